### Słowa samego stołu Faraway.

market = Targ
market-order = brane po odkryciu, najniższy numer pierwszy
left = zostało: regiony { $regions }, sanktuaria { $sanctuaries }
regions = regiony
sanctuaries = sanktuaria
others = Pozostali
hand = Twoja ręka
your-journey = Twoja podróż
journey-of = { $name }: podróż
journey-counts = region liczy siebie, to, co leży na prawo, i twoje sanktuaria
scored-from-right = liczone od prawej
goes-here = tu trafi
now = teraz
lacks = brak
pays-now = Daje teraz { $points }.
lacks-now = Brakuje: { $symbols }.
ascent = Wyższy niż poprzedni region: dobrano sanktuaria.
face-down = zakryta karta
your-sanctuaries = Twoje sanktuaria
drawn = Dobrane: zatrzymaj jedno
drawn-later = Dobrane: jedno zatrzymasz po targu
if-scored = Wynik teraz
cards-counted =
    { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[other] { $regions } regionów
    }, { $sanctuaries ->
        [one] { $sanctuaries } sanktuarium
        [few] { $sanctuaries } sanktuaria
       *[other] { $sanctuaries } sanktuariów
    }
if-hand = Jeśli zagrasz { $number }
if-market = Jeśli weźmiesz { $number }
if-drawn = Jeśli zatrzymasz
if-kept = Jeśli je oddasz
what-if = Co to da?
point-at = Wskaż kartę, aby zobaczyć, co da.
enter = albo kliknij, by wybrać.
may-change = Możesz zmienić, dopóki nie wybiorą wszyscy.
draw = sanktuaria: { $count }
draw-none = bez sanktuarium
take-instead = zagraj tę
tap-again = dotknij znów
has-chosen = gotowe
choosing = wybiera…
journeys-order = Właśnie zagrane
put-back = { $count ->
        [0] Odłóż dwa regiony
       *[other] Odłożono: { $count } z { $picks }
    }
send-back = Odłóż te
close = Zamknij
score-told = Wynik opowiedziany od końca
tell-score = Opowiedz wynik
everybody = Wszyscy
first = Na początek
previous = Wstecz
next = Dalej
play = Odtwórz
pause = Pauza
skip = Na koniec
total = sława
sanctuaries-count = Sanktuaria liczą się na końcu, gdy wszystko leży odkryte.
region-pays = { $card }: { $points }.
nothing-yet = Wszystkie regiony leżą zakryte.
