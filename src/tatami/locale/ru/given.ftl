# Что дано и не годится: настройки, поля, коробки, позиции. Слова данных остаются как есть.

## Options
fail-option-unknown = У игры { $game } нет настройки «{ $name }»; есть { $names }.
fail-option-reserved = «{ $name }» — не настройка игры.
fail-option-flag = { $name } — это true или false.
fail-option-edition = Издания «{ $edition }» нет; есть { $names }.
fail-option-modules = modules — список из { $names }.
fail-option-module = Модуля «{ $module }» нет; есть { $names }.
fail-option-draft = В черновом издании нет ни вариантов, ни дополнения (EMP-A1, TOK-01): уберите { $module }.
fail-option-tokugawa = Дополнение «Восход Токугавы» относится к изданию 2022 года (TOK-01): играйте с edition 2022.
fail-option-solo-module = В одиночку играют только в базовую игру (SOL-01): уберите { $module }.
fail-option-solo-edition = Одиночная игра относится к изданию 2022 года (SOL-01).
fail-option-random-dojo = Для random_dojo нужен модуль dojo (DOJ-01).
fail-option-level = Уровень — один из { $names } (SEV-10), а не «{ $level }».
fail-option-hands = В игре от двух до семи самураев (SEV-12), а не { $hands }.
fail-option-one-alone = Несколькими самураями играют только в одиночку (SEV-12); если игроков больше, у каждого один.
fail-option-samurai = samurai — это «random» или список разных имён (сколько: { $hands }) из { $names } (SEV-11).
fail-game = Игры «{ $name }» нет; есть { $names }.

## Bots
fail-bot = Бота «{ $name }» нет; есть { $names }.
fail-arena-empty = Для арены нужен хотя бы один бот.
fail-arena-seats = Мест { $seats }, ботов { $bots }: поровну не разделить.
fail-arena-games = Арена играет хотя бы 1 партию, а не { $games }.
fail-workers-on = Боты работают на local, ray или ray://адрес, а не на «{ $on }».
fail-no-ray = Ray не установлен; установите tatami[ray].
fail-budget = { $what ->
   *[seconds] Боту нужно больше 0 секунд, а не { $budget }.
    [iterations] Боту нужно больше 0 итераций, а не { $budget }.
    [pace] Боту нужно больше 0 от собственного времени, а не { $budget }.
}
fail-budget-look = Нужно больше 0 секунд, а не { $seconds }.
fail-no-moves = Разбирать нечего: в записи нет ходов.
fail-no-choice = Разбирать нечего: ни у кого не было выбора.

## A board of one’s own: Small Samurai Empires
fail-board-size = Файл поля не больше 1 МБ.
fail-board-toml = Файл поля — не TOML: { $why }.
fail-board-tables = Поле — это таблица таблиц.
fail-board-lacks = В файле поля нет таблицы [{ $table }].
fail-board-none-of = [{ $table }] называет «{ $name }», а есть только { $names }.
fail-board-count = [{ $table }] { $name } — количество от 0 до 40.
fail-board-borders = В [borders] нет списка { $kind }.
fail-board-pair = [borders] { $kind }: { $pair } — не пара провинций этого поля.
fail-board-pair-twice = В [borders] { $kind } пара { $a } и { $b } стоит дважды.
fail-board-neutrals = { $where }: региону { $region } нужны три быстрых действия из { $names }.
fail-board-order = [regions] order — это { $names }, с юга на север.
fail-board-province = [provinces] { $name }: нужны region, role ({ $names }) и coastal = true или false.
fail-board-provinces = Провинций на поле не больше { $most }, здесь { $n }.
fail-board-bonus = [regions.{ $region }] bonus: нужны очки за первое и за второе место по провинциям.
fail-board-capital = Региону { $region } нужна ровно одна столица, а их { $n } (EMP-04).
fail-board-solo = Для одиночной игры региону { $region } нужны две ресурсные провинции (SOL-01).
fail-board-track = [influence] track: нужно множителей { $n }, для влияния от 0 до { $last } и больше.
fail-board-red-cards = В [destiny] base красных карт нет; они относятся к tokugawa.
fail-board-every-region = В [destiny] base нужна карта каждого базового региона (SOL-03).
fail-board-cards = В [destiny] нужно 20 базовых карт, всего от 25 до 35 (EMP-05, TOK-02).
fail-board-draft-marks = [destiny] draft_marks забирает больше карт { $region }, чем есть.
fail-board-orders = В [orders] должно быть всего 11 жетонов (EMP-03), а не { $n }.
fail-board-orders-solo = В [orders] нужно пять жетонов, которые не движение (SOL-02).
fail-board-mountain = Гора между { $a } и { $b } стоит не на сухопутной границе (EMP-04).
fail-board-mountains = Гор на поле не больше { $most }.
fail-board-land-and-sea = { $a } и { $b } соединены и по суше, и по морю.
fail-board-not-coastal = У { $province } есть морская связь, но нет побережья (EMP-04).
fail-board-edges = Границ и связей на поле не больше { $most }.
fail-board-unreached = Не добраться: { $names }.
fail-board-unreached-base = Без красного региона не добраться: { $names }.
fail-board-too-few-tokens = Жетонов гор { $n }, а мест { $places }.
fail-board-too-few-figures = Фигурок святилищ { $n }, а мест { $places }.
fail-board-tribes = Независимых племён не больше { $most }, а не { $n }.

## A box of one’s own: 7 Samurai
fail-box-bandits = В коробке должно быть бандитов: { $n } (SEV-02).
fail-box-ranks = В коробке должны быть: мародёры — { $raiders }, подручные — { $henchmen }, главари — { $chiefs } (SEV-02).
fail-box-dolls = Кукла нужна хотя бы на 2 мародёрах (SEV-12).
fail-box-buildings = В деревне должно быть построек: { $n } (SEV-03).
fail-box-families = В деревне нужна одна семья каждого вида (SEV-03).
fail-box-bandit = Бандит — таблица из strength, symbol, penalties и flame (SEV-02).
fail-box-strength = Сила бандита от 1 до 6 (SEV-02), а не { $given }.
fail-box-symbol = Символ бандита — hat, house, doll или пусто (SEV-02), а не { $given }.
fail-box-penalties = У бандита не больше двух штрафов из { $names } (SEV-02).
fail-box-flame = flame бандита — true или false (SEV-02).
fail-box-kiai = У { $samurai } должно быть два значения Киая от 6 до 20 (SEV-01).
fail-box-kinds = Виды { $what }: { $names } (SEV-03).
fail-box-numbers = Количества { $what } — целые числа (SEV-03).

## Positions
fail-position-number = В позиции { $what } — целое число от { $low } до { $high }.
fail-position-object = В позиции { $what } — объект.
fail-position-list = В позиции { $what } — список.
fail-position-list-of = В позиции { $what } — список, длина { $n }.
fail-position-list-most = В позиции { $what } — список не длиннее { $most }.
fail-position-one-of = В позиции { $what } — одно из: { $names }.
fail-position-holds = В позиции { $what } может содержать { $names }, но не «{ $given }».
fail-position-seats-of = В позиции { $what } содержит места от 0 до { $last }.
fail-position-cards = В позиции { $what } — не больше карт, чем { $most }.
fail-position-key = В позиции key — список из четырёх слов по 32 бита.
fail-position-turn-order = В позиции turn_order называет каждое место от 0 до { $last } по одному разу.
fail-position-province = В позиции provinces называет «{ $name }», а её нет в игре.
fail-position-no-resource = { $province } не даёт ресурсов (EMP-04).
fail-position-two-castles = У места { $seat } два замка в одном регионе (EMP-56).
fail-position-castles = У места { $seat } больше 3 замков (EMP-57).
fail-position-capital = { $province } — столица: в этом издании замков там нет (EMP-56).
fail-position-castles-together = { $province }: два замка; в этом издании можно один (EMP-56).
fail-position-two-generals = У места { $seat } два генерала (DOJ-11).
fail-position-archers = У места { $seat } больше 3 лучников (DOJ-11).
fail-position-samurai = У места { $seat } на поле и в запасе самураев { $n }, а не { $all } (EMP-02).
fail-position-orders = У места { $seat } жетонов { $order }: { $n }, а не { $all } (EMP-03).
fail-position-resources = На поле жетонов { $good }: { $n }; в коробке их { $most } (EMP-05).
fail-position-no-shrine = { $province } — не святилище: фигурок там нет (EMP-S1).
fail-position-figures = Фигурок { $colour }: { $n }; в этой партии их { $most } (EMP-S1).
fail-position-agenda-twice = Жетон заданий { $tile } лежит в двух регионах (EMP-A1).
fail-position-agenda-red = Жетон заданий { $tile } — для игры с красным регионом (TOK-05).
fail-position-neutral-twice = В регионе { $region } быстрое действие { $neutral } дважды (EMP-R1).
fail-position-slot = В позиции { $what } — это { $slot }.
fail-position-under-nothing = { $what }: жетон накрыт ничем.
fail-position-covered-early = { $what }: жетон накрыт в раунде 1 (EMP-32).
fail-position-location = { $what }: у жетонов автоматических домов есть расположение (SOL-02).
fail-position-destiny = В позиции карт судьбы { $region }: { $n }, а не { $cards } (EMP-05).
fail-position-mountain-tokens = Слишком много жетонов { $token } (EMP-M1).
fail-position-stack = { $what }: не больше 16 жетонов (SOL-02).
fail-position-stack-form = { $what } перечисляет жетоны вида «grey shrine».
fail-position-locations = { $what }: каждый из 16 жетонов расположения должен быть по одному разу (SOL-02).
fail-position-no-flow = Позиции внутри исполнения нужен её flow.
fail-position-all-placed = Все жетоны этого раунда выложены (EMP-21).
fail-position-frames = flow.frames: не больше действий, чем { $most }.
fail-position-columns = flow.columns называет { $names }.
fail-position-same-dojo = У двух мест одно додзё (DOJ-01).
fail-position-dojos = Додзё выбирают до первой эпохи, по одному на место (DOJ-01).
fail-position-over-acts = Партия окончена, но кто-то должен ходить.
fail-position-over = В оконченной партии прошло три эпохи и есть победитель (EMP-90).
fail-position-no-card = Ни у кого нет карты судьбы для выбора (EMP-30).
fail-position-course = Такого хода действий, как в flow.frames, быть не может.
fail-position-nobody-decides = В этой позиции никому нечего решать: flow не подходит к фазе.
fail-position-card = Позиция называет карту, которой нет: «{ $name }».
fail-position-card-twice = Карта { $name } в позиции дважды.
fail-position-not-hidden = В позиции «{ $name }» нет ни в колоде, ни в прорыве.
fail-position-deck-empty = В позиции колода пуста: раунд был бы окончен (SEV-31).
fail-position-active-passed = В позиции ходит самурай, который спасовал (SEV-25).
fail-position-passed-holds = В позиции у спасовавшего самурая карта или Киай (SEV-25).
fail-position-kiai = Такого списка начатых Киаев, как в позиции, быть не может (SEV-24).
fail-position-looking = В позиции смотрят больше карт, чем позволяет Киай (SEV-56).
fail-position-losing = В позиции сейчас нельзя потерять карту слева (SEV-6A).
fail-position-seats = В позиции должны быть описаны все места: { $n }.
fail-position-two-seats = В позиции за { $samurai } играют два места (SEV-11).
fail-position-own-token = В позиции самурай получил собственный жетон поддержки (SEV-23).
fail-position-token-plays = В позиции { $samurai } играет, и его жетон не может быть открытым (SEV-12).
fail-position-token-open = В позиции жетон { $samurai } не может лежать открыто (SEV-12).
fail-position-left = В позиции символы карт слева должны быть разными (SEV-22).
fail-position-buildings = В позиции построек одного вида больше, чем в коробке (SEV-03).
fail-position-village-lost = В позиции не осталось построек или семей: партия была бы окончена (SEV-34).
