# Il gioco nel browser.
web-close = Chiudi
web-back = Indietro
web-confirm = Esegui
web-undo = Annulla
web-hint = Suggerimento
web-odds = Probabilità
web-odds-village = Il villaggio resiste
web-moves = Mosse ({ $n })
web-all-moves = Tutto ciò che puoi fare ora
web-skip = Salta
web-speed = Velocità dell’animazione
web-why-not = Perché no?
web-you = tu
web-reveals = Non si può annullare: scopre qualcosa.

## Il tavolo di Empires
web-map = Mappa
web-order-line = Linea degli ordini da sud a nord
web-own-screen = Dietro il tuo schermo ({ $house })
web-orders = I tuoi segnalini ordine
web-left = { $n ->
    [one] { $n } rimasto
   *[other] { $n } rimasti
}
web-hand = Le tue carte destino
web-destiny-card = Carta destino: { $region }
web-supply = Armate nella riserva
web-castles-left = Castelli nella riserva
web-players = Casate in ordine di turno
web-provinces-held = Province controllate
web-cards-left = Carte destino in mano
web-points = Punti
web-influence = Influenza
web-cards-played = { $n ->
    [one] { $n } carta destino
   *[other] { $n } carte destino
}
web-overview = Panoramica
web-thinking = Calcolo in corso…
web-neighbours = Province vicine: { $names }
web-log = Registro
web-era = Era { $era } · round { $round }
web-phase-destiny = Destino: tutti scelgono una carta
web-phase-planning = Pianificazione: si piazzano gli ordini
web-phase-resolution = Risoluzione: gli ordini si scoprono e si svolgono
web-phase-over = La partita è finita
web-bonus-hint = Punti per il maggior numero di province e per il secondo, a fine era
web-role-capital = Capitale
web-role-resource = Risorsa
web-role-shrine = Santuario
web-coastal = costa
web-armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
web-archers = { $n ->
    [one] { $n } arciere
   *[other] { $n } arcieri
}
web-general = generale
web-castle = castello
web-control = Controllata da { $house }
web-control-none = Nessuno la controlla
web-slot-empty = Spazio vuoto
web-slot-hidden = Segnalino coperto: { $house }
web-slot-token = { $house }: { $order }
web-slot-neutral = Azione neutrale: { $neutral }
web-verb-recruit = Recluta
web-verb-build = Costruisci
web-verb-attack = Attacca
web-verb-harvest = Raccogli
web-verb-place = Piazza un ordine

## Che cosa devi fare
web-over = La partita è finita
web-waits = { $house } sta pensando…
web-playing-out = Guarda che cosa succede…

## Inizio e tavoli
web-home = Pagina iniziale
web-game-empires = Small Samurai Empires
web-game-seven = 7 Samurai
web-game-empires-line = Pianifica ordini segreti e conquista il Giappone provincia per provincia. 1⁠–⁠5 giocatori.
web-game-seven-line = Restate uniti e salvate il villaggio dai banditi. 1⁠–⁠7 giocatori.
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-learn = Impara
web-rules = Regole
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento nessuno aspetta compagnia.
web-seats-free = Posti liberi: { $free } su { $all }
web-sit-down = Siediti
web-join = Entra con un link
web-join-link = Link d’invito
web-join-go = Vai
web-bad-link = Questo non è un link d’invito.
web-replays = Partite registrate
web-open-record = Apri un file di partita
web-bad-file = Questo file non è leggibile.
web-your-turn = Tocca a te
web-stage-lobby = in attesa
web-stage-playing = in corso
web-forget = Togli dall’elenco
web-loading = Un momento…
web-no-server = Il server non risponde.
web-solo-hint = Da soli contro due casate che giocano da sé.
web-seat = Posto { $n }
web-seat-free = posto libero
web-level-random = a caso
web-level-novice = principiante
web-level-soldier = soldato
web-level-captain = capitano
web-level-general = generale
web-level-shogun = shogun
web-clock = Orologio
web-clock-none = Senza orologio
web-listed = Mostra fra i tavoli aperti
web-help-allowed = I bot danno suggerimenti e probabilità
web-verify = Verifica la distribuzione
web-seal = Sigillo della distribuzione: { $seal }
web-seal-same = È la distribuzione sigillata all’inizio ({ $seal }…).
web-seal-differs = Questa non è la distribuzione sigillata all’inizio.
web-own-board = Tabellone personalizzato (file TOML o JSON)
web-start = Inizia
web-open-table = Apri il tavolo
web-somebody = un ospite
web-away = assente
web-invite = Copia l’invito
web-copied = Copiato
web-copy-this = Copia questo link:
web-watch-link = Copia il link per spettatori
web-fill = Completa con bot:
web-your-name = Il tuo nome
web-no-table = Questo tavolo non esiste, o il tuo posto è su un altro dispositivo.
web-undo-asked = Qualcuno vuole annullare una mossa. Sei d’accordo?
web-yes = Sì
web-no = No
web-hand-over = { $house }: tocca a te davanti allo schermo
web-hand-over-go = Ci sono
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Scrivi qualcosa
web-table-menu = Questo tavolo
web-let-bot = Fai giocare un bot
web-play-again-myself = Continuo io
web-alerts = Quando tocca a me e non sono al tavolo
web-alert-webhook = Chiama questo indirizzo (webhook)
web-alert-email = Scrivi a questo indirizzo e-mail
web-alert-save = Salva
web-alert-saved = Salvato
web-alert-remove = Togli
web-replay = Rivedi
web-download = Scarica la partita
web-fork = Gioca da qui
web-rematch = Gioca ancora
web-see-board = Guarda il tabellone
web-village-saved = Il villaggio è salvo
web-village-lost = Il villaggio è perduto
web-points-by-source = Punti per fonte
web-source-bonus = Regioni
web-source-shrines = Santuari
web-source-agendas = Obiettivi
web-source-other = Altro
web-source-influence = Influenza
web-source-leftovers = Risorse rimaste
web-it-can = Si può fare.

## Impostazioni e regole
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-washi = Washi (chiaro)
web-theme-night = Notte (scuro)
web-settings = Impostazioni
web-set-confirm = Chiedi conferma prima di una mossa
web-set-notify = Avvisami quando tocca a me
web-notify-refused = Il browser non permette a questa pagina di mostrare notifiche.
web-notify-turn = È il tuo turno
web-set-reader = Mostra il tabellone a parole
web-set-motion = Animazione
web-as-system = come il sistema
web-on = sì
web-off = no
web-keys = Tasti: Tab per spostarsi, ← e → tra ciò che si può scegliere, Invio per scegliere e confermare, Esc per tornare, U per annullare, H per un suggerimento, ? per chiedere perché no, spazio per saltare.
web-search = Cerca nelle regole
web-nothing-found = Nessun risultato.

## Il regolamento
rules-turn = Come si svolge un turno
rules-contents = Indice
rules-all = Tutte le regole per numero
rules-now = Qui e ora:
rules-editions = Che cosa cambia nelle altre edizioni
rules-rulings = Interpretazioni
rules-rulings-n = dove il libro lascia spazio: { $n }
rules-print = Stampa
rules-beside = La partita continua; il tavolo resta utilizzabile.
rules-page = Apri come pagina

## Il tavolo dei 7 Samurai
web-strength = forza { $n }
web-flame = fiamma
web-track = Tracciato di battaglia { $track }, Kiai a { $kiai }
web-passed = ha passato
web-wounded = Ferito
web-defenders = Difesa a sinistra
web-battle-line = Linea di battaglia a destra
web-helped-by = Aiuto di { $names }
web-ability-heihachi = cede le carte pari
web-ability-shichiroji = cede le carte dispari
web-ability-gorobei = ignora le penalità delle carte pari
web-ability-kambei = ignora le penalità delle carte dispari
web-ability-kikuchiyo = può combattere due volte
web-ability-kyuzo = scarta una carta se la linea ne ha già una di uguale forza
web-ability-katsushiro = mette una carta sotto il mazzo
web-barricades = barricate
web-buildings = Edifici
web-families = Famiglie
web-unhurt = Nessuno è ferito
web-buildings-left = { $n ->
    [one] { $n } edificio in piedi
   *[other] { $n } edifici in piedi
}
web-families-left = { $n ->
    [one] { $n } famiglia
   *[other] { $n } famiglie
}
web-barricades-left = { $n ->
    [one] { $n } barricata
   *[other] { $n } barricate
}
web-deck-left = { $n ->
    [one] { $n } bandito nel mazzo
   *[other] { $n } banditi nel mazzo
}
web-breach-left = { $n ->
    [one] { $n } carta nella breccia
   *[other] { $n } carte nella breccia
}
web-drawn-card = { $house } scopre un bandito
web-round = Round { $round }
web-round-of = Round { $round } su 3
web-open-tokens = Segnalini supporto scoperti:
web-outcome-samurai = Un samurai è caduto.
web-outcome-buildings = L’ultimo edificio è bruciato.
web-outcome-families = L’ultima famiglia è perduta.

## Rivedere
web-first = All’inizio
web-previous = Una mossa indietro
web-next = Una mossa avanti
web-last = Alla fine
web-play = Riproduci
web-pause = Pausa
web-scrub = Mossa
web-jump = Vai a un round
web-see-as = Guarda come
web-spectator = spettatore
web-share = Copia link
web-curve = Andamento, mossa per mossa

## Imparare
learn-begin = Inizia la prima partita
learn-next = Avanti
learn-empires-intro = Una vera partita contro due principianti. Un foglietto accanto al tabellone spiega ogni passo al momento giusto. Circa dieci minuti per la prima era; poi gioca quanto vuoi.
learn-empires-goal-title = Di che si tratta
learn-empires-goal = Tre ere di due round. Chi controlla province a fine era guadagna influenza e punti. Dopo la terza era vince chi ha più punti.
learn-empires-destiny-title = Destino
learn-empires-destiny = Scegli una carta in segreto. Alla fine il valore della tua influenza in una regione si conta una volta per ogni carta di quella regione giocata: scegli le regioni dove vuoi essere forte.
learn-empires-place-title = Ordini
learn-empires-place = Clicca un ordine in basso, poi uno spazio vuoto della linea degli ordini. Il segnalino resta coperto: nessuno conosce il tuo piano. Agirà nella regione di quello spazio.
learn-empires-neutral-title = L’azione neutrale
learn-empires-neutral = Il piccolo simbolo accanto allo spazio è un’azione gratuita da svolgere subito in quella regione. Svolgila sulla mappa, oppure scegli «{ web-skip-it }».
learn-empires-resolve-title = Si scoprono gli ordini
learn-empires-resolve = Ora i segnalini si scoprono uno a uno da sud a nord e agiscono nella loro regione. Quando è il tuo segnalino, puoi cliccare le province con il contorno tratteggiato.
learn-empires-move-title = Muovere
learn-empires-move = Clicca una provincia con una tua armata, poi la meta. Ogni passo è un movimento; un’armata può farne diversi.
learn-empires-attack-title = Attaccare
learn-empires-attack = Dove hai un’armata ne distruggi una avversaria. Una seconda costa 1 bushido.
learn-empires-cover-title = Il secondo round
learn-empires-cover = Ora puoi anche coprire segnalini: i tuoi gratis, gli altrui pagando bushido. Un segnalino coperto non agisce più.
learn-empires-back-title = Da nord a sud
learn-empires-back = Si ripercorre la linea al contrario. I segnalini non coperti del primo round agiscono di nuovo.
learn-empires-era-title = La fine dell’era
learn-empires-era = Raccolta, influenza, bonus di regione e santuari sono stati contati; guarda il registro. Ora comincia chi ha meno punti.
learn-empires-end-title = Il punteggio finale
learn-empires-end = La tua influenza in ogni regione dà un moltiplicatore, che si conta una volta per ogni carta di quella regione giocata. Più un punto ogni tre risorse rimaste. Questo è tutto il gioco.
learn-seven-intro = Tre samurai a livello facile: tu sei Kambei, due capitani giocano Heihachi e Katsushiro. Insieme difendete il villaggio per tre round. Un foglietto spiega ogni passo al momento giusto, e un anello mostra dove.
learn-seven-goal-title = Difendere il villaggio
learn-seven-goal = Perdete insieme se cade un samurai, brucia l’ultimo edificio o si perde l’ultima famiglia. Resistete tre round.
learn-seven-fight-title = Combattere
learn-seven-fight = Combattendo scopri un bandito dal mazzo. Poi decidi dove va.
learn-seven-card-title = Destra o sinistra
learn-seven-card = A destra combatte: la sua forza muove il tuo tracciato. A sinistra protegge, se il suo simbolo lì manca: a fine round il cappello protegge te da una ferita, la casa un edificio, la bambola una famiglia.
learn-seven-exact-title = Esattamente sull’oro
learn-seven-exact = Attacca con questa: il tuo tracciato starebbe esattamente sul tuo Kiai. Di meglio non c’è.
learn-seven-kiai-title = Kiai
learn-seven-kiai = Il samurai il cui tracciato è esattamente sul valore Kiai grida: si può usare l’effetto scritto accanto, poi il bandito più vecchio della sua fila va negli scarti.
learn-seven-penalty-title = Penalità
learn-seven-penalty = All’inizio del tuo turno colpisce la penalità dell’ultimo bandito della tua linea di battaglia.
learn-seven-support-title = Supporto
learn-seven-support = Invece di combattere puoi prestare a un altro samurai il tuo segnalino supporto: la tua abilità vale anche per lui. Ma il primo bandito del mazzo va di nascosto nella breccia.
learn-seven-pass-title = Passare
learn-seven-pass = Chi passa è fuori per il round. Oltre il tuo valore Kiai devi passare.
learn-seven-round-title = Il prossimo round
learn-seven-round = Si è pagato per cappelli, case e bambole mancanti e si sono scoperte le carte della breccia: ogni fiamma ha bruciato una barricata. Ora arrivano banditi più forti.
learn-seven-end-title = La fine
learn-seven-end = Un punto per ogni edificio e famiglia, e uno se nessuno è ferito. La prossima volta prova un livello più difficile.

## In corso
web-dojos = Dojo
web-range = campo di tiro
web-arsenal = arsenale
web-headquarters = quartier generale
web-stack = { $n ->
    [one] { $n } segnalino luogo, prossimo:
   *[other] { $n } segnalini luogo, prossimo:
}
web-phase-dojo = Ogni casata sceglie un dojo

## Passi della fine dell'era
web-step-nothing = Nessuno riceve nulla.

## Replays' curves, the end of a round, the village in words
web-lost-in-round = Ha resistito fino al round { $round }. Un villaggio perduto non dà punti.
web-curve-points = Punti
web-curve-village = Villaggio
web-curve-odds = Probabilità
web-odds-curve = Le probabilità mossa per mossa
web-turning-point = Svolta: mossa { $ply }
web-words-none = niente
web-words-hand = Carta pescata: { $card }.
