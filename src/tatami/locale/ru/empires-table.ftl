# Стол Small Samurai Empires: полоса, которая говорит, пояснения, ход событий, подсчёт.

## Что от вас требуется
web-do-choose = Выберите
web-do-dojo = Выберите додзё
web-do-destiny = Выберите карту судьбы
web-do-place = Выложите приказ
web-do-move = Переместите армию
web-do-sail = Переместите армию, можно на корабле
web-do-attack = Уничтожьте армию
web-do-recruit = Завербуйте армию
web-do-build = Постройте замок
web-do-reinforce = Усильте свой замок
web-do-harvest = Соберите урожай
web-do-harvest-one = Соберите урожай в одной провинции
web-do-train = Можно подготовить боевую единицу
web-do-pass = Ничего не выкладывайте
web-do-done = Здесь больше нечего делать
web-do-explore = Перейдите через гору
web-do-board = Выберите, кто взойдёт на борт
web-do-return = Выберите, кто вернётся в запас
web-do-neutral = Выполните быстрое действие
web-do-raze = Уничтожьте все армии в провинции
web-do-gather = Призовите боевую единицу
web-do-push = Вытесните армию
web-do-use = Примените способность или откажитесь
web-strip = Что делать сейчас
web-why = Почему?
web-of = { $n } из { $of }
web-point-of = перемещение { $n } из { $of }
web-free = бесплатно
web-skip-it = Пропустить
web-from = Из: { $province }
web-all-right = Понятно
web-cannot = Сейчас так нельзя
web-look-around = Осмотритесь: ничего из того, что вы трогаете, не сыграется.
web-waits-slot = { $house } выбирает ячейку
web-waits-card = { $house } выбирает карту

## Что из этого выйдет
web-then-destiny = Тайно; все карты откроются одновременно.
web-then-dojo = Ваши опытные самураи и генерал всю игру будут владеть его способностями.
web-then-place = Выберите приказ внизу, затем ячейку. Он лежит лицом вниз, пока не придёт его черёд.
web-then-cover = На пустую ячейку, бесплатно на свой жетон или на чужой за { $price } бусидо.
web-then-slot = **{ $order }**: теперь светящаяся ячейка. Приказ сработает в её регионе.
web-then-order = Теперь один из ваших приказов внизу.
web-then-acts = { $last ->
    [true] **{ $order }**: последний по очереди, **{ $region }**. Сразу: { $neutral }.
   *[other] **{ $order }**: { $nth }-й по очереди, **{ $region }**. Сразу: { $neutral }.
}
web-then-pays = За { $price } бусидо вы накрываете жетон: { $house }.
web-then-card = { $influence ->
    [0] **{ $region }**: карта номер { $nth }. Влияния там у вас пока нет.
   *[other] **{ $region }**: карта номер { $nth }. Ваше влияние { $influence } принесёт в конце { $then }, без неё { $now }.
}
web-then-yours = Вы берёте провинцию **{ $province }**.
web-then-nobody = { $province } останется ничьей.
web-then-theirs = { $house } берёт провинцию { $province }.
web-order-in = **{ $order }**, { $region }.
web-offer-point = { $price ->
    [0] Ещё одно перемещение здесь бесплатно.
    [one] Ещё одно перемещение за { $price } пищу.
    [few] Ещё одно перемещение за { $price } пищи.
   *[other] Ещё одно перемещение за { $price } пищи.
}
web-offer-ship = { $price ->
    [0] Или плывите: до 2 армий, здесь бесплатно.
    [one] Или плывите: до 2 армий за { $price } пищу.
    [few] Или плывите: до 2 армий за { $price } пищи.
   *[other] Или плывите: до 2 армий за { $price } пищи.
}
web-offer-army = { $price ->
    [0] Вторая армия здесь бесплатна.
    [one] Вторая армия за { $price } пищу.
    [few] Вторая армия за { $price } пищи.
   *[other] Вторая армия за { $price } пищи.
}
web-offer-strike = { $price ->
    [0] Там же может пасть вторая армия, здесь бесплатно.
   *[other] Там же может пасть вторая армия за { $price } бусидо.
}
web-go-dojo = Взять: { $dojo }
web-go-destiny = Сыграть эту карту
web-go-place = Выложить
web-go-move = Идти: { $to }
web-go-explore = Перейти: { $to }
web-go-sail = Плыть: { $to }
web-go-attack = Напасть: { $seat }
web-go-recruit = Завербовать
web-go-build = Построить
web-go-reinforce = Усилить
web-go-harvest-one = Собрать: { $province }
web-go-train = Подготовить
web-go-push = Вытеснить: { $to }
web-go-gather = Призвать
web-go-raze = Уничтожить

## Быстрые действия
web-neutral-actions = Быстрые действия
web-neutral-now = Быстрое действие: { $neutral }
web-neutral-move = Переместите 1 свою армию ({ $region }) в соседнюю провинцию. Можно пропустить.
web-neutral-attack = Уничтожьте 1 армию в провинции региона { $region }, где вы стоите. Можно пропустить.
web-neutral-recruit = 1 армия в столицу региона { $region } или к вашему замку там. Можно пропустить.
web-neutral-harvest = Возьмите ресурс 1 провинции региона { $region }, где вы стоите. Можно пропустить.
explain-neutral-move = 1 перемещение в регионе ячейки; армия может его покинуть.
explain-neutral-attack = Уничтожьте 1 армию в провинции региона, где вы стоите.
explain-neutral-recruit = 1 армия в столицу региона или к вашему замку там.
explain-neutral-harvest = Возьмите ресурс 1 провинции региона, где вы стоите.

## Подсказки
web-hint-is = Подсказка: { $move }
web-hint-of = { $n } из { $of }, шанс { $percent } %
web-hint-other = Другая
web-hint-take = Сделать

## Ход событий
web-hold = Остановить
web-go-on = Дальше
web-key-space = Пробел
web-next-event = Дальше
web-carries-out = { $house } исполняет: { $order }
web-waited = Пока вы ждали
web-see-again = показать снова
web-hit-armies = { $n ->
    [one] Вы теряете { $n } армию ({ $province }).
    [few] Вы теряете { $n } армии ({ $province }).
   *[many] Вы теряете { $n } армий ({ $province }).
}
web-hit-pushed = Вашу армию вытеснили ({ $province }).
web-hit-covered = Ваш жетон ({ $slot }) накрыт и не сработает.
web-hit-lost = { $house } отбирает у вас провинцию { $province }.
web-hit-nobody = { $province } больше не ваша, она ничья.

## Рука, линия и боковая панель
web-order-recruit = Вербовка
web-order-attack = Нападение
web-order-harvest = Сбор урожая
web-order-castle = Замок
web-order-move3 = Движение 3
web-order-move23 = Движение 2–3
web-order-ship = Движение 2 / корабль
web-card-worth = сейчас ×{ $times }, сыграно { $cards }
web-dojo-of = Додзё: { $dojo }
web-dojo-taken = Занято: { $house }.
web-veteran = Опытный самурай
web-general-title = Генерал
web-agenda-of = Задание региона { $region }
web-inland = вдали от моря
web-tokens-placed = Жетоны, выложенные в этом раунде
web-cards-played-title = Сыгранные карты судьбы
web-worth-now = Сейчас стоит
web-influence-note = Множитель вашего влияния на число сыгранных карт, регион за регионом.
web-tab-log = События
web-tab-influence = Влияние
web-tab-modules = Модули
web-tab-race = Гонка
web-phase-count = Конец эпохи: подсчёт регионов
web-whole-map = Показать всю карту
web-zoom-in = Приблизить карту

## Подсчёт
web-count = Подсчёт этой эпохи
web-count-shrines = Святилища
web-count-siege = Осады
web-this-era = Эта эпоха
web-total = Итог
web-final = Итоговый подсчёт
web-three-eras = Три эпохи
web-era-counted = Подсчёт эпохи { $era }: { $what }
web-takes = { $house } получает **{ $n }**
web-most = { $n ->
    [one] { $house }, больше всех: { $n } провинция
    [few] { $house }, больше всех: { $n } провинции
   *[many] { $house }, больше всех: { $n } провинций
}
web-second = { $house }: { $n }
web-you-title = Вы
web-to-total = К итогу
web-next-region = Дальше
web-play-on = Играть дальше
web-winner-with = { $n ->
    [one] { $house } побеждает, очки: { $points }
   *[other] Победу делят { $house }, очки: { $points }
}
web-best-region = Ваш лучший регион.
web-best-region-is = { $region }: влияние { $n }, очки { $points }.
web-find-turning = Найти переломный момент
web-swing = { $house }: шансы с { $from } до { $to }.
web-no-turning = Ни один ход не стал переломным: шансы ни разу не менялись сразу больше чем на { $n } %.

## Пояснения
explain-order-recruit = 1 армия в столицу региона или к вашему замку там; 1 пища даёт вторую.
explain-order-recruit-draft = 1 армия в столицу региона или к вашему замку там; 1 пища даёт вторую туда же.
explain-order-attack = Уничтожьте 1 армию противника в провинции региона, где вы стоите; 1 бусидо уничтожает там ещё одну.
explain-order-harvest = 1 ресурс с каждой ресурсной провинции региона, где есть ваша армия.
explain-order-harvest-draft = 1 ресурс с каждой ресурсной провинции региона, которую вы контролируете.
explain-order-castle = 2 ваши армии из одной провинции возвращаются, там встаёт замок (сила 2); если замок уже есть, добавьте 1 армию. Не в столице и не там, где стоит замок.
explain-order-castle-2019 = 2 ваши армии из одной провинции возвращаются, там встаёт замок (сила 2); если замок уже есть, добавьте 1 армию.
explain-order-castle-draft = 2 ваши армии из одной провинции возвращаются, там встаёт замок (сила 2) с 1 армией как знаком; если замок уже есть, добавьте 1 армию.
explain-order-move3 = 3 перемещения для ваших армий региона, распределите как угодно.
explain-order-move23 = 2 перемещения для ваших армий региона; 1 пища даёт ещё одно.
explain-order-move23-draft = 2 перемещения для ваших армий региона.
explain-order-ship = 2 перемещения для ваших армий региона; или за 1 пищу до 2 армий плывут с одного берега на любой другой.
explain-order-ship-draft = 2 перемещения для ваших армий региона; или до 2 армий бесплатно плывут с одного берега на любой другой.
explain-in-hand = { $n ->
    [0] На руках больше нет.
   *[other] **На руках: { $n }.**
}
explain-at-once = Сразу, бесплатно: { $neutral }
explain-nth = { $last ->
    [true] последний из { $of }
   *[other] { $nth }-й из { $of } по очереди
}
explain-soon = { $n ->
    [1] следующий по очереди
   *[other] жетонов до него: { $n }
}
explain-covered = накрывает жетон: { $house }
explain-need = Вам не хватает силы: { $n }.
explain-besieged = Замок осаждён.
explain-bonus = В конце эпохи: { $first } за наибольшее число провинций здесь, { $second } за второе место. При равенстве на первом месте все получают меньшее.
explain-decree = Закон, для всех
explain-you-have = **У вас:** { $what }.
explain-have-held-with-two = провинции с 2 армиями под контролем: { $n }
explain-have-provinces = провинции под контролем: { $n }
explain-have-armies = армии: { $n }
explain-have-stands = провинции с армией: { $n }
explain-have-with-two = провинции с 2 армиями: { $n }
explain-have-with-three = провинции с 3 армиями: { $n }
explain-have-castle = { $n ->
    [0] нет подходящего замка
   *[other] замок
}
explain-have-resources = ресурсные провинции: { $n }
explain-have-shrines = святилища: { $n }
explain-have-capital = { $n ->
    [0] без столицы
   *[other] столица
}
explain-done-by = Выполнили: { $houses }.
explain-trained = Подготовлены: лучники { $range }, опытные самураи { $arsenal }, генералы { $headquarters }.
explain-store-food-title = Пища
explain-store-food = Покупает вторую армию, третье перемещение, корабль. 3 ресурса в остатке: 1 очко.
explain-store-food-draft = Покупает вторую армию.
explain-store-bushido-title = Бусидо
explain-store-bushido = Покупает второй удар и накрывает чужие жетоны в раунде 2. 3 ресурса в остатке: 1 очко.
explain-store-bushido-draft = Покупает второй удар и накрывает чужие жетоны в раунде 2.
explain-store-supply-title = Армии в запасе
explain-store-supply = Те, что не на карте. Без запаса вербовать некого.
explain-store-castles-title = Замки в запасе
explain-store-castles = Не больше одного в регионе; сила 2 и 1 влияние каждую эпоху.
explain-you-own = У вас { $n }.
explain-player = Очки { $score }. Провинции { $provinces }, армии на карте { $armies }, в запасе { $supply }, карты { $cards }, приказы на руках { $orders }.
explain-place = Место { $place } из { $of } в порядке хода.
explain-track = 3 эпохи по 2 раунда: приказы выкладывают, затем исполняют. После каждого второго раунда эпоху подсчитывают.
explain-influence-title = { $house }, { $region }: влияние { $n }
explain-influence = В конце шкала превращает влияние в множитель, он умножается на сыгранные карты судьбы региона.
explain-influence-now = Сыграно карт { $cards }: сейчас стоит **{ $points }**.
explain-stand = **Ваши армии:** { $provinces }.
explain-stand-nowhere = В этом регионе у вас нет армии.

## Памятка игрока
web-aid = Памятка игрока
web-aid-score = Что считается
web-aid-power = Сила: 1 за армию, 2 за замок. У кого силы больше всех, тот контролирует провинцию.
web-aid-harvest = Конец эпохи, сначала: 1 ресурс с каждой ресурсной провинции под контролем.
web-aid-influence = Затем 1 влияние за каждую провинцию под контролем и 1 за ваш замок в регионе.
web-aid-bonus = Затем бонусы регионов: больше всего провинций, второе место.
web-aid-shrines = Затем 1 очко за каждое святилище под контролем.
web-aid-end = После эпохи III: множитель × карты в каждом регионе, 1 очко за 3 ресурса в остатке.
web-aid-track = Влияние и множитель:
web-aid-keys = Клавиши: P открывает памятку, Enter выполняет, Esc возвращает, U отменяет, H подсказывает, ? поясняет, пробел останавливает.
learn-leave = Закончить уроки

## Книга правил: как идёт ход
rules-empires-turn = Три эпохи по два раунда. Первый раунд эпохи начинается с судьбы; второй сразу переходит к планированию и кончается подсчётом.
rules-empires-again = раунд 2: ещё раз планирование и приказы
rules-empires-destiny = Судьба
rules-empires-destiny-how = по карте, тайно
rules-empires-planning = Планирование
rules-empires-planning-how = приказы лицом вниз, по очереди
rules-empires-orders = Приказы
rules-empires-orders-how = с юга на север, в раунде 2 обратно
rules-empires-count = Подсчёт
rules-empires-count-how = после второго раунда
rules-empires-aim = Выложив приказ, можно сразу выполнить **быстрое действие** рядом с ячейкой. Сам приказ лежит лицом вниз, пока не дойдёт очередь его ячейки, и действует в её регионе. У кого в провинции силы больше всех, тот её контролирует; контроль даёт влияние, а влияние, умноженное на сыгранные карты судьбы, приносит победу.
rules-empires-piece-army = армия
rules-empires-piece-army-how = сила 1
rules-empires-piece-castle = замок
rules-empires-piece-castle-how = сила 2
rules-empires-piece-capital = столица
rules-empires-piece-capital-how = сюда приходят новые армии
rules-empires-piece-food = пища
rules-empires-piece-food-how = армии, шаги, корабли
rules-empires-piece-bushido = бусидо
rules-empires-piece-bushido-how = удары, накрытие
rules-empires-piece-shrine = святилище
rules-empires-piece-shrine-how = очко каждую эпоху
rules-example-power = Слева замок и армия дают 3 против 2, контролирует Красный. Справа 2 против 2, не контролирует никто.
rules-example-move = Одна армия делает два шага и покидает регион: потрачены два перемещения.
rules-example-attack = Красный стоит здесь: падает 1 армия, Синего или Жёлтого; за 1 бусидо ещё одна в этой провинции.
rules-example-bonus = Красный держит две провинции и получает большее, Синий одну и получает меньшее.
