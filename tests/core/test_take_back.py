"""Taking back: a seat's own last mark, whatever others did since, never past a throw."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright
from rollwright import Game, IllegalMove
from rollwright.core.game import Event
from support.games import GAMES
from support.random_games import new_random_game
from support.thorough import times


def ring_and_route() -> Game:
    """Two seats that mark the same throw."""
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], dice=rollwright.SeededDice(1))
    game.roll()
    game.play(0, "keep")
    return game


def some_mark(game: Game, seat: int) -> str:
    return next(move for move in game.legal_moves(seat) if game.kind.notation.is_mark(move))


def code_of(game: Game, seat: int) -> str:
    state, events = game.state, list(game.events)
    with pytest.raises(IllegalMove) as caught:
        game.take_back(seat)
    assert (game.state, game.events) == (state, events)
    assert not game.can_take_back(seat)
    assert all(caught.value.say(language) for language in ("en", "de", "fr", "it"))
    return caught.value.code


def test_which_moves_are_marks() -> None:
    diceland, ring = (rollwright.game_type(name) for name in GAMES)
    assert [m for m in ("pick r", "reroll", "stop", "use y", "pass", "cross d5") if diceland.notation.is_mark(m)] == [
        "use y",
        "cross d5",
    ]
    moves = ("keep", "reroll A", "ring c5 A", "route n7 AB", "done", "turn")
    assert [move for move in moves if ring.notation.is_mark(move)] == ["ring c5 A", "route n7 AB"]


def test_own_marks_one_after_the_other() -> None:
    game = ring_and_route()
    before = game.state
    marks = []
    while any(game.kind.notation.is_mark(move) for move in game.legal_moves(0)):
        marks.append(some_mark(game, 0))
        game.play(0, marks[-1])
    assert marks
    while game.can_take_back(0):
        assert game.take_back(0) == marks.pop()
    assert marks == []
    assert game.state == before
    assert code_of(game, 0) == "take-back-nothing"  # “keep” is no mark


def test_others_may_have_marked_and_finished_since() -> None:
    game = ring_and_route()
    mark = some_mark(game, 0)
    game.play(0, mark)
    game.play(1, some_mark(game, 1))
    game.play(1, "done")
    without = [event for event in game.events if event != (0, mark)]
    assert game.take_back(0) == mark
    assert game.events == without
    assert (game.pending, game.state) == ((0,), played(game, without).state)
    game.play(0, mark)
    game.play(0, "done")
    assert game.awaiting_roll


def test_a_finished_part_stays() -> None:
    game = ring_and_route()
    game.play(0, some_mark(game, 0))
    game.play(0, "done")
    assert code_of(game, 0) == "take-back-finished"
    assert code_of(game, 1) == "take-back-nothing"


def test_never_past_a_throw() -> None:
    game = ring_and_route()
    assert not game.can_take_back(0)
    game.play(0, some_mark(game, 0))
    game.play(0, "done")
    game.play(1, "done")
    assert code_of(game, 0) == "take-back-finished"
    game.roll()
    assert [code_of(game, seat) for seat in (0, 1)] == ["take-back-finished", "take-back-nothing"]


def test_before_the_first_event_and_after_the_last() -> None:
    game = rollwright.new_game("diceland", boards=["A", "B"])
    assert code_of(game, 0) == "take-back-finished"
    rng = random.Random(1)
    while not game.over:
        one_event(game, rng)
    assert [code_of(game, seat) for seat in (0, 1)] == ["take-back-finished"] * 2


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0", 0.0])
def test_seats_that_are_not_there(seat: object) -> None:
    with pytest.raises(IllegalMove) as caught:
        rollwright.new_game("diceland", boards=["A", "B"]).take_back(seat)  # type: ignore[arg-type]
    assert caught.value.code == "move-no-such-seat"


def test_crosses_go_back_one_by_one_and_the_last_one_stays() -> None:
    """The active seat goes straight to crossing: what it did before is no mark."""
    game = crossing_two()
    assert code_of(game, 0) == "take-back-nothing"
    first = game.legal_moves(0)[0]
    game.play(0, first)
    assert game.take_back(0) == first
    game.play(0, first)
    game.play(0, game.legal_moves(0)[0])
    assert game.pending == (1,)
    assert code_of(game, 0) == "take-back-finished"


def crossing_two() -> Game:
    """Seat 0 has two dice of a colour to cross with, the others decide at the same time."""
    for colour in "rygbos":
        game = rollwright.new_game("diceland", boards=["A", "C"])
        others = [letter for letter in "rygbos" if letter != colour][:4]
        game.roll("".join(sorted(colour * 2 + "".join(others), key="rygbos".index)))
        game.play(0, f"pick {colour}")
        game.play(0, "stop")
        if set(game.pending) == {0, 1}:
            return game
    raise AssertionError("no colour has room for two at the start")


def test_the_colour_that_is_used_goes_back_after_its_crosses() -> None:
    game = crossing_two()
    before = game.legal_moves(1)
    game.play(1, before[0])
    game.play(0, game.legal_moves(0)[0])
    assert game.take_back(1) == before[0]
    assert game.legal_moves(1) == before
    assert game.events[-1][0] == 0
    assert code_of(game, 1) == "take-back-nothing"


def test_throws_keep_their_numbers() -> None:
    """The same dice fall afterwards as if nothing had been taken back."""
    for seed in range(6):
        games = [
            rollwright.new_game("ring-and-route", sheets=["1", "2"], dice=rollwright.SeededDice(seed)) for _ in "ab"
        ]
        for game, back in zip(games, (True, False), strict=True):
            game.roll()
            game.play(0, "keep")
            if back and any(map(game.kind.notation.is_mark, game.legal_moves(0))):
                game.play(0, some_mark(game, 0))
                game.take_back(0)
            game.play(0, "done")
            game.play(1, "done")
            game.roll()
        assert games[0].events == games[1].events
        assert games[0].throws == games[1].throws == 2


# As if it had never been made ----------------------------------------------------------------------------


def one_event(game: Game, rng: random.Random) -> None:
    if game.awaiting_roll:
        game.roll()
        return
    seat = rng.choice(game.pending)
    moves = game.legal_moves(seat)
    marks = [move for move in moves if game.kind.notation.is_mark(move)]
    game.play(seat, rng.choice(marks if marks and rng.random() < 0.8 else moves))


def played(game: Game, events: Sequence[Event]) -> Game:
    """A game of the same set-up with these events."""
    twin = Game(game.kind, game.setup, game.dice)
    for who, words in events:
        if isinstance(who, int):
            twin.play(who, words)
        else:
            twin.roll(words)
    return twin


def expected_mark(game: Game, seat: int) -> int | None:
    """By the letter: the seat is asked, and what it did last since the last throw is a mark."""
    if seat not in game.pending:
        return None
    throw = max((place for place, (who, _) in enumerate(game.events) if who == "dice"), default=-1)
    own = [place for place, (who, _) in enumerate(game.events) if who == seat and place > throw]
    return own[-1] if own and game.kind.notation.is_mark(game.events[own[-1]][1]) else None


@settings(max_examples=times(40), deadline=None)
@given(seed=st.integers(0, 1 << 30), name=st.sampled_from(GAMES))
def test_the_game_is_the_same_as_if_it_had_never_been_made(seed: int, name: str) -> None:
    rng = random.Random(seed)
    game = new_random_game(rng, name)
    for _ in range(60):
        if game.over:
            break
        one_event(game, rng)
        for seat in rng.sample(range(game.seats), game.seats):
            mark = expected_mark(game, seat)
            assert game.can_take_back(seat) == (mark is not None)
            if mark is None:
                code_of(game, seat)
            elif rng.random() < 0.3:
                words, without = game.events[mark][1], game.events[:mark] + game.events[mark + 1 :]
                assert game.take_back(seat) == words
                twin = played(game, without)
                assert (game.events, game.state, game.throws) == (without, twin.state, twin.throws)
                assert game.legal_moves(seat) == twin.legal_moves(seat)
    undo_all(game)


def undo_all(game: Game) -> None:
    """The history fits the events at every place."""
    while game.events:
        assert played(game, game.events).state == game.state
        game.undo()
    assert game.state == Game(game.kind, game.setup).state


@pytest.mark.compiled
def test_machine_code_takes_back_the_same() -> None:
    for name in GAMES:
        rng = random.Random(5)
        game = new_random_game(rng, name)
        twin = Game(game.kind, game.setup, game.dice, compiled=True)
        for _ in range(80):
            one_event(game, rng)
            who, words = game.events[-1]
            if isinstance(who, int):
                twin.play(who, words)
            else:
                twin.roll(words)
            for seat in range(game.seats):
                assert game.can_take_back(seat) == twin.can_take_back(seat)
                if game.can_take_back(seat) and rng.random() < 0.3:
                    assert game.take_back(seat) == twin.take_back(seat)
                    assert (game.state, game.events) == (twin.state, twin.events)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_back_alone(name: str) -> None:
    """What a copy takes back or plays anew changes nothing that the other one remembers."""
    rng = random.Random(4)
    game = new_random_game(rng, name)
    gone_back = 0
    while not game.over and len(game.events) < 150:
        if game.awaiting_roll:
            game.roll()
            continue
        remembered = [tuple(game.earlier(events)) for events in range(len(game.events) + 1)]
        twin = game.copy()
        while twin.events and twin.events[-1][0] != "dice":
            twin.undo()
        if seats := [seat for seat in game.pending if game.can_take_back(seat)]:
            game.copy().take_back(rng.choice(seats))
            gone_back += 1
        twin.play(twin.pending[0], rng.choice(twin.legal_moves(twin.pending[0])))
        assert [tuple(game.earlier(events)) for events in range(len(game.events) + 1)] == remembered
        seat = rng.choice(game.pending)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    assert gone_back


# Any move, with what followed from it ---------------------------------------------------------------------


def withdraw(game: Game, move: int) -> list[Event]:
    """Takes a move back, and the moves that followed from it before."""
    return [game.remove(place) for place in reversed([move, *game.following_from(move)])]


def test_moves_that_followed_from_a_choice_go_with_it() -> None:
    game = ring_and_route()
    keep = len(game.events) - 1
    before = game.events[:keep]
    game.play(1, mark := some_mark(game, 1))
    game.play(1, "done")
    assert game.last_move(0) == keep
    assert withdraw(game, keep) == [(1, "done"), (1, mark), (0, "keep")]
    assert (game.events, game.pending, game.state) == (before, (0,), played(game, before).state)
    assert game.last_move(0) is None


def test_moves_that_were_made_at_the_same_time_stay() -> None:
    game = ring_and_route()
    game.play(0, some_mark(game, 0))
    game.play(0, "done")
    done = len(game.events) - 1
    game.play(1, some_mark(game, 1))
    assert game.following_from(done) == []
    without = game.events[:done] + game.events[done + 1 :]
    assert game.remove(done) == (0, "done")
    assert (game.events, game.state) == (without, played(game, without).state)
    assert game.pending == (0, 1)


def test_no_move_is_removed_that_others_need() -> None:
    game = ring_and_route()
    keep = len(game.events) - 1
    game.play(1, some_mark(game, 1))
    state, events = game.state, list(game.events)
    with pytest.raises(IllegalMove):
        game.remove(keep)
    assert (game.state, game.events) == (state, events)


@settings(max_examples=times(30), deadline=None)
@given(seed=st.integers(0, 1 << 30), name=st.sampled_from(GAMES))
def test_what_stays_is_what_others_decided_at_the_same_time(seed: int, name: str) -> None:
    """A seat that was asked before the move keeps what it did; a seat that was asked because of it starts again."""
    rng = random.Random(seed)
    game = new_random_game(rng, name)
    for _ in range(60):
        if game.over:
            break
        one_event(game, rng)
        move = game.last_move(rng.randrange(game.seats))
        if move is None or rng.random() < 0.6:
            continue
        asked, seat = played(game, game.events[:move]).pending, game.events[move][0]
        stay = [event for event in game.events[move + 1 :] if event[0] in asked and event[0] != seat]
        expected = game.events[:move] + stay
        withdraw(game, move)
        assert (game.events, game.state) == (expected, played(game, expected).state)
    undo_all(game)
