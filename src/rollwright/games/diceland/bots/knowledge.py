"""What a bot of level 3, 4 or 5 knows: its weights, which are the same for all boards."""

from __future__ import annotations

from functools import cache, lru_cache

from rollwright.core.knowledge import BotKnowledge, knowledge_from_values
from rollwright.games.diceland.bots import levels, policy, weights
from rollwright.games.diceland.bots.weights_file import Stamp, read_weights, stamp_of


def mind_of(level: int, file: str = "") -> BotKnowledge:
    """By the shipped weights, or by those in a file."""
    return _by_file(level, file, stamp_of(file)) if file else _shipped(level)


@cache
def _shipped(level: int) -> BotKnowledge:
    return (
        knowledge_from_values(levels.THOUGHTFUL, weights.hand_made())
        if level == 3
        else _learned(level, weights.learned())
    )


@lru_cache(maxsize=8)
def _by_file(level: int, file: str, stamp: Stamp) -> BotKnowledge:
    return _learned(level, read_weights(file))


def _learned(level: int, packed: weights.Array) -> BotKnowledge:
    return (
        knowledge_from_values(levels.ATTENTIVE, packed)
        if level == 4
        else knowledge_from_values(levels.SEARCHING, racing(packed))
    )


def racing(packed: weights.Array) -> weights.Array:
    """The same weights for who counts the chance to be first."""
    changed = packed.copy()
    changed[policy.W_RACE] = changed[policy.W_OTHERS] = 1.0
    changed[policy.W_PRINT] = weights.print_of(changed)
    return changed
