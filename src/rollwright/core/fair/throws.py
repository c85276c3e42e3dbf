"""Tables that translate faces to the notation of throws, for every throw of a record.

Recomputing the dice gives faces from 0 to 5; how a throw is written depends on the game. A checker that doesn't know
the game, such as the page for a game without its own folder, uses these tables. They don't depend on the secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

from rollwright.core.game import Game
from rollwright.core.record import begin_record, events_of, replay_event
from rollwright.kernel import stream

FEW = 4  # up to this many dice, their order may matter; with more, only the count of each face does
_FACES = range(stream.FACES)


def throw_words(record: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the index of each throw among the events, and which of the `tables` translates it.

    A table has the number of dice, and a mapping from faces, written as digits, to the notation of the throw; for more
    than four dice the digits are sorted. RecordError if the events can't be replayed.
    """
    game = begin_record(record)
    tables: list[dict[str, Any]] = []
    throws = []
    for index, event in enumerate(events_of(record)):
        if game.awaiting_roll:
            table = _table(game)
            if table not in tables:
                tables.append(table)
            throws.append({"index": index, "table": tables.index(table)})
        replay_event(game, index, event)
    return {"tables": tables, "throws": throws}


def _table(game: Game) -> dict[str, Any]:
    kernel, state = game.kind.kernel, game.numbers
    dice = kernel.to_throw(state, 0)
    falls: Iterable[Sequence[int]] = (
        product(_FACES, repeat=dice) if dice <= FEW else combinations_with_replacement(_FACES, dice)
    )
    words = {}
    for faces in falls:
        outcome = kernel.outcome_of(state, 0, stream.fraction_of(faces))
        words["".join(map(str, faces))] = game.kind.notation.write_throw(game.setup, outcome)
    return {"dice": dice, "words": words}
