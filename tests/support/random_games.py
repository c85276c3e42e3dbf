"""Games of any kind, on any material, played by chance up to any point."""

from __future__ import annotations

import random
from typing import Any

import rollwright
from oracle.random_boards import random_board_text, random_dice, random_sheet
from rollwright import Game, SeededDice
from support.games import GAMES

LONGEST = 250  # events


def random_options(rng: random.Random, name: str) -> dict[str, Any]:
    """Arguments for new_game."""
    seats = rng.randint(1, 4)
    options: dict[str, Any] = {"first": rng.randrange(seats)}
    if rng.random() < 0.5:
        options["names"] = [rng.choice(["Ada", "", "Bo “B” \\ \n", "Żółw 🐢", "dice", "\u2028"]) for _ in range(seats)]
    if name == "diceland":
        boards = [*"ABCDEFGH"] if rng.random() < 0.5 else [random_board_text(rng, 6), random_board_text(rng, 6)]
        return options | {"boards": rng.choices(boards, k=seats), "round_limit": rng.choice([1, 3, 200])}
    options["sheets"] = rng.choices("12", k=seats)
    if rng.random() < 0.3:
        options["sheet_set"] = {"1": random_sheet(rng), "2": random_sheet(rng)}
    if rng.random() < 0.3:
        options["die_faces"] = random_dice(rng)
    if rng.random() < 0.3:
        options["number_points"] = sorted(rng.choices(range(50), k=13))
    return options


def new_random_game(rng: random.Random, name: str) -> Game:
    """A game before its first throw."""
    return rollwright.new_game(name, dice=SeededDice(rng.getrandbits(60)), **random_options(rng, name))


def go_on(game: Game, rng: random.Random, events: int) -> None:
    """Plays so many events by chance, fewer if the game ends; dice are mostly used."""
    for _ in range(events):
        if game.over:
            return
        if game.awaiting_roll:
            game.roll()
            continue
        seat = rng.choice(game.pending)
        moves = game.legal_moves(seat)
        marks = [move for move in moves if move not in {"pass", "done", "turn"}]
        game.play(seat, rng.choice(marks if marks and rng.random() < 0.85 else moves))


def random_game(rng: random.Random, name: str | None = None) -> Game:
    """A game at some point."""
    game = new_random_game(rng, name or rng.choice(GAMES))
    go_on(game, rng, rng.choice([0, rng.randrange(12), rng.randrange(LONGEST), LONGEST]))
    return game


def played(name: str, events: int = 30, seed: int = 1) -> Game:
    """A game of two on the material that ships."""
    pieces: dict[str, Any] = {"boards": ["A", "B"]} if name == "diceland" else {"sheets": ["1", "2"]}
    game = rollwright.new_game(name, dice=SeededDice(seed), names=["Ada", "Bo"], **pieces)
    go_on(game, random.Random(seed), events)
    return game


def finished(name: str) -> dict[str, Any]:
    """The record of a game that is over."""
    game = played(name, 100_000)
    assert game.over
    return game.record()
