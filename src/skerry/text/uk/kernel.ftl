### What every game says.

## Joining

list-empty =
    { $case ->
        [cost] 0
        [free] безкоштовно
       *[nom] нічого
    }
list-and = { $first } і { $rest }
list-or =
    { $case ->
        [each] { CASE($first, "each-first") } або { CASE($rest, "each-last") }
       *[nom] { $first } або { $rest }
    }
list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-then =
    { $case ->
        [inf] { $first }, { $rest }
       *[nom] { $first } { CASE($rest, "nom") }
    }

word = { $word }

## Every table

seat = Гравець { $number }
together = Усі одночасно й таємно: { CASE($part, "low") }
why-not-now = Зараз це вибрати не можна.
why-not-your-turn = Зараз хід іншого гравця.
why-not-in-order = Набір складають за порядком; щоб додати й це, виберіть усе одразу.
why-not-there = Це лежить не там, звідки зараз вибирають. { $task }

## Sets: why some things are not what is asked for

set-often =
    { $count ->
        [0] { $thing }: цього вибрати не можна.
        [1] { $thing }: можна вибрати лише раз.
        [one] { $thing }: можна вибрати лише { $count } раз.
        [few] { $thing }: можна вибрати лише { $count } рази.
       *[many] { $thing }: можна вибрати лише { $count } разів.
    }
set-family = { $one } і { $other } одного типу; можна вибрати лише щось одне кожного типу.
set-way = Просять не це; підійдуть інші фішки.
set-size =
    { $number ->
        [any] Потрібно від { $least } до { $most }, а не { $count }.
       *[all] Потрібно { $most }, а не { $count }.
    }
set-bargain =
    { $count ->
        [0] Нічого не віддано, тож нічого й не взяти.
        [1] За одне віддане беруть одне: { $names }.
       *[other] За { $count } відданих беруть стільки ж: { $names }.
    }
