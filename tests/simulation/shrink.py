"""Makes a failing run small: leaves out people, servers and faults as long as something still goes wrong."""

from __future__ import annotations

from dataclasses import replace

from simulation.server import Parts
from simulation.world import Outcome, Plan, World

MOST = 300  # runs


class Shrinker:
    """Tries smaller plans, one after the other."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self.runs = 0

    def shrink(self, failed: Outcome) -> Outcome:
        """The smallest run found that fails, too; perhaps in another way."""
        for smaller in (_no_watchers, _fewer_people, _fewer_servers):
            while (plan := smaller(failed.plan)) is not None and (tried := self._fails(plan)) is not None:
                failed = tried
        for kind in sorted({fault.partition(":")[0] for fault in failed.faults}):
            failed = self._fails(_without(failed.plan, kind)) or failed
        size = len(failed.faults)
        while size >= 1:
            failed = self._leave_out(failed, size)
            size //= 2
        return failed

    def _leave_out(self, failed: Outcome, size: int) -> Outcome:
        """Leaves out so many faults at once, wherever that is possible."""
        place = 0
        while place < len(failed.faults):
            tried = self._fails(_without(failed.plan, *failed.faults[place : place + size]))
            if tried is None:
                place += size
            else:
                failed = tried
        return failed

    def _fails(self, plan: Plan) -> Outcome | None:
        if self.runs >= MOST:
            return None
        self.runs += 1
        outcome = World(plan, self._parts).run()
        return outcome if outcome.violation else None


def _without(plan: Plan, *faults: str) -> Plan:
    return replace(plan, without=plan.without | frozenset(faults))


def _no_watchers(plan: Plan) -> Plan | None:
    return replace(plan, watchers=0) if plan.watchers else None


def _fewer_people(plan: Plan) -> Plan | None:
    return replace(plan, people=plan.people - 1) if plan.people > 1 else None


def _fewer_servers(plan: Plan) -> Plan | None:
    return replace(plan, servers=plan.servers - 1) if plan.servers > 1 else None
