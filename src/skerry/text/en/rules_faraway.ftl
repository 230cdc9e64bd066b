### The rulebook of Faraway. All numbers come from the engine.

## What you want

faraway-rules-goal = What you want
faraway-rules-goal-lead = Travel through { $rounds } regions and gather the most fame. The journey is told backwards.
faraway-rules-goal-backwards = What you play last is scored first. So the regions at the end of your row give what those at its beginning ask for.
faraway-rules-goal-region = A region
faraway-rules-goal-number = Its number says how long it takes to explore. No other region has the same.
faraway-rules-goal-shows = It has a colour, lies by day or by night, and may show wonders (stone, chimera, thistle) and clues.
faraway-rules-goal-quest = Below stands its quest: how much fame it pays, and for what. Before it may stand the wonders it needs; without them it pays nothing.
faraway-rules-goal-sanctuary = A sanctuary
faraway-rules-goal-sanctuary-text = It lies above your row, asks for nothing, and counts for every region. Many sanctuaries have no colour.

## Set-up

faraway-rules-set-up = Set-up
faraway-rules-set-up-lead = Shuffle regions and sanctuaries, each into a deck of their own.
faraway-rules-set-up-deal = Deal { $count } regions to everybody. Nobody shows their hand.
faraway-rules-set-up-market = Each round a market is laid out: one region more than there are players. The last round has none.
faraway-rules-set-up-seats = Players
faraway-rules-set-up-regions = Regions at the market
faraway-rules-set-up-advanced = For experienced players
faraway-rules-set-up-advanced-text = Deal { $dealt } regions to everybody. All put { $back } back in secret; these are shuffled into the deck unseen. Only then is the market laid out.

## A round

faraway-rules-round = A round
faraway-rules-round-lead = There are { $rounds } rounds. Each goes through the same steps.
faraway-rules-round-explore = Explore
faraway-rules-round-explore-text = All choose a region of their hand in secret. They are turned up together, and each goes to the right end of its row. You may change your choice until all have chosen.
faraway-rules-round-sanctuary = Find sanctuaries
faraway-rules-round-sanctuary-text = Whoever played a higher number than in the round before draws sanctuaries.
faraway-rules-round-market = Take a region
faraway-rules-round-market-text = In ascending order of the numbers just played, everybody takes a region of the market, and then keeps one of the sanctuaries drawn.
faraway-rules-round-end = The region that nobody took leaves the game, and the next round begins.
faraway-rules-round-last = In the last round there is no market; sanctuaries are drawn and kept as ever.

## Sanctuaries

faraway-rules-sanctuaries = Sanctuaries
faraway-rules-sanctuaries-lead = Rising numbers lead to sanctuaries, clues to a choice among more of them.
faraway-rules-sanctuaries-when = When
faraway-rules-sanctuaries-when-text = The region you have just played bears a higher number than the one before it in your own row. So nobody finds any in the first round.
faraway-rules-sanctuaries-many = How many
faraway-rules-sanctuaries-many-text = One, and one more for every clue on your regions, the new one’s included, and on the sanctuaries you kept before.
faraway-rules-sanctuaries-keep = Keep one
faraway-rules-sanctuaries-keep-text = You keep exactly one of those drawn, when it is your turn at the market. The rest goes under the deck, unseen.
faraway-rules-sanctuaries-short = If the deck falls short, the lowest number is served first; who got too few draws the rest when it is their turn at the market, from what was put back by then.
faraway-rules-drawing = A draw, step by step
faraway-rules-drawing-before = Your last region is { $card }.
faraway-rules-drawing-higher = Now you play { $card }. Its number is higher, so you draw.
faraway-rules-drawing-count = Your row shows { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
    }. So you draw { $count } sanctuaries and keep one.
faraway-rules-drawing-lower = In the next round you play { $card }. Its number is lower: you draw none.

## The market

faraway-rules-market = The market
faraway-rules-market-lead = Low numbers choose first.
faraway-rules-market-order = All who have just played have their turn at the market in ascending order of those numbers. They take one region each, so that everybody holds { $count } again.
faraway-rules-market-then = After taking a region, keep one of the sanctuaries that you have drawn.
faraway-rules-market-both = So a high number after a low one brings a sanctuary, but a late turn at the market.
faraway-rules-ordering = An order, step by step
faraway-rules-ordering-played = These numbers have been played.
faraway-rules-ordering-turn = { $turn ->
    [1] The lowest is { $card }: its player chooses first.
   *[other] Then the player of { $card } chooses.
    }
faraway-rules-ordering-left = One region is left. It leaves the game.

## The score

faraway-rules-score = The score
faraway-rules-score-lead = After the last round turn your regions face down; sanctuaries stay as they are. Then travel back.
faraway-rules-score-back = Turn up your regions one by one, from right to left. Each pays its quest at once.
faraway-rules-score-counts = What counts is the region itself, all regions right of it, and all your sanctuaries. What is still face down counts for nothing.
faraway-rules-score-needs = If the wonders that count do not meet what the region needs, it pays nothing. Nothing is used up: the same wonder serves as often as it is asked for.
faraway-rules-score-sanctuaries = At last every sanctuary pays, with everything face up.
faraway-rules-score-tie = The most fame wins. A tie goes to the row with the lowest region.
faraway-rules-scoring = A score, step by step
faraway-rules-scoring-row = This row at the end, all face down. The sanctuaries above it count from the beginning.
faraway-rules-scoring-pays = Turn up { $card }: it pays { $fame }.
faraway-rules-scoring-lacks = Turn up { $card }: what it needs is not there yet, so it pays nothing.
faraway-rules-scoring-nothing = Turn up { $card }: it pays nothing itself, but what it shows counts for those left of it.
faraway-rules-scoring-sanctuary = Everything is face up. The sanctuaries pay { $fame } together.
faraway-rules-scoring-total = { $fame } fame in all.

## Quests

faraway-rules-quests = Quests
faraway-rules-quests-lead = Every quest pays by what is face up when it is scored.
faraway-rules-quests-flat = A number alone: so much fame.
faraway-rules-quests-each = A number with a symbol: so much for each of them, the card’s own included.
faraway-rules-quests-two = With several colours: so much for each card of any of them.
faraway-rules-quests-set = With all colours: so much for each full set of them.
faraway-rules-quests-night = A card counts as a night if it shows the moon; a sanctuary that pays for nights need not be one.
faraway-rules-quests-needs = What stands before the quest is needed first, all of it.

## People from below

faraway-rules-people = The people from below
faraway-rules-people-lead = { $regions } regions and { $sanctuaries } sanctuaries are shuffled into the decks. Up to { $seats } can play.
faraway-rules-people-grey = Grey is a colour, too. Sanctuaries without a colour count as grey cards.
faraway-rules-people-set = But grey is no part of a full set of colours.
faraway-rules-people-wonders = Some quests pay for each full set of wonders: stone, chimera and thistle together.
faraway-rules-people-lowest = The lowest of all is { $card }.

## Starry skies

faraway-rules-skies = Starry skies
faraway-rules-skies-lead = { $count } meteorites are shuffled into the regions. They are played like regions.
faraway-rules-skies-numbers = Equal numbers
faraway-rules-skies-numbers-text = Meteorites bear numbers that regions bear, too. Of two equal numbers the meteorite is the higher one: in the row, at the market and where a tie is broken.
faraway-rules-skies-up = They stay face up
faraway-rules-skies-up-text = At the score meteorites are not turned face down, nor are those regions of the same row whose numbers end with the same digit as one of its meteorites. They count for every region of the row, and pay when it is their turn.
faraway-rules-skies-give = They may ask for sanctuaries
faraway-rules-skies-give-text = Some meteorites pay only if you give up as many sanctuaries as they ask for. Before the score all decide at the same time; the rightmost meteorite asks first. What you give up leaves the game and counts for nothing that is scored afterwards.

## Asked and ruled: what a rulebook leaves open, or says in two ways

faraway-asked-order-sanctuaries-drawn = In which order are sanctuaries drawn?
faraway-ruled-order-sanctuaries-drawn = Ascending, by the numbers just played. It matters only when the deck runs short.
faraway-asked-sanctuary-deck-runs = The sanctuary deck runs short.
faraway-ruled-sanctuary-deck-runs = Each draws what is there. At the start of its turn at the market a seat that was left short draws what is still due from the cards put back since.
faraway-asked-nothing-left-seat = Nothing is left for a seat even then.
faraway-ruled-nothing-left-seat = It keeps no sanctuary this round.
faraway-asked-order-sanctuaries-deck = In which order do sanctuaries go under the deck?
faraway-ruled-order-sanctuaries-deck = As they were drawn; nobody chooses. Those put back first are drawn first.
faraway-asked-see-sanctuaries-draws = Do others see the sanctuaries one draws?
faraway-ruled-see-sanctuaries-draws = No, only the one that is kept.
faraway-asked-market-region-sanctuary = What comes first at the market, the region or the sanctuary?
faraway-ruled-market-region-sanctuary = The region is taken, then the sanctuary is kept.
faraway-asked-single-sanctuary-drawn = Only one sanctuary was drawn.
faraway-ruled-single-sanctuary-drawn = It has to be kept; nobody is asked.
faraway-asked-seat-change-choice = May a seat change its choice?
faraway-ruled-seat-change-choice = Yes, until all have chosen.
faraway-asked-row-breaks-tie = Which row breaks a tie?
faraway-ruled-row-breaks-tie = The one with the lowest region; the hand does not count.
faraway-asked-experienced-players-market = Experienced players: when is the market laid?
faraway-ruled-experienced-players-market = After all rejected regions were shuffled back, so they may turn up again.
faraway-asked-sanctuaries-without-colour = Sanctuaries without a colour: are they grey?
faraway-ruled-sanctuaries-without-colour = Yes, like those that show it; a coloured one never is. Grey is no part of a set of colours.
faraway-asked-starry-skies-room = Do starry skies make room for a seventh seat, too?
faraway-ruled-starry-skies-room = No, only the people from below do.
faraway-asked-lowest-numbers-two = The lowest numbers of two tied rows are a region and the meteorite of that number.
faraway-ruled-lowest-numbers-two = The region is the lower one, as in play; its row wins.
faraway-asked-digit-of-nought = Which is the last digit of region 0?
faraway-ruled-digit-of-nought = 0, so meteorite 20 keeps it face up.
faraway-asked-region-stays-face = A region stays face up: with what is it scored?
faraway-ruled-region-stays-face = With all that lies right of it, and all others that stayed face up; its turn comes at its place.
faraway-asked-who-gives-up-first = Who decides first what is given up?
faraway-ruled-who-gives-up-first = All seats at the same time: it changes nothing but the own score.
faraway-asked-meteorites-row-ask = Several meteorites of a row ask for sanctuaries.
faraway-ruled-meteorites-row-ask = The rightmost asks first, for it is scored first; what it took is gone for the others.
faraway-asked-single-sanctuary-asked = A single sanctuary, and one is asked for.
faraway-ruled-single-sanctuary-asked = It is asked for: nothing has to be given up.
faraway-asked-meteorite-asks-sanctuaries = What does a meteorite that asks for sanctuaries pay in mid-game?
faraway-ruled-meteorite-asks-sanctuaries = Nothing: none has been given up yet.
