"""Records of the first version of the fair dice: the field "fair", and what `verify` finds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from campaigns.mutations import edited, edited_events
from rollwright import RecordError
from rollwright.core import fair
from rollwright.core.game import DICE
from rollwright.core.record import write_record
from rollwright.words import LANGUAGES, say
from support.fair_games import Record, altered, found_out
from support.fair_games import stored_record as stored
from support.thorough import times

SECRET, OTHER = bytes(range(32)), bytes(range(32, 64))


def stored_record(number: int) -> Record:
    return stored(number, fair.FIRST_VERSION)


@pytest.mark.parametrize("number", range(12))
def test_a_good_record(number: int) -> None:
    record = stored_record(number)
    assert fair.verify(record) == []
    assert rollwright.verify(rollwright.parse_record(rollwright.format_record(record))) == []


def test_a_record_has_who_played_and_how_to_check() -> None:
    record = stored_record(3)
    assert [seat["played_by"] for seat in record["seats"]] == [["greedy"], ["greedy"]]
    assert fair.write_first_version(fair.read_fair(record)) == record["fair"]
    game = rollwright.replay(record)
    assert write_record(game, played_by=[["greedy"], ["greedy"]], fair=record["fair"]) == record


@pytest.mark.parametrize("number", range(12))
def test_what_is_altered_is_found_out(number: int) -> None:
    for seed in range(6):
        assert found_out(altered(random.Random(seed), stored_record(number))), seed


@pytest.fixture
def record() -> Record:
    """Two seats at a table with everything by lot."""
    record = stored_record(346)
    assert record["fair"]["lot"] == {"order": "lot", "pieces": "lot"}
    assert [bool(share["share"]) for share in record["fair"]["shares"]] == [True, True]
    return record


def codes(record: Record) -> list[str]:
    faults = fair.verify(record)
    for code, params in faults:
        assert all(say(code, params, language) not in ("", code) for language in LANGUAGES)
    return [code for code, _ in faults]


def test_a_secret_that_is_not_opened(record: Record) -> None:
    record["fair"]["secret"] = None
    assert codes(record) == ["fair-not-opened"]


def test_another_secret(record: Record) -> None:
    record["fair"]["secret"] = SECRET.hex()
    assert codes(record) == ["fair-commitment"]


def test_another_game_id(record: Record) -> None:
    record["fair"]["game_id"] += "0"
    assert codes(record) == ["fair-commitment"]


def test_another_share(record: Record) -> None:
    share = record["fair"]["shares"][1]
    share["share"] = OTHER.hex()
    assert fair.verify(record) == [("fair-promise", {"seat": share["seat"]})]


def test_a_share_without_a_promise(record: Record) -> None:
    record["fair"]["shares"][1]["promise"] = None
    assert codes(record) == ["fair-promise"]


def test_a_share_that_was_held_back_gives_other_dice(record: Record) -> None:
    record["fair"]["shares"][0]["share"] = None
    assert "fair-throw" in codes(record)


def test_other_dice_throughout(record: Record) -> None:
    """As a server would write it that had rolled something else than it promised."""
    share = record["fair"]["shares"][0]
    share["share"], share["promise"] = OTHER.hex(), fair.promise(OTHER)
    assert codes(record).count("fair-throw") > len(record["events"]) / 20


def test_one_throw(record: Record) -> None:
    events = record["events"]
    index = next(index for index, (who, _) in enumerate(events) if who == DICE and index)
    number = sum(who == DICE for who, _ in events[: index + 1])
    was = events[index][1]
    events[index][1] = "s" * len(was) if was != "s" * len(was) else "r" * len(was)
    assert fair.verify(record)[0] == ("fair-throw", {"number": number, "expected": was, "found": events[index][1]})


def test_dice_may_be_written_in_any_order(record: Record) -> None:
    for event in record["events"]:
        event[1] = event[1][::-1] if event[0] == DICE else event[1]
    assert codes(record) == []


def test_another_one_begins(record: Record) -> None:
    record["first"] = 1 - record["first"]
    assert fair.verify(record)[0] == ("fair-first", {"expected": 1 - record["first"], "found": record["first"]})


def test_other_places(record: Record) -> None:
    for share in record["fair"]["shares"]:
        share["seat"] = 1 - share["seat"]
    assert codes(record) == ["fair-order"]


def test_another_board(record: Record) -> None:
    was = record["seats"][0]["board"]
    record["seats"][0]["board"] = "A" if was != "A" else "B"
    record["boards"] = {name: board_text(name) for name in "ABCDEFGH"}
    code, params = fair.verify(record)[0]
    assert (code, params) == ("fair-piece", {"seat": 0, "expected": was, "found": record["seats"][0]["board"]})


def test_a_board_that_only_has_the_name(record: Record) -> None:
    ours, other = record["seats"][0]["board"], record["seats"][1]["board"]
    del record["result"]
    record["events"] = record["events"][:1]
    assert codes(record) == []
    record["boards"][ours] = record["boards"][other]
    assert codes(record) == ["fair-material"]


def board_text(name: str) -> str:
    text = rollwright.new_game("diceland", boards=[name]).record()["boards"][name]
    assert isinstance(text, str)
    return text


def test_sides_are_chosen_but_boards_are_not() -> None:
    record = next(r for r in map(stored_record, range(2, 400, 8)) if r["fair"]["lot"]["pieces"] == "sides")
    del record["result"]
    record["events"] = record["events"][:1]
    for name in "ABCDEFGH":
        record["boards"] = {letter: board_text(letter) for letter in "ABCDEFGH"}
        record["seats"][0]["board"] = name
        record["boards"] = {seat["board"]: board_text(seat["board"]) for seat in record["seats"]}
        same = name in rollwright.game_type("diceland").material.sides(fair_dealt(record)[0])
        assert codes(record) == ([] if same else ["fair-piece"])


def fair_dealt(record: Record) -> tuple[str, ...]:
    found = fair.read_fair(record)
    draw = fair.lot(bytes.fromhex(found.secret or ""), found.mixed)
    kind = rollwright.game_type(record["game"])
    return fair.deal(kind, len(record["seats"]), draw, order=found.order, pieces=found.pieces).pieces


def test_a_result_that_is_not_the_games(record: Record) -> None:
    record["result"]["scores"][0] += 1
    with pytest.raises(RecordError) as caught:
        fair.verify(record)
    assert caught.value.code == "record-result"


BROKEN: list[tuple[str, Any, str, str]] = [
    ("fair", None, "fair-missing", "fair"),
    ("fair", [], "record-not-mapping", "fair"),
    ("fair.version", 3, "fair-one-of", "fair.version"),
    ("fair.version", 0, "fair-one-of", "fair.version"),
    ("fair.version", True, "fair-one-of", "fair.version"),
    ("fair.version", 1.0, "fair-one-of", "fair.version"),
    ("fair.version", 2, "record-not-list", "fair.log"),
    ("fair.game_id", "", "fair-game-id", "fair.game_id"),
    ("fair.game_id", "a b", "fair-game-id", "fair.game_id"),
    ("fair.game_id", "é", "fair-game-id", "fair.game_id"),
    ("fair.game_id", "a\n", "fair-game-id", "fair.game_id"),
    ("fair.commitment", None, "fair-digits", "fair.commitment"),
    ("fair.commitment", "A" * 64, "fair-digits", "fair.commitment"),
    ("fair.secret", "0" * 63, "fair-digits", "fair.secret"),
    ("fair.secret", 7, "fair-digits", "fair.secret"),
    ("fair.lot", "lot", "record-not-mapping", "fair.lot"),
    ("fair.lot.order", "hand", "fair-one-of", "fair.lot.order"),
    ("fair.lot.pieces", ["lot"], "fair-one-of", "fair.lot.pieces"),
    ("fair.shares", {}, "record-list-per-seat", "fair.shares"),
    ("fair.shares", [], "record-list-per-seat", "fair.shares"),
    ("fair.shares.0", 1, "record-not-mapping", "fair.shares[0]"),
    ("fair.shares.1.seat", 2, "record-number", "fair.shares[1].seat"),
    ("fair.shares.1.seat", False, "record-number", "fair.shares[1].seat"),
    ("fair.shares.1.promise", "x" * 64, "fair-digits", "fair.shares[1].promise"),
    ("fair.shares.1.share", 0, "fair-digits", "fair.shares[1].share"),
    ("seats", None, "record-list-per-seat", "fair.shares"),
]


@pytest.mark.parametrize(("place", "value", "code", "field"), BROKEN)
def test_a_field_that_is_not_as_it_should_be(record: Record, place: str, value: Any, code: str, field: str) -> None:
    *path, last = [int(name) if name.isdecimal() else name for name in place.split(".")]
    inner: Any = record
    for name in path:
        inner = inner[name]
    inner[last] = value
    with pytest.raises(RecordError) as caught:
        fair.verify(record)
    assert (caught.value.code, caught.value.params["field"]) == (code, field)
    assert all(field in caught.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", ["version", "game_id", "commitment", "secret", "shares", "lot"])
def test_a_field_that_is_missing(record: Record, name: str) -> None:
    del record["fair"][name]
    with pytest.raises(RecordError):
        fair.verify(record)


def test_a_seat_twice(record: Record) -> None:
    record["fair"]["shares"][0]["seat"] = record["fair"]["shares"][1]["seat"]
    with pytest.raises(RecordError) as caught:
        fair.verify(record)
    assert caught.value.code == "fair-seats"


@pytest.mark.parametrize("record", [None, [], "record", 1, {}])
def test_what_is_no_record(record: Any) -> None:
    with pytest.raises(RecordError):
        fair.verify(record)


def test_a_game_without_such_dice() -> None:
    game = rollwright.new_game("diceland", boards=["A"])
    with pytest.raises(RecordError, match="without dice that can be checked"):
        rollwright.verify(game.record())


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just("ab" * 32),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=times(150), deadline=None)
@given(number=st.integers(0, 11), seed=st.integers(0, 1 << 30), wild=anything)
def test_broken_records_are_refused_in_words(number: int, seed: int, wild: Any) -> None:
    """Any edits: the answer is a list of faults or a RecordError, and both can be said."""
    rng = random.Random(seed)
    record = stored_record(number)
    way = rng.randrange(4)
    if way == 0:
        record["fair"] = edited(rng, record["fair"])
    elif way == 1:
        record["fair"][rng.choice(list(record["fair"]))] = wild
    elif way == 2:
        record = edited_events(rng, record)
    else:
        record = edited(rng, record)
    try:
        faults = fair.verify(record)
    except RecordError as error:
        assert error.say("de")
    else:
        assert all(say(code, params, "fr") != code for code, params in faults)
