"""Checks the architecture of src/rollwright.

- Imports point one way: {kernel, words, picture} ← core ← games ← bots ← coach ← press ← {lab, envs, server} ← cli.
  Games don't know each other.
- What begins with an underscore is private: no code outside a class touches its private attributes, and no module the
  private names of another.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "rollwright"
# Those of one height don't see each other.
ROOMS = (
    ("kernel", "words", "picture"),
    ("core",),
    ("games",),
    ("bots",),
    ("coach",),
    ("press",),
    ("lab", "envs", "server"),
    ("cli",),
)
LAYERS = {room: height for height, rooms in enumerate(ROOMS) for room in rooms}
FACE = ("__init__", "__main__")  # the public face may see everything below it
PUBLIC = {"_replace", "_asdict", "_fields", "_make", "_exit"}  # documented, in spite of the underscore


def faults() -> Iterator[str]:
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for line, fault in (*wrong_imports(file, tree), *Privacy(tree).faults):
            yield f"{file}:{line}: {fault}"


# Layers


def wrong_imports(file: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    layer, *rest = file.relative_to(SOURCE).with_suffix("").parts
    if layer in FACE:
        return
    if layer not in LAYERS:
        yield 1, f"{layer} is no layer; there are {', '.join(LAYERS)}"
        return
    for line, name in imports(tree):
        if fault := _wrong_import(layer, rest, name.split(".")):
            yield line, fault


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield node.lineno, "relative import"
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name


def _wrong_import(layer: str, rest: list[str], parts: list[str]) -> str | None:
    if parts == ["relative import"]:
        return "imports are written in full"
    if parts[0] != "rollwright" or len(parts) < 2 or parts[1] not in LAYERS:
        return None
    if parts[1] != layer and LAYERS[parts[1]] >= LAYERS[layer]:
        return f"{layer} must not import {parts[1]}"
    if layer == parts[1] == "games" and len(parts) > 2 and parts[2] != rest[0]:
        return f"the game {rest[0]} must not import the game {parts[2]}"
    return None


# Privacy


class Privacy(ast.NodeVisitor):
    """Finds private names that are used outside of what they belong to. A method may use those of another object of its
    own class: `other._state` where the class has a `_state`."""

    def __init__(self, tree: ast.Module) -> None:
        self.faults: list[tuple[int, str]] = []
        self._own: list[set[str]] = []  # the private names of the classes around a node
        self.visit(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._own.append(_private_names(node))
        self.generic_visit(node)
        self._own.pop()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if is_private(node.attr) and not self._may_use(node):
            self.faults.append((node.lineno, f"{ast.unparse(node)} is private"))
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            if is_private(alias.name):
                self.faults.append((node.lineno, f"{alias.name} is private in {node.module}"))

    def _may_use(self, node: ast.Attribute) -> bool:
        of = node.value
        if isinstance(of, ast.Call) and isinstance(of.func, ast.Name) and of.func.id == "super":
            return True
        if not isinstance(of, ast.Name) or not self._own:
            return False
        return of.id in ("self", "cls") or any(node.attr in names for names in self._own)


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_" and name not in PUBLIC


def _private_names(of: ast.ClassDef) -> set[str]:
    """The private attributes and methods that a class defines."""
    found = {node.name for node in of.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    for node in ast.walk(of):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
                found.add(node.attr)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in found if is_private(name)}


def main() -> int:
    found = list(faults())
    for fault in found:
        print(fault)
    print(f"layers: {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
