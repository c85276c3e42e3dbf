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
fair-set = The log says that boards or sheets were dealt from the set “{ $set }”, which does not exist.
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
option-set = There is no set “{ $set }”. There are: { $sets }.
option-edition = There is no edition { $edition } of the boards or sheets. The newest one is { $newest }.
option-no-pieces = The game { $game } has no boards or sheets.
option-no-own-pieces = The game { $game } takes no boards or sheets of your own.
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
option-no-workshop = { $game } has no boards or sheets that can be made.
option-style = There is no style “{ $style }”. There are: { $styles }.
option-wish = { $game } knows no wish “{ $wish }” for new boards or sheets. It knows: { $wishes }.
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
option-seeds = Seeds given: { $seeds }; games of the environment: { $games }.
option-dealing = “{ $one }” and “{ $other }” both say what is played on: use only one of the two.
option-split = There is no split “{ $split }”. There are: { $splits }.
option-split-generated = A split needs boards or sheets that are made: generated=True.
option-autoreset = There is no autoreset mode “{ $mode }”. There are: { $modes }.
option-reset-mask = reset_mask is an array of truth values, one for each game (games: { $games }), without a seed or other options.
option-spiel-code = The code of this game for OpenSpiel can't be read: rollwright.envs.spiel.load writes it.
option-cluster-workers = --workers is about this machine, and --cluster has workers of its own: use only one of the two.
tournament-bots = A tournament needs at least two bots; bots named: { $bots }.
tournament-seats = A table of a tournament has 2 to 4 seats, not { $seats }.
tournament-sprt = The test needs two differences in Elo, the smaller one first, such as 0,10; neither is beyond { $most }.
tournament-sprt-errors = How often the test may be wrong (alpha, beta) lies between 0 and 0.5.
luck-shape = The luck that { $game } tells must be a table of finite numbers, with a row for each game ({ $games }) and a column for each seat ({ $seats }).

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
level-master-about = plays best, watches the others and looks further ahead
level-master-strength = very hard

## At the table

list-and = { $first } and { $last }
seat-person = Player { $number }
seat-won = has won
score = Score

## The server

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
refused-hints = hints are given only if one person plays, or at a table that was made for teaching.
refused-not-over = this is possible when the game at this table is over.
refused-coach-busy = the coach has too much to do; try again in a moment.
refused-coach-slow = the coach did not finish in time; try again later.
refused-coach-starting = the coach is getting ready; try again in a moment.
refused-try = these moves don’t fit the position any more; begin again.
refused-setup-lot = a game from a position needs given seats and given boards or sheets, not the lot.
refused-setup-over = this position is the end of a game; there is nothing to play on.
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
refused-banned = whoever runs this server does not let your network in.
refused-restarting = the server is restarting; try again in a moment.
refused-store = this could not be stored, so it has not happened; try again.
refused-damaged = this table is damaged in the server's file and can't be opened; other tables are not affected.
refused-no-room = the server has no room for more tables. Tables that exist can be played on.
refused-not-maker = only whoever made the table can delete it before the game begins.
refused-fault = something went wrong on the server; nothing was changed.

## A game without words of its own

any-game-score = Points
any-game-aim = A roll-and-write game: throw the dice, then choose from the legal moves.
