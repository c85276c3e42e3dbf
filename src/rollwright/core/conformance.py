"""What every game must keep to, checked by playing: for those who add one."""

from __future__ import annotations

import json
from random import Random

from rollwright.core.dice import SeededDice
from rollwright.core.errors import IllegalMove
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.knowledge import novice_actions
from rollwright.core.record import replay
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS

MOST_EVENTS = 100_000


def check_game(name: str, games: int = 8, seed: int = 0) -> None:
    """Plays random games with 1 to 4 seats and asserts what bots, tables and records rely on.

    AssertionError names the first promise that is broken: decisions and throws exclude each other; moves are written
    and read back; mask and list agree; illegal moves change nothing; the order of simultaneous moves does not
    matter; undo takes back exactly one event; a mark can be taken back and made again; a record replays to an equal
    state; games end.
    """
    kind = game_type(name)
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
        _check_questions(game)
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
    assert not game.pending, "nobody is asked when the game is over"
    assert not game.awaiting_roll, "no dice fall when the game is over"
    assert game.reason is not None, "a game that is over has a reason"
    _check_record(game)


def _check_questions(game: Game) -> None:
    assert game.awaiting_roll != bool(game.pending), "either dice fall or somebody is asked"
    assert game.winners == () and game.reason is None, "nobody has won while the game goes on"
    for seat in range(game.seats):
        actions, moves = game.legal_actions(seat), game.legal_moves(seat)
        assert bool(moves) == (seat in game.pending), "a seat has legal moves just when it is asked"
        assert actions == sorted(set(actions)), "legal actions come in order, each once"
        assert [index for index, legal in enumerate(game.legal_mask(seat)) if legal] == actions
        for action, move in zip(actions, moves, strict=True):
            assert game.kind.notation.read_action(game.setup, seat, move) == action, f"“{move}” is not read back"
        novice = novice_actions(game, seat) if seat in game.pending else []
        assert bool(novice) == bool(actions) and {*novice} <= {*actions}, "level 1 has something legal to do"
        _check_refused(game, seat, "no such move")
    if game.awaiting_roll and len(game.events) < 50:
        assert sum(share for _, share in game.outcomes()) == 1, "the chances of all throws add up to 1"


def _check_refused(game: Game, seat: int, move: str) -> None:
    before = game.state
    try:
        game.play(seat, move)
    except IllegalMove:
        assert game.state == before, "an illegal move changes nothing"
    else:
        raise AssertionError(f"“{move}” should have been refused")


def _check_any_order(game: Game, rng: Random) -> None:
    """Two seats that are asked at once may play in either order."""
    if len(game.pending) < 2:
        return
    one, other = rng.sample(game.pending, 2)
    moves = {seat: rng.choice(game.legal_moves(seat)) for seat in (one, other)}
    first, second = game.copy(), game.copy()
    for twin, order in ((first, (one, other)), (second, (other, one))):
        for seat in order:
            twin.play(seat, moves[seat])
    assert first.state == second.state, "the order of simultaneous moves must not matter"


def _check_undo(game: Game, before: tuple[int, ...]) -> None:
    after, event = game.state, game.events[-1]
    game.undo()
    assert game.state == before, "undo leads back to the state before"
    if event[0] == "dice":
        game.roll()
        assert game.events[-1] == event, "a throw taken back falls the same way again"
    else:
        game.play(int(event[0]), event[1])
    assert game.state == after, "the same event leads to the same state"


def _check_take_back(game: Game) -> None:
    for seat in filter(game.can_take_back, game.pending):
        twin = game.copy()
        twin.play(seat, twin.take_back(seat))
        assert twin.state == game.state, "a mark taken back and made again leads to the same state"


def _check_record(game: Game) -> None:
    record = json.loads(json.dumps(game.record()))
    twin = replay(record)
    assert twin.state == game.state, "a record replays to an equal state"
    assert twin.record() == record, "and to an equal record"
