"""The address of a database, `postgresql://…`, and how it is shown: never with a password."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode, urlsplit

from rollwright.core.errors import OptionError

SCHEMES = ("postgresql", "postgres")
SECRET = {"password", "sslpassword"}  # parameters


def is_address(text: str) -> bool:
    """Whether a text looks like the address of a database, rather than a path."""
    return "://" in text


def checked_address(text: str) -> str:
    """An address that can be connected to; OptionError if it is none."""
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 - reading it is the check
    except ValueError:
        raise OptionError("store-address", address=shown(text)) from None
    if parts.scheme not in SCHEMES or not (parts.path.strip("/") or "dbname=" in parts.query):
        raise OptionError("store-address", address=shown(text))
    return text


def shown(text: str) -> str:
    """An address without its password."""
    try:
        parts = urlsplit(text)
        query = [(name, value) for name, value in parse_qsl(parts.query) if name not in SECRET]
    except ValueError:
        return f"{text.partition('://')[0]}://…"
    who, _, where = parts.netloc.rpartition("@")
    user = who.partition(":")[0]
    rest = f"?{urlencode(query)}" if query else ""
    return f"{parts.scheme}://{f'{user}@' if user else ''}{where}{parts.path}{rest}"
