"""What a kernel is: the functions that every `games/<name>/kernel.py` has, with these arguments.

`state` is a flat sequence of integers in which a game's `STATE_SIZE` numbers begin at index `at`; `facts` is a flat
sequence with the facts of the set-up (boards, limits) that never change. Chance comes in from outside as an
*outcome*, a small integer. Moves are *actions*, integers from 0 to `ACTIONS` - 1. Nothing here allocates memory.

The functions below are the form without the content: `loops` is written against them, and each game's own take
their place.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

State = MutableSequence[int]
ReadOnlyState = Sequence[int]
Facts = Sequence[int]  # about a set-up
Numbers = Sequence[int]  # whole numbers for any other purpose, only read
Floats = MutableSequence[float]  # of 32 bits, compiled
Weights = MutableSequence[float]  # of 64 bits, compiled
Notes = MutableSequence[float]  # of 64 bits, compiled; written on


class Knowledge(NamedTuple):
    """What a planner, an expert or a master decides by. What the parts mean is the game's own affair."""

    way: int  # which of the game's methods to decide by
    numbers: Numbers
    values: Floats
    weights: Weights


Players = Any
"""Who plays the seats, as `choose` takes it."""


def begin(state: State, at: int, facts: Facts, first: int) -> None:
    """Writes the position before the first throw; seat `first` is active."""
    raise NotImplementedError


def pending(state: ReadOnlyState, at: int) -> int:
    """The seats that have a decision to make, as bits; 0 at a throw and at the end."""
    raise NotImplementedError


def to_throw(state: ReadOnlyState, at: int) -> int:
    """How many dice fall now; 0 if it is not time for a throw."""
    raise NotImplementedError


def outcome_of(state: ReadOnlyState, at: int, part: int) -> int:
    """The outcome that a random fraction (see `stream.fraction`) gives for the dice that fall now."""
    raise NotImplementedError


def roll(state: State, at: int, facts: Facts, outcome: int) -> None:
    """The dice fall; `outcome` must be possible."""
    raise NotImplementedError


def legal(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Writes the legal actions of a pending seat to `out`, ascending, and returns how many there are."""
    raise NotImplementedError


def play(state: State, at: int, facts: Facts, seat: int, action: int) -> None:
    """Carries out a legal action of a pending seat."""
    raise NotImplementedError


def winners(state: ReadOnlyState, at: int) -> int:
    """The winning seats as bits."""
    raise NotImplementedError


def reason(state: ReadOnlyState, at: int) -> int:
    """Why the game is over: an index into the game type's `reasons`, 0 while it goes on."""
    raise NotImplementedError


def turns(state: ReadOnlyState, at: int) -> int:
    """How many turns are finished."""
    raise NotImplementedError


def score(state: ReadOnlyState, at: int, facts: Facts, seat: int) -> int:
    """What a seat has so far."""
    raise NotImplementedError


def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    """Writes what `seat` sees, its own part first, to `out` from index `to`. From the game's `view.py`.

    Eight small numbers go into one word, the first in the lowest byte; `VIEW_HEAD` words belong to all and `VIEW_SEAT`
    words to each seat.
    """
    raise NotImplementedError


def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The action that gains most at once; `out` may be written over. From the game's `value.py`."""
    raise NotImplementedError


def novice_actions(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Writes the legal actions among which a novice chooses at random to `out` and returns how many there are: at least
    one. A game leaves out those that are plainly pointless. From the game's `levels.py`."""
    raise NotImplementedError


def decide(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The best action of a pending seat by what a bot knows. From the game's `levels.py`.

    `out` and `notes` keep what was found out, for as long as nobody else writes on them; at first they are all 0. What
    they keep changes no decision.
    """
    raise NotImplementedError


def luck(
    state: State, at: int, facts: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    """What the outcome of the throw that is due brings a seat beyond the average of all outcomes. From the game's
    `luck.py`; whatever it is measured in, its average is exactly zero."""
    raise NotImplementedError


# From `deciders` or `level_deciders`


def ready(players: Players) -> Players:
    """The players as `choose` takes them."""
    raise NotImplementedError


def choose(state: State, at: int, facts: Facts, seat: int, players: Players, key: int, event: int, out: State) -> int:
    """The action of a pending seat as event number `event` of the game whose choices have this key."""
    raise NotImplementedError
