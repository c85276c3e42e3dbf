"""What solved tables say of a sheet: its value to the expert less the price of turns, the turns that are left, and its
value in a rush.

There are up to three tables for each sheet: of values, of the turns that are left, and of values in a rush. A table is
exact, or *compressed* (`compressed.py`): the product of two narrow matrices, one with a row for each class of routes,
the other with a row for everything else. The number of their columns is the *rank*.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.sheet_state import (
    SheetState,
    index_of,
    is_ended,
    plan_at,
    points_of,
    second_sheet,
)
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Floats, Knowledge, Weights
from rollwright.kernel.twins import step

# What the weights are to levels with tables: where a table begins stands at + which * 2 + side
W_RANK = 0  # of the tables of values; 0 if they are exact
W_VALUES = 1  # in `Knowledge.values`
W_PRICE = W_VALUES + 4  # of a turn, in these tables
W_TURNS_RANK = W_PRICE + 1  # of the other tables; 0 if there are none
W_TURNS = W_TURNS_RANK + 1  # turns that are left: further on among the weights
W_RUSH = W_TURNS + 4  # values in a rush, likewise; 0 if there are none
W_NETWORK = W_RUSH + 4  # the network of chances (`chances/network.py`), likewise
W_GROWTH = W_NETWORK + 1  # what is known of growth (`chances/knowledge.py`): where it begins in `Knowledge.numbers`
TABLE_WEIGHTS = W_GROWTH + 1

EXACT = 1e-5  # by how much exact values may be wrong
COMPRESSED = 0.2  # and compressed ones, in points


@step
def table_value(facts: Facts, sheet: SheetState, know: Knowledge) -> float:
    """By the tables: what the sheet will bring, and the second one after a first one, less the price of the turns it
    takes."""
    if not is_ended(sheet):
        return _value(facts, sheet, know)
    points = points_of(facts, sheet, know)
    return points + _value(facts, second_sheet(sheet, know), know) if sheet.which == 0 else points


@step
def rush_value(facts: Facts, sheet: SheetState, know: Knowledge) -> float:
    """By the tables: what the sheet will bring, without a price, in a game that another seat may end before each
    throw."""
    if not is_ended(sheet):
        return _among_weights(facts, sheet, W_RUSH, know)
    points = points_of(facts, sheet, know)
    return points + _among_weights(facts, second_sheet(sheet, know), W_RUSH, know) if sheet.which == 0 else points


@step
def turns_left(facts: Facts, sheet: SheetState, know: Knowledge) -> float:
    """By the tables: how many turns a seat that plays by them will take until it is done with both sheets."""
    if sheet.which == 1 and is_ended(sheet):
        return 0.0
    if sheet.which == 0 and (is_ended(sheet) or _is_turned(facts, sheet, know)):
        return _among_weights(facts, second_sheet(sheet, know), W_TURNS, know)
    return _among_weights(facts, sheet, W_TURNS, know)


@step
def _is_turned(facts: Facts, sheet: SheetState, know: Knowledge) -> bool:
    """R13: whether who plays by the tables ends a first sheet here."""
    ended = points_of(facts, sheet, know) + _value(facts, second_sheet(sheet, know), know)
    return _value(facts, sheet, know) <= ended + inexactness(know)


@step
def inexactness(know: Knowledge) -> float:
    """By how many points a value in the tables may be wrong, exact or compressed."""
    return COMPRESSED if know.weights[W_RANK] > 0 else EXACT


@step
def _value(facts: Facts, sheet: SheetState, know: Knowledge) -> float:
    start = int(know.weights[W_VALUES + sheet.which * 2 + sheet.side])
    rank = int(know.weights[W_RANK])
    if rank == 0:
        at = index_of(facts[k.T_SEATS], sheet.class_, sheet.phase, sheet.misthrows, sheet.arc)
        return know.values[start + at]
    return _product(facts, sheet, know.values, start, rank, know)


@step
def _among_weights(facts: Facts, sheet: SheetState, tables: int, know: Knowledge) -> float:
    """The value in one of the tables among the weights: W_TURNS or W_RUSH."""
    start = int(know.weights[tables + sheet.which * 2 + sheet.side])
    return _product(facts, sheet, know.weights, start, int(know.weights[W_TURNS_RANK]), know)


@step
def _product(facts: Facts, sheet: SheetState, table: Floats | Weights, start: int, rank: int, know: Knowledge) -> float:
    """The value in a compressed table: a row of the one matrix times a row of the other."""
    classes = know.numbers[plan_at(sheet.side, know) + u.CLASSES]
    one = start + sheet.class_ * rank
    rest = index_of(facts[k.T_SEATS], 0, sheet.phase, sheet.misthrows, sheet.arc)
    other = start + (classes + rest) * rank
    total = 0.0
    for i in range(rank):
        total += table[one + i] * table[other + i]
    return total
