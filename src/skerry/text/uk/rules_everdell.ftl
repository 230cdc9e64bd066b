### The rulebook of Everdell. All numbers come from the engine.

## What you want

everdell-rules-goal = Мета гри
everdell-rules-goal-lead = Збудуйте місто, яке наприкінці останньої осені буде найціннішим.
everdell-rules-goal-city = Кожна розіграна карта стає частиною вашого міста: це істоти й споруди, кожна зі своїми балами та своєю властивістю. Ресурси для них здобувають робітники.
everdell-rules-goal-year = Кожен гравець проживає власний рік, від зими до осені. Ви переходите до наступного сезону, коли готові, хоч би що робили інші.
everdell-rules-goal-resources = За споруди платять гілочками, смолою та камінцями, за істот – ягодами. Тримати можна скільки завгодно ресурсів, а загальний запас не вичерпується.

## Set-up

everdell-rules-set-up = Приготування до гри
everdell-rules-set-up-lead = Викладіть ліс, події та галявину, тоді роздайте карти.
everdell-rules-set-up-seats = Гравці
everdell-rules-set-up-forest = Лісові локації
everdell-rules-set-up-hands = Перші карти на руку, за порядком місць
everdell-rules-set-up-table = Стіл
everdell-rules-set-up-meadow = { $count ->
    [one] { $count } карта з колоди лежить горілиць: це галявина. З неї може розігрувати карти кожен.
    [few] { $count } карти з колоди лежать горілиць: це галявина. З неї може розігрувати карти кожен.
   *[many] { $count } карт із колоди лежать горілиць: це галявина. З неї може розігрувати карти кожен.
    }
everdell-rules-set-up-events = { $basic ->
    [one] { $basic } основна подія
    [few] { $basic } основні події
   *[many] { $basic } основних подій
    } є в кожній партії; ще { $special ->
    [one] { $special } особливу подію вибирають навмання.
    [few] { $special } особливі події вибирають навмання.
   *[many] { $special } особливих подій вибирають навмання.
    }
everdell-rules-set-up-board = Основні локації, Притулок і Подорож однакові в кожній партії; лісові локації вибирають навмання.
everdell-rules-set-up-you = Що у вас на початку
everdell-rules-set-up-workers = { $count ->
    [one] { $count } робітник і жодного ресурсу.
    [few] { $count } робітники й жодного ресурсу.
   *[many] { $count } робітників і жодного ресурсу.
    } Решта робітників прийде з новими сезонами.
everdell-rules-set-up-limit = { $count ->
    [one] На руці не може бути більше ніж { $count } карта.
    [few] На руці не може бути більше ніж { $count } карти.
   *[many] На руці не може бути більше ніж { $count } карт.
    } Карт понад ліміт не беруть.
everdell-rules-set-up-deck = Коли колода закінчується, скид перемішують у нову. Скинуті карти лежать долілиць, і переглядати їх не можна.

## The turn

everdell-rules-turn = Ваш хід
everdell-rules-turn-lead = Виконайте одну дію; далі ходить наступний гравець.
everdell-rules-turn-worker = Розмістити робітника
everdell-rules-turn-worker-text = Відправте його в локацію, де є місце, й одразу отримайте те, що там зображено.
everdell-rules-turn-card = Розіграти карту
everdell-rules-turn-card-text = З руки або з галявини: заплатіть її вартість і викладіть у своє місто.
everdell-rules-turn-prepare = Підготуватися до наступного сезону
everdell-rules-turn-prepare-text = Лише коли всіх ваших робітників розміщено. Вони повертаються додому, а сезон дає свій дарунок.
everdell-rules-turn-pass = Спасувати
everdell-rules-turn-pass-text = Лише восени, коли ви вже нічого не можете або не хочете робити. Після цього ви вибуваєте з гри.
everdell-rules-turn-free = Дію вибираєте ви. Розігрувати карту не обов’язково, навіть якщо на неї вистачає ресурсів.

## Workers

everdell-rules-workers = Розміщення робітника
everdell-rules-workers-lead = Робітник користується локацією один раз, одразу, і залишається там, доки ви не підготуєтеся до наступного сезону.
everdell-rules-workers-room = Скільки місць
everdell-rules-workers-room-text = Локація з кільцем приймає одного робітника; локація з крапками – скільки завгодно, зокрема й кількох ваших.
everdell-rules-workers-forest = Лісова локація приймає одного робітника. Коли гравців { $seats }, вона приймає { $room ->
    [one] { $room } робітника.
   *[many] { $room } робітників, але від різних гравців.
    }
everdell-rules-workers-haven = Притулок
everdell-rules-workers-haven-text = Скиньте скільки завгодно карт. { $count ->
    [1] За кожну
    [one] За кожну { $count }
    [few] За кожні { $count }
   *[many] За кожні { $count }
    } отримайте 1 будь-який ресурс.
everdell-rules-workers-journey = Подорож
everdell-rules-workers-journey-text = Лише восени: скиньте стільки карт, скільки балів дає локація. Робітник залишається до кінця гри й приносить ці бали. { $points ->
    [one] Локація на { $points } бал
    [few] Локація на { $points } бали
   *[many] Локація на { $points } балів
    } приймає скільки завгодно робітників, решта – по одному.
everdell-rules-workers-cards = Карти міста
everdell-rules-workers-cards-text = Карти локацій і { CASE($storehouse, "quoted") } приймають робітника у вашому власному місті. Карти з позначкою «Відчинено», як-от { CASE($inn, "quoted") }, можна відвідувати й в інших містах; тоді їхній власник отримує 1 бал.
everdell-rules-workers-events = Події
everdell-rules-workers-events-text = Якщо у вашому місті є те, чого вимагає подія, робітник може її виконати. Вона ваша назавжди, навіть якщо ті карти потім підуть із міста; більше ніхто її не виконає.
everdell-rules-workers-events-basic = Основна подія вимагає кількох карт одного типу й дає { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    } Особливі події вимагають певних карт, і кожна діє по-своєму.
everdell-rules-workers-stay = Хто залишається
everdell-rules-workers-stay-text = Робітники в Подорожі та на картах { CASE($monastery, "quoted") } і { CASE($cemetery, "quoted") } додому не повертаються.

## Playing a card

everdell-rules-play = Розігрування карти
everdell-rules-play-lead = Візьміть карту з руки або з галявини, заплатіть її вартість і викладіть у своє місто.
everdell-rules-play-pay = Способи оплати
everdell-rules-play-price = Заплатіть вартість ресурсами.
everdell-rules-play-move-in = Або безкоштовно поселіть істоту, якщо у вашому місті є споруда, названа на її карті. Відтоді споруду зайнято до кінця гри, і другої істоти вона не прийме.
everdell-rules-play-ever-tree = { CASE($card, "quoted") } приймає одну будь-яку істоту.
everdell-rules-play-help = Або скористайтеся однією картою-помічником, як-от { CASE($crane, "quoted") } чи { CASE($innkeeper, "quoted") }. Помічники ніколи не діють разом, а зайва знижка пропадає.
everdell-rules-play-room = Місце в місті
everdell-rules-play-spaces = { $count ->
    [one] У місті { $count } комірка.
    [few] У місті { $count } комірки.
   *[many] У місті { $count } комірок.
    } { CASE($wanderer, "quoted") } не займає жодної; { CASE($husband, "quoted") } і { CASE($wife, "quoted") } ділять одну.
everdell-rules-play-unique = Унікальна карта може бути в місті лише одна, звичайних – скільки завгодно.
everdell-rules-play-order = Порядок дій
everdell-rules-play-order-pay = Заплатіть або позначте споруду як зайняту.
everdell-rules-play-order-refill = Якщо карту взято з галявини, туди одразу викладають нову.
everdell-rules-play-order-arrive = Викладіть карту у своє місто. Карта виробництва або мандрів спрацьовує зараз.
everdell-rules-play-order-react = Потім спрацьовують ваші карти, що реагують на розігране.
everdell-rules-play-order-by-effect = Карту, яку дає розіграти ефект, розігрують так само, як будь-яку іншу.
everdell-rules-moving-in = Поселення крок за кроком
everdell-rules-moving-in-city = У вашому місті стоїть споруда { CASE($house, "quoted") }, і в ній ще ніхто не живе.
everdell-rules-moving-in-hand = На руці у вас { CASE($critter, "quoted") }. Вартість цієї карти: { CASE($price, "cost") }.
everdell-rules-moving-in-free = Ягід у вас немає. Але { CASE($house, "quoted") } – дім цієї істоти, тож вона поселяється безкоштовно.
everdell-rules-moving-in-done = Тепер споруду { CASE($house, "quoted") } зайнято. За другу карту { CASE($critter, "quoted") } довелося б заплатити.

## Card types

everdell-rules-types = Типи карт
everdell-rules-types-lead = Колір карти показує, коли вона діє.
everdell-rules-types-production = Зелені – виробництво: діють, коли їх розіграно, і ще раз, коли ви готуєтеся до весни й до осені.
everdell-rules-types-traveler = Коричневі – мандри: діють один раз, коли їх розіграно.
everdell-rules-types-destination = Червоні – локації: діють, коли їх відвідує робітник.
everdell-rules-types-governance = Сині – врядування: допомагають до кінця гри, наприклад щоразу, коли ви розігруєте карту.
everdell-rules-types-prosperity = Фіолетові – процвітання: дають додаткові бали в кінці гри.
everdell-rules-types-more = Що ще показує карта
everdell-rules-types-forms = Лапка позначає істоту, будиночок – споруду.
everdell-rules-types-rarity = Унікальна чи звичайна: чи може місто мати більше ніж одну таку карту.
everdell-rules-types-links = Маленький значок унизу показує, яка істота може тут поселитися або де може поселитися ця.

## Seasons

everdell-rules-seasons = Сезони
everdell-rules-seasons-lead = Коли всіх ваших робітників розміщено, можете підготуватися до наступного сезону. Це весь ваш хід.
everdell-rules-seasons-season = Сезон
everdell-rules-seasons-new = Нові робітники
everdell-rules-seasons-gift = Дарунок
everdell-rules-seasons-spring = Весна
everdell-rules-seasons-summer = Літо
everdell-rules-seasons-autumn = Осінь
everdell-rules-seasons-produce = Спрацьовують усі ваші карти виробництва, у будь-якому порядку.
everdell-rules-seasons-take = { $count ->
    [one] Візьміть на руку до { $count } карти з галявини, тоді її поповнюють.
   *[many] Візьміть на руку до { $count } карт із галявини, тоді її поповнюють.
    }
everdell-rules-seasons-order = У такому порядку
everdell-rules-seasons-before = Спершу може спрацювати { CASE($card, "quoted") }, поки ваші робітники ще стоять на місцях.
everdell-rules-seasons-home = Потім робітники повертаються додому, крім тих, хто залишається назавжди, і до них приєднуються нові.
everdell-rules-seasons-gives = Потім сезон дає свій дарунок, і ваш хід завершується.
everdell-rules-seasons-last = Осінь – останній сезон.
everdell-rules-spring = Весна крок за кроком
everdell-rules-spring-out = Усіх ваших робітників розміщено. Ви готуєтеся до весни.
everdell-rules-spring-home = Вони повертаються додому, і до них приєднується ще один: { $count ->
    [one] готовий { $count } робітник.
    [few] готові { $count } робітники.
   *[many] готові { $count } робітників.
    }
everdell-rules-spring-produce = Спрацьовують ваші карти виробництва. { $card }: { CASE($gift, "low") }
everdell-rules-spring-have = Тепер у вас { $stock }. Далі ходить наступний гравець.

## The end

everdell-rules-end = Кінець гри й підрахунок балів
everdell-rules-end-lead = Партію завершено, коли спасували всі.
everdell-rules-end-passed = Хто спасував
everdell-rules-end-passed-text = Такий гравець більше не ходить, і йому не можна віддати ні карт, ні ресурсів. Його робітники залишаються на своїх місцях.
everdell-rules-end-score = Рахунок
everdell-rules-end-printed = базові бали карт вашого міста;
everdell-rules-end-tokens = жетони балів, зокрема ті, що на картах;
everdell-rules-end-prosperity = бонуси карт процвітання;
everdell-rules-end-journey = робітники в Подорожі;
everdell-rules-end-events = події разом із тим, що вони дають самі.
everdell-rules-end-tie = За нічиєї перемагає той, у кого більше подій, далі – у кого залишилося більше ресурсів. Якщо й тут рівність, перемогу ділять.
everdell-rules-scoring = Підрахунок крок за кроком
everdell-rules-scoring-city = Ось місто в кінці гри.
everdell-rules-scoring-printed = Базові бали його карт: разом { $points }.
everdell-rules-scoring-bonus = { $card }: { CASE($reason, "tally") }. Це ще { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
everdell-rules-scoring-tokens = Жетони балів: { $points }.
everdell-rules-scoring-sum = Базові бали карт
everdell-rules-scoring-total = Разом { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }

## Pearlbrook

everdell-rules-pearlbrook = Перлинний струмок
everdell-rules-pearlbrook-lead = Струмок із перлинами: посол у дорозі, прикраси й дива.
everdell-rules-pearlbrook-set-up = Приготування до гри
everdell-rules-pearlbrook-river = { $count ->
    [one] { $count } підводний мешканець і стільки ж акваторій
    [few] { $count } підводні мешканці й стільки ж акваторій
   *[many] { $count } підводних мешканців і стільки ж акваторій
    } лежать долілиць біля підводних локацій, на кожній карті – перлина.
everdell-rules-pearlbrook-new = До решти додають { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
    }, { $forest ->
    [one] { $forest } лісову локацію
    [few] { $forest } лісові локації
   *[many] { $forest } лісових локацій
    } і { $events ->
    [one] { $events } особливу подію
    [few] { $events } особливі події
   *[many] { $events } особливих подій
    }. Щонайменше одна особлива подія на столі – зі струмка.
everdell-rules-pearlbrook-instead = Замість основних подій викладають { $count ->
    [one] { $count } диво.
    [few] { $count } дива.
   *[many] { $count } див.
    }
everdell-rules-pearlbrook-yours = Кожен отримує посла й { $count ->
    [one] { $count } таємну прикрасу
    [few] { $count } таємні прикраси
   *[many] { $count } таємних прикрас
    }; прикраси не належать до карт на руці.
everdell-rules-pearlbrook-pearls = Перлини
everdell-rules-pearlbrook-pearls-text = Перлини дає лише те, де їх названо, і платити ними як будь-яким ресурсом не можна. Кожна невитрачена перлина в кінці гри дає { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
everdell-rules-pearlbrook-ambassador = Посол
everdell-rules-pearlbrook-ambassador-text = У свій хід можете відправити посла в підводну локацію без іншого посла, якщо у вашому місті є потрібні карти; на мілководдя; або на карту { CASE($ferry, "quoted") }.
everdell-rules-pearlbrook-visit = Якщо карта лежить долілиць, візьміть її перлину й відкрийте карту. Потім можете заплатити те, чого вона вимагає, й отримати те, що вона дає.
everdell-rules-pearlbrook-shoals = На мілководді, де місця вистачає всім, заплатіть { $resources ->
    [one] { $resources } будь-який ресурс
    [few] { $resources } будь-які ресурси
   *[many] { $resources } будь-яких ресурсів
    } і { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
    } за перлину.
everdell-rules-pearlbrook-home = Посол повертається додому разом із робітниками. Щоб підготуватися до сезону, відправляти його не обов’язково.
everdell-rules-pearlbrook-asks = Локація
everdell-rules-pearlbrook-asked = Місту потрібно
everdell-rules-pearlbrook-needs = { $type ->
    [production] { $count ->
        [one] { $count } карта виробництва
        [few] { $count } карти виробництва
       *[many] { $count } карт виробництва
    }
    [destination] { $count ->
        [one] { $count } карта локації
        [few] { $count } карти локацій
       *[many] { $count } карт локацій
    }
    [governance] { $count ->
        [one] { $count } карта врядування
        [few] { $count } карти врядування
       *[many] { $count } карт врядування
    }
   *[traveler] { $count ->
        [one] { $count } карта мандрів
        [few] { $count } карти мандрів
       *[many] { $count } карт мандрів
    }
    }
everdell-rules-pearlbrook-adornments = Прикраси
everdell-rules-pearlbrook-adornments-text = Замість іншої дії заплатіть перлину й розіграйте прикрасу. Вона діє одразу, а в кінці гри дає бали. Прикраса не займає комірки, і нової замість неї не беруть.
everdell-rules-pearlbrook-wonders = Дива
everdell-rules-pearlbrook-wonders-text = Робітник будує диво за повну вартість: ресурси, перлини й карти з руки. Здешевити його не можна нічим. Диво – не подія, а робітник повертається додому, як завжди.
everdell-rules-pearlbrook-score = У кінці гри бали дають також дива й прикраси.
everdell-rules-pearlbrook-messenger = { $messenger }
everdell-rules-pearlbrook-messenger-text = Лежить разом зі спорудою й біля струмка вважається картою її типу. Коли споруда йде з міста, одразу переходить до іншої; якщо іншої немає, займає комірку й чекає на наступну.

## Alone

everdell-rules-alone = Соло: Ругворт
everdell-rules-alone-lead = Переможіть щура, який не тримає карт, нічого не платить і стоїть у вас на дорозі.
everdell-rules-alone-set-up = Приготування до гри
everdell-rules-alone-set-up-text = Підготуйте стіл для одного гравця. Один робітник Ругворта стоїть на першій лісовій локації, другий – на локації { CASE($place, "quoted") }. Обидві зайнято.
everdell-rules-alone-answers = Щоразу, коли ви розігруєте карту
everdell-rules-alone-answers-text = { $faces ->
    [one] Ругворт кидає кубик на { $faces } грань
    [few] Ругворт кидає кубик на { $faces } грані
   *[many] Ругворт кидає кубик на { $faces } граней
    } і безкоштовно бере карту галявини з цього місця. Важить лише її тип; розмір його міста не обмежено. Так він відповідає на кожну розіграну вами карту.
everdell-rules-alone-prepares = Щоразу, коли ви готуєтеся до сезону
everdell-rules-alone-events = Він забирає кожну основну подію, умову якої виконує його місто.
everdell-rules-alone-move = Його робітники йдуть далі: один – на наступну лісову локацію, восени в Подорож; другий – куди показано.
everdell-rules-alone-blocks = Він займає місця галявини, починаючи з першого. Того, що там лежить, не можна ні розіграти, ні взяти, ні скинути.
everdell-rules-alone-season = Сезон
everdell-rules-alone-place = Його другий робітник
everdell-rules-alone-blocked = Зайняті місця галявини
everdell-rules-alone-winter = Зима
everdell-rules-alone-years = Роки, кожен важчий за попередній
everdell-rules-alone-year = Рік
everdell-rules-alone-journey = Його Подорож
everdell-rules-alone-left = Бали за кожну не виконану вами особливу подію
everdell-rules-alone-lost = У рік { $year } його другий робітник восени йде геть і забирає із собою одного вашого.
everdell-rules-alone-score = Його рахунок
everdell-rules-alone-score-cards = { $points ->
    [one] { $points } бал за карту
    [few] { $points } бали за карту
   *[many] { $points } балів за карту
    }, { $prosperity } за карту процвітання;
everdell-rules-alone-score-events = { $points ->
    [one] { $points } бал за основну подію;
    [few] { $points } бали за основну подію;
   *[many] { $points } балів за основну подію;
    }
everdell-rules-alone-score-left = особливі події, яких ви не виконали, залежно від року;
everdell-rules-alone-score-journey = його Подорож і 1 бал за кожні ваші відвідини його карт.
everdell-rules-alone-win = Ви перемагаєте, якщо маєте більше балів, ніж він; нічия – не перемога.
everdell-rules-alone-fool = Розіграну вами карту { CASE($fool, "quoted") } скидають, і вона прибирає карту з його міста. Така карта, що випала йому, йде до вас, якщо є місце.
everdell-rules-alone-gifts = Те, що ви віддали б суперникові, пропадає, але винагороду ви отримуєте.
everdell-rules-alone-brook = Із «Перлинним струмком»
everdell-rules-alone-brook-frog = Кубик показує, де його жаба починає біля струмка. Відкриваючи карту, вона бере { $hidden ->
    [one] { $hidden } перлину
    [few] { $hidden } перлини
   *[many] { $hidden } перлин
    }, інакше – одну. Коли він готується до сезону, жаба спускається на одну локацію, з останньої – на першу, і займає її.
everdell-rules-alone-brook-adornments = За кожну розіграну вами прикрасу він отримує { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
everdell-rules-alone-brook-wonders = У кінці гри він будує дива лише за перлини, щоразу найцінніше з тих, на які їх вистачає. Кожна його невитрачена перлина дає { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
   *[many] { $points } балів.
    }
everdell-rules-alone-brook-not = Карта { CASE($mirror, "quoted") } не використовується, основних подій немає.

## Asked and ruled: what a rulebook leaves open, or says in two ways

everdell-asked-chip-sweep-repeat = Чи мусить Двірник повторити карту, якщо може?
everdell-ruled-chip-sweep-repeat = Ні, і Шахтар теж не мусить копіювати.
everdell-asked-chip-sweep-repeats-another = Чи може Двірник повторити іншого Двірника?
everdell-ruled-chip-sweep-repeats-another = Ні; але свого Шахтаря – так.
everdell-asked-miner-mole-meets = Шахтар натрапляє на Шахтаря суперника.
everdell-ruled-miner-mole-meets = Він може те саме, що й той: копіювати карту вашого міста. Двірника й Склад не копіюють.
everdell-asked-city-copied-card = На чиє місто зважає скопійована карта?
everdell-ruled-city-copied-card = На місто свого власника; платить і отримує той, хто копіює.
everdell-asked-more-husbands-wives = Чоловіків більше, ніж Дружин.
everdell-ruled-more-husbands-wives = Виробляють стільки Чоловіків, скільки є Дружин.
everdell-asked-cards-react-play = На розігране реагують кілька карт.
everdell-ruled-cards-react-play = У порядку, який вибере їхній гравець; якщо порядок нічого не змінює, про нього не питають.
everdell-asked-visit-queen-left = Чи можна відвідати Королеву й нічого не розіграти?
everdell-ruled-visit-queen-left = Так, але має бути карта, яку можна було б розіграти.
everdell-asked-miner-mole-chip = Шахтар і Двірник у місті суперника.
everdell-ruled-miner-mole-chip = Двірника він оминає; дехто читає правила інакше.
everdell-asked-order-production-cards = У якому порядку діють карти виробництва, що лише дають ресурси?
everdell-ruled-order-production-cards = Першими й без запитань: їхній порядок нічого не змінює.
everdell-asked-teacher-room-card = Учитель, коли на руці є місце лише для однієї карти.
everdell-ruled-teacher-room-card = Беруть і залишають одну карту; якщо рука повна, не беруть жодної.
everdell-asked-undertaker-full-hand = Гробар, коли рука повна.
everdell-ruled-undertaker-full-hand = Три карти галявини скидають, жодної не беруть.
everdell-asked-fool-bring-berry = Чи дає Крамар ягоду за Блазня?
everdell-ruled-fool-bring-berry = Ні: Блазень іде не у ваше місто. Історик карту за нього бере.
everdell-asked-ranger-move-worker = Чи мусить Слідопит перемістити робітника?
everdell-ruled-ranger-move-worker = Так, якщо є кого й куди: місце, де робітник стоїть, не підходить і тим часом вважається зайнятим.
everdell-asked-worker-stands-construction = Робітник стоїть на споруді, яку замінюють Руїни.
everdell-ruled-worker-stands-construction = Він повернеться додому разом з іншими, якщо не мав залишитися назавжди.
everdell-asked-critter-move-construction = Істота може поселитися і у свою споруду, і у Вічне дерево.
everdell-ruled-critter-move-construction = Вибирає її гравець.
everdell-asked-lies-storehouse-count = Чи враховують у кінці гри те, що лежить на Складі?
everdell-ruled-lies-storehouse-count = Ні: ні для Архітектора, ні за нічиєї.
everdell-asked-points-events-resources = Бали, події та ресурси – усе порівну.
everdell-ruled-points-events-resources = Перемогу ділять.
everdell-asked-deck-discard-pile = І колода, і скид порожні.
everdell-ruled-deck-discard-pile = Карт не беруть, а порожні місця галявини такими й лишаються.
everdell-asked-nobody-given-anything = Віддати немає кому.
everdell-ruled-nobody-given-anything = Це скидають, а винагороду однаково отримують.
everdell-asked-playing-alone-becomes = Соло: що стається з відданим?
everdell-ruled-playing-alone-becomes = Його не отримує ніхто, воно пропадає; винагороду ви отримуєте.
everdell-asked-university-discard-itself = Чи може Університет скинути сам себе?
everdell-ruled-university-discard-itself = Ні, і якщо іншої карти немає, відвідати його не можна.
everdell-asked-worker-stay-good = На карті, яку скидає Університет, стояв робітник, що мав залишитися назавжди.
everdell-ruled-worker-stay-good = Він назавжди переходить в Університет, поруч із його місцем, яке лишається вільним для інших.
everdell-asked-ordinary-worker-stood = На карті, що йде з міста, стояв звичайний робітник.
everdell-ruled-ordinary-worker-stood = Він вважається розміщеним і повернеться додому з іншими робітниками свого гравця, хоч би чия була карта.
everdell-asked-undertaker-monk-leaves = Гробар або Чернець іде з міста, а на карті, де він відкрив друге місце, стоять двоє робітників.
everdell-ruled-undertaker-monk-leaves = Вони залишаються.
everdell-asked-cemetery-pile-fewer = Цвинтар: у стосі менше ніж чотири карти.
everdell-ruled-cemetery-pile-fewer = Його не пропонують. Якщо карт бракує в обох, відкривають колоду, потім перемішують скид.
everdell-asked-owner-open-destination = Власник відчиненої карти спасував.
everdell-ruled-owner-open-destination = Відвідини однаково дають йому бал, із загального запасу.
everdell-asked-helper-leaves-prisoner = Чи може помічник, що йде з міста, або в’язень звільнити місце для карти з тією самою назвою?
everdell-ruled-helper-leaves-prisoner = Так: карти йдуть раніше, ніж приходить нова. За повну вартість унікальну карту розіграти не можна, поки така є в місті.
everdell-asked-card-costs-nothing = Чи можна скористатися помічником для карти, яка нічого не коштує?
everdell-ruled-card-costs-nothing = Ні, заощаджувати нічого.
everdell-asked-clock-tower-used = Чи обов’язково користуватися Годинниковою вежею?
everdell-ruled-clock-tower-used = Ні; перед сезоном нею користуються щонайбільше раз.
everdell-asked-haven-forest-place = Притулок або лісова локація, що вимагає карт, а рука порожня.
everdell-ruled-haven-forest-place = Робітника можна туди відправити, хоч це нічого й не дасть. Кажуть, новіші правила забороняють розміщувати робітника, лише щоб зайняти місце; ми їх не бачили.
everdell-asked-forest-place-takes = Лісова локація, де беруть дві карти з галявини, а рука повна.
everdell-ruled-forest-place-takes = Робітника можна туди відправити; карт не беруть, тож і не розігрують.
everdell-asked-events-take-cards = Чи можна виконати подію, що забирає карти або ресурси, не віддавши нічого?
everdell-ruled-events-take-cards = Так, якщо це не її ціна.
everdell-asked-points-brilliant-marketing = Куди йдуть бали за «Блискучий торговий план»?
everdell-ruled-points-brilliant-marketing = До гравця, жетонами балів.
everdell-asked-ancient-scrolls-discovered = «Знахідка давніх сувоїв»: рука повна.
everdell-ruled-ancient-scrolls-discovered = Те, що не вміщається, йде під подію.
everdell-asked-flying-doctor-service = «Летюча швидка допомога» в соло.
everdell-ruled-flying-doctor-service = Пари в місті Ругворта теж рахуються.
everdell-asked-pass-autumn-workers = Чи можна спасувати восени, маючи робітників удома?
everdell-ruled-pass-autumn-workers = Так.
everdell-asked-prepare-autumn-pass = Можна лише підготуватися до сезону, а восени – лише спасувати.
everdell-ruled-prepare-autumn-pass = Вас однаково спитають: це ваш власний вибір.
everdell-asked-fool-player-passed = Чи може Блазень піти до гравця, який спасував?
everdell-ruled-fool-player-passed = Так.
everdell-asked-new-season-order = Що відбувається першим у новому сезоні?
everdell-ruled-new-season-order = Годинникова вежа; потім усі робітники повертаються додому й приєднуються нові; потім виробництво або галявина.
everdell-asked-rugwort-answer-card = Ругворт: коли він відповідає на карту?
everdell-ruled-rugwort-answer-card = Коли хід завершено, по разу за кожну розіграну карту; на карту, розіграну завдяки Годинниковій вежі, – до зміни сезону.
everdell-asked-rugwort-place-die = Ругворт: місце, яке показав кубик, порожнє.
everdell-ruled-rugwort-place-die = Він не бере нічого.
everdell-asked-rugwort-equal-cards = Ругворт: на кількох місцях галявини лежать однакові карти.
everdell-ruled-rugwort-equal-cards = Ви кажете, з якого місця берете карту.
everdell-asked-rugwort-rolls-fool = Ругвортові випадає Блазень, для якого у вас немає місця або який у вас уже є.
everdell-ruled-rugwort-rolls-fool = Він залишається в місті Ругворта.
everdell-asked-fool-removes-card = Блазень прибирає карту Ругворта, на якій стоїть робітник.
everdell-ruled-fool-removes-card = Робітник повернеться додому разом з іншими.
everdell-asked-rugwort-keeps-new = Влітку Ругворт займає нове місце галявини: до чи після того, як ви взяли дві карти?
everdell-ruled-rugwort-keeps-new = Після; він готується, коли ви вже все зробили.
everdell-asked-worker-rugwort-take = Якого робітника Ругворт забирає третього року?
everdell-ruled-worker-rugwort-take = Одного з тих, що вдома, після виробництва.
everdell-asked-tie-rugwort = Нічия з Ругвортом.
everdell-ruled-tie-rugwort = Не перемога.
everdell-asked-event-brook-among = Як потрапляє подія струмка до чотирьох особливих?
everdell-ruled-event-brook-among = Спершу витягують одну з її шести, потім три з усіх інших.
everdell-asked-river-card-lies = Яка карта струмка де лежить?
everdell-ruled-river-card-lies = Доки її не відкрито, цього не знає ніхто; тож вони лежать одним стосом, і наступну відкривають там, куди посол прийшов першим.
everdell-asked-ambassador-prepare-next = Чи треба відправити посла, щоб підготуватися до наступного сезону?
everdell-ruled-ambassador-prepare-next = Ні.
everdell-asked-ambassador-nothing-paid = Чи може посол піти туди, де нічим заплатити, або лише по перлину?
everdell-ruled-ambassador-nothing-paid = Так; чи застосовувати карту – окремий вибір.
everdell-asked-shoals-without-whole = Мілководдя, коли бракує на повну вартість.
everdell-ruled-shoals-without-whole = Відвідати його не можна.
everdell-asked-wonders-count-events = Чи вважаються дива подіями, для Короля або за нічиєї?
everdell-ruled-wonders-count-events = Ні.
everdell-asked-hand-above-limit = Рука перевищує ліміт, бо з Мостом витрачено перлини.
everdell-ruled-hand-above-limit = Нічого не скидають; карт не беруть, доки не з’явиться місце.
everdell-asked-bridge-draw-river = Коли Міст дає карти біля струмка?
everdell-ruled-bridge-draw-river = Коли перлину взято, карту відкрито й застосовано.
everdell-asked-ferry-played-river = Пором розіграно раніше, ніж відкрито карту струмка.
everdell-ruled-ferry-played-river = Так можна; послові доведеться зачекати.
everdell-asked-ferry-leaves-ambassador = Пором іде з міста, поки на ньому посол.
everdell-ruled-ferry-leaves-ambassador = Посол повернеться додому разом із робітниками.
everdell-asked-messengers-share-construction = Скільки Посланців може ділити одну споруду?
everdell-ruled-messengers-share-construction = Один.
everdell-asked-messenger-without-construction = Посланцеві немає до якої споруди йти.
everdell-ruled-messenger-without-construction = Він займає комірку й для струмка вважається картою мандрів; споруда може з’явитися навіть у повному місті, бо Посланець перейде до неї.
everdell-asked-construction-messenger-leaves = Споруда Посланця йде з міста, коли розігрують іншу (Руїни, Кран).
everdell-ruled-construction-messenger-leaves = Посланець чекає на неї й може до неї приєднатися.
everdell-asked-messenger-of-several-leaves = Один із кількох Посланців іде з міста.
everdell-ruled-messenger-of-several-leaves = Ви кажете, з якою спорудою він був; той, що чекає, йде першим.
everdell-asked-miner-mole-copies = Шахтар копіює Гавань або Поромника.
everdell-ruled-miner-mole-copies = Рахують перлини їхнього власника.
everdell-asked-pirate-hand-above = Пірат, коли рука перевищує ліміт.
everdell-ruled-pirate-hand-above = Карт беруть не більше, ніж дозволяє ліміт руки.
everdell-asked-pirate-ship-sail = Чи пливе Піратський корабель до гравця, який спасував?
everdell-ruled-pirate-ship-sail = Так, як і Блазень.
everdell-asked-pirate-ship-sails = Піратський корабель пливе в місто, де чекає Посланець.
everdell-ruled-pirate-ship-sails = Посланець приєднується до нього.
everdell-asked-points-gained-events = Куди йдуть бали за події («Запрошення на маскарад», «Романтичний круїз», «Перегони на струмку»)?
everdell-ruled-points-gained-events = До гравця, жетонами балів.
everdell-asked-masquerade-invitations-nobody = «Запрошення на маскарад»: ні в кого немає місця.
everdell-ruled-masquerade-invitations-nobody = Карти скидають, а винагороду отримують.
everdell-asked-romantic-cruise-wife = «Романтичний круїз»: у колоді немає Дружини.
everdell-ruled-romantic-cruise-wife = Нічого не стається; колоду перемішують.
everdell-asked-x-marks-spot = «Хрестик на мапі»: кілька Складів, або один потім спорожнів.
everdell-ruled-x-marks-spot = Склад вибирають; бали залишаються на карті.
everdell-asked-forest-place-changes = Лісова локація, де міняють дві карти галявини, а на руці мало місця.
everdell-ruled-forest-place-changes = Беруть стільки, скільки вміщається.
everdell-asked-compass-two-copies = Компас: два примірники карти мандрів.
everdell-ruled-compass-two-copies = Можуть спрацювати обидва, кожен по разу.
everdell-asked-compass-ruins-fool = Компас: Руїни, Блазень, Посланець.
everdell-ruled-compass-ruins-fool = Руїни замінюють ще одну споруду; Блазень може піти далі, до суперника; Посланець може перейти.
everdell-asked-compass-sundial-order = Компас і Сонячний годинник: у якому порядку діють карти?
everdell-ruled-compass-sundial-order = У будь-якому, кожна раніше, ніж вибрано наступну; карту мандрів, яка нічого не зробила б, не пропонують.
everdell-asked-masque-play-card = Чи мусить Маска розіграти карту, а Сонячний годинник – застосувати три?
everdell-ruled-masque-play-card = Ні.
everdell-asked-seaglass-amulet-order = Річковий амулет: у якому порядку?
everdell-ruled-seaglass-amulet-order = Спершу карти й бал, щоб вибирати ресурси, уже знаючи карти.
everdell-asked-masque-tokens-count = Маска: які жетони рахують?
everdell-ruled-masque-tokens-count = Жетони гравця й ті, що на його картах, усі разом, тоді ділять.
everdell-asked-rugwort-order-frog = Ругворт: у якому порядку йде його жаба й що означає кубик?
everdell-ruled-rugwort-order-frog = І те, і те можна вибрати під час приготування столу. Якщо не сказано інакше: виробництво, локація, врядування, мандри згори вниз; 1–2, 3–4, 5–6, 7–8.
everdell-asked-rugwort-basic-events = Ругворт і основні події.
everdell-ruled-rugwort-basic-events = У «Перлинному струмку» їх немає, тож він їх не бере.
everdell-asked-pirate-ship-playing = Піратський корабель у соло.
everdell-ruled-pirate-ship-playing = Він пливе в місто Ругворта, і рахують його перлини.
everdell-asked-ferry-rugwort = Пором Ругворта.
everdell-ruled-ferry-rugwort = Його можна відвідати; Ругворт отримує 1 бал.
everdell-asked-masquerade-invitations-playing = «Запрошення на маскарад» у соло.
everdell-ruled-masquerade-invitations-playing = Карти не отримує ніхто, але бали вони дають.
everdell-asked-compass-fool-playing = Компас і Блазень у соло.
everdell-ruled-compass-fool-playing = Блазня скидають, і він прибирає карту з міста Ругворта, так само, як коли його розігрують.
