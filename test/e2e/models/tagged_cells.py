"""Annotated recurrent layers and cells of Keras 2 and lingvo."""

from __future__ import annotations

import numpy as np
import tensorflow as tf
import tf_keras

from . import values
from .exporters import (
    AnnotatedExport,
    ModuleExport,
    TfKerasExport,
    function,
    randomized,
    spec,
)
from .registry import case, variants
from .values import weights


# Recurrent layers of Keras 2, which annotates their functions.


def _keras(*layers, shape=(6, 3), batch=None):
    model = tf_keras.Sequential([tf_keras.Input(shape, batch_size=batch, name="x"), *layers])
    return TfKerasExport(randomized(model))


_LSTM = tf_keras.layers.LSTM


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm():
    return _keras(_LSTM(5))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_fixed_batch():
    return _keras(_LSTM(5), batch=2)


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 2})
def composite_keras_lstm_sequences():
    return _keras(_LSTM(5, return_sequences=True), _LSTM(4))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_backwards():
    return _keras(_LSTM(5, go_backwards=True, return_sequences=True))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_time_major():
    model = tf_keras.Sequential([_LSTM(5, time_major=True, return_sequences=True)])
    model(np.zeros((6, 2, 3), "float32"))
    randomized(model)
    return function(lambda x: model(x), model.variables, x=spec(6, None, 3))


@case(fused={"BIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_bidirectional():
    return _keras(tf_keras.layers.Bidirectional(_LSTM(4, return_sequences=True)))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_unknown_length():
    return _keras(_LSTM(5, return_sequences=True), shape=(None, 3))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 2})
def composite_keras_lstm_shared():
    """One layer, two inputs: one function that is called twice."""
    left, right = (tf_keras.Input((6, 3), name=name) for name in ("left", "right"))
    layer = _LSTM(4)
    outputs = tf_keras.layers.Subtract()([layer(left), layer(right)])
    return TfKerasExport(randomized(tf_keras.Model([left, right], outputs)))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_convolution():
    return _keras(
        tf_keras.layers.Conv1D(4, 3, activation="relu", padding="same"),
        _LSTM(5, return_sequences=True),
        tf_keras.layers.Dense(2),
    )


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1}, committed=False)
def composite_keras_lstm_saved():
    """tf.saved_model.save: the layers' own functions are in the file, too."""
    model = tf_keras.Sequential([tf_keras.Input((6, 3), name="x"), _LSTM(5)])
    return TfKerasExport(randomized(model), by_save=True)


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_states():
    """The final states are results."""
    x = tf_keras.Input((6, 3), name="x")
    sequence, h, c = _LSTM(4, return_sequences=True, return_state=True)(x)
    return TfKerasExport(randomized(tf_keras.Model(x, {"sequence": sequence, "h": h, "c": c})))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1})
def composite_keras_lstm_initial_state():
    x = tf_keras.Input((6, 3), name="x")
    h, c = (tf_keras.Input((4,), name=name) for name in ("h", "c"))
    return TfKerasExport(
        randomized(tf_keras.Model([x, h, c], _LSTM(4)(x, initial_state=[h, c])))
    )


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 2})
def composite_keras_lstm_encoder_decoder():
    """The final states of one layer are the initial ones of another.

    They are larger than 64 bytes: the runtime rounds the size of a state up to that.
    """
    source, target = tf_keras.Input((5, 3), name="source"), tf_keras.Input((4, 2), name="target")
    _, h, c = _LSTM(6, return_state=True)(source)
    decoded = _LSTM(6, return_sequences=True)(target, initial_state=[h, c])
    outputs = tf_keras.layers.Dense(3)(decoded)
    return TfKerasExport(randomized(tf_keras.Model([source, target], outputs)))


@case(fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1}, committed=False)
def composite_keras_lstm_time_distributed():
    return _keras(tf_keras.layers.TimeDistributed(_LSTM(4)), shape=(2, 5, 3))


@case(committed=False)
def composite_keras_gru():
    """TFLite has no fused op: the body is converted."""
    return _keras(tf_keras.layers.GRU(4, return_sequences=True))


@case(values={"x": values.integers(0, 3)}, committed=False)
def composite_keras_lstm_mask():
    return _keras(
        tf_keras.layers.Embedding(5, 3, mask_zero=True), _LSTM(4), shape=(6,)
    )


@case(
    fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 1},
    stateful=True,
    shapes=[{"x": (2, 6, 3)}] * 3,
)
def composite_keras_lstm_stateful():
    return _keras(_LSTM(4, stateful=True), batch=2)


# Cells of lingvo: one time step; the fused op keeps the state.


def _cell(name, *, cells=4, outputs=None, coupled=False, normalized=False):
    """A cell as lingvo computes it, with its state in variables.

    Arguments: input, weight, bias, projection, scale of the layer normalization.
    """
    width, gates = outputs or cells, 3 if coupled else 4
    module = tf.Module()
    module.c = tf.Variable(tf.zeros([2, cells]), name="c")
    module.m = tf.Variable(tf.zeros([2, width]), name="m")

    def normalize(gate, scale):
        mean, variance = tf.nn.moments(gate, [1], keepdims=True)
        return (gate - mean) * tf.math.rsqrt(variance + 1e-8) * scale

    def step(x, weight, bias, projection, scale):
        sums = tf.split(tf.matmul(tf.concat([x, module.m], 1), weight), gates, 1)
        if normalized:
            sums = [normalize(*pair) for pair in zip(sums, tf.split(scale, gates))]
        sums = [a + b for a, b in zip(sums, tf.split(bias, gates))]
        forget = tf.sigmoid(sums[-2])
        gate = 1.0 - forget if coupled else tf.sigmoid(sums[1])
        c = tf.clip_by_value(forget * module.c + gate * tf.tanh(sums[0]), -10.0, 10.0)
        m = tf.sigmoid(sums[-1]) * tf.tanh(c)
        if outputs:
            m = tf.matmul(m, projection)
        module.c.assign(c)
        module.m.assign(m)
        return m

    cell = tf.function(step, autograph=False)
    weight = tf.constant(weights(3 + width, gates * cells))
    bias, scale = (
        tf.constant(weights(gates * cells, seed=seed, scale=0.3) + shift)
        for seed, shift in ((1, 0), (2, 1))
    )
    projection = tf.constant(weights(cells, outputs) if outputs else np.zeros(1, np.float32))

    def serve(x):
        return {"output": cell(x, weight, bias, projection, scale)}

    module.serve = tf.function(serve, input_signature=[spec(2, 3, name="x")], autograph=False)
    text = name + (",CoupleInputForgetGates" if coupled else "")
    return AnnotatedExport(ModuleExport(module, {"serving_default": module.serve}), "step", text)


_STEPS = {"stateful": True, "shapes": [{"x": (2, 3)}] * 4}


@variants(
    {"plain": (4, None, False), "projection": (5, 3, False), "coupled": (4, None, True)},
    fused={"LSTM": 1},
    **_STEPS,
)
def composite_lstm_cell(cells, outputs, coupled):
    return _cell("LSTMCellSimple", cells=cells, outputs=outputs, coupled=coupled)


@variants({"plain": (None,), "projection": (3,)}, fused={"LSTM": 1}, **_STEPS)
def composite_layer_norm_lstm_cell(outputs):
    return _cell("LayerNormalizedLstmCellSimple", outputs=outputs, normalized=True)
