### What every game says.

## Joining

list-empty = nothing
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-then = { $first } { $rest }

word = { $word }

## Every table

seat = Seat { $number }
together = All at once and in secret: { $part }
why-not-now = This cannot be chosen now.
why-not-your-turn = It is another seat’s turn.
why-not-in-order = Several things are answered in ascending order; give the whole set at once to choose this one, too.
why-not-there = It does not lie where you choose from now. { $task }

## Sets: why some things are not what is asked for

set-often =
    { $count ->
        [0] { $thing } cannot be among them.
        [one] { $thing } can be chosen only once.
       *[other] { $thing } can be chosen only { $count } times.
    }
set-family = { $one } and { $other } are of one type; only one of each may be among them.
set-way = These are not what is asked; other pieces will do.
set-size =
    { $number ->
        [any] { $least } to { $most } things are needed, not { $count }.
       *[all] { $most ->
            [one] One thing is needed, not { $count }.
           *[other] { $most } things are needed, not { $count }.
        }
    }
set-bargain =
    { $count ->
        [0] Nothing is given, so nothing is taken.
        [one] For one thing given one is taken: { $names }.
       *[other] For { $count } things given as many are taken: { $names }.
    }
