### Certificates of fairness: the command `certify`, and the page that it writes.

## The command

help-certify = Let boards play each other, and tell whether they are equally good.
help-certify-pieces = Two or more boards or sheets, by name or as files; or one file with a paper, whose two sides meet.
help-certify-seats = How many seats the tables have, such as 2,3,4 (the default).
help-certify-judges = The bot levels that play, such as expert,planner (the default). A judge may favour some boards, so there are two.
help-certify-within = Play until the 95 % intervals reach at most this far to either side; else 0.005, half a percentage point.
help-certify-json = Write all figures to this file as JSON; - prints only them.
help-certify-html = Write the certificate to this file as a page with plots.
help-certify-svg = Write the plot to this file as SVG.
help-certify-journal = Keep what is done in this file; the same command goes on there.
meta-levels = LEVELS
meta-seat-counts = SEATS
certify-interrupted = Interrupted. The same command goes on where { $file } ends.
certify-lost = Interrupted. Nothing was kept; with --journal FILE the same command would go on.
help-new-fair = Search on, from this seed, for a board whose win share against the shipped ones is this close to an equal one, such as 0.02. By both judges, at 2, 3 and 4 seats; it takes minutes.
new-not-fair = Seed { $seed } is not fair: { $points } points off.

## Errors

certify-pieces = A certificate compares 2 to { $most } boards or sheets; given: { $pieces }. For a board of your own, name the boards that it is to be as good as, too.
certify-mixed = { $piece } belongs to another game than { $first }; they can't meet.
certify-papers = All seats of a game use the same paper: name one paper, or its two sides.
certify-same = { $piece } is named twice.
certify-seats = A table of a certificate has 2 to { $most } seats, such as --seats 2,3,4.
certify-judges = The judges are bot levels: { $judges }.
certify-within = The intervals reach between { $least } and { $most } to either side, such as --within 0.005.
certify-journal-foreign = { $file } is not the journal of this certificate, and is left as it is. Name a new file.
new-fair = How close to an equal share a board is to be lies between { $least } and { $most }, such as --fair 0.02.

## The certificate

certificate-title = { $game }: certificate of fairness
certificate-playing = playing
certificate-aside = { $judges }; win share with its 95 % interval
certificate-fair = Fair: every board is within { $tolerance } points of an equal share, at every table and by every judge.
certificate-unfair = Not fair: more than { $tolerance } points from an equal share: { $pieces }
certificate-part = { $seats } seats, judge: { $judge }
certificate-games = { $games } games; an equal share is { $equal }
certificate-first = By place in the order of turns: { $shares }
certificate-length = { $mean } turns on average (±{ $sd }), from { $min } to { $max }
certificate-lead = The lead changes { $changes } times in a game, on average.
certificate-won-by = The winner had completed: { $shares }
certificate-repeat = To repeat it: { $command }
certificate-hash = The same figures have the hash { $hash } (rollwright { $version }).
certificate-how = All combinations of the boards, in all orders around the table, each turned so that every board is first to throw once with the same dice. Sums over shared wins count in parts. A board's share is the mean over its tables.
certificate-sample = Lead changes and complete colours are from a sample of { $games } games for each judge and table.
certificate-band = The band is ±{ $tolerance } points around an equal share.
