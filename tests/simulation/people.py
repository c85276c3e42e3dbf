"""People in the virtual world: they make a table, join it, watch, play any legal move, take moves back, go away, come
back, change the device, and sometimes try what they may not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from rollwright.core.fair import promise
from rollwright.server.protocol import JoinTable, MakeTable
from rollwright.server.refusals import Refused
from simulation.loop import Process
from simulation.network import Lost
from simulation.page import Page
from simulation.server import SETTINGS
from simulation.virtual import EPOCH

if TYPE_CHECKING:
    from simulation.world import World

LOOK = 3.0  # seconds between two looks at who is away
TAKE_BACKS = 3  # by one person in a game, so that it ends


class Person:
    """Somebody with a device, who may sit at a table."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.process = Process(name)
        self.rng = world.chance.stream(f"person {name}")
        self.share = self.rng.randbytes(32)
        self.page: Page | None = None
        self._tabs: list[Page] = []
        self._ids = (f"{name}-{number}" for number in count())
        self._take_backs = 0
        self._is_thinking = self._is_looking = self._has_invited = False

    def begin(self, what: Any) -> None:
        self.world.loop.within(self.process, lambda: self.world.loop.create_task(what))

    # Sitting down

    async def make(self, wanted: dict[str, Any]) -> None:
        """Makes a table and tells the others; again, if there is no answer."""
        made = MakeTable.model_validate({**wanted, "promise": promise(self.share) if self._promises() else None})
        while True:
            try:
                table = await self.request(lambda server: server.seating.make(made))
                break
            except (Lost, Refused):
                await asyncio.sleep(1.0)
        self.world.invite(table.table, table.invite)
        self.world.checks.seated(table.table, table.secret)
        self.sit(table.table, table.secret)

    async def join(self, table: str, invite: str) -> None:
        """Takes an open seat; whoever finds none watches."""
        given = promise(self.share) if self._promises() else None
        wanted = JoinTable(invite=invite, name=self.name, promise=given)
        for seat in range(4):
            entry = {"what": "joined", "seat": seat, "name": self.name, "promise": given}
            self.world.checks.requested(table, entry)
        secret = None
        for _ in range(5):
            try:
                secret = (await self.request(lambda server: server.seating.join(table, None, wanted))).secret
                self.world.checks.seated(table, secret)
                break
            except Lost:
                await asyncio.sleep(1.0)
            except Refused as refused:
                if refused.code == "refused-full":
                    break
                await asyncio.sleep(1.0)
        self.sit(table, secret)

    def sit(self, table: str, secret: str | None) -> Page:
        """Opens the page of a table, with or without a seat."""
        world = self.world
        pick = world.pick_server
        parts = world.loop, world.chance, world.network, world.checks, lambda: pick(self.name)
        page = Page(*parts, self.process, self._ids, table, secret)
        page.told = lambda: self._told(page)
        self.page = page
        self._tabs.append(page)
        world.pages.append(page)
        page.connect()
        if secret is not None and not self._is_looking:
            self._is_looking = True
            world.loop.call_later(LOOK, self._look)
        return page

    async def request(self, work: Any) -> Any:
        return await self.world.network.request(self.process, self.world.pick_server(self.name), work)

    def _promises(self) -> bool:
        return self.rng.random() < 0.8

    # Playing

    def _told(self, page: Page) -> None:
        if page.mine:
            self.page = page
        if not self._is_thinking and page.mine:
            self._is_thinking = True
            self.world.loop.call_later(self.rng.random() * self.world.plan.think, self._decide)

    def _decide(self) -> None:
        self._is_thinking = False
        page = self.page
        if page is None or not page.is_open or page.waiting or not page.mine:
            return
        phase, shown = page.shown["phase"], page.shown
        if phase == "over":
            self._play_again(page)
            return
        if self.world.chance.strikes("mischief", self.name, 0.05):
            self._try_what_is_not_allowed(page)
        if self.world.chance.strikes("repeats", self.name, 0.03):
            page.repeat(self.rng)
        if phase == "gathering":
            self._gather(page)
        for seat in page.mine:
            if phase == "playing" and shown["seats"][seat]["bot"] is not None:
                page.command(seat, act="come_back")
            elif seat in shown["pending"]:
                self._act(page, seat)

    def _act(self, page: Page, seat: int) -> None:
        phase, shown = page.shown["phase"], page.shown
        if phase == "revealing":
            page.command(seat, act="reveal", share=self.share.hex())
        elif phase == "choosing":
            page.command(seat, act="choose", piece=self.rng.choice(shown["sides"][str(seat)]))
        elif phase == "playing" and (moves := shown["moves"].get(str(seat))):
            if seat in shown["back"] and self._take_backs < TAKE_BACKS and self.rng.random() < 0.2:
                self._take_backs += 1
                page.command(seat, act="take_back", throw=shown["throws"])
            else:
                page.command(seat, act="move", throw=shown["throws"], move=self.rng.choice(moves))

    def _gather(self, page: Page) -> None:
        chance = self.rng.random()
        if chance < 0.2:
            page.command(page.mine[0], act="rename", of=page.mine[0], name=self.name.upper())

    def _play_again(self, page: Page) -> None:
        """Everybody may invite to another table at the same time; one invitation counts."""
        if not self._has_invited and self.rng.random() < 0.5:
            self._has_invited = True
            page.command(page.mine[0], act="rematch", table=f"{self.name:_<22}", invite="I" * 22)

    def _try_what_is_not_allowed(self, page: Page) -> None:
        """Another's seat, a share for the second time, an old command, a move of an earlier throw."""
        shown, other = page.shown, self.rng.randrange(len(page.shown["seats"]))
        match self.rng.randrange(4):
            case 0:
                moves = next(iter(shown["moves"].values()), ["pass"])
                page.command(other, act="move", throw=shown["throws"], move=moves[0])
            case 1:
                page.command(page.mine[0], act="reveal", share=self.share.hex())
            case 2:
                page.command(page.mine[0], act="take_back", throw=max(0, shown["throws"] - 1))
            case _:
                page.command(page.mine[0], act="take_over", of=other, bot="greedy")

    # Coming and going

    def _look(self) -> None:
        """Now and then: are others away? Shall we go on, go away, sit down at another device?"""
        page = self.page
        if page is None or page.shown.get("phase") == "over":
            return
        self.world.loop.call_later(LOOK, self._look)
        if page.is_over_for_good:  # another tab was opened later, or comes back later
            tabs = [tab for tab in self._tabs if not tab.is_over_for_good]
            self.page = tabs[-1] if tabs else self.sit(page.table, page.secret)
            return
        if page.is_open and page.mine and not page.waiting:
            self._replace_missing(page)
            if self.world.loop.time() > self.world.plan.gathers and page.shown["phase"] == "gathering":
                page.command(page.mine[0], act="start", bot="greedy")
            self._told(page)
        strikes = self.world.chance.strikes
        if strikes("goes away", self.name, 0.03):
            page.go_away(self.world.chance.between(f"away {self.name}", 1.0, 40.0))
        elif strikes("second tab", self.name, 0.03):
            self.sit(page.table, page.secret)
        elif strikes("other device", self.name, 0.02):
            self.world.loop.create_task(self._change_device(page))
        elif strikes("leaves", self.name, 0.01):
            self.world.loop.create_task(self._leave(page))

    async def _change_device(self, page: Page) -> None:
        """Moves the seats by a private link. If its answer gets lost, the seats are lost, and others go on."""
        table, secret = page.table, page.secret
        assert secret is not None
        with suppress(Lost, Refused):
            token = await self.request(lambda server: server.seating.link(table, secret))
            self.world.checks.gives_up(table, secret)
            new = (await self.request(lambda server: server.seating.move_seats(table, None, token))).secret
            self.world.checks.seated(table, new)
            self.sit(table, new)

    async def _leave(self, page: Page) -> None:
        table, secret = page.table, page.secret
        assert secret is not None
        self.world.checks.gives_up(table, secret)
        self.world.checks.requested(table, *({"what": "left", "seat": seat} for seat in range(4)))
        with suppress(Lost, Refused):
            await self.request(lambda server: server.seating.leave(table, secret))

    def _replace_missing(self, page: Page) -> None:
        now = EPOCH + self.world.loop.time()
        for seat, here in enumerate(page.here):
            is_gone = here is False or (here is not True and now - here > SETTINGS.gone)
            if is_gone and page.shown["phase"] in ("choosing", "playing") and page.shown["seats"][seat]["bot"] is None:
                page.command(page.mine[0], act="take_over", of=seat, bot="greedy")
