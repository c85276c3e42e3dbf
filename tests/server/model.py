"""What a table must be, told a second time: a plain game, moved by what was acknowledged, with the dice of `fair`.

The model reads a log entry by entry. Each has to be what follows by itself, what a command was acknowledged with, what
was done over HTTP, or a bot's decision; nothing else may be there, and nothing may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from rollwright import FairDice, Game, IllegalMove
from rollwright.core import fair
from rollwright.core.game import Event
from rollwright.core.registry import game_type

Entry = dict[str, Any]


@dataclass
class Seat:
    chair: int
    kind: str
    name: str
    bot: str | None
    piece: str | None
    promise: str | None
    share: str | None = None
    chosen: bool = False
    left: bool = False

    @property
    def plays(self) -> bool:
        return self.kind == "person" and self.bot is None and not self.left


class Model:
    """One table."""

    def __init__(self, table: str, made: Entry, secret: bytes) -> None:
        self.id, self.secret, self._made = table, secret, made
        assert made["commitment"] == fair.commitment(table, secret)
        self.kind = game_type(made["game"])
        self.seats = [Seat(chair, **seat) for chair, seat in enumerate(made["seats"])]
        self.phase = "gathering"
        self.ending: set[int] = set()
        self.game: Game | None = None
        self.deal: tuple[str, ...] = ()
        self.first = 0
        self.reason: str | None = None
        self.makers = {seat.chair for seat in self.seats if seat.kind == "person"}
        self._opened = self._again = False
        self._closing: list[Entry] = []
        self._listed: list[Seat] = []  # the seats in the order of the closing list
        self.log: list[Entry] = [made]
        self.connected: Callable[[int], bool] = lambda _: False  # whether a chair's device is there

    # What is the case

    @property
    def throws(self) -> int:
        return 0 if self.game is None else self.game.throws

    @property
    def pending(self) -> tuple[int, ...]:
        if self.phase == "playing":
            assert self.game is not None
            return self.game.pending
        asked = {"gathering": self._is_open, "revealing": self._reveals, "choosing": self._chooses}.get(self.phase)
        return tuple(number for number, seat in enumerate(self.seats) if asked and asked(seat))

    @property
    def waits_for_bot(self) -> bool:
        return self.phase == "playing" and any(self.seats[seat].bot is not None for seat in self.pending)

    def numbers(self, chairs: Collection[int]) -> list[int]:
        """The seats that chairs have become."""
        return [number for number, seat in enumerate(self.seats) if seat.chair in chairs]

    def legal(self, seat: int) -> list[str]:
        playing = self.phase == "playing" and self.game is not None and self.seats[seat].plays
        return self.game.legal_moves(seat) if playing and self.game is not None else []

    def back(self, seat: int) -> bool:
        if self.phase != "playing" or self.game is None or not self.seats[seat].plays:
            return False
        return bool(self._own_moves(seat)) if self._is_among_bots(seat) else self.game.can_take_back(seat)

    def _is_among_bots(self, seat: int) -> bool:
        return all(other.kind == "bot" for other in self.seats if other is not self.seats[seat])

    def _own_moves(self, seat: int) -> list[int]:
        """The places of the seat's moves since the last throw."""
        assert self.game is not None
        events = self.game.events
        throw = max((place for place, (who, _) in enumerate(events) if who == "dice"), default=-1)
        return [place for place in range(throw + 1, len(events)) if events[place][0] == seat]

    def sides(self, seat: int) -> tuple[str, ...]:
        return tuple(self.kind.material.sides(self.deal[seat]))

    def _is_open(self, seat: Seat) -> bool:
        return seat.kind == "open"

    def _reveals(self, seat: Seat) -> bool:
        return seat.plays and seat.promise is not None and seat.share is None

    def _chooses(self, seat: Seat) -> bool:
        return seat.plays and not seat.chosen

    def _is_missing(self, number: int) -> bool:
        if number >= len(self.seats):
            return False
        seat = self.seats[number]
        return seat.kind == "person" and seat.bot is None and (seat.left or not self.connected(seat.chair))

    # What a command would do

    def verdict(self, command: Entry, chairs: Collection[int]) -> list[Entry] | str:
        """The entries that a command of whoever holds these chairs leads to now, or the code of the refusal."""
        if not chairs:
            return "refused-watching"
        mine = self.numbers(chairs)
        seat = command["seat"]
        if seat not in mine:
            return "refused-not-your-seat"
        how: Callable[[int, Entry, list[int]], list[Entry] | str] = getattr(self, f"_{command['act']}")
        return how(seat, command, mine)

    def _move(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        return (
            self._turn(seat, command) or self._tried(lambda game: game.play(seat, command["move"])) or self._event(seat)
        )

    def _why(self, seat: int, command: Entry, mine: list[int]) -> str:
        fault = self._turn(seat, command) or self._tried(lambda game: game.play(seat, command["move"]))
        return fault or "refused-possible"

    def _take_back(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if fault := self._turn(seat, command):
            return fault
        if self._is_among_bots(seat):
            return self._withdraw(seat)
        words: list[str] = []
        if fault := self._tried(lambda game: words.append(game.take_back(seat))):
            return fault
        return [{"what": "took_back", "seat": seat, "words": words[0]}]

    def _withdraw(self, seat: int) -> list[Entry] | str:
        """One person among bots: the last move goes, and what bots have done since that were not asked before."""
        assert self.game is not None
        if not (own := self._own_moves(seat)):
            return "take-back-nothing" if seat in self.pending else "take-back-finished"
        before = self._played(self.game.events[: own[-1]]).pending
        gone = [event for event in self.game.events[own[-1] :] if event[0] == seat or event[0] not in before]
        return [{"what": "took_back", "seat": who, "words": words} for who, words in reversed(gone)]

    def _played(self, events: Sequence[Event]) -> Game:
        """The game with these events only."""
        assert self.game is not None
        game = Game(self.kind, self.game.setup, self.game.dice)
        for who, words in events:
            if isinstance(who, int):
                game.play(who, words)
            else:
                game.roll(words)
        return game

    def _turn(self, seat: int, command: Entry) -> str | None:
        if self.phase != "playing":
            return self._not_now()
        if not self.seats[seat].plays:
            return "refused-bot-plays"
        return None if command["throw"] == self.throws else "refused-late"

    def _tried(self, what: Callable[[Game], None]) -> str | None:
        assert self.game is not None
        self._twin = self.game.copy()
        try:
            what(self._twin)
        except IllegalMove as error:
            return error.code
        return None

    def _event(self, seat: int) -> list[Entry]:
        return [{"what": "event", "who": seat, "words": self._twin.events[-1][1]}]

    def _start(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase != "gathering":
            return self._not_now()
        bot = command.get("bot") or "planner"
        return [self._closes({str(number): bot for number in self.pending})]

    def _rename(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        of = command["of"]
        if fault := self.arranges(mine, of):
            return fault
        if self.seats[of].kind != "person":
            return "refused-nobody-there"
        return [{"what": "renamed", "seat": of, "name": command["name"]}]

    def _swap(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        of, other = command["of"], command["other"]
        if self.phase != "gathering":
            return self._not_now()
        for number in (of, other):
            if number < len(self.seats) and self.seats[number].kind == "open":
                continue
            if fault := self.arranges(mine, number):
                return fault
        return "refused-same-seat" if of == other else [{"what": "swapped", "seat": of, "other": other}]

    def arranges(self, mine: Collection[int], of: int) -> str | None:
        """Why the holder of these seats may not rename, move or free a seat."""
        if self.phase != "gathering":
            return self._not_now()
        if of >= len(self.seats):
            return "refused-nobody-there"
        made = any(self.seats[number].chair in self.makers for number in mine)
        return None if made or of in mine else "refused-not-arranger"

    def _reveal(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase != "revealing" or seat not in self.pending:
            return self._not_now()
        if fair.promise(bytes.fromhex(command["share"])) != self.seats[seat].promise:
            return "refused-share"
        return [{"what": "revealed", "seat": seat, "share": command["share"]}]

    def _choose(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase != "choosing" or seat not in self.pending:
            return self._not_now()
        if command["piece"] not in self.sides(seat):
            return "refused-piece"
        return [{"what": "chose", "seat": seat, "piece": command["piece"]}]

    def _take_over(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase not in ("choosing", "playing"):
            return self._not_now()
        if not self._is_missing(command["of"]):
            return "refused-not-gone"
        return [{"what": "took_over", "seat": command["of"], "bot": command["bot"]}]

    def _come_back(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase not in ("revealing", "choosing", "playing"):
            return self._not_now()
        away = self.seats[seat].kind == "person" and self.seats[seat].bot is not None
        return [{"what": "came_back", "seat": seat}] if away else "refused-not-away"

    def _end(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase == "over":
            return self._not_now()
        if any(self._is_missing(number) for number in range(len(self.seats))):
            return [{"what": "ended", "reason": "ended"}]
        wishes = [{"what": "wants_end", "seat": number} for number in mine if number not in self.ending]
        return wishes or "refused-others-play"

    def _play_on(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase == "over":
            return self._not_now()
        return [{"what": "plays_on", "seat": seat}] if self.ending else "refused-nobody-ends"

    def _rematch(self, seat: int, command: Entry, mine: list[int]) -> list[Entry] | str:
        if self.phase != "over":
            return "refused-not-now"
        if self._again:
            return "refused-rematch"
        return [{"what": "rematch", "seat": seat, "table": command["table"], "invite": None}]  # as watchers see it

    def _not_now(self) -> str:
        return "refused-over" if self.phase == "over" else "refused-not-now"

    # What follows by itself

    def follows(self) -> Entry | None:
        if self.phase == "over":
            return None if self._opened else {"what": "opened", "secret": self.secret.hex()}
        if self.phase == "playing":
            assert self.game is not None
            if self.game.awaiting_roll:
                return self._throw()
        persons = [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left]
        deciding = {number for number in persons if self.seats[number].plays}
        if not persons or (self.ending and self.ending >= deciding):
            return {"what": "ended", "reason": "ended"}
        if self.phase == "playing":
            assert self.game is not None
            return {"what": "ended", "reason": self.game.reason} if self.game.over else None
        if self.pending:
            return None
        return {"gathering": self._closes, "revealing": self._lot, "choosing": self._begins}[self.phase]()

    def _throw(self) -> Entry:
        """As the dice of `fair` say, whatever the log says."""
        assert self.game is not None
        twin = self.game.copy()
        twin.roll()
        return {"what": "event", "who": "dice", "words": twin.events[-1][1]}

    def _closes(self, bots: dict[str, str] | None = None) -> Entry:
        seats = [
            {"name": name, "kind": "bot", "promise": None}
            if (name := (bots or {}).get(str(number)))
            else {"name": seat.name, "kind": seat.kind, "promise": seat.promise}
            for number, seat in enumerate(self.seats)
        ]
        return {"what": "closed", "bots": bots or {}, "seats": seats}

    def _lot(self) -> Entry:
        numbers = fair.lot(self.secret, self._mixed())
        pieces, order = self._made["pieces"], self._made["order"]
        chosen = self._made.get("set", "")
        drawn = fair.deal(self.kind, len(self.seats), numbers, order=order, pieces=pieces, set=chosen)
        deal = [] if pieces == "hand" else list(drawn.pieces)
        return {"what": "dealt", "first": drawn.first, "seats": list(drawn.order), "deal": deal}

    def _begins(self) -> Entry:
        return {"what": "began", "pieces": [seat.piece for seat in self.seats]}

    def _mixed(self) -> bytes:
        shares = [bytes.fromhex(seat.share) if seat.share else fair.NOTHING for seat in self._listed]
        return fair.mix(self.id, shares, self._closing)

    # What happens

    def take(self, entry: Entry) -> None:
        """An entry of the log that has been explained."""
        self.log.append(entry)
        told = {key: value for key, value in entry.items() if key not in ("n", "at", "what")}
        getattr(self, f"_on_{entry['what']}")(**told)

    def _on_joined(self, seat: int, name: str, promise: str | None) -> None:
        self.seats[seat].kind, self.seats[seat].name, self.seats[seat].promise = "person", name, promise

    def _on_renamed(self, seat: int, name: str) -> None:
        self.seats[seat].name = name

    def _on_swapped(self, seat: int, other: int) -> None:
        self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        places = {seat: other, other: seat}
        self.ending = {places.get(number, number) for number in self.ending}

    def _on_left(self, seat: int) -> None:
        self.makers.discard(self.seats[seat].chair)
        if self.phase == "gathering":
            self.seats[seat].kind, self.seats[seat].promise = "open", None
            self.seats[seat].name, self.seats[seat].bot = "", None
        else:
            self.seats[seat].left = True

    def _on_closed(self, bots: dict[str, str], seats: list[Entry]) -> None:
        self._closing = seats
        for number, bot in bots.items():
            self.seats[int(number)].kind, self.seats[int(number)].bot = "bot", bot
            self.seats[int(number)].name = bot
        self.phase, self._listed = "revealing", list(self.seats)

    def _on_revealed(self, seat: int, share: str) -> None:
        self.seats[seat].share = share

    def _on_dealt(self, first: int, seats: list[int], deal: list[str]) -> None:
        self.seats = [self.seats[number] for number in seats]
        self.first, self.deal, self.phase = first, tuple(deal), "choosing"
        self.ending = set()
        for number, seat in enumerate(self.seats):
            seat.piece = deal[number] if deal else seat.piece
            seat.chosen = self._made["pieces"] != "sides"

    def _on_chose(self, seat: int, piece: str) -> None:
        self.seats[seat].piece, self.seats[seat].chosen = piece, True

    def _on_began(self, pieces: list[str]) -> None:
        names = [seat.name or f"Player {seat.chair + 1}" for seat in self.seats]
        setup = self.kind.set_up(names, self.first, pieces=pieces, **self._made["options"])
        self.game = Game(self.kind, setup, FairDice(self.secret, self._mixed()))
        self.phase = "playing"

    def _on_event(self, who: int | str, words: str) -> None:
        assert self.game is not None
        if isinstance(who, str):
            self.game.roll(words)
        else:
            self.game.play(who, words)
            self.ending.discard(who)

    def _on_took_back(self, seat: int, words: str) -> None:
        """Whatever the move was, the game is one in which it was never made."""
        assert self.game is not None
        move = self._own_moves(seat)[-1]
        assert self.game.events[move][1] == words
        self.game = self._played(self.game.events[:move] + self.game.events[move + 1 :])

    def _on_took_over(self, seat: int, bot: str) -> None:
        self.seats[seat].bot = bot

    def _on_came_back(self, seat: int) -> None:
        self.seats[seat].bot = None

    def _on_wants_end(self, seat: int) -> None:
        self.ending.add(seat)

    def _on_plays_on(self, seat: int) -> None:
        self.ending = set()

    def _on_ended(self, reason: str) -> None:
        self.phase, self.reason = "over", reason

    def _on_opened(self, secret: str) -> None:
        self._opened = True

    def _on_rematch(self, seat: int, table: str, invite: str | None) -> None:
        self._again = True
