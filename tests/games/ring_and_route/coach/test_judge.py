"""Ring & Route's judge: chances sum to 1, agree with each other, and are the result in the end."""

from __future__ import annotations

import pytest

from games.ring_and_route.coach.positions import positions, some
from rollwright.core.position import Position
from rollwright.games.ring_and_route import GAME
from rollwright.games.ring_and_route.chances import network
from rollwright.games.ring_and_route.coach.judge import PROGRAM, RingAndRouteJudge, judge_of
from rollwright.games.ring_and_route.coach.knowledge import insight_of
from rollwright.games.ring_and_route.coach.plain_build import plain_build
from rollwright.games.ring_and_route.rules import kernel as k
from support.few_routes import PAPER

SEATS = (1, 2, 3, 4)


def judge(position: Position) -> RingAndRouteJudge:
    return judge_of(position.setup)


@pytest.mark.parametrize("seats", SEATS)
def test_chances_sum_to_1_and_end_with_the_result(seats: int) -> None:
    for position in positions(seats, 3):
        chances = judge(position).chances(position)
        assert len(chances) == max(seats, 2)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert min(chances) >= 0
    if seats > 1:
        shared = 1 / len(position.winners)
        assert chances == tuple(shared if seat in position.winners else 0 for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [k.THROW, k.THROW_AGAIN])
def test_chances_after_throws_are_those_of_the_positions_then(seats: int, phase: int) -> None:
    for position in some(seats, 5, phase, 3):
        found = judge(position).after_throws(position)
        assert sum(each.probability for each in found) == pytest.approx(1, abs=1e-12)
        for each in found[::17]:
            after = position.copy()
            after.fall(each.outcome)
            assert judge(after).chances(after) == pytest.approx(each.chances, abs=1e-12)


@pytest.mark.parametrize("seats", SEATS)
def test_luck_is_zero_on_average(seats: int) -> None:
    """The mean over all throws, counted one by one, is the mean that the table gives."""
    for position in some(seats, 6, k.THROW, 3) + some(seats, 6, k.THROW_AGAIN, 2):
        found = judge(position).after_throws(position)
        for side, expected in enumerate(judge(position).expected(position)):
            assert sum(each.probability * (each.chances[side] - expected) for each in found) == pytest.approx(
                0, abs=1e-12
            )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [k.DECIDING, k.MARKING])
def test_chances_after_actions_are_those_of_the_positions_then(seats: int, phase: int) -> None:
    for position in some(seats, 7, phase, 6):
        seat = position.pending[-1]
        found = judge(position).after_actions(position, seat)
        assert list(found) == position.legal_actions(seat)
        if len(position.pending) > 1:
            continue  # then the others are held at what was best before
        for action, chances in found.items():
            after = position.copy()
            after.act(seat, action)
            assert judge(after).chances(after) == pytest.approx(chances, abs=1e-12)


def test_others_are_held_at_what_was_best_when_all_began() -> None:
    """Whatever a seat has marked since, its best way to go on is worth what it was when all began."""
    began = some(2, 7, k.MARKING, 40)
    untouched = [each for each in began if len(each.pending) == 2 and not each.numbers[k.SEAT + k.USED]]
    assert untouched
    for position in untouched[:3]:
        values = judge(position).after_actions(position, 0)
        best = max(values, key=lambda action: values[action][0])
        after = position.copy()
        after.act(0, best)
        if 0 in after.pending:
            then = judge(after).after_own_actions(after, 0, position)
            assert max(each[0] for each in then.values()) == pytest.approx(values[best][0], abs=1e-9)


@pytest.mark.parametrize("seats", SEATS)
def test_a_decision_is_worth_its_best_action_if_nobody_else_decides(seats: int) -> None:
    deciding = [each for each in positions(seats, 8) if len(each.pending) == 1]
    assert len(deciding) > 4
    for position in deciding[::5]:
        (seat,) = position.pending
        best = max(each[seat] for each in judge(position).after_actions(position, seat).values())
        assert judge(position).chances(position)[seat] == pytest.approx(best, abs=1e-6)


def test_alone_more_points_beat_more_of_par() -> None:
    *_, end = positions(1, 9)
    beaten = insight_of(end.setup).network[network.BEATEN :]
    assert judge(end).result(end)[0] == beaten[end.scores[0]]
    assert (beaten[1:] >= beaten[:-1]).all()
    assert (beaten[0], beaten[-1]) == (0, 1)


def test_plain_python_gives_the_same() -> None:
    """At the end of a game, where the network is not asked alone, and before, after marks."""
    late = [each for each in positions(2, 10) if each.numbers[k.PHASE] == k.THROW][-1]
    marking = [each for each in positions(2, 10) if len(each.pending) == 1][-1]
    plain = RingAndRouteJudge(late.setup, plain_build(PROGRAM), insight_of(late.setup))
    for position in (late, marking):
        assert plain.chances(position) == pytest.approx(judge(position).chances(position), abs=1e-12)
    (seat,) = marking.pending
    found = plain.after_actions(marking, seat)
    for action, chances in judge(marking).after_actions(marking, seat).items():
        assert found[action] == pytest.approx(chances, abs=1e-12)
    assert plain.usable_dice(late.numbers, 0) == judge(late).usable_dice(late.numbers, 0)


def test_plain_python_judges_marks_alike() -> None:
    marking = [each for each in positions(2, 10) if each.numbers[k.PHASE] == k.MARKING][-1]
    plain = RingAndRouteJudge(marking.setup, plain_build(PROGRAM), insight_of(marking.setup))
    assert plain.chances(marking) == pytest.approx(judge(marking).chances(marking), abs=1e-12)
    seat = marking.pending[-1]
    found = plain.after_actions(marking, seat)
    for action, chances in judge(marking).after_actions(marking, seat).items():
        assert found[action] == pytest.approx(chances, abs=1e-12)


def test_a_paper_without_tables_is_judged_by_the_formula_and_says_so() -> None:
    setup = GAME.set_up(None, pieces=["1", "2"], sheet_set=PAPER["sheet_set"])
    own, shipped = judge_of(setup), judge_of(GAME.set_up(None, pieces=["1", "2"]))
    assert "formula" in own.name
    assert "tables" in shipped.name
    assert sum(own.chances(Position(GAME, setup))) == pytest.approx(1, abs=1e-12)
