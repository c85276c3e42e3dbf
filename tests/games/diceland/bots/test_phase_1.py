"""Phase 1, against plain enumeration of all throws."""

from __future__ import annotations

from itertools import product

import pytest

from games.diceland.bots.positions import ALL_COLOURS, new_scratch, some_game, some_weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.phase_1 import chance_to_be_first, note_rerolls, value_of_stopping
from rollwright.games.diceland.bots.uses import note_uses


@pytest.mark.parametrize("aside", [3, 4, 5])
@pytest.mark.parametrize("race", [0.0, 1.0])
def test_throwing_on_is_the_average_over_all_throws(aside: int, race: float) -> None:
    game = some_game(3)
    facts, weights, colour = game.setup.facts, some_weights(0.7, race).tolist(), 2
    out, notes = new_scratch()
    for seat in range(2):
        note_uses(game.state, 0, facts, seat, ALL_COLOURS, weights, out, notes)

    def stop(have: int, others: tuple[int, ...]) -> float:
        dice = sum(1 << 4 * face for face in others)
        return value_of_stopping(facts, 0, colour, have, dice, weights, notes)

    def on(have: int) -> float:
        throws = list(product(range(6), repeat=6 - have))
        total = 0.0
        for throw in throws:
            others = tuple(face for face in throw if face != colour)
            brought = len(throw) - len(others)
            value = stop(have + brought, others)
            total += max(value, on(have + brought)) if brought and have + brought < 6 else value
        return total / len(throws)

    note_rerolls(facts, 0, colour, aside, weights, notes)
    assert notes[s.REROLLS + aside] == pytest.approx(on(aside))


def test_chances_to_be_first_add_up() -> None:
    for mine, theirs in product((0.0, 0.5, 3.0, 20.0), repeat=2):
        assert chance_to_be_first(mine, theirs) + chance_to_be_first(theirs, mine) == pytest.approx(1)
        assert (chance_to_be_first(mine, theirs) > 0.5) == (mine < theirs)
