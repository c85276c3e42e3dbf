"""Grammar of the messages: whatever number or name stands in one, a native speaker would say it so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from tools.say_all import Said
from tools.say_all import messages as all_messages
from tools.say_all import say_all as say_everything

from rollwright.words import LANGUAGES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

CHECKED_DICE = ("fair-", "page-check-")  # sentences about verifiable dice, which are worded with their own protocol
# Numbers of things. A noun after one of them has the form that the number asks for.
COUNTS = frozenset(
    [
        "bots",
        "count",
        "crosses",
        "dice",
        "due",
        "entries",
        "events",
        "free",
        "games",
        "left",
        "length",
        "links",
        "misthrows",
        "obstacles",
        "open",
        "pairs",
        "pieces",
        "points",
        "price",
        "ring",
        "room",
        "route",
        "seats",
        "seconds",
        "size",
        "spaces",
        "tables",
        "territories",
        "throws",
        "treasures",
        "turns",
        "used",
    ]
)
# Words after a number that are the same for every number
UNCHANGED = {
    "en": {"of", "so", "to"},
    "de": {"von", "in"},
    "fr": {"croix", "sur", "jusqu’ici", "seulement"},
    "it": {"di", "su"},
}
FINE = {
    ("diceland-board-too-many-spaces", "count"),  # never one, as all of these
    ("diceland-excess", "dice"),
    ("diceland-page-cross-all", "left"),
    ("diceland-notice-spaces", "count"),
    ("diceland-coach-more-dice", "dice"),
    ("diceland-territory-too-small", "dice"),
    ("ring-and-route-coach-misthrow", "due"),
    ("ring-and-route-coach-ring-near", "crosses"),
    ("ring-and-route-coach-ring-step", "crosses"),
    ("ring-and-route-coach-ring-step", "points"),
    ("ring-and-route-coach-third-misthrow", "due"),
    ("ring-and-route-sheet-notice-no-full-route", "spaces"),
    ("page-review-confirmed", "games"),
    ("tournament-games", "games"),
    ("tournament-games", "seats"),
    ("tournament-plot-aside", "games"),
    ("tournament-plot-aside", "seats"),
    ("tournament-sprt-better", "games"),
    ("tournament-sprt-not-better", "games"),
    ("tournament-sprt-open", "games"),
    ("option-bot-data", "bots"),  # their names
    ("ring-and-route-news-misthrow", "count"),  # the number of one thing
    ("ring-and-route-page-sheet-summary", "route"),
    ("ring-and-route-points-fall", "points"),
    ("train-done", "turns"),  # an average, such as 24.3
    ("new-not-fair", "points"),  # likewise
    ("certificate-part", "seats"),  # two to four
    ("certificate-games", "games"),  # thousands
    ("certificate-sample", "games"),
}
SILENT = {"diceland-news-unused-you"}  # nothing is said to whom it happens, as the table shows it
ELIDED = re.compile(r"\b(?:de|que|le|la|du|au) Ada\b")  # French: "d’Ada"


def messages(language: str) -> dict[str, Any]:
    return {code: message for code, message in all_messages(language).items() if not code.startswith(CHECKED_DICE)}


def say_all(language: str) -> Iterator[Said]:
    return (said for said in say_everything(language) if not said.code.startswith(CHECKED_DICE))


@in_every_language
def test_every_message_can_be_said_with_every_number_and_name(language: str) -> None:
    odd = re.compile(r"\{ ?\$|  |^\s|\s$|\s,|\s\.$")
    spoken = [said for said in say_all(language) if said.code not in SILENT]
    assert [said for said in spoken if said.faults or not said.text or odd.search(said.text)] == []


@in_every_language
def test_a_noun_after_a_number_has_the_form_for_it(language: str) -> None:
    faults = [
        (code, name, word)
        for code, message in messages(language).items()
        for name, word in _counted(message.value, frozenset())
        if word not in UNCHANGED[language] and (code, name) not in FINE and not _is_letters(code, name)
    ]
    assert faults == []


def _is_letters(code: str, name: str) -> bool:
    """Ring & Route's dice are called A, B and C."""
    return name == "dice" and code.startswith("ring-and-route-")


def _counted(node: Any, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Numbers and the words after them, where the number has not chosen between variants."""
    if isinstance(node, ftl.Pattern):
        for part, after in zip(node.elements, [*node.elements[1:], None], strict=True):
            word = re.match(r" ([^\W\d_]\S*)", after.value) if isinstance(after, ftl.TextElement) else None
            expression = part.expression if isinstance(part, ftl.Placeable) else None
            if word and isinstance(expression, ftl.VariableReference):
                name = expression.id.name
                if name in COUNTS - chosen:
                    yield name, word[1].rstrip(".,:;")
            yield from _counted(expression, chosen)
    elif isinstance(node, ftl.SelectExpression):
        own = {node.selector.id.name} if isinstance(node.selector, ftl.VariableReference) else set()
        for variant in node.variants:
            yield from _counted(variant.value, chosen | own)


def test_one_thing_is_not_said_as_several() -> None:
    several = (
        r"\b(?:1|one) (?:points|spaces|dice|treasures|throws|games|numbers|seats|crosses|events|misthrows|people)\b"
    )
    assert [(said.code, said.text) for said in say_all("en") if re.search(several, said.text)] == []


def test_french_says_none_and_one_in_the_singular() -> None:
    several = (
        r"\b[01] (?:points|trésors|cases|dés|nombres|zones|places|parties|lancers|évènements|secondes|personnes)\b"
    )
    assert [(said.code, said.text) for said in say_all("fr") if re.search(several, said.text)] == []


def test_french_has_no_elision_before_a_name() -> None:
    """Names are not known: “de Ada” would be wrong, and so would “d’Ben”."""
    assert [(said.code, said.text) for said in say_all("fr") if ELIDED.search(said.text)] == []


def test_french_keeps_punctuation_with_its_word() -> None:
    broken = re.compile(r" [:;!?»](?:\s|$)|« ")
    assert [(said.code, said.text) for said in say_all("fr") if broken.search(said.text)] == []


def test_german_colours_are_declined_after_an_article() -> None:
    """“deine grauen Felder”, but “graue Felder”."""
    strong = r"\b(?:die|deine|keine|seine|ihre|beide|alle) (?:rote|gelbe|grüne|blaue|orange|graue) (?:Felder|Würfel)\b"
    assert [(said.code, said.text) for said in say_all("de") if re.search(strong, said.text)] == []


def test_italian_has_no_article_before_a_number() -> None:
    """“i 2 lanci”, but “gli 11 lanci”."""
    assert [(said.code, said.text) for said in say_all("it") if re.search(r"\b(?:i|dei|ai) 11\b", said.text)] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_an_ellipsis_follows_its_word(language: str) -> None:
    assert [said.code for said in say_all(language) if said.text.endswith(" …")] == []


def test_a_number_without_a_choice_is_noticed() -> None:
    text = ftl.TextElement(" spaces")
    number = ftl.Placeable(ftl.VariableReference(ftl.Identifier("spaces")))
    assert list(_counted(ftl.Pattern([number, text]), frozenset())) == [("spaces", "spaces")]
    assert list(_counted(ftl.Pattern([number, text]), frozenset({"spaces"}))) == []
