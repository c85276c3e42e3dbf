"""An installed third game in the terminal, simulations and environments; docs/third-game.md tells how it was made."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from third.installed import CLIMB, install

PAGE = Path(__file__).parents[2] / "docs" / "third-game.md"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = {".py", ".toml", ".ftl", ".json"}
DOCTESTS = """
import doctest, sys
runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
runner.run(doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "third-game.md", None, 0))
sys.exit(runner.failures > 0 or runner.tries == 0)
"""
ENVIRONMENTS = """
import pyspiel
from gymnasium.utils.env_checker import check_env
from rollwright.envs.gym import SeatEnv
from rollwright.envs import spiel
check_env(SeatEnv("climb", seats=3), skip_render_check=True)
game = pyspiel.load_game("python_rollwright_climb(players=3)")
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
print("checked")
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("climb")
    return {**install(folder), "ROLLWRIGHT_DATA": str(folder / "data")}


def run(environment: dict[str, str], *line: str, stdin: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *line], input=stdin, capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def blocks(kind: str) -> list[str]:
    return [text for found, text in FENCE.findall(PAGE.read_text("utf-8")) if found == kind]


def test_the_recipe_shows_the_package_whole() -> None:
    shown = {}
    for text in (*blocks("python"), *blocks("text")):
        if head := re.match(r"# ([\w/-]+\.\w+)\n", text):
            shown[head[1]] = text[head.end() :]
    files = {str(file.relative_to(CLIMB)): file for file in CLIMB.rglob("*") if file.suffix in SHOWN}
    folders = ("climb/words", "climb/words/lessons")
    translated = {f"{folder}/{language}.ftl" for folder in folders for language in ("de", "fr", "it")}
    assert set(shown) == set(files) - translated
    assert all(files[name].read_text("utf-8") == text for name, text in shown.items())


@pytest.mark.compiled
def test_the_recipe_runs(environment: dict[str, str]) -> None:
    run(environment, "-c", DOCTESTS, stdin="\n".join(text for text in blocks("python") if ">>>" in text))
    for command in "".join(blocks("sh")).splitlines():
        program, *arguments = shlex.split(command)
        assert program == "rollwright"
        run(environment, "-m", "rollwright", *arguments, stdin="quit\n")


def test_it_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    said = run(environment, "-m", "rollwright", "play", "climb", "--seed", "5", stdin="\n".join(["1"] * 200))
    assert "Climb or rest?" in said
    assert "Step 15 is reached." in said


@pytest.mark.compiled
def test_it_is_simulated(environment: dict[str, str]) -> None:
    job = ("simulate", "climb", "--games", "300", "--seed", "1", "--seat", "greedy", "--seat", "random", "--json")
    summary = json.loads(run(environment, "-m", "rollwright", *job))
    assert summary["games"] == sum(summary["reasons"].values()) == 300


@pytest.mark.compiled
def test_it_is_an_environment(environment: dict[str, str]) -> None:
    assert run(environment, "-W", "error", "-c", ENVIRONMENTS).strip().endswith("checked")
