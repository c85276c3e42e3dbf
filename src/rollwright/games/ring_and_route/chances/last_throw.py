"""The last throw: each seat's chance to win with the throw that is due, where somebody may end the game with it (R15).

A seat with two misthrows on its second sheet ends the game with the third. It can have that whenever it likes, by using
too few dice, and must have it if it can't use enough of them (R11). So, for each throw: if such a seat must end the
game, the most points win. Otherwise one ends it that has, with too few dice, at least as many points as anybody else
can have with all of them. If there is none, the game goes on. The active seat throws again in the way that is best for
itself, where going on is worth a guess.

That is nearly exact for the throw itself. The network corrects it, and knows what follows if the game goes on.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.sheet_state import plan_at
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.chances import features as f
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.features import Standing, read_standing
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import State
from rollwright.kernel.twins import routine, step, unit

HASTY = f.HASTES - 1
MOST = 1 << 16  # times the most points; the most points with a misthrow are added
FORCED = MOST - 1  # in their place if the seat can't do without
_NUMBERED = 14  # bits that the number of an ending takes
_SHARE_OF_HASTY = 0.5  # if the game goes on: of an equal share
_SHARE_OF_OTHERS = 1.6


@step
def forget_chances(out: State) -> None:
    """Forgets what is kept of the last throw, since endings are about to change."""
    for place in range(c.KEYS, c.KEYS + c.KEPT):
        out[place] = -1


@step
def standing_of(ending: int, desk: Desk) -> Standing:
    """How a seat stands after an ending, before what may be the last throw."""
    return read_standing(desk.out, c.STANDING + ending * c.STANDING_SIZE)


@step
def hasty_seats(seats: int, desk: Desk) -> int:
    """Who can end the game with the next throw, as bits; nobody if it is not known what throws bring."""
    if seats == 1 or desk.know.way == PLANNER:
        return 0
    hasty = 0
    for seat in range(seats):
        if desk.notes[c.ENDINGS + desk.out[c.CHOSEN + seat] * c.ENDING + c.E_HASTE] == HASTY:
            hasty |= 1 << seat
    return hasty


@routine
def note_now(seats: int, hasty: int, desk: Desk) -> None:
    """Notes each seat's chance to win with the next throw, and the chance that it is the last one."""
    out, notes = desk.out, desk.notes
    key = 0
    for seat in range(seats):
        key = key << _NUMBERED | out[c.CHOSEN + seat]
    place = (key + (key >> _NUMBERED) * 37 + (key >> 2 * _NUMBERED) * 601 + (key >> 3 * _NUMBERED) * 1201) % c.KEPT
    kept = c.KEPT_NOW + place * c.NOW_SIZE
    if out[c.KEYS + place] != key:
        _look_at_throws(seats, hasty, desk)
        out[c.KEYS + place] = key
        for i in range(c.NOW_SIZE):
            notes[kept + i] = notes[c.NOW + i]
    for i in range(c.NOW_SIZE):
        notes[c.NOW + i] = notes[kept + i]


@unit
def _look_at_throws(seats: int, hasty: int, desk: Desk) -> None:
    out, notes = desk.out, desk.notes
    active = 0
    for seat in range(seats):
        ending = out[c.CHOSEN + seat]
        if out[c.IS_FINISHED + ending] == 0:
            _note_finishes(ending, desk)
        if standing_of(ending, desk).sheet.phase == 0:
            active = seat
    differ = False
    for throw in range(u.THROWS):
        won = _winners(seats, hasty, throw, desk)
        out[c.WINNERS + throw] = won
        differ = differ or won != out[c.WINNERS]
    going_on = (_SHARE_OF_HASTY if hasty >> active & 1 else _SHARE_OF_OTHERS) / seats
    for i in range(c.NOW_SIZE):
        notes[c.NOW + i] = 0.0
    if differ:
        _throw_again(active, going_on, desk)
        for throw in range(u.THROWS):
            _add_winners(seats, out[c.WINNERS + throw], notes[c.OFTEN + throw] / u.THROWS, desk)
    else:
        _add_winners(seats, out[c.WINNERS], 1.0, desk)


@step
def _winners(seats: int, hasty: int, throw: int, desk: Desk) -> int:
    """Who wins the game with a throw, as bits; 0 if it goes on."""
    out = desk.out
    most = -1
    second = -1  # most points of anybody but the seat that has the most
    best = 0
    forced = False
    for seat in range(seats):
        finish = out[c.FINISH + out[c.CHOSEN + seat] * u.THROWS + throw]
        points = finish // MOST
        forced = forced or finish % MOST == FORCED
        if points > most:
            second = most
            most = points
            best = seat
        elif points > second:
            second = points
    if not forced:
        ends = -1
        for seat in range(seats):
            if hasty >> seat & 1:
                points = out[c.FINISH + out[c.CHOSEN + seat] * u.THROWS + throw] % MOST
                others = second if seat == best else most
                if points >= others:
                    ends = seat
                    most = max(points, others)
                    if points > others:
                        return 1 << seat
        if ends < 0:
            return 0
        won = 1 << ends
        for seat in range(seats):
            if seat != ends and out[c.FINISH + out[c.CHOSEN + seat] * u.THROWS + throw] // MOST == most:
                won |= 1 << seat
        return won
    won = 0
    for seat in range(seats):
        if out[c.FINISH + out[c.CHOSEN + seat] * u.THROWS + throw] // MOST == most:
            won |= 1 << seat
    return won


@step
def _add_winners(seats: int, won: int, chance: float, desk: Desk) -> None:
    if won:
        desk.notes[c.DECIDED] += chance
        for seat in range(seats):
            if won >> seat & 1:
                desk.notes[c.NOW + seat] += chance * _share(won)


@step
def _share(won: int) -> float:
    """R19: of the win."""
    return 1.0 / ((won & 1) + (won >> 1 & 1) + (won >> 2 & 1) + (won >> 3 & 1))


@routine
def _throw_again(active: int, going_on: float, desk: Desk) -> None:
    """R9: notes how often each throw is the final one of the 216, if the active seat throws again in the way that is
    best for itself."""
    out, notes, growth = desk.out, desk.notes, desk.growth
    kept = growth[f.G_KEPT]
    for i in range((k.ALL_DICE + 1) * u.THROWS):
        notes[c.AGAIN + i] = 0.0
        notes[c.OFTEN + i] = 0.0
    for again in range(k.ALL_DICE + 1):
        part = _part_of(again)
        for throw in range(u.THROWS):
            won = out[c.WINNERS + throw]
            value = going_on
            if won:
                value = _share(won) if won >> active & 1 else 0.0
            notes[c.AGAIN + again * u.THROWS + growth[kept + again * u.THROWS + throw]] += value * part
    for throw in range(u.THROWS):
        best = 0
        most = notes[c.AGAIN + throw]
        for again in range(1, k.ALL_DICE + 1):
            value = notes[c.AGAIN + again * u.THROWS + growth[kept + again * u.THROWS + throw]]
            if value > most + 1e-12:
                most = value
                best = again
        notes[c.OFTEN + best * u.THROWS + growth[kept + best * u.THROWS + throw]] += _part_of(best)
    for again in range(1, k.ALL_DICE + 1):
        for throw in range(u.THROWS):
            often = notes[c.OFTEN + again * u.THROWS + growth[kept + again * u.THROWS + throw]]
            notes[c.OFTEN + throw] += often


@step
def _part_of(again: int) -> float:
    """The part of all throws of these dice that one is."""
    part = 1.0
    for die in range(k.DICE_COUNT):
        if again >> die & 1:
            part /= u.FACES
    return part


# What a seat finishes with


@routine
def _note_finishes(ending: int, desk: Desk) -> None:
    """Notes for every throw the most points of a seat, and the most with a misthrow."""
    out, numbers = desk.out, desk.know.numbers
    at = standing_of(ending, desk)
    plan = plan_at(at.sheet.side, desk.know)
    due = 3 if at.sheet.phase == 0 else 2  # R11
    hasty = desk.notes[c.ENDINGS + ending * c.ENDING + c.E_HASTE] == HASTY
    _note_use_points(at, desk)
    for throw in range(u.THROWS):
        most = 0
        dice = 0
        for i in range(8):
            use = numbers[plan + u.THREE + throw * 8 + i]
            most = max(most, out[c.USE_POINTS + use])
            dice = max(dice, out[c.USE_DICE + use])
        ends = 0
        if hasty:
            ends = FORCED if dice < due else _most_with_fewer(plan, throw, due, desk)
        out[c.FINISH + ending * u.THROWS + throw] = most * MOST + ends
    out[c.IS_FINISHED + ending] = 1


@step
def _note_use_points(at: Standing, desk: Desk) -> None:
    """Notes for every use of dice the most points that it allows, if some of them may be left, and how many can be
    used."""
    facts, out, growth, sheet = desk.facts, desk.out, desk.growth, at.sheet
    plan = plan_at(sheet.side, desk.know)
    crosses = k.T_RING_POINTS + sheet.arc // k.RING
    length = k.T_POINTS + desk.know.numbers[desk.know.numbers[plan + u.LENGTHS] + sheet.class_]
    ring = growth[f.G_RINGS + sheet.side] + sheet.arc * f.SOME_SIGNS
    route = growth[f.G_ROUTES + sheet.side] + sheet.class_ * f.SOME_SIGNS
    banked = int(at.banked)
    for use in range(u.USES):
        crossed = growth[ring + growth[growth[f.G_COLOURS] + use]]
        marked = growth[route + growth[growth[f.G_NUMBERS] + use]]
        out[c.USE_POINTS + use] = banked + facts[crosses + crossed % 4] + facts[length + marked % 4]
        out[c.USE_DICE + use] = crossed // 4 + marked // 4


@step
def _most_with_fewer(plan: int, throw: int, due: int, desk: Desk) -> int:
    """The most points with fewer dice than due: any two for the active seat, any one for the others."""
    out, numbers = desk.out, desk.know.numbers
    most = 0
    for die in range(k.DICE_COUNT):
        one = throw // u.FACES**die % u.FACES
        if due == 3:
            other_die = (die + 1) % k.DICE_COUNT
            other = throw // u.FACES**other_die % u.FACES
            low = one if die < other_die else other
            high = other if die < other_die else one
            pair = die + other_die - 1  # PAIRS
            start = plan + u.TWO + (pair * u.FACES**2 + low * u.FACES + high) * 4
            for i in range(start, start + 4):
                most = max(most, out[c.USE_POINTS + numbers[i]])
        else:
            start = plan + u.ONE + (die * u.FACES + one) * 2
            for i in range(start, start + 2):
                most = max(most, out[c.USE_POINTS + numbers[i]])
    return most
