"""A table as what its log tells: who sits where, how far it is, and the game. Nothing here reads, writes or waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rollwright.core.facets import Why
from rollwright.core.fair import NOTHING, SIDES, Fair, FairDice, Share, mix
from rollwright.core.game import DICE, Game
from rollwright.core.game_type import GameType
from rollwright.core.record import write_record
from rollwright.core.registry import game_type
from rollwright.server.table import entries
from rollwright.server.table.entries import Entry

GATHERING, REVEALING, CHOOSING, PLAYING, OVER = "gathering", "revealing", "choosing", "playing", "over"
PERSON, BOT, OPEN = "person", "bot", "open"
ENDED = "ended"  # the reason if the players ended it


@dataclass
class Seat:
    """A seat and who sits on it. `chair` is its number when the table was made; the lot may give it another one."""

    chair: int
    name: str
    kind: str
    bot: str | None = None  # who plays, or goes on for a person who is gone
    piece: str | None = None
    promise: str | None = None
    share: str | None = None
    chosen: bool = False
    left: bool = False
    players: list[str] = field(default_factory=list)  # who has played it, one after the other

    @property
    def plays(self) -> bool:
        """Whether a person sits here and decides."""
        return self.kind == PERSON and self.bot is None and not self.left


class Table:
    """The fold of a log. `secret` is what the dice follow from; without it the table can be looked at only."""

    game: Game  # once it has begun

    def __init__(self, table: str, secret: bytes | None = None) -> None:
        self.id = table
        self.number = 0  # of the next entry
        self.phase = GATHERING
        self.has_begun = False
        self.pieces = self.order = self.commitment = ""
        self.options: dict[str, Any] = {}
        self.seats: list[Seat] = []
        self.first = 0
        self.dealt: tuple[str, ...] = ()
        self.closed_at = 0.0
        self.ending: set[int] = set()  # seats that want to end it
        self.reason: str | None = None
        self.opened: str | None = None
        self.rematch: str | None = None  # the table at which they play again
        self.said: list[Why] = []  # what is announced because of the newest events; whoever tells it empties it
        self.throws = 0
        self.seating: str | None = None  # as it is shown; whoever shows it writes it here
        self._kind: GameType | None = None
        self._secret = secret
        self._persons: tuple[int, ...] | None = None  # what `persons` has found
        self._places: dict[tuple[int, ...], tuple[int, ...]] = {}  # what `seats_of` has found
        self._how: dict[str, Callable[[Entry], None]] = {
            "made": self._made,
            "joined": self._joined,
            "left": self._left,
            "closed": self._closed,
            "revealed": self._revealed,
            "dealt": self._dealt,
            "chose": self._chose,
            "began": self._began,
            "took_back": self._took_back,
            "took_over": self._took_over,
            "came_back": self._came_back,
            "wants_end": self._wants_end,
            "ended": self._ended,
            "opened": self._opened,
            "rematch": self._rematch,
        }

    # What is the case

    @property
    def kind(self) -> GameType:
        assert self._kind is not None
        return self._kind

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that something is waited for."""
        if self.phase == PLAYING:
            return self.game.pending
        wanted = {GATHERING: self._is_open, REVEALING: self._reveals, CHOOSING: self._chooses}.get(self.phase)
        return () if wanted is None else tuple(number for number, seat in enumerate(self.seats) if wanted(seat))

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons who have not left."""
        if self._persons is None:
            present = (number for number, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.left)
            self._persons = tuple(present)
        return self._persons

    @property
    def all_want_end(self) -> bool:
        """Whether everybody who plays wants to end it."""
        return bool(self.ending) and self.ending >= {seat for seat in self.persons if self.seats[seat].plays}

    def seats_of(self, chairs: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers that chairs have now, ascending."""
        if chairs not in self._places:
            self._places[chairs] = tuple(number for number, seat in enumerate(self.seats) if seat.chair in chairs)
        return self._places[chairs]

    def sides(self, seat: int) -> tuple[str, ...]:
        """What a seat may choose from."""
        return self.kind.material.sides(self.dealt[seat]) if self.phase == CHOOSING else ()

    def mixed(self) -> bytes:
        """The shares of all seats in one."""
        return mix(self.id, [NOTHING if seat.share is None else bytes.fromhex(seat.share) for seat in self._chairs()])

    def record(self) -> dict[str, Any]:
        """The record of the game, with what is needed to check its dice."""
        numbers = {seat.chair: number for number, seat in enumerate(self.seats)}
        shares = tuple(Share(numbers[seat.chair], seat.promise, seat.share) for seat in self._chairs())
        fair = Fair(self.id, self.commitment, self.opened, shares, self.order, self.pieces)
        players = [seat.players for seat in self.seats]
        return write_record(self.game, played_by=players, fair=fair.as_record())

    @staticmethod
    def _is_open(seat: Seat) -> bool:
        return seat.kind == OPEN

    @staticmethod
    def _reveals(seat: Seat) -> bool:
        return seat.plays and seat.promise is not None and seat.share is None

    def _chooses(self, seat: Seat) -> bool:
        return seat.plays and not seat.chosen and len(self.kind.material.sides(seat.piece or "")) > 1

    def _chairs(self) -> list[Seat]:
        return sorted(self.seats, key=lambda seat: seat.chair)

    # What happens

    def apply(self, entry: Entry) -> None:
        """Carries an entry out. IllegalMove, with nothing changed, if it is an event that the rules don't allow."""
        what = entry["what"]
        assert self.has_begun or what not in ("event", "took_back"), "the log tells moves before the game"
        if what != "event":
            self._how[what](entry)
            self.number += 1
            self.seating = self._persons = None
        elif entry["who"] == DICE:
            self.throw(entry["words"])
        else:
            self.move(entry["who"], entry["words"])

    def move(self, seat: int, words: str) -> Entry:
        """A seat moves; the entry that tells it is applied already. IllegalMove as in `apply`."""
        game = self.game
        game.play(seat, words)
        self.said += game.kind.announcements.after(game, game.before)
        self.ending.discard(seat)  # who plays on doesn't want to end
        self.number += 1
        return entries.event(seat, words)

    def throw(self, words: str | None = None) -> Entry:
        """The dice fall, as the secret has it if nothing else is said; the entry that tells it is applied already."""
        game = self.game
        game.roll(words)
        self.said += game.kind.announcements.after(game, game.before)
        self.throws += 1
        self.number += 1
        return entries.throw(game.events[-1][1])

    def take_back(self, seat: int) -> Entry:
        """A seat's last mark is taken back; the entry that tells it is applied already."""
        words = self.game.take_back(seat)
        self.number += 1
        return entries.took_back(seat, words)

    def _made(self, entry: Entry) -> None:
        self._kind = game_type(entry["game"])
        self.options, self.pieces, self.order = entry["options"], entry["pieces"], entry["order"]
        self.commitment = entry["commitment"]
        self.seats = [Seat(chair, **seat) for chair, seat in enumerate(entry["seats"])]
        self._places.clear()

    def _joined(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.kind, seat.name, seat.promise = PERSON, entry["name"], entry["promise"]

    def _left(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        if self.phase == GATHERING:
            seat.kind, seat.name, seat.promise = OPEN, "", None
        else:
            seat.left = True

    def _closed(self, entry: Entry) -> None:
        for number, bot in entry["bots"].items():
            seat = self.seats[int(number)]
            seat.kind, seat.name, seat.bot = BOT, bot, bot
        self.phase, self.closed_at = REVEALING, entry["at"]

    def _revealed(self, entry: Entry) -> None:
        self.seats[entry["seat"]].share = entry["share"]

    def _dealt(self, entry: Entry) -> None:
        self.seats = [self.seats[number] for number in entry["seats"]]
        self._places.clear()
        self.first, self.dealt, self.phase = entry["first"], tuple(entry["deal"]), CHOOSING
        self.ending.clear()
        for seat, piece in zip(self.seats, self.dealt, strict=False):
            seat.piece = piece
        for seat in self.seats:
            seat.chosen = self.pieces != SIDES

    def _chose(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.piece, seat.chosen = entry["piece"], True

    def _began(self, entry: Entry) -> None:
        for seat, piece in zip(self.seats, entry["pieces"], strict=False):
            seat.piece = piece
        names, pieces = [seat.name for seat in self.seats], entry["pieces"] or None
        setup = self.kind.set_up(names, self.first, pieces=pieces, **self.options)
        self.game = Game(self.kind, setup, FairDice(self._secret, self.mixed()) if self._secret else None)
        self.has_begun, self.phase = True, PLAYING
        for seat in self.seats:
            seat.players = [seat.bot or PERSON]

    def _took_back(self, entry: Entry) -> None:
        words = self.game.take_back(entry["seat"])
        assert words == entry["words"], "the log doesn't tell what happened"

    def _took_over(self, entry: Entry) -> None:
        self._replace(self.seats[entry["seat"]], entry["bot"])

    def _came_back(self, entry: Entry) -> None:
        self._replace(self.seats[entry["seat"]], None)

    def _wants_end(self, entry: Entry) -> None:
        self.ending.add(entry["seat"])

    def _ended(self, entry: Entry) -> None:
        self.phase, self.reason = OVER, entry["reason"]

    def _opened(self, entry: Entry) -> None:
        self.opened = entry["secret"]

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry["table"]

    def _replace(self, seat: Seat, bot: str | None) -> None:
        seat.bot = bot
        if self.has_begun:
            seat.players.append(bot or PERSON)
