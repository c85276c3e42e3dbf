"""Scratch memory of bots: where each of them keeps what.

Compiled code allocates nothing. It is handed `out`, whole numbers, and `notes`, fractions, and writes on them. Nothing
is kept there from one decision to the next.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.rules import kernel as k

# Whole numbers: the legal actions come first
STACK = k.ACTIONS  # of the search of marks: a frame for each mark
#   A frame begins with a state
F_MARKS = k.STATE_SIZE  # the legal marks
F_FOUND = F_MARKS + k.ACTIONS  # how many there are
F_TRIED = F_FOUND + 1  # how many of them were tried
FRAME = F_TRIED + 1
_STACK_END = STACK + (k.DICE_COUNT + 1) * FRAME
USABLE = _STACK_END  # + throw: how many dice it lets a greedy seat use
GREEDY_OUT = USABLE + u.THROWS
ROUTES = _STACK_END  # pairs: a use of numbers, and the class that it leads to
ARCS = ROUTES + 8000  # pairs: a use of colours, and the arc that it leads to
REPLY = ARCS + 2 * (1 + 16 + 32 + 64)  # a state in which another seat plays the throw
ALL_OUT = REPLY + k.STATE_SIZE

# Fractions: what the racer knows about the other seats
BANKED = 0  # the points of its own first sheet
RIVAL_POINTS = 1  # the most that another seat has after this throw
RIVALS = 2  # how many others have them
IS_OVER = 3  # whether another seat ends the game with this throw
IS_UNSURE = 4  # whether the dice may still fall differently
OTHERS = 5  # + number * OTHER: how another seat stands
#   Another seat
O_VALUE = 0  # of its sheets, by the tables
O_POINTS = 1
O_GAIN = 2  # points that may still come
O_TURNS = 3  # until it is done
OTHER = 4
IS_RUSH = OTHERS + (k.SEATS - 1) * OTHER  # whether the game is rushed; then:
RUSH_POINTS = IS_RUSH + 1  # what the other seat will have
RUSH_CLOCK = RUSH_POINTS + 1  # its `clock_of`
# Fractions: values of the dice, to all who look at every throw
BEST_USES = RUSH_CLOCK + 1  # + use: the best value that it leads to
BEST_PAIRS = BEST_USES + u.USES  # + (pair * 36 + face * 6 + face): with at most two dice
BEST_THROWS = BEST_PAIRS + len(u.PAIRS) * u.FACES**2  # + throw
ALL_NOTES = BEST_THROWS + u.THROWS
REROLLED_THROWS = ALL_NOTES  # + throw: its value with the best re-roll, to tell luck
LUCK_NOTES = REROLLED_THROWS + u.THROWS
