"""The coach of a server: reviews, positions, tries and hints, in two processes."""

from __future__ import annotations

from rollwright.server.clients import Clients
from rollwright.server.coach.desk import Desk
from rollwright.server.coach.hints import Hints
from rollwright.server.coach.once import Once
from rollwright.server.coach.process import CoachProcess
from rollwright.server.coach.reviews import Reviews
from rollwright.server.coach.worker import Work
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.settings import Settings

LONG, SHORT = 19, 10  # niceness: a review has time, and somebody waits for a hint; tables come first


class ServerCoach:
    """Its processes start with the first work, or with `warm`; what takes long is not in the way of what is short."""

    def __init__(self, referee: Referee, settings: Settings, clients: Clients, metrics: Metrics) -> None:
        most = settings.coach_waiting
        self._long = Desk(CoachProcess(LONG), settings.review, most, metrics, "reviews")
        self._short = Desk(CoachProcess(SHORT), settings.analysis, most, metrics, "analyses")
        self._metrics = metrics
        once = Once(referee.tables.store)
        self.reviews = Reviews(self._long, once, settings.reviews_kept, clients.reviewing, metrics)
        self.hints = Hints(referee, self._short, metrics)

    async def answer(self, work: Work) -> bytes:
        """The answer to a question about a position."""
        self._metrics.analyses += 1
        return await self._short.do(work)

    def warm(self) -> None:
        """Starts both processes."""
        self._short.warm()
        self._long.warm()

    def close(self) -> None:
        """Ends everything."""
        self._long.close()
        self._short.close()
