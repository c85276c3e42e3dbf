"""A position: rules, set-up and state, without history.

    >>> import rollwright
    >>> position = rollwright.new_game("diceland", boards=["A", "C"]).position()
    >>> position.roll("rrrygg")
    >>> position.pending, position.legal_moves(0)
    ((0,), ['pick r', 'pick y', 'pick g'])

It is cheap to copy, so a search copies it and plays on. By numbers (`legal_actions`, `act`, `fall`) it trusts its
caller; in words (`legal_moves`, `play`, `roll`) it checks what it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self

from rollwright.core.compiled_rules import CompiledRules
from rollwright.core.errors import IllegalMove, presentable
from rollwright.core.game_type import GameType
from rollwright.core.setup import Setup
from rollwright.kernel.bits import members

if TYPE_CHECKING:
    import numpy as np

    Bytes = np.ndarray[Any, np.dtype[np.int8]]


class Position:
    """Who is asked, what is legal, what follows. Everything it knows about the rules it asks the kernel."""

    def __init__(
        self,
        kind: GameType,
        setup: Setup,
        *,
        start: object = None,
        state: Sequence[int] | None = None,
        compiled: bool = False,
    ) -> None:
        """Before the first throw, from an empty table or from `start` (a record's "setup"); or at a `state` that
        another position of the same set-up had.

        `compiled` runs the kernel as machine code, which pays for long searches only.
        """
        self.kind = kind
        self.setup = setup
        self._seats = setup.seats
        self._rules: Any = CompiledRules(kind.builds.compiled) if compiled else kind.builds.plain
        self._facts = _numbers(setup.facts) if compiled else setup.facts
        self._out: Any = _numbers([0] * kind.builds.scratch) if compiled else [0] * kind.builds.scratch
        self._state: Any = _begun(kind, setup, start) if state is None else list(state)
        if compiled:
            self._state = _numbers(self._state)
        self._ask()

    # What is the case

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._seats

    @property
    def state(self) -> tuple[int, ...]:
        """The kernel's numbers."""
        return tuple(self.numbers)

    @property
    def numbers(self) -> list[int]:
        """The same without a copy: not to be changed, and gone with the next event."""
        state = self._state
        return state if type(state) is list else state.tolist()

    @property
    def awaiting_roll(self) -> bool:
        """Whether the dice fall next."""
        return not self._pending and bool(self._rules.to_throw(self._state, 0))

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that have a decision to make now, ascending."""
        return self._pending

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._pending and bool(self._rules.reason(self._state, 0))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game goes on, or if nobody wins."""
        return members(self._rules.winners(self._state, 0))

    @property
    def reason(self) -> str | None:
        """Why the game is over; None while it goes on."""
        return self.kind.reasons[int(self._rules.reason(self._state, 0))]

    @property
    def turns(self) -> int:
        """How many turns are finished."""
        return int(self._rules.turns(self._state, 0))

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has so far."""
        score, state, facts = self._rules.score, self._state, self._facts
        return tuple([score(state, 0, facts, seat) for seat in range(self._seats)])

    def observation(self, seat: int) -> Bytes:
        """What a seat sees, its own part first, as an array of bytes (the game's `observation.py`)."""
        import numpy as np

        seen = np.empty(self.kind.observation.words(self._seats), dtype=np.int64)
        self._rules.observe(self._state, 0, self._facts, seat, seen, 0)
        return seen.view(np.int8)

    # What can happen

    def legal_actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as the kernel's actions, ascending; [] if it is not asked."""
        return self._legal_of(seat).copy()

    def legal_mask(self, seat: int) -> list[int]:
        """The same as a list with a 1 for each legal action and a 0 for each other one."""
        mask = [0] * self.kind.kernel.ACTIONS
        for action in self._legal_of(seat):
            mask[action] = 1
        return mask

    def legal_moves(self, seat: int) -> list[str]:
        """The legal moves of a seat in words; [] if it is not asked."""
        actions = self._legal_of(seat)
        return self.kind.notation.write_actions(self.setup, seat, actions) if actions else []

    def outcomes(self) -> list[tuple[str, Fraction]]:
        """Every way the dice can fall now, with its probability; [] if it is not time for a throw."""
        if not self.awaiting_roll:
            return []
        return [
            (self.kind.notation.write_throw(self.setup, outcome), Fraction(count, all_))
            for outcome, count, all_ in self.kind.outcomes(self.numbers)
        ]

    # What happens

    def play(self, seat: int, move: str) -> None:
        """A seat makes a move; IllegalMove says why it can't, and nothing has changed then."""
        self.act(seat, self._action(seat, move))

    def act(self, seat: int, action: int) -> None:
        """Carries out an action that is known to be legal (one of `legal_actions`)."""
        self._rules.play(self._state, 0, self._facts, seat, action)
        self._ask()

    def roll(self, dice: str) -> None:
        """The dice fall as given; IllegalMove if they can't."""
        self._check_throw(dice)
        self.fall(self._outcome(dice))

    def fall(self, outcome: int) -> None:
        """The dice fall as an outcome that is known to be possible (one of `kind.outcomes`)."""
        self._rules.roll(self._state, 0, self._facts, outcome)
        self._ask()

    def copy(self) -> Self:
        """A position that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state, twin._out, twin._legal = self._state.copy(), self._out.copy(), {}
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<{self.kind.name}, {self._seats} seats, turn {self.turns}, scores {self.scores}>"

    # How

    def _ask(self) -> None:
        """The state is another one: who is asked now? What they may do is found out when somebody wants to know."""
        self._pending: tuple[int, ...] = members(self._rules.pending(self._state, 0))
        self._legal: dict[int, list[int]] = {}

    def _legal_of(self, seat: int) -> list[int]:
        """The legal actions of a seat, [] if it is not asked; not to be changed."""
        if not isinstance(seat, int) or seat not in self._pending:
            return []
        if seat not in self._legal:
            found = self._rules.legal(self._state, 0, self._facts, seat, self._out)
            actions = self._out[:found]
            self._legal[seat] = actions if type(actions) is list else actions.tolist()
        return self._legal[seat]

    def _action(self, seat: int, move: str) -> int:
        """The legal action that the words of a seat mean."""
        self._check_seat(seat, move)
        if seat not in self._pending:
            raise IllegalMove(self._why_not_asked(), seat=seat, move=move, seats=_listed(self._pending))
        action = self.kind.notation.read_action(self.setup, seat, move) if isinstance(move, str) else None
        if action is None:
            legal = ", ".join(self.legal_moves(seat))
            raise IllegalMove("move-not-understood", seat=seat, move=move, legal=legal)
        if action not in self._legal_of(seat):
            code, params = self.kind.notation.why_not(self, seat, action)
            raise IllegalMove(code, cause=None, **{**params, "seat": seat, "move": move})
        return action

    def _check_seat(self, seat: int, move: str) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self._seats:
            raise IllegalMove("move-no-such-seat", seat=presentable(seat) or "None", move=move, last=self._seats - 1)

    def _why_not_asked(self) -> str:
        if self.over:
            return "move-game-over"
        return "move-awaiting-throw" if self.awaiting_roll else "move-not-asked"

    def _check_throw(self, dice: str | None) -> int:
        """How many dice fall now; IllegalMove if it is not time for a throw."""
        count = int(self._rules.to_throw(self._state, 0))
        if not count:
            code = "throw-game-over" if self.over else "throw-not-now"
            which = {} if dice is None else {"seat": None, "move": dice}
            raise IllegalMove(code, cause=None, **which, seats=_listed(self._pending))
        return count

    def _outcome(self, dice: str) -> int:
        """The outcome that the words of a throw mean."""
        if not isinstance(dice, str):
            raise IllegalMove("throw-not-text", seat=None, move=dice)
        outcome = self.kind.notation.read_throw(self.setup, self.numbers, dice)
        if isinstance(outcome, int):
            return outcome
        code, params = outcome
        raise IllegalMove(code, cause=None, **{**params, "seat": None, "move": dice})


def _begun(kind: GameType, setup: Setup, start: object) -> list[int]:
    """The state before the first throw."""
    state = [0] * kind.kernel.STATE_SIZE
    kind.builds.plain.begin(state, 0, setup.facts, setup.first)
    if start is not None:
        kind.material.place(setup, state, start)
    return state


def _numbers(values: Sequence[int]) -> Any:
    import numpy as np

    return np.array(values, dtype=np.int64)


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))
