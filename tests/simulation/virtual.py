"""Virtual time, secrets and log for the server's modules, in place of the real ones; and boards and
sheets are read from records once, since thousands of games are played with the same."""

from __future__ import annotations

import logging
import random
import secrets
import sys
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from msgspec.json import encode

from rollwright.games.diceland.material.board import read_board
from rollwright.games.ring_and_route.material.sheet import read_sheet
from rollwright.server import logs

EPOCH = 1_800_000_000.0  # the virtual world begins at this Unix time


class Virtual:
    """What a run puts in place of the real world."""

    now: Callable[[], float]
    rng: Random
    told: Callable[[str, BaseException | None], None]


def _now() -> float:
    return Virtual.now()


def _random_bytes(size: int) -> bytes:
    return Virtual.rng.randbytes(size)


def _random_bits(size: int) -> int:
    return Virtual.rng.getrandbits(size)


def _random_letters(size: int) -> str:
    return urlsafe_b64encode(Virtual.rng.randbytes(size)).rstrip(b"=").decode()


def _random_choice(letters: str) -> str:
    return Virtual.rng.choice(letters)


def _random() -> float:
    return Virtual.rng.random()


def _uniform(least: float, most: float) -> float:
    return Virtual.rng.uniform(least, most)


class _Random:
    """In place of the module `random`."""

    def __getattr__(self, name: str) -> Any:
        return getattr(Virtual.rng, name)


def _tell(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    if level >= logging.ERROR:
        Virtual.told(what, error)


def _remembered(read: Callable[..., Any]) -> Callable[..., Any]:
    """A function that reads boards or sheets, each once."""
    known: dict[bytes, Any] = {}

    def remember(*given: object) -> Any:
        key = encode(given)
        if key not in known:
            known[key] = read(*given)
        return known[key]

    return remember


@contextmanager
def virtual_modules() -> Iterator[None]:
    """Every module of server and games takes time and secrets from the virtual world, for as long as this lasts."""
    real: dict[int, Any] = {
        id(time.monotonic): _now,
        id(time.perf_counter): _now,
        id(time.time): lambda: EPOCH + Virtual.now(),
        id(logs.tell): _tell,
        id(random): _Random(),
        id(random.random): _random,
        id(random.uniform): _uniform,
        id(read_board): _remembered(read_board),
        id(read_sheet): _remembered(read_sheet),
        id(secrets): SimpleNamespace(
            token_bytes=_random_bytes, token_urlsafe=_random_letters, randbits=_random_bits, choice=_random_choice
        ),
    }
    patches = [
        patch.object(module, name, real[id(value)])
        for module_name, module in sorted(sys.modules.items())
        if module_name.startswith(("rollwright.server", "rollwright.games"))
        for name, value in vars(module).items()
        if id(value) in real
    ]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()
