"""The rules on the page: what their examples show is what the kernel says, and every word is there and used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tools import rules_examples

import rollwright
from support.games import in_every_game

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src" / "games"
FRAME = [ROOT / "web" / "src" / "lib" / "rules" / f"{name}.svelte" for name in ("RulesPage", "ExampleSteps", "Signs")]


def steps(name: str, example: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = rules_examples.load(name)["examples"][example]["steps"]
    return found


def drawn(name: str, example: str) -> list[dict[str, Any]]:
    return [step["drawn"] for step in steps(name, example)]


def words(name: str) -> list[str]:
    """The identifiers of a game's rules, without what they all begin with."""
    folder = Path(rollwright.__file__).parent / "games" / name.replace("-", "_") / "words" / "rules"
    body = FluentParser(with_spans=False).parse((folder / "en.ftl").read_text("utf-8")).body
    codes = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert all(code.startswith(f"{name}-rules-") for code in codes)
    return [code.removeprefix(f"{name}-rules-") for code in codes]


def source(name: str) -> str:
    files = [PAGES / name / "Rules.svelte", *sorted((PAGES / name / "rules").glob("*.svelte"))]
    return "".join(file.read_text("utf-8") for file in files)


def listed(name: str, constant: str) -> list[str]:
    """The texts in a list of the page's source."""
    found = re.search(rf"const {constant} = \[(.*?)\]", source(name), re.DOTALL)
    return re.findall(r"'([^']+)'", found[1]) if found else []


# What is drawn -------------------------------------------------------------------------------------------


@in_every_game
def test_examples_show_what_the_kernel_says(name: str) -> None:
    """`tools/rules_examples` plays them again; an illegal event would raise."""
    text = rules_examples.file_of(name).read_text("utf-8")
    assert rules_examples.text_of(rules_examples.filled(name, rules_examples.load(name)["examples"])) == text


def test_dx1_three_green_dice_then_yellow_or_orange() -> None:
    dice = [(step["aside"], step["others"]) for step in drawn("diceland", "turn")[:4]]
    assert dice == [("", "rrrygg"), ("gg", "rrry"), ("ggg", "bbb"), ("ggg", "yyo")]
    crossed = [len(step["crossed"].split()) for step in drawn("diceland", "turn")[4:]]
    assert crossed == [3, 2, 1]


def test_dx2_three_dice_are_too_many_for_two_spaces() -> None:
    none, one, two, three = drawn("diceland", "excess")
    assert none["crossed"] == three["crossed"] == "f7"
    assert one["legal"] == "e7 e8"
    assert two["crossed"] == "e7 f7 e8"
    assert three["aside"] == "rrr"
    assert three["legal"] == ""


def test_dx3_a_full_territory_lets_another_be_opened() -> None:
    legal = {step["aside"]: step["legal"] for step in drawn("diceland", "territories")}
    assert legal == {"": "", "b": "h8", "r": "e7 e8", "y": "f4 f5 j6"}


def test_a_treasure_brings_a_throw_of_five_dice() -> None:
    assert [step["due"] for step in drawn("diceland", "treasure")] == [0, 0, 5, 0, 6]
    assert [step["treasures"] for step in drawn("diceland", "treasure")] == [0, 1, 1, 1, 1]


def test_the_ninth_treasure_wins() -> None:
    assert [(step["treasures"], step["winners"]) for step in drawn("diceland", "goal")] == [(8, []), (8, []), (9, [0])]
    assert drawn("diceland", "goal")[0]["complete"] == "yg"


def test_rx1_the_arc_goes_on_with_green_or_grey() -> None:
    last = drawn("ring-and-route", "ring")[-1]
    ring = [space["colour"] for space in rules_examples.load("ring-and-route")["pieces"]["1"]["ring"]]
    assert [ring[space] for space in last["ring"]] == ["p", "b", "r", "p", "y"]
    ends = [name for name in last["legal"].split() if name.startswith("c")]
    assert [ring[int(name[1:])] for name in ends] == ["g", "s"]


def test_rx2_and_rx5_a_route_from_8_that_loses_the_6() -> None:
    sheet = rules_examples.load("ring-and-route")["pieces"]["1"]
    values = [number["value"] for number in sheet["numbers"]]
    first, _, last = drawn("ring-and-route", "route")
    assert (first["dice"], first["used"]) == ("A5s B1g C3r", "AC")
    assert [values[space] for space in first["route"]] == [8]
    assert [values[space] for space in last["route"]] == [8, 12, 7, 3, 1, 9, 4]
    reached = {last["route"][-1]}
    for _ in sheet["links"]:
        for ends in (sheet["links"][link] for link in last["open"]):
            reached |= set(ends) if reached.intersection(ends) else set()
    assert values.index(6) not in reached
    assert len(reached) > 1, "the route itself can go on"


def test_rx3_four_players_use_all_dice_of_one_throw() -> None:
    marks = [(step["ring"], step["route"], step["used"]) for step in drawn("ring-and-route", "turn")[2:]]
    assert marks == [([1, 2], [0], "ABC"), ([2], [1], "ABC"), ([1, 2, 3], [], "ABC"), ([], [0, 4, 8], "ABC")]


def test_rx4_39_points_and_61_in_all() -> None:
    points = [step["points"] for step in drawn("ring-and-route", "score")]
    assert points[:2] == [{"ring": 13, "route": 26, "total": 39}] * 2
    assert points[2] == {"ring": 0, "route": 22, "total": 61}


def test_two_dice_are_a_misthrow_for_the_active_player_only() -> None:
    used = [(step["used"], step["misthrows"]) for step in drawn("ring-and-route", "misthrow")[1:3]]
    assert used == [("AC", 1), ("BC", 0)]
    last = drawn("ring-and-route", "misthrow")[-1]
    assert (last["sheet"], last["points"]["total"]) == ("2", 26)


# Words ---------------------------------------------------------------------------------------------------


def told(name: str) -> set[str]:
    """What the examples and lists of the page say."""
    examples = rules_examples.load(name)["examples"]
    codes = {f"{example}-{step + 1}" for example, it in examples.items() for step in range(len(it["steps"]))}
    codes |= set(examples)
    codes |= {f"ruling-{number.lower()}" for number in listed(name, "RULINGS")}
    codes |= {f"edition-{number.lower()}" for number in listed(name, "EDITIONS")}
    codes |= {f"space-{sign}" for sign in listed(name, "SPACES")}
    codes |= {f"move-{at + 1}" for at in range(len(listed(name, "MOVES")))}
    return codes | {f"text-{at + 1}" for at in range(len(listed(name, "TEXT")))}


def said_outright(name: str) -> set[str]:
    own = set(re.findall(rf"'{name}-rules-([a-z0-9-]+)'", source(name)))
    frame = "".join(file.read_text("utf-8") for file in FRAME)
    found = set(re.findall(r"`\$\{(?:rules\}|game\}-rules)-([a-z-]+)`", frame))
    return own | found if listed(name, "EDITIONS") else own | found - {"editions"}


@in_every_game
def test_the_page_says_all_of_its_words_and_has_them_all(name: str) -> None:
    codes = words(name)
    assert sorted(told(name) | said_outright(name)) == sorted(codes)


@in_every_game
def test_every_example_is_on_the_page(name: str) -> None:
    shown = re.findall(r'<Example name="(\w+)" />', source(name))
    assert sorted(shown) == sorted(rules_examples.load(name)["examples"])


@in_every_game
def test_every_ruling_is_told(name: str) -> None:
    rules = Path(rollwright.__file__).parent / "games" / name.replace("-", "_") / "RULES.md"
    paragraphs = rules.read_text("utf-8").split("\n\n")
    ruled = [
        number[1]
        for text in paragraphs
        if "*Ruling*" in text and (number := re.match(r"\*\*([DR]\d+)\b", text.strip()))
    ]
    assert listed(name, "RULINGS") == ruled
