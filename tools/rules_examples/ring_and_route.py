"""Ring & Route's examples: how they begin, and what is drawn of them."""

from __future__ import annotations

from tools.rules_examples.positions import Json, begin_at, legal_spaces

import rollwright
from rollwright.kernel.bits import members

PIECES = ("1", "2")  # every example begins on the first
FIELDS = ("box", "middle", "soft", "radius", "ring", "numbers", "links")


def begin(setup: Json) -> rollwright.Game:
    seats = [
        {key: value.split() if isinstance(value, str) else value for key, value in seat.items()}
        for seat in setup["seats"]
    ]
    game = rollwright.new_game("ring-and-route", sheets=[PIECES[0]] * len(seats))
    return begin_at(game, {**setup, "seats": seats})


def facts() -> Json:
    """The dice and the tables of points (R1, R17, R18)."""
    game = rollwright.new_game("ring-and-route", sheets=[PIECES[0]])
    tables = game.kind.page.shown(game)["tables"]
    return {
        "dice": dict(game.setup.material.dice),
        "ring": list(map(list, tables["ring"])),
        "route": list(tables["route"]),
    }


def drawn(game: rollwright.Game, seat: int) -> Json:
    look = game.kind.page.shown(game)
    own = look["seats"][seat]
    sheet = own["sheets"][-1]
    return {
        **{key: sheet[key] for key in ("sheet", "ring", "route", "misthrows")},
        "open": members(int(own["open"], 16)),
        "legal": " ".join(legal_spaces(game, seat, "ring") + legal_spaces(game, seat, "route")),
        "dice": " ".join(f"{die['die']}{die['number']}{die['colour']}" for die in look["dice"] if die["number"]),
        "used": own["used"],
        "points": {"ring": sheet["points"]["ring"], "route": sheet["points"]["route"], "total": game.scores[seat]},
    }
