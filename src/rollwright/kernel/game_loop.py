"""The game loop: dice fall and seats decide until the game is over. Every loop over games plays them with it.

What differs from loop to loop comes in as three functions and a note for them. Compiled, they become part of the loop
and cost nothing:

- `choose_action(state, at, game, seat, decisions, throws, note)` gives the action of a pending seat, or `ASK` if the
  loop shall stop there.
- `draw_outcome(state, at, game, decisions, throws, note)` gives the outcome of the dice that fall now.
- `after_event(state, at, game, note)` looks at the position after a decision or a throw.

`decisions` and `throws` are how many there were before in this game. Of several pending seats the lowest decides first.
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
    """What a game is played with."""

    facts: Facts
    dice: int  # the key of its throws
    choices: int  # the key of its random decisions
    players: Players
    out: State  # scratch memory


Note = Any
"""What a loop's own functions need beside."""

ChooseAction = Callable[[State, int, GameRun, int, int, int, Note], int]
DrawOutcome = Callable[[State, int, GameRun, int, int, Note], int]
AfterEvent = Callable[[State, int, GameRun, Note], None]


@step
def begin_numbered(
    state: State, at: int, facts: Facts, seats: int, key: int, number: int, players: Players, out: State
) -> GameRun:
    """Begins game `number` of the run with this key. Each seat is the first in turn."""
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
    """Plays until the game is over or a seat is to be asked; returns that seat or `NOBODY`, and how many decisions and
    throws there were."""
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


# What most loops do


@step
def chosen(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, note: Note) -> int:
    """The seat's player decides."""
    return choose(state, at, game.facts, seat, game.players, game.choices, decisions + throws, game.out)


@step
def drawn(state: ReadOnlyState, at: int, game: GameRun, decisions: int, throws: int, note: Note) -> int:
    """The next throw of the game's dice."""
    return outcome_of(state, at, fraction(word(game.dice, throws)))


@step
def nothing(state: ReadOnlyState, at: int, game: GameRun, note: Note) -> None:
    """Nothing is to be done."""
