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
page-review-account-about = From the chance to win at the start to the result: what the dice, the player’s own decisions and those of the others changed. It adds up for every player; over all players, luck, decisions and rest cancel out.
page-review-rest = “Rest” is what the estimate of the chances was wrong by. The luck of a throw is measured against the exact average of all its outcomes; a decision, against the best one at that moment. Good luck is not a verdict: over many games it evens out.
page-review-summary = { $luck ->
        [good] The dice gave { $name } { page-review-points };
       *[bad] The dice took { page-review-points } from { $name };
    } { $own ->
        [0] no decision cost anything.
       *[other] own decisions cost { $own }.
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
        [one] In the only decision with a choice, { $mean } points of the chance to win were lost
       *[other] In { $unforced } decisions with a choice, { $mean } points of the chance to win were lost on average
    } (between { $low } and { $high } with 95 % confidence).
page-review-level = About as much as this bot loses: { $level }. One game allows anything from { $lowest } to { $highest }.
page-review-level-only = About as much as this bot loses: { $level }.
page-review-no-level = That is too little to name a level.

## The dearest decisions

page-review-dear = The dearest decisions
page-review-whose = Whose decisions
page-review-cost = { page-review-points } lost
page-review-played = Played
page-review-better = Better
page-review-group = { $count ->
        [one] One more move is as good
       *[other] { $count } more moves are as good
    }
page-review-confirmed = Both moves were played on { $games } times with the same dice: { page-review-points } apart (± { $error }).
page-review-show = Show in the game
page-review-no-mistakes = No mistake stands: where another move looked better, it can’t be told apart from chance.
page-review-searching = Looking for mistakes that stand…

## The course of the game

page-review-course = The course of the game
page-review-course-about = Chances to win after every event. Move over the curve, or use the arrow keys: the board below shows the same moment.
page-review-curve = Chances to win, move by move
page-review-lanes = A diamond marks a mistake. Below the curve, for { $name }: the luck of every throw, upwards if it was good, and what each decision cost.
page-review-hash = All chances are estimates, made beforehand by the strongest bot and the same for every game. Their fingerprint:

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
page-review-task = { $name }: { $played }. That cost { page-review-points }. What is better?
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
page-hint-best = Best move
page-hint-plain = Less bold, with a chance of { $share }: { $moves }
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
