"""One source, two ways to run it: plain Python, or compiled by numba.

Functions of a kernel are marked `@step` (small, it becomes part of its caller), `@routine` (larger, it is called) or
`@entry` (Python calls it). The marks change nothing: the module stays plain Python, and neither
numba nor NumPy is imported. `compile_modules` builds a compiled twin of such modules, in which every marked
function is the same code object with the compiled functions in place of the plain ones.

The machine code is kept in the user's cache folder, in a folder whose name is a hash of everything compiled: an edit
anywhere makes a new one, so none is missed.
"""

from __future__ import annotations

import hashlib
import marshal
import os
import sys
import types
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])
_MARK = "__rollwright_kernel__"


def step(function: _Function) -> _Function:
    """Marks a small kernel function: compiled, it becomes part of its caller."""
    setattr(function, _MARK, "step")
    return function


def routine(function: _Function) -> _Function:
    """Marks a larger kernel function: compiled, it stays on its own."""
    setattr(function, _MARK, "routine")
    return function


def entry(function: _Function) -> _Function:
    """Marks a function that Python calls; it takes arrays, and releases the interpreter's lock."""
    setattr(function, _MARK, "entry")
    return function


def cache_folder() -> Path:
    """Where machine code is kept: `ROLLWRIGHT_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("ROLLWRIGHT_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "rollwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "rollwright"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rollwright"


def source_hash(modules: Iterable[types.ModuleType]) -> str:
    """A hash of all that is compiled: marked functions, the constants they may use, the compiling versions. Constants
    may be the module's own, or read from another module that it names, as in `k.DICE`.

    It is taken from what was imported, not from the files, which may have changed since. The processor is part of it,
    since different machines may share the folder and compile at the same time.
    """
    import numba
    from llvmlite import binding

    processor = f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {processor}".encode())
    digest.update(Path(__file__).with_name("numba_bits.py").read_bytes())
    for module in modules:
        digest.update(_constants(module).encode())
        for name, value in sorted(vars(module).items()):
            if hasattr(value, _MARK):
                digest.update(name.encode() + marshal.dumps(value.__code__, 2))  # 2: the same for equal code
            elif isinstance(value, types.ModuleType):
                digest.update(f"{name}:{_constants(value)}".encode())
    return digest.hexdigest()[:16]


def _constants(module: types.ModuleType) -> str:
    """The constants of a module, and the fields of its named tuples."""
    found = []
    for name, value in sorted(vars(module).items()):
        if isinstance(value, int | float | str | tuple) and not name.startswith("__"):
            found.append(f"{name}={value!r};")
        elif isinstance(value, type) and issubclass(value, tuple):
            found.append(f"{name}={getattr(value, '_fields', ())};")
    return "".join(found)


def plain_modules(name: str, modules: Sequence[types.ModuleType]) -> types.SimpleNamespace:
    """All marked functions of `modules`, uncompiled, in one namespace.

    A module may name functions of the contract (`loops` does: it is written for any game); an earlier module's
    functions of the same name take their place.
    """
    return _bind(name, modules, lambda function, _mark: function)


def compile_modules(name: str, modules: Sequence[types.ModuleType]) -> types.SimpleNamespace:
    """The same functions, compiled when they are first called."""
    import numba

    from rollwright.kernel import numba_bits  # noqa: F401  (teaches numba the bit functions)

    def compiled(function: Callable[..., Any], mark: str) -> Any:
        dispatcher = numba.njit(
            function,
            cache=True,
            nogil=True,
            forceinline=mark == "step",
            no_cpython_wrapper=mark != "entry",
            no_cfunc_wrapper=True,
        )
        _for_any_number(dispatcher)
        return dispatcher

    outer, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(_machine_code(name, modules))
    try:
        return _bind(f"{name}@compiled", modules, compiled)
    finally:
        numba.config.CACHE_DIR = outer


def is_compiled(name: str, modules: Sequence[types.ModuleType]) -> bool:
    """Whether there is machine code of these sources in the cache folder."""
    return any(_machine_code(name, modules).rglob("*.nbc"))


def _machine_code(name: str, modules: Sequence[types.ModuleType]) -> Path:
    return cache_folder() / "compiled" / f"{name}-{source_hash(modules)}"


def _for_any_number(dispatcher: Any) -> None:
    """Has a function compiled once for all integers, not once more for each constant that it is called with."""
    from numba import types as numba_types

    template_for = dispatcher.get_call_template

    def without_constants(arguments: Sequence[Any], keywords: Any) -> Any:
        return template_for(tuple(map(numba_types.unliteral, arguments)), keywords)

    dispatcher.get_call_template = without_constants


def _bind(
    name: str, modules: Sequence[types.ModuleType], make: Callable[[Callable[..., Any], str], Any]
) -> types.SimpleNamespace:
    """Copies the marked functions of each module into a twin of it, in which they see each other's copies."""
    bound: dict[str, Any] = {}
    for module in modules:
        twin = types.ModuleType(f"{module.__name__}@{name}")
        own = {
            key: make(_copy(value, twin), getattr(value, _MARK))
            for key, value in vars(module).items()
            if hasattr(value, _MARK) and value.__module__ == module.__name__
        }
        bound |= own
        twin.__dict__.update({**vars(module), **bound, "__name__": twin.__name__})
        sys.modules[twin.__name__] = twin  # numba finds the globals of cached machine code by this name
    return types.SimpleNamespace(**bound)


def _copy(function: Any, twin: types.ModuleType) -> types.FunctionType:
    copy = types.FunctionType(function.__code__, twin.__dict__, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__, copy.__doc__ = twin.__name__, function.__qualname__, function.__doc__
    return copy
