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
# A summary of it for the correction of the race (`correction.py`), and what that adds to the hidden units
SEEN = OPEN + AHEAD + 1
S_CHANCES = 8  # the chances to reach the goal in this turn and each of the next ones
S_OPEN = S_CHANCES  # that it is not reached after 7, 11, 17, 25, 35 turns
S_TURNS = S_OPEN + 5  # turns needed, their spread, and what the value function says
S_OWED = S_TURNS + 5  # whether a treasure throw is owed, and whether two are
S_BOARD = S_OWED + 2  # whether the board has a value of its own
S_ORDER = S_BOARD + 1  # + the turns of others before its next own one
S_WINS = S_ORDER + k.SEATS  # uses that reach the goal, and their colours
S_LEFT = S_WINS + 2  # treasures missing, spaces left of the two nearest colours
SIGHTS = S_LEFT + 3
UNITS = 32
ADDS = SEEN + SIGHTS  # to the units of its own seat beyond those of any, then to those of any seat
OUTLOOK = ADDS + 2 * UNITS

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

# Behind it, the weights of the correction
T_BIASES = ALL_ROWS  # + seats * UNITS
T_INNER = T_BIASES + (k.SEATS + 1) * UNITS  # + sight * 2 * UNITS
T_OUTER = T_INNER + SIGHTS * 2 * UNITS
ALL_KNOWN = T_OUTER + UNITS

USES = s.NO_USE + 1  # colour * 7 + dice, and none

# Whole numbers: a part to search in, one to look ahead in, then
HELD = 2 * s.OUT + k.SEAT_SIZE  # a seat's part of the state
OWING = HELD + k.SEAT_SIZE  # + use: 1 if a treasure throw is owed after it
USED = OWING + USES  # + seat: the index in the notes of the outlook that counts
CHOSEN = USED + k.SEATS  # + seat: likewise, while others have not chosen
SPACES = CHOSEN + k.SEATS  # + use * 2: two words, the crossed spaces after it
OUT = SPACES + 2 * USES
STOPS = 2 * OUT  # the same again, to look ahead twice in; then + slot: which end of phase 1 the notes have there
SLOTS = 4096
ALL_OUT = STOPS + SLOTS

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
TRIAL = FOUND + k.SEATS
TRIED = TRIAL + k.SEATS  # an outlook
SUMS = TRIED + OUTLOOK  # + unit: what all seats add to it
RAISED = SUMS + UNITS  # + seat: its correction
OFTEN = RAISED + k.SEATS  # how often the next dice must be used so that one looks ahead again after that use
NOTES = OFTEN + 1
STOP_CHANCES = 2 * NOTES  # + slot * SEATS: chances of all seats after an end of phase 1
ALL_NOTES = STOP_CHANCES + SLOTS * k.SEATS


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
