"""The running hash over the log of a table, and the log as a record has it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from rollwright.core.game import Event

_LOG = b"rollwright/log/2"
_encode = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode
Entry = Mapping[str, Any]
"""An entry of the log, without its number and its time."""


def canonical(value: object) -> bytes:
    """The text of a JSON value that is hashed (canonical JSON): sorted keys, no whitespace, UTF-8."""
    return _encode(value).encode()


def running_hash(game_id: str, entries: Iterable[Entry]) -> str:
    """The hash after the last entry; each one is hashed together with the hash before it."""
    digest = sha256(_LOG + game_id.encode("ascii")).digest()
    for entry in entries:
        digest = sha256(digest + canonical(entry)).digest()
    return digest.hex()


def surviving(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the entries of a log that are events of the game and were not taken back."""
    found: dict[int, None] = {}  # in order
    by_seat: dict[object, list[int]] = {}
    for number, entry in enumerate(entries):
        if entry["what"] == "event":
            found[number] = None
            by_seat.setdefault(entry["who"], []).append(number)
        elif entry["what"] == "took_back":
            own = by_seat.get(entry["seat"])
            if not own or entries[own[-1]]["words"] != entry["words"]:
                raise ValueError(number)
            del found[own.pop()]
    return list(found)


def packed(entries: Sequence[Entry]) -> list[Entry | int]:
    """The log of a table packed for a record: a number stands for so many of the record's events, one after the
    other."""
    events = set(surviving(entries))
    log: list[Entry | int] = []
    for number, entry in enumerate(entries):
        if number not in events:
            log.append(entry)
        elif log and isinstance(log[-1], int):
            log[-1] += 1
        else:
            log.append(1)
    return log


def unpacked(log: Iterable[Entry | int], events: Sequence[Event]) -> list[Entry]:
    """The log of a table unpacked from a record: the entries that it stands for; ValueError if the record has too few
    events, or too many."""
    entries: list[Entry] = []
    used = 0
    for item in log:
        if isinstance(item, int):
            if not 1 <= item <= len(events) - used:
                raise ValueError
            run = events[used : used + item]
            entries += ({"what": "event", "who": who, "words": words} for who, words in run)
            used += item
        else:
            entries.append(item)
    if used < len(events):
        raise ValueError
    return entries
