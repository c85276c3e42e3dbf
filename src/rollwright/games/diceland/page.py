"""What the page shows of Diceland, as plain JSON values (docs/protocol.md): a board once, a game after every event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rollwright.core.facets import Page
from rollwright.core.game import DICE, Game
from rollwright.games.diceland.material.board import COLOURS, Board, Place
from rollwright.games.diceland.material.facet import board_of
from rollwright.games.diceland.picture import geometry
from rollwright.games.diceland.picture.facet import dice_lying
from rollwright.games.diceland.rules import kernel as k
from rollwright.picture.svg import number

PHASES = {
    k.THROW: "throw",
    k.PICKING: "pick",
    k.GOING_ON: "decide",
    k.THROW_AGAIN: "throw",
    k.MARKING: "mark",
    k.TREASURE_THROW: "throw",
    k.TREASURE_USE: "treasure",
    k.OVER: "over",
}
THROWS = {k.THROW: "first", k.THROW_AGAIN: "again", k.TREASURE_THROW: "treasure"}
_CHOSEN = (k.GOING_ON, k.THROW_AGAIN, k.MARKING)
_OWNED = (k.TREASURE_THROW, k.TREASURE_USE)
_GOING_FOR = (k.PICKING, k.GOING_ON)
_SEATS = range(k.SEAT, k.STATE_SIZE, k.SEAT_SIZE)  # where their parts begin
_SEVEN_BITS = (1 << k.EACH) - 1


class DicelandPage(Page):
    def shown(self, game: Game) -> dict[str, Any]:
        return _shown(game)

    def piece(self, piece: str) -> dict[str, Any]:
        return _board(board_of(piece))


# A board -------------------------------------------------------------------------------------------------


def _board(board: Board) -> dict[str, Any]:
    """An empty board: what is on it and where it lies. The page draws what this says and knows no geometry."""
    width, height = geometry.field_size(board)
    return {
        "name": board.name,
        "columns": board.columns,
        "rows": board.rows,
        "width": _rounded(width),
        "height": _rounded(height),
        "goal": board.goal,
        "start": _hexagon(board.start),
        "spaces": [
            {
                "name": space.name,
                "colour": COLOURS[space.colour],
                "treasure": space.treasure,
                "territory": space.territory,
                **_hexagon((space.column, space.row)),
            }
            for space in board.spaces
        ],
        "obstacles": [_hexagon(place) for place in board.obstacles],
        "borders": [[_rounded(part) for point in edge for part in point] for edge in geometry.borders(board)],
        "labels": [{"text": text, "x": _rounded(x), "y": _rounded(y)} for text, (x, y) in geometry.coordinates(board)],
        "status": geometry.treasure_spaces(board),
    }


def _hexagon(place: Place) -> dict[str, Any]:
    x, y = geometry.centre(*place)
    points = " ".join(f"{number(a)},{number(b)}" for a, b in geometry.corners(*place))
    return {"x": _rounded(x), "y": _rounded(y), "points": points}


def _rounded(value: float) -> float:
    return round(value, 2)


# A game --------------------------------------------------------------------------------------------------


def _shown(game: Game) -> dict[str, Any]:
    """What everybody at the table sees. Parts that many events leave unchanged are cached."""
    state, count = game.numbers, game.seats
    phase = state[k.PHASE]
    due = 0 if game.pending else k.to_throw(state, 0)
    dice = _dice(phase, state[k.COLOUR], state[k.ASIDE], state[k.DICE], state[k.OWNER], due)
    return {
        "phase": PHASES[phase],
        "active": state[k.ACTIVE],
        "round": state[k.TURNS] // count + 1,
        "dice": {**dice, "thrown": _thrown(game)},
        "room": _room(game, state) if phase in _GOING_FOR else {},
        "seats": [_seat(*state[me : me + k.SEAT_SIZE]) for me in _SEATS[:count]],
    }


@lru_cache(2048)
def _dice(phase: int, colour: int, aside: int, dice: int, owner: int, due: int) -> dict[str, Any]:
    lie_aside, others = dice_lying(phase, colour, aside, dice)
    return {
        "aside": lie_aside,
        "others": others,
        "due": due,
        "chosen": COLOURS[colour] if phase in _CHOSEN else None,
        "owner": owner if phase in _OWNED else None,
    }


def _thrown(game: Game) -> list[dict[str, Any]]:
    """The newest throws, oldest first: the last one, and those that led to it without a decision in between."""
    events = game.events
    last = len(events) - 1
    while last >= 0 and events[last][0] != DICE:
        last -= 1
    thrown = []
    while last >= 0 and events[last][0] == DICE:
        thrown.append(_throw(game.earlier(last), events[last][1]))
        last -= 1
    return thrown[::-1]


def _throw(before: Sequence[int], dice: str) -> dict[str, Any]:
    phase = before[k.PHASE]
    seat = int(before[k.OWNER if phase == k.TREASURE_THROW else k.ACTIVE])
    aside = COLOURS[before[k.COLOUR]] * before[k.ASIDE] if phase == k.THROW_AGAIN else ""
    return {"kind": THROWS[phase], "seat": seat, "aside": aside, "dice": dice}


def _room(game: Game, state: Sequence[int]) -> dict[str, int]:
    """How many dice the active seat could use at most (D10, D11), in each colour that it may go for now."""
    seat, table, usable = state[k.ACTIVE], game.setup.facts, k.usable
    me, board = k.SEAT + seat * k.SEAT_SIZE, table[k.T_BOARD + seat]
    shown = state[k.DICE] if state[k.PHASE] == k.PICKING else 1 << 4 * state[k.COLOUR]
    room = {}
    for colour, letter in enumerate(COLOURS):
        if shown >> 4 * colour & 15:
            dice = 0
            while dice < k.ALL_DICE and usable(state, me, table, board, colour, dice + 1):
                dice += 1  # room for some is room for fewer
            room[letter] = dice
    return room


@lru_cache(2048)
def _seat(*state: int) -> dict[str, Any]:
    left = state[k.CROSSES]
    crossed = state[k.CROSSED] | state[k.CROSSED + 1] << k.HALF
    return {
        "crossed": f"{crossed:x}",
        "treasures": state[k.TREASURES],
        "complete": _complete(state[k.LEFT]) if state[k.COMPLETE] else "",
        "owed": state[k.OWED],
        "using": COLOURS[state[k.USING]] if left else None,
        "left": left,
    }


def _complete(free: int) -> str:
    """The colours of which no space is free."""
    return "".join(letter for colour, letter in enumerate(COLOURS) if not free >> k.EACH * colour & _SEVEN_BITS)
