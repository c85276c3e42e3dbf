# Diceland in English. The reasons for an error stand after a frame and a colon, so they begin with a small letter.

diceland-title = Diceland
diceland-score = Treasures
diceland-aim = Cross spaces outwards from the start, one for each die. Whoever first has nine treasures and every space of one colour wins.

## What a player is asked

diceland-ask-pick = Choose one of the colours thrown. It holds for the whole turn.
diceland-ask-reroll = Throw the other dice again, or stop here?
diceland-ask-use = Choose a colour and use all its dice, or pass.
diceland-ask-cross = Cross a space.

## What is thrown

diceland-throw = { $name } throws
diceland-throw-again = { $name } throws again
diceland-throw-treasure = { $name }, treasure throw

## How large it is

diceland-board-facts = Coloured spaces: { $spaces }, territories: { $territories }, treasure spaces: { $treasures }, obstacle spaces: { $obstacles }

## How a game ended

diceland-reason-goal = The goal is reached: enough treasures, and every space of one colour.
diceland-reason-round-limit = The round limit is reached. The game stays unfinished, and nobody wins.

## A colour by its letter

diceland-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [o] orange
   *[s] grey
}
diceland-colour-space = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [o] orange
   *[s] grey
}
diceland-colour-spaces = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [o] orange
   *[s] grey
}
diceland-colour-dice = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [o] orange
   *[s] grey
}

## Why a move or a throw is not possible

diceland-throw-number = { $dice ->
    [one] one die is thrown now, so the throw has one letter.
   *[other] { $dice } dice are thrown now, so the throw has { $dice } letters.
}
diceland-throw-letter = “{ $letter }” is not a colour. Each die shows one of { $letters }.
diceland-other-decision = { $asked ->
    [pick] first choose one of the colours thrown.
    [decide] first throw again, or stop.
    [cross] first cross your { diceland-colour-spaces } spaces.
   *[use] first choose a colour to use, or pass.
}
diceland-colour-taken = { diceland-colour } is taken by whoever threw the dice. Choose among the others.
diceland-colour-not-shown = none of these dice is { diceland-colour }. Choose a colour that shows.
diceland-excess = your { diceland-colour-space } territory has only { $free ->
    [one] one free space
   *[other] { $free } free spaces
}: { $dice } dice don't fit, so none of them can be used.
diceland-colour-full = all { diceland-colour-spaces } spaces are crossed already. Choose another colour.
diceland-no-room = { $dice ->
    [one] no { diceland-colour-space } territory touches one of your crosses.
   *[other] no { diceland-colour-space } territory that touches one of your crosses has room for { $dice } dice.
}
diceland-crossed-already = this space is crossed already. Choose a free one.
diceland-wrong-colour = this space has another colour. You are crossing with { diceland-colour-dice } dice.
diceland-territory-under-way = your { diceland-colour-space } territory is not complete yet. Complete it before you open another of this colour.
diceland-not-adjacent = this space doesn't touch any of your crosses.
diceland-territory-too-small = this territory has { $size ->
    [one] only one space
   *[other] only { $size } spaces
}, too few for { $dice } dice. Open one that has room for all of them.

## Setting up

diceland-option-boards = Boards are a list with one entry for each seat: one of { $names }, or a board as text.
diceland-option-board-set = A set of boards is a mapping of names to board texts.
diceland-option-round-limit = The round limit is a whole number from 1 to { $most }.
diceland-option-treasures = A new board has 12 treasures, or 6 as in the Europe variant.
diceland-data-none = “{ $file }” holds no weights. The @ must be followed by a file that rollwright train diceland has written.
diceland-data-finite = “{ $file }” has weights that are not finite numbers. The @ must be followed by a file that rollwright train diceland has written.
diceland-data-hidden = “{ $file }” has weights of { $hidden } hidden units. There may be 0, 4, 8 … { $most }.
diceland-data-size = “{ $file }” has { $numbers } weights. With { $hidden } hidden units there are { $right }.
diceland-boards-mixed = some have 12 treasures and some have 6. All boards at a table need the same number.

## Records

diceland-record-board = this is not one of the record's boards. Each seat names a board whose text is in “boards”.
diceland-record-not-connected = { $space } is not connected with the start. All crosses must be connected with it.
diceland-record-two-under-way = two { diceland-colour-spaces } territories are under way. In each colour all but one of the opened territories must be complete.
diceland-record-won = this seat has reached the goal already. A game begins with a position that nobody has won.

## Why a text can't be played on; the frame says which board, line and column

diceland-board-empty = there is no row in it. A board has a line for each row, such as “r r Y # + g”.
diceland-board-unknown-character = “{ $character }” means nothing on a board. A space is one of r y g b o s, a treasure space one of R Y G B O S, + is the start, # an obstacle, and . not part of the board.
diceland-board-no-blank = “{ $first }” and “{ $second }” are side by side. There is a blank between any two spaces.
diceland-board-too-many-columns = this row has more than { $most } spaces. A row has at most { $most }, those marked . included.
diceland-board-too-many-rows = this row is one too many. A board has at most { $most } rows, those of nothing but . included.
diceland-board-too-many-spaces = there are { $count } coloured spaces. A board has at most { $most }.
diceland-board-no-start = there is no start. Exactly one space is a +.
diceland-board-several-starts = this is a second start; { $first } is one already. Exactly one space is a +.
diceland-board-colour-missing = no space is { diceland-colour } ({ $colour }). Each of the six colours r y g b o s needs at least one.
diceland-board-treasures = { $count ->
    [0] there is no treasure space
    [one] there is one treasure space
   *[other] there are { $count } treasure spaces
}. A board has 12 of them, or 6 (upper case letters).
diceland-board-out-of-reach = { $space } can't be reached from the start. Every coloured space is connected with the start by coloured spaces that touch; obstacles and . don't connect.
diceland-board-not-shipped = there is no board of this name. There are { $names }, and any board can be given as a text.

## What is unusual about a board that can be played on

diceland-notice-spaces = There are { $count } coloured spaces; about { $usual } are usual.
diceland-notice-territory = The { diceland-colour-space } territory at { $space } has { $size ->
    [one] one space
   *[other] { $size } spaces
}; 2 to 6 are usual.
diceland-notice-treasures = In { diceland-colour } there { $count ->
    [0] is no treasure space
    [one] is one treasure space
   *[other] are { $count } treasure spaces
}; { $usual ->
    [one] one in each colour is
   *[other] { $usual } in each colour are
} usual.
diceland-notice-start = The start { $space } lies far from the middle of the board.

## What is announced at the table

diceland-news-treasure = { $name } has crossed a treasure: { $count } of { $goal }.
diceland-news-colour = { $name } has completed a colour: { diceland-colour }!
diceland-news-unused = { $dice ->
    [one] { $name } can't use the { diceland-colour } die and crosses nothing.
   *[other] { $name } can't use the { $dice } { diceland-colour-dice } dice and crosses nothing.
}
diceland-news-throw-unused = { $name } couldn't use any dice of the treasure throw.
diceland-letters = Letters: r red, y yellow, g green, b blue, o orange, s grey; *R* is a treasure space, [r] can be crossed now, rx is crossed.
