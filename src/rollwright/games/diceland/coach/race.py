"""The race: the win shares of all seats, by their outlooks.

Seats are taken to be independent. Whoever reaches the goal in phase 2 of the same turn shares the win (D17); after it,
treasure throws are taken clockwise from the active player, and the first to reach the goal wins alone (D15, D18). A
game that nobody wins in time (D19) counts as shared by all.
"""

from __future__ import annotations

import math

from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.correction import correct, is_decided, note_corrections
from rollwright.games.diceland.coach.scratch import Desk, Sense
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Facts, ReadOnlyState
from rollwright.kernel.twins import routine, step

NEGLIGIBLE = 1e-12  # the chance that the others are still in the race, from which on they are not
SHARPNESS = (1.0, 1.0, 1.15, 1.1, 1.05)  # with so many seats, fitted to 4,976 games of levels 3 to 5


@step
def turns_left(state: ReadOnlyState, at: int, facts: Facts) -> int:
    """How many turns the race still lasts after this one at most (D19)."""
    return facts[k.T_TURNS] - state[at + k.TURNS] - 1


@step
def sides(facts: Facts) -> int:
    """How many sides race: all seats, or a seat that is alone and par."""
    return max(facts[k.T_SEATS], 2)


@routine
def write_shares(active: int, left: int, facts: Facts, sense: Sense, desk: Desk, to: int) -> None:
    """Writes the win share of each side of the race to the notes from `to` on. `USED` has the outlooks that count,
    `left` is how many turns follow that of seat `active`."""
    seats = facts[k.T_SEATS]
    total = 0.0
    for seat in range(seats):
        gains = note_gains(active, left, facts, seat, sense, desk)
        desk.notes[to + seat] = share_of(desk.out[y.USED + seat], gains, sense, desk)
        total += desk.notes[to + seat]
    if seats == 1:
        desk.notes[to + 1] = 1.0 - total
    else:
        _sharpen(seats, (1.0 - total) / seats, desk, to)
        if not is_decided(seats, desk):
            note_corrections(seats, sense, desk)
            correct(seats, desk, to)


@step
def _sharpen(seats: int, unwon: float, desk: Desk, to: int) -> None:
    """Adds each seat's part of games that nobody wins, and makes the shares as decided as they turn out to be."""
    total = 0.0
    for seat in range(seats):
        desk.notes[to + seat] = max(desk.notes[to + seat] + unwon, 0.0) ** SHARPNESS[seats]
        total += desk.notes[to + seat]
    for seat in range(seats):
        desk.notes[to + seat] /= total


@routine
def note_gains(active: int, left: int, facts: Facts, seat: int, sense: Sense, desk: Desk) -> int:
    """For the race: notes the win share of a seat if it reaches the goal in this or a later turn; returns how many
    turns count."""
    seats = facts[k.T_SEATS]
    turns = min(left, y.AHEAD) + 1
    for turn in range(turns):
        if seats == 1:
            gain = par_gain(facts[k.T_TURNS] - left + turn, desk)
            desk.notes[y.GAINS + turn] = desk.notes[y.TREASURE_GAINS + turn] = gain
            continue
        desk.notes[y.GAINS + turn] = _gain_in_phase_2(seats, seat, turn, sense, desk)
        desk.notes[y.TREASURE_GAINS + turn] = _gain_by_treasure(seats, seat, (active + turn) % seats, turn, sense, desk)
        going_on = 1.0
        for other in range(seats):
            if other != seat:
                going_on *= _open_after(desk, other, turn)
        if going_on < NEGLIGIBLE:
            return turn + 1
    return turns


@step
def par_gain(turn: int, desk: Desk) -> float:
    """The race against par: the chance that it needs more turns than so many from the beginning; as many count half."""
    if turn < 1 or turn > y.AHEAD:
        return 0.0
    return (desk.notes[y.PAR + turn - 1] + desk.notes[y.PAR + turn]) / 2


@step
def share_of(outlook: int, gains: int, sense: Sense, desk: Desk) -> float:
    """The win share in the race of a seat with this outlook, by the gains that were noted for so many turns."""
    notes, treasure = desk.notes, float(sense.table[y.T_BY_TREASURE])
    won = notes[outlook + y.WON]
    share = won * notes[y.GAINS] + (1.0 - won - notes[outlook + y.OPEN]) * notes[y.TREASURE_GAINS]
    for turn in range(1, gains):
        reached = notes[outlook + y.OPEN + turn - 1] - notes[outlook + y.OPEN + turn]
        gain = notes[y.GAINS + turn]
        share += reached * (gain + treasure * (notes[y.TREASURE_GAINS + turn] - gain))
    return share


@routine
def compared_share(seats: int, seat: int, share: float, sense: Sense, desk: Desk) -> float:
    """A measure that grows with a seat's share of the race once it is corrected: about log(share / others' share)."""
    note_corrections(seats, sense, desk)
    raised = desk.notes[y.RAISED + seat]
    for other in range(seats):
        if other != seat:
            raised -= desk.notes[y.RAISED + other] / (seats - 1)
    share = min(max(share, NEGLIGIBLE), 1.0 - NEGLIGIBLE)
    return SHARPNESS[seats] * math.log(share / (1.0 - share)) + raised


@step
def _open_before(desk: Desk, seat: int, turn: int) -> float:
    """The chance that a seat has not reached the goal before this turn."""
    return desk.notes[desk.out[y.USED + seat] + y.OPEN + turn - 1] if turn > 0 else 1.0


@step
def _open_after(desk: Desk, seat: int, turn: int) -> float:
    return desk.notes[desk.out[y.USED + seat] + y.OPEN + turn]


@step
def _in_phase_2(desk: Desk, sense: Sense, seat: int, turn: int) -> float:
    """The chance that a seat reaches the goal in phase 2 of this turn."""
    if turn == 0:
        return desk.notes[desk.out[y.USED + seat] + y.WON]
    reached = _open_before(desk, seat, turn) - _open_after(desk, seat, turn)
    return reached * (1.0 - float(sense.table[y.T_BY_TREASURE]))


@step
def _gain_in_phase_2(seats: int, seat: int, turn: int, sense: Sense, desk: Desk) -> float:
    """D17: alone, one half with one other, and so on. `alone`, `two` … are the chances that so many reach the goal."""
    alone, two, three, four = 1.0, 0.0, 0.0, 0.0
    for other in range(seats):
        if other != seat:
            theirs = _in_phase_2(desk, sense, other, turn)
            not_yet = _open_before(desk, other, turn) - theirs
            four = four * not_yet + three * theirs
            three = three * not_yet + two * theirs
            two = two * not_yet + alone * theirs
            alone *= not_yet
    return alone + two / 2 + three / 3 + four / 4


@step
def _gain_by_treasure(seats: int, seat: int, active: int, turn: int, sense: Sense, desk: Desk) -> float:
    """D15, D18: no other has reached the goal in phase 2, nor one that throws before."""
    gain = 1.0
    place = (seat - active + seats) % seats
    for other in range(seats):
        if other != seat:
            earlier = (other - active + seats) % seats < place
            not_in_phase_2 = _open_before(desk, other, turn) - _in_phase_2(desk, sense, other, turn)
            gain *= _open_after(desk, other, turn) if earlier else not_in_phase_2
    return gain
