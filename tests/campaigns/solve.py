"""Compares the solver of Ring & Route with brute force on many late states.

Run it with `PYTHONPATH=tests python -m campaigns.solve [states]`.

States are drawn at random; whatever brute force had to look at on the way is compared as well.
"""

from __future__ import annotations

import random
import sys
from itertools import product

from oracle.ring_and_route import Print, Sheet
from oracle.ring_and_route_value import Brute, Marks
from rollwright.games.ring_and_route.bots.making.solve import solve_paper
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, shipped_paper
from rollwright.games.ring_and_route.bots.solved import Recipe, SolvedPaper

CASES = ((1, 0.0, 0.0), (2, 3.5, 0.0), (3, 1.0, 0.2), (4, 0.0, 0.0))  # seats, price, hazard
NEAR = 1e-4


def recipe_of(paper: PrintedPaper, case: tuple[int, float, float]) -> Recipe:
    return Recipe(paper, *case)


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


def brute_of(solved: SolvedPaper, side: int, which: int) -> Brute:
    """For the first (0) or second (1) sheet: what comes after a first one is the value of the second."""
    printed, recipe = solved.paper.sides[side], solved.recipe
    after = solved.sheet(1 - side, 1).empty() if which == 0 else ()
    return Brute(
        Print(printed.sheet.as_record()),
        dict(printed.dice),
        list(printed.number_points),
        seats=recipe.seats,
        price=recipe.price,
        can_turn=which == 0,
        after=(*after, *[0.0] * (4 - len(after))),
        hazard=recipe.hazard,
    )


def differences(solved: SolvedPaper, side: int, which: int, states: int, seed: int, effort: int = 6) -> list[float]:
    """Between the solver and brute force, for at least so many states."""
    brute, sheet = brute_of(solved, side, which), solved.sheet(side, which)
    rng = random.Random(seed)
    while len(brute.found) < states:
        brute.value(late_state(brute.print, rng, effort), rng.randrange(solved.seats))
    return [
        abs(value - sheet.value(sorted(marks.crossed), marks.route, marks.misthrows, phase))
        for (marks, phase), value in brute.found.items()
    ]


def main() -> int:
    states = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    worst = 0.0
    for number, case in enumerate(CASES):
        solved = solve_paper(recipe_of(shipped_paper(), case))
        for side, which in product((0, 1), repeat=2):
            found = differences(solved, side, which, states // (2 * len(CASES)), seed=number)
            worst = max(worst, *found)
            where = f"sheet {side + 1} as {('first', 'second')[which]} one, seats, price, hazard {case}"
            print(f"{where}: {len(found)} states, worst difference {max(found):.2g}", flush=True)
    return 0 if worst < NEAR else 1


if __name__ == "__main__":
    sys.exit(main())
