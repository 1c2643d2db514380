"""A case: a small graph, the inputs of its runs, and the expected outcome of the conversion.

The declarations in families/ make cases; graph_text.py writes their graphs; recorded.py keeps what
TensorFlow computes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)


def np_dtype(name: str) -> np.dtype:
    """The numpy type of a TensorFlow type's name."""
    if name == "string":
        return np.dtype(object)
    return BFLOAT16 if name == "bfloat16" else np.dtype(name)


def dtype_name(array: np.ndarray) -> str:
    """The inverse of np_dtype."""
    return "string" if array.dtype.kind in "OSU" else array.dtype.name


@dataclasses.dataclass(eq=False)
class Feed:
    """An input of the graph: one array per run, and the shape that the graph declares."""

    runs: list[np.ndarray]
    shape: list[int | None] | None  # None: unknown rank

    @property
    def dtype(self) -> str:
        return dtype_name(self.runs[0])


@dataclasses.dataclass(eq=False)
class Const:
    """A constant of the graph."""

    value: np.ndarray


@dataclasses.dataclass(frozen=True)
class Program:
    """A program of StableHLO, as text; graphs hold its serialized form, which recorded.py keeps."""

    text: str


@dataclasses.dataclass(eq=False)
class Param:
    """An operand of a function's body."""

    name: str
    dtype: str


@dataclasses.dataclass(eq=False)
class Node:
    """A node: its operands in order (a list for a list argument), and its other attributes."""

    op: str
    operands: list[Any]
    attrs: dict[str, Any]
    types: list[str]  # of its results

    def __getitem__(self, index: int) -> Output:
        return Output(self, index)


@dataclasses.dataclass(eq=False)
class Output:
    """One result of a node."""

    node: Node
    index: int


@dataclasses.dataclass(eq=False)
class Case:
    """A graph and the expected outcome of its conversion.

    `code` is the diagnostic that refuses the conversion; "" if it has to convert. `compare` says
    how results agree with TensorFlow's: "values", or "distribution" for random numbers. A float
    result may differ by `tolerance` times what test/e2e/case_dir.py allows; more than 1 needs a
    `reason`.
    """

    name: str
    nodes: list[Node]
    feeds: list[Feed]
    fetches: list[Output]
    names: dict[int, str]  # what nodes, feeds and constants are called, by id()
    code: str = ""
    compare: str = "values"
    tolerance: float = 1
    reason: str = ""
    functions: str = ""  # the function library, as text
    # Computes the results of a run by the op's definition, where TensorFlow's kernel is wrong.
    definition: Callable[..., list[np.ndarray]] | None = None

    def value_name(self, item: Feed | Const | Output) -> str:
        """The name of a tensor in the graph."""
        if isinstance(item, Output):
            name = self.names[id(item.node)]
            return f"{name}:{item.index}" if item.index else name
        return self.names[id(item)]

    @property
    def op(self) -> str:
        return self.name.split("/")[0]

    @property
    def run_count(self) -> int:
        return len(self.feeds[0].runs) if self.feeds else 1


UNKNOWN_RANK = "unknown rank"


def as_array(value: Any, dtype: str | None = None) -> np.ndarray:
    """An array; Python's numbers are int32 and float32, strings are bytes."""
    if dtype is not None:
        return np.asarray(value, np_dtype(dtype))
    array = np.asarray(value)
    if array.dtype.kind in "US":
        array = np.asarray(
            [v.encode() if isinstance(v, str) else v for v in array.reshape(-1).tolist()], object
        ).reshape(array.shape)
    if isinstance(value, (np.ndarray, np.generic)):
        return array
    if array.size == 0 or array.dtype == np.int64:
        return array.astype(np.int32)
    return array.astype(np.float32) if array.dtype == np.float64 else array


def feed(*runs: Any, shape: Any = "from runs", dtype: str | None = None) -> Feed:
    """An input with these values, one per run. Sizes in which the runs differ are unknown."""
    arrays = [as_array(run, dtype) for run in runs]
    if shape == UNKNOWN_RANK:
        return Feed(arrays, None)
    if shape == "from runs":
        sizes = zip(*(array.shape for array in arrays), strict=True)
        shape = [size[0] if len(set(size)) == 1 else None for size in sizes]
    return Feed(arrays, list(shape))


def const(value: Any, dtype: str | None = None) -> Const:
    return Const(as_array(value, dtype))


def flatten(operands: Sequence[Any]) -> list[Any]:
    return [o for item in operands for o in (item if isinstance(item, list) else [item])]
