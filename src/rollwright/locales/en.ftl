# Words that belong to no game. A game's own words lie in its folder.

## Where something went wrong; $why is the reason

frame-illegal-move = Seat { $seat } can't play “{ $move }”: { $why }
frame-illegal-throw = The throw “{ $move }” can't fall now: { $why }
frame-record-event = Event { $index }: { $why }
frame-record-field = Record, { $field }: { $why }
frame-board = Board { $board }: { $why }
frame-board-line = Board { $board }, line { $line }: { $why }
frame-board-column = Board { $board }, line { $line }, column { $column }: { $why }
frame-board-field = Sheet { $board }, { $field }: { $why }
