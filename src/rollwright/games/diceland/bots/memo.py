"""Which position the notes on a seat's uses belong to (memoization): a key, which is checked before they are read.

Between two decisions most boards stay as they are, so most notes can be used again.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import step


@step
def is_known(memo: State, key: int, state: ReadOnlyState, me: int, facts: Facts, weights_print: int) -> bool:
    """Whether the notes on a seat's uses (memo) are about its position as it is now, by these weights."""
    return (
        memo[key + s.M_PRINTS] == facts[k.T_PRINT]
        and memo[key + s.M_PRINTS + 1] == weights_print
        and memo[key + s.M_CROSSED] == state[me + k.CROSSED]
        and memo[key + s.M_CROSSED + 1] == state[me + k.CROSSED + 1]
        and memo[key + s.M_OWED] == state[me + k.OWED]
    )


@step
def write_key(memo: State, key: int, state: ReadOnlyState, me: int, facts: Facts, weights_print: int) -> None:
    """Writes the key of the memo: from now on the notes are about this position; none of its colours is done yet."""
    memo[key + s.M_PRINTS] = facts[k.T_PRINT]
    memo[key + s.M_PRINTS + 1] = weights_print
    memo[key + s.M_CROSSED] = state[me + k.CROSSED]
    memo[key + s.M_CROSSED + 1] = state[me + k.CROSSED + 1]
    memo[key + s.M_OWED] = state[me + k.OWED]
    memo[key + s.M_COLOURS] = 0
