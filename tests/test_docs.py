"""Every code block of the README and the docs runs, and the pictures are what the tools draw."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

import rollwright
from rollwright.cli.app import app
from support.few_routes import PAPER
from support.thorough import THOROUGH

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OWN_TEST = "third-game.md"  # runs with its package installed: tests/third
KINDS = {"python", "sh", "json", "text", "sql", ""}  # sql: tests/server/store
INSTEAD = {  # of the paper that is solved in half a minute, one with fewer routes
    "from rollwright.games.ring_and_route.bots.printed import shipped_paper": (
        "from games.ring_and_route.bots.plain import own_paper as shipped_paper"
    ),
}


def blocks(page: Path, kind: str) -> list[str]:
    return [text for found, text in FENCE.findall(page.read_text("utf-8")) if found == kind]


def pages_with(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind) and page.name != OWN_TEST]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_blocks_are_of_a_kind_that_is_tested(page: Path) -> None:
    assert {kind for kind, _ in FENCE.findall(page.read_text("utf-8"))} <= KINDS


@pytest.mark.compiled
@pytest.mark.parametrize("page", pages_with("python"), ids=lambda page: page.name)
def test_python_blocks(page: Path) -> None:
    """Blocks with prompts are doctests; others must run. One page is one conversation."""
    names: dict[str, object] = {}
    for number, text in enumerate(blocks(page, "python")):
        if ">>>" not in text:
            for line, shorter in ({} if THOROUGH else INSTEAD).items():
                text = text.replace(line, shorter)
            exec(compile(text, f"{page.name} block {number}", "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE, verbose=False)
        report: list[str] = []
        runner.run(test, out=report.append, clear_globs=False)
        assert not runner.failures, "".join(report)
        names.update(test.globs)


@pytest.mark.compiled
@pytest.mark.parametrize("page", pages_with("sh"), ids=lambda page: page.name)
def test_commands(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands of the program run one after the other in one folder, players quitting at once; make's words exist.

    A Python block that begins with a file's name is in that folder.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("ROLLWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ROLLWRIGHT_LANG", "en")
    for text in blocks(page, "python"):
        if file := re.match(r"# (\w+\.py)\n", text):
            (tmp_path / file[1]).write_text(text, "utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for command in commands(page):
        program, *arguments = command
        if program == "rollwright":
            if arguments[0] == "solve" and not THOROUGH:
                arguments += sheets_with_few_routes(tmp_path)
            done = CliRunner().invoke(app, arguments, input="quit\n", catch_exceptions=False, prog_name="rollwright")
            assert done.exit_code == 0, f"{arguments}: {done.output}"
        elif program == "make":
            assert set(arguments) <= targets
        else:
            assert program in {"git", "cd", "pip", "export"}, command


def sheets_with_few_routes(folder: Path) -> Iterator[str]:
    for name, sheet in PAPER["sheet_set"].items():
        (folder / f"{name}.json").write_text(json.dumps(sheet), "utf-8")
        yield from ("--sheet", f"{name}.json")


def commands(page: Path) -> Iterator[list[str]]:
    for text in blocks(page, "sh"):
        for line in text.splitlines():
            if words := shlex.split(line, comments=True):
                yield words


@pytest.mark.parametrize("page", pages_with("json"), ids=lambda page: page.name)
def test_json_blocks(page: Path) -> None:
    """JSON is JSON, and a whole record can be replayed."""
    for text in blocks(page, "json"):
        value = json.loads(text)
        if isinstance(value, dict) and "format" in value and "…" not in text:
            rollwright.replay(value)


def test_pictures_are_current() -> None:
    for file, contents in tool("pictures").pictures():
        assert file.read_text("utf-8") == contents, f"{file.name}: run tools/pictures.py"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"", page.read_text("utf-8")):
            assert (page.parent / "".join(target)).exists(), f"{page.name}: {target}"
