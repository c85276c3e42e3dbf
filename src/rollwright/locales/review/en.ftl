# Reviews and exercises on the page, in English. Words that the terminal has, too, are in ../coach.

page-review-points = { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    }

## While it is worked out

page-review-working = Working out what was luck and what was skill…
page-review-again = Try again
page-review-unfinished = A game that is not over

## The account

page-review-account = Luck or skill?
page-review-meaning = What do these figures mean?
page-review-account-about = The bars lead from the chance to win at the start to the result. Chances that are lost can be won back and lost again, so a bar may be longer than 100.
page-review-rest = Luck is how much better or worse the dice fell than they do on average. A decision is compared with the best move at that moment. The rest is how far our own estimates were off. A single game can be decided by luck; over many games, good and bad dice balance out.
page-review-why-you = { $cause ->
        [won-luck] You won, mostly thanks to lucky dice.
        [won-other] You won, mostly because { $name } made mistakes.
        [won-others] You won, mostly because the others made mistakes.
        [lost-luck] You lost, mostly because of unlucky dice.
        [lost-own] You lost, mostly because some of your decisions cost a lot.
       *[lost-others] You lost, mostly because of what the others decided.
    }
page-review-why = { $cause ->
        [won-luck] { $who } won, mostly thanks to lucky dice.
        [won-other] { $who } won, mostly because of mistakes on the other side.
        [won-others] { $who } won, mostly because the others made mistakes.
        [lost-luck] { $who } lost, mostly because of unlucky dice.
        [lost-own] { $who } lost, mostly because some decisions cost a lot.
       *[lost-others] { $who } lost, mostly because of what the others decided.
    }
page-review-table = Account of { $name }
page-review-part = Part
page-review-value = Chance to win, or change in percentage points
page-review-now = Now
page-review-luckiest = Luckiest throw
page-review-unluckiest = Unluckiest throw
page-review-tally = { $kind ->
        [good] good: { $count }
        [unclear] too close to call: { $count }
        [mistake] mistakes: { $count }
        [blunder] grave mistakes: { $count }
       *[forced] without a choice: { $count }
    }
page-review-errors = { $unforced ->
        [one] The only decision with a real choice cost { $mean } points of the chance to win
       *[other] { $unforced } decisions with a real choice cost { $mean } points of the chance to win each, on average
    } (probably between { $low } and { $high }).
page-review-level = That is about the level of this bot: { $level }. After a single game this is vague: it could be anything from { $lowest } to { $highest }.
page-review-level-only = That is about the level of this bot: { $level }.
page-review-no-level = That is too little to name a level.

## The costliest decisions

page-review-dear = Costliest decisions
page-review-whose = Whose decisions
page-review-cost = { page-review-points } lost
page-review-played = Played
page-review-better = Better
page-review-group = { $count ->
        [one] One more move is as good
       *[other] { $count } more moves are as good
    }
page-review-confirmed = The figure above is an estimate. When both moves were played on { $games } times with the same dice, the difference was { page-review-points } (± { $error }).
page-review-show = Show in the game
page-review-no-mistakes = No clear mistakes: where another move looked better, that may as well be chance.
page-review-searching = Looking for clear mistakes…

## The course of the game

page-review-course = The course of the game
page-review-course-about = Chances to win after every event. Move over the curve, or use the arrow keys: the board below shows the same moment.
page-review-curve = Chances to win, move by move
page-review-lanes = A diamond marks a mistake. Below the curve, for { $name }: the luck of every throw, upwards if it was good, and what each decision cost.
page-review-hash = All chances are estimates, made beforehand by the strongest bot and the same for every game. Their fingerprint:
page-review-hash-title = Where the chances come from
page-review-leave = Back

## Find a better move

page-review-find = Find a better move
page-review-find-all = { $count ->
        [one] Find a better move
       *[other] Find better moves ({ $count })
    }
page-review-back = Back to the review
page-review-previous = Previous
page-review-next = Next
page-review-count = { $number } of { $count }
page-review-task = { $name } played: { $played }. That cost { page-review-points }. What is better?
page-review-right = That is right! The chance to win is { $share } now.
page-review-wrong = Not yet: this loses { page-review-points }.
page-review-try-again = Try again
page-review-hint-chances = The best move wins in { $share } of all cases, the one that was played in { $played }.
page-review-solution = Solution
page-review-solution-is = { $moves }. { $more ->
        [0] Nothing else is as good.
        [one] One more move is as good.
       *[other] { $more } more moves are as good.
    }
page-review-skip = Skip
page-review-finish = Done. Found: { $found } of { $count }

## Hints while playing

page-hint-chances = Your chance to win: { $share }
page-hint-best = Best move ({ $chance }):
page-hint-plain = Less bold ({ $share }): { $moves }
page-hint-more = { $count ->
        [one] One more move is as good.
       *[other] { $count } more moves are as good.
    }
page-hint-no-idea = Look for the move that keeps this chance.
page-hint-show = Show the move

## The analysis board

page-analysis-about = Set up any position: see everybody’s chances and what each move is worth, and play on from there.
page-analysis-working = The coach is looking at the position…
page-analysis-game = Game
page-analysis-players = Players
page-analysis-begin = Set up the position
page-analysis-new = Another board
page-analysis-text = Position as text
page-analysis-text-about = Change it, or paste another position, the record of a game, or a link.
page-analysis-text-paste = Paste a position, the record of a game, or a link.
page-analysis-text-set = Set up this text
page-analysis-text-wrong = This is neither a position nor a link to one.
page-analysis-share = Link and text
page-analysis-link = Link to this position
page-analysis-link-about = The position is in the link itself. Nothing is stored on the server.
page-analysis-link-wrong = There is no position in this link. Perhaps it was cut off.
page-analysis-rule = Rule { $rule }: { $why }
page-analysis-chances = Chances to win
page-analysis-moves-of = Moves of { $name }
page-analysis-best = best
page-analysis-best-is = Best: { $moves }
page-analysis-more = Show all { $count }
page-analysis-play = Play this move
page-analysis-no-moves = Dice are due: lay them above, or throw.
page-analysis-over = The game is over. Take back to see how it came about.
page-analysis-throw-which = Which dice fall?
page-analysis-lay = Lay the dice
page-analysis-random = Throw
page-analysis-back = Take back
page-analysis-edit = Change the position
page-analysis-done = Done
page-analysis-whose = Whose board
page-analysis-turn = Whose turn
page-analysis-dice-off = Take the dice off the table
page-analysis-clear = Clear
page-analysis-marks-back = What was marked with the dice on the table is not shown here; a change takes it back.
page-analysis-on = Play on from here
page-analysis-on-about = Who plays? With every seat in your own hands you play against yourself.
page-analysis-on-own = These boards or sheets are not among those of the game, so no table can be opened with them. Here you can play on with every move.
page-analysis-me = Me
