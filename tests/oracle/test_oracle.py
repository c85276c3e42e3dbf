"""Every state of random games, as the kernels see it and as a model written from the rules alone does."""

from __future__ import annotations

import pytest

from oracle.compare import Difference, Tally, compare_game
from support.games import GAMES
from support.thorough import THOROUGH

CHUNK = 50  # games
COMPILED_CHUNKS = range(10 if THOROUGH else 2)  # many more: make oracle
PLAIN_CHUNKS = range(20, 24 if THOROUGH else 21)
ENDS = {
    "diceland": {"diceland: goal", "diceland: round-limit"},
    "ring-and-route": {"ring-and-route: misthrows", "ring-and-route: full-sheet"},
}


def compare_chunk(name: str, chunk: int, *, compiled: bool) -> None:
    tally = Tally()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        tally.add(compare_game(name, number, compiled=compiled))
    assert tally.games[name] == CHUNK
    assert tally.states[name] > 50 * CHUNK
    assert set(tally.reasons) == ENDS[name], "a way to end was not seen"
    assert tally.full_sheets > 0 or name == "diceland"


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", COMPILED_CHUNKS)
@pytest.mark.parametrize("name", GAMES)
def test_compiled_games_are_those_of_the_oracle(name: str, chunk: int) -> None:
    compare_chunk(name, chunk, compiled=True)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", PLAIN_CHUNKS)
@pytest.mark.parametrize("name", GAMES)
def test_plain_games_are_those_of_the_oracle(name: str, chunk: int) -> None:
    compare_chunk(name, chunk, compiled=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_difference_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards the comparison itself: a project that forgets one legal move is told."""
    from rollwright.core.game import Game

    moves = Game.legal_moves

    def forgetful(game: Game, seat: int) -> list[str]:
        return moves(game, seat)[: 5 if len(game.events) > 40 else None]

    monkeypatch.setattr(Game, "legal_moves", forgetful)
    with pytest.raises(Difference, match="legal moves of"):
        for number in range(20):
            compare_game(name, number, compiled=False)
