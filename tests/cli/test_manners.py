"""How the table treats its guests: nothing decided is lost, what happens is announced, mistakes get a sentence."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from cli.terminal import Run, Terminal, only_save
from rollwright.words import user_language
from support.waiting import PATIENCE

GAME = ("play", "diceland", "--seed", "7", "--boards", "A,C", "--first", "1")


def test_a_terminal_that_is_torn_away_loses_nothing(data: Path) -> None:
    with Terminal(data, *GAME) as terminal:
        terminal.wait_for("Player 1> ")
        terminal.type("1\n")
        terminal.wait_for("Player 1> ")
        os.close(terminal.near)  # as a window that is closed does: hang-up and end of input together
        terminal.process.send_signal(signal.SIGHUP)
        terminal.process.wait(PATIENCE)
        terminal.near = os.open(os.devnull, os.O_RDONLY)
    assert [event for event in only_save(data)["events"] if event[0] == 0]


def test_every_decision_is_saved_at_once(data: Path) -> None:
    with Terminal(data, *GAME) as terminal:
        terminal.wait_for("Player 1> ")
        terminal.type("1\n")
        terminal.wait_for("Player 1> ")
        terminal.process.kill()
        terminal.process.wait(PATIENCE)
    assert [event for event in only_save(data)["events"] if event[0] == 0]


def test_treasures_colours_and_unused_dice_are_announced(run: Run) -> None:
    said = run("play", "diceland", "--seed", "3", "--seat", "greedy", "--seat", "random").output
    assert "greedy has crossed a treasure: 1 of 9." in said
    assert "greedy has completed a colour: " in said
    assert "random can't use" in said


def test_misthrows_and_turned_sheets_are_announced(run: Run) -> None:
    said = run("play", "ring-and-route", "--seed", "3", "--seat", "greedy", "--seat", "random").output
    assert "random has a misthrow (1 of 3)." in said
    assert "random finishes the first sheet with" in said


def test_at_one_device_the_last_decision_of_anybody_is_taken_back(run: Run) -> None:
    moves = "1\nstop\n" + "1\n" * 3 + "undo\nquit\n"
    said = run("play", "diceland", "--seed", "2", "--seat", "Ada=person", "--seat", "Bo=person", input=moves).output
    assert "Taken back, " in said


@pytest.mark.parametrize(
    "line",
    [
        ("simulate", "diceland", "--games", "2", *("--seat", "random") * 5),
        ("show", "A", "--svg", "/"),
        ("show", "A", "--svg", ""),
        ("show", "~nobody-has-this-name/x"),
        ("replay", "x" * 300),
        ("play", "--resume", "~nobody-has-this-name/x.roll.json"),
        ("play", "diceland", "--boards", f"{'x' * 300},A"),
        ("simulate", "diceland", "--games", "1", "--records", "~nobody-has-this-name/x"),
    ],
    ids=str,
)
def test_mistakes_get_a_sentence(run: Run, line: tuple[str, ...]) -> None:
    result = run(*line)
    assert result.exit_code == 2
    assert result.stderr.strip()
    assert "{???}" not in result.stderr


def test_a_save_to_nowhere_is_refused_and_the_game_goes_on(run: Run, data: Path) -> None:
    said = run(*GAME, input="1\nsave ~nobody-has-this-name/x\nstop\nquit\n").output
    assert "can't be written" in said
    assert [0, "stop"] in only_save(data)["events"]


@pytest.mark.compiled
def test_a_huge_simulation_can_be_interrupted(data: Path) -> None:
    with Terminal(data, "simulate", "diceland", "--games", "900000000", "--workers", "1") as terminal:
        terminal.wait_for(re.compile(r"[1-9]\d*/900000000"))  # it plays
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.wait_for_end() != 0


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl:fr:de"}, "fr"),
        ({"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        ({"ROLLWRIGHT_LANG": "it", "LANG": "de_DE", "LANGUAGE": "fr"}, "it"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("ROLLWRIGHT_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert user_language() == language
