"""Moves and records that are refused: the error, after a look at what every such error must have."""

from __future__ import annotations

import pytest

import rollwright
from rollwright import Game, IllegalMove, RecordError


def refusal(game: Game, seat: int, move: str) -> str:
    """The reason that a move is refused for, after checking that nothing has changed."""
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert game.state == before
    assert (caught.value.params["seat"], caught.value.params["move"]) == (seat, move)
    return caught.value.code


def fault(record: object) -> RecordError:
    """The error that a record is refused with; it has an index or a field, and can be said."""
    with pytest.raises(RecordError) as caught:
        rollwright.replay(record)  # type: ignore[arg-type]
    error = caught.value
    assert (error.index is None) != ("field" not in error.params)
    assert str(error.index if error.index is not None else error.params["field"]) in str(error)
    return error
