"""Loops over a batch of games (`batch_games`): mask, observe, sample, check, step, results."""

from __future__ import annotations

from rollwright.kernel.batch_games import (
    ACTIONS,
    AGENT,
    ALL,
    ASKED,
    BEGUN,
    DEAL,
    DECISIONS,
    GAMES,
    KEY,
    LEVELS,
    LOG,
    MASK_WORDS,
    MOVED,
    OBSERVATION_WORDS,
    SEATS,
    SIZE,
    THROWS,
    facts_of,
    next_deal,
    play_until_asked,
    start_game,
)
from rollwright.kernel.bits import count, lowest, raw
from rollwright.kernel.contract import Facts, Numbers, Players, State, observe, play, ready
from rollwright.kernel.game_loop import NOBODY
from rollwright.kernel.loops import ROW, write_row
from rollwright.kernel.masks import write_mask
from rollwright.kernel.stream import CHOICES, below, derive, word
from rollwright.kernel.twins import entry, step

SKIP = -(1 << 60)  # in place of an action: the game is left as it is; no number that somebody gives by mistake


@step
def _step(
    run: Numbers,
    all_facts: Facts,
    players: Players,
    number: int,
    state: State,
    log: State,
    out: State,
    seat_of: State,
    action: int,
) -> None:
    """Plays an action, or starts the game again if it is over; then dice are thrown and bots play."""
    mine, seat = number * LOG, seat_of[number]
    if seat == NOBODY:
        log[mine + DEAL] = next_deal(run, number, log[mine + BEGUN])
    facts = facts_of(all_facts, run, log, number)
    if seat == NOBODY:
        start_game(run, facts, number, state, log)
    else:
        if log[mine + AGENT] == ALL:
            log[mine + MOVED] = seat
        play(state, number * run[SIZE], facts, seat, action)
        log[mine + DECISIONS] += 1
    play_until_asked(run, run[ASKED] | run[LEVELS], facts, players, number, state, log, out, seat_of)


@step
def _mask(run: Numbers, facts: Facts, number: int, state: State, out: State, seat: int, mask: State) -> None:
    """Writes the row of a game in the mask: a byte for each action, 1 if it is legal for the seat to move."""
    row = number * run[MASK_WORDS]
    for i in range(row, row + run[MASK_WORDS]):
        mask[i] = 0
    if seat != NOBODY:
        write_mask(state, number * run[SIZE], facts, seat, out, mask, row)


@step
def _observe(run: Numbers, facts: Facts, number: int, state: State, log: State, seat: int, seen: State) -> None:
    """Writes the observation of the seat to move in a game; when the game is over, that of the seat that moved last."""
    observer = seat if seat != NOBODY else log[number * LOG + MOVED]
    observe(state, number * run[SIZE], facts, observer, seen, number * run[OBSERVATION_WORDS])


@entry
def step_batch(
    all_facts: Facts,
    players: Players,
    run: Numbers,
    state: State,
    log: State,
    out: State,
    seat_of: State,
    chosen: Numbers,
) -> None:
    """Steps a batch: plays the chosen action in each game and starts those again that are over, except where the action
    is SKIP; then dice are thrown and bots play."""
    all_facts, players, run, state = raw(all_facts), ready(players), raw(run), raw(state)
    log, out, seat_of, chosen = raw(log), raw(out), raw(seat_of), raw(chosen)
    for number in range(run[GAMES]):
        if chosen[number] != SKIP:
            _step(run, all_facts, players, number, state, log, out, seat_of, chosen[number])


@entry
def mask_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    log: Numbers,
    out: State,
    seat_of: Numbers,
    mask: State,
) -> None:
    """Writes the action masks of all games of a batch."""
    all_facts, run, state, log = raw(all_facts), raw(run), raw(state), raw(log)
    out, seat_of, mask = raw(out), raw(seat_of), raw(mask)
    for number in range(run[GAMES]):
        _mask(run, facts_of(all_facts, run, log, number), number, state, out, seat_of[number], mask)


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
    all_facts, run, state, log, seat_of, seen = raw(all_facts), raw(run), raw(state), raw(log), raw(seat_of), raw(seen)
    for number in range(run[GAMES]):
        _observe(run, facts_of(all_facts, run, log, number), number, state, log, seat_of[number], seen)


@entry
def step_and_observe_batch(
    all_facts: Facts,
    players: Players,
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
    all_facts, players, run, state = raw(all_facts), ready(players), raw(run), raw(state)
    log, out, seat_of, chosen, mask, seen = raw(log), raw(out), raw(seat_of), raw(chosen), raw(mask), raw(seen)
    for number in range(run[GAMES]):
        if chosen[number] != SKIP:
            _step(run, all_facts, players, number, state, log, out, seat_of, chosen[number])
            facts = facts_of(all_facts, run, log, number)
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
    all_facts, run, state, log, seat_of, rows = raw(all_facts), raw(run), raw(state), raw(log), raw(seat_of), raw(rows)
    for number in range(run[GAMES]):
        if seat_of[number] == NOBODY:
            facts, mine = facts_of(all_facts, run, log, number), number * LOG
            events = log[mine + DECISIONS] + log[mine + THROWS]
            write_row(state, number * run[SIZE], facts, run[SEATS], events, rows, number * ROW)
