### What the browser says before a table is open.

## News of who comes and goes, at tables in the browser

news-sits-down = { $name } siada do stołu.
news-left = { $name } odchodzi od stołu.
news-freed = { $name } wstaje; miejsce jest wolne.
news-bot = Do stołu siada bot.
news-takes-over = { $name } przejmuje miejsce bota.
news-away = { $name } jest poza stołem.
news-back = { $name } wraca.
news-vote = { $name } proponuje bota, póki nie wróci { $absent }.
news-stand-in = Gra bot, póki nie wróci { $name }.
news-timeout = { $name }: czas na ruch minął, do powrotu gra bot.
news-started = Gra się zaczyna.
news-rematch = { $name } proponuje rewanż.
news-removed = Gospodarz zwolnił miejsce. Nie gra już: { $name }.
news-delay =
    { $late ->
        [true] Od teraz widzowie widzą wszystko z opóźnieniem.
       *[false] Widzowie znów widzą wszystko od razu.
    }
news-door =
    { $door ->
        [all] Stół jest otwarty dla wszystkich.
        [words] Może się przysiąść każdy, kto ma link.
       *[shut] Nikt nowy nie może się przysiąść.
    }

## Browser

browser-title = Skerry: stół do czterech gier
browser-language = Język
browser-tagline = stół do czterech gier
browser-credits =
    Wszystkie okładki i karty narysowano tutaj. Zwierzęta, ikony na kartach i część ikon ramki pochodzą z
    game-icons.net (Delapouite, Lorc i inni), CC BY 3.0. Wydawcy gier nie są autorami ani patronami tego stołu.
browser-game =
    { $game ->
        [farshore] Daleko{ "\u00AD" }brzeg
        [everdell] Everdell
        [faraway] Faraway
        [beacon_patrol] Beacon Patrol
       *[other] { $game }
    }
browser-cover =
    { $game ->
        [farshore] Dalekobrzeg
        [everdell] Everdell
        [faraway] Faraway
       *[beacon_patrol] Beacon Patrol
    }
browser-cover-over =
    { $game ->
        [farshore] Everdell
       *[other] { "" }
    }
browser-cover-under =
    { $game ->
        [everdell] i Perłowy Potok
       *[other] { "" }
    }
browser-game-with = { browser-game } · { $names }
browser-players =
    { $fewest ->
        [1] 1–{ $most } graczy
       *[other] { $fewest }–{ $most } graczy
    }
browser-value =
    { $value ->
        [none] brak
        [limit] do limitu kart na ręce
        [discarded] tyle, ile odrzucono
        [shy] kapitanka nieśmiała
        [brave] kapitanka odważna
        [splendid] kapitanka wspaniała
        [terror] kapitanka, postrach oceanów
        [upper] górne efekty
        [both] oba efekty
       *[other] { $value }
    }
browser-coming = wkrótce
browser-new-table = Nowy stół
browser-new-table-of = Nowy stół: { browser-game }
browser-no-server = Serwer nie odpowiada. Czy jest włączony?
browser-close = Zamknij
browser-cancel = Anuluj
browser-home = Wróć do półki
browser-theme =
    { $theme ->
        [day] Dzień; naciśnij, aby włączyć noc
        [night] Noc; naciśnij, aby wziąć motyw urządzenia
       *[auto] Motyw urządzenia; naciśnij, aby włączyć dzień
    }
browser-continue-title = Wróć do stołu
browser-continue-about = zapamiętane tu dzięki linkom do miejsc
browser-continue-empty = Nie ma jeszcze stołów. Weź pudełko z półki albo otwórz link od znajomych.
browser-continue = Kontynuuj
browser-look-in = Zajrzyj
browser-forget = Zapomnij o tym stole
browser-forget-sure = Zapomnieć o tym stole i o kluczach twoich miejsc? Nie da się ich odzyskać.
browser-out-of-reach = Ten stół jest teraz nieosiągalny.
browser-your-turn = Twoja tura
browser-awaited =
    { $count ->
        [0] Na nikogo nie czekamy.
        [one] { $names } wybiera.
       *[many] { $names } wybierają.
    }
browser-reached =
    { $count ->
        [one] Twój wynik:
       *[many] Wasz wspólny wynik:
    } { $score ->
        [one] { $score } punkt.
        [few] { $score } punkty.
       *[many] { $score } punktów.
    }
browser-join-title = Dołącz do znajomych
browser-join-paste = Link albo jego dwa słowa
browser-join-wrong = To nie jest link do miejsca ani do stołu, ani dwa słowa.
browser-join-page = Zajmij miejsce
browser-sit-down = Usiądź
browser-only-watch = Tylko oglądaj
browser-watch = Oglądaj
browser-watch-title = Obejrzyj zapis
browser-watch-about = Każdą skończoną grę można zachować jako mały plik i obejrzeć jeszcze raz, krok po kroku.
browser-watch-open = Otwórz zapis
browser-company = Jak chcesz grać?
browser-seats = Miejsca: { $count } (od { $fewest } do { $most })
browser-kind =
    { $kind ->
        [me] ty
        [friend] znajomy z linkiem
        [screen] przy tym ekranie
       *[bot] bot
    }
browser-who = Kto gra na miejscu { $number }
browser-which-bot = Który bot
browser-name-yours = Twoje imię
browser-name-theirs = Imię tej osoby, jeśli chcesz
browser-add-seat = Dodaj miejsce
browser-remove-seat = Usuń miejsce { $number }
browser-deal = Rozdanie
browser-deal-which = Numer rozdania
browser-deck = Karty
browser-deck-name =
    { $house ->
        [true] { $name } (nie wszystkie jak w druku)
       *[false] { $name }
    }
deck-name =
    { $key ->
        [house-deck] Talia domowa
       *[other] { $name }
    }
browser-deck-empty = Plik { $file } jest pusty; wybierz inny albo użyj domyślnych kart.
browser-deck-refused =
    { $count ->
        [one] Nie przyjęto pliku { $file }: jest w nim { $count } błąd, opisany wyżej.
        [few] Nie przyjęto pliku { $file }: są w nim { $count } błędy, opisane wyżej.
       *[many] Nie przyjęto pliku { $file }: jest w nim { $count } błędów, opisanych wyżej.
    }
browser-deck-choose = Wybierz plik talii
browser-deck-usual = Użyj domyślnych kart
browser-deck-place = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }:
browser-no-account = Miejsca to tajne linki. Konto nie jest potrzebne.
browser-open-table = Otwórz stół
browser-copy = Kopiuj
browser-copied = Skopiowano
browser-share = Udostępnij

browser-no-table = Tu nie ma stołu
browser-chat = Czat
browser-chat-say = Powiedz coś
browser-counter =
    { $counter ->
        [round] Runda { $value }
        [fame] Sława: { $value }
        [turn] Tura { $value }
        [tokens] Kroki: { $value }
        [swaps] Wymiany: { $value }
        [blocked] Zajęte przez Rugworta: { $value }
        [rival-points] Punkty Rugworta: { $value }
        [year] Rok { $value }
        [twig] Gałązki: { $value }
        [resin] Żywica: { $value }
        [pebble] Kamyki: { $value }
        [berry] Jagody: { $value }
        [pearl] Perły: { $value }
        [driftwood] Drewienka: { $value }
        [seaweed] Wodorosty: { $value }
        [seastone] Kryształki: { $value }
        [mushroom] Grzybki: { $value }
        [treasure] Skarby: { $value }
        [anchors] Kotwice: { $value }
        [ship] Statek: { $value }
        [points] Punkty: { $value }
        [workers] Robotnicy: { $value }
        [season] { $value ->
            [0] Zima
            [1] Wiosna
            [2] Lato
           *[3] Jesień
        }
        [passed] { $value ->
            [0] W grze
           *[1] Pas
        }
        [tray-twig] Gałązki do przekazania: { $value }
        [tray-resin] Żywica do przekazania: { $value }
        [tray-pebble] Kamyki do przekazania: { $value }
        [tray-berry] Jagody do przekazania: { $value }
        [astray] Robotnicy bez karty: { $value }
        [played] Zagrano: { $value }
        [ambassador] Ambasador: { $value }
        [crossing] Perły dla mostu: { $value }
        [rival-pearls] Perły Rugworta: { $value }
        [level] Poziom { $value }
        [captain-ship] Statek kapitanki: { $value }
        [captain-treasures] Skarby kapitanki: { $value }
        [captain-workers] Robotnicy kapitanki: { $value }
        [captain-at-red] Kapitanka na czerwonych kartach: { $value }
        [captain-rests] Odpoczynek kapitanki: { $value }
        [captain-section] Sekcja karty szlaku: { $value }
        [captain-season] { $value ->
            [0] Kapitanka: zima
            [1] Kapitanka: wiosna
            [2] Kapitanka: lato
           *[3] Kapitanka: jesień
        }
        [captain-passed] { $value ->
            [0] Kapitanka w grze
           *[1] Kapitanka: pas
        }
        [plan-traveler] Plan, brązowy: { $value }
        [plan-production] Plan, zielony: { $value }
        [plan-destination] Plan, czerwony: { $value }
        [plan-governance] Plan, niebieski: { $value }
        [plan-prosperity] Plan, fioletowy: { $value }
        [plan-column-traveler] Plan, kolumna, brązowy: { $value }
        [plan-column-production] Plan, kolumna, zielony: { $value }
        [plan-column-destination] Plan, kolumna, czerwony: { $value }
        [plan-column-governance] Plan, kolumna, niebieski: { $value }
        [plan-column-prosperity] Plan, kolumna, fioletowy: { $value }
        [weather-level] Poziom pogody: { $value }
        [lookout-rule] { $value ->
            [0] Punkt widokowy: do limitu kart na ręce
           *[1] Punkt widokowy: tyle, ile odrzucono
        }
        [rival-die] Kość Rugworta: { $value }
        [tray-driftwood] Drewienka do przekazania: { $value }
        [tray-seaweed] Wodorosty do przekazania: { $value }
        [tray-seastone] Kryształki do przekazania: { $value }
        [tray-mushroom] Grzybki do przekazania: { $value }
       *[other] { $counter } { $value }
    }

## Friends: links, waiting, who is away, once more

friends-bring = Zaproś znajomych
friends-one-link = Jeden link do wszystkich wolnych miejsc. Kto go otworzy, wybiera imię i zwierzę.
friends-link = Link do wolnych miejsc
friends-code = Kod linku { $words }
friends-step-net = To samo Wi-Fi co ten komputer.
friends-step-scan = Skieruj tu aparat albo otwórz link poniżej.
friends-step-appear = Od razu pojawią się przy stole.
friends-aloud = albo powiedz to na głos: pod adresem { $address } wpisz
friends-open = Dostępne w twojej sieci pod adresem { $address }, dopóki Skerry działa.
friends-closed = Stół otworzysz tylko na tym komputerze
friends-closed-how = Uruchom Skerry z opcją --lan, aby wpuścić innych ze swojej sieci.
friends-own = Twoje miejsce na innym urządzeniu
friends-own-about = Ten link otwiera tam twoją rękę. Nie udostępniaj go: kto go ma, gra za ciebie.
friends-own-link = Link do twojego miejsca
friends-own-code = Kod twojego miejsca
friends-own-new = Nowy kod; stary przestaje działać
friends-own-void = Ten link zastąpiono nowszym.
friends-waiting = Poczekalnia: { browser-game }
friends-watching = Tylko oglądasz. O miejsce poproś tych, którzy tu siedzą.
friends-count =
    { $here ->
        [0] Nikogo tu nie ma
        [one] Jest tu { $here } osoba
        [few] Są tu { $here } osoby
       *[many] Jest tu { $here } osób
    }, { $free ->
        [0] wolnych miejsc brak.
        [one] czeka { $free } miejsce.
        [few] czekają { $free } miejsca.
       *[many] czeka { $free } miejsc.
    }
friends-begins = Gra zacznie się, gdy wszyscy przyjdą albo gdy dasz znak.
friends-leave = Odejdź od stołu
friends-free-seat = Wolne miejsce
friends-you = ty
friends-state =
    { $state ->
        [here] przy stole
        [away] teraz poza stołem
        [coming] ma miejsce, jeszcze nie przy stole
       *[free] link jeszcze nieotwarty
    }
friends-level = { level-name }, { level-rank }
friends-seat-bot = Posadź bota
friends-free-it = Zachowaj dla znajomych
friends-bot-instead = Posadź tu bota
friends-ready = Możemy grać
friends-minute = Minutkę
friends-start =
    { $free ->
        [one] Zacznij z botem
       *[many] Zacznij z botami ({ $free })
    }
friends-start-about =
    { $free ->
        [one] Wolne miejsce zajmie bot; znajomy może je jeszcze przejąć.
       *[many] Wolne miejsca zajmą boty; znajomi mogą je jeszcze przejąć.
    }
friends-no-seat = Wszystkie miejsca są zajęte
friends-used = Ten link już wykorzystano albo nikt więcej nie jest oczekiwany. Możesz oglądać.
friends-chosen-deal = Rozdanie zostało wybrane: numer { $deal }. Kto zna numer, może znać karty.
friends-hints = Przy tym stole można prosić o podpowiedzi; lampa pokaże, kto prosi.
friends-animal = Jakim zwierzęciem będziesz?
friends-is-away = { $name } jest poza stołem
friends-has-left = { $name } odchodzi od stołu
friends-bot-until = Do powrotu może grać bot.
friends-votes = Na bota do czasu powrotu zgadza się { $count } z { $needed }.
friends-let-bot = Niech gra bot
friends-agreed = Zgadzasz się
friends-rematch = Rewanż
friends-rematch-same = To samo rozdanie
friends-come-along = Dołącz
friends-not-now = Nie teraz
friends-no-links = Na tych samych miejscach, bez nowych linków.
friends-let-play = Niech gra: { level-name }

## A new table

new-company =
    { $company ->
        [alone] Solo
        [friends] Ze znajomymi
        [screen] Przy jednym ekranie
       *[bots] Z botami
    }
new-company-about =
    { $company ->
        [alone] { $game ->
            [everdell] przeciw Rugwortowi
            [farshore] przeciw kapitance
           *[other] cała załoga to ty
        }
        [friends] przez link, każdy u siebie
        [screen] ekran krąży
       *[bots] zacznij od razu
    }
new-learn = Najpierw się naucz
new-who = Kto tu siada
new-kind-about =
    { $kind ->
        [friend] Stół czeka na znajomych; jeden link i dwa słowa prowadzą do wszystkich wolnych miejsc.
       *[screen] Grają na tym urządzeniu; zanim przejdzie dalej, ręce są zakrywane.
    }
new-box = Co jest w pudełku
new-deal =
    { $deal ->
        [day] Dzisiejsze
        [number] Według numeru
       *[new] Nowe
    }
new-deal-about =
    { $deal ->
        [day] Rozdanie dnia: te same karty dla wszystkich, którzy dziś grają.
        [number] Ten sam numer daje te same karty, także znajomym.
       *[new] Nikt go jeszcze nie widział.
    }
new-somebody =
    { $kind ->
        [friend] { $count ->
            [one] { $count } znajomy
           *[many] { $count } znajomych
        }
       *[screen] { $count ->
            [one] { $count } osoba przy tym ekranie
            [few] { $count } osoby przy tym ekranie
           *[many] { $count } osób przy tym ekranie
        }
    }
new-sum = { browser-game }: ty, { $names }.
new-sum-with = W pudełku: { $names }.
new-sum-alone = { browser-game }: grasz solo.
new-at-once = Zaczyna się od razu. Bez konta; twoje miejsce zostaje na tym urządzeniu.
new-waits = Czeka, aż przyjdą znajomi. Bez konta; twoje miejsce zostaje na tym urządzeniu.
new-option =
    { $option ->
        [windmills] Wiatraki
        [piers] Pomosty
        [year] Rok Rugworta
        [pearlbrook] Perłowy Potok
        [river] Kolejność potoku
        [die] Kość Rugworta
        [lookout] Punkt widokowy
        [captain] Kapitanka Krabita
        [weather] Pogoda
        [advanced] Pięć regionów do wyboru
        [people_below] Lud z głębin
        [starry_skies] Pod gwiaździstym niebem
       *[other] { $option }
    }
new-option-about =
    { $option ->
        [windmills] pięć dodatkowych kafelków, wartych więcej przy otwartym morzu
        [piers] cztery dodatkowe kafelki, warte więcej na wyspach z domami
        [year] z roku na rok jest silniejszy
        [pearlbrook] potok, perły, ambasadorzy, ozdoby, cuda
        [river] od góry; w grze solo schodzi po nim żaba
        [die] jak rozdzielone są jej ścianki
        [lookout] ile kart się tam dobiera
        [captain] przeciwniczka bez miejsca; w grze solo jest zawsze
        [weather] zasady, które obowiązują wszystkich
        [advanced] z pięciu zostają trzy; dla doświadczonych
        [people_below] regiony, sanktuaria, szary; do siedmiu graczy
        [starry_skies] 15 meteorytów, które oświetlają inne regiony
       *[other] { $option }
    }

## Levels: characters that play

level-name =
    { $agent ->
        [random] Kaczątko
        [beginner] Kaczątko
        [greedy] Jeż
        [casual] Jeż
        [planner] Lis
        [strong] Lis
        [expert] Sowa
       *[other] Bot
    }
    .second =
        { $agent ->
            [random] Gąsiątko
            [beginner] Gąsiątko
            [greedy] Kret
            [casual] Kret
            [planner] Wilk
            [strong] Wilk
            [expert] Kruk
           *[other] Bot
        }
    .third =
        { $agent ->
            [random] Wróbel
            [beginner] Wróbel
            [greedy] Bóbr
            [casual] Bóbr
            [planner] Dzik
            [strong] Dzik
            [expert] Czapla
           *[other] Bot
        }
level-another = { $name } { $number }
level-rank =
    { $agent ->
        [random] Początkujący
        [beginner] Początkujący
        [greedy] Rekreacyjny
        [casual] Rekreacyjny
        [planner] Silny
        [strong] Silny
        [expert] Mistrz
       *[other] Bot
    }

## Front page

front-play = Graj
front-play-game = Graj: { browser-game }
front-wait-for-you =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
front-waits =
    { $count ->
        [one] Czeka na jeszcze { $count } osobę.
        [few] Czeka na jeszcze { $count } osoby.
       *[many] Czeka na jeszcze { $count } osób.
    }
front-until = do: { $time }
front-all = Wszystkie ({ $count })
front-fewer = Mniej
front-past = Rozegrane
front-day = Rozdanie dnia
front-day-about = Dziś { browser-game }, do północy to samo rozdanie dla wszystkich.
front-day-play = Zagraj
front-reached =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
front-won = Wygrywasz { $yours } do { $theirs }
front-lost = Wygrywa { $name }, { $theirs } do { $yours }

## The end of a game: how its score is told, and what can be done then

browser-won =
    { $count ->
        [one] { $names } wygrywa: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[many] { $names } wspólnie wygrywają: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
browser-rival-won =
    { $game ->
        [everdell] { $rival } zagarnia las, { $his } do { $yours }
       *[other] { $rival } zdobywa wybrzeże, { $his } do { $yours }
    }
browser-rival-lost = { $name } wygrywa! { $yours } : { $his } ({ $rival })
friends-rematch-about = ci sami ludzie, nowe rozdanie, bez nowych linków
browser-same-deal-about = jeszcze raz numer { $seed }
browser-clock =
    { $counter ->
        [round] runda { $value } z 8
       *[turn] tura { $value }
    }

## The way to the rulebook

front-rules-of = Zasady: { browser-game }

## Guided first games, on the front page

browser-learn-game = Poznaj { browser-game } w pierwszej grze z przewodnikiem
browser-lesson-strip = Twoja pierwsza gra: { browser-game }, krok po kroku
browser-lesson-at = krok { $number } z { $count }
browser-lesson-go-on = Kontynuuj
browser-lesson-dismiss = Odłóż grę z przewodnikiem
browser-first-visit = Pierwszy raz?
browser-first-about = Naucz się gry, grając: przewodnik pokaże ci pierwsze ruchy, jeden po drugim.

new-help = Pomoc przy stole
new-hints = Podpowiedzi
new-hints-about =
    { $on ->
        [true] Kto siada, ten się zgadza; lampa pokazuje, kto pytał.
       *[false] Gdy gra kilka osób, nikt nie może pytać.
    }
deck-homebrew = { $name } (własne karty)

## Where strangers meet
host-door = Kto może się przysiąść
host-door-name =
    { $door ->
        [all] każdy
        [words] kto ma link
       *[shut] nikt nowy
    }
host-is = gospodarz
host-remove = Usuń od stołu
host-remove-sure = Zwolnić miejsce ({ $name })? Potem nikt nowy się nie przysiądzie, dopóki znów nie wybierzesz, kto może.
host-mute =
    { $muted ->
        [true] Znów pokazuj wiadomości: { $name }
       *[false] Wycisz: { $name }
    }
