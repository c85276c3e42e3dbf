## Sheets: what can't be played on, and what would be right

ring-and-route-sheet-unknown = there is no sheet of this name; there are { $known }
ring-and-route-sheet-too-large = the text is longer than { $limit } characters; a sheet needs about two thousand
ring-and-route-sheet-not-json = the JSON breaks here; a sheet looks like {"{"}"ring": "…", "numbers": […], "links": […]{"}"}
ring-and-route-sheet-too-deep = the lists are nested too deeply; a sheet has lists of spaces and of links, no deeper
ring-and-route-sheet-number-too-long = a number has thousands of digits; values are 1 to 18, positions at most 10000
ring-and-route-sheet-not-a-mapping = a sheet is a mapping with ring, numbers and links, not { $found }
ring-and-route-sheet-field-missing = is missing
ring-and-route-sheet-ring-not-text = the ring is a text of 16 colour letters, not { $found }
ring-and-route-sheet-ring-length = the ring has 16 colour letters, not { $count }
ring-and-route-sheet-ring-letter = space { $space } has { $found } for its colour; it takes one of the letters r y g b p s
ring-and-route-sheet-ring-colour-missing = no space has the colour { $colour }; each of r y g b p s is needed
ring-and-route-sheet-numbers-not-a-list = number spaces are a list of 13, not { $found }
ring-and-route-sheet-numbers-count = a sheet has 13 number spaces, not { $count }
ring-and-route-sheet-number-not-a-mapping = a number space is a mapping with value, x and y, not { $found }
ring-and-route-sheet-value = a value is a whole number from 1 to { $highest }, as three dice can add up to, not { $found }
ring-and-route-sheet-position = a position is a whole number from -{ $farthest } to { $farthest }, not { $found }
ring-and-route-sheet-same-position = lies at { $x }, { $y } like { $other }; each space needs a place of its own
ring-and-route-sheet-links-not-a-list = links are a list of pairs of spaces, not { $found }
ring-and-route-sheet-links-count = 13 spaces have at most { $most } links, not { $count }
ring-and-route-sheet-link-malformed = a link is a pair of spaces like [0, 1], not { $found }
ring-and-route-sheet-link-unknown-space = there is no number space { $found }; a link joins two of 0 to { $last }
ring-and-route-sheet-link-to-itself = links { $space } to itself; a link joins two different spaces
ring-and-route-sheet-link-twice = is the same link as { $other }; each is given once
ring-and-route-sheet-link-through = the link from { $a } to { $b } passes through { $third }; move a space or link { $third } to both instead
ring-and-route-sheet-out-of-reach = { $space } can't be reached from n0; every number space needs a way over links to every other
ring-and-route-sheet-notice-no-full-route = No route through all { $spaces } number spaces exists without crossing itself, so the highest number points are out of reach.

## Dice

ring-and-route-dice-not-a-mapping = the dice are a mapping like {"{"}"A": "rbypsg", "B": …, "C": …{"}"}, not { $found }
ring-and-route-dice-faces = a die has six colour letters for the numbers 1 to 6, each of r y g b p s once, not { $found }
ring-and-route-dice-alike = has its colours on the same numbers as die { $other }; the three dice differ

## Number points

ring-and-route-points-not-a-list = number points are a list of 13 whole numbers, not { $found }
ring-and-route-points-count = number points are given for routes of 1 to 13 spaces, so 13 of them, not { $count }
ring-and-route-points-not-points = points are a whole number from 0 to { $highest }, not { $found }
ring-and-route-points-fall = { $points } is less than { $before }, the points of the shorter route; a longer route never has less
