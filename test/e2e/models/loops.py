"""Loops and branches of every form, and gradients of them."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import ModuleExport, function, spec
from .registry import case, variants
from .values import weights

# -- Branches ----------------------------------------------------------------


@case(values={"x": values.turns(values.summing(1.0), values.summing(-1.0))})
def cond_several_outputs():
    """Results that a branch computes, forwards, captures, or creates as constants."""

    def body(x, y):
        a, b, c = tf.cond(
            tf.reduce_sum(x) > 0,
            lambda: (x * 2.0, y, tf.constant([1.0, 2.0, 3.0])),
            lambda: (tf.exp(x), x + y, tf.constant([4.0, 5.0, 6.0])),
        )
        return {"a": a, "b": b, "c": c}

    return function(body, x=spec(2, 3), y=spec(2, 3))


@case(
    shapes=[{"x": (2, 3)}, {"x": (4, 3)}, {"x": (2, 3)}, {"x": (4, 3)}],
    values={"x": values.turns(*map(values.summing, [2.0, 0.5, -0.5, -2.0]))},
)
def cond_nested():
    def body(x):
        total = tf.reduce_sum(x)
        return tf.cond(
            total > 0.0,
            lambda: tf.cond(total > 1.0, lambda: x - 1.0, lambda: x * 3.0),
            lambda: tf.cond(total > -1.0, lambda: tf.abs(x), lambda: tf.square(x)),
        )

    return function(body, x=spec(None, 3))


@case(values={"n": values.turns(1, 0, -1, 2)}, shapes=[{"x": (3,), "n": ()}] * 4)
def cond_on_number():
    """A condition that is not a bool."""

    def body(x, n):
        return tf.raw_ops.If(
            cond=n,
            input=[x],
            Tout=[tf.float32],
            then_branch=tf.function(lambda x: (x + 1.0,)).get_concrete_function(spec(3)),
            else_branch=tf.function(lambda x: (x - 1.0,)).get_concrete_function(spec(3)),
        )[0]

    return function(body, x=spec(3), n=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 3), "n": ()}] * 5, values={"n": values.turns(2, 1, -1, 3, 0)})
def cond_shapes_differ():
    def body(x, n):
        return tf.cond(n > 1, lambda: tf.concat([x, x], 0), lambda: x[:1])

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(values={"i": values.turns(0, 1, 2, 3, -1, 4)}, shapes=[{"x": (2, 3), "i": ()}] * 6)
def switch_case_default():
    """Indices out of range select the last branch."""

    def body(x, i):
        return tf.switch_case(
            i,
            [lambda: x + 1.0, lambda: x * 2.0, lambda: -x],
            default=lambda: tf.sigmoid(x),
        )

    return function(body, x=spec(None, 3), i=spec(dtype=tf.int32))


@case(
    values={"x": values.turns(*map(values.summing, [1.5, 0.5, -0.5]))}, shapes=[{"x": (2, 3)}] * 3
)
def case_by_predicates():
    def body(x):
        total = tf.reduce_sum(x)
        return tf.case(
            [(total > 1.0, lambda: x + 1.0), (total > 0.0, lambda: x * 2.0)],
            default=lambda: -x,
        )

    return function(body, x=spec(None, 3))


@case(
    values={"x": values.turns(*map(values.summing, [2.0, 0.5, -0.5, -2.0]))},
    shapes=[{"x": (2, 2)}] * 4,
)
def cond_of_strings():
    """String constants, alone and together with tensors."""

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


# -- Loops -------------------------------------------------------------------


@case(values={"n": values.turns(2, 0, 1, 3)}, shapes=[{"x": (2, 3), "n": ()}] * 4)
def loop_trips_given():
    """The trip count is an input, and may be zero."""

    def body(x, n):
        return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * 0.5 + x), (0, x))[1]

    return function(body, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(
    values={"x": values.turns(values.uniform(1, 5), values.uniform(40, 90))},
    shapes=[{"x": (3,)}] * 2,
)
def loop_until_converged():
    """Newton's method: the condition depends on the values."""

    def body(x):
        def step(i, y):
            return i + 1, 0.5 * (y + x / y)

        i, y = tf.while_loop(
            lambda i, y: tf.reduce_max(tf.abs(y * y - x)) > 0.1, step, (0, x), maximum_iterations=50
        )
        return {"root": y, "rounds": i}

    return function(body, x=spec(3))


@case(values={"n": values.turns(3, 1, 5, 0)}, shapes=[{"n": ()}] * 4)
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
    """A branch inside a loop reads the remaining elements."""

    def body(x):
        n = tf.shape(x)[0]

        def step(i, y):
            part = tf.cond(i > 1, lambda: tf.reduce_sum(x[i:n]), lambda: tf.reduce_max(x))
            return i + 1, y + part

        return tf.while_loop(lambda i, y: i < n, step, (0, 0.0))[1]

    return function(body, x=spec(None))


@case(
    values={"x": values.turns(values.summing(1.0), values.summing(-1.0))},
    shapes=[{"x": (2, 4)}, {"x": (3, 4)}],
)
def branch_with_loop():
    def body(x):
        def loop(factor):
            return tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * factor), (0, x))[1]

        return tf.cond(tf.reduce_sum(x) > 0, lambda: loop(2.0), lambda: loop(-1.0))

    return function(body, x=spec(None, 4))


@case(shapes=[{"x": (2, 3)}, {"x": (1, 3)}])
def loop_growing():
    """A tensor that grows in each iteration."""

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
    """Permuted values, a loop-invariant value and an unused value."""

    def body(x):
        def step(i, a, b, constant, unread):
            return i + 1, b, a + constant, constant, unread * 2.0

        _, a, b, _, _ = tf.while_loop(
            lambda i, *rest: i < 5, step, (0, x, x * 2.0, x + 1.0, x)
        )
        return {"a": a, "b": b}

    return function(body, x=spec(2, 3))


@case(
    values={"x": values.turns(values.normal(2.0), values.uniform(-0.4, 0.2), values.normal())},
    shapes=[{"x": (6,)}] * 3,
    unneeded="AutoGraph tests the flag of `continue` again inside the other branch",
)
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


@case(
    stateful=True,
    values={"x": values.turns(*map(values.summing, [1.0, -4.0, 1.5]))},
    shapes=[{"x": (3,)}] * 3,
)
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


@case(
    shapes=[{"x": (2, 3)}, {"x": (4, 3)}],
    values={"x": values.uniform(-1, 1)},
    constant=dict.fromkeys(
        ["fibonacci_0", "fibonacci_1"], "the loop starts with constants and has a fixed trip count"
    ),
)
def loop_takes_turns():
    """Permuted values: of static and dynamic shapes, growing ones, strings."""

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


# -- Gradients ---------------------------------------------------------------


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


@case(shapes=[{"x": (2, 4)}, {"x": (1, 4)}, {"x": (5, 4)}])
def gradient_of_unknown_sizes():
    """Gradients of slices, and of values that may be broadcast at run time."""

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


@case(values={"n": values.turns(2, 1, 3)}, shapes=[{"x": (2, 3), "n": ()}] * 3)
def gradient_of_nested_loops():
    """Gradients of nested loops: lists in a list, of different lengths."""

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


@case()
def loop_of_no_use():
    """Only the size of the loop's result is used: the loop is removed, and its list and functions too."""
    return function(
        lambda x: {"y": x + tf.zeros_like(tf.map_fn(lambda row: row * 2.0, x))}, x=spec(3, 2)
    )
