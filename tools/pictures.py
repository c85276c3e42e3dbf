"""Draws the pictures of the documentation, from golden games and of Europe's boards: `python tools/pictures.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import rollwright
from rollwright.core.record import begin_record, replay_event
from rollwright.games.diceland.material.board import EUROPE
from rollwright.games.diceland.picture import svg as diceland_svg
from rollwright.games.diceland.picture.facet import crossed_spaces
from rollwright.games.ring_and_route.picture import svg as ring_and_route_svg
from rollwright.games.ring_and_route.picture.facet import SheetMarks
from rollwright.picture import svg

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
COLUMNS, SIDE, GAP = 4, 300, 12  # of a sheet of boards


def position(name: str, share: float) -> rollwright.Game:
    """A golden game after a share of its events."""
    record = rollwright.parse_record((ROOT / "tests" / "golden" / f"{name}.roll.json").read_text("utf-8"))
    game = begin_record(record)
    for index, event in enumerate(record["events"][: int(len(record["events"]) * share)]):
        replay_event(game, index, event)
    return game


def sheet_of_boards(names: Sequence[str]) -> str:
    """Boards side by side, each with its name."""
    picture = rollwright.game_type("diceland").picture
    step, rows = SIDE + GAP, -(-len(names) // COLUMNS)
    boards = (
        svg.placed(picture.piece_svg(name, name), number % COLUMNS * step, number // COLUMNS * step, SIDE, SIDE)
        for number, name in enumerate(names)
    )
    size = f"{COLUMNS * step - GAP} {rows * step - GAP}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{"".join(boards)}</svg>\n'


def pictures() -> Iterator[tuple[Path, str]]:
    """Every picture's file and contents."""
    game = position("diceland-2-greedy", 0.6)
    yield (
        PICTURES / "diceland.svg",
        diceland_svg.board_svg(game.setup.material.boards[0], crossed_spaces(game, 0)),
    )
    game = position("ring-and-route-2-greedy", 0.35)
    marks = SheetMarks.of(game, 0)
    yield (
        PICTURES / "ring-and-route.svg",
        ring_and_route_svg.sheet_svg(marks.sheet, marks.ring, marks.route, marks.misthrows),
    )
    yield PICTURES / "europe.svg", sheet_of_boards(EUROPE)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for file, contents in pictures():
        file.write_text(contents, "utf-8")


if __name__ == "__main__":
    main()
