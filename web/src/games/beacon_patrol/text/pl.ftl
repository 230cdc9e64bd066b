### Co mówi własny stół gry „Beacon Patrol”.

chart = Mapa morska
sea-name = Zewnętrzne Szkiery
laid = wyłożone: { $laid }, zbadane: { $explored }
tools = Widok mapy
closer = Bliżej (+)
farther = Dalej (−)
whole = Cała mapa (0)
save-map = Zapisz mapę
close = Zamknij
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }

cell-now =
    Połóż tutaj: { $tile }. { $points ->
        [0] Na razie bez punktów.
        [one] { $points } punkt więcej.
        [few] { $points } punkty więcej.
       *[other] { $points } punktów więcej.
    }
cell-later =
    Przepłyń { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    } i połóż tutaj: { $tile }. { $points ->
        [0] Na razie bez punktów.
        [one] { $points } punkt więcej.
        [few] { $points } punkty więcej.
       *[other] { $points } punktów więcej.
    }
cell-barred = { $tile }: nie można położyć tutaj. { $reason }
cell-reach =
    { $tile }. Przypłyń tutaj: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }. { $state }
cell-spend = { $tile }. Odrzuć kafelek, aby tu przypłynąć. { $state }
cell-dark = Jeszcze niezbadany.
cell-lit =
    { $points ->
        [0] Zbadany.
        [one] Zbadany: { $points } punkt.
        [few] Zbadany: { $points } punkty.
       *[other] Zbadany: { $points } punktów.
    }
cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Miejsce kwatery głównej.
            [-1] Na zachód od kwatery: { $dx }.
           *[other] Na wschód od kwatery: { $dx }.
        }
        [-1] { $ew ->
            [0] Na północ od kwatery: { $dy }.
            [-1] Na północ od kwatery: { $dy }, na zachód: { $dx }.
           *[other] Na północ od kwatery: { $dy }, na wschód: { $dx }.
        }
       *[other] { $ew ->
            [0] Na południe od kwatery: { $dy }.
            [-1] Na południe od kwatery: { $dy }, na zachód: { $dx }.
           *[other] Na południe od kwatery: { $dy }, na wschód: { $dx }.
        }
    }
no-fit = Tu nie pasuje
no-way = Poza zasięgiem
windmill-counts = 1 punkt i 1 za każde otwarte morze obok.
pier-counts = 1 punkt i 1 za każdy dom na wyspie.

hand = Twoja ręka
hand-empty = Brak kafelków na ręce.
taken = wzięty: oddaj jeden w zamian
fits =
    { $count ->
        [0] Nie pasuje nigdzie w zasięgu
        [one] Pasuje w { $count } miejscu
       *[other] Pasuje w { $count } miejscach
    }
tokens = Gotowe żetony ruchu: { $ready } z { $of }
steps =
    { $count ->
        [0] Brak kroków
        [one] { $count } krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
to-sail = do przepłynięcia
pile =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[other] { $count } kafelków
    }
pile-left = zostało w stosie
gone = odłożone: { $count }
pile-both = W stosie zostało: { $count }, odłożone: { $gone }
swap = Wybierz do wymiany, raz na turę
swap-for = Wymień na: { $tile } ({ $name })
you = ty
you-role = ty, { $role }
sailing = teraz płynie
thinking = myśli…
next = płynie następny

score = Wynik
rank =
    { $rank ->
        [sailors] Marynarze
        [captains] Kapitanowie
        [navigators] Nawigatorzy
        [cartographers] Kartografowie
       *[novices] Nowicjusze
    }
more-for =
    jeszcze { $count }: { $rank ->
        [sailors] Marynarze
        [captains] Kapitanowie
        [navigators] Nawigatorzy
       *[cartographers] Kartografowie
    }
to-rank =
    jeszcze { $count }: { $rank ->
        [sailors] Marynarze
        [captains] Kapitanowie
        [navigators] Nawigatorzy
       *[cartographers] Kartografowie
    }
highest = najwyższa ranga
kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] latarnia
            [few] latarnie
           *[other] latarni
        }
        [buoys] { $count ->
            [one] boja
            [few] boje
           *[other] boi
        }
        [windmills] { $count ->
            [one] wiatrak
            [few] wiatraki
           *[other] wiatraków
        }
        [piers] { $count ->
            [one] pomost
            [few] pomosty
           *[other] pomostów
        }
       *[others] { $count ->
            [one] inny
            [few] inne
           *[other] innych
        }
    }
kind-worth =
    { $kind ->
        [lighthouses] po 3 punkty; kwatera też się liczy
        [buoys] po 2 punkty
        [windmills] po 1 punkcie i 1 za każde otwarte morze obok
        [piers] po 1 punkcie i 1 za każdy dom na wyspie
       *[others] po 1 punkcie
    }
tabs = Strony stołu
tab =
    { $tab ->
        [crew] Załoga
        [score] Wynik
        [log] Dziennik
       *[chart] Stół
    }

the-end = Koniec rejsu
lights-out = Wszystkie światła zgasły.
told =
    { $kind ->
        [lighthouses] Latarnie
        [buoys] Boje
        [windmills] Wiatraki
        [piers] Pomosty
       *[others] Inne kafelki
    }: { $count }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
skip = Pomiń
verdict =
    { $rank ->
        [sailors] Jesteście marynarzami.
        [captains] Jesteście kapitanami!
        [navigators] Jesteście nawigatorami!
        [cartographers] Jesteście kartografami!
       *[novices] Na razie nowicjusze.
    }
verdict-score = Punkty: { $score }. Zbadane { $explored } z { $laid } wyłożonych
tell-again = Policz jeszcze raz
