"""Diceland (Würfelland): cross connected spaces, collect treasures, complete a colour."""

from pathlib import Path

from rollwright.core.facets import Lessons, Observation
from rollwright.core.game_type import GameType
from rollwright.games.diceland import observation
from rollwright.games.diceland.announcements import DicelandAnnouncements
from rollwright.games.diceland.bots.facet import DicelandBots
from rollwright.games.diceland.coach.facet import DicelandCoach
from rollwright.games.diceland.material.facet import DicelandMaterial
from rollwright.games.diceland.page import DicelandPage
from rollwright.games.diceland.picture.facet import DicelandPicture
from rollwright.games.diceland.printing import DicelandPrinting
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.chance import DicelandChance
from rollwright.games.diceland.rules.notation import DicelandNotation
from rollwright.games.diceland.workshop.facet import DicelandWorkshop

GAME = GameType(
    name="diceland",
    kernel=kernel,
    chance=DicelandChance(),
    material=DicelandMaterial(),
    notation=DicelandNotation(),
    picture=DicelandPicture(),
    page=DicelandPage(),
    announcements=DicelandAnnouncements(),
    lessons=Lessons(Path(__file__).parent / "lessons"),
    observation=Observation(observation),
    bots=DicelandBots(),
    coach=DicelandCoach(),
    workshop=DicelandWorkshop(),
    printing=DicelandPrinting(),
    words=Path(__file__).parent / "words",
)
