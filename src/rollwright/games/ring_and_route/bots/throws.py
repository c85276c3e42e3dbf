"""The value of every throw to a seat, by what its sheet is worth after the best use of the dice, and means over throws.

Uses of dice are shared by many throws (`dice_uses.py`), so each use is valued once, and then each of the 216 throws by
the best of its uses.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.route_uses import list_route_uses
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, plan_at, sheet_state
from rollwright.games.ring_and_route.bots.value import sheet_value
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import dice_due
from rollwright.kernel.contract import Facts, Knowledge, Notes, Numbers, ReadOnlyState, State
from rollwright.kernel.twins import routine, step


@routine
def note_throws(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> None:
    """Notes the value of every throw to a seat: the best that it can make of it."""
    sheet = sheet_state(state, at, facts, seat, state[at + k.SEAT + seat * k.SEAT_SIZE + k.MISTHROWS], 1, know)
    _value_uses(facts, sheet, dice_due(state, at, seat), out, notes, know)
    _value_throws(know.numbers, plan_at(sheet.side, know), notes)


@step
def mean_of_throws(dice: int, again: int, notes: Notes) -> float:
    """The mean value over all throws in which the dice of the set `again` are thrown again and the others are kept."""
    total = 0.0
    count = 0
    for c in range(u.FACES if again & 4 else 1):
        z = c if again & 4 else ((dice >> 8) & 15) - 1
        for b in range(u.FACES if again & 2 else 1):
            y = b if again & 2 else ((dice >> 4) & 15) - 1
            for a in range(u.FACES if again & 1 else 1):
                x = a if again & 1 else (dice & 15) - 1
                total += notes[s.BEST_THROWS + x + y * u.FACES + z * u.FACES**2]
                count += 1
    return total / count


@routine
def _value_uses(facts: Facts, sheet: SheetState, due: int, out: State, notes: Notes, know: Knowledge) -> None:
    """Notes for each use of dice the best value that it leads to."""
    numbers = know.numbers
    plan = plan_at(sheet.side, know)
    for use in range(u.USES):
        notes[s.BEST_USES + use] = -1e9
    out[s.ROUTES] = u.NOTHING
    out[s.ROUTES + 1] = sheet.class_
    routes = 1 + list_route_uses(numbers, plan, sheet.class_, out, s.ROUTES + 2)
    arcs = list_arcs(numbers, plan, sheet.arc, out)
    for i in range(s.ROUTES, s.ROUTES + routes * 2, 2):
        for j in range(s.ARCS, s.ARCS + arcs * 2, 2):
            dice = numbers[plan + u.DICE_USED + out[i]] + numbers[plan + u.DICE_USED + out[j]]
            if dice > k.DICE_COUNT:
                break  # arcs are listed by the number of dice
            use = s.BEST_USES + together(numbers, plan, out[i], out[j])
            misthrows = sheet.misthrows + (0 if dice >= due else 1)  # R11
            after = SheetState(sheet.side, sheet.which, out[i + 1], out[j + 1], misthrows, sheet.phase)
            notes[use] = max(notes[use], sheet_value(facts, after, notes, know))


@step
def list_arcs(numbers: Numbers, plan: int, arc: int, out: State) -> int:
    """For the value of throws: lists the uses of colours and the arcs they lead to, by the number of dice; returns how
    many there are."""
    out[s.ARCS] = u.NOTHING
    out[s.ARCS + 1] = arc
    start = 0
    end = 1
    for _ in range(k.DICE_COUNT):
        found = end
        for i in range(start, end):
            found = _list_longer(numbers, plan, out[s.ARCS + i * 2], out[s.ARCS + i * 2 + 1], out, found)
        start = end
        end = found
    return end


@step
def _list_longer(numbers: Numbers, plan: int, use: int, arc: int, out: State, found: int) -> int:
    """R5: the arcs with one more cross, at either end."""
    length = arc // k.RING
    if length == k.RING:
        return found
    for colour in range(u.FACES):
        steps = plan + u.ARC_STEPS + length * u.FACES + colour
        for j in range(numbers[steps], numbers[steps + 1], 2):
            if numbers[j] == arc % k.RING:
                cross = numbers[plan + u.USE_OF + (u.FACES + colour) * u.SIGNS**2 + u.UNUSED * (u.SIGNS + 1)]
                out[s.ARCS + found * 2] = together(numbers, plan, use, cross)
                out[s.ARCS + found * 2 + 1] = (length + 1) * k.RING + numbers[j + 1]
                found += 1
    return found


@step
def together(numbers: Numbers, plan: int, one: int, other: int) -> int:
    """For the value of throws: two uses as one; they have at most three dice together."""
    a = plan + u.SIGNS_OF + one * k.DICE_COUNT
    b = plan + u.SIGNS_OF + other * k.DICE_COUNT
    dice = numbers[plan + u.DICE_USED + one]
    first = numbers[a] if dice > 0 else numbers[b]
    second = numbers[a + 1] if dice > 1 else numbers[b + 1 - dice]
    third = numbers[a + 2] if dice > 2 else numbers[b + 2 - dice]
    return numbers[plan + u.USE_OF + (first * u.SIGNS + second) * u.SIGNS + third]


@routine
def _value_throws(numbers: Numbers, plan: int, notes: Notes) -> None:
    """Notes for each throw the best of its uses."""
    for pair in range(3):
        one_die = 0 if pair < 2 else 1  # PAIRS
        other_die = 1 if pair == 0 else 2
        for faces in range(u.FACES**2):
            one = plan + u.ONE + (one_die * u.FACES + faces // u.FACES) * 2
            other = plan + u.ONE + (other_die * u.FACES + faces % u.FACES) * 2
            both = plan + u.TWO + (pair * u.FACES**2 + faces) * 4
            best = _best_of(numbers, both, 4, notes, notes[s.BEST_USES + u.NOTHING])
            best = _best_of(numbers, one, 2, notes, best)
            notes[s.BEST_PAIRS + pair * u.FACES**2 + faces] = _best_of(numbers, other, 2, notes, best)
    for throw in range(u.THROWS):
        a = throw % u.FACES
        b = throw // u.FACES % u.FACES
        c = throw // u.FACES**2
        best = max(notes[s.BEST_PAIRS + a * u.FACES + b], notes[s.BEST_PAIRS + u.FACES**2 + a * u.FACES + c])
        best = max(best, notes[s.BEST_PAIRS + 2 * u.FACES**2 + b * u.FACES + c])
        notes[s.BEST_THROWS + throw] = _best_of(numbers, plan + u.THREE + throw * 8, 8, notes, best)


@step
def _best_of(numbers: Numbers, uses: int, count: int, notes: Notes, best: float) -> float:
    """The highest value among some uses that are listed one after the other; `best` if that is higher."""
    for i in range(count):
        best = max(best, notes[s.BEST_USES + numbers[uses + i]])
    return best
