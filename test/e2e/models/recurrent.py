"""Recurrent networks: fused where TFLite has an op for the cell."""

from __future__ import annotations

import keras
import numpy as np
import tensorflow as tf
import tf_keras
from tf_keras.src.layers.rnn import legacy_cells

from .exporters import FrozenExport, KerasExport, TfKerasExport, function, randomized, spec
from .registry import case, variants
from .values import normal, padded, weights

LSTM = "UNIDIRECTIONAL_SEQUENCE_LSTM"
RNN = "UNIDIRECTIONAL_SEQUENCE_RNN"
BIDIRECTIONAL = "BIDIRECTIONAL_SEQUENCE_LSTM"
BIDIRECTIONAL_RNN = "BIDIRECTIONAL_SEQUENCE_RNN"


def _keras(build, shape=(6, 4), batch=None, **options):
    """A model of Keras 3: `build(layers, x)` gives the output."""
    x = keras.Input(shape, batch_size=batch, name="x", **options)
    return KerasExport(randomized(keras.Model(x, build(keras.layers, x))))


def _layer(name, units=3, **options):
    return lambda layers, x: getattr(layers, name)(units, **options)(x)


#
# Keras 3, as model.export() writes it: a While loop over TensorLists
#

_BATCHES = (1, 3, 2)


@variants(
    {
        "last": ({},),
        "sequences": ({"return_sequences": True},),
        "backwards": ({"go_backwards": True},),
        "backwards_sequences": ({"go_backwards": True, "return_sequences": True},),
        "no_bias": ({"use_bias": False, "return_sequences": True},),
        "no_forget_bias": ({"unit_forget_bias": False},),
        "dropout": ({"dropout": 0.3, "recurrent_dropout": 0.2},),
    },
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="last sequences backwards_sequences no_bias",
)
def keras3_lstm(options):
    return _keras(_layer("LSTM", **options))


@case(fused={LSTM: 1}, committed=False)
def keras3_lstm_fixed_batch():
    return _keras(_layer("LSTM"), batch=2)


@case(batches=_BATCHES, fused={LSTM: 1})
def keras3_lstm_return_state():
    def build(layers, x):
        y, h, c = layers.LSTM(3, return_sequences=True, return_state=True)(x)
        return [layers.Dense(2)(y), layers.Dense(2)(h), c]

    return _keras(build)


@case(batches=_BATCHES, fused={LSTM: 1})
def keras3_lstm_initial_state():
    x = keras.Input((5, 4), name="x")
    h, c = keras.Input((3,), name="h"), keras.Input((3,), name="c")
    y = keras.layers.LSTM(3, return_sequences=True)(x, initial_state=[h, c])
    return KerasExport(randomized(keras.Model([x, h, c], y)))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def keras3_lstm_constant_initial_state():
    """An initial state that is broadcast over the batch."""

    def build(layers, x):
        states = [
            layers.Lambda(lambda x, i=i: keras.ops.ones_like(x[:, 0, :3]) * weights(1, 3, seed=i))(x)
            for i in range(2)
        ]
        return layers.LSTM(3, return_sequences=True)(x, initial_state=states)

    return _keras(build)


def _constant_state(shape):
    cell = keras.layers.LSTM(3, return_sequences=True)
    cell.build((None, 6, 4))
    randomized(cell)
    h, c = weights(*shape, seed=1), weights(*shape, seed=2)

    def body(x):
        return cell(x, initial_state=[tf.constant(h), tf.constant(c)])

    return function(body, [v.value for v in cell.variables], x=spec(shape[0], 6, 4))


@case(fused={LSTM: 1})
def raw_lstm_constant_state():
    """Nonzero constant initial states; a fixed batch."""
    return _constant_state((2, 3))


@case(batches=_BATCHES, fused={LSTM: 2})
def keras3_lstm_encoder_decoder():
    """The final state of one layer is the initial state of the other."""
    x, y = keras.Input((5, 4), name="x"), keras.Input((3, 2), name="y")
    _, h, c = keras.layers.LSTM(3, return_state=True)(x)
    z = keras.layers.LSTM(3, return_sequences=True)(y, initial_state=[h, c])
    return KerasExport(randomized(keras.Model([x, y], keras.layers.Dense(2)(z))))


@case(batches=_BATCHES, fused={LSTM: 3})
def keras3_lstm_stacked():
    def build(layers, x):
        x = layers.LSTM(4, return_sequences=True)(x)
        x = layers.LSTM(5, return_sequences=True)(x)
        return layers.Dense(2, activation="softmax")(layers.LSTM(3)(x))

    return _keras(build)


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def keras3_lstm_stacked_cells():
    def build(layers, x):
        cells = [layers.LSTMCell(4), layers.LSTMCell(3)]
        return layers.RNN(cells, return_sequences=True)(x)

    return _keras(build)


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def keras3_lstm_cell():
    return _keras(lambda layers, x: layers.RNN(layers.LSTMCell(3), return_sequences=True)(x))


@case(shapes=[{"x": (1, 3, 4)}, {"x": (2, 5, 4)}, {"x": (2, 1, 4)}], fused={LSTM: 1})
def keras3_lstm_any_length():
    return _keras(_layer("LSTM", return_sequences=True), shape=(None, 4))


@case(shapes=[{"x": (1, 3, 4)}, {"x": (2, 5, 4)}], fused={LSTM: 1}, committed=False)
def keras3_lstm_any_length_last():
    return _keras(_layer("LSTM"), shape=(None, 4))


@case(batches=_BATCHES, fused={LSTM: 1})
def keras3_lstm_mixed_precision():
    policy = keras.DTypePolicy("mixed_float16")
    return _keras(_layer("LSTM", dtype=policy))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def keras3_lstm_unrolled():
    return _keras(_layer("LSTM", unroll=True, return_sequences=True))


@variants(
    {
        "relu": ({"activation": "relu"},),
        "relu6": ({"activation": "relu6", "return_sequences": True},),
        "relu_unrolled": ({"activation": "relu", "unroll": True},),
    },
    batches=_BATCHES,
    fused={LSTM: 1},
    values={"x": normal(3.0)},
    committed="relu relu6 relu_unrolled",
)
def keras3_lstm_activation(options):
    return _keras(_layer("LSTM", **options))


@case(batches=_BATCHES, fused={LSTM: 1}, values={"x": padded})
def keras3_masked_relu():
    """The candidate of a padded time step is not bounded; its input gate is closed."""

    def build(layers, x):
        layer = layers.LSTM(3, activation="relu", return_sequences=True, return_state=True)
        return layer(layers.Masking()(x))

    return _keras(build)


@case(batches=_BATCHES, fused={LSTM: 1})
def keras3_lstm_times_ones():
    """The dropout mask of the state is a Fill of ones at inference."""

    class Masked(keras.layers.LSTMCell):
        def call(self, inputs, states, training=False):
            ones = tf.fill([tf.shape(inputs)[0], 3], 1.0)
            return super().call(inputs, [states[0] * ones, states[1]])

    return _keras(lambda layers, x: layers.RNN(Masked(3))(x))


@case(batches=_BATCHES, fused={BIDIRECTIONAL: 1}, values={"x": normal(3.0)}, committed=False)
def keras3_bidirectional_relu():
    return _keras(lambda layers, x: layers.Bidirectional(layers.LSTM(3, activation="relu"))(x))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def keras3_lstm_after_dense():
    def build(layers, x):
        x = layers.TimeDistributed(layers.Dense(5, activation="relu"))(x)
        return layers.Dense(2)(layers.LSTM(3)(x))

    return _keras(build)


@variants(
    {
        f"{mode or 'none'}{'' if sequences else '_last'}": (mode, sequences)
        for mode in ("concat", "sum", "mul", "ave", None)
        for sequences in (True, False)
    },
    batches=_BATCHES,
    fused={BIDIRECTIONAL: 1},
    committed="concat concat_last sum none",
)
def keras3_bidirectional(mode, sequences):
    return _keras(
        lambda layers, x: layers.Bidirectional(
            layers.LSTM(3, return_sequences=sequences), merge_mode=mode
        )(x)
    )


@case(batches=_BATCHES, fused={BIDIRECTIONAL: 2}, committed=False)
def keras3_bidirectional_stacked():
    def build(layers, x):
        x = layers.Bidirectional(layers.LSTM(4, return_sequences=True))(x)
        return layers.Dense(2)(layers.Bidirectional(layers.LSTM(3))(x))

    return _keras(build)


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def keras3_bidirectional_of_unequal_layers():
    def build(layers, x):
        forward = layers.LSTM(3, return_sequences=True)
        backward = layers.LSTM(5, return_sequences=True, go_backwards=True)
        return layers.Bidirectional(forward, backward_layer=backward)(x)

    return _keras(build)


@variants(
    {
        "last": ({},),
        "sequences": ({"return_sequences": True},),
        "relu": ({"activation": "relu", "return_sequences": True},),
        "no_bias": ({"use_bias": False},),
        "backwards": ({"go_backwards": True},),
    },
    batches=_BATCHES,
    fused={RNN: 1},
    committed="last relu",
)
def keras3_simple_rnn(options):
    return _keras(_layer("SimpleRNN", **options))


@variants(
    {
        "concat": ({"return_sequences": True}, "concat"),
        "sum_last": ({}, "sum"),
        "none": ({"return_sequences": True, "activation": "relu"}, None),
    },
    batches=_BATCHES,
    fused={BIDIRECTIONAL_RNN: 1},
    committed="concat",
)
def keras3_bidirectional_simple_rnn(options, mode):
    return _keras(
        lambda layers, x: layers.Bidirectional(layers.SimpleRNN(3, **options), merge_mode=mode)(x)
    )


@case(batches=_BATCHES, fused={RNN: 1})
def keras3_simple_rnn_unrolled():
    return _keras(_layer("SimpleRNN", unroll=True, return_sequences=True))


@case(batches=_BATCHES, fused={BIDIRECTIONAL: 1})
def keras3_bidirectional_unrolled():
    return _keras(
        lambda layers, x: layers.Bidirectional(
            layers.LSTM(3, unroll=True, return_sequences=True)
        )(x)
    )


@case(batches=(1,), fused={LSTM: 4}, committed=False)
def keras3_lstm_of_issue_3674():
    """The model of tensorflow/tflite-micro issue 3674."""

    def build(layers, x):
        for sequences in (True, True, True, False):
            x = layers.LSTM(128, return_sequences=sequences)(x)
        return layers.Dense(1)(x)

    return _keras(build, shape=(100, 32), batch=1)


#
# tf_keras
#


def _tf_keras(build, shape=(6, 4), batch=None):
    x = tf_keras.Input(shape, batch_size=batch, name="x")
    return TfKerasExport(randomized(tf_keras.Model(x, build(tf_keras.layers, x))))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def tfkeras_lstm_cell():
    """Not annotated: a plain loop."""
    return _tf_keras(lambda layers, x: layers.RNN(layers.LSTMCell(3), return_sequences=True)(x))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def tfkeras_lstm_unrolled():
    return _tf_keras(_layer("LSTM", unroll=True))


@case(batches=_BATCHES, fused={RNN: 1}, committed=False)
def tfkeras_simple_rnn():
    return _tf_keras(_layer("SimpleRNN", return_sequences=True))


#
# Written by hand
#


def _handwritten(step, units=3, length=6, width=4, state=2):
    """`step(x_t, states) -> states`; the first state is written."""

    def body(x):
        batch = tf.shape(x)[0]
        outputs = tf.TensorArray(tf.float32, length)

        def loop(t, outputs, *states):
            states = step(x[:, t], *states)
            return (t + 1, outputs.write(t, states[0]), *states)

        zeros = tf.zeros([batch, units])
        _, outputs, *states = tf.while_loop(
            lambda t, *_: t < length, loop, (0, outputs, *([zeros] * state))
        )
        return {"y": tf.transpose(outputs.stack(), [1, 0, 2]), "last": states[0]}

    return function(body, x=spec(None, length, width))


@case(batches=_BATCHES, fused={LSTM: 1})
def raw_lstm_concatenated_kernel():
    """One kernel for input and state, gates in another order, forget bias as a constant."""
    kernel, bias = weights(7, 12, seed=1), weights(12, seed=2, scale=0.3)

    def step(x, h, c):
        i, g, f, o = tf.split(tf.concat([x, h], 1) @ kernel + bias, 4, axis=1)
        c = tf.sigmoid(f + 1.0) * c + tf.sigmoid(i) * tf.tanh(g)
        return tf.tanh(c) * tf.sigmoid(o), c

    return _handwritten(step)


def _standard(gates, c):
    i, f, g, o = gates
    c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
    return tf.sigmoid(o) * tf.tanh(c), c


def _kernel(width=4, units=3):
    return weights(width + units, 4 * units, seed=1), weights(4 * units, seed=2, scale=0.3)


def _cell(width=4, units=3):
    """`step(h, c, *inputs) -> h, c`: the usual cell, one kernel for inputs and state."""
    kernel, bias = _kernel(width, units)

    def step(h, c, *inputs):
        z = tf.concat([*inputs, h], 1) @ kernel + bias
        return _standard(tf.split(z, 4, axis=1), c)

    return step


def _folded(fold, results):
    """The cell as the function of tf.scan, tf.foldl, ...; returns `results(h, c)` of its states."""
    cell = _cell()

    def body(x):
        zeros = tf.zeros([tf.shape(x)[0], 3])
        steps = tf.transpose(x, [1, 0, 2])
        return results(*fold(lambda state, x_t: cell(*state, x_t), steps, (zeros, zeros)))

    return function(body, x=spec(None, 6, 4))


@case(batches=_BATCHES, fused={LSTM: 1})
def raw_lstm_for_in_range():
    """A Python loop converted by AutoGraph."""
    cell = _cell()

    @tf.function
    def body(x):
        h = c = tf.zeros([tf.shape(x)[0], 3])
        outputs = tf.TensorArray(tf.float32, 6)
        for t in tf.range(6):
            h, c = cell(h, c, x[:, t])
            outputs = outputs.write(t, h)
        return {"y": tf.transpose(outputs.stack(), [1, 0, 2]), "c": c}

    return function(body, x=spec(None, 6, 4))


@variants(
    {"two": (0, 6, 2), "two_reversed": (5, -1, -2), "three_of_part": (1, 6, 3)},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed=False,
)
def raw_lstm_leaves_out(start, limit, step):
    """A loop over some of the time steps."""
    cell = _cell()
    count = len(range(start, limit, step))

    @tf.function
    def body(x):
        h = c = tf.zeros([tf.shape(x)[0], 3])
        outputs = tf.TensorArray(tf.float32, count)
        number = 0
        for t in tf.range(start, limit, step):
            h, c = cell(h, c, x[:, t])
            outputs = outputs.write(number, h)
            number += 1
        return {"y": tf.transpose(outputs.stack(), [1, 0, 2])}

    return function(body, x=spec(None, 6, 4))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_scan():
    """The last cell state is read from the list of all cell states."""
    return _folded(tf.scan, lambda h, c: {"y": h, "c": c[-1]})


_PRODUCTS = {
    "einsum": lambda x, w: tf.einsum("bi,ij->bj", x, w),
    "tensordot": lambda x, w: tf.tensordot(x, w, 1),
}


@variants({name: (name,) for name in _PRODUCTS}, batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_product(name):
    kernel, recurrent = weights(4, 12, seed=1), weights(3, 12, seed=2)
    product = _PRODUCTS[name]

    def step(x, h, c):
        # The gates have a separate axis.
        z = tf.reshape(product(x, kernel) + product(h, recurrent), [-1, 4, 3])
        return _standard(tf.unstack(z, axis=1), c)

    return _handwritten(step)


def _normalized(z, scale, offset, epsilon):
    mean = tf.reduce_mean(z, 1, keepdims=True)
    variance = tf.math.reduce_variance(z, 1, keepdims=True)
    return (z - mean) * tf.math.rsqrt(variance + epsilon) * scale + offset


def _batch_normalized(z, scale, offset, epsilon):
    mean, variance = tf.nn.moments(z, [1], keepdims=True)
    return tf.nn.batch_normalization(z, mean, variance, offset, scale, epsilon)


def _normalized_gates(normalize, epsilon):
    kernel = weights(7, 12, seed=1)
    scales = [weights(3, seed=10 + gate) for gate in range(4)]
    offsets = [weights(3, seed=20 + gate) for gate in range(4)]

    def step(x, h, c):
        gates = tf.split(tf.concat([x, h], 1) @ kernel, 4, axis=1)
        gates = [normalize(*gate, epsilon) for gate in zip(gates, scales, offsets)]
        return _standard(gates, c)

    return _handwritten(step)


@variants(
    {"by_hand": (_normalized,), "batch_normalization": (_batch_normalized,)},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="batch_normalization",
)
def raw_lstm_normalized(normalize):
    """All gates normalized, with the epsilon that the op's kernel has."""
    return _normalized_gates(normalize, 1e-8)


@case(batches=_BATCHES, fused={LSTM: 0})
def raw_lstm_normalized_otherwise():
    return _normalized_gates(_normalized, 1e-3)


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_coupled_to_input_gate():
    kernel, bias = weights(7, 9, seed=1), weights(9, seed=2, scale=0.3)

    def step(x, h, c):
        i, g, o = tf.split(tf.concat([x, h], 1) @ kernel + bias, 3, axis=1)
        i = tf.sigmoid(i)
        c = (1.0 - i) * c + i * tf.tanh(g)
        return tf.sigmoid(o) * tf.tanh(c), c

    return _handwritten(step)


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_separate_matrices():
    """A matrix for each gate and operand, in sums of all kinds of order."""
    w = [weights(4, 3, seed=s) for s in range(4)]
    r = [weights(3, 3, seed=s + 4) for s in range(4)]
    b = [weights(3, seed=s, scale=0.3) for s in range(4)]

    def step(x, h, c):
        f = tf.sigmoid(b[1] + (h @ r[1] + x @ w[1]))
        i = tf.sigmoid(x @ w[0] + h @ r[0] + b[0])
        o = tf.sigmoid(h @ r[3] + (b[3] + x @ w[3]) + 0.25)
        c = i * tf.tanh(x @ w[2] + (h @ r[2] + b[2])) + c * f
        return o * tf.tanh(c), c

    return _handwritten(step)


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_peephole_clip():
    kernel, bias = weights(7, 12, seed=1), weights(12, seed=2, scale=0.3)
    p = [weights(3, seed=s, scale=0.5) for s in range(3)]

    def step(x, h, c):
        i, g, f, o = tf.split(tf.concat([x, h], 1) @ kernel + bias, 4, axis=1)
        c = tf.sigmoid(f + p[1] * c) * c + tf.sigmoid(i + p[0] * c) * tf.tanh(g)
        c = tf.clip_by_value(c, -0.4, 0.4)
        return tf.tanh(c) * tf.sigmoid(o + p[2] * c), c

    return _handwritten(step)


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_coupled_gates():
    kernel, bias = weights(7, 9, seed=1), weights(9, seed=2, scale=0.3)

    def step(x, h, c):
        g, f, o = tf.split(tf.concat([x, h], 1) @ kernel + bias, 3, axis=1)
        f = tf.sigmoid(f)
        c = f * c + (1.0 - f) * tf.tanh(g)
        return tf.tanh(c) * tf.sigmoid(o), c

    return _handwritten(step)


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_projection_outside():
    """The matmul of the input and its kernel is outside of the loop."""
    kernel, recurrent = weights(4, 12, seed=1), weights(3, 12, seed=2)
    bias = weights(12, seed=2, scale=0.3)

    def body(x):
        z = tf.transpose(tf.tensordot(x, kernel, [[2], [0]]) + bias, [1, 0, 2])

        def step(carry, z_t):
            h, c = carry
            i, f, g, o = tf.split(z_t + h @ recurrent, 4, axis=1)
            c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
            return tf.tanh(c) * tf.sigmoid(o), c

        zeros = tf.zeros([tf.shape(x)[0], 3])
        h, c = tf.scan(step, z, (zeros, zeros))
        return tf.transpose(h, [1, 0, 2])

    return function(body, x=spec(None, 6, 4))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_joined_state():
    """Cell state and output are one tensor."""
    kernel, bias = weights(7, 12, seed=1), weights(12, seed=2, scale=0.3)

    def step(state, x):
        c, h = state[:, :3], state[:, 3:]
        z = tf.concat([x, h], 1) @ kernel + bias
        i, f, g, o = z[:, :3], z[:, 3:6], z[:, 6:9], z[:, 9:]
        c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
        return tf.concat([c, tf.tanh(c) * tf.sigmoid(o)], 1)

    def body(x):
        outputs = tf.TensorArray(tf.float32, 6)

        def loop(t, state):
            return t + 1, step(state, x[:, t])

        _, state = tf.while_loop(
            lambda t, _: t < 6, loop, (0, tf.zeros([tf.shape(x)[0], 6]))
        )
        return state

    return function(body, x=spec(None, 6, 4))


@variants(
    {"v1": ("BlockLSTM", False), "v2": ("BlockLSTMV2", False), "peephole": ("BlockLSTM", True)},
    fused={LSTM: 1},
    committed="v1",
)
def raw_block_lstm(op, peephole):
    """A whole sequence in one TensorFlow op."""
    kernel, bias = weights(7, 12, seed=1), weights(12, seed=2, scale=0.3)
    peepholes = [weights(3, seed=s, scale=0.5) for s in range(3)]
    options = {"forget_bias": 1.0} if op == "BlockLSTM" else {}

    def body(x):
        zeros = tf.zeros([2, 3])
        result = getattr(tf.raw_ops, op)(
            seq_len_max=tf.constant(6, tf.int64),
            x=x,
            cs_prev=zeros,
            h_prev=zeros,
            w=kernel,
            wci=peepholes[0],
            wcf=peepholes[1],
            wco=peepholes[2],
            b=bias,
            cell_clip=0.5 if peephole else 0.0,
            use_peephole=peephole,
            **options,
        )
        return {"y": result.h, "c": result.cs[-1]}

    return function(body, x=spec(6, 2, 4))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_block_cell():
    """LSTMBlockCell in a loop."""
    kernel, bias = weights(7, 12, seed=1), weights(12, seed=2, scale=0.3)
    unused = np.zeros(3, np.float32)

    def step(x, h, c):
        result = tf.raw_ops.LSTMBlockCell(
            x=x, cs_prev=c, h_prev=h, w=kernel, wci=unused, wcf=unused, wco=unused, b=bias,
            cell_clip=-1.0,
        )
        return result.h, result.cs

    return _handwritten(step)


def _tf1(cell, static, **options):
    """tf.compat.v1's cells, unrolled or in a loop with TensorArrays."""
    v1 = tf.compat.v1

    def body(x):
        with v1.variable_scope("rnn", reuse=v1.AUTO_REUSE):
            made = getattr(legacy_cells, cell)(3, **options)
            if static:
                y, _ = v1.nn.static_rnn(made, tf.unstack(x, axis=1), dtype=tf.float32)
                return tf.stack(y, 1)
            return v1.nn.dynamic_rnn(made, x, dtype=tf.float32)[0]

    graph = tf.Graph()
    with graph.as_default():
        v1.set_random_seed(1)
        x = v1.placeholder(tf.float32, [None, 6, 4], "x")
        y = tf.identity(body(x), "y")
        with v1.Session() as session:
            session.run(v1.global_variables_initializer())
            frozen = v1.graph_util.convert_variables_to_constants(
                session, graph.as_graph_def(), ["y"]
            )

    def run(x):
        return v1.import_graph_def(frozen, {"x": x}, ["y:0"])[0]

    return FrozenExport(tf.function(run, autograph=False), [spec(None, 6, 4, name="x")])


_CELLS = {
    "basic": ("BasicLSTMCell", {}),
    "plain": ("LSTMCell", {}),
    "peephole": ("LSTMCell", {"use_peepholes": True, "cell_clip": 0.6}),
    "projection": ("LSTMCell", {"num_proj": 2, "proj_clip": 0.5}),
}


@variants(
    {
        f"{name}_{'static' if static else 'dynamic'}": (cell, static, options)
        for name, (cell, options) in _CELLS.items()
        for static in (True, False)
    },
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="peephole_static projection_static peephole_dynamic",
)
def tf1_lstm(cell, static, options):
    return _tf1(cell, static, **options)


#
# Near misses: not fused
#


@variants(
    {
        "softsign": ({"activation": "softsign"},),
        "hard_sigmoid": ({"recurrent_activation": "hard_sigmoid"},),
    },
    fused={LSTM: 0},
    values={"x": normal(6.0)},
    committed=False,
)
def keras3_lstm_other_activation(options):
    return _keras(_layer("LSTM", **options))


@case(fused={LSTM: 0}, committed=False)
def keras3_gru():
    return _keras(_layer("GRU"))


@case(shapes=[{"x": (1, 6, 4)}, {"x": (9, 8, 4)}, {"x": (2, 7, 4)}], fused={LSTM: 2})
def lstm_open_sizes():
    """The batch is known only at run time."""
    layer = keras.layers.LSTM(3, return_sequences=True, return_state=True)
    layer.build((None, 6, 4))
    randomized(layer)

    def body(x):
        largest, _ = tf.math.top_k(tf.transpose(x, (0, 2, 1)), 6)
        x = tf.transpose(largest, (0, 2, 1))
        y, h, c = layer(x)
        return {"y": y, "h": h, "c": c, "z": layer(x, initial_state=(h + 1.0, c))[0]}

    return function(body, layer.variables, x=spec(None, None, 4))


@case(shapes=[{"x": (2, 6, 4), "v": (7,)}, {"x": (5, 6, 4), "v": (9,)}, {"x": (4, 6, 4), "v": (3,)}], fused={LSTM: 1})
def lstm_beside_open_sizes():
    """The batch size is that of an input; another tensor, before the layer, has a computed size."""
    layer = keras.layers.LSTM(3, return_sequences=True, return_state=True)
    layer.build((None, 6, 4))
    randomized(layer)

    def body(x, v):
        order = tf.argsort(v)
        rows = tf.shape(x)[0]
        y, h, c = layer(x, initial_state=[tf.zeros([rows, 3]) + 0.3, tf.zeros([rows, 3]) - 0.2])
        return {"y": y, "h": h, "c": c, "order": order}

    return function(body, layer.variables, x=spec(None, 6, 4), v=spec(None))


@case(fused={LSTM: 1}, values={"x": padded}, committed=False)
def keras3_lstm_masked():
    return _keras(lambda layers, x: layers.LSTM(3)(layers.Masking()(x)))


@case(batches=_BATCHES, fused={LSTM: 1})
def keras3_lstm_computed_state():
    """Initial states that layers compute from another input."""
    x, s = keras.Input((5, 4), name="x"), keras.Input((2,), name="s")
    states = [keras.layers.Dense(3, activation="tanh")(s) for _ in range(2)]
    y = keras.layers.LSTM(3, return_sequences=True)(x, initial_state=states)
    return KerasExport(randomized(keras.Model([x, s], y)))


@case(batches=_BATCHES, fused={LSTM: 1})
def keras3_convolutions_and_pooling_before_lstm():
    """Strides over time: an LSTM's time step is four of the input."""
    x = keras.Input((12, 3), name="x")
    y = keras.layers.Conv1D(4, 3, strides=2, padding="causal", activation="relu")(x)
    y = keras.layers.Conv1D(5, 2, dilation_rate=2, padding="causal")(y)
    y = keras.layers.MaxPooling1D(2)(y)
    y = keras.layers.LSTM(3, return_sequences=True)(y)
    return KerasExport(randomized(keras.Model(x, y)))
