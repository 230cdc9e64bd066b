### What the browser says at the table of any game.

## Browser

browser-theme-name =
    { $theme ->
        [day] День
        [night] Ніч
       *[auto] Як на пристрої
    }

browser-wait-for = Чекаємо на вибір: { $names }.
browser-together = Разом
browser-moment = Хвилинку…
browser-record-file = Виберіть файл або перетягніть його сюди; разом із файлом колоди, якщо грали з ним
browser-record-paste = Або вставте текст запису
browser-another-record = Інший запис

browser-watch-link = Посилання для глядачів
browser-watch-link-about = Хто має це посилання, може дивитися, але не бачить рук.
browser-line =
    { $line ->
        [connecting] З’єднання…
       *[reconnecting] Зв’язок перервано; відновиться сам…
    }
browser-refused = Сервер зачинив двері.
browser-banner = Що робити зараз
browser-table-label = Стіл
browser-enter = Це робить Enter
browser-asks = { $name }:
browser-you-give = Ви платите
browser-you-take = Ви берете
browser-after = Після цього у вас
browser-tray = Що потрібно
browser-news = Відкриє нові карти: назад не повернутися.
browser-choose-one = Виберіть одне
browser-tools = Ще: правила, символи, налаштування
browser-more = Ще один: { $thing }
browser-less = На один менше: { $thing }
browser-counted = { $thing }, вибрано { $count }
browser-counted-of = з { $most }
browser-set-no-more =
    { $count ->
        [one] Більше немає: усього { $count }.
       *[many] Більше немає: усього { $count }.
    }
browser-set-kind = { $other } того самого типу, і цей вибір уже зроблено; скасуйте його, щоб вибрати це.
browser-set-full =
    { $count ->
        [1] Одне вже вибрано; скасуйте його, щоб вибрати це.
       *[other] Уже вибрано { $count }; скасуйте щось, щоб вибрати це.
    }
browser-undo = Відмінити
browser-undo-key = Відмінити останній вибір (U)
browser-undo-to = Повернутися сюди
browser-results = Результати
browser-settings = Налаштування й правила
browser-light = Освітлення
browser-dot = Крапка перед назвою вкладки, коли ваш хід
browser-sound = Звук, коли ваш хід
browser-notice = Сповіщення браузера, коли ваш хід, а ви деінде
browser-plain = Простий стіл: зони й карти рядами, однаково для всіх ігор
browser-shortcuts =
    Клавіші: стрілки ведуть від карти до карти, Enter вибирає, Пробіл збільшує карту, U відміняє,
    E завершує хід, R показує останній раунд ще раз, Пробіл пропускає показ, L відкриває журнал, H дає підказку,
    ? пояснює символи, Esc закриває. Коли вибирають кілька карт, Enter додає ще одну, а на вибраній
    підтверджує; Esc скасовує всі.
browser-log = Журнал
browser-log-key = Журнал (L)
browser-unread =
    { $count ->
        [one] { $count } новий рядок
        [few] { $count } нові рядки
       *[many] { $count } нових рядків
    }
browser-chat-send = Сказати
browser-chat-empty = Ще ніхто нічого не написав.
browser-keys =
    { $keys ->
        [choose] Клацання або Enter: вибрати. Права кнопка або Пробіл: роздивитися.
        [chosen] Клацання: не брати. Enter: підтвердити. Esc: скасувати все.
       *[look] Клацання або Пробіл: роздивитися.
    }
browser-chosen = Вибрано
browser-can-be-chosen = Можна вибрати
browser-why-not = Зараз не можна:

browser-seats-open = Гравці: імена, посилання, боти
browser-seats-title = За цим столом
browser-presence =
    { $presence ->
        [open] ще немає за столом
        [thinking] думає
        [choosing] вибирає
        [chosen] вибір зроблено
        [away] не в мережі
       *[waiting] за столом
    }
browser-hand-over = Хто грає на цьому місці
browser-play-myself = Граю я
browser-leave = Звільнити місце
browser-leave-sure = Звільнити це місце? Тоді його зможе зайняти хтось інший за новим посиланням.
browser-curtain = Передайте екран: { $name }
browser-curtain-about = Усі руки закрито. Дивіться, коли екран буде ваш.
browser-curtain-open = Я – { $name }
browser-curtain-back = Відмінити останній вибір

browser-shared = У центрі
browser-others = Інші
browser-own = Ваше місце
browser-hand = Ваша рука
browser-nothing-here = Тут порожньо.
browser-pile =
    { $count ->
        [one] Стос: { $count } карта
        [few] Стос: { $count } карти
       *[many] Стос: { $count } карт
    }
browser-score = { $score ->
        [one] { $score } бал
        [few] { $score } бали
       *[many] { $score } балів
    }
browser-zone =
    { $zone ->
        [deck] Колода
        [market] Ринок
        [gone] Поза грою
        [sanctuary-deck] Святилища
        [returned] Повернено
        [hand] Рука
        [chosen] Викладено
        [row] Шлях
        [drawn] Узято
        [kept] Залишено
        [given-for-meteorite-15] Пожертвувано: метеорит 15
        [given-for-meteorite-21] Пожертвувано: метеорит 21
        [given-for-meteorite-38] Пожертвувано: метеорит 38
        [pile] Стос
        [sea] Мапа
        [ships] Кораблі
        [taken] Узято
        [discard] Скид
        [meadow] Галявина
        [board] Основні локації
        [forest] Ліс
        [events] Події
        [rival] Місто Ругворта
        [rival-events] Події Ругворта
        [forest-box] Ліс: решта
        [event-box] Події: решта
        [city] Місто
        [stage] Розігрується
        [aside] Відкладено
        [revealed] Відкрито
        [prison] Темниця
        [beneath] Під подіями
        [bay] Затока
        [islands] Острови
        [maps] Мапи
        [captain] Місто капітанки
        [island-box] Острови: решта
        [map-box] Мапи: решта
        [captain-maps] Мапи капітанки
        [own-maps] Власні мапи
        [flooded] Затоплено
        [compass] Роза вітрів
        [winds] Майбутні вітри
        [past-winds] Минулі вітри
        [captain-hand] Рука капітанки
        [trail-deck] Карти маршруту
        [trail] Карта маршруту
        [weather-deck] Майбутня погода
        [weather] Погода
        [past-weather] Минула погода
        [weather-box] Погода: решта
        [achieved] Виконані події
        [adornments] Прикраси
        [worn] Розіграні прикраси
        [river] Струмок
        [river-cards] Карти струмка
        [river-deck] Струмок: закриті карти
        [river-box] Струмок: решта
        [adornment-box] Прикраси: решта
       *[other] { $name }
    }
browser-total = Усього
browser-back-to-table = Назад до столу
browser-replay = Дивитися повтор
browser-replay-of = Повтор: { browser-game }
browser-save-record = Зберегти запис
browser-step = Крок
browser-step-of = { $at } з { $last }
browser-step-first = На початок
browser-step-back = На крок назад
browser-step-on = На крок уперед
browser-play = Пуск
browser-pause = Пауза

## Following the others, and one’s own turn

browser-since = Від вашого ходу
browser-nothing-since = Відтоді нічого не сталося.
browser-tell-again = Показати ще раз
browser-again = Показати останнє коло ще раз
browser-again-key = Показати останнє коло ще раз (R)
browser-skip = Пропустити
browser-skip-key = Пропустити (Пробіл)
browser-skip-to =
    { $asked ->
        [yes] До вашого ходу
       *[no] Пропустити
    }
browser-waiting = ще { $count }
browser-rival = Суперник
browser-pace = Як швидко показувати інших
browser-pace-name =
    { $pace ->
        [slow] Повільно
        [instant] Одразу
       *[normal] Звичайно
    }
browser-ending = Коли завершується ваш хід
browser-ending-name =
    { $ending ->
        [soon] Через 3 секунди
        [once] Одразу
       *[button] Коли скажете
    }
browser-turn-done = Усе зроблено: завершіть хід або щось відмініть.
browser-end-turn = Завершити хід
browser-end-turn-key = Завершити хід (E)
browser-undo-turn = Відмінити хід
browser-undo-turn-key = Відмінити весь хід (Shift U)
browser-plead = Попросити відмінити
browser-plea = { $name } просить щось відмінити.
browser-plea-waits = Ви просите щось відмінити. Відповідають: { $names }.
browser-plea-withdraw = Не треба
browser-plea-allow = Дозволити
browser-plea-refuse = Не дозволяти
browser-show-deed = Показати
browser-log-filter = Які записи
browser-log-filter-name =
    { $filter ->
        [mine] Мої
        [season] Пора року
        [round] Раунд
       *[all] Усі
    }
browser-log-seat = бали { $points }, рука { $cards }

## The end of a game: how its score is told, and what can be done then

browser-has-points = { $name } { $points }
browser-and-more = { $first } і ще { $count }
browser-ahead = { $name } позаду: { $leads }
browser-lead = { $source } +{ $points }
browser-points = Бали
browser-by-source = Бали за джерелами
browser-by-round = Бали за раундами
browser-round-axis =
    { $game ->
        [beacon_patrol] хід
       *[other] раунд
    }
browser-season =
    { $season ->
        [winter] зима
        [spring] весна
        [summer] літо
       *[autumn] осінь
    }
browser-best = найкращий
browser-place =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
        [7] 7-ме
       *[other] { $place }-те
    }
browser-telling = Підрахунок балів
browser-telling-title =
    { $game ->
        [everdell] Рік минув
        [farshore] Рік минув
        [faraway] Зворотний шлях
        [beacon_patrol] Патруль завершено
       *[other] Партію завершено
    }
browser-telling-about =
    { $game ->
        [faraway] Справа наліво, по одному регіону в кожного; святилища наприкінці.
        [beacon_patrol] Вогонь за вогнем. Суму не знати до останнього.
       *[other] Джерело за джерелом, усі одночасно. Підсумків не знати до останнього джерела.
    }
browser-told-part = { $part } з { $parts } · { $what }
browser-told-of = { $what }, { $name }
browser-next-part =
    { $game ->
        [faraway] Наступний регіон
        [beacon_patrol] Наступний вид
       *[other] Наступне джерело
    }
browser-to-result = До результату
browser-key-space = Пробіл
browser-tell-score-again = Порахувати ще раз
browser-now = зараз
browser-card-by-card = { $source }, карта за картою
browser-no-points-here = нічого
browser-replay-about = крок за кроком
browser-save-record-about = файл на пам’ять
browser-look-at-table =
    { $game ->
        [beacon_patrol] Роздивитися мапу
       *[other] Роздивитися стіл
    }
browser-step-said = Що дав цей крок

## The legend of symbols

browser-legend = Що означають символи
browser-legend-open = Що означають символи (?)
browser-legend-which = Які символи
browser-legend-all = Усі
browser-legend-here = На столі, { $count }
browser-legend-key = відкриває й закриває
browser-legend-back = назад до столу
browser-legend-point = Наведіть на символ: він засвітиться на столі.
browser-legend-lines = Рядок читають зліва направо
browser-legend-more = З доповнень

## The rulebook beside the table

browser-rules-open = Правила й карти
browser-rules-card = Правила про неї

browser-hint = Підказка
browser-hint-key = Підказка (h)
browser-asked-hint = просив підказку
browser-review = Розбір
browser-review-about = Крива, промахи й що було краще

## Levels: what a card of a new table tells

level-thinks =
    { $agent ->
        [beginner] відповідає одразу
        [casual] відповідає одразу
        [strong] думає до пів секунди
        [expert] думає до 3 секунд
       *[other] {""}
    }
level-about =
    { $agent ->
        [random] Хлюпається й хапає, що блищить. Добре для першої партії.
        [beginner] { $game ->
            [everdell] Хапає карти з очками й забуває, хто міг би оселитися задарма. Добре для першої партії.
            [farshore] Хапає карти з очками й рідко зважає на вітер. Добре для першої партії.
            [faraway] Бере найбільшу славу й забуває, що шлях рахують із кінця. Добре для першої партії.
            [beacon_patrol] Кладе наступний тайл біля корабля, а далі буде видно. Добре для першого плавання.
           *[other] Хлюпається й хапає, що блищить. Добре для першої партії.
        }
        [greedy] Завжди робить щось розумне, але не загадує далі цього ходу.
        [casual] { $game ->
            [beacon_patrol] Добре планує свій хід, але не далі.
           *[other] Завжди робить щось розумне, але не загадує далі цього ходу.
        }
        [planner] Обмірковує наступні ходи, перш ніж зробити свій.
        [strong] { $game ->
            [everdell] Заощаджує на великі карти й відчуває пори року.
            [farshore] Ловить вітер і вчасно збирає мапи.
            [faraway] Проходить у думці багато шляхів і стежить за порядком номерів.
            [beacon_patrol] Обмірковує наступні ходи, перш ніж відплисти.
           *[other] Обмірковує наступні ходи, перш ніж зробити свій.
        }
        [expert] { $game ->
            [faraway] Перед кожною картою дограє в думці тисячі закінчень.
            [beacon_patrol] Перш ніж відплисти, пробує багато планів на різних морях.
            [everdell] Перед кожним ходом дограє в думці сотні закінчень.
            [farshore] Перед кожним ходом дограє в думці сотні закінчень.
           *[other] Перед кожним ходом зважує безліч продовжень і рідко помиляється.
        }
       *[other] Гравець своєї вдачі.
    }
level-points = очок у середньому: { $points }
level-beats =
    { $together ->
        [true] зі 100 роздач у { $times } рахунок вищий, ніж у гравця «{ level-name }»
       *[false] зі 100 партій із гравцем «{ level-name }» виграє { $times }
    }
level-measured =
    Виміряно: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, { $seats ->
        [1] соло
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }; рейтинг певний із точністю до числа після ± у 95 випадках зі 100.
