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
lab-no-leader = { $agent } and { $other } are not told apart
lab-leads-by = { $agent } gets { $share } ± { $reach } against { $other }; games compared: { $games }.
lab-ties = Ties: { $share }
lab-ties-of = { $games } games, { $decisions } decisions a game.
lab-seats-alike = No seat is favoured
lab-seat-farthest = Seat { $seat } wins { $share }, between { $low } and { $high }.
lab-seat-wins = Seat { $seat } wins { $share }
lab-seat-between = Between { $low } and { $high }.
lab-card-out = { $card } stands out
lab-card-share = Wins { $share } ({ $low }–{ $high }) where it lay at the end; games: { $games }.
lab-cross = Cross-table
lab-cross-note = What the row gets against the column, with its 95 % interval. A tie counts half.
lab-ladder = Rating ladder
lab-ladder-sure = No two intervals touch: the order is sure. 100 points more are about 64 wins in 100.
lab-ladder-touching = The intervals of { $first } and { $second } touch: their order is not sure. 100 points more are about 64 wins in 100.
lab-points = Points at the end
lab-points-note = Line: median. Bar: the middle half.
lab-cards = Wins by card
lab-cards-note = Who had the card before them at the end won so often; dashed: fair. The farthest from even.
lab-seats = Seats
lab-seats-note = Share of wins by seat; dashed: fair.
lab-seat = seat { $seat }
lab-foot-intervals = All intervals are of 95 %: Wilson’s for seats and cards, over deals for the cross-table.
lab-foot-ratings = Ratings: Bradley–Terry, mean 1000, intervals by bootstrap over deals.
lab-foot-cards = Having a card and winning go together; which causes which is not shown here.
