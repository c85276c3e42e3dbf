"""Making a table: the wishes for it are checked, and become the first entry of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollwright.core.fair import GIVEN, HAND, commitment
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.own import Own
from rollwright.core.registry import game_type
from rollwright.core.setup import seat_names
from rollwright.core.start_of import start_of
from rollwright.server.bots.names import check_bot
from rollwright.server.names import clean_name
from rollwright.server.protocol import MakeTable, SeatWanted
from rollwright.server.refusals import Refused
from rollwright.server.rule_numbers import naming_rules
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Made, SeatMade


def make(change: Change, secret: bytes, wanted: MakeTable) -> None:
    """Makes a table by adding the first entry of its log; Refused or OptionError if such a table isn't possible."""
    kind = game_type(wanted.game)
    persons = [number for number, seat in enumerate(wanted.seats) if seat.kind == "person"]
    if not persons:
        raise Refused("refused-no-person", status=422)
    promises = {persons[0]: wanted.promise}  # one share per device, however many people use it
    own = kind.material.own(wanted.own) if wanted.own else None
    seats = [_seat(kind, wanted, own, number, promises.get(number)) for number in range(len(wanted.seats))]
    edition = kind.material.edition if wanted.edition is None else wanted.edition
    start = _check_setup(kind, wanted, own, edition)
    promised = commitment(change.table.id, secret)
    material = _set(kind, wanted), [] if own is None else list(own.texts), edition
    terms = wanted.pieces, wanted.order, seats, promised, wanted.teaching, start, *material
    change.add(Made, kind.name, wanted.options, *terms)


def _seat(kind: GameType, table: MakeTable, own: Own | None, number: int, promise: str | None) -> SeatMade:
    wanted = table.seats[number]
    piece = _piece(kind, wanted, own) if table.pieces == HAND else None
    bot = check_bot(wanted.bot) if wanted.kind == "bot" else None
    name = bot or clean_name(wanted.name or "")  # an open seat may be reserved for somebody
    return SeatMade(name, wanted.kind, bot, piece, promise)


def _piece(kind: GameType, wanted: SeatWanted, own: Own | None) -> str | None:
    """The piece of a seat; which ones go together with pieces of one's own is the game's to say, when it is set up."""
    offered = kind.material.catalogue()
    if own is None and offered and wanted.piece not in offered:
        raise Refused("refused-piece", status=422, piece=wanted.piece, pieces=", ".join(offered))
    return wanted.piece


def _set(kind: GameType, wanted: MakeTable) -> str:
    """The set that pieces are dealt from: "" for the first one, and where players choose."""
    sets = list(kind.material.sets())
    if wanted.set and wanted.set not in sets:
        raise Refused("option-set", status=422, set=wanted.set, sets=", ".join(sets))
    return "" if wanted.own or wanted.pieces == HAND or wanted.set == sets[0] else wanted.set


def _check_setup(kind: GameType, wanted: MakeTable, own: Own | None, edition: int) -> dict[str, Any] | None:
    """Sets the game up once, to see whether the seats, pieces and options are valid; the position it begins with.

    The options are passed on as they are, not as keyword arguments: they may have the name of any parameter.
    """
    names = seat_names([""] * len(wanted.seats), len(wanted.seats))
    options = {**({} if own is None else own.options), **wanted.options, **kind.material.of_edition(edition)}
    if wanted.pieces == HAND and kind.material.option:
        pieces: Sequence[str] = [seat.piece or "" for seat in wanted.seats]
    elif own is None:
        pieces = kind.material.deal(len(names), lambda _: 0)
    else:
        kind.set_up(pieces=own.pieces, **own.options)  # whatever is dealt, they go together
        pieces = own.deal(len(names), lambda _: 0)
    setup = kind.material.set_up(names, 0, pieces, options)
    if wanted.setup is None:
        return None
    with naming_rules(kind.name):
        return _position(Game(kind, setup, start=wanted.setup), wanted)


def _position(game: Game, wanted: MakeTable) -> dict[str, Any]:
    """The position without anything else that was sent; its marks belong to certain pieces, on certain seats."""
    if wanted.order != GIVEN or (game.kind.material.option and wanted.pieces != HAND):
        raise Refused("refused-setup-lot", status=422)
    if game.over:
        raise Refused("refused-setup-over", status=422)
    return start_of(game)
