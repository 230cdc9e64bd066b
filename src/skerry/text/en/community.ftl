### What is said only at tables with a clock, and where strangers meet.

## The clock

clock-left = { $name }: { $time } left for this turn
clock-hurry = { $time } left for your turn; then a bot plays.
clock-over = Your time was up. A bot plays for you.
friends-clock = Time for each turn here: { $time }. When it is over, a bot plays until they return.
new-pace = Deal and pace
new-clock = Time for a turn
new-clock-name =
    { $clock ->
        [120] 2 min a turn
        [86400] A day
       *[0] No clock
    }
new-clock-about =
    { $clock ->
        [120] Whoever lets two minutes pass is stood in for by a bot, until they return.
        [86400] Play over days: whoever lets a whole day pass is stood in for by a bot, until they return.
       *[0] Everybody takes as long as they like.
    }
## Calls to who is not here

call-turn = They wait for you: { $game }
call-hurry = Your time is over soon: { $game }
call-switch = Call me when it is my turn, even if this page is closed
call-refused = This browser does not let itself be called.
## Answers in advance

ahead-title = Answer in advance
ahead-market = At the market take, best first:
ahead-wish =
    { $rank ->
        [0] Wish for { $card }
       *[other] { $card } is wish { $rank }; take it out
    }
ahead-pass = Pass for me:
ahead-pass-when =
    { $when ->
        [next] at my next turn
       *[last] when nothing else is possible
    }
## Spectators who see everything later

delay-title = When spectators see it
delay-name =
    { $seconds ->
        [60] 1 min later
        [300] 5 min later
       *[0] at once
    }
delay-watching = You see this table later than those who play: { $time }.
## Ratings

rating-title = Rating
rating-game = Game
rating-name = Name
rating-games = Games
rating-none = Nobody has been rated at this game yet.
rating-about = From games that people with names have finished together; everybody begins at 1500. A name is what somebody types in.

## Open tables

open-title = Open tables
open-about = Anybody may sit down, with one click.
open-none = Nobody is looking for company just now. Open a table to all, and it stands here.
open-option =
    { $value ->
        [true] { new-option }
       *[other] { new-option }: { browser-value }
    }
new-open = Open to all
new-open-about =
    { $on ->
        [true] It stands on the front page, and anybody may sit down.
       *[false] Only whoever has the link may sit down.
    }
