"""Faulty events and positions of records: what is wrong is named, by the index of its event or its field."""

from __future__ import annotations

from typing import Any

import pytest

import rollwright
from rollwright import IllegalMove, RecordError
from rollwright.core import record as records
from support.games import in_every_game
from support.random_games import finished, played
from support.refused import fault

# Events --------------------------------------------------------------------------------------------------


@in_every_game
@pytest.mark.parametrize(
    "event",
    [
        None,
        5,
        "dice",
        [],
        ["dice"],
        ["dice", "rrrrrr", 1],
        ["dice", None],
        ["dice", 5],
        ["throw", "rrrrrr"],
        [None, "pass"],
        [True, "pass"],
        [0.0, "pass"],
        [0, None],
        [0, ["pass"]],
        [[], "pass"],
        {"0": "pass"},
        [{}, {}],
    ],
    ids=repr,
)
def test_an_event_of_a_wrong_form_is_named_by_its_index(name: str, event: object) -> None:
    record = played(name, 9).record()
    record["events"].insert(4, event)
    error = fault(record)
    assert (error.code, error.index) == ("record-event-form", 4)


@in_every_game
@pytest.mark.parametrize("event", [[2, "pass"], [-1, "done"], [0, "fly"], [0, ""], [10**30, "pass"], ["dice", "x"]])
def test_an_event_that_cannot_happen_is_named_by_its_index(name: str, event: list[Any]) -> None:
    record = played(name, 9).record()
    record["events"].append(event)
    error = fault(record)
    assert error.index == 9
    assert isinstance(error.cause, IllegalMove)


@in_every_game
def test_no_event_follows_the_end(name: str) -> None:
    record = finished(name)
    for event in (["dice", "rrrrrr"], [0, "pass"]):
        error = fault({**record, "events": [*record["events"], event]})
        assert error.index == len(record["events"])
        assert error.code in {"throw-game-over", "move-game-over"}


@in_every_game
def test_tuples_are_events_too(name: str) -> None:
    game = played(name)
    assert rollwright.replay({**game.record(), "events": list(game.events)}).state == game.state


@in_every_game
def test_a_missing_event_is_noticed(name: str) -> None:
    record = played(name, 30).record()
    for index in range(29):
        events = record["events"][:index] + record["events"][index + 1 :]
        try:
            again = rollwright.replay({**record, "events": events, "result": None})
        except RecordError as error:
            assert error.index is not None
            assert error.index >= index
        else:
            assert len(again.events) == 29  # e.g. one mark less of a seat that was not finished


def test_endless_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("diceland", 6).record()
    monkeypatch.setattr(records, "MOST_EVENTS", 6)
    rollwright.replay(record)
    monkeypatch.setattr(records, "MOST_EVENTS", 5)
    assert fault(record).code == "record-too-long"


# Positions -----------------------------------------------------------------------------------------------


@in_every_game
@pytest.mark.parametrize(
    ("setup", "field"),
    [
        ([], "setup"),
        ("empty", "setup"),
        (0, "setup"),
        ({"active": 2}, "setup.active"),
        ({"active": -1}, "setup.active"),
        ({"active": True}, "setup.active"),
        ({"active": 0.0}, "setup.active"),
        ({"turns": -1}, "setup.turns"),
        ({"turns": "1"}, "setup.turns"),
    ],
)
def test_a_faulty_position_is_named(name: str, setup: object, field: str) -> None:
    assert fault({**played(name, 0).record(), "setup": setup}).params["field"] == field


@pytest.mark.parametrize(
    ("crossed", "field"),
    [
        (None, "setup.crossed"),
        ([[]], "setup.crossed"),
        ([[], {}], "setup.crossed"),
        ([[], ["z9"]], "setup.crossed[1][0]"),
        ([["g7", "g7"], []], "setup.crossed[0][1]"),
        ([["g7", 5], []], "setup.crossed[0][1]"),
        ([["a1"], []], "setup.crossed[0][0]"),
        ([["b1"], []], "setup.crossed[0]"),
    ],
)
def test_a_faulty_position_of_diceland_is_named(crossed: object, field: str) -> None:
    assert fault({**played("diceland", 0).record(), "setup": {"crossed": crossed}}).params["field"] == field


def test_a_position_after_the_round_limit_is_refused() -> None:
    setup = {"turns": 400, "crossed": [[], []]}
    assert fault({**played("diceland", 0).record(), "setup": setup}).params["field"] == "setup.turns"


@pytest.mark.parametrize(
    ("seat", "field"),
    [
        (None, ""),
        ([], ""),
        ({"sheet": 0}, ".sheet"),
        ({"sheet": 3}, ".sheet"),
        ({"sheet": True}, ".sheet"),
        ({"sheet": 1.0}, ".sheet"),
        ({"sheet": "1"}, ".sheet"),
        ({"sheet": [1]}, ".sheet"),
        ({"misthrows": 3}, ".misthrows"),
        ({"misthrows": True}, ".misthrows"),
        ({"points": 1}, ".points"),
        ({"sheet": 2, "points": -1}, ".points"),
        ({"ring": "c1"}, ".ring"),
        ({"ring": ["c16"]}, ".ring[0]"),
        ({"ring": ["c1", "c1"]}, ".ring[1]"),
        ({"ring": ["c1", "c3"]}, ".ring"),
        ({"route": {"n1": 1}}, ".route"),
        ({"route": ["n13"]}, ".route[0]"),
        ({"route": ["n0", "n12"]}, ".route"),
    ],
)
def test_a_faulty_position_of_ring_and_route_is_named(seat: object, field: str) -> None:
    record = {**played("ring-and-route", 0).record(), "setup": {"seats": [{}, seat]}}
    assert fault(record).params["field"] == f"setup.seats[1]{field}"


@pytest.mark.parametrize("seats", [None, [], [{}], [{}] * 3, {}])
def test_a_position_of_ring_and_route_has_all_seats(seats: object) -> None:
    record = {**played("ring-and-route", 0).record(), "setup": {"seats": seats}}
    assert fault(record).params["field"] == "setup.seats"
