# Ответы сервера и его уведомления.

error-not-found = Такого стола нет, или это не ключ от него.
error-not-yours = Вам это недоступно.
error-not-started = Партия ещё не началась.
error-already-started = Партия уже началась.
error-already-joined = Вы уже сидите за этим столом.
error-not-over = Партия ещё не окончена.
error-game-over = Партия окончена.
error-not-your-turn = Сейчас не ваш ход.
error-stale = Кто-то вас опередил: взгляните на стол ещё раз.
error-bot-plays = За это место играет бот; сначала верните его себе.
error-player-here = Игрок этого места на связи.
error-no-seat = Свободных мест нет.
error-seat-taken = Это место занято.
error-seats-open = Некоторые места ещё свободны.
error-wrong-seats = Для этой игры нужно другое число мест.
error-no-level = Бота такого уровня нет.
error-bad-options = С такими настройками стол открыть нельзя.
error-bad-record = Эту запись открыть нельзя.
error-other-rules = Этот стол начат по правилам, которых этот сервер не знает; он сохранён, и его запись по-прежнему можно выгрузить.
error-nothing-to-undo = Отменять нечего.
error-nothing-asked = Вас ни о чём не спрашивали.
error-bots-busy = Боты заняты; попробуйте чуть позже.
error-bot-slow = Бот думал слишком долго.
error-bad-webhook = Этот сервер не обращается по такому адресу.
error-no-email = Этот сервер не отправляет писем.
error-bad-message = Сервер не понял это сообщение.
error-bad-request = Сервер не понял этот запрос.
error-bad-method = Здесь этого сделать нельзя.
error-bad-host = Этот сервер не отзывается на такое имя.
error-too-large = Слишком большой объём.
error-too-many = Слишком много сразу; подождите немного.
error-storage = Ход сейчас не удалось сохранить; попробуйте ещё раз.
error-internal = Что-то пошло не так; это записано.

notice-bots-busy = Боты заняты: этот делает простой ход.
notice-bot-slow = Бот думал слишком долго и делает простой ход.
notice-bots-warming = Бот ещё готовится (только при первом запуске): за него ходит солдат.
notice-time-out = Время вышло: за это место играет бот.

alert-turn = Ваш ход в игре «{ $game }».

serve-open = Tatami работает по адресу { $url }
serve-stop = Остановить: Ctrl-C.
serve-address-taken = Адрес { $host }:{ $port } занят; не запущен ли там другой сервер?
serve-no-database = Не удаётся открыть базу данных.
serve-bad-settings = Настройки неверны: { $what }
admin-backed-up = { $tables ->
    [one] { $tables } стол записан в { $file }.
    [few] { $tables } стола записаны в { $file }.
   *[many] { $tables } столов записано в { $file }.
}
admin-restored = { $tables ->
    [one] { $tables } стол восстановлен.
    [few] { $tables } стола восстановлены.
   *[many] { $tables } столов восстановлено.
}
admin-not-empty = В базе данных уже есть столы; восстанавливайте в пустую.
admin-not-a-backup = { $file } — не резервная копия Tatami.
admin-exported = { $tables ->
    [one] { $tables } запись сохранена в { $file }.
    [few] { $tables } записи сохранены в { $file }.
   *[many] { $tables } записей сохранено в { $file }.
}
admin-no-table = Такого стола нет.
