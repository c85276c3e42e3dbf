"""Checks that imports point one way: {kernel, words, picture} ← core ← games ← bots ← {lab, envs, server} ← cli. Games
don't know each other."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "rollwright"
# Those of one height don't see each other.
ROOMS = (("kernel", "words", "picture"), ("core",), ("games",), ("bots",), ("lab", "envs", "server"), ("cli",))
LAYERS = {room: height for height, rooms in enumerate(ROOMS) for room in rooms}
FACE = ("__init__", "__main__")  # the public face may see everything below it


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Every module of the package that a file imports, with the line."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield node.lineno, "relative import"
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name


def faults() -> Iterator[str]:
    for file in sorted(SOURCE.rglob("*.py")):
        layer, *rest = file.relative_to(SOURCE).with_suffix("").parts
        if layer in FACE:
            continue
        if layer not in LAYERS:
            yield f"{file}: {layer} is no layer; there are {', '.join(LAYERS)}"
            continue
        for line, name in imports(file):
            fault = _fault(layer, rest, name.split("."))
            if fault:
                yield f"{file}:{line}: {fault}"


def _fault(layer: str, rest: list[str], parts: list[str]) -> str | None:
    if parts == ["relative import"]:
        return "imports are written in full"
    if parts[0] != "rollwright" or len(parts) < 2 or parts[1] not in LAYERS:
        return None
    if parts[1] != layer and LAYERS[parts[1]] >= LAYERS[layer]:
        return f"{layer} must not import {parts[1]}"
    if layer == parts[1] == "games" and len(parts) > 2 and parts[2] != rest[0]:
        return f"the game {rest[0]} must not import the game {parts[2]}"
    return None


def main() -> int:
    found = list(faults())
    for fault in found:
        print(fault)
    print(f"layers: {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
