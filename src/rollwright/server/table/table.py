"""A table as the fold of its log: seats, phase and game. There is no I/O here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import to_builtins

from rollwright.core.facets import FIRST_EDITION
from rollwright.core.fair import (
    NOTHING,
    SIDES,
    Deal,
    Fair,
    FairDice,
    Share,
    deal,
    lot,
    mix,
    promise,
    write_fair,
    write_first_version,
)
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.own import Own
from rollwright.core.record import write_record
from rollwright.core.registry import game_type
from rollwright.server.table.entries import (
    LOT,
    Began,
    CameBack,
    Chose,
    Closed,
    DamagedLog,
    Dealt,
    Ended,
    Event,
    Hinted,
    Joined,
    Kind,
    Left,
    LogEntry,
    Made,
    Opened,
    Order,
    Pieces,
    PlaysOn,
    Rematch,
    Renamed,
    Revealed,
    SeatClosed,
    Swapped,
    TookBack,
    TookOver,
    WantsEnd,
    Who,
    hashed_part,
)
from rollwright.server.table.hints import take_hint
from rollwright.server.table.seat import BOT, OPEN, PERSON, Seat

Phase = Literal["gathering", "revealing", "choosing", "playing", "over"]
GATHERING: Final = "gathering"
REVEALING: Final = "revealing"
CHOOSING: Final = "choosing"
PLAYING: Final = "playing"
OVER: Final = "over"
MOST_TAKE_BACKS = 50  # of a seat, for each throw
ENDED = "ended"  # the reason if the players ended the game


class Table:
    """The fold of a log. Without `secret`, which the dice follow from, the table can't roll; with it, a log is believed
    only if its lots and throws follow from the secret."""

    game: Game  # only after it has begun

    def __init__(self, table: str, secret: bytes | None = None) -> None:
        self.id = table
        self.number = 0  # number of the next entry
        self.phase: Phase = GATHERING
        self.has_begun = False
        self.dealing: Pieces = LOT
        self.edition = FIRST_EDITION  # of the pieces that ship
        self.set = ""  # that pieces are dealt from; "" is the game's first
        self.own: Own | None = None  # pieces of one's own, which are dealt instead
        self.order: Order = LOT
        self.commitment = ""
        self.options: dict[str, Any] = {}
        self.teaching = False
        self.setup: dict[str, Any] | None = None  # the position that the game begins with
        self.seats: list[Seat] = []
        self.makers: tuple[int, ...] = ()  # the chairs of the device that made the table, until it leaves
        self.first = 0
        self.dealt: tuple[str, ...] = ()
        self.closing: list[SeatClosed] | None = None  # who sat where when the seats were closed; goes into the dice
        self.ending: set[int] = set()  # seats that want to end the game
        self.reason: str | None = None
        self.opened: str | None = None
        self.rematch: Rematch | None = None  # the invitation to play again
        self.has_one_person = False  # all other seats are bots'; known when the game begins
        self.seating_version = 0  # changes whenever anything but the game does
        self._closed_order: list[Seat] = []  # the seats as they were when they were closed
        self._kind: GameType | None = None
        self._secret = secret
        self._persons: tuple[int, ...] | None = None  # cache of `persons`
        self._places: dict[tuple[int, ...], tuple[int, ...]] = {}  # cache of `seats_of`
        self._taken_back: dict[int, tuple[int, int]] = {}  # by seat: at which throw, and how often
        self._reopened = 0  # how often something was taken back that others may have to decide about again

    # State

    @property
    def kind(self) -> GameType:
        assert self._kind is not None
        return self._kind

    @property
    def throws(self) -> int:
        """The number of throws so far."""
        return self.game.throws if self.has_begun else 0

    @property
    def question(self) -> tuple[int, int]:
        """Changes whenever seats are asked something new: dice have fallen, or a choice is open again."""
        return self.throws, self._reopened

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that have to act: be taken, reveal, choose or decide, depending on the phase."""
        if self.phase == PLAYING:
            return self.game.pending
        wanted = {GATHERING: Seat.is_open, REVEALING: Seat.reveals, CHOOSING: self._chooses}.get(self.phase)
        return () if wanted is None else tuple(number for number, seat in enumerate(self.seats) if wanted(seat))

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people who have not left."""
        if self._persons is None:
            present = (number for number, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.left)
            self._persons = tuple(present)
        return self._persons

    @property
    def all_want_end(self) -> bool:
        """Whether everybody who plays wants to end the game."""
        return bool(self.ending) and self.ending >= {seat for seat in self.persons if self.seats[seat].plays}

    @property
    def is_due(self) -> bool:
        """Whether the table goes on without a person: a bot has to decide, or the time to reveal runs out."""
        if self.phase == PLAYING:
            for seat in self.game.pending:
                if self.seats[seat].bot is not None:
                    return True
        return self.phase == REVEALING

    def seats_of(self, chairs: tuple[int, ...]) -> tuple[int, ...]:
        """The current seat numbers of chairs, ascending."""
        if chairs not in self._places:
            self._places[chairs] = tuple(number for number, seat in enumerate(self.seats) if seat.chair in chairs)
        return self._places[chairs]

    def is_made_by(self, seats: Iterable[int]) -> bool:
        """Whether the holder of these seats made the table."""
        return any(self.seats[seat].chair in self.makers for seat in seats)

    def sides(self, seat: int) -> tuple[str, ...]:
        """The pieces that a seat may choose from."""
        return self._sides_of(self.dealt[seat]) if self.phase == CHOOSING else ()

    def closing_list(self, bots: dict[str, str]) -> list[SeatClosed]:
        """Who sits where when the seats are closed and `bots` take the open ones."""
        return [
            SeatClosed(bots[str(number)], BOT, None)
            if str(number) in bots
            else SeatClosed(seat.name, BOT if seat.kind == BOT else PERSON, seat.promise)
            for number, seat in enumerate(self.seats)
        ]

    def take_backs(self, seat: int) -> int:
        """How often a seat has taken a move back since the last throw."""
        throw, count = self._taken_back.get(seat, (0, 0))
        return count if throw == self.game.throws else 0

    def may_take_back(self, seat: int) -> bool:
        """Between people a mark, until one has finished; one person among bots any move, until dice fall."""
        can = self.has_one_person and self.game.last_move(seat) is not None
        return (can or self.game.can_take_back(seat)) and self.take_backs(seat) < MOST_TAKE_BACKS

    def to_take_back(self, seat: int) -> list[tuple[int, str]]:
        """The moves that go if a seat takes back its last one: those of bots that followed from it, then itself.

        IllegalMove if there is none.
        """
        game = self.game
        move = game.last_move(seat) if self.has_one_person else None
        if move is None:
            move = game.mark_to_take_back(seat)
        places = [move, *(game.following_from(move) if self.has_one_person else ())]
        return [(int(who), words) for who, words in (game.events[place] for place in reversed(places))]

    def mixed(self) -> bytes:
        """The shares of all seats, hashed into one; together with the closing list, unless it's the first version."""
        shares = [NOTHING if seat.share is None else bytes.fromhex(seat.share) for seat in self._closed_order]
        return mix(self.id, shares, None if self.closing is None else to_builtins(self.closing))

    def lots(self, secret: bytes) -> Deal:
        """What roll 0 gives: who begins, who sits where, and a piece for each seat."""
        draw, pieces = lot(secret, self.mixed()), self.dealing
        return deal(self.kind, len(self.seats), draw, order=self.order, pieces=pieces, set=self.set, own=self.own)

    def record(self, log: Iterable[LogEntry]) -> dict[str, Any]:
        """The record of the game, with everything needed to verify its dice: the table's log."""
        players, hints = [seat.players for seat in self.seats], [seat.hints for seat in self.seats]
        fair = self._first_version() if self.closing is None else self._hashed(log)
        return write_record(self.game, played_by=players, hints=hints, fair=fair)

    def _hashed(self, log: Iterable[LogEntry]) -> dict[str, Any]:
        return write_fair(self.id, [hashed_part(entry) for entry in log if not isinstance(entry, Rematch)])

    def _first_version(self) -> dict[str, Any]:
        numbers = {seat.chair: number for number, seat in enumerate(self.seats)}
        shares = tuple(Share(numbers[seat.chair], seat.promise, seat.share) for seat in self._closed_order)
        return write_first_version(Fair(self.id, self.commitment, self.opened, shares, self.order, self.dealing))

    def _sides_of(self, piece: str) -> tuple[str, ...]:
        return self.kind.material.sides(piece) if self.own is None else self.own.sides_of(piece)

    def _chooses(self, seat: Seat) -> bool:
        return seat.plays and not seat.chosen and len(self._sides_of(seat.piece or "")) > 1

    def copy(self) -> Table:
        """An independent copy."""
        copy = Table(self.id)
        copy.__dict__.update(self.__dict__)
        seats = {seat.chair: seat.copy() for seat in self.seats}
        copy.seats, copy._closed_order = list(seats.values()), [seats[seat.chair] for seat in self._closed_order]
        copy.ending, copy._taken_back, copy._places = set(self.ending), dict(self._taken_back), {}
        if self.has_begun:
            copy.game = self.game.copy()
        return copy

    # Changes

    def apply(self, entry: LogEntry) -> None:
        """Applies an entry. IllegalMove, with nothing changed, if the rules of the game don't allow it."""
        match entry:
            case Event(who=who, words=words):
                self._event(who, words)
            case TookBack(seat=seat, words=words):
                self._took_back(seat, words)
            case Made():
                self._made(entry)
            case Joined(seat=seat, name=name, promise=promise):
                self._sit(seat, PERSON, name, promise)
            case Left(seat=seat):
                self._left(seat)
            case Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case Swapped(seat=seat, other=other):
                self._swapped(seat, other)
            case Closed():
                self._closed(entry)
            case Revealed(seat=seat, share=share):
                self._revealed(seat, share)
            case Dealt():
                self._dealt(entry)
            case Chose(seat=seat, piece=piece):
                self.seats[seat].piece, self.seats[seat].chosen = piece, True
            case Began(pieces=pieces):
                self._began(pieces)
            case Hinted(seat=seat, show=show):
                assert self.has_begun, "the log tells hints before the game"
                take_hint(self, seat, show)
            case TookOver(seat=seat, bot=bot):
                self._replace(seat, bot)
            case CameBack(seat=seat):
                self._replace(seat, None)
            case WantsEnd(seat=seat):
                self.ending.add(seat)
            case PlaysOn():
                self.ending.clear()
            case Ended(reason=reason):
                self.phase, self.reason = OVER, reason
            case Opened(secret=secret):
                self.opened = secret
            case Rematch():
                self.rematch = entry
        self.number += 1
        if not isinstance(entry, Event):
            self.seating_version += 1
            self._persons = None

    def throw(self) -> str:
        """Rolls the dice, which counts as an entry; returns the throw in notation."""
        self.game.roll()
        self.number += 1
        return self.game.events[-1][1]

    def _event(self, who: Who, words: str) -> None:
        assert self.has_begun, "the log tells moves before the game"
        if isinstance(who, int):
            self.game.play(who, words)
            self.ending.discard(who)  # a move withdraws the wish to end
        else:
            self._fall(words)

    def _fall(self, words: str) -> None:
        """Applies a throw of the log, which must be the one that follows from the secret."""
        self.game.roll(None if self._secret else words)
        if self.game.events[-1][1] != words:
            raise DamagedLog(f"throw {self.game.throws} is {words}, not {self.game.events[-1][1]}")

    def _took_back(self, seat: int, words: str) -> None:
        assert self.has_begun, "the log tells moves before the game"
        reopens = not self.game.can_take_back(seat)
        move = self.game.last_move(seat)
        taken = None if move is None else self.game.remove(move)
        assert taken == (seat, words), "the log doesn't tell what happened"
        self._taken_back[seat] = self.game.throws, self.take_backs(seat) + 1
        self._reopened += reopens

    def _made(self, entry: Made) -> None:
        self._kind = game_type(entry.game)
        self.options, self.dealing, self.set, self.order = entry.options, entry.pieces, entry.set, entry.order
        self.own = self.kind.material.own(entry.own) if entry.own else None
        self.edition = entry.edition
        self.teaching, self.setup = entry.teaching, entry.setup
        self.commitment = entry.commitment
        self.seats = [
            Seat(chair, seat.name, seat.kind, seat.bot, seat.piece, seat.promise)
            for chair, seat in enumerate(entry.seats)
        ]
        self.makers = tuple(seat.chair for seat in self.seats if seat.kind == PERSON)
        self._places.clear()

    def _sit(self, number: int, kind: Kind, name: str, promise: str | None) -> None:
        seat = self.seats[number]
        seat.kind, seat.name, seat.bot, seat.promise = kind, name, None, promise

    def _left(self, seat: int) -> None:
        self.makers = tuple(chair for chair in self.makers if chair != self.seats[seat].chair)
        if self.phase == GATHERING:
            self._sit(seat, OPEN, "", None)
        else:
            self.seats[seat].left = True

    def _swapped(self, seat: int, other: int) -> None:
        self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        self._places.clear()
        self.ending = {{seat: other, other: seat}.get(number, number) for number in self.ending}

    def _closed(self, entry: Closed) -> None:
        if entry.seats is not None and entry.seats != self.closing_list(entry.bots):
            raise DamagedLog("the seats are closed with others than sat there")
        if entry.teaching != self.teaching:
            raise DamagedLog("the seats are closed with other terms than they were offered with")
        for number, bot in entry.bots.items():
            seat = self.seats[int(number)]
            seat.kind, seat.name, seat.bot = BOT, bot, bot
        self.phase, self.closing, self._closed_order = REVEALING, entry.seats, list(self.seats)

    def _revealed(self, seat: int, share: str) -> None:
        """Only a promised share may enter."""
        if self.phase != REVEALING or promise(bytes.fromhex(share)) != self.seats[seat].promise:
            raise DamagedLog(f"seat {seat} has not promised this share")
        self.seats[seat].share = share

    def _dealt(self, entry: Dealt) -> None:
        if self._secret:
            drawn = self.lots(self._secret)
            if (drawn.first, list(drawn.order), list(drawn.pieces)) != (entry.first, entry.seats, entry.deal):
                raise DamagedLog("the lots are not those that the secret gives")
        self.seats = [self.seats[number] for number in entry.seats]
        self._places.clear()
        self.first, self.dealt, self.phase = entry.first, tuple(entry.deal), CHOOSING
        self.ending.clear()
        for seat, piece in zip(self.seats, self.dealt, strict=False):
            seat.piece = piece
        for seat in self.seats:
            seat.chosen = self.dealing != SIDES

    def _began(self, pieces: list[str]) -> None:
        for seat, piece in zip(self.seats, pieces, strict=False):
            seat.piece = piece
            seat.players = [seat.bot or PERSON]
        names = [seat.called for seat in self.seats]
        edition = self.kind.material.of_edition(self.edition)
        options = {**({} if self.own is None else self.own.options), **self.options, **edition}
        setup = self.kind.set_up(names, self.first, pieces=pieces or None, **options)
        dice = FairDice(self._secret, self.mixed()) if self._secret else None
        self.game = Game(self.kind, setup, dice, start=self.setup)
        self.has_begun, self.phase = True, PLAYING
        self.has_one_person = [seat.kind for seat in self.seats].count(PERSON) == 1

    def _replace(self, number: int, bot: str | None) -> None:
        seat = self.seats[number]
        seat.bot = bot
        if self.has_begun:
            seat.players.append(bot or PERSON)
