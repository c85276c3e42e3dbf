"""What somebody wants a table to be, checked, as the first entry of its log."""

from __future__ import annotations

from rollwright.core.errors import OptionError
from rollwright.core.fair import HAND, commitment
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.server.bots.pool import check_bot
from rollwright.server.json_text import clean_name
from rollwright.server.protocol import MakeTable, SeatWanted
from rollwright.server.refusals import Refused
from rollwright.server.table import entries
from rollwright.server.table.entries import Entry


def made_entry(table: str, secret: bytes, wanted: MakeTable) -> Entry:
    """Refused or OptionError if there can't be such a table."""
    kind = game_type(wanted.game)
    if all(seat.kind != "person" for seat in wanted.seats):
        raise Refused("refused-no-person", status=422)
    seats = [_seat(kind, seat, hand=wanted.pieces == HAND) for seat in wanted.seats]
    maker = next(seat for seat in seats if seat["kind"] == "person")
    maker["promise"] = wanted.promise  # one share for the device, whoever shares its screen
    _check_setup(kind, wanted)
    promised = commitment(table, secret)
    return entries.made(kind.name, wanted.options, wanted.pieces, wanted.order, seats, promised)


def _seat(kind: GameType, wanted: SeatWanted, *, hand: bool) -> Entry:
    piece = wanted.piece if hand else None
    if hand and kind.material.catalogue() and piece not in kind.material.catalogue():
        raise Refused("refused-piece", status=422, piece=piece, pieces=", ".join(kind.material.catalogue()))
    bot = check_bot(wanted.bot) if wanted.kind == "bot" else None
    name = bot or clean_name(wanted.name or "")  # of an open seat: whom it is kept for
    if wanted.kind == "person" and not name:
        raise Refused("refused-name", status=422)
    return {"name": name, "kind": wanted.kind, "bot": bot, "piece": piece, "promise": None}


def _check_setup(kind: GameType, wanted: MakeTable) -> None:
    """Whether a game can be set up like this, by doing it once."""
    if kind.material.option in wanted.options:
        raise OptionError("option-unknown", option=kind.material.option, options="")
    chosen = [seat.piece or "" for seat in wanted.seats] if wanted.pieces == HAND and kind.material.option else None
    kind.set_up([""] * len(wanted.seats), pieces=chosen, draw=lambda _: 0, **wanted.options)
