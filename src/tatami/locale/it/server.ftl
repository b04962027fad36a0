# Risposte del server e i suoi avvisi.

error-not-found = Questo tavolo non esiste, o questa non è la sua chiave.
error-not-yours = Questo non spetta a te.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-already-joined = Siedi già a questo tavolo.
error-not-over = La partita non è ancora finita.
error-game-over = La partita è finita.
error-not-your-turn = Non è il tuo turno.
error-stale = Qualcuno è stato più veloce: guarda di nuovo il tavolo.
error-bot-plays = Questo posto lo gioca un bot; prima riprendilo.
error-player-here = Chi siede a questo posto è presente.
error-no-seat = Non ci sono posti liberi.
error-seat-taken = Questo posto è occupato.
error-seats-open = Alcuni posti sono ancora liberi.
error-wrong-seats = Questo gioco richiede un altro numero di posti.
error-no-level = Non c’è un bot di questo livello.
error-bad-options = Con queste opzioni non si può aprire un tavolo.
error-bad-record = Questa registrazione non si può aprire.
error-other-rules = Questo tavolo è iniziato con regole che questo server non conosce; resta conservato e la sua registrazione si può ancora esportare.
error-nothing-to-undo = Non c’è nulla da annullare.
error-nothing-asked = Nessuno ti ha chiesto nulla.
error-bots-busy = I bot sono occupati; riprova tra un momento.
error-bot-slow = Il bot ha impiegato troppo tempo.
error-bad-webhook = Questo server non chiama quell’indirizzo.
error-no-email = Questo server non invia e-mail.
error-bad-message = Questo messaggio non è stato compreso.
error-bad-request = Questa richiesta non è stata compresa.
error-bad-method = Qui non si può fare.
error-bad-host = Questo server non risponde a quel nome.
error-too-large = È troppo grande.
error-too-many = Troppo in una volta; aspetta un poco.
error-storage = La mossa non si è potuta salvare; riprova.
error-internal = Qualcosa è andato storto; ne è stata presa nota.

notice-bots-busy = I bot sono occupati: questo gioca una mossa semplice.
notice-bot-slow = Il bot ci ha messo troppo e gioca una mossa semplice.
notice-bots-warming = Il bot si sta ancora preparando (solo al primo avvio): muove un soldato per lui.
notice-time-out = Tempo scaduto: un bot continua per questo posto.

alert-turn = È il tuo turno in { $game }.

serve-open = Tatami è in funzione su { $url }
serve-stop = Premi Ctrl-C per chiuderlo.
serve-address-taken = { $host }:{ $port } non è libero; c’è già un altro server?
serve-no-database = Il database non si può aprire.
serve-bad-settings = Le impostazioni non sono valide: { $what }
admin-backed-up = { $tables ->
    [one] { $tables } tavolo è stato scritto in { $file }.
   *[other] { $tables } tavoli sono stati scritti in { $file }.
}
admin-restored = { $tables ->
    [one] { $tables } tavolo è stato ripristinato.
   *[other] { $tables } tavoli sono stati ripristinati.
}
admin-not-empty = Il database contiene già dei tavoli; ripristina in uno vuoto.
admin-not-a-backup = { $file } non è una copia di sicurezza di Tatami.
admin-exported = { $tables ->
    [one] { $tables } registrazione è stata scritta in { $file }.
   *[other] { $tables } registrazioni sono state scritte in { $file }.
}
admin-no-table = Questo tavolo non esiste.
