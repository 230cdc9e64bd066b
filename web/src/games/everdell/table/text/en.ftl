brook = Brook
shoals = Shoals
face-down = Face down
its-pearl = its pearl is yours first
wonders = Wonders
built-by = { $wonder }, built by { $name }
built = Wonder: { $wonder }
adornments = Adornments
secret = for your eyes only
hidden-adornments = { $count ->
    [one] 1 adornment still hidden
   *[other] { $count } adornments still hidden
  }
worn = { $adornment }, at the end { $points ->
    [one] 1 point
   *[other] { $points } points
  }
no-adornments = All are played.
ambassador-home = the ambassador is at home
ambassador-out = the ambassador is out
rival-pearls = { $count ->
    [one] Rugwort has 1 pearl
   *[other] Rugwort has { $count } pearls
  }
source-wonders = Wonders
source-adornments = Adornments
source-pearls = Pearls
