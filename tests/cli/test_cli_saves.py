"""Saving and resuming, also from a real terminal."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import Run, only_save

GAME = ("play", "diceland", "--seed", "7", "--boards", "A,C", "--first", "1")


def test_a_resumed_game_goes_on_with_the_same_dice(run: Run, data: Path) -> None:
    run(*GAME, input="1\n" * 30)
    through = only_save(data)
    next(data.glob("*")).unlink()
    run(*GAME)
    for _ in range(3):
        result = run("play", "--resume", input="1\n" * 10)
        assert "Diceland goes on" in result.output
    assert only_save(data) == through


@pytest.mark.parametrize("end", ["", "quit\n"])
def test_leaving_says_how_to_go_on(run: Run, data: Path, end: str) -> None:
    result = run(*GAME, input=f"1\n{end}")
    assert result.exit_code == 0
    assert f"The game is saved: {next(data.glob('*.roll.json'))}" in " ".join(result.output.split())
    assert "rollwright play --resume" in result.output


def test_save_to_a_file_of_ones_own(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    output = " ".join(run(*GAME, input=f"1\nsave {file}\nsave /dev/null/x\nsave\n").output.split())
    assert f"The game is saved: {file}.roll.json" in output
    assert "/dev/null/x.roll.json can't be written" in output
    own = json.loads((tmp_path / "mine.roll.json").read_text("utf-8"))
    assert own == only_save(data)
    assert "Diceland goes on, turn 1." in run("play", "--resume", f"{file}.roll.json").output
    assert "Diceland goes on, turn 1." in run("play", f"{file}.roll.json").output


def test_the_last_unfinished_game_is_resumed(run: Run, data: Path) -> None:
    run("play", "ring-and-route", "--seed", "1", input="1\n")
    run(*GAME, input="1\n")
    run("play", "ring-and-route", "--seat", "greedy", "--seed", "1")  # finished at once
    (data / "broken.roll.json").write_text("{", "utf-8")
    assert "Diceland goes on" in run("play", "--resume").output
    assert "Ring & Route goes on" in run("play", "ring-and-route", "--resume").output


def test_a_finished_game_is_not_resumed(run: Run, data: Path) -> None:
    run("play", "diceland", "--seat", "greedy", "--seat", "random", "--seed", "1")
    result = run("play", "--resume", str(next(data.glob("*"))))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is over" in result.stderr


def test_a_record_from_elsewhere_is_played_on_but_not_written_over(run: Run, data: Path, tmp_path: Path) -> None:
    run(*GAME, input="1\n")
    record = only_save(data)
    del record["table"]
    next(data.glob("*")).unlink()
    file = tmp_path / "other.roll.json"
    file.write_text(json.dumps(record), "utf-8")
    run("play", "--resume", str(file), input="1\n")
    assert json.loads(file.read_text("utf-8")) == record
    assert only_save(data)["table"]["players"] == ["person", "person"]


@pytest.mark.parametrize("table", [3, {}, {"dice_seed": 1}, {"dice_seed": 1, "players": ["person"]}])
def test_a_faulty_save_is_refused(run: Run, data: Path, table: object) -> None:
    run(*GAME, input="1\n")
    file = next(data.glob("*"))
    file.write_text(json.dumps({**only_save(data), "table": table}), "utf-8")
    result = run("play", "--resume", str(file))
    assert result.exit_code == 2
    assert "Record, table" in result.stderr


def test_a_folder_that_cannot_be_written_is_noticed_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRIGHT_DATA", "/dev/null/data")
    result = run(*GAME, input="1\n")
    assert result.exit_code == 2
    assert "can't be written" in result.stderr


def test_a_file_from_elsewhere_starts_no_program(run: Run, data: Path, tmp_path: Path) -> None:
    run(*GAME, input="1\n")
    table = {"dice_seed": 1, "players": ["person", "os:abort"]}
    (tmp_path / "gift.roll.json").write_text(json.dumps({**only_save(data), "table": table}), "utf-8")
    result = run("play", "--resume", str(tmp_path / "gift.roll.json"))
    assert result.exit_code == 2
    assert "There is no player “os:abort”" in result.stderr


class Terminal:
    """The program in a pseudo terminal."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.near, far = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rollwright.cli", *arguments],
            stdin=far,
            stdout=far,
            stderr=far,
            env={
                **{name: value for name, value in os.environ.items() if name != "NO_COLOR"},
                "ROLLWRIGHT_DATA": str(data),
                "TERM": "xterm-256color",
                "COLUMNS": "80",
                **environment,
            },
            start_new_session=True,
        )
        os.close(far)
        self.shown = ""

    def wait_for(self, words: str) -> None:
        end = time.monotonic() + 15
        while words not in self.shown and time.monotonic() < end:
            self.shown += os.read(self.near, 65536).decode("utf-8", "replace")
        assert words in self.shown

    def type(self, keys: str) -> None:
        self.shown = ""
        os.write(self.near, keys.encode())

    def close(self) -> int:
        os.close(self.near)
        return self.process.wait(15)


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_a_real_terminal(data: Path, key: str) -> None:
    terminal = Terminal(data, *GAME)
    terminal.wait_for("Player 1> ")
    assert "\x1b[" in terminal.shown, "there are colours"
    terminal.type("1\n")
    terminal.wait_for("stop here?")
    terminal.wait_for("Player 1> ")
    if key == "\x03":
        terminal.process.send_signal(signal.SIGINT)
    else:
        terminal.type(key)
    terminal.wait_for("rollwright play --resume")
    assert "Traceback" not in terminal.shown
    assert terminal.close() == 0
    assert len(only_save(data)["events"]) == 2


def test_no_color_is_respected(data: Path) -> None:
    terminal = Terminal(data, "show", "A", NO_COLOR="1")
    terminal.wait_for("0/9")
    assert "38;2" not in terminal.shown
    assert "48;" not in terminal.shown
    assert terminal.close() == 0
