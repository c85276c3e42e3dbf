"""`rollwright certify`: boards play each other; whether they are equally good, as a certificate."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import typer

from rollwright.cli.files import check_writable, path_of, read_text, write_text
from rollwright.cli.pieces import find_piece, in_file, reader_of, whole_text
from rollwright.cli.progress import STEPS, announce_compiling, prepare_bots, progress_bar
from rollwright.cli.screen import Screen
from rollwright.cli.seed import new_seed
from rollwright.cli.tables import table_of
from rollwright.cli.workers import check_workers
from rollwright.core.errors import BoardError, OptionError
from rollwright.core.game_type import GameType
from rollwright.core.setup import MOST_SEATS
from rollwright.lab.certificate import Trial, certify
from rollwright.lab.certificate.page import certificate_page
from rollwright.lab.certificate.plot import certificate_svg, title_of
from rollwright.lab.certificate.report import certificate_text
from rollwright.lab.certificate.words import heading, percent, repeat, sentences, verdict

PRINTED = "-"  # instead of a file's name: to the terminal
INTERRUPTED = 130  # what shells expect after Ctrl-C


@dataclass(frozen=True)
class Outputs:
    """The files to write; each None if it is not asked for."""

    json: str | None
    html: str | None
    svg: str | None

    def check(self) -> None:
        """OptionError if any of them can't be written, before the games are played."""
        for name in (self.json, self.html, self.svg):
            if name is not None and name != PRINTED:
                check_writable(name)


@dataclass(frozen=True)
class Pieces:
    """The boards or sheets that are compared."""

    kind: GameType
    pieces: tuple[str, ...]
    names: tuple[str, ...]
    options: dict[str, Any]
    source: str = ""  # a paper's file


def run(
    screen: Screen,
    what: Sequence[str],
    seats: str,
    judges: str,
    within: float,
    seed: int | None,
    workers: int | None,
    journal: str | None,
    outputs: Outputs,
) -> None:
    """Carries out `rollwright certify`."""
    check_workers(workers)
    outputs.check()
    found = find_pieces(what)
    trial = Trial(
        game=found.kind.name,
        pieces=found.pieces,
        names=found.names,
        seats=_seats(seats),
        judges=tuple(judge.strip() for judge in judges.split(",")),
        seed=new_seed() if seed is None else seed,
        within=within,
        options=found.options,
        source=found.source,
    )
    trial.check()
    announce_compiling(screen, found.kind, levels=True)
    figures = _play(screen, trial, workers, journal)
    if outputs.json == PRINTED:
        sys.stdout.write(certificate_text(figures))
    else:
        _show(screen, figures)
    _write(screen, outputs, figures)


def find_pieces(what: Sequence[str]) -> Pieces:
    """The boards or sheets that are named, or in files. A single file with a paper means its two sides."""
    named = [_named(name) for name in what]
    kinds = list(dict.fromkeys(kind for kind, _ in named))
    if len(kinds) > 1:
        other = next(name for name, (kind, _) in zip(what, named, strict=True) if kind is not kinds[0])
        raise OptionError("certify-mixed", piece=other, first=what[0])
    kind = kinds[0]
    texts = [text for _, text in named]
    if any(
        find_piece(name) is None and len(kind.material.faces(text)) > 1 for name, text in zip(what, texts, strict=True)
    ):
        if len(texts) > 1:
            raise OptionError("certify-papers")
        own = kind.material.own(texts)
        return Pieces(kind, own.pieces, own.pieces, dict(own.options), what[0])
    names = tuple(name if find_piece(name) is None else text for name, text in zip(what, texts, strict=True))
    for number, text in enumerate(texts):
        if text in texts[:number]:
            raise OptionError("certify-same", piece=names[number])
    return Pieces(kind, tuple(texts), names, {})


def _named(name: str) -> tuple[GameType, str]:
    if found := find_piece(name):
        return found
    text = whole_text(read_text(name))
    kind = reader_of(text, name)
    try:
        kind.material.own([text])
    except BoardError as error:
        raise in_file(name, error) from None
    return kind, text


def _seats(words: str) -> tuple[int, ...]:
    try:
        return tuple(dict.fromkeys(int(word) for word in words.split(",")))
    except ValueError:
        raise OptionError("certify-seats", most=MOST_SEATS) from None


def _play(screen: Screen, trial: Trial, workers: int | None, journal: str | None) -> dict[str, Any]:
    book: Path | None = None if journal is None else path_of(journal)
    try:
        prepare_bots(screen, partial(trial.prepare, workers))
        with progress_bar(screen, screen.say("certificate-playing"), STEPS) as progress:
            return certify(trial, workers, progress, journal=book)
    except KeyboardInterrupt:
        screen.fail(screen.say("certify-lost") if book is None else screen.say("certify-interrupted", file=book))
        raise typer.Exit(INTERRUPTED) from None


def _show(screen: Screen, figures: dict[str, Any]) -> None:
    screen.heading(title_of(figures, screen.language), screen.say("simulate-seed", seed=str(figures["seed"])))
    for part in figures["parts"]:
        table = table_of(("", screen.say("column-share"), "95 %"), heading(part, screen.language))
        for share in part["shares"]:
            span = f"{screen.decimal(100 * share['low'], 2)}–{screen.decimal(100 * share['high'], 2)}"
            style = "" if share["fair"] else "bold red"
            table.add_row(share["piece"], percent(share["value"], screen.language, 2), span, style=style)
        screen.console.print(table)
        for words in sentences(part, screen.language):
            screen.write(words)
    screen.write(verdict(figures, screen.language), "bold")
    for words in repeat(figures, screen.language):
        screen.write(words)


def _write(screen: Screen, outputs: Outputs, figures: dict[str, Any]) -> None:
    files = (
        (outputs.json, certificate_text),
        (outputs.html, partial(certificate_page, language=screen.language)),
        (outputs.svg, partial(certificate_svg, language=screen.language)),
    )
    for name, text_of in files:
        if name is not None and name != PRINTED:
            write_text(path_of(name), text_of(figures))
            if outputs.json != PRINTED:
                screen.tell("file-written", file=name)
