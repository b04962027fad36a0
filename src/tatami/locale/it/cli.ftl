# La riga di comando.
cli-no-game = Non c’è un gioco chiamato «{ $game }»; i giochi sono { $games }.
cli-welcome = Una nuova partita (seme { $seed }).
cli-help = Scrivi il numero di una mossa o le sue parole. Inoltre: ? MOSSA (perché no), undo, board, moves, save FILE, help, quit.
cli-left = Hai lasciato il tavolo.
cli-hand-over = Passa lo schermo a { $seat } e premi Invio.
cli-your-move = { $seat }, tocca a te:
cli-more-moves = … e ancora { $count }; scrivi le parole, o «moves» per vederle tutte.
cli-no-number = Scegli un numero da 1 a { $count }.
cli-saved = Salvato in { $file }; per continuare: --resume { $file }.
cli-not-saved = Non si può scrivere { $file }.
cli-is-legal = Questa mossa ora è permessa.
cli-score = { $seat }: { $points }
cli-winner = Vittoria: { $seats }.
cli-no-winner = La partita è persa.
cli-empires-title = Era { $era }, round { $round }: { $phase }
cli-seven-title = Round { $round }. Barricate { $barricades } su { $most }, edifici { $buildings }, famiglie { $families }. Mazzo { $deck }, scarti { $discard }, breccia { $breach }.
cli-column-points = Punti
cli-column-food = Cibo
cli-column-bushido = Bushido
cli-column-supply = Riserva
cli-column-hand = Destino
cli-column-orders = Ordini
cli-column-left = Difensori (sinistra)
cli-column-line = Linea di battaglia (destra)
cli-column-track = Tracciato / Kiai
cli-column-wounds = Ferite
cli-file-exists = { $file } esiste già; scegli un altro nome.
cli-data-exported = I dati del tabellone sono in { $file }; correggili, poi «tatami data check { $file }».
cli-data-good = Il tabellone è valido: { $provinces } province, { $borders } confini e rotte.
cli-resumed = La partita riprende; mosse giocate: { $moves }.
cli-can-ask = Chiedi di una mossa, per esempio «? { $example }». Le mosse cominciano con: { $verbs }.
cli-needs-game = Indica un gioco ({ $games }) per giocare nel terminale; senza, si apre il browser.
cli-bad-seat = Un posto è human oppure uno tra { $levels }, non «{ $word }».
cli-option-form = --option vuole un’opzione del gioco come nome=valore, non «{ $option }».
cli-too-large = { $file } supera { $megabytes } MB; nessuna registrazione e nessun tabellone è così grande.
cli-not-toml = { $file } non è TOML valido: { $why }.

# tatami verify
verify-moves = Tutte le mosse ({ $moves }) si possono giocare con questa distribuzione.
verify-seal = Il suo sigillo è { $found }: confrontalo con quello che il tavolo mostrava dall’inizio.
verify-same = È la distribuzione che fu sigillata: { $found }
verify-differs = Questa non è la distribuzione che fu sigillata; il sigillo di questa registrazione è { $found }.
verify-no-salt = Questa registrazione non ha sale: è più vecchia dei sigilli, o non viene dal tavolo di un server.
