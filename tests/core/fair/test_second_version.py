"""Records of the second version of the fair dice: the log in the field "fair", and what `verify` finds."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from campaigns.mutations import any_value, edited, edited_events
from rollwright import RecordError
from rollwright.core import fair
from rollwright.core.fair.running_hash import packed, unpacked
from rollwright.core.game import DICE
from rollwright.core.record import write_record
from rollwright.words import LANGUAGES, say
from support.fair_games import Record, altered, found_out, stored_record
from support.thorough import times

OTHER = bytes(range(32, 64))


@pytest.fixture
def record() -> Record:
    """Two people at a table with everything by lot; both have revealed, and marks were taken back."""
    record = stored_record(346)
    found = fair.read_fair(record)
    assert len(found.shares) == 2
    assert found.order == found.pieces == fair.LOT
    assert all(share.share for share in found.shares)
    assert "took_back" in json.dumps(record["fair"])
    return record


def entries_of(record: Record) -> list[Record]:
    return [dict(entry) for entry in unpacked(record["fair"]["log"], [(who, words) for who, words in record["events"]])]


def entry(record: Record, what: str) -> Record:
    found: Record = next(item for item in record["fair"]["log"] if not isinstance(item, int) and item["what"] == what)
    return found


def forged(record: Record) -> Record:
    """The record with the hash that its log has now, as a server would write it that changes its log afterwards."""
    record["fair"]["hash"] = fair.running_hash(record["fair"]["game_id"], entries_of(record))
    return record


def codes(record: Record) -> list[str]:
    faults = fair.verify(record)
    for code, params in faults:
        assert all(say(code, params, language) not in ("", code) for language in LANGUAGES)
    return [code for code, _ in faults]


@pytest.mark.parametrize("number", range(12))
def test_a_good_record(number: int) -> None:
    record = stored_record(number)
    assert fair.verify(record) == []
    assert rollwright.verify(rollwright.parse_record(rollwright.format_record(record))) == []


def test_a_record_is_written_from_the_log(record: Record) -> None:
    entries = entries_of(record)
    assert len(entries) > len(record["events"])
    assert packed(entries) == record["fair"]["log"]
    assert fair.write_fair(record["fair"]["game_id"], entries) == record["fair"]
    game = rollwright.replay(record)
    players = [seat["played_by"] for seat in record["seats"]]
    assert write_record(game, played_by=players, fair=record["fair"]) == record


@pytest.mark.parametrize("number", range(12))
def test_what_is_altered_is_found_out(number: int) -> None:
    for seed in range(6):
        assert found_out(altered(random.Random(seed), stored_record(number))), seed


def test_any_entry_that_is_altered_changes_the_hash(record: Record) -> None:
    entry(record, "ended")["reason"] += "!"
    assert codes(record) == ["fair-hash"]


def test_another_hash_or_game_id(record: Record) -> None:
    good = record["fair"]["hash"]
    record["fair"]["hash"] = "0" * 64
    assert codes(record) == ["fair-hash"]
    record["fair"]["hash"] = good
    record["fair"]["game_id"] += "0"
    assert codes(record) == ["fair-commitment", "fair-hash"]


def test_a_secret_that_is_not_opened(record: Record) -> None:
    del record["fair"]["log"][-1]
    assert codes(forged(record)) == ["fair-not-opened"]


def test_another_secret(record: Record) -> None:
    entry(record, "opened")["secret"] = OTHER.hex()
    assert codes(forged(record)) == ["fair-commitment"]


def test_another_share(record: Record) -> None:
    entry(record, "revealed")["share"] = OTHER.hex()
    assert codes(forged(record)) == ["fair-promise"]


def test_another_share_with_a_promise_to_fit(record: Record) -> None:
    """The list goes into the dice, so they are others."""
    revealed = entry(record, "revealed")
    revealed["share"] = OTHER.hex()
    entry(record, "closed")["seats"][revealed["seat"]]["promise"] = fair.promise(OTHER)
    assert {"fair-list", "fair-throw"} <= set(codes(forged(record)))


def test_another_name_in_the_list_gives_other_dice(record: Record) -> None:
    entry(record, "closed")["seats"][0]["name"] = "Eve"
    assert {"fair-list", "fair-throw"} <= set(codes(forged(record)))


def test_a_share_of_a_bot() -> None:
    """Chosen when all others were known, for example."""
    record = stored_record(14)
    assert entry(record, "closed")["seats"][0]["kind"] == "bot"
    log = record["fair"]["log"]
    log.insert(log.index(entry(record, "dealt")), {"what": "revealed", "seat": 0, "share": OTHER.hex()})
    assert codes(forged(record)) == ["fair-promise", "fair-bot"]
    entry(record, "closed")["seats"][0]["promise"] = fair.promise(OTHER)
    assert "fair-bot" in codes(forged(record))


def test_shares_in_another_order(record: Record) -> None:
    """The order is that of the list."""
    seats = entry(record, "closed")["seats"]
    seats.reverse()
    assert "fair-list" in codes(forged(record))


def test_a_share_that_was_held_back_gives_other_dice(record: Record) -> None:
    record["fair"]["log"].remove(entry(record, "revealed"))
    assert "fair-throw" in codes(forged(record))


def test_one_throw(record: Record) -> None:
    index = next(index for index, (who, _) in enumerate(record["events"]) if who == DICE and index)
    number = sum(who == DICE for who, _ in record["events"][: index + 1])
    was = record["events"][index][1]
    record["events"][index][1] = other = "s" * len(was) if was != "s" * len(was) else "r" * len(was)
    assert fair.verify(record)[0] == ("fair-throw", {"number": number, "expected": was, "found": other})
    assert codes(record)[-1] == "fair-hash"


def test_the_record_says_what_the_log_says(record: Record) -> None:
    dealt = entry(record, "dealt")
    dealt["first"] = (dealt["first"] + 1) % len(record["seats"])
    assert fair.verify(forged(record)) == [("fair-log", {"field": "first"})]
    dealt["first"] = record["first"]
    entry(record, "began")["pieces"].reverse()
    assert fair.verify(forged(record)) == [("fair-log", {"field": "seats"})]
    entry(record, "began")["pieces"].reverse()
    entry(record, "made")["game"] = "chess"
    assert fair.verify(forged(record)) == [("fair-log", {"field": "game"})]


def test_a_mark_that_was_not_taken_back_stands_in_the_record(record: Record) -> None:
    log = record["fair"]["log"]
    log.remove(entry(record, "took_back"))
    assert ("fair-log", {"field": "events"}) in fair.verify(forged(record))


def test_other_places(record: Record) -> None:
    entry(record, "dealt")["seats"].reverse()
    assert "fair-order" in codes(forged(record))


def test_boards_are_dealt_from_the_set_that_the_log_names() -> None:
    record = next(record for record in map(stored_record, range(16, 1000, 2)) if _is_europe_by_lot(record))
    assert codes(record) == []
    made = entry(record, "made")
    made["set"] = "base"
    assert set(codes(forged(record))) == {"fair-piece"}
    del made["set"]  # the same: it is the first
    assert set(codes(forged(record))) == {"fair-piece"}
    made["set"] = "atlantis"
    assert fair.verify(forged(record)) == [("fair-set", {"set": "atlantis"})]
    assert codes(record) == ["fair-set"]


def _is_europe_by_lot(record: Record) -> bool:
    return entry(record, "made").get("set") == "europe" and fair.read_fair(record).pieces == fair.LOT


def test_a_log_without_a_set_means_the_first_one(record: Record) -> None:
    made = entry(record, "made")
    made.pop("set", None)
    assert codes(forged(record)) == []
    made["set"] = "base"
    assert codes(forged(record)) == []


# Logs from anybody


def remove(what: str) -> Callable[[Record], None]:
    return lambda record: record["fair"]["log"].remove(entry(record, what))


def put(what: str, **fields: Any) -> Callable[[Record], None]:
    return lambda record: entry(record, what).update(fields)


def twice(what: str) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        log = record["fair"]["log"]
        log.insert(log.index(entry(record, what)), entry(record, what))

    return change


def append(*items: Any) -> Callable[[Record], None]:
    return lambda record: record["fair"]["log"].extend(items)


DEEP: list[Any] = [[[[[]]]]]
BROKEN: list[tuple[str, Callable[[Record], None]]] = [
    ("record-not-list", lambda record: record["fair"].update(log={})),
    ("record-not-list", lambda record: record.update(events=None)),
    ("fair-digits", lambda record: record["fair"].update(hash="0" * 63)),
    ("fair-digits", lambda record: record["fair"].update(hash=None)),
    ("fair-game-id", lambda record: record["fair"].update(game_id="")),
    ("fair-log-events", append(1)),
    ("fair-log-events", append(0)),
    ("fair-log-events", append(-1)),
    ("fair-log-events", lambda record: record["events"].pop()),
    ("fair-log-events", lambda record: record["events"].append(["dice"])),
    ("fair-log-events", lambda record: record["events"].append([True, "x"])),
    ("fair-entry", append(True)),
    ("fair-entry", append("ended")),
    ("fair-entry", append({})),
    ("fair-entry", append({"what": "rematch"})),
    ("fair-entry", append({"what": []})),
    ("fair-entry", put("ended", reason=1.5)),
    ("fair-entry", put("ended", reason=2**53)),
    ("fair-entry", put("ended", reason="\ud800")),
    ("fair-entry", put("ended", reason=DEEP)),
    ("fair-entry", put("ended", **{"é": 1})),
    ("fair-entry", put("opened", secret="00" * 33)),
    ("fair-entry", put("opened", secret="00" * 31)),
    ("fair-entry", put("opened", secret=None)),
    ("fair-entry", put("revealed", share="ab")),
    ("fair-entry", put("revealed", seat=4)),
    ("fair-entry", put("made", commitment="x" * 64)),
    ("fair-entry", put("made", order="hand")),
    ("fair-entry", put("made", pieces=[])),
    ("fair-entry", put("made", set=["europe"])),
    ("fair-entry", put("made", seats=[])),
    ("fair-entry", put("made", seats=None)),
    ("fair-entry", put("closed", seats=None)),
    ("fair-entry", put("closed", seats=[])),
    ("fair-entry", put("closed", bots=[])),
    ("fair-entry", put("closed", bots={"9": "planner"})),
    ("fair-entry", put("closed", bots={" 0": "planner"})),
    ("fair-entry", put("closed", bots={"": "planner"})),
    ("fair-entry", put("closed", bots={"01": "planner"})),
    ("fair-entry", put("dealt", seats=[0, 0])),
    ("fair-entry", put("dealt", first=-1)),
    ("fair-entry", put("began", pieces=["A"])),
    ("fair-entry", put("took_back", words="cross")),
    ("fair-entry", put("took_back", seat=None)),
    *(("fair-entry", twice(what)) for what in ("made", "closed", "revealed", "dealt", "began", "ended", "opened")),
    *(("fair-entry", remove(what)) for what in ("made", "closed", "dealt", "began", "ended")),
]


@pytest.mark.parametrize(("code", "change"), BROKEN)
def test_a_log_that_can_not_be_one(record: Record, code: str, change: Callable[[Record], None]) -> None:
    change(record)
    with pytest.raises(RecordError) as caught:
        fair.verify(record)
    assert caught.value.code == code
    assert all(caught.value.say(language) for language in LANGUAGES)


def test_a_log_that_stops_before_the_game(record: Record) -> None:
    record["events"], record["fair"]["log"] = [], record["fair"]["log"][:2]
    with pytest.raises(RecordError) as caught:
        fair.verify(record)
    assert caught.value.code == "fair-log-events"


@settings(max_examples=times(150), deadline=None)
@given(number=st.integers(0, 11), seed=st.integers(0, 1 << 30))
def test_broken_records_are_refused_in_words(number: int, seed: int) -> None:
    """Any edits: the answer is a list of faults or a RecordError, and both can be said."""
    rng = random.Random(seed)
    record = stored_record(number)
    way = rng.randrange(5)
    if way == 0:
        record["fair"] = edited(rng, record["fair"])
    elif way == 1:
        log = record["fair"]["log"]
        log[rng.randrange(len(log))] = any_value(rng)
    elif way == 2:
        item = rng.choice([item for item in record["fair"]["log"] if isinstance(item, dict)])
        item[rng.choice(list(item))] = any_value(rng)
    elif way == 3:
        record = edited_events(rng, record)
    else:
        record = edited(rng, record)
    try:
        faults = fair.verify(record)
    except RecordError as error:
        assert error.say("de")
    else:
        assert all(say(code, params, "fr") != code for code, params in faults)
