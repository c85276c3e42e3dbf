"""What functions that estimate chances are handed: scratch memory, and all that is known."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Knowledge, Notes, Numbers, State, Weights
from rollwright.kernel.level_deciders import bare
from rollwright.kernel.twins import step


class Desk(NamedTuple):
    facts: Facts
    out: State  # scratch memory (`scratch.py`): whole numbers
    notes: Notes  # and fractions
    know: Knowledge  # the tables, or the planner's formula
    net: Weights  # the network's
    growth: Numbers  # by how much throws let rings and routes grow (`making/growth.py`)


@step
def bare_desk(desk: Desk) -> Desk:
    """The same with bare pointers (`bits.raw`)."""
    return Desk(raw(desk.facts), raw(desk.out), raw(desk.notes), bare(desk.know), raw(desk.net), raw(desk.growth))
