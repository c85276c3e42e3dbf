"""The loops of the solver, compiled: backward induction over the states of one sheet, route by route and arc by arc.

A state is a class of routes, an arc, the misthrows and the phase (`bots/sheet_state.py`). Its value is what the sheet
will bring on average if it is played for that, the points it has included. Marks are never taken back, so classes are
solved from the longest route to the shortest, those of equal length in any order and at the same time; within a class,
arcs are solved from the longest to the shortest.

All 16 arcs of a length are computed side by side, which lets the processor work on several at once. Values lie in the
order class, phase, misthrows, arc.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.route_uses import list_route_uses
from rollwright.games.ring_and_route.bots.sheet_state import index_of
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Numbers, State
from rollwright.kernel.twins import entry, routine, step

Floats = MutableSequence[float]

# The terms of a solution
PHASES = 0
PRICE = 1  # of a turn
CAN_TURN = 2  # R13: whether the sheet may be ended by choice
POINTS = 3  # + length of the route (R18)
RING_POINTS = POINTS + k.NUMBERS + 1  # + crosses (R17)
AFTER = RING_POINTS + k.RING + 1  # + phase of the next throw: what the end of the sheet brings beside its points
HAZARD = AFTER + 4  # the chance that somebody ends the game before the next throw
TERMS = HAZARD + 1

# Notes while a class is solved: the value of each use for the 16 arcs of this length and of the next, by phase and
# misthrows
PLANES = k.MISTHROWS_ALLOWED + 1  # with three misthrows the sheet has ended
_PLANE = 2 * u.USES * k.RING
_IMPOSSIBLE = -1e9
_PAIR_CELLS = len(u.PAIRS) * u.FACES**2
_PAIRS = 4 * PLANES * _PLANE  # best uses of at most two dice, by the two and their faces
_THROWN = _PAIRS + _PAIR_CELLS * k.RING  # best uses of throws; behind them means by the faces of two, one and no die
_MEAN = _THROWN + (u.THROWS + _PAIR_CELLS + k.DICE_COUNT * u.FACES) * k.RING
NOTES = _MEAN + k.RING
# Lists while a class is solved: uses of numbers and the classes they lead to, then the steps that can be taken
_LISTED = 4000  # 13 * 12 * 11 ways with three numbers and at most 1,222 with fewer
_STEPS = _LISTED * 2
LISTS = _STEPS + 1 + u.COLOUR_STEPS * 3


@entry
def solve_classes(
    plan: Numbers, terms: Floats, values: Floats, start: int, stop: int, notes: Floats, reached: State
) -> None:
    """Backward induction over classes `start` to `stop` - 1, whose routes have all the same length."""
    plan, terms, values, notes, reached = raw(plan), raw(terms), raw(values), raw(notes), raw(reached)
    for class_ in range(start, stop):
        found = list_route_uses(plan, 0, class_, reached, 0)
        list_steps(plan, reached, found)
        for length in range(k.RING, -1, -1):
            solve_arcs(plan, terms, values, class_, length, notes, reached, found)


@routine
def list_steps(plan: Numbers, reached: State, found: int) -> None:
    """For backward induction: lists those colour steps whose numbers can be marked: how many, then use, colour and the
    rest of the use."""
    kept = 0
    for i in range(plan[u.STEPS], plan[u.STEPS] + u.COLOUR_STEPS * 3, 3):
        numbers = plan[u.NUMBERS_OF + plan[i]]
        possible = numbers == u.NOTHING
        for j in range(found):
            possible = possible or reached[j * 2] == numbers
        if possible:
            at = _STEPS + 1 + kept * 3
            reached[at] = plan[i]
            reached[at + 1] = plan[i + 1]
            reached[at + 2] = plan[i + 2]
            kept += 1
    reached[_STEPS] = kept


@routine
def solve_arcs(
    plan: Numbers,
    terms: Floats,
    values: Floats,
    class_: int,
    length: int,
    notes: Floats,
    reached: State,
    found: int,
) -> None:
    """Backward induction over the arcs of one length, from three misthrows to none."""
    phases = int(terms[PHASES])
    for misthrows in range(k.MISTHROWS_ALLOWED, -1, -1):
        for phase in range(phases):
            plane = (phase * PLANES + misthrows) * _PLANE
            _fill_uses(plan, terms, values, length, phase, misthrows, notes, plane, reached, found)
        for phase in range(phases):
            own = (phase * PLANES + misthrows) * _PLANE + (length % 2 * u.USES + u.NOTHING) * k.RING
            ended = _ended(plan, terms, class_, length, phase)
            if misthrows == k.MISTHROWS_ALLOWED:
                for first in range(k.RING):
                    notes[own + first] = ended
                continue
            following = (phase + 1) % phases * PLANES + misthrows
            here = following * _PLANE + length % 2 * u.USES * k.RING
            _value_throws(plan, phase == 0, notes, here, here + _PLANE)
            _keep_values(plan, terms, values, class_, length, phase, misthrows, ended, notes, own)


@step
def _ended(plan: Numbers, terms: Floats, class_: int, length: int, phase: int) -> float:
    """What it brings to have ended the sheet, if the next throw has this phase."""
    return terms[POINTS + plan[plan[u.LENGTHS] + class_]] + terms[RING_POINTS + length] + terms[AFTER + phase]


@step
def _fill_uses(
    plan: Numbers,
    terms: Floats,
    values: Floats,
    length: int,
    phase: int,
    misthrows: int,
    notes: Floats,
    plane: int,
    reached: State,
    found: int,
) -> None:
    """What each use leads to at best, if it leads to this phase and so many misthrows; all but using nothing."""
    here = plane + length % 2 * u.USES * k.RING
    for i in range(here, here + u.USES * k.RING):
        notes[i] = _IMPOSSIBLE
    for i in range(found):
        use = here + reached[i * 2] * k.RING
        class_ = reached[i * 2 + 1]
        if misthrows == k.MISTHROWS_ALLOWED:
            ended = _ended(plan, terms, class_, length, phase)
            for first in range(k.RING):
                notes[use + first] = max(notes[use + first], ended)
        else:
            row = index_of(int(terms[PHASES]), class_, phase, misthrows, length * k.RING)
            for first in range(k.RING):
                notes[use + first] = max(notes[use + first], values[row + first])
    if length < k.RING:
        _cross_colours(plan, length, reached, notes, here, plane + (length + 1) % 2 * u.USES * k.RING)


@step
def _cross_colours(plan: Numbers, length: int, reached: State, notes: Floats, here: int, longer: int) -> None:
    """R5: a use with a colour crosses it first, then does what is left of the use with the longer arc."""
    for i in range(_STEPS + 1, _STEPS + 1 + reached[_STEPS] * 3, 3):
        use = here + reached[i] * k.RING
        colour = u.ARC_STEPS + length * u.FACES + reached[i + 1]
        rest = longer + reached[i + 2] * k.RING
        for j in range(plan[colour], plan[colour + 1], 2):
            notes[use + plan[j]] = max(notes[use + plan[j]], notes[rest + plan[j + 1]])


@routine
def _value_throws(plan: Numbers, active: bool, notes: Floats, kept: int, missed: int) -> None:
    """The mean over all throws, after the re-roll if the seat is active. R11: `kept` are the values of uses that do
    one's duty, `missed` those of uses that bring a misthrow."""
    pairs = _PAIRS
    throws = _THROWN
    _value_pairs(plan, notes, missed if active else kept, missed, pairs)
    for throw in range(u.THROWS):
        a = throw % u.FACES
        b = throw // u.FACES % u.FACES
        c = throw // u.FACES**2
        uses = u.THREE + throw * 8
        ab = pairs + (a * u.FACES + b) * k.RING
        ac = pairs + (u.FACES**2 + a * u.FACES + c) * k.RING
        bc = pairs + (2 * u.FACES**2 + b * u.FACES + c) * k.RING
        u0 = kept + plan[uses] * k.RING
        u1 = kept + plan[uses + 1] * k.RING
        u2 = kept + plan[uses + 2] * k.RING
        u3 = kept + plan[uses + 3] * k.RING
        u4 = kept + plan[uses + 4] * k.RING
        u5 = kept + plan[uses + 5] * k.RING
        u6 = kept + plan[uses + 6] * k.RING
        u7 = kept + plan[uses + 7] * k.RING
        out = throws + throw * k.RING
        for first in range(k.RING):
            fewer = max(notes[ab + first], notes[ac + first], notes[bc + first])
            one = max(notes[u0 + first], notes[u1 + first], notes[u2 + first], notes[u3 + first])
            other = max(notes[u4 + first], notes[u5 + first], notes[u6 + first], notes[u7 + first])
            notes[out + first] = max(fewer, one, other)
    if active:
        _throw_again(notes, throws)
    _means(notes, throws)


@step
def _value_pairs(plan: Numbers, notes: Floats, two: int, fewer: int, pairs: int) -> None:
    """The best use of at most two dice, by the two and their faces."""
    for pair in range(3):
        one_die = 0 if pair < 2 else 1  # PAIRS
        other_die = 1 if pair == 0 else 2
        for faces in range(u.FACES**2):
            one = u.ONE + (one_die * u.FACES + faces // u.FACES) * 2
            other = u.ONE + (other_die * u.FACES + faces % u.FACES) * 2
            uses = u.TWO + (pair * u.FACES**2 + faces) * 4
            u0 = two + plan[uses] * k.RING
            u1 = two + plan[uses + 1] * k.RING
            u2 = two + plan[uses + 2] * k.RING
            u3 = two + plan[uses + 3] * k.RING
            u4 = fewer + plan[one] * k.RING
            u5 = fewer + plan[one + 1] * k.RING
            u6 = fewer + plan[other] * k.RING
            u7 = fewer + plan[other + 1] * k.RING
            none = fewer + u.NOTHING * k.RING
            out = pairs + (pair * u.FACES**2 + faces) * k.RING
            for first in range(k.RING):
                both = max(notes[u0 + first], notes[u1 + first], notes[u2 + first], notes[u3 + first])
                single = max(notes[u4 + first], notes[u5 + first], notes[u6 + first], notes[u7 + first])
                notes[out + first] = max(both, single, notes[none + first])


@routine
def _throw_again(notes: Floats, throws: int) -> None:
    """R9: the value of each throw becomes that of the best set of dice to throw again."""
    _means(notes, throws)
    two = throws + u.THROWS * k.RING
    one = two + _PAIR_CELLS * k.RING
    none = one + k.DICE_COUNT * u.FACES * k.RING
    for throw in range(u.THROWS):
        out = throws + throw * k.RING
        a = throw % u.FACES
        b = throw // u.FACES % u.FACES
        c = throw // u.FACES**2
        ab = two + (a * u.FACES + b) * k.RING
        ac = two + (u.FACES**2 + a * u.FACES + c) * k.RING
        bc = two + (2 * u.FACES**2 + b * u.FACES + c) * k.RING
        a = one + a * k.RING
        b = one + (u.FACES + b) * k.RING
        c = one + (2 * u.FACES + c) * k.RING
        for first in range(k.RING):
            pair = max(notes[ab + first], notes[ac + first], notes[bc + first])
            single = max(notes[a + first], notes[b + first], notes[c + first])
            notes[out + first] = max(notes[out + first], pair, single, notes[none + first])


@routine
def _means(notes: Floats, throws: int) -> None:
    """Behind the values of all throws: their means by the faces of two dice, of one die, and of none."""
    two = throws + u.THROWS * k.RING
    one = two + _PAIR_CELLS * k.RING
    none = one + k.DICE_COUNT * u.FACES * k.RING
    for faces in range(u.FACES**2):
        x = faces // u.FACES
        y = faces % u.FACES
        _mean_of_six(notes, throws + (x + y * u.FACES) * k.RING, u.FACES**2, two + faces * k.RING)
        _mean_of_six(notes, throws + (x + y * u.FACES**2) * k.RING, u.FACES, two + (u.FACES**2 + faces) * k.RING)
        _mean_of_six(
            notes, throws + (x * u.FACES + y * u.FACES**2) * k.RING, 1, two + (2 * u.FACES**2 + faces) * k.RING
        )
    for face in range(u.FACES):
        _mean_of_six(notes, two + face * u.FACES * k.RING, 1, one + face * k.RING)
        _mean_of_six(notes, two + face * k.RING, u.FACES, one + (u.FACES + face) * k.RING)
        _mean_of_six(notes, two + (u.FACES**2 + face) * k.RING, u.FACES, one + (2 * u.FACES + face) * k.RING)
    _mean_of_six(notes, one, 1, none)


@step
def _mean_of_six(notes: Floats, at: int, apart: int, out: int) -> None:
    """The means of six rows that lie so many rows apart."""
    b = at + apart * k.RING
    c = b + apart * k.RING
    d = c + apart * k.RING
    e = d + apart * k.RING
    f = e + apart * k.RING
    for i in range(k.RING):
        total = ((notes[at + i] + notes[b + i]) + (notes[c + i] + notes[d + i])) + (notes[e + i] + notes[f + i])
        notes[out + i] = total / u.FACES


@step
def _keep_values(
    plan: Numbers,
    terms: Floats,
    values: Floats,
    class_: int,
    length: int,
    phase: int,
    misthrows: int,
    ended: float,
    notes: Floats,
    own: int,
) -> None:
    """Writes the values of 16 arcs to the table, and to the notes as what using nothing leads to."""
    mean = _MEAN
    row = index_of(int(terms[PHASES]), class_, phase, misthrows, length * k.RING)
    can_turn = terms[CAN_TURN] > 0
    full = length == k.RING and plan[plan[u.LENGTHS] + class_] == k.NUMBERS
    points = ended - terms[AFTER + phase]
    for first in range(k.RING):
        value = notes[mean + first] + terms[HAZARD] * (points - notes[mean + first]) - terms[PRICE]
        if can_turn:
            value = max(value, ended)  # R13
        elif full:
            value = ended  # R15
        values[row + first] = value
        notes[own + first] = value
