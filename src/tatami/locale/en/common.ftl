# Sentences every game uses.
illegal-move = { $why } (rule { $rule })
illegal-move-legal = { $why } (rule { $rule }) Legal now: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Legal now: { $legal }
refuse-game-over = The game is over.
refuse-no-such-seat = There is no such seat; seats run from 0 to { $seats }.
refuse-not-your-turn = It is not { $seat }’s turn: { $actor } decides now.
refuse-unknown-words = “{ $words }” is not a move of this game.
cannot-undo = Nothing can be taken back: something hidden or random was shown since, or no step was made.
