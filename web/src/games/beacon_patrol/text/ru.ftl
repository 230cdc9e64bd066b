### Что говорит собственный стол «Beacon Patrol».

chart = Морская карта
sea-name = Внешние шхеры
laid = выложено { $laid }, исследовано { $explored }
tools = Вид карты
closer = Ближе (+)
farther = Дальше (−)
whole = Вся карта (0)
save-map = Сохранить карту
close = Закрыть
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

cell-now =
    Положить сюда: { $tile }. { $points ->
        [0] Пока без очков.
        [one] Ещё { $points } очко.
        [few] Ещё { $points } очка.
       *[other] Ещё { $points } очков.
    }
cell-later =
    Пройти { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    } и положить сюда: { $tile }. { $points ->
        [0] Пока без очков.
        [one] Ещё { $points } очко.
        [few] Ещё { $points } очка.
       *[other] Ещё { $points } очков.
    }
cell-barred = { $tile }: сюда положить нельзя. { $reason }
cell-reach =
    { $tile }. Приплыть сюда: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }. { $state }
cell-spend = { $tile }. Приплыть сюда, сбросив плитку. { $state }
cell-dark = Ещё не исследована.
cell-lit =
    { $points ->
        [0] Исследована.
        [one] Исследована: { $points } очко.
        [few] Исследована: { $points } очка.
       *[other] Исследована: { $points } очков.
    }
cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Место штаба.
            [-1] К западу от штаба: { $dx }.
           *[other] К востоку от штаба: { $dx }.
        }
        [-1] { $ew ->
            [0] К северу от штаба: { $dy }.
            [-1] К северу от штаба: { $dy }, к западу: { $dx }.
           *[other] К северу от штаба: { $dy }, к востоку: { $dx }.
        }
       *[other] { $ew ->
            [0] К югу от штаба: { $dy }.
            [-1] К югу от штаба: { $dy }, к западу: { $dx }.
           *[other] К югу от штаба: { $dy }, к востоку: { $dx }.
        }
    }
no-fit = Сюда не подходит
no-way = Не доплыть
windmill-counts = 1 очко и ещё 1 за каждое открытое море рядом.
pier-counts = 1 очко и ещё 1 за каждый дом на острове.

hand = Ваша рука
hand-empty = На руке нет плиток.
taken = взята: отдайте одну
fits =
    { $count ->
        [0] В пределах досягаемости не подходит никуда
        [one] Подходит в { $count } место
        [few] Подходит в { $count } места
       *[other] Подходит в { $count } мест
    }
tokens = Готово жетонов движения: { $ready } из { $of }
steps =
    { $count ->
        [0] Шагов нет
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }
to-sail = осталось
pile =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[other] { $count } плиток
    }
pile-left = осталось в стопке
gone = отложено: { $count }
pile-both = В стопке осталось: { $count }, отложено: { $gone }
swap = Выберите для обмена, раз за ход
swap-for = Обменять на: { $tile } ({ $name })
you = вы
you-role = вы, { $role }
sailing = сейчас в плавании
thinking = думает…
next = плывёт следующим

score = Счёт
rank =
    { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
        [cartographers] Картографы
       *[novices] Новички
    }
more-for =
    ещё { $count }: { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
       *[cartographers] Картографы
    }
to-rank =
    ещё { $count }: { $rank ->
        [sailors] Моряки
        [captains] Капитаны
        [navigators] Штурманы
       *[cartographers] Картографы
    }
highest = высший ранг
kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] маяк
            [few] маяка
           *[other] маяков
        }
        [buoys] { $count ->
            [one] буй
            [few] буя
           *[other] буёв
        }
        [windmills] { $count ->
            [one] мельница
            [few] мельницы
           *[other] мельниц
        }
        [piers] { $count ->
            [one] причал
            [few] причала
           *[other] причалов
        }
       *[others] { $count ->
            [one] другая
            [few] другие
           *[other] других
        }
    }
kind-worth =
    { $kind ->
        [lighthouses] по 3 очка; штаб тоже считается
        [buoys] по 2 очка
        [windmills] по 1 очку и ещё 1 за каждое открытое море рядом
        [piers] по 1 очку и ещё 1 за каждый дом на острове
       *[others] по 1 очку
    }
tabs = Страницы стола
tab =
    { $tab ->
        [crew] Экипаж
        [score] Счёт
        [log] Журнал
       *[chart] Стол
    }

the-end = Конец плавания
lights-out = Все огни погашены.
told =
    { $kind ->
        [lighthouses] Маяки
        [buoys] Буи
        [windmills] Мельницы
        [piers] Причалы
       *[others] Другие плитки
    }: { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
skip = Пропустить
verdict =
    { $rank ->
        [sailors] Вы — моряки.
        [captains] Вы — капитаны!
        [navigators] Вы — штурманы!
        [cartographers] Вы — картографы!
       *[novices] Пока новички.
    }
verdict-score = Очки: { $score }. Исследовано { $explored } из { $laid } выложенных
tell-again = Пересчитать ещё раз
