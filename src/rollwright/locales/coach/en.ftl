# The coach in English. Chances are chances to win; changes of them are in percentage points.

# Against whom a player who is alone plays: what the strongest bot reaches.
coach-par = Par

## The account of a game

coach-title = { $game }: luck and decisions
coach-start = start
coach-luck = luck
coach-own = own moves
coach-others = others’ moves
coach-rest = rest
coach-result = result
coach-points = Chances to win in %, and what changed them in percentage points.
coach-unfinished = The game is not over: the result is the chances now.
coach-hash = Estimated by judge { $hash }.
coach-working = Reviewing { $file }

## Throws and decisions

coach-luckiest = Luckiest throw: { $dice } ({ $luck }, event { $event })
coach-unluckiest = Unluckiest throw: { $dice } ({ $luck }, event { $event })
coach-errors = { $unforced ->
        [one] One decision with a choice
       *[other] { $unforced } decisions with a choice
    } of { $decisions }; on average { $mean } points lost in each (95 %: { $low } to { $high }).
coach-no-errors = { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    }, none with a choice.
coach-level = That is about what this bot loses: { $level } (the interval reaches from { $lowest } to { $highest }).
coach-level-only = That is about what this bot loses: { $level }.
coach-no-mistakes = No mistake that stands.
coach-decision = { $verdict } in event { $event }: { $loss }
coach-mistake = Mistake
coach-blunder = Grave mistake
coach-unclear = Perhaps a mistake
coach-good = Good
coach-forced = No choice
coach-played = Played: { $moves }
coach-better = Better: { $moves }
coach-also = Just as good: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }
