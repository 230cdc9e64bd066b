### What is said in the terminal only. Names of commands, options and files stay as they are.

## A game in the terminal

terminal-begun = { $game }, a game for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Seed { $seed }. Type ? for help.
terminal-resumed = { $game }: the unfinished game goes on after answer { $answers }. Type ? for help.
terminal-torn = The last answer was cut off in the file and is asked again.
terminal-aside = The game that lay there is now { $file }.
terminal-kept = The game is kept in { $file } and goes on from here the next time.
terminal-recorded = The record of the game is { $file }.

terminal-ask =
    { $seat }, { $last ->
        [1] 1
       *[other] 1–{ $last }
    } · h hint · t table · ? help
terminal-curtain = Hand over to { $seat }, then press Enter.
terminal-curtain-undo = Hand over to { $seat }, then press Enter. ({ $last }: u takes your answer back.)
terminal-no-option = There is no option { $number }; choose from 1 to { $last }.
terminal-one-number = One number will do here.
# Whole words that may be typed for the letters of the help; those of English may be typed in addition.
terminal-words = undo=u card=c why=w log=l table=t score=s quit=q exit=q hint=h help=?
terminal-not-understood = “{ $words }” is not understood; type a number from 1 to { $last }, or ? for help.
terminal-undone = { $seat } takes back the last answer.
terminal-stuck = { $seat } can take nothing back: something new has come to light since.
terminal-name-missing = Name it: { $key } and then a card or another thing, such as “{ $key } { $example }”.
terminal-name-unknown = Nothing is called “{ $words }”; one name is “{ $example }”.
terminal-name-more = … and { $count } more.
terminal-why = { $thing }: { $reason }
terminal-why-fine = { $thing }: it can be chosen now.

terminal-help-number = choose what bears that number, or is called so; for a set, several numbers on one line
terminal-help-undo = take back your last answer, while nothing new has come to light
terminal-help-card = describe a card, or all cards of a place
terminal-help-why = say why a thing cannot be chosen now
terminal-help-log = tell the game so far, or only its last deeds
terminal-help-table = the whole table, or of a seat, or one place
terminal-help-score = the score if the game ended now; of one seat line by line
terminal-help-quit = leave; the game is kept and goes on the next time
terminal-help-key-number = number
terminal-help-key-name = { $key } NAME

terminal-your-turn = your turn
terminal-since = Since your last turn (l tells all)
terminal-earlier =   … l tells what came before
terminal-which = “{ $words }” could be several: { $numbers }.
terminal-card-and-cell = Type the number of a tile and that of a cell, such as 1 5; a cell where a tile lies sails there.
terminal-not-to-cell = This tile cannot come to that cell now.
terminal-where = { $thing } ({ $zone })
terminal-thinking = Thinking for about { $seconds } s; Ctrl-C stops it.
terminal-no-hint = There was no time to find anything.
terminal-hint = { $name }: on average { $worth } against the best other at the end
terminal-hint-crew = { $name }: on average { $worth } points of the whole crew at the end
terminal-page = Enter goes on ({ $left } more lines), q back
terminal-perhaps = Nothing here is called “{ $words }”. { $name }, perhaps?
terminal-no-part = No part of the table is called “{ $words }”; there is { $names }, and every seat by its name.
terminal-end-turn = Enter ends your turn, u takes back the last step, uu all of it
terminal-no-network = --lan and --port are for the browser, not for --terminal.
terminal-param-name = What the people are called, parted by commas.
terminal-param-plain = One thing a line, no columns and no rules across.
terminal-help-key = { $key }
terminal-help-key-part = { $key } [PART]
terminal-help-key-seat = { $key } [SEAT]
terminal-help-key-count = { $key } [NUMBER]
terminal-help-key-page = { $key } [PAGE]
terminal-help-undo-all = take back all of your turn that can be
terminal-help-hint = a hint: the three best answers, and why
terminal-help-round = the last round again
terminal-help-rules = this help; with a name that page of the rules, ? ? the page for this question
terminal-help-lang = speak another language
terminal-next-source = Enter next, a all
terminal-again = 1 rematch (one seat further on), 2 new deal, 3 same deal, 4 review, Enter leaves
terminal-help-end = end your turn, where that is yours to say
terminal-help-pace = tell what others did, and the score at the end, slowly or at once
terminal-no-end = There is nothing to end here.
terminal-no-pace = pace takes slow, normal or instant, not “{ $word }”.
terminal-help-plain = one thing a line, for screen readers
terminal-help-pages = Pages of the rules: { $pages }.
terminal-shelf-more = skerry games NAME tells a game’s settings and agents.
terminal-param-one-game = Tell just this game, with its settings.
terminal-brew-begun = { $file } holds a few cards to begin with; change them, then run: skerry deck check { $file } --game { $game }
terminal-brew-fine = { $file } can be played with: { $name }, homebrew for Everdell, digest { $digest }.
terminal-over = The game is over.
terminal-score-now = If the game ended now:
terminal-total = total
terminal-all = All together
terminal-nobody-wins = Nobody wins.
terminal-everybody-wins = All win together.
terminal-winners = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }

terminal-replay-step = Answer { $number } of { $last }
terminal-replay-start = Before the first answer
terminal-replay-several = The file holds { $count } records; this is record { $number }, --game shows another.
terminal-replay-ask = Enter next, p back, 0–{ $last } go there, q leave
terminal-lan-ask = Shall others of your network be able to open the table, at { $address }? y or n
# What is understood as agreement, in small letters.
terminal-yes = y yes
terminal-lan-open = Others of your network find it at { $address }; in the browser each table has its own link and code.
terminal-lan-none = This machine is in no network now, so only you can open the table.
terminal-serving = The table stands at { $address } and is kept in { $database }. Ctrl-C ends it; nothing is lost.

terminal-no-page = There is no page “{ $page }”; there is { $pages }.
terminal-rules-example = Example: { $title }
terminal-rules-asked = What people ask
terminal-rules-more = Pages: { $pages }. One of them alone: --page NAME. All cards: --cards.
terminal-rules-copies = { $count ->
        [one] { $count } in the box
       *[other] { $count } in the box
    }

## Commands, as --help lists them

terminal-about = A digital table for modern board games.
terminal-about-lang = --lang LANG speaks another language: en, ru, pl or uk; so does SKERRY_LANG=LANG.
terminal-about-help = Display this message and exit.
terminal-about-version = Say which Skerry runs, and on what.
terminal-usage = Usage: { $usage }
terminal-placeholder =
    { $word ->
        [ARGS] ARGUMENT
        [CHOICE] CHOICE
        [COMMAND] COMMAND
        [FILE] FILE
        [FLOAT] NUMBER
        [GAME] GAME
        [INT] NUMBER
        [NAME] NAME
        [OPTIONS] OPTIONS
        [PATH] FILE
        [STR] TEXT
       *[other] { $word }
    }
terminal-commands = Commands
terminal-arguments = Arguments
terminal-parameters = Options
terminal-default = [default: { $value }]
terminal-required = [required]
terminal-version = skerry { $version } ({ $flavour }), Python { $python }
terminal-command-play = Play in the browser, or with --terminal in the terminal.
terminal-command-serve = Serve tables to browsers, here or for a network.
terminal-command-games = List the games with their seats, settings and agents.
terminal-command-rules = Print the rules of a game, or its cards.
terminal-command-simulate = Let agents play many games, and print who wins.
terminal-command-replay = Step through a recorded game, or verify a file of records.
terminal-command-bench = Measure how fast the games run.
terminal-command-deck = Check a deck file, show its cards, or begin a new one.
terminal-command-deck-check = Say whether a deck file can be played with, or all that is wrong in it.
terminal-command-deck-show = Print all cards, places and tiles of a deck file, told by what they do, and the track.
terminal-command-deck-new = Write the house deck into a file, to be changed there.
terminal-command-game = Begin a game of your own.
terminal-command-game-new = Write a game that can be played at once into a checkout of Skerry, to be changed there.
terminal-param-game = Name of the game.
terminal-param-seats = Number of seats.
terminal-param-seed = Seed of the deal, for the same game again.
terminal-param-option = A setting of the game as name=value; may be repeated.
terminal-param-deck = Deck file, for a game whose cards stand in one.
terminal-param-lan = Let others of the local network open the table; unsaid, you are asked.
terminal-param-record = File with one or more records.
terminal-param-terminal = Play in the terminal; all below is for that.
terminal-param-players = Who sits where: me or an agent, parted by commas.
terminal-param-file = Keep the game in this file.
terminal-param-fresh = Begin a new game; the old one is moved aside.
terminal-param-host = Listen there; 0.0.0.0 is for the whole network.
terminal-param-port = Listen on this port.
terminal-param-database = Keep the tables in this file, or at this PostgreSQL URL.
terminal-param-open = Open the browser at the front page.
terminal-param-page = Only this page, by its name in the list at the end.
terminal-param-cards = List every card instead, with its rulings.
terminal-param-games = How many games.
terminal-param-agents = Agents, parted by commas; too few are repeated. By default greedy and random, where all play together just greedy.
terminal-param-match-seed = Seed of the match; the same gives the same games.
terminal-param-out = Write all games here: records as .jsonl, one row a seat and game as .csv or .parquet. Called off, the same command goes on.
terminal-param-force = Overwrite that file.
terminal-param-workers = Processes; by default one a core for many games.
terminal-param-number = Number of the record in the file, from 1.
terminal-param-verify = Only check every record.
terminal-param-seat = See it as this seat did, from 1.
terminal-param-seconds = Time for each figure.
terminal-param-compare = Folder with another flavour, to measure too.
terminal-param-json = Print it as JSON, for programs.
terminal-param-deck-file = A deck file.
terminal-param-new-game = Its name, such as my_game.

## Tables of figures. Heads stand above narrow columns: keep them short.

terminal-head-game = game
terminal-head-seats = seats
terminal-head-agents = agents
terminal-head-agent = agent
terminal-head-seat = seat
terminal-head-team = team
terminal-head-games = games
terminal-head-wins = wins
terminal-head-win-rate = win rate
terminal-head-score = score
terminal-head-range = min–max
terminal-head-deviation = sd
terminal-head-tenth = 10 %
terminal-head-median = median
terminal-head-ninetieth = 90 %
terminal-head-figure = figure
terminal-head-ratio = ratio
terminal-figure =
    { $figure ->
        [games] random games/s
        [decisions] decisions/s
        [decisions-with-clones] decisions/s with clones
        [clones] clones/s
        [views] views/s
        [replays] replays/s
       *[samples] samples/s
    }
terminal-param-yardsticks = Measure other libraries at their own games, too.
terminal-no-yardsticks = Left out, because they are not installed: { $names }. `pip install "skerry[bench]"` brings them.
terminal-flavour =
    { $flavour ->
        [compiled] compiled
       *[pure] pure
    }
terminal-machine =
    { $cores ->
        [one] { $name }, { $cores } core, { $system }, Python { $python }
       *[other] { $name }, { $cores } cores, { $system }, Python { $python }
    }
terminal-speed = { $rate } games/s
terminal-no-game = No game was finished.
terminal-summary =
    { $games } of { $total } games of { $game } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }, { $decisions } decisions a game. Intervals are of 95 %.
terminal-summary-speed = { $rate } games/s, { $flavour }.
terminal-ranks = { $team }: { $ranks }.

## A tournament

terminal-command-tournament = Let agents play the same deals against each other and rate them.
terminal-param-rivals = Agents to be rated, parted by commas; two at least.
terminal-param-each = Games of every pairing, or of every table where more sit together.
terminal-param-edge = Stop a pairing when it is sure who is better, by a sequential test with this edge a game, such as 0.05; 0 plays all games.
terminal-param-ledger = Keep the results in this file; the next call goes on from there.
terminal-param-report = Write a page with tables and plots here.
terminal-report = The report is { $file }.
terminal-head-rating = rating
terminal-head-interval = between
terminal-head-against = against
terminal-ties =
    { $ties ->
        [0] There was no tie.
        [one] There was { $ties } tie; it counts half.
       *[other] There were { $ties } ties; they count half.
    }
terminal-played-now =
    { $games ->
        [one] { $games } game was played now, { $rate } games/s.
       *[other] { $games } games were played now, { $rate } games/s.
    }
terminal-decided =
    { $games ->
        [one] Decided after { $games } game: { $better } is better than { $worse }.
       *[other] Decided after { $games } games: { $better } is better than { $worse }.
    }

## Looking back

terminal-command-review = Look back at a recorded game: what each choice was worth, and the slips.
terminal-param-playouts = Endings played out to judge one choice.
terminal-playouts = A choice is judged by at least one ending, not { $count }.
terminal-head-curve = expected at the end
terminal-head-first = first
terminal-head-last = last
terminal-head-lost = lost
terminal-head-step = step
terminal-head-played = played
terminal-head-better = better
terminal-head-loss = loss
terminal-curve-about =
    { $choices ->
        [one] { $choices } choice judged, by what its seat could know; the curve is of the points to expect in the end, a loss is of points ahead of the best other.
       *[other] { $choices } choices judged, each by what its seat could know; the curve is of the points to expect in the end, a loss is of points ahead of the best other.
    }
terminal-no-slips = No choice cost more than a point for certain.

## Records, decks, a new game

terminal-records-hold =
    { $count ->
        [one] { $count } record holds.
       *[other] { $count } records hold.
    }
terminal-cut-off = The last line of the file was cut off and has been left out.
terminal-unfinished =
    { $count ->
        [one] { $count } of them is unfinished: the game went on, or the file was cut off.
       *[other] { $count } of them are unfinished: the games went on, or the file was cut off.
    }
terminal-deck-fine =
    { $house ->
        [true] { $file } can be played with: { $name }, some of it is not as printed, digest { $digest }.
       *[false] { $file } can be played with: { $name }, all of it as printed, digest { $digest }.
    }
terminal-deck-begun = { $file } holds the house deck; change it, then run: skerry deck check { $file }
terminal-game-begun = { $folder } holds a game; its words are { $words }, and in the other languages beside it.
terminal-game-play = Play it: { $command }
terminal-game-test = Test it: { $command }

## What is refused

terminal-no-language = There is no language '{ $language }'; there is { $known }.
terminal-which-game = Say which game: { $games }.
terminal-option-form = An option is written name=value, not '{ $word }'.
terminal-in-browser = Seats and all the rest are chosen in the browser; or say --terminal.
terminal-players =
    { $players ->
        [one] There is one player
       *[other] There are { $players } players
    } for { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
terminal-other-game = { $file } holds an unfinished game with { $name } { $found }, not { $wished }; say --fresh to begin a new one.
terminal-folder = { $file } is a folder; name a file in it.
terminal-unreadable = { $file }: { $reason } Say --fresh to begin anew.
terminal-changed = { $file } was changed by another; start again to go on.
terminal-exists = { $file } is there already; say --force to overwrite it.
terminal-no-record = { $file } has no record { $number }; its records go from 1 to { $count }.
terminal-in-record = { $file }, record { $number }: { $reason }
terminal-workers = There is at least one worker, not { $count }.
terminal-no-package = { $folder } holds no package skerry; `make compiled` makes one.
terminal-package-failed = The package in { $folder } did not run: { $reason }
terminal-port = Nobody can listen on { $host } at port { $port }; name another with --port.
terminal-ports = Nobody can listen on { $host } at ports { $first } to { $last }; name another with --port.
terminal-game-name = '{ $name }' will not do as a name; small letters, digits and _ would, as in my_game.
terminal-game-exists = There is a game { $name } already; take another name.
terminal-no-checkout = There is no { $file } here; go to a checkout of Skerry first.
terminal-file-missing = { $file }: No such file or folder.
terminal-file-forbidden = { $file } may not be read or written.
terminal-file-failed = { $file }: { $reason }.
terminal-no-such-command =
    { $hint ->
        [none] Unknown command '{ $command }'; there is { $known }.
       *[other] Unknown command '{ $command }'; did you mean { $hint }?
    }
terminal-no-such-option =
    { $hint ->
        [none] Unknown option { $option }; --help lists all of them.
       *[other] Unknown option { $option }; did you mean { $hint }?
    }
terminal-missing = { $option } is missing, or what belongs to it; --help tells more.
terminal-repeated = { $option } is there more than once.
terminal-left-over = Nothing is done with this: { $words }
terminal-bad-value =
    { $kind ->
        [number] { $option } takes a number, not '{ $value }'.
       *[other] { $option } does not take '{ $value }'.
    }
terminal-unfit = The line does not fit: { $reason }

## Training

terminal-command-train = Let an agent play itself, and fit the weights of the search to what it chose.
terminal-param-teacher = Who plays, and is learned from.
terminal-param-lessons = Folder for the games that were played; what lies there is not played again.
terminal-param-practice = Rounds in which the policy practises by itself instead, and moves to where its playouts end better.
terminal-param-promise = Learn what positions promise, from what became of them, instead of what is chosen; playouts are judged by it before their end.
terminal-param-write-weights = Write the new weights into the package.
terminal-no-learner = Only these games have weights to learn: { $known }, not { $game }.
terminal-only-practice = In { $game } weights are found by practice only: give --practice with a number of rounds.
terminal-no-promise = What positions promise is learned in everdell and farshore, not in { $game }: leave --promise out.
terminal-trained = Learned from { $games } games: { $right } of the choices foreseen.
terminal-trained-end = The end of a game is misjudged by { $error } points, as the root of the mean square.
terminal-practised = Practised for { $rounds } rounds: playouts ended with { $before } points at first, with { $after } at last.
terminal-weights-written = Written to { $file }.
terminal-command-backup = Write all tables of a database into a file.
terminal-command-restore = Put a backup into an empty database.
terminal-param-backup = The file of the backup.
terminal-param-serve-workers = Serve with so many processes at one address.
terminal-param-bus = Tell other machines of news by this Redis or Valkey URL.
terminal-param-origin = Answer under this name too, such as https://skerry.example: a proxy in front passes it on. May be given more than once.
terminal-param-archive = Free the log of a table after so many days without news; 0 is never.
terminal-param-drain = Serve on for so many seconds when told to stop.
terminal-param-metrics = Answer to Prometheus at /metrics.
terminal-param-community = Let people open their tables to all who come here, with a list on the front page.
terminal-param-accounts = Let people reserve their names by passkeys; with --community, and with --origin https://… unless only this computer is served.
terminal-param-push = Tell people through their browsers that it is their turn; the value says whom push services may write to, as mailto:you@host.
terminal-param-hook = A command or URL that is told, as JSON, whose turn it is at tables with an hour or more for a turn.
terminal-param-log = Log plain lines, or JSON.
terminal-backed-up = { $count ->
    [one] One table is kept in { $file }.
   *[other] { $count } tables are kept in { $file }.
}
terminal-restored = { $count ->
    [one] One table is back from { $file }.
   *[other] { $count } tables are back from { $file }.
}
