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
lab-no-leader = { $agent } і { $other } поки не розрізнити
lab-leads-by = { $agent } бере { $share } ± { $reach } проти { $other }; порівняно партій: { $games }.
lab-ties = Нічиїх: { $share }
lab-ties-of = Партій: { $games }, рішень за партію: { $decisions }.
lab-seats-alike = Жодне місце не має переваги
lab-seat-farthest = Місце { $seat } виграє { $share }, від { $low } до { $high }.
lab-seat-wins = Місце { $seat } виграє { $share }
lab-seat-between = Від { $low } до { $high }.
lab-card-out = Вирізняється: { $card }
lab-card-share = Де вона лежала наприкінці, перемог { $share } ({ $low }–{ $high }); партій: { $games }.
lab-cross = Таблиця зустрічей
lab-cross-note = Скільки рядок бере у стовпця, з інтервалом 95 %. Нічия рахується за половину.
lab-ladder = Драбина рейтингів
lab-ladder-sure = Інтервали не торкаються: порядок певний. 100 очок зверху — це близько 64 перемог зі 100.
lab-ladder-touching = Інтервали { $first } і { $second } торкаються: їхній порядок не певний. 100 очок зверху — це близько 64 перемог зі 100.
lab-points = Очки наприкінці
lab-points-note = Риска: медіана. Смуга: середня половина.
lab-cards = Перемоги за картами
lab-cards-note = Так часто вигравали ті, перед ким карта лежала наприкінці; пунктир: порівну. Найдальші від рівного.
lab-seats = Місця
lab-seats-note = Частка перемог за місцями; пунктир: порівну.
lab-seat = місце { $seat }
lab-foot-intervals = Усі інтервали — 95 %: за Вілсоном для місць і карт, за роздачами для таблиці зустрічей.
lab-foot-ratings = Рейтинги: Бредлі — Террі, середнє 1000, інтервали — бутстреп за роздачами.
lab-foot-cards = Карта й перемога йдуть поруч; що з них причина, тут не видно.
