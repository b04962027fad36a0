# The pages around the tables.

## Home
home-pages = Страницы
home-tables = Столы
home-my-games = Мои партии
home-tagline = Две самурайские игры за одним столом, прямо в браузере. В одиночку, с друзьями или против ботов. Бесплатно и без регистрации.
home-good-morning = Доброе утро, { $name }
home-good-day = Добрый день, { $name }
home-good-evening = Добрый вечер, { $name }
home-tables-wait = { $n ->
    [0] Вас никто не ждёт. Не торопитесь.
    [one] Вас ждёт { $n } стол.
    [few] Вас ждут { $n } стола.
   *[other] Вас ждут { $n } столов.
}
home-running = Идущие партии
home-continue = Продолжить
home-go-there = Перейти
home-look = Посмотреть
home-turn-of = Ходит: { $name }
home-all-tables = { $n ->
    [one] Ещё { $n } стол
    [few] Ещё { $n } стола
   *[other] Ещё { $n } столов
}
home-search-tables = Искать среди моих столов
home-fewer = Показать меньше
home-remove-ask = Убрать?
home-removed = Убрано из списка; место остаётся за вами.
home-what-name = Как вас называть?
home-name-if-you-like = Имя, если хотите
home-name-hint = Его увидят за столом и в приглашениях. Без регистрации; в настройках есть ключ для другого устройства.
home-learn-five = Научиться за пять минут
home-minutes = около { $n } мин
home-you = Вы
home-you-several = { $n ->
    [one] Вы за { $n } место
    [few] Вы за { $n } места
   *[other] Вы за { $n } мест
}
home-friends = { $n ->
    [one] { $n } друг
    [few] { $n } друга
   *[other] { $n } друзей
}
home-bots = { $n } × { $level }
home-rules-of = правила { $edition }
home-join-hint = Вам прислали приглашение? Вставьте его сюда.
home-nowhere = Такой страницы нет
home-nowhere-why = Адрес никуда не ведёт. Возможно, потерялся его кусочек.

## My record
home-my-record = Мои результаты
home-all-my-games = Все мои партии
home-no-record = Пока пусто: доиграйте партию, и она появится здесь.
home-won-against = победы над ботами
home-villages-saved = спасённые деревни
home-of = { $won } из { $of }
home-best-village = лучшая деревня: { $level }, самураев: { $n }
home-won-by = Победа с отрывом { $n }
home-won = Победа
home-place = Место { $place }, отставание { $n }
home-winner-was = победитель: { $house }
home-saved = Спасена, { $score }
home-lost-night = Потеряна, ночь { $night }
home-best-with = лучший итог { $score }, самураев: { $n }
home-games-won = { $n ->
    [one] { $n } партия, побед: { $won }
    [few] { $n } партии, побед: { $won }
   *[other] { $n } партий, побед: { $won }
}
home-villages = { $n ->
    [one] { $n } деревня, спасено: { $saved }
    [few] { $n } деревни, спасено: { $saved }
   *[other] { $n } деревень, спасено: { $saved }
}
home-this-week = На этой неделе
home-earlier-this-month = Ранее в этом месяце
home-a-challenge = задание дня
home-era-turned = решила эпоха { $era }
home-village-left = { $houses ->
    [one] { $houses } постройка
    [few] { $houses } постройки
   *[other] { $houses } построек
}, { $families ->
    [one] { $families } семья
    [few] { $families } семьи
   *[other] { $families } семей
}
home-course-lead = Ваш отрыв от лучшего из соперников, подсчёт за подсчётом: { $points }
home-course-village = Очки деревни, потеря за потерей: { $points }
home-points-from = Откуда ваши очки
home-points-average = в среднем за партию
home-points-you = вы
home-points-winners = победители
home-points-village = очки спасённой деревни
home-lost = пала
home-whom-played = кем вы играли
home-all = Все
home-short-empires = Империи
home-short-seven = 7 самураев
home-how-ended = Чем кончилось
home-only-won = Победы
home-only-lost = Поражения
home-search = Искать в моих партиях
home-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
home-show-more = Показать ещё { $n }
home-sum-games = { $n ->
    [one] партия
    [few] партии
   *[other] партий
}
home-sum-won = побед и спасений
home-hours = { $n } ч
home-sum-hours = за столом

## The challenge
home-challenge = Задание дня
home-same-for-all = одно на всех
home-challenge-seven = Вы в одиночку ведёте самураев: { $n }.
home-challenge-empires = Вы один против двух домов, которые ходят сами (мест: { $n }).
home-solo = соло
home-nobody-yet = Пока никто не сыграл.
home-take-it = Принять
home-one-try = одна попытка · осталось { $time }
home-next-in = следующее через { $time }

## A new table
home-which-game = Какая игра
home-houses = Дома
home-samurai = Самураи
home-who-sits = Кто здесь сидит
home-me-here = Я, здесь
home-friend-link = Друг по ссылке
home-bot = Бот
home-friend = Друг
home-me-hint = Вы играете за это место на этом экране. Если мест несколько, экран передают по кругу.
home-friend-hint = Стол подождёт; вы получите ссылку и QR-код, чтобы отправить.
home-you-seat = вы, { $side }
home-bot-seat = бот, { $side }
home-by-link = по ссылке, { $side }
home-here-seat = здесь, { $side }
home-away-seat = нет на месте, { $side }
home-waiting-seat = ждёт, { $side }
home-free = Свободно
home-bot-novice = играет по простым правилам
home-bot-soldier = смотрит на шаг вперёд
home-bot-captain = разыгрывает в уме много партий
home-bot-general = то же, но дольше
home-bot-shogun = учился, играя сам с собой
home-does-not-go = не сочетается с остальным ({ $rule })
home-modules-hint = в любом сочетании; для первой партии ничего
home-who-stands = Кто где стоит
home-who-stands-hint = сначала подушка, потом самурай
home-at-random = Случайно
home-for-every-seat = для каждого места
home-clock-live = 15 мин + 10 с на ход
home-clock-days = 2 дня на ход
home-options = Параметры
home-option-on = { $name }: да
home-option-off = { $name }: нет
home-listed = в списке
home-not-listed = не в списке

## The waiting room, invitations
home-waiting-for = { $n ->
    [one] Ждём ещё одного
    [few] Ждём ещё { $n }
   *[other] Ждём ещё { $n }
}
home-all-here = Все в сборе
home-this-table = Этот стол
home-send-away = Попросить уйти
home-send-away-ask = Попросить уйти? Оттуда вернуться будет нельзя.
home-stand-up = Встать
home-stand-up-ask = Освободить место?
home-give-to-bots = { $n ->
    [one] Отдать боту и начать
    [few] Заполнить ботами и начать
   *[other] Заполнить ботами и начать
}
home-invite = Пригласить
home-invite-hint = Отсканируйте телефоном или отправьте ссылку. Кто её откроет, сядет на место: { $side }.
home-copy-link = Скопировать ссылку
home-share = Поделиться…
home-new-link = Создать новую ссылку
home-qr-invite = Приглашение в виде QR-кода
home-where = Откуда её можно открыть?
home-scope-here = только на этом компьютере
home-scope-network = та же сеть или Wi-Fi
home-scope-everywhere = отовсюду
home-reachable = доступно
home-not-friends = не для друзей
home-only-here = Ссылку откроет только этот компьютер.
home-only-here-how = Чтобы друзья из вашей сети могли прийти, остановите Tatami и запустите так:
home-send = Отправить
home-invitation = Приглашение
home-invites-you = { $name } приглашает вас в игру
home-invited-to = Вас приглашают в игру
home-sit-as = Сесть: { $side }
home-no-account = Без регистрации. До начала можно встать.
home-link-nowhere = Эта ссылка никуда не ведёт
home-link-nowhere-why = Стола больше нет, или потерялась часть ссылки. Попросите новую.
home-link-spent = Эта подушка занята
home-link-spent-why = По этой ссылке уже кто-то пришёл. Попросите другую.
home-link-late = Игра уже началась
home-link-late-why = Они начали без этого места. Попросите ссылку для зрителя.

## At the table
home-move-kept = Ваш ход сохранён; он уйдёт, как только сервер ответит.
notice-move-lost = Последний щелчок опоздал: игра ушла вперёд. Выберите заново.
home-report = Сообщить об ошибке в правилах
home-resign = Сдаться…
home-resign-says = Ваше место насовсем займёт бот и доиграет; вернуться нельзя. Остальные доигрывают партию.
home-resign-yes = Сдаться
home-end = Закончить партию вместе…
home-end-says = Остальных людей за столом спросят. Если все согласны, деревню оставляют: это поражение без очков. Запись партии сохранится.
home-end-yes = Спросить остальных
home-end-asked = Кто-то хочет оставить деревню. Закончить партию здесь?
notice-end-refused = Остальные хотят играть дальше.
web-outcome-given-up = Оставлена по общему решению
home-play-on = Играть дальше
home-away = Сервер не отвечает.
home-away-safe = Ваши столы в сохранности; запрос повторяется каждые несколько секунд.
home-try-now = Попробовать сейчас

## Settings
home-light-or-dark = Светлая или тёмная
home-sound = Звук
home-confirm-hint = каждый ход; второй щелчок подтверждает
home-notify-open = пока страница открыта
home-notify-closed = даже когда страница закрыта
home-this-is-me = Это я
home-key-hint = Ваш ключ хранит все ваши места. Возьмите его на другое устройство; у кого он есть, тот играет за вас.
home-show-key = Показать
home-enter-key = Ввести
home-save-key = Сохранить в файл
home-qr-me = Мой ключ в виде QR-кода
home-once-hint = QR-код сработает один раз в течение десяти минут, слова — всегда.
home-eight-words = восемь слов или сам ключ
home-key-from-file = Из файла
home-key-file = Tatami: ваш ключ. У кого он есть, тот играет за вас.
home-bad-key = Это не ключ.
home-forget-me = Забыть меня здесь
home-forget-ask = Этот браузер забудет ключ, места и настройки. Без ключа вернуться нельзя.
