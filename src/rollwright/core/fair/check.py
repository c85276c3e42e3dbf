"""Verification of the dice and draws in a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core.dice import Draw
from rollwright.core.errors import BoardError, OptionError, RecordError
from rollwright.core.facets import FIRST_EDITION, Why
from rollwright.core.fair.draws import SIDES, FairDice, deal, lot
from rollwright.core.fair.log import BOT, Log
from rollwright.core.fair.promises import commitment, promise
from rollwright.core.fair.record import Fair, read_fair
from rollwright.core.fair.running_hash import running_hash
from rollwright.core.game import DICE, Game
from rollwright.core.own import Own
from rollwright.core.record import begin_record, check_result, events_of, replay_event


def verify(record: Mapping[str, Any]) -> list[Why]:
    """Verifies the dice and draws of a record. Returns the faults as message codes with parameters; [] if all is well.

    Raises RecordError if they can't be verified: the record has no field "fair", or its events can't be replayed.
    """
    fair = read_fair(record)
    faults = _broken_promises(fair)
    if fair.secret is not None and not faults:
        faults = _wrong_rolls(fair, bytes.fromhex(fair.secret), record)
    return faults if fair.log is None else faults + _wrong_log(fair, fair.log)


def _wrong_rolls(fair: Fair, secret: bytes, record: Mapping[str, Any]) -> list[Why]:
    """Lots and throws that differ from those that follow from the secret and the shares."""
    game = begin_record(record, FairDice(secret, fair.mixed))
    faults = _wrong_lots(fair, game, lot(secret, fair.mixed))
    if fair.log is not None:
        faults += _other_than_log(fair.log, game, record)
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
    return faults + _shares_of_bots(fair)


def _shares_of_bots(fair: Fair) -> list[Why]:
    """Bots that have a promise or a share; the first version of the protocol doesn't tell who is a bot."""
    kinds = [] if fair.log is None else [seat["kind"] for seat in fair.log.closing]
    bots = [share for share, kind in zip(fair.shares, kinds, strict=False) if kind == BOT]
    return [("fair-bot", {"seat": bot.seat}) for bot in bots if bot.promise is not None or bot.share is not None]


def _wrong_log(fair: Fair, log: Log) -> list[Why]:
    """Checks that the log is the one that was hashed, and that it closes the seats with those who sat there."""
    faults: list[Why] = []
    if running_hash(fair.game_id, log.entries) != fair.hash:
        faults.append(("fair-hash", {}))
    if log.closing != log.gathered:
        faults.append(("fair-list", {}))
    return faults


def _other_than_log(log: Log, game: Game, record: Mapping[str, Any]) -> list[Why]:
    """Checks that the record is what the log says."""
    found = game.kind.material.pieces_of(game.setup)
    same = {
        "game": log.game == game.kind.name,
        "first": log.first == game.setup.first,
        "setup": log.setup == record.get("setup"),
        "seats": not log.pieces or log.pieces == list(found),
        "events": log.events == [tuple(event) for event in record["events"]],
    }
    return [("fair-log", {"field": field}) for field, is_same in same.items() if not is_same]


def _wrong_lots(fair: Fair, game: Game, draw: Draw) -> list[Why]:
    if fair.set and fair.set not in game.kind.material.sets():
        return [("fair-set", {"set": fair.set})]
    try:
        own = None if fair.log is None or not fair.log.own else game.kind.material.own(fair.log.own)
        options = game.kind.material.of_edition(FIRST_EDITION if fair.log is None else fair.log.edition)
    except (BoardError, OptionError):
        return [("fair-log", {"field": game.kind.material.option})]  # nobody can have played on these
    dealt = deal(game.kind, game.seats, draw, order=fair.order, pieces=fair.pieces, set=fair.set, own=own)
    seated = sorted(range(game.seats), key=lambda place: fair.shares[place].seat)
    faults: list[Why] = []
    if seated != list(dealt.order):
        faults.append(("fair-order", {"expected": _listed(dealt.order), "found": _listed(seated)}))
    if game.setup.first != dealt.first:
        faults.append(("fair-first", {"expected": dealt.first, "found": game.setup.first}))
    faults += _wrong_pieces(game, dealt.pieces, fair.pieces, own, options)
    return faults if faults or own is None else _other_pieces(game, {**own.options, **options})


def _wrong_pieces(game: Game, dealt: Sequence[str], how: str, own: Own | None, options: Mapping[str, Any]) -> list[Why]:
    """Checks that each seat has the piece it was dealt, or another side of it, and that the pieces are genuine."""
    material, found = game.kind.material, game.kind.material.pieces_of(game.setup)
    sides_of = material.sides if own is None else own.sides_of
    faults: list[Why] = []
    for seat, piece in enumerate(dealt):
        sides = sides_of(piece) if how == SIDES else (piece,)
        if found[seat] not in sides:
            faults.append(("fair-piece", {"seat": seat, "expected": " / ".join(sides), "found": found[seat]}))
    if dealt and own is None and not faults:
        ours = material.to_record(game.kind.set_up(pieces=found, **options))
        if ours.get(material.option) != material.to_record(game.setup).get(material.option):
            faults.append(("fair-material", {}))
    return faults


def _other_pieces(game: Game, options: Mapping[str, Any]) -> list[Why]:
    """Pieces in the record that differ from those of one's own in the log."""
    material, found = game.kind.material, game.kind.material.to_record(game.setup)
    try:
        ours = material.to_record(game.kind.set_up(pieces=material.pieces_of(game.setup), **options))
    except (BoardError, OptionError):  # there are no pieces of these names
        return [("fair-log", {"field": material.option})]
    fields = [field for field in found if field not in ("options", "seats")]
    return [("fair-log", {"field": field}) for field in fields if found[field] != ours[field]]


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
