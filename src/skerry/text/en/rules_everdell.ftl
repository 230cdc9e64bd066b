### The rulebook of Everdell. All numbers come from the engine.

## What you want

everdell-rules-goal = What you want
everdell-rules-goal-lead = Build the city that is worth most when the last autumn ends.
everdell-rules-goal-city = Every card you play joins your city: critters and constructions, each with its points and its habit. Your workers fetch what cards cost.
everdell-rules-goal-year = Everybody lives through a year of their own, from winter to autumn. You go on to the next season when you are ready, whatever the others do.
everdell-rules-goal-resources = Constructions cost twigs, resin and pebbles; critters cost berries. You may keep as many as you like, and the supply never ends.

## Set-up

everdell-rules-set-up = Set-up
everdell-rules-set-up-lead = Lay out forest, events and meadow, then deal the hands.
everdell-rules-set-up-seats = Players
everdell-rules-set-up-forest = Forest places
everdell-rules-set-up-hands = First hands, in the order of seats
everdell-rules-set-up-table = The table
everdell-rules-set-up-meadow = { $count } cards of the deck lie face up as the meadow. Everybody may play from it.
everdell-rules-set-up-events = The { $basic } basic events are always there; { $special } special events are drawn for this game.
everdell-rules-set-up-board = The basic places, the haven and the journey are the same in every game; forest places are drawn.
everdell-rules-set-up-you = What you begin with
everdell-rules-set-up-workers = { $count } workers and no resources. Your other workers come with the seasons.
everdell-rules-set-up-limit = Nobody holds more than { $count } cards. What does not fit is not drawn.
everdell-rules-set-up-deck = When the deck is used up, the discards are shuffled into a new one. Discards lie face down, and nobody looks through them.

## The turn

everdell-rules-turn = Your turn
everdell-rules-turn-lead = Do one thing, then the next player goes on.
everdell-rules-turn-worker = Place a worker
everdell-rules-turn-worker-text = Send it to a place with room and take at once what is drawn there.
everdell-rules-turn-card = Play a card
everdell-rules-turn-card-text = From your hand or from the meadow: pay for it and lay it into your city.
everdell-rules-turn-prepare = Prepare for the next season
everdell-rules-turn-prepare-text = Only when all your workers are out. They come home, and the season gives its gift.
everdell-rules-turn-pass = Pass
everdell-rules-turn-pass-text = Only in autumn, when nothing is left that you can or want to do. You are then out of the game.
everdell-rules-turn-free = You may choose freely among them. Nobody has to play a card just because it could be paid.

## Workers

everdell-rules-workers = Placing a worker
everdell-rules-workers-lead = A worker uses its place once, at once, and stays there until you prepare for the next season.
everdell-rules-workers-room = Room
everdell-rules-workers-room-text = A place with a ring takes one worker; a place with dots takes any number, yours among them.
everdell-rules-workers-forest = A forest place takes one worker. With { $seats } players it takes { $room }, each of another player.
everdell-rules-workers-haven = Haven
everdell-rules-workers-haven-text = Discard as many cards as you like. For every { $count } of them gain a resource of your choice.
everdell-rules-workers-journey = Journey
everdell-rules-workers-journey-text = In autumn only: discard as many cards as the place is worth. The worker stays to the end and scores it. The place worth { $points } takes any number of workers, the others one.
everdell-rules-workers-cards = Cards of a city
everdell-rules-workers-cards-text = Destination cards and the { $storehouse } take a worker in your own city. Cards marked as open, such as the { $inn }, may be visited in other cities, too; their owner then gains a point.
everdell-rules-workers-events = Events
everdell-rules-workers-events-text = If your city has what an event asks for, a worker may achieve it. It is yours for good, even if those cards leave your city later; nobody else can achieve it then.
everdell-rules-workers-events-basic = A basic event asks for some cards of a type and is worth { $points } points. Special events ask for certain cards and do something of their own.
everdell-rules-workers-stay = Workers who stay
everdell-rules-workers-stay-text = Workers on the journey, in the { $monastery } and in the { $cemetery } never come home.

## Playing a card

everdell-rules-play = Playing a card
everdell-rules-play-lead = Take a card of your hand or of the meadow, pay for it, and lay it into your city.
everdell-rules-play-pay = Ways to pay
everdell-rules-play-price = Pay its price in resources.
everdell-rules-play-move-in = Or let a critter move in for nothing: where the construction named on it stands in your city. That construction is then occupied, for the rest of the game, and takes no second critter.
everdell-rules-play-ever-tree = The { $card } takes in any one critter.
everdell-rules-play-help = Or let one card help you, such as a { $crane } or an { $innkeeper }. Helping cards never work together, and what one saves too much is lost.
everdell-rules-play-room = Room in your city
everdell-rules-play-spaces = A city has { $count } spaces. A { $wanderer } takes none; a { $husband } and a { $wife } share one.
everdell-rules-play-unique = A unique card can be in a city only once, a common one as often as you like.
everdell-rules-play-order = Step by step
everdell-rules-play-order-pay = Pay, or mark the construction as occupied.
everdell-rules-play-order-refill = If the card came from the meadow, a new one is laid there at once.
everdell-rules-play-order-arrive = Lay the card into your city. If it is for production or travel, it acts now.
everdell-rules-play-order-react = Then those of your cards act that watch for what is played.
everdell-rules-play-order-by-effect = A card that is played by an effect is played like any other.
everdell-rules-moving-in = Moving in, step by step
everdell-rules-moving-in-city = Your { $house } stands in your city, and nobody lives there yet.
everdell-rules-moving-in-hand = You hold a { $critter }. Its price would be { $price }.
everdell-rules-moving-in-free = You have none of it. But the { $house } is its home: it moves in for nothing.
everdell-rules-moving-in-done = The { $house } is occupied now. A second { $critter } would have to be paid for.

## Card types

everdell-rules-types = Types of cards
everdell-rules-types-lead = The colour of a card tells when it acts.
everdell-rules-types-production = Production, green: acts when it is played, and again when you prepare for spring and for autumn.
everdell-rules-types-traveler = Traveler, tan: acts once, when it is played.
everdell-rules-types-destination = Destination, red: acts when a worker visits it.
everdell-rules-types-governance = Governance, blue: helps you for the rest of the game, for instance whenever you play a card.
everdell-rules-types-prosperity = Prosperity, purple: is worth more points at the end.
everdell-rules-types-more = What else a card tells
everdell-rules-types-forms = A paw marks a critter, a house a construction.
everdell-rules-types-rarity = Unique or common: whether a city may have it more than once.
everdell-rules-types-links = The small icon below shows which critter may move in, or where it may move in.

## Seasons

everdell-rules-seasons = Seasons
everdell-rules-seasons-lead = When all your workers are out, you may prepare for the next season. It is your whole turn.
everdell-rules-seasons-season = Season
everdell-rules-seasons-new = New workers
everdell-rules-seasons-gift = Its gift
everdell-rules-seasons-spring = Spring
everdell-rules-seasons-summer = Summer
everdell-rules-seasons-autumn = Autumn
everdell-rules-seasons-produce = All your production cards act, in the order you like.
everdell-rules-seasons-take = Take up to { $count } cards of the meadow into your hand, then it is filled again.
everdell-rules-seasons-order = In this order
everdell-rules-seasons-before = First a { $card } may act, while your workers still stand where they are.
everdell-rules-seasons-home = Then your workers come home, but for those who stay for good, and the new ones join them.
everdell-rules-seasons-gives = Then the season gives its gift, and your turn ends.
everdell-rules-seasons-last = Autumn is the last season.
everdell-rules-spring = A spring, step by step
everdell-rules-spring-out = All your workers are out. You prepare for spring.
everdell-rules-spring-home = They come home, and a new one joins them: { $count ->
    [one] { $count } worker is
   *[other] { $count } workers are
    } ready.
everdell-rules-spring-produce = Your production cards act. The { $card }: { $gift }
everdell-rules-spring-have = Now you have { $stock }, and it is the next player’s turn.

## The end

everdell-rules-end = The end and the score
everdell-rules-end-lead = The game is over when all have passed.
everdell-rules-end-passed = Who has passed
everdell-rules-end-passed-text = They have no more turns and can be given neither cards nor resources. Their workers stay and keep their places.
everdell-rules-end-score = The score
everdell-rules-end-printed = the points printed on the cards of your city;
everdell-rules-end-tokens = point tokens, those on your cards too;
everdell-rules-end-prosperity = the bonuses of your prosperity cards;
everdell-rules-end-journey = workers on the journey;
everdell-rules-end-events = events, with what they earn by themselves.
everdell-rules-end-tie = A tie goes to more events, then to more resources left. What is still a tie is shared.
everdell-rules-scoring = A score, step by step
everdell-rules-scoring-city = This city at the end of the game.
everdell-rules-scoring-printed = The points printed on its cards: { $points } together.
everdell-rules-scoring-bonus = { $card }: { $reason }. That is { $points ->
    [one] { $points } point
   *[other] { $points } points
    } more.
everdell-rules-scoring-tokens = Point tokens: { $points }.
everdell-rules-scoring-sum = Printed on the cards
everdell-rules-scoring-total = { $points } points together.

## Pearlbrook

everdell-rules-pearlbrook = Pearlbrook
everdell-rules-pearlbrook-lead = A river with pearls: an ambassador to send, adornments to wear, wonders to build.
everdell-rules-pearlbrook-set-up = Set-up
everdell-rules-pearlbrook-river = { $count } citizens and as many locations lie face down at the destinations of the river, with a pearl on each.
everdell-rules-pearlbrook-new = { $cards } cards, { $forest } forest places and { $events } special events join the others. At least one special event on the table is of the brook.
everdell-rules-pearlbrook-instead = { $count } wonders take the place of the basic events.
everdell-rules-pearlbrook-yours = Everybody gets an ambassador and { $count } secret adornments, which do not count as cards in hand.
everdell-rules-pearlbrook-pearls = Pearls
everdell-rules-pearlbrook-pearls-text = Pearls come only from what names them, and are never paid as just any resource. Each one left at the end is worth { $points } points.
everdell-rules-pearlbrook-ambassador = The ambassador
everdell-rules-pearlbrook-ambassador-text = In your turn you may send it to a destination of the river that has no other ambassador, if your city has the cards asked for; to the shoals; or to a { $ferry }.
everdell-rules-pearlbrook-visit = Take the pearl of a card that lies face down and turn it up. Then you may pay what the card asks and take what it gives.
everdell-rules-pearlbrook-shoals = At the shoals, which take any number, pay { $resources } resources of any kind and { $cards } cards for a pearl.
everdell-rules-pearlbrook-home = It comes home with your workers, and may stay at home when you prepare.
everdell-rules-pearlbrook-asks = Destination
everdell-rules-pearlbrook-asked = Your city needs
everdell-rules-pearlbrook-needs = { $count } cards: { $type ->
    [production] production
    [destination] destination
    [governance] governance
   *[traveler] traveler
    }
everdell-rules-pearlbrook-adornments = Adornments
everdell-rules-pearlbrook-adornments-text = Instead of another deed, pay a pearl and play one. It acts at once and scores at the end. It takes no room, and no other is drawn for it.
everdell-rules-pearlbrook-wonders = Wonders
everdell-rules-pearlbrook-wonders-text = A worker builds a wonder for its whole price: resources, pearls and cards of your hand. Nothing makes it cheaper. It is no event, and the worker comes home as ever.
everdell-rules-pearlbrook-score = At the end your wonders and your adornments score, too.
everdell-rules-pearlbrook-messenger = The { $messenger }
everdell-rules-pearlbrook-messenger-text = It lies with a construction, and at the river it counts as a card of that type. When the construction leaves, it goes to another at once; without any it takes a space and waits for the next.

## Alone

everdell-rules-alone = Alone: Rugwort
everdell-rules-alone-lead = Beat a rat who has no hand, pays nothing and stands in your way.
everdell-rules-alone-set-up = Set-up
everdell-rules-alone-set-up-text = Set up the table for one player. One of his workers stands on the first forest place, the other on { $place }. Both places are taken.
everdell-rules-alone-answers = Whenever you play a card
everdell-rules-alone-answers-text = He rolls a die of { $faces } and takes the card of the meadow that lies on that place, for nothing. Only its type matters; his city has no limit. He does so once for each card you play.
everdell-rules-alone-prepares = Whenever you prepare
everdell-rules-alone-events = He takes every basic event that his city meets.
everdell-rules-alone-move = His workers move on: one to the next forest place, in autumn to the journey; the other as shown.
everdell-rules-alone-blocks = He keeps places of the meadow, from the first on. You cannot play, take or discard what lies there.
everdell-rules-alone-season = Season
everdell-rules-alone-place = His other worker
everdell-rules-alone-blocked = Meadow places kept
everdell-rules-alone-winter = Winter
everdell-rules-alone-years = Years, each harder than the last
everdell-rules-alone-year = Year
everdell-rules-alone-journey = His journey
everdell-rules-alone-left = Points for each special event you did not achieve
everdell-rules-alone-lost = In year { $year } his other worker leaves in autumn and takes one of yours along.
everdell-rules-alone-score = His score
everdell-rules-alone-score-cards = { $points } points for a card, { $prosperity } for one of prosperity;
everdell-rules-alone-score-events = { $points } points for a basic event;
everdell-rules-alone-score-left = the special events that you did not achieve, by the year;
everdell-rules-alone-score-journey = his journey, and a point for each of your visits to his cards.
everdell-rules-alone-win = You win with more points than he; a tie is no win.
everdell-rules-alone-fool = A { $fool } you play is discarded and removes a card of his city. One that he rolls comes to you, if there is room.
everdell-rules-alone-gifts = What you would give to an opponent is lost, and you gain for it all the same.
everdell-rules-alone-brook = With Pearlbrook
everdell-rules-alone-brook-frog = The die says where his frog begins at the river. Where it turns up a card it takes { $hidden } pearls, else one. When he prepares, it goes one destination down, from the last to the first, and keeps it.
everdell-rules-alone-brook-adornments = For each adornment you play he gains { $points } points.
everdell-rules-alone-brook-wonders = At the end he builds wonders for their pearls alone, always the one worth most that he can pay. Each of his pearls left is worth { $points } points.
everdell-rules-alone-brook-not = The { $mirror } is not used, and there are no basic events.

## Asked and ruled: what a rulebook leaves open, or says in two ways

everdell-asked-chip-sweep-repeat = Must a Chip Sweep repeat a card if it can?
everdell-ruled-chip-sweep-repeat = No, and a Miner Mole need not copy one either.
everdell-asked-chip-sweep-repeats-another = Does a Chip Sweep repeat another one?
everdell-ruled-chip-sweep-repeats-another = No; it does repeat an own Miner Mole.
everdell-asked-miner-mole-meets = A Miner Mole meets the Miner Mole of an opponent.
everdell-ruled-miner-mole-meets = It may do what that one could: copy the own city. Neither Chip Sweep nor Storehouse is copied.
everdell-asked-city-copied-card = Which city does a copied card look at?
everdell-ruled-city-copied-card = That of its owner; who copies it pays and gains.
everdell-asked-more-husbands-wives = There are more Husbands than Wives.
everdell-ruled-more-husbands-wives = As many Husbands produce as there are Wives.
everdell-asked-cards-react-play = Several cards react to one play.
everdell-ruled-cards-react-play = In the order their player likes; nobody is asked where no order could make a difference.
everdell-asked-visit-queen-left = May a visit to the Queen be left without a play?
everdell-ruled-visit-queen-left = Yes, but there must be a card that could be played.
everdell-asked-miner-mole-chip = A Miner Mole and a Chip Sweep in an opponent’s city.
everdell-ruled-miner-mole-chip = It skips the Chip Sweep; some read the rules otherwise.
everdell-asked-order-production-cards = In which order do production cards act that only give resources?
everdell-ruled-order-production-cards = First and silently: their order makes no difference.
everdell-asked-teacher-room-card = A Teacher with room for one card in the hand.
everdell-ruled-teacher-room-card = One card is drawn and kept; with a full hand none is drawn.
everdell-asked-undertaker-full-hand = An Undertaker with a full hand.
everdell-ruled-undertaker-full-hand = Three cards of the meadow are discarded; none is taken.
everdell-asked-fool-bring-berry = Does a Fool bring the berry of a Shopkeeper?
everdell-ruled-fool-bring-berry = No, it does not come into the own city; a Historian draws for it.
everdell-asked-ranger-move-worker = Must a Ranger move a worker?
everdell-ruled-ranger-move-worker = Yes, if one can be moved, and to a new place: where it stands is none, and counts as taken meanwhile.
everdell-asked-worker-stands-construction = A worker stands on a construction that becomes Ruins.
everdell-ruled-worker-stands-construction = It comes home with the others, unless it was to stay for good.
everdell-asked-critter-move-construction = A critter may move into its own construction and into the Ever Tree.
everdell-ruled-critter-move-construction = Its player chooses.
everdell-asked-lies-storehouse-count = Does what lies in a Storehouse count at the end?
everdell-ruled-lies-storehouse-count = No: neither for an Architect nor to break a tie.
everdell-asked-points-events-resources = Points, events and resources are all equal.
everdell-ruled-points-events-resources = The victory is shared.
everdell-asked-deck-discard-pile = Deck and discard pile are both empty.
everdell-ruled-deck-discard-pile = Nothing is drawn, and the meadow keeps its gaps.
everdell-asked-nobody-given-anything = Nobody can be given anything.
everdell-ruled-nobody-given-anything = It is discarded, and the giver still gains.
everdell-asked-playing-alone-becomes = Playing alone: what becomes of a gift?
everdell-ruled-playing-alone-becomes = It is given to nobody and is lost; the giver gains.
everdell-asked-university-discard-itself = May the University discard itself?
everdell-ruled-university-discard-itself = No, and it cannot be visited when no other card is there.
everdell-asked-worker-stay-good = A worker that was to stay for good stood on what the University discards.
everdell-ruled-worker-stay-good = It goes to the University for good, beside its spot, which stays free for others.
everdell-asked-ordinary-worker-stood = An ordinary worker stood on a card that leaves a city.
everdell-ruled-ordinary-worker-stood = It counts as placed and comes home with the others of its seat, whosever the card was.
everdell-asked-undertaker-monk-leaves = The Undertaker or the Monk leaves, and two workers stand where he opened the second spot.
everdell-ruled-undertaker-monk-leaves = They stay.
everdell-asked-cemetery-pile-fewer = Cemetery: a pile has fewer than four cards.
everdell-ruled-cemetery-pile-fewer = It is not offered. If both are short, the deck is turned up, then the discards shuffled.
everdell-asked-owner-open-destination = The owner of an open destination has passed.
everdell-ruled-owner-open-destination = A visit still brings the point, which comes from the supply.
everdell-asked-helper-leaves-prisoner = May a helper that leaves, or a prisoner, make way for another of its name?
everdell-ruled-helper-leaves-prisoner = Yes: cards leave before the new one comes. At its full price a unique card cannot be played while one is in the city.
everdell-asked-card-costs-nothing = May a card that costs nothing be helped with?
everdell-ruled-card-costs-nothing = No, there is nothing to save.
everdell-asked-clock-tower-used = Must the Clock Tower be used?
everdell-ruled-clock-tower-used = No; it is used once at most before a season.
everdell-asked-haven-forest-place = Haven, or a forest place that asks for cards, with an empty hand.
everdell-ruled-haven-forest-place = A worker may go there for nothing. A newer rulebook is reported to forbid placing a worker only to block; we have not seen it.
everdell-asked-forest-place-takes = The forest place that takes two cards of the meadow, with a full hand.
everdell-ruled-forest-place-takes = A worker may go there; no card is taken, so none is played.
everdell-asked-events-take-cards = Are events that take cards or resources achieved with none of them?
everdell-ruled-events-take-cards = Yes, unless they are a price.
everdell-asked-points-brilliant-marketing = Where do the points of A Brilliant Marketing Plan go?
everdell-ruled-points-brilliant-marketing = To the seat, as point tokens.
everdell-asked-ancient-scrolls-discovered = Ancient Scrolls Discovered: the hand is full.
everdell-ruled-ancient-scrolls-discovered = What does not fit goes beneath the event.
everdell-asked-flying-doctor-service = Flying Doctor Service, playing alone.
everdell-ruled-flying-doctor-service = Couples in the city of Rugwort count, too.
everdell-asked-pass-autumn-workers = May one pass in autumn with workers at home?
everdell-ruled-pass-autumn-workers = Yes.
everdell-asked-prepare-autumn-pass = All one can do is prepare, or in autumn pass.
everdell-ruled-prepare-autumn-pass = One is asked all the same: it is an answer of one’s own.
everdell-asked-fool-player-passed = Does the Fool go to a player who has passed?
everdell-ruled-fool-player-passed = Yes.
everdell-asked-new-season-order = What comes first in a new season?
everdell-ruled-new-season-order = The Clock Tower, then all workers come home and new ones join, then production or the meadow.
everdell-asked-rugwort-answer-card = Rugwort: when does he answer a card?
everdell-ruled-rugwort-answer-card = When the turn is over, once for each card played; a card played by the Clock Tower is answered before the season changes.
everdell-asked-rugwort-place-die = Rugwort: the place that the die shows is empty.
everdell-ruled-rugwort-place-die = He takes nothing.
everdell-asked-rugwort-equal-cards = Rugwort: equal cards lie on several places of the meadow.
everdell-ruled-rugwort-equal-cards = One says from which place a card is taken.
everdell-asked-rugwort-rolls-fool = Rugwort rolls a Fool for which there is no room, or there is one already.
everdell-ruled-rugwort-rolls-fool = It stays in his city.
everdell-asked-fool-removes-card = A Fool removes the card of Rugwort on which a worker stands.
everdell-ruled-fool-removes-card = The worker comes home with the others.
everdell-asked-rugwort-keeps-new = Rugwort keeps a new place of the meadow in summer: before or after the two cards are taken?
everdell-ruled-rugwort-keeps-new = After; he prepares once the other is done.
everdell-asked-worker-rugwort-take = Which worker does Rugwort take along in the third year?
everdell-ruled-worker-rugwort-take = One of those at home, after production.
everdell-asked-tie-rugwort = A tie with Rugwort.
everdell-ruled-tie-rugwort = No win.
everdell-asked-event-brook-among = How is one event of the brook among the four secured?
everdell-ruled-event-brook-among = One of its six is drawn first, then three of all the others.
everdell-asked-river-card-lies = Which river card lies where?
everdell-ruled-river-card-lies = Nobody knows before it is turned up; so they lie in one pile, and the next one is turned up wherever an ambassador comes first.
everdell-asked-ambassador-prepare-next = Must the ambassador be out to prepare for the next season?
everdell-ruled-ambassador-prepare-next = No.
everdell-asked-ambassador-nothing-paid = May an ambassador go where nothing can be paid, or come for the pearl alone?
everdell-ruled-ambassador-nothing-paid = Yes; using the card is a choice of its own.
everdell-asked-shoals-without-whole = The shoals without the whole price.
everdell-ruled-shoals-without-whole = They cannot be visited.
everdell-asked-wonders-count-events = Do wonders count as events, for a King or in a tie?
everdell-ruled-wonders-count-events = No.
everdell-asked-hand-above-limit = The hand is above its limit after pearls were spent with a Bridge.
everdell-ruled-hand-above-limit = Nothing is discarded; nothing is drawn until there is room.
everdell-asked-bridge-draw-river = When does the Bridge draw at the river?
everdell-ruled-bridge-draw-river = After the pearl is taken, the card turned up and used.
everdell-asked-ferry-played-river = The Ferry is played before a river card is turned up.
everdell-ruled-ferry-played-river = It may be; an ambassador has to wait.
everdell-asked-ferry-leaves-ambassador = A Ferry leaves while an ambassador is there.
everdell-ruled-ferry-leaves-ambassador = The ambassador comes home with the workers.
everdell-asked-messengers-share-construction = How many Messengers share a construction?
everdell-ruled-messengers-share-construction = One.
everdell-asked-messenger-without-construction = A Messenger has no construction to go to.
everdell-ruled-messenger-without-construction = It takes a space and is a traveler for the river; a construction may still come into a full city, for the Messenger joins it.
everdell-asked-construction-messenger-leaves = The construction of a Messenger leaves while another is being played (Ruins, Crane).
everdell-ruled-construction-messenger-leaves = The Messenger waits for it and may join it.
everdell-asked-messenger-of-several-leaves = One of several Messengers leaves.
everdell-ruled-messenger-of-several-leaves = One says which construction it was with; one that waits leaves first.
everdell-asked-miner-mole-copies = A Miner Mole copies a Harbor or a Ferry Ferret.
everdell-ruled-miner-mole-copies = The pearls of their owner count.
everdell-asked-pirate-hand-above = A Pirate with a hand above the limit.
everdell-ruled-pirate-hand-above = No more cards are taken than the hand may hold.
everdell-asked-pirate-ship-sail = Does the Pirate Ship sail to a player who has passed?
everdell-ruled-pirate-ship-sail = Yes, as the Fool goes there.
everdell-asked-pirate-ship-sails = The Pirate Ship sails to a city where a Messenger waits.
everdell-ruled-pirate-ship-sails = The Messenger joins it.
everdell-asked-points-gained-events = Where do points gained by events go (Masquerade Invitations, Romantic Cruise, River Race)?
everdell-ruled-points-gained-events = To the seat, as point tokens.
everdell-asked-masquerade-invitations-nobody = Masquerade Invitations: nobody has room.
everdell-ruled-masquerade-invitations-nobody = The cards are discarded, and the giver gains.
everdell-asked-romantic-cruise-wife = Romantic Cruise: there is no Wife in the deck.
everdell-ruled-romantic-cruise-wife = Nothing happens; the deck is shuffled.
everdell-asked-x-marks-spot = X Marks the Spot: several Storehouses, or one that is emptied later.
everdell-ruled-x-marks-spot = One chooses; the points stay on the card.
everdell-asked-forest-place-changes = The forest place that changes two cards of the meadow, with little room in the hand.
everdell-ruled-forest-place-changes = As many are taken as fit.
everdell-asked-compass-two-copies = Compass: two copies of a traveler.
everdell-ruled-compass-two-copies = Both may act, each once.
everdell-asked-compass-ruins-fool = Compass: Ruins, Fool, Messenger.
everdell-ruled-compass-ruins-fool = Ruins replace another construction; a Fool may go on to an opponent; a Messenger may move.
everdell-asked-compass-sundial-order = Compass and Sundial: in which order do the cards act?
everdell-ruled-compass-sundial-order = As the player likes, each before the next is chosen; a traveler that would do nothing is not offered.
everdell-asked-masque-play-card = Must Masque play a card, must Sundial let three act?
everdell-ruled-masque-play-card = No.
everdell-asked-seaglass-amulet-order = Seaglass Amulet: in which order?
everdell-ruled-seaglass-amulet-order = Cards and point first, so that one chooses the resources knowing the cards.
everdell-asked-masque-tokens-count = Masque: which tokens count?
everdell-ruled-masque-tokens-count = Those of the seat and those on its cards, all together, then divided.
everdell-asked-rugwort-order-frog = Rugwort: in which order does his frog go, and what does the die mean?
everdell-ruled-rugwort-order-frog = Both can be chosen when the table is set up. Unless told otherwise: production, destination, governance, traveler from the top; 1–2, 3–4, 5–6, 7–8.
everdell-asked-rugwort-basic-events = Rugwort and basic events.
everdell-ruled-rugwort-basic-events = There are none with Pearlbrook, so he takes none.
everdell-asked-pirate-ship-playing = The Pirate Ship, playing alone.
everdell-ruled-pirate-ship-playing = It goes to the city of Rugwort, and his pearls count.
everdell-asked-ferry-rugwort = The Ferry of Rugwort.
everdell-ruled-ferry-rugwort = It may be visited; he gains a point.
everdell-asked-masquerade-invitations-playing = Masquerade Invitations, playing alone.
everdell-ruled-masquerade-invitations-playing = The cards go to nobody, and pay.
everdell-asked-compass-fool-playing = Compass and a Fool, playing alone.
everdell-ruled-compass-fool-playing = It is discarded and removes a card of Rugwort’s city, as when it is played.

## Worked: the ambassador, and Rugwort's die

everdell-rules-visiting = The ambassador, step by step
everdell-rules-visiting-city = This city has the governance cards that the Rune Stone asks for, and nobody has been there.
everdell-rules-answering = Rugwort answers, step by step
everdell-rules-answering-hand = You play a card, and Rugwort rolls for a card of the meadow.
