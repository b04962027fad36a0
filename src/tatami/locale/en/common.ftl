# Sentences every game uses.
illegal-move = { $why } (rule { $rule })
illegal-move-legal = { $why } (rule { $rule }) Legal now: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Legal now: { $legal }
refuse-game-over = The game is over.
refuse-no-such-seat = There is no such seat; seats run from 0 to { $seats }.
refuse-not-your-turn = It is not { $seat }’s turn: { $actor } decides now.
refuse-unknown-words = “{ $words }” is not a move of this game.
fail-players = { $game } is for { $least } to { $most } players, not { $players }.
fail-rules-version = Its rules version is { $version }; this release knows up to { $newest }.
fail-seed = The seed must be a whole number from 0 to 2**62 - 1.
fail-seed-text = A seed as text has 22 to 64 letters, digits, - or _; rules version 1 takes numbers only.
fail-no-board = Only Small Samurai Empires is played on a board of one’s own.
fail-record-format = This is not a Tatami record, or one of a newer format.
fail-record-parts = The record lacks its options or its list of moves.
fail-record-pair = Move { $number } of the record is not a pair of seat and words.
fail-record-move = Move { $number } of the record cannot be played: { $why }
fail-record-start = The game cannot begin so: { $why }
fail-record-size = A record is JSON text of at most 4 MB.
fail-record-json = The record is not valid JSON.
fail-record-object = A record is a JSON object.
fail-position-options = The position lacks its options.
fail-no-object = { $what ->
   *[position] A position is a JSON object.
    [board] A board is a JSON object.
}
fail-not-json = This holds something JSON cannot carry, or lies nested too deep.
cannot-undo = Nothing can be taken back: something hidden or random was shown since, or no step was made.
