"""Decisions in a bot's process."""

from __future__ import annotations

import pytest

import rollwright
from rollwright.server.bots.worker import Question, Worker
from server.bots.faulty_bots import question


@pytest.mark.parametrize("bot", ["server.bots.faulty_bots:Broken", "server.bots.faulty_bots:Cheat"])
def test_a_broken_bot_is_replaced_for_the_decision(bot: str) -> None:
    asked, legal = question(bot)
    answer = Worker().decide(asked)
    assert answer.move in legal
    assert answer.fault


def test_the_worker_follows_a_game_also_when_a_mark_was_taken_back() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], dice=rollwright.SeededDice(7))
    begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
    worker = Worker()
    for _ in range(60):
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        if game.can_take_back(seat):
            worker.decide(Question("back", begin, tuple(game.events), seat, "greedy"))
            game.take_back(seat)
        answer = worker.decide(Question("back", begin, tuple(game.events), seat, "greedy"))
        assert not answer.fault
        game.play(seat, answer.move)
