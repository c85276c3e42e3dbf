"""What each way of falling is called, for every throw of a record.

Whoever recomputes the dice of a game gets faces from 0 to 5. Which words these are is a matter of the game's rules; a
checker that doesn't know the game, such as the page for a game without a folder of its own, takes it from here. It
doesn't depend on the secret: it is the same for all games of a kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

from rollwright.core.game import Game
from rollwright.core.record import begin_record, events_of, replay_event
from rollwright.kernel import stream

FEW = 4  # dice whose order may matter; of more, only how often each face fell does
_FACES = range(stream.FACES)


def throw_words(record: Mapping[str, Any]) -> dict[str, Any]:
    """For each throw among the events its index, and which of the `tables` its words are in.

    A table has the number of dice and the words for the faces, written as digits; of more than four dice the faces are
    sorted. RecordError if the events can't be played.
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
