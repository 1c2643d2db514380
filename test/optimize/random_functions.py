"""More generators of random graphs: ops that no stage matches, functions, branches and loops."""

import contextlib

import tensorflow as tf
from random_graphs import is_float, one, piece
from tensorflow.python.ops import control_flow_util

raw = tf.raw_ops
v1 = tf.compat.v1

# -- More single ops --------------------------------------------------------------


def axis_of(g, x):
    return g.rng.randrange(x.shape.rank) - (x.shape.rank if g.rng.random() < 0.3 else 0)


# Name: (ranks, whether only floating-point types are valid, generator).
OPS = {
    "all": ((1, 2, 3), False, lambda g, x: g.rng.choice([raw.All, raw.Any])(
        input=raw.Greater(x=x, y=one(g, x)), axis=[axis_of(g, x)], keep_dims=g.rng.random() < 0.5)),
    "prod": ((1, 2, 3), True, lambda g, x: raw.Prod(
        input=raw.Tanh(x=x), axis=[axis_of(g, x)], keep_dims=g.rng.random() < 0.5)),
    "cumsum": ((1, 2, 3), False, lambda g, x: raw.Cumsum(
        x=x, axis=axis_of(g, x), exclusive=g.rng.random() < 0.5, reverse=g.rng.random() < 0.5)),
    "clip": ((), True, lambda g, x: raw.ClipByValue(
        t=x, clip_value_min=one(g, x, 0), clip_value_max=one(g, x, 2))),
    "where": ((1, 2), False, lambda g, x: raw.Select(
        condition=raw.Less(x=x, y=one(g, x)), x=x, y=raw.ZerosLike(x=x))),
    "zeros": ((), False, lambda g, x: g.rng.choice([raw.ZerosLike, raw.OnesLike])(x=x)),
    "one_hot": ((1, 2), False, lambda g, x: raw.OneHot(
        indices=raw.Cast(x=raw.Less(x=x, y=one(g, x)), DstT=tf.int32), depth=3,
        on_value=raw.Cast(x=2, DstT=x.dtype), off_value=raw.Cast(x=0, DstT=x.dtype),
        axis=g.rng.choice([-1, 0]))),
    "top_k": ((1, 2), False, lambda g, x: list(raw.TopKV2(input=x, k=1))),
    "mirror": ((1, 2, 3), False, lambda g, x: raw.MirrorPad(
        input=x, paddings=[[0, 1]] * x.shape.rank, mode="SYMMETRIC")),
    "pad_value": ((1, 2, 3), False, lambda g, x: raw.PadV2(
        input=x, paddings=[[1, 0]] * x.shape.rank, constant_values=raw.Cast(x=3, DstT=x.dtype))),
    "identity_n": ((), False, lambda g, x: list(raw.IdentityN(input=[x, g.like(x)]))),
    "shape": ((1, 2, 3, 4), False, lambda g, x: g.rng.choice([raw.Shape, raw.Size, raw.Rank])(
        input=x)),
    "fill": ((1, 2, 3), False, lambda g, x: raw.Fill(
        dims=raw.Shape(input=x), value=raw.Cast(x=2, DstT=x.dtype))),
    "strided": ((2, 3), False, lambda g, x: raw.StridedSlice(
        input=x, begin=[0] * x.shape.rank, end=[1] * x.shape.rank, strides=[1] * x.shape.rank,
        begin_mask=g.rng.randrange(4), end_mask=g.rng.randrange(4),
        shrink_axis_mask=g.rng.choice([0, 0, 1, 2]), new_axis_mask=0)),
    "reversed": ((1, 2), False, lambda g, x: x[::-1]),
    "einsum": ((2,), True, lambda g, x: raw.Einsum(inputs=[x, x], equation="ab,cb->ac")),
    "diagonal": ((2,), False, lambda g, x: g.rng.choice([
        lambda: raw.MatrixDiagV3(diagonal=x, k=0, num_rows=-1, num_cols=-1,
                                 padding_value=raw.Cast(x=0, DstT=x.dtype)),
        lambda: raw.MatrixBandPart(input=x, num_lower=1, num_upper=0)])()),
    "conv3d": ((4,), True, lambda g, x: raw.Conv3D(
        input=raw.ExpandDims(input=x, axis=1), strides=[1] * 5, padding="SAME",
        filter=g.constant(x.dtype, [1, 2, 1, x.shape[-1], 2]))),
    "average": ((4,), True, lambda g, x: raw.AvgPool(
        value=x, ksize=[1, 2, 2, 1], strides=[1, 2, 2, 1], padding="SAME")),
    "resize": ((4,), True, lambda g, x: raw.ResizeNearestNeighbor(
        images=x, size=[4, 2], half_pixel_centers=True)),
    "l2": ((2, 3), True, lambda g, x: raw.L2Loss(t=x)),
    "floor_div": ((), False, lambda g, x: raw.FloorDiv(x=x, y=one(g, x, 2)) if not x.dtype.is_complex else None),
    "floor_mod": ((), False, lambda g, x: raw.FloorMod(x=x, y=one(g, x, 3)) if not x.dtype.is_complex else None),
    "atan2": ((), True, lambda g, x: raw.Atan2(y=x, x=one(g, x, 2))),
    "checked": ((), True, lambda g, x: raw.CheckNumerics(
        tensor=raw.SelectV2(condition=raw.IsFinite(x=x), t=x, e=one(g, x)), message="finite")),
    "print": ((), False, lambda g, x: raw.EnsureShape(input=x, shape=[None] * x.shape.rank)),
    "segments": ((1, 2), True, lambda g, x: raw.UnsortedSegmentSum(
        data=x, segment_ids=[0] * x.shape[0], num_segments=2)),
    "scatter": ((1,), False, lambda g, x: raw.TensorScatterAdd(
        tensor=x, indices=[[0]], updates=x[:1])),
    "gather_nd": ((2, 3), False, lambda g, x: raw.GatherNd(params=x, indices=[[0], [0]])),
}


@piece(14)
def another_op(g):
    ranks, floats, make = OPS[g.rng.choice(list(OPS))]
    x = g.pick(*ranks, test=is_float if floats else lambda t: not t.dtype.is_bool)
    # The graph may not have such a tensor yet.
    return None if floats and not is_float(x) else make(g, x)


# -- Functions, branches and loops --------------------------------------------------


def is_steady(t):
    """Whether the values are so small that a few additions and multiplications cannot overflow."""
    return t.dtype in (tf.float32, tf.float64, tf.int32, tf.int64)


# Ops whose results stay finite, because tests cannot inspect the values inside a function.
def steady_step(g, x):
    return g.rng.choice([
        lambda: raw.Neg(x=raw.Neg(x=x)), lambda: raw.Neg(x=x), lambda: raw.AddV2(x=x, y=x),
        lambda: raw.Sub(x=x, y=raw.Neg(x=one(g, x, 2))), lambda: raw.Mul(x=x, y=one(g, x)),
        lambda: raw.AddN(inputs=[x, x, x]), lambda: raw.Maximum(x=x, y=one(g, x, 0)),
        lambda: raw.Identity(input=x), lambda: raw.Abs(x=x),
        lambda: raw.Reshape(tensor=raw.Reshape(tensor=x, shape=[-1]), shape=x.shape.as_list()),
        lambda: raw.AddV2(x=raw.Mul(x=x, y=one(g, x, 2)), y=raw.Mul(x=x, y=one(g, x, 3))),
        lambda: raw.Cast(x=raw.Cast(x=x, DstT=x.dtype), DstT=x.dtype),
        lambda: raw.Transpose(x=raw.Transpose(x=x, perm=list(range(x.shape.rank))[::-1]),
                              perm=list(range(x.shape.rank))[::-1]),
    ])()


def steady_steps(g, x):
    shape = x.shape
    for _ in range(g.rng.randint(1, 4)):
        x = steady_step(g, x)
        if g.rng.random() < 0.15:
            with tf.control_dependencies([x]):
                x = tf.identity(x)
    x.set_shape(shape)
    return x


@piece(3)
def call(g):
    args = [g.pick(test=is_steady) for _ in range(g.rng.randint(1, 2))]
    if not all(map(is_steady, args)):
        return None
    g.calls += 1

    def body(*xs):
        return [steady_steps(g, x) for x in xs]
    function = tf.function(body, autograph=False)
    made = function(*args)
    return made if g.rng.random() < 0.6 else made + function(*args)


@piece(2)
def branch(g):
    x = g.pick(test=is_steady)
    if not is_steady(x):
        return None
    g.calls += 1
    choice = raw.Less(x=raw.Reshape(tensor=x, shape=[-1])[0], y=raw.Cast(x=1, DstT=x.dtype))
    as_functions = g.rng.random() < 0.5
    with control_flow(as_functions), tf.name_scope(
            "branch" if as_functions else "branch_of_nodes"):
        return tf.cond(choice, lambda: steady_steps(g, x), lambda: steady_steps(g, x))


@piece(2)
def loop(g):
    x = g.pick(test=is_steady)
    if not is_steady(x):
        return None
    g.calls += 1
    as_functions = g.rng.random() < 0.5
    with control_flow(as_functions), tf.name_scope(
            "loop" if as_functions else "loop_of_nodes"):
        return v1.while_loop(lambda i, a: i < 2, lambda i, a: (i + 1, steady_steps(g, a)),
                             [0, x], back_prop=False)[1]


@contextlib.contextmanager
def control_flow(as_functions):
    """Branches and loops as functions, or as nodes of TensorFlow 1."""
    saved = control_flow_util.ENABLE_CONTROL_FLOW_V2
    control_flow_util.ENABLE_CONTROL_FLOW_V2 = as_functions
    try:
        yield
    finally:
        control_flow_util.ENABLE_CONTROL_FLOW_V2 = saved
