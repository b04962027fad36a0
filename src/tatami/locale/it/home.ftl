# The pages around the tables.

## Home
home-pages = Pagine
home-tables = Tavoli
home-my-games = Le mie partite
home-tagline = Due giochi di samurai allo stesso tavolo, nel browser. Da soli, con gli amici o contro i bot. Gratis, senza account.
home-good-morning = Buongiorno, { $name }
home-good-day = Buongiorno, { $name }
home-good-evening = Buonasera, { $name }
home-tables-wait = { $n ->
    [0] Nessuno ti aspetta. Fai con calma.
    [one] Un tavolo ti aspetta.
   *[other] { $n } tavoli ti aspettano.
}
home-running = Tavoli in corso
home-continue = Continua
home-go-there = Vai
home-look = Guarda
home-turn-of = Di turno: { $name }
home-all-tables = { $n ->
    [one] Un altro tavolo
   *[other] Altri { $n } tavoli
}
home-search-tables = Cerca fra i miei tavoli
home-fewer = Mostra meno
home-remove-ask = Rimuovere?
home-removed = Rimosso dal tuo elenco; il posto resta tuo.
home-what-name = Come ti chiami?
home-name-if-you-like = Il tuo nome, se vuoi
home-name-hint = Compare al tavolo e negli inviti. Nessun account; nelle impostazioni c’è una chiave per un altro dispositivo.
home-learn-five = Impara in cinque minuti
home-minutes = circa { $n } min
home-you = Tu
home-you-several = Tu con { $n } posti
home-friends = { $n ->
    [one] un amico
   *[other] { $n } amici
}
home-bots = { $n } × { $level }
home-rules-of = regole { $edition }
home-join-hint = Qualcuno ti ha mandato un invito? Incollalo qui.
home-nowhere = Questa pagina non esiste
home-nowhere-why = L’indirizzo non porta da nessuna parte. Forse ne manca un pezzo.

## My record
home-my-record = I miei risultati
home-all-my-games = Tutte le mie partite
home-no-record = Ancora niente: finisci una partita e la trovi qui.
home-won-against = vinte contro
home-villages-saved = villaggi salvati
home-of = { $won } su { $of }
home-best-village = miglior villaggio: { $level }, { $n } samurai
home-won-by = Vinta per { $n }
home-won = Vinta
home-place = Posto { $place }, { $n } indietro
home-winner-was = ha vinto { $house }
home-saved = Salvo, { $score }
home-lost-night = Perduto, notte { $night }
home-best-with = record { $score }, { $n } samurai
home-games-won = { $n ->
    [one] { $n } partita, { $won } vinte
   *[other] { $n } partite, { $won } vinte
}
home-villages = { $n ->
    [one] { $n } villaggio, { $saved } salvati
   *[other] { $n } villaggi, { $saved } salvati
}
home-this-week = Questa settimana
home-earlier-this-month = Prima, in questo mese
home-a-challenge = sfida del giorno
home-era-turned = decisiva l’era { $era }
home-village-left = { $houses ->
    [one] { $houses } edificio
   *[other] { $houses } edifici
}, { $families ->
    [one] { $families } famiglia
   *[other] { $families } famiglie
}
home-course-lead = Il tuo vantaggio sul migliore degli altri, conteggio per conteggio: { $points }
home-course-village = I punti del villaggio, perdita per perdita: { $points }
home-points-from = Da dove vengono i tuoi punti
home-points-average = a partita, in media
home-points-you = tu
home-points-winners = chi vince
home-points-village = punti di un villaggio salvato
home-lost = perduto
home-whom-played = i samurai che hai giocato
home-all = Tutte
home-short-empires = Empires
home-short-seven = 7 Samurai
home-how-ended = Com’è finita
home-only-won = Vinte
home-only-lost = Perse
home-search = Cerca nelle mie partite
home-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
home-show-more = Mostra altre { $n }
home-sum-games = { $n ->
    [one] partita
   *[other] partite
}
home-sum-won = vittorie
home-hours = { $n } h
home-sum-hours = al tavolo

## The challenge
home-challenge = La sfida di oggi
home-same-for-all = uguale per tutti
home-challenge-seven = Guidi da solo { $n } samurai.
home-challenge-empires = Tu da solo contro due casate che giocano da sé ({ $n } posto).
home-solo = in solitario
home-nobody-yet = Nessuno l’ha ancora giocata.
home-take-it = Accetta
home-one-try = un tentativo · restano { $time }
home-next-in = la prossima tra { $time }

## A new table
home-which-game = Quale gioco
home-houses = Casate
home-samurai = Samurai
home-who-sits = Chi siede qui
home-me-here = Io, qui
home-friend-link = Amico con link
home-bot = Bot
home-friend = Amico
home-me-hint = Giochi questo posto su questo schermo. Con più posti, lo schermo passa di mano.
home-friend-hint = Il tavolo aspetta; ricevi un link e un codice QR da inviare.
home-you-seat = tu, { $side }
home-bot-seat = bot, { $side }
home-by-link = con link, { $side }
home-here-seat = presente, { $side }
home-away-seat = assente, { $side }
home-waiting-seat = in attesa, { $side }
home-free = Libero
home-bot-novice = gioca con regole semplici
home-bot-soldier = guarda un passo avanti
home-bot-captain = gioca molte partite a mente
home-bot-general = lo stesso, più a lungo
home-bot-shogun = ha imparato giocando contro sé stesso
home-does-not-go = non va con il resto ({ $rule })
home-modules-hint = in ogni combinazione; nessuna per la prima partita
home-who-stands = Chi sta dove
home-who-stands-hint = prima un cuscino, poi un samurai
home-at-random = A caso
home-for-every-seat = per ogni posto
home-clock-live = 15 min + 10 s a mossa
home-clock-days = 2 giorni a mossa
home-options = Opzioni
home-option-on = { $name }: sì
home-option-off = { $name }: no
home-listed = in elenco
home-not-listed = non in elenco

## The waiting room, invitations
home-waiting-for = { $n ->
    [one] Ne manca uno
   *[other] Ne mancano { $n }
}
home-all-here = Ci siete tutti
home-this-table = Questo tavolo
home-send-away = Manda via
home-send-away-ask = Mandare via questa persona? Da lì non potrà tornare.
home-stand-up = Alzati
home-stand-up-ask = Lasciare il posto?
home-give-to-bots = { $n ->
    [one] Dallo a un bot e inizia
   *[other] Riempi con i bot e inizia
}
home-invite = Invita qualcuno
home-invite-hint = Inquadralo con il telefono o manda il link. Chi lo apre siede come { $side }.
home-copy-link = Copia il link
home-share = Condividi…
home-new-link = Crea un nuovo link
home-qr-invite = L’invito come codice QR
home-where = Da dove si può aprire?
home-scope-here = solo su questo computer
home-scope-network = stessa rete o Wi-Fi
home-scope-everywhere = ovunque
home-reachable = raggiungibile
home-not-friends = non per gli amici
home-only-here = Solo questo computer può aprire il link.
home-only-here-how = Perché gli amici della tua rete possano venire, ferma Tatami e avvialo con:
home-send = Invia
home-invitation = Invito
home-invites-you = { $name } ti invita a
home-invited-to = Sei invitato a
home-sit-as = Siediti come { $side }
home-no-account = Nessun account. Puoi alzarti finché non si comincia.
home-link-nowhere = Questo link non porta da nessuna parte
home-link-nowhere-why = Il tavolo non c’è più, o manca un pezzo del link. Chiedine uno nuovo.
home-link-spent = Questo cuscino è occupato
home-link-spent-why = Qualcuno ha già seguito questo link. Chiedine un altro a chi ospita.
home-link-late = La partita è iniziata
home-link-late-why = Hanno iniziato senza questo posto. Chiedi un link per guardare.

## At the table
home-move-kept = La tua mossa è conservata; parte appena il server risponde.
notice-move-lost = L’ultimo clic è arrivato tardi: il tavolo è andato avanti. Scegli di nuovo.
home-report = Segnala una regola sbagliata
home-resign = Abbandona…
home-resign-says = Un bot prende il tuo posto per sempre e continua; non potrai tornare. Gli altri finiscono la partita.
home-resign-yes = Abbandona
home-end = Chiudi la partita insieme…
home-end-says = Si chiede alle altre persone al tavolo. Se tutte sono d’accordo, il villaggio è abbandonato: una sconfitta senza punti. La registrazione resta.
home-end-yes = Chiedi agli altri
home-end-asked = Qualcuno vuole abbandonare il villaggio. Chiudere qui la partita?
notice-end-refused = Vogliono continuare a giocare.
web-outcome-given-up = Abbandonato insieme
home-play-on = Continua a giocare
home-away = Il server non risponde.
home-away-safe = I tuoi tavoli sono al sicuro; si riprova ogni pochi secondi.
home-try-now = Riprova ora

## Settings
home-light-or-dark = Chiaro o scuro
home-sound = Suono
home-confirm-hint = ogni mossa; un secondo clic conferma
home-notify-open = mentre la pagina è aperta
home-notify-closed = anche a pagina chiusa
home-this-is-me = Questo sono io
home-key-hint = La tua chiave tiene tutti i tuoi posti. Portala su un altro dispositivo; chi ce l’ha gioca come te.
home-show-key = Mostra
home-enter-key = Inserisci
home-save-key = Salva in un file
home-qr-me = La mia chiave come codice QR
home-once-hint = Il codice QR vale una volta, per dieci minuti; le parole sempre.
home-eight-words = le otto parole, o la chiave
home-key-from-file = Da un file
home-key-file = Tatami: la tua chiave. Chi ce l’ha gioca come te.
home-bad-key = Questa non è una chiave.
home-forget-me = Dimenticami qui
home-forget-ask = Questo browser dimentica chiave, posti e impostazioni. Senza la chiave non puoi tornare.
