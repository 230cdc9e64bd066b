### Everdell Farshore.

# The colour of a card by its case and by the gender of what has it: f a card, n a critter; by itself it is that of a marker.
farshore-colour =
    { $case ->
        [n] { $type ->
            [production] zielone
            [traveler] brązowe
            [destination] czerwone
            [governance] niebieskie
           *[prosperity] fioletowe
        }
        [acc] { $type ->
            [production] zieloną
            [traveler] brązową
            [destination] czerwoną
            [governance] niebieską
           *[prosperity] fioletową
        }
        [gen] { $type ->
            [production] zielonej
            [traveler] brązowej
            [destination] czerwonej
            [governance] niebieskiej
           *[prosperity] fioletowej
        }
        [pl] { $type ->
            [production] zielone
            [traveler] brązowe
            [destination] czerwone
            [governance] niebieskie
           *[prosperity] fioletowe
        }
        [gen-pl] { $type ->
            [production] zielonych
            [traveler] brązowych
            [destination] czerwonych
            [governance] niebieskich
           *[prosperity] fioletowych
        }
        [f] { $type ->
            [production] zielona
            [traveler] brązowa
            [destination] czerwona
            [governance] niebieska
           *[prosperity] fioletowa
        }
       *[nom] { $type ->
            [production] zielony
            [traveler] brązowy
            [destination] czerwony
            [governance] niebieski
           *[prosperity] fioletowy
        }
    }
farshore-sort =
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
        [each-other] { $form ->
            [critter] każde inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenie
            [construction] każdą inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }budowlę
           *[any] każdą inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }kartę
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
        [acc-other] { $form ->
            [critter] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenie
            [construction] inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }budowlę
           *[any] inną { $rarity ->
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
        [acc-pl-other] { $form ->
            [critter] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenia
            [construction] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }budowle
           *[any] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }karty
        }
        [other] { $form ->
            [critter] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }stworzenie
            [construction] inna { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }budowla
           *[any] inna { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }karta
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
    }
farshore-sort-coloured =
    { $case ->
        [each] { $form ->
            [critter] każde { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "n") } stworzenie
            [construction] każdą { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } budowlę
           *[any] każdą { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } kartę
        }
        [each-other] { $form ->
            [critter] każde inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "n") } stworzenie
            [construction] każdą inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } budowlę
           *[any] każdą inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } kartę
        }
        [acc] { $form ->
            [critter] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "n") } stworzenie
            [construction] { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } budowlę
           *[any] { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } kartę
        }
        [acc-other] { $form ->
            [critter] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "n") } stworzenie
            [construction] inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } budowlę
           *[any] inną { $rarity ->
                [common] zwykłą{" "}
                [unique] unikatową{" "}
               *[any] {""}
            }{ CASE($colours, "acc") } kartę
        }
        [acc-pl] { $form ->
            [critter] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "pl") } stworzenia
            [construction] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "pl") } budowle
           *[any] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "pl") } karty
        }
        [acc-pl-other] { $form ->
            [critter] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "pl") } stworzenia
            [construction] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "pl") } budowle
           *[any] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "pl") } karty
        }
        [other] { $form ->
            [critter] inne { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "n") } stworzenie
            [construction] inna { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }{ CASE($colours, "f") } budowla
           *[any] inna { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }{ CASE($colours, "f") } karta
        }
       *[nom] { $form ->
            [critter] { $rarity ->
                [common] zwykłe{" "}
                [unique] unikatowe{" "}
               *[any] {""}
            }{ CASE($colours, "n") } stworzenie
            [construction] { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }{ CASE($colours, "f") } budowla
           *[any] { $rarity ->
                [common] zwykła{" "}
                [unique] unikatowa{" "}
               *[any] {""}
            }{ CASE($colours, "f") } karta
        }
    }
farshore-move-ship =
    { $count ->
        [one] Przesuń swój statek o { $count } pole.
        [few] Przesuń swój statek o { $count } pola.
       *[many] Przesuń swój statek o { $count } pól.
    }
    .verb = Przesuń
farshore-choose = { $first } Albo: { $rest }
farshore-draw-bay =
    { $or-deck ->
        [yes] { $count ->
            [one] Dobierz { $count } kartę z zatoki lub z talii.
            [few] Dobierz { $count } karty z zatoki lub z talii, jak wolisz.
           *[many] Dobierz { $count } kart z zatoki lub z talii, jak wolisz.
        }
       *[no] { $count ->
            [one] Dobierz { $count } kartę z zatoki.
            [few] Dobierz { $count } karty z zatoki.
           *[many] Dobierz { $count } kart z zatoki.
        }
    }
    .verb = Dobierz
farshore-draw-to-limit = Dobierz karty z zatoki lub z talii, jak wolisz, do limitu kart na ręce.
    .verb = Dobierz
farshore-lookout-draw = Potem dobierz karty z zatoki lub z talii, jak wolisz, do limitu kart na ręce albo, jeśli tak ustalono, tyle, ile odrzucono.
farshore-pay-up-to =
    { $count ->
        [one] Możesz zapłacić { CASE($what, "acc") }. Jeśli to zrobisz: { $reward }
       *[many] Możesz zapłacić { CASE($what, "acc") }, maksymalnie { $count } razy. Za każdym razem: { $reward }
    }
    .verb = zapłacić
farshore-exchange =
    { $count ->
        [one] Możesz zapłacić { $count } surowiec i wziąć { $count } inny.
        [few] Możesz zapłacić maksymalnie { $count } surowce i wziąć tyle samo innych.
       *[many] Możesz zapłacić maksymalnie { $count } surowców i wziąć tyle samo innych.
    }
farshore-if-so = { $deed } Jeśli to zrobisz: { $reward }
farshore-may-give =
    { $chosen ->
        [0] { $count ->
            [one] Możesz przekazać przeciwnikowi { $count } kartę z ręki.
            [few] Możesz przekazać przeciwnikowi { $count } karty z ręki.
           *[many] Możesz przekazać przeciwnikowi { $count } kart z ręki.
        }
       *[other] { $count ->
            [one] Przekaż przeciwnikowi { $count } kartę z ręki (wybrano: { $chosen }).
            [few] Przekaż przeciwnikowi { $count } karty z ręki (wybrano: { $chosen }).
           *[many] Przekaż przeciwnikowi { $count } kart z ręki (wybrano: { $chosen }).
        }
    }
    .verb =
        { $chosen ->
            [0] przekazać
           *[other] Przekaż
        }
farshore-may-discard =
    { $chosen ->
        [0] { $count ->
            [one] Możesz odrzucić { $count } kartę.
            [few] Możesz odrzucić { $count } karty.
           *[many] Możesz odrzucić { $count } kart.
        }
       *[other] { $count ->
            [one] Odrzuć { $count } kartę (wybrano: { $chosen }).
            [few] Odrzuć { $count } karty (wybrano: { $chosen }).
           *[many] Odrzuć { $count } kart (wybrano: { $chosen }).
        }
    }
    .verb =
        { $chosen ->
            [0] odrzucić
           *[other] Odrzuć
        }
farshore-if-done = Jeśli to zrobisz: { $reward }
farshore-of-colour =
    { $case ->
        [gen] { $count ->
            [one] { $count } { CASE($colour, "gen") } karty
           *[many] { $count } { CASE($colour, "gen-pl") } kart
        }
       *[nom] { $count ->
            [one] { $count } { CASE($colour, "f") } karta
            [few] { $count } { CASE($colour, "pl") } karty
           *[many] { $count } { CASE($colour, "gen-pl") } kart
        }
    }
farshore-why-colours = W twoim mieście brakuje { CASE($cards, "gen") }.
farshore-resources =
    { $count ->
        [one] { $count } surowiec
        [few] maksymalnie { $count } surowce
       *[many] maksymalnie { $count } surowców
    }
farshore-take-map =
    { $lack ->
        [0] Zdobądź mapę, której wymagania spełnia twoje miasto i której rodzaju jeszcze nie masz.
        [one] Zdobądź mapę, której rodzaju jeszcze nie masz; twojemu miastu może do niej brakować { $lack } karty.
       *[many] Zdobądź mapę, której rodzaju jeszcze nie masz; twojemu miastu może do niej brakować { $lack } kart.
    }
    .verb = Zdobądź
farshore-use-place =
    { $islands ->
        [yes] Użyj pola akcji na wybrzeżu albo odkrytej wyspy, nawet jeśli ktoś tam stoi.
       *[no] Użyj pola akcji na wybrzeżu, nawet jeśli ktoś tam stoi.
    }
    .verb = Użyj
farshore-discard-bay =
    { $count ->
        [one] Odrzuć { $count } kartę z zatoki.
        [few] Odrzuć { $count } karty z zatoki.
       *[many] Odrzuć { $count } kart z zatoki.
    }
farshore-move-worker = Możesz przesunąć jednego ze swoich robotników na inne pole.
    .verb = przesunąć
farshore-counted-others =
    { $case ->
        [each] { CASE($what, "each-other") }
        [acc-pl] { CASE($what, "acc-pl-other") }
        [acc] { CASE($what, "acc-other") }
       *[nom] { CASE($what, "other") }
    }
farshore-counted-cards = { $what } w twoim mieście
farshore-counted-treasures =
    { $case ->
        [each] każdy skarb w twoich zasobach
        [acc-pl] skarby w twoich zasobach
       *[nom] skarb w twoich zasobach
    }
farshore-counted-maps =
    { $case ->
        [each] każdą twoją mapę
        [acc] mapę
        [acc-pl] twoje mapy
       *[nom] twoja mapa
    }
farshore-counted-marks =
    { $case ->
        [each] każde pole ze skrzynią skarbów, do którego dopłynął twój statek
        [acc-pl] pola ze skrzynią skarbów, do których dopłynął twój statek
       *[nom] pole ze skrzynią skarbów, do którego dopłynął twój statek
    }
farshore-help-when =
    { $form ->
        [critter] Gdy zagrywasz stworzenie{ $matching ->
            [yes] , które odpowiada odkrytemu kafelkowi róży wiatrów
           *[no] {""}
        }
        [construction] Gdy zagrywasz budowlę{ $matching ->
            [yes] , która odpowiada odkrytemu kafelkowi róży wiatrów
           *[no] {""}
        }
       *[any] Gdy zagrywasz kartę{ $matching ->
            [yes] , która odpowiada odkrytemu kafelkowi róży wiatrów
           *[no] {""}
        }
    }
farshore-help-swap =
    { $count ->
        [one] { $when }, możesz zastąpić innym { $count } surowiec z kosztu.
        [few] { $when }, możesz zastąpić innymi maksymalnie { $count } surowce z kosztu.
       *[many] { $when }, możesz zastąpić innymi maksymalnie { $count } surowców z kosztu.
    }
farshore-help-less =
    { $leaves ->
        [yes] { $when }, możesz odrzucić tę kartę, aby zapłacić { CASE($what, "acc") } mniej.
       *[no] { $when }, możesz zapłacić { CASE($what, "acc") } mniej.
    }
farshore-drop-anchor = Wybierz budowlę, przy której użyjesz kotwicy.
    .verb = Wybierz
farshore-why-no-map = Nie ma mapy, której wymagania spełnia twoje miasto i której rodzaju jeszcze nie masz.
farshore-why-map-held = Masz już mapę tego rodzaju.

farshore-rule-treasures = Wszędzie tam, gdzie płaci się surowcami, skarbem można zapłacić zamiast dowolnego surowca.
farshore-rule-placing = Karty, które reagują na robotników na wybrzeżu lub na wyspach, działają po rozpatrzeniu pola.

farshore-about = Przez cztery pory roku buduj miasto na wybrzeżu, żegluj z wiatrem, szukaj skarbów i map. Wygrywa, kto ma najwięcej punktów.
farshore-setting-lookout = Ile kart dobiera się w punkcie widokowym: do limitu kart na ręce czy tyle, ile odrzucono.
farshore-setting-captain = Kapitanka, przeciwniczka bez miejsca przy stole, która liczy się jako dodatkowy gracz: od nieśmiałej po postrach oceanów. W grze solo spotykasz ją zawsze.
farshore-setting-weather = Pogoda, która obowiązuje wszystkich graczy: brak, górne efekty albo oba.
farshore-stop = Zrezygnuj
farshore-treasure = Zapłać skarbami
farshore-anchor = Użyj kotwicy
farshore-new-hand = Nowa ręka
farshore-finish = Spasuj i zakończ
farshore-draw = Dobierz z talii
farshore-sail = Przesuń statek
farshore-captain = kapitanka
farshore-captain-name = Kapitanka Krabita
farshore-verdict-lost =
    { $points ->
        [one] Kapitanka Krabita wygrywa z wynikiem { $points } punktu.
       *[many] Kapitanka Krabita wygrywa z wynikiem { $points } punktów.
    }
farshore-verdict-won =
    { $count ->
        [one] { $seats } wygrywa
       *[many] Wygrywają { $seats }
    }; kapitanka Krabita ma { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
farshore-play-from-bay = Zagraj z zatoki: { $card }
farshore-change-hand = Zatrzymaj karty na ręce albo odrzuć wszystkie i dobierz tyle samo nowych.
    .verb = Zatrzymaj
farshore-autumn-gifts = Wybierz kartę, która teraz zadziała, albo dobierz swoje dwie karty jesieni.
    .verb = Wybierz
farshore-high-tide =
    { $count ->
        [one] Przypływ: wybierz { $count } wyspę, która zostanie zalana.
        [few] Przypływ: wybierz { $count } wyspy, które zostaną zalane.
       *[many] Przypływ: wybierz { $count } wysp, które zostaną zalane.
    }
    .verb = wybierz
farshore-why-weather = { $weather }: { $rules }
farshore-pay-toll = Zapłać, czego pogoda żąda za kafelki róży wiatrów, albo płyń bez nich.
    .verb = Zapłać
farshore-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Nic więcej nie zrobisz: spasuj. Kończysz wtedy grę; pozostali grają dalej.
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
farshore-why-not-in-bay = Tej karty nie ma w zatoce.
farshore-why-finish = Spasować można tylko jesienią.
    .short = jesienią
farshore-why-flooded = Tę wyspę zalał przypływ.
    .short = zalana
farshore-track = Pola toru statku: { $count }; są warte kolejno { $values } punktów. Skarby czekają na polach { $marks }.
farshore-map-asks =
    { $points ->
        [one] Wymaga { CASE($cards, "gen") }. Daje { $points } punkt za każdą twoją mapę.
        [few] Wymaga { CASE($cards, "gen") }. Daje { $points } punkty za każdą twoją mapę.
       *[many] Wymaga { CASE($cards, "gen") }. Daje { $points } punktów za każdą twoją mapę.
    }
farshore-tile = Twój statek przesuwa się o 1 pole, gdy zagrywasz { CASE($what, "acc") }.
farshore-trail = Kapitanka wysyła robotnika { $top }. Jeśli się nie da: { $middle }. Jeśli i to się nie da: { $bottom }.
farshore-trail-step =
    { $symbol ->
        [shore] na pole „{ $place }”
        [island] na pierwszą wolną wyspę od lewej
        [red_plays] na wolną czerwoną kartę w swoim mieście i zagrywa { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
        [red_ship] na wolną czerwoną kartę w swoim mieście i przesuwa statek o { $count ->
            [one] { $count } pole
            [few] { $count } pola
           *[many] { $count } pól
        }
        [red_treasure] na wolną czerwoną kartę w swoim mieście i bierze { $count ->
            [one] { $count } skarb
            [few] { $count } skarby
           *[many] { $count } skarbów
        }
        [docks] do doków i przesuwa statek o { $count ->
            [one] { $count } pole
            [few] { $count } pola
           *[many] { $count } pól
        }
       *[lookout] do punktu widokowego, dobiera z zatoki fioletową kartę, jeśli jakaś tam leży, odrzuca wszystkie { CASE($colour, "pl") } i bierze skarb
    }
farshore-trail-name = karta szlaku { $number }
farshore-wind =
    { $case ->
        [bare] { CASE($what, "nom") }
       *[nom] wiatr: { $what }
    }
farshore-weather-name =
    { $key ->
        [thick-fog] Gęsta mgła
        [squall] Szkwał
        [doldrums] Flauta
        [downpour] Ulewa
        [cold-snap] Fala chłodu
        [gale] Wichura
        [heavy-swell] Wysoka fala
        [damp-rot] Wilgoć i pleśń
        [riptide] Prąd wsteczny
        [heavy-clouds] Ciężkie chmury
       *[other] { $title }
    }
farshore-weather = Górny efekt: { $upper } Dolny efekt: { $lower }
farshore-weather-rule =
    { $rule ->
        [bay_cost] { $count ->
            [one] Każda karta zagrywana z zatoki kosztuje o { $count } dowolny surowiec więcej.
            [few] Każda karta zagrywana z zatoki kosztuje o { $count } dowolne surowce więcej.
           *[many] Każda karta zagrywana z zatoki kosztuje o { $count } dowolnych surowców więcej.
        }
        [critter_cost] Każde stworzenie opłacane grzybkami kosztuje o { $count } więcej.
        [construction_cost] { $count ->
            [one] Każda budowla kosztuje o { $count } dowolny surowiec więcej.
            [few] Każda budowla kosztuje o { $count } dowolne surowce więcej.
           *[many] Każda budowla kosztuje o { $count } dowolnych surowców więcej.
        }
        [lookout_deck] W punkcie widokowym dobierasz karty tylko z talii.
        [compass_most] { $count ->
            [one] Zagrana karta przesuwa twój statek najwyżej o { $count } pole.
            [few] Zagrana karta przesuwa twój statek najwyżej o { $count } pola.
           *[many] Zagrana karta przesuwa twój statek najwyżej o { $count } pól.
        }
        [other_moves_less] { $count ->
            [one] Ruchy twojego statku bez pomocy róży wiatrów są o { $count } pole krótsze.
            [few] Ruchy twojego statku bez pomocy róży wiatrów są o { $count } pola krótsze.
           *[many] Ruchy twojego statku bez pomocy róży wiatrów są o { $count } pól krótsze.
        }
        [still_a] Kafelek róży wiatrów ze stosu A nie przesuwa statków.
        [still_b] Kafelek róży wiatrów ze stosu B nie przesuwa statków.
        [toll_a] { $count ->
            [one] Kafelek róży wiatrów ze stosu A przesuwa twój statek tylko wtedy, gdy zapłacisz { $count } dowolny surowiec.
            [few] Kafelek róży wiatrów ze stosu A przesuwa twój statek tylko wtedy, gdy zapłacisz { $count } dowolne surowce.
           *[many] Kafelek róży wiatrów ze stosu A przesuwa twój statek tylko wtedy, gdy zapłacisz { $count } dowolnych surowców.
        }
        [toll_b] { $count ->
            [one] Kafelek róży wiatrów ze stosu B przesuwa twój statek tylko wtedy, gdy zapłacisz { $count } dowolny surowiec.
            [few] Kafelek róży wiatrów ze stosu B przesuwa twój statek tylko wtedy, gdy zapłacisz { $count } dowolne surowce.
           *[many] Kafelek róży wiatrów ze stosu B przesuwa twój statek tylko wtedy, gdy zapłacisz { $count } dowolnych surowców.
        }
        [docks_most] { $count ->
            [one] W dokach odrzucasz najwyżej { $count } kartę.
            [few] W dokach odrzucasz najwyżej { $count } karty.
           *[many] W dokach odrzucasz najwyżej { $count } kart.
        }
        [shore_less] { $count ->
            [one] Każde pole akcji na wybrzeżu daje o { $count } surowiec mniej, ale co najmniej jeden.
            [few] Każde pole akcji na wybrzeżu daje o { $count } surowce mniej, ale co najmniej jeden.
           *[many] Każde pole akcji na wybrzeżu daje o { $count } surowców mniej, ale co najmniej jeden.
        }
        [no_anchors] Nie możesz używać kotwic.
        [no_aids] Nie możesz używać kart, które zmieniają koszt.
        [island_toll] { $count ->
            [one] Zanim odwiedzisz wyspę, odrzuć { $count } kartę.
            [few] Zanim odwiedzisz wyspę, odrzuć { $count } karty.
           *[many] Zanim odwiedzisz wyspę, odrzuć { $count } kart.
        }
        [red_toll] { $count ->
            [one] Zanim odwiedzisz czerwoną kartę, odrzuć { $count } kartę.
            [few] Zanim odwiedzisz czerwoną kartę, odrzuć { $count } karty.
           *[many] Zanim odwiedzisz czerwoną kartę, odrzuć { $count } kart.
        }
        [hand_limit] { $count ->
            [one] Limit kart na ręce to { $count } karta; te, które już masz, zostają.
            [few] Limit kart na ręce to { $count } karty; te, które już masz, zostają.
           *[many] Limit kart na ręce to { $count } kart; te, które już masz, zostają.
        }
        [prepare_toll] { $count ->
            [one] Zanim przygotujesz się do nowej pory roku, odrzuć { $count } kartę.
            [few] Zanim przygotujesz się do nowej pory roku, odrzuć { $count } karty.
           *[many] Zanim przygotujesz się do nowej pory roku, odrzuć { $count } kart.
        }
        [treasure_toll] { $count ->
            [one] Pole ze skrzynią skarbów daje skarb tylko wtedy, gdy zapłacisz { $count } dowolny surowiec.
            [few] Pole ze skrzynią skarbów daje skarb tylko wtedy, gdy zapłacisz { $count } dowolne surowce.
           *[many] Pole ze skrzynią skarbów daje skarb tylko wtedy, gdy zapłacisz { $count } dowolnych surowców.
        }
        [no_treasures] Nie możesz płacić skarbami.
        [blue_idle] Twoje niebieskie karty nie działają.
       *[green_idle] Twoje zielone karty nie działają przy zagraniu.
    }

farshore-score-treasures = skarby
farshore-score-map = mapa
farshore-score-ship = statek
farshore-tally-ship = pole { $step } na torze
farshore-tally-map =
    { $maps ->
        [one] { $value } × { $maps } mapa
        [few] { $value } × { $maps } mapy
       *[many] { $value } × { $maps } map
    }
farshore-score-captain-cards =
    { $which ->
        [purple] { $count ->
            [one] { $count } fioletowa karta
            [few] { $count } fioletowe karty
           *[many] { $count } fioletowych kart
        }
       *[other] { $count ->
            [one] { $count } inna karta
            [few] { $count } inne karty
           *[many] { $count } innych kart
        }
    }

farshore-preview-ship =
    { $count ->
        [one] Twój statek przesuwa się o { $count } pole.
        [few] Twój statek przesuwa się o { $count } pola.
       *[many] Twój statek przesuwa się o { $count } pól.
    }
    .short = statek +{ $count }

farshore-log-islands = Wyspy w zasięgu wzroku: { $cards }.
farshore-log-compass = Róża wiatrów wskazuje: { CASE($cards, "bare") }.
farshore-log-bay = Nowe w zatoce: { $cards }.
farshore-log-takes = { $seat } dobiera z zatoki: { $cards }.
farshore-log-plays-from-bay = { $seat } zagrywa z zatoki: { $cards }.
farshore-log-map = { $seat } zdobywa: { $cards }.
farshore-log-flooded = Przypływ zalewa: { $cards }.
farshore-log-anchor = { $seat } używa kotwicy przy karcie „{ $card }”.
farshore-log-ship =
    { $count ->
        [one] { $seat }: statek przesuwa się o { $count } pole, na { $points }.
        [few] { $seat }: statek przesuwa się o { $count } pola, na { $points }.
       *[many] { $seat }: statek przesuwa się o { $count } pól, na { $points }.
    }
farshore-log-finishes = { $seat } pasuje.
farshore-log-captain-turn = Tura kapitanki
farshore-log-captain-draws =
    { $count ->
        [one] Kapitanka dobiera { $count } kartę.
        [few] Kapitanka dobiera { $count } karty.
       *[many] Kapitanka dobiera { $count } kart.
    }
farshore-log-captain-takes = Kapitanka dobiera z zatoki: { $cards }.
farshore-log-captain-plays-hand = Kapitanka zagrywa z ręki: { $cards }.
farshore-log-captain-plays-bay = Kapitanka zagrywa z zatoki: { $cards }.
farshore-log-captain-plays-deck = Kapitanka zagrywa z talii: { $cards }.
farshore-log-captain-clears = Kapitanka odrzuca z zatoki: { $cards }.
farshore-log-captain-map = Kapitanka zdobywa: { $cards }.
farshore-log-captain-ship =
    { $count ->
        [one] Statek kapitanki przesuwa się o { $count } pole, na { $points }.
        [few] Statek kapitanki przesuwa się o { $count } pola, na { $points }.
       *[many] Statek kapitanki przesuwa się o { $count } pól, na { $points }.
    }
farshore-log-captain-treasures =
    { $count ->
        [one] Kapitanka bierze { $count } skarb.
        [few] Kapitanka bierze { $count } skarby.
       *[many] Kapitanka bierze { $count } skarbów.
    }
farshore-log-captain-season =
    { $season ->
        [spring] Kapitanka przygotowuje się do wiosny.
        [summer] Kapitanka przygotowuje się do lata.
       *[autumn] Kapitanka przygotowuje się do jesieni.
    }
farshore-log-captain-finishes = Kapitanka pasuje.
farshore-log-captain-dunes = Kapitanka wysyła robotnika na wydmy.
farshore-log-trail = Kapitanka odkrywa: { $cards }.
farshore-log-new-trail = Karty szlaku kapitanki zostają potasowane na nowo.
farshore-log-trail-taken =
    { $symbol ->
        [shore] Pole „{ $place }” jest zajęte.
        [island] Żadna wyspa nie jest wolna.
       *[other] Kapitanka nie ma wolnej czerwonej karty.
    }
farshore-log-trail-goes =
    { $section ->
        [top] Według górnej sekcji kapitanka wysyła robotnika { $step }.
        [middle] Według środkowej sekcji kapitanka wysyła robotnika { $step }.
       *[bottom] Według dolnej sekcji kapitanka wysyła robotnika { $step }.
    }
farshore-log-plan =
    { $first ->
        [yes] Najwyższy znacznik jej planu jest { CASE($colour, "nom") }, w rzędzie { $row }
       *[no] Następny jest { CASE($colour, "nom") }, w rzędzie { $row }
    }{ $found ->
        [yes] .
       *[no] , ale w zatoce nie ma takiej karty.
    }
farshore-log-plan-none = Żadna karta w zatoce nie pasuje do jej planu: kapitanka bierze kartę z wierzchu talii.
farshore-log-marker =
    { $row ->
        [0] Jej { CASE($colour, "nom") } znacznik opuszcza plan.
       *[other] Jej { CASE($colour, "nom") } znacznik przesuwa się na planie do rzędu { $row }.
    }
farshore-log-weather = Pogoda teraz: { $cards }.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

farshore-give-captain = Otrzymuje kapitanka
farshore-keep-hand = Zatrzymaj rękę
farshore-verb-draw = Dobierz { $count }
farshore-draw-no-more = Nie dobieraj więcej
farshore-verb-flood = Zalej { $count }
farshore-verb-pay =
    { $count ->
        [0] Nic nie płać
       *[other] Zapłać { CASE($what, "acc") }
    }
farshore-verb-toll =
    { $count ->
        [0] Nic nie płać, płyń o { $spaces }
       *[other] Zapłać { CASE($what, "acc") }, płyń o { $spaces }
    }

## At the table in the browser

farshore-table-bay = Zatoka
farshore-table-shore = Wybrzeże
farshore-table-islands = Wyspy
farshore-table-roses = Wiatry
farshore-table-maps = Mapy
farshore-table-maps-worth = każda warta swą liczbę × twoje mapy
farshore-table-ships = Statki
farshore-table-deck = talia
farshore-table-discarded = odrzucone
farshore-table-captain = Kapitanka Krabita
farshore-table-captain-city = Miasto
farshore-table-captain-line = Kapitanka Krabita: otwórz miasto. { $level }, karty w jej mieście: { $cards }, karty na jej ręce: { $hand }
farshore-table-captain-passed = pas
farshore-table-level = { $level ->
    [1] nieśmiała
    [2] odważna
    [3] wspaniała
   *[4] postrach oceanów
  }
farshore-table-plan = Plan
farshore-table-plan-next = Następna: { $type }
farshore-table-plan-none = Na planie nie ma już znaczników
farshore-table-trail = Szlak
farshore-table-flooded-long = zalana do końca gry
farshore-table-stack = jednakowe karty: { $count }
farshore-table-ship-at = { $name }: statek na { $points } punktach
farshore-table-anchors-left = { $count ->
    [0] brak kotwic
    [one] została { $count } kotwica
    [few] zostały { $count } kotwice
   *[many] zostało { $count } kotwic
  }
farshore-table-own-map = twoja
farshore-table-map-may = możesz
farshore-table-map-short = brak { $count }
farshore-table-map-left = stos
farshore-table-no-map = brak
farshore-table-rule-above = góra
farshore-table-rule-below = dół
farshore-table-trail-left = jeszcze { $count }
farshore-table-trail-where = { $symbol ->
    [island] wolna wyspa
   *[other] wolna czerwona karta
  }
farshore-table-trail-does = { $symbol ->
    [shore] blokuje
    [island] blokuje
    [red_plays] { $count ->
        [one] zagrywa { $count } kartę
        [few] zagrywa { $count } karty
       *[many] zagrywa { $count } kart
    }
    [red_treasure] { $count ->
        [one] bierze { $count } skarb
        [few] bierze { $count } skarby
       *[many] bierze { $count } skarbów
    }
    [lookout] odrzuca kolor { $colour }
   *[other] płynie o { $count }
  }
farshore-table-why = Dlaczego
farshore-table-why-note = pierwsza sekcja, którą można wykonać
farshore-table-why-none = Nie odkryła jeszcze żadnej karty szlaku.
farshore-table-section-1 = górna
farshore-table-section-2 = środkowa
farshore-table-section-3 = dolna
farshore-table-section-taken = jest tam { $name }
farshore-table-section-full = zajęte
farshore-table-section-not-needed = niepotrzebna
farshore-table-plan-note = najwyższy znacznik, od lewej
farshore-table-plan-moved = { $type }: z rzędu { $from } do rzędu { $to }
farshore-table-plan-gone = { $type }: z rzędu { $from } poza plan
farshore-table-plan-leads = Prowadzi { $type }, w rzędzie { $row }.
farshore-table-captain-no-limit = bez limitu, pomija treść kart
