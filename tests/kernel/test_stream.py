"""Random streams: fair, independent, the same compiled and plain, addressable by position."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rollwright
from rollwright.kernel import stream

GAMES = 60_000
CRITICAL_35 = 66.6  # chi-square with 35 degrees of freedom, exceeded by chance once in a thousand
CRITICAL_215 = 284.0  # with 215 degrees


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def test_dice_of_one_throw_are_fair_and_independent() -> None:
    dice = rollwright.SeededDice(11)
    throws = [dice.faces(number, 6) for number in range(GAMES)]
    for one, other in ((0, 1), (0, 5), (2, 3)):
        assert chi_square(Counter((throw[one], throw[other]) for throw in throws), 36) < CRITICAL_35


def test_throws_in_a_row_are_independent() -> None:
    dice = rollwright.SeededDice(12)
    faces = [dice.faces(number, 1)[0] for number in range(GAMES)]
    triples = zip(faces, faces[1:], faces[2:], strict=False)
    assert chi_square(Counter(triples), 216) < CRITICAL_215


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = (rollwright.SeededDice(seed).faces(0, 2) for seed in range(GAMES))
    assert chi_square(Counter(map(tuple, first)), 36) < CRITICAL_35


def test_games_of_a_run_have_nothing_in_common() -> None:
    keys = [stream.derive(stream.derive(5, game), 0) for game in range(GAMES)]
    faces = ((stream.face(stream.fraction(stream.word(key, 0))) for key in keys[start:]) for start in (0, 1))
    assert chi_square(Counter(zip(*faces, strict=False)), 36) < CRITICAL_35
    assert len(set(keys)) == GAMES


def test_the_same_throw_always_falls_the_same_way() -> None:
    dice = rollwright.SeededDice(7)
    assert [dice.faces(3, 6), dice.faces(0, 6), dice.faces(3, 6)][::2] == [dice.faces(3, 6)] * 2
    assert dice.faces(3, 6) == rollwright.SeededDice(7).faces(3, 6)
    assert dice.faces(3, 6)[:2] == dice.faces(3, 2)


def test_unseeded_dice_differ() -> None:
    assert rollwright.SeededDice().seed != rollwright.SeededDice().seed


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_faces_come_back_out_of_their_fraction(faces: list[int]) -> None:
    part = stream.fraction_of(faces)
    for face in faces:
        assert stream.face(part) == face
        part = stream.rest(part)


def test_all_faces_come_back_at_the_edges() -> None:
    for faces in product((0, 5), repeat=6):
        part = stream.fraction_of(faces)
        assert 0 <= part < 1 << 58
        assert stream.face(part) == faces[0]


@given(st.integers(0, stream.MASK), st.integers(0, stream.MASK))
def test_mixing_is_one_to_one(one: int, other: int) -> None:
    assert (stream.mix(one) == stream.mix(other)) == (one == other)
    assert 0 <= stream.mix(one) <= stream.MASK


@given(st.integers(), st.integers())
def test_every_integer_is_a_seed_of_its_own(one: int, other: int) -> None:
    assert (stream.key_of(one) == stream.key_of(other)) == (one == other)


@given(st.integers(0, stream.MASK), st.integers(1, 1 << 30))
def test_below(random: int, limit: int) -> None:
    assert 0 <= stream.below(random, limit) < limit


@pytest.mark.compiled
def test_compiled_words_are_the_plain_ones() -> None:
    kind = rollwright.game_type("diceland")
    setup = kind.set_up(None, 0, pieces=["A"])
    state = np.zeros(kind.kernel.STATE_SIZE, dtype=np.int64)
    kind.builds.compiled.begin_game(state, np.array(setup.facts), 0)
    for position in range(200):
        part = stream.fraction(stream.word(stream.key_of(position), position))
        assert kind.builds.compiled.outcome_from(state, part) == kind.builds.plain.outcome_from(list(state), part)
