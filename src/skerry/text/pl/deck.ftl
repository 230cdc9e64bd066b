### What is wrong in a deck file. Words in double quotes, names in brackets and keys are the file's own: they stay English.

deck-refused =
    { $count ->
        [one] Nie przyjęto pliku { $file }: jest w nim { $count } błąd.
        [few] Nie przyjęto pliku { $file }: są w nim { $count } błędy.
       *[many] Nie przyjęto pliku { $file }: jest w nim { $count } błędów.
    }
deck-huge = Plik talii może mieć najwyżej { $lines } wierszy i { $letters } znaków.

## Lines

deck-line-again = { $name } jest już w wierszu { $line }.
deck-line-table = Tabela ma dwie nazwy, jak w [card.grove].
deck-line-equals = Powinno tu być '=', jak w effect = "draw 2 cards", a jest { $found }.
deck-line-name = Powinna tu być nazwa z liter, cyfr, '_' i '-', bez cudzysłowu, a jest { $found }.
deck-line-bracket = Powinno tu być ']', jak w [card.grove], a jest { $found }.
deck-line-follows = Dalej może być już tylko komentarz, a jest { $found }.
deck-line-control = Nie może tu być znaków sterujących.
deck-line-escape = Po ukośniku \ mogą tu być tylko \", \\, \n, \t i \u z czterema cyframi.
deck-line-one = Tekst zajmuje jeden wiersz i jest w jednej parze cudzysłowów.
deck-line-open = Tekst, który się tu zaczyna, nie jest zamknięty znakiem { $quote }.
deck-line-value = Wartość to tekst w cudzysłowie, jak "draw 2 cards", liczba całkowita, true albo false, a nie { $found }.
deck-line-end = koniec wiersza

## Tables and keys

# $table: a name in brackets, or "deck" for what stands before all tables.
deck-no-shelf = Nie ma tabel { $shelf }; { $hint }
deck-no-table = W pudełku nie ma [{ $shelf }.{ $name }]; { $hint }
deck-no-key =
    { $table ->
        [deck] Talia nie ma klucza { $key }; { $hint }
       *[other] { $table } nie ma klucza { $key }; { $hint }
    }
deck-lacks-key =
    { $table ->
        [deck] W talii brakuje klucza { $key }; to { $sort }.
       *[other] W { $table } brakuje klucza { $key }; to { $sort }.
    }
deck-lacks-tables =
    { $more ->
        [0] W talii brakuje { $tables }; potrzebna liczba tabel { $shelf } to { $count }.
       *[other] W talii brakuje { $tables } i jeszcze { $more }; potrzebna liczba tabel { $shelf } to { $count }.
    }
deck-wrong-sort = Klucz { $key } to { $sort }, a tu jest { $found }.
deck-sort =
    { $sort ->
        [text] tekst
        [number] liczba
       *[truth] true albo false
    }
deck-no-field = "{ $word }" to nie pole, które może być domowe; { $hint }

## Words of a sentence

deck-unknown = "{ $word }" to nie { CASE($what, "not") }; { $hint }
deck-ends = Zdanie kończy się, a powinno tu jeszcze być: { $what }; { $hint }
deck-left-over = Dotąd zdanie ma sens, ale "{ $word }" już nie pasuje.
deck-twice = "{ $word }" jest tu dwa razy; dodaj jedno do drugiego.
# The end of a sentence, after a semicolon.
deck-hint-mean = może chodzi o "{ $word }"?
deck-hint-known = pasuje { $words }.
# What should stand here, inside deck-unknown and deck-ends.
deck-expected =
    { $what ->
        [verb] czasownik
        [may] czasownik, który łączy się z "you may"
        [thing] { $case ->
            [not] surowiec, skarb ani punkt
           *[nom] surowiec, skarb albo punkt
        }
        [resource] surowiec
        [paid] surowiec, którym się płaci
        [counted] coś, co się liczy
        [joint] słowo, które łączy dwie rzeczy
        [kind] rodzaj kart
        [name] nazwa karty
        [article] "a" przed tym, o co chodzi
        [cards] określenie, o które karty chodzi
        [from] określenie, skąd są karty
        [often] określenie, jak często należy się korzyść
        [blue] początek efektu niebieskiej karty
        [waits-for] to, na co karta reaguje
        [helps] to, jak karta pomaga
        [rarity] { $case ->
            [not] "common" ani "unique"
           *[nom] "common" albo "unique"
        }
        [colour] kolor
        [shore] pole akcji na wybrzeżu
        [red] to, co kapitanka robi na czerwonej karcie
        [top] cel górnej sekcji
        [middle] cel środkowej sekcji
       *[bottom] cel dolnej sekcji
    }
deck-expected-word = "{ $word }"
deck-expected-box = to, czym jest karta w pudełku ({ $card } to "{ $kind }")
# $what: what is counted, in the file's own words, or it, them.
deck-number =
    { $what ->
        [it] "{ $word }" to nie liczba; napisz cyframi, ile tego jest.
        [them] "{ $word }" to nie liczba; napisz cyframi, za ile z nich.
        [cards] "{ $word }" to nie liczba; napisz cyframi, ile kart.
        [points] "{ $word }" to nie liczba; napisz cyframi, ile punktów.
        [resources] "{ $word }" to nie liczba; napisz cyframi, ile surowców.
        [spaces] "{ $word }" to nie liczba; napisz cyframi, ile pól.
        [treasures] "{ $word }" to nie liczba; napisz cyframi, ile skarbów.
       *[other] "{ $word }" to nie liczba; napisz cyframi, ile "{ $what }".
    }
deck-number-missing =
    { $what ->
        [it] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile tego jest.
        [them] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, za ile z nich.
        [cards] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile kart.
        [points] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile punktów.
        [resources] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile surowców.
        [spaces] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile pól.
        [treasures] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile skarbów.
       *[other] Zdanie kończy się, a powinna tu być liczba; napisz cyframi, ile "{ $what }".
    }
deck-range = { $word } tu nie pasuje; pasuje liczba od { $least } do { $most }.

## Cards

deck-card-is = { $card } to "{ $kind }", a nie "{ $word }".
deck-card-number = W pudełku { $card } ma { $key }: { $right }, a nie { $number }.
deck-cost-construction = Budowla nigdy nie kosztuje grzybków.
deck-cost-critter = Stworzenie kosztuje grzybki; dodaj { $key } = true, jeśli to wydrukowano inaczej.
deck-cost-most =
    { $most ->
        [one] Karta kosztuje razem najwyżej { $most } surowiec.
        [few] Karta kosztuje razem najwyżej { $most } surowce.
       *[many] Karta kosztuje razem najwyżej { $most } surowców.
    }

## Deeds

deck-only-blue = Na coś reagują tylko niebieskie karty; tu pasuje "{ $verb }" albo inny czasownik.
deck-activate-alone = Na zielonej karcie "activate" stoi samo.
deck-endless-use = Pola i zielone karty nie używają innych; mogą to robić czerwone, brązowe i niebieskie.
deck-endless-worker = Wizyta nie może wywołać następnej; robotników przesuwają i odzyskują brązowe karty oraz niebieskie, które reagują na zagranie kart.
deck-many-deeds =
    { $most ->
        [one] Do wyboru może być najwyżej { $most } działanie.
        [few] Do wyboru mogą być najwyżej { $most } działania.
       *[many] Do wyboru może być najwyżej { $most } działań.
    }
deck-may-give = Karty przekazuje się dobrowolnie; napisz "you may give 1 card".
deck-may-pay = Płaci się dobrowolnie; napisz "you may pay" albo "pay up to".
deck-may-move = Robotnika przesuwa się dobrowolnie; napisz "you may move a worker".
deck-pay-one-kind = Po "up to" stoi jeden rodzaj surowców.
deck-pay-resources = Płaci się surowcami, rozdzielonymi przez "," albo "and".
deck-pay-most =
    { $most ->
        [one] Płaci się najwyżej { $most } surowiec, a nie { $count }.
        [few] Płaci się najwyżej { $most } surowce, a nie { $count }.
       *[many] Płaci się najwyżej { $most } surowców, a nie { $count }.
    }
deck-no-reward = To nie może być korzyścią; pasuje gain, draw albo move your ship, bez "for each".
deck-gain-or-each = "or" i "for each" się nie łączą; podaj jedną rzecz do wzięcia.
deck-draw-each = "for each" łączy się tylko z dobieraniem z talii.
deck-less = O { $less } mniej to za dużo; można najwyżej o { $most } mniej albo za darmo ("free").

## Track and weather

deck-track-places =
    { $count ->
        [one] Według podanych wartości tor ma { $count } pole.
        [few] Według podanych wartości tor ma { $count } pola.
       *[many] Według podanych wartości tor ma { $count } pól.
    }
deck-track-rising = Kolejne pola toru są warte coraz więcej, od 0 w górę.
deck-track-short =
    { $fewest ->
        [one] Tor ma co najmniej { $fewest } pole.
        [few] Tor ma co najmniej { $fewest } pola.
       *[many] Tor ma co najmniej { $fewest } pól.
    }
deck-track-steps = Krokami po { $step } nie dojdzie się od { $first } do { $last }.
deck-track-mark = Pola ze skrzynią skarbów podaje się według wartości pól, rosnąco, najwyżej { $most }; { $worth } nie pasuje.
deck-rule = "{ $word }" tu nie pasuje; może chodzi o "{ $rule }"?
deck-rule-end = Brakuje końca; może chodzi o "{ $rule }"?
deck-taken = Coś innego nazywa się już { $name }; wybierz inną nazwę.
deck-not-homebrew = Talia Everdell tylko dodaje i zmienia karty, więc ma { $line }.
deck-cost-form =
    { $form ->
        [critter] Stworzenie kosztuje tylko jagody.
       *[construction] Budowla nie kosztuje jagód.
    }
