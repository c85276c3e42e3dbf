"""Provably fair dice: the bytes of the protocol, the field of a record, what `verify` finds."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from campaigns.fuzz import edited, edited_events
from rollwright import RecordError
from rollwright.core import fair
from rollwright.core.game import DICE
from rollwright.core.game_type import GameType
from rollwright.core.record import write_record
from rollwright.words import LANGUAGES, say
from support.fair_games import Record, altered, fair_record, found_out, line
from support.games import GAMES

SECRET, OTHER = bytes(range(32)), bytes(range(32, 64))
ID = "table_1"
MIXED = fair.mix(ID, [OTHER, fair.NOTHING])
in_both_games = pytest.mark.parametrize("kind", [rollwright.game_type(name) for name in GAMES], ids=GAMES)


@cache
def stored(number: int) -> bytes:
    return line(fair_record(number))


def stored_record(number: int) -> Record:
    """A game that is played once and may be changed by each test."""
    record: Record = json.loads(stored(number))
    return record


# Byte by byte --------------------------------------------------------------------------------------------


def test_promises_are_hashes() -> None:
    assert fair.commitment(ID, SECRET) == hashlib.sha256(b"rollwright/commit/1table_1" + SECRET).hexdigest()
    assert fair.promise(OTHER) == hashlib.sha256(OTHER).hexdigest()
    mixed = hashlib.sha256(b"rollwright/mix/1table_1" + OTHER + bytes(32))
    assert fair.mix(ID, [OTHER, fair.NOTHING]) == mixed.digest()


def test_these_numbers_never_change() -> None:
    """As `docs/fair-dice.md` gives them, so that anybody can compare."""
    assert fair.commitment(ID, SECRET) == "e7e7a6c873f43ca64b0f1ed0cfdf2d29e031dc3c7b6eecef9c4a379195cfb8ef"
    assert fair.promise(OTHER) == "72dbb7336c76780023f83da4c355f2eeea85733b13d3477697917790c1229084"
    assert MIXED.hex() == "ccf00c5c520102b0dd1300c1bfff9c691f5c5e5389396ae31029fd824c339c2b"
    assert fair.four_words(fair.commitment(ID, SECRET)) == ("tuba", "tuba", "pony", "ski")
    dealt = fair.deal(rollwright.game_type("diceland"), 2, fair.lot(SECRET, MIXED))
    assert dealt == fair.Deal(order=(1, 0), first=1, pieces=("F", "H"))
    dice = fair.FairDice(SECRET, MIXED)
    assert dice.faces(0, 6) == [0, 1, 3, 2, 0, 2]
    assert dice.faces(20, 6) == [4, 1, 1, 3, 4, 3]  # its second byte is left out


def roll_bytes(roll: int, blocks: int) -> bytes:
    places = [roll.to_bytes(4, "big") + block.to_bytes(4, "big") for block in range(blocks)]
    return b"".join(hmac.digest(SECRET, b"rollwright/roll/1" + MIXED + place, "sha256") for place in places)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 100, 129, 255, 256])
def test_numbers_are_drawn_by_rejection(n: int) -> None:
    kept = [byte % n for byte in roll_bytes(7, 12) if byte < 256 // n * n]
    assert len(kept) > 100
    draw = fair.draws(SECRET, MIXED, 7)
    assert [draw(n) for _ in kept] == kept


def test_a_throw_is_a_roll_after_the_lot() -> None:
    dice = fair.FairDice(SECRET, MIXED)
    for throw in range(300):  # in some of them a byte is left out
        kept = [byte % 6 for byte in roll_bytes(throw + 1, 1) if byte < 252]
        assert dice.faces(throw, 6) == kept[:6]
        assert dice.faces(throw, 2) == kept[:2]


def test_dice_are_drawn_as_all_else_is() -> None:
    dice = fair.FairDice(SECRET, MIXED)
    for throw in range(50):
        draw = fair.draws(SECRET, MIXED, throw + 1)
        assert dice.faces(throw, 80) == [draw(6) for _ in range(80)], "of three blocks"


def test_the_faces_are_even() -> None:
    dice = fair.FairDice(SECRET, MIXED)
    faces = [face for throw in range(2_000) for face in dice.faces(throw, 6)]
    assert all(1_850 < faces.count(face) < 2_150 for face in range(6))


def test_the_seats_are_shuffled_from_the_last_place_down() -> None:
    lots = iter([1, 0, 1])
    asked: list[int] = []

    def draw(n: int) -> int:
        asked.append(n)
        return next(lots)

    # 0 1 2 3 → 0 3 2 1 → 2 3 0 1 → 2 3 0 1
    dealt = fair.deal(rollwright.game_type("diceland"), 4, lambda n: draw(n) if len(asked) < 3 else 0)
    assert asked == [4, 3, 2]
    assert dealt.order == (2, 3, 0, 1)


def test_all_orders_are_equally_likely() -> None:
    kind = rollwright.game_type("ring-and-route")
    orders = [fair.deal(kind, 3, fair.lot(SECRET, bytes([n % 256, n // 256]))).order for n in range(3_000)]
    assert len(set(orders)) == 6
    assert all(400 < orders.count(order) < 600 for order in set(orders))


@in_both_games
def test_what_is_not_left_to_lot_is_not_drawn(kind: GameType) -> None:
    asked: list[int] = []

    def draw(n: int) -> int:
        asked.append(n)
        return n - 1

    assert fair.deal(kind, 3, draw, order="given", pieces="hand") == fair.Deal((0, 1, 2), 2, ())
    assert asked == [3]
    dealt = fair.deal(kind, 3, draw, order="given", pieces="sides")
    assert (dealt.order, dealt.first, len(dealt.pieces)) == ((0, 1, 2), 2, 3)


def test_sides_of_the_same_cardboard() -> None:
    diceland, ring = (rollwright.game_type(name).material for name in GAMES)
    assert [diceland.sides(name) for name in "ABGH"] == [("A", "B"), ("A", "B"), ("G", "H"), ("G", "H")]
    assert ring.sides("1") == ring.sides("2") == ("1", "2")
    assert diceland.sides("custom-1") == ring.sides("custom-1") == ("custom-1",)


def test_four_words_tell_commitments_apart() -> None:
    words = [fair.four_words(f"{byte:02x}" + "00" * 31)[0] for byte in range(256)]
    assert len(set(words)) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() and 3 <= len(word) <= 7 for word in words)
    assert len({fair.four_words(f"{1 << bit:064x}") for bit in range(224, 256)}) == 32


# Records -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(12))
def test_a_good_record(number: int) -> None:
    record = stored_record(number)
    assert fair.verify(record) == []
    assert rollwright.verify(rollwright.parse_record(rollwright.format_record(record))) == []


def test_a_record_has_who_played_and_how_to_check() -> None:
    record = stored_record(3)
    assert [seat["played_by"] for seat in record["seats"]] == [["greedy"], ["greedy"]]
    assert fair.read_fair(record).as_record() == record["fair"]
    game = rollwright.replay(record)
    assert write_record(game, played_by=[["greedy"], ["greedy"]], fair=record["fair"]) == record


@pytest.mark.parametrize("number", range(12))
def test_what_is_altered_is_found_out(number: int) -> None:
    for seed in range(6):
        assert found_out(altered(random.Random(seed), stored_record(number))), seed


@pytest.fixture
def record() -> Record:
    """Two seats at a table with everything by lot."""
    return next(
        record
        for record in map(stored_record, range(2, 400, 8))
        if record["fair"]["lot"] == {"order": "lot", "pieces": "lot"}
        and all(share["share"] for share in record["fair"]["shares"])
    )


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


# Records from anybody ------------------------------------------------------------------------------------

BROKEN: list[tuple[str, Any, str, str]] = [
    ("fair", None, "fair-missing", "fair"),
    ("fair", [], "record-not-mapping", "fair"),
    ("fair.version", 2, "fair-version", "fair.version"),
    ("fair.version", True, "fair-version", "fair.version"),
    ("fair.version", 1.0, "fair-version", "fair.version"),
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


@settings(max_examples=150, deadline=None)
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
