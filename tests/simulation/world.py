"""The virtual world: servers, database, network and people, put together from a seed and a plan."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Any
from zlib import crc32

import rollwright
from rollwright.server.store.port import Present
from simulation.chance import Chance
from simulation.checks import Checks, Violation
from simulation.database import Database
from simulation.loop import Process, VirtualLoop
from simulation.network import Network
from simulation.page import Page
from simulation.people import Person
from simulation.server import Parts, Server
from simulation.virtual import Virtual

SERVERS = (1, 2, 2, 2, 3)
CALM, END = 40.0, 1500.0  # seconds: no faults after the first, and the game must be over before the second
SLICE, STILL, LAST = 5.0, 150.0, 60.0  # seconds between two looks, without an entry, and after the end


@dataclass(frozen=True)
class Plan:
    """What a world consists of; all of it can be made smaller while the same fault still shows."""

    seed: int
    servers: int
    people: int = 3
    watchers: int = 1
    gathers: float = 4.0  # seconds that people wait for each other
    think: float = 0.6
    without: frozenset[str] = frozenset()  # faults that are left out, each by name or all of a kind


@dataclass
class Outcome:
    """How it went."""

    plan: Plan
    violation: str | None
    trace: int  # a hash of all that happened
    faults: list[str]
    steps: int
    entries: int
    acknowledgements: int


class World:
    """One run."""

    def __init__(self, plan: Plan, parts: Parts) -> None:
        self.plan = plan
        self.chance = Chance(plan.seed, plan.without)
        self.loop = VirtualLoop(self.chance.stream("order"), self._failed)
        self.checks = Checks()
        self.network = Network(self.loop, self.chance)
        self.pages: list[Page] = []
        self.database = Database(self.loop, self.checks, is_shared=plan.servers > 1)
        self.checks.database = self.database
        self._process = Process("world")
        self.servers = [
            Server(self.loop, self.chance, self.database, f"server{number}", parts, self._strike)
            for number in range(plan.servers)
        ]
        names = ["Ada", "Bo", "Cy", "Di"][: plan.people] + [f"watcher{number}" for number in range(plan.watchers)]
        self.people = [Person(self, name) for name in names]

    def run(self) -> Outcome:
        Virtual.now, Virtual.rng, Virtual.told = self.loop.time, self.chance.stream("secrets"), self._logged
        violation = None
        try:
            self.people[0].begin(self.people[0].make(self._wanted()))
            while not self._is_over() and self._goes_on():
                self.loop.run(self.loop.time() + SLICE)
                self.chance.is_calm = self.loop.time() >= CALM
            self.loop.run(self.loop.time() + SLICE)
            self.chance.is_calm = True
            self.loop.run(self.loop.time() + LAST)
            self.checks.finished(self.pages)
            self._check_presence()
        except Violation as found:
            violation = str(found)
        self.loop.end()
        violation = violation or next(iter(self.checks.violations), None)
        entries = sum(map(len, self.checks.logs.values()))
        trace = crc32(repr(self.checks.logs).encode(), self.loop.trace)
        return Outcome(
            self.plan,
            violation,
            trace,
            self.chance.faults,
            self.loop.steps,
            entries,
            self.checks.acknowledgements,
        )

    def pick_server(self, who: str) -> Server:
        """As a proxy does, without stickiness."""
        return self.chance.stream(f"proxy {who}").choice(self.servers)

    def invite(self, table: str, invite: str) -> None:
        """The others hear of a table."""
        for person in self.people[1:]:
            if person.name.startswith("watcher"):
                self.loop.within(person.process, person.sit, table, None, after=self.chance.between("invite", 0.1, 3))
            else:
                person.begin(person.join(table, invite))

    def _wanted(self) -> dict[str, Any]:
        rng = self.chance.stream("table")
        game = rng.choice(rollwright.game_names())
        options = {"round_limit": 1} if game == "diceland" else {}
        kinds = ["person", *(rng.choice(["open", "open", "bot"]) for _ in range(rng.randint(1, 3)))]
        seats = [{"kind": kind, "name": "Ada" if kind == "person" else None, "bot": "greedy"} for kind in kinds]
        pieces, order = rng.choice(["lot", "sides"]), rng.choice(["lot", "given"])
        return {"game": game, "options": options, "seats": seats, "pieces": pieces, "order": order}

    def _is_over(self) -> bool:
        return bool(self.checks.models) and all(model.phase == "over" for model in self.checks.models.values())

    def _goes_on(self) -> bool:
        """Whether there is still time, and something has happened lately. If everybody has left, nothing does."""
        now = self.loop.time()
        return now < END and now - max(CALM, self.checks.last) < STILL

    def _check_presence(self) -> None:
        """In the end, what servers have told each other of who is connected is true."""
        for table, stored in self.database.tables.items():
            for server in self.servers if self.database.is_shared else ():
                told, found = stored.here.get(server.process.name, Present({}, 0)), server.connected(table)
                if told != found:
                    self.checks.fail(f"{table}: {server.process.name} has told {told}, but has {found}")

    # Faults of servers

    def _strike(self, server: Server) -> None:
        """A server asks the store for something: any moment from now on may be its last one."""
        if self.chance.strikes("crash", server.name, 0.01):
            self._soon(0.02, self._crash, server, server.process)
        elif self.chance.strikes("stands still", server.name, 0.005):
            self._soon(0.02, self.loop.stand_still, server.process, self._while(server, 15.0))
        elif self.chance.strikes("database away", server.name, 0.005):
            self._soon(0.02, server.store.go_away, self._while(server, 15.0))

    def _soon(self, most: float, what: Callable[..., object], *args: Any) -> None:
        self.loop.within(self._process, what, *args, after=self.chance.between("soon", 0.0, most))

    def _while(self, server: Server, most: float) -> float:
        return self.chance.between(f"while {server.name}", 0.1, most)

    def _crash(self, server: Server, process: Process) -> None:
        if process.is_alive:
            server.kill()
            self.network.server_died(process.name)
            self._soon(self._while(server, 15.0), server.start)

    # What goes wrong in the program

    def _failed(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Violation):
            raise error
        if error is not None:
            self.checks.violations.append(f"{context['message']}: {error!r}")

    def _logged(self, what: str, error: BaseException | None) -> None:
        if error is not None:
            self.checks.violations.append(f"the log says {what}: {error!r}")


def simulate(seed: int, parts: Parts | None = None, without: Collection[str] = (), **plan: Any) -> Outcome:
    """One game, from a seed. If the plan doesn't say how many servers there are, it is one to three."""
    servers = plan.pop("servers", Random(seed).choice(SERVERS))
    return World(Plan(seed, servers, without=frozenset(without), **plan), parts or Parts()).run()
