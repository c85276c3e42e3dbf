"""Ring & Route: cross a ring of colours, draw a route through numbers, avoid misthrows."""

from pathlib import Path

from rollwright.core.facets import Lessons, Observation
from rollwright.core.game_type import GameType
from rollwright.games.ring_and_route import observation
from rollwright.games.ring_and_route.announcements import RingAndRouteAnnouncements
from rollwright.games.ring_and_route.bots.facet import RingAndRouteBots
from rollwright.games.ring_and_route.coach.facet import RingAndRouteCoach
from rollwright.games.ring_and_route.material.facet import RingAndRouteMaterial
from rollwright.games.ring_and_route.page import RingAndRoutePage
from rollwright.games.ring_and_route.picture.facet import RingAndRoutePicture
from rollwright.games.ring_and_route.printing import RingAndRoutePrinting
from rollwright.games.ring_and_route.rules import kernel
from rollwright.games.ring_and_route.rules.chance import RingAndRouteChance
from rollwright.games.ring_and_route.rules.notation import RingAndRouteNotation
from rollwright.games.ring_and_route.workshop.facet import RingAndRouteWorkshop

GAME = GameType(
    name="ring-and-route",
    kernel=kernel,
    chance=RingAndRouteChance(),
    material=RingAndRouteMaterial(),
    notation=RingAndRouteNotation(),
    picture=RingAndRoutePicture(),
    page=RingAndRoutePage(),
    announcements=RingAndRouteAnnouncements(),
    lessons=Lessons(Path(__file__).parent / "lessons"),
    observation=Observation(observation),
    bots=RingAndRouteBots(),
    coach=RingAndRouteCoach(),
    workshop=RingAndRouteWorkshop(),
    printing=RingAndRoutePrinting(),
    always_won=True,  # R15, R19: somebody has most points when the game ends
    words=Path(__file__).parent / "words",
)
