### What is wrong in a deck file. Words in double quotes, names in brackets and keys are the file's own: they stay English.

deck-refused =
    { $count ->
        [one] Файл отклонён: { $file }. В нём { $count } ошибка.
        [few] Файл отклонён: { $file }. В нём { $count } ошибки.
       *[many] Файл отклонён: { $file }. В нём { $count } ошибок.
    }
deck-huge = В колоде может быть строк не более { $lines }, а знаков — не более { $letters }.

## Lines

deck-line-again = { $name } уже есть в строке { $line }.
deck-line-table = У таблицы два имени, как в [card.grove].
deck-line-equals = Здесь нужно '=', как в effect = "draw 2 cards", а здесь { $found }.
deck-line-name = Здесь нужно имя из латинских букв, цифр, '_' и '-' без кавычек, а здесь { $found }.
deck-line-bracket = Здесь нужно ']', как в [card.grove], а здесь { $found }.
deck-line-follows = Дальше может стоять только примечание, а здесь { $found }.
deck-line-control = Управляющих знаков здесь быть не должно.
deck-line-escape = После обратной косой черты могут стоять только \", \\, \n, \t и \u с четырьмя цифрами.
deck-line-one = Текст пишут в одной строке, в одной паре кавычек.
deck-line-open = Текст начинается здесь, но не закрыт знаком { $quote }.
deck-line-value = Значение — это текст в кавычках вроде "draw 2 cards", целое число, true или false, а здесь { $found }.
deck-line-end = конец строки

## Tables and keys

# $table: a name in brackets, or "deck" for what stands before all tables.
deck-no-shelf = Таблиц { $shelf } не бывает; { $hint }
deck-no-table = В коробке нет { $shelf } с именем { $name }; { $hint }
deck-no-key =
    { $table ->
        [deck] У колоды не бывает ключа { $key }; { $hint }
       *[other] В таблице { $table } не бывает ключа { $key }; { $hint }
    }
deck-lacks-key =
    { $table ->
        [deck] У колоды нет ключа { $key }, его значение — { $sort }.
       *[other] В таблице { $table } нет ключа { $key }, его значение — { $sort }.
    }
deck-lacks-tables =
    { $more ->
        [0] В колоде нет { $tables }; таблиц { $shelf } должно быть { $count }.
       *[other] В колоде нет { $tables } и ещё { $more }; таблиц { $shelf } должно быть { $count }.
    }
deck-wrong-sort = Значение { $key } — { $sort }, а здесь { $found }.
deck-sort =
    { $sort ->
        [text] текст
        [number] число
       *[truth] true или false
    }
deck-no-field = Поле "{ $word }" домашним не бывает; { $hint }

## Words of a sentence

deck-unknown = Вместо "{ $word }" здесь должно стоять: { $what }; { $hint }
deck-ends = Фраза обрывается, а дальше должно стоять: { $what }; { $hint }
deck-left-over = До этого места всё понятно, но "{ $word }" лишнее.
deck-twice = "{ $word }" стоит здесь дважды; сложите оба числа.
# The end of a sentence, after a semicolon.
deck-hint-mean = может быть, "{ $word }"?
deck-hint-known = подойдёт { $words }.
# What should stand here, inside deck-unknown and deck-ends.
deck-expected =
    { $what ->
        [verb] глагол
        [may] глагол, который сочетается с "you may"
        [thing] ресурс, сокровище или очко
        [resource] ресурс
        [paid] ресурс, которым платят
        [counted] то, что считают
        [joint] слово, которое соединяет две части
        [kind] вид карт
        [name] имя карты
        [article] "a" перед тем, о чём речь
        [cards] о каких картах речь
        [from] откуда берутся карты
        [often] сколько раз дают награду
        [blue] начало эффекта синей карты
        [waits-for] чего ждёт карта
        [helps] чем карта помогает
        [rarity] "common" или "unique"
        [colour] цвет
        [shore] береговая локация
        [red] что капитан делает на красной карте
        [top] куда ведёт верхняя часть
        [middle] куда ведёт средняя часть
       *[bottom] куда ведёт нижняя часть
    }
deck-expected-word = "{ $word }"
deck-expected-box = вид карты, как в коробке ({ $card } — это "{ $kind }")
# $what: what is counted, in the file's own words, or it, them.
deck-number =
    { $what ->
        [it] "{ $word }" — не число; напишите цифрами, сколько этого.
        [them] "{ $word }" — не число; напишите цифрами, за сколько из них.
        [cards] "{ $word }" — не число; напишите цифрами, сколько здесь карт.
        [points] "{ $word }" — не число; напишите цифрами, сколько здесь очков.
        [resources] "{ $word }" — не число; напишите цифрами, сколько здесь ресурсов.
        [spaces] "{ $word }" — не число; напишите цифрами, сколько здесь отметок.
        [treasures] "{ $word }" — не число; напишите цифрами, сколько здесь сокровищ.
       *[other] "{ $word }" — не число; напишите цифрами, сколько здесь "{ $what }".
    }
deck-number-missing =
    { $what ->
        [it] Фраза обрывается там, где нужно число; напишите цифрами, сколько этого.
        [them] Фраза обрывается там, где нужно число; напишите цифрами, за сколько из них.
        [cards] Фраза обрывается там, где нужно число; напишите цифрами, сколько здесь карт.
        [points] Фраза обрывается там, где нужно число; напишите цифрами, сколько здесь очков.
        [resources] Фраза обрывается там, где нужно число; напишите цифрами, сколько здесь ресурсов.
        [spaces] Фраза обрывается там, где нужно число; напишите цифрами, сколько здесь отметок.
        [treasures] Фраза обрывается там, где нужно число; напишите цифрами, сколько здесь сокровищ.
       *[other] Фраза обрывается там, где нужно число; напишите цифрами, сколько здесь "{ $what }".
    }
deck-range = { $word } не подойдёт; нужно число от { $least } до { $most }.

## Cards

deck-card-is = { $card } — это "{ $kind }", а не "{ $word }".
deck-card-number = У карты { $card } в коробке { $key } = { $right }, а не { $number }.
deck-cost-construction = За сооружения никогда не платят грибами.
deck-cost-critter = За существо платят грибами; если на этом напечатано иное, добавьте строку: { $key } = true
deck-cost-most =
    { $most ->
        [one] Карта стоит всего не более { $most } ресурса.
       *[many] Карта стоит всего не более { $most } ресурсов.
    }

## Deeds

deck-only-blue = Чего-то ждут только синие карты; здесь подойдёт "{ $verb }" или другой глагол.
deck-activate-alone = На зелёной карте "activate" стоит отдельно.
deck-endless-use = Локации и зелёные карты не применяют других; красные, коричневые и синие — могут.
deck-endless-worker = Один визит не может вызвать другой; работников перемещают или возвращают коричневые карты и те синие, которые ждут разыгранных карт.
deck-many-deeds = Выбирать можно не более чем из { $most } действий.
deck-may-give = Карты отдают по желанию; напишите "you may give 1 card".
deck-may-pay = Платить или нет, решает игрок; напишите "you may pay" или "pay up to".
deck-may-move = Работника перемещают по желанию; напишите "you may move a worker".
deck-pay-one-kind = После "up to" стоит один вид ресурсов.
deck-pay-resources = Платят ресурсами; их разделяют "," или "and".
deck-pay-most =
    { $most ->
        [one] Платят не более { $most } ресурса, а не { $count }.
       *[many] Платят не более { $most } ресурсов, а не { $count }.
    }
deck-no-reward = Это не может быть наградой; подойдут gain, draw и move your ship, но без "for each".
deck-gain-or-each = "or" и "for each" вместе не сочетаются; назовите что-то одно.
deck-draw-each = "for each" сочетается только с картами из колоды.
deck-less = Скидка { $less } не подойдёт; можно не более { $most } или free.

## Track and weather

deck-track-places =
    { $count ->
        [one] Судя по ценностям, на морском пути { $count } отметка.
        [few] Судя по ценностям, на морском пути { $count } отметки.
       *[many] Судя по ценностям, на морском пути { $count } отметок.
    }
deck-track-rising = Ценность отметок морского пути растёт, начиная с 0.
deck-track-short =
    { $fewest ->
        [one] На морском пути не менее { $fewest } отметки.
       *[many] На морском пути не менее { $fewest } отметок.
    }
deck-track-steps = Шагами по { $step } от { $first } до { $last } не дойти.
deck-track-mark = Отметки с сокровищем задают ценностью отметок, по возрастанию, не более { $most }; { $worth } не подойдёт.
deck-rule = "{ $word }" здесь не подходит; может быть, "{ $rule }"?
deck-rule-end = Не хватает конца; может быть, "{ $rule }"?
deck-taken = { $name }: так уже называется другое; выберите другое имя.
deck-not-homebrew = Колода «Эверделла» только добавляет и меняет карты, поэтому в ней стоит { $line }.
deck-cost-form =
    { $form ->
        [critter] Существо стоит только ягод.
       *[construction] Сооружение не стоит ягод.
    }
