### The rulebook of Everdell Farshore. All numbers come from the engine.

## What you want

farshore-rules-goal = Мета гри
farshore-rules-goal-lead = Будуйте місто на узбережжі, пливіть за вітром, знаходьте скарби й мапи. Перемагає той, у кого найбільше балів.
farshore-rules-goal-city = Кожна розіграна карта стає частиною вашого міста: це істоти й споруди, кожна зі своїми балами та своєю властивістю. Ресурси для них здобувають робітники.
farshore-rules-goal-ship = Роза вітрів показує, які карти ще й рухають ваш корабель. Що далі він зайде, то більше дасть балів; дорогою він знаходить скарби.
farshore-rules-goal-resources = Ресурси – це корчі, водорості, самоцвіти й гриби. За істот платять грибами, за споруди – рештою. Загальний запас не вичерпується.
farshore-rules-goal-house = Що надруковано на багатьох картах, ми не знаємо. Колода, якою тут грають ({ $deck }), має там власні тексти; можна грати й з іншим файлом колоди.

## Set-up

farshore-rules-set-up = Приготування до гри
farshore-rules-set-up-lead = Викладіть затоку, острови, розу вітрів і мапи, тоді роздайте карти.
farshore-rules-set-up-seats = Гравці
farshore-rules-set-up-islands = Острови
farshore-rules-set-up-maps = Мапи в кожному стосі, за значенням
farshore-rules-set-up-hands = Перші карти на руку, за порядком місць
farshore-rules-set-up-table = Стіл
farshore-rules-set-up-bay = { $count ->
    [one] У затоці { $count } стос різних карт
    [few] У затоці { $count } стоси різних карт
   *[many] У затоці { $count } стосів різних карт
    }, спільних для всіх. Якщо така карта там уже лежить, нову кладуть поверх неї та відкривають ще одну.
farshore-rules-set-up-compass = { $count ->
    [one] Жетони рози вітрів лежать стосами по { $count } жетону
    [few] Жетони рози вітрів лежать стосами по { $count } жетони
   *[many] Жетони рози вітрів лежать стосами по { $count } жетонів
    }; чинний – верхній у кожному.
farshore-rules-set-up-you = Що у вас на початку
farshore-rules-set-up-workers = { $workers ->
    [one] { $workers } робітник
    [few] { $workers } робітники
   *[many] { $workers } робітників
    }, { $anchors ->
    [one] { $anchors } якір і
    [few] { $anchors } якорі й
   *[many] { $anchors } якорів і
    } жодного ресурсу. Усі починають узимку.
farshore-rules-set-up-change = Один раз, перед першим ходом, можете скинути всі карти з руки й узяти стільки ж нових.
farshore-rules-set-up-limit = { $count ->
    [one] На руці не може бути більше ніж { $count } карта.
    [few] На руці не може бути більше ніж { $count } карти.
   *[many] На руці не може бути більше ніж { $count } карт.
    } Карт понад ліміт не беруть.
farshore-rules-set-up-deck = Коли колода закінчується, скид перемішують у нову.

## The turn

farshore-rules-turn = Ваш хід
farshore-rules-turn-lead = Виконайте одну дію; далі ходить наступний гравець.
farshore-rules-turn-worker = Розмістити робітника
farshore-rules-turn-worker-text = Відправте його в локацію, де є місце; вона спрацьовує одразу. Він залишається там, доки ви не підготуєтеся до наступного сезону.
farshore-rules-turn-card = Розіграти карту
farshore-rules-turn-card-text = З руки або із затоки: заплатіть її вартість і викладіть у своє місто.
farshore-rules-turn-prepare = Підготуватися до наступного сезону
farshore-rules-turn-prepare-text = Лише коли всіх ваших робітників розміщено.
farshore-rules-turn-finish = Завершити партію
farshore-rules-turn-finish-text = Лише восени, навіть якщо вдома є робітники. Після цього ви вибуваєте з гри.

## Places

farshore-rules-places-shore = Узбережжя
farshore-rules-places-shore-text = Кожна берегова локація приймає одного робітника й дає те, що на ній зображено.
farshore-rules-places-islands = Острови
farshore-rules-places-islands-text = По одному робітнику, лише ті, що лежать горілиць.
farshore-rules-places-docks = Доки
farshore-rules-places-docks-text = Скільки завгодно робітників. { $count ->
    [one] Скиньте до { $count } карти й
   *[many] Скиньте до { $count } карт і
    } отримайте за кожну 1 будь-який ресурс.
farshore-rules-places-lookout = Дозорний мис
farshore-rules-places-lookout-text = Скільки завгодно робітників. Скиньте скільки завгодно карт, потім беріть по одній із колоди та із затоки до ліміту руки; зупинитися можна й раніше.
farshore-rules-places-dunes = Дюни
farshore-rules-places-dunes-text = Скільки завгодно робітників. Візьміть мапу, умову якої виконує ваше місто.
farshore-rules-places-red = Червоні карти
farshore-rules-places-red-text = По одному робітнику й лише у власному місті.

## Playing a card

farshore-rules-play = Розігрування карти
farshore-rules-play-lead = Візьміть карту з руки або із затоки, заплатіть її вартість і викладіть у своє місто.
farshore-rules-play-pay = Способи оплати
farshore-rules-play-price = Заплатіть вартість ресурсами. Скарб замінює будь-який один ресурс усюди, де платять ресурсами.
farshore-rules-play-anchor = Або, розігруючи істоту, використайте якір: на споруді того самого кольору у вашому місті, де якоря ще немає. Він замінює всю вартість і лишається там. { $count ->
    [one] На всю партію у вас { $count } якір.
    [few] На всю партію у вас { $count } якорі.
   *[many] На всю партію у вас { $count } якорів.
    }
farshore-rules-play-help = Змінити вартість однієї карти може щонайбільше одна інша.
farshore-rules-play-room = Місце в місті
farshore-rules-play-spaces = { $count ->
    [one] У місті { $count } комірка.
    [few] У місті { $count } комірки.
   *[many] У місті { $count } комірок.
    } Карти { CASE($shipwreck, "quoted") } і { CASE($castaway, "quoted") } не займають жодної.
farshore-rules-play-unique = Унікальна карта може бути в місті лише одна, звичайних – скільки завгодно.
farshore-rules-play-order = Порядок дій
farshore-rules-play-order-pay = Заплатіть вартість карти.
farshore-rules-play-order-arrive = Викладіть її у своє місто. Зелена або коричнева карта спрацьовує зараз.
farshore-rules-play-order-react = Потім спрацьовують ваші карти, що на неї реагують.
farshore-rules-play-order-sail = Потім рухається ваш корабель за розою вітрів.
farshore-rules-play-order-refill = Якщо карту взято із затоки, туди викладають нову.
farshore-rules-play-colours = Кольори
farshore-rules-play-green = Зелена діє, коли її розіграно і коли ви готуєтеся до весни й до осені.
farshore-rules-play-brown = Коричнева діє один раз, коли її розіграно.
farshore-rules-play-red = Червона діє, коли її відвідує робітник.
farshore-rules-play-blue = Синя допомагає до кінця гри.
farshore-rules-play-purple = Фіолетова дає додаткові бали в кінці гри.
farshore-rules-anchoring = Якір крок за кроком
farshore-rules-anchoring-city = На вашій споруді { CASE($house, "quoted") } ще немає якоря.
farshore-rules-anchoring-hand = На руці у вас { CASE($critter, "quoted") }. Обидві карти одного кольору.
farshore-rules-anchoring-done = Ви використовуєте якір на споруді { CASE($house, "quoted") } і не платите нічого. { $count ->
    [0] Якорів більше немає.
    [one] У вас залишився { $count } якір.
    [few] У вас залишилося { $count } якорі.
   *[many] У вас залишилося { $count } якорів.
    }

## The ship

farshore-rules-ship = Роза вітрів і корабель
farshore-rules-ship-lead = { $count ->
    [one] Чинний { $count } жетон рози вітрів.
    [few] Чинні { $count } жетони рози вітрів.
   *[many] Чинні { $count } жетонів рози вітрів.
    } Кожен називає різновид карт.
farshore-rules-ship-moves = За кожен чинний жетон, якому відповідає розіграна вами карта, ваш корабель рухається на одну позначку. Рухати його можуть і карти.
farshore-rules-ship-treasure = За кожну позначку зі скарбом, якої корабель досяг або яку минув, візьміть скарб. Кожен невитрачений скарб у кінці гри дає { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
farshore-rules-ship-track = Морський шлях має { $count ->
    [one] { $count } позначку
    [few] { $count } позначки
   *[many] { $count } позначок
    } й дає до { $points ->
    [one] { $points } бала.
   *[many] { $points } балів.
    } Рахують лише ту, на якій корабель у кінці гри. Кораблі не заважають один одному.
farshore-rules-ship-winds = Вітер змін
farshore-rules-ship-winds-text = Коли до сезону підготувався останній гравець, обидва жетони поступаються місцем наступним зі своїх стосів.
farshore-rules-sailing = Шлях корабля крок за кроком
farshore-rules-sailing-tiles = Чинні такі жетони.
farshore-rules-sailing-card = Ви розігруєте карту { CASE($card, "quoted") }. { $count ->
    [0] Вона не відповідає жодному з них.
    [1] Вона відповідає одному з них.
    [2] Вона відповідає обом.
    [one] Вона відповідає { $count } з них.
   *[many] Вона відповідає { $count } з них.
    }
farshore-rules-sailing-moves = Ваш корабель рухається на { $count ->
    [one] { $count } позначку
    [few] { $count } позначки
   *[many] { $count } позначок
    }, від { $from } до { $to }.
farshore-rules-sailing-treasure = Дорогою він минає позначку зі скарбом: візьміть { $count ->
    [one] { $count } скарб.
    [few] { $count } скарби.
   *[many] { $count } скарбів.
    }

## Maps

farshore-rules-maps = Мапи
farshore-rules-maps-lead = Що більше у вас мап, то цінніша кожна з них.
farshore-rules-maps-take = Робітник у дюнах бере верхню мапу стосу, якщо у вашому місті є потрібні для неї карти, а мапи з цього стосу у вас ще немає. Карти залишаються в місті.
farshore-rules-maps-worth = У кінці гри кожна мапа дає своє число, помножене на кількість ваших мап.
farshore-rules-maps-stacks = { $count ->
    [one] Є { $count } стос, найцінніша мапа в ньому зверху.
    [few] Є { $count } стоси, найцінніша мапа в кожному зверху.
   *[many] Є { $count } стосів, найцінніша мапа в кожному зверху.
    }
farshore-rules-mapping = Мапи крок за кроком
farshore-rules-mapping-have = У вас { $count ->
    [one] { $count } мапа
    [few] { $count } мапи
   *[many] { $count } мап
    }: разом { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
farshore-rules-mapping-more = Ще одна мапа робить ціннішими й решту.

## Seasons

farshore-rules-seasons = Сезони
farshore-rules-seasons-lead = Коли всіх ваших робітників розміщено, можете підготуватися до наступного сезону. Вони повертаються додому, до них приєднуються нові, а сезон дає свій дарунок.
farshore-rules-seasons-season = Сезон
farshore-rules-seasons-new = Нові робітники
farshore-rules-seasons-gift = Дарунок
farshore-rules-seasons-last = Хто готується останнім, також
farshore-rules-seasons-spring = Весна
farshore-rules-seasons-summer = Літо
farshore-rules-seasons-autumn = Осінь
farshore-rules-seasons-green = Спрацьовують ваші зелені карти, у будь-якому порядку.
farshore-rules-seasons-bay = { $count ->
    [one] Візьміть { $count } карту із затоки.
    [few] Візьміть { $count } карти із затоки.
   *[many] Візьміть { $count } карт із затоки.
    }
farshore-rules-seasons-both = { $count ->
    [one] Візьміть { $count } карту із затоки або з колоди
    [few] Візьміть { $count } карти із затоки та з колоди
   *[many] Візьміть { $count } карт із затоки та з колоди
    }; спрацьовують ваші зелені карти. Порядок будь-який.
farshore-rules-seasons-winds = змінює вітри.
farshore-rules-seasons-tide = { $count ->
    [one] затоплює { $count } острів на вибір
    [few] затоплює { $count } острови на вибір
   *[many] затоплює { $count } островів на вибір
    }, потім змінює вітри.
farshore-rules-seasons-flooded = Затоплений острів перевертають долілиць до кінця гри. Робітники з нього повертаються додому, як завжди.
farshore-rules-seasons-own = Кожен змінює сезони сам для себе. Осінь – останній сезон.

## The end

farshore-rules-end = Кінець гри й підрахунок балів
farshore-rules-end-lead = Гра закінчується, коли партію завершили всі.
farshore-rules-end-finished = Хто завершив партію
farshore-rules-end-finished-text = Такий гравець більше не ходить, і йому нічого не можна віддати. Його робітники залишаються на своїх місцях.
farshore-rules-end-score = Рахунок
farshore-rules-end-printed = базові бали карт вашого міста;
farshore-rules-end-purple = бонуси фіолетових карт;
farshore-rules-end-tokens = жетони балів;
farshore-rules-end-treasures = { $points ->
    [one] { $points } бал за кожен невитрачений скарб;
    [few] { $points } бали за кожен невитрачений скарб;
   *[many] { $points } балів за кожен невитрачений скарб;
    }
farshore-rules-end-maps = мапи, кожна помножена на кількість ваших мап;
farshore-rules-end-ship = позначка вашого корабля.
farshore-rules-end-tie = За нічиєї перемагає той, чий корабель далі, потім – у кого більше мап, скарбів, невитрачених ресурсів. Якщо й тут рівність, перемогу ділять.
farshore-rules-scoring = Підрахунок крок за кроком
farshore-rules-scoring-city = Ось місто в кінці гри.
farshore-rules-scoring-printed = Базові бали його карт: разом { $points }.
farshore-rules-scoring-bonus = { $card }: { CASE($reason, "tally") }. Це ще { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
farshore-rules-scoring-other = Далі { $source }: { $points }.
farshore-rules-scoring-sum = Базові бали карт
farshore-rules-scoring-total = Разом { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }

## The captain

farshore-rules-captain = Капітанка Крабіта
farshore-rules-captain-lead = Суперниця без місця за столом: завжди в соло або як ще один гравець за вашим столом.
farshore-rules-captain-set-up = Приготування до гри
farshore-rules-captain-set-up-text = Для мап її рахують гравцем, для островів – ні. Вона ходить після останнього гравця, починає з { $cards ->
    [one] { $cards } картою
   *[many] { $cards } картами
    } і { $workers ->
    [one] { $workers } робітником
   *[many] { $workers } робітниками
    } та не має якорів.
farshore-rules-captain-free = Вона не платить і не бере ресурсів, не зважає на текст карт і не має лімітів. Те, що їй віддали б, скидають, а той, хто віддає, отримує винагороду.
farshore-rules-captain-turn = Її хід
farshore-rules-captain-turn-worker = Поки має робітника, вона відкриває карту маршруту й іде туди, куди веде перша можлива частина: верхня, якщо ні – середня, якщо ні – нижня.
farshore-rules-captain-turn-blocks = На узбережжі й на островах вона лише займає місце. На своїй червоній карті робить те, що сказано в частині; у доках пливе; на дозорному мисі бере фіолетову карту із затоки, скидає всі карти вказаного кольору й бере скарб.
farshore-rules-captain-turn-card = Без робітника вона розігрує карту: з руки, якщо ні – із затоки за своїм планом, якщо ні – з колоди.
farshore-rules-captain-turn-sails = За кожен жетон рози вітрів, якому відповідає карта, рухається її корабель, залежно від рівня. Скарби вона бере, як усі.
farshore-rules-captain-plan = Її план
farshore-rules-captain-plan-text = Вона бере колір, маркер якого стоїть найвище, з рівних – найлівіший: першу карту цього кольору в затоці, спершу з верхнього ряду. Якщо такої немає, зважають на наступний маркер.
farshore-rules-captain-plan-moves = Узимку й навесні кожна розіграна нею карта піднімає свій маркер на ряд; згодом – лише ті, які вона бере, готуючись до сезону. З верхнього ряду маркер іде з плану.
farshore-rules-captain-prepares = Її сезони
farshore-rules-captain-prepares-text = Вона готується одразу після останнього гравця. Її робітники повертаються додому, до них приєднується ще один, вона бере кожну мапу, умову якої виконує її місто, і бере карти.
farshore-rules-captain-season = Сезон
farshore-rules-captain-draws = Вона бере
farshore-rules-captain-from-deck = { $count ->
    [one] { $count } карту з колоди
    [few] { $count } карти з колоди
   *[many] { $count } карт із колоди
    }
farshore-rules-captain-from-bay = { $count ->
    [one] { $count } карту із затоки за планом
    [few] { $count } карти із затоки за планом
   *[many] { $count } карт із затоки за планом
    }
farshore-rules-captain-autumn = Восени вона щоходу розігрує карту з руки, а потім робітником бере мапу, умову якої виконує її місто. З порожньою рукою розміщує робітників лише за нижніми частинами. Після цього вона завершує партію.
farshore-rules-captain-levels = Її рівні
farshore-rules-captain-level = Рівень
farshore-rules-captain-spaces = Позначок за жетон
farshore-rules-captain-weather = Погода
farshore-rules-captain-weather-none = немає
farshore-rules-captain-weather-upper = верхній ефект
farshore-rules-captain-weather-both = обидва ефекти
farshore-rules-captain-level-name = { $level ->
    [shy] Сором’язлива
    [brave] Відважна
    [splendid] Блискуча
   *[terror] Гроза океанів
    }
farshore-rules-captain-score = Її рахунок
farshore-rules-captain-score-text = { $points ->
    [one] { $points } бал за карту
    [few] { $points } бали за карту
   *[many] { $points } балів за карту
    }, { $purple } за фіолетову, а також мапи, скарби й корабель, як у всіх. Щоб перемогти, треба випередити й її.

## The weather

farshore-rules-weather = Погода
farshore-rules-weather-lead = Карта, що діє на всіх гравців, але не на капітанку.
farshore-rules-weather-when = Погода приходить із вищими рівнями капітанки або за вашим вибором.
farshore-rules-weather-pile = На партію беруть { $count ->
    [one] { $count } карту погоди.
    [few] { $count } карти погоди.
   *[many] { $count } карт погоди.
    } Одна чинна від початку; кожен вітер змін приносить наступну.
farshore-rules-weather-effects = Кожна карта має верхній і нижній ефекти. Залежно від рівня або вашого вибору діє верхній або обидва.

## Asked and ruled: what a rulebook leaves open, or says in two ways

farshore-asked-new-hand-weather = Нові перші карти за погоди, що зменшує ліміт руки.
farshore-ruled-new-hand-weather = Беруть стільки карт, скільки дозволяє погода.
farshore-asked-stop-lookout-hand = Чи можна зупинитися на дозорному мисі, поки рука не повна?
farshore-ruled-stop-lookout-hand = Так: сказано «до». За іншим прочитанням беруть рівно стільки, скільки скинули.
farshore-asked-treasure-mark-weather = Позначка зі скарбом, за який погода вимагає плати, і зелені карти, що дають ресурси.
farshore-ruled-treasure-mark-weather = Спершу все, що лише дає, потім рухаються кораблі, у порядку, який вибере гравець.
farshore-asked-cards-drawn-lookout = Скільки карт беруть на дозорному мисі?
farshore-ruled-cards-drawn-lookout = До ліміту руки, навіть якщо нічого не скинуто; за іншого налаштування – стільки, скільки скинуто.
farshore-asked-workers-seat-stand = Чи може в дюнах стояти кілька робітників одного гравця?
farshore-ruled-workers-seat-stand = Так, кожен бере мапу.
farshore-asked-long-track-ships = Який завдовжки морський шлях?
farshore-ruled-long-track-ships = 41 позначка: по два до 40, далі по одному до 60, як у програмі підрахунку одного прихильника гри. На малюнку в правилах можна побачити 61 позначку по одному; файл колоди може так і сказати.
farshore-asked-maps-ask-for = Чого вимагають мапи 3–6?
farshore-ruled-maps-ask-for = Трьох коричневих і трьох синіх карт – так випливає з одного огляду; чотирьох червоних і чотирьох фіолетових – це наше рішення.
farshore-asked-abbey-illuminator-visited = Чи можна відвідати Абатство або Мініатюриста, коли нічого платити чи скидати?
farshore-ruled-abbey-illuminator-visited = Так; скільки там платити, вирішує гравець, можна й нічого.
farshore-asked-order-maps-lie = У якому порядку мапи лежать у стосі?
farshore-ruled-order-maps-lie = Найцінніша зверху.
farshore-asked-card-played-effect = Чи розігрують карту, яку дає розіграти ефект, як будь-яку іншу?
farshore-ruled-card-played-effect = Так: вона діє, інші на неї реагують, корабель рухається.
farshore-asked-card-matches-compass = Карта відповідає розі вітрів, але корабель уже в кінці шляху.
farshore-ruled-card-matches-compass = Він не рухається, і карти, що реагують на рух, не спрацьовують.
farshore-asked-workers-out-prepare = Чи треба розмістити всіх робітників, щоб підготуватися до сезону?
farshore-ruled-workers-out-prepare = Так; доки й дозорний мис приймають будь-кого, навіть якщо не скидати жодної карти.
farshore-asked-workers-home-finish = Чи треба розмістити всіх робітників, щоб завершити партію?
farshore-ruled-workers-home-finish = Ні.
farshore-asked-high-tide-fewer = Приплив, коли відкритих островів менше ніж два.
farshore-ruled-high-tide-fewer = Затоплюють ті, що залишилися.
farshore-asked-deck-discards-both = І колода, і скид порожні.
farshore-ruled-deck-discards-both = Карт не беруть, а порожні місця затоки такими й лишаються.
farshore-asked-tide-and-winds = Коли приходять приплив і вітер змін?
farshore-ruled-tide-and-winds = Після дарунка сезону; приплив перший.
farshore-asked-harbor-count-itself = Чи рахує Гавань сама себе?
farshore-ruled-harbor-count-itself = Так; у файлі колоди може бути сказано «інша».
farshore-asked-governor-admiral-common = Чи звичайні карти Губернатор і Адмірал?
farshore-ruled-governor-admiral-common = Так; якщо їх дві, бали дають обидві. Файл колоди може назвати їх унікальними.
farshore-asked-critter-cost-something = Чи може істота коштувати чогось, крім грибів?
farshore-ruled-critter-cost-something = Лише якщо її файл колоди каже, що так надруковано: у правилах стоїть «зазвичай».
farshore-asked-anchor-discount = Якір і знижка.
farshore-ruled-anchor-discount = Якір замінює всю вартість, навіть коли карту розігрують дешевше.
farshore-asked-worker-gains-nothing = Чи може робітник піти туди, де нічого не отримає?
farshore-ruled-worker-gains-nothing = Так; але в дюни – лише по мапу, а на червону карту – лише якщо вона може подіяти.
farshore-asked-critter-costs-nothing = Істота, яка нічого не коштує.
farshore-ruled-critter-costs-nothing = Для неї не потрібні ні якір, ні допомога.
farshore-asked-changes-hand = Хто першим міняє перші карти?
farshore-ruled-changes-hand = По черзі, починаючи з першого гравця.
farshore-asked-order-card-moves = У якому порядку діють карта, що рухає корабель, і ті, що реагують?
farshore-ruled-order-card-moves = Її власний ефект, потім карти, що реагують на розігране, потім корабель, потім карти, що реагують на корабель.
farshore-asked-customs-office-act = Коли спрацьовує Митниця?
farshore-ruled-customs-office-act = Після локації; також коли робітника переміщує Безквитник, але не через Вороняче гніздо.
farshore-asked-sea-chip-activate = Чи мусить Бурундук-матрос застосувати карту?
farshore-ruled-sea-chip-activate = Так, якщо якась щось дала б.
farshore-asked-resources-merchant-take = Які ресурси бере Купець?
farshore-ruled-resources-merchant-take = Тих видів, якими не платили; сплачений скарб не має виду.
farshore-asked-pirate-discard-card = Чи може Пірат скинути одну карту?
farshore-ruled-pirate-discard-card = Ні, дві або жодної.
farshore-asked-discount-taken-whole = Чи треба використати знижку повністю?
farshore-ruled-discount-taken-whole = Так, наскільки дозволяє вартість; або не використовувати зовсім.
farshore-asked-order-green-cards = У якому порядку діють зелені карти, що лише щось дають?
farshore-ruled-order-green-cards = Першими й без запитань, разом із кораблем.
farshore-asked-captain-preparing-turn = Капітанка: чи підготовка до сезону – її хід?
farshore-ruled-captain-preparing-turn = Так; якщо останнім готувався хтось із попередніх гравців, свій хід вона раз пропускає.
farshore-asked-captain-prepare-winds = Капітанка: вона готується до чи після зміни вітрів?
farshore-ruled-captain-prepare-winds = Після вітру змін і припливу, якими займається останній гравець.
farshore-asked-captain-take-maps = Капітанка може взяти кілька мап за один осінній хід.
farshore-ruled-captain-take-maps = Лише одну: з найбільшим значенням, потім із першого стосу.
farshore-asked-captain-purple-cards = Капітанка на дозорному мисі, а в затоці кілька фіолетових карт.
farshore-ruled-captain-purple-cards = Вона бере першу з верхнього ряду, потім із нижнього.
farshore-asked-captain-looks-cards = Капітанка на дозорному мисі: які карти стосу вона скидає?
farshore-ruled-captain-looks-cards = Усі.
farshore-asked-captain-trail-leads = Капітанка: маршрут веде на червону карту або на острів, а вільних немає.
farshore-ruled-captain-trail-leads = Вона застосовує наступну частину.
farshore-asked-captain-bay-few = Капітанка: у затоці замало карт, які вона має взяти.
farshore-ruled-captain-bay-few = Решту беруть із колоди, і восени, і влітку.
farshore-asked-captain-trail-used = Капітанка: карти маршруту закінчилися.
farshore-ruled-captain-trail-used = Їх перемішують знову.
farshore-asked-captain-plays-purple = Восени капітанка розігрує фіолетову карту з дозорного мису й тепер виконує умову мапи.
farshore-ruled-captain-plays-purple = Мапи вона не бере: мапи – лише за карти з руки.
farshore-asked-opponents-passed-over = Чи можна оминути суперників і віддати карту капітанці?
farshore-ruled-opponents-passed-over = Так; карту скидають, а винагороду однаково отримують.
farshore-asked-tie-captain = Нічия з капітанкою.
farshore-ruled-tie-captain = Визначають, як завжди; ресурсів у неї немає. Якщо й тут рівність, перемогу ділять.
farshore-asked-weather-chosen-level = Вибрано погоду, а рівень капітанки має ще й свою.
farshore-ruled-weather-chosen-level = Діє те, що має більше ефектів.
farshore-asked-weather-lowers-hand = Погода зменшує ліміт руки.
farshore-ruled-weather-lowers-hand = Хто тримає більше, залишає карти собі, але нових не бере.
farshore-asked-weather-cards-dearer = Погода робить карти дорожчими: а що з якорями та безкоштовними картами?
farshore-ruled-weather-cards-dearer = Якір замінює всю вартість; розігране безкоштовно таким і лишається, але карта, яка нічого не коштує, – ні.
farshore-asked-weather-critters-paid = Погода робить дорожчими істот, за яких платять грибами: а якщо істота грибів не коштує?
farshore-ruled-weather-critters-paid = Її вартість не змінюється.
farshore-asked-weather-bars-abilities = Погода забороняє властивості, що змінюють вартість: а якщо карта дає розіграти щось дешевше?
farshore-ruled-weather-bars-abilities = Нею можна скористатися, але за повну вартість.
farshore-asked-weather-asks-card = За відвідини острова погода вимагає карту: чи платить Вороняче гніздо?
farshore-ruled-weather-asks-card = Ні, туди ніхто не йде; але узбережжя й через нього дає менше.
farshore-asked-weather-takes-card = Погода забирає карту під час підготовки до сезону, а рука порожня.
farshore-ruled-weather-takes-card = Вона забирає те, що є.
farshore-asked-shore-gives-less = Узбережжя дає менше, а ресурси там різні.
farshore-ruled-shore-gives-less = Гравець вибирає, яких саме; щонайменше один ресурс залишається.
farshore-asked-pays-compass-tile = Гравець платить за жетон рози вітрів, за який погода вимагає плати.
farshore-ruled-pays-compass-tile = Усі позначки – це один рух за розою вітрів.
