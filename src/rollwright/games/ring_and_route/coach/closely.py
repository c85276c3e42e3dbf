"""A closer look near the end: where somebody can end the game with the next throw, by a misthrow on the second sheet, a
single point decides, and the network is too coarse. There the chances are the exact average over that throw, once more
with everybody's best replies.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.endings import ANY_DICE, list_uses, note_uses, standing_of
from rollwright.games.ring_and_route.coach.replies import settle
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State, Weights
from rollwright.kernel.twins import routine, step, unit


@unit
def look_closely(facts: Facts, out: State, notes: Notes, know: Knowledge, net: Weights) -> None:
    """Notes the chances of the profile that the seats have chosen by a closer look, if it needs one."""
    if not _is_late(facts, out, notes):
        return
    known = _find_profile(facts, out)
    to = c.PROFILE_CHANCES + known * c.SIDES
    if known == out[c.KNOWN]:
        active = _look_ahead(facts, out, notes, know, net)
        note_means(notes, c.FINAL)
        _note_average(active, notes, to)
        _keep_profile(facts, out)
    for side in range(c.SIDES):
        notes[c.CHANCES + side] = notes[to + side]


@step
def _is_late(facts: Facts, out: ReadOnlyState, notes: Notes) -> bool:
    can_end = 0.0
    over = 0.0
    for seat in range(facts[k.T_SEATS]):
        ending = c.ENDINGS + out[c.CHOSEN + seat] * c.ENDING
        can_end += notes[ending + c.E_CAN_END]
        over += notes[ending + c.E_IS_OVER]
    return can_end > 0.0 and over == 0.0


@step
def _find_profile(facts: Facts, out: ReadOnlyState) -> int:
    """The number of the chosen profile among those that have been looked at; how many these are if it is a new one."""
    for number in range(out[c.KNOWN]):
        same = 0
        for seat in range(facts[k.T_SEATS]):
            if out[c.PROFILES + number * k.SEATS + seat] == out[c.CHOSEN + seat]:
                same += 1
        if same == facts[k.T_SEATS]:
            return number
    return out[c.KNOWN]


@step
def _keep_profile(facts: Facts, out: State) -> None:
    for seat in range(facts[k.T_SEATS]):
        out[c.PROFILES + out[c.KNOWN] * k.SEATS + seat] = out[c.CHOSEN + seat]
    out[c.KNOWN] += 1


@routine
def _look_ahead(facts: Facts, out: State, notes: Notes, know: Knowledge, net: Weights) -> int:
    """Notes the chances for each throw that may come next, once it is final; returns the seat that is active then."""
    active = 0
    for seat in range(facts[k.T_SEATS]):
        standing = standing_of(out[c.CHOSEN + seat], out)
        if standing.sheet.phase == 0:
            active = seat
        note_uses(facts, standing, k.SEATS + seat, ANY_DICE, out, notes, know, net)
    for throw in range(u.THROWS):
        for seat in range(facts[k.T_SEATS]):
            list_uses(k.SEATS + seat, throw, out, know)
        settle(k.SEATS, facts[k.T_SEATS], out, notes, net)
        for side in range(c.SIDES):
            notes[c.FINAL + throw * c.SIDES + side] = notes[c.CHANCES + side]
    return active


@routine
def note_means(notes: Notes, final: int) -> None:
    """For a closer look (R9): notes the means over each set of dice that may be thrown again, one die after the
    other."""
    for i in range(u.THROWS * c.SIDES):
        notes[c.MEANS + i] = notes[final + i]
    for die in range(k.DICE_COUNT):
        step_ = u.FACES**die
        for fewer in range(1 << die):
            start = c.MEANS + fewer * u.THROWS * c.SIDES
            more = c.MEANS + (fewer | 1 << die) * u.THROWS * c.SIDES
            for throw in range(u.THROWS):
                lowest = throw - throw // step_ % u.FACES * step_
                for side in range(c.SIDES):
                    total = 0.0
                    for face in range(u.FACES):
                        total += notes[start + (lowest + face * step_) * c.SIDES + side]
                    notes[more + throw * c.SIDES + side] = total / u.FACES


@step
def _note_average(active: int, notes: Notes, to: int) -> None:
    """Notes the average over the first throw, if the active seat throws again in the way that is best for itself."""
    for side in range(c.SIDES):
        notes[to + side] = 0.0
    for throw in range(u.THROWS):
        best = 0
        for again in range(1, k.ALL_DICE + 1):
            if notes[_mean_at(again, throw) + active] > notes[_mean_at(best, throw) + active]:
                best = again
        for side in range(c.SIDES):
            notes[to + side] += notes[_mean_at(best, throw) + side] / u.THROWS


@step
def _mean_at(again: int, throw: int) -> int:
    return c.MEANS + (again * u.THROWS + throw) * c.SIDES
