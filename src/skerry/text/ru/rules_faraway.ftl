### The rulebook of Faraway. All numbers come from the engine.

## What you want

faraway-rules-goal = Цель игры
faraway-rules-goal-lead =
    { $rounds ->
        [one] Пройдите через { $rounds } регион и соберите больше всех славы. Путь рассказывают с конца.
        [few] Пройдите через { $rounds } региона и соберите больше всех славы. Путь рассказывают с конца.
       *[many] Пройдите через { $rounds } регионов и соберите больше всех славы. Путь рассказывают с конца.
    }
faraway-rules-goal-backwards = То, что сыграно последним, считают первым. Поэтому регионы в конце ряда дают то, что нужно регионам в его начале.
faraway-rules-goal-region = Регион
faraway-rules-goal-number = Номер говорит, сколько времени занимает исследование. Номера регионов не повторяются.
faraway-rules-goal-shows = У региона есть цвет, в нём день или ночь, и на нём могут быть чудеса (камень, химера, златоножка) и подсказки.
faraway-rules-goal-quest = Внизу стоит задание: сколько славы оно приносит и за что. Перед ним может стоять необходимое условие — чудеса; без них задание ничего не приносит.
faraway-rules-goal-sanctuary = Святилище
faraway-rules-goal-sanctuary-text = Лежит над рядом, ничего не требует и считается для каждого региона. У многих святилищ цвета нет.

## Set-up

faraway-rules-set-up = Подготовка к игре
faraway-rules-set-up-lead = Перемешайте регионы и святилища в две отдельные колоды.
faraway-rules-set-up-deal =
    { $count ->
        [one] Раздайте каждому по { $count } региону. Свою руку никто не показывает.
        [few] Раздайте каждому по { $count } региона. Свою руку никто не показывает.
       *[many] Раздайте каждому по { $count } регионов. Свою руку никто не показывает.
    }
faraway-rules-set-up-market = Каждый раунд выкладывают рынок: на один регион больше, чем игроков. В последнем раунде рынка нет.
faraway-rules-set-up-seats = Игроки
faraway-rules-set-up-regions = Регионы на рынке
faraway-rules-set-up-advanced = Для опытных игроков
faraway-rules-set-up-advanced-text =
    { $dealt ->
        [one] Раздайте каждому по { $dealt } региону.
        [few] Раздайте каждому по { $dealt } региона.
       *[many] Раздайте каждому по { $dealt } регионов.
    } { $back ->
        [one] Каждый втайне возвращает { $back } регион;
        [few] Каждый втайне возвращает { $back } региона;
       *[many] Каждый втайне возвращает { $back } регионов;
    } их, не показывая, замешивают в колоду. Только после этого выкладывают рынок.

## A round

faraway-rules-round = Раунд
faraway-rules-round-lead =
    { $rounds ->
        [one] В партии { $rounds } раунд. Этапы всегда одни и те же.
        [few] В партии { $rounds } раунда. Этапы всегда одни и те же.
       *[many] В партии { $rounds } раундов. Этапы всегда одни и те же.
    }
faraway-rules-round-explore = Исследование региона
faraway-rules-round-explore-text = Все втайне выбирают регион с руки. Их раскрывают одновременно, и каждый ложится справа в ряд своего игрока. Выбор можно изменить, пока не выбрали все.
faraway-rules-round-sanctuary = Обнаружение святилищ
faraway-rules-round-sanctuary-text = Кто сыграл номер выше, чем в прошлом раунде, берёт святилища.
faraway-rules-round-market = Добор регионов
faraway-rules-round-market-text = В порядке возрастания только что сыгранных номеров каждый берёт регион с рынка, а затем оставляет одно из взятых святилищ.
faraway-rules-round-end = Регион, который никто не взял, убирают из игры, и начинается следующий раунд.
faraway-rules-round-last = В последнем раунде рынка нет; святилища берут и оставляют как обычно.

## Sanctuaries

faraway-rules-sanctuaries = Святилища
faraway-rules-sanctuaries-lead = Растущие номера ведут к святилищам, а подсказки дают больший выбор.
faraway-rules-sanctuaries-when = Когда
faraway-rules-sanctuaries-when-text = Когда номер только что сыгранного региона выше, чем у предыдущего в вашем ряду. Значит, в первом раунде святилищ не находит никто.
faraway-rules-sanctuaries-many = Сколько
faraway-rules-sanctuaries-many-text = Одно и ещё по одному за каждую подсказку на ваших регионах, включая новый, и на святилищах, оставленных раньше.
faraway-rules-sanctuaries-keep = Оставьте одно
faraway-rules-sanctuaries-keep-text = Из взятых святилищ вы оставляете ровно одно, когда подходит ваша очередь у рынка. Остальные, не показывая, кладут под колоду.
faraway-rules-sanctuaries-short = Если колоды не хватает, первым берёт младший номер; кто получил меньше положенного, добирает, когда подходит его очередь у рынка, из того, что к тому времени вернули.
faraway-rules-drawing = Святилища по шагам
faraway-rules-drawing-before = Последним вы сыграли { $card }.
faraway-rules-drawing-higher = Теперь вы играете { $card }. Номер выше, поэтому вы берёте святилища.
faraway-rules-drawing-count =
    { $clues ->
        [one] В вашем ряду { $clues } подсказка.
        [few] В вашем ряду { $clues } подсказки.
       *[many] В вашем ряду { $clues } подсказок.
    } { $count ->
        [one] Значит, вы берёте { $count } святилище и оставляете одно.
        [few] Значит, вы берёте { $count } святилища и оставляете одно.
       *[many] Значит, вы берёте { $count } святилищ и оставляете одно.
    }
faraway-rules-drawing-lower = В следующем раунде вы играете { $card }. Номер ниже: святилищ вы не берёте.

## The market

faraway-rules-market = Рынок
faraway-rules-market-lead = Младшие номера выбирают первыми.
faraway-rules-market-order =
    { $count ->
        [one] К рынку подходят в порядке возрастания только что сыгранных номеров. Каждый берёт один регион, и на руке снова { $count }.
       *[many] К рынку подходят в порядке возрастания только что сыгранных номеров. Каждый берёт один регион, и на руке их снова { $count }.
    }
faraway-rules-market-then = Взяв регион, оставьте одно из взятых святилищ.
faraway-rules-market-both = Значит, высокий номер после низкого приносит святилище, но к рынку вы подойдёте поздно.
faraway-rules-ordering = Очередь по шагам
faraway-rules-ordering-played = Сыграны эти номера.
faraway-rules-ordering-turn =
    { $turn ->
        [1] Младший номер — { $card }: его игрок выбирает первым.
       *[other] Затем выбирает тот, кто сыграл { $card }.
    }
faraway-rules-ordering-left = Один регион остался. Его убирают из игры.

## The score

faraway-rules-score = Подсчёт славы
faraway-rules-score-lead = После последнего раунда переверните регионы лицевой стороной вниз; святилища лежат как лежали. Теперь обратный путь.
faraway-rules-score-back = Раскрывайте регионы по одному, справа налево. Каждый сразу приносит славу за своё задание.
faraway-rules-score-counts = Считается сам регион, все регионы справа от него и все ваши святилища. То, что ещё закрыто, не считается.
faraway-rules-score-needs = Если открытых чудес не хватает для условия региона, он ничего не приносит. Чудеса не тратятся: одно и то же служит столько раз, сколько понадобится.
faraway-rules-score-sanctuaries = В конце, когда открыто всё, славу приносит каждое святилище.
faraway-rules-score-tie = Побеждает тот, у кого больше славы. При равенстве — тот, в чьём ряду самый младший регион.
faraway-rules-scoring = Подсчёт по шагам
faraway-rules-scoring-row = Вот ряд в конце игры, все регионы закрыты. Святилища над ним считаются с самого начала.
faraway-rules-scoring-pays =
    { $fame ->
        [one] Раскройте { $card }: он приносит { $fame } очко славы.
        [few] Раскройте { $card }: он приносит { $fame } очка славы.
       *[many] Раскройте { $card }: он приносит { $fame } очков славы.
    }
faraway-rules-scoring-lacks = Раскройте { $card }: того, что ему нужно, ещё нет, и он ничего не приносит.
faraway-rules-scoring-nothing = Раскройте { $card }: сам он ничего не приносит, но считается для регионов левее.
faraway-rules-scoring-sanctuary =
    { $fame ->
        [one] Всё открыто. Святилища вместе приносят { $fame } очко славы.
        [few] Всё открыто. Святилища вместе приносят { $fame } очка славы.
       *[many] Всё открыто. Святилища вместе приносят { $fame } очков славы.
    }
faraway-rules-scoring-total =
    { $fame ->
        [one] Всего { $fame } очко славы.
        [few] Всего { $fame } очка славы.
       *[many] Всего { $fame } очков славы.
    }

## Quests

faraway-rules-quests = Задания
faraway-rules-quests-lead = Задание приносит славу за то, что открыто, когда его считают.
faraway-rules-quests-flat = Просто число: столько очков славы.
faraway-rules-quests-each = Число с символом: столько за каждый такой символ, в том числе на самой карте.
faraway-rules-quests-two = С несколькими цветами: столько за каждую карту любого из них.
faraway-rules-quests-set = Со всеми цветами: столько за каждый полный набор.
faraway-rules-quests-night = Ночной считается карта с луной; самому святилищу, которое платит за ночи, ночным быть не обязательно.
faraway-rules-quests-needs = Всё, что стоит перед заданием, — его необходимое условие.

## People from below

faraway-rules-people = Подземный народ
faraway-rules-people-lead =
    В колоды замешивают { $regions ->
        [one] { $regions } регион
        [few] { $regions } региона
       *[many] { $regions } регионов
    } и { $sanctuaries ->
        [one] { $sanctuaries } святилище.
        [few] { $sanctuaries } святилища.
       *[many] { $sanctuaries } святилищ.
    } Игроков может быть до { $seats }.
faraway-rules-people-grey = Серый — тоже цвет. Святилища без цвета считаются серыми картами.
faraway-rules-people-set = Но в полный набор цветов серый не входит.
faraway-rules-people-wonders = Некоторые задания приносят славу за каждый полный набор чудес: камень, химера и златоножка вместе.
faraway-rules-people-lowest = Самый младший из всех — { $card }.

## Starry skies

faraway-rules-skies = Под звёздным небом
faraway-rules-skies-lead =
    { $count ->
        [one] К регионам замешивают { $count } метеорит. Его играют как регион.
        [few] К регионам замешивают { $count } метеорита. Их играют как регионы.
       *[many] К регионам замешивают { $count } метеоритов. Их играют как регионы.
    }
faraway-rules-skies-numbers = Равные номера
faraway-rules-skies-numbers-text = Номера метеоритов есть и у регионов. Из двух равных номеров выше метеорит: в ряду, у рынка и при равенстве славы.
faraway-rules-skies-up = Они не закрываются
faraway-rules-skies-up-text = При подсчёте метеориты не переворачивают, как и те регионы ряда, номера которых кончаются на ту же цифру, что у одного из его метеоритов. Они считаются для каждого региона ряда, а славу приносят, когда до них доходит черёд.
faraway-rules-skies-give = Они могут требовать святилищ
faraway-rules-skies-give-text = Некоторые метеориты приносят славу, только если пожертвовать столько святилищ, сколько они требуют. Перед подсчётом все решают одновременно; первым требует самый правый метеорит. Пожертвованное убирают из игры, и дальше оно не считается.

## Asked and ruled: what a rulebook leaves open, or says in two ways

faraway-asked-order-sanctuaries-drawn = В каком порядке берут святилища?
faraway-ruled-order-sanctuaries-drawn = В порядке возрастания только что сыгранных номеров. Это важно, только когда колоды не хватает.
faraway-asked-sanctuary-deck-runs = Колоды святилищ не хватает.
faraway-ruled-sanctuary-deck-runs = Каждый берёт то, что есть. Кто получил меньше положенного, в начале своей очереди у рынка добирает из карт, которые с тех пор вернули.
faraway-asked-nothing-left-seat = Игроку не достаётся ничего и тогда.
faraway-ruled-nothing-left-seat = В этом раунде он святилища не оставляет.
faraway-asked-order-sanctuaries-deck = В каком порядке святилища кладут под колоду?
faraway-ruled-order-sanctuaries-deck = В том, в каком взяли; никто не выбирает. Что вернули первым, первым и берут.
faraway-asked-see-sanctuaries-draws = Видят ли другие взятые святилища?
faraway-ruled-see-sanctuaries-draws = Нет, только то, которое оставлено.
faraway-asked-market-region-sanctuary = Что на рынке сначала: регион или святилище?
faraway-ruled-market-region-sanctuary = Берут регион, затем оставляют святилище.
faraway-asked-single-sanctuary-drawn = Взято только одно святилище.
faraway-ruled-single-sanctuary-drawn = Его нужно оставить; вопрос не задаётся.
faraway-asked-seat-change-choice = Можно ли изменить выбор?
faraway-ruled-seat-change-choice = Да, пока не выбрали все.
faraway-asked-row-breaks-tie = Какой ряд побеждает при равенстве?
faraway-ruled-row-breaks-tie = Тот, где самый младший регион; рука не считается.
faraway-asked-experienced-players-market = Вариант для опытных игроков: когда выкладывают рынок?
faraway-ruled-experienced-players-market = После того как все возвращённые регионы замешали в колоду; они могут оказаться и на рынке.
faraway-asked-sanctuaries-without-colour = Святилища без цвета — серые?
faraway-ruled-sanctuaries-without-colour = Да, как и те, на которых серый показан; цветное серым не бывает. В набор цветов серый не входит.
faraway-asked-starry-skies-room = Можно ли играть всемером с одним дополнением «Под звёздным небом»?
faraway-ruled-starry-skies-room = Нет, только с «Подземным народом».
faraway-asked-lowest-numbers-two = Слава равна, и самые младшие номера двух рядов — регион и метеорит с тем же номером.
faraway-ruled-lowest-numbers-two = Младше регион, как и в игре; побеждает его ряд.
faraway-asked-digit-of-nought = Какая последняя цифра у региона 0?
faraway-ruled-digit-of-nought = 0, поэтому метеорит 20 оставляет его открытым.
faraway-asked-region-stays-face = Регион остался открытым: с чем его считают?
faraway-ruled-region-stays-face = Со всем, что справа от него, и со всеми другими, что остались открытыми; черёд его наступает там, где он лежит.
faraway-asked-who-gives-up-first = Кто первым решает, чем жертвовать?
faraway-ruled-who-gives-up-first = Все одновременно: это влияет только на собственный счёт.
faraway-asked-meteorites-row-ask = Святилищ требуют несколько метеоритов ряда.
faraway-ruled-meteorites-row-ask = Первым требует самый правый, потому что его считают первым; отданное ему другим уже не достанется.
faraway-asked-single-sanctuary-asked = Святилище одно, и требуется одно.
faraway-ruled-single-sanctuary-asked = Вопрос задаётся: жертвовать никто не обязан.
faraway-asked-meteorite-asks-sanctuaries = Сколько по ходу игры приносит метеорит, который требует святилищ?
faraway-ruled-meteorite-asks-sanctuaries = Ничего: ни одно ещё не пожертвовано.
