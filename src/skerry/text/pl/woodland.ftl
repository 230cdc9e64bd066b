### What both Everdells say.

woodland-resource =
    { $case ->
        [each] { $resource ->
            [twig] każdą gałązkę
            [resin] każdą żywicę
            [pebble] każdy kamyk
            [berry] każdą jagodę
            [driftwood] każde drewienko
            [seaweed] każdą kępkę wodorostów
            [seastone] każdy kryształek
            [mushroom] każdy grzybek
            [treasure] każdy skarb
           *[pearl] każdą perłę
        }
        [each-head] { $resource ->
            [twig] każdą gałązkę
            [resin] każdą żywicę
            [pebble] każdy kamyk
            [berry] każdą jagodę
            [driftwood] każde drewienko
            [seaweed] każdą kępkę wodorostów
            [seastone] każdy kryształek
            [mushroom] każdy grzybek
            [treasure] każdy skarb
           *[pearl] każdą perłę
        }
        [acc] { $resource ->
            [twig] gałązkę
            [resin] żywicę
            [pebble] kamyk
            [berry] jagodę
            [driftwood] drewienko
            [seaweed] kępkę wodorostów
            [seastone] kryształek
            [mushroom] grzybek
            [treasure] skarb
           *[pearl] perłę
        }
        [gen] { $resource ->
            [twig] gałązki
            [resin] żywicy
            [pebble] kamyka
            [berry] jagody
            [driftwood] drewienka
            [seaweed] kępki wodorostów
            [seastone] kryształka
            [mushroom] grzybka
            [treasure] skarbu
           *[pearl] perły
        }
       *[nom] { $resource ->
            [twig] gałązka
            [resin] żywica
            [pebble] kamyk
            [berry] jagoda
            [driftwood] drewienko
            [seaweed] kępka wodorostów
            [seastone] kryształek
            [mushroom] grzybek
            [treasure] skarb
           *[pearl] perła
        }
    }
woodland-amount =
    { $case ->
        [acc] { $resource ->
            [twig] { $count ->
                [one] { $count } gałązkę
                [few] { $count } gałązki
               *[many] { $count } gałązek
            }
            [resin] { $count ->
                [one] { $count } żywicę
                [few] { $count } żywice
               *[many] { $count } żywic
            }
            [pebble] { $count ->
                [one] { $count } kamyk
                [few] { $count } kamyki
               *[many] { $count } kamyków
            }
            [berry] { $count ->
                [one] { $count } jagodę
                [few] { $count } jagody
               *[many] { $count } jagód
            }
            [pearl] { $count ->
                [one] { $count } perłę
                [few] { $count } perły
               *[many] { $count } pereł
            }
            [driftwood] { $count ->
                [one] { $count } drewienko
                [few] { $count } drewienka
               *[many] { $count } drewienek
            }
            [seaweed] { $count ->
                [one] { $count } kępkę wodorostów
                [few] { $count } kępki wodorostów
               *[many] { $count } kępek wodorostów
            }
            [seastone] { $count ->
                [one] { $count } kryształek
                [few] { $count } kryształki
               *[many] { $count } kryształków
            }
            [mushroom] { $count ->
                [one] { $count } grzybek
                [few] { $count } grzybki
               *[many] { $count } grzybków
            }
            [treasure] { $count ->
                [one] { $count } skarb
                [few] { $count } skarby
               *[many] { $count } skarbów
            }
            [point] { $count ->
                [one] { $count } punkt
                [few] { $count } punkty
               *[many] { $count } punktów
            }
           *[any] { $count ->
                [one] { $count } dowolny surowiec
                [few] { $count } dowolne surowce
               *[many] { $count } dowolnych surowców
            }
        }
        [gen] { $resource ->
            [twig] { $count ->
                [one] { $count } gałązki
                [few] { $count } gałązek
               *[many] { $count } gałązek
            }
            [resin] { $count ->
                [one] { $count } żywicy
                [few] { $count } żywic
               *[many] { $count } żywic
            }
            [pebble] { $count ->
                [one] { $count } kamyka
                [few] { $count } kamyków
               *[many] { $count } kamyków
            }
            [berry] { $count ->
                [one] { $count } jagody
                [few] { $count } jagód
               *[many] { $count } jagód
            }
            [pearl] { $count ->
                [one] { $count } perły
                [few] { $count } pereł
               *[many] { $count } pereł
            }
            [driftwood] { $count ->
                [one] { $count } drewienka
                [few] { $count } drewienek
               *[many] { $count } drewienek
            }
            [seaweed] { $count ->
                [one] { $count } kępki wodorostów
                [few] { $count } kępek wodorostów
               *[many] { $count } kępek wodorostów
            }
            [seastone] { $count ->
                [one] { $count } kryształka
                [few] { $count } kryształków
               *[many] { $count } kryształków
            }
            [mushroom] { $count ->
                [one] { $count } grzybka
                [few] { $count } grzybków
               *[many] { $count } grzybków
            }
            [treasure] { $count ->
                [one] { $count } skarbu
                [few] { $count } skarbów
               *[many] { $count } skarbów
            }
            [point] { $count ->
                [one] { $count } punktu
                [few] { $count } punktów
               *[many] { $count } punktów
            }
           *[any] { $count ->
                [one] { $count } dowolnego surowca
                [few] { $count } dowolnych surowców
               *[many] { $count } dowolnych surowców
            }
        }
       *[nom] { $resource ->
            [twig] { $count ->
                [one] { $count } gałązka
                [few] { $count } gałązki
               *[many] { $count } gałązek
            }
            [resin] { $count ->
                [one] { $count } żywica
                [few] { $count } żywice
               *[many] { $count } żywic
            }
            [pebble] { $count ->
                [one] { $count } kamyk
                [few] { $count } kamyki
               *[many] { $count } kamyków
            }
            [berry] { $count ->
                [one] { $count } jagoda
                [few] { $count } jagody
               *[many] { $count } jagód
            }
            [pearl] { $count ->
                [one] { $count } perła
                [few] { $count } perły
               *[many] { $count } pereł
            }
            [driftwood] { $count ->
                [one] { $count } drewienko
                [few] { $count } drewienka
               *[many] { $count } drewienek
            }
            [seaweed] { $count ->
                [one] { $count } kępka wodorostów
                [few] { $count } kępki wodorostów
               *[many] { $count } kępek wodorostów
            }
            [seastone] { $count ->
                [one] { $count } kryształek
                [few] { $count } kryształki
               *[many] { $count } kryształków
            }
            [mushroom] { $count ->
                [one] { $count } grzybek
                [few] { $count } grzybki
               *[many] { $count } grzybków
            }
            [treasure] { $count ->
                [one] { $count } skarb
                [few] { $count } skarby
               *[many] { $count } skarbów
            }
            [point] { $count ->
                [one] { $count } punkt
                [few] { $count } punkty
               *[many] { $count } punktów
            }
           *[any] { $count ->
                [one] { $count } dowolny surowiec
                [few] { $count } dowolne surowce
               *[many] { $count } dowolnych surowców
            }
        }
    }
woodland-number = { $number }
woodland-copy = { $number }. od lewej
woodland-meadow-place = miejsce { $number } na łące
woodland-stop = Zrezygnuj
woodland-price = Zapłać koszt
woodland-move-in = Wprowadź za darmo
woodland-move-in-anywhere = Wprowadź tam, gdzie może dowolne stworzenie
woodland-prepare = Przygotuj się do pory roku
woodland-pass = Spasuj i zakończ
woodland-from-deck = Z talii
woodland-from-discard = Ze stosu odrzuconych
woodland-play = Zagraj: { $card }
woodland-play-from-meadow = Zagraj z łąki: { $card }
woodland-visit =
    { $by ->
        [ambassador] Wyślij ambasadora: { $card }
       *[worker] Zagraj robotnika: { $card }
    }

woodland-card-text =
    { $name }, { $form ->
        [critter] { $rarity ->
            [unique] unikatowe
           *[common] zwykłe
        } stworzenie
       *[construction] { $rarity ->
            [unique] unikatowa
           *[common] zwykła
        } budowla
    }, { $type ->
        [production] produkcja
        [traveler] podróżnik
        [destination] miejsce
        [governance] zarządzanie
       *[prosperity] pomyślność
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Koszt: { CASE($cost, "cost") }. { $text }
woodland-place-text = { $name }. { $text }
woodland-worth =
    { $points ->
        [one] Wartość: { $points } punkt.
        [few] Wartość: { $points } punkty.
       *[many] Wartość: { $points } punktów.
    }
woodland-worth-journey =
    { $points ->
        [one] Robotnik zostaje tu do końca gry i daje { $points } punkt.
        [few] Robotnik zostaje tu do końca gry i daje { $points } punkty.
       *[many] Robotnik zostaje tu do końca gry i daje { $points } punktów.
    }
woodland-after =
    { $form ->
        [critter] Gdy zagrasz do miasta inne stworzenie:
        [construction] Gdy zagrasz do miasta inną budowlę:
        [compass] Gdy zagrana karta przesunie twój statek dzięki róży wiatrów:
        [placing] Gdy zagrasz robotnika na wybrzeże lub na wyspę:
       *[any] Gdy zagrasz inną kartę:
    } { $text }
woodland-on-visit = Robotnik: { $text }
woodland-at-end = Na koniec gry: { $text }
woodland-pays-opponent = Jej koszt otrzymuje przeciwnik.
woodland-no-space = Nie zajmuje miejsca w mieście.
woodland-joins = Leży przy budowli w twoim mieście, z którą nie dzieli miejsca inna taka karta, sama nie zajmuje miejsca, a nad potokiem liczy się jako karta tego samego typu co budowla.
woodland-shares-space = Może dzielić miejsce z kartą „{ $card }”.
woodland-stays = Robotnik zostaje tu na stałe.
woodland-second-spot = Jeśli masz kartę „{ $card }”, może tu przyjść drugi robotnik.
woodland-opens = Mogą tu przyjść także inni gracze; bierzesz wtedy 1 punkt.
woodland-hosts-any = Można tu wprowadzić za darmo 1 dowolne stworzenie.
woodland-home = Z kartą „{ $card }” w mieście można ją zagrać za darmo.
woodland-event-needs = Wymaga: { $cards }.
woodland-event-types =
    { $type ->
        [production] { $count ->
            [one] Wymaga { $count } karty produkcji.
           *[many] Wymaga { $count } kart produkcji.
        }
        [traveler] { $count ->
            [one] Wymaga { $count } karty podróżnika.
           *[many] Wymaga { $count } kart podróżników.
        }
        [destination] { $count ->
            [one] Wymaga { $count } karty miejsca.
           *[many] Wymaga { $count } kart miejsc.
        }
        [governance] { $count ->
            [one] Wymaga { $count } karty zarządzania.
           *[many] Wymaga { $count } kart zarządzania.
        }
        [prosperity] { $count ->
            [one] Wymaga { $count } karty pomyślności.
           *[many] Wymaga { $count } kart pomyślności.
        }
       *[any] { $count ->
            [one] Wymaga po { $count } karcie każdego typu.
            [few] Wymaga po { $count } karty każdego typu.
           *[many] Wymaga po { $count } kart każdego typu.
        }
    }

woodland-gain = Weź { CASE($what, "acc") }.
    .verb = Weź
woodland-gain-per = Weź { CASE($what, "acc") } za { CASE($per, "each") }.
    .verb = Weź
woodland-draw =
    { $count ->
        [one] Dobierz { $count } kartę.
        [few] Dobierz { $count } karty.
       *[many] Dobierz { $count } kart.
    }
    .verb = Dobierz
woodland-draw-per =
    { $count ->
        [one] Dobierz { $count } kartę za { CASE($per, "each") }.
        [few] Dobierz { $count } karty za { CASE($per, "each") }.
       *[many] Dobierz { $count } kart za { CASE($per, "each") }.
    }
    .verb = Dobierz
woodland-draw-to-limit = Dobierz karty do limitu kart na ręce.
woodland-draw-keep-give =
    { $count ->
        [one] Dobierz { $count } kartę, jedną zatrzymaj, a drugą przekaż przeciwnikowi.
        [few] Dobierz { $count } karty, jedną zatrzymaj, a drugą przekaż przeciwnikowi.
       *[many] Dobierz { $count } kart, jedną zatrzymaj, a drugą przekaż przeciwnikowi.
    }
woodland-keep-one = Zatrzymaj jedną z dobranych kart.
    .verb = Zatrzymaj
woodland-pay-for-points =
    Zapłać maksymalnie { $resource ->
        [twig] { $count ->
            [one] { $count } gałązkę
            [few] { $count } gałązki
           *[many] { $count } gałązek
        }
        [resin] { $count ->
            [one] { $count } żywicę
            [few] { $count } żywice
           *[many] { $count } żywic
        }
        [pebble] { $count ->
            [one] { $count } kamyk
            [few] { $count } kamyki
           *[many] { $count } kamyków
        }
       *[berry] { $count ->
            [one] { $count } jagodę
            [few] { $count } jagody
           *[many] { $count } jagód
        }
    }; weź { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $resource ->
        [pebble] każdy
       *[berry] każdą
    }.
    .verb = Zapłać
woodland-give-for-points =
    Przekaż przeciwnikowi maksymalnie { $resource ->
        [twig] { $count ->
            [one] { $count } gałązkę
            [few] { $count } gałązki
           *[many] { $count } gałązek
        }
        [resin] { $count ->
            [one] { $count } żywicę
            [few] { $count } żywice
           *[many] { $count } żywic
        }
        [pebble] { $count ->
            [one] { $count } kamyk
            [few] { $count } kamyki
           *[many] { $count } kamyków
        }
       *[berry] { $count ->
            [one] { $count } jagodę
            [few] { $count } jagody
           *[many] { $count } jagód
        }
    }; weź { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $resource ->
        [pebble] każdy
       *[berry] każdą
    }.
    .verb = Przekaż
woodland-give-tray = Przekaż to przeciwnikowi.
    .verb = Przekaż
woodland-give-cards = Przekaż karty przeciwnikowi.
    .verb = Przekaż
woodland-pay-any =
    { $to ->
        [opponent] { $count ->
            [one] Przekaż przeciwnikowi { $count } dowolny surowiec.
            [few] Przekaż przeciwnikowi { $count } dowolne surowce.
           *[many] Przekaż przeciwnikowi { $count } dowolnych surowców.
        }
        [event] { $count ->
            [one] Połóż na wydarzeniu { $count } dowolny surowiec.
            [few] Połóż na wydarzeniu { $count } dowolne surowce.
           *[many] Połóż na wydarzeniu { $count } dowolnych surowców.
        }
       *[supply] { $count ->
            [one] Zapłać { $count } dowolny surowiec.
            [few] Zapłać { $count } dowolne surowce.
           *[many] Zapłać { $count } dowolnych surowców.
        }
    }
woodland-pay-up-to-any =
    { $to ->
        [opponent] { $count ->
            [one] Przekaż przeciwnikowi maksymalnie { $count } dowolny surowiec.
            [few] Przekaż przeciwnikowi maksymalnie { $count } dowolne surowce.
           *[many] Przekaż przeciwnikowi maksymalnie { $count } dowolnych surowców.
        }
        [event] { $count ->
            [one] Połóż na wydarzeniu maksymalnie { $count } dowolny surowiec.
            [few] Połóż na wydarzeniu maksymalnie { $count } dowolne surowce.
           *[many] Połóż na wydarzeniu maksymalnie { $count } dowolnych surowców.
        }
       *[supply] { $count ->
            [one] Zapłać maksymalnie { $count } dowolny surowiec.
            [few] Zapłać maksymalnie { $count } dowolne surowce.
           *[many] Zapłać maksymalnie { $count } dowolnych surowców.
        }
    }
woodland-for-each = Za każdy: { $reward }
woodland-for-every =
    { $count ->
        [one] Za każdą: { $reward }
        [few] Za każde { $count }: { $reward }
       *[many] Za każde { $count }: { $reward }
    }
woodland-spend = Zapłać { CASE($what, "acc") }.
woodland-settle = Wraca do puli.
woodland-discard-any =
    { $chosen ->
        [0] Odrzuć dowolną liczbę kart.
       *[other] Odrzuć dowolną liczbę kart (wybrano: { $chosen }).
    }
    .verb = Odrzuć
woodland-discard-up-to =
    { $count ->
        [one] Odrzuć maksymalnie { $count } kartę
        [few] Odrzuć maksymalnie { $count } karty
       *[many] Odrzuć maksymalnie { $count } kart
    }{ $chosen ->
        [0] .
       *[other] {" "}(wybrano: { $chosen }).
    }
    .verb = Odrzuć
woodland-discard =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }{ $chosen ->
        [0] .
       *[other] {" "}(wybrano: { $chosen }).
    }
    .verb = Odrzuć
woodland-choose-to-give =
    { $count ->
        [one] Przekaż przeciwnikowi { $count } kartę z ręki
        [few] Przekaż przeciwnikowi { $count } karty z ręki
       *[many] Przekaż przeciwnikowi { $count } kart z ręki
    }{ $chosen ->
        [0] .
       *[other] {" "}(wybrano: { $chosen }).
    }
    .verb = Przekaż
woodland-tuck = Trafiają pod wydarzenie.
woodland-tuck-cards =
    { $form ->
        [construction] { $count ->
            [one] Połóż pod wydarzeniem maksymalnie { $count } budowlę z ręki
            [few] Połóż pod wydarzeniem maksymalnie { $count } budowle z ręki
           *[many] Połóż pod wydarzeniem maksymalnie { $count } budowli z ręki
        }
       *[critter] { $count ->
            [one] Połóż pod wydarzeniem maksymalnie { $count } stworzenie z ręki
            [few] Połóż pod wydarzeniem maksymalnie { $count } stworzenia z ręki
           *[many] Połóż pod wydarzeniem maksymalnie { $count } stworzeń z ręki
        }
    }{ $chosen ->
        [0] .
       *[other] {" "}(wybrano: { $chosen }).
    }
    .verb = Połóż
woodland-tuck-meadow =
    { $form ->
        [construction] { $count ->
            [one] Połóż pod wydarzeniem { $count } budowlę z łąki albo zakończ.
            [few] Połóż pod wydarzeniem maksymalnie { $count } budowle z łąki.
           *[many] Połóż pod wydarzeniem maksymalnie { $count } budowli z łąki.
        }
       *[critter] { $count ->
            [one] Połóż pod wydarzeniem { $count } stworzenie z łąki albo zakończ.
            [few] Połóż pod wydarzeniem maksymalnie { $count } stworzenia z łąki.
           *[many] Połóż pod wydarzeniem maksymalnie { $count } stworzeń z łąki.
        }
    }
    .verb = Połóż
woodland-take-meadow =
    { $up-to ->
        [yes] { $count ->
            [one] Możesz dobrać { $count } kartę z łąki.
            [few] Dobierz maksymalnie { $count } karty z łąki.
           *[many] Dobierz maksymalnie { $count } kart z łąki.
        }
       *[no] { $count ->
            [one] Dobierz { $count } kartę z łąki.
            [few] Dobierz { $count } karty z łąki.
           *[many] Dobierz { $count } kart z łąki.
        }
    }
    .verb =
        { $up-to ->
            [yes] { $count ->
                [one] dobrać
               *[many] Dobierz
            }
           *[no] Dobierz
        }
woodland-discard-meadow =
    { $count ->
        [one] Odrzuć { $count } kartę z łąki.
        [few] Odrzuć { $count } karty z łąki.
       *[many] Odrzuć { $count } kart z łąki.
    }
    .verb = Odrzuć
woodland-which-place = Wybierz miejsce na łące, z którego ją weźmiesz.
    .verb = Wybierz
woodland-reveal =
    { $count ->
        [one] Odkryj { $count } kartę z talii.
        [few] Odkryj { $count } karty z talii.
       *[many] Odkryj { $count } kart z talii.
    } { $then }
woodland-reveal-pile =
    { $count ->
        [one] Odkryj { $count } kartę z talii albo ze stosu kart odrzuconych.
        [few] Odkryj { $count } karty z talii albo ze stosu kart odrzuconych.
       *[many] Odkryj { $count } kart z talii albo ze stosu kart odrzuconych.
    } { $then }
woodland-choose-pile =
    { $count ->
        [one] Wybierz stos, z którego odkryjesz { $count } kartę.
        [few] Wybierz stos, z którego odkryjesz { $count } karty.
       *[many] Wybierz stos, z którego odkryjesz { $count } kart.
    }
    .verb = Wybierz
woodland-scrolls =
    { $count ->
        [one] Odkryj { $count } kartę z talii; weź ją na rękę albo połóż pod wydarzeniem.
        [few] Odkryj { $count } karty z talii; dowolne z nich weź na rękę, resztę połóż pod wydarzeniem.
       *[many] Odkryj { $count } kart z talii; dowolne z nich weź na rękę, resztę połóż pod wydarzeniem.
    }
woodland-share-out = Weź na rękę dowolne z tych kart; reszta trafia pod wydarzenie.
woodland-put-tokens =
    { $count ->
        [one] Połóż na tej karcie { $count } punkt.
        [few] Połóż na tej karcie { $count } punkty.
       *[many] Połóż na tej karcie { $count } punktów.
    }
woodland-store = Połóż na tej karcie { CASE($what, "acc") }.
woodland-choose-batch = Wybierz, co położyć na karcie.
    .verb = położyć
woodland-unload = Weź wszystko, co leży na tej karcie.
woodland-lay-on = Połóż na wydarzeniu maksymalnie { CASE($what, "acc") }.
    .verb = Połóż
woodland-lay-tray = Połóż je na wydarzeniu.
woodland-produce = Aktywuj wszystkie swoje karty produkcji.
woodland-next-production = Wybierz kartę produkcji, którą teraz aktywujesz.
    .verb = Wybierz
woodland-next-reaction = Wybierz kartę, która teraz zadziała.
    .verb = Wybierz
woodland-produce-again = Możesz ponownie aktywować jedną ze swoich kart produkcji.
    .verb = aktywować
woodland-produce-other = Aktywuj inną ze swoich kart produkcji.
    .verb = Aktywuj
woodland-copy-production = Możesz skopiować jedną kartę produkcji przeciwnika.
    .verb = skopiować
woodland-whose = Wybierz właściciela.
    .verb = Wybierz
woodland-whose-card = Wybierz, czyją kartę „{ $card }” odwiedzić.
    .verb = Wybierz
woodland-if-has = Jeśli masz { CASE($what, "acc") }: { CASE($deed, "nom") }
woodland-if-paired = Jeśli dzieli miejsce ze swoją parą, a w mieście jest karta „{ $card }”: { $deed }
woodland-use-area =
    { $area ->
        [forest] Możesz użyć leśnego pola akcji, nawet zajętego.
       *[basic] Użyj podstawowego pola akcji, nawet zajętego.
    }
    .verb =
        { $area ->
            [forest] użyć
           *[basic] Użyj
        }
woodland-use-place = Użyj podstawowego lub leśnego pola akcji, nawet zajętego.
    .verb = Użyj
woodland-use-own = Zanim twoi robotnicy wrócą do domu, możesz zdjąć z tej karty 1 punkt i jeszcze raz użyć podstawowego lub leśnego pola akcji, na którym stoi jeden z nich.
    .verb = użyć
woodland-move-worker = Przesuń jednego ze swoich robotników na inne pole.
    .verb = Przesuń
woodland-recall-worker = Odzyskaj jednego ze swoich robotników.
    .verb = Odzyskaj
woodland-place-worker = Wybierz, dokąd idzie robotnik.
    .verb = Wybierz
woodland-go-abroad = Trafia do miasta przeciwnika.
    .verb = Trafia
woodland-play-for-less =
    { $may ->
        [yes] Możesz zagrać
       *[no] Zagraj
    }{ $less ->
        [free] {" "}za darmo
       *[other] {""}
    } { $form ->
        [critter] stworzenie
        [construction] budowlę
       *[any] kartę
    } { $from ->
        [bay] z zatoki
        [meadow] z łąki
        [hand] z ręki
        [hand-bay] z ręki lub z zatoki
       *[hand-meadow] z ręki lub z łąki
    }{ $most ->
        [any] {""}
        [one] {" "}o wartości do { $most } punktu
       *[many] {" "}o wartości do { $most } punktów
    }{ $less ->
        [free] .
        [one] , płacąc o { $less } surowiec mniej.
        [few] , płacąc maksymalnie o { $less } surowce mniej.
       *[many] , płacąc maksymalnie o { $less } surowców mniej.
    }
    .verb =
        { $may ->
            [yes] zagrać
           *[no] Zagraj
        }
woodland-play-revealed =
    { $may ->
        [yes] Możesz zagrać
       *[no] Zagraj
    }{ $less ->
        [free] {" "}za darmo
       *[other] {""}
    } jedną z nich{ $most ->
        [any] {""}
        [one] {" "}o wartości do { $most } punktu
       *[many] {" "}o wartości do { $most } punktów
    }{ $less ->
        [free] {""}
        [one] , płacąc o { $less } surowiec mniej
        [few] , płacąc maksymalnie o { $less } surowce mniej
       *[many] , płacąc maksymalnie o { $less } surowców mniej
    }{ $rest ->
        [hand] .
       *[discard] ; pozostałe odrzuć.
    }
    .verb =
        { $may ->
            [yes] zagrać
           *[no] Zagraj
        }
woodland-leave-city =
    { $beneath ->
        [yes] Połóż pod wydarzeniem
       *[no] Odrzuć
    } { $count ->
        [one] { $form ->
            [critter] { $other ->
                [yes] inne{" "}
               *[no] {""}
            }stworzenie
            [construction] { $other ->
                [yes] inną{" "}
               *[no] {""}
            }budowlę
           *[any] { $other ->
                [yes] inną{" "}
               *[no] {""}
            }kartę
        }
       *[many] { $up-to ->
            [yes] maksymalnie{" "}
           *[no] {""}
        }{ $form ->
            [critter] { $count ->
                [one] { $count } stworzenie
                [few] { $count } stworzenia
               *[many] { $count } stworzeń
            }
            [construction] { $count ->
                [one] { $count } budowlę
                [few] { $count } budowle
               *[many] { $count } budowli
            }
           *[any] { $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
        }
    } ze swojego miasta{ $refund ->
        [yes] {" "}i odzyskaj jej koszt.
       *[no] .
    }
    .verb =
        { $beneath ->
            [yes] Połóż
           *[no] Odrzuć
        }
woodland-aid-discount =
    { $form ->
        [critter] Gdy zagrywasz stworzenie,
        [construction] Gdy zagrywasz budowlę,
       *[any] Gdy zagrywasz kartę,
    } możesz odrzucić tę kartę, aby zapłacić { $only ->
        [twig] do { $count } gałązek
        [resin] do { $count } żywic
        [pebble] do { $count } kamyków
        [berry] do { $count } jagód
       *[any] do { $count } surowców
    } mniej.
woodland-aid-substitute = Gdy zagrywasz kartę, jeden surowiec z jej kosztu możesz zastąpić innym.
woodland-aid-imprison =
    { $count ->
        [one] Gdy zagrywasz kartę, możesz położyć pod tą kartą stworzenie ze swojego miasta, aby zapłacić { $count } surowiec mniej; drugie tylko wtedy, gdy masz kartę „{ $card }”.
        [few] Gdy zagrywasz kartę, możesz położyć pod tą kartą stworzenie ze swojego miasta, aby zapłacić { $count } surowce mniej; drugie tylko wtedy, gdy masz kartę „{ $card }”.
       *[many] Gdy zagrywasz kartę, możesz położyć pod tą kartą stworzenie ze swojego miasta, aby zapłacić { $count } surowców mniej; drugie tylko wtedy, gdy masz kartę „{ $card }”.
    }

woodland-points-each =
    { $points ->
        [one] { $points } punkt za { CASE($what, "each") }.
        [few] { $points } punkty za { CASE($what, "each") }.
       *[many] { $points } punktów za { CASE($what, "each") }.
    }
woodland-points-each-most =
    { $points ->
        [one] { $points } punkt za { CASE($what, "each") }, najwyżej { $most }.
        [few] { $points } punkty za { CASE($what, "each") }, najwyżej { $most }.
       *[many] { $points } punktów za { CASE($what, "each") }, najwyżej { $most }.
    }
woodland-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $case ->
        [tally] {""}
       *[nom] .
    }
woodland-points-every =
    { $points ->
        [one] { $points } punkt za każde { $every } { CASE($what, "acc-pl") }.
        [few] { $points } punkty za każde { $every } { CASE($what, "acc-pl") }.
       *[many] { $points } punktów za każde { $every } { CASE($what, "acc-pl") }.
    }
woodland-points-paired =
    { $points ->
        [one] { $points } punkt, jeśli dzieli miejsce ze swoją parą.
        [few] { $points } punkty, jeśli dzieli miejsce ze swoją parą.
       *[many] { $points } punktów, jeśli dzieli miejsce ze swoją parą.
    }
woodland-counted-cards =
    { $case ->
        [each] { $form ->
            [critter] każde { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenie
            [construction] każdą { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }budowlę
           *[any] każdą { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }kartę
        }
        [acc-pl] { $form ->
            [critter] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenia
            [construction] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }budowle
           *[any] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }karty
        }
        [acc] { $form ->
            [critter] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenie
            [construction] { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }budowlę
           *[any] { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }kartę
        }
       *[nom] { $form ->
            [critter] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenie
            [construction] { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }budowla
           *[any] { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }karta
        }
    }{ $type ->
        [production] {" "}produkcji
        [traveler] {" "}podróżnika
        [destination] {" "}miejsca
        [governance] {" "}zarządzania
        [prosperity] {" "}pomyślności
       *[any] {""}
    } w twoim mieście
woodland-counted-stock = { $what } w twoich zasobach
woodland-counted-events =
    { $case ->
        [each] { $special ->
            [yes] każde specjalne wydarzenie
           *[no] każde podstawowe wydarzenie
        }
        [acc-pl] { $special ->
            [yes] specjalne wydarzenia
           *[no] podstawowe wydarzenia
        }
       *[nom] { $special ->
            [yes] specjalne wydarzenie
           *[no] podstawowe wydarzenie
        }
    }
woodland-counted-couples =
    { $case ->
        [each] każdą parę kart „{ CASE($one, "nom") }” i „{ CASE($other, "nom") }” we wszystkich miastach
        [acc] parę kart „{ CASE($one, "nom") }” i „{ CASE($other, "nom") }” we wszystkich miastach
       *[nom] para kart „{ CASE($one, "nom") }” i „{ CASE($other, "nom") }” we wszystkich miastach
    }
woodland-counted-tokens =
    { $case ->
        [each] każdy punkt na twojej karcie „{ CASE($card, "nom") }”
       *[nom] punkt na twojej karcie „{ CASE($card, "nom") }”
    }
woodland-counted-workers =
    { $case ->
        [each] każdego twojego robotnika na twojej karcie „{ CASE($card, "nom") }”
        [acc] robotnika na twojej karcie „{ CASE($card, "nom") }”
       *[nom] twój robotnik na twojej karcie „{ CASE($card, "nom") }”
    }
woodland-counted-prisoners =
    { $case ->
        [each] każde stworzenie pod twoją kartą „{ CASE($card, "nom") }”
       *[nom] stworzenie pod twoją kartą „{ CASE($card, "nom") }”
    }
woodland-counted-beneath =
    { $case ->
        [each] każdą kartę pod wydarzeniem
        [acc] kartę pod wydarzeniem
       *[nom] karta pod wydarzeniem
    }
woodland-counted-on-event = { $what } na wydarzeniu

woodland-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Nic więcej nie zrobisz: spasuj. Karty na ręce zostają, pozostali grają dalej.
           *[no] Nie masz już robotników ani kart, które możesz opłacić: przygotuj się do { $season ->
                [spring] wiosny
                [summer] lata
               *[autumn] jesieni
            }.
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Zagraj kartę albo spasuj.
               *[no] Zagraj kartę albo przygotuj się do nowej pory roku.
            }
           *[other] { $autumn ->
                [yes] Zagraj robotnika, zagraj kartę albo spasuj.
               *[no] Zagraj robotnika albo kartę.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] spasuj
               *[no] przygotuj się
            }
           *[no] Zagraj
        }
woodland-pay-price = Zapłać { CASE($what, "acc") }
woodland-pay-by-moving-in = Za darmo dzięki: { $card }
woodland-pay-by-parting = Odrzuć: { $card }
woodland-pay-with-help = Zapłać z pomocą: { $card }
woodland-costs = { CASE($what, "price") }
woodland-costs-some =
    { $count ->
        [0] za darmo
        [one] { $count } surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    }
woodland-costs-nothing = za darmo
woodland-besides-taken = Budowla pozostanie zajęta.
woodland-pay-with = Zapłać koszt wybranymi surowcami.
    .verb = Zapłać
woodland-pay-swapped = Zapłać koszt, zastępując jeden surowiec innym.
    .verb = Zapłać
woodland-pay-for = Wybierz, jak zapłacić.
    .verb = zapłacić
woodland-save =
    { $count ->
        [one] Wybierz { $count } surowiec, którego nie płacisz.
        [few] Wybierz { $count } surowce, których nie płacisz.
       *[many] Wybierz { $count } surowców, których nie płacisz.
    }
    .verb = Wybierz
woodland-swap-wanted = Wybierz surowiec, który zastąpisz innym.
woodland-swap-given = Wybierz, co zapłacić zamiast niego.
    .verb = zapłacić
woodland-imprison = Wybierz stworzenie, które trafi do lochu.
    .verb = Wybierz
woodland-which-copy = Wybierz jedną z kart „{ $card }”.
    .verb = Wybierz
woodland-choose-resource =
    { $count ->
        [one] Weź { $count } dowolny surowiec.
        [few] Weź { $count } dowolne surowce.
       *[many] Weź { $count } dowolnych surowców.
    }
    .verb = Weź
woodland-choose-to-pay =
    { $to ->
        [trade] { $count ->
            [one] Zapłać { $count } surowiec i weź inny.
            [few] Zapłać maksymalnie { $count } surowce i weź tyle samo innych.
           *[many] Zapłać maksymalnie { $count } surowców i weź tyle samo innych.
        }
        [opponent] { $may-stop ->
            [yes] { $count ->
                [one] Przekaż maksymalnie { $count } dowolny surowiec.
                [few] Przekaż maksymalnie { $count } dowolne surowce.
               *[many] Przekaż maksymalnie { $count } dowolnych surowców.
            }
           *[no] { $count ->
                [one] Przekaż przeciwnikowi { $count } dowolny surowiec.
                [few] Przekaż przeciwnikowi { $count } dowolne surowce.
               *[many] Przekaż przeciwnikowi { $count } dowolnych surowców.
            }
        }
        [event] { $count ->
            [one] Połóż na wydarzeniu maksymalnie { $count } dowolny surowiec.
            [few] Połóż na wydarzeniu maksymalnie { $count } dowolne surowce.
           *[many] Połóż na wydarzeniu maksymalnie { $count } dowolnych surowców.
        }
       *[supply] { $may-stop ->
            [yes] { $count ->
                [one] Zapłać maksymalnie { $count } dowolny surowiec.
                [few] Zapłać maksymalnie { $count } dowolne surowce.
               *[many] Zapłać maksymalnie { $count } dowolnych surowców.
            }
           *[no] { $count ->
                [one] Zapłać { $count } dowolny surowiec.
                [few] Zapłać { $count } dowolne surowce.
               *[many] Zapłać { $count } dowolnych surowców.
            }
        }
    }
    .verb =
        { $to ->
            [opponent] Przekaż
            [event] Połóż
           *[supply] Zapłać
        }

woodland-why-no-worker = Nie masz robotników w domu.
    .short = brak robotnika
woodland-why-taken = Nie ma tu miejsca dla kolejnego robotnika.
    .short = zajęte
woodland-why-not-autumn = W podróż rusza się jesienią.
    .short = jesienią
woodland-why-event-cards = W twoim mieście brakuje kart: { $cards }.
    .short = brak: { $cards }
woodland-why-event-type = W twoim mieście brakuje { CASE($cards, "gen") }.
    .short = brakuje { CASE($cards, "gen") }
woodland-more-of-type =
    { $type ->
        [production] { $count ->
            [one] { $case ->
                [gen] { $count } karty produkcji
                [acc] { $count } kartę produkcji
               *[nom] { $count } karta produkcji
            }
            [few] { $case ->
                [gen] { $count } kart produkcji
               *[nom] { $count } karty produkcji
            }
           *[many] { $count } kart produkcji
        }
        [traveler] { $count ->
            [one] { $case ->
                [gen] { $count } karty podróżnika
                [acc] { $count } kartę podróżnika
               *[nom] { $count } karta podróżnika
            }
            [few] { $case ->
                [gen] { $count } kart podróżników
               *[nom] { $count } karty podróżników
            }
           *[many] { $count } kart podróżników
        }
        [destination] { $count ->
            [one] { $case ->
                [gen] { $count } karty miejsca
                [acc] { $count } kartę miejsca
               *[nom] { $count } karta miejsca
            }
            [few] { $case ->
                [gen] { $count } kart miejsc
               *[nom] { $count } karty miejsc
            }
           *[many] { $count } kart miejsc
        }
        [governance] { $count ->
            [one] { $case ->
                [gen] { $count } karty zarządzania
                [acc] { $count } kartę zarządzania
               *[nom] { $count } karta zarządzania
            }
            [few] { $case ->
                [gen] { $count } kart zarządzania
               *[nom] { $count } karty zarządzania
            }
           *[many] { $count } kart zarządzania
        }
       *[prosperity] { $count ->
            [one] { $case ->
                [gen] { $count } karty pomyślności
                [acc] { $count } kartę pomyślności
               *[nom] { $count } karta pomyślności
            }
            [few] { $case ->
                [gen] { $count } kart pomyślności
               *[nom] { $count } karty pomyślności
            }
           *[many] { $count } kart pomyślności
        }
    }
woodland-why-built = Ten cud już zbudowano.
woodland-why-achieved = To już zdobyto.
woodland-why-resources =
    { $count ->
        [one] Brakuje { $count } surowca.
       *[many] Brakuje { $count } surowców.
    }
    .short = brakuje { $count }
woodland-why-cards =
    { $count ->
        [one] Brakuje { $count } karty.
       *[many] Brakuje { $count } kart.
    }
    .short = kart: brakuje { $count }
woodland-why-hand-type = Na ręce brakuje { CASE($cards, "gen") }.
woodland-why-no-city-card = W twoim mieście nie ma odpowiedniej karty.
woodland-why-nothing-to-play = Nie ma karty, którą można tak zagrać.
woodland-why-worth-more =
    { $most ->
        [one] Karta „{ $card }” jest warta więcej niż { $most } punkt.
        [few] Karta „{ $card }” jest warta więcej niż { $most } punkty.
       *[many] Karta „{ $card }” jest warta więcej niż { $most } punktów.
    }
woodland-why-form =
    { $form ->
        [critter] Tak można zagrać tylko stworzenie.
       *[construction] Tak można zagrać tylko budowlę.
    }
woodland-why-no-place = Na kartę „{ $card }” nie wysyła się robotników.
woodland-why-not-there = Nie ma karty „{ $card }” dla twoich robotników.
woodland-why-not-in-play = Nie ma tego w grze.
woodland-why-not-in-hand = Nie masz tej karty na ręce.
woodland-why-not-in-meadow = Tej karty nie ma na łące.
woodland-why-blocked = To miejsce na łące zajmuje Rugwort.
    .short = Rugwort
woodland-why-no-host = Żaden przeciwnik nie ma miejsca na kartę „{ $card }”.
woodland-why-unique = Karta „{ $card }” jest już w twoim mieście, a może być tylko jedna.
    .short = już masz
woodland-why-nothing-to-join = Karta „{ $card }” wymaga budowli w twoim mieście, z którą nie dzieli miejsca inna taka karta.
woodland-why-no-construction = Karta „{ $card }” wymaga budowli, którą zastąpi.
woodland-why-missing =
    { $less ->
        [0] Brakuje { CASE($what, "gen") }.
       *[other] Brakuje { CASE($what, "gen") }, z czego { $less } można pokryć inaczej.
    }
woodland-why-full = W twoim mieście nie ma już miejsca.
    .short = brak miejsca
woodland-why-last-season = Jesień to ostatnia pora roku.
woodland-why-workers-left =
    { $count ->
        [one] { $count } twój robotnik jest jeszcze w domu.
       *[many] { $count } twoich robotników jest jeszcze w domu.
    }
    .short = w domu: { $count }
woodland-why-pass = Spasować można tylko jesienią.
    .short = jesienią

woodland-log-uses = { $seat } używa pola: { $place }.

woodland-score-bonus = { $card }, bonus
woodland-score-tokens = żetony punktów
woodland-score-on-card = punkty na karcie „{ $card }”
woodland-score-wild = perły
woodland-score-journey = podróż
woodland-tally = { $count } × { CASE($what, "tally") }
woodland-tally-cards =
    { $rarity ->
        [common] { $form ->
            [critter] { $count ->
                [one] { $count } zwykłe stworzenie
                [few] { $count } zwykłe stworzenia
               *[many] { $count } zwykłych stworzeń
            }
            [construction] { $count ->
                [one] { $count } zwykła budowla
                [few] { $count } zwykłe budowle
               *[many] { $count } zwykłych budowli
            }
           *[any] { $count ->
                [one] { $count } zwykła karta
                [few] { $count } zwykłe karty
               *[many] { $count } zwykłych kart
            }
        }
        [unique] { $form ->
            [critter] { $count ->
                [one] { $count } unikatowe stworzenie
                [few] { $count } unikatowe stworzenia
               *[many] { $count } unikatowych stworzeń
            }
            [construction] { $count ->
                [one] { $count } unikatowa budowla
                [few] { $count } unikatowe budowle
               *[many] { $count } unikatowych budowli
            }
           *[any] { $count ->
                [one] { $count } unikatowa karta
                [few] { $count } unikatowe karty
               *[many] { $count } unikatowych kart
            }
        }
       *[any] { $type ->
            [production] { $count ->
                [one] { $count } karta produkcji
                [few] { $count } karty produkcji
               *[many] { $count } kart produkcji
            }
            [traveler] { $count ->
                [one] { $count } karta podróżnika
                [few] { $count } karty podróżników
               *[many] { $count } kart podróżników
            }
            [destination] { $count ->
                [one] { $count } karta miejsca
                [few] { $count } karty miejsc
               *[many] { $count } kart miejsc
            }
            [governance] { $count ->
                [one] { $count } karta zarządzania
                [few] { $count } karty zarządzania
               *[many] { $count } kart zarządzania
            }
            [prosperity] { $count ->
                [one] { $count } karta pomyślności
                [few] { $count } karty pomyślności
               *[many] { $count } kart pomyślności
            }
           *[any] { $form ->
                [critter] { $count ->
                    [one] { $count } stworzenie
                    [few] { $count } stworzenia
                   *[many] { $count } stworzeń
                }
                [construction] { $count ->
                    [one] { $count } budowla
                    [few] { $count } budowle
                   *[many] { $count } budowli
                }
               *[any] { $count ->
                    [one] { $count } karta
                    [few] { $count } karty
                   *[many] { $count } kart
                }
            }
        }
    }
woodland-tally-events =
    { $special ->
        [yes] { $count ->
            [one] { $count } specjalne wydarzenie
            [few] { $count } specjalne wydarzenia
           *[many] { $count } specjalnych wydarzeń
        }
       *[no] { $count ->
            [one] { $count } podstawowe wydarzenie
            [few] { $count } podstawowe wydarzenia
           *[many] { $count } podstawowych wydarzeń
        }
    }
woodland-tally-pairs =
    { $count ->
        [one] { $count } para
        [few] { $count } pary
       *[many] { $count } par
    }
woodland-tally-journey =
    { $pegs ->
        [1] pole za { $points }
       *[other] { $pegs } × pole za { $points }
    }
woodland-tally-wild = { $count } × { $worth }

woodland-rule-turn = W swojej turze zrób jedno: zagraj robotnika, zagraj kartę z ręki lub z łąki, przygotuj się do nowej pory roku, gdy wszyscy twoi robotnicy są już na polach, albo spasuj jesienią.
woodland-rule-turns = Gracze wykonują tury po kolei.
woodland-rule-pay = Zapłać koszt karty; albo wprowadź stworzenie za darmo, jeśli jego budowla stoi w twoim mieście – każda budowla pozwala na to raz; albo użyj jednej karty, która pomaga zapłacić.
woodland-rule-copy = Wybierz jedną z jednakowych kart.
woodland-rule-settle = Jeśli karta pochodziła z łąki, od razu wykłada się tam nową.
woodland-rule-arrive = Karta zajmuje jedno z piętnastu miejsc w twoim mieście, a każda unikatowa może być w nim tylko jedna. Karty produkcji i podróżników działają od razu.
woodland-rule-react = Potem działają karty, które reagują na zagranie.
woodland-rule-visit = Robotnik odwiedza kartę.
woodland-rule-prepare = Do nowej pory roku można się przygotować dopiero wtedy, gdy wszyscy twoi robotnicy są na polach.
woodland-rule-seasons = Robotnicy wracają do domu, poza tymi w podróży, w klasztorze i na cmentarzu; wiosną dołącza do nich jeden, latem jeden, jesienią dwóch. Wiosną i jesienią działają wszystkie twoje karty produkcji, w dowolnej kolejności; latem dobierz maksymalnie dwie karty z łąki.
woodland-rule-end = Kto spasuje, nie bierze już udziału w grze i niczego nie można mu przekazać. Gdy wszyscy spasują, gra się kończy.

woodland-log-turn = Tura { $turn }
woodland-log-because = { $cause } – { $line }
woodland-how-many =
    { $resource ->
        [driftwood] Ile drewienek płacisz?
        [seaweed] Ile kępek wodorostów płacisz?
        [seastone] Ile kryształków płacisz?
        [mushroom] Ile grzybków płacisz?
       *[treasure] Ile skarbów płacisz?
    }
    .verb = płacisz

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

woodland-prepare-for =
    { $season ->
        [spring] Przygotuj się do wiosny
        [summer] Przygotuj się do lata
       *[autumn] Przygotuj się do jesieni
    }
woodland-verb-take =
    { $count ->
        [0] Nic nie bierz
       *[other] Weź { $count }
    }
woodland-verb-pay =
    { $to ->
        [trade] { $count ->
            [0] Nie wymieniaj
           *[other] Wymień { $count }
        }
        [opponent] { $count ->
            [0] Nic nie przekazuj
           *[other] Przekaż { $count }
        }
        [event] { $count ->
            [0] Nic nie kładź
           *[other] Połóż { $count }
        }
       *[supply] { $count ->
            [0] Nic nie płać
           *[other] Zapłać { $count }
        }
    }
woodland-verb-save =
    { $count ->
        [0] Nie oszczędzaj
       *[other] Oszczędź { $count }
    }
woodland-verb-pay-for =
    { $count ->
        [0] Nic nie płać
       *[other] Zapłać { CASE($what, "acc") } (+{ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        })
    }
woodland-verb-give-for =
    { $count ->
        [0] Nic nie przekazuj
       *[other] Przekaż { CASE($what, "acc") } (+{ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        })
    }
woodland-verb-lay =
    { $count ->
        [0] Nic nie kładź
       *[other] Połóż { CASE($what, "acc") }
    }
woodland-verb-store = Połóż { CASE($what, "acc") }
woodland-verb-discard =
    { $count ->
        [0] Nic nie odrzucaj
       *[other] Odrzuć { $count }
    }
woodland-verb-discard-for = Odrzuć { $count }: { $reward }
woodland-verb-tuck =
    { $count ->
        [0] Nic nie kładź
       *[other] Połóż { $count } pod spód
    }
woodland-verb-points =
    { $points ->
        [one] Weź { $points } punkt
        [few] Weź { $points } punkty
       *[many] Weź { $points } punktów
    }
woodland-give-to = Otrzymuje { $seat }
woodland-keep = Zatrzymaj: { $card }
woodland-use = Użyj: { $place }
woodland-move-none = Nie przesuwaj
woodland-worker-at = Robotnik: { $place }
woodland-play-none = Nie zagrywaj
woodland-no-other =
    { $count ->
        [0] Nie wybieraj
       *[other] To wszystko
    }

## On faces of cards and places, in the browser

# The small words of an effect line.
woodland-face-per = za
woodland-face-or = albo
woodland-face-after = po
woodland-face-on = na
woodland-face-limit = limit
woodland-face-all = wszystkie

# What a card is.
woodland-face-critter = stworzenie
woodland-face-construction = budowla
woodland-face-common = zwykła
woodland-face-unique = unikatowa
woodland-face-production = produkcja
woodland-face-governance = zarządzanie
woodland-face-traveler = podróżnik
woodland-face-destination = miejsce
woodland-face-prosperity = pomyślność
woodland-face-free-with = za darmo z:
woodland-face-brings-in = wprowadza:
woodland-face-with = obok:
woodland-face-any-critter = dowolne stworzenie

woodland-face-winter = zima
woodland-face-spring = wiosna
woodland-face-summer = lato
woodland-face-autumn = jesień

## At the table in the browser

woodland-table-season-turns =
    { $season ->
        [spring] Po zimie przychodzi wiosna
        [summer] Po wiośnie przychodzi lato
       *[autumn] Po lecie przychodzi jesień
    }
woodland-table-season-asks = Potem wybór przy karcie „{ $card }”.
woodland-table-season-next = Następna karta
woodland-table-season-skip = Pomiń
woodland-table-city = Miasto
woodland-table-city-of = Miasto: { $name }
woodland-table-spaces = miejsca: { $used } z { $all }
woodland-table-hand = Ręka
woodland-table-in-hand = na ręce
woodland-table-meadow = Łąka
woodland-table-basic = Podstawowe pola akcji
woodland-table-forest = Las
woodland-table-events = Wydarzenia
woodland-table-journey = Podróż
woodland-table-from-autumn = od jesieni
woodland-table-deck = talia
woodland-table-discarded = odrzucone
woodland-table-passed = pas
woodland-table-points = punkty
woodland-table-no-space = obok miasta
woodland-table-prison = W lochu: { $card }
woodland-table-achieved = Zdobyto: { $event }
woodland-table-open-city = { $name }: otwórz miasto
woodland-table-close = Zamknij
woodland-table-choose-seat = { $name }: wybierz tego gracza
woodland-table-seat-line = { $name }: otwórz miasto. { $season }, punkty: { $points }, robotnicy w domu: { $workers }, karty na ręce: { $hand }, karty w mieście: { $city }
woodland-table-choose-seat-line = { $name }: wybierz tego gracza. { $season }, punkty: { $points }, robotnicy w domu: { $workers }, karty na ręce: { $hand }, karty w mieście: { $city }
woodland-table-stock-line = { $piece }: { $count }
woodland-table-take-piece = Wybierz: { $piece }
woodland-table-twig = { $count ->
    [one] gałązka
   *[many] gałązki
  }
woodland-table-resin = żywica
woodland-table-pebble = { $count ->
    [one] kamyk
   *[many] kamyki
  }
woodland-table-berry = { $count ->
    [one] jagoda
   *[many] jagody
  }
woodland-table-pearl = { $count ->
    [one] perła
   *[many] perły
  }
woodland-table-point = { $count ->
    [one] żeton punktu
   *[many] żetony punktów
  }
woodland-table-driftwood = drewienka
woodland-table-seaweed = wodorosty
woodland-table-seastone = { $count ->
    [one] kryształek
   *[many] kryształki
  }
woodland-table-mushroom = { $count ->
    [one] grzybek
   *[many] grzybki
  }
woodland-table-treasure = { $count ->
    [one] skarb
   *[many] skarby
  }
woodland-table-shell = { $count ->
    [one] muszelka
   *[many] muszelki
  }
woodland-table-workers-home = robotnicy w domu: { $home } z { $all }
woodland-table-ways = Sposoby zapłaty
woodland-table-cancel = Cofnij kartę
woodland-table-paying = Zapłać za kartę „{ $card }”
woodland-table-chosen-cards = { $count ->
    [one] wybrano { $count } kartę
    [few] wybrano { $count } karty
   *[many] wybrano { $count } kart
  }
woodland-table-drawn = Dobrane
woodland-table-revealed = Odkryte
woodland-table-choose-card = Która karta?
woodland-table-set-aside = W drodze
woodland-table-rugwort = Rugwort
woodland-table-year = rok { $year }
woodland-table-rival-city = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
woodland-table-rival-line = Rugwort: otwórz miasto. Rok { $year }, karty w jego mieście: { $cards }
woodland-table-blocks = { $count ->
    [0] nie zajmuje miejsc na łące
    [1] zajmuje miejsce 1 na łące
   *[other] zajmuje miejsca 1–{ $count } na łące
  }
woodland-table-place-taken = { $number }, zajmuje je Rugwort
woodland-table-due = czeka na produkcję
woodland-table-anchored = z kotwicą
woodland-table-occupied = zajęte
woodland-table-tabs = Widoki stołu
woodland-table-tab-table = Stół
woodland-table-tab-city = Miasto
woodland-table-tab-hand = Ręka
woodland-table-tab-others = Inni
woodland-table-play-card = Zagraj: { $card }
woodland-table-choose-this = Wybierz: { $card }
woodland-table-close-hand = Zamknij rękę, wróć do stołu
woodland-table-can-be-chosen = do wyboru: { $count }
woodland-table-pays = Płaci się
woodland-table-pays-nothing = nic
woodland-table-pays-otherwise = Można zapłacić inaczej.
woodland-table-of-yours = { $lacks ->
    [yes] { $count }, a masz { $has }
   *[no] { $count } z twoich { $has }
  }
woodland-table-does = Działanie
woodland-table-brings = Daje
woodland-table-worth = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
woodland-table-free-in = { $near ->
    [city] Za darmo, bo masz: { $card }
   *[other] Za darmo z kartą: { $card }
  }
woodland-table-lets-in = { $near ->
    [hand] Wprowadza z twojej ręki: { $card }
   *[other] Wprowadza: { $card }
  }
woodland-table-empty-hand = Nie masz kart na ręce.
woodland-table-hidden-hand = Ręka jest zakryta.
woodland-table-own = Twoje zasoby i robotnicy
woodland-table-sort = sortuj:
woodland-table-sort-by = Sortuj rękę: { $way }
woodland-table-sort-type = typ
woodland-table-sort-cost = koszt
woodland-table-sort-points = punkty
woodland-table-by-source = Punkty według źródła
woodland-table-points-before = przed tą turą: { $points }
woodland-table-source = { $source ->
    [cards] Karty
    [bonuses] Bonusy
    [tokens] Żetony punktów
    [shells] Muszelki
    [journey] Podróż
    [events] Wydarzenia
    [wonders] Cuda
    [pearls] Perły
    [adornments] Ozdoby
    [treasures] Skarby
    [maps] Mapy
   *[ship] Statek
  }
woodland-table-source-note = { $source ->
    [cards] punkty bazowe
    [bonuses] fioletowe karty
    [tokens] zdobyte w grze
    [shells] zdobyte w grze
    [pearls] po 2
    [treasures] po 2
   *[other] {""}
  }
woodland-table-symbols = { $group ->
    [pieces] Elementy
    [types] Pięć kolorów, pięć zwyczajów
    [cards] Karty
    [kinds] Rodzaje i znaki
    [where] Gdzie i czyje
   *[seasons] Cztery pory roku
  }
woodland-table-symbol = { $symbol ->
    [twig] gałązka
    [resin] żywica
    [pebble] kamyk
    [berry] jagoda
    [pearl] perła
    [any] dowolny surowiec
    [point] punkt
    [worker] robotnik
    [driftwood] drewienko
    [seaweed] wodorosty
    [seastone] kryształek
    [mushroom] grzybek
    [treasure] skarb
    [anysea] dowolny surowiec
    [shell] punkt
    [anchor] kotwica
    [card] dobierz kartę
    [discard] odrzuć kartę
    [meadowcard] karta z łąki
    [baycard] karta z zatoki
    [eithercard] z talii lub z wyłożonych
    [play] zagraj kartę
    [place] pole akcji
    [other] dla innego gracza
    [event] wydarzenie
    [river] potok
    [city] miasto; przekreślone: nie zajmuje miejsca
    [copy] zrób to samo
    [home] robotnik wraca do domu
    [lock] zostaje na stałe
    [ship] płyń dalej
    [rose] róża wiatrów
    [map] mapa
    [critter] stworzenie
    [construction] budowla
    [unique] jedna w mieście
    [common] dowolnie wiele
    [door] stworzenie już wprowadzone
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
  }
woodland-table-type = { $type ->
    [production] Produkcja
    [governance] Zarządzanie
    [traveler] Podróżnik
    [destination] Miejsce
   *[prosperity] Pomyślność
  }
woodland-table-type-habit = { $type ->
    [production] daje od razu i w kolejnych porach roku
    [governance] pomaga do końca gry
    [traveler] raz, przy zagraniu
    [destination] wyślij tam robotnika
   *[prosperity] liczy się na koniec gry
  }
woodland-table-line = { $line ->
    [pay] { $sea ->
        [true] zapłać do 3 drewienek, 1 punkt za każde
       *[false] zapłać do 3 gałązek, 1 punkt za każdą
      }
    [per] 1 punkt za każde unikatowe stworzenie
    [after] { $sea ->
        [true] po zagraniu budowli: drewienko, kępka wodorostów albo kryształek
       *[false] po zagraniu budowli: gałązka, żywica albo kamyk
      }
    [give] dobierz 2, jedną przekaż
    [leaves] budowla opuszcza miasto: zapłać o 3 mniej
   *[free] zagraj kartę za darmo
  }
