### What is refused, and why. Numbers of seats, answers and lines are as programs count them.

## Games, seats and options

error-extra = Для этого нужен пакет { $package }: pip install "skerry[{ $extra }]".
error-no-game = Игры «{ $game }» нет; есть: { $known }.
error-no-game-but = Игры '{ $game }' нет; может быть, '{ $near }'?
error-game-ours = Игра '{ $game }' уже есть; назовите свою иначе.
error-game-name = Имя игры — строчные латинские буквы, цифры и подчёркивания, а не '{ $game }'.
error-game-broken = Игру '{ $game }' из установленного пакета не загрузить из { $place }: { $reason }.
error-no-words = В { $folder } нет файла Fluent вроде en.ftl.
error-no-lesson = У игры { $game } нет учебной партии; есть у этих: { $known }.
error-no-file = У игры { $game } нет файла колоды; её карты такие, как в печати.
error-deck = Колода — это путь к файлу колоды или его текст, а не { $deck }.
error-no-option = У игры { $game } нет настройки «{ $option }»; есть: { $known }.
error-no-option-but = В { $game } нет настройки '{ $option }'; может быть, '{ $near }'?
error-no-options = У игры { $game } нет настройки «{ $option }»; настроек у неё нет вообще.
error-option-value = Настройка { $option } принимает { $allowed }, а не { $value }.
error-seats = В игре { $game } от { $fewest } до { $most } мест, а не { $seats }.
error-seats-captain = В игре { $game } с капитаном, которая считается ещё одним игроком, от 1 до { $most } мест, а не { $seats }.
error-seed = Номер раздачи — целое число от 0 до 2**64 - 1, а не { $seed }.
error-no-seat = Места { $seat } нет; места — от { $first } до { $last }.
error-players = Игроков называют для всех мест ({ $seats }) или ни для одного, а не для { $players }.
error-no-agent = Для игры { $game } нет агента «{ $agent }»; есть: { $known }.
error-no-agent-but = Агента '{ $agent }' для { $game } нет; может быть, '{ $near }'?
error-agent-name = Свой агент называется строчными латинскими буквами и цифрами и не так, как наши, а не '{ $agent }'.
error-agent-place = Агента { $place } не загрузить: { $reason }.
error-agent-choose = У агента есть метод choose(seen), а у { $agent } его нет.
error-no-module = У faraway нет дополнения «{ $module }»; есть: { $known }.
error-match-games = В матче хотя бы одна партия, а не { $games }.
error-match-agents =
    { $agents ->
        [one] Не сходится: { $agents } агент,
        [few] Не сходится: { $agents } агента,
       *[many] Не сходится: { $agents } агентов,
    } а мест { $seats }.
error-worker-ended = Рабочий процесс завершился раньше времени.

## Answers

error-no-pick = Варианта { $pick } нет; варианты — от 0 до { $last }.
error-no-pick-called = Варианта с именем «{ $name }» нет; есть, например, «{ $example }».
error-no-pick-but = Выбора '{ $name }' нет; может быть, '{ $near }'?
error-pick = Вариант — это целое число или имя, а не { $pick }.
error-not-offered = Варианта { $pick } нет среди доступных: { $offered }.
error-over = Партия завершена; никто не ходит.
error-not-to-move = Сейчас ходит не место { $seat }; ходят: { $seats }.
error-no-set = От места { $seat } нужен один вариант, а не набор.
error-stale = Ответ был для позиции { $position }, но место { $seat } спрошено в позиции { $asked }, а стол сейчас в позиции { $now }.
error-undo-none = Отменить нечего: с тех пор открылось новое.
error-undo = Ответ { $answer } отменить нельзя; можно эти, начиная с последнего: { $answers }.

## Records

error-record-count =
    { $count ->
        [0] Нужна одна запись, а нет ни одной.
       *[other] Нужна одна запись, а найдено { $count }.
    }
error-record-empty = Запись пуста.
error-record-deep = Это не запись: слишком глубокая вложенность.
error-record-json = Строка { $line } записи — не JSON: { $found }.
error-record-object = Строка { $line } записи — не объект: { $found }.
error-record-no-header = Запись начинается не с игры; строка { $line } записи — не заголовок.
error-record-sum = Запись изменили, или в ней потеряна строка: не сходится сумма в строке { $line } записи или раньше.
error-record-after-end = Партия завершилась раньше строки { $line } записи.
error-record-format = У записи в строке { $line } формат { $found }; эта версия читает формат { $format }.
error-record-header = В заголовке в строке { $line } записи нет игры или настроек.
error-record-deck = Колода в строке { $line } записи — не контрольная сумма: { $found }.
error-record-players = Игроки в строке { $line } записи — не по одному на каждое место, с агентом или именем: { $found }.
error-record-position = Позиция в строке { $line } записи не подходит к её формату: { $found }.
error-record-file = Файл { $file } не читается: { $reason }.
error-record-pick = Вариант в строке { $line } записи — не имя: { $found }.
error-record-number = В строке { $line } записи нет числа, вместо него { $found }.
error-record-numbers = В строке { $line } записи нет списка чисел, вместо него { $found }.
error-record-rules = Запись сделана по версии { $version } правил игры { $game }; здесь версия { $ours }.
error-record-other-file = Запись сыграна с файлом { $file }, а это файл { $ours }; откройте её с тем файлом, с которым играли.
error-record-with-file = Запись сыграна с файлом { $file }, а здесь файла нет; откройте её с тем файлом, с которым играли.
error-record-without-file = Запись сыграна без файла, а здесь файл { $ours }; откройте её без него.
error-record-answer = Ответ { $number } не подходит: { $reason }
error-record-unfinished = В записи сказано, чем кончилась партия, но ответы обрываются раньше.
error-record-scores = В записи счёт { $told }, а по правилам он { $right }.
error-record-winners = В записи победители { $told }, а по правилам { $right }.
error-imagined-past = У воображаемого стола нет прошлого: к нему не ведёт ни одна раздача.

## Positions laid by hand

error-no-zone = У места { $seat } нет зоны «{ $zone }»; зоны: { $known }.
error-zone-of-seat = У каждого места своя зона '{ $zone }'; назовите и место.
error-no-zone-called = Зоны '{ $zone }' нет; есть { $known }.
error-counter-of-seat = У каждого места свой счётчик '{ $counter }'; назовите и место.
error-no-counter-called = Счётчика '{ $counter }' нет; есть { $known }.
error-no-counter = У места { $seat } нет счётчика «{ $counter }»; счётчики: { $known }.
error-no-card = Карты с именем «{ $name }» нет; есть, например, «{ $example }».
error-position = Это не позиция, которую стол записал своим ключом: { $position }.
error-position-clause = В этой версии игры нет пункта { $clause }.
error-lay-chart = Зона { $zone } — морская карта: размещайте на ней каждую карту в своей клетке.
error-lay-no-more = Карты { $card }, которую можно туда положить, больше нет.
error-place-no-chart = Зона { $zone } — не морская карта: кладите туда карты без клетки.
error-place-cell = Клетка зоны { $zone } — целое число от 0, а не { $cell }.
error-put-absent = В зоне { $zone } карт { $card }: { $count }; сначала положите карту туда.
error-put-negative = Фишки на карте считают от 0, а не { $things }.
error-put-nothing = На этих картах никогда ничего не лежит.
error-put-unknown = Фишки «{ $thing }» там не бывает; бывают: { $known }.
error-board-cell = Клетка — пара целых чисел (строка, столбец), а не { $place }.
error-board-no-tile = Тайла «{ $name }», как в { $place }, нет; есть, например, «{ $example }».
error-board-twice = Тайл { $tile } только один, а лежит и в { $place }, и в { $other }.
error-board-no-headquarters = На этой морской карте нет HQ; её выкладывают раньше всех.
error-board-far = { $place } дальше от HQ, чем достают все тайлы вместе.
error-board-apart = Тайл { $tile } в { $place } лежит отдельно: с HQ его не соединяет ни один тайл.
error-board-clash =
    { $side ->
        [north] Тайл { $tile } в { $place } не совпадает с { $other } к северу: суша встречает воду.
        [east] Тайл { $tile } в { $place } не совпадает с { $other } к востоку: суша встречает воду.
        [south] Тайл { $tile } в { $place } не совпадает с { $other } к югу: суша встречает воду.
       *[west] Тайл { $tile } в { $place } не совпадает с { $other } к западу: суша встречает воду.
    }
error-row-long =
    { $most ->
        [one] В ряду не более { $most } региона, а не { $count }.
       *[many] В ряду не более { $most } регионов, а не { $count }.
    }
error-row-twice =
    { $kind ->
        [region] Регион { $card } повторяется.
       *[sanctuary] Святилище { $card } повторяется.
    }
error-row-unknown =
    { $kind ->
        [region] Региона { $card } нет; регионы — от { $first } до { $last }.
       *[sanctuary] Святилища { $card } нет; святилища — от { $first } до { $last }.
    }
error-row-unknown-meteorites = Региона { $card } нет; регионы — от { $first } до { $last }, и есть метеориты: { $meteorites }.

## The server

server-sorry = На сервере что-то пошло не так.
server-nothing-here = По этому адресу ничего нет.
server-method = По этому адресу так нельзя.
server-too-large = Это больше, чем сервер принимает за раз.
server-unfit = Запрос не подходит: { $details }.
server-protocol = Сообщение не по протоколу.
server-hello = Первым сообщением должно быть приветствие (hello).
server-authorization = Заголовок авторизации: Bearer место:секрет,место:секрет.
server-too-fast = Слишком быстро; подождите немного.
server-tables-fast = Вы только что открыли много столов; подождите минуту.
server-busy-table = За этим столом слишком много людей делают что-то сразу.
server-full = Все столы этого сервера заняты; попробуйте позже.
server-no-words = Нет свободных слов для ещё одного стола; попробуйте снова.
server-no-table = Такого стола нет.
server-words = Эти слова не ведут ни к какому столу.
server-table-rules = За столом версия { $version } правил игры { $game }; этот сервер играет по версии { $ours }.
server-many-tables = Столов может быть не более { $most }, а не { $count }.
server-many-keys = Ключей может быть не более { $most }, а не { $count }.
server-long-code = В коде от 1 до { $most } знаков, а не { $count }.
server-origin = Этой странице нельзя подключаться к серверу.
server-host = У этого сервера нет такого имени: { $host }. Откройте его по адресу или запустите с --address либо --origin.
server-deep = Слишком большая вложенность.
server-no-database = Сервер сейчас ничего не может сохранить; попробуйте ещё раз чуть позже.
server-for-good = Кто занял место посреди партии, остаётся на нём; чтобы освободить его, покиньте стол.
server-seat-open = Это место уже свободно, ссылка на него действует.
server-database = Не удаётся открыть базу данных: { $place } ({ $reason }). Укажите папку с правом записи в --database.
server-keys = Некоторые из этих ключей не открывают мест за этим столом.
server-no-key = У вас нет ключа от этого места: { $seat }.
server-invitation = Это приглашение не действует или больше не действует.
server-seat-taken = Это место только что заняли; выберите другое.
server-seat-held = Место занято, и передать его может только тот, кто на нём сидит: { $seat }.
server-seat-of-bot = { $seat }: за это место играет бот; сначала верните его себе.
server-bot-gone = { $seat }: бот за это место больше не играет.
server-stranger = Передать место могут только те, кто сидит за столом.
server-nobody-missing = С этого места никто не ушёл.
server-vote = Партия началась; кто играет на этом месте, решают голосованием те, кто за столом.
server-empty =
    { $what ->
        [name] Имя пусто.
       *[chat] Сообщение пусто.
    }
server-long =
    { $what ->
        [name] { $count ->
            [one] В имени { $count } знак
            [few] В имени { $count } знака
           *[many] В имени { $count } знаков
        }; можно не более { $most }.
       *[chat] { $count ->
            [one] В сообщении { $count } знак
            [few] В сообщении { $count } знака
           *[many] В сообщении { $count } знаков
        }; можно не более { $most }.
    }
server-not-begun = Партия ещё не началась; кого-то ещё ждут.
server-not-over = Партия ещё не завершена.
server-record-early = Партия ещё не завершена; запись выдала бы скрытое.
server-picks = В ответе от 1 до { $most } вариантов, а не { $count }.
server-asked-anew = { $seat }: после отмены вопрос задан заново.
server-turn-held = { $seat }: ход ещё не завершён.
server-no-turn = { $seat }: завершать нечего, хода сейчас нет.
server-not-theirs = Ответ { $answer } дан другим игроком, а не этим: { $seat }.
server-over = Партия завершена; отменить больше ничего нельзя.
server-nobody-to-ask = С тех пор открылось новое, и спросить некого.
server-not-asked = { $seat }: просьбы об отмене сейчас нет.

error-tournament-agents = Для турнира нужны хотя бы два разных агента, каждый назван один раз, а не { $agents }.
error-tournament-edge = Перевес — доля от 0 до 0.5, не включая 0.5, а не { $edge }.
error-tournament-file = { $file } хранит результаты другого турнира: иные игра, правила, настройки, места или зерно. Назовите другой файл.

server-hints-off = За этим столом подсказок нет: играют несколько человек, и о подсказках не договорились, когда стол открывали.
server-hint-not-asked = { $seat }: сейчас ничего не спрашивают, а подсказка бывает только к выбору.
server-many-thoughts = Сейчас обдумывается слишком много подсказок; спросите чуть позже.
server-fork-early = Здесь играют и другие люди: другой путь можно попробовать, когда партия закончится.
server-no-position = Такой позиции или такого места нет; позиции идут от 0 до { $last }.
server-database-newer = База данных версии { $found }, а этот Skerry знает не новее { $ours }; запустите более новый.
server-bus = Адрес шины — например redis://host или valkey://host, а не { $scheme }.
server-workers = Нужен хотя бы один рабочий процесс, а не { $count }.
server-restore-full = В базе данных уже есть столы; восстанавливайте в пустую.
server-backup-unfit = { $file } — не целая резервная копия, которую может прочесть этот Skerry.
server-no-community = Этот сервер не сводит незнакомых людей; запустите его с --community.
server-not-host = Это может только хозяин стола.
server-nobody-removed = На этом месте нет никого, кого можно было бы удалить.
server-not-open = Этот стол открыт не для всех.
server-accounts-community = Учётные записи – часть сообщества; запустите сервер и с --community.
server-accounts-origin = Ключам доступа нужно имя по https или http://localhost; { $origin } не годится как первый --origin.
server-accounts-place = Ключи доступа работают по https или только на этом компьютере; назовите сервер с помощью --origin https://your.name или не открывайте его в сеть.
server-name-owned = { $name } – имя учётной записи. Если она ваша, войдите; если нет, выберите другое имя.
server-not-signed-in = В этом браузере никто не вошёл.
server-account-again = Вы вошли уже давно; для этого войдите ещё раз.
server-passkey = Проверить этот ключ доступа не удалось; попробуйте ещё раз.
server-passkey-late = Это длилось слишком долго или уже было использовано; попробуйте ещё раз.
server-passkey-unknown = Ни у одной учётной записи здесь нет этого ключа доступа.
server-passkey-twice = У этого ключа доступа уже есть учётная запись.
server-passkey-last = Без последнего ключа доступа никто уже не смог бы войти; сначала добавьте другой или удалите учётную запись.
server-passkeys-many = У учётной записи ключей доступа может быть не больше { $most }.
server-clock = На ход даётся от { $fewest } до { $most } секунд, или сколько угодно (0).
server-clock-alone = Часы нужны там, где играют несколько человек.
server-delay = Зрители могут видеть всё с задержкой от { $fewest } до { $most } секунд или сразу (0).
server-plan = Сейчас на это нельзя ответить заранее.
server-push = Это не адрес службы уведомлений с ключами браузера.
server-no-push = Этот сервер не шлёт уведомлений; запустите его с --push.
server-push-many = На одно место сообщения получают не больше браузеров, чем { $most }.
server-push-contact = После --push укажите, кому могут написать службы уведомлений: mailto:you@host или https://host.
server-hook = --hook принимает команду или URL, а не { $hook }.
