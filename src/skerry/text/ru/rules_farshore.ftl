### The rulebook of Everdell Farshore. All numbers come from the engine.

## What you want

farshore-rules-goal = Цель игры
farshore-rules-goal-lead = Постройте город на берегу, ходите под парусом по ветру, ищите сокровища и пергаменты. Побеждает тот, у кого больше очков.
farshore-rules-goal-city = Каждая разыгранная карта ложится в ваш город. Это существа и сооружения, у каждой карты свои очки и своё свойство. То, чем платят за карты, добывают работники.
farshore-rules-goal-ship = Роза ветров показывает, какие карты ещё и перемещают ваш корабль. Чем дальше он заплывёт, тем больше очков; по пути он находит сокровища.
farshore-rules-goal-resources = Ресурсы — это коряги, водоросли, морские самоцветы и грибы. За существ платят грибами, за сооружения — остальным. Общий запас не кончается.
farshore-rules-goal-house = Что напечатано на многих картах, нам неизвестно. У колоды, которой здесь играют ({ $deck }), там свои свойства; можно взять и другой файл колоды.

## Set-up

farshore-rules-set-up = Подготовка к игре
farshore-rules-set-up-lead = Выложите бухту, острова, розу ветров и пергаменты, затем раздайте карты.
farshore-rules-set-up-seats = Игроки
farshore-rules-set-up-islands = Острова
farshore-rules-set-up-maps = Пергаменты в стопке, по ценности
farshore-rules-set-up-hands = Карты на руке, по порядку хода
farshore-rules-set-up-table = Стол
farshore-rules-set-up-bay =
    { $count ->
        [one] В бухте { $count } стопка карт, открытая для всех.
        [few] В бухте { $count } стопки разных карт, открытые для всех.
       *[many] В бухте { $count } стопок разных карт, открытых для всех.
    } Если такая карта там уже лежит, новую кладут на неё и берут ещё одну.
farshore-rules-set-up-compass =
    { $count ->
        [one] Жетоны розы ветров лежат стопками по { $count } жетону; верхний в каждой раскрыт.
        [few] Жетоны розы ветров лежат стопками по { $count } жетона; верхний в каждой раскрыт.
       *[many] Жетоны розы ветров лежат стопками по { $count } жетонов; верхний в каждой раскрыт.
    }
farshore-rules-set-up-you = С чего вы начинаете
farshore-rules-set-up-workers =
    { $workers ->
        [one] { $workers } работник,
        [few] { $workers } работника,
       *[many] { $workers } работников,
    } { $anchors ->
        [one] { $anchors } якорь
        [few] { $anchors } якоря
       *[many] { $anchors } якорей
    } и ни одного ресурса. Все начинают зимой.
farshore-rules-set-up-change = Один раз, до первого хода, можно сбросить все карты с руки и взять столько же новых.
farshore-rules-set-up-limit =
    { $count ->
        [one] Предел руки — { $count } карта. То, что не помещается, не берут.
        [few] Предел руки — { $count } карты. То, что не помещается, не берут.
       *[many] Предел руки — { $count } карт. То, что не помещается, не берут.
    }
farshore-rules-set-up-deck = Когда колода кончается, сброс перемешивают, и он становится новой колодой.

## The turn

farshore-rules-turn = Ваш ход
farshore-rules-turn-lead = Сделайте что-то одно, затем ходит следующий игрок.
farshore-rules-turn-worker = Разместить работника
farshore-rules-turn-worker-text = Отправьте его в локацию, где есть место; она сразу срабатывает. Он остаётся там, пока вы не подготовитесь к следующему сезону.
farshore-rules-turn-card = Разыграть карту
farshore-rules-turn-card-text = С руки или из бухты: оплатите её и положите в свой город.
farshore-rules-turn-prepare = Подготовиться к следующему сезону
farshore-rules-turn-prepare-text = Только когда все ваши работники размещены.
farshore-rules-turn-finish = Завершить партию
farshore-rules-turn-finish-text = Только осенью, даже если работники ещё дома. После этого вы выбываете из игры.

## Places

farshore-rules-places-shore = Берег
farshore-rules-places-shore-text = Береговая локация принимает одного работника и даёт то, что на ней изображено.
farshore-rules-places-islands = Острова
farshore-rules-places-islands-text = По одному работнику, и только на открытые острова.
farshore-rules-places-docks = Причалы
farshore-rules-places-docks-text =
    { $count ->
        [one] Сколько угодно работников. Сбросьте не более { $count } карты и получите за неё 1 любой ресурс.
       *[many] Сколько угодно работников. Сбросьте не более { $count } карт и получите за каждую 1 любой ресурс.
    }
farshore-rules-places-lookout = Дозорный мыс
farshore-rules-places-lookout-text = Сколько угодно работников. Сбросьте любое число карт, затем берите карты из колоды и из бухты по одной, пока не дойдёте до предела руки; остановиться можно и раньше.
farshore-rules-places-dunes = Дюны
farshore-rules-places-dunes-text = Сколько угодно работников. Возьмите пергамент, условию которого отвечает ваш город.
farshore-rules-places-red = Красные карты
farshore-rules-places-red-text = По одному работнику, и только в вашем городе.

## Playing a card

farshore-rules-play = Розыгрыш карты
farshore-rules-play-lead = Возьмите карту с руки или из бухты, оплатите её и положите в свой город.
farshore-rules-play-pay = Как оплатить карту
farshore-rules-play-price = Заплатите её стоимость ресурсами. Сокровище заменяет любой ресурс везде, где платят ресурсами.
farshore-rules-play-anchor =
    Или, если это существо, используйте якорь: на сооружении того же цвета в вашем городе, где якоря ещё нет. Якорь заменяет всю стоимость и остаётся там. { $count ->
        [one] На всю игру у вас { $count } якорь.
        [few] На всю игру у вас { $count } якоря.
       *[many] На всю игру у вас { $count } якорей.
    }
farshore-rules-play-help = Стоимость разыгрываемой карты может изменить не более чем одна карта.
farshore-rules-play-room = Место в городе
farshore-rules-play-spaces =
    { $count ->
        [one] В городе { $count } ячейка.
        [few] В городе { $count } ячейки.
       *[many] В городе { $count } ячеек.
    } Карты «{ $shipwreck }» и «{ $castaway }» ячейку не занимают.
farshore-rules-play-unique = Уникальная карта может быть в городе только одна, обычных — сколько угодно.
farshore-rules-play-order = По шагам
farshore-rules-play-order-pay = Оплатите карту.
farshore-rules-play-order-arrive = Положите её в город. Зелёная или коричневая карта срабатывает сейчас.
farshore-rules-play-order-react = Затем срабатывают те ваши карты, которые за ней следят.
farshore-rules-play-order-sail = Затем ваш корабль плывёт по розе ветров.
farshore-rules-play-order-refill = Если карта взята из бухты, туда кладут новую.
farshore-rules-play-colours = Цвета
farshore-rules-play-green = Зелёные срабатывают, когда их разыгрывают и когда вы готовитесь к весне и к осени.
farshore-rules-play-brown = Коричневые срабатывают один раз, когда их разыгрывают.
farshore-rules-play-red = Красные срабатывают, когда на них приходит работник.
farshore-rules-play-blue = Синие помогают до конца игры.
farshore-rules-play-purple = Сиреневые приносят дополнительные очки в конце игры.
farshore-rules-anchoring = Якорь по шагам
farshore-rules-anchoring-city = На вашем сооружении «{ $house }» якоря ещё нет.
farshore-rules-anchoring-hand = У вас на руке карта «{ $critter }». Обе карты одного цвета.
farshore-rules-anchoring-done =
    Вы используете якорь на сооружении «{ $house }» и ничего не платите. { $count ->
        [0] Якорей не осталось.
        [one] Остался { $count } якорь.
        [few] Осталось { $count } якоря.
       *[many] Осталось { $count } якорей.
    }

## The ship

farshore-rules-ship = Роза ветров и корабль
farshore-rules-ship-lead =
    { $count ->
        [one] Раскрыт { $count } жетон розы ветров. На нём назван вид карт.
        [few] Раскрыты { $count } жетона розы ветров. На каждом назван свой вид карт.
       *[many] Раскрыто { $count } жетонов розы ветров. На каждом назван свой вид карт.
    }
farshore-rules-ship-moves = За каждый раскрытый жетон, которому соответствует разыгранная карта, ваш корабль проходит 1 отметку. Перемещать его могут и сами карты.
farshore-rules-ship-treasure =
    За каждую отметку с сокровищем, которой корабль достиг или которую миновал, возьмите сокровище. Каждое оставшееся в конце игры приносит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
farshore-rules-ship-track =
    { $count ->
        [one] На морском пути { $count } отметка,
        [few] На морском пути { $count } отметки,
       *[many] На морском пути { $count } отметок,
    } последняя приносит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    } Считается только отметка, которой корабль достиг к концу игры. Корабли друг другу не мешают.
farshore-rules-ship-winds = Ветер перемен
farshore-rules-ship-winds-text = Когда к сезону подготовился последний игрок, оба жетона сменяются следующими из своих стопок.
farshore-rules-sailing = Путь корабля по шагам
farshore-rules-sailing-tiles = Раскрыты эти жетоны.
farshore-rules-sailing-card =
    Вы разыгрываете { CASE($card, "acc") }. { $count ->
        [0] Ни одному из жетонов карта не соответствует.
        [one] Карта соответствует { $count } жетону.
       *[many] Карта соответствует { $count } жетонам.
    }
farshore-rules-sailing-moves =
    { $count ->
        [one] Ваш корабль проходит { $count } отметку,
        [few] Ваш корабль проходит { $count } отметки,
       *[many] Ваш корабль проходит { $count } отметок,
    } с { $from } до { $to }.
farshore-rules-sailing-treasure =
    { $count ->
        [one] По пути отметка с сокровищем: возьмите { $count } сокровище.
        [few] По пути отметки с сокровищем: возьмите { $count } сокровища.
       *[many] По пути отметки с сокровищем: возьмите { $count } сокровищ.
    }

## Maps

farshore-rules-maps = Пергаменты
farshore-rules-maps-lead = Чем больше у вас пергаментов, тем ценнее каждый.
farshore-rules-maps-take = Работник в дюнах берёт верхний пергамент стопки, если в вашем городе есть нужные карты, а пергамента из этой стопки у вас ещё нет. Карты остаются на месте.
farshore-rules-maps-worth = В конце игры каждый пергамент приносит своё число очков, умноженное на число ваших пергаментов.
farshore-rules-maps-stacks =
    { $count ->
        [one] Здесь { $count } стопка, самый ценный пергамент сверху.
        [few] Стопок { $count }, в каждой сверху самый ценный пергамент.
       *[many] Стопок { $count }, в каждой сверху самый ценный пергамент.
    }
farshore-rules-mapping = Пергаменты по шагам
farshore-rules-mapping-have =
    { $count ->
        [one] У вас { $count } пергамент:
        [few] У вас { $count } пергамента:
       *[many] У вас { $count } пергаментов:
    } всего { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
farshore-rules-mapping-more = Ещё один пергамент делает ценнее и остальные.

## Seasons

farshore-rules-seasons = Сезоны
farshore-rules-seasons-lead = Когда все ваши работники размещены, можно подготовиться к следующему сезону. Они возвращаются домой, приходят новые, и вы получаете дар сезона.
farshore-rules-seasons-season = Сезон
farshore-rules-seasons-new = Новые работники
farshore-rules-seasons-gift = Дар сезона
farshore-rules-seasons-last = Последний игрок ещё
farshore-rules-seasons-spring = Весна
farshore-rules-seasons-summer = Лето
farshore-rules-seasons-autumn = Осень
farshore-rules-seasons-green = Ваши зелёные карты срабатывают в любом порядке.
farshore-rules-seasons-bay =
    { $count ->
        [one] Возьмите { $count } карту из бухты.
        [few] Возьмите { $count } карты из бухты.
       *[many] Возьмите { $count } карт из бухты.
    }
farshore-rules-seasons-both =
    { $count ->
        [one] Возьмите { $count } карту
        [few] Возьмите { $count } карты
       *[many] Возьмите { $count } карт
    } из бухты и колоды в любом сочетании, и ваши зелёные карты срабатывают в любом порядке.
farshore-rules-seasons-winds = меняет ветер.
farshore-rules-seasons-tide =
    { $count ->
        [one] затапливает { $count } остров по своему выбору, затем меняет ветер.
        [few] затапливает { $count } острова по своему выбору, затем меняет ветер.
       *[many] затапливает { $count } островов по своему выбору, затем меняет ветер.
    }
farshore-rules-seasons-flooded = Затопленный остров переворачивают лицевой стороной вниз до конца игры. Работники оттуда возвращаются домой как обычно.
farshore-rules-seasons-own = Сезон у каждого свой. Осень — последний.

## The end

farshore-rules-end = Конец игры и подсчёт очков
farshore-rules-end-lead = Игра закончена, когда партию завершили все.
farshore-rules-end-finished = Кто завершил партию
farshore-rules-end-finished-text = Этот игрок больше не ходит, и отдать ему ничего нельзя. Его работники остаются на своих местах и занимают их.
farshore-rules-end-score = Подсчёт очков
farshore-rules-end-printed = базовая ценность карт вашего города;
farshore-rules-end-purple = бонусы ваших сиреневых карт;
farshore-rules-end-tokens = жетоны ПО;
farshore-rules-end-treasures =
    { $points ->
        [one] { $points } очко за каждое оставшееся сокровище;
        [few] { $points } очка за каждое оставшееся сокровище;
       *[many] { $points } очков за каждое оставшееся сокровище;
    }
farshore-rules-end-maps = пергаменты, каждый умножается на число ваших пергаментов;
farshore-rules-end-ship = отметка вашего корабля.
farshore-rules-end-tie = При равенстве побеждает тот, чей корабль дальше, затем — у кого больше пергаментов, сокровищ, оставшихся ресурсов. Если равны и они, победа общая.
farshore-rules-scoring = Подсчёт очков по шагам
farshore-rules-scoring-city = Вот город в конце игры.
farshore-rules-scoring-printed =
    Базовая ценность его карт: { $points ->
        [one] всего { $points } очко.
        [few] всего { $points } очка.
       *[many] всего { $points } очков.
    }
farshore-rules-scoring-bonus =
    { $card }: { $reason }. Это ещё { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
farshore-rules-scoring-other = Затем { $source }: { $points }.
farshore-rules-scoring-sum = Базовая ценность карт
farshore-rules-scoring-total =
    { $points ->
        [one] Всего { $points } очко.
        [few] Всего { $points } очка.
       *[many] Всего { $points } очков.
    }

## The captain

farshore-rules-captain = Капитан Крабита
farshore-rules-captain-lead = Соперница без места за столом: в одиночной игре — всегда, а в компании — как ещё один игрок.
farshore-rules-captain-set-up = Подготовка к игре
farshore-rules-captain-set-up-text =
    Для пергаментов она считается игроком, для островов — нет. Она ходит после последнего игрока; вначале у неё { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } и { $workers ->
        [one] { $workers } работник
        [few] { $workers } работника
       *[many] { $workers } работников
    }, а якорей нет.
farshore-rules-captain-free = Она не платит и не берёт ресурсов, не применяет свойства карт, и пределов для неё нет. То, что отдали бы ей, сбрасывают, а награду получают.
farshore-rules-captain-turn = Её ход
farshore-rules-captain-turn-worker = Пока у неё есть работник, она раскрывает карту маршрута и идёт туда, куда ведёт первая доступная часть: верхняя, иначе средняя, иначе нижняя.
farshore-rules-captain-turn-blocks = На берегу и на островах она только занимает место. На своей красной карте она делает то, что говорит часть карты маршрута; на причалах — плывёт; на дозорном мысе берёт из бухты сиреневую карту, сбрасывает все карты указанного цвета и берёт сокровище.
farshore-rules-captain-turn-card = Без работников она разыгрывает карту: с руки, иначе из бухты по своему плану, иначе из колоды.
farshore-rules-captain-turn-sails = За каждый жетон розы ветров, которому карта соответствует, её корабль плывёт — насколько, зависит от уровня. Сокровища она берёт, как все.
farshore-rules-captain-plan = Её план
farshore-rules-captain-plan-text = Она выбирает цвет, маркер которого стоит выше всех, а из равных — левый, и берёт первую карту этого цвета в бухте, сначала из верхнего ряда. Если такой нет, считается следующий маркер.
farshore-rules-captain-plan-moves = Зимой и весной каждая разыгранная ею карта поднимает маркер своего цвета на ряд; позже — только те карты, которые она берёт, готовясь к сезону. Из верхнего ряда маркер уходит с плана.
farshore-rules-captain-prepares = Её сезоны
farshore-rules-captain-prepares-text = Она готовится к сезону сразу после последнего игрока. Её работники возвращаются домой, приходит ещё один, она берёт все пергаменты, условиям которых отвечает её город, и берёт карты.
farshore-rules-captain-season = Сезон
farshore-rules-captain-draws = Берёт
farshore-rules-captain-from-deck =
    { $count ->
        [one] { $count } карту из колоды
        [few] { $count } карты из колоды
       *[many] { $count } карт из колоды
    }
farshore-rules-captain-from-bay =
    { $count ->
        [one] { $count } карту из бухты, по плану
        [few] { $count } карты из бухты, по плану
       *[many] { $count } карт из бухты, по плану
    }
farshore-rules-captain-autumn = Осенью она каждый ход разыгрывает карту с руки, а затем отправляет работника за пергаментом, условию которого отвечает её город. Когда рука пуста, она размещает работников, глядя только на нижние части карт маршрута. Затем завершает партию.
farshore-rules-captain-levels = Её уровни
farshore-rules-captain-level = Уровень
farshore-rules-captain-spaces = Отметок за жетон
farshore-rules-captain-weather = Погода
farshore-rules-captain-weather-none = нет
farshore-rules-captain-weather-upper = верхний эффект
farshore-rules-captain-weather-both = оба эффекта
farshore-rules-captain-level-name =
    { $level ->
        [shy] Робкая
        [brave] Отважная
        [splendid] Великолепная
       *[terror] Гроза океанов
    }
farshore-rules-captain-score = Её очки
farshore-rules-captain-score-text =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за карту, за сиреневую — { $purple }, а пергаменты, сокровища и корабль — как у всех. Победить нужно и её.

## The weather

farshore-rules-weather = Погода
farshore-rules-weather-lead = Карта, которая действует на всех игроков, но только не на капитана.
farshore-rules-weather-when = Погода приходит с высокими уровнями капитана или по вашему выбору.
farshore-rules-weather-pile =
    { $count ->
        [one] На партию выбирают { $count } карту погоды.
        [few] На партию выбирают { $count } карты погоды.
       *[many] На партию выбирают { $count } карт погоды.
    } Одна раскрыта с самого начала; каждый ветер перемен приносит следующую.
farshore-rules-weather-effects = У каждой карты есть верхний и нижний эффект. В зависимости от уровня или от вашего выбора действует верхний или оба.

## Asked and ruled: what a rulebook leaves open, or says in two ways

farshore-asked-new-hand-weather = Новые карты перед первым ходом, а погода снижает предел руки.
farshore-ruled-new-hand-weather = Берут столько карт, сколько позволяет погода.
farshore-asked-stop-lookout-hand = Можно ли на дозорном мысе остановиться раньше предела руки?
farshore-ruled-stop-lookout-hand = Да: сказано «не более». По другому прочтению берут ровно столько, сколько сбросили.
farshore-asked-treasure-mark-weather = Погода требует платы за сокровище на отметке, а зелёные карты дают ресурсы: что раньше?
farshore-ruled-treasure-mark-weather = Сначала всё, что только даёт, затем плывут корабли, в любом порядке по выбору игрока.
farshore-asked-cards-drawn-lookout = Сколько карт берут на дозорном мысе?
farshore-ruled-cards-drawn-lookout = До предела руки, даже если ничего не сброшено; при другой настройке — столько, сколько сброшено.
farshore-asked-workers-seat-stand = Могут ли в дюнах стоять несколько работников одного игрока?
farshore-ruled-workers-seat-stand = Да, каждый берёт пергамент.
farshore-asked-long-track-ships = Какой длины морской путь?
farshore-ruled-long-track-ships = 41 отметка: по два до 40, затем по одному до 60, как в программе для подсчёта, которую сделал один из поклонников игры. На картинке в правилах видна 61 отметка по одному; файл колоды может сказать и так.
farshore-asked-maps-ask-for = Чего требуют пергаменты с третьего по шестой?
farshore-ruled-maps-ask-for = Три коричневые и три синие карты — вывод из обзора; четыре красные и четыре сиреневые — наше решение.
farshore-asked-abbey-illuminator-visited = Можно ли прийти в Аббатство или к Миниатюристу, если нечего заплатить или сбросить?
farshore-ruled-abbey-illuminator-visited = Да: сколько платить, решает игрок, можно и нисколько.
farshore-asked-order-maps-lie = В каком порядке пергаменты лежат в стопке?
farshore-ruled-order-maps-lie = Самый ценный сверху.
farshore-asked-card-played-effect = Карта, разыгранная благодаря эффекту, — такая же, как любая другая?
farshore-ruled-card-played-effect = Да: она срабатывает, другие на неё откликаются, корабль плывёт.
farshore-asked-card-matches-compass = Карта соответствует розе ветров, но корабль уже у цели.
farshore-ruled-card-matches-compass = Он не плывёт, и карты, которые за этим следят, не срабатывают.
farshore-asked-workers-out-prepare = Нужно ли разместить всех работников, чтобы готовиться к сезону?
farshore-ruled-workers-out-prepare = Да; причалы и дозорный мыс принимают любого, даже без единой карты.
farshore-asked-workers-home-finish = Нужно ли разместить всех работников, чтобы завершить партию?
farshore-ruled-workers-home-finish = Нет.
farshore-asked-high-tide-fewer = Высокий прилив, а открытых островов меньше двух.
farshore-ruled-high-tide-fewer = Затапливают те, что остались.
farshore-asked-deck-discards-both = И колода, и сброс кончились.
farshore-ruled-deck-discards-both = Карт не берут, а пустые места в бухте остаются.
farshore-asked-tide-and-winds = Когда приходят прилив и ветер перемен?
farshore-ruled-tide-and-winds = После дара сезона; сначала прилив.
farshore-asked-harbor-count-itself = Считает ли Гавань саму себя?
farshore-ruled-harbor-count-itself = Да; файл колоды может сказать «другие».
farshore-asked-governor-admiral-common = Губернатор и Адмирал — обычные карты?
farshore-ruled-governor-admiral-common = Да; две такие карты приносят очки обе. Файл колоды может назвать их уникальными.
farshore-asked-critter-cost-something = Может ли существо стоить не грибы, а что-то ещё?
farshore-ruled-critter-cost-something = Только если файл колоды говорит, что так напечатано: в правилах сказано «обычно».
farshore-asked-anchor-discount = Якорь и скидка.
farshore-ruled-anchor-discount = Якорь заменяет всю стоимость, даже если карту разыгрывают со скидкой.
farshore-asked-worker-gains-nothing = Можно ли отправить работника туда, где он ничего не получит?
farshore-ruled-worker-gains-nothing = Да; но в дюны — только за пергаментом, а на красную карту — только если она может сработать.
farshore-asked-critter-costs-nothing = Существо, которое ничего не стоит.
farshore-ruled-critter-costs-nothing = Ни якоря, ни помощи для него не нужно.
farshore-asked-changes-hand = Кто первым меняет карты на руке?
farshore-ruled-changes-hand = Все по очереди, начиная с первого игрока.
farshore-asked-order-card-moves = В каком порядке срабатывают карта, перемещающая корабль, и те, что за ней следят?
farshore-ruled-order-card-moves = Её собственный эффект, затем карты, которые следят за разыгранными, затем корабль, затем карты, которые следят за кораблём.
farshore-asked-customs-office-act = Когда срабатывает Таможня?
farshore-ruled-customs-office-act = После самой локации; в том числе когда работника перемещает Безбилетник, но не из-за Вороньего гнезда.
farshore-asked-sea-chip-activate = Обязан ли Бурундук-матрос применить карту?
farshore-ruled-sea-chip-activate = Да, если хоть одна что-то сделает.
farshore-asked-resources-merchant-take = Какие ресурсы берёт Купец?
farshore-ruled-resources-merchant-take = Тех видов, которыми не платили; у сокровища, которым заплатили, вида нет.
farshore-asked-pirate-discard-card = Может ли Пират сбросить одну карту?
farshore-ruled-pirate-discard-card = Нет, две или ни одной.
farshore-asked-discount-taken-whole = Обязательно ли брать скидку целиком?
farshore-ruled-discount-taken-whole = Да, насколько позволяет стоимость; или не брать совсем.
farshore-asked-order-green-cards = В каком порядке срабатывают зелёные карты, которые только что-то дают?
farshore-ruled-order-green-cards = Первыми и без вопросов, корабль тоже.
farshore-asked-captain-preparing-turn = Капитан: подготовка к сезону — это её ход?
farshore-ruled-captain-preparing-turn = Да; если последним подготовился кто-то из игроков, сидящих раньше, она один раз отдыхает, когда до неё доходит очередь.
farshore-asked-captain-prepare-winds = Капитан: она готовится до ветра перемен или после?
farshore-ruled-captain-prepare-winds = После него и после прилива; ими занимается последний игрок.
farshore-asked-captain-take-maps = Капитан могла бы осенью взять несколько пергаментов за ход.
farshore-ruled-captain-take-maps = Берёт один: самый ценный, а из равных — из первой стопки.
farshore-asked-captain-purple-cards = Капитан на дозорном мысе, а в бухте несколько сиреневых карт.
farshore-ruled-captain-purple-cards = Она берёт первую в верхнем ряду, затем в нижнем.
farshore-asked-captain-looks-cards = Капитан на дозорном мысе: какие карты стопки она сбрасывает?
farshore-ruled-captain-looks-cards = Все.
farshore-asked-captain-trail-leads = Капитан: маршрут ведёт на красную карту, а свободной у неё нет, или на остров, а свободных нет.
farshore-ruled-captain-trail-leads = Она переходит к следующей части.
farshore-asked-captain-bay-few = Капитан: в бухте меньше карт, чем она берёт.
farshore-ruled-captain-bay-few = Остальные она берёт из колоды, осенью так же, как летом.
farshore-asked-captain-trail-used = Капитан: карты маршрута кончились.
farshore-ruled-captain-trail-used = Их перемешивают заново.
farshore-asked-captain-plays-purple = Осенью капитан разыгрывает сиреневую карту на дозорном мысе, и её город отвечает условию пергамента.
farshore-ruled-captain-plays-purple = Пергамент она не берёт: их дают только карты с её руки.
farshore-asked-opponents-passed-over = Можно ли отдать карту капитану, если есть и другие соперники?
farshore-ruled-opponents-passed-over = Да; карту сбрасывают, а награду получают.
farshore-asked-tie-captain = Ничья с капитаном.
farshore-ruled-tie-captain = Решают как любую другую; ресурсов у капитана нет. Если равно всё, победа общая.
farshore-asked-weather-chosen-level = Погоду выбрали, и у уровня капитана она тоже есть.
farshore-ruled-weather-chosen-level = Действует та, где эффектов больше.
farshore-asked-weather-lowers-hand = Погода снижает предел руки.
farshore-ruled-weather-lowers-hand = У кого карт больше, тот оставляет их и новых не берёт.
farshore-asked-weather-cards-dearer = Погода делает карты дороже: как быть с якорями и с бесплатными картами?
farshore-ruled-weather-cards-dearer = Якорь заменяет всю стоимость; то, что разыгрывают бесплатно, остаётся бесплатным, но карта с нулевой стоимостью дорожает.
farshore-asked-weather-critters-paid = Погода делает дороже существ, за которых платят грибами: а если существо грибов не стоит?
farshore-ruled-weather-critters-paid = Для него ничего не меняется.
farshore-asked-weather-bars-abilities = Погода отключает карты, меняющие стоимость: а если карта позволяет разыграть другую дешевле?
farshore-ruled-weather-bars-abilities = Применить её можно, но за полную стоимость.
farshore-asked-weather-asks-card = Погода требует карту за визит на остров: платит ли её Воронье гнездо?
farshore-ruled-weather-asks-card = Нет, туда никто не идёт; но если берег даёт меньше, то меньше и с Вороньим гнездом.
farshore-asked-weather-takes-card = Погода забирает карту при подготовке к сезону, а рука пуста.
farshore-ruled-weather-takes-card = Отдают то, что есть.
farshore-asked-shore-gives-less = Берег даёт меньше, а видов ресурсов несколько.
farshore-ruled-shore-gives-less = Чего меньше, решает игрок; хотя бы один ресурс остаётся.
farshore-asked-pays-compass-tile = Игрок платит за жетон розы ветров, как требует погода.
farshore-ruled-pays-compass-tile = Все отметки — одно перемещение по розе ветров.
