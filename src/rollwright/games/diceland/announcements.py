"""What is announced at a table of Diceland: treasures and complete colours (D13), and dice that nobody can use."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.game import Game
from rollwright.core.game_type import Why
from rollwright.games.diceland.material.board import COLOURS
from rollwright.games.diceland.rules import kernel as k

_PHASE_1 = (k.PICKING, k.GOING_ON, k.THROW_AGAIN)


def news(game: Game, before: Sequence[int]) -> list[Why]:
    told: list[Why] = []
    after = game.numbers
    for seat, name in enumerate(game.setup.names):
        me = k.SEAT + seat * k.SEAT_SIZE
        if after[me + k.TREASURES] > before[me + k.TREASURES]:
            count = after[me + k.TREASURES]
            told.append(("diceland-news-treasure", {"seat": seat, "name": name, "count": count}))
        if after[me + k.COMPLETE] > before[me + k.COMPLETE]:
            told.append(("diceland-news-colour", {"seat": seat, "name": name}))
    if before[k.PHASE] in _PHASE_1 and after[k.PHASE] not in _PHASE_1:
        told += _unused(game, before[k.ACTIVE])
    elif before[k.PHASE] == k.TREASURE_THROW and after[k.PHASE] != k.TREASURE_USE:
        owner = before[k.OWNER]
        told.append(("diceland-news-throw-unused", {"seat": owner, "name": game.setup.names[owner]}))
    return told


def _unused(game: Game, active: int) -> list[Why]:
    """Phase 1 is over, and the active player is not asked to cross: D11, or nothing of the colour is within reach."""
    if active in game.pending:
        return []
    state = game.numbers
    name, colour = game.setup.names[active], COLOURS[state[k.COLOUR]]
    return [("diceland-news-unused", {"seat": active, "name": name, "dice": state[k.ASIDE], "colour": colour})]
