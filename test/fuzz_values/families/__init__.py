"""How each op is generated: a table of functions by the name of the op or idiom."""

from __future__ import annotations

import importlib
from collections.abc import Callable

# Name -> (function, weight). The function gets the builder and the name.
TABLE: dict[str, tuple[Callable, float]] = {}


def generates(names: str, weight: float = 1.0) -> Callable[[Callable], Callable]:
    """Enters a function as the generator of the ops or idioms of these names."""

    def enter(function: Callable) -> Callable:
        for name in names.split():
            assert name not in TABLE, name
            TABLE[name] = (function, weight)
        return function

    return enter


def load() -> dict[str, tuple[Callable, float]]:
    for name in (
        "elementwise",
        "arrays",
        "indexing",
        "numeric",
        "idioms",
        "control",
        "lists",
        "state",
        "recurrent",
    ):
        importlib.import_module(f"families.{name}")
    return TABLE
