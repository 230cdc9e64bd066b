### The rulebook of Beacon Patrol. All numbers come from the engine.

## What you want

beacon-rules-goal = Мета гри
beacon-rules-goal-lead = Разом складайте мапу моря, тайл за тайлом. Рахунок один на всіх.
beacon-rules-goal-explored = Рахуються лише обстежені тайли: ті, що мають сусідній тайл із кожного боку. Тож мапа без дірок краща за мапу з довгими відгалуженнями.
beacon-rules-goal-together = Поодинці не перемагає ніхто. Руки відкриті, тож радьтеся, плануйте й обмінюйтеся.
beacon-rules-goal-tiles = Тайли
beacon-rules-goal-tiles-text = Кожен бік – земля або вода. На тайлі може бути маяк, буйок або будинки.

## Set-up

beacon-rules-set-up = Приготування до гри
beacon-rules-set-up-lead = Штаб-квартира лежить посеред моря, і всі кораблі стоять на ній.
beacon-rules-set-up-pile = { $count ->
    [one] { $count } тайл із коробки перемішують у стос.
    [few] { $count } тайли з коробки перемішують у стос.
   *[many] { $count } тайлів із коробки перемішують у стос.
    } За бажання додайте вітряки й причали.
beacon-rules-set-up-deal = Кожен бере тайли, які лежать відкрито, і жетони руху, усі готові.
beacon-rules-set-up-seats = Гравці
beacon-rules-set-up-hand = Тайлів на руці
beacon-rules-set-up-tokens = Жетонів у кожного

## The turn

beacon-rules-turn = Ваш хід
beacon-rules-turn-lead = Виконуйте ці дії в будь-якому порядку, скільки зможете. Зупинитися можна будь-коли.
beacon-rules-turn-lay = Викласти тайл
beacon-rules-turn-lay-text = Поруч із вашим кораблем, який одразу й безкоштовно пливе туди.
beacon-rules-turn-sail = Пливти на крок
beacon-rules-turn-sail-text = На прилеглий тайл, водою: за жетон або скинувши тайл із руки.
beacon-rules-turn-swap = Обмінятися тайлом
beacon-rules-turn-swap-text = Раз за хід: візьміть тайл з іншої руки й віддайте за нього свій. Вирішуєте ви; взятий тайл можна викласти одразу.
beacon-rules-turn-end = Завершити хід
beacon-rules-turn-end-text = Нові тайли беруть лише тоді.

## Laying

beacon-rules-lay = Викладання тайла
beacon-rules-lay-lead = Тайл ніколи не повертають: його північ лишається північчю.
beacon-rules-lay-where = Його кладуть на порожню клітинку поруч зі своїм кораблем, не по діагоналі.
beacon-rules-lay-water = Між ним і тайлом вашого корабля має бути вода, щоб туди можна було пропливти.
beacon-rules-lay-match = З усіма іншими прилеглими тайлами його боки мають поєднуватися: земля із землею, вода з водою.
beacon-rules-lay-then = Ваш корабель одразу пливе на новий тайл. Жетон на це не витрачають.
beacon-rules-lay-shut = Замкнути воду дозволено, і навіть разом із власним кораблем.
beacon-rules-laying = Тайл, бік за боком
beacon-rules-laying-ship = Тут ваш корабель. Тайли можна викладати поруч із ним.
beacon-rules-laying-fits = { $side ->
    [north] На північ
    [east] На схід
    [south] На південь
   *[west] На захід
    } цей тайл підходить: між ним і кораблем вода, і всі боки поєднуються.
beacon-rules-laying-not = { $side ->
    [north] На північ
    [east] На схід
    [south] На південь
   *[west] На захід
    } його не викласти. { $why }
beacon-rules-laying-laid = Тайл викладено, і корабель приплив туди.

## Sailing

beacon-rules-sail = Плавання
beacon-rules-sail-lead = Корабель пливе з тайла на тайл там, де їхні спільні боки – вода.
beacon-rules-sail-token = Кожен крок коштує жетона, використаного до кінця вашого ходу.
beacon-rules-sail-tile = Або скиньте за крок тайл із руки. Його вилучають із гри.
beacon-rules-sail-round = Якщо між тайлами земля, доведеться пливти в обхід. З якої води тайла ви припливли, не важливо.
beacon-rules-sail-ships = На тайлі вміщається скільки завгодно кораблів, і жоден не заважає іншим.
beacon-rules-sailing = Обхід крок за кроком
beacon-rules-sailing-here = Кораблю треба на сусідній тайл, але між ними земля.
beacon-rules-sailing-step = { $side ->
    [north] На північ
    [east] На схід
    [south] На південь
   *[west] На захід
    }: один крок за один жетон.
beacon-rules-sailing-there = Корабель на місці. Витрачено { $count ->
    [one] { $count } жетон.
    [few] { $count } жетони.
   *[many] { $count } жетонів.
    }

## The end of a turn

beacon-rules-after = Кінець ходу
beacon-rules-after-lead = Коли ви завершуєте хід:
beacon-rules-after-discard = тайли, яких ви не виклали, вилучають із гри;
beacon-rules-after-draw = ви берете нові тайли або стільки, скільки є;
beacon-rules-after-ready = усі ваші жетони знову готові, і обмінятися теж можна знову.
beacon-rules-after-over = Партію завершено, коли порожні стос і всі руки. Хто вже не має тайлів, той пропускає хід.

## The score

beacon-rules-score = Підрахунок балів
beacon-rules-score-lead = Рахується кожен обстежений тайл, хоч би де були кораблі.
beacon-rules-score-tile = Обстежений тайл
beacon-rules-score-points = Бали
beacon-rules-score-lighthouse = Маяк і штаб-квартира
beacon-rules-score-buoy = Буйок
beacon-rules-score-other = Будь-який інший
beacon-rules-score-ranks = Ваш ранг
beacon-rules-score-rank = Ранг
beacon-rules-score-base = Балів, від
beacon-rules-score-one = З одним доповненням
beacon-rules-score-both = З обома
beacon-rules-scoring = Підрахунок, тайл за тайлом
beacon-rules-scoring-chart = Які з цих тайлів обстежено?
beacon-rules-scoring-tile = Цей має сусідів з усіх боків: { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
beacon-rules-scoring-total = Решті бракує сусідів. Разом { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }

## Expansions

beacon-rules-windmills = Вітряки й причали
beacon-rules-windmills-lead = { $windmills ->
    [one] { $windmills } вітряк
    [few] { $windmills } вітряки
   *[many] { $windmills } вітряків
    } і { $piers ->
    [one] { $piers } причал
    [few] { $piers } причали
   *[many] { $piers } причалів
    }, окремо або разом. З кожним доповненням для рангу треба на { $points ->
    [one] { $points } бал більше.
    [few] { $points } бали більше.
   *[many] { $points } балів більше.
    }
beacon-rules-windmills-mill = Вітряк
beacon-rules-windmills-mill-text = Обстежений, він дає { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
    } і ще стільки ж за кожен прилеглий тайл без землі. Штаб-квартира й інші вітряки – теж такі тайли.
beacon-rules-windmills-pier = Причал
beacon-rules-windmills-pier-text = Обстежений, він дає { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
    } і ще стільки ж за кожен будинок на тому самому острові. Земля, що сполучається через боки тайлів, – один острів. Тайли з будинками можуть бути й не обстежені.
beacon-rules-milling = Вітряк і причал
beacon-rules-milling-mill = Вітряк обстежено. Прилеглих тайлів без землі: { $count }. Це { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
beacon-rules-milling-pier = Причал обстежено. На його острові { $count ->
    [one] { $count } будинок
    [few] { $count } будинки
   *[many] { $count } будинків
    }: { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }

## Alone

beacon-rules-alone = Соло
beacon-rules-alone-lead = Правила ті самі; { $hand ->
    [one] на руці { $hand } тайл
    [few] на руці { $hand } тайли
   *[many] на руці { $hand } тайлів
    }, { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетони.
   *[many] { $tokens } жетонів.
    }
beacon-rules-alone-keep = У кінці ходу можна лишити один тайл на наступний, поки є що брати зі стосу.
beacon-rules-alone-swap = Обмінюватися немає з ким.

## Asked and ruled: what a rulebook leaves open, or says in two ways

beacon-asked-pile-fewer-tiles = У стосі менше тайлів, ніж треба взяти.
beacon-ruled-pile-fewer-tiles = Беруть те, що є: використовують усі тайли.
beacon-asked-pile-hand-empty = Стос і рука порожні, а в інших ще є тайли.
beacon-ruled-pile-hand-empty = Хід пропускають.
beacon-asked-tile-kept-alone = Чи можна в соло лишити тайл, коли стос порожній?
beacon-ruled-tile-kept-alone = Ні, лише поки можна взяти інший; інакше останній тайл вічно повертав би жетони.
beacon-asked-last-tile-laid = Останній тайл викладено посеред ходу.
beacon-ruled-last-tile-laid = Партія закінчується з цим ходом; доти його ще можна відмінити.
beacon-asked-ships-fit-tile = Скільки кораблів уміщається на тайлі?
beacon-ruled-ships-fit-tile = Скільки завгодно.
beacon-asked-ships-bar-ways = Чи заважають кораблі один одному?
beacon-ruled-ships-bar-ways = Ні.
beacon-asked-tile-discarded-move = Чи можна скинути тайл, щоб пливти, коли жетони ще готові?
beacon-ruled-tile-discarded-move = Так.
beacon-asked-tile-just-taken = Чи можна скинути за крок тайл, щойно взятий під час обміну?
beacon-ruled-tile-just-taken = Так, він на руці, як і інші.
beacon-asked-tile-discarded-step = Чи можна скинути тайл, коли пливти нікуди?
beacon-ruled-tile-discarded-step = Ні, ним платять за крок; у кінці ходу тайли однаково скидають.
beacon-asked-swapping-empty-hand = Обмін, коли порожня ваша рука або рука іншого.
beacon-ruled-swapping-empty-hand = Неможливий: тайл має перейти в обидва боки.
beacon-asked-seat-agree-swap = Чи потрібна на обмін згода іншого гравця?
beacon-ruled-seat-agree-swap = Ні, вирішує той, чий хід.
beacon-asked-tile-shut-water = Чи може тайл замкнути воду?
beacon-ruled-tile-shut-water = Так; важать лише поєднання боків і шлях корабля.
beacon-asked-ship-shut-in = Корабель замкнено.
beacon-ruled-ship-shut-in = Він там і лишається; його гравець обмінюється, скидає й бере, як завжди.
beacon-asked-two-piers-island = Два причали на одному острові.
beacon-ruled-two-piers-island = Кожен рахує всі будинки острова.
beacon-asked-houses-on-pier = Будинки на тайлі самого причалу.
beacon-ruled-houses-on-pier = Рахуються, бо стоять на тій самій землі.
beacon-asked-lighthouse-house = Чи маяк – будинок?
beacon-ruled-lighthouse-house = Ні; але будинок поруч із ним – так.
beacon-asked-long-farmhouse-gable = Довгий сільський будинок із фронтоном посередині.
beacon-ruled-long-farmhouse-gable = Один дах – один будинок.
beacon-asked-lands-touch-corner = Землі, що дотикаються кутами.
beacon-ruled-lands-touch-corner = Два острови; земля сполучається лише через боки.
beacon-asked-two-shores-channel = Два береги протоки.
beacon-ruled-two-shores-channel = Два острови, якщо їх не сполучають інші тайли.
beacon-asked-headquarters-surrounded = Чи треба оточити штаб-квартиру?
beacon-ruled-headquarters-surrounded = Так, як будь-який тайл; тоді вона дає 3 бали.
beacon-asked-ranks-hold-expansion = Які ранги діють з одним доповненням?
beacon-ruled-ranks-hold-expansion = Ті самі, хоч би яке це було доповнення.
