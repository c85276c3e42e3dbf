"""A position: the rules, a set-up and the current state, without history.

>>> import rollwright
>>> position = rollwright.new_game("diceland", boards=["A", "C"]).position()
>>> position.awaiting_roll
True
>>> position.roll("rrrygg")
>>> position.pending, position.legal_moves(0)
((0,), ['pick r', 'pick y', 'pick g'])

Positions are cheap to copy, which makes them the right object for a search:

>>> branch = position.copy()
>>> branch.play(0, "pick g")
>>> branch.legal_moves(0)
['reroll', 'stop']
>>> position.legal_moves(0)
['pick r', 'pick y', 'pick g']

Every move has two forms. Text is validated (`legal_moves`, `play`, `roll`); integers are faster and are not
(`legal_actions`, `act`, `fall`).

>>> position.legal_actions(0)
[0, 1, 2]
>>> position.act(0, 2)  # pick g
>>> position.legal_moves(0)
['reroll', 'stop']
>>> position.play(0, "pick r")
Traceback (most recent call last):
    ...
rollwright.core.errors.IllegalMove: Seat 0 can't play “pick r”: first throw again, or stop.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self

from rollwright.core.compiled_rules import CompiledRules
from rollwright.core.errors import IllegalMove, OptionError, presentable
from rollwright.core.game_type import GameType
from rollwright.core.opening import opening_of, play_opening
from rollwright.core.setup import Setup
from rollwright.core.whole import whole
from rollwright.kernel.bits import members

if TYPE_CHECKING:
    import numpy as np

    Bytes = np.ndarray[Any, np.dtype[np.int8]]


class Position:
    """The state of a game at one moment: whose decision it is, which moves are legal, and what each move leads to.

    All rules are in the game's kernel; this class calls it and translates between text and the kernel's integers.
    """

    def __init__(
        self,
        kind: GameType,
        setup: Setup,
        *,
        start: object = None,
        state: Sequence[int] | None = None,
        compiled: bool = False,
    ) -> None:
        """Creates the position before the first throw.

        `start` is a start position in the form of a record's "setup" field. `state` restores the `state` of another
        position with the same set-up instead. `compiled` runs the kernel as machine code, which is worthwhile for
        long searches only.
        """
        self.kind = kind
        self.setup = setup
        self._seats = setup.seats
        self._rules: Any = CompiledRules(kind.builds.compiled) if compiled else kind.builds.plain
        self._facts = _int64_array(setup.facts) if compiled else setup.facts
        self._out: Any = _int64_array([0] * kind.builds.scratch) if compiled else [0] * kind.builds.scratch
        self._state: Any = _initial_state(kind, setup, start) if state is None else list(state)
        if compiled:
            self._state = _int64_array(self._state)
        self._refresh()

    # State

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._seats

    @property
    def state(self) -> tuple[int, ...]:
        """The kernel's state: a tuple of integers, equal for equal positions."""
        return tuple(self.numbers)

    @property
    def numbers(self) -> list[int]:
        """The same as a list, without copying if possible. Do not modify it, nor keep it beyond the next event."""
        state = self._state
        return state if type(state) is list else state.tolist()

    @property
    def awaiting_roll(self) -> bool:
        """Whether the next event is a throw of the dice."""
        return not self._pending and bool(self._rules.to_throw(self._state, 0))

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that have a decision to make now, in ascending order; () before a throw and at the end."""
        return self._pending

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._pending and bool(self._rules.reason(self._state, 0))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; () while the game is in progress, or if nobody wins."""
        return members(self._rules.winners(self._state, 0))

    @property
    def reason(self) -> str | None:
        """Why the game is over (one of the kernel's `REASONS`); None while it is in progress."""
        reason: str | None = self.kind.kernel.REASONS[int(self._rules.reason(self._state, 0))]
        return reason

    @property
    def turns(self) -> int:
        """The number of finished turns."""
        return int(self._rules.turns(self._state, 0))

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's score so far."""
        score, state, facts = self._rules.score, self._state, self._facts
        return tuple([score(state, 0, facts, seat) for seat in range(self._seats)])

    def observation(self, seat: int) -> Bytes:
        """A seat's observation, its own part first, as an array of bytes (see the game's `observation.py`)."""
        import numpy as np

        number = whole(seat)
        if number not in range(self._seats):
            raise OptionError("option-seat", seat=presentable(seat), last=self._seats - 1)
        seen = np.empty(self.kind.observation.words(self._seats), dtype=np.int64)
        self._rules.observe(self._state, 0, self._facts, number, seen, 0)
        return seen.view(np.int8)

    # Legal moves and possible throws

    def legal_actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as the kernel's action numbers, in ascending order; [] if it is not pending."""
        return self._legal_of(seat).copy()

    def legal_mask(self, seat: int) -> list[int]:
        """The same as an action mask: a list with 1 for each legal action and 0 for every other."""
        mask = [0] * self.kind.kernel.ACTIONS
        for action in self._legal_of(seat):
            mask[action] = 1
        return mask

    def legal_moves(self, seat: int) -> list[str]:
        """The legal moves of a seat as text; [] if it is not pending."""
        actions = self._legal_of(seat)
        return self.kind.notation.write_actions(self.setup, seat, actions) if actions else []

    def action(self, seat: int, move: str) -> int:
        """The action number of a legal move given as text. An illegal move raises IllegalMove, which says why."""
        seat = self._check_seat(seat, move)
        if seat not in self._pending:
            raise IllegalMove(self._why_not_pending(), seat=seat, move=move, seats=_listed(self._pending))
        action = self.kind.notation.read_action(self.setup, seat, move) if isinstance(move, str) else None
        if action is None:
            legal = ", ".join(self.legal_moves(seat))
            raise IllegalMove("move-not-understood", seat=seat, move=move, legal=legal)
        if action not in self._legal_of(seat):
            code, params = self.kind.notation.why_not(self, seat, action)
            raise IllegalMove(code, cause=None, **{**params, "seat": seat, "move": move})
        return action

    def outcomes(self) -> list[tuple[str, Fraction]]:
        """Every possible throw with its exact probability; [] unless a throw is due."""
        if not self.awaiting_roll:
            return []
        return [
            (self.kind.notation.write_throw(self.setup, outcome), Fraction(count, all_))
            for outcome, count, all_ in self.kind.chance.outcomes(self.numbers)
        ]

    # Playing

    def play(self, seat: int, move: str) -> None:
        """Makes a move given as text. An illegal move raises IllegalMove, which says why, and changes nothing."""
        action = self.action(seat, move)
        self._make(int(seat), action)

    def act(self, seat: int, action: int) -> None:
        """Makes a move given as an action number, without validation: it must be one of `legal_actions(seat)`."""
        self._make(seat, action)

    def roll(self, dice: str) -> None:
        """Applies a throw given as text. An impossible throw raises IllegalMove and changes nothing."""
        self._check_throw(dice)
        self.fall(self._outcome(dice))

    def fall(self, outcome: int) -> None:
        """Applies a throw given as an outcome number, without validation: it must be one of
        `kind.chance.outcomes(state)`."""
        self._rules.roll(self._state, 0, self._facts, outcome)
        self._refresh()

    def copy(self) -> Self:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._state, copy._out, copy._legal = self._state.copy(), self._out.copy(), {}
        return copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<{self.kind.name}, {self._seats} seats, turn {self.turns}, scores {self.scores}>"

    # Internals

    def _make(self, seat: int, action: int) -> None:
        self._rules.play(self._state, 0, self._facts, seat, action)
        self._refresh()

    def _refresh(self) -> None:
        """Updates what is derived from the state; legal actions are computed when they are first needed."""
        self._pending: tuple[int, ...] = members(self._rules.pending(self._state, 0))
        self._legal: dict[int, list[int]] = {}

    def _legal_of(self, seat: int) -> list[int]:
        """The legal actions of a seat; [] if it is not pending. Callers must not modify the list."""
        seat = seat if type(seat) is int else whole(seat)  # type: ignore[assignment]
        if seat not in self._pending:
            return []
        known = self._legal.get(seat)
        if known is None:
            found = self._out[: self._rules.legal(self._state, 0, self._facts, seat, self._out)]
            known = self._legal[seat] = found if type(found) is list else found.tolist()
        return known

    def _check_seat(self, seat: int, move: str) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self._seats:
            raise IllegalMove("move-no-such-seat", seat=presentable(seat) or "None", move=move, last=self._seats - 1)
        return number

    def _why_not_pending(self) -> str:
        if self.over:
            return "move-game-over"
        return "move-awaiting-throw" if self.awaiting_roll else "move-not-asked"

    def _check_throw(self, dice: str | None) -> int:
        """The number of dice in the throw that is due; IllegalMove if none is."""
        count = int(self._rules.to_throw(self._state, 0))
        if not count:
            code = "throw-game-over" if self.over else "throw-not-now"
            which = {} if dice is None else {"seat": None, "move": dice}
            raise IllegalMove(code, cause=None, **which, seats=_listed(self._pending))
        return count

    def _outcome(self, dice: str) -> int:
        """Parses a throw and checks that it is possible."""
        if not isinstance(dice, str):
            raise IllegalMove("throw-not-text", seat=None, move=dice)
        outcome = self.kind.notation.read_throw(self.setup, self.numbers, dice)
        if isinstance(outcome, int):
            return outcome
        code, params = outcome
        raise IllegalMove(code, cause=None, **{**params, "seat": None, "move": dice})


def _initial_state(kind: GameType, setup: Setup, start: object) -> list[int]:
    """The state before the first event."""
    state = [0] * kind.kernel.STATE_SIZE
    kind.builds.plain.begin(state, 0, setup.facts, setup.first)
    if start is None:
        return state
    placed, events = opening_of(start)
    if placed is not None:
        kind.material.place(setup, state, placed)
    if not events:
        return state
    position = Position(kind, setup, state=state)
    play_opening(position, events)
    return list(position.numbers)


def _int64_array(values: Sequence[int]) -> Any:
    import numpy as np

    return np.array(values, dtype=np.int64)


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))
