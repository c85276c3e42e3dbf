### The workshop: boards and sheets of one's own.

page-workshop-about = Draw boards and sheets of your own, type in those you own, or have new ones made. Then play and print them.
page-workshop-all = All boards and sheets
page-workshop-missing = It isn’t in this browser. Boards and sheets stay where they were made; a link or a file brings them elsewhere.
page-workshop-link-wrong = The link is damaged. Perhaps it was cut off when it was copied.

## The list

page-workshop-yours = Your boards
page-workshop-draw = Draw a new one
page-workshop-draw-about = Start from scratch.
page-workshop-type-in = Type in a board you own
page-workshop-type-in-about = Quick, with letters or taps; a photo can lie beside it.
page-workshop-make = Have one made
page-workshop-make-about = In a style you choose; there is always another one.
page-workshop-copy = Change one of the game’s boards
page-workshop-copy-about = Begin with what you know.
page-workshop-open = Open a file
page-workshop-open-about = What was saved before.
page-workshop-unfinished = Not playable yet
page-workshop-rename = Rename “{ $name }”
page-workshop-delete = Delete “{ $name }”
page-workshop-deleted = “{ $name }” is deleted.
page-workshop-bring-back = Bring it back
page-workshop-name = Name
page-workshop-nameless = Without a name
page-workshop-name-new = My board
page-workshop-name-copy = Board { $piece }, changed
page-workshop-name-typed = From my table

## The generator

page-workshop-make-title = A new board
page-workshop-style = Style
page-workshop-another = Another one
page-workshop-take = Take this one
page-workshop-seed = Number

## The bench

page-workshop-editor = Editor
page-workshop-undo = Undo
page-workshop-redo = Redo
page-workshop-mode = How it is made
page-workshop-mode-draw = Draw
page-workshop-mode-copy = Type in
page-workshop-text-only = This game has no editor; change the text.
page-workshop-kept = Every change is kept in this browser.
page-workshop-not-kept = This browser has no room left: save it as a file.
page-workshop-checking = Checking…
page-workshop-playable = It can be played.
page-workshop-rule = { $what } ({ $rule })
page-workshop-show-place = Line { $line }, column { $column }
page-workshop-unusual = { $count ->
    [one] One thing is unusual
   *[other] { $count } things are unusual
}
page-workshop-too-long = It is too long: a text has at most { $most } characters.
page-workshop-refused-long = Nothing was changed: a text has at most { $most } characters, and this one would be too long from line { $line }, column { $column } on.
page-workshop-picture = On the table
page-workshop-picture-old = As it was when it could be played last.
page-workshop-picture-none = You’ll see it here as soon as it can be played.
page-workshop-text = Text
page-workshop-text-about = Change the text, and the picture follows; change the picture, and the text follows.

## A photo

page-workshop-photo = Show a photo beside it
page-workshop-photo-other = Another photo
page-workshop-photo-turn = Turn
page-workshop-photo-away = Put it away
page-workshop-photo-about = The photo never leaves this device: nobody else gets to see it.
page-workshop-photo-alt = Your photo

## Playing, giving away

page-workshop-play = Play
page-workshop-play-about = How would you like to play on it?
page-workshop-share = Share and save
page-workshop-link = Link
page-workshop-link-about = The link holds all of it. Whoever opens it can play, print and change it.
page-workshop-file = Save as a file
page-workshop-file-about = “{ page-workshop-open }” reads it again, and so do the commands of the terminal.
page-workshop-from-link = A board for you
page-workshop-keep = Keep and change it
page-workshop-change = Change it
