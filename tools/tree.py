"""Writes the tree of ARCHITECTURE.md from the first sentence of every file; --check only compares."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "rollwright"
PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- tree: written by tools/tree.py -->", "<!-- end of tree -->"
ORDER = (
    "kernel",
    "words.py",
    "picture",
    "core",
    "games",
    "bots",
    "coach",
    "lab",
    "envs",
    "server",
    "cli",
)  # as imports point
MODEL = "diceland"  # the game whose folder stands for all; of the others only what is different is listed
WIDTH = 34


def tree() -> str:
    lines = ["src/rollwright/"]
    for name in ORDER:
        lines += _entry(SOURCE / name, 1)
    return "\n".join(["```text", *lines, "```"])


def _entry(path: Path, depth: int) -> Iterator[str]:
    if path.is_file():
        yield _line(path.name, path, depth)
        return
    yield _line(f"{path.name}/", path / "__init__.py", depth)
    for child in sorted(_children(path), key=lambda child: (child.is_dir(), child.name)):
        if path.name == "games" and child.is_dir() and child.name != MODEL:
            yield from _other_game(child, depth + 1)
        else:
            yield from _entry(child, depth + 1)


def _other_game(path: Path, depth: int) -> Iterator[str]:
    """Only the files that the model doesn't have."""
    yield _line(f"{path.name}/", path / "__init__.py", depth)
    yield "  " * (depth + 1) + f"the same files as {MODEL}/, and"
    model = SOURCE / "games" / MODEL
    for file in sorted(path.rglob("*.py")):
        name = file.relative_to(path)
        if not (model / name).exists():
            yield _line(name.as_posix(), file, depth + 1)


def _children(folder: Path) -> Iterator[Path]:
    for child in folder.iterdir():
        is_package, is_module = (child / "__init__.py").exists(), child.suffix == ".py" and child.name != "__init__.py"
        if is_package or is_module:
            yield child


def _line(name: str, file: Path, depth: int) -> str:
    return f"{'  ' * depth + name:<{WIDTH}} {_sentence(file)}".rstrip()


def _sentence(file: Path) -> str:
    """The first sentence of a file."""
    text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    found = re.match(r"(.+?)(?:\. |\.$|: `|\.\n|$)", " ".join(text.split("\n\n")[0].split()))
    return found[1].rstrip(".") if found else ""


def written(text: str) -> str:
    """The page with the tree as it is now."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{tree()}\n{END}{after}"


def main() -> int:
    text = PAGE.read_text("utf-8")
    now = written(text)
    if "--check" in sys.argv:
        if now != text:
            print("stale: the tree in ARCHITECTURE.md; run tools/tree.py")
        return now != text
    PAGE.write_text(now, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
