# Answers of the server and its alerts.

error-not-found = There is no such table, or this is not the key to it.
error-not-yours = You may not do this.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-already-joined = You sit at this table already.
error-not-over = The game is not over yet.
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-no-help = At this table people play without hints and odds.
error-stale = Somebody was faster: look at the table again.
error-bot-plays = A bot plays this seat; take it back first.
error-player-here = The player of this seat is here.
error-clock-decides = A clock runs at this table: a bot takes the seat when its time is out.
error-not-away-long = The player of this seat has not been away for long enough yet.
error-sent-away = The host of this table has sent you away.
error-too-many-listed = You have enough tables in the list already; begin or leave one first.
error-no-seat = There is no free seat.
error-seat-taken = This seat is taken.
error-seats-open = Some seats are still open.
error-wrong-seats = This game needs another number of seats.
error-no-level = There is no bot of this level.
error-bad-options = A table cannot be opened with these options.
error-seed-of-others = A seed may be chosen only when every seat is on this screen or a bot’s: it tells every hand.
error-bad-record = This is not a record that can be opened.
error-bad-board = This is not a board that can be played on.
error-slow-board = Reading this board took too long.
error-slow-record = Reading this record took too long.
error-other-rules = This table was begun with rules this server does not know; it is kept, and its record can still be exported.
error-needs-server = This needs a server; here you play in your own browser, against bots or side by side.
error-nothing-to-undo = There is nothing to take back.
error-not-together = This game is played against each other; nobody can end it for all.
error-nothing-asked = Nobody has asked you anything.
error-bots-busy = The bots are busy; try again in a moment.
error-bot-slow = The bot took too long.
error-bad-webhook = This server does not call that address.
error-no-email = This server sends no e-mail.
error-no-mail-wanted = That address has asked for no mail from here.
error-bad-message = This message was not understood.
error-bad-request = This request was not understood.
error-bad-method = This cannot be done here.
error-nobody = This needs your own key; open the page again.
error-bad-origin = A page from elsewhere may not do this.
error-once-spent = This link has been used already, or is too old. Make a new one.
error-invitation-spent = Somebody has followed this invitation already.
error-one-try = You have begun this challenge already; one try a day.
error-play-first = Play today’s challenge first; then you may watch the others.
error-no-push = This server does not push.
error-bad-push = This server does not push to that address.
error-bad-host = This server does not go by that name.
error-key-in-url = A key never goes into an address, where logs would keep it: send it as the header Tatami-Key.
error-too-large = This is too large.
error-too-slow = This took too long to arrive.
error-too-many = Too much at once; wait a little.
error-storage = The move could not be kept just now; try again.
error-internal = Something went wrong here; it was noted.

notice-bots-busy = The bots are busy: this one makes a simple move.
notice-bot-slow = The bot took too long and makes a simple move.
notice-bots-warming = The bot is still getting ready (first start only): a soldier moves for it.
notice-time-out = Time is up: a bot plays on for this seat.
notice-stand-in = Its player has been away for long: the host has let a bot play this seat.

alert-turn = It is your turn in { $game }.
alert-confirm-subject = Tatami: may we tell you when it is your turn?
alert-confirm-body =
    Somebody, most likely you, wants Tatami to write to this address when it is your turn in a game.
    Say yes or no here: { $link }
    If it was not you, do nothing: you will not hear from us again.
alert-end = No more such mail: { $link }
alert-question = Shall Tatami write to you when it is your turn at this table?
alert-confirm = Yes, write to me
alert-stop = No, and never again
alert-confirmed = Thank you: you will be told when it is your turn.
alert-stopped = You will get no more mail from here.
alert-gone = This link is old: nothing more is sent because of it.

serve-open = Tatami is open at { $url }
serve-alone = Only this computer can open it. For friends: tatami serve --host 0.0.0.0 --open
serve-runs = Tatami runs already at { $url }; the browser opens it.
serve-stop = Press Ctrl-C to close it.
serve-address-taken = Cannot listen on { $host }:{ $port }; is another server running there?
serve-no-database = The database cannot be opened.
serve-newer-database = This database was written by a newer release of Tatami; serve it with that one.
serve-already-served = Another server is running on this database file already; for several, use PostgreSQL.
serve-bad-settings = The settings are not valid: { $what }
admin-backed-up = { $tables ->
    [one] { $tables } table was written to { $file }.
   *[other] { $tables } tables were written to { $file }.
}
admin-restored = { $tables ->
    [one] { $tables } table was restored.
   *[other] { $tables } tables were restored.
}
admin-not-empty = The database holds tables already; restore into an empty one.
admin-no-database = There is no database at { $file }.
admin-not-a-backup = { $file } is not a backup of Tatami.
admin-exported = { $tables ->
    [one] { $tables } record was written to { $file }.
   *[other] { $tables } records were written to { $file }.
}
admin-no-table = There is no such table.
admin-differs-move = Table { $table }: { $why }
admin-differs-result = Table { $table } ends with another result than it is stored with.
admin-differs-rules = Table { $table } cannot be opened by this release and is kept as it is: { $why }
admin-validated = Tables played again: { $tables }; of these differ: { $differ }.
admin-fixed = Tables played again: { $tables }; set right where possible: { $differ }.
