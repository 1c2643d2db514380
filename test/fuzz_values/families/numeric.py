"""Contractions, convolutions, pooling, normalization, reductions, images, transforms."""

from __future__ import annotations

from builder import FLOATS, Builder, Rejected, Value
from families import generates


def channels(v) -> bool:
    return v.size(-1) is not None and 1 <= v.size(-1) <= 8


def image(b: Builder, dtype: str, size: int = 6, depth=(1, 2, 3, 4)):
    """A batch of images, which may have an unknown batch or height."""
    batch = b.choose(list(b.unknown) + [1, 2])
    height = b.choose((3, 4, 5, 7))
    return b.pick(
        dtype,
        (4,),
        lambda v: channels(v) and min(min(s[1], s[2]) for s in v.shapes) >= 2,
        [batch, height, b.choose((2, 4, 5)), b.choose(depth)],
    )


@generates("Conv2D DepthwiseConv2dNative", 0.9)
def conv2d(b: Builder, op: str) -> None:
    x = image(b, b.type_for(op))
    kernel = [b.choose((1, 2, 3)), b.choose((1, 2, 3))]
    c = x.size(-1)
    shape = [*kernel, c, b.choose((1, 2, 3, 4) if op == "Conv2D" else (1, 2))]
    if op == "Conv2D" and c % 2 == 0 and b.chance(0.15):
        shape = [*kernel, c // 2, 4]
    stride = b.choose((1, 1, 2))
    dilation = b.choose((1, 1, 1, 2)) if stride == 1 else 1
    padding = b.choose(("SAME", "VALID", "VALID"))
    strides = [1, stride, stride, 1]
    extra = ""
    if op == "Conv2D" and b.chance(0.1):
        padding, extra = "EXPLICIT", ", explicit_paddings=[0, 0, 1, 1, 1, 0, 0, 0]"
    filter_ = b.constant(b.numbers_of(x.dtype, shape, "wide"))
    name = b.add(
        f'tf.raw_ops.{op}(input={x.name}, filter={filter_}, strides={strides}, padding="{padding}"'
        f", dilations=[1, {dilation}, {dilation}, 1]{extra})",
        op,
        rounds=True,
    )[0].name
    if b.chance(0.5):
        bias = b.constant(b.numbers_of(x.dtype, (shape[3] if op == "Conv2D" else c * shape[3],)))
        name = b.add(f"tf.nn.bias_add({name}, {bias})", "BiasAdd", rounds=True)[0].name
    if b.chance(0.4):
        b.add(
            b.choose((f"tf.nn.relu({name})", f"tf.nn.relu6({name})", f"tf.tanh({name})")),
            "Relu",
            rounds=True,
        )


@generates("Conv2DBackpropInput", 0.5)
def conv2d_transpose(b: Builder, op: str) -> None:
    x = image(b, b.type_for(op))
    if None in x.shape[1:]:
        raise Rejected("unknown image size")
    stride = b.choose((1, 2))
    padding = b.choose(("SAME", "VALID"))
    kernel = [b.choose((2, 3)), b.choose((2, 3))]
    sizes = [
        s * stride if padding == "SAME" else (s - 1) * stride + k
        for s, k in zip(x.shape[1:3], kernel)
    ]
    depth = b.choose((1, 2, 3))
    filter_ = b.constant(b.numbers_of(x.dtype, [*kernel, depth, x.size(-1)], "wide"))
    shape = (
        [x.size(0), *sizes, depth]
        if x.size(0) is not None
        else f"tf.stack([tf.shape({x.name})[0], {sizes[0]}, {sizes[1]}, {depth}])"
    )
    b.add(
        f'tf.nn.conv2d_transpose({x.name}, {filter_}, {shape}, {stride}, "{padding}")',
        op,
        rounds=True,
    )


@generates("Conv3D Conv3DBackpropInputV2", 0.4)
def conv3d(b: Builder, op: str) -> None:
    dims = [
        b.choose(list(b.unknown) + [1, 2]),
        3,
        b.choose((2, 3)),
        b.choose((2, 4)),
        b.choose((1, 2)),
    ]
    x = b.pick(
        b.type_for(op),
        (5,),
        lambda v: channels(v) and all(min(s[1:4]) >= 2 for s in v.shapes),
        dims,
    )
    kernel = [b.choose((1, 2)) for _ in range(3)]
    stride = b.choose((1, 1, 2)) if min(kernel) == 2 else 1
    padding = b.choose(("SAME", "VALID"))
    if op == "Conv3D":
        filter_ = b.constant(
            b.numbers_of(x.dtype, [*kernel, x.size(-1), b.choose((1, 2, 3))], "wide")
        )
        b.add(
            f'tf.nn.conv3d({x.name}, {filter_}, [1, {stride}, {stride}, {stride}, 1], "{padding}")',
            op,
            rounds=True,
        )
        return
    if None in x.shape[1:]:
        raise Rejected("unknown size")
    sizes = [
        s * stride if padding == "SAME" else (s - 1) * stride + k
        for s, k in zip(x.shape[1:4], kernel)
    ]
    filter_ = b.constant(b.numbers_of(x.dtype, [*kernel, 2, x.size(-1)], "wide"))
    batch = x.size(0) if x.size(0) is not None else f"tf.shape({x.name})[0]"
    b.add(
        f'tf.nn.conv3d_transpose({x.name}, {filter_}, tf.stack([{batch}, {sizes[0]}, {sizes[1]}, {sizes[2]}, 2]), {stride}, "{padding}")',
        op,
        rounds=True,
    )


@generates("MatMul SparseMatMul", 1.2)
def matmul(b: Builder, op: str) -> None:
    dtype = b.type_for(op, "T" if op == "MatMul" else "Ta")
    x = b.pick(dtype, (2,))
    inner = b.choose((0, 1))
    if x.size(1 - inner) is None and x.size(inner) is not None:
        pass
    transpose = inner == 0
    size = x.size(0 if transpose else 1)
    if size is None:
        y = b.pick(
            dtype,
            (2,),
            lambda v: all(s[0] == t[0 if transpose else 1] for s, t in zip(v.shapes, x.shapes)),
        )
        text = y.name
        other = False
    else:
        other = b.chance(0.4)
        width = b.rng.randint(1, 5)
        shape = [width, size] if other else [size, width]
        found = [
            v
            for v in b.values
            if v.dtype == dtype and v.rank == 2 and v.size(1 if other else 0) == size
        ]
        text = (
            b.rng.choice(found).name
            if found and b.chance(0.5)
            else b.constant(b.numbers_of(dtype, shape))
        )
    names = ("transpose_a", "transpose_b")
    if op == "SparseMatMul":
        b.add(
            f"tf.raw_ops.SparseMatMul(a={x.name}, b={text}, {names[0]}={transpose}, {names[1]}={other}, a_is_sparse={b.chance(0.5)})",
            op,
            rounds=True,
        )
    else:
        b.add(
            f"tf.raw_ops.MatMul(a={x.name}, b={text}, {names[0]}={transpose}, {names[1]}={other})",
            op,
            rounds=True,
        )


@generates("BatchMatMul BatchMatMulV2 BatchMatMulV3", 0.9)
def batch_matmul(b: Builder, op: str) -> None:
    dtype = b.type_for(op) if op != "BatchMatMulV3" else b.dtype_of(("float32", "int32", "int8"))
    ranks = (3, 4) if op == "BatchMatMul" else (2, 3, 4)
    x = b.pick(dtype, ranks)
    adj_x, adj_y = b.chance(0.3), b.chance(0.4)
    contract = -2 if adj_x else -1

    def fits(v) -> bool:
        for s, t in zip(v.shapes, x.shapes):
            if s[-1 if adj_y else -2] != t[contract]:
                return False
            if op == "BatchMatMul" and s[:-2] != t[:-2]:
                return False
            try:
                __import__("numpy").broadcast_shapes(s[:-2], t[:-2])
            except ValueError:
                return False
        return True

    found = [v for v in b.values if v.dtype == dtype and v.rank in ranks and fits(v)]
    if found and b.chance(0.6):
        y = b.rng.choice(found).name
    else:
        size, width = x.size(contract), b.rng.randint(1, 4)
        if size is None:
            raise Rejected("unknown contraction")
        shape = [width, size] if adj_y else [size, width]
        if op == "BatchMatMul":
            if None in x.shape[:-2]:
                raise Rejected("unknown batch")
            shape = x.shape[:-2] + shape
        elif b.chance(0.5):
            shape = [s if s is not None and b.chance(0.5) else 1 for s in x.shape[:-2]] + shape
        y = b.constant(b.numbers_of(dtype, shape))
    extra = ""
    if op == "BatchMatMulV3":
        extra = ", Tout=tf.int32" if dtype != "float32" else ", Tout=tf.float32"
    b.add(
        f"tf.raw_ops.{op}(x={x.name}, y={y}, adj_x={adj_x}, adj_y={adj_y}{extra})", op, rounds=True
    )


EINSUMS = {
    2: "ij,jk->ik ij,kj->ik ij,j->i ij->ji ij,ij->ij ij,ij-> ij,ik->jk ij->i ij,i->j ij,k->ikj i...,i...->...".split(),
    3: "ijk,kl->ijl ijk,ikl->ijl ijk,ilk->ijl ijk->kij ijk,ijk->i ijk,k->ij ijk,jk->i ijk,il->ijkl bij,bjk->bik".split(),
    4: "bqhd,bkhd->bhqk bhqk,bkhd->bqhd ijkl,lm->ijkm ijkl->lkji ijkl,jl->ik ijkl,mlk->ijm".split(),
}


@generates("Einsum", 1.3)
def einsum(b: Builder, op: str) -> None:
    rank = b.choose((2, 3, 4))
    equation = b.rng.choice(EINSUMS[rank])
    terms = equation.split("->")[0].split(",")
    x = b.pick(b.type_for(op), (rank,))
    text = x.name
    if len(terms) == 2:
        sizes = dict(zip(terms[0], x.shape))
        first = {c: [s[i] for s in x.shapes] for i, c in enumerate(terms[0]) if i < rank}

        def fits(v) -> bool:
            return all(
                first.get(c, [s[i] for s in v.shapes]) == [s[i] for s in v.shapes]
                for i, c in enumerate(terms[1])
            )

        if "." in equation:
            y = b.partner(x, same=True)
        else:
            found = [
                v for v in b.values if v.dtype == x.dtype and v.rank == len(terms[1]) and fits(v)
            ]
            if found and b.chance(0.6):
                y = b.rng.choice(found).name
            else:
                shape = [sizes.get(c, b.rng.randint(1, 4)) for c in terms[1]]
                if None in shape:
                    raise Rejected("unknown size")
                y = b.constant(b.numbers_of(x.dtype, shape))
        text += ", " + y
    b.add(f'tf.einsum("{equation}", {text})', op, rounds=True)


@generates("AvgPool MaxPool MaxPoolV2", 0.7)
def pool(b: Builder, op: str) -> None:
    x = image(b, b.type_for(op))
    k = [1, b.choose((1, 2, 3)), b.choose((1, 2)), 1]
    s = [1, b.choose((1, 2)), b.choose((1, 2)), 1]
    s = [min(a, c) for a, c in zip(k, s)]
    name = "value" if op == "AvgPool" else "input"
    b.add(
        f'tf.raw_ops.{op}({name}={x.name}, ksize={k}, strides={s}, padding="{b.choose(("SAME", "VALID"))}")',
        op,
        rounds=op == "AvgPool",
    )


@generates("AvgPool3D MaxPool3D", 0.3)
def pool3d(b: Builder, op: str) -> None:
    dims = [b.choose(list(b.unknown) + [1, 2]), 3, b.choose((2, 3)), 4, b.choose((1, 2))]
    x = b.pick(
        b.type_for(op),
        (5,),
        lambda v: channels(v) and all(min(s[1:4]) >= 2 for s in v.shapes),
        dims,
    )
    k = [1, b.choose((1, 2)), 2, b.choose((1, 2)), 1]
    s = [1, 1, b.choose((1, 2)), 1, 1]
    b.add(
        f'tf.raw_ops.{op}(input={x.name}, ksize={k}, strides={s}, padding="{b.choose(("SAME", "VALID"))}")',
        op,
        rounds=True,
    )


@generates("LRN", 0.3)
def lrn(b: Builder, op: str) -> None:
    x = image(b, b.dtype_of(("float32", "float32", "float16")))
    b.add(
        f"tf.raw_ops.LRN(input={x.name}, depth_radius={b.choose((1, 2, 5))}, bias=1.5, alpha={b.choose((1.0, 0.1))}, beta=0.5)",
        op,
        rounds=True,
    )


@generates("FusedBatchNorm FusedBatchNormV2 FusedBatchNormV3", 0.5)
def batch_norm(b: Builder, op: str) -> None:
    x = image(b, "float32")
    c = x.size(-1)
    scale, offset, mean = (b.constant(b.numbers_of("float32", (c,), "wide")) for _ in range(3))
    variance = b.constant(b.numbers_of("float32", (c,), "positive"))
    if op.startswith("BatchNorm"):
        b.add(
            f"tf.raw_ops.{op}(t={x.name}, m={mean}, v={variance}, beta={offset}, gamma={scale}, variance_epsilon=0.01, scale_after_normalization={b.chance(0.5)})",
            op,
            rounds=True,
        )
        return
    b.add(
        f"tf.raw_ops.{op}(x={x.name}, scale={scale}, offset={offset}, mean={mean}, variance={variance}, epsilon=0.01, is_training=False)[0]",
        op,
        rounds=True,
    )


@generates("BiasAdd BiasAddV1 BiasAddGrad", 0.6)
def bias(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (2, 3, 4), lambda v: v.size(-1) is not None)
    if op == "BiasAddGrad":
        b.add(f"tf.raw_ops.BiasAddGrad(out_backprop={x.name})", op, rounds=True)
    else:
        b.add(
            f"tf.raw_ops.{op}(value={x.name}, bias={b.constant(b.numbers_of(x.dtype, (x.size(-1),)))})",
            op,
            rounds=True,
        )


def reduction_axes(b: Builder, x) -> str:
    if not x.rank:
        return "[]"
    axes = b.axes(x)
    if b.chance(0.3):
        axes = [a - x.rank for a in axes]
    return str(axes)


@generates("Sum Mean Max Min Prod EuclideanNorm", 1.2)
def reduce(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), range(6))
    result = b.add(
        f"tf.raw_ops.{op}(input={x.name}, axis={reduction_axes(b, x)}, keep_dims={b.chance(0.4)})",
        op,
        rounds=True,
    )[0]
    if (
        op in ("Max", "Min", "Mean")
        and 0 in [n for s in x.shapes for n in s]
        and result.dtype not in FLOATS
    ):
        raise Rejected("the mean of nothing")


@generates("All Any", 0.8)
def reduce_bool(b: Builder, op: str) -> None:
    x = b.pick("bool", range(5))
    b.add(
        f"tf.raw_ops.{op}(input={x.name}, axis={reduction_axes(b, x)}, keep_dims={b.chance(0.4)})",
        op,
    )


@generates("L2Loss", 0.3)
def l2_loss(b: Builder, op: str) -> None:
    b.add(f"tf.raw_ops.L2Loss(t={b.pick(b.type_for(op)).name})", op, rounds=True)


@generates("Cumsum")
def cumsum(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    b.add(
        f"tf.raw_ops.Cumsum(x={x.name}, axis={b.axis(x)}, exclusive={b.chance(0.3)}, reverse={b.chance(0.3)})",
        op,
        rounds=True,
    )


@generates("ResizeBicubic ResizeBilinear ResizeNearestNeighbor", 0.6)
def resize(b: Builder, op: str) -> None:
    dtype = (
        b.type_for(op)
        if op == "ResizeNearestNeighbor"
        else b.dtype_of(("float32", "uint8", "float16"))
    )
    x = image(b, dtype)
    size = [b.rng.randint(1, 8), b.rng.randint(1, 8)]
    align, half = b.choose(((False, False), (True, False), (False, True)))
    b.add(
        f"tf.raw_ops.{op}(images={x.name}, size={size}, align_corners={align}, half_pixel_centers={half})",
        op,
        rounds=True,
    )


@generates("CTCGreedyDecoder", 0.3)
def ctc_greedy_decoder(b: Builder, op: str) -> None:
    x = b.pick("float32", (3,), lambda v: all(s[0] >= 1 for s in v.shapes) and v.size(-1) is not None)
    lengths = f"tf.ones([tf.shape({x.name})[1]], tf.int32)"
    merge = b.chance(0.5)
    text = f"tf.raw_ops.CTCGreedyDecoder(inputs={x.name}, sequence_length={lengths}, merge_repeated={merge})"
    b.add(f"{text}.log_probability", op, rounds=True)


@generates("ResizeArea ScaleAndTranslate", 0.4)
def resample(b: Builder, op: str) -> None:
    x = image(b, "float32")
    size = [b.choose((1, 2, 3, 6)), b.choose((1, 2, 3, 6))]
    if op == "ResizeArea":
        method = "area"
    else:
        method = b.choose(("lanczos3", "gaussian", "mitchellcubic", "bilinear"))
    b.add(
        f"tf.image.resize({x.name}, {size}, method='{method}', antialias={b.chance(0.5) or method == 'gaussian'})",
        op,
        rounds=True,
    )


@generates("CropAndResize", 0.4)
def crop_and_resize(b: Builder, op: str) -> None:
    x = image(b, "float32")
    boxes = "[[0.1, 0.2, 0.9, 0.7], [-0.3, 0.1, 0.6, 1.2]]"
    size = [b.choose((1, 2, 3)), b.choose((1, 2, 4))]
    b.add(f"tf.image.crop_and_resize({x.name}, {boxes}, [0, 0], {size})", op, rounds=True)


LENGTHS = (4, 8, 2, 3, 6, 10)


def real_part(b: Builder, result: Value) -> None:
    b.add(f"tf.{b.choose(('math.real', 'math.imag', 'abs'))}({result.name})", "Real", rounds=True)


@generates("RFFT RFFT2D RFFT3D", 0.4)
def rfft(b: Builder, op: str) -> None:
    axes = {"RFFT": 1, "RFFT2D": 2, "RFFT3D": 3}[op]
    x = b.pick("float32", tuple(range(axes, 4)))
    sizes = [b.choose(LENGTHS[:2] if axes == 3 else LENGTHS) for _ in range(axes)]
    # tf.signal pads and crops to the length; the ops only crop.
    name = f"tf.signal.{op.lower()}"
    result = b.add(f"{name}({x.name}, {sizes})", op, rounds=True)[0]
    real_part(b, result)


@generates("FFT IFFT FFT2D IFFT2D FFT3D IFFT3D", 0.4)
def fft(b: Builder, op: str) -> None:
    axes = {"2D": 2, "3D": 3}.get(op[-2:], 1)
    x = b.pick("float32", tuple(range(axes, 4)))
    name = f"tf.signal.{op.lower()}"
    result = b.add(f"{name}(tf.cast({x.name}, tf.complex64))", op, rounds=True)[0]
    real_part(b, result)


@generates("IRFFT IRFFT2D IRFFT3D", 0.4)
def irfft(b: Builder, op: str) -> None:
    axes = {"2D": 2, "3D": 3}.get(op[-2:], 1)
    x = b.pick("float32", tuple(range(axes, 4)))
    sizes = [b.choose((2, 4, 6, 5)) for _ in range(axes)]
    b.add(f"tf.signal.{op.lower()}(tf.complex({x.name}, {x.name} * 0.5), {sizes})", op, rounds=True)


@generates("Complex", 0.4)
def complex_arithmetic(b: Builder, op: str) -> None:
    x = b.pick("float32")
    y = b.partner(x)
    z = b.add(f"tf.raw_ops.Complex(real={x.name}, imag={x.name} * 0.5 + 1.0)", op, rounds=True)[0]
    w = b.add(
        f"{z.name} {b.choose(('+', '-', '*'))} tf.cast({y}, tf.complex64)", op, rounds=True
    )[0]
    real_part(b, b.add(f"{w.name} * tf.math.conj({z.name})", op, rounds=True)[0])
