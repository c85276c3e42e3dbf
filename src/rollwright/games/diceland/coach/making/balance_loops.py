"""Games from which positions are drawn in which a throw is due, in the language of the kernel (`kernel/twins.py`)."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import begin, outcome_of, pending, play, roll
from rollwright.kernel.bits import lowest, raw
from rollwright.kernel.contract import Facts, Players, State, choose, ready
from rollwright.kernel.stream import derive, fraction, word
from rollwright.kernel.twins import entry

CASES = 1000  # in which a position is drawn by chance


class Draw(NamedTuple):
    """The games, all at one table, and in how many of `CASES` a position is drawn."""

    facts: Facts
    key: int  # which all dice come from
    games: int
    chance: int
    most: int  # positions


@entry
def draw_positions(task: Draw, players: Players, state: State, out: State, drawn: State) -> int:
    """Plays the games and draws positions before the first throw of a turn or a treasure throw, one after the other;
    returns how many."""
    task = Draw(raw(task.facts), task.key, task.games, task.chance, task.most)
    players, state, out, drawn = ready(players), raw(state), raw(out), raw(drawn)
    count = 0
    for number in range(task.games):
        own = derive(task.key, number)
        dice, choices, draws = derive(own, 0), derive(own, 1), derive(own, 2)
        begin(state, 0, task.facts, number % task.facts[k.T_SEATS])
        throws, decisions = 0, 0
        while state[k.PHASE] != k.OVER and count < task.most:
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                action = choose(state, 0, task.facts, seat, seat, players, choices, decisions, out)
                play(state, 0, task.facts, seat, action)
                decisions += 1
                continue
            chosen = word(draws, throws) % CASES < task.chance
            if chosen and state[k.PHASE] in (k.THROW, k.TREASURE_THROW):
                for i in range(k.STATE_SIZE):
                    drawn[count * k.STATE_SIZE + i] = state[i]
                count += 1
            roll(state, 0, task.facts, outcome_of(state, 0, fraction(word(dice, throws))))
            throws += 1
    return count
