"""Ops that move, split, join and describe tensors."""

from __future__ import annotations

import numpy as np
import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants

_CUBE = spec(None, 4, 6)


@variants(
    {
        "constant": ([6, 4],),
        "minus_one": ([-1, 8, 3],),
        "flatten_all": ([-1],),
        "batch_and_rest": ([-1, 24],),
    },
    committed="constant minus_one",
)
def reshape(shape):
    x = spec(1, 4, 6) if shape == [6, 4] else _CUBE
    return function(lambda x: tf.reshape(x, shape), x=x)


@case()
def reshape_from_shape():
    """The target shape is computed from the input's."""

    def body(x):
        shape = tf.shape(x)
        return {
            "merged": tf.reshape(x, tf.stack([shape[0] * shape[1], 6])),
            "split": tf.reshape(x, tf.concat([shape[:2], [2, 3]], 0)),
            "swapped": tf.reshape(x, [shape[0], 6, 4]),
        }

    return function(body, x=_CUBE)


@case()
def reshape_chain():
    """Reshapes of reshapes, and a no-op reshape."""

    def body(x):
        y = tf.reshape(tf.reshape(x, [-1, 24]), [-1, 2, 12])
        return {"twice": y, "same": tf.reshape(x, tf.shape(x)) + 1.0}

    return function(body, x=_CUBE)


@case(constant={"rank": "the rank is static"})
def shape_of():
    return function(
        lambda x: {
            "shape": tf.shape(x),
            "shape64": tf.shape(x, out_type=tf.int64),
            "size": tf.size(x),
            "rank": tf.rank(x),
            "batch": tf.shape(x)[0],
        },
        x=_CUBE,
    )


@case(
    shapes=[{"x": (1, 5)}, {"x": (3, 2)}],
    constant={"ones": "only the shape depends on the input"},
)
def shape_two_unknown():
    def body(x):
        rows, columns = tf.unstack(tf.shape(x))
        return {"flat": tf.reshape(x, [rows * columns]), "ones": tf.ones([columns, rows])}

    return function(body, x=spec(None, None))


@case(constant=dict.fromkeys(["fill", "zeros"], "only the shape depends on the input"))
def fill_and_range():
    return function(
        lambda x: {
            "fill": tf.fill([tf.shape(x)[0], 3], 1.5),
            "zeros": tf.zeros(tf.shape(x)),
            "range": tf.range(tf.shape(x)[0]),
            "range_step": tf.range(1, tf.shape(x)[0] * 5, 2),
            "range_float": tf.range(0.0, 2.0 + tf.cast(tf.shape(x)[0], tf.float32), 0.5),
        },
        x=_CUBE,
    )


@variants(
    {"rank3": ([2, 0, 1],), "last_two": ([0, 2, 1],), "identity": ([0, 1, 2],)},
    committed="rank3 identity",
)
def transpose(permutation):
    return function(lambda x: tf.transpose(x, permutation), x=_CUBE)


@case()
def transpose_pairs():
    """Transposes that cancel or join, also across element-wise ops."""

    def body(x):
        there = tf.transpose(x, [0, 3, 1, 2])
        return {
            "cancelled": tf.transpose(tf.nn.relu(there), [0, 2, 3, 1]),
            "joined": tf.transpose(there, [1, 0, 2, 3]),
        }

    return function(body, x=spec(None, 3, 4, 5))


@case()
def transpose_int():
    return function(
        lambda x, y: {"int64": tf.transpose(x), "bool": tf.transpose(y, [1, 0])},
        x=spec(None, 4, dtype=tf.int64),
        y=spec(None, 4, dtype=tf.bool),
    )


@case(committed=False)
def transpose_rank6():
    return function(lambda x: tf.transpose(x, [5, 0, 4, 1, 3, 2]), x=spec(None, 2, 3, 2, 3, 2))


@case()
def expand_and_squeeze():
    def body(x, y):
        return {
            "first": tf.expand_dims(x, 0),
            "last": tf.expand_dims(x, -1),
            "squeeze": tf.squeeze(y, [1, 3]),
            "squeeze_negative": tf.squeeze(y, [-1]),
        }

    return function(body, x=_CUBE, y=spec(None, 1, 4, 1))


@case()
def squeeze_all():
    return function(lambda x: tf.squeeze(x), x=spec(1, 4, 1, 3))


@variants({"axis0": (0,), "axis1": (1,), "last": (-1,)}, committed="axis0 last")
def concat(axis):
    return function(lambda x, y: tf.concat([x, y, x], axis), x=_CUBE, y=_CUBE)


@case()
def concat_constants_and_one():
    return function(
        lambda x: {
            "constant": tf.concat([x, tf.ones([2, 6])], 0),
            "single": tf.concat([x], 0),
            "nested": tf.concat([tf.concat([x, x], 1), x], 1),
        },
        x=spec(None, 6),
    )


@case(committed=False)
def concat_types():
    i, b = spec(None, 2, dtype=tf.int64), spec(None, 2, dtype=tf.bool)
    return function(lambda i, b: {"i": tf.concat([i, i], 1), "b": tf.concat([b, b], 0)}, i=i, b=b)


@variants(
    {"even": (3, 2), "sizes": ([1, 2, 3], 2), "minus_one": ([2, -1], 1)},
    committed="even minus_one",
)
def split(sizes, axis):
    def body(x):
        return {f"part_{i}": part for i, part in enumerate(tf.split(x, sizes, axis))}

    return function(body, x=_CUBE)


@variants({"axis0": (0,), "axis1": (1,), "last": (-1,)}, committed="last")
def stack(axis):
    return function(lambda x, y: tf.stack([x, y], axis), x=_CUBE, y=_CUBE)


@variants({"axis1": (1,), "last": (-1,)}, committed="last")
def unstack(axis):
    def body(x):
        return {f"part_{i}": part for i, part in enumerate(tf.unstack(x, axis=axis))}

    return function(body, x=_CUBE)


@case()
def tile():
    return function(
        lambda x: {
            "twice": tf.tile(x, [1, 2, 1]),
            "batch": tf.tile(x, [3, 1, 2]),
            "computed": tf.tile(x, tf.stack([1, tf.shape(x)[0], 1])),
        },
        x=_CUBE,
    )


@case(committed=False)
def tile_types():
    i, b = spec(None, 2, dtype=tf.int32), spec(None, 2, dtype=tf.bool)
    return function(lambda i, b: {"i": tf.tile(i, [2, 1]), "b": tf.tile(b, [1, 2])}, i=i, b=b)


@case()
def broadcast_to():
    return function(
        lambda x, y: {
            "constant": tf.broadcast_to(y, [5, 4, 6]),
            "computed": tf.broadcast_to(y, tf.shape(x)),
            "used": x * tf.broadcast_to(y, tf.shape(x)),
        },
        x=_CUBE,
        y=spec(4, 1),
    )


@case()
def repeat():
    return function(lambda x: tf.repeat(x, 3, axis=1), x=_CUBE)


@variants(
    {"axis1": ([1],), "axis2": ([2],), "two_axes": ([1, 2],)},
    committed="axis1",
)
def reverse(axes):
    return function(lambda x: tf.reverse(x, axes), x=_CUBE)


@case(values={"lengths": values.turns([2, 3], [4, 1])})
def reverse_sequence():
    return function(
        lambda x, lengths: tf.reverse_sequence(x, lengths, seq_axis=1, batch_axis=0),
        x=spec(2, 4, 3),
        lengths=spec(2, dtype=tf.int32),
    )


@case()
def roll():
    return function(lambda x: tf.roll(x, 2, axis=1), x=_CUBE)


@case(committed=False)
def meshgrid():
    def body(x):
        rows, columns = tf.meshgrid(tf.range(tf.shape(x)[0]), tf.range(3), indexing="ij")
        return {"rows": rows, "columns": columns}

    return function(body, x=_CUBE)


@case()
def matrix_diag():
    return function(
        lambda x, y: {"diag": tf.linalg.diag(x), "set": tf.linalg.set_diag(y, x)},
        x=spec(None, 4),
        y=spec(None, 4, 4),
    )


@case(committed=False)
def matrix_band_part():
    return function(lambda x: tf.linalg.band_part(x, -1, 0), x=spec(None, 4, 4))


@case()
def tensor_scatter_update():
    return function(
        lambda x, y: tf.tensor_scatter_nd_update(x, [[1], [4]], y), x=spec(5, 3), y=spec(2, 3)
    )


@case(
    shapes=[{"x": (5, 3), "i": (4,), "y": (4, 3)}, {"x": (5, 3), "i": (1,), "y": (1, 3)}],
    values={"i": values.integers(0, 3)},
)
def tensor_scatter_update_twice():
    """A duplicate index: the last of its updates wins."""
    return function(
        lambda x, i, y: tf.tensor_scatter_nd_update(x, i[:, tf.newaxis], y),
        x=spec(None, 3),
        i=spec(None, dtype=tf.int32),
        y=spec(None, 3),
    )


@case()
def scatter_nd():
    return function(
        lambda updates: tf.scatter_nd([[4], [1], [6]], updates, [8, 2]), updates=spec(3, 2)
    )


@case(committed=False)
def tensor_scatter_add():
    return function(
        lambda x, updates: tf.tensor_scatter_nd_add(x, [[4], [1], [4]], updates),
        x=spec(6, 2),
        updates=spec(3, 2),
    )


_SEGMENTS = np.array([0, 0, 1, 2, 2], np.int32)


@case()
def segment_sum():
    return function(lambda x: tf.math.segment_sum(x, _SEGMENTS), x=spec(5, 3))


@variants(
    {
        "sum": (tf.math.unsorted_segment_sum,),
        "max": (tf.math.unsorted_segment_max,),
        "min": (tf.math.unsorted_segment_min,),
        "prod": (tf.math.unsorted_segment_prod,),
    },
    committed="sum",
)
def unsorted_segment(op):
    return function(lambda x: op(x, [2, 0, 1, 2, 0], 3), x=spec(5, 3))


@case(values={"x": values.integers(0, 4)})
def unique():
    def body(x):
        found, indices = tf.unique(x)
        return {"found": found, "indices": indices}

    return function(body, x=spec(8, dtype=tf.int32))


@case(committed=False)
def sparse_to_dense():
    return function(
        lambda x: tf.raw_ops.SparseToDense(
            sparse_indices=[[0, 1], [2, 2]],
            output_shape=[3, 4],
            sparse_values=x,
            default_value=-1.0,
        ),
        x=spec(2),
    )


@case(committed=False)
def broadcast_dynamic_shape():
    """Two dynamic shapes broadcast against each other."""
    return function(
        lambda x, y: tf.zeros(tf.broadcast_dynamic_shape(tf.shape(x), tf.shape(y))) + x,
        x=spec(None, 1, 3),
        y=spec(4, 1),
    )


@case()
def folded_constants():
    """A subgraph without inputs: everything except the last addition is constant."""

    def body(x):
        table = tf.reshape(tf.range(24, dtype=tf.float32), [4, 6])
        table = tf.transpose(tf.cumsum(table * 0.1, axis=1))[:, ::-1]
        return x + tf.reduce_sum(tf.concat([table, tf.ones([1, 4])], 0), axis=0)

    return function(body, x=spec(None, 4))


@case()
def empty_matrix_diagonal():
    return function(lambda x: tf.concat([tf.linalg.diag_part(x[:0]), x[0]], 0), x=spec(2, 3))


@case(constant={"none": "it has no elements"}, committed=False)
def empty_strings():
    return function(lambda x: {"none": tf.zeros([0], tf.string), "x": x + 1}, x=spec(None, 3))


@case(shapes=({"x": (1, 3)}, {"x": (4, 2)}))
def empty_elementwise():
    return function(
        lambda x: tf.concat([tf.tanh(x[:0] * 2 - 1), tf.exp(x[:0]), x], 0), x=spec(None, None)
    )


@case()
def empty_matmul():
    return function(
        lambda x: {
            "contracted": tf.matmul(x[:, :0], x[:, :0], transpose_b=True) + x[:1, :1],
            "rows": tf.concat([tf.matmul(x[:0], x, transpose_b=True), x @ tf.transpose(x)], 0),
        },
        x=spec(None, 3),
    )
