### What is said in the terminal only. Names of commands, options and files stay as they are.

## A game in the terminal

terminal-begun = { $game }, gra dla { $seats ->
        [one] { $seats } gracza
       *[many] { $seats } graczy
    }. Numer rozdania: { NUMBER($seed, useGrouping: 0) }. Wpisz ?, aby zobaczyć pomoc.
terminal-resumed = { $game }: niedokończona gra toczy się dalej po wyborze { $answers }. Wpisz ?, aby zobaczyć pomoc.
terminal-torn = Ostatni wybór w pliku jest urwany i trzeba go powtórzyć.
terminal-aside = Gra, która tu leżała, jest teraz w pliku { $file }.
terminal-kept = Gra jest zapisana w pliku { $file } i następnym razem potoczy się dalej.
terminal-recorded = Zapis gry to { $file }.

terminal-ask =
    { $seat }, { $last ->
        [1] 1
       *[other] 1–{ $last }
    } · h podpowiedź · t stół · ? pomoc
terminal-curtain = Przekaż ekran: teraz { $seat }. Potem naciśnij Enter.
terminal-curtain-undo = Przekaż ekran: teraz { $seat }. Potem naciśnij Enter. ({ $last }: u cofa wybór.)
terminal-no-option = Nie ma opcji { $number }; wybierz od 1 do { $last }.
terminal-one-number = Tu wystarczy jedna liczba.
# Whole words that may be typed for the letters of the help; those of English may be typed in addition.
terminal-words = cofnij=u karta=c dlaczego=w czemu=w dziennik=l stół=t stol=t wynik=s wyjdź=q wyjdz=q koniec=q pomoc=?
terminal-not-understood = Nie rozumiem „{ $words }”; wpisz liczbę od 1 do { $last } albo ?, aby zobaczyć pomoc.
terminal-undone = { $seat } cofa ostatni wybór.
terminal-stuck = { $seat } nie może nic cofnąć: od tamtej pory odkryto coś nowego.
terminal-name-missing = Podaj nazwę: { $key }, a potem kartę lub coś innego, na przykład „{ $key } { $example }”.
terminal-name-unknown = Nic nie nazywa się „{ $words }”; przykładowa nazwa to „{ $example }”.
terminal-name-more = … i jeszcze { $count }.
terminal-why = { $thing }: { $reason }
terminal-why-fine = { $thing }: można to teraz wybrać.

terminal-help-number = wybierz to, co ma ten numer albo tak się nazywa; dla zestawu kilka numerów w wierszu
terminal-help-undo = cofnij ostatni wybór, póki nie odkryto nic nowego
terminal-help-card = opisz kartę albo wszystkie karty z jakiegoś miejsca
terminal-help-why = powiedz, czemu czegoś nie można teraz wybrać
terminal-help-log = opowiedz grę do tej pory albo tylko ostatnie czyny
terminal-help-table = cały stół albo jedno miejsce gracza, albo jedna część
terminal-help-score = wynik, gdyby gra skończyła się teraz; jednego miejsca wiersz po wierszu
terminal-help-quit = wyjdź; gra jest zapisana i następnym razem potoczy się dalej
terminal-help-key-number = numer
terminal-help-key-name = { $key } NAZWA

terminal-your-turn = twoja tura
terminal-since = Od twojej ostatniej tury (l opowie wszystko)
terminal-earlier =   … co było wcześniej, opowie l
terminal-which = „{ $words }” pasuje do kilku: { $numbers }.
terminal-card-and-cell = Wpisz numer kafelka i numer pola, na przykład 1 5; numer pola z kafelkiem oznacza rejs.
terminal-not-to-cell = Tego kafelka nie da się tam teraz położyć.
terminal-where = { $thing } ({ $zone })
terminal-thinking = Myślę około { $seconds } s; Ctrl-C przerywa.
terminal-no-hint = Zabrakło czasu na choćby jeden wariant.
terminal-hint = { $name }: na końcu średnio { $worth } wobec najlepszego z pozostałych
terminal-hint-crew = { $name }: na końcu drużyna ma średnio { $worth }
terminal-page = Enter dalej (jeszcze wierszy: { $left }), q wraca
terminal-perhaps = Nic tu się nie nazywa „{ $words }”. Może { $name }?
terminal-no-part = Żadna część stołu nie nazywa się „{ $words }”; są: { $names } oraz każde miejsce z imienia.
terminal-end-turn = Enter kończy turę, u cofa ostatni krok, uu całą turę
terminal-no-network = --lan i --port są dla przeglądarki, nie dla --terminal.
terminal-param-name = Jak nazywają się ludzie, po przecinku.
terminal-param-plain = Po jednym w wierszu, bez kolumn i linii.
terminal-help-key = { $key }
terminal-help-key-part = { $key } [CZĘŚĆ]
terminal-help-key-seat = { $key } [MIEJSCE]
terminal-help-key-count = { $key } [LICZBA]
terminal-help-key-page = { $key } [STRONA]
terminal-help-undo-all = cofnij z twojej tury wszystko, co się da
terminal-help-hint = podpowiedź: trzy najlepsze odpowiedzi i dlaczego
terminal-help-round = ostatnia runda jeszcze raz
terminal-help-rules = ta pomoc; z nazwą ta strona zasad, ? ? strona do tego pytania
terminal-help-lang = mów w innym języku
terminal-next-source = Enter dalej, a wszystko
terminal-again = 1 rewanż (o miejsce dalej), 2 nowe rozdanie, 3 to samo rozdanie, 4 analiza, Enter wychodzi
terminal-help-end = kończy turę, jeśli to od ciebie zależy
terminal-help-pace = jak opowiadać ruchy innych i wynik na końcu: powoli albo od razu
terminal-no-end = Nie ma tu czego kończyć.
terminal-no-pace = pace przyjmuje slow, normal albo instant, a nie „{ $word }”.
terminal-help-plain = po jednym w wierszu, dla czytników ekranu
terminal-help-pages = Strony zasad: { $pages }.
terminal-shelf-more = skerry games NAZWA podaje ustawienia gry i graczy.
terminal-param-one-game = Tylko ta gra, z ustawieniami.
terminal-brew-begun = { $file } zawiera kilka kart na początek; zmień je, a potem uruchom: skerry deck check { $file } --game { $game }
terminal-brew-fine = { $file } nadaje się do gry: { $name }, własne karty do Everdell, skrót { $digest }.
terminal-over = Koniec gry.
terminal-score-now = Gdyby gra skończyła się teraz:
terminal-total = suma
terminal-all = Wszyscy razem
terminal-nobody-wins = Nikt nie wygrywa.
terminal-everybody-wins = Wszyscy wygrywają razem.
terminal-winners = { $count ->
        [one] Wygrywa { $seats }.
       *[many] Wspólnie wygrywają { $seats }.
    }

terminal-replay-step = Wybór { $number } z { $last }
terminal-replay-start = Przed pierwszym wyborem
terminal-replay-several = W pliku są zapisy ({ $count }); to zapis { $number }, inny pokaże --game.
terminal-replay-ask = Enter dalej, p wstecz, 0–{ $last } przejdź tam, q wyjdź
terminal-lan-ask = Czy inni w twojej sieci mogą otworzyć stół pod adresem { $address }? t (tak) albo n (nie)
# What is understood as agreement, in small letters.
terminal-yes = t tak
terminal-lan-open = Inni w twojej sieci znajdą go pod adresem { $address }; w przeglądarce każdy stół ma własny link i kod.
terminal-lan-none = Ten komputer nie jest teraz w żadnej sieci, więc stół otworzysz tylko ty.
terminal-serving = Stół stoi pod adresem { $address } i jest zapisywany w { $database }. Ctrl-C go zamyka; nic nie przepada.

terminal-no-page = Nie ma strony „{ $page }”; do wyboru: { $pages }.
terminal-rules-example = Przykład: { $title }
terminal-rules-asked = O co pytają gracze
terminal-rules-more = Strony: { $pages }. Tylko jedna z nich: --page NAZWA. Wszystkie karty: --cards.
terminal-rules-copies = w pudełku: { $count }

## Commands, as --help lists them

terminal-about = Cyfrowy stół do współczesnych gier planszowych.
terminal-about-lang = --lang JĘZYK zmienia język: en, ru, pl albo uk; tak samo SKERRY_LANG=JĘZYK.
terminal-about-help = Pokaż tę pomoc i zakończ.
terminal-about-version = Podaj wersję Skerry i na czym działa.
terminal-usage = Użycie: { $usage }
terminal-placeholder =
    { $word ->
        [ARGS] ARGUMENT
        [CHOICE] WYBÓR
        [COMMAND] POLECENIE
        [FILE] PLIK
        [FLOAT] LICZBA
        [GAME] GRA
        [INT] LICZBA
        [NAME] NAZWA
        [OPTIONS] OPCJE
        [PATH] PLIK
        [STR] TEKST
       *[other] { $word }
    }
terminal-commands = Polecenia
terminal-arguments = Argumenty
terminal-parameters = Opcje
terminal-default = [domyślnie: { $value }]
terminal-required = [wymagane]
terminal-version = skerry { $version } ({ $flavour }), Python { $python }
terminal-command-play = Graj w przeglądarce albo, z --terminal, w terminalu.
terminal-command-serve = Udostępnij stoły przeglądarkom, tutaj albo w sieci.
terminal-command-games = Wypisz gry z liczbą graczy, ustawieniami i botami.
terminal-command-rules = Wypisz zasady gry albo jej karty.
terminal-command-simulate = Niech boty rozegrają wiele gier; wypisz, kto wygrywa.
terminal-command-replay = Obejrzyj zapisaną grę krok po kroku albo sprawdź plik z zapisami.
terminal-command-bench = Zmierz, jak szybko działają gry.
terminal-command-deck = Sprawdź plik talii, pokaż jego karty albo zacznij nowy.
terminal-command-deck-check = Powiedz, czy plikiem talii można grać, albo podaj wszystkie jego błędy.
terminal-command-deck-show = Wypisz wszystkie karty, pola i kafelki z pliku talii, opisane tym, co robią, oraz tor statku.
terminal-command-deck-new = Zapisz talię domową w pliku, by ją tam zmieniać.
terminal-command-game = Zacznij własną grę.
terminal-command-game-new = Dodaj do repozytorium Skerry grę, w którą od razu można grać, by ją tam zmieniać.
terminal-param-game = Nazwa gry.
terminal-param-seats = Liczba graczy.
terminal-param-seed = Numer rozdania, żeby powtórzyć tę samą grę.
terminal-param-option = Ustawienie gry jako nazwa=wartość; można powtarzać.
terminal-param-deck = Plik talii, dla gry, której karty są w pliku.
terminal-param-lan = Pozwól innym z sieci lokalnej otworzyć stół; bez tego padnie pytanie.
terminal-param-record = Plik z co najmniej jednym zapisem.
terminal-param-terminal = Graj w terminalu; tego dotyczy wszystko poniżej.
terminal-param-players = Kto gdzie siedzi: me albo bot, po przecinku.
terminal-param-file = Zapisuj grę w tym pliku.
terminal-param-fresh = Zacznij nową grę; stara zostanie odłożona.
terminal-param-host = Nasłuchuj tam; 0.0.0.0 to cała sieć.
terminal-param-port = Nasłuchuj na tym porcie.
terminal-param-database = Trzymaj stoły w tym pliku albo pod tym adresem PostgreSQL.
terminal-param-open = Otwórz przeglądarkę na stronie głównej.
terminal-param-page = Tylko ta strona; nazwy są w spisie na końcu.
terminal-param-cards = Zamiast tego wypisz wszystkie karty z rozstrzygnięciami.
terminal-param-games = Ile gier.
terminal-param-agents = Boty, po przecinku; gdy jest ich za mało, powtarzają się. Domyślnie greedy i random, a gdzie wszyscy grają razem, sam greedy.
terminal-param-match-seed = Numer meczu; ten sam daje te same gry.
terminal-param-out = Zapisz tutaj wszystkie partie: zapisy jako .jsonl, wiersz na miejsce i partię jako .csv lub .parquet. Po przerwaniu to samo polecenie kontynuuje.
terminal-param-force = Zastąp ten plik.
terminal-param-workers = Procesy; domyślnie, przy wielu grach, jeden na rdzeń.
terminal-param-number = Numer zapisu w pliku, od 1.
terminal-param-verify = Tylko sprawdź każdy zapis.
terminal-param-seat = Pokaż tak, jak widział to ten gracz, od 1.
terminal-param-seconds = Czas na każdy pomiar.
terminal-param-compare = Folder z innym wariantem, do porównania.
terminal-param-json = Wypisz jako JSON, dla programów.
terminal-param-deck-file = Plik talii.
terminal-param-new-game = Jej nazwa, na przykład my_game.

## Tables of figures. Heads stand above narrow columns: keep them short.

terminal-head-game = gra
terminal-head-seats = gracze
terminal-head-agents = boty
terminal-head-agent = bot
terminal-head-seat = miejsce
terminal-head-team = zespół
terminal-head-games = gry
terminal-head-wins = wygrane
terminal-head-win-rate = % wygr.
terminal-head-score = wynik
terminal-head-range = min.–maks.
terminal-head-deviation = odch.
terminal-head-tenth = 10%
terminal-head-median = mediana
terminal-head-ninetieth = 90%
terminal-head-figure = pomiar
terminal-head-ratio = stosunek
terminal-figure =
    { $figure ->
        [games] losowe gry/s
        [decisions] decyzje/s
        [decisions-with-clones] decyzje/s z kopiami
        [clones] kopie/s
        [views] widoki/s
        [replays] odtworzenia/s
       *[samples] próbki/s
    }
terminal-param-yardsticks = Zmierz też inne biblioteki, na ich własnych grach.
terminal-no-yardsticks = Pominięto, bo ich tu nie zainstalowano: { $names }. Doda je `pip install "skerry[bench]"`.
terminal-flavour =
    { $flavour ->
        [compiled] skompilowany
       *[pure] nieskompilowany
    }
terminal-machine =
    { $cores ->
        [one] { $name }, { $cores } rdzeń, { $system }, Python { $python }
        [few] { $name }, { $cores } rdzenie, { $system }, Python { $python }
       *[many] { $name }, { $cores } rdzeni, { $system }, Python { $python }
    }
terminal-speed = gry/s: { $rate }
terminal-no-game = Żadna gra nie dobiegła końca.
terminal-summary =
    { $game }, { $seats ->
        [one] { $seats } gracz
       *[many] { $seats } graczy
    }: ukończone gry { $games } z { $total }, numer meczu { $seed }, decyzje na grę { $decisions }. Przedziały ufności 95%.
terminal-summary-speed = Gry na sekundę: { $rate } ({ $flavour }).
terminal-ranks = { $team }: { $ranks }.

## Turniej

terminal-command-tournament = Porównaj agentów na tych samych rozdaniach i oceń ich.
terminal-param-rivals = Agenci po przecinku, co najmniej dwóch.
terminal-param-each = Ile partii gra każda para, a przy większym stole każdy stół.
terminal-param-edge = Kończ parę, gdy wiadomo, kto lepszy: test sekwencyjny z taką przewagą na partię, np. 0.05; 0 gra wszystkie partie.
terminal-param-ledger = Trzymaj wyniki w tym pliku; następne wywołanie gra dalej od tego miejsca.
terminal-param-report = Zapisz tu stronę z tabelami i wykresami.
terminal-report = Raport: { $file }.
terminal-head-rating = ocena
terminal-head-interval = między
terminal-head-against = przeciw
terminal-ties =
    { $ties ->
        [0] Remisów nie było.
        [one] Był { $ties } remis; liczy się za pół.
        [few] Były { $ties } remisy; liczą się za pół.
       *[many] Było { $ties } remisów; liczą się za pół.
    }
terminal-played-now =
    { $games ->
        [one] Teraz rozegrano { $games } partię, { $rate } partii/s.
        [few] Teraz rozegrano { $games } partie, { $rate } partii/s.
       *[many] Teraz rozegrano { $games } partii, { $rate } partii/s.
    }
terminal-decided =
    { $games ->
        [one] Rozstrzygnięte po { $games } partii: { $better } jest lepszy niż { $worse }.
       *[many] Rozstrzygnięte po { $games } partiach: { $better } jest lepszy niż { $worse }.
    }

## Spojrzenie wstecz

terminal-command-review = Spójrz wstecz na zapisaną grę: ile był wart każdy wybór i gdzie były potknięcia.
terminal-param-playouts = Ile zakończeń rozegrać dla jednego wyboru.
terminal-playouts = Wybór ocenia się co najmniej po jednym zakończeniu, a nie { $count }.
terminal-head-curve = oczekiwanie na końcu
terminal-head-first = najpierw
terminal-head-last = pod koniec
terminal-head-lost = stracono
terminal-head-step = krok
terminal-head-played = zagrane
terminal-head-better = lepsze
terminal-head-loss = strata
terminal-curve-about =
    { $choices ->
        [one] Oceniono { $choices } wybór, według wiedzy miejsca; krzywa pokazuje oczekiwany wynik, strata liczy się w punktach przewagi nad najlepszym z innych.
        [few] Oceniono { $choices } wybory, każdy według wiedzy miejsca; krzywa pokazuje oczekiwany wynik, strata liczy się w punktach przewagi nad najlepszym z innych.
       *[many] Oceniono { $choices } wyborów, każdy według wiedzy miejsca; krzywa pokazuje oczekiwany wynik, strata liczy się w punktach przewagi nad najlepszym z innych.
    }
terminal-no-slips = Żaden wybór nie kosztował na pewno więcej niż punkt.

## Records, decks, a new game

terminal-records-hold =
    { $count ->
        [one] Zgadza się { $count } zapis.
        [few] Zgadzają się { $count } zapisy.
       *[many] Zgadza się { $count } zapisów.
    }
terminal-cut-off = Ostatni wiersz pliku był urwany i został pominięty.
terminal-unfinished =
    { $count ->
        [one] { $count } z nich jest niedokończony: gra toczyła się dalej albo plik został ucięty.
        [few] { $count } z nich są niedokończone: gry toczyły się dalej albo plik został ucięty.
       *[many] { $count } z nich jest niedokończonych: gry toczyły się dalej albo plik został ucięty.
    }
terminal-deck-fine =
    { $house ->
        [true] Plikiem { $file } można grać: { $name }, częściowo inaczej niż w druku, skrót { $digest }.
       *[false] Plikiem { $file } można grać: { $name }, wszystko jak w druku, skrót { $digest }.
    }
terminal-deck-begun = W pliku { $file } jest talia domowa; zmień ją, a potem uruchom: skerry deck check { $file }
terminal-game-begun = W folderze { $folder } jest gra; jej słowa są w { $words }, a obok w innych językach.
terminal-game-play = Zagraj: { $command }
terminal-game-test = Przetestuj: { $command }

## What is refused

terminal-no-language = Nie ma języka „{ $language }”; do wyboru: { $known }.
terminal-which-game = Podaj grę: { $games }.
terminal-option-form = Opcję zapisuje się jako nazwa=wartość, a nie „{ $word }”.
terminal-in-browser = Graczy i całą resztę wybiera się w przeglądarce; albo dodaj --terminal.
terminal-players = Liczba podanych graczy: { $players }, a liczba miejsc: { $seats }.
terminal-other-game = W pliku { $file } jest niedokończona gra, w której { $name } to { $found }, a nie { $wished }; --fresh zacznie nową.
terminal-folder = { $file } to folder; podaj plik w nim.
terminal-unreadable = { $file }: { $reason } --fresh zacznie od nowa.
terminal-changed = Plik { $file } zmienił ktoś inny; uruchom ponownie, aby grać dalej.
terminal-exists = Plik { $file } już istnieje; --force go zastąpi.
terminal-no-record = W pliku { $file } nie ma zapisu { $number }; są zapisy od 1 do { $count }.
terminal-in-record = { $file }, zapis { $number }: { $reason }
terminal-workers = Potrzeba co najmniej jednego procesu, a nie { $count }.
terminal-no-package = W folderze { $folder } nie ma pakietu skerry; tworzy go `make compiled`.
terminal-package-failed = Pakiet w folderze { $folder } nie zadziałał: { $reason }
terminal-port = Pod adresem { $host } nie można nasłuchiwać na porcie { $port }; podaj inny: --port.
terminal-ports = Pod adresem { $host } nie można nasłuchiwać na portach od { $first } do { $last }; podaj inny: --port.
terminal-game-name = „{ $name }” nie nadaje się na nazwę; dozwolone są małe litery, cyfry i _, jak w my_game.
terminal-game-exists = Gra { $name } już istnieje; wybierz inną nazwę.
terminal-no-checkout = Nie ma tu { $file }; przejdź najpierw do repozytorium Skerry.
terminal-file-missing = { $file }: nie ma takiego pliku ani folderu.
terminal-file-forbidden = Pliku { $file } nie wolno czytać ani zapisywać.
terminal-file-failed = { $file }: { $reason }.
terminal-no-such-command =
    { $hint ->
        [none] Nieznane polecenie „{ $command }”; do wyboru: { $known }.
       *[other] Nieznane polecenie „{ $command }”; może chodzi o { $hint }?
    }
terminal-no-such-option =
    { $hint ->
        [none] Nieznana opcja { $option }; wszystkie pokaże --help.
       *[other] Nieznana opcja { $option }; może chodzi o { $hint }?
    }
terminal-missing = Brakuje { $option } albo wartości; więcej pokaże --help.
terminal-repeated = { $option } podano więcej niż raz.
terminal-left-over = Z tym nic się nie dzieje: { $words }
terminal-bad-value =
    { $kind ->
        [number] { $option } przyjmuje liczbę, a nie „{ $value }”.
       *[other] { $option } nie przyjmuje „{ $value }”.
    }
terminal-unfit = Wiersz nie pasuje: { $reason }

## Training

terminal-command-train = Pozwól agentowi grać ze sobą i dopasuj wagi wyszukiwania do jego wyborów.
terminal-param-teacher = Kto gra i od kogo się uczyć.
terminal-param-lessons = Folder na rozegrane gry; co w nim leży, nie jest grane ponownie.
terminal-param-practice = Ile rund polityka ćwiczy sama, przesuwając się tam, gdzie rozgrywki kończą się lepiej.
terminal-param-promise = Uczyć się nie wyborów, lecz tego, co obiecują pozycje, po tym, czym się skończyły; tak ocenia się rozgrywki przed ich końcem.
terminal-param-write-weights = Zapisz nowe wagi w pakiecie.
terminal-no-learner = Wagi do nauki mają tylko gry { $known }, a nie { $game }.
terminal-only-practice = W grze { $game } wagi znajduje się tylko przez ćwiczenie: podaj --practice i liczbę rund.
terminal-no-promise = Tego, co obiecują pozycje, uczy się w grach everdell i farshore, a nie w { $game }: pomiń --promise.
terminal-trained = Wyuczono z gier ({ $games }): przewidziano { $right } wyborów.
terminal-trained-end = Błąd oceny wyniku końcowego: { $error } pkt (średniokwadratowy).
terminal-practised = Ćwiczenie, rund: { $rounds }. Rozgrywki kończyły się z początku z { $before } pkt, na końcu z { $after } pkt.
terminal-weights-written = Zapisano w { $file }.
terminal-command-backup = Zapisz wszystkie stoły bazy danych w pliku.
terminal-command-restore = Przywróć kopię zapasową do pustej bazy danych.
terminal-param-backup = Plik kopii zapasowej.
terminal-param-serve-workers = Obsługuj tyloma procesami pod jednym adresem.
terminal-param-bus = Powiadamiaj inne maszyny pod tym adresem Redis albo Valkey.
terminal-param-origin = Odpowiadaj też pod tą nazwą, na przykład https://skerry.example: przekazuje ją pośrednik z przodu. Można podać kilka razy.
terminal-param-archive = Zwolnij dziennik stołu po tylu dniach bez zdarzeń; 0 to nigdy.
terminal-param-drain = Tyle sekund obsługuj jeszcze po prośbie o zatrzymanie.
terminal-param-metrics = Odpowiadaj Prometheusowi pod /metrics.
terminal-param-community = Pozwól otwierać stoły dla wszystkich, którzy tu zajrzą; lista jest na stronie głównej.
terminal-param-accounts = Pozwól zastrzegać imiona kluczami dostępu; z --community oraz z --origin https://…, jeśli serwer jest nie tylko dla tego komputera.
terminal-param-push = Powiadamiaj ludzi przez przeglądarki, że ich kolej; wartość mówi, do kogo mogą pisać usługi powiadomień, np. mailto:you@host.
terminal-param-hook = Polecenie lub URL, któremu w JSON mówi się, czyja kolej przy stołach z godziną lub więcej na ruch.
terminal-param-log = Pisz dziennik wierszami (plain) albo w JSON.
terminal-backed-up = { $count ->
    [one] Zapisano { $count } stół w { $file }.
    [few] Zapisano { $count } stoły w { $file }.
   *[many] Zapisano { $count } stołów w { $file }.
}
terminal-restored = { $count ->
    [one] Przywrócono { $count } stół z { $file }.
    [few] Przywrócono { $count } stoły z { $file }.
   *[many] Przywrócono { $count } stołów z { $file }.
}
