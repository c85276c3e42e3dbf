"""Facts: converts a set-up of Diceland to one flat list of integers, which the kernel reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rollwright.games.diceland.material.board import Board
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.stream import mix

FARTHEST = 14  # the longest distance in steps; longer ones are cut off here


def facts_of(boards: Sequence[Board], round_limit: int) -> list[int]:
    """The kernel's facts for one board per seat; a board that several seats share is stored once."""
    facts = [0] * k.T_PARTS
    facts[k.T_SEATS] = len(boards)
    facts[k.T_TURNS] = round_limit * len(boards)  # D19: in a round, every seat is active once
    facts[k.T_GOAL] = boards[0].goal  # D20: the same for all boards of a game
    parts: dict[str, int] = {}
    for seat, board in enumerate(boards):
        if board.text not in parts:
            parts[board.text] = len(facts)
            facts += _part(board)
        facts[k.T_BOARD + seat] = parts[board.text]
    facts[k.T_PRINT] = _fingerprint(facts)
    return facts


def _fingerprint(facts: Sequence[int]) -> int:
    number = 0
    for word in facts:
        number = mix(number ^ word)
    return number


@lru_cache(maxsize=64)
def _part(board: Board) -> list[int]:
    part = [0] * (k.B_SPACE + len(board.spaces) * k.SPACE_SIZE)
    _put(part, k.B_START, board.start_neighbours)  # D5: the start counts as a cross
    _put(part, k.B_TREASURE, (index for index, space in enumerate(board.spaces) if space.treasure))
    for colour in range(k.COLOURS):
        part[k.B_COLOURS] |= sum(space.colour == colour for space in board.spaces) << k.EACH * colour
        own = [territory for territory in board.territories if board.spaces[territory[0]].colour == colour]
        _put(part, k.B_ROOM + colour * 7 * 2, (min(territory) for territory in own))
        for dice in range(1, k.ALL_DICE + 1):
            roomy = (territory for territory in own if len(territory) >= dice)  # D11
            _put(part, k.B_ROOM + (colour * 7 + dice) * 2, (space for spaces in roomy for space in spaces))
    for index, space in enumerate(board.spaces):
        at = k.B_SPACE + index * k.SPACE_SIZE
        territory = board.territories[space.territory]
        part[k.B_KINDS + index // 8] |= 1 + 2 * space.colour + space.treasure << 8 * (index % 8)
        _put(part, at + k.S_NEAR, board.neighbours[index])
        _put(part, at + k.S_TERRITORY, territory)
        part[at + k.S_SIZE] = len(territory)
        part[at + k.S_COLOUR] = space.colour
        part[at + k.S_TREASURE] = int(space.treasure)
    _put_distances(part, board)
    return part


def _put_distances(part: list[int], board: Board) -> None:
    """Writes the distances in steps from each space to each treasure and each territory."""
    treasures = [index for index, space in enumerate(board.spaces) if space.treasure]
    targets: list[list[Iterable[int]]] = [[(treasure,) for treasure in treasures]]
    for colour in range(k.COLOURS):
        targets.append([each for each in sorted(board.territories) if board.spaces[each[0]].colour == colour])
    for word, things in enumerate(targets):
        for number, thing in enumerate(things[: k.MOST_FAR]):
            steps = _steps_from(board, thing)
            for space in range(len(board.spaces)):
                far = min(steps.get(space, FARTHEST), FARTHEST)  # the start space may separate spaces from each other
                part[k.B_WAYS + space * k.WAYS + word] |= far << k.FAR * number
    for number, treasure in enumerate(treasures):
        part[k.B_FAR + number] = part[k.B_WAYS + treasure * k.WAYS]


def _steps_from(board: Board, spaces: Iterable[int]) -> dict[int, int]:
    """The distances in steps from the nearest of the given spaces to every space that can be reached."""
    steps = dict.fromkeys(spaces, 0)
    waiting = list(steps)
    for reached in waiting:
        for other in board.neighbours[reached]:
            if other not in steps:
                steps[other] = steps[reached] + 1
                waiting.append(other)
    return steps


def _put(part: list[int], at: int, spaces: Iterable[int]) -> None:
    """Writes a set of spaces as a bit set of two words."""
    for space in spaces:
        part[at + space // k.HALF] |= 1 << space % k.HALF
