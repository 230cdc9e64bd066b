### The rulebook of Everdell. All numbers come from the engine.

## What you want

everdell-rules-goal = Cel gry
everdell-rules-goal-lead = Zbuduj miasto, które po ostatniej jesieni będzie warte najwięcej.
everdell-rules-goal-city = Każda zagrana karta, stworzenie czy budowla, trafia do twojego miasta. Każda ma własne punkty i własne działanie. To, co karty kosztują, zdobywają twoi robotnicy.
everdell-rules-goal-year = Każdy gracz przeżywa własny rok, od zimy do jesieni. Do następnej pory roku przechodzisz we własnym tempie, bez względu na pozostałych.
everdell-rules-goal-resources = Budowle kosztują gałązki, żywice i kamyki, a stworzenia jagody. Surowców możesz mieć dowolnie wiele, a pula nigdy się nie wyczerpuje.

## Set-up

everdell-rules-set-up = Przygotowanie
everdell-rules-set-up-lead = Wyłóżcie las, wydarzenia i łąkę, a potem rozdajcie karty.
everdell-rules-set-up-seats = Gracze
everdell-rules-set-up-forest = Leśne pola akcji
everdell-rules-set-up-hands = Karty na początek, w kolejności graczy
everdell-rules-set-up-table = Stół
everdell-rules-set-up-meadow =
    { $count ->
        [one] { $count } odkryta karta z talii tworzy łąkę. Każdy może z niej zagrywać.
        [few] { $count } odkryte karty z talii tworzą łąkę. Każdy może z niej zagrywać.
       *[many] { $count } odkrytych kart z talii tworzy łąkę. Każdy może z niej zagrywać.
    }
everdell-rules-set-up-events = Podstawowe wydarzenia ({ $basic }) są w każdej grze; specjalne ({ $special }) losuje się na nowo.
everdell-rules-set-up-board = Podstawowe pola akcji, Schronienie i Podróż są w każdej grze takie same; leśne pola akcji się losuje.
everdell-rules-set-up-you = Co masz na początku
everdell-rules-set-up-workers =
    { $count ->
        [one] { $count } robotnika i żadnych surowców. Pozostali robotnicy przychodzą z porami roku.
       *[many] { $count } robotników i żadnych surowców. Pozostali robotnicy przychodzą z porami roku.
    }
everdell-rules-set-up-limit =
    { $count ->
        [one] Na ręce można mieć najwyżej { $count } kartę. Tych, które się nie mieszczą, się nie dobiera.
        [few] Na ręce można mieć najwyżej { $count } karty. Tych, które się nie mieszczą, się nie dobiera.
       *[many] Na ręce można mieć najwyżej { $count } kart. Tych, które się nie mieszczą, się nie dobiera.
    }
everdell-rules-set-up-deck = Gdy talia się wyczerpie, z kart odrzuconych tasuje się nową. Karty odrzucone leżą zakryte i nikt ich nie przegląda.

## The turn

everdell-rules-turn = Twoja tura
everdell-rules-turn-lead = Zrób jedną rzecz, a potem gra następny gracz.
everdell-rules-turn-worker = Zagraj robotnika
everdell-rules-turn-worker-text = Umieść go na polu akcji, na którym jest miejsce, i od razu weź to, co pole daje.
everdell-rules-turn-card = Zagraj kartę
everdell-rules-turn-card-text = Z ręki albo z łąki: zapłać za nią i dołóż ją do swojego miasta.
everdell-rules-turn-prepare = Przygotuj się do nowej pory roku
everdell-rules-turn-prepare-text = Tylko gdy wszyscy twoi robotnicy są na polach. Wracają wtedy do domu, a pora roku daje swój dar.
everdell-rules-turn-pass = Spasuj
everdell-rules-turn-pass-text = Tylko jesienią, gdy nic więcej nie możesz lub nie chcesz zrobić. Nie bierzesz już potem udziału w grze.
everdell-rules-turn-free = Wybór należy do ciebie. Nie musisz zagrywać karty tylko dlatego, że możesz za nią zapłacić.

## Workers

everdell-rules-workers = Zagranie robotnika
everdell-rules-workers-lead = Robotnik używa pola raz, od razu, i zostaje na nim, aż przygotujesz się do nowej pory roku.
everdell-rules-workers-room = Ilu się mieści
everdell-rules-workers-room-text = Pole z okręgiem mieści jednego robotnika; pole z kropkami dowolnie wielu, także kilku twoich.
everdell-rules-workers-forest =
    { $room ->
        [one] Leśne pole akcji mieści jednego robotnika, także przy { $seats } graczach.
       *[many] Leśne pole akcji mieści jednego robotnika. Przy { $seats } graczach mieści { $room }, każdego od innego gracza.
    }
everdell-rules-workers-haven = Schronienie
everdell-rules-workers-haven-text =
    { $count ->
        [one] Odrzuć dowolną liczbę kart. Za każdą z nich weź 1 dowolny surowiec.
        [few] Odrzuć dowolną liczbę kart. Za każde { $count } z nich weź 1 dowolny surowiec.
       *[many] Odrzuć dowolną liczbę kart. Za każde { $count } z nich weź 1 dowolny surowiec.
    }
everdell-rules-workers-journey = Podróż
everdell-rules-workers-journey-text =
    { $points ->
        [one] Tylko jesienią: odrzuć tyle kart, ile punktów warte jest pole. Robotnik zostaje na nim do końca gry i daje te punkty. Pole za { $points } punkt mieści dowolnie wielu robotników, pozostałe po jednym.
        [few] Tylko jesienią: odrzuć tyle kart, ile punktów warte jest pole. Robotnik zostaje na nim do końca gry i daje te punkty. Pole za { $points } punkty mieści dowolnie wielu robotników, pozostałe po jednym.
       *[many] Tylko jesienią: odrzuć tyle kart, ile punktów warte jest pole. Robotnik zostaje na nim do końca gry i daje te punkty. Pole za { $points } punktów mieści dowolnie wielu robotników, pozostałe po jednym.
    }
everdell-rules-workers-cards = Karty w mieście
everdell-rules-workers-cards-text = Karty miejsc i karta „{ $storehouse }” przyjmują robotnika w twoim własnym mieście. Karty oznaczone jako otwarte, na przykład „{ $inn }”, można odwiedzać także w innych miastach; ich właściciel bierze wtedy 1 punkt.
everdell-rules-workers-events = Wydarzenia
everdell-rules-workers-events-text = Jeśli twoje miasto spełnia wymagania wydarzenia, robotnik może je zdobyć. Jest twoje na stałe, nawet gdy te karty opuszczą później miasto; nikt inny już go nie zdobędzie.
everdell-rules-workers-events-basic =
    { $points ->
        [one] Podstawowe wydarzenie wymaga kilku kart jednego typu i jest warte { $points } punkt. Specjalne wydarzenia wymagają konkretnych kart i mają własne działanie.
        [few] Podstawowe wydarzenie wymaga kilku kart jednego typu i jest warte { $points } punkty. Specjalne wydarzenia wymagają konkretnych kart i mają własne działanie.
       *[many] Podstawowe wydarzenie wymaga kilku kart jednego typu i jest warte { $points } punktów. Specjalne wydarzenia wymagają konkretnych kart i mają własne działanie.
    }
everdell-rules-workers-stay = Robotnicy, którzy zostają
everdell-rules-workers-stay-text = Robotnicy w Podróży oraz na kartach „{ $monastery }” i „{ $cemetery }” nigdy nie wracają do domu.

## Playing a card

everdell-rules-play = Zagranie karty
everdell-rules-play-lead = Weź kartę z ręki albo z łąki, zapłać za nią i dołóż ją do swojego miasta.
everdell-rules-play-pay = Sposoby zapłaty
everdell-rules-play-price = Zapłać koszt karty w surowcach.
everdell-rules-play-move-in = Albo wprowadź stworzenie za darmo, jeśli w twoim mieście stoi budowla wymieniona na jego karcie. Budowla jest odtąd zajęta do końca gry i nie przyjmie drugiego stworzenia.
everdell-rules-play-ever-tree = Karta „{ $card }” przyjmuje 1 dowolne stworzenie.
everdell-rules-play-help = Albo użyj jednej karty, która pomaga zapłacić, na przykład „{ $crane }” lub „{ $innkeeper }”. Takie karty nigdy nie działają razem, a nadmiar zniżki przepada.
everdell-rules-play-room = Miejsce w mieście
everdell-rules-play-spaces =
    { $count ->
        [one] Miasto ma { $count } miejsce.
        [few] Miasto ma { $count } miejsca.
       *[many] Miasto ma { $count } miejsc.
    } Karta „{ $wanderer }” nie zajmuje żadnego; „{ $husband }” i „{ $wife }” dzielą jedno.
everdell-rules-play-unique = Każda unikatowa karta może być w mieście tylko jedna, zwykłych – dowolnie wiele.
everdell-rules-play-order = Krok po kroku
everdell-rules-play-order-pay = Zapłać albo oznacz budowlę jako zajętą.
everdell-rules-play-order-refill = Jeśli karta pochodziła z łąki, od razu wykłada się tam nową.
everdell-rules-play-order-arrive = Dołóż kartę do miasta. Karty produkcji i podróżników działają teraz.
everdell-rules-play-order-react = Potem działają te z twoich kart, które reagują na zagranie.
everdell-rules-play-order-by-effect = Kartę zagraną dzięki efektowi zagrywa się jak każdą inną.
everdell-rules-moving-in = Wprowadzenie stworzenia, krok po kroku
everdell-rules-moving-in-city = W twoim mieście stoi „{ $house }” i nikt tam jeszcze nie mieszka.
everdell-rules-moving-in-hand = Na ręce masz kartę „{ $critter }”. Jej koszt to { $price }.
everdell-rules-moving-in-free = Nie masz tych surowców. Ale „{ $house }” to dom tego stworzenia: wprowadzasz je za darmo.
everdell-rules-moving-in-done = Karta „{ $house }” jest teraz zajęta. Za następną kartę „{ $critter }” trzeba by już zapłacić.

## Card types

everdell-rules-types = Typy kart
everdell-rules-types-lead = Kolor karty mówi, kiedy karta działa.
everdell-rules-types-production = Karty produkcji (zielone) działają przy zagraniu i znowu, gdy przygotowujesz się do wiosny i do jesieni.
everdell-rules-types-traveler = Karty podróżników (brązowe) działają raz, przy zagraniu.
everdell-rules-types-destination = Karty miejsc (czerwone) działają, gdy odwiedzi je robotnik.
everdell-rules-types-governance = Karty zarządzania (niebieskie) pomagają ci do końca gry, na przykład przy każdej zagranej karcie.
everdell-rules-types-prosperity = Karty pomyślności (fioletowe) dają na koniec gry dodatkowe punkty.
everdell-rules-types-more = Co jeszcze mówi karta
everdell-rules-types-forms = Łapka oznacza stworzenie, domek – budowlę.
everdell-rules-types-rarity = Unikatowa albo zwykła: czy w mieście może być tylko jedna, czy więcej.
everdell-rules-types-links = Mała ikona u dołu pokazuje, jakie stworzenie można tu wprowadzić albo dokąd można je wprowadzić.

## Seasons

everdell-rules-seasons = Pory roku
everdell-rules-seasons-lead = Gdy wszyscy twoi robotnicy są na polach, możesz przygotować się do nowej pory roku. To cała twoja tura.
everdell-rules-seasons-season = Pora roku
everdell-rules-seasons-new = Nowi robotnicy
everdell-rules-seasons-gift = Jej dar
everdell-rules-seasons-spring = Wiosna
everdell-rules-seasons-summer = Lato
everdell-rules-seasons-autumn = Jesień
everdell-rules-seasons-produce = Działają wszystkie twoje karty produkcji, w dowolnej kolejności.
everdell-rules-seasons-take =
    { $count ->
        [one] Dobierz maksymalnie { $count } kartę z łąki; potem się ją uzupełnia.
        [few] Dobierz maksymalnie { $count } karty z łąki; potem się ją uzupełnia.
       *[many] Dobierz maksymalnie { $count } kart z łąki; potem się ją uzupełnia.
    }
everdell-rules-seasons-order = W tej kolejności
everdell-rules-seasons-before = Najpierw może zadziałać karta „{ $card }”, póki twoi robotnicy stoją jeszcze na swoich polach.
everdell-rules-seasons-home = Potem robotnicy wracają do domu, poza tymi, którzy zostają na stałe, i dołączają do nich nowi.
everdell-rules-seasons-gives = Potem pora roku daje swój dar i twoja tura się kończy.
everdell-rules-seasons-last = Jesień to ostatnia pora roku.
everdell-rules-spring = Wiosna, krok po kroku
everdell-rules-spring-out = Wszyscy twoi robotnicy są na polach. Przygotowujesz się do wiosny.
everdell-rules-spring-home =
    { $count ->
        [one] Wracają do domu i dołącza do nich nowy: gotowy jest { $count } robotnik.
       *[many] Wracają do domu i dołącza do nich nowy: gotowych jest { $count } robotników.
    }
everdell-rules-spring-produce = Działają twoje karty produkcji. „{ $card }”: { $gift }
everdell-rules-spring-have = Masz teraz { CASE($stock, "acc") }. Kolej na następnego gracza.

## The end

everdell-rules-end = Koniec gry i wynik
everdell-rules-end-lead = Gra się kończy, gdy wszyscy spasują.
everdell-rules-end-passed = Kto spasuje
everdell-rules-end-passed-text = Nie ma już tur i nie można mu przekazać kart ani surowców. Jego robotnicy zostają na swoich polach i nadal je zajmują.
everdell-rules-end-score = Wynik
everdell-rules-end-printed = punkty bazowe kart w twoim mieście;
everdell-rules-end-tokens = żetony punktów, także te na kartach;
everdell-rules-end-prosperity = bonusy twoich kart pomyślności;
everdell-rules-end-journey = robotnicy w Podróży;
everdell-rules-end-events = wydarzenia i to, co same dają.
everdell-rules-end-tie = Remis rozstrzyga liczba wydarzeń, potem liczba pozostałych surowców. Jeśli to nie wystarczy, zwycięstwo jest wspólne.
everdell-rules-scoring = Punktowanie, krok po kroku
everdell-rules-scoring-city = Tak wygląda miasto na koniec gry.
everdell-rules-scoring-printed = Punkty bazowe jego kart: razem { $points }.
everdell-rules-scoring-bonus = { $card }: { CASE($reason, "tally") }. To jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
everdell-rules-scoring-tokens = Żetony punktów: { $points }.
everdell-rules-scoring-sum = Punkty bazowe kart
everdell-rules-scoring-total =
    { $points ->
        [one] Razem { $points } punkt.
        [few] Razem { $points } punkty.
       *[many] Razem { $points } punktów.
    }

## Pearlbrook

everdell-rules-pearlbrook = Perłowy Potok
everdell-rules-pearlbrook-lead = Potok pełen pereł: wysyłaj ambasadora, zagrywaj ozdoby, buduj cuda.
everdell-rules-pearlbrook-set-up = Przygotowanie
everdell-rules-pearlbrook-river =
    { $count ->
        [one] Przy podwodnych polach akcji leżą zakryte karty: { $count } mieszkaniec i { $count } akwen, na każdej perła.
        [few] Przy podwodnych polach akcji leżą zakryte karty: { $count } mieszkańców i { $count } akweny, na każdej perła.
       *[many] Przy podwodnych polach akcji leżą zakryte karty: { $count } mieszkańców i { $count } akwenów, na każdej perła.
    }
everdell-rules-pearlbrook-new = Dochodzą nowe karty ({ $cards }), leśne pola akcji ({ $forest }) i specjalne wydarzenia ({ $events }). Co najmniej jedno z wyłożonych specjalnych wydarzeń pochodzi z dodatku.
everdell-rules-pearlbrook-instead =
    { $count ->
        [one] Podstawowe wydarzenia ustępują miejsca { $count } cudowi.
       *[many] Podstawowe wydarzenia ustępują miejsca { $count } cudom.
    }
everdell-rules-pearlbrook-yours =
    { $count ->
        [one] Każdy dostaje ambasadora i { $count } tajną ozdobę, która nie liczy się jako karta na ręce.
        [few] Każdy dostaje ambasadora i { $count } tajne ozdoby, które nie liczą się jako karty na ręce.
       *[many] Każdy dostaje ambasadora i { $count } tajnych ozdób, które nie liczą się jako karty na ręce.
    }
everdell-rules-pearlbrook-pearls = Perły
everdell-rules-pearlbrook-pearls-text =
    { $points ->
        [one] Perły daje tylko to, co wyraźnie je wymienia, i nie można nimi płacić zamiast dowolnego surowca. Każda pozostała na koniec gry jest warta { $points } punkt.
        [few] Perły daje tylko to, co wyraźnie je wymienia, i nie można nimi płacić zamiast dowolnego surowca. Każda pozostała na koniec gry jest warta { $points } punkty.
       *[many] Perły daje tylko to, co wyraźnie je wymienia, i nie można nimi płacić zamiast dowolnego surowca. Każda pozostała na koniec gry jest warta { $points } punktów.
    }
everdell-rules-pearlbrook-ambassador = Ambasador
everdell-rules-pearlbrook-ambassador-text = W swojej turze możesz go wysłać na podwodne pole akcji bez innego ambasadora, jeśli w twoim mieście są wymagane karty; na mieliznę; albo na kartę „{ $ferry }”.
everdell-rules-pearlbrook-visit = Jeśli karta jest zakryta, weź jej perłę i odkryj kartę. Potem możesz zapłacić to, czego karta wymaga, i wziąć to, co daje.
everdell-rules-pearlbrook-shoals =
    Mielizna mieści dowolnie wielu ambasadorów. Zapłać tam { $resources ->
        [one] { $resources } dowolny surowiec
        [few] { $resources } dowolne surowce
       *[many] { $resources } dowolnych surowców
    } i { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }, aby wziąć perłę.
everdell-rules-pearlbrook-home = Ambasador wraca do domu razem z robotnikami i może być w domu, gdy przygotowujesz się do nowej pory roku.
everdell-rules-pearlbrook-asks = Pole akcji
everdell-rules-pearlbrook-asked = W mieście potrzeba
everdell-rules-pearlbrook-needs =
    { $type ->
        [production] { $count ->
            [one] { $count } karty produkcji
           *[many] { $count } kart produkcji
        }
        [destination] { $count ->
            [one] { $count } karty miejsca
           *[many] { $count } kart miejsc
        }
        [governance] { $count ->
            [one] { $count } karty zarządzania
           *[many] { $count } kart zarządzania
        }
       *[traveler] { $count ->
            [one] { $count } karty podróżnika
           *[many] { $count } kart podróżników
        }
    }
everdell-rules-pearlbrook-adornments = Ozdoby
everdell-rules-pearlbrook-adornments-text = W swojej turze, zamiast innej akcji, możesz zapłacić perłę i zagrać ozdobę. Działa od razu i punktuje na koniec gry. Nie zajmuje miejsca, a na jej miejsce nie dobiera się następnej.
everdell-rules-pearlbrook-wonders = Cuda
everdell-rules-pearlbrook-wonders-text = Robotnik buduje cud za jego pełny koszt: surowce, perły i karty z ręki. Nic go nie obniża. Cud nie jest wydarzeniem, a robotnik wraca do domu jak zwykle.
everdell-rules-pearlbrook-score = Na koniec gry punktują też twoje cuda i ozdoby.
everdell-rules-pearlbrook-messenger = { $messenger }
everdell-rules-pearlbrook-messenger-text = Leży przy budowli i nad potokiem liczy się jako karta jej typu. Gdy budowla opuszcza miasto, karta od razu przechodzi do innej; jeśli żadnej nie ma, zajmuje własne miejsce i czeka na następną.

## Alone

everdell-rules-alone = Gra solo: Rugwort
everdell-rules-alone-lead = Pokonaj szczura, który nie ma ręki, za nic nie płaci i wchodzi ci w drogę.
everdell-rules-alone-set-up = Przygotowanie
everdell-rules-alone-set-up-text = Przygotuj stół dla jednego gracza. Jeden robotnik Rugworta staje na pierwszym leśnym polu akcji, drugi na polu „{ $place }”. Oba pola są zajęte.
everdell-rules-alone-answers = Gdy zagrasz kartę
everdell-rules-alone-answers-text =
    { $faces ->
        [one] Rugwort rzuca kością o { $faces } ściance i bierze za darmo kartę z miejsca na łące o tym numerze. Liczy się tylko jej typ, a jego miasto nie ma limitu. Robi to raz za każdą zagraną przez ciebie kartę.
       *[many] Rugwort rzuca kością o { $faces } ściankach i bierze za darmo kartę z miejsca na łące o tym numerze. Liczy się tylko jej typ, a jego miasto nie ma limitu. Robi to raz za każdą zagraną przez ciebie kartę.
    }
everdell-rules-alone-prepares = Gdy przygotujesz się do nowej pory roku
everdell-rules-alone-events = Zdobywa każde podstawowe wydarzenie, którego wymagania spełnia jego miasto.
everdell-rules-alone-move = Jego robotnicy idą dalej: jeden na następne leśne pole akcji, a jesienią w Podróż; drugi tak, jak w tabeli.
everdell-rules-alone-blocks = Zajmuje miejsca na łące, od pierwszego. Kart, które tam leżą, nie możesz zagrać, dobrać ani odrzucić.
everdell-rules-alone-season = Pora roku
everdell-rules-alone-place = Drugi robotnik
everdell-rules-alone-blocked = Zajęte miejsca na łące
everdell-rules-alone-winter = Zima
everdell-rules-alone-years = Lata, jedno trudniejsze od drugiego
everdell-rules-alone-year = Rok
everdell-rules-alone-journey = Jego Podróż
everdell-rules-alone-left = Punkty za każde niezdobyte przez ciebie specjalne wydarzenie
everdell-rules-alone-lost = W roku { $year } jego drugi robotnik jesienią odchodzi i zabiera ze sobą jednego z twoich.
everdell-rules-alone-score = Jego wynik
everdell-rules-alone-score-cards =
    { $points ->
        [one] { $points } punkt za kartę, { $prosperity } za kartę pomyślności;
        [few] { $points } punkty za kartę, { $prosperity } za kartę pomyślności;
       *[many] { $points } punktów za kartę, { $prosperity } za kartę pomyślności;
    }
everdell-rules-alone-score-events =
    { $points ->
        [one] { $points } punkt za podstawowe wydarzenie;
        [few] { $points } punkty za podstawowe wydarzenie;
       *[many] { $points } punktów za podstawowe wydarzenie;
    }
everdell-rules-alone-score-left = niezdobyte przez ciebie specjalne wydarzenia, zależnie od roku;
everdell-rules-alone-score-journey = jego Podróż i 1 punkt za każdą twoją wizytę na jego kartach.
everdell-rules-alone-win = Wygrywasz, jeśli masz więcej punktów niż on; remis to nie wygrana.
everdell-rules-alone-fool = Zagraną przez ciebie kartę „{ $fool }” odrzuca się, a z jego miasta usuwa się jedną kartę. Jeśli taką kartę wylosuje Rugwort, trafia do twojego miasta, o ile jest w nim miejsce.
everdell-rules-alone-gifts = To, co trzeba by przekazać przeciwnikowi, przepada, ale korzyść dostajesz tak samo.
everdell-rules-alone-brook = Z dodatkiem Perłowy Potok
everdell-rules-alone-brook-frog =
    { $hidden ->
        [one] Kość wskazuje, od którego pola nad potokiem zaczyna jego żaba. Tam, gdzie odkrywa kartę, bierze { $hidden } perłę, w innym razie jedną. Gdy Rugwort przygotowuje się do nowej pory roku, żaba schodzi o jedno pole, z ostatniego na pierwsze, i je blokuje.
        [few] Kość wskazuje, od którego pola nad potokiem zaczyna jego żaba. Tam, gdzie odkrywa kartę, bierze { $hidden } perły, w innym razie jedną. Gdy Rugwort przygotowuje się do nowej pory roku, żaba schodzi o jedno pole, z ostatniego na pierwsze, i je blokuje.
       *[many] Kość wskazuje, od którego pola nad potokiem zaczyna jego żaba. Tam, gdzie odkrywa kartę, bierze { $hidden } pereł, w innym razie jedną. Gdy Rugwort przygotowuje się do nowej pory roku, żaba schodzi o jedno pole, z ostatniego na pierwsze, i je blokuje.
    }
everdell-rules-alone-brook-adornments =
    { $points ->
        [one] Za każdą zagraną przez ciebie ozdobę dostaje { $points } punkt.
        [few] Za każdą zagraną przez ciebie ozdobę dostaje { $points } punkty.
       *[many] Za każdą zagraną przez ciebie ozdobę dostaje { $points } punktów.
    }
everdell-rules-alone-brook-wonders =
    { $points ->
        [one] Na koniec gry buduje cuda za same perły, zawsze najcenniejszy, na jaki go stać. Każda jego pozostała perła jest warta { $points } punkt.
        [few] Na koniec gry buduje cuda za same perły, zawsze najcenniejszy, na jaki go stać. Każda jego pozostała perła jest warta { $points } punkty.
       *[many] Na koniec gry buduje cuda za same perły, zawsze najcenniejszy, na jaki go stać. Każda jego pozostała perła jest warta { $points } punktów.
    }
everdell-rules-alone-brook-not = Ozdoby „{ $mirror }” się nie używa, a podstawowych wydarzeń nie ma.

## Asked and ruled: what a rulebook leaves open, or says in two ways

everdell-asked-chip-sweep-repeat = Czy Sprzątacz musi ponownie aktywować kartę, jeśli może?
everdell-ruled-chip-sweep-repeat = Nie; Kopacz też nie musi niczego kopiować.
everdell-asked-chip-sweep-repeats-another = Czy Sprzątacz aktywuje innego Sprzątacza?
everdell-ruled-chip-sweep-repeats-another = Nie, ale własnego Kopacza tak.
everdell-asked-miner-mole-meets = Kopacz trafia na Kopacza przeciwnika.
everdell-ruled-miner-mole-meets = Może zrobić to co tamten, czyli skopiować kartę z twojego miasta. Sprzątacza ani Magazynu się nie kopiuje.
everdell-asked-city-copied-card = Którego miasta dotyczy skopiowana karta?
everdell-ruled-city-copied-card = Miasta jej właściciela; płaci i zyskuje ten, kto kopiuje.
everdell-asked-more-husbands-wives = W mieście jest więcej Mężów niż Żon.
everdell-ruled-more-husbands-wives = Produkuje tylu Mężów, ile jest Żon.
everdell-asked-cards-react-play = Na jedno zagranie reaguje kilka kart.
everdell-ruled-cards-react-play = Ich kolejność wybiera gracz; pytanie pada tylko wtedy, gdy kolejność może coś zmienić.
everdell-asked-visit-queen-left = Czy Królową można odwiedzić i nic nie zagrać?
everdell-ruled-visit-queen-left = Tak, ale musi być karta, którą można by zagrać.
everdell-asked-miner-mole-chip = Kopacz i Sprzątacz w mieście przeciwnika.
everdell-ruled-miner-mole-chip = Kopacz pomija Sprzątacza; niektórzy czytają zasady inaczej.
everdell-asked-order-production-cards = W jakiej kolejności działają karty produkcji, które dają tylko surowce?
everdell-ruled-order-production-cards = Jako pierwsze i bez pytania: ich kolejność niczego nie zmienia.
everdell-asked-teacher-room-card = Nauczyciel, gdy na ręce mieści się jeszcze jedna karta.
everdell-ruled-teacher-room-card = Dobiera się jedną kartę i zatrzymuje ją; przy pełnej ręce żadnej.
everdell-asked-undertaker-full-hand = Grabarz przy pełnej ręce.
everdell-ruled-undertaker-full-hand = Odrzuca się trzy karty z łąki i żadnej nie dobiera.
everdell-asked-fool-bring-berry = Czy za Błazna należy się jagoda od Sklepikarza?
everdell-ruled-fool-bring-berry = Nie, bo Błazen nie trafia do własnego miasta; Historyk dobiera za niego kartę.
everdell-asked-ranger-move-worker = Czy Strażnik leśny musi przesunąć robotnika?
everdell-ruled-ranger-move-worker = Tak, jeśli może, i to na inne pole: to, na którym robotnik stoi, nie wchodzi w grę i na czas ruchu jest zajęte.
everdell-asked-worker-stands-construction = Robotnik stoi na budowli, w której miejsce wchodzą Ruiny.
everdell-ruled-worker-stands-construction = Wraca do domu z pozostałymi, chyba że miał zostać na stałe.
everdell-asked-critter-move-construction = Stworzenie można wprowadzić i do własnej budowli, i do Wiecznego drzewa.
everdell-ruled-critter-move-construction = Wybiera gracz.
everdell-asked-lies-storehouse-count = Czy na koniec gry liczy się to, co leży w Magazynie?
everdell-ruled-lies-storehouse-count = Nie: ani dla Architekta, ani przy remisie.
everdell-asked-points-events-resources = Punktów, wydarzeń i surowców jest po równo.
everdell-ruled-points-events-resources = Zwycięstwo jest wspólne.
everdell-asked-deck-discard-pile = Talia i stos kart odrzuconych są puste.
everdell-ruled-deck-discard-pile = Niczego się nie dobiera, a na łące zostają luki.
everdell-asked-nobody-given-anything = Nikomu nie można nic przekazać.
everdell-ruled-nobody-given-anything = Przekazywane karty lub surowce się odrzuca, a przekazujący i tak dostaje korzyść.
everdell-asked-playing-alone-becomes = Gra solo: co dzieje się z tym, co trzeba przekazać?
everdell-ruled-playing-alone-becomes = Przepada, nikt tego nie dostaje; przekazujący dostaje korzyść.
everdell-asked-university-discard-itself = Czy Uniwersytet może odrzucić sam siebie?
everdell-ruled-university-discard-itself = Nie; a gdy w mieście nie ma innej karty, nie można go odwiedzić.
everdell-asked-worker-stay-good = Na karcie, którą odrzuca Uniwersytet, stał robotnik, który miał zostać na stałe.
everdell-ruled-worker-stay-good = Przechodzi na stałe na Uniwersytet, obok jego pola, które pozostaje wolne dla innych.
everdell-asked-ordinary-worker-stood = Na karcie, która opuszcza miasto, stał zwykły robotnik.
everdell-ruled-ordinary-worker-stood = Liczy się jako umieszczony i wraca do domu z pozostałymi robotnikami swojego gracza, czyjakolwiek była karta.
everdell-asked-undertaker-monk-leaves = Grabarz albo Mnich opuszcza miasto, a na karcie, na której otworzył drugie miejsce, stoi dwóch robotników.
everdell-ruled-undertaker-monk-leaves = Obaj zostają.
everdell-asked-cemetery-pile-fewer = Cmentarz: jeden ze stosów ma mniej niż cztery karty.
everdell-ruled-cemetery-pile-fewer = Nie można go wybrać. Jeśli w obu jest za mało, odkrywa się karty z talii, a potem tasuje odrzucone.
everdell-asked-owner-open-destination = Właściciel otwartej karty miejsca już spasował.
everdell-ruled-owner-open-destination = Za wizytę nadal dostaje punkt z puli.
everdell-asked-helper-leaves-prisoner = Czy karta, która pomaga zapłacić i opuszcza miasto, albo więzień robi miejsce dla karty o tej samej nazwie?
everdell-ruled-helper-leaves-prisoner = Tak: karty opuszczają miasto, zanim przyjdzie nowa. Za pełny koszt nie można zagrać unikatowej karty, która jest już w mieście.
everdell-asked-card-costs-nothing = Czy można pomóc zapłacić za kartę, która nic nie kosztuje?
everdell-ruled-card-costs-nothing = Nie, nie ma czego oszczędzać.
everdell-asked-clock-tower-used = Czy trzeba użyć Wieży zegarowej?
everdell-ruled-clock-tower-used = Nie; przed porą roku używa się jej najwyżej raz.
everdell-asked-haven-forest-place = Schronienie albo leśne pole akcji, które wymaga kart, przy pustej ręce.
everdell-ruled-haven-forest-place = Robotnik może tam iść i nic nie dostać. Nowsza instrukcja podobno zabrania umieszczać robotnika tylko po to, by blokować; nie widzieliśmy jej.
everdell-asked-forest-place-takes = Leśne pole akcji, które pozwala dobrać dwie karty z łąki, przy pełnej ręce.
everdell-ruled-forest-place-takes = Robotnik może tam iść; żadnej karty się nie dobiera, więc i nie zagrywa.
everdell-asked-events-take-cards = Czy wydarzenie, na którym kładzie się karty lub surowce, można zdobyć, nie mając żadnych?
everdell-ruled-events-take-cards = Tak, chyba że są jego kosztem.
everdell-asked-points-brilliant-marketing = Dokąd trafiają punkty za Genialny plan handlowy?
everdell-ruled-points-brilliant-marketing = Do gracza, jako żetony punktów.
everdell-asked-ancient-scrolls-discovered = Odkrycie starożytnych zwojów przy pełnej ręce.
everdell-ruled-ancient-scrolls-discovered = Co się nie mieści, trafia pod wydarzenie.
everdell-asked-flying-doctor-service = Lotne pogotowie w grze solo.
everdell-ruled-flying-doctor-service = Liczą się też pary w mieście Rugworta.
everdell-asked-pass-autumn-workers = Czy jesienią można spasować, mając robotników w domu?
everdell-ruled-pass-autumn-workers = Tak.
everdell-asked-prepare-autumn-pass = Można już tylko przygotować się do nowej pory roku albo jesienią spasować.
everdell-ruled-prepare-autumn-pass = Pytanie i tak pada: to osobna decyzja gracza.
everdell-asked-fool-player-passed = Czy Błazen może trafić do gracza, który spasował?
everdell-ruled-fool-player-passed = Tak.
everdell-asked-new-season-order = Co w nowej porze roku dzieje się najpierw?
everdell-ruled-new-season-order = Wieża zegarowa, potem wszyscy robotnicy wracają do domu i dołączają nowi, potem produkcja albo łąka.
everdell-asked-rugwort-answer-card = Rugwort: kiedy odpowiada na kartę?
everdell-ruled-rugwort-answer-card = Po zakończeniu tury, raz za każdą zagraną kartę; na kartę zagraną dzięki Wieży zegarowej odpowiada przed zmianą pory roku.
everdell-asked-rugwort-place-die = Rugwort: miejsce wskazane przez kość jest puste.
everdell-ruled-rugwort-place-die = Niczego nie bierze.
everdell-asked-rugwort-equal-cards = Rugwort: jednakowe karty leżą na kilku miejscach łąki.
everdell-ruled-rugwort-equal-cards = Gracz mówi, z którego miejsca bierze kartę.
everdell-asked-rugwort-rolls-fool = Rugwort losuje Błazna, na którego nie ma miejsca albo który już jest w mieście.
everdell-ruled-rugwort-rolls-fool = Błazen zostaje w jego mieście.
everdell-asked-fool-removes-card = Błazen usuwa kartę Rugworta, na której stoi robotnik.
everdell-ruled-fool-removes-card = Robotnik wraca do domu z pozostałymi.
everdell-asked-rugwort-keeps-new = Rugwort zajmuje latem nowe miejsce na łące: przed dobraniem dwóch kart czy po nim?
everdell-ruled-rugwort-keeps-new = Po nim; przygotowuje się, gdy gracz już skończy.
everdell-asked-worker-rugwort-take = Którego robotnika zabiera Rugwort w trzecim roku?
everdell-ruled-worker-rugwort-take = Jednego z tych, którzy są w domu, po produkcji.
everdell-asked-tie-rugwort = Remis z Rugwortem.
everdell-ruled-tie-rugwort = To nie wygrana.
everdell-asked-event-brook-among = Jak zapewnić, że wśród czterech wydarzeń będzie jedno z dodatku Perłowy Potok?
everdell-ruled-event-brook-among = Najpierw losuje się jedno z jego sześciu, potem trzy ze wszystkich pozostałych.
everdell-asked-river-card-lies = Która karta potoku gdzie leży?
everdell-ruled-river-card-lies = Nikt tego nie wie, póki jej nie odkryje; dlatego leżą w jednym stosie, a następną odkrywa się tam, dokąd pierwszy raz przychodzi ambasador.
everdell-asked-ambassador-prepare-next = Czy przed przygotowaniem się do nowej pory roku trzeba wysłać ambasadora?
everdell-ruled-ambassador-prepare-next = Nie.
everdell-asked-ambassador-nothing-paid = Czy ambasador może iść tam, gdzie nie ma czym zapłacić, albo przyjść po samą perłę?
everdell-ruled-ambassador-nothing-paid = Tak; użycie karty to osobna decyzja.
everdell-asked-shoals-without-whole = Mielizna bez pełnej zapłaty.
everdell-ruled-shoals-without-whole = Nie można jej odwiedzić.
everdell-asked-wonders-count-events = Czy cuda liczą się jako wydarzenia, dla Króla albo przy remisie?
everdell-ruled-wonders-count-events = Nie.
everdell-asked-hand-above-limit = Po wydaniu pereł przy Moście kart na ręce jest więcej, niż wynosi limit.
everdell-ruled-hand-above-limit = Niczego się nie odrzuca; nie dobiera się też, póki nie ma miejsca.
everdell-asked-bridge-draw-river = Kiedy nad potokiem dobiera się karty dzięki Mostowi?
everdell-ruled-bridge-draw-river = Po wzięciu perły oraz odkryciu i użyciu karty.
everdell-asked-ferry-played-river = Czy można zagrać Prom, zanim odkryto jakąkolwiek kartę potoku?
everdell-ruled-ferry-played-river = Tak; ambasador musi zaczekać.
everdell-asked-ferry-leaves-ambassador = Prom opuszcza miasto, gdy stoi na nim ambasador.
everdell-ruled-ferry-leaves-ambassador = Ambasador wraca do domu razem z robotnikami.
everdell-asked-messengers-share-construction = Ilu Posłańców może dzielić miejsce z jedną budowlą?
everdell-ruled-messengers-share-construction = Jeden.
everdell-asked-messenger-without-construction = Posłaniec nie ma budowli, do której mógłby pójść.
everdell-ruled-messenger-without-construction = Zajmuje miejsce, a nad potokiem jest podróżnikiem; do pełnego miasta można jeszcze zagrać budowlę, bo Posłaniec do niej dołącza.
everdell-asked-construction-messenger-leaves = Budowla Posłańca opuszcza miasto, gdy zagrywa się inną (Ruiny, Dźwig).
everdell-ruled-construction-messenger-leaves = Posłaniec czeka na tę nową i może do niej dołączyć.
everdell-asked-messenger-of-several-leaves = Miasto opuszcza jeden z kilku Posłańców.
everdell-ruled-messenger-of-several-leaves = Gracz mówi, przy której budowli był; najpierw odchodzi ten, który czeka.
everdell-asked-miner-mole-copies = Kopacz kopiuje Przystań albo Przewoźnika.
everdell-ruled-miner-mole-copies = Liczą się perły ich właściciela.
everdell-asked-pirate-hand-above = Pirat, gdy kart na ręce jest więcej, niż wynosi limit.
everdell-ruled-pirate-hand-above = Nie bierze się więcej kart, niż mieści ręka.
everdell-asked-pirate-ship-sail = Czy Piracki statek może popłynąć do gracza, który spasował?
everdell-ruled-pirate-ship-sail = Tak, tak samo jak Błazen.
everdell-asked-pirate-ship-sails = Piracki statek płynie do miasta, w którym czeka Posłaniec.
everdell-ruled-pirate-ship-sails = Posłaniec do niego dołącza.
everdell-asked-points-gained-events = Dokąd trafiają punkty zdobyte dzięki wydarzeniom (Zaproszenia na maskaradę, Romantyczny rejs, Wyścig na potoku)?
everdell-ruled-points-gained-events = Do gracza, jako żetony punktów.
everdell-asked-masquerade-invitations-nobody = Zaproszenia na maskaradę: nikt nie ma miejsca na ręce.
everdell-ruled-masquerade-invitations-nobody = Karty się odrzuca, a przekazujący dostaje punkty.
everdell-asked-romantic-cruise-wife = Romantyczny rejs: w talii nie ma Żony.
everdell-ruled-romantic-cruise-wife = Nic się nie dzieje; talię się tasuje.
everdell-asked-x-marks-spot = Krzyżyk na mapie: kilka Magazynów albo Magazyn opróżniony później.
everdell-ruled-x-marks-spot = Gracz wybiera jeden; punkty zostają na karcie.
everdell-asked-forest-place-changes = Leśne pole akcji, które wymienia dwie karty łąki, gdy na ręce jest mało miejsca.
everdell-ruled-forest-place-changes = Dobiera się tyle kart, ile się mieści.
everdell-asked-compass-two-copies = Kompas: dwa egzemplarze tego samego podróżnika.
everdell-ruled-compass-two-copies = Oba mogą zadziałać, każdy raz.
everdell-asked-compass-ruins-fool = Kompas: Ruiny, Błazen, Posłaniec.
everdell-ruled-compass-ruins-fool = Ruiny zastępują następną budowlę; Błazen może przejść dalej, do przeciwnika; Posłaniec może zmienić budowlę.
everdell-asked-compass-sundial-order = Kompas i Zegar słoneczny: w jakiej kolejności działają karty?
everdell-ruled-compass-sundial-order = W dowolnej, każda przed wyborem następnej; podróżnika, który nic by nie zrobił, nie można wybrać.
everdell-asked-masque-play-card = Czy Maska musi zagrać kartę, a Zegar słoneczny aktywować trzy?
everdell-ruled-masque-play-card = Nie.
everdell-asked-seaglass-amulet-order = Amulet z morskiego szkła: w jakiej kolejności?
everdell-ruled-seaglass-amulet-order = Najpierw karty i punkt, tak aby surowce wybierać, znając już karty.
everdell-asked-masque-tokens-count = Maska: które żetony się liczą?
everdell-ruled-masque-tokens-count = Żetony gracza i te na jego kartach: sumuje się je, a potem dzieli.
everdell-asked-rugwort-order-frog = Rugwort: w jakiej kolejności chodzi jego żaba i co oznacza kość?
everdell-ruled-rugwort-order-frog = Jedno i drugie można wybrać, zakładając stół. Domyślnie, od góry: produkcja, miejsce, zarządzanie, podróżnik; 1–2, 3–4, 5–6, 7–8.
everdell-asked-rugwort-basic-events = Rugwort i podstawowe wydarzenia.
everdell-ruled-rugwort-basic-events = Z dodatkiem Perłowy Potok ich nie ma, więc żadnych nie zdobywa.
everdell-asked-pirate-ship-playing = Piracki statek w grze solo.
everdell-ruled-pirate-ship-playing = Płynie do miasta Rugworta i liczą się jego perły.
everdell-asked-ferry-rugwort = Prom Rugworta.
everdell-ruled-ferry-rugwort = Można go odwiedzić; Rugwort dostaje punkt.
everdell-asked-masquerade-invitations-playing = Zaproszenia na maskaradę w grze solo.
everdell-ruled-masquerade-invitations-playing = Kart nikt nie dostaje, ale dają punkty.
everdell-asked-compass-fool-playing = Kompas i Błazen w grze solo.
everdell-ruled-compass-fool-playing = Błazna się odrzuca, a z miasta Rugworta usuwa się kartę, tak jak przy zagraniu.

## Worked: the ambassador, and Rugwort's die

everdell-rules-visiting = Ambasador, krok po kroku
everdell-rules-visiting-city = Miasto ma karty zarządzania, których wymaga Kamień runiczny, a nikogo tam jeszcze nie było.
everdell-rules-answering = Rugwort odpowiada, krok po kroku
everdell-rules-answering-hand = Zagrywasz kartę, a Rugwort rzuca kością: którą kartę z łąki wziąć.
