"""How many throws let rings and routes grow: the counts that ship are those of the rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np

from rollwright.games.ring_and_route import GAME
from rollwright.games.ring_and_route.bots.arcs import ARCS, seat_with_arc
from rollwright.games.ring_and_route.bots.printed import printed_paper, shipped_paper
from rollwright.games.ring_and_route.chances import knowledge
from rollwright.games.ring_and_route.chances.making.growth import (
    colours_thrown,
    growth,
    numbers_thrown,
    ring_reach,
    route_reach,
    write_growth,
)
from rollwright.games.ring_and_route.rules import kernel as k
from support.few_routes import PAPER

SETUP = GAME.set_up(None, pieces=["1"], sheet_set=PAPER["sheet_set"])
SIDE = printed_paper(SETUP.material).sides[0]


def most_marks(seat: list[int], kinds: range, throw: tuple[int, ...]) -> int:
    """How many marks of a kind the rules allow with a throw, in any order."""
    state = [0] * k.STATE_SIZE
    k.begin(state, 0, SETUP.facts, 0)
    state[k.PHASE], state[k.PENDING] = k.MARKING, 1
    state[k.DICE] = sum(face << 4 * die for die, face in enumerate(throw))
    state[k.SEAT : k.SEAT + k.SEAT_SIZE] = seat

    def most(state: list[int]) -> int:
        out = [0] * k.ACTIONS
        found = k.legal(state, 0, SETUP.facts, 0, out)
        best = 0
        for action in out[:found]:
            if action in kinds:
                after = state.copy()
                k.play(after, 0, SETUP.facts, 0, action)
                best = max(best, 1 + most(after))
        return best

    return most(state)


def counts(seat: list[int], kinds: range) -> list[int]:
    grown = [most_marks(seat, kinds, throw) for throw in product(range(1, 7), repeat=3)]
    return [sum(each > spaces for each in grown) for spaces in range(3)]


def test_r5_rings() -> None:
    found = growth(ring_reach(SIDE), colours_thrown(SIDE))
    assert len(found) == ARCS
    for length, first in ((0, 0), (3, 5), (15, 2)):
        marks = range(k.MARK_RING, k.MARK_ROUTE)
        assert found[length * k.RING + first].tolist() == counts(seat_with_arc(length, first), marks)
    assert found[k.RING * k.RING].tolist() == [0, 0, 0]


def test_r8_routes() -> None:
    found = growth(route_reach(SIDE), numbers_thrown())
    seat, drawn = seat_with_arc(0, 0), 0
    for space in (3, 4):
        k.mark_number(seat, 0, SETUP.facts, SETUP.facts[k.T_SHEET], space)
        drawn = SIDE.routes.after[drawn][space]
    marks = range(k.MARK_ROUTE, k.DONE)
    assert found[SIDE.routes.class_of[drawn]].tolist() == counts(seat, marks)


def test_the_counts_that_ship(tmp_path: Path) -> None:
    write_growth(shipped_paper().sides, tmp_path / "growth.npz")
    with np.load(tmp_path / "growth.npz") as made, np.load(knowledge.GROWTH) as shipped:
        assert all((made[name] == shipped[name]).all() for name in (*made, *shipped))
