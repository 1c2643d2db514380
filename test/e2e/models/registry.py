"""The registry of cases.

A case is a function that builds a model and returns how to save it (an `exporters.Export`):

    @case()
    def relu6():
        return function(lambda x: tf.nn.relu6(x), x=spec(None, 8))

Its name is the function's; `variants` makes several cases from one function. Importing this
module does not import TensorFlow, importing a family does.
"""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from collections.abc import Callable, Sequence
from typing import Any

_NOT_A_FAMILY = {"registry", "exporters", "layers_files", "tfjs_files", "values"}


@dataclasses.dataclass(frozen=True)
class Case:
    """A model to write and the inputs to record it with."""

    name: str
    family: str
    build: Callable[[], Any]
    # Unknown dimensions take these sizes, one recorded sample each. A signature with one set of
    # shapes has two samples.
    batches: Sequence[int] = (1, 3)
    # Instead of `batches`: the full shapes of the inputs, one entry per sample.
    shapes: Sequence[dict[str, Sequence[int]]] | None = None
    # Input name -> generator of `values`, or one for each sample in turn; others get the default
    # of their dtype.
    values: dict[str, Callable | tuple[Callable, ...]] = dataclasses.field(default_factory=dict)
    # Whether --small writes the case. Other cases are too large, or too similar to one that it
    # writes.
    committed: bool = True
    # The model keeps state: its samples are one sequence of calls.
    stateful: bool = False
    # The signatures in the order of the calls, with repetitions. By default, one after the other.
    calls: Sequence[str] = ()
    # SavedModel without signatures: the path of the function to record, "encoder.__call__".
    function: str = ""
    # TFLite op -> how often the converted file has it.
    fused: dict[str, int] = dataclasses.field(default_factory=dict)
    # Why samples of one signature have the same inputs, or why there is only one sample.
    same_inputs: str = ""
    # Output -> why all its elements have the same value in all samples.
    constant: dict[str, str] = dataclasses.field(default_factory=dict)
    # Output -> why some of its elements are infinite or NaN, which are compared as such.
    non_finite: dict[str, str] = dataclasses.field(default_factory=dict)
    # Why no sample needs a part of the converted file, such as a branch of an IF.
    unneeded: str = ""


_CASES: dict[str, Case] = {}


def _add(new: Case) -> None:
    if new.name in _CASES:
        raise ValueError(f"two cases are called {new.name}")
    _CASES[new.name] = new


def _family(build: Callable) -> str:
    return build.__module__.rsplit(".", 1)[-1]


def case(**options: Any) -> Callable:
    """Registers the decorated function as the case of the same name."""

    def register(build: Callable) -> Callable:
        _add(Case(build.__name__, _family(build), build, **options))
        return build

    return register


def variants(
    choices: dict[str, Sequence], committed: str | bool = True, **options: Any
) -> Callable:
    """Registers one case per choice: suffix of the name -> arguments of the function.

    `committed` may list the suffixes of the committed cases, separated by blanks.
    """
    unknown = set(committed.split()) - choices.keys() if isinstance(committed, str) else set()
    if unknown:
        raise ValueError(f"no such variants: {unknown}")

    def register(build: Callable) -> Callable:
        for suffix, arguments in choices.items():
            _add(
                Case(
                    f"{build.__name__}_{suffix}",
                    _family(build),
                    lambda args=arguments: build(*args),
                    committed=suffix in committed.split()
                    if isinstance(committed, str)
                    else committed,
                    **options,
                )
            )
        return build

    return register


def all_cases() -> list[Case]:
    """Every case of every family, sorted by name. Imports TensorFlow."""
    package = importlib.import_module(__package__)
    for module in pkgutil.iter_modules(package.__path__):
        if module.name not in _NOT_A_FAMILY:
            importlib.import_module(f"{__package__}.{module.name}")
    return sorted(_CASES.values(), key=lambda item: item.name)
