"""Writes the tree of ARCHITECTURE.md: the first sentence of every file, and its classes; --check only compares."""

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
WIDTH = 34


def tree() -> str:
    lines = ["src/rollwright/", *_face(SOURCE, 1)]
    for name in ORDER:
        lines += _entry(SOURCE / name, 1)
    return "\n".join(["```text", *lines, "```"])


def _entry(path: Path, depth: int) -> Iterator[str]:
    if path.is_file():
        yield _line(path.name, path, depth)
        return
    yield _line(f"{path.name}/", path / "__init__.py", depth)
    yield from _face(path, depth + 1)
    for child in sorted(_children(path), key=lambda child: (child.is_dir(), child.name)):
        yield from _entry(child, depth + 1)


def _face(folder: Path, depth: int) -> Iterator[str]:
    """A folder's own file, if it holds functions: their names, since its sentence is that of the folder."""
    tree = ast.parse((folder / "__init__.py").read_text("utf-8"))
    names = [f"`{node.name}`" for node in tree.body if isinstance(node, ast.FunctionDef) and _is_public(node.name)]
    if names:
        yield f"{'  ' * depth + '__init__.py':<{WIDTH}} {', '.join(names)}"


def _children(folder: Path) -> Iterator[Path]:
    for child in folder.iterdir():
        is_package, is_module = (child / "__init__.py").exists(), child.suffix == ".py" and child.name != "__init__.py"
        if is_package or is_module:
            yield child


def _line(name: str, file: Path, depth: int) -> str:
    tree = ast.parse(file.read_text("utf-8"))
    classes = ", ".join(node.name for node in tree.body if isinstance(node, ast.ClassDef) and _has_methods(node))
    return f"{'  ' * depth + name:<{WIDTH}} {_sentence(tree)}{classes and f' [{classes}]'}".rstrip()


def _has_methods(of: ast.ClassDef) -> bool:
    """Whether a class is public, and has public methods."""
    functions = (node for node in of.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return _is_public(of.name) and any(_is_public(node.name) for node in functions)


def _is_public(name: str) -> bool:
    return not name.startswith("_")


def _sentence(tree: ast.Module) -> str:
    """The first sentence of a file."""
    text = ast.get_docstring(tree) or ""
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
