"""Mutations of JSON values and texts: values of all kinds, and edits of structures, events, lines and bytes."""

from __future__ import annotations

import copy
import random
from typing import Any

Json = Any
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
