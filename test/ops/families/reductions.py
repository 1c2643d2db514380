"""Reductions, cumulative sums, segments."""

from __future__ import annotations

import numpy as np

from case import UNKNOWN_RANK, const, feed
from family import Family, types_of
from values import COMPLEX, array, extremes, is_float, some, sizes

FAMILY = Family("reductions")


def i32(*values: int) -> object:
    return const(np.asarray(values, np.int32))


def reduction(names: str, types: list[str] | None = None, low: float = -4, high: float = 4, empty: bool = True) -> None:
    for op in names.split():
        for dtype in types or types_of(op):

            def x(*shape: int) -> np.ndarray:
                return some(dtype, shape, op, low, high)

            FAMILY.add(op, feed(x(3, 4)), i32(1), form="rows")
            FAMILY.add(op, feed(x(2, 3, 2)), i32(0, -1), form="two-axes", keep_dims=True)
            FAMILY.add(op, feed(x(2, 3), x(5, 3)), i32(0), form="unknown")
            if op not in ("Sum", "Prod", "Mean", "EuclideanNorm"):
                FAMILY.add(op, feed(*extremes(dtype)), i32(0), form="extremes")
            # LiteRT's builtin kernels start from the lowest finite value, TensorFlow from an infinity.
            # TensorFlow's mean of no complex numbers is 0, that of no real ones NaN.
            if not (is_float(dtype) and op in ("Max", "Min")) and not (dtype in COMPLEX and op == "Mean"):
                FAMILY.add(op, feed(x(0, 3)), i32(0), form="empty")
            if dtype in ("float32", "int32", "bool"):
                FAMILY.add(op, feed(x(2, 3)), i32(), form="no-axes")
                FAMILY.add(op, feed(x()), i32(), form="scalar")
                FAMILY.add(op, feed(x(2, 1, 2, 1, 3)), i32(0, 2, 4), form="rank-5")
                FAMILY.add(op, feed(x(2, 3), x(2, 3)), feed(np.int32([0]), np.int32([1])), form="axes-computed")
                FAMILY.add(op, feed(x(2, 3), x(1, 4, 2), shape=UNKNOWN_RANK), i32(-1), form="unranked")


reduction("Sum Mean Max Min")
reduction("Prod", low=1, high=3)
reduction("EuclideanNorm", low=0.5)
reduction("All Any", ["bool"])
for dtype in types_of("L2Loss"):
    FAMILY.add("L2Loss", feed(some(dtype, (2, 3))), form="plain")
    FAMILY.add("L2Loss", sizes(dtype, (2, 3), (4, 3)), form="unknown")

for op in "ArgMax ArgMin".split():
    for dtype in types_of(op):
        if dtype in COMPLEX:
            continue
        FAMILY.add(op, feed(some(dtype, (3, 5))), const(np.int32(1)), form="rows")
        FAMILY.add(
            op,
            feed(some(dtype, (3, 5), "b"), some(dtype, (2, 5))),
            const(np.int64(0)),
            form="unknown",
            output_type="int32",
        )
        FAMILY.add(op, feed(*extremes(dtype)), const(np.int32(-1)), form="extremes")
        FAMILY.add(op, feed(array([1, 0, 1, 0, 1], dtype)), const(np.int32(0)), form="equal")

for dtype in types_of("Cumsum"):
    FAMILY.add("Cumsum", feed(some(dtype, (3, 4))), const(np.int32(1)), form="plain")
    FAMILY.add("Cumsum", feed(some(dtype, (3, 4))), const(np.int32(0)), form="exclusive", exclusive=True)
    FAMILY.add("Cumsum", sizes(dtype, (3, 4), (0, 4), (6, 4)), const(np.int64(-2)), form="reverse", reverse=True)
    FAMILY.add("Cumsum", feed(some(dtype, (2, 3, 2))), const(np.int32(1)), form="both", reverse=True, exclusive=True)
    if not is_float(dtype) and dtype not in COMPLEX:
        FAMILY.add("Cumsum", feed(*extremes(dtype)), const(np.int32(0)), form="extremes")

for name in "Max Min Prod Sum Mean".split():
    op = f"Segment{name}"
    for dtype in types_of(op):
        if dtype in COMPLEX and name in ("Max", "Min"):
            continue
        x = some(dtype, (5, 2), low=1)
        FAMILY.add(op, feed(x), const(np.int32([0, 0, 1, 3, 3])), form="constant", dtype=dtype)
        FAMILY.add(op, feed(x), feed(np.int32([0, 0, 1, 3, 3])), form="gap", dtype=dtype)
        FAMILY.add(
            op, feed(x, x[:3]), feed(np.int64([0, 1, 1, 1, 2]), np.int64([0, 0, 1])), form="unknown", dtype=dtype
        )
    if name == "Mean":
        continue
    op = f"UnsortedSegment{name}"
    for dtype in types_of(op):
        if dtype in COMPLEX and name in ("Max", "Min"):
            continue
        x = some(dtype, (5, 2), low=1)
        FAMILY.add(op, feed(x), const(np.int32([2, 0, 1, 2, 0])), const(np.int32(3)), form="constant", dtype=dtype)
        FAMILY.add(op, feed(x), feed(np.int32([2, 0, 0, 2, 0])), const(np.int32(4)), form="gaps", dtype=dtype)
        FAMILY.add(op, feed(x), feed(np.int32([2, -1, 0, -1, 0])), const(np.int32(3)), form="negative", dtype=dtype)
        FAMILY.add(
            op,
            feed(x, x[:3]),
            feed(np.int64([0, 1, 1, 1, 2]), np.int64([0, 2, 1])),
            feed(np.int32(3), np.int32(4)),
            form="unknown",
            dtype=dtype,
        )
