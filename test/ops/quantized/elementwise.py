"""Arithmetic, comparisons and choices of two operands."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family, make
from grids import MODES
from quantized.contractions import ACTIVATIONS, activate
from values import random

FAMILY = Family("quantized/elementwise")
ARITHMETIC = ("AddV2", "Sub", "Mul", "SquaredDifference", "Maximum", "Minimum")
COMPARISONS = ("Equal", "NotEqual", "Less", "LessEqual", "Greater", "GreaterEqual")
# Shapes of the operands.
SHAPES = {
    "plain": ((3, 4), (3, 4)),
    "broadcast": ((3, 4), (4,)),
    "broadcast-both": ((3, 1, 4), (2, 1)),
    "rank-4": ((2, 3, 2, 2), (1, 3, 1, 2)),
    "rank-5": ((2, 1, 2, 1, 3), (1, 2, 1, 2, 3)),
}

for mode in MODES:

    def x(*shapes: tuple[int, ...]) -> object:
        return mode.feed(*shapes, low=-2, high=3)

    def y(*shapes: tuple[int, ...]) -> object:
        return mode.feed(*shapes, low=-1, high=1.5, seed="y")

    for op in ARITHMETIC:
        for form, (left, right) in SHAPES.items():
            node = make(op, x(left), y(right))
            is_two_ops = op == "SquaredDifference" and form == "rank-5"
            extra = {"tolerance": 2.25, "reason": "SUB and MUL, whose step is 1.75 of the square's"} if is_two_ops else {}
            FAMILY.graph(f"{op}/{mode.name}/{form}", [node], **extra)
        FAMILY.graph(f"{op}/{mode.name}/constant", [make(op, x((3, 4)), mode.const((4,), -1, 1.5))])
        rounded = mode.allows(1.5, "SUB and MUL: the rounded difference") if op == "SquaredDifference" else {}
        FAMILY.graph(f"{op}/{mode.name}/scalar", [make(op, x((3, 4)), const(np.float32(0.75)))], **rounded)
        FAMILY.graph(f"{op}/{mode.name}/unknown", [make(op, x((2, 4), (5, 4)), y((2, 4), (5, 4)))])
        FAMILY.graph(f"{op}/{mode.name}/unknown-broadcast", [make(op, x((2, 4), (5, 4)), y((1, 4), (5, 4)))])
    for op in ("AddV2", "Sub", "Mul"):
        for activation in ACTIVATIONS[1:]:
            FAMILY.graph(f"{op}/{mode.name}/{activation}", [activate(make(op, x((3, 4)), y((3, 4))), activation)])
    FAMILY.graph(f"AddV2/{mode.name}/twice", [make("AddV2", (same := x((3, 4))), same)])
    FAMILY.graph(f"RealDiv/{mode.name}/plain", [make("RealDiv", x((3, 4)), mode.feed((3, 4), low=0.5, high=2))])
    FAMILY.graph(f"RealDiv/{mode.name}/constant", [make("RealDiv", x((3, 4)), mode.const((4,), 0.5, 2))])
    FAMILY.graph(f"FloorDiv/{mode.name}/plain", [make("FloorDiv", x((3, 4)), mode.feed((3, 4), low=0.5, high=2))])
    FAMILY.graph(f"FloorMod/{mode.name}/plain", [make("FloorMod", x((3, 4)), mode.feed((3, 4), low=0.5, high=2))])
    FAMILY.graph(f"Pow/{mode.name}/plain", [make("Pow", mode.feed((3, 4), low=0.5, high=2), y((3, 4)))])
    FAMILY.graph(f"AddN/{mode.name}/three", [make("AddN", [x((3, 4)), y((3, 4)), mode.feed((3, 4), seed="z")])])

    # Operands of the same range, so that equal numbers are equal integers.
    def z(*shapes: tuple[int, ...]) -> object:
        return mode.feed(*shapes, low=-2, high=3, seed="z")

    for op in COMPARISONS:
        FAMILY.graph(f"{op}/{mode.name}/plain", [make(op, x((3, 40)), z((3, 40)))])
        FAMILY.graph(f"{op}/{mode.name}/broadcast", [make(op, x((3, 4)), z((4,)))])
        FAMILY.graph(f"{op}/{mode.name}/twice", [make(op, x((3, 4)), x((3, 4)))])
        FAMILY.graph(f"{op}/{mode.name}/unknown", [make(op, x((2, 4), (5, 4)), z((2, 4), (5, 4)))])
    mask = feed(random("mask").integers(0, 2, (3, 4)).astype(bool))
    FAMILY.graph(f"Select/{mode.name}/plain", [make("Select", mask, x((3, 4)), y((3, 4)))])
    FAMILY.graph(f"SelectV2/{mode.name}/plain", [make("SelectV2", mask, x((3, 4)), y((3, 4)))])
    FAMILY.graph(f"SelectV2/{mode.name}/broadcast", [make("SelectV2", mask, x((3, 4)), y((4,)))])
    FAMILY.graph(f"SelectV2/{mode.name}/constant", [make("SelectV2", mask, x((3, 4)), const(np.float32(0)))])
