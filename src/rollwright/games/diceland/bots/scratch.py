"""Scratch memory of planner, expert and master: where each of them keeps what.

Compiled code allocates nothing. It is handed `out`, whole numbers, and `notes`, fractions, and writes on them. A
planner needs one part of each. An expert and a master need two more: one for what they find by looking ahead, one to
look ahead in (`look_ahead.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.diceland.bots.features import FEATURES, WORKSPACE
from rollwright.games.diceland.bots.weights import MOST_HIDDEN
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Notes, State

# Whole numbers: the legal actions come first
BASE_FEATURES = k.ACTIONS  # of the position that others are compared with
AFTER_FEATURES = BASE_FEATURES + FEATURES + WORKSPACE  # of a position after some crosses
STACK = AFTER_FEATURES + FEATURES + WORKSPACE  # of the search for the best crosses: a frame for each cross
#   A frame begins with a seat's part of the state, in the kernel's layout; the first one has the base position
F_FREE = k.SEAT_SIZE  # two words: the spaces that may still be tried
F_NEAR = F_FREE + 2  # two words: those of them that touch a cross (D5)
F_WAYS = F_NEAR + 2  # the steps to treasures and territories
FRAME = F_WAYS + k.WAYS
BEST = STACK + (k.ALL_DICE + 1) * FRAME  # + dice * 2: two words, the crossed spaces after the best crosses
MEMO = BEST + (k.ALL_DICE + 1) * 2  # + seat * MEMO_KEY: the position that the notes on uses belong to
M_PRINTS = 0  # two words: fingerprints of the set-up, and of the weights
M_CROSSED = 2  # two words
M_OWED = 4
M_COLOURS = 5  # the colours that are done, as bits
MEMO_KEY = 6
OUT = MEMO + k.SEATS * MEMO_KEY

# Fractions
BASE_UNITS = 0  # hidden units of the base position
AFTER_UNITS = BASE_UNITS + MOST_HIDDEN  # and of a position after some crosses
BASE_LINEAR = AFTER_UNITS + MOST_HIDDEN  # the part of the base's value that needs no hidden units
USES = BASE_LINEAR + 1  # + seat * SEAT_USES + colour * 7 + dice: turns needed after the best use of so many dice
NO_USE = k.COLOURS * 7  # after all of a seat's uses: turns needed if it crosses nothing
SEAT_USES = NO_USE + 1
REROLLS = USES + k.SEATS * SEAT_USES  # + dice set aside: the value of throwing the others again
NOTES = REROLLS + k.ALL_DICE + 1

# The part to look ahead in has more behind it
PART = OUT  # the seat's part of the state that is looked ahead from
AFTER_ASIDE = NOTES  # + colour * 7 + dice: turns needed with so many dice set aside

# All three parts
ALL_OUT = 3 * OUT + k.SEAT_SIZE
ALL_NOTES = 3 * NOTES + k.COLOURS * 7


class ScratchPart(NamedTuple):
    """One of the parts."""

    out: State
    notes: Notes
