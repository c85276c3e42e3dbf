"""Climb: a die falls, everyone climbs so many steps or rests; whoever stands exactly on step 15 wins."""

from pathlib import Path

from climb import greedy, kernel, observation
from climb.facets import ClimbMaterial, ClimbNotation, ClimbPicture
from rollwright.core.facets import Bots, Lessons, Observation
from rollwright.core.game_type import GameType


class ClimbBots(Bots):
    greedy = greedy


GAME = GameType(
    name="climb",
    kernel=kernel,
    material=ClimbMaterial(),
    notation=ClimbNotation(),
    picture=ClimbPicture(),
    lessons=Lessons(Path(__file__).parent / "lessons"),
    observation=Observation(observation),
    bots=ClimbBots(),
    words=Path(__file__).parent / "words",
)
