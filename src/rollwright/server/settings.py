"""The server's settings. `docs/operations.md` explains them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from rollwright.core.errors import OptionError

PREFIX = "ROLLWRIGHT_SERVE_"
PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True)
class Rate:
    """A rate limit: `burst` at once, then `per_second`."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """Durations are in seconds, sizes in bytes."""

    data: Path  # the folder of the store
    page: Path = PAGE
    hosts: tuple[str, ...] = ()  # host names that the server answers to, besides addresses and this machine's name
    origin: str | None = None  # its public address, if it differs from the one in requests
    proxies: tuple[str, ...] = ()  # addresses of trusted reverse proxies
    direct: bool = True  # whether sockets bypass ASGI where uvicorn supports it, which is faster
    bot_workers: int = 1
    warm: bool = True  # whether the bots' machine code is compiled at the start
    # Durations
    gone: float = 60.0  # until others may replace a person who is away
    reveal: float = 30.0  # for a browser to reveal its share of the dice
    think: float = 20.0  # for a bot's decision
    idle: float = 600.0  # until an unused table is removed from memory
    keep_over: float = 90 * 86400.0  # until a finished table is deleted
    keep_unfinished: float = 365 * 86400.0
    hello: float = 10.0  # for the first message on a socket
    # Limits
    body: int = 16_384
    record: int = 262_144
    frame: int = 4_096
    unread: int = 256_000  # bytes waiting for a slow reader before it is disconnected
    watchers: int = 100  # per table
    sockets: int = 200  # per client
    tables: Rate = field(default=Rate(60, 0.5))  # new tables per client
    requests: Rate = field(default=Rate(400, 40))  # per client
    records: Rate = field(default=Rate(20, 0.5))  # uploaded, per client
    messages: Rate = field(default=Rate(120, 30))  # per socket


def settings_of(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from environment variables `ROLLWRIGHT_SERVE_…`; values in `given` take precedence."""
    hints = get_type_hints(Settings)
    found = dict(given)
    for setting in fields(Settings):
        name = PREFIX + setting.name.upper()
        if setting.name not in given and name in environment:
            found[setting.name] = _read(name, environment[name], hints[setting.name])
    return Settings(**found)


def _read(name: str, text: str, kind: Any) -> Any:
    """Parses a value: `60`, `example.org,example.net`, `60/0.5` (a rate)."""
    try:
        if kind is Rate:
            burst, _, per_second = text.partition("/")
            return Rate(float(burst), float(per_second))
        if kind == tuple[str, ...]:
            return tuple(part.strip() for part in text.split(",") if part.strip())
        if kind is bool:
            return {"0": False, "1": True}[text]
        return kind(text) if kind in (int, float, Path) else text
    except (KeyError, ValueError):
        raise OptionError("serve-setting", setting=name, value=text) from None
