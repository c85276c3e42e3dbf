"""A fingerprint of the rules: a hash of everything that happens in many random games."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, State, legal, pending, reason, score, winners
from rollwright.kernel.deciders import choice
from rollwright.kernel.game_loop import GameRun, begin_numbered, drawn, play_on
from rollwright.kernel.stream import MASK, mix
from rollwright.kernel.twins import entry, step

# The note
PRINT = 0
SEATS = 1
NOTE = 2


@entry
def fingerprint(
    facts: Facts, seats: int, key: int, start: int, stop: int, state: State, out: State, note: State
) -> int:
    """A hash of every legal action, choice, score and result of random games `start` to `stop` - 1.

    The hashes of disjoint ranges add up, modulo 2^62, to that of their union.
    """
    facts, state, out, note = raw(facts), raw(state), raw(out), raw(note)
    total = 0
    note[SEATS] = seats
    for number in range(start, stop):
        game = begin_numbered(state, 0, facts, seats, key, number, 0, out)
        note[PRINT] = mix(number + 1)
        play_on(state, 0, game, 0, 0, _chosen, drawn, _add_scores, note)
        total = (total + mix(note[PRINT] ^ (winners(state, 0) * 16 + reason(state, 0)))) & MASK
    return total


@step
def _chosen(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, note: State) -> int:
    print_ = note[PRINT]
    found = legal(state, at, game.facts, seat, game.out)
    for i in range(found):
        print_ = mix(print_ ^ (game.out[i] + 1))
    action = game.out[choice(game.choices, decisions + throws, seat, found)]
    note[PRINT] = mix(print_ ^ (pending(state, at) * 4096 + action))
    return action


@step
def _add_scores(state: State, at: int, game: GameRun, note: State) -> None:
    for seat in range(note[SEATS]):
        note[PRINT] = mix(note[PRINT] ^ (score(state, at, game.facts, seat) + 65536))
