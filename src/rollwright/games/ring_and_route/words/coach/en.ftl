# Why a decision in Ring & Route is better than another, in English. Each message is a whole sentence.

## Marks

ring-and-route-coach-ended-behind = The move that was played ends the game with { $points ->
    [one] one point
   *[other] { $points } points
}, { $behind } behind { $name }.
ring-and-route-coach-end-ahead = With the better move the game is over, { $ahead ->
    [one] one point
   *[other] { $ahead } points
} ahead of { $name }.
ring-and-route-coach-third-misthrow = { $used ->
    [0] No die was used
    [one] One die was used
   *[other] { $used } dice were used
} where { $due } would have gone: the third misthrow, which ends the { $ends ->
    [game] game
   *[sheet] sheet
}.
ring-and-route-coach-misthrow = { $used ->
    [0] No die was used
    [one] One die was used
   *[other] { $used } dice were used
} where { $due } would have gone: misthrow { $count } of 3.
ring-and-route-coach-worth-a-misthrow = The better move is worth misthrow { $count } of 3.
ring-and-route-coach-turn-now = It was time to end the first sheet: on average it brings only { $points ->
    [0] no more points
    [one] one more point
   *[other] { $points } more points
}, in { $turns ->
    [0] less than a turn
    [one] one turn
   *[other] { $turns } turns
}.
ring-and-route-coach-turned-early = The first sheet was ended early: on average it would have brought { $points ->
    [one] one more point
   *[other] { $points } more points
}, in { $turns ->
    [0] less than a turn
    [one] one turn
   *[other] { $turns } turns
}.
ring-and-route-coach-cut-off = The route was cut off from { $spaces ->
    [one] one number
   *[other] { $spaces } numbers
}: it can reach a length of { $most } instead of { $better }.
ring-and-route-coach-next-throw = Of 100 next throws, only { $percent } fit; after the better move it is { $better }.
ring-and-route-coach-ring-step = The better move makes { $crosses } crosses on the ring, for { $points } more points.
ring-and-route-coach-ring-near = After the better move, one more cross makes { $crosses } on the ring, where the points rise.
ring-and-route-coach-more-points = The better move scores { $points ->
    [one] one more point
   *[other] { $points } more points
} at once.
ring-and-route-coach-race = The end is near: { $name } will be done in about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, so points that are there already count more.
ring-and-route-coach-longer-route = The better move takes the route { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
} further.
ring-and-route-coach-more-crosses = The better move makes { $crosses ->
    [one] one more cross
   *[other] { $crosses } more crosses
} on the ring.

## Throwing again

ring-and-route-coach-kept-misthrow = The dice as they lay meant a misthrow; throwing { ring-and-route-coach-dice } again avoids it in { $percent } of 100 throws.
ring-and-route-coach-rerolled-usable = All three dice could be used as they lay; after throwing { ring-and-route-coach-dice } again, only in { $percent } of 100 throws.
ring-and-route-coach-reroll-usable = After throwing { ring-and-route-coach-dice } again, all three dice can be used in { $percent } of 100 throws; with the move that was played, in { $played }.
ring-and-route-coach-third-at-stake = A misthrow would be the third and end the { $ends ->
    [game] game
   *[sheet] sheet
}.
ring-and-route-coach-serves-other = { $name } could use the dice as they lay; thrown again, they mean a misthrow for { $name } in { $percent } of 100 throws.
ring-and-route-coach-spares-other = The dice as they lay mean a misthrow for { $name }; thrown again, { $name } is spared in { $percent } of 100 throws.
ring-and-route-coach-dice = { $dice ->
    [A] die A
    [B] die B
    [C] die C
    [AB] A and B
    [AC] A and C
    [BC] B and C
   *[ABC] all three
}

## Ideas

ring-and-route-coach-idea-keep = Keep the dice: all three can be used.
ring-and-route-coach-idea-keep-misthrow = Keep the dice, even though it is a misthrow: throwing again avoids it in { $percent } of 100 throws at most.
ring-and-route-coach-idea-reroll = { $now ->
    [misthrow] These dice mean a misthrow. Throw { ring-and-route-coach-dice } again: then all three can be used in { $percent } of 100 throws.
   *[usable] You can hope for better dice. Throw { ring-and-route-coach-dice } again: then all three can be used in { $percent } of 100 throws.
}
ring-and-route-coach-idea-ring = Cross { $crosses ->
    [one] one colour
   *[other] { $crosses } colours
} on the ring{ $misthrow ->
    [yes] , even though it is a misthrow.
   *[no] .
}
ring-and-route-coach-idea-route = Take your route { $numbers ->
    [one] to the { $number }
   *[other] as far as the { $number }
}{ $misthrow ->
    [yes] , even though it is a misthrow.
   *[no] .
}
ring-and-route-coach-idea-both = Take your route to the { $number }, and cross { $crosses ->
    [one] one colour
   *[other] { $crosses } colours
} on the ring{ $misthrow ->
    [yes] , even though it is a misthrow.
   *[no] .
}
ring-and-route-coach-idea-nothing = Leave the dice unused.
ring-and-route-coach-idea-enough = Leave it at that: you are done.
ring-and-route-coach-idea-race = A bold plan: end your first sheet with this throw, with { $points ->
    [one] one point
   *[other] { $points } points
}, although { $percent } of 100 next throws would still fit. The game is a race: it is over for everybody as soon as one second sheet ends.
ring-and-route-coach-idea-turn = End your first sheet with this throw, with { $points ->
    [one] one point
   *[other] { $points } points
}: only { $percent } of 100 next throws would still fit.
ring-and-route-coach-idea-end = End the game with this throw.
ring-and-route-coach-idea-next = Then { $percent } of 100 next throws fit this sheet.

## The analysis board

ring-and-route-coach-edit = Press spaces of the ring to cross them, and numbers in the order of the route. Press again to take a mark off; of the route, all that follows goes, too.
ring-and-route-coach-edit-sheet = Sheet
ring-and-route-coach-edit-misthrows = Misthrows
ring-and-route-coach-edit-points = Points of the first sheet
ring-and-route-coach-die = Die { $die }
