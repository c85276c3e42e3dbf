"""The search through everything that can be marked with the dice on the table (depth-first), for greedy and the levels
above it.

The search has a stack in scratch memory (`scratch.py`). Each *frame* of it holds a state, its legal marks, and how many
of them were tried. A mark uses at least one die, so the stack is never deeper than three marks.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import legal, play
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import step


@step
def copy_state(state: ReadOnlyState, at: int, out: State, frame: int) -> None:
    """Copies a state to a frame of the search through marks."""
    for i in range(k.STATE_SIZE):
        out[frame + i] = state[at + i]


@step
def list_marks(facts: Facts, seat: int, out: State, frame: int) -> None:
    """Lists the legal marks of a seat in the state of a frame of the search, without `done` and `turn`."""
    marks = 0
    for i in range(legal(out, frame, facts, seat, out)):
        if out[i] < k.DONE:
            out[frame + s.F_MARKS + i] = out[i]
            marks += 1
    out[frame + s.F_FOUND] = marks
    out[frame + s.F_TRIED] = 0


@step
def next_frame(facts: Facts, seat: int, out: State, first: int, frame: int) -> int:
    """The next frame of the search through marks after `frame`; one below `first` if there is none.

    The search begins with the state of `first`. After a state comes the one with one more mark, if there is any; else
    the search goes back to the last state that has an untried mark.
    """
    list_marks(facts, seat, out, frame)
    while frame >= first and out[frame + s.F_TRIED] == out[frame + s.F_FOUND]:
        frame -= s.FRAME
    if frame >= first:
        mark = out[frame + s.F_MARKS + out[frame + s.F_TRIED]]
        out[frame + s.F_TRIED] += 1
        copy_state(out, frame, out, frame + s.FRAME)
        frame += s.FRAME
        play(out, frame, facts, seat, mark)
    return frame
