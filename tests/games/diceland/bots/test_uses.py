"""What a seat can make of dice."""

from __future__ import annotations

from games.diceland.bots.positions import ALL_COLOURS, new_scratch, some_game, some_weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.uses import note_uses, turns_after_best_use


def test_the_best_use_is_the_one_that_helps_most() -> None:
    game = some_game(5)
    out, notes = new_scratch()
    note_uses(game.state, 0, game.setup.facts, 1, ALL_COLOURS, some_weights().tolist(), out, notes)
    uses = s.USES + s.SEAT_USES
    for dice in ({0: 2, 1: 1}, {3: 4}, {2: 1, 4: 1, 5: 2}):
        word = sum(number << 4 * colour for colour, number in dice.items())
        choices = [notes[uses + colour * 7 + number] for colour, number in dice.items()]
        assert turns_after_best_use(1, word, notes) == min([*choices, notes[uses + s.NO_USE]])


def test_colours_that_are_asked_for_later_are_added() -> None:
    game = some_game(5)
    together, later = new_scratch(), new_scratch()
    weights = some_weights().tolist()
    note_uses(game.state, 0, game.setup.facts, 0, ALL_COLOURS, weights, *together)
    for colours in (1 << 2, 1 << 2 | 1 << 4, ALL_COLOURS):
        note_uses(game.state, 0, game.setup.facts, 0, colours, weights, *later)
    assert later.notes[s.USES :][: s.SEAT_USES] == together.notes[s.USES :][: s.SEAT_USES]
