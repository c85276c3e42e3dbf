"""Which bots may sit at a table."""

from __future__ import annotations

from functools import cache

from rollwright.bots.registry import BOT_NAMES, known_bots
from rollwright.server.refusals import Refused

installed_bots = cache(known_bots)  # looking for packages takes long, and there are no others until the next start


def check_bot(name: str | None) -> str:
    """The name of a bot that is installed, never of a program that a client names."""
    if name is None or (name not in BOT_NAMES and name not in installed_bots()):
        raise Refused("option-bot", status=422, bot=name, bots=", ".join(installed_bots()))
    return name
