"""Scratch memory of the coach's kernel functions: where each of them keeps what.

An *outlook* tells how long a seat needs to reach the goal: first the chance that it has done so in phase 2 of this turn
(D17), then the chances that it has not done so by the end of this turn, of the next one, and so on.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Floats, Notes, State

AHEAD = 44  # turns after this one that an outlook has
WON = 0
OPEN = 1  # + turns after this one: the chance that the goal is not reached by then
OUTLOOK = OPEN + AHEAD + 1

# The weights of the value function: those of each seat's board, one after the other
WEIGHTS = w.size_with(w.MOST_HIDDEN, spaces=True)

# The learned table: a row of chances for any number of turns needed (`outlook.py`)
T_BY_TREASURE = 0  # the share of wins that a treasure throw brings
T_ROWS = 1
GRAIN = 8  # rows are at (row / GRAIN)² turns needed
ROWS = 6 * GRAIN + 1
TABLE = ROWS * (AHEAD + 1)
ORDERS = k.SEATS * (k.SEATS + 1) // 2  # for 1 to 4 seats, how far off its next own turn is
TABLES = 4 * ORDERS  # without a treasure throw owed, and with one; then the same for boards with a value of their own
ALL_ROWS = T_ROWS + TABLES * TABLE

USES = s.NO_USE + 1  # colour * 7 + dice, and none

# Whole numbers: a part to search in, one to look ahead in, then
HELD = 2 * s.OUT + k.SEAT_SIZE  # a seat's part of the state
OWING = HELD + k.SEAT_SIZE  # + use: 1 if a treasure throw is owed after it
USED = OWING + USES  # + seat: the index in the notes of the outlook that counts
CHOSEN = USED + k.SEATS  # + seat: likewise, while others have not chosen
OUT = CHOSEN + k.SEATS

# Fractions: likewise
MASS = 2 * s.NOTES + k.COLOURS * 7  # + use: how often the next dice are best used so
ASIDE = MASS + USES  # + colour * 7 + dice: how often the next phase 1 comes to so many dice set aside
GAINS = ASIDE + USES  # + turn: the win share of a seat that reaches the goal in phase 2 of that turn
TREASURE_GAINS = GAINS + AHEAD + 1  # or with a treasure throw
PAR = TREASURE_GAINS + AHEAD + 1  # + turns from the beginning: the chance that level 5 needs more when it is alone
NEEDED = PAR + AHEAD + 1  # + seat * USES + use: the turns needed after it on average, by its outlook
OUTLOOKS = NEEDED + k.SEATS * USES  # + (seat * USES + use) * OUTLOOK
AFRESH = OUTLOOKS + k.SEATS * USES * OUTLOOK  # + seat * OUTLOOK: outlooks of seats in the middle of their crosses
REROLLS = AFRESH + k.SEATS * OUTLOOK  # + (colour * 7 + dice set aside) * SEATS: chances if the others are thrown
BRANCH = REROLLS + k.COLOURS * (k.ALL_DICE + 1) * k.SEATS  # chances of all seats
FOUND = BRANCH + k.SEATS
TRIED = FOUND + k.SEATS  # an outlook
NOTES = TRIED + OUTLOOK


class Sense(NamedTuple):
    """What chances are judged by: the weights of the value function, of all seats or of one, and how its figures turn
    out."""

    weights: Floats
    table: Floats


class Desk(NamedTuple):
    """All scratch memory. `inner` is a part of it to look ahead in."""

    out: State
    notes: Notes
    inner: s.ScratchPart
