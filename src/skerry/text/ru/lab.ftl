### Отчёт о турнире.

lab-title =
    { $game ->
        [faraway] Faraway
        [everdell] Everdell
        [farshore] Everdell Farshore
        [beacon_patrol] Beacon Patrol
       *[other] { $game }
    }
lab-played =
    { $seats ->
        [one] Турнир, партий: { $games }, на { $seats } место, зерно { $seed }.
        [few] Турнир, партий: { $games }, на { $seats } места, каждая раздача сыграна с каждого места, зерно { $seed }.
       *[many] Турнир, партий: { $games }, на { $seats } мест, каждая раздача сыграна с каждого места, зерно { $seed }.
    }
lab-played-apart =
    { $seats ->
        [one] Партий: { $games }, на { $seats } место: раздачи у всех одни и те же, каждый играет сам; зерно { $seed }.
        [few] Партий: { $games }, на { $seats } места: каждый агент занимает все места, раздачи одни и те же; зерно { $seed }.
       *[many] Партий: { $games }, на { $seats } мест: каждый агент занимает все места, раздачи одни и те же; зерно { $seed }.
    }
lab-leads = { $agent } впереди, { $rating } ± { $reach }
lab-leads-by = { $agent } берёт { $share } ± { $reach } против игрока «{ $other }»; сравнено партий: { $games }.
lab-games = Партий: { $games }
lab-games-of = Решений за партию: { $decisions }; ничьих: { $ties }.
lab-seats-alike = Ни одно место не в выигрыше
lab-seat-farthest = Место { $seat } выигрывает { $share }, от { $low } до { $high }.
lab-seat-wins = Место { $seat } выигрывает { $share }
lab-seat-between = От { $low } до { $high }.
lab-card-out = Выделяется: { $card }
lab-card-share = Где она лежала в конце, побед { $share } ({ $low }–{ $high }); партий: { $games }.
lab-card-shares = Где она лежала в конце, побед { $share } ({ $low }–{ $high }); где её только взяли, { $held }; партий: { $games }.
lab-cross = Таблица встреч
lab-cross-note = Сколько строка берёт у столбца, с интервалом 95 %. Ничья считается за половину.
lab-ladder = Лестница рейтингов
lab-ladder-sure = Интервалы не соприкасаются: порядок надёжен. 100 очков сверху — это около 64 побед из 100.
lab-ladder-touching = Интервалы игроков «{ $first }» и «{ $second }» соприкасаются: их порядок не надёжен. 100 очков сверху — это около 64 побед из 100.
lab-points = Очки в конце
lab-points-note = Черта: медиана. Полоса: средняя половина.
lab-cards = Победы по картам
lab-cards-note = Полный кружок: карта лежала перед игроком в конце. Пустой: её только взяли. Пунктир: поровну. Самые далёкие от равного.
lab-seats = Места
lab-seats-note = Доля побед по местам; пунктир: поровну.
lab-seat = место { $seat }
lab-foot-intervals = Все интервалы — 95 %: по Уилсону для мест и карт, по раздачам для таблицы встреч.
lab-foot-ratings = Рейтинги: Брэдли — Терри, среднее 1000, интервалы — бутстреп по раздачам.
lab-foot-cards = Карта и победа идут рядом; что из них причина, здесь не видно.

## Таблицы, журналы и кластеры.

error-out-ending = Имя { $file } должно оканчиваться на .jsonl (записи) либо на .csv или .parquet (таблицы).
error-out-steps = --steps пишет по строке на решение, поэтому файл --out должен оканчиваться на .csv или .parquet; в записях и так есть каждое решение.
error-rows-ending = Имя { $file } должно оканчиваться на .csv или .parquet.
error-no-cluster = По адресу { $address } не отвечает ни один кластер Ray; запустите его: `ray start --head`, или укажите local для одного этого компьютера.
error-cluster-version = На узле кластера Skerry { $other }, а здесь { $own }: установите всюду одну и ту же версию.
error-cluster-lost = Кластер снова и снова теряет одни и те же партии; проверьте, хватает ли узлам памяти.
terminal-param-steps = По строке на решение, а не на место и партию; для .csv и .parquet.
terminal-param-cluster = Играть на кластере Ray по этому адресу, например 10.0.0.5:6379; local — этот компьютер.
terminal-param-rows = Записать сюда по строке на место и партию, как .csv или .parquet.
terminal-rows = Таблица: { $file }.
terminal-goes-on = Сыгранное лежит в { $file }; та же команда продолжит с этого места.
terminal-workers-cluster = Укажите --workers или --cluster, но не оба: у кластера процессов столько, сколько у его узлов.
terminal-tied =
    { $ties ->
        [0] Ни одной партии не выиграли сразу несколько мест.
        [one] { $ties } партию ({ $share }) выиграли сразу несколько; каждому она засчитана как победа.
        [few] { $ties } партии ({ $share }) выиграли сразу несколько; каждому они засчитаны как победы.
       *[many] { $ties } партий ({ $share }) выиграли сразу несколько; каждому они засчитаны как победы.
    }

## Баланс игры.

terminal-command-balance = Дать агентам сыграть много партий и сказать, чего стоят места и карты.
terminal-param-balancers = Агенты через запятую; если их мало, они повторяются.
terminal-param-balance-out = Записать сюда по строке на карту, как .csv или .parquet. Прерванное продолжит та же команда.
terminal-head-card = карта
terminal-head-margin = отрыв в очках
terminal-head-wins-with = победы, сыграна
terminal-head-wins-without = победы, не сыграна
terminal-head-worth = ценность в очках
terminal-finding = { $finding }. { $rest }
lab-balance-played = Партий: { $games }, мест: { $seats }, играют: { $agents }, зерно { $seed }.
lab-balance-length = { $decisions } решений за партию
lab-balance-ties =
    { $turns ->
        [0] Несколько победителей в { $share } партий.
       *[other] { $turns } хода на место; несколько победителей в { $share } партий.
    }
lab-card-behind = { $card } отстаёт
lab-card-gap = Сыгравшие её места выигрывают { $played }, остальные { $unplayed }; играют её { $often } мест.
lab-balance-cards-note = Полная точка: сыгравшие её места, с интервалом 95 %. Пустая: только взявшие. Пунктир: поровну.
lab-worth = Что добавляет карта
lab-worth-note = Очки отрыва при прочих равных картах. Пунктир: средняя карта.
lab-when = Победы по времени первого розыгрыша
lab-when-note = Доля побед в процентах; пусто, где меньше 30 мест.
lab-points-by-seat = Очки по местам; пунктир: среднее.
lab-sources = Очки по источникам
lab-sources-note = Среднее у места в конце партии.
lab-source =
    { $source ->
        [cards] Карты
        [bonuses] Бонусы
        [tokens] Жетоны очков
        [journey] Путешествие
        [events] События
        [wonders] Чудеса
        [pearls] Жемчуг
        [adornments] Украшения
        [treasures] Сокровища
        [maps] Карты местности
        [ship] Корабль
        [shells] Ракушки
        [region] Регионы
        [sanctuary] Святилища
        [tile] Тайлы
       *[other] { $source }
    }
lab-pace = Темп
lab-pace-note = Очки к концу каждой части. В партии { $decisions } решений, от { $shortest } до { $longest }.
lab-time =
    { $clock ->
        [season] { $when ->
            [0] Зима
            [1] Весна
            [2] Лето
           *[3] Осень
        }
       *[other] { $when }
    }
lab-balance-foot-intervals = Все интервалы — 95 %: для долей по Уилсону.
lab-balance-foot-worth = Что добавляет карта, подобрано по всем партиям сразу, с учётом сыгранного другими местами.
