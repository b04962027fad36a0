# The command line.
cli-no-game = There is no game called “{ $game }”; the games are { $games }.
cli-welcome = A new table (seed { $seed }).
cli-help = Type a move’s number or its words. Also: ? MOVE (why not), undo, board, moves, save FILE, help, quit.
cli-left = You left the table.
cli-hand-over = Hand the screen to { $seat } and press Enter.
cli-your-move = { $seat }, your move:
cli-more-moves = … and { $count } more; type words, or “moves” to see them all.
cli-no-number = Pick a number from 1 to { $count }.
cli-saved = Saved to { $file }; go on later with --resume { $file }.
cli-not-saved = { $file } cannot be written.
cli-is-legal = That move is legal now.
cli-score = { $seat }: { $points }
cli-winner = Won by { $seats }.
cli-no-winner = The game is lost.
cli-empires-title = Era { $era }, round { $round }: { $phase }
cli-seven-title = Round { $round }. Barricades { $barricades } of { $most }, buildings { $buildings }, families { $families }. Deck { $deck }, discard { $discard }, breach { $breach }.
cli-column-points = Points
cli-column-food = Food
cli-column-bushido = Bushido
cli-column-supply = Supply
cli-column-hand = Destiny
cli-column-orders = Orders
cli-column-left = Defenders (left)
cli-column-line = Battle line (right)
cli-column-track = Track / Kiai
cli-column-wounds = Wounds
cli-file-exists = { $file } exists already; choose another name.
cli-data-exported = The board data is in { $file }; correct it, then “tatami data check { $file }”.
cli-data-good = The board is valid: { $provinces } provinces, { $borders } borders and sea links.
cli-resumed = The game goes on; moves made so far: { $moves }.
cli-can-ask = Ask about a move, for instance “? { $example }”. Moves begin with: { $verbs }.
cli-needs-game = Name a game ({ $games }) to play in the terminal; without one the browser opens.
cli-bad-seat = A seat is human or one of { $levels }, not “{ $word }”.
cli-option-form = --option wants an option of the game as name=value, not “{ $option }”.
cli-too-large = { $file } is larger than { $megabytes } MB; no record or board is that large.
cli-not-toml = { $file } is not valid TOML: { $why }.

# tatami verify
verify-moves = Every one of the { $moves } moves can be played on this deal.
verify-seal = Its seal is { $found }: compare it with the one the table showed from the start.
verify-same = The deal is the one that was sealed: { $found }
verify-differs = This is not the deal that was sealed; this record’s seal is { $found }.
verify-no-salt = This record holds no salt: it comes from before there were seals, or from no table of a server.
