"""Says every message with several numbers and names, for reading: `python -m tools.say_all de`, or `… de page-`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCES = Path(__file__).parents[1] / "src" / "rollwright"
NUMBERS = (0, 1, 2, 11)
MOST = 16  # combinations of parameters
AND = {"en": "and", "de": "und", "fr": "et", "it": "e"}


class Said(NamedTuple):
    code: str
    params: dict[str, object]
    text: str
    faults: list[Any]


@cache
def messages(language: str) -> dict[str, Any]:
    """The messages of all catalogues by their codes."""
    entries = (entry for file in _files(language) for entry in FluentParser(with_spans=False).parse(_read(file)).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def say_all(language: str) -> Iterator[Said]:
    """Every message, with parameters that between them choose all of its variants."""
    words = bundle(language)
    for code in messages(language):
        for params in samples(code, language):
            text, faults = words.format_pattern(words.get_message(code).value, params)
            yield Said(code, params, str(text), faults)


def samples(code: str, language: str) -> Iterator[dict[str, object]]:
    values: dict[str, list[object]] = {name: [f"‹{name}›"] for name in sorted(variables(code, language))}
    for name, keys in selections(code, language):
        values[name] = [*NUMBERS] if "other" in keys else [*keys]
    for params in _chosen(values):
        one, several = people(1, language), people(params.get("count"), language)
        yield params | {name: who for name, who in (("name", one), ("names", several)) if name in params}


def _chosen(values: Mapping[str, list[object]]) -> Iterator[dict[str, object]]:
    """All combinations or, if there are very many, one parameter after the other."""
    if prod(map(len, values.values())) <= MOST:
        yield from (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
    else:
        usual = {name: choices[-1] for name, choices in values.items()}
        yield from (usual | {name: choice} for name, choices in values.items() for choice in choices)


def people(count: object, language: str) -> str:
    """As many names as a message counts."""
    several = {2: f"Ada {AND[language]} Ben", 11: f"Ada, Ben {AND[language]} Cleo"}
    return several.get(count, "Ada") if isinstance(count, int) else "Ada"


def variables(code: str, language: str) -> set[str]:
    return {node.id.name for node in _whole(code, language) if isinstance(node, ftl.VariableReference)}


def selections(code: str, language: str) -> Iterator[tuple[str, list[str]]]:
    """The variables that choose between variants, with the keys of these."""
    for node in _whole(code, language):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            yield node.selector.id.name, [getattr(key, "name", getattr(key, "value", "")) for key in keys]


def _whole(code: str, language: str) -> Iterator[Any]:
    """All nodes of a message and of the messages that it refers to."""
    for node in nodes(messages(language)[code]):
        yield node
        if isinstance(node, ftl.MessageReference):
            yield from _whole(node.id.name, language)


def nodes(node: Any) -> Iterator[Any]:
    """A node of a message and all below it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def _files(language: str) -> list[Path]:
    return sorted(SOURCES.rglob(f"{language}.ftl"))


def _read(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def bundle(language: str) -> Any:
    made = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        made.add_resource(FluentResource(_read(file)))
    return made


def main(language: str, part: str = "") -> None:
    last: tuple[str, str] = ("", "")
    for said in say_all(language):
        if said.code.startswith(part) and (said.code, said.text) != last:
            numbers = _numbers(said.params) if said.code == last[0] else ""
            print(f"{said.code if said.code != last[0] else '':<44} {said.text}{numbers}")
            last = (said.code, said.text)


def _numbers(params: Mapping[str, object]) -> str:
    found = [f"{name}={value}" for name, value in params.items() if isinstance(value, int)]
    return f"   [{', '.join(found)}]" if found else ""


if __name__ == "__main__":
    main(*sys.argv[1:])
