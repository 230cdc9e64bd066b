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
lab-no-leader = { $agent } и { $other } пока не различить
lab-leads-by = { $agent } берёт { $share } ± { $reach } против { $other }; сравнено партий: { $games }.
lab-ties = Ничьих: { $share }
lab-ties-of = Партий: { $games }, решений за партию: { $decisions }.
lab-seats-alike = Ни одно место не в выигрыше
lab-seat-farthest = Место { $seat } выигрывает { $share }, от { $low } до { $high }.
lab-seat-wins = Место { $seat } выигрывает { $share }
lab-seat-between = От { $low } до { $high }.
lab-card-out = Выделяется: { $card }
lab-card-share = Где она лежала в конце, побед { $share } ({ $low }–{ $high }); партий: { $games }.
lab-cross = Таблица встреч
lab-cross-note = Сколько строка берёт у столбца, с интервалом 95 %. Ничья считается за половину.
lab-ladder = Лестница рейтингов
lab-ladder-sure = Интервалы не соприкасаются: порядок надёжен. 100 очков сверху — это около 64 побед из 100.
lab-ladder-touching = Интервалы { $first } и { $second } соприкасаются: их порядок не надёжен. 100 очков сверху — это около 64 побед из 100.
lab-points = Очки в конце
lab-points-note = Черта: медиана. Полоса: средняя половина.
lab-cards = Победы по картам
lab-cards-note = Так часто выигрывали те, перед кем карта лежала в конце; пунктир: поровну. Самые далёкие от равного.
lab-seats = Места
lab-seats-note = Доля побед по местам; пунктир: поровну.
lab-seat = место { $seat }
lab-foot-intervals = Все интервалы — 95 %: по Уилсону для мест и карт, по раздачам для таблицы встреч.
lab-foot-ratings = Рейтинги: Брэдли — Терри, среднее 1000, интервалы — бутстреп по раздачам.
lab-foot-cards = Карта и победа идут рядом; что из них причина, здесь не видно.
