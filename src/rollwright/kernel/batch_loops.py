"""Loops over many games side by side, stepped from outside: look, choose, step.

`run` says how large everything is. The games of a batch lie one after the other in `state`, and with each goes a part
of `log`. `all_facts` holds the facts of each deal; neighbouring games share a deal, so that its facts stay in the
processor's cache.
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

# What holds for all games
GAMES = 0
SEATS = 1
SIZE = 2  # of a state
DEALS = 3
WIDTH = 4  # of a deal's part of `all_facts`
KEY = 5  # from which all dice and choices come
BOT = 6  # RANDOM or GREEDY: who plays the seats that are not asked outside
WHO = 7  # the seat that is asked outside, ALL of them, or each IN_TURN
ACTIONS = 8
MASK_WORDS = 9  # eight actions each
VIEW_WORDS = 10
RUN = 11

ALL = -1
IN_TURN = -2

# What is kept about each game beside its state
BEGUN = 0  # how often it was begun
DICE_KEY = 1
CHOICE_KEY = 2
THROWS = 3  # since it was begun
DECISIONS = 4  # since it was begun
AGENT = 5  # the seat that is asked outside, or ALL
MOVED = 6  # the seat that was asked outside last
LOG = 7


@step
def _first_game(run: Numbers, deal: int) -> int:
    """The first of the games that share a deal; the next deal's first is where they end."""
    return deal * run[GAMES] // run[DEALS]


@step
def _begin(run: Numbers, facts: Facts, number: int, state: State, log: State) -> None:
    """Begins a game anew. Each time it has dice of its own, and the next seat is first; after a round of that, the next
    one is asked outside."""
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
    """What the bot does, unless the seat is asked outside."""
    if agent < 0 or seat == agent:  # ALL seats are, or this one is
        return ASK
    return action_of(game.players, state, at, game.facts, seat, game.choices, decisions + throws, game.out)


@step
def _step(
    run: Numbers, facts: Facts, number: int, state: State, log: State, out: State, seat_of: State, action: int
) -> None:
    """Plays an action in a game that goes on, or begins it anew; then dice fall and bots play."""
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
def _look(run: Numbers, facts: Facts, number: int, state: State, out: State, seat: int, mask: State) -> None:
    """The legal actions of the seat that is asked in a game, as a row of a mask, eight to a word."""
    row = number * run[MASK_WORDS]
    for i in range(row, row + run[MASK_WORDS]):
        mask[i] = 0
    if seat != NOBODY:
        for i in range(legal(state, number * run[SIZE], facts, seat, out)):
            mask[row + (out[i] >> 3)] |= 1 << (8 * (out[i] & 7))


@step
def _observe(run: Numbers, facts: Facts, number: int, state: State, log: State, seat: int, seen: State) -> None:
    """What the seat that is asked in a game sees; at the end what the one that moved last sees."""
    observer = seat if seat != NOBODY else log[number * LOG + MOVED]
    observe(state, number * run[SIZE], facts, observer, seen, number * run[VIEW_WORDS])


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
    """Plays one chosen action in each game that goes on and begins the others anew; then dice fall and bots play."""
    run, state, log, out, seat_of, chosen = raw(run), raw(state), raw(log), raw(out), raw(seat_of), raw(chosen)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _step(run, facts, number, state, log, out, seat_of, chosen[number])


@entry
def legal_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    out: State,
    seat_of: Numbers,
    mask: State,
) -> None:
    """The masks of all games."""
    run, state, out, seat_of, mask = raw(run), raw(state), raw(out), raw(seat_of), raw(mask)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _look(run, facts, number, state, out, seat_of[number], mask)


@entry
def observe_batch(
    all_facts: Facts,
    run: Numbers,
    state: State,
    log: State,
    seat_of: Numbers,
    seen: State,
) -> None:
    """What is seen in all games, a row for each."""
    run, state, log, seat_of, seen = raw(run), raw(state), raw(log), raw(seat_of), raw(seen)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _observe(run, facts, number, state, log, seat_of[number], seen)


@entry
def turn_batch(
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
    """The three above game by game: what is known of one is near then, and the next goes on where one has to wait."""
    run, state, log, out, seat_of = raw(run), raw(state), raw(log), raw(out), raw(seat_of)
    chosen, mask, seen = raw(chosen), raw(mask), raw(seen)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            _step(run, facts, number, state, log, out, seat_of, chosen[number])
            _look(run, facts, number, state, out, seat_of[number], mask)
            _observe(run, facts, number, state, log, seat_of[number], seen)


@entry
def choose_batch(run: Numbers, turn: int, mask: Numbers, chosen: State) -> None:
    """A random legal action for each game; 0 where it is over."""
    run, mask, chosen = raw(run), raw(mask), raw(chosen)
    words = run[MASK_WORDS]
    key = derive(run[KEY], CHOICES)
    for number in range(run[GAMES]):
        row = number * words
        columns = 0
        for i in range(row, row + words):
            columns += mask[i]  # byte by byte: there are fewer words than a byte can count
        nth = below(word(key, turn * run[GAMES] + number), _byte_sum(columns))
        before = 0
        passed = 0
        at = row
        for i in range(row, row + words - 1):
            passed += count(mask[i])
            at += passed <= nth  # no jumps: they would be guessed wrong
            before = passed if passed <= nth else before
        chosen[number] = (at - row) * 8 + _nth_byte(mask[at], nth - before) if columns else 0


@step
def _byte_sum(eight: int) -> int:
    """The sum of the eight bytes of a word, if it is below 256."""
    return ((eight * 0x0101010101010101) >> 56) & 255


@step
def _nth_byte(eight: int, nth: int) -> int:
    """The place of the nth of the bytes of a word that are 1 and not 0, counted from 0."""
    sums = (eight * 0x01010101010101) & 0x7F7F7F7F7F7F7F  # of the bytes up to each of the first seven
    beyond = ((sums + (127 - nth) * 0x01010101010101) >> 7) & 0x01010101010101
    return lowest(beyond | (1 << 56)) >> 3


@entry
def illegal_batch(run: Numbers, mask: Numbers, seat_of: Numbers, chosen: Numbers) -> int:
    """The first game in which the chosen action is not legal, -1 if there is none."""
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
    """Writes a row as `play_games` does for each game that is over, events in the place of decisions."""
    run, state, log, seat_of, rows = raw(run), raw(state), raw(log), raw(seat_of), raw(rows)
    for deal in range(run[DEALS]):
        facts = raw(all_facts[deal * run[WIDTH] :])
        for number in range(_first_game(run, deal), _first_game(run, deal + 1)):
            if seat_of[number] == NOBODY:
                at, mine = number * run[SIZE], number * LOG
                events = log[mine + DECISIONS] + log[mine + THROWS]
                write_row(state, at, facts, run[SEATS], events, rows, number * ROW)
