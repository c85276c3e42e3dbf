"""Players in the loops, where no bot levels play: RANDOM and GREEDY ones, and how they choose an action. With all bot
levels, `level_deciders` takes its place."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Numbers, State, greedy, pick
from rollwright.kernel.stream import below, word
from rollwright.kernel.twins import step

RANDOM = 0
GREEDY = 1


@step
def choice(key: int, event: int, seat: int, found: int) -> int:
    """Which one of `found` actions a random player takes in event number `event` of a game."""
    return below(word(key, event * 4 + seat), found)


@step
def random_action(state: State, at: int, facts: Facts, seat: int, key: int, event: int, out: State) -> int:
    """The action of a RANDOM player: all legal ones are equally likely."""
    return pick(state, at, facts, seat, word(key, event * 4 + seat), out)


@step
def action_of(bot: int, state: State, at: int, facts: Facts, seat: int, key: int, event: int, out: State) -> int:
    """The action of a RANDOM or GREEDY player."""
    if bot == GREEDY:
        return greedy(state, at, facts, seat, out)
    return random_action(state, at, facts, seat, key, event, out)


@step
def ready(players: Numbers) -> Numbers:
    """RANDOM or GREEDY for each seat."""
    return raw(players)


@step
def choose(
    state: State, at: int, facts: Facts, seat: int, player: int, players: Numbers, key: int, event: int, out: State
) -> int:
    """The action of a pending seat whose player is RANDOM or GREEDY."""
    return action_of(players[player], state, at, facts, seat, key, event, out)
