
### The editor of boards in the workshop.

diceland-workshop-grid = Board, by rows
diceland-workshop-cell = { $space }, { diceland-colour }{ $treasure ->
    [yes] , treasure
   *[no] {""}
}
diceland-workshop-cell-other = { $space }, { $kind ->
    [start] start
    [obstacle] obstacle
    [outside] not part of the board
   *[unknown] can’t be read
}
diceland-workshop-brush = Brush
diceland-workshop-keys = Keys
diceland-workshop-treasure = Treasure
diceland-workshop-start = Start
diceland-workshop-obstacle = Obstacle
diceland-workshop-outside = Outside
diceland-workshop-way = How to type it in
diceland-workshop-way-rows = Row by row
diceland-workshop-way-colours = Colour by colour
diceland-workshop-hint-draw = Choose a brush, then paint: tap or drag. Two fingers zoom.
diceland-workshop-keys-draw = Arrows move, r y g b o s paint, capitals with a treasure, T treasure, + start, # obstacle, . outside.
diceland-workshop-hint-rows = From the top left, row by row: each letter paints a space and goes on to the next.
diceland-workshop-keys-rows = r red, y yellow, g green, b blue, o orange, s grey; capitals are treasures. + start, # obstacle, . or Space outside. Enter: next row. Backspace: back.
diceland-workshop-counts = What is on the board
diceland-workshop-colour = Colour
diceland-workshop-spaces = Spaces
diceland-workshop-treasures = Treasures
diceland-workshop-territories = Territories
diceland-workshop-sum = Together
diceland-workshop-unusual = unusual
diceland-workshop-size = Size, move, mirror
diceland-workshop-columns = Columns
diceland-workshop-columns-fewer = One column fewer
diceland-workshop-columns-more = One column more
diceland-workshop-rows = Rows
diceland-workshop-rows-fewer = One row fewer
diceland-workshop-rows-more = One row more
diceland-workshop-move = Move all
diceland-workshop-move-left = Move all to the left
diceland-workshop-move-right = Move all to the right
diceland-workshop-move-up = Move all up
diceland-workshop-move-down = Move all down
diceland-workshop-mirror-sides = Left ↔ right
diceland-workshop-mirror-ends = Top ↔ bottom
diceland-workshop-clear = Clear
diceland-workshop-too-large = This text is too large to be drawn: a board has at most 26 rows and 26 columns. Change the text, or undo.

## Styles of new boards

diceland-style-field = Field
diceland-style-field-about = Roughly rectangular, with scattered obstacles: as the boards of the game are.
diceland-style-hexagon = Hexagon
diceland-style-hexagon-about = One large hexagon of small ones.
diceland-style-island = Island
diceland-style-island-about = A coast with bays and headlands.
diceland-style-lakes = Lakes
diceland-style-lakes-about = Obstacles lie together, and ways lead around them.
diceland-style-patchwork = Patchwork
diceland-style-patchwork-about = Many small territories: quick to complete, and a new one is always to be opened.
diceland-style-estates = Estates
diceland-style-estates-about = Few large territories: long under way, and good for many dice.
diceland-style-turned = Half turn
diceland-style-turned-about = Turned by half, it looks the same, but for its colours.
diceland-style-propeller = Propeller
diceland-style-propeller-about = Looks the same three times during a full turn, but for its colours.
diceland-style-pinwheel = Pinwheel
diceland-style-pinwheel-about = A hexagon that looks the same from all six sides, but for its colours.
diceland-style-star = Star
diceland-style-star-about = Six points, the same all around but for the colours.
