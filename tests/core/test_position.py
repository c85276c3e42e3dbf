"""A position without history: the same rules as a game, plain and compiled."""

from __future__ import annotations

import doctest
from random import Random
from types import ModuleType

import pytest

import rollwright
from rollwright import Game, IllegalMove, OptionError, Position, SeededDice
from rollwright.core import game as game_module
from rollwright.core import game_type as game_type_module
from rollwright.core import position as position_module
from support.random_games import new_random_game

GAMES = rollwright.game_names()
in_every_game = pytest.mark.parametrize("name", GAMES)


def started(name: str, seed: int, compiled: bool) -> tuple[Game, Position]:
    game = rollwright.new_game(name, seats=seed % 4 + 1, dice=SeededDice(seed))
    return game, Position(game.kind, game.setup, compiled=compiled)


@in_every_game
@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.compiled)])
def test_a_position_goes_the_way_of_its_game(name: str, compiled: bool) -> None:
    for seed in range(8):
        game, position = started(name, seed, compiled)
        for step in range(400):
            assert position.state == game.state
            assert (position.pending, position.awaiting_roll, position.over) == (
                game.pending,
                game.awaiting_roll,
                game.over,
            )
            assert (position.scores, position.winners, position.reason) == (game.scores, game.winners, game.reason)
            if game.over:
                break
            if game.awaiting_roll:
                game.roll()
                position.roll(game.events[-1][1])
                continue
            seat = game.pending[step % len(game.pending)]
            moves = game.legal_moves(seat)
            assert position.legal_moves(seat) == moves
            assert position.legal_actions(seat) == game.legal_actions(seat)
            game.play(seat, moves[step % len(moves)])
            position.play(seat, moves[step % len(moves)])


@in_every_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    game = new_random_game(Random(3), name)
    game.roll()
    position = game.position()
    assert type(position) is Position
    twin, before = position.copy(), position.state
    for seat in twin.pending:
        twin.act(seat, twin.legal_actions(seat)[0])
    assert twin.state != before
    assert position.state == before == game.state


@in_every_game
def test_a_state_can_be_taken_up_again(name: str) -> None:
    game = new_random_game(Random(5), name)
    game.roll()
    again = Position(game.kind, game.setup, state=game.state)
    assert again.state == game.state
    assert [again.legal_moves(seat) for seat in again.pending] == [game.legal_moves(seat) for seat in game.pending]


@in_every_game
def test_words_are_checked(name: str) -> None:
    position = rollwright.new_game(name).position()
    before = position.state
    with pytest.raises(IllegalMove):
        position.play(0, "no such move")
    with pytest.raises(IllegalMove):
        position.roll("no such throw")
    assert position.state == before


@in_every_game
def test_pieces_are_dealt_by_the_dice(name: str) -> None:
    def pieces(seed: int, seats: int) -> tuple[str, ...]:
        game = rollwright.new_game(name, seats=seats, dice=SeededDice(seed))
        assert game.seats == seats
        return game.kind.material.pieces_of(game.setup)

    assert all(pieces(seed, 3) == pieces(seed, 3) for seed in range(5))
    assert len({pieces(seed, 3) for seed in range(40)}) > 1, "another seed deals others"
    assert rollwright.new_game(name).seats == 2
    assert rollwright.new_game(name, names=["Ada", "Bo", "Cy"]).seats == 3


@in_every_game
def test_seats_that_do_not_fit_are_refused(name: str) -> None:
    kind = rollwright.game_type(name)
    with pytest.raises(OptionError, match="4"):
        rollwright.new_game(name, seats=5)
    with pytest.raises(OptionError):
        rollwright.new_game(name, seats=3, names=["Ada"])
    with pytest.raises(OptionError):
        rollwright.new_game(name, seats=3, **{kind.material.option: kind.material.catalogue()[:2]})  # type: ignore[arg-type]


@pytest.mark.parametrize("module", [position_module, game_module, game_type_module], ids=lambda module: module.__name__)
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 0
    assert results.failed == 0
