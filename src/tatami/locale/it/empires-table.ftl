# Il tavolo di Small Samurai Empires: la striscia che parla, le spiegazioni, la scena, il conteggio.

## Che cosa ti si chiede
web-do-choose = Scegli
web-do-dojo = Scegli il tuo dojo
web-do-destiny = Scegli una carta destino
web-do-place = Piazza un ordine
web-do-move = Muovi un’armata
web-do-sail = Muovi un’armata, anche per nave
web-do-attack = Distruggi un’armata
web-do-recruit = Recluta un’armata
web-do-build = Costruisci un castello
web-do-reinforce = Rinforza il tuo castello
web-do-harvest = Raccogli
web-do-harvest-one = Raccogli in una provincia
web-do-train = Puoi addestrare un’unità
web-do-pass = Non piazzare nulla
web-do-done = Qui non resta nulla da fare
web-do-explore = Attraversa la montagna
web-do-board = Scegli chi si imbarca
web-do-return = Scegli chi torna nella riserva
web-do-neutral = Esegui un’azione neutrale
web-do-raze = Distruggi tutte le armate di una provincia
web-do-gather = Raduna un’unità
web-do-push = Respingi un’armata
web-do-use = Usa l’abilità o rinuncia
web-strip = Che cosa fare ora
web-why = Perché?
web-of = { $n } di { $of }
web-point-of = punto { $n } di { $of }
web-free = gratis
web-skip-it = Salta
web-from = Da { $province }
web-all-right = Va bene
web-cannot = Ora non si può
web-look-around = Guardati intorno: nulla di ciò che tocchi viene giocato.
web-waits-slot = { $house } sceglie uno spazio
web-waits-card = { $house } sceglie una carta

## La conseguenza
web-then-destiny = In segreto; tutte le carte si mostrano insieme.
web-then-dojo = I tuoi veterani e il generale avranno le sue abilità per tutta la partita.
web-then-place = Scegli un ordine qui sotto, poi uno spazio. Resta coperto fino al suo turno.
web-then-cover = Su uno spazio vuoto, gratis sul tuo segnalino, o su quello di un altro per { $price } bushido.
web-then-slot = **{ $order }**: ora uno spazio illuminato. Agirà nella regione di quello spazio.
web-then-order = Ora uno dei tuoi ordini qui sotto.
web-then-acts = { $last ->
    [true] **{ $order }** agisce per ultimo, in **{ $region }**. Subito: { $neutral }.
   *[other] **{ $order }** agisce come numero { $nth }, in **{ $region }**. Subito: { $neutral }.
}
web-then-pays = Il segnalino di { $house } viene coperto per { $price } bushido.
web-then-card = { $influence ->
    [0] **{ $region }** riceve la carta numero { $nth }. Non hai ancora influenza lì.
   *[other] **{ $region }** riceve la carta numero { $nth }: la tua influenza { $influence } varrà { $then } alla fine, senza { $now }.
}
web-then-yours = Prendi **{ $province }**.
web-then-nobody = Poi nessuno controlla { $province }.
web-then-theirs = { $house } prende { $province }.
web-order-in = **{ $order }** in { $region }.
web-offer-point = { $price ->
    [0] Qui un punto in più è gratis.
   *[other] Un punto in più per { $price } cibo.
}
web-offer-ship = { $price ->
    [0] Oppure salpa con al massimo 2 armate, qui gratis.
   *[other] Oppure salpa con al massimo 2 armate per { $price } cibo.
}
web-offer-army = { $price ->
    [0] Qui una seconda armata è gratis.
   *[other] Una seconda armata per { $price } cibo.
}
web-offer-strike = { $price ->
    [0] Nello stesso luogo può cadere una seconda armata, qui gratis.
   *[other] Nello stesso luogo può cadere una seconda armata per { $price } bushido.
}
web-go-dojo = Prendi { $dojo }
web-go-destiny = Gioca questa carta
web-go-place = Piazza
web-go-move = Muovi a { $to }
web-go-explore = Attraversa fino a { $to }
web-go-sail = Salpa per { $to }
web-go-attack = Attacca { $seat }
web-go-recruit = Recluta
web-go-build = Costruisci
web-go-reinforce = Rinforza
web-go-harvest-one = Raccogli in { $province }
web-go-train = Addestra
web-go-push = Respingi in { $to }
web-go-gather = Raduna
web-go-raze = Distruggi

## Azioni neutrali
web-neutral-actions = Azioni neutrali
web-neutral-now = Azione neutrale: { $neutral }
web-neutral-move = Muovi 1 tua armata di { $region } in una provincia vicina. Puoi rinunciare.
web-neutral-attack = Distruggi 1 armata in una provincia di { $region } in cui ti trovi. Puoi rinunciare.
web-neutral-recruit = 1 armata nella capitale di { $region } o al tuo castello lì. Puoi rinunciare.
web-neutral-harvest = Prendi la risorsa di 1 provincia di { $region } in cui ti trovi. Puoi rinunciare.
explain-neutral-move = 1 punto movimento nella regione dello spazio; l’armata può uscirne.
explain-neutral-attack = Distruggi 1 armata in una provincia della regione in cui ti trovi.
explain-neutral-recruit = 1 armata nella capitale della regione o al tuo castello lì.
explain-neutral-harvest = Prendi la risorsa di 1 provincia della regione in cui ti trovi.

## Suggerimenti
web-hint-is = Suggerimento: { $move }
web-hint-of = { $n } di { $of }, probabilità { $percent }%
web-hint-other = Un altro
web-hint-take = Fallo

## La scena
web-hold = Ferma
web-go-on = Avanti
web-key-space = Spazio
web-next-event = Avanti
web-carries-out = { $house } esegue: { $order }
web-waited = Mentre aspettavi
web-see-again = rivedi
web-hit-armies = { $n ->
    [one] Perdi { $n } armata in { $province }.
   *[other] Perdi { $n } armate in { $province }.
}
web-hit-pushed = La tua armata viene respinta da { $province }.
web-hit-covered = Il tuo segnalino su { $slot } è coperto: non agirà.
web-hit-lost = { $house } ti prende { $province }.
web-hit-nobody = { $province } non è più tua; non è di nessuno.

## La mano, la linea e il lato
web-order-recruit = Recluta
web-order-attack = Attacco
web-order-harvest = Raccogliere
web-order-castle = Castello
web-order-move3 = Muovi di 3
web-order-move23 = Muovi di 2 o 3
web-order-ship = Muovi di 2 / nave
web-card-worth = ×{ $times } ora, { $cards } giocate
web-dojo-of = Dojo: { $dojo }
web-dojo-taken = Ce l’ha { $house }.
web-veteran = Veterano
web-general-title = Generale
web-agenda-of = Obiettivo di { $region }
web-inland = entroterra
web-tokens-placed = Segnalini piazzati in questo round
web-cards-played-title = Carte destino giocate
web-worth-now = Vale ora
web-influence-note = Il moltiplicatore della tua influenza per le carte giocate, regione per regione.
web-tab-log = Che cosa è successo
web-tab-influence = Influenza
web-tab-modules = Moduli
web-tab-race = La corsa
web-phase-count = Fine dell’era: si contano le regioni
web-whole-map = Mostra tutta la mappa
web-zoom-in = Avvicina la mappa

## Il conteggio
web-count = Il conteggio di quest’era
web-count-shrines = Santuari
web-count-siege = Assedi
web-this-era = Quest’era
web-total = Totale
web-final = Il punteggio finale
web-three-eras = Tre ere
web-era-counted = Conteggio dell’era { $era }: { $what }
web-takes = { $house } ottiene **{ $n }**
web-most = { $n ->
    [one] { $house }, di più: { $n } provincia
   *[other] { $house }, di più: { $n } province
}
web-second = { $house }: { $n }
web-you-title = Tu
web-to-total = Al totale
web-next-region = Avanti
web-play-on = Continua a giocare
web-winner-with = { $n ->
    [one] { $house } vince con { $points }
   *[other] { $house } si dividono la vittoria con { $points }
}
web-best-region = La tua regione migliore.
web-best-region-is = { $region }: influenza { $n }, { $points } punti.
web-find-turning = Trova la svolta
web-swing = { $house }: probabilità da { $from } a { $to }.
web-no-turning = Nessuna mossa ha deciso da sola la partita: le probabilità non sono mai cambiate di oltre il { $n } % in una volta.

## Spiegazioni
explain-order-recruit = 1 armata nella capitale della regione o al tuo castello lì; 1 cibo ne porta una seconda.
explain-order-recruit-draft = 1 armata nella capitale della regione o al tuo castello lì; 1 cibo ne porta una seconda nello stesso luogo.
explain-order-attack = Distruggi 1 armata nemica in una provincia della regione in cui ti trovi; 1 bushido ne distrugge un’altra lì.
explain-order-harvest = 1 risorsa da ogni provincia risorsa della regione in cui hai un’armata.
explain-order-harvest-draft = 1 risorsa da ogni provincia risorsa della regione che controlli.
explain-order-castle = 2 tue armate di una provincia tornano, lì sorge un castello (potere 2); dove ne hai uno, aggiungi 1 armata. Non in una capitale, non dove c’è già un castello.
explain-order-castle-2019 = 2 tue armate di una provincia tornano, lì sorge un castello (potere 2); dove ne hai uno, aggiungi 1 armata.
explain-order-castle-draft = 2 tue armate di una provincia tornano, lì sorge un castello (potere 2) con 1 armata come segno; dove ne hai uno, aggiungi 1 armata.
explain-order-move3 = 3 punti movimento per le tue armate della regione, da dividere come vuoi.
explain-order-move23 = 2 punti movimento per le tue armate della regione; 1 cibo ne dà uno in più.
explain-order-move23-draft = 2 punti movimento per le tue armate della regione.
explain-order-ship = 2 punti movimento per le tue armate della regione; oppure, per 1 cibo, al massimo 2 armate vanno per nave da una costa a qualsiasi altra.
explain-order-ship-draft = 2 punti movimento per le tue armate della regione; oppure al massimo 2 armate vanno gratis per nave da una costa a qualsiasi altra.
explain-in-hand = { $n ->
    [0] Nessuno in mano.
   *[other] **{ $n } in mano.**
}
explain-at-once = Subito, gratis: { $neutral }
explain-nth = { $last ->
    [true] l’ultimo di { $of } ad agire
   *[other] numero { $nth } di { $of } ad agire
}
explain-soon = { $n ->
    [one] il prossimo
   *[other] { $n } segnalini prima
}
explain-covered = copre il segnalino di { $house }
explain-need = Ti serve potere in più: { $n }.
explain-besieged = Il castello è assediato.
explain-bonus = A fine era: { $first } punti a chi ha più province qui, { $second } al secondo. In parità al primo posto tutti prendono il valore minore.
explain-decree = Regola, per tutti
explain-you-have = **Tu:** { $what }.
explain-have-held-with-two = province tenute con 2 armate: { $n }
explain-have-provinces = province tenute: { $n }
explain-have-armies = armate: { $n }
explain-have-stands = province con un’armata: { $n }
explain-have-with-two = province con 2 armate: { $n }
explain-have-with-three = province con 3 armate: { $n }
explain-have-castle = { $n ->
    [0] nessun castello valido
   *[other] il castello
}
explain-have-resources = province risorsa: { $n }
explain-have-shrines = santuari: { $n }
explain-have-capital = { $n ->
    [0] non la capitale
   *[other] la capitale
}
explain-done-by = Ottenuto: { $houses }.
explain-trained = Addestrati: { $range } arcieri, { $arsenal } veterani, { $headquarters } generali.
explain-store-food-title = Cibo
explain-store-food = Compra una seconda armata, un terzo punto movimento, una nave. 3 risorse rimaste alla fine: 1 punto.
explain-store-food-draft = Compra una seconda armata.
explain-store-bushido-title = Bushido
explain-store-bushido = Compra un secondo colpo e copre i segnalini altrui nel round 2. 3 risorse rimaste alla fine: 1 punto.
explain-store-bushido-draft = Compra un secondo colpo e copre i segnalini altrui nel round 2.
explain-store-supply-title = Armate nella riserva
explain-store-supply = Quelle non sulla mappa. Senza riserva non si recluta.
explain-store-castles-title = Castelli nella riserva
explain-store-castles = Al massimo uno per regione; potere 2 e 1 influenza ogni era.
explain-you-own = Ne hai { $n }.
explain-player = { $score } punti. Province { $provinces }, armate sulla mappa { $armies }, nella riserva { $supply }, carte { $cards }, ordini in mano { $orders }.
explain-place = Posto { $place } di { $of } nell’ordine di turno.
explain-track = 3 ere di 2 round: gli ordini si piazzano, poi si eseguono. Dopo ogni secondo round si conta l’era.
explain-influence-title = { $house } in { $region }: influenza { $n }
explain-influence = Alla fine il tracciato trasforma l’influenza in un moltiplicatore, per le carte destino giocate della regione.
explain-influence-now = Carte giocate { $cards }: ora vale **{ $points }**.
explain-stand = **Ti trovi in:** { $provinces }.
explain-stand-nowhere = Non hai armate in questa regione.

## Il riepilogo
web-aid = Riepilogo
web-aid-score = Che cosa conta
web-aid-power = Potere: 1 per armata, 2 per castello. Chi da solo ne ha di più controlla la provincia.
web-aid-harvest = Fine dell’era, prima: 1 risorsa da ogni provincia risorsa che controlli.
web-aid-influence = Poi 1 influenza per ogni provincia che controlli e 1 per il tuo castello nella regione.
web-aid-bonus = Poi i bonus delle regioni: più province, secondo posto.
web-aid-shrines = Poi 1 punto per ogni santuario che controlli.
web-aid-end = Dopo l’era III: moltiplicatore × carte per ogni regione, 1 punto per 3 risorse rimaste.
web-aid-track = Influenza e moltiplicatore:
web-aid-keys = Tasti: P apre questa pagina, Invio esegue, Esc torna indietro, U annulla, H suggerisce, ? spiega, lo spazio ferma la scena.
learn-leave = Lascia le lezioni

## Il regolamento: come si svolge un turno
rules-empires-turn = Tre ere di due round. Il primo round di un’era comincia con il destino; il secondo va subito alla pianificazione e finisce con il conteggio.
rules-empires-again = round 2: ancora pianificazione e ordini
rules-empires-destiny = Destino
rules-empires-destiny-how = una carta a testa, in segreto
rules-empires-planning = Pianificazione
rules-empires-planning-how = ordini coperti, a turno
rules-empires-orders = Ordini
rules-empires-orders-how = da sud a nord, nel round 2 indietro
rules-empires-count = Conteggio
rules-empires-count-how = dopo il secondo round
rules-empires-aim = Piazzando un ordine puoi svolgere subito l’**azione neutrale** accanto allo spazio. L’ordine resta coperto fino al turno del suo spazio e agisce in quella regione. Chi da solo ha più potere in una provincia la controlla; il controllo dà influenza, e l’influenza per le carte destino giocate fa vincere.
rules-empires-piece-army = armata
rules-empires-piece-army-how = potere 1
rules-empires-piece-castle = castello
rules-empires-piece-castle-how = potere 2
rules-empires-piece-capital = capitale
rules-empires-piece-capital-how = qui arrivano le nuove armate
rules-empires-piece-food = cibo
rules-empires-piece-food-how = armate, passi, navi
rules-empires-piece-bushido = bushido
rules-empires-piece-bushido-how = colpi, coprire
rules-empires-piece-shrine = santuario
rules-empires-piece-shrine-how = un punto ogni era
rules-example-power = A sinistra castello e armata fanno 3 contro 2, controlla il Rosso. A destra 2 contro 2, nessuno controlla.
rules-example-move = Un’armata fa due passi ed esce dalla regione: due punti spesi.
rules-example-attack = Il Rosso è qui: cade 1 armata, del Blu o del Giallo; per 1 bushido un’altra in questa provincia.
rules-example-bonus = Il Rosso tiene due province e prende il valore maggiore, il Blu una e prende il minore.
