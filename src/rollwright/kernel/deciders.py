"""Who decides in the loops: seats that take any legal action, and greedy ones. `level_choosing` knows more of them."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import State, Table, greedy, legal
from rollwright.kernel.stream import below, word
from rollwright.kernel.twins import step

RANDOM = 0
GREEDY = 1


@step
def choice(key: int, event: int, seat: int, found: int) -> int:
    """Which of its `found` actions a random seat takes as event number `event` of a game."""
    return below(word(key, event * 4 + seat), found)


@step
def ready(players: Table) -> Table:
    """The players as `choose` takes them: RANDOM or GREEDY for each seat."""
    return raw(players)


@step
def choose(state: State, at: int, table: Table, seat: int, players: Table, key: int, event: int, out: State) -> int:
    """The action of a pending seat as event number `event` of the game whose choices have this key."""
    if players[seat] == GREEDY:
        return greedy(state, at, table, seat, out)
    found = legal(state, at, table, seat, out)
    return out[choice(key, event, seat, found)]
