"""Records: what was played is written, read and replayed to an equal state; what is wrong is named."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import rollwright
from rollwright import BoardError, IllegalMove, RecordError, SeededDice
from rollwright.core import record as records
from support.games import GAMES
from support.random_games import go_on, new_random_game, played, random_game
from support.refused import fault

Record = dict[str, Any]
seeds = given(seed=st.integers(0, 2**60))
games = pytest.mark.parametrize("name", GAMES)
often = settings(max_examples=60, deadline=None, derandomize=True)


def finished(name: str) -> Record:
    game = played(name, 100_000)
    assert game.over
    return game.record()


# There and back ------------------------------------------------------------------------------------------


@often
@seeds
def test_a_game_at_any_point_is_replayed_to_an_equal_state(seed: int) -> None:
    game = random_game(random.Random(seed))
    record = game.record()
    again = rollwright.replay(json.loads(json.dumps(record)))
    assert again.state == game.state
    assert again.record() == record
    assert again.events == game.events
    assert (again.pending, again.scores, again.winners, again.reason, again.turns) == (
        game.pending,
        game.scores,
        game.winners,
        game.reason,
        game.turns,
    )


@often
@seeds
def test_the_text_of_a_record_is_read_as_the_record(seed: int) -> None:
    game = random_game(random.Random(seed))
    text = rollwright.format_record(game.record())
    assert rollwright.parse_record(text) == game.record()
    assert rollwright.format_record(rollwright.parse_record(text)) == text
    lines = [json.loads(line.rstrip(",]") + "]") for line in text.splitlines() if line.startswith("  [")]
    assert [tuple(line) for line in lines] == game.events, "an event per line"


@often
@seeds
def test_back_to_the_beginning_and_forward_again_the_dice_fall_the_same_way(seed: int) -> None:
    game = random_game(random.Random(seed))
    events, states = list(game.events), [game.state]
    while game.events:
        game.undo()
        states.append(game.state)
    begun = {**game.record(), "result": None}
    assert rollwright.replay(begun).state == game.state
    for who, words in events:
        assert game.state == states.pop()
        if who == "dice":
            game.roll()
            assert game.events[-1] == (who, words)
        else:
            assert isinstance(who, int)
            game.play(who, words)
    assert [game.state] == states
    assert game.events == events


@often
@seeds
def test_a_replayed_game_goes_on_with_the_same_dice(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    again = rollwright.replay(game.record(), dice=game.dice)
    choices = rng.getrandbits(60)
    go_on(game, random.Random(choices), 40)
    go_on(again, random.Random(choices), 40)
    assert again.record() == game.record()


@often
@seeds
def test_seats_that_are_asked_together_may_answer_in_any_order(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    while not game.over and len(game.pending) < 2 and game.seats > 1:
        go_on(game, rng, 1)
    assume(len(game.pending) > 1)
    scripts: dict[int, list[str]] = {}
    for seat in game.pending:  # what each does to the end of its part; the others are still asked then
        twin = game.copy()
        scripts[seat] = []
        while seat in twin.pending:
            scripts[seat].append(rng.choice(twin.legal_moves(seat)))
            twin.play(seat, scripts[seat][-1])
    ends = set()
    for order in permutations(scripts):
        twin = game.copy()
        for seat in order:
            for move in scripts[seat]:
                twin.play(seat, move)
        ends.add(twin.state)
    assert len(ends) == 1


@often
@seeds
def test_a_copy_goes_its_own_way(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    record, twin = game.record(), game.copy()
    go_on(twin, rng, 20)
    while twin.events and rng.random() < 0.9:
        twin.undo()
    assert game.record() == record
    other = game.copy(dice=SeededDice(1))
    assert (other.record(), other.dice) != (record, game.dice)
    assert other.record() == record


@games
def test_replaying_changes_nothing_and_can_be_repeated(name: str) -> None:
    record = finished(name)
    before = copy.deepcopy(record)
    one, two = rollwright.replay(record), rollwright.replay(record)
    assert one.state == two.state
    one.undo()
    assert one.state != two.state
    assert record == before


@games
def test_a_record_stands_alone_from_the_first_event_on(name: str) -> None:
    record = played(name, 0).record()
    assert record["events"] == []
    assert record["format"] == "rollwright-record/1"
    assert record["rules"] == f"{name}/1"
    assert record["result"] == {"over": False, "reason": None, "winners": [], "scores": [0, 0]}
    if name == "diceland":
        assert set(record["boards"]) == {"A", "B"}
        assert record["options"] == {"round_limit": 200}
    else:
        assert set(record["sheets"]) == {"1", "2"}
        assert set(record["dice"]) == {"A", "B", "C"}
        assert len(record["number_points"]) == 13
    assert json.loads(json.dumps(record)) == record


@often
@seeds
def test_a_game_from_a_position_is_replayed_too(seed: int) -> None:
    rng = random.Random(seed)
    record = new_random_game(rng, "diceland").record()
    count = len(record["seats"])
    record["setup"] = {"active": rng.randrange(count), "turns": 0, "crossed": [[]] * count, "comment": "mine"}
    game = rollwright.replay(record, dice=SeededDice(seed))
    go_on(game, rng, 30)
    again = rollwright.replay(json.loads(json.dumps(game.record())))
    assert (again.state, again.record()) == (game.state, game.record())
    assert again.record()["setup"] == record["setup"]


def test_marks_of_a_position_are_kept() -> None:
    record = played("ring-and-route", 0).record()
    seat = {"sheet": 2, "ring": ["c3", "c4"], "route": ["n0", "n1"], "misthrows": 1, "points": 39}
    record["setup"] = {"active": 1, "turns": 6, "seats": [seat, {}]}
    del record["result"]
    game = rollwright.replay(record)
    assert (game.scores, game.turns) == ((41, 0), 6)
    assert rollwright.replay(game.record()).state == game.state
    game.roll()
    assert game.pending == (1,)


# Results -------------------------------------------------------------------------------------------------


@games
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


@games
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


@games
@pytest.mark.parametrize("value", [10**5_000, deep_list()], ids=["long", "deep"])
def test_a_result_that_cannot_be_written_is_refused_too(name: str, value: object) -> None:
    record = played(name).record()
    record["result"]["winners"] = value
    assert fault(record).params["field"] == "result.winners"


@games
def test_a_result_may_be_missing_or_incomplete(name: str) -> None:
    record = finished(name)
    state = rollwright.replay(record).state
    for result in (None, {}, {"over": True}, {"winners": record["result"]["winners"], "comment": "close"}):
        assert rollwright.replay({**record, "result": result}).state == state
    del record["result"]
    assert rollwright.replay(record).state == state


@games
@pytest.mark.parametrize("result", [[], "won", 1, True])
def test_a_result_is_a_mapping(name: str, result: object) -> None:
    error = fault({**played(name).record(), "result": result})
    assert (error.code, error.params["field"]) == ("record-not-mapping", "result")


# Fields --------------------------------------------------------------------------------------------------


@games
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


@games
@pytest.mark.parametrize("field", ["rules", "options", "result"])
def test_these_fields_may_be_missing(name: str, field: str) -> None:
    record = played(name).record()
    state = rollwright.replay(record).state
    del record[field]
    assert rollwright.replay(record).state == state


@games
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


@games
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


@games
@pytest.mark.parametrize("piece", [None, "Z", 1, ["A"], {}])
def test_a_seat_without_a_board_or_sheet_is_named(name: str, piece: object) -> None:
    record = played(name).record()
    key = "board" if name == "diceland" else "sheet"
    record["seats"][1][key] = piece
    error = fault(record)
    assert error.params["field"] == f"seats[1].{key}"


@games
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


# Events --------------------------------------------------------------------------------------------------


@games
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


@games
@pytest.mark.parametrize("event", [[2, "pass"], [-1, "done"], [0, "fly"], [0, ""], [10**30, "pass"], ["dice", "x"]])
def test_an_event_that_cannot_happen_is_named_by_its_index(name: str, event: list[Any]) -> None:
    record = played(name, 9).record()
    record["events"].append(event)
    error = fault(record)
    assert error.index == 9
    assert isinstance(error.cause, IllegalMove)


@games
def test_no_event_follows_the_end(name: str) -> None:
    record = finished(name)
    for event in (["dice", "rrrrrr"], [0, "pass"]):
        error = fault({**record, "events": [*record["events"], event]})
        assert error.index == len(record["events"])
        assert error.code in {"throw-game-over", "move-game-over"}


@games
def test_tuples_are_events_too(name: str) -> None:
    game = played(name)
    assert rollwright.replay({**game.record(), "events": list(game.events)}).state == game.state


@games
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


@games
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
