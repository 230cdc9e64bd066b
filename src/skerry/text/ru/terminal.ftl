### What is said in the terminal only. Names of commands, options and files stay as they are.

## A game in the terminal

terminal-begun =
    { $seats ->
        [one] { $game }, партия на { $seats } игрока.
       *[many] { $game }, партия на { $seats } игроков.
    } Номер раздачи { $seed }. Справка: ?
terminal-resumed = { $game }: незавершённая партия продолжается после шага { $answers }. Справка: ?
terminal-torn = Последний выбор в файле оборван; вас спросят ещё раз.
terminal-aside = Партия, которая там лежала, теперь здесь: { $file }.
terminal-kept = Партия сохранена: { $file }. В следующий раз она продолжится отсюда.
terminal-recorded = Запись партии: { $file }.

terminal-ask =
    { $seat }, { $last ->
        [1] 1
       *[other] 1–{ $last }
    } · h подсказка · t стол · ? справка
terminal-curtain = Передайте экран: теперь { $seat }. Затем нажмите Enter.
terminal-curtain-undo = Передайте экран: теперь { $seat }. Затем нажмите Enter. ({ $last }: u отменяет ваш выбор.)
terminal-no-option = Варианта { $number } нет; выберите от 1 до { $last }.
terminal-one-number = Здесь нужно одно число.
# Whole words that may be typed for the letters of the help; those of English may be typed in addition.
terminal-words = отмена=u отменить=u карта=c почему=w журнал=l стол=t счёт=s счет=s очки=s выход=q выйти=q справка=? помощь=?
terminal-not-understood = Непонятно: «{ $words }». Введите число от 1 до { $last } или ? для справки.
terminal-undone = { $seat } отменяет последний выбор.
terminal-stuck = { $seat }: отменить нельзя, с тех пор открылось новое.
terminal-name-missing = После { $key } назовите карту или что-то ещё, например «{ $key } { $example }».
terminal-name-unknown = Ничего нет под именем «{ $words }»; есть, например, «{ $example }».
terminal-name-more = … и ещё { $count }.
terminal-why = { $thing }: { $reason }
terminal-why-fine = { $thing }: сейчас можно выбрать.

terminal-help-number = выбрать то, что под этим номером или так называется; для набора — несколько номеров в строке
terminal-help-undo = отменить последний выбор, пока не открылось новое
terminal-help-card = описать карту или все карты в этом месте
terminal-help-why = сказать, почему это сейчас нельзя выбрать
terminal-help-log = вся партия до сих пор или только последние действия
terminal-help-table = весь стол, или одно место игрока, или одна часть
terminal-help-score = счёт, если бы партия кончилась сейчас; у одного места — построчно
terminal-help-quit = выйти; партия сохранится и продолжится в следующий раз
terminal-help-key-number = число
terminal-help-key-name = { $key } ИМЯ

terminal-your-turn = ваш ход
terminal-since = С вашего прошлого хода (l — всё)
terminal-earlier =   … что было раньше, расскажет l
terminal-which = «{ $words }» подходит нескольким: { $numbers }.
terminal-card-and-cell = Введите номер тайла и номер клетки, например 1 5; номер клетки с тайлом — плыть туда.
terminal-not-to-cell = Этот тайл туда сейчас не положить.
terminal-where = { $thing } ({ $zone })
terminal-thinking = Думаю около { $seconds } с; Ctrl-C прервёт.
terminal-no-hint = Времени не хватило ни на один вариант.
terminal-hint = { $name }: в конце в среднем { $worth } против лучшего из остальных
terminal-hint-crew = { $name }: в конце у команды в среднем { $worth }
terminal-page = Enter — дальше (ещё строк: { $left }), q — назад
terminal-perhaps = Здесь ничто не называется «{ $words }». Может быть, { $name }?
terminal-no-part = На столе нет части «{ $words }»; есть: { $names }, а также каждое место по имени.
terminal-end-turn = Enter завершает ход, u отменяет последний шаг, uu — весь ход
terminal-no-network = --lan и --port — для браузера, не для --terminal.
terminal-param-name = Имена игроков-людей через запятую.
terminal-param-plain = По одному на строку, без столбцов и линий.
terminal-help-key = { $key }
terminal-help-key-part = { $key } [ЧАСТЬ]
terminal-help-key-seat = { $key } [МЕСТО]
terminal-help-key-count = { $key } [ЧИСЛО]
terminal-help-key-page = { $key } [СТРАНИЦА]
terminal-help-undo-all = отменить всё в вашем ходе, что можно
terminal-help-hint = подсказка: три лучших варианта и почему
terminal-help-round = последний круг ещё раз
terminal-help-rules = эта справка; с именем — страница правил, ? ? — страница к этому вопросу
terminal-help-lang = говорить на другом языке
terminal-next-source = Enter — дальше, a — всё
terminal-again = 1 реванш (на место дальше), 2 новая раздача, 3 та же раздача, 4 разбор, Enter — выйти
terminal-help-end = завершить ход, если это решаете вы
terminal-help-pace = как рассказывать о чужих ходах и об итоге: медленно или сразу
terminal-no-end = Здесь нечего завершать.
terminal-no-pace = pace бывает slow, normal или instant, а не «{ $word }».
terminal-help-plain = по одному на строку, для программ чтения с экрана
terminal-help-pages = Страницы правил: { $pages }.
terminal-shelf-more = skerry games ИМЯ — настройки игры и кто в неё играет.
terminal-param-one-game = Только эта игра, с настройками.
terminal-brew-begun = В файле { $file } несколько карт для начала; измените их и выполните: skerry deck check { $file } --game { $game }
terminal-brew-fine = { $file } годится для игры: { $name }, свои карты для «Эверделла», отпечаток { $digest }.
terminal-over = Партия завершена.
terminal-score-now = Если бы партия закончилась сейчас:
terminal-total = итого
terminal-all = Все вместе
terminal-nobody-wins = Никто не побеждает.
terminal-everybody-wins = Побеждают все вместе.
terminal-winners =
    { $count ->
        [1] { $seats } побеждает.
       *[other] { $seats } побеждают вместе.
    }

terminal-replay-step = Шаг { $number } из { $last }
terminal-replay-start = До первого шага
terminal-replay-several =
    { $count ->
        [one] В файле { $count } запись; это запись { $number }, другую покажет --game.
        [few] В файле { $count } записи; это запись { $number }, другую покажет --game.
       *[many] В файле { $count } записей; это запись { $number }, другую покажет --game.
    }
terminal-replay-ask = Enter — дальше, p — назад, 0–{ $last } — перейти, q — выйти
terminal-lan-ask = Открыть стол для других в вашей сети, по адресу { $address }? да или нет
# What is understood as agreement, in small letters.
terminal-yes = д да
terminal-lan-open = Другие в вашей сети найдут стол по адресу { $address }; в браузере у каждого стола своя ссылка и свой код.
terminal-lan-none = Этот компьютер сейчас не в сети, так что открыть стол можете только вы.
terminal-serving = Стол открыт по адресу { $address } и хранится в { $database }. Ctrl-C закрывает его; ничего не пропадёт.

terminal-no-page = Страницы «{ $page }» нет; есть: { $pages }.
terminal-rules-example = Пример: { $title }
terminal-rules-asked = Вопросы и ответы
terminal-rules-more = Страницы: { $pages }. Только одна из них: --page ИМЯ. Все карты: --cards.
terminal-rules-copies =
    { $count ->
        [one] { $count } в коробке
        [few] { $count } в коробке
       *[many] { $count } в коробке
    }

## Commands, as --help lists them

terminal-about = Цифровой стол для современных настольных игр.
terminal-about-lang = --lang ЯЗЫК включает другой язык: en, ru, pl или uk; то же делает SKERRY_LANG=ЯЗЫК.
terminal-about-help = Показать эту справку и выйти.
terminal-about-version = Показать версию Skerry и то, на чём она работает.
terminal-usage = Использование: { $usage }
terminal-placeholder =
    { $word ->
        [ARGS] АРГУМЕНТ
        [CHOICE] ВЫБОР
        [COMMAND] КОМАНДА
        [FILE] ФАЙЛ
        [FLOAT] ЧИСЛО
        [GAME] ИГРА
        [INT] ЧИСЛО
        [NAME] ИМЯ
        [OPTIONS] ПАРАМЕТРЫ
        [PATH] ФАЙЛ
        [STR] ТЕКСТ
       *[other] { $word }
    }
terminal-commands = Команды
terminal-arguments = Аргументы
terminal-parameters = Параметры
terminal-default = [по умолчанию: { $value }]
terminal-required = [обязательно]
terminal-version = skerry { $version } ({ $flavour }), Python { $python }
terminal-command-play = Играть в браузере или, с --terminal, в терминале.
terminal-command-serve = Открыть столы для браузеров, здесь или в сети.
terminal-command-games = Перечислить игры с местами, настройками и агентами.
terminal-command-rules = Показать правила игры или её карты.
terminal-command-simulate = Дать агентам сыграть много партий и показать, кто побеждает.
terminal-command-replay = Пройти записанную партию по шагам или проверить файл записей.
terminal-command-bench = Измерить, как быстро работают игры.
terminal-command-deck = Проверить файл колоды, показать его карты или начать новый.
terminal-command-deck-check = Сказать, можно ли играть с файлом колоды, или перечислить все его ошибки.
terminal-command-deck-show = Показать все карты, локации и жетоны файла колоды с их свойствами, и морской путь.
terminal-command-deck-new = Записать домашнюю колоду в файл, чтобы её изменить.
terminal-command-game = Начать собственную игру.
terminal-command-game-new = Добавить в рабочую копию Skerry игру, в которую сразу можно играть и которую можно менять.
terminal-param-game = Имя игры.
terminal-param-seats = Число мест.
terminal-param-seed = Номер раздачи, чтобы повторить партию.
terminal-param-option = Настройка игры: имя=значение; можно повторять.
terminal-param-deck = Файл колоды, если карты игры заданы файлом.
terminal-param-lan = Открыть стол для других в локальной сети; если не сказано, вас спросят.
terminal-param-record = Файл с одной или несколькими записями.
terminal-param-terminal = Играть в терминале; всё ниже — для этого.
terminal-param-players = Кто где сидит: me (вы) или агент, через запятую.
terminal-param-file = Хранить партию в этом файле.
terminal-param-fresh = Начать новую партию; старая будет отложена.
terminal-param-host = Слушать этот адрес; 0.0.0.0 — для всей сети.
terminal-param-port = Слушать этот порт.
terminal-param-database = Хранить столы в этом файле или по этому адресу PostgreSQL.
terminal-param-open = Открыть в браузере главную страницу.
terminal-param-page = Только эта страница; имена — в списке в конце.
terminal-param-cards = Вместо этого перечислить все карты с ответами на вопросы о них.
terminal-param-games = Сколько партий.
terminal-param-agents = Агенты через запятую; если их мало, они повторяются. По умолчанию greedy и random, а где все играют вместе — только greedy.
terminal-param-match-seed = Номер матча; с тем же номером партии те же.
terminal-param-out = Записать сюда все партии: записи как .jsonl, по строке на место и партию как .csv или .parquet. Прерванное продолжит та же команда.
terminal-param-force = Перезаписать этот файл.
terminal-param-workers = Число процессов; если партий много, по умолчанию один на ядро.
terminal-param-number = Номер записи в файле, с 1.
terminal-param-verify = Только проверить все записи.
terminal-param-seat = Смотреть с этого места, с 1.
terminal-param-seconds = Время на каждый показатель.
terminal-param-compare = Папка с другой сборкой, которую тоже нужно измерить.
terminal-param-json = Вывести в JSON, для программ.
terminal-param-deck-file = Файл колоды.
terminal-param-new-game = Имя игры, например my_game.

## Tables of figures. Heads stand above narrow columns: keep them short.

terminal-head-game = игра
terminal-head-seats = места
terminal-head-agents = агенты
terminal-head-agent = агент
terminal-head-seat = место
terminal-head-team = команда
terminal-head-games = партии
terminal-head-wins = победы
terminal-head-win-rate = доля побед
terminal-head-score = счёт
terminal-head-range = мин–макс
terminal-head-deviation = откл.
terminal-head-tenth = 10 %
terminal-head-median = медиана
terminal-head-ninetieth = 90 %
terminal-head-figure = показатель
terminal-head-ratio = отношение
terminal-figure =
    { $figure ->
        [games] случайных партий/с
        [decisions] решений/с
        [decisions-with-clones] решений/с с копиями
        [clones] копий/с
        [views] обзоров стола/с
        [replays] повторов/с
       *[samples] выборок/с
    }
terminal-param-yardsticks = Измерить и другие библиотеки на их собственных играх.
terminal-no-yardsticks = Пропущено, потому что не установлено: { $names }. Установить: `pip install "skerry[bench]"`.
terminal-flavour =
    { $flavour ->
        [compiled] скомпилировано
       *[pure] без компиляции
    }
terminal-machine =
    { $cores ->
        [one] { $name }, { $cores } ядро, { $system }, Python { $python }
        [few] { $name }, { $cores } ядра, { $system }, Python { $python }
       *[many] { $name }, { $cores } ядер, { $system }, Python { $python }
    }
terminal-speed = партий/с: { $rate }
terminal-no-game = Ни одна партия не доиграна.
terminal-summary = { $game }: партий — { $games } из { $total }, мест — { $seats }, номер матча — { $seed }, решений за партию — { $decisions }. Интервалы — 95 %.
terminal-summary-speed = Партий/с: { $rate }, { $flavour }.
terminal-ranks = { $team }: { $ranks }.

## Турнир

terminal-command-tournament = Сравнить агентов на одних и тех же раздачах и дать им рейтинг.
terminal-param-rivals = Агенты через запятую, не меньше двух.
terminal-param-each = Сколько партий играет каждая пара, а за большим столом — каждый стол.
terminal-param-edge = Прекращать встречу, когда ясно, кто лучше: последовательный тест с таким перевесом за партию, например 0.05; 0 — играть все партии.
terminal-param-ledger = Хранить результаты в этом файле; следующий вызов продолжит с этого места.
terminal-param-report = Записать сюда страницу с таблицами и графиками.
terminal-report = Отчёт: { $file }.
terminal-head-rating = рейтинг
terminal-head-interval = между
terminal-head-against = против
terminal-ties =
    { $ties ->
        [0] Ничьих не было.
        [one] Была { $ties } ничья; она считается за половину.
        [few] Было { $ties } ничьи; они считаются за половину.
       *[many] Было { $ties } ничьих; они считаются за половину.
    }
terminal-played-now =
    { $games ->
        [one] Сейчас сыграна { $games } партия, { $rate } партии/с.
        [few] Сейчас сыграно { $games } партии, { $rate } партии/с.
       *[many] Сейчас сыграно { $games } партий, { $rate } партии/с.
    }
terminal-decided =
    { $games ->
        [one] Решено после { $games } партии: { $better } сильнее, чем { $worse }.
       *[many] Решено после { $games } партий: { $better } сильнее, чем { $worse }.
    }

## Разбор

terminal-command-review = Разобрать записанную партию: чего стоил каждый выбор и где были промахи.
terminal-param-playouts = Сколько концовок доигрывать для одного выбора.
terminal-playouts = Выбор оценивают хотя бы по одной концовке, а не по { $count }.
terminal-head-curve = ожидание в конце
terminal-head-first = сначала
terminal-head-last = под конец
terminal-head-lost = потеряно
terminal-head-step = шаг
terminal-head-played = сыграно
terminal-head-better = лучше
terminal-head-loss = потеря
terminal-curve-about =
    { $choices ->
        [one] Оценён { $choices } выбор, по тому, что могло знать место; кривая показывает ожидаемый итог, потеря считается в очках перевеса над лучшим из остальных.
        [few] Оценено { $choices } выбора, каждый по тому, что могло знать место; кривая показывает ожидаемый итог, потеря считается в очках перевеса над лучшим из остальных.
       *[many] Оценено { $choices } выборов, каждый по тому, что могло знать место; кривая показывает ожидаемый итог, потеря считается в очках перевеса над лучшим из остальных.
    }
terminal-no-slips = Ни один выбор не стоил наверняка больше очка.

## Records, decks, a new game

terminal-records-hold =
    { $count ->
        [one] { $count } запись верна.
        [few] { $count } записи верны.
       *[many] { $count } записей верны.
    }
terminal-cut-off = Последняя строка файла оборвана и пропущена.
terminal-unfinished =
    { $count ->
        [one] { $count } из них не окончена: игра шла дальше или файл обрезан.
        [few] { $count } из них не окончены: игры шли дальше или файл обрезан.
       *[many] { $count } из них не окончены: игры шли дальше или файл обрезан.
    }
terminal-deck-fine =
    { $house ->
        [true] С файлом { $file } можно играть: { $name }, не всё как в печати, контрольная сумма { $digest }.
       *[false] С файлом { $file } можно играть: { $name }, всё как в печати, контрольная сумма { $digest }.
    }
terminal-deck-begun = В файле { $file } домашняя колода; измените её, затем запустите: skerry deck check { $file }
terminal-game-begun = В папке { $folder } лежит игра; её слова — { $words }, на других языках — рядом.
terminal-game-play = Играть: { $command }
terminal-game-test = Проверить: { $command }

## What is refused

terminal-no-language = Языка «{ $language }» нет; есть: { $known }.
terminal-which-game = Укажите игру: { $games }.
terminal-option-form = Настройку пишут так: имя=значение, а не «{ $word }».
terminal-in-browser = Места и всё остальное выбирают в браузере; или добавьте --terminal.
terminal-players =
    { $players ->
        [one] Не сходится: { $players } игрок,
        [few] Не сходится: { $players } игрока,
       *[many] Не сходится: { $players } игроков,
    } а мест { $seats }.
terminal-other-game = В файле { $file } незавершённая партия, где { $name } — { $found }, а не { $wished }; новую начнёт --fresh.
terminal-folder = { $file } — папка; назовите файл в ней.
terminal-unreadable = { $file }: { $reason } Начать заново: --fresh.
terminal-changed = Файл { $file } изменён извне; запустите ещё раз, чтобы продолжить.
terminal-exists = Файл { $file } уже есть; перезаписать его: --force.
terminal-no-record = В файле { $file } нет записи { $number }; записи — от 1 до { $count }.
terminal-in-record = { $file }, запись { $number }: { $reason }
terminal-workers = Нужен хотя бы один процесс, а не { $count }.
terminal-no-package = В папке { $folder } нет пакета skerry; его соберёт `make compiled`.
terminal-package-failed = Пакет из папки { $folder } не запустился: { $reason }
terminal-port = Порт { $port } по адресу { $host } занят или закрыт; назовите другой: --port.
terminal-ports = Порты с { $first } по { $last } по адресу { $host } заняты или закрыты; назовите другой: --port.
terminal-game-name = Имя «{ $name }» не подойдёт; нужны строчные латинские буквы, цифры и _, например my_game.
terminal-game-exists = Игра { $name } уже есть; возьмите другое имя.
terminal-no-checkout = Здесь нет { $file }; сначала перейдите в рабочую копию Skerry.
terminal-file-missing = { $file }: нет такого файла или папки.
terminal-file-forbidden = { $file }: нет прав на чтение или запись.
terminal-file-failed = { $file }: { $reason }.
terminal-no-such-command =
    { $hint ->
        [none] Команды «{ $command }» нет; есть: { $known }.
       *[other] Команды «{ $command }» нет; может быть, { $hint }?
    }
terminal-no-such-option =
    { $hint ->
        [none] Параметра { $option } нет; все перечислит --help.
       *[other] Параметра { $option } нет; может быть, { $hint }?
    }
terminal-missing = Не хватает { $option } или его значения; подробнее: --help.
terminal-repeated = Параметр { $option } указан больше одного раза.
terminal-left-over = Непонятно, что с этим делать: { $words }
terminal-bad-value =
    { $kind ->
        [number] Для { $option } нужно число, а не «{ $value }».
       *[other] Для { $option } не подходит «{ $value }».
    }
terminal-unfit = Команда не подходит: { $reason }

## Training

terminal-command-train = Дать агенту играть с собой и подогнать веса поиска под его выборы.
terminal-param-teacher = Кто играет и у кого учиться.
terminal-param-lessons = Папка для сыгранных партий; что там лежит, заново не играется.
terminal-param-practice = Сколько раундов политика упражняется сама, сдвигаясь туда, где доигрывания кончаются лучше.
terminal-param-promise = Учиться не выбору, а тому, что обещают позиции, по тому, чем они кончились; по этому доигрывания оценивают до их конца.
terminal-param-write-weights = Записать новые веса в пакет.
terminal-no-learner = Веса, которым можно учить, есть только у игр { $known }, а не у { $game }.
terminal-only-practice = В игре { $game } веса находят только упражнениями: укажите --practice и число раундов.
terminal-no-promise = Что обещают позиции, учат в играх everdell и farshore, а не в { $game }: уберите --promise.
terminal-trained = Выучено по партиям ({ $games }): угадано { $right } выборов.
terminal-trained-end = Ошибка в оценке итога — { $error } очка (среднеквадратичная).
terminal-practised = Упражнение, раундов: { $rounds }. Доигрывания кончались сначала с { $before }, под конец с { $after } очка.
terminal-weights-written = Записано в { $file }.
terminal-command-backup = Записать все столы базы данных в файл.
terminal-command-restore = Вернуть резервную копию в пустую базу данных.
terminal-param-backup = Файл резервной копии.
terminal-param-serve-workers = Обслуживать столькими процессами по одному адресу.
terminal-param-bus = Сообщать другим машинам новости по этому адресу Redis или Valkey.
terminal-param-origin = Отвечать и под этим именем, например https://skerry.example: его передаёт прокси перед сервером. Можно указать несколько раз.
terminal-param-archive = Освобождать журнал стола через столько дней без новостей; 0 — никогда.
terminal-param-drain = Столько секунд ещё обслуживать после просьбы остановиться.
terminal-param-metrics = Отвечать Prometheus по адресу /metrics.
terminal-param-community = Разрешить открывать столы для всех, кто сюда зайдёт; список будет на главной странице.
terminal-param-accounts = Разрешить закреплять за собой имена ключами доступа; с --community и с --origin https://…, если сервер не только для этого компьютера.
terminal-param-push = Сообщать людям через их браузеры, что их ход; значение – кому могут написать службы уведомлений, например mailto:you@host.
terminal-param-hook = Команда или URL, которым в виде JSON сообщается, чей ход, за столами, где на ход даётся час или больше.
terminal-param-log = Писать журнал строками (plain) или в JSON.
terminal-backed-up = { $count ->
    [one] В { $file } сохранён { $count } стол.
    [few] В { $file } сохранены { $count } стола.
   *[many] В { $file } сохранено { $count } столов.
}
terminal-restored = { $count ->
    [one] Из { $file } возвращён { $count } стол.
    [few] Из { $file } возвращены { $count } стола.
   *[many] Из { $file } возвращено { $count } столов.
}
