"""Makes all of `bots/data/`: `python -m rollwright.games.ring_and_route.bots.making.make_data`.

- `hand.txt`, the weights of the hand-made formula: they are fitted to the tables of level 4 for two seats, on positions
  of games that level 4 plays with itself. The price of a turn is lower than that of level 4: the formula is less sure.
- Small copies of the tables and of the turns that are left, for the shipped paper (`small.py`).

The tables are solved first, which takes about ten minutes of one core's time; those in the cache folder are read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.games.ring_and_route.bots import compressed, dice_uses, knowledge
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.making.solve import Paper, solve_paper
from rollwright.games.ring_and_route.material.sheet import SHIPPED
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.knowledge import Numbers

    Matrix = np.ndarray[Any, np.dtype[np.float64]]

PRICE = 3.0
GAMES = 1000  # some 17 positions of two seats in each
ROUNDS = 30  # patience and promises are fitted in turns
HOPELESS = 0.01  # first sheets with less to hope for are as good as ended, whatever the formula promises (R13)
PARTS = (
    ("patience, by misthrows", w.H_PATIENCE),
    ("ring, by crosses", w.H_RING),
    ("ends of two colours", w.H_END),
    ("route, by the spaces it can grow", w.H_REACH),
    ("numbers to go on with", w.H_WAYS),
    ("an empty second sheet", w.H_START),
)
Position = tuple[list[int], int, float]
"""The weights that promise something here, the misthrows, and what the table hopes for."""


def fit_hand(games: Iterator[Game], paper: Paper) -> list[float]:
    """The weights whose formula comes closest to the tables of a paper."""
    import numpy as np

    found = [position for game in games for position in positions(game, paper)]
    promises = np.zeros((len(found), w.HAND_WEIGHTS))
    for row, (at, _, _) in enumerate(found):
        promises[row, at] = 1
    misthrows = np.array([missed for _, missed, _ in found])
    hopes = np.array([hope for _, _, hope in found])
    weights, patience = _fitted(promises, misthrows, hopes)
    weights[w.H_PATIENCE : w.H_RING] = patience
    weights[w.H_START] = sum(paper.table(side, 1).optimum for side in (0, 1)) / 2
    return [float(weight) for weight in weights]


def _fitted(promises: Matrix, misthrows: Numbers, hopes: Matrix) -> tuple[Matrix, Matrix]:
    """Least squares for patience times promise, one of the two after the other."""
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


def positions(game: Game, paper: Paper) -> Iterator[Position]:
    """What the seats can hope for before each throw of a game that level 4 plays with itself."""
    mind = knowledge.by_table(game.setup, paper.price)
    know: Any = mind.arguments
    while not game.over:
        if not game.awaiting_roll:
            seat = game.pending[0]
            game.act(seat, mind.action(game, seat))
            continue
        if game.state[k.PHASE] == k.THROW:
            for seat in range(game.seats):
                missed = game.state[k.SEAT + seat * k.SEAT_SIZE + k.MISTHROWS]
                spot = w.spot_of(game.state, 0, game.setup.facts, seat, missed, 0, know)
                yield from _position(game, seat, spot, know)
        game.roll()


def _position(game: Game, seat: int, spot: w.Spot, know: Any) -> Iterator[Position]:
    which, class_, arc, misthrows, phase = spot
    ended = (which, class_, arc, k.MISTHROWS_ALLOWED, phase)
    hope = w.priced(game.setup.facts, seat, spot, know) - w.priced(game.setup.facts, seat, ended, know)
    if which == 0 and hope <= HOPELESS:
        return
    plan, mind = know[1][w.M_PLAN + seat * 2 + which], know[1]
    ways = mind[plan + dice_uses.WAYS] + class_
    at = [w.H_RING + arc // k.RING, w.H_REACH + mind[mind[plan + dice_uses.REACH] + class_]]
    at.append(w.H_WAYS + min((mind[ways + 1] - mind[ways]) // 2, 4))
    if mind[plan + dice_uses.END_COLOURS + arc] > 1:
        at.append(w.H_END)
    yield [int(each) for each in at], misthrows, float(hope)


def as_text(weights: list[float]) -> str:
    """As `data/hand.txt` has them."""
    ends = [start for _, start in PARTS[1:]] + [w.HAND_WEIGHTS]
    lines = []
    for (title, start), end in zip(PARTS, ends, strict=True):
        lines += [f"# {title}", " ".join(f"{weight:.2f}" for weight in weights[start:end])]
    return "\n".join(lines) + "\n"


def new_games(count: int) -> Iterator[Game]:
    from rollwright.games.ring_and_route import GAME

    for number in range(count):
        sheets = [SHIPPED[number % 2], SHIPPED[number // 2 % 2]]
        yield Game(GAME, GAME.set_up(None, number % 2, sheets=sheets), dice=SeededDice(number))


def main(games: int) -> None:
    paper = solve_paper(knowledge.shipped_sides(), 2, PRICE)
    (compressed.DATA / "hand.txt").write_text(as_text(fit_hand(new_games(games), paper)), "utf-8")
    compressed.make_data(knowledge.shipped_sides(), knowledge.PRICES)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
