"""Plays the examples of the rules pages and writes down what they show: `python -m tools.rules_examples`.

An example is a list of steps. A step may begin with a position (`setup`), then has events like a record's and the seat
that is looked at. What is drawn (`drawn`) comes from the kernel; the page draws it and knows no rules. How the examples
of a game begin and what is drawn of them says the module here that has its name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.rules_examples.positions import Json

import rollwright
from rollwright.core.record import replay_event

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"


def file_of(name: str) -> Path:
    return PAGES / name / "rules" / "examples.json"


def load(name: str) -> Json:
    examples: Json = json.loads(file_of(name).read_text("utf-8"))
    return examples


def module_of(name: str) -> Any:
    return import_module(f"{__name__}.{name.replace('-', '_')}")


def filled(name: str, examples: Json) -> Json:
    """The examples with the pieces they are played on, and with what the kernel says of every step."""
    module, page = module_of(name), rollwright.game_type(name).page
    looks = {piece: page.piece(piece) for piece in module.PIECES}
    return {
        "pieces": {piece: {field: look[field] for field in module.FIELDS} for piece, look in looks.items()},
        "facts": module.facts(),
        "examples": {
            example: {**told, "steps": list(_played(told["steps"], module))} for example, told in examples.items()
        },
    }


def _played(steps: list[Json], module: Any) -> Iterator[Json]:
    game: rollwright.Game | None = None
    for step in steps:
        game = module.begin(step["setup"]) if "setup" in step else game
        assert game is not None, "an example begins with a setup"
        for index, event in enumerate(step["events"]):
            replay_event(game, index, event)
        yield {**step, "drawn": module.drawn(game, step["seat"])}


def text_of(pages: Json) -> str:
    """A line for each piece and each step."""
    pieces = ",\n".join(f"    {json.dumps(name)}: {json.dumps(piece)}" for name, piece in pages["pieces"].items())
    examples = ",\n".join(_example_text(name, told) for name, told in pages["examples"].items())
    facts = json.dumps(pages["facts"])
    return f'{{\n  "pieces": {{\n{pieces}\n  }},\n  "facts": {facts},\n  "examples": {{\n{examples}\n  }}\n}}\n'


def _example_text(name: str, told: Json) -> str:
    head = "".join(f"{json.dumps(key)}: {json.dumps(value)}, " for key, value in told.items() if key != "steps")
    steps = ",\n".join(f"      {json.dumps(step)}" for step in told["steps"])
    return f'    {json.dumps(name)}: {{{head}"steps": [\n{steps}\n    ]}}'


def main() -> None:
    for name in rollwright.game_names():
        if file_of(name).exists():
            file_of(name).write_text(text_of(filled(name, load(name)["examples"])), "utf-8")
