### What the browser says at the table of any game.

## Browser

browser-theme-name =
    { $theme ->
        [day] День
        [night] Ночь
       *[auto] Как на устройстве
    }

browser-wait-for = Сейчас выбирают другие: { $names }.
browser-together = Вместе
browser-moment = Минутку…
browser-record-file = Выберите файл или перетащите его сюда; вместе с файлом колоды, если играли с ним
browser-record-paste = Или вставьте текст записи
browser-another-record = Другая запись

browser-watch-link = Ссылка для зрителей
browser-watch-link-about = По этой ссылке можно смотреть; карт на руках не видно.
browser-line =
    { $line ->
        [connecting] Соединение…
       *[reconnecting] Связь прервана; восстановится сама…
    }
browser-refused = Сервер закрыл дверь.
browser-banner = Что делать сейчас
browser-table-label = Стол
browser-enter = Enter сделает это
browser-asks = { $name }:
browser-you-give = Вы платите
browser-you-take = Вы берёте
browser-after = После этого у вас
browser-tray = Что от вас нужно
browser-news = Откроет новые карты: отменить будет нельзя.
browser-choose-one = Выберите одно
browser-tools = Ещё: правила, символы, настройки
browser-more = Добавить: { $thing }
browser-less = Убрать: { $thing }
browser-counted = { $thing }, выбрано: { $count }
browser-counted-of = из { $most }
browser-set-no-more = Больше нет: есть только { $count }.
browser-set-kind = Уже выбрано того же типа: { $other }. Уберите это, чтобы выбрать другое.
browser-set-full =
    { $count ->
        [1] Одно уже выбрано; уберите его, чтобы выбрать это.
       *[other] Уже выбрано: { $count }. Уберите что-нибудь, чтобы выбрать это.
    }
browser-undo = Отменить
browser-undo-key = Отменить последний выбор (U)
browser-undo-to = Вернуться сюда
browser-results = Результаты
browser-settings = Настройки и правила
browser-light = Освещение
browser-dot = Точка перед названием вкладки, когда ваш ход
browser-sound = Звук, когда ваш ход
browser-notice = Уведомление браузера, когда ваш ход, а вы не здесь
browser-plain = Простой стол: зоны и карты рядами, одинаковый для всех игр
browser-shortcuts = Клавиши: стрелки — от карты к карте, Enter — выбрать, пробел — рассмотреть карту, U — отменить, E — закончить ход, R — показать последний раунд ещё раз, пробел — пропустить показ, L — журнал, H — подсказка, ? — символы, Esc — закрыть. Если карт несколько, Enter выбирает ещё одну, а на выбранной подтверждает; Esc снимает весь выбор.
browser-log = Журнал
browser-log-key = Журнал (L)
browser-unread =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
       *[many] { $count } новых строк
    }
browser-chat-send = Сказать
browser-chat-empty = Пока никто ничего не сказал.
browser-keys =
    { $keys ->
        [choose] Щелчок или Enter: выбрать. Правый щелчок или пробел: рассмотреть.
        [chosen] Щелчок: убрать. Enter: подтвердить. Esc: убрать всё.
       *[look] Щелчок или пробел: рассмотреть.
    }
browser-chosen = Выбрано
browser-can-be-chosen = Можно выбрать
browser-why-not = Сейчас нельзя:

browser-seats-open = Игроки: имена, ссылки, боты
browser-seats-title = За этим столом
browser-presence =
    { $presence ->
        [open] ещё нет за столом
        [thinking] думает
        [choosing] выбирает
        [chosen] выбор сделан
        [away] не в сети
       *[waiting] за столом
    }
browser-hand-over = Кто играет на этом месте
browser-play-myself = Играю я
browser-leave = Освободить место
browser-leave-sure = Освободить это место? Его сможет занять кто-то другой по новой ссылке.
browser-curtain = Передайте экран: { $name }
browser-curtain-about = Все руки скрыты. Смотрите, когда экран у вас.
browser-curtain-open = Это я, { $name }
browser-curtain-back = Отменить последний выбор

browser-shared = В центре
browser-others = Остальные
browser-own = Ваше место
browser-hand = Ваша рука
browser-nothing-here = Здесь пусто.
browser-pile =
    { $count ->
        [one] Стопка: { $count } карта
        [few] Стопка: { $count } карты
       *[many] Стопка: { $count } карт
    }
browser-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
browser-zone =
    { $zone ->
        [deck] Колода
        [market] Рынок
        [gone] Вне игры
        [sanctuary-deck] Святилища
        [returned] Возвращено
        [hand] Рука
        [chosen] Выложено
        [row] Путь
        [drawn] Взято
        [kept] Оставлено
        [given-for-meteorite-15] Отдано за метеорит 15
        [given-for-meteorite-21] Отдано за метеорит 21
        [given-for-meteorite-38] Отдано за метеорит 38
        [pile] Стопка
        [sea] Морская карта
        [ships] Корабли
        [taken] Взято
        [discard] Сброс
        [meadow] Поляна
        [board] Основные локации
        [forest] Лес
        [events] События
        [rival] Город Ругворта
        [rival-events] События Ругворта
        [forest-box] Лес: остаток
        [event-box] События: остаток
        [city] Город
        [stage] Разыгрывается
        [aside] Отложено
        [revealed] Раскрыто
        [prison] Темница
        [beneath] Под событиями
        [bay] Бухта
        [islands] Острова
        [maps] Пергаменты
        [captain] Город капитана
        [island-box] Острова: остаток
        [map-box] Пергаменты: остаток
        [captain-maps] Пергаменты капитана
        [own-maps] Свои пергаменты
        [flooded] Затоплено
        [compass] Роза ветров
        [winds] Будущие ветры
        [past-winds] Прошлые ветры
        [captain-hand] Рука капитана
        [trail-deck] Карты маршрута
        [trail] Карта маршрута
        [weather-deck] Будущая погода
        [weather] Погода
        [past-weather] Прошлая погода
        [weather-box] Погода: остаток
        [achieved] Выполненные события
        [adornments] Украшения
        [worn] Разыгранные украшения
        [river] Ручей
        [river-cards] Карты ручья
        [river-deck] Ручей: закрытые карты
        [river-box] Ручей: остаток
        [adornment-box] Украшения: остаток
       *[other] { $name }
    }
browser-total = Итого
browser-back-to-table = К столу
browser-replay = Смотреть повтор
browser-replay-of = Повтор: { browser-game }
browser-save-record = Сохранить запись
browser-step = Шаг
browser-step-of = { $at } из { $last }
browser-step-first = К началу
browser-step-back = На шаг назад
browser-step-on = На шаг вперёд
browser-play = Пуск
browser-pause = Пауза

## Following the others, and one's own turn

browser-since = С вашего прошлого хода
browser-nothing-since = С тех пор ничего не случилось.
browser-tell-again = Показать ещё раз
browser-again = Показать последний круг ещё раз
browser-again-key = Показать последний круг ещё раз (R)
browser-skip = Пропустить
browser-skip-key = Пропустить (пробел)
browser-skip-to =
    { $asked ->
        [yes] К вашему ходу
       *[no] Пропустить
    }
browser-waiting = ещё { $count }
browser-rival = Соперник
browser-pace = Как быстро показывать других
browser-pace-name =
    { $pace ->
        [slow] Медленно
        [instant] Сразу
       *[normal] Обычно
    }
browser-ending = Когда кончается ваш ход
browser-ending-name =
    { $ending ->
        [soon] Через 3 секунды
        [once] Сразу
       *[button] Когда скажете
    }
browser-turn-done = Всё сделано: завершите ход или отмените что-нибудь.
browser-end-turn = Завершить ход
browser-end-turn-key = Завершить ход (E)
browser-undo-turn = Отменить ход
browser-undo-turn-key = Отменить весь ход (Shift U)
browser-plead = Попросить отменить это
browser-plea = { $name } просит кое-что отменить.
browser-plea-waits = Вы попросили кое-что отменить. Ждём: { $names }.
browser-plea-withdraw = Не нужно
browser-plea-allow = Разрешить
browser-plea-refuse = Не разрешать
browser-show-deed = Показать
browser-log-filter = Какие записи
browser-log-filter-name =
    { $filter ->
        [mine] Мои
        [season] Время года
        [round] Раунд
       *[all] Все
    }
browser-log-seat = очки { $points }, рука { $cards }

## The end of a game: how its score is told, and what can be done then

browser-has-points = { $name }: { $points }
browser-and-more = { $first } и ещё { $count }
browser-ahead = Разрыв со вторым местом ({ $name }): { $leads }
browser-lead = { $source } +{ $points }
browser-points = Очки
browser-by-source = Очки по источникам
browser-by-round = Очки по раундам
browser-round-axis =
    { $game ->
        [beacon_patrol] ход
       *[other] раунд
    }
browser-season =
    { $season ->
        [winter] зима
        [spring] весна
        [summer] лето
       *[autumn] осень
    }
browser-best = лучший
browser-place = { $place }-е
browser-telling = Подсчёт очков
browser-telling-title =
    { $game ->
        [everdell] Год окончен
        [farshore] Год окончен
        [faraway] Обратный путь
        [beacon_patrol] Патруль окончен
       *[other] Партия завершена
    }
browser-telling-about =
    { $game ->
        [faraway] Справа налево, по одному региону у каждого; святилища в конце.
        [beacon_patrol] Один огонь за другим. До последнего сумма неизвестна.
       *[other] Источник за источником, у всех сразу. До последнего итоги неизвестны.
    }
browser-told-part = { $part } из { $parts } · { $what }
browser-told-of = { $what }, { $name }
browser-next-part =
    { $game ->
        [faraway] Дальше: регион
        [beacon_patrol] Дальше: вид
       *[other] Дальше
    }
browser-to-result = К результату
browser-key-space = Пробел
browser-tell-score-again = Ещё раз
browser-now = сейчас
browser-card-by-card = { $source }, карта за картой
browser-no-points-here = ничего
browser-replay-about = пройти всё по шагам
browser-save-record-about = файл на память
browser-look-at-table =
    { $game ->
        [beacon_patrol] Взглянуть на море
       *[other] Взглянуть на стол
    }
browser-step-said = Что принёс этот шаг

## The legend of symbols

browser-legend = Что значат символы
browser-legend-open = Что значат символы (?)
browser-legend-which = Какие символы
browser-legend-all = Все
browser-legend-here = На столе: { $count }
browser-legend-key = открывает и закрывает
browser-legend-back = назад к столу
browser-legend-point = Наведите на символ: он подсветится на столе.
browser-legend-lines = Строка читается слева направо
browser-legend-more = Из дополнений

## The rulebook beside the table

browser-rules-open = Правила и карты
browser-rules-card = Правила об этом

browser-hint = Подсказка
browser-hint-key = Подсказка (h)
browser-asked-hint = просил подсказку
browser-review = Разбор
browser-review-about = Кривая, промахи и что было лучше

## Levels: what a card of a new table tells

level-thinks =
    { $agent ->
        [beginner] отвечает сразу
        [casual] отвечает сразу
        [strong] думает до полусекунды
        [expert] думает до 3 секунд
       *[other] {""}
    }
level-about =
    { $agent ->
        [random] Плавает туда-сюда и хватает всё, что блестит. Хорош для первой партии.
        [beginner] { $game ->
            [everdell] Хватает карты с очками и забывает, кто мог бы вселиться даром. Хорош для первой партии.
            [farshore] Хватает карты с очками и редко глядит на ветер. Хорош для первой партии.
            [faraway] Берёт самую большую славу и забывает, что путь считают с конца. Хорош для первой партии.
            [beacon_patrol] Кладёт следующий тайл у корабля, а дальше будет видно. Хорош для первого плавания.
           *[other] Плавает туда-сюда и хватает всё, что блестит. Хорош для первой партии.
        }
        [greedy] Всегда делает что-то дельное, но дальше этого хода не заглядывает.
        [casual] { $game ->
            [beacon_patrol] Хорошо планирует свой ход, но дальше не заглядывает.
           *[other] Всегда делает что-то дельное, но дальше этого хода не заглядывает.
        }
        [planner] Продумывает следующие ходы, прежде чем пойти.
        [strong] { $game ->
            [everdell] Копит на большие карты и вовремя меняет сезон.
            [farshore] Ловит ветер и вовремя собирает карты островов.
            [faraway] Проходит в уме много путей и следит за порядком номеров.
            [beacon_patrol] Продумывает следующие ходы, прежде чем отплыть.
           *[other] Продумывает следующие ходы, прежде чем пойти.
        }
        [expert] { $game ->
            [faraway] Перед каждой картой доигрывает в уме тысячи концовок.
            [beacon_patrol] Прежде чем отплыть, пробует много планов на разных морях.
            [everdell] Перед каждым ходом доигрывает в уме сотни концовок.
            [farshore] Перед каждым ходом доигрывает в уме сотни концовок.
           *[other] Перед каждым ходом взвешивает множество продолжений и редко ошибается.
        }
       *[other] Игрок со своим характером.
    }
level-points = очков в среднем: { $points }
level-beats =
    { $together ->
        [true] из 100 раздач в { $times } счёт выше, чем у игрока «{ level-name }»
       *[false] из 100 партий с игроком «{ level-name }» выигрывает { $times }
    }
level-measured =
    Измерено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seats ->
        [1] в одиночку
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }; рейтинг верен с точностью до числа после ± в 95 случаях из 100.
