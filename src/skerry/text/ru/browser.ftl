### What the browser says before a table is open.

## News of who comes and goes, at tables in the browser

news-sits-down = { $name } садится за стол.
news-left = { $name } покидает стол.
news-freed = { $name } встаёт; место свободно.
news-bot = За стол садится бот.
news-takes-over = { $name } занимает место бота.
news-away = { $name } не в сети.
news-back = { $name } снова здесь.
news-vote = { $name } предлагает: пока { $absent } не в сети, пусть играет бот.
news-stand-in = Пока { $name } не вернётся, играет бот.
news-timeout = { $name }: время на ход вышло, до возвращения играет бот.
news-started = Партия начинается.
news-rematch = { $name } предлагает сыграть ещё раз.
news-removed = Хозяин стола освободил место. Больше не играет: { $name }.
news-delay =
    { $late ->
        [true] Отныне зрители видят всё с задержкой.
       *[false] Зрители снова видят всё сразу.
    }
news-door =
    { $door ->
        [all] Стол открыт для всех.
        [words] Сесть за стол может любой, у кого есть ссылка.
       *[shut] Новые игроки за стол больше не садятся.
    }

## Browser

browser-title = Skerry: стол для четырёх игр
browser-language = Язык
browser-tagline = стол для четырёх игр
browser-credits = Все обложки и карты нарисованы здесь. Животные, значки на картах и часть рамки — game-icons.net (Delapouite, Lorc и другие), CC BY 3.0. Сделано не издателями игр и без их участия.
browser-game =
    { $game ->
        [farshore] Дальний берег
        [everdell] Эверделл
        [faraway] Дальние дали
        [beacon_patrol] Морской патруль
       *[other] { $game }
    }
browser-cover =
    { $game ->
        [farshore] Дальний берег
        [everdell] Эверделл
        [faraway] Дальние дали
       *[beacon_patrol] Морской патруль
    }
browser-cover-over =
    { $game ->
        [farshore] Эверделл
       *[other] { "" }
    }
browser-cover-under =
    { $game ->
        [everdell] и Жемчужный ручей
       *[other] { "" }
    }
browser-game-with = { browser-game }: { $names }
browser-players = игроков: { $fewest }–{ $most }
browser-value =
    { $value ->
        [limit] до предела руки
        [discarded] столько же, сколько сброшено
        [shy] капитан, робкая
        [brave] капитан, отважная
        [splendid] капитан, великолепная
        [terror] капитан, гроза океанов
        [none] нет
        [upper] верхние эффекты
        [both] оба эффекта
       *[other] { $value }
    }
browser-coming = скоро
browser-new-table = Новый стол
browser-new-table-of = Новый стол: { browser-game }
browser-no-server = Сервер не отвечает. Он запущен?
browser-close = Закрыть
browser-cancel = Отмена
browser-home = К полке
browser-theme =
    { $theme ->
        [day] День; нажмите — ночь
        [night] Ночь; нажмите — как на устройстве
       *[auto] Как на устройстве; нажмите — день
    }
browser-continue-title = Продолжить партию
browser-continue-about = хранится на этом устройстве по ссылкам на ваши места
browser-continue-empty = Столов пока нет. Возьмите коробку с полки или откройте ссылку друга.
browser-continue = Продолжить
browser-look-in = Заглянуть
browser-forget = Забыть этот стол
browser-forget-sure = Забыть этот стол и ключи от ваших мест за ним? Найти их снова не получится.
browser-out-of-reach = Этот стол сейчас недоступен.
browser-your-turn = Ваш ход
browser-awaited =
    { $count ->
        [0] Никого не ждём.
        [1] Выбирает { $names }.
       *[other] Выбирают { $names }.
    }
browser-reached =
    { $count ->
        [1] Ваш счёт:
       *[other] Ваш общий счёт:
    } { $score ->
        [one] { $score } очко.
        [few] { $score } очка.
       *[many] { $score } очков.
    }
browser-join-title = К друзьям за стол
browser-join-paste = Ссылка или её два слова
browser-join-wrong = Это не ссылка на место или стол и не два слова.
browser-join-page = Занять место
browser-sit-down = Сесть за стол
browser-only-watch = Только смотреть
browser-watch = Смотреть
browser-watch-title = Смотреть запись
browser-watch-about = Любую завершённую партию можно сохранить в небольшой файл и пересмотреть по шагам.
browser-watch-open = Открыть запись
browser-company = Как будете играть?
browser-seats = Места: { $count } ({ $fewest }–{ $most })
browser-kind =
    { $kind ->
        [me] вы
        [friend] друг по ссылке
        [screen] за этим экраном
       *[bot] бот
    }
browser-who = Кто на месте { $number }
browser-which-bot = Какой бот
browser-name-yours = Ваше имя
browser-name-theirs = Имя, если хотите
browser-add-seat = Добавить место
browser-remove-seat = Убрать место { $number }
browser-deal = Раздача
browser-deal-which = Номер раздачи
browser-deck = Карты
browser-deck-name =
    { $house ->
        [true] { $name } (не все карты как в печати)
       *[false] { $name }
    }
deck-name =
    { $key ->
        [house-deck] Домашняя колода
       *[other] { $name }
    }
browser-deck-empty = Файл пуст: { $file }. Выберите другой или играйте картами по умолчанию.
browser-deck-refused =
    { $count ->
        [one] Файл отклонён: { $file }. В нём { $count } ошибка, она показана выше.
        [few] Файл отклонён: { $file }. В нём { $count } ошибки, они показаны выше.
       *[many] Файл отклонён: { $file }. В нём { $count } ошибок, они показаны выше.
    }
browser-deck-choose = Выбрать файл колоды
browser-deck-usual = Карты по умолчанию
browser-deck-place = Строка { $line }, столбец { $column }:
browser-no-account = Места открываются секретными ссылками. Учётная запись не нужна.
browser-open-table = Открыть стол
browser-copy = Копировать
browser-copied = Скопировано
browser-share = Поделиться

browser-no-table = Здесь нет стола
browser-chat = Чат
browser-chat-say = Скажите что-нибудь
browser-counter =
    { $counter ->
        [round] Раунд { $value }
        [fame] Слава: { $value }
        [turn] Ход { $value }
        [tokens] Шаги: { $value }
        [swaps] Обмены: { $value }
        [blocked] Занято Ругвортом: { $value }
        [rival-points] Очки Ругворта: { $value }
        [year] Год { $value }
        [twig] Ветки: { $value }
        [resin] Смола: { $value }
        [pebble] Камушки: { $value }
        [berry] Ягоды: { $value }
        [pearl] Жемчужины: { $value }
        [driftwood] Коряги: { $value }
        [seaweed] Водоросли: { $value }
        [seastone] Самоцветы: { $value }
        [mushroom] Грибы: { $value }
        [treasure] Сокровища: { $value }
        [anchors] Якоря: { $value }
        [ship] Корабль: { $value }
        [points] Очки: { $value }
        [workers] Работники: { $value }
        [season] { $value ->
            [0] Зима
            [1] Весна
            [2] Лето
           *[3] Осень
        }
        [passed] { $value ->
            [0] В игре
           *[1] Пас
        }
        [tray-twig] Ветки, отдать: { $value }
        [tray-resin] Смола, отдать: { $value }
        [tray-pebble] Камушки, отдать: { $value }
        [tray-berry] Ягоды, отдать: { $value }
        [astray] Работники без карты: { $value }
        [played] Разыграно: { $value }
        [ambassador] Посол: { $value }
        [crossing] Жемчужины для моста: { $value }
        [rival-pearls] Жемчужины Ругворта: { $value }
        [level] Уровень { $value }
        [captain-ship] Корабль капитана: { $value }
        [captain-treasures] Сокровища капитана: { $value }
        [captain-workers] Работники капитана: { $value }
        [captain-at-red] Капитан на красных картах: { $value }
        [captain-rests] Отдых капитана: { $value }
        [captain-section] Часть карты капитана: { $value }
        [captain-season] { $value ->
            [0] Капитан: зима
            [1] Капитан: весна
            [2] Капитан: лето
           *[3] Капитан: осень
        }
        [captain-passed] { $value ->
            [0] Капитан в игре
           *[1] Капитан: пас
        }
        [plan-traveler] План, коричневый: { $value }
        [plan-production] План, зелёный: { $value }
        [plan-destination] План, красный: { $value }
        [plan-governance] План, синий: { $value }
        [plan-prosperity] План, сиреневый: { $value }
        [plan-column-traveler] План, столбец, коричневый: { $value }
        [plan-column-production] План, столбец, зелёный: { $value }
        [plan-column-destination] План, столбец, красный: { $value }
        [plan-column-governance] План, столбец, синий: { $value }
        [plan-column-prosperity] План, столбец, сиреневый: { $value }
        [weather-level] Уровень погоды: { $value }
        [lookout-rule] { $value ->
            [0] Дозорный мыс: до предела руки
           *[1] Дозорный мыс: сколько сброшено
        }
        [rival-die] Кубик Ругворта: { $value }
        [tray-driftwood] Коряги, отдать: { $value }
        [tray-seaweed] Водоросли, отдать: { $value }
        [tray-seastone] Самоцветы, отдать: { $value }
        [tray-mushroom] Грибы, отдать: { $value }
       *[other] { $counter } { $value }
    }

## Friends: links, waiting, who is away, once more

friends-bring = Позовите друзей
friends-one-link = Одна ссылка на все свободные места. Кто её откроет, выберет имя и животное.
friends-link = Ссылка на свободные места
friends-code = Код ссылки: { $words }
friends-step-net = Тот же Wi-Fi, что у этого компьютера.
friends-step-scan = Наведите камеру сюда или откройте ссылку ниже.
friends-step-appear = Друзья сразу появятся за столом.
friends-aloud = или скажите вслух: на { $address } наберите
friends-open = Открыто для вашей сети по адресу { $address }, пока Skerry не закрыт.
friends-closed = Открыть может только этот компьютер
friends-closed-how = Запустите Skerry с --lan, чтобы впустить других из вашей сети.
friends-own = Ваше место на другом устройстве
friends-own-about = Откроет там вашу руку. Держите при себе: у кого эта ссылка, тот играет за вас.
friends-own-link = Ссылка на ваше место
friends-own-code = Код вашего места
friends-own-new = Новый код; старый перестанет действовать
friends-own-void = Эту ссылку заменила более новая.
friends-waiting = Ждём: { browser-game }
friends-watching = Вы только смотрите. О месте спросите тех, кто за столом.
friends-count =
    { $here ->
        [0] За столом никого,
       *[other] За столом: { $here },
    } { $free ->
        [0] свободных мест нет.
        [one] свободно { $free } место.
        [few] свободно { $free } места.
       *[many] свободно { $free } мест.
    }
friends-begins = Партия начнётся, когда все соберутся или когда вы скажете.
friends-leave = Встать из-за стола
friends-free-seat = Свободное место
friends-you = вы
friends-state =
    { $state ->
        [here] за столом
        [away] сейчас не в сети
        [coming] место занято, пока не в сети
       *[free] ссылку ещё не открывали
    }
friends-level = { level-name }, { level-rank }
friends-seat-bot = Посадить бота
friends-free-it = Оставить для друга
friends-bot-instead = Посадить бота
friends-ready = Поехали
friends-minute = Минутку
friends-start =
    { $free ->
        [1] Начать с ботом
        [one] Начать с { $free } ботом
       *[many] Начать с { $free } ботами
    }
friends-start-about =
    { $free ->
        [1] Свободное место займёт бот; друг сможет его сменить.
       *[other] Свободные места займут боты; друзья смогут их сменить.
    }
friends-no-seat = Все места заняты
friends-used = Эта ссылка уже использована, или никого больше не ждут. Можно смотреть.
friends-chosen-deal = Раздача выбрана: номер { $deal }. Кто знает номер, может знать карты.
friends-hints = За этим столом можно просить подсказки; лампа покажет, кто попросил.
friends-animal = Каким животным вы будете?
friends-is-away = { $name } не в сети
friends-has-left = { $name } больше не за столом
friends-bot-until = До возвращения может играть бот.
friends-votes = За бота до возвращения: { $count } из { $needed }.
friends-let-bot = Пусть играет бот
friends-agreed = Вы согласны
friends-rematch = Ещё партию
friends-rematch-same = Та же раздача
friends-come-along = Присоединиться
friends-not-now = Не сейчас
friends-no-links = На тех же местах; без новых ссылок.
friends-let-play = Пусть играет бот: { level-name }

## A new table

new-company =
    { $company ->
        [alone] В одиночку
        [friends] С друзьями
        [screen] За одним экраном
       *[bots] С ботами
    }
new-company-about =
    { $company ->
        [alone] { $game ->
            [everdell] против Ругворта
            [farshore] против капитана
           *[other] весь экипаж — вы
        }
        [friends] по ссылке, каждый у себя
        [screen] передавайте по кругу
       *[bots] начать сразу
    }
new-learn = Сначала научиться
new-who = Кто за столом
new-kind-about =
    { $kind ->
        [friend] Стол подождёт; одна ссылка и два слова ведут на все свободные места.
       *[screen] Играют на этом устройстве; перед передачей руки скрыты.
    }
new-box = Что в коробке
new-deal =
    { $deal ->
        [day] Раздача дня
        [number] По номеру
       *[new] Новая
    }
new-deal-about =
    { $deal ->
        [day] Раздача дня: одни и те же карты у всех, кто играет сегодня.
        [number] Тот же номер раздаст те же карты, и друзьям тоже.
       *[new] Её ещё никто не видел.
    }
new-somebody =
    { $kind ->
        [friend] { $count ->
            [1] друг
            [one] { $count } друг
            [few] { $count } друга
           *[many] { $count } друзей
        }
       *[screen] { $count ->
            [1] ещё один игрок за этим экраном
           *[other] за этим экраном ещё { $count }
        }
    }
new-sum = { browser-game }: вы, { $names }.
new-sum-with = В коробке: { $names }.
new-sum-alone = { browser-game }: только вы.
new-at-once = Начнётся сразу. Без учётной записи; ваше место хранится на этом устройстве.
new-waits = Подождёт, пока соберутся друзья. Без учётной записи; ваше место хранится на этом устройстве.
new-option =
    { $option ->
        [windmills] Ветряки
        [piers] Причалы
        [year] Год Ругворта
        [pearlbrook] Жемчужный ручей
        [river] Порядок ручья
        [die] Кубик Ругворта
        [lookout] Дозорный мыс
        [captain] Капитан Крабита
        [weather] Погода
        [advanced] Пять регионов на выбор
        [people_below] Подземный народ
        [starry_skies] Под звёздным небом
       *[other] { $option }
    }
new-option-about =
    { $option ->
        [windmills] ещё пять тайлов, ценнее рядом с открытым морем
        [piers] ещё четыре тайла, ценнее на островах с домами
        [year] с каждым годом он сильнее
        [pearlbrook] ручей, жемчужины, послы, украшения, чудеса
        [river] сверху вниз; в одиночку по нему спускается лягушка
        [die] как распределены его грани
        [lookout] сколько карт там берут
        [captain] соперница без места; в одиночку она есть всегда
        [weather] правила, общие для всех
        [advanced] из пяти остаются три; для опытных игроков
        [people_below] регионы, святилища, серый цвет; до семи игроков
        [starry_skies] 15 метеоритов освещают другие регионы
       *[other] { $option }
    }

## Levels: characters that play

level-name =
    { $agent ->
        [random] Утёнок
        [beginner] Утёнок
        [greedy] Ёжик
        [casual] Ёжик
        [planner] Лиса
        [strong] Лиса
        [expert] Сова
       *[other] Бот
    }
    .second =
        { $agent ->
            [random] Гусёнок
            [beginner] Гусёнок
            [greedy] Крот
            [casual] Крот
            [planner] Волк
            [strong] Волк
            [expert] Ворон
           *[other] Бот
        }
    .third =
        { $agent ->
            [random] Воробей
            [beginner] Воробей
            [greedy] Бобёр
            [casual] Бобёр
            [planner] Кабан
            [strong] Кабан
            [expert] Цапля
           *[other] Бот
        }
level-another = { $name } { $number }
level-rank =
    { $agent ->
        [random] Новичок
        [beginner] Новичок
        [greedy] Любитель
        [casual] Любитель
        [planner] Сильный
        [strong] Сильный
        [expert] Мастер
       *[other] Бот
    }

## Front page

front-play = Играть
front-play-game = Играть: { browser-game }
front-wait-for-you =
    { $count ->
        [one] { $count } ждёт вас
        [few] { $count } ждут вас
       *[many] { $count } ждут вас
    }
front-waits =
    { $count ->
        [one] Не хватает { $count } игрока.
       *[many] Не хватает { $count } игроков.
    }
front-until = до { $time }
front-all = Все { $count }
front-fewer = Меньше
front-past = Сыграно
front-day = Раздача дня
front-day-about = Сегодня { browser-game }: одна раздача для всех до полуночи.
front-day-play = Сыграть
front-reached =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
front-won = Победа, { $yours } : { $theirs }
front-lost = Побеждает { $name }, { $theirs } : { $yours }

## The end of a game: how its score is told, and what can be done then

browser-won =
    { $count ->
        [1] { $names } побеждает: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[other] { $names } побеждают вместе: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
browser-rival-won =
    { $game ->
        [everdell] { $rival } удерживает лес: { $his } против { $yours }
       *[other] { $rival } забирает берег: { $his } против { $yours }
    }
browser-rival-lost = { $name } побеждает! { $yours } : { $his } ({ $rival })
friends-rematch-about = те же люди, новая раздача, без новых ссылок
browser-same-deal-about = ещё раз номер { $seed }
browser-clock =
    { $counter ->
        [round] раунд { $value } из 8
       *[turn] ход { $value }
    }

## The way to the rulebook

front-rules-of = Правила: { browser-game }

## Guided first games, on the front page

browser-learn-game = Первая партия с подсказками: { browser-game }
browser-lesson-strip = Ваша первая партия шаг за шагом: { browser-game }
browser-lesson-at = шаг { $number } из { $count }
browser-lesson-go-on = Продолжить
browser-lesson-dismiss = Убрать учебную партию
browser-first-visit = Впервые здесь?
browser-first-about = Изучите игру за столом: проводник покажет первые ходы, один за другим.

new-help = Помощь за столом
new-hints = Подсказки
new-hints-about =
    { $on ->
        [true] Кто садится, тот согласен; лампа показывает, кто спросил.
       *[false] Пока играют несколько человек, спрашивать нельзя.
    }
deck-homebrew = { $name } (свои карты)

## Where strangers meet
host-door = Кто может сесть за стол
host-door-name =
    { $door ->
        [all] любой
        [words] у кого есть ссылка
       *[shut] больше никто
    }
host-is = хозяин стола
host-remove = Удалить из-за стола
host-remove-sure = Освободить место ({ $name })? После этого никто новый не сядет, пока вы снова не выберете, кому можно.
host-mute =
    { $muted ->
        [true] Снова показывать сообщения: { $name }
       *[false] Скрыть сообщения: { $name }
    }
