"""Reasons in words: why one decision is better than another, from facts of the position. Each is given only if it is
true and tells the two decisions apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from rollwright.core.facets import Why
from rollwright.games.diceland.coach.chances import DicelandJudge, judge_of
from rollwright.games.diceland.coach.sight import (
    Sight,
    chance_of_more,
    colours_of,
    dice_of,
    in_100,
    letter_of,
    used_colour,
)
from rollwright.games.diceland.rules import kernel as k

if TYPE_CHECKING:
    from rollwright.core.position import Position

MOST = 3  # reasons
_SAVES = 0.6  # turns that dice must save another player to be worth a word


def reasons(position: Position, seat: int, played: Sequence[int], better: Sequence[int]) -> list[Why]:
    """Reasons in Diceland why `better` is better than `played`, the most telling one first."""
    judge, sight = judge_of(position.setup), Sight.of(position, seat)
    phase = position.numbers[k.PHASE]
    if phase == k.PICKING:
        found = _about_pick(judge, position, sight, played[0], better[0])
    elif phase == k.GOING_ON:
        found = _about_going_on(judge, position, sight, better[0])
    else:
        found = _about_crosses(position, sight, played, better)
    return list(islice(found, MOST)) or [_in_chances(judge, position, seat, played, better)]


def idea(position: Position, seat: int, better: Sequence[int]) -> list[Why]:
    """The idea behind a good decision in Diceland, with exact chances, without the move itself."""
    judge, sight = judge_of(position.setup), Sight.of(position, seat)
    phase = position.numbers[k.PHASE]
    if phase == k.GOING_ON:
        return list(_throwing_on(judge, position, sight))
    if phase == k.PICKING:
        found = _idea_of_pick(judge, position, sight, better[0])
    else:
        found = _idea_of_crosses(position, sight, better)
    return list(islice(found, 1))


# Choosing a colour


def _about_pick(judge: DicelandJudge, position: Position, sight: Sight, played: int, better: int) -> Iterator[Why]:
    dice = sight.state[k.DICE]
    has, gets = dice_of(dice, played), dice_of(dice, better)
    if not sight.usable(played, has) and sight.usable(better, gets):
        yield "diceland-coach-unusable", {"colour": letter_of(played), "dice": has}  # D8, D11
    if sight.steps_to_treasure(better, gets) and not sight.steps_to_treasure(played, has):
        yield "diceland-coach-treasure-dice", {"colour": letter_of(better), "dice": gets}
    if sight.usable(played, has) and sight.room(played) == has and sight.room(better) > gets:
        yield "diceland-coach-full", {"colour": letter_of(played), "dice": has}
    yield from _left_to_others(judge, position, sight, dice - (has << 4 * played), dice - (gets << 4 * better))
    if better == sight.nearest != played:
        yield "diceland-coach-nearest", {"colour": letter_of(better), "left": sight.left(better)}
    if gets > has and sight.usable(better, gets):
        yield "diceland-coach-more-dice", {"colour": letter_of(better), "dice": gets}


def _left_to_others(judge: DicelandJudge, position: Position, sight: Sight, dice: int, instead: int) -> Iterator[Why]:
    """D12: dice that another player can make much more of than of those he would have got instead."""
    for other in range(position.seats):
        if other != sight.seat:
            needed = judge.turns_needed(position, other)
            colour, saved = _best_use(needed, dice)
            if colour is not None and saved - _best_use(needed, instead)[1] >= _SAVES:
                name = position.setup.names[other]
                yield (
                    "diceland-coach-left",
                    {
                        "name": name,
                        "colour": letter_of(colour),
                        "dice": dice_of(dice, colour),
                    },
                )


def _best_use(needed: dict[tuple[int, int], float], dice: int) -> tuple[int | None, float]:
    """The colour that saves a seat most, and how many turns; `needed` has the turns after each use, (0, 0) is none."""
    saved = {colour: needed[0, 0] - needed[colour, dice_of(dice, colour)] for colour in colours_of(dice)}
    best = max(saved, key=saved.__getitem__, default=None)
    return (best, saved[best]) if best is not None and saved[best] > 0 else (None, 0.0)


def _idea_of_pick(judge: DicelandJudge, position: Position, sight: Sight, better: int) -> Iterator[Why]:
    dice = sight.state[k.DICE]
    if sight.steps_to_treasure(better, dice_of(dice, better)):
        yield "diceland-coach-idea-treasure", {}
    for colour in colours_of(dice):
        if colour != better:
            without = dice - (dice_of(dice, colour) << 4 * colour)
            instead = dice - (dice_of(dice, better) << 4 * better)
            for _, params in _left_to_others(judge, position, sight, without, instead):
                yield "diceland-coach-idea-left", {"name": params["name"]}
    if better == sight.nearest:
        yield "diceland-coach-idea-nearest", {"colour": letter_of(better), "left": sight.left(better)}
    if sight.room(better) > dice_of(dice, better):
        yield "diceland-coach-idea-room", {"dice": sight.room(better)}


# Throwing on


def _about_going_on(judge: DicelandJudge, position: Position, sight: Sight, better: int) -> Iterator[Why]:
    overshoots, improves = _risk(sight), _improvement(judge, position, sight)
    if better == k.STOP:
        if overshoots:
            yield (
                "diceland-coach-overshoot",
                {"percent": in_100(overshoots), "colour": letter_of(sight.state[k.COLOUR])},
            )
        yield "diceland-coach-stop", {"percent": in_100(improves)}
        return
    yield "diceland-coach-throw-on", {"percent": in_100(improves)}
    if not overshoots:
        yield "diceland-coach-no-risk", {"colour": letter_of(sight.state[k.COLOUR])}


def _throwing_on(judge: DicelandJudge, position: Position, sight: Sight) -> Iterator[Why]:
    """What another throw does, exactly."""
    yield (
        "diceland-coach-idea-throw",
        {
            "improves": in_100(_improvement(judge, position, sight)),
            "overshoots": in_100(_risk(sight)),
        },
    )


def _risk(sight: Sight) -> float:
    """The chance that the next throw brings more dice of the colour than can be used (D11)."""
    colour, aside = sight.state[k.COLOUR], sight.state[k.ASIDE]
    room = sight.room(colour)
    return chance_of_more(k.ALL_DICE - aside, room - aside) if room >= aside else 0.0


def _improvement(judge: DicelandJudge, position: Position, sight: Sight) -> float:
    """The chance that the next throw leads to something better than stopping now."""
    stop = judge.after_actions(position, sight.seat)[k.STOP][sight.seat]
    thrown = position.copy()
    thrown.act(sight.seat, k.REROLL)
    return sum(each.probability for each in judge.after_throws(thrown) if each.chances[sight.seat] > stop)


# Crosses


def _about_crosses(position: Position, sight: Sight, played: Sequence[int], better: Sequence[int]) -> Iterator[Why]:
    one, other = sight.after(position, played), sight.after(position, better)
    with_, instead = (used_colour(sight.state, sight.me, actions) for actions in (better, played))
    if other.has_won and not one.has_won:
        yield "diceland-coach-goal", {}
    if other.complete > one.complete and with_ is not None:
        yield "diceland-coach-completes", {"colour": letter_of(with_)}
    if other.treasures > one.treasures:
        yield "diceland-coach-treasure", {"count": other.treasures - one.treasures}
    if instead is None and with_ is not None:
        yield "diceland-coach-passed", {"colour": letter_of(with_)}
    if instead is not None:
        yield from _about_territory(sight, one, other, instead, with_)
    if other.next_treasures > one.next_treasures:
        yield "diceland-coach-treasures-near", {"more": other.next_treasures, "fewer": one.next_treasures}
    if with_ == sight.nearest != instead:
        yield "diceland-coach-nearest", {"colour": letter_of(sight.nearest), "left": sight.left(sight.nearest)}
    if other.colours > one.colours:
        yield "diceland-coach-colours", {"more": other.colours, "fewer": one.colours}
    if with_ is None and instead is not None:
        yield "diceland-coach-rather-pass", {"colour": letter_of(instead)}


def _about_territory(sight: Sight, one: Sight, other: Sight, colour: int, better: int | None) -> Iterator[Why]:
    """What the played crosses did to the territory that they are in."""
    opened, free = sight.free(colour) == 0 and one.free(colour) > 0, one.free(colour)
    if opened and other.free(colour) == 0 and one.waiting_treasures(colour):
        yield "diceland-coach-blocked", {"colour": letter_of(colour), "free": free}  # D6
    if opened and better == colour and other.free(colour) and other.size(colour) > one.size(colour):
        yield (
            "diceland-coach-small",
            {
                "colour": letter_of(colour),
                "size": one.size(colour),
                "larger": other.size(colour),
            },
        )
    if free == 1 and other.free(colour) != 1:
        yield "diceland-coach-single", {"colour": letter_of(colour)}


def _idea_of_crosses(position: Position, sight: Sight, better: Sequence[int]) -> Iterator[Why]:
    after, colour = sight.after(position, better), used_colour(sight.state, sight.me, better)
    if after.has_won:
        yield "diceland-coach-idea-goal", {}
    if after.treasures > sight.treasures:
        yield "diceland-coach-idea-treasure", {}
    if colour is None:
        yield "diceland-coach-idea-pass", {}
    if colour is not None and sight.free(colour) and not after.free(colour):
        yield "diceland-coach-idea-fill", {}
    if after.next_treasures > sight.next_treasures:
        yield "diceland-coach-idea-near", {}
    if colour == sight.nearest:
        yield "diceland-coach-idea-nearest", {"colour": letter_of(colour), "left": sight.left(colour)}


# Chances


def _in_chances(
    judge: DicelandJudge, position: Position, seat: int, played: Sequence[int], better: Sequence[int]
) -> Why:
    """Where there is nothing else to see: what both are worth."""
    one, other = (_chance_after(judge, position, seat, actions) for actions in (played, better))
    return "diceland-coach-chances", {"played": in_100(one), "better": in_100(other)}


def _chance_after(judge: DicelandJudge, position: Position, seat: int, actions: Sequence[int]) -> float:
    later = position.copy()
    for action in actions:
        later.act(seat, action)
    return judge.chances(later)[seat]
