"""Makes the coach's data: `python -m rollwright.games.diceland.coach.making value` (about 5 minutes on one core), then
`… faces` (about 20), `… turns` (about 8) and `… correction` (about 8), each of which needs what those before made.
Seeds are fixed, games and positions counted; all write to `coach/data/`."""

from __future__ import annotations

import sys

import numpy as np

from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.coach import knowledge
from rollwright.games.diceland.coach.making.balance import Effort, balance
from rollwright.games.diceland.coach.making.faces import RECIPE, learn_face
from rollwright.games.diceland.coach.making.fit import fit
from rollwright.games.diceland.coach.making.learn import Recipe, learn
from rollwright.games.diceland.coach.making.watch import watch_tables
from rollwright.games.diceland.material.board import BOARDS

SEED = 21
TABLES, GAMES = 400, 8


def make_value() -> None:
    """Makes `value.npy`, the coach's own value function, for Diceland."""
    for number, (packed, error) in enumerate(learn(Recipe(), weights.learned())):
        print(f"batch {number + 1}: error {error:.3f} turns", flush=True)
        packed[weights.PRINT] = 0  # follows from the others
        np.save(knowledge.VALUE, packed.astype(np.float16))


def make_faces() -> None:
    """Makes `faces.npy`, the value functions of the shipped boards, for Diceland."""
    start = np.load(knowledge.VALUE).astype(np.float32)
    found = {}
    for face in BOARDS:
        for number, (packed, error) in enumerate(learn_face(RECIPE, face, start)):
            found[face] = packed
            print(f"{face}, batch {number + 1}: off by {error:.3f} turns", flush=True)
    rows = np.array(list(found.values()))
    rows[:, weights.PRINT] = 0
    np.save(knowledge.FACES, rows.astype(np.float16))


def make_turns() -> None:
    """Makes `turns.npy`, the table of the turns that positions turn out to need, for Diceland."""
    watched = []
    for seats in (1, 2, 3, 4):
        watched.append(watch_tables(SEED, seats, TABLES, GAMES))
        print(f"{seats} seats: {len(watched[-1].values)} positions", flush=True)
    np.save(knowledge.TABLE, fit(watched).astype(np.float16))


def make_correction() -> None:
    """Makes `correction.npy`, the correction of the race, for Diceland."""
    for number, (packed, figures) in enumerate(balance(Effort())):
        print(f"round {number + 1}: {figures}", flush=True)
        np.save(knowledge.CORRECTION, packed.astype(np.float16))


if __name__ == "__main__":
    steps = {"value": make_value, "faces": make_faces, "turns": make_turns, "correction": make_correction}
    steps[sys.argv[1]]()
