"""Boards and sheets of one's own: whether a text is a playable one, what is unusual about it, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rollwright.core.errors import BoardError, OptionError, Param, RollwrightError
from rollwright.core.facets import Why
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.core.setup import Setup
from rollwright.server.json_text import encode
from rollwright.server.protocol import Fault, PieceChecked, PieceText, Remark


def check_piece(asked: Mapping[str, Any]) -> PieceChecked:
    """Looks at the `text` of a piece of the `game`. That it isn't playable is an answer like any other."""
    kind = game_type(asked["game"])
    try:
        faces = kind.material.own([asked["text"]]).faces
    except (BoardError, OptionError) as error:
        return PieceChecked(_fault(kind, error), [], [], {})
    about, notices = (_remarks(kind, faces, say) for say in (kind.material.about, kind.material.notices))
    return PieceChecked(None, about, notices, _shown(kind, faces))


def make_piece(asked: Mapping[str, Any]) -> PieceText:
    """A new piece of the `game`, by `seed`, `style` and `wishes`."""
    workshop = game_type(asked["game"]).workshop
    return PieceText(workshop.make(asked["seed"], asked["style"], **asked["wishes"]))


def shown_pieces(kind: GameType, setup: Setup) -> dict[str, Any]:
    """What the page draws of the boards or sheets in a set-up, which needn't be those of the game's catalogue."""
    written = kind.material.to_record(setup).get(kind.material.option, {})
    texts = {name: piece if isinstance(piece, str) else encode(piece).decode() for name, piece in written.items()}
    return _shown(kind, texts)


def _shown(kind: GameType, texts: Mapping[str, str]) -> dict[str, Any]:
    return {name: {**kind.page.piece(text), "name": name} for name, text in texts.items()}


def _fault(kind: GameType, error: RollwrightError) -> Fault:
    params = error.params
    line, column = (_number(params.get(place)) for place in ("line", "column"))
    field, space = (_word(params.get(place)) for place in ("field", "space"))
    return Fault(error.code, params, kind.notation.rule_of.get(error.code), line, column, field, space)


def _number(value: Param) -> int | None:
    return value if isinstance(value, int) else None


def _word(value: Param) -> str | None:
    return value if isinstance(value, str) else None


def _remarks(kind: GameType, texts: Mapping[str, str], say: Callable[[str], list[Why]]) -> list[Remark]:
    rules = kind.notation.rule_of
    return [Remark(name, *why, rules.get(why[0])) for name, text in texts.items() for why in say(text)]
