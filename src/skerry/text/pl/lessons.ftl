### Guided first games: what the coach says at the table.
###
### Each step is one message, with what belongs to it as attributes: `.title` is what the step is called
### in the list of steps, `.wrong` what is answered to another choice than the step asks for, `.do` how
### the step is done where one press is not all. Card, place and tile names come from the games.

## The coach

lesson-title = Twoja pierwsza gra: { browser-game }
lesson-coach = Przewodnik
lesson-step = Krok { $number } z { $count }
lesson-steps = Wszystkie kroki
lesson-step-state =
    { $state ->
        [done] { $title }: zrobione
        [now] { $title }: teraz
       *[later] { $title }: później
    }
lesson-click = Kliknij to, co świeci.
lesson-tap = Dotknij tego, co świeci.
lesson-any = Każdy wybór jest dobry; „Dalej” wybierze za ciebie.
lesson-next = Dalej
lesson-next-does = „Dalej” zrobi to za ciebie
lesson-end-turn = To była twoja tura. „Dalej” ją kończy; póki trwa, „Wstecz” ją cofa.
lesson-end-button = Albo naciśnij świecący przycisk.
lesson-back = Wstecz
lesson-leave = Wyjdź
lesson-leave-on = Wyjdź i graj dalej swobodnie
lesson-play-on = Graj dalej
lesson-to-now = Do kroku, który czeka
lesson-done = Ten krok jest zrobiony.
lesson-waits = Teraz { $seat }.
lesson-wrong = Niezły pomysł, ale w tym kroku chodzi o co innego. To może zaczekać; „Dalej” zrobi ten krok za ciebie.
lesson-no-undo = Co odkryto, pozostaje odkryte: cofa się tylko lekcja, nie gra.
lesson-left = Grasz teraz swobodnie. Gra toczy się dalej od tego miejsca.
lesson-strayed = Gra potoczyła się inaczej niż lekcja. Odtąd jest twoja.

## Faraway

lesson-faraway-journey =
    { $count ->
        [one] Podróż to { $count } region.
        [few] Podróż to { $count } regiony.
       *[many] Podróż to { $count } regionów.
    } Wykładasz je od lewej do prawej; na końcu punktują w drugą stronę, od prawej do lewej.
    .title = Podróż
lesson-faraway-quest =
    Jeśli przy punktowaniu znajdzie { CASE($needs, "acc") }, { $card } da { $fame ->
        [one] { $fame } punkt sławy
        [few] { $fame } punkty sławy
       *[many] { $fame } punktów sławy
    }. Puste znaki pokazują, czego jeszcze brakuje.
    .title = Czego wymaga region
lesson-faraway-first =
    Zagraj teraz { $card }. Co wyłożysz najpierw, punktuje na końcu, gdy wszystkie inne regiony są
    odkryte: jest czas, by zdobyć to, czego wymaga.
    .title = Pierwszy region
    .wrong = Dobry region, zachowaj go na później. Co wymaga wiele, jak { $card }, powinno leżeć na początku.
lesson-faraway-market =
    { $other } ma niższy numer i bierze pierwszy. Weź { $card }: pokazuje { CASE($signs, "acc") }.
    .title = Niskie numery biorą pierwsze
    .wrong = Niezły. Ale { $card } pokazuje więcej: to, czego wymaga { $first }, i da ci sanktuarium.
lesson-faraway-climb =
    Zagraj { $card }. Ma wyższy numer niż { $first }, więc dobierasz sanktuarium i jeszcze po jednym za
    każdą swoją wskazówkę.
    .title = W górę, po sanktuaria
    .wrong = Ten ma niższy numer niż { $first } i nie dałby sanktuarium. Zachowaj go na późniejszą rundę.
lesson-faraway-take =
    { $other } znów bierze pierwszy. Weź { $card }: pokazuje { CASE($sign, "acc") }, a tego wymaga
    jeszcze { $first }, i ma niski numer.
    .title = Czego jeszcze brakuje
    .wrong = Daje dużo, ale tylko przy wielu kamieniach. Weź { $card }: ma to, na co czeka { $first }.
lesson-faraway-sanctuary =
    { $count ->
        [one] Dobierasz { $count } sanktuarium
        [few] Dobierasz { $count } sanktuaria
       *[many] Dobierasz { $count } sanktuariów
    }: jedno za wyższy numer i po jednym za każdą wskazówkę. Zatrzymaj to, które pokazuje { CASE($sign, "acc") };
    liczy się dla każdego regionu.
    .title = Zatrzymaj jedno sanktuarium
    .wrong = Też by się przydało. Ale { $first } wymaga jeszcze { CASE($sign, "gen") }, więc zatrzymaj tamto.
lesson-faraway-low =
    Zagraj { $card }. Nie da sanktuarium, ale z najniższym numerem wybierasz na targu przed innymi, a
    { $first } ma wtedy wszystko, czego wymaga.
    .title = Niski numer
    .wrong = Zachowaj go. Zagraj { $card }: { $first } będzie mieć wszystko, a na targu wybierasz przed innymi.
lesson-faraway-met =
    Nic już nie jest puste: gdyby podróż skończyła się teraz, { $card } dałby { $fame ->
        [one] { $fame } punkt sławy
        [few] { $fame } punkty sławy
       *[many] { $fame } punktów sławy
    }.
    .title = Zadanie wykonane
lesson-faraway-missed =
    Na razie { $card } nie daje nic: brakuje jeszcze { CASE($lacks, "gen") }. Możesz je znaleźć, a sanktuaria
    i tak są już twoje.
    .title = Zadanie na razie niewykonane
lesson-faraway-free = Masz najniższy numer. Bierzesz przed innymi: weź dowolny region.
    .title = Twój wybór
lesson-faraway-alone =
    { $count ->
        [one] Jeszcze { $count } runda i jest już twoja.
        [few] Jeszcze { $count } rundy i są już twoje.
       *[many] Jeszcze { $count } rund i są już twoje.
    } W ostatniej nikt nie bierze regionu; potem podróż opowiada się od końca.
    .title = Na własną rękę

## Everdell

lesson-everdell-cards =
    { $count ->
        [one] Budujesz miasto, które mieści { $count } kartę.
        [few] Budujesz miasto, które mieści { $count } karty.
       *[many] Budujesz miasto, które mieści { $count } kart.
    } Zagrywasz je z ręki albo z łąki, która jest dostępna dla wszystkich.
    .title = Ręka i łąka
lesson-everdell-worker =
    W każdej turze robisz jedno: zagrywasz robotnika, zagrywasz kartę albo przygotowujesz się do nowej pory
    roku. Zagraj robotnika na pole „{ $place }”, po trzy gałązki.
    .title = Zagraj robotnika
    .wrong = To pole przyda się później. Karta „{ $card }” kosztuje gałązki, więc zacznij od pola „{ $place }”.
lesson-everdell-second =
    { $other } też zagrywa robotnika; na większości pól mieści się tylko jeden. Zagraj swojego na pole
    „{ $place }”: wtedy zapłacisz za kartę „{ $card }”.
    .title = Drugi robotnik
    .wrong = Jeszcze nie. To, czego brakuje do karty „{ $card }”, daje pole „{ $place }”.
lesson-everdell-production =
    Zagraj kartę „{ $card }”. Zielone karty produkują: ta daje jagodę od razu, a potem wiosną i jesienią.
    .title = Karta, która produkuje
    .wrong = Można. Ale karta „{ $card }” produkuje: im wcześniej stoi, tym lepiej.
lesson-everdell-moves-in =
    Dom karty „{ $critter }” to „{ $home }”, a twoja jest pusta. Zagraj więc kartę „{ $critter }” z łąki, za darmo.
    .title = Ktoś się wprowadza
    .wrong = Zachowaj jagodę. Karta „{ $critter }” nic cię teraz nie kosztuje.
lesson-everdell-city =
    Karta „{ $home }” jest odtąd zajęta: każda budowla przyjmuje tylko jedno stworzenie. Co stoi w twoim
    mieście, liczy się na koniec gry.
    .title = Twoje miasto
lesson-everdell-spring =
    Wszyscy twoi robotnicy są na polach. Przygotuj się do wiosny: wrócą do domu, dołączy do nich trzeci, a
    twoje zielone karty będą produkować.
    .title = Przygotuj się do wiosny
    .wrong = Zagrasz to równie dobrze wiosną. Najpierw niech robotnicy wrócą do domu.
lesson-everdell-produced = Karta „{ $card }” daje jeszcze jedną jagodę, a w domu jest trzech robotników.
    .title = Co daje wiosna
lesson-everdell-pair =
    Zagraj kartę „{ $card }” za dwie jagody. Z kartą „{ $partner }” daje trzy punkty więcej i dzieli z nią
    jedno miejsce.
    .title = Para
    .wrong = Na to jest czas. Za dwie jagody karta „{ $card }” to najlepsze, co możesz zagrać.
lesson-everdell-forest =
    Leśne pola akcji są w każdej grze inne. Zagraj robotnika na pole „{ $place }”: gałązka, żywica i jagoda.
    .title = Do lasu
    .wrong = To nie ucieknie. Najpierw zobacz, co w lesie daje pole „{ $place }”.
lesson-everdell-events =
    Wydarzenia czekają na miasta, które spełniają ich wymagania. Kto pierwszy zagra na nie robotnika,
    zdobywa punkty.
    .title = Wydarzenia
lesson-everdell-free =
    Teraz wybór jest twój: robotnik albo karta. Jeśli czegoś nie można, wskaż to, a dowiesz się dlaczego.
    .title = Twój wybór
lesson-everdell-alone =
    Odtąd miasto jest twoje. Przed tobą lato i jesień; gra się kończy, gdy nikt nie może lub nie chce grać
    dalej.
    .title = Na własną rękę

## Everdell Farshore

lesson-farshore-cards =
    Budujesz miasto na wybrzeżu, a to, co budujesz, przesuwa twój statek. Karty zagrywasz z ręki albo z
    zatoki, która jest dostępna dla wszystkich.
    .title = Ręka i zatoka
lesson-farshore-keep =
    Przed pierwszą turą możesz raz wymienić całą rękę. Te karty są dobre: zatrzymaj je.
    .title = Twoja pierwsza ręka
    .wrong = Możesz to zrobić w każdej grze. Ale ta lekcja jest dla tych kart; zatrzymaj je.
lesson-farshore-worker =
    Zagraj robotnika na pole „{ $place }”, po trzy drewienka. Każde pole akcji na wybrzeżu mieści jednego robotnika.
    .title = Zagraj robotnika
    .wrong = To przyda się później. Najpierw trzeba zapłacić za kartę „{ $card }”, więc wybierz pole „{ $place }”.
lesson-farshore-play = Zagraj kartę „{ $card }”. Kosztuje dwa dowolne surowce, więc wystarczą drewienka.
    .title = Zagraj kartę
    .wrong = Na to jest czas. Masz drewienka, więc możesz teraz zapłacić za kartę „{ $card }”.
lesson-farshore-draw =
    Karta „{ $card }” pozwala dobrać trzy karty, z zatoki lub z talii. Dobierz trzy razy z talii: co leży w
    zatoce, możesz zagrać prosto stamtąd.
    .title = Dobierz trzy karty
    .wrong = Tę możesz zagrać z zatoki. Dobierz karty, których nikt jeszcze nie widział.
    .do = Naciśnij trzy razy to, co świeci.
lesson-farshore-compass =
    Róża wiatrów pokazuje, które karty przesuwają twój statek: o jedno pole za każdy pasujący znak. Karta
    „{ $card }” jest brązowa, więc twój statek wypłynął.
    .title = Róża wiatrów
lesson-farshore-anchor =
    Zagraj z zatoki kartę „{ $critter }”, za darmo: użyj kotwicy przy karcie „{ $home }”, która ma ten sam
    kolor. Na całą grę masz trzy kotwice.
    .title = Użyj kotwicy
    .wrong = Na to jest czas. Dzięki kotwicy karta „{ $critter }” jest za darmo.
lesson-farshore-treasure =
    Karta „{ $card }” daje skarb. Za dwie karty z ręki dałaby jeszcze jeden; tym razem nic nie odrzucaj.
    .title = Skarb
    .wrong = Zachowaj karty, bardziej się przydadzą. Nic nie odrzucaj.
lesson-farshore-ship =
    Do karty „{ $card }” pasują oba znaki róży wiatrów: twój statek przepłynął dwa pola i po drodze znalazł
    skarb. Im dalej dopłynie, tym więcej punktów.
    .title = Twój statek
lesson-farshore-island =
    Wyspy dają więcej niż wybrzeże. Zagraj drugiego robotnika na wyspę „{ $place }”, po trzy grzybki.
    .title = Na wyspę
    .wrong = To może zaczekać. Karta „{ $card }” kosztuje grzybki, więc wybierz wyspę „{ $place }”.
lesson-farshore-pay =
    Zagraj kartę „{ $card }” i zapłać grzybkami. Skarb zastępuje dowolny surowiec, ale zachowany do końca
    gry jest wart dwa punkty.
    .title = Zapłać koszt
    .wrong = Zachowaj skarby i zapłać za kartę „{ $card }” grzybkami.
    .do = Naciśnij świecącą kartę, a potem świecący koszt.
lesson-farshore-spring =
    Wszyscy twoi robotnicy są na polach. Przygotuj się do wiosny: wrócą do domu z trzecim; a gdy przygotują
    się wszyscy, róża wiatrów się zmieni.
    .title = Przygotuj się do wiosny
    .wrong = Zagrasz to równie dobrze wiosną. Najpierw niech robotnicy wrócą do domu.
lesson-farshore-map =
    Z trzema brązowymi kartami w mieście możesz zdobyć mapę: { $map }. Zagraj robotnika na pole „{ $place }”.
    .title = Zdobądź mapę
    .wrong = Na to jest czas. Zdobądź mapę, zanim zrobi to ktoś inny.
lesson-farshore-alone =
    Masz mapę: { $map }. Im więcej map, tym więcej warta jest każda z nich. Odtąd wybrzeże jest twoje; przed
    tobą lato i jesień.
    .title = Na własną rękę

## Beacon Patrol

lesson-beacon-chart =
    Wokół kwatery głównej mapa jest pusta. Kafelek jest zbadany i daje punkty, gdy tylko leżą przy nim
    kafelki z czterech stron.
    .title = Pusta mapa
lesson-beacon-hand = W każdej turze masz trzy kafelki. Nie obraca się ich: północ to zawsze północ.
    .title = Trzy kafelki
lesson-beacon-lay =
    Na północ od swojego statku wyłóż { CASE($tile, "acc") }. Woda styka się z wodą, ląd z lądem, a statek za
    darmo wpływa na nowy kafelek.
    .title = Wyłóż kafelek
    .wrong = Też by się dało. Na razie wyłóż na północ od statku { CASE($tile, "acc") }.
    .do = Wybierz świecący kafelek, a potem świecące pole.
lesson-beacon-far =
    Na wschód od kwatery głównej wyłóż { CASE($tile, "acc") }. Statek sam tam wróci, za jeden ze swoich
    czterech żetonów.
    .title = Dalszy kafelek
    .wrong = Też by się dało. Na razie wyłóż na wschód od kwatery głównej { CASE($tile, "acc") }.
    .do = Wybierz świecący kafelek, a potem świecące pole.
lesson-beacon-sail =
    Wróć do kwatery głównej. Każdy krok po wyłożonych kafelkach kosztuje żeton, a między nimi musi być woda.
    .title = Płyń
    .wrong = Najpierw wróć: na południe od kwatery głównej jest jeszcze pusto.
lesson-beacon-south =
    Na południe od swojego statku wyłóż { CASE($tile, "acc") }. Ląd leży na wschodnim boku, więc woda styka
    się z wodą.
    .title = Trzeci kafelek
    .wrong = Też by się dało. Na razie wyłóż na południe od statku { CASE($tile, "acc") }.
    .do = Wybierz świecący kafelek, a potem świecące pole.
lesson-beacon-end =
    Nie masz już kafelków: zakończ turę. Dobierasz trzy nowe, a wszystkie żetony są znów gotowe.
    .title = Zakończ turę
    .wrong = Dalszy rejs nic teraz nie da. Zakończ turę.
lesson-beacon-close =
    Kwatera główna jest otwarta już tylko z jednej strony. Wyłóż tam, na zachodzie, { CASE($tile, "acc") }.
    .title = Zamknij krąg
    .wrong = Też pasuje. Ale na zachód od kwatery głównej od razu daje punkty.
    .do = Wybierz świecący kafelek, a potem świecące pole.
lesson-beacon-score =
    Kwatera główna jest zbadana: trzy punkty, tyle co każda latarnia morska. Boja daje dwa, każdy inny
    kafelek jeden.
    .title = Pierwsze punkty
lesson-beacon-match =
    Na południe od swojego statku wyłóż { CASE($tile, "acc") }. Styka się tam z dwoma kafelkami i boki muszą
    pasować do obu.
    .title = Zgodne boki
    .wrong = Też by się dało. Na razie wyłóż na południe od statku { CASE($tile, "acc") }.
    .do = Wybierz świecący kafelek, a potem świecące pole.
lesson-beacon-keep =
    Zakończ turę. Kto płynie solo, może zatrzymać jeden kafelek: zatrzymaj { CASE($tile, "acc") }, bo
    latarnia jest warta trzy punkty.
    .title = Zatrzymaj kafelek
    .wrong = Nie tym razem. Zakończ turę i zatrzymaj { CASE($tile, "acc") }.
    .do = Zakończ turę, a potem wybierz świecący kafelek.
lesson-beacon-alone =
    Odtąd morze jest twoje. Kafelek, który nigdzie nie pasuje, można odrzucić za jeszcze jeden krok; rejs
    kończy się, gdy nie ma już kafelków.
    .title = Na własną rękę
