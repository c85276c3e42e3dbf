"""Broken records, positions, boards, sheets, dice and points, by the million.

Run it with `PYTHONPATH=tests python -m campaigns.fuzz --mutations 1000000 --seed 1 --workers 2`.

Whatever is given, only the project's own errors may come out, and a RecordError says at which event or field. What
is accepted must be consistent: its record replays to an equal state. Mutation number n of a seed is always the same.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import repeat
from multiprocessing import Pool
from typing import Any

import rollwright
from campaigns.mutations import Json, any_value, edited, edited_events, edited_text, flipped_bytes
from oracle.random_boards import random_board_text, random_dice, random_sheet
from rollwright import BoardError, OptionError, RecordError, SeededDice
from rollwright.core.brief import brief_of, record_of
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, read_sheet_text, shipped_dice, shipped_sheet
from support.games import GAMES
from support.random_games import go_on, new_random_game, random_options

CHUNK = 500  # mutations


# What must hold ------------------------------------------------------------------------------------------


class Finding(AssertionError):
    """Something that must not happen."""


def check_record(record: Json) -> str:
    """Replays a record; what came of it in a word."""
    try:
        game = rollwright.replay(record)
    except RecordError as error:
        _check_said(error)
        if error.index is None and not isinstance(error.params.get("field"), str):
            raise Finding(f"neither index nor field: {error!r}") from error
        return error.code
    again = rollwright.replay(game.record())
    read = rollwright.replay(rollwright.parse_record(rollwright.format_record(game.record())))
    if not again.state == read.state == game.state:
        raise Finding("the record of a replayed game replays to another state")
    if again.record() != game.record():
        raise Finding("the record of a replayed game is another one")
    return "replayed"


def _check_said(error: rollwright.RollwrightError) -> None:
    for language in ("en", "de"):
        text = error.say(language)
        if not text or error.code in text.split():
            raise Finding(f"{error.code} can't be said in {language}")


def check_record_text(text: str) -> str:
    try:
        record = rollwright.parse_record(text)
    except RecordError as error:
        _check_said(error)
        if not isinstance(error.params.get("field"), str):
            raise Finding(f"no field: {error!r}") from error
        return error.code
    return check_record(record)


def check_new_game(name: str, options: dict[str, Any]) -> str:
    """Sets a game up; if that succeeds, a few events are played and the record checked."""
    try:
        game = rollwright.new_game(name, **options)
    except (BoardError, OptionError) as error:
        _check_said(error)
        return error.code
    go_on(game, random.Random(0), 12)
    return check_record(game.record())


def check_sheet_text(text: str) -> str:
    try:
        read_sheet_text(text, "mine")
    except BoardError as error:
        _check_said(error)
        return error.code
    return "read"


# Targets -------------------------------------------------------------------------------------------------


@cache
def corpus(seed: int) -> list[dict[str, Any]]:
    """Sound records to begin with: any game, any material, short and not so short, some from a position."""
    rng = random.Random(f"corpus {seed}")
    records = []
    for number in range(40):
        game = new_random_game(rng, GAMES[number % len(GAMES)])
        go_on(game, rng, rng.choice([0, 5, 20, 60]))
        records.append(game.record())
    for number in range(10):
        record = new_random_game(rng, GAMES[number % len(GAMES)]).record()
        del record["result"]
        record["setup"] = _random_position(rng, record)
        game = rollwright.replay(record)
        go_on(game, rng, 10)
        records.append(game.record())
    return records


@cache
def boards(seed: int) -> list[str]:
    """Sound boards: one that ships, and others of any shape."""
    rng = random.Random(f"boards {seed}")
    shipped = rollwright.new_game("diceland", boards=["A"]).record()["boards"]["A"]
    return [shipped] * 5 + [random_board_text(rng, treasures) for treasures in (12, 12, 6) for _ in range(5)]


def _random_position(rng: random.Random, record: dict[str, Any]) -> dict[str, Any]:
    seats = len(record["seats"])
    position: dict[str, Any] = {"active": rng.randrange(seats), "turns": 0}
    if record["game"] == "diceland":
        return position | {"crossed": [[] for _ in range(seats)]}
    seat = {"sheet": 1, "ring": ["c4", "c5", "c3"], "route": ["n0"], "misthrows": 2}
    return position | {"seats": [rng.choice([{}, seat, {"sheet": 2, "points": 30}]) for _ in range(seats)]}


def _sound_record(rng: random.Random, seed: int) -> dict[str, Any]:
    record = rng.choice(corpus(seed))
    return {key: value for key, value in record.items() if key != "result"} if rng.random() < 0.5 else record


def fuzz_record(rng: random.Random, seed: int) -> str:
    return check_record(edited(rng, _sound_record(rng, seed)))


def fuzz_events(rng: random.Random, seed: int) -> str:
    return check_record(edited_events(rng, _sound_record(rng, seed)))


def fuzz_record_text(rng: random.Random, seed: int) -> str:
    record = _sound_record(rng, seed)
    text = rollwright.format_record(record) if rng.random() < 0.5 else json.dumps(record)
    return check_record_text(rng.choice([edited_text, flipped_bytes])(rng, text))


def fuzz_board(rng: random.Random, seed: int) -> str:
    text = rng.choice([edited_text, edited_text, flipped_bytes])(rng, rng.choice(boards(seed)))
    return check_new_game("diceland", {"boards": [text, text] if rng.random() < 0.5 else [text, "B"]})


def fuzz_sheet(rng: random.Random, seed: int) -> str:
    sheet = shipped_sheet("1").as_record() if rng.random() < 0.5 else random_sheet(rng)
    if rng.random() < 0.4:
        return check_sheet_text(rng.choice([edited_text, flipped_bytes])(rng, json.dumps(sheet)))
    sheets = {"1": edited(rng, sheet), "2": sheet}
    return check_new_game("ring-and-route", {"sheets": ["1", "2"], "sheet_set": sheets})


def fuzz_dice_and_points(rng: random.Random, seed: int) -> str:
    options: dict[str, Any] = {"sheets": ["1", "2"]}
    if rng.random() < 0.5:
        options["die_faces"] = edited(rng, rng.choice([shipped_dice(), random_dice(rng)]))
    else:
        options["number_points"] = edited(rng, list(NUMBER_POINTS))
    return check_new_game("ring-and-route", options)


def fuzz_options(rng: random.Random, seed: int) -> str:
    name = rng.choice(GAMES)
    options = random_options(rng, name)
    key = rng.choice(list(options))
    options[key] = rng.choice([any_value, lambda r: edited(r, options[key])])(rng)
    return check_new_game(name, options)


def check_brief(brief: Json) -> str:
    """Reads a position in brief, as the analysis board sends it."""
    try:
        game = rollwright.replay(record_of(brief))
    except RecordError as error:
        _check_said(error)
        if error.index is None and not isinstance(error.params.get("field"), str):
            raise Finding(f"neither index nor field: {error!r}") from error
        return error.code
    if (again := brief_of(game)) is None:
        return "replayed"  # with a board of its own
    if rollwright.replay(record_of(again)).state != game.state:
        raise Finding("a position is another one in brief")
    return "replayed"


@cache
def briefs(seed: int) -> list[dict[str, Any]]:
    """Sound positions in brief: before a throw, with dice on the table, in the middle of marks."""
    rng = random.Random(f"briefs {seed}")
    found = []
    for number in range(30):
        game = rollwright.new_game(GAMES[number % len(GAMES)], seats=1 + number % 4, dice=SeededDice(number))
        go_on(game, rng, rng.choice([0, 1, 5, 20, 60]))
        found.append(brief_of(game) or {})
    return found


def fuzz_position(rng: random.Random, seed: int) -> str:
    changed = edited(rng, rng.choice(briefs(seed)))
    return check_brief(changed) if isinstance(changed, dict) else "refused-malformed"


TARGETS: dict[str, Callable[[random.Random, int], str]] = {
    "record": fuzz_record,
    "events": fuzz_events,
    "record text": fuzz_record_text,
    "board": fuzz_board,
    "sheet": fuzz_sheet,
    "dice and points": fuzz_dice_and_points,
    "options": fuzz_options,
    "position": fuzz_position,
}
WEIGHTS = [4, 3, 3, 3, 2, 1, 1, 3]


def fuzz_one(seed: int, number: int, target: str | None = None) -> tuple[str, str]:
    """Mutation `number` of a seed: its target and what came of it. Anything but that is a finding."""
    rng = random.Random(f"{seed} {number}")
    (drawn,) = rng.choices(list(TARGETS), WEIGHTS)
    target = target or drawn
    return target, TARGETS[target](rng, seed)


# A campaign ----------------------------------------------------------------------------------------------


def run_chunk(work: tuple[int, int, int]) -> tuple[Counter[str], list[str]]:
    """Mutations `start` to `stop` - 1 of a seed."""
    seed, start, stop = work
    seen: Counter[str] = Counter()
    findings = []
    for number in range(start, stop):
        try:
            target, what = fuzz_one(seed, number)
        except Exception:
            findings.append(f"--seed {seed}, mutation {number}:\n{traceback.format_exc(limit=-6)}")
        else:
            seen[f"{target}: {'accepted' if what in {'replayed', 'read'} else 'refused'}"] += 1
    return seen, findings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutations", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", type=int, help="just this mutation, with its traceback")
    options = parser.parse_args()
    if options.only is not None:
        print(*fuzz_one(options.seed, options.only))
        return 0

    seen: Counter[str] = Counter()
    findings: list[str] = []
    begun = time.monotonic()
    starts = range(0, options.mutations, CHUNK)
    stops = (min(start + CHUNK, options.mutations) for start in starts)
    with Pool(options.workers) as pool:
        for counts, found in pool.imap_unordered(run_chunk, zip(repeat(options.seed), starts, stops)):
            seen += counts
            findings += found
            for text in found:
                print(f"\nFINDING {text}", flush=True)
            done, seconds = seen.total() + len(findings), time.monotonic() - begun
            print(f"\r{done} of {options.mutations}, {seconds:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for what, count in sorted(seen.items()):
        print(f"{what}: {count}")
    print(f"findings: {len(findings)}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
