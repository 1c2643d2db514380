"""Functions of one element, softmax and normalization."""

from __future__ import annotations

import numpy as np

from case import Node, const
from family import Family, make
from grids import MODES, Mode

FAMILY = Family("quantized/functions")
# Op, range of the input, attributes.
FUNCTIONS = [
    ("Abs", -4, 3, {}),
    ("Exp", -4, 1.5, {}),
    ("Log", 0.5, 9, {}),
    ("Neg", -4, 3, {}),
    ("Relu", -4, 3, {}),
    ("Relu6", -4, 9, {}),
    ("Elu", -4, 3, {}),
    ("LeakyRelu", -4, 3, {"alpha": 0.3}),
    ("Rsqrt", 0.5, 9, {}),
    ("Sigmoid", -7, 6, {}),
    ("Sqrt", 0, 9, {}),
    ("Square", -3, 4, {}),
    ("Tanh", -3, 3, {}),
    ("Sin", -3, 3, {}),
    ("Cos", -3, 3, {}),
    ("Floor", -4, 3, {}),
    ("Sign", -4, 3, {}),
]


def number(value: float) -> object:
    return const(np.float32(value))


def bounded(x: object, low: float, high: float) -> Node:
    return make("Minimum", make("Maximum", x, number(low)), number(high))


def hard_swish(x: object) -> Node:
    return make("Mul", make("Mul", x, make("Relu6", make("AddV2", x, number(3)))), number(1 / 6))


def prelu(x: object, slopes: np.ndarray) -> Node:
    """As Keras 3 computes it."""
    negative = make("Mul", const(-slopes), make("Relu", make("Neg", x)))
    return make("AddV2", make("Relu", x), negative)


def gelu(x: object) -> Node:
    inner = make("AddV2", make("Erf", make("Mul", x, number(np.sqrt(0.5)))), number(1))
    return make("Mul", make("Mul", x, number(0.5)), inner)


def l2_normalize(x: object) -> Node:
    squares = make("Sum", make("Square", x), const(np.int32([-1])), keep_dims=True)
    return make("Mul", x, make("Rsqrt", make("Maximum", squares, number(1e-12))))


# The greatest magnitude of the result and of the derivative.
TABLES = {
    "Exp": lambda low, high: (np.exp(high), np.exp(high)),
    "Log": lambda low, high: (max(-np.log(low), np.log(high)), 1 / low),
    "Rsqrt": lambda low, high: (low**-0.5, 0.5 * low**-1.5),
}


def tolerance(mode: Mode, op: str, low: float, high: float) -> dict[str, object]:
    if op in ("Sigmoid", "Tanh"):
        return mode.allows(3, "the kernel's table has 256 entries")
    if op not in TABLES:
        return {}
    # The kernel has a table of 513 entries for all int16 inputs. Entries beyond the range of the
    # result are clamped.
    interval = 2 * max(-low, high) / 512
    greatest, slope = TABLES[op](low, high)
    return mode.allows(2 + interval * slope / mode.scale(0, greatest), "the kernel interpolates in a table")


for mode in MODES:
    for op, low, high, attrs in FUNCTIONS:

        def function(form: str, *shapes: tuple[int, ...]) -> None:
            node = make(op, mode.feed(*shapes, low=low, high=high), **attrs)
            FAMILY.graph(f"{op}/{mode.name}/{form}", [node], **tolerance(mode, op, low, high))

        function("plain", (3, 50))
        function("unknown", (2, 9), (5, 9))
        function("rank-5", (1, 2, 3, 2, 3))
    # Tables for other ranges of the input.
    for op in ("Sigmoid", "Tanh", "Exp"):
        for low, high in ((-1, 1), (-20, 2)):
            node = make(op, mode.feed((3, 50), low=low, high=high))
            FAMILY.graph(f"{op}/{mode.name}/{low}-to-{high}", [node], **tolerance(mode, op, low, high))
    FAMILY.graph(f"LeakyRelu/{mode.name}/steep", [make("LeakyRelu", mode.feed((3, 50)), alpha=1.5)])
    FAMILY.graph(f"Minimum/{mode.name}/relu-n1-to-1", [bounded(mode.feed((3, 50)), -1, 1)])
    FAMILY.graph(f"Minimum/{mode.name}/relu-0-to-1", [bounded(mode.feed((3, 50)), 0, 1)])
    FAMILY.graph(f"Mul/{mode.name}/hard-swish", [hard_swish(mode.feed((3, 50), low=-5, high=5))])
    FAMILY.graph(f"Mul/{mode.name}/gelu", [gelu(mode.feed((3, 50)))])
    FAMILY.graph(f"Mul/{mode.name}/l2-normalize", [l2_normalize(mode.feed((4, 9)))])
    FAMILY.graph(f"Mul/{mode.name}/l2-normalize-rank-4", [l2_normalize(mode.feed((1, 2, 3, 9)))])
    slopes = np.float32([[[0.127, 0.05, -0.03, 0.001]]])
    FAMILY.graph(f"AddV2/{mode.name}/prelu", [prelu(mode.feed((2, 3, 3, 4)), slopes)])

    for op in ("Softmax", "LogSoftmax"):
        # A table of 513 entries for e^x, -10 <= x <= 0; e^-10 is 1.5 steps.
        narrow = mode.allows(3, "the kernel's table of e^x")
        wide = mode.allows(16, "the kernel's table of e^x")
        FAMILY.graph(f"{op}/{mode.name}/plain", [make(op, mode.feed((3, 10)))], **narrow)
        FAMILY.graph(f"{op}/{mode.name}/wide", [make(op, mode.feed((2, 40), low=-12, high=12))], **wide)
        FAMILY.graph(f"{op}/{mode.name}/rank-4", [make(op, mode.feed((2, 2, 3, 5)))], **narrow)
        FAMILY.graph(f"{op}/{mode.name}/unknown", [make(op, mode.feed((1, 6), (4, 6)))], **narrow)
