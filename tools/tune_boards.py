"""Makes boards of Diceland equally good by small edits: `python tools/tune_boards.py FOLDER NAME…`.

Each board is FOLDER/NAME.txt. An edit moves a treasure, exchanges the colours of two territories, gives a space to a
neighbouring territory, or moves an obstacle; the outline stays, and the reader finds nothing unusual (D3a). How good a
board is, is measured by the mean length of games in which all seats have it, with a fifth of the games that win shares
need. Many edits are tried with few games, and the best of them with more (successive halving). What is left can be
measured by `rollwright certify`, and taken into account with `--shift`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from rollwright.core.errors import BoardError
from rollwright.games.diceland.material.board import COLOURS, OBSTACLE, Board, Place, adjacent, read_board
from rollwright.kernel import loops
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_block_compiled

PARTS = (("planner", 2), ("expert", 2), ("planner", 4), ("expert", 4))
POINT = (0.085, 0.073, 0.050, 0.045)  # rounds that are worth a percentage point of the win share, by part
GAMES = ((300, 150, 0, 0), (1200, 600, 300, 200), (3500, 2200, 1200, 900))  # by stage and part
KEPT = (6, 2, 1)  # boards that are left after each stage
CANDIDATES = 24
MOST_EDITS = 2  # at once
PRICE = 0.05  # of a changed space, in squared points
FARTHEST = 6  # steps between two territories that exchange colours

Marks = dict[Place, str]


@dataclass
class Measured:
    """A board, and how long games on it were so far."""

    marks: Marks
    lengths: list[np.ndarray] = field(default_factory=lambda: [np.zeros(0) for _ in PARTS])

    def play(self, games: tuple[int, ...], seed: int) -> None:
        """Plays on until there are so many games of each part."""
        text = written(self.marks)
        for number, (judge, seats) in enumerate(PARTS):
            job = Job("diceland", (judge,) * seats, 1, seed, (text,) * seats)
            more = range(len(self.lengths[number]), games[number])
            if more:
                turns = play_block_compiled(job, more).rows[:, loops.TURNS] / seats
                self.lengths[number] = np.concatenate([self.lengths[number], turns])

    def off(self, target: list[float]) -> list[float]:
        """How far it is from its target, in points of the win share; 0 where nothing was played."""
        found = zip(self.lengths, target, POINT, strict=True)
        return [(float(lengths.mean()) - wanted) / point if len(lengths) else 0.0 for lengths, wanted, point in found]

    def cost(self, target: list[float], before: Marks) -> float:
        changed = sum(mark != before[place] for place, mark in self.marks.items())
        return sum(off**2 for off in self.off(target)) / len(PARTS) + PRICE * changed


def tuned(first: Measured, target: list[float], before: Marks, rng: random.Random, seed: int) -> Measured:
    """The best of many small edits of a board, or the board itself."""
    pool = [Measured(marks) for marks in edited(first.marks, rng)]
    for games, kept in zip(GAMES, KEPT, strict=True):
        for board in pool:
            board.play(games, seed)
        pool = sorted(pool, key=lambda board: board.cost(target, before))[:kept]
    first.play(GAMES[-1], seed)
    return min(first, pool[0], key=lambda board: board.cost(target, before))


# Edits


def edited(marks: Marks, rng: random.Random) -> Iterator[Marks]:
    """Different boards that differ from a board by a few edits."""
    seen = {written(marks)}
    while len(seen) <= CANDIDATES:
        found = marks
        for _ in range(rng.randint(1, MOST_EDITS)):
            found = one_edit(found, rng)
        if written(found) not in seen:
            seen.add(written(found))
            yield found


def one_edit(marks: Marks, rng: random.Random) -> Marks:
    """A board that differs by one edit, and is as usual as before."""
    board = read_board(written(marks))
    while True:
        edit = rng.choice((moved_treasure, moved_treasure, traded_space, exchanged_colours, moved_obstacle))
        found = marks | edit(board, rng)
        if found != marks and is_usual(found, len(board.territories)):
            return found


def is_usual(marks: Marks, territories: int) -> bool:
    try:
        board = read_board(written(marks))
    except BoardError:
        return False
    rich = [space.territory for space in board.spaces if space.treasure]
    return not board.notices and len(board.territories) == territories and len(set(rich)) == len(rich)


def moved_treasure(board: Board, rng: random.Random) -> Marks:
    """A treasure moves to another space of its colour."""
    treasure = rng.choice([space for space in board.spaces if space.treasure])
    other = rng.choice([space for space in board.spaces if space.colour == treasure.colour and not space.treasure])
    letter = COLOURS[treasure.colour]
    return {(treasure.column, treasure.row): letter, (other.column, other.row): letter.upper()}


def traded_space(board: Board, rng: random.Random) -> Marks:
    """A space joins a territory beside it."""
    number = rng.randrange(len(board.spaces))
    space, beside = board.spaces[number], board.spaces[rng.choice(board.neighbours[number])]
    return {} if space.treasure else {(space.column, space.row): COLOURS[beside.colour]}


def exchanged_colours(board: Board, rng: random.Random) -> Marks:
    """Two territories that are near each other exchange their colours; either both have a treasure or none has."""
    pair = [[board.spaces[space] for space in territory] for territory in rng.sample(board.territories, 2)]
    (one, *_), (other, *_) = pair
    near = abs(one.column - other.column) + abs(one.row - other.row) <= FARTHEST
    if not near or len({sum(space.treasure for space in territory) for territory in pair}) > 1:
        return {}
    found = {}
    for territory, colour in zip(pair, (other.colour, one.colour), strict=True):
        for space in territory:
            letter = COLOURS[colour]
            found[space.column, space.row] = letter.upper() if space.treasure else letter
    return found


def moved_obstacle(board: Board, rng: random.Random) -> Marks:
    """An obstacle changes places with a space beside it."""
    spaces = {(space.column, space.row): space for space in board.spaces if not space.treasure}
    steps = [(rock, place) for rock in board.obstacles for place in adjacent(*rock) if place in spaces]
    if not steps:
        return {}
    rock, place = rng.choice(steps)
    return {rock: COLOURS[spaces[place].colour], place: OBSTACLE}


# Texts


def read_marks(text: str) -> Marks:
    lines = read_board(text).text.splitlines()
    return {(column, row): mark for row, line in enumerate(lines) for column, mark in enumerate(line.split())}


def written(marks: Marks) -> str:
    rows = max(row for _, row in marks) + 1
    lines = [[mark for (_, row), mark in sorted(marks.items()) if row == number] for number in range(rows)]
    return "".join(" " * (number % 2) + " ".join(line) + "\n" for number, line in enumerate(lines))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("folder", type=Path)
    words.add_argument("names", nargs="+")
    words.add_argument("--target", type=float, nargs=4, required=True, help="rounds of a game, for each part")
    words.add_argument("--shift", type=float, nargs=4, default=(0, 0, 0, 0), help="points that the share is too high")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    target = [rounds + shift * point for rounds, shift, point in zip(given.target, given.shift, POINT, strict=True)]
    for name in given.names:
        file = given.folder / f"{name}.txt"
        comments = [line for line in file.read_text("utf-8").splitlines() if line.startswith(";")]
        before = read_marks(file.read_text("utf-8"))
        best = Measured(before)
        for number in range(given.rounds):
            best = tuned(best, target, before, random.Random(f"{given.seed} {name} {number}"), given.seed)
            print(name, number + 1, [f"{off:+.1f}" for off in best.off(target)], flush=True)
            file.write_text("\n".join([*comments, written(best.marks)]), "utf-8")


if __name__ == "__main__":
    main()
