# Ring & Route in English. The reasons for an error stand after a frame and a colon, so they begin with a small letter.

ring-and-route-title = Ring & Route
ring-and-route-score = Points
ring-and-route-aim = Cross the colours of the dice on the ring, and draw your route with their numbers. Whoever has the most points on both sheets together wins.

## What a player is asked

ring-and-route-ask-keep = Keep the dice, or choose which to throw again, once?
ring-and-route-ask-ring = Mark with the dice, then finish.
ring-and-route-ask-route = Mark with the dice, then finish.
ring-and-route-ask-done = Mark with the dice, then finish.

## What is thrown

ring-and-route-throw = { $name } throws
ring-and-route-throw-again = { $name } throws again

## How large it is

ring-and-route-sheet-facts = Colour spaces: 16, number spaces: 13, links: { $links }

## How a game ended

ring-and-route-reason-misthrows = The game is over: there are three misthrows on a second sheet.
ring-and-route-reason-full-sheet = The game is over: a second sheet is full.
ring-and-route-reason-misthrows-and-full-sheet = The game is over: a second sheet is full, and there are three misthrows on a second sheet.

## A colour by its letter

ring-and-route-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [p] purple
   *[s] grey
}

## Why a move or a throw is not possible

ring-and-route-throw-dice = these are not the dice that are thrown now. Give a face for each of { $dice }; “A6g” is die A with 6 and green.
ring-and-route-throw-face = “{ $face }” is not a face of this die. Its faces are { $faces }.
ring-and-route-other-decision = { $asked ->
    [keep] first keep the dice, or throw some of them again.
   *[mark] the dice lie as they are now. Mark with them, then finish.
}
ring-and-route-second-sheet = this is your second sheet; only the first can be finished early.
ring-and-route-all-used = you have used all three dice.
ring-and-route-die-used = already used ({ $dice }). Each die counts once.
ring-and-route-crossed-already = this ring space is crossed already.
ring-and-route-no-such-colour = none of your unused dice shows { ring-and-route-colour }.
ring-and-route-wrong-colour = die { $dice } shows { ring-and-route-colour }, and this ring space has another colour.
ring-and-route-not-beside = this ring space is not next to a crossed one. Go on at either end of your crosses.
ring-and-route-visited-already = the route has been here already, and it visits each number only once.
ring-and-route-no-such-sum = { $count ->
    [one] this number is { $value }, and the only unused die shows { $numbers }.
   *[other] { $value } can’t be made of { $numbers }.
}
ring-and-route-wrong-sum = you have chosen { $sum }, but this number is { $value }.
ring-and-route-not-linked = the route goes on only to a number that is linked to its newest end.
ring-and-route-crosses-route = this link would cross the line of your route.

## Setting up

ring-and-route-option-sheets = Sheets are a list with one entry for each seat, the sheet it starts on: one of { $names }.
ring-and-route-option-data = “{ $data }” is not the price of a turn. The @ must be followed by a number of points from 0 to { $most }; expert@0 plays for points only.
ring-and-route-option-sheet-set = A set of sheets is a mapping of two names to a sheet each, the two sides of the paper.
ring-and-route-option-one-paper = Everybody plays on the same paper, so a table takes one paper of your own.
ring-and-route-option-one-paper-each = The sheets { $sheets } are on different papers. All seats play on the two sides of one paper: 1 and 2, 3 and 4, or 5 and 6.

## Records

ring-and-route-record-sheet = this is not one of the record's two sheets. Each seat names the sheet it starts on.
ring-and-route-record-side = this is neither 1 nor 2. A seat is on its first sheet (1) or on its second (2).
ring-and-route-record-full = this seat has filled its second sheet already, which ends the game. A game begins with a position that is not over.

## Why a sheet can't be played on; the frame says which sheet and field

ring-and-route-sheet-unknown = there is no sheet of this name. There are { $known }.
ring-and-route-sheet-too-large = the text is longer than { $limit } characters. A sheet needs about two thousand.
ring-and-route-sheet-not-json = the JSON breaks here. A sheet looks like {"{"}"ring": "…", "numbers": […], "links": […]{"}"}.
ring-and-route-paper-not-json = the JSON breaks here. A paper looks like {"{"}"sheets": {"{"}"1": {"{"}…{"}"}, "2": {"{"}…{"}"}{"}"}{"}"}.
ring-and-route-paper-no-sheets = a paper is a mapping with sheets: its two sides, each under its name.
ring-and-route-paper-names = the name of a side has 1 to { $longest } visible characters.
ring-and-route-sheet-too-deep = the lists are nested too deeply. A sheet has lists of spaces and of links, no deeper.
ring-and-route-sheet-too-many-routes = this sheet has too many routes to be solved: more than { $limit }. With fewer links there are fewer.
ring-and-route-sheet-number-too-long = a number has thousands of digits. Values are 1 to 18, positions at most 10000.
ring-and-route-sheet-not-a-mapping = a sheet is a mapping with ring, numbers and links, not { $found }.
ring-and-route-sheet-field-missing = this field is missing. A sheet has ring, numbers and links, and a number space has value, x and y.
ring-and-route-sheet-ring-not-text = the ring is a text of 16 colour letters, not { $found }.
ring-and-route-sheet-ring-length = the ring has 16 colour letters, not { $count }.
ring-and-route-sheet-ring-letter = space { $space } has { $found } for its colour. It takes one of the letters r y g b p s.
ring-and-route-sheet-ring-colour-missing = no ring space is { ring-and-route-colour } ({ $colour }). Each of the six colours r y g b p s needs at least one.
ring-and-route-sheet-numbers-not-a-list = number spaces are a list of 13, not { $found }.
ring-and-route-sheet-numbers-count = a sheet has 13 number spaces, not { $count }.
ring-and-route-sheet-number-not-a-mapping = a number space is a mapping with value, x and y, not { $found }.
ring-and-route-sheet-value = a value is a whole number from 1 to { $highest }, as three dice can add up to, not { $found }.
ring-and-route-sheet-position = a position is a whole number from -{ $farthest } to { $farthest }, not { $found }.
ring-and-route-sheet-same-position = this space lies at { $x }, { $y } like { $other }. Each space needs a place of its own.
ring-and-route-sheet-links-not-a-list = links are a list of pairs of spaces, not { $found }.
ring-and-route-sheet-links-count = 13 spaces have at most { $most } links, not { $count }.
ring-and-route-sheet-link-malformed = a link is a pair of spaces like [0, 1], not { $found }.
ring-and-route-sheet-link-unknown-space = there is no number space { $found }. A link joins two of 0 to { $last }.
ring-and-route-sheet-link-to-itself = this links { $space } to itself. A link joins two different spaces.
ring-and-route-sheet-link-twice = this is the same link as { $other }. Each is given once.
ring-and-route-sheet-link-through = the link from { $a } to { $b } passes through { $third }. Move a space, or link { $third } to both instead.
ring-and-route-sheet-out-of-reach = number space { $space } can't be reached from n0. Every number space needs a way over links to every other.

## What is unusual about a sheet that can be played on

ring-and-route-sheet-notice-no-full-route = No route through all { $spaces } number spaces exists without crossing itself, so the highest number points are out of reach.
ring-and-route-sheet-notice-close = The link from { $a } to { $b } passes { $third } so closely that it looks as if it touched it.

## Dice

ring-and-route-dice-not-a-mapping = the dice are a mapping like {"{"}"A": "rbypsg", "B": …, "C": …{"}"}, not { $found }.
ring-and-route-dice-faces = a die has six colour letters for the numbers 1 to 6, each of r y g b p s once, not { $found }.
ring-and-route-dice-alike = this die has its colours on the same numbers as die { $other }. The three dice must differ.

## Number points

ring-and-route-points-not-a-list = number points are a list of 13 whole numbers, not { $found }.
ring-and-route-points-count = number points are given for routes of 1 to 13 spaces, so 13 of them, not { $count }.
ring-and-route-points-not-points = points are a whole number from 0 to { $highest }, not { $found }.
ring-and-route-points-fall = { $points } is less than { $before }, the points of the shorter route. A longer route never has less.

## What is announced at the table

ring-and-route-news-misthrow = { $count ->
    [3] { $name } has a third misthrow: { $name }’s { $sheet ->
        [2] second
       *[1] first
    } sheet ends.
   *[other] { $name } has a misthrow ({ $count } of 3).
}
ring-and-route-news-last-misthrow = The game ends after this throw: { $name } has three misthrows.
ring-and-route-news-turned = { $points ->
    [one] { $name } finishes the first sheet with one point and goes on to the second.
   *[other] { $name } finishes the first sheet with { $points } points and goes on to the second.
}
ring-and-route-letters = Letters: r red, y yellow, g green, b blue, p purple, s grey; A, B and C are the dice.
