# 7 Samurai: le parole del tavolo
## Samurai: abilità e Kiai
seven-ability-heihachi = può cedere le carte pari a un vicino
seven-ability-shichiroji = può cedere le carte dispari a un vicino
seven-ability-gorobei = può ignorare le penalità delle carte pari
seven-ability-kambei = può ignorare le penalità delle carte dispari
seven-ability-kikuchiyo = può combattere due volte per turno
seven-ability-kyuzo = può scartare una carta se la linea ne ha già una di uguale forza
seven-ability-katsushiro = può mettere una carta sotto il mazzo
seven-ability-short-heihachi = cede le carte pari
seven-ability-short-shichiroji = cede le dispari
seven-ability-short-gorobei = ignora penalità pari
seven-ability-short-kambei = ignora penalità dispari
seven-ability-short-kikuchiyo = combatte due volte
seven-ability-short-kyuzo = scarta carte uguali
seven-ability-short-katsushiro = carta sotto il mazzo
seven-ability-full-heihachi = Una carta pari che prendi può andare a un vicino, che decide che cosa farne.
seven-ability-full-shichiroji = Una carta dispari che prendi può andare a un vicino, che decide che cosa farne.
seven-ability-full-gorobei = Può ignorare le penalità delle carte pari, una per una. Una penalità ignorata non ferisce.
seven-ability-full-kambei = Può ignorare le penalità delle carte dispari, una per una. Una penalità ignorata non ferisce.
seven-ability-full-kikuchiyo = Può combattere una seconda volta nello stesso turno.
seven-ability-full-kyuzo = Una carta di forza uguale a una della linea si può scartare subito.
seven-ability-full-katsushiro = Una carta può andare sotto il mazzo; se ne pesca un’altra, che va piazzata.
seven-shout-heihachi-human = alzare una barricata
seven-shout-heihachi-animal = alzare una barricata e curare un samurai
seven-shout-shichiroji-human = spostare l’ultima carta di un samurai a un altro
seven-shout-shichiroji-animal = spostare l’ultima carta di un samurai, due volte
seven-shout-gorobei-human = scartare le prime 2 carte del mazzo
seven-shout-gorobei-animal = scartare le prime 3 carte del mazzo
seven-shout-kambei-human = scartare le prime 2 carte della breccia
seven-shout-kambei-animal = scartare le prime 3 carte della breccia
seven-shout-kikuchiyo-human = scartare l’ultima carta di un samurai
seven-shout-kikuchiyo-animal = scartare l’ultima carta di un samurai, due volte
seven-shout-kyuzo-human = il segnalino di un samurai passa a un altro
seven-shout-kyuzo-animal = spostare un segnalino e alzare una barricata
seven-shout-katsushiro-human = guardare le prime 2 e rimetterle in qualsiasi ordine
seven-shout-katsushiro-animal = guardare le prime 3 e rimetterle in qualsiasi ordine
seven-shout-heihachi-human-short = +1 barricata
seven-shout-heihachi-animal-short = +1 barricata, cura
seven-shout-shichiroji-human-short = sposta una carta
seven-shout-shichiroji-animal-short = sposta due carte
seven-shout-gorobei-human-short = 2 via dal mazzo
seven-shout-gorobei-animal-short = 3 via dal mazzo
seven-shout-kambei-human-short = 2 via dalla breccia
seven-shout-kambei-animal-short = 3 via dalla breccia
seven-shout-kikuchiyo-human-short = via l’ultima carta
seven-shout-kikuchiyo-animal-short = via 2 ultime carte
seven-shout-kyuzo-human-short = sposta un segnalino
seven-shout-kyuzo-animal-short = segnalino, +1 barricata
seven-shout-katsushiro-human-short = ordina le prime 2
seven-shout-katsushiro-animal-short = ordina le prime 3
seven-kiai-at = Kiai { $n }
seven-as-animal = Kiai da animale
seven-animal-kiai = da animale, { $n }
seven-animal = animale
seven-the-animal = Animale
seven-the-samurai = Samurai
seven-wounds-note = Prima ferita: un segnalino. Seconda: il segnalino va via e il samurai diventa l’animale. Terza: un segnalino. Quarta: il villaggio è perduto.

## Plance
seven-your-left = alla tua sinistra
seven-your-right = alla tua destra
seven-near-left = sinistra
seven-near-right = destra
seven-defence = Difesa
seven-line = Linea di battaglia
seven-oldest-first = esce prima la più vecchia
seven-guarded = difeso
seven-open = scoperto
seven-goes-here = va qui
seven-safe-hat = nessuna ferita
seven-safe-house = nessun incendio
seven-safe-doll = famiglia salva
seven-else-hat = o una ferita
seven-else-house = o un incendio
seven-else-doll = o una perdita
seven-next = prossimo turno
seven-strikes = adesso
seven-next-turn = Prossimo turno:
seven-no-penalty = nessuna penalità in attesa
seven-no-bandits = nessun bandito in linea
seven-none-short = nessun bandito
seven-nothing-short = senza penalità
seven-passed = ha passato: fuori per questo round
seven-short-barricade = barricata
seven-short-wound = ferita
seven-short-breach = breccia
seven-short-no-defence = no difesa
seven-short-no-support = no supporto
seven-short-left-draws = pesca sin.
seven-short-right-draws = pesca des.
seven-short-must-pass = deve passare
seven-short-reinforce = torna un bandito
seven-short-no-ability = no abilità
seven-short-lose-defender = via guardia
seven-open-list = scoperti: { $what }
seven-all-guarded = tutto difeso
seven-token = Segnalino supporto: { $name }
seven-token-home = Segnalino supporto di { $name }
seven-token-out = Segnalino supporto di { $name }: prestato
seven-token-used = Segnalino scoperto di { $name }, in uso
seven-token-line = Si presta invece di combattere: chi lo tiene ha l’abilità nel prossimo turno. Poi torna a casa. Una carta va nella breccia senza essere vista.
seven-open-token = Segnalino scoperto di { $name }
seven-open-token-line = È scoperto: all’inizio di un turno un samurai può usarlo fino alla fine del round, una volta per partita.
seven-lent-by = Prestato da { $name }
seven-lent = prestato
seven-out = prestato ad altri
seven-yours = tuo
seven-drag = trascina, o S
seven-wound = ferita
seven-track = Tracciato di battaglia
seven-track-line = È a { $track }. Esattamente { $kiai } è il Kiai: l’effetto, poi esce la carta più vecchia. Oltre, si perde una barricata e il samurai nel prossimo turno deve passare.
seven-penalty-line = Quando comincia il prossimo turno del samurai, colpisce l’ultima carta della linea.
seven-penalties = Penalità

## Il villaggio
seven-deck = { $n ->
    [one] bandito nel mazzo
   *[other] banditi nel mazzo
  }
seven-breach = nella breccia
seven-discarded = scarti · guarda
seven-look-discard = Scarti: { $n }. Guardali
seven-of = { $n } su { $max }
seven-gone = perduta
seven-thing-deck = Mazzo
seven-thing-deck-line = Ogni scontro scopre la prima carta. Quando è vuoto, il round finisce.
seven-thing-breach = Breccia
seven-thing-breach-line = Carte sfuggite. A fine round si scoprono: ogni fiamma brucia una barricata.
seven-thing-discard = Scarti
seven-thing-discard-line = Banditi fuori per questo round. Si possono guardare.
seven-thing-building = Edifici
seven-thing-building-line = A fine round ne brucia uno per ogni samurai senza una casa, e ogni volta che non restano barricate. Con l’ultimo la partita è perduta. Ognuno vale un punto.
seven-thing-barricade = Barricate
seven-thing-barricade-line = Si perdono per le penalità, per i tracciati oltre il Kiai e per le fiamme nella breccia. Quando non ce ne sono, bruciano gli edifici.
seven-thing-wound = Ferita
seven-thing-wound-line = { seven-wounds-note }
seven-family-heal = A fine round un samurai a caso perde il segnalino ferita.
seven-family-barricade = A fine round si alza una barricata.
seven-family-breach = A fine round si scarta la prima carta della breccia.

## Le carte a parole
seven-rank-raider = razziatore
seven-rank-henchman = sgherro
seven-rank-chief = capo
seven-strength = Forza { $n }.
seven-strength-line = A destra il tracciato sale di tanto.
seven-strength-now = Attacco: il tracciato va { $from } → { $to } su { $kiai }.
seven-no-symbol = Nessun simbolo.
seven-no-symbol-line = Non può difendere.
seven-guard-about-hat = Contadini: senza un cappello a sinistra il samurai a fine round prende una ferita.
seven-guard-about-house = Edifici: senza una casa a sinistra a fine round brucia un edificio.
seven-guard-about-doll = Famiglie: senza una bambola a sinistra a fine round si perde una famiglia.
seven-flame = Fiamma.
seven-flame-line = Scoperta nella breccia brucia una barricata.
seven-about-barricade = Si perde una barricata; se non ce ne sono, un edificio.
seven-about-wound = Il samurai prende una ferita.
seven-about-breach = La prima carta del mazzo va nella breccia senza essere vista.
seven-about-no-defence = In questo turno nessuna carta può andare a sinistra.
seven-about-no-support = In questo turno l’azione di supporto è vietata.
seven-about-left-draws = Il vicino di sinistra pesca una carta nella linea di battaglia.
seven-about-right-draws = Il vicino di destra pesca una carta nella linea di battaglia.
seven-about-must-pass = In questo turno il samurai deve passare.
seven-about-reinforce = Un bandito scartato torna nel mazzo, che viene mescolato.
seven-about-no-ability = In questo turno le abilità non valgono; il Kiai sì.
seven-about-lose-defender = Si scarta una carta a sinistra; sceglie il proprietario.
seven-odd-note = Forza dispari: Shichiroji può cederla, Kambei può ignorarne le penalità.
seven-even-note = Forza pari: Heihachi può cederla, Gorobei può ignorarne le penalità.
seven-impossible-note = Una penalità che non si può applicare è una ferita.

## La legenda, e ciò che si è visto
seven-legend = Segni
seven-signs = Segni sul tavolo
seven-guards-left = Difese, a sinistra
seven-on-boards = Su carte e plance
seven-kiai = Kiai
seven-kiai-line = Stare esattamente qui: l’effetto, poi esce la carta più vecchia.
seven-beyond = Oltre il Kiai
seven-beyond-line = Si perde una barricata; il samurai deve passare.
seven-seal = Sigillo rosso
seven-seal-line = La penalità dell’ultima carta: colpisce all’inizio del prossimo turno.
seven-families-help = Le famiglie aiutano a fine round
seven-chiefs-only = Solo i capi
seven-bandits = Banditi
seven-tokens-abilities = Segnalini supporto e abilità
seven-seen = Carte viste
seven-discard-sum = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }, fiamme: { $flames }
seven-discard-empty = Ancora nessuno scarto.
seven-place = { $n }ª dall’alto
seven-none-known = Qui non si conosce nessuna carta.
seven-unplaced = In gioco, ma nessuno sa dove
seven-tally = Conteggio
seven-tally-strength = Forza
seven-tally-seen = viste finora
seven-tally-box = nella scatola

## La striscia
seven-strip = La tua decisione
seven-ask-start = : usa un segnalino scoperto o comincia il turno
seven-ask-penalty = : colpisce l’ultimo bandito
seven-ask-lose = : quale difesa si perde?
seven-ask-action = { $support ->
    [true] : combatti, dai supporto o passa
   *[other] : combatti o passa
  }
seven-ask-forced = : resta solo passare
seven-ask-second = : combatti ancora o finisci il turno
seven-ask-card = : dove va questo bandito?
seven-ask-card-given = : { $name } ti passa questo bandito. Dove va?
seven-ask-kiai = : usa il Kiai o lascialo andare
seven-ask-kiai-to = : e a chi?
seven-ask-order = : in che ordine tornano? La prima si pesca per prima
seven-ask-choose = : scegli
seven-do-fight = Combatti
seven-do-support = Dai supporto
seven-do-pass = Passa
seven-do-end = Finisci il turno
seven-do-begin = Comincia il turno
seven-do-defend = Difendi
seven-do-attack = Attacca
seven-do-discard = Scartala
seven-do-under = Sotto il mazzo
seven-do-ignore = Ignora: { $penalty }
seven-give-to = A { $name }
seven-give-line = { $name } decide sulla carta { $strength }; lì il tracciato è { $track } su { $kiai }.
seven-discard-line = Nella linea c’è già una carta { $strength }: questa va negli scarti.
seven-under-line = Pescane un’altra; quella va piazzata.
seven-guards = { $symbol } di guardia:
seven-guard-saves-hat = nessuna ferita a fine round.
seven-guard-saves-house = nessun edificio brucia a fine round.
seven-guard-saves-doll = nessuna famiglia perduta a fine round.
seven-track-stays = Il tracciato resta a { $track }.
seven-track-goes = Tracciato { $from } → { $to }.
seven-then-beyond = Oltre { $kiai }: nel prossimo turno devi passare.
seven-back-below = Non più oltre { $kiai }.
seven-kiai-seal = Kiai!
seven-kiai-then = Puoi { $shout }; poi esce la carta { $strength }, tracciato { $track }.
seven-fight-line = { $n ->
    [one] Scopri la prima carta: ne resta { $n }.
   *[other] Scopri la prima carta: ne restano { $n }.
  }
seven-fight-known = In cima c’è una carta { $strength }.
seven-fight-safe = Se attacchi: ogni bandito è sicuro.
seven-fight-odds = { $safe ->
    [1] Se attacchi: 1 sicuro, { $kiai } Kiai, da { $beyond } costa una barricata.
   *[other] Se attacchi: 1–{ $safe } sicuri, { $kiai } Kiai, da { $beyond } costa una barricata.
  }
seven-fight-edge = Se attacchi: { $kiai } è Kiai, da { $beyond } costa una barricata.
seven-support-line = La tua abilità per il suo prossimo turno.
seven-support-cost = Una carta va nella breccia senza essere vista: lì { $n }.
seven-pass-line = Fuori per questo round. Nessuna penalità colpisce.
seven-pass-cost = Così com’è, la fine del round ti costa { $what }.
seven-pass-free = Tutti e tre sono difesi.
seven-open-costs-hat = una ferita
seven-open-costs-house = un edificio
seven-open-costs-doll = una famiglia
seven-sure = Davvero?
seven-sure-how = Ancora una volta e passi per tutto il round.
seven-sure-again = Ancora un clic e si fa.
seven-cannot = Non si può:
seven-not-possible = non ora
seven-end-line = Nessun secondo scontro.
seven-begin-line = Senza un altro segnalino.
seven-ignore-line = Non colpisce e non è una ferita.
seven-lose-guard = Perdi: { $symbol }
seven-order = Ordine { $n }
seven-order-line = La prima si pesca per prima.
seven-last-of = Ultima carta di { $name }
seven-own-last = La tua ultima carta
seven-token-of = Segnalino di { $name }
seven-to-name = A { $name }
seven-move-from = Lì il tracciato è { $track } su { $kiai }.
seven-move-to = Si piazza lì, a sinistra o a destra; tracciato { $track } su { $kiai }.
seven-lend-to = Ha l’abilità nel prossimo turno.
seven-heal = Cura { $name }
seven-heal-line = Il segnalino ferita va via.
seven-raise = Alza una barricata
seven-raise-line = Barricate { $from } → { $to }.
seven-use-kiai-deck = Sfoltisci il mazzo
seven-use-kiai-breach = Sfoltisci la breccia
seven-use-kiai-look = Guarda il mazzo
seven-let-go = Lascia andare
seven-let-go-line = Il Kiai finisce.
seven-only-leaves = Esce solo la carta { $strength }: tracciato { $track }.
seven-decides = Decide { $name }
seven-then = Poi { $name }; { $n ->
    [one] tocca a te dopo { $n } turno.
   *[other] tocca a te dopo { $n } turni.
  }
seven-then-you = Poi tocca a te.
seven-not-this-round = Hai passato: gli altri reggono questo round.
seven-forced-none = Non ha simboli: può solo attaccare.
seven-forced-same = Il suo simbolo ({ $symbol }) è già difeso: può solo attaccare.
seven-forced-barred = Niente difesa in questo turno: può solo attaccare.
seven-all-told = Tutto ciò che è successo

## Il foglio
seven-points-now = { $n ->
    [one] ora { $n } punto
   *[other] ora { $n } punti
  }
seven-if-now = Se il round finisse ora
seven-without-hat = senza cappello: { $names }
seven-without-house = senza casa: { $names }
seven-without-doll = senza bambola: { $names }
seven-all = tutti
seven-night-cost = Il round { $round } è costato
seven-lost-house = edifici
seven-lost-doll = famiglie
seven-lost-wound = ferite
seven-lost-fence = barricate
seven-signals = Segnali agli altri
seven-say-take = Posso prenderla
seven-say-help = Aiuto
seven-say-look = Guarda qui
seven-signal-take = può prenderla
seven-signal-help = chiede aiuto
seven-signal-look = indica { $name }
seven-signal-card = indica una carta
seven-ping-take = Posso prenderla
seven-ping-help = Aiuto
seven-ping-look = { $name }: guarda
seven-ping-card = { $name }: guarda questa carta

## Kiai
seven-kiai-word = Kiai!
seven-stands = { $name } è esattamente a { $n }
seven-sentence = { $text }.
seven-then-leaves = Poi esce la più vecchia, la carta { $strength }: tracciato { $from } → { $to }.

## La fine di un round
seven-step-hats = Cappelli
seven-step-hats-line = senza, una ferita
seven-step-houses = Case
seven-step-houses-line = senza, brucia un edificio
seven-step-dolls = Bambole
seven-step-dolls-line = senza, si perde una famiglia
seven-step-families = Le famiglie aiutano
seven-step-families-line = curano · costruiscono · vegliano, quelle rimaste
seven-step-breach = La breccia
seven-step-breach-line = ogni fiamma brucia una barricata
seven-step-nothing = niente
seven-because-hats = { $name } non ha un cappello a sinistra.
seven-because-houses = { $name } non ha una casa a sinistra.
seven-because-dolls = { $name } non ha una bambola a sinistra.
seven-left-buildings = edifici rimasti: { $n }
seven-left-families = famiglie rimaste: { $n }
seven-left-barricades = barricate: { $n }
seven-next-loss = Avanti
seven-skip-all = Salta tutto
seven-pause = Pausa
seven-go-on = Continua

## La fine
seven-dawn = Alba. Il villaggio è salvo.
seven-lost-samurai = Un samurai è caduto.
seven-lost-buildings = L’ultimo edificio è bruciato.
seven-lost-families = L’ultima famiglia è perduta.
seven-saved = Salvo
seven-lost = Perduto
seven-samurai-n = { $n } samurai
seven-of-ten = su 10 punti
seven-plus-line = un più per ogni livello sopra il facile
seven-best-new = Meglio che mai: il record era { $n }.
seven-best = Il record finora: { $n }.
seven-nights = Notte per notte
seven-moment = La notte più dura
seven-turned = Dove tutto è cambiato
seven-moment-line = Round { $round }: { $what }.
seven-faced = { $n ->
    [one] { $n } bandito affrontato
   *[other] { $n } banditi affrontati
  }
seven-shouted = Kiai: { $n }
seven-lent-times = supporto: { $n }
seven-harder = Più difficile: { $level }
seven-try-again = Riprova
