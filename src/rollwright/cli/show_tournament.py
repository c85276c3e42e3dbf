"""The figures of a tournament in the terminal: the ladder, the pairings, and each bot against each other."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rollwright.bots.names import bot_name
from rollwright.cli.screen import Screen
from rollwright.cli.tables import table_of
from rollwright.lab.tournament import Plan
from rollwright.lab.tournament.plot import signed

UNKNOWN = "–"


def show_figures(screen: Screen, plan: Plan, figures: dict[str, Any]) -> None:
    """Shows the figures of a tournament."""
    screen.heading(screen.title(plan.kind), screen.say("simulate-seed", seed=str(plan.seed)))
    screen.tell("tournament-games", games=plan.games_per_pairing, pairs=plan.pairs, seats=plan.seats)
    screen.console.print(_ladder(screen, figures["bots"], screen.say("tournament-raw")))
    if all(bot["adjusted"] for bot in figures["bots"]):
        clean = [{**bot, **bot["adjusted"]} for bot in figures["bots"]]
        screen.console.print(_ladder(screen, clean, screen.say("tournament-adjusted")))
    if figures["anchor"] is None:
        screen.tell("tournament-anchor-none")
    else:
        screen.tell("tournament-anchor", bot=bot_name(figures["anchor"], screen.language))
    screen.console.print(_pairings(screen, figures["pairings"]))
    if len(plan.bots) > 2 and not plan.gauntlet:
        screen.console.print(_cross_table(screen, figures))
    for pairing in figures["pairings"]:
        _tell_more(screen, plan, pairing)


def _ladder(screen: Screen, bots: list[dict[str, Any]], title: str) -> Table:
    share, games = screen.say("column-share"), screen.say("column-games")
    table = table_of(("", screen.say("column-player"), "Elo", "±", share, "95 %", games), title)
    for place, bot in enumerate(bots, start=1):
        half = (bot["elo"]["high"] - bot["elo"]["low"]) / 2
        elo = signed(bot["elo"]["value"]), f"{half:.0f}" if half else UNKNOWN
        table.add_row(
            str(place),
            bot_name(bot["bot"], screen.language),
            *elo,
            screen.percent(bot["share"]["value"]),
            _span(screen, bot),
            str(bot["games"]),
        )
    return table


def _pairings(screen: Screen, pairings: list[dict[str, Any]]) -> Table:
    heads = map(screen.say, ("column-pairing", "column-share", "tournament-adjusted"))
    table = table_of((*heads, "Elo"))
    for pairing in pairings:
        clean = pairing["adjusted"]
        table.add_row(
            f"{bot_name(pairing['bot'], screen.language)} – {bot_name(pairing['opponent'], screen.language)}",
            _share(screen, pairing),
            _share(screen, clean) if clean else UNKNOWN,
            signed(pairing["elo"]["value"]),
        )
    return table


def _share(screen: Screen, figures: dict[str, Any]) -> str:
    return f"{screen.percent(figures['share']['value'])} ({_span(screen, figures)})"


def _span(screen: Screen, figures: dict[str, Any]) -> str:
    return "–".join(screen.decimal(100 * figures["share"][end], 1) for end in ("low", "high"))


def _cross_table(screen: Screen, figures: dict[str, Any]) -> Table:
    names = [bot["bot"] for bot in figures["bots"]]
    shares = {}
    for pairing in figures["pairings"]:
        share = pairing["share"]["value"]
        shares[pairing["bot"], pairing["opponent"]] = share
        shares[pairing["opponent"], pairing["bot"]] = 1 - share
    places = map(str, range(1, len(names) + 1))
    table = table_of(("", screen.say("column-player"), *places), screen.say("tournament-cross"))
    for place, name in enumerate(names, start=1):
        row = [screen.decimal(100 * shares[name, other], 1) if name != other else "" for other in names]
        table.add_row(str(place), bot_name(name, screen.language), *row)
    return table


def _tell_more(screen: Screen, plan: Plan, pairing: dict[str, Any]) -> None:
    """What luck and the test have to say about a pairing."""
    bots = {side: bot_name(pairing[side], screen.language) for side in ("bot", "opponent")}
    if pairing["adjusted"]:
        factor = screen.decimal(pairing["adjusted"]["variance_factor"], 2)
        screen.tell("tournament-variance", factor=factor, **bots)
    if plan.sprt is not None and pairing["sprt"]:
        bounds = {"elo0": f"{plan.sprt.elo0:g}", "elo1": f"{plan.sprt.elo1:g}"}
        ratio = screen.decimal(pairing["sprt"]["ratio"], 2)
        code = f"tournament-sprt-{pairing['sprt']['verdict']}"
        screen.tell(code, games=pairing["games"], ratio=ratio, **bounds, **bots)
