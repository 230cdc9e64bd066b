### What the browser says at the table of any game.

## Browser

browser-theme-name =
    { $theme ->
        [day] Dzień
        [night] Noc
       *[auto] Jak w urządzeniu
    }

browser-wait-for = Wybierają: { $names }.
browser-together = Razem
browser-moment = Chwileczkę…
browser-record-file = Wybierz plik albo upuść go tutaj; z plikiem talii, jeśli nim grano
browser-record-paste = Albo wklej treść zapisu
browser-another-record = Inny zapis

browser-watch-link = Link dla widzów
browser-watch-link-about = Kto ma ten link, może oglądać, ale nie widzi kart na ręce.
browser-line =
    { $line ->
        [connecting] Łączenie…
       *[reconnecting] Połączenie przerwane; samo wróci…
    }
browser-refused = Serwer odmówił połączenia.
browser-banner = Co teraz zrobić
browser-table-label = Stół
browser-enter = Wystarczy Enter
browser-asks = { $name }:
browser-you-give = Płacisz
browser-you-take = Bierzesz
browser-after = Potem masz
browser-tray = Do wyboru
browser-news = Odkrywa nowe karty: nie da się cofnąć.
browser-choose-one = Wybierz jedno
browser-tools = Więcej: zasady, symbole, ustawienia
browser-more = Jeszcze jedno: { $thing }
browser-less = O jedno mniej: { $thing }
browser-counted = { $thing }, wybrano: { $count }
browser-counted-of = z { $most }
browser-set-no-more =
    { $count ->
        [one] Jest tylko { $count }.
        [few] Są tylko { $count }.
       *[many] Jest tylko { $count }.
    }
browser-set-kind = { $other } jest tego samego typu i już w wyborze; odznacz, aby wybrać tę kartę.
browser-set-full =
    { $count ->
        [one] Wybrano już { $count }; odznacz, aby wybrać tę kartę.
        [few] Wybrano już { $count }; odznacz jedną, aby wybrać tę kartę.
       *[many] Wybrano już { $count }; odznacz jedną, aby wybrać tę kartę.
    }
browser-undo = Cofnij
browser-undo-key = Cofnij ostatni wybór (U)
browser-undo-to = Cofnij do tego miejsca
browser-results = Wyniki
browser-settings = Ustawienia i zasady
browser-light = Motyw
browser-dot = Kropka w tytule okna, gdy przychodzi twoja tura
browser-sound = Dźwięk, gdy przychodzi twoja tura
browser-notice = Powiadomienie przeglądarki, gdy przychodzi twoja tura, a ty jesteś gdzie indziej
browser-plain = Prosty stół: strefy i karty w rzędach, tak samo w każdej grze
browser-shortcuts =
    Klawisze: strzałki prowadzą od karty do karty, Enter wybiera, spacja powiększa kartę, U cofa, E kończy
    turę, R pokazuje jeszcze raz ostatnią rundę, spacja pomija pokaz, L otwiera dziennik, H podpowiada,
    ? objaśnia symbole, Esc zamyka. Gdy wybierasz kilka kart, Enter dodaje następną, a na wybranej zatwierdza; Esc
    odznacza wszystkie.
browser-log = Dziennik
browser-log-key = Dziennik (L)
browser-unread =
    { $count ->
        [one] { $count } nowy wiersz
        [few] { $count } nowe wiersze
       *[many] { $count } nowych wierszy
    }
browser-chat-send = Powiedz
browser-chat-empty = Nikt jeszcze nic nie powiedział.
browser-keys =
    { $keys ->
        [choose] Kliknięcie lub Enter: wybierz. Prawy przycisk lub spacja: obejrzyj z bliska.
        [chosen] Kliknięcie: odznacz. Enter: zatwierdź. Esc: odznacz wszystkie.
       *[look] Kliknięcie lub spacja: obejrzyj z bliska.
    }
browser-chosen = Wybrano
browser-can-be-chosen = Można wybrać
browser-why-not = Teraz nie można:

browser-seats-open = Gracze: imiona, linki, boty
browser-seats-title = Przy tym stole
browser-presence =
    { $presence ->
        [open] jeszcze nie przy stole
        [thinking] myśli
        [choosing] wybiera
        [chosen] wybór gotowy
        [away] poza stołem
       *[waiting] przy stole
    }
browser-hand-over = Kto gra na tym miejscu
browser-play-myself = Gram osobiście
browser-leave = Zwolnij miejsce
browser-leave-sure = Zwolnić to miejsce? Ktoś inny będzie mógł je zająć nowym linkiem.
browser-curtain = Przekaż ekran: teraz { $name }
browser-curtain-about = Wszystkie ręce są zakryte. Spójrz, gdy ekran jest u ciebie.
browser-curtain-open = To ja, { $name }
browser-curtain-back = Cofnij ostatni wybór

browser-shared = Na środku
browser-others = Pozostali
browser-own = Twoje miejsce
browser-hand = Twoja ręka
browser-nothing-here = Nic tu nie ma.
browser-pile =
    { $count ->
        [one] Stos: { $count } karta
        [few] Stos: { $count } karty
       *[many] Stos: { $count } kart
    }
browser-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
browser-zone =
    { $zone ->
        [deck] Talia
        [market] Targ
        [gone] Poza grą
        [sanctuary-deck] Sanktuaria
        [returned] Odłożone
        [hand] Ręka
        [chosen] Wyłożone
        [row] Podróż
        [drawn] Dobrane
        [kept] Zatrzymane
        [given-for-meteorite-15] Poświęcone dla meteorytu 15
        [given-for-meteorite-21] Poświęcone dla meteorytu 21
        [given-for-meteorite-38] Poświęcone dla meteorytu 38
        [pile] Stos
        [sea] Mapa morska
        [ships] Statki
        [taken] Wzięte
        [discard] Odrzucone
        [meadow] Łąka
        [board] Podstawowe pola akcji
        [forest] Las
        [events] Wydarzenia
        [rival] Miasto Rugworta
        [rival-events] Wydarzenia Rugworta
        [forest-box] Las: reszta
        [event-box] Wydarzenia: reszta
        [city] Miasto
        [stage] Zagrywane
        [aside] Odłożone na bok
        [revealed] Odkryte
        [prison] Loch
        [beneath] Pod wydarzeniami
        [bay] Zatoka
        [islands] Wyspy
        [maps] Mapy
        [captain] Miasto kapitanki
        [island-box] Wyspy: reszta
        [map-box] Mapy: reszta
        [captain-maps] Mapy kapitanki
        [own-maps] Własne mapy
        [flooded] Zalane
        [compass] Róża wiatrów
        [winds] Nadchodzące wiatry
        [past-winds] Minione wiatry
        [captain-hand] Ręka kapitanki
        [trail-deck] Karty szlaku
        [trail] Karta szlaku
        [weather-deck] Nadchodząca pogoda
        [weather] Pogoda
        [past-weather] Miniona pogoda
        [weather-box] Pogoda: reszta
        [achieved] Zdobyte wydarzenia
        [adornments] Ozdoby
        [worn] Zagrane ozdoby
        [river] Potok
        [river-cards] Karty potoku
        [river-deck] Potok: zakryte karty
        [river-box] Potok: reszta
        [adornment-box] Ozdoby: reszta
       *[other] { $name }
    }
browser-total = Suma
browser-back-to-table = Wróć do stołu
browser-replay = Obejrzyj powtórkę
browser-replay-of = Powtórka: { browser-game }
browser-save-record = Zapisz przebieg
browser-step = Krok
browser-step-of = { $at } z { $last }
browser-step-first = Na początek
browser-step-back = Krok wstecz
browser-step-on = Krok naprzód
browser-play = Odtwórz
browser-pause = Pauza

## Following the others, and one's own turn

browser-since = Od twojej ostatniej tury
browser-nothing-since = Od tamtej pory nic się nie działo.
browser-tell-again = Pokaż jeszcze raz
browser-again = Pokaż jeszcze raz ostatnią rundę
browser-again-key = Pokaż jeszcze raz ostatnią rundę (R)
browser-skip = Pomiń
browser-skip-key = Pomiń (spacja)
browser-skip-to =
    { $asked ->
        [yes] Pomiń do swojej tury
       *[no] Pomiń
    }
browser-waiting = jeszcze { $count }
browser-rival = Rywal
browser-pace = Jak szybko pokazywać innych
browser-pace-name =
    { $pace ->
        [slow] Powoli
        [instant] Od razu
       *[normal] Normalnie
    }
browser-ending = Kiedy kończy się twoja tura
browser-ending-name =
    { $ending ->
        [soon] Po 3 sekundach
        [once] Od razu
       *[button] Na twój znak
    }
browser-turn-done = Wszystko zrobione: zakończ turę albo coś cofnij.
browser-end-turn = Zakończ turę
browser-end-turn-key = Zakończ turę (E)
browser-undo-turn = Cofnij turę
browser-undo-turn-key = Cofnij całą turę (Shift U)
browser-plead = Poproś o cofnięcie
browser-plea = { $name } prosi o cofnięcie.
browser-plea-waits = Prosisz o cofnięcie. Decydują: { $names }.
browser-plea-withdraw = Nieważne
browser-plea-allow = Zgoda
browser-plea-refuse = Nie zgadzam się
browser-show-deed = Pokaż
browser-log-filter = Które wpisy
browser-log-filter-name =
    { $filter ->
        [mine] Moje
        [season] Pora roku
        [round] Runda
       *[all] Wszystkie
    }
browser-log-seat = { $points } pkt, ręka { $cards }

## The end of a game: how its score is told, and what can be done then

browser-has-points = { $name }: { $points }
browser-and-more = { $first } i jeszcze { $count }
browser-ahead = Drugi wynik: { $name }. Przewaga: { $leads }
browser-lead = { $source } +{ $points }
browser-points = Punkty
browser-by-source = Punkty według źródła
browser-by-round = Punkty według rund
browser-round-axis =
    { $game ->
        [beacon_patrol] tura
       *[other] runda
    }
browser-season =
    { $season ->
        [winter] zima
        [spring] wiosna
        [summer] lato
       *[autumn] jesień
    }
browser-best = najwięcej
browser-place = { $place }. miejsce
browser-telling = Podsumowanie punktów
browser-telling-title =
    { $game ->
        [everdell] Rok dobiegł końca
        [farshore] Rok dobiegł końca
        [faraway] Droga powrotna
        [beacon_patrol] Koniec patrolu
       *[other] Koniec gry
    }
browser-telling-about =
    { $game ->
        [faraway] Od prawej, po jednym regionie każdego gracza; na końcu sanktuaria.
        [beacon_patrol] Jedno światło po drugim. Suma pozostaje nieznana aż do ostatniego.
       *[other] Źródło po źródle, u wszystkich naraz. Sumy pozostają nieznane aż do ostatniego.
    }
browser-told-part = { $part } z { $parts } · { $what }
browser-told-of = { $what }, { $name }
browser-next-part =
    { $game ->
        [faraway] Następny region
        [beacon_patrol] Następny rodzaj
       *[other] Następne źródło
    }
browser-to-result = Do wyniku
browser-key-space = Spacja
browser-tell-score-again = Opowiedz jeszcze raz
browser-now = teraz
browser-card-by-card = { $source }, karta po karcie
browser-no-points-here = nic
browser-replay-about = krok po kroku
browser-save-record-about = plik na pamiątkę
browser-look-at-table =
    { $game ->
        [beacon_patrol] Obejrzyj mapę
       *[other] Obejrzyj stół
    }
browser-step-said = Co dał ten krok

## The legend of symbols

browser-legend = Co znaczą symbole
browser-legend-open = Co znaczą symbole (?)
browser-legend-which = Które symbole
browser-legend-all = Wszystkie
browser-legend-here = Na stole: { $count }
browser-legend-key = otwiera i zamyka
browser-legend-back = wróć do stołu
browser-legend-point = Wskaż symbol, a zaświeci się na stole.
browser-legend-lines = Wiersz czyta się od lewej do prawej
browser-legend-more = Z dodatków

## The rulebook beside the table

browser-rules-open = Zasady i karty
browser-rules-card = Powiązane zasady

browser-hint = Podpowiedź
browser-hint-key = Podpowiedź (h)
browser-asked-hint = proszono o podpowiedź
browser-review = Spojrzenie wstecz
browser-review-about = Krzywa, potknięcia i co było lepsze

## Levels: what a card of a new table tells

level-thinks =
    { $agent ->
        [beginner] odpowiada od razu
        [casual] odpowiada od razu
        [strong] myśli do pół sekundy
        [expert] myśli do 3 sekund
       *[other] {""}
    }
level-about =
    { $agent ->
        [random] Brodzi tu i tam i bierze, co błyszczy. Dobre na pierwszą grę.
        [beginner] { $game ->
            [everdell] Chce tego, co ma punkty, i zapomina, kto mógłby wprowadzić się za darmo. Dobre na pierwszą grę.
            [farshore] Chce tego, co ma punkty, i rzadko pyta wiatr o zdanie. Dobre na pierwszą grę.
            [faraway] Bierze największą sławę i zapomina, że drogę liczy się od końca. Dobre na pierwszą grę.
            [beacon_patrol] Kładzie następny kafelek obok statku, a potem się rozgląda. Dobre na pierwszy rejs.
           *[other] Brodzi tu i tam i bierze, co błyszczy. Dobre na pierwszą grę.
        }
        [greedy] Zawsze robi coś rozsądnego, ale nie planuje dalej niż na tę turę.
        [casual] { $game ->
            [beacon_patrol] Dobrze planuje swoją turę, ale nigdy dalej.
           *[other] Zawsze robi coś rozsądnego, ale nie planuje dalej niż na tę turę.
        }
        [planner] Zanim zagra, obmyśla następne tury.
        [strong] { $game ->
            [everdell] Oszczędza na duże karty i wyczuwa pory roku.
            [farshore] Żegluje z wiatrem i na czas zbiera mapy.
            [faraway] Przemierza w głowie wiele dróg i pilnuje kolejności numerów.
            [beacon_patrol] Zanim wypłynie, obmyśla następne tury.
           *[other] Zanim zagra, obmyśla następne tury.
        }
        [expert] { $game ->
            [faraway] Przed każdą kartą rozgrywa w głowie tysiące zakończeń.
            [beacon_patrol] Zanim wypłynie, próbuje wielu planów na wielu morzach.
            [everdell] Przed każdym ruchem rozgrywa w głowie setki zakończeń.
            [farshore] Przed każdym ruchem rozgrywa w głowie setki zakończeń.
           *[other] Przed każdym ruchem rozważa wiele dalszych ciągów i rzadko się myli.
        }
       *[other] Gra po swojemu.
    }
level-points = średnia punktów: { $points }
level-beats =
    { $together ->
        [true] na 100 rozdań w { $times } wynik lepszy niż gracza „{ level-name }”
       *[false] na 100 partii z graczem „{ level-name }” wygrywa { $times }
    }
level-measured =
    Zmierzono: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $seats ->
        [1] solo
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }; ranking jest pewny z dokładnością do liczby po ± w 95 przypadkach na 100.
