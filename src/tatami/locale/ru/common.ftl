# Фразы, общие для всех игр.
illegal-move = { $why } (правило { $rule })
illegal-move-legal = { $why } (правило { $rule }) Сейчас можно: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Сейчас можно: { $legal }
refuse-game-over = Партия окончена.
refuse-no-such-seat = Такого места нет: места нумеруются от 0 до { $seats }.
refuse-not-your-turn = Сейчас решает { $actor }, а не { $seat }.
refuse-unknown-words = «{ $words }» — такого хода в этой игре нет.
cannot-undo = Отменить нельзя: с тех пор открылось скрытое или случайное, или ходов ещё не было.
