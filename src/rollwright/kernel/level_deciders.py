"""Players in the loops, where bot levels play: random ones and all five levels, with what they know. Takes the place of
`deciders`."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Knowledge, Notes, State, decide, novice_actions
from rollwright.kernel.deciders import action_of, choice
from rollwright.kernel.twins import step

NOVICE = 2
PLANNER_AND_UP = 3  # planner, expert and master: they decide by their knowledge

Player = tuple[int, State, Notes, Knowledge]
"""RANDOM, GREEDY, NOVICE or PLANNER_AND_UP; scratch memory for integers and fractions, at first all 0; knowledge."""

Players = tuple[Player, Player, Player, Player]
"""One for each of the four possible seats."""


@step
def bare(know: Knowledge) -> Knowledge:
    """The knowledge of a bot level with bare pointers (`bits.raw`)."""
    return Knowledge(know.way, raw(know.numbers), raw(know.values), raw(know.weights))


@step
def _ready(player: Player) -> Player:
    bot, out, notes, know = player
    return bot, raw(out), raw(notes), bare(know)


@step
def ready(players: Players) -> Players:
    """The players of all seats; bot levels with their knowledge as bare pointers."""
    return _ready(players[0]), _ready(players[1]), _ready(players[2]), _ready(players[3])


@step
def choose(
    state: State, at: int, facts: Facts, seat: int, player: int, players: Players, key: int, event: int, out: State
) -> int:
    """The action of a pending seat whose player is random or a bot of any level."""
    bot, own, notes, know = players[player]
    if bot == PLANNER_AND_UP:
        return decide(state, at, facts, seat, own, notes, know)
    if bot == NOVICE:
        found = novice_actions(state, at, facts, seat, out)
        return out[choice(key, event, seat, found)]
    return action_of(bot, state, at, facts, seat, key, event, out)
