"""What the server doesn't do, each with a code that the page says in words."""

from __future__ import annotations

from rollwright.core.errors import Param, RollwrightError


class Refused(RollwrightError):
    """A request or command that is not carried out; nothing has changed."""

    def __init__(self, code: str, *, status: int = 409, **params: Param) -> None:
        super().__init__(code, cause=None, **params)
        self.status = status


def plain(error: RollwrightError) -> dict[str, object]:
    """The refusal as the page gets it."""
    return {"code": error.code, "params": error.params}
