"""Everything that can be set about a server. `docs/operations.md` explains it to whoever runs one."""

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
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """Durations are in seconds, sizes in bytes."""

    data: Path  # the folder of the store
    page: Path = PAGE
    hosts: tuple[str, ...] = ()  # names under which the server may be asked, beside addresses and this machine's
    origin: str | None = None  # its address for others, if it is not the one that it is asked under
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies that are believed about their clients
    direct: bool = True  # whether sockets are read and written without ASGI in between, which takes less time
    bot_workers: int = 1
    warm: bool = True  # whether what the bots need is compiled beside the first games
    # How long
    gone: float = 60.0  # until the others may go on without a person
    reveal: float = 30.0  # that a browser has to reveal its share of the dice
    think: float = 20.0  # that a bot has for a decision
    idle: float = 600.0  # until a table that nobody looks at is put away
    keep_over: float = 90 * 86400.0  # until a finished table is deleted
    keep_unfinished: float = 365 * 86400.0
    hello: float = 10.0  # that a socket has to say hello
    # How much
    body: int = 16_384
    record: int = 262_144
    frame: int = 4_096
    unread: int = 256_000  # that a reader may leave unread
    watchers: int = 100  # per table
    sockets: int = 200  # per client
    tables: Rate = field(default=Rate(60, 0.5))  # made per client
    requests: Rate = field(default=Rate(400, 40))  # per client
    records: Rate = field(default=Rate(20, 0.5))  # looked at, per client
    messages: Rate = field(default=Rate(120, 30))  # per socket


def settings_of(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of `ROLLWRIGHT_SERVE_…`; what is given counts more."""
    hints = get_type_hints(Settings)
    found = dict(given)
    for setting in fields(Settings):
        name = PREFIX + setting.name.upper()
        if setting.name not in given and name in environment:
            found[setting.name] = _read(name, environment[name], hints[setting.name])
    return Settings(**found)


def _read(name: str, text: str, kind: Any) -> Any:
    """The value of a setting: `60`, `example.org,example.net`, `60/0.5`."""
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
