# Il gioco nel browser.
web-title = Tatami
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
web-speed = Velocità dell'animazione
web-why-not = Perché no?
web-you = tu
web-bot = bot
web-reveals = Non si può annullare: rivela qualcosa.

## Il tavolo di Empires
web-map = Mappa
web-order-line = Linea degli ordini da sud a nord
web-own-screen = Dietro il tuo schermo ({ $house })
web-orders = I tuoi segnalini ordine
web-order-count = { $order }, { $n } rimasti
web-hand = Le tue carte destino
web-destiny-card = Carta destino: { $region }
web-supply = Armate nella riserva
web-castles-left = Castelli nella riserva
web-players = Casate in ordine di turno
web-provinces-held = Province controllate
web-tokens-left = Segnalini ordine rimasti
web-cards-left = Carte destino in mano
web-points = Punti
web-influence = Influenza
web-cards-played = { $n ->
    [one] { $n } carta destino
   *[other] { $n } carte destino
}
web-agendas = Agende
web-log = Che cosa è successo
web-era = Era { $era } · round { $round }
web-phase-destiny = Destino: tutti scelgono una carta
web-phase-planning = Pianificazione: si piazzano gli ordini
web-phase-resolution = Risoluzione degli ordini
web-phase-over = La partita è finita
web-way = { $round ->
    [1] si risolve da sud a nord
   *[other] si risolve da nord a sud
}
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
web-do-choose = { $house }: scegli
web-do-destiny = { $house }: scegli in segreto una carta destino
web-do-place = { $house }: piazza un ordine su uno spazio
web-do-move = { $house }: muovi un'armata
web-do-sail = { $house }: muovi un'armata o salpa
web-do-attack = { $house }: distruggi un'armata
web-do-recruit = { $house }: recluta un'armata
web-do-build = { $house }: costruisci un castello
web-do-reinforce = { $house }: rinforza il castello
web-do-harvest = { $house }: raccogli
web-do-train = { $house }: addestra un'unità
web-do-pass = { $house }: passa
web-do-done = { $house }: qui non resta altro da fare
web-over = La partita è finita
web-waits = { $house } sta pensando…
web-playing-out = Guarda che cosa succede…
