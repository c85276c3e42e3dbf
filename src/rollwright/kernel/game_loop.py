"""The game loop and its usual hooks: throws dice and lets seats decide until the game is over. All loops over games use
it.

The hooks are functions that the caller passes. Numba compiles them into the loop, so they cost nothing:

- `choose_action(state, at, game, seat, decisions, throws, note)` returns the action of a pending seat, or `ASK` to stop
  the loop there.
- `draw_outcome(state, at, game, decisions, throws, note)` returns the outcome of the throw that is due.
- `after_event(state, at, game, note)` is called after each decision and each throw.

`decisions` and `throws` count those before in this game; `note` is whatever the hooks of a caller need. If several
seats are pending, the lowest decides first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import (
    Facts,
    Players,
    ReadOnlyState,
    State,
    begin,
    choose,
    outcome_of,
    pending,
    play,
    roll,
    to_throw,
)
from rollwright.kernel.stream import CHOICES, DICE, derive, fraction, word
from rollwright.kernel.twins import step

ASK = -1
NOBODY = -1


class GameRun(NamedTuple):
    """What the loop needs to play a game."""

    facts: Facts
    dice: int  # the key of the stream of throws
    choices: int  # the key of the stream of random decisions
    players: Players
    out: State  # scratch memory


Note = Any
"""The hooks' own data."""

ChooseAction = Callable[[State, int, GameRun, int, int, int, Note], int]
DrawOutcome = Callable[[State, int, GameRun, int, int, Note], int]
AfterEvent = Callable[[State, int, GameRun, Note], None]


@step
def begin_numbered(
    state: State, at: int, facts: Facts, seats: int, key: int, number: int, players: Players, out: State
) -> GameRun:
    """Starts game number `number` of the run with this key, for the game loop to play. Seats take turns in being
    first."""
    own = derive(key, number)
    begin(state, at, facts, number % seats)
    return GameRun(facts, derive(own, DICE), derive(own, CHOICES), players, out)


@step
def play_on(
    state: State,
    at: int,
    game: GameRun,
    decisions: int,
    throws: int,
    choose_action: ChooseAction,
    draw_outcome: DrawOutcome,
    after_event: AfterEvent,
    note: Note,
) -> tuple[int, int, int]:
    """The game loop: plays until the game is over or a hook returns `ASK`.

    Returns the seat to be asked, or `NOBODY` if the game is over, and the new numbers of decisions and throws.
    """
    while True:
        waiting = pending(state, at)
        if waiting:
            seat = lowest(waiting)
            action = choose_action(state, at, game, seat, decisions, throws, note)
            if action == ASK:
                return seat, decisions, throws
            play(state, at, game.facts, seat, action)
            decisions += 1
        elif to_throw(state, at):
            roll(state, at, game.facts, draw_outcome(state, at, game, decisions, throws, note))
            throws += 1
        else:
            return NOBODY, decisions, throws
        after_event(state, at, game, note)


# The usual hooks


@step
def chosen(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, note: Note) -> int:
    """The usual hook for a decision: the action that the seat's player chooses."""
    return choose(state, at, game.facts, seat, seat, game.players, game.choices, decisions + throws, game.out)


@step
def drawn(state: ReadOnlyState, at: int, game: GameRun, decisions: int, throws: int, note: Note) -> int:
    """The usual hook for a throw: the outcome that the game's stream of dice gives."""
    return outcome_of(state, at, fraction(word(game.dice, throws)))


@step
def nothing(state: ReadOnlyState, at: int, game: GameRun, note: Note) -> None:
    """The usual hook after an event: does nothing."""
