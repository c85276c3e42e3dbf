"""Makes the coach's data: `python -m rollwright.games.diceland.coach.making value` (about 5 minutes on one core), then
`… turns` (about 4), which needs what the first one made. Seeds are fixed; both write to `coach/data/`."""

from __future__ import annotations

import sys

import numpy as np

from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.coach import knowledge
from rollwright.games.diceland.coach.making.fit import fit
from rollwright.games.diceland.coach.making.learn import Recipe, learn
from rollwright.games.diceland.coach.making.watch import watch_tables

SEED = 21
TABLES, GAMES = 300, 8
LEVELS = (3, 3, 4, 4, 4, 4, 5)  # as often as that; a master takes ten times as long as the others
LEVELS_ALONE = (4, 5)  # par is what level 5 reaches


def make_value() -> None:
    """Makes `value.npy`, the coach's own value function, for Diceland."""
    for number, (packed, error) in enumerate(learn(Recipe(), weights.learned())):
        print(f"batch {number + 1}: error {error:.3f} turns", flush=True)
        packed[weights.PRINT] = 0  # follows from the others
        np.save(knowledge.VALUE, packed.astype(np.float16))


def make_turns() -> None:
    """Makes `turns.npy`, the table of the turns that positions turn out to need, for Diceland."""
    watched = []
    for seats in (1, 2, 3, 4):
        watched.append(watch_tables(SEED, seats, TABLES, GAMES, LEVELS_ALONE if seats == 1 else LEVELS))
        print(f"{seats} seats: {len(watched[-1].values)} positions", flush=True)
    np.save(knowledge.TABLE, fit(watched).astype(np.float16))


if __name__ == "__main__":
    {"value": make_value, "turns": make_turns}[sys.argv[1]]()
