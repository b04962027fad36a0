# Фразы, общие для всех игр.
illegal-move = { $why } (правило { $rule })
illegal-move-legal = { $why } (правило { $rule }) Сейчас можно: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Сейчас можно: { $legal }
refuse-game-over = Партия окончена.
refuse-no-such-seat = Такого места нет: места нумеруются от 0 до { $seats }.
refuse-not-your-turn = Сейчас решает { $actor }, а не { $seat }.
refuse-unknown-words = «{ $words }» — такого хода в этой игре нет.
fail-players = Игра { $game } рассчитана на число игроков от { $least } до { $most }, а не { $players }.
fail-rules-version = Версия правил здесь { $version }; этот выпуск знает версии до { $newest }.
fail-seed = Зерно — целое число от 0 до 2**62 - 1.
fail-seed-text = Зерно в виде текста — от 22 до 64 букв, цифр, знаков - или _; правила версии 1 понимают только числа.
fail-no-board = На своём поле играют только в «Маленькие империи. Самураи».
fail-record-format = Это не запись Tatami или запись более нового формата.
fail-record-parts = В записи нет настроек или списка ходов.
fail-record-pair = Ход { $number } записи — не пара из места и слов.
fail-record-move = Ход { $number } записи сделать нельзя: { $why }
fail-record-start = Так партия начаться не может: { $why }
fail-record-size = Запись — это текст JSON не больше 4 МБ.
fail-record-json = Запись — не правильный JSON.
fail-record-object = Запись — это объект JSON.
fail-position-options = В позиции нет настроек.
fail-no-object = { $what ->
   *[position] Позиция — это объект JSON.
    [board] Поле — это объект JSON.
}
fail-not-json = Здесь есть то, что JSON не передаёт, или слишком глубокая вложенность.
cannot-undo = Отменить нельзя: с тех пор открылось скрытое или случайное, или ходов ещё не было.
