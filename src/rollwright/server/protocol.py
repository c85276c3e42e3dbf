"""Every message between page and server, and every HTTP body. `docs/protocol.md` explains them.

Incoming messages are validated strictly: no conversion, no unknown fields. `tools/page_types.py` generates
`web/src/protocol.ts` from this file and from the log entries (`table/entries.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rollwright.coach.report import Analysis, Review
from rollwright.server.table.entries import Kind, LogEntry, Order, Pieces, Shown
from rollwright.server.table.table import Phase

Param = str | int | None
ID = "[A-Za-z0-9_-]{22}"  # 128 bits: of a table, an invitation, a private link
DIGITS = "[0-9a-f]{64}"  # 32 bytes: of a share, its promise, the server's secret


class Message(Struct, forbid_unknown_fields=True):
    """A JSON object."""


# Sockets: from the page

Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Id = Annotated[str, Meta(pattern=rf"^{ID}\Z")]
Digits = Annotated[str, Meta(pattern=rf"^{DIGITS}\Z")]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]


class Hello(Message, tag_field="type", tag="hello"):
    since: Count


class Do(Message, tag_field="act"):
    type: Literal["do"]
    id: CommandId
    seat: SeatNumber


class DoMove(Do, tag="move"):
    throw: Count
    move: Word


class DoWhy(Do, tag="why"):
    """A question: the answer is always a refusal, and nothing changes."""

    throw: Count
    move: Word


class DoTakeBack(Do, tag="take_back"):
    throw: Count


class DoStart(Do, tag="start"):
    bot: Word | None = None


class DoRename(Do, tag="rename"):
    of: SeatNumber
    name: Name


class DoSwap(Do, tag="swap"):
    of: SeatNumber
    other: SeatNumber


class DoReveal(Do, tag="reveal"):
    share: Digits


class DoChoose(Do, tag="choose"):
    piece: Word


class DoTakeOver(Do, tag="take_over"):
    of: SeatNumber
    bot: Word


class DoComeBack(Do, tag="come_back"):
    pass


class DoEnd(Do, tag="end"):
    pass


class DoPlayOn(Do, tag="play_on"):
    pass


class DoRematch(Do, tag="rematch"):
    table: Id
    invite: Id


Command = (
    DoMove
    | DoWhy
    | DoTakeBack
    | DoStart
    | DoRename
    | DoSwap
    | DoReveal
    | DoChoose
    | DoTakeOver
    | DoComeBack
    | DoEnd
    | DoPlayOn
    | DoRematch
)
FromPage = Hello | Command
read_hello = Decoder(Hello).decode
read_command = Decoder(Command).decode
"""Both raise ValueError or RecursionError for anything else."""


# Sockets: from the server


class Said(Message):
    code: str
    params: dict[str, Param]


class Seat(Message):
    name: str
    kind: Kind
    bot: str | None
    piece: str | None
    chair: int  # its number when the table was made: it stays when lots are drawn
    hints: int  # decisions for which it had a hint


class TableView(Message):
    id: str
    phase: Phase
    game: str
    pieces: Pieces
    set: str  # that pieces are dealt from; "" is the game's first
    own: tuple[str, ...]  # the names of pieces of one's own; a route of the table has their data
    order: Order
    options: dict[str, int]
    teaching: bool  # whether hints are given although several people play
    hints: bool  # whether hints are given at all
    seats: list[Seat]
    makers: tuple[int, ...]  # seats of the device that made the table
    first: int
    sides: dict[str, tuple[str, ...]]
    throws: int
    events: int
    pending: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    reason: str | None
    ending: list[int]
    look: Any
    said: list[Said]
    moves: dict[str, list[str]]
    back: list[int]


class Sent(Message, tag_field="type"):
    """A message from the server."""


class Part(Sent, tag="part"):
    entries: list[LogEntry]


class Welcome(Sent, tag="welcome"):
    mine: tuple[int, ...]
    entries: list[LogEntry]
    table: TableView


class News(Sent, tag="news"):
    mine: tuple[int, ...]
    entries: list[LogEntry]
    table: TableView


class Here(Sent, tag="here"):
    here: list[bool | float]
    watchers: int
    now: float


class Done(Sent, tag="done"):
    id: str
    n: int


class Refused(Sent, tag="refused"):
    id: str | None
    code: str
    params: dict[str, Param]


class Elsewhere(Sent, tag="elsewhere"):
    pass


class Restarting(Sent, tag="restarting"):
    """The server ends; another one, or the same, is there after so many seconds."""

    after: float


class Storing(Sent, tag="storing"):
    """Whether the server can store anything at present. What was refused meanwhile can be sent again."""

    works: bool


FromServer = Part | Welcome | News | Here | Done | Refused | Elsewhere | Restarting | Storing


# HTTP: bodies of requests, which FastAPI validates with pydantic

NameText = Annotated[str, StringConstraints(max_length=200)]
WordText = Annotated[str, StringConstraints(max_length=80)]
IdText = Annotated[str, StringConstraints(pattern=f"^{ID}$")]
OwnText = Annotated[str, StringConstraints(max_length=12_000)]  # a piece of one's own
DigitsText = Annotated[str, StringConstraints(pattern=f"^{DIGITS}$")]


class Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeatWanted(Body):
    kind: Kind
    name: NameText | None = None
    bot: WordText | None = None
    piece: WordText | None = None


class MakeTable(Body):
    game: WordText
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=4)]
    pieces: Pieces = "lot"
    set: WordText = ""  # that pieces are dealt from; "" is the game's first
    own: Annotated[list[OwnText], Field(max_length=4)] = []  # texts of pieces of one's own, which are dealt instead
    order: Order = "lot"
    options: Annotated[dict[WordText, Annotated[int, Field(ge=0, le=1000)]], Field(max_length=8)] = {}
    promise: DigitsText | None = None
    teaching: bool = False
    setup: dict[str, Any] | None = None  # a start position, as in a record
    edition: Annotated[int, Field(ge=1, le=1000)] | None = None  # of the pieces that ship; else the newest one


class JoinTable(Body):
    invite: IdText
    name: NameText = ""
    others: Annotated[list[NameText], Field(max_length=3)] = []
    promise: DigitsText | None = None


class FreeSeat(Body):
    seat: Annotated[int, Field(ge=0, le=3)]


class MoveSeats(Body):
    token: IdText


class LearnerMoves(Body):
    moves: Annotated[list[WordText], Field(max_length=100)] = []


class CheckPiece(Body):
    text: OwnText


class MakePiece(Body):
    seed: Annotated[int, Field(ge=0, le=1_000_000_000)]
    style: WordText = ""  # "" is the usual one
    wishes: Annotated[dict[WordText, Annotated[int, Field(ge=0, le=1000)]], Field(max_length=8)] = {}


class PrintPiece(Body):
    text: OwnText  # or the name of a shipped piece
    title: WordText = ""


class PrintOrder(Body):
    """What is printed, and how (rollwright/press/order.py)."""

    game: WordText
    pieces: Annotated[list[PrintPiece], Field(max_length=16)] = []
    dice: bool = False
    rules: bool = False
    paper: Literal["a4", "letter"] = "a4"
    per_page: Annotated[int, Field(ge=1, le=2)] = 1
    size: Literal["large", "medium", "small"] = "large"
    grey: bool = False
    copies: Annotated[int, Field(ge=1, le=20)] = 1
    language: Literal["en", "de", "fr", "it"] = "en"
    site: Annotated[str, StringConstraints(max_length=220)] = ""  # the page's own address


class AskHint(Body):
    seat: Annotated[int, Field(ge=0, le=3)]
    throw: Annotated[int, Field(ge=0, le=1_000_000_000)]
    show: Shown = "idea"


class Try(Message):
    """A try to decide better than in a record. It is read in the process that judges it, since records are long."""

    record: dict[str, Any]
    phase: Count
    event: Count
    seat: SeatNumber
    moves: Annotated[list[Word], Meta(max_length=100)]


# HTTP: bodies of answers


class TableMade(Message):
    table: str
    invite: str
    mine: tuple[int, ...]


class OwnPieces(Message):
    pieces: dict[str, Any]  # by name, each as the route of shipped pieces has it


class Mine(Message):
    mine: tuple[int, ...]


class Link(Message):
    token: str


class Forgotten(Message):
    """Whether the device has no seats at the table any more; False: the others who play have to agree."""

    forgotten: bool


class Nothing(Message):
    """An empty object."""


class GameFacts(Message):
    name: str
    seats: int
    pieces: tuple[str, ...]
    sides: list[tuple[str, ...]]
    sets: dict[str, tuple[str, ...]]
    bots: tuple[str, ...]
    lessons: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()  # of new pieces
    edition: int = 1  # the newest one of the pieces


class Games(Message):
    games: list[GameFacts]


class Place(Message):
    origin: str
    here_only: bool  # whether the address works on this machine only
    can_open: bool  # whether this browser may let the home network in


class Fault(Message):
    """Why a text is no playable piece, and where: as far as it is known."""

    code: str
    params: dict[str, Param]
    rule: str | None
    line: int | None
    column: int | None
    field: str | None
    space: str | None


class Remark(Message):
    """Something about a piece."""

    piece: str
    code: str
    params: dict[str, Param]
    rule: str | None


class PieceChecked(Message):
    """A text of one's own; without pieces if there is a fault."""

    fault: Fault | None
    about: list[Remark]
    notices: list[Remark]  # what is unusual
    pieces: dict[str, Any]  # by name, each as the route of shipped pieces has it


class PieceText(Message):
    text: str


class ThrowTable(Message):
    dice: int
    words: dict[str, str]  # keyed by the faces as digits from 0 to 5, sorted for more than four dice


class ThrowOfRecord(Message):
    index: int  # among the events
    table: int


class ThrowWords(Message):
    tables: list[ThrowTable]
    throws: list[ThrowOfRecord]


class Frame(Message):
    event: list[int | str] | None
    throws: int
    pending: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    reason: str | None
    look: Any
    said: list[Said]


class Frames(Message):
    frames: list[Frame]


class LessonShown(Message):
    seats: list[Seat]
    learner: int
    frames: list[Frame]  # before the learner's newest move, and after each event since
    moves: list[str]  # the learner's legal moves, without marks that would only lure him
    back: bool  # whether the newest move can be taken back
    step: int
    steps: int
    says: str  # the code of what the coach says
    rule: str | None
    reads: bool  # there is nothing to do in this step but to read on, which is the move ""
    done: bool
    accepted: int  # of the moves that were sent
    answer: Said | None  # to the last one, if it was not accepted


class FairCheck(Message):
    checked: bool
    faults: list[Said]


class RecordShown(Message):
    record: dict[str, Any]
    seats: list[Seat]
    first: int
    pieces: dict[str, Any]
    frames: list[Frame]
    fair: FairCheck


class Tried(Message):
    frame: Frame
    moves: list[str]  # legal ones
    back: bool  # whether the newest move can be taken back, by leaving it out the next time
    accepted: int  # of the moves that were sent
    answer: Said | None  # to the last one, if it was not accepted
    done: bool  # whether the decision is complete
    right: bool | None  # whether it is one of the good ones; null until it is complete
    loss: float | None  # what it costs its seat, compared with the best; null until it is complete


class PositionShown(Message):
    position: dict[str, Any]  # in brief (core/brief.py), else as a record; everything is in its "setup"
    seats: list[Seat]
    first: int
    pieces: dict[str, Any]
    frame: Frame
    moves: dict[str, list[str]]  # legal ones, by seat
    throws: dict[str, int]  # how dice can fall if they are due, and in how many ways each
    analysis: Analysis


class ReviewSent(Sent, tag="review"):
    """As much of a review as is known; `review.progress` is 1 in the last one."""

    review: Review


class ProgressSent(Sent, tag="progress"):
    progress: float


Reviewing = ReviewSent | ProgressSent | Refused
"""A line of the answer to a request for a review."""


class Refusal(Message):
    code: str
    params: dict[str, Param]
