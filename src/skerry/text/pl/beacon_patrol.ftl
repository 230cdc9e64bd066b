### Beacon Patrol.

beacon-about =
    Beacon Patrol: flota kreśli mapę nieznanego morza, kafelek po kafelku. Wszyscy grają razem; kafelek liczy
    się, gdy jest otoczony, a latarnie i boje liczą się bardziej.
beacon-setting-windmills = Wiatraki: pięć dodatkowych kafelków, wartych więcej przy otwartym morzu.
beacon-setting-piers = Pomosty: cztery dodatkowe kafelki, warte więcej na wyspach z domami.

beacon-ship = statek { $number }
beacon-tile =
    { $edges ->
        [LWWW] północny brzeg
        [WLWW] wschodni brzeg
        [WWLW] południowy brzeg
        [WWWL] zachodni brzeg
        [LWLW] kanał z zachodu na wschód
        [WLWL] kanał z północy na południe
        [LLWW] północno-wschodni brzeg
        [WLLW] południowo-wschodni brzeg
        [WWLL] południowo-zachodni brzeg
        [LWWL] północno-zachodni brzeg
        [LLWL] { $case ->
            [acc] zatokę otwartą na południe
           *[nom] zatoka otwarta na południe
        }
        [LWLL] { $case ->
            [acc] zatokę otwartą na wschód
           *[nom] zatoka otwarta na wschód
        }
        [LLLW] { $case ->
            [acc] zatokę otwartą na zachód
           *[nom] zatoka otwarta na zachód
        }
        [WLLL] { $case ->
            [acc] zatokę otwartą na północ
           *[nom] zatoka otwarta na północ
        }
       *[WWWW] { $feature ->
            [headquarters] { $case ->
                [acc] kwaterę główną
               *[nom] kwatera główna
            }
           *[other] otwarte morze
        }
    }{ $feature ->
        [lighthouse] {" "}z latarnią
        [buoy] {" "}z boją
        [windmill] {" "}z wiatrakiem
        [pier] {" "}z pomostem
       *[other] {""}
    }
beacon-card =
    { $tile }{ $houses ->
        [0] {""}
        [one] { $feature ->
            [pier] {" "}i domem
            [windmill] {" "}i domem
            [lighthouse] {" "}i domem
            [buoy] {" "}i domem
           *[other] {" "}z domem
        }
       *[many] { $feature ->
            [pier] {" "}i { $houses } domami
            [windmill] {" "}i { $houses } domami
            [lighthouse] {" "}i { $houses } domami
            [buoy] {" "}i { $houses } domami
           *[other] {" "}z { $houses } domami
        }
    }: { $feature ->
        [windmill] po zbadaniu daje 1 punkt i po 1 za każde sąsiednie otwarte morze
        [pier] po zbadaniu daje 1 punkt i po 1 za każdy dom na jego wyspie
       *[other] { $points ->
            [one] po zbadaniu daje { $points } punkt
            [few] po zbadaniu daje { $points } punkty
           *[many] po zbadaniu daje { $points } punktów
        }
    }

beacon-lay =
    Wyłóż na { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }: { $tile }
beacon-spend =
    Odrzuć { CASE($tile, "acc") } i płyń na { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
beacon-sail =
    Płyń na { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
beacon-end-turn = Zakończ turę
beacon-keep-none = Nie zatrzymuj
beacon-take-turn =
    { $tiles ->
        [0] { $tokens ->
            [0] Nic więcej nie zrobisz: zakończ turę.
           *[other] Płyń dalej albo zakończ turę.
        }
       *[other] { $tokens ->
            [0] Wyłóż kafelek obok swojego statku albo zakończ turę.
           *[other] Wyłóż kafelek obok swojego statku albo płyń dalej.
        }
    }
    .verb =
        { $tiles ->
            [0] { $tokens ->
                [0] zakończ
               *[other] Płyń
            }
           *[other] Wyłóż
        }
beacon-give = Oddaj jeden ze swoich kafelków w zamian za wzięty.
    .verb = Oddaj
beacon-keep = Zatrzymaj jeden kafelek na następną turę albo żadnego.
    .verb = Zatrzymaj
beacon-preview-points =
    { $points ->
        [0] Na razie bez punktów.
        [one] O { $points } punkt więcej.
        [few] O { $points } punkty więcej.
       *[many] O { $points } punktów więcej.
    }
    .short = +{ $points }

beacon-why-not-in-hand = Nie masz tego kafelka na ręce.
beacon-why-no-other-hand = Wziąć można tylko kafelek z ręki innego gracza.
beacon-why-swapped = W tej turze była już wymiana.
beacon-why-nothing-to-give = Nie masz kafelka, który można za niego oddać.
beacon-why-taken = Leży tam już kafelek.
beacon-why-land-ahead =
    Na { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    } od twojego statku jest ląd; tam nie popłynie.
beacon-why-uncharted = Nie leży tam jeszcze żaden kafelek.
beacon-why-no-token = Wszystkie twoje żetony ruchu są wykorzystane.
beacon-why-clash =
    Jego { $side ->
        [north] północny
        [east] wschodni
        [south] południowy
       *[west] zachodni
    } bok to { $mine ->
        [land] ląd, a sąsiedni kafelek ma tam wodę
       *[water] woda, a sąsiedni kafelek ma tam ląd
    }.
beacon-why-too-far =
    { $tokens ->
        [0] Poza zasięgiem: { $steps ->
            [one] { $steps } krok stąd
            [few] { $steps } kroki stąd
           *[many] { $steps } kroków stąd
        }, a wszystkie twoje żetony są wykorzystane.
       *[other] To { $steps ->
            [one] { $steps } krok stąd
            [few] { $steps } kroki stąd
           *[many] { $steps } kroków stąd
        }; masz { $tokens ->
            [one] { $tokens } żeton
            [few] { $tokens } żetony
           *[many] { $tokens } żetonów
        }.
    }
beacon-why-no-course = Twój statek nie dopłynie tam wodą.
beacon-why-all-land = Ze wszystkimi sąsiadami stykałby się lądem; żaden statek nie mógłby za nim popłynąć.

beacon-legend =
    ▒ ląd, · woda; L latarnia morska, H kwatera główna, b boja, W wiatrak, P pomost, ⌂ dom; liczba to
    statek gracza o tym numerze.
beacon-rank =
    { $rank ->
        [sailors] Marynarze
        [captains] Kapitanowie
        [navigators] Nawigatorzy
        [cartographers] Kartografowie
       *[novices] Nowicjusze
    }
beacon-verdict =
    { $rank }{ $lacks ->
        [0] {""}
       *[other] ; do następnej rangi jeszcze { $lacks }
    }

beacon-log-turn = Tura { $turn }
beacon-log-draws = { $seat } dobiera { CASE($tiles, "acc") }.
beacon-log-lays = { $seat } wykłada { CASE($tiles, "acc") }.
beacon-log-points =
    { $points ->
        [one] Zbadane kafelki: { $points } punkt.
        [few] Zbadane kafelki: { $points } punkty.
       *[many] Zbadane kafelki: { $points } punktów.
    }
beacon-log-discards = { $seat } odrzuca { CASE($tiles, "acc") }.
beacon-log-sails = { $seat } płynie dalej.
beacon-log-takes = { $seat } bierze { CASE($tiles, "acc") }.
beacon-log-gives = { $seat } dostaje w zamian { CASE($tiles, "acc") }.
beacon-log-keeps = { $seat } zatrzymuje { CASE($tiles, "acc") }.

## At the table in the browser

beacon-table-chart = Mapa morska
beacon-table-sea-name = Zewnętrzne Szkiery
beacon-table-laid = wyłożone: { $laid }, zbadane: { $explored }
beacon-table-tools = Widok mapy
beacon-table-closer = Bliżej (+)
beacon-table-farther = Dalej (−)
beacon-table-whole = Cała mapa (0)
beacon-table-save-map = Zapisz mapę
beacon-table-close = Zamknij
beacon-table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

beacon-table-cell-now =
    Wyłóż tu: { $tile } – { $points ->
        [0] na razie bez punktów
        [one] o { $points } punkt więcej
        [few] o { $points } punkty więcej
       *[many] o { $points } punktów więcej
    }.
beacon-table-cell-later =
    Przepłyń { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, a potem wyłóż tu: { $tile } – { $points ->
        [0] na razie bez punktów
        [one] o { $points } punkt więcej
        [few] o { $points } punkty więcej
       *[many] o { $points } punktów więcej
    }.
beacon-table-cell-barred = Tu nie można wyłożyć: { $tile }. { $reason }
beacon-table-cell-reach =
    { $tile }. Płyń tutaj: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }. { $state }
beacon-table-cell-spend = { $tile }. Odrzuć kafelek, aby tu przypłynąć. { $state }
beacon-table-cell-dark = Jeszcze niezbadane.
beacon-table-cell-lit =
    { $points ->
        [0] Zbadane.
        [one] Zbadane: { $points } punkt.
        [few] Zbadane: { $points } punkty.
       *[many] Zbadane: { $points } punktów.
    }
beacon-table-cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Miejsce kwatery głównej.
            [-1] { $dx } na zachód od kwatery głównej.
           *[other] { $dx } na wschód od kwatery głównej.
        }
        [-1] { $dy } na północ{ $ew ->
            [0] {" "}od kwatery głównej.
            [-1] {" "}i { $dx } na zachód od kwatery głównej.
           *[other] {" "}i { $dx } na wschód od kwatery głównej.
        }
       *[other] { $dy } na południe{ $ew ->
            [0] {" "}od kwatery głównej.
            [-1] {" "}i { $dx } na zachód od kwatery głównej.
           *[other] {" "}i { $dx } na wschód od kwatery głównej.
        }
    }
beacon-table-no-fit = Nie pasuje tutaj
beacon-table-no-way = Poza zasięgiem
beacon-table-windmill-counts = 1 punkt i po 1 za każde sąsiednie otwarte morze.
beacon-table-pier-counts = 1 punkt i po 1 za każdy dom na jego wyspie.

beacon-table-hand = Twoja ręka
beacon-table-hand-empty = Nie masz kafelków na ręce.
beacon-table-taken = wzięty: oddaj za niego inny
beacon-table-fits =
    { $count ->
        [0] Nie pasuje nigdzie w zasięgu
        [one] Pasuje w { $count } miejscu
       *[many] Pasuje w { $count } miejscach
    }
beacon-table-tokens = gotowe żetony ruchu: { $ready } z { $of }
beacon-table-steps =
    { $count ->
        [0] Bez kroków
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
beacon-table-to-sail = do przepłynięcia
beacon-table-pile =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
beacon-table-pile-left = zostało w stosie
beacon-table-gone = odrzucone: { $count }
beacon-table-pile-both =
    W stosie { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }, odrzucone: { $gone }
beacon-table-swap = Wybierz do wymiany, raz na turę
beacon-table-swap-for = Wymień się: { $tile } ({ $name })
beacon-table-you = ty
beacon-table-you-role = ty, { $role }
beacon-table-sailing = teraz płynie
beacon-table-thinking = myśli…
beacon-table-next = potem płynie

beacon-table-score = Wynik
beacon-table-rank =
    { $rank ->
        [sailors] Marynarze
        [captains] Kapitanowie
        [navigators] Nawigatorzy
        [cartographers] Kartografowie
       *[novices] Nowicjusze
    }
beacon-table-more-for =
    jeszcze { $count } do rangi { $rank ->
        [sailors] Marynarzy
        [captains] Kapitanów
        [navigators] Nawigatorów
       *[cartographers] Kartografów
    }
beacon-table-to-rank =
    { $count } do { $rank ->
        [sailors] Marynarzy
        [captains] Kapitanów
        [navigators] Nawigatorów
       *[cartographers] Kartografów
    }
beacon-table-highest = najwyższa ranga
beacon-table-kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] latarnia
            [few] latarnie
           *[many] latarni
        }
        [buoys] { $count ->
            [one] boja
            [few] boje
           *[many] boi
        }
        [windmills] { $count ->
            [one] wiatrak
            [few] wiatraki
           *[many] wiatraków
        }
        [piers] { $count ->
            [one] pomost
            [few] pomosty
           *[many] pomostów
        }
       *[others] { $count ->
            [one] inny
            [few] inne
           *[many] innych
        }
    }
beacon-table-kind-worth =
    { $kind ->
        [lighthouses] po 3 punkty; kwatera główna też
        [buoys] po 2 punkty
        [windmills] po 1 punkcie i po 1 za każde sąsiednie otwarte morze
        [piers] po 1 punkcie i po 1 za każdy dom na wyspie
       *[others] po 1 punkcie
    }
beacon-table-tabs = Widoki stołu
beacon-table-tab =
    { $tab ->
        [crew] Załoga
        [score] Wynik
        [log] Dziennik
       *[chart] Stół
    }

beacon-table-the-end = Koniec rejsu
beacon-table-verdict =
    { $rank ->
        [sailors] Jesteście marynarzami.
        [captains] Jesteście kapitanami.
        [navigators] Jesteście nawigatorami.
        [cartographers] Jesteście kartografami.
       *[novices] Na razie nowicjusze.
    }
beacon-table-verdict-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }; zbadane kafelki: { $explored } z { $laid } wyłożonych
beacon-table-earned =
    { $rank ->
        [sailors] Marynarze
        [captains] Kapitanowie
        [navigators] Nawigatorzy
        [cartographers] Kartografowie
       *[novices] Nowicjusze
    }, { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
beacon-table-kinds =
    { $kind ->
        [lighthouses] Latarnie
        [buoys] Boje
        [windmills] Wiatraki
        [piers] Pomosty
       *[others] Inne
    }
beacon-table-kind-worth-short =
    { $kind ->
        [lighthouses] po 3
        [buoys] po 2
        [windmills] 1 i po 1 za otwarte morze obok
        [piers] 1 i po 1 za dom na wyspie
       *[others] po 1
    }
beacon-table-light-of =
    { $kind ->
        [lighthouses] latarnie
        [buoys] boje
        [windmills] wiatraki
        [piers] pomosty
       *[others] inne
    }, { $at } z { $all }
beacon-table-light-worth =
    { $kind ->
        [lighthouses] Latarnia morska
        [buoys] Otwarte morze z boją
        [windmills] Wiatrak: 1 + otwarte morze × { $more }
        [piers] Pomost: 1 + { $more } { $more ->
            [one] dom
            [few] domy
           *[many] domów
        }
       *[others] Zbadana woda
    }
beacon-table-lights-on =
    { $count ->
        [one] Świeci { $count } światło
        [few] Świecą { $count } światła
       *[many] Świeci { $count } świateł
    }
beacon-table-by-kind = Światła według rodzaju
beacon-table-by-kind-points = Punkty według rodzaju
beacon-table-after-last = ranga i suma po ostatnim świetle
beacon-table-count-each = { $count } × { $each }
beacon-table-now = teraz
beacon-table-your-best = wasz rekord
beacon-table-all-together = Wszyscy razem
beacon-table-earlier = Wcześniejsze rejsy
beacon-table-sailed = { $names } · wyłożone: { $laid }, zbadane: { $explored } · tury: { $turns }
beacon-table-symbols = { $group ->
    [standing] Co stoi na kafelku
   *[marks] Oznaczenia
  }
beacon-table-symbol = { $symbol ->
    [headquarters] kwatera główna
    [lighthouse] latarnia morska
    [buoy] boja
    [house] dom
    [windmill] wiatrak
    [pier] pomost
    [points] punkty zbadanego kafelka
    [token] krok, gotowy
   *[spent] krok, wykorzystany
  }
beacon-table-symbol-note = { $symbol ->
    [headquarters] 3 punkty
    [lighthouse] 3 punkty
    [buoy] 2 punkty
    [house] liczy się do pomostu
    [windmill] 1 punkt i po 1 za każde sąsiednie otwarte morze
    [pier] 1 punkt i po 1 za każdy dom na jego wyspie
   *[other] {""}
  }
