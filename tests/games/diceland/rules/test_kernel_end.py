"""The rules of Diceland under their numbers: how a game ends."""

from __future__ import annotations

import pytest

import rollwright
from games.diceland.rules.positions import FIELD, PAIRS, crosses, pending, play, position, row
from rollwright import BoardError, IllegalMove, OptionError, RecordError
from support.refused import refusal

# End -----------------------------------------------------------------------------------------------------


def test_d17_all_who_reach_the_goal_in_phase_2_win_together_without_treasure_throws() -> None:
    ready = row("bcdefghi")  # eight treasures and complete colours; the next are two orange ones
    game = position(PAIRS, PAIRS, PAIRS, crossed=[ready, ready, row("bcdefgh")], active=2)
    play(game, "bossss", "pick b", "stop")
    assert pending(game) == (0, 1, 2)
    play(game, "0: use o", "0: cross j1")
    assert not game.over, "the others finish first"
    play(game, "2: cross i1", "1: use o", "1: cross j1")
    assert (game.over, game.winners, game.reason, game.scores) == (True, (0, 1), "goal", (9, 9, 8))
    assert (game.awaiting_roll, pending(game)) == (False, ())
    with pytest.raises(IllegalMove) as caught:
        game.roll("sssss")
    assert caught.value.code == "throw-game-over"
    assert refusal(game, 0, "pass") == "move-game-over"


def test_d17_the_active_seat_has_no_advantage() -> None:
    ready = row("bcdefghi")
    game = position(PAIRS, PAIRS, crossed=[ready, ready])
    play(game, "ossssb", "pick o", "stop", "cross j1")
    assert game.winners == (0,)
    game = position(PAIRS, PAIRS, crossed=[ready, ready])
    play(game, "ssssob", "pick s", "stop", "1: use o", "1: cross j1")
    assert game.winners == (1,)


def test_d18_the_goal_with_a_treasure_throw_wins_alone_and_throws_still_owed_lapse() -> None:
    game = position(PAIRS, PAIRS, crossed=[row("bcdefgh"), row("bcdefgh")])
    assert game.scores == (7, 7)
    play(game, "bsssss", "pick b", "stop", "0: cross i1")
    assert pending(game) == ()
    game.roll("oosss")
    play(game, "use o", "cross j1")
    assert game.scores == (9, 7)
    assert (game.over, pending(game)) == (False, (0,)), "looked at when the last cross has been made"
    play(game, "cross k1")
    assert (game.over, game.winners, game.reason, game.scores) == (True, (0,), "goal", (10, 7))
    assert not game.awaiting_roll, "its own two further throws lapse"


def test_d18_the_throws_of_others_lapse_too() -> None:
    game = position(PAIRS, PAIRS, crossed=[row("bcdefgh"), row("bcde")])
    play(
        game,
        "bgssss",
        "pick b",
        "stop",
        "1: use g",
        "1: cross f1",
        "0: cross i1",
        "ossss",
        "use o",
        "cross j1",
    )
    assert (game.winners, game.scores) == ((0,), (9, 5))
    assert not game.awaiting_roll


def test_d18_without_the_goal_the_throws_go_on() -> None:
    game = position(PAIRS, PAIRS, crossed=[row("bcdefg"), ""])
    play(game, "bsssss", "pick b", "stop", "cross h1", "bssss", "use b", "cross i1")
    assert (game.over, game.scores, game.awaiting_roll) == (False, (8, 0), True)
    game.roll("sssss")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_d19_the_round_limit_ends_the_game_without_winners(seats: int) -> None:
    game = rollwright.new_game("diceland", boards=[FIELD] * seats, round_limit=2, first=seats - 1)
    for _ in range(2 * seats):
        assert not game.over
        game.roll("gggggg")
        play(game, "pick g")
    assert (game.over, game.winners, game.reason) == (True, (), "round-limit")
    assert (game.awaiting_roll, pending(game), game.turns) == (False, (), 2 * seats)


def test_d19_treasure_throws_of_the_last_turn_are_taken() -> None:
    game = position(FIELD, crossed=["e2 f2"], turns=4, round_limit=5)
    play(game, "orrrrr", "pick o", "stop", "cross g2")
    assert (game.over, game.awaiting_roll) == (False, True)
    game.roll("ggggg")
    assert (game.over, game.reason, game.scores) == (True, "round-limit", (1,))


def test_d19_reaching_the_goal_in_the_last_turn_wins() -> None:
    game = position(PAIRS, crossed=[row("bcdefghi")], turns=4, round_limit=5)
    play(game, "osssss", "pick o", "stop", "cross j1")
    assert (game.winners, game.reason) == ((0,), "goal")


def test_d19_two_hundred_rounds_unless_said_otherwise() -> None:
    game = rollwright.new_game("diceland", boards=["A", "B"])
    assert game.record()["options"] == {"round_limit": 200}
    game = position(FIELD, FIELD, turns=399, active=1)
    play(game, "gggggg", "pick g")
    assert game.reason == "round-limit"


@pytest.mark.parametrize("limit", [0, -1, 1_000_001, True, "5", 2.0, None])
def test_d19_other_limits_are_refused(limit: object) -> None:
    with pytest.raises(OptionError) as caught:
        rollwright.new_game("diceland", boards=["A", "B"], round_limit=limit)
    assert caught.value.code == "diceland-option-round-limit"


@pytest.mark.parametrize(("space", "won"), [("c2", False), ("g3", True)])
def test_d20_five_of_six_treasures_and_a_colour(space: str, won: bool) -> None:
    game = position(FIELD, crossed=["e2 f2 g2 d3 e3 f3 d1 e1 f1 c3"])  # O S Y B, and three complete colours
    assert game.scores == (4,)
    play(game, "rggggg", "pick r", "stop")
    assert crosses(game, 0) == "b2 c2 g3"
    play(game, f"cross {space}")
    assert (game.over, game.winners) == ((True, (0,)) if won else (False, ()))


def test_d20_a_mixture_of_boards_is_refused() -> None:
    with pytest.raises(BoardError) as caught:
        rollwright.new_game("diceland", boards=["A", FIELD])
    assert caught.value.code == "diceland-boards-mixed"
    record = rollwright.new_game("diceland", boards=["A", "B"]).record()
    record["boards"]["B"] = FIELD
    with pytest.raises(RecordError) as refused:
        rollwright.replay(record)
    assert (refused.value.code, refused.value.params["field"]) == ("diceland-boards-mixed", "boards")
