"""Ways to use the dice of a throw, numbered, and the *plan* of a sheet: what can be done with them, as flat numbers.

A die is used for its number, for its colour, or not at all (R10). What a seat can make of a throw depends only on which
numbers and colours it uses: a *use* is a multiset of at most three of 12 *signs*, 6 numbers and 6 colours. There are
455 uses. A throw offers 27 of them, and all 216 throws share them. The solver and the levels above greedy value each
use once instead of each throw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product

from rollwright.games.ring_and_route.bots.arcs import ARCS, arc_of, seat_with_arc
from rollwright.games.ring_and_route.bots.routes import Routes
from rollwright.games.ring_and_route.material.sheet import COLOURS, DICE, Sheet
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import members

FACES = 6
THROWS: int = FACES**k.DICE_COUNT
UNUSED = 12  # in the place of a sign; numbers are signs 0 to 5, colours 6 to 11
SIGNS = UNUSED + 1
USES = 455
NOTHING = USES - 1  # the use of no die
COLOUR_STEPS = 546
PAIRS = ((0, 1), (0, 2), (1, 2))  # of dice

# The plan of a sheet
USE_OF = 0  # + sign * 169 + sign * 13 + sign: the use
THREE = USE_OF + SIGNS**3  # + throw * 8: the uses of all three dice
TWO = THREE + THROWS * 8  # + (pair * 36 + face * 6 + face) * 4: the uses of both dice of a pair
ONE = TWO + len(PAIRS) * FACES**2 * 4  # + (die * 6 + face) * 2: the uses of a single die
DICE_USED = ONE + k.DICE_COUNT * FACES * 2  # + use: how many dice it takes
SIGNS_OF = DICE_USED + USES  # + use * 3: its signs, filled up with UNUSED
NUMBERS_OF = SIGNS_OF + USES * k.DICE_COUNT  # + use: what is left of it without its colours
STEPS = NUMBERS_OF + USES  # where the colour steps begin: use, a colour in it, the use without that colour
SUMS = STEPS + 1  # + number: where the list of ways to throw it begins
ARC_STEPS = SUMS + k.HIGHEST + 2  # + length * 6 + colour: where the list of arcs it may be crossed at begins
END_COLOURS = ARC_STEPS + k.RING * FACES + 1  # + arc: with how many colours it can go on
CLASSES = END_COLOURS + ARCS
WAYS = CLASSES + 1  # where the classes' lists of ways begin
LENGTHS = WAYS + 1  # where the classes' lengths begin
REACH = LENGTHS + 1  # where the numbers of spaces begin by which the classes' routes can grow
ROUTES = REACH + 1  # where the routes' continuations begin
CLASS_OF = ROUTES + 1  # where the routes' classes begin
PLAN = CLASS_OF + 1


@cache
def all_uses() -> tuple[tuple[int, ...], ...]:
    """Every use of dice as ascending signs, filled up with UNUSED."""
    return tuple(combinations_with_replacement(range(SIGNS), k.DICE_COUNT))


@cache
def _use_numbers() -> dict[tuple[int, ...], int]:
    return {use: number for number, use in enumerate(all_uses())}


def use_of(*signs: int) -> int:
    """The number of a use of dice."""
    filled = sorted(signs) + [UNUSED] * (k.DICE_COUNT - len(signs))
    return _use_numbers()[tuple(filled)]


def signs_of(dice: Mapping[str, str]) -> list[list[tuple[int, int]]]:
    """What uses of dice are made of: by die and face, the two signs it shows (R1)."""
    return [[(face, FACES + COLOURS.index(colour)) for face, colour in enumerate(dice[die])] for die in DICE]


def plan_of(sheet: Sheet, dice: Mapping[str, str], routes: Routes, base: int = 0) -> list[int]:
    """The plan of a sheet: what compiled code knows about it, as flat numbers; `base` is where they will begin."""
    plan = [0] * base + [0] * PLAN
    for signs in product(range(SIGNS), repeat=k.DICE_COUNT):
        plan[base + USE_OF + (signs[0] * SIGNS + signs[1]) * SIGNS + signs[2]] = use_of(*signs)
    for number, use in enumerate(all_uses()):
        plan[base + DICE_USED + number] = sum(sign != UNUSED for sign in use)
        plan[base + SIGNS_OF + number * 3 : base + SIGNS_OF + number * 3 + 3] = use
        plan[base + NUMBERS_OF + number] = use_of(*(sign for sign in use if sign < FACES))
    for arc in range(ARCS):
        free = members(seat_with_arc(*divmod(arc, k.RING))[k.ARC])
        plan[base + END_COLOURS + arc] = len({sheet.ring[space] for space in free})
    _plan_throws(plan, base, signs_of(dice))
    plan[base + STEPS] = len(plan)
    plan += _colour_steps()
    _append_lists(plan, base + SUMS, [_ways_to_throw(number) for number in range(k.HIGHEST + 1)])
    _append_lists(plan, base + ARC_STEPS, _arc_steps(sheet))
    _plan_routes(plan, base, routes)
    return plan[base:]


def _plan_throws(plan: list[int], base: int, signs: list[list[tuple[int, int]]]) -> None:
    faces = range(FACES)
    for throw, (c, b, a) in enumerate(product(faces, repeat=3)):
        uses = [use_of(*three) for three in product(signs[0][a], signs[1][b], signs[2][c])]
        at = base + THREE + throw * 8
        plan[at : at + 8] = uses
    for pair, (one, other) in enumerate(PAIRS):
        for x, y in product(faces, repeat=2):
            at = base + TWO + (pair * FACES**2 + x * FACES + y) * 4
            plan[at : at + 4] = [use_of(*two) for two in product(signs[one][x], signs[other][y])]
    for die, face in product(range(k.DICE_COUNT), faces):
        at = base + ONE + (die * FACES + face) * 2
        plan[at : at + 2] = [use_of(sign) for sign in signs[die][face]]


def _colour_steps() -> list[int]:
    """For each use and each colour in it: use, colour, the use without that colour."""
    steps = []
    for number, use in enumerate(all_uses()):
        for sign in sorted(set(use)):
            if FACES <= sign < UNUSED:
                rest = list(use)
                rest.remove(sign)
                steps += [number, sign - FACES, use_of(*rest)]
    return steps


def _ways_to_throw(number: int) -> list[int]:
    """R8: sets of dice with this sum, each as three signs."""
    ways = []
    for dice in range(1, k.DICE_COUNT + 1):
        for faces in combinations_with_replacement(range(FACES), dice):
            if sum(faces) + dice == number:
                ways += [*faces, *[UNUSED] * (k.DICE_COUNT - dice)]
    return ways


def _arc_steps(sheet: Sheet) -> list[list[int]]:
    """By length and colour: first space of the arc, and its first space with one more cross of that colour (R5)."""
    steps: list[list[int]] = [[] for _ in range(k.RING * FACES)]
    for length, first in product(range(k.RING), repeat=2):
        seat = seat_with_arc(length, first)
        for space in members(seat[k.ARC]):
            longer = seat.copy()
            k.cross_colour(longer, 0, space)
            colour = COLOURS.index(sheet.ring[space])
            steps[length * FACES + colour] += [first, arc_of(longer[k.CROSSED]) % k.RING]
    return steps


def _plan_routes(plan: list[int], base: int, routes: Routes) -> None:
    plan[base + CLASSES] = len(routes.lengths)
    plan[base + LENGTHS] = len(plan)
    plan += routes.lengths
    plan[base + REACH] = len(plan)
    for ways in routes.ways:
        plan.append(max((1 + plan[plan[base + REACH] + longer] for _, longer in ways), default=0))
    plan[base + ROUTES] = len(plan)
    for following in routes.after:
        plan += following
    plan[base + CLASS_OF] = len(plan)
    plan += routes.class_of
    plan[base + WAYS] = len(plan)
    plan += [0] * (len(routes.ways) + 1)
    _append_lists(plan, plan[base + WAYS], [[part for way in ways for part in way] for ways in routes.ways])


def _append_lists(plan: list[int], at: int, lists: Sequence[Sequence[int]]) -> None:
    """Appends lists of numbers, and notes at `at` where each begins and the last ends."""
    for number, numbers in enumerate(lists):
        plan[at + number] = len(plan)
        plan += numbers
    plan[at + len(lists)] = len(plan)
