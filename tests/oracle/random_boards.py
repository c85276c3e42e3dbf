"""Random Diceland boards, Ring & Route sheets and dice: valid, and of widely differing shapes."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

DICELAND_COLOURS = "rygbos"
RING_COLOURS = "rygbps"
MOST_COLOURED = 120
MOST_LINES = 26  # rows as well as columns

Cell = tuple[int, int]  # column and row, both from 0: row 0 is the board's row 1
Point = tuple[int, int]


def random_board_text(rng: random.Random, treasures: int = 12) -> str:
    """The text of a playable board with 12 or 6 treasures."""
    assert treasures in {6, 12}
    fewest = max(treasures, len(DICELAND_COLOURS))
    while True:
        size = _random_size(rng, fewest)
        columns, rows = _random_box(rng, size + 1)
        region = _random_region(rng, columns, rows, size + 1)
        if len(region) > fewest:
            break
    # Any cell may be the start: the region is connected, and a path in it is coloured until it gets there.
    start = rng.choice([region[0], region[-1], rng.choice(region)])
    marks = _random_colours(rng, [cell for cell in region if cell != start])
    for cell in _random_treasures(rng, marks, treasures):
        marks[cell] = marks[cell].upper()
    marks[start] = "+"
    obstacles = rng.choice([0.0, 0.1, 0.5, 1.0])
    for cell in ((column, row) for column in range(columns) for row in range(rows)):
        if cell not in marks:
            marks[cell] = "#" if rng.random() < obstacles else "."
    return _written(rng, marks, columns, rows)


def _around(cell: Cell) -> list[Cell]:
    column, row = cell
    right = column + row % 2  # counted from 0 the odd rows are those that lie half a space to the right
    return [
        (column - 1, row),
        (column + 1, row),
        (right - 1, row - 1),
        (right, row - 1),
        (right - 1, row + 1),
        (right, row + 1),
    ]


def _random_size(rng: random.Random, fewest: int) -> int:
    """How many coloured spaces."""
    smallest, largest = rng.choice(
        [(fewest, fewest), (fewest, 20), (20, 60), (60, 118), (100, 118), (MOST_COLOURED, MOST_COLOURED)]
    )
    return rng.randint(smallest, largest)


def _random_box(rng: random.Random, cells: int) -> Cell:
    """Columns and rows with room for so many cells: a flat or tall strip, about a square, or more."""
    across = rng.choice([MOST_LINES, rng.randint(1, MOST_LINES), max(1, int(cells**0.5))])
    least = -(-cells // across)
    if least > MOST_LINES:
        across, least = MOST_LINES, -(-cells // MOST_LINES)
    along = rng.choice([least, min(MOST_LINES, 2 * least), rng.randint(least, MOST_LINES)])
    return (across, along) if rng.random() < 0.5 else (along, across)


def _random_region(rng: random.Random, columns: int, rows: int, size: int) -> list[Cell]:
    """A connected set of at most `size` cells, in the order in which it grew."""
    holes = rng.choice([0.0, 0.0, 0.1, 0.3])
    free = {(column, row) for column in range(columns) for row in range(rows) if rng.random() >= holes}
    if not free:
        return []
    manner = rng.choice(["round", "any", "snake", "thin"])
    first = rng.choice(sorted(free))
    region = [first]
    inside = {first}
    edge = [cell for cell in _around(first) if cell in free]
    while edge and len(region) < size:
        if manner == "round":
            at = min(range(len(edge)), key=lambda i: _length(first, edge[i]))
        elif manner == "snake":
            at = rng.randrange(max(0, len(edge) - 3), len(edge))  # where it grew last
        else:
            at = rng.randrange(len(edge))
        cell = edge.pop(at)
        touching = sum(other in inside for other in _around(cell))
        if cell in inside or (manner in {"snake", "thin"} and touching > 1 and rng.random() < 0.97):
            continue
        region.append(cell)
        inside.add(cell)
        fresh = [other for other in _around(cell) if other in free and other not in inside]
        rng.shuffle(fresh)
        edge += fresh
    return region


def _random_colours(rng: random.Random, cells: list[Cell]) -> dict[Cell, str]:
    """Patches of a random greatest size, each with a random colour, and every colour somewhere."""
    colours: dict[Cell, str] = {}
    if rng.random() < 0.2:
        _grow_six(rng, cells, colours)
    else:
        largest = rng.choice([1, 1, 2, 2, 4, 6, 6, 12, 12, 40, len(cells)])
        palette = rng.choice([DICELAND_COLOURS, DICELAND_COLOURS, "".join(rng.sample(DICELAND_COLOURS, 2))])
        order = list(cells)
        if rng.random() < 0.5:
            rng.shuffle(order)
        for cell in order:
            if cell not in colours:
                colour = rng.choice(palette)
                for grown in _grow_patch(rng, cell, rng.randint(1, largest), set(cells) - colours.keys()):
                    colours[grown] = colour
    for colour in DICELAND_COLOURS:
        if colour not in colours.values():
            shown = list(colours.values())
            colours[rng.choice([cell for cell in cells if shown.count(colours[cell]) > 1])] = colour
    return colours


def _grow_patch(rng: random.Random, first: Cell, size: int, free: set[Cell]) -> list[Cell]:
    """At most so many connected cells out of the free ones."""
    patch: list[Cell] = []
    edge = [first]
    while edge and len(patch) < size:
        cell = edge.pop(rng.randrange(len(edge)))
        if cell not in patch:
            patch.append(cell)
            edge += [other for other in _around(cell) if other in free and other not in patch]
    return patch


def _grow_six(rng: random.Random, cells: list[Cell], colours: dict[Cell, str]) -> None:
    """One patch for each colour, all growing at once; a part cut off by the start gets its own patch."""
    edge = list(zip(rng.sample(cells, len(DICELAND_COLOURS)), DICELAND_COLOURS, strict=True))
    colours.update(edge)
    while len(colours) < len(cells):
        if not edge:
            bare = [cell for cell in cells if cell not in colours]
            edge = [(rng.choice(bare), rng.choice(DICELAND_COLOURS))]
            colours.update(edge)
        at = rng.randrange(len(edge))
        cell, colour = edge[at]
        fresh = [other for other in _around(cell) if other in cells and other not in colours]
        if fresh:
            grown = rng.choice(fresh)
            colours[grown] = colour
            edge.append((grown, colour))
        else:
            edge.pop(at)


def _random_treasures(rng: random.Random, colours: dict[Cell, str], treasures: int) -> list[Cell]:
    """Anywhere, or as many as possible in spaces of the first colours of a random order."""
    cells = list(colours)
    rng.shuffle(cells)
    if rng.random() < 0.25:
        order = rng.sample(DICELAND_COLOURS, len(DICELAND_COLOURS))
        cells.sort(key=lambda cell: order.index(colours[cell]))
    return cells[:treasures]


def _written(rng: random.Random, marks: dict[Cell, str], columns: int, rows: int) -> str:
    """The board's text, perhaps moved down and to the right, with ragged lines, comments and empty lines."""
    # An odd number of empty rows above would turn even rows into odd ones and so change who touches whom.
    above = rng.choice([0, 0, 2 * rng.randint(0, (MOST_LINES - rows) // 2)])
    before = rng.choice([0, 0, rng.randint(0, MOST_LINES - columns)])
    ragged, untidy = rng.random() < 0.5, rng.random() < 0.3
    lines: list[str] = []
    for row in range(-above, rows):
        row_marks = ["."] * before + [marks.get((column, row), ".") for column in range(columns)]
        while ragged and len(row_marks) > 1 and row_marks[-1] == ".":
            row_marks.pop()
        if untidy and rng.random() < 0.2:
            lines.append(rng.choice(["", "   ", "; r y + a comment", "  ;g #"]))
        indent = rng.randint(0, 3) if untidy else (row + above) % 2
        lines.append(" " * indent + " ".join(row_marks))
    return "\n".join(lines) + "\n"


def random_sheet(rng: random.Random) -> dict[str, Any]:
    """One side of a paper in the form of a record: ring, numbers and links."""
    ring = list(RING_COLOURS) + rng.choices(RING_COLOURS, k=16 - len(RING_COLOURS))
    rng.shuffle(ring)
    width, height = rng.choice([(4, 4), (5, 4), (13, 1), (1, 13), (7, 7), (30, 30), (1000, 1000)])
    left, top = rng.choice([(0, 0), (0, 0), (-5, -3)])
    places: list[Point] = []
    while len(places) < 13:
        place = (left + rng.randrange(width), top + rng.randrange(height))
        if place not in places:
            places.append(place)
    largest = rng.choice([6, 9, 12, 18])
    numbers = [{"value": rng.randint(1, largest), "x": x, "y": y} for x, y in places]
    return {"ring": "".join(ring), "numbers": numbers, "links": _random_links(rng, places)}


def _random_links(rng: random.Random, places: list[Point]) -> list[list[int]]:
    """A tree over all spaces and any number of further links, short ones first or of any length."""
    possible = [
        (a, b)
        for a, b in combinations(range(len(places)), 2)
        if not any(_lies_between(places[a], places[b], c) for c in places if c not in (places[a], places[b]))
    ]
    rng.shuffle(possible)
    if rng.random() < 0.5:
        possible.sort(key=lambda ab: _length(places[ab[0]], places[ab[1]]) * rng.uniform(1, 2))
    joined = [{n} for n in range(len(places))]
    tree: list[tuple[int, int]] = []
    for a, b in possible:
        if joined[a] is not joined[b]:
            joined[a] |= joined[b]
            for n in joined[b]:
                joined[n] = joined[a]
            tree.append((a, b))
    further = [link for link in possible if link not in tree]
    more = rng.choice([0, rng.randint(0, 4), rng.randint(5, 14), rng.randint(0, len(further))])
    links = tree + further[:more]
    rng.shuffle(links)
    return [rng.choice([[a, b], [b, a]]) for a, b in links]


def _length(a: Point, b: Point) -> int:
    """The square of the distance."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _lies_between(a: Point, b: Point, c: Point) -> bool:
    """Is c on the straight line between a and b?"""
    on_line = (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0])
    return on_line and _length(a, c) < _length(a, b) and _length(c, b) < _length(a, b)


def random_dice(rng: random.Random) -> dict[str, str]:
    """Three dice: the colours of the numbers 1 to 6, every colour once, no two dice alike."""
    faces: list[str] = []
    while len(faces) < 3:
        die = "".join(rng.sample(RING_COLOURS, len(RING_COLOURS)))
        if die not in faces:
            faces.append(die)
    return dict(zip("ABC", faces, strict=True))
