### Звіт про турнір.

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
        [one] Турнір, партій: { $games }, на { $seats } місце, зерно { $seed }.
        [few] Турнір, партій: { $games }, на { $seats } місця, кожну роздачу зіграно з кожного місця, зерно { $seed }.
       *[many] Турнір, партій: { $games }, на { $seats } місць, кожну роздачу зіграно з кожного місця, зерно { $seed }.
    }
lab-played-apart =
    { $seats ->
        [one] Партій: { $games }, на { $seats } місце: роздачі в усіх ті самі, кожен грає сам; зерно { $seed }.
        [few] Партій: { $games }, на { $seats } місця: кожен агент займає всі місця, роздачі ті самі; зерно { $seed }.
       *[many] Партій: { $games }, на { $seats } місць: кожен агент займає всі місця, роздачі ті самі; зерно { $seed }.
    }
lab-leads = { $agent } попереду, { $rating } ± { $reach }
lab-leads-by = { $agent } бере { $share } ± { $reach } проти гравця «{ $other }»; порівняно партій: { $games }.
lab-games = Партій: { $games }
lab-games-of = Рішень за партію: { $decisions }; нічиїх: { $ties }.
lab-seats-alike = Жодне місце не має переваги
lab-seat-farthest = Місце { $seat } виграє { $share }, від { $low } до { $high }.
lab-seat-wins = Місце { $seat } виграє { $share }
lab-seat-between = Від { $low } до { $high }.
lab-card-out = Вирізняється: { $card }
lab-card-share = Де вона лежала наприкінці, перемог { $share } ({ $low }–{ $high }); партій: { $games }.
lab-card-shares = Де вона лежала наприкінці, перемог { $share } ({ $low }–{ $high }); де її лише взяли, { $held }; партій: { $games }.
lab-cross = Таблиця зустрічей
lab-cross-note = Скільки рядок бере у стовпця, з інтервалом 95 %. Нічия рахується за половину.
lab-ladder = Драбина рейтингів
lab-ladder-sure = Інтервали не торкаються: порядок певний. 100 очок зверху — це близько 64 перемог зі 100.
lab-ladder-touching = Інтервали гравців «{ $first }» і «{ $second }» торкаються: їхній порядок не певний. 100 очок зверху — це близько 64 перемог зі 100.
lab-points = Очки наприкінці
lab-points-note = Риска: медіана. Смуга: середня половина.
lab-cards = Перемоги за картами
lab-cards-note = Повний кружок: карта лежала перед гравцем наприкінці. Порожній: її лише взяли. Пунктир: порівну. Найдальші від рівного.
lab-seats = Місця
lab-seats-note = Частка перемог за місцями; пунктир: порівну.
lab-seat = місце { $seat }
lab-foot-intervals = Усі інтервали — 95 %: за Вілсоном для місць і карт, за роздачами для таблиці зустрічей.
lab-foot-ratings = Рейтинги: Бредлі — Террі, середнє 1000, інтервали — бутстреп за роздачами.
lab-foot-cards = Карта й перемога йдуть поруч; що з них причина, тут не видно.

## Таблиці, журнали й кластери.

error-out-ending = Назва { $file } має закінчуватися на .jsonl (записи) або на .csv чи .parquet (таблиці).
error-out-steps = --steps пише по рядку на рішення, тож файл --out має закінчуватися на .csv чи .parquet; у записах і так є кожне рішення.
error-rows-ending = Назва { $file } має закінчуватися на .csv чи .parquet.
error-no-cluster = За адресою { $address } не відповідає жоден кластер Ray; запустіть його: `ray start --head`, або вкажіть local для самого цього комп’ютера.
error-cluster-version = На вузлі кластера Skerry { $other }, а тут { $own }: установіть усюди ту саму версію.
error-cluster-lost = Кластер знову й знову губить ті самі партії; перевірте, чи вистачає вузлам пам’яті.
terminal-param-steps = По рядку на рішення, а не на місце й партію; для .csv і .parquet.
terminal-param-cluster = Грати на кластері Ray за цією адресою, наприклад 10.0.0.5:6379; local — цей комп’ютер.
terminal-param-rows = Записати сюди по рядку на місце й партію, як .csv чи .parquet.
terminal-rows = Таблиця: { $file }.
terminal-goes-on = Зігране лежить у { $file }; та сама команда продовжить звідти.
terminal-workers-cluster = Вкажіть --workers або --cluster, але не обидва: у кластера процесів стільки, скільки в його вузлів.
terminal-tied =
    { $ties ->
        [0] Жодної партії не виграли одразу кілька місць.
        [one] { $ties } партію ({ $share }) виграли одразу кілька; кожному вона зарахована як перемога.
        [few] { $ties } партії ({ $share }) виграли одразу кілька; кожному вони зараховані як перемоги.
       *[many] { $ties } партій ({ $share }) виграли одразу кілька; кожному вони зараховані як перемоги.
    }

## Баланс гри.

terminal-command-balance = Дати агентам зіграти багато партій і сказати, чого варті місця й карти.
terminal-param-balancers = Агенти через кому; якщо їх мало, вони повторюються.
terminal-param-balance-out = Записати сюди по рядку на карту, як .csv чи .parquet. Перерване продовжить та сама команда.
terminal-head-card = карта
terminal-head-margin = відрив в очках
terminal-head-wins-with = перемоги, зіграна
terminal-head-wins-without = перемоги, не зіграна
terminal-head-worth = цінність в очках
terminal-finding = { $finding }. { $rest }
lab-balance-played = Партій: { $games }, місць: { $seats }, грають: { $agents }, зерно { $seed }.
lab-balance-length = { $decisions } рішень за партію
lab-balance-ties =
    { $turns ->
        [0] Кілька переможців у { $share } партій.
       *[other] { $turns } ходу на місце; кілька переможців у { $share } партій.
    }
lab-card-behind = { $card } відстає
lab-card-gap = Місця, що її зіграли, виграють { $played }, решта { $unplayed }; грають її { $often } місць.
lab-balance-cards-note = Повна крапка: місця, що її зіграли, з інтервалом 95 %. Порожня: лише взяли. Пунктир: порівну.
lab-worth = Що додає карта
lab-worth-note = Очки відриву за рівних інших карт. Пунктир: середня карта.
lab-when = Перемоги за часом першого розіграшу
lab-when-note = Частка перемог у відсотках; порожньо, де менш як 30 місць.
lab-points-by-seat = Очки за місцями; пунктир: середнє.
lab-sources = Очки за джерелами
lab-sources-note = Середнє місця наприкінці партії.
lab-source =
    { $source ->
        [cards] Карти
        [bonuses] Бонуси
        [tokens] Жетони очок
        [journey] Подорож
        [events] Події
        [wonders] Дива
        [pearls] Перли
        [adornments] Прикраси
        [treasures] Скарби
        [maps] Мапи
        [ship] Корабель
        [shells] Мушлі
        [region] Регіони
        [sanctuary] Святилища
        [tile] Тайли
       *[other] { $source }
    }
lab-pace = Темп
lab-pace-note = Очки на кінець кожної частини. У партії { $decisions } рішень, від { $shortest } до { $longest }.
lab-time =
    { $clock ->
        [season] { $when ->
            [0] Зима
            [1] Весна
            [2] Літо
           *[3] Осінь
        }
       *[other] { $when }
    }
lab-balance-foot-intervals = Усі інтервали — 95 %: для часток за Вілсоном.
lab-balance-foot-worth = Що додає карта, підібрано за всіма партіями разом, з урахуванням зіграного іншими місцями.
