"""Tensors that share memory in the runtime: one op overwrites in place what another op reads.

`scaled` has one user where the runtime computes the product, so that the product lies in its
memory; reshapes of the product do, too. In each case an op follows that may overwrite it there.
"""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants

_TYPES = {
    "int32": (tf.int32,),
    "int64": (tf.int64,),
    "float32": (tf.float32,),
}


def _scaled(x, y):
    return (x + y) * 2


@variants(_TYPES, committed="int32 float32")
def shared_memory_row(dtype):
    def body(x, y):
        both = _scaled(x, y)
        return {"first": tf.cumsum(both[0] - y), "square": both * both}

    return function(body, x=spec(1, 4, dtype=dtype), y=spec(4, dtype=dtype))


@variants(_TYPES, committed="float32")
def shared_memory_any_batch(dtype):
    def body(x, y):
        both = _scaled(x, 1)
        columns = tf.reshape(both, [4, -1])
        return {"first": tf.cumsum(columns - y), "square": both * both}

    return function(body, x=spec(None, 4, dtype=dtype), y=spec(4, None, dtype=dtype))


@case()
def shared_memory_later_users():
    """Several readers, of which one depends on another reader."""

    def body(x, y):
        both = _scaled(x, 1)
        flat = tf.reshape(both, [-1, 2]) - y
        largest = tf.reduce_max(both)
        return {"flat": tf.cumsum(flat), "cut": tf.minimum(both, largest - 1), "sum": tf.abs(both)}

    return function(body, x=spec(None, 4, dtype=tf.int32), y=spec(2, dtype=tf.int32))


@variants({"int32": (tf.int32,), "float32": (tf.float32,)}, committed="int32")
def shared_memory_needs_result(dtype):
    """The reader of the Mul's result depends on the op that overwrites that result."""

    def body(x, y):
        both = _scaled(x, y)
        row = tf.cumsum(both[0] - y)
        return both * tf.reverse(row, [0]) + both

    return function(body, x=spec(1, 4, dtype=dtype), y=spec(4, dtype=dtype))


@variants({"int64": (tf.int64,), "float32": (tf.float32,)}, committed="float32")
def shared_memory_two_writers(dtype):
    """Each of two ops overwrites a tensor that the other op reads."""

    def body(x, y, z):
        both = _scaled(x, y)
        return {"row": tf.cumsum(both[0] - y), "column": tf.cumsum(tf.transpose(both) * z)}

    return function(
        body, x=spec(1, 4, dtype=dtype), y=spec(4, dtype=dtype), z=spec(4, 1, dtype=dtype)
    )


@case()
def shared_memory_bitcast():
    def body(x, y):
        both = _scaled(x, y) + 0x3F800000
        bits = tf.bitcast(both, tf.float32)
        doubled = tf.ensure_shape(tf.bitcast(bits * 2.0, tf.int32), [1, 4])
        return {"bits": doubled % 1000, "square": both * both}

    return function(body, x=spec(1, 4, dtype=tf.int32), y=spec(1, 4, dtype=tf.int32))


@variants({"int32": (tf.int32,), "float32": (tf.float32,)}, committed="int32")
def shared_memory_in_loop(dtype):
    def body(x, y):
        def step(i, state):
            both = _scaled(state, y)
            return i + 1, tf.cumsum(both[0] - y) - tf.minimum(both, 3)

        return tf.while_loop(lambda i, state: i < 3, step, [0, x])[1]

    return function(body, x=spec(1, 4, dtype=dtype), y=spec(4, dtype=dtype))


@case(
    values={
        "x": values.turns(values.integers(1, 9), values.integers(-9, -1)),
        "y": values.integers(-9, 9),
    }
)
def shared_memory_in_branch():
    def body(x, y):
        def yes():
            both = _scaled(x, y)
            return tf.cumsum(both[0] - y) - tf.minimum(both, 3)

        return tf.cond(tf.reduce_sum(x) > 0, yes, lambda: x - y)

    return function(body, x=spec(1, 4, dtype=tf.int32), y=spec(4, dtype=tf.int32))


@case()
def shared_memory_update():
    """DYNAMIC_UPDATE_SLICE writes into its operand's memory."""

    def body(x, y):
        both = _scaled(x, y)
        changed = tf.tensor_scatter_nd_update(both[0], [[1]], [7])
        return {"changed": tf.cumsum(changed), "square": both * both}

    return function(body, x=spec(1, 4, dtype=tf.int32), y=spec(4, dtype=tf.int32))


@case()
def shared_memory_softmax():
    def body(x, y):
        both = _scaled(x, y)
        weights = tf.nn.softmax(tf.reshape(both, [2, 2]))
        return {"weights": tf.cumsum(weights), "abs": tf.abs(both)}

    return function(body, x=spec(1, 4), y=spec(4))


@case()
def shared_memory_scalars():
    """A 64-bit scalar is large enough to be shared."""

    def body(x, y):
        both = _scaled(x, y)
        return {"scalar": tf.abs(both[0, 0] - y), "square": both * both}

    return function(body, x=spec(1, 1, dtype=tf.int64), y=spec(dtype=tf.int64))
