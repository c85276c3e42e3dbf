"""A table is the fold of its log, and the log tells everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core.errors import IllegalMove
from rollwright.core.fair import commitment, promise, verify
from rollwright.server.table.change import Change
from rollwright.server.table.consequences import follow
from rollwright.server.table.entries import (
    CameBack,
    Chose,
    Closed,
    DamagedLog,
    Dealt,
    Ended,
    Event,
    Joined,
    Kind,
    Left,
    LogEntry,
    Made,
    Order,
    Pieces,
    Revealed,
    SeatClosed,
    SeatMade,
    TookBack,
    TookOver,
    WantsEnd,
)
from rollwright.server.table.table import Table
from support.games import GAMES

SECRET = bytes(range(32))
SHARE = bytes(range(32, 64))
ID = "table-of-two-and-twenty"


class Told:
    """A table and its log."""

    def __init__(self, *kinds: Kind, game: str = "diceland", pieces: Pieces = "lot", order: Order = "lot") -> None:
        self.table = Table(ID, SECRET)
        self.entries: list[LogEntry] = []
        seats = [self.seat(kind, number) for number, kind in enumerate(kinds)]
        self.add(Made, game, {}, pieces, order, seats, commitment(ID, SECRET))

    @staticmethod
    def seat(kind: Kind, number: int) -> SeatMade:
        name, bot = f"P{number}" if kind == "person" else "", "greedy" if kind == "bot" else None
        return SeatMade(name, kind, bot, None, None)

    def add(self, kind: type[LogEntry], *fields: Any) -> None:
        change = Change(self.table)
        change.add(kind, *fields)
        follow(change, SECRET)
        self.entries += change.entries

    def what(self) -> list[str]:
        return [str(entry.__struct_config__.tag) for entry in self.entries]

    def folded(self) -> Table:
        """The same table, by someone who has the log only."""
        table = Table(ID)
        for entry in self.entries:
            table.apply(entry)
        return table

    def play(self, seed: int = 1) -> None:
        random = Random(seed)
        while self.table.phase == "playing":
            seat = random.choice(self.table.game.pending)
            if self.table.game.can_take_back(seat) and random.random() < 0.2:
                words = next(words for who, words in reversed(self.table.game.events) if who == seat)
                self.add(TookBack, seat, words)
            else:
                self.add(Event, seat, random.choice(self.table.game.legal_moves(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_the_table(game: str) -> None:
    told = Told("person", "bot", "person", game=game)
    told.play()
    folded, table = told.folded(), told.table
    assert folded.phase == table.phase == "over"
    assert folded.game.state == table.game.state
    assert folded.number == table.number == len(told.entries)
    assert folded.record(told.entries) == table.record(told.entries)
    assert "took_back" in told.what()
    assert verify(table.record(told.entries)) == []


def take_back(told: Told, seat: int) -> list[tuple[int, str]]:
    """As a command does it."""
    taken = told.table.to_take_back(seat)
    for who, words in taken:
        told.add(TookBack, who, words)
    return taken


@pytest.mark.parametrize("kinds", [("person",), ("person", "bot"), ("bot", "person", "bot")])
@pytest.mark.parametrize("game", GAMES)
def test_one_person_among_bots_takes_any_move_back_until_dice_fall(game: str, kinds: tuple[Kind, ...]) -> None:
    taken: list[tuple[int, str]] = []
    for seed in range(8):
        told = Told(*kinds, game=game, order="given")
        taken += play_and_take_back(told, kinds.index("person"), Random(seed))
        assert told.folded().game.state == told.table.game.state
        assert verify(told.table.record(told.entries)) == []
    seat, is_mark = kinds.index("person"), told.table.kind.notation.is_mark
    assert any(who == seat and not is_mark(words) for who, words in taken)
    assert any(who != seat for who, _ in taken) == (len(kinds) > 1)


def play_and_take_back(told: Told, seat: int, random: Random) -> list[tuple[int, str]]:
    """A whole game in which a seat takes back now and then; what was taken back."""
    table = told.table
    taken: list[tuple[int, str]] = []
    while table.phase == "playing":
        who = [who for who, _ in table.game.events]
        can = seat in who[len(who) - who[::-1].index("dice") :]
        assert table.may_take_back(seat) == can
        if can and table.take_backs(seat) < 5 and random.random() < 0.3:
            throws = table.throws
            taken += take_back(told, seat)
            assert table.throws == throws
            assert seat in table.pending
        else:
            mover = random.choice(table.pending)
            moves = table.game.legal_moves(mover)
            told.add(Event, mover, random.choice(["keep"] if "keep" in moves else moves))
    return taken


def test_what_bots_decided_because_of_a_choice_goes_with_it() -> None:
    told = Told("person", "bot", order="given")
    table = told.table
    while True:
        seat = table.pending[0]
        if seat == 0 and "stop" in table.game.legal_moves(0):
            told.add(Event, 0, "stop")
            if 1 in table.pending:
                break
        else:
            told.add(Event, seat, table.game.legal_moves(seat)[-1])
    asked, before = table.question, table.game.events[:-1]
    told.add(Event, 1, words := table.game.legal_moves(1)[0])
    assert take_back(told, 0) == [(1, words), (0, "stop")]
    assert (table.game.events, table.pending) == (before, (0,))
    told.add(Event, 0, "stop")
    assert table.question != asked, "a bot that has thought about the choice before thinks again"


def test_between_people_only_marks_go_back() -> None:
    for kinds in (("person", "person"), ("person", "person", "bot")):
        told = Told(*kinds, order="given")
        told.add(Event, told.table.pending[0], told.table.game.legal_moves(told.table.pending[0])[0])
        seat = int(told.table.game.events[-1][0])
        assert not told.table.may_take_back(seat)
        with pytest.raises(IllegalMove, match=r"no mark|is over"):
            told.table.to_take_back(seat)


def test_who_has_left_was_a_person_all_the_same() -> None:
    told = Told("person", "person", order="given")
    told.add(Left, 1)
    told.add(TookOver, 1, "greedy")
    assert not told.table.has_one_person


def test_nobody_waits_where_nobody_needs_to() -> None:
    assert Told("person", "bot").what() == ["made", "closed", "dealt", "began", "event"]


def test_the_lot_is_drawn_when_every_share_is_there() -> None:
    told = Told("person", "open")
    told.add(Joined, 1, "Bo", promise(SHARE))
    assert (told.table.phase, told.table.pending) == ("revealing", (1,))
    told.add(Revealed, 1, SHARE.hex())
    assert told.table.phase == "playing"


def test_seats_that_are_left_are_open_again_while_gathering() -> None:
    told = Told("person", "open", "open")
    told.add(Joined, 1, "Bo", None)
    told.add(Left, 1)
    assert told.table.pending == (1, 2)
    assert told.table.phase == "gathering"


def test_a_table_without_people_is_over() -> None:
    told = Told("person", "open")
    told.add(Left, 0)
    assert told.what() == ["made", "left", "ended", "opened"]


def test_everybody_chooses_a_side() -> None:
    told = Told("person", "bot", "person", pieces="sides", order="given")
    table = told.table
    assert (table.phase, table.pending) == ("choosing", (0, 2))
    other = [next(side for side in table.sides(seat) if side != table.seats[seat].piece) for seat in (0, 2)]
    told.add(Chose, 0, other[0])
    assert list(table.pending) == [2]
    told.add(Chose, 2, other[1])
    assert table.phase == "playing"
    assert [table.seats[0].piece, table.seats[2].piece] == other
    assert table.kind.material.pieces_of(table.game.setup) == tuple(seat.piece for seat in table.seats)


def test_chairs_keep_their_number_when_the_lot_seats_people() -> None:
    tables = [Told("person", "person", "person")]
    table = tables[0].table
    assert sorted(seat.chair for seat in table.seats) == [0, 1, 2]
    for number, seat in enumerate(table.seats):
        assert table.seats_of((seat.chair,)) == (number,)
        assert seat.name == f"P{seat.chair}"


def test_what_the_rules_do_not_allow_changes_nothing() -> None:
    told = Told("person", "person")
    before = told.table.game.state, told.table.number
    seat = told.table.game.pending[0]
    with pytest.raises(IllegalMove):
        told.table.apply(Event(told.table.number, 1.0, seat, "cross a1"))
    assert (told.table.game.state, told.table.number) == before


def test_who_plays_on_does_not_want_to_end() -> None:
    told = Told("person", "person")
    table = told.table
    seat = table.game.pending[0]
    told.add(WantsEnd, seat)
    assert table.ending == {seat}
    told.add(Event, seat, table.game.legal_moves(seat)[0])
    assert table.ending == set()
    assert table.phase == "playing"


def test_the_record_tells_who_played() -> None:
    told = Told("person", "person", order="given")
    told.add(TookOver, 1, "novice")
    told.add(CameBack, 1)
    played: list[Any] = [seat["played_by"] for seat in told.table.record(told.entries)["seats"]]
    assert played == [["person"], ["person", "novice", "person"]]


# What is stored is believed only if it follows from the secret


def played_with_a_share() -> Told:
    told = Told("person", "open", order="lot")
    told.add(Joined, 1, "Bo", promise(SHARE))
    told.add(Revealed, 1, SHARE.hex())
    seat = told.table.game.pending[0]
    told.add(Event, seat, told.table.game.legal_moves(seat)[0])
    return told


def read_again(entries: list[LogEntry]) -> Table:
    table = Table(ID, SECRET)
    for entry in entries:
        table.apply(entry)
    return table


def test_a_sound_log_is_read_again() -> None:
    told = played_with_a_share()
    assert read_again(told.entries).game.events == told.table.game.events


DAMAGE: list[tuple[type[LogEntry], dict[str, Any], str]] = [
    (Event, {"words": "rrrrrr"}, "throw 1 is rrrrrr, not "),
    (Dealt, {"first": 3}, "lots"),
    (Dealt, {"deal": ["A", "A"]}, "lots"),
    (Revealed, {"share": "00" * 32}, "seat 1 has not promised"),
    (Closed, {"seats": []}, "closed with others"),
]


@pytest.mark.parametrize(("kind", "fields", "why"), DAMAGE)
def test_a_damaged_log_is_not_believed(kind: type[LogEntry], fields: dict[str, Any], why: str) -> None:
    entries = played_with_a_share().entries
    place = next(place for place, entry in enumerate(entries) if isinstance(entry, kind))
    entries[place] = replace(entries[place], **fields)
    with pytest.raises(DamagedLog, match=why):
        read_again(entries)


def test_the_closing_list_names_everybody() -> None:
    (closed,) = (entry for entry in played_with_a_share().entries if isinstance(entry, Closed))
    assert closed.seats == [SeatClosed("P0", "person", None), SeatClosed("Bo", "person", promise(SHARE))]
    (closed,) = (entry for entry in Told("person", "bot").entries if isinstance(entry, Closed))
    assert closed.seats == [SeatClosed("P0", "person", None), SeatClosed("", "bot", None)]


def test_a_table_that_the_first_version_closed_goes_on_by_it() -> None:
    told = Told("person", "open")
    told.add(Joined, 1, "Bo", promise(SHARE))
    entries = [replace(entry, seats=None) if isinstance(entry, Closed) else entry for entry in told.entries]
    told.table, told.entries = read_again(entries), entries
    told.add(Revealed, 1, SHARE.hex())
    told.add(Ended, "ended")
    record = told.table.record(told.entries)
    assert record["fair"]["version"] == 1
    assert verify(record) == []


def test_moves_are_logged_in_the_words_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """However a game lets them be written."""
    told = Told("person", game="ring-and-route")
    notation = type(told.table.kind.notation)
    read = notation.read_action
    monkeypatch.setattr(notation, "read_action", lambda self, setup, seat, text: read(self, setup, seat, text.strip()))
    told.add(Event, 0, " keep ")
    assert [entry.words for entry in told.entries if isinstance(entry, Event)][-1] == "keep"
