"""Features and turn tables of many positions at once, to fit the network to."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.dice_uses import THROWS
from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.features import FEATURES, note_features, standing_before
from rollwright.games.ring_and_route.coach.judge_steps import fill_table
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import beyond, raw
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, Numbers, State, Weights
from rollwright.kernel.twins import entry


@entry
def write_features(
    states: State,
    count: int,
    facts: Facts,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    features: Notes,
) -> None:
    """Writes the features of each seat in each of many positions, all before a throw."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    states, facts, features = raw(states), raw(facts), raw(features)
    seats = facts[k.T_SEATS]
    for number in range(count):
        at = number * k.STATE_SIZE
        for seat in range(seats):
            standing = standing_before(states, at, facts, seat, know)
            note_features(facts, standing, features, (number * seats + seat) * FEATURES, know)


@entry
def write_tables(
    states: State,
    count: int,
    facts: Facts,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    net: Weights,
    tables: Notes,
) -> None:
    """Writes the turn table of each of many positions, all before a throw."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    states, facts, out, notes, net, tables = raw(states), raw(facts), raw(out), raw(notes), raw(net), raw(tables)
    for number in range(count):
        table = beyond(tables, number * THROWS * c.SIDES)
        fill_table(states, number * k.STATE_SIZE, facts, False, out, notes, know, net, table)
