### Що каже власний стіл «Beacon Patrol».

chart = Морська мапа
sea-name = Зовнішні шхери
laid = викладено { $laid }, досліджено { $explored }
tools = Вигляд мапи
closer = Ближче (+)
farther = Далі (−)
whole = Уся мапа (0)
save-map = Зберегти мапу
close = Закрити
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

cell-now =
    Покласти сюди: { $tile }. { $points ->
        [0] Поки без очок.
        [one] Ще { $points } очко.
        [few] Ще { $points } очки.
       *[other] Ще { $points } очок.
    }
cell-later =
    Пройти { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    } і покласти сюди: { $tile }. { $points ->
        [0] Поки без очок.
        [one] Ще { $points } очко.
        [few] Ще { $points } очки.
       *[other] Ще { $points } очок.
    }
cell-barred = { $tile }: сюди покласти не можна. { $reason }
cell-reach =
    { $tile }. Приплисти сюди: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }. { $state }
cell-spend = { $tile }. Приплисти сюди, скинувши плитку. { $state }
cell-dark = Ще не досліджена.
cell-lit =
    { $points ->
        [0] Досліджена.
        [one] Досліджена: { $points } очко.
        [few] Досліджена: { $points } очки.
       *[other] Досліджена: { $points } очок.
    }
cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Місце штабу.
            [-1] На захід від штабу: { $dx }.
           *[other] На схід від штабу: { $dx }.
        }
        [-1] { $ew ->
            [0] На північ від штабу: { $dy }.
            [-1] На північ від штабу: { $dy }, на захід: { $dx }.
           *[other] На північ від штабу: { $dy }, на схід: { $dx }.
        }
       *[other] { $ew ->
            [0] На південь від штабу: { $dy }.
            [-1] На південь від штабу: { $dy }, на захід: { $dx }.
           *[other] На південь від штабу: { $dy }, на схід: { $dx }.
        }
    }
no-fit = Сюди не підходить
no-way = Не допливти
windmill-counts = 1 очко і ще 1 за кожне відкрите море поруч.
pier-counts = 1 очко і ще 1 за кожен будинок на острові.

hand = Ваша рука
hand-empty = На руці немає плиток.
taken = взята: віддайте одну
fits =
    { $count ->
        [0] У межах досяжності не підходить нікуди
        [one] Підходить в { $count } місце
        [few] Підходить в { $count } місця
       *[other] Підходить в { $count } місць
    }
tokens = Готово жетонів руху: { $ready } з { $of }
steps =
    { $count ->
        [0] Кроків немає
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    }
to-sail = залишилося
pile =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[other] { $count } плиток
    }
pile-left = залишилося в стосі
gone = відкладено: { $count }
pile-both = У стосі залишилося: { $count }, відкладено: { $gone }
swap = Виберіть для обміну, раз за хід
swap-for = Обміняти на: { $tile } ({ $name })
you = ви
you-role = ви, { $role }
sailing = зараз у плаванні
thinking = думає…
next = пливе наступним

score = Рахунок
rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капітани
        [navigators] Штурмани
        [cartographers] Картографи
       *[novices] Новачки
    }
more-for =
    ще { $count }: { $rank ->
        [sailors] Моряки
        [captains] Капітани
        [navigators] Штурмани
       *[cartographers] Картографи
    }
to-rank =
    ще { $count }: { $rank ->
        [sailors] Моряки
        [captains] Капітани
        [navigators] Штурмани
       *[cartographers] Картографи
    }
highest = найвищий ранг
kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] маяк
            [few] маяки
           *[other] маяків
        }
        [buoys] { $count ->
            [one] буй
            [few] буї
           *[other] буїв
        }
        [windmills] { $count ->
            [one] млин
            [few] млини
           *[other] млинів
        }
        [piers] { $count ->
            [one] причал
            [few] причали
           *[other] причалів
        }
       *[others] { $count ->
            [one] інша
            [few] інші
           *[other] інших
        }
    }
kind-worth =
    { $kind ->
        [lighthouses] по 3 очки; штаб теж рахується
        [buoys] по 2 очки
        [windmills] по 1 очку і ще 1 за кожне відкрите море поруч
        [piers] по 1 очку і ще 1 за кожен будинок на острові
       *[others] по 1 очку
    }
tabs = Сторінки столу
tab =
    { $tab ->
        [crew] Екіпаж
        [score] Рахунок
        [log] Журнал
       *[chart] Стіл
    }

the-end = Кінець плавання
lights-out = Усі вогні згасли.
told =
    { $kind ->
        [lighthouses] Маяки
        [buoys] Буї
        [windmills] Млини
        [piers] Причали
       *[others] Інші плитки
    }: { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
skip = Пропустити
verdict =
    { $rank ->
        [sailors] Ви — моряки.
        [captains] Ви — капітани!
        [navigators] Ви — штурмани!
        [cartographers] Ви — картографи!
       *[novices] Поки що новачки.
    }
verdict-score = Очки: { $score }. Досліджено { $explored } з { $laid } викладених
tell-again = Перерахувати ще раз
