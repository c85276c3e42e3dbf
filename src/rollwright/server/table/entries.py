"""The entries of a table's log, as they are stored and sent: a class for each kind. `docs/protocol.md` explains
them."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, to_builtins
from msgspec.json import Decoder
from msgspec.structs import replace

from rollwright.core.facets import FIRST_EDITION

Kind = Literal["person", "bot", "open"]
Pieces = Literal["lot", "sides", "hand"]
Order = Literal["lot", "given"]
Shown = Literal["idea", "move"]
Who = int | Literal["dice"]
DICE: Final = "dice"
LOT: Final = "lot"


class DamagedLog(ValueError):
    """The log says something else than what follows from the table's secret, or from the entries before."""


class Entry(Struct, forbid_unknown_fields=True, tag_field="what"):
    """`n` numbers the entries of a table from 0, without gaps; `at` is a Unix timestamp."""

    n: int
    at: float


class SeatMade(Struct, forbid_unknown_fields=True):
    name: str
    kind: Kind
    bot: str | None
    piece: str | None
    promise: str | None


class Made(Entry, tag="made", omit_defaults=True):
    game: str
    options: dict[str, int]
    pieces: Pieces
    order: Order
    seats: list[SeatMade]
    commitment: str
    teaching: bool = False  # hints are given although several people play
    setup: dict[str, Any] | None = None  # the position that the game begins with
    set: str = ""  # the set that pieces are dealt from; "" is the game's first
    own: list[str] = []  # the texts of pieces of one's own
    edition: int = FIRST_EDITION  # of the pieces that ship with the game


class Joined(Entry, tag="joined"):
    seat: int
    name: str
    promise: str | None


class Left(Entry, tag="left"):
    seat: int


class Renamed(Entry, tag="renamed"):
    seat: int
    name: str


class Swapped(Entry, tag="swapped"):
    seat: int
    other: int


class SeatClosed(Struct, forbid_unknown_fields=True):
    name: str
    kind: Literal["person", "bot"]
    promise: str | None


class Closed(Entry, tag="closed", omit_defaults=True):
    bots: dict[str, str]
    seats: list[SeatClosed] | None = None  # None at tables that the first version of the dice closed
    teaching: bool = False  # as in `made`: whoever reveals a share now has agreed to it


class Revealed(Entry, tag="revealed"):
    seat: int
    share: str


class Dealt(Entry, tag="dealt"):
    first: int
    seats: list[int]
    deal: list[str]


class Chose(Entry, tag="chose"):
    seat: int
    piece: str


class Began(Entry, tag="began"):
    pieces: list[str]


class Event(Entry, tag="event"):
    who: Who
    words: str


class TookBack(Entry, tag="took_back"):
    seat: int
    words: str


class Hinted(Entry, tag="hinted"):
    seat: int
    show: Shown


class TookOver(Entry, tag="took_over"):
    seat: int
    bot: str


class CameBack(Entry, tag="came_back"):
    seat: int


class WantsEnd(Entry, tag="wants_end"):
    seat: int


class PlaysOn(Entry, tag="plays_on"):
    seat: int


class Ended(Entry, tag="ended"):
    reason: str


class Opened(Entry, tag="opened"):
    secret: str


class Rematch(Entry, tag="rematch"):
    seat: int
    table: str
    invite: str | None  # watchers see None


LogEntry = (
    Made
    | Joined
    | Left
    | Renamed
    | Swapped
    | Closed
    | Revealed
    | Dealt
    | Chose
    | Began
    | Event
    | TookBack
    | Hinted
    | TookOver
    | CameBack
    | WantsEnd
    | PlaysOn
    | Ended
    | Opened
    | Rematch
)
read_entry = Decoder(LogEntry).decode
"""Decodes an entry; ValueError if it isn't valid."""


def hashed_part(entry: LogEntry) -> dict[str, Any]:
    """An entry as it goes into the running hash of the log: without its number and its time."""
    fields: dict[str, Any] = to_builtins(entry)
    del fields["n"], fields["at"]
    return fields


def without_invite(entry: LogEntry) -> LogEntry:
    """An entry as watchers see it: nobody but seats may know the invitation to a rematch."""
    return replace(entry, invite=None) if isinstance(entry, Rematch) else entry
