"""The functions of `bits` for numba, in LLVM's terms."""

from __future__ import annotations

from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from rollwright.kernel import bits

HAS_BMI2 = bool(binding.get_host_cpu_features().get("bmi2"))


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _deposited(_typing: Any, _word: Any, _bits: Any) -> Any:
    """Bit i of a word in the place of the i-th set bit of another one: one instruction of processors with BMI2."""

    def generate(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _address(_typing: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0]).data

    return types.CPointer(array.dtype)(array), generate


@intrinsic  # type: ignore[untyped-decorator]
def _store_bits(_typing: Any, _word: Any, out: Any, _to: Any) -> Any:
    """Repeats each byte of the word eight times and tests another bit in each copy: a few vector instructions."""
    eight, all_ = ir.VectorType(ir.IntType(8), 8), ir.VectorType(ir.IntType(8), 64)
    sources = ir.Constant(ir.VectorType(ir.IntType(32), 64), [place // 8 for place in range(64)])
    single = ir.Constant(all_, [ir.Constant(ir.IntType(8), 1 << place % 8) for place in range(64)])

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word, pointer, index = arguments
        repeated = builder.shuffle_vector(builder.bitcast(word, eight), ir.Constant(eight, ir.Undefined), sources)
        is_set = builder.icmp_unsigned("!=", builder.and_(repeated, single), ir.Constant(all_, None))
        place = builder.bitcast(builder.gep(pointer, [index]), all_.as_pointer())
        builder.store(builder.zext(is_set, all_), place, align=8)
        return context.get_dummy_value()

    return types.void(types.int64, out, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _later_address(_typing: Any, address: Any, _start: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    return address(address, types.int64), generate


@overload(bits.lowest, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _lowest(_word: Any) -> Any:
    return lambda word: _trailing_zeros(word)  # noqa: PLW0108  (numba wants a function)


@overload(bits.count, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _count(_word: Any) -> Any:
    return lambda word: _ones(word)  # noqa: PLW0108


def nth_by_steps(word: int, place: int) -> int:
    """`bits.nth` for processors without BMI2."""
    for _ in range(place):
        word &= word - 1
    return _trailing_zeros(word)  # type: ignore[no-any-return]


@overload(bits.nth, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _nth(_word: Any, _place: Any) -> Any:
    if HAS_BMI2:
        return lambda word, place: _trailing_zeros(_deposited(1 << place, word))
    return nth_by_steps


@overload(bits.raw, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _raw(_numbers: Any) -> Any:
    return lambda numbers: _address(numbers)  # noqa: PLW0108


@overload(bits.write_bits, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _write_bits(_word: Any, _out: Any, _to: Any) -> Any:
    return lambda word, out, to: _store_bits(word, out, to)  # noqa: PLW0108


@overload(bits.beyond, strict=False, jit_options={"forceinline": True})  # type: ignore[untyped-decorator]
def _beyond(_numbers: Any, _start: Any) -> Any:
    return lambda numbers, start: _later_address(numbers, start)  # noqa: PLW0108
