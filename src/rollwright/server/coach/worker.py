"""The code of a process of the coach."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from ctypes import c_longlong
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Literal, NamedTuple

from rollwright.coach.analysis import analyse
from rollwright.coach.review import Reviewer
from rollwright.core.dice import SeededDice
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.registry import game_names, game_type
from rollwright.server.bots.worker import start_process
from rollwright.server.coach import answers
from rollwright.server.replays import FAULT, Refusal

SEATS = 2
STEPS = 4  # of a review, until everything was used
Kind = Literal["review", "position", "try", "hint"]
SHORT: dict[Kind, Callable[[Any], bytes]] = {
    "position": answers.position,
    "try": answers.tried,
    "hint": answers.hinted,
}


class Work(NamedTuple):
    """What the coach is asked; a record comes as it was sent."""

    kind: Kind
    about: Any


class Line(NamedTuple):
    """What is known before the end."""

    text: bytes


def serve(connection: Connection, stopped: c_longlong, nice: int) -> None:
    """The loop of a process of the coach: sends None when it is ready, then does what it is asked, until the server
    ends. Each work has a number; if `stopped` has it, nobody waits for the rest."""
    start_process()
    if hasattr(os, "nice"):
        os.nice(nice)
    get_ready()
    connection.send(None)
    with suppress(EOFError):  # the server has ended
        while True:
            number, work = connection.recv()
            for found in do(work):
                if stopped.value == number:
                    connection.send(None)
                    break
                if found is not None:
                    connection.send(found)


def do(work: Work) -> Iterator[Line | bytes | Refusal | None]:
    """Does one work of the coach, in its process: gives lines, and at the end the answer."""
    try:
        if work.kind != "review":
            yield SHORT[work.kind](work.about)
            return
        last = None
        for line in answers.review(work.about):
            if last is not None:
                yield Line(last)
            else:
                yield None
            last = line
        assert last is not None
        yield last
    except RollwrightError as error:
        yield Refusal(error.code, error.params)
    except Exception as error:
        yield Refusal(FAULT, {"kind": type(error).__name__})


def get_ready() -> None:
    """In a process of the coach: compiles or loads everything that it needs, so that the first one who asks doesn't
    wait for it."""
    for name in game_names():
        kind = game_type(name)
        game = Game(kind, kind.set_up(seats=SEATS, draw=lambda _: 0), SeededDice(0))
        game.roll()
        analyse(game)
        game.play(game.pending[0], game.legal_moves(game.pending[0])[0])
        deque(islice(Reviewer(game).steps(), STEPS), 0)
