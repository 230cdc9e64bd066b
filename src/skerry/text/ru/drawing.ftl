### A table drawn in characters. Columns are narrow: keep it short.

drawing-table = Стол
drawing-you = Вы
# One letter for each kind of piece, no two alike within a game.
drawing-letter =
    { $piece ->
        [twig] в
        [resin] с
        [pebble] к
        [berry] я
        [pearl] ж
        [driftwood] к
        [seaweed] в
        [seastone] м
        [mushroom] г
        [treasure] с
        [point] оч
        [any] ?
       *[other] { $piece }
    }
# Two letters of the colour.
drawing-type =
    { $type ->
        [production] зе
        [governance] си
        [traveler] ко
        [destination] кр
        [prosperity] фи
       *[other] { $type }
    }
drawing-letters = Буквы: { $letters }.
drawing-colours = Цвета карт: зе зелёный, си синий, ко коричневый, кр красный, фи фиолетовый.
drawing-signs = > можно выбрать, x нельзя, * ново с вашего прошлого хода.
drawing-lacks = нет { $what }
drawing-mark =
    { $mark ->
        [occupied] занято
        [point] { $count } оч
        [beneath] под ней { $count }
        [stuck] остаётся { $count }
        [messenger] посыльный
        [joined] общая ячейка
        [blocked] Ругворт
        [pearl] { $count } ж
        [twig] { $count } в
        [resin] { $count } с
        [pebble] { $count } к
        [berry] { $count } я
        [driftwood] { $count } к
        [seaweed] { $count } в
        [seastone] { $count } м
        [mushroom] { $count } г
        [treasure] { $count } с
       *[other] { $mark } { $count }
    }
drawing-workers = работников { $home } из { $all }
drawing-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
drawing-now = сейчас { $points }
drawing-now-lacks = сейчас { $points }, не хватает: { $lacks }
drawing-side =
    { $side ->
        [north] север
        [east] восток
        [south] юг
       *[west] запад
    }
drawing-more-sea = Дальше есть ещё тайлы ({ $sides }); t покажет всё.
drawing-to-cells = { $card }: на клетку { $cells }
drawing-sail-to = только плыть: на клетку { $cells }
drawing-group =
    { $group ->
        [swap] Обмен на тайл с чужой руки:
        [payment] Способы оплаты:
       *[other] { $group }
    }
drawing-symbol =
    { $symbol ->
        [stone] камень
        [chimera] химера
        [thistle] златоножка
        [clue] подсказка
        [night] ночь
        [red] красн.
        [green] зелён.
        [blue] синий
        [yellow] жёлт.
        [grey] серый
       *[offering] отдать святилище
    }
drawing-quest =
    { $kind ->
        [set] { $fame } за набор { $symbols }
        [flat] { $fame } славы
       *[each] { $fame } за { $symbols }
    }
drawing-if = { $paid }, если { $needs }
drawing-journey-card =
    { $kind ->
        [sanctuary] святилище { $number }
        [meteorite] метеорит { $number }
       *[region] регион { $number }
    }
drawing-set =
    { $number ->
        [all] { $most ->
            [one] Введите { $most } число.
            [few] Введите { $most } числа в одной строке в любом порядке.
           *[many] Введите { $most } чисел в одной строке в любом порядке.
        }
        [skip] { $most ->
            [one] Введите { $most } число или откажитесь.
            [few] Введите { $most } числа в одной строке в любом порядке или откажитесь.
           *[many] Введите { $most } чисел в одной строке в любом порядке или откажитесь.
        }
       *[any] { $least ->
            [0] { $most ->
                [one] Введите не более { $most } числа в одной строке в любом порядке.
               *[many] Введите не более { $most } чисел в одной строке в любом порядке.
            }
           *[other] { $most ->
                [one] Введите от { $least } до { $most } числа в одной строке в любом порядке.
               *[many] Введите от { $least } до { $most } чисел в одной строке в любом порядке.
            }
        }
    }
drawing-asks = { $name }: { $question }
drawing-source =
    { $source ->
        [region] Регионы
        [sanctuary] Святилища
        [meteorite] Метеориты
        [lighthouse] Маяки
        [buoy] Буи
        [windmill] Мельницы
        [pier] Пирсы
        [headquarters] Штаб
       *[other] Другие тайлы
    }
drawing-ambassador =
    { $value ->
        [0] посол не дома
       *[other] посол дома
    }
drawing-homebrew = свои карты
drawing-to-move = ходят: { $names }
drawing-over = конец, победа: { $names }
drawing-map = нужно { $types }, { $points } за пергамент
