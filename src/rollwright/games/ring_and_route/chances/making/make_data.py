"""Makes all of `chances/data/`: `python -m rollwright.games.ring_and_route.chances.making.make_data [tables-2 …]`.

`growth` has how many throws let rings and routes grow (`growth.py`). There is a network for each number of seats, once
by the tables that ship and once by the planner's formula. Each is fitted in two stages:

1. to the results of games between levels 3 to 5, in which everybody slips now and then (`self_play.py`);
2. to itself, in rounds: to the exact average over the throws of the next turn, each of them played in the best way by
   the network so far (fitted value iteration). So the chances of a position agree with those of what follows on it. One
   half of the positions are from the games, the others follow on positions of the round before, as the network plays.
3. At last its scores are multiplied by the power with which it is closest to the results of the levels.

Alone, the result is how many of level 5's results are worse. How long that takes is counted in games, positions and
steps (`Effort`), never in minutes, so that the same command makes the same data.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from rollwright.games.ring_and_route.bots.printed import shipped_paper
from rollwright.games.ring_and_route.chances import knowledge, network
from rollwright.games.ring_and_route.chances.making.growth import write_growth
from rollwright.games.ring_and_route.chances.making.network_fit import Fit, Sight
from rollwright.games.ring_and_route.chances.making.positions import Pool, Positions
from rollwright.games.ring_and_route.chances.making.self_play import see_games

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[np.float32]]

SEED = 15_000_000  # + seats * 10: seeds that no reported figure stands on
SLIPS = ((0, 2), (20, 2), (120, 1))  # in 1,000 decisions, and in how many parts of the games
PAR_GAMES = 10_000
MASTER = 5
GROWTH = "growth"
CHECKED_AFTER = 4  # rounds
TEMPERED = 3  # games of the levels in which nobody slips: one for so many
CHECKED = 400  # positions that the network is checked on


@dataclass(frozen=True)
class Effort:
    games: int
    steps: int
    rounds: int
    positions: int  # that each round looks at
    round_steps: int
    last_steps: int  # after the last round
    kept: int = 8  # rounds that are fitted to at once
    rate: float = 4e-3
    last_rate: float = 2e-4


EFFORTS = {
    "tables-2": Effort(12_000, 2_000, 20, 5_000, 500, 5_000),
    "tables-3": Effort(10_000, 1_500, 16, 3_000, 400, 4_000),
    "tables-4": Effort(8_000, 1_500, 14, 2_000, 400, 4_000),
    "tables-1": Effort(6_000, 1_000, 40, 1_000, 200, 2_000),  # games alone are long
    "formula-2": Effort(6_000, 1_000, 4, 1_500, 300, 1_000),  # a formula isn't worth more
    "formula-3": Effort(6_000, 1_000, 4, 1_500, 300, 1_000),
    "formula-4": Effort(6_000, 1_000, 4, 1_500, 300, 1_000),
    "formula-1": Effort(6_000, 1_000, 40, 1_000, 200, 2_000),
}


def main(only: tuple[str, ...]) -> None:
    if not only or GROWTH in only:
        write_growth(shipped_paper().sides, knowledge.GROWTH)
    for name in (each for each in only or EFFORTS if each != GROWTH):
        source, seats = name.split("-")
        make(source, int(seats), EFFORTS[name], knowledge.file_of(source, int(seats)))


def make(source: str, seats: int, effort: Effort, file: Path) -> None:
    """Writes the weights of a network, as `chances/network.py` takes them."""
    par = beaten_by_points() if seats == 1 else np.zeros(network.MOST_POINTS + 1, dtype=np.float32)
    positions = Positions(source, seats, par)
    fitting = Fitting(positions, *_pools(positions, effort, SEED + seats * 10), effort)
    fitting.fit_results()
    say(f"{source}-{seats}, results: {fitting.check()}")
    for number in range(effort.rounds):
        fitting.fit_averages(number)
        if (number + 1) % CHECKED_AFTER == 0:
            say(f"{source}-{seats}, round {number + 1}: {fitting.check()}")
    fitting.finish()
    power = fitting.temper(positions.pool(see_games(seats, effort.games // TEMPERED, SEED + seats * 10 + 2)))
    say(f"{source}-{seats}: {fitting.check()}, power {power}")
    file.parent.mkdir(exist_ok=True)
    np.save(file, fitting.weights)


def _pools(positions: Positions, effort: Effort, seed: int) -> tuple[Pool, Pool]:
    """Positions to fit to, and some to check the network on, in whose games nobody slips."""
    parts, seats = sum(part for _, part in SLIPS), positions.seats
    slipping = (
        seen
        for slips, part in SLIPS
        for seen in see_games(seats, effort.games * part // parts, seed + slips, slips=slips)
    )
    return positions.pool(slipping), positions.pool(see_games(seats, max(effort.games // 60, 20), seed + 1))


def beaten_by_points() -> Array:
    """Data for a seat that is alone: by points, how often level 5 gets fewer; equally many count half."""
    scores: dict[int, int] = {}
    for seen in see_games(1, PAR_GAMES, SEED, crews=((MASTER,),)):
        scores |= dict(zip(seen.games.tolist(), seen.scores[:, 0].tolist(), strict=True))
    counts = np.bincount(list(scores.values()), minlength=network.MOST_POINTS + 1)[: network.MOST_POINTS + 1]
    below = np.cumsum(counts) - counts / 2
    beaten: Array = (below / len(scores)).astype(np.float32)
    return beaten


class Check(NamedTuple):
    """How far exact averages are from the estimates."""

    residual: float  # the root of the mean square
    active: float  # the mean for the active seat

    def __str__(self) -> str:
        return f"residual {self.residual:.4f}, of the active seat on average {self.active:+.4f}"


class Fitting:
    """The network of a source and a number of seats, as far as it is fitted: to positions of `pool`, checked on those
    of `clean`, in whose games nobody slips."""

    def __init__(self, positions: Positions, pool: Pool, clean: Pool, effort: Effort) -> None:
        self._positions, self._pool, self._effort = positions, pool, effort
        self._random = np.random.default_rng(positions.seats)
        self._checked = clean.drawn(CHECKED, self._random)
        self._seen = positions.seen(pool)
        self._fit = Fit(self._seen.features, positions.seats)
        self._looked_at: list[tuple[Array, Array, Array]] = []
        self._following = pool.some(np.zeros(0, dtype=np.int64))

    @property
    def weights(self) -> Array:
        return np.concatenate([self._fit.weights, self._positions.par])

    def fit_results(self) -> None:
        effort = self._effort
        self._fit.descend(self._seen, self._pool.results, effort.steps, effort.rate, effort.last_rate)

    def fit_averages(self, number: int) -> None:
        """One round; the rate falls from the first to the last."""
        effort = self._effort
        following = self._following.drawn(effort.positions // 2, self._random)
        fresh = self._pool.drawn_evenly(effort.positions - len(following), self._random)
        chosen = fresh.joined(following)
        averages, self._following = self._positions.averages(chosen, self.weights, self._random)
        self._looked_at.append((*self._positions.seen(chosen), averages))
        del self._looked_at[: -effort.kept]
        cooled = 0.5 * (1 + np.cos(np.pi * number / effort.rounds))
        rate = effort.last_rate + (effort.rate - effort.last_rate) * cooled
        self._descend(effort.round_steps, rate, rate)

    def finish(self) -> None:
        """Fits more closely to what the last rounds looked at."""
        effort = self._effort
        self._descend(effort.last_steps, effort.rate / 4, effort.last_rate / 10)

    def temper(self, pool: Pool) -> float:
        """Real players slip, so that who is ahead wins less often than he should: allows for that, by how games of the
        levels end. Chances agree a little less with each other then."""
        return self._fit.temper(self._positions.seen(pool), pool.results)

    def _descend(self, steps: int, rate: float, last_rate: float) -> None:
        features, now, chances = (np.concatenate(parts) for parts in zip(*self._looked_at, strict=True))
        self._fit.descend(Sight(features, now), chances, steps, rate, last_rate)

    def check(self) -> Check:
        averages, _ = self._positions.averages(self._checked, self.weights, np.random.default_rng(0))
        wrong = averages - self._fit.estimate(self._positions.seen(self._checked))
        active = wrong[np.arange(len(wrong)), self._checked.active]
        return Check(float(np.sqrt((wrong**2).mean())), float(active.mean()))


def say(text: str) -> None:
    """Prints how far making the data has come."""
    print(text, flush=True)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
