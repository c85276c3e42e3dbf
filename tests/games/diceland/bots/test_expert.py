"""Level 4: uses that are close are compared by a look ahead."""

from __future__ import annotations

import pytest

from games.diceland.bots.positions import ALL_COLOURS, new_scratch, some_game
from rollwright.games.diceland.bots import expert, weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import find_best_crosses
from rollwright.games.diceland.bots.levels import EXPERT
from rollwright.games.diceland.bots.look_ahead import look_ahead_after
from rollwright.games.diceland.bots.uses import note_uses
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Knowledge


@pytest.mark.slow
def test_uses_that_are_close_are_looked_at_more_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "CLOSE", 1.0)  # so that few games have enough such uses
    learned, free = weights.learned().tolist(), s.NOTES  # where nothing else is noted
    know = Knowledge(EXPERT, [], learned, [])
    looked = 0
    for seed in range(60):
        game = some_game(seed)
        seat = game.pending[-1] if game.pending else 0
        moves = game.legal_actions(seat) if game.pending else []
        if k.PASS not in moves:
            continue
        state, facts, me = list(game.state), game.setup.facts, k.SEAT + seat * k.SEAT_SIZE
        board = facts[k.T_BOARD + seat]
        out, notes = new_scratch()
        note_uses(state, 0, facts, seat, ALL_COLOURS, learned, out, notes)
        shallow, after = {}, {}  # by use: what it is worth, and the crosses that it leads to
        for use in moves:
            colour, dice = use - k.USE, state[k.DICE] >> 4 * (use - k.USE) & 15 if use != k.PASS else 0
            after[use] = state[me + k.CROSSED], state[me + k.CROSSED + 1]
            shallow[use] = notes[s.USES + seat * s.SEAT_USES + s.NO_USE]
            if use != k.PASS:
                inner, inner_notes = new_scratch()
                turns_needed(state, me, facts, board, learned, inner, inner_notes)
                find_best_crosses(facts, board, colour, dice, dice, learned, inner, inner_notes, free)
                after[use] = inner[s.BEST + dice * 2], inner[s.BEST + dice * 2 + 1]
                shallow[use] = inner_notes[free + dice]
        close = [use for use in moves if shallow[use] <= min(shallow.values()) + expert.CLOSE]
        expected = close[0]
        if len(close) > 1:
            mine = (state[k.ACTIVE] + 1) % game.seats == seat
            deep = [
                look_ahead_after(state, me, facts, board, *after[use], mine, learned, new_scratch()) for use in close
            ]
            expected = close[deep.index(min(deep))]
            looked += 1
        assert expert.expert(state, 0, facts, seat, *new_scratch(), know) == expected
    assert looked > 5
