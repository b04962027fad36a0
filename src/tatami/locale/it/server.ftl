# Risposte del server e i suoi avvisi.

error-not-found = Questo tavolo non esiste, o questa non è la sua chiave.
error-not-yours = Questo non spetta a te.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-already-joined = Siedi già a questo tavolo.
error-not-over = La partita non è ancora finita.
error-game-over = La partita è finita.
error-not-your-turn = Non è il tuo turno.
error-no-help = A questo tavolo si gioca senza suggerimenti né probabilità.
error-stale = Qualcuno è stato più veloce: guarda di nuovo il tavolo.
error-bot-plays = Questo posto lo gioca un bot; prima riprendilo.
error-player-here = Chi siede a questo posto è presente.
error-clock-decides = A questo tavolo corre un orologio: un bot prende il posto quando il suo tempo è finito.
error-not-away-long = Chi siede a questo posto non è assente da abbastanza tempo.
error-sent-away = Chi ha aperto questo tavolo ti ha mandato via.
error-too-many-listed = Hai già abbastanza tavoli nell’elenco; prima cominciane o lasciane uno.
error-no-seat = Non ci sono posti liberi.
error-seat-taken = Questo posto è occupato.
error-seats-open = Alcuni posti sono ancora liberi.
error-wrong-seats = Questo gioco richiede un altro numero di posti.
error-no-level = Non c’è un bot di questo livello.
error-bad-options = Con queste opzioni non si può aprire un tavolo.
error-seed-of-others = Il seme si può scegliere solo se tutti i posti sono su questo schermo o dei bot: svela ogni mano.
error-bad-record = Questa registrazione non si può aprire.
error-bad-board = Su questo tabellone non si può giocare.
error-slow-board = Leggere questo tabellone ha richiesto troppo tempo.
error-slow-record = Leggere questa registrazione ha richiesto troppo tempo.
error-other-rules = Questo tavolo è iniziato con regole che questo server non conosce; resta conservato e la sua registrazione si può ancora esportare.
error-needs-server = Per questo serve un server; qui giochi nel tuo browser, contro i bot o in più persone allo stesso schermo.
error-nothing-to-undo = Non c’è nulla da annullare.
error-not-together = In questo gioco si gioca gli uni contro gli altri; nessuno può chiuderlo per tutti.
error-nothing-asked = Nessuno ti ha chiesto nulla.
error-bots-busy = I bot sono occupati; riprova tra un momento.
error-bot-slow = Il bot ha impiegato troppo tempo.
error-bad-webhook = Questo server non chiama quell’indirizzo.
error-no-email = Questo server non invia e-mail.
error-no-mail-wanted = Quell’indirizzo ha chiesto di non ricevere posta da qui.
error-bad-message = Questo messaggio non è stato compreso.
error-bad-request = Questa richiesta non è stata compresa.
error-bad-method = Qui non si può fare.
error-nobody = Per questo serve la tua chiave; riapri la pagina.
error-bad-origin = Una pagina estranea non può farlo.
error-once-spent = Questo link è già stato usato, oppure è troppo vecchio. Creane uno nuovo.
error-invitation-spent = Qualcuno ha già seguito questo invito.
error-one-try = Hai già iniziato questa sfida; un tentativo al giorno.
error-play-first = Gioca prima la sfida di oggi; poi potrai guardare gli altri.
error-no-push = Questo server non invia notifiche push.
error-bad-push = Questo server non invia notifiche push a quell’indirizzo.
error-bad-host = Questo server non risponde a quel nome.
error-key-in-url = Una chiave non va mai in un indirizzo, dove resterebbe nei registri: si invia nell’intestazione Tatami-Key.
error-too-large = È troppo grande.
error-too-slow = Ci ha messo troppo ad arrivare.
error-too-many = Troppo in una volta; aspetta un poco.
error-storage = La mossa non si è potuta salvare; riprova.
error-internal = Qualcosa è andato storto; ne è stata presa nota.

notice-bots-busy = I bot sono occupati: questo gioca una mossa semplice.
notice-bot-slow = Il bot ci ha messo troppo e gioca una mossa semplice.
notice-bots-warming = Il bot si sta ancora preparando (solo al primo avvio): muove un soldato per lui.
notice-time-out = Tempo scaduto: un bot continua per questo posto.
notice-stand-in = Chi sedeva qui è assente da tempo: chi ha aperto il tavolo ha messo un bot al suo posto.

alert-turn = È il tuo turno in { $game }.
alert-confirm-subject = Tatami: possiamo avvisarti quando è il tuo turno?
alert-confirm-body =
    Qualcuno, probabilmente tu, vuole che Tatami scriva a questo indirizzo quando in una partita è il tuo turno.
    Rispondi sì o no qui: { $link }
    Se non sei stato tu, non fare nulla: non ti scriveremo più.
alert-end = Basta messaggi come questo: { $link }
alert-question = Tatami deve scriverti quando a questo tavolo è il tuo turno?
alert-confirm = Sì, scrivetemi
alert-stop = No, e mai più
alert-confirmed = Grazie: saprai quando è il tuo turno.
alert-stopped = Da qui non riceverai più posta.
alert-gone = Questo link è vecchio: non ne seguirà più nulla.

serve-open = Tatami è in funzione su { $url }
serve-alone = Può aprirlo solo questo computer. Per gli amici: tatami serve --host 0.0.0.0 --open
serve-runs = Tatami è già in funzione su { $url }; il browser lo apre.
serve-stop = Premi Ctrl-C per chiuderlo.
serve-address-taken = { $host }:{ $port } non è libero; c’è già un altro server?
serve-no-database = Il database non si può aprire.
serve-newer-database = Questo database è stato scritto da una versione più recente di Tatami; usa quella.
serve-already-served = Un altro server usa già questo file; per averne più d’uno serve PostgreSQL.
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
admin-no-database = In { $file } non c’è alcun database.
admin-not-a-backup = { $file } non è una copia di sicurezza di Tatami.
admin-exported = { $tables ->
    [one] { $tables } registrazione è stata scritta in { $file }.
   *[other] { $tables } registrazioni sono state scritte in { $file }.
}
admin-no-table = Questo tavolo non esiste.
admin-differs-move = Tavolo { $table }: { $why }
admin-differs-result = Il tavolo { $table } finisce con un risultato diverso da quello salvato.
admin-differs-rules = Il tavolo { $table } non si può aprire con questa edizione del programma e resta com’è: { $why }
admin-validated = Tavoli rigiocati: { $tables }; di questi differiscono: { $differ }.
admin-fixed = Tavoli rigiocati: { $tables }; corretti dove possibile: { $differ }.
