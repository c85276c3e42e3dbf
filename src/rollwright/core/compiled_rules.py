"""A compiled kernel with the functions of the contract, as a plain one has them: Python can only call its entries."""

from __future__ import annotations

from typing import Any

from rollwright.kernel import loops
from rollwright.kernel.contract import State, Table, View


class Entries:
    """For one game, whose state begins at index 0."""

    def __init__(self, compiled: Any) -> None:
        self._entries = compiled

    def begin(self, state: State, at: int, table: Table, first: int) -> None:
        self._entries.begin_game(state, table, first)

    def pending(self, state: View, at: int) -> int:
        return int(self._entries.status(state, loops.ASKED_SEATS))

    def to_throw(self, state: View, at: int) -> int:
        return int(self._entries.status(state, loops.ASKED_DICE))

    def winners(self, state: View, at: int) -> int:
        return int(self._entries.status(state, loops.ASKED_WINNERS))

    def reason(self, state: View, at: int) -> int:
        return int(self._entries.status(state, loops.ASKED_REASON))

    def turns(self, state: View, at: int) -> int:
        return int(self._entries.status(state, loops.ASKED_TURNS))

    def score(self, state: View, at: int, table: Table, seat: int) -> int:
        return int(self._entries.score_of(state, table, seat))

    def legal(self, state: View, at: int, table: Table, seat: int, out: State) -> int:
        return int(self._entries.legal_for(state, table, seat, out))

    def greedy(self, state: State, at: int, table: Table, seat: int, out: State) -> int:
        return int(self._entries.greedy_for(state, table, seat, out))

    def observe(self, state: View, at: int, table: Table, seat: int, out: Any, to: int) -> None:
        self._entries.observe_for(state, table, seat, out)

    def play(self, state: State, at: int, table: Table, seat: int, action: int) -> None:
        self._entries.play_one(state, table, seat, action)

    def outcome_of(self, state: View, at: int, part: int) -> int:
        return int(self._entries.outcome_from(state, part))

    def roll(self, state: State, at: int, table: Table, outcome: int) -> None:
        self._entries.roll_one(state, table, outcome)
