### The frame of the rulebook and of the card reference in the browser.

rulebook-of = { $game }: zasady
rulebook-pages = { $count ->
    [one] zasady, { $count } krótka strona
    [few] zasady, { $count } krótkie strony
   *[many] zasady, { $count } krótkich stron
    }
rulebook-places = Instrukcja
rulebook-rules = Zasady
rulebook-cards = Wszystkie karty
rulebook-symbols = Symbole
rulebook-home = Wszystkie gry
rulebook-contents = Strony
rulebook-page = strona { $number } z { $count }
rulebook-read = czytaj
rulebook-next-page = Następna strona
rulebook-page-before = Poprzednia strona
rulebook-full = Otwórz jako stronę
rulebook-missing = Nie ma takiej strony w tej instrukcji.

## Worked examples

rulebook-example = Przykład
rulebook-step = Krok { $step } z { $count }
rulebook-step-back = Wstecz
rulebook-step-next = Dalej
rulebook-step-first = Od początku
rulebook-so-far = Dotąd
rulebook-together = Razem

## Search

rulebook-search = Szukaj w instrukcji
rulebook-search-key = Naciśnij /, aby szukać
rulebook-found = { $count ->
    [0] Nic nie znaleziono
   *[other] Znaleziono: { $count }
    }
rulebook-found-page = Zasady
rulebook-found-card = Karta
rulebook-found-ruling = Pytanie

## Rulings

rulebook-asked = O co pytają gracze
rulebook-asked-cards = O pojedynczych kartach ({ $count })

## Cards

rulebook-cards-of = { $game }: wszystkie karty
rulebook-shown = widać { $shown } z { $all }
rulebook-none = Nie ma takich kart.
rulebook-reset = Pokaż wszystkie
rulebook-card-before = Poprzednia karta
rulebook-card-next = Następna karta
rulebook-card-close = Wróć do wszystkich kart
rulebook-filters = Filtry
rulebook-group = Co to jest
rulebook-group-name = { $group ->
    [card] Karty miasta
    [basic] Podstawowe pola akcji
    [forest] Leśne pola akcji
    [haven] Schronienie
    [journey] Podróż
    [event] Wydarzenia
    [wonder] Cuda
    [spot] Podwodne pola akcji
    [river] Karty potoku
    [adornment] Ozdoby
    [shore] Pola akcji na wybrzeżu
    [island] Wyspy
    [map] Mapy
    [compass] Kafelki róży wiatrów
    [trail] Karty szlaku
    [weather] Pogoda
    [region] Regiony
    [meteorite] Meteoryty
    [sanctuary] Sanktuaria
    [sea] Otwarte morze
    [coast] Brzegi
    [lighthouse] Latarnie morskie
    [buoy] Boje
    [windmill] Wiatraki
    [pier] Pomosty
   *[other] Inne
    }
rulebook-type = Typ
rulebook-type-name = { $type ->
    [production] Produkcja
    [traveler] Podróżnik
    [destination] Miejsce
    [governance] Zarządzanie
    [prosperity] Pomyślność
    [red] Czerwone
    [green] Zielone
    [blue] Niebieskie
    [yellow] Żółte
    [grey] Szare
   *[none] Bez koloru
    }
rulebook-form = Kto lub co
rulebook-form-name = { $form ->
    [critter] Stworzenia
   *[construction] Budowle
    }
rulebook-rarity = Ile w mieście
rulebook-rarity-name = { $rarity ->
    [unique] Unikatowe
   *[common] Zwykłe
    }
rulebook-cost = Koszt
rulebook-cost-most = do { $count }
rulebook-cost-any = dowolny koszt
rulebook-box = Pudełko
rulebook-box-name = { $box ->
    [pearlbrook] Perłowy Potok
    [people_below] Lud z głębin
    [starry_skies] Pod gwiaździstym niebem
    [windmills] Wiatraki
    [piers] Pomosty
    [captain] Kapitanka
    [weather] Pogoda
   *[base] Gra podstawowa
    }
rulebook-order = Kolejność
rulebook-order-name = { $order ->
    [name] nazwa
    [cost] koszt
    [points] punkty
   *[type] typ
    }
rulebook-copies = W pudełku
rulebook-copies-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
    }
rulebook-about = Powiązane zasady
