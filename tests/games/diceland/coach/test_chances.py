"""Diceland's judge: chances sum to 1, agree with each other, and are the result in the end."""

from __future__ import annotations

import pytest

from games.diceland.coach.positions import positions, some
from rollwright import Position
from rollwright.games.diceland.coach.chances import DicelandJudge, judge_of
from rollwright.games.diceland.rules import kernel as k

SEATS = (1, 2, 3, 4)


def judge(position: Position) -> DicelandJudge:
    return judge_of(position.setup)


@pytest.mark.parametrize("seats", SEATS)
def test_chances_sum_to_1_and_end_with_the_result(seats: int) -> None:
    for position in positions(seats, 3)[::-5]:
        chances = judge(position).chances(position)
        assert len(chances) == max(seats, 2)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert min(chances) > -1e-12
    if seats > 1:
        end = positions(seats, 3)[-1]
        shares = tuple(1 / len(end.winners) if seat in end.winners else 0 for seat in range(seats))
        assert judge(end).chances(end) == shares


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [k.THROW, k.THROW_AGAIN, k.TREASURE_THROW])
def test_chances_after_throws_are_those_of_the_positions_then(seats: int, phase: int) -> None:
    for position in some(seats, 5, phase, 2):
        found = judge(position).after_throws(position)
        assert sum(each.probability for each in found) == pytest.approx(1, abs=1e-12)
        for each in found[::23]:
            after = position.copy()
            after.fall(each.outcome)
            assert judge(after).chances(after) == pytest.approx(each.chances, abs=1e-12)


@pytest.mark.parametrize("seats", SEATS)
def test_d9_luck_of_a_throw_again_is_zero_on_average(seats: int) -> None:
    """The mean over all throws, counted one by one, is what the position before is worth."""
    for position in some(seats, 6, k.THROW_AGAIN, 4):
        found = judge(position).after_throws(position)
        for side, expected in enumerate(judge(position).chances(position)):
            luck = sum(each.probability * (each.chances[side] - expected) for each in found)
            assert luck == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [k.PICKING, k.GOING_ON, k.MARKING, k.TREASURE_USE])
def test_chances_after_actions_are_those_of_the_positions_then(seats: int, phase: int) -> None:
    for position in some(seats, 7, phase, 5):
        seat = position.pending[-1]
        found = judge(position).after_actions(position, seat)
        assert list(found) == position.legal_actions(seat)
        for action, chances in found.items():
            after = position.copy()
            after.act(seat, action)
            assert judge(after).chances(after) == pytest.approx(chances, abs=1e-12)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", [k.PICKING, k.GOING_ON, k.TREASURE_USE])
def test_a_decision_is_worth_its_best_action(seats: int, phase: int) -> None:
    for position in some(seats, 8, phase, 5):
        (seat,) = position.pending
        if position.numbers[k.SEAT + seat * k.SEAT_SIZE + k.CROSSES] == 0:
            best = max(each[seat] for each in judge(position).after_actions(position, seat).values())
            assert judge(position).chances(position)[seat] == pytest.approx(best, abs=1e-12)


def test_chances_do_not_depend_on_what_was_asked_before() -> None:
    (one, *_), (other, *_) = some(2, 9, k.PICKING, 3)[1:], some(2, 9, k.MARKING, 3)[1:]
    fresh = DicelandJudge(one.setup).chances(one)
    judge(one).chances(other)
    assert judge(one).chances(one) == fresh


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_rough_chances_are_near(seats: int) -> None:
    for position in positions(seats, 3)[:-1:9]:
        rough, exact = judge(position).roughly(position), judge(position).chances(position)
        assert sum(rough) == pytest.approx(1, abs=1e-12)
        assert rough == pytest.approx(exact, abs=0.15)


def test_who_needs_one_cross_is_ahead() -> None:
    """D4: nobody else is near the goal."""
    for position in positions(2, 3)[:-1]:
        reached = [position.numbers[k.SEAT + seat * k.SEAT_SIZE + k.COMPLETE] for seat in (0, 1)]
        if reached == [1, 0] and position.scores[0] == position.setup.facts[k.T_GOAL] - 1 > position.scores[1] + 2:
            assert judge(position).chances(position)[0] > 0.5


def test_d18_alone_fewer_turns_beat_more_of_par() -> None:
    end = positions(1, 3)[-1]
    won, par = judge(end).result(end)
    assert won + par == 1
    beginning = positions(1, 3)[0]
    assert judge(end).chances(beginning)[0] == pytest.approx(0.5, abs=0.1)  # about as good as par


@pytest.mark.parametrize("phase", [k.GOING_ON, k.MARKING, k.TREASURE_USE])
def test_plain_python_judges_actions_alike(phase: int) -> None:
    late = some(2, 3, phase, 40)[-1]
    plain, seat = DicelandJudge(late.setup, plain=True), late.pending[-1]
    assert plain.chances(late) == pytest.approx(judge(late).chances(late))
    found = plain.after_actions(late, seat)
    for action, chances in judge(late).after_actions(late, seat).items():
        assert found[action] == pytest.approx(chances)


@pytest.mark.parametrize("seats", [1, 2])
def test_plain_python_judges_throws_alike(seats: int) -> None:
    late = some(seats, 3, k.TREASURE_THROW, 40)[-1]
    plain = DicelandJudge(late.setup, plain=True)
    assert plain.chances(late) == pytest.approx(judge(late).chances(late))
    for mine, other in zip(plain.after_throws(late), judge(late).after_throws(late), strict=True):
        assert mine.chances == pytest.approx(other.chances)


def test_the_name_is_a_hash() -> None:
    name = judge(positions(2, 3)[0]).name
    assert len(name) == 16
    int(name, 16)
