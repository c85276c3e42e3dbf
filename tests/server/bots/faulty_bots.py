"""Bots that fail, each in its own way, and a question for them."""

from __future__ import annotations

import time

import rollwright
from rollwright.server.bots.worker import Question


class Broken:
    def __init__(self, seed: int) -> None: ...

    def choose(self, game: rollwright.Game, seat: int) -> str:
        raise RuntimeError


class Cheat(Broken):
    def choose(self, game: rollwright.Game, seat: int) -> str:
        return "win"


class Slow(Broken):
    def choose(self, game: rollwright.Game, seat: int) -> str:
        time.sleep(3600)
        return ""


def question(bot: str) -> tuple[Question, list[str]]:
    game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(7))
    begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
    game.roll()
    return Question("t" * 22, begin, tuple(game.events), 0, bot), game.legal_moves(0)
