brook = Rzeka
face-down = Karta zakryta
its-pearl = najpierw bierzesz jej perłę
wonders = Cuda
adornments = Ozdoby
hidden-adornments = { $count ->
    [one] 1 ozdoba jeszcze zakryta
    [few] { $count } ozdoby jeszcze zakryte
   *[other] { $count } ozdób jeszcze zakrytych
  }
worn = { $adornment }, na koniec { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
ambassador-home = ambasador jest w domu
ambassador-out = ambasador w podróży
rival-pearls = { $count ->
    [one] Rugwort ma 1 perłę
    [few] Rugwort ma { $count } perły
   *[other] Rugwort ma { $count } pereł
  }
source-wonders = Cuda
source-adornments = Ozdoby
source-pearls = Perły
