"""Ragged tensors between dense ones: rows of different lengths."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case

# The inputs are the lengths of rows.
LENGTHS = {
    "values": {"n": values.integers(0, 5)},
    "shapes": [{"n": (4,)}, {"n": (1,)}, {"n": (6,)}, {"n": (4,)}],
}


def rows(n, inner=()):
    """Numbered items in rows of the given lengths."""
    total = tf.reduce_sum(n)
    items = tf.reshape(
        tf.range(total * int(tf.TensorShape(inner).num_elements())), [total, *inner]
    )
    return tf.RaggedTensor.from_row_lengths(tf.cast(items, tf.float32) + 0.5, n, validate=False)


@case(**LENGTHS)
def ragged_to_tensor():
    def body(n):
        x = rows(n)
        return {
            "plain": x.to_tensor(),
            "filled": x.to_tensor(-1.0),
            "cut": x.to_tensor(shape=[None, 2]),
            "sized": x.to_tensor(shape=[3, 6]),
        }

    return function(body, n=spec(None, dtype=tf.int32))


@case(**LENGTHS)
def ragged_to_tensor_inner():
    """Rows of vectors, and rows of rows; partitions of both kinds."""

    def body(n):
        x = rows(n, (2,))
        nested = tf.RaggedTensor.from_value_rowids(
            rows(n), tf.range(tf.shape(n)[0]) // 2, nrows=4, validate=False
        )
        return {"vectors": x.to_tensor(), "nested": nested.to_tensor(-2.0)}

    return function(body, n=spec(None, dtype=tf.int32))


@case(**LENGTHS)
def ragged_rows():
    """Ranges, gathered rows, concatenated rows, sums of rows."""

    def body(n):
        x = rows(n)
        ranges = tf.ragged.range(n, n * 3, 2)
        return {
            "ranges": ranges.flat_values,
            "splits": ranges.row_splits,
            "gathered": tf.gather(x, [0, tf.shape(n)[0] - 1, 0]).to_tensor(),
            "joined": tf.concat([x, x * 2.0], 1).to_tensor(),
            "sums": tf.reduce_sum(x, 1),
        }

    return function(body, n=spec(None, dtype=tf.int32))


@case(**LENGTHS)
def ragged_map_fn():
    """map_fn from rows to numbers, from numbers to rows, and from rows to rows."""

    def body(n):
        x = rows(n)
        signature = tf.RaggedTensorSpec([None], tf.float32)
        sums = tf.map_fn(lambda row: tf.reduce_sum(row) + 1.0, x, fn_output_signature=tf.float32)
        made = tf.map_fn(
            lambda k: tf.cast(tf.range(k), tf.float32), n, fn_output_signature=signature
        )
        both = tf.map_fn(lambda row: row[1:] * 2.0, x, fn_output_signature=signature)
        return {
            "sums": sums,
            "made": made.to_tensor(),
            "both": both.values,
            "splits": both.row_splits,
        }

    return function(body, n=spec(None, dtype=tf.int32))
