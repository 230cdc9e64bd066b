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
lab-no-leader = { $agent } i { $other } są nie do odróżnienia
lab-leads-by = { $agent } zdobywa { $share } ± { $reach } przeciw { $other }; porównano partii: { $games }.
lab-ties = Remisów: { $share }
lab-ties-of = Partii: { $games }, decyzji na partię: { $decisions }.
lab-seats-alike = Żadne miejsce nie ma przewagi
lab-seat-farthest = Miejsce { $seat } wygrywa { $share }, od { $low } do { $high }.
lab-seat-wins = Miejsce { $seat } wygrywa { $share }
lab-seat-between = Od { $low } do { $high }.
lab-card-out = Wyróżnia się: { $card }
lab-card-share = Gdzie leżała na końcu, wygranych { $share } ({ $low }–{ $high }); partii: { $games }.
lab-cross = Tabela spotkań
lab-cross-note = Ile wiersz zdobywa przeciw kolumnie, z przedziałem 95 %. Remis liczy się za pół.
lab-ladder = Drabina ocen
lab-ladder-sure = Przedziały się nie stykają: kolejność jest pewna. 100 punktów więcej to około 64 wygrane na 100.
lab-ladder-touching = Przedziały { $first } i { $second } się stykają: ich kolejność nie jest pewna. 100 punktów więcej to około 64 wygrane na 100.
lab-points = Punkty na końcu
lab-points-note = Kreska: mediana. Pasek: środkowa połowa.
lab-cards = Wygrane według kart
lab-cards-note = Tak często wygrywali ci, przed którymi karta leżała na końcu; przerywana: po równo. Najdalsze od równego.
lab-seats = Miejsca
lab-seats-note = Udział wygranych według miejsc; przerywana: po równo.
lab-seat = miejsce { $seat }
lab-foot-intervals = Wszystkie przedziały to 95 %: Wilsona dla miejsc i kart, po rozdaniach dla tabeli spotkań.
lab-foot-ratings = Oceny: Bradley–Terry, średnia 1000, przedziały z bootstrapu po rozdaniach.
lab-foot-cards = Karta i wygrana idą w parze; co jest przyczyną, tego tu nie widać.
