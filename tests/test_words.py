"""The words: the same messages in four languages, and a message for every code that the sources use."""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tools.say_all import bundle, nodes, selections, variables
from tools.say_all import messages as all_messages

import rollwright
from rollwright.games.diceland.material.board import COLOURS as DICELAND_COLOURS
from rollwright.games.ring_and_route.material.sheet import COLOURS as RING_COLOURS
from rollwright.words import LANGUAGES

SOURCES = Path(rollwright.__file__).parent
_TYPES = [rollwright.game_type(name) for name in rollwright.game_names()]
GAMES = {kind.name: kind for kind in _TYPES if kind.words is not None and kind.words.is_relative_to(SOURCES)}
FOLDERS = tuple(sorted(file.parent for file in SOURCES.rglob("en.ftl")))  # those of the page and the rules, too
COLOURS = {"diceland": DICELAND_COLOURS, "ring-and-route": RING_COLOURS}

# Names, and words that are the same in two languages
SAME_AS_ENGLISH = {
    ("de", "meta-text"),
    ("fr", "meta-table"),
    ("fr", "meta-style"),
    ("de", "diceland-news-unused-you"),  # nothing: the table shows it
    ("fr", "diceland-news-unused-you"),
    ("it", "diceland-news-unused-you"),
    ("fr", "diceland-title"),
    ("it", "diceland-title"),
    ("de", "ring-and-route-title"),
    ("fr", "ring-and-route-title"),
    ("it", "ring-and-route-title"),
    ("fr", "ring-and-route-score"),
    ("fr", "any-game-score"),
    ("de", "frame-field"),  # a field and a reason, no word of its own
    ("it", "frame-field"),
    ("fr", "level-expert"),
    ("fr", "score"),
    ("de", "page-name"),
    ("it", "meta-file"),
    ("it", "meta-files"),
    ("fr", "page-menu"),
    ("fr", "page-review-solution"),
    ("it", "page-menu"),
    ("fr", "page-settings-motion"),
    ("de", "page-settings-text-usual"),
    ("de", "page-settings-speed-usual"),
    ("de", "ring-and-route-page-ring"),
    ("de", "ring-and-route-page-route"),
    ("fr", "ring-and-route-page-route"),
    ("de", "print-name"),
    ("de", "ring-and-route-print-ring"),
    ("de", "ring-and-route-print-route"),
    ("fr", "ring-and-route-print-route"),
    ("fr", "ring-and-route-rules-points-row"),
    *((tag, "page-seat-kind-bot") for tag in ("de", "fr", "it")),
    *((tag, "page-piece") for tag in ("de", "fr", "it")),  # these have no word of their own, either
    *((tag, "page-seat-numbered") for tag in ("de", "fr", "it")),
    *((tag, "page-level-named") for tag in ("de", "fr", "it")),
    *((tag, code) for tag in ("de", "it") for code in ("page-history-event", "page-share-text")),
    *((tag, f"diceland-page-{code}") for tag in ("de", "it") for code in ("did", "threw")),
    # The workshop, its sets and styles
    ("de", "diceland-workshop-start"),
    ("de", "page-workshop-editor"),
    ("de", "page-workshop-link"),
    ("de", "page-workshop-name"),
    ("de", "page-workshop-rule"),
    ("de", "page-workshop-text"),
    ("de", "ring-and-route-workshop-colour-letter"),
    ("de", "ring-and-route-workshop-part-wrong"),
    ("de", "ring-and-route-workshop-ring"),
    ("fr", "diceland-rules-europe"),
    ("fr", "diceland-set-europe"),
    ("fr", "page-workshop-rule"),
    ("fr", "page-workshop-style"),
    ("fr", "ring-and-route-workshop-colour-letter"),
    ("fr", "ring-and-route-workshop-part-wrong"),
    ("it", "page-workshop-editor"),
    ("it", "page-workshop-link"),
    ("it", "page-workshop-rule"),
    ("it", "ring-and-route-workshop-colour-letter"),
    ("it", "ring-and-route-workshop-part-wrong"),
}

in_every_catalogue = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCES)))
in_every_game = pytest.mark.parametrize("name", GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_other_language = pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "en"])


# Catalogues ----------------------------------------------------------------------------------------------


@cache
def entries(folder: Path, language: str) -> tuple[Any, ...]:
    file = folder / f"{language}.ftl"
    if not file.exists():
        return ()
    return tuple(FluentParser(with_spans=False).parse(file.read_text("utf-8")).body)


@cache
def messages(folder: Path, language: str) -> dict[str, Any]:
    found = entries(folder, language)
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def references(language: str) -> set[str]:
    """The messages that others refer to."""
    found = (node for message in all_messages(language).values() for node in nodes(message))
    return {node.id.name for node in found if isinstance(node, ftl.MessageReference)}


def said(code: str, params: Mapping[str, object], language: str) -> tuple[str, list[Any]]:
    """The text of a message and what Fluent complains about."""
    words = bundle(language)
    text, errors = words.format_pattern(words.get_message(code).value, dict(params))
    return str(text), errors


@in_every_catalogue
@in_every_language
def test_catalogues_can_be_read(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert found, "there is no such catalogue"
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    assert [entry.id.name for entry in messages(folder, language).values() if entry.value is None] == []


@in_every_language
def test_a_message_has_one_place(language: str) -> None:
    codes = [e.id.name for folder in FOLDERS for e in entries(folder, language) if isinstance(e, ftl.Message)]
    assert sorted(codes) == sorted(set(codes))


def test_the_page_says_nothing_that_only_the_terminal_knows() -> None:
    page = Path(__file__).parents[1] / "web" / "src"
    quoted = {
        word for file in page.rglob("*.*") for word in re.findall(r"['\"`]([\w-]+)['\"`]", file.read_text("utf-8"))
    }
    assert "page-play-now" in quoted
    assert quoted & set(messages(SOURCES / "locales" / "terminal", "en")) == set()


@in_every_game
@in_every_language
def test_the_words_of_a_game_begin_with_its_name(name: str, language: str) -> None:
    folder = GAMES[name].words
    assert folder is not None
    assert [code for code in messages(folder, language) if not code.startswith(f"{name}-")] == []


@in_every_catalogue
@in_every_other_language
def test_languages_have_the_same_messages(folder: Path, language: str) -> None:
    assert list(messages(folder, language)) == list(messages(folder, "en"))  # in the same order, to compare them


@in_every_catalogue
@in_every_other_language
def test_messages_have_the_same_variables_in_all_languages(folder: Path, language: str) -> None:
    codes = messages(folder, "en").keys() & messages(folder, language)
    assert {code: variables(code, language) for code in codes} == {code: variables(code, "en") for code in codes}


@in_every_other_language
def test_messages_are_translated(language: str) -> None:
    common = all_messages("en").keys() & all_messages(language)
    same = {code for code in common if all_messages(language)[code].equals(all_messages("en")[code])}
    assert same == {code for tag, code in SAME_AS_ENGLISH if tag == language}


@in_every_language
def test_colours_have_all_their_letters(language: str) -> None:
    """A select on `$colour` names each colour of its game, and no other."""
    checked = 0
    for code in all_messages(language):
        for name, keys in selections(code, language):
            if name == "colour":
                game = next(game for game in COLOURS if code.startswith(f"{game}-"))
                assert "".join(keys) == COLOURS[game], code
                checked += 1
    assert checked >= len(COLOURS)


def test_a_parameter_that_is_missing_is_noticed() -> None:
    assert said("diceland-throw-letter", {"letter": "x", "letters": "r y"}, "de")[1] == []
    assert said("diceland-throw-letter", {"letter": "x"}, "de")[1] != []


# What the sources use ------------------------------------------------------------------------------------

ERRORS = ("RollwrightError", "IllegalMove", "RecordError", "BoardError", "OptionError")
SAYING = {"say": 0, "tell": 0, "say_or": 1}  # which argument is the code
CODE = re.compile(r"[a-z*]+(-+[a-zA-Z*]+)+")
FRAME = re.compile(r"frame-[a-z-]+")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Unclear(Exception):
    """The scan can't tell which codes an expression stands for."""


@dataclass(frozen=True)
class Use:
    """A code in the sources; `*` stands for a part that is only known when the program runs."""

    code: str
    params: frozenset[str] | None  # those it is given; None if the scan can't tell
    where: str

    def fits(self, code: str) -> bool:
        return re.fullmatch(re.escape(self.code).replace(r"\*", ".+"), code) is not None


@dataclass(frozen=True)
class Found:
    """A code that an expression stands for, and the parameters that a caller passes with it, if one does."""

    code: str
    params: frozenset[str] | None = None


class Scan:
    """Finds the codes in one source."""

    def __init__(self, source: str, file: str) -> None:
        self.file = file
        self.tree = ast.parse(source)
        self.function: dict[ast.AST, _Function | None] = {}
        self.looking: set[tuple[str, str]] = set()  # parameters whose callers are being looked at
        self._place(self.tree, None)

    def uses(self) -> Iterator[Use]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                yield from self._call(node)
            elif isinstance(node, ast.Tuple):
                yield from self._pair(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and FRAME.fullmatch(node.value):
                yield self._use(Found(node.value), None, node)

    def _place(self, node: ast.AST, function: _Function | None) -> None:
        self.function[node] = function
        inner = node if isinstance(node, _Function) else function
        for part in ast.iter_child_nodes(node):
            self._place(part, inner)

    def _use(self, found: Found, params: frozenset[str] | None, node: ast.expr) -> Use:
        together = None if params is None else params | (found.params or frozenset())
        return Use(found.code, together, f"{self.file}:{node.lineno}")

    def _call(self, call: ast.Call) -> Iterator[Use]:
        name = _name(call.func)
        if name in ERRORS and call.args:
            for found in self._codes(call.args[0]):
                yield self._use(found, self._given(call, found), call)
        elif name in SAYING and len(call.args) > SAYING[name]:
            try:
                codes = self._codes(call.args[SAYING[name]])
            except Unclear:  # it passes on what it was given
                return
            yield from (self._use(found, None, call) for found in codes if CODE.fullmatch(found.code))
        for keyword in call.keywords:  # the commands' help is in the catalogue
            words = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
            if keyword.arg in {"help", "metavar"} and CODE.fullmatch(str(words)):
                yield self._use(Found(str(words)), None, call)

    def _given(self, call: ast.Call, found: Found) -> frozenset[str] | None:
        """The parameters that an error is raised with."""
        named = {keyword.arg: keyword.value for keyword in call.keywords}
        cause = named.pop("cause", None)
        passed_on = None in named and found.params is None
        if passed_on or not (cause is None or (isinstance(cause, ast.Constant) and cause.value is None)):
            return None
        return frozenset(name for name in named if name is not None)

    def _pair(self, pair: ast.Tuple) -> Iterator[Use]:
        """A code and its parameters, such as a reason or a notice."""
        if len(pair.elts) != 2 or not isinstance(pair.elts[0], ast.Constant | ast.IfExp | ast.JoinedStr):
            return
        code, params = pair.elts
        if isinstance(params, ast.Dict) and all(isinstance(key, ast.Constant) for key in params.keys):
            given = frozenset(str(ast.literal_eval(key)) for key in params.keys if key is not None)
        elif isinstance(params, ast.Dict) or (isinstance(params, ast.Call) and _name(params.func) == "dict"):
            given = None
        else:
            return
        yield from (self._use(found, given, pair) for found in self._codes(code))

    def _codes(self, value: ast.expr) -> list[Found]:
        """The codes that an expression can stand for; none if it passes on one that was found elsewhere."""
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return [Found(value.value)]
        if isinstance(value, ast.IfExp):
            return [*self._codes(value.body), *self._codes(value.orelse)]
        if isinstance(value, ast.JoinedStr):
            return self._pattern(value)
        if isinstance(value, ast.Name):
            return self._named(value)
        if isinstance(value, ast.Call):
            return self._returned(value)
        if isinstance(value, ast.Subscript) and (choices := self._mapping(value.value)):
            return [code for choice in choices.values for code in self._codes(choice)]
        if isinstance(value, ast.Attribute) and value.attr == "code":
            return []  # an error's
        raise Unclear(f"{self.file}:{value.lineno}: {ast.unparse(value)}")

    def _mapping(self, value: ast.expr) -> ast.Dict | None:
        """A mapping that is written out, on the spot or under a name of the module."""
        for node in self.tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(value, ast.Name) and isinstance(target, ast.Name) and target.id == value.id:
                value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) and node.value else value
        return value if isinstance(value, ast.Dict) else None

    def _pattern(self, value: ast.JoinedStr) -> list[Found]:
        """An f-string, with what callers pass in for its one part if that can be told."""
        parts = [part.value if isinstance(part, ast.FormattedValue) else None for part in value.values]
        texts = ["*" if inner else str(ast.literal_eval(part)) for inner, part in zip(parts, value.values, strict=True)]
        open_parts = [part for part in parts if part is not None]
        fillings: list[Found] = []
        if len(open_parts) == 1 and isinstance(open_parts[0], ast.Name):
            with contextlib.suppress(Unclear):
                fillings = self._named(open_parts[0])
        pattern = "".join(texts)
        return [Found(pattern.replace("*", part.code), part.params) for part in fillings] or [Found(pattern)]

    def _named(self, name: ast.Name) -> list[Found]:
        """A local name: what is assigned to it, or what callers pass as this parameter."""
        function = self.function[name]
        if function is None:
            raise Unclear(f"{self.file}:{name.lineno}: {name.id}")
        found = []
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name | ast.Tuple):
                target = node.targets[0]
                if isinstance(target, ast.Name) and target.id == name.id:
                    found += self._codes(node.value)
                elif isinstance(target, ast.Tuple) and name.id in {_name(part) for part in target.elts}:
                    return []  # a reason with its parameters, found where it was written
        if found:
            return found
        parameters = [argument.arg for argument in function.args.args if argument.arg not in {"self", "cls"}]
        if name.id not in parameters:
            raise Unclear(f"{self.file}:{name.lineno}: {name.id}")
        return self._passed(function.name, parameters, name.id)

    def _passed(self, function: str, parameters: list[str], wanted: str) -> list[Found]:
        """What the callers of a function pass as one of its parameters."""
        if (function, wanted) in self.looking:
            return []  # the function calls itself
        self.looking.add((function, wanted))
        found = []
        for call in ast.walk(self.tree):
            if isinstance(call, ast.Call) and _name(call.func) == function:
                given = dict(zip(parameters, call.args, strict=False))
                given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
                extra = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                codes = self._codes(given[wanted]) if wanted in given else []
                found += [Found(code.code, extra | (code.params or frozenset())) for code in codes]
        self.looking.remove((function, wanted))
        if not found:
            raise Unclear(f"{self.file}: {function}")
        return found

    def _returned(self, call: ast.Call) -> list[Found]:
        name = _name(call.func)
        for function in ast.walk(self.tree):
            if isinstance(function, _Function) and function.name == name:
                returns = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
                return [code for value in returns if value is not None for code in self._codes(value)]
        raise Unclear(f"{self.file}:{call.lineno}: {ast.unparse(call)}")


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@cache
def uses() -> tuple[Use, ...]:
    files = sorted(SOURCES.rglob("*.py"))
    scans = (Scan(file.read_text("utf-8"), str(file.relative_to(SOURCES))) for file in files)
    return tuple(use for scan in scans for use in scan.uses())


def test_every_code_has_a_message() -> None:
    known = all_messages("en")
    assert [use for use in uses() if not any(use.fits(code) for code in known)] == []


def test_messages_use_only_the_parameters_that_their_codes_have() -> None:
    known = all_messages("en")
    lacking = [
        (use.where, use.code, sorted(variables(use.code, "en") - use.params))
        for use in uses()
        if use.code in known and use.params is not None and not variables(use.code, "en") <= use.params
    ]
    assert lacking == []


@in_every_game
def test_every_message_of_a_game_is_used(name: str) -> None:
    folder = GAMES[name].words
    assert folder is not None
    needed = references("en") | {f"{name}-{part}" for part in spoken_parts(name)}
    unused = [code for code in messages(folder, "en") if code not in needed and not any(u.fits(code) for u in uses())]
    assert unused == []


SCANNED = """\
KINDS: dict[type, str] = {int: "game-number", str: "game-text"}

class Reader:
    def refuse(self, reason, field, **params):
        raise BoardError(f"game-sheet-{reason}", cause=None, field=field, **params)

    def read(self, data):
        self.refuse("too-long", "ring", count=len(data))
        raise RecordError("game-no-ring" if data else "game-no-sheet", field="ring")

    def why(self):
        if self.over:
            return "game-over"
        return "game-not-asked" if self.asked else "game-waiting"

    def play(self, move):
        code = "game-late" if move else {int: "game-early", str: "game-odd"}[move]
        raise IllegalMove(code, seat=0)
        raise RecordError(KINDS[type(move)], field="move")

    def act(self):
        raise IllegalMove(self.why(), seat=1)

    def forward(self, error):
        code, params = self.reason()
        raise IllegalMove(code, **params)
        raise RecordError(error.code, field="x", cause=error)

def notices(screen, kind, large):
    yield ("game-large" if large else "game-small"), {"size": 3}
    return [("game-facts", dict(counts))], screen.say(f"{kind}-title"), "not-a-code"
"""


def test_the_scan_sees_every_form_of_a_code() -> None:
    assert {(use.code, use.params) for use in Scan(SCANNED, "game.py").uses()} == {
        ("game-sheet-too-long", frozenset({"field", "count"})),
        ("game-no-ring", frozenset({"field"})),
        ("game-no-sheet", frozenset({"field"})),
        ("game-number", frozenset({"field"})),
        ("game-text", frozenset({"field"})),
        ("game-late", frozenset({"seat"})),
        ("game-early", frozenset({"seat"})),
        ("game-odd", frozenset({"seat"})),
        ("game-over", frozenset({"seat"})),
        ("game-not-asked", frozenset({"seat"})),
        ("game-waiting", frozenset({"seat"})),
        ("game-large", frozenset({"size"})),
        ("game-small", frozenset({"size"})),
        ("game-facts", None),
        ("*-title", None),
    }


def test_the_scan_does_not_pass_over_a_code_in_silence() -> None:
    with pytest.raises(Unclear, match=r"codes\[0\]"):
        list(Scan("raise OptionError(codes[0])", "game.py").uses())


def test_a_code_with_an_open_part_fits_messages() -> None:
    use = Use("*-title", None, "")
    assert use.fits("diceland-title")
    assert not use.fits("diceland-titles")


# What a table says ---------------------------------------------------------------------------------------


def spoken_parts(name: str) -> list[str]:
    """What a terminal says about every game, by convention."""
    reasons = [f"reason-{reason}" for reason in GAMES[name].kernel.REASONS if reason is not None]
    return ["title", "score", "aim", "letters", *reasons, *(f"ask-{word}" for word in asked(name))]


@cache
def asked(name: str) -> tuple[str, ...]:
    """The first words of the first legal move, over some games: what a player can be asked for."""
    kind = GAMES[name]
    options: dict[str, Any] = {kind.material.option: kind.material.catalogue()[:2]}
    words: dict[str, None] = {}
    for seed in range(10):
        game = rollwright.new_game(name, dice=rollwright.SeededDice(seed), **options)
        while not game.over and len(game.events) < 400:
            if game.awaiting_roll:
                game.roll()
                continue
            seat = game.pending[0]
            legal = game.legal_moves(seat)
            words[legal[0].split()[0]] = None
            game.play(seat, legal[(seed + len(game.events)) % len(legal)])
    return tuple(words)


@in_every_game
@in_every_language
def test_a_table_can_say_all_it_needs(name: str, language: str) -> None:
    for part in spoken_parts(name):
        assert all_messages(language)[f"{name}-{part}"].value is not None
        assert variables(f"{name}-{part}", language) == set(), "there is nothing to put in"


def test_what_players_are_asked_for() -> None:
    assert set(asked("diceland")) == {"pick", "reroll", "use", "cross"}
    assert set(asked("ring-and-route")) == {"keep", "ring", "route", "done"}
