### Raport z turnieju.

lab-title =
    { $game ->
        [faraway] Faraway
        [everdell] Everdell
        [farshore] Everdell Farshore
        [beacon_patrol] Beacon Patrol
       *[other] { $game }
    }
lab-played =
    { $seats ->
        [one] Turniej, partii: { $games }, { $seats } miejsce, ziarno { $seed }.
        [few] Turniej, partii: { $games }, { $seats } miejsca, każde rozdanie z każdego miejsca, ziarno { $seed }.
       *[many] Turniej, partii: { $games }, { $seats } miejsc, każde rozdanie z każdego miejsca, ziarno { $seed }.
    }
lab-played-apart =
    { $seats ->
        [one] Partii: { $games }, { $seats } miejsce: wszyscy mają te same rozdania, każdy gra sam; ziarno { $seed }.
        [few] Partii: { $games }, { $seats } miejsca: każdy agent zajmuje wszystkie miejsca, rozdania są te same; ziarno { $seed }.
       *[many] Partii: { $games }, { $seats } miejsc: każdy agent zajmuje wszystkie miejsca, rozdania są te same; ziarno { $seed }.
    }
lab-leads = { $agent } prowadzi, { $rating } ± { $reach }
lab-leads-by = { $agent } zdobywa { $share } ± { $reach } przeciw graczowi „{ $other }”; porównano partii: { $games }.
lab-games = Partii: { $games }
lab-games-of = Decyzji na partię: { $decisions }; remisów: { $ties }.
lab-seats-alike = Żadne miejsce nie ma przewagi
lab-seat-farthest = Miejsce { $seat } wygrywa { $share }, od { $low } do { $high }.
lab-seat-wins = Miejsce { $seat } wygrywa { $share }
lab-seat-between = Od { $low } do { $high }.
lab-card-out = Wyróżnia się: { $card }
lab-card-share = Gdzie leżała na końcu, wygranych { $share } ({ $low }–{ $high }); partii: { $games }.
lab-card-shares = Gdzie leżała na końcu, wygranych { $share } ({ $low }–{ $high }); gdzie ją tylko dobrano, { $held }; partii: { $games }.
lab-cross = Tabela spotkań
lab-cross-note = Ile wiersz zdobywa przeciw kolumnie, z przedziałem 95 %. Remis liczy się za pół.
lab-ladder = Drabina ocen
lab-ladder-sure = Przedziały się nie stykają: kolejność jest pewna. 100 punktów więcej to około 64 wygrane na 100.
lab-ladder-touching = Przedziały graczy „{ $first }” i „{ $second }” się stykają: ich kolejność nie jest pewna. 100 punktów więcej to około 64 wygrane na 100.
lab-points = Punkty na końcu
lab-points-note = Kreska: mediana. Pasek: środkowa połowa.
lab-cards = Wygrane według kart
lab-cards-note = Pełna kropka: karta leżała przed graczem na końcu. Pusta: została tylko dobrana. Przerywana: po równo. Najdalsze od równego.
lab-seats = Miejsca
lab-seats-note = Udział wygranych według miejsc; przerywana: po równo.
lab-seat = miejsce { $seat }
lab-foot-intervals = Wszystkie przedziały to 95 %: Wilsona dla miejsc i kart, po rozdaniach dla tabeli spotkań.
lab-foot-ratings = Oceny: Bradley–Terry, średnia 1000, przedziały z bootstrapu po rozdaniach.
lab-foot-cards = Karta i wygrana idą w parze; co jest przyczyną, tego tu nie widać.

## Tabele, księgi i klastry.

error-out-ending = Nazwa { $file } musi kończyć się na .jsonl (zapisy) albo na .csv lub .parquet (tabele).
error-out-steps = --steps zapisuje jeden wiersz na decyzję, więc plik --out musi kończyć się na .csv lub .parquet; zapisy i tak zawierają każdą decyzję.
error-rows-ending = Nazwa { $file } musi kończyć się na .csv lub .parquet.
error-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray; uruchom go: `ray start --head`, albo podaj local dla tego jednego komputera.
error-cluster-version = Węzeł klastra ma Skerry { $other }, a tutaj jest { $own }: zainstaluj wszędzie tę samą wersję.
error-cluster-lost = Klaster wciąż gubi te same partie; sprawdź, czy węzłom nie brakuje pamięci.
terminal-param-steps = Jeden wiersz na decyzję zamiast na miejsce i partię; dla .csv i .parquet.
terminal-param-cluster = Graj na klastrze Ray pod tym adresem, np. 10.0.0.5:6379; local to ten komputer.
terminal-param-rows = Zapisz tutaj wiersz na każde miejsce i partię, jako .csv lub .parquet.
terminal-rows = Tabela: { $file }.
terminal-goes-on = Rozegrane partie są w { $file }; to samo polecenie będzie kontynuować.
terminal-workers-cluster = Podaj --workers albo --cluster, nie oba: klaster ma tyle procesów, ile mają węzły.
terminal-tied =
    { $ties ->
        [0] Żadnej partii nie wygrało kilku naraz.
        [one] { $ties } partię ({ $share }) wygrało kilku naraz; każdemu liczy się jako wygrana.
        [few] { $ties } partie ({ $share }) wygrało kilku naraz; każdemu liczą się jako wygrane.
       *[many] { $ties } partii ({ $share }) wygrało kilku naraz; każdemu liczą się jako wygrane.
    }

## Równowaga gry.

terminal-command-balance = Niech agenci rozegrają wiele partii; powiedz, ile warte są miejsca i karty.
terminal-param-balancers = Agenci po przecinku; gdy za mało, powtarzają się.
terminal-param-balance-out = Zapisz tutaj wiersz na kartę, jako .csv lub .parquet. Po przerwaniu to samo polecenie kontynuuje.
terminal-head-card = karta
terminal-head-margin = przewaga w punktach
terminal-head-wins-with = wygrane, zagrana
terminal-head-wins-without = wygrane, niezagrana
terminal-head-worth = wartość w punktach
terminal-finding = { $finding }. { $rest }
lab-balance-played = Partie: { $games }, miejsca: { $seats }, grają: { $agents }, ziarno { $seed }.
lab-balance-length = { $decisions } decyzji na partię
lab-balance-ties =
    { $turns ->
        [0] Kilku zwycięzców w { $share } partii.
       *[other] { $turns } tury na miejsce; kilku zwycięzców w { $share } partii.
    }
lab-card-behind = { $card } zostaje w tyle
lab-card-gap = Miejsca, które ją grają, wygrywają { $played }, pozostałe { $unplayed }; gra ją { $often } miejsc.
lab-balance-cards-note = Pełna kropka: miejsca, które ją zagrały, z przedziałem 95 %. Pusta: tylko dobrały. Linia przerywana: po równo.
lab-worth = Ile dodaje karta
lab-worth-note = Punkty przewagi przy takich samych pozostałych kartach. Linia przerywana: przeciętna karta.
lab-when = Wygrane według pory pierwszego zagrania
lab-when-note = Udział wygranych w procentach; puste, gdy zagrało mniej niż 30 miejsc.
lab-points-by-seat = Punkty według miejsca; linia przerywana: średnia.
lab-sources = Punkty według źródeł
lab-sources-note = Średnia miejsca na koniec partii.
lab-source =
    { $source ->
        [cards] Karty
        [bonuses] Premie
        [tokens] Żetony punktów
        [journey] Podróż
        [events] Wydarzenia
        [wonders] Cuda
        [pearls] Perły
        [adornments] Ozdoby
        [treasures] Skarby
        [maps] Mapy
        [ship] Statek
        [shells] Muszle
        [region] Regiony
        [sanctuary] Sanktuaria
        [tile] Kafle
       *[other] { $source }
    }
lab-pace = Tempo
lab-pace-note = Punkty na koniec każdej części. Partia ma { $decisions } decyzji, od { $shortest } do { $longest }.
lab-time =
    { $clock ->
        [season] { $when ->
            [0] Zima
            [1] Wiosna
            [2] Lato
           *[3] Jesień
        }
       *[other] { $when }
    }
lab-balance-foot-intervals = Wszystkie przedziały są 95-procentowe: Wilsona dla udziałów.
lab-balance-foot-worth = Ile dodaje karta, dopasowano do wszystkich partii naraz, z tym, co zagrały inne miejsca.
