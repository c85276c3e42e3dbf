"""The checker in another language, docs/check-dice.mjs, with a few games; `campaigns.dice_check` takes many."""

from __future__ import annotations

import json
import random
import subprocess
from functools import cache
from pathlib import Path

import pytest

import rollwright
from campaigns.dice_check import CHECKER, wrong_lines
from campaigns.mutations import any_value, edited, edited_events
from rollwright.core import fair
from rollwright.core.fair.running_hash import unpacked
from support.fair_games import Record, altered, line, one_bit, stored_record
from support.node import need_node

pytestmark = pytest.mark.slow  # what is tested is not Python
GAMES = 8
VERSIONS = (fair.FIRST_VERSION, fair.VERSION)


@pytest.fixture(scope="module")
def node() -> str:
    return need_node()


@cache
def games() -> tuple[bytes, ...]:
    """Of both versions, which play the same numbers otherwise."""
    return tuple(line(stored_record(number, version)) for version in VERSIONS for number in range(GAMES))


def write_lines(file: Path, lines: list[bytes] | tuple[bytes, ...]) -> Path:
    file.write_bytes(b"".join(text + b"\n" for text in lines))
    return file


def test_games_are_good(node: str, tmp_path: Path) -> None:
    assert wrong_lines(node, write_lines(tmp_path / "good.jsonl", games())) == set()


def test_what_is_altered_is_found_out(node: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    lines = [way(rng, json.loads(text)) for text in games() for way in [altered, one_bit] * 5]
    assert wrong_lines(node, write_lines(tmp_path / "altered.jsonl", lines)) == {*range(1, len(lines) + 1)}


def test_broken_records_are_refused_in_words(node: str, tmp_path: Path) -> None:
    """Whatever stands in a file, nothing but sentences comes out."""
    rng = random.Random(2)
    lines = []
    for text in games():
        for _ in range(20):
            record = json.loads(text)
            record["fair"] = rng.choice([record["fair"], any_value(rng), edited(rng, record["fair"])])
            record = rng.choice([edited, edited_events])(rng, record)
            lines.append(json.dumps(record).encode())
    wrong = wrong_lines(node, write_lines(tmp_path / "broken.jsonl", lines))
    assert len(wrong) > len(lines) * 0.5  # some edits are no fault of the dice


def check(node: str, *files: Path) -> tuple[int, list[str]]:
    arguments = [node, str(CHECKER), *map(str, files)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert "    at " not in done.stderr
    return done.returncode, (done.stdout + done.stderr).splitlines()


def test_only_the_rules_tell_that_a_throw_was_not_due(node: str, tmp_path: Path) -> None:
    record = next(
        found for found in map(json.loads, games()[GAMES:]) if found["game"] == "ring-and-route" and found["events"]
    )
    log = unpacked(record["fair"]["log"], record["events"])
    found = fair.read_fair(record)
    dice = fair.FairDice(bytes.fromhex(found.secret or ""), found.mixed)
    words = [
        " ".join(
            f"{die}{face + 1}{record['dice'][die][face]}" for die, face in zip("ABC", dice.faces(n, 3), strict=True)
        )
        for n in range(2)
    ]
    began = next(n for n, entry in enumerate(log) if entry["what"] == "began") + 1
    again = [{"what": "event", "who": "dice", "words": throw} for throw in words]
    end = [entry for entry in log if entry["what"] in ("ended", "opened")]
    record |= {"events": [["dice", throw] for throw in words], "result": None}
    record["fair"] = fair.write_fair(found.game_id, [*log[:began], *again, *end])
    with pytest.raises(rollwright.RecordError):
        rollwright.verify(record)
    assert wrong_lines(node, write_lines(tmp_path / "again.jsonl", [line(record)])) == set()


def test_files_of_one_record(node: str, tmp_path: Path) -> None:
    record = json.loads(games()[GAMES + 2])
    good, bad = tmp_path / "good.roll.json", tmp_path / "bad.roll.json"
    good.write_text(rollwright.format_record(record), "utf-8")
    assert check(node, good) == (0, [f"{good}: ok"])
    record["first"] = 1 - record["first"]
    bad.write_text(rollwright.format_record(record), "utf-8")
    code, said = check(node, bad, good)
    assert (code, said[-1]) == (1, f"{good}: ok")
    assert said[:3] == [
        f"{bad}: by lot seat {1 - record['first']} begins, not seat {record['first']}",
        f"{bad}: first: the record differs from its log",
        f"{bad}: 1 of 1 wrong",
    ]


def test_a_file_of_the_first_version_is_called_so(node: str, tmp_path: Path) -> None:
    file = write_lines(tmp_path / "old", [games()[2]])
    assert check(node, file) == (0, [f"{file}: ok (by the first version of these dice)"])


def test_a_record_that_is_not_over(node: str, tmp_path: Path) -> None:
    """It may stop at any event, after a throw, too."""
    lines = []
    for text in games()[: GAMES + 4]:
        record = json.loads(text)
        for events in range(0, min(80, len(record["events"])), 1 if record["fair"]["version"] == 1 else 7):
            lines.append(line(cut(record, events)))
    assert wrong_lines(node, write_lines(tmp_path / "parts.jsonl", lines)) == set()


def cut(record: Record, events: int) -> Record:
    """The same game, ended early."""
    part = {**record, "events": record["events"][:events]}
    if record["fair"]["version"] == fair.FIRST_VERSION:
        return part
    log = unpacked(record["fair"]["log"], [(who, words) for who, words in record["events"]])
    begun = next(number for number, entry in enumerate(log) if entry["what"] == "began") + 1
    played = [{"what": "event", "who": who, "words": words} for who, words in part["events"]]
    return {**part, "fair": fair.write_fair(record["fair"]["game_id"], [*log[:begun], *played, *log[-2:]])}


def test_files_that_are_none(node: str, tmp_path: Path) -> None:
    empty = write_lines(tmp_path / "empty", ())
    assert check(node, empty) == (1, [f"{empty}: there is no record"])
    assert check(node, tmp_path / "missing")[0] == 1
    assert check(node)[0] == 1


def test_a_game_without_such_dice(node: str, tmp_path: Path) -> None:
    file = write_lines(tmp_path / "plain", [line(rollwright.new_game("diceland", boards=["A"]).record())])
    assert check(node, file)[0] == 1
