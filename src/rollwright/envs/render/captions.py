"""What is written on a rendered table: the turn, the result, what is asked, and a heading for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright.core.position import Position
from rollwright.picture.svg import shown
from rollwright.words import say


def _or(fallback: str, code: str, **params: object) -> str:
    """A message of a game's own catalogue, which may lack it."""
    words = say(code, params)
    return fallback if words == code else shown(words)


def name_of(position: Position, seat: int) -> str:
    """The name of a seat in a caption."""
    return shown(position.setup.names[seat])


def clockwise(position: Position, seat: int) -> list[int]:
    """The order in which seats are captioned: all in turn order, from one on."""
    return [(seat + place) % position.seats for place in range(position.seats)]


def turn(position: Position) -> str:
    """The caption that says which turn it is."""
    return say("table-turn", {"number": position.turns + (not position.over)})


def result(position: Position) -> str:
    """The caption that says who has won; "" while the game goes on."""
    if not position.over:
        return ""
    *names, last = [name_of(position, seat) for seat in position.winners] or [""]
    if names:
        return say("result-shared", {"names": say("list-and", {"first": ", ".join(names), "last": last})})
    return say("result-winner" if position.winners else "result-nobody", {"names": last})


def caption(position: Position, seat: int) -> str:
    """Why the game is over, whose throw is due, or what is asked, of the seat that looks or of the next one asked."""
    if position.over:
        reason = position.kind.announcements.reason(position)
        return _or(str(reason), f"{position.kind.name}-reason-{reason}")
    if position.awaiting_roll:
        code, params = position.kind.announcements.throw_due(position)
        return _or(say("throw-due"), code, **params)
    asked = next(other for other in clockwise(position, seat) if other in position.pending)
    words = [move.partition(" ")[0] for move in position.legal_moves(asked)]
    return f"{name_of(position, asked)}: {_or(', '.join(dict.fromkeys(words)), f'{position.kind.name}-ask-{words[0]}')}"


def signs(position: Position, seat: int) -> Iterator[str]:
    """What holds for a seat now, as messages of the catalogue for its heading."""
    if seat == position.kind.announcements.active_seat(position):
        yield "seat-active"
    if seat in position.pending:
        yield "seat-asked"
    if seat in position.winners:
        yield "seat-won"


def heading(position: Position, seat: int) -> str:
    """A seat's name, score and signs."""
    score = f"{_or(say('score'), f'{position.kind.name}-score')}: {position.scores[seat]}"
    name = say("seat-heading", {"number": seat + 1, "name": name_of(position, seat)})
    return ", ".join([name, score, *map(say, signs(position, seat))])
