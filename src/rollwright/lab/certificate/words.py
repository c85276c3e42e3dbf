"""What a certificate says, in words: the same sentences in the terminal and on a page."""

from __future__ import annotations

from typing import Any

from rollwright.bots.names import bot_name
from rollwright.words import decimal, say


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share in percent."""
    return f"{decimal(100 * share, digits, language)}\N{NO-BREAK SPACE}%"


def verdict(figures: dict[str, Any], language: str) -> str:
    """Whether the boards are fair, and which are not."""
    tolerance = f"{100 * figures['tolerance']:g}"
    if figures["fair"]:
        return say("certificate-fair", {"tolerance": tolerance}, language)
    return say("certificate-unfair", {"tolerance": tolerance, "pieces": ", ".join(figures["unfair"])}, language)


def heading(part: dict[str, Any], language: str) -> str:
    """Which tables and which judge."""
    return say("certificate-part", {"seats": part["seats"], "judge": bot_name(part["judge"], language)}, language)


def sentences(part: dict[str, Any], language: str) -> list[str]:
    """What else was found at these tables: how many games, who begins, how long they are, and how they are won."""
    turns, sample = part["turns"], part["sample"]
    length = {name: decimal(turns[name], 1, language) for name in ("mean", "sd")}
    places = ", ".join(percent(share, language) for share in part["by_place"])
    told = [
        say("certificate-games", {"games": part["games"], "equal": percent(part["equal"], language)}, language),
        say("certificate-first", {"shares": places}, language),
        say("certificate-length", {**length, "min": turns["min"], "max": turns["max"]}, language),
        say("certificate-lead", {"changes": decimal(sample["lead_changes"], 1, language)}, language),
    ]
    feats = [
        f"{say(feat['code'], feat['params'], language)} {percent(feat['share'], language, 0)}"
        for feat in sample["won_by"]
    ]
    return [*told, say("certificate-won-by", {"shares": ", ".join(feats)}, language)] if feats else told


def repeat(figures: dict[str, Any], language: str) -> list[str]:
    """The command that gives the certificate again, and the hash to compare."""
    return [
        say("certificate-repeat", {"command": figures["command"]}, language),
        say("certificate-hash", {"hash": figures["hash"], "version": figures["rollwright"]}, language),
    ]
