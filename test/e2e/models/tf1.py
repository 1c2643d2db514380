"""Branches and loops of TensorFlow 1: Switch, Merge, Enter, Exit, NextIteration, TensorArrayV3."""

from __future__ import annotations

import tensorflow as tf

from . import values
from .exporters import FrozenExport, GraphExport, spec
from .registry import case, variants
from .values import weights

v1 = tf.compat.v1


def _graph(build, saved_model=False, **specs):
    return GraphExport(build, specs, saved_model)


@case(
    shapes=[{"x": (2, 3), "y": (2, 3)}] * 4,
    values={"x": values.turns(values.summing(1.0), values.summing(-1.0))},
)
def tf1_cond():
    def build(x, y):
        a, b = v1.cond(tf.reduce_sum(x) > 0, lambda: (x * 2.0, y), lambda: (tf.exp(x), x + y))
        return {"a": a, "b": b}

    return _graph(build, x=spec(2, 3), y=spec(2, 3))


@case(
    shapes=[{"x": (2, 3)}] * 6,
    values={"x": values.turns(*map(values.summing, [2.0, 0.5, -0.5, -2.0, 0.2, -1.5]))},
)
def tf1_cond_nested():
    def build(x):
        total = tf.reduce_sum(x)
        inner = lambda: v1.cond(total > 1.0, lambda: x - 1.0, lambda: x * 3.0)
        other = lambda: v1.cond(total > -1.0, lambda: tf.abs(x), lambda: tf.square(x))
        both = v1.cond(total > 0.0, inner, other)
        return {"y": both + v1.cond(total > 0.0, lambda: 1.0, lambda: 2.0)}

    return _graph(build, x=spec(2, 3))


@case(shapes=[{"x": (2, 3), "i": ()}] * 5, values={"i": values.turns(0, 1, 2, 3, -1)})
def tf1_case():
    def build(x, i):
        branches = [(tf.equal(i, k), lambda k=k: x + float(k)) for k in range(3)]
        return {"y": v1.case(branches, default=lambda: -x)}

    return _graph(build, x=spec(2, 3), i=spec(dtype=tf.int32))


@case(fused={"CONV_2D": 1, "IF": 0})
def tf1_learning_phase():
    """Keras of TensorFlow 1: layers depend on a phase that has a default, which nothing feeds."""
    kernel, scale = weights(3, 3, 2, 4), weights(4, seed=1) + 1.5
    offset, mean, variance = weights(4, seed=2), weights(4, seed=3), weights(4, seed=4) + 1.5

    def build(x):
        phase = v1.placeholder_with_default(False, (), "keras_learning_phase")
        v1.placeholder(tf.float32, (None,), "sample_weights")
        y = tf.nn.conv2d(x, kernel, 1, "SAME")

        def normalized(**options):
            return v1.nn.fused_batch_norm(y, scale, offset, **options)[0]

        y = v1.cond(
            phase,
            lambda: normalized(is_training=True),
            lambda: normalized(mean=mean, variance=variance, is_training=False),
        )
        y = tf.nn.relu(y)
        return {"y": v1.cond(phase, lambda: tf.nn.dropout(y, rate=0.5), lambda: tf.identity(y))}

    return _graph(build, x=spec(2, 5, 5, 2))


@case(shapes=[{"x": (2, 3), "n": ()}] * 4, values={"n": values.turns(3, 0, 1, 4)})
def tf1_while():
    kernel = weights(3, 3)

    def build(x, n):
        i, y = v1.while_loop(
            lambda i, y: i < n, lambda i, y: (i + 1, tf.tanh(tf.matmul(y, kernel)) + x), (0, x)
        )
        return {"y": y, "rounds": i}

    return _graph(build, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(shapes=[{"n": ()}] * 4, values={"n": values.turns(4, 0, 2, 3)})
def tf1_while_nested():
    def build(n):
        def outer(i, total):
            def inner(j, t):
                return j + 1, t + i * j + n

            return i + 1, v1.while_loop(lambda j, t: j < i, inner, (0, total))[1]

        return {"y": v1.while_loop(lambda i, t: i < n, outer, (0, 0))[1]}

    return _graph(build, n=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 3)}, {"x": (4, 3)}, {"x": (1, 3)}])
def tf1_gradient_of_while():
    """Stacks: the loop pushes values that its gradient pops."""

    def build(x):
        rows = v1.while_loop(
            lambda i, y: i < tf.shape(x)[0],
            lambda i, y: (i + 1, tf.tanh(y + x[i])),
            (0, tf.zeros([3])),
        )[1]
        powers = v1.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, tf.sin(y) * x), (0, x))[1]
        return {"rows": v1.gradients(rows, x)[0], "powers": v1.gradients(powers, x)[0]}

    return _graph(build, x=spec(None, 3))


@case(shapes=[{"x": (2, 3)}] * 3)
def tf1_cond_in_while():
    def build(x):
        def step(i, y):
            y = v1.cond(tf.equal(i % 2, 0), lambda: y + x, lambda: y * 0.5)
            return i + 1, y

        return {"y": v1.while_loop(lambda i, y: i < 5, step, (0, x))[1]}

    return _graph(build, x=spec(2, 3))


@case(
    shapes=[{"x": (2, 3)}] * 4,
    values={"x": values.turns(values.summing(1.0), values.summing(-1.0))},
)
def tf1_while_in_cond():
    def build(x):
        def loop(factor):
            return v1.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * factor), (0, x))[1]

        return {"y": v1.cond(tf.reduce_sum(x) > 0, lambda: loop(2.0), lambda: -x)}

    return _graph(build, x=spec(2, 3))


@variants({"fixed": (2,), "any": (None,)}, shapes=[{"x": (2, 4, 3)}] * 2)
def tf1_dynamic_rnn(batch):
    """TensorArrays read and written in a loop, as dynamic_rnn builds them."""
    kernel, recurrent = weights(3, 5), weights(5, 5)

    def build(x):
        steps = tf.transpose(x, [1, 0, 2])
        count = tf.shape(steps)[0]
        inputs = tf.TensorArray(tf.float32, size=count).unstack(steps)
        outputs = tf.TensorArray(tf.float32, size=count)

        def step(t, state, outputs):
            state = tf.tanh(tf.matmul(inputs.read(t), kernel) + tf.matmul(state, recurrent))
            return t + 1, state, outputs.write(t, state)

        state = tf.zeros([tf.shape(x)[0], 5])
        _, state, outputs = v1.while_loop(lambda t, *rest: t < count, step, (0, state, outputs))
        return {"state": state, "outputs": tf.transpose(outputs.stack(), [1, 0, 2])}

    return _graph(build, x=spec(batch, 4, 3))


@case(shapes=[{"x": (2, 3), "n": ()}] * 3, values={"n": values.turns(2, 1, 3)})
def tf1_saved_model():
    def build(x, n):
        kernel = v1.get_variable("kernel", initializer=weights(3, 3), use_resource=True)
        y = v1.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, tf.matmul(y, kernel)), (0, x))[1]
        return {"y": v1.cond(tf.reduce_sum(y) > 0, lambda: y, lambda: -y)}

    return _graph(build, saved_model=True, x=spec(None, 3), n=spec(dtype=tf.int32))


@case(shapes=[{"x": (2, 3)}] * 3)
def tf1_assert():
    """An assertion guards a branch without results."""

    def build(x):
        check = v1.Assert(tf.reduce_all(x < 100.0), [x])
        with tf.control_dependencies([check]):
            return {"y": x * 2.0}

    return _graph(build, x=spec(2, 3))


# -- TensorFlow 2, lowered to nodes when it is frozen ------------------------


def _frozen(body, *specs):
    return FrozenExport(tf.function(body, autograph=False), specs)


@case(shapes=[{"x": (2, 3)}, {"x": (1, 3)}])
def frozen_loop_and_branch():
    kernel = tf.Variable(weights(3, 3))

    def body(x):
        y = tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, tf.matmul(y, kernel)), (0, x))[1]
        return tf.cond(tf.reduce_sum(y) > 0, lambda: y + 1.0, lambda: -y)

    return _frozen(body, spec(None, 3, name="x"))


@case(shapes=[{"x": (4, 3)}, {"x": (2, 3)}])
def frozen_map():
    """Lists of TensorFlow 2 in loops of TensorFlow 1."""
    return _frozen(
        lambda x: tf.map_fn(lambda row: row * tf.reduce_sum(row), x), spec(None, 3, name="x")
    )


@case(shapes=[{"x": (2, 5, 3)}] * 2)
def frozen_keras_gru():
    model = _gru()
    return FrozenExport(
        tf.function(lambda x: model(x, training=False)), [spec(None, 5, 3, name="x")]
    )


def _gru():
    import keras

    from .exporters import randomized

    x = keras.Input((5, 3), name="x")
    return randomized(keras.Model(x, keras.layers.GRU(4, return_sequences=True)(x)))
