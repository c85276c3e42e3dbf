"""The value of a sheet to the planner: its points, and what a hand-made formula promises for the rest.

The fewer misthrows a sheet has, the more of what its ring and its route promise is expected to come true. The weights
were fitted to the solved tables (`making/make_data.py`).
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, is_ended, plan_at, points_of
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Numbers
from rollwright.kernel.twins import step

# The weights
F_PATIENCE = 0  # + misthrows: how much of the promise counts
F_RING = F_PATIENCE + k.MISTHROWS_ALLOWED  # + crosses
F_END = F_RING + k.RING + 1  # for an arc that can go on with two colours
F_REACH = F_END + 1  # + spaces by which the route can grow
F_WAYS = F_REACH + k.NUMBERS + 1  # + numbers that can be marked next, at most 4
F_START = F_WAYS + 5  # of an empty second sheet
FORMULA_WEIGHTS = F_START + 1


@step
def formula_value(facts: Facts, sheet: SheetState, know: Knowledge) -> float:
    """The value of a sheet to the planner: its points, and what the formula promises."""
    return points_of(facts, sheet, know) + _hope(sheet, know)


@step
def _hope(sheet: SheetState, know: Knowledge) -> float:
    """The points that may still come, from a second sheet after a first one as well."""
    weights = know.weights
    start = weights[F_START] if sheet.which == 0 else 0.0
    if is_ended(sheet):
        return start
    numbers = know.numbers
    plan = plan_at(sheet.side, know)
    promise = weights[F_RING + sheet.arc // k.RING] + weights[F_REACH + reach_of(numbers, plan, sheet.class_)]
    promise += weights[F_WAYS + ways_from(numbers, plan, sheet.class_)]
    if numbers[plan + u.END_COLOURS + sheet.arc] > 1:
        promise += weights[F_END]
    hope = weights[F_PATIENCE + sheet.misthrows] * promise
    return start + max(hope, 0.0) if sheet.which == 0 else hope  # R13: a first sheet without hope can be ended


@step
def reach_of(numbers: Numbers, plan: int, class_: int) -> int:
    """For the planner's formula: by how many spaces a route of this class can grow."""
    return numbers[numbers[plan + u.REACH] + class_]


@step
def ways_from(numbers: Numbers, plan: int, class_: int) -> int:
    """For the planner's formula: how many numbers can be marked next after a route of this class, at most 4."""
    ways = numbers[plan + u.WAYS] + class_
    return min((numbers[ways + 1] - numbers[ways]) // 2, 4)
