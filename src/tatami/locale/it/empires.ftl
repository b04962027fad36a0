# Small Samurai Empires: nomi, mosse, eventi, domande e rifiuti.

## Nomi
house-red = Rosso
house-blue = Blu
house-yellow = Giallo
house-green = Verde
house-tokugawa = Tokugawa
house-takeda = Takeda
house-mori = Mori

region-grey = Saigoku (grigia)
    .short = Saigoku
region-orange = Kinai e Tokai (arancione)
    .short = Kinai e Tokai
region-teal = Kanto e Oshu (verde acqua)
    .short = Kanto e Oshu
region-violet = Ezo (viola)
    .short = Ezo
region-red = Kita-Ezo (rossa)
    .short = Kita-Ezo

province-satsuma = Satsuma
province-higo = Higo
province-tosa = Tosa
province-bungo = Bungo
province-nagato = Nagato
province-aki = Aki
province-kii = Kii
province-ise = Ise
province-settsu = Settsu
province-yamashiro = Yamashiro
province-owari = Owari
province-mino = Mino
province-echizen = Echizen
province-suruga = Suruga
province-musashi = Musashi
province-shinano = Shinano
province-hitachi = Hitachi
province-echigo = Echigo
province-mutsu = Mutsu
province-matsumae = Matsumae
province-tokachi = Tokachi
province-ishikari = Ishikari
province-teshio = Teshio
province-nemuro = Nemuro
province-kunashiri = Kunashiri
province-soya = Soya
province-shiranushi = Shiranushi
province-kushunkotan = Kushunkotan

order-recruit = Recluta armate
order-attack = Attacco
order-harvest = Raccogliere
order-castle = Costruisci un castello
order-move3 = Muovi di 3
order-move23 = Muovi di 2 o di 3
order-ship = Muovi di 2 / Muovi per nave

unit-samurai = armata
    .full = armata di samurai
unit-archer = arciere
unit-general = generale
unit-veteran = veterano

good-food = cibo
good-bushido = bushido

neutral-move = Muovi di 1
neutral-attack = Attacco
neutral-recruit = Recluta 1 armata
neutral-harvest = Raccogli 1

dojo-earth = Terra
dojo-wind = Vento
dojo-fire = Fuoco
dojo-water = Acqua
dojo-void = Vuoto

training-archer = un arciere
training-veteran = un veterano
training-general-range = un generale (dal campo di tiro)
training-general-arsenal = un generale (dall’arsenale)

mountain-ambush = Imboscata
mountain-mercenaries = Mercenari
mountain-bushido-master = Maestro Bushido
mountain-highland-farm = Azienda agricola di montagna
mountain-independent-tribe = Tribù indipendente
mountain-journey = Il viaggio è la destinazione

location-capital = capitale
location-food = cibo
location-bushido = bushido
location-shrine = santuario

slot-grey-1 = Saigoku 1
slot-grey-2 = Saigoku 2
slot-grey-3 = Saigoku 3
slot-orange-1 = Kinai e Tokai 1
slot-orange-2 = Kinai e Tokai 2
slot-orange-3 = Kinai e Tokai 3
slot-teal-1 = Kanto e Oshu 1
slot-teal-2 = Kanto e Oshu 2
slot-teal-3 = Kanto e Oshu 3
slot-violet-1 = Ezo 1
slot-violet-2 = Ezo 2
slot-violet-3 = Ezo 3
slot-red-1 = Kita-Ezo 1
slot-red-2 = Kita-Ezo 2
slot-red-3 = Kita-Ezo 3

phase-dojo = Scelta del dojo
phase-destiny = Destino
phase-planning = Pianificazione
phase-resolution = Risoluzione
phase-count = Fine dell’era
phase-over = Fine della partita

## Opzioni
option-empires-edition = Edizione
option-empires-edition-hint = Con quale edizione delle regole si gioca.
value-empires-edition-2022 = 2022
value-empires-edition-2022-hint = Le regole più recenti; servono per l’espansione e per il solitario.
value-empires-edition-2019 = 2019
value-empires-edition-2019-hint = La prima edizione: castelli anche nelle capitali, ogni avversario si copre una volta per era.
value-empires-edition-draft = Bozza
value-empires-edition-draft-hint = Prima della prima edizione: 20 armate, navi gratis, nessuna variante.
option-empires-modules = Varianti ed espansione
option-empires-modules-hint = Si combinano liberamente.
value-empires-modules-agendas = Obiettivi delle regioni
value-empires-modules-agendas-hint = Un obiettivo e una regola per ogni regione.
value-empires-modules-mountains = Sentiero della montagna
value-empires-modules-mountains-hint = Segnalini coperti aspettano sulle strade di montagna.
value-empires-modules-shrines = Santuari sacri
value-empires-modules-shrines-hint = I santuari di un colore valgono di più insieme.
value-empires-modules-random-neutral = Azioni neutrali casuali
value-empires-modules-random-neutral-hint = Le azioni neutrali accanto agli spazi si ridistribuiscono.
value-empires-modules-new-region = Nuova regione
value-empires-modules-new-region-hint = L’ascesa dei Tokugawa: la regione rossa a nord; in 5 giocatori c’è sempre.
value-empires-modules-dojo = Dojo
value-empires-modules-dojo-hint = L’ascesa dei Tokugawa: arcieri, veterani e generali con abilità.
option-empires-random-dojo = Dojo a caso
option-empires-random-dojo-hint = I dojo si assegnano a caso invece di sceglierli.
option-empires-open-screens = Schermi aperti
option-empires-open-screens-hint = Tutti vedono il cibo e il bushido di tutti.

## Obiettivi, regole, abilità
agenda-1a = 3 punti: controlla qui almeno 2 province, ognuna con almeno 2 tue armate.
agenda-1b = 5 punti: controlla qui almeno 4 province.
agenda-2a = 4 punti: almeno 7 tue armate qui.
agenda-2b = 3 punti: tue armate in almeno 4 province qui.
agenda-3a = 4 punti: almeno 3 tue armate in ciascuna di almeno 3 province qui.
agenda-3b = 4 punti: almeno 2 tue armate in ciascuna di almeno 2 province qui, e controlli la provincia del tuo castello.
agenda-3b-2019 = 4 punti: almeno 2 tue armate in ciascuna di almeno 2 province qui, e qui hai un castello.
agenda-4a = 4 punti: controlla qui almeno 2 province risorsa e una provincia santuario.
agenda-4b = 4 punti: controlla qui almeno 2 province risorsa e la capitale.
agenda-5a = 4 punti: controlla qui una provincia risorsa, una provincia santuario e la capitale.
agenda-5b = 4 punti: controlla qui tutte le province risorsa.
decree-1 = Qui la seconda armata distrutta con un ordine «Attacco» è gratis.
decree-2 = Qui il terzo punto di «Muovi di 2 o di 3» è gratis.
decree-3 = Qui la seconda armata di un ordine «Recluta armate» è gratis.
decree-4 = Muovere per nave da qui è gratis.
decree-5 = Raccogliere qui dà da ogni provincia 1 in più della stessa risorsa.
ability-earth-veteran = Un altro samurai della caserma lo raggiunge nella sua provincia.
ability-earth-general = Distruggi tutte le armate avversarie in una provincia di questa regione; i generali sono risparmiati.
ability-wind-veteran = Questo veterano si muove fino a 2 province.
ability-wind-general = In ogni provincia di questa regione ciascuno, anche tu, tiene solo 1 armata; i generali sono risparmiati.
ability-fire-veteran = Distruggi 1 armata avversaria in una provincia confinante via terra; i generali sono risparmiati.
ability-fire-general = Porta nella sua provincia quanti tuoi samurai e arcieri vuoi, da ovunque.
ability-water-veteran = Respingi fino a 2 armate avversarie dalla sua provincia in una adiacente; i generali restano.
ability-water-general = Prendi ogni risorsa prodotta in questa regione, poi distruggi lì fino a 2 armate avversarie; i generali sono risparmiati.
ability-void-veteran = Svolgi l’azione neutrale accanto a un tuo segnalino non coperto in questa regione.
ability-void-general = Può muovere in una provincia adiacente, poi distrugge lì tutte le armate avversarie; i generali sono risparmiati.

## Che cosa decidere
prompt-empires-dojo = Scegli il tuo dojo.
prompt-empires-destiny = Scegli in segreto una carta destino.
prompt-empires-planning = Piazza un segnalino ordine su uno spazio.
prompt-empires-resolution = Svolgi il tuo ordine.
prompt-empires-over = La partita è finita.
prompt-empires-placement = Puoi addestrare un’unità.
prompt-empires-move = Muovi le tue armate, un confine alla volta.
prompt-empires-sail = Scegli chi va per nave.
prompt-empires-recruit = Recluta: scegli dove e chi.
prompt-empires-attack = Scegli un’armata avversaria da distruggere.
prompt-empires-harvest = Raccogli in questa regione.
prompt-empires-harvest-one = Scegli una provincia in cui raccogliere.
prompt-empires-castle = Costruisci un castello, o rinforza quello che hai qui.
prompt-empires-disband = Scegli le armate che fanno posto al castello.
prompt-empires-expedition = La spedizione attraversa la montagna.
prompt-empires-tribe = La tribù è con te: scegli un’azione neutrale di questa regione.
prompt-empires-earth-veteran = Puoi mettere un altro samurai accanto al veterano.
prompt-empires-water-veteran = Puoi respingere fino a 2 armate avversarie in una provincia adiacente.
prompt-empires-void-veteran = Puoi svolgere l’azione neutrale accanto a un tuo segnalino qui.
prompt-empires-earth-general = Puoi distruggere tutte le armate avversarie in una provincia qui.
prompt-empires-wind-general = Puoi lasciare a tutti solo 1 armata in ogni provincia qui.
prompt-empires-fire-general = Puoi radunare armate presso il tuo generale.
prompt-empires-water-general = Puoi prendere le risorse di questa regione, poi distruggere fino a 2 armate.
prompt-empires-void-general = Il generale può fare un passo, poi distruggere tutte le armate avversarie dove si trova.

## Mosse
action-empires-done = Nient’altro
action-empires-pass = Non piazzare nulla
action-empires-use = Usa l’abilità
action-empires-harvest = Raccogli tutto qui
action-empires-dojo = Scegli il dojo: { $dojo }
action-empires-destiny = Scegli la carta destino: { $region }
action-empires-train = Addestra { $training }
action-empires-board = Imbarca 1 { $unit }
action-empires-return = Riporta 1 { $unit } nella riserva
action-empires-neutral = Svolgi l’azione neutrale dello spazio { $slot }
action-empires-place = Piazza «{ $order }» sullo spazio { $slot }
action-empires-recruit = Recluta 1 { $unit } in { $province }
action-empires-build = Costruisci un castello in { $province }
action-empires-reinforce = Rinforza il castello in { $province }
action-empires-raze = Distruggi tutte le armate avversarie in { $province }
action-empires-harvest-one = Raccogli in { $province }
action-empires-attack = Attacca { $seat } in { $province }
action-empires-gather = Porta 1 { $unit } da { $from }
action-empires-push = Respingi 1 { $unit } di { $seat } → { $to }
action-empires-move = Muovi 1 { $unit }: { $from } → { $to }
action-empires-explore = Muovi 1 { $unit } oltre la montagna e scopri il segnalino: { $from } → { $to }
action-empires-sail = { $armies ->
    [one] Porta per nave { $armies } armata: { $from } → { $to }
   *[other] Porta per nave { $armies } armate: { $from } → { $to }
}

## Eventi
event-empires-first-player = Comincia { $seat }.
event-empires-era-begins = Inizia l’era { $era }.
event-empires-era-ends = Finisce l’era { $era }.
event-empires-round-begins = Round { $round }: si piazzano gli ordini.
event-empires-dojo-chosen = { $seat } sceglie un dojo: { $dojo }.
event-empires-destiny-picked = { $seat } sceglie una carta destino: { $region }.
event-empires-destiny-picked-hidden = { $seat } ha scelto una carta destino.
event-empires-destiny-shown = { $seat } mostra la carta destino: { $region }.
event-empires-destiny-opened = Carta destino dal mazzo: { $region }.
event-empires-card-drawn = { $seat } pesca una carta destino: { $region }.
event-empires-card-drawn-hidden = { $seat } pesca una carta destino.
event-empires-order-placed = { $seat } piazza «{ $order }» sullo spazio { $slot }.
event-empires-order-placed-hidden = { $seat } piazza un ordine sullo spazio { $slot }.
event-empires-token-covered = { $own ->
    [yes] { $seat } copre un proprio segnalino sullo spazio { $slot }.
   *[no] { $price ->
        [0] { $seat } copre gratis un segnalino di { $owner } sullo spazio { $slot }.
       *[other] { $seat } copre per { $price } bushido un segnalino di { $owner } sullo spazio { $slot }.
    }
}
event-empires-passed = { $seat } non piazza nulla.
event-empires-order-shown = { $seat } scopre «{ $order }» sullo spazio { $slot }.
event-empires-order-idle = «{ $order }» di { $seat } sullo spazio { $slot } non ha effetto.
event-empires-moved = { $seat } muove 1 { $unit }: { $from } → { $to }.
event-empires-sailed = { $seat } porta per nave 1 { $unit }: { $from } → { $to }.
event-empires-recruited = { $seat } recluta 1 { $levy } in { $province }.
event-empires-destroyed = { $by } distrugge 1 { $unit } di { $seat } in { $province }.
event-empires-gained = { $seat } riceve { $amount } { $good } da { $province }.
event-empires-gained-freely = { $seat } riceve { $amount } { $good }.
event-empires-paid = { $seat } paga { $amount } { $good }.
event-empires-castle-built = { $seat } costruisce un castello in { $province }.
event-empires-disbanded = { $seat } riporta nella riserva 1 { $unit } da { $province }.
event-empires-reinforced = { $seat } rinforza il castello in { $province }.
event-empires-influence = { $seat } guadagna influenza in { $region }: +{ $steps }, ora { $influence }.
event-empires-region-bonus = { $points ->
    [one] { $seat } segna { $points } punto per le province in { $region }.
   *[other] { $seat } segna { $points } punti per le province in { $region }.
}
event-empires-shrines = { $points ->
    [one] { $seat } segna { $points } punto per i santuari.
   *[other] { $seat } segna { $points } punti per i santuari.
}
event-empires-tokens-back = Tutti i segnalini ordine tornano ai proprietari.
event-empires-turn-order = Ordine di turno, posto { $place }: { $seat }.
event-empires-agenda = { $points ->
    [one] { $seat } raggiunge l’obiettivo di { $region }: { $points } punto.
   *[other] { $seat } raggiunge l’obiettivo di { $region }: { $points } punti.
}
event-empires-explored = { $seat } scopre il segnalino montagna tra { $from } e { $to }: { $token }.
event-empires-ambushed = { $seat } cade in un’imboscata e torna in { $province }.
event-empires-trained = { $seat } addestra { $training }.
event-empires-ability = { $seat }: il { $rank } usa l’abilità del dojo «{ $dojo }».
event-empires-pushed = Il veterano dell’acqua respinge 1 { $unit } di { $seat }: { $from } → { $to }.
event-empires-siege = { $points ->
    [one] { $seat } segna { $points } punto per gli arcieri all’assedio.
   *[other] { $seat } segna { $points } punti per gli arcieri all’assedio.
}
event-empires-final-influence = { $points ->
    [one] { $seat } segna { $points } punto per l’influenza in { $region }, carte giocate: { $cards }.
   *[other] { $seat } segna { $points } punti per l’influenza in { $region }, carte giocate: { $cards }.
}
event-empires-leftovers = { $points ->
    [one] { $seat } segna { $points } punto per le risorse rimaste.
   *[other] { $seat } segna { $points } punti per le risorse rimaste.
}
event-empires-won = { $points ->
    [one] { $seat } vince con { $points } punto.
   *[other] { $seat } vince con { $points } punti.
}
event-empires-house-places = { $seat } piazza un ordine sullo spazio { $slot }, con il luogo { $location } in { $region }.
event-empires-house-stuck = { $seat } non trova uno spazio e non piazza nulla.
event-empires-house-points = { $points ->
    [one] { $seat } segna { $points } punto.
   *[other] { $seat } segna { $points } punti.
}
event-empires-house-trimmed = { $amount ->
    [one] { $seat } toglie { $amount } armata da { $province }.
   *[other] { $seat } toglie { $amount } armate da { $province }.
}
event-empires-location-joins = { $seat }: un segnalino luogo di { $region } entra nella pila.
event-empires-gathered = { $seat } raduna 1 { $unit }: { $from } → { $to }.
event-empires-location-under = { $seat } non trova uno spazio in { $region }: il segnalino luogo va in fondo alla pila.

## Rifiuti
refuse-emp-not-now = Non ora. { $now ->
    [dojo] { prompt-empires-dojo }
    [destiny] { prompt-empires-destiny }
    [resolution] { prompt-empires-resolution }
    [over] { prompt-empires-over }
    [placement] { prompt-empires-placement }
    [move] { prompt-empires-move }
    [sail] { prompt-empires-sail }
    [recruit] { prompt-empires-recruit }
    [attack] { prompt-empires-attack }
    [harvest] { prompt-empires-harvest }
    [harvest-one] { prompt-empires-harvest-one }
    [castle] { prompt-empires-castle }
    [disband] { prompt-empires-disband }
    [expedition] { prompt-empires-expedition }
    [tribe] { prompt-empires-tribe }
    [earth-veteran] { prompt-empires-earth-veteran }
    [water-veteran] { prompt-empires-water-veteran }
    [void-veteran] { prompt-empires-void-veteran }
    [earth-general] { prompt-empires-earth-general }
    [wind-general] { prompt-empires-wind-general }
    [fire-general] { prompt-empires-fire-general }
    [water-general] { prompt-empires-water-general }
    [void-general] { prompt-empires-void-general }
   *[planning] { prompt-empires-planning }
}
refuse-emp-no-such-place = Su questo tabellone non c’è posto per una mossa simile.
refuse-emp-no-red-region = Questa partita si gioca senza la regione rossa.
refuse-emp-no-such-house = A questo tavolo non c’è una casata numero { $number }.
refuse-emp-other-region = Questa azione si svolge solo in { $region }.
refuse-emp-no-dojo = Questa partita si gioca senza dojo.
refuse-emp-dojo-chosen = I dojo si scelgono una volta sola, prima della prima era.
refuse-emp-dojo-taken = Il dojo «{ $dojo }» è già di { $seat }.
refuse-emp-no-hands = Nel solitario non ci sono carte destino in mano.
refuse-emp-card-not-in-hand = Non hai in mano questa carta destino: { $region }.
refuse-emp-destiny-over = Le carte destino si scelgono all’inizio di un’era.
refuse-emp-picked-already = Hai già scelto la tua carta destino; ora aspetta gli altri.
refuse-emp-place-in-planning = Gli ordini si piazzano nella pianificazione; ora si risolvono.
refuse-emp-finish-placement = Prima finisci di piazzare questo segnalino.
refuse-emp-token-not-in-hand = Non hai più un segnalino «{ $order }».
refuse-emp-slot-taken = Sullo spazio { $slot } c’è già un segnalino di { $owner }, e nel 1° round servono spazi vuoti.
refuse-emp-face-down = Il segnalino sullo spazio { $slot } è stato piazzato in questo round e non si può coprire.
refuse-emp-victim-covered = Un segnalino di { $owner } è già stato coperto in questo round.
refuse-emp-covered-this-era = In questa era hai già coperto un segnalino di { $owner }.
refuse-emp-cover-price = Coprire questo segnalino costa { $price } bushido; ne hai { $have }.
refuse-emp-must-place = Devi piazzare un segnalino ordine: uno spazio c’è.
refuse-emp-pass-is-for-placing = Si può rinunciare solo a piazzare; un’azione si può concludere.
refuse-emp-finish-boarding = La nave è pronta: prima di’ chi parte.
refuse-emp-finish-castle = Il castello è iniziato: prima di’ quali armate tornano.
refuse-emp-train-when-placing = Si addestra solo quando si piazza un segnalino ordine.
refuse-emp-trained-already = Con questo segnalino ordine hai già addestrato un’unità.
refuse-emp-train-between = Addestra prima o dopo l’azione neutrale, non nel mezzo.
refuse-emp-archers-limit = Non puoi avere più di { $most } arcieri.
refuse-emp-barracks-empty = La tua caserma è vuota.
refuse-emp-archer-price = Un arciere costa 1 bushido; non ne hai.
refuse-emp-veteran-price = Un veterano costa 1 cibo; non ne hai.
refuse-emp-general-limit = Hai già il tuo generale.
refuse-emp-range-empty = Al campo di tiro non c’è nessuno.
refuse-emp-arsenal-empty = Nell’arsenale non c’è nessuno.
refuse-emp-general-price = Un generale costa 1 bushido e 1 cibo.
refuse-emp-no-neutral-now = Durante la risoluzione non si svolgono azioni neutrali.
refuse-emp-neutral-by-placing = Un’azione neutrale viene con il segnalino ordine che le piazzi accanto; non c’è una mossa a parte.
refuse-emp-token-not-yours = Sullo spazio { $slot } non c’è un tuo segnalino non coperto.
refuse-emp-neutral-idle = «{ $neutral }» qui non avrebbe effetto.
refuse-emp-beside-first = La seconda armata va nella stessa provincia della prima.
refuse-emp-no-recruit-site = { $province } non è la capitale qui né la provincia del tuo castello qui.
refuse-emp-besieged = Il tuo castello in { $province } è assediato: lì non si recluta.
refuse-emp-no-supply = Nella tua riserva non ci sono più armate.
refuse-emp-only-samurai = Il veterano del vuoto recluta solo un samurai.
refuse-emp-not-trained = Non hai un’unità addestrata di questo tipo: { $unit }.
refuse-emp-second-recruit-price = La seconda armata costa 1 cibo.
refuse-emp-recruited-all = Questa azione non porta altre armate.
refuse-emp-veterans-are-samurai = Un veterano sul tabellone è un normale samurai: chiamalo così.
refuse-emp-castle-here = Hai già un castello in { $region }; puoi rinforzarlo.
refuse-emp-no-castles = Tutti i tuoi castelli sono costruiti.
refuse-emp-castle-in-capital = In una capitale non si costruiscono castelli.
refuse-emp-castle-taken = In { $province } c’è già un castello.
refuse-emp-two-armies = Per un castello servono 2 tue armate in { $province }.
refuse-emp-no-castle-there = Non hai un castello in { $province }.
refuse-emp-nothing-returns = Le armate tornano solo quando costruisci un castello.
refuse-emp-no-unit-there = Lì non hai questa unità: { $unit_full }.
refuse-emp-nothing-to-harvest = In { $region } non hai nulla da raccogliere.
refuse-emp-harvest-one = L’azione neutrale raccoglie in una provincia: di’ quale.
refuse-emp-harvest-all = L’ordine raccoglie insieme in tutte le tue province qui.
refuse-emp-no-resource = { $province } non dà risorse.
refuse-emp-harvest-control = Non controlli { $province }.
refuse-emp-harvest-army = Non hai armate in { $province }.
refuse-emp-own-army = Non puoi colpire le tue armate.
refuse-emp-not-next-by-land = { $province } non confina via terra con la provincia del veterano.
refuse-emp-only-its-province = Il veterano del vuoto attacca solo nella sua provincia.
refuse-emp-not-its-province = Il veterano del fuoco colpisce in una provincia adiacente, non nella sua.
refuse-emp-same-province = La seconda armata deve cadere nella stessa provincia della prima.
refuse-emp-no-army-to-attack = In { $province } non hai armate con cui attaccare.
refuse-emp-no-victim = { $seat } non ha armate in { $province }.
refuse-emp-general-spared = Lì c’è solo il generale di { $seat }, e le abilità risparmiano i generali.
refuse-emp-journey-price = «Il viaggio è la destinazione»: distruggere un’armata costa 1 bushido.
refuse-emp-second-attack-price = Distruggere la seconda armata costa 1 bushido.
refuse-emp-attacked-all = Questa azione non distrugge altre armate.
refuse-emp-no-army = In { $from } non hai questa unità: { $unit_full }.
refuse-emp-out-of-reach = Le tue armate in { $from } sono fuori portata: questa azione muove le armate di { $region }.
refuse-emp-no-border = { $from } e { $to } non sono adiacenti.
refuse-emp-only-this-veteran = Può muovere solo il veterano appena reclutato.
refuse-emp-only-this-general = Può muovere solo il generale appena reclutato.
refuse-emp-general-stepped = Il generale ha già fatto il suo passo.
refuse-emp-point-price = I punti sono finiti, e uno in più costa 1 cibo.
refuse-emp-points-spent = I punti movimento sono finiti.
refuse-emp-general-point-only = Resta solo il passo in più del generale.
refuse-emp-no-mountains = Questa partita si gioca senza segnalini montagna.
refuse-emp-no-mountain-road = Nessuna strada di montagna va da { $from } a { $to }.
refuse-emp-general-opens-none = Il passo del generale del vuoto non scopre segnalini montagna.
refuse-emp-mountain-empty = Il segnalino di questa montagna non c’è più; la strada è un normale confine.
refuse-emp-explored-already = Una sola spedizione per azione di movimento, e c’è già stata.
refuse-emp-no-ship = In questa azione non c’è una nave, o è già partita.
refuse-emp-walked-already = A piedi o per nave: un’armata si è già mossa.
refuse-emp-too-few-to-sail = { $armies ->
    [one] Non hai armate in { $from }.
   *[other] Hai meno di { $armies } armate in { $from }.
}
refuse-emp-ship-price = La nave costa 1 cibo; non ne hai.
refuse-emp-nobody-boards = Nessuno si sta imbarcando.
refuse-emp-not-coastal = Le navi vanno solo tra province costiere.
refuse-emp-ship-holds-two = Una nave porta 1 o 2 armate.
refuse-emp-sail-nowhere = Una nave va in un’altra provincia.
refuse-emp-nobody-to-destroy = Lì non ci sono armate avversarie da distruggere; i generali sono risparmiati.
refuse-emp-no-ability = Nessuna abilità da usare: si attiva quando recluti un veterano o un generale.
refuse-emp-already-there = Il generale è già lì.
refuse-emp-push-same = Le due armate si respingono nella stessa provincia.
refuse-emp-push-neighbour = { $to } non è adiacente alla provincia del veterano.
refuse-emp-nobody-to-push = Nella provincia del veterano { $seat } non ha questa unità: { $unit_full }.
refuse-emp-general-stays = Le abilità non muovono i generali: per loro un generale non è un’armata.
refuse-emp-push-by-water = Solo un veterano dell’acqua appena reclutato respinge armate.
refuse-emp-gather-by-fire = Solo un generale del fuoco appena reclutato raduna armate.
refuse-emp-raze-by-earth = Solo un generale della terra appena reclutato svuota una provincia.
