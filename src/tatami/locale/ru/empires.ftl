# «Маленькие империи. Самураи»: названия, ходы, события, вопросы и отказы.

## Названия
house-red = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
house-blue = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
house-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
house-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
house-tokugawa = Токугава
    .gen = Токугавы
    .dat = Токугаве
    .acc = Токугаву
house-takeda = Такеда
    .gen = Такеды
    .dat = Такеде
    .acc = Такеду
house-mori = Мори

region-grey = Сайгоку (серый)
    .short = Сайгоку
region-orange = Кинай и Токай (оранжевый)
    .short = Кинай и Токай
region-teal = Канто и Осю (бирюзовый)
    .short = Канто и Осю
region-violet = Эдзо (фиолетовый)
    .short = Эдзо
region-red = Кита-Эдзо (красный)
    .short = Кита-Эдзо

province-satsuma = Сацума
province-higo = Хиго
province-tosa = Тоса
province-bungo = Бунго
province-nagato = Нагато
province-aki = Аки
province-kii = Кии
province-ise = Исэ
province-settsu = Сэццу
province-yamashiro = Ямасиро
province-owari = Овари
province-mino = Мино
province-echizen = Этидзэн
province-suruga = Суруга
province-musashi = Мусаси
province-shinano = Синано
province-hitachi = Хитати
province-echigo = Этиго
province-mutsu = Муцу
province-matsumae = Мацумаэ
province-tokachi = Токати
province-ishikari = Исикари
province-teshio = Тэсио
province-nemuro = Нэмуро
province-kunashiri = Кунасири
province-soya = Соя
province-shiranushi = Сирануси
province-kushunkotan = Кусюнкотан

order-recruit = Вербовка армий
order-attack = Нападение
order-harvest = Сбор урожая
order-castle = Постройка замка
order-move3 = Движение на 3
order-move23 = Движение на 2 или 3
order-ship = Движение на 2 / на корабле

unit-samurai = армия
    .gen = армии
    .acc = армию
    .full = армия самураев
unit-archer = лучник
    .gen = лучника
    .acc = лучника
unit-general = генерал
    .gen = генерала
    .acc = генерала
unit-veteran = опытный самурай
    .gen = опытного самурая
    .acc = опытного самурая

good-food = пища
    .gen = пищи
    .acc = пищу
good-bushido = бусидо

neutral-move = Движение на 1
neutral-attack = Нападение
neutral-recruit = Вербовка 1 армии
neutral-harvest = Сбор 1 урожая

dojo-earth = Земля
dojo-wind = Ветер
dojo-fire = Огонь
dojo-water = Вода
dojo-void = Пустота

training-archer = лучника
training-veteran = опытного самурая
training-general-range = генерала (со стрельбища)
training-general-arsenal = генерала (из арсенала)

mountain-ambush = Засада
mountain-mercenaries = Наёмники
mountain-bushido-master = Мастер бусидо
mountain-highland-farm = Высокогорная ферма
mountain-independent-tribe = Независимое племя
mountain-journey = Путь как цель

location-capital = столица
location-food = пища
location-bushido = бусидо
location-shrine = святилище

slot-grey-1 = Сайгоку 1
slot-grey-2 = Сайгоку 2
slot-grey-3 = Сайгоку 3
slot-orange-1 = Кинай и Токай 1
slot-orange-2 = Кинай и Токай 2
slot-orange-3 = Кинай и Токай 3
slot-teal-1 = Канто и Осю 1
slot-teal-2 = Канто и Осю 2
slot-teal-3 = Канто и Осю 3
slot-violet-1 = Эдзо 1
slot-violet-2 = Эдзо 2
slot-violet-3 = Эдзо 3
slot-red-1 = Кита-Эдзо 1
slot-red-2 = Кита-Эдзо 2
slot-red-3 = Кита-Эдзо 3

phase-dojo = Выбор додзё
phase-destiny = Карты судьбы
phase-planning = Планирование
phase-resolution = Исполнение
phase-count = Конец эпохи
phase-over = Партия окончена

## Настройки
option-empires-edition = Издание
option-empires-edition-hint = По какому изданию правил вы играете.
value-empires-edition-2022 = 2022
value-empires-edition-2022-hint = Новейшие правила; нужны для дополнения и одиночного режима.
value-empires-edition-2019 = 2019
value-empires-edition-2019-hint = Первое издание: замки можно строить в столицах, каждого противника можно накрыть один раз за эпоху.
value-empires-edition-draft = Черновик
value-empires-edition-draft-hint = До первого издания: 20 армий, бесплатные корабли, без вариантов.
option-empires-modules = Варианты и дополнение
option-empires-modules-hint = В любом сочетании.
value-empires-modules-agendas = Задания регионов
value-empires-modules-agendas-hint = У каждого региона своё задание и свой закон.
value-empires-modules-mountains = Путь горы
value-empires-modules-mountains-hint = На горных дорогах ждут закрытые жетоны.
value-empires-modules-shrines = Небесные святилища
value-empires-modules-shrines-hint = Святилища одного цвета вместе приносят больше очков.
value-empires-modules-random-neutral = Случайные быстрые действия
value-empires-modules-random-neutral-hint = Быстрые действия у ячеек раскладываются заново.
value-empires-modules-new-region = Новый регион
value-empires-modules-new-region-hint = «Расцвет дома Токугава»: красный регион на севере; при 5 игроках — всегда.
value-empires-modules-dojo = Додзё
value-empires-modules-dojo-hint = «Расцвет дома Токугава»: лучники, опытные самураи и генералы со способностями.
option-empires-random-dojo = Случайные додзё
option-empires-random-dojo-hint = Додзё раздаются, а не выбираются.
option-empires-open-screens = Открытые ширмы
option-empires-open-screens-hint = Все видят пищу и бусидо друг друга.

## Задания, законы, способности
agenda-1a = 3 очка: не меньше 2 провинций здесь под вашим контролем, в каждой от 2 ваших армий.
agenda-1b = 5 очков: не меньше 4 провинций здесь под вашим контролем.
agenda-2a = 4 очка: не меньше 7 ваших армий здесь.
agenda-2b = 3 очка: ваши армии есть не меньше чем в 4 провинциях здесь.
agenda-3a = 4 очка: от 3 ваших армий в каждой из 3 (или больше) провинций здесь.
agenda-3b = 4 очка: от 2 ваших армий в каждой из 2 (или больше) провинций здесь, и провинция вашего замка под вашим контролем.
agenda-3b-2019 = 4 очка: от 2 ваших армий в каждой из 2 (или больше) провинций здесь, и здесь есть ваш замок.
agenda-4a = 4 очка: под вашим контролем здесь не меньше 2 ресурсных провинций и провинция со святилищем.
agenda-4b = 4 очка: под вашим контролем здесь не меньше 2 ресурсных провинций и столица.
agenda-5a = 4 очка: под вашим контролем здесь ресурсная провинция, провинция со святилищем и столица.
agenda-5b = 4 очка: под вашим контролем здесь все ресурсные провинции.
decree-1 = Вторая армия, уничтоженная приказом «нападение», здесь бесплатна.
decree-2 = Третье перемещение приказа «движение на 2 или 3» здесь бесплатно.
decree-3 = Вторая армия приказа «вербовка армий» здесь бесплатна.
decree-4 = Движение на корабле отсюда бесплатно.
decree-5 = Каждая провинция при сборе урожая здесь даёт ещё 1 такой же ресурс.
ability-earth-veteran = К нему в провинцию приходит ещё 1 самурай из казарм.
ability-earth-general = Уничтожьте все армии противников в одной провинции этого региона, кроме генералов.
ability-wind-veteran = Этот опытный самурай проходит до 2 провинций.
ability-wind-general = В каждой провинции региона у каждого, и у вас тоже, остаётся только 1 армия; генералы не гибнут.
ability-fire-veteran = Уничтожьте 1 армию противника в соседней по суше провинции, но не генерала.
ability-fire-general = Приведите в его провинцию любое число своих самураев и лучников откуда угодно.
ability-water-veteran = Вытесните до 2 армий противников из его провинции в одну соседнюю; генералы остаются.
ability-water-general = Возьмите все ресурсы, которые производит регион, и уничтожьте в нём до 2 армий противников, кроме генералов.
ability-void-veteran = Выполните быстрое действие рядом с одним из своих ненакрытых жетонов в этом регионе.
ability-void-general = Может перейти в соседнюю провинцию, затем уничтожает там все армии противников, кроме генералов.

## Что нужно решить
prompt-empires-dojo = Выберите додзё.
prompt-empires-destiny = Тайно выберите карту судьбы.
prompt-empires-planning = Выложите жетон приказа в ячейку.
prompt-empires-resolution = Исполните приказ.
prompt-empires-over = Партия окончена.
prompt-empires-placement = Можете подготовить одну боевую единицу.
prompt-empires-move = Перемещайте армии, по одной границе за раз.
prompt-empires-sail = Выберите, кто плывёт на корабле.
prompt-empires-recruit = Вербовка: выберите, куда и кого.
prompt-empires-attack = Выберите армию противника, которую уничтожите.
prompt-empires-harvest = Соберите урожай в этом регионе.
prompt-empires-harvest-one = Выберите одну провинцию для сбора урожая.
prompt-empires-castle = Постройте замок или усильте тот, что здесь есть.
prompt-empires-disband = Выберите армии, которые уступят место замку.
prompt-empires-expedition = Экспедиция переходит гору.
prompt-empires-tribe = Племя с вами: выберите быстрое действие этого региона.
prompt-empires-earth-veteran = Можете поставить рядом с опытным самураем ещё одного из казарм.
prompt-empires-water-veteran = Можете вытеснить до 2 армий противников в одну соседнюю провинцию.
prompt-empires-void-veteran = Можете выполнить быстрое действие рядом с одним из своих жетонов здесь.
prompt-empires-earth-general = Можете уничтожить все армии противников в одной провинции здесь.
prompt-empires-wind-general = Можете оставить каждому только по 1 армии в каждой провинции здесь.
prompt-empires-fire-general = Можете собрать армии к генералу.
prompt-empires-water-general = Можете взять ресурсы региона, затем уничтожить до 2 армий.
prompt-empires-void-general = Генерал может сделать шаг, затем уничтожить все армии противников там, где стоит.

## Ходы
action-empires-done = Больше ничего
action-empires-pass = Ничего не выкладывать
action-empires-use = Применить способность
action-empires-harvest = Собрать весь урожай здесь
action-empires-dojo = Выбрать додзё: { $dojo }
action-empires-destiny = Выбрать карту судьбы: { $region }
action-empires-train = Подготовить { $training }
action-empires-board = Посадить на корабль { $unit_acc }
action-empires-return = Вернуть в запас { $unit_acc }
action-empires-neutral = Выполнить быстрое действие ячейки { $slot }
action-empires-place = Выложить «{ $order }» в ячейку { $slot }
action-empires-recruit = Завербовать { $unit_acc } ({ $province })
action-empires-build = Построить замок ({ $province })
action-empires-reinforce = Усилить замок ({ $province })
action-empires-raze = Уничтожить все армии противников ({ $province })
action-empires-harvest-one = Собрать урожай ({ $province })
action-empires-attack = Напасть на { $seat_acc } ({ $province })
action-empires-gather = Призвать { $unit_acc } ({ $from })
action-empires-push = Вытеснить { $unit_acc } { $seat_gen } → { $to }
action-empires-move = Переместить { $unit_acc } ({ $from } → { $to })
action-empires-explore = Переместить { $unit_acc } через гору и открыть жетон ({ $from } → { $to })
action-empires-sail = { $armies ->
    [one] Перевезти на корабле { $armies } армию ({ $from } → { $to })
    [few] Перевезти на корабле { $armies } армии ({ $from } → { $to })
   *[other] Перевезти на корабле { $armies } армий ({ $from } → { $to })
}

## События
event-empires-first-player = Первым ходит { $seat }.
event-empires-era-begins = Начинается эпоха { $era }.
event-empires-era-ends = Эпоха { $era } заканчивается.
event-empires-round-begins = Раунд { $round }: выкладываются приказы.
event-empires-dojo-chosen = { $seat } выбирает додзё: { $dojo }.
event-empires-destiny-picked = { $seat } выбирает карту судьбы: { $region }.
event-empires-destiny-picked-hidden = { $seat } выбирает карту судьбы.
event-empires-destiny-shown = { $seat } открывает карту судьбы: { $region }.
event-empires-destiny-opened = Карта судьбы из колоды: { $region }.
event-empires-card-drawn = { $seat } берёт карту судьбы: { $region }.
event-empires-card-drawn-hidden = { $seat } берёт карту судьбы.
event-empires-order-placed = { $seat } выкладывает «{ $order }» в ячейку { $slot }.
event-empires-order-placed-hidden = { $seat } выкладывает приказ в ячейку { $slot }.
event-empires-token-covered = { $own ->
    [yes] { $seat } накрывает свой жетон (ячейка { $slot }).
   *[no] { $price ->
        [0] { $seat } бесплатно накрывает жетон { $owner_gen } (ячейка { $slot }).
       *[other] { $seat } за { $price } бусидо накрывает жетон { $owner_gen } (ячейка { $slot }).
    }
}
event-empires-passed = { $seat } ничего не выкладывает.
event-empires-order-shown = { $seat } открывает приказ «{ $order }» (ячейка { $slot }).
event-empires-order-idle = Приказ { $seat_gen } «{ $order }» (ячейка { $slot }) выполнить нельзя.
event-empires-moved = { $seat } перемещает { $unit_acc } ({ $from } → { $to }).
event-empires-sailed = { $seat } перевозит на корабле { $unit_acc } ({ $from } → { $to }).
event-empires-recruited = { $seat } вербует { $levy_acc } ({ $province }).
event-empires-destroyed = { $by } уничтожает { $unit_acc } { $seat_gen } ({ $province }).
event-empires-gained = { $amount ->
    [one] { $seat } получает { $amount } { $good_acc } ({ $province }).
    [few] { $seat } получает { $amount } { $good_gen } ({ $province }).
   *[other] { $seat } получает { $amount } { $good_gen } ({ $province }).
}
event-empires-gained-freely = { $amount ->
    [one] { $seat } получает { $amount } { $good_acc }.
    [few] { $seat } получает { $amount } { $good_gen }.
   *[other] { $seat } получает { $amount } { $good_gen }.
}
event-empires-paid = { $amount ->
    [one] { $seat } тратит { $amount } { $good_acc }.
    [few] { $seat } тратит { $amount } { $good_gen }.
   *[other] { $seat } тратит { $amount } { $good_gen }.
}
event-empires-castle-built = { $seat } строит замок ({ $province }).
event-empires-disbanded = { $seat } возвращает в запас { $unit_acc } ({ $province }).
event-empires-reinforced = { $seat } усиливает замок ({ $province }).
event-empires-influence = { $seat } получает влияние в регионе { $region }: +{ $steps }, теперь { $influence }.
event-empires-region-bonus = { $points ->
    [one] { $seat } получает { $points } очко за провинции региона { $region }.
    [few] { $seat } получает { $points } очка за провинции региона { $region }.
   *[other] { $seat } получает { $points } очков за провинции региона { $region }.
}
event-empires-shrines = { $points ->
    [one] { $seat } получает { $points } очко за святилища.
    [few] { $seat } получает { $points } очка за святилища.
   *[other] { $seat } получает { $points } очков за святилища.
}
event-empires-tokens-back = Все жетоны приказов возвращаются к владельцам.
event-empires-turn-order = Очерёдность хода, место { $place }: { $seat }.
event-empires-agenda = { $points ->
    [one] { $seat } выполняет задание региона { $region }: { $points } очко.
    [few] { $seat } выполняет задание региона { $region }: { $points } очка.
   *[other] { $seat } выполняет задание региона { $region }: { $points } очков.
}
event-empires-explored = { $seat } открывает жетон горы ({ $from } → { $to }): { $token }.
event-empires-ambushed = { $seat } попадает в засаду, армия возвращается ({ $province }).
event-empires-trained = { $seat } готовит { $training }.
event-empires-ability = { $seat }: { $rank } применяет способность додзё ({ $dojo }).
event-empires-pushed = Опытный самурай воды вытесняет { $unit_acc } { $seat_gen } ({ $from } → { $to }).
event-empires-siege = { $points ->
    [one] { $seat } получает { $points } очко за лучников у осаждённых замков.
    [few] { $seat } получает { $points } очка за лучников у осаждённых замков.
   *[other] { $seat } получает { $points } очков за лучников у осаждённых замков.
}
event-empires-final-influence = { $points ->
    [one] { $seat } получает { $points } очко за влияние в регионе { $region }, сыграно карт: { $cards }.
    [few] { $seat } получает { $points } очка за влияние в регионе { $region }, сыграно карт: { $cards }.
   *[other] { $seat } получает { $points } очков за влияние в регионе { $region }, сыграно карт: { $cards }.
}
event-empires-leftovers = { $points ->
    [one] { $seat } получает { $points } очко за оставшиеся ресурсы.
    [few] { $seat } получает { $points } очка за оставшиеся ресурсы.
   *[other] { $seat } получает { $points } очков за оставшиеся ресурсы.
}
event-empires-won = { $points ->
    [one] { $seat } побеждает: { $points } очко.
    [few] { $seat } побеждает: { $points } очка.
   *[other] { $seat } побеждает: { $points } очков.
}
event-empires-house-places = { $seat } выкладывает приказ в ячейку { $slot }; жетон расположения: { $region }, { $location }.
event-empires-house-stuck = { $seat } не находит ячейки и ничего не выкладывает.
event-empires-house-points = { $points ->
    [one] { $seat } получает { $points } очко.
    [few] { $seat } получает { $points } очка.
   *[other] { $seat } получает { $points } очков.
}
event-empires-house-trimmed = { $amount ->
    [one] { $seat } убирает { $amount } армию ({ $province }).
    [few] { $seat } убирает { $amount } армии ({ $province }).
   *[other] { $seat } убирает { $amount } армий ({ $province }).
}
event-empires-location-joins = { $seat } добавляет в стопку жетон расположения ({ $region }).
event-empires-gathered = { $seat } призывает { $unit_acc } ({ $from } → { $to }).
event-empires-location-under = { $seat } не находит ячейки в регионе { $region }: жетон расположения уходит под стопку.

## Отказы
refuse-emp-not-now = Сейчас решается другое. { $now ->
    [dojo] { prompt-empires-dojo }
    [destiny] { prompt-empires-destiny }
    [resolution] { prompt-empires-resolution }
    [over] { prompt-empires-over }
    [placement] { prompt-empires-placement }
    [move] { prompt-empires-move }
    [sail] { prompt-empires-sail }
    [recruit] { prompt-empires-recruit }
    [attack] { prompt-empires-attack }
    [harvest] { prompt-empires-harvest }
    [harvest-one] { prompt-empires-harvest-one }
    [castle] { prompt-empires-castle }
    [disband] { prompt-empires-disband }
    [expedition] { prompt-empires-expedition }
    [tribe] { prompt-empires-tribe }
    [earth-veteran] { prompt-empires-earth-veteran }
    [water-veteran] { prompt-empires-water-veteran }
    [void-veteran] { prompt-empires-void-veteran }
    [earth-general] { prompt-empires-earth-general }
    [wind-general] { prompt-empires-wind-general }
    [fire-general] { prompt-empires-fire-general }
    [water-general] { prompt-empires-water-general }
    [void-general] { prompt-empires-void-general }
   *[planning] { prompt-empires-planning }
}
refuse-emp-no-such-place = На этом игровом поле нет места для такого хода.
refuse-emp-no-red-region = Эта партия играется без красного региона.
refuse-emp-no-such-house = За этим столом нет дома с номером { $number }.
refuse-emp-other-region = Это действие выполняется только в регионе { $region }.
refuse-emp-no-dojo = Эта партия играется без додзё.
refuse-emp-dojo-chosen = Додзё выбирают один раз, до первой эпохи.
refuse-emp-dojo-taken = Додзё «{ $dojo }» уже занял { $seat }.
refuse-emp-no-hands = В одиночном режиме карт судьбы на руках нет.
refuse-emp-card-not-in-hand = У вас на руке нет такой карты судьбы: { $region }.
refuse-emp-destiny-over = Карты судьбы выбирают в начале эпохи.
refuse-emp-picked-already = Вы уже выбрали карту судьбы; теперь подождите остальных.
refuse-emp-place-in-planning = Приказы выкладывают в фазе планирования, сейчас они исполняются.
refuse-emp-finish-placement = Сначала закончите выкладывать этот жетон.
refuse-emp-token-not-in-hand = Жетона «{ $order }» у вас не осталось.
refuse-emp-slot-taken = В ячейке { $slot } уже лежит жетон { $owner_gen }, а в первом раунде годятся только пустые.
refuse-emp-face-down = Жетон в ячейке { $slot } выложен в этом раунде, его нельзя накрыть.
refuse-emp-victim-covered = В этом раунде жетон { $owner_gen } уже накрывали.
refuse-emp-covered-this-era = В эту эпоху вы уже накрывали жетон { $owner_gen }.
refuse-emp-cover-price = Накрыть этот жетон стоит { $price } бусидо, у вас { $have }.
refuse-emp-must-place = Выкладывать обязательно: ячейка для жетона есть.
refuse-emp-pass-is-for-placing = Пропустить можно только выкладывание; действие можно закончить.
refuse-emp-finish-boarding = Корабль готов: сначала выберите, кто плывёт.
refuse-emp-finish-castle = Замок уже строится: сначала выберите, какие армии вернутся.
refuse-emp-train-when-placing = Готовить боевые единицы можно, только выкладывая жетон приказа.
refuse-emp-trained-already = С этим жетоном приказа вы уже подготовили боевую единицу.
refuse-emp-train-between = Готовьте боевую единицу до или после быстрого действия, но не посередине.
refuse-emp-archers-limit = Предел лучников: { $most }.
refuse-emp-barracks-empty = Ваши казармы пусты.
refuse-emp-archer-price = Лучник стоит 1 бусидо, а у вас его нет.
refuse-emp-veteran-price = Опытный самурай стоит 1 пищу, а у вас её нет.
refuse-emp-general-limit = Генерал у вас уже есть.
refuse-emp-range-empty = На стрельбище никого нет.
refuse-emp-arsenal-empty = В арсенале никого нет.
refuse-emp-general-price = Генерал стоит 1 бусидо и 1 пищу.
refuse-emp-no-neutral-now = В фазе исполнения быстрые действия не выполняются.
refuse-emp-neutral-by-placing = Быстрое действие даёт жетон приказа, выложенный рядом; отдельного хода для него нет.
refuse-emp-token-not-yours = В ячейке { $slot } нет вашего ненакрытого жетона.
refuse-emp-neutral-idle = «{ $neutral }» здесь ничего не даст.
refuse-emp-beside-first = Вторая армия ставится в ту же провинцию, что и первая.
refuse-emp-no-recruit-site = { $province } — не столица этого региона и не провинция вашего замка здесь.
refuse-emp-besieged = { $province }: ваш замок осаждён, вербовать там нельзя.
refuse-emp-no-supply = В вашем запасе не осталось армий.
refuse-emp-only-samurai = Опытный самурай пустоты вербует только обычного самурая.
refuse-emp-not-trained = У вас нет подготовленного { $unit_gen }.
refuse-emp-second-recruit-price = Вторая армия стоит 1 пищу.
refuse-emp-recruited-all = Больше армий это действие не даёт.
refuse-emp-veterans-are-samurai = Опытный самурай на поле — обычный самурай: так его и назовите.
refuse-emp-castle-here = В регионе { $region } у вас уже есть замок, его можно усилить.
refuse-emp-no-castles = Все ваши замки построены.
refuse-emp-castle-in-capital = В столице строить замок нельзя.
refuse-emp-castle-taken = { $province }: там уже есть замок.
refuse-emp-two-armies = { $province }: для замка там нужны 2 ваши армии.
refuse-emp-no-castle-there = { $province }: вашего замка там нет.
refuse-emp-nothing-returns = Армии возвращают только при постройке замка.
refuse-emp-no-unit-there = У вас там нет такой боевой единицы ({ $unit_full }).
refuse-emp-nothing-to-harvest = { $region }: собирать вам здесь нечего.
refuse-emp-harvest-one = Быстрое действие собирает урожай одной провинции: укажите, какой.
refuse-emp-harvest-all = Приказ собирает урожай сразу со всех ваших провинций здесь.
refuse-emp-no-resource = { $province }: эта провинция не даёт ресурса.
refuse-emp-harvest-control = { $province }: вы не контролируете эту провинцию.
refuse-emp-harvest-army = { $province }: вашей армии там нет.
refuse-emp-own-army = Свои армии трогать нельзя.
refuse-emp-not-next-by-land = { $province } не граничит по суше с провинцией опытного самурая.
refuse-emp-only-its-province = Опытный самурай пустоты нападает только в своей провинции.
refuse-emp-not-its-province = Опытный самурай огня бьёт в соседней провинции, а не в своей.
refuse-emp-same-province = Вторую армию уничтожают в той же провинции, что и первую.
refuse-emp-no-army-to-attack = { $province }: вашей армии там нет, нападать некому.
refuse-emp-no-victim = { $province }: у { $seat_gen } там нет армий.
refuse-emp-general-spared = Там только генерал { $seat_gen }, а способности генералов не трогают.
refuse-emp-journey-price = Чтобы уничтожить армию жетоном «Путь как цель», нужно 1 бусидо.
refuse-emp-second-attack-price = Уничтожить вторую армию стоит 1 бусидо.
refuse-emp-attacked-all = Больше армий этим действием не уничтожить.
refuse-emp-no-army = { $from }: у вас там нет такой боевой единицы ({ $unit_full }).
refuse-emp-out-of-reach = { $from }: ваши армии там недоступны, действие перемещает армии региона { $region }.
refuse-emp-no-border = { $from } и { $to } — не соседние провинции.
refuse-emp-only-this-veteran = Перемещаться может лишь только что завербованный опытный самурай.
refuse-emp-only-this-general = Перемещаться может лишь только что завербованный генерал.
refuse-emp-general-stepped = Генерал уже сделал свой шаг.
refuse-emp-point-price = Перемещения закончились, а ещё одно стоит 1 пищу.
refuse-emp-points-spent = Перемещения закончились.
refuse-emp-general-point-only = Осталось только дополнительное перемещение генерала.
refuse-emp-no-mountains = Эта партия играется без жетонов гор.
refuse-emp-no-mountain-road = { $from } — { $to }: горной дороги здесь нет.
refuse-emp-general-opens-none = Шаг генерала пустоты не открывает жетонов гор.
refuse-emp-mountain-empty = Жетона на этой горе уже нет, дорога — обычная граница.
refuse-emp-explored-already = За одно действие перемещения — одна экспедиция, и она уже была.
refuse-emp-no-ship = В этом действии нет корабля, или он уже уплыл.
refuse-emp-walked-already = Либо пешком, либо на корабле: армия уже перемещалась.
refuse-emp-too-few-to-sail = { $armies ->
    [one] { $from }: вашей армии там нет.
   *[other] { $from }: там меньше ваших армий, чем { $armies }.
}
refuse-emp-ship-price = Корабль стоит 1 пищу, а у вас её нет.
refuse-emp-nobody-boards = Сейчас никто не садится на корабль.
refuse-emp-not-coastal = Корабли ходят только между прибрежными провинциями.
refuse-emp-ship-holds-two = Корабль берёт на борт 1 или 2 армии.
refuse-emp-sail-nowhere = Корабль идёт в другую провинцию.
refuse-emp-nobody-to-destroy = Там нет армий противников, которые можно уничтожить (генералы не в счёт).
refuse-emp-no-ability = Сейчас способности нет: она срабатывает при вербовке опытного самурая или генерала.
refuse-emp-already-there = Генерал уже стоит там.
refuse-emp-push-same = Обе армии вытесняют в одну и ту же провинцию.
refuse-emp-push-neighbour = { $to } не соседствует с провинцией опытного самурая.
refuse-emp-nobody-to-push = В провинции опытного самурая нет такой боевой единицы { $seat_gen } ({ $unit_full }).
refuse-emp-general-stays = Способности генералов не двигают: для них генерал не армия.
refuse-emp-push-by-water = Вытеснять армии может лишь только что завербованный опытный самурай воды.
refuse-emp-gather-by-fire = Собрать армии может лишь только что завербованный генерал огня.
refuse-emp-raze-by-earth = Уничтожить все армии в провинции может лишь только что завербованный генерал земли.
