"""What the page shows of a table (`TableView`): a part that is the same for everybody, and the legal moves of one's own
seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rollwright.core.facets import Why
from rollwright.core.game import Game
from rollwright.server.json_text import encode, encoded
from rollwright.server.protocol import News, Said, Seat, TableView, Welcome
from rollwright.server.table.entries import LogEntry, without_invite
from rollwright.server.table.hints import gives_hints
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
        shown["events"], shown["ending"] = len(table.game.events), sorted(table.ending)
        if table.phase == OVER:  # perhaps ended by the players, before the end of the game
            shown["pending"] = ()
            if table.reason != table.game.reason:
                shown["reason"] = table.reason
        return replace(self._blank, **shown)

    def own(self, common: TableView, seats: Sequence[int]) -> TableView:
        """The view for the holder of these seats: with their legal moves, and which of them can take a move back."""
        table = self._table
        if table.phase != PLAYING:
            return common
        game, moves, back = table.game, {}, []
        for seat in seats:
            is_asked = seat in game.pending
            if (is_asked or table.has_one_person) and table.seats[seat].plays:
                if is_asked:
                    moves[str(seat)] = game.legal_moves(seat)
                if table.may_take_back(seat):
                    back.append(seat)
        return replace(common, moves=moves, back=back) if moves or back else common


class Told:
    """A message about a table, encoded for different readers."""

    def __init__(
        self, kind: type[Welcome | News], view: View, entries: Sequence[LogEntry], said: Sequence[Why] = ()
    ) -> None:
        self._kind, self._view = kind, view
        self._entries, self._for_seats = entries, encoded(list(entries))
        self._common = view.common(said)

    def to(self, seats: tuple[int, ...]) -> bytes:
        """The message for the holder of these seats."""
        entries = self._for_seats if seats else list(map(without_invite, self._entries))
        return encode(self._kind(seats, entries, self._view.own(self._common, seats)))


def seen(game: Game, said: Sequence[Why]) -> dict[str, Any]:
    """What the page shows of a game: fields that `TableView` and `Frame` have in common."""
    goes_on = bool(game.pending)
    return {
        "throws": game.throws,
        "pending": game.pending,
        "scores": game.scores,
        "over": not goes_on and game.over,
        "winners": () if goes_on else game.winners,
        "reason": None if goes_on else game.kind.announcements.reason(game),
        "look": encoded(game.kind.page.shown(game)),
        "said": [Said(code, params) for code, params in said],
    }


def _blank(table: Table) -> TableView:
    """The view of a table without its game."""
    return TableView(
        id=table.id,
        phase=table.phase,
        game=table.kind.name,
        pieces=table.dealing,
        set=table.set,
        own=() if table.own is None else table.own.pieces,
        order=table.order,
        options=table.options,
        teaching=table.teaching,
        hints=gives_hints(table),
        seats=encoded(
            [Seat(seat.name, seat.kind, seat.bot, seat.piece, seat.chair, seat.hints) for seat in table.seats]
        ),
        makers=table.seats_of(table.makers),
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
