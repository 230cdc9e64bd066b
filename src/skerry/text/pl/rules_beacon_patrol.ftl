### The rulebook of Beacon Patrol. All numbers come from the engine.

## What you want

beacon-rules-goal = Cel gry
beacon-rules-goal-lead = Kreślcie razem mapę morza, kafelek po kafelku. Wynik jest jeden, wspólny dla wszystkich.
beacon-rules-goal-explored = Liczą się tylko zbadane kafelki: te, które mają sąsiada z każdej strony. Mapa z niewieloma dziurami jest więc lepsza niż mapa z długimi ramionami.
beacon-rules-goal-together = Nikt nie wygrywa w pojedynkę. Ręce są odkryte, więc rozmawiajcie, planujcie i wymieniajcie się.
beacon-rules-goal-tiles = Kafelki
beacon-rules-goal-tiles-text = Każdy bok to ląd albo woda. Na kafelku może stać latarnia morska, boja albo domy.

## Set-up

beacon-rules-set-up = Przygotowanie
beacon-rules-set-up-lead = Kwatera główna leży na środku morza, a na niej wszystkie statki.
beacon-rules-set-up-pile =
    { $count ->
        [one] { $count } kafelek z pudełka tworzy stos.
        [few] { $count } kafelki z pudełka, pomieszane, tworzą stos.
       *[many] { $count } kafelków z pudełka, pomieszanych, tworzy stos.
    } Można do nich dodać wiatraki i pomosty.
beacon-rules-set-up-deal = Każdy dobiera kafelki, które leżą odkryte, i bierze żetony ruchu, wszystkie gotowe.
beacon-rules-set-up-seats = Gracze
beacon-rules-set-up-hand = Kafelki na ręce
beacon-rules-set-up-tokens = Żetony gracza

## The turn

beacon-rules-turn = Twoja tura
beacon-rules-turn-lead = Wykonuj te akcje w dowolnej kolejności, tak często, jak możesz. Skończ, kiedy chcesz.
beacon-rules-turn-lay = Wyłóż kafelek
beacon-rules-turn-lay-text = Obok swojego statku, który od razu i bez żetonu na niego wpływa.
beacon-rules-turn-sail = Płyń o krok
beacon-rules-turn-sail-text = Na sąsiedni kafelek, przez wodę: za żeton albo za kafelek odrzucony z ręki.
beacon-rules-turn-swap = Wymień kafelek
beacon-rules-turn-swap-text = Raz na turę: weź kafelek z innej ręki i oddaj za niego jeden ze swoich. Decyzja należy do ciebie; wzięty kafelek możesz od razu wyłożyć.
beacon-rules-turn-end = Zakończ turę
beacon-rules-turn-end-text = Dopiero wtedy dobiera się nowe kafelki.

## Laying

beacon-rules-lay = Wykładanie kafelka
beacon-rules-lay-lead = Kafelków się nie obraca: ich północ to zawsze północ.
beacon-rules-lay-where = Kafelek kładzie się na pustym polu obok własnego statku, ale nie na ukos.
beacon-rules-lay-water = Między nim a kafelkiem twojego statku musi być woda, tak aby dało się tam wpłynąć.
beacon-rules-lay-match = Z każdym innym sąsiednim kafelkiem boki muszą się zgadzać: ląd do lądu, woda do wody.
beacon-rules-lay-then = Twój statek od razu wpływa na nowy kafelek. Nie kosztuje to żetonu.
beacon-rules-lay-shut = Możesz zamknąć akwen, a nawet własny statek.
beacon-rules-laying = Kafelek, bok po boku
beacon-rules-laying-ship = Tu stoi twój statek. Kafelki można wykładać obok niego.
beacon-rules-laying-fits =
    { $side ->
        [north] Na północ
        [east] Na wschód
        [south] Na południe
       *[west] Na zachód
    } ten kafelek pasuje: między nim a statkiem jest woda i wszystkie boki się zgadzają.
beacon-rules-laying-not =
    { $side ->
        [north] Na północ
        [east] Na wschód
        [south] Na południe
       *[west] Na zachód
    } nie pasuje. { $why }
beacon-rules-laying-laid = Kafelek leży, a statek na niego wpłynął.

## Sailing

beacon-rules-sail = Żegluga
beacon-rules-sail-lead = Statek płynie z kafelka na kafelek tam, gdzie łączy je woda.
beacon-rules-sail-token = Każdy krok kosztuje żeton, który jest wykorzystany do końca twojej tury.
beacon-rules-sail-tile = Albo odrzuć za krok kafelek z ręki. Opuszcza on grę.
beacon-rules-sail-round = Gdzie na drodze leży ląd, trzeba płynąć dookoła. Nie ma znaczenia, z której wody kafelka wypływasz.
beacon-rules-sail-ships = Na kafelku mieści się dowolnie wiele statków i żaden nie zagradza drogi innym.
beacon-rules-sailing = Droga dookoła, krok po kroku
beacon-rules-sailing-here = Statek chce się przesunąć o jeden kafelek, ale dzieli go od niego ląd.
beacon-rules-sailing-step =
    { $side ->
        [north] Na północ
        [east] Na wschód
        [south] Na południe
       *[west] Na zachód
    }: jeden krok, jeden żeton.
beacon-rules-sailing-there =
    { $count ->
        [one] Na miejscu, za { $count } żeton.
        [few] Na miejscu, za { $count } żetony.
       *[many] Na miejscu, za { $count } żetonów.
    }

## The end of a turn

beacon-rules-after = Koniec tury
beacon-rules-after-lead = Gdy kończysz turę:
beacon-rules-after-discard = niewyłożone kafelki opuszczają grę;
beacon-rules-after-draw = dobierasz nową rękę albo tyle, ile zostało;
beacon-rules-after-ready = wszystkie twoje żetony są znów gotowe i znów masz wymianę.
beacon-rules-after-over = Gra się kończy, gdy stos i wszystkie ręce są puste. Tura gracza, który nie ma już kafelków, przepada.

## The score

beacon-rules-score = Wynik
beacon-rules-score-lead = Liczy się każdy zbadany kafelek, gdziekolwiek są statki.
beacon-rules-score-tile = Zbadany kafelek
beacon-rules-score-points = Punkty
beacon-rules-score-lighthouse = Latarnia morska i kwatera główna
beacon-rules-score-buoy = Boja
beacon-rules-score-other = Każdy inny
beacon-rules-score-ranks = Wasza ranga
beacon-rules-score-rank = Ranga
beacon-rules-score-base = Punkty, od
beacon-rules-score-one = Z jednym dodatkiem
beacon-rules-score-both = Z oboma
beacon-rules-scoring = Punktowanie, kafelek po kafelku
beacon-rules-scoring-chart = Które z tych kafelków są zbadane?
beacon-rules-scoring-tile =
    { $points ->
        [one] Ten ma sąsiada z każdej strony: { $points } punkt.
        [few] Ten ma sąsiada z każdej strony: { $points } punkty.
       *[many] Ten ma sąsiada z każdej strony: { $points } punktów.
    }
beacon-rules-scoring-total =
    { $points ->
        [one] Wszystkim innym brakuje sąsiada. Razem { $points } punkt.
        [few] Wszystkim innym brakuje sąsiada. Razem { $points } punkty.
       *[many] Wszystkim innym brakuje sąsiada. Razem { $points } punktów.
    }

## Expansions

beacon-rules-windmills = Wiatraki i pomosty
beacon-rules-windmills-lead =
    { $windmills ->
        [one] { $windmills } wiatrak
        [few] { $windmills } wiatraki
       *[many] { $windmills } wiatraków
    } i { $piers ->
        [one] { $piers } pomost
        [few] { $piers } pomosty
       *[many] { $piers } pomostów
    }, osobno albo razem. Z każdym z tych dodatków każda ranga wymaga o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } więcej.
beacon-rules-windmills-mill = Wiatrak
beacon-rules-windmills-mill-text =
    { $points ->
        [one] Zbadany jest wart { $points } punkt
        [few] Zbadany jest wart { $points } punkty
       *[many] Zbadany jest wart { $points } punktów
    } i jeszcze tyle samo za każdy sąsiedni kafelek bez lądu. Takimi kafelkami są też kwatera główna i inne wiatraki.
beacon-rules-windmills-pier = Pomost
beacon-rules-windmills-pier-text =
    { $points ->
        [one] Zbadany jest wart { $points } punkt
        [few] Zbadany jest wart { $points } punkty
       *[many] Zbadany jest wart { $points } punktów
    } i jeszcze tyle samo za każdy dom na tej samej wyspie. Ląd, który łączy się przez boki kafelków, to jedna wyspa. Kafelki z domami nie muszą być zbadane.
beacon-rules-milling = Wiatrak i pomost
beacon-rules-milling-mill =
    Wiatrak jest zbadany. Sąsiednie kafelki bez lądu: { $count }. To { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
beacon-rules-milling-pier =
    { $count ->
        [one] Pomost jest zbadany. Na jego wyspie stoi { $count } dom:
        [few] Pomost jest zbadany. Na jego wyspie stoją { $count } domy:
       *[many] Pomost jest zbadany. Na jego wyspie stoi { $count } domów:
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }

## Alone

beacon-rules-alone = Rejs solo
beacon-rules-alone-lead =
    Zasady są te same, z { $hand ->
        [one] { $hand } kafelkiem
       *[many] { $hand } kafelkami
    } na ręce i { $tokens ->
        [one] { $tokens } żetonem.
       *[many] { $tokens } żetonami.
    }
beacon-rules-alone-keep = Na koniec tury możesz zatrzymać jeden kafelek na następną, dopóki można dobrać inny.
beacon-rules-alone-swap = Nie ma z kim się wymieniać.

## Asked and ruled: what a rulebook leaves open, or says in two ways

beacon-asked-pile-fewer-tiles = W stosie jest mniej kafelków, niż mieści ręka.
beacon-ruled-pile-fewer-tiles = Dobiera się tyle, ile jest: wykorzystuje się każdy kafelek.
beacon-asked-pile-hand-empty = Stos i ręka są puste, a inni mają jeszcze kafelki.
beacon-ruled-pile-hand-empty = Tura przepada.
beacon-asked-tile-kept-alone = Czy w grze solo można zatrzymać kafelek, gdy stos jest pusty?
beacon-ruled-tile-kept-alone = Nie, tylko dopóki można dobrać inny; w przeciwnym razie ostatni kafelek odnawiałby żetony bez końca.
beacon-asked-last-tile-laid = Ostatni ze wszystkich kafelków wyłożono w środku tury.
beacon-ruled-last-tile-laid = Gra kończy się z tą turą; do tego czasu można ją jeszcze cofnąć.
beacon-asked-ships-fit-tile = Ile statków mieści się na kafelku?
beacon-ruled-ships-fit-tile = Dowolnie wiele.
beacon-asked-ships-bar-ways = Czy statki zagradzają sobie drogę?
beacon-ruled-ships-bar-ways = Nie.
beacon-asked-tile-discarded-move = Czy można odrzucić kafelek, aby płynąć, gdy są jeszcze gotowe żetony?
beacon-ruled-tile-discarded-move = Tak.
beacon-asked-tile-just-taken = Czy za krok można odrzucić kafelek właśnie wzięty przy wymianie?
beacon-ruled-tile-just-taken = Tak, jest na ręce jak pozostałe.
beacon-asked-tile-discarded-step = Czy można odrzucić kafelek, gdy nie ma dokąd płynąć?
beacon-ruled-tile-discarded-step = Nie, płaci się nim za krok; a na koniec tury i tak zostanie odrzucony.
beacon-asked-swapping-empty-hand = Wymiana przy pustej ręce, własnej albo cudzej.
beacon-ruled-swapping-empty-hand = Niemożliwa: kafelek przechodzi w obie strony.
beacon-asked-seat-agree-swap = Czy drugi gracz musi się zgodzić na wymianę?
beacon-ruled-seat-agree-swap = Nie, decyduje ten, czyja jest tura.
beacon-asked-tile-shut-water = Czy kafelkiem można zamknąć akwen?
beacon-ruled-tile-shut-water = Tak; liczą się tylko zgodne boki i droga statku.
beacon-asked-ship-shut-in = Statek jest zamknięty.
beacon-ruled-ship-shut-in = Zostaje tam; jego gracz wymienia, odrzuca i dobiera kafelki jak zwykle.
beacon-asked-two-piers-island = Dwa pomosty na jednej wyspie.
beacon-ruled-two-piers-island = Każdy liczy wszystkie domy na wyspie.
beacon-asked-houses-on-pier = Domy na kafelku z pomostem.
beacon-ruled-houses-on-pier = Liczą się, bo stoją na tym samym lądzie.
beacon-asked-lighthouse-house = Czy latarnia morska jest domem?
beacon-ruled-lighthouse-house = Nie; ale dom, który przy niej stoi, owszem.
beacon-asked-long-farmhouse-gable = Długie gospodarstwo ze szczytem pośrodku.
beacon-ruled-long-farmhouse-gable = Jeden dach, jeden dom.
beacon-asked-lands-touch-corner = Lądy, które stykają się rogami.
beacon-ruled-lands-touch-corner = Dwie wyspy; ląd łączy się przez boki.
beacon-asked-two-shores-channel = Dwa brzegi kanału.
beacon-ruled-two-shores-channel = Dwie wyspy, chyba że łączą je inne kafelki.
beacon-asked-headquarters-surrounded = Czy kwatera główna musi być otoczona?
beacon-ruled-headquarters-surrounded = Tak, jak każdy kafelek; jest wtedy warta 3 punkty.
beacon-asked-ranks-hold-expansion = Jakie rangi obowiązują przy jednym dodatku?
beacon-ruled-ranks-hold-expansion = Te same, bez względu na to, który to dodatek.
