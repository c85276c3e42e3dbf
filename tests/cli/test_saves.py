"""Saving and resuming, also from a real terminal."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from cli.terminal import Run, Terminal, only_save

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


@pytest.mark.parametrize("way", ["Ctrl-C", "Ctrl-D", "closed"])
def test_a_real_terminal(data: Path, way: str) -> None:
    signals = {"Ctrl-C": signal.SIGINT, "closed": signal.SIGHUP}
    with Terminal(data, *GAME) as terminal:

        def leave() -> None:
            if way in signals:
                terminal.process.send_signal(signals[way])
            else:
                os.write(terminal.near, b"\x04")

        terminal.wait_for("Player 1> ")
        assert "\x1b[" in terminal.shown, "there are colours"
        terminal.type("1\n")
        terminal.wait_for("stop here?")
        terminal.wait_for("Player 1> ")
        leave()
        terminal.wait_for("rollwright play --resume", again=leave)
        assert "Traceback" not in terminal.shown
        assert terminal.wait_for_end() == 0
    assert len(only_save(data)["events"]) == 2


def test_no_color_is_respected(data: Path) -> None:
    with Terminal(data, "show", "A", NO_COLOR="1") as terminal:
        terminal.wait_for("0/9")
        assert "38;2" not in terminal.shown
        assert "48;" not in terminal.shown
        assert terminal.wait_for_end() == 0
