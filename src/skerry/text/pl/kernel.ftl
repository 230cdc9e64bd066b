### What every game says.

## Joining

list-empty =
    { $case ->
        [cost] brak
        [price] za darmo
        [gen] niczego
       *[nom] nic
    }
# "each" is said before the first of them only; what they have in common is said with the last.
list-and =
    { $case ->
        [each] { CASE($first, "each-head") } i { CASE($rest, "acc") }
        [set] { CASE($first, "head") } i { CASE($rest, "nom") }
       *[nom] { $first } i { $rest }
    }
list-or =
    { $case ->
        [each] { CASE($first, "each-head") } lub { CASE($rest, "acc") }
       *[nom] { $first } lub { $rest }
    }
list-comma =
    { $case ->
        [each] { CASE($first, "each-head") }, { CASE($rest, "acc") }
        [set] { CASE($first, "head") }, { $rest }
       *[nom] { $first }, { $rest }
    }
list-semicolon = { $first }; { $rest }
list-then = { $first } { $rest }

word = { $word }

## Every table

seat = Gracz { $number }
together = Wszyscy jednocześnie i w tajemnicy: { $part }
why-not-now = Tego nie można teraz wybrać.
why-not-your-turn = To nie twoja tura.
why-not-in-order = Kilka rzeczy wybiera się w rosnącej kolejności; żeby wziąć także tę, podaj od razu cały zestaw.
why-not-there = Nie leży tam, skąd teraz wybierasz. { $task }

## Sets: why some things are not what is asked for

set-often =
    { $count ->
        [0] { $thing }: tego nie można wybrać.
        [one] { $thing }: można wybrać tylko { $count } raz.
       *[many] { $thing }: można wybrać tylko { $count } razy.
    }
set-family = { $one } i { $other } są tego samego typu; z każdego typu można wybrać tylko jedno.
set-way = To nie to, czego trzeba; pasują inne elementy.
set-size =
    { $number ->
        [any] Trzeba wybrać od { $least } do { $most } rzeczy, nie { $count }.
       *[all] { $most ->
            [one] Trzeba wybrać { $most } rzecz, nie { $count }.
           *[many] Trzeba wybrać { $most } rzeczy, nie { $count }.
        }
    }
set-bargain =
    { $count ->
        [0] Nic nie oddajesz, więc nic nie bierzesz.
        [one] Za { $count } oddaną rzecz bierze się { $count }: { $names }.
        [few] Za { $count } oddane rzeczy bierze się tyle samo: { $names }.
       *[many] Za { $count } oddanych rzeczy bierze się tyle samo: { $names }.
    }
