# Words of the page that belong to no game.

## Everywhere

page-skip = Skip to the content
page-home = Home
page-close = Close
page-cancel = Cancel
page-name = Name
page-your-name = Your name
page-you = you
page-me = Me
page-language = Language
page-menu = Menu
page-rules = Rules
page-rules-of = The rules of { $game }
page-play = Play
page-connecting = Connecting…
page-lost = There is nothing here
page-lost-about = This address leads nowhere. Everything begins on the home page.

## Home

page-tagline = Roll the dice, fill your sheet
page-welcome = Two dice games for two to four players, people or bots. One click and you’re playing.
page-play-now = Play now
page-play-friends = With friends
page-play-device = On this device
page-play-bots = Several bots
page-level = Level of the bot
page-level-against = Opponent
page-level-named = { $strength } · { $name }
page-go-on = Continue a game
page-go-on-turn = Your turn
page-go-on-gather = Waiting for players
page-go-on-first = You have a game going
page-go-on-yes = Continue it
page-go-on-new = New game
page-quit = Remove this game
page-quit-about = Against bots, the game is deleted. If others are playing, you give your seat up, and a bot can go on for you.
page-quit-yes = Remove
page-games = My games
page-games-about = Your games are kept in this browser.
page-games-none = You haven’t finished a game in this browser yet.
page-games-finished = Finished
page-games-dice-good = The dice are as promised.
page-games-dice-part = The dice fit the record.
page-games-dice-bad = These dice are not as promised.
page-stats = Statistics
page-stats-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-stats-against = Against
page-stats-played = Played
page-stats-won = Won
page-stats-people = Other people
page-stats-device = On this device
page-stats-alone = On your own
page-games-delete = Delete
page-games-delete-sure = Delete this game?
page-games-delete-about = Its result and its record are gone for good.
page-game-missing = Rollwright has no game of this name.
page-record-open = Open a recorded game
page-record-open-about = Choose the file of a game or drop it here, then step through it move by move.
page-record-large = { $file } is too large for a recorded game.
page-record-unreadable = { $file } can’t be read: a recorded game is a JSON file.
page-record-refused = { $file } can’t be opened as a recorded game. { $why }

## Settings

page-settings = Settings
page-settings-theme = Appearance
page-settings-theme-auto = Same as device
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-text = Text size
page-settings-text-usual = Normal
page-settings-text-large = Large
page-settings-text-largest = Very large
page-settings-symbols = Symbols on colours
page-settings-symbols-hint = Every colour has a sign of its own.
page-settings-sound = Sounds
page-settings-volume = Volume
page-settings-motion = Animations
page-settings-speed = Speed of the animations
page-settings-speed-slow = Slow
page-settings-speed-usual = Normal
page-settings-speed-fast = Fast

## Setting a table up

page-setup-bot = Play against bots
page-setup-friends = Play with friends
page-setup-device = Play on this device
page-setup-start = Start the game
page-setup-invite = Invite friends
page-seats = Players
page-seat = Player { $number }
page-seat-open = open
page-seat-numbered = { $name } { $number }
page-seat-add = Add a player
page-seat-remove = Remove player { $number }
page-seat-kind-person = Here
page-seat-kind-open = By link
page-seat-kind-bot = Bot
page-seat-open-about = Whoever opens the link first gets this seat.
page-seat-bot-for = A bot is playing for this person
page-pieces = Boards and order
page-pieces-sides = As the rules say
page-pieces-sides-about = Boards are dealt at random, and everyone chooses a side.
page-pieces-lot = All at random
page-pieces-lot-about = Board and side are random, and you start at once.
page-pieces-hand = By hand
page-pieces-hand-about = You decide who plays on which board.
page-piece = { $piece }
page-piece-change = { $piece }: choose another
page-piece-choose = Which one does player { $number } play on?
page-order = Seating order (a draw decides who begins)
page-order-lot = Random
page-order-given = As in the list
page-setup-print = Print these boards
page-setup-own-missing = The board you wanted isn’t in this browser, or it can’t be played. Here are those of the game.

## Before the game

page-gather = Invite your friends
page-gather-watch = The table is being set up
page-gather-who = At the table
page-gather-open = Open seat
page-gather-kept = Reserved for { $name }
page-gather-bare = You’re watching. To play, ask for the link of the invitation.
page-gather-full = The table is full. You’re watching.
page-gather-rename = Rename { $name }
page-gather-down = { $name }: one place down
page-gather-free = { $name }: free this seat
page-gather-free-sure = Free this seat?
page-gather-free-about = { $name } loses the seat. Whoever opens the link next can take it.
page-gather-free-yes = Free the seat
page-save = Save
page-gather-start = { $open ->
    [0] Start
    [one] Start, a bot takes the open seat
   *[other] Start, bots take the open seats
}
page-leave = Leave the table
page-leave-sure = Leave the table?
page-leave-about = Your seat becomes free. The others stay.
page-leave-about-alone = The table closes, and its link no longer works.
page-link = Link to the table
page-link-qr = The link as a QR code
page-link-copy = Copy the link
page-link-copied = The link is copied.
page-link-share = Share
page-reach-here = So far, this table can be reached from this device only.
page-reach-open = Let others at home join
page-reach-open-about = Phones, tablets and computers on your home network can then reach this table, until you close Rollwright.
page-reach-command = Others at home can join if Rollwright is started with this command:
page-reach-far = For friends elsewhere, Rollwright must run on a server on the internet: see docs/operations.md.
page-reach-window = Link for another window on this device
page-join = Sit down
page-join-about = { $game } with { $names }. What’s your name?
page-join-sit = Sit down
page-revealing = The dice are being prepared…
page-choose-side = Choose your side
page-choose-side-of = { $name }, choose your side
page-choose-side-about = This board is yours. Which side do you play on?
page-choose-wait = The players are choosing their sides
page-choose-done = has chosen
page-choose-still = is choosing…
page-waiting-for = Waiting for { $names }…
page-table-missing = There is no such table, or it has been deleted.
page-table-never-began = This table was closed before the game began.

## Lessons

page-learn = Learn to play
page-print = Print
page-learn-of = Learn { $game }
page-learn-lessons = Lessons
page-learn-place = { $number } of { $count }
page-learn-done = done
page-learn-again = Begin this lesson again
page-learn-read-on = Go on
page-learn-next = Next lesson
page-learn-new-game = Each lesson is a new game.
page-learn-once-more = Once more
page-learn-play = Now play a real game
page-learn-offer = New here? Learn it in three minutes.

## At the table

page-thinking = thinking
page-away = away
page-your-turn = Your turn
page-seat-show = Look at { $name }
page-bot-slow = { $count ->
    [one] { $names } is still thinking. That takes a little longer…
   *[other] { $names } are still thinking. That takes a little longer…
}
page-notify = Tell me when it’s my turn
page-notify-hint = As a notification, while you look at something else.
page-notify-refused = Your browser doesn’t allow notifications of this page.
page-keys = Keys
page-keys-everywhere = Tab goes from one thing to the next, Enter or the space bar presses it, Escape closes what is open. In “Move by move”, the arrows step back and forth. The question mark shows these keys.
page-hand-over = { $name }, it’s your turn
page-hand-over-wait = The others are playing…
page-link-lost = Connection lost, trying again…
page-not-storing = Nothing can be saved right now. Moves wait, and everything goes on by itself.
page-elsewhere = You’re playing somewhere else
page-elsewhere-about = Your seat is open in another tab or on another device. You can bring it back here at any time.
page-elsewhere-here = Play here
page-elsewhere-moved = Your seat is on the other device now. To bring it back, choose “{ $item }” there and open its link here.
page-elsewhere-watch = Watch
page-gone = { $name } has been away for more than a minute.
page-gone-wait = Wait
page-gone-bot = Let a bot take over
page-end = End the game
page-end-about = The game ends without a winner once everyone at the table agrees.
page-end-about-alone = The game ends at once, without a winner.
page-end-yes = Yes, end it
page-end-no = No, play on
page-ending = { $count ->
    [one] { $names } would like to end the game.
   *[other] { $names } would like to end the game.
}
page-ending-agree = Agree
page-ending-withdraw = Play on after all
page-plays-on = { $name } would like to play on.
page-move = Continue on another device
page-move-about = Open this link on the other device, and your seat moves there. The link is for you alone and works once.
page-watch-link = Let others watch
page-watch-about = Whoever opens this link can watch, but not play.
page-watching = You are watching
page-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Afterwards

page-result = Result
page-over = The game is over.
page-over-you = You have won!
page-over-you-share = You share the win with { $names }
page-over-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the win
}
page-over-nobody = Nobody has won
page-over-ended = The game was ended early.
page-rematch = Rematch
page-rematch-easier = Again, but easier
page-rematch-harder = Again, but harder
page-rematch-wanted = { $name } wants a rematch.
page-rematch-sit = Sit down
page-rematch-go = To the rematch
page-challenge = Challenge a friend
page-share-result = Share the result
page-result-more = More about this game
page-share-text = { $game }: { $stand }
page-record-download = Download the record
page-replay = A recorded game
page-history = Move by move
page-history-wait = The moves are coming…
page-history-now = Back to the game
page-history-start = The beginning
page-history-dice = Dice
page-history-event = { $name }: { $what }
page-history-first = To the beginning
page-history-back = One step back
page-history-next = One step on
page-history-last = To the end

## Check the dice

page-check = Check the dice
page-check-running = Every throw is being worked out again …
page-check-good = { $count ->
    [one] The only throw is as promised.
   *[other] All { $count } throws are as promised.
}
page-check-bad = These dice are not as promised.
page-check-part = { $count ->
    [one] The only throw fits the record.
   *[other] All { $count } throws fit the record.
}
page-check-counted = Every time that dice fell counts, also when only some were thrown again.
page-check-all = Your browser has seen this game from the beginning, and the record is what it saw.
page-check-part-file = Your browser did not see this game, so it couldn’t compare the record with what was played.
page-check-part-late = Your browser saw this table only after the seats had been closed: it couldn’t compare what had been promised before.
page-check-part-left = Your browser saw only a part of this game: it couldn’t compare the rest.
page-check-part-told = Your browser had to ask the server how this game writes its throws and what it deals.
page-check-part-first = This game was played by the first version of these dice: the record could only be compared with itself.
page-check-part-silent = Your browser did not send its share in time, so the dice were made without it.
page-check-words = The promise in four words, the same for everybody at the table:
page-check-log-words = The whole game in four words. If others read the same ones, they saw the same game:
page-check-form = The record can’t be checked: “{ $field }” is not as it should be.
page-check-other-game = This is the record of another table.
page-check-other-promise = The promise is not the one that your browser saw at the beginning.
page-check-other-lot = What is drawn by lot is not what your browser saw at the beginning.
page-check-other-list = The list that closed the seats is not the one that your browser saw.
page-check-not-listed = Your browser’s promise was not in the list that closed the seats, so your browser did not send its share.
page-check-other-share = Your browser has sent its share, but the record says that it never came.
page-check-missing = { $count ->
    [one] One entry that your browser saw is missing from the record.
   *[other] { $count } entries that your browser saw are missing from the record.
}
page-check-other-log = The record is not what your browser saw happen.
page-check-rewritten = The server has shown your browser two different histories of this table.
page-check-how = What is checked here?
page-check-how-promise = Before anybody sat down, the server drew a secret and showed its fingerprint. After the game it opens the secret, and the fingerprint must match.
page-check-how-shares = Every browser promised a share. When the seats were closed, a list named everybody with their promises; only then did the browsers show their shares. List and shares went into the dice, and bots have no share. So nobody could choose a share after seeing the others.
page-check-how-throws = Secret, list and shares together fix who begins, what is dealt and every throw. Your browser works all of it out again, and compares the record with what it saw of the game, if it was there.
page-check-how-limits = What remains possible: whoever shows a share last may keep it back, and so choose between two games. The server may end a table, or claim that a share never came; the page of its owner says so. And whoever runs the server may have looked at the secret during the game.

## What went wrong

page-refused-offline = The server can’t be reached. Please try again.
page-refused-elsewhere = You’re playing somewhere else now.
page-refused-unknown = That didn’t work ({ $what }).
page-not-loaded = This part of the page couldn’t be loaded. It comes as soon as the server can be reached.
page-newer = The page has been updated. It is being loaded again…
page-try-again = Try again

## A game that the page has no folder for

page-any-choose = Choose a move.
page-any-waits = Waiting for { $names }.
page-any-dice = Dice: { $dice }
page-any-show = Show { $name } large
page-any-take-back = Take back

## Reviews and hints

page-review = Review
page-workshop = Workshop
page-workshop-own = Boards and sheets of your own:
page-analysis = Analysis board
page-look = Look at this position
page-analysis-from = Begin with a position of your own:
page-hint = Hint
page-hint-thinking = The coach is thinking…
page-teaching = Teaching table
page-teaching-about = Hints are allowed for everybody here, and the record says “with hints”.
page-hinted = With a little help from hints: { $names }
