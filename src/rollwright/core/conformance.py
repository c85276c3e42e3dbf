"""A conformance check for game authors: plays random games and asserts what the rest of the project relies on."""

from __future__ import annotations

import json
from random import Random

from rollwright.core.dice import SeededDice
from rollwright.core.errors import IllegalMove
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.knowledge import novice_actions
from rollwright.core.lesson_check import check_lessons
from rollwright.core.record import replay
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS

MOST_EVENTS = 100_000


def check_game(name: str, games: int = 8, seed: int = 0) -> None:
    """Plays random games with 1 to 4 seats and asserts the invariants that bots, tables and records rely on.

    AssertionError names the first one that is violated: a throw and a decision are never due at the same time; text
    and actions convert both ways; mask and list of legal actions agree; illegal moves change nothing; the order of
    simultaneous moves doesn't matter; undo reverts exactly one event; a mark can be taken back and made again; a
    record replays to an equal state; every game ends. Lessons are played in all ways that they accept.
    """
    kind = game_type(name)
    check_lessons(kind)
    for number in range(games):
        rng = Random(seed * 1_000_003 + number)
        _check_one(_new_game(kind, number % MOST_SEATS + 1, rng), rng)


def _new_game(kind: GameType, seats: int, rng: Random) -> Game:
    names = [f"Seat {seat}" for seat in range(seats)]
    pieces = kind.material.deal(seats, rng.randrange) or None
    return Game(kind, kind.set_up(names, rng.randrange(seats), pieces=pieces), SeededDice(rng.getrandbits(60)))


def _check_one(game: Game, rng: Random) -> None:
    while not game.over:
        assert len(game.events) < MOST_EVENTS, "a game must end"
        _check_decisions(game)
        before = game.state
        if game.awaiting_roll:
            game.roll()
        else:
            _check_any_order(game, rng)
            seat = rng.choice(game.pending)
            game.play(seat, rng.choice(game.legal_moves(seat)))
        _check_undo(game, before)
        _check_take_back(game)
        if rng.random() < 0.05:
            _check_record(game)
    assert not game.pending, "no seat is pending when the game is over"
    assert not game.awaiting_roll, "no throw is due when the game is over"
    assert game.reason is not None, "a game that is over has a reason"
    assert game.winners or not game.kind.always_won, "a game type that is always won has a winner at the end"
    _check_record(game)


def _check_decisions(game: Game) -> None:
    assert game.awaiting_roll != bool(game.pending), "either a throw is due or a seat is pending"
    assert game.winners == () and game.reason is None, "nobody has won while the game is in progress"
    for seat in range(game.seats):
        actions, moves = game.legal_actions(seat), game.legal_moves(seat)
        assert bool(moves) == (seat in game.pending), "a seat has legal moves exactly when it is pending"
        assert actions == sorted(set(actions)), "legal actions are ascending and distinct"
        assert [index for index, legal in enumerate(game.legal_mask(seat)) if legal] == actions
        for action, move in zip(actions, moves, strict=True):
            assert game.kind.notation.read_action(game.setup, seat, move) == action, f"“{move}” is not read back"
        novice = novice_actions(game, seat) if seat in game.pending else []
        assert bool(novice) == bool(actions) and {*novice} <= {*actions}, "a novice has a legal action"
        _check_refused(game, seat, "no such move")
    if game.awaiting_roll and len(game.events) < 50:
        assert sum(share for _, share in game.outcomes()) == 1, "the probabilities of all throws add up to 1"


def _check_refused(game: Game, seat: int, move: str) -> None:
    before = game.state
    try:
        game.play(seat, move)
    except IllegalMove:
        assert game.state == before, "an illegal move changes nothing"
    else:
        raise AssertionError(f"“{move}” should have been refused")


def _check_any_order(game: Game, rng: Random) -> None:
    """Two seats that are pending at the same time may play in either order."""
    if len(game.pending) < 2:
        return
    one, other = rng.sample(game.pending, 2)
    moves = {seat: rng.choice(game.legal_moves(seat)) for seat in (one, other)}
    first, second = game.copy(), game.copy()
    for copy, order in ((first, (one, other)), (second, (other, one))):
        for seat in order:
            copy.play(seat, moves[seat])
    assert first.state == second.state, "the order of simultaneous moves must not matter"


def _check_undo(game: Game, before: tuple[int, ...]) -> None:
    after, event = game.state, game.events[-1]
    game.undo()
    assert game.state == before, "undo restores the previous state"
    if event[0] == "dice":
        game.roll()
        assert game.events[-1] == event, "rolling again after an undo gives the same throw"
    else:
        game.play(int(event[0]), event[1])
    assert game.state == after, "the same event leads to the same state"


def _check_take_back(game: Game) -> None:
    for seat in filter(game.can_take_back, game.pending):
        copy = game.copy()
        copy.play(seat, copy.take_back(seat))
        assert copy.state == game.state, "a mark taken back and made again leads to the same state"


def _check_record(game: Game) -> None:
    record = json.loads(json.dumps(game.record()))
    replayed = replay(record)
    assert replayed.state == game.state, "a record replays to an equal state"
    assert replayed.record() == record, "and to an equal record"
