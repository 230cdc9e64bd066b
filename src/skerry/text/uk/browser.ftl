### What the browser says before a table is open.

## News of who comes and goes, at tables in the browser

news-sits-down = { $name } сідає за стіл.
news-left = { $name } виходить з-за столу.
news-freed = { $name } встає; місце вільне.
news-bot = За стіл сідає бот.
news-takes-over = { $name } займає місце бота.
news-away = { $name } не в мережі.
news-back = { $name } знову за столом.
news-vote = { $name } пропонує бота на це місце: { $absent }.
news-stand-in = { $name }: до повернення грає бот.
news-timeout = { $name }: час на хід вийшов, до повернення грає бот.
news-started = Партія починається.
news-rematch = { $name } пропонує реванш.
news-removed = Господар столу звільнив місце. Більше не грає: { $name }.
news-delay =
    { $late ->
        [true] Відтепер глядачі бачать усе із затримкою.
       *[false] Глядачі знову бачать усе одразу.
    }
news-door =
    { $door ->
        [all] Стіл відкритий для всіх.
        [words] Сісти за стіл може кожен, хто має посилання.
       *[shut] Нові гравці за стіл більше не сідають.
    }

## Browser

browser-title = Skerry: стіл для чотирьох ігор
browser-language = Мова
browser-tagline = стіл для чотирьох ігор
browser-credits =
    Кожну обкладинку й карту намальовано тут. Тварини, значки на картах і деякі значки столу – з
    game-icons.net (Delapouite, Lorc та інші), CC BY 3.0. Не створено й не схвалено видавцями ігор.
browser-game =
    { $game ->
        [farshore] Далекий берег
        [everdell] Еверделл
        [faraway] Faraway
        [beacon_patrol] Береговий патруль
       *[other] { $game }
    }
browser-cover =
    { $game ->
        [farshore] Далекий берег
        [everdell] Еверделл
        [faraway] Faraway
       *[beacon_patrol] Береговий патруль
    }
browser-cover-over =
    { $game ->
        [farshore] Еверделл
       *[other] { "" }
    }
browser-cover-under =
    { $game ->
        [everdell] і Перлинний струмок
       *[other] { "" }
    }
browser-game-with = { browser-game }: { $names }
browser-players =
    { $most ->
        [one] { $fewest }–{ $most } гравець
        [few] { $fewest }–{ $most } гравці
       *[many] { $fewest }–{ $most } гравців
    }
browser-value =
    { $value ->
        [none] немає
        [limit] до ліміту руки
        [discarded] стільки ж, скільки скинуто
        [shy] капітанка сором’язлива
        [brave] капітанка відважна
        [splendid] капітанка блискуча
        [terror] капітанка – гроза океанів
        [upper] верхні ефекти
        [both] обидва ефекти
       *[other] { $value }
    }
browser-coming = незабаром
browser-new-table = Новий стіл
browser-new-table-of = Новий стіл: { browser-game }
browser-no-server = Сервер не відповідає. Чи він працює?
browser-close = Закрити
browser-cancel = Скасувати
browser-home = До полиці
browser-theme =
    { $theme ->
        [day] День; натисніть, щоб настала ніч
        [night] Ніч; натисніть, щоб було як на пристрої
       *[auto] Як на пристрої; натисніть, щоб настав день
    }
browser-continue-title = Продовжити за столом
browser-continue-about = збережено на цьому пристрої за посиланнями на ваші місця
browser-continue-empty = Столів ще немає. Візьміть коробку з полиці або відкрийте посилання друга.
browser-continue = Продовжити
browser-look-in = Зазирнути
browser-forget = Забути цей стіл
browser-forget-sure = Забути цей стіл і ключі ваших місць за ним? Знайти їх знову не вийде.
browser-out-of-reach = До цього столу зараз не дістатися.
browser-your-turn = Ваш хід
browser-awaited =
    { $count ->
        [0] Нікого не чекаємо.
        [1] Вибирає { $names }.
       *[other] Вибирають { $names }.
    }
browser-reached =
    { $count ->
        [1] Ваш результат:
       *[other] Ваш спільний результат:
    } { $score ->
        [one] { $score } бал
        [few] { $score } бали
       *[many] { $score } балів
    }.
browser-join-title = Приєднатися до друзів
browser-join-paste = Посилання або два слова
browser-join-wrong = Це не посилання на місце чи стіл і не два слова.
browser-join-page = Зайняти місце
browser-sit-down = Сісти
browser-only-watch = Лише дивитися
browser-watch = Дивитися
browser-watch-title = Переглянути запис
browser-watch-about = Кожну завершену партію можна зберегти невеликим файлом і переглянути знову крок за кроком.
browser-watch-open = Відкрити запис
browser-company = Як гратимете?
browser-seats = Місць: { $count } (від { $fewest } до { $most })
browser-kind =
    { $kind ->
        [me] ви
        [friend] друг за посиланням
        [screen] за цим екраном
       *[bot] бот
    }
browser-who = Хто грає на місці { $number }
browser-which-bot = Який бот
browser-name-yours = Ваше ім’я
browser-name-theirs = Ім’я, якщо хочете
browser-add-seat = Додати місце
browser-remove-seat = Прибрати місце { $number }
browser-deal = Роздача
browser-deal-which = Номер роздачі
browser-deck = Карти
browser-deck-name =
    { $house ->
        [true] { $name } (не все як надруковано)
       *[false] { $name }
    }
deck-name =
    { $key ->
        [house-deck] Домашня колода
       *[other] { $name }
    }
browser-deck-empty = Файл { $file } порожній; виберіть інший або грайте з типовими картами.
browser-deck-refused =
    { $count ->
        [one] Файл { $file } відхилено: у ньому { $count } помилка, її описано вище.
        [few] Файл { $file } відхилено: у ньому { $count } помилки, їх описано вище.
       *[many] Файл { $file } відхилено: у ньому { $count } помилок, їх описано вище.
    }
browser-deck-choose = Вибрати файл колоди
browser-deck-usual = Типові карти
browser-deck-place = Рядок { $line }, стовпець { $column }:
browser-no-account = Місця – це таємні посилання. Обліковий запис не потрібен.
browser-open-table = Відкрити стіл
browser-copy = Копіювати
browser-copied = Скопійовано
browser-share = Поділитися

browser-no-table = Такого столу немає
browser-chat = Чат
browser-chat-say = Скажіть щось
browser-counter =
    { $counter ->
        [round] Раунд { $value }
        [fame] Слава: { $value }
        [turn] Хід { $value }
        [tokens] Кроки: { $value }
        [swaps] Обміни: { $value }
        [blocked] Зайнято Ругвортом: { $value }
        [rival-points] Бали Ругворта: { $value }
        [year] Рік { $value }
        [twig] Гілочки: { $value }
        [resin] Смола: { $value }
        [pebble] Камінці: { $value }
        [berry] Ягоди: { $value }
        [pearl] Перлини: { $value }
        [driftwood] Корчі: { $value }
        [seaweed] Водорості: { $value }
        [seastone] Самоцвіти: { $value }
        [mushroom] Гриби: { $value }
        [treasure] Скарби: { $value }
        [anchors] Якорі: { $value }
        [ship] Корабель: { $value }
        [points] Бали: { $value }
        [workers] Робітники: { $value }
        [season] { $value ->
            [0] Зима
            [1] Весна
            [2] Літо
           *[3] Осінь
        }
        [passed] { $value ->
            [0] У грі
           *[1] Пас
        }
        [tray-twig] Гілочки, віддати: { $value }
        [tray-resin] Смола, віддати: { $value }
        [tray-pebble] Камінці, віддати: { $value }
        [tray-berry] Ягоди, віддати: { $value }
        [astray] Робітники без карти: { $value }
        [played] Розіграно: { $value }
        [ambassador] Посол: { $value }
        [crossing] Перлини для мосту: { $value }
        [rival-pearls] Перлини Ругворта: { $value }
        [level] Рівень { $value }
        [captain-ship] Корабель капітанки: { $value }
        [captain-treasures] Скарби капітанки: { $value }
        [captain-workers] Робітники капітанки: { $value }
        [captain-at-red] Капітанка на червоних картах: { $value }
        [captain-rests] Відпочинок капітанки: { $value }
        [captain-section] Частина карти капітанки: { $value }
        [captain-season] { $value ->
            [0] Капітанка: зима
            [1] Капітанка: весна
            [2] Капітанка: літо
           *[3] Капітанка: осінь
        }
        [captain-passed] { $value ->
            [0] Капітанка у грі
           *[1] Капітанка: пас
        }
        [plan-traveler] План, коричневий: { $value }
        [plan-production] План, зелений: { $value }
        [plan-destination] План, червоний: { $value }
        [plan-governance] План, синій: { $value }
        [plan-prosperity] План, фіолетовий: { $value }
        [plan-column-traveler] План, стовпець, коричневий: { $value }
        [plan-column-production] План, стовпець, зелений: { $value }
        [plan-column-destination] План, стовпець, червоний: { $value }
        [plan-column-governance] План, стовпець, синій: { $value }
        [plan-column-prosperity] План, стовпець, фіолетовий: { $value }
        [weather-level] Рівень погоди: { $value }
        [lookout-rule] { $value ->
            [0] Дозорний мис: до ліміту руки
           *[1] Дозорний мис: скільки скинуто
        }
        [rival-die] Кубик Ругворта: { $value }
        [tray-driftwood] Корчі, віддати: { $value }
        [tray-seaweed] Водорості, віддати: { $value }
        [tray-seastone] Самоцвіти, віддати: { $value }
        [tray-mushroom] Гриби, віддати: { $value }
       *[other] { $counter } { $value }
    }

## Friends: links, waiting, who is away, once more

friends-bring = Покличте друзів
friends-one-link = Одне посилання на всі вільні місця. Хто відкриє, вибирає ім’я і тварину.
friends-link = Посилання на вільні місця
friends-code = Код посилання { $words }
friends-step-net = Той самий Wi-Fi, що й у цього комп’ютера.
friends-step-scan = Наведіть камеру сюди або відкрийте посилання нижче.
friends-step-appear = Друзі одразу з’являться за столом.
friends-aloud = або скажіть уголос: на { $address } введіть
friends-open = Відкрито для вашої мережі за адресою { $address }, доки Skerry працює.
friends-closed = Відкрити може лише цей комп’ютер
friends-closed-how = Запустіть Skerry з --lan, щоб впустити інших із вашої мережі.
friends-own = Ваше місце на іншому пристрої
friends-own-about = Відкриває там вашу руку. Нікому не давайте: хто має його, грає за вас.
friends-own-link = Посилання на ваше місце
friends-own-code = Код вашого місця
friends-own-new = Новий код; старий не діятиме
friends-own-void = Це посилання замінено новішим.
friends-waiting = Чекаємо: { browser-game }
friends-watching = Ви лише дивитеся. Попросіть місце в тих, хто за столом.
friends-count =
    { $here ->
        [0] За столом нікого
       *[other] За столом: { $here }
    }, { $free ->
        [0] вільних місць немає.
       *[other] вільних місць: { $free }.
    }
friends-begins = Партія почнеться, коли зберуться всі або коли скажете ви.
friends-leave = Вийти з-за столу
friends-free-seat = Вільне місце
friends-you = ви
friends-state =
    { $state ->
        [here] за столом
        [away] зараз не в мережі
        [coming] місце зайнято, не в мережі
       *[free] посилання ще не відкрито
    }
friends-level = { level-name }, { level-rank }
friends-seat-bot = Посадити бота
friends-free-it = Лишити для друга
friends-bot-instead = Посадити бота натомість
friends-ready = Готово
friends-minute = Хвилинку
friends-start =
    { $free ->
        [1] Почати з ботом
        [one] Почати з { $free } ботом
       *[many] Почати з { $free } ботами
    }
friends-start-about =
    { $free ->
        [1] Вільне місце займе бот; друг ще зможе його замінити.
       *[other] Вільні місця займуть боти; друзі ще зможуть їх замінити.
    }
friends-no-seat = Усі місця зайнято
friends-used = Цим посиланням уже скористалися, або нікого більше не чекають. Можна дивитися.
friends-chosen-deal = Роздачу вибрано: номер { $deal }. Хто знає номер, може знати карти.
friends-hints = За цим столом можна просити підказки; лампа покаже, хто попросив.
friends-animal = Якою твариною будете?
friends-is-away = { $name } не в мережі
friends-has-left = { $name } більше не за столом
friends-bot-until = До повернення може грати бот.
friends-votes = За бота до повернення: { $count } з { $needed }.
friends-let-bot = Хай грає бот
friends-agreed = Ви згодні
friends-rematch = Реванш
friends-rematch-same = Та сама роздача
friends-come-along = Приєднатися
friends-not-now = Не зараз
friends-no-links = На тих самих місцях; без нових посилань.
friends-let-play = Хай грає: { level-name }

## A new table

new-company =
    { $company ->
        [alone] Соло
        [friends] З друзями
        [screen] За одним екраном
       *[bots] З ботами
    }
new-company-about =
    { $company ->
        [alone] { $game ->
            [everdell] проти Ругворта
            [farshore] проти капітанки
           *[other] весь екіпаж – ви
        }
        [friends] за посиланням, кожен удома
        [screen] передавайте по колу
       *[bots] почати одразу
    }
new-learn = Спершу навчитися
new-who = Хто тут сидить
new-kind-about =
    { $kind ->
        [friend] Стіл чекає на друзів; одне посилання й два слова ведуть на всі вільні місця.
       *[screen] Грають на цьому пристрої; руки закрито, доки екран передають.
    }
new-box = Що в коробці
new-deal =
    { $deal ->
        [day] Дня
        [number] За номером
       *[new] Нова
    }
new-deal-about =
    { $deal ->
        [day] Роздача дня: однакові карти для всіх, хто грає її сьогодні.
        [number] Той самий номер роздає ті самі карти, і друзям теж.
       *[new] Її ще ніхто не бачив.
    }
new-somebody =
    { $kind ->
        [friend] { $count ->
            [1] друг
            [one] { $count } друг
            [few] { $count } друзі
           *[many] { $count } друзів
        }
       *[screen] { $count ->
            [1] хтось за цим екраном
           *[other] ще { $count } за цим екраном
        }
    }
new-sum = { browser-game }: ви, { $names }.
new-sum-with = У коробці: { $names }.
new-sum-alone = { browser-game }: лише ви.
new-at-once = Починається одразу. Без облікового запису; ваше місце залишається на цьому пристрої.
new-waits = Чекає, доки прийдуть друзі. Без облікового запису; ваше місце залишається на цьому пристрої.
new-option =
    { $option ->
        [windmills] Вітряки
        [piers] Причали
        [year] Рік Ругворта
        [pearlbrook] Перлинний струмок
        [river] Порядок струмка
        [die] Кубик Ругворта
        [lookout] Дозорна вежа
        [captain] Капітанка Крабіта
        [weather] Погода
        [advanced] П’ять регіонів на вибір
        [people_below] Народ знизу
        [starry_skies] Під зоряним небом
       *[other] { $option }
    }
new-option-about =
    { $option ->
        [windmills] ще п’ять тайлів, цінніші поруч із відкритим морем
        [piers] ще чотири тайли, цінніші на островах із будинками
        [year] з року в рік він сильніший
        [pearlbrook] струмок, перлини, посли, прикраси, дива
        [river] згори; у соло по ньому спускається його жаба
        [die] як розподілено його грані
        [lookout] скільки карт там беруть
        [captain] суперниця без місця за столом; у соло завжди з вами
        [weather] правила, що діють на всіх гравців
        [advanced] залишають три з п’яти; для досвідчених гравців
        [people_below] регіони, святилища, сірий колір; до семи гравців
        [starry_skies] 15 метеоритів, що освітлюють інші регіони
       *[other] { $option }
    }

## Levels: characters that play

level-name =
    { $agent ->
        [random] Каченя
        [beginner] Каченя
        [greedy] Їжачок
        [casual] Їжачок
        [planner] Лис
        [strong] Лис
        [expert] Сова
       *[other] Бот
    }
    .second =
        { $agent ->
            [random] Гусеня
            [beginner] Гусеня
            [greedy] Кріт
            [casual] Кріт
            [planner] Вовк
            [strong] Вовк
            [expert] Крук
           *[other] Бот
        }
    .third =
        { $agent ->
            [random] Горобець
            [beginner] Горобець
            [greedy] Бобер
            [casual] Бобер
            [planner] Кабан
            [strong] Кабан
            [expert] Чапля
           *[other] Бот
        }
level-another = { $name } { $number }
level-rank =
    { $agent ->
        [random] Новачок
        [beginner] Новачок
        [greedy] Аматор
        [casual] Аматор
        [planner] Сильний
        [strong] Сильний
        [expert] Майстер
       *[other] Бот
    }

## Front page

front-play = Грати
front-play-game = Грати: { browser-game }
front-wait-for-you =
    { $count ->
        [1] один чекає на вас
        [one] { $count } чекає на вас
       *[many] { $count } чекають на вас
    }
front-waits = Чекає ще на { $count ->
        [one] { $count } гравця.
       *[many] { $count } гравців.
    }
front-until = до { $time }
front-all = Усі { $count }
front-fewer = Менше
front-past = Зіграно
front-day = Роздача дня
front-day-about = Сьогодні { browser-game }, до півночі одна роздача для всіх.
front-day-play = Зіграти
front-reached = { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
front-won = Ваша перемога, { $yours } : { $theirs }
front-lost = Перемагає { $name }, { $theirs } : { $yours }

## The end of a game: how its score is told, and what can be done then

browser-won =
    { $count ->
        [1] Перемагає { $names }: { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        }
       *[other] Разом перемагають { $names }: { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        }
    }
browser-rival-won =
    { $game ->
        [everdell] { $rival } втримує ліс, { $his } : { $yours }
       *[other] { $rival } захоплює узбережжя, { $his } : { $yours }
    }
browser-rival-lost = { $name } перемагає! { $yours } : { $his } ({ $rival })
friends-rematch-about = ті самі люди, нова роздача, без нових посилань
browser-same-deal-about = ще раз номер { $seed }
browser-clock =
    { $counter ->
        [round] раунд { $value } з 8
       *[turn] хід { $value }
    }

## The way to the rulebook

front-rules-of = Правила: { browser-game }

## Guided first games, on the front page

browser-learn-game = Навчитися грати: { browser-game }, перша партія з провідником
browser-lesson-strip = Ваша перша партія, крок за кроком: { browser-game }
browser-lesson-at = крок { $number } з { $count }
browser-lesson-go-on = Далі
browser-lesson-dismiss = Прибрати навчальну партію
browser-first-visit = Уперше тут?
browser-first-about = Вивчіть гру, граючи: провідник показує перші ходи по одному.

new-help = Допомога за столом
new-hints = Підказки
new-hints-about =
    { $on ->
        [true] Хто сідає, той згоден; лампа показує, хто питав.
       *[false] Поки грають кілька людей, питати не можна.
    }
deck-homebrew = { $name } (власні карти)

## Where strangers meet
host-door = Хто може сісти за стіл
host-door-name =
    { $door ->
        [all] будь-хто
        [words] хто має посилання
       *[shut] більше ніхто
    }
host-is = господар столу
host-remove = Вилучити з-за столу
host-remove-sure = Звільнити місце ({ $name })? Після цього ніхто новий не сяде, доки ви знову не виберете, кому можна.
host-mute =
    { $muted ->
        [true] Знову показувати повідомлення: { $name }
       *[false] Сховати повідомлення: { $name }
    }
