bay = Bay
shore = Shore
islands = Islands
roses = Compass
dunes = Dunes: maps
ships = Ships
deck = deck
discarded = discarded
captain = Captain Krabita
captain-city = City
captain-line = Open the city of the captain, { $level }. { $cards } cards in her city, { $hand } cards in her hand
captain-passed = has finished
level = { $level ->
    [1] shy
    [2] brave
    [3] splendid
   *[4] terror of the seas
  }
plan = Plan
plan-next = Next: { $type }
plan-none = No marker is left on the plan
trail = Trail
flooded = Flooded
flooded-long = under water until the end
stack = { $count } equal cards lie here
ship-at = { $name }: the ship is at { $points } points
anchors-left = { $count ->
    [0] no anchor left
    [one] 1 anchor left
   *[other] { $count } anchors left
  }
own-map = yours
map-then = then { $values }
no-map = all gone
map-last = the last
source-cards = Cards
source-bonuses = Bonuses
source-tokens = Shells
source-treasures = Treasures
source-maps = Maps
source-ship = Ship
