"""What a seat sees, field by field, told from the oracle's sets: as the documentation says it, without any packing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oracle.diceland import COLOURS, Diceland
from oracle.ring_and_route import DICE, RingAndRoute
from rollwright import Game

Fields = dict[str, list[int]]
MOST = 127
SPACES = 120
RING_COLOURS = "rygbps"


def seen_by(game: Game, oracle: object, seat: int) -> Fields:
    """All fields of a seat's observation. The game tells only in which order spaces are counted, and the last throw."""
    assert isinstance(oracle, Diceland | RingAndRoute)
    if isinstance(oracle, Diceland):
        head, part = _diceland_head(game, oracle, seat), _diceland_seat
    else:
        head, part = _ring_and_route_head(oracle), _ring_and_route_seat
    fields = {name: _numbers(value) for name, value in head.items()}
    for place in range(game.seats):
        other = (seat + place) % game.seats
        fields |= {f"{place}.{name}": _numbers(value) for name, value in part(game, oracle, other).items()}
    return fields


def _numbers(value: int | Sequence[int]) -> list[int]:
    return [min(int(each), MOST) for each in (value if isinstance(value, Sequence) else [value])]


def _flags(chosen: Iterable[int], size: int) -> list[int]:
    return [int(number in set(chosen)) for number in range(size)]


def _padded(numbers: Sequence[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


# Diceland


def _diceland_head(game: Game, oracle: Diceland, seat: int) -> dict[str, int | Sequence[int]]:
    treasure = oracle.step == "use" and oracle.treasure_throw
    step = "use it" if treasure else oracle.step
    steps = ("first", "pick", "go-on", "again", "use", "treasure", "use it", "over")
    phase_1 = step in {"go-on", "again", "use"}
    last_throw = [text for who, text in game.events if who == "dice"][-1:]
    dice = last_throw[0] if treasure else "" if step in {"first", "treasure", "over"} else oracle.others
    choices = oracle.parts[seat].choices if seat in oracle.parts and oracle.step == "use" else {}
    return {
        "phase": _flags([steps.index(step)], 8),
        "dice": [dice.count(colour) for colour in COLOURS],
        "set_aside": oracle.aside if phase_1 else 0,
        "chosen_colour": COLOURS.index(oracle.colour) + 1 if phase_1 else 0,
        "usable": [int(colour in choices) for colour in COLOURS],
        "rounds_after": max(oracle.round_limit - 1 - oracle.turns_played // len(oracle.seats), 0),
        "goal": oracle.boards[0].treasure_goal,
    }


def _diceland_seat(game: Game, oracle: object, seat: int) -> dict[str, int | Sequence[int]]:
    assert isinstance(oracle, Diceland)
    board, crosses, part = oracle.boards[seat], oracle.crosses[seat], oracle.parts.get(seat)
    names = [space.name for space in game.setup.material.boards[seat].spaces]
    kinds = [1 + 2 * COLOURS.index(board.colour[name]) + (name in board.treasures) for name in names]
    near = [name not in crosses and not board.neighbours[name].isdisjoint(crosses) for name in names]
    free = dict.fromkeys(COLOURS, 0)
    for colour in COLOURS:
        for territory in board.territories_of[colour]:
            if territory & crosses and territory - crosses:
                free[colour] = len(territory - crosses)
    earlier = range(1, oracle.turns_played % len(oracle.seats) + 1)
    return {
        "kind": _padded(kinds, SPACES),
        "crossed": _padded([int(name in crosses) for name in names], SPACES),
        "next_to_a_cross": _padded([int(each) for each in near], SPACES),
        "pending": int(seat in oracle.pending),
        "active": int(seat == oracle.active),
        "treasures": len(board.treasures & crosses),
        "complete_colours": sum(spaces <= crosses for spaces in board.spaces_of.values()),
        "treasure_throws_owed": oracle.owed[seat],
        "crosses_to_make": part.left if part else 0,
        "their_colour": COLOURS.index(part.colour) + 1 if part and part.left else 0,
        "treasure_throw": int(
            seat == oracle.thrower and (oracle.step == "treasure" or (oracle.step == "use" and oracle.treasure_throw))
        ),
        "free_under_way": list(free.values()),
        "was_active": int(seat in {(oracle.active - turns) % len(oracle.seats) for turns in earlier}),
        "left": [len(board.spaces_of[colour] - crosses) for colour in COLOURS],
    }


# Ring & Route


def _ring_and_route_head(oracle: RingAndRoute) -> dict[str, int | Sequence[int]]:
    falling = {"first": DICE, "again": oracle.thrown_again}.get(oracle.step, "")
    lie = oracle.step in {"re-roll", "again", "mark"}
    return {
        "phase": _flags([("first", "re-roll", "again", "mark", "over").index(oracle.step)], 5),
        "falling": [int(die in falling) for die in DICE],
        "numbers": [oracle.number[die] if lie else 0 for die in DICE],
        "colours": [RING_COLOURS.index(oracle.colour[die]) + 1 if lie else 0 for die in DICE],
    }


def _ring_and_route_seat(game: Game, oracle: object, seat: int) -> dict[str, int | Sequence[int]]:
    assert isinstance(oracle, RingAndRoute)
    player = oracle.players[seat]
    sheet = player.sheet
    places = [sheet.route.index(space) + 1 if space in sheet.route else 0 for space in range(13)]
    return {
        "ring": [RING_COLOURS.index(colour) + 1 for colour in sheet.print.ring],
        "crossed": _flags(sheet.crossed, 16),
        "next_on_ring": _flags(sheet.ring_spaces(), 16),
        "value": _padded(sheet.print.values, 16),
        "place_in_route": _padded(places, 16),
        "next_on_route": _flags(sheet.route_spaces(), 16),
        "route_end": _flags(sheet.route[-1:], 16),
        "pending": int(seat in oracle.pending),
        "active": int(seat == oracle.active),
        "second_sheet": int(player.on_second),
        "sheet_ended": int(player.ends_sheet or sheet.misthrows == 3),
        "misthrows": sheet.misthrows,
        "route_length": len(sheet.route),
        "points": sheet.points(oracle.number_points),
        "first_sheet_points": player.sheets[0].points(oracle.number_points) if player.on_second else 0,
        "dice_used": [int(oracle.step == "mark" and die not in player.unused) for die in DICE],
    }
