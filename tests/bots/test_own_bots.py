"""Bots from elsewhere: by entry point and by class, and what is said if one can't be had."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import rollwright
from rollwright.bots.registry import BOT_NAMES, known_bots, make_bot

SOURCE = '''
class Last:
    """The last legal move."""
    def __init__(self, seed):
        self.seed = seed
    def choose(self, game, seat):
        return game.legal_moves(seat)[-1]
class Broken(Last):
    def __init__(self, seed):
        raise ValueError("no weights for you")
class Seedless:
    def choose(self, game, seat):
        return "pass"
class Careless(Last):
    def __init__(self, seed):
        self.speed = self.sped
def dumb(seed):
    return object()
class Peeking(Last):
    """Plays a copy on, twice, and remembers what fell."""
    def choose(self, game, seat):
        self.seen = []
        for _ in range(2):
            after = game.copy()
            while not after.over:
                if after.awaiting_roll:
                    after.roll()
                else:
                    after.play(after.pending[0], after.legal_moves(after.pending[0])[0])
            self.seen.append([words for who, words in after.events[len(game.events):] if who == "dice"])
        game.play(seat, game.legal_moves(seat)[0])  # careless
        return game.events[-1][1]
'''
POINTS = """[rollwright.bots]
last = tmp_bots:Last
broken = tmp_bots:Broken
gone = tmp_bots:Gone
greedy = tmp_bots:Last
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package as pip leaves it behind."""
    (tmp_path / "tmp_bots.py").write_text(SOURCE, "utf-8")
    (tmp_path / "tmp_needy.py").write_text("import tmp_not_there\n", "utf-8")
    (tmp_path / "tmp_wrong.py").write_text("1 / 0\n", "utf-8")
    information = tmp_path / "tmp_bots-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: tmp-bots\nVersion: 1.0\n", "utf-8")
    (information / "entry_points.txt").write_text(POINTS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("tmp_bots", "tmp_needy", "tmp_wrong"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize("name", ["last", "tmp_bots:Last"])
def test_a_bot_is_found_and_gets_the_seed(name: str) -> None:
    bot = make_bot(name, 12)
    assert bot.bot.seed == 12  # type: ignore[attr-defined]
    game = rollwright.new_game("diceland", boards=["A"], dice=rollwright.SeededDice(1))
    game.roll()
    assert bot.choose(game, 0) == game.legal_moves(0)[-1]


def test_all_names_are_known_and_ours_stay_ours() -> None:
    assert known_bots() == (*BOT_NAMES, "broken", "gone", "last")
    assert "rollwright" in type(make_bot("greedy", 1)).__module__


@pytest.mark.parametrize(
    "name",
    ["nobody", "", ":", "tmp_bots", "tmp_bots:", ":Last", "tmp_bots:Nobody", "tmp_no:Last", "tmp_bots.x:Last", 5],
)
def test_unknown_bots_are_answered_with_the_names_of_all(name: str) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        make_bot(name, 1)
    assert caught.value.code == "option-bot"
    assert "novice, greedy, planner, expert, master, broken, gone, last" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("broken", "ValueError: no weights for you"),
        ("tmp_bots:Broken", "ValueError: no weights for you"),
        ("tmp_bots:Careless", "AttributeError: 'Careless' object has no attribute 'sped'"),
        ("tmp_bots:Seedless", "TypeError: Seedless() takes no arguments"),
        ("tmp_needy:Last", "ModuleNotFoundError: No module named 'tmp_not_there'"),
        ("tmp_wrong:Last", "ZeroDivisionError"),
        ("gone", "AttributeError: module 'tmp_bots' has no attribute 'Gone'"),
    ],
)
def test_what_goes_wrong_in_a_bot_is_told(name: str, words: str) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        make_bot(name, 1)
    assert caught.value.code == "option-bot-broken"
    assert words in str(caught.value)
    assert caught.value.__cause__ is not None


def test_a_bot_can_choose() -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        make_bot("tmp_bots:dumb", 1)
    assert caught.value.code == "option-bot-choose"


@pytest.mark.parametrize("kind", rollwright.game_names())
def test_a_bot_neither_sees_the_throws_to_come_nor_changes_the_game(kind: str) -> None:
    game = rollwright.new_game(kind, seats=1, dice=rollwright.SeededDice(5))
    bot, to_come = make_bot("tmp_bots:Peeking", 3), game.copy()
    game.roll()
    events = list(game.events)
    move = bot.choose(game, 0)
    assert game.events == events
    first, second = bot.bot.seen  # type: ignore[attr-defined]
    game.play(0, move)
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            game.play(0, game.legal_moves(0)[0])
    fell = [words for who, words in game.events[len(events) :] if who == "dice"]
    assert first != second
    assert fell not in (first, second)
    again = make_bot("tmp_bots:Peeking", 3)
    to_come.roll()
    again.choose(to_come, 0)
    assert again.bot.seen == [first, second]  # type: ignore[attr-defined]  # only the seed decides
