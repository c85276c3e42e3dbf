"""The one path of everything that happens at a table.

Whose seat it is follows from the credential, whether a move is legal from the kernel; then it is appended durably, then
acknowledged, then told to all. Nothing but caches lives here: any table can be put away and folded anew from its log.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic, time
from typing import Any, NamedTuple, TypeVar

from rollwright.core.errors import IllegalMove, RollwrightError
from rollwright.core.fair import SIZE
from rollwright.core.game import DICE
from rollwright.server import protocol
from rollwright.server.bots.pool import Thinkers
from rollwright.server.bots.worker import Question
from rollwright.server.json_text import clean_name, encode
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import Refused, plain
from rollwright.server.settings import Settings
from rollwright.server.store import Conflict, Keeping, Row, Store, Unwritten
from rollwright.server.table import commands
from rollwright.server.table import entries as log
from rollwright.server.table.consequences import follow
from rollwright.server.table.devices import Holder, Holders, hashed, new_secret
from rollwright.server.table.entries import Entry
from rollwright.server.table.new_table import made_entry
from rollwright.server.table.table import GATHERING, OPEN, OVER, PLAYING, REVEALING, Table
from rollwright.server.view import View
from rollwright.server.wire.connection import GOING_AWAY, Connection
from rollwright.server.wire.room import News, Room, send

UNAVAILABLE = 503
TRIES = 5  # on a table that others change at the same time
AGAIN = 5.0  # seconds after which what went on by itself is tried again, if it failed
REFUSALS = 100  # answers that a table remembers beside those in its log
SEATING = {"made", "joined", "left", "closed", "dealt", "began"}  # entries after which others sit where

T = TypeVar("T")


class Live:
    """A table in memory."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.users = 0  # who holds the lock or waits for it
        self.used = monotonic()
        self.room = Room()
        self.thinking: set[int] = set()  # seats whose bots are asked
        self.timer: asyncio.TimerHandle | None = None
        self.refusals: dict[str, str] = {}
        self.forget()

    def forget(self) -> None:
        """What was folded may not be what is stored; it is folded anew before it is used again."""
        self.folded: Table | None = None
        self.secret = b""
        self.invite = ""
        self.holders = Holders({})
        self.commands: dict[str, int] = {}
        self.begin: dict[str, Any] | None = None  # the record without events, for bots

    @property
    def table(self) -> Table:
        assert self.folded is not None
        return self.folded

    @property
    def is_idle(self) -> bool:
        return not self.users and not self.thinking and self.timer is None and self.room.is_empty

    def seats_of(self, holder: Holder | None) -> tuple[int, ...]:
        return () if holder is None else self.table.seats_of(holder.chairs)


class Answer(NamedTuple):
    """Whose command it was, by his name for it and by ours."""

    connection: Connection
    command: str
    key: str


class Referee:
    """All tables of a server."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, thinkers: Thinkers) -> None:
        self.store, self.settings, self.metrics, self.thinkers = store, settings, metrics, thinkers
        self._lives: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stuck: set[str] = set()  # tables at which something failed, until it is tried again
        metrics.ask("tables", lambda: len(self._lives))

    # Tables in memory

    async def _do(self, table: str, action: Callable[[Live], Awaitable[T]]) -> T:
        """Does something at a table, and nobody else does meanwhile; again on the newest table if somebody elsewhere
        was faster. Refused if there is none. If anything but a refusal comes in between, the table in memory is not
        used any more."""
        for _ in range(TRIES):
            live = self._lives.get(table)
            if live is None:
                live = self._lives[table] = Live(table)
            live.users += 1
            try:
                await live.lock.acquire()
                try:
                    if live.folded is None:
                        await self._load(live)
                    live.used = monotonic()
                    return await action(live)
                except Refused:
                    raise
                except BaseException as error:
                    live.forget()
                    if isinstance(error, Unwritten):
                        raise self._not_written(table, error) from None
                    if not isinstance(error, Conflict):
                        raise
                finally:
                    live.lock.release()
            finally:
                live.users -= 1
                if live.folded is None and live.is_idle:
                    self._lives.pop(table, None)
        raise Refused("refused-busy", status=UNAVAILABLE)

    def _not_written(self, table: str, error: Unwritten) -> Refused:
        self.metrics.count("faults")
        tell("not written", logging.ERROR, error=error, table=table)
        return Refused("refused-store", status=UNAVAILABLE)

    async def _load(self, live: Live) -> None:
        kept = await self.store.load(live.id)
        if kept is None:
            raise Refused("refused-no-table", status=404)
        table = Table(live.id, kept.keeping.secret)
        try:
            for row in kept.rows:
                table.apply(json.loads(row.body))
        except (RollwrightError, AssertionError, LookupError) as error:
            self.metrics.count("faults")
            tell("log can't be replayed", logging.ERROR, error=error, table=live.id)
            raise Refused("refused-fault", status=500) from None
        table.said = []
        self._place(live, table, kept.keeping)
        live.commands = {row.command: row.number for row in reversed(kept.rows) if row.command is not None}
        self._go_on(live)

    def _place(self, live: Live, table: Table, keeping: Keeping) -> None:
        live.folded, live.secret, live.invite = table, keeping.secret, keeping.invite
        live.holders = Holders.read(keeping.holders)
        live.refusals.clear()

    def put_away(self) -> None:
        """Forgets the tables that nobody has looked at for a while; they are in the store."""
        limit = monotonic() - self.settings.idle
        for live in list(self._lives.values()):
            if live.is_idle and live.used < limit:
                del self._lives[live.id]

    # Making and taking seats

    async def make(self, wanted: protocol.MakeTable) -> tuple[str, str, str, list[int]]:
        """A new table: its id, the invitation, the maker's secret and seats."""
        secret, invite, mine, table = secrets.token_bytes(SIZE), new_secret(), new_secret(), new_secret()
        made = made_entry(table, secret, wanted)
        chairs = [number for number, seat in enumerate(wanted.seats) if seat.kind == "person"]
        holders = Holders({}).with_new(mine, chairs)
        keeping = Keeping(secret, hashed(invite), holders.write())
        async with self._new(table) as live:
            folded = Table(table, secret)
            at = _now()
            commands.apply(folded, [made], at)
            entries = [made, *follow(folded, secret, at)]
            folded.said = []
            await self._write_new(table, keeping, _rows(entries, 0, at, None))
            self._place(live, folded, keeping)
            self.metrics.count("tables_made")
            self.metrics.count("entries", len(entries))
            self._go_on(live)
            seats = list(live.seats_of(live.holders.find(mine)))
        tell("table made", table=table, game=wanted.game, seats=len(wanted.seats))
        return table, invite, mine, seats

    async def _write_new(self, table: str, keeping: Keeping, rows: Sequence[Row]) -> None:
        try:
            await self.store.make(table, keeping, rows)
        except Unwritten as error:
            raise self._not_written(table, error) from None

    @asynccontextmanager
    async def _new(self, table: str) -> AsyncIterator[Live]:
        live = self._lives[table] = Live(table)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            if live.folded is None:
                del self._lives[table]

    async def join(self, table: str, secret: str | None, wanted: protocol.JoinTable) -> tuple[str | None, list[int]]:
        """Takes open seats; the new secret, unless the device has seats already, and its seats."""
        names = [clean_name(name) for name in (wanted.name, *wanted.others)]
        if not all(names):
            raise Refused("refused-name", status=422)

        async def action(live: Live) -> tuple[str | None, list[int]]:
            if not hmac.compare_digest(live.invite, hashed(wanted.invite)):
                raise Refused("refused-invite", status=403)
            if holder := live.holders.find(secret):
                return None, list(live.seats_of(holder))
            seats = _open_seats(live.table, names)
            new = new_secret()
            holders = live.holders.with_new(new, [live.table.seats[seat].chair for seat in seats])
            promises = [wanted.promise, None, None, None]  # one share for the device
            entries = [log.joined(*who) for who in zip(seats, names, promises, strict=False)]
            await self._happens(live, entries, holders=holders)
            return new, list(live.seats_of(live.holders.find(new)))

        return await self._do(table, action)

    async def link(self, table: str, secret: str | None) -> str:
        """A token that moves the seats of a device to another one, once."""
        token = new_secret()

        async def action(live: Live) -> str:
            holders = live.holders.with_link(_holder(live, secret), token)
            await self._hold(live, holders)
            return token

        return await self._do(table, action)

    async def move(self, table: str, secret: str | None, token: str) -> tuple[str | None, list[int]]:
        """The seats of a link come to this device, which gets a secret unless it has one."""
        new = new_secret()

        async def action(live: Live) -> tuple[str | None, list[int]]:
            holder, mine = live.holders.of_link(token), live.holders.find(secret)
            if holder is None:
                raise Refused("refused-link", status=403)
            if holder == mine:
                return None, list(live.seats_of(mine))
            await self._hold(live, live.holders.moved(holder, mine, new))
            live.room.send_away(holder.number)
            live.room.change_holders(live.holders)
            send(self._news(live, ()))
            live.room.tell_who_is_here(live.table, live.holders)
            found = live.holders.find(new if mine is None else secret)
            return new if mine is None else None, list(live.seats_of(found))

        return await self._do(table, action)

    async def leave(self, table: str, secret: str | None) -> None:
        """A device gives its seats up."""

        async def action(live: Live) -> None:
            holder = _holder(live, secret)
            seats = () if live.table.phase == OVER else live.seats_of(holder)
            await self._happens(live, [log.left(seat) for seat in seats], holders=live.holders.without(holder))

        await self._do(table, action)

    async def delete(self, table: str, secret: str | None) -> None:
        """Forgets a table for ever."""

        async def action(live: Live) -> None:
            _holder(live, secret)
            await self.store.delete(table)
            live.forget()
            live.room.close(GOING_AWAY)

        await self._do(table, action)
        tell("table deleted", table=table)

    # Looking

    async def look(self, table: str, secret: str | None, since: int) -> str:
        """What a connection is welcomed with."""

        async def action(live: Live) -> str:
            return await self._welcome(live, live.holders.find(secret), since)

        return await self._do(table, action)

    async def record(self, table: str) -> dict[str, Any]:
        async def action(live: Live) -> dict[str, Any]:
            if not live.table.has_begun:
                raise Refused("refused-not-begun")
            return live.table.record()

        return await self._do(table, action)

    async def enter(self, table: str, secret: str | None, since: int, connection: Connection) -> None:
        """A connection comes to a table."""

        async def action(live: Live) -> None:
            connection.device = live.holders.find(secret)
            if connection.device is None and live.room.watchers >= self.settings.watchers:
                raise Refused("refused-too-many-watchers", status=429, most=self.settings.watchers)
            welcome = await self._welcome(live, connection.device, since)
            connection.send(welcome)
            live.room.enter(connection)
            live.room.tell_who_is_here(live.table, live.holders)
            self._go_on(live)

        await self._do(table, action)

    def leave_room(self, table: str, connection: Connection) -> None:
        """A connection has ended."""
        live = self._lives.get(table)
        if live is not None:
            live.room.leave(connection)
            live.used = monotonic()
            if live.folded is not None:
                live.room.tell_who_is_here(live.folded, live.holders)

    async def _welcome(self, live: Live, holder: Holder | None, since: int) -> str:
        await self._check_newest(live)
        bodies = await self.store.bodies(live.id, since)
        return View(live.table, bodies).message("welcome", live.seats_of(holder))

    async def _check_newest(self, live: Live) -> None:
        """Conflict if another process has appended to the table: what we know of it is not the newest."""
        if live.folded is None or await self.store.bodies(live.id, live.table.number):
            live.forget()
            raise Conflict

    # Commands

    def command(self, table: str, connection: Connection, command: protocol.Command) -> Awaitable[None]:
        """Carries a command out, once: the same again gets the same answer."""
        return self._do(table, partial(self._obey, connection, command))

    async def _obey(self, connection: Connection, command: protocol.Command, live: Live) -> None:
        holder = connection.device
        if connection.code is not None:  # it was closed
            raise Refused("refused-no-seat", status=403)
        if holder is None:
            raise Refused("refused-watching", status=403)
        key = f"{holder.number}:{command.id}"
        if key in live.commands:
            connection.send(_done(command.id, live.commands[key]))
            return
        if key in live.refusals:
            connection.send(live.refusals[key])
            return
        at = _now()
        try:
            entries = commands.carry_out(live.table, live.seats_of(holder), command, partial(self._is_gone, live), at)
        except RollwrightError as error:
            await self._refuse(live, connection, command.id, key, error)
            return
        await self._happened(live, entries, at, answer=Answer(connection, command.id, key))

    async def _refuse(self, live: Live, connection: Connection, command: str, key: str, error: RollwrightError) -> None:
        """The answer is remembered; but first we look whether it is about the newest table."""
        if not isinstance(error, (Refused, IllegalMove)):
            live.forget()
        await self._check_newest(live)
        self.metrics.count("refusals", code=error.code)
        live.refusals[key] = text = encode({"type": "refused", "id": command, **plain(error)})
        if len(live.refusals) > REFUSALS:
            del live.refusals[next(iter(live.refusals))]
        connection.send(text)

    def _is_gone(self, live: Live, seat: int) -> bool:
        presence = live.room.presence(live.table, live.holders, seat)
        return presence is False or (presence is not True and time() - presence >= self.settings.gone)

    # What happens: append, acknowledge, tell

    async def _happens(self, live: Live, entries: list[Entry], *, holders: Holders | None = None) -> None:
        """Entries that nobody's command stands behind."""
        at = _now()
        commands.apply(live.table, entries, at)
        await self._happened(live, entries, at, holders=holders)

    async def _happened(
        self,
        live: Live,
        entries: list[Entry],
        at: float,
        *,
        answer: Answer | None = None,
        holders: Holders | None = None,
    ) -> None:
        """What was carried out on the table in memory becomes true, with all that follows from it. Nobody is told
        before it is on the disk; but news are written while all of it is at hand."""
        table = live.table
        first = table.number - len(entries)
        entries = entries + follow(table, live.secret, at)
        rows = _rows(entries, first, at, None if answer is None else answer.key)
        if holders is None:
            news = self._news(live, rows)
            await self.store.append(live.id, rows, over=table.phase == OVER)
        else:
            await self._hold(live, holders, rows)
            news = self._news(live, rows)  # others see it now
        self.metrics.count("entries", len(rows))
        self.metrics.count("moves", sum([entry.get("who", DICE) != DICE for entry in entries]))
        if answer is None:
            send(news)
        else:
            live.commands[answer.key] = first
            send(news, answer.connection, _done(answer.command, first))
        if holders is not None or not SEATING.isdisjoint([entry["what"] for entry in entries]):
            live.room.tell_who_is_here(table, live.holders)
        self._go_on(live)

    async def _hold(self, live: Live, holders: Holders, rows: Sequence[Row] = ()) -> None:
        """Seats are held by others from now on."""
        await self.store.append(live.id, rows, holders.write(), over=bool(rows) and live.table.phase == OVER)
        live.holders = holders
        live.room.change_holders(holders)

    def _news(self, live: Live, rows: Sequence[Row]) -> News:
        """What everybody is told."""
        table = live.table
        news = [] if live.room.is_empty else live.room.news(table, View(table, [row.body for row in rows]))
        table.said = []
        return news

    # What goes on without anybody

    def _go_on(self, live: Live) -> None:
        """Asks the bots that are to decide, and sets a clock for browsers that are to reveal."""
        table = live.table
        if table.phase == PLAYING:
            for seat in table.game.pending:
                if table.seats[seat].bot is not None and seat not in live.thinking:
                    self._ask_bot(live, seat, table.seats[seat].bot or "")
        elif table.phase == REVEALING and live.timer is None:
            left = table.closed_at + self.settings.reveal - time()  # what the clock says when a table is read again
            wait = min(max(0.0, left), self.settings.reveal)  # never more, however the clock is set
            live.timer = asyncio.get_running_loop().call_later(wait, self._start, live.id, partial(self._expire, live))

    def _ask_bot(self, live: Live, seat: int, bot: str) -> None:
        game = live.table.game
        if live.begin is None:
            live.begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
        live.thinking.add(seat)
        question = Question(live.id, live.begin, tuple(game.events), seat, bot)
        self._start(live.id, partial(self._let_think, live, question, live.table.throws))

    async def _let_think(self, live: Live, question: Question, throws: int) -> None:
        """A bot decides. If somebody else has carried the decision out meanwhile, nothing happens."""
        seat = question.seat

        async def action(live: Live) -> None:
            live.thinking.discard(seat)
            try:
                entries = commands.bot_move(live.table, seat, throws, move)
            except (IllegalMove, Refused):  # the table has gone on; if the seat is still asked, its bot is asked anew
                self._go_on(live)
            else:
                await self._happened(live, entries, _now())

        try:
            move = await self.thinkers.choose(question)
            await self._do(question.table, action)
        except BaseException:
            live.thinking.discard(seat)
            raise

    async def _expire(self, live: Live) -> None:
        """Browsers that haven't revealed in time get no share, and a bot. The timer alone decides: it may fire a
        little early, and the clock may be set back meanwhile; nobody would ask again."""
        live.timer = None

        async def action(live: Live) -> None:
            table = live.table
            if table.phase == REVEALING:
                await self._happens(live, [log.took_over(seat, commands.STAND_IN) for seat in table.pending])

        await self._do(live.id, action)

    async def go_on_everywhere(self) -> None:
        """After a start: bots whose decisions are pending decide, one table after the other."""
        for table in await self.store.unfinished():
            try:
                await self._do(table, _nothing)
            except Refused:
                continue  # deleted meanwhile
            except Exception as error:
                self.metrics.count("faults")
                tell("table can't be read", logging.ERROR, error=error, table=table)
            await asyncio.sleep(0)

    def _start(self, table: str, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._guard(table, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, table: str, work: Callable[[], Awaitable[None]]) -> None:
        """If it fails, it is tried again after a while: nobody else may come to have the table go on."""
        try:
            await work()
        except Refused as refusal:
            if refusal.status == UNAVAILABLE:
                await self._try_again(table)
        except Exception as error:
            self.metrics.count("faults")
            tell("fault", logging.ERROR, error=error, table=table)
            await self._try_again(table)

    async def _try_again(self, table: str) -> None:
        if table not in self._stuck:
            self._stuck.add(table)
            await asyncio.sleep(AGAIN)
            self._stuck.discard(table)
            await self._guard(table, partial(self._do, table, self._wake))

    async def _wake(self, live: Live) -> None:
        self._go_on(live)

    async def close(self) -> None:
        """Nothing new begins; what is being written is written."""
        for live in self._lives.values():
            if live.timer is not None:
                live.timer.cancel()
            live.room.close(GOING_AWAY)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _nothing(live: Live) -> None:
    """Reading a table is enough to have it go on."""


def _rows(entries: Sequence[Entry], first: int, at: float, command: str | None) -> list[Row]:
    """Entries as they are stored; the first one answers the command."""
    return [
        Row(number, command if number == first else None, encode({"n": number, "at": at, **entry}))
        for number, entry in enumerate(entries, start=first)
    ]


def _done(command: str, number: int) -> str:
    return f'{{"type":"done","id":"{command}","n":{number}}}'


def _now() -> float:
    return round(time(), 3)


def _holder(live: Live, secret: str | None) -> Holder:
    holder = live.holders.find(secret)
    if holder is None:
        raise Refused("refused-no-seat", status=403)
    return holder


def _open_seats(table: Table, names: Sequence[str]) -> list[int]:
    """An open seat for each of these people; a seat that is kept for one of them first."""
    seats = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    if table.phase != GATHERING or len(seats) < len(names):
        raise Refused("refused-full")
    chosen: list[int] = []
    for name in names:
        free = [seat for seat in seats if seat not in chosen]
        chosen.append(next((seat for seat in free if table.seats[seat].name == name), free[0]))
    return chosen
