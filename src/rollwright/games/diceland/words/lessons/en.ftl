# The lessons of Diceland: what the coach says. One line on a phone, so that it is read.

## Your first crosses

diceland-lesson-first-cross = Your first crosses
diceland-lesson-first-cross-1 = Two dice are green. Tap green!
diceland-lesson-first-cross-2 = Two are enough. Stop!
diceland-lesson-first-cross-3 = Cross two green spaces, then “{ diceland-page-done }”.
diceland-lesson-first-cross-done = Every new cross touches an older one.
diceland-lesson-first-cross-later = Throwing again comes next. Stop here!

## Going on

diceland-lesson-again = Throw again
diceland-lesson-again-1 = Two grey dice. Take grey!
diceland-lesson-again-2 = Six grey spaces are free: throw again!
diceland-lesson-again-3 = One more! Go on: throw again!
diceland-lesson-again-4 = No grey this time. Cross your three.
diceland-lesson-again-done = Your colour came? You may throw again.
diceland-lesson-again-go-on = There is more room. Throw again!

## The others choose from the final dice

diceland-lesson-others = When others throw
diceland-lesson-others-1 = Pixel takes red. You’d like the yellow…
diceland-lesson-others-2 = Thrown again: yellow is gone. Take grey!
diceland-lesson-others-3 = Cross two grey spaces.
diceland-lesson-others-done = Take another colour than Pixel, or pass.
diceland-lesson-others-gone = Yellow is gone. Only these dice count.
diceland-lesson-others-red = Red is Pixel’s. Take another colour.

## One territory per colour

diceland-lesson-territory = One after the other
diceland-lesson-territory-1 = Inside a thick line: one territory.
diceland-lesson-territory-2 = Two blue dice are left. Take blue!
diceland-lesson-territory-3 = First fill the blue territory you began.
diceland-lesson-territory-4 = Full! Now begin a new one: take blue.
diceland-lesson-territory-5 = Two dice, two spaces. Stop!
diceland-lesson-territory-6 = Cross the new blue territory.
diceland-lesson-territory-done = In each colour, one territory at a time.
diceland-lesson-territory-second = That one is new. First fill the old one.

## Too many dice

diceland-lesson-excess = Too many dice
diceland-lesson-excess-1 = Three red dice, two spaces. Take red!
diceland-lesson-excess-2 = Stop now, and see what happens.
diceland-lesson-excess-3 = Too many dice: you cross nothing!
diceland-lesson-excess-4 = A new try with two: take red!
diceland-lesson-excess-5 = Two dice, two spaces. Stop!
diceland-lesson-excess-6 = Cross both red spaces.
diceland-lesson-excess-done = All dice must fit into one territory.
diceland-lesson-excess-worse = More red fits even less. Stop!
diceland-lesson-excess-third = A third red die wouldn’t fit. Stop!

## Treasure throws

diceland-lesson-treasure = Treasures
diceland-lesson-treasure-1 = A star near your crosses! Take yellow!
diceland-lesson-treasure-2 = One is enough. Stop!
diceland-lesson-treasure-3 = Cross the star, then “{ diceland-page-done }”.
diceland-lesson-treasure-4 = Treasure throw, five dice: take green!
diceland-lesson-treasure-5 = Two more crosses for free!
diceland-lesson-treasure-done = Each treasure: five dice, for you alone.
diceland-lesson-treasure-beside = The star brings more. Tap the star!

## Nine treasures and a colour

diceland-lesson-goal = How to win
diceland-lesson-goal-1 = One treasure is missing. Take grey!
diceland-lesson-goal-2 = One is enough. Stop!
diceland-lesson-goal-3 = Cross the grey star.
diceland-lesson-goal-4 = Nine! Now one full colour: take yellow!
diceland-lesson-goal-5 = Cross the last yellow space!
diceland-lesson-goal-6 = 9 treasures + one full colour: you win!
diceland-lesson-goal-done = Two in one turn? Then both win!
diceland-lesson-goal-beside = The treasure is the grey star.
