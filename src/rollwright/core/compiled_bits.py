"""What `bits` is for numba."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from rollwright.core import bits


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _address(_typing: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0]).data

    return types.CPointer(array.dtype)(array), generate


@overload(bits.lowest, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _lowest(_word: Any) -> Any:
    return lambda word: _trailing_zeros(word)  # noqa: PLW0108  (numba wants a function)


@overload(bits.raw, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _raw(_numbers: Any) -> Any:
    return lambda numbers: _address(numbers)  # noqa: PLW0108
