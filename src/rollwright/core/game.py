"""A game in your hands: who is asked, what is legal, play, roll, undo, record."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from fractions import Fraction
from typing import Any, Self

from rollwright.core.compiled_rules import Entries
from rollwright.core.dice import DiceSource, SeededDice
from rollwright.core.errors import IllegalMove, OptionError, presentable
from rollwright.core.game_type import GameType, Setup
from rollwright.kernel import stream
from rollwright.kernel.bits import members

DICE = "dice"
TAKE_BACK = "take back"
_FACES = range(stream.FACES)
Event = tuple[int | str, str]
"""A seat and its move, or "dice" and how they fell."""


class Game:
    """One game, from the first throw to the end. Everything it knows about the rules it asks the kernel."""

    def __init__(
        self,
        kind: GameType,
        setup: Setup,
        dice: DiceSource | None = None,
        *,
        position: object = None,
        compiled: bool = False,
    ) -> None:
        self.kind = kind
        self.setup = setup
        self._seats = setup.seats
        if dice is not None and not callable(getattr(dice, "faces", None)):
            raise OptionError("option-dice")
        self.dice: DiceSource = SeededDice() if dice is None else dice
        self.position = deepcopy(position)
        self.events: list[Event] = []
        self._kernel = kind.compiled if compiled else kind.plain
        self._rules: Any = Entries(self._kernel) if compiled else self._kernel
        self._table = _numbers(setup.table, compiled) if compiled else setup.table
        self._out = _numbers([0] * kind.scratch, compiled)
        self._state = _numbers([0] * kind.kernel.STATE_SIZE, compiled)
        self._history: list[Any] = []
        self._throws = 0
        self.hints: dict[int, int] = {}  # where the game's type found something last; it looks whether it still holds
        self._rules.begin(self._state, 0, self._table, setup.first)
        if position is not None:
            plain = [int(number) for number in self._state]
            kind.place(setup, plain, position)
            self._state = _numbers(plain, compiled)
        self._ask()

    # What is the case

    @property
    def seats(self) -> int:
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
    def before(self) -> Sequence[int]:
        """The kernel's numbers as they were before the last event. Not to be changed."""
        state: Sequence[int] = self._history[-1]
        return state

    def earlier(self, events: int) -> Sequence[int]:
        """The kernel's numbers as they were after so many events. Not to be changed."""
        state: Sequence[int] = self._state if events == len(self._history) else self._history[events]
        return state

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
        return not self._pending and bool(self._rules.reason(self._state, 0))

    @property
    def winners(self) -> tuple[int, ...]:
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
    def throws(self) -> int:
        """How many throws have fallen."""
        return self._throws

    @property
    def scores(self) -> tuple[int, ...]:
        score, state, table = self._rules.score, self._state, self._table
        return tuple([score(state, 0, table, seat) for seat in range(self._seats)])

    def legal_actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as the kernel's actions, ascending."""
        return self._legal_of(seat).copy()

    def greedy_action(self, seat: int) -> int:
        """The action with the highest gain at once for a pending seat (the game's `value.py`)."""
        return int(self._rules.greedy(self._state, 0, self._table, seat, self._out))

    def purposeful_actions(self, seat: int) -> list[int]:
        """The legal actions of a pending seat that are not pointless (the game's `levels.py`)."""
        out = [0] * self.kind.level_scratch
        found = self.kind.plain_levels.novice_actions_for(list(self.state), self.setup.table, seat, out)
        return out[:found]

    def legal_mask(self, seat: int) -> list[int]:
        """The same as a list with a 1 for each legal action and a 0 for each other one."""
        mask = [0] * self.kind.kernel.ACTIONS
        for action in self.legal_actions(seat):
            mask[action] = 1
        return mask

    def view(self, seat: int) -> Any:
        """What a seat sees, its own part first, as an array of bytes (the game's `view.py`)."""
        import numpy as np

        seen = np.empty(self.kind.view_words(self._seats), dtype=np.int64)
        self._rules.observe(self._state, 0, self._table, seat, seen, 0)
        return seen.view(np.int8)

    def legal_moves(self, seat: int) -> list[str]:
        """The legal moves of a seat in words; [] if it is not asked."""
        actions = self._legal_of(seat)
        return self.kind.write_actions(self.setup, seat, actions) if actions else []

    def outcomes(self) -> list[tuple[str, Fraction]]:
        """Every way the dice can fall now, with its probability; [] if it is not time for a throw."""
        if not self.awaiting_roll:
            return []
        return [
            (self.kind.write_throw(self.setup, outcome), Fraction(count, all_))
            for outcome, count, all_ in self.kind.outcomes(self.state)
        ]

    # What happens

    def play(self, seat: int, move: str) -> None:
        """A seat makes a move; IllegalMove says why it can't, and nothing has changed then."""
        self.act(seat, self._action(seat, move))

    def act(self, seat: int, action: int) -> None:
        """Carries out an action that is known to be legal (one of `legal_actions`)."""
        self._remember((seat, self.kind.write_action(self.setup, seat, action)))
        self._rules.play(self._state, 0, self._table, seat, action)
        self._ask()

    def roll(self, dice: str | None = None) -> None:
        """The dice fall: as the source says, or as given."""
        count = self._rules.to_throw(self._state, 0)
        if not count:
            code = "throw-game-over" if self.over else "throw-not-now"
            which = {} if dice is None else {"seat": None, "move": dice}
            raise IllegalMove(code, cause=None, **which, seats=_listed(self._pending))
        self.fall(self._next_outcome(count) if dice is None else self._given_outcome(dice))

    def fall(self, outcome: int) -> None:
        """The dice fall as an outcome that is known to be possible (one of `kind.outcomes`)."""
        self._remember((DICE, self.kind.write_throw(self.setup, outcome)))
        self._rules.roll(self._state, 0, self._table, outcome)
        self._throws += 1
        self._ask()

    def undo(self) -> None:
        """Takes the last event back. A throw taken back falls the same way again."""
        if not self.events:
            raise IllegalMove("undo-nothing", move="undo")
        if self.events.pop()[0] == DICE:
            self._throws -= 1
        self._state = self._history.pop().copy()  # copies of the game remember the same numbers
        self._ask()

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat has a mark to take back: its part is not finished, and no dice have fallen since."""
        return seat in self._pending and self._own_mark(seat) is not None

    def take_back(self, seat: int) -> str:
        """Takes a seat's last mark back, whatever others did since, as if it had never been made; gives its words."""
        self._check_seat(seat, TAKE_BACK)
        if seat not in self._pending:
            raise IllegalMove("take-back-finished", seat=seat, move=TAKE_BACK)
        mark = self._own_mark(seat)
        if mark is None:
            raise IllegalMove("take-back-nothing", seat=seat, move=TAKE_BACK)
        twin = self.copy()
        while len(twin.events) > mark:
            twin.undo()
        for who, words in self.events[mark + 1 :]:
            twin.play(int(who), words)
        taken = self.events[mark][1]
        self.events[mark:], self._history[mark:] = twin.events[mark:], twin._history[mark:]
        self._state = twin._state
        self._ask()
        return taken

    def copy(self, dice: DiceSource | None = None) -> Self:
        """A game that goes its own way from here; with other dice if given."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.events, twin._history = self.events.copy(), self._history.copy()
        twin._state, twin._out = self._state.copy(), self._out.copy()
        twin._legal, twin.hints = {}, {}
        twin.dice = self.dice if dice is None else dice
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def record(self) -> dict[str, Any]:
        """The game so far as plain JSON values."""
        from rollwright.core.record import write_record

        return write_record(self)

    def __repr__(self) -> str:
        return f"<{self.kind.name}, {self._seats} seats, {len(self.events)} events, scores {self.scores}>"

    # How

    def _ask(self) -> None:
        """The state is another one: who is asked now? What they may do is found out when somebody wants to know."""
        self._pending: tuple[int, ...] = members(self._rules.pending(self._state, 0))
        self._legal: dict[int, list[int]] = {}

    def _remember(self, event: Event) -> None:
        self._history.append(self._state.copy())
        self.events.append(event)

    def _legal_of(self, seat: int) -> list[int]:
        """The legal actions of a seat, [] if it is not asked; not to be changed."""
        if not isinstance(seat, int) or seat not in self._pending:
            return []
        if seat not in self._legal:
            found = self._rules.legal(self._state, 0, self._table, seat, self._out)
            actions = self._out[:found]
            self._legal[seat] = actions if type(actions) is list else actions.tolist()
        return self._legal[seat]

    def _action(self, seat: int, move: str) -> int:
        """The legal action that the words of a seat mean."""
        self._check_seat(seat, move)
        if seat not in self._pending:
            raise IllegalMove(self._why_not_asked(), seat=seat, move=move, seats=_listed(self._pending))
        action = self.kind.read_action(self.setup, seat, move) if isinstance(move, str) else None
        if action is None:
            legal = ", ".join(self.legal_moves(seat))
            raise IllegalMove("move-not-understood", seat=seat, move=move, legal=legal)
        if action not in self._legal_of(seat):
            code, params = self.kind.why_not(self, seat, action)
            raise IllegalMove(code, cause=None, **{**params, "seat": seat, "move": move})
        return action

    def _check_seat(self, seat: int, move: str) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self._seats:
            raise IllegalMove("move-no-such-seat", seat=presentable(seat) or "None", move=move, last=self._seats - 1)

    def _own_mark(self, seat: int) -> int | None:
        """The place in `events` of what a seat did last since the last throw, if that is a mark."""
        for place in range(len(self.events) - 1, -1, -1):
            who, words = self.events[place]
            if who == seat:
                return place if self.kind.is_mark(words) else None
            if who == DICE:
                return None
        return None

    def _why_not_asked(self) -> str:
        if self.over:
            return "move-game-over"
        return "move-awaiting-throw" if self.awaiting_roll else "move-not-asked"

    def _next_outcome(self, count: int) -> int:
        faces = self.dice.faces(self._throws, count)
        if not isinstance(faces, (list, Sequence)) or len(faces) != count or not all(map(_FACES.__contains__, faces)):
            raise OptionError("option-faces", dice=count, faces=repr(faces))
        return int(self._rules.outcome_of(self._state, 0, stream.fraction_of(faces)))

    def _given_outcome(self, dice: str) -> int:
        if not isinstance(dice, str):
            raise IllegalMove("throw-not-text", seat=None, move=dice)
        outcome = self.kind.read_throw(self.setup, self.state, dice)
        if isinstance(outcome, int):
            return outcome
        code, params = outcome
        raise IllegalMove(code, cause=None, **{**params, "seat": None, "move": dice})


def _numbers(values: Sequence[int], compiled: bool) -> Any:
    if not compiled:
        return list(values)
    import numpy as np

    return np.array(values, dtype=np.int64)


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))
