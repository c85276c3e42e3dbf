"""Ring & Route: cross a ring of colours, draw a route through numbers, avoid misthrows."""

from rollwright.games.ring_and_route.game import RingAndRoute

GAME = RingAndRoute()
