"""Loops over a batch of games, which the caller steps together: mask, observe, sample, check, step, results.

`run` has the sizes and settings of the batch. The states of its games lie one after the other in `state`, and `log` has
a row for each game. `all_facts` has the facts of each deal; neighbouring games share a deal, so that its facts stay in
the processor's cache.
"""

from __future__ import annotations

from rollwright.kernel.bits import count, lowest, raw
from rollwright.kernel.contract import (
    Facts,
    Numbers,
    State,
    begin,
    legal,
    observe,
    play,
)
from rollwright.kernel.deciders import action_of
from rollwright.kernel.game_loop import ASK, NOBODY, GameRun, drawn, nothing, play_on
from rollwright.kernel.loops import ROW, write_row
from rollwright.kernel.stream import CHOICES, DICE, below, derive, word
from rollwright.kernel.twins import entry, step

# `run`: sizes and settings
GAMES = 0
SEATS = 1
SIZE = 2  # of a state
DEALS = 3
WIDTH = 4  # of a deal's part of `all_facts`
KEY = 5  # of all random streams
BOT = 6  # RANDOM or GREEDY: plays the seats that the caller does not play
WHO = 7  # the seat that the caller plays: its number, ALL seats, or each IN_TURN
ACTIONS = 8
MASK_WORDS = 9  # eight actions each
OBSERVATION_WORDS = 10
RUN = 11

ALL = -1
IN_TURN = -2

# `log`: a row for each game
BEGUN = 0  # how often it has been started
DICE_KEY = 1
CHOICE_KEY = 2
THROWS = 3  # since it was started
DECISIONS = 4  # since it was started
AGENT = 5  # the seat that the caller plays, or ALL
MOVED = 6  # the seat that the caller played last
LOG = 7


@step
def _first_game(run: Numbers, deal: int) -> int:
    """The first of the games that share a deal; they end before the first game of the next deal."""
    return deal * run[GAMES] // run[DEALS]


@step
def _begin(run: Numbers, facts: Facts, number: int, state: State, log: State) -> None:
    """Starts a game again, with new dice and the next seat as the first.

    When every seat has been first, the caller plays the next seat.
    """
    mine = number * LOG
    seats = run[SEATS]
    times = log[mine + BEGUN]
    game = derive(run[KEY], times * run[GAMES] + number)
    begin(state, number * run[SIZE], facts, (number + times) % seats)
    log[mine + BEGUN] = times + 1
    log[mine + DICE_KEY] = derive(game, DICE)
    log[mine + CHOICE_KEY] = derive(game, CHOICES)
    log[mine + THROWS] = 0
    log[mine + DECISIONS] = 0
    log[mine + AGENT] = (number // seats + times // seats) % seats if run[WHO] == IN_TURN else run[WHO]
    log[mine + MOVED] = max(log[mine + AGENT], 0)


@step
def _bot_action(state: State, at: int, game: GameRun, seat: int, decisions: int, throws: int, agent: int) -> int:
    """The bot's action, or ASK if the caller plays the seat."""
    if agent < 0 or seat == agent:  # ALL seats, or this one
        return ASK
    return action_of(game.players, state, at, game.facts, seat, game.choices, decisions + throws, game.out)


@step
def _step(
    run: Numbers, facts: Facts, number: int, state: State, log: State, out: State, seat_of: State, action: int
) -> None:
    """Plays an action, or starts the game again if it is over; then dice are thrown and bots play."""
    at = number * run[SIZE]
    mine = number * LOG
    if seat_of[number] == NOBODY:
        _begin(run, facts, number, state, log)
    else:
        log[mine + MOVED] = seat_of[number]
        play(state, at, facts, seat_of[number], action)
        log[mine + DECISIONS] += 1
    game = GameRun(facts, log[mine + DICE_KEY], log[mine + CHOICE_KEY], run[BOT], out)
    before, agent = log[mine + THROWS], log[mine + AGENT]
    seat, decisions, throws = play_on(
        state, at, game, log[mine + DECISIONS], before, _bot_action, drawn, nothing, agent
    )
    seat_of[number] = seat
    log[mine + DECISIONS] = decisions
    if throws != before:
        log[mine + THROWS] = throws


@step
def _mask(run: Numbers, facts: Facts, number: int, state: State, out: State, seat: int, mask: State) -> None:
    """Writes the row of a game in the mask: a byte for each action, 1 if it is legal for the seat to move."""
    row = number * run[MASK_WORDS]
    for i in range(row, row + run[MASK_WORDS]):
        mask[i] = 0
    if seat != NOBODY:
        for i in range(legal(state, number * run[SIZE], facts, seat, out)):
            mask[row + (out[i] >> 3)] |= 1 << (8 * (out[i] & 7))


@step
def _observe(run: Numbers, facts: Facts, number: int, state: State, log: State, seat: int, seen: State) -> None:
    """Writes the observation of the seat to move in a game; when the game is over, that of the seat that moved last."""
    observer = seat if seat != NOBODY else log[number * LOG + MOVED]
    observe(state, number * run[SIZE], facts, observer, seen, number * run[OBSERVATION_WORDS])


@entry
def step_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    log: State,
    out: State,
    seat_of: State,
    chosen: Numbers,
) -> None:
    """Steps a batch: plays the chosen action in each game and starts those again that are over; then dice are thrown
    and bots play."""
    run, state, log, out, seat_of, chosen = raw(run), raw(state), raw(log), raw(out), raw(seat_of), raw(chosen)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _step(run, facts, number, state, log, out, seat_of, chosen[number])


@entry
def mask_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    out: State,
    seat_of: Numbers,
    mask: State,
) -> None:
    """Writes the action masks of all games of a batch."""
    run, state, out, seat_of, mask = raw(run), raw(state), raw(out), raw(seat_of), raw(mask)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _mask(run, facts, number, state, out, seat_of[number], mask)


@entry
def observe_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    log: State,
    seat_of: Numbers,
    seen: State,
) -> None:
    """Writes the observations of all games of a batch, a row for each."""
    run, state, log, seat_of, seen = raw(run), raw(state), raw(log), raw(seat_of), raw(seen)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _observe(run, facts, number, state, log, seat_of[number], seen)


@entry
def step_and_observe_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    log: State,
    out: State,
    seat_of: State,
    chosen: Numbers,
    mask: State,
    seen: State,
) -> None:
    """Steps, masks and observes a batch game by game, while the data of a game are in the cache."""
    run, state, log, out, seat_of = raw(run), raw(state), raw(log), raw(out), raw(seat_of)
    chosen, mask, seen = raw(chosen), raw(mask), raw(seen)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _step(run, facts, number, state, log, out, seat_of, chosen[number])
            _mask(run, facts, number, state, out, seat_of[number], mask)
            _observe(run, facts, number, state, log, seat_of[number], seen)


@entry
def sample_batch(run: Numbers, turn: int, mask: Numbers, chosen: State) -> None:
    """Chooses a random legal action for each game of a batch by the mask; 0 where the game is over."""
    run, mask, chosen = raw(run), raw(mask), raw(chosen)
    words = run[MASK_WORDS]
    key = derive(run[KEY], CHOICES)
    for number in range(run[GAMES]):
        row = number * words
        columns = 0
        for i in range(row, row + words):
            columns += mask[i]  # adds bytes to bytes: there are too few words for a byte to overflow
        nth = below(word(key, turn * run[GAMES] + number), _byte_sum(columns))
        before = 0
        passed = 0
        at = row
        for i in range(row, row + words - 1):
            passed += count(mask[i])
            at += passed <= nth  # without branches, which would be mispredicted
            before = passed if passed <= nth else before
        chosen[number] = (at - row) * 8 + _nth_byte(mask[at], nth - before) if columns else 0


@step
def _byte_sum(eight: int) -> int:
    """The sum of the eight bytes of a word, which must be below 256."""
    return ((eight * 0x0101010101010101) >> 56) & 255


@step
def _nth_byte(eight: int, nth: int) -> int:
    """The index of the nth byte of a word that is 1, not 0; both are counted from 0."""
    sums = (eight * 0x01010101010101) & 0x7F7F7F7F7F7F7F  # prefix sums of the first seven bytes
    beyond = ((sums + (127 - nth) * 0x01010101010101) >> 7) & 0x01010101010101
    return lowest(beyond | (1 << 56)) >> 3


@entry
def first_illegal(run: Numbers, mask: Numbers, seat_of: Numbers, chosen: Numbers) -> int:
    """The first game of a batch in which the chosen action is not legal; -1 if there is none."""
    run, mask, seat_of, chosen = raw(run), raw(mask), raw(seat_of), raw(chosen)
    for number in range(run[GAMES]):
        action = chosen[number]
        if seat_of[number] == NOBODY:
            continue
        if action < 0 or action >= run[ACTIONS]:
            return number
        if (mask[number * run[MASK_WORDS] + (action >> 3)] >> (8 * (action & 7))) & 1 == 0:
            return number
    return -1


@entry
def results_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    log: State,
    seat_of: Numbers,
    rows: State,
) -> None:
    """Writes a row of results as `play_games` does for each game of a batch that is over, with events in place of
    decisions."""
    run, state, log, seat_of, rows = raw(run), raw(state), raw(log), raw(seat_of), raw(rows)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            if seat_of[number] == NOBODY:
                at, mine = number * run[SIZE], number * LOG
                events = log[mine + DECISIONS] + log[mine + THROWS]
                write_row(state, at, facts, run[SEATS], events, rows, number * ROW)
