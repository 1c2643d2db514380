"""Calls, branches and loops."""

from __future__ import annotations

import numpy as np

from case import Param, const, feed
from family import Family, body, make
from values import some, sizes

FAMILY = Family("control")
TYPES = "float32 float16 int8 uint8 int32 int64 bool".split()


def branch(name: str, dtype: str, other: bool) -> str:
    """A branch function: x + y, or x * y if `other`; for bool, x and y, or x or y."""
    x, y = Param("x", dtype), Param("y", dtype)
    if dtype == "bool":
        return body(name, [x, y], [make("LogicalOr" if other else "LogicalAnd", x, y)])
    return body(name, [x, y], [make("Mul" if other else "AddV2", x, y)])


for dtype in TYPES:
    library = branch("first", dtype, False) + branch("second", dtype, True)
    x, y = some(dtype, (2, 3)), some(dtype, (2, 3), "y")
    inputs = [feed(x, x), feed(y, y)]
    open_inputs = [sizes(dtype, (2, 3), (4, 3)), sizes(dtype, (2, 3), (4, 3), seed="y")]
    for op in "If StatelessIf".split():
        for form, operands in (("both", inputs), ("unknown", open_inputs)):
            FAMILY.add(
                op,
                feed(np.True_, np.False_),
                operands,
                form=form,
                dtype=dtype,
                functions=library,
                Tout=[dtype],
                then_branch="first",
                else_branch="second",
            )
        number = feed(np.float32(0), np.float32(2))
        FAMILY.add(
            op,
            number,
            inputs,
            form="number",
            dtype=dtype,
            functions=library,
            Tout=[dtype],
            then_branch="first",
            else_branch="second",
        )
    for op in "Case StatelessCase".split():
        three = [feed(*[x] * 4), feed(*[y] * 4)]
        index = feed(*(np.int32(i) for i in (0, 1, -1, 7)))
        FAMILY.add(
            op, index, three, form="all", dtype=dtype, functions=library, Tout=[dtype], branches=["first", "second"]
        )
    for op in "PartitionedCall StatefulPartitionedCall".split():
        FAMILY.add(op, inputs, form="plain", dtype=dtype, functions=library, Tout=[dtype], f="second")
        FAMILY.add(op, open_inputs, form="unknown", dtype=dtype, functions=library, Tout=[dtype], f="first")

    i, n, value = Param("i", "int32"), Param("n", "int32"), Param("value", dtype)
    step = make("LogicalNot", value) if dtype == "bool" else make("AddV2", value, value)
    loop = body("goes_on", [i, n, value], [make("Less", i, n)]) + body(
        "step", [i, n, value], [make("AddV2", i, const(np.int32(1))), n, step]
    )
    for op in "While StatelessWhile".split():
        trips = feed(*(np.int32(count) for count in (3, 0)))
        for form, start in (("plain", feed(x, y)), ("unknown", sizes(dtype, (2, 3), (4, 3)))):
            FAMILY.add(
                op,
                [const(np.int32(0)), trips, start],
                form=form,
                dtype=dtype,
                functions=loop,
                fetch=[2],
                cond="goes_on",
                body="step",
            )
