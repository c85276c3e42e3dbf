"""The expert plays the solved table, and answers a rush."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.ring_and_route.bots.plain import own_game, own_paper, plain, plain_action, shipped_game
from rollwright import Game
from rollwright.bots.greedy import greedy_action
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of, newest_knowledge, shipped_knowledge
from rollwright.games.ring_and_route.bots.making.solve import solve_paper
from rollwright.games.ring_and_route.bots.racer import HASTY
from rollwright.games.ring_and_route.bots.solved import PRICES, Recipe, SolvedPaper
from rollwright.games.ring_and_route.bots.value import EXPERT
from rollwright.games.ring_and_route.picture.facet import SheetMarks
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge


def ends_of_a_part(game: Game, seat: int) -> Iterator[Game]:
    """Every way in which a seat can mark, before it finishes its part."""
    yield game
    for move in game.legal_moves(seat):
        if move not in ("done", "turn"):
            after = game.copy()
            after.play(seat, move)
            yield from ends_of_a_part(after, seat)


def value_of(game: Game, seat: int, solved: SolvedPaper) -> float:
    """Of finishing one's part like this."""
    marks = SheetMarks.of(game, seat)
    state, me = game.state, kernel.SEAT + seat * kernel.SEAT_SIZE
    active, which = state[kernel.ACTIVE], state[me + kernel.SHEET]
    missed = state[me + kernel.USED].bit_count() < (3 if active == seat else 2)
    side, phase = (seat + which) % 2, (active + 1 - seat) % 2
    if marks.misthrows + missed < 3:
        return solved.sheet(side, which).value(marks.ring, marks.route, marks.misthrows + missed, phase)
    points = game.scores[seat] - state[me + kernel.BANKED]
    return points + (solved.sheet(1 - side, 1).empty()[phase] if which == 0 else 0)


@pytest.mark.compiled
def test_marks_by_the_table_lead_to_the_best_value() -> None:
    game = own_game(1)
    known = knowledge_of(game.setup, EXPERT)
    solved = solve_paper(Recipe(own_paper(), 2, PRICES[2]))
    looked_at = 0
    while not game.over:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        if "done" in game.legal_moves(seat):
            best = max(value_of(end, seat, solved) for end in ends_of_a_part(game, seat))
            chosen = game.copy()
            while (action := known.action(chosen, seat)) < kernel.DONE:
                chosen.act(seat, action)
            assert value_of(chosen, seat, solved) == pytest.approx(best)
            looked_at += 1
        game.act(seat, known.action(game, seat))
    assert looked_at > 10


# A rush: a seat that ends its first sheet for next to nothing, to end the game while it is ahead ----------


def game_against(points: int, seats: int = 2) -> Game:
    """Seat 0 is active, well ahead, and ends the game if it doesn't use all dice; the first sheets of the others had so
    many points."""
    ring = [f"c{space}" for space in range(16)]
    own = {"sheet": 2, "points": 60, "ring": ring[:6], "route": ["n0"], "misthrows": 2}
    other = {"sheet": 2, "points": points, "ring": ring[:5], "misthrows": 2}
    game = shipped_game(seats)
    return Game(game.kind, game.setup, start={"active": 0, "turns": 30, "seats": [own] + [other] * (seats - 1)})


def dice_used(game: Game, throw: str, know: Knowledge | None) -> int:
    """By seat 0, greedy or knowing, if it keeps this throw."""
    game.roll(throw)
    game.act(0, kernel.KEEP)
    while 0 in game.pending:
        used = game.state[kernel.SEAT + kernel.USED].bit_count()
        game.act(0, greedy_action(game, 0) if know is None else plain_action(game, 0, know))
    return used


def useful_throw(game: Game) -> str:
    """One of which all three dice can be used."""
    throws = [throw for throw, _ in game.outcomes()]
    return next(throw for throw in throws if dice_used(game.copy(), throw, None) == 3)


def test_an_expert_ends_a_game_that_is_rushed_while_it_is_ahead() -> None:
    know = plain(newest_knowledge(game_against(0).setup, EXPERT))
    throw = useful_throw(game_against(0))
    assert dice_used(game_against(HASTY - 1), throw, know) < 3
    assert dice_used(game_against(HASTY), throw, know) == 3  # nobody is in a hurry: it plays on for points


def test_tables_alone_never_hurry() -> None:
    know = plain(shipped_knowledge(game_against(0).setup))
    assert dice_used(game_against(0), useful_throw(game_against(0)), know) == 3


def test_only_a_single_other_is_taken_to_rush() -> None:
    game = game_against(0, seats=3)
    know = plain(newest_knowledge(game.setup, EXPERT))
    assert dice_used(game, useful_throw(game_against(0, seats=3)), know) == 3
