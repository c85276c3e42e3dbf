"""What bots are called in a language."""

from __future__ import annotations

from rollwright.bots.registry import LEVELS, bare
from rollwright.words import say


def bot_name(bot: str, language: str) -> str:
    """What a level is called in a language, with its data and its number ("expert@3 #2"); another bot keeps its own
    name."""
    named, mark, number = bot.partition(" #")
    level = bare(named)
    told = say(f"level-{level}", {}, language) + named.removeprefix(level) if level in LEVELS else named
    return told + mark + number
