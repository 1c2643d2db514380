"""Slices, reversal, concatenation, splitting, padding."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family, TYPES
from values import some, sizes

FAMILY = Family("slicing")


def i32(*values: int) -> object:
    return const(np.asarray(values, np.int32))


for dtype in TYPES:
    x, rows = feed(some(dtype, (3, 4))), sizes(dtype, (3, 4), (5, 4))
    FAMILY.add("Slice", x, i32(1, 0), i32(2, -1), form="plain")
    FAMILY.add(
        "Slice",
        rows,
        feed(np.int32([1, 2]), np.int32([0, 0])),
        feed(np.int32([2, 1]), np.int32([-1, 4])),
        form="computed",
    )
    FAMILY.add("StridedSlice", rows, i32(1, 0), i32(3, 4), i32(1, 2), form="unknown")
    FAMILY.add(
        "StridedSlice",
        x,
        i32(-1, 3),
        i32(0, 0),
        i32(1, -2),
        form="backwards",
        begin_mask=0,
        end_mask=3,
        shrink_axis_mask=1,
    )
    FAMILY.add("ReverseV2", rows, i32(0), form="rows")
    FAMILY.add("ReverseV2", x, i32(1), form="columns")
    FAMILY.add("ReverseV2", x, i32(0, 1), form="both")
    lengths = feed(np.int64([2, 4, 1]))
    FAMILY.add("ReverseSequence", x, lengths, form="plain", seq_dim=1, batch_dim=0)
    FAMILY.add("Roll", x, i32(1), i32(1), form="columns")
    FAMILY.add("Roll", x, i32(-2, 1), i32(0, 1), form="both")
    FAMILY.add("Roll", rows, i32(3), i32(1), form="unknown")
    if dtype != "string":  # TensorFlow compiles these two, and has no strings there.
        FAMILY.add("XlaDynamicSlice", x, feed(np.int32([1, 1])), i32(2, 2), form="plain")
        FAMILY.add(
            "XlaDynamicUpdateSlice", x, feed(some(dtype, (2, 2), "update")), feed(np.int32([1, 1])), form="plain"
        )
        FAMILY.add(
            "XlaDynamicUpdateSlice", x, feed(some(dtype, (2, 2), "update")), feed(np.int32([2, 3])), form="clamped"
        )
    FAMILY.add(
        "StridedSliceGrad",
        i32(3, 4),
        i32(1, 0),
        i32(3, 4),
        i32(1, 2),
        feed(some(dtype, (2, 2))),
        form="plain",
        dtype=dtype,
    )
    FAMILY.add(
        "TensorStridedSliceUpdate",
        x,
        i32(1, 0),
        i32(3, 4),
        i32(1, 2),
        feed(some(dtype, (2, 2), "update")),
        form="steps",
        code="unsupported-type" if dtype == "complex128" else "",
    )
    FAMILY.add(
        "TensorStridedSliceUpdate",
        x,
        i32(1, 1),
        i32(3, 3),
        i32(1, 1),
        feed(some(dtype, (2, 2), "update")),
        form="plain",
    )

    y, z = feed(some(dtype, (3, 4), "y")), feed(some(dtype, (3, 1), "z"))
    FAMILY.add("ConcatV2", [x, y], const(np.int32(0)), form="rows")
    FAMILY.add("ConcatV2", [x, z, y], const(np.int32(-1)), form="columns")
    FAMILY.add("ConcatV2", [rows, sizes(dtype, (1, 4), (0, 4), seed="y")], const(np.int64(0)), form="unknown")
    FAMILY.add("Concat", const(np.int32(1)), [x, z], form="columns", dtype=dtype)
    FAMILY.add("Pack", [x, y], form="front", axis=0)
    FAMILY.add("Pack", [x, y, x], form="last", axis=-1)
    FAMILY.add("Pack", [rows, rows], form="unknown", axis=1)
    FAMILY.add("Unpack", x, form="rows", num=3, axis=0)
    FAMILY.add("Unpack", rows, form="columns", num=4, axis=1)
    FAMILY.add("Split", const(np.int32(1)), x, form="columns", dtype=dtype, num_split=2)
    FAMILY.add("Split", const(np.int32(1)), rows, form="unknown", dtype=dtype, num_split=4)
    FAMILY.add("SplitV", x, i32(1, 3), const(np.int32(1)), form="columns", num_split=2)
    FAMILY.add("SplitV", rows, const(np.int64([1, -1])), const(np.int32(0)), form="unknown", num_split=2)

    margins = const(np.int32([[1, 0], [2, 1]]))
    FAMILY.add("Pad", x, margins, form="plain")
    FAMILY.add("Pad", rows, feed(np.int32([[0, 1], [1, 0]]), np.int32([[0, 0], [0, 2]])), form="computed")
    FAMILY.add("PadV2", x, margins, const(some(dtype, (), "padding")), form="plain")
    FAMILY.add("MirrorPad", x, margins, form="reflect", mode="REFLECT")
    FAMILY.add("MirrorPad", x, const(np.int64([[3, 3], [0, 4]])), form="symmetric", mode="SYMMETRIC")

# More forms, which behave equally for all element types.
x = some("float32", (2, 3, 4))
FAMILY.add("Slice", feed(x), i32(0, 1, 2), i32(0, 2, 1), form="empty")
FAMILY.add("Slice", feed(some("float32", (2, 1, 2, 3, 2))), i32(1, 0, 0, 1, 0), i32(1, 1, 2, -1, 1), form="rank-5")
MASKS = {
    "ellipsis": ((0, 1), (0, 2), (1, 1), {"ellipsis_mask": 1}),
    "new-axis": ((0, 0, 1), (0, 0, 3), (1, 1, 1), {"new_axis_mask": 1, "begin_mask": 2, "end_mask": 2}),
    "shrink": ((1, -1), (2, 0), (1, 1), {"shrink_axis_mask": 3}),
    "past-the-end": ((-9, 1, 0), (9, 9, 3), (1, 1, 2), {}),
    "empty": ((2, 0, 0), (1, 3, 4), (1, 1, 1), {}),
    "fewer": ((1,), (2,), (1,), {}),
}
for form, (begin, end, strides, masks) in MASKS.items():
    FAMILY.add("StridedSlice", feed(x), i32(*begin), i32(*end), i32(*strides), form=form, **masks)
FAMILY.add("StridedSlice", feed(x), feed(np.int32([0, 1])), feed(np.int32([2, 3])), i32(1, 1), form="computed")
FAMILY.add("ReverseSequence", feed(x), feed(np.int32([1, 0, 4])), form="last-axis", seq_dim=2, batch_dim=1)
FAMILY.add("Pad", feed(x), const(np.int32([[0, 0], [1, 1], [0, 2]])), form="rank-3")
FAMILY.add(
    "Pad",
    feed(some("float32", (1, 2, 1, 2, 2))),
    const(np.int32([[0, 0], [1, 0], [0, 0], [0, 1], [1, 1]])),
    form="rank-5",
)
FAMILY.add(
    "PadV2", feed(x), const(np.int32([[0, 0], [1, 1], [0, 2]])), feed(np.float32(-np.inf)), form="minus-infinity"
)
FAMILY.add("Pack", [feed(np.float32(1)), feed(np.float32(2))], form="scalars", axis=0)
FAMILY.add("Split", const(np.int32(-1)), feed(x), form="last", num_split=4)
FAMILY.add("Roll", sizes("float32", (3, 4), (5, 4)), i32(1), i32(0), form="unknown-axis", code="unsupported-op")
