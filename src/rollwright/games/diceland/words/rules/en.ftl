# The rules of Diceland as the page tells them. Numbers of rules are those of RULES.md.

diceland-rules-facts = For 2 to 4 players aged 8 or older, about 20 minutes
diceland-rules-back = Back
diceland-rules-next = Next
diceland-rules-step = Step { $step } of { $count }

## Pictures, for those who hear them

diceland-rules-picture = { $crosses ->
    [0] Board A. Only the start is crossed.
   *[other] Board A. Crossed besides the start: { $crossed }.
} { $choices ->
    [0] Nothing can be crossed now.
   *[other] Can be crossed now: { $legal }.
}
diceland-rules-dice = { $set ->
    [0] No dice are set aside.
   *[other] Dice set aside: { $aside }.
} { $lying ->
    [0] There are no other dice on the table.
   *[other] Other dice: { $others }.
} { $due ->
    [0] No dice are about to be thrown.
   *[other] Dice about to be thrown: { $due }.
}
diceland-rules-status = Status bar: { $treasures } of { $goal } treasures. { $complete ->
    [0] No colour is complete.
   *[other] A colour is complete.
}

## Aim

diceland-rules-aim = The aim
diceland-rules-aim-goal = Be the first to have both: nine treasures, and one full colour. Which treasures and which colour is up to you.
diceland-rules-aim-start = The white space on your board already has a cross. From there your crosses spread out, one for each die you use.
diceland-rules-tour = What is on a board
diceland-rules-tour-1 = The white start. It counts as a cross from the first moment.
diceland-rules-tour-2 = A territory: spaces of one colour that are connected. There are six colours, and each has several territories.
diceland-rules-tour-3 = The twelve treasures, two in each colour. A treasure belongs to the territory it lies in.
diceland-rules-tour-4 = Black spaces are obstacles. They are never crossed, so your crosses have to find a way around them.
diceland-rules-tour-5 = The status bar: a box for each treasure and, at the left, one for a complete colour.
diceland-rules-setup = Setting up
diceland-rules-setup-boards = Everyone gets a board at random and chooses whether to play on its front or its back. With “{ page-play-now }” the side is dealt as well.
diceland-rules-setup-first = Who is the first active player is drawn at random. After each turn, the next player clockwise becomes active.
diceland-rules-setup-here = Here, the dice roll by themselves. Tap a lit space to cross it. “{ diceland-page-take-back }” undoes a cross, and “{ diceland-page-done }” confirms the last one. If you share a device, the page says whose turn it is.

## A turn

diceland-rules-play = A turn
diceland-rules-play-phases = One of you is the active player and throws the dice. Then everyone makes crosses, all at the same time.
diceland-rules-throw = Phase 1: throwing
diceland-rules-throw-pick = The active player throws all six dice and has to pick one of the colours that show. The pick holds for the whole turn. All dice of this colour are set aside.
diceland-rules-throw-on = Stop here, or throw all the other dice again? New dice of the colour are set aside too, and the question comes back. Phase 1 ends when the player stops, when a throw brings no die of the colour, or when all six are set aside. The dice set aside stay there.
diceland-rules-cross = Phase 2: crossing
diceland-rules-cross-active = The active player crosses exactly as many spaces as there are dice set aside. This is not a choice: if they can, they must. If they can’t, they cross nothing, and play goes on.
diceland-rules-cross-others = Each of the others may take one of the other colours on the table and cross with all its dice, or pass. Two players may want the same colour: nobody takes anything away from anybody. If all six dice are set aside, nothing is left for the others.
diceland-rules-play-next = When everyone is done and all treasure throws have been taken, the next player clockwise becomes active.
diceland-rules-turn = Ada throws, four players cross
diceland-rules-turn-1 = Ada is active. She throws three red, one yellow and two green.
diceland-rules-turn-2 = She picks green and sets both green dice aside. She wants more.
diceland-rules-turn-3 = Four dice again: one more green, which has to join the others, and three blue. That makes three green, and she goes on.
diceland-rules-turn-4 = Three dice again: two yellow, one orange. No green, so phase 1 is over, and Ada keeps her three. Her first cross has to be next to the start.
diceland-rules-turn-5 = Ada crosses three green spaces, as she must. Each new cross touches an older one.
diceland-rules-turn-6 = Ben uses the two yellow dice on his own board. Cleo does the same on hers.
diceland-rules-turn-7 = Dario prefers the single orange die. Now the dice go to the next player.

## Crossing

diceland-rules-mark = Where crosses may go
diceland-rules-mark-touch = A new cross shares an edge with an older one, whatever its colour. The start counts, and so does the cross you made a moment ago.
diceland-rules-mark-one = All dice of a throw go into one territory of their colour.
diceland-rules-mark-finish = A territory that you have begun must be full before you begin another of its colour. Each colour goes by itself.
diceland-rules-mark-all = All or nothing: if there are more dice than free spaces in the territory, they are too many (excess), and you can use none of them. If you have no unfinished territory of the colour, you begin one that has room for all the dice.
diceland-rules-territories = Finish what you began
diceland-rules-territories-1 = Ada has crosses in five colours. Her blue territory is full.
diceland-rules-territories-2 = A blue die: the old blue territory is full, so she may begin a new one where it touches a cross.
diceland-rules-territories-3 = A red die: the red territory that she began comes first. It is the same with grey, green and orange.
diceland-rules-territories-4 = A yellow die: yellow is still untouched. She may begin any yellow territory that touches one of her crosses.
diceland-rules-excess = Too many dice
diceland-rules-excess-1 = Ada’s red territory has two free spaces.
diceland-rules-excess-2 = With one red die she crosses one of them.
diceland-rules-excess-3 = With two red dice she crosses both, and the territory is full.
diceland-rules-excess-4 = Three red dice don’t fit. She crosses nothing at all: neither two here nor one elsewhere.

## Treasures

diceland-rules-treasures = Treasures
diceland-rules-treasures-earn = Every treasure you cross is also crossed on the status bar, and it brings you a treasure throw once everyone is done with phase 2.
diceland-rules-treasures-throw = A treasure throw is a single throw of five dice. You may take one of the colours that show and cross with all its dice, under the same rules, or leave it. A treasure crossed this way brings another throw at once.
diceland-rules-treasures-order = If several players have treasure throws, the active player begins and the others follow clockwise, each with all of theirs.
diceland-rules-treasure = A treasure pays off
diceland-rules-treasure-1 = Ada has two yellow dice. Three spaces of her yellow territory are free, and one of them is a treasure.
diceland-rules-treasure-2 = She crosses the treasure and one more space. A box of the status bar is crossed as well.
diceland-rules-treasure-3 = Ben passes, so phase 2 is over. Ada has earned a throw of five dice.
diceland-rules-treasure-4 = One red, one green, one blue, two orange. She may use one of these colours, or none.
diceland-rules-treasure-5 = She takes both orange dice and fills a small territory in one go. Then the next player is active.

## The end

diceland-rules-end = The end
diceland-rules-end-phase = When everyone has made their crosses in phase 2, all who have nine treasures and a complete colour win together. The game is over, and treasure throws are no longer taken.
diceland-rules-end-treasure = If somebody gets there by a treasure throw, the game ends with this throw and has one winner.
diceland-rules-goal = The ninth treasure
diceland-rules-goal-1 = Ada has eight treasures, and all yellow and all green spaces are crossed.
diceland-rules-goal-2 = She picks grey and has two dice. No grey territory is unfinished, so she may begin any within reach that has room for two.
diceland-rules-goal-3 = She chooses the one with the treasure. It is her ninth. She already has a complete colour, so Ada wins.

## Europe

diceland-rules-europe = Europe
diceland-rules-europe-boards = The boards of Europe have the shapes of countries and coasts, about 84 spaces, and no obstacles.
diceland-rules-europe-goal = There are six treasures, one in each colour. Five of them are enough: with five treasures and a complete colour you win. All else is as usual.
diceland-rules-europe-same = Everyone at a table plays on boards of Europe, or nobody does: the two kinds aren’t mixed.

## For those who argue

diceland-rules-argue = In case of doubt
diceland-rules-argue-why = The printed rules leave some points open. Here is what we do; the numbers are those of the full rules below.
diceland-rules-full = The full rules, numbered
diceland-rules-ruling-d7 = A and B are the two sides of one board, and so are C and D, E and F, G and H. The draw gives everyone a different board; if you agree, you may play on any sides, even all on the same.
diceland-rules-ruling-d13 = Two treasures in one phase bring two throws.
diceland-rules-ruling-d15 = Treasure throws begin with the active player. Whoever has several takes them all before the next player begins.
diceland-rules-ruling-d17 = When somebody reaches the goal in phase 2, treasure throws just earned lapse.
diceland-rules-ruling-d18 = Whether somebody has won with a treasure throw is checked after its last cross. All throws still to come lapse.
diceland-rules-ruling-d19 = Nothing forbids picking useless colours for ever. So a game stops after 200 rounds, and nobody wins.
diceland-rules-ruling-d20 = There are also boards with only six treasures. The boards decide how many win: 9 of 12, or 5 of 6. Boards of the two kinds can’t be mixed.
diceland-rules-editions = Where the four printed editions differ
diceland-rules-edition-d2 = The left box of the status bar: a caption in the Italian edition speaks of one group of a colour; everything else speaks of a whole colour. Here it is a whole colour.
diceland-rules-edition-d3 = Obstacles: in the French edition you can’t go through them, in the others you can’t cross them. It comes to the same.
diceland-rules-edition-d7 = Setting up: the Italian edition reads as if the layout of the boards were random. In the others, and here, it is the deal.
diceland-rules-edition-d10 = Phase 2: the French edition has the active player cross as long as possible, yet not with fewer than all dice. The others say plainly: one space for each die. Here it is all dice or none.
diceland-rules-edition-d11 = An unfinished territory with two free spaces: the German edition says that exactly one or exactly two dice can be used, the English and the French that one or two can, the Italian that one or two must be. Here, as everywhere, all dice of the colour are used or none.
diceland-rules-edition-d13 = Treasures: the German and the Italian edition say “every time” of the announcement. In all four the reward is in the singular, and what two at once bring is open. Here each one brings a throw.
diceland-rules-edition-d14 = The sixth die, which is not used in treasure throws: in the French edition it lies with the player who is active next, in the others and here with the one who is active now.
diceland-rules-edition-d14b = Treasure throws: the French edition doesn’t say that all dice of the colour are used. Here they are.

## Signs

diceland-rules-signs = Colours, signs, notation
diceland-rules-colours = Colours
diceland-rules-sign = Sign
diceland-rules-name = Colour
diceland-rules-letter = Letter
diceland-rules-spaces = On the board
diceland-rules-space-start = The start, crossed from the beginning
diceland-rules-space-treasure = A treasure space
diceland-rules-space-obstacle = An obstacle
diceland-rules-space-crossed = A crossed space
diceland-rules-space-legal = A space that can be crossed now
diceland-rules-coordinates = A space is named by its column and its row: a1 is at the top left. Every second row lies half a space further to the right.
diceland-rules-moves = How a game is written down
diceland-rules-move-1 = a throw: three red, one yellow, two green
diceland-rules-move-2 = picks green
diceland-rules-move-3 = throws the other dice again
diceland-rules-move-4 = stops
diceland-rules-move-5 = uses the yellow dice
diceland-rules-move-6 = crosses nothing
diceland-rules-move-7 = crosses space d5
diceland-rules-text = How a board is written down
diceland-rules-text-1 = spaces of the six colours
diceland-rules-text-2 = treasure spaces of the six colours
diceland-rules-text-3 = the start
diceland-rules-text-4 = an obstacle
diceland-rules-text-5 = not part of the board
