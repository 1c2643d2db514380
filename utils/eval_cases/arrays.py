"""Ops that create, move and select elements."""

import numpy as np

from .harness import FLOATS, INTS, NUMBERS, REALS

ALL = [bool] + NUMBERS
FEW = [np.float32, np.int8, np.int64, bool, np.complex128]


def words(*shape):
    count = int(np.prod(shape))
    return np.asarray([chr(97 + i) * (i % 3 + 1) for i in range(count)], object).reshape(shape)


def shapes(g, v):
    for out_type in (np.int32, np.int64):
        for shape in ((2, 3), (), (0, 4)):
            g.add("Shape", v(np.float32, shape), out_type=out_type)
            g.add("Size", v(np.int8, shape), out_type=out_type)
        g.add("ShapeN", [v(np.float32, (2, 3)), v(np.float32, ())], out_type=out_type)
    g.add("Shape", words(2, 2))
    for shape in ((2, 3), (), (1, 2, 3, 4)):
        g.add("Rank", v(np.float32, shape))
    for a, b in [([2, 3], [3]), ([2, 1], [1, 4]), ([], [2]), ([2], [3]), ([1], [0])]:
        for dtype in (np.int32, np.int64):
            g.add("BroadcastArgs", np.asarray(a, dtype), np.asarray(b, dtype))
    for a, b in [([2, 3], [3]), ([2, 1], [1, 4]), ([2, 3], [2, 3]), ([], [2]), ([1, 1], [1, 1]), ([2, 3, 1], [3, 1]), ([2], [3]),
                 ([1, 3], [1, 1]), ([4, 1, 2], [1, 2]), ([1], [])]:
        g.add("BroadcastGradientArgs", np.asarray(a, np.int32), np.asarray(b, np.int32))
    for op in ("Identity", "Snapshot", "StopGradient", "PreventGradient"):
        for dtype in ALL:
            g.add(op, v(dtype))
    g.add("Identity", words(2))
    g.add("IdentityN", [v(np.float32), v(np.int32, (2,))])
    g.add("EnsureShape", v(np.float32, (2, 3)), shape=[2, None])
    for shape in ([6], [3, 2], [-1], [2, -1, 1], [4], [-1, 4], [-1, -1]):
        g.add("Reshape", v(np.float32, (2, 3)), np.asarray(shape, np.int64))
    for dtype in ALL:
        g.add("Reshape", v(dtype, (2, 3)), np.int32([3, 2]))
    g.add("Reshape", v(np.float32, (0, 3)), np.int32([0, 7]))
    g.add("Reshape", v(np.float32, (0, 3)), np.int32([-1, 3]))
    g.add("Reshape", words(4), np.int32([2, 2]))
    for axis in (0, 1, 2, -1, -3, 3):
        g.add("ExpandDims", v(np.float32, (2, 3)), np.int32(axis))
    g.add("ExpandDims", words(2), np.int64([0]))
    for dims in ([], [0], [-1], [0, 3], [1]):
        g.add("Squeeze", v(np.float32, (1, 2, 3, 1)), squeeze_dims=dims)
    for dtype in ALL:
        g.add("BroadcastTo", v(dtype, (2, 1)), np.int32([2, 3]))
        g.add("ZerosLike", v(dtype))
        g.add("OnesLike", v(dtype))
        g.add("Fill", np.int32([2, 3]), v(dtype, ()))
    g.add("ZerosLike", words(2))
    for shape in ([3, 2, 2], [2, 4], [0, 2], [2, 1]):
        g.add("BroadcastTo", v(np.float32, (2, 1)), np.asarray(shape, np.int64))
    g.add("BroadcastTo", words(1, 2), np.int32([2, 2]))
    g.add("Fill", np.int64([2]), np.asarray("x", object))
    g.add("Fill", np.int32([]), np.float32(1))
    g.add("Fill", np.int32([0, 2]), np.float32(1))
    g.add("Fill", np.int32([-1, 2]), np.float32(1))
    g.add("Empty", np.int32([2, 0]), dtype=np.float32)


def generate(g, v):
    for dtype in (np.float32, np.float64, np.float16, np.int32, np.int64, np.int8, np.uint16, np.uint8):
        g.add("Range", np.asarray(1, dtype), np.asarray(9, dtype), np.asarray(3, dtype))
    for start, limit, step in [(5, 0, -2), (0, 0, 1), (0, 5, -1), (0, 5, 0), (0, 1, 5)]:
        g.add("Range", np.int32(start), np.int32(limit), np.int32(step))
    g.add("Range", np.int64(2 ** 62), np.int64(2 ** 62 + 5), np.int64(2))
    g.add("Range", np.float32(0), np.float32(1), np.float32(0.1))
    for dtype in (np.float32, np.float64):
        for count in (1, 2, 5):
            g.add("LinSpace", np.asarray(-1, dtype), np.asarray(3, dtype), np.int32(count))
    g.add("LinSpace", np.float32(0), np.float32(1), np.int64(0))
    for dtype in ALL:
        g.add("OneHot", np.int32([0, 2, -1, 5]), np.int32(3), np.asarray(1, dtype), np.asarray(0, dtype))
    for axis in (-1, 0, 1):
        for dtype in (np.int64, np.uint8):
            g.add("OneHot", np.asarray([[0, 1], [2, 0]], dtype), np.int32(3), np.float32(2), np.float32(-1), axis=axis)
    g.add("OneHot", np.int32(1), np.int32(3), np.float32(2), np.float32(-1))
    g.add("OneHot", np.int32([0]), np.int32(-1), np.float32(2), np.float32(-1))


def rearrange(g, v):
    for dtype in ALL:
        g.add("Transpose", v(dtype, (2, 3)), np.int32([1, 0]))
    for permutation in ([0, 1, 2], [2, 0, 1], [1, 0, 2], [0, 0, 1], [0, 1], [-1, 0, 1]):
        g.add("Transpose", v(np.float32, (2, 3, 2)), np.asarray(permutation, np.int64))
        g.add("ConjugateTranspose", v(np.float32, (2, 3, 2)), np.asarray(permutation, np.int32))
    g.add("ConjugateTranspose", v(np.complex64, (2, 3)), np.int32([1, 0]))
    g.add("Transpose", v(np.float32, (2, 1, 3, 2, 2)), np.int32([4, 2, 0, 1, 3]))
    g.add("Transpose", v(np.float32, ()), np.int32([]))
    g.add("Transpose", v(np.float32, (0, 3)), np.int32([1, 0]))
    g.add("Transpose", words(2, 3), np.int32([1, 0]))
    for dtype in (np.int32, np.int64):
        g.add("InvertPermutation", np.asarray([2, 0, 3, 1], dtype))
    g.add("InvertPermutation", np.int32([0, 0]))
    for dtype in (np.int32, np.int64):
        g.add("DataFormatDimMap", np.asarray([[3, -4, 0], [2, 1, -1]], dtype))
        g.add("DataFormatVecPermute", np.asarray([10, 20, 30, 40], dtype))
    g.add("DataFormatDimMap", np.int32([0, 4, -5, 2]), src_format="NDHWC", dst_format="NCDHW")
    g.add("DataFormatVecPermute", np.int32([[1, 2], [3, 4]]), src_format="NHWC", dst_format="NCWH")
    g.add("DataFormatVecPermute", np.int64([1, 2, 3]), src_format="NCDHW", dst_format="NDWHC")
    g.add("DataFormatVecPermute", np.int64([[1, 2], [3, 4], [5, 6], [7, 8]]), src_format="NCHW", dst_format="HWNC")
    g.add("DataFormatVecPermute", np.int32([1, 2, 3]))
    g.add("DataFormatVecPermute", np.int32([[1, 2, 3], [4, 5, 6]]))
    for dtype in ALL:
        g.add("ReverseV2", v(dtype, (2, 3)), np.int32([1]))
        g.add("Reverse", v(dtype, (2, 3)), np.asarray([True, False]))
        g.add("Tile", v(dtype, (2, 3)), np.int32([2, 1]))
    for axes in ([0, -1], [], [0, 0], [3]):
        g.add("ReverseV2", v(np.float32, (2, 3, 2)), np.asarray(axes, np.int64))
    g.add("ReverseV2", words(2, 2), np.int32([0]))
    g.add("Reverse", v(np.float32, (2, 3, 2)), np.asarray([True, False, True]))
    for dtype in FEW:
        g.add("ReverseSequence", v(dtype, (2, 4, 2)), np.int64([3, 1]), seq_dim=1)
    g.add("ReverseSequence", v(np.float32, (4, 3)), np.int32([2, 0, 4]), seq_dim=0, batch_dim=1)
    g.add("ReverseSequence", v(np.float32, (4, 3)), np.int32([2, 0, 5]), seq_dim=0, batch_dim=1)
    for shift, axis in [([1], [0]), ([-1, 2], [0, 1]), ([7], [1]), ([1, 1], [0, 0])]:
        g.add("Roll", v(np.float32, (3, 4)), np.int32(shift), np.int64(axis))
    for multiples in ([1, 3], [0, 2], [2, 2], [2]):
        g.add("Tile", v(np.float32, (2, 3)), np.asarray(multiples, np.int64))
    g.add("Tile", words(2), np.int32([2]))
    g.add("Tile", v(np.float32, ()), np.int32([]))
    for dtype in FEW:
        g.add("SpaceToDepth", v(dtype, (1, 4, 2, 3)), block_size=2)
        g.add("DepthToSpace", v(dtype, (1, 2, 1, 8)), block_size=2)
        g.add("SpaceToBatchND", v(dtype, (1, 3, 4, 2)), np.int32([2, 2]), np.int32([[1, 0], [0, 0]]))
        g.add("BatchToSpaceND", v(dtype, (4, 2, 2, 2)), np.int32([2, 2]), np.int32([[1, 0], [0, 1]]))
    g.add("SpaceToDepth", v(np.float32, (2, 6, 3, 1)), block_size=3)
    g.add("SpaceToDepth", v(np.float32, (2, 5, 3, 1)), block_size=2)
    g.add("SpaceToBatch", v(np.float32, (1, 3, 4, 2)), np.int32([[0, 1], [0, 0]]), block_size=2)
    g.add("BatchToSpace", v(np.float32, (4, 2, 1, 2)), np.int32([[0, 1], [0, 0]]), block_size=2)
    g.add("SpaceToBatchND", v(np.float32, (2, 6, 2)), np.int64([3]), np.int64([[0, 0]]))
    g.add("BatchToSpaceND", v(np.float32, (6, 2, 2)), np.int64([3]), np.int64([[2, 1]]))
    g.add("BatchToSpaceND", v(np.float32, (5, 2, 2)), np.int64([3]), np.int64([[2, 1]]))


def slices(g, v):
    for dtype in ALL:
        g.add("Slice", v(dtype, (3, 4)), np.int32([1, 0]), np.int32([2, 3]))
        g.add("StridedSlice", v(dtype, (3, 4)), np.int32([1, 0]), np.int32([3, 4]), np.int32([1, 2]))
        g.add("Split", np.int32(1), v(dtype, (2, 4)), num_split=2)
        g.add("SplitV", v(dtype, (2, 4)), np.int32([1, 3]), np.int32(1), num_split=2)
        g.add("Unpack", v(dtype, (2, 3)), num=2)
        g.add("Pack", [v(dtype, (2, 3)), v(dtype, (2, 3))])
        g.add("ConcatV2", [v(dtype, (2, 3)), v(dtype, (1, 3))], np.int32(0))
        g.add("Concat", np.int32(1), [v(dtype, (2, 3)), v(dtype, (2, 1))])
    for begin, size in [([0, 1], [-1, -1]), ([3, 0], [0, 4]), ([2, 0], [2, 4]), ([-1, 0], [1, 1]), ([0], [1])]:
        g.add("Slice", v(np.float32, (3, 4)), np.asarray(begin, np.int64), np.asarray(size, np.int64))
    g.add("Slice", words(3), np.int32([1]), np.int32([2]))
    g.add("StridedSlice", words(3), np.int32([2]), np.int32([0]), np.int32([-1]))

    def strided(shape, begin, end, step, **masks):
        g.add("StridedSlice", v(np.float32, shape), np.asarray(begin, np.int64), np.asarray(end, np.int64),
              np.asarray(step, np.int64), **masks)
    strided((3, 4), [1], [2], [1])
    strided((3, 4), [-1], [0], [1], shrink_axis_mask=1)
    strided((3, 4), [3], [4], [1], shrink_axis_mask=1)
    strided((3, 4), [0, 0], [0, 0], [1, 1], begin_mask=3, end_mask=3)
    strided((3, 4), [0, 0], [0, 0], [-1, -2], begin_mask=3, end_mask=3)
    strided((3, 4), [-9, 9], [9, -9], [1, -1])
    strided((3, 4), [0, 0], [1, 1], [1, 1], ellipsis_mask=1)
    strided((2, 3, 4), [0, 1], [0, 3], [1, 1], ellipsis_mask=1)
    strided((2, 3, 4), [1, 0, 1], [2, 0, 3], [1, 1, 1], ellipsis_mask=2, shrink_axis_mask=1)
    strided((3, 4), [0, 1], [0, 3], [1, 1], new_axis_mask=1)
    strided((3, 4), [0, 0, 1], [0, 0, 2], [1, 1, 1], new_axis_mask=2, shrink_axis_mask=5)
    strided((3, 4), [0, 0, 0], [0, 0, 0], [1, 1, 1], new_axis_mask=4, ellipsis_mask=2, begin_mask=1, end_mask=1)
    strided((3, 4), [2, 3], [0, 0], [1, 1])
    strided((3, 4), [0], [3], [0])
    strided((3, 4), [0, 0, 0], [1, 1, 1], [1, 1, 1])
    strided((3, 4), [0], [3], [-1], shrink_axis_mask=1)
    strided((3, 4), [0, 0], [1, 1], [1, 1], ellipsis_mask=3)
    strided((5,), [4], [0], [-2], end_mask=1)
    strided((5,), [1], [5], [3])
    strided((0, 2), [0], [0], [1], end_mask=1)
    g.add("Split", np.int32(0), v(np.float32, (3, 2)), num_split=2)
    g.add("Split", np.int32(-1), v(np.float32, (3, 6)), num_split=3)
    g.add("Split", np.int32(0), words(4), num_split=2)
    g.add("SplitV", v(np.float32, (5, 2)), np.int64([1, -1, 2]), np.int32(0), num_split=3)
    g.add("SplitV", v(np.float32, (5, 2)), np.int64([1, 0, 4]), np.int32(-2), num_split=3)
    g.add("SplitV", v(np.float32, (5, 2)), np.int64([1, 1, 1]), np.int32(0), num_split=3)
    g.add("Unpack", v(np.float32, (2, 3)), num=3, axis=-1)
    g.add("Unpack", words(2), num=2)
    for axis in (1, -1, -3, 3):
        g.add("Pack", [v(np.float32, (2, 3)), v(np.float32, (2, 3))], axis=axis)
    g.add("Pack", [v(np.int32, ()), v(np.int32, ()), v(np.int32, ())])
    g.add("Pack", [words(2), words(2)], axis=1)
    g.add("Pack", [v(np.float32, (2,)), v(np.float32, (3,))])
    g.add("ConcatV2", [v(np.float32, (2, 0)), v(np.float32, (2, 1)), v(np.float32, (2, 2))], np.int64(-1))
    g.add("ConcatV2", [v(np.float32, (2, 3)), v(np.float32, (3, 3))], np.int32(1))
    g.add("ConcatV2", [words(2), words(1)], np.int32(0))
    g.add("ConcatOffset", np.int32(1), [np.int32([2, 3, 4]), np.int32([2, 5, 4]), np.int32([2, 1, 4])])


def pad(g, v):
    for dtype in ALL:
        g.add("Pad", v(dtype, (2, 3)), np.int32([[1, 0], [0, 2]]))
        g.add("PadV2", v(dtype, (2, 3)), np.int32([[1, 0], [0, 2]]), np.asarray(1, dtype))
        g.add("MirrorPad", v(dtype, (2, 3)), np.int32([[1, 0], [0, 2]]), mode="REFLECT")
        g.add("MirrorPad", v(dtype, (2, 3)), np.int32([[2, 1], [3, 0]]), mode="SYMMETRIC")
    for shape, paddings in [((0, 2), [[1, 1], [0, 0]]), ((3,), [[0, 0]]), ((1, 2, 3), [[0, 1], [1, 1], [2, 0]]),
                            ((2, 2), [[1, -1], [0, 0]]), ((2, 2), [[1, 1]])]:
        g.add("Pad", v(np.float32, shape), np.asarray(paddings, np.int64))
    g.add("Pad", v(np.float32, ()), np.zeros((0, 2), np.int32))
    g.add("MirrorPad", v(np.float32, (2, 3)), np.int32([[2, 0], [0, 0]]), mode="REFLECT")
    g.add("MirrorPad", v(np.float32, (2, 3)), np.int32([[3, 0], [0, 0]]), mode="SYMMETRIC")
    g.add("MirrorPad", v(np.float32, (2, 3, 4)), np.int64([[0, 0], [1, 2], [3, 3]]), mode="REFLECT")


def gather(g, v):
    for dtype in ALL:
        g.add("Gather", v(dtype, (3, 2)), np.int32([2, 0, 2]))
        g.add("GatherV2", v(dtype, (2, 3)), np.int64([2, 0]), np.int32(1))
        g.add("GatherNd", v(dtype, (2, 3)), np.int32([[1, 2], [0, 0]]))
        g.add("ScatterNd", np.int32([[1], [3], [1]]), v(dtype, (3, 2), 0, 3), np.int32([4, 2]))
        g.add("TensorScatterUpdate", v(dtype, (4, 2)), np.int32([[1], [3]]), v(dtype, (2, 2)))
    for dtype in NUMBERS:
        for op in ("TensorScatterAdd", "TensorScatterSub", "TensorScatterMin", "TensorScatterMax"):
            g.add(op, v(dtype, (4,)), np.int64([[1], [3], [1]]), v(dtype, (3,)))
        for op in ("UnsortedSegmentSum", "UnsortedSegmentProd", "UnsortedSegmentMax", "UnsortedSegmentMin"):
            g.add(op, v(dtype, (4, 2)), np.int32([0, 2, 0, -1]), np.int32(3))
        for op in ("SegmentSum", "SegmentMean", "SegmentProd", "SegmentMax", "SegmentMin"):
            g.add(op, v(dtype, (4, 2)), np.int32([0, 0, 2, 3]))
    for op in ("SegmentSum", "SegmentMean", "SegmentProd", "SegmentMax", "SegmentMin"):
        g.add(op, v(np.float32, (4, 1, 2)), np.int64([1, 1, 4, 4]))
        g.add(op, v(np.float32, (0, 2)), np.int32([]))
        g.add(op, v(np.float32, (2, 0)), np.int32([0, 1]))
    g.add("SegmentSum", v(np.float32, (2,)), np.int32([1, 0]))
    g.add("SegmentMax", v(np.float32, (2,)), np.int32([-1, 0]))
    g.add("SegmentMean", v(np.float32, (2, 3)), np.int32([0]))
    g.add("UnsortedSegmentSum", v(np.float32, (2, 2, 2)), np.int64([[0, 1], [1, 0]]), np.int32(2))
    g.add("UnsortedSegmentSum", v(np.float32, (3, 2)), np.int32([0, 1, 2]), np.int32(2))
    for shape, indices, axis, batch in [((3, 4, 2), (2,), 1, 0), ((2, 3), (2, 2), 1, 1), ((2, 2, 3), (2, 2), 2, 1),
                                        ((2, 3, 2), (2, 2), 1, 1), ((3,), (), 0, 0), ((2, 2, 3), (2, 2, 2), 2, 2),
                                        ((2, 3), (2, 2), 1, -1)]:
        top = shape[axis]
        g.add("GatherV2", v(np.float32, shape), v(np.int32, indices, 0, top - 1), np.int64(axis), batch_dims=batch)
    g.add("GatherV2", v(np.float32, (2, 3)), np.int32([3]), np.int32(1))
    g.add("GatherV2", v(np.float32, (2, 3)), np.int32([-1]), np.int32(1))
    g.add("GatherV2", v(np.float32, (2, 3)), np.zeros((0,), np.int32), np.int32(-1))
    g.add("GatherV2", words(3), np.int32([[2], [0]]), np.int32(0))
    g.add("GatherNd", v(np.float32, (2, 3, 2)), np.int64([[[1], [0]]]))
    g.add("GatherNd", v(np.float32, (2, 3)), np.zeros((2, 0), np.int32))
    g.add("GatherNd", v(np.float32, (2, 3)), np.int32([[2, 0]]))
    g.add("GatherNd", words(2), np.int32([[1]]))
    g.add("ScatterNd", np.int64([[0, 1], [1, 0]]), v(np.float32, (2,)), np.int64([2, 2]))
    g.add("ScatterNd", np.int32([[4]]), v(np.float32, (1,)), np.int32([4]))
    g.add("TensorScatterUpdate", v(np.float32, (2, 2, 2)), np.int64([[0, 1], [1, 0]]), v(np.float32, (2, 2)))
    g.add("TensorScatterUpdate", v(np.float32, (4,)), np.int32([[4]]), v(np.float32, (1,)))
    g.add("TensorScatterUpdate", v(np.float32, (4,)), np.int32([[1], [1]]), np.float32([5, 6]))


def sort(g, v):
    for dtype in REALS:
        g.add("TopKV2", v(dtype, (2, 5)), np.int32(3))
        g.add("Unique", v(dtype, (8,), 0, 3))
    g.add("TopKV2", np.float32([1, 3, 3, 2, 3]), np.int32(4))
    g.add("TopKV2", np.float32([1, 3]), np.int32(3))
    g.add("TopKV2", v(np.float32, (2, 0)), np.int32(0))
    for dtype in ALL:
        g.add("Where", v(dtype, (2, 3), -1, 1))
    g.add("Where", np.asarray(True))
    g.add("Where", v(bool, (2, 2, 3)))
    g.add("Where", np.zeros((0, 2), bool))
    g.add("Unique", words(3), out_idx=np.int64)
    g.add("Unique", np.asarray(["b", "a", "b"], object))
    g.add("Unique", np.zeros((0,), np.int32))
    for dtype in (np.int32, np.float32, np.int64):
        g.add("UniqueWithCounts", v(dtype, (8,), 0, 3), out_idx=np.int64)
    for dtype in (np.int32, np.int64, np.float32, np.float64):
        g.add("Bincount", np.int32([0, 2, 2, 5, 9]), np.int32(6), np.zeros((0,), dtype))
        g.add("Bincount", np.int32([0, 2, 2]), np.int32(4), v(dtype, (3,)))


GROUPS = {"Shapes": shapes, "Generate": generate, "Rearrange": rearrange, "Slices": slices, "Pad": pad,
          "Gather": gather, "Sort": sort}
