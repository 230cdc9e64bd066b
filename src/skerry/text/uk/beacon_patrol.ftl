### Beacon Patrol.

beacon-about =
    Береговий патруль: флот тайл за тайлом наносить на мапу невідоме море. Усі грають разом; тайл
    рахується, коли його оточено, а маяки й буйки дають більше.
beacon-setting-windmills = Вітряки: ще п’ять тайлів, цінніші поруч із відкритим морем.
beacon-setting-piers = Причали: ще чотири тайли, цінніші на островах із будинками.

beacon-ship = корабель { $number }
beacon-tile =
    { $edges ->
        [LWWW] північний берег
        [WLWW] східний берег
        [WWLW] південний берег
        [WWWL] західний берег
        [LWLW] { $case ->
            [acc] протоку із заходу на схід
           *[nom] протока із заходу на схід
        }
        [WLWL] { $case ->
            [acc] протоку з півночі на південь
           *[nom] протока з півночі на південь
        }
        [LLWW] північно-східний берег
        [WLLW] південно-східний берег
        [WWLL] південно-західний берег
        [LWWL] північно-західний берег
        [LLWL] { $case ->
            [acc] відкриту на південь затоку
           *[nom] відкрита на південь затока
        }
        [LWLL] { $case ->
            [acc] відкриту на схід затоку
           *[nom] відкрита на схід затока
        }
        [LLLW] { $case ->
            [acc] відкриту на захід затоку
           *[nom] відкрита на захід затока
        }
        [WLLL] { $case ->
            [acc] відкриту на північ затоку
           *[nom] відкрита на північ затока
        }
       *[WWWW] { $feature ->
            [headquarters] { $case ->
                [acc] штаб-квартиру
               *[nom] штаб-квартира
            }
           *[other] відкрите море
        }
    }{ $feature ->
        [lighthouse] {" "}з маяком
        [buoy] {" "}з буйком
        [windmill] {" "}з вітряком
        [pier] {" "}з причалом
       *[other] {""}
    }
beacon-card =
    { $tile }{ $houses ->
        [0] {""}
       *[other] { $feature ->
            [none] {" "}з
           *[other] {" "}і
        } { $houses ->
            [1] будинком
            [one] { $houses } будинком
           *[many] { $houses } будинками
        }
    }: після обстеження дає { $feature ->
        [windmill] 1 бал і ще 1 за кожне відкрите море поруч
        [pier] 1 бал і ще 1 за кожен будинок на своєму острові
       *[other] { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        }
    }

beacon-lay =
    { $side ->
        [north] Викласти на північ: { $tile }
        [east] Викласти на схід: { $tile }
        [south] Викласти на південь: { $tile }
       *[west] Викласти на захід: { $tile }
    }
beacon-spend =
    { $side ->
        [north] Скинути й пливти на північ: { $tile }
        [east] Скинути й пливти на схід: { $tile }
        [south] Скинути й пливти на південь: { $tile }
       *[west] Скинути й пливти на захід: { $tile }
    }
beacon-sail =
    { $side ->
        [north] Пливти на північ
        [east] Пливти на схід
        [south] Пливти на південь
       *[west] Пливти на захід
    }
beacon-end-turn = Завершити хід
beacon-keep-none = Не лишати
beacon-take-turn =
    { $tiles ->
        [0] { $tokens ->
            [0] Робити більше нічого: завершіть хід.
           *[other] Пливіть далі або завершіть хід.
        }
       *[other] { $tokens ->
            [0] Викладіть тайл поруч із кораблем або завершіть хід.
           *[other] Викладіть тайл поруч із кораблем або пливіть далі.
        }
    }
    .verb =
        { $tiles ->
            [0] { $tokens ->
                [0] завершіть
               *[other] Пливіть
            }
           *[other] Викладіть
        }
beacon-give = Віддайте один свій тайл за взятий.
    .verb = Віддайте
beacon-keep = Лишіть один тайл на наступний хід або жодного.
    .verb = Лишіть
beacon-preview-points =
    { $points ->
        [0] Балів поки що немає.
        [one] Ще { $points } бал.
        [few] Ще { $points } бали.
       *[many] Ще { $points } балів.
    }
    .short = +{ $points }

beacon-why-not-in-hand = Цього тайла немає у вас на руці.
beacon-why-no-other-hand = Узяти можна лише тайл з іншої руки.
beacon-why-swapped = Цього ходу ви вже обмінювалися.
beacon-why-nothing-to-give = У вас немає тайла, щоб віддати за нього.
beacon-why-taken = Там уже лежить тайл.
beacon-why-land-ahead =
    { $side ->
        [north] На північ від вашого корабля – земля; туди не пройти.
        [east] На схід від вашого корабля – земля; туди не пройти.
        [south] На південь від вашого корабля – земля; туди не пройти.
       *[west] На захід від вашого корабля – земля; туди не пройти.
    }
beacon-why-uncharted = Там ще немає тайла.
beacon-why-no-token = Усі ваші жетони руху використано.
beacon-why-clash =
    { $side ->
        [north] Його північний бік
        [east] Його східний бік
        [south] Його південний бік
       *[west] Його західний бік
    } – { $mine ->
        [land] земля, а в сусіднього тайла там вода.
       *[water] вода, а в сусіднього тайла там земля.
    }
beacon-why-too-far =
    { $tokens ->
        [0] Не дістатися: туди { $steps ->
            [one] { $steps } крок
            [few] { $steps } кроки
           *[many] { $steps } кроків
        }, а всі жетони використано.
       *[other] Туди { $steps ->
            [one] { $steps } крок
            [few] { $steps } кроки
           *[many] { $steps } кроків
        }, а у вас { $tokens ->
            [one] { $tokens } жетон.
            [few] { $tokens } жетони.
           *[many] { $tokens } жетонів.
        }
    }
beacon-why-no-course = Водою вашому кораблю туди не дістатися.
beacon-why-all-land = Він межував би з сусідами лише землею; жоден корабель туди не пропливе.

beacon-legend =
    ▒ земля, · вода; L маяк, H штаб-квартира, b буйок, W вітряк, P причал, ⌂ будинок; число –
    корабель цього гравця.
beacon-rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капітани
        [navigators] Навігатори
        [cartographers] Картографи
       *[novices] Новачки
    }
beacon-verdict =
    { $rank }{ $lacks ->
        [0] {""}
       *[other] ; до наступного рангу ще { $lacks }
    }

beacon-log-turn = Хід { $turn }
beacon-log-draws = { $seat } бере { CASE($tiles, "acc") }.
beacon-log-lays = { $seat } викладає { CASE($tiles, "acc") }.
beacon-log-points =
    { $points ->
        [one] Обстежено на { $points } бал.
        [few] Обстежено на { $points } бали.
       *[many] Обстежено на { $points } балів.
    }
beacon-log-discards = { $seat } скидає { CASE($tiles, "acc") }.
beacon-log-sails = { $seat } пливе далі.
beacon-log-takes = { $seat } бере { CASE($tiles, "acc") }.
beacon-log-gives = { $seat } отримує натомість { CASE($tiles, "acc") }.
beacon-log-keeps = { $seat } лишає { CASE($tiles, "acc") }.

## At the table in the browser

beacon-table-chart = Мапа
beacon-table-sea-name = Зовнішні шхери
beacon-table-laid = викладено { $laid }, обстежено { $explored }
beacon-table-tools = Вигляд мапи
beacon-table-closer = Наблизити (+)
beacon-table-farther = Віддалити (−)
beacon-table-whole = Уся мапа (0)
beacon-table-save-map = Зберегти мапу
beacon-table-close = Закрити
beacon-table-points = { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }

beacon-table-cell-now =
    Викласти сюди: { $tile }. { $points ->
        [0] Балів поки що немає.
        [one] Ще { $points } бал.
        [few] Ще { $points } бали.
       *[many] Ще { $points } балів.
    }
beacon-table-cell-later =
    { $steps ->
        [one] Пливти { $steps } крок, потім викласти сюди: { $tile }.
        [few] Пливти { $steps } кроки, потім викласти сюди: { $tile }.
       *[many] Пливти { $steps } кроків, потім викласти сюди: { $tile }.
    } { $points ->
        [0] Балів поки що немає.
        [one] Ще { $points } бал.
        [few] Ще { $points } бали.
       *[many] Ще { $points } балів.
    }
beacon-table-cell-barred = Сюди не викласти: { $tile }. { $reason }
beacon-table-cell-reach =
    { $steps ->
        [one] { $tile }. Пливти сюди: { $steps } крок.
        [few] { $tile }. Пливти сюди: { $steps } кроки.
       *[many] { $tile }. Пливти сюди: { $steps } кроків.
    } { $state }
beacon-table-cell-spend = { $tile }. Скинути тайл, щоб приплисти сюди. { $state }
beacon-table-cell-dark = Ще не обстежено.
beacon-table-cell-lit =
    { $points ->
        [0] Обстежено.
        [one] Обстежено: { $points } бал.
        [few] Обстежено: { $points } бали.
       *[many] Обстежено: { $points } балів.
    }
beacon-table-cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Місце штаб-квартири.
            [-1] { $dx } на захід від штаб-квартири.
           *[other] { $dx } на схід від штаб-квартири.
        }
        [-1] { $ew ->
            [0] { $dy } на північ від штаб-квартири.
            [-1] { $dy } на північ і { $dx } на захід від штаб-квартири.
           *[other] { $dy } на північ і { $dx } на схід від штаб-квартири.
        }
       *[other] { $ew ->
            [0] { $dy } на південь від штаб-квартири.
            [-1] { $dy } на південь і { $dx } на захід від штаб-квартири.
           *[other] { $dy } на південь і { $dx } на схід від штаб-квартири.
        }
    }
beacon-table-no-fit = Сюди не підходить
beacon-table-no-way = Не дістатися
beacon-table-windmill-counts = 1 бал і ще 1 за кожне відкрите море поруч.
beacon-table-pier-counts = 1 бал і ще 1 за кожен будинок на його острові.

beacon-table-hand = Ваша рука
beacon-table-hand-empty = На руці немає тайлів.
beacon-table-taken = узято: віддайте один натомість
beacon-table-fits =
    { $count ->
        [0] Поблизу нікуди не підходить
        [one] Підходить до { $count } місця
       *[many] Підходить до { $count } місць
    }
beacon-table-tokens = Готові жетони руху: { $ready } з { $of }
beacon-table-steps =
    { $count ->
        [0] Жодного кроку
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }
beacon-table-to-sail = ще можна пливти
beacon-table-pile = { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[many] { $count } тайлів
    }
beacon-table-pile-left = у стосі
beacon-table-gone = вилучено: { $count }
beacon-table-pile-both =
    { $count ->
        [one] у стосі { $count } тайл
        [few] у стосі { $count } тайли
       *[many] у стосі { $count } тайлів
    }, вилучено { $gone }
beacon-table-swap = Виберіть тайл для обміну, раз за хід
beacon-table-swap-for = Обміняти: { $tile } ({ $name })
beacon-table-you = ви
beacon-table-you-role = ви, { $role }
beacon-table-sailing = зараз пливе
beacon-table-thinking = думає…
beacon-table-next = наступний хід

beacon-table-score = Рахунок
beacon-table-rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капітани
        [navigators] Навігатори
        [cartographers] Картографи
       *[novices] Новачки
    }
beacon-table-more-for =
    { $rank ->
        [sailors] ще { $count } до рангу Моряків
        [captains] ще { $count } до рангу Капітанів
        [navigators] ще { $count } до рангу Навігаторів
       *[cartographers] ще { $count } до рангу Картографів
    }
beacon-table-to-rank =
    { $rank ->
        [sailors] { $count } до Моряків
        [captains] { $count } до Капітанів
        [navigators] { $count } до Навігаторів
       *[cartographers] { $count } до Картографів
    }
beacon-table-highest = найвищий ранг
beacon-table-kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] маяк
            [few] маяки
           *[many] маяків
        }
        [buoys] { $count ->
            [one] буйок
            [few] буйки
           *[many] буйків
        }
        [windmills] { $count ->
            [one] вітряк
            [few] вітряки
           *[many] вітряків
        }
        [piers] { $count ->
            [one] причал
            [few] причали
           *[many] причалів
        }
       *[others] { $count ->
            [one] інший
            [few] інші
           *[many] інших
        }
    }
beacon-table-kind-worth =
    { $kind ->
        [lighthouses] по 3 бали; штаб-квартира теж рахується
        [buoys] по 2 бали
        [windmills] по 1 балу й ще 1 за кожне відкрите море поруч
        [piers] по 1 балу й ще 1 за кожен будинок на острові
       *[others] по 1 балу
    }
beacon-table-tabs = Вкладки столу
beacon-table-tab =
    { $tab ->
        [crew] Екіпаж
        [score] Рахунок
        [log] Журнал
       *[chart] Стіл
    }

beacon-table-the-end = Кінець плавання
beacon-table-verdict =
    { $rank ->
        [sailors] Ви – Моряки.
        [captains] Ви – Капітани.
        [navigators] Ви – Навігатори.
        [cartographers] Ви – Картографи.
       *[novices] Поки що Новачки.
    }
beacon-table-verdict-score =
    { $score ->
        [one] { $score } бал: обстежено { $explored } з { $laid } викладених тайлів
        [few] { $score } бали: обстежено { $explored } з { $laid } викладених тайлів
       *[many] { $score } балів: обстежено { $explored } з { $laid } викладених тайлів
    }
beacon-table-earned =
    { $rank ->
        [sailors] Моряки
        [captains] Капітани
        [navigators] Навігатори
        [cartographers] Картографи
       *[novices] Новачки
    }, { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }
beacon-table-kinds =
    { $kind ->
        [lighthouses] Маяки
        [buoys] Буйки
        [windmills] Вітряки
        [piers] Причали
       *[others] Інші
    }
beacon-table-kind-worth-short =
    { $kind ->
        [lighthouses] по 3
        [buoys] по 2
        [windmills] 1 і ще 1 за кожну відкриту воду поруч
        [piers] 1 і ще 1 за кожен будинок острова
       *[others] по 1
    }
beacon-table-light-of =
    { $kind ->
        [lighthouses] маяки
        [buoys] буйки
        [windmills] вітряки
        [piers] причали
       *[others] інші
    }, { $at } з { $all }
beacon-table-light-worth =
    { $kind ->
        [lighthouses] Маяк
        [buoys] Відкрите море з буйком
        [windmills] Вітряк: 1 + { $more } (відкрита вода)
        [piers] Причал: 1 + { $more ->
            [one] { $more } будинок
            [few] { $more } будинки
           *[many] { $more } будинків
        }
       *[others] Обстежена вода
    }
beacon-table-lights-on =
    { $count ->
        [one] світить { $count } вогонь
        [few] світять { $count } вогні
       *[many] світить { $count } вогнів
    }
beacon-table-by-kind = Вогні за видами
beacon-table-by-kind-points = Бали за видами
beacon-table-after-last = ранг і сума після останнього вогню
beacon-table-count-each = { $count } × { $each }
beacon-table-now = зараз
beacon-table-your-best = ваш найкращий
beacon-table-all-together = Усі разом
beacon-table-earlier = Попередні плавання
beacon-table-sailed = { $names } · викладено { $laid }, обстежено { $explored } · ходів: { $turns }
beacon-table-symbols = { $group ->
    [standing] Що стоїть на тайлі
   *[marks] Позначки
  }
beacon-table-symbol = { $symbol ->
    [headquarters] штаб-квартира
    [lighthouse] маяк
    [buoy] буйок
    [house] будинок
    [windmill] вітряк
    [pier] причал
    [points] бали обстеженого тайла
    [token] крок готовий
   *[spent] крок використано
  }
beacon-table-symbol-note = { $symbol ->
    [headquarters] 3 бали
    [lighthouse] 3 бали
    [buoy] 2 бали
    [house] рахується для причалу
    [windmill] 1 бал і ще 1 за кожне відкрите море поруч
    [pier] 1 бал і ще 1 за кожен будинок на його острові
   *[other] {""}
  }
