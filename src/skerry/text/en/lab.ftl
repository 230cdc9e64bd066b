### The report of a tournament.

lab-title =
    { $game ->
        [faraway] Faraway
        [everdell] Everdell
        [farshore] Everdell Farshore
        [beacon_patrol] Beacon Patrol
       *[other] { $game }
    }
lab-played =
    { $seats ->
        [one] Tournament of { $games } games for one seat, seed { $seed }.
       *[other] Tournament of { $games } games for { $seats } seats, every deal from all seatings, seed { $seed }.
    }
lab-played-apart =
    { $seats ->
        [one] { $games } games for one seat: everybody plays the same deals, each alone; seed { $seed }.
       *[other] { $games } games for { $seats } seats: every agent takes all seats, with the same deals; seed { $seed }.
    }
lab-leads = { $agent } leads, { $rating } ± { $reach }
lab-leads-by = { $agent } gets { $share } ± { $reach } against { $other }; games compared: { $games }.
lab-games = { $games } games
lab-games-of = { $decisions } decisions a game; ties: { $ties }.
lab-seats-alike = No seat is favoured
lab-seat-farthest = Seat { $seat } wins { $share }, between { $low } and { $high }.
lab-seat-wins = Seat { $seat } wins { $share }
lab-seat-between = Between { $low } and { $high }.
lab-card-out = { $card } stands out
lab-card-share = Wins { $share } ({ $low }–{ $high }) where it lay at the end; games: { $games }.
lab-card-shares = Wins { $share } ({ $low }–{ $high }) where it lay at the end, { $held } where it was only drawn; games: { $games }.
lab-cross = Cross-table
lab-cross-note = What the row gets against the column, with its 95 % interval. A tie counts half.
lab-ladder = Rating ladder
lab-ladder-sure = No two intervals touch: the order is sure. 100 points more are about 64 wins in 100.
lab-ladder-touching = The intervals of { $first } and { $second } touch: their order is not sure. 100 points more are about 64 wins in 100.
lab-points = Points at the end
lab-points-note = Line: median. Bar: the middle half.
lab-cards = Wins by card
lab-cards-note = Full dot: it lay before them at the end. Hollow: they had only drawn it. Dashed: fair. The farthest from even.
lab-seats = Seats
lab-seats-note = Share of wins by seat; dashed: fair.
lab-seat = seat { $seat }
lab-foot-intervals = All intervals are of 95 %: Wilson’s for seats and cards, over deals for the cross-table.
lab-foot-ratings = Ratings: Bradley–Terry, mean 1000, intervals by bootstrap over deals.
lab-foot-cards = Having a card and winning go together; which causes which is not shown here.

## Tables, ledgers and clusters.

error-out-ending = { $file } must end in .jsonl for records, or in .csv or .parquet for tables.
error-out-steps = --steps writes one row a decision, so --out must end in .csv or .parquet; records hold every decision anyway.
error-rows-ending = { $file } must end in .csv or .parquet.
error-no-cluster = No Ray cluster answers at { $address }; start one with `ray start --head`, or say local for this machine alone.
error-cluster-version = A node of the cluster has Skerry { $other }, but here is { $own }: install the same on all of them.
error-cluster-lost = The cluster lost the same games again and again; see whether its nodes run out of memory.
terminal-param-steps = One row a decision instead of one a seat and game; for .csv and .parquet.
terminal-param-cluster = Play on the Ray cluster at this address, such as 10.0.0.5:6379; local is this machine.
terminal-param-rows = Write one row a seat and game here, as .csv or .parquet.
terminal-rows = The table is { $file }.
terminal-goes-on = What was played stands in { $file }; the same command goes on from there.
terminal-workers-cluster = Say --workers or --cluster, not both: a cluster has as many as its nodes.
terminal-tied =
    { $ties ->
        [0] No game was shared by several winners.
        [one] { $ties } game ({ $share }) was shared by several winners; each counts it as won.
       *[other] { $ties } games ({ $share }) were shared by several winners; each counts them as won.
    }

## The balance of a game.

terminal-command-balance = Let agents play many games, and say what seats and cards are worth.
terminal-param-balancers = Agents, parted by commas; too few are repeated.
terminal-param-balance-out = Write one row a card here, as .csv or .parquet. Called off, the same command goes on.
terminal-head-card = card
terminal-head-margin = lead in points
terminal-head-wins-with = wins, played
terminal-head-wins-without = wins, not played
terminal-head-worth = worth in points
terminal-finding = { $finding }. { $rest }
lab-balance-played =
    { $seats ->
        [one] { $games } games for one seat, played by { $agents }, seed { $seed }.
       *[other] { $games } games for { $seats } seats, played by { $agents }, seed { $seed }.
    }
lab-balance-length = { $decisions } decisions a game
lab-balance-ties =
    { $turns ->
        [0] Several winners in { $share } of the games.
       *[other] { $turns } turns a seat; several winners in { $share } of the games.
    }
lab-card-behind = { $card } lags behind
lab-card-gap = Seats that play it win { $played }, the others { $unplayed }; { $often } of the seats play it.
lab-balance-cards-note = Full dot: seats that played it, with 95 % interval. Hollow: only drew it. Dashed: fair.
lab-worth = What a card adds
lab-worth-note = Points of lead, all other cards being equal. Dashed: the mean card.
lab-when = Wins by when it is first played
lab-when-note = Share of wins in per cent; empty where fewer than 30 seats did.
lab-points-by-seat = Points by seat; dashed: the mean.
lab-sources = Points by source
lab-sources-note = Mean of a seat at the end of a game.
lab-source =
    { $source ->
        [cards] Cards
        [bonuses] Bonuses
        [tokens] Point tokens
        [journey] Journey
        [events] Events
        [wonders] Wonders
        [pearls] Pearls
        [adornments] Adornments
        [treasures] Treasures
        [maps] Maps
        [ship] Ship
        [shells] Shells
        [region] Regions
        [sanctuary] Sanctuaries
        [tile] Tiles
       *[other] { $source }
    }
lab-pace = Pace
lab-pace-note = Points by the end of each part. A game has { $decisions } decisions, from { $shortest } to { $longest }.
lab-time =
    { $clock ->
        [season] { $when ->
            [0] Winter
            [1] Spring
            [2] Summer
           *[3] Autumn
        }
       *[other] { $when }
    }
lab-balance-foot-intervals = All intervals are of 95 %: Wilson’s for shares.
lab-balance-foot-worth = What a card adds is fitted through all games at once, with what the other seats played.
