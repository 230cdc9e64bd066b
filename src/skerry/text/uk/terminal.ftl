### What is said in the terminal only. Names of commands, options and files stay as they are.

## A game in the terminal

terminal-begun = { $game }, { $seats ->
        [one] партія для { $seats } гравця
       *[many] партія для { $seats } гравців
    }. Номер роздачі { $seed }. ? – довідка.
terminal-resumed = { $game }: незавершена партія триває після кроку { $answers }. ? – довідка.
terminal-torn = Останній вибір у файлі обірвано, тож його треба зробити ще раз.
terminal-aside = Партія, що там лежала, тепер у файлі { $file }.
terminal-kept = Партію збережено у файлі { $file }; наступного разу вона продовжиться звідси.
terminal-recorded = Запис партії: { $file }.

terminal-ask =
    { $seat }, { $last ->
        [1] 1
       *[other] 1–{ $last }
    } · h підказка · t стіл · ? довідка
terminal-curtain = Передайте екран: тепер { $seat }. Потім натисніть Enter.
terminal-curtain-undo = Передайте екран: тепер { $seat }. Потім натисніть Enter. ({ $last }: u відміняє ваш вибір.)
terminal-no-option = Варіанта { $number } немає; виберіть від 1 до { $last }.
terminal-one-number = Тут досить одного числа.
# Whole words that may be typed for the letters of the help; those of English may be typed in addition.
terminal-words = відмінити=u карта=c чому=w журнал=l стіл=t рахунок=s вийти=q вихід=q довідка=? допомога=?
terminal-not-understood = «{ $words }» незрозуміло; введіть число від 1 до { $last } або ? для довідки.
terminal-undone = { $seat } відміняє останній вибір.
terminal-stuck = { $seat } не може нічого відмінити: відтоді відкрилося щось нове.
terminal-name-missing = Додайте назву: { $key }, а потім карту чи щось інше, наприклад «{ $key } { $example }».
terminal-name-unknown = Нічого з назвою «{ $words }» немає; є, наприклад, «{ $example }».
terminal-name-more = … і ще { $count }.
terminal-why = { $thing }: { $reason }
terminal-why-fine = { $thing }: зараз це можна вибрати.

terminal-help-number = вибрати те, що під цим номером або так зветься; для набору – кілька номерів у рядку
terminal-help-undo = відмінити свій останній вибір, поки не відкрилося нічого нового
terminal-help-card = описати карту або всі карти зони
terminal-help-why = пояснити, чому щось зараз не можна вибрати
terminal-help-log = уся партія дотепер або лише останні дії
terminal-help-table = увесь стіл, або місце гравця, або одна частина
terminal-help-score = рахунок, якби партія скінчилася зараз; одного місця – по рядках
terminal-help-quit = вийти; партію збережено, і наступного разу вона продовжиться
terminal-help-key-number = число
terminal-help-key-name = { $key } НАЗВА

terminal-your-turn = ваш хід
terminal-since = Від вашого минулого ходу (l – усе)
terminal-earlier =   … що було раніше, розповість l
terminal-which = «{ $words }» пасує кільком: { $numbers }.
terminal-card-and-cell = Введіть номер тайла й номер клітинки, наприклад 1 5; номер клітинки з тайлом – плисти туди.
terminal-not-to-cell = Цей тайл туди зараз не покласти.
terminal-where = { $thing } ({ $zone })
terminal-thinking = Думаю близько { $seconds } с; Ctrl-C перерве.
terminal-no-hint = Часу не вистачило на жоден варіант.
terminal-hint = { $name }: у кінці в середньому { $worth } проти найкращого з решти
terminal-hint-crew = { $name }: у кінці команда має в середньому { $worth }
terminal-page = Enter – далі (ще рядків: { $left }), q – назад
terminal-perhaps = Тут ніщо не зветься «{ $words }». Може, { $name }?
terminal-no-part = На столі немає частини «{ $words }»; є: { $names }, а також кожне місце за іменем.
terminal-end-turn = Enter завершує хід, u скасовує останній крок, uu – увесь хід
terminal-no-network = --lan і --port – для браузера, не для --terminal.
terminal-param-name = Імена людей через кому.
terminal-param-plain = По одному на рядок, без стовпців і ліній.
terminal-help-key = { $key }
terminal-help-key-part = { $key } [ЧАСТИНА]
terminal-help-key-seat = { $key } [МІСЦЕ]
terminal-help-key-count = { $key } [ЧИСЛО]
terminal-help-key-page = { $key } [СТОРІНКА]
terminal-help-undo-all = скасувати у вашому ході все, що можна
terminal-help-hint = підказка: три найкращі варіанти й чому
terminal-help-round = останнє коло ще раз
terminal-help-rules = ця довідка; з назвою – сторінка правил, ? ? – сторінка до цього питання
terminal-help-lang = говорити іншою мовою
terminal-next-source = Enter – далі, a – усе
terminal-again = 1 реванш (на місце далі), 2 нова роздача, 3 та сама роздача, 4 розбір, Enter – вийти
terminal-help-end = завершити хід, якщо це вирішуєте ви
terminal-help-pace = як розповідати про чужі ходи й підсумок: повільно чи одразу
terminal-no-end = Тут нема чого завершувати.
terminal-no-pace = pace буває slow, normal або instant, а не «{ $word }».
terminal-help-plain = по одному на рядок, для програм читання з екрана
terminal-help-pages = Сторінки правил: { $pages }.
terminal-shelf-more = skerry games НАЗВА – налаштування гри й хто в неї грає.
terminal-param-one-game = Лише ця гра, з налаштуваннями.
terminal-brew-begun = У файлі { $file } кілька карт для початку; змініть їх і виконайте: skerry deck check { $file } --game { $game }
terminal-brew-fine = { $file } годиться для гри: { $name }, власні карти для «Еверделла», відбиток { $digest }.
terminal-over = Партію завершено.
terminal-score-now = Якби партія закінчилася зараз:
terminal-total = усього
terminal-all = Усі разом
terminal-nobody-wins = Не перемагає ніхто.
terminal-everybody-wins = Усі перемагають разом.
terminal-winners = { $count ->
        [1] { $seats } перемагає.
       *[other] { $seats } перемагають разом.
    }

terminal-replay-step = Крок { $number } з { $last }
terminal-replay-start = Перед першим кроком
terminal-replay-several = Записів у файлі: { $count }; це запис { $number }, інший покаже --game.
terminal-replay-ask = Enter далі, p назад, 0–{ $last } перейти, q вийти
terminal-lan-ask = Дозволити іншим у вашій мережі відкривати стіл за адресою { $address }? т (так) або н (ні)
# What is understood as agreement, in small letters.
terminal-yes = т так
terminal-lan-open = Інші у вашій мережі знайдуть його за адресою { $address }; у браузері кожен стіл має своє посилання й код.
terminal-lan-none = Цей комп’ютер зараз не в мережі, тож відкрити стіл можете лише ви.
terminal-serving = Стіл стоїть за адресою { $address } і зберігається в { $database }. Ctrl-C завершує; нічого не втратиться.

terminal-no-page = Сторінки «{ $page }» немає; є { $pages }.
terminal-rules-example = Приклад: { $title }
terminal-rules-asked = Про що запитують
terminal-rules-more = Сторінки: { $pages }. Лише одна з них: --page NAME. Усі карти: --cards.
terminal-rules-copies = у коробці { $count }

## Commands, as --help lists them

terminal-about = Цифровий стіл для сучасних настільних ігор.
terminal-about-lang = --lang МОВА перемикає мову: en, ru, pl або uk; так само SKERRY_LANG=МОВА.
terminal-about-help = Показати цю довідку й вийти.
terminal-about-version = Сказати, який це Skerry і на чому він працює.
terminal-usage = Використання: { $usage }
terminal-placeholder =
    { $word ->
        [ARGS] АРГУМЕНТ
        [CHOICE] ВИБІР
        [COMMAND] КОМАНДА
        [FILE] ФАЙЛ
        [FLOAT] ЧИСЛО
        [GAME] ГРА
        [INT] ЧИСЛО
        [NAME] НАЗВА
        [OPTIONS] ПАРАМЕТРИ
        [PATH] ФАЙЛ
        [STR] ТЕКСТ
       *[other] { $word }
    }
terminal-commands = Команди
terminal-arguments = Аргументи
terminal-parameters = Параметри
terminal-default = [типово: { $value }]
terminal-required = [обов’язково]
terminal-version = skerry { $version } ({ $flavour }), Python { $python }
terminal-command-play = Грати в браузері або, з --terminal, у терміналі.
terminal-command-serve = Тримати столи для браузерів, тут або для мережі.
terminal-command-games = Перелічити ігри з гравцями, налаштуваннями й агентами.
terminal-command-rules = Вивести правила гри або її карти.
terminal-command-simulate = Дати агентам зіграти багато партій і вивести, хто перемагає.
terminal-command-replay = Переглянути записану партію крок за кроком або перевірити файл записів.
terminal-command-bench = Виміряти швидкість ігор.
terminal-command-deck = Перевірити файл колоди, показати її карти або почати нову.
terminal-command-deck-check = Сказати, чи можна грати з файлом колоди, або назвати всі його помилки.
terminal-command-deck-show = Вивести всі карти, локації й жетони файлу колоди з тим, що вони роблять, і морський шлях.
terminal-command-deck-new = Записати домашню колоду у файл, щоб там її змінити.
terminal-command-game = Почати власну гру.
terminal-command-game-new = Записати в робочу копію Skerry гру, у яку можна грати одразу, щоб там її змінити.
terminal-param-game = Назва гри.
terminal-param-seats = Кількість гравців.
terminal-param-seed = Номер роздачі, щоб зіграти ту саму партію ще раз.
terminal-param-option = Налаштування гри як назва=значення; можна повторювати.
terminal-param-deck = Файл колоди для гри, карти якої беруть із файлу.
terminal-param-lan = Дозволити іншим у локальній мережі відкривати стіл; якщо не вказано, вас спитають.
terminal-param-record = Файл з одним або кількома записами.
terminal-param-terminal = Грати в терміналі; усе, що нижче, – для цього.
terminal-param-players = Хто де сидить: me або агент, через кому.
terminal-param-file = Зберігати партію в цьому файлі.
terminal-param-fresh = Почати нову партію; стару відкласти вбік.
terminal-param-host = Слухати тут; 0.0.0.0 – для всієї мережі.
terminal-param-port = Слухати на цьому порту.
terminal-param-database = Зберігати столи в цьому файлі або за цією адресою PostgreSQL.
terminal-param-open = Відкрити головну сторінку в браузері.
terminal-param-page = Лише ця сторінка, за назвою зі списку в кінці.
terminal-param-cards = Натомість перелічити всі карти з роз’ясненнями.
terminal-param-games = Скільки партій.
terminal-param-agents = Агенти через кому; якщо їх замало, вони повторюються. Типово greedy і random, а де грають усі разом – лише greedy.
terminal-param-match-seed = Номер матчу; той самий дає ті самі партії.
terminal-param-out = Записати сюди всі партії: записи як .jsonl, по рядку на місце й партію як .csv чи .parquet. Перерване продовжить та сама команда.
terminal-param-force = Перезаписати цей файл.
terminal-param-workers = Процеси; типово, коли партій багато, по одному на ядро.
terminal-param-number = Номер запису у файлі, від 1.
terminal-param-verify = Лише перевірити всі записи.
terminal-param-seat = Дивитися з цього місця, від 1.
terminal-param-seconds = Час на кожен показник.
terminal-param-compare = Тека з іншим варіантом, який теж виміряти.
terminal-param-json = Вивести в JSON, для програм.
terminal-param-deck-file = Файл колоди.
terminal-param-new-game = Її назва, наприклад my_game.

## Tables of figures. Heads stand above narrow columns: keep them short.

terminal-head-game = гра
terminal-head-seats = гравці
terminal-head-agents = агенти
terminal-head-agent = агент
terminal-head-seat = місце
terminal-head-team = команда
terminal-head-games = партії
terminal-head-wins = перемоги
terminal-head-win-rate = частка
terminal-head-score = рахунок
terminal-head-range = мін–макс
terminal-head-deviation = σ
terminal-head-tenth = 10 %
terminal-head-median = медіана
terminal-head-ninetieth = 90 %
terminal-head-figure = показник
terminal-head-ratio = разів
terminal-figure =
    { $figure ->
        [games] випадкові партії/с
        [decisions] рішення/с
        [decisions-with-clones] рішення/с із копіями
        [clones] копії/с
        [views] вигляди/с
        [replays] повтори/с
       *[samples] вибірки/с
    }
terminal-param-yardsticks = Виміряти й інші бібліотеки, кожну на її іграх.
terminal-no-yardsticks = Пропущено, бо не встановлено: { $names }. Встановити: `pip install "skerry[bench]"`.
terminal-flavour =
    { $flavour ->
        [compiled] скомпільований
       *[pure] чистий
    }
terminal-machine =
    { $cores ->
        [one] { $name }, { $cores } ядро, { $system }, Python { $python }
        [few] { $name }, { $cores } ядра, { $system }, Python { $python }
       *[many] { $name }, { $cores } ядер, { $system }, Python { $python }
    }
terminal-speed = { $rate } партій/с
terminal-no-game = Жодної партії не завершено.
terminal-summary =
    { $game }: зіграно { $games } з { $total } партій, { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }, номер матчу { $seed }, рішень за партію: { $decisions }. Інтервали 95 %.
terminal-summary-speed = { $rate } партій/с, { $flavour }.
terminal-ranks = { $team }: { $ranks }.

## Турнір

terminal-command-tournament = Порівняти агентів на тих самих роздачах і дати їм рейтинг.
terminal-param-rivals = Агенти через кому, щонайменше двоє.
terminal-param-each = Скільки партій грає кожна пара, а за більшим столом — кожен стіл.
terminal-param-edge = Припиняти зустріч, коли ясно, хто кращий: послідовний тест із такою перевагою за партію, наприклад 0.05; 0 — грати всі партії.
terminal-param-ledger = Зберігати результати в цьому файлі; наступний виклик продовжить звідти.
terminal-param-report = Записати сюди сторінку з таблицями й графіками.
terminal-report = Звіт: { $file }.
terminal-head-rating = рейтинг
terminal-head-interval = між
terminal-head-against = проти
terminal-ties =
    { $ties ->
        [0] Нічиїх не було.
        [one] Була { $ties } нічия; вона рахується за половину.
        [few] Було { $ties } нічиї; вони рахуються за половину.
       *[many] Було { $ties } нічиїх; вони рахуються за половину.
    }
terminal-played-now =
    { $games ->
        [one] Зараз зіграно { $games } партію, { $rate } партії/с.
        [few] Зараз зіграно { $games } партії, { $rate } партії/с.
       *[many] Зараз зіграно { $games } партій, { $rate } партії/с.
    }
terminal-decided =
    { $games ->
        [one] Вирішено після { $games } партії: { $better } сильніший, ніж { $worse }.
       *[many] Вирішено після { $games } партій: { $better } сильніший, ніж { $worse }.
    }

## Розбір

terminal-command-review = Розібрати записану партію: чого був вартий кожен вибір і де були промахи.
terminal-param-playouts = Скільки кінцівок дограти для одного вибору.
terminal-playouts = Вибір оцінюють хоча б за однією кінцівкою, а не за { $count }.
terminal-head-curve = очікування наприкінці
terminal-head-first = спочатку
terminal-head-last = під кінець
terminal-head-lost = втрачено
terminal-head-step = крок
terminal-head-played = зіграно
terminal-head-better = краще
terminal-head-loss = втрата
terminal-curve-about =
    { $choices ->
        [one] Оцінено { $choices } вибір, за тим, що могло знати місце; крива показує очікуваний підсумок, втрата рахується в очках переваги над найкращим з інших.
        [few] Оцінено { $choices } вибори, кожен за тим, що могло знати місце; крива показує очікуваний підсумок, втрата рахується в очках переваги над найкращим з інших.
       *[many] Оцінено { $choices } виборів, кожен за тим, що могло знати місце; крива показує очікуваний підсумок, втрата рахується в очках переваги над найкращим з інших.
    }
terminal-no-slips = Жоден вибір не коштував напевно більше очка.

## Records, decks, a new game

terminal-records-hold =
    { $count ->
        [one] { $count } запис правильний.
        [few] { $count } записи правильні.
       *[many] { $count } записів правильні.
    }
terminal-cut-off = Останній рядок файлу обірвано, тож його пропущено.
terminal-unfinished =
    { $count ->
        [one] { $count } з них не закінчено: гра тривала далі або файл обрізано.
        [few] { $count } з них не закінчено: ігри тривали далі або файл обрізано.
       *[many] { $count } з них не закінчено: ігри тривали далі або файл обрізано.
    }
terminal-deck-fine =
    { $house ->
        [true] З файлом { $file } можна грати: { $name }, дещо не так, як надруковано, контрольна сума { $digest }.
       *[false] З файлом { $file } можна грати: { $name }, усе так, як надруковано, контрольна сума { $digest }.
    }
terminal-deck-begun = У файлі { $file } – домашня колода; змініть її, потім виконайте: skerry deck check { $file }
terminal-game-begun = У теці { $folder } – гра; її слова – у { $words }, іншими мовами – поруч.
terminal-game-play = Зіграти: { $command }
terminal-game-test = Перевірити: { $command }

## What is refused

terminal-no-language = Мови «{ $language }» немає; є { $known }.
terminal-which-game = Назвіть гру: { $games }.
terminal-option-form = Налаштування пишуть як назва=значення, а не «{ $word }».
terminal-in-browser = Гравців і все інше вибирають у браузері; або додайте --terminal.
terminal-players = Учасників { $players }, а місць { $seats }.
terminal-other-game = У файлі { $file } незавершена партія, де { $name } – { $found }, а не { $wished }; щоб почати нову, додайте --fresh.
terminal-folder = { $file } – тека; назвіть файл у ній.
terminal-unreadable = { $file }: { $reason } Щоб почати заново, додайте --fresh.
terminal-changed = Файл { $file } змінив хтось інший; запустіть ще раз, щоб продовжити.
terminal-exists = Файл { $file } уже є; щоб перезаписати його, додайте --force.
terminal-no-record = У файлі { $file } немає запису { $number }; записи йдуть від 1 до { $count }.
terminal-in-record = { $file }, запис { $number }: { $reason }
terminal-workers = Процесів має бути щонайменше один, а не { $count }.
terminal-no-package = У теці { $folder } немає пакета skerry; його створює `make compiled`.
terminal-package-failed = Пакет у теці { $folder } не запустився: { $reason }
terminal-port = На { $host } не можна слухати порт { $port }; назвіть інший: --port.
terminal-ports = На { $host } не можна слухати порти від { $first } до { $last }; назвіть інший: --port.
terminal-game-name = «{ $name }» не підходить як назва; підійдуть малі латинські літери, цифри й _, як у my_game.
terminal-game-exists = Гра { $name } уже є; візьміть іншу назву.
terminal-no-checkout = Тут немає { $file }; спершу перейдіть у робочу копію Skerry.
terminal-file-missing = { $file }: такого файлу чи теки немає.
terminal-file-forbidden = { $file } не можна ні читати, ні записувати.
terminal-file-failed = { $file }: { $reason }.
terminal-no-such-command =
    { $hint ->
        [none] Невідома команда «{ $command }»; є { $known }.
       *[other] Невідома команда «{ $command }»; може, { $hint }?
    }
terminal-no-such-option =
    { $hint ->
        [none] Невідомий параметр { $option }; усі перелічує --help.
       *[other] Невідомий параметр { $option }; може, { $hint }?
    }
terminal-missing = Бракує { $option } або його значення; докладніше: --help.
terminal-repeated = { $option } трапляється більше ніж раз.
terminal-left-over = Це ні до чого: { $words }
terminal-bad-value =
    { $kind ->
        [number] Для { $option } потрібне число, а не «{ $value }».
       *[other] Для { $option } не підходить «{ $value }».
    }
terminal-unfit = Рядок не підходить: { $reason }

## Training

terminal-command-train = Дати агентові грати з собою й підігнати ваги пошуку під його вибори.
terminal-param-teacher = Хто грає і в кого вчитися.
terminal-param-lessons = Тека для зіграних партій; що там лежить, знову не грається.
terminal-param-practice = Скільки раундів політика вправляється сама, зсуваючись туди, де догравання кінчаються краще.
terminal-param-promise = Вчитися не вибору, а того, що обіцяють позиції, з того, чим вони скінчилися; за цим догравання оцінюють до їхнього кінця.
terminal-param-write-weights = Записати нові ваги до пакета.
terminal-no-learner = Ваги, яких можна навчати, мають лише ігри { $known }, а не { $game }.
terminal-only-practice = У грі { $game } ваги знаходять лише вправами: вкажіть --practice і кількість раундів.
terminal-no-promise = Що обіцяють позиції, вчать в іграх everdell і farshore, а не в { $game }: приберіть --promise.
terminal-trained = Вивчено за партіями ({ $games }): вгадано { $right } виборів.
terminal-trained-end = Похибка оцінки підсумку — { $error } очка (середньоквадратична).
terminal-practised = Вправляння, раундів: { $rounds }. Догравання кінчалися спочатку з { $before }, наприкінці з { $after } очка.
terminal-weights-written = Записано до { $file }.
terminal-command-backup = Записати всі столи бази даних у файл.
terminal-command-restore = Повернути резервну копію в порожню базу даних.
terminal-param-backup = Файл резервної копії.
terminal-param-serve-workers = Обслуговувати стількома процесами за однією адресою.
terminal-param-bus = Сповіщати інші машини за цією адресою Redis або Valkey.
terminal-param-origin = Відповідати й під цим іменем, наприклад https://skerry.example: його передає проксі перед сервером. Можна вказати кілька разів.
terminal-param-archive = Звільняти журнал столу через стільки днів без новин; 0 – ніколи.
terminal-param-drain = Стільки секунд ще обслуговувати після прохання зупинитися.
terminal-param-metrics = Відповідати Prometheus за адресою /metrics.
terminal-param-community = Дозволити відкривати столи для всіх, хто сюди зайде; список буде на головній сторінці.
terminal-param-accounts = Дозволити закріплювати за собою імена ключами доступу; з --community та з --origin https://…, якщо сервер не лише для цього комп’ютера.
terminal-param-push = Повідомляти людей через їхні браузери, що їхній хід; значення – кому можуть писати служби сповіщень, наприклад mailto:you@host.
terminal-param-hook = Команда або URL, якій у вигляді JSON повідомляється, чий хід, за столами, де на хід дається година або більше.
terminal-param-log = Писати журнал рядками (plain) або в JSON.
terminal-backed-up = { $count ->
    [one] У { $file } збережено { $count } стіл.
    [few] У { $file } збережено { $count } столи.
   *[many] У { $file } збережено { $count } столів.
}
terminal-restored = { $count ->
    [one] Із { $file } повернено { $count } стіл.
    [few] Із { $file } повернено { $count } столи.
   *[many] Із { $file } повернено { $count } столів.
}
