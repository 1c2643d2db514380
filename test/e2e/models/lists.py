"""Lists of tensors that loops fill: TensorArrays, maps and scans, the ops themselves."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import function, spec
from .registry import case, variants
from .values import weights


@case(shapes=[{"x": (3, 4)}, {"x": (1, 4)}, {"x": (5, 4)}])
def map_fn_dynamic():
    return function(lambda x: tf.map_fn(lambda row: row * tf.reduce_sum(row), x), x=spec(None, 4))


@case(shapes=[{"x": (3, 4), "y": (3,)}])
def map_fn_several():
    def body(x, y):
        a, b = tf.map_fn(
            lambda pair: (pair[0] * pair[1], tf.reduce_max(pair[0])),
            (x, y),
            fn_output_signature=(tf.float32, tf.float32),
        )
        return {"a": a, "b": b}

    return function(body, x=spec(3, 4), y=spec(3))


@case(shapes=[{"x": (3, 2, 4)}, {"x": (2, 5, 4)}])
def map_fn_two_unknown():
    """Rows of unknown shape."""
    return function(
        lambda x: tf.map_fn(lambda rows: tf.nn.softmax(rows), x), x=spec(None, None, 4)
    )


@case(shapes=[{"x": (4, 3)}, {"x": (1, 3)}])
def scan_sums():
    return function(lambda x: tf.scan(lambda a, v: a + v, x), x=spec(None, 3))


@case(shapes=[{"x": (4, 3)}, {"x": (2, 3)}])
def scan_with_start():
    def body(x):
        return tf.scan(
            lambda a, v: (a[0] * 0.5 + v, a[1] + 1), x, (tf.zeros([3]), tf.constant(0)), reverse=True
        )

    return function(lambda x: dict(zip(("state", "count"), body(x))), x=spec(None, 3))


@case(shapes=[{"x": (4, 3)}])
def fold_left_and_right():
    def body(x):
        return {
            "left": tf.foldl(lambda a, v: a * 0.5 + v, x),
            "right": tf.foldr(lambda a, v: a * 0.5 + v, x),
        }

    return function(body, x=spec(4, 3))


@case(values={"n": values.turns(2, 4, 1)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
def array_of_given_size():
    def body(x, n):
        array = tf.TensorArray(tf.float32, size=n)
        _, array = tf.while_loop(
            lambda i, a: i < n,
            lambda i, a: (i + 1, a.write(i, x * tf.cast(i, tf.float32))),
            (0, array),
        )
        return array.stack()

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(values={"n": values.turns(2, 4, 1)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
def array_growing():
    def body(x, n):
        array = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
        _, array = tf.while_loop(
            lambda i, a: i < n,
            lambda i, a: (i + 1, a.write(i, x + tf.cast(i, tf.float32))),
            (0, array),
        )
        return {"stack": array.stack(), "size": array.size()}

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(values={"n": values.turns(3, 1)}, shapes=[{"x": (3, 4), "n": ()}, {"x": (1, 4), "n": ()}])
def array_through_nested_loops():
    def body(x, n):
        def outer(i, array):
            def inner(j, array):
                return j + 1, array.write(i * 2 + j, x * tf.cast(i + j, tf.float32))

            return i + 1, tf.while_loop(lambda j, a: j < 2, inner, (0, array))[1]

        array = tf.TensorArray(tf.float32, size=n * 2, element_shape=[None, 4])
        return tf.while_loop(lambda i, a: i < n, outer, (0, array))[1].stack()

    return function(body, x=spec(None, 4), n=spec(dtype=tf.int32))


@case(
    values={
        "i": values.turns(0, 1, 2, 3, -1, 0),
        "x": values.turns(*map(values.summing, [1.0, -1.0, 1.0, -1.0, -2.0, -1.0])),
    },
    shapes=[{"x": (2, 3), "i": ()}] * 6,
)
def array_from_branches():
    """Branches that write to an array from outside, or return it unchanged."""

    def body(x, i):
        array = tf.TensorArray(tf.float32, size=3, element_shape=[None, 3])
        array = array.write(0, x).write(1, x + 1.0).write(2, x + 2.0)
        array = tf.switch_case(
            i, [lambda: array.write(1, -x), lambda: array.write(2, x * 3.0), lambda: array]
        )
        array = tf.cond(tf.reduce_sum(x) > 0, lambda: array.write(0, x * 2.0), lambda: array)
        return array.stack()

    return function(body, x=spec(None, 3), i=spec(dtype=tf.int32))


@case(shapes=[{"x": (6,)}, {"x": (3,)}, {"x": (6,)}])
def array_grows_in_branch():
    """Values that a loop collects, with an unknown trip count."""

    def body(x):
        def step(i, count, array):
            count, array = tf.cond(
                x[i] > 0, lambda: (count + 1, array.write(count, x[i])), lambda: (count, array)
            )
            return i + 1, count, array

        array = tf.TensorArray(tf.float32, size=0, dynamic_size=True, element_shape=[])
        _, count, array = tf.while_loop(lambda i, *_: i < tf.size(x), step, (0, 0, array))
        return {"kept": array.stack(), "count": count, "size": array.size()}

    return function(body, x=spec(None))


@case(shapes=[{"x": (2, 6)}, {"x": (1, 6)}])
def loop_decodes():
    """A sequence generated token by token until all rows are done."""
    table, kernel = weights(6, 4), weights(10, 6)

    def body(x):
        batch = tf.shape(x)[0]

        def step(i, token, tokens, done):
            logits = tf.matmul(tf.concat([tf.gather(table, token), x], 1), kernel)
            token = tf.where(done, 0, tf.argmax(logits, 1, output_type=tf.int32))
            return i + 1, token, tokens.write(i, token), tf.logical_or(done, tf.equal(token, 0))

        tokens = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
        start = (0, tf.ones([batch], tf.int32), tokens, tf.zeros([batch], tf.bool))
        tokens = tf.while_loop(
            lambda i, t, ts, done: tf.logical_and(i < 5, tf.logical_not(tf.reduce_all(done))),
            step,
            start,
        )[2]
        return tf.transpose(tokens.stack())

    return function(body, x=spec(None, 6))


@case(shapes=[{"x": (5, 3)}] * 2, constant={"size": "the array has five elements in every call"})
def array_methods():
    """unstack, read, write, gather, scatter, split, concat, size."""

    def body(x):
        rows = tf.TensorArray(tf.float32, size=5).unstack(x)
        picked = rows.gather([3, 0, 3])
        rows2 = rows.write(2, rows.read(1) * 10.0)
        spread = tf.TensorArray(tf.float32, size=4).scatter([3, 1, 0, 2], x[:4])
        parts = tf.TensorArray(tf.float32, size=2, infer_shape=False).split(x[:4], [2, 2])
        return {
            "picked": picked,
            "written": rows2.stack(),
            "spread": spread.stack(),
            "concat": parts.concat(),
            "size": rows.size(),
        }

    return function(body, x=spec(5, 3))


@variants(
    {
        "int32": (tf.int32,),
        "int64": (tf.int64,),
        "bool": (tf.bool,),
        "uint8": (tf.uint8,),
        "int16": (tf.int16,),
        "float16": (tf.float16,),
    },
    shapes=[{"x": (4, 3)}, {"x": (2, 3)}],
    committed="bool int64",
)
def array_type(dtype):
    def body(x):
        numbers = tf.abs(x) if dtype.is_unsigned else x
        y = x > 0.0 if dtype == tf.bool else tf.cast(tf.round(numbers * 4.0), dtype)
        return tf.map_fn(lambda row: tf.reverse(row, [0]), y)

    return function(body, x=spec(None, 3))


@case(
    shapes=[{"x": (3, 2)}, {"x": (1, 2)}],
    constant={"length": "the list has three elements in every call"},
)
def list_push_and_pop():
    """The TensorList ops that gradients of loops contain."""

    def body(x):
        ops = tf.raw_ops
        empty = ops.EmptyTensorList(
            element_shape=tf.constant([-1, 2]), max_num_elements=-1, element_dtype=tf.float32
        )
        three = empty
        for i in range(3):
            three = ops.TensorListPushBack(input_handle=three, tensor=x * float(i + 1))
        two, last = ops.TensorListPopBack(
            input_handle=three, element_shape=tf.constant([-1, 2]), element_dtype=tf.float32
        )
        return {
            "last": last,
            "two": ops.TensorListStack(
                input_handle=two, element_shape=tf.constant([-1, 2]), element_dtype=tf.float32
            ),
            "length": ops.TensorListLength(input_handle=three),
        }

    return function(body, x=spec(None, 2))


@case(values={"n": values.turns(2, 0, 4, 3)}, shapes=[{"x": (3, 2), "n": ()}] * 4)
def list_resized():
    def body(x, n):
        ops = tf.raw_ops
        shape = tf.constant([2])
        rows = ops.TensorListFromTensor(tensor=x, element_shape=shape)
        resized = ops.TensorListResize(input_handle=rows, size=n)
        both = ops.TensorListConcatLists(
            input_a=resized, input_b=rows, element_dtype=tf.float32
        )
        return ops.TensorListStack(
            input_handle=both, element_shape=shape, element_dtype=tf.float32
        )

    return function(body, x=spec(3, 2), n=spec(dtype=tf.int32))


@case(values={"n": values.turns(2, 1, 3)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
def list_pushed_in_loop():
    def body(x, n):
        ops = tf.raw_ops
        rows = ops.EmptyTensorList(
            element_shape=tf.constant([-1, 3]), max_num_elements=-1, element_dtype=tf.float32
        )
        _, rows = tf.while_loop(
            lambda i, r: i < n,
            lambda i, r: (
                i + 1,
                ops.TensorListPushBack(input_handle=r, tensor=x * tf.cast(i, tf.float32)),
            ),
            (0, rows),
        )
        return ops.TensorListStack(
            input_handle=rows, element_shape=tf.constant([-1, 3]), element_dtype=tf.float32
        )

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


# -- Loops without iterations ------------------------------------------------

# The interpreter's Python interface refuses results without elements, so the
# models append a row.
SOME_OR_NONE = {
    "shapes": [{"x": (3, 4)}, {"x": (0, 4)}, {"x": (1, 4)}, {"x": (0, 4)}, {"x": (2, 4)}],
    "same_inputs": "an input without elements comes twice, after others",
}


@case(**SOME_OR_NONE)
def map_fn_no_rows():
    def body(x):
        y = tf.map_fn(lambda row: row * tf.reduce_sum(row), x)
        return tf.concat([y, tf.ones([1, 4])], 0)

    return function(body, x=spec(None, 4))


@case(**SOME_OR_NONE)
def scan_no_rows():
    def body(x):
        y = tf.scan(lambda a, row: a * 0.5 + row, x, tf.zeros([4]))
        return tf.concat([y, tf.ones([1, 4])], 0)

    return function(body, x=spec(None, 4))


@case(**SOME_OR_NONE)
def array_of_none():
    @tf.function(autograph=True)
    def body(x):
        array = tf.TensorArray(tf.int32, size=tf.shape(x)[0], element_shape=[])
        for i in tf.range(tf.shape(x)[0]):
            array = array.write(i, i * i)
        return {"all": tf.concat([array.stack(), [7]], 0), "size": array.size()}

    return function(body, x=spec(None, 4))
