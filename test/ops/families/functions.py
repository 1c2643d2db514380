"""Transcendental functions, activations and their gradients."""

from __future__ import annotations

import numpy as np

from case import UNKNOWN_RANK, const, feed
from family import Family, make, types_of
from values import array, extremes, is_float, some, sizes

FAMILY = Family("functions")


def function(
    names: str, low: float = -4, high: float = 4, largest: float = 1e4, infinite: bool = False, **attrs: object
) -> None:
    """Cases of functions of one operand, with inputs between `low` and `high`."""
    for op in names.split():
        for dtype in types_of(op):
            values = some(dtype, (40,), op, low, high)
            if is_float(dtype):
                values[:2] = array([low, high], dtype)
                if low <= 0 <= high:
                    values[2:4] = array([0, -0.0], dtype)
            FAMILY.add(op, feed(values), form="range", **attrs)
            if low == -4:
                runs = extremes(dtype, infinite, largest)
                if op in ("Elu", "Selu") and dtype == "float16":
                    del runs[1]  # TensorFlow's kernels round exp(x) to float16 before they subtract 1.
                FAMILY.add(op, feed(*runs), form="extremes", **attrs)
            FAMILY.add(op, sizes(dtype, (2, 3), (0, 3), (5, 1), low=low, high=high), form="unknown", **attrs)
            if dtype == "float32":
                FAMILY.add(op, feed(some(dtype, (), op, low, high)), form="scalar", **attrs)
                ranks = [some(dtype, shape, op, low, high) for shape in ((3,), (2, 1, 2, 1, 2))]
                FAMILY.add(op, feed(*ranks, shape=UNKNOWN_RANK), form="unranked", **attrs)


function("Acos Asin", -1, 1)
function("Atanh", -0.95, 0.95)
function("Acosh", 1, 30)
function("Log1p", -0.9, 9)
function("Tan", -1.5, 1.5)
function("Cosh Sinh Expm1", -8, 8)
for dtype in types_of("Expm1"):
    if is_float(dtype):
        tiny = [some(dtype, (40,), "tiny", -size, size) for size in (1e-1, 1e-2, 1e-4)]
        if dtype == "float32":
            tiny += [some(dtype, (40,), "tiny", -size, size) for size in (1e-7, 1e-12, 1e-30)]
        FAMILY.add("Expm1", feed(*tiny), form="tiny")
function("Asinh Atan Erf Erfc Softplus Softsign Elu Selu Relu Relu6")
function("LeakyRelu", attrs={"alpha": 0.1})
for dtype in types_of("Relu"):
    if dtype != "float32":
        continue
    for alpha in (0, 1, 1.5, -0.5):
        FAMILY.add("LeakyRelu", feed(*extremes(dtype, False, 1e4)), form=f"alpha-{alpha}", alpha=alpha)

for op in "Softmax LogSoftmax".split():
    for dtype in types_of(op):
        FAMILY.add(op, feed(some(dtype, (2, 5))), form="plain")
        FAMILY.add(op, sizes(dtype, (2, 3), (0, 3), (4, 3)), form="unknown")
        if dtype in ("float32", "float16"):
            FAMILY.add(op, feed(array([[1e4, 0, -1e4], [5, 5, 5], [-100, -101, -102]], dtype)), form="far-apart")
            FAMILY.add(op, feed(some(dtype, (2, 2, 3, 4))), form="rank-4")
            FAMILY.add(op, feed(some(dtype, (1, 1))), form="one")

for dtype in types_of("SoftmaxCrossEntropyWithLogits"):
    labels = np.abs(some(dtype, (3, 4), "labels"))
    labels = (labels / labels.sum(axis=-1, keepdims=True)).astype(labels.dtype)
    op = "SoftmaxCrossEntropyWithLogits"
    FAMILY.add(op, feed(some(dtype, (3, 4))), feed(labels), form="plain")
    FAMILY.add(op, feed(some(dtype, (3, 4)), some(dtype, (1, 4))), feed(labels, labels[:1]), form="unknown")

for op in "ReluGrad RsqrtGrad SigmoidGrad SqrtGrad TanhGrad".split():
    for dtype in types_of(op):
        x, y = some(dtype, (7,), "x", 0.2, 2), some(dtype, (7,), "y")
        FAMILY.add(op, *map(feed, (y, y[::-1]) if op == "ReluGrad" else (x, y)), form="plain")
        shapes = ((2, 3), (0, 3), (4, 3))
        FAMILY.add(op, sizes(dtype, *shapes, seed="x", low=0.2), sizes(dtype, *shapes, seed="y"), form="unknown")

# Minimum and maximum become one op.
for low, high in ((0, 1), (-1, 1), (0, 6)):
    for dtype in ("float32", "float16"):
        bounded = make(
            "Minimum", make("Maximum", feed(some(dtype, (2, 9), low=-8, high=8)), const(low, dtype)), const(high, dtype)
        )
        FAMILY.graph(f"Minimum/{dtype}/of-maximum-{low}-to-{high}", [bounded])
