### Beacon Patrol.

beacon-about = Морской патруль: флот тайл за тайлом наносит неизвестное море на карту. Все играют вместе; тайл считается, когда он окружён, а маяки и буи ценятся выше.
beacon-setting-windmills = Ветряки: ещё пять тайлов, которые ценнее рядом с открытым морем.
beacon-setting-piers = Причалы: ещё четыре тайла, которые ценнее на островах с домами.

beacon-ship = корабль { $number }
beacon-tile =
    { $edges ->
        [LWWW] северный берег
        [WLWW] восточный берег
        [WWLW] южный берег
        [WWWL] западный берег
        [LWLW] пролив с запада на восток
        [WLWL] пролив с севера на юг
        [LLWW] северо-восточный берег
        [WLLW] юго-восточный берег
        [WWLL] юго-западный берег
        [LWWL] северо-западный берег
        [LLWL] { $case ->
            [acc] открытую на юг бухту
           *[nom] открытая на юг бухта
        }
        [LWLL] { $case ->
            [acc] открытую на восток бухту
           *[nom] открытая на восток бухта
        }
        [LLLW] { $case ->
            [acc] открытую на запад бухту
           *[nom] открытая на запад бухта
        }
        [WLLL] { $case ->
            [acc] открытую на север бухту
           *[nom] открытая на север бухта
        }
       *[WWWW] { $feature ->
            [headquarters] { $case ->
                [acc] штаб-квартиру
               *[nom] штаб-квартира
            }
           *[other] открытое море
        }
    }{ $feature ->
        [lighthouse] {" "}с маяком
        [buoy] {" "}с буем
        [windmill] {" "}с ветряком
        [pier] {" "}с причалом
       *[other] {""}
    }
beacon-card =
    { $tile }{ $houses ->
        [0] {""}
       *[other] { $feature ->
            [none] {" "}с
           *[other] {" "}и
        } { $houses ->
            [1] домом
            [one] { $houses } домом
           *[many] { $houses } домами
        }
    }: { $feature ->
        [windmill] исследованный тайл приносит 1 очко и ещё 1 за каждое открытое море рядом
        [pier] исследованный тайл приносит 1 очко и ещё 1 за каждый дом на его острове
       *[other] { $points ->
            [one] исследованный тайл приносит { $points } очко
            [few] исследованный тайл приносит { $points } очка
           *[many] исследованный тайл приносит { $points } очков
        }
    }

beacon-lay =
    Выложить { $side ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }: { $tile }
beacon-spend =
    Плыть { $side ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }, сбросив { CASE($tile, "acc") }
beacon-sail =
    Плыть { $side ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }
beacon-end-turn = Завершить ход
beacon-keep-none = Ничего не оставлять
beacon-take-turn =
    { $tiles ->
        [0] { $tokens ->
            [0] Больше делать нечего: завершите ход.
           *[other] Плывите дальше или завершите ход.
        }
       *[other] { $tokens ->
            [0] Выложите тайл у корабля или завершите ход.
           *[other] Выложите тайл у корабля или плывите дальше.
        }
    }
    .verb =
        { $tiles ->
            [0] { $tokens ->
                [0] завершите
               *[other] Плывите
            }
           *[other] Выложите
        }
beacon-give = Отдайте взамен один из своих тайлов.
    .verb = Отдайте
beacon-keep = Оставьте один тайл до следующего хода или не оставляйте ничего.
    .verb = Оставьте
beacon-preview-points =
    { $points ->
        [0] Пока без очков.
        [one] Ещё { $points } очко.
        [few] Ещё { $points } очка.
       *[many] Ещё { $points } очков.
    }
    .short = +{ $points }

beacon-why-not-in-hand = Этого тайла нет у вас на руке.
beacon-why-no-other-hand = Взять можно только тайл с чужой руки.
beacon-why-swapped = В этот ход вы уже обменялись.
beacon-why-nothing-to-give = Вам нечего отдать взамен.
beacon-why-taken = Там уже лежит тайл.
beacon-why-land-ahead =
    К { $side ->
        [north] северу
        [east] востоку
        [south] югу
       *[west] западу
    } от вашего корабля суша: туда не пройти.
beacon-why-uncharted = Там ещё нет тайла.
beacon-why-no-token = Все ваши жетоны движения потрачены.
beacon-why-clash =
    Его { $side ->
        [north] северная
        [east] восточная
        [south] южная
       *[west] западная
    } сторона — { $mine ->
        [land] суша, а у соседнего тайла там вода
       *[water] вода, а у соседнего тайла там суша
    }.
beacon-why-too-far =
    { $tokens ->
        [0] { $steps ->
            [one] Не достать: до него { $steps } шаг, а все ваши жетоны потрачены.
            [few] Не достать: до него { $steps } шага, а все ваши жетоны потрачены.
           *[many] Не достать: до него { $steps } шагов, а все ваши жетоны потрачены.
        }
       *[other] { $steps ->
            [one] До него { $steps } шаг
            [few] До него { $steps } шага
           *[many] До него { $steps } шагов
        }, а у вас { $tokens ->
            [one] { $tokens } жетон.
            [few] { $tokens } жетона.
           *[many] { $tokens } жетонов.
        }
    }
beacon-why-no-course = Ваш корабль не найдёт туда пути по воде.
beacon-why-all-land = Со всеми соседями он сошёлся бы сушей; ни один корабль не смог бы туда зайти.

beacon-legend = ▒ суша, · вода; L маяк, H штаб-квартира, b буй, W ветряк, P причал, ⌂ дом; число — корабль этого игрока.
beacon-rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
        [cartographers] Картографы
       *[novices] Новички
    }
beacon-verdict =
    { $rank }{ $lacks ->
        [0] {""}
       *[other] ; до следующего ранга ещё { $lacks }
    }

beacon-log-turn = Ход { $turn }
beacon-log-draws = { $seat } берёт { CASE($tiles, "acc") }.
beacon-log-lays = { $seat } выкладывает { CASE($tiles, "acc") }.
beacon-log-points =
    { $points ->
        [one] Исследовано на { $points } очко.
        [few] Исследовано на { $points } очка.
       *[many] Исследовано на { $points } очков.
    }
beacon-log-discards = { $seat } сбрасывает { CASE($tiles, "acc") }.
beacon-log-sails = { $seat } плывёт дальше.
beacon-log-takes = { $seat } берёт { CASE($tiles, "acc") }.
beacon-log-gives = { $seat } получает взамен { CASE($tiles, "acc") }.
beacon-log-keeps = { $seat } оставляет { CASE($tiles, "acc") }.

## At the table in the browser

beacon-table-chart = Морская карта
beacon-table-sea-name = Внешние шхеры
beacon-table-laid = выложено { $laid }, исследовано { $explored }
beacon-table-tools = Вид морской карты
beacon-table-closer = Ближе (+)
beacon-table-farther = Дальше (−)
beacon-table-whole = Вся морская карта (0)
beacon-table-save-map = Сохранить море
beacon-table-close = Закрыть
beacon-table-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

beacon-table-cell-now =
    Выложить сюда: { $tile }, { $points ->
        [0] пока без очков.
        [one] ещё { $points } очко.
        [few] ещё { $points } очка.
       *[many] ещё { $points } очков.
    }
beacon-table-cell-later =
    { $steps ->
        [one] Проплыть { $steps } шаг
        [few] Проплыть { $steps } шага
       *[many] Проплыть { $steps } шагов
    } и выложить сюда: { $tile }, { $points ->
        [0] пока без очков.
        [one] ещё { $points } очко.
        [few] ещё { $points } очка.
       *[many] ещё { $points } очков.
    }
beacon-table-cell-barred = { $tile }: сюда не выложить. { $reason }
beacon-table-cell-reach =
    { $tile }. Плыть сюда: { $steps ->
        [one] { $steps } шаг.
        [few] { $steps } шага.
       *[many] { $steps } шагов.
    } { $state }
beacon-table-cell-spend = { $tile }. Чтобы плыть сюда, сбросьте тайл. { $state }
beacon-table-cell-dark = Ещё не исследовано.
beacon-table-cell-lit =
    { $points ->
        [0] Исследовано.
        [one] Исследовано: { $points } очко.
        [few] Исследовано: { $points } очка.
       *[many] Исследовано: { $points } очков.
    }
beacon-table-cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Место штаб-квартиры.
            [-1] От штаб-квартиры: { $dx } на запад.
           *[other] От штаб-квартиры: { $dx } на восток.
        }
        [-1] { $ew ->
            [0] От штаб-квартиры: { $dy } на север.
            [-1] От штаб-квартиры: { $dy } на север, { $dx } на запад.
           *[other] От штаб-квартиры: { $dy } на север, { $dx } на восток.
        }
       *[other] { $ew ->
            [0] От штаб-квартиры: { $dy } на юг.
            [-1] От штаб-квартиры: { $dy } на юг, { $dx } на запад.
           *[other] От штаб-квартиры: { $dy } на юг, { $dx } на восток.
        }
    }
beacon-table-no-fit = Сюда не подходит
beacon-table-no-way = Не доплыть
beacon-table-windmill-counts = 1 очко и ещё 1 за каждое открытое море рядом.
beacon-table-pier-counts = 1 очко и ещё 1 за каждый дом на его острове.

beacon-table-hand = Ваша рука
beacon-table-hand-empty = На руке нет тайлов.
beacon-table-taken = взято: отдайте другой
beacon-table-fits =
    { $count ->
        [0] Рядом никуда не подходит
        [one] Подходит в { $count } место
        [few] Подходит в { $count } места
       *[many] Подходит в { $count } мест
    }
beacon-table-tokens = жетоны движения: готово { $ready } из { $of }
beacon-table-steps =
    { $count ->
        [0] Шагов нет
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
beacon-table-to-sail = осталось плыть
beacon-table-pile =
    { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }
beacon-table-pile-left = в стопке
beacon-table-gone = сброшено { $count }
beacon-table-pile-both =
    { $count ->
        [one] В стопке { $count } тайл, сброшено { $gone }
        [few] В стопке { $count } тайла, сброшено { $gone }
       *[many] В стопке { $count } тайлов, сброшено { $gone }
    }
beacon-table-swap = Выберите тайл для обмена, раз за ход
beacon-table-swap-for = Обменять на тайл: { $tile } ({ $name })
beacon-table-you = вы
beacon-table-you-role = вы, { $role }
beacon-table-sailing = у штурвала
beacon-table-thinking = думает…
beacon-table-next = на очереди

beacon-table-score = Счёт
beacon-table-rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
        [cartographers] Картографы
       *[novices] Новички
    }
beacon-table-more-for =
    ещё { $count }, и вы { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
       *[cartographers] Картографы
    }
beacon-table-to-rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
       *[cartographers] Картографы
    }: ещё { $count }
beacon-table-highest = высший ранг
beacon-table-kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] маяк
            [few] маяка
           *[many] маяков
        }
        [buoys] { $count ->
            [one] буй
            [few] буя
           *[many] буёв
        }
        [windmills] { $count ->
            [one] ветряк
            [few] ветряка
           *[many] ветряков
        }
        [piers] { $count ->
            [one] причал
            [few] причала
           *[many] причалов
        }
       *[others] { $count ->
            [one] другой
            [few] других
           *[many] других
        }
    }
beacon-table-kind-worth =
    { $kind ->
        [lighthouses] по 3 очка; штаб-квартира тоже
        [buoys] по 2 очка
        [windmills] по 1 очку и ещё 1 за каждое открытое море рядом
        [piers] по 1 очку и ещё 1 за каждый дом на острове
       *[others] по 1 очку
    }
beacon-table-tabs = Вкладки стола
beacon-table-tab =
    { $tab ->
        [crew] Экипаж
        [score] Счёт
        [log] Журнал
       *[chart] Стол
    }

beacon-table-the-end = Конец плавания
beacon-table-verdict =
    { $rank ->
        [sailors] Вы — Моряки.
        [captains] Вы — Капитаны.
        [navigators] Вы — Штурманы.
        [cartographers] Вы — Картографы.
       *[novices] Пока что Новички.
    }
beacon-table-verdict-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }: исследовано тайлов { $explored }, выложено { $laid }
beacon-table-earned =
    { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
        [cartographers] Картографы
       *[novices] Новички
    }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
beacon-table-kinds =
    { $kind ->
        [lighthouses] Маяки
        [buoys] Буи
        [windmills] Ветряки
        [piers] Причалы
       *[others] Другие
    }
beacon-table-kind-worth-short =
    { $kind ->
        [lighthouses] по 3
        [buoys] по 2
        [windmills] 1 и ещё 1 за открытое море рядом
        [piers] 1 и ещё 1 за дом на острове
       *[others] по 1
    }
beacon-table-light-of =
    { $kind ->
        [lighthouses] маяки
        [buoys] буи
        [windmills] ветряки
        [piers] причалы
       *[others] другие
    }, { $at } из { $all }
beacon-table-light-worth =
    { $kind ->
        [lighthouses] Маяк
        [buoys] Открытое море с буем
        [windmills] { $more ->
            [one] Ветряк: 1 + { $more } открытое море
            [few] Ветряк: 1 + { $more } открытых моря
           *[many] Ветряк: 1 + { $more } открытых морей
        }
        [piers] { $more ->
            [one] Причал: 1 + { $more } дом
            [few] Причал: 1 + { $more } дома
           *[many] Причал: 1 + { $more } домов
        }
       *[others] Исследованные воды
    }
beacon-table-lights-on =
    { $count ->
        [one] Горит { $count } огонь
        [few] Горят { $count } огня
       *[many] Горит { $count } огней
    }
beacon-table-by-kind = Огни по видам
beacon-table-by-kind-points = Очки по видам
beacon-table-after-last = ранг и сумма — после последнего огня
beacon-table-count-each = { $count } × { $each }
beacon-table-now = сейчас
beacon-table-your-best = ваш рекорд
beacon-table-all-together = Все вместе
beacon-table-earlier = Прошлые плавания
beacon-table-sailed = { $names } · выложено тайлов: { $laid }, исследовано: { $explored } · ходов: { $turns }
beacon-table-symbols =
    { $group ->
        [standing] Что стоит на тайле
       *[marks] Пометки
    }
beacon-table-symbol =
    { $symbol ->
        [headquarters] штаб-квартира
        [lighthouse] маяк
        [buoy] буй
        [house] дом
        [windmill] ветряк
        [pier] причал
        [points] очки исследованного тайла
        [token] шаг, готов
       *[spent] шаг, потрачен
    }
beacon-table-symbol-note =
    { $symbol ->
        [headquarters] 3 очка
        [lighthouse] 3 очка
        [buoy] 2 очка
        [house] считается для причала
        [windmill] 1 очко и ещё 1 за каждое открытое море рядом
        [pier] 1 очко и ещё 1 за каждый дом на его острове
       *[other] {""}
    }
