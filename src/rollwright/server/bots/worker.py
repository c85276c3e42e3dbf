"""What runs in a bot's own process. It knows what a seat sees: set-up and events, never what the dice follow from."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from rollwright.bots.registry import Bot, make_bot
from rollwright.core.dice import SeededDice
from rollwright.core.game import Event, Game
from rollwright.core.record import begin_record, replay_event
from rollwright.core.registry import game_names, game_type
from rollwright.core.worker_process import end_with_parent

MOST_GAMES = 200  # that are kept in mind
STAND_IN = "greedy"
LEAST_SEATS = 2


class Question(NamedTuple):
    """A decision for a bot."""

    table: str
    begin: dict[str, Any]  # the record of the game without events
    events: Sequence[Event]
    seat: int
    bot: str


class Answer(NamedTuple):
    move: str
    fault: str  # what went wrong with the bot, if a simpler one had to decide


_games: OrderedDict[str, Game] = OrderedDict()
_bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()


def start() -> None:
    """A key that stops the server is the server's to answer; it ends its workers. If it is killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def decide(question: Question) -> Answer:
    """The decision of the bot, or of the stand-in if the bot can't."""
    game = _game(question)
    try:
        move = _bot(question).choose(game.copy(), question.seat)
        if move in game.legal_moves(question.seat):
            return Answer(move, "")
        fault = "illegal move"
    except Exception as error:
        fault = type(error).__name__
    return Answer(make_bot(STAND_IN, 0).choose(game, question.seat), fault)


def compile_levels() -> None:
    """Makes the machine code that bots of levels 3 to 5 need, for all games, by a decision in each."""
    start()
    if hasattr(os, "nice"):
        os.nice(19)  # people come first
    for name in game_names():
        kind = game_type(name)
        game = Game(kind, kind.set_up(seats=LEAST_SEATS, draw=lambda _: 0), SeededDice(0))
        game.roll()
        make_bot("planner", 0).choose(game, game.pending[0])


def _game(question: Question) -> Game:
    """The game, brought up to date."""
    game = _games.pop(question.table, None)
    known = [] if game is None else game.events
    if game is None or list(question.events[: len(known)]) != known:
        game = begin_record(question.begin)
    for index, event in enumerate(question.events[len(game.events) :]):
        replay_event(game, index, event)
    _games[question.table] = game
    if len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game


def _bot(question: Question) -> Bot:
    """A bot of its own for each table and name, since it may remember things."""
    key = question.table + question.bot, question.seat
    if key not in _bots:
        _bots[key] = make_bot(question.bot, _seed(question))
        if len(_bots) > MOST_GAMES:
            _bots.popitem(last=False)
    return _bots[key]


def _seed(question: Question) -> int:
    """Differs from table to table."""
    return int.from_bytes(question.table.encode()[:7], "big") + question.seat
