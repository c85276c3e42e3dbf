# Printing: what the printed pages say, what the page asks before it prints, and what can't be printed.

## Printed pages

print-name = Name
print-ruler = 50 mm, if it was printed at 100 % (actual size)
print-space = A space is { $width } mm wide.
print-code = Scan to open it in the browser.
print-code-text = Scan to get it as text, for the workshop.
print-dice = { $game }: dice to cut out
print-dice-how = Thick paper is best. Cut along the solid lines, fold along the dashed ones, and glue the flaps to the inside.
print-net = { $named ->
    [yes] Die { $name }: a net of six faces with flaps to glue.
   *[no] A die: a net of six faces with flaps to glue.
}
print-rules = { $game }: the rules
print-imprint = Rollwright is an independent implementation, not connected with the publishers of the printed games. Boards and sheets are its own designs.

## Before printing, on the page

print-what = What
print-own = This one
print-with = With it
print-with-dice = Dice to cut out
print-with-rules = Rules
print-paper = Paper
print-colours = Printer
print-colour = In colour
print-grey = Black and white
print-per-page = On each page
print-per-page-one = One
print-per-page-two = Two
print-size = Size
print-size-large = Large
print-size-medium = Medium
print-size-small = Small
print-copies = Copies
print-make = Make a PDF file
print-made = Here is your PDF file. Print it at 100 % (actual size).

## What can't be printed

option-piece-link = This link contains no board or paper.
option-print-extra = Printing needs two more packages. This installs them: pip install "{ $extra }"
option-print-nothing = There is nothing to print. Name boards or sheets, “dice” or “rules”.
option-print-choice = “{ $given }” is not possible for { $option }. It is one of: { $allowed }.
option-print-copies = The number of copies: 1 to { $most }.
option-print-pages = That is too much for one file. The highest number of pages: { $most }.
option-print-site = “{ $site }” is not the address of a site. It looks like https://example.org.
option-print-picture = A picture can’t be printed: { $why }
