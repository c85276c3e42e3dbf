"""Faulty records: what is wrong is named, by its field; `test_record_event_faults.py` has events and positions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import rollwright
from rollwright import BoardError, RecordError
from support.games import GAMES, in_every_game
from support.random_games import finished, played
from support.refused import fault

Record = dict[str, Any]


# Results -------------------------------------------------------------------------------------------------


@in_every_game
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("over", False),
        ("over", 1),
        ("over", "true"),
        ("reason", None),
        ("reason", "bored"),
        ("winners", []),
        ("winners", [7]),
        ("winners", None),
        ("scores", [0, 0]),
        ("scores", []),
        ("scores", {}),
    ],
)
def test_a_result_that_disagrees_is_refused(name: str, key: str, value: object) -> None:
    record = finished(name)
    record["result"][key] = value
    error = fault(record)
    assert (error.code, error.params["field"]) == ("record-result", f"result.{key}")


@in_every_game
@pytest.mark.parametrize("change", [float, bool], ids=["floats", "truth values"])
def test_numbers_of_a_result_are_whole_numbers(name: str, change: Callable[[int], object]) -> None:
    """A trap of Python: 1 == 1.0 == True."""
    record = played(name, 0).record()
    assert record["result"]["scores"] == [0, 0]
    record["result"]["scores"] = [change(0), change(0)]
    assert fault(record).params["field"] == "result.scores"
    record = finished(name)
    record["result"]["winners"] = [change(seat) for seat in record["result"]["winners"]]
    assert fault(record).params["field"] == "result.winners"


def deep_list() -> list[Any]:
    """Deeper than Python likes to write."""
    deep: list[Any] = []
    for _ in range(5_000):
        deep = [deep]
    return deep


@in_every_game
@pytest.mark.parametrize("value", [10**5_000, deep_list()], ids=["long", "deep"])
def test_a_result_that_cannot_be_written_is_refused_too(name: str, value: object) -> None:
    record = played(name).record()
    record["result"]["winners"] = value
    assert fault(record).params["field"] == "result.winners"


@in_every_game
def test_a_result_may_be_missing_or_incomplete(name: str) -> None:
    record = finished(name)
    state = rollwright.replay(record).state
    for result in (None, {}, {"over": True}, {"winners": record["result"]["winners"], "comment": "close"}):
        assert rollwright.replay({**record, "result": result}).state == state
    del record["result"]
    assert rollwright.replay(record).state == state


@in_every_game
@pytest.mark.parametrize("result", [[], "won", 1, True])
def test_a_result_is_a_mapping(name: str, result: object) -> None:
    error = fault({**played(name).record(), "result": result})
    assert (error.code, error.params["field"]) == ("record-not-mapping", "result")


# Fields --------------------------------------------------------------------------------------------------


@in_every_game
def test_unknown_fields_are_ignored(name: str) -> None:
    record = played(name).record()
    state = rollwright.replay(record).state
    record["comment"] = {"deep": [1, None]}
    record["played_by"] = "anyone"
    record["fair"] = 3
    record["options"]["house_rule"] = True
    record["result"]["mood"] = "good"
    for seat in record["seats"]:
        seat["colour"] = 5
    again = rollwright.replay(record)
    assert again.state == state


REQUIRED = {
    "diceland": ["format", "game", "first", "seats", "boards", "events"],
    "ring-and-route": ["format", "game", "first", "seats", "sheets", "dice", "number_points", "events"],
}


@pytest.mark.parametrize(("name", "field"), [(name, field) for name in GAMES for field in REQUIRED[name]])
def test_a_missing_field_is_named(name: str, field: str) -> None:
    record = played(name).record()
    del record[field]
    assert fault(record).params["field"] == field


@in_every_game
@pytest.mark.parametrize("field", ["rules", "options", "result"])
def test_these_fields_may_be_missing(name: str, field: str) -> None:
    record = played(name).record()
    state = rollwright.replay(record).state
    del record[field]
    assert rollwright.replay(record).state == state


@in_every_game
def test_names_may_be_missing(name: str) -> None:
    record = played(name).record()
    for seat in record["seats"]:
        del seat["name"]
    assert [seat["name"] for seat in rollwright.replay(record).record()["seats"]] == ["Player 1", "Player 2"]


WRONG: list[object] = [
    None,
    True,
    1.5,
    float("nan"),
    "",
    "text",
    [[]],
    [None, None],
    {"a": 1},
    -1,
    10**400,
]


@pytest.mark.parametrize(("name", "field"), [(name, field) for name in GAMES for field in REQUIRED[name]])
@pytest.mark.parametrize("value", WRONG, ids=lambda value: repr(value)[:12])
def test_a_field_of_a_wrong_kind_is_named(name: str, field: str, value: object) -> None:
    record = {**played(name).record(), field: value}
    if field == "events" and isinstance(value, list):
        assert fault(record).index == 0
    else:
        assert re.split(r"[.[]", str(fault(record).params["field"]))[0] == field


@in_every_game
@pytest.mark.parametrize(
    ("seats", "field"),
    [
        ([], "seats"),
        ([{}] * 5, "seats"),
        ([None, {}], "seats[0]"),
        ([{"name": 5}, {}], "seats[0].name"),
        ([{"name": "Ada"}, "Bo"], "seats[1]"),
    ],
)
def test_faulty_seats_are_named(name: str, seats: list[Any], field: str) -> None:
    assert fault({**played(name).record(), "seats": seats}).params["field"] == field


@in_every_game
@pytest.mark.parametrize("piece", [None, "Z", 1, ["A"], {}])
def test_a_seat_without_a_board_or_sheet_is_named(name: str, piece: object) -> None:
    record = played(name).record()
    key = "board" if name == "diceland" else "sheet"
    record["seats"][1][key] = piece
    error = fault(record)
    assert error.params["field"] == f"seats[1].{key}"


@in_every_game
@pytest.mark.parametrize("value", ["diceland/2", "", None, 1])
def test_other_versions_of_the_rules_are_refused(name: str, value: object) -> None:
    error = fault({**played(name).record(), "rules": value})
    assert (error.code, error.params["field"]) == ("record-rules", "rules")


def test_other_games_and_formats_are_refused() -> None:
    record = played("diceland").record()
    assert fault({**record, "game": "chess"}).params["field"] == "game"
    assert fault({**record, "game": "ring-and-route"}).params["field"] in {"rules", "sheets"}
    assert fault({**record, "format": "rollwright-record/2"}).code == "record-format"


@pytest.mark.parametrize("record", [None, [], "record", 1, True, [["dice", "rrrrrr"]]])
def test_only_a_mapping_is_a_record(record: object) -> None:
    assert fault(record).params["field"] == "record"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda r: r["boards"].update(B=5), "boards.B"),
        (lambda r: r["boards"].update(B="r r r"), "boards.B"),
        (lambda r: r["boards"].pop("A"), "seats[0].board"),
        (lambda r: r.update(options=[]), "options"),
        (lambda r: r["options"].update(round_limit=0), "options"),
        (lambda r: r["options"].update(round_limit=True), "options"),
        (lambda r: r["options"].update(round_limit="9"), "options"),
    ],
)
def test_faulty_material_of_diceland_is_named(change: Callable[[Record], object], field: str) -> None:
    record = played("diceland").record()
    change(record)
    assert fault(record).params["field"] == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda r: r["sheets"].pop("1"), "sheets"),
        (lambda r: r["sheets"].update({"3": r["sheets"]["1"]}), "sheets"),
        (lambda r: r["sheets"].update({"1": {}}), "sheets.1.ring"),
        (lambda r: r["sheets"]["1"].update(ring="r" * 16), "sheets.1.ring"),
        (lambda r: r["dice"].update(A="rrrrrr"), "dice.A"),
        (lambda r: r["dice"].pop("C"), "dice.C"),
        (lambda r: r["number_points"].pop(), "number_points"),
        (lambda r: r["number_points"].__setitem__(0, True), "number_points[0]"),
        (lambda r: r.update(sheets=None), "sheets"),
    ],
)
def test_faulty_material_of_ring_and_route_is_named(change: Callable[[Record], object], field: str) -> None:
    record = played("ring-and-route").record()
    change(record)
    assert fault(record).params["field"] == field


def test_a_fault_of_a_board_in_a_record_says_where_on_the_board() -> None:
    record = played("diceland").record()
    record["boards"]["A"] = record["boards"]["A"].replace("+", "x")
    error = fault(record)
    assert isinstance(error.cause, BoardError)
    assert (error.params["line"], error.params["column"]) == (6, 12)
    assert "line 6, column 12" in str(error)


# Text ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-json"),
        ("{", "record-json"),
        ('{"a": }', "record-json"),
        ("[" * 100_000, "record-json-deep"),
        ('{"a": ' + "9" * 5_000 + "}", "record-json-deep"),
        ("[]", "record-not-mapping"),
        ("null", "record-not-mapping"),
        ('"record"', "record-not-mapping"),
    ],
    ids=["nothing", "open", "no value", "deep", "long number", "list", "null", "text"],
)
def test_a_text_that_is_no_record_is_refused(text: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        rollwright.parse_record(text)
    assert caught.value.code == code
    assert "field" in caught.value.params
    assert str(caught.value)


def test_a_fault_of_the_text_has_line_and_column() -> None:
    with pytest.raises(RecordError) as caught:
        rollwright.parse_record('{\n "format": "x",\n "game" 5}')
    assert (caught.value.params["line"], caught.value.params["column"]) == (3, 9)
