### Everdell and Pearlbrook.

everdell-about = Эверделл: лесные существа строят город в долине, с зимы до осени. Побеждает самый ценный город.
everdell-setting-year = Одиночная игра: в какой год вы встретите Ругворта; с каждым годом он сильнее.
everdell-setting-river = Жемчужный ручей: порядок подводных локаций, начиная с верхней; в одиночной игре по нему спускается лягушка Ругворта.
everdell-setting-die = Жемчужный ручей в одиночной игре: как грани кубика Ругворта распределены по подводным локациям.
everdell-setting-pearlbrook = С «Жемчужным ручьём»: ручей, жемчужины, послы, украшения и чудеса.
everdell-name =
    { $case ->
        [acc] { everdell-name.accusative }
        [to] { everdell-name.towards }
        [each] каждую карту «{ everdell-name.plain }»
        [has] карта «{ everdell-name.plain }»
        [quoted] «{ everdell-name.plain }»
       *[nom] { everdell-name.plain }
    }
    .plain =
        { $name ->
            [architect] Архитектор
            [bard] Бард
            [barge_toad] Веточник
            [castle] Замок
            [cemetery] Кладбище
            [chapel] Часовня
            [chip_sweep] Дворник
            [clock_tower] Башня
            [courthouse] Суд
            [crane] Кран
            [doctor] Лекарь
            [dungeon] Темница
            [ever_tree] Вечное древо
            [fairgrounds] Ярмарка
            [farm] Ферма
            [fool] Шут
            [general_store] Лавка
            [historian] Историк
            [husband] Муж
            [inn] Трактир
            [innkeeper] Трактирщик
            [judge] Судья
            [king] Король
            [lookout] Вышка
            [lookout_cape] Дозорный мыс
            [mine] Шахта
            [miner_mole] Шахтёр
            [monastery] Монастырь
            [monk] Монах
            [palace] Дворец
            [peddler] Барахольщик
            [post_office] Почта
            [postal_pigeon] Почтальон
            [queen] Королева
            [ranger] Следопыт
            [resin_refinery] Смоловарня
            [ruins] Развалины
            [school] Школа
            [shepherd] Пастырь
            [shopkeeper] Лавочник
            [storehouse] Склад
            [teacher] Учитель
            [theater] Театр
            [twig_barge] Ветковозка
            [undertaker] Гробовщик
            [university] Университет
            [wanderer] Странник
            [wife] Жена
            [woodcarver] Резчик
            [basic_event_governance_3] Городской памятник
            [basic_event_destination_3] Большая регата
            [basic_event_production_4] Праздник урожая
            [basic_event_traveler_3] Картографическая экспедиция
            [graduation_of_scholars] Выпускной
            [a_brilliant_marketing_plan] Выгодный обмен
            [performer_in_residence] Выступление артиста
            [capture_of_the_acorn_thieves] Задержание расхитителей желудей
            [ministering_to_miscreants] Служба для заключённых
            [croak_wart_cure] Создание лекарства от квакоты
            [an_evening_of_fireworks] Праздник фейерверков
            [a_well_run_city] Генеральная уборка города
            [tax_relief] Послабление налогов
            [under_new_management] Смена владельца
            [ancient_scrolls_discovered] Обнаружение древних свитков
            [flying_doctor_service] Служба санитаров леса
            [path_of_the_pilgrims] Шествие пилигримов
            [remembering_the_fallen] Поминовение павших
            [pristine_chapel_ceiling] Роспись по потолку
            [the_everdell_games] Эверделльские игры
            [basic_three_twigs] Куча хвороста
            [basic_two_twigs_one_card] Нижняя ветвь
            [basic_two_resin] Смоляной натёк
            [basic_one_resin_one_card] Старая сосна
            [basic_two_cards_one_vp] Указатель
            [basic_one_pebble] Груда камней
            [basic_one_berry_one_card] Ягодный куст
            [basic_one_berry] Земляничная поляна
            [haven] Приют
            [journey_2] Путешествие: 2 очка
            [journey_3] Путешествие: 3 очка
            [journey_4] Путешествие: 4 очка
            [journey_5] Путешествие: 5 очков
            [forest_two_berry_one_card] Дикая лоза
            [forest_two_any] Щедрая прогалина
            [forest_discard_any_draw_double] Листопад
            [forest_copy_basic_one_card] Лисья тропа
            [forest_one_pebble_three_card] Старая пещера
            [forest_one_twig_resin_berry] Лесной привал
            [forest_three_berry] Вишнёвая лощина
            [forest_two_resin_one_twig] Березняк
            [forest_two_card_one_any] Совиный насест
            [forest_discard_up_to_three_gain_any] Дуплистый дуб
            [bridge] Мост
            [ferry] Паром
            [ferry_ferret] Паромщик
            [messenger] Посыльный
            [pirate_ship] Пиратский корабль
            [shipwright] Корабель
            [romantic_cruise] Романтический круиз
            [x_marks_the_spot] Крестик на карте
            [riverside_resort] Курорт у ручья
            [masquerade_invitations] Приглашения на маскарад
            [sunken_treasure_discovered] Находка затонувших сокровищ
            [river_race] Гонка по ручью
            [hopewatch_gate] Врата надежды
            [mistrise_fountain] Туманный фонтан
            [sunblaze_bridge] Солнечный мост
            [starfalls_flame] Мерцающий маяк
            [forest_two_pebble_one_card] Каменный тур
            [forest_resin_pebble_or_four_card] Перепутье
            [forest_berry_pebble_card] Ведьмин круг
            [forest_discard_two_meadow_take_two_gain_any] Качели на дереве
            [river_spot_production] Камышовый берег
            [river_spot_destination] Старые мостки
            [river_spot_governance] Рунный камень
            [river_spot_traveler] Паромная пристань
            [shoals] Мелководье
            [gus_the_gardener] Садовник Гас
            [bosley_the_artist] Художник Босли
            [crustina_the_constable] Констебль Крустина
            [iluminor_the_inventor] Изобретатель Илюминор
            [snout_the_explorer] Исследователь Снаут
            [omicron_the_elder] Старейшина Омикрон
            [ballroom] Бальный зал
            [watermill] Водяная мельница
            [observatory] Обсерватория
            [great_hall] Большой зал
            [scales] Весы
            [mirror] Зеркало
            [gilded_book] Золотая книга
            [key_to_the_city] Ключ от города
            [bell] Колокольчик
            [compass] Компас
            [masque] Маска
            [seaglass_amulet] Речной амулет
            [sundial] Солнечные часы
            [spyglass] Телескоп
            [tiara] Тиара
            [hourglass] Песочные часы
            [abbey] Аббатство
            [admiral] Адмирал
            [beach_sledge] Пляжные сани
            [cartographer] Картограф
            [castaway] Изгой
            [cooper] Бондарь
            [crows_nest] Воронье гнездо
            [customs_office] Таможня
            [customs_officer] Таможенник
            [diver] Ныряльщик
            [docks] Причалы
            [dunes] Дюны
            [galleon] Галеон
            [galley] Галера
            [gardens] Сады
            [governor] Губернатор
            [grove] Роща
            [guild_master] Глава гильдии
            [harbor] Гавань
            [herbalist] Травник
            [hideout] Укрытие
            [illuminator] Миниатюрист
            [lighthouse] Маяк
            [lighthouse_keeper] Смотритель маяка
            [manor] Поместье
            [market] Рынок
            [merchant] Купец
            [navigator] Штурман
            [pilgrim] Пилигрим
            [pirate] Пират
            [port] Порт
            [rope_bridge] Верёвочный мост
            [sail_maker] Парусный мастер
            [scavenger] Старьёвщик
            [scribe] Писец
            [scriptorium] Скрипторий
            [sculptor] Скульптор
            [sea_chip] Бурундук-матрос
            [shipwreck] Обломки корабля
            [sloop] Шлюп
            [steward] Стюард
            [stowaway] Безбилетник
            [tangle_raft] Плот из водорослей
            [treasure_hunter] Охотник за сокровищами
            [tumbler] Шлифовальня
            [warehouse] Пакгауз
            [windmill] Ветряная мельница
            [forest_draw_two_meadow_play_one_discount] Поле одуванчиков
            [shore_1] Линия прибоя
            [shore_2] Заросли ламинарии
            [shore_3] Приливная лужа
            [shore_4] Споровый лес
            [island_1] Грибной островок
            [island_2] Стеклянный риф
            [island_3] Риф изгоя
            [island_4] Приют торговца
            [island_5] Остров гнёзд
            [island_6] Наветренная скала
            [island_7] Отмель мародёров
            [island_8] Нора контрабандиста
            [island_9] Водорослевый остров
            [island_10] Рыночный берег
            [map_1_2] Пергамент побережья (2)
            [map_1_1] Пергамент побережья (1)
            [map_1_0] Пергамент побережья (0)
            [map_2_2] Пергамент звёзд (2)
            [map_2_1] Пергамент звёзд (1)
            [map_2_0] Пергамент звёзд (0)
            [map_3_2] Пергамент троп (2)
            [map_3_1] Пергамент троп (1)
            [map_3_0] Пергамент троп (0)
            [map_4_2] Пергамент рифов (2)
            [map_4_1] Пергамент рифов (1)
            [map_4_0] Пергамент рифов (0)
            [map_5_2] Пергамент гавани (2)
            [map_5_1] Пергамент гавани (1)
            [map_5_0] Пергамент гавани (0)
            [map_6_2] Пергамент короны (2)
            [map_6_1] Пергамент короны (1)
            [map_6_0] Пергамент короны (0)
           *[other] { $name }
        }
    .accusative =
        { $name ->
            [architect] Архитектора
            [bard] Барда
            [barge_toad] Веточника
            [chapel] Часовню
            [chip_sweep] Дворника
            [clock_tower] Башню
            [doctor] Лекаря
            [dungeon] Темницу
            [fairgrounds] Ярмарку
            [farm] Ферму
            [fool] Шута
            [general_store] Лавку
            [historian] Историка
            [husband] Мужа
            [innkeeper] Трактирщика
            [judge] Судью
            [king] Короля
            [lookout] Вышку
            [lookout_cape] Дозорный мыс
            [mine] Шахту
            [miner_mole] Шахтёра
            [monk] Монаха
            [peddler] Барахольщика
            [post_office] Почту
            [postal_pigeon] Почтальона
            [queen] Королеву
            [ranger] Следопыта
            [resin_refinery] Смоловарню
            [school] Школу
            [shepherd] Пастыря
            [shopkeeper] Лавочника
            [teacher] Учителя
            [twig_barge] Ветковозку
            [undertaker] Гробовщика
            [wanderer] Странника
            [wife] Жену
            [woodcarver] Резчика
            [basic_event_destination_3] Большую регату
            [basic_event_traveler_3] Картографическую экспедицию
            [ministering_to_miscreants] Службу для заключённых
            [a_well_run_city] Генеральную уборку города
            [under_new_management] Смену владельца
            [flying_doctor_service] Службу санитаров леса
            [basic_three_twigs] Кучу хвороста
            [basic_two_twigs_one_card] Нижнюю ветвь
            [basic_one_resin_one_card] Старую сосну
            [basic_one_pebble] Груду камней
            [basic_one_berry] Земляничную поляну
            [forest_two_berry_one_card] Дикую лозу
            [forest_two_any] Щедрую прогалину
            [forest_copy_basic_one_card] Лисью тропу
            [forest_one_pebble_three_card] Старую пещеру
            [forest_three_berry] Вишнёвую лощину
            [ferry_ferret] Паромщика
            [messenger] Посыльного
            [shipwright] Корабеля
            [sunken_treasure_discovered] Находку затонувших сокровищ
            [river_race] Гонку по ручью
            [river_spot_traveler] Паромную пристань
            [gus_the_gardener] Садовника Гаса
            [bosley_the_artist] Художника Босли
            [crustina_the_constable] Констебля Крустину
            [iluminor_the_inventor] Изобретателя Илюминора
            [snout_the_explorer] Исследователя Снаута
            [omicron_the_elder] Старейшину Омикрона
            [watermill] Водяную мельницу
            [observatory] Обсерваторию
            [gilded_book] Золотую книгу
            [masque] Маску
            [tiara] Тиару
            [admiral] Адмирала
            [cartographer] Картографа
            [castaway] Изгоя
            [cooper] Бондаря
            [customs_office] Таможню
            [customs_officer] Таможенника
            [diver] Ныряльщика
            [galley] Галеру
            [governor] Губернатора
            [grove] Рощу
            [guild_master] Главу гильдии
            [herbalist] Травника
            [illuminator] Миниатюриста
            [lighthouse_keeper] Смотрителя маяка
            [merchant] Купца
            [navigator] Штурмана
            [pilgrim] Пилигрима
            [pirate] Пирата
            [sail_maker] Парусного мастера
            [scavenger] Старьёвщика
            [scribe] Писца
            [sculptor] Скульптора
            [sea_chip] Бурундука-матроса
            [steward] Стюарда
            [stowaway] Безбилетника
            [treasure_hunter] Охотника за сокровищами
            [tumbler] Шлифовальню
            [windmill] Ветряную мельницу
            [shore_1] Линию прибоя
            [shore_3] Приливную лужу
            [island_6] Наветренную скалу
            [island_8] Нору контрабандиста
           *[other] { everdell-name.plain }
        }
    .towards =
        { $name ->
            [cemetery] на Кладбище
            [chapel] в Часовню
            [inn] в Трактир
            [lookout] на Вышку
            [lookout_cape] на Дозорный мыс
            [monastery] в Монастырь
            [post_office] на Почту
            [queen] к Королеве
            [storehouse] на Склад
            [university] в Университет
            [basic_event_governance_3] на событие «Городской памятник»
            [basic_event_destination_3] на событие «Большая регата»
            [basic_event_production_4] на событие «Праздник урожая»
            [basic_event_traveler_3] на событие «Картографическая экспедиция»
            [graduation_of_scholars] на событие «Выпускной»
            [a_brilliant_marketing_plan] на событие «Выгодный обмен»
            [performer_in_residence] на событие «Выступление артиста»
            [capture_of_the_acorn_thieves] на событие «Задержание расхитителей желудей»
            [ministering_to_miscreants] на событие «Служба для заключённых»
            [croak_wart_cure] на событие «Создание лекарства от квакоты»
            [an_evening_of_fireworks] на событие «Праздник фейерверков»
            [a_well_run_city] на событие «Генеральная уборка города»
            [tax_relief] на событие «Послабление налогов»
            [under_new_management] на событие «Смена владельца»
            [ancient_scrolls_discovered] на событие «Обнаружение древних свитков»
            [flying_doctor_service] на событие «Служба санитаров леса»
            [path_of_the_pilgrims] на событие «Шествие пилигримов»
            [remembering_the_fallen] на событие «Поминовение павших»
            [pristine_chapel_ceiling] на событие «Роспись по потолку»
            [the_everdell_games] на событие «Эверделльские игры»
            [basic_three_twigs] к Куче хвороста
            [basic_two_twigs_one_card] к Нижней ветви
            [basic_two_resin] к Смоляному натёку
            [basic_one_resin_one_card] к Старой сосне
            [basic_two_cards_one_vp] к Указателю
            [basic_one_pebble] к Груде камней
            [basic_one_berry_one_card] к Ягодному кусту
            [basic_one_berry] на Земляничную поляну
            [haven] в Приют
            [journey_2] в Путешествие (2 очка)
            [journey_3] в Путешествие (3 очка)
            [journey_4] в Путешествие (4 очка)
            [journey_5] в Путешествие (5 очков)
            [forest_two_berry_one_card] к Дикой лозе
            [forest_two_any] на Щедрую прогалину
            [forest_discard_any_draw_double] в Листопад
            [forest_copy_basic_one_card] на Лисью тропу
            [forest_one_pebble_three_card] в Старую пещеру
            [forest_one_twig_resin_berry] на Лесной привал
            [forest_three_berry] в Вишнёвую лощину
            [forest_two_resin_one_twig] в Березняк
            [forest_two_card_one_any] к Совиному насесту
            [forest_discard_up_to_three_gain_any] к Дуплистому дубу
            [ferry] на Паром
            [pirate_ship] на Пиратский корабль
            [romantic_cruise] на событие «Романтический круиз»
            [x_marks_the_spot] на событие «Крестик на карте»
            [riverside_resort] на событие «Курорт у ручья»
            [masquerade_invitations] на событие «Приглашения на маскарад»
            [sunken_treasure_discovered] на событие «Находка затонувших сокровищ»
            [river_race] на событие «Гонка по ручью»
            [hopewatch_gate] к чуду «Врата надежды»
            [mistrise_fountain] к чуду «Туманный фонтан»
            [sunblaze_bridge] к чуду «Солнечный мост»
            [starfalls_flame] к чуду «Мерцающий маяк»
            [forest_two_pebble_one_card] к Каменному туру
            [forest_resin_pebble_or_four_card] на Перепутье
            [forest_berry_pebble_card] в Ведьмин круг
            [forest_discard_two_meadow_take_two_gain_any] к Качелям на дереве
            [river_spot_production] на Камышовый берег
            [river_spot_destination] на Старые мостки
            [river_spot_governance] к Рунному камню
            [river_spot_traveler] на Паромную пристань
            [shoals] на Мелководье
            [abbey] в Аббатство
            [cartographer] к Картографу
            [cooper] к Бондарю
            [crows_nest] в Воронье гнездо
            [docks] на Причалы
            [dunes] в Дюны
            [illuminator] к Миниатюристу
            [steward] к Стюарду
            [forest_draw_two_meadow_play_one_discount] на Поле одуванчиков
            [shore_1] на Линию прибоя
            [shore_2] в Заросли ламинарии
            [shore_3] к Приливной луже
            [shore_4] в Споровый лес
            [island_1] на Грибной островок
            [island_2] на Стеклянный риф
            [island_3] на Риф изгоя
            [island_4] в Приют торговца
            [island_5] на Остров гнёзд
            [island_6] на Наветренную скалу
            [island_7] на Отмель мародёров
            [island_8] в Нору контрабандиста
            [island_9] на Водорослевый остров
            [island_10] на Рыночный берег
           *[other] на карту «{ everdell-name.plain }»
        }
everdell-rugwort = Ругворт
everdell-score-rival =
    { $source ->
        [prosperity] { $count ->
            [one] { $count } карта процветания
            [few] { $count } карты процветания
           *[many] { $count } карт процветания
        }
        [cards] { $count ->
            [one] { $count } другая карта
            [few] { $count } другие карты
           *[many] { $count } других карт
        }
        [unachieved] { $count ->
            [one] { $count } невыполненное особое событие
            [few] { $count } невыполненных особых события
           *[many] { $count } невыполненных особых событий
        }
        [journey] путешествие
        [visits] визиты в его город
       *[pearls] { $count ->
            [one] { $count } жемчужина
            [few] { $count } жемчужины
           *[many] { $count } жемчужин
        }
    }
everdell-verdict =
    { $won ->
        [yes] Ругворт побеждён: у него { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[no] У Ругворта { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
everdell-give-around =
    { $case ->
        [low] отдайте
       *[nom] Отдайте
    } соперникам не более { $count ->
        [one] { $count } ресурса
       *[many] { $count } ресурсов
    } и получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждый.
    .verb = Отдайте
everdell-share = Разделите их между соперниками.
everdell-share-resource = Отдайте { CASE($what, "acc") } кому хотите.
    .verb = Отдайте
everdell-share-card = Отдайте { CASE($card, "acc") } кому хотите.
    .verb = Отдайте
everdell-remove-card = Уберите карту из города Ругворта.
    .verb = Уберите

everdell-if-pearls = Если у владельца не менее { CASE($what, "gen") }, { CASE($deed, "low") }
everdell-bridge =
    За каждую вашу жемчужину можно держать на руке на карту больше. За каждую полученную жемчужину возьмите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }; у ручья — после всего остального.
everdell-join = Выберите сооружение, с которым посыльный разделит ячейку.
    .verb = Выберите
everdell-part = Выберите сооружение, от которого ушёл посыльный.
    .verb = Выберите
everdell-rejoin = Можете выбрать сооружение, посыльный которого перейдёт к другому.
    .verb = выбрать
everdell-on-call = Посол: { CASE($text, "low") }
everdell-take-brook-turn =
    { $workers ->
        [0] { $autumn ->
            [yes] Разыграйте карту, отправьте посла или спасуйте.
           *[no] Разыграйте карту, отправьте посла или подготовьтесь к следующему сезону.
        }
       *[other] { $autumn ->
            [yes] Разместите работника, разыграйте карту, отправьте посла или спасуйте.
           *[no] Разместите работника, разыграйте карту или отправьте посла.
        }
    }
    .verb =
        { $workers ->
            [0] Разыграйте
           *[other] Разместите
        }
everdell-trade =
    { $any ->
        [yes] { $case ->
            [low] можете
           *[nom] Можете
        } применить любую раскрытую карту ручья, даже занятую.
       *[no] { $case ->
            [low] можете
           *[nom] Можете
        } применить карту ручья.
    }
    .verb = применить
everdell-visit-river =
    { $case ->
        [low] возьмите
       *[nom] Возьмите
    } жемчужину с закрытой карты и раскройте эту карту. Затем её можно применить.
everdell-show =
    { $case ->
        [low] покажите
       *[nom] Покажите
    } и сбросьте с руки { $type ->
        [production] { $count ->
            [one] { $count } карту урожая
            [few] { $count } карты урожая
           *[many] { $count } карт урожая
        }
        [traveler] { $count ->
            [one] { $count } карту странствий
            [few] { $count } карты странствий
           *[many] { $count } карт странствий
        }
        [destination] { $count ->
            [one] { $count } карту локации
            [few] { $count } карты локаций
           *[many] { $count } карт локаций
        }
        [governance] { $count ->
            [one] { $count } карту управления
            [few] { $count } карты управления
           *[many] { $count } карт управления
        }
       *[prosperity] { $count ->
            [one] { $count } карту процветания
            [few] { $count } карты процветания
           *[many] { $count } карт процветания
        }
    }{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Покажите
everdell-show-mixed =
    { $case ->
        [low] покажите
       *[nom] Покажите
    } и сбросьте с руки { $count ->
        [one] { $count } карту
        [few] { $count } карты разных типов
       *[many] { $count } карт разных типов
    }{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Покажите
everdell-either =
    { $case ->
        [low] выберите
       *[nom] Выберите
    } одно из двух. { CASE($first, "nom") } Или: { CASE($rest, "low") }
    .verb = Выберите
everdell-sail =
    { $case ->
        [low] переместите
       *[nom] Переместите
    } эту карту вместе с работником в город соперника, где есть место. За каждую найденную там жемчужину (не более { $count }) получите 1 любой ресурс и 1 очко.
    .verb = Переместите
everdell-plunder =
    { $case ->
        [low] раскройте
       *[nom] Раскройте
    } столько же карт из колоды и возьмите их. Если их общая ценность не меньше { $points ->
        [one] { $points } очка
       *[many] { $points } очков
    }, получите 1 жемчужину.
everdell-counted-expansion =
    { $case ->
        [each] каждую карту
       *[nom] карта
    } Жемчужного ручья в вашем городе
everdell-fetch =
    { $case ->
        [low] найдите
       *[nom] Найдите
    } в колоде карту «{ CASE($card, "nom") }» и разыграйте её бесплатно или получите { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
    .verb = Найдите
everdell-points-on-store =
    { $case ->
        [low] положите
       *[nom] Положите
    } на одну свою карту «{ CASE($card, "nom") }» по 1 очку за каждый ресурс, который там лежит, но не более { $most }.
    .verb = Положите
everdell-give-cards-around =
    { $case ->
        [low] отдайте
       *[nom] Отдайте
    } соперникам не более { $count ->
        [one] { $count } карты
       *[many] { $count } карт
    } с руки и получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждую.
    .verb = Отдайте
everdell-tuck-one =
    { $case ->
        [low] положите
       *[nom] Положите
    } под событие из своего города карту «{ CASE($first, "nom") }» или «{ CASE($second, "nom") }». За первую: { CASE($one, "low") } За вторую: { CASE($two, "low") }
    .verb = Положите
everdell-copy-adornment =
    { $case ->
        [low] можете
       *[nom] Можете
    } применить свойство украшения, разыгранного соперником.
    .verb = применить
everdell-gain-cost =
    { $case ->
        [low] получите
       *[nom] Получите
    } стоимость одной карты { $type ->
        [production] урожая
        [traveler] странствий
        [destination] локации
        [prosperity] процветания
       *[governance] управления
    } вашего города.
everdell-revive =
    { $count ->
        [1] { $case ->
            [low] можете
           *[nom] Можете
        } применить ещё раз одну карту странствий своего города.
        [one] { $case ->
            [low] можете
           *[nom] Можете
        } применить ещё раз не более { $count } карты странствий своего города.
       *[many] { $case ->
            [low] можете
           *[nom] Можете
        } применить ещё раз не более { $count } карт странствий своего города.
    }
    .verb = применить
everdell-move-on =
    { $case ->
        [low] может
       *[nom] Может
    } перейти в город соперника.
    .verb = перейти
everdell-produce-some =
    { $count ->
        [1] { $case ->
            [low] можете
           *[nom] Можете
        } применить одну карту урожая своего города.
        [one] { $case ->
            [low] можете
           *[nom] Можете
        } применить не более { $count } карты урожая своего города.
       *[many] { $case ->
            [low] можете
           *[nom] Можете
        } применить не более { $count } карт урожая своего города.
    }
    .verb = применить
everdell-counted-hand =
    { $case ->
        [each] каждую карту
       *[nom] карта
    } на вашей руке
everdell-counted-types =
    { $case ->
        [each] каждый{" "}
       *[nom] {""}
    }тип карт в вашем городе
everdell-counted-all-tokens =
    { $case ->
        [each] каждый ваш жетон
        [two] ваших жетона
       *[nom] ваш жетон
    } ПО, в том числе на ваших картах
everdell-counted-wonders =
    { $case ->
        [each] каждое{" "}
       *[nom] {""}
    }построенное вами чудо
everdell-why-no-river-card = Ни одна карта ручья ещё не раскрыта.
everdell-why-types =
    { $count ->
        [one] На руке не хватает карт ещё { $count } типа.
       *[many] На руке не хватает карт ещё { $count } типов.
    }
everdell-why-no-port = Ни в одном городе соперников для неё нет места.
everdell-why-river-taken = Там уже стоит другой посол.
    .short = занято
everdell-why-no-ferry = Для вашего посла нет карты «{ CASE($card, "nom") }».
everdell-why-no-ambassador = Вашего посла нет дома.
    .short = посол не дома
everdell-why-no-pearl = Чтобы разыграть украшение, нужна жемчужина.
    .short = нет жемчужины
everdell-why-not-your-adornment = Этого украшения у вас нет.

everdell-rule-ferry = Посол отправляется на Паром и применяет любую раскрытую карту ручья; если Паром чужой, его владелец получает 1 очко.

everdell-preview-play =
    { $sign ->
        [same] Если считать сейчас: без изменений.
       *[other] Если считать сейчас: { $sign ->
            [more] +
           *[less] {""}
        }{ $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    }
    .short =
        { $sign ->
            [more] +{ $points }
           *[less] { $points }
        }
everdell-preview-place =
    { $points ->
        [one] В конце игры принесёт { $points } очко.
        [few] В конце игры принесёт { $points } очка.
       *[many] В конце игры принесёт { $points } очков.
    }
    .short = +{ $points }
everdell-preview-prepare =
    { $count ->
        [one] У вас будет { $count } работник.
        [few] У вас будет { $count } работника.
       *[many] У вас будет { $count } работников.
    }

everdell-log-rival-turn = Ход Ругворта
everdell-log-forest = Лесные локации: { $cards }.
everdell-log-events = Особые события: { $cards }.
everdell-log-new-deck =
    { $case ->
        [low] сброс
       *[nom] Сброс
    } перемешан в новую колоду.
everdell-log-draws =
    { $known ->
        [yes] { $seat } берёт { CASE($cards, "acc") }.
       *[no] { $count ->
            [one] { $seat } берёт { $count } карту.
            [few] { $seat } берёт { $count } карты.
           *[many] { $seat } берёт { $count } карт.
        }
    }
everdell-log-meadow = Новое на поляне: { $cards }.
everdell-log-reveals = { $seat } раскрывает { CASE($cards, "acc") }.
everdell-log-takes = { $seat } берёт с поляны { CASE($cards, "acc") }.
everdell-log-clears =
    { $count ->
        [1] С поляны уходит { $cards }.
       *[other] С поляны уходят { $cards }.
    }
everdell-log-keeps =
    { $known ->
        [yes] { $seat } оставляет { CASE($cards, "acc") }.
       *[no] { $count ->
            [one] { $seat } оставляет { $count } карту.
            [few] { $seat } оставляет { $count } карты.
           *[many] { $seat } оставляет { $count } карт.
        }
    }
everdell-log-discards =
    { $known ->
        [yes] { $seat } сбрасывает { CASE($cards, "acc") }.
       *[no] { $count ->
            [one] { $seat } сбрасывает { $count } карту.
            [few] { $seat } сбрасывает { $count } карты.
           *[many] { $seat } сбрасывает { $count } карт.
        }
    }
everdell-log-gives-cards =
    { $known ->
        [yes] { $giver } отдаёт { CASE($cards, "acc") }. Получает { $seat }.
       *[no] { $count ->
            [one] { $giver } отдаёт { $count } карту. Получает { $seat }.
            [few] { $giver } отдаёт { $count } карты. Получает { $seat }.
           *[many] { $giver } отдаёт { $count } карт. Получает { $seat }.
        }
    }
everdell-log-gives = { $giver } отдаёт { CASE($what, "acc") }. Получает { $seat }.
everdell-log-beneath =
    { $count ->
        [1] Под событие уходит { $cards }.
       *[other] Под событие уходят { $cards }.
    }
everdell-log-worker =
    { $by ->
        [ambassador] { $seat } отправляет посла { CASE($place, "to") }.
       *[worker] { $seat } отправляет работника { CASE($place, "to") }.
    }
everdell-log-worker-abroad =
    { $by ->
        [ambassador] { $seat } отправляет посла { CASE($place, "to") } (город: { $owner }).
       *[worker] { $seat } отправляет работника { CASE($place, "to") } (город: { $owner }).
    }
everdell-log-home = { $seat } возвращает домой работника: { $place }.
everdell-log-workers =
    { $count ->
        [one] { $seat }: дома { $count } работник.
        [few] { $seat }: дома { $count } работника.
       *[many] { $seat }: дома { $count } работников.
    }
everdell-log-moves-in = Заселяется в сооружение «{ CASE($card, "nom") }».
everdell-log-lays = { $seat }: на карте «{ CASE($card, "nom") }» ещё { CASE($what, "nom") }.
everdell-log-takes-off = { $seat } снимает { CASE($what, "acc") } с карты «{ CASE($card, "nom") }».
everdell-log-die = Ругворт бросает кубик: { $number }.
everdell-log-rival-stands =
    { $by ->
        [ambassador] Лягушка Ругворта идёт { CASE($place, "to") }.
       *[worker] Работник Ругворта идёт { CASE($place, "to") }.
    }
everdell-log-rival-pearls =
    { $count ->
        [one] Ругворт получает { $count } жемчужину.
        [few] Ругворт получает { $count } жемчужины.
       *[many] Ругворт получает { $count } жемчужин.
    }
everdell-log-sails-to-rival = Ругворт принимает в свой город { CASE($cards, "acc") }.
everdell-log-shows = { $seat } показывает { CASE($cards, "acc") }.
everdell-log-river = Ручей показывает: { $cards }.
everdell-log-joins = Посыльный делит ячейку с картой «{ CASE($card, "nom") }».
everdell-log-adornments =
    { $known ->
        [yes] { $seat } получает украшения: { $cards }.
       *[no] { $count ->
            [one] { $seat } получает { $count } украшение.
            [few] { $seat } получает { $count } украшения.
           *[many] { $seat } получает { $count } украшений.
        }
    }
everdell-log-rival-sends = { $seat } получает от Ругворта в свой город { CASE($cards, "acc") }.
everdell-log-rival-gains =
    { $count ->
        [one] Ругворт получает { $count } очко.
        [few] Ругворт получает { $count } очка.
       *[many] Ругворт получает { $count } очков.
    }
everdell-log-blocks =
    { $count ->
        [1] Ругворт занимает первое место на поляне.
        [one] Ругворт занимает первые { $count } мест на поляне.
        [few] Ругворт занимает первые { $count } места на поляне.
       *[many] Ругворт занимает первые { $count } мест на поляне.
    }
everdell-log-worker-lost = Второй работник Ругворта уходит и уводит одного из ваших.
everdell-log-rival-takes = Ругворт берёт { CASE($cards, "acc") }.
everdell-log-rival-loses = Ругворт теряет { CASE($cards, "acc") }.
everdell-log-rival-achieves = Ругворт выполняет { CASE($cards, "acc") }.
everdell-log-plays = { $seat } разыгрывает { CASE($cards, "acc") }.
everdell-log-plays-from-meadow = { $seat } разыгрывает с поляны { CASE($cards, "acc") }.
everdell-log-goes-abroad = { $seat } принимает в свой город { CASE($cards, "acc") }.
everdell-log-leaves = { $seat } убирает из города { CASE($cards, "acc") }.
everdell-log-imprisons = Темница принимает { CASE($cards, "acc") }.
everdell-log-freed = Вместе с темницей сброшено: { $cards }.
everdell-log-builds = { $seat } строит { CASE($cards, "acc") }.
everdell-log-rival-builds = Ругворт строит { CASE($cards, "acc") }.
everdell-log-achieves = { $seat } выполняет { CASE($cards, "acc") }.
everdell-log-season =
    { $seat } готовится { $season ->
        [spring] к весне
        [summer] к лету
       *[autumn] к осени
    }.
everdell-log-passes = { $seat } пасует.
everdell-log-gains = { $seat } получает { CASE($what, "acc") }.
everdell-log-spends = { $seat } тратит { CASE($what, "acc") }.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

everdell-verb-fetch = Найти { CASE($card, "acc") }
everdell-verb-show = Показать { $count }
everdell-trade-not = Не применять
everdell-stay = Оставить на месте

## At the table in the browser

everdell-table-brook = Ручей
everdell-table-face-down = Закрыта
everdell-table-its-pearl = сначала вы берёте её жемчужину
everdell-table-wonders = Чудеса
everdell-table-adornments = Украшения
everdell-table-hidden-adornments =
    { $count ->
        [one] { $count } украшение ещё скрыто
        [few] { $count } украшения ещё скрыты
       *[many] { $count } украшений ещё скрыто
    }
everdell-table-worn =
    { $adornment }, в конце игры { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
everdell-table-ambassador-home = посол дома
everdell-table-ambassador-out = посол в пути
everdell-table-rival-pearls =
    { $count ->
        [one] У Ругворта { $count } жемчужина
        [few] У Ругворта { $count } жемчужины
       *[many] У Ругворта { $count } жемчужин
    }
