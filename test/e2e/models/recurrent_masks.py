"""Recurrent layers with masked time steps: masks of Keras, lengths of TensorFlow 1."""

from __future__ import annotations

import keras
import numpy as np
import tensorflow as tf
import tf_keras
from tensorflow.python.ops import rnn, rnn_cell_impl

from .exporters import FrozenExport, KerasExport, TfKerasExport, randomized, spec
from .registry import case, variants
from .values import counting, padded

LSTM, RNN = "UNIDIRECTIONAL_SEQUENCE_LSTM", "UNIDIRECTIONAL_SEQUENCE_RNN"
WHILE = "WHILE"
_STEPS = 6
_BATCHES = (1, 9)


def flags(rng, shape, _):
    return counting(rng, *shape)


def _holes(shape):
    """All inputs of a case have the same unmasked time steps."""
    return counting(np.random.default_rng(7), *shape[:2])


def nan_where_padded(rng, shape, dtype):
    x = rng.normal(size=shape)
    x[~_holes(shape)] = np.nan
    return x.astype(dtype)


def flags_of_nan(_, shape, __):
    return _holes(shape)


def tokens(rng, shape, dtype):
    return (rng.integers(1, 9, shape) * counting(rng, *shape)).astype(dtype)


def lengths(rng, shape, dtype):
    return ((np.arange(shape[0]) * 5 + 2) % (_STEPS + 1)).astype(dtype)


def _layers(layers):
    """Layers over a masked sequence, by the name of the case: how many ops of which kind."""

    def encoder_decoder(x):
        states = layers.LSTM(3, return_state=True)(x)[1:]
        return layers.LSTM(3, return_sequences=True)(x, initial_state=states)

    def stacked(x):
        y = layers.LSTM(3, return_sequences=True)(x)
        return layers.LSTM(2)(layers.Dropout(0.5)(y))

    return {
        "last": (lambda x: layers.LSTM(3)(x), {LSTM: 1}),
        "sequences": (lambda x: layers.LSTM(3, return_sequences=True)(x), {LSTM: 1}),
        "states": (
            lambda x: layers.LSTM(3, return_sequences=True, return_state=True)(x),
            {LSTM: 1},
        ),
        "backwards": (
            lambda x: layers.LSTM(
                3, return_sequences=True, return_state=True, go_backwards=True
            )(x),
            {LSTM: 1},
        ),
        "stacked": (stacked, {LSTM: 2}),
        "encoder_decoder": (encoder_decoder, {LSTM: 2}),
        "cells": (
            lambda x: layers.RNN([layers.LSTMCell(3), layers.LSTMCell(2)], return_state=True)(x),
            {LSTM: 2},
        ),
        "zero_output": (
            lambda x: layers.RNN(
                layers.LSTMCell(3), return_sequences=True, zero_output_for_mask=True
            )(x),
            {LSTM: 1},
        ),
        "zero_output_last": (
            lambda x: layers.RNN(layers.LSTMCell(3), zero_output_for_mask=True)(x),
            {LSTM: 1},
        ),
        "simple": (
            lambda x: layers.SimpleRNN(3, return_sequences=True, return_state=True)(x),
            {RNN: 1},
        ),
        "bidirectional": (
            lambda x: layers.Bidirectional(layers.LSTM(3, return_sequences=True))(x),
            {LSTM: 2},
        ),
        "bidirectional_last": (
            lambda x: layers.Bidirectional(layers.LSTM(3), merge_mode="sum")(x),
            {LSTM: 2},
        ),
        "gru": (lambda x: layers.GRU(3, return_sequences=True)(x), {}),
    }


def _masked(package, name, steps=_STEPS):
    x = package.Input((steps, 4), name="x")
    y = _layers(package.layers)[name][0](package.layers.Masking()(x))
    return randomized(package.Model(x, tf.nest.flatten(y)))


def _each(names, package, committed, prefix, export):
    """Registers a case for each name; the cases differ in the expected ops."""
    for name in names:
        build = lambda name=name: export(_masked(package, name))
        build.__name__ = f"{prefix}_{name}"
        build.__module__ = __name__
        case(
            batches=_BATCHES,
            values={"x": padded},
            fused=_layers(package.layers)[name][1],
            committed=name in committed.split(),
        )(build)


_NAMES = list(_layers(keras.layers))
_each(
    _NAMES,
    keras,
    "states backwards zero_output_last simple bidirectional gru",
    "keras3_masked",
    KerasExport,
)
_each(
    _NAMES,
    tf_keras,
    "zero_output cells",
    "tfkeras_masked",
    TfKerasExport,
)


@case(
    shapes=[{"x": (2, 5, 4)}, {"x": (7, 3, 4)}, {"x": (1, 8, 4)}],
    values={"x": padded},
    fused={LSTM: 1},
)
def keras3_masked_any_length():
    return KerasExport(_masked(keras, "states", None))


@variants(
    {"keras3": (keras, KerasExport), "tfkeras": (tf_keras, TfKerasExport)},
    batches=_BATCHES,
    values={"x": tokens},
    fused={LSTM: 2},
    committed=False,
)
def masked_embedding(package, export):
    layers = package.layers
    x = package.Input((_STEPS,), name="x")
    y = layers.Embedding(9, 4, mask_zero=True)(x)
    y = layers.LSTM(3, return_sequences=True)(y)
    y = layers.LSTM(2)(y)
    return export(randomized(package.Model(x, layers.Dense(2)(y))))


@case(
    batches=_BATCHES,
    values={"mask": flags},
    fused={LSTM: 1},
)
def keras3_masked_by_input():
    """Masked time steps are not zero; initial states are inputs."""
    x, mask = keras.Input((_STEPS, 4), name="x"), keras.Input((_STEPS,), dtype="bool", name="mask")
    h, c = keras.Input((3,), name="h"), keras.Input((3,), name="c")
    layer = keras.layers.LSTM(3, return_sequences=True, return_state=True)
    y = layer(x, mask=mask, initial_state=[h, c])
    return KerasExport(randomized(keras.Model([x, mask, h, c], y)))


@case(batches=_BATCHES, values={"x": nan_where_padded, "mask": flags_of_nan}, fused={LSTM: 1})
def keras3_masked_nan():
    """Values at masked time steps do not affect any result."""
    x, mask = keras.Input((_STEPS, 4), name="x"), keras.Input((_STEPS,), dtype="bool", name="mask")
    layer = keras.layers.LSTM(3, return_sequences=True, return_state=True)
    return KerasExport(randomized(keras.Model([x, mask], layer(x, mask=mask))))


@case(batches=_BATCHES, values={"x": padded}, fused={LSTM: 1})
def keras3_masked_half():
    policy = keras.DTypePolicy("mixed_float16")
    x = keras.Input((_STEPS, 4), name="x")
    y = keras.layers.LSTM(3, return_sequences=True, return_state=True, dtype=policy)(
        keras.layers.Masking()(x)
    )
    return KerasExport(randomized(keras.Model(x, y)))


@case(batches=_BATCHES, values={"x": padded}, committed=False)
def keras3_masked_unrolled():
    x = keras.Input((_STEPS, 4), name="x")
    y = keras.layers.LSTM(3, return_sequences=True, unroll=True)(keras.layers.Masking()(x))
    return KerasExport(randomized(keras.Model(x, y)))


#
# TensorFlow 1
#


def _with_lengths(body):
    v1 = tf.compat.v1
    graph = tf.Graph()
    with graph.as_default():
        v1.set_random_seed(1)
        x = v1.placeholder(tf.float32, [None, _STEPS, 4], "x")
        n = v1.placeholder(tf.int32, [None], "lengths")
        outputs = [tf.identity(y, f"y{i}") for i, y in enumerate(tf.nest.flatten(body(x, n)))]
        names = [y.op.name for y in outputs]
        with v1.Session() as session:
            session.run(v1.global_variables_initializer())
            frozen = v1.graph_util.convert_variables_to_constants(
                session, graph.as_graph_def(), names
            )

    def run(x, lengths):
        feeds = {"x": x, "lengths": lengths}
        return v1.import_graph_def(frozen, feeds, [name + ":0" for name in names])

    return FrozenExport(
        tf.function(run, autograph=False),
        [spec(None, _STEPS, 4, name="x"), spec(None, dtype=tf.int32, name="lengths")],
    )


def _cell(name="BasicLSTMCell", **options):
    return getattr(rnn_cell_impl, name)(3, **options)


def _dynamic(cell):
    return lambda x, n: rnn.dynamic_rnn(cell(), x, n, dtype=tf.float32)


def _both(x, n):
    return rnn.bidirectional_dynamic_rnn(_cell(), _cell(), x, n, dtype=tf.float32)


@variants(
    {
        "basic": (_dynamic(_cell),),
        "peephole": (
            _dynamic(lambda: _cell("LSTMCell", use_peepholes=True, cell_clip=0.6, num_proj=2)),
        ),
        "simple": (_dynamic(lambda: _cell("BasicRNNCell")),),
        "bidirectional": (_both,),
    },
    batches=_BATCHES,
    values={"lengths": lengths},
    fused={WHILE: 0},
    committed="basic bidirectional",
)
def tf1_lengths(body):
    return _with_lengths(body)
