"""Indexing and sorting ops."""

from __future__ import annotations

import numpy as np

from builder import FLOATS, Builder, Rejected, Value
from families import generates
from families.arrays import in_range


def least(x: Value, axis: int) -> int:
    """The smallest size that a dimension has in the samples."""
    size = min(shape[axis] for shape in x.shapes)
    if size < 1:
        raise Rejected("an empty dimension has no index")
    return size


def indices(b: Builder, size: int, ranks=(0, 1, 2), last: int | None = None) -> str:
    """An operand of indices below a size: a constant, an input, or a value brought into range."""
    dtype = b.choose(("int32", "int64"), (3, 1))
    rank = b.rng.choice(list(ranks))
    shape = [b.rng.randint(1, 4) for _ in range(rank)]
    if last is not None:
        shape = [*shape[:-1], last] if shape else [last]
    way = b.rng.random()
    if way < 0.4:
        return b.index(size, shape, dtype)
    x = b.pick(
        dtype,
        (len(shape),),
        (lambda v: v.size(-1) == last) if last is not None else None,
        shape if last is not None else None,
    )
    if in_range(0, size)(x):
        return x.name
    return b.add(f"tf.math.floormod({x.name}, {size})", "FloorMod")[0].name


@generates("Gather GatherV2", 1.3)
def gather(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    if op == "Gather":
        b.add(f"tf.raw_ops.Gather(params={x.name}, indices={indices(b, least(x, 0))})", op)
        return
    if x.rank > 1 and b.chance(0.25):
        axis = 1
        column = (
            b.add(f"tf.argsort({x.name}, axis=1, stable=True)", "TopKV2")[0].name
            if (x.rank == 2 and x.dtype in ("float32", "int32"))
            else None
        )
        if column:
            b.add(f"tf.gather({x.name}, {column}, axis={axis}, batch_dims=1)", op)
            return
    axis = b.axis(x)
    b.add(f"tf.gather({x.name}, {indices(b, least(x, axis))}, axis={axis})", op)


@generates("GatherNd")
def gather_nd(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    depth = b.rng.randint(1, x.rank)
    size = min(least(x, axis) for axis in range(depth))
    b.add(f"tf.gather_nd({x.name}, {indices(b, size, (1, 2, 3), depth)})", op)


@generates("OneHot")
def one_hot(b: Builder, op: str) -> None:
    dtype = b.type_for(op)
    x = b.pick(("int32", "int64"), range(4))
    on, off = (b.constant(b.numbers_of(dtype, ())) for _ in range(2))
    axis = b.choose((-1, -1, 0))
    b.add(f"tf.one_hot({x.name}, {b.rng.randint(1, 6)}, {on}, {off}, {axis})", op)


@generates(
    "ScatterNd TensorScatterAdd TensorScatterSub TensorScatterMax TensorScatterMin TensorScatterUpdate",
    0.8,
)
def scatter(b: Builder, op: str) -> None:
    dtype = b.type_for(op)
    if op == "ScatterNd":
        updates = b.pick(dtype, (1, 2, 3), lambda v: v.size(0) is not None)
        count = updates.size(0)
        where = (
            b.index(4, (count, 1))
            if b.chance(0.6)
            else b.constant(np.arange(count, dtype=np.int32)[:, None] % 4)
        )
        shape = f"tf.concat([[4], tf.shape({updates.name})[1:]], 0)"
        if updates.all_known() and b.chance(0.7):
            shape = str([4, *updates.shape[1:]])
        b.add(f"tf.scatter_nd({where}, {updates.name}, {shape})", op, rounds=True)
        return
    x = b.pick(dtype, (1, 2, 3))
    size = least(x, 0)
    count = b.rng.randint(1, size)
    # Updates of one element in an undefined order have no defined result.
    where = (
        sorted(b.rng.sample(range(size), count))
        if op.endswith("Update") or b.chance(0.4)
        else [b.rng.randrange(size) for _ in range(count)]
    )
    rows = b.add(f"tf.gather({x.name}, {where})", "GatherV2")[0]
    b.add(
        f"tf.raw_ops.{op}(tensor={x.name}, indices={[[i] for i in where]}, updates={b.partner(rows, same=True)})",
        op,
        rounds=True,
    )


@generates("SparseToDense", 0.4)
def sparse_to_dense(b: Builder, op: str) -> None:
    dtype = b.type_for(op)
    values = b.pick(dtype, (1,), lambda v: v.size(0) is not None and 1 <= v.size(0) <= 6)
    where = sorted(b.rng.sample(range(8), values.size(0)))
    default = b.constant(b.numbers_of(dtype, ()))
    b.add(
        f"tf.raw_ops.SparseToDense(sparse_indices={where}, output_shape=[8], sparse_values={values.name}, default_value={default})",
        op,
    )


@generates("DynamicStitch ParallelDynamicStitch", 0.5)
def stitch(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3), lambda v: v.size(0) is not None and v.size(0) >= 1)
    y = b.partner(x, same=True)
    count = x.size(0)
    order = list(range(2 * count))
    b.rng.shuffle(order)
    b.add(f"tf.raw_ops.{op}(indices=[{order[:count]}, {order[count:]}], data=[{x.name}, {y}])", op)


@generates("Bincount DenseBincount", 0.5)
def bincount(b: Builder, op: str) -> None:
    x = b.pick("int32", (1,), in_range(0, 100))
    dtype = b.type_for(op)
    size = b.choose((5, 8, 3))
    if op == "Bincount":
        b.add(
            f"tf.raw_ops.Bincount(arr={x.name}, size={size}, weights={weights(b, x, dtype)})",
            op,
            rounds=True,
        )
    else:
        b.add(
            f"tf.raw_ops.DenseBincount(input={x.name}, size={size}, weights={weights(b, x, dtype)}, binary_output={b.chance(0.3)})",
            op,
            rounds=True,
        )


def weights(b: Builder, x: Value, dtype: str) -> str:
    return b.partner(x, dtype, same=True) if b.chance(0.6) else f'tf.constant([], "{dtype}")'


@generates("Bucketize", 0.6)
def bucketize(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    limits = sorted({round(b.rng.uniform(-3, 3), 1) for _ in range(b.rng.randint(1, 4))})
    b.add(f"tf.raw_ops.Bucketize(input={x.name}, boundaries={limits})", op)


@generates("TopKV2 ApproxTopK", 0.7)
def top_k(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3))
    k = b.rng.randint(1, least(x, -1))
    if op == "ApproxTopK":
        if x.size(-1) is None:
            raise Rejected("TensorFlow wants a known size")
        b.add(f"tf.raw_ops.ApproxTopK(input={x.name}, k={k})", op, 2)
    else:
        b.add(f"tf.raw_ops.{op}(input={x.name}, k={k})", op, 2)


@generates("Unique UniqueV2", 0.5)
def unique(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1,))
    extra = ", axis=tf.constant([0])" if op == "UniqueV2" else ""
    b.add(f"tf.raw_ops.{op}(x={x.name}{extra}, out_idx=tf.{b.choose(('int32', 'int64'))})", op, 2)


@generates("Where")
def where(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    b.add(f"tf.raw_ops.Where(condition={x.name})", op)


@generates("ArgMax ArgMin")
def arg(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    axis = b.axis(x)
    least(x, axis)
    b.add(
        f"tf.raw_ops.{op}(input={x.name}, dimension={axis}, output_type=tf.{b.choose(('int64', 'int32'))})",
        op,
    )


@generates("SegmentSum SegmentMean SegmentMax SegmentMin SegmentProd", 0.6)
def segment(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3), lambda v: v.size(0) is not None and v.size(0) >= 1)
    ids = np.cumsum([0] + [b.choose((0, 1, 1)) for _ in range(x.size(0) - 1)])
    b.add(f"tf.raw_ops.{op}(data={x.name}, segment_ids={ids.tolist()})", op, rounds=True)


@generates("UnsortedSegmentSum UnsortedSegmentMax UnsortedSegmentMin UnsortedSegmentProd", 0.7)
def unsorted_segment(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3))
    count = b.rng.randint(2, 4)
    if x.size(0) is not None:
        ids = b.index(count, (x.size(0),), b.choose(("int32", "int64")))
    else:
        ids = b.add(f"tf.range(tf.shape({x.name})[0]) % {count}", "Range")[0].name
    result = b.add(
        f"tf.raw_ops.{op}(data={x.name}, segment_ids={ids}, num_segments={count})", op, rounds=True
    )[0]
    if op[-3:] in ("Max", "Min") and result.dtype in FLOATS:
        raise Rejected("empty segments hold the smallest value")


@generates("RaggedRange", 0.3)
def ragged_range(b: Builder, op: str) -> None:
    x = b.pick("int32", (1,), in_range(-5, 8))
    b.add(f"tf.raw_ops.RaggedRange(starts=0, limits={x.name}, deltas=1)", op, 2)


@generates("RaggedGather", 0.3)
def ragged_gather(b: Builder, op: str) -> None:
    x = b.pick(
        b.dtype_of(("float32", "int32", "int64")),
        (1, 2),
        lambda v: v.size(0) is not None and v.size(0) >= 2,
    )
    size = x.size(0)
    cut = b.rng.randint(0, size)
    text = f"tf.raw_ops.RaggedGather(params_nested_splits=[[0, {cut}, {size}]], params_dense_values={x.name}, indices={indices(b, 2, (1,))}, OUTPUT_RAGGED_RANK=1)"
    b.add(f"(lambda result: (result[0][0], result[1]))({text})", op, 2)


@generates("RaggedTensorToTensor", 0.3)
def ragged_to_tensor(b: Builder, op: str) -> None:
    x = b.pick(
        b.dtype_of(("float32", "int32", "int64")),
        (1, 2),
        lambda v: v.size(0) is not None and v.size(0) >= 2,
    )
    size = x.size(0)
    cut = b.rng.randint(0, size)
    default = b.constant(b.numbers_of(x.dtype, ()))
    b.add(
        f"tf.RaggedTensor.from_row_splits({x.name}, [0, {cut}, {size}], validate=False).to_tensor({default})",
        op,
    )


@generates(
    "NonMaxSuppression NonMaxSuppressionV2 NonMaxSuppressionV3 NonMaxSuppressionV4 NonMaxSuppressionV5",
    0.3,
)
def suppression(b: Builder, op: str) -> None:
    corners = b.pick(
        "float32", (2,), lambda v: v.size(1) == 2, [b.choose(list(b.unknown) + [5]), 2]
    )
    # An overlap of exactly the threshold is kept by TensorFlow and dropped by LiteRT.
    corners = b.add(f"{corners.name} * 0.9371", "Mul", rounds=True)[0]
    sizes = b.add(f"tf.abs({b.partner(corners, same=True)}) + 0.5137", "Abs", rounds=True)[0]
    boxes = b.add(f"tf.concat([{corners.name}, {corners.name} + {sizes.name}], 1)", "ConcatV2")[0]
    scores = b.add(f"tf.reduce_sum({boxes.name}, 1)", "Sum")[0]
    text = f"boxes={boxes.name}, scores={scores.name}, max_output_size={b.rng.randint(1, 4)}"
    if op == "NonMaxSuppression":
        b.add(f"tf.raw_ops.{op}({text}, iou_threshold=0.5)", op)
    elif op == "NonMaxSuppressionV2":
        b.add(f"tf.raw_ops.{op}({text}, iou_threshold=0.4)", op)
    elif op == "NonMaxSuppressionV3":
        b.add(f"tf.raw_ops.{op}({text}, iou_threshold=0.4, score_threshold=0.1)", op)
    elif op == "NonMaxSuppressionV4":
        b.add(
            f"tf.raw_ops.{op}({text}, iou_threshold=0.4, score_threshold=0.1, pad_to_max_output_size=True)",
            op,
            2,
        )
    else:
        b.add(
            f"tf.raw_ops.{op}({text}, iou_threshold=0.4, score_threshold=0.1, soft_nms_sigma=0.0, pad_to_max_output_size=True)",
            op,
            3,
        )
