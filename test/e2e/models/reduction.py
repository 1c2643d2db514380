"""Reductions, arg-reductions, sorting and running sums."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants

_FLOAT = {
    "sum": tf.reduce_sum,
    "mean": tf.reduce_mean,
    "max": tf.reduce_max,
    "min": tf.reduce_min,
    "prod": tf.reduce_prod,
}


def _axes(op):
    """One axis, several, negative ones, the batch, all of them; with and without keepdims."""
    return lambda x: {
        "last": op(x, axis=-1),
        "last_kept": op(x, axis=-1, keepdims=True),
        "middle": op(x, axis=1),
        "two": op(x, axis=[1, 2]),
        "two_kept": op(x, axis=[-1, 1], keepdims=True),
        "batch": op(x, axis=0),
        "all": op(x),
        "all_kept": op(x, keepdims=True),
    }


@variants({name: (op,) for name, op in _FLOAT.items()}, committed="sum mean max")
def reduce_float32(op):
    return function(_axes(op), x=spec(None, 4, 3))


@variants(
    {name: (_FLOAT[name],) for name in ("sum", "max", "min", "prod")},
    # A zero would make all results of Prod zero.
    values={"x": values.turns(values.some_of(-3, -2, -1, 1, 2), values.some_of(-4, -1, 1, 2, 3))},
    committed="sum",
)
def reduce_int32(op):
    return function(_axes(op), x=spec(None, 4, 3, dtype=tf.int32))


@variants(
    {name: (_FLOAT[name],) for name in ("sum", "max", "mean")},
    values={"x": values.turns(values.integers(-9, 8), values.integers(-5, 15))},
    committed="sum",
)
def reduce_int64(op):
    return function(_axes(op), x=spec(None, 4, 3, dtype=tf.int64))


@variants(
    {"any": (tf.reduce_any,), "all": (tf.reduce_all,)},
    values={"x": values.turns(*map(values.rows_of_bools, [0, 0, 1]))},
    batches=(1, 4, 1),
    committed="all",
)
def reduce_bool(op):
    return function(_axes(op), x=spec(None, 4, 3, dtype=tf.bool))


@variants(
    {
        "variance": (tf.math.reduce_variance,),
        "std": (tf.math.reduce_std,),
        "logsumexp": (tf.reduce_logsumexp,),
        "norm": (lambda x: tf.norm(x, axis=-1),),
        "norm1": (lambda x: tf.norm(x, ord=1, axis=-1),),
    },
    committed="variance logsumexp",
)
def reduce_composed(op):
    return function(op, x=spec(None, 4, 3))


@case(committed=False)
def reduce_no_axes():
    """A reduction over an empty list of axes is a no-op."""
    return function(lambda x: tf.reduce_sum(x, axis=[]) + 1.0, x=spec(None, 4))


@case()
def moments():
    def body(x):
        mean, variance = tf.nn.moments(x, [1, 2])
        return {"mean": mean, "variance": variance}

    return function(body, x=spec(None, 4, 5, 3))


@case(values={"x": values.distinct()})
def arg_max():
    return function(
        lambda x: {
            "int64": tf.argmax(x, -1),
            "int32": tf.argmax(x, 1, output_type=tf.int32),
            "batch": tf.argmax(x, 0),
        },
        x=spec(None, 4, 3),
    )


@case(values={"x": values.distinct()})
def arg_min():
    return function(
        lambda x: {"int64": tf.argmin(x, -1), "int32": tf.argmin(x, 1, output_type=tf.int32)},
        x=spec(None, 4, 3),
    )


@case(committed=False)
def arg_max_ties():
    """The first of equal values wins; integers as input."""
    return function(
        lambda x, y: {"int32": tf.argmax(x, -1), "uint8": tf.argmax(y, -1)},
        x=spec(None, 4, dtype=tf.int32),
        y=spec(None, 4, dtype=tf.uint8),
    )


@variants({"three": (3,), "one": (1,)}, values={"x": values.distinct()}, committed="three")
def top_k(k):
    def body(x):
        found, indices = tf.math.top_k(x, k)
        return {"values": found, "indices": indices}

    return function(body, x=spec(None, 6))


@case(values={"x": values.distinct()})
def sort():
    return function(
        lambda x: {"descending": tf.sort(x, direction="DESCENDING"), "order": tf.argsort(x)},
        x=spec(None, 6),
    )


@variants(
    {
        "plain": (False, False),
        "exclusive": (True, False),
        "reverse": (False, True),
        "exclusive_reverse": (True, True),
    },
    committed="plain exclusive_reverse",
)
def cumsum(exclusive, reverse):
    return function(
        lambda x: {
            "axis1": tf.cumsum(x, 1, exclusive, reverse),
            "last": tf.cumsum(x, -1, exclusive, reverse),
        },
        x=spec(None, 4, 3),
    )


@case(committed=False)
def cumsum_int():
    return function(
        lambda x, y: {"int32": tf.cumsum(x, 1), "int64": tf.cumsum(y, 1)},
        x=spec(None, 4, dtype=tf.int32),
        y=spec(None, 4, dtype=tf.int64),
    )


@case(committed=False)
def l2_loss():
    return function(lambda x: tf.nn.l2_loss(x), x=spec(None, 4))


@case(values={"x": values.integers(2**30, 2**31 - 1)})
def reduce_mean_int32_large():
    """TensorFlow sums int32 in 64 bits."""
    return function(
        lambda x: {
            "computed": tf.reduce_mean(x, -1),
            "constant": tf.reduce_mean(tf.constant([2**31 - 1, 2**31 - 5, -7])) - x[:, 0],
        },
        x=spec(None, 4, dtype=tf.int32),
    )
