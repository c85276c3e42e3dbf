"""Averages over the throws of a turn, from the chances of each throw once its dice are final."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Notes
from rollwright.kernel.twins import routine, step


@routine
def note_average(active: int, notes: Notes, final: int, to: int) -> None:
    """Notes the average over the first throw, if the active seat throws again in the way that is best for itself."""
    note_means(notes, final)
    for side in range(c.SIDES):
        notes[to + side] = 0.0
    for throw in range(u.THROWS):
        best = 0
        for again in range(1, k.ALL_DICE + 1):
            if notes[mean_at(again, throw) + active] > notes[mean_at(best, throw) + active]:
                best = again
        for side in range(c.SIDES):
            notes[to + side] += notes[mean_at(best, throw) + side] / u.THROWS


@step
def note_means(notes: Notes, final: int) -> None:
    """R9: notes the means over each set of dice that may be thrown again, one die after the other."""
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
def mean_at(again: int, throw: int) -> int:
    """Where the mean is over throwing these dice of a throw again."""
    return c.MEANS + (again * u.THROWS + throw) * c.SIDES
