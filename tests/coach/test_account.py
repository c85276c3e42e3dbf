"""The account closes, whatever the judge says, and doesn't depend on the order in which seats were recorded."""

from __future__ import annotations

import random

import pytest

import rollwright
from coach.judges import Whimsical
from rollwright.coach.account import Account
from rollwright.core.game import DICE, Event, Game
from rollwright.core.judge import Judge
from rollwright.core.position import Position
from support.games import in_every_game

EVENTS = 60


def random_game(name: str, seats: int, seed: int, events: int = EVENTS) -> Game:
    """A game so far. Seats that are pending together move in random order."""
    choice = random.Random(seed)
    game = rollwright.new_game(name, seats=seats, dice=rollwright.SeededDice(seed))
    while not game.over and len(game.events) < events:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = choice.choice(game.pending)
            game.play(seat, choice.choice(game.legal_moves(seat)))
    return game


class Sure(Whimsical):
    is_exact_within_turns = True


def account_of(game: Game, events: list[Event] | None = None, judge: type[Judge] = Whimsical) -> Account:
    account = Account(judge(game.setup), Position(game.kind, game.setup))
    for who, words in game.events if events is None else events:
        if who == DICE:
            outcome = game.kind.notation.read_throw(game.setup, account.position.numbers, words)
            assert isinstance(outcome, int)
            account.fall(outcome)
        else:
            account.act(int(who), account.position.action(int(who), words))
    return account


@in_every_game
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_closes(name: str, seats: int) -> None:
    game = random_game(name, seats, seed=seats)
    account = account_of(game)
    columns = account.luck, account.own, account.others, account.rest
    for side, (start, result) in enumerate(zip(account.start, account.result, strict=True)):
        assert start + sum(column[side] for column in columns) == pytest.approx(result, abs=1e-9)
    assert sum(account.start) == pytest.approx(1, abs=1e-12)
    assert sum(account.result) == pytest.approx(1, abs=1e-12)
    for column in (account.luck, account.rest, [a + b for a, b in zip(account.own, account.others, strict=True)]):
        assert sum(column) == pytest.approx(0, abs=1e-9)
    assert len(account.curve) == len(game.events) + 1


@in_every_game
def test_the_result_is_that_of_the_game(name: str) -> None:
    game = random_game(name, 2, seed=7, events=100_000)
    short = Account(Whimsical(game.setup), Position(game.kind, game.setup, state=game.before))
    who, words = game.events[-1]
    short.act(int(who), short.position.action(int(who), words))
    assert short.position.over
    assert short.result == tuple(1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(2))


@in_every_game
def test_luck_has_mean_zero(name: str) -> None:
    game = random_game(name, 3, seed=5, events=40)
    while not game.awaiting_roll:
        game.undo()
    judge, sums = Whimsical(game.setup), [0.0] * 3
    for fall in judge.after_throws(game):
        account = Account(judge, game.position())
        account.fall(fall.outcome)
        (throw,) = account.throws
        sums = [total + fall.probability * luck for total, luck in zip(sums, throw.luck, strict=True)]
        break_even = account.curve[0][0] + throw.luck[0] + account.rest[0]
        assert account.curve[1][0] == pytest.approx(break_even, abs=1e-12)
    assert sums == pytest.approx([0, 0, 0], abs=1e-12)


def marks_in_turn(game: Game) -> list[Event]:
    """The same events, but seats that decide together one after the other."""
    found: list[Event] = []
    for event in game.events:
        place = len(found)
        if event[0] != DICE and game.kind.notation.is_mark(event[1]):
            while found[place - 1][0] not in (DICE, event[0]) and is_part(game, found[place - 1]):
                place -= 1
        found.insert(place, event)
    return found


def is_part(game: Game, event: Event) -> bool:
    return game.kind.notation.is_mark(event[1]) or event[1] in ("done", "turn", "pass")


@in_every_game
def test_the_order_of_those_who_decide_together_changes_nothing(name: str) -> None:
    game = random_game(name, 3, seed=11)
    events = marks_in_turn(game)
    assert events != game.events
    first, second = account_of(game), account_of(game, events)
    assert first.position.numbers == second.position.numbers
    for column in ("luck", "own", "others", "rest"):
        assert getattr(first, column) == pytest.approx(getattr(second, column), abs=1e-12), column
    losses = [sorted(made.loss for made in account.decisions if made.seat == 1) for account in (first, second)]
    assert losses[0] == pytest.approx(losses[1])


def test_what_seats_do_together_counts_as_others_decisions_if_it_is_known() -> None:
    """Then only throws leave a rest, and decisions that somebody makes alone."""
    game = random_game("ring-and-route", 3, seed=11)
    unsure, sure = account_of(game), account_of(game, judge=Sure)
    assert (sure.luck, sure.own) == (unsure.luck, unsure.own)
    assert sure.rest != pytest.approx(unsure.rest)
    for side in range(3):
        assert sure.others[side] + sure.rest[side] == pytest.approx(unsure.others[side] + unsure.rest[side])
    same = account_of(game, marks_in_turn(game), Sure)
    assert same.others == pytest.approx(sure.others)
    assert same.rest == pytest.approx(sure.rest)


@in_every_game
def test_decisions_are_what_people_call_so(name: str) -> None:
    game = random_game(name, 2, seed=3)
    account = account_of(game)
    events = [event for made in account.decisions for event in made.events]
    assert sorted(events) == [place for place, (who, _) in enumerate(game.events) if who != DICE]
    for made in account.decisions:
        words = [game.events[event][1] for event in made.events]
        assert {game.events[event][0] for event in made.events} == {made.seat}
        assert all(map(game.kind.notation.is_mark, words[:-1])), words
        assert made.loss >= 0
        assert made.loss == 0 or not made.forced
