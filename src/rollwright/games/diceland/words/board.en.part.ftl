## Boards: why a text can't be played on. The frame around it says which board, line and column.

diceland-board-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [o] orange
   *[s] grey
}
diceland-board-empty = there is no row in it. A board has a line for each row, such as “r r Y # + g”.
diceland-board-unknown-character = “{ $character }” means nothing on a board. A space is one of r y g b o s, a treasure space one of R Y G B O S, + is the start, # an obstacle, and . not part of the board.
diceland-board-no-blank = “{ $first }” and “{ $second }” stand side by side. There is a blank between any two spaces.
diceland-board-too-many-columns = this row has more than { $most } spaces. A row has at most { $most }, those marked . included.
diceland-board-too-many-rows = this is row { $most } and one more. A board has at most { $most } rows.
diceland-board-too-many-spaces = there are { $count } coloured spaces. A board has at most { $most }.
diceland-board-no-start = there is no start. Exactly one space is a +.
diceland-board-several-starts = this is a second start; { $first } is one already. Exactly one space is a +.
diceland-board-colour-missing = no space is { diceland-board-colour } ({ $colour }). Each of the six colours r y g b o s needs at least one.
diceland-board-treasures = { $count ->
    [0] there is no treasure space
    [one] there is one treasure space
   *[other] there are { $count } treasure spaces
}. A board has 12 of them, or 6 (upper case letters).
diceland-board-out-of-reach = { $space } can't be reached from the start. Every coloured space is connected with the start by coloured spaces that touch; obstacles and . don't connect.
diceland-board-not-shipped = there is no board of this name. There are { $names }, and any board can be given as a text.

## Boards: playable, but unlike the printed ones

diceland-notice-spaces = There are { $count } coloured spaces; about { $usual } are usual.
diceland-notice-territory = The { diceland-board-colour } territory at { $space } has { $size ->
    [one] one space
   *[other] { $size } spaces
}; 2 to 6 are usual.
diceland-notice-treasures = In { diceland-board-colour } there { $count ->
    [0] is no treasure space
    [one] is one treasure space
   *[other] are { $count } treasure spaces
}; { $usual ->
    [one] one in each colour is
   *[other] { $usual } in each colour are
} usual.
diceland-notice-start = The start { $space } lies far from the middle of the board.
