bay = Zatoka
shore = Wybrzeże
islands = Wyspy
roses = Róża wiatrów
dunes = Wydmy: mapy
ships = Statki
deck = w talii
discarded = odrzuconych
captain = Kapitan Krabita
captain-city = Miasto
captain-line = Otwórz miasto kapitan, { $level }. Karty w mieście: { $cards }, karty na ręce: { $hand }
captain-passed = skończyła
level = { $level ->
    [1] nieśmiała
    [2] odważna
    [3] wspaniała
   *[4] postrach oceanów
  }
plan = Plan
plan-next = Następne: { $type }
plan-none = Na planie nie ma już znaczników
trail = Trop
flooded = Zalana
flooded-long = pod wodą do końca gry
stack = Leży tu tyle takich samych kart: { $count }
ship-at = { $name }: statek na polu wartym { $points }
anchors-left = { $count ->
    [0] nie ma już kotwic
   *[other] kotwice: { $count }
  }
own-map = twoja
map-then = potem { $values }
no-map = nie ma już
map-last = ostatnia
source-cards = Karty
source-bonuses = Premie
source-tokens = Muszelki
source-treasures = Skarby
source-maps = Mapy
source-ship = Statek
