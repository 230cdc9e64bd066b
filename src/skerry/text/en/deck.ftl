### What is wrong in a deck file. Words in double quotes, names in brackets and keys are the file's own: they stay English.

deck-refused =
    { $count ->
        [one] { $file } is refused: it has one fault.
       *[other] { $file } is refused: it has { $count } faults.
    }
deck-huge = A deck has at most { $lines } lines and { $letters } letters.

## Lines

deck-line-again = { $name } stands in line { $line } already.
deck-line-table = A table has two names, as in [card.grove].
deck-line-equals = Expected '=' as in effect = "draw 2 cards", found { $found }.
deck-line-name = Expected a name of letters, digits, '_' and '-' without quotes, found { $found }.
deck-line-bracket = Expected ']' as in [card.grove], found { $found }.
deck-line-follows = Nothing may follow here but a comment, found { $found }.
deck-line-control = There may be no control characters here.
deck-line-escape = Only \", \\, \n, \t and \u with four digits may follow a backslash here.
deck-line-one = A text stands on one line, in one pair of quotes.
deck-line-open = The text that begins here is not closed by { $quote }.
deck-line-value = A value is a text in quotes like "draw 2 cards", a whole number, true or false, not { $found }.
deck-line-end = the end of the line

## Tables and keys

# $table: a name in brackets, or "deck" for what stands before all tables.
deck-no-shelf = There are no tables of { $shelf }; { $hint }
deck-no-table = The box has no { $shelf } called { $name }; { $hint }
deck-no-key =
    { $table ->
        [deck] The deck has no { $key }; { $hint }
       *[other] { $table } has no { $key }; { $hint }
    }
deck-lacks-key =
    { $table ->
        [deck] The deck lacks its { $key }, which is { $sort }.
       *[other] { $table } lacks its { $key }, which is { $sort }.
    }
deck-lacks-tables =
    { $more ->
        [0] The deck lacks { $tables }; it needs { $count } tables of { $shelf }.
       *[other] The deck lacks { $tables } and { $more } more; it needs { $count } tables of { $shelf }.
    }
deck-wrong-sort = { $key } must be { $sort }, and here is { $found }.
deck-sort =
    { $sort ->
        [text] a text
        [number] a number
       *[truth] true or false
    }
deck-no-field = "{ $word }" is no field that could be of the house; { $hint }

## Words of a sentence

deck-unknown = "{ $word }" is not { $what }; { $hint }
deck-ends = The sentence ends where { $what } is expected; { $hint }
deck-left-over = The sentence makes sense up to here, but "{ $word }" does not fit.
deck-twice = "{ $word }" stands here twice; add both up.
# The end of a sentence, after a semicolon.
deck-hint-mean = did you mean "{ $word }"?
deck-hint-known = { $words } would do.
# What should stand here, inside deck-unknown and deck-ends.
deck-expected =
    { $what ->
        [verb] a verb
        [may] a verb that "you may" goes with
        [thing] a resource, a treasure or a point
        [resource] a resource
        [paid] a resource that is paid
        [counted] something that is counted
        [joint] a word that joins two things
        [kind] a kind of cards
        [name] the name of a card
        [article] "a" before what it is about
        [cards] which cards it is about
        [from] where cards come from
        [often] how often the reward is given
        [blue] how the effect of a blue card begins
        [waits-for] what it waits for
        [helps] how it helps
        [rarity] "common" or "unique"
        [colour] a colour
        [shore] a shore place
        [red] what she does at a red card
        [top] where the top section leads
        [middle] where the middle section leads
       *[bottom] where the bottom section leads
    }
deck-expected-word = "{ $word }"
deck-expected-box = what a card of the box is ({ $card } is a "{ $kind }")
# $what: what is counted, in the file's own words, or it, them.
deck-number =
    { $what ->
        [it] "{ $word }" is not a number; write how many of it in digits.
        [them] "{ $word }" is not a number; write for how many of them in digits.
       *[other] "{ $word }" is not a number; write how many { $what } in digits.
    }
deck-number-missing =
    { $what ->
        [it] The sentence ends where there should be a number; write how many of it in digits.
        [them] The sentence ends where there should be a number; write for how many of them in digits.
       *[other] The sentence ends where there should be a number; write how many { $what } in digits.
    }
deck-range = { $word } will not do here; a number from { $least } to { $most } would.

## Cards

deck-card-is = { $card } is a "{ $kind }", not "{ $word }".
deck-card-number = { $card } has { $right } { $key } in the box, not { $number }.
deck-cost-construction = A construction never costs mushrooms.
deck-cost-critter = A critter costs mushrooms; if this one is printed otherwise, add { $key } = true.
deck-cost-most = A card costs up to { $most } resources in all.

## Deeds

deck-only-blue = Only blue cards wait for something; here "{ $verb }" or another verb would do.
deck-activate-alone = On a green card "activate" stands alone.
deck-endless-use = Places and green cards use no others; red, brown and blue cards may.
deck-endless-worker = A visit cannot bring another one; workers are moved or taken back by brown cards, and by blue ones that wait for cards played.
deck-many-deeds = One of up to { $most } deeds can be chosen.
deck-may-give = Cards are given if one likes; write "you may give 1 card".
deck-may-pay = Paying is up to the seat; write "you may pay" or "pay up to".
deck-may-move = A worker is moved if one likes; write "you may move a worker".
deck-pay-one-kind = After "up to" stands one kind of resources.
deck-pay-resources = One pays resources, set apart by "," or "and".
deck-pay-most = One pays up to { $most } resources, not { $count }.
deck-no-reward = This cannot be a reward; gain, draw or move your ship would do, without "for each" in it.
deck-gain-or-each = "or" and "for each" do not go together; name one thing to gain.
deck-draw-each = "for each" goes with draws from the deck only.
deck-less = { $less } less will not do; up to { $most } less would, or free.

## Track and weather

deck-track-places = By its values the track has { $count } places.
deck-track-rising = The places of a track are worth more and more, from 0 on.
deck-track-short = A track has { $fewest } places or more.
deck-track-steps = By steps of { $step } one does not come from { $first } to { $last }.
deck-track-mark = Marks are told by what their places are worth, rising, up to { $most } of them; { $worth } will not do.
deck-rule = "{ $word }" does not fit here; did you mean "{ $rule }"?
deck-rule-end = The end is missing; did you mean "{ $rule }"?
deck-taken = Something else is called { $name } already; choose another name.
deck-not-homebrew = A deck of Everdell only adds and changes cards, so it says { $line }.
deck-cost-form =
    { $form ->
        [critter] A critter costs berries only.
       *[construction] A construction costs no berries.
    }
