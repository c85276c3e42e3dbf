"""`rollwright replay`: checks a record and shows its result, or steps through it."""

from __future__ import annotations

from typing import Any

from rollwright.cli import show_game
from rollwright.cli.files import read_text
from rollwright.cli.screen import Screen
from rollwright.core.game import DICE, Game
from rollwright.core.record import begin_record, parse_record, replay, replay_event


def run(screen: Screen, file: str, *, step: bool, as_json: bool) -> None:
    """Carries out `rollwright replay`."""
    record = parse_record(read_text(file))
    game = replay(record)
    if as_json:
        screen.give(_facts(game))
    elif step:
        step_through(screen, record)
    else:
        screen.heading(screen.title(game.kind), screen.say("replay-events", events=len(game.events)))
        screen.tell("replay-good")
        show_game.show_result(screen, game)


def step_through(screen: Screen, record: dict[str, Any]) -> None:
    """`rollwright replay --step`: shows the position after one event after another, as the user asks for them."""
    events = record["events"]
    game = begin_record(record)
    while True:
        _show_step(screen, game, len(events))
        try:
            line = screen.ask(screen.say("replay-prompt")).casefold()
        except (EOFError, KeyboardInterrupt):
            screen.write()
            return
        target = _target(line, len(game.events), screen)
        if target is None or (target > len(events) and not line.isdecimal()):
            return
        _go_to(game, events, min(max(target, 0), len(events)))


def _target(line: str, here: int, screen: Screen) -> int | None:
    """The number of the event to go to, None to leave."""
    if line in ("q", "quit", screen.say("command-quit")):
        return None
    if line.isdecimal() and len(line) < 9:
        return int(line)
    return here - 1 if line == "p" else here + 1


def _go_to(game: Game, events: list[Any], target: int) -> None:
    while len(game.events) > target:
        game.undo()
    while len(game.events) < target:
        replay_event(game, len(game.events), events[len(game.events)])


def _show_step(screen: Screen, game: Game, events: int) -> None:
    screen.write()
    who, words = game.events[-1] if game.events else (DICE, "")
    screen.heading(screen.say("replay-step", number=len(game.events), events=events))
    seat = who if isinstance(who, int) else next(iter(game.pending), game.setup.first)
    if words:
        name = screen.say("throw-due") if who == DICE else show_game.seat_name(game, seat)
        screen.write(f"{name}: {words}")
    show_game.show_seat(screen, game, seat)
    if dice := game.kind.picture.dice_line(game):
        screen.draw([[(f"{screen.say('table-dice')} ", ""), *dice]])
    if game.over:
        show_game.show_result(screen, game)
    else:
        show_game.show_scores(screen, game)


def _facts(game: Game) -> dict[str, Any]:
    return {
        "game": game.kind.name,
        "seats": list(game.setup.names),
        "events": len(game.events),
        "turns": game.turns,
        **game.record()["result"],
    }
