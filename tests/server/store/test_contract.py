"""What every store promises (`port.py`): all or nothing, numbers only once, nobody harmed by another's conflict."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.server.store.port import Ages, Ban, Conflict, LeaseLost, Listed, Row, Store, TableSecrets
from server.store.rows import SECRETS, row
from server.store.stores import Stores


def test_a_table_is_read_as_it_was_written(stores: Stores) -> None:
    async def write(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)], due=True)
        await store.append("t", [row(1, command="c"), Row(2, None, '{"at":1,"ü":"\\u0000"}')], {"b": 2})

    async def read(store: Store) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert kept.secrets == TableSecrets(SECRETS.dice, SECRETS.invite, {"b": 2})
        assert list(kept.rows) == [row(0), row(1, command="c"), Row(2, None, '{"at":1,"ü":"\\u0000"}')]
        assert (kept.is_due, kept.is_over) == (True, False)
        assert await store.bodies("t", 1) == [row(1).body, '{"at":1,"ü":"\\u0000"}']
        assert await store.bodies("t", 0, 1) == [row(0).body]
        assert await store.load("other") is None
        assert await store.bodies("other", 0) == []
        await store.append("t", [], over=True, due=False)
        kept = await store.load("t")
        assert kept is not None
        assert (kept.is_due, kept.is_over) == (False, True)

    stores.run(write)
    stores.run(read)


def test_a_number_is_given_once_and_the_loser_writes_nothing(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        appends = [store.append("t", [row(1, command=str(who)), row(2)]) for who in range(20)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 19 + ["NoneType"]
        with pytest.raises(Conflict):
            await store.append("t", [row(2), row(3)], {"stolen": 1}, over=True)
        kept = await store.load("t")
        assert kept is not None
        assert (len(kept.rows), kept.secrets.devices, kept.is_over) == (3, SECRETS.devices, False)

    stores.run(work)


def test_who_waits_together_shares_a_transaction_and_losers_harm_nobody(stores: Stores) -> None:
    async def work(store: Store) -> None:
        names = [f"t{number:02}" for number in range(50)]
        await asyncio.gather(*(store.make(name, SECRETS, [row(0)]) for name in names))
        before = store.commits
        await asyncio.gather(*(store.append(name, [row(1)]) for name in names))
        assert store.commits - before < 50
        losers = {"t07", "t08", "t31"}
        appends = [store.append(name, [row(1 if name in losers else 2)], {"d": name}) for name in names]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert {name for name, answer in zip(names, answers, strict=True) if answer is not None} == losers
        for name in ("t06", "t07"):
            kept = await store.load(name)
            assert kept is not None
            assert kept.secrets.devices == (SECRETS.devices if name in losers else {"d": name})

    stores.run(work)


def test_writes_to_one_table_that_wait_together_are_all_carried_out(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        await asyncio.gather(*(store.append("t", [row(number)], {"n": number}) for number in (1, 2, 3)))
        kept = await store.load("t")
        assert kept is not None
        assert (len(kept.rows), kept.secrets.devices) == (4, {"n": 3})

    stores.run(work)


def test_a_table_is_made_once(stores: Stores) -> None:
    async def work(store: Store) -> None:
        made = [store.make("t", TableSecrets(bytes([who]), "", {}), [row(0)]) for who in range(3)]
        answers = await asyncio.gather(*made, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "Conflict", "NoneType"]

    stores.run(work)


def test_a_deleted_table_takes_no_more_entries(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        await store.make("other", SECRETS, [row(0)])
        await store.delete("t")
        await store.delete("t")
        assert await store.load("t") is None
        for late in (store.append("t", [row(1)]), store.append("t", [], {}), store.append("t", [], due=True)):
            with pytest.raises(Conflict):
                await late
        assert await store.load("other") is not None

    stores.run(work)


def test_what_is_newer_is_read_alone(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        await store.append("t", [row(1, command="c"), row(2)])
        newer = await store.newer("t", 1, 0)
        assert newer is not None
        assert (list(newer.rows), newer.devices, newer.version) == ([row(1, command="c"), row(2)], None, 0)
        newer = await store.newer("t", 3, 0)
        assert newer is not None
        assert list(newer.rows) == []
        assert await store.newer("gone", 0, 0) is None
        assert await store.heads(["t", "gone"]) == {"t": (3, 0)}

    stores.run(work)


def test_many_ask_at_once_what_is_newer(stores: Stores) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.make(f"t{number}", SECRETS, [row(0)])
            await store.append(f"t{number}", [row(n, command=f"{number}") for n in range(1, number + 1)])
        asked = [("t3", 1), ("gone", 0), ("t0", 0), ("t3", 2), ("t1", 2), ("t2", 0)]
        found = await asyncio.gather(*(store.newer(table, since, 0) for table, since in asked))
        assert [newer and [(each.number, each.command) for each in newer.rows] for newer in found] == [
            [(1, "3"), (2, "3"), (3, "3")],
            None,
            [(0, None)],
            [(2, "3"), (3, "3")],
            [],
            [(0, None), (1, "2"), (2, "2")],
        ]

    stores.run(work)


def test_tables_are_due_until_they_are_not(stores: Stores) -> None:
    async def work(store: Store) -> None:
        for name, due in (("a", True), ("b", False), ("c", True), ("d", True)):
            await store.make(name, SECRETS, [row(0)], due=due)
        await store.append("b", [], due=True)
        await store.append("c", [], due=False)
        await store.append("d", [], over=True)
        assert sorted(await store.due_tables()) == ["a", "b"]

    stores.run(work)


def test_ids_come_page_by_page(stores: Stores) -> None:
    async def work(store: Store) -> None:
        for name in ("b", "Z", "a", "_", "-"):
            await store.make(name, SECRETS, [row(0)])
        assert await store.ids("", 3) == ["-", "Z", "_"]
        assert await store.ids("_", 3) == ["a", "b"]
        assert await store.ids("b", 3) == []

    stores.run(work)


def test_a_lease_guards_what_is_appended_under_it(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await store.make("t", SECRETS, [row(0)])
        lease = await store.take_lease("bot:t", 60.0)
        assert lease is not None
        await store.append("t", [row(1)], lease=lease)
        newer = await store.take_lease("bot:t", 60.0)
        assert newer is not None
        assert newer.fence > lease.fence
        both = store.append("t", [row(2)], lease=lease), store.append("t", [row(2)], lease=newer)
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert [type(answer) for answer in answers] == [LeaseLost, type(None)]
        await store.release(lease)  # is not the holder's any more
        await store.append("t", [row(3)], lease=newer)
        await store.release(newer)
        with pytest.raises(LeaseLost):
            await store.append("t", [row(4)], lease=newer)
        assert len(await store.bodies("t", 0)) == 4

    stores.run(work)


def test_arrivals_grow_and_answers_are_kept(stores: Stores) -> None:
    async def work(store: Store) -> None:
        first = await store.arrival()
        assert await store.arrival() > first
        assert await store.kept_answer("k") is None
        await store.keep_answer("k", b"\0one")
        await store.keep_answer("k", b"\0two")
        assert await store.kept_answer("k") == b"\0two"

    stores.run(work)


def test_bans_are_kept_until_they_are_removed(stores: Stores) -> None:
    async def write(store: Store) -> None:
        for ban in (Ban("10.0.0.0/8", None, "noise"), Ban("192.0.2.1/32", 5.5, ""), Ban("10.0.0.0/8", 7.0, "more")):
            await store.put_ban(ban)

    async def read(store: Store) -> None:
        assert await store.bans() == [Ban("10.0.0.0/8", 7.0, "more"), Ban("192.0.2.1/32", 5.5, "")]
        assert await store.remove_ban("192.0.2.1/32")
        assert not await store.remove_ban("192.0.2.1/32")
        assert len(await store.bans()) == 1

    stores.run(write)
    stores.run(read)


DAY = 86400.0
KEEP = Ages(unjoined=7 * DAY, unfinished=365 * DAY, over=90 * DAY)


async def ages(store: Store, days: dict[str, int]) -> None:
    """Tables whose last entry has these ages, before day 1000: by name, of a new, a begun or a finished one."""
    for name, age in days.items():
        at = (1000 - age) * DAY
        await store.make(name, SECRETS, [row(0, at)])
        if not name.startswith("new"):
            await store.append(name, [row(1, at)], over=name.startswith("over"))


def test_old_tables_are_deleted_by_what_became_of_them(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await ages(store, {"new1": 6, "new2": 8, "begun1": 364, "begun2": 366, "over1": 89, "over2": 91, "newest": 0})
        assert await store.delete_old(1000 * DAY, KEEP, most=10) == 3
        assert await store.ids("", 10) == ["begun1", "new1", "newest", "over1"]

    stores.run(work)


def test_a_clock_far_ahead_deletes_nothing_that_is_not_old_next_to_the_newest(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await ages(store, {"begun1": 0, "begun2": 363, "begun3": 366})
        assert await store.delete_old(9000 * DAY, KEEP, most=10) == 1
        assert await store.ids("", 10) == ["begun1", "begun2"]

    stores.run(work)


def test_few_are_deleted_at_once_and_the_oldest_first(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await ages(store, {"over1": 300, "over2": 400, "over3": 200, "newest": 0})
        assert await store.delete_old(1000 * DAY, KEEP, most=2) == 2
        assert await store.ids("", 10) == ["newest", "over3"]

    stores.run(work)


def test_a_list_for_the_operator_begins_with_the_newest(stores: Stores) -> None:
    async def work(store: Store) -> None:
        await ages(store, {"begun": 3, "over": 2, "new": 1})
        await store.make("odd", SECRETS, [Row(0, None, "not JSON")])
        assert await store.listing(2) == [Listed("new", 1, 999 * DAY, False), Listed("over", 2, 998 * DAY, True)]
        assert (await store.listing(9))[-1] == Listed("odd", 1, None, False)

    stores.run(work)
