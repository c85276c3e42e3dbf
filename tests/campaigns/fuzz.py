"""Broken records, positions, boards, sheets, dice and points, by the million.

Run it with `PYTHONPATH=tests python -m campaigns.fuzz --mutations 1000000 --seed 1 --workers 2`.

Whatever is given, only the project's own errors may come out, and a RecordError says at which event or field. What
is accepted must be consistent: its record replays to an equal state. Mutation number n of a seed is always the same.
"""

from __future__ import annotations

import argparse
import copy
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
from oracle.random_boards import random_board_text, random_dice, random_sheet
from rollwright import BoardError, OptionError, RecordError, SeededDice
from rollwright.core.brief import brief_of, record_of
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, read_sheet_text, shipped_dice, shipped_sheet
from support.games import GAMES
from support.random_games import go_on, new_random_game, random_options

Json = Any
CHUNK = 500  # mutations
# fmt: off
WORDS = [
    "rrrrrr", "rygbos", "rrrygg", "gbbb", "pick", "use", "pass", "stop", "reroll", "cross", "a1", "d5", "l11", "z27",
    "A6g", "B1g", "C2y", "ABC", "keep", "done", "turn", "ring", "c5", "c16", "route", "n7", "n13", "dice",
    "rollwright-record/1", "diceland", "ring-and-route", "round_limit", "custom-1", "A", "H", "1", "2", "+", "#", ";",
]
# fmt: on
CHARACTERS = 'rygbospRYGBOS+#. ;\n\t\r\0{}[]",:0123456789-e\\/ABCcn\u00a0\u2028\u0130\ufeff\U0001f3b2\ud800ſß'


# Values of all kinds -------------------------------------------------------------------------------------


def any_value(rng: random.Random, depth: int = 0) -> Json:
    """Something that JSON can hold, more or less."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, 2, 3, -1, 5, 12, 13, 16, 200, 2**31, 2**62, 2**63, -(2**64), 10**400])
    if kind == 2:
        return rng.choice([0.0, 1.0, -0.0, 2.0, 1.5, 1e308, float("nan"), float("inf"), float("-inf")])
    if kind in (3, 4):
        return any_text(rng)
    if kind == 5:
        return [any_value(rng, depth + 1) for _ in range(rng.choice([0, 1, 2, 2, 3, 13, 16]))]
    if kind == 6:
        return {any_text(rng): any_value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return nested(rng, rng.choice([5, 50, 400]))


def any_text(rng: random.Random) -> str:
    kind = rng.randrange(5)
    if kind == 0:
        return "".join(rng.choices(CHARACTERS, k=rng.randrange(8)))
    if kind == 1:
        return rng.choice(
            ["", " ", "\0", "\ud800", "é", "r" * 3000, "constructor", "__class__", "%s", "{x}", "{ $why }"]
        )
    return " ".join(rng.choices(WORDS, k=rng.choice([1, 1, 2, 3])))


def nested(rng: random.Random, depth: int) -> Json:
    value: Json = rng.choice([None, 0, "r"])
    for _ in range(depth):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return value


# Edits of structures -------------------------------------------------------------------------------------


def edited(rng: random.Random, value: Json) -> Json:
    """A copy with one to three edits."""
    box = [copy.deepcopy(value)]
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        _edit(rng, box)
    return box[0] if box else None


def _edit(rng: random.Random, root: Json) -> None:
    """Edits the entry at a random path."""
    container, key = _random_place(rng, root)
    if container is None:
        return
    value = container[key]
    kind = rng.randrange(7)
    if kind == 0:
        del container[key]
    elif kind == 1:
        container[key] = any_value(rng)
    elif kind == 2:
        other, at = _random_place(rng, root)
        container[key] = copy.deepcopy(other[at]) if other is not None else None
    elif kind == 3:
        _duplicate(rng, container, key)
    elif kind == 4:
        other = rng.choice(list(container)) if isinstance(container, dict) else rng.randrange(len(container))
        container[key], container[other] = container[other], value
    else:
        container[key] = _tweaked(rng, value)


def _random_place(rng: random.Random, root: Json) -> tuple[Json, Json]:
    """A container inside `root`, which is one, and a key or an index in it; (None, None) if there is none."""
    container, key = None, None
    here = root
    while isinstance(here, list | dict) and here and (container is None or rng.random() < 0.8):
        container = here
        key = rng.choice(list(here)) if isinstance(here, dict) else rng.randrange(len(here))
        here = container[key]
    return container, key


def _duplicate(rng: random.Random, container: Json, key: Json) -> None:
    twin = copy.deepcopy(container[key])
    if isinstance(container, list):
        container.insert(rng.randrange(len(container) + 1), twin)
    else:
        container[rng.choice([any_text(rng), f"{key}2", "name", "setup", "result"])] = twin


def _tweaked(rng: random.Random, value: Json) -> Json:
    """Nearly the same."""
    if isinstance(value, bool) or value is None:
        return rng.choice([None, True, False, 0, 1])
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value, value * 10, value % 1000 / 1, str(value), bool(value)])
    if isinstance(value, float):
        return rng.choice([-value, [value], str(value)])
    if isinstance(value, str):
        return edited_text(rng, value)
    if isinstance(value, list):
        keyed = {str(index): entry for index, entry in enumerate(value)}
        return rng.choice([value[:-1], value[1:], value * 2, value[::-1], [value], keyed])
    return rng.choice([list(value), list(value.values()), {}, {**value, "": value}]) if value else {"a": None}


def edited_events(rng: random.Random, record: Json) -> Json:
    """A copy whose events are nearly plausible."""
    changed = copy.deepcopy(record)
    events = changed["events"]
    for _ in range(rng.choice([1, 1, 2, 4])):
        at = rng.randrange(len(events) + 1)
        kind = rng.randrange(6)
        if kind == 0 or not events or at == len(events):
            events.insert(at, [rng.choice(["dice", 0, 1, 2, 3, 4, -1]), any_text(rng)])
        elif kind == 1:
            del events[at]
        elif kind == 2:
            events.insert(at, list(rng.choice(events)))
        elif kind == 3:
            other = rng.randrange(len(events))
            events[at], events[other] = events[other], events[at]
        elif kind == 4:
            events[at] = [rng.choice([*range(len(changed["seats"])), "dice"]), events[at][1]]
        else:
            events[at] = [events[at][0], edited_text(rng, events[at][1])]
    return changed


# Edits of texts ------------------------------------------------------------------------------------------


def edited_text(rng: random.Random, text: str) -> str:
    """Characters and lines removed, added, doubled, exchanged; now and then cut off, or huge."""
    for _ in range(rng.choice([1, 1, 2, 5])):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(10)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            lines = text.split("\n")
            rng.shuffle(lines)
            text = "\n".join(lines)
        elif kind == 2:
            lines = text.split("\n")
            line = rng.randrange(len(lines))
            lines[line : line + 1] = rng.choice([[], [lines[line]] * 2, [lines[line][::-1]], [lines[line].upper()]])
            text = "\n".join(lines)
        elif kind == 3:
            end = min(len(text), at + rng.randrange(1, 20))
            text = text[:at] + text[at:end] * rng.choice([0, 2, 2, 3]) + text[end:]
        elif kind == 4 and rng.random() < 0.02:
            text = text[:at] + rng.choice(["r ", "x", "\n", "["]) * 100_000 + text[at:]
        else:
            text = text[:at] + rng.choice(["", rng.choice(CHARACTERS)]) + text[at + rng.randrange(2) :]
    return text


def flipped_bytes(rng: random.Random, text: str) -> str:
    """Some bits of its bytes turned over; what is no text any more comes back as surrogates."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.choice([1, 1, 3])):
        if data:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", "surrogateescape")


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
