"""What the page shows of Diceland, as plain JSON values (docs/protocol.md): a board once, a game after every event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from rollwright.core.facets import Page
from rollwright.core.game import DICE, Game
from rollwright.games.diceland.material.board import COLOURS, Board, Place, board_of
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
_SEATS = tuple(range(k.SEAT, k.STATE_SIZE, k.SEAT_SIZE))  # where their parts of the state begin
_PARTS = tuple(slice(me, me + k.SEAT_SIZE) for me in _SEATS)
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
    state, facts, count = game.numbers, game.setup.facts, game.seats
    phase = state[k.PHASE]
    due = 0 if game.pending else k.to_throw(state, 0)
    dice = _dice(phase, state[k.COLOUR], state[k.ASIDE], state[k.DICE], state[k.OWNER], due)
    room = _room(state, facts) if phase in _GOING_FOR else {}
    seats = [_seat(tuple(state[part])) for part in _PARTS[:count]]
    if phase == k.OVER:
        seats = [{**seat, "owed": 0} for seat in seats]  # D17, D18: treasure throws lapse
    return {
        "phase": PHASES[phase],
        "active": state[k.ACTIVE],
        "round": state[k.TURNS] // count + 1,
        "goal": facts[k.T_GOAL],
        "dice": {**dice, "thrown": _thrown(game)},
        "room": room,
        "reach": _reach(state, facts, game.pending, room),
        "idle": _idle(state, count) if phase == k.MARKING else [],
        "seats": seats,
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
    events, last = game.events, game.last_throw
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


@lru_cache(4096)
def _counted(dice: int) -> tuple[tuple[int, str, int], ...]:
    """Each colour that the dice show, its letter, and the number of these dice."""
    numbers = ((colour, letter, dice >> 4 * colour & 15) for colour, letter in enumerate(COLOURS))
    return tuple(each for each in numbers if each[2])


def _room(state: Sequence[int], facts: Sequence[int]) -> dict[str, int]:
    """How many dice the active seat could use at most (D10, D11), in each colour that it may go for now."""
    seat, most = state[k.ACTIVE], k.most_usable
    me, board = _SEATS[seat], facts[k.T_BOARD + seat]
    shown = state[k.DICE] if state[k.PHASE] == k.PICKING else 1 << 4 * state[k.COLOUR]
    return {letter: most(state, me, facts, board, colour) for colour, letter, _ in _counted(shown)}


def _reach(
    state: Sequence[int], facts: Sequence[int], pending: Sequence[int], room: Mapping[str, int]
) -> dict[str, dict[str, str]]:
    """For each seat that chooses a colour, or whether to go on with one: where its dice could begin to be crossed."""
    dice = state[k.ASIDE] << 4 * state[k.COLOUR] if state[k.PHASE] == k.GOING_ON else state[k.DICE]
    return {
        str(seat): _within_reach(state, _SEATS[seat], facts, facts[k.T_BOARD + seat], dice, room)
        for seat in pending
        if not state[_SEATS[seat] + k.CROSSES]
    }


def _within_reach(
    state: Sequence[int], me: int, facts: Sequence[int], board: int, dice: int, room: Mapping[str, int]
) -> dict[str, str]:
    """For each colour of the dice that the seat could use, the spaces as a bit set in hexadecimal digits."""
    low, high, usable = state[me + k.FRONTIER], state[me + k.FRONTIER + 1], state[me + k.USABLE]
    found = {}
    for colour, letter, many in _counted(dice):
        if many <= room[letter] if room else usable >> colour & 1:
            within = k.room_for(state, me, board, colour, many)
            found[letter] = f"{low & facts[within] | (high & facts[within + 1]) << k.HALF:x}"
    return found


def _idle(state: Sequence[int], count: int) -> list[int]:
    """The seats that are not asked, since they can use none of the dice (D11, D12)."""
    active = state[k.ACTIVE]
    return [seat for seat in range(count) if seat != active and not state[_SEATS[seat] + k.USABLE]]


@lru_cache(2048)
def _seat(state: tuple[int, ...]) -> dict[str, Any]:
    """By the seat's part of the state."""
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
