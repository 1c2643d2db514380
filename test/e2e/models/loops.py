"""Loops and branches of every form, and the lists of tensors that loops fill."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import ModuleExport, function, spec
from .registry import case, variants
from .values import weights

# -- Branches ----------------------------------------------------------------


@case(values={"x": values.uniform(-1, 1)})
def cond_several_outputs():
    """Results that a branch computes, passes on, captures and makes up."""

    def body(x, y):
        a, b, c = tf.cond(
            tf.reduce_sum(x) > 0,
            lambda: (x * 2.0, y, tf.constant([1.0, 2.0, 3.0])),
            lambda: (tf.exp(x), x + y, tf.constant([4.0, 5.0, 6.0])),
        )
        return {"a": a, "b": b, "c": c}

    return function(body, x=spec(2, 3), y=spec(2, 3))


@case(shapes=[{"x": (2, 3)}, {"x": (4, 3)}, {"x": (2, 3)}, {"x": (4, 3)}])
def cond_nested():
    def body(x):
        total = tf.reduce_sum(x)
        return tf.cond(
            total > 0.0,
            lambda: tf.cond(total > 1.0, lambda: x - 1.0, lambda: x * 3.0),
            lambda: tf.cond(total > -1.0, lambda: tf.abs(x), lambda: tf.square(x)),
        )

    return function(body, x=spec(None, 3))


@case(values={"n": values.integers(-1, 2)}, shapes=[{"x": (3,), "n": ()}] * 4)
def cond_on_number():
    """A condition that is no truth value."""

    def body(x, n):
        return tf.raw_ops.If(
            cond=n,
            input=[x],
            Tout=[tf.float32],
            then_branch=tf.function(lambda x: (x + 1.0,)).get_concrete_function(spec(3)),
            else_branch=tf.function(lambda x: (x - 1.0,)).get_concrete_function(spec(3)),
        )[0]

    return function(body, x=spec(3), n=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 3), "n": ()}] * 5, values={"n": values.integers(-1, 4)})
def cond_shapes_differ():
    def body(x, n):
        return tf.cond(n > 1, lambda: tf.concat([x, x], 0), lambda: x[:1])

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(values={"i": values.integers(-1, 5)}, shapes=[{"x": (2, 3), "i": ()}] * 6)
def switch_case_default():
    """Numbers out of range choose the last branch."""

    def body(x, i):
        return tf.switch_case(
            i,
            [lambda: x + 1.0, lambda: x * 2.0, lambda: -x],
            default=lambda: tf.sigmoid(x),
        )

    return function(body, x=spec(None, 3), i=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 3)}] * 3)
def case_by_predicates():
    def body(x):
        total = tf.reduce_sum(x)
        return tf.case(
            [(total > 1.0, lambda: x + 1.0), (total > 0.0, lambda: x * 2.0)],
            default=lambda: -x,
        )

    return function(body, x=spec(None, 3))


# -- Loops -------------------------------------------------------------------


@case(values={"n": values.integers(0, 4)}, shapes=[{"x": (2, 3), "n": ()}] * 4)
def loop_trips_given():
    """The number of rounds is an input, and may be zero."""

    def body(x, n):
        return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * 0.5 + x), (0, x))[1]

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(values={"x": values.uniform(1, 5)}, shapes=[{"x": (3,)}] * 2)
def loop_until_converged():
    """Newton's method: the condition looks at the values."""

    def body(x):
        def step(i, y):
            return i + 1, 0.5 * (y + x / y)

        i, y = tf.while_loop(
            lambda i, y: tf.reduce_max(tf.abs(y * y - x)) > 0.1, step, (0, x), maximum_iterations=50
        )
        return {"root": y, "rounds": i}

    return function(body, x=spec(3))


@case(values={"n": values.integers(1, 4)}, shapes=[{"n": ()}] * 3)
def loop_nested():
    def body(n):
        def outer(i, total):
            def inner(j, t):
                return j + 1, t + i * j

            return i + 1, tf.while_loop(lambda j, t: j < i, inner, (0, total))[1]

        return tf.while_loop(lambda i, t: i < n, outer, (0, 0))[1]

    return function(body, n=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 4)}, {"x": (3, 4)}])
def loop_with_branch():
    def body(x):
        def step(i, y):
            y = tf.cond(tf.equal(i % 2, 0), lambda: y + x, lambda: y * 0.5)
            return i + 1, y

        return tf.while_loop(lambda i, y: i < 5, step, (0, x))[1]

    return function(body, x=spec(None, 4))


@case(shapes=[{"x": (2,)}, {"x": (5,)}])
def loop_slices_in_branch():
    """A branch inside a loop takes as many elements as are left."""

    def body(x):
        n = tf.shape(x)[0]

        def step(i, y):
            part = tf.cond(i > 1, lambda: tf.reduce_sum(x[i:n]), lambda: tf.reduce_max(x))
            return i + 1, y + part

        return tf.while_loop(lambda i, y: i < n, step, (0, 0.0))[1]

    return function(body, x=spec(None))


@case(shapes=[{"x": (2, 4)}, {"x": (3, 4)}])
def branch_with_loop():
    def body(x):
        def loop(factor):
            return tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * factor), (0, x))[1]

        return tf.cond(tf.reduce_sum(x) > 0, lambda: loop(2.0), lambda: loop(-1.0))

    return function(body, x=spec(None, 4))


@case(shapes=[{"x": (2, 3)}, {"x": (1, 3)}])
def loop_growing():
    """A tensor that is larger after each round."""

    def body(x):
        return tf.while_loop(
            lambda i, y: i < 3,
            lambda i, y: (i + 1, tf.concat([y, x * tf.cast(i, tf.float32)], 0)),
            (0, x),
            shape_invariants=(tf.TensorShape([]), tf.TensorShape([None, 3])),
        )[1]

    return function(body, x=spec(None, 3))


@case(shapes=[{"x": (9, 2)}, {"x": (4, 2)}])
def loop_halving():
    def body(x):
        return tf.while_loop(
            lambda y: tf.shape(y)[0] > 1,
            lambda y: [y[::2]],
            [x],
            shape_invariants=[tf.TensorShape([None, 2])],
        )[0]

    return function(body, x=spec(None, 2))


@case(shapes=[{"x": (2, 4)}, {"x": (5, 4)}])
def loop_with_layers():
    """Weights inside the body: one dense layer, applied several times."""
    kernel, bias = weights(4, 4), weights(4)

    def body(x):
        return tf.while_loop(
            lambda i, y: i < 4,
            lambda i, y: (i + 1, tf.nn.relu(tf.matmul(y, kernel) + bias)),
            (0, x),
        )[1]

    return function(body, x=spec(None, 4))


@case(shapes=[{"x": (1, 6, 6, 2)}])
def loop_with_convolution():
    kernel = weights(3, 3, 2, 2)

    def body(x):
        return tf.while_loop(
            lambda i, y: i < 3,
            lambda i, y: (i + 1, tf.nn.conv2d(y, kernel, 1, "SAME")),
            (0, x),
        )[1]

    return function(body, x=spec(1, 6, 6, 2))


@case(shapes=[{"x": (2, 3)}])
def loop_swaps():
    """Values that take turns, one that never changes and one that nobody reads."""

    def body(x):
        def step(i, a, b, constant, unread):
            return i + 1, b, a + constant, constant, unread * 2.0

        _, a, b, _, _ = tf.while_loop(
            lambda i, *rest: i < 5, step, (0, x, x * 2.0, x + 1.0, x)
        )
        return {"a": a, "b": b}

    return function(body, x=spec(2, 3))


@case(shapes=[{"x": (6,)}] * 3)
def loop_autograph():
    """for, while, break and continue, as AutoGraph turns them."""

    @tf.function(autograph=True)
    def body(x):
        total = tf.constant(0.0)
        for v in x:
            if v < -0.5:
                continue
            if total > 1.5:
                break
            total += tf.abs(v)
        i = tf.constant(0)
        while i < 4:
            total *= 0.5
            i += 1
        return total

    return function(body, x=spec(6))


@variants({"int64": (tf.int64,), "bool": (tf.bool,)}, shapes=[{"x": (4,)}] * 2)
def loop_type(dtype):
    def body(x):
        y = tf.cast(x > 0.0, dtype)

        def step(i, y):
            return i + 1, tf.logical_not(y) if dtype == tf.bool else y * 2 + 1

        return tf.while_loop(lambda i, y: i < 3, step, (tf.constant(0, tf.int64), y))[1]

    return function(body, x=spec(4))


@case(stateful=True, shapes=[{"x": (3,)}] * 3)
def loop_writes_variable():
    """State that a loop and a branch in it change, read again after it."""
    module = tf.Module()
    module.total = tf.Variable(tf.zeros([3]), name="total")
    module.count = tf.Variable(0, name="count")

    def step(x):
        def body(i):
            module.total.assign_add(x * tf.cast(i, tf.float32))

            def more():
                module.count.assign_add(1)
                return 0

            tf.cond(tf.reduce_sum(module.total) > 0, more, lambda: 0)
            return i + 1

        tf.while_loop(lambda i: i < 3, body, [0])
        return {"total": module.total.read_value(), "count": module.count.read_value()}

    module.step = tf.function(step, input_signature=[spec(3, name="x")], autograph=False)
    return ModuleExport(module, {"serving_default": module.step})


# -- Lists -------------------------------------------------------------------


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
    """Rows whose own shape is not known either."""
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


@case(values={"n": values.integers(1, 5)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
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


@case(values={"n": values.integers(1, 5)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
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


@case(values={"n": values.integers(1, 4)}, shapes=[{"x": (3, 4), "n": ()}, {"x": (1, 4), "n": ()}])
def array_through_nested_loops():
    def body(x, n):
        def outer(i, array):
            def inner(j, array):
                return j + 1, array.write(i * 2 + j, x * tf.cast(i + j, tf.float32))

            return i + 1, tf.while_loop(lambda j, a: j < 2, inner, (0, array))[1]

        array = tf.TensorArray(tf.float32, size=n * 2, element_shape=[None, 4])
        return tf.while_loop(lambda i, a: i < n, outer, (0, array))[1].stack()

    return function(body, x=spec(None, 4), n=spec(dtype=tf.int32))


@case(values={"i": values.integers(-1, 4)}, shapes=[{"x": (2, 3), "i": ()}] * 6)
def array_from_branches():
    """Branches that write to an array of their outside, or hand it on as it is."""

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
    """What a loop keeps, of a number nobody knows."""

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
    """A sequence made token by token until all are done."""
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


@case(shapes=[{"x": (5, 3)}] * 2)
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


@case(shapes=[{"x": (3, 2)}, {"x": (1, 2)}])
def list_push_and_pop():
    """The ops of lists, as gradients of loops use them."""

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


@case(values={"n": values.integers(0, 5)}, shapes=[{"x": (3, 2), "n": ()}] * 4)
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


@case(values={"n": values.integers(1, 4)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
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


@case(shapes=[{"x": (2, 3)}] * 2)
def gradient_of_loop():
    """Backpropagation through a loop: lists as stacks."""

    def body(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = tf.while_loop(
                lambda i, y: i < 3,
                lambda i, y: (i + 1, tf.tanh(y) * x),
                (0, x),
                maximum_iterations=3,
            )[1]
            loss = tf.reduce_sum(y)
        return tape.gradient(loss, x)

    return function(body, x=spec(2, 3))


@case(shapes=[{"x": (2, 3)}, {"x": (4, 3)}], values={"x": values.uniform(-1, 1)})
def loop_takes_turns():
    """Values that change places: of fixed and of unknown sizes, growing ones, strings."""

    def body(x):
        def loop(step, *first, shapes=None):
            if shapes is not None:
                shapes = (tf.TensorShape([]), *(tf.TensorShape(shape) for shape in shapes))
            return tf.while_loop(
                lambda i, *rest: i < 4,
                lambda i, *rest: (i + 1, *step(*rest)),
                (0, *first),
                shape_invariants=shapes,
            )[1:]

        fixed = tf.reduce_sum(x, 0)
        loops = {
            "fibonacci": loop(lambda a, b: (a + b, a), 1, 0),
            "swap": loop(lambda a, b: (b, a + 1.0), fixed, fixed * 2.0),
            "rotate": loop(lambda a, b, c: (c, a, b), x, x * 2.0, x * 3.0),
            "grow": loop(
                lambda a, b: (b, tf.concat([a, b], 0)), x, x[:1], shapes=([None, 3], [None, 3])
            ),
            "kept": loop(
                lambda a, b: (tf.concat([a, b], 0), a), x, x[:1], shapes=([None, 3], [None, 3])
            ),
            "strings": loop(
                lambda a, b, c: (c, a, b),
                tf.constant(["a", "bcd"]),
                tf.constant(["", "e"]),
                tf.constant(["fg", "h"]),
            ),
        }
        return {
            f"{name}_{i}": result
            for name, results in loops.items()
            for i, result in enumerate(results)
        }

    return function(body, x=spec(None, 3))


@case(shapes=[{"x": (2, 4)}, {"x": (1, 4)}, {"x": (5, 4)}])
def gradient_of_unknown_sizes():
    """Of slices, and of what is broadcast or not when the model runs."""

    @tf.function(autograph=True)
    def body(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x[:1]
            for _ in tf.range(3):
                tf.autograph.experimental.set_loop_options(
                    shape_invariants=[(y, tf.TensorShape([None, 4]))]
                )
                y = tf.sin(y) * x
            loss = tf.reduce_sum(y) + tf.reduce_sum(tf.square(x[-1:, ::2]))
        return tape.gradient(loss, x)

    return function(body, x=spec(None, 4))


@case(values={"n": values.integers(1, 4)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
def gradient_of_nested_loops():
    """Which keeps lists in a list, of different lengths."""

    @tf.function(autograph=True)
    def body(x, n):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x
            for i in tf.range(n):
                for _ in tf.range(i + 1):
                    y = tf.sin(y) * 0.9
            loss = tf.reduce_sum(y)
        return tape.gradient(loss, x)

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 2)}] * 4)
def cond_of_strings():
    """Constants of strings, alone and beside tensors."""

    def body(x):
        total = tf.reduce_sum(x)
        return {
            "word": tf.cond(total > 0.0, lambda: tf.constant("yes"), lambda: tf.constant("no")),
            "nested": tf.cond(
                total > 1.0,
                lambda: tf.constant(["a", "bcd"]),
                lambda: tf.cond(
                    total > -1.0, lambda: tf.constant(["", "e"]), lambda: tf.constant(["f", "gh"])
                ),
            ),
        }

    return function(body, x=spec(2, 2))


# -- Elements of different sizes ---------------------------------------------

# Their number is that of the rows.
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
    """Written twice, of unknown rank where it is made, and read one by one."""

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
    """An inner loop makes the elements, the array has as many as are written."""

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


@case(shapes=ROWS)
def ragged_unwritten():
    """What was never written is zeros of the others' size."""

    @tf.function(autograph=True)
    def body(x):
        array = ragged_array(3, [None], clear_after_read=False)
        for i in tf.range(2):
            array = array.write(i, tf.boolean_mask(x[:, i], tf.ones_like(x[:, 0]) > 0.0))
        return {"unwritten": array.read(2), "written": array.read(1)}

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


# -- Loops without rounds ----------------------------------------------------

# The interpreter's Python interface refuses results without elements, so one
# more row is put behind them.
SOME_OR_NONE = [{"x": (3, 4)}, {"x": (0, 4)}, {"x": (1, 4)}, {"x": (0, 4)}, {"x": (2, 4)}]


@case(shapes=SOME_OR_NONE)
def map_fn_no_rows():
    def body(x):
        y = tf.map_fn(lambda row: row * tf.reduce_sum(row), x)
        return tf.concat([y, tf.ones([1, 4])], 0)

    return function(body, x=spec(None, 4))


@case(shapes=SOME_OR_NONE)
def scan_no_rows():
    def body(x):
        y = tf.scan(lambda a, row: a * 0.5 + row, x, tf.zeros([4]))
        return tf.concat([y, tf.ones([1, 4])], 0)

    return function(body, x=spec(None, 4))


@case(shapes=SOME_OR_NONE)
def array_of_none():
    @tf.function(autograph=True)
    def body(x):
        array = tf.TensorArray(tf.int32, size=tf.shape(x)[0], element_shape=[])
        for i in tf.range(tf.shape(x)[0]):
            array = array.write(i, i * i)
        return {"all": tf.concat([array.stack(), [7]], 0), "size": array.size()}

    return function(body, x=spec(None, 4))
