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

terminal-table = Stół
terminal-you = Ty, { $seat }
terminal-asks = { $name }: { $question }
terminal-bot = { $seat }, { $agent }
terminal-hidden = { $zone }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-heap =
    { $count ->
        [one] { $count } karta; opisze ją c { $zone }
        [few] { $count } karty; opisze je c { $zone }
       *[many] { $count } kart; opisze je c { $zone }
    }
terminal-below =
    { $count ->
        [one] { $count } karta, zob. niżej
        [few] { $count } karty, zob. niżej
       *[many] { $count } kart, zob. niżej
    }
terminal-from = { $card } ({ $zone })
terminal-from-seat = { $card } ({ $seat }, { $zone })
terminal-group =
    { $group ->
        [swap] Wymiana na kafelek z innej ręki:
        [payment] Sposoby zapłaty:
       *[other] { $group }
    }
terminal-open-cell = { $sign } to puste pole, na które prowadzi jedna z opcji.

terminal-ask = { $seat }, { $last ->
        [1] 1
       *[other] 1–{ $last }
    } albo ?
terminal-curtain = Przekaż ekran: teraz { $seat }. Potem naciśnij Enter.
terminal-curtain-undo = Przekaż ekran: teraz { $seat }. Potem naciśnij Enter. ({ $last }: u cofa wybór.)
terminal-no-option = Nie ma opcji { $number }; wybierz od 1 do { $last }.
terminal-one-number = Tu wystarczy jedna liczba.
terminal-often =
    { $count ->
        [one] { $option } (maksymalnie { $count } raz)
       *[many] { $option } (maksymalnie { $count } razy)
    }
terminal-set =
    { $number ->
        [all] { $most ->
            [one] Wpisz { $most } liczbę.
            [few] Wpisz w jednym wierszu { $most } liczby, w dowolnej kolejności.
           *[many] Wpisz w jednym wierszu { $most } liczb, w dowolnej kolejności.
        }
        [skip] { $most ->
            [one] Wpisz { $most } liczbę albo nie wybieraj nic.
            [few] Wpisz w jednym wierszu { $most } liczby, w dowolnej kolejności, albo nie wybieraj nic.
           *[many] Wpisz w jednym wierszu { $most } liczb, w dowolnej kolejności, albo nie wybieraj nic.
        }
       *[any] { $least ->
            [0] { $most ->
                [one] Wpisz maksymalnie { $most } liczbę.
                [few] Wpisz w jednym wierszu maksymalnie { $most } liczby, w dowolnej kolejności.
               *[many] Wpisz w jednym wierszu maksymalnie { $most } liczb, w dowolnej kolejności.
            }
           *[other] Wpisz w jednym wierszu od { $least } do { $most } liczb, w dowolnej kolejności.
        }
    }
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

terminal-help-number = wybierz opcję o tym numerze; przy zestawie kilka w jednym wierszu
terminal-help-undo = cofnij ostatni wybór, póki nie odkryto nic nowego
terminal-help-card = opisz kartę albo wszystkie karty z jakiegoś miejsca
terminal-help-why = powiedz, czemu czegoś nie można teraz wybrać
terminal-help-log = opowiedz dotychczasową grę
terminal-help-table = pokaż stół jeszcze raz
terminal-help-score = pokaż wynik, gdyby gra skończyła się teraz
terminal-help-quit = wyjdź; gra jest zapisana i następnym razem potoczy się dalej
terminal-help-help = pokaż tę pomoc
terminal-help-key-number = numer
terminal-help-key-name = { $key } NAZWA

terminal-over = Koniec gry.
terminal-score-now = Gdyby gra skończyła się teraz:
terminal-points = punkty
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
terminal-param-out = Zapisz tu przebieg wszystkich gier.
terminal-param-force = Zastąp ten plik.
terminal-param-workers = Procesy; domyślnie, przy wielu grach, jeden na rdzeń.
terminal-param-number = Numer zapisu w pliku, od 1.
terminal-param-verify = Tylko sprawdź każdy zapis.
terminal-param-seat = Pokaż tak, jak widział to ten gracz, od 1.
terminal-param-seconds = Czas na każdy pomiar.
terminal-param-compare = Folder z innym wariantem, do porównania.
terminal-param-json = Wypisz wyniki jako JSON.
terminal-param-deck-file = Plik talii.
terminal-param-new-game = Jej nazwa, na przykład my_game.

## Tables of figures. Heads stand above narrow columns: keep them short.

terminal-head-game = gra
terminal-head-seats = gracze
terminal-head-settings = ustawienia (najpierw domyślne)
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

## Records, decks, a new game

terminal-records-hold =
    { $count ->
        [one] Zgadza się { $count } zapis.
        [few] Zgadzają się { $count } zapisy.
       *[many] Zgadza się { $count } zapisów.
    }
terminal-cut-off = Ostatni wiersz pliku był urwany i został pominięty.
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
terminal-param-write-weights = Zapisz nowe wagi w pakiecie.
terminal-no-learner = Wagi do nauki mają tylko gry { $known }, a nie { $game }.
terminal-no-numpy = Trening wymaga numpy: pip install "skerry[train]".
terminal-trained = Wyuczono z gier ({ $games }): przewidziano { $right } wyborów, błąd wyniku końcowego { $error } pkt.
terminal-weights-written = Zapisano w { $file }.
