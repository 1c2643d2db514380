"""Reductions, pooling, order and resizing."""

from __future__ import annotations

import numpy as np

from case import const
from family import Family, make
from grids import MODES

FAMILY = Family("quantized/reductions")
RESIZING = {"plain": {}, "corners": {"align_corners": True}, "centers": {"half_pixel_centers": True}}


def i32(*values: int) -> object:
    return const(np.asarray(values, np.int32))


for mode in MODES:

    def x(*shapes: tuple[int, ...], low: float = -2, high: float = 3) -> object:
        return mode.feed(*shapes, low=low, high=high)

    for op in ("Sum", "Mean", "Max", "Min", "Prod"):

        def reduce(form: str, shapes: tuple[tuple[int, ...], ...], axes: tuple[int, ...], keep: bool = False) -> None:
            operand = x(*shapes, low=0.5, high=1.5) if op == "Prod" else x(*shapes)
            tolerance = mode.allows(6, "the kernel rounds after every factor") if op == "Prod" else {}
            FAMILY.graph(f"{op}/{mode.name}/{form}", [make(op, operand, i32(*axes), keep_dims=keep)], **tolerance)

        reduce("rows", ((3, 8),), (1,))
        reduce("columns", ((3, 8),), (0,))
        reduce("all", ((3, 8),), (0, 1))
        reduce("image", ((2, 4, 3, 5),), (1, 2))
        reduce("image-kept", ((2, 4, 3, 5),), (1, 2), True)
        reduce("outer-inner", ((2, 3, 4),), (0, -1), True)
        reduce("rank-5", ((2, 1, 3, 2, 2),), (1, 3))
        reduce("unknown", ((2, 4), (5, 4)), (0,))
    for op in ("ArgMax", "ArgMin"):
        FAMILY.graph(f"{op}/{mode.name}/rows", [make(op, x((3, 8)), const(np.int32(1)), output_type="int32")])
        FAMILY.graph(f"{op}/{mode.name}/unknown", [make(op, x((3, 4), (5, 4)), const(np.int32(0)))])
    node = make("TopKV2", x((40,)), const(np.int32(3)))
    FAMILY.graph(f"TopKV2/{mode.name}/plain", [node[0]])
    FAMILY.graph(f"Cumsum/{mode.name}/plain", [make("Cumsum", x((3, 8)), const(np.int32(1)))])

    for op in ("AvgPool", "MaxPool"):
        for padding in ("SAME", "VALID"):
            form = padding.lower()
            window = {"ksize": [1, 2, 3, 1], "strides": [1, 2, 1, 1], "padding": padding}
            FAMILY.graph(f"{op}/{mode.name}/{form}", [make(op, x((1, 5, 4, 3)), **window)])
            FAMILY.graph(f"{op}/{mode.name}/{form}-batch", [make(op, x((1, 5, 4, 3), (2, 5, 4, 3)), **window)])
            FAMILY.graph(f"{op}/{mode.name}/{form}-relu", [make("Relu", make(op, x((1, 5, 4, 3)), **window))])
            FAMILY.graph(f"{op}/{mode.name}/{form}-relu6", [make("Relu6", make(op, x((1, 5, 4, 3)), **window))])
        whole = {"ksize": [1, 5, 4, 1], "strides": [1, 5, 4, 1], "padding": "VALID"}
        FAMILY.graph(f"{op}/{mode.name}/whole", [make(op, x((1, 5, 4, 17)), **whole)])

    for op in ("ResizeBilinear", "ResizeNearestNeighbor"):
        for form, attrs in RESIZING.items():
            steps = 2 * 5 / 1024 / mode.scale(-2, 3)
            tolerance = mode.allows(steps, "the kernel's weights have 10 bits") if op == "ResizeBilinear" else {}
            for shape, size in (((1, 3, 4, 2), (6, 8)), ((2, 3, 4, 2), (5, 3))):
                name = f"{op}/{mode.name}/{form}-{size[0]}-by-{size[1]}"
                FAMILY.graph(name, [make(op, x(shape), i32(*size), **attrs)], **tolerance)
