"""The best crosses with some dice: a depth-first search through every group of spaces that the rules allow."""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.features import nearer
from rollwright.games.diceland.bots.value import turns_needed_after
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import cross, free_in, under_way_in
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, Floats, Notes, State
from rollwright.kernel.twins import routine, step

UNUSABLE = 1e9  # turns needed after a use that is not possible
MOST_GROUPS = 800  # that are tried in one territory; only a territory of more than ten spaces has more


@routine
def find_best_crosses(
    facts: Facts, board: int, colour: int, least: int, most: int, weights: Floats, out: State, notes: Notes, to: int
) -> None:
    """Finds the best group of spaces to cross with `least` to `most` dice of a colour (D10, D11), from the base
    position.

    Writes the turns needed afterwards to the notes from `to` on, by the number of dice, and the spaces to `BEST`.
    """
    for dice in range(least, most + 1):
        notes[to + dice] = UNUSABLE
    if free_in(out, s.STACK, colour) > 0:
        here = board + k.B_SPACE + under_way_in(out, s.STACK, colour) * k.SPACE_SIZE
        _search_territory(facts, board, here, least, most, weights, out, notes, to)
        return
    room = board + k.B_ROOM + (colour * 7 + least) * 2
    low = out[s.STACK + k.FRONTIER] & facts[room]
    high = out[s.STACK + k.FRONTIER + 1] & facts[room + 1]
    while low | high:
        here = board + k.B_SPACE + (lowest(low) if low else k.HALF + lowest(high)) * k.SPACE_SIZE
        low &= ~facts[here + k.S_TERRITORY]
        high &= ~facts[here + k.S_TERRITORY + 1]
        _search_territory(facts, board, here, least, most, weights, out, notes, to)


@routine
def _search_territory(
    facts: Facts, board: int, here: int, least: int, most: int, weights: Floats, out: State, notes: Notes, to: int
) -> None:
    """Tries every group of spaces of the territory that hangs together with the crosses (D5).

    A space that was tried is left out afterwards, so that each group is tried once.
    """
    frame = s.STACK
    for half in range(2):
        free = facts[here + k.S_TERRITORY + half] & ~out[frame + k.CROSSED + half]
        out[frame + s.F_FREE + half] = free
        out[frame + s.F_NEAR + half] = out[frame + k.FRONTIER + half] & free
    groups = 0
    dice = 1
    while dice > 0:
        if (out[frame + s.F_NEAR] | out[frame + s.F_NEAR + 1]) == 0 or groups > MOST_GROUPS:
            frame -= s.FRAME
            dice -= 1
            continue
        _cross_next(facts, board, frame, out)
        if dice >= least:
            groups += 1
            turns = turns_needed_after(facts, board, frame + s.FRAME, weights, out, notes)
            if turns < notes[to + dice]:
                notes[to + dice] = turns
                out[s.BEST + dice * 2] = out[frame + s.FRAME + k.CROSSED]
                out[s.BEST + dice * 2 + 1] = out[frame + s.FRAME + k.CROSSED + 1]
        if dice < most:
            frame += s.FRAME
            dice += 1


@step
def _cross_next(facts: Facts, board: int, frame: int, out: State) -> None:
    """Crosses the first of the near spaces in the next frame; in this one it is left out from now on."""
    half = 0 if out[frame + s.F_NEAR] else 1
    bit = out[frame + s.F_NEAR + half] & -out[frame + s.F_NEAR + half]
    out[frame + s.F_NEAR + half] ^= bit
    out[frame + s.F_FREE + half] ^= bit
    space = half * k.HALF + lowest(bit)
    here = board + k.B_SPACE + space * k.SPACE_SIZE
    following = frame + s.FRAME
    for i in range(k.SEAT_SIZE):
        out[following + i] = out[frame + i]
    cross(out, following, facts, board, space)
    for word in range(2):
        free = out[frame + s.F_FREE + word]
        out[following + s.F_FREE + word] = free
        out[following + s.F_NEAR + word] = (out[frame + s.F_NEAR + word] | facts[here + k.S_NEAR + word]) & free
    ways = board + k.B_WAYS + space * k.WAYS
    for word in range(k.WAYS):
        out[following + s.F_WAYS + word] = nearer(out[frame + s.F_WAYS + word], facts[ways + word])
