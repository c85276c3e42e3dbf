# Diceland on the page, in English.

## Boards

diceland-page-board = Board of { $name }
diceland-page-keys = Arrow keys go from space to space, Enter crosses, N goes to the next space that can be crossed. Number keys press the buttons next to the dice, D is Done, Backspace takes back.
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
diceland-page-show = Show the board of { $name }
diceland-page-own = To your board
diceland-page-to = To the board of { $name }
diceland-page-turn = active player
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
diceland-page-threw = { $throw }: { $dice }.

## What is asked, and what it would mean

diceland-page-ask-pick = Choose a colour for this turn
diceland-page-ask-decide = Throw again, or stop?
diceland-page-ask-use = Use one colour, or pass
diceland-page-ask-treasure = Your treasure throw: use one colour, or pass
diceland-page-ask-cross = { $left ->
    [one] Cross one { diceland-colour-space } space
   *[other] Cross { $left } { diceland-colour-spaces } spaces
}
diceland-page-ask-more = { $left ->
    [one] One more { diceland-colour-space } space
   *[other] { $left } more { diceland-colour-spaces } spaces
}
diceland-page-ask-confirm = All crossed. Press Done to confirm
diceland-page-ask-confirm-or = All crossed. Press Done, or tap another space instead
diceland-page-fits = room for { $room }
diceland-page-too-many = room for only { $room }
diceland-page-out-of-reach = no territory within reach
diceland-page-reroll = { $dice ->
    [one] Throw one die again
   *[other] Throw { $dice } dice again
}
diceland-page-reroll-chance = { $percent } chance of more { diceland-colour }. If none comes, you keep the dice set aside and phase 1 ends.
diceland-page-reroll-full = { $percent } chance of more { diceland-colour }, but there is only room for { $room }: with more you would cross nothing.
diceland-page-stop = { $dice ->
    [one] Stop with one
   *[other] Stop with { $dice }
}
diceland-page-stop-cross = { $dice ->
    [one] You cross one { diceland-colour-space } space.
   *[other] You cross { $dice } { diceland-colour-spaces } spaces.
}
diceland-page-stop-nothing = { $dice ->
    [one] It doesn’t fit anywhere: you cross nothing.
   *[other] They don’t all fit: you cross nothing.
}
diceland-page-use = { $dice ->
    [one] cross one
   *[other] cross { $dice }
}
diceland-page-use-excess = { $free ->
    [one] only one space free
   *[other] only { $free } spaces free
}
diceland-page-use-no-room = no territory with enough room
diceland-page-pass = Pass
diceland-page-pass-hint = cross nothing
diceland-page-done = Done
diceland-page-take-back = Take back

## What the others do, and how it stands

diceland-page-wait-pick = { $name } is choosing a colour…
diceland-page-wait-decide = { $name }: throw again, or stop…
diceland-page-wait-treasure = { $name } is using a treasure throw…
diceland-page-wait = Waiting for { $name }…
diceland-page-leads = { $name } leads with { $count ->
    [one] one treasure
   *[other] { $count } treasures
}.
diceland-page-won = { $count ->
    [0] Nobody has won.
    [one] { $names } has won!
   *[other] { $names } have won together!
}

## The list of events

diceland-page-tell-pick = chooses { diceland-colour }
diceland-page-tell-reroll = throws again
diceland-page-tell-stop = stops
diceland-page-tell-use = uses { diceland-colour }
diceland-page-tell-pass = passes
diceland-page-tell-cross = crosses { $space }

## Settings

diceland-page-immediate = Diceland without “Done”
diceland-page-immediate-hint = The last cross ends your turn at once and can’t be taken back.
