"""Slices and gathers."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants
from .values import weights

_SLICES = {
    "begin_end": (lambda x: x[:, 1:3, 2:5],),
    "negative_indices": (lambda x: x[:, -3:-1, :-2],),
    "strides": (lambda x: x[:, ::2, 1::3],),
    "negative_stride": (lambda x: x[:, ::-1, 4:0:-2],),
    "shrink_first": (lambda x: x[0],),
    "shrink_last": (lambda x: x[..., -1],),
    "shrink_middle": (lambda x: x[:, 2],),
    "ellipsis": (lambda x: x[..., 1:3],),
    "ellipsis_first": (lambda x: x[0, ..., 1],),
    "new_axis": (lambda x: x[:, tf.newaxis, 1:, :, tf.newaxis],),
    "new_axis_and_ellipsis": (lambda x: x[tf.newaxis, ..., tf.newaxis, 2],),
    "everything": (lambda x: x[:, :, :],),
    "out_of_range": (lambda x: x[:, -10:10, 3:100],),
    "batch": (lambda x: x[-1:],),
    "computed": (lambda x: x[:, : tf.shape(x)[0], tf.shape(x)[0] :],),
    "int_index_computed": (lambda x: x[:, tf.shape(x)[0]],),
}


@variants(
    _SLICES,
    committed=(
        "begin_end negative_stride shrink_first shrink_middle ellipsis new_axis "
        "new_axis_and_ellipsis out_of_range computed"
    ),
)
def strided_slice(body):
    return function(body, x=spec(None, 5, 6))


@variants(
    {"int32": (tf.int32,), "int64": (tf.int64,), "bool": (tf.bool,), "uint8": (tf.uint8,)},
    committed="int64 bool",
)
def strided_slice_type(dtype):
    return function(lambda x: x[:, 1:5:2], x=spec(None, 6, dtype=dtype))


@case(
    shapes=[{"x": (4, 3)}, {"x": (1, 3)}], constant={"columns": "the slice has no elements"}
)
def strided_slice_past_the_end():
    """The second slice is empty."""
    return function(lambda x: {"rows": x[2:], "columns": x[:, 1:1]}, x=spec(None, 3))


@case(values={"x": values.words})
def strided_slice_strings():
    def body(x):
        return {
            "strided": x[:, 1:-1],
            "slice": tf.slice(x, [0, 1], [-1, 2]),
            "rows": tf.gather(x, [0, 0]),
        }

    return function(body, x=spec(None, 5, dtype=tf.string))


@case(committed=False)
def strided_slice_rank5():
    return function(lambda x: x[:, 0:1, ::2, 1, -2:], x=spec(None, 2, 4, 3, 5))


@case()
def strided_slice_shape_arithmetic():
    """Slices of shapes are known as soon as the shape is."""

    def body(x):
        shape = tf.shape(x)
        return tf.reshape(x, tf.concat([shape[:-2], [shape[-2] * shape[-1]]], 0))

    return function(body, x=spec(None, 4, 6))


@variants(
    {
        "constant": ([0, 1, 2], [-1, 3, 2]),
        "to_end": ([0, 2, 0], [-1, -1, -1]),
        "one_row": ([0, 1, 0], [-1, 1, 6]),
    },
    committed="to_end",
)
def slice_op(begin, size):
    return function(lambda x: tf.slice(x, begin, size), x=spec(None, 5, 6))


@case(values={"at": values.integers(0, 3)})
def slice_dynamic():
    return function(
        lambda x, at: tf.slice(x, tf.stack([at, 0]), [2, 3]), x=spec(5, 6), at=spec(dtype=tf.int32)
    )


@variants({"axis0": (0,), "axis1": (1,), "last": (-1,)}, committed="last")
def gather_constant_indices(axis):
    return function(lambda x: tf.gather(x, [2, 0, 2, 1], axis=axis), x=spec(3, 4, 5))


_INDICES = {"indices": values.integers(0, 3)}


@variants({"int32": (tf.int32,), "int64": (tf.int64,)}, values=_INDICES, committed="int32")
def gather_table(dtype):
    """Embedding look-up."""
    return function(
        lambda indices: tf.gather(weights(3, 5, scale=1.0), indices),
        indices=spec(None, 4, dtype=dtype),
    )


@variants({"one": (1,), "two": (2,)}, values=_INDICES, committed="one")
def gather_batch_dims(batch_dims):
    return function(
        lambda x, indices: tf.gather(x, indices, axis=batch_dims, batch_dims=batch_dims),
        x=spec(2, 3, 3, 4),
        indices=spec(2, 3, 2, dtype=tf.int32),
    )


@case(values=_INDICES, committed=False)
def gather_v1():
    return function(
        lambda x, indices: tf.raw_ops.Gather(params=x, indices=indices),
        x=spec(3, 4),
        indices=spec(None, dtype=tf.int32),
    )


@case(values=_INDICES, committed=False)
def gather_integers():
    return function(
        lambda x, b, indices: {"int64": tf.gather(x, indices), "bool": tf.gather(b, indices)},
        x=spec(3, 4, dtype=tf.int64),
        b=spec(3, dtype=tf.bool),
        indices=spec(None, dtype=tf.int32),
    )


@case(values=_INDICES)
def embedding_lookup():
    table = tf.Variable(weights(3, 5, scale=1.0), name="table")
    return function(
        lambda indices: tf.nn.embedding_lookup(table, indices),
        [table],
        indices=spec(None, 2, 2, dtype=tf.int32),
    )


@case(values=_INDICES)
def gather_nd():
    return function(
        lambda x, indices: tf.gather_nd(x, indices),
        x=spec(3, 4, 5),
        indices=spec(None, 2, dtype=tf.int32),
    )


@case(values=_INDICES, committed=False)
def gather_nd_int64():
    return function(
        lambda x, indices: tf.gather_nd(x, indices),
        x=spec(3, 4, dtype=tf.int32),
        indices=spec(None, 1, dtype=tf.int64),
    )


@case(values={"indices": values.integers(-1, 5)})
def one_hot():
    """Indices out of range give rows of `off`."""
    return function(
        lambda indices: {
            "float32": tf.one_hot(indices, 4),
            "int32": tf.one_hot(indices, 4, 5, -5, dtype=tf.int32),
            "axis0": tf.one_hot(indices, 4, axis=0),
            "bool": tf.one_hot(indices, 4, True, False),
        },
        indices=spec(None, 3, dtype=tf.int32),
    )


@case(values={"indices": values.integers(0, 4)}, committed=False)
def one_hot_int64():
    return function(lambda indices: tf.one_hot(indices, 4), indices=spec(None, dtype=tf.int64))


@case(shapes=[{"x": (3, 4)}, {"x": (2, 4)}], constant={"none": "it has no elements"})
def slice_of_nothing():
    """Empty results: XNNPACK interprets a size of zero as "to the end"."""

    def body(x):
        none = x[:, 2:2]
        return {"none": none + 1.0, "joined": tf.concat([none, x], 1), "sum": tf.reduce_sum(none, 1) + x[:, 0]}

    return function(body, x=spec(None, 4))


@case(shapes=[{"x": (2, 4)}, {"x": (2, 4)}], constant={"none": "it has no elements"})
def slice_of_nothing_known():
    """The same with all sizes known."""

    def body(x):
        none = x[:0]
        return {"none": none * 2.0, "joined": tf.concat([none, x], 0)}

    return function(body, x=spec(2, 4))


@case(shapes=[{"x": (3, 4)}, {"x": (5, 4)}])
def slice_of_nothing_unknown():
    """The same along an axis of unknown size, where the slice cannot be folded."""

    def body(x):
        x = tf.sqrt(tf.abs(x))
        return {"first": tf.concat([x[:0], x], 0), "last": tf.concat([x, x[-1:-2]], 0)}

    return function(body, x=spec(None, 4))


@case(shapes=[{"x": (3, 4)}, {"x": (5, 4)}])
def slice_open_point():
    """A single index whose begin is also open: TensorFlow ignores the open begin."""

    def body(x):
        row = tf.raw_ops.StridedSlice(
            input=x, begin=[1], end=[0], strides=[1], begin_mask=1, end_mask=1, shrink_axis_mask=1
        )
        gradient = tf.raw_ops.StridedSliceGrad(
            shape=tf.shape(x), begin=[1, 0], end=[2, 4], strides=[1, 2], dy=row[::2],
            begin_mask=1, shrink_axis_mask=1,
        )
        return {"row": row, "gradient": gradient}

    return function(body, x=spec(None, 4))


@case(values={"i": values.turns(2, 0, 3)}, shapes=[{"x": (4,), "i": ()}] * 3)
def slice_empty_ellipsis():
    """x[i, ...] of a vector: the ellipsis matches no axis."""
    return function(
        lambda x, i: {"one": x[i, ...], "tail": x[..., i:] * 2.0},
        x=spec(4),
        i=spec(dtype=tf.int32),
    )


@case(shapes=({"x": (2, 1, 3)}, {"x": (0, 0, 3)}, {"x": (2, 0, 3)}))
def slice_new_axis_empty():
    """A RESHAPE infers no size if another is 0."""
    return function(lambda x: x[:, tf.newaxis], x=spec(None, None, 3))


@case(
    shapes=({"x": (2, 4), "i": (2,)}, {"x": (5, 4), "i": (2,)}),
    values={"i": (lambda *_: [0, 2], lambda *_: [1, 0])},
)
def slice_more_indices_than_axes():
    return function(
        lambda x, i: x[i[0] : 2, tf.newaxis, i[1] : 3],
        x=spec(None, 4),
        i=spec(2, dtype=tf.int32),
    )


@case(shapes=({"x": (2, 3, 2)}, {"x": (2, 3, 0)}, {"x": (0, 3, 1)}))
def stack_bool_empty():
    return function(lambda x: tf.stack([x, ~x], 1), x=spec(None, 3, None, dtype=tf.bool))
