# Ring & Route on the page, in English.

## Dice

ring-and-route-page-dice = Dice
ring-and-route-page-die = Die { $die }: { $number }, { $colour }
ring-and-route-page-die-used = Die { $die }: { $number }, { $colour }, used
ring-and-route-page-die-falling = Die { $die }: not fallen yet
ring-and-route-page-faces = The faces of the dice

## Spaces and sheets

ring-and-route-page-sheet = Sheet { $name }
ring-and-route-page-sheet-of = Sheet of { $name }: { $summary }
ring-and-route-page-sheet-summary = { $crosses ->
    [0] nothing crossed on the ring
    [one] one ring space crossed
   *[other] { $crosses } ring spaces crossed
}, { $length ->
    [0] no route yet
    [one] route begun at { $route }
   *[other] route { $route }
}, { $misthrows } of { $most } misthrows
ring-and-route-page-space-ring = Ring space { $space }, { $colour }
ring-and-route-page-space-crossed = crossed
ring-and-route-page-space-number = Number { $value }, space { $space }
ring-and-route-page-space-on-route = on the route, place { $place }
ring-and-route-page-space-start = start
ring-and-route-page-space-head = its end
ring-and-route-page-space-possible = can be marked with { $dice }

## What is going on

ring-and-route-page-ask-keep = Your throw: keep the dice, or tap those to throw again, once.
ring-and-route-page-ask-mark = Tap dice, then a space. Or just tap a lit space.
ring-and-route-page-no-mark = Nothing more can be marked with these dice.
ring-and-route-page-all-used = All three dice are used.
ring-and-route-page-chosen-one = { $number } on the route or { $colour } on the ring.
ring-and-route-page-chosen-sum = { $parts } = { $sum } on the route.
ring-and-route-page-chosen-none = There is no space for that.
ring-and-route-page-decides = { $name } is deciding whether to throw again.
ring-and-route-page-waiting = { $count ->
    [one] { $names } is still marking.
   *[other] Still marking: { $names }.
}
ring-and-route-page-winners = { $count ->
    [one] { $names } wins with { ring-and-route-page-points }.
   *[other] A shared win with { ring-and-route-page-points }: { $names }.
}

## What one can do

ring-and-route-page-keep = Keep
ring-and-route-page-reroll = Throw { $dice } again
ring-and-route-page-reroll-none = Throw again
ring-and-route-page-take-back = Take back
ring-and-route-page-done = Done
ring-and-route-page-done-misthrow = Done, misthrow
ring-and-route-page-too-few = { $used ->
    [0] You haven’t used any dice yet
    [one] You have used one die
   *[other] You have used { $used } dice
}; you need { $due }.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } If you finish now, that is misthrow { $count } of { $most }.
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } If you finish now, that is your third misthrow and the end of this sheet.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } If you finish now, that is your third misthrow and the end of the game.
ring-and-route-page-turn = Finish this sheet…
ring-and-route-page-turn-means = This is final: the sheet stays at { ring-and-route-page-points }, and from the next throw on you play the other side.
ring-and-route-page-turn-do = Finish this sheet
ring-and-route-page-turn-not = Not yet
ring-and-route-page-which-dice = With which dice?
ring-and-route-page-cancel = Cancel

## Points

ring-and-route-page-points = { $points ->
    [one] one point
   *[other] { $points } points
}
ring-and-route-page-ring = Ring
ring-and-route-page-ring-points = { $crosses ->
    [one] one cross
   *[other] { $crosses } crosses
}: { ring-and-route-page-points }
ring-and-route-page-route = Route
ring-and-route-page-route-points = { $length ->
    [one] one number
   *[other] { $length } numbers
}: { ring-and-route-page-points }
ring-and-route-page-misthrows-label = { $count } of { $most } misthrows
ring-and-route-page-on-sheet = { $which ->
    [1] First sheet
   *[2] Second sheet
}
ring-and-route-page-first-sheet = First sheet: { ring-and-route-page-points }

## Seats

ring-and-route-page-own = { $name } (you)
ring-and-route-page-active = active
ring-and-route-page-thinks = thinking
ring-and-route-page-finished = done
ring-and-route-page-waits = waiting
ring-and-route-page-show = Show { $name }’s sheet large

## The list of events

ring-and-route-page-told-keep = keeps the dice
ring-and-route-page-told-reroll = throws { $dice } again
ring-and-route-page-told-ring = crosses ring space { $space } with { $dice }
ring-and-route-page-told-route = goes on to number space { $space } with { $dice }
ring-and-route-page-told-done = done
ring-and-route-page-told-turn = done, and turns the sheet over
ring-and-route-page-pieces = Sheets and order
ring-and-route-page-pieces-sides-about = Both sides are played; everyone chooses which comes first.
ring-and-route-page-pieces-lot-about = Which side comes first is random, and you start at once.
ring-and-route-page-pieces-hand-about = You decide who begins on which side.
ring-and-route-page-piece-choose = Which side does player { $number } begin on?
ring-and-route-page-choose-side = Choose your first side
ring-and-route-page-choose-side-of = { $name }, choose your first side
ring-and-route-page-choose-side-about = Both sides are played. Which one do you start with?
