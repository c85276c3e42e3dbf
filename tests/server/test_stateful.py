"""Clients play against a model: duplicates, reorderings, wrong seats, forged and stale commands, taking back,
reconnects, several at once, bots that take over, restarts. No difference is allowed.

`HYPOTHESIS_EXAMPLES=2000 pytest tests/server/test_stateful.py` plays longer.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import tempfile
from base64 import urlsafe_b64encode
from collections.abc import Coroutine
from contextlib import ExitStack, closing
from itertools import count, cycle
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import rollwright
from rollwright.core.fair import promise, read_fair, verify
from rollwright.server import seating
from rollwright.server.protocol import JoinTable, MakeTable
from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate, Settings
from rollwright.server.store.sqlite import FILE, SqliteStore
from rollwright.server.table import devices
from server.inside import Inside, Message, until
from server.model import Model
from server.under_test import Device, UnderTest
from support.games import GAMES
from support.thorough import times

T = TypeVar("T")
SHARES = [bytes([number] * 32) for number in range(1, 9)]
NONSENSE = (
    "",
    "pass",
    "done",
    "turn",
    "pick r",
    "use y",
    "cross a1",
    "ring A 1",
    "route A 1",
    "take back",
    "\u0663",
    "x" * 80,
)
GOES_ON = "greedy"
INVITE = "I" * 22  # to another table
few = st.integers(0, 10_000)


class Tables(RuleBasedStateMachine):
    """Up to two tables at one server."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.patches = _same_secrets_again()
        self.folder = Path(tempfile.mkdtemp())
        self.runs = 0
        self.tables: list[UnderTest] = []
        self.ids = (f"c{number}" for number in count())
        self.run(self._start())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def refusal(self, work: Coroutine[Any, Any, Any]) -> str:
        """The code that something is refused with."""
        try:
            self.run(work)
        except Refused as refused:
            return refused.code
        raise AssertionError("it was not refused")

    def teardown(self) -> None:
        self.run(self._stop())
        self.runner.close()
        self.patches.close()
        shutil.rmtree(self.folder)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    async def _start(self) -> None:
        self.runs += 1
        self.store = SqliteStore(self.data)
        settings = Settings(data=self.data, messages=Rate(1e9, 1e9), gone=0.0, reveal=1e6)
        self.server = Inside(self.store, settings)
        await self.server.unattended.wake_all()

    async def _stop(self) -> None:
        for table in self.tables:
            for device in table.devices:
                await self._hang_up(device)
        await self.server.stop()
        await self.store.close()

    def _open(self, device: Device, table: str, since: int) -> None:
        device.open(self.server, self.runner.get_loop(), table, since)

    @staticmethod
    async def _hang_up(device: Device) -> None:
        if device.socket is not None:
            await device.socket.close()
            device.socket = None

    def pick(self, number: int) -> UnderTest:
        return self.tables[number % len(self.tables)]

    # Sitting down

    @initialize(
        game=st.sampled_from(GAMES),
        kinds=st.lists(st.sampled_from(["person", "open", "open", "bot"]), max_size=3),
        pieces=st.sampled_from(["lot", "sides", "hand"]),
        order=st.sampled_from(["lot", "given"]),
        rounds=st.integers(1, 4),
        which=st.integers(0, 2),
        promises=st.booleans(),
    )
    def make(
        self, game: str, kinds: list[str], pieces: str, order: str, rounds: int, which: int, promises: bool
    ) -> None:
        options = {"round_limit": rounds} if game == "diceland" else {}
        material = rollwright.game_type(game).material
        chosen = list(material.sets())[which % len(material.sets())]
        names = cycle(material.pieces_in(chosen))
        seats: list[Message] = [
            {"kind": kind, "piece": piece, "name": "Ada" if kind == "person" else None, "bot": "greedy"}
            for kind, piece in zip(["person", *kinds], names, strict=False)
        ]
        share = SHARES[0] if promises else None
        wanted = {"game": game, "seats": seats, "pieces": pieces, "set": chosen, "order": order, "options": options}
        made = MakeTable.model_validate({**wanted, "promise": None if share is None else promise(share)})
        id_, invite, own, _ = self.run(self.server.seating.make(made))
        with closing(sqlite3.connect(f"{(self.data / FILE).as_uri()}?mode=ro", uri=True)) as connection:
            asked = "SELECT secret, body FROM tables JOIN entries ON table_id = id WHERE id = ? AND number = 0"
            secret, body = connection.execute(asked, (id_,)).fetchone()
        chairs = {number for number, seat in enumerate(seats) if seat["kind"] == "person"}
        told = {key: value for key, value in json.loads(body).items() if key != "what"}
        maker = Device(own, chairs, share)
        self.tables.append(UnderTest(Model(id_, told, secret), invite, maker))
        self.settle(self.tables[-1])
        self._open(maker, id_, 0)
        self.settle(self.tables[-1])

    @precondition(lambda self: len(self.tables) == 1)
    @rule(
        game=st.sampled_from(GAMES),
        kinds=st.lists(st.sampled_from(["person", "open", "bot"]), max_size=3),
        rounds=st.integers(1, 2),
    )
    def make_another(self, game: str, kinds: list[str], rounds: int) -> None:
        self.make(game, kinds, "lot", "lot", rounds, 0, False)

    @rule(which=few, promises=st.booleans(), two=st.booleans(), wrong=st.sampled_from([False, False, False, True]))
    def join(self, which: int, promises: bool, two: bool, wrong: bool) -> None:
        table = self.pick(which)
        model = table.model
        share = SHARES[len(table.devices) % len(SHARES)] if promises else None
        given = promise(share) if share else None
        invite = self.tables[0].model.id if wrong else table.invite
        names = ["Bo", "Cy"] if two else ["Bo"]
        wanted = JoinTable(invite=invite, name="\u202eBo\x07", others=names[1:], promise=given)
        joining = self.server.seating.join(model.id, None, wanted)
        seats = model.pending[: len(names)] if model.phase == "gathering" else ()
        if wrong:
            assert self.refusal(joining) == "refused-invite"
        elif len(seats) < len(names):
            assert self.refusal(joining) == "refused-full"
        else:
            for seat, name, promised in zip(seats, names, [given, None], strict=False):
                table.done_elsewhere.append({"what": "joined", "seat": seat, "name": name, "promise": promised})
            chairs = {model.seats[seat].chair for seat in seats}
            secret, mine = self.run(joining)
            table.devices.append(Device(secret, chairs, share))
            self.settle(table)
            assert list(mine) == model.numbers(chairs)
        self.settle(table)

    @rule(which=few, who=few)
    def leave(self, which: int, who: int) -> None:
        table = self.pick(which)
        if not table.players() or who % 4:
            return  # else nobody is left to play
        device = table.players()[who // 4 % len(table.players())]
        if table.model.phase != "over":
            seats = table.model.numbers(device.chairs)
            table.done_elsewhere += [{"what": "left", "seat": seat} for seat in seats]
        self.run(self.server.seating.leave(table.model.id, device.secret))
        device.chairs = set()
        self.settle(table)

    @rule(which=few, who=few, seat=st.integers(0, 3))
    def free(self, which: int, who: int, seat: int) -> None:
        """By the one who sits there, by the one who made the table, or by somebody who may not."""
        table = self.pick(which)
        if not table.players():
            return
        model, device = table.model, table.players()[who % len(table.players())]
        freeing = self.server.seating.free(model.id, device.secret, seat)
        fault = model.arranges(model.numbers(device.chairs), seat)
        if fault is None and model.seats[seat].kind == "open":
            fault = "refused-nobody-there"
        if fault is not None:
            assert self.refusal(freeing) == fault
            return
        table.done_elsewhere.append({"what": "left", "seat": seat})
        chair, promised = model.seats[seat].chair, model.seats[seat].promise
        holder = next((one for one in table.players() if chair in one.chairs), None)
        if holder is not None:
            holder.chairs = holder.chairs - {chair}  # a command that is under way was given with it
            if promised and holder.chairs:
                heir = min(model.numbers(holder.chairs))
                name = model.seats[heir].name
                table.done_elsewhere.append({"what": "joined", "seat": heir, "name": name, "promise": promised})
        self.run(freeing)
        self.settle(table)

    @rule(which=few, who=few, to=few)
    def move_seats(self, which: int, who: int, to: int) -> None:
        """A private link, used on a new device or on one that has seats; it works once."""
        table = self.pick(which)
        if not table.players():
            return
        device = table.players()[who % len(table.players())]
        others = [None, *(other for other in table.players() if other is not device)]
        other = others[to % len(others)]
        asked, id_ = self.server.seating, table.model.id
        token = self.run(asked.link(id_, device.secret))
        secret, mine = self.run(asked.move_seats(id_, None if other is None else other.secret, token))
        self._sent_away(device)
        if other is None:
            other = Device(secret, set())
            table.devices.append(other)
        other.chairs |= device.chairs
        other.share = other.share or device.share
        device.chairs = set()
        assert self.refusal(asked.move_seats(id_, None, token)) == "refused-link"
        self.settle(table)
        assert list(mine) == table.model.numbers(other.chairs)

    def _sent_away(self, device: Device) -> None:
        """A device that has lost its seats is told, and what it still says comes to nothing."""
        socket = device.socket
        if socket is not None:
            self.run(until(lambda: socket.heard[-1] == {"type": "closed", "code": 1000}))
            assert socket.heard[-2] == {"type": "elsewhere"}
            socket.send({"type": "do", "id": next(self.ids), "seat": 0, "act": "end"})
            heard = len(socket.heard)
            self.run(_a_while())
            assert not any(message["type"] == "done" for message in socket.heard[heard:])
            self.run(self._hang_up(device))

    # Coming and going

    @rule(which=few, who=few, known=few)
    def come_again(self, which: int, who: int, known: int) -> None:
        """Also in another tab, whose older brother is told."""
        table = self.pick(which)
        device = table.devices[who % len(table.devices)]
        before = device.socket
        device.take_in() if before is not None else None
        self._open(device, table.model.id, known % (len(device.entries) + 1))
        self.settle(table)
        if before is not None and device.chairs:
            self.run(until(lambda: before.heard[-1] == {"type": "closed", "code": 1000}))
        if before is not None:
            self.run(before.close())
        self.settle(table)

    @rule(which=few, who=few)
    def go(self, which: int, who: int) -> None:
        table = self.pick(which)
        self.run(self._hang_up(table.devices[who % len(table.devices)]))

    @precondition(lambda self: self.tables and len(self.tables[0].devices) < 6)
    @rule(which=few, secret=st.sampled_from([None, "AAAAAAAAAAAAAAAAAAAAAA", "", "of another table", "id", "invite"]))
    def watch(self, which: int, secret: str | None) -> None:
        """Without a seat, with a forged one, with that of another table, or with what is no seat at all."""
        table = self.pick(which)
        others = [other.devices[0].secret for other in self.tables if other is not table]
        forged = {"of another table": others[0] if others else None, "id": table.model.id, "invite": table.invite}
        device = Device(forged.get(secret or "", secret), set())
        device.only_watches = True
        table.devices.append(device)
        self._open(device, table.model.id, 0)
        self.settle(table)

    # Playing

    @rule(which=few, who=few, seed=few)
    def ask(self, which: int, who: int, seed: int) -> None:
        """One to four commands of one device, right or wrong, sent at once."""
        table = self.pick(which)
        device = table.devices[who % len(table.devices)]
        rng = Random(seed)
        commands = [self._command(table, device, rng) for _ in range(rng.choice([1, 1, 2, 4]))]
        self._send(table, device, rng.sample(commands, len(commands)))
        self.settle(table)

    def _command(self, table: UnderTest, device: Device, rng: Random) -> Message:
        if device.asked and rng.random() < 0.15:
            known = list(device.asked)[-40:]
            again = device.asked[rng.choice(known)]
            changed = {"throw": table.model.throws} if "throw" in again else {}
            return {**again, **(changed if rng.random() < 0.5 else {})}
        model = table.model
        mine = model.numbers(device.chairs)
        asked = [seat for seat in mine if seat in model.pending] or mine or [0]
        seat = rng.choice([*asked * 6, *range(4)])
        given = {"type": "do", "id": next(self.ids), "seat": seat}
        return {**given, **self._act(model, device, seat, rng)}

    def _act(self, model: Model, device: Device, seat: int, rng: Random) -> Message:
        usual = {"gathering": "start", "revealing": "reveal", "choosing": "choose"}.get(model.phase, "move")
        others = ["move", "why", "take_back", "start", "reveal", "choose", "take_over", "come_back"]
        others += ["end", "play_on"]
        others += ["rename", "swap"] * (6 if model.phase == "gathering" else 1)
        others += ["rematch"] * (6 if model.phase == "over" else 1)
        act = rng.choice([usual] * 12 + ["take_back"] * 4 + ["why"] * 2 + others)
        throw = max(0, model.throws + rng.choice([0] * 12 + [-1, 1]))
        if act in ("move", "why"):
            legal = model.legal(seat) if seat < len(model.seats) else []
            words = rng.choice(legal if legal and rng.random() < 0.9 else NONSENSE)
            return {"act": act, "throw": throw, "move": words}
        if act == "take_back":
            return {"act": act, "throw": throw}
        if act == "start":
            return {"act": act, "bot": GOES_ON}
        if act == "reveal":
            return {"act": act, "share": rng.choice([device.share or SHARES[0]] * 4 + SHARES).hex()}
        if act == "choose":
            return {"act": act, "piece": rng.choice([*"ABCDEFGH12", "Z"])}
        if act == "take_over":
            return {"act": act, "of": rng.randrange(4), "bot": GOES_ON}
        if act == "rename":
            return {"act": act, "of": rng.randrange(4), "name": rng.choice(["Zoë", "", "Bo"])}
        if act == "swap":
            return {"act": act, "of": rng.randrange(4), "other": rng.randrange(4)}
        if act == "rematch":
            return {"act": act, "table": "T" * 22, "invite": INVITE}
        return {"act": act}

    def _send(self, table: UnderTest, device: Device, commands: list[Message]) -> None:
        """Sends commands and notes the answers. The same id again has the same answer."""
        if device.socket is None:
            self._open(device, table.model.id, len(device.entries))
        socket = device.socket
        assert socket is not None
        before = len(socket.answers())
        socket.send(*commands)
        self.run(until(lambda: len(socket.answers()) == before + len(commands)))
        for command, answer in zip(commands, socket.answers()[before:], strict=True):
            self._note(table, device, command, answer)

    def _note(self, table: UnderTest, device: Device, command: Message, answer: Message) -> None:
        assert answer["id"] == command["id"]
        device.asked[command["id"]] = command
        run, before = device.answers.get(command["id"], (0, {}))
        if before and device.chairs and (before["type"] == "done" or run == self.runs):
            assert answer == before
        elif answer["type"] == "done":
            assert answer["n"] not in table.acknowledged
            table.acknowledged[answer["n"]] = command, device.chairs
        else:
            table.refused.append((command, set(device.chairs), answer["code"]))
        device.answers[command["id"]] = self.runs, answer

    @rule(which=few, choice=few)
    def all_at_once(self, which: int, choice: int) -> None:
        """Everybody who is asked moves at the same time. Nobody is rejected because of another."""
        table = self.pick(which)
        moves = self._moves(table, choice)
        for device, _ in moves:
            if device.socket is None:
                self._open(device, table.model.id, len(device.entries))
        self.settle(table)
        for device, command in moves:
            assert device.socket is not None
            device.socket.send(command, command)
        for device, command in moves:
            self.run(until(lambda device=device, command=command: device.answer_to(command["id"], 2)))  # type: ignore[misc]
            assert device.socket is not None
            first, second = (answer for answer in device.socket.answers() if answer["id"] == command["id"])
            assert first == second
            assert first["type"] == "done", (command, first)
            self._note(table, device, command, first)
        self.settle(table)

    def _moves(self, table: UnderTest, choice: int) -> list[tuple[Device, Message]]:
        model = table.model
        found = []
        for device in table.players():
            for seat in model.numbers(device.chairs):
                if (legal := model.legal(seat)) and seat in model.pending:
                    given = {"type": "do", "id": next(self.ids), "seat": seat, "act": "move", "throw": model.throws}
                    found.append((device, {**given, "move": legal[choice % len(legal)]}))
        return found

    @rule(which=few, choice=few, times=st.integers(1, 40))
    def play_on(self, which: int, choice: int, times: int) -> None:
        """Many moves one after the other, so that games come to their end."""
        table = self.pick(which)
        for number in range(times):
            moves = self._moves(table, choice + 7 * number)
            if not moves:
                return
            device, command = moves[(choice + number) % len(moves)]
            self._send(table, device, [command])
            self.settle(table)

    # The server

    @rule(killed=st.booleans())
    def restart(self, killed: bool) -> None:
        """Ended, or killed at this moment: then all that it leaves behind is its files as they are now."""
        if killed:
            shutil.copytree(self.data, self.folder / "left", ignore=shutil.ignore_patterns("*-shm", "*.lock"))
        self.run(self._stop())
        if killed:
            shutil.rmtree(self.data)
            (self.folder / "left").rename(self.data)
        self.run(self._start())
        for table in self.tables:
            self.settle(table)

    # What must hold

    def settle(self, table: UnderTest) -> None:
        """Reads what is new in the log, bots' decisions included."""
        while True:
            shown = self._look(table, len(table.model.log))
            table.explain(shown["entries"])
            if not table.model.waits_for_bot:
                return
            self.run(asyncio.sleep(0))

    def _look(self, table: UnderTest, since: int) -> Message:
        shown: Message = json.loads(self.run(self.server.referee.look(table.model.id, None, since)))
        return shown

    @invariant()
    def everybody_sees_the_same(self) -> None:
        for table in self.tables:
            log = table.model.log
            for device in table.devices:
                if device.socket is not None:
                    self._check_device(table, device, log)

    def _check_device(self, table: UnderTest, device: Device, log: list[Message]) -> None:
        model = table.model

        def is_there() -> bool:
            device.take_in()
            return len(device.entries) >= len(log)

        self.run(until(is_there))
        assert [entry["n"] for entry in device.entries] == list(range(len(log)))
        assert [_plain(entry) for entry in device.entries[1:]] == [_plain(entry) for entry in log[1:]]
        folded = device.fold(model.id)
        shown = device.shown["table"]
        mine = model.numbers(device.chairs)
        assert device.shown["mine"] == mine
        assert folded.phase == shown["phase"] == model.phase
        if model.game is not None:
            assert folded.game.state == model.game.state
            assert shown["throws"] == model.throws
            assert shown["events"] == len(model.game.events)
            assert shown["scores"] == list(model.game.scores)
        if model.phase != "over":
            assert shown["pending"] == list(model.pending)
        assert shown["ending"] == sorted(model.ending)
        assert shown["moves"] == {str(seat): model.legal(seat) for seat in mine if model.legal(seat)}
        assert shown["back"] == [seat for seat in mine if model.back(seat)]

    @invariant()
    def the_record_is_the_models(self) -> None:
        for table in self.tables:
            model = table.model
            if model.game is None:
                continue
            record = self.run(self.server.referee.record(model.id))
            assert record["events"] == [list(event) for event in model.game.events]
            assert record["first"] == model.first
            if model.phase == "over":
                assert verify(record) == []
            else:
                assert read_fair(record).secret is None


def _plain(entry: Message) -> Message:
    return {key: value for key, value in entry.items() if key not in ("at", "invite")}


def _same_secrets_again() -> ExitStack:
    """Secrets that the server draws are the same in every run, so that a run can be repeated."""
    rng = Random(0)
    drawn = SimpleNamespace(
        token_bytes=rng.randbytes,
        token_urlsafe=lambda size: urlsafe_b64encode(rng.randbytes(size)).rstrip(b"=").decode(),
        randbits=rng.getrandbits,
        choice=rng.choice,
    )
    patches = ExitStack()
    for module in (seating, devices):
        patches.enter_context(patch.object(module, "secrets", drawn))
    return patches


async def _a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=int(os.environ.get("HYPOTHESIS_EXAMPLES", times(80))),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
