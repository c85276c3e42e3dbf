"""Bot levels in a batch of games (`batch_games`): they play until the caller is asked. A loop of its own, since the
machine code of all levels takes long to compile."""

from __future__ import annotations

from rollwright.kernel.batch_games import (
    AGENT,
    ASKED,
    DEAL,
    GAMES,
    LEVELS,
    LOG,
    SEATS,
    facts_of,
    place_of,
    play_until_asked,
)
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Numbers, Players, State, ready
from rollwright.kernel.game_loop import NOBODY
from rollwright.kernel.twins import entry, step


@entry
def play_levels(
    all_facts: Facts,
    crew: int,
    crew_of: Numbers,
    players: Players,
    run: Numbers,
    state: State,
    log: State,
    out: State,
    seat_of: State,
) -> None:
    """Plays the games of a batch in which a bot level is to move, until the caller is asked.

    What bots know depends on the deal: `players` are those of the deals that `crew_of` gives the number `crew`.
    """
    all_facts, crew_of, players, run = raw(all_facts), raw(crew_of), ready(players), raw(run)
    state, log, out, seat_of = raw(state), raw(log), raw(out), raw(seat_of)
    for number in range(run[GAMES]):
        if crew_of[log[number * LOG + DEAL]] == crew and _is_to_move(run, log, number, seat_of[number]):
            facts = facts_of(all_facts, run, log, number)
            play_until_asked(run, run[ASKED], facts, players, number, state, log, out, seat_of)


@step
def _is_to_move(run: Numbers, log: Numbers, number: int, seat: int) -> bool:
    """Whether a bot level plays the seat that is to move in a game."""
    if seat == NOBODY:
        return False
    return (run[LEVELS] >> place_of(seat, log[number * LOG + AGENT], run[SEATS])) & 1 == 1
