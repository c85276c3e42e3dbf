# The rules of Ring & Route as the page tells them. Numbers of rules are those of RULES.md.

ring-and-route-rules-facts = For 2 to 4 players aged 8 or older, about 20 minutes
ring-and-route-rules-back = Back
ring-and-route-rules-next = Next
ring-and-route-rules-step = Step { $step } of { $count }

## Pictures, for those who hear them

ring-and-route-rules-picture = Sheet { $sheet }. { $crosses ->
    [0] No ring space is crossed.
    [one] One ring space is crossed.
   *[other] { $crosses } ring spaces are crossed.
} { $length ->
    [0] There is no route yet.
   *[other] The route: { $route }.
} { $misthrows ->
    [0] No misthrow.
    [one] One misthrow.
   *[other] { $misthrows } misthrows.
}
ring-and-route-rules-dice = { $count ->
    [0] The dice are still to be thrown.
   *[other] Dice: { $dice }. Of these used: { $used }.
}
ring-and-route-rules-points = { $part ->
    [ring] Ring: { $crosses ->
        [one] one cross
       *[other] { $crosses } crosses
    }, { $ring ->
        [one] one point
       *[other] { $ring } points
    }.
   *[all] Ring: { $crosses ->
        [one] one cross
       *[other] { $crosses } crosses
    }, { $ring ->
        [one] one point
       *[other] { $ring } points
    }. Route: { $length ->
        [one] one number
       *[other] { $length } numbers
    }, { $route ->
        [one] one point
       *[other] { $route } points
    }. In all so far: { $total }.
}

## Aim

ring-and-route-rules-aim = The aim
ring-and-route-rules-aim-points = Collect more points than anyone else: with crosses on the ring along the edge of your sheet, and with a route through the numbers inside it.
ring-and-route-rules-aim-sheets = You have two sheets, the two sides of one piece of paper, and play one after the other. Which comes first is up to you.
ring-and-route-rules-tour = What is on a sheet
ring-and-route-rules-tour-1 = The ring: 16 spaces in six colours.
ring-and-route-rules-tour-2 = Inside it, 13 numbers joined by links. Your route will run along the links.
ring-and-route-rules-tour-3 = Three boxes for misthrows. With the third the sheet is finished.
ring-and-route-rules-tour-4 = Three dice. Each face shows a number and a colour, and each die pairs them differently.
ring-and-route-rules-setup = Setting up
ring-and-route-rules-setup-sheets = Everyone has the same piece of paper and decides which sheet to start with. With “{ page-play-now }” this is random.
ring-and-route-rules-setup-first = Who is the first active player is drawn at random.
ring-and-route-rules-setup-here = Here, the dice roll by themselves. Tap a lit space, or first the dice and then a space. “{ ring-and-route-page-take-back }” undoes a mark, and with “{ ring-and-route-page-done }” you have finished the throw. If you share a device, the page says whose turn it is.

## A turn

ring-and-route-rules-play = A turn
ring-and-route-rules-play-throw = The active player throws the three dice. If they like, they throw again, just once: one die, two, or all three.
ring-and-route-rules-play-look = Before throwing again, you may look at the faces of the dice to see which colour comes with which number. At the table, “{ ring-and-route-page-faces }” shows them; here, they are under “{ ring-and-route-rules-signs }”.
ring-and-route-rules-play-use = Now everyone plays with these dice, each on their own sheet. Use as many as you like, each once at most: for its colour, for its number, or in a sum with others. Mix them freely, in any order.
ring-and-route-rules-play-next = Then the next player clockwise becomes active.
ring-and-route-rules-turn = One throw, four ways to use it
ring-and-route-rules-turn-1 = Ada is active: a green 6, a green 1, a red 3. She doesn’t want the red 3.
ring-and-route-rules-turn-2 = She throws that die again and gets a yellow 2. These dice count, for everyone.
ring-and-route-rules-turn-3 = Ada starts her route at the 6 and crosses yellow and green, side by side.
ring-and-route-rules-turn-4 = Ben crosses yellow and starts his route at the 7, which is 6 + 1.
ring-and-route-rules-turn-5 = Cleo crosses three neighbours on the ring: green, yellow, green.
ring-and-route-rules-turn-6 = Dario starts at the 6 and goes straight on to the 2 and the 1.

## Marking

ring-and-route-rules-mark = Marking
ring-and-route-rules-mark-colours = Colours on the ring
ring-and-route-rules-mark-ring = A die crosses one ring space of its colour. Your first cross can go anywhere, each later one next to an older one. So the crosses form an arc that grows at both ends.
ring-and-route-rules-ring = An arc grows
ring-and-route-rules-ring-1 = Ada’s first cross: a red space, anywhere on the ring.
ring-and-route-rules-ring-2 = Purple and blue lie next to it, one on each side.
ring-and-route-rules-ring-3 = The next throw brings yellow and purple. Both fit, one at each end.
ring-and-route-rules-ring-4 = Five in a row. Now the arc can go on with green at its upper end or with grey at its lower end.
ring-and-route-rules-mark-numbers = Numbers on the route
ring-and-route-rules-mark-route = Choose any number to start with; it gets a circle. From then on the next number must be linked to the one you marked last. The route grows at this end only.
ring-and-route-rules-mark-cross = It never returns to a number and never crosses its own line. Passing close by is fine.
ring-and-route-rules-mark-sum = A number is marked with a die that shows it, or with two or three dice that add up to it.
ring-and-route-rules-route = A route, and a way that closes
ring-and-route-rules-route-1 = A grey 5 and a red 3 make 8, whatever their colours: here Ada’s route starts. The third die is still free.
ring-and-route-rules-route-2 = Later: 8, 12, 7. With these dice the route can go on to the 6, the 3 or the 5.
ring-and-route-rules-route-3 = Later still: 8, 12, 7, 3, 1, 9, 4. No way leads to the 6 any more: the last one left goes from the 4 to the 2, and it would cross the line from 3 to 1. Dotted links are closed.

## Misthrows

ring-and-route-rules-misthrows = Misthrows
ring-and-route-rules-misthrows-due = The active player should use all three dice, everyone else at least two. Whoever uses fewer marks a misthrow.
ring-and-route-rules-misthrows-third = The third misthrow finishes the sheet, and it is scored. If it was your first sheet, you go on with your second at the next throw.
ring-and-route-rules-misthrows-turn = After any throw you may also end your first sheet by choice; your second you may not.
ring-and-route-rules-misthrow = Are two dice enough?
ring-and-route-rules-misthrow-1 = Ada is active. Yellow fits on her ring, and after it grey.
ring-and-route-rules-misthrow-2 = For the green 1 there is no place. Two dice out of three: a misthrow for Ada.
ring-and-route-rules-misthrow-3 = Ben uses two dice as well: green on the ring, the 6 on the route. He isn’t active, so that is enough.
ring-and-route-rules-misthrow-4 = Much later. Ada has two misthrows, and none of these dice fits.
ring-and-route-rules-misthrow-5 = That was her third: the first sheet brought 8 + 18 = 26 points. At the next throw she begins the second.

## End and score

ring-and-route-rules-end = End and score
ring-and-route-rules-end-when = The game ends when somebody has three misthrows on their second sheet, or has filled it: all 16 ring spaces and all 13 numbers. Everyone still finishes that throw.
ring-and-route-rules-end-score = Each sheet has points for its ring and for its route. Add up both sheets; one that you never began scores nothing. The highest total wins, and equal totals share the win.
ring-and-route-rules-points-ring = Points for the ring of a sheet
ring-and-route-rules-points-route = Points for the route of a sheet
ring-and-route-rules-crosses = Crosses
ring-and-route-rules-length = Numbers
ring-and-route-rules-points-row = Points
ring-and-route-rules-score = Adding up
ring-and-route-rules-score-1 = Ada has finished her first sheet by choice. It has 11 crosses on the ring: 13 points.
ring-and-route-rules-score-2 = Its route has 11 numbers: 26 points. Together 13 + 26 = 39.
ring-and-route-rules-score-3 = The second sheet has 5 crosses, too few for points, and a route of 10: 22 points. Its third misthrow ends the game, with 39 + 22 = 61.

## For those who argue

ring-and-route-rules-argue = In case of doubt
ring-and-route-rules-argue-why = One printed edition is known, in English, without its pictures. Here is what we do where it leaves something open; the numbers are those of the full rules below.
ring-and-route-rules-full = The full rules, numbered
ring-and-route-rules-ruling-r1 = Each die has every number and every colour once, and the three pair them in three ways. The print only says that it is worth a look.
ring-and-route-rules-ruling-r4 = Links are straight and may cross each other. A link that crosses the route’s line is closed. On sheets of your own, a link that passes another number too closely gets a warning.
ring-and-route-rules-ruling-r13 = You say that you end your first sheet when you finish the throw, not after you have seen what the others do with it.
ring-and-route-rules-ruling-r15 = Everyone finishes the throw that ends the game. If a full sheet and a third misthrow come together, both are told; the record names the misthrow.
ring-and-route-rules-ruling-r18 = Of the printed table for routes two entries are known: 22 for ten numbers, 26 for eleven. The others are ours.
ring-and-route-rules-ruling-r19 = Those with equal points share the win.
ring-and-route-rules-ruling-r20 = A first sheet that is full isn’t finished by itself. You say when, or three misthrows end it.

## Signs

ring-and-route-rules-signs = Colours, signs, notation
ring-and-route-rules-colours = Colours
ring-and-route-rules-sign = Sign
ring-and-route-rules-name = Colour
ring-and-route-rules-letter = Letter
ring-and-route-rules-faces = The three dice
ring-and-route-rules-spaces = On the sheet
ring-and-route-rules-space-crossed = A crossed ring space
ring-and-route-rules-space-start = The start of the route
ring-and-route-rules-space-head = The end of the route, where it grows
ring-and-route-rules-space-legal = A number that can be marked now; ring spaces get the same frame
ring-and-route-rules-space-closed = A link that can’t be used any more
ring-and-route-rules-places = Ring spaces are called c0 to c15, clockwise from the top left corner, and numbers n0 to n12.
ring-and-route-rules-moves = How a game is written down
ring-and-route-rules-move-1 = a throw: die A shows a green 6, B a green 1, C a yellow 2
ring-and-route-rules-move-2 = keeps the dice
ring-and-route-rules-move-3 = throws A and C again
ring-and-route-rules-move-4 = crosses ring space c5 with die A
ring-and-route-rules-move-5 = marks number n7 with A and B together
ring-and-route-rules-move-6 = has finished with this throw
ring-and-route-rules-move-7 = has finished, and finishes the first sheet as well
