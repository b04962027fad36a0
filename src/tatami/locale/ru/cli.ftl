# Командная строка.
cli-no-game = Игры «{ $game }» нет; есть { $games }.
cli-welcome = Новая партия (зерно { $seed }).
cli-help = Введите номер хода или его слова. Ещё: ? ХОД (почему нельзя), undo, board, moves, save ФАЙЛ, help, quit.
cli-left = Вы вышли из-за стола.
cli-hand-over = Передайте экран: { $seat }; затем нажмите Enter.
cli-your-move = { $seat }, ваш ход:
cli-more-moves = … и ещё ходов: { $count }; введите слова или «moves», чтобы увидеть все.
cli-no-number = Выберите номер от 1 до { $count }.
cli-saved = Сохранено в { $file }; продолжить: --resume { $file }.
cli-not-saved = Не удаётся записать { $file }.
cli-is-legal = Этот ход сейчас возможен.
cli-score = { $seat }: { $points }
cli-winner = Победа: { $seats }.
cli-no-winner = Партия проиграна.
cli-empires-title = Эпоха { $era }, раунд { $round }: { $phase }
cli-seven-title = Раунд { $round }. Укрепления { $barricades } из { $most }, постройки { $buildings }, семьи { $families }. Колода { $deck }, сброс { $discard }, прорыв { $breach }.
cli-column-points = Очки
cli-column-food = Пища
cli-column-bushido = Бусидо
cli-column-supply = Запас
cli-column-hand = Судьба
cli-column-orders = Приказы
cli-column-left = Защита (слева)
cli-column-line = Боевая очередь (справа)
cli-column-track = Счётчик / Киай
cli-column-wounds = Ранения
cli-file-exists = { $file } уже есть; выберите другое имя.
cli-data-exported = Данные игрового поля записаны в { $file }; исправьте их, затем «tatami data check { $file }».
cli-data-good = Поле в порядке: провинций { $provinces }, границ и морских путей { $borders }.
cli-resumed = Партия продолжается; сделано ходов: { $moves }.
cli-can-ask = Спросите о ходе, например «? { $example }». Ходы начинаются со слов: { $verbs }.
cli-needs-game = Назовите игру ({ $games }), чтобы играть в терминале; без неё откроется браузер.
cli-bad-seat = На месте играет human или бот уровня { $levels }, а не «{ $word }».
cli-option-form = --option ждёт параметр игры в виде имя=значение, а не «{ $option }».
cli-too-large = { $file } больше { $megabytes } МБ; таких больших записей партий и полей не бывает.
cli-not-toml = { $file } — не TOML: { $why }.

# tatami verify
verify-moves = Все ходы ({ $moves }) можно сыграть на этом раскладе.
verify-seal = Его печать — { $found }: сравните её с той, что стол показывал с самого начала.
verify-same = Это тот самый запечатанный расклад: { $found }
verify-differs = Это не тот расклад, что был запечатан; печать этой записи — { $found }.
verify-no-salt = В этой записи нет соли: она старше печатей или сделана не за столом сервера.
