### The rulebook of Faraway. All numbers come from the engine.

## What you want

faraway-rules-goal = Cel gry
faraway-rules-goal-lead =
    { $rounds ->
        [one] Przemierz { $rounds } region i zdobądź jak najwięcej sławy. Podróż opowiada się od końca.
        [few] Przemierz { $rounds } regiony i zdobądź jak najwięcej sławy. Podróż opowiada się od końca.
       *[many] Przemierz { $rounds } regionów i zdobądź jak najwięcej sławy. Podróż opowiada się od końca.
    }
faraway-rules-goal-backwards = To, co zagrasz na końcu, punktuje na początku. Regiony z końca rzędu dają więc to, czego wymagają regiony z jego początku.
faraway-rules-goal-region = Region
faraway-rules-goal-number = Numer regionu to czas jego eksploracji. Żaden inny region nie ma takiego samego.
faraway-rules-goal-shows = Region ma kolor i porę, dzień albo noc; mogą być na nim cuda (kamień, chimera, oset) i wskazówki.
faraway-rules-goal-quest = U dołu jest jego zadanie: ile punktów sławy daje i za co. Przed nim mogą stać cuda, których wymaga; bez nich nie daje nic.
faraway-rules-goal-sanctuary = Sanktuarium
faraway-rules-goal-sanctuary-text = Leży nad twoim rzędem, niczego nie wymaga i liczy się dla każdego regionu. Wiele sanktuariów nie ma koloru.

## Set-up

faraway-rules-set-up = Przygotowanie
faraway-rules-set-up-lead = Potasujcie osobno talię regionów i talię sanktuariów.
faraway-rules-set-up-deal =
    { $count ->
        [one] Rozdajcie każdemu po { $count } regionie. Nikt nie pokazuje swojej ręki.
        [few] Rozdajcie każdemu po { $count } regiony. Nikt nie pokazuje swojej ręki.
       *[many] Rozdajcie każdemu po { $count } regionów. Nikt nie pokazuje swojej ręki.
    }
faraway-rules-set-up-market = W każdej rundzie wykłada się targ: o jeden region więcej, niż jest graczy. W ostatniej rundzie targu nie ma.
faraway-rules-set-up-seats = Gracze
faraway-rules-set-up-regions = Regiony na targu
faraway-rules-set-up-advanced = Dla doświadczonych
faraway-rules-set-up-advanced-text =
    { $dealt ->
        [one] Rozdajcie każdemu po { $dealt } regionie.
        [few] Rozdajcie każdemu po { $dealt } regiony.
       *[many] Rozdajcie każdemu po { $dealt } regionów.
    } Każdy w tajemnicy odkłada { $back } z nich; odłożone wtasowuje się do talii bez pokazywania. Dopiero potem wykłada się targ.

## A round

faraway-rules-round = Runda
faraway-rules-round-lead =
    { $rounds ->
        [one] Gra trwa { $rounds } rundę.
        [few] Gra trwa { $rounds } rundy. Każda przebiega tak samo.
       *[many] Gra trwa { $rounds } rund. Każda przebiega tak samo.
    }
faraway-rules-round-explore = Zbadaj region
faraway-rules-round-explore-text = Każdy w tajemnicy wybiera region z ręki. Wszystkie odkrywa się jednocześnie i dokłada na prawym końcu rzędów. Swój wybór możesz zmieniać, póki wszyscy nie wybiorą.
faraway-rules-round-sanctuary = Znajdź sanktuaria
faraway-rules-round-sanctuary-text = Kto zagrał wyższy numer niż w poprzedniej rundzie, dobiera sanktuaria.
faraway-rules-round-market = Weź region
faraway-rules-round-market-text = W rosnącej kolejności właśnie zagranych numerów każdy bierze region z targu, a potem zatrzymuje jedno z dobranych sanktuariów.
faraway-rules-round-end = Region, którego nikt nie wziął, opuszcza grę i zaczyna się następna runda.
faraway-rules-round-last = W ostatniej rundzie targu nie ma; sanktuaria dobiera się i zatrzymuje jak zwykle.

## Sanctuaries

faraway-rules-sanctuaries = Sanktuaria
faraway-rules-sanctuaries-lead = Rosnące numery prowadzą do sanktuariów, a wskazówki dają większy wybór.
faraway-rules-sanctuaries-when = Kiedy
faraway-rules-sanctuaries-when-text = Gdy właśnie zagrany region ma wyższy numer niż poprzedni w twoim rzędzie. W pierwszej rundzie nikt więc nie dobiera sanktuariów.
faraway-rules-sanctuaries-many = Ile
faraway-rules-sanctuaries-many-text = Jedno i jeszcze po jednym za każdą wskazówkę na twoich regionach, także na nowym, i na zatrzymanych wcześniej sanktuariach.
faraway-rules-sanctuaries-keep = Zatrzymaj jedno
faraway-rules-sanctuaries-keep-text = Z dobranych sanktuariów zatrzymujesz dokładnie jedno, gdy przyjdzie twoja kolej na targu. Reszta trafia pod talię, bez pokazywania.
faraway-rules-sanctuaries-short = Jeśli talia nie wystarczy, pierwszy dobiera najniższy numer; komu zabrakło, dobiera resztę w swojej kolejce na targu z tych, które do tej pory odłożono.
faraway-rules-drawing = Dobieranie, krok po kroku
faraway-rules-drawing-before = Twój ostatni region to { $card }.
faraway-rules-drawing-higher = Teraz zagrywasz { $card }. Ma wyższy numer, więc dobierasz.
faraway-rules-drawing-count =
    { $clues ->
        [one] W twoim rzędzie widać { $clues } wskazówkę.
        [few] W twoim rzędzie widać { $clues } wskazówki.
       *[many] W twoim rzędzie widać { $clues } wskazówek.
    } { $count ->
        [one] Dobierasz więc { $count } sanktuarium i je zatrzymujesz.
        [few] Dobierasz więc { $count } sanktuaria i zatrzymujesz jedno.
       *[many] Dobierasz więc { $count } sanktuariów i zatrzymujesz jedno.
    }
faraway-rules-drawing-lower = W następnej rundzie zagrywasz { $card }. Ma niższy numer: nic nie dobierasz.

## The market

faraway-rules-market = Targ
faraway-rules-market-lead = Niskie numery wybierają pierwsze.
faraway-rules-market-order = Gracze korzystają z targu w rosnącej kolejności właśnie zagranych numerów. Każdy bierze jeden region i znów ma na ręce { $count }.
faraway-rules-market-then = Po wzięciu regionu zatrzymaj jedno z dobranych sanktuariów.
faraway-rules-market-both = Wysoki numer po niskim daje więc sanktuarium, ale późną kolejkę na targu.
faraway-rules-ordering = Kolejność, krok po kroku
faraway-rules-ordering-played = Zagrano te numery.
faraway-rules-ordering-turn =
    { $turn ->
        [1] Najniższy jest { $card }: jego gracz wybiera pierwszy.
       *[other] Potem wybiera gracz, który zagrał { $card }.
    }
faraway-rules-ordering-left = Zostaje jeden region. Opuszcza grę.

## The score

faraway-rules-score = Punktowanie
faraway-rules-score-lead = Po ostatniej rundzie zakryjcie swoje regiony; sanktuaria zostają odkryte. Potem zaczyna się droga powrotna.
faraway-rules-score-back = Odkrywaj regiony po jednym, od prawej do lewej. Każdy od razu daje punkty za swoje zadanie.
faraway-rules-score-counts = Liczy się sam region, wszystkie regiony po jego prawej stronie i wszystkie twoje sanktuaria. Co jest jeszcze zakryte, nie liczy się wcale.
faraway-rules-score-needs = Jeśli wśród tych kart brakuje cudów, których region wymaga, nie daje on nic. Nic się nie zużywa: ten sam cud służy tyle razy, ile jest potrzebny.
faraway-rules-score-sanctuaries = Na końcu punktują wszystkie sanktuaria, przy odkrytych kartach.
faraway-rules-score-tie = Wygrywa największa sława. Remis rozstrzyga najniższy region w rzędzie.
faraway-rules-scoring = Punktowanie, krok po kroku
faraway-rules-scoring-row = Tak wygląda rząd na koniec gry, cały zakryty. Sanktuaria nad nim liczą się od początku.
faraway-rules-scoring-pays =
    { $fame ->
        [one] Odkryj { $card }: daje { $fame } punkt sławy.
        [few] Odkryj { $card }: daje { $fame } punkty sławy.
       *[many] Odkryj { $card }: daje { $fame } punktów sławy.
    }
faraway-rules-scoring-lacks = Odkryj { $card }: nie ma jeszcze tego, czego wymaga, więc nie daje nic.
faraway-rules-scoring-nothing = Odkryj { $card }: sam nie daje nic, ale to, co pokazuje, liczy się dla regionów po jego lewej stronie.
faraway-rules-scoring-sanctuary =
    { $fame ->
        [one] Wszystko jest odkryte. Sanktuaria dają razem { $fame } punkt sławy.
        [few] Wszystko jest odkryte. Sanktuaria dają razem { $fame } punkty sławy.
       *[many] Wszystko jest odkryte. Sanktuaria dają razem { $fame } punktów sławy.
    }
faraway-rules-scoring-total =
    { $fame ->
        [one] Razem { $fame } punkt sławy.
        [few] Razem { $fame } punkty sławy.
       *[many] Razem { $fame } punktów sławy.
    }

## Quests

faraway-rules-quests = Zadania
faraway-rules-quests-lead = Każde zadanie daje punkty za to, co jest odkryte, gdy przychodzi jego kolej.
faraway-rules-quests-flat = Sama liczba: tyle punktów sławy.
faraway-rules-quests-each = Liczba z symbolem: tyle za każdy taki symbol, także na samej karcie.
faraway-rules-quests-two = Z kilkoma kolorami: tyle za każdą kartę jednego z nich.
faraway-rules-quests-set = Ze wszystkimi kolorami: tyle za każdy ich pełny komplet.
faraway-rules-quests-night = Karta liczy się jako noc, jeśli widać na niej księżyc; sanktuarium, które punktuje za noce, samo nie musi nią być.
faraway-rules-quests-needs = To, co stoi przed zadaniem, musi być spełnione najpierw, i to w całości.

## People from below

faraway-rules-people = Lud z głębin
faraway-rules-people-lead =
    { $regions ->
        [one] Do talii wtasowuje się { $regions } region
        [few] Do talii wtasowuje się { $regions } regiony
       *[many] Do talii wtasowuje się { $regions } regionów
    } i { $sanctuaries ->
        [one] { $sanctuaries } sanktuarium
        [few] { $sanctuaries } sanktuaria
       *[many] { $sanctuaries } sanktuariów
    }. { $seats ->
        [one] Grać może { $seats } osoba.
       *[many] Grać może do { $seats } osób.
    }
faraway-rules-people-grey = Szary też jest kolorem. Sanktuaria bez koloru liczą się jako szare karty.
faraway-rules-people-set = Ale szary nie należy do pełnego kompletu kolorów.
faraway-rules-people-wonders = Niektóre zadania dają punkty za każdy komplet cudów: kamień, chimera i oset razem.
faraway-rules-people-lowest = Najniższy ze wszystkich jest { $card }.

## Starry skies

faraway-rules-skies = Pod gwiaździstym niebem
faraway-rules-skies-lead =
    { $count ->
        [one] Do regionów wtasowuje się { $count } meteoryt. Zagrywa się go jak region.
        [few] Do regionów wtasowuje się { $count } meteoryty. Zagrywa się je jak regiony.
       *[many] Do regionów wtasowuje się { $count } meteorytów. Zagrywa się je jak regiony.
    }
faraway-rules-skies-numbers = Równe numery
faraway-rules-skies-numbers-text = Numery meteorytów powtarzają się na regionach. Z dwóch równych numerów wyższy jest meteoryt: w rzędzie, na targu i przy remisie.
faraway-rules-skies-up = Pozostają odkryte
faraway-rules-skies-up-text = Przy punktowaniu nie zakrywa się meteorytów ani tych regionów z tego samego rzędu, których numery kończą się tą samą cyfrą co numer jednego z jego meteorytów. Liczą się dla każdego regionu w rzędzie, a same punktują, gdy przyjdzie ich kolej.
faraway-rules-skies-give = Mogą żądać sanktuariów
faraway-rules-skies-give-text = Niektóre meteoryty punktują tylko wtedy, gdy poświęcisz tyle sanktuariów, ilu żądają. Przed punktowaniem wszyscy decydują jednocześnie; pierwszy żąda meteoryt położony najdalej na prawo. Poświęcone sanktuaria opuszczają grę i nie liczą się do niczego, co punktuje później.

## Asked and ruled: what a rulebook leaves open, or says in two ways

faraway-asked-order-sanctuaries-drawn = W jakiej kolejności dobiera się sanktuaria?
faraway-ruled-order-sanctuaries-drawn = W rosnącej kolejności właśnie zagranych numerów. Ma to znaczenie tylko wtedy, gdy talia nie wystarcza.
faraway-asked-sanctuary-deck-runs = W talii sanktuariów brakuje kart.
faraway-ruled-sanctuary-deck-runs = Każdy dobiera tyle, ile jest. Komu zabrakło, na początku swojej kolejki na targu dobiera resztę z kart odłożonych od tamtej pory.
faraway-asked-nothing-left-seat = Nawet wtedy nic dla kogoś nie zostało.
faraway-ruled-nothing-left-seat = W tej rundzie nie zatrzymuje żadnego sanktuarium.
faraway-asked-order-sanctuaries-deck = W jakiej kolejności sanktuaria trafiają pod talię?
faraway-ruled-order-sanctuaries-deck = W kolejności dobrania; nikt nie wybiera. Odłożone wcześniej dobiera się wcześniej.
faraway-asked-see-sanctuaries-draws = Czy inni widzą dobrane sanktuaria?
faraway-ruled-see-sanctuaries-draws = Nie, tylko to zatrzymane.
faraway-asked-market-region-sanctuary = Co na targu jest najpierw, region czy sanktuarium?
faraway-ruled-market-region-sanctuary = Najpierw bierze się region, potem zatrzymuje sanktuarium.
faraway-asked-single-sanctuary-drawn = Dobrano tylko jedno sanktuarium.
faraway-ruled-single-sanctuary-drawn = Trzeba je zatrzymać; pytania nie ma.
faraway-asked-seat-change-choice = Czy można zmienić swój wybór?
faraway-ruled-seat-change-choice = Tak, póki wszyscy nie wybiorą.
faraway-asked-row-breaks-tie = Który rząd rozstrzyga remis?
faraway-ruled-row-breaks-tie = Ten z najniższym regionem; ręka się nie liczy.
faraway-asked-experienced-players-market = Wariant dla doświadczonych: kiedy wykłada się targ?
faraway-ruled-experienced-players-market = Po wtasowaniu wszystkich odłożonych regionów, więc mogą się znów pojawić.
faraway-asked-sanctuaries-without-colour = Czy sanktuaria bez koloru są szare?
faraway-ruled-sanctuaries-without-colour = Tak, jak te, które pokazują szary; kolorowe nigdy. Szary nie należy do kompletu kolorów.
faraway-asked-starry-skies-room = Czy dodatek Pod gwiaździstym niebem też pozwala grać siódmej osobie?
faraway-ruled-starry-skies-room = Nie, tylko Lud z głębin.
faraway-asked-lowest-numbers-two = Remis: najniższe numery w dwóch rzędach to region i meteoryt o tym samym numerze.
faraway-ruled-lowest-numbers-two = Niższy jest region, tak jak w grze; wygrywa jego rząd.
faraway-asked-digit-of-nought = Jaka jest ostatnia cyfra regionu 0?
faraway-ruled-digit-of-nought = 0, więc dzięki meteorytowi 20 region pozostaje odkryty.
faraway-asked-region-stays-face = Region pozostaje odkryty: co się przy nim liczy?
faraway-ruled-region-stays-face = Wszystko po jego prawej stronie i wszystkie inne regiony, które pozostały odkryte; punktuje, gdy przyjdzie kolej na jego miejsce w rzędzie.
faraway-asked-who-gives-up-first = Kto pierwszy decyduje, co poświęca?
faraway-ruled-who-gives-up-first = Wszyscy jednocześnie: zmienia to tylko własny wynik.
faraway-asked-meteorites-row-ask = Sanktuariów żąda kilka meteorytów w rzędzie.
faraway-ruled-meteorites-row-ask = Pierwszy żąda ten najdalej na prawo, bo pierwszy punktuje; co wziął, tego inne już nie dostaną.
faraway-asked-single-sanctuary-asked = Masz jedno sanktuarium i meteoryt żąda jednego.
faraway-ruled-single-sanctuary-asked = Pytanie i tak pada: niczego nie trzeba poświęcać.
faraway-asked-meteorite-asks-sanctuaries = Ile w trakcie gry daje meteoryt, który żąda sanktuariów?
faraway-ruled-meteorite-asks-sanctuaries = Nic: niczego jeszcze nie poświęcono.
