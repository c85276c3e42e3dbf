"""The reference greedy does what its definition says, checked against plain enumeration over `Game`."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import rollwright
from rollwright.bots import greedy
from rollwright.bots.greedy import GreedyBot
from rollwright.bots.random import RandomBot
from rollwright.core.game import Game
from support.games import GAMES


@pytest.fixture(autouse=True)
def in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "_has_machine_code", lambda _: False)


def play_on(game: Game, rng: Random, events: int) -> Game:
    for _ in range(events):
        if game.over:
            break
        if game.awaiting_roll:
            game.roll()
        else:
            seat = rng.choice(game.pending)
            moves = game.legal_moves(seat)
            marks = [move for move in moves if move not in ("done", "turn", "pass")]
            game.play(seat, rng.choice(marks or moves))
    return game


# Diceland: 3 x treasures + spaces crossed now


def diceland_best(game: Game, seat: int) -> tuple[int, str]:
    """The highest gain of a seat's part from here, and the first move that leads to it, by trying everything."""
    best, choice = -1, ""
    for move in game.legal_moves(seat):
        twin = game.copy()
        twin.play(seat, move)
        gained = 0
        if move.startswith("cross"):
            gained = 1 + 3 * (twin.scores[seat] - game.scores[seat])
        goes_on = not (move.startswith("cross") and last_cross(game, seat))
        if goes_on and any(further.startswith("cross") for further in twin.legal_moves(seat)):
            gained += diceland_best(twin, seat)[0]
        if gained > best:
            best, choice = gained, move
    return best, choice


def last_cross(game: Game, seat: int) -> bool:
    """Whether the next cross is the last of the seat's part."""
    from rollwright.games.diceland.rules import kernel

    return game.state[kernel.SEAT + seat * kernel.SEAT_SIZE + kernel.CROSSES] == 1


def gain_of(game: Game) -> int:
    """What the active seat of a game in phase 1 gains if it stops now."""
    seat = game.pending[0]
    twin = game.copy()
    twin.play(seat, "stop")
    if seat not in twin.pending:
        return 0
    return diceland_best(twin, seat)[0]


def test_diceland_crosses_and_uses_the_most() -> None:
    checked = 0
    for seed in range(60):
        rng = Random(seed)
        boards = rng.sample("ABCDEFGH", 2)
        game = rollwright.new_game("diceland", boards=boards, dice=rollwright.SeededDice(seed))
        play_on(game, rng, rng.randrange(20, 300))
        while not game.over and not (
            game.pending and game.legal_moves(game.pending[0])[0].split()[0] in ("use", "cross")
        ):
            play_on(game, rng, 1)
        if game.over:
            continue
        seat = game.pending[0]
        assert GreedyBot().choose(game, seat) == diceland_best(game, seat)[1]
        checked += 1
    assert checked > 40


def test_diceland_throws_on_only_while_the_average_rises() -> None:
    checked = set()
    for seed in range(40):
        rng = Random(seed)
        game = rollwright.new_game("diceland", boards=rng.sample("ABCDEFGH", 2), dice=rollwright.SeededDice(seed))
        play_on(game, rng, rng.randrange(100, 320))
        while not game.over and not (game.pending and "reroll" in game.legal_moves(game.pending[0])):
            play_on(game, rng, 1)
        if game.over:
            continue
        stop, on = Fraction(gain_of(game)), average(game)
        expected = "reroll" if on > stop else "stop"
        assert GreedyBot().choose(game, game.pending[0]) == expected
        checked.add(expected)
    assert checked == {"reroll", "stop"}


def average(game: Game) -> Fraction:
    """The average gain of throwing on, over every number of dice of the colour that can come."""
    from rollwright.games.diceland.rules import kernel

    state = game.state
    aside, colour = state[kernel.ASIDE], "rygbos"[state[kernel.COLOUR]]
    other = next(letter for letter in "rygbos" if letter != colour)
    dice = 6 - aside
    total = Fraction(0)
    for brought in range(dice + 1):
        ways = Fraction(5 ** (dice - brought), 6**dice) * binomial(dice, brought)
        twin = game.copy()
        twin.play(twin.pending[0], "reroll")
        if brought == 0:
            total += ways * gain_of(game)
            continue
        twin.roll(colour * brought + other * (dice - brought))
        if brought == dice:
            seat = state[kernel.ACTIVE]
            total += ways * (diceland_best(twin, seat)[0] if seat in twin.pending else 0)
        else:
            total += ways * max(Fraction(gain_of(twin)), average(twin))
    return total


def binomial(total: int, chosen: int) -> int:
    from math import comb

    return comb(total, chosen)


# Ring & Route: as many dice as possible, then most points now


def ring_best(game: Game, seat: int) -> tuple[tuple[int, int], str]:
    from rollwright.games.ring_and_route.rules import kernel

    used = game.state[kernel.SEAT + seat * kernel.SEAT_SIZE + kernel.USED].bit_count()
    best, choice = (-1, -1), ""
    for move in game.legal_moves(seat):
        if move == "turn":
            continue
        if move == "done":
            worth = (used, game.scores[seat])
        else:
            twin = game.copy()
            twin.play(seat, move)
            worth = ring_best(twin, seat)[0]
        if worth > best:
            best, choice = worth, move
    return best, choice


@pytest.mark.parametrize("seed", range(12))
def test_ring_and_route_uses_most_dice_then_takes_most_points(seed: int) -> None:
    rng = Random(seed)
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], dice=rollwright.SeededDice(seed))
    play_on(game, rng, rng.randrange(10, 60))
    while not game.over and not (game.pending and "done" in game.legal_moves(game.pending[0])):
        play_on(game, rng, 1)
    if not game.over:
        seat = game.pending[0]
        assert GreedyBot().choose(game, seat) == ring_best(game, seat)[1]


@pytest.mark.parametrize("seed", range(3))
def test_ring_and_route_throws_again_what_lets_it_use_most_dice(seed: int) -> None:
    rng = Random(seed)
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], dice=rollwright.SeededDice(seed))
    play_on(game, rng, 40)
    while not game.over and not (game.pending and "keep" in game.legal_moves(game.pending[0])):
        play_on(game, rng, 1)
    seat = game.pending[0]
    averages = []
    for move in game.legal_moves(seat):
        twin = game.copy()
        twin.play(seat, move)
        if move == "keep":
            averages.append(Fraction(ring_best(twin, seat)[0][0]))
            continue
        total = Fraction(0)
        for throw, share in twin.outcomes():
            fallen = twin.copy()
            fallen.roll(throw)
            total += share * ring_best(fallen, seat)[0][0]
        averages.append(total)
    best = averages.index(max(averages))
    assert GreedyBot().choose(game, seat) == game.legal_moves(seat)[best]


def test_random_bot_depends_on_its_seed_and_the_event_only() -> None:
    game = rollwright.new_game("diceland", boards=["A"], dice=rollwright.SeededDice(1))
    game.roll()
    assert RandomBot(4).choose(game, 0) == RandomBot(4).choose(game, 0)
    assert len({RandomBot(seed).choose(game, 0) for seed in range(50)}) == len(game.legal_moves(0))


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_it_decides_the_same_as_machine_code_and_without(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = rollwright.game_type(name)
    options: dict[str, Any] = {kind.material.option: list(kind.material.catalogue()[:2])}
    bot, looked_at = GreedyBot(), 0
    for seed in range(2):
        game = rollwright.new_game(name, dice=rollwright.SeededDice(seed), **options)
        while not game.over:
            if game.awaiting_roll:
                game.roll()
                continue
            seat = game.pending[0]
            chosen = []
            for compiled in (False, True):
                monkeypatch.setattr(greedy, "_has_machine_code", lambda _, compiled=compiled: compiled)
                chosen.append(bot.choose(game, seat))
            assert chosen[0] == chosen[1]
            looked_at += len(game.legal_moves(seat)) > 1
            game.play(seat, chosen[0])
    assert looked_at > 50
