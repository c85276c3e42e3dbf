"""An adapter that gives a compiled kernel the interface of a plain one: Python can call only its entry functions."""

from __future__ import annotations

from typing import Any

from rollwright.kernel import single_steps as steps
from rollwright.kernel.contract import Facts, ReadOnlyState, State


class CompiledRules:
    """The functions of the contract for a single game, whose state begins at index 0."""

    def __init__(self, compiled: Any) -> None:
        self._entries = compiled

    def begin(self, state: State, at: int, facts: Facts, first: int) -> None:
        self._entries.begin_game(state, facts, first)

    def pending(self, state: ReadOnlyState, at: int) -> int:
        return int(self._entries.status(state, steps.ASKED_SEATS))

    def to_throw(self, state: ReadOnlyState, at: int) -> int:
        return int(self._entries.status(state, steps.ASKED_DICE))

    def winners(self, state: ReadOnlyState, at: int) -> int:
        return int(self._entries.status(state, steps.ASKED_WINNERS))

    def reason(self, state: ReadOnlyState, at: int) -> int:
        return int(self._entries.status(state, steps.ASKED_REASON))

    def turns(self, state: ReadOnlyState, at: int) -> int:
        return int(self._entries.status(state, steps.ASKED_TURNS))

    def score(self, state: ReadOnlyState, at: int, facts: Facts, seat: int) -> int:
        return int(self._entries.score_of(state, facts, seat))

    def legal(self, state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
        return int(self._entries.legal_for(state, facts, seat, out))

    def greedy(self, state: State, at: int, facts: Facts, seat: int, out: State) -> int:
        return int(self._entries.greedy_for(state, facts, seat, out))

    def observe(self, state: ReadOnlyState, at: int, facts: Facts, seat: int, out: Any, to: int) -> None:
        self._entries.observe_for(state, facts, seat, out)

    def play(self, state: State, at: int, facts: Facts, seat: int, action: int) -> None:
        self._entries.play_one(state, facts, seat, action)

    def outcome_of(self, state: ReadOnlyState, at: int, part: int) -> int:
        return int(self._entries.outcome_from(state, part))

    def roll(self, state: State, at: int, facts: Facts, outcome: int) -> None:
        self._entries.roll_one(state, facts, outcome)
