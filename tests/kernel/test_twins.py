"""One source, run plain and compiled: both do the same, and both do what a game in one's hands does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import rollwright
from rollwright import Game, SeededDice
from rollwright.core.game_type import GameType
from rollwright.core.setup import Setup
from rollwright.kernel import batch_games as b
from rollwright.kernel import deciders, loops, stream
from rollwright.kernel.fingerprint import NOTE
from rollwright.kernel.game_loop import NOBODY
from support.games import GAMES
from support.thorough import times

KEY = stream.key_of(20)
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "diceland solitaire": ("diceland", {"pieces": ["A"], "round_limit": 30}),
    "diceland of two": ("diceland", {"pieces": ["G", "H"]}),
    "diceland of four": ("diceland", {"pieces": ["B", "C", "D", "B"], "round_limit": 8}),
    "ring-and-route solitaire": ("ring-and-route", {"pieces": ["2"]}),
    "ring-and-route of two": ("ring-and-route", {"pieces": ["1", "2"]}),
    "ring-and-route of four": ("ring-and-route", {"pieces": ["1", "2", "2", "1"], "number_points": [*range(13)]}),
}
BOTS = {"random": deciders.RANDOM, "greedy": deciders.GREEDY}
setups = pytest.mark.parametrize("name", SETUPS)


class Run:
    """A set-up with a kernel and the numbers it writes on."""

    def __init__(self, name: str, *, compiled: bool) -> None:
        game, options = SETUPS[name]
        self.kind: GameType = rollwright.game_type(game)
        self.setup: Setup = self.kind.set_up(None, 0, **options)
        self.kernel: SimpleNamespace = self.kind.builds.compiled if compiled else self.kind.builds.plain
        self.compiled = compiled
        self.table = self.numbers(self.setup.facts)

    def numbers(self, values: Any) -> Any:
        if not self.compiled:
            return list(values)
        import numpy as np

        return np.array(values, dtype=np.int64)

    def rows(self, start: int, stop: int, bots: list[int]) -> list[list[int]]:
        """The results of some games."""
        rows = self.numbers([0] * (stop - start) * loops.ROW)
        state, out = self._state_and_out()
        seats = self.setup.seats
        self.kernel.play_games(self.table, seats, KEY, start, stop, self.numbers(bots), state, out, rows)
        flat = [int(number) for number in rows]
        return [flat[row : row + loops.ROW] for row in range(0, len(flat), loops.ROW)]

    def fingerprint(self, start: int, stop: int, key: int = KEY) -> int:
        state, out = self._state_and_out()
        return int(
            self.kernel.fingerprint(
                self.table, self.setup.seats, key, start, stop, state, out, self.numbers([0] * NOTE)
            )
        )

    def _state_and_out(self) -> tuple[Any, Any]:
        kernel = self.kind.kernel
        return self.numbers([0] * kernel.STATE_SIZE), self.numbers([0] * self.kind.builds.scratch)


def bots_for(name: str, kind: str) -> list[int]:
    """Random or greedy players, or both in turn."""
    seats = Run(name, compiled=False).setup.seats
    return [(seat + 1) % 2 if kind == "mixed" else BOTS[kind] for seat in range(seats)]


# Plain and compiled --------------------------------------------------------------------------------------


@pytest.mark.compiled
@setups
@pytest.mark.parametrize("bots", ["random", "greedy", "mixed"])
def test_plain_and_compiled_games_have_equal_results(name: str, bots: str) -> None:
    chosen = bots_for(name, bots)
    rows = Run(name, compiled=False).rows(0, 12, chosen)
    assert rows == Run(name, compiled=True).rows(0, 12, chosen)
    assert len({tuple(row) for row in rows}) > 6, "games differ from each other"


@pytest.mark.compiled
@setups
def test_plain_and_compiled_fingerprints_are_equal(name: str) -> None:
    assert Run(name, compiled=False).fingerprint(0, 12) == Run(name, compiled=True).fingerprint(0, 12)


@pytest.mark.compiled
@setups
def test_plain_and_compiled_games_step_alike(name: str) -> None:
    run = Run(name, compiled=False)
    plain = Game(run.kind, run.setup, SeededDice(5))
    compiled = Game(run.kind, run.setup, SeededDice(5), compiled=True)
    for step in range(400):
        assert plain.state == compiled.state
        if plain.over:
            break
        if plain.awaiting_roll:
            plain.roll()
            compiled.roll()
        else:
            seat = plain.pending[step % len(plain.pending)]
            legal = plain.legal_moves(seat)
            assert legal == compiled.legal_moves(seat)
            move = legal[step * 7 % len(legal)]
            plain.play(seat, move)
            compiled.play(seat, move)
    assert plain.record() == compiled.record()
    assert rollwright.replay(compiled.record()).state == compiled.state
    for _ in range(len(compiled.events)):
        compiled.undo()
    assert compiled.state == Game(run.kind, run.setup).state


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_machine_code_is_found_again(name: str) -> None:
    kind = rollwright.game_type(name)
    pieces: dict[str, Any] = {kind.material.option: list(kind.material.catalogue()[:2])}
    rollwright.new_game(name, compiled=True, **pieces).roll()
    assert kind.builds.is_compiled()


# Rows and fingerprints -----------------------------------------------------------------------------------


@setups
def test_a_game_depends_on_its_number_only(name: str) -> None:
    run = Run(name, compiled=False)
    bots = bots_for(name, "random")
    assert run.rows(0, 6, bots) == [*run.rows(0, 2, bots), *run.rows(2, 6, bots)]


@setups
def test_fingerprints_of_ranges_add_up(name: str) -> None:
    run = Run(name, compiled=False)
    parts = [run.fingerprint(start, start + 2) for start in (0, 2, 4)]
    assert sum(parts) & stream.MASK == run.fingerprint(0, 6)
    assert len(set(parts)) == 3
    assert run.fingerprint(3, 3) == 0


@setups
def test_fingerprints_depend_on_the_key(name: str) -> None:
    run = Run(name, compiled=False)
    assert run.fingerprint(0, 2) != run.fingerprint(0, 2, key=KEY + 1)


def test_fingerprints_depend_on_the_set_up() -> None:
    prints = {name: Run(name, compiled=False).fingerprint(0, 2) for name in SETUPS}
    assert len(set(prints.values())) == len(SETUPS)


# A simulated game in one's hands -------------------------------------------------------------------------


def simulated(name: str, number: int, bots: list[int]) -> Game:
    """Game `number` of a run, played move by move."""
    run = Run(name, compiled=False)
    key = stream.derive(KEY, number)
    dice, choices = stream.derive(key, stream.DICE), stream.derive(key, stream.CHOICES)
    setup = Setup(run.setup.names, number % run.setup.seats, run.setup.facts, run.setup.material)
    game = Game(run.kind, setup, SeededDice.from_key(dice))
    while not game.over:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        if bots[seat] == deciders.GREEDY:
            state = list(game.state)
            action = run.kernel.greedy_for(state, run.table, seat, [0] * run.kind.builds.scratch)
            assert tuple(state) == game.state, "thinking changes nothing"
        else:
            legal = game.legal_actions(seat)
            action = legal[deciders.choice(choices, len(game.events), seat, len(legal))]
        assert action in game.legal_actions(seat)
        game.act(seat, action)
    return game


@setups
@pytest.mark.parametrize("bots", ["random", "mixed"])
def test_a_simulated_game_can_be_played_again_move_by_move(name: str, bots: str) -> None:
    chosen = bots_for(name, bots)
    for number, row in enumerate(Run(name, compiled=False).rows(0, times(3), chosen)):
        game = simulated(name, number, chosen)
        assert game.winners == tuple(seat for seat in range(4) if row[loops.WINNERS] >> seat & 1)
        assert game.reason == game.kind.kernel.REASONS[row[loops.REASON]]
        assert game.turns == row[loops.TURNS]
        assert sum(who != "dice" for who, _ in game.events) == row[loops.DECISIONS]
        assert game.scores == tuple(row[loops.SCORES : loops.SCORES + game.seats])
        again = rollwright.replay(game.record())
        assert again.state == game.state


@setups
def test_the_mask_is_the_list(name: str) -> None:
    game = simulated(name, 0, bots_for(name, "random"))
    while game.events:
        game.undo()
        for seat in range(game.seats):
            mask = game.legal_mask(seat)
            assert len(mask) == game.kind.kernel.ACTIONS
            assert set(mask) <= {0, 1}
            assert [action for action, legal in enumerate(mask) if legal] == game.legal_actions(seat)
            words = [game.kind.notation.write_action(game.setup, seat, action) for action in game.legal_actions(seat)]
            assert words == game.legal_moves(seat)
            assert len(set(words)) == len(words)


# Many games side by side ---------------------------------------------------------------------------------


@setups
def test_games_side_by_side_are_the_games_one_by_one(name: str) -> None:
    """`step_batch`, `mask_batch`, `sample_batch` and `results_batch`, plain, against games played alone."""
    run, games = Run(name, compiled=False), 3
    kernel, size, words = run.kernel, run.kind.kernel.STATE_SIZE, -(-run.kind.kernel.ACTIONS // 8)
    numbers = {
        b.GAMES: games,
        b.SEATS: run.setup.seats,
        b.SIZE: size,
        b.DEALS: 1,
        b.WIDTH: len(run.table),
        b.KEY: KEY,
        b.ASKED: 1,
        b.WHO: b.ALL,
        b.ACTIONS: run.kind.kernel.ACTIONS,
        b.MASK_WORDS: words,
    }
    facts = [numbers.get(number, 0) for number in range(b.RUN)]
    states, log, seats = [0] * games * size, [0] * games * b.LOG, [NOBODY] * games
    mask, chosen, rows, out = [0] * games * words, [0] * games, [0] * games * loops.ROW, [0] * run.kind.builds.scratch

    def step() -> None:
        kernel.step_batch(run.table, [0] * 4, facts, states, log, out, seats, chosen)

    step()
    alone = [
        Game(
            run.kind,
            Setup(run.setup.names, number % run.setup.seats, run.setup.facts, run.setup.material),
            SeededDice.from_key(log[number * b.LOG + b.DICE_KEY]),
        )
        for number in range(games)
    ]
    over: list[int] = []
    for turn in range(2_000):
        kernel.mask_batch(run.table, facts, states, log, out, seats, mask)
        kernel.sample_batch(facts, turn, mask, chosen)
        assert kernel.first_illegal(facts, mask, seats, chosen) == -1
        for number, game in enumerate(alone):
            while game.awaiting_roll:
                game.roll()
            assert game.state == tuple(states[number * size : (number + 1) * size])
            assert seats[number] == (game.pending[0] if game.pending else NOBODY)
            actions = game.legal_actions(seats[number])
            row = b"".join(word.to_bytes(8, "little") for word in mask[number * words : (number + 1) * words])
            assert [action for action, legal in enumerate(row) if legal] == actions
            assert chosen[number] in (actions or [0])
        if over := [number for number, game in enumerate(alone) if game.over]:
            break
        for number, game in enumerate(alone):
            game.act(seats[number], chosen[number])
        step()
    assert over, "so many turns were not enough"
    kernel.results_batch(run.table, facts, states, log, seats, rows)
    assert sum(map(any, zip(*[iter(rows)] * loops.ROW, strict=True))) == len(over)
    for number in over:
        result = rows[number * loops.ROW : (number + 1) * loops.ROW]
        assert result[loops.WINNERS] == sum(1 << seat for seat in alone[number].winners)
        assert result[loops.DECISIONS] == len(alone[number].events)
        assert result[loops.SCORES : loops.SCORES + run.setup.seats] == list(alone[number].scores)
    begun = [log[number * b.LOG + b.BEGUN] for number in range(games)]
    step()
    again = [log[number * b.LOG + b.BEGUN] - begun[number] for number in range(games)]
    assert [number for number in range(games) if again[number]] == over, "only those that are over begin anew"


@pytest.mark.compiled
@setups
def test_a_batch_is_stepped_to_the_end(name: str) -> None:
    from rollwright.core.batch import Batch

    run = Run(name, compiled=True)
    batch = Batch(run.kind, run.setup, games=5, seed=3)
    ended = 0
    for _ in range(20_000):
        masks = batch.mask()
        ended += int((batch.seats < 0).sum())
        if (batch.log[:, b.BEGUN] > 2).all():
            break
        actions = batch.sample()
        for game in range(5):
            assert not masks[game].any() if batch.seats[game] < 0 else masks[game][actions[game]] == 1
        batch.step(actions)
    assert ended >= 10
    assert ended == (batch.log[:, b.BEGUN] - 1).sum() + (batch.seats < 0).sum(), "each is seen ended once"
