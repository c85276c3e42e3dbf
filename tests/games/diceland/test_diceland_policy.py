"""How levels 1, 3, 4 and 5 decide: averages and best crosses against plain enumeration, and good manners."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

import rollwright
from rollwright import Game
from rollwright.core.knowledge import knowledge_from_values
from rollwright.games.diceland.bots import features, levels, luck, policy, search, weights
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Knowledge

HIDDEN = 8


@cache
def some_weights(others: float = 0.0, race: float = 0.0) -> Any:
    """A value that nobody would play by, but in which every feature counts."""
    import numpy as np

    rng = np.random.default_rng(4)
    inner = rng.normal(size=(features.FEATURES, HIDDEN)) / 8
    packed = weights.pack(rng.normal(size=features.FEATURES) / 4, inner, rng.normal(size=HIDDEN), others=others)
    packed[policy.W_HEAD + features.SEEN] += 20
    packed[policy.W_RACE] = race
    return packed


def some_game(seed: int, seats: int = 2, events: int = 150) -> Game:
    rng = Random(seed)
    boards = rng.sample("ABCDEFGH", seats)
    game = rollwright.new_game("diceland", boards=boards, dice=rollwright.SeededDice(seed))
    for _ in range(rng.randrange(events)):
        _one_event(game, rng)
    while not game.over and game.awaiting_roll:
        game.roll()
    return game


def _one_event(game: Game, rng: Random) -> None:
    if game.over:
        return
    if game.awaiting_roll:
        game.roll()
    else:
        seat = rng.choice(game.pending)
        moves = [move for move in game.legal_moves(seat) if move != "pass"]
        game.play(seat, rng.choice(moves))


def scratch() -> tuple[list[int], list[float]]:
    return [0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES


def turns_of(state: Any, me: int, table: Any, board: int) -> float:
    if k.has_won(state, me, table):
        return 0.0
    return policy.begin_with(state, me, table, board, some_weights().tolist(), *scratch())


# The best crosses


def fewest_turns(state: list[int], table: Any, colour: int, dice: int) -> float:
    """The lowest value after so many crosses of seat 0, in any order that the kernel allows."""
    state = list(state)
    state[k.PHASE], state[k.SEAT + k.USING], state[k.SEAT + k.CROSSES] = k.MARKING, colour, dice
    waiting, known, best = [state], set(), policy.UNUSABLE
    while waiting:
        state = waiting.pop()
        crossed = tuple(state[k.SEAT :][:2])
        if crossed in known:
            continue
        known.add(crossed)
        if state[k.SEAT + k.CROSSES] == 0:
            best = min(best, turns_of(state, k.SEAT, table, table[k.T_BOARD]))
            continue
        out = [0] * k.ACTIONS
        for i in range(k.legal(state, 0, table, 0, out)):
            after = list(state)
            k.cross(after, k.SEAT, table, table[k.T_BOARD], out[i] - k.CROSS)
            after[k.SEAT + k.CROSSES] -= 1
            waiting.append(after)
    return best


@pytest.mark.parametrize("seed", range(4))
def test_the_best_crosses_are_found(seed: int) -> None:
    game = some_game(seed)
    table = game.setup.facts
    out, notes = scratch()
    worth = policy.know(game.state, 0, table, 0, 63, some_weights().tolist(), out, notes)
    checked = 0
    for colour, dice in product(range(k.COLOURS), range(1, 5)):
        if k.usable(game.state, k.SEAT, table, table[k.T_BOARD], colour, dice):
            expected = fewest_turns(list(game.state), table, colour, dice)
            assert notes[worth + colour * 7 + dice] == pytest.approx(expected)
            checked += 1
        else:
            assert notes[worth + colour * 7 + dice] == policy.UNUSABLE
    assert checked > 5


# Dice


@pytest.mark.parametrize("dice", range(1, 7))
def test_all_falls_are_gone_through_once(dice: int) -> None:
    fall, found = dice, {}
    while True:
        found[fall] = policy.ways_of(dice, fall)
        if fall == dice << 20:
            break
        fall = policy.next_fall(fall)
    cases: dict[int, int] = {}
    for faces in product(range(6), repeat=dice):
        word = sum(1 << 4 * face for face in faces)
        cases[word] = cases.get(word, 0) + 1
    assert found == cases


@pytest.mark.parametrize("aside", [3, 4, 5])
@pytest.mark.parametrize("race", [0.0, 1.0])
def test_throwing_on_is_the_average_over_all_throws(aside: int, race: float) -> None:
    game = some_game(3)
    table, mind, colour = game.setup.facts, some_weights(0.7, race).tolist(), 2
    out, notes = scratch()
    for seat in range(2):
        policy.know(game.state, 0, table, seat, 63, mind, out, notes)

    def stop(have: int, others: tuple[int, ...]) -> float:
        dice = sum(1 << 4 * face for face in others)
        return policy.stop_worth(table, 0, colour, have, dice, mind, notes)

    def on(have: int) -> float:
        falls = list(product(range(6), repeat=6 - have))
        total = 0.0
        for fall in falls:
            others = tuple(face for face in fall if face != colour)
            brought = len(fall) - len(others)
            worth = stop(have + brought, others)
            total += max(worth, on(have + brought)) if brought and have + brought < 6 else worth
        return total / len(falls)

    policy.throw_on(table, 0, colour, aside, mind, notes)
    assert notes[policy.THROWN_ON + aside] == pytest.approx(on(aside))


def test_the_others_take_what_helps_them_most() -> None:
    game = some_game(5)
    out, notes = scratch()
    worth = policy.know(game.state, 0, game.setup.facts, 1, 63, some_weights().tolist(), out, notes)
    for dice in ({0: 2, 1: 1}, {3: 4}, {2: 1, 4: 1, 5: 2}):
        word = sum(number << 4 * colour for colour, number in dice.items())
        choices = [notes[worth + colour * 7 + number] for colour, number in dice.items()]
        assert policy.reply(1, word, notes) == min([*choices, notes[worth + policy.STAND]])


def test_a_look_ahead_is_the_average_over_a_treasure_throw() -> None:
    game = some_game(6)
    table, mind = game.setup.facts, some_weights().tolist()
    state = list(game.state)
    me = k.SEAT
    state[me + k.OWED] = 1
    low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
    found = search.after_crosses(state, me, table, table[k.T_BOARD], low, high, False, mind, *scratch())
    state[me + k.OWED] = 0
    out, notes = scratch()
    policy.know(state, 0, table, 0, 63, mind, out, notes)
    falls = list(product(range(6), repeat=5))
    total = sum(policy.reply(0, sum(1 << 4 * face for face in fall), notes) for fall in falls)
    assert found == pytest.approx(total / len(falls))


def test_a_look_ahead_is_the_average_over_a_turn() -> None:
    game = some_game(7)
    table, mind = game.setup.facts, some_weights().tolist()
    state = list(game.state)
    me = k.SEAT
    state[me + k.OWED] = 0
    low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
    found = search.after_crosses(state, me, table, table[k.T_BOARD], low, high, True, mind, *scratch())
    out, notes = scratch()
    policy.know(state, 0, table, 0, 63, mind, out, notes)
    for colour in range(6):
        policy.throw_on(table, 0, colour, 1, mind, notes)
        for dice in range(1, 7):
            stop = policy.stop_worth(table, 0, colour, dice, 0, mind, notes)
            notes[-1 - colour * 7 - dice] = max(stop, notes[policy.THROWN_ON + dice] if dice < 6 else stop)
    total = 0.0
    fall = 6
    while True:
        counts = [(fall >> 4 * colour) & 15 for colour in range(6)]
        total += policy.ways_of(6, fall) * max(
            notes[-1 - colour * 7 - count] for colour, count in enumerate(counts) if count
        )
        if fall == 6 << 20:
            break
        fall = policy.next_fall(fall)
    assert found == pytest.approx(1 - total / 6**6)


def test_a_look_ahead_is_the_average_over_what_others_leave() -> None:
    game = some_game(8)
    table, mind = game.setup.facts, some_weights().tolist()
    state = list(game.state)
    me = k.SEAT
    state[me + k.OWED] = 0
    low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
    found = search.after_crosses(state, me, table, table[k.T_BOARD], low, high, False, mind, *scratch())
    out, notes = scratch()
    policy.know(state, 0, table, 0, 63, mind, out, notes)
    average = 0.0
    for dice, share in enumerate(search.LEFT_OVER):
        replies = [
            policy.reply(0, sum(1 << 4 * face for face in fall), notes)
            for taken in range(6)
            for fall in product([colour for colour in range(6) if colour != taken], repeat=dice)
        ]
        average += share * sum(replies) / len(replies)
    assert found == pytest.approx(1 + average)
    assert sum(search.LEFT_OVER) == pytest.approx(1)


@pytest.mark.slow
def test_luck_is_zero_on_average() -> None:
    know = Knowledge(0, [], some_weights().tolist(), [])
    phases = set()
    for seed in range(40):
        game = some_game(seed)
        while not game.awaiting_roll and not game.over:
            _one_event(game, Random(seed))
        state, table = list(game.state), game.setup.facts
        if game.over or (phase := state[k.PHASE]) in phases:
            continue
        phases.add(phase)
        for seat in range(game.seats):
            found = [
                count / all_ * luck.luck(state, 0, table, seat, outcome, *scratch(), know)
                for outcome, count, all_ in game.kind.outcomes(state)
            ]
            assert sum(found) == pytest.approx(0)
            thrower = state[k.OWNER] if phase == k.TREASURE_THROW else state[k.ACTIVE]
            assert any(found) == (seat == thrower)
    assert phases == {k.THROW, k.THROW_AGAIN, k.TREASURE_THROW}


def test_uses_that_are_close_are_looked_at_more_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "CLOSE", 1.0)  # so that few games have enough such uses
    mind, free = weights.learned().tolist(), policy.NOTES_SIZE  # where nothing else is noted
    looked = 0
    for seed in range(60):
        game = some_game(seed)
        seat = game.pending[-1] if game.pending else 0
        moves = game.legal_actions(seat) if game.pending else []
        if k.PASS not in moves:
            continue
        state, table, me = list(game.state), game.setup.facts, k.SEAT + seat * k.SEAT_SIZE
        out, notes = scratch()
        worth = policy.know(state, 0, table, seat, 63, mind, out, notes)
        shallow, deep = {}, {}
        for use in moves:
            colour, dice = use - k.USE, state[k.DICE] >> 4 * (use - k.USE) & 15 if use != k.PASS else 0
            low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
            shallow[use] = notes[worth + policy.STAND]
            if use != k.PASS:
                inner, inner_notes = scratch()
                policy.begin_with(state, me, table, table[k.T_BOARD + seat], mind, inner, inner_notes)
                policy.weigh(table, table[k.T_BOARD + seat], colour, dice, dice, mind, inner, inner_notes, free)
                low, high = inner[policy.BEST + dice * 2], inner[policy.BEST + dice * 2 + 1]
                shallow[use] = inner_notes[free + dice]
            mine = (state[k.ACTIVE] + 1) % game.seats == seat
            deep[use] = search.after_crosses(
                state, me, table, table[k.T_BOARD + seat], low, high, mine, mind, *scratch()
            )
        close = [use for use in moves if shallow[use] <= min(shallow.values()) + search.CLOSE]
        expected = min(close, key=deep.__getitem__)
        looked += len(close) > 1
        assert search.attentive(state, 0, table, seat, mind, *scratch()) == expected
    assert looked > 5


def test_the_chance_to_be_ahead_adds_up() -> None:
    for mine, theirs in product((0.0, 0.5, 3.0, 20.0), repeat=2):
        assert policy.ahead(mine, theirs) + policy.ahead(theirs, mine) == pytest.approx(1)
        assert (policy.ahead(mine, theirs) > 0.5) == (mine < theirs)


# Manners


def action_of(game: Game, seat: int, way: int, mind: Any, keep: tuple[Any, Any] | None = None) -> int:
    import numpy as np

    out, notes = keep or (np.zeros(levels.LEVEL_SCRATCH, np.int64), np.zeros(levels.LEVEL_NOTES))
    state, table = np.array(game.state), np.array(game.setup.facts)
    decide = game.kind.builds.compiled_levels.decide_for
    action = int(decide(state, table, seat, out, notes, *knowledge_from_values(way, mind).arguments))
    assert tuple(state) == game.state, "thinking changes nothing"
    assert action in game.legal_actions(seat)
    return action


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_kept_between_decisions_changes_none(seats: int) -> None:
    import numpy as np

    keep = np.zeros(levels.LEVEL_SCRATCH, np.int64), np.zeros(levels.LEVEL_NOTES)
    for seed in range(6):
        game = some_game(seed, seats)
        ways = (
            (weights.learned(), levels.SEARCHING),
            (some_weights(0.5), levels.THOUGHTFUL),
            (weights.learned(), levels.ATTENTIVE),
        )
        for mind, way in ways * 14:
            while not game.over and game.awaiting_roll:
                game.roll()
            if game.over:
                break
            seat = game.pending[-1]
            action = action_of(game, seat, way, mind)
            assert action == action_of(game, seat, way, mind, keep)
            game.act(seat, action)


@pytest.mark.parametrize("way", [levels.THOUGHTFUL, levels.ATTENTIVE, levels.SEARCHING])
def test_decisions_are_legal_without_machine_code(way: int) -> None:
    mind = some_weights(0.5, float(way == levels.SEARCHING)).tolist()
    phases = set()
    for seed in range(24):
        game = some_game(seed)
        phase = game.state[k.PHASE], game.state[k.SEAT + k.CROSSES] > 0
        if game.over or phase in phases:
            continue
        phases.add(phase)
        seat = game.pending[0]
        action = levels.decide(list(game.state), 0, game.setup.facts, seat, *scratch(), Knowledge(way, [], mind, []))
        assert action in game.legal_actions(seat)
    assert len(phases) > 2


@pytest.mark.compiled
@pytest.mark.parametrize("way", [levels.THOUGHTFUL, levels.ATTENTIVE, levels.SEARCHING])
def test_plain_and_compiled_decide_alike(way: int) -> None:
    mind = some_weights(0.5, float(way == levels.SEARCHING))
    for seed in range(3):
        game = some_game(seed, 2)
        for seat in game.pending:
            plain = levels.decide(
                list(game.state), 0, game.setup.facts, seat, *scratch(), Knowledge(way, [], mind.tolist(), [])
            )
            assert plain == action_of(game, seat, way, mind)


def test_level_1_is_never_pointless() -> None:
    for seed in range(80):
        game = some_game(seed, 3)
        for seat in game.pending:
            out = [0] * k.ACTIONS
            found = policy.novice_actions(game.state, 0, game.setup.facts, seat, out)
            moves = [game.kind.notation.write_action(game.setup, seat, action) for action in out[:found]]
            legal = game.legal_moves(seat)
            assert moves and {*moves} <= {*legal}
            assert "pass" not in moves
            if legal == ["reroll", "stop"]:
                stopped = game.copy()
                stopped.play(seat, "stop")
                assert ("stop" in moves) or seat not in stopped.pending
            if legal[0].startswith("cross"):
                assert moves == legal


def test_factorials() -> None:
    assert [prod(range(1, number + 1)) for number in range(7)] == list(policy.FACTORIALS)
