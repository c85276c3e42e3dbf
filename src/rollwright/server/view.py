"""A table as its readers see it: what is common to all of them, and the legal moves of each one's own seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rollwright.core.facets import Why
from rollwright.core.game import Game
from rollwright.server.json_text import Encoded, encode
from rollwright.server.protocol import News, Said, Seat, TableView, Welcome
from rollwright.server.table.entries import LogEntry, Rematch
from rollwright.server.table.table import OVER, PLAYING, Table


class View:
    """What is shown of one table. The part that changes only with its seats or its phase is kept."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._blank: TableView | None = None  # without the game
        self._version = -1  # of the seating that it shows

    def common(self, said: Sequence[Why]) -> TableView:
        """What everybody sees now. `said` is announced."""
        table = self._table
        if self._blank is None or self._version != table.seating_version:
            self._blank, self._version = _blank(table), table.seating_version
        if not table.has_begun:
            return self._blank
        shown = seen(table.game, said)
        if table.phase == OVER:  # the players may have ended it before the game was over
            shown |= {"pending": (), "reason": table.reason}
        return replace(self._blank, events=len(table.game.events), ending=sorted(table.ending), **shown)

    def own(self, common: TableView, seats: Sequence[int]) -> TableView:
        """The same for whoever holds these seats: with their legal moves, and which of them can take a mark back."""
        table = self._table
        if table.phase != PLAYING:
            return common
        game = table.game
        asked = [seat for seat in seats if seat in game.pending and table.seats[seat].plays]
        if not asked:
            return common
        moves = {str(seat): game.legal_moves(seat) for seat in asked}
        return replace(common, moves=moves, back=[seat for seat in asked if game.can_take_back(seat)])


class Told:
    """Something that is told about a table, for different readers."""

    def __init__(
        self, kind: type[Welcome | News], view: View, entries: Sequence[LogEntry], said: Sequence[Why] = ()
    ) -> None:
        self._kind, self._view, self._entries = kind, view, list(entries)
        self._common = view.common(said)

    def to(self, seats: tuple[int, ...]) -> bytes:
        """The message for whoever holds these seats."""
        entries = self._entries if seats else list(map(_without_invite, self._entries))
        return encode(self._kind(seats, entries, self._view.own(self._common, seats)))


def seen(game: Game, said: Sequence[Why]) -> dict[str, Any]:
    """What is to be seen of a game: fields of a table's view, and of a frame."""
    goes_on = bool(game.pending)
    return {
        "throws": game.throws,
        "pending": game.pending,
        "scores": game.scores,
        "over": not goes_on and game.over,
        "winners": () if goes_on else game.winners,
        "reason": None if goes_on else game.reason,
        "look": Encoded(encode(game.kind.page.shown(game))),  # once for all readers
        "said": [Said(code, params) for code, params in said],
    }


def _blank(table: Table) -> TableView:
    """A table whose game has not begun; or what doesn't change with the game."""
    return TableView(
        id=table.id,
        phase=table.phase,
        game=table.kind.name,
        pieces=table.dealing,
        order=table.order,
        options=table.options,
        seats=[Seat(seat.name, seat.kind, seat.bot, seat.piece) for seat in table.seats],
        first=table.first,
        sides={str(seat): sides for seat in table.pending if (sides := table.sides(seat))},
        throws=0,
        events=0,
        pending=table.pending,
        scores=(0,) * len(table.seats),
        over=False,
        winners=(),
        reason=table.reason,
        ending=sorted(table.ending),
        look=None,
        said=[],
        moves={},
        back=[],
    )


def _without_invite(entry: LogEntry) -> LogEntry:
    """For whoever has no seat."""
    return replace(entry, invite=None) if isinstance(entry, Rematch) else entry
