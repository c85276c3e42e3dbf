"""What the page shows of Diceland, as plain JSON values (docs/protocol.md): a board once, a game after every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollwright.core.game import DICE, Game
from rollwright.core.picture import number
from rollwright.games.diceland import draw, moves
from rollwright.games.diceland import kernel as k
from rollwright.games.diceland.board import COLOURS, Board, Place

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
_SEVEN_BITS = (1 << k.EACH) - 1


# A board -------------------------------------------------------------------------------------------------


def piece_look(board: Board) -> dict[str, Any]:
    """An empty board: what is on it and where it lies. The page draws what this says and knows no geometry."""
    width, height = draw.field_size(board)
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
        "borders": [[_rounded(part) for point in edge for part in point] for edge in draw.borders(board)],
        "labels": [{"text": text, "x": _rounded(x), "y": _rounded(y)} for text, (x, y) in draw.coordinates(board)],
        "status": draw.treasure_spaces(board),
    }


def _hexagon(place: Place) -> dict[str, Any]:
    x, y = draw.centre(*place)
    points = " ".join(f"{number(a)},{number(b)}" for a, b in draw.corners(*place))
    return {"x": _rounded(x), "y": _rounded(y), "points": points}


def _rounded(value: float) -> float:
    return round(value, 2)


# A game --------------------------------------------------------------------------------------------------


def look(game: Game) -> dict[str, Any]:
    """What everybody at the table sees. It is made after every event of every table, so it does little."""
    state = game.state
    phase = state[k.PHASE]
    active = state[k.ACTIVE]
    return {
        "phase": PHASES[phase],
        "active": active,
        "round": state[k.TURNS] // game.seats + 1,
        "dice": _dice(game, state),
        "room": _room(game, state),
        "seats": [_seat(state, k.SEAT + seat * k.SEAT_SIZE) for seat in range(game.seats)],
    }


def _dice(game: Game, state: Sequence[int]) -> dict[str, Any]:
    phase = state[k.PHASE]
    aside, others = lying(state)
    return {
        "aside": aside,
        "others": others,
        "due": k.to_throw(state, 0),
        "chosen": COLOURS[state[k.COLOUR]] if phase in _CHOSEN else None,
        "owner": state[k.OWNER] if phase in _OWNED else None,
        "thrown": _thrown(game),
    }


def lying(state: Sequence[int]) -> tuple[str, str]:
    """The colours of the dice on the table: those set aside, and the others."""
    phase = state[k.PHASE]
    if phase in (k.THROW, k.TREASURE_THROW, k.OVER):
        return "", ""
    others = moves.write_throw(state[k.DICE])
    if phase in (k.PICKING, k.TREASURE_USE):
        return "", others
    aside = COLOURS[state[k.COLOUR]] * state[k.ASIDE]
    return aside, "" if phase == k.THROW_AGAIN else others


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
    seat = before[k.OWNER if phase == k.TREASURE_THROW else k.ACTIVE]
    return {"kind": THROWS[phase], "seat": seat, "aside": lying(before)[0], "dice": dice}


def _room(game: Game, state: Sequence[int]) -> dict[str, int]:
    """How many dice the active seat could use at most (D10, D11), in each colour that it may go for now."""
    phase = state[k.PHASE]
    if phase == k.PICKING:
        colours = [colour for colour in range(k.COLOURS) if state[k.DICE] >> 4 * colour & 15]
    else:
        colours = [state[k.COLOUR]] if phase == k.GOING_ON else []
    return {COLOURS[colour]: _most_dice(game, state, colour) for colour in colours}


def _most_dice(game: Game, state: Sequence[int], colour: int) -> int:
    seat, table = state[k.ACTIVE], game.setup.table
    me, board = k.SEAT + seat * k.SEAT_SIZE, table[k.T_BOARD + seat]
    dice = 0
    while dice < k.ALL_DICE and k.usable(state, me, table, board, colour, dice + 1):
        dice += 1  # room for some is room for fewer
    return dice


def _seat(state: Sequence[int], me: int) -> dict[str, Any]:
    left = state[me + k.CROSSES]
    return {
        "crossed": f"{state[me + k.CROSSED] | state[me + k.CROSSED + 1] << k.HALF:x}",
        "treasures": state[me + k.TREASURES],
        "complete": _complete(state[me + k.LEFT]) if state[me + k.COMPLETE] else "",
        "owed": state[me + k.OWED],
        "using": COLOURS[state[me + k.USING]] if left else None,
        "left": left,
    }


def _complete(free: int) -> str:
    """The colours of which no space is free."""
    return "".join(letter for colour, letter in enumerate(COLOURS) if not free >> k.EACH * colour & _SEVEN_BITS)
