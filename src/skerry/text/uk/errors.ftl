### What is refused, and why. Numbers of seats, answers and lines are as programs count them.

## Games, seats and options

error-extra = Для цього потрібен пакет { $package }: pip install "skerry[{ $extra }]".
error-no-game = Гри «{ $game }» немає; є { $known }.
error-no-game-but = Гри '{ $game }' немає; може, '{ $near }'?
error-game-ours = Гра '{ $game }' уже є; назвіть свою інакше.
error-game-name = Назва гри – малі латинські літери, цифри й підкреслення, а не '{ $game }'.
error-game-broken = Гру '{ $game }' із встановленого пакета не завантажити з { $place }: { $reason }.
error-no-words = У { $folder } немає файлу Fluent на зразок en.ftl.
error-no-lesson = Для гри { $game } немає першої партії з наставником; є для { $known }.
error-no-file = Для гри { $game } файл не потрібен; її карти такі, як надруковано.
error-deck = Колода – це шлях до файлу колоди або його текст, а не { $deck }.
error-no-option = { $game }: параметра «{ $option }» немає; є { $known }.
error-no-option-but = У { $game } немає налаштування '{ $option }'; може, '{ $near }'?
error-no-options = { $game }: параметра «{ $option }» немає; параметрів немає взагалі.
error-option-value = Параметр { $option } може бути { $allowed }, а не { $value }.
error-seats = { $game }: гравців може бути від { $fewest } до { $most }, а не { $seats }.
error-seats-captain = { $game }: з капітанкою, яка рахується ще одним гравцем, гравців може бути від 1 до { $most }, а не { $seats }.
error-seed = Номер роздачі – це ціле число від 0 до 2**64 - 1, а не { $seed }.
error-no-seat = Місця { $seat } немає; місця йдуть від { $first } до { $last }.
error-players = Гравців називають для всіх місць ({ $seats }) або для жодного, а не для { $players }.
error-no-agent = { $game }: агента «{ $agent }» немає; є { $known }.
error-no-agent-but = Агента '{ $agent }' для { $game } немає; може, '{ $near }'?
error-agent-name = Власний агент називається малими латинськими літерами й цифрами та інакше, ніж наші, а не '{ $agent }'.
error-agent-place = Агента { $place } не завантажити: { $reason }.
error-agent-choose = Агент має метод choose(seen), а в { $agent } його немає.
error-no-module = faraway: модуля «{ $module }» немає; є { $known }.
error-match-games = У матчі має бути щонайменше одна партія, а не { $games }.
error-match-agents = Агентів { $agents }, а місць { $seats }.
error-worker-ended = Робочий процес завершився завчасно.

## Answers

error-no-pick = Варіанта { $pick } немає; варіанти йдуть від 0 до { $last }.
error-no-pick-called = Варіанта «{ $name }» немає; є, наприклад, «{ $example }».
error-no-pick-but = Вибору '{ $name }' немає; може, '{ $near }'?
error-pick = Варіант – це ціле число або назва, а не { $pick }.
error-not-offered = { $pick } немає серед варіантів: { $offered }.
error-over = Партію завершено; ходити нікому.
error-not-to-move = Місце { $seat } зараз не ходить; ходять: { $seats }.
error-no-set = Місце { $seat } має вибрати одне, а не набір.
error-stale = Вибір призначено для позиції { $position }, але місце { $seat } питали в позиції { $asked }, а стіл уже в позиції { $now }.
error-undo-none = Відмінити нічого не можна: відтоді відкрилося щось нове.
error-undo = Вибір { $answer } відмінити не можна; можна { $answers }, останній першим.

## Records

error-record-count =
    { $count ->
        [0] Мав бути один запис, не знайдено жодного.
       *[other] Мав бути один запис, знайдено { $count }.
    }
error-record-empty = Запис порожній.
error-record-deep = Запис має забагато рівнів вкладення.
error-record-json = Рядок { $line } запису – не JSON: { $found }.
error-record-object = Рядок { $line } запису – не об’єкт: { $found }.
error-record-no-header = Запис не починається з гри; рядок { $line } запису – не заголовок.
error-record-sum = Запис змінено або в ньому бракує рядка, не далі рядка { $line }: контрольна сума не збігається.
error-record-after-end = Партія закінчилася раніше за рядок { $line } запису.
error-record-format = Запис у рядку { $line } має формат { $found }; ця версія читає { $format }.
error-record-header = Заголовку в рядку { $line } запису бракує гри або параметрів.
error-record-deck = Колода в рядку { $line } запису – не контрольна сума: { $found }.
error-record-players = Гравці в рядку { $line } запису – не по одному на кожне місце, з агентом чи іменем: { $found }.
error-record-position = Позиція в рядку { $line } запису не відповідає його формату: { $found }.
error-record-file = Файл { $file } не читається: { $reason }.
error-record-pick = Вибір у рядку { $line } запису – не назва: { $found }.
error-record-number = У рядку { $line } запису бракує числа: знайдено { $found }.
error-record-numbers = У рядку { $line } запису бракує списку чисел: знайдено { $found }.
error-record-rules = Запис зроблено за версією { $version } правил гри { $game }; тут версія { $ours }.
error-record-other-file = Запис зіграно з файлом { $file }, а тут файл { $ours }; повторюйте його з тим файлом, з яким грали.
error-record-with-file = Запис зіграно з файлом { $file }, а тут файлу немає; повторюйте його з тим файлом, з яким грали.
error-record-without-file = Запис зіграно без файлу, а тут файл { $ours }; повторюйте його так, як грали.
error-record-answer = Вибір { $number } не підходить: { $reason }
error-record-unfinished = У записі сказано, чим закінчилася партія, але вибори обриваються раніше.
error-record-scores = Запис закінчується рахунком { $told }; за правилами має бути { $right }.
error-record-winners = За записом перемагають { $told }; за правилами – { $right }.
error-imagined-past = Уявний стіл не має минулого: до нього не веде жодна роздача.

## Positions laid by hand

error-no-zone = Місце { $seat } не має зони «{ $zone }»; зони: { $known }.
error-zone-of-seat = Кожне місце має власну зону '{ $zone }'; назвіть і місце.
error-no-zone-called = Зони '{ $zone }' немає; є { $known }.
error-counter-of-seat = Кожне місце має власний лічильник '{ $counter }'; назвіть і місце.
error-no-counter-called = Лічильника '{ $counter }' немає; є { $known }.
error-no-counter = Місце { $seat } не має лічильника «{ $counter }»; лічильники: { $known }.
error-no-card = Карти «{ $name }» немає; є, наприклад, «{ $example }».
error-position = Це не позиція, яку стіл записав своїм ключем: { $position }.
error-position-clause = У цій версії гри немає пункту { $clause }.
error-lay-chart = Зона { $zone } – мапа: кладіть кожну карту на її клітинку.
error-lay-no-more = Більше немає { $card }, що могла б там лежати.
error-place-no-chart = Зона { $zone } – не мапа: кладіть туди карти без клітинки.
error-place-cell = Клітинка зони { $zone } – це ціле число від 0, а не { $cell }.
error-put-absent = Зона { $zone } має { $count } × { $card }; спершу покладіть карту туди.
error-put-negative = Речі на карті рахують від 0, а не { $things }.
error-put-nothing = На цих картах ніколи нічого не лежить.
error-put-unknown = «{ $thing }» там лежати не може; може { $known }.
error-board-cell = Клітинка – це пара цілих чисел (рядок, стовпець), а не { $place }.
error-board-no-tile = Тайла «{ $name }», як на { $place }, немає; є, наприклад, «{ $example }».
error-board-twice = Тайл { $tile } лише один, а лежить на { $place } і на { $other }.
error-board-no-headquarters = На цій мапі немає HQ; її викладають першою.
error-board-far = { $place } далі від HQ, ніж сягають усі тайли разом.
error-board-apart = { $tile } на { $place } лежить окремо: жодні тайли не сполучають його з HQ.
error-board-clash =
    { $side ->
        [north] { $tile } на { $place } не поєднується з { $other } на північ від нього: земля прилягає до води.
        [east] { $tile } на { $place } не поєднується з { $other } на схід від нього: земля прилягає до води.
        [south] { $tile } на { $place } не поєднується з { $other } на південь від нього: земля прилягає до води.
       *[west] { $tile } на { $place } не поєднується з { $other } на захід від нього: земля прилягає до води.
    }
error-row-long = У ряду може бути щонайбільше { $most ->
        [one] { $most } регіон
        [few] { $most } регіони
       *[many] { $most } регіонів
    }, а не { $count }.
error-row-twice =
    { $kind ->
        [region] Регіон { $card } трапляється двічі.
       *[sanctuary] Святилище { $card } трапляється двічі.
    }
error-row-unknown =
    { $kind ->
        [region] Регіону { $card } немає; вони йдуть від { $first } до { $last }.
       *[sanctuary] Святилища { $card } немає; вони йдуть від { $first } до { $last }.
    }
error-row-unknown-meteorites = Регіону { $card } немає; вони йдуть від { $first } до { $last }, а ще є { $meteorites }.

## The server

server-sorry = На сервері щось пішло не так.
server-nothing-here = За цією адресою нічого немає.
server-method = За цією адресою так зробити не можна.
server-too-large = Це більше, ніж сервер приймає за раз.
server-unfit = Запит не підходить: { $details }.
server-protocol = Повідомлення не відповідає протоколу.
server-hello = Перше повідомлення має бути hello.
server-authorization = Authorization має вигляд: Bearer seat:secret,seat:secret.
server-too-fast = Надто швидко; зачекайте хвильку.
server-tables-fast = Ви щойно поставили багато столів; зачекайте хвилину.
server-busy-table = За цим столом забагато людей щось робить одночасно.
server-full = Усі столи цього сервера зайнято; спробуйте пізніше.
server-no-words = Для ще одного столу немає вільних слів; спробуйте ще раз.
server-no-table = Такого столу немає.
server-words = Ці слова не ведуть до жодного столу.
server-table-rules = Стіл грає за версією { $version } правил гри { $game }; цей сервер – за версією { $ours }.
server-many-tables = Столів може бути щонайбільше { $most }, а не { $count }.
server-many-keys = Ключів може бути щонайбільше { $most }, а не { $count }.
server-long-code = Код має від 1 до { $most } символів, а не { $count }.
server-origin = Цій сторінці не можна з’єднуватися з цим сервером.
server-host = Цей сервер не має такого імені: { $host }. Відкрийте його за адресою або запустіть з --address чи --origin.
server-deep = Надто глибока вкладеність.
server-no-database = Сервер зараз нічого не може зберегти; спробуйте ще раз за хвилю.
server-for-good = Хто зайняв місце посеред партії, лишається на ньому; щоб звільнити його, вийдіть з-за столу.
server-seat-open = Це місце вже вільне, посилання на нього діє.
server-database = Не вдається відкрити базу даних: { $place } ({ $reason }). Вкажіть у --database теку з правом запису.
server-keys = Деякі з цих ключів не відкривають жодного місця за цим столом.
server-no-key = У вас немає ключа від цього місця: { $seat }.
server-invitation = Це запрошення не діє або вже не діє.
server-seat-taken = Це місце щойно зайняв хтось інший; виберіть друге.
server-seat-held = Це місце займає хтось інший, і лише він може його передати: { $seat }.
server-seat-of-bot = На цьому місці грає бот: { $seat }. Спершу поверніть місце собі.
server-bot-gone = На цьому місці бот уже не грає: { $seat }.
server-stranger = Передавати місце можуть лише ті, хто сидить за столом.
server-nobody-missing = На цьому місці всі присутні.
server-vote = Партію почато; хто гратиме на цьому місці, вирішують голосуванням присутні.
server-empty =
    { $what ->
        [name] Ім’я порожнє.
       *[chat] Рядок чату порожній.
    }
server-long =
    { $what ->
        [name] В імені { $count ->
            [one] { $count } символ
            [few] { $count } символи
           *[many] { $count } символів
        }; може бути щонайбільше { $most }.
       *[chat] У рядку чату { $count ->
            [one] { $count } символ
            [few] { $count } символи
           *[many] { $count } символів
        }; може бути щонайбільше { $most }.
    }
server-not-begun = Партію ще не почато; на когось іще чекають.
server-not-over = Партію ще не завершено.
server-record-early = Партію ще не завершено; запис виказав би приховане.
server-picks = У відповіді може бути від 1 до { $most } варіантів, а не { $count }.
server-asked-anew = Вибір відмінено, тож питають знову: { $seat }.
server-turn-held = { $seat } ще не завершує свій хід.
server-no-turn = { $seat } не має ходу, який можна завершити.
server-not-theirs = Вибір { $answer } зроблено не з цього місця: { $seat }.
server-over = Партію завершено; відмінити вже нічого не можна.
server-nobody-to-ask = Відтоді відкрилося щось нове, а попросити про дозвіл немає кого.
server-not-asked = Дозволу щось відмінити ніхто не просить: { $seat }.

error-tournament-agents = Для турніру потрібні щонайменше два різні агенти, кожен названий один раз, а не { $agents }.
error-tournament-edge = Перевага — частка від 0 до 0.5, без самої 0.5, а не { $edge }.
error-tournament-file = { $file } містить результати чогось іншого: інша гра, правила, налаштування, місця чи зерно. Назвіть інший файл.

server-hints-off = За цим столом підказок немає: грають кілька людей, і про підказки не домовилися, коли стіл відкривали.
server-hint-not-asked = { $seat }: зараз нічого не питають, а підказка буває лише до вибору.
server-many-thoughts = Зараз обмірковується забагато підказок; спитайте трохи згодом.
server-fork-early = Тут грають і інші люди: інший шлях можна спробувати, коли партія завершиться.
server-no-position = Такої позиції чи такого місця немає; позиції йдуть від 0 до { $last }.
server-database-newer = База даних має версію { $found }, а цей Skerry знає не новішу за { $ours }; запустіть новіший.
server-bus = Адреса шини – наприклад redis://host або valkey://host, а не { $scheme }.
server-workers = Потрібен принаймні один робочий процес, а не { $count }.
server-restore-full = У базі даних уже є столи; відновлюйте в порожню.
server-backup-unfit = { $file } – не ціла резервна копія, яку може прочитати цей Skerry.
server-no-community = Цей сервер не зводить незнайомих людей; запустіть його з --community.
server-not-host = Це може лише господар столу.
server-nobody-removed = На цьому місці немає нікого, кого можна було б вилучити.
server-not-open = Цей стіл відкритий не для всіх.
server-accounts-community = Облікові записи – частина спільноти; запустіть сервер і з --community.
server-accounts-origin = Ключам доступу потрібне ім’я через https або http://localhost; { $origin } не годиться як перший --origin.
server-accounts-place = Ключі доступу працюють через https або лише на цьому комп’ютері; назвіть сервер за допомогою --origin https://your.name або не відкривайте його в мережу.
server-name-owned = { $name } – ім’я облікового запису. Якщо він ваш, увійдіть; якщо ні, виберіть інше ім’я.
server-not-signed-in = У цьому браузері ніхто не ввійшов.
server-account-again = Ви ввійшли вже давно; для цього ввійдіть ще раз.
server-passkey = Перевірити цей ключ доступу не вдалося; спробуйте ще раз.
server-passkey-late = Це тривало надто довго або вже було використано; спробуйте ще раз.
server-passkey-unknown = Жоден обліковий запис тут не має цього ключа доступу.
server-passkey-twice = Цей ключ доступу вже має обліковий запис.
server-passkey-last = Без останнього ключа доступу ніхто вже не зміг би ввійти; спершу додайте інший або видаліть обліковий запис.
server-passkeys-many = Ключів доступу в облікового запису може бути щонайбільше { $most }.
server-clock = На хід дається від { $fewest } до { $most } секунд, або скільки завгодно (0).
server-clock-alone = Годинник потрібен там, де грають кілька людей.
server-delay = Глядачі можуть бачити все із затримкою від { $fewest } до { $most } секунд або одразу (0).
server-plan = Зараз на це не можна відповісти наперед.
server-push = Це не адреса служби сповіщень із ключами браузера.
server-no-push = Цей сервер не надсилає сповіщень; запустіть його з --push.
server-push-many = Для одного місця сповіщення отримує щонайбільше стільки браузерів: { $most }.
server-push-contact = Після --push вкажіть, кому можуть писати служби сповіщень: mailto:you@host або https://host.
server-hook = --hook приймає команду або URL, а не { $hook }.
