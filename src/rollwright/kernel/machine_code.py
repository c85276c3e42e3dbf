"""Machine code: how numba compiles the marked functions, each optimised and emitted once.

Numba would optimise and emit a function alone, and again inside each caller, since it links the code of callees into
their callers. Here, the code of steps and routines is only linked: it is optimised as part of an entry or a unit. A
*unit* is not even linked. Its machine code is registered as a symbol, through which callers reach it.

The classes of libraries rely on private parts of numba's; nothing else does. Where a version of numba lacks one of
them, every function is compiled in numba's own way, which takes longer and computes the same.
"""

from __future__ import annotations

import inspect
import sys
import types as python_types
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from llvmlite import binding, ir
from numba import njit, types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typing import signature
from numba.extending import intrinsic

from rollwright.kernel import numba_bits  # noqa: F401  (teaches numba the bit functions)

_TYPES = {
    **dict.fromkeys(("State", "ReadOnlyState", "Facts", "Numbers"), types.CPointer(types.int64)),
    **dict.fromkeys(("Notes", "Weights"), types.CPointer(types.float64)),
    "Floats": types.CPointer(types.float32),
    "int": types.int64,
    "float": types.float64,
    "bool": types.boolean,
    "None": types.none,
}
"""The types of a unit's arguments by the names of its annotations (see `contract`). Named tuples are allowed, too."""

_PRIVATE = (
    "_ensure_finalized",
    "_finalize_final_module",
    "_optimize_final_module",
    "codegen",
    "enable_object_caching",
    "get_pointer_to_function",
)

_units: dict[str, _Unit] = {}
"""The units of this process by their symbols."""


def compile_function(function: python_types.FunctionType, mark: str, source_hash: str) -> Any:
    """Compiles a marked function: what takes its place for compiled callers and, if it is an entry, for Python."""
    if mark == "unit" and has_private_parts():
        return _Unit(function, source_hash).caller()
    is_entry = mark == "entry"
    pipeline = {"pipeline_class": _EmittingCompiler if is_entry else _LinkingCompiler} if has_private_parts() else {}
    dispatcher = njit(
        function,
        cache=is_entry or not has_private_parts(),
        nogil=True,
        forceinline=mark == "step",
        no_cpython_wrapper=not is_entry,
        no_cfunc_wrapper=True,
        **pipeline,
    )
    _compile_for_any_number(dispatcher)
    return dispatcher


def has_private_parts() -> bool:
    """Whether numba's libraries have the methods that are overridden or called below."""
    return all(hasattr(JITCodeLibrary, name) for name in _PRIVATE)


def _compile_for_any_number(dispatcher: Any) -> None:
    """Makes numba compile a function once for all integers, not again for each constant argument."""
    template_for = dispatcher.get_call_template

    def without_constants(arguments: Sequence[Any], keywords: Any) -> Any:
        return template_for(tuple(map(types.unliteral, arguments)), keywords)

    dispatcher.get_call_template = without_constants


# Libraries: numba's name for the code of a function


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry or a unit with all that is linked to it, optimised and emitted."""

    def load_before(self, load: Callable[[], None]) -> None:
        """Has this called before the machine code is read from the cache."""
        self._reload_init.add(load)


class _LinkedLibrary(_Library):
    """The code of a step or a routine, which is optimised and emitted as part of its callers only."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """Nowhere: there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return _NoEnvironment


class _NoEnvironment:
    """Instead of the code generator, which would look for machine code that holds a function's Python objects."""

    @staticmethod
    def set_env(_name: str, _environment: Any) -> None:
        """Kernel functions have no Python objects."""


class _EmittingCompiler(Compiler):  # type: ignore[misc]
    def __init__(self, typing_context: Any, target_context: Any, _library: Any, *rest: Any) -> None:
        library = _Library(target_context.codegen(), "emitted")
        library.enable_object_caching()
        super().__init__(typing_context, target_context, library, *rest)


class _LinkingCompiler(Compiler):  # type: ignore[misc]
    def __init__(self, typing_context: Any, target_context: Any, _library: Any, *rest: Any) -> None:
        library = _LinkedLibrary(target_context.codegen(), "linked")
        super().__init__(typing_context, target_context, library, *rest)


# Units


class _Unit:
    """A function with machine code of its own, which callers reach through a symbol.

    Numba's names of compiled functions differ from process to process, but machine code in the cache may have been
    compiled by several. So the symbol is named by the program, the hash of its sources, and the function.
    """

    def __init__(self, function: python_types.FunctionType, source_hash: str) -> None:
        self._function = function
        self._symbol = f"{function.__module__}.{function.__qualname__}-{source_hash}"
        self._dispatcher = njit(
            function,
            cache=True,
            nogil=True,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=False,
            pipeline_class=_EmittingCompiler,
        )
        self._load_again = partial(_load, self._symbol)
        self._is_loaded = False
        _units[self._symbol] = self

    @cached_property
    def _signature(self) -> Any:
        """Not before the first use: the function's module is bound after the function."""
        return _signature_of(self._function)

    def load(self) -> None:
        """Compiles the unit, or reads it from the cache, and registers its symbol. Under numba's lock."""
        if not self._is_loaded:
            self._dispatcher.compile(self._signature)
            made = self._dispatcher.get_compile_result(self._signature)
            binding.add_symbol(self._symbol, made.library.get_pointer_to_function(made.fndesc.llvm_cfunc_wrapper_name))
            self._is_loaded = True

    def caller(self) -> Any:
        """What compiled functions call."""

        def call(_context: Any, *_arguments: Any) -> Any:
            self.load()
            return self._signature, self._generate

        context = inspect.Parameter("_context", inspect.Parameter.POSITIONAL_ONLY)
        parameters = inspect.signature(self._function).parameters.values()
        vars(call)["__signature__"] = inspect.Signature([context, *parameters])
        return intrinsic(call)

    def _generate(self, context: Any, builder: Any, called: Any, arguments: Any) -> Any:
        """Calls the symbol. A process that reads the caller from the cache must load the unit before."""
        context.active_code_library.load_before(self._load_again)
        kind = ir.FunctionType(
            context.get_value_type(called.return_type), [context.get_value_type(each) for each in called.args]
        )
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, self._symbol), arguments)


def _load(symbol: str) -> None:
    _units[symbol].load()


def _signature_of(function: python_types.FunctionType) -> Any:
    arguments = function.__code__.co_varnames[: function.__code__.co_argcount]
    annotations = [function.__annotations__.get(name) for name in ("return", *arguments)]
    return signature(*(_type_of(each, function.__globals__) for each in annotations))


def _type_of(annotation: Any, names: Mapping[str, Any]) -> Any:
    name = getattr(annotation, "__forward_arg__", annotation)
    if name in _TYPES:
        return _TYPES[name]
    made = names.get(name)
    if not hasattr(made, "_fields"):
        raise TypeError(f"a unit can't take or return {name}: neither a named tuple nor one of {', '.join(_TYPES)}")
    module = sys.modules.get(made.__module__)  # where the types of its fields are known
    inner = names if module is None else vars(module)
    return types.BaseTuple.from_types([_type_of(each, inner) for each in made.__annotations__.values()], made)
