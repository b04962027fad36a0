# Игра в браузере.
web-title = Татами
web-close = Закрыть
web-back = Назад
web-confirm = Выполнить
web-undo = Вернуть ход
web-hint = Подсказка
web-odds = Шансы
web-odds-village = Деревня выстоит
web-moves = Ходы ({ $n })
web-all-moves = Всё, что можно сделать сейчас
web-skip = Пропустить
web-speed = Скорость анимации
web-why-not = Почему нельзя?
web-you = вы
web-bot = бот
web-reveals = Вернуть будет нельзя: откроется скрытое.

## Стол «Империй»
web-map = Карта
web-order-line = Линия приказов с юга на север
web-own-screen = За вашей ширмой ({ $house })
web-orders = Ваши жетоны приказов
web-order-count = { $order }, осталось { $n }
web-hand = Ваши карты судьбы
web-destiny-card = Карта судьбы: { $region }
web-supply = Армии в запасе
web-castles-left = Замки в запасе
web-players = Дома в порядке хода
web-provinces-held = Провинций под контролем
web-tokens-left = Осталось жетонов приказов
web-cards-left = Карт судьбы на руке
web-points = Победные очки
web-influence = Влияние
web-cards-played = { $n ->
    [one] { $n } карта судьбы
    [few] { $n } карты судьбы
   *[other] { $n } карт судьбы
}
web-agendas = Указы регионов
web-log = Что произошло
web-era = Эпоха { $era } · раунд { $round }
web-phase-destiny = Судьба: каждый выбирает карту
web-phase-planning = Планирование: выкладываются приказы
web-phase-resolution = Выполнение приказов
web-phase-over = Партия окончена
web-way = { $round ->
    [1] выполняются с юга на север
   *[other] выполняются с севера на юг
}
web-bonus-hint = Очки за наибольшее и второе по величине число провинций в конце эпохи
web-role-capital = Столица
web-role-resource = Ресурс
web-role-shrine = Святилище
web-coastal = побережье
web-armies = { $n ->
    [one] { $n } армия
    [few] { $n } армии
   *[other] { $n } армий
}
web-archers = { $n ->
    [one] { $n } лучник
    [few] { $n } лучника
   *[other] { $n } лучников
}
web-general = генерал
web-castle = замок
web-control = Под контролем: { $house }
web-control-none = Никто не контролирует
web-slot-empty = Пустая ячейка
web-slot-hidden = Закрытый жетон: { $house }
web-slot-token = { $house }: { $order }
web-slot-neutral = Быстрое действие: { $neutral }
web-verb-recruit = Набор
web-verb-build = Постройка
web-verb-attack = Атака
web-verb-harvest = Сбор
web-verb-place = Приказ

## Что нужно сделать
web-do-choose = { $house }: сделайте выбор
web-do-destiny = { $house }: тайно выберите карту судьбы
web-do-place = { $house }: положите приказ в ячейку
web-do-move = { $house }: переместите армию
web-do-sail = { $house }: переместите армию или отправьте корабль
web-do-attack = { $house }: уничтожьте армию
web-do-recruit = { $house }: наберите армию
web-do-build = { $house }: постройте замок
web-do-reinforce = { $house }: усильте замок
web-do-harvest = { $house }: соберите ресурсы
web-do-train = { $house }: обучите воина
web-do-pass = { $house }: пас
web-do-done = { $house }: здесь больше нечего делать
web-over = Партия окончена
web-waits = Ход думает: { $house }…
web-playing-out = Смотрите, что происходит…
