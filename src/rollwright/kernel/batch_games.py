"""The games of a batch, which the caller steps together: their layout in memory, how one begins, and how it goes on
until the caller is asked.

`run` has the sizes and settings of the batch. The states of its games lie one after the other in `state`, and `log` has
a row for each game. Each game is played on one of several deals, whose facts lie one after the other. A *place* is a
seat counted clockwise from the caller's own, which is place 0.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.kernel.bits import beyond
from rollwright.kernel.contract import Facts, Numbers, Players, State, begin, choose
from rollwright.kernel.game_loop import ASK, GameRun, drawn, nothing, play_on
from rollwright.kernel.stream import CHOICES, DICE, below, derive
from rollwright.kernel.twins import step

# `run`: sizes and settings
GAMES = 0
SEATS = 1
SIZE = 2  # of a state
DEALS = 3
WIDTH = 4  # of a deal's facts
KEY = 5  # of all random streams
ASKED = 6  # the places that the caller plays, as bits; always with place 0
LEVELS = 7  # the places that bot levels play, as bits
WHO = 8  # the caller's own seat: its number, ALL seats, or each IN_TURN
ACTIONS = 9
MASK_WORDS = 10  # eight actions each
OBSERVATION_WORDS = 11
RUN = 12

ALL = -1
IN_TURN = -2

# `log`: a row for each game
BEGUN = 0  # how often it has been started
DICE_KEY = 1
CHOICE_KEY = 2
THROWS = 3  # since it was started
DECISIONS = 4  # since it was started
AGENT = 5  # the caller's own seat, or ALL
MOVED = 6  # the caller's own seat, or with ALL the seat that moved last
DEAL = 7
LOG = 8

_DEALT = 2  # the stream from which a game's deal is drawn, beside DICE and CHOICES


class Stops(NamedTuple):
    """Where the game loop stops: at seats whose place is in `asked`."""

    agent: int
    seats: int
    asked: int


@step
def facts_of(all_facts: Facts, run: Numbers, log: Numbers, number: int) -> Facts:
    """The facts of the deal that a game of a batch is on."""
    facts: Facts = beyond(all_facts, log[number * LOG + DEAL] * run[WIDTH])
    return facts


@step
def start_game(run: Numbers, facts: Facts, number: int, state: State, log: State) -> None:
    """Starts a game of a batch, or starts it again, with new dice and the next seat as the first. `facts` are those of
    its deal.

    When every seat has been first, the caller plays the next seat.
    """
    mine = number * LOG
    seats = run[SEATS]
    times = log[mine + BEGUN]
    game = _key(run, number, times)
    begin(state, number * run[SIZE], facts, (number + times) % seats)
    log[mine + BEGUN] = times + 1
    log[mine + DICE_KEY] = derive(game, DICE)
    log[mine + CHOICE_KEY] = derive(game, CHOICES)
    log[mine + THROWS] = 0
    log[mine + DECISIONS] = 0
    log[mine + AGENT] = (number // seats + times // seats) % seats if run[WHO] == IN_TURN else run[WHO]
    log[mine + MOVED] = max(log[mine + AGENT], 0)


@step
def next_deal(run: Numbers, number: int, times: int) -> int:
    """The deal of a game that is started for the time `times`, from 0: at first all deals have an equal share of the
    games, then it is drawn."""
    if times == 0:
        return number * run[DEALS] // run[GAMES]
    return below(derive(_key(run, number, times), _DEALT), run[DEALS])


@step
def _key(run: Numbers, number: int, times: int) -> int:
    return derive(run[KEY], times * run[GAMES] + number)


@step
def place_of(seat: int, agent: int, seats: int) -> int:
    """How far clockwise a seat is from the caller's own; 0 if all seats are."""
    ahead = 0 if agent == ALL else seat - agent
    return ahead if ahead >= 0 else ahead + seats


@step
def play_until_asked(
    run: Numbers,
    asked: int,
    facts: Facts,
    players: Players,
    number: int,
    state: State,
    log: State,
    out: State,
    seat_of: State,
) -> None:
    """Throws dice and lets bots play in a game of a batch, until a place in `asked` is to move or the game is over."""
    mine = number * LOG
    game = GameRun(facts, log[mine + DICE_KEY], log[mine + CHOICE_KEY], players, out)
    before = log[mine + THROWS]
    stops = Stops(log[mine + AGENT], run[SEATS], asked)
    seat, decisions, throws = play_on(
        state, number * run[SIZE], game, log[mine + DECISIONS], before, _bot_action, drawn, nothing, stops
    )
    seat_of[number] = seat
    log[mine + DECISIONS] = decisions
    if throws != before:
        log[mine + THROWS] = throws


@step
def _bot_action(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, stops: Stops) -> int:
    """The action of the bot at a seat, or ASK if the loop is to stop there."""
    place = place_of(seat, stops.agent, stops.seats)
    if (stops.asked >> place) & 1:
        return ASK
    return choose(state, at, game.facts, seat, place, game.players, game.choices, decisions + throws, game.out)
