"""Makes all of `bots/data/`, the planner's formula and the compressed tables:
`python -m rollwright.games.ring_and_route.bots.making.make_data`.

- `formula.txt`, the weights of the planner's formula: they are fitted to the tables of the expert for two seats, on
  positions of games that the expert plays with itself. The price of a turn is lower than the expert's own, since the
  formula is less certain.
- Compressed tables for the shipped paper: values, turns that are left, and values in a rush.

The tables are solved first, which takes about ten minutes of one core's time; those that are there are read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.games.ring_and_route.bots import formula_value as f
from rollwright.games.ring_and_route.bots.compressed import DATA, RUSH, TURNS, VALUES, folded_name, write
from rollwright.games.ring_and_route.bots.dice_uses import END_COLOURS
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of
from rollwright.games.ring_and_route.bots.making.compress import (
    SHARED_ROWS,
    Factors,
    factors_of,
    fold_together,
    turns_of,
    values_of,
)
from rollwright.games.ring_and_route.bots.making.solve import solve_cheaper, solve_paper
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, shipped_paper, shipped_papers
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, plan_at, sheet_state
from rollwright.games.ring_and_route.bots.solved import PRICES, Recipe, price_of
from rollwright.games.ring_and_route.bots.table_value import table_value
from rollwright.games.ring_and_route.bots.value import EXPERT
from rollwright.games.ring_and_route.material.sheet import SHIPPED
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.knowledge import Numbers

    Matrix = np.ndarray[Any, np.dtype[np.float64]]

PRICE = 3.0
GAMES = 1000  # some 17 positions of two seats in each
ROUNDS = 30  # patience and promises are fitted in turns
HOPELESS = 0.01  # first sheets with less to hope for are as good as ended, whatever the formula promises (R13)
HAZARD = 0.2  # that a game which is rushed ends before the next throw
FEWER_SEATS = (2,)  # for which the tables of further papers ship
RUSHED_SEATS = 2  # among several others there is always one who is behind and plays on
PARTS = (
    ("patience, by misthrows", f.F_PATIENCE),
    ("ring, by crosses", f.F_RING),
    ("ends of two colours", f.F_END),
    ("route, by the spaces it can grow", f.F_REACH),
    ("numbers to go on with", f.F_WAYS),
    ("an empty second sheet", f.F_START),
)
Position = tuple[list[int], int, float]
"""The weights that promise something here, the misthrows, and what the table hopes for."""


def main(games: int) -> None:
    """Makes all data that the bots of Ring & Route ship with. Tables come first: the expert that the formula is fitted
    to reads some."""
    paper = shipped_paper()
    for each in shipped_papers():
        make_compressed(each, DATA, FEWER_SEATS if each is not paper else tuple(PRICES))
    make_formula(games, paper, DATA)


# The formula


def make_formula(games: int, paper: PrintedPaper, folder: Path) -> None:
    """Makes `formula.txt`, the weights of the planner's formula."""
    solved = solve_paper(Recipe(paper, 2, PRICE))
    found: list[Position] = []
    for game in new_games(games):
        expert = knowledge_of(game.setup, EXPERT, PRICE)
        found += positions(game, expert.arguments, expert.action)
    start = sum(solved.optima) / 2
    (folder / "formula.txt").write_text(as_text(fit(found, start)), "utf-8")


def new_games(count: int) -> Iterator[Game]:
    """New games, which the expert plays to fit the planner's formula to."""
    from rollwright.games.ring_and_route import GAME

    for number in range(count):
        sheets = [SHIPPED[number % 2], SHIPPED[number // 2 % 2]]
        yield Game(GAME, GAME.set_up(None, number % 2, pieces=sheets), dice=SeededDice(number))


def positions(game: Game, know: Knowledge, choose: Callable[[Game, int], int]) -> Iterator[Position]:
    """Positions to fit the planner's formula to: plays a game, and lists what seats can hope for before each throw, by
    tables that are known."""
    while not game.over:
        if not game.awaiting_roll:
            seat = game.pending[0]
            game.act(seat, choose(game, seat))
            continue
        if game.state[k.PHASE] == k.THROW:
            for seat in range(game.seats):
                misthrows = game.state[k.SEAT + seat * k.SEAT_SIZE + k.MISTHROWS]
                sheet = sheet_state(game.state, 0, game.setup.facts, seat, misthrows, 0, know)
                yield from _position(game.setup.facts, sheet, know)
        game.roll()


def _position(facts: Facts, sheet: SheetState, know: Knowledge) -> Iterator[Position]:
    ended = sheet._replace(misthrows=k.MISTHROWS_ALLOWED)
    hope = table_value(facts, sheet, know) - table_value(facts, ended, know)
    if sheet.which == 0 and hope <= HOPELESS:
        return
    numbers, plan = know.numbers, plan_at(sheet.side, know)
    at = [
        f.F_RING + sheet.arc // k.RING,
        f.F_REACH + f.reach_of(numbers, plan, sheet.class_),
        f.F_WAYS + f.ways_from(numbers, plan, sheet.class_),
    ]
    if numbers[plan + END_COLOURS + sheet.arc] > 1:
        at.append(f.F_END)
    yield [int(each) for each in at], sheet.misthrows, float(hope)


def fit(found: list[Position], start: float) -> list[float]:
    """Fits the planner's formula: the weights with which it comes closest to what tables hope for; `start` is that of
    an empty second sheet."""
    import numpy as np

    promises = np.zeros((len(found), f.FORMULA_WEIGHTS))
    for row, (at, _, _) in enumerate(found):
        promises[row, at] = 1
    misthrows = np.array([missed for _, missed, _ in found])
    hopes = np.array([hope for _, _, hope in found])
    weights, patience = least_squares(promises, misthrows, hopes)
    weights[f.F_PATIENCE : f.F_RING] = patience
    weights[f.F_START] = start
    return [float(weight) for weight in weights]


def least_squares(promises: Matrix, misthrows: Numbers, hopes: Matrix) -> tuple[Matrix, Matrix]:
    """Fits the planner's formula: the weights and the patience for which patience times promise comes closest to the
    hopes: alternating least squares, one of the two after the other."""
    import numpy as np

    patience = np.ones(k.MISTHROWS_ALLOWED)
    weights = np.zeros(promises.shape[1])
    for _ in range(ROUNDS):
        scaled = promises * patience[misthrows][:, None]
        square = scaled.T @ scaled + 0.1 * np.eye(len(weights))
        weights = np.linalg.solve(square, scaled.T @ hopes)
        promised = promises @ weights
        for missed in range(k.MISTHROWS_ALLOWED):
            rows = misthrows == missed
            patience[missed] = (promised[rows] @ hopes[rows]) / max(promised[rows] @ promised[rows], 1e-9)
        patience /= patience[0]
    return weights, patience


def as_text(weights: list[float]) -> str:
    """The weights of the planner's formula as `formula.txt` has them."""
    ends = [start for _, start in PARTS[1:]] + [f.FORMULA_WEIGHTS]
    lines = []
    for (title, start), end in zip(PARTS, ends, strict=True):
        lines += [f"# {title}", " ".join(f"{weight:.2f}" for weight in weights[start:end])]
    return "\n".join(lines) + "\n"


# The compressed tables


def make_compressed(paper: PrintedPaper, folder: Path, table_seats: Sequence[int] = tuple(PRICES)) -> None:
    """Makes the compressed tables of a paper that ship, for these numbers of seats and their prices."""
    factors: Factors = {}
    for seats in table_seats:
        recipe = Recipe(paper, seats, price_of(paper, seats))
        solved = solve_paper(recipe)
        tables = {VALUES: values_of(solved)}
        if seats == RUSHED_SEATS:
            tables[RUSH] = values_of(solve_paper(Recipe(paper, seats, hazard=HAZARD)))
        if seats > 1:
            tables[TURNS] = turns_of(solved, solve_cheaper(recipe))
        for kind, table in tables.items():
            for side in (0, 1):
                factors[kind, seats, side] = factors_of(paper, table, side, SHARED_ROWS)
    write(folder / folded_name(paper), fold_together(paper, factors))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
