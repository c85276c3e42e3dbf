"""A table is the fold of its log, and the log tells everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.fair import commitment, promise, verify
from rollwright.server.table import commands
from rollwright.server.table import entries as log
from rollwright.server.table.consequences import follow
from rollwright.server.table.entries import Entry
from rollwright.server.table.table import Table
from support.games import GAMES

SECRET = bytes(range(32))
SHARE = bytes(range(32, 64))
ID = "table-of-two-and-twenty"


class Told:
    """A table and its log."""

    def __init__(self, *kinds: str, game: str = "diceland", pieces: str = "lot", order: str = "lot") -> None:
        self.table = Table(ID, SECRET)
        self.entries: list[Entry] = []
        seats = [self.seat(kind, number) for number, kind in enumerate(kinds)]
        self.add(log.made(game, {}, pieces, order, seats, commitment(ID, SECRET)))

    @staticmethod
    def seat(kind: str, number: int) -> Entry:
        shared = {"name": f"P{number}" if kind == "person" else "", "kind": kind, "piece": None}
        return {**shared, "bot": "greedy" if kind == "bot" else None, "promise": None}

    def add(self, *entries: Entry) -> None:
        commands.apply(self.table, entries, 1.0)
        self.entries += [*entries, *follow(self.table, SECRET, 1.0)]

    def what(self) -> list[str]:
        return [entry["what"] for entry in self.entries]

    def folded(self) -> Table:
        """The same table, by someone who has the log only."""
        table = Table(ID)
        commands.apply(table, self.entries, 1.0)
        return table

    def play(self, seed: int = 1) -> None:
        random = Random(seed)
        while self.table.phase == "playing":
            seat = random.choice(self.table.game.pending)
            if self.table.game.can_take_back(seat) and random.random() < 0.2:
                self.entries.append(self.table.take_back(seat))
            else:
                self.add(log.event(seat, random.choice(self.table.game.legal_moves(seat))))


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_the_table(game: str) -> None:
    told = Told("person", "bot", "person", game=game)
    told.play()
    folded, table = told.folded(), told.table
    assert folded.phase == table.phase == "over"
    assert folded.game.state == table.game.state
    assert folded.number == table.number == len(told.entries)
    assert folded.record() == table.record()
    assert "took_back" in told.what()
    assert verify(table.record()) == []


def test_nobody_waits_where_nobody_needs_to() -> None:
    assert Told("person", "bot").what() == ["made", "closed", "dealt", "began", "event"]


def test_the_lot_is_drawn_when_every_share_is_there() -> None:
    told = Told("person", "open")
    told.add(log.joined(1, "Bo", promise(SHARE)))
    assert told.table.phase == "revealing"
    assert list(told.table.pending) == [1]
    told.add(log.revealed(1, SHARE.hex()))
    assert told.table.phase == "playing"


def test_seats_that_are_left_are_open_again_while_gathering() -> None:
    told = Told("person", "open", "open")
    told.add(log.joined(1, "Bo", None))
    told.add(log.left(1))
    assert told.table.pending == (1, 2)
    assert told.table.phase == "gathering"


def test_a_table_without_people_is_over() -> None:
    told = Told("person", "open")
    told.add(log.left(0))
    assert told.what() == ["made", "left", "ended", "opened"]


def test_everybody_chooses_a_side() -> None:
    told = Told("person", "bot", "person", pieces="sides", order="given")
    table = told.table
    assert table.phase == "choosing"
    assert table.pending == (0, 2)
    other = [next(side for side in table.sides(seat) if side != table.seats[seat].piece) for seat in (0, 2)]
    told.add(log.chose(0, other[0]))
    assert list(table.pending) == [2]
    told.add(log.chose(2, other[1]))
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
        told.table.apply(log.event(seat, "cross a1"))
    assert (told.table.game.state, told.table.number) == before


def test_who_plays_on_does_not_want_to_end() -> None:
    told = Told("person", "person")
    table = told.table
    seat = table.game.pending[0]
    told.add(log.wants_end(seat))
    assert table.ending == {seat}
    told.add(log.event(seat, table.game.legal_moves(seat)[0]))
    assert table.ending == set()
    assert table.phase == "playing"


def test_the_record_tells_who_played() -> None:
    told = Told("person", "person", order="given")
    told.add(log.took_over(1, "novice"))
    told.add(log.came_back(1))
    played: list[Any] = [seat["played_by"] for seat in told.table.record()["seats"]]
    assert played == [["person"], ["person", "novice", "person"]]
