# Игра в браузере.
web-close = Закрыть
web-back = Назад
web-confirm = Выполнить
web-undo = Отменить ход
web-hint = Подсказка
web-odds = Шансы
web-odds-village = Деревня выстоит
web-moves = Ходы ({ $n })
web-all-moves = Всё, что можно сделать сейчас
web-skip = Пропустить
web-speed = Скорость анимации
web-why-not = Почему нельзя?
web-you = вы
web-reveals = Отменить будет нельзя: откроется скрытое.

## Стол «Империй»
web-map = Карта
web-order-line = Линия приказов с юга на север
web-own-screen = За вашей ширмой ({ $house })
web-orders = Ваши жетоны приказов
web-left = осталось { $n }
web-hand = Ваши карты судьбы
web-destiny-card = Карта судьбы: { $region }
web-supply = Армии в запасе
web-castles-left = Замки в запасе
web-players = Дома в порядке хода
web-provinces-held = Провинций под контролем
web-cards-left = Карт судьбы на руке
web-points = Победные очки
web-influence = Влияние
web-cards-played = { $n ->
    [one] { $n } карта судьбы
    [few] { $n } карты судьбы
   *[other] { $n } карт судьбы
}
web-overview = Обзор
web-thinking = Идёт расчёт…
web-neighbours = Соседние провинции: { $names }
web-log = Журнал
web-era = Эпоха { $era } · раунд { $round }
web-phase-destiny = Судьба: каждый выбирает карту
web-phase-planning = Планирование: выкладываются приказы
web-phase-resolution = Исполнение: приказы открываются и исполняются
web-phase-over = Партия окончена
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
web-verb-recruit = Вербовка
web-verb-build = Постройка
web-verb-attack = Нападение
web-verb-harvest = Сбор урожая
web-verb-place = Приказ

## Что нужно сделать
web-over = Партия окончена
web-waits = { $house } думает…
web-playing-out = Смотрите, что происходит…

## Начало и столы
web-home = На главную
web-game-empires = Маленькие империи. Самураи
web-game-seven = 7 самураев
web-game-empires-line = Тайно отдавайте приказы и берите Японию провинция за провинцией. 1⁠–⁠5 игроков.
web-game-seven-line = Вместе защитите деревню от бандитов. 1⁠–⁠7 игроков.
web-play-now = Играть
web-new-table = Новый стол
web-learn = Обучение
web-rules = Правила
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков.
web-seats-free = свободно мест: { $free } из { $all }
web-sit-down = Сесть за стол
web-join = Войти по ссылке
web-join-link = Ссылка-приглашение
web-join-go = Войти
web-bad-link = Это не ссылка-приглашение.
web-replays = Записи партий
web-open-record = Открыть файл записи
web-bad-file = Файл не читается.
web-your-turn = Ваш ход
web-stage-lobby = ожидание
web-stage-playing = идёт
web-forget = Убрать из списка
web-loading = Минутку…
web-no-server = Сервер не отвечает.
web-solo-hint = В одиночку против двух домов, которые ходят сами.
web-seat = Место { $n }
web-seat-free = свободно
web-level-random = наугад
web-level-novice = новичок
web-level-soldier = солдат
web-level-captain = капитан
web-level-general = полководец
web-level-shogun = сёгун
web-clock = Часы
web-clock-none = Без часов
web-listed = Показать среди открытых столов
web-help-allowed = Боты дают подсказки и оценивают шансы
web-verify = Проверить расклад
web-seal = Печать расклада: { $seal }
web-seal-same = Это расклад, запечатанный в начале ({ $seal }…).
web-seal-differs = Это не тот расклад, что был запечатан в начале.
web-own-board = Своё игровое поле (файл TOML или JSON)
web-start = Начать
web-open-table = Открыть стол
web-somebody = гость
web-away = нет на месте
web-invite = Скопировать приглашение
web-copied = Скопировано
web-copy-this = Скопируйте ссылку:
web-watch-link = Скопировать ссылку для зрителей
web-fill = Добавить ботов:
web-your-name = Ваше имя
web-no-table = Такого стола нет, или ваше место — на другом устройстве.
web-undo-asked = Кто-то хочет отменить ход. Согласны?
web-yes = Да
web-no = Нет
web-hand-over = { $house }: садитесь к экрану
web-hand-over-go = Я здесь
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Напишите что-нибудь
web-table-menu = Этот стол
web-let-bot = Пусть играет бот
web-play-again-myself = Дальше играю я
web-alerts = Когда мой ход, а меня нет за столом
web-alert-webhook = Вызвать этот адрес (вебхук)
web-alert-email = Написать на эту электронную почту
web-alert-save = Сохранить
web-alert-saved = Сохранено
web-alert-remove = Убрать
web-replay = Запись партии
web-download = Скачать запись
web-fork = Играть отсюда
web-rematch = Сыграть ещё
web-see-board = Посмотреть игровое поле
web-village-saved = Деревня спасена
web-village-lost = Деревня пала
web-points-by-source = Очки по источникам
web-source-bonus = Регионы
web-source-shrines = Святилища
web-source-agendas = Задания
web-source-other = Прочее
web-source-influence = Влияние
web-source-leftovers = Оставшиеся ресурсы
web-it-can = Это можно сделать.

## Настройки и правила
web-language = Язык
web-theme = Светлая или тёмная тема
web-theme-washi = Васи (светлая)
web-theme-night = Ночь (тёмная)
web-settings = Настройки
web-set-confirm = Спрашивать перед ходом
web-set-notify = Сообщать, когда мой ход
web-notify-refused = Браузер не разрешает этой странице показывать уведомления.
web-notify-turn = Сейчас ваш ход
web-set-reader = Показывать игровое поле словами
web-set-motion = Анимация
web-as-system = как в системе
web-on = вкл.
web-off = выкл.
web-keys = Клавиши: Tab — переход, ← и → — к тому, что можно выбрать, Enter — выбор и подтверждение, Esc — назад, U — отменить ход, H — подсказка, ? — почему нельзя, пробел — пропустить анимацию.
web-search = Искать в правилах
web-nothing-found = Ничего не найдено.

## Книга правил
rules-turn = Как идёт ход
rules-contents = Содержание
rules-all = Все правила по номерам
rules-now = Здесь и сейчас:
rules-editions = Чем отличаются другие издания
rules-rulings = Толкования
rules-rulings-n = где в книге пробел: { $n }
rules-print = Печать
rules-beside = Игра продолжается; стол остаётся под рукой.
rules-page = Открыть страницей

## Стол «7 самураев»
web-strength = сила { $n }
web-flame = пламя
web-track = Счётчик боя { $track }, Киай на { $kiai }
web-passed = спасовал
web-wounded = Ранен
web-defenders = Защита слева
web-battle-line = Боевая очередь справа
web-helped-by = Помогает: { $names }
web-ability-heihachi = передаёт чётные карты
web-ability-shichiroji = передаёт нечётные карты
web-ability-gorobei = игнорирует штрафы чётных карт
web-ability-kambei = игнорирует штрафы нечётных карт
web-ability-kikuchiyo = может вступить в бой дважды
web-ability-kyuzo = сбрасывает карту, если такая сила уже есть в очереди
web-ability-katsushiro = кладёт карту под колоду
web-barricades = укрепления
web-buildings = Постройки
web-families = Семьи
web-unhurt = Никто не ранен
web-buildings-left = { $n ->
    [one] Стоит { $n } постройка
    [few] Стоят { $n } постройки
   *[other] Стоят { $n } построек
}
web-families-left = { $n ->
    [one] { $n } семья
    [few] { $n } семьи
   *[other] { $n } семей
}
web-barricades-left = { $n ->
    [one] { $n } укрепление
    [few] { $n } укрепления
   *[other] { $n } укреплений
}
web-deck-left = { $n ->
    [one] { $n } бандит в колоде
    [few] { $n } бандита в колоде
   *[other] { $n } бандитов в колоде
}
web-breach-left = { $n ->
    [one] { $n } карта в прорыве
    [few] { $n } карты в прорыве
   *[other] { $n } карт в прорыве
}
web-drawn-card = { $house } открывает бандита
web-round = Раунд { $round }
web-round-of = Раунд { $round } из 3
web-open-tokens = Открытые жетоны поддержки:
web-outcome-samurai = Самурай пал.
web-outcome-buildings = Последняя постройка сгорела.
web-outcome-families = Последняя семья потеряна.

## Запись партии
web-first = В начало
web-previous = На ход назад
web-next = На ход вперёд
web-last = В конец
web-play = Смотреть
web-pause = Пауза
web-scrub = Ход
web-jump = К раунду
web-see-as = Чьими глазами смотреть
web-spectator = зритель
web-share = Скопировать ссылку
web-curve = Ход партии

## Обучение
learn-begin = Начать первую партию
learn-next = Дальше
learn-empires-intro = Настоящая партия против двух новичков. Листок рядом с полем объясняет всё по ходу игры. Первая эпоха — минут десять; дальше играйте сколько хотите.
learn-empires-goal-title = В чём суть
learn-empires-goal = Три эпохи по два раунда. Кто контролирует провинции в конце эпохи, получает влияние и очки. После третьей эпохи побеждает тот, у кого больше очков.
learn-empires-destiny-title = Судьба
learn-empires-destiny = Тайно выберите карту. В конце множитель вашего влияния в регионе умножится на число сыгранных карт этого региона: выбирайте регионы, где хотите быть сильны.
learn-empires-place-title = Приказы
learn-empires-place = Нажмите на приказ внизу, затем на пустую ячейку линии приказов. Жетон лежит закрытым: никто не знает ваш план. Он сработает в регионе ячейки.
learn-empires-neutral-title = Быстрое действие
learn-empires-neutral = Маленький знак у ячейки — бесплатное действие: его можно сразу выполнить в этом регионе. Нажмите на карту или выберите «{ web-skip-it }».
learn-empires-resolve-title = Приказы открываются
learn-empires-resolve = Жетоны открываются по одному с юга на север и действуют в своём регионе. Когда открыт ваш жетон, можно нажимать на провинции в пунктирной рамке.
learn-empires-move-title = Перемещение
learn-empires-move = Нажмите на провинцию со своей армией, затем на цель. Каждый шаг — одно перемещение; одной армии можно отдать несколько.
learn-empires-attack-title = Нападение
learn-empires-attack = Там, где есть ваша армия, вы уничтожаете одну чужую. Вторая стоит 1 бусидо.
learn-empires-cover-title = Второй раунд
learn-empires-cover = Теперь можно накрывать жетоны: свои бесплатно, чужие за бусидо. Накрытый жетон больше не сработает.
learn-empires-back-title = С севера на юг
learn-empires-back = Теперь ячейки исполняются в обратном порядке. Ненакрытые жетоны первого раунда срабатывают ещё раз.
learn-empires-era-title = Конец эпохи
learn-empires-era = Подсчитаны сбор урожая, влияние, бонусы регионов и святилища; всё это есть в журнале. Первым теперь ходит тот, у кого меньше всего очков.
learn-empires-end-title = Итоговый подсчёт
learn-empires-end = Влияние в каждом регионе даёт множитель; он умножается на число сыгранных карт этого региона. Ещё по очку за каждые три оставшихся ресурса. Вот и вся игра.
learn-seven-intro = Три самурая на лёгком уровне: вы Канбэй, за Хэйхати и Кацусиро играют капитаны. Вместе вы держите деревню три раунда. Листок объясняет всё по ходу игры, а кольцо показывает, где это.
learn-seven-goal-title = Удержать деревню
learn-seven-goal = Вы проиграете вместе, если падёт самурай, сгорит последняя постройка или будет потеряна последняя семья. Продержитесь три раунда.
learn-seven-fight-title = Бой
learn-seven-fight = Вступив в бой, вы открываете бандита из колоды и решаете, куда его положить.
learn-seven-card-title = Справа или слева
learn-seven-card = Справа он в бою: его сила двигает счётчик. Слева он защищает, если такого символа там ещё нет: в конце раунда шляпа бережёт вас от ранения, дом — постройку, кукла — семью.
learn-seven-exact-title = Ровно в золото
learn-seven-exact = Наступайте этой картой: счётчик встанет ровно на ваш Киай. Лучшего и не бывает.
learn-seven-kiai-title = Киай
learn-seven-kiai = Самурай, чей счётчик встал ровно на значение Киая, издаёт боевой клич: можно использовать эффект, указанный рядом, затем самый старый бандит его ряда уходит в сброс.
learn-seven-penalty-title = Штрафы
learn-seven-penalty = В начале хода срабатывает штраф последнего бандита вашей боевой очереди.
learn-seven-support-title = Поддержка
learn-seven-support = Вместо боя можно передать другому самураю жетон поддержки: ваша способность будет и у него. Но верхний бандит колоды уйдёт в прорыв.
learn-seven-pass-title = Пас
learn-seven-pass = Спасовав, вы выходите из раунда. Выше значения Киая пасовать обязательно.
learn-seven-round-title = Следующий раунд
learn-seven-round = Пришлось расплатиться за недостающие шляпы, дома и куклы, а карты прорыва открыты: каждое пламя уничтожило укрепление. Теперь придут бандиты посильнее.
learn-seven-end-title = Конец
learn-seven-end = Очко за каждую постройку и семью и ещё одно, если никто не ранен. В следующий раз попробуйте уровень сложнее.

## В процессе
web-dojos = Додзё
web-range = стрельбище
web-arsenal = арсенал
web-headquarters = штаб
web-stack = { $n ->
    [one] { $n } жетон расположения, следующий:
    [few] { $n } жетона расположения, следующий:
   *[other] { $n } жетонов расположения, следующий:
}
web-phase-dojo = Каждый дом выбирает додзё

## Шаги конца эпохи
web-step-nothing = Никто ничего не получает.

## Replays' curves, the end of a round, the village in words
web-lost-in-round = Деревня держалась до раунда { $round }. За павшую деревню очков нет.
web-curve-points = Очки
web-curve-village = Деревня
web-curve-odds = Шансы
web-odds-curve = Шансы ход за ходом
web-turning-point = Перелом: ход { $ply }
web-words-none = ничего
web-words-hand = Взятая карта: { $card }.
