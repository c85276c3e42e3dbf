"""Scratch memory of the coach: where it keeps what. That of the bots (`bots/scratch.py`) comes first."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.coach import features
from rollwright.games.ring_and_route.rules import kernel as k

HIDDEN = 12  # numbers in each layer of the network
WIDTH = HIDDEN + features.FEATURES  # what the second layer sees of a seat
LEADS = 6  # what it sees of who is ahead
MOST_ENDINGS = 4_000  # of a seat; on the shipped paper there are at most 1,900
USES_OF_THROW = 27
SIDES = k.SEATS  # that have chances: the seats; alone, the seat and par

SLOTS = 2 * k.SEATS  # a seat has a place for the endings of this throw, and one for those of the throw after it
ENDINGS_KEPT = SLOTS * MOST_ENDINGS

# Whole numbers. An ending has a number; those of a slot begin at slot * MOST_ENDINGS
FOUND = s.ALL_OUT  # + slot: how many endings there are
FIRST = FOUND + SLOTS  # + slot * USES + use: the first ending with that use, or -1
NEXT = FIRST + SLOTS * u.USES  # + ending: the next one with the same use, or -1
STANDING = NEXT + ENDINGS_KEPT  # + ending * STANDING_SIZE: how the seat stands
STANDING_SIZE = 7
LISTED = STANDING + ENDINGS_KEPT * STANDING_SIZE  # + slot: how many endings the seat chooses from
LIST = LISTED + SLOTS  # + slot * MOST_ENDINGS: these
CHOSEN = LIST + ENDINGS_KEPT  # + slot: the one that it chooses
SIDE = CHOSEN + SLOTS  # + slot: the side of the paper on which the dice are used
ALLOWED = SIDE + SLOTS  # + use: 1 if the dice allow it
WORK = ALLOWED + u.USES  # a state after an action
KNOWN = WORK + k.STATE_SIZE  # how many profiles have been looked at closely
PROFILES = KNOWN + 1  # + number * SEATS + seat: the endings that they consist of
ALL_OUT = PROFILES + u.THROWS * k.SEATS

# Fractions. An ending
E_VALUE = 0  # of the seat's sheets by the tables
E_POINTS = 1
E_IS_OVER = 2  # 1 if it ends the game
E_CAN_END = 3  # 1 if the seat can end the game with any throw after it, by a misthrow (R10, R15)
E_OWN = 4  # + i: what the network makes of the seat for its own chance
E_OTHER = E_OWN + HIDDEN  # + i: and for the chance of any other seat
ENDING = E_OTHER + HIDDEN
# and where they are
ENDINGS = s.LUCK_NOTES  # + ending * ENDING
LAYER = ENDINGS + ENDINGS_KEPT * ENDING  # what the first layer makes of a seat
FEATURES = LAYER + HIDDEN  # from which it makes that
TOTAL = LAYER + WIDTH  # the sum of what all seats are to others
LEAD = TOTAL + HIDDEN  # who is ahead, from one seat's view
CHANCES = LEAD + LEADS  # + side: if each seat stands as it has chosen
PROFILE_CHANCES = CHANCES + SIDES  # + number * SIDES + side: those of profiles that have been looked at closely
FINAL = PROFILE_CHANCES + u.THROWS * SIDES  # + throw * SIDES + side: once the dice of the throw after it are final
MEANS = FINAL + u.THROWS * SIDES  # + (set of dice * THROWS + throw) * SIDES + side: if these are thrown again
ALL_NOTES = MEANS + (k.ALL_DICE + 1) * u.THROWS * SIDES
