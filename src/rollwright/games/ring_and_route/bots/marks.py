"""Everything that can be marked with the dice on the table: a depth-first search, for greedy and the levels above it.

The search has a stack in scratch memory. Each *level* of it holds a state, its legal marks, and how many of them were
tried. A mark uses at least one die, so no level lies deeper than three marks.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.rules.kernel import ACTIONS, DICE_COUNT, DONE, STATE_SIZE, legal, play
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import step

# Scratch memory: the legal actions that the kernel lists, then the stack
STACK = ACTIONS
MARKS = STATE_SIZE  # in a level, behind its state
FOUND = MARKS + ACTIONS  # how many marks there are
TRIED = FOUND + 1
LEVEL = TRIED + 1  # size of a level
STACK_END = STACK + (DICE_COUNT + 1) * LEVEL


@step
def copy_state(state: ReadOnlyState, at: int, out: State, level: int) -> None:
    for i in range(STATE_SIZE):
        out[level + i] = state[at + i]


@step
def list_marks(facts: Facts, seat: int, out: State, level: int) -> None:
    """Lists the legal marks of a seat in the state of a level, without `done` and `turn`."""
    marks = 0
    for i in range(legal(out, level, facts, seat, out)):
        if out[i] < DONE:
            out[level + MARKS + i] = out[i]
            marks += 1
    out[level + FOUND] = marks
    out[level + TRIED] = 0


@step
def next_level(facts: Facts, seat: int, out: State, first: int, level: int) -> int:
    """The level of the state that comes after that of `level` in the search; below `first` if there is none.

    The search begins with the state of level `first`. After each state comes the one with its first mark, if it can
    have another mark, else the next mark of the state before it is tried.
    """
    list_marks(facts, seat, out, level)
    while level >= first and out[level + TRIED] == out[level + FOUND]:
        level -= LEVEL
    if level >= first:
        mark = out[level + MARKS + out[level + TRIED]]
        out[level + TRIED] += 1
        copy_state(out, level, out, level + LEVEL)
        level += LEVEL
        play(out, level, facts, seat, mark)
    return level
