"""A review on the screen: the account as a table, the chances as a curve of blocks, and the costliest decisions."""

from __future__ import annotations

from rich.text import Text

from rollwright.bots.names import bot_name
from rollwright.bots.registry import LEVELS
from rollwright.cli.screen import WIDEST, Screen
from rollwright.cli.tables import table_of
from rollwright.cli.terminal_text import printable
from rollwright.coach.picture import COLUMNS, percent_of
from rollwright.coach.report import Decision, Play, Review, Side, Throw
from rollwright.core.registry import game_type

LONGEST_NAME = 16
BLOCKS = "▁▂▃▄▅▆▇█"
MOST_OTHERS = 3  # moves that are listed as just as good


def show_review(screen: Screen, file: str, review: Review) -> None:
    """Shows a review on the screen."""
    screen.heading(screen.title(game_type(review.game)), file)
    screen.tell("coach-points")
    _show_account(screen, review)
    if not review.over:
        screen.tell("coach-unfinished")
    _show_curve(screen, review)
    for side in review.seats:
        if side.seat is not None:
            _show_side(screen, review, side)
    screen.tell("coach-hash", "dim", hash=review.hash)


def _show_account(screen: Screen, review: Review) -> None:
    table = table_of(("", *(screen.say(f"coach-{column}") for column in COLUMNS)))
    for side in review.seats:
        figures = [(column, getattr(side, column)) for column in COLUMNS]
        cells = [
            percent_of(figure, screen.language, signed=column not in ("start", "result")) for column, figure in figures
        ]
        table.add_row(Text(printable(side.name)), *cells)
    screen.console.print(table)


def _show_curve(screen: Screen, review: Review) -> None:
    """The chances of each side over the game, a block for some events."""
    names = [printable(side.name)[:LONGEST_NAME] for side in review.seats]
    label = max(map(len, names)) + 1
    room = max(10, min(screen.console.width, WIDEST) - label - 8)
    events = review.events
    columns = min(room, events + 1)
    for side, name in enumerate(names):
        places = [round(column * events / max(columns - 1, 1)) for column in range(columns)]
        line = "".join(_block(review.curve[place][side]) for place in places)
        end = percent_of(review.curve[-1][side], screen.language, signed=False)
        screen.draw([[(f"{name:<{label}}", ""), (line, "cyan"), (f" {end}", "")]])


def _block(chance: float) -> str:
    return BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)]


def _show_side(screen: Screen, review: Review, side: Side) -> None:
    screen.write()
    screen.heading(side.name)
    _show_errors(screen, side)
    if side.luckiest is not None and side.unluckiest is not None:
        _show_throw(screen, "coach-luckiest", review.throws[side.luckiest], side)
        _show_throw(screen, "coach-unluckiest", review.throws[side.unluckiest], side)
    if not side.costliest:
        screen.tell("coach-no-mistakes")
    for number, place in enumerate(side.costliest, 1):
        _show_decision(screen, number, review.decisions[place])


def _show_errors(screen: Screen, side: Side) -> None:
    errors = side.errors
    if errors.mean is None or errors.low is None or errors.high is None:
        screen.tell("coach-no-errors", decisions=errors.decisions)
        return
    figures = {name: screen.decimal(100 * value, 2) for name, value in _figures(errors.mean, errors.low, errors.high)}
    screen.tell("coach-errors", decisions=errors.decisions, unforced=errors.unforced, **figures)
    if errors.level is not None and errors.lowest is not None and errors.highest is not None:
        names = {"level": errors.level, "lowest": errors.lowest, "highest": errors.highest}
        told = {key: bot_name(LEVELS[level - 1], screen.language) for key, level in names.items()}
        screen.tell("coach-level" if errors.lowest != errors.highest else "coach-level-only", **told)


def _figures(mean: float, low: float, high: float) -> list[tuple[str, float]]:
    return [("mean", mean), ("low", low), ("high", high)]


def _show_throw(screen: Screen, code: str, throw: Throw, side: Side) -> None:
    luck = throw.luck[side.seat or 0]
    screen.tell(code, event=throw.event + 1, dice=throw.words, luck=percent_of(luck, screen.language, signed=True))


def _show_decision(screen: Screen, number: int, decision: Decision) -> None:
    loss = percent_of(-decision.played.loss, screen.language, signed=True)
    verdict = screen.say(f"coach-{decision.verdict}")
    event = decision.events[0] + 1
    screen.write(f"{number}. {screen.say('coach-decision', event=event, verdict=verdict, loss=loss)}", "bold", "   ")
    screen.write("   " + screen.say("coach-played", moves=_moves(decision.played)), indent="     ")
    screen.write("   " + screen.say("coach-better", moves=_moves(decision.good[0])), "green", "     ")
    others = " · ".join(_moves(play) for play in decision.good[1 : 1 + MOST_OTHERS])
    if others:
        more = max(0, len(decision.good) - 1 - MOST_OTHERS)
        screen.write("   " + screen.say("coach-also", moves=others, more=more), indent="     ")
    for reason in decision.reasons:
        screen.write(f"   {reason.text}", indent="   ")


def _moves(play: Play) -> str:
    return ", ".join(play.moves)
