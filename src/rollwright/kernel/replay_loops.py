"""Replays games from their events, and writes what the seats saw and might have done at every decision."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Numbers, State, begin, observe, play, roll
from rollwright.kernel.masks import write_mask
from rollwright.kernel.twins import entry


@entry
def replay_games(
    facts: Facts,
    table: int,
    start: int,
    stop: int,
    ends: Numbers,
    seats: Numbers,
    actions: Numbers,
    outcomes: Numbers,
    is_throw: Numbers,
    state: State,
    out: State,
    seen: State,
    seen_words: int,
    mask: State,
    mask_words: int,
) -> None:
    """Replays games number `start` to `stop` - 1 of a run at a table of so many seats, and writes an observation and a
    mask for each decision.

    `is_throw` says of each event of all games whether it is a throw; `ends` has the index after each game's last one.
    Decisions and throws are taken from their own columns in this order. `mask` is 0 at first.
    """
    facts, ends, seats, actions, outcomes = raw(facts), raw(ends), raw(seats), raw(actions), raw(outcomes)
    is_throw, state, out, seen, mask = raw(is_throw), raw(state), raw(out), raw(seen), raw(mask)
    event = 0
    decision = 0
    throw = 0
    for number in range(start, stop):
        begin(state, 0, facts, number % table)  # as `begin_numbered`
        while event < ends[number - start]:
            if is_throw[event]:
                roll(state, 0, facts, outcomes[throw])
                throw += 1
            else:
                observe(state, 0, facts, seats[decision], seen, decision * seen_words)
                write_mask(state, 0, facts, seats[decision], out, mask, decision * mask_words)
                play(state, 0, facts, seats[decision], actions[decision])
                decision += 1
            event += 1
