"""Ops on shapes and layouts: reshaping, slicing, joining, padding, blocks, diagonals."""

from __future__ import annotations

import numpy as np

import registry
from builder import Builder, Rejected, Value
from families import generates


def reshape_text(b: Builder, x: Value) -> str:
    """A shape that fits at every size."""
    known = [s for s in x.shape if s is not None]
    unknown = x.rank - len(known)
    total = int(np.prod(known)) if known else 1
    factors = []
    for _ in range(b.rng.randint(0, 3)):
        divisors = [d for d in range(1, total + 1) if total % d == 0]
        factors.append(b.rng.choice(divisors))
        total //= factors[-1]
    if unknown or b.chance(0.5):
        factors.append(-1)
    else:
        factors.append(total)
    b.rng.shuffle(factors)
    return str(factors)


@generates("Reshape", 2)
def reshape(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    way = b.rng.random()
    if way < 0.2:
        text = f"tf.reshape({x.name}, tf.shape({b.partner(x, same=True)}))"
    elif way < 0.4 and x.rank:
        axis = b.rng.randrange(x.rank)
        text = f"tf.reshape({x.name}, tf.stack([tf.shape({x.name})[{axis}], -1]))"
    else:
        text = f"tf.reshape({x.name}, {reshape_text(b, x)})"
    b.add(text, op)


@generates("ExpandDims")
def expand_dims(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), range(6))
    b.add(f"tf.expand_dims({x.name}, {b.rng.randint(-x.rank - 1, x.rank)})", op)


@generates("Squeeze")
def squeeze(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4), lambda v: 1 in v.shape)
    ones = [i for i, s in enumerate(x.shape) if s == 1]
    if None not in x.shape and b.chance(0.3):
        b.add(f"tf.squeeze({x.name})", op)
    else:
        axes = sorted(b.rng.sample(ones, b.rng.randint(1, len(ones))))
        b.add(f"tf.squeeze({x.name}, {axes})", op)


@generates("Transpose ConjugateTranspose", 1.3)
def transpose(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (2, 3, 4, 5, 6))
    order = list(range(x.rank))
    b.rng.shuffle(order)
    b.add(f"tf.raw_ops.{op}(x={x.name}, perm={order})", op)


@generates("BroadcastTo")
def broadcast_to(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    if b.chance(0.5):
        other = b.pick(
            list(registry.convertible("Shape")),
            test=lambda v: all(compatible(a, c) for a, c in zip(x.shapes, v.shapes)),
        )
        b.add(f"tf.broadcast_to({x.name}, tf.shape({other.name}))", op)
        return
    if not x.all_known():
        raise Rejected("unknown")
    shape = [b.rng.randint(1, 4) if s == 1 else s for s in x.shape]
    shape = [b.rng.randint(1, 3) for _ in range(b.rng.randint(0, 2))] + shape
    b.add(f"tf.broadcast_to({x.name}, {shape})", op)


def compatible(small, large) -> bool:
    try:
        return np.broadcast_shapes(small, large) == tuple(large)
    except ValueError:
        return False


@generates("BroadcastArgs BroadcastGradientArgs", 0.3)
def broadcast_args(b: Builder, op: str) -> None:
    x = b.pick(registry.convertible("Shape"))
    y = b.partner(x)
    names = "s0 s1".split()
    count = 1 if op == "BroadcastArgs" else 2
    dtype = b.choose(("int32", "int64"))
    b.add(
        f"tf.raw_ops.{op}({names[0]}=tf.shape({x.name}, tf.{dtype}), {names[1]}=tf.shape({y}, tf.{dtype}))",
        op,
        count,
    )


@generates("Shape ShapeN Size Rank", 0.7)
def shapes(b: Builder, op: str) -> None:
    x = b.pick(registry.convertible("Shape"))
    dtype = b.choose(("int32", "int64"))
    if op == "Rank":
        b.add(f"tf.rank({x.name})", op)
    elif op == "ShapeN":
        y = b.pick(x.dtype)
        b.add(f"tf.raw_ops.ShapeN(input=[{x.name}, {y.name}], out_type=tf.{dtype})", op, 2)
    else:
        b.add(f"tf.raw_ops.{op}(input={x.name}, out_type=tf.{dtype})", op)


@generates("Fill Empty", 0.6)
def fill(b: Builder, op: str) -> None:
    dtype = b.type_for(op, "T" if op == "Fill" else "dtype")
    like = b.pick(registry.convertible("Shape"))
    dims = (
        f"tf.shape({like.name})"
        if b.chance(0.6)
        else str([b.rng.randint(1, 4) for _ in range(b.rng.randint(0, 3))])
    )
    if op == "Empty":
        b.add(f"tf.raw_ops.Empty(shape={dims}, dtype=tf.{dtype}, init=True)", op)
    else:
        value = b.pick(dtype, (0,)).name if b.chance(0.4) else b.constant(b.numbers_of(dtype, ()))
        b.add(f"tf.raw_ops.Fill(dims={dims}, value={value})", op)


@generates("Tile")
def tile(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4, 5))
    multiples = [b.choose((1, 2, 3), (3, 2, 1)) for _ in range(x.rank)]
    if b.chance(0.2):
        other = b.pick(registry.convertible("Shape"), (1, 2))
        text = (
            "tf.stack(["
            + ", ".join([f"tf.shape({other.name})[0]"] + [str(m) for m in multiples[1:]])
            + "])"
        )
    else:
        text = str(multiples)
    b.add(f"tf.tile({x.name}, {text})", op)


@generates("Range LinSpace", 0.6)
def ranges(b: Builder, op: str) -> None:
    if op == "LinSpace":
        dtype = b.dtype_of([t for t in registry.convertible(op) if t in ("float32", "float64")])
        start = (
            b.pick(dtype, (0,)).name
            if b.chance(0.3)
            else f'tf.constant({b.choose((0.0, -1.5, 2.0))}, "{dtype}")'
        )
        b.add(
            f'tf.raw_ops.LinSpace(start={start}, stop=tf.constant(3.5, "{dtype}"), num={b.rng.randint(1, 6)})',
            op,
            rounds=True,
        )
        return
    dtype = b.dtype_of([t for t in registry.convertible(op) if t in ("int32", "int64", "float32")])
    if b.chance(0.5) and "int" in dtype:
        x = b.pick(registry.convertible("Shape"), (1, 2, 3))
        b.add(f"tf.range(tf.shape({x.name}, tf.{dtype})[{b.axis(x)}])", op)
        return
    start, limit, delta = b.choose(((0, 5, 1), (1, 9, 3), (5, -2, -2), (2, 2, 1)))
    b.add(
        f'tf.range(tf.constant({start}, "{dtype}"), tf.constant({limit}, "{dtype}"), tf.constant({delta}, "{dtype}"))',
        op,
    )


@generates("InvertPermutation", 0.4)
def invert_permutation(b: Builder, op: str) -> None:
    x = b.pick("float32", (1,))
    dtype = b.dtype_of(registry.convertible(op))
    b.add(f'tf.math.invert_permutation(tf.cast(tf.argsort({x.name}, stable=True), "{dtype}"))', op)


# -- Parts -----------------------------------------------------------------------------------


def slice_item(b: Builder, size: int | None) -> str:
    way = b.rng.random()
    if way < 0.25:
        return ":"
    if way < 0.35:
        return b.choose(("::-1", "::2", "1::2", "::-2"))
    least = 1 if size is None else size
    if way < 0.55 and least:
        return str(b.rng.randrange(-least, least))
    if way < 0.7:
        return f"{b.rng.randrange(0, least + 1)}:"
    if way < 0.85:
        return f":{b.rng.randrange(-2, least + 2)}"
    begin = b.rng.randrange(-least - 1, least + 1)
    return f"{begin}:{b.rng.randrange(-least - 1, least + 3)}:{b.choose((1, 2, -1, 3))}"


@generates("StridedSlice", 2.5)
def strided_slice(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4, 5))
    items = [slice_item(b, s) for s in x.shape[: b.rng.randint(1, x.rank)]]
    if b.chance(0.25):
        items.insert(b.rng.randint(0, len(items)), "tf.newaxis")
    if b.chance(0.15) and len([i for i in items if i != "tf.newaxis"]) <= x.rank:
        items.insert(0, "...")
    if b.chance(0.2):
        place = b.rng.randrange(len(items))
        if items[place] not in ("...", "tf.newaxis"):
            index = b.pick("int32", (0,), in_range(-1, 1))
            items[place] = b.choose((index.name, index.name + ":", ":" + index.name))
    b.add(f"{x.name}[{', '.join(items)}]", op)


def in_range(low: int, high: int):
    return lambda v: all(a.size and a.min() >= low and a.max() < high for a in v.numpy())


@generates("Slice")
def slice_(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4, 5))
    begin, size = [], []
    for s in x.shape:
        least = 1 if s is None else s
        begin.append(b.rng.randint(0, max(least - 1, 0)))
        size.append(
            -1
            if s is None or b.chance(0.4)
            else b.rng.randint(0 if b.chance(0.1) else min(1, s), s - begin[-1])
        )
    b.add(f"tf.slice({x.name}, {begin}, {size})", op)


@generates("StridedSliceGrad TensorStridedSliceUpdate", 0.7)
def strided_slice_update(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    begin, end, strides = [], [], []
    for s in x.shape:
        least = 1 if s is None else max(s, 1)
        begin.append(b.rng.randint(0, least - 1))
        end.append(b.rng.randint(begin[-1] + 1, least))
        strides.append(b.choose((1, 1, 2)))
    masks = f"begin_mask={b.choose((0, 0, 1))}, end_mask={b.choose((0, 0, 1))}, shrink_axis_mask={b.choose((0, 0, 1))}"
    part = b.add(
        f"tf.raw_ops.StridedSlice(input={x.name}, begin={begin}, end={end}, strides={strides}, {masks})",
        "StridedSlice",
    )[0]
    like = b.partner(part, same=True)
    if op == "StridedSliceGrad":
        b.add(
            f"tf.raw_ops.{op}(shape=tf.shape({x.name}), begin={begin}, end={end}, strides={strides}, dy={like}, {masks})",
            op,
        )
    else:
        b.add(
            f"tf.raw_ops.{op}(input={x.name}, begin={begin}, end={end}, strides={strides}, value={like}, {masks})",
            op,
        )


@generates("ReverseV2")
def reverse(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    b.add(f"tf.reverse({x.name}, {b.axes(x)})", op)


@generates("ReverseSequence", 0.6)
def reverse_sequence(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (2, 3, 4), lambda v: v.size(1) is not None and v.size(1) > 0)
    lengths = b.add(
        f"tf.cast(tf.range(tf.shape({x.name})[0]) % {x.size(1)}, tf.int32) + 1", "Range"
    )[0]
    b.add(f"tf.reverse_sequence({x.name}, {lengths.name}, seq_axis=1, batch_axis=0)", op)


@generates("Roll")
def roll(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    axes = b.axes(x)
    shifts = [b.rng.randint(-3, 3) for _ in axes]
    b.add(f"tf.roll({x.name}, {shifts}, {axes})", op)


FORMATS = ("NHWC", "NCHW", "HWNC", "NDHWC", "NCDHW")


def formats(b: Builder) -> tuple[str, str]:
    """Two formats of the same axes."""
    src = b.rng.choice(FORMATS)
    return src, b.rng.choice([each for each in FORMATS if sorted(each) == sorted(src)])


@generates("DataFormatDimMap", 0.3)
def data_format_dim_map(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (0, 1, 2, 3))
    src, dst = formats(b)
    b.add(f"tf.raw_ops.DataFormatDimMap(x={x.name} % {len(src)}, src_format={src!r}, dst_format={dst!r})", op)


@generates("DataFormatVecPermute", 0.3)
def data_format_vec_permute(b: Builder, op: str) -> None:
    src, dst = formats(b)
    size = b.rng.choice((len(src), len(src) - 2))
    x = b.pick(b.type_for(op), (1, 2), lambda v: v.size(0) is not None and v.size(0) > 0)
    vector = b.add(f"tf.gather({x.name}, tf.range({size}) % {x.size(0)})", "GatherV2")[0]
    if vector.rank == 2:
        vector = b.add(f"tf.stack([{vector.name}[:, 0], {vector.name}[:, 0] + 1], 1)", "Pack")[0]
    b.add(f"tf.raw_ops.DataFormatVecPermute(x={vector.name}, src_format={src!r}, dst_format={dst!r})", op)


# -- Joining and splitting -------------------------------------------------------------------


def joinable(x: Value, axis: int):
    def test(v: Value) -> bool:
        return v.rank == x.rank and all(
            a[:axis] + a[axis + 1 :] == c[:axis] + c[axis + 1 :] for a, c in zip(v.shapes, x.shapes)
        )

    return test


@generates("Concat ConcatV2", 1.3)
def concat(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4, 5))
    axis = b.rng.randrange(x.rank)
    found = [v for v in b.values if v.dtype == x.dtype and joinable(x, axis)(v)]
    parts = [x.name] + [b.rng.choice(found).name for _ in range(b.rng.randint(0, 3))]
    shown = axis - x.rank if b.chance(0.3) and op == "ConcatV2" else axis
    b.rng.shuffle(parts)
    if op == "Concat" and len(parts) < 2:
        parts *= 2
    names = ("concat_dim", "values") if op == "Concat" else ("axis", "values")
    b.add(f"tf.raw_ops.{op}({names[1]}=[{', '.join(parts)}], {names[0]}={shown})", op)


@generates("Pack", 1.3)
def pack(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), range(5))
    parts = [x.name] + [b.partner(x, same=True) for _ in range(b.rng.randint(0, 3))]
    b.rng.shuffle(parts)
    b.add(f"tf.stack([{', '.join(parts)}], axis={b.rng.randint(-x.rank - 1, x.rank)})", op)


@generates("Split SplitV Unpack", 1.2)
def split(b: Builder, op: str) -> None:
    x = b.pick(
        b.type_for(op), (1, 2, 3, 4), lambda v: any(s is not None and 1 <= s <= 6 for s in v.shape)
    )
    axis = b.rng.choice([i for i, s in enumerate(x.shape) if s is not None and 1 <= s <= 6])
    size = x.size(axis)
    shown = axis - x.rank if b.chance(0.3) else axis
    if op == "Unpack":
        b.add(f"tf.unstack({x.name}, num={size}, axis={shown})", op, size)
    elif op == "Split":
        count = b.rng.choice([d for d in range(1, size + 1) if size % d == 0])
        b.add(f"tf.split({x.name}, {count}, axis={shown})", op, count)
    else:
        first = b.rng.randint(0, size)
        sizes = [first, size - first] if b.chance(0.6) else [first, -1]
        b.add(f"tf.split({x.name}, {sizes}, axis={shown})", op, 2)


# -- Padding, blocks -------------------------------------------------------------------------


@generates("Pad PadV2 MirrorPad", 0.8)
def pad(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    if op == "MirrorPad":
        mode = b.choose(("REFLECT", "SYMMETRIC"))
        sizes = [1 if s is None else s for s in x.shape]
        most = [max(s - (mode == "REFLECT"), 0) for s in sizes]
        margins = [[b.rng.randint(0, min(m, 2)), b.rng.randint(0, min(m, 2))] for m in most]
        b.add(f'tf.raw_ops.MirrorPad(input={x.name}, paddings={margins}, mode="{mode}")', op)
        return
    margins = [[b.choose((0, 1, 2)), b.choose((0, 0, 1, 3))] for _ in range(x.rank)]
    text = f"tf.raw_ops.{op}(input={x.name}, paddings={margins}"
    if op == "PadV2":
        value = (
            b.pick(x.dtype, (0,)).name if b.chance(0.3) else b.constant(b.numbers_of(x.dtype, ()))
        )
        text += f", constant_values={value}"
    b.add(text + ")", op)


def divisible(axis: int, by: int):
    return lambda v: all(shape[axis] % by == 0 for shape in v.shapes)


@generates("DepthToSpace SpaceToDepth", 0.7)
def depth_space(b: Builder, op: str) -> None:
    dims = [b.choose(list(b.unknown) + [1, 2]), 2, 4, b.choose((4, 8))]
    test = (
        divisible(3, 4)
        if op == "DepthToSpace"
        else (lambda v: divisible(1, 2)(v) and divisible(2, 2)(v))
    )
    x = b.pick(b.type_for(op), (4,), lambda v: v.size(3) is not None and test(v), dims)
    b.add(f"tf.raw_ops.{op}(input={x.name}, block_size=2)", op)


@generates("SpaceToBatch SpaceToBatchND BatchToSpace BatchToSpaceND", 0.7)
def space_batch(b: Builder, op: str) -> None:
    dtype = b.type_for(op)
    if op.startswith("Space"):
        x = b.pick(
            dtype,
            (4,),
            lambda v: divisible(1, 2)(v) and divisible(2, 2)(v),
            [b.choose(list(b.unknown) + [1, 2]), 4, 2, b.choose((1, 3))],
        )
        margins = b.choose(([[0, 0], [0, 0]], [[1, 1], [0, 2]]))
        name = "paddings"
    else:
        x = b.pick(dtype, (4,), divisible(0, 4), [b.choose((4, 8)), 2, 3, b.choose((1, 3))])
        margins, name = b.choose(([[0, 0], [0, 0]], [[1, 0], [0, 1]])), "crops"
    if op.endswith("ND"):
        shape = [2, 2]
        if b.chance(0.3):
            shape, margins = [2], margins[:1]
        b.add(f"tf.raw_ops.{op}(input={x.name}, block_shape={shape}, {name}={margins})", op)
    else:
        b.add(f"tf.raw_ops.{op}(input={x.name}, block_size=2, {name}={margins})", op)


# -- Diagonals -------------------------------------------------------------------------------


@generates("MatrixBandPart", 0.7)
def band_part(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (2, 3, 4))
    lower, upper = b.rng.randint(-1, 2), b.rng.randint(-1, 2)
    b.add(
        f"tf.raw_ops.{op}(input={x.name}, num_lower=tf.constant({lower}, tf.int64), num_upper=tf.constant({upper}, tf.int64))",
        op,
    )


@generates("MatrixDiag MatrixDiagV2 MatrixDiagV3 Diag", 0.6)
def diagonal(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3) if op != "Diag" else (1,))
    if op.endswith(("V2", "V3")):
        fill = (
            b.constant(b.numbers_of(x.dtype, ()))
            if b.chance(0.3)
            else f'tf.constant(0, "{x.dtype}")'
        )
        k = b.choose((0, 1, -1), (60, 1, 1))
        b.add(
            f"tf.raw_ops.{op}(diagonal={x.name}, k={k}, num_rows=-1, num_cols=-1, padding_value={fill})",
            op,
        )
    else:
        b.add(f"tf.raw_ops.{op}(diagonal={x.name})", op)


@generates("MatrixDiagPart MatrixDiagPartV2 MatrixDiagPartV3 DiagPart", 0.6)
def diagonal_part(b: Builder, op: str) -> None:
    if op == "DiagPart":
        x = b.pick(b.type_for(op), (2,), lambda v: v.all_known() and v.size(0) == v.size(1), [3, 3])
        b.add(f"tf.raw_ops.DiagPart(input={x.name})", op)
        return
    x = b.pick(b.type_for(op), (2, 3, 4), lambda v: None not in v.shape[-2:])
    if op.endswith(("V2", "V3")):
        k = b.choose((0, 0, 1, -1))
        b.add(
            f'tf.raw_ops.{op}(input={x.name}, k={k}, padding_value=tf.constant(0, "{x.dtype}"))', op
        )
    else:
        b.add(f"tf.raw_ops.{op}(input={x.name})", op)


@generates("MatrixSetDiag MatrixSetDiagV2 MatrixSetDiagV3", 0.6)
def set_diagonal(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (2, 3, 4), lambda v: None not in v.shape[-2:])
    y = b.add(f"tf.linalg.diag_part({x.name})", "MatrixDiagPartV3")[0]
    other = b.partner(y, same=True)
    extra = ", k=0" if op.endswith(("V2", "V3")) else ""
    b.add(f"tf.raw_ops.{op}(input={x.name}, diagonal={other}{extra})", op)
