"""Uses of dice are numbered."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses


def test_uses_are_numbered_whatever_the_order_of_their_signs() -> None:
    assert len(dice_uses.all_uses()) == dice_uses.USES
    assert dice_uses.use_of() == dice_uses.NOTHING
    assert dice_uses.use_of(3, 8) == dice_uses.use_of(8, 3) != dice_uses.use_of(3, 3, 8)


def test_each_colour_of_a_use_is_a_step() -> None:
    colours = [{sign for sign in use if dice_uses.FACES <= sign < dice_uses.UNUSED} for use in dice_uses.all_uses()]
    assert sum(map(len, colours)) == dice_uses.COLOUR_STEPS
