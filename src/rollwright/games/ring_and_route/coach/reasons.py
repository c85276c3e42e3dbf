"""Reasons in words: why one decision is better than another, from facts of the position. Each is given only if it is
true and tells the two decisions apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from rollwright.core.facets import Why
from rollwright.games.ring_and_route.coach.judge import RingAndRouteJudge, judge_of
from rollwright.games.ring_and_route.coach.prospects import (
    Outcome,
    left_on_sheet,
    outcome_of,
    turns_to_end,
    usable_again,
    usable_next,
)
from rollwright.games.ring_and_route.material.sheet import DICE
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    from rollwright.core.position import Position

MOST = 3  # reasons
_CLEAR = 8  # of 100 throws: a difference that is worth a word
_SOON = 3  # turns: then the end is near
_FITS = 40  # of 100 next throws fit a sheet: then to end it is bold


def reasons(position: Position, seat: int, played: Sequence[int], better: Sequence[int]) -> list[Why]:
    """Reasons in Ring & Route why `better` is better than `played`, the most telling one first."""
    judge = judge_of(position.setup)
    if position.numbers[k.PHASE] == k.DECIDING:
        return list(islice(_about_rerolls(judge, position, seat, played[0], better[0]), MOST))
    one, other = outcome_of(position, seat, played), outcome_of(position, seat, better)
    return list(islice(_about_marks(judge, position, one, other), MOST))


# Marks


def _about_marks(judge: RingAndRouteJudge, position: Position, played: Outcome, better: Outcome) -> Iterator[Why]:
    yield from _about_end(position, played, better)
    yield from _about_misthrows(played, better)
    yield from _about_turning(position, played, better)
    if played.goes_on and better.goes_on:
        yield from _about_prospects(judge, played, better)
    yield from _about_points(position, played, better)


def _about_end(position: Position, played: Outcome, better: Outcome) -> Iterator[Why]:
    """R15: who ends the game, and is he ahead?"""
    if position.seats == 1 or played.ends_game == better.ends_game:
        return
    rival = max((each for each in range(position.seats) if each != played.seat), key=position.scores.__getitem__)
    theirs, name = position.scores[rival], position.setup.names[rival]
    ending = played if played.ends_game else better
    own = ending.state[k.SEAT + ending.seat * k.SEAT_SIZE + k.BANKED] + ending.points
    if played.ends_game and own < theirs:
        yield "ring-and-route-coach-ended-behind", {"name": name, "points": own, "behind": theirs - own}
    if better.ends_game and own > theirs:
        yield "ring-and-route-coach-end-ahead", {"name": name, "points": own, "ahead": own - theirs}


def _about_misthrows(played: Outcome, better: Outcome) -> Iterator[Why]:
    """R11, R12"""
    if played.is_misthrow and not better.is_misthrow:
        if played.is_ended:
            yield (
                "ring-and-route-coach-third-misthrow",
                {"used": played.used, "due": played.due, "ends": "game" if played.second else "sheet"},
            )
        else:
            yield "ring-and-route-coach-misthrow", {"used": played.used, "due": played.due, "count": played.misthrows}
    elif better.is_misthrow and not played.is_misthrow and better.goes_on:
        yield "ring-and-route-coach-worth-a-misthrow", {"count": better.misthrows}


def _about_turning(position: Position, played: Outcome, better: Outcome) -> Iterator[Why]:
    """R13"""
    if played.turned == better.turned:
        return
    left = left_on_sheet(position, better if better.turned else played)
    if left is None:
        return
    points, turns = left
    if better.turned and not played.is_ended:
        yield "ring-and-route-coach-turn-now", {"points": points, "turns": turns}
    elif played.turned and points > 0 and not better.is_ended:
        yield "ring-and-route-coach-turned-early", {"points": points, "turns": turns}


def _about_prospects(judge: RingAndRouteJudge, played: Outcome, better: Outcome) -> Iterator[Why]:
    """What the sheet can still become."""
    lost = better.length + better.reach - played.length - played.reach
    if lost > 0:
        yield (
            "ring-and-route-coach-cut-off",
            {"spaces": lost, "most": played.length + played.reach, "better": better.length + better.reach},
        )
    now, then = usable_next(judge, played), usable_next(judge, better)
    if then - now >= _CLEAR:
        yield "ring-and-route-coach-next-throw", {"percent": now, "better": then}


def _about_points(position: Position, played: Outcome, better: Outcome) -> Iterator[Why]:
    """R17, R18: what is scored now, and how much that counts."""
    gained = better.points - played.points
    ring = (
        position.setup.facts[k.T_RING_POINTS + better.crosses] - position.setup.facts[k.T_RING_POINTS + played.crosses]
    )
    if ring > 0:
        yield "ring-and-route-coach-ring-step", {"crosses": better.crosses, "points": ring}
    elif better.goes_on and better.to_step == 1 and played.to_step > 1:
        yield "ring-and-route-coach-ring-near", {"crosses": better.crosses + 1}
    if gained > ring and gained > 0:
        yield "ring-and-route-coach-more-points", {"points": gained}
    end = turns_to_end(position)
    if gained > 0 and end is not None and end[1] <= _SOON:
        yield "ring-and-route-coach-race", {"name": position.setup.names[end[0]], "turns": end[1]}
    if better.marked > played.marked and gained <= 0:
        yield "ring-and-route-coach-longer-route", {"numbers": better.marked - played.marked}
    if better.crossed > played.crossed and ring <= 0 and better.to_step != 1:
        yield "ring-and-route-coach-more-crosses", {"crosses": better.crossed - played.crossed}


# Re-rolls


def _about_rerolls(judge: RingAndRouteJudge, position: Position, seat: int, played: int, better: int) -> Iterator[Why]:
    """R9: how often each choice spares a misthrow."""
    now, then = (usable_again(judge, position, seat, thrown) for thrown in (played, better))
    if played == k.KEEP and now == 0 and then > 0:
        yield "ring-and-route-coach-kept-misthrow", {"dice": _letters(better), "percent": then}
    elif better == k.KEEP and then == 100 and now < 100:
        yield "ring-and-route-coach-rerolled-usable", {"dice": _letters(played), "percent": now}
    elif then - now >= _CLEAR and better != k.KEEP:
        yield "ring-and-route-coach-reroll-usable", {"dice": _letters(better), "percent": then, "played": now}
    if then > now:
        yield from _about_third(position, seat)
    yield from _about_others(judge, position, seat, played, better)


def _about_third(position: Position, seat: int) -> Iterator[Why]:
    me = k.SEAT + seat * k.SEAT_SIZE
    if position.numbers[me + k.MISTHROWS] == k.MISTHROWS_ALLOWED - 1:
        yield "ring-and-route-coach-third-at-stake", {"ends": "game" if position.numbers[me + k.SHEET] else "sheet"}


def _about_others(judge: RingAndRouteJudge, position: Position, seat: int, played: int, better: int) -> Iterator[Why]:
    """Whom the dice serve that were kept, or could have been."""
    kept = k.KEEP in (played, better) and played != better
    for other in range(position.seats):
        if kept and other != seat:
            thrown = better or played
            lying, thrown_again = (usable_again(judge, position, other, dice) for dice in (k.KEEP, thrown))
            name = position.setup.names[other]
            if better != k.KEEP and lying == 100 and thrown_again <= 100 - 2 * _CLEAR:
                yield "ring-and-route-coach-serves-other", {"name": name, "percent": 100 - thrown_again}
            if better == k.KEEP and lying == 0:
                yield "ring-and-route-coach-spares-other", {"name": name, "percent": thrown_again}


# Ideas


def idea(position: Position, seat: int, better: Sequence[int]) -> list[Why]:
    """The idea of a good decision in Ring & Route, with exact chances."""
    judge = judge_of(position.setup)
    if position.numbers[k.PHASE] == k.DECIDING:
        return _idea_of_reroll(judge, position, seat, better[0])
    outcome = outcome_of(position, seat, better)
    found = [_idea_of_marks(judge, position, outcome, better)]
    if outcome.goes_on:
        found.append(("ring-and-route-coach-idea-next", {"percent": usable_next(judge, outcome)}))
    return found


def _idea_of_reroll(judge: RingAndRouteJudge, position: Position, seat: int, thrown: int) -> list[Why]:
    percent = usable_again(judge, position, seat, thrown)
    if thrown != k.KEEP:
        now = usable_again(judge, position, seat, k.KEEP)
        return [
            (
                "ring-and-route-coach-idea-reroll",
                {"dice": _letters(thrown), "percent": percent, "now": "usable" if now else "misthrow"},
            )
        ]
    if percent == 100:
        return [("ring-and-route-coach-idea-keep", {})]
    most = max(usable_again(judge, position, seat, again) for again in range(1, k.ALL_DICE + 1))
    return [("ring-and-route-coach-idea-keep-misthrow", {"percent": most})]


def _idea_of_marks(judge: RingAndRouteJudge, position: Position, outcome: Outcome, better: Sequence[int]) -> Why:
    if outcome.ends_game:
        return "ring-and-route-coach-idea-end", {}
    if outcome.turned:
        return _idea_of_turning(judge, position, outcome, better)
    if not outcome.crossed + outcome.marked:
        return f"ring-and-route-coach-idea-{'enough' if outcome.used else 'nothing'}", {}
    part = "both" if outcome.crossed and outcome.marked else "ring" if outcome.crossed else "route"
    return f"ring-and-route-coach-idea-{part}", {
        "number": _end_of_route(position, outcome),
        "numbers": outcome.marked,
        "crosses": outcome.crossed,
        "misthrow": "yes" if outcome.is_misthrow else "no",
    }


def _idea_of_turning(judge: RingAndRouteJudge, position: Position, outcome: Outcome, better: Sequence[int]) -> Why:
    """R13, R15: a sheet that next throws would fit is ended for the sake of the race."""
    percent = _fits_if_kept(judge, position, outcome.seat, better)
    if percent < _FITS:
        return "ring-and-route-coach-idea-turn", {"points": outcome.points, "percent": percent}
    return "ring-and-route-coach-idea-race", {"points": outcome.points, "percent": percent}


def is_bold(position: Position, seat: int, better: Sequence[int]) -> bool:
    """Whether a decision in Ring & Route ends a sheet that next throws would fit; lessons teach to keep it."""
    return better[-1] == k.TURN and _fits_if_kept(judge_of(position.setup), position, seat, better) >= _FITS


def _fits_if_kept(judge: RingAndRouteJudge, position: Position, seat: int, turning: Sequence[int]) -> int:
    """How many of 100 next throws would fit a sheet that is turned, if it were not."""
    kept = outcome_of(position, seat, [*turning[:-1], k.DONE])
    return usable_next(judge, kept) if kept.goes_on else 0


def _end_of_route(position: Position, outcome: Outcome) -> int:
    """The number at which a route ends; 0 without a route."""
    if not outcome.length:
        return 0
    me, facts = k.SEAT + outcome.seat * k.SEAT_SIZE, position.setup.facts
    space = outcome.state[me + k.ROUTE] >> 4 * (outcome.length - 1) & 15
    part = facts[k.T_SHEET + outcome.seat * 2 + outcome.second]
    return int(facts[part + k.P_VALUES + (space >> 3)] >> 8 * (space & 7) & 255)


def _letters(dice: int) -> str:
    """A set of dice as the catalogues know it, such as AC."""
    return "".join(letter for die, letter in enumerate(DICE) if dice >> die & 1)
