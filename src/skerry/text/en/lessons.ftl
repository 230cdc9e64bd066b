### Guided first games: what the coach says at the table.
###
### Each step is one message, with what belongs to it as attributes: `.title` is what the step is called
### in the list of steps, `.wrong` what is answered to another choice than the step asks for, `.do` how
### the step is done where one press is not all. Card, place and tile names come from the games.

## The coach

lesson-title = Your first { browser-game }
lesson-coach = The guide
lesson-step = Step { $number } of { $count }
lesson-steps = All steps
lesson-step-state =
    { $state ->
        [done] { $title }: done
        [now] { $title }: now
       *[later] { $title }: later
    }
lesson-click = Click what glows.
lesson-tap = Tap what glows.
lesson-any = Any choice will do; Next makes one for you.
lesson-next = Next
lesson-next-does = Next does it for you
lesson-end-turn = That was your turn. Next ends it; as long as it has not ended, Back takes it back.
lesson-end-button = Or press the glowing button.
lesson-back = Back
lesson-leave = Leave
lesson-leave-on = Leave, and play on freely
lesson-play-on = Play on
lesson-to-now = To the step that waits
lesson-done = This step is done.
lesson-waits = { $seat } answers.
lesson-wrong = A fair idea, but this step asks for something else. It can wait; Next does the step for you.
lesson-no-undo = What has come to light stays so: the game is not taken back, only the lesson.
lesson-left = You play freely now. The game goes on where it stands.
lesson-strayed = The game has gone another way than the lesson. It is yours from here on.

## Faraway

lesson-faraway-journey =
    A journey has { $count } regions. You lay them from left to right; at the end they are scored
    the other way, from right to left.
    .title = The journey
lesson-faraway-quest =
    If it finds { $needs } when it is scored, { $card } pays { $fame } fame. The hollow signs show
    what is still missing.
    .title = What a region asks for
lesson-faraway-first =
    Play { $card } now. What is laid first is scored last, when all other regions lie open: there
    is time for what it asks for.
    .title = The first region
    .wrong = A good region, keep it for later. What asks for much, like { $card }, belongs at the beginning.
lesson-faraway-market =
    { $other } has the lower number and takes first. Take { $card }: it shows { $signs }.
    .title = Low numbers take first
    .wrong = Not a bad one. But { $card } shows more: what { $first } needs, and a sanctuary for you.
lesson-faraway-climb =
    Play { $card }. It is higher than { $first }, so you draw a sanctuary, and one more for each
    clue that you have.
    .title = Climb for sanctuaries
    .wrong = That one is lower than { $first } and would draw no sanctuary. Keep it for a later round.
lesson-faraway-take =
    { $other } takes first again. Take { $card }: it shows { $sign }, which { $first } still needs,
    and it has a low number.
    .title = What is still missing
    .wrong = It pays well, but only with many stones. Take { $card }: it brings what { $first } waits for.
lesson-faraway-sanctuary =
    You have drawn { $count } sanctuaries: one for the climb and one for each clue. Keep the one
    with { $sign }; it counts for every region.
    .title = Keep one sanctuary
    .wrong = It would help, too. But { $first } still lacks { $sign }, so keep that one.
lesson-faraway-low =
    Play { $card }. It draws no sanctuary, but with the lowest number you will take first, and it
    completes { $first }.
    .title = A low number
    .wrong = Keep it. Play { $card }: it completes { $first } and lets you take first.
lesson-faraway-met =
    Nothing is hollow on { $card } any more: if the journey ended now, it would pay { $fame } fame.
    .title = A quest met
lesson-faraway-missed =
    So far { $card } pays nothing: it still lacks { $lacks }. You may find them, and its sanctuaries
    are yours anyway.
    .title = A quest missed, so far
lesson-faraway-free = Your number is the lowest. Take first, whichever region you like.
    .title = Your own choice
lesson-faraway-alone =
    { $count ->
        [one] One more round, and it is yours.
       *[other] { $count } more rounds, and they are yours.
    } In the last one nobody takes a region; then the journey is told backwards.
    .title = On your own

## Everdell

lesson-everdell-cards =
    You build a city with room for { $count } cards. You play them from your hand or from the
    meadow, which is open to all.
    .title = Hand and meadow
lesson-everdell-worker =
    In each turn you do one thing: send a worker, play a card, or prepare for the next season. Send
    a worker to { $place } for three twigs.
    .title = Send a worker
    .wrong = That place will be of use later. { $card } needs twigs, so begin with { $place }.
lesson-everdell-second =
    { $other } has sent a worker, too; most places have room for only one. Send yours to { $place }:
    then you can pay for { $card }.
    .title = The second worker
    .wrong = Not yet. What { $card } still needs is at { $place }.
lesson-everdell-production =
    Play { $card }. Green cards produce: it gives a berry at once, and again in spring and in autumn.
    .title = A card that produces
    .wrong = You could. But { $card } produces: the earlier it stands, the better.
lesson-everdell-moves-in =
    { $critter } lives in { $home }, and yours is empty. So play { $critter } from the meadow, for
    nothing.
    .title = Somebody moves in
    .wrong = Keep your berry. { $critter } costs you nothing now.
lesson-everdell-city =
    { $home } is occupied from now on: each construction takes in only one critter. What stands in
    your city counts at the end.
    .title = Your city
lesson-everdell-spring =
    Your workers are all out. Prepare for spring: they come home, a third one joins them, and your
    green cards produce.
    .title = Prepare for spring
    .wrong = That can be played in spring as well. First let your workers come home.
lesson-everdell-produced = { $card } has given one more berry, and three workers are at home.
    .title = What spring brings
lesson-everdell-pair =
    Play { $card } for two berries. Beside { $partner } it is worth three points more, and the two
    share one space.
    .title = A pair
    .wrong = There is time for that. With two berries { $card } is the best you can do.
lesson-everdell-forest =
    The places of the forest are others in every game. Send a worker to { $place }: a twig, a resin
    and a berry.
    .title = Into the forest
    .wrong = That will not run away. First see what the forest gives at { $place }.
lesson-everdell-events =
    Events wait for cities that have what they ask for. Whoever sends a worker there first has
    the points.
    .title = Events
lesson-everdell-free =
    Now choose for yourself: send a worker, or play a card. Where something cannot be done, point at
    it and it says why.
    .title = Your own choice
lesson-everdell-alone =
    The city is yours from here on. Summer and autumn are still to come; the game ends when nobody
    can or wants to go on.
    .title = On your own

## Everdell Farshore

lesson-farshore-cards =
    You build a city at the coast, and what you build moves your ship. You play cards from your hand
    or from the bay, which is open to all.
    .title = Hand and bay
lesson-farshore-keep =
    Before the first turn you may once change your whole hand. These cards are good ones: keep them.
    .title = Your first hand
    .wrong = You may do so in every game. But this lesson is made for these cards; keep them.
lesson-farshore-worker =
    Send a worker to { $place } for three driftwood. Each place of the shore has room for one worker.
    .title = Send a worker
    .wrong = That will be of use later. { $card } has to be paid for first, so go to { $place }.
lesson-farshore-play = Play { $card }. It costs two resources of any kinds, so driftwood will do.
    .title = Play a card
    .wrong = There is time for that. With your driftwood you can pay for { $card } now.
lesson-farshore-draw =
    { $card } lets you draw three cards, of the bay or of the deck. Draw from the deck, three times:
    what lies in the bay you can play from there.
    .title = Draw three cards
    .wrong = You can play that from the bay. Draw cards that nobody has seen yet.
    .do = Press what glows, three times.
lesson-farshore-compass =
    The compass shows which cards move your ship: one space for each sign that fits. { $card } is a
    brown card, so your ship has set out.
    .title = The compass
lesson-farshore-anchor =
    Play { $critter } from the bay, for nothing: you drop an anchor at { $home }, which has the same
    colour. You have three anchors for the whole game.
    .title = Drop an anchor
    .wrong = There is time for that. An anchor brings { $critter } for nothing.
lesson-farshore-treasure =
    { $card } has brought a treasure. For two cards of your hand there would be one more; discard
    none this time.
    .title = A treasure
    .wrong = Keep your cards, they will do you more good. Discard none.
lesson-farshore-ship =
    Both signs of the compass fit { $card }: your ship has sailed two spaces, and found a treasure
    on the way. The further it comes, the more points.
    .title = Your ship
lesson-farshore-island =
    Islands give more than the shore. Send your second worker to { $place } for three mushrooms.
    .title = To an island
    .wrong = That can wait. { $card } costs mushrooms, so go to { $place }.
lesson-farshore-pay =
    Play { $card }, and pay with mushrooms. A treasure can stand for any resource, but kept to the
    end it is worth two points.
    .title = Pay the price
    .wrong = Keep your treasures, and pay for { $card } with mushrooms.
    .do = Press the glowing card, then the glowing price.
lesson-farshore-spring =
    Your workers are all out. Prepare for spring: they come home with a third one; and when all have
    prepared, the compass turns.
    .title = Prepare for spring
    .wrong = That can be played in spring as well. First let your workers come home.
lesson-farshore-map =
    With three brown cards in your city you may take a map: { $map }. Send a worker to { $place }.
    .title = Take a map
    .wrong = There is time for that. Take the map before somebody else does.
lesson-farshore-alone =
    You have { $map }: each map counts more with every other one. The coast is yours from here on;
    summer and autumn are still to come.
    .title = On your own

## Beacon Patrol

lesson-beacon-chart =
    Around headquarters the chart is empty. A tile is explored, and gives points, as soon as tiles
    lie on all four sides of it.
    .title = An empty chart
lesson-beacon-hand = In each turn you have three tiles. They are never turned: north stays north.
    .title = Three tiles
lesson-beacon-lay =
    Lay the { $tile } to the north of your ship. Water meets water, land meets land, and the
    ship sails onto the new tile for nothing.
    .title = Lay a tile
    .wrong = That would do as well. For now lay the { $tile } to the north.
    .do = Choose the glowing tile, then the glowing cell.
lesson-beacon-far =
    Lay the { $tile } to the east of headquarters. The ship sails back there by itself, for one
    of its four tokens.
    .title = A tile further away
    .wrong = That would do as well. For now lay the { $tile } to the east of headquarters.
    .do = Choose the glowing tile, then the glowing cell.
lesson-beacon-sail =
    Sail back to headquarters. Each step over laid tiles costs a token, and there must be water
    between them.
    .title = Sail
    .wrong = First sail back: the south of headquarters is still empty.
lesson-beacon-south =
    Lay the { $tile } to the south. The land on it lies in the east, so water meets water.
    .title = The third tile
    .wrong = That would do as well. For now lay the { $tile } to the south.
    .do = Choose the glowing tile, then the glowing cell.
lesson-beacon-end =
    No tile is left: end your turn. You draw three new ones, and all your tokens are ready again.
    .title = End the turn
    .wrong = Sailing on would bring nothing now. End your turn.
lesson-beacon-close =
    Headquarters is open on one side only. Lay the { $tile } there, to the west.
    .title = Close the ring
    .wrong = That fits, too. But to the west of headquarters it brings points at once.
    .do = Choose the glowing tile, then the glowing cell.
lesson-beacon-score =
    Headquarters is explored: three points, as for each lighthouse. A buoy gives two, any other
    tile one.
    .title = The first points
lesson-beacon-match =
    Lay the { $tile } to the south of your ship. There it touches two tiles, and its edges must
    fit both.
    .title = Edges that fit
    .wrong = That would do as well. For now lay the { $tile } to the south.
    .do = Choose the glowing tile, then the glowing cell.
lesson-beacon-keep =
    End your turn. Who sails alone may keep one tile: keep the { $tile }, for a
    lighthouse is worth three points.
    .title = Keep a tile
    .wrong = Not this time. End your turn, and keep the { $tile }.
    .do = End the turn, then choose the glowing tile.
lesson-beacon-alone =
    The sea is yours from here on. A tile that fits nowhere can be discarded for one more step; the
    voyage ends when no tile is left.
    .title = On your own
