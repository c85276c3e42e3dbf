# Words that belong to no game. A game's own words lie in its folder.

## Where something went wrong; $why is the reason

frame-illegal-move = Seat { $seat } can't play “{ $move }”: { $why }
frame-illegal-throw = The throw “{ $move }” can't fall now: { $why }
frame-record-event = Event { $index }: { $why }
frame-record-field = Record, { $field }: { $why }
frame-board = Board { $board }: { $why }
frame-board-line = Board { $board }, line { $line }: { $why }
frame-board-column = Board { $board }, line { $line }, column { $column }: { $why }
frame-board-field = Sheet { $board }, { $field }: { $why }
frame-field = { $field }: { $why }
frame-machine = On { $machine }: { $why }

## Moves and throws: why not

move-no-such-seat = there is no such seat; seats are numbered from 0 to { $last }.
move-not-asked = this seat is not asked now; asked are: { $seats }.
move-awaiting-throw = the dice fall first.
move-game-over = the game is over.
move-not-understood = these words mean nothing here. Legal moves: { $legal }
move-no-action = it is not one of the legal actions: { $legal }
move-not-legal-in-batch = in game { $game } it is not one of the legal actions: { $legal }
move-not-legal = the rules don't allow it now.
throw-game-over = the game is over.
throw-not-now = this is not the time for a throw; seats that decide first: { $seats }.
throw-not-text = a throw is a text in the game's notation.
undo-nothing = nothing has happened yet that could be taken back.
take-back-finished = its turn is over, or hasn't begun; marks can only be taken back during it.
take-back-nothing = it has made no mark since the last throw.
lesson-not-asked = you may do that in a game. Here, try what it says above!

## Records: why one can't be replayed

record-json = this is not JSON: it breaks in line { $line }, column { $column }.
record-json-deep = this JSON is nested too deeply or has a number with thousands of digits.
record-format = the format is “{ $expected }”.
record-rules = it was played by other rules; these are “{ $expected }”.
record-field-missing = the field is missing.
record-not-mapping = a mapping (JSON object) is needed.
record-not-list = a list is needed.
record-not-text = a text is needed.
record-number = a whole number from 0 to { $most } is needed.
record-list-per-seat = a list with one entry for each seat is needed (seats: { $seats }).
record-no-such-space = there is no space of this name.
record-space-twice = { $space } appears twice.
record-no-positions = a game of { $game } can't begin with a position of one's own.
record-event-form = an event is a pair: a seat's number and its move, or "dice" and how they fell.
record-too-long = there are more than { $most } events.
record-result = what is stored disagrees with the game, which gives { $expected }.
fair-missing = this game was played without dice that can be checked.
fair-game-id = a name of 1 to 64 letters, digits, “-” and “_” is needed.
fair-digits = { $digits } hexadecimal digits are needed, small letters.
fair-one-of = one of these is needed: { $values }.
fair-seats = every seat must be listed exactly once ({ $seats } in all).
fair-entry = this entry of the table’s log can’t stand there, or lacks something.
fair-log-events = the log doesn’t have the events of this record, or stops before the game begins.
save-dice = the number that the dice follow from is missing.
save-players = a list with “person” or a bot's name for each seat is needed.

## Dice that can be checked: what is wrong

fair-not-opened = The secret of the dice has not been opened yet. That happens when the game ends.
fair-commitment = The secret is not the one that was promised before the game.
fair-promise = Seat { $seat }: its share of the dice is not the one that it promised.
fair-hash = The fingerprint of the log is not the one that the record names.
fair-list = The seats were closed with a list that differs from those who had sat down.
fair-bot = Seat { $seat }: a bot has a promise or a share of the dice. Bots have none.
fair-log = “{ $field }” in the record is not what the log of the table says.
fair-order = By the draw the players sit in the order { $expected }, but they sat in the order { $found }.
fair-first = By the draw seat { $expected } begins, but seat { $found } did.
fair-piece = Seat { $seat }: the draw gives { $expected }, but { $found } was played on.
fair-material = A board or sheet is not what comes with the game under this name.
fair-throw = Throw { $number } should be “{ $expected }”, but it is “{ $found }”.

## Options: what can't be used

option-game = There is no game “{ $game }”. There are: { $games }.
option-unknown = There is no option “{ $option }”. There are: { $options }.
option-seats = A table has 1 to { $most } seats, not { $seats }.
option-names = There is one name for each seat: { $seats ->
    [one] one name
   *[other] { $seats } names
}.
option-first = The seat that begins is a number from 0 to { $last }.
option-first-seat = { $last ->
    [1] There is only seat 1 to begin.
   *[other] The seat that begins is a number from 1 to { $last }.
}
option-no-pieces = The game { $game } has no boards or sheets.
option-pieces = { $pieces ->
    [one] There is one board or sheet
   *[other] There are { $pieces } boards or sheets
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; every seat needs exactly one.
option-bot = There is no bot “{ $bot }”. There are: { $bots }. One of your own is package.module:Class.
option-bot-broken = The bot “{ $bot }” can't be made: { $error }
option-bot-choose = “{ $bot }” is not a bot: it has no choose(game, seat).
option-bot-data = “{ $bot }” is not possible: only { $bots } can have data after an @, as in expert@DATA.
option-bot-no-data = { $game } has no levels that play by other data, so “{ $data }” has no meaning there.
option-player = There is no player “{ $player }”. There are: { $players }. “Ada=person” gives a player a name.
option-games = The number of games is from 1 to { $most }.
option-dice = dice= takes a source of throws: an object with faces(throw, count), such as SeededDice(7).
option-faces = The source of the dice gave { $faces } for { $dice ->
    [one] one die
   *[other] { $dice } dice
}. It must give a number from 0 to 5 for each.
option-seed = { $seed } is not a seed. A seed is a whole number.
option-at-least-one = { $option } is at least 1.
option-price = The price of a turn is a number of points from 0 to { $most }.
option-sheet-twice = A paper has two sides, so --sheet must be given twice, not { $count ->
    [one] once
   *[other] { $count } times
}.
option-language = There is no language “{ $given }” here. There are: { $languages }.
option-command = There is no command “{ $command }”. There are: { $commands }.
option-resume-alone = A saved game already has its seats, boards, dice and first player: use --resume without options for them.
option-nothing-saved = No unfinished game is saved in { $folder }.
option-game-over = The game in { $file } is over. “rollwright show” and “rollwright replay” look at it.
option-svg-record = Only a board or sheet is drawn as SVG, not a game.
option-no-view = The game { $game } has no view, so environments can't show it.
option-extra = This needs { $library }: pip install "rollwright[{ $extra }]" brings it.
option-render-mode = There is no render mode “{ $mode }”. There are: { $modes }.
option-reward = There is no reward “{ $reward }”. There are: { $rewards }.
option-reset-first = Nothing has been dealt yet: reset() comes first.
option-actions = Actions are an array of whole numbers, one for each game (games: { $games }).
option-seat = The seat “{ $seat }” is not at this table: seats are numbers from 0 to { $last }.
option-opponents = Opponents given: { $bots }; other seats at the table: { $seats }.
option-fast-bot = “{ $bot }” can't play thousands of games at once. These can: { $bots }.
option-cluster-workers = --workers is about this machine, and --cluster has workers of its own: use only one of the two.
tournament-bots = A tournament needs at least two bots; bots named: { $bots }.
tournament-seats = A table of a tournament has 2 to 4 seats, not { $seats }.
tournament-sprt = The test needs two differences in Elo, the smaller one first, such as 0,10; neither is beyond { $most }.
tournament-sprt-errors = How often the test may be wrong (alpha, beta) lies between 0 and 0.5.
luck-shape = The luck that { $game } tells must be a table of finite numbers, with a row for each game ({ $games }) and a column for each seat ({ $seats }).

## Clusters

cluster-address = “{ $address }” is not the address of a cluster. One looks like tcp://host:8786; the Dask scheduler prints it when it starts.
cluster-silent = No Dask scheduler answers at { $address }. Is it running there, and does a firewall let the port through?
cluster-empty = The cluster at { $address } has no workers, and none came within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. “dask worker { $address }” starts some.
cluster-bare = rollwright is missing. Every machine of a cluster needs it, all of them the same version.
cluster-version = rollwright is { $there } there, but { $here } here. All machines of a cluster need the same version.
cluster-lost = The connection to the cluster at { $address } has broken. The same command with the same seed gives the same games.
cluster-deadly = Again and again the workers of the cluster at { $address } died while they played the same games. Their logs say why; often memory runs out.

## Files

file-missing = There is no file { $file }, and no board or sheet of that name.
file-folder = { $file } is a folder; a file is needed.
file-unreadable = { $file } can't be read.
file-too-large = { $file } is too large for a board, a sheet or a game.
file-not-text = { $file } is not a text file (UTF-8).
file-not-known = { $file } is neither a board, nor a sheet, nor a recorded game.
file-not-written = { $file } can't be written. Is there such a folder, and may you write to it?
file-written = Written: { $file }
dataset-foreign = { $folder } holds something else. A data set goes to an empty folder, or to one in which the same command, with the same seed, was interrupted.
dataset-not-written = { $file } can't be written. Is there room on the disk, and may you write there? The same command with the same seed goes on where it stopped.
dataset-none = There is no finished data set in { $folder } ({ $file } says that one is).
dataset-game = There is no game { $number } in this data set; its games are numbered from 0 to { $last }.
journal-foreign = { $file } is the journal of another tournament, or of another version of rollwright. The same command goes on with a journal; for a new tournament, name a new file.
journal-luck = { $file } is the journal of this tournament, but luck was measured differently when it was begun; the figures wouldn't go together. Name a new file.
journal-in-use = Another tournament is writing to { $file }: wait for it, or give this one a journal of its own.
journal-none = { $file } is not the journal of a tournament, and is left as it is. Name a new file.
journal-line = Line { $line } of the journal { $file } is damaged. Without that line and those below it, the same command goes on.
journal-not-written = The journal { $file } can't be read or written. Is there room on the disk, and may you write there?

## A command line that can't be understood

usage-UsageError = Something in this line is too much or missing.
usage-NoSuchOption = There is no option { $option }.
usage-BadOptionUsage = { $option } is not used like this: it needs a value, or must have none.
usage-MissingParameter = { $option } is missing.
usage-BadParameter = { $option } needs a whole number.
usage-help = “{ $command }” says what is possible.

## Help pages

help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-levels = Levels
help-everywhere = With every command
help-option--lang = The language: en, de, fr or it; else that of the system or of ROLLWRIGHT_LANG.
help-option--help = This page.
help-rollwright = Roll-and-write dice games. Without a command, the page opens in the browser.
help-version = The version.
help-play = Play with friends at this terminal, or against bots.
help-play-game = The game: { $games }; you are asked if you don't say. With --resume: a saved game's file.
help-game = The game: { $games }
help-seat = Who plays a seat: person, random, a level by its name or number (expert@DATA: by other weights or tables), or package.module:Class; “Ada=person” gives a name. Once for each of 1 to 4 seats; else a person against greedy.
help-pieces = A board (by name or file) or sheet (by name) for each seat, such as A,C; else they are dealt at random.
help-seed = The number that all dice and draws follow from; the same number, the same game.
help-first = The seat that begins, from 1; else it is drawn.
help-resume = Continue the game that was left last, or that of a file.
help-all = Show the boards of all seats at each decision.
help-boards = All boards and sheets.
help-svg-folder = Write them to a folder as pictures instead.
help-show = Show a board, a sheet, or how a recorded game stands.
help-show-what = A name such as A or 1, or a file with a board, a sheet or a game.
help-svg-file = Write a board or sheet to a file as a picture instead.
help-replay = Check a recorded game and tell its result.
help-replay-file = The record (.roll.json).
help-step = Go through it event by event.
help-verify = Check that no throw and no draw of a recorded game was altered or chosen.
help-verify-files = Records (.roll.json).
help-check-store = Check a server's file of tables for damage.
help-check-store-file = The file (tables.sqlite). A server may be running on it.
help-json = Print JSON only, for other programs.
help-simulate = Let bots play many games and sum them up.
help-simulate-seat = The bot of a seat: random, a level by its name or number (expert@DATA: by other weights or tables), or package.module:Class. Once for each seat; else greedy against greedy.
help-games = How many games; else 1000.
help-workers = How many processor cores; else all.
help-cluster = Play on the Dask cluster at this address, such as tcp://host:8786.
help-records = Write every game to this folder as a record.
help-parquet = Write every game, decision and throw to this folder as a data set (Parquet).
help-tournament = Let bots meet on identical dice, and tell how strong they are.
help-tournament-bots = Two or more bots: by name (expert@DATA: by other weights or tables), or package.module:Class. Every two of them meet.
help-tournament-games = How many games each two bots play; else 1000. It is rounded up to whole pairs.
help-seats = How many seats a table has, 2 to 4; else 2. The two bots share them equally.
help-gauntlet = Only the first bot meets the others.
help-no-luck = Don't measure luck: faster with bots that decide quickly, but there are no luck-adjusted figures.
help-sprt = Stop a pairing as soon as it is clear whether its first bot is stronger by one difference in Elo or by another (SPRT), such as 0,10.
help-tournament-json = Write all figures to this file as JSON; - prints only them.
help-csv = Write a row for each pairing to this file.
help-tournament-parquet = Write a row for each game to this file (Parquet).
help-plot = Draw the ladder to this file as a picture (SVG).
help-journal = Keep what is done in this file; interrupted, the same command goes on from there.
help-solve = Solve a game exactly, for the levels that play by the tables; what was solved before is only read. At present this works for Ring & Route's sheets.
help-sheet = A file with a sheet of your own. Twice, for the two sides of the paper; else the sheets of the game.
help-solve-seats = For how many seats, 1 to 4; else for each of them.
help-price = What a turn costs, in points; else nothing, and then what it costs in a race.
meta-command = COMMAND
meta-options = [OPTIONS]
meta-game = GAME
meta-file = FILE
meta-files = FILE…
meta-folder = FOLDER
meta-number = NUMBER
meta-pieces = NAMES
meta-seat = PLAYER
meta-address = ADDRESS
meta-players = PLAYERS
meta-bounds = BOUNDS
meta-board-or-file = BOARD|FILE

## Levels of bots

level-novice = novice
level-novice-about = plays almost at random
level-novice-strength = easy
level-greedy = greedy
level-greedy-about = takes what brings most right now
level-greedy-strength = fairly easy
level-planner = planner
level-planner-about = plans a little ahead
level-planner-strength = medium
level-expert = expert
level-expert-about = plays very well
level-expert-strength = hard
level-master = master
level-master-about = plays best: it also watches the others and looks further ahead
level-master-strength = very hard

## At the table

list-and = { $first } and { $last }
choose-game = Which game shall it be: { $games }? (Enter: { $default })
choose-game-again = Please type a number or a name: { $games }
choose-level = Against which level? (Enter: { $default })
choose-level-again = Please type a number from 1 to 5 or a name: { $levels }
seat-person = Player { $number }
seat-heading = Seat { $number }: { $name }
seat-active = active
seat-asked = to move
seat-won = has won
score = Score
table-opened = { $game }: { $names }. { $first } begins.
table-resumed = { $game } goes on, turn { $turn }.
table-help-hint = “help” explains what can be typed.
table-turn = turn { $number }
table-dice = Dice
throw-due = The dice
table-ask = Your move:
table-enter = (Enter)
table-which = Please type a move, or its number from 1 to { $last }.
table-ambiguous = “{ $line }” can mean several moves: { $moves }.
table-not-understood = “{ $line }” is not understood. “moves” lists what is legal, “help” explains.
table-illegal = “{ $move }” is not possible: { $why }
table-nothing-to-undo = There is no decision yet that could be taken back.
table-undone = Taken back, { $name }: { $move }
table-look-which = Please type a seat from 1 to { $last }.
table-saved = The game is saved: { $file }
table-resume = “{ $command }” goes on with it.
table-record = The game is kept: { $file }
table-look-at-record = “rollwright show” and “rollwright replay” look at it.
table-help-moves =
    Type a move (“cross d5”), its number in the list, or just what sets it apart (“d5”).
    If there is only one move, Enter is enough. Dice are thrown by themselves.
command-help = help
command-moves = moves
command-moves-form = moves
command-moves-help = list the legal moves again
command-look = look
command-look-form = look [SEAT]
command-look-help = show the board of a seat by its number, or of everyone
command-undo = undo
command-undo-form = undo
command-undo-help = back to the last decision of a person; the dice fall the same way again
command-save = save
command-save-form = save [FILE]
command-save-help = save the game (it is also saved when you leave)
command-quit = quit
command-quit-form = quit
command-quit-help = leave; the game is saved
result-winner = { $names } wins!
result-shared = { $names } win together!
result-nobody = Nobody wins.
result-open = The game is not over; finished turns: { $turns }

## Records, step by step

replay-good = The record is good: every move is legal, the result is right.
replay-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}
replay-step = { $number } of { $events }
replay-prompt = Enter: on, p: back, a number, q: quit
verify-good = { $file }: the dice fit the promises in this record. { $throws ->
    [one] One throw, the lots and every promise are
   *[other] { $throws } throws, the lots and every promise are
} right.
verify-words = The four words of its promise: { $words }. If the page showed you other ones, these are not the dice that you were promised.
verify-log-words = The four words of all that happened: { $words }. If somebody who played has other ones on the page, this is not the record of that game.
verify-first = This game was played by the first version of these dice: its record can only be compared with itself.
verify-bad = { $file }: something is wrong with the dice.
check-store-good = { $file }: nothing is damaged. Tables: { $tables }, entries: { $entries }.
check-store-bad = { $file } is damaged.
check-store-table = Table { $table }: { $what }
check-store-unreadable = { $file } can't be read as a file of tables: { $why }.
check-store-version = { $file } was written by another version of rollwright. “rollwright serve” brings an older one up to date.

## Simulated games

simulate-compiling = Compiling the rules, once (about 10 s)…
compiling-levels = Compiling how the levels decide, once (about 20 s)…
bots-preparing = Making the tables that the bots play by, once (about a minute)…
simulate-playing = Playing
simulate-writing = Writing records
simulate-seed = seed { $seed }
simulate-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-by-start = Wins by order of play: { $shares }
simulate-turns = Turns per game: { $mean } on average, { $min } to { $max }, median { $median }
simulate-decisions = Decisions per game: { $mean } on average, { $min } to { $max }, median { $median }
simulate-shared = Shared wins: { $games }
column-seat = Seat
column-player = Player
column-wins = Wins
column-piece = Board or sheet
column-games = Games

## Tournaments

tournament-rounded = Games for each pairing, rounded up to whole pairs: { $games }
tournament-games = Each pairing: { $games } games in { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} on the same dice; { $seats } seats
tournament-raw = as played
tournament-adjusted = luck-adjusted
tournament-anchor = { $bot } has Elo 0 by definition.
tournament-anchor-none = The mean of all has Elo 0.
tournament-anchor-mean = mean = 0
tournament-cross = Win share of the row against the column
tournament-variance = Without luck, { $bot } – { $opponent } is known as well as from { $factor } times as many games.
tournament-sprt-better = { $bot } – { $opponent }: stronger by { $elo1 } Elo rather than { $elo0 }, after { $games } games (LLR { $ratio })
tournament-sprt-not-better = { $bot } – { $opponent }: stronger by { $elo0 } Elo at most rather than { $elo1 }, after { $games } games (LLR { $ratio })
tournament-sprt-open = { $bot } – { $opponent }: { $games } games don't decide between { $elo0 } and { $elo1 } Elo (LLR { $ratio })
tournament-interrupted = Interrupted. The same command goes on where { $file } ends.
tournament-lost = Interrupted. Nothing was kept; with --journal FILE the same command would go on.
tournament-plot-title = { $game }: strength in Elo
tournament-plot-aside = { $seats } seats, { $games } games per pairing, { $zero }
column-pairing = Pairing
column-share = Win share

## Solving

solve-working = Solving for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, price of a turn in points: { $price }
solve-optimum = The mean points of an empty sheet that is played in the best way and begins with an active turn, less what the turns cost:
solve-kept = The tables are kept in { $folder }
column-seats = Seats
column-price = Price of a turn
column-seconds = Seconds

# Training
help-train = Learn what positions are worth by self-play, for the levels that play by it; an interrupted run goes on when the command is given again.
help-out = The file for what was learned.
help-batches = How many batches of games to learn from; without it as many as for the weights that come with the game.
help-curve = A file for the learning curve (SVG).
option-batches = --batches must be a whole number from 1 to { $most }.
option-no-training = { $game } has nothing to learn; its stronger levels are solved or built in. Try diceland.
option-no-solving = { $game } can't be solved exactly; its stronger levels have learned, or are built in. Try ring-and-route.
option-checkpoint = { $file } belongs to another run, or is damaged. Remove it, or name another file with --out.
train-learning = Learning
train-interrupted = Interrupted. What was learned so far is kept in { $file }; the same command goes on with it.
train-done = Learned; the weights are in { $file }. In the last batch a seat needed { $turns } turns for a game, and the value was off by { $error } turns.
train-turns = Turns that a seat needs for a game
train-error = How far the value was off, in turns
train-title = { $game }: learning by self-play
train-batches = batches of games
train-interrupted-early = Interrupted before the first part was kept; the same command begins anew.
option-one-printed = Only one of --json and --csv can be printed.

## The server

help-serve = Play both games in the browser, alone or with friends.
help-host = The address to listen on; else this machine only.
help-port = The port; else 8642 or, if that is taken, any free one.
help-lan = Let others on the home network play, too.
help-data = The folder in which the tables are kept.
help-open = Open the page in the browser; --no-open only prints its address.
option-lan-host = --lan and --host can't be used together; --host says exactly where to listen.
option-port = --port must be a whole number from 0 to 65535; 0 takes any free port.
serve-ready = The server is ready: { $address }
serve-lan = On the home network: { $address }
serve-here-only = Only this computer can reach it. An invitation on the page, or --lan, lets the home network in.
serve-stop = Ctrl+C stops the server; nothing is lost.
serve-other-port = Port { $usual } is in use, so another one is taken: { $port }.
serve-port = Nobody can listen on port { $port } of { $host }: it is taken, or the address is not one of this machine. --port names another one.
serve-data-in-use = Another rollwright already serves the tables in { $folder }. End it first, or name another folder with --data.
serve-data-newer = { $file } was written by a newer version of rollwright. Use that version, or name another folder with --data.
serve-data-unusable = The tables can't be kept in { $folder }: { $why }. Is there room on the disk, may you write there, and is { $file } a file of rollwright?
serve-data-damaged = { $file } in { $folder } is damaged, or not a file of rollwright: { $why }. Put a backup in its place, or name another folder with --data.
serve-setting = { $setting } can't be “{ $value }”. Numbers look like 60 or 0.5, rates like 60/0.5 (at once / per second), lists like a,b, switches are 0 or 1.
serve-no-page = The page has not been built. “make page” builds it; packages of rollwright have it inside.
refused-not-your-seat = this is not your seat.
refused-watching = you are watching; only those who sit at the table can do this.
refused-no-seat = you have no seat at this table.
refused-late = the dice have fallen again since; look at the new throw.
refused-possible = this move is possible.
refused-not-now = this is not what is asked now.
refused-over = the game at this table is over.
refused-bot-plays = a bot plays this seat for you; take it back first.
refused-share = this is not the share of the dice that was promised.
refused-piece = “{ $piece }” is not to be had here; possible are: { $pieces }.
refused-not-gone = this player is here, or has been gone for less than a minute.
refused-not-away = no bot plays for you; the seat is yours already.
refused-others-play = you have already said that you want to end the game; the others have not.
refused-nobody-ends = nobody wants to end the game.
refused-rematch = somebody has asked for a rematch already; sit down there.
refused-no-table = there is no such table, or it has been deleted.
refused-no-such-page = there is nothing at this address.
refused-lesson = this lesson has changed meanwhile. Begin it again.
refused-not-begun = the game has not begun.
refused-invite = this invitation is not valid for this table; ask for its link again.
refused-link = this link has been used already, or a newer one was made.
refused-full = no seat is open any more; you can watch.
refused-nobody-there = nobody sits there.
refused-same-seat = this is the same seat twice.
refused-not-arranger = only whoever made the table, or sits there, can do this.
refused-no-person = at least one seat must be yours.
refused-busy = too much is happening at this table at once; try again.
refused-take-backs = you can take back { $most } moves in each throw; now play on.
refused-log-full = this table has { $most } entries, which is as many as a table can have; it can only be ended.
refused-replay = this game could not be replayed in time; try again later.
refused-too-fast = this was too much at once; wait a moment.
refused-too-many-sockets = at most { $most } connections at once are possible.
refused-too-many-watchers = a table can have at most { $most } people watching.
refused-too-large = this is too large; at most { $most } bytes are accepted.
refused-too-slow = the request took too long to arrive.
refused-not-json = only JSON is understood (content type application/json).
refused-malformed = this message is not understood; the page may be of another version. Load it again.
refused-origin = this request comes from another site.
refused-host = the server is not known by this name; ROLLWRIGHT_SERVE_HOSTS adds one.
refused-door = this server can’t be opened to the home network from here. On its machine, “rollwright serve --lan” does it.
refused-no-network = this computer is not connected to a network.
refused-store = this could not be stored, so it has not happened; try again.
refused-damaged = this table is damaged in the server's file and can't be opened; other tables are not affected.
refused-no-room = the server has no room for more tables. Tables that exist can be played on.
refused-not-maker = only whoever made the table can delete it before the game begins.
refused-fault = something went wrong on the server; nothing was changed.

## A game without words of its own

any-game-score = Points
any-game-aim = A roll-and-write game: throw the dice, then choose from the legal moves.
