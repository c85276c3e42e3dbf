# Words of the terminal and of Python's errors alone, which the page never says.

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
dataset-old = The data set in { $folder } was written by an earlier version, without the outcomes of throws as numbers. Its games can be replayed one by one.
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
help-boards-command = Show all boards and sheets, or make new boards of Diceland.
help-boards = All boards and sheets; what is meant without a command.
help-boards-new = Make a new board of Diceland and print its text.
help-boards-style = How it looks: { $boards }.
help-boards-treasures = How many treasures it has; 6 as in the Europe variant. Without this option, 12.
help-sheets-command = Show the sheets of Ring & Route, or make a new paper: two sheets, and dice to go with them.
help-sheets-list = All sheets; what is meant without a command.
help-sheets-new = Make a new paper of Ring & Route and print its text (JSON).
help-sheets-style = How it looks: { $sheets }.
help-new-seed = The number that the result follows from; the same number, the same result. Without it, one is drawn.
help-new-count = How many to make, of consecutive seeds.
help-new-out = The file to write to; with --count, a folder.
new-seed = Made by: { $line }
help-svg-folder = Write them to a folder as pictures instead.
help-show = Show a board, a sheet, or how a recorded game stands.
help-show-what = A name such as A or 1, or a file with a board, a sheet or a game.
help-svg-file = Write a board or sheet to a file as a picture instead.
help-replay = Check a recorded game and tell its result.
help-replay-file = The record (.roll.json).
help-step = Go through it event by event.
help-verify = Check that no throw and no draw of a recorded game was altered or chosen.
help-verify-files = Records (.roll.json).
help-review = Say what a recorded game was decided by: luck, decisions, and which of them were mistakes.
help-review-files = Records (.roll.json).
help-review-svg = Also draw the account and the chances as a picture.
help-json = Print JSON only, for other programs.
help-store-command = For the operator: check, copy and back up what servers keep.
help-store-check = Check a store: is a table damaged, and do the dice of every finished game follow from what was promised?
help-store-where = A folder, its file (tables.sqlite), or the address of a database (postgresql://…). Servers may be running on it.
help-store-copy = Copy all tables to another store, and compare every entry. After a break, the same command goes on.
help-store-to = A folder or the address of a database, on which no server is running yet.
help-store-backup = Write a backup of a folder's tables to a new file, and check it.
help-store-folder = The folder, or its file (tables.sqlite). A server may be running on it.
help-store-backup-file = The new file.
help-store-prepare = Bring a database up to date, as its owner, and give a role the rights to serve.
help-store-database = The address of the database (postgresql://…).
help-store-role = The role that serves.
help-simulate = Let bots play many games and sum them up.
help-simulate-seat = The bot of a seat: random, a level by its name or number (expert@DATA: by other weights or tables), or package.module:Class. Once for each seat; else greedy against greedy.
help-games = How many games; else 1000.
help-workers = How many processor cores; else all.
help-cluster = Play on the Dask cluster at this address, such as tcp://host:8786.
help-records = Write every game to this folder as a record.
help-parquet = Write every game, decision and throw to this folder as a data set (Parquet).
help-values = With --parquet: also the coach’s chances, luck and losses of every event, which takes much longer.
help-observations = With --parquet: also what the seat saw at every decision, and which actions were legal.
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
meta-from = FROM
meta-to = TO
meta-where = STORE
meta-role = ROLE
meta-folder = FOLDER
meta-number = NUMBER
meta-pieces = NAMES
meta-seat = PLAYER
meta-style = STYLE
meta-address = ADDRESS
meta-players = PLAYERS
meta-bounds = BOUNDS
meta-board-or-file = BOARD|FILE

## At the table

choose-game = Which game shall it be: { $games }? (Enter: { $default })
choose-game-again = Please type a number or a name: { $games }
choose-level = Against which level? (Enter: { $default })
choose-level-again = Please type a number from 1 to 5 or a name: { $levels }
seat-heading = Seat { $number }: { $name }
seat-active = active
seat-asked = to move
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

## Training

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
help-store = The address of a PostgreSQL database for the tables, instead of a folder.
help-serve-workers = How many processes serve; else one. Several need --store.
help-open = Open the page in the browser; --no-open only prints its address.
option-lan-host = --lan and --host can't be used together; --host says exactly where to listen.
option-port = --port must be a whole number from 0 to 65535; 0 takes any free port.
option-review-svg = Only one record fits into a picture: name one file with --svg.
option-values = --values and --observations add to a data set: name its folder with --parquet.
serve-ready = The server is ready: { $address }
serve-lan = On the home network: { $address }
serve-here-only = Only this computer can reach it. An invitation on the page, or --lan, lets the home network in.
serve-stop = Ctrl+C stops the server; nothing is lost.
serve-other-port = Port { $usual } is in use, so another one is taken: { $port }.
serve-port = Nobody can listen on port { $port } of { $host }: it is taken, or the address is not one of this machine. --port names another one.
serve-workers-sqlite = Several processes need PostgreSQL: a SQLite file belongs to one process. Name a database with --store postgresql://…, or leave --workers out: one process serves some thousand people.
serve-workers-windows = --workers needs Linux or macOS. On Windows, start several servers on ports of their own, with the same --store.
serve-data-in-use = Another rollwright already serves the tables in { $folder }. End it first, or name another folder with --data.
serve-data-newer = { $file } was written by a newer version of rollwright. Use that version, or name another folder with --data.
serve-data-unusable = The tables can't be kept in { $folder }: { $why }. Is there room on the disk, may you write there, and is { $file } a file of rollwright?
serve-data-damaged = { $file } in { $folder } is damaged, or not a file of rollwright: { $why }. Put a backup in its place, or name another folder with --data.
store-address = “{ $address }” is not the address of a PostgreSQL database. It looks like this: postgresql://user:password@host:5432/database
store-unusable = The database { $address } can't be used: { $why }.
store-old-postgresql = { $address } runs PostgreSQL { $version }. Version { $oldest } or newer is needed.
store-encoding = The database { $address } stores text as { $encoding }. It has to be created with ENCODING 'UTF8'.
store-no-rights = The role in { $address } lacks rights in the database, or the database is not up to date. As its owner, run: rollwright store prepare postgresql://… --role ROLE
store-good = { $where }: nothing is damaged. Tables: { $tables }, entries: { $entries }, finished games with verified dice: { $finished }.
store-bad = { $where } is damaged.
store-table = Table { $table }: { $what }
store-copied = All is copied and compared. Tables: { $tables }, of which { $there } were there already; entries: { $entries }.
store-not-copied = Some tables were not copied. Copied: { $tables }.
store-another = The other store has another table under this id.
store-backed-up = { $file } is a good backup. Tables: { $tables }, entries: { $entries }.
store-prepared = { $address } is ready.
store-unreadable = { $file } can't be read as a file of tables: { $why }.
store-version = { $file } was written by another version of rollwright. “rollwright serve” brings an older one up to date.
store-not-written = { $file } can't be written: { $why }.
store-backup-exists = { $file } is there already. Name a new file for the backup.
serve-setting = { $setting } can't be “{ $value }”. Numbers look like 60 or 0.5, rates like 60/0.5 (at once / per second), lists like a,b, switches are 0 or 1.
serve-no-page = The page has not been built. “make page” builds it; packages of rollwright have it inside.

# rollwright admin
meta-table = TABLE
meta-network = NETWORK
meta-text = TEXT
help-admin = For the operator: list, end and delete tables, and keep networks out, while servers run.
help-admin-list = List the tables in which something happened last.
help-admin-most = How many, at most.
help-admin-end = End the game at a table, as it stands.
help-admin-delete = Delete a table for good.
help-admin-table = The table's id, or its first letters, as the log has them.
help-admin-ban = Keep a network out.
help-admin-unban = Let a network in again.
help-admin-bans = List the networks that are kept out.
help-admin-network = An address such as 192.0.2.7, or a network such as 192.0.2.0/24 or 2001:db8::/48.
help-admin-hours = For how many hours; else for good.
help-admin-why = The reason, for yourself.
admin-under-way = under way
admin-over = over
admin-no-tables = There are no tables.
admin-ended = The game at table { $table } has been ended.
admin-deleted = Table { $table } has been deleted.
admin-banned = { $network } is kept out until { $until } (UTC).
admin-banned-for-good = { $network } is kept out for good.
admin-unbanned = { $network } is let in again.
admin-no-bans = No network is kept out.
admin-no-ban = { $network } is not kept out.
admin-network = “{ $network }” is neither an address nor a network. They look like 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
admin-no-store = No tables have ever been kept in { $folder }. Name another folder with --data, or a database with --store.
admin-several = Several tables begin with “{ $name }”. Give more letters.
admin-hours = --hours has to be more than 0.
admin-unreachable = The server that uses { $folder } can't be reached for this. Are you the user who runs it? Otherwise end it first.

## Printing

help-print = Print boards and sheets, dice and rules: as a PDF file.
help-print-what = Names such as A, E1 or 1, files with boards or papers of your own, “dice”, “rules”, or “pad” for twenty of each.
help-print-out = The PDF file.
help-print-game = The game whose dice and rules are printed; without it, those of the boards and sheets, or of all games.
help-paper = The size of the paper: a4 or letter.
help-per-page = Boards or sheets on a page: 1 or 2.
help-size = How large they are: large (as the page allows), medium or small.
help-grey = For printers without colours: hatchings and symbols instead.
help-copies = How often the pages with boards and sheets are printed.
help-site = The address of the site that printed codes open, such as https://example.org. Without it, they contain the board as text.
meta-print = BOARD|FILE|dice|rules|pad…
meta-paper = PAPER
meta-size = SIZE
