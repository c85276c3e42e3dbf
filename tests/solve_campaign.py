"""Compares the solver of Ring & Route with brute force on many late states: `python tests/solve_campaign.py [states]`.

States are drawn at random; whatever brute force had to look at on the way is compared as well.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping

from oracle.ring_and_route import Print, Sheet
from oracle.ring_and_route_value import Brute, Marks
from rollwright.games.ring_and_route.bots.making.solve import Printed, Table, Terms, solve_sheet
from rollwright.games.ring_and_route.material import sheet as material

CASES = (
    Terms(),
    Terms(seats=2, price=3.5, can_turn=True, after=(4.0, 3.0)),
    Terms(seats=3, price=1.0, hazard=0.2),
    Terms(seats=4, can_turn=True, after=(9.0, 7.0, 8.0, 6.0)),
)
NEAR = 1e-4


def late_state(print_: Print, rng: random.Random, effort: int) -> Marks:
    """Of a sheet on which at most so much can still happen: free spaces times misthrows to come."""
    while True:
        length, first = rng.randint(7, 16), rng.randrange(16)
        sheet = Sheet(print_, {(first + step) % 16 for step in range(length)})
        for _ in range(rng.randint(0, 13)):
            if spaces := sorted(sheet.route_spaces()):
                sheet.route.append(rng.choice(spaces))
        free = 16 - length + (13 - len(sheet.route) if sheet.route_spaces() else 0)
        misthrows = rng.randrange(3)
        if free * (3 - misthrows) <= effort:
            return Marks(frozenset(sheet.crossed), tuple(sheet.route), misthrows)


def brute_of(printed: Printed, terms: Terms) -> Brute:
    after = (*terms.after, *[0.0] * (4 - len(terms.after)))
    return Brute(
        Print(printed.sheet.as_record()),
        dict(printed.dice),
        list(printed.number_points),
        seats=terms.seats,
        price=terms.price,
        can_turn=terms.can_turn,
        after=after,
        hazard=terms.hazard,
    )


def differences(table: Table, states: int, seed: int, effort: int = 6) -> list[float]:
    """Between the solver and brute force, for at least so many states."""
    brute = brute_of(table.printed, table.terms)
    rng = random.Random(seed)
    while len(brute.found) < states:
        brute.value(late_state(brute.print, rng, effort), rng.randrange(table.terms.seats))
    return [abs(value - _solved(table, marks, phase)) for (marks, phase), value in brute.found.items()]


def _solved(table: Table, marks: Marks, phase: int) -> float:
    return table.value(sorted(marks.crossed), marks.route, marks.misthrows, phase)


def main() -> int:
    states = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    dice: Mapping[str, str] = material.shipped_dice()
    worst = 0.0
    for name in material.SHIPPED:
        for number, terms in enumerate(CASES):
            printed = Printed(material.shipped_sheet(name), dice, material.NUMBER_POINTS)
            found = differences(solve_sheet(printed, terms), states // len(CASES), seed=number)
            worst = max(worst, *found)
            print(f"sheet {name}, {terms}: {len(found)} states, worst difference {max(found):.2g}", flush=True)
    return 0 if worst < NEAR else 1


if __name__ == "__main__":
    sys.exit(main())
