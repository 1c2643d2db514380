"""Unary and binary arithmetic, comparisons, selection."""

from __future__ import annotations

import numpy as np

import op_registry
from case import UNKNOWN_RANK, const, feed
from family import CONVERTS, Family, types_of
from values import COMPLEX, UNSIGNED, array, extremes, is_float, random, some, sizes

FAMILY = Family("elementwise")


def unary(
    names: str,
    infinite: bool = True,
    low: float = -4,
    high: float = 4,
    largest: float | None = None,
    zeros: bool = True,
    attr: str = "T",
    **attrs: object,
) -> None:
    """Cases of ops with one operand; with `low` of 0 or more, inputs are not negative."""
    for op in names.split():
        for dtype in types_of(op, attr) if attr in op_registry.get(op).attrs else ["bool"]:
            # TensorFlow's kernel of the pinned version makes zeros of integers; by its definition,
            # the op leaves them alone, as tf.round does.
            by_definition = {"definition": lambda x: [x]} if op == "Round" and not is_float(dtype) else {}
            facts = attrs | by_definition
            runs = extremes(dtype, infinite, largest, zeros)
            if low >= 0 and is_float(dtype):
                runs = [abs(run) for run in runs]
            if dtype in COMPLEX and op == "Exp":
                runs = [run[abs(run.real) < 80] for run in runs]  # LiteRT's MUL clamps infinite results.
            FAMILY.add(op, feed(*runs), form="extremes", **facts)
            FAMILY.add(op, sizes(dtype, (2, 3), (0, 3), (5, 1), low=low, high=high), form="unknown", **facts)
            if dtype in ("float32", "int32", "bool", "complex64"):
                FAMILY.add(op, feed(some(dtype, (), op, low, high)), form="scalar", **facts)
                ranks = [some(dtype, shape, op, low, high) for shape in ((3,), (2, 1, 2, 1, 2))]
                FAMILY.add(op, feed(*ranks, shape=UNKNOWN_RANK), form="unranked", **facts)


unary("Abs Sign Square Neg Ceil Floor Rint Round Exp Tanh IsFinite IsInf IsNan Invert LogicalNot Conj")
unary("Cos Sin", infinite=False, largest=100)  # XNNPACK has no argument reduction: NaN far out.
unary("Sigmoid", largest=1e4)  # XNNPACK's is NaN beyond about 1e27.
unary("Sqrt", largest=3e37)  # XNNPACK's is half as much again beyond 1e38.
unary("Rsqrt", largest=3e37, zeros=False, low=0.1)  # XNNPACK's is NaN at zero.
unary("Log", largest=1e38)  # XNNPACK's is infinite beyond 2e38.
unary("Inv Reciprocal", zeros=False, low=1, infinite=False)
for op in "Angle ComplexAbs Imag Real".split():
    for dtype, real in (("complex64", "float32"), ("complex128", "float64")):
        FAMILY.add(op, feed(*extremes(dtype)), form="extremes", Tout=real)
        FAMILY.add(op, sizes(dtype, (2, 3), (0, 3), (5, 1)), form="unknown", Tout=real)


def binary(
    names: str,
    divides: bool = False,
    infinite: bool = True,
    low: float = -4,
    high: float = 4,
    largest: float | None = None,
    shifts: bool = False,
    positive: bool = False,
    powers: bool = False,
    **attrs: object,
) -> None:
    """Cases of ops with two operands; the second is never zero if the op divides by it, never more
    than the width if it shifts by it, and the first is positive if the op takes powers of it."""
    for op in names.split():
        for dtype in types_of(op) if "T" in op_registry.get(op).attrs else ["bool"]:

            def left(values: np.ndarray) -> np.ndarray:
                return abs(values) if positive and is_float(dtype) else values

            def right(values: np.ndarray) -> np.ndarray:
                if shifts:
                    return (np.abs(values.astype(np.int64)) % (8 * values.itemsize)).astype(values.dtype)
                if powers and not is_float(dtype) and dtype not in COMPLEX:
                    return (values.astype(np.int64) % 4).astype(values.dtype)
                return np.where(values == 0, np.ones_like(values), values) if divides else values

            def numbers(shape: tuple[int, ...], seed: str) -> np.ndarray:
                values = some(dtype, shape, op + seed, low, high)
                # No quotient is so close to an integer that rounding could change its floor.
                return (
                    array(np.round(values.astype(np.float64) * 4) / 4, dtype) if divides and is_float(dtype) else values
                )

            lefts = [left(run) for run in extremes(dtype, infinite, largest)]
            if op == "Xlog1py" and dtype in COMPLEX:
                lefts = [run[run != -1] for run in lefts]  # Infinite results, which LiteRT's MUL clamps.
            if powers and not is_float(dtype) and dtype not in COMPLEX:
                # TensorFlow's integer powers wrap, LiteRT's kernel saturates.
                lefts = [array([-3, -2, -1, 0, 1, 2, 4, 5], dtype)]
            rights = [right(np.roll(run, 3)) for run in lefts]
            if dtype in ("int8", "int16", "int32", "int64") and divides:
                # The smallest integer divided by -1 overflows, which TensorFlow leaves undefined.
                rights = [
                    np.where((x == np.iinfo(dtype).min) & (y == -1), 3, y).astype(dtype) for x, y in zip(lefts, rights)
                ]
            FAMILY.add(op, feed(*lefts), feed(*rights), form="extremes", **attrs)
            x = feed(*(left(numbers(shape, "x")) for shape in ((2, 3), (0, 3), (5, 3))))
            y = feed(*(right(numbers(shape, "y")) for shape in ((2, 3), (0, 3), (1, 3))))
            FAMILY.add(op, x, y, form="unknown", **attrs)
            FAMILY.add(
                op, feed(left(numbers((2, 1, 3), "x"))), feed(right(numbers((4, 1), "y"))), form="broadcast", **attrs
            )
            if dtype in ("float32", "int32", "bool"):
                FAMILY.add(op, feed(left(numbers((2, 3), "x"))), feed(right(numbers((), "y"))), form="scalar", **attrs)
                FAMILY.add(
                    op, const(left(numbers((3, 1), "x"))), feed(right(numbers((1, 2), "y"))), form="constant", **attrs
                )
                FAMILY.add(
                    op,
                    feed(left(numbers((2, 1, 2, 1, 3), "x"))),
                    feed(right(numbers((1, 3, 1, 2, 1), "y"))),
                    form="rank-5",
                    **attrs,
                )


# LiteRT's builtin kernels clamp the results of ADD, SUB, MUL and DIV to finite values.
binary("Add AddV2 Sub", infinite=False, largest=1e37)
binary("Mul SquaredDifference", infinite=False, largest=1e18)
binary("Maximum Minimum")
binary(
    "Div RealDiv FloorDiv FloorMod Mod TruncateDiv TruncateMod DivNoNan Xdivy",
    divides=True,
    infinite=False,
    largest=1e4,
)
binary("MulNoNan", infinite=False, largest=1e4)
binary("Atan2")
binary("BitwiseXor LogicalAnd LogicalOr Equal NotEqual Greater GreaterEqual Less LessEqual")
binary("RightShift", shifts=True)
binary("Pow", low=0.5, high=3, infinite=False, largest=20, positive=True, powers=True)
binary("Xlogy Xlog1py", low=0.5, high=3, infinite=False, largest=1e4, positive=True, divides=True)

for dtype in types_of("Pow"):
    if not is_float(dtype) and dtype not in COMPLEX:
        for exponent in (1, 2, 3, 7):
            FAMILY.add("Pow", feed(*extremes(dtype)), const(exponent, dtype), form=f"power-{exponent}", code=CONVERTS)

# Zeros, for which the op has a special result.
for op in "DivNoNan MulNoNan Xdivy Xlogy Xlog1py".split():
    for dtype in types_of(op):
        if is_float(dtype):
            zeros, others = array([0, -0.0, 0, 2], dtype), array([0, 0, np.inf, 3], dtype)
            left_first = op.startswith("X")
            FAMILY.add(op, *map(feed, (zeros, others) if left_first else (others, zeros)), form="zeros")

for dtype in types_of("LeftShift"):
    for bits in (0, 1, 7):
        FAMILY.add("LeftShift", feed(*extremes(dtype)), const(bits, dtype), form=f"by-{bits}")
    FAMILY.add("LeftShift", sizes(dtype, (2, 3), (0, 3)), const(3, dtype), form="unknown")
    FAMILY.add("LeftShift", feed(some(dtype, (3,))), const([1, 2, 3], dtype), form="by-several")
    # TFLite has no left shift: multiplication by a power of two needs a constant amount.
    FAMILY.add(
        "LeftShift", feed(some(dtype, (3,))), feed(array([1, 2, 3], dtype)), form="amounts-vary", code="unsupported-op"
    )

for dtype in types_of("ApproximateEqual"):
    for tolerance in (1e-5, 1.0, 1.5):
        runs = extremes(dtype, infinite=False, largest=1e4)
        near = [(run + run.dtype.type(1)).astype(run.dtype) for run in runs]
        FAMILY.add(
            "ApproximateEqual", feed(*runs), feed(*near), form=f"within-{tolerance}", attrs={"tolerance": tolerance}
        )

for op in "AddN AccumulateNV2".split():
    for dtype in types_of(op):
        attrs = {"shape": [2, 3]} if op == "AccumulateNV2" else {}
        for count in (1, 2, 5):
            parts = [feed(some(dtype, (2, 3), f"{op}{i}"), some(dtype, (2, 3), f"{op}{i}b")) for i in range(count)]
            FAMILY.add(op, parts, form=f"of-{count}", **attrs)
for dtype in types_of("ClipByValue"):
    low, high = (array(v, dtype) for v in ((1, 3) if dtype in UNSIGNED else (-2, 3)))
    if dtype not in COMPLEX:
        FAMILY.add("ClipByValue", feed(*extremes(dtype)), const(low), const(high), form="extremes")
        FAMILY.add("ClipByValue", sizes(dtype, (2, 3), (0, 3)), feed(low, low), feed(high, high), form="unknown")

for dtype in types_of("Select"):
    x, y = some(dtype, (4, 3), "x"), some(dtype, (4, 3), "y")
    rows = random("rows").integers(0, 2, (4,)).astype(bool)
    every = random("all").integers(0, 2, (4, 3)).astype(bool)
    FAMILY.add("Select", feed(every), feed(x), feed(y), form="elements", dtype=dtype)
    FAMILY.add("Select", feed(rows), feed(x), feed(y), form="rows", dtype=dtype)
    FAMILY.add("Select", feed(np.True_, np.False_), feed(x, x), feed(y, y), form="scalar", dtype=dtype)
    FAMILY.add("SelectV2", feed(every), feed(x), feed(y), form="elements", dtype=dtype)
    FAMILY.add("SelectV2", feed(every), feed(x[:1]), feed(y[0, 0]), form="broadcast", dtype=dtype)
    FAMILY.add(
        "SelectV2",
        feed(every, every[:0], every[:2]),
        feed(x, x[:0], x[:2]),
        feed(y, y[:0], y[:1]),
        form="unknown",
        dtype=dtype,
    )
    extreme = extremes(dtype)
    FAMILY.add(
        "SelectV2",
        feed(*[random("e").integers(0, 2, 8).astype(bool)] * len(extreme)),
        feed(*extreme),
        feed(*(run[::-1] for run in extreme)),
        form="extremes",
        dtype=dtype,
    )
