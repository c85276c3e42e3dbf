"""Every message between page and server, and every entry of a table's log. `docs/protocol.md` tells what they mean.

What comes in is checked by these models. What goes out is written straight from the table (`view.py`); a test holds it
against them. `web/src/protocol.ts` is made of this file by `tools/page_types.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

LONGEST_NAME = 24
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 bits: of a table, an invitation, a private link."""

Digits = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes: of a share, its promise, the server's secret."""

CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Word = Annotated[str, StringConstraints(max_length=80)]
Name = Annotated[str, StringConstraints(max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Phase = Literal["gathering", "revealing", "choosing", "playing", "over"]
Pieces = Literal["lot", "sides", "hand"]
Order = Literal["lot", "given"]
Param = str | int | None


class Model(BaseModel):
    """Strict: nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# The log


class SeatMade(Model):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    piece: str | None
    promise: str | None


class Entry(Model):
    n: int
    at: float


class Made(Entry):
    what: Literal["made"]
    game: str
    options: dict[str, int]
    pieces: Pieces
    order: Order
    seats: list[SeatMade]
    commitment: str


class Joined(Entry):
    what: Literal["joined"]
    seat: int
    name: str
    promise: str | None


class Left(Entry):
    what: Literal["left"]
    seat: int


class Closed(Entry):
    what: Literal["closed"]
    bots: dict[str, str]


class Revealed(Entry):
    what: Literal["revealed"]
    seat: int
    share: str


class Dealt(Entry):
    what: Literal["dealt"]
    first: int
    seats: list[int]
    deal: list[str]


class Chose(Entry):
    what: Literal["chose"]
    seat: int
    piece: str


class Began(Entry):
    what: Literal["began"]
    pieces: list[str]


class Event(Entry):
    what: Literal["event"]
    who: int | Literal["dice"]
    words: str


class TookBack(Entry):
    what: Literal["took_back"]
    seat: int
    words: str


class TookOver(Entry):
    what: Literal["took_over"]
    seat: int
    bot: str


class CameBack(Entry):
    what: Literal["came_back"]
    seat: int


class WantsEnd(Entry):
    what: Literal["wants_end"]
    seat: int


class Ended(Entry):
    what: Literal["ended"]
    reason: str


class Opened(Entry):
    what: Literal["opened"]
    secret: str


class Rematch(Entry):
    what: Literal["rematch"]
    seat: int
    table: str
    invite: str | None  # only those who have a seat see it


LogEntry = Annotated[
    Made
    | Joined
    | Left
    | Closed
    | Revealed
    | Dealt
    | Chose
    | Began
    | Event
    | TookBack
    | TookOver
    | CameBack
    | WantsEnd
    | Ended
    | Opened
    | Rematch,
    Field(discriminator="what"),
]


# From the page


class Hello(Model):
    type: Literal["hello"]
    since: Count


class Do(Model):
    type: Literal["do"]
    id: CommandId
    seat: SeatNumber


class DoMove(Do):
    act: Literal["move"]
    throw: Count
    move: Word


class DoTakeBack(Do):
    act: Literal["take_back"]
    throw: Count


class DoStart(Do):
    act: Literal["start"]
    bot: Word | None = None


class DoReveal(Do):
    act: Literal["reveal"]
    share: Digits


class DoChoose(Do):
    act: Literal["choose"]
    piece: Word


class DoTakeOver(Do):
    act: Literal["take_over"]
    of: SeatNumber
    bot: Word


class DoComeBack(Do):
    act: Literal["come_back"]


class DoEnd(Do):
    act: Literal["end"]


class DoRematch(Do):
    act: Literal["rematch"]
    table: Id
    invite: Id


Command = Annotated[
    DoMove | DoTakeBack | DoStart | DoReveal | DoChoose | DoTakeOver | DoComeBack | DoEnd | DoRematch,
    Field(discriminator="act"),
]
FromPage = Annotated[Hello | Command, Field(discriminator="type")]
FROM_PAGE: TypeAdapter[Hello | Command] = TypeAdapter(FromPage)


# From the server


class Said(Model):
    code: str
    params: dict[str, Param]


class Seat(Model):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    piece: str | None


class TableView(Model):
    id: str
    phase: Phase
    game: str
    pieces: Pieces
    order: Order
    options: dict[str, int]
    seats: list[Seat]
    first: int
    throws: int
    events: int
    pending: list[int]
    scores: list[int]
    over: bool
    winners: list[int]
    reason: str | None
    ending: list[int]
    look: Any
    said: list[Said]
    moves: dict[str, list[str]]
    sides: dict[str, list[str]]
    back: list[int]


class Welcome(Model):
    type: Literal["welcome"]
    mine: list[int]
    entries: list[LogEntry]
    table: TableView


class News(Model):
    type: Literal["news"]
    mine: list[int]
    entries: list[LogEntry]
    table: TableView


class Here(Model):
    type: Literal["here"]
    here: list[bool | float]
    watchers: int
    now: float


class Done(Model):
    type: Literal["done"]
    id: str
    n: int


class Refused(Model):
    type: Literal["refused"]
    id: str | None
    code: str
    params: dict[str, Param]


class Elsewhere(Model):
    type: Literal["elsewhere"]


FromServer = Annotated[Welcome | News | Here | Done | Refused | Elsewhere, Field(discriminator="type")]
FROM_SERVER: TypeAdapter[Welcome | News | Here | Done | Refused | Elsewhere] = TypeAdapter(FromServer)


# HTTP


class SeatWanted(Model):
    kind: Literal["person", "open", "bot"]
    name: Name | None = None
    bot: Word | None = None
    piece: Word | None = None


class MakeTable(Model):
    game: Word
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=4)]
    pieces: Pieces = "lot"
    order: Order = "lot"
    options: Annotated[dict[Word, Annotated[int, Field(ge=0, le=1000)]], Field(max_length=8)] = {}
    promise: Digits | None = None


class TableMade(Model):
    table: str
    invite: str
    mine: list[int]


class JoinTable(Model):
    invite: Id
    name: Name
    others: Annotated[list[Name], Field(max_length=3)] = []
    promise: Digits | None = None


class Mine(Model):
    mine: list[int]


class Link(Model):
    token: str


class MoveSeats(Model):
    token: Id


class Nothing(Model):
    """{}"""


class GameFacts(Model):
    name: str
    seats: int
    pieces: list[str]
    sides: list[list[str]]
    bots: list[str]


class Games(Model):
    games: list[GameFacts]


class Place(Model):
    origin: str


class ThrowTable(Model):
    dice: int
    words: dict[str, str]  # by the faces as digits from 0 to 5; of more than four dice, sorted


class ThrowOfRecord(Model):
    index: int  # among the events
    table: int


class ThrowWords(Model):
    tables: list[ThrowTable]
    throws: list[ThrowOfRecord]


class Frame(Model):
    event: list[int | str] | None
    throws: int
    pending: list[int]
    scores: list[int]
    over: bool
    winners: list[int]
    reason: str | None
    look: Any
    said: list[Said]


class Frames(Model):
    frames: list[Frame]


class FairCheck(Model):
    checked: bool
    faults: list[Said]


class RecordShown(Model):
    record: dict[str, Any]
    seats: list[Seat]
    first: int
    pieces: dict[str, Any]
    frames: list[Frame]
    fair: FairCheck


class Refusal(Model):
    code: str
    params: dict[str, Param]
