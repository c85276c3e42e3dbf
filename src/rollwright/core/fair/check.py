"""Verification of the dice and draws in a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core.dice import Draw
from rollwright.core.errors import RecordError
from rollwright.core.facets import Why
from rollwright.core.fair.draws import SIDES, FairDice, deal, lot
from rollwright.core.fair.promises import commitment, promise
from rollwright.core.fair.record import Fair, read_fair
from rollwright.core.game import DICE, Game
from rollwright.core.record import begin_record, check_result, events_of, replay_event


def verify(record: Mapping[str, Any]) -> list[Why]:
    """Verifies the dice and draws of a record. Returns the faults as message codes with parameters; [] if all is well.

    Raises RecordError if they can't be verified: the record has no field "fair", or its events can't be replayed.
    """
    fair = read_fair(record)
    faults = _broken_promises(fair)
    if fair.secret is None or faults:
        return faults
    secret = bytes.fromhex(fair.secret)
    game = begin_record(record, FairDice(secret, fair.mixed))
    faults = _wrong_lots(fair, game, lot(secret, fair.mixed))
    for index, event in enumerate(events_of(record)):
        try:
            faults += _wrong_throw(game, index, event)
        except RecordError:
            if faults:
                return faults  # a consequence of the faults already found
            raise
    check_result(game, record)
    return faults


def _broken_promises(fair: Fair) -> list[Why]:
    faults: list[Why] = []
    if fair.secret is None:
        faults.append(("fair-not-opened", {}))
    elif commitment(fair.game_id, bytes.fromhex(fair.secret)) != fair.commitment:
        faults.append(("fair-commitment", {}))
    for share in fair.shares:
        if share.share is not None and promise(share.bytes) != share.promise:
            faults.append(("fair-promise", {"seat": share.seat}))
    return faults


def _wrong_lots(fair: Fair, game: Game, draw: Draw) -> list[Why]:
    dealt = deal(game.kind, game.seats, draw, order=fair.order, pieces=fair.pieces)
    seated = sorted(range(game.seats), key=lambda place: fair.shares[place].seat)
    faults: list[Why] = []
    if seated != list(dealt.order):
        faults.append(("fair-order", {"expected": _listed(dealt.order), "found": _listed(seated)}))
    if game.setup.first != dealt.first:
        faults.append(("fair-first", {"expected": dealt.first, "found": game.setup.first}))
    return faults + _wrong_pieces(game, dealt.pieces, fair.pieces)


def _wrong_pieces(game: Game, dealt: Sequence[str], how: str) -> list[Why]:
    """Checks that each seat has the piece it was dealt, or another side of it, and that the pieces are genuine."""
    material, found = game.kind.material, game.kind.material.pieces_of(game.setup)
    faults: list[Why] = []
    for seat, piece in enumerate(dealt):
        sides = material.sides(piece) if how == SIDES else (piece,)
        if found[seat] not in sides:
            faults.append(("fair-piece", {"seat": seat, "expected": " / ".join(sides), "found": found[seat]}))
    if dealt and not faults:
        ours = material.to_record(game.kind.set_up(pieces=found))
        if ours.get(material.option) != material.to_record(game.setup).get(material.option):
            faults.append(("fair-material", {}))
    return faults


def _wrong_throw(game: Game, index: int, event: object) -> list[Why]:
    """Plays an event; a throw must be the one that the fair dice give."""
    expected = ""
    if game.awaiting_roll:
        game.roll()
        expected = game.events[-1][1]
        game.undo()
    replay_event(game, index, event)
    who, found = game.events[-1]
    if who != DICE or found == expected:
        return []
    return [("fair-throw", {"number": game.throws, "expected": expected, "found": found})]


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))
