"""Layers that come unrolled: one copy of the cell for each time step."""

from __future__ import annotations

import keras
import tensorflow as tf

from .exporters import function, randomized, spec
from .recurrent import BIDIRECTIONAL, BIDIRECTIONAL_RNN, LSTM, RNN, _keras, _tf_keras
from .registry import case
from .values import padded


def _layers(name, *units, **options):
    """Layers on top of each other; all but the last one return sequences."""

    def build(layers, x):
        for index, size in enumerate(units):
            last = index == len(units) - 1
            extra = options if last else {"return_sequences": True}
            x = getattr(layers, name)(size, unroll=True, **extra)(x)
        return x

    return build


def _both(name, units=3, mode="concat", **options):
    return lambda layers, x: layers.Bidirectional(
        getattr(layers, name)(units, unroll=True, **options), merge_mode=mode
    )(x)


def _encoder_decoder(layers, x):
    states = layers.LSTM(3, unroll=True, return_state=True)(x)[1:]
    return layers.LSTM(3, unroll=True, return_sequences=True)(x, initial_state=states)


_SEQUENCES = {"return_sequences": True}
_MODELS = {
    "wide": (_layers("LSTM", 36), {LSTM: 1}),
    "sequences": (_layers("LSTM", 3, **_SEQUENCES), {LSTM: 1}),
    "states": (_layers("LSTM", 5, return_state=True, **_SEQUENCES), {LSTM: 1}),
    "backwards": (_layers("LSTM", 5, go_backwards=True), {LSTM: 1}),
    "backwards_sequences": (_layers("LSTM", 5, go_backwards=True, **_SEQUENCES), {LSTM: 1}),
    "no_bias": (_layers("LSTM", 5, use_bias=False), {LSTM: 1}),
    "dropout": (_layers("LSTM", 5, dropout=0.3, recurrent_dropout=0.2), {LSTM: 1}),
    "stacked": (_layers("LSTM", 5, 3, 4), {LSTM: 3}),
    "encoder_decoder": (_encoder_decoder, {LSTM: 2}),
    "bidirectional_last": (_both("LSTM"), {BIDIRECTIONAL: 1}),
    "bidirectional_sum": (_both("LSTM", 5, "sum", **_SEQUENCES), {BIDIRECTIONAL: 1}),
    "simple": (_layers("SimpleRNN", 3), {RNN: 1}),
    "simple_wide": (_layers("SimpleRNN", 36, **_SEQUENCES), {RNN: 1}),
    "simple_states": (_layers("SimpleRNN", 5, return_state=True), {RNN: 1}),
    "simple_relu": (_layers("SimpleRNN", 5, activation="relu"), {RNN: 1}),
    "simple_backwards": (_layers("SimpleRNN", 5, go_backwards=True, **_SEQUENCES), {RNN: 1}),
    "simple_stacked": (_layers("SimpleRNN", 5, 3, 4), {RNN: 3}),
    "simple_bidirectional": (_both("SimpleRNN", 5), {BIDIRECTIONAL_RNN: 1}),
    "gru": (_layers("GRU", 3, **_SEQUENCES), {LSTM: 0, RNN: 0}),
}


def _masked(build):
    return lambda layers, x: build(layers, layers.Masking()(x))


def _cells_with_zero_output(**options):
    return lambda layers, x: layers.RNN(
        layers.LSTMCell(3), unroll=True, zero_output_for_mask=True, **options
    )(x)


_MASKED = {
    "last": (_layers("LSTM", 3), {LSTM: 1}),
    "sequences": (_layers("LSTM", 3, **_SEQUENCES), {LSTM: 1}),
    "states": (_layers("LSTM", 5, return_state=True, **_SEQUENCES), {LSTM: 1}),
    "last_states": (_layers("LSTM", 5, return_state=True), {LSTM: 1}),
    "backwards": (
        _layers("LSTM", 5, go_backwards=True, return_state=True, **_SEQUENCES),
        {LSTM: 1},
    ),
    "stacked": (_layers("LSTM", 5, 3, 4), {LSTM: 3}),
    "encoder_decoder": (_encoder_decoder, {LSTM: 2}),
    "zero_output": (_cells_with_zero_output(**_SEQUENCES), {LSTM: 1}),
    "zero_output_last": (_cells_with_zero_output(), {LSTM: 1}),
    "bidirectional": (_both("LSTM", **_SEQUENCES), {LSTM: 2}),
    "bidirectional_last": (_both("LSTM", 5, "sum"), {LSTM: 2}),
    "simple": (_layers("SimpleRNN", 3, return_state=True, **_SEQUENCES), {RNN: 1}),
    "simple_stacked": (_layers("SimpleRNN", 5, 3), {RNN: 2}),
    "relu": (_layers("LSTM", 3, activation="relu", return_state=True), {LSTM: 1}),
    "gru": (_layers("GRU", 3, **_SEQUENCES), {LSTM: 0, RNN: 0}),
}
_MASKED = {name: (_masked(build), fused) for name, (build, fused) in _MASKED.items()}


def _fixed(batch):
    """A function of this batch size."""

    def export(build):
        x = keras.Input((6, 4), name="x")
        model = randomized(keras.Model(x, build(keras.layers, x)))
        results = lambda x: {f"output_{i}": y for i, y in enumerate(tf.nest.flatten(model(x)))}
        return function(results, model.variables, x=spec(batch, 6, 4))

    return export


def _register(prefix, models, export, committed="", without="", **options):
    """A case for each model; the cases differ in the expected ops."""
    for name, (build, fused) in models.items():
        if name in without.split():
            continue
        make = lambda build=build: export(build)
        make.__name__ = f"{prefix}_{name}"
        make.__module__ = __name__
        case(fused=fused, committed=name in committed.split(), **options)(make)


_BATCHES = (1, 3, 2)
_register("keras3_unrolled", _MODELS, _keras, "stacked encoder_decoder", batches=_BATCHES)
_register("keras3_unrolled_batch_1", _MODELS, _fixed(1), without="dropout", batches=(1, 1, 1))
_register("keras3_unrolled_batch_2", _MODELS, _fixed(2), without="dropout", batches=(2, 2, 2))
_register("tfkeras_unrolled", _MODELS, _tf_keras, without="gru", batches=_BATCHES)
_MASKS = {"batches": (1, 9), "values": {"x": padded}}
_register("keras3_unrolled_masked", _MASKED, _keras, "states", **_MASKS)
_register("tfkeras_unrolled_masked", _MASKED, _tf_keras, without="gru zero_output_last", **_MASKS)
