"""The server's settings. `docs/operations.md` explains them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from rollwright.core.errors import OptionError
from rollwright.core.folders import data_folder

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
    store: str | None = field(default=None, repr=False)  # the address of a PostgreSQL database, with its password
    page: Path = PAGE
    hosts: tuple[str, ...] = ()  # host names that the server answers to, besides addresses and this machine's name
    origin: str | None = None  # its public address, if it differs from the one in requests
    proxies: tuple[str, ...] = ()  # addresses of trusted reverse proxies
    metrics: str | None = None  # an address for the figures of this process alone, such as 127.0.0.1:9642
    traces: bool = False  # whether spans are given to OpenTelemetry
    direct: bool = True  # whether sockets bypass ASGI where uvicorn supports it, which is faster
    bot_workers: int = 1
    warm: bool = True  # whether the bots' machine code is compiled at the start
    # Durations
    gone: float = 60.0  # until others may replace a person who is away
    reveal: float = 30.0  # for a browser to reveal its share of the dice
    think: float = 20.0  # for a bot's decision
    idle: float = 600.0  # until an unused table is removed from memory
    spread: float = 2.0  # within which pages come back after the server has ended
    keep_over: float = 90 * 86400.0  # until a finished table is deleted
    keep_unfinished: float = 365 * 86400.0
    keep_unjoined: float = 7 * 86400.0  # a table that nobody but its maker has joined
    hello: float = 10.0  # for the first message on a socket
    head: float = 15.0  # for the head of a request, from the start of the connection or the end of the last one
    answer: float = 120.0  # for a request and its answer, from the end of its head
    replay: float = 10.0  # to replay a record
    review: float = 45.0  # to review a record
    analysis: float = 5.0  # for a hint, a try, or a look at a position
    # Limits for all clients together
    stored: int = 1_000_000  # tables in the store
    disk: int = 20_000_000_000  # bytes of the store
    free: int = 200_000_000  # bytes that new tables leave free on the disk
    coach_waiting: int = 16  # reviews that wait for their turn; the same for hints and positions
    reviews_kept: int = 32_000_000  # bytes
    # Limits
    body: int = 16_384
    text: int = 131_072  # of a request with the text of a board or sheet, which is escaped
    record: int = 262_144
    frame: int = 4_096
    unread: int = 256_000  # bytes waiting for a slow reader before it is disconnected
    watchers: int = 100  # per table
    entries: int = 10_000  # per table
    # Limits per socket
    messages: Rate = field(default=Rate(120, 30))  # commands
    received: Rate = field(default=Rate(32_768, 16_384))  # bytes, and 64 for every frame and every read
    # Limits per client, multiplied by the factor of its network
    networks: tuple[str, ...] = ()  # networks and their factors, such as "10.0.0.0/8=20"
    connections: int = 400  # at the same time, except sockets
    sockets: int = 400  # at the same time
    arrivals: Rate = field(default=Rate(800, 50))  # new connections
    requests: Rate = field(default=Rate(2_000, 100))
    pace: Rate = field(default=Rate(20, 100))  # requests begun; others wait. A socket counts as 4, a record as 10
    looks: Rate = field(default=Rate(100, 10))  # requests for a table or its record
    replays: Rate = field(default=Rate(60, 2))  # requests for the frames of a table
    records: Rate = field(default=Rate(20, 0.5))  # uploaded records
    reviews: Rate = field(default=Rate(20, 0.2))
    analyses: Rate = field(default=Rate(60, 2))  # hints, tries and positions
    pieces: Rate = field(default=Rate(120, 5))  # boards and sheets that are checked or made
    prints: Rate = field(default=Rate(30, 0.2))  # PDF files
    tables: Rate = field(default=Rate(60, 0.5))  # new tables
    received_client: Rate = field(default=Rate(65_536, 65_536))  # as `received`, on all sockets together
    uploads: Rate = field(default=Rate(2_000_000, 400_000))  # bytes of requests, and 256 for every read


def settings_of(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from environment variables `ROLLWRIGHT_SERVE_…`; values in `given` take precedence."""
    hints = get_type_hints(Settings)
    found = dict(given)
    for setting in fields(Settings):
        name = PREFIX + setting.name.upper()
        if setting.name not in given and name in environment:
            found[setting.name] = _read(name, environment[name], hints[setting.name])
    return Settings(**{"data": data_folder() / "tables", **found})


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
