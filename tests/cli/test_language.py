"""All that the terminal says is in the user's language; it starts quickly."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import Run
from rollwright.words import LANGUAGES, catalogues

COMMANDS = ("play", "boards", "show", "replay", "simulate")
WORDS = {
    "en": ("Usage:", "undo", "wins!", "There is no file x"),
    "de": ("Aufruf:", "zurück", "gewinnt!", "Es gibt keine Datei x"),
    "fr": ("Utilisation\u00a0:", "annuler", "gagne\u00a0!", "Il n’y a pas de fichier x"),
    "it": ("Uso:", "annulla", "Vince ", "Non c’è un file x"),
}


def message_identifiers() -> set[str]:
    text = "\n".join((folder / "en.ftl").read_text("utf-8") for folder in catalogues())
    return {code for code in re.findall(r"^([a-zA-Z-]+) =", text, re.MULTILINE) if "-" in code}


def left_untranslated(output: str) -> set[str]:
    return message_identifiers() & set(re.findall(r"[a-zA-Z-]+", output))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language(run: Run, language: str) -> None:
    usage, undo, wins, missing = WORDS[language]
    helped = "".join(run("--lang", language, *line, "--help").output for line in ((), *((word,) for word in COMMANDS)))
    assert helped.count(usage) == 6
    typed = f"help\n?\nx\n1\n{undo}\nlook 2\n"
    played = run("play", "diceland", f"--lang={language}", "--seed", "5", input=typed + "1\n" * 10).output
    played += run("play", "ring-and-route", "--seed", "5", "--lang", language, input=typed + "1\n" * 2000).output
    assert wins in played
    assert "\ufffd" not in played
    failed = run("show", "x", "--lang", language).stderr
    assert missing in " ".join(failed.split(" "))
    looked = run("boards", "--lang", language).output
    assert left_untranslated(helped + played + failed + looked) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_in_a_line_are_answered_in_the_language(run: Run, language: str) -> None:
    lines = (("--foo",), ("dance",), ("show",), ("show", "a", "b"), ("play", "--seed", "x"), ("play", "--seat"))
    answers = [run("--lang", language, *line) for line in lines]
    assert {answer.exit_code for answer in answers} == {2}
    said = "".join(answer.stderr for answer in answers)
    assert left_untranslated(said) == set()
    assert "Error" not in said
    assert "Missing" not in said


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLWRIGHT_LANG", "it_CH.UTF-8")
    assert run("--help").output.startswith("Uso:")


@pytest.mark.parametrize("line", [("--lang", "xx"), ("--lang",), ("play", "--lang=")])
def test_other_languages_are_not_spoken(run: Run, line: tuple[str, ...]) -> None:
    result = run(*line)
    assert result.exit_code == 2
    assert "There are: en, de, fr, it." in result.stderr


def test_version(run: Run) -> None:
    assert re.fullmatch(r"rollwright \d+\.\d+\.\d+\n", run("--version").output)


def test_help_imports_nothing_heavy(data: Path) -> None:
    program = (
        "import sys; from rollwright.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit as end: assert not end.code\n"
        "assert not {'numpy', 'numba', 'llvmlite'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: rollwright COMMAND [OPTIONS]")


def test_a_terminal_without_the_letters_gets_others(data: Path) -> None:
    program = "from rollwright.cli import main; main(['show', '1'])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "ROLLWRIGHT_DATA": str(data), "ROLLWRIGHT_LANG": "en"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
