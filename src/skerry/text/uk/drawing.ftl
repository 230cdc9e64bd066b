### A table drawn in characters. Columns are narrow: keep it short.

drawing-table = Стіл
drawing-you = Ви
# One letter for each kind of piece, no two alike within a game.
drawing-letter =
    { $piece ->
        [twig] г
        [resin] с
        [pebble] к
        [berry] я
        [pearl] п
        [driftwood] к
        [seaweed] в
        [seastone] ц
        [mushroom] г
        [treasure] с
        [point] б
        [any] ?
       *[other] { $piece }
    }
# Two letters of the colour.
drawing-type =
    { $type ->
        [production] зе
        [governance] си
        [traveler] ко
        [destination] че
        [prosperity] фі
       *[other] { $type }
    }
drawing-letters = Літери: { $letters }.
drawing-colours = Кольори карт: зе зелений, си синій, ко коричневий, че червоний, фі фіолетовий.
drawing-signs = > можна вибрати, x не можна, * нове від вашого минулого ходу.
drawing-lacks = бракує { $what }
drawing-mark =
    { $mark ->
        [occupied] зайнято
        [point] { $count } б
        [beneath] під нею { $count }
        [stuck] лишається { $count }
        [messenger] посланець
        [joined] спільна комірка
        [blocked] Ругворт
        [pearl] { $count } п
        [twig] { $count } г
        [resin] { $count } с
        [pebble] { $count } к
        [berry] { $count } я
        [driftwood] { $count } к
        [seaweed] { $count } в
        [seastone] { $count } ц
        [mushroom] { $count } г
        [treasure] { $count } с
       *[other] { $mark } { $count }
    }
drawing-workers = робітників { $home } з { $all }
drawing-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
drawing-now = зараз { $points }
drawing-now-lacks = зараз { $points }, бракує: { $lacks }
drawing-side =
    { $side ->
        [north] північ
        [east] схід
        [south] південь
       *[west] захід
    }
drawing-more-sea = Далі є ще тайли ({ $sides }); t покаже все.
drawing-to-cells = { $card }: на клітинку { $cells }
drawing-sail-to = лише плисти: на клітинку { $cells }
drawing-group =
    { $group ->
        [swap] Обмін на тайл з іншої руки:
        [payment] Способи оплати:
       *[other] { $group }
    }
drawing-symbol =
    { $symbol ->
        [stone] камінь
        [chimera] химера
        [thistle] чортополох
        [clue] підказка
        [night] ніч
        [red] черв.
        [green] зел.
        [blue] синій
        [yellow] жовт.
        [grey] сірий
       *[offering] віддати святилище
    }
drawing-quest =
    { $kind ->
        [set] { $fame } за набір { $symbols }
        [flat] { $fame } слави
       *[each] { $fame } за { $symbols }
    }
drawing-if = { $paid }, якщо { $needs }
drawing-journey-card =
    { $kind ->
        [sanctuary] святилище { $number }
        [meteorite] метеорит { $number }
       *[region] регіон { $number }
    }
drawing-set =
    { $number ->
        [all] { $most ->
            [one] Введіть { $most } число.
            [few] Введіть { $most } числа в одному рядку, у будь-якому порядку.
           *[many] Введіть { $most } чисел в одному рядку, у будь-якому порядку.
        }
        [skip] { $most ->
            [one] Введіть { $most } число або не вибирайте нічого.
            [few] Введіть { $most } числа в одному рядку, у будь-якому порядку, або не вибирайте нічого.
           *[many] Введіть { $most } чисел в одному рядку, у будь-якому порядку, або не вибирайте нічого.
        }
       *[any] { $least ->
            [0] { $most ->
                [one] Введіть до { $most } числа в одному рядку.
               *[many] Введіть до { $most } чисел в одному рядку, у будь-якому порядку.
            }
           *[other] { $most ->
                [one] Введіть від { $least } до { $most } числа в одному рядку, у будь-якому порядку.
               *[many] Введіть від { $least } до { $most } чисел в одному рядку, у будь-якому порядку.
            }
        }
    }
drawing-asks = { $name }: { $question }
drawing-source =
    { $source ->
        [region] Регіони
        [sanctuary] Святилища
        [meteorite] Метеорити
        [lighthouse] Маяки
        [buoy] Буї
        [windmill] Млини
        [pier] Причали
        [headquarters] Штаб
       *[other] Інші тайли
    }
drawing-ambassador =
    { $value ->
        [0] посол не вдома
       *[other] посол удома
    }
drawing-homebrew = власні карти
drawing-to-move = ходять: { $names }
drawing-over = кінець, перемога: { $names }
drawing-map = треба { $types }, { $points } за мапу
