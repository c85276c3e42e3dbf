"""A position on the screen: names of seats, their boards, scores, result."""

from __future__ import annotations

from rollwright.cli.screen import Screen
from rollwright.core.game import Game


def seat_name(game: Game, seat: int) -> str:
    """The name of a seat as the screen shows it, with its number if another seat has the same name."""
    name = game.setup.names[seat]
    return name if game.setup.names.count(name) == 1 else f"{name} [{seat + 1}]"


def show_seat(screen: Screen, game: Game, seat: int) -> None:
    """Shows what lies before a seat."""
    screen.write()
    screen.write(screen.say("seat-heading", number=seat + 1, name=game.setup.names[seat]), "bold")
    screen.draw(game.kind.picture.seat_lines(game, seat))


def show_scores(screen: Screen, game: Game) -> None:
    """Shows what every seat has, in a line."""
    label = screen.say_or(screen.say("score"), f"{game.kind.name}-score")
    scores = zip(game.setup.names, game.scores, strict=True)
    seats = "   ".join(f"[{seat}] {name}{screen.colon()}{score}" for seat, (name, score) in enumerate(scores, start=1))
    screen.write(f"{label}{screen.colon()}  {seats}")


def show_result(screen: Screen, game: Game) -> None:
    """Shows who has won and why, if the game is over, and the scores."""
    winners = [seat_name(game, seat) for seat in game.winners]
    screen.write()
    if game.over:
        code = ("result-nobody", "result-winner")[len(winners)] if len(winners) < 2 else "result-shared"
        reason = game.kind.announcements.reason(game)
        why = screen.say_or(str(reason), f"{game.kind.name}-reason-{reason}")
        screen.tell(code, "bold", names=screen.listed(winners))
        screen.write(why)
    else:
        screen.tell("result-open", turns=game.turns)
    show_scores(screen, game)
