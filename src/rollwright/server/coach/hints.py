"""Hints at tables: asked for by a seat, worked out elsewhere, noted in the log, and only then given."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from msgspec.json import Decoder
from msgspec.structs import replace

from rollwright.coach.report import Hint
from rollwright.server.coach.answers import HintAsked
from rollwright.server.coach.desk import Desk
from rollwright.server.coach.worker import Work
from rollwright.server.live import LiveTable
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import AskHint
from rollwright.server.referee import Referee
from rollwright.server.table.change import Change
from rollwright.server.table.commands import check_hint, note_hint
from rollwright.server.table.hints import decision_of
from rollwright.server.table.seat import Decision

MOST_KEPT = 200  # hints whose idea was given, and whose move may be asked for next
Key = tuple[str, int, Decision, tuple[int, ...]]
read_hint = Decoder(Hint).decode


class Hints:
    """The hints of a server."""

    def __init__(self, referee: Referee, desk: Desk, metrics: Metrics) -> None:
        self._referee, self._desk, self._metrics = referee, desk, metrics
        self._kept: OrderedDict[Key, Hint] = OrderedDict()

    async def give(self, table: str, secret: str | None, wanted: AskHint) -> Hint:
        """Gives a hint: the idea, or idea and moves. Nobody gets a hint that the log doesn't tell."""
        key, asked = await self._referee.tables.at(table, partial(self._ask, secret, wanted))
        hint = self._kept.get(key)
        if hint is None:
            hint = self._kept[key] = read_hint(await self._desk.do(Work("hint", asked)))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        await self._referee.tables.at(table, partial(self._note, secret, wanted, key[2]))
        self._metrics.hints += 1
        return hint if wanted.show == "move" else replace(hint, good=[], plain=None)

    async def _ask(self, secret: str | None, wanted: AskHint, live: LiveTable) -> tuple[Key, HintAsked]:
        now = live.now
        check_hint(now.table, now.seats_of(now.devices.find(secret)), wanted.seat, wanted.throw)
        state = [int(number) for number in now.table.game.numbers]
        key = live.id, wanted.seat, decision_of(now.table, wanted.seat), tuple(state)
        return key, HintAsked(now.beginning(), state, wanted.seat)

    async def _note(self, secret: str | None, wanted: AskHint, decision: Decision, live: LiveTable) -> None:
        now = live.now
        check_hint(now.table, now.seats_of(now.devices.find(secret)), wanted.seat, wanted.throw)
        self._referee.check_length(now.table)
        change = Change(now.table)
        note_hint(change, wanted.seat, decision, wanted.show)
        if change.entries:
            await self._referee.commit(live, change)
