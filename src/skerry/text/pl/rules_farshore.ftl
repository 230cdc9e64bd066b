### The rulebook of Everdell Farshore. All numbers come from the engine.

## What you want

farshore-rules-goal = Cel gry
farshore-rules-goal-lead = Buduj miasto na wybrzeżu, żegluj z wiatrem, szukaj skarbów i map. Wygrywa, kto ma najwięcej punktów.
farshore-rules-goal-city = Każda zagrana karta, stworzenie czy budowla, trafia do twojego miasta. Każda ma własne punkty i własne działanie. To, co karty kosztują, zdobywają twoi robotnicy.
farshore-rules-goal-ship = Róża wiatrów wskazuje, które karty przesuwają też twój statek. Im dalej dopłynie, tym więcej jest wart; po drodze znajduje skarby.
farshore-rules-goal-resources = Surowce to drewienka, kępki wodorostów, kryształki i grzybki. Stworzenia kosztują grzybki, budowle pozostałe surowce. Pula nigdy się nie wyczerpuje.
farshore-rules-goal-house = Nie wiemy, co jest nadrukowane na wielu kartach. Talia, którą się tu gra ({ $deck }), podaje tam własną treść; można też grać innym plikiem talii.

## Set-up

farshore-rules-set-up = Przygotowanie
farshore-rules-set-up-lead = Wyłóżcie zatokę, wyspy, różę wiatrów i mapy, a potem rozdajcie karty.
farshore-rules-set-up-seats = Gracze
farshore-rules-set-up-islands = Wyspy
farshore-rules-set-up-maps = Mapy w każdym stosie, według wartości
farshore-rules-set-up-hands = Karty na początek, w kolejności graczy
farshore-rules-set-up-table = Stół
farshore-rules-set-up-bay =
    { $count ->
        [one] W zatoce leży { $count } stos kart, dostępny dla wszystkich.
        [few] W zatoce leżą { $count } stosy różnych kart, dostępne dla wszystkich.
       *[many] W zatoce leży { $count } stosów różnych kart, dostępnych dla wszystkich.
    } Jeśli nowa karta już tam leży, trafia na wierzch swojego stosu i dobiera się następną.
farshore-rules-set-up-compass = Kafelki róży wiatrów leżą w stosach po { $count }; wierzchni kafelek każdego stosu jest odkryty i obowiązuje.
farshore-rules-set-up-you = Co masz na początku
farshore-rules-set-up-workers =
    { $workers ->
        [one] { $workers } robotnika
       *[many] { $workers } robotników
    }, { $anchors ->
        [one] { $anchors } kotwicę
        [few] { $anchors } kotwice
       *[many] { $anchors } kotwic
    } i żadnych surowców. Wszyscy zaczynają zimą.
farshore-rules-set-up-change = Raz, przed pierwszą turą, możesz odrzucić wszystkie karty z ręki i dobrać tyle samo nowych.
farshore-rules-set-up-limit =
    { $count ->
        [one] Na ręce można mieć najwyżej { $count } kartę. Tych, które się nie mieszczą, się nie dobiera.
        [few] Na ręce można mieć najwyżej { $count } karty. Tych, które się nie mieszczą, się nie dobiera.
       *[many] Na ręce można mieć najwyżej { $count } kart. Tych, które się nie mieszczą, się nie dobiera.
    }
farshore-rules-set-up-deck = Gdy talia się wyczerpie, z kart odrzuconych tasuje się nową.

## The turn

farshore-rules-turn = Twoja tura
farshore-rules-turn-lead = Zrób jedną rzecz, a potem gra następny gracz.
farshore-rules-turn-worker = Zagraj robotnika
farshore-rules-turn-worker-text = Umieść go tam, gdzie jest miejsce; działanie następuje od razu. Robotnik zostaje, aż przygotujesz się do nowej pory roku.
farshore-rules-turn-card = Zagraj kartę
farshore-rules-turn-card-text = Z ręki albo z zatoki: zapłać za nią i dołóż ją do swojego miasta.
farshore-rules-turn-prepare = Przygotuj się do nowej pory roku
farshore-rules-turn-prepare-text = Tylko gdy wszyscy twoi robotnicy są na polach.
farshore-rules-turn-finish = Spasuj
farshore-rules-turn-finish-text = Tylko jesienią, także z robotnikami w domu. Nie bierzesz już potem udziału w grze.

## Places

farshore-rules-places-shore = Wybrzeże
farshore-rules-places-shore-text = Każde z jego pól akcji mieści jednego robotnika i daje to, co jest na nim narysowane.
farshore-rules-places-islands = Wyspy
farshore-rules-places-islands-text = Po jednym robotniku, tylko na odkrytych wyspach.
farshore-rules-places-docks = Doki
farshore-rules-places-docks-text =
    { $count ->
        [one] Dowolnie wielu robotników. Odrzuć maksymalnie { $count } kartę i weź za nią 1 dowolny surowiec.
        [few] Dowolnie wielu robotników. Odrzuć maksymalnie { $count } karty i weź za każdą 1 dowolny surowiec.
       *[many] Dowolnie wielu robotników. Odrzuć maksymalnie { $count } kart i weź za każdą 1 dowolny surowiec.
    }
farshore-rules-places-lookout = Punkt widokowy
farshore-rules-places-lookout-text = Dowolnie wielu robotników. Odrzuć dowolną liczbę kart, a potem dobieraj po jednej z talii lub z zatoki do limitu kart na ręce; możesz skończyć wcześniej.
farshore-rules-places-dunes = Wydmy
farshore-rules-places-dunes-text = Dowolnie wielu robotników. Zdobądź mapę, której wymagania spełnia twoje miasto.
farshore-rules-places-red = Czerwone karty
farshore-rules-places-red-text = Po jednym robotniku i tylko w twoim własnym mieście.

## Playing a card

farshore-rules-play = Zagranie karty
farshore-rules-play-lead = Weź kartę z ręki albo z zatoki, zapłać za nią i dołóż ją do swojego miasta.
farshore-rules-play-pay = Sposoby zapłaty
farshore-rules-play-price = Zapłać koszt w surowcach. Wszędzie tam, gdzie płaci się surowcami, skarb zastępuje jeden dowolny surowiec.
farshore-rules-play-anchor =
    { $count ->
        [one] Albo, w wypadku stworzenia, użyj kotwicy: przy budowli w jego kolorze w twoim mieście, która nie ma jeszcze kotwicy. Zastępuje ona cały koszt i zostaje tam na stałe. Masz { $count } kotwicę na całą grę.
        [few] Albo, w wypadku stworzenia, użyj kotwicy: przy budowli w jego kolorze w twoim mieście, która nie ma jeszcze kotwicy. Zastępuje ona cały koszt i zostaje tam na stałe. Masz { $count } kotwice na całą grę.
       *[many] Albo, w wypadku stworzenia, użyj kotwicy: przy budowli w jego kolorze w twoim mieście, która nie ma jeszcze kotwicy. Zastępuje ona cały koszt i zostaje tam na stałe. Masz { $count } kotwic na całą grę.
    }
farshore-rules-play-help = Koszt zagrywanej karty może zmienić najwyżej jedna inna karta.
farshore-rules-play-room = Miejsce w mieście
farshore-rules-play-spaces =
    { $count ->
        [one] Miasto ma { $count } miejsce.
        [few] Miasto ma { $count } miejsca.
       *[many] Miasto ma { $count } miejsc.
    } Karty „{ $shipwreck }” i „{ $castaway }” nie zajmują żadnego.
farshore-rules-play-unique = Każda unikatowa karta może być w mieście tylko jedna, zwykłych – dowolnie wiele.
farshore-rules-play-order = Krok po kroku
farshore-rules-play-order-pay = Zapłać za kartę.
farshore-rules-play-order-arrive = Dołóż ją do miasta. Jeśli jest zielona lub brązowa, działa teraz.
farshore-rules-play-order-react = Potem działają te z twoich kart, które na nią reagują.
farshore-rules-play-order-sail = Potem twój statek przesuwa się według róży wiatrów.
farshore-rules-play-order-refill = Jeśli karta pochodziła z zatoki, wykłada się tam nową.
farshore-rules-play-colours = Kolory
farshore-rules-play-green = Zielona działa przy zagraniu oraz gdy przygotowujesz się do wiosny i do jesieni.
farshore-rules-play-brown = Brązowa działa raz, przy zagraniu.
farshore-rules-play-red = Czerwona działa, gdy odwiedzi ją robotnik.
farshore-rules-play-blue = Niebieska pomaga do końca gry.
farshore-rules-play-purple = Fioletowa daje dodatkowe punkty na koniec gry.
farshore-rules-anchoring = Kotwica, krok po kroku
farshore-rules-anchoring-city = Przy twojej karcie „{ $house }” nie ma jeszcze kotwicy.
farshore-rules-anchoring-hand = Na ręce masz kartę „{ $critter }”. Obie są tego samego koloru.
farshore-rules-anchoring-done =
    { $count ->
        [0] Używasz kotwicy przy karcie „{ $house }” i nic nie płacisz. Nie masz już kotwic.
        [one] Używasz kotwicy przy karcie „{ $house }” i nic nie płacisz. Została ci { $count } kotwica.
        [few] Używasz kotwicy przy karcie „{ $house }” i nic nie płacisz. Zostały ci { $count } kotwice.
       *[many] Używasz kotwicy przy karcie „{ $house }” i nic nie płacisz. Zostało ci { $count } kotwic.
    }

## The ship

farshore-rules-ship = Róża wiatrów i statek
farshore-rules-ship-lead =
    { $count ->
        [one] Obowiązuje { $count } odkryty kafelek róży wiatrów. Wskazuje rodzaj kart.
        [few] Obowiązują { $count } odkryte kafelki róży wiatrów. Każdy wskazuje rodzaj kart.
       *[many] Obowiązuje { $count } odkrytych kafelków róży wiatrów. Każdy wskazuje rodzaj kart.
    }
farshore-rules-ship-moves = Za każdy odkryty kafelek, któremu odpowiada zagrana przez ciebie karta, twój statek przesuwa się o pole. Mogą go przesuwać także karty.
farshore-rules-ship-treasure =
    { $points ->
        [one] Za każde pole ze skrzynią skarbów, na które wpłynie lub które minie, weź skarb. Każdy pozostały na koniec gry jest wart { $points } punkt.
        [few] Za każde pole ze skrzynią skarbów, na które wpłynie lub które minie, weź skarb. Każdy pozostały na koniec gry jest wart { $points } punkty.
       *[many] Za każde pole ze skrzynią skarbów, na które wpłynie lub które minie, weź skarb. Każdy pozostały na koniec gry jest wart { $points } punktów.
    }
farshore-rules-ship-track =
    { $count ->
        [one] Tor statku ma { $count } pole
        [few] Tor statku ma { $count } pola
       *[many] Tor statku ma { $count } pól
    }; ostatnie jest warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Liczy się tylko pole zajęte na koniec gry. Statki nie blokują się nawzajem.
farshore-rules-ship-winds = Wiatr zmian
farshore-rules-ship-winds-text = Gdy do nowej pory roku przygotuje się ostatni gracz, oba kafelki ustępują miejsca następnym ze swoich stosów.
farshore-rules-sailing = Rejs, krok po kroku
farshore-rules-sailing-tiles = Te kafelki są odkryte.
farshore-rules-sailing-card =
    { $count ->
        [0] Zagrywasz kartę „{ $card }”. Nie odpowiada żadnemu z nich.
        [one] Zagrywasz kartę „{ $card }”. Odpowiada jednemu z nich.
        [2] Zagrywasz kartę „{ $card }”. Odpowiada obu.
       *[many] Zagrywasz kartę „{ $card }”. Liczba kafelków, którym odpowiada: { $count }.
    }
farshore-rules-sailing-moves =
    { $count ->
        [one] Twój statek przesuwa się o { $count } pole, z { $from } na { $to }.
        [few] Twój statek przesuwa się o { $count } pola, z { $from } na { $to }.
       *[many] Twój statek przesuwa się o { $count } pól, z { $from } na { $to }.
    }
farshore-rules-sailing-treasure =
    { $count ->
        [one] Po drodze mija pole ze skrzynią skarbów: weź { $count } skarb.
        [few] Po drodze mija pola ze skrzynią skarbów: weź { $count } skarby.
       *[many] Po drodze mija pola ze skrzynią skarbów: weź { $count } skarbów.
    }

## Maps

farshore-rules-maps = Mapy
farshore-rules-maps-lead = Im więcej masz map, tym więcej warta jest każda z nich.
farshore-rules-maps-take = Robotnik na wydmach zdobywa wierzchnią mapę ze stosu, jeśli w twoim mieście są wymagane przez nią karty, a ty nie masz jeszcze mapy z tego stosu. Karty zostają na swoich miejscach.
farshore-rules-maps-worth = Na koniec gry każda mapa jest warta swoją liczbę pomnożoną przez liczbę twoich map.
farshore-rules-maps-stacks =
    { $count ->
        [one] Jest { $count } stos map, z najlepszą na wierzchu.
        [few] Są { $count } stosy map, w każdym najlepsza leży na wierzchu.
       *[many] Jest { $count } stosów map, w każdym najlepsza leży na wierzchu.
    }
farshore-rules-mapping = Mapy, krok po kroku
farshore-rules-mapping-have =
    { $count ->
        [one] Masz { $count } mapę:
        [few] Masz { $count } mapy, razem
       *[many] Masz { $count } map, razem
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
farshore-rules-mapping-more = Każda następna mapa podnosi też wartość pozostałych.

## Seasons

farshore-rules-seasons = Pory roku
farshore-rules-seasons-lead = Gdy wszyscy twoi robotnicy są na polach, możesz przygotować się do nowej pory roku. Robotnicy wracają do domu, dołączają do nich nowi, a pora roku daje swój dar.
farshore-rules-seasons-season = Pora roku
farshore-rules-seasons-new = Nowi robotnicy
farshore-rules-seasons-gift = Jej dar
farshore-rules-seasons-last = Ostatni gracz ponadto
farshore-rules-seasons-spring = Wiosna
farshore-rules-seasons-summer = Lato
farshore-rules-seasons-autumn = Jesień
farshore-rules-seasons-green = Działają twoje zielone karty, w dowolnej kolejności.
farshore-rules-seasons-bay =
    { $count ->
        [one] Dobierz { $count } kartę z zatoki.
        [few] Dobierz { $count } karty z zatoki.
       *[many] Dobierz { $count } kart z zatoki.
    }
farshore-rules-seasons-both =
    { $count ->
        [one] Dobierz { $count } kartę z zatoki lub z talii, a twoje zielone karty działają, w dowolnej kolejności.
        [few] Dobierz { $count } karty z zatoki lub z talii, a twoje zielone karty działają, w dowolnej kolejności.
       *[many] Dobierz { $count } kart z zatoki lub z talii, a twoje zielone karty działają, w dowolnej kolejności.
    }
farshore-rules-seasons-winds = zmienia wiatr.
farshore-rules-seasons-tide =
    { $count ->
        [one] zalewa { $count } wybraną wyspę, potem zmienia wiatr.
        [few] zalewa { $count } wybrane wyspy, potem zmienia wiatr.
       *[many] zalewa { $count } wybranych wysp, potem zmienia wiatr.
    }
farshore-rules-seasons-flooded = Zalaną wyspę zakrywa się do końca gry. Robotnicy, którzy na niej stoją, wracają do domu jak zwykle.
farshore-rules-seasons-own = Każdy zmienia porę roku sam dla siebie. Jesień jest ostatnia.

## The end

farshore-rules-end = Koniec gry i wynik
farshore-rules-end-lead = Gra się kończy, gdy wszyscy spasują.
farshore-rules-end-finished = Kto spasuje
farshore-rules-end-finished-text = Nie ma już tur i niczego nie można mu przekazać. Jego robotnicy zostają na swoich polach i nadal je zajmują.
farshore-rules-end-score = Wynik
farshore-rules-end-printed = punkty bazowe kart w twoim mieście;
farshore-rules-end-purple = bonusy twoich fioletowych kart;
farshore-rules-end-tokens = muszelki, czyli żetony punktów;
farshore-rules-end-treasures =
    { $points ->
        [one] { $points } punkt za każdy pozostały skarb;
        [few] { $points } punkty za każdy pozostały skarb;
       *[many] { $points } punktów za każdy pozostały skarb;
    }
farshore-rules-end-maps = mapy, każda razy liczba twoich map;
farshore-rules-end-ship = pole twojego statku.
farshore-rules-end-tie = Remis rozstrzyga statek, który dopłynął dalej, potem więcej map, więcej skarbów, więcej pozostałych surowców. Jeśli to nie wystarczy, zwycięstwo jest wspólne.
farshore-rules-scoring = Punktowanie, krok po kroku
farshore-rules-scoring-city = Tak wygląda miasto na koniec gry.
farshore-rules-scoring-printed = Punkty bazowe jego kart: razem { $points }.
farshore-rules-scoring-bonus = { $card }: { CASE($reason, "tally") }. To jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
farshore-rules-scoring-other = Do tego { $source }: { $points }.
farshore-rules-scoring-sum = Punkty bazowe kart
farshore-rules-scoring-total =
    { $points ->
        [one] Razem { $points } punkt.
        [few] Razem { $points } punkty.
       *[many] Razem { $points } punktów.
    }

## The captain

farshore-rules-captain = Kapitanka Krabita
farshore-rules-captain-lead = Przeciwniczka bez miejsca przy stole: w grze solo zawsze, a poza tym jako dodatkowy gracz.
farshore-rules-captain-set-up = Przygotowanie
farshore-rules-captain-set-up-text =
    Przy mapach liczy się jako gracz, przy wyspach nie. Swoją turę ma po ostatnim graczu, zaczyna z { $cards ->
        [one] { $cards } kartą
       *[many] { $cards } kartami
    } i { $workers ->
        [one] { $workers } robotnikiem
       *[many] { $workers } robotnikami
    }, a kotwic nie ma.
farshore-rules-captain-free = Nie płaci i nie bierze surowców, pomija treść kart i nie ma limitów. To, co trzeba by jej przekazać, odrzuca się, a przekazujący dostaje korzyść.
farshore-rules-captain-turn = Jej tura
farshore-rules-captain-turn-worker = Póki ma robotnika, odkrywa kartę szlaku i umieszcza go według pierwszej sekcji, którą można wykonać: górnej, potem środkowej, potem dolnej.
farshore-rules-captain-turn-blocks = Na wybrzeżu i na wyspach tylko zajmuje pole. Na swojej czerwonej karcie robi to, co wskazuje sekcja; w dokach płynie; w punkcie widokowym dobiera z zatoki fioletową kartę, odrzuca wszystkie karty wskazanego koloru i bierze skarb.
farshore-rules-captain-turn-card = Gdy nie ma robotników, zagrywa kartę: z ręki, a jeśli jej nie ma, z zatoki według planu, a jeśli i to się nie da, z talii.
farshore-rules-captain-turn-sails = Za każdy kafelek róży wiatrów, któremu karta odpowiada, jej statek przesuwa się zależnie od poziomu trudności. Skarby bierze jak wszyscy.
farshore-rules-captain-plan = Jej plan
farshore-rules-captain-plan-text = Wybiera kolor, którego znacznik stoi najwyżej, z równych ten po lewej: w tym kolorze pierwszą kartę zatoki, najpierw z górnego rzędu. Jeśli takiej nie ma, liczy się następny znacznik.
farshore-rules-captain-plan-moves = Zimą i wiosną każda zagrana przez nią karta przesuwa swój znacznik o rząd w górę; później robią to tylko karty dobrane przy przygotowaniu. Z najwyższego rzędu znacznik opuszcza plan.
farshore-rules-captain-prepares = Jej pory roku
farshore-rules-captain-prepares-text = Przygotowuje się zaraz po ostatnim graczu. Jej robotnicy wracają do domu, dołącza do nich jeden nowy, kapitanka zdobywa każdą mapę, której wymagania spełnia jej miasto, i dobiera karty.
farshore-rules-captain-season = Pora roku
farshore-rules-captain-draws = Dobiera
farshore-rules-captain-from-deck =
    { $count ->
        [one] { $count } kartę z talii
        [few] { $count } karty z talii
       *[many] { $count } kart z talii
    }
farshore-rules-captain-from-bay =
    { $count ->
        [one] { $count } kartę z zatoki, według planu
        [few] { $count } karty z zatoki, według planu
       *[many] { $count } kart z zatoki, według planu
    }
farshore-rules-captain-autumn = Jesienią co turę zagrywa kartę z ręki, a potem robotnikiem zdobywa mapę, której wymagania spełnia jej miasto. Gdy nie ma kart na ręce, umieszcza robotników tylko według dolnych sekcji. Potem pasuje.
farshore-rules-captain-levels = Poziomy trudności
farshore-rules-captain-level = Poziom
farshore-rules-captain-spaces = Pola za kafelek
farshore-rules-captain-weather = Pogoda
farshore-rules-captain-weather-none = brak
farshore-rules-captain-weather-upper = górny efekt
farshore-rules-captain-weather-both = oba efekty
farshore-rules-captain-level-name = { $level ->
    [shy] Nieśmiała
    [brave] Odważna
    [splendid] Wspaniała
   *[terror] Postrach oceanów
    }
farshore-rules-captain-score = Jej wynik
farshore-rules-captain-score-text =
    { $points ->
        [one] { $points } punkt za kartę, { $purple } za fioletową, a mapy, skarby i statek jak u wszystkich. Ją też trzeba pokonać.
        [few] { $points } punkty za kartę, { $purple } za fioletową, a mapy, skarby i statek jak u wszystkich. Ją też trzeba pokonać.
       *[many] { $points } punktów za kartę, { $purple } za fioletową, a mapy, skarby i statek jak u wszystkich. Ją też trzeba pokonać.
    }

## The weather

farshore-rules-weather = Pogoda
farshore-rules-weather-lead = Karta, która obowiązuje wszystkich graczy, ale nigdy kapitankę.
farshore-rules-weather-when = Pojawia się przy wyższych poziomach kapitanki albo z waszego wyboru.
farshore-rules-weather-pile =
    { $count ->
        [one] Na grę losuje się { $count } kartę pogody. Obowiązuje od początku.
        [few] Na grę losuje się { $count } karty pogody. Jedna obowiązuje od początku; każdy wiatr zmian przynosi następną.
       *[many] Na grę losuje się { $count } kart pogody. Jedna obowiązuje od początku; każdy wiatr zmian przynosi następną.
    }
farshore-rules-weather-effects = Każda karta ma górny i dolny efekt. Zależnie od poziomu albo waszego wyboru obowiązuje górny lub oba.

## Asked and ruled: what a rulebook leaves open, or says in two ways

farshore-asked-new-hand-weather = Nowa początkowa ręka przy pogodzie, która obniża limit kart na ręce.
farshore-ruled-new-hand-weather = Dobiera się tyle kart, na ile pozwala pogoda.
farshore-asked-stop-lookout-hand = Czy w punkcie widokowym można skończyć przed osiągnięciem limitu kart na ręce?
farshore-ruled-stop-lookout-hand = Tak: napisano „maksymalnie”. Przy drugim ustawieniu dobiera się dokładnie tyle, ile odrzucono.
farshore-asked-treasure-mark-weather = Pole ze skrzynią skarbów, za które pogoda każe płacić, i zielone karty, które dają surowce.
farshore-ruled-treasure-mark-weather = Najpierw wszystko, co tylko daje, potem ruchy statku, w kolejności wybranej przez gracza.
farshore-asked-cards-drawn-lookout = Ile kart dobiera się w punkcie widokowym?
farshore-ruled-cards-drawn-lookout = Do limitu kart na ręce, nawet jeśli żadnej nie odrzucono; przy drugim ustawieniu tyle, ile odrzucono.
farshore-asked-workers-seat-stand = Czy na wydmach może stać kilku robotników jednego gracza?
farshore-ruled-workers-seat-stand = Tak, każdy zdobywa mapę.
farshore-asked-long-track-ships = Jak długi jest tor statku?
farshore-ruled-long-track-ships = 41 pól: co dwa punkty do 40, potem co jeden do 60, jak w fanowskim programie do liczenia punktów. Z ilustracji w instrukcji można odczytać 61 pól co jeden punkt; plik talii może tak podać.
farshore-asked-maps-ask-for = Czego wymagają mapy od 3 do 6?
farshore-ruled-maps-ask-for = Trzech brązowych i trzech niebieskich kart, jak wynika z pewnej recenzji; czterech czerwonych i czterech fioletowych, co ustaliliśmy sami.
farshore-asked-abbey-illuminator-visited = Czy Opactwo albo Iluminatora można odwiedzić, nie mając czym zapłacić ani czego odrzucić?
farshore-ruled-abbey-illuminator-visited = Tak; ile się tam płaci, decyduje gracz, i może to być nic.
farshore-asked-order-maps-lie = W jakiej kolejności leżą mapy w stosie?
farshore-ruled-order-maps-lie = Najlepsza na wierzchu.
farshore-asked-card-played-effect = Czy kartę zagraną dzięki efektowi zagrywa się jak każdą inną?
farshore-ruled-card-played-effect = Tak: działa, inne karty na nią reagują, a statek się przesuwa.
farshore-asked-card-matches-compass = Karta odpowiada róży wiatrów, ale statek jest już u celu.
farshore-ruled-card-matches-compass = Statek się nie przesuwa i nie działa nic, co reaguje na jego ruch.
farshore-asked-workers-out-prepare = Czy przed przygotowaniem wszyscy robotnicy muszą być na polach?
farshore-ruled-workers-out-prepare = Tak; doki i punkt widokowy mieszczą dowolnie wielu, nawet bez odrzucania kart.
farshore-asked-workers-home-finish = Czy przed spasowaniem wszyscy robotnicy muszą być na polach?
farshore-ruled-workers-home-finish = Nie.
farshore-asked-high-tide-fewer = Przypływ, gdy odkryta jest najwyżej jedna wyspa.
farshore-ruled-high-tide-fewer = Zalewa tylko ją albo nic.
farshore-asked-deck-discards-both = Wyczerpały się i talia, i karty odrzucone.
farshore-ruled-deck-discards-both = Niczego się nie dobiera, a w zatoce zostają luki.
farshore-asked-tide-and-winds = Kiedy przychodzą przypływ i wiatr zmian?
farshore-ruled-tide-and-winds = Po darze pory roku; najpierw przypływ.
farshore-asked-harbor-count-itself = Czy Przystań liczy samą siebie?
farshore-ruled-harbor-count-itself = Tak; w pliku talii można napisać „other”.
farshore-asked-governor-admiral-common = Czy Gubernator i Admirał są zwykłymi kartami?
farshore-ruled-governor-admiral-common = Tak; gdy są dwie takie karty, punktują obie. Plik talii może je uznać za unikatowe.
farshore-asked-critter-cost-something = Czy stworzenie może kosztować coś innego niż grzybki?
farshore-ruled-critter-cost-something = Tylko jeśli plik talii podaje, że tak je wydrukowano: instrukcje mówią „zwykle”.
farshore-asked-anchor-discount = Kotwica i zniżka.
farshore-ruled-anchor-discount = Kotwica zastępuje cały koszt, także gdy kartę zagrywa się taniej.
farshore-asked-worker-gains-nothing = Czy robotnik może iść tam, gdzie nic nie zyska?
farshore-ruled-worker-gains-nothing = Tak; ale na wydmy tylko po mapę, a na czerwoną kartę tylko wtedy, gdy może ona zadziałać.
farshore-asked-critter-costs-nothing = Stworzenie, które nic nie kosztuje.
farshore-ruled-critter-costs-nothing = Nie wymaga kotwicy ani pomocy.
farshore-asked-changes-hand = Kto pierwszy wymienia początkową rękę?
farshore-ruled-changes-hand = Gracze po kolei, od pierwszego.
farshore-asked-order-card-moves = Karta przesuwa statek, a inne karty reagują: w jakiej kolejności?
farshore-ruled-order-card-moves = Jej własny efekt, potem karty reagujące na zagranie, potem statek, potem karty reagujące na ruch statku.
farshore-asked-customs-office-act = Kiedy działa Urząd celny?
farshore-ruled-customs-office-act = Po rozpatrzeniu pola; także gdy robotnika przesuwa Pasażer na gapę, ale nie przy Bocianim gnieździe.
farshore-asked-sea-chip-activate = Czy Pręgowiec-marynarz musi aktywować kartę?
farshore-ruled-sea-chip-activate = Tak, jeśli jakaś by coś zrobiła.
farshore-asked-resources-merchant-take = Jakie surowce bierze Kupiec?
farshore-ruled-resources-merchant-take = Innych rodzajów niż zapłacone; zapłacony skarb nie ma rodzaju.
farshore-asked-pirate-discard-card = Czy Pirat może odrzucić jedną kartę?
farshore-ruled-pirate-discard-card = Nie, dwie albo żadnej.
farshore-asked-discount-taken-whole = Czy zniżkę trzeba wykorzystać w całości?
farshore-ruled-discount-taken-whole = Tak, na ile pozwala koszt; albo wcale.
farshore-asked-order-green-cards = W jakiej kolejności działają zielone karty, które tylko coś dają?
farshore-ruled-order-green-cards = Jako pierwsze i bez pytania, także te przesuwające statek.
farshore-asked-captain-preparing-turn = Kapitanka: czy przygotowanie to jej tura?
farshore-ruled-captain-preparing-turn = Tak; jeśli ostatni przygotował się wcześniejszy gracz, kapitanka raz pomija swoją turę, gdy przyjdzie jej kolej.
farshore-asked-captain-prepare-winds = Kapitanka: przygotowuje się przed wiatrem zmian czy po nim?
farshore-ruled-captain-prepare-winds = Po nim i po przypływie; jedno i drugie rozpatruje ostatni gracz.
farshore-asked-captain-take-maps = Kapitanka mogłaby jesienią zdobyć w jednej turze kilka map.
farshore-ruled-captain-take-maps = Zdobywa jedną: o najwyższej wartości, z równych tę z pierwszego stosu.
farshore-asked-captain-purple-cards = Kapitanka: gdy idzie do punktu widokowego, w zatoce leży kilka fioletowych kart.
farshore-ruled-captain-purple-cards = Dobiera pierwszą z górnego rzędu, a jeśli jej nie ma, z dolnego.
farshore-asked-captain-looks-cards = Kapitanka w punkcie widokowym: które karty ze stosu odrzuca?
farshore-ruled-captain-looks-cards = Wszystkie.
farshore-asked-captain-trail-leads = Kapitanka: szlak prowadzi na czerwoną kartę albo na wyspę, a żadna nie jest wolna.
farshore-ruled-captain-trail-leads = Wykonuje następną sekcję.
farshore-asked-captain-bay-few = Kapitanka: w zatoce jest za mało kart, które ma dobrać.
farshore-ruled-captain-bay-few = Resztę dobiera z talii, jesienią tak samo jak latem.
farshore-asked-captain-trail-used = Kapitanka: karty szlaku się wyczerpały.
farshore-ruled-captain-trail-used = Tasuje się je na nowo.
farshore-asked-captain-plays-purple = Kapitanka zagrywa jesienią fioletową kartę z punktu widokowego i spełnia przez to wymagania mapy.
farshore-ruled-captain-plays-purple = Nie zdobywa jej: mapy należą się za karty z ręki.
farshore-asked-opponents-passed-over = Czy można pominąć przeciwników i przekazać kartę kapitance?
farshore-ruled-opponents-passed-over = Tak; kartę się odrzuca, a korzyść jest ta sama.
farshore-asked-tie-captain = Remis z kapitanką.
farshore-ruled-tie-captain = Rozstrzyga się go jak każdy inny; kapitanka nie ma surowców. Jeśli to nie wystarczy, zwycięstwo jest wspólne.
farshore-asked-weather-chosen-level = Wybrano pogodę, a poziom kapitanki też ją przewiduje.
farshore-ruled-weather-chosen-level = Obowiązuje ta, która ma więcej efektów.
farshore-asked-weather-lowers-hand = Pogoda obniża limit kart na ręce.
farshore-ruled-weather-lowers-hand = Kto ma więcej kart, zachowuje je i niczego nie dobiera.
farshore-asked-weather-cards-dearer = Pogoda podnosi koszt kart: co z kotwicami i z kartami za darmo?
farshore-ruled-weather-cards-dearer = Kotwica zastępuje cały koszt; co zagrywa się za darmo, jest nadal za darmo, ale karta bez kosztu już nie.
farshore-asked-weather-critters-paid = Pogoda podnosi koszt stworzeń opłacanych grzybkami, a stworzenie ich nie kosztuje.
farshore-ruled-weather-critters-paid = Jego koszt się nie zmienia.
farshore-asked-weather-bars-abilities = Pogoda wyłącza zdolności zmieniające koszt, a karta pozwala zagrać inną taniej.
farshore-ruled-weather-bars-abilities = Nadal można jej użyć, za pełny koszt.
farshore-asked-weather-asks-card = Pogoda żąda karty za wizytę na wyspie: czy trzeba ją odrzucić przy Bocianim gnieździe?
farshore-ruled-weather-asks-card = Nie, nikt tam nie idzie; ale wybrzeże daje mniej także przy tej karcie.
farshore-asked-weather-takes-card = Pogoda każe odrzucić kartę przed przygotowaniem, a ręka jest pusta.
farshore-ruled-weather-takes-card = Odrzuca się tyle, ile jest.
farshore-asked-shore-gives-less = Pole na wybrzeżu, które daje kilka rodzajów surowców, daje mniej.
farshore-ruled-shore-gives-less = Gracz wybiera, czego mniej; zostaje co najmniej jeden surowiec.
farshore-asked-pays-compass-tile = Gracz płaci za kafelek róży wiatrów, którego pogoda nie daje za darmo.
farshore-ruled-pays-compass-tile = Wszystkie pola to jeden ruch według róży wiatrów.

## Worked: the captain's plan

farshore-rules-planning = Jej plan, krok po kroku
farshore-rules-planning-bay = Nie ma w domu robotników ani kart na ręce, więc zagrywa kartę z zatoki. Fioletowych tam nie ma.
