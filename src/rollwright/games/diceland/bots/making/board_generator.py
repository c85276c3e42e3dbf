"""Generates random boards to learn on: as large and as varied as the shipped ones (D3a), and none of them."""

from __future__ import annotations

import math
from random import Random

from rollwright.core.errors import BoardError
from rollwright.games.diceland.material.board import (
    COLOURS,
    OBSTACLE,
    START,
    USUAL_SPACES,
    Board,
    Place,
    adjacent,
    read_board,
)

_SIZES = (2, 3, 4, 5, 5, 6)  # of a territory, if there is room
_SCARCE = (0.85, 0.9, 0.95)  # the least for `_scarcest`; on printed boards, colours are about equally common
_UNUSUAL = (0, 0, 0, 3)  # at most so many notices: things that printed boards don't have


def invent_board(rng: Random, treasures: int = 12) -> Board:
    """A random board with little that is unusual about it."""
    while True:
        try:
            board = read_board(_draw(rng, treasures))
        except BoardError:  # obstacles cut something off, or a colour is missing
            continue
        if len(board.notices) <= rng.choice(_UNUSUAL) and _scarcest(board) >= rng.choice(_SCARCE):
            return board


def _scarcest(board: Board) -> float:
    """The spaces of the scarcest colour, as a share of what each would have if all were equally common."""
    colours = [space.colour for space in board.spaces]
    return min(colours.count(colour) for colour in range(len(COLOURS))) * len(COLOURS) / len(colours)


def _draw(rng: Random, treasures: int) -> str:
    spaces = USUAL_SPACES[treasures] + rng.randint(-5, 5)
    obstacles = 0 if treasures == 6 else rng.randint(0, 12)
    places = _field(rng, spaces + obstacles + 1)
    marks = dict.fromkeys(places, "")
    marks[_middle(places)] = START
    for place in rng.sample(sorted(place for place in places if not marks[place]), obstacles):
        marks[place] = OBSTACLE
    territories = _colour(rng, marks)
    _hide_treasures(rng, marks, territories, treasures // len(COLOURS))
    return _written(marks)


def _field(rng: Random, size: int) -> list[Place]:
    """A rectangle with ragged edges: roughly the places nearest to its middle."""
    across, ragged = rng.uniform(0.8, 1.3), rng.uniform(0.0, 3.0)
    places = [(column, row) for column in range(16) for row in range(16)]
    off = {
        (column, row): max(abs(column - 7.5) / across, abs(row - 7.5) * across) + ragged * rng.random()
        for column, row in places
    }
    return sorted(places, key=off.__getitem__)[:size]


def _middle(places: list[Place]) -> Place:
    column, row = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    return min(places, key=lambda place: (place[0] - column) ** 2 + (place[1] - row) ** 2)


def _colour(rng: Random, marks: dict[Place, str]) -> list[list[Place]]:
    """Grows territories until every place has a colour. Neighbouring territories get different colours, else they would
    be one (D3)."""
    territories = []
    even = rng.choice((1, 1, 2, 4))  # colours that differ by fewer spaces count as equally common
    stretch = rng.uniform(0.0, 1.0)
    bare = [place for place in marks if not marks[place]]
    rng.shuffle(bare)
    bare.sort(key=lambda place: all(marks.get(other) != START for other in adjacent(*place)))  # around the start first
    for first in bare:
        if marks[first]:
            continue
        territory = _grow(rng, first, marks, stretch)
        around = {marks.get(other, "") for place in territory for other in adjacent(*place)}
        counts = {colour: sum(mark == colour for mark in marks.values()) for colour in COLOURS}
        if len(territory) == 1 and around & set(COLOURS):
            marks[first] = rng.choice(sorted(around & set(COLOURS)))  # too small alone: it joins a neighbour
            continue
        colours = [colour for colour in COLOURS if colour not in around] or list(COLOURS)
        colour = min(rng.sample(colours, len(colours)), key=lambda colour: counts[colour] // even)
        marks.update(dict.fromkeys(territory, colour))
        territories.append(territory)
    return territories


def _grow(rng: Random, first: Place, marks: dict[Place, str], stretch: float) -> list[Place]:
    """Grows a territory from its first place; the more stretch, the longer and thinner. It leaves room at the start, so
    that several can begin there."""
    territory = [first]
    size = rng.choice(_SIZES)
    while len(territory) < size:
        edge = [
            other
            for place in territory
            for other in adjacent(*place)
            if marks.get(other) == "" and other not in territory
        ]
        away = [place for place in edge if all(marks.get(other) != START for other in adjacent(*place))]
        edge = away or edge
        if not edge:
            break
        if rng.random() < stretch:
            fewest = min(edge.count(place) for place in edge)  # of its neighbours that belong to the territory
            edge = [place for place in edge if edge.count(place) == fewest]
        territory.append(rng.choice(edge))
    return territory


def _hide_treasures(rng: Random, marks: dict[Place, str], territories: list[list[Place]], each: int) -> None:
    """Puts so many treasures into each colour, in different territories if there are enough, and rather far from the
    start and from each other."""
    start = next(place for place, mark in marks.items() if mark == START)
    hidden = [start]
    outwards, apart = rng.uniform(0.0, 0.3), rng.uniform(0.5, 4.0)
    for colour in rng.sample(COLOURS * each, len(COLOURS) * each):
        places = [
            place
            for territory in territories
            if marks[territory[0]] == colour and not any(place in hidden for place in territory)
            for place in territory
        ]
        if places:
            nearest = [min(math.dist(place, other) for other in hidden) for place in places]
            far = [math.dist(place, start) for place in places]
            weights = [math.exp(apart * near + outwards * off) for near, off in zip(nearest, far, strict=True)]
            hidden += rng.choices(places, weights)
    for place in hidden[1:]:
        marks[place] = marks[place].upper()


def _written(marks: dict[Place, str]) -> str:
    """The board as text. Only an even number of rows is cut off at the top, so that places keep their neighbours."""
    top = min(row for _, row in marks) // 2 * 2
    left = min(column for column, _ in marks)
    lines = []
    for row in range(top, max(row for _, row in marks) + 1):
        columns = range(left, max(column for column, _ in marks) + 1)
        lines.append(" ".join(marks.get((column, row), ".") for column in columns))
    return "\n".join(lines)
