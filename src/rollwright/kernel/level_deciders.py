"""Who decides in the loops, if there are levels among them; takes the place of `choosing`."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import (
    Floats,
    Knowledge,
    Notes,
    State,
    Table,
    Weights,
    decide,
    greedy,
    legal,
    purposeful,
)
from rollwright.kernel.deciders import GREEDY, RANDOM, choice
from rollwright.kernel.twins import entry, step

PURPOSEFUL = 2
KNOWING = 3

Player = tuple[int, State, Notes, Knowledge]
"""RANDOM, GREEDY, PURPOSEFUL or KNOWING; numbers and fractions to write on, at first all 0; what it knows."""

Players = tuple[Player, Player, Player, Player]
"""One for each seat that there may be."""


@step
def _ready(player: Player) -> Player:
    bot, out, notes, know = player
    return bot, raw(out), raw(notes), (know[0], raw(know[1]), raw(know[2]), raw(know[3]))


@step
def ready(players: Players) -> Players:
    return _ready(players[0]), _ready(players[1]), _ready(players[2]), _ready(players[3])


@step
def choose(state: State, at: int, table: Table, seat: int, players: Players, key: int, event: int, out: State) -> int:
    """The action of a pending seat as event number `event` of the game whose choices have this key."""
    bot, own, notes, know = players[seat]
    if bot == KNOWING:
        return decide(state, at, table, seat, own, notes, know)
    if bot == GREEDY:
        return greedy(state, at, table, seat, out)
    if bot == RANDOM:
        found = legal(state, at, table, seat, out)
    else:
        found = purposeful(state, at, table, seat, out)
    return out[choice(key, event, seat, found)]


@entry
def purposeful_for(state: State, table: Table, seat: int, out: State) -> int:
    return purposeful(raw(state), 0, raw(table), seat, raw(out))


@entry
def decide_for(
    state: State,
    table: Table,
    seat: int,
    out: State,
    notes: Notes,
    way: int,
    mind: Table,
    values: Floats,
    weights: Weights,
) -> int:
    know = (way, raw(mind), raw(values), raw(weights))
    return decide(raw(state), 0, raw(table), seat, raw(out), raw(notes), know)
