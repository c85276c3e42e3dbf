"""What the page shows of a table: a part that is the same for everybody, and the legal moves of one's own seats."""

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
    """The view of one table. The part that depends on seats and phase only is cached."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._blank: TableView | None = None  # cached, without the game
        self._version = -1  # the `seating_version` that it shows

    def common(self, said: Sequence[Why]) -> TableView:
        """The part for everybody, with the announcements `said`."""
        table = self._table
        if self._blank is None or self._version != table.seating_version:
            self._blank, self._version = _blank(table), table.seating_version
        if not table.has_begun:
            return self._blank
        shown = seen(table.game, said)
        if table.phase == OVER:  # perhaps ended by the players, before the end of the game
            by_players = table.reason != table.game.reason
            shown |= {"pending": ()} | ({"reason": table.reason} if by_players else {})
        return replace(self._blank, events=len(table.game.events), ending=sorted(table.ending), **shown)

    def own(self, common: TableView, seats: Sequence[int]) -> TableView:
        """The view for the holder of these seats: with their legal moves, and which of them can take a mark back."""
        table = self._table
        if table.phase != PLAYING:
            return common
        game = table.game
        asked = [seat for seat in seats if seat in game.pending and table.seats[seat].plays]
        if not asked:
            return common
        moves = {str(seat): game.legal_moves(seat) for seat in asked}
        return replace(common, moves=moves, back=[seat for seat in asked if table.may_take_back(seat)])


class Told:
    """A message about a table, encoded for different readers."""

    def __init__(
        self, kind: type[Welcome | News], view: View, entries: Sequence[LogEntry], said: Sequence[Why] = ()
    ) -> None:
        self._kind, self._view, self._entries = kind, view, list(entries)
        self._common = view.common(said)

    def to(self, seats: tuple[int, ...]) -> bytes:
        """The message for the holder of these seats."""
        entries = self._entries if seats else list(map(without_invite, self._entries))
        return encode(self._kind(seats, entries, self._view.own(self._common, seats)))


def seen(game: Game, said: Sequence[Why]) -> dict[str, Any]:
    """The state of a game: fields that `TableView` and `Frame` have in common."""
    goes_on = bool(game.pending)
    return {
        "throws": game.throws,
        "pending": game.pending,
        "scores": game.scores,
        "over": not goes_on and game.over,
        "winners": () if goes_on else game.winners,
        "reason": None if goes_on else game.kind.announcements.reason(game),
        "look": Encoded(encode(game.kind.page.shown(game))),  # encoded once for all readers
        "said": [Said(code, params) for code, params in said],
    }


def _blank(table: Table) -> TableView:
    """The view of a table without its game."""
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


def without_invite(entry: LogEntry) -> LogEntry:
    """The entry as watchers see it."""
    return replace(entry, invite=None) if isinstance(entry, Rematch) else entry
