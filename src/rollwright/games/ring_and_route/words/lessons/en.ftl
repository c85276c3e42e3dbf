# The lessons of Ring & Route: what the coach says. Short enough to be read while the dice roll.

## Colour and number

ring-and-route-lesson-first-marks = Colour or number
ring-and-route-lesson-first-marks-1 = The most points on two sheets win. Each die shows a colour and a number. You like these three: tap “{ ring-and-route-page-keep }”.
ring-and-route-lesson-first-marks-2 = First a colour: tap the yellow space at the top of the ring.
ring-and-route-lesson-first-marks-3 = The next colour goes beside it. Tap a green neighbour!
ring-and-route-lesson-first-marks-4 = And now a number: tap the 4. Your route begins there.
ring-and-route-lesson-first-marks-5 = All three dice are used. Tap “{ ring-and-route-page-done }”.
ring-and-route-lesson-first-marks-done = A die is a colour or a number, whatever suits you. But you use it only once.

## Sums

ring-and-route-lesson-sums = Add them up
ring-and-route-lesson-sums-1 = Your route stands at the 8. No die shows 11, but 6 + 5 make 11: tap the 11! There are two 5s, so you are asked which one to take.
ring-and-route-lesson-sums-2 = One die is left, the other 5. Use its colour: tap the space beside your cross on the ring.
ring-and-route-lesson-sums-3 = All three dice are used. Tap “{ ring-and-route-page-done }”.
ring-and-route-lesson-sums-done = Two or three dice together make a bigger number. Each die counts only once. And a route always goes on from its newest number, along a link.

## The line

ring-and-route-lesson-line = No crossing
ring-and-route-lesson-line-1 = Your route stands at the 4. The 10 is dotted: the way there would cross your line. Go to the 3 with 2 + 1!
ring-and-route-lesson-line-2 = One die is left. Tap a purple space beside your crosses on the ring.
ring-and-route-lesson-line-3 = Very good. Tap “{ ring-and-route-page-done }”.
ring-and-route-lesson-line-done = Your line never crosses itself and never comes back to a number. Numbers that it cuts off become dotted, so leave yourself a way!
ring-and-route-lesson-line-crosses = The way from the 4 to the 10 would cross your own line. But the 3 is free: 2 + 1.

## Two dice when others throw

ring-and-route-lesson-two-dice = When others throw
ring-and-route-lesson-two-dice-1 = Your friend Mia threw, and everyone plays with her dice. You have to use at least two. First, tap purple on the ring!
ring-and-route-lesson-two-dice-2 = That was one. One more: tap a 5 for your route.
ring-and-route-lesson-two-dice-3 = The red 4 fits nowhere. But two dice are enough when others throw. Tap “{ ring-and-route-page-done }”.
ring-and-route-lesson-two-dice-done = When others throw, use two dice or all three. With fewer, you mark a misthrow.
ring-and-route-lesson-two-dice-misthrow = Not yet! With fewer than two dice you would mark a misthrow.

## Three dice when you throw

ring-and-route-lesson-three-dice = When you throw
ring-and-route-lesson-three-dice-1 = Now you throw, and you have to use all three dice! The purple 2 fits nowhere. Tap that die at the top, then throw it again.
ring-and-route-lesson-three-dice-2 = A 4, how lucky! Use all three: green and blue on the ring, the 4 on the route.
ring-and-route-lesson-three-dice-3 = All three! Tap “{ ring-and-route-page-done }”.
ring-and-route-lesson-three-dice-done = When you throw, use all three; you may throw again once. Dice A, B and C pair colours and numbers differently: see “{ ring-and-route-page-faces }”.
ring-and-route-lesson-three-dice-keep = The purple 2 fits nowhere, and you need all three. Tap it, then throw it again.
ring-and-route-lesson-three-dice-misthrow = Not yet! Whoever throws needs all three dice, or it’s a misthrow.

## Points

ring-and-route-lesson-points = What counts
ring-and-route-lesson-points-1 = Mia threw. Your six crosses on the ring are worth nothing yet; a seventh brings 8 points! Cross one more at either end.
ring-and-route-lesson-points-2 = 8 points! On the route, every number counts: the longer the route, the more points each one brings. Tap another one!
ring-and-route-lesson-points-3 = Two dice are used, and Mia threw: that is enough. Tap “{ ring-and-route-page-done }”.
ring-and-route-lesson-points-done = The ring counts at 7, 10, 13 and 16 crosses, the route with every number. What comes next always stands above your sheet.

## Misthrows

ring-and-route-lesson-misthrow = Misthrows
ring-and-route-lesson-misthrow-1 = You have two misthrows, and now nothing fits, not even a sum. It happens! Tap “{ ring-and-route-page-done-misthrow }”.
ring-and-route-lesson-misthrow-2 = The third misthrow ends a sheet; its points are yours. Here is your second sheet. Use all three dice at once: 2 + 4 + 6 = 12. Tap the 12!
ring-and-route-lesson-misthrow-done = Misthrows cost no points, but the third ends a sheet. As soon as anybody’s second sheet has ended, the game is over for all.

## Finishing a sheet

ring-and-route-lesson-turn = The second sheet
ring-and-route-lesson-turn-1 = 40 points! But nothing fits any more. A new sheet brings new points: tap “{ ring-and-route-page-turn }”, then “{ ring-and-route-page-turn-do }”.
ring-and-route-lesson-turn-2 = Your 40 points are safe. In a game, either sheet may come first. Begin a new route: 3 + 4 + 2 = 9. Tap the 9!
ring-and-route-lesson-turn-done = Finish your first sheet when hardly anything fits. The second ends only with the third misthrow, or when all of it is marked. Have fun!
ring-and-route-lesson-turn-turn = Then you would stay on this sheet. Better finish it: tap “{ ring-and-route-page-turn }”.
