"""The contract: what each function of a game's kernel must do, with its arguments and their types.

`state` is a flat sequence of integers; the state of a game takes `STATE_SIZE` of them, from index `at`. `facts` is a
flat sequence with the facts of the set-up (boards, limits), which never change. A seat is a number from 0 on. Moves are
*actions*, integers from 0 to `ACTIONS` - 1. Chance comes from outside as an *outcome*, a small integer. No function
allocates memory; where one needs scratch memory, it is passed as `out` (integers) and `notes` (fractions).

The functions below are only declarations. Loops are written against them, and `twins.Program` puts the functions of a
game in their place.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

State = MutableSequence[int]
ReadOnlyState = Sequence[int]
Facts = Sequence[int]
Numbers = Sequence[int]  # integers for any other purpose, only read
Floats = MutableSequence[float]  # compiled: 32 bits
Weights = MutableSequence[float]  # compiled: 64 bits
Notes = MutableSequence[float]  # compiled: 64 bits; scratch memory


class Knowledge(NamedTuple):
    """What a planner, an expert or a master decides by. Each game defines what the parts mean."""

    way: int  # the method of deciding
    numbers: Numbers
    values: Floats
    weights: Weights


Players = Any
"""Who plays the seats, in the form that `choose` takes."""


# The rules: the game's `rules/kernel.py`


def begin(state: State, at: int, facts: Facts, first: int) -> None:
    """Must write the initial state, before the first throw. Seat `first` is the active one."""
    raise NotImplementedError


def pending(state: ReadOnlyState, at: int) -> int:
    """Must return the seats that have a decision to make, as bits; 0 before a throw and at the end."""
    raise NotImplementedError


def to_throw(state: ReadOnlyState, at: int) -> int:
    """Must return the number of dice to be thrown now; 0 if no throw is due."""
    raise NotImplementedError


def outcome_of(state: ReadOnlyState, at: int, part: int) -> int:
    """Must return the outcome that a random fraction (see `stream.fraction`) gives for the throw that is due."""
    raise NotImplementedError


def roll(state: State, at: int, facts: Facts, outcome: int) -> None:
    """Must carry out the throw that is due. `outcome` must be a possible one."""
    raise NotImplementedError


def legal(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Must write the legal actions of a pending seat to `out`, in ascending order, and return their number."""
    raise NotImplementedError


def pick(state: ReadOnlyState, at: int, facts: Facts, seat: int, random: int, out: State) -> int:
    """Must return a legal action at random, from a random word: that at place `stream.below(random, n)` of the n that
    `legal` writes. Optional: by default they are listed in `out`."""
    raise NotImplementedError


def play(state: State, at: int, facts: Facts, seat: int, action: int) -> None:
    """Must carry out a legal action of a pending seat."""
    raise NotImplementedError


def winners(state: ReadOnlyState, at: int) -> int:
    """Must return the winning seats, as bits."""
    raise NotImplementedError


def reason(state: ReadOnlyState, at: int) -> int:
    """Must say why the game is over, as an index into the kernel's `REASONS`, which begin with None; 0 while it is
    running."""
    raise NotImplementedError


def turns(state: ReadOnlyState, at: int) -> int:
    """Must return the number of turns that are finished."""
    raise NotImplementedError


def score(state: ReadOnlyState, at: int, facts: Facts, seat: int) -> int:
    """Must return the current score of a seat."""
    raise NotImplementedError


# Observations: the game's `observation.py`


def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    """Must write the observation of a seat to `out`, from index `to`; the seat's own part comes before the others'.

    An observation is a row of bytes, eight of them packed into each word, the first in the lowest bits. There are
    `HEAD_WORDS` words for the whole table and `SEAT_WORDS` words for each seat.
    """
    raise NotImplementedError


# Bots: modules of the game's `bots` folder


def novice_actions(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Must write the actions that a novice chooses from at random to `out` and return their number, at least 1.

    They are the legal actions without those that are plainly pointless.
    """
    raise NotImplementedError


def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """Must return the action with the largest immediate gain."""
    raise NotImplementedError


def decide(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """Must return the best action of a pending seat, according to a bot's knowledge.

    `out` and `notes` also serve as a cache from one decision to the next: at first they are all 0, and nobody else may
    write to them. The cache never changes a decision.
    """
    raise NotImplementedError


def luck(
    state: State, at: int, facts: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    """Must return how much better an outcome of the throw that is due is for a seat than the average outcome.

    The unit is the game's own; the average over all outcomes is exactly zero.
    """
    raise NotImplementedError


# Players: `deciders` or `level_deciders`


def ready(players: Players) -> Players:
    """Must return the players that Python passes, in the form that `choose` takes."""
    raise NotImplementedError


def choose(
    state: State, at: int, facts: Facts, seat: int, player: int, players: Players, key: int, event: int, out: State
) -> int:
    """Must return the action that a player chooses for a pending seat; `player` is the player's index in `players`.

    Random choices depend only on `key`, the game's stream of choices, and on `event`, the number of the event.
    """
    raise NotImplementedError
