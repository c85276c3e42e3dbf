"""Scratch memory for chances: what is kept where. That of the bots (`bots/scratch.py`) comes first."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.chances import features
from rollwright.games.ring_and_route.rules import kernel as k

HIDDEN = 64  # numbers in each layer of the network
WIDTH = HIDDEN + features.FEATURES  # what the second layer sees of a seat
MOST_ENDINGS = 4_000  # of a seat; on the shipped paper there are at most 1,900
USES_OF_THROW = 27
SIDES = k.SEATS  # that have chances: the seats; alone, the seat and par

SLOTS = k.SEATS  # one for the endings of each seat
IDLE = SLOTS * MOST_ENDINGS  # + slot: one more ending, in which the seat marks nothing at all, not even a misthrow
ENDINGS_KEPT = IDLE + SLOTS
SHORT_LIST = 8  # endings (`short_lists.py`)
KEPT = 4_096  # how often the chances of the last throw are kept (`last_throw.py`)

# Whole numbers. An ending has a number; those of a slot begin at slot * MOST_ENDINGS
FOUND = s.ALL_OUT  # + slot: how many endings there are
FIRST = FOUND + SLOTS  # + slot * USES + use: the first ending with that use, or -1
NEXT = FIRST + SLOTS * u.USES  # + ending: the next one with the same use, or -1
STANDING = NEXT + ENDINGS_KEPT  # + ending * STANDING_SIZE: how the seat stands
STANDING_SIZE = 7
BEFORE = STANDING + ENDINGS_KEPT * STANDING_SIZE  # + slot * STANDING_SIZE: how the seat stands before the throw
LISTED = BEFORE + SLOTS * STANDING_SIZE  # + slot: how many endings the seat chooses from
LIST = LISTED + SLOTS  # + slot * MOST_ENDINGS: these
CHOSEN = LIST + ENDINGS_KEPT  # + slot: the one that it chooses
EXPECTED = CHOSEN + SLOTS  # + slot: the one that others expect it to choose
REPLIES = EXPECTED + SLOTS  # + seat: what it chooses against that
SIDE = REPLIES + k.SEATS  # + slot: the side of the paper on which the dice are used
ALLOWED = SIDE + SLOTS  # + use: 1 if the dice allow it
WORK = ALLOWED + u.USES  # a state after an action
IS_FINISHED = WORK + k.STATE_SIZE  # + ending: 1 if it is known how it finishes
FINISH = IS_FINISHED + ENDINGS_KEPT  # + ending * THROWS + throw: the most points then, and those with a misthrow
USE_POINTS = FINISH + ENDINGS_KEPT * u.THROWS  # + use: the most points
USE_DICE = USE_POINTS + u.USES  # + use: how many of its dice can be used
WINNERS = USE_DICE + u.USES  # + throw: who wins with it, as bits
KEYS = WINNERS + u.THROWS  # + place: whose chances are kept there
ACTIONS = KEYS + KEPT  # the legal actions of the master, all of which it tries
ALL_OUT = ACTIONS + k.ACTIONS

# Fractions. An ending
E_VALUE = 0  # of the seat's sheets by the tables
E_POINTS = 1
E_IS_OVER = 2  # 1 if it ends the game
E_HASTE = 3  # how near the seat is to ending the game by misthrows (`features.haste_of`)
E_SOLO = 4  # the seat's chance with it, if all others are idle
E_OWN = 5  # + i: what the network makes of the seat for its own chance, less E_OTHER
E_OTHER = E_OWN + HIDDEN  # + i: and for the chance of any other seat
ENDING = E_OTHER + HIDDEN
# and where they are
ENDINGS = s.LUCK_NOTES  # + ending * ENDING
LAYER = ENDINGS + ENDINGS_KEPT * ENDING  # what the first layer makes of a seat
FEATURES = LAYER + HIDDEN  # from which it makes that
TOTAL = LAYER + WIDTH  # the sum of what all seats are to others
PARTS = TOTAL + HIDDEN  # of a score
CHANCES = PARTS + HIDDEN  # + side: if each seat stands as it has chosen
FINAL = CHANCES + SIDES  # + throw * SIDES + side: once the dice of a throw are final
MEANS = FINAL + u.THROWS * SIDES  # + (set of dice * THROWS + throw) * SIDES + side: if these are thrown again
NOW = MEANS + (k.ALL_DICE + 1) * u.THROWS * SIDES  # + seat: its chance to win with the last throw
DECIDED = NOW + k.SEATS  # the chance that this is the last throw
NOW_SIZE = k.SEATS + 1
KEPT_NOW = NOW + NOW_SIZE  # + place * NOW_SIZE: the same, kept
AGAIN = KEPT_NOW + KEPT * NOW_SIZE  # + set of dice * THROWS + throw: what it is worth to throw these again
OFTEN = AGAIN + (k.ALL_DICE + 1) * u.THROWS  # + the same: how often they are
ALL_NOTES = OFTEN + (k.ALL_DICE + 1) * u.THROWS
