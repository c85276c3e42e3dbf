"""`rollwright review`: what a game was decided by: luck, one's own decisions, and the others'."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rollwright.cli.files import check_writable, read_text, write_text
from rollwright.cli.progress import late_bar
from rollwright.cli.screen import Screen
from rollwright.cli.show_review import show_review
from rollwright.coach.picture import review_svg
from rollwright.coach.report import Review
from rollwright.coach.review import review
from rollwright.core.errors import OptionError
from rollwright.core.record import parse_record


def run(screen: Screen, files: Sequence[str], svg: str | None, *, as_json: bool) -> None:
    """Carries out `rollwright review`."""
    if svg is not None and len(files) > 1:
        raise OptionError("option-review-svg")
    picture = None if svg is None else check_writable(svg)
    found: list[tuple[str, Review]] = []
    for file in files:
        record = parse_record(read_text(file))
        with late_bar(screen, screen.say("coach-working", file=file)) as progress:
            done = review(record, screen.language, progress)
        found.append((file, done))
        if picture is not None:
            write_text(picture, review_svg(done))
        if not as_json:
            show_review(screen, file, done)
    if as_json:
        values = [{"file": file, **msgspec.to_builtins(each)} for file, each in found]
        screen.give(values[0] if len(values) == 1 else values)
