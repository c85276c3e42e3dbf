"""The code of a worker process in which bots decide. It is told set-up and events, as a seat sees them, never the
secret of the dice."""

from __future__ import annotations

import signal
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from rollwright.bots.registry import Bot, make_bot
from rollwright.core.game import Event, Game
from rollwright.core.record import begin_record, replay_event
from rollwright.core.worker_process import end_with_parent

MOST_GAMES = 200  # kept in memory; the same for bots
STAND_IN = "greedy"


class Question(NamedTuple):
    """A decision for a bot."""

    table: str
    begin: dict[str, Any]  # the record of the game without events
    events: Sequence[Event]
    seat: int
    bot: str


class Answer(NamedTuple):
    move: str
    fault: str  # why the stand-in decided; empty if the bot did


def serve(connection: Connection) -> None:
    """The loop of a bots' worker process: sends None when it is ready, then answers questions until the server ends."""
    start_process()
    worker = Worker()
    connection.send(None)
    while True:
        connection.send(worker.decide(connection.recv()))


def start_process() -> None:
    """What any process of the server begins with: leaves Ctrl-C to the server, which ends its workers, and exits if the
    server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


class Worker:
    """Games and bots, kept from one decision to the next."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()

    def decide(self, question: Question) -> Answer:
        """The bot's decision, or the stand-in's if the bot fails or its move isn't legal."""
        game = self._game(question)
        try:
            move = self._bot(question).choose(game.copy(), question.seat)
            if move in game.legal_moves(question.seat):
                return Answer(move, "")
            fault = "illegal move"
        except Exception as error:
            fault = type(error).__name__
        return Answer(make_bot(STAND_IN, 0).choose(game, question.seat), fault)

    def _game(self, question: Question) -> Game:
        """The game with all events. It is replayed from the start only if the known events differ."""
        game = self._games.pop(question.table, None)
        known = [] if game is None else game.events
        if game is None or list(question.events[: len(known)]) != known:
            game = begin_record(question.begin)
        for index, event in enumerate(question.events[len(game.events) :]):
            replay_event(game, index, event)
        self._games[question.table] = game
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return game

    def _bot(self, question: Question) -> Bot:
        """A bot per table and seat, since bots may keep state."""
        key = question.table, question.bot, question.seat
        if key not in self._bots:
            self._bots[key] = make_bot(question.bot, _seed(question))
            if len(self._bots) > MOST_GAMES:
                self._bots.popitem(last=False)
        return self._bots[key]


def _seed(question: Question) -> int:
    """A seed that differs between tables."""
    return int.from_bytes(question.table.encode()[:7], "big") + question.seat
