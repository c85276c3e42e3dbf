"""Writes the page's types: web/src/protocol.ts from the server's messages, log entries and reviews, palette.ts from
picture/palette.py. With --check it only compares them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import structs as messages
from pydantic import BaseModel

from rollwright.coach import report
from rollwright.picture import palette
from rollwright.server import protocol
from rollwright.server.table import entries

PAGE = Path(__file__).parent.parent / "web" / "src"
ALIASES = (
    "Phase",
    "Pieces",
    "Order",
    "Shown",
    "Verdict",
    "Param",
    "LogEntry",
    "Command",
    "FromPage",
    "FromServer",
    "Reviewing",
)
BASES = (protocol.Message, protocol.Do, protocol.Sent, protocol.Body, entries.Entry)
MODULES = (entries, report, protocol)
NAMES = {name: value for module in MODULES for name, value in vars(module).items()}
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


def protocol_text() -> str:
    """Every model as an interface, every named choice as a type, in the order of the files."""
    lines = ["// Every message between page and server, and every entry of a table's log (docs/protocol.md).", ""]
    lines += [
        "// Made by tools/page_types.py from protocol.py and table/entries.py in src/rollwright/server, and from "
        "coach/report.py.",
        "",
    ]
    for name, value in NAMES.items():
        if name in ALIASES:
            lines.append(f"export type {name} = {_written(value, alias=name)};")
        elif _is_model(value) and value not in BASES:
            lines.append(f"export interface {name} {{ {'; '.join(_fields(value))} }}".replace("{  }", "{}"))
    return "\n".join(lines) + "\n"


def palette_text() -> str:
    """Every colour."""
    lines = [
        "// How colours look. Made by tools/page_types.py from src/rollwright/picture/palette.py; not edited by hand.",
        "",
        "export interface Paint {",
        "  fill: string;",
        "  ink: string; // readable on the fill",
        "  deep: string; // the same colour, darker: its symbol on white",
        "  symbol: string; // path data around (0, 0), about 20 across",
        "}",
        "",
        "export const palette = {",
    ]
    for name, paint in vars(palette).items():
        if isinstance(paint, palette.Paint):
            parts = ", ".join(f"{part}: '{value}'" for part, value in paint._asdict().items())
            lines.append(f"  {name.lower()}: {{ {parts} }},")
    return "\n".join([*lines, "} satisfies Record<string, Paint>;"]) + "\n"


def _fields(model: type[Any]) -> Iterator[str]:
    if issubclass(model, BaseModel):
        for name, field in model.model_fields.items():
            yield f"{name}{'' if field.is_required() else '?'}: {_written(field.annotation)}"
        return
    config = model.__struct_config__
    if config.tag is not None:
        yield f"{config.tag_field}: '{config.tag}'"
    for one in messages.fields(model):
        is_required = one.default is NODEFAULT and one.default_factory is NODEFAULT
        yield f"{one.encode_name}{'' if is_required else '?'}: {_written(one.type)}"


def _written(kind: Any, *, alias: str = "") -> str:
    """A Python type in TypeScript."""
    known = next((name for name in ALIASES if name != alias and NAMES[name] == kind), "")
    if known:
        return known
    if kind in PLAIN:
        return PLAIN[kind]
    if _is_model(kind):
        return str(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _written(parts[0], alias=alias)
    if origin is Literal:
        return " | ".join(f"'{part}'" for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(_written(part) for part in parts))
    if origin is list or (origin is tuple and parts[1:] == (...,)):
        inner = _written(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    assert origin is dict, f"{kind} has no counterpart in TypeScript yet"
    return f"Record<string, {_written(parts[1])}>"


def _is_model(value: Any) -> bool:
    ours = isinstance(value, type) and value.__module__ in (module.__name__ for module in MODULES)
    return ours and issubclass(value, (Struct, BaseModel))


def main() -> int:
    stale = []
    for name, text in (("protocol.ts", protocol_text()), ("palette.ts", palette_text())):
        file = PAGE / name
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(name)
            if "--check" not in sys.argv:
                file.write_text(text, "utf-8")
    if "--check" in sys.argv and stale:
        print(f"stale: {', '.join(stale)}; tools/page_types.py writes them")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
