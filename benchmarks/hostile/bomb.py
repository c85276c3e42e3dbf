"""A record that is small and takes long: a game in which nobody crosses anything."""

from __future__ import annotations

from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.core.record import format_record, write_record
from rollwright.core.registry import game_type

ROUNDS = 10_000


def bomb(events: int, size: int = 250_000) -> str:
    """A game of Diceland with at most so many events, in which everybody passes; at most `size` bytes of JSON."""
    kind = game_type("diceland")
    game = Game(kind, kind.set_up(seats=4, round_limit=ROUNDS), SeededDice(1))
    text = ""
    while len(game.events) < events and not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = game.pending[0]
            moves = game.legal_moves(seat)
            game.play(seat, "pass" if "pass" in moves else moves[-1])
        if len(game.events) % 100 == 0:
            longer = format_record(write_record(game))
            if len(longer) > size:
                return text
            text = longer
    return text or format_record(write_record(game))
