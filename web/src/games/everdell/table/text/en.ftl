brook = Brook
face-down = Face down
its-pearl = its pearl is yours first
wonders = Wonders
adornments = Adornments
hidden-adornments = { $count ->
    [one] 1 adornment still hidden
   *[other] { $count } adornments still hidden
  }
worn = { $adornment }, at the end { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ambassador-home = the ambassador is at home
ambassador-out = the ambassador is out
rival-pearls = { $count ->
    [one] Rugwort has 1 pearl
   *[other] Rugwort has { $count } pearls
  }
source-wonders = Wonders
source-adornments = Adornments
source-pearls = Pearls
