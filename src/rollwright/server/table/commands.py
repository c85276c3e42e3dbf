"""What a person at a table may do. Each act is carried out on the table and gives the entries that tell it; if it can't
be done, it is refused and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rollwright.core.fair import promise
from rollwright.server import protocol
from rollwright.server.bots.pool import check_bot
from rollwright.server.refusals import Refused
from rollwright.server.table import entries as log
from rollwright.server.table.entries import Entry
from rollwright.server.table.table import (
    CHOOSING,
    ENDED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    REVEALING,
    Table,
)

STAND_IN = "planner"  # goes on for whoever doesn't come, unless another one is named

Gone = Callable[[int], bool]
"""Whether the person of a seat has been away for so long that the others may go on."""


def carry_out(table: Table, mine: Sequence[int], command: protocol.Command, gone: Gone, at: float) -> list[Entry]:
    """Does what a command of whoever holds the seats `mine` says."""
    if command.seat not in mine:
        raise Refused("refused-not-your-seat", status=403)
    match command:
        case protocol.DoMove():
            _check_turn(table, command.seat, command.throw)
            return [table.move(command.seat, command.move)]
        case protocol.DoTakeBack():
            _check_turn(table, command.seat, command.throw)
            return [table.take_back(command.seat)]
        case protocol.DoStart():
            entries = [_start(table, command.bot or STAND_IN)]
        case protocol.DoReveal():
            entries = [_reveal(table, command.seat, command.share)]
        case protocol.DoChoose():
            entries = [_choose(table, command.seat, command.piece)]
        case protocol.DoTakeOver():
            entries = [_take_over(table, command.of, command.bot, gone)]
        case protocol.DoComeBack():
            entries = [_come_back(table, command.seat)]
        case protocol.DoEnd():
            entries = _end(table, mine, gone)
        case protocol.DoRematch():
            entries = [_rematch(table, command)]
    apply(table, entries, at)
    return entries


def apply(table: Table, entries: Sequence[Entry], at: float) -> None:
    for entry in entries:
        table.apply({**entry, "at": at})


def bot_move(table: Table, seat: int, throw: int, words: str) -> list[Entry]:
    """A move that a bot chose when there had been so many throws."""
    if table.phase != PLAYING or table.throws != throw or table.seats[seat].bot is None:
        raise Refused("refused-late")
    return [table.move(seat, words)]


def _check_turn(table: Table, seat: int, throw: int) -> None:
    if table.phase != PLAYING:
        raise _not_now(table)
    if not table.seats[seat].plays:
        raise Refused("refused-bot-plays")
    if throw != table.throws:
        raise Refused("refused-late")


def _check_phase(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise _not_now(table)


def _not_now(table: Table) -> Refused:
    return Refused("refused-over" if table.phase == OVER else "refused-not-now")


def _start(table: Table, bot: str) -> Entry:
    _check_phase(table, GATHERING)
    name = check_bot(bot)
    return log.closed({str(number): name for number, seat in enumerate(table.seats) if seat.kind == OPEN})


def _reveal(table: Table, seat: int, share: str) -> Entry:
    _check_phase(table, REVEALING)
    if seat not in table.pending:
        raise Refused("refused-not-now")
    if promise(bytes.fromhex(share)) != table.seats[seat].promise:
        raise Refused("refused-share")
    return log.revealed(seat, share)


def _choose(table: Table, seat: int, piece: str) -> Entry:
    _check_phase(table, CHOOSING)
    if seat not in table.pending:
        raise Refused("refused-not-now")
    if piece not in table.sides(seat):
        raise Refused("refused-piece", piece=piece, pieces=", ".join(table.sides(seat)))
    return log.chose(seat, piece)


def _take_over(table: Table, of: int, bot: str, gone: Gone) -> Entry:
    _check_phase(table, CHOOSING, PLAYING)
    name = check_bot(bot)
    if not _is_missing(table, of, gone):
        raise Refused("refused-not-gone")
    return log.took_over(of, name)


def _come_back(table: Table, seat: int) -> Entry:
    _check_phase(table, REVEALING, CHOOSING, PLAYING)
    if table.seats[seat].kind != PERSON or table.seats[seat].bot is None:
        raise Refused("refused-not-away")
    return log.came_back(seat)


def _end(table: Table, mine: Sequence[int], gone: Gone) -> list[Entry]:
    """Ends it at once if somebody is gone; else all have to want it."""
    _check_phase(table, GATHERING, REVEALING, CHOOSING, PLAYING)
    if any(_is_missing(table, seat, gone) for seat in range(len(table.seats))):
        return [log.ended(ENDED)]
    wishes = [log.wants_end(seat) for seat in mine if seat not in table.ending]
    if not wishes:
        raise Refused("refused-others-play")
    return wishes


def _rematch(table: Table, command: protocol.DoRematch) -> Entry:
    """Asks everybody to another table. One is enough: whoever comes second is told, and sits down there."""
    if table.phase != OVER:
        raise Refused("refused-not-now")
    if table.rematch is not None:
        raise Refused("refused-rematch")
    return log.rematch(command.seat, command.table, command.invite)


def _is_missing(table: Table, number: int, gone: Gone) -> bool:
    """Whether something is waited for in vain: no bot plays the seat, and its person is away."""
    if number >= len(table.seats):
        return False
    seat = table.seats[number]
    return seat.kind == PERSON and seat.bot is None and (seat.left or gone(number))
