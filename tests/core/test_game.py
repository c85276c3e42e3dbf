"""A game in one's hands: illegal moves change nothing and say why, errors travel, dice come from anywhere."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from rollwright import BoardError, IllegalMove, OptionError, RollwrightError, SeededDice
from support.games import GAMES
from support.random_games import played, random_game
from support.refused import fault
from support.thorough import times

Record = dict[str, Any]
seeds = given(seed=st.integers(0, 2**60))
games = pytest.mark.parametrize("name", GAMES)
often = settings(max_examples=times(60), deadline=None, derandomize=True)


# Moves that are not legal --------------------------------------------------------------------------------


@often
@seeds
def test_an_illegal_move_changes_nothing_and_says_who_what_and_why(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    words = [other for seat in range(game.seats) for other in game.legal_moves(seat)]
    kind, before = game.kind, (game.state, list(game.events))
    for _ in range(30):
        seat = rng.choice([*range(-1, game.seats + 1)])
        on_board = 0 <= seat < game.seats
        actions = rng.randrange(kind.kernel.ACTIONS)
        try:
            move = kind.notation.write_action(game.setup, seat if on_board else 0, actions)
        except IndexError:  # a board has fewer spaces than there could be
            move = "cross q99"
        move = rng.choice([move, move, *words, "", "fly", "cross", "x" * 500])
        if on_board and move in game.legal_moves(seat):
            continue
        with pytest.raises(IllegalMove) as caught:
            game.play(seat, move)
        error = caught.value
        assert (game.state, game.events) == before
        assert error.params["seat"] == seat or not on_board
        assert str(error.params["move"])[:79] == move[:79]
        assert f"“{move[:20]}" in str(error)
        assert len(str(error)) > len(move[:80]) + 20, "it says why"
    if not game.awaiting_roll:
        with pytest.raises(IllegalMove) as caught:
            game.roll()
        assert (game.state, game.events) == before
        assert caught.value.code == ("throw-game-over" if game.over else "throw-not-now")


@games
@pytest.mark.parametrize("seat", [True, False, -1, 2, 0.0, "0", None, 10**30])
def test_a_seat_is_a_number_of_the_table(name: str, seat: Any) -> None:
    game = played(name, 1)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, "keep")
    assert caught.value.code == "move-no-such-seat"
    assert str(seat) in str(caught.value)


@games
def test_a_seat_with_more_digits_than_python_likes_to_write_is_refused_too(name: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        played(name, 1).play(10**5000, "keep")
    assert caught.value.code == "move-no-such-seat"
    with pytest.raises(IllegalMove) as caught:
        played(name, 1).play(0, 10**5000)  # type: ignore[arg-type]
    assert caught.value.code == "move-not-understood"


@games
@pytest.mark.parametrize("move", [None, 5, True, ["keep"], b"keep"])
def test_a_move_is_text(name: str, move: Any) -> None:
    game = played(name, 1)
    with pytest.raises(IllegalMove) as caught:
        game.play(0, move)
    assert caught.value.code == "move-not-understood"


@games
@pytest.mark.parametrize("dice", [5, True, ["rrrrrr"], b"rrrrrr", "x" * 500, "", "rrrrrR", "A1 B1 C1", "\ud800"])
def test_a_throw_that_cannot_fall_is_refused(name: str, dice: Any) -> None:
    game = played(name, 0)
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.roll(dice)
    assert (game.state, game.events) == (before, [])
    assert caught.value.params["seat"] is None
    assert str(caught.value)


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(IllegalMove) as caught:
        played("diceland", 0).undo()
    assert caught.value.code == "undo-nothing"


# Errors --------------------------------------------------------------------------------------------------


def some_errors() -> list[RollwrightError]:
    record = played("diceland").record()
    record["boards"]["A"] = record["boards"]["A"].replace("+", "x")
    moves = played("diceland", 1)
    with pytest.raises(IllegalMove) as illegal:
        moves.play(0, "cross a1")
    with pytest.raises(BoardError) as board:
        rollwright.new_game("diceland", boards=["Z"])
    with pytest.raises(OptionError) as option:
        rollwright.new_game("chess")
    event = fault({**played("diceland").record(), "events": [[0, "pick r"]]})
    return [illegal.value, board.value, option.value, event, fault(record)]


def test_errors_can_be_pickled_and_copied() -> None:
    for error in some_errors():
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            assert type(twin) is type(error)
            assert (twin.code, twin.params, str(twin)) == (error.code, error.params, str(error))
            assert (twin.cause is None) == (error.cause is None)


def test_errors_are_said_in_every_language() -> None:
    for error in some_errors():
        assert error.say("en") == str(error)
        assert error.code not in str(error)
        assert len({error.say(language) for language in ("en", "de", "fr", "it")}) == 4


# Dice ----------------------------------------------------------------------------------------------------


def test_the_same_seed_throws_the_same_dice() -> None:
    for seed in (0, 1, -1, 2**62, 2**62 + 1, -(10**30)):
        one, two = SeededDice(seed), SeededDice(seed)
        assert [one.faces(n, 6) for n in range(20)] == [two.faces(n, 6) for n in reversed(range(20))][::-1]
    seeds_apart = {str([SeededDice(seed).faces(n, 6) for n in range(5)]) for seed in (0, 1, -1, 2**62, 2**124)}
    assert len(seeds_apart) == 5


def test_without_a_seed_dice_differ() -> None:
    assert SeededDice().seed != SeededDice().seed


def test_every_face_is_as_likely_as_the_others() -> None:
    dice = SeededDice(3)
    counts = [0] * 6
    for throw in range(3_000):
        for face in dice.faces(throw, 6):
            counts[face] += 1
    assert all(abs(count - 3_000) < 300 for count in counts)


@games
def test_only_a_throw_that_is_due_has_outcomes(name: str) -> None:
    game = played(name, 0)
    throws = dict(game.outcomes())
    assert sum(throws.values()) == 1
    game.roll()
    assert game.events[0][1] in throws
    assert game.outcomes() == []


class Fixed:
    """Dice of somebody else's making."""

    def faces(self, throw: int, count: int) -> list[int]:
        return [(throw + die) % 6 for die in range(count)]


def test_any_source_of_dice_will_do() -> None:
    game = rollwright.new_game("diceland", boards=["A"], dice=Fixed())
    game.roll()
    assert game.events[-1] == ("dice", "rygbos")
    game.play(0, "pick y")
    game.play(0, "reroll")
    game.roll()
    assert game.events[-1] == ("dice", "ygbos")
    game = rollwright.new_game("ring-and-route", sheets=["1"], dice=Fixed())
    game.roll()
    assert game.events[-1] == ("dice", "A1r B2p C3r")
    game.play(0, "reroll AC")
    game.roll()
    assert game.events[-1] == ("dice", "A2b C3r")
