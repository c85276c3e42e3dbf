"""Legal moves as a numbered list, those with the same first word together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rollwright.core.facets import Segments

_INDENT = "  "
_BARE = " "  # before a move of one word


def move_lines(legal: Sequence[str], width: int) -> list[Segments]:
    """The list of legal moves as lines such as `cross 1 d5 2 d6`, no wider than a terminal."""
    lines: list[Segments] = []
    numbered = list(enumerate(legal, start=1))
    longest = max((move.find(" ") for move in legal), default=0)
    for word, group in groupby(numbered, key=lambda entry: entry[1].partition(" ")[0]):
        entries = [(number, move.removeprefix(word).strip()) for number, move in group]
        bare = all(not rest for _, rest in entries)
        start = _BARE if bare else f"{_INDENT}{word:{longest}} "
        lines += _wrapped(start, [(number, rest or word) for number, rest in entries], width)
    return _bare_behind(lines, width)


def _wrapped(start: str, entries: Sequence[tuple[int, str]], width: int) -> list[Segments]:
    lines: list[Segments] = [[(start, "")]]
    for number, words in entries:
        if _size(lines[-1]) + len(f" {number} {words} ") > width:
            lines.append([(" " * len(start), "")])
        lines[-1] += [(f" {number} ", "dim"), (f"{words} ", "bold")]
    return lines


def _bare_behind(lines: list[Segments], width: int) -> list[Segments]:
    """Puts moves of one word on the line before if there is room."""
    joined: list[Segments] = []
    for line in lines:
        if joined and line[0] == (_BARE, "") and _size(joined[-1]) + _size(line) <= width:
            joined[-1] += line
        else:
            joined.append(line)
    return joined


def _size(line: Segments) -> int:
    return sum(len(words) for words, _ in line)
