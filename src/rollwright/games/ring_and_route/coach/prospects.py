"""Facts about a decision, for reasons in words: what it does to a sheet, and what throws can do for the sheet then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwright.games.ring_and_route.bots.dice_uses import THROWS
from rollwright.games.ring_and_route.bots.formula_value import reach_of
from rollwright.games.ring_and_route.bots.sheet_state import plan_at, second_sheet, sheet_state
from rollwright.games.ring_and_route.bots.table_value import W_PRICE, table_value, turns_left
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.chances.features import crosses_to_step
from rollwright.games.ring_and_route.coach.knowledge import insight_of
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import dice_due
from rollwright.kernel.bits import count

if TYPE_CHECKING:
    from rollwright.core.position import Position
    from rollwright.games.ring_and_route.coach.judge import RingAndRouteJudge

_NOBODY = 1 << k.SEATS  # a pending seat that doesn't exist


@dataclass(frozen=True)
class Outcome:
    """A seat's sheet after a decision about its marks."""

    state: tuple[int, ...]
    seat: int
    used: int  # dice
    due: int  # dice, to be spared a misthrow (R11)
    misthrows: int
    second: bool  # whether it is the second sheet
    turned: bool  # by choice (R13)
    crosses: int
    length: int
    reach: int  # spaces by which the route can still grow
    points: int  # of this sheet
    to_step: int  # crosses to the next step of the ring's points (R17)
    crossed: int  # ring spaces, with this throw
    marked: int  # number spaces, with this throw

    @property
    def is_misthrow(self) -> bool:
        return self.used < self.due

    @property
    def is_ended(self) -> bool:
        """R12"""
        return self.misthrows >= k.MISTHROWS_ALLOWED

    @property
    def ends_game(self) -> bool:
        """R15"""
        return self.second and (self.is_ended or (self.crosses, self.length) == (k.RING, k.NUMBERS))

    @property
    def goes_on(self) -> bool:
        """Whether the next throw is played on the same sheet."""
        return not (self.turned or self.is_ended or self.ends_game)


def played_part(position: Position, seat: int, actions: Sequence[int]) -> list[int]:
    """For facts about a decision: the state after a seat's actions; the throw isn't finished with them, even if nobody
    else is pending."""
    state = list(position.numbers)
    state[k.PENDING] |= _NOBODY
    for action in actions:
        k.play(state, 0, position.setup.facts, seat, action)
    return state


def outcome_of(position: Position, seat: int, actions: Sequence[int]) -> Outcome:
    """For facts about a decision: what a seat's sheet is after these actions, the last of which finishes its part."""
    facts, before, state = position.setup.facts, position.numbers, played_part(position, seat, actions)
    me = k.SEAT + seat * k.SEAT_SIZE
    know = insight_of(position.setup).bots.arguments
    sheet = sheet_state(state, 0, facts, seat, 0, 1, know)
    crosses, length = count(state[me + k.CROSSED]), state[me + k.LENGTH]
    return Outcome(
        state=tuple(state),
        seat=seat,
        used=count(state[me + k.USED]),
        due=dice_due(state, 0, seat),
        misthrows=state[me + k.MISTHROWS],
        second=state[me + k.SHEET] == 1,
        turned=actions[-1] == k.TURN,
        crosses=crosses,
        length=length,
        reach=int(reach_of(know.numbers, plan_at(sheet.side, know), sheet.class_)),
        points=k.sheet_points(state, me, facts),
        to_step=crosses_to_step(facts, crosses),
        crossed=crosses - count(before[me + k.CROSSED]),
        marked=length - before[me + k.LENGTH],
    )


def usable_next(judge: RingAndRouteJudge, outcome: Outcome) -> int:
    """A fact for reasons: in how many of 100 ways the next throw can fall that the sheet is spared a misthrow, without
    a re-roll."""
    state = list(outcome.state)
    state[k.ACTIVE] = (state[k.ACTIVE] + 1) % judge.setup.seats
    due = dice_due(state, 0, outcome.seat)
    return _percent(sum(dice >= due for dice in judge.usable_dice(state, outcome.seat)), THROWS)


def usable_again(judge: RingAndRouteJudge, position: Position, seat: int, thrown: int) -> int:
    """A fact for reasons: in how many of 100 ways some dice can be thrown again that a seat is spared a misthrow; with
    none, 0 or 100."""
    due = dice_due(position.numbers, 0, seat)
    usable = judge.usable_dice(position.numbers, seat)
    dice = position.numbers[k.DICE]
    shown = [(dice >> 4 * die & 15) - 1 for die in range(k.DICE_COUNT)]
    throws = [
        throw
        for throw in range(THROWS)
        if all(thrown >> die & 1 or throw // 6**die % 6 == shown[die] for die in range(k.DICE_COUNT))
    ]
    return _percent(sum(usable[throw] >= due for throw in throws), len(throws))


def turns_to_end(position: Position) -> tuple[int, int] | None:
    """A fact for reasons: the seat that will be done first, and in about how many turns; None if no tables tell."""
    know = insight_of(position.setup).bots.arguments
    if know.way == PLANNER or position.seats == 1:
        return None
    state, facts = position.numbers, position.setup.facts
    turns = []
    for seat in range(position.seats):
        misthrows = state[k.SEAT + seat * k.SEAT_SIZE + k.MISTHROWS]
        turns.append(turns_left(facts, sheet_state(state, 0, facts, seat, misthrows, 1, know), know))
    first = min(range(position.seats), key=turns.__getitem__)
    return first, max(round(turns[first]), 1)


def left_on_sheet(position: Position, outcome: Outcome) -> tuple[int, int] | None:
    """A fact for reasons: what a first sheet will still bring on average, in points and turns, if it is not turned;
    None if no tables tell. They don't if who plays by them would turn a sheet that can still bring points."""
    know = insight_of(position.setup).bots.arguments
    if know.way == PLANNER:
        return None
    facts, seat = position.setup.facts, outcome.seat
    sheet = sheet_state(outcome.state, 0, facts, seat, min(outcome.misthrows, k.MISTHROWS_ALLOWED - 1), 1, know)
    second = second_sheet(sheet, know)
    price = know.weights[W_PRICE]
    turns = turns_left(facts, sheet, know) - turns_left(facts, second, know)
    value = table_value(facts, sheet, know) - table_value(facts, second, know) - outcome.points
    points = max(round(value + price * turns), 0)
    if points == 0 and (outcome.reach > 0 or outcome.to_step > 0):
        return None
    return points, max(round(turns), 0)


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)
