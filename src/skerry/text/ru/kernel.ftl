### What every game says.

## Joining

list-empty =
    { $case ->
        [acc] 0 ресурсов
        [cost] нет
        [free] бесплатно
       *[nom] ничего
    }
list-and = { $first } и { $rest }
list-or =
    { $case ->
        [each] { CASE($first, "each-first") } или { CASE($rest, "each-last") }
       *[nom] { $first } или { $rest }
    }
list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-then = { $first } { CASE($rest, "nom") }

word = { $word }

## Every table

seat = Игрок { $number }
together = Все одновременно и втайне: { CASE($part, "low") }
why-not-now = Сейчас это выбрать нельзя.
why-not-your-turn = Сейчас ход другого игрока.
why-not-in-order = Набор собирают по порядку; чтобы добавить и это, выберите всё сразу.
why-not-there = Это лежит не там, откуда вы сейчас выбираете. { CASE($task, "nom") }

## Sets: why some things are not what is asked for

set-often =
    { $count ->
        [0] { $thing }: сюда не подходит.
        [one] { $thing }: можно выбрать только { $count } раз.
        [few] { $thing }: можно выбрать только { $count } раза.
       *[many] { $thing }: можно выбрать только { $count } раз.
    }
set-family = { $one } и { $other } одного типа; каждого типа можно взять только по одной карте.
set-way = Это не то, что нужно; выберите другие фишки.
set-size =
    { $number ->
        [any] Нужно выбрать от { $least } до { $most }, а выбрано { $count }.
       *[all] Нужно выбрать { $most }, а выбрано { $count }.
    }
set-bargain =
    { $count ->
        [0] Ничего не отдано, поэтому ничего и не взять.
       *[other] Сколько отдано, столько и берут, то есть { $count }: { $names }.
    }
