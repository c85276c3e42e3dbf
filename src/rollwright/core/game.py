"""A game: a position together with its dice, the events so far, and undo.

>>> import rollwright
>>> game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(7))
>>> game.roll()
>>> game.events
[('dice', 'rggboo')]
>>> game.play(0, "pick o")
>>> game.play(0, "stop")
>>> game.pending  # both seats mark at the same time
(0, 1)
>>> game.undo()
>>> game.events
[('dice', 'rggboo'), (0, 'pick o')]
"""

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
"""A seat and its move, or "dice" and the throw, as in a record."""


class Game(Position):
    """One game from the first throw to the end: a position that rolls its own dice and remembers its events."""

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
        self._thrown: list[int] = []  # the indices of the throws in `events`

    # History

    @property
    def throws(self) -> int:
        """The number of throws so far."""
        return len(self._thrown)

    @property
    def last_throw(self) -> int:
        """The index in `events` of the last throw; -1 before the first."""
        return self._thrown[-1] if self._thrown else -1

    @property
    def before(self) -> Sequence[int]:
        """The kernel's state before the last event. Do not modify it."""
        state: Sequence[int] = self._history[-1]
        return state

    def earlier(self, events: int) -> Sequence[int]:
        """The kernel's state after the first `events` events. Do not modify it."""
        state: Sequence[int] = self._state if events == len(self._history) else self._history[events]
        return state

    def position(self) -> Position:
        """The current position without its history, as an independent copy."""
        position = Position.__new__(Position)
        position.__dict__.update({name: value for name, value in self.__dict__.items() if name not in _HISTORY})
        return position.copy()

    # Playing

    def act(self, seat: int, action: int) -> None:
        """Makes a move given as an action number; IllegalMove, and nothing changes, unless it is one of
        `legal_actions(seat)`."""
        legal = self._legal_of(seat)
        if action not in legal:
            raise IllegalMove("move-no-action", seat=seat, move=str(action), legal=", ".join(map(str, legal)))
        self._make(int(seat), int(action))

    def roll(self, dice: str | None = None) -> None:
        """Rolls the dice, or applies the throw given as text."""
        count = self._check_throw(dice)
        self.fall(self._next_outcome(count) if dice is None else self._outcome(dice))

    def fall(self, outcome: int) -> None:
        self._thrown.append(len(self.events))
        self._remember((DICE, self.kind.notation.write_throw(self.setup, outcome)))
        super().fall(outcome)

    def undo(self) -> None:
        """Takes back the last event. Rolling again after undoing a throw gives the same throw."""
        if not self.events:
            raise IllegalMove("undo-nothing", move="undo")
        if self.events.pop()[0] == DICE:
            self._thrown.pop()
        self._state = self._history.pop().copy()  # copies of the game share the history
        self._refresh()

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat can take back a mark: it is pending, and its last move since the last throw was a mark."""
        return seat in self._pending and self._last_mark(seat) is not None

    def take_back(self, seat: int) -> str:
        """Takes back a seat's last mark and returns its text. The moves that others have made since are kept."""
        return self.remove(self.mark_to_take_back(seat))[1]

    def mark_to_take_back(self, seat: int) -> int:
        """The index in `events` of the mark that a seat can take back; IllegalMove if there is none."""
        self._check_seat(seat, TAKE_BACK)
        if seat not in self._pending:
            raise IllegalMove("take-back-finished", seat=seat, move=TAKE_BACK)
        mark = self._last_mark(seat)
        if mark is None:
            raise IllegalMove("take-back-nothing", seat=seat, move=TAKE_BACK)
        return mark

    def last_move(self, seat: int) -> int | None:
        """The index in `events` of a seat's last move since the last throw; None if it has made none."""
        events = self.events
        for place in range(len(events) - 1, self.last_throw, -1):
            if events[place][0] == seat:
                return place
        return None

    def following_from(self, move: int) -> list[int]:
        """The indices of later moves that were possible only because of a move, which was made since the last throw.

        Moves of seats that decided at the same time, and so might have come first, are not among them.
        """
        copy, gone, found = self._before(move), {self.events[move][0]}, []
        for place, (who, words) in enumerate(self.events[move + 1 :], move + 1):
            if who not in gone:
                try:
                    copy.play(int(who), words)
                    continue
                except IllegalMove:
                    gone.add(who)
            found.append(place)
        return found

    def remove(self, move: int) -> Event:
        """Removes a move since the last throw, and keeps those after it; IllegalMove if they need it."""
        copy = self._before(move)
        for who, words in self.events[move + 1 :]:
            copy.play(int(who), words)
        removed = self.events[move]
        self.events[move:], self._history[move:] = copy.events[move:], copy._history[move:]
        self._state = copy._state
        self._refresh()
        return removed

    def copy(self, dice: DiceSource | None = None) -> Self:
        """An independent copy, optionally with other dice."""
        copy = super().copy()
        copy.events, copy._history, copy._thrown = self.events.copy(), self._history.copy(), self._thrown.copy()
        copy.dice = self.dice if dice is None else dice
        return copy

    def record(self) -> dict[str, Any]:
        """The game so far as a record: plain JSON values that `rollwright.replay` reads."""
        from rollwright.core.record import write_record

        return write_record(self)

    def __repr__(self) -> str:
        return f"<{self.kind.name}, {self._seats} seats, {len(self.events)} events, scores {self.scores}>"

    # Internals

    def _make(self, seat: int, action: int) -> None:
        self._remember((seat, self.kind.notation.write_action(self.setup, seat, action)))
        super()._make(seat, action)

    def _remember(self, event: Event) -> None:
        self._history.append(self._state.copy())
        self.events.append(event)

    def _before(self, event: int) -> Self:
        """A copy of the game as it was before an event."""
        copy = self.copy()
        while len(copy.events) > event:
            copy.undo()
        return copy

    def _last_mark(self, seat: int) -> int | None:
        """The index in `events` of a seat's last move since the last throw, if that move is a mark."""
        place = self.last_move(seat)
        return place if place is not None and self.kind.notation.is_mark(self.events[place][1]) else None

    def _next_outcome(self, count: int) -> int:
        faces = self.dice.faces(self.throws, count)
        if not isinstance(faces, (list, Sequence)) or len(faces) != count or not all(map(_FACES.__contains__, faces)):
            raise OptionError("option-faces", dice=count, faces=repr(faces))
        return int(self._rules.outcome_of(self._state, 0, stream.fraction_of(faces)))


_HISTORY = {"dice", "start", "events", "_history", "_thrown"}
