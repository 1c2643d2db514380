"""The same cells in other forms, as found in models that were not written for a converter."""

from __future__ import annotations

import functools

import keras
import tensorflow as tf
import tf_keras

from tf_keras.src.layers.rnn import legacy_cells

from .exporters import GraphExport, KerasExport, function, randomized, spec
from .recurrent import (
    BIDIRECTIONAL,
    LSTM,
    RNN,
    _cell,
    _folded,
    _handwritten,
    _keras,
    _kernel,
    _standard,
    _tf_keras,
)
from .registry import case, variants
from .values import normal, weights

_BATCHES = (1, 3, 2)


#
# Activations spelled out
#

_SIGMOIDS = {
    "exp": lambda v: 1.0 / (1.0 + tf.exp(-v)),
    "exp_ratio": lambda v: tf.exp(v) / (tf.exp(v) + 1.0),
    "reciprocal": lambda v: tf.math.reciprocal(tf.exp(-v) + 1.0),
    "tanh": lambda v: 0.5 * tf.tanh(0.5 * v) + 0.5,
    "tanh_half": lambda v: (tf.tanh(v / 2.0) + 1.0) / 2.0,
}


def _spelled_out(sigmoid):
    kernel, bias = _kernel()

    def step(x, h, c):
        i, f, g, o = tf.split(tf.concat([x, h], 1) @ kernel + bias, 4, axis=1)
        c = sigmoid(f) * c + sigmoid(i) * tf.tanh(g)
        return sigmoid(o) * tf.tanh(c), c

    return step


@variants(
    {name: (name,) for name in _SIGMOIDS}, batches=_BATCHES, fused={LSTM: 1}, committed="exp tanh_half"
)
def raw_lstm_sigmoid(name):
    return _handwritten(_spelled_out(_SIGMOIDS[name]))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_tanh_by_sigmoid():
    kernel, bias = _kernel()

    def step(x, h, c):
        i, f, g, o = tf.split(tf.concat([x, h], 1) @ kernel + bias, 4, axis=1)
        tanh = lambda v: 2.0 * tf.sigmoid(2.0 * v) - 1.0  # noqa: E731
        c = tf.sigmoid(f) * c + tf.sigmoid(i) * tanh(g)
        return tf.sigmoid(o) * tanh(c), c

    return _handwritten(step)


#
# Inputs that the loop transforms before the cell
#

_INPUTS = {
    "scaled": lambda x: x * 0.5,
    "scaled_by_column": lambda x: x * weights(4, seed=7),
    "shifted": lambda x: x - weights(4, seed=8),
    "normalized": lambda x: (x - 0.25) / 1.5,
    "relu": lambda x: tf.nn.relu(x),
    "dense": lambda x: tf.nn.relu(x @ weights(4, 4, seed=9) + 0.1),
    "linear": lambda x: x @ weights(4, 4, seed=9) + 0.1,
    "normalized_by_row": lambda x: x / (tf.norm(x, axis=1, keepdims=True) + 1.0),
}


@variants(
    {name: (name,) for name in _INPUTS},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="shifted dense",
)
def raw_lstm_input(name):
    cell, change = _cell(), _INPUTS[name]
    return _handwritten(lambda x, h, c: cell(h, c, change(x)))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_two_inputs():
    kernel, bias = _kernel(width=6)

    def body(x, y):
        outputs = tf.TensorArray(tf.float32, 5)

        def loop(t, outputs, h, c):
            z = tf.concat([x[:, t] * 2.0, h, y[:, t]], 1) @ kernel + bias
            h, c = _standard(tf.split(z, 4, axis=1), c)
            return t + 1, outputs.write(t, h), h, c

        zeros = tf.zeros([tf.shape(x)[0], 3])
        _, outputs, h, c = tf.while_loop(lambda t, *_: t < 5, loop, (0, outputs, zeros, zeros))
        return tf.transpose(outputs.stack(), [1, 0, 2])

    return function(body, x=spec(None, 5, 4), y=spec(None, 5, 2))


#
# Part of a sequence
#


def _part(begin, end, read, write, length=6, dynamic=False):
    """A loop over time steps `begin` to `end` that reads x[:, read(t)] and writes element write(t)."""
    cell = _cell()

    def body(x):
        stop = tf.shape(x)[1] + end if dynamic else length + end
        outputs = tf.TensorArray(tf.float32, stop - begin)

        def loop(t, outputs, h, c):
            h, c = cell(h, c, x[:, read(t, stop)])
            return t + 1, outputs.write(write(t), h), h, c

        zeros = tf.zeros([tf.shape(x)[0], 3])
        _, outputs, h, c = tf.while_loop(
            lambda t, *_: t < stop, loop, (begin, outputs, zeros, zeros)
        )
        return {"y": tf.transpose(outputs.stack(), [1, 0, 2]), "c": c}

    return function(body, x=spec(None, None if dynamic else length, 4))


_PARTS = {
    "but_last": (0, -1, lambda t, n: t, lambda t: t),
    "but_first": (0, -1, lambda t, n: t + 1, lambda t: t),
    "from_one": (1, 0, lambda t, n: t, lambda t: t - 1),
    "one_behind": (1, 0, lambda t, n: t - 1, lambda t: t - 1),
    "middle": (1, -2, lambda t, n: t, lambda t: t - 1),
    "backwards": (0, 0, lambda t, n: n - 1 - t, lambda t: t),
    "backwards_but_last": (0, -1, lambda t, n: n - 1 - t, lambda t: t),
}


@variants(
    {name: (name,) for name in _PARTS},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="but_first",
)
def raw_lstm_part(name):
    return _part(*_PARTS[name])


@variants(
    {name: (name,) for name in _PARTS},
    shapes=[{"x": (1, 4, 4)}, {"x": (3, 7, 4)}, {"x": (2, 5, 4)}],
    fused={LSTM: 1},
    committed="but_last",
)
def raw_lstm_part_any_length(name):
    return _part(*_PARTS[name], dynamic=True)


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def keras3_lstm_teacher_forcing():
    """The decoder reads the time steps before the one it predicts."""
    x, y = keras.Input((5, 4), name="x"), keras.Input((4, 3), name="y")
    _, h, c = keras.layers.LSTM(3, return_state=True)(x)
    z = keras.layers.LSTM(3, return_sequences=True)(y[:, :-1], initial_state=[h, c])
    return KerasExport(randomized(keras.Model([x, y], keras.layers.Dense(2)(z))))


#
# Outputs that the loop computes from the state
#

_OUTPUTS = {
    "residual": lambda h, x, c: h + x,
    "scaled": lambda h, x, c: 2.0 * h - 1.0,
    "dense": lambda h, x, c: h @ weights(4, 2, seed=5) + weights(2, seed=6),
    "softmax": lambda h, x, c: tf.nn.softmax(h @ weights(4, 5, seed=5)),
    "relu_joined": lambda h, x, c: tf.nn.relu(tf.concat([h, x], 1)),
    "normalized": lambda h, x, c: h / tf.norm(h, axis=1, keepdims=True),
}


@variants(
    {name: (name,) for name in _OUTPUTS},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="residual softmax",
)
def raw_lstm_output(name):
    cell, change = _cell(4, 4), _OUTPUTS[name]

    def body(x):
        outputs = tf.TensorArray(tf.float32, 6)

        def loop(t, outputs, h, c):
            h, c = cell(h, c, x[:, t])
            return t + 1, outputs.write(t, change(h, x[:, t], c)), h, c

        zeros = tf.zeros([tf.shape(x)[0], 4])
        _, outputs, h, c = tf.while_loop(lambda t, *_: t < 6, loop, (0, outputs, zeros, zeros))
        return {"y": tf.transpose(outputs.stack(), [1, 0, 2]), "h": h}

    return function(body, x=spec(None, 6, 4))


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def tfkeras_lstm_residual_wrapper():
    cells = [tf.nn.RNNCellResidualWrapper(tf_keras.layers.LSTMCell(4)) for _ in range(2)]
    return _tf_keras(lambda layers, x: layers.RNN(cells, return_sequences=True)(x))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def tfkeras_lstm_dropout_wrapper():
    cell = tf.nn.RNNCellDropoutWrapper(tf_keras.layers.LSTMCell(4), 1.0, 1.0, 1.0)
    return _tf_keras(lambda layers, x: layers.RNN(cell, return_sequences=True)(x))


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def raw_lstm_residual_stack():
    """The second cell reads the sum of the first one's output and input."""
    first, second = _kernel(4, 4)[0], weights(8, 16, seed=3)

    def step(x, h, c, h2, c2):
        h, c = _standard(tf.split(tf.concat([x, h], 1) @ first, 4, axis=1), c)
        z = tf.concat([h + x, h2], 1) @ second
        h2, c2 = _standard(tf.split(z, 4, axis=1), c2)
        return h2, c2, h, c

    def swapped(x, h2, c2, h, c):
        return step(x, h, c, h2, c2)

    return _handwritten(swapped, units=4, state=4)


@case(fused={LSTM: 0}, committed=False)
def raw_lstm_all_cell_states():
    return _folded(tf.scan, lambda h, c: {"y": h, "c": c})


#
# Simple cells
#


@variants(
    {
        "none": ({"activation": None, "return_sequences": True},),
        "linear_last": ({"activation": "linear"},),
        "relu6": ({"activation": "relu6", "return_sequences": True},),
        "relu_backwards": ({"activation": "relu", "go_backwards": True},),
    },
    batches=_BATCHES,
    fused={RNN: 1},
    values={"x": normal(5.0)},
    committed="none relu6",
)
def keras3_simple_rnn_activation(options):
    return _keras(lambda layers, x: layers.SimpleRNN(3, **options)(x))


@case(batches=_BATCHES, fused={RNN: 1}, committed=False)
def tfkeras_simple_rnn_linear():
    return _tf_keras(lambda layers, x: layers.SimpleRNN(3, activation=None)(x))


#
# Unrolled
#


@variants(
    {
        "cell": (lambda layers: layers.LSTMCell(3), {}),
        "sequences": (lambda layers: layers.LSTMCell(3), {"return_sequences": True}),
        "backwards": (
            lambda layers: layers.LSTMCell(3),
            {"return_sequences": True, "go_backwards": True},
        ),
    },
    batches=_BATCHES,
    fused={LSTM: 1},
    committed=False,
)
def tfkeras_rnn_unrolled(cell, options):
    return _tf_keras(lambda layers, x: layers.RNN(cell(layers), unroll=True, **options)(x))


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def tfkeras_rnn_unrolled_stack():
    return _tf_keras(
        lambda layers, x: layers.RNN(
            [layers.LSTMCell(4), layers.LSTMCell(3)], unroll=True, return_sequences=True
        )(x)
    )


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def keras3_rnn_unrolled_stack():
    return _keras(
        lambda layers, x: layers.RNN(
            [layers.LSTMCell(4), layers.LSTMCell(3)], unroll=True, return_sequences=True
        )(x)
    )


@case(batches=_BATCHES, fused={LSTM: 1, RNN: 1}, committed=False)
def keras3_rnn_mixed_stack():
    return _keras(
        lambda layers, x: layers.RNN([layers.LSTMCell(4), layers.SimpleRNNCell(3)])(x)
    )


@variants(
    {order: (order,) for order in ("ifgo", "ogfi", "fgio")},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="ogfi",
)
def raw_lstm_unstacked(order):
    """A Python loop over tf.unstack; a variable for each gate and matrix."""
    w = {gate: weights(4, 3, seed=i) for i, gate in enumerate(order)}
    r = {gate: weights(3, 3, seed=10 + i) for i, gate in enumerate(order)}
    b = {gate: weights(3, seed=20 + i, scale=0.3) for i, gate in enumerate(order)}

    def body(x):
        h = c = tf.zeros([tf.shape(x)[0], 3])
        outputs = []
        for x_t in tf.unstack(x, axis=1):
            z = {gate: tf.matmul(x_t, w[gate]) + tf.matmul(h, r[gate]) + b[gate] for gate in order}
            c = tf.sigmoid(z["f"]) * c + tf.sigmoid(z["i"]) * tf.tanh(z["g"])
            h = tf.sigmoid(z["o"]) * tf.tanh(c)
            outputs.append(h)
        return {"y": tf.stack(outputs, axis=1), "c": c}

    return function(body, x=spec(None, 6, 4))


@variants(
    {name: (name,) for name in ("exp", "tanh")}, batches=_BATCHES, fused={LSTM: 1}, committed=False
)
def raw_lstm_unstacked_sigmoid(name):
    step = _spelled_out(_SIGMOIDS[name])

    def body(x):
        h = c = tf.zeros([tf.shape(x)[0], 3])
        for x_t in tf.unstack(x, axis=1):
            h, c = step(x_t, h, c)
        return {"h": h, "c": c}

    return function(body, x=spec(None, 6, 4))


#
# Other TensorFlow loops
#


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_foldl():
    return _folded(tf.foldl, lambda h, c: {"h": h, "c": c})


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_foldr():
    return _folded(tf.foldr, lambda h, c: {"h": h, "c": c})


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_scan_reverse():
    return _folded(functools.partial(tf.scan, reverse=True), lambda h, c: {"h": h})


@case(batches=_BATCHES, committed=False)
def raw_lstm_map_fn():
    """One layer for each of several sequences."""
    layer = keras.layers.LSTM(3)
    layer.build((None, 5, 4))
    randomized(layer)

    def body(x):
        return tf.map_fn(lambda one: layer(one), tf.transpose(x, [1, 0, 2, 3]))

    return function(body, [v.value for v in layer.variables], x=spec(None, 2, 5, 4))


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def keras3_time_distributed_lstm():
    return _keras(
        lambda layers, x: layers.TimeDistributed(layers.LSTM(3))(x), shape=(2, 5, 4)
    )


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def raw_lstm_encoder_decoder():
    """The decoder begins with the encoder's states; all in one function."""
    encoder, decoder = _kernel()[0], weights(5, 12, seed=4)

    def run(x, kernel, h, c, length):
        outputs = tf.TensorArray(tf.float32, length)

        def loop(t, outputs, h, c):
            h, c = _standard(tf.split(tf.concat([h, x[:, t]], 1) @ kernel, 4, axis=1), c)
            return t + 1, outputs.write(t, h), h, c

        _, outputs, h, c = tf.while_loop(
            lambda t, *_: t < length, loop, (0, outputs, h, c)
        )
        return tf.transpose(outputs.stack(), [1, 0, 2]), h, c

    def body(x, y):
        zeros = tf.zeros([tf.shape(x)[0], 3])
        _, h, c = run(x, encoder, zeros, zeros, 6)
        return run(y, decoder, h, c, 4)[0]

    return function(body, x=spec(None, 6, 4), y=spec(None, 4, 2))


#
# The same value at each step
#


@case(batches=_BATCHES, fused={LSTM: 1})
def raw_lstm_context():
    """A context vector for the whole sequence in addition to the time steps."""
    cell = _cell(width=6)

    def body(x, context):
        def step(state, x_t):
            return cell(*state, x_t, context)

        zeros = tf.zeros([tf.shape(x)[0], 3])
        return tf.scan(step, tf.transpose(x, [1, 0, 2]), (zeros, zeros))[0]

    return function(body, x=spec(None, 6, 4), context=spec(None, 2))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def raw_lstm_repeated_input():
    cell = _cell()

    def body(x):
        outputs = tf.TensorArray(tf.float32, 5)

        def loop(t, outputs, h, c):
            h, c = cell(h, c, x)
            return t + 1, outputs.write(t, h), h, c

        zeros = tf.zeros([tf.shape(x)[0], 3])
        return tf.while_loop(lambda t, *_: t < 5, loop, (0, outputs, zeros, zeros))[1].stack()

    return function(body, x=spec(None, 4))


@case(batches=_BATCHES, fused={LSTM: 1}, committed=False)
def tfkeras_lstm_cell_dropout():
    """Multiplies by ones in inference."""
    return _tf_keras(
        lambda layers, x: layers.RNN(layers.LSTMCell(3, dropout=0.2, recurrent_dropout=0.1))(x)
    )


#
# TensorFlow 1 with its own loops and TensorArrays
#

_V1 = tf.compat.v1


def _sequence(x):
    return _V1.nn.dynamic_rnn(legacy_cells.LSTMCell(4), x, dtype=tf.float32)[0]


def _stack(x):
    cells = [legacy_cells.BasicLSTMCell(3), legacy_cells.LSTMCell(4, use_peepholes=True)]
    return _V1.nn.dynamic_rnn(legacy_cells.MultiRNNCell(cells), x, dtype=tf.float32)[0]


def _both(x):
    cells = [legacy_cells.LSTMCell(3) for _ in range(2)]
    return tf.concat(_V1.nn.bidirectional_dynamic_rnn(*cells, x, dtype=tf.float32)[0], 2)


def _last(x):
    return _V1.nn.dynamic_rnn(legacy_cells.BasicLSTMCell(3), x, dtype=tf.float32)[1].h


def _tf1_loop(build, steps):
    def graph(x):
        _V1.set_random_seed(3)
        return {"y": build(x)}

    return GraphExport(graph, {"x": spec(None, steps, 4)}, saved_model=True)


@variants(
    {"sequence": (_sequence,), "last": (_last,)},
    batches=_BATCHES,
    fused={LSTM: 1},
    committed="sequence",
)
def tf1_loop_lstm(build):
    return _tf1_loop(build, 6)


@case(batches=_BATCHES, fused={LSTM: 2}, committed=False)
def tf1_loop_lstm_stack():
    return _tf1_loop(_stack, 6)


@case(batches=_BATCHES, fused={BIDIRECTIONAL: 1})
def tf1_loop_lstm_bidirectional():
    return _tf1_loop(_both, 6)


_LENGTHS = [{"x": (1, 3, 4)}, {"x": (2, 7, 4)}, {"x": (3, 1, 4)}]


@variants(
    {"sequence": (_sequence,), "last": (_last,)},
    shapes=_LENGTHS,
    fused={LSTM: 1},
    committed="sequence",
)
def tf1_loop_lstm_any_length(build):
    return _tf1_loop(build, None)


@case(shapes=_LENGTHS, fused={BIDIRECTIONAL: 1}, committed=False)
def tf1_loop_lstm_any_length_bidirectional():
    return _tf1_loop(_both, None)


@case(shapes=_LENGTHS, fused={LSTM: 2}, committed=False)
def tf1_loop_lstm_any_length_stack():
    return _tf1_loop(_stack, None)
