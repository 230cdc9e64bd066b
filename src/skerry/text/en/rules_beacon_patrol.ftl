### The rulebook of Beacon Patrol. All numbers come from the engine.

## What you want

beacon-rules-goal = What you want
beacon-rules-goal-lead = Chart the sea together, tile by tile. There is one score for all.
beacon-rules-goal-explored = Only explored tiles count: those that have a tile on every side. So a chart with few holes beats one with long arms.
beacon-rules-goal-together = Nobody wins alone. Hands lie open, so talk, plan and swap.
beacon-rules-goal-tiles = The tiles
beacon-rules-goal-tiles-text = Each edge is land or water. On a tile may stand a lighthouse, a buoy or houses.

## Set-up

beacon-rules-set-up = Set-up
beacon-rules-set-up-lead = Headquarters lie in the middle of the sea, and all ships on it.
beacon-rules-set-up-pile = The { $count } tiles of the box are shuffled as a pile. Windmills and piers join them if you like.
beacon-rules-set-up-deal = Everybody draws tiles, which lie open, and has movement tokens, all ready.
beacon-rules-set-up-seats = Players
beacon-rules-set-up-hand = Tiles in hand
beacon-rules-set-up-tokens = Tokens each

## The turn

beacon-rules-turn = Your turn
beacon-rules-turn-lead = Do any of these, in any order and as often as you can. Stop whenever you like.
beacon-rules-turn-lay = Lay a tile
beacon-rules-turn-lay-text = Next to your ship, which goes there at once and for nothing.
beacon-rules-turn-sail = Sail a step
beacon-rules-turn-sail-text = To a tile beside yours, across water: for a token, or for a tile of your hand that you discard.
beacon-rules-turn-swap = Swap a tile
beacon-rules-turn-swap-text = Once in your turn: take a tile of another hand and give one of yours for it. You decide; you may lay it at once.
beacon-rules-turn-end = End your turn
beacon-rules-turn-end-text = New tiles are drawn only then.

## Laying

beacon-rules-lay = Laying a tile
beacon-rules-lay-lead = A tile is never turned: its north stays north.
beacon-rules-lay-where = It goes to an empty cell beside your own ship, not across a corner.
beacon-rules-lay-water = Between it and the tile of your ship there must be water, so that you can sail there.
beacon-rules-lay-match = With every other tile beside it the edges must match: land to land, water to water.
beacon-rules-lay-then = Your ship goes onto the new tile at once. It costs no token.
beacon-rules-lay-shut = You may shut a water in, and even your own ship.
beacon-rules-laying = A tile, side by side
beacon-rules-laying-ship = Your ship lies here. Tiles can be laid beside it.
beacon-rules-laying-fits = To the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
    } this tile fits: water lies between it and the ship, and all edges match.
beacon-rules-laying-not = To the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
    } it cannot go. { $why }
beacon-rules-laying-laid = It is laid, and the ship has gone there.

## Sailing

beacon-rules-sail = Sailing
beacon-rules-sail-lead = A ship goes from tile to tile where the edge between them is water.
beacon-rules-sail-token = Each step costs a token, which is spent until your turn ends.
beacon-rules-sail-tile = Or discard a tile of your hand for a step. It leaves the game.
beacon-rules-sail-round = Where land lies between, you have to go round. Which water of a tile you come from does not matter.
beacon-rules-sail-ships = Any number of ships share a tile, and none bars another’s way.
beacon-rules-sailing = A way round, step by step
beacon-rules-sailing-here = The ship wants to go one tile on, but land lies between.
beacon-rules-sailing-step = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
    }: one step, for one token.
beacon-rules-sailing-there = There, for { $count ->
    [one] { $count } token
   *[other] { $count } tokens
    }.

## The end of a turn

beacon-rules-after = The end of a turn
beacon-rules-after-lead = When you end your turn:
beacon-rules-after-discard = tiles that you have not laid leave the game;
beacon-rules-after-draw = you draw a new hand, or what there is;
beacon-rules-after-ready = all your tokens are ready again, and you may swap once more.
beacon-rules-after-over = The game is over when the pile and all hands are empty. Who has no tile any more is passed over.

## The score

beacon-rules-score = The score
beacon-rules-score-lead = Every explored tile counts, wherever the ships are.
beacon-rules-score-tile = Explored tile
beacon-rules-score-points = Points
beacon-rules-score-lighthouse = Lighthouse, and headquarters
beacon-rules-score-buoy = Buoy
beacon-rules-score-other = Any other
beacon-rules-score-ranks = Your rank
beacon-rules-score-rank = Rank
beacon-rules-score-base = Points, from
beacon-rules-score-one = With one expansion
beacon-rules-score-both = With both
beacon-rules-scoring = A score, tile by tile
beacon-rules-scoring-chart = Which of these tiles are explored?
beacon-rules-scoring-tile = This one has a tile on every side: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
beacon-rules-scoring-total = All others lack a neighbour. { $points } points.

## Expansions

beacon-rules-windmills = Windmills and piers
beacon-rules-windmills-lead = { $windmills } windmills and { $piers } piers, alone or together. With each of them a rank takes { $points } points more.
beacon-rules-windmills-mill = Windmill
beacon-rules-windmills-mill-text = Explored, it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, and as much again for each tile beside it without any land. Headquarters and other windmills are such tiles.
beacon-rules-windmills-pier = Pier
beacon-rules-windmills-pier-text = Explored, it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, and as much again for each house on the same island. Land is one island where it is joined across the edges of tiles. The tiles with the houses need not be explored.
beacon-rules-milling = A windmill and a pier
beacon-rules-milling-mill = The windmill is explored. Beside it are { $count } tiles without land: { $points } points.
beacon-rules-milling-pier = The pier is explored. On its island stand { $count ->
    [one] { $count } house
   *[other] { $count } houses
    }: { $points } points.

## Alone

beacon-rules-alone = Sailing alone
beacon-rules-alone-lead = The rules are the same, with { $hand } tiles in hand and { $tokens } tokens.
beacon-rules-alone-keep = At the end of your turn you may keep one tile for the next, as long as another can be drawn.
beacon-rules-alone-swap = There is nobody to swap with.

## Asked and ruled: what a rulebook leaves open, or says in two ways

beacon-asked-pile-fewer-tiles = The pile has fewer tiles than the hand takes.
beacon-ruled-pile-fewer-tiles = One draws what is there: every tile is used.
beacon-asked-pile-hand-empty = Pile and hand are empty, others still hold tiles.
beacon-ruled-pile-hand-empty = The turn is passed over.
beacon-asked-tile-kept-alone = May a tile be kept, alone, when the pile is empty?
beacon-ruled-tile-kept-alone = No, only while another can be drawn; else the last tile would make the tokens ready for ever.
beacon-asked-last-tile-laid = The last tile of all is laid in mid-turn.
beacon-ruled-last-tile-laid = The game ends with that turn, which may still be taken back until then.
beacon-asked-ships-fit-tile = How many ships fit on a tile?
beacon-ruled-ships-fit-tile = Any number.
beacon-asked-ships-bar-ways = Do ships bar each other’s way?
beacon-ruled-ships-bar-ways = No.
beacon-asked-tile-discarded-move = May a tile be discarded to move while tokens are ready?
beacon-ruled-tile-discarded-move = Yes.
beacon-asked-tile-just-taken = May a tile that was just taken in a swap be discarded to move?
beacon-ruled-tile-just-taken = Yes, it is in hand like the others.
beacon-asked-tile-discarded-step = May a tile be discarded when there is no step to go?
beacon-ruled-tile-discarded-step = No, it pays for a step; the end of the turn discards anyway.
beacon-asked-swapping-empty-hand = Swapping with an empty hand, one’s own or the other’s.
beacon-ruled-swapping-empty-hand = It cannot be done: a tile goes each way.
beacon-asked-seat-agree-swap = Must the other seat agree to a swap?
beacon-ruled-seat-agree-swap = No, whose turn it is decides.
beacon-asked-tile-shut-water = May a tile shut a water in?
beacon-ruled-tile-shut-water = Yes; only matching edges and the ship’s way count.
beacon-asked-ship-shut-in = A ship is shut in.
beacon-ruled-ship-shut-in = It stays there; its seat swaps, discards and draws as ever.
beacon-asked-two-piers-island = Two piers on one island.
beacon-ruled-two-piers-island = Each counts all houses of the island.
beacon-asked-houses-on-pier = Houses on the pier’s own tile.
beacon-ruled-houses-on-pier = They count, being on the same land.
beacon-asked-lighthouse-house = Is a lighthouse a house?
beacon-ruled-lighthouse-house = No; a house that stands beside it is one.
beacon-asked-long-farmhouse-gable = The long farmhouse with a gable in its middle.
beacon-ruled-long-farmhouse-gable = One roof, one house.
beacon-asked-lands-touch-corner = Lands that touch in a corner.
beacon-ruled-lands-touch-corner = Two islands; land is joined across edges.
beacon-asked-two-shores-channel = The two shores of a channel.
beacon-ruled-two-shores-channel = Two islands, unless other tiles join them.
beacon-asked-headquarters-surrounded = Do headquarters have to be surrounded?
beacon-ruled-headquarters-surrounded = Yes, like any tile; then they count 3.
beacon-asked-ranks-hold-expansion = Which ranks hold for one expansion?
beacon-ruled-ranks-hold-expansion = The same, whichever it is.
