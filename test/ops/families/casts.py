"""Casts, constants, and no-ops."""

from __future__ import annotations

import numpy as np

from case import UNKNOWN_RANK, const, feed
from family import Family, make, TYPES, types_of
from values import COMPLEX, SIGNED, UNSIGNED, array, extremes, is_float, some, sizes

FAMILY = Family("casts")


def castable(source: str, target: str) -> list[np.ndarray]:
    """Values whose cast C++ defines: floats in the range of the integer type."""
    runs = extremes(source, infinite=is_float(target))
    if source in COMPLEX and target in UNSIGNED + SIGNED:
        return [np.array([0, 1, 5j, 3 - 4j, 0.5 + 2j, 100 + 1e-3j, 7, 2.5 - 1j], source)]
    if not is_float(source) or is_float(target) or target in (*COMPLEX, "bool"):
        return runs
    limit = min(float(np.iinfo(target).max) / 2, 1e4)
    low = 0 if target in UNSIGNED else -limit
    return [np.clip(array(run, "float64"), low, limit).astype(run.dtype) for run in runs[:2]] + [
        array([1.5, 2.5, 99.99, 0.999, 100, 7.01, 120, 3], source)
    ]


for source in types_of("Cast", "SrcT"):
    for target in types_of("Cast", "DstT"):
        if "string" not in (source, target):
            FAMILY.add(
                "Cast",
                feed(*castable(source, target)),
                form="extremes",
                dtype=f"{source}-to-{target}",
                tolerance=0,
                attrs={"DstT": target},
            )
for source, target in (("float32", "int32"), ("int64", "float16"), ("bool", "float32"), ("uint8", "float32")):
    FAMILY.add(
        "Cast", sizes(source, (2, 3), (0, 3)), form="unknown", dtype=f"{source}-to-{target}", attrs={"DstT": target}
    )

# TensorFlow truncates, TFLite's CAST rounds to nearest: results differ in the last place.
for source, target in (
    ("float32", "bfloat16"),
    ("float32", "float16"),
    ("float64", "float32"),
    ("float64", "bfloat16"),
):
    FAMILY.add(
        "Cast",
        feed(some(source, (40,), "truncated")),
        form="truncated",
        dtype=f"{source}-to-{target}",
        attrs={"DstT": target, "Truncate": True},
    )

SIZES = {
    dtype: np.dtype(dtype if dtype != "bfloat16" else "float16").itemsize
    for dtype in TYPES
    if dtype not in ("string", "bool")
}
for source in SIZES:
    for target in SIZES:
        if source == target:
            continue
        ratio = SIZES[source] / SIZES[target]
        shape = (2, 8) if ratio >= 1 else (2, int(1 / ratio))
        # No NaNs: the bits of a copied NaN are undefined.
        FAMILY.add(
            "Bitcast",
            feed(some(source, shape, "bits", low=1, high=3)),
            form="plain",
            dtype=f"{source}-to-{target}",
            type=target,
        )
        if source in ("float32", "int64") and SIZES[source] == SIZES[target]:
            FAMILY.add(
                "Bitcast", sizes(source, (2, 3), (0, 3)), form="unknown", dtype=f"{source}-to-{target}", type=target
            )

for op in (
    "CheckNumerics CheckNumericsV2 DebugGradientIdentity DebugIdentityV2 DeepCopy Identity PreventGradient Snapshot "
    "StopGradient"
).split():
    attrs = {"message": "is not a number"} if op.startswith("Check") else {}
    if op == "DebugIdentityV2":
        attrs = {"tensor_debug_mode": 1, "tfdbg_context_id": "", "op_name": "", "debug_urls": []}
    for dtype in types_of(op):
        FAMILY.add(op, sizes(dtype, (2, 3), (0, 3)), form="unknown", **attrs)
        if op == "Identity":
            FAMILY.add(op, feed(*extremes(dtype)), form="extremes")
            # LiteRT's Python interface cannot pass a scalar string.
            ranks = [some(dtype, shape) for shape in ((2, 1) if dtype == "string" else (), (2,))]
            FAMILY.add(op, feed(*ranks, shape=UNKNOWN_RANK), form="unranked")
for dtype in TYPES:
    shape = [None, 3]
    FAMILY.add(
        "EnsureShape", feed(some(dtype, (2, 3)), some(dtype, (0, 3)), shape=UNKNOWN_RANK), form="unranked", shape=shape
    )
    FAMILY.add("PlaceholderWithDefault", feed(some(dtype, (2, 3))), form="plain", shape=[2, 3])
    FAMILY.add("IdentityN", [feed(some(dtype, (2,))), feed(array([1, 2], "int32"))], form="plain")
    FAMILY.add("Print", feed(some(dtype, (2, 3))), [feed(array([1], "int32"))], form="plain")
    if dtype != "string":  # TensorFlow has no kernel, but says so at run time.
        FAMILY.add("XlaSharding", feed(some(dtype, (2, 3))), form="plain")
    # The constant is an operand of an op that keeps it: a result that is a constant alone is another case.
    if dtype != "string":
        FAMILY.add("Const", form="result", dtype=dtype, attrs={"value": extremes(dtype)[0], "dtype": dtype})
    FAMILY.add("Const", form="scalar", dtype=dtype, attrs={"value": some(dtype, ()), "dtype": dtype})

# Ops without results: the result node has a control edge from them.
x = feed(some("float32", (2, 3)))
true = make("IsFinite", make("Max", x, const(np.int32([0, 1]))))
for name, node in {
    "Assert/float32/holds": make("Assert", true, [x], summarize=3),
    "NoOp/none/waits": make("NoOp"),
    "PrintV2/string/waits": make("PrintV2", const("text")),
}.items():
    FAMILY.graph(name, [make("Abs", x, _after=[node])[0]])
