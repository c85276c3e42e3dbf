"""What the numbers of a throw can do for a route, for the solver and for levels that look at every throw.

Lists are made of pairs: a use of dice (`dice_uses.py`), and the class of routes that it leads to.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.kernel.contract import Numbers, State
from rollwright.kernel.twins import routine, step


@routine
def list_route_uses(numbers: Numbers, plan: int, class_: int, out: State, to: int) -> int:
    """Lists what the numbers of up to three dice can do for a route of this class; returns the number of pairs."""
    end = to
    for i in range(_ways(numbers, plan, class_), _ways(numbers, plan, class_ + 1), 2):
        for a in range(numbers[plan + u.SUMS + numbers[i]], numbers[plan + u.SUMS + numbers[i] + 1], 3):
            end = _append(numbers, plan, numbers[a], numbers[a + 1], numbers[a + 2], numbers[i + 1], out, end)
            if numbers[a + 2] == u.UNUSED:
                end = _list_second(numbers, plan, numbers[a], numbers[a + 1], numbers[i + 1], out, end)
    return (end - to) // 2


@step
def _list_second(numbers: Numbers, plan: int, one: int, two: int, class_: int, out: State, end: int) -> int:
    """A second number after dice `one` and `two` (or none) were used, and after it a third."""
    for i in range(_ways(numbers, plan, class_), _ways(numbers, plan, class_ + 1), 2):
        for b in range(numbers[plan + u.SUMS + numbers[i]], numbers[plan + u.SUMS + numbers[i] + 1], 3):
            if numbers[b + 2] != u.UNUSED or (two != u.UNUSED and numbers[b + 1] != u.UNUSED):
                continue
            third = numbers[b + 1] if two == u.UNUSED else two
            end = _append(numbers, plan, one, numbers[b], third, numbers[i + 1], out, end)
            if third == u.UNUSED:
                end = _list_third(numbers, plan, one, numbers[b], numbers[i + 1], out, end)
    return end


@step
def _list_third(numbers: Numbers, plan: int, one: int, two: int, class_: int, out: State, end: int) -> int:
    for i in range(_ways(numbers, plan, class_), _ways(numbers, plan, class_ + 1), 2):
        if numbers[i] <= u.FACES:
            end = _append(numbers, plan, one, two, numbers[i] - 1, numbers[i + 1], out, end)
    return end


@step
def _ways(numbers: Numbers, plan: int, class_: int) -> int:
    """Where the list of ways from a class begins, and that from the class before it ends."""
    return numbers[numbers[plan + u.WAYS] + class_]


@step
def _append(numbers: Numbers, plan: int, a: int, b: int, c: int, class_: int, out: State, end: int) -> int:
    out[end] = numbers[plan + u.USE_OF + (a * u.SIGNS + b) * u.SIGNS + c]
    out[end + 1] = class_
    return end + 2
