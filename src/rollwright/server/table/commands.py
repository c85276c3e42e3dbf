"""What people and bots may do at a table: carries out their commands, moves and hints, or refuses them. A command is
checked and becomes entries; if it is refused, nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from rollwright.core.fair import promise
from rollwright.server import protocol
from rollwright.server.bots.names import check_bot
from rollwright.server.names import clean_name
from rollwright.server.refusals import Refused
from rollwright.server.table.change import Change
from rollwright.server.table.entries import (
    CameBack,
    Chose,
    Closed,
    Ended,
    Event,
    Hinted,
    PlaysOn,
    Rematch,
    Renamed,
    Revealed,
    Shown,
    Swapped,
    TookBack,
    TookOver,
    WantsEnd,
)
from rollwright.server.table.hints import decision_of, gives_hints, has_shown
from rollwright.server.table.seat import OPEN, PERSON, Decision
from rollwright.server.table.table import (
    CHOOSING,
    ENDED,
    GATHERING,
    MOST_TAKE_BACKS,
    OVER,
    PLAYING,
    REVEALING,
    Table,
)

LENGTHENING = (
    protocol.DoMove
    | protocol.DoTakeBack
    | protocol.DoRename
    | protocol.DoSwap
    | protocol.DoTakeOver
    | protocol.DoComeBack
    | protocol.DoPlayOn
)
"""Commands that can be given again and again, so that a log would have no end."""

STAND_IN = "planner"  # replaces people who don't come, unless another bot is named

Gone = Callable[[int], bool]
"""Whether the person on a seat has been away for so long that the others may replace them."""


def carry_out(change: Change, mine: Sequence[int], command: protocol.Command, gone: Gone) -> None:
    """Carries out a command of a device that holds the seats `mine`; Refused or IllegalMove if that isn't possible."""
    seat = command.seat
    if seat not in mine:
        raise Refused("refused-not-your-seat", status=403)
    match command:
        case protocol.DoMove(throw=throw, move=words):
            _move(change, seat, throw, words)
        case protocol.DoWhy(throw=throw, move=words):
            _why(change.table, seat, throw, words)
        case protocol.DoTakeBack(throw=throw):
            _take_back(change, seat, throw)
        case protocol.DoStart(bot=bot):
            _start(change, bot or STAND_IN)
        case protocol.DoRename(of=of, name=name):
            _rename(change, mine, of, name)
        case protocol.DoSwap(of=of, other=other):
            _swap(change, mine, of, other)
        case protocol.DoReveal(share=share):
            _reveal(change, seat, share)
        case protocol.DoChoose(piece=piece):
            _choose(change, seat, piece)
        case protocol.DoTakeOver(of=of, bot=bot):
            _take_over(change, of, bot, gone)
        case protocol.DoComeBack():
            _come_back(change, seat)
        case protocol.DoEnd():
            _end(change, mine, gone)
        case protocol.DoPlayOn():
            _play_on(change, seat)
        case protocol.DoRematch(table=table, invite=invite):
            _rematch(change, seat, table, invite)


def bot_move(change: Change, seat: int, question: tuple[int, int], words: str) -> None:
    """Carries out a bot's move; Refused if it was chosen for another `Table.question` than the current one."""
    table = change.table
    if table.phase != PLAYING or table.question != question or table.seats[seat].bot is None:
        raise Refused("refused-late")
    change.add(Event, seat, words)


def check_hint(table: Table, mine: Sequence[int], seat: int, throw: int) -> None:
    """Refuses a hint, unless this seat, one of `mine`, may have one for the decision that it has to make."""
    if seat not in mine:
        raise Refused("refused-not-your-seat", status=403)
    _check_turn(table, seat, throw)
    if not gives_hints(table):
        raise Refused("refused-hints", status=403)
    if seat not in table.pending:
        raise Refused("refused-not-now")


def note_hint(change: Change, seat: int, decision: Decision, show: Shown) -> None:
    """Carries out a hint: notes it, unless it was given before; Refused if the seat decides about something else."""
    if seat not in change.table.pending or decision_of(change.table, seat) != decision:
        raise Refused("refused-late")
    if not has_shown(change.table, seat, show):
        change.add(Hinted, seat, show)


def _move(change: Change, seat: int, throw: int, words: str) -> None:
    _check_turn(change.table, seat, throw)
    change.add(Event, seat, words)


def _why(table: Table, seat: int, throw: int, words: str) -> NoReturn:
    """Says why a move is not possible, as the refusal of the move would, but plays it in no case."""
    _check_turn(table, seat, throw)
    table.game.action(seat, words)
    raise Refused("refused-possible")


def _take_back(change: Change, seat: int, throw: int) -> None:
    _check_turn(change.table, seat, throw)
    if change.table.take_backs(seat) >= MOST_TAKE_BACKS:
        raise Refused("refused-take-backs", most=MOST_TAKE_BACKS)
    for who, words in change.table.to_take_back(seat):
        change.add(TookBack, who, words)


def _start(change: Change, bot: str) -> None:
    _check_phase(change.table, GATHERING)
    name = check_bot(bot)
    bots = {str(number): name for number, seat in enumerate(change.table.seats) if seat.kind == OPEN}
    change.add(Closed, bots, change.table.closing_list(bots), change.table.teaching)


def _rename(change: Change, mine: Sequence[int], of: int, name: str) -> None:
    """Calls a person by another name; without one, everybody sees a number in their own language."""
    table = change.table
    check_arranges(table, mine, of)
    if table.seats[of].kind != PERSON:
        raise Refused("refused-nobody-there")
    change.add(Renamed, of, clean_name(name))


def _swap(change: Change, mine: Sequence[int], of: int, other: int) -> None:
    """Exchanges who sits on two seats. Whoever has not made the table moves only to a seat that is free."""
    for number in (of, other):
        if not (number < len(change.table.seats) and change.table.seats[number].kind == OPEN):
            check_arranges(change.table, mine, number)
    _check_phase(change.table, GATHERING)
    if of == other:
        raise Refused("refused-same-seat")
    change.add(Swapped, of, other)


def check_arranges(table: Table, mine: Sequence[int], number: int) -> None:
    """Refuses to arrange seats, unless the holder of the seats `mine` may rename, move or free a seat: a seat of their
    own, or any seat if they made the table; while gathering."""
    _check_phase(table, GATHERING)
    if number >= len(table.seats):
        raise Refused("refused-nobody-there")
    if number not in mine and not table.is_made_by(mine):
        raise Refused("refused-not-arranger", status=403)


def _reveal(change: Change, seat: int, share: str) -> None:
    table = change.table
    _check_phase(table, REVEALING)
    if seat not in table.pending:
        raise Refused("refused-not-now")
    if promise(bytes.fromhex(share)) != table.seats[seat].promise:
        raise Refused("refused-share")
    change.add(Revealed, seat, share)


def _choose(change: Change, seat: int, piece: str) -> None:
    table = change.table
    _check_phase(table, CHOOSING)
    if seat not in table.pending:
        raise Refused("refused-not-now")
    if piece not in table.sides(seat):
        raise Refused("refused-piece", piece=piece, pieces=", ".join(table.sides(seat)))
    change.add(Chose, seat, piece)


def _take_over(change: Change, of: int, bot: str, gone: Gone) -> None:
    _check_phase(change.table, CHOOSING, PLAYING)
    name = check_bot(bot)
    if not _is_missing(change.table, of, gone):
        raise Refused("refused-not-gone")
    change.add(TookOver, of, name)


def _come_back(change: Change, seat: int) -> None:
    table = change.table
    _check_phase(table, REVEALING, CHOOSING, PLAYING)
    if table.seats[seat].kind != PERSON or table.seats[seat].bot is None:
        raise Refused("refused-not-away")
    change.add(CameBack, seat)


def _end(change: Change, mine: Sequence[int], gone: Gone) -> None:
    """Ends the game at once if somebody is away; otherwise everybody has to agree."""
    table = change.table
    _check_phase(table, GATHERING, REVEALING, CHOOSING, PLAYING)
    if any(_is_missing(table, seat, gone) for seat in range(len(table.seats))):
        change.add(Ended, ENDED)
        return
    wishes = [seat for seat in mine if seat not in table.ending]
    if not wishes:
        raise Refused("refused-others-play")
    for seat in wishes:
        change.add(WantsEnd, seat)


def _play_on(change: Change, seat: int) -> None:
    """Says no to the wish of others to end the game, or takes one's own back; all wishes are gone then."""
    _check_phase(change.table, GATHERING, REVEALING, CHOOSING, PLAYING)
    if not change.table.ending:
        raise Refused("refused-nobody-ends")
    change.add(PlaysOn, seat)


def _rematch(change: Change, seat: int, table: str, invite: str) -> None:
    """Invites everybody to another table. There is one rematch; later commands are refused, and the page joins it."""
    if change.table.phase != OVER:
        raise Refused("refused-not-now")
    if change.table.rematch is not None:
        raise Refused("refused-rematch")
    change.add(Rematch, seat, table, invite)


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


def _is_missing(table: Table, number: int, gone: Gone) -> bool:
    """Whether a seat belongs to a person who is away, and no bot plays for them."""
    if number >= len(table.seats):
        return False
    seat = table.seats[number]
    return seat.kind == PERSON and seat.bot is None and (seat.left or gone(number))
