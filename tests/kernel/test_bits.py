"""Sets as bits of a word: what they are to Python and to numba."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.kernel.bits import count, lowest, members, nth, raw, write_bits

WORDS = (1, 6, 1 << 59, 0x0123456789ABCDE, (1 << 62) - 1, (1 << 59) - 3 << 3)


@pytest.mark.parametrize("word", WORDS)
def test_bits_are_written_as_bytes(word: int) -> None:
    out = [7] * 10
    write_bits(word, out, 1)
    assert b"".join(eight.to_bytes(8, "little") for eight in out[1:9]) == bytes(word >> bit & 1 for bit in range(64))
    assert (out[0], out[9]) == (7, 7)


@pytest.mark.compiled
@pytest.mark.parametrize("word", WORDS)
def test_numba_does_the_same(word: int) -> None:
    import numba

    from rollwright.kernel import numba_bits  # noqa: F401

    @numba.njit  # type: ignore[untyped-decorator]
    def compiled(word: int, out: Any) -> tuple[int, int]:
        write_bits(word, raw(out), 1)
        return count(word), lowest(word)

    plain, out = [7] * 10, np.full(10, 7)
    write_bits(word, plain, 1)
    assert compiled(word, out) == (count(word), lowest(word))
    assert out.tolist() == plain


@pytest.mark.parametrize("word", WORDS)
def test_the_nth_member_of_a_set(word: int) -> None:
    assert tuple(nth(word, place) for place in range(count(word))) == members(word)


@pytest.mark.compiled
def test_numba_finds_the_same_members() -> None:
    import numba

    from rollwright.kernel import numba_bits

    fast, slow = numba.njit(lambda word, place: nth(word, place)), numba.njit(numba_bits.nth_by_steps)  # noqa: PLW0108
    for word in WORDS:
        for place, member in enumerate(members(word)):
            assert fast(word, place) == slow(word, place) == member
