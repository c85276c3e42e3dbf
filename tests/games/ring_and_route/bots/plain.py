"""Levels in plain Python, and games to play with them."""

from __future__ import annotations

from typing import Any

import rollwright
from rollwright import Game, SeededDice
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.position import Position
from rollwright.games.ring_and_route.bots import levels
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, printed_paper
from rollwright.kernel.contract import Knowledge
from support.few_routes import FEW_ROUTES, OTHER

OWN_SHEETS = {"1": FEW_ROUTES, "2": OTHER}


def shipped_game(seats: int = 2, **options: Any) -> Game:
    return rollwright.new_game("ring-and-route", sheets=["1", "2", "1", "2"][:seats], **options)


def own_game(seed: int = 1) -> Game:
    """A game of two on a paper of one's own, which is solved in a second."""
    return rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set=OWN_SHEETS, dice=SeededDice(seed))


def own_paper() -> PrintedPaper:
    return printed_paper(own_game().setup.material)


def plain(known: BotKnowledge) -> Knowledge:
    """The same knowledge as lists."""
    return Knowledge(known.way, known.numbers.tolist(), known.values.tolist(), known.weights.tolist())


def plain_action(game: Position, seat: int, know: Knowledge) -> int:
    out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES
    return levels.decide(list(game.state), 0, game.setup.facts, seat, out, notes, know)
