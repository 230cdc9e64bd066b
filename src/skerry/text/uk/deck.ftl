### What is wrong in a deck file. Words in double quotes, names in brackets and keys are the file's own: they stay English.

deck-refused =
    { $count ->
        [one] Файл { $file } відхилено: у ньому { $count } помилка.
        [few] Файл { $file } відхилено: у ньому { $count } помилки.
       *[many] Файл { $file } відхилено: у ньому { $count } помилок.
    }
deck-huge = У колоді щонайбільше { $lines ->
        [one] { $lines } рядок
        [few] { $lines } рядки
       *[many] { $lines } рядків
    } і { $letters ->
        [one] { $letters } символ.
        [few] { $letters } символи.
       *[many] { $letters } символів.
    }

## Lines

deck-line-again = { $name } уже є в рядку { $line }.
deck-line-table = Назва таблиці складається з двох частин, як у [card.grove].
deck-line-equals = Тут має бути '=', як в effect = "draw 2 cards", а стоїть { $found }.
deck-line-name = Тут має бути назва без лапок із літер, цифр, '_' і '-', а стоїть { $found }.
deck-line-bracket = Тут має бути ']', як у [card.grove], а стоїть { $found }.
deck-line-follows = Далі тут може бути лише коментар, а стоїть { $found }.
deck-line-control = Тут не може бути керівних символів.
deck-line-escape = Після зворотної риски тут може бути лише \", \\, \n, \t або \u із чотирма цифрами.
deck-line-one = Текст стоїть в одному рядку, в одній парі лапок.
deck-line-open = Текст, що починається тут, не закрито знаком { $quote }.
deck-line-value = Значення – це текст у лапках, як-от "draw 2 cards", ціле число, true або false, а не { $found }.
deck-line-end = кінець рядка

## Tables and keys

# $table: a name in brackets, or "deck" for what stands before all tables.
deck-no-shelf = Таблиць { $shelf } не буває; { $hint }
deck-no-table = У коробці немає { $shelf } з назвою { $name }; { $hint }
deck-no-key =
    { $table ->
        [deck] У колоді немає ключа { $key }; { $hint }
       *[other] { $table } не має ключа { $key }; { $hint }
    }
deck-lacks-key =
    { $table ->
        [deck] У колоді бракує { $key }: це { $sort }.
       *[other] { $table } не має { $key }: це { $sort }.
    }
deck-lacks-tables =
    { $more ->
        [0] У колоді бракує { $tables }; таблиць { $shelf } має бути { $count }.
       *[other] У колоді бракує { $tables } і ще { $more }; таблиць { $shelf } має бути { $count }.
    }
deck-wrong-sort = { $key }: тут має бути { $sort }, а стоїть { $found }.
deck-sort =
    { $sort ->
        [text] текст
        [number] число
       *[truth] true або false
    }
deck-no-field = "{ $word }" – не поле, яке може бути домашнім; { $hint }

## Words of a sentence

deck-unknown = "{ $word }" не підходить, тут має бути { $what }; { $hint }
deck-ends = Речення обривається там, де має бути { $what }; { $hint }
deck-left-over = Досі речення зрозуміле, але "{ $word }" не підходить.
deck-twice = "{ $word }" стоїть тут двічі; додайте одне до одного.
# The end of a sentence, after a semicolon.
deck-hint-mean = може, "{ $word }"?
deck-hint-known = підійде { $words }.
# What should stand here, inside deck-unknown and deck-ends.
deck-expected =
    { $what ->
        [verb] дієслово
        [may] дієслово, що поєднується з "you may"
        [thing] ресурс, скарб або бал
        [resource] ресурс
        [paid] ресурс, яким платять
        [counted] те, що рахують
        [joint] слово, що з’єднує дві речі
        [kind] різновид карт
        [name] назва карти
        [article] "a" перед тим, про що йдеться
        [cards] сказано, про які карти йдеться
        [from] сказано, звідки карти
        [often] сказано, як часто дають винагороду
        [blue] початок ефекту синьої карти
        [waits-for] те, на що вона чекає
        [helps] те, як вона допомагає
        [rarity] "common" або "unique"
        [colour] колір
        [shore] берегова локація
        [red] те, що капітанка робить на червоній карті
        [top] те, куди веде верхня частина
        [middle] те, куди веде середня частина
       *[bottom] те, куди веде нижня частина
    }
deck-expected-word = "{ $word }"
deck-expected-box = те, що є в коробці ({ $card } – "{ $kind }")
# $what: what is counted, in the file's own words, or it, them.
deck-number =
    { $what ->
        [it] "{ $word }" – не число; напишіть цифрами, скільки цього.
        [them] "{ $word }" – не число; напишіть цифрами, за скільки з них.
        [cards] "{ $word }" – не число; напишіть цифрами, скільки карт.
        [points] "{ $word }" – не число; напишіть цифрами, скільки балів.
        [resources] "{ $word }" – не число; напишіть цифрами, скільки ресурсів.
        [spaces] "{ $word }" – не число; напишіть цифрами, скільки позначок.
        [treasures] "{ $word }" – не число; напишіть цифрами, скільки скарбів.
       *[other] "{ $word }" – не число; напишіть цифрами, скільки "{ $what }".
    }
deck-number-missing =
    { $what ->
        [it] Речення обривається там, де має бути число; напишіть цифрами, скільки цього.
        [them] Речення обривається там, де має бути число; напишіть цифрами, за скільки з них.
        [cards] Речення обривається там, де має бути число; напишіть цифрами, скільки карт.
        [points] Речення обривається там, де має бути число; напишіть цифрами, скільки балів.
        [resources] Речення обривається там, де має бути число; напишіть цифрами, скільки ресурсів.
        [spaces] Речення обривається там, де має бути число; напишіть цифрами, скільки позначок.
        [treasures] Речення обривається там, де має бути число; напишіть цифрами, скільки скарбів.
       *[other] Речення обривається там, де має бути число; напишіть цифрами, скільки "{ $what }".
    }
deck-range = { $word } тут не підходить; потрібне число від { $least } до { $most }.

## Cards

deck-card-is = { $card } – це "{ $kind }", а не "{ $word }".
deck-card-number = { $card }: у коробці { $key } = { $right }, а не { $number }.
deck-cost-construction = Споруди ніколи не коштують грибів.
deck-cost-critter = За істот платять грибами; якщо на цій надруковано інше, додайте рядок: { $key } = true
deck-cost-most = Карта коштує разом щонайбільше { $most ->
        [one] { $most } ресурс.
        [few] { $most } ресурси.
       *[many] { $most } ресурсів.
    }

## Deeds

deck-only-blue = Лише сині карти на щось чекають; тут підійде "{ $verb }" або інше дієслово.
deck-activate-alone = На зеленій карті "activate" стоїть окремо.
deck-endless-use = Локації та зелені карти не користуються іншими; червоні, коричневі й сині можуть.
deck-endless-worker = Відвідини не можуть спричинити інших відвідин; робітників переміщують або повертають коричневі карти й сині, що чекають на розігране.
deck-many-deeds = { $most ->
        [one] Вибирати можна щонайбільше з { $most } дії.
       *[many] Вибирати можна щонайбільше з { $most } дій.
    }
deck-may-give = Карти віддають за бажанням; напишіть "you may give 1 card".
deck-may-pay = Чи платити, вирішує гравець; напишіть "you may pay" або "pay up to".
deck-may-move = Робітника переміщують за бажанням; напишіть "you may move a worker".
deck-pay-one-kind = Після "up to" стоїть один вид ресурсів.
deck-pay-resources = Платять ресурсами; розділяйте їх знаком "," або словом "and".
deck-pay-most = { $most ->
        [one] Платити можна щонайбільше { $most } ресурс
        [few] Платити можна щонайбільше { $most } ресурси
       *[many] Платити можна щонайбільше { $most } ресурсів
    }, а не { $count }.
deck-no-reward = Це не може бути винагородою; підійде gain, draw або move your ship без "for each".
deck-gain-or-each = "or" і "for each" не поєднуються; назвіть щось одне.
deck-draw-each = "for each" буває лише з картами, узятими з колоди.
deck-less = Знижка { $less } не підходить; підійде до { $most } або free.

## Track and weather

deck-track-places = За значеннями на морському шляху { $count ->
        [one] { $count } позначка.
        [few] { $count } позначки.
       *[many] { $count } позначок.
    }
deck-track-rising = Позначки морського шляху дають дедалі більше, починаючи з 0.
deck-track-short = { $fewest ->
        [one] На морському шляху щонайменше { $fewest } позначка.
        [few] На морському шляху щонайменше { $fewest } позначки.
       *[many] На морському шляху щонайменше { $fewest } позначок.
    }
deck-track-steps = Кроками по { $step } від { $first } до { $last } не дійти.
deck-track-mark = Позначки зі скарбом називають за їхніми балами, у порядку зростання, щонайбільше { $most }; { $worth } не підходить.
deck-rule = "{ $word }" тут не підходить; може, "{ $rule }"?
deck-rule-end = Бракує кінця; може, "{ $rule }"?
deck-taken = { $name }: так уже зветься інше; виберіть іншу назву.
deck-not-homebrew = Колода «Еверделла» лише додає та змінює карти, тому в ній стоїть { $line }.
deck-cost-form =
    { $form ->
        [critter] Істота коштує лише ягоди.
       *[construction] Споруда не коштує ягід.
    }
