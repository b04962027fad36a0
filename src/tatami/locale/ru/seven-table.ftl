# «7 самураев»: слова стола
## Самураи: способности и Киай
seven-ability-heihachi = может передать соседу чётную карту
seven-ability-shichiroji = может передать соседу нечётную карту
seven-ability-gorobei = может игнорировать штрафы чётных карт
seven-ability-kambei = может игнорировать штрафы нечётных карт
seven-ability-kikuchiyo = может вступить в бой дважды за ход
seven-ability-kyuzo = может сбросить карту, если такая сила уже есть в очереди
seven-ability-katsushiro = может убрать карту под колоду
seven-ability-short-heihachi = передаёт чётные
seven-ability-short-shichiroji = передаёт нечётные
seven-ability-short-gorobei = без чётных штрафов
seven-ability-short-kambei = без нечётных штрафов
seven-ability-short-kikuchiyo = бьётся дважды
seven-ability-short-kyuzo = сбрасывает равные
seven-ability-short-katsushiro = карту под колоду
seven-ability-full-heihachi = Взятую чётную карту можно передать соседу, и решать будет он.
seven-ability-full-shichiroji = Взятую нечётную карту можно передать соседу, и решать будет он.
seven-ability-full-gorobei = Может игнорировать штрафы чётных карт, каждый по отдельности. Проигнорированный штраф ранения не наносит.
seven-ability-full-kambei = Может игнорировать штрафы нечётных карт, каждый по отдельности. Проигнорированный штраф ранения не наносит.
seven-ability-full-kikuchiyo = Может вступить в бой второй раз за тот же ход.
seven-ability-full-kyuzo = Карту такой силы, какая уже есть в очереди, можно сразу сбросить.
seven-ability-full-katsushiro = Карту можно убрать под колоду; тогда берут другую, и её обязательно выложить.
seven-shout-heihachi-human = возвести укрепление
seven-shout-heihachi-animal = возвести укрепление и вылечить одного самурая
seven-shout-shichiroji-human = передать последнюю карту другому самураю
seven-shout-shichiroji-animal = дважды передать последнюю карту
seven-shout-gorobei-human = сбросить 2 верхние карты колоды
seven-shout-gorobei-animal = сбросить 3 верхние карты колоды
seven-shout-kambei-human = сбросить 2 верхние карты прорыва
seven-shout-kambei-animal = сбросить 3 верхние карты прорыва
seven-shout-kikuchiyo-human = сбросить последнюю карту одного самурая
seven-shout-kikuchiyo-animal = дважды сбросить последнюю карту
seven-shout-kyuzo-human = жетон одного самурая уходит другому
seven-shout-kyuzo-animal = передать жетон и возвести укрепление
seven-shout-katsushiro-human = посмотреть 2 верхние карты и вернуть в любом порядке
seven-shout-katsushiro-animal = посмотреть 3 верхние карты и вернуть в любом порядке
seven-shout-heihachi-human-short = +1 укрепление
seven-shout-heihachi-animal-short = +1 укрепл., лечение
seven-shout-shichiroji-human-short = передать карту
seven-shout-shichiroji-animal-short = передать 2 карты
seven-shout-gorobei-human-short = 2 из колоды
seven-shout-gorobei-animal-short = 3 из колоды
seven-shout-kambei-human-short = 2 из прорыва
seven-shout-kambei-animal-short = 3 из прорыва
seven-shout-kikuchiyo-human-short = сбросить карту
seven-shout-kikuchiyo-animal-short = сбросить 2 карты
seven-shout-kyuzo-human-short = передать жетон
seven-shout-kyuzo-animal-short = жетон, +1 укрепл.
seven-shout-katsushiro-human-short = порядок 2 верхних
seven-shout-katsushiro-animal-short = порядок 3 верхних
seven-kiai-at = Киай { $n }
seven-as-animal = Киай зверя
seven-animal-kiai = зверем { $n }
seven-animal = зверь
seven-the-animal = Зверь
seven-the-samurai = Самурай
seven-wounds-note = Первое ранение: жетон. Второе: жетон уходит, самурай становится зверем. Третье: жетон. Четвёртое: деревня потеряна.

## Планшеты
seven-your-left = слева от вас
seven-your-right = справа от вас
seven-near-left = слева
seven-near-right = справа
seven-defence = Защита
seven-line = Боевая очередь
seven-oldest-first = первой уходит самая ранняя
seven-guarded = под защитой
seven-open = открыто
seven-goes-here = ляжет сюда
seven-safe-hat = без ранения
seven-safe-house = дом цел
seven-safe-doll = семья цела
seven-else-hat = иначе ранение
seven-else-house = иначе пожар
seven-else-doll = иначе потеря
seven-next = в следующий ход
seven-strikes = сейчас
seven-next-turn = В следующий ход:
seven-no-penalty = штраф не грозит
seven-no-bandits = в очереди нет бандитов
seven-none-short = нет бандитов
seven-nothing-short = без штрафа
seven-passed = пас: вне игры до конца раунда
seven-short-barricade = укрепление
seven-short-wound = ранение
seven-short-breach = прорыв
seven-short-no-defence = без защиты
seven-short-no-support = без поддержки
seven-short-left-draws = берёт левый
seven-short-right-draws = берёт правый
seven-short-must-pass = пас
seven-short-reinforce = возврат
seven-short-no-ability = без способностей
seven-short-lose-defender = минус защита
seven-open-list = открыто: { $what }
seven-all-guarded = всё под защитой
seven-token = Жетон поддержки: { $name }
seven-token-home = Жетон поддержки: { $name }
seven-token-out = Жетон поддержки: { $name }, отдан
seven-token-used = Открытый жетон: { $name }, в деле
seven-token-line = Его отдают вместо боя: у получившего есть эта способность в следующий ход. Потом жетон возвращается. Карта вслепую уходит в прорыв.
seven-open-token = Открытый жетон: { $name }
seven-open-token-line = Он лежит открыто: в начале хода самурай может взять его до конца раунда, один раз за игру.
seven-lent-by = Передал { $name }
seven-lent = получен
seven-out = отдан
seven-yours = ваш
seven-drag = тяните или S
seven-wound = ранение
seven-track = Счётчик боя
seven-track-line = Сейчас { $track }. Ровно { $kiai } — это Киай: эффект, потом самая ранняя карта уходит. Если выше, теряется укрепление, и в следующий ход самурай обязан пасовать.
seven-penalty-line = Когда начнётся следующий ход самурая, сработает последняя карта очереди.
seven-penalties = Штрафы

## Деревня
seven-deck = { $n ->
    [one] бандит в колоде
    [few] бандита в колоде
   *[other] бандитов в колоде
  }
seven-breach = в прорыве
seven-discarded = в сбросе · открыть
seven-look-discard = Сброс: { $n }. Просмотреть
seven-of = { $n } из { $max }
seven-gone = потеряна
seven-thing-deck = Колода
seven-thing-deck-line = Каждый бой открывает её верхнюю карту. Когда она пуста, раунд кончается.
seven-thing-breach = Прорыв
seven-thing-breach-line = Проскользнувшие карты. В конце раунда их открывают: каждое пламя сжигает укрепление.
seven-thing-discard = Сброс
seven-thing-discard-line = Бандиты, ушедшие до конца раунда. Его можно просматривать.
seven-thing-building = Постройки
seven-thing-building-line = В конце раунда горит по одной за каждого самурая без дома слева и всякий раз, когда укреплений не осталось. С последней партия проиграна. Каждая даёт очко.
seven-thing-barricade = Укрепления
seven-thing-barricade-line = Их теряют от штрафов, от счётчика выше Киая и от пламени в прорыве. Когда их нет, горят постройки.
seven-thing-wound = Ранение
seven-thing-wound-line = { seven-wounds-note }
seven-family-heal = В конце раунда случайный самурай теряет жетон ранения.
seven-family-barricade = В конце раунда возводится укрепление.
seven-family-breach = В конце раунда верхняя карта прорыва сбрасывается.

## Карты словами
seven-rank-raider = мародёр
seven-rank-henchman = подручный
seven-rank-chief = главарь
seven-strength = Сила { $n }.
seven-strength-line = Справа она двигает счётчик на столько же.
seven-strength-now = Наступление: счётчик { $from } → { $to } из { $kiai }.
seven-no-symbol = Без символа.
seven-no-symbol-line = Защищать не может.
seven-guard-about-hat = Крестьяне: без шляпы слева самурай в конце раунда получает ранение.
seven-guard-about-house = Постройки: без дома слева в конце раунда горит постройка.
seven-guard-about-doll = Семьи: без куклы слева в конце раунда потеряна семья.
seven-flame = Пламя.
seven-flame-line = Открытое в прорыве, оно сжигает укрепление.
seven-about-barricade = Теряется укрепление, а если их нет — постройка.
seven-about-wound = Самурай получает ранение.
seven-about-breach = Верхняя карта колоды вслепую уходит в прорыв.
seven-about-no-defence = В этот ход нельзя класть карты слева.
seven-about-no-support = В этот ход действие поддержки запрещено.
seven-about-left-draws = Сосед слева берёт карту в боевую очередь.
seven-about-right-draws = Сосед справа берёт карту в боевую очередь.
seven-about-must-pass = В этот ход самурай обязан пасовать.
seven-about-reinforce = Бандит из сброса возвращается в колоду, её тасуют.
seven-about-no-ability = В этот ход способности не действуют, Киай действует.
seven-about-lose-defender = Одна карта слева сбрасывается, владелец выбирает какая.
seven-odd-note = Нечётная сила: Ситиродзи может передать карту, Канбэй — игнорировать её штрафы.
seven-even-note = Чётная сила: Хэйхати может передать карту, Горобэй — игнорировать её штрафы.
seven-impossible-note = Штраф, который нельзя применить, — это ранение.

## Знаки, и что было видно
seven-legend = Знаки
seven-signs = Знаки на столе
seven-guards-left = Защита, слева
seven-on-boards = На картах и планшетах
seven-kiai = Киай
seven-kiai-line = Стоять ровно здесь: эффект, потом самая ранняя карта уходит.
seven-beyond = Выше Киая
seven-beyond-line = Теряется укрепление; самурай обязан пасовать.
seven-seal = Красная печать
seven-seal-line = Штраф последней карты: он сработает в начале следующего хода.
seven-families-help = Семьи помогают в конце раунда
seven-chiefs-only = Только у главарей
seven-bandits = Бандиты
seven-tokens-abilities = Жетоны поддержки и способности
seven-seen = Карты, которые видели
seven-discard-sum = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }, пламя: { $flames }
seven-discard-empty = В сбросе пока пусто.
seven-place = { $n }-я сверху
seven-none-known = Здесь не известна ни одна карта.
seven-unplaced = В игре, но никто не знает где
seven-tally = Счёт
seven-tally-strength = Сила
seven-tally-seen = видели
seven-tally-box = в коробке

## Полоса решений
seven-strip = Ваше решение
seven-ask-start = : взять открытый жетон или начать ход
seven-ask-penalty = : бьёт последний бандит
seven-ask-lose = : какую защиту потерять?
seven-ask-action = { $support ->
    [true] : бой, поддержка или пас
   *[other] : бой или пас
  }
seven-ask-forced = : остаётся только пас
seven-ask-second = : вступить в бой ещё раз или закончить ход
seven-ask-card = : куда положить этого бандита?
seven-ask-card-given = : { $name } передаёт вам этого бандита. Куда его положить?
seven-ask-kiai = : применить Киай или завершить
seven-ask-kiai-to = : и кому?
seven-ask-order = : в каком порядке вернуть? Первую возьмут первой
seven-ask-choose = : выбирайте
seven-do-fight = Бой
seven-do-support = Поддержка
seven-do-pass = Пас
seven-do-end = Закончить ход
seven-do-begin = Начать ход
seven-do-defend = Защищаться
seven-do-attack = Наступать
seven-do-discard = Сбросить
seven-do-under = Под колоду
seven-do-ignore = Игнорировать: { $penalty }
seven-give-to = Отдать: { $name }
seven-give-line = Решает { $name }: сила { $strength }, счётчик там { $track } из { $kiai }.
seven-discard-line = Карта силы { $strength } уже стоит в очереди: эта уходит.
seven-under-line = Возьмите другую; её придётся выложить.
seven-guards = { $symbol } на страже:
seven-guard-saves-hat = без ранения в конце раунда.
seven-guard-saves-house = в конце раунда ничего не сгорит.
seven-guard-saves-doll = в конце раунда семья уцелеет.
seven-track-stays = Счётчик остаётся на { $track }.
seven-track-goes = Счётчик { $from } → { $to }.
seven-then-beyond = Выше { $kiai }: в следующий ход придётся пасовать.
seven-back-below = Уже не выше { $kiai }.
seven-kiai-seal = Киай!
seven-kiai-then = Можно { $shout }; потом уходит карта силы { $strength }, счётчик { $track }.
seven-fight-line = { $n ->
    [one] Открыть верхнюю карту: осталась { $n }.
    [few] Открыть верхнюю карту: осталось { $n }.
   *[other] Открыть верхнюю карту: осталось { $n }.
  }
seven-fight-known = Сверху лежит карта силы { $strength }.
seven-fight-safe = При наступлении любой бандит безопасен.
seven-fight-odds = { $safe ->
    [1] При наступлении: 1 безопасно, { $kiai } Киай, от { $beyond } — минус укрепление.
   *[other] При наступлении: 1–{ $safe } безопасно, { $kiai } Киай, от { $beyond } — минус укрепление.
  }
seven-fight-edge = При наступлении: { $kiai } — Киай, от { $beyond } — минус укрепление.
seven-support-line = Другой получит вашу способность на свой следующий ход.
seven-support-cost = Карта вслепую уходит в прорыв: там { $n }.
seven-pass-line = Вне игры до конца раунда. Штрафы не срабатывают.
seven-pass-cost = Сейчас конец раунда обойдётся так: { $what }.
seven-pass-free = Все три под защитой.
seven-open-costs-hat = ранение
seven-open-costs-house = постройка
seven-open-costs-doll = семья
seven-sure = Точно?
seven-sure-how = Ещё раз — и пас до конца раунда.
seven-sure-again = Ещё раз — и готово.
seven-cannot = Нельзя:
seven-not-possible = не сейчас
seven-end-line = Без второго боя.
seven-begin-line = Без нового жетона.
seven-ignore-line = Штраф не сработает и ранения не нанесёт.
seven-lose-guard = Потерять: { $symbol }
seven-order = Порядок { $n }
seven-order-line = Первую возьмут первой.
seven-last-of = Последняя карта: { $name }
seven-own-last = Ваша последняя карта
seven-token-of = Жетон: { $name }
seven-to-name = Кому: { $name }
seven-move-from = Счётчик там { $track } из { $kiai }.
seven-move-to = Там её выложат, слева или справа; счётчик { $track } из { $kiai }.
seven-lend-to = Способность на следующий ход.
seven-heal = Вылечить: { $name }
seven-heal-line = Жетон ранения уходит.
seven-raise = Возвести укрепление
seven-raise-line = Укрепления { $from } → { $to }.
seven-use-kiai-deck = Очистить верх колоды
seven-use-kiai-breach = Очистить прорыв
seven-use-kiai-look = Заглянуть в колоду
seven-let-go = Завершить
seven-let-go-line = Киай завершён.
seven-only-leaves = Уходит только карта силы { $strength }: счётчик { $track }.
seven-decides = Решает { $name }
seven-then = Потом { $name }; { $n ->
    [one] ваш ход через { $n } ход.
    [few] ваш ход через { $n } хода.
   *[other] ваш ход через { $n } ходов.
  }
seven-then-you = Потом ваш ход.
seven-not-this-round = Вы спасовали: этот раунд держат другие.
seven-forced-none = Символа нет: карту можно положить только справа.
seven-forced-same = Такой символ ({ $symbol }) слева уже есть: карту можно положить только справа.
seven-forced-barred = В этот ход без защиты: карту можно положить только справа.
seven-all-told = Всё, что было

## Бумага
seven-points-now = { $n ->
    [one] сейчас { $n } очко
    [few] сейчас { $n } очка
   *[other] сейчас { $n } очков
  }
seven-if-now = Если бы раунд кончился сейчас
seven-without-hat = без шляпы: { $names }
seven-without-house = без дома: { $names }
seven-without-doll = без куклы: { $names }
seven-all = все
seven-night-cost = Раунд { $round } стоил
seven-lost-house = постройки
seven-lost-doll = семьи
seven-lost-wound = ранения
seven-lost-fence = укрепления
seven-signals = Знаки остальным
seven-say-take = Могу взять
seven-say-help = Помогите
seven-say-look = Смотрите сюда
seven-signal-take = может взять
seven-signal-help = просит помощи
seven-signal-look = показывает: { $name }
seven-signal-card = показывает на карту
seven-ping-take = Могу взять
seven-ping-help = Помогите
seven-ping-look = { $name }: смотрите
seven-ping-card = { $name }: смотрите на эту карту

## Киай
seven-kiai-word = Киай!
seven-stands = { $name }: ровно { $n }
seven-sentence = { $text }.
seven-then-leaves = Потом уходит самая ранняя карта, силы { $strength }: счётчик { $from } → { $to }.

## Конец раунда
seven-step-hats = Шляпы
seven-step-hats-line = без неё — ранение
seven-step-houses = Дома
seven-step-houses-line = без него горит постройка
seven-step-dolls = Куклы
seven-step-dolls-line = без неё потеряна семья
seven-step-families = Семьи
seven-step-families-line = лечат · строят · стерегут, кто остался
seven-step-breach = Прорыв
seven-step-breach-line = каждое пламя сжигает укрепление
seven-step-nothing = ничего
seven-because-hats = { $name }: слева нет шляпы.
seven-because-houses = { $name }: слева нет дома.
seven-because-dolls = { $name }: слева нет куклы.
seven-left-buildings = построек осталось: { $n }
seven-left-families = семей осталось: { $n }
seven-left-barricades = укреплений: { $n }
seven-next-loss = Дальше
seven-skip-all = Пропустить всё
seven-pause = Пауза
seven-go-on = Продолжить

## Конец
seven-dawn = Рассвет. Деревня спасена.
seven-lost-samurai = Самурай повержен.
seven-lost-buildings = Сгорела последняя постройка.
seven-lost-families = Потеряна последняя семья.
seven-saved = Спасена
seven-lost = Потеряна
seven-samurai-n = { $n ->
    [one] { $n } самурай
    [few] { $n } самурая
   *[other] { $n } самураев
  }
seven-of-ten = из 10 очков
seven-plus-line = плюс за каждый уровень выше лёгкого
seven-best-new = Лучше, чем когда-либо: было { $n }.
seven-best = Лучший итог: { $n }.
seven-nights = Ночь за ночью
seven-moment = Самая тяжёлая ночь
seven-turned = Где всё решилось
seven-moment-line = Раунд { $round }: { $what }.
seven-faced = { $n ->
    [one] встречен { $n } бандит
    [few] встречено { $n } бандита
   *[other] встречено { $n } бандитов
  }
seven-shouted = Киай: { $n }
seven-lent-times = поддержка: { $n }
seven-harder = Сложнее: { $level }
seven-try-again = Ещё раз
