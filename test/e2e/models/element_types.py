"""Element types without a TFLite kernel: another op replaces the op, or it is removed."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants


@variants(
    {
        name: (getattr(tf, name),)
        for name in ("bool", "uint16", "uint32", "uint64", "float16", "float64", "int64")
    },
    committed="bool uint32 float16 int64",
)
def roll_halves(dtype):
    """Two slices of equal size: SPLIT has fewer kernels than SLICE."""
    return function(lambda x: tf.roll(x, 2, 0), x=spec(4, 3, dtype=dtype))


@variants({"float64": (tf.float64,), "uint32": (tf.uint32,)}, committed="float64")
def rows_in_loop(dtype):
    """A loop that takes a row per iteration: GATHER has fewer kernels than STRIDED_SLICE."""

    def body(x, y):
        def step(i, state):
            return i + 1, state + tf.cast(x[:, i], tf.float32)

        return tf.while_loop(lambda i, state: i < 5, step, [0, y])[1]

    return function(body, x=spec(2, 5, 4, dtype=dtype), y=spec(2, 4))


@case()
def gather_then_convert():
    """The gather stays after the cast if GATHER has no kernel for the original type."""
    return function(
        lambda x: tf.gather(tf.cast(x, tf.float32), [2, 0], axis=1), x=spec(None, 4, dtype=tf.uint16)
    )


@case()
def identities_int64():
    """Division and remainders that TFLite has no kernels for."""

    def body(x):
        return {
            "truncated": tf.truncatediv(x, 1),
            "floored": x // 1 + x % 1,
            "power": tf.pow(x, 0) + tf.pow(x, 1),
            "difference": x - x + tf.truncatemod(x, 1) + tf.maximum(x, x),
        }

    return function(body, x=spec(None, 4, dtype=tf.int64))


@case()
def identities_float64():
    """All float64 computations fold, so that no float64 op remains."""

    def body(x, y):
        return {
            "power": tf.pow(tf.cast(x / 4, tf.float32), 0) + y,
            "product": tf.cast(tf.cast(y, tf.float64) * 1.0 / 1.0 - 0.0, tf.float32) + 1,
            "converted": tf.cast(tf.cast(x, tf.float64), tf.int32) * 2,
        }

    return function(body, x=spec(None, 4, dtype=tf.int32), y=spec(None, 4))


@case()
def identities_of_equal_operands():
    def body(x):
        return {
            "xor": tf.bitwise.bitwise_xor(x, x) + x,
            "or": tf.bitwise.bitwise_or(x, x),
            "equal": tf.cast(x == x, tf.uint16) + x,
            "shift": tf.bitwise.left_shift(x, tf.constant(0, tf.uint16)),
        }

    return function(body, x=spec(None, 4, dtype=tf.uint16))


@case()
def equal_to_largest():
    """`==` where both operands have unknown sizes."""
    return function(
        lambda x: tf.cast(x == tf.reduce_max(x, -1, keepdims=True), tf.float32) * 2, x=spec(None, None)
    )


@case(shapes=[{"x": (2, 5)}, {"x": (3, 4)}], values={"x": values.integers(0, 3)})
def not_equal_neighbors():
    """Positions and number of changes in a row; the rank of `!=` determines that of the sum."""

    def body(x):
        changes = x[:, 1:] != x[:, :-1]
        return {"changes": changes, "count": tf.reduce_sum(tf.cast(changes, tf.int32), axis=1)}

    return function(body, x=spec(None, None, dtype=tf.int32))


@case(shapes=[{"x": (2, 3), "y": (2, 3)}, {"x": (4, 3), "y": (1, 3)}])
def equal_unknown_and_known():
    def body(x, y):
        return tf.where(tf.not_equal(x, y) == (x > y), x, -y)

    return function(body, x=spec(None, 3, dtype=tf.int32), y=spec(None, None, dtype=tf.int32))


@case(values={"x": values.uniform(0, 0.3)})
def erfc_tails():
    """Far from zero, erfc is tiny, but its relative error stays small."""

    def body(x):
        return {
            "head": tf.math.erfc(x * 8 - 1),
            "tail4": tf.math.erfc(x + 4) * 1e8,
            "tail8": tf.math.erfc(x + 8) * 1e29,
            "tail9": tf.math.erfc(x / 10 + 9) * 1e37,
        }

    return function(body, x=spec(None, 4))
