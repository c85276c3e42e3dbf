"""What every throw is worth to a seat, by what its sheet is worth after the best use of the dice.

Uses of dice are shared by many throws (`dice_uses.py`), so each use is valued once, and then each of the 216 throws by
the best of its uses.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.dice_uses import (
    ARC_STEPS,
    DICE_USED,
    FACES,
    NOTHING,
    ONE,
    SIGNS,
    SIGNS_OF,
    THREE,
    THROWS,
    TWO,
    UNUSED,
    USE_OF,
    USES,
)
from rollwright.games.ring_and_route.bots.marks import STACK_END
from rollwright.games.ring_and_route.bots.rivals import RIVAL_NOTES
from rollwright.games.ring_and_route.bots.route_uses import list_route_uses
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, plan_at, sheet_state
from rollwright.games.ring_and_route.bots.value import sheet_value
from rollwright.games.ring_and_route.rules.kernel import ACTIVE, DICE_COUNT, MISTHROWS, RING, SEAT, SEAT_SIZE
from rollwright.kernel.contract import Facts, Knowledge, Notes, Numbers, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

# Scratch memory, behind the stack of the search: uses of numbers and the classes they lead to, uses of colours and the
# arcs they lead to
_ROUTES = STACK_END
_ARCS = _ROUTES + 8000
THROWS_END = _ARCS + 2 * (1 + 16 + 32 + 64)
# Notes, behind those on the other seats: the best value by use, by the faces of two dice, by throw
_BEST = RIVAL_NOTES
_PAIRS = _BEST + USES
N_THROWN = _PAIRS + 3 * FACES**2
THROW_NOTES = N_THROWN + THROWS


@routine
def note_throws(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> None:
    """Notes for each throw the best that a seat can make of it."""
    sheet = sheet_state(state, at, facts, seat, state[at + SEAT + seat * SEAT_SIZE + MISTHROWS], 1, know)
    _value_uses(facts, sheet, dice_due(state, at, seat), out, notes, know)
    _value_throws(know.numbers, plan_at(sheet.side, know), notes)


@step
def mean_of_throws(dice: int, again: int, notes: Notes) -> float:
    """The mean over all throws in which the dice of the set `again` are thrown again and the others are kept."""
    total = 0.0
    count = 0
    for c in range(FACES if again & 4 else 1):
        z = c if again & 4 else ((dice >> 8) & 15) - 1
        for b in range(FACES if again & 2 else 1):
            y = b if again & 2 else ((dice >> 4) & 15) - 1
            for a in range(FACES if again & 1 else 1):
                x = a if again & 1 else (dice & 15) - 1
                total += notes[N_THROWN + x + y * FACES + z * FACES**2]
                count += 1
    return total / count


@step
def dice_due(state: ReadOnlyState, at: int, seat: int) -> int:
    """R11: how many dice a seat has to use to be spared a misthrow."""
    return 3 if state[at + ACTIVE] == seat else 2


@routine
def _value_uses(facts: Facts, sheet: SheetState, due: int, out: State, notes: Notes, know: Knowledge) -> None:
    """Notes for each use of dice the best value that it leads to."""
    numbers = know.numbers
    plan = plan_at(sheet.side, know)
    for use in range(USES):
        notes[_BEST + use] = -1e9
    out[_ROUTES] = NOTHING
    out[_ROUTES + 1] = sheet.class_
    routes = 1 + list_route_uses(numbers, plan, sheet.class_, out, _ROUTES + 2)
    arcs = _list_arcs(numbers, plan, sheet.arc, out)
    for i in range(_ROUTES, _ROUTES + routes * 2, 2):
        for j in range(_ARCS, _ARCS + arcs * 2, 2):
            dice = numbers[plan + DICE_USED + out[i]] + numbers[plan + DICE_USED + out[j]]
            if dice > DICE_COUNT:
                break  # arcs are listed by the number of dice
            use = _BEST + _together(numbers, plan, out[i], out[j])
            misthrows = sheet.misthrows + (0 if dice >= due else 1)  # R11
            after = SheetState(sheet.side, sheet.which, out[i + 1], out[j + 1], misthrows, sheet.phase)
            notes[use] = max(notes[use], sheet_value(facts, after, notes, know))


@step
def _list_arcs(numbers: Numbers, plan: int, arc: int, out: State) -> int:
    """Lists the uses of colours and the arcs they lead to, by the number of dice; returns how many there are."""
    out[_ARCS] = NOTHING
    out[_ARCS + 1] = arc
    start = 0
    end = 1
    for _ in range(DICE_COUNT):
        found = end
        for i in range(start, end):
            found = _list_longer(numbers, plan, out[_ARCS + i * 2], out[_ARCS + i * 2 + 1], out, found)
        start = end
        end = found
    return end


@step
def _list_longer(numbers: Numbers, plan: int, use: int, arc: int, out: State, found: int) -> int:
    """R5: the arcs with one more cross, at either end."""
    length = arc // RING
    if length == RING:
        return found
    for colour in range(FACES):
        steps = plan + ARC_STEPS + length * FACES + colour
        for j in range(numbers[steps], numbers[steps + 1], 2):
            if numbers[j] == arc % RING:
                cross = numbers[plan + USE_OF + (FACES + colour) * SIGNS**2 + UNUSED * (SIGNS + 1)]
                out[_ARCS + found * 2] = _together(numbers, plan, use, cross)
                out[_ARCS + found * 2 + 1] = (length + 1) * RING + numbers[j + 1]
                found += 1
    return found


@step
def _together(numbers: Numbers, plan: int, one: int, other: int) -> int:
    """Two uses as one; they have at most three dice together."""
    a = plan + SIGNS_OF + one * DICE_COUNT
    b = plan + SIGNS_OF + other * DICE_COUNT
    dice = numbers[plan + DICE_USED + one]
    first = numbers[a] if dice > 0 else numbers[b]
    second = numbers[a + 1] if dice > 1 else numbers[b + 1 - dice]
    third = numbers[a + 2] if dice > 2 else numbers[b + 2 - dice]
    return numbers[plan + USE_OF + (first * SIGNS + second) * SIGNS + third]


@routine
def _value_throws(numbers: Numbers, plan: int, notes: Notes) -> None:
    """Notes for each throw the best of its uses."""
    for pair in range(3):
        one_die = 0 if pair < 2 else 1  # PAIRS
        other_die = 1 if pair == 0 else 2
        for faces in range(FACES**2):
            best = notes[_BEST + NOTHING]
            for i in range(4):
                best = max(best, notes[_BEST + numbers[plan + TWO + (pair * FACES**2 + faces) * 4 + i]])
            for i in range(2):
                best = max(best, notes[_BEST + numbers[plan + ONE + (one_die * FACES + faces // FACES) * 2 + i]])
                best = max(best, notes[_BEST + numbers[plan + ONE + (other_die * FACES + faces % FACES) * 2 + i]])
            notes[_PAIRS + pair * FACES**2 + faces] = best
    for throw in range(THROWS):
        a = throw % FACES
        b = throw // FACES % FACES
        c = throw // FACES**2
        best = max(notes[_PAIRS + a * FACES + b], notes[_PAIRS + FACES**2 + a * FACES + c])
        best = max(best, notes[_PAIRS + 2 * FACES**2 + b * FACES + c])
        for i in range(8):
            best = max(best, notes[_BEST + numbers[plan + THREE + throw * 8 + i]])
        notes[N_THROWN + throw] = best
