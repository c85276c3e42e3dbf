"""Records: what was played is written, read and replayed to an equal state."""

from __future__ import annotations

import copy
import json
import random
from itertools import permutations
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import rollwright
from rollwright import SeededDice
from support.games import in_every_game
from support.random_games import finished, go_on, new_random_game, played, random_game
from support.thorough import times

Record = dict[str, Any]
seeds = given(seed=st.integers(0, 2**60))
often = settings(max_examples=times(60), deadline=None, derandomize=True)


@often
@seeds
def test_a_game_at_any_point_is_replayed_to_an_equal_state(seed: int) -> None:
    game = random_game(random.Random(seed))
    record = game.record()
    again = rollwright.replay(json.loads(json.dumps(record)))
    assert again.state == game.state
    assert again.record() == record
    assert again.events == game.events
    assert (again.pending, again.scores, again.winners, again.reason, again.turns) == (
        game.pending,
        game.scores,
        game.winners,
        game.reason,
        game.turns,
    )


@often
@seeds
def test_the_text_of_a_record_is_read_as_the_record(seed: int) -> None:
    game = random_game(random.Random(seed))
    text = rollwright.format_record(game.record())
    assert rollwright.parse_record(text) == game.record()
    assert rollwright.format_record(rollwright.parse_record(text)) == text
    lines = [json.loads(line.rstrip(",]") + "]") for line in text.splitlines() if line.startswith("  [")]
    assert [tuple(line) for line in lines] == game.events, "an event per line"


@often
@seeds
def test_back_to_the_beginning_and_forward_again_the_dice_fall_the_same_way(seed: int) -> None:
    game = random_game(random.Random(seed))
    events, states = list(game.events), [game.state]
    while game.events:
        game.undo()
        states.append(game.state)
    begun = {**game.record(), "result": None}
    assert rollwright.replay(begun).state == game.state
    for who, words in events:
        assert game.state == states.pop()
        if who == "dice":
            game.roll()
            assert game.events[-1] == (who, words)
        else:
            assert isinstance(who, int)
            game.play(who, words)
    assert [game.state] == states
    assert game.events == events


@often
@seeds
def test_a_replayed_game_goes_on_with_the_same_dice(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    again = rollwright.replay(game.record(), dice=game.dice)
    choices = rng.getrandbits(60)
    go_on(game, random.Random(choices), 40)
    go_on(again, random.Random(choices), 40)
    assert again.record() == game.record()


@often
@seeds
def test_seats_that_are_asked_together_may_answer_in_any_order(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    while not game.over and len(game.pending) < 2 and game.seats > 1:
        go_on(game, rng, 1)
    assume(len(game.pending) > 1)
    scripts: dict[int, list[str]] = {}
    for seat in game.pending:  # what each does to the end of its part; the others are still asked then
        twin = game.copy()
        scripts[seat] = []
        while seat in twin.pending:
            scripts[seat].append(rng.choice(twin.legal_moves(seat)))
            twin.play(seat, scripts[seat][-1])
    ends = set()
    for order in permutations(scripts):
        twin = game.copy()
        for seat in order:
            for move in scripts[seat]:
                twin.play(seat, move)
        ends.add(twin.state)
    assert len(ends) == 1


@often
@seeds
def test_a_copy_goes_its_own_way(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    record, twin = game.record(), game.copy()
    go_on(twin, rng, 20)
    while twin.events and rng.random() < 0.9:
        twin.undo()
    assert game.record() == record
    other = game.copy(dice=SeededDice(1))
    assert (other.record(), other.dice) != (record, game.dice)
    assert other.record() == record


@in_every_game
def test_replaying_changes_nothing_and_can_be_repeated(name: str) -> None:
    record = finished(name)
    before = copy.deepcopy(record)
    one, two = rollwright.replay(record), rollwright.replay(record)
    assert one.state == two.state
    one.undo()
    assert one.state != two.state
    assert record == before


@in_every_game
def test_a_record_stands_alone_from_the_first_event_on(name: str) -> None:
    record = played(name, 0).record()
    assert record["events"] == []
    assert record["format"] == "rollwright-record/1"
    assert record["rules"] == f"{name}/1"
    assert record["result"] == {"over": False, "reason": None, "winners": [], "scores": [0, 0]}
    if name == "diceland":
        assert set(record["boards"]) == {"A", "B"}
        assert record["options"] == {"round_limit": 200}
    else:
        assert set(record["sheets"]) == {"1", "2"}
        assert set(record["dice"]) == {"A", "B", "C"}
        assert len(record["number_points"]) == 13
    assert json.loads(json.dumps(record)) == record


@often
@seeds
def test_a_game_from_a_position_is_replayed_too(seed: int) -> None:
    rng = random.Random(seed)
    record = new_random_game(rng, "diceland").record()
    count = len(record["seats"])
    record["setup"] = {"active": rng.randrange(count), "turns": 0, "crossed": [[]] * count, "comment": "mine"}
    game = rollwright.replay(record, dice=SeededDice(seed))
    go_on(game, rng, 30)
    again = rollwright.replay(json.loads(json.dumps(game.record())))
    assert (again.state, again.record()) == (game.state, game.record())
    assert again.record()["setup"] == record["setup"]


def test_marks_of_a_position_are_kept() -> None:
    record = played("ring-and-route", 0).record()
    seat = {"sheet": 2, "ring": ["c3", "c4"], "route": ["n0", "n1"], "misthrows": 1, "points": 39}
    record["setup"] = {"active": 1, "turns": 6, "seats": [seat, {}]}
    del record["result"]
    game = rollwright.replay(record)
    assert (game.scores, game.turns) == ((41, 0), 6)
    assert rollwright.replay(game.record()).state == game.state
    game.roll()
    assert game.pending == (1,)
