### Everdell and Pearlbrook.

everdell-about = Еверделл: істоти будують місто в долині, від зими до осені. Перемагає найцінніше місто.
everdell-setting-year = Соло: рік, у якому ви зустрічаєте Ругворта; він дедалі сильніший.
everdell-setting-river = Перлинний струмок: порядок підводних локацій згори; у соло по них спускається жаба Ругворта.
everdell-setting-die = Перлинний струмок у соло: як грані кубика Ругворта розподілено між локаціями.
everdell-setting-pearlbrook = Із «Перлинним струмком»: струмок, перлини, посли, прикраси й дива.
everdell-name =
    { $case ->
        [quoted] «
        [each] кожну карту «
        [has] в місті є карта «
       *[nom] {""}
    }{ $name ->
        [architect] Архітектор
        [bard] Бард
        [barge_toad] Баржник
        [castle] Замок
        [cemetery] Цвинтар
        [chapel] Каплиця
        [chip_sweep] Двірник
        [clock_tower] Годинникова вежа
        [courthouse] Суд
        [crane] Кран
        [doctor] Лікар
        [dungeon] Темниця
        [ever_tree] Вічне дерево
        [fairgrounds] Ярмарок
        [farm] Ферма
        [fool] Блазень
        [general_store] Крамниця
        [historian] Історик
        [husband] Чоловік
        [inn] Корчма
        [innkeeper] Корчмар
        [judge] Суддя
        [king] Король
        [lookout] Дозорна вежа
        [lookout_cape] Дозорний мис
        [mine] Шахта
        [miner_mole] Шахтар
        [monastery] Монастир
        [monk] Чернець
        [palace] Палац
        [peddler] Лоточник
        [post_office] Пошта
        [postal_pigeon] Поштовий голуб
        [queen] Королева
        [ranger] Слідопит
        [resin_refinery] Смолярня
        [ruins] Руїни
        [school] Школа
        [shepherd] Пастир
        [shopkeeper] Крамар
        [storehouse] Склад
        [teacher] Учитель
        [theater] Театр
        [twig_barge] Баржа з гілочками
        [undertaker] Гробар
        [university] Університет
        [wanderer] Мандрівник
        [wife] Дружина
        [woodcarver] Різьбяр
        [basic_event_governance_3] Міський пам’ятник
        [basic_event_destination_3] Велика подорож
        [basic_event_production_4] Свято врожаю
        [basic_event_traveler_3] Картографічна експедиція
        [graduation_of_scholars] Випускний
        [a_brilliant_marketing_plan] Блискучий торговий план
        [performer_in_residence] Виступ артиста
        [capture_of_the_acorn_thieves] Затримання крадіїв жолудів
        [ministering_to_miscreants] Служба для в’язнів
        [croak_wart_cure] Ліки від квакавки
        [an_evening_of_fireworks] Вечір феєрверків
        [a_well_run_city] Зразкове місто
        [tax_relief] Податкова пільга
        [under_new_management] Новий власник
        [ancient_scrolls_discovered] Знахідка давніх сувоїв
        [flying_doctor_service] Летюча швидка допомога
        [path_of_the_pilgrims] Шлях пілігримів
        [remembering_the_fallen] Вшанування полеглих
        [pristine_chapel_ceiling] Розпис стелі каплиці
        [the_everdell_games] Еверделлські ігри
        [basic_three_twigs] Купа гілочок
        [basic_two_twigs_one_card] Низька гілка
        [basic_two_resin] Краплі смоли
        [basic_one_resin_one_card] Стара сосна
        [basic_two_cards_one_vp] Дороговказ
        [basic_one_pebble] Купа каміння
        [basic_one_berry_one_card] Ягідний кущ
        [basic_one_berry] Сунична галявинка
        [haven] Притулок
        [journey_2] Подорож на 2 бали
        [journey_3] Подорож на 3 бали
        [journey_4] Подорож на 4 бали
        [journey_5] Подорож на 5 балів
        [forest_two_berry_one_card] Дикий виноград
        [forest_two_any] Щедра просіка
        [forest_discard_any_draw_double] Листопад
        [forest_copy_basic_one_card] Лисячий слід
        [forest_one_pebble_three_card] Стара печера
        [forest_one_twig_resin_berry] Лісовий табір
        [forest_three_berry] Вишнева балка
        [forest_two_resin_one_twig] Березовий гай
        [forest_two_card_one_any] Совине гніздо
        [forest_discard_up_to_three_gain_any] Дуплистий дуб
        [bridge] Міст
        [ferry] Пором
        [ferry_ferret] Поромник
        [messenger] Посланець
        [pirate_ship] Піратський корабель
        [shipwright] Корабел
        [romantic_cruise] Романтичний круїз
        [x_marks_the_spot] Хрестик на мапі
        [riverside_resort] Курорт біля струмка
        [masquerade_invitations] Запрошення на маскарад
        [sunken_treasure_discovered] Знахідка затонулого скарбу
        [river_race] Перегони на струмку
        [hopewatch_gate] Брама надії
        [mistrise_fountain] Туманний фонтан
        [sunblaze_bridge] Сонячний міст
        [starfalls_flame] Мерехтливий маяк
        [forest_two_pebble_one_card] Кам’яний тур
        [forest_resin_pebble_or_four_card] Роздоріжжя
        [forest_berry_pebble_card] Відьомське коло
        [forest_discard_two_meadow_take_two_gain_any] Гойдалка
        [river_spot_production] Очерет
        [river_spot_destination] Старий причал
        [river_spot_governance] Рунний камінь
        [river_spot_traveler] Поромна пристань
        [shoals] Мілководдя
        [gus_the_gardener] Садівник Гас
        [bosley_the_artist] Художник Бослі
        [crustina_the_constable] Констебль Крустина
        [iluminor_the_inventor] Винахідник Ілюмінор
        [snout_the_explorer] Дослідник Снаут
        [omicron_the_elder] Старійшина Омікрон
        [ballroom] Бальна зала
        [watermill] Водяний млин
        [observatory] Обсерваторія
        [great_hall] Велика зала
        [scales] Терези
        [mirror] Дзеркало
        [gilded_book] Золота книга
        [key_to_the_city] Ключ від міста
        [bell] Дзвіночок
        [compass] Компас
        [masque] Маска
        [seaglass_amulet] Річковий амулет
        [sundial] Сонячний годинник
        [spyglass] Телескоп
        [tiara] Тіара
        [hourglass] Пісковий годинник
        [abbey] Абатство
        [admiral] Адмірал
        [beach_sledge] Пляжні сани
        [cartographer] Картограф
        [castaway] Вигнанець
        [cooper] Бондар
        [crows_nest] Вороняче гніздо
        [customs_office] Митниця
        [customs_officer] Митник
        [diver] Нирець
        [docks] Доки
        [dunes] Дюни
        [galleon] Галеон
        [galley] Галера
        [gardens] Сади
        [governor] Губернатор
        [grove] Гай
        [guild_master] Голова гільдії
        [harbor] Гавань
        [herbalist] Травник
        [hideout] Схованка
        [illuminator] Мініатюрист
        [lighthouse] Маяк
        [lighthouse_keeper] Доглядач маяка
        [manor] Маєток
        [market] Ринок
        [merchant] Купець
        [navigator] Штурман
        [pilgrim] Пілігрим
        [pirate] Пірат
        [port] Порт
        [rope_bridge] Мотузковий міст
        [sail_maker] Вітрильний майстер
        [scavenger] Лахмітник
        [scribe] Писар
        [scriptorium] Скрипторій
        [sculptor] Скульптор
        [sea_chip] Бурундук-матрос
        [shipwreck] Уламки корабля
        [sloop] Шлюп
        [steward] Стюард
        [stowaway] Безквитник
        [tangle_raft] Пліт із водоростей
        [treasure_hunter] Шукач скарбів
        [tumbler] Шліфувальня
        [warehouse] Пакгауз
        [windmill] Вітряний млин
        [forest_draw_two_meadow_play_one_discount] Поле кульбаб
        [shore_1] Смуга прибою
        [shore_2] Ламінарія
        [shore_3] Лагуна
        [shore_4] Споровий ліс
        [island_1] Грибний острівець
        [island_2] Скляний риф
        [island_3] Острів вигнанця
        [island_4] Спочинок торговця
        [island_5] Острів гнізд
        [island_6] Навітряна скеля
        [island_7] Мілина розбійників
        [island_8] Нора контрабандистів
        [island_9] Зелений острів
        [island_10] Ринковий берег
        [map_1_2] Мапа узбережжя (2)
        [map_1_1] Мапа узбережжя (1)
        [map_1_0] Мапа узбережжя (0)
        [map_2_2] Зоряна мапа (2)
        [map_2_1] Зоряна мапа (1)
        [map_2_0] Зоряна мапа (0)
        [map_3_2] Мапа стежок (2)
        [map_3_1] Мапа стежок (1)
        [map_3_0] Мапа стежок (0)
        [map_4_2] Мапа рифів (2)
        [map_4_1] Мапа рифів (1)
        [map_4_0] Мапа рифів (0)
        [map_5_2] Мапа гавані (2)
        [map_5_1] Мапа гавані (1)
        [map_5_0] Мапа гавані (0)
        [map_6_2] Мапа корони (2)
        [map_6_1] Мапа корони (1)
        [map_6_0] Мапа корони (0)
       *[other] { $name }
    }{ $case ->
        [quoted] »
        [each] »
        [has] »
       *[nom] {""}
    }
everdell-rugwort = Ругворт
everdell-score-rival =
    { $source ->
        [prosperity] { $count ->
            [one] { $count } карта процвітання
            [few] { $count } карти процвітання
           *[many] { $count } карт процвітання
        }
        [cards] { $count ->
            [one] { $count } інша карта
            [few] { $count } інші карти
           *[many] { $count } інших карт
        }
        [unachieved] { $count ->
            [one] { $count } невиконана особлива подія
            [few] { $count } невиконані особливі події
           *[many] { $count } невиконаних особливих подій
        }
        [journey] подорож
        [visits] відвідини його міста
       *[pearls] { $count ->
            [one] { $count } перлина
            [few] { $count } перлини
           *[many] { $count } перлин
        }
    }
everdell-verdict =
    { $won ->
        [yes] Ругворта переможено: він має { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        }
       *[no] Ругворт має { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        }
    }
everdell-give-around =
    { $case ->
        [low] віддайте
       *[nom] Віддайте
    } суперникам { $count ->
        [one] до { $count } ресурсу
       *[many] до { $count } ресурсів
    }; за кожен отримайте { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
    .verb = Віддайте
everdell-share = Розподіліть їх між суперниками.
everdell-share-resource = Віддайте { CASE($what, "acc") } кому хочете.
    .verb = Віддайте
everdell-share-card = Віддайте карту { CASE($card, "quoted") } кому хочете.
    .verb = Віддайте
everdell-remove-card = Приберіть карту з міста Ругворта.
    .verb = Приберіть

everdell-if-pearls = Якщо власник має щонайменше { CASE($what, "acc") }: { CASE($deed, "low") }
everdell-bridge =
    { $count ->
        [one] Ліміт руки більший на 1 карту за кожну вашу перлину. За кожну отриману перлину візьміть { $count } карту, біля струмка – коли все інше зроблено.
        [few] Ліміт руки більший на 1 карту за кожну вашу перлину. За кожну отриману перлину візьміть { $count } карти, біля струмка – коли все інше зроблено.
       *[many] Ліміт руки більший на 1 карту за кожну вашу перлину. За кожну отриману перлину візьміть { $count } карт, біля струмка – коли все інше зроблено.
    }
everdell-join = Виберіть споруду, комірку якої ділитиме Посланець.
    .verb = Виберіть
everdell-part = Виберіть споруду, яку залишає Посланець.
    .verb = Виберіть
everdell-rejoin = Можете вибрати споруду, Посланець якої перейде до іншої.
    .verb = вибрати
everdell-on-call = Посол: { CASE($text, "low") }
everdell-take-brook-turn =
    { $workers ->
        [0] { $autumn ->
            [yes] Розіграйте карту, відправте посла або спасуйте.
           *[no] Розіграйте карту, відправте посла або підготуйтеся до наступного сезону.
        }
       *[other] { $autumn ->
            [yes] Розмістіть робітника, розіграйте карту, відправте посла або спасуйте.
           *[no] Розмістіть робітника, розіграйте карту або відправте посла.
        }
    }
    .verb =
        { $workers ->
            [0] Розіграйте
           *[other] Розмістіть
        }
everdell-trade =
    { $any ->
        [yes] { $case ->
            [low] можете застосувати будь-яку відкриту карту струмка, навіть зайняту.
           *[nom] Можете застосувати будь-яку відкриту карту струмка, навіть зайняту.
        }
       *[no] { $case ->
            [low] можете застосувати карту струмка.
           *[nom] Можете застосувати карту струмка.
        }
    }
    .verb = застосувати
everdell-visit-river = Якщо карта лежить долілиць, візьміть її перлину й відкрийте карту. Потім можете її застосувати.
everdell-show =
    { $case ->
        [low] покажіть і скиньте з руки
       *[nom] Покажіть і скиньте з руки
    } { $type ->
        [production] { $count ->
            [one] { $count } карту виробництва
            [few] { $count } карти виробництва
           *[many] { $count } карт виробництва
        }
        [traveler] { $count ->
            [one] { $count } карту мандрів
            [few] { $count } карти мандрів
           *[many] { $count } карт мандрів
        }
        [destination] { $count ->
            [one] { $count } карту локації
            [few] { $count } карти локацій
           *[many] { $count } карт локацій
        }
        [governance] { $count ->
            [one] { $count } карту врядування
            [few] { $count } карти врядування
           *[many] { $count } карт врядування
        }
       *[prosperity] { $count ->
            [one] { $count } карту процвітання
            [few] { $count } карти процвітання
           *[many] { $count } карт процвітання
        }
    }{ $chosen ->
        [0] .
       *[other] {" "}(вибрано { $chosen }).
    }
    .verb = Покажіть
everdell-show-mixed =
    { $case ->
        [low] покажіть і скиньте з руки
       *[nom] Покажіть і скиньте з руки
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }, усі різних типів{ $chosen ->
        [0] .
       *[other] {" "}(вибрано { $chosen }).
    }
    .verb = Покажіть
everdell-either = Виберіть одне з двох. { CASE($first, "nom") } Або: { CASE($rest, "low") }
    .verb = Виберіть
everdell-sail =
    { $case ->
        [low] перемістіть
       *[nom] Перемістіть
    } цю карту разом із робітником у місто суперника, де є місце. За кожну перлину, яку знайдете там ({ $count ->
        [one] не більше ніж { $count }
       *[many] не більше ніж { $count }
    }), отримайте 1 будь-який ресурс і 1 бал.
    .verb = Перемістіть
everdell-plunder =
    { $points ->
        [one] Відкрийте стільки ж карт із колоди й візьміть їх. Якщо разом вони дають щонайменше { $points } бал, отримайте 1 перлину.
        [few] Відкрийте стільки ж карт із колоди й візьміть їх. Якщо разом вони дають щонайменше { $points } бали, отримайте 1 перлину.
       *[many] Відкрийте стільки ж карт із колоди й візьміть їх. Якщо разом вони дають щонайменше { $points } балів, отримайте 1 перлину.
    }
everdell-counted-expansion =
    { $case ->
        [each] кожну карту «Перлинного струмка» у вашому місті
       *[nom] карта «Перлинного струмка» у вашому місті
    }
everdell-fetch =
    { $case ->
        [low] знайдіть
       *[nom] Знайдіть
    } у колоді карту { CASE($card, "quoted") } й розіграйте її безкоштовно або отримайте { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
    .verb = Знайдіть
everdell-points-on-store =
    { $case ->
        [low] покладіть
       *[nom] Покладіть
    } на одну свою карту { CASE($card, "quoted") } по 1 балу за кожен ресурс, що там лежить, щонайбільше { $most }.
    .verb = Покладіть
everdell-give-cards-around =
    { $case ->
        [low] віддайте
       *[nom] Віддайте
    } суперникам { $count ->
        [one] до { $count } карти з руки
       *[many] до { $count } карт із руки
    }; за кожну отримайте { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
    .verb = Віддайте
everdell-tuck-one = Покладіть під подію зі свого міста карту { CASE($first, "quoted") } або { CASE($second, "quoted") }. За першу: { CASE($one, "low") } За другу: { CASE($two, "low") }
    .verb = Покладіть
everdell-copy-adornment =
    { $case ->
        [low] можете скопіювати прикрасу, яку розіграв суперник.
       *[nom] Можете скопіювати прикрасу, яку розіграв суперник.
    }
    .verb = скопіювати
everdell-gain-cost =
    { $case ->
        [low] отримайте
       *[nom] Отримайте
    } вартість однієї { $type ->
        [production] карти виробництва
        [traveler] карти мандрів
        [destination] карти локації
        [prosperity] карти процвітання
       *[governance] карти врядування
    } вашого міста.
everdell-revive =
    { $count ->
        [1] Можете застосувати ще одну карту мандрів свого міста.
        [one] Можете ще раз застосувати до { $count } карти мандрів свого міста.
       *[many] Можете ще раз застосувати до { $count } карт мандрів свого міста.
    }
    .verb = застосувати
everdell-move-on = Карта може піти далі, у місто суперника.
    .verb = піти
everdell-produce-some =
    { $count ->
        [1] Можете вибрати ще одну карту виробництва свого міста, яка спрацює.
        [one] Можете вибрати до { $count } карти виробництва свого міста, які спрацюють.
       *[many] Можете вибрати до { $count } карт виробництва свого міста, які спрацюють.
    }
    .verb = вибрати
everdell-counted-hand =
    { $case ->
        [each] кожну карту, що залишилася на руці
        [pl] карти, що залишилися на руці
       *[nom] карта, що залишилася на руці
    }
everdell-counted-types =
    { $case ->
        [each] кожен тип карт у вашому місті
        [pl] типи карт у вашому місті
       *[nom] тип карт у вашому місті
    }
everdell-counted-all-tokens =
    { $case ->
        [each] кожен ваш жетон балів, зокрема на ваших картах
        [pl] ваші жетони балів, зокрема на ваших картах
       *[nom] ваш жетон балів, зокрема на ваших картах
    }
everdell-counted-wonders =
    { $case ->
        [each] кожне побудоване вами диво
        [pl] побудовані вами дива
       *[nom] побудоване вами диво
    }
everdell-why-no-river-card = Ще жодної карти струмка не відкрито.
everdell-why-types =
    { $count ->
        [one] На руці бракує карт { $count } типу.
       *[many] На руці бракує карт { $count } типів.
    }
everdell-why-no-port = У жодному місті суперників немає для нього місця.
everdell-why-river-taken = Там інший посол.
    .short = зайнято
everdell-why-no-ferry = Для вашого посла немає карти { CASE($card, "quoted") }.
everdell-why-no-ambassador = Вашого посла немає вдома.
    .short = посол не вдома
everdell-why-no-pearl = Щоб розіграти прикрасу, потрібна перлина.
    .short = немає перлини
everdell-why-not-your-adornment = Цієї прикраси у вас немає.

everdell-rule-ferry = Посол іде на Пором і застосовує будь-яку відкриту карту струмка; якщо Пором чужий, його власник отримує 1 бал.

everdell-preview-play =
    { $sign ->
        [same] Якщо рахувати зараз: без змін.
       *[other] Якщо рахувати зараз: { $sign ->
            [more] +
           *[less] {""}
        }{ $points ->
            [one] { $points } бал.
            [few] { $points } бали.
           *[many] { $points } балів.
        }
    }
    .short =
        { $sign ->
            [more] +{ $points }
           *[less] { $points }
        }
everdell-preview-place =
    { $points ->
        [one] У кінці гри дає { $points } бал.
        [few] У кінці гри дає { $points } бали.
       *[many] У кінці гри дає { $points } балів.
    }
    .short = +{ $points }
everdell-preview-prepare =
    { $count ->
        [one] У вас буде { $count } робітник.
        [few] У вас будуть { $count } робітники.
       *[many] У вас буде { $count } робітників.
    }

everdell-log-rival-turn = Хід Ругворта
everdell-log-forest = Поруч з основними локаціями викладено: { $cards }.
everdell-log-events = Особливі події: { $cards }.
everdell-log-new-deck = Скид перемішано в нову колоду.
everdell-log-draws =
    { $known ->
        [yes] { $seat } бере: { $cards }.
       *[no] { $seat } бере { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
    }
everdell-log-meadow = Нове на галявині: { $cards }.
everdell-log-reveals = { $seat } відкриває: { $cards }.
everdell-log-takes = { $seat } бере з галявини: { $cards }.
everdell-log-clears = З галявини скинуто: { $cards }.
everdell-log-keeps =
    { $known ->
        [yes] { $seat } залишає собі: { $cards }.
       *[no] { $seat } залишає собі { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
    }
everdell-log-discards =
    { $known ->
        [yes] { $seat } скидає: { $cards }.
       *[no] { $seat } скидає { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
    }
everdell-log-gives-cards =
    { $known ->
        [yes] { $giver } віддає: { $cards }. Отримує { $seat }.
       *[no] { $giver } віддає { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }. Отримує { $seat }.
    }
everdell-log-gives = { $giver } віддає { CASE($what, "acc") }. Отримує { $seat }.
everdell-log-beneath = Під подію покладено: { $cards }.
everdell-log-worker =
    { $by ->
        [ambassador] { $seat } відправляє посла: { $place }.
       *[worker] { $seat } відправляє робітника: { $place }.
    }
everdell-log-worker-abroad =
    { $by ->
        [ambassador] { $seat } відправляє посла: { $place } (місто: { $owner }).
       *[worker] { $seat } відправляє робітника: { $place } (місто: { $owner }).
    }
everdell-log-home = { $seat } повертає робітника з локації { CASE($place, "quoted") }.
everdell-log-workers =
    { $count ->
        [one] { $seat } має вдома { $count } робітника.
        [few] { $seat } має вдома { $count } робітників.
       *[many] { $seat } має вдома { $count } робітників.
    }
everdell-log-moves-in = Істота поселяється у споруду { CASE($card, "quoted") }.
everdell-log-lays = { $seat } кладе { CASE($what, "acc") } на карту { CASE($card, "quoted") }.
everdell-log-takes-off = { $seat } знімає { CASE($what, "acc") } з карти { CASE($card, "quoted") }.
everdell-log-die = Ругворт кидає кубик: { $number }.
everdell-log-rival-stands =
    { $by ->
        [ambassador] Ругворт відправляє жабу: { $place }.
       *[worker] Ругворт відправляє робітника: { $place }.
    }
everdell-log-rival-pearls = Ругворт отримує { $count ->
        [one] { $count } перлину
        [few] { $count } перлини
       *[many] { $count } перлин
    }.
everdell-log-sails-to-rival = У місто Ругворта переходить { $cards }.
everdell-log-shows = { $seat } показує: { $cards }.
everdell-log-river = Відкрито карту струмка: { $cards }.
everdell-log-joins = Посланець ділить комірку зі спорудою { CASE($card, "quoted") }.
everdell-log-adornments =
    { $known ->
        [yes] { $seat } отримує прикраси: { $cards }.
       *[no] { $seat } отримує { $count ->
            [one] { $count } прикрасу
            [few] { $count } прикраси
           *[many] { $count } прикрас
        }.
    }
everdell-log-rival-sends = Ругворт віддає карту { CASE($cards, "quoted") }. Отримує { $seat }.
everdell-log-rival-gains = Ругворт отримує { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }.
everdell-log-blocks =
    { $count ->
        [1] Ругворт займає перше місце галявини.
        [one] Ругворт займає перше { $count } місце галявини.
        [few] Ругворт займає перші { $count } місця галявини.
       *[many] Ругворт займає перші { $count } місць галявини.
    }
everdell-log-worker-lost = Другий робітник Ругворта йде геть і забирає із собою одного вашого.
everdell-log-rival-takes = Ругворт бере карту { CASE($cards, "quoted") }.
everdell-log-rival-loses = Ругворт втрачає карту { CASE($cards, "quoted") }.
everdell-log-rival-achieves = Ругворт виконує: { $cards }.
everdell-log-plays = { $seat } розігрує карту { CASE($cards, "quoted") }.
everdell-log-plays-from-meadow = { $seat } розігрує з галявини карту { CASE($cards, "quoted") }.
everdell-log-goes-abroad = { $cards } переходить у чуже місто: { $seat }.
everdell-log-leaves = Скинуто з міста: { $cards } ({ $seat }).
everdell-log-imprisons = До темниці йде { $cards }.
everdell-log-freed = Разом із темницею скинуто: { $cards }.
everdell-log-builds = { $seat } будує диво { CASE($cards, "quoted") }.
everdell-log-rival-builds = Ругворт будує: { $cards }.
everdell-log-achieves = { $seat } виконує подію { CASE($cards, "quoted") }.
everdell-log-season =
    { $season ->
        [spring] { $seat } готується до весни.
        [summer] { $seat } готується до літа.
       *[autumn] { $seat } готується до осені.
    }
everdell-log-passes = { $seat } пасує.
everdell-log-gains = { $seat } отримує { CASE($what, "acc") }.
everdell-log-spends = { $seat } витрачає { CASE($what, "acc") }.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

everdell-verb-fetch = Шукати: { $card }
everdell-verb-show =
    { $count ->
        [0] Не показувати
       *[other] Показати { $count }
    }
everdell-trade-not = Не застосовувати
everdell-stay = Хай залишається

## At the table in the browser

everdell-table-brook = Струмок
everdell-table-face-down = Долілиць
everdell-table-its-pearl = спершу її перлина – ваша
everdell-table-wonders = Дива
everdell-table-adornments = Прикраси
everdell-table-hidden-adornments = { $count ->
    [one] ще прихована { $count } прикраса
    [few] ще приховані { $count } прикраси
   *[many] ще приховано { $count } прикрас
  }
everdell-table-worn = { $adornment }, у кінці гри { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
  }
everdell-table-ambassador-home = посол удома
everdell-table-ambassador-out = посол у дорозі
everdell-table-rival-pearls = { $count ->
    [one] Ругворт має { $count } перлину
    [few] Ругворт має { $count } перлини
   *[many] Ругворт має { $count } перлин
  }
