"""What the examples of all games share: positions, and the spaces of legal moves."""

from __future__ import annotations

from typing import Any

import rollwright

Json = dict[str, Any]


def begin_at(game: rollwright.Game, setup: Json) -> rollwright.Game:
    """A game with the same material that begins with a position."""
    record = game.record()
    del record["result"]
    return rollwright.replay({**record, "setup": setup})


def legal_spaces(game: rollwright.Game, seat: int, word: str) -> list[str]:
    """The spaces of the legal moves that begin with a word, each once."""
    moves = (move.split() for move in game.legal_moves(seat))
    return list(dict.fromkeys(words[1] for words in moves if words[0] == word))
