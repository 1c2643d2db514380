"""cuDNN's recurrent ops, as in models that were saved on a GPU.

They do not run on a CPU. The graphs are traced from Keras's own code for GPUs; the expected
outputs come from Keras layers with the same weights.
"""

from __future__ import annotations

import importlib
from unittest import mock

import keras
import numpy as np
import tensorflow as tf
import tf_keras
from tf_keras.src.layers.rnn import gru as tf_keras_gru
from tf_keras.src.layers.rnn import lstm as tf_keras_lstm

from .exporters import FrozenExport, randomized, spec
from .registry import case, variants

# The package exports a function with the name of the module.
keras3_rnn = importlib.import_module("keras.src.backend.tensorflow.rnn")

LSTM = "UNIDIRECTIONAL_SEQUENCE_LSTM"
BIDIRECTIONAL = "BIDIRECTIONAL_SEQUENCE_LSTM"
RNN = "UNIDIRECTIONAL_SEQUENCE_RNN"


def _on_gpu(function):
    """Makes Keras build the ops it uses on a GPU."""
    info = {"is_cuda_build": True, "is_rocm_build": False}
    # Keras 2 uses tf.compat.v2, whose modules differ from those of tf.
    patched = mock.patch.object(tf_keras_gru.tf.sysconfig, "get_build_info", lambda: info)

    def run(*args):
        with patched:
            return function(*args)

    return run


def _export(body, equivalent, *specs):
    return FrozenExport(tf.function(_on_gpu(body)), specs, equivalent=equivalent)


def _run(model):
    """The results of a Keras model, as a list."""
    return lambda *inputs: tf.nest.flatten(model(inputs[0] if len(inputs) == 1 else inputs))


def _weights(layer):
    return [tf.constant(weight.numpy()) for weight in layer.weights]


def _zeros(x, units=3):
    return tf.zeros([tf.shape(x)[0], units])


@variants(
    {"plain": (False,), "backwards": (True,)},
    committed="backwards",
    fused={LSTM: 1},
)
def cudnn_tf_keras_lstm(backwards):
    layer = tf_keras.layers.LSTM(
        3, return_sequences=True, return_state=True, go_backwards=backwards
    )
    x = tf_keras.Input((5, 4))
    model = randomized(tf_keras.Model(x, layer(x)))
    kernel, recurrent, bias = _weights(layer)

    def body(x):
        _, outputs, h, c, _ = tf_keras_lstm.gpu_lstm(
            x, _zeros(x), _zeros(x), kernel, recurrent, bias, None, False, backwards, None, True
        )
        return outputs, h, c

    return _export(body, _run(model), spec(None, 5, 4, name="x"))


@case()
def cudnn_tf_keras_gru():
    layer = tf_keras.layers.GRU(3, return_sequences=True, return_state=True)
    x = tf_keras.Input((5, 4))
    model = randomized(tf_keras.Model(x, layer(x)))
    kernel, recurrent, bias = _weights(layer)

    def body(x):
        _, outputs, h, _ = tf_keras_gru.gpu_gru(
            x, _zeros(x), kernel, recurrent, bias, None, False, False, None, True
        )
        return outputs, h

    return _export(body, _run(model), spec(None, 5, 4, name="x"))


@variants({"forwards": (False,), "backwards": (True,)}, committed="backwards", batches=(3, 4))
def cudnn_keras3_lstm_masked(backwards):
    """Sequences padded on the right: their lengths come from a mask."""
    layer = keras.layers.LSTM(3, return_state=True, go_backwards=backwards)
    x, mask = keras.Input((4, 2)), keras.Input((4,), dtype="bool")
    randomized(keras.Model([x, mask], layer(x, mask=mask)))
    kernel, recurrent, bias = _weights(layer)
    counts = tf.range(4) + 1

    def padding(x):
        # Lengths 1 to 4, whatever the batch.
        lengths = 1 + tf.range(tf.shape(x)[0]) % 4
        return counts[None] <= lengths[:, None]

    def body(x):
        # Keras asserts this for eager tensors only.
        last, _, (_, c) = keras3_rnn._cudnn_lstm(
            x, _zeros(x), _zeros(x), kernel, recurrent, bias, padding(x), False, backwards, False
        )
        return last, c

    def equivalent(x):
        last, _, c = layer(x, mask=padding(x))
        return [last, c]

    with mock.patch.object(keras3_rnn, "_assert_valid_mask", lambda mask: None):
        export = _export(body, equivalent, spec(None, 4, 2, name="x"))
        export.function = tf.function(export.function.get_concrete_function(*export.specs))
    return export


def _parameters(layers):
    """The weights of all layers, then their biases, as cuDNN has them."""
    weights, biases = [], []
    for layer in layers:
        kernel, recurrent, bias = layer.get_weights()
        weights += [np.ravel(kernel.T), np.ravel(recurrent.T)]
        # The bias is split between the input matmul and the recurrent matmul.
        biases += [0.25 * bias, 0.75 * bias]
    return np.concatenate(weights + biases).astype(np.float32)


@case(fused={BIDIRECTIONAL: 2}, batches=(2, 1))
def cudnn_bidirectional_layers():
    """Two layers in both directions, with initial states, time first."""
    half = lambda: keras.layers.LSTM(3, return_sequences=True, return_state=True)
    layers = [half() for _ in range(4)]
    states = keras.Input((4, 3)), keras.Input((4, 3))
    x = y = keras.Input((5, 2))
    hidden, cells = [], []
    for number in range(2):
        outputs = []
        for direction in range(2):
            index = 2 * number + direction
            start = [states[0][:, index], states[1][:, index]]
            z = keras.ops.flip(y, 1) if direction else y
            z, h, c = layers[index](z, initial_state=start)
            outputs.append(keras.ops.flip(z, 1) if direction else z)
            hidden.append(h)
            cells.append(c)
        y = keras.ops.concatenate(outputs, 2)
    stacked = keras.ops.stack(hidden, 1), keras.ops.stack(cells, 1)
    model = randomized(keras.Model([x, *states], [y, *stacked]))
    parameters = tf.constant(_parameters(layers))
    swap = lambda value: tf.transpose(value, [1, 0, 2])

    def body(x, h, c):
        y, h, c, _, _ = tf.raw_ops.CudnnRNNV2(
            input=x,
            input_h=h,
            input_c=c,
            params=parameters,
            rnn_mode="lstm",
            direction="bidirectional",
            is_training=False,
        )
        return y, h, c

    def equivalent(x, h, c):
        return [swap(value) for value in model([swap(x), swap(h), swap(c)])]

    return _export(
        body,
        equivalent,
        spec(5, None, 2, name="x"),
        spec(4, None, 3, name="h"),
        spec(4, None, 3, name="c"),
    )


@variants({"tanh": ("tanh",), "relu": ("relu",)}, committed="relu", fused={RNN: 1})
def cudnn_simple(activation):
    layer = keras.layers.SimpleRNN(3, activation=activation, return_sequences=True)
    x = keras.Input((5, 2))
    model = randomized(keras.Model(x, layer(x)))
    parameters = tf.constant(_parameters([layer]))

    def body(x):
        zeros = tf.zeros([1, tf.shape(x)[1], 3])
        return tf.raw_ops.CudnnRNN(
            input=x,
            input_h=zeros,
            input_c=tf.constant(0.0),
            params=parameters,
            rnn_mode="rnn_" + activation,
            is_training=False,
        ).output

    def equivalent(x):
        return tf.transpose(model(tf.transpose(x, [1, 0, 2])), [1, 0, 2])

    return _export(body, equivalent, spec(5, None, 2, name="x"))
