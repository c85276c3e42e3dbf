"""Level 5, the master: it decides by the chance to win, which depends on how all seats stand (`chances/`).

It expects of the others what is best for themselves, as they expect it of everybody (`chances/replies.py`), and knows
nothing about them but how they stand. Before a re-roll it looks at every throw.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.marks import copy_state
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.averages import mean_at, note_means
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.endings import list_endings, list_expected, list_marked, throw_of
from rollwright.games.ring_and_route.chances.features import standing_before, write_standing
from rollwright.games.ring_and_route.chances.replies import settle
from rollwright.games.ring_and_route.chances.short_lists import list_throw, note_endings
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import legal, play
from rollwright.kernel.bits import beyond
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

# What decides between moves that win equally often by what is expected of the others, who may do something else
_SURE = 1e-6  # to end the game, if that wins; else to play on
_PER_POINT = 1e-9  # of value


@routine
def master(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Ring & Route's level 5, the master."""
    net = beyond(know.weights, int(know.weights[t.W_NETWORK]))
    growth = beyond(know.numbers, int(know.weights[t.W_GROWTH]))
    desk = Desk(facts, out, notes, know, net, growth)
    if state[at + k.PHASE] == k.DECIDING:
        return _best_reroll(state, at, seat, desk)
    return _best_mark(state, at, seat, desk)


@routine
def _best_reroll(state: ReadOnlyState, at: int, seat: int, desk: Desk) -> int:
    """R9: the dice to throw again, by the mean of the seat's chances over how they can fall."""
    seats = desk.facts[k.T_SEATS]
    for each in range(seats):
        standing = standing_before(state, at, desk.facts, each, desk.know)
        write_standing(standing, desk.out, c.BEFORE + each * c.STANDING_SIZE)
    note_endings(desk)
    for throw in range(u.THROWS):
        list_throw(throw, desk)
        settle(seats, desk)
        for side in range(c.SIDES):
            desk.notes[c.FINAL + throw * c.SIDES + side] = desk.notes[c.CHANCES + side]
    note_means(desk.notes, c.FINAL)
    throw = throw_of(state[at + k.DICE])
    best = 0
    for again in range(1, k.ALL_DICE + 1):
        if desk.notes[mean_at(again, throw) + seat] > desk.notes[mean_at(best, throw) + seat]:
            best = again
    return best


@routine
def _best_mark(state: ReadOnlyState, at: int, seat: int, desk: Desk) -> int:
    """The mark after which the seat's chances are best, the others held at what is expected of them; else `done`, or
    `turn` (R13). The first of equals."""
    seats, out = desk.facts[k.T_SEATS], desk.out
    for each in range(seats):
        list_endings(state, at, each, desk)
    settle(seats, desk)
    for each in range(seats):
        list_expected(each, out)
    found = legal(state, at, desk.facts, seat, out)
    for i in range(found):
        out[c.ACTIONS + i] = out[i]
    best = -1.0
    action = k.DONE
    for i in range(c.ACTIONS, c.ACTIONS + found):
        _play_part(state, at, seat, out[i], desk)
        list_marked(out, c.WORK, seat, desk)
        settle(seats, desk)
        worth = _worth(seat, desk)
        if worth > best:
            best = worth
            action = out[i]
    return action


@step
def _worth(seat: int, desk: Desk) -> float:
    """The chance of a seat as everybody has chosen, with what decides between equal ones."""
    chance = desk.notes[c.CHANCES + seat]
    ending = c.ENDINGS + desk.out[c.CHOSEN + seat] * c.ENDING
    sure = desk.notes[ending + c.E_IS_OVER] * (2 * chance - 1)
    return chance + _SURE * sure + _PER_POINT * desk.notes[ending + c.E_VALUE]


@step
def _play_part(state: ReadOnlyState, at: int, seat: int, action: int, desk: Desk) -> None:
    """Plays an action on a copy; the throw isn't finished with it, even if nobody else is pending."""
    copy_state(state, at, desk.out, c.WORK)
    desk.out[c.WORK + k.PENDING] |= 1 << k.SEATS
    play(desk.out, c.WORK, desk.facts, seat, action)
