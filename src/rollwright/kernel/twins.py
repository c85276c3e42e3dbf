"""Programs: kernel functions as plain Python or compiled by numba (twins), from one source; and the marks on such
functions.

Kernel functions are marked `@step` (small; inlined into its caller), `@routine` (larger; called), `@unit` (large;
compiled once for all callers) or `@entry` (called from Python). The marks change nothing: a module stays plain Python
and imports neither numba nor NumPy. A `Program` binds modules together. It makes a *twin* of each module, with copies
of its marked functions that call each other, and with the functions of a contract replaced by their implementations;
the copies can be compiled (`machine_code.py`).

Machine code is cached in a folder named by a hash of everything compiled, so that no edit is missed.
"""

from __future__ import annotations

import hashlib
import marshal
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])
_MARK = "__rollwright_kernel__"


def step(function: _Function) -> _Function:
    """Marks a small kernel function, which is inlined into its caller when compiled."""
    setattr(function, _MARK, "step")
    return function


def routine(function: _Function) -> _Function:
    """Marks a larger kernel function, which is not inlined."""
    setattr(function, _MARK, "routine")
    return function


def unit(function: _Function) -> _Function:
    """Marks a large kernel function, which is compiled once and called through its address.

    The types of its arguments follow from its annotations (`machine_code`). An exception in it would be printed and
    ignored.
    """
    setattr(function, _MARK, "unit")
    return function


def entry(function: _Function) -> _Function:
    """Marks a function that Python calls. It takes arrays and, compiled, releases the GIL."""
    setattr(function, _MARK, "entry")
    return function


@dataclass(frozen=True)
class Program:
    """Kernel modules that are bound together.

    `loops` have the entries. Each function of `contract` that any module calls must be implemented by exactly one
    module of `implementing`. Modules from which these import marked functions are part of the program, too, without
    being listed.
    """

    name: str
    loops: tuple[types.ModuleType, ...]
    implementing: tuple[types.ModuleType, ...] = ()
    contract: types.ModuleType | None = None

    def plain(self) -> types.SimpleNamespace:
        """A namespace of the contract's functions and the entries, as plain Python."""
        return self._bind(self.name, lambda function: function)

    def compiled(self, cache: Path) -> types.SimpleNamespace:
        """The same functions, each compiled by its first call. The folder `cache` keeps the machine code."""
        import numba

        from rollwright.kernel.machine_code import compile_function

        source_hash = self.source_hash()

        def make(function: types.FunctionType) -> Any:
            return compile_function(function, getattr(function, _MARK), source_hash)

        outer, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(self._machine_code(cache))
        try:
            return self._bind(f"{self.name}@compiled", make)
        finally:
            numba.config.CACHE_DIR = outer

    def is_compiled(self, cache: Path) -> bool:
        """Whether the folder `cache` has machine code of these sources."""
        return any(self._machine_code(cache).rglob("*.nbc"))

    def source_hash(self) -> str:
        """A hash of everything compiled: the marked functions, the constants they may use, and the compiler's version.
        The constants are those of a module itself and of modules that it imports as a whole, as in `k.DICE`.

        It is computed from what was imported, not from the files, which may have changed since. It includes the
        processor, since different machines may share the folder.
        """
        import numba
        from llvmlite import binding

        processor = f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
        digest = hashlib.sha256(f"{numba.__version__} {sys.version} {processor}".encode())
        for file in ("machine_code.py", "numba_bits.py"):
            digest.update(Path(__file__).with_name(file).read_bytes())
        digest.update(" ".join(module.__name__ for module in (*self.implementing, *self.loops)).encode())
        for module in self._modules():
            digest.update(_constants(module).encode())
            for name, value in sorted(vars(module).items()):
                if hasattr(value, _MARK):
                    digest.update(f"{getattr(value, _MARK)} {name}{value.__annotations__}".encode())
                    digest.update(marshal.dumps(value.__code__, 2))  # 2: the same for equal code
                elif isinstance(value, types.ModuleType):
                    digest.update(f"{name}:{_constants(value)}".encode())
        return digest.hexdigest()[:16]

    def _machine_code(self, cache: Path) -> Path:
        return cache / "compiled" / f"{self.name}-{self.source_hash()}"

    def _modules(self) -> list[types.ModuleType]:
        """The listed modules, and those from which they import marked functions."""
        found = list(dict.fromkeys((*self.implementing, *self.loops)))
        for module in found:  # which grows
            homes = {each.__module__ for each in _functions(module).values() if hasattr(each, _MARK)}
            found += [sys.modules[home] for home in sorted(homes - {each.__name__ for each in found})]
        return found

    def _bind(self, suffix: str, make: Callable[[types.FunctionType], Any]) -> types.SimpleNamespace:
        """Makes the twins: copies of the marked functions of each module, which call each other."""
        twins = {module: types.ModuleType(f"{module.__name__}@{suffix}") for module in self._modules()}
        copies = {
            function: make(_copy(function, twin))
            for module, twin in twins.items()
            for function in _own(module).values()
            if hasattr(function, _MARK)
        }
        agreed = {form: copies[function] for form, function in self._implementations(list(twins)).items()}
        instead = copies | agreed
        for module, twin in twins.items():
            called = {name: instead.get(function, function) for name, function in _functions(module).items()}
            twin.__dict__.update({**vars(module), **called, "__name__": twin.__name__})
            sys.modules[twin.__name__] = twin  # numba finds the globals of cached machine code by this name
        entries = {function: copies[function] for module in self.loops for function in _entries(module)}
        return types.SimpleNamespace(**{function.__name__: copy for function, copy in (agreed | entries).items()})

    def _implementations(self, modules: Sequence[types.ModuleType]) -> dict[types.FunctionType, types.FunctionType]:
        """The implementation of each function of the contract; TypeError if one is missing or doesn't fit."""
        found = {}
        for name, form in ({} if self.contract is None else _own(self.contract)).items():
            homes = [module for module in dict.fromkeys(self.implementing) if name in _own(module)]
            users = [module for module in modules if form in _functions(module).values()]
            if users and not homes:
                raise TypeError(
                    f"{self.name}: {users[0].__name__} calls {name}, missing in [{_listed(self.implementing)}]"
                )
            if len(homes) > 1:
                raise TypeError(f"{self.name}: {name} is in more than one module: [{_listed(homes)}]")
            if homes:
                found[form] = _checked(homes[0], form)
        return found


def _functions(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions that a module defines or imports."""
    return {name: value for name, value in vars(module).items() if isinstance(value, types.FunctionType)}


def _own(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions that a module defines."""
    return {name: each for name, each in _functions(module).items() if each.__module__ == module.__name__}


def _entries(module: types.ModuleType) -> list[types.FunctionType]:
    return [function for function in _own(module).values() if getattr(function, _MARK, "") == "entry"]


def _checked(module: types.ModuleType, form: types.FunctionType) -> types.FunctionType:
    """A module's implementation of a function of the contract."""
    function = _own(module)[form.__name__]
    if not hasattr(function, _MARK):
        raise TypeError(f"{module.__name__}.{form.__name__} must be marked as a step or a routine")
    if function.__code__.co_argcount != form.__code__.co_argcount:
        names = ", ".join(form.__code__.co_varnames[: form.__code__.co_argcount])
        raise TypeError(f"{module.__name__}.{form.__name__} must take the arguments {names}")
    return function


def _constants(module: types.ModuleType) -> str:
    """The constants of a module, and the fields of its named tuples."""
    found = []
    for name, value in sorted(vars(module).items()):
        if isinstance(value, int | float | str | tuple) and not name.startswith("__"):
            found.append(f"{name}={value!r};")
        elif isinstance(value, type) and issubclass(value, tuple):
            found.append(f"{name}={getattr(value, '_fields', ())};")
    return "".join(found)


def _copy(function: types.FunctionType, twin: types.ModuleType) -> types.FunctionType:
    copy = types.FunctionType(function.__code__, twin.__dict__, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__, copy.__doc__ = twin.__name__, function.__qualname__, function.__doc__
    copy.__annotations__ = function.__annotations__
    setattr(copy, _MARK, getattr(function, _MARK))
    return copy


def _listed(modules: Sequence[types.ModuleType]) -> str:
    return ", ".join(module.__name__ for module in modules)
