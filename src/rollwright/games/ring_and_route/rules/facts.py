"""Facts: converts a set-up of Ring & Route to one flat list of integers, which the kernel reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rollwright.games.ring_and_route.material.sheet import COLOURS, DICE, RING_POINTS, Sheet
from rollwright.games.ring_and_route.rules import kernel as k


def facts_of(
    sheets: Mapping[str, Sheet],
    sides: Sequence[tuple[str, str]],
    dice: Mapping[str, str],
    number_points: Sequence[int],
) -> list[int]:
    """The kernel's facts for the two sheets of the paper and the names of each seat's first and second one.

    The parts of the sheets come last, in the order of the paper.
    """
    facts = [0] * k.T_PARTS
    facts[k.T_SEATS] = len(sides)
    facts[k.T_POINTS + 1 : k.T_POINTS + 1 + k.NUMBERS] = number_points  # R18; no route, no points
    facts[k.T_RING_POINTS : k.T_PARTS] = RING_POINTS
    parts: dict[str, int] = {}
    for name, sheet in sheets.items():
        parts[name] = len(facts)
        facts += _part(sheet, dice)
    for seat, names in enumerate(sides):
        for which, name in enumerate(names):
            facts[k.T_SHEET + seat * 2 + which] = parts[name]
    return facts


def _part(sheet: Sheet, dice: Mapping[str, str]) -> list[int]:
    part = [0] * k.PART_SIZE
    for die, name in enumerate(DICE):
        for number, colour in enumerate(dice[name], start=1):
            spaces = (1 << space for space, other in enumerate(sheet.ring) if other == colour)
            part[k.P_RING + die * 8 + number] = sum(spaces)
            part[k.P_FACES + die] |= COLOURS.index(colour) + 1 << 8 * number
    for space, colour in enumerate(sheet.ring):
        part[k.P_COLOURS + space // 8] |= COLOURS.index(colour) + 1 << 8 * (space % 8)
    for space, numbered in enumerate(sheet.numbers):
        part[k.P_VALUE + numbered.value] |= 1 << space
        part[k.P_VALUES + space // 8] |= numbered.value << 8 * (space % 8)
    for link, (one, other) in enumerate(sheet.links):
        part[k.P_NEAR + one] |= 1 << other
        part[k.P_NEAR + other] |= 1 << one
        part[k.P_LINK + one * k.NUMBERS + other] = link
        part[k.P_LINK + other * k.NUMBERS + one] = link
        for crossing in sheet.crossings[link]:
            part[k.P_CROSSING + link * 2 + crossing // k.HALF] |= 1 << crossing % k.HALF
    return part
