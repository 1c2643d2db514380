"""Ops that move elements: their operands and results have the same scale."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family, make
from grids import MODES, weights

FAMILY = Family("quantized/movement")


def i32(*values: object) -> object:
    return const(np.asarray(values, np.int32))


for mode in MODES:

    def x(*shapes: tuple[int, ...], seed: str = "") -> object:
        return mode.feed(*shapes, low=-2, high=3, seed=seed)

    def y(*shapes: tuple[int, ...]) -> object:
        return mode.feed(*shapes, low=-1, high=1.5, seed="y")

    def add(form: str, node: object, results: int = 1, **tolerance: object) -> None:
        op = node.op
        FAMILY.graph(f"{op}/{mode.name}/{form}", [node[index] for index in range(results)], **tolerance)

    zero = const(np.int32(0))
    one = const(np.int32(1))
    add("plain", make("Reshape", x((2, 6)), i32(3, 4)))
    add("unknown", make("Reshape", x((2, 6), (4, 6)), i32(3, -1)))
    add("unknown", make("ExpandDims", x((2, 6), (4, 6)), one))
    add("two-unknown", make("ExpandDims", x((2, 3, 6), (4, 5, 6)), one))
    add("two-unknown", make("Squeeze", x((2, 1, 3), (4, 1, 5)), squeeze_dims=[1]))
    add("unknown", make("Shape", make("Tanh", x((2, 6), (4, 6)))))
    add("unknown", make("Unique", x((6,), (9,))), 2)
    add("plain", make("Squeeze", x((2, 1, 6)), squeeze_dims=[1]))
    add("unknown", make("Squeeze", x((2, 1, 6), (4, 1, 6)), squeeze_dims=[1]))
    for rank, order in ((2, (1, 0)), (3, (2, 0, 1)), (4, (0, 3, 1, 2)), (5, (4, 0, 3, 1, 2))):
        add(f"rank-{rank}", make("Transpose", x((2, 3, 4, 2, 3)[:rank]), i32(*order)))
    add("unknown", make("Transpose", x((2, 6), (4, 6)), i32(1, 0)))
    add("plain", make("BroadcastTo", x((2, 1)), i32(3, 2, 4)))
    add("plain", make("Tile", x((2, 3)), i32(2, 2)))
    add("unknown", make("Tile", x((2, 3), (4, 3)), i32(1, 3)))
    add("plain", make("Slice", x((3, 4)), i32(1, 0), i32(2, -1)))
    add("computed", make("Slice", x((3, 4), (5, 4)), feed(np.int32([1, 2]), np.int32([0, 0])), i32(2, 2)))
    add("plain", make("StridedSlice", x((3, 6)), i32(0, 1), i32(3, 6), i32(2, 2)))
    add("shrink", make("StridedSlice", x((3, 6)), i32(1, 0), i32(2, 6), i32(1, 1), shrink_axis_mask=1))
    add("unknown", make("StridedSlice", x((3, 4), (5, 4)), i32(1, 0), i32(3, 4), i32(1, 2)))
    add("plain", make("ReverseV2", x((3, 4)), i32(1)))
    lengths = feed(np.int64([2, 4, 1]))
    add("plain", make("ReverseSequence", x((3, 4)), lengths, seq_dim=1, batch_dim=0))
    add("rows", make("GatherV2", x((4, 3)), feed(np.int32([3, 0, 0])), zero))
    add("columns", make("GatherV2", x((4, 3)), feed(np.int32([2, 1])), one))
    add("table", make("GatherV2", const(weights((8, 3))), feed(np.int32([7, 0, 2])), zero))
    add("plain", make("GatherNd", x((4, 3)), feed(np.int32([[0, 2], [3, 1]]))))
    add("plain", make("ScatterNd", feed(np.int32([[1], [3], [0]])), x((3, 2)), i32(4, 2)))
    for op in ("ConcatV2", "Pack"):

        def joined(parts: list[object], axis: int) -> object:
            return make(op, parts, const(np.int32(axis))) if op == "ConcatV2" else make(op, parts, axis=axis)

        add("same-scale", joined([x((2, 3)), x((2, 3), seed="2")], 1))
        add("scales", joined([x((2, 3)), y((2, 3))], 1))
        add("rows", joined([x((2, 3)), y((2, 3)), x((2, 3), seed="2")], 0))
        add("constant", joined([x((2, 3)), mode.const((2, 3), -1, 1)], 1))
        add("unknown", joined([x((2, 3), (4, 3)), y((2, 3), (4, 3))], 1))
        tables = mode.allows(3, "the tables of LOGISTIC and TANH")
        add("computed", joined([make("Sigmoid", x((2, 3))), make("Tanh", y((2, 3)))], 1), **tables)
    add("rows", make("Unpack", x((3, 4)), num=3, axis=0), 3)
    add("columns", make("Unpack", x((3, 2)), num=2, axis=1), 2)
    add("columns", make("Split", one, x((3, 4)), num_split=2), 2)
    add("columns", make("SplitV", x((3, 5)), i32(1, 4), one, num_split=2), 2)
    paddings = i32([1, 0], [0, 2])
    add("plain", make("Pad", x((2, 3)), paddings))
    add("rank-4", make("Pad", x((1, 3, 3, 2)), i32([0, 0], [1, 2], [2, 1], [0, 0])))
    add("unknown", make("Pad", x((2, 3), (4, 3)), paddings))
    add("zero", make("PadV2", x((2, 3)), paddings, const(np.float32(0))))
    add("value", make("PadV2", x((2, 3)), paddings, const(np.float32(-1.5))))
    add("beyond", make("PadV2", x((2, 3)), paddings, const(np.float32(9))))
    for kind in ("REFLECT", "SYMMETRIC"):
        add(kind.lower(), make("MirrorPad", x((3, 4)), i32([1, 1], [0, 2]), mode=kind))
    add("plain", make("SpaceToDepth", x((1, 4, 2, 3)), block_size=2))
    add("plain", make("DepthToSpace", x((1, 2, 3, 8)), block_size=2))
    add("plain", make("SpaceToBatchND", x((1, 3, 4, 2)), i32(2, 2), i32([0, 1], [0, 0])))
    add("plain", make("BatchToSpaceND", x((4, 2, 2, 2)), i32(2, 2), i32([0, 1], [0, 0])))
    add("plain", make("MatrixDiag", x((3,))))
    add("plain", make("MatrixSetDiag", x((2, 3, 3)), y((2, 3))))
    add("plain", make("XlaDynamicUpdateSlice", x((3, 4)), y((2, 2)), feed(np.int32([1, 1]))))
    add("computed", make("Fill", feed(np.int32([2, 3]), np.int32([4, 1])), x((), ())))
    add("plain", make("ZerosLike", x((3, 4))))
    indices = feed(np.int32([0, 2, -1, 5]))
    add("plain", make("OneHot", indices, const(np.int32(3)), x(()), const(np.float32(0))))
    # Same-scale ops between ops that compute.
    moved = make("Transpose", make("Reshape", make("Tanh", x((2, 6))), i32(3, 4)), i32(1, 0))
    add("between", make("Sigmoid", moved))
