"""Hints at tables: who gets them, and who is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from rollwright.coach.report import Hint, Play, Reason
from rollwright.core.fair import verify
from rollwright.server.coach.desk import Desk
from rollwright.server.coach.hints import Hints
from rollwright.server.coach.worker import Work
from rollwright.server.json_text import encode
from rollwright.server.protocol import AskHint, JoinTable, MakeTable
from rollwright.server.refusals import Refused
from rollwright.server.seating import NewTable
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Closed, DamagedLog
from server.inside import TWO, WITH_BOT, Ear, Inside, move, on, sit, with_store

HINT = Hint(
    hash="h",
    chances=[0.5, 0.5],
    idea=[Reason(id="coach-idea", params={}, text="Go on.")],
    good=[Play(moves=["pick r"], chances=[0.5, 0.5], loss=0.0)],
)
TEACHING = TWO.model_copy(update={"teaching": True})


class Coaching:
    """A server whose coach has one hint for everything."""

    def __init__(self, store: SqliteStore, folder: Path) -> None:
        self.server: Inside = on(store, folder)
        self.works: list[Work] = []
        self.meanwhile: Any = None
        self.hints = Hints(self.server.referee, cast(Desk, self), self.server.metrics)

    async def do(self, work: Work) -> bytes:
        self.works.append(work)
        if self.meanwhile is not None:
            await self.meanwhile()
        return encode(HINT)

    async def begin(self, wanted: MakeTable) -> tuple[NewTable, Ear, int]:
        """A table of people at one page, the page, and the seat that decides."""
        made = await self.server.seating.make(wanted)
        ear = await sit(self.server, made.table, made.secret)
        return made, ear, ear.table["pending"][0]

    async def ask(self, made: NewTable, ear: Ear, seat: int, show: str = "idea", **more: Any) -> Hint:
        wanted = {"seat": seat, "throw": ear.table["throws"], "show": show, **more}
        return await self.hints.give(made.table, made.secret, AskHint.model_validate(wanted))

    async def refusal(self, made: NewTable, ear: Ear, seat: int, **more: Any) -> str:
        with pytest.raises(Refused) as refused:
            await self.ask(made, ear, seat, **more)
        return refused.value.code

    async def log(self, table: str) -> list[Any]:
        record = await self.server.referee.record(table)
        return [entry for entry in record["fair"]["log"] if isinstance(entry, dict)]


ALONE = MakeTable.model_validate({"game": "diceland", "seats": [{"kind": "person", "name": "Ada"}]})


def test_who_plays_alone_gets_hints_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        coach = Coaching(store, tmp_path)
        made, ear, seat = await coach.begin(ALONE)
        assert (ear.table["hints"], ear.table["teaching"]) == (True, False)
        assert await coach.ask(made, ear, seat) == Hint(hash="h", chances=HINT.chances, idea=HINT.idea, good=[])
        assert await coach.ask(made, ear, seat) == await coach.ask(made, ear, seat)  # asked again, told once
        assert await coach.ask(made, ear, seat, "move") == HINT
        assert len(coach.works) == 1
        hinted = [entry for entry in await coach.log(made.table) if entry["what"] == "hinted"]
        assert [entry["show"] for entry in hinted] == ["idea", "move"]
        assert ear.table["seats"][0]["hints"] == 1
        record = await coach.server.referee.record(made.table)
        assert record["seats"][0]["hints"] == 1
        assert [code for code, _ in verify(record)] == ["fair-not-opened"]
        await move(coach.server, made.table, ear, 1)
        await coach.ask(made, ear, seat, "move")
        assert ear.table["seats"][0]["hints"] == 2
        await coach.server.stop()
        again = on(store, tmp_path)
        assert (await sit(again, made.table, made.secret)).table["seats"][0]["hints"] == 2
        await again.stop()

    with_store(tmp_path, work)


def test_one_person_among_bots_gets_hints(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        coach = Coaching(store, tmp_path)
        made = await coach.server.seating.make(WITH_BOT)
        ear = await sit(coach.server, made.table, made.secret)
        assert ear.table["hints"] is True
        await coach.server.stop()

    with_store(tmp_path, work)


def test_where_two_people_play_hints_are_refused(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        coach = Coaching(store, tmp_path)
        made, ear, seat = await coach.begin(TWO)  # on one device
        assert ear.table["hints"] is False
        assert await coach.refusal(made, ear, seat) == "refused-hints"
        assert not coach.works
        await coach.server.stop()

    with_store(tmp_path, work)


def test_at_a_teaching_table_everybody_has_agreed(tmp_path: Path) -> None:
    offered = {"game": "diceland", "order": "given", "teaching": True, "seats": [{"kind": "person"}, {"kind": "open"}]}

    async def work(store: SqliteStore) -> None:
        coach = Coaching(store, tmp_path)
        server = coach.server
        made = await server.seating.make(MakeTable.model_validate(offered))
        watcher = Ear()
        await server.referee.enter(made.table, None, 0, watcher.connection)
        assert watcher.table["teaching"] is True  # before he joins
        joined = await server.seating.join(made.table, None, JoinTable(invite=made.invite, name="Bo"))
        assert joined.secret is not None
        log = await coach.log(made.table)
        assert [entry["teaching"] for entry in log if entry["what"] in ("made", "closed")] == [True, True]
        for secret, seats in ((made.secret, made.seats), (joined.secret, joined.seats)):
            ear = await sit(server, made.table, secret)
            if ear.table["pending"][0] in seats:
                holder = NewTable(made.table, made.invite, secret, seats)
                assert await coach.ask(holder, ear, ear.table["pending"][0]) is not None
        record = await server.referee.record(made.table)
        assert [code for code, _ in verify(record)] == ["fair-not-opened"]
        await server.stop()

    with_store(tmp_path, work)


def test_a_log_that_closes_the_seats_on_other_terms_is_not_believed(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        made = await server.seating.make(
            MakeTable.model_validate({"game": "diceland", "seats": [{"kind": "person"}, {"kind": "open"}]})
        )

        async def close(live: Any) -> None:
            table = live.now.table
            with pytest.raises(DamagedLog):
                Change(table).add(Closed, {"1": "novice"}, table.closing_list({"1": "novice"}), True)

        await server.tables.at(made.table, close)
        await server.stop()

    with_store(tmp_path, work)


def test_what_is_asked_for_must_be_the_own_seat_s_decision_now(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        coach = Coaching(store, tmp_path)
        made, ear, seat = await coach.begin(TEACHING)
        stranger = NewTable(made.table, made.invite, "nobody", ())
        assert await coach.refusal(stranger, ear, seat) == "refused-not-your-seat"
        assert await coach.refusal(made, ear, seat, throw=99) == "refused-late"
        assert await coach.refusal(made, ear, 1 - seat) == "refused-not-now"
        assert not coach.works
        await coach.server.stop()

    with_store(tmp_path, work)


def test_a_hint_that_comes_too_late_is_neither_given_nor_counted(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        coach = Coaching(store, tmp_path)
        made, ear, seat = await coach.begin(ALONE)

        async def meanwhile() -> None:
            await move(coach.server, made.table, ear, "m")

        coach.meanwhile = meanwhile
        assert await coach.refusal(made, ear, seat) == "refused-late"
        assert ear.table["seats"][0]["hints"] == 0
        await coach.server.stop()

    with_store(tmp_path, work)
