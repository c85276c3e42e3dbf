"""Ring & Route's announcements: misthrows, sheets that are turned over (R11–R13), and why the game is over (R15)."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.facets import Announcements, Why
from rollwright.core.position import Position
from rollwright.games.ring_and_route.rules import kernel as k


class RingAndRouteAnnouncements(Announcements):
    def after(self, position: Position, before: Sequence[int]) -> list[Why]:
        announced: list[Why] = []
        after = position.numbers
        for seat, name in enumerate(position.setup.names):
            me = k.SEAT + seat * k.SEAT_SIZE
            if count := _misthrow(before, after, seat):
                second = before[me + k.SHEET] == 1
                last = second and count == k.MISTHROWS_ALLOWED and not position.over  # others still have to mark
                code = "ring-and-route-news-last-misthrow" if last else "ring-and-route-news-misthrow"
                sheet = 2 if second else 1
                announced.append((code, {"seat": seat, "name": name, "count": count, "sheet": sheet}))
            if after[me + k.SHEET] > before[me + k.SHEET]:
                points = after[me + k.BANKED]
                announced.append(("ring-and-route-news-turned", {"seat": seat, "name": name, "points": points}))
        return announced

    def throw_due(self, position: Position) -> Why:
        state = position.numbers
        again = state[k.PHASE] == k.THROW_AGAIN
        name = position.setup.names[state[k.ACTIVE]]
        return ("ring-and-route-throw-again" if again else "ring-and-route-throw"), {"name": name}

    def reason(self, position: Position) -> str | None:
        """If misthrows and a full sheet end the game together, both are told (R15)."""
        told = position.reason
        both = told == "misthrows" and any(_has_filled_second(position, seat) for seat in range(position.seats))
        return "misthrows-and-full-sheet" if both else told

    def active_seat(self, position: Position) -> int | None:
        return None if position.over else position.numbers[k.ACTIVE]


def _misthrow(before: Sequence[int], after: Sequence[int], seat: int) -> int:
    """The number of the misthrow that the event has brought a seat; 0 if it brought none.

    Who finishes last may turn the sheet over with the same event, and the new one has no misthrows.
    """
    me = k.SEAT + seat * k.SEAT_SIZE
    if after[me + k.SHEET] == before[me + k.SHEET]:
        return after[me + k.MISTHROWS] if after[me + k.MISTHROWS] > before[me + k.MISTHROWS] else 0
    if not before[k.PENDING] >> seat & 1 or k.dice_in(before[me + k.USED]) >= k.dice_due(before, 0, seat):
        return 0
    return before[me + k.MISTHROWS] + 1


def _has_filled_second(position: Position, seat: int) -> bool:
    state, me = position.numbers, k.SEAT + seat * k.SEAT_SIZE
    return bool(state[me + k.SHEET]) and state[me + k.CROSSED] == k.RING_MASK and state[me + k.LENGTH] == k.NUMBERS
