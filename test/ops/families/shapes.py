"""Ops that return or change the shape of a tensor."""

from __future__ import annotations

import numpy as np

from case import UNKNOWN_RANK, const, feed
from family import Family, TYPES, types_of
from values import array, some, sizes

FAMILY = Family("shapes")
I64 = {"out_type": "int64"}

for dtype in TYPES:
    x, open_x = feed(some(dtype, (2, 3))), sizes(dtype, (2, 3), (0, 3), (4, 3))
    two = feed(some(dtype, (2, 1)), some(dtype, (2, 1)))
    FAMILY.add("Shape", open_x, form="unknown")
    FAMILY.add("Size", open_x, form="unknown")
    FAMILY.add("Rank", open_x, form="unknown")
    FAMILY.add("ShapeN", [sizes(dtype, (2, 3), (5, 3)), two], form="unknown", fetch=[0, 1])
    FAMILY.add("ExpandDims", open_x, const(np.int32(1)), form="unknown")
    FAMILY.add("Squeeze", sizes(dtype, (2, 1, 3), (0, 1, 3)), form="unknown", attrs={"squeeze_dims": [1]})
    FAMILY.add("Reshape", open_x, const(np.int32([3, -1])), form="unknown")
    FAMILY.add("Transpose", open_x, const(np.int32([1, 0])), form="unknown")
    FAMILY.add("Transpose", feed(some(dtype, (2, 3, 4))), const(np.int64([2, 0, 1])), form="rank-3")
    FAMILY.add("ConjugateTranspose", feed(some(dtype, (2, 3, 4))), const(np.int32([0, 2, 1])), form="rank-3")
    FAMILY.add("BroadcastTo", feed(some(dtype, (2, 1))), const(np.int32([4, 2, 3])), form="plain")
    FAMILY.add("BroadcastTo", sizes(dtype, (2, 1), (1, 1)), feed(np.int64([2, 3]), np.int64([4, 1])), form="computed")
    FAMILY.add("Tile", feed(some(dtype, (2, 3))), const(np.int32([2, 1])), form="plain")
    FAMILY.add("Tile", open_x, feed(*[np.int32([1, 2]), np.int32([2, 2]), np.int32([3, 0])]), form="computed")
    FAMILY.add(
        "Fill",
        feed(np.int32([2, 3]), np.int32([0, 1])),
        feed(some(dtype, ()), some(dtype, ())) if dtype != "string" else const(np.asarray(b"word", object)),
        form="computed",
        dtype=dtype,
    )
    FAMILY.add("ZerosLike", open_x, form="unknown")
    if dtype in types_of("OnesLike"):
        FAMILY.add("OnesLike", open_x, form="unknown")
    if dtype != "string":
        FAMILY.add(
            "Empty",
            feed(np.int32([2, 3]), np.int32([0, 1])),
            form="zeros",
            dtype=dtype,
            attrs={"dtype": dtype, "init": True},
        )

for form, operand in {
    "scalar": feed(np.float32(3)),
    "rank-5": feed(some("float32", (1, 2, 1, 3, 2))),
    "two-unknown": sizes("float32", (2, 3), (3, 0), (1, 5)),
    "unranked": feed(some("float32", (2, 3)), some("float32", (4,)), shape=UNKNOWN_RANK),
}.items():
    for op in "Shape Size Rank ShapeN".split():
        FAMILY.add(op, [operand] if op == "ShapeN" else operand, form=form)
        if op != "Rank":
            FAMILY.add(op, [operand] if op == "ShapeN" else operand, form=form + "-int64", **I64)
    for op in "ZerosLike OnesLike".split():
        FAMILY.add(op, operand, form=form)

x = some("float32", (2, 3, 4))
for axis in (0, 1, 3, -1, -4):
    FAMILY.add("ExpandDims", feed(x), const(np.int32(axis)), form=f"axis{axis}")
for dims in ([], [0], [-1], [0, 3]):
    FAMILY.add(
        "Squeeze",
        feed(some("float32", (1, 2, 3, 1))),
        form=f"axes{len(dims)}{''.join(map(str, dims))}",
        squeeze_dims=dims,
    )
for form, shape in {"flat": [24], "minus-one": [4, -1], "split": [2, 3, 2, 2], "same": [2, 3, 4]}.items():
    FAMILY.add("Reshape", feed(x), const(np.int32(shape)), form=form)
    FAMILY.add("Reshape", feed(x), feed(np.int64(shape)), form=f"{form}-computed")
FAMILY.add("Reshape", feed(some("float32", ())), const(np.int32([1, 1])), form="scalar")
FAMILY.add("Reshape", feed(some("float32", (1, 1))), const(np.int32([])), form="to-scalar")
FAMILY.add("Reshape", feed(some("float32", (0, 3))), const(np.int32([-1, 3])), form="empty")
for permutation in ([0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]):
    FAMILY.add("Transpose", feed(x), const(np.int32(permutation)), form="".join(map(str, permutation)))
FAMILY.add("Transpose", feed(some("float32", (2, 3, 1, 2, 2))), const(np.int32([4, 0, 3, 1, 2])), form="rank-5")
FAMILY.add("Transpose", feed(some("float32", (2, 1, 2, 3, 1, 2))), const(np.int32([5, 3, 1, 0, 2, 4])), form="rank-6")
FAMILY.add("Transpose", feed(x, x), feed(np.int32([0, 2, 1]), np.int32([2, 1, 0])), form="computed")

for dtype in types_of("BroadcastArgs"):
    for form, pairs in {
        "plain": [([2, 3], [3])],
        "ones": [([2, 1], [1, 4]), ([1, 1], [5, 1])],
        "empty": [([], [2])],
    }.items():
        left, right = ([array(pair[i], dtype) for pair in pairs] for i in (0, 1))
        FAMILY.add("BroadcastArgs", feed(*left), feed(*right), form=form)
    for form, pair in {"plain": ([2, 3], [3]), "ones": ([2, 1], [1, 4]), "alike": ([2, 3], [2, 3])}.items():
        FAMILY.add(
            "BroadcastGradientArgs", feed(array(pair[0], dtype)), feed(array(pair[1], dtype)), form=form, fetch=[0, 1]
        )
for dtype in types_of("InvertPermutation"):
    FAMILY.add("InvertPermutation", feed(array([2, 0, 3, 1], dtype)), form="plain")
    FAMILY.add("InvertPermutation", feed(array([1, 0], dtype), array([0], dtype)), form="unknown")

for dtype in types_of("DataFormatDimMap"):
    axes, formats = array([[0, 1, 2, 3], [-4, -3, -2, -1]], dtype), dict(src_format="NHWC", dst_format="NCHW")
    FAMILY.add("DataFormatDimMap", feed(axes, axes[:1]), form="unknown", **formats)
    FAMILY.add("DataFormatDimMap", feed(axes[1, 1]), form="scalar", src_format="NCHW", dst_format="NHWC")
    FAMILY.add("DataFormatDimMap", feed(array([-5, 4, 1], dtype)), form="rank-5", src_format="NDHWC", dst_format="NCDHW")
    for form, shape in {"vector": (4,), "spatial": (2,), "pairs": (4, 2), "spatial-pairs": (2, 2)}.items():
        FAMILY.add("DataFormatVecPermute", feed(some(dtype, shape)), form=form, **formats)
    for source, target in (("NCHW", "NHWC"), ("NHWC", "HWNC"), ("NDHWC", "NCDHW"), ("WHCN", "NHWC")):
        for axes in range(len(source) - 2, len(source) + 1, 2):
            FAMILY.add(
                "DataFormatVecPermute",
                feed(some(dtype, (axes,))),
                form=f"{source}-to-{target}-{axes}",
                src_format=source,
                dst_format=target,
            )

for dtype in types_of("LinSpace"):
    for form, (start, stop, count) in {"five": (-1, 3, 5), "one": (2, 3, 1), "down": (4, -4, 9)}.items():
        FAMILY.add("LinSpace", feed(array(start, dtype)), feed(array(stop, dtype)), const(np.int32(count)), form=form)
    ends = [array([0, -1], dtype), array([1, 7], dtype)]
    FAMILY.add("LinSpace", feed(*ends[0]), feed(*ends[1]), const(np.int32(4)), form="ends-vary")
    if dtype == "float32":
        FAMILY.add(
            "LinSpace",
            feed(*ends[0]),
            feed(*ends[1]),
            feed(np.int32(4), np.int32(7)),
            form="count-varies",
            code="unsupported-op",
        )
for dtype in types_of("Range", "Tidx"):
    for form, numbers in {"plain": (1, 9, 3), "one": (0, 1, 1), "empty": (3, 3, 1)}.items():
        # Constant operands are folded, even those of a type that the kernel lacks.
        code = "unsupported-type" if dtype == "float64" else ""
        FAMILY.add("Range", *(feed(array(number, dtype)) for number in numbers), form=form, code=code)
        if dtype != "float16":  # TensorFlow's shape function does not know it.
            FAMILY.add("Range", *(const(array(number, dtype)) for number in numbers), form=f"{form}-constant")
    if not dtype.startswith("u"):
        FAMILY.add("Range", *(feed(array(number, dtype)) for number in (5, -3, -2)), form="down", code=code)
FAMILY.add("Range", feed(np.float32(0)), feed(np.float32(1)), const(np.float32(0.1)), form="tenths")
