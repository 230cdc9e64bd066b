### What is refused, and why. Numbers of seats, answers and lines are as programs count them.

## Games, seats and options

error-extra = This needs the package { $package }: pip install "skerry[{ $extra }]".
error-no-game = There is no game '{ $game }'; there is { $known }.
error-no-game-but = There is no game '{ $game }'; did you mean '{ $near }'?
error-game-ours = There is a game '{ $game }' already; call yours otherwise.
error-game-name = A game is called by small letters, digits and underscores, not '{ $game }'.
error-game-broken = The game '{ $game }' of an installed package cannot be loaded from { $place }: { $reason }.
error-no-words = There is no Fluent file such as en.ftl in { $folder }.
error-no-lesson = There is no guided first game of { $game }; there is { $known }.
error-no-file = { $game } is made from no file; its cards are as printed.
error-deck = A deck is the path of a deck file or its text, not { $deck }.
error-no-option = { $game } has no option '{ $option }'; it has { $known }.
error-no-option-but = { $game } has no option '{ $option }'; did you mean '{ $near }'?
error-no-options = { $game } has no option '{ $option }'; it has none at all.
error-option-value = The option { $option } takes { $allowed }, not { $value }.
error-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
error-seats-captain = { $game } is for 1 to { $most } seats with the captain, who is one more player, not { $seats }.
error-seed = A seed is a whole number from 0 to 2**64 - 1, not { $seed }.
error-no-seat = There is no seat { $seat }; seats go from { $first } to { $last }.
error-players = Players are named for all { $seats } seats or for none, not for { $players }.
error-no-agent = There is no agent '{ $agent }' for { $game }; there is { $known }.
error-no-agent-but = There is no agent '{ $agent }' for { $game }; did you mean '{ $near }'?
error-agent-name = An agent of your own is called by small letters and digits, and otherwise than ours, not '{ $agent }'.
error-agent-place = The agent { $place } cannot be loaded: { $reason }.
error-agent-choose = An agent has a method choose(seen), which { $agent } has not.
error-no-module = faraway has no module '{ $module }'; it has { $known }.
error-match-games = A match has one game or more, not { $games }.
error-match-agents =
    { $agents ->
        [one] There is one agent
       *[other] There are { $agents } agents
    } for { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
error-worker-ended = A worker process has ended before its time.

## Answers

error-no-pick = There is no pick { $pick }; picks go from 0 to { $last }.
error-no-pick-called = There is no pick called '{ $name }'; one is '{ $example }'.
error-no-pick-but = There is no pick called '{ $name }'; did you mean '{ $near }'?
error-pick = A pick is a whole number or a name, not { $pick }.
error-not-offered = { $pick } is not among the options: { $offered }.
error-over = The game is over; nobody is to move.
error-not-to-move = Seat { $seat } is not to move now; to move: { $seats }.
error-no-set = Seat { $seat } is asked for one pick, not for a set.
error-stale = The answer was meant for position { $position }, but seat { $seat } was asked at position { $asked } and the table is at { $now }.
error-undo-none = Nothing can be taken back: something new has come to light since.
error-undo = Answer { $answer } cannot be taken back; { $answers } can, the latest first.

## Records

error-record-count =
    { $count ->
        [0] Expected one record, found none.
       *[other] Expected one record, found { $count }.
    }
error-record-empty = The record is empty.
error-record-deep = The record is nested too deeply to be one.
error-record-json = Line { $line } of the record is not JSON: { $found }.
error-record-object = Line { $line } of the record is not an object: { $found }.
error-record-no-header = The record does not begin with its game; line { $line } of the record is no header.
error-record-sum = The record was altered or lost a line at or before line { $line } of the record: its sum is wrong.
error-record-after-end = The game had ended before line { $line } of the record.
error-record-format = The record in line { $line } of the record has format { $found }; this version reads { $format }.
error-record-header = The header in line { $line } of the record lacks its game or its options.
error-record-deck = The deck in line { $line } of the record is not a digest: { $found }.
error-record-players = The players in line { $line } of the record are not one for each seat, each with an agent or a name: { $found }.
error-record-position = The position in line { $line } of the record does not fit its format: { $found }.
error-record-file = The file { $file } cannot be read: { $reason }.
error-record-pick = The pick in line { $line } of the record is not a name: { $found }.
error-record-number = A number is missing in line { $line } of the record: found { $found }.
error-record-numbers = A list of numbers is missing in line { $line } of the record: found { $found }.
error-record-rules = The record follows version { $version } of the rules of { $game }; this is version { $ours }.
error-record-other-file = The record was played with the file { $file }, and this is the file { $ours }; replay it with the file it was played with.
error-record-with-file = The record was played with the file { $file }, and this is no file; replay it with the file it was played with.
error-record-without-file = The record was played with no file, and this is the file { $ours }; replay it with the file it was played with.
error-record-answer = Answer { $number } does not fit: { $reason }
error-record-unfinished = The record says how the game ended, but its answers stop before that.
error-record-scores = The record ends with { $told }; by the rules it is { $right }.
error-record-winners = The record says { $told } won; by the rules it is { $right }.
error-imagined-past = An imagined table has no past: no deal leads to it.

## Positions laid by hand

error-no-zone = Seat { $seat } has no zone '{ $zone }'; the zones are { $known }.
error-zone-of-seat = Each seat has a zone '{ $zone }' of its own; name the seat, too.
error-no-zone-called = There is no zone '{ $zone }'; the zones are { $known }.
error-counter-of-seat = Each seat has a counter '{ $counter }' of its own; name the seat, too.
error-no-counter-called = There is no counter '{ $counter }'; the counters are { $known }.
error-no-counter = Seat { $seat } has no counter '{ $counter }'; the counters are { $known }.
error-no-card = There is no card called '{ $name }'; one is '{ $example }'.
error-position = This is no position that a table has written down with its key: { $position }.
error-position-clause = There is no clause { $clause } in this version of the game.
error-lay-chart = The { $zone } is a chart: place each card on a cell of it.
error-lay-no-more = There is no further { $card } that could lie there.
error-place-no-chart = The { $zone } is no chart: lay cards there, without a cell.
error-place-cell = A cell of the { $zone } is a whole number from 0 up, not { $cell }.
error-put-absent = The { $zone } has { $count } of { $card }; lay it there first.
error-put-negative = Things on a card are counted from 0 up, not { $things }.
error-put-nothing = Nothing ever lies on these cards.
error-put-unknown = There is no '{ $thing }' to lie there; there is { $known }.
error-board-cell = A cell is a pair of whole numbers, (row, column), not { $place }.
error-board-no-tile = There is no tile '{ $name }', as on { $place }; one is '{ $example }'.
error-board-twice = There is one tile { $tile }; it lies on { $place } and { $other }.
error-board-no-headquarters = There is no HQ on this chart; it is laid before all others.
error-board-far = { $place } lies farther from HQ than all tiles together reach.
error-board-apart = { $tile } on { $place } lies apart: no tiles join it to HQ.
error-board-clash =
    { $side ->
        [north] { $tile } on { $place } does not match { $other } to its north: land meets water.
        [east] { $tile } on { $place } does not match { $other } to its east: land meets water.
        [south] { $tile } on { $place } does not match { $other } to its south: land meets water.
       *[west] { $tile } on { $place } does not match { $other } to its west: land meets water.
    }
error-row-long = A row has at most { $most } regions, not { $count }.
error-row-twice =
    { $kind ->
        [region] Region { $card } is there twice.
       *[sanctuary] Sanctuary { $card } is there twice.
    }
error-row-unknown =
    { $kind ->
        [region] There is no region { $card }; they go from { $first } to { $last }.
       *[sanctuary] There is no sanctuary { $card }; they go from { $first } to { $last }.
    }
error-row-unknown-meteorites = There is no region { $card }; they go from { $first } to { $last }, and there are { $meteorites }.

## The server

server-sorry = Something went wrong on the server.
server-nothing-here = There is nothing at this address.
server-method = This cannot be done at this address.
server-too-large = That is more than the server takes at once.
server-unfit = The request does not fit: { $details }.
server-protocol = The message does not fit the protocol.
server-hello = The first message must be a hello.
server-authorization = Authorization takes the form: Bearer seat:secret,seat:secret.
server-too-fast = That was too fast; wait a moment.
server-tables-fast = You have set up many tables just now; wait a minute.
server-busy-table = Too many people are doing something at this table at once.
server-full = All tables of this server are taken; try again later.
server-no-words = No words are free for another table; try again.
server-no-table = There is no such table.
server-words = These words lead to no table.
server-table-rules = The table follows version { $version } of the rules of { $game }; this server plays version { $ours }.
server-many-tables = At most { $most } tables will do, not { $count }.
server-many-keys = At most { $most } keys will do, not { $count }.
server-long-code = A code holds 1 to { $most } characters, not { $count }.
server-origin = This page may not connect to this server.
server-host = This server has no such name: { $host }. Open it by its address, or start it with --address or --origin.
server-deep = That is nested too deeply.
server-no-database = The server cannot keep anything just now; try again in a moment.
server-for-good = Whoever took over a seat in the middle of a game keeps it; leave the table to give it up.
server-seat-open = This seat is free already; the link to it still holds.
server-database = The database cannot be opened: { $place } ({ $reason }). Choose a folder that can be written to with --database.
server-keys = Some of these keys open no seat of this table.
server-no-key = You do not hold the key of this seat: { $seat }.
server-invitation = This invitation is not, or no longer, valid.
server-seat-taken = Somebody else has just taken this seat; choose another one.
server-seat-held = Somebody else holds this seat, and only they may hand it over: { $seat }.
server-seat-of-bot = A bot plays for { $seat }; take the seat back first.
server-bot-gone = No bot plays for { $seat } any more.
server-stranger = Only those who sit at the table may hand over a seat of it.
server-nobody-missing = Nobody is missing on that seat.
server-vote = The game has begun; those present vote on who plays this seat.
server-empty =
    { $what ->
        [name] The name is empty.
       *[chat] The line of chat is empty.
    }
server-long =
    { $what ->
        [name] The name has { $count } characters; at most { $most } will do.
       *[chat] The line of chat has { $count } characters; at most { $most } will do.
    }
server-not-begun = The game has not begun; somebody is still expected.
server-not-over = The game is not over yet.
server-record-early = The game is not over yet; its record would tell what is hidden.
server-picks = An answer has 1 to { $most } picks, not { $count }.
server-asked-anew = { $seat } was asked anew after an undo.
server-turn-held = { $seat } has not ended the turn yet.
server-no-turn = { $seat } has no turn to end.
server-not-theirs = Answer { $answer } was not given by { $seat }.
server-over = The game is over; nothing is taken back any more.
server-nobody-to-ask = Something new has come to light since, and there is nobody to ask.
server-not-asked = Nobody asks { $seat } to take something back.

error-tournament-agents = A tournament needs at least two different agents, each named once, not { $agents }.
error-tournament-edge = An edge is a share from 0 to less than 0.5, not { $edge }.
error-tournament-file = { $file } holds results of something else: another game, rules, options, seats or seed. Name another file.

server-hints-off = Hints are off at this table: several people play, and they did not agree on them when it was opened.
server-hint-not-asked = { $seat } is not asked anything now; a hint is for a choice.
server-many-thoughts = Too many hints are thought about just now; ask again in a moment.
server-fork-early = Other people play here: another line can be tried when the game is over.
server-no-position = There is no such position or seat; positions go from 0 to { $last }.
server-database-newer = The database has version { $found }, and this Skerry knows { $ours } at most; start the newer one.
server-bus = A bus has an address such as redis://host or valkey://host, not one that begins with { $scheme }.
server-workers = At least one worker has to serve, not { $count }.
server-restore-full = The database has tables already; restore into one that is empty.
server-backup-unfit = { $file } is no whole backup that this Skerry can read.
server-no-community = This server brings no strangers together; start it with --community.
server-not-host = Only the host of this table may do that.
server-nobody-removed = On that seat there is nobody whom you could remove.
server-not-open = This table is not open to all.
server-accounts-community = Accounts are part of a community; start the server with --community, too.
server-accounts-origin = Passkeys need a name by https, or http://localhost; { $origin } will not do as the first --origin.
server-accounts-place = Passkeys work by https or on this computer alone; name the server with --origin https://your.name, or do not open it to the network.
server-name-owned = { $name } is the name of an account. If it is yours, sign in; otherwise choose another name.
server-not-signed-in = Nobody is signed in at this browser.
server-account-again = You signed in a while ago; for that, sign in once more.
server-passkey = That passkey could not be checked; try again.
server-passkey-late = That took too long, or it was used already; try again.
server-passkey-unknown = No account here has this passkey.
server-passkey-twice = This passkey has an account already.
server-passkey-last = Without the last passkey nobody could sign in any more; add another one first, or delete the account.
server-passkeys-many = An account has at most { $most } passkeys.
server-clock = A turn may last from { $fewest } seconds to { $most } seconds, or as long as people like (0).
server-clock-alone = A clock is for tables at which several people play.
server-delay = Spectators may see everything { $fewest } to { $most } seconds later, or at once (0).
server-plan = That cannot be answered in advance now.
server-push = That is no address of a push service with keys of a browser.
server-no-push = This server pushes no messages; start it with --push.
server-push-many = Only { $most } browsers are told for one seat.
server-push-contact = Say after --push whom push services may write to: mailto:you@host or https://host.
server-hook = --hook takes a command or a URL, not { $hook }.
