### The rulebook of Beacon Patrol. All numbers come from the engine.

## What you want

beacon-rules-goal = Цель игры
beacon-rules-goal-lead = Вместе, тайл за тайлом, нанесите море на карту. Счёт один на всех.
beacon-rules-goal-explored = Очки приносят только исследованные тайлы — те, у которых с каждой стороны лежит тайл. Поэтому морская карта, где мало дыр, ценнее карты с длинными рукавами.
beacon-rules-goal-together = В одиночку никто не побеждает. Руки открыты: обсуждайте, планируйте, меняйтесь.
beacon-rules-goal-tiles = Тайлы
beacon-rules-goal-tiles-text = Каждая сторона — суша или вода. На тайле могут быть маяк, буй или дома.

## Set-up

beacon-rules-set-up = Подготовка к игре
beacon-rules-set-up-lead = Посреди моря лежит штаб-квартира, и на ней стоят все корабли.
beacon-rules-set-up-pile =
    { $count ->
        [one] Перемешайте { $count } тайл и положите стопкой.
        [few] Перемешайте { $count } тайла и положите стопкой.
       *[many] Перемешайте { $count } тайлов и положите стопкой.
    } При желании добавьте ветряки и причалы.
beacon-rules-set-up-deal = Каждый берёт тайлы, они лежат открыто, и получает жетоны движения, все готовы.
beacon-rules-set-up-seats = Игроки
beacon-rules-set-up-hand = Тайлы на руке
beacon-rules-set-up-tokens = Жетоны у каждого

## The turn

beacon-rules-turn = Ваш ход
beacon-rules-turn-lead = Делайте что угодно из этого, в любом порядке и сколько получится. Закончить можно когда угодно.
beacon-rules-turn-lay = Выложить тайл
beacon-rules-turn-lay-text = Рядом со своим кораблём; он сразу и бесплатно переходит на этот тайл.
beacon-rules-turn-sail = Проплыть шаг
beacon-rules-turn-sail-text = На соседний тайл, по воде: за жетон или сбросив тайл с руки.
beacon-rules-turn-swap = Обменяться тайлами
beacon-rules-turn-swap-text = Один раз за ход: возьмите тайл с чужой руки и отдайте за него свой. Решаете вы; выложить его можно сразу.
beacon-rules-turn-end = Завершить ход
beacon-rules-turn-end-text = Новые тайлы берут только после этого.

## Laying

beacon-rules-lay = Как выложить тайл
beacon-rules-lay-lead = Тайлы не поворачивают: север всегда на севере.
beacon-rules-lay-where = Тайл кладут на пустую клетку рядом со своим кораблём, не по диагонали.
beacon-rules-lay-water = Между ним и тайлом корабля должна быть вода, чтобы туда можно было заплыть.
beacon-rules-lay-match = Со всеми остальными соседями стороны должны совпадать: суша с сушей, вода с водой.
beacon-rules-lay-then = Корабль сразу переходит на новый тайл. Жетон на это не тратится.
beacon-rules-lay-shut = Воду можно замкнуть, даже вместе со своим кораблём.
beacon-rules-laying = Тайл: сторона за стороной
beacon-rules-laying-ship = Здесь ваш корабль. Тайлы можно выкладывать рядом с ним.
beacon-rules-laying-fits =
    { $side ->
        [north] К северу
        [east] К востоку
        [south] К югу
       *[west] К западу
    } тайл подходит: между ним и кораблём вода, и все стороны совпадают.
beacon-rules-laying-not =
    { $side ->
        [north] К северу
        [east] К востоку
        [south] К югу
       *[west] К западу
    } его не выложить. { CASE($why, "nom") }
beacon-rules-laying-laid = Тайл выложен, и корабль уже на нём.

## Sailing

beacon-rules-sail = Как плыть
beacon-rules-sail-lead = Корабль плывёт с тайла на тайл там, где сторона между ними — вода.
beacon-rules-sail-token = Каждый шаг стоит жетон, потраченный до конца вашего хода.
beacon-rules-sail-tile = Или сбросьте за шаг тайл с руки. Его убирают из игры.
beacon-rules-sail-round = Если между тайлами суша, плывите в обход. По какой воде вы пришли на тайл, неважно.
beacon-rules-sail-ships = На тайле помещается сколько угодно кораблей, и друг другу они не мешают.
beacon-rules-sailing = В обход по шагам
beacon-rules-sailing-here = Кораблю нужно на соседний тайл, но между ними суша.
beacon-rules-sailing-step =
    { $side ->
        [north] На север
        [east] На восток
        [south] На юг
       *[west] На запад
    }: один шаг, один жетон.
beacon-rules-sailing-there =
    { $count ->
        [one] На месте, за { $count } жетон.
        [few] На месте, за { $count } жетона.
       *[many] На месте, за { $count } жетонов.
    }

## The end of a turn

beacon-rules-after = Конец хода
beacon-rules-after-lead = Когда вы завершаете ход:
beacon-rules-after-discard = тайлы, которые вы не выложили, убирают из игры;
beacon-rules-after-draw = вы берёте новые тайлы, сколько положено или сколько осталось;
beacon-rules-after-ready = все ваши жетоны снова готовы, и вы снова можете один раз обменяться.
beacon-rules-after-over = Партия завершена, когда пусты и стопка, и все руки. У кого больше нет тайлов, тот пропускает ход.

## The score

beacon-rules-score = Подсчёт очков
beacon-rules-score-lead = Считается каждый исследованный тайл, где бы ни были корабли.
beacon-rules-score-tile = Исследованный тайл
beacon-rules-score-points = Очки
beacon-rules-score-lighthouse = Маяк и штаб-квартира
beacon-rules-score-buoy = Буй
beacon-rules-score-other = Любой другой
beacon-rules-score-ranks = Ваш ранг
beacon-rules-score-rank = Ранг
beacon-rules-score-base = Очки, от
beacon-rules-score-one = С одним дополнением
beacon-rules-score-both = С двумя
beacon-rules-scoring = Подсчёт: тайл за тайлом
beacon-rules-scoring-chart = Какие из этих тайлов исследованы?
beacon-rules-scoring-tile =
    { $points ->
        [one] Этот тайл окружён со всех сторон: { $points } очко.
        [few] Этот тайл окружён со всех сторон: { $points } очка.
       *[many] Этот тайл окружён со всех сторон: { $points } очков.
    }
beacon-rules-scoring-total =
    { $points ->
        [one] Всем остальным не хватает соседа. Всего { $points } очко.
        [few] Всем остальным не хватает соседа. Всего { $points } очка.
       *[many] Всем остальным не хватает соседа. Всего { $points } очков.
    }

## Expansions

beacon-rules-windmills = Ветряки и причалы
beacon-rules-windmills-lead =
    { $windmills ->
        [one] { $windmills } ветряк
        [few] { $windmills } ветряка
       *[many] { $windmills } ветряков
    } и { $piers ->
        [one] { $piers } причал,
        [few] { $piers } причала,
       *[many] { $piers } причалов,
    } порознь или вместе. С каждым дополнением для ранга нужно на { $points ->
        [one] { $points } очко больше.
        [few] { $points } очка больше.
       *[many] { $points } очков больше.
    }
beacon-rules-windmills-mill = Ветряк
beacon-rules-windmills-mill-text =
    { $points ->
        [one] Исследованный ветряк приносит { $points } очко
        [few] Исследованный ветряк приносит { $points } очка
       *[many] Исследованный ветряк приносит { $points } очков
    } и ещё столько же за каждый соседний тайл без суши. Штаб-квартира и другие ветряки — такие тайлы.
beacon-rules-windmills-pier = Причал
beacon-rules-windmills-pier-text =
    { $points ->
        [one] Исследованный причал приносит { $points } очко
        [few] Исследованный причал приносит { $points } очка
       *[many] Исследованный причал приносит { $points } очков
    } и ещё столько же за каждый дом на том же острове. Остров — это суша, соединённая через стороны тайлов. Тайлы с домами могут быть и не исследованы.
beacon-rules-milling = Ветряк и причал
beacon-rules-milling-mill =
    { $count ->
        [one] Ветряк исследован. Рядом { $count } тайл без суши:
        [few] Ветряк исследован. Рядом { $count } тайла без суши:
       *[many] Ветряк исследован. Рядом { $count } тайлов без суши:
    } { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
beacon-rules-milling-pier =
    { $count ->
        [one] Причал исследован. На его острове { $count } дом:
        [few] Причал исследован. На его острове { $count } дома:
       *[many] Причал исследован. На его острове { $count } домов:
    } { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }

## Alone

beacon-rules-alone = В одиночку
beacon-rules-alone-lead =
    Правила те же, на руке { $hand ->
        [one] { $hand } тайл,
        [few] { $hand } тайла,
       *[many] { $hand } тайлов,
    } а жетонов движения { $tokens }.
beacon-rules-alone-keep = Завершая ход, можно оставить один тайл до следующего, пока в стопке есть что взять.
beacon-rules-alone-swap = Меняться не с кем.

## Asked and ruled: what a rulebook leaves open, or says in two ways

beacon-asked-pile-fewer-tiles = В стопке меньше тайлов, чем нужно взять.
beacon-ruled-pile-fewer-tiles = Берут то, что есть: в дело идёт каждый тайл.
beacon-asked-pile-hand-empty = Стопка и рука пусты, а у других тайлы ещё есть.
beacon-ruled-pile-hand-empty = Игрок пропускает ход.
beacon-asked-tile-kept-alone = Можно ли в одиночной игре оставить тайл, когда стопка пуста?
beacon-ruled-tile-kept-alone = Нет, только пока есть что взять; иначе с последним тайлом жетоны становились бы готовы без конца.
beacon-asked-last-tile-laid = Последний из всех тайлов выложен посреди хода.
beacon-ruled-last-tile-laid = Партия кончается вместе с этим ходом; до того его ещё можно отменить.
beacon-asked-ships-fit-tile = Сколько кораблей помещается на тайле?
beacon-ruled-ships-fit-tile = Сколько угодно.
beacon-asked-ships-bar-ways = Мешают ли корабли друг другу?
beacon-ruled-ships-bar-ways = Нет.
beacon-asked-tile-discarded-move = Можно ли сбросить тайл за шаг, когда жетоны ещё готовы?
beacon-ruled-tile-discarded-move = Да.
beacon-asked-tile-just-taken = Можно ли сбросить за шаг тайл, только что взятый при обмене?
beacon-ruled-tile-just-taken = Да, он на руке, как и остальные.
beacon-asked-tile-discarded-step = Можно ли сбросить тайл, если плыть некуда?
beacon-ruled-tile-discarded-step = Нет, им платят за шаг; в конце хода тайлы и так сбрасывают.
beacon-asked-swapping-empty-hand = Обмен, когда одна из двух рук пуста.
beacon-ruled-swapping-empty-hand = Невозможен: тайл нужен с обеих сторон.
beacon-asked-seat-agree-swap = Должен ли другой игрок согласиться на обмен?
beacon-ruled-seat-agree-swap = Нет, решает тот, чей ход.
beacon-asked-tile-shut-water = Можно ли тайлом замкнуть воду?
beacon-ruled-tile-shut-water = Да; важны только совпадение сторон и путь корабля.
beacon-asked-ship-shut-in = Корабль заперт.
beacon-ruled-ship-shut-in = Он остаётся там; его игрок меняется, сбрасывает и берёт тайлы как обычно.
beacon-asked-two-piers-island = Два причала на одном острове.
beacon-ruled-two-piers-island = Каждый считает все дома острова.
beacon-asked-houses-on-pier = Дома на тайле самого причала.
beacon-ruled-houses-on-pier = Считаются: они на той же суше.
beacon-asked-lighthouse-house = Маяк — это дом?
beacon-ruled-lighthouse-house = Нет; дом рядом с ним — да.
beacon-asked-long-farmhouse-gable = Длинный дом с фронтоном посередине.
beacon-ruled-long-farmhouse-gable = Одна крыша — один дом.
beacon-asked-lands-touch-corner = Суша касается суши углом.
beacon-ruled-lands-touch-corner = Это два острова; суша соединяется через стороны.
beacon-asked-two-shores-channel = Два берега пролива.
beacon-ruled-two-shores-channel = Это два острова, если их не соединяют другие тайлы.
beacon-asked-headquarters-surrounded = Должна ли штаб-квартира быть окружена?
beacon-ruled-headquarters-surrounded = Да, как любой тайл; тогда она приносит 3 очка.
beacon-asked-ranks-hold-expansion = Какие ранги действуют с одним дополнением?
beacon-ruled-ranks-hold-expansion = Одни и те же, какое бы оно ни было.
