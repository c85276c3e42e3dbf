"""Positions of games between bots, to judge."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright import Game, SeededDice
from rollwright.bots.greedy import greedy_action
from rollwright.core.position import Position
from rollwright.games.ring_and_route import GAME
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel import stream


def positions(seats: int, seed: int) -> Iterator[Position]:
    """Every position of a game between greedy players who now and then do something else, to the end."""
    setup = GAME.set_up(None, seed % seats, pieces=["1", "2", "2", "1"][:seats])
    game = Game(GAME, setup, SeededDice(seed))
    key = stream.key_of(seed)
    for event in range(1000):
        yield game.position()
        if game.over:
            return
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[event % len(game.pending)]
        actions = game.legal_actions(seat)
        random = stream.word(key, event)
        slips = stream.below(random, 4) == 0
        game.act(seat, actions[stream.below(stream.mix(random), len(actions))] if slips else greedy_action(game, seat))


def some(seats: int, seed: int, phase: int, count: int) -> list[Position]:
    """Some positions in a phase, from all of a game."""
    found = [position for position in positions(seats, seed) if position.numbers[k.PHASE] == phase]
    return found[:: max(len(found) // count, 1)][:count]
