"""Short lists of what a seat may make of a throw: the few endings that are best for it if all others are idle.

The judge looks at all endings. To fit the network, and for the master before a re-roll, the best few are enough, and
take a fifth of the time.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.sheet_state import SheetState
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.endings import ANY_DICE, list_uses, note_uses
from rollwright.games.ring_and_route.chances.features import Standing, read_standing
from rollwright.games.ring_and_route.chances.network import note_chances, note_ending
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.twins import routine, step, unit

_PER_POINT = 1e-3  # what a point counts beside the chance: the others will have more of them than if they were idle


@unit
def note_endings(desk: Desk) -> None:
    """Notes for short lists the endings of all seats that any dice lead to, from how they stand before (BEFORE)."""
    out, notes, seats = desk.out, desk.notes, desk.facts[k.T_SEATS]
    for slot in range(seats):
        before = read_standing(out, c.BEFORE + slot * c.STANDING_SIZE)
        sheet = before.sheet
        phase = (sheet.phase + 1) % seats
        idle = SheetState(sheet.side, sheet.which, sheet.class_, sheet.arc, sheet.misthrows, phase)
        note_ending(Standing(idle, before.banked), c.IDLE + slot, desk)
        note_uses(before, slot, ANY_DICE, desk)
    for slot in range(seats):
        for each in range(seats):
            out[c.CHOSEN + each] = c.IDLE + each
        for ending in range(slot * c.MOST_ENDINGS, slot * c.MOST_ENDINGS + out[c.FOUND + slot]):
            out[c.CHOSEN + slot] = ending
            note_chances(seats, desk)
            at = c.ENDINGS + ending * c.ENDING
            notes[at + c.E_SOLO] = notes[c.CHANCES + slot] + _PER_POINT * notes[at + c.E_POINTS]


@routine
def list_throw(throw: int, desk: Desk) -> None:
    """Makes the short lists of a throw for all seats."""
    for slot in range(desk.facts[k.T_SEATS]):
        list_uses(slot, throw, desk)
        _shorten(slot, desk)


@step
def _shorten(slot: int, desk: Desk) -> None:
    """Keeps the best on the list, and puts them first."""
    out, notes = desk.out, desk.notes
    start = c.LIST + slot * c.MOST_ENDINGS
    end = start + out[c.LISTED + slot]
    for i in range(start, min(start + c.SHORT_LIST, end)):
        best = i
        for j in range(i + 1, end):
            one = notes[c.ENDINGS + out[j] * c.ENDING + c.E_SOLO]
            if one > notes[c.ENDINGS + out[best] * c.ENDING + c.E_SOLO]:
                best = j
        ending = out[i]
        out[i] = out[best]
        out[best] = ending
    out[c.LISTED + slot] = min(out[c.LISTED + slot], c.SHORT_LIST)
