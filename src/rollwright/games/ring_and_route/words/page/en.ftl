# Ring & Route on the page, in English.

## Dice

ring-and-route-page-dice = Dice
ring-and-route-page-die = Die { $die }: { $number }, { $colour }
ring-and-route-page-die-used = Die { $die }: { $number }, { $colour }, used
ring-and-route-page-die-falling = Die { $die }: not fallen yet
ring-and-route-page-faces = Dice faces
ring-and-route-page-faces-about = The three dice differ: each has its own colour for each number.
ring-and-route-page-keys = A, B and C pick dice, R throws the picked ones again, K keeps all. Arrow keys go from space to space, N goes to the next space that can be marked, Enter marks it. D is Done, T finishes the sheet, U takes back.

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
ring-and-route-page-space-ring =
    Ring space, { $colour }, { $place ->
        [n] top, in the middle
        [nne] top, right of the middle
        [ne] top right corner
        [ene] right side, above the middle
        [e] right side, in the middle
        [ese] right side, below the middle
        [se] bottom right corner
        [sse] bottom, right of the middle
        [s] bottom, in the middle
        [ssw] bottom, left of the middle
        [sw] bottom left corner
        [wsw] left side, below the middle
        [w] left side, in the middle
        [wnw] left side, above the middle
        [nw] top left corner
       *[nnw] top, left of the middle
    }
ring-and-route-page-space-crossed = crossed
ring-and-route-page-space-number =
    Number { $value }, { $place ->
        [n] top
        [ne] upper right
        [e] right
        [se] lower right
        [s] bottom
        [sw] lower left
        [w] left
        [nw] upper left
       *[middle] in the middle
    }
ring-and-route-page-space-on-route = on the route, place { $place }
ring-and-route-page-space-start = start
ring-and-route-page-space-head = its end
ring-and-route-page-space-lost = out of the route’s reach
ring-and-route-page-space-possible = can be marked with { $dice }

## What is going on

ring-and-route-page-goal = Goal: the most points from both sheets
ring-and-route-page-use-all = You threw: use all three
ring-and-route-page-use-two = { $name } threw: use at least two
ring-and-route-page-threw = { $name } threw
ring-and-route-page-you-throw = You throw
ring-and-route-page-last-throw = { $count ->
    [one] Last throw! { $names } has ended the second sheet.
   *[other] Last throw! { $names } have ended their second sheets.
}
ring-and-route-page-last-throw-you = Last throw! Your second sheet has ended.
ring-and-route-page-the-other = the other { $number }
ring-and-route-page-worth = { ring-and-route-page-points }, then { $next }
ring-and-route-page-standing = { $sheet ->
    [1] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, first sheet
   *[2] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, second sheet
}
ring-and-route-page-used = { $enough ->
    [1] Used: { $used } ✓
   *[0] Used: { $used }
}
ring-and-route-page-one-die = On the ring, each die crosses a space of its own. Choose one die.
ring-and-route-page-choose-first = First tap the dice that you want to throw again.
ring-and-route-page-cut-off = Your route can’t get to this number any more: no free link leads there.
ring-and-route-page-lost = From here, your route can’t get to { $numbers } any more.
ring-and-route-page-route-ends = Your route can’t go on from here.
ring-and-route-page-ask-keep = Keep the dice, or tap some and throw them once more.
ring-and-route-page-ask-mark = Tap a lit space, or tap dice first.
ring-and-route-page-no-mark = { $used ->
    [0] Nothing fits these dice.
   *[other] Nothing more fits.
}
ring-and-route-page-no-mark-misthrow = { $ends ->
    [sheet] { ring-and-route-page-no-mark } The third misthrow ends this sheet.
    [game] { ring-and-route-page-no-mark } The third misthrow ends the game.
   *[nothing] { ring-and-route-page-no-mark } That is misthrow { $count } of { $most }.
}
ring-and-route-page-all-used = All three dice are used. Tap “{ ring-and-route-page-done }”.
ring-and-route-page-chosen-one = { $number } on the route or { $colour } on the ring.
ring-and-route-page-chosen-sum = { $parts } = { $sum } on the route.
ring-and-route-page-chosen-none = There is no space for that.
ring-and-route-page-decides = { $name } is deciding whether to throw again.
ring-and-route-page-waiting = { $count ->
    [one] { $names } is still marking.
   *[other] Still marking: { $names }.
}
ring-and-route-page-did-both = { $name }: { $numbers } on the route, { $colours } on the ring.
ring-and-route-page-did-route = { $name }: { $numbers } on the route.
ring-and-route-page-did-ring = { $name }: { $colours } on the ring.
ring-and-route-page-did-nothing = { $name } marks nothing.
ring-and-route-news-misthrow-you = { $count ->
    [3] That is your third misthrow: your { $sheet ->
        [2] second
       *[1] first
    } sheet ends, and you keep its points.
   *[other] You have a misthrow ({ $count } of 3).
}
ring-and-route-news-last-misthrow-you = The game ends after this throw: you have three misthrows.
ring-and-route-news-turned-you = { $points ->
    [one] Your first sheet is finished: you keep one point. Now for your second!
   *[other] Your first sheet is finished: you keep { $points } points. Now for your second!
}
ring-and-route-page-winners = { $count ->
    [one] { $names } wins with { ring-and-route-page-points }.
   *[other] A shared win with { ring-and-route-page-points }: { $names }.
}
ring-and-route-page-winners-you = { $count ->
    [one] You win with { ring-and-route-page-points }!
   *[other] You share the win with { $names }: { ring-and-route-page-points }.
}
ring-and-route-page-ended-misthrows = { $count ->
    [one] The game is over: { $names } has three misthrows on the second sheet.
   *[other] The game is over: { $names } have three misthrows on their second sheets.
}
ring-and-route-page-ended-misthrows-you = The game is over: you have three misthrows on your second sheet.
ring-and-route-page-ended-full = { $count ->
    [one] The game is over: { $names } has filled the second sheet.
   *[other] The game is over: { $names } have filled their second sheets.
}
ring-and-route-page-ended-full-you = The game is over: you have filled your second sheet.

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
}; you need { $due }. Something still fits.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } If you finish now, that is misthrow { $count } of { $most }.
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } If you finish now, that is your third misthrow and the end of this sheet.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } If you finish now, that is your third misthrow and the end of the game.
ring-and-route-page-finish = Ring & Route without “Done”
ring-and-route-page-finish-hint = Using the third die ends your turn; taking back is then too late.
ring-and-route-page-go-on = Go on
ring-and-route-page-turn = Finish sheet…
ring-and-route-page-turn-means = Your first sheet then keeps its { ring-and-route-page-points }, and nothing is added any more. From the next throw on you play your second sheet.
ring-and-route-page-turn-misthrow = You used too few dice, so the old sheet gets a misthrow, too; there it does no harm.
ring-and-route-page-turn-do = Finish this sheet
ring-and-route-page-turn-not = Not yet
ring-and-route-page-which-dice = With which dice?
ring-and-route-page-cancel = Cancel

## Points

ring-and-route-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ring-and-route-page-ring-so-far = { $step ->
    [0] Ring: { $crosses }
   *[other] Ring: { $crosses } of { $step }
}
ring-and-route-page-route-so-far = { $ended ->
    [1] Route: { $length }, at its end
   *[0] Route: { $length }
}
ring-and-route-page-ring = Ring
ring-and-route-page-ring-points = { $crosses ->
    [one] 1 cross
   *[other] { $crosses } crosses
}: { ring-and-route-page-points }
ring-and-route-page-route = Route
ring-and-route-page-route-points = { $length ->
    [one] 1 number
   *[other] { $length } numbers
}: { ring-and-route-page-points }
ring-and-route-page-crosses = Crosses
ring-and-route-page-numbers = Numbers
ring-and-route-page-misthrows = Misthrows
ring-and-route-page-misthrows-label = { $count } of { $most } misthrows
ring-and-route-page-on-sheet = { $which ->
    [1] First sheet
   *[2] Second sheet
}
ring-and-route-page-turns = { $turns ->
    [one] The game took one throw.
   *[other] The game took { $turns } throws.
}
ring-and-route-page-summary = Points: ring + route.
ring-and-route-page-first-sheet = First sheet: { ring-and-route-page-points }

## Seats

ring-and-route-page-own = { $name } (you)
ring-and-route-page-active = threw
ring-and-route-page-thinks = thinking
ring-and-route-page-finished = done
ring-and-route-page-waits = waiting
ring-and-route-page-show = Show { $name }’s sheet large
ring-and-route-page-framed = Frames show the newest marks.
ring-and-route-page-back = Back to my sheet

## The list of events

ring-and-route-page-told-keep = keeps the dice
ring-and-route-page-told-reroll = throws { $dice } again
ring-and-route-page-told-ring = crosses { $colour } on the ring with { $dice }
ring-and-route-page-told-route = goes on to the { $number } with { $dice }
ring-and-route-page-told-done = done
ring-and-route-page-told-turn = finishes the sheet

## A decision as what is to be done

ring-and-route-page-move-keep = keep the dice
ring-and-route-page-move-reroll = throw { $dice } again
ring-and-route-page-move-ring = cross { $colour } on the ring{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
   *[plain] {""}
}
ring-and-route-page-move-route = take the route to the { $number }{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
    [sum] {" "}({ $parts })
   *[plain] {""}
}
ring-and-route-page-move-done = tap “{ ring-and-route-page-done }”
ring-and-route-page-move-turn = finish the sheet
ring-and-route-page-do-keep = keep the dice
ring-and-route-page-do-reroll = throw { $dice } again
ring-and-route-page-do-ring = { ring-and-route-page-move-ring }
ring-and-route-page-do-route = { ring-and-route-page-move-route }
ring-and-route-page-do-done = tap “{ ring-and-route-page-done }”
ring-and-route-page-do-turn = finish the sheet
ring-and-route-page-these = { $letters ->
    [AB] A and B
    [AC] A and C
    [BC] B and C
    [ABC] all three
   *[other] { $letters }
}
ring-and-route-page-with = { $letters ->
    [AB] with A and B
    [AC] with A and C
    [BC] with B and C
    [ABC] with all three
   *[other] with die { $letters }
}
ring-and-route-page-pieces = Sheets and order
ring-and-route-page-pieces-sides-about = Both sheets are played; everyone chooses which comes first.
ring-and-route-page-pieces-lot-about = Which sheet comes first is random, and you start at once.
ring-and-route-page-pieces-hand-about = You decide who begins on which sheet.
ring-and-route-page-piece-choose = Which sheet does player { $number } begin on?
ring-and-route-page-setup-print = Print these sheets
ring-and-route-page-setup-own-missing = The sheets you wanted aren’t in this browser, or they can’t be played. Here are those of the game.
ring-and-route-page-choose-side = Choose your first sheet
ring-and-route-page-choose-side-of = { $name }, choose your first sheet
ring-and-route-page-choose-side-about = Both sheets are played. Which one do you start with?

# The papers
ring-and-route-sets = Which paper
ring-and-route-set-1 = First paper
ring-and-route-set-1-about = Sheets 1 and 2: nets of thirty links, some of which cross.
ring-and-route-set-2 = Corridors
ring-and-route-set-2-about = Sheets 3 and 4: few links: corridors along the edge, and bridges that cross each other. Both sides have the same net, drawn in two ways.
ring-and-route-set-3 = Squares
ring-and-route-set-3-about = Sheets 5 and 6: large numbers in the middle, no link crosses another, and colours stand in groups. Both sides have the same net, drawn in two ways.
