# The workshop for Ring & Route, in English.

## Instead of the page's words about boards

ring-and-route-page-workshop-yours = Your sheets
ring-and-route-page-workshop-type-in = Type in sheets you own
ring-and-route-page-workshop-copy = Change the game’s sheets
ring-and-route-page-workshop-name-new = My sheets
ring-and-route-page-workshop-name-copy = Sheet { $piece }, changed
ring-and-route-page-workshop-name-typed = From my table
ring-and-route-page-workshop-make-title = New sheets
ring-and-route-page-workshop-another = Other ones
ring-and-route-page-workshop-take = Take these
ring-and-route-page-workshop-from-link = Sheets for you

## Parts and tools

ring-and-route-workshop-part = Part of the paper
ring-and-route-workshop-part-wrong = { $part } ⚠
ring-and-route-workshop-material = Dice, points
ring-and-route-workshop-colour = Colour
ring-and-route-workshop-colour-letter = { $colour } ({ $letter })
ring-and-route-workshop-bare = no colour yet
ring-and-route-workshop-tool = Inside the ring
ring-and-route-workshop-tool-move = Numbers
ring-and-route-workshop-tool-link = Links
ring-and-route-workshop-hint-move = Drag a number to move it, or tap it to change it. Tap a link to choose it.
ring-and-route-workshop-hint-place = { $count } of { $most } numbers. Tap an empty place for the { $value }.
ring-and-route-workshop-hint-link = Drag from one number to another, or tap both. The same again removes the link.
ring-and-route-workshop-hint-to = Now the other end of the link from { $value }.
ring-and-route-workshop-keys = Arrow keys go from space to space. On the ring, the letters r, y, g, b, p and s paint a space and go on to the next. On a number, digits change it, Shift and an arrow key move it, L begins a link or ends it, Delete removes it. Enter paints, chooses or places.

## Spaces and links

ring-and-route-workshop-place = Place for the { $value }, at { $x }, { $y }
ring-and-route-workshop-linked-to = linked to { $numbers }
ring-and-route-workshop-unlinked = no links
ring-and-route-workshop-number = Number { $value } ({ $name })
ring-and-route-workshop-value = Number
ring-and-route-workshop-less = One less
ring-and-route-workshop-more = One more
ring-and-route-workshop-nudge = Move { $way ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
ring-and-route-workshop-link-from = Link from here
ring-and-route-workshop-remove = Remove
ring-and-route-workshop-link = Link { $link }
ring-and-route-workshop-unlink = Remove the link
ring-and-route-workshop-unlink-this = Remove the link { $link }
ring-and-route-workshop-links = { $count ->
    [0] No links
    [one] 1 link
   *[other] { $count } links
}

## What has changed

ring-and-route-workshop-said-placed = { $value } placed, { $count } of { $most } numbers
ring-and-route-workshop-said-moved = { $value } moved to { $x }, { $y }
ring-and-route-workshop-said-removed = { $value } removed
ring-and-route-workshop-said-linked = { $a } and { $b } linked
ring-and-route-workshop-said-unlinked = Link from { $a } to { $b } removed
ring-and-route-workshop-said-ring = { $count } of { $most } ring spaces

## Typing in

ring-and-route-workshop-ring = Ring
ring-and-route-workshop-ring-hint = { $count } of { $most } letters: r red, y yellow, g green, b blue, p purple, s grey; clockwise from the top left corner.
ring-and-route-workshop-numbers = Numbers
ring-and-route-workshop-numbers-hint = { $count ->
    [one] Type the last number, then tap its place.
   *[other] Type the { $count } numbers in any order, then tap their places in the same order.
}
ring-and-route-workshop-numbers-next = { $count ->
    [one] Now tap the place of the { $value }.
   *[other] Now tap the place of the { $value }, then of the others ({ $count } in all).
}
ring-and-route-workshop-pairs = Links
ring-and-route-workshop-pairs-hint = In pairs, by the names beside the numbers: “0 1” links n0 and n1.
ring-and-route-workshop-pairs-wrong = These are no two different spaces: { $pairs }

## Dice and points

ring-and-route-workshop-die = Die { $die }
ring-and-route-workshop-dice-about = Each colour is once on each die, and the three dice differ. Tap a face to give it the colour in hand; the two faces swap.
ring-and-route-workshop-dice-usual = Usual dice
ring-and-route-workshop-points = Points of a route
ring-and-route-workshop-points-about = By the length of the route; a longer one never has less.
ring-and-route-workshop-points-usual = Usual points
ring-and-route-workshop-points-of = { $length ->
    [one] Points of a route of 1 number
   *[other] Points of a route of { $length } numbers
}

## A text that can't be drawn

ring-and-route-workshop-unreadable = This text is no paper yet, so it can’t be drawn. Mend the text, or begin anew.
ring-and-route-workshop-begin = Begin with an empty paper

## Styles of new papers

ring-and-route-style-scatter = Scattered
ring-and-route-style-scatter-about = Number spaces anywhere, linked to what is near.
ring-and-route-style-grid = Grid
ring-and-route-style-grid-about = Number spaces in rows; one half is the mirror image of the other.
ring-and-route-style-rings = Rings
ring-and-route-style-rings-about = Circles around the middle.
ring-and-route-style-spiral = Spiral
ring-and-route-style-spiral-about = One long spiral, with links across its turns.
ring-and-route-style-mirror = Mirror
ring-and-route-style-mirror-about = The right half is the mirror image of the left one.
ring-and-route-style-weave = Weave
ring-and-route-style-weave-about = Many links that cross each other: a line closes many ways.
ring-and-route-style-paths = Paths
ring-and-route-style-paths-about = Few links, and none of them cross: look well ahead.
