"""Features and exact averages of many positions at once, to fit the network to.

A position before a throw is a row of standings (`endings.write_standing`), one for each seat.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.dice_uses import THROWS
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.averages import note_average
from rollwright.games.ring_and_route.chances.desk import Desk, bare_desk
from rollwright.games.ring_and_route.chances.features import (
    FEATURES,
    haste_of,
    note_features,
    read_standing,
    standing_before,
    write_standing,
)
from rollwright.games.ring_and_route.chances.last_throw import forget_chances, hasty_seats, note_now, standing_of
from rollwright.games.ring_and_route.chances.network import now_or_later
from rollwright.games.ring_and_route.chances.replies import settle
from rollwright.games.ring_and_route.chances.short_lists import list_throw, note_endings
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Notes, Numbers, ReadOnlyState, State
from rollwright.kernel.twins import entry, routine, step

NOW_INPUTS = 3  # of a seat
OVER = -1  # in the first place of a row: there is no next throw


@entry
def write_standings(states: State, count: int, desk: Desk, rows: State) -> None:
    """Writes the row of each state, all before a throw."""
    states, desk, rows = raw(states), bare_desk(desk), raw(rows)
    seats = desk.facts[k.T_SEATS]
    for number in range(count * seats):
        at = number // seats * k.STATE_SIZE
        standing = standing_before(states, at, desk.facts, number % seats, desk.know)
        write_standing(standing, rows, number * c.STANDING_SIZE)


@entry
def write_features(rows: State, count: int, desk: Desk, features: Notes) -> None:
    """Writes the features of each seat in each of the positions."""
    rows, desk, features = raw(rows), bare_desk(desk), raw(features)
    for number in range(count * desk.facts[k.T_SEATS]):
        standing = read_standing(rows, number * c.STANDING_SIZE)
        note_features(desk.facts, standing, features, number * FEATURES, desk.know, desk.growth)


@entry
def write_now(rows: State, count: int, desk: Desk, now: Notes) -> None:
    """Writes what the next throw does to each seat in each of the positions, if it may be the last: its chance without
    the network, its chance to win now, and the chance that this is the last throw; 1, 0, 0 if it can't be."""
    rows, desk, now = raw(rows), bare_desk(desk), raw(now)
    seats = desk.facts[k.T_SEATS]
    for number in range(count):
        forget_chances(desk.out)
        for seat in range(seats):
            ending = seat * c.MOST_ENDINGS
            standing = read_standing(rows, (number * seats + seat) * c.STANDING_SIZE)
            write_standing(standing, desk.out, c.STANDING + ending * c.STANDING_SIZE)
            desk.notes[c.ENDINGS + ending * c.ENDING + c.E_HASTE] = haste_of(standing.sheet)
            desk.out[c.IS_FINISHED + ending] = 0
            desk.out[c.CHOSEN + seat] = ending
        hasty = hasty_seats(seats, desk)
        if hasty:
            note_now(seats, hasty, desk)
        for seat in range(seats):
            to = (number * seats + seat) * NOW_INPUTS
            now[to] = now_or_later(seats, seat, hasty, desk) if hasty else 1.0
            now[to + 1] = desk.notes[c.NOW + seat] if hasty else 0.0
            now[to + 2] = desk.notes[c.DECIDED] if hasty else 0.0


@entry
def write_averages(rows: State, count: int, desk: Desk, throws: Numbers, averages: Notes, after: State) -> None:
    """Writes the exact average over the next throw of each position, and the row after one of the 216 throws, given by
    its number."""
    rows, desk, throws, averages, after = raw(rows), bare_desk(desk), raw(throws), raw(averages), raw(after)
    size = desk.facts[k.T_SEATS] * c.STANDING_SIZE
    for number in range(count):
        _note_throws(rows, number * size, throws[number], desk, after)
        for side in range(c.SIDES):
            averages[number * c.SIDES + side] = desk.notes[c.CHANCES + side]


@routine
def _note_throws(rows: ReadOnlyState, at: int, wanted: int, desk: Desk, after: State) -> None:
    """Notes the average of a position as its chances."""
    seats = desk.facts[k.T_SEATS]
    active = 0
    for seat in range(seats):
        standing = read_standing(rows, at + seat * c.STANDING_SIZE)
        if standing.sheet.phase == 0:
            active = seat
        write_standing(standing, desk.out, c.BEFORE + seat * c.STANDING_SIZE)
    note_endings(desk)
    for throw in range(THROWS):
        list_throw(throw, desk)
        settle(seats, desk)
        for side in range(c.SIDES):
            desk.notes[c.FINAL + throw * c.SIDES + side] = desk.notes[c.CHANCES + side]
        if throw == wanted:
            _write_chosen(desk, after, at)
    note_average(active, desk.notes, c.FINAL, c.CHANCES)


@step
def _write_chosen(desk: Desk, after: State, to: int) -> None:
    over = 0.0
    for seat in range(desk.facts[k.T_SEATS]):
        ending = desk.out[c.CHOSEN + seat]
        write_standing(standing_of(ending, desk), after, to + seat * c.STANDING_SIZE)
        over += desk.notes[c.ENDINGS + ending * c.ENDING + c.E_IS_OVER]
    if over > 0.0:
        after[to] = OVER
