"""Gathers, scatters, one-hot vectors, counting, sorting and unique elements."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from case import const, feed
from family import CONVERTS, Family, TYPES, types_of
from values import UNSIGNED, array, extremes, is_float, random, some, sizes

FAMILY = Family("indexing")


def i32(*values: object) -> object:
    return const(np.asarray(values, np.int32))


def distinct(dtype: str, count: int, seed: str = "") -> np.ndarray:
    """Distinct numbers in random order."""
    values = random(f"distinct {seed}").permutation(count)
    return array(values if dtype in UNSIGNED or dtype == "bool" else values - count // 2, dtype)


for dtype in TYPES:
    x, rows = feed(some(dtype, (4, 3))), sizes(dtype, (4, 3), (6, 3))
    indices = feed(np.int32([3, 0, 0, 2]))
    FAMILY.add("GatherV2", x, indices, const(np.int32(0)), form="rows")
    FAMILY.add(
        "GatherV2",
        rows,
        feed(np.int64([[1], [0]]), np.int64([[2], [1]])),
        const(np.int32(1)),
        form="unknown",
        code="unsupported-op" if dtype == "string" else "",
    )  # LiteRT takes strings along the first axis only.
    FAMILY.add("Gather", x, indices, form="rows", dtype=dtype)
    FAMILY.add("GatherNd", x, feed(np.int32([[0, 2], [3, 1]])), form="elements")
    FAMILY.add("GatherNd", rows, feed(np.int64([[0], [3]]), np.int64([[1], [5]])), form="unknown")
    FAMILY.add(
        "OneHot",
        feed(np.int32([0, 2, -1, 5])),
        const(np.int32(3)),
        const(array(1, dtype) if dtype != "string" else some(dtype, (), "on")),
        const(array(0, dtype) if dtype != "string" else some(dtype, (), "off")),
        form="plain",
        dtype=dtype,
    )
    if dtype not in ("string", "bool"):
        FAMILY.add(
            "OneHot",
            feed(np.int64([[1, 0]])),
            const(np.int32(3)),
            const(array(5, dtype)),
            const(array(2, dtype)),
            form="values",
            dtype=dtype,
            axis=1,
        )
    FAMILY.add(
        "ScatterNd", feed(np.int32([[1], [3], [0]])), feed(some(dtype, (3, 2))), i32(4, 2), form="rows", dtype=dtype
    )
    if dtype not in ("string", "bool"):
        FAMILY.add(
            "ScatterNd",
            feed(np.int32([[1], [3], [1]])),
            feed(some(dtype, (3, 2))),
            i32(4, 2),
            form="repeated",
            dtype=dtype,
        )
    FAMILY.add(
        "SparseToDense",
        feed(np.int32([[0, 1], [2, 0]])),
        i32(3, 2),
        feed(some(dtype, (2,))),
        const(some(dtype, (), "default")),
        form="plain",
        dtype=dtype,
    )
    for op in "DynamicStitch ParallelDynamicStitch".split():
        FAMILY.add(
            op,
            [const(np.int32([0, 3])), const(np.int32([2, 1]))],
            [feed(some(dtype, (2, 2), "a")), feed(some(dtype, (2, 2), "b"))],
            form="plain",
            dtype=dtype,
        )
    for op in "Add Max Min Sub Update".split():
        op = f"TensorScatter{op}"
        if dtype in types_of(op):
            updates = feed(some(dtype, (2, 3), "updates"))
            FAMILY.add(op, x, feed(np.int32([[2], [0]])), updates, form="rows")
            FAMILY.add(op, x, const(np.int32([[1, 2], [3, 0]])), feed(some(dtype, (2,), "updates")), form="elements")
            if op != "TensorScatterUpdate":
                FAMILY.add(op, x, feed(np.int32([[2], [2]])), updates, form="repeated")

for axis in (0, 2, -1):
    FAMILY.add(
        "GatherV2",
        feed(some("float32", (2, 3, 4))),
        feed(np.int32([[1, 0]])),
        const(np.int32(axis)),
        form=f"axis{axis}",
    )
FAMILY.add(
    "GatherV2",
    feed(some("float32", (2, 3, 4))),
    feed(np.int32([[1, 0], [2, 2]])),
    const(np.int32(1)),
    form="batch",
    batch_dims=1,
)
FAMILY.add("GatherV2", feed(some("float32", (3, 4))), feed(np.int32(1)), const(np.int32(0)), form="scalar")
FAMILY.add("GatherV2", feed(some("float32", (3, 4))), feed(np.zeros((0,), np.int32)), const(np.int32(0)), form="none")
FAMILY.add(
    "OneHot",
    feed(np.int32([0, 1])),
    feed(np.int32(3)),
    const(np.float32(1)),
    const(np.float32(0)),
    form="depth-computed",
)

for dtype in types_of("Bincount"):
    weights = feed(some(dtype, (5,), low=0))
    FAMILY.add("Bincount", feed(np.int32([1, 0, 3, 1, 7])), const(np.int32(4)), weights, form="weights", dtype=dtype)
    FAMILY.add(
        "Bincount",
        feed(np.int32([1, 0, 3, 1, 7])),
        const(np.int32(5)),
        const(np.zeros(0, dtype)),
        form="counts",
        dtype=dtype,
    )
    FAMILY.add(
        "DenseBincount", feed(np.int32([1, 0, 3, 1, 7])), const(np.int32(4)), weights, form="weights", dtype=dtype
    )
    FAMILY.add(
        "DenseBincount",
        feed(np.int32([[1, 0, 3], [3, 1, 1]])),
        const(np.int32(5)),
        const(np.zeros(0, dtype)),
        form="rows",
        dtype=dtype,
        binary_output=True,
    )


def largest(k: int) -> Callable[[np.ndarray], list[np.ndarray]]:
    """TopK by its definition: the first of equal numbers comes first."""

    def top(x: np.ndarray) -> list[np.ndarray]:
        rows = x.reshape(-1, x.shape[-1])
        order = np.array(
            [sorted(range(len(row)), key=lambda i: (-row[i].item(), i))[:k] for row in rows], np.int32
        ).reshape(len(rows), k)
        shape = (*x.shape[:-1], k)
        return [np.take_along_axis(rows, order, 1).reshape(shape), order.reshape(shape)]

    return top


for op in "TopK TopKV2".split():
    for dtype in types_of(op):
        for form, k in {"two": 2, "all": 6, "none": 0}.items():
            facts = {"k": k, "definition": largest(k)} if op == "TopK" else {}
            operands = [] if op == "TopK" else [const(np.int32(k))]
            values = np.stack([distinct(dtype, 6, "a"), distinct(dtype, 6, "b")])
            code = CONVERTS if op == "TopKV2" and k == 0 else ""  # Nothing is sorted then.
            FAMILY.add(op, feed(values), *operands, form=form, code=code, **facts)
        # TensorFlow's kernel of TopK reads an attribute that the op lacks.
        facts = {"k": 3, "definition": largest(3)} if op == "TopK" else {}
        operands = [] if op == "TopK" else [const(np.int32(3))]
        run = extremes(dtype)[-1]
        FAMILY.add(op, feed(run), *operands, form="extremes", **facts)
        FAMILY.add(op, feed(values, values[:1]), *operands, form="unknown", **facts)
for dtype in types_of("ApproxTopK"):
    for largest in (True, False):
        FAMILY.add("ApproxTopK", feed(distinct(dtype, 9)), form=f"largest-{largest}", k=3, is_max_k=largest)
for dtype in types_of("Bucketize"):
    FAMILY.add("Bucketize", feed(some(dtype, (9,), low=0)), form="plain", boundaries=[0.5, 1, 2.5])
    FAMILY.add("Bucketize", sizes(dtype, (2, 3), (5, 3), low=0), form="unknown", boundaries=[2.0])
for op in "Unique UniqueV2".split():
    operands = [const(np.int32([0]))] if op == "UniqueV2" else []
    for dtype in types_of(op):
        FAMILY.add(op, feed(some(dtype, (9,), low=0, high=3)), *operands, form="plain")
        FAMILY.add(
            op, feed(some(dtype, (9,), low=0, high=3), some(dtype, (2,))), *operands, form="unknown", out_idx="int64"
        )
for dtype in types_of("Where"):
    values = some(dtype, (3, 4), low=-1, high=1)
    if is_float(dtype):
        values = np.trunc(values.astype(np.float64)).astype(values.dtype)
    FAMILY.add("Where", feed(values), form="plain")
    FAMILY.add("Where", feed(values[0], values[1][:2]), form="unknown")
    FAMILY.add("Where", feed(*extremes(dtype)), form="extremes")
