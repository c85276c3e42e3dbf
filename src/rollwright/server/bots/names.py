"""Which bots may sit at a table: the names that are accepted."""

from __future__ import annotations

from functools import cache

from rollwright.bots.registry import BOT_NAMES, known_bots
from rollwright.server.refusals import Refused

installed_bots = cache(known_bots)  # scanning the installed packages is slow


def check_bot(name: str | None) -> str:
    """The name of a bot that may sit at a table: one that is installed. Refuses anything else, so that clients can't
    name code to import."""
    if name is None or (name not in BOT_NAMES and name not in installed_bots()):
        raise Refused("option-bot", status=422, bot=name, bots=", ".join(installed_bots()))
    return name
