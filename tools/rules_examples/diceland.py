"""Diceland's examples: how they begin, and what is drawn of them."""

from __future__ import annotations

from tools.rules_examples.positions import Json, begin_at, legal_spaces

import rollwright
from rollwright.kernel.bits import members

PIECES = ("A",)  # every example is played on it
FIELDS = ("goal", "start", "spaces", "obstacles", "borders", "status")


def facts() -> Json:
    """Nothing beside the board."""
    return {}


def begin(setup: Json) -> rollwright.Game:
    crossed = [names.split() for names in setup["crossed"]]
    game = rollwright.new_game("diceland", boards=[*PIECES] * len(crossed))
    return begin_at(game, {**setup, "crossed": crossed})


def drawn(game: rollwright.Game, seat: int) -> Json:
    look = game.kind.page.shown(game)
    board = game.setup.material.boards[seat]
    own = look["seats"][seat]
    return {
        "crossed": " ".join(board.spaces[space].name for space in members(int(own["crossed"], 16))),
        "legal": " ".join(legal_spaces(game, seat, "cross")),
        "aside": look["dice"]["aside"],
        "others": look["dice"]["others"],
        "due": look["dice"]["due"],
        "treasures": own["treasures"],
        "complete": own["complete"],
        "winners": list(game.winners),
    }
