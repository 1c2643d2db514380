"""Lists whose elements differ in size."""

from __future__ import annotations

import tensorflow as tf

from .exporters import function, spec
from .registry import case

# Inputs: the lists have one element for each row.
ROWS = [{"x": (3, 2)}, {"x": (1, 2)}, {"x": (5, 2)}, {"x": (3, 2)}]


def ragged_array(n, element_shape, **options):
    return tf.TensorArray(
        tf.float32, size=n, infer_shape=False, element_shape=element_shape, **options
    )


@case(shapes=ROWS)
def ragged_concat():
    """Element i has i rows; the first one is empty."""

    @tf.function(autograph=True)
    def body(x):
        array = ragged_array(tf.shape(x)[0], [None, 2])
        for i in tf.range(tf.shape(x)[0]):
            array = array.write(i, x[:i] * 2.0)
        return array.concat()

    return function(body, x=spec(None, 2))


@case(shapes=ROWS)
def ragged_read():
    """An array of unknown element rank that is written twice and read element by element."""

    @tf.function(autograph=True)
    def body(x):
        n = tf.shape(x)[0]
        array = tf.TensorArray(tf.float32, size=n, infer_shape=False, clear_after_read=False)
        for i in tf.range(n):
            array = array.write(i, tf.reverse(x[: i + 1], [0]))
        array = array.write(0, tf.concat([x, x], 0))
        return {"first": array.read(0), "last": array.read(n - 1), "all": array.concat()}

    return function(body, x=spec(None, 2))


@case(shapes=ROWS)
def ragged_grows():
    """An inner loop computes the elements; the array grows with each write."""

    @tf.function(autograph=True)
    def body(x):
        array = ragged_array(0, [None], dynamic_size=True)
        for i in tf.range(tf.shape(x)[0]):
            row = tf.TensorArray(tf.float32, size=0, dynamic_size=True, element_shape=[])
            for j in tf.range(i + 1):
                row = row.write(j, x[j, 0] * tf.cast(i, tf.float32))
            array = array.write(i, row.stack())
        return array.concat()

    return function(body, x=spec(None, 2))


@case(shapes=ROWS)
def ragged_both_sizes():
    """Neither size is known."""

    @tf.function(autograph=True)
    def body(x):
        n = tf.shape(x)[0]
        array = ragged_array(n, [None, None], clear_after_read=False)
        for i in tf.range(n):
            array = array.write(i, tf.tile(x[: i + 1], [1, i + 1]))
        return {"first": array.read(0), "last": array.read(n - 1), "size": array.size()}

    return function(body, x=spec(None, 2))


@case(shapes=ROWS, constant={"unwritten": "an element that was never written is zeros"})
def ragged_unwritten():
    """Elements that are never written are zeros of the size of the others."""

    @tf.function(autograph=True)
    def body(x):
        array = ragged_array(3, [None], clear_after_read=False)
        for i in tf.range(2):
            array = array.write(i, tf.boolean_mask(x[:, i], tf.ones_like(x[:, 0]) > 0.0))
        return {"unwritten": array.read(2), "written": array.read(1)}

    return function(body, x=spec(None, 2))


@case(shapes=ROWS)
def ragged_stack_unwritten():
    """Elements of equal size that is computed in the loop; some are never written."""

    @tf.function(autograph=True)
    def body(x):
        array = ragged_array(5, [None])
        for i in tf.range(2):
            array = array.write(2 * i + 1, tf.boolean_mask(x[:, i], tf.ones_like(x[:, 0]) > 0.0))
        return array.stack()

    return function(body, x=spec(None, 2))


@case(shapes=[{"x": (5, 2)}, {"x": (3, 2)}, {"x": (7, 2)}])
def ragged_split():
    def body(x):
        n = tf.shape(x)[0]
        array = ragged_array(3, [None, 2], clear_after_read=False)
        array = array.split(x, tf.stack([1, n - 3, 2]))
        array = array.write(0, x[:2])
        return {"middle": array.read(1), "last": array.read(2), "all": array.concat()}

    return function(body, x=spec(None, 2))


@case(shapes=ROWS)
def ragged_from_branches():
    @tf.function(autograph=True)
    def body(x):
        array = ragged_array(2, [None, 2], clear_after_read=False)
        if tf.shape(x)[0] > 2:
            array = array.write(0, x[:2]).write(1, x)
        else:
            array = array.write(0, x).write(1, tf.concat([x, x], 0))
        return {"all": array.concat(), "last": array.read(1)}

    return function(body, x=spec(None, 2))


@case(shapes=ROWS)
def ragged_push_and_pop():
    def body(x):
        n = tf.shape(x)[0]
        shape = tf.constant([-1, 2])
        made = tf.raw_ops.EmptyTensorList(
            element_shape=shape, max_num_elements=-1, element_dtype=tf.float32
        )

        def push(i, made):
            return i + 1, tf.raw_ops.TensorListPushBack(input_handle=made, tensor=x[:i])

        def pop(made, total):
            made, item = tf.raw_ops.TensorListPopBack(
                input_handle=made, element_shape=shape, element_dtype=tf.float32
            )
            return made, total * 0.5 + tf.reduce_sum(item)

        made = tf.while_loop(lambda i, made: i < n, push, (0, made))[1]
        joined, lengths = tf.raw_ops.TensorListConcatV2(
            input_handle=made,
            element_shape=shape,
            leading_dims=tf.zeros([0], tf.int64),
            element_dtype=tf.float32,
        )
        total = tf.while_loop(
            lambda made, total: tf.raw_ops.TensorListLength(input_handle=made) > 0, pop, (made, 0.0)
        )[1]
        return {"joined": joined, "lengths": lengths, "total": total}

    return function(body, x=spec(None, 2))
