# Diceland on the page, in English.

## Boards

diceland-page-board = Board of { $name }
diceland-page-keys = Arrow keys go from space to space, Enter crosses and, when all is crossed, is Done. N goes to the next space that can be crossed. Number keys press the buttons next to the dice, D is Done, Backspace or Ctrl+Z takes back.
diceland-page-space = { $space }, { diceland-colour }{ $treasure ->
    [yes] , treasure
   *[no] {""}
}, { $state ->
    [crossed] crossed
    [held] chosen, not confirmed yet
    [legal] can be crossed
   *[free] free
}
diceland-page-progress = { $count } of { $goal } treasures
diceland-page-complete = Complete: { $colours }
diceland-page-complete-none = No colour complete yet
diceland-page-goal = Goal: { $goal } treasures + one full colour
diceland-page-means-colour = Crossed as soon as every space of one colour is crossed.
diceland-page-means-treasures = One box for each treasure space of this board. { $goal } treasures and one full colour win.
diceland-page-means-throw = Treasure throw: whoever has crossed a treasure space throws five dice and alone may use one colour of them.
diceland-page-you = You
diceland-page-show = Show the board of { $name }
diceland-page-own = To your board
diceland-page-to = To the board of { $name }
diceland-page-thinking = thinking
diceland-page-finished = done
diceland-page-away = away
diceland-page-owed = { $count ->
    [one] one treasure throw to come
   *[other] { $count } treasure throws to come
}
diceland-page-round = Round { $round }

## Dice

diceland-page-rolling = The dice are rolling.
diceland-page-skip = Tap to skip
diceland-page-number = { $count } { diceland-colour }
diceland-page-aside = Set aside: { $dice }.
diceland-page-others = On the table: { $dice }.
diceland-page-no-dice = The dice are not thrown yet.
diceland-page-your-throw = { $kind ->
    [again] You throw again
    [treasure] Your treasure throw
   *[first] Your throw
}
diceland-page-threw = { $throw }: { $dice }.

## What is asked, and what it would mean

diceland-page-ask-pick = Choose a colour for this turn
diceland-page-in-vain = A dashed frame: with this colour you cross nothing.
diceland-page-all-in-vain = None of these fits: choose any.
diceland-page-ask-decide = Throw again, or stop?
diceland-page-ask-use = Use one colour, or pass
diceland-page-ask-cross = { $left ->
    [one] Cross one { diceland-colour-space } space
   *[other] Cross { $left } { diceland-colour-spaces } spaces
}
diceland-page-ask-more = { $left ->
    [one] One more { diceland-colour-space } space
   *[other] { $left } more { diceland-colour-spaces } spaces
}
diceland-page-ask-confirm = All crossed: press “{ diceland-page-done }”.
diceland-page-cross-all = { $left ->
    [one] Cross it
   *[other] Cross all { $left }
}
diceland-page-first-cross = { $left ->
    [one] First tap one { diceland-colour-space } space on your board.
   *[other] First tap { $left } { diceland-colour-spaces } spaces on your board.
}
diceland-page-taken = { $name } has { diceland-colour }: take another colour.
diceland-page-no-more = No { diceland-colour } this time: no more throws.
diceland-page-last = { $name } has reached the goal: your last crosses!
diceland-page-lost = { $room ->
    [full] All { diceland-colour-spaces } spaces are crossed: nothing is added.
    [0] The { diceland-colour-spaces } spaces are too far away: nothing is crossed.
   *[other] Too many { diceland-colour-dice } dice: nothing is crossed.
}
diceland-news-treasure-you = You have crossed a treasure: { $count } of { $goal }.
diceland-news-colour-you = You have completed a colour: { diceland-colour }!
diceland-news-unused-you = {""}
diceland-news-throw-unused-you = None of these dice fit.
diceland-page-not-now = Just a moment, it’s not up to you now.
diceland-page-not-yours = This is the board of { $name }. You cross on your own.
diceland-page-fits = room for { $room }
diceland-page-too-many = room for only { $room }
diceland-page-full = all crossed
diceland-page-out-of-reach = too far away
diceland-page-reroll = { $dice ->
    [one] Throw one die again
   *[other] Throw { $dice } dice again
}
diceland-page-reroll-chance = { $percent } chance of more { diceland-colour }{ $risk ->
    [0] .
   *[other] , { $risk } of too many.
}
diceland-page-reroll-full = { $risk } chance of too many: then you cross nothing.
diceland-page-reroll-lost = That doesn’t help: you cross nothing.
diceland-page-stop = { $dice ->
    [one] Stop with one
   *[other] Stop with { $dice }
}
diceland-page-stop-cross = { $dice ->
    [one] You cross one { diceland-colour-space } space.
   *[other] You cross { $dice } { diceland-colour-spaces } spaces.
}
diceland-page-stop-nothing = { $room ->
    [full] This colour is complete: you cross nothing.
    [0] Too far away: you cross nothing.
   *[other] Too many dice: you cross nothing.
}
diceland-page-use = { $dice ->
    [one] cross one
   *[other] cross { $dice }
}
diceland-page-use-no-room = too many dice
diceland-page-pass = Pass
diceland-page-pass-hint = cross nothing
diceland-page-done = Done
diceland-page-take-back = Take back

## What the others do, and how it stands

diceland-page-wait-pick = { $name } is choosing a colour…
diceland-page-wait-decide = { $name } is thinking: throw again, or stop?
diceland-page-wait-treasure = { $name } is using a treasure throw…
diceland-page-wait = Waiting for { $name }…
diceland-page-idle = None of these dice fit: you pass.
diceland-page-uses-nothing = nothing to use
diceland-page-nobody = Nobody can use these dice.
diceland-page-did = { $name }: { $what }
diceland-page-spaces = { $count } { diceland-colour }
diceland-page-crosses = Just before, { $name } crossed { $what }.
diceland-page-nearest = { $goal } treasures! Now fill one colour: { $left ->
    [one] one { diceland-colour-space } space is left.
   *[other] { $left } { diceland-colour-spaces } spaces are left.
}
diceland-page-thrown = { $kind ->
    [treasure] { $name }: treasure throw
   *[other] { $name } has thrown
}
diceland-page-then = { $first }, then { $next }
diceland-page-did-treasures = { $count ->
    [one] a treasure
   *[other] { $count } treasures
}
diceland-page-leads = { $name } leads with { $count ->
    [one] one treasure
   *[other] { $count } treasures
}.
diceland-page-leads-you = You lead with { $count ->
    [one] one treasure
   *[other] { $count } treasures
}.
diceland-page-won = { $count ->
    [0] Nobody has won.
    [one] { $names } has won!
   *[other] { $names } have won together!
}
diceland-page-won-you = { $count ->
    [one] You have won!
   *[other] You and { $names } have won together!
}

## The end

diceland-page-sum-colours = Full colours
diceland-page-sum-crosses = Crosses
diceland-page-sum-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}

## The list of events

diceland-page-tell-pick = chooses { diceland-colour }
diceland-page-tell-reroll = throws again
diceland-page-tell-stop = stops
diceland-page-tell-use = uses { diceland-colour }
diceland-page-tell-pass = passes
diceland-page-tell-cross = crosses one { diceland-colour-space } { $treasure ->
    [yes] treasure space
   *[no] space
}
diceland-page-tell-at = { $what } at { $space }
diceland-page-tell-place = { $what } ({ $place } of { $due })

## A decision as what is to be done

diceland-page-move-pick = choose { diceland-colour }
diceland-page-move-reroll = throw again
diceland-page-move-stop = stop
diceland-page-move-use = use { diceland-colour }
diceland-page-move-pass = pass
diceland-page-move-cross = cross { $count ->
    [one] one { diceland-colour-space } space
   *[other] { $count } { diceland-colour-spaces } spaces
}{ $treasures ->
    [0] { "" }
    [one] , one of them a treasure
   *[other] , { $treasures } of them treasures
}
diceland-page-move-treasure = cross one { diceland-colour-space } treasure space
diceland-page-do-pick = choose { diceland-colour }
diceland-page-do-reroll = throw again
diceland-page-do-stop = stop
diceland-page-do-use = use { diceland-colour }
diceland-page-do-pass = pass
diceland-page-do-cross = { diceland-page-move-cross }
diceland-page-do-treasure = { diceland-page-move-treasure }

## Settings

diceland-page-immediate = Diceland without “Done”
diceland-page-immediate-hint = The last cross ends your turn at once and can’t be taken back.

## Sets of boards

diceland-sets = Which boards
diceland-set-base = The eight boards
diceland-set-base-about = Rectangles with obstacles and twelve treasures, of which nine are needed.
diceland-set-europe = Europe
diceland-set-europe-about = Countries and coasts: smaller, without obstacles, and with six treasures, of which five are needed.
