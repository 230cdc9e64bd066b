### The rulebook of Everdell. All numbers come from the engine.

## What you want

everdell-rules-goal = Цель игры
everdell-rules-goal-lead = Постройте город, который к концу последней осени окажется самым ценным.
everdell-rules-goal-city = Каждая разыгранная карта ложится в ваш город. Это существа и сооружения, у каждой карты свои очки и своё свойство. То, чем платят за карты, добывают работники.
everdell-rules-goal-year = Каждый проживает свой год, с зимы до осени. К следующему сезону вы переходите, когда готовы сами, что бы ни делали другие.
everdell-rules-goal-resources = За сооружения платят ветками, смолой и камушками, за существ — ягодами. Копить можно сколько угодно, а общий запас не кончается.

## Set-up

everdell-rules-set-up = Подготовка к игре
everdell-rules-set-up-lead = Выложите лес, события и поляну, затем раздайте карты.
everdell-rules-set-up-seats = Игроки
everdell-rules-set-up-forest = Лесные локации
everdell-rules-set-up-hands = Карты на руке, по порядку хода
everdell-rules-set-up-table = Стол
everdell-rules-set-up-meadow =
    { $count ->
        [one] Поляна — { $count } открытая карта колоды. Её может разыграть любой.
        [few] Поляна — { $count } открытые карты колоды. Их может разыграть любой.
       *[many] Поляна — { $count } открытых карт колоды. Их может разыграть любой.
    }
everdell-rules-set-up-events =
    { $basic ->
        [one] { $basic } основное событие участвует
        [few] { $basic } основных события участвуют
       *[many] { $basic } основных событий участвуют
    } в каждой партии; к ним случайно выбирают { $special ->
        [one] { $special } особое событие.
        [few] { $special } особых события.
       *[many] { $special } особых событий.
    }
everdell-rules-set-up-board = Основные локации, Приют и Путешествие всегда одни и те же, а лесные локации каждый раз выбирают случайно.
everdell-rules-set-up-you = С чего вы начинаете
everdell-rules-set-up-workers =
    { $count ->
        [one] { $count } работник
        [few] { $count } работника
       *[many] { $count } работников
    } и ни одного ресурса. Остальные работники придут с сезонами.
everdell-rules-set-up-limit =
    { $count ->
        [one] Предел руки — { $count } карта. То, что не помещается, не берут.
        [few] Предел руки — { $count } карты. То, что не помещается, не берут.
       *[many] Предел руки — { $count } карт. То, что не помещается, не берут.
    }
everdell-rules-set-up-deck = Когда колода кончается, сброс перемешивают, и он становится новой колодой. Сброс лежит лицевой стороной вниз, просматривать его нельзя.

## The turn

everdell-rules-turn = Ваш ход
everdell-rules-turn-lead = Сделайте что-то одно, затем ходит следующий игрок.
everdell-rules-turn-worker = Разместить работника
everdell-rules-turn-worker-text = Отправьте его в локацию, где есть место, и сразу получите то, что там изображено.
everdell-rules-turn-card = Разыграть карту
everdell-rules-turn-card-text = С руки или с поляны: оплатите её и положите в свой город.
everdell-rules-turn-prepare = Подготовиться к следующему сезону
everdell-rules-turn-prepare-text = Только когда все ваши работники размещены. Они возвращаются домой, и вы получаете дар сезона.
everdell-rules-turn-pass = Спасовать
everdell-rules-turn-pass-text = Только осенью, когда делать больше нечего или не хочется. После этого вы выбываете из игры.
everdell-rules-turn-free = Из доступного можно выбрать что угодно. Разыгрывать карту только потому, что её можно оплатить, не обязательно.

## Workers

everdell-rules-workers = Размещение работника
everdell-rules-workers-lead = Работник применяет локацию один раз, сразу, и остаётся там, пока вы не подготовитесь к следующему сезону.
everdell-rules-workers-room = Места
everdell-rules-workers-room-text = Локация с кольцом принимает одного работника, локация с точками — сколько угодно, в том числе нескольких ваших.
everdell-rules-workers-forest =
    Лесная локация принимает одного работника. Если игроков { $seats }, в ней { $room ->
        [one] { $room } место
        [few] { $room } места
       *[many] { $room } мест
    } для работников разных игроков.
everdell-rules-workers-haven = Приют
everdell-rules-workers-haven-text =
    Сбросьте любое число карт. { $count ->
        [one] За каждую { $count } карту
        [few] За каждые { $count } карты
       *[many] За каждые { $count } карт
    } получите 1 любой ресурс.
everdell-rules-workers-journey = Путешествие
everdell-rules-workers-journey-text =
    Только осенью: сбросьте столько карт, сколько очков приносит место. Работник остаётся там до конца игры и приносит эти очки. Место за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } принимает сколько угодно работников, остальные — по одному.
everdell-rules-workers-cards = Карты города
everdell-rules-workers-cards-text = Карты локаций и карта «{ $storehouse }» принимают работника в вашем городе. На открытые карты, такие как «{ $inn }», можно отправить работника и в чужом городе; тогда их владелец получает 1 очко.
everdell-rules-workers-events = События
everdell-rules-workers-events-text = Если в вашем городе есть всё, чего требует событие, работник может его выполнить. Событие ваше навсегда, даже если эти карты потом покинут город; больше его никто не выполнит.
everdell-rules-workers-events-basic =
    Основное событие требует карт одного типа и приносит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    } Особые события требуют определённых карт, и у каждого своё свойство.
everdell-rules-workers-stay = Кто остаётся навсегда
everdell-rules-workers-stay-text = Работники в Путешествии и на картах «{ $monastery }» и «{ $cemetery }» домой не возвращаются.

## Playing a card

everdell-rules-play = Розыгрыш карты
everdell-rules-play-lead = Возьмите карту с руки или с поляны, оплатите её и положите в свой город.
everdell-rules-play-pay = Как оплатить карту
everdell-rules-play-price = Заплатите её стоимость ресурсами.
everdell-rules-play-move-in = Или заселите существо бесплатно, если в вашем городе стоит сооружение, названное на его карте. До конца игры это сооружение занято, и второе существо в него не заселить.
everdell-rules-play-ever-tree = В карту «{ $card }» можно заселить одно любое существо.
everdell-rules-play-help = Или пусть поможет одна карта, например «{ $crane }» или «{ $innkeeper }». Две такие карты вместе не действуют, а сэкономленное сверх стоимости пропадает.
everdell-rules-play-room = Место в городе
everdell-rules-play-spaces =
    { $count ->
        [one] В городе { $count } ячейка.
        [few] В городе { $count } ячейки.
       *[many] В городе { $count } ячеек.
    } Карта «{ $wanderer }» ячейку не занимает, а «{ $husband }» и «{ $wife }» делят одну.
everdell-rules-play-unique = Уникальная карта может быть в городе только одна, обычных — сколько угодно.
everdell-rules-play-order = По шагам
everdell-rules-play-order-pay = Заплатите или отметьте сооружение занятым.
everdell-rules-play-order-refill = Если карта взята с поляны, туда сразу кладут новую.
everdell-rules-play-order-arrive = Положите карту в город. Карта урожая или странствий срабатывает сейчас.
everdell-rules-play-order-react = Затем срабатывают те ваши карты, которые следят за разыгранными.
everdell-rules-play-order-by-effect = Карту, которую позволяет разыграть эффект, разыгрывают как любую другую.
everdell-rules-moving-in = Заселение по шагам
everdell-rules-moving-in-city = В вашем городе стоит карта «{ $house }», и в ней ещё никто не живёт.
everdell-rules-moving-in-hand = У вас на руке карта «{ $critter }». Её стоимость — { $price }.
everdell-rules-moving-in-free = Платить вам нечем. Но «{ $house }» — дом этого существа: его можно заселить бесплатно.
everdell-rules-moving-in-done = Теперь сооружение «{ $house }» занято. За вторую карту «{ $critter }» пришлось бы платить.

## Card types

everdell-rules-types = Типы карт
everdell-rules-types-lead = Цвет карты говорит, когда она срабатывает.
everdell-rules-types-production = Урожай, зелёные: срабатывают, когда их разыгрывают, и ещё раз, когда вы готовитесь к весне и к осени.
everdell-rules-types-traveler = Странствия, коричневые: срабатывают один раз, когда их разыгрывают.
everdell-rules-types-destination = Локации, красные: срабатывают, когда на них приходит работник.
everdell-rules-types-governance = Управление, синие: помогают до конца игры, например всякий раз, когда вы разыгрываете карту.
everdell-rules-types-prosperity = Процветание, сиреневые: приносят дополнительные очки в конце игры.
everdell-rules-types-more = Что ещё видно на карте
everdell-rules-types-forms = Лапка — существо, домик — сооружение.
everdell-rules-types-rarity = Уникальная или обычная: может ли в городе быть больше одной такой карты.
everdell-rules-types-links = Значок внизу показывает, какое существо сюда заселяется или куда заселяется само существо.

## Seasons

everdell-rules-seasons = Сезоны
everdell-rules-seasons-lead = Когда все ваши работники размещены, можно подготовиться к следующему сезону. На это уходит весь ход.
everdell-rules-seasons-season = Сезон
everdell-rules-seasons-new = Новые работники
everdell-rules-seasons-gift = Дар сезона
everdell-rules-seasons-spring = Весна
everdell-rules-seasons-summer = Лето
everdell-rules-seasons-autumn = Осень
everdell-rules-seasons-produce = Все ваши карты урожая срабатывают в любом порядке.
everdell-rules-seasons-take =
    { $count ->
        [one] Возьмите на руку не более { $count } карты с поляны, затем её пополняют.
       *[many] Возьмите на руку не более { $count } карт с поляны, затем её пополняют.
    }
everdell-rules-seasons-order = Порядок
everdell-rules-seasons-before = Сначала может сработать карта «{ $card }», пока ваши работники ещё стоят на местах.
everdell-rules-seasons-home = Затем работники возвращаются домой, кроме тех, кто остаётся навсегда, и к ним приходят новые.
everdell-rules-seasons-gives = Затем вы получаете дар сезона, и ваш ход заканчивается.
everdell-rules-seasons-last = Осень — последний сезон.
everdell-rules-spring = Весна по шагам
everdell-rules-spring-out = Все ваши работники размещены. Вы готовитесь к весне.
everdell-rules-spring-home =
    Они возвращаются домой, и к ним приходит новый. { $count ->
        [one] Теперь дома { $count } работник.
        [few] Теперь дома { $count } работника.
       *[many] Теперь дома { $count } работников.
    }
everdell-rules-spring-produce = Срабатывают карты урожая. «{ CASE($card, "nom") }»: { CASE($gift, "low") }
everdell-rules-spring-have = Теперь у вас { $stock }, и ходит следующий игрок.

## The end

everdell-rules-end = Конец игры и подсчёт очков
everdell-rules-end-lead = Партия завершена, когда спасовали все.
everdell-rules-end-passed = Кто спасовал
everdell-rules-end-passed-text = Этот игрок больше не ходит, ему нельзя отдать ни карт, ни ресурсов. Его работники остаются на своих местах и занимают их.
everdell-rules-end-score = Подсчёт очков
everdell-rules-end-printed = базовая ценность карт вашего города;
everdell-rules-end-tokens = жетоны ПО, в том числе на ваших картах;
everdell-rules-end-prosperity = бонусы ваших карт процветания;
everdell-rules-end-journey = работники в Путешествии;
everdell-rules-end-events = события и всё, что они приносят сами.
everdell-rules-end-tie = При равенстве побеждает тот, у кого больше событий, затем — у кого больше осталось ресурсов. Если равны и они, победа общая.
everdell-rules-scoring = Подсчёт очков по шагам
everdell-rules-scoring-city = Вот город в конце игры.
everdell-rules-scoring-printed =
    Базовая ценность его карт: { $points ->
        [one] всего { $points } очко.
        [few] всего { $points } очка.
       *[many] всего { $points } очков.
    }
everdell-rules-scoring-bonus =
    { $card }: { $reason }. Это ещё { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
everdell-rules-scoring-tokens = Жетоны ПО: { $points }.
everdell-rules-scoring-sum = Базовая ценность карт
everdell-rules-scoring-total =
    { $points ->
        [one] Всего { $points } очко.
        [few] Всего { $points } очка.
       *[many] Всего { $points } очков.
    }

## Pearlbrook

everdell-rules-pearlbrook = Жемчужный ручей
everdell-rules-pearlbrook-lead = Ручей, полный жемчуга: отправляйте посла, разыгрывайте украшения, стройте чудеса.
everdell-rules-pearlbrook-set-up = Подготовка к игре
everdell-rules-pearlbrook-river =
    { $count ->
        [one] { $count } подводный житель и столько же акваторий
        [few] { $count } подводных жителя и столько же акваторий
       *[many] { $count } подводных жителей и столько же акваторий
    } лежат лицевой стороной вниз на подводных локациях, на каждой карте — жемчужина.
everdell-rules-pearlbrook-new =
    Добавьте { $cards ->
        [one] { $cards } карту,
        [few] { $cards } карты,
       *[many] { $cards } карт,
    } { $forest ->
        [one] { $forest } лесную локацию
        [few] { $forest } лесные локации
       *[many] { $forest } лесных локаций
    } и { $events ->
        [one] { $events } особое событие.
        [few] { $events } особых события.
       *[many] { $events } особых событий.
    } Хотя бы одно особое событие на столе — из «Жемчужного ручья».
everdell-rules-pearlbrook-instead =
    { $count ->
        [one] Вместо основных событий — { $count } чудо.
        [few] Вместо основных событий — { $count } чуда.
       *[many] Вместо основных событий — { $count } чудес.
    }
everdell-rules-pearlbrook-yours =
    Каждый получает посла и { $count ->
        [one] { $count } тайное украшение; картой на руке оно не считается.
        [few] { $count } тайных украшения; картами на руке они не считаются.
       *[many] { $count } тайных украшений; картами на руке они не считаются.
    }
everdell-rules-pearlbrook-pearls = Жемчужины
everdell-rules-pearlbrook-pearls-text =
    Жемчужину даёт только то, где она названа; «любым ресурсом» она не бывает. Каждая оставшаяся в конце игры приносит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
everdell-rules-pearlbrook-ambassador = Посол
everdell-rules-pearlbrook-ambassador-text = В свой ход можно отправить посла на подводную локацию, где нет другого посла, если в вашем городе есть нужные карты; на Мелководье; или на карту «{ $ferry }».
everdell-rules-pearlbrook-visit = Если карта там закрыта, возьмите с неё жемчужину и раскройте её. Затем можно заплатить то, чего требует карта, и получить то, что она даёт.
everdell-rules-pearlbrook-shoals =
    Мелководье принимает сколько угодно послов: заплатите { $resources ->
        [one] { $resources } любой ресурс
        [few] { $resources } любых ресурса
       *[many] { $resources } любых ресурсов
    } и { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } за 1 жемчужину.
everdell-rules-pearlbrook-home = Посол возвращается домой вместе с работниками. Чтобы готовиться к сезону, отправлять его не обязательно.
everdell-rules-pearlbrook-asks = Подводная локация
everdell-rules-pearlbrook-asked = Нужно в городе
everdell-rules-pearlbrook-needs =
    { $type ->
        [production] { $count ->
            [one] { $count } карта урожая
            [few] { $count } карты урожая
           *[many] { $count } карт урожая
        }
        [destination] { $count ->
            [one] { $count } карта локации
            [few] { $count } карты локаций
           *[many] { $count } карт локаций
        }
        [governance] { $count ->
            [one] { $count } карта управления
            [few] { $count } карты управления
           *[many] { $count } карт управления
        }
       *[traveler] { $count ->
            [one] { $count } карта странствий
            [few] { $count } карты странствий
           *[many] { $count } карт странствий
        }
    }
everdell-rules-pearlbrook-adornments = Украшения
everdell-rules-pearlbrook-adornments-text = Вместо другого действия заплатите жемчужину и разыграйте украшение. Оно срабатывает сразу и приносит очки в конце игры. Ячейку оно не занимает, нового взамен не берут.
everdell-rules-pearlbrook-wonders = Чудеса
everdell-rules-pearlbrook-wonders-text = Работник строит чудо за полную стоимость: ресурсы, жемчужины и карты с руки. Скидок на чудеса не бывает. Чудо — не событие, и работник возвращается домой как обычно.
everdell-rules-pearlbrook-score = В конце игры очки приносят и ваши чудеса, и украшения.
everdell-rules-pearlbrook-messenger = { $messenger }
everdell-rules-pearlbrook-messenger-text = Делит ячейку с сооружением и у ручья считается картой того же типа. Если сооружение покидает город, сразу переходит к другому; если другого нет, занимает ячейку и ждёт следующего.

## Alone

everdell-rules-alone = Одиночная игра: Ругворт
everdell-rules-alone-lead = Одолейте крысу Ругворта: у него нет карт на руке, он ничего не платит и всюду мешает.
everdell-rules-alone-set-up = Подготовка к игре
everdell-rules-alone-set-up-text = Подготовьте стол для одного игрока. Один работник Ругворта стоит на первой лесной локации, другой — на локации «{ $place }». Обе заняты.
everdell-rules-alone-answers = Когда вы разыгрываете карту
everdell-rules-alone-answers-text =
    Ругворт бросает кубик на { $faces ->
        [one] { $faces } грань
        [few] { $faces } грани
       *[many] { $faces } граней
    } и бесплатно берёт карту с этого места поляны. Важен только её тип, а предела у его города нет. Так он отвечает на каждую разыгранную вами карту.
everdell-rules-alone-prepares = Когда вы готовитесь к сезону
everdell-rules-alone-events = Он берёт каждое основное событие, условие которого выполнено в его городе.
everdell-rules-alone-move = Его работники идут дальше: один — на следующую лесную локацию, осенью в Путешествие; другой — как показано в таблице.
everdell-rules-alone-blocks = Он занимает места поляны, начиная с первого. Карту оттуда нельзя ни разыграть, ни взять, ни сбросить.
everdell-rules-alone-season = Сезон
everdell-rules-alone-place = Второй работник
everdell-rules-alone-blocked = Занято мест на поляне
everdell-rules-alone-winter = Зима
everdell-rules-alone-years = Годы, каждый труднее прежнего
everdell-rules-alone-year = Год
everdell-rules-alone-journey = Его Путешествие
everdell-rules-alone-left = Очки за каждое не выполненное вами особое событие
everdell-rules-alone-lost = В год { $year } его второй работник осенью уходит и уводит с собой одного вашего.
everdell-rules-alone-score = Его очки
everdell-rules-alone-score-cards =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за карту, за карту процветания — { $prosperity };
everdell-rules-alone-score-events =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за основное событие;
everdell-rules-alone-score-left = особые события, которые вы не выполнили, в зависимости от года;
everdell-rules-alone-score-journey = его Путешествие и по 1 очку за каждый ваш визит на его карты.
everdell-rules-alone-win = Вы побеждаете, если у вас больше очков; ничья — не победа.
everdell-rules-alone-fool = Разыграв карту «{ $fool }», сбросьте её и уберите карту из города Ругворта. Если такую карту берёт по кубику он, она приходит к вам, когда у вас есть для неё место.
everdell-rules-alone-gifts = То, что вы отдали бы сопернику, пропадает, но награду вы получаете.
everdell-rules-alone-brook = С «Жемчужным ручьём»
everdell-rules-alone-brook-frog =
    Кубик решает, где у ручья начинает его лягушка. Раскрывая карту, она берёт { $hidden ->
        [one] { $hidden } жемчужину
        [few] { $hidden } жемчужины
       *[many] { $hidden } жемчужин
    }, иначе одну. Когда Ругворт готовится к сезону, она спускается на одну подводную локацию ниже, с последней переходит на первую, и занимает её.
everdell-rules-alone-brook-adornments =
    { $points ->
        [one] За каждое разыгранное вами украшение он получает { $points } очко.
        [few] За каждое разыгранное вами украшение он получает { $points } очка.
       *[many] За каждое разыгранное вами украшение он получает { $points } очков.
    }
everdell-rules-alone-brook-wonders =
    В конце игры он строит чудеса за одни жемчужины, всякий раз самое ценное из доступных. Каждая оставшаяся у него жемчужина приносит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
everdell-rules-alone-brook-not = Украшение «{ $mirror }» не используют, основных событий нет.

## Asked and ruled: what a rulebook leaves open, or says in two ways

everdell-asked-chip-sweep-repeat = Обязан ли Дворник повторить карту, если может?
everdell-ruled-chip-sweep-repeat = Нет; и Шахтёр копировать не обязан.
everdell-asked-chip-sweep-repeats-another = Может ли Дворник повторить другого Дворника?
everdell-ruled-chip-sweep-repeats-another = Нет, но своего Шахтёра — может.
everdell-asked-miner-mole-meets = Шахтёр копирует Шахтёра соперника.
everdell-ruled-miner-mole-meets = Он может то же, что и тот: скопировать карту вашего города. Дворника и Склад не копируют.
everdell-asked-city-copied-card = Какой город считает скопированная карта?
everdell-ruled-city-copied-card = Город её владельца; платит и получает тот, кто копирует.
everdell-asked-more-husbands-wives = Мужей больше, чем Жён.
everdell-ruled-more-husbands-wives = Урожай дают столько Мужей, сколько есть Жён.
everdell-asked-cards-react-play = На одну разыгранную карту откликаются несколько.
everdell-ruled-cards-react-play = Порядок выбирает их игрок; если порядок ничего не меняет, вопрос не задаётся.
everdell-asked-visit-queen-left = Можно ли прийти к Королеве и ничего не разыграть?
everdell-ruled-visit-queen-left = Да, но карта, которую можно разыграть, должна быть.
everdell-asked-miner-mole-chip = Шахтёр и Дворник в городе соперника.
everdell-ruled-miner-mole-chip = Дворника Шахтёр пропускает; некоторые читают правила иначе.
everdell-asked-order-production-cards = В каком порядке срабатывают карты урожая, которые только дают ресурсы?
everdell-ruled-order-production-cards = Первыми и без вопросов: их порядок ничего не меняет.
everdell-asked-teacher-room-card = Учитель, а на руке место только для одной карты.
everdell-ruled-teacher-room-card = Берут одну карту и оставляют её; если рука полна, не берут ничего.
everdell-asked-undertaker-full-hand = Гробовщик, а рука полна.
everdell-ruled-undertaker-full-hand = Три карты поляны сбрасывают, но ни одной не берут.
everdell-asked-fool-bring-berry = Даёт ли Лавочник ягоду за Шута?
everdell-ruled-fool-bring-berry = Нет: Шут приходит не в ваш город. Историк карту за него даёт.
everdell-asked-ranger-move-worker = Обязан ли Следопыт переместить работника?
everdell-ruled-ranger-move-worker = Да, если это возможно, и только на новое место: то, где он стоит, не подходит и пока считается занятым.
everdell-asked-worker-stands-construction = Работник стоит на сооружении, которое становится Развалинами.
everdell-ruled-worker-stands-construction = Он вернётся домой вместе с остальными, если только не остаётся навсегда.
everdell-asked-critter-move-construction = Существо можно заселить и в своё сооружение, и в Вечное древо.
everdell-ruled-critter-move-construction = Выбирает игрок.
everdell-asked-lies-storehouse-count = Считается ли в конце игры то, что лежит на Складе?
everdell-ruled-lies-storehouse-count = Нет: ни для Архитектора, ни при равенстве очков.
everdell-asked-points-events-resources = Очки, события и ресурсы равны.
everdell-ruled-points-events-resources = Победа общая.
everdell-asked-deck-discard-pile = И колода, и сброс пусты.
everdell-ruled-deck-discard-pile = Карт не берут, а пустые места на поляне остаются.
everdell-asked-nobody-given-anything = Отдать некому.
everdell-ruled-nobody-given-anything = Отданное сбрасывают, а награду получают.
everdell-asked-playing-alone-becomes = Одиночная игра: что происходит с отданным?
everdell-ruled-playing-alone-becomes = Оно никому не достаётся и пропадает, а награду вы получаете.
everdell-asked-university-discard-itself = Может ли Университет сбросить сам себя?
everdell-ruled-university-discard-itself = Нет; и посетить его нельзя, если других карт в городе нет.
everdell-asked-worker-stay-good = Университет сбрасывает карту, где навсегда остался работник.
everdell-ruled-worker-stay-good = Он навсегда переходит в Университет и стоит рядом с местом для работника; само место остаётся свободным для других.
everdell-asked-ordinary-worker-stood = Обычный работник стоял на карте, которая покидает город.
everdell-ruled-ordinary-worker-stood = Он считается размещённым и вернётся домой с остальными работниками своего игрока, чьей бы ни была карта.
everdell-asked-undertaker-monk-leaves = Гробовщик или Монах покидает город, а на карте, где он открыл второе место, стоят двое.
everdell-ruled-undertaker-monk-leaves = Оба остаются.
everdell-asked-cemetery-pile-fewer = Кладбище: в стопке меньше четырёх карт.
everdell-ruled-cemetery-pile-fewer = Её не предлагают. Если мало в обеих, раскрывают колоду, затем перемешивают сброс.
everdell-asked-owner-open-destination = Владелец открытой локации спасовал.
everdell-ruled-owner-open-destination = За визит он всё равно получает очко из общего запаса.
everdell-asked-helper-leaves-prisoner = Карта-помощница уходит, или существо отправляется в темницу: освобождает ли это место для карты с тем же названием?
everdell-ruled-helper-leaves-prisoner = Да: карты уходят прежде, чем приходит новая. За полную стоимость уникальную карту не разыграть, пока такая есть в городе.
everdell-asked-card-costs-nothing = Можно ли помочь оплатить карту, которая ничего не стоит?
everdell-ruled-card-costs-nothing = Нет, экономить нечего.
everdell-asked-clock-tower-used = Обязательно ли применять Башню?
everdell-ruled-clock-tower-used = Нет; перед сезоном её применяют не более одного раза.
everdell-asked-haven-forest-place = Приют или лесная локация, где нужны карты, а рука пуста.
everdell-ruled-haven-forest-place = Работника можно отправить туда и впустую. Говорят, более новые правила запрещают ставить работника, только чтобы занять место; мы их не видели.
everdell-asked-forest-place-takes = Лесная локация, где берут две карты с поляны, а рука полна.
everdell-ruled-forest-place-takes = Работника туда отправить можно; карт не берут, а значит, и не разыгрывают.
everdell-asked-events-take-cards = Можно ли выполнить событие, которое забирает карты или ресурсы, если их нет?
everdell-ruled-events-take-cards = Да, если только они не плата.
everdell-asked-points-brilliant-marketing = Куда идут очки за «Выгодный обмен»?
everdell-ruled-points-brilliant-marketing = Их получает игрок жетонами ПО.
everdell-asked-ancient-scrolls-discovered = «Обнаружение древних свитков»: рука полна.
everdell-ruled-ancient-scrolls-discovered = То, что не помещается, кладут под событие.
everdell-asked-flying-doctor-service = «Служба санитаров леса» в одиночной игре.
everdell-ruled-flying-doctor-service = Пары в городе Ругворта тоже считаются.
everdell-asked-pass-autumn-workers = Можно ли осенью спасовать, если работники ещё дома?
everdell-ruled-pass-autumn-workers = Да.
everdell-asked-prepare-autumn-pass = Можно только подготовиться к сезону или, осенью, спасовать.
everdell-ruled-prepare-autumn-pass = Вопрос всё равно задаётся: решает игрок.
everdell-asked-fool-player-passed = Приходит ли Шут к тому, кто спасовал?
everdell-ruled-fool-player-passed = Да.
everdell-asked-new-season-order = Что в новом сезоне происходит первым?
everdell-ruled-new-season-order = Башня, затем все работники возвращаются домой и приходят новые, затем урожай или поляна.
everdell-asked-rugwort-answer-card = Ругворт: когда он отвечает на карту?
everdell-ruled-rugwort-answer-card = После хода, один раз за каждую разыгранную карту; на карту, разыгранную с помощью Башни, — до смены сезона.
everdell-asked-rugwort-place-die = Ругворт: место, которое выпало на кубике, пусто.
everdell-ruled-rugwort-place-die = Он ничего не берёт.
everdell-asked-rugwort-equal-cards = Ругворт: одинаковые карты лежат на разных местах поляны.
everdell-ruled-rugwort-equal-cards = Игрок говорит, с какого места берёт карту.
everdell-asked-rugwort-rolls-fool = Ругворту выпадает Шут, а места для него нет или Шут у вас уже есть.
everdell-ruled-rugwort-rolls-fool = Шут остаётся в его городе.
everdell-asked-fool-removes-card = Шут убирает карту Ругворта, на которой стоит работник.
everdell-ruled-fool-removes-card = Работник вернётся домой вместе с остальными.
everdell-asked-rugwort-keeps-new = Летом Ругворт занимает новое место поляны: до того, как берут две карты, или после?
everdell-ruled-rugwort-keeps-new = После: он готовится к сезону, когда игрок закончил.
everdell-asked-worker-rugwort-take = Какого работника Ругворт уводит на третий год?
everdell-ruled-worker-rugwort-take = Одного из тех, кто дома, после урожая.
everdell-asked-tie-rugwort = Ничья с Ругвортом.
everdell-ruled-tie-rugwort = Это не победа.
everdell-asked-event-brook-among = Как среди четырёх событий оказывается хотя бы одно из «Жемчужного ручья»?
everdell-ruled-event-brook-among = Сначала берут одно из его шести, затем три из всех остальных.
everdell-asked-river-card-lies = Какая карта ручья где лежит?
everdell-ruled-river-card-lies = Этого никто не знает, пока она не раскрыта. Поэтому карты лежат одной стопкой, и там, куда посол приходит впервые, раскрывают верхнюю.
everdell-asked-ambassador-prepare-next = Нужно ли отправить посла, чтобы подготовиться к сезону?
everdell-ruled-ambassador-prepare-next = Нет.
everdell-asked-ambassador-nothing-paid = Можно ли отправить посла туда, где нечем заплатить, или только ради жемчужины?
everdell-ruled-ambassador-nothing-paid = Да; применить ли карту — отдельное решение.
everdell-asked-shoals-without-whole = Мелководье, а всей платы нет.
everdell-ruled-shoals-without-whole = Посетить его нельзя.
everdell-asked-wonders-count-events = Считаются ли чудеса событиями — для Короля или при равенстве очков?
everdell-ruled-wonders-count-events = Нет.
everdell-asked-hand-above-limit = Жемчужины потрачены, и из-за Моста карт на руке больше предела.
everdell-ruled-hand-above-limit = Ничего не сбрасывают; новых карт не берут, пока нет места.
everdell-asked-bridge-draw-river = Когда Мост даёт карты у ручья?
everdell-ruled-bridge-draw-river = После того как взята жемчужина, а карта раскрыта и применена.
everdell-asked-ferry-played-river = Паром разыграли раньше, чем раскрыли карту ручья.
everdell-ruled-ferry-played-river = Так можно; послу придётся подождать.
everdell-asked-ferry-leaves-ambassador = Паром покидает город, а на нём стоит посол.
everdell-ruled-ferry-leaves-ambassador = Посол вернётся домой вместе с работниками.
everdell-asked-messengers-share-construction = Сколько Посыльных делят ячейку с одним сооружением?
everdell-ruled-messengers-share-construction = Один.
everdell-asked-messenger-without-construction = Для Посыльного нет свободного сооружения.
everdell-ruled-messenger-without-construction = Он занимает ячейку и у ручья считается картой странствий; сооружение можно разыграть и в полный город, потому что Посыльный перейдёт к нему.
everdell-asked-construction-messenger-leaves = Сооружение Посыльного уходит, пока разыгрывают другое (Развалины, Кран).
everdell-ruled-construction-messenger-leaves = Посыльный ждёт его и может к нему перейти.
everdell-asked-messenger-of-several-leaves = Уходит один из нескольких Посыльных.
everdell-ruled-messenger-of-several-leaves = Игрок говорит, при каком сооружении он был; тот, кто ждёт, уходит первым.
everdell-asked-miner-mole-copies = Шахтёр копирует Гавань или Паромщика.
everdell-ruled-miner-mole-copies = Считаются жемчужины их владельца.
everdell-asked-pirate-hand-above = Пират, а карт на руке больше предела.
everdell-ruled-pirate-hand-above = Берут не больше карт, чем помещается на руке.
everdell-asked-pirate-ship-sail = Плывёт ли Пиратский корабль к тому, кто спасовал?
everdell-ruled-pirate-ship-sail = Да, как и Шут.
everdell-asked-pirate-ship-sails = Пиратский корабль приплывает в город, где ждёт Посыльный.
everdell-ruled-pirate-ship-sails = Посыльный переходит к нему.
everdell-asked-points-gained-events = Куда идут очки за события («Приглашения на маскарад», «Романтический круиз», «Гонка по ручью»)?
everdell-ruled-points-gained-events = Их получает игрок жетонами ПО.
everdell-asked-masquerade-invitations-nobody = «Приглашения на маскарад»: ни у кого нет места на руке.
everdell-ruled-masquerade-invitations-nobody = Карты сбрасывают, а очки получают.
everdell-asked-romantic-cruise-wife = «Романтический круиз»: в колоде нет Жены.
everdell-ruled-romantic-cruise-wife = Ничего не происходит; колоду перемешивают.
everdell-asked-x-marks-spot = «Крестик на карте»: Складов несколько, или один потом опустел.
everdell-ruled-x-marks-spot = Выбирает игрок; очки остаются на карте.
everdell-asked-forest-place-changes = Лесная локация, где меняют две карты поляны, а места на руке мало.
everdell-ruled-forest-place-changes = Берут столько, сколько помещается.
everdell-asked-compass-two-copies = Компас: две одинаковые карты странствий.
everdell-ruled-compass-two-copies = Обе могут сработать, каждая по разу.
everdell-asked-compass-ruins-fool = Компас: Развалины, Шут, Посыльный.
everdell-ruled-compass-ruins-fool = Развалины заменяют другое сооружение; Шут может перейти к сопернику; Посыльный может сменить место.
everdell-asked-compass-sundial-order = Компас и Солнечные часы: в каком порядке срабатывают карты?
everdell-ruled-compass-sundial-order = В любом по выбору игрока: карта срабатывает, потом выбирают следующую. Карту странствий, которая ничего бы не сделала, не предлагают.
everdell-asked-masque-play-card = Обязана ли Маска разыграть карту, а Солнечные часы — применить три?
everdell-ruled-masque-play-card = Нет.
everdell-asked-seaglass-amulet-order = Речной амулет: в каком порядке?
everdell-ruled-seaglass-amulet-order = Сначала карты и очко, чтобы выбирать ресурсы, уже зная карты.
everdell-asked-masque-tokens-count = Маска: какие жетоны считаются?
everdell-ruled-masque-tokens-count = Жетоны игрока и те, что на его картах, все вместе, а потом делят.
everdell-asked-rugwort-order-frog = Ругворт: в каком порядке идёт его лягушка и что означает кубик?
everdell-ruled-rugwort-order-frog = И то и другое выбирают перед партией. Если не сказано иначе, сверху вниз: урожай, локация, управление, странствия; 1–2, 3–4, 5–6, 7–8.
everdell-asked-rugwort-basic-events = Ругворт и основные события.
everdell-ruled-rugwort-basic-events = С «Жемчужным ручьём» их нет, и он их не берёт.
everdell-asked-pirate-ship-playing = Пиратский корабль в одиночной игре.
everdell-ruled-pirate-ship-playing = Он плывёт в город Ругворта, и считаются жемчужины Ругворта.
everdell-asked-ferry-rugwort = Паром Ругворта.
everdell-ruled-ferry-rugwort = Посетить его можно; Ругворт получает 1 очко.
everdell-asked-masquerade-invitations-playing = «Приглашения на маскарад» в одиночной игре.
everdell-ruled-masquerade-invitations-playing = Карты никому не достаются, а очки вы получаете.
everdell-asked-compass-fool-playing = Компас и Шут в одиночной игре.
everdell-ruled-compass-fool-playing = Шута сбрасывают, и он убирает карту из города Ругворта, как и при розыгрыше.

## Worked: the ambassador, and Rugwort's die

everdell-rules-visiting = Посол, шаг за шагом
everdell-rules-visiting-city = В городе есть карты управления, которых требует Рунный камень, и там ещё никого не было.
everdell-rules-answering = Ругворт отвечает, шаг за шагом
everdell-rules-answering-hand = Вы разыгрываете карту, а Ругворт бросает кубик: какую карту поляны взять.
