# Why one decision in Diceland is better than another, in English. Every message is a whole sentence.

## Choosing a colour

diceland-coach-unusable = { $dice ->
    [one] The { diceland-colour-dice } die can't be used, so the turn may bring no cross at all.
   *[other] The { $dice } { diceland-colour-dice } dice can't be used, so the turn may bring no cross at all.
}
diceland-coach-treasure-dice = { $dice ->
    [one] One { diceland-colour-dice } die reaches a treasure space at once.
   *[other] { $dice } { diceland-colour-dice } dice reach a treasure space at once.
}
diceland-coach-full = { $dice ->
    [one] One { diceland-colour-dice } die is all that can be used: throwing on could only bring an excess.
   *[other] { $dice } { diceland-colour-dice } dice are all that can be used: throwing on could only bring an excess.
}
diceland-coach-left = { $dice ->
    [one] The move played leaves one { diceland-colour-dice } die to { $name }, who can make much of it.
   *[other] The move played leaves { $dice } { diceland-colour-dice } dice to { $name }, who can make much of them.
}
diceland-coach-nearest = { $left ->
    [one] The colour nearest to complete is { diceland-colour }: one space is left.
   *[other] The colour nearest to complete is { diceland-colour }: { $left } spaces are left.
}
diceland-coach-more-dice = The first throw already has { $dice } { diceland-colour-dice } dice, and all of them can be used.

## Throwing on

diceland-coach-overshoot = Throwing again brings more { diceland-colour-dice } dice than can be used in { $percent } of 100 throws.
diceland-coach-stop = { $percent ->
    [0] Another throw can't improve anything.
   *[other] Another throw improves in only { $percent } of 100 cases.
}
diceland-coach-throw-on = Another throw improves in { $percent } of 100 cases.
diceland-coach-no-risk = There is room for all { diceland-colour-dice } dice that could come: an excess is impossible.

## Crosses

diceland-coach-goal = The better move reaches the goal at once.
diceland-coach-completes = The better move completes a colour: { diceland-colour }.
diceland-coach-treasure = { $count ->
    [one] The better move crosses one more treasure space, which brings a treasure throw.
   *[other] The better move crosses { $count } more treasure spaces, each of which brings a treasure throw.
}
diceland-coach-passed = Passing wastes dice: the { diceland-colour-dice } ones could be used well.
diceland-coach-rather-pass = Passing is better here: the { diceland-colour-space } crosses tie you down.
diceland-coach-blocked = { $free ->
    [one] The territory opened in { diceland-colour } still needs one cross. Until then, { diceland-colour-space } treasures elsewhere are out of bounds.
   *[other] The territory opened in { diceland-colour } still needs { $free } crosses. Until then, { diceland-colour-space } treasures elsewhere are out of bounds.
}
diceland-coach-small = The territory opened in { diceland-colour } has only { $size ->
    [one] one space
   *[other] { $size } spaces
}. Another one within reach has { $larger } and takes more dice.
diceland-coach-single = The move played leaves a single free space in the { diceland-colour-space } territory: only exactly one die fits there.
diceland-coach-treasures-near = { $more ->
    [one] After the better move, one colour reaches a treasure with a single die
   *[other] After the better move, { $more } colours reach a treasure with a single die
}{ $fewer ->
    [0] , instead of none.
   *[other] , instead of { $fewer }.
}
diceland-coach-colours = After the better move, { $more } colours can be used, instead of { $fewer }.

## What else can be said

diceland-coach-chances = The better move is worth { $better } of 100, the move played { $played }.

## The idea of a hint

diceland-coach-idea-treasure = A treasure space is within reach.
diceland-coach-idea-left = Mind the dice that you leave to { $name }.
diceland-coach-idea-nearest = { $left ->
    [one] Think of { diceland-colour }: only one space is left until it is complete.
   *[other] Think of { diceland-colour }, your colour nearest to complete: { $left } spaces are left.
}
diceland-coach-idea-room = { $dice ->
    [one] Look for a colour with room: one of them can still use one die.
   *[other] Look for a colour with room: one of them can use up to { $dice } dice.
}
diceland-coach-idea-throw = Throwing again makes things better in { $improves } of 100 cases; in { $overshoots } it brings too many dice.
diceland-coach-idea-goal = You can reach the goal now.
diceland-coach-idea-pass = Not every die has to be used.
diceland-coach-idea-fill = A territory under way can be filled.
diceland-coach-idea-near = Get next to a treasure space.

## The analysis board

diceland-coach-edit = Press a space to put a cross on it, or to take it off.
diceland-coach-edit-crosses = { $count ->
    [0] No crosses
    [one] One cross
   *[other] { $count } crosses
}, { $treasures } of { $goal } treasures
diceland-coach-add = Lay a die
diceland-coach-add-die = Lay a die: { diceland-colour }
diceland-coach-remove-die = Take this die away: { diceland-colour }
diceland-coach-laid = Dice laid: { $count } of { $due }
