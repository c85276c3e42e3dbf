"""The errors that Rollwright raises, which people are told as messages. Every error has a `code` and `params`, and a
message in every language.

ValueError
└── RollwrightError      the base class: a message code and its parameters
    ├── IllegalMove      a move or throw that the rules don't allow now: params seat and move
    ├── RecordError      a record that can't be replayed: params index (of the event) or field
    ├── BoardError       a board or sheet that can't be played on: params board, line and column or field
    └── OptionError      an invalid argument of new_game, a bot or a command
        └── MissingExtra (also an ImportError) an optional part whose libraries are not installed
"""

from __future__ import annotations

from rollwright.words import say

Param = str | int | None
LONGEST_PARAM = 600


class RollwrightError(ValueError):
    """The base class. `code` identifies the reason in the catalogue; `frame` the sentence that says where."""

    def __init__(self, code: str, *, cause: RollwrightError | None = None, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        given = {**cause.params, **params} if cause else params
        self.params: dict[str, Param] = {name: presentable(value) for name, value in given.items()}
        self.cause = cause  # the error that this one wraps, such as a board's in a record

    def frame(self) -> str | None:
        """The code of a message that says where the error is; it takes the reason as its parameter `$why`."""
        return None

    def say(self, language: str = "en") -> str:
        """The full error message in a language."""
        why = say(self.code, self.params, language) if self.cause is None else self.cause.say(language)
        frame = self.frame()
        return why if frame is None else say(frame, {**self.params, "why": why}, language)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.params, self.cause)


class IllegalMove(RollwrightError):
    """A move or throw that the rules don't allow now; the state is unchanged."""

    def frame(self) -> str | None:
        if "seat" not in self.params:
            return None
        return "frame-illegal-throw" if self.params["seat"] is None else "frame-illegal-move"


class RecordError(RollwrightError):
    """A record that can't be replayed; `index` is the faulty event's place in `events`, or None."""

    @property
    def index(self) -> int | None:
        index = self.params.get("index")
        return index if isinstance(index, int) else None

    def frame(self) -> str | None:
        return "frame-record-field" if self.index is None else "frame-record-event"


class BoardError(RollwrightError):
    """An invalid board or sheet; `params` has the line and column, or the field."""

    def frame(self) -> str | None:
        if "field" in self.params:
            return "frame-board-field" if "board" in self.params else "frame-field"
        if "line" in self.params:
            return "frame-board-column" if "column" in self.params else "frame-board-line"
        return "frame-board"


class OptionError(RollwrightError):
    """An invalid argument; the message says what would be valid."""


class MissingExtra(OptionError, ImportError):
    """An optional part whose libraries are not installed; `params` has the library and the extra to install."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__("option-extra", library=library, extra=extra)

    def __reduce__(self) -> tuple[object, ...]:
        return MissingExtra, (self.params["library"], self.params["extra"])


def presentable(value: object) -> Param:
    """Any value as a parameter of an error's message: short, and encodable as UTF-8."""
    if value is None or (type(value) is int and abs(value) < 1 << 64):
        return value
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # an integer with thousands of digits, deeply nested lists
        text = type(value).__name__
    text = text if len(text) <= LONGEST_PARAM else text[: LONGEST_PARAM - 1] + "…"
    return text.encode("utf-8", "replace").decode("utf-8")


def in_record(field: str, error: BoardError | OptionError) -> RecordError:
    """An error in the material as a RecordError; `field` is the field of the record that contains it."""
    if "field" not in error.params:
        return RecordError(error.code, field=field, cause=error)
    inner = str(error.params["field"])
    name = f".{error.params['board']}" if "board" in error.params else ""
    place = inner if inner.startswith(field) else f"{field}{name}.{inner}"
    return RecordError(error.code, cause=None, **{**error.params, "field": place})


def _rebuild(
    kind: type[RollwrightError], code: str, params: dict[str, Param], cause: RollwrightError | None
) -> RollwrightError:
    return kind(code, cause=cause, **params)
