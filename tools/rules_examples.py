"""Plays the examples of the rules pages and writes down what they show: `python tools/rules_examples.py`.

An example is a list of steps. A step may begin with a position (`setup`), then has events like a record's and the seat
that is looked at. What is drawn (`drawn`) comes from the kernel; the page draws it and knows no rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import rollwright
from rollwright.core.record import replay_event
from rollwright.kernel.bits import members

PAGES = Path(__file__).parent.parent / "web" / "src" / "games"
BOARD = "A"  # every example of Diceland is played on it
BOARD_FIELDS = ("goal", "start", "spaces", "obstacles", "borders", "status")
SHEETS = ("1", "2")  # every example of Ring & Route begins on the first
SHEET_FIELDS = ("box", "middle", "soft", "radius", "ring", "numbers", "links")

Json = dict[str, Any]


def file_of(name: str) -> Path:
    return PAGES / name / "rules" / "examples.json"


def load(name: str) -> Json:
    examples: Json = json.loads(file_of(name).read_text("utf-8"))
    return examples


def filled(name: str, examples: Json) -> Json:
    """The examples with the pieces they are played on, and with what the kernel says of every step."""
    pieces, fields, facts, begin, drawn = GAMES[name]
    looks = {piece: rollwright.game_type(name).page.piece(piece) for piece in pieces}
    return {
        "pieces": {piece: {field: look[field] for field in fields} for piece, look in looks.items()},
        "facts": facts(),
        "examples": {
            example: {**told, "steps": list(_played(told["steps"], begin, drawn))} for example, told in examples.items()
        },
    }


def _played(
    steps: list[Json], begin: Callable[[Json], rollwright.Game], drawn: Callable[[rollwright.Game, int], Json]
) -> Iterator[Json]:
    game: rollwright.Game | None = None
    for step in steps:
        game = begin(step["setup"]) if "setup" in step else game
        assert game is not None, "an example begins with a setup"
        for index, event in enumerate(step["events"]):
            replay_event(game, index, event)
        yield {**step, "drawn": drawn(game, step["seat"])}


def _position(game: rollwright.Game, setup: Json) -> rollwright.Game:
    record = game.record()
    del record["result"]
    return rollwright.replay({**record, "setup": setup})


def _legal(game: rollwright.Game, seat: int, word: str) -> list[str]:
    """The spaces of the legal moves that begin with a word, each once."""
    moves = (move.split() for move in game.legal_moves(seat))
    return list(dict.fromkeys(words[1] for words in moves if words[0] == word))


def _no_facts() -> Json:
    return {}


# Diceland ------------------------------------------------------------------------------------------------


def _begin_diceland(setup: Json) -> rollwright.Game:
    crossed = [names.split() for names in setup["crossed"]]
    game = rollwright.new_game("diceland", boards=[BOARD] * len(crossed))
    return _position(game, {**setup, "crossed": crossed})


def _diceland_drawn(game: rollwright.Game, seat: int) -> Json:
    look = rollwright.game_type("diceland").page.shown(game)
    board = game.setup.material.boards[seat]
    own = look["seats"][seat]
    return {
        "crossed": " ".join(board.spaces[space].name for space in members(int(own["crossed"], 16))),
        "legal": " ".join(_legal(game, seat, "cross")),
        "aside": look["dice"]["aside"],
        "others": look["dice"]["others"],
        "due": look["dice"]["due"],
        "treasures": own["treasures"],
        "complete": own["complete"],
        "winners": list(game.winners),
    }


# Ring & Route --------------------------------------------------------------------------------------------


def _begin_ring_and_route(setup: Json) -> rollwright.Game:
    seats = [
        {key: value.split() if isinstance(value, str) else value for key, value in seat.items()}
        for seat in setup["seats"]
    ]
    game = rollwright.new_game("ring-and-route", sheets=[SHEETS[0]] * len(seats))
    return _position(game, {**setup, "seats": seats})


def _ring_and_route_facts() -> Json:
    """The dice and the tables of points (R1, R17, R18)."""
    game = rollwright.new_game("ring-and-route", sheets=[SHEETS[0]])
    tables = game.kind.page.shown(game)["tables"]
    return {
        "dice": dict(game.setup.material.dice),
        "ring": list(map(list, tables["ring"])),
        "route": list(tables["route"]),
    }


def _ring_and_route_drawn(game: rollwright.Game, seat: int) -> Json:
    look = rollwright.game_type("ring-and-route").page.shown(game)
    own = look["seats"][seat]
    sheet = own["sheets"][-1]
    return {
        **{key: sheet[key] for key in ("sheet", "ring", "route", "misthrows")},
        "open": members(int(own["open"], 16)),
        "legal": " ".join(_legal(game, seat, "ring") + _legal(game, seat, "route")),
        "dice": " ".join(f"{die['die']}{die['number']}{die['colour']}" for die in look["dice"] if die["number"]),
        "used": own["used"],
        "points": {"ring": sheet["points"]["ring"], "route": sheet["points"]["route"], "total": game.scores[seat]},
    }


GAMES = {
    "diceland": ((BOARD,), BOARD_FIELDS, _no_facts, _begin_diceland, _diceland_drawn),
    "ring-and-route": (SHEETS, SHEET_FIELDS, _ring_and_route_facts, _begin_ring_and_route, _ring_and_route_drawn),
}


# Files ---------------------------------------------------------------------------------------------------


def text_of(pages: Json) -> str:
    """A line for each piece and each step."""
    pieces = ",\n".join(f"    {json.dumps(name)}: {json.dumps(piece)}" for name, piece in pages["pieces"].items())
    examples = ",\n".join(_example_text(name, told) for name, told in pages["examples"].items())
    facts = json.dumps(pages["facts"])
    return f'{{\n  "pieces": {{\n{pieces}\n  }},\n  "facts": {facts},\n  "examples": {{\n{examples}\n  }}\n}}\n'


def _example_text(name: str, told: Json) -> str:
    head = "".join(f"{json.dumps(key)}: {json.dumps(value)}, " for key, value in told.items() if key != "steps")
    steps = ",\n".join(f"      {json.dumps(step)}" for step in told["steps"])
    return f'    {json.dumps(name)}: {{{head}"steps": [\n{steps}\n    ]}}'


def main() -> None:
    for name in GAMES:
        file_of(name).write_text(text_of(filled(name, load(name)["examples"])), "utf-8")


if __name__ == "__main__":
    main()
