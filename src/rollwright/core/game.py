"""A game in your hands: a position with its events, its history and its dice."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from rollwright.core.dice import DiceSource, SeededDice
from rollwright.core.errors import IllegalMove, OptionError
from rollwright.core.game_type import GameType
from rollwright.core.position import Position
from rollwright.core.setup import Setup
from rollwright.kernel import stream

DICE = "dice"
TAKE_BACK = "take back"
_FACES = range(stream.FACES)
Event = tuple[int | str, str]
"""A seat and its move, or "dice" and how they fell."""


class Game(Position):
    """One game, from the first throw to the end: play, roll, undo, record."""

    def __init__(
        self,
        kind: GameType,
        setup: Setup,
        dice: DiceSource | None = None,
        *,
        start: object = None,
        compiled: bool = False,
    ) -> None:
        if dice is not None and not callable(getattr(dice, "faces", None)):
            raise OptionError("option-dice")
        super().__init__(kind, setup, start=start, compiled=compiled)
        self.dice: DiceSource = SeededDice() if dice is None else dice
        self.start = deepcopy(start)
        self.events: list[Event] = []
        self._history: list[Any] = []
        self._throws = 0

    # What was the case

    @property
    def throws(self) -> int:
        """How many throws have fallen."""
        return self._throws

    @property
    def before(self) -> Sequence[int]:
        """The kernel's numbers as they were before the last event. Not to be changed."""
        state: Sequence[int] = self._history[-1]
        return state

    def earlier(self, events: int) -> Sequence[int]:
        """The kernel's numbers as they were after so many events. Not to be changed."""
        state: Sequence[int] = self._state if events == len(self._history) else self._history[events]
        return state

    def position(self) -> Position:
        """The position as it is now, without history, to play on from."""
        twin = Position.__new__(Position)
        twin.__dict__.update({name: value for name, value in self.__dict__.items() if name not in _HISTORY})
        return twin.copy()

    # What happens

    def act(self, seat: int, action: int) -> None:
        self._remember((seat, self.kind.notation.write_action(self.setup, seat, action)))
        super().act(seat, action)

    def roll(self, dice: str | None = None) -> None:
        """The dice fall: as their source gives them, or as given."""
        count = self._check_throw(dice)
        self.fall(self._next_outcome(count) if dice is None else self._outcome(dice))

    def fall(self, outcome: int) -> None:
        self._remember((DICE, self.kind.notation.write_throw(self.setup, outcome)))
        self._throws += 1
        super().fall(outcome)

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
        twin = super().copy()
        twin.events, twin._history = self.events.copy(), self._history.copy()
        twin.dice = self.dice if dice is None else dice
        return twin

    def record(self) -> dict[str, Any]:
        """The game so far as plain JSON values."""
        from rollwright.core.record import write_record

        return write_record(self)

    def __repr__(self) -> str:
        return f"<{self.kind.name}, {self._seats} seats, {len(self.events)} events, scores {self.scores}>"

    # How

    def _remember(self, event: Event) -> None:
        self._history.append(self._state.copy())
        self.events.append(event)

    def _own_mark(self, seat: int) -> int | None:
        """The place in `events` of what a seat did last since the last throw, if that is a mark."""
        for place in range(len(self.events) - 1, -1, -1):
            who, words = self.events[place]
            if who == seat:
                return place if self.kind.notation.is_mark(words) else None
            if who == DICE:
                return None
        return None

    def _next_outcome(self, count: int) -> int:
        faces = self.dice.faces(self._throws, count)
        if not isinstance(faces, (list, Sequence)) or len(faces) != count or not all(map(_FACES.__contains__, faces)):
            raise OptionError("option-faces", dice=count, faces=repr(faces))
        return int(self._rules.outcome_of(self._state, 0, stream.fraction_of(faces)))


_HISTORY = {"dice", "start", "events", "_history", "_throws"}
