"""Recurrent layers of unknown batch beside ops whose result sizes LiteRT learns as it runs.

LiteRT then plans the graph in parts. The states of a layer must grow and shrink with the batch in
every part, also where a state of the former batch would be too small.
"""

from __future__ import annotations

import keras
import tensorflow as tf

from . import values
from .exporters import ModuleExport, function, randomized, spec
from .registry import case, variants

LSTM = "UNIDIRECTIONAL_SEQUENCE_LSTM"
_BATCHES = (2, 9, 1, 17, 4)


def _layer(name="LSTM"):
    return getattr(keras.layers, name)(3, return_sequences=True)


def _built(layer):
    layer.build((None, 5, 4))
    return randomized(layer)


def _beside(layer, body, masked=False, **inputs):
    """The layer and an op that does not depend on it."""
    layer = _built(layer)

    def run(x, *others):
        other = body(*others)
        mask = tf.sequence_mask(tf.range(tf.shape(x)[0]) + 1, 5) if masked else None
        return {"other": other, "y": layer(x, mask=mask)}

    return function(run, [v.value for v in layer.variables], x=spec(None, 5, 4), **inputs)


_ROWS = {"z": spec(None, 4)}
_AXIS = {"z": spec(4, 4), "axis": spec(dtype=tf.int32)}

_OPS = {
    "slice": (lambda z: tf.slice(z, [0, 1], [-1, 2]), _ROWS),
    "top_k": (lambda z: tf.math.top_k(z, 2)[0], _ROWS),
    "where": (lambda z: tf.where(z > 0.0), _ROWS),
    "sum_of_axis": (lambda z, axis: tf.reshape(tf.reduce_sum(z, axis), [4]), _AXIS),
    "arg_max_of_axis": (lambda z, axis: tf.argmax(z, axis), _AXIS),
    "segment_sum": (
        lambda z: tf.math.segment_sum(z[0], tf.cast(tf.math.cumsum(tf.abs(z[0])), tf.int32)),
        _ROWS,
    ),
    "loop": (
        lambda n: tf.while_loop(
            lambda i, _: i < 3, lambda i, s: (i + 1, s + tf.reduce_sum(tf.range(i + n))), [0, 0]
        )[1],
        {"n": spec(dtype=tf.int32)},
    ),
    "branch": (
        lambda z: tf.cond(
            tf.reduce_sum(z) > 0.0,
            lambda: tf.reduce_sum(tf.where(z > 0.0)),
            lambda: tf.constant(-3, tf.int64),
        ),
        _ROWS,
    ),
}

_VALUES = {"axis": values.turns(0, 1, 0, 1, 0), "n": values.turns(2, 3, 5, 1, 4)}


@variants(
    _OPS, batches=_BATCHES, values=_VALUES, fused={LSTM: 1}, committed="slice sum_of_axis loop"
)
def lstm_beside(body, inputs):
    return _beside(_layer(), body, **inputs)


@variants(
    {
        "bidirectional": ("LSTM", False),
        "bidirectional_masked": ("LSTM", True),
        "bidirectional_simple_rnn": ("SimpleRNN", False),
    },
    batches=_BATCHES,
    committed="bidirectional bidirectional_masked",
)
def slice_beside(name, masked):
    layer = keras.layers.Bidirectional(_layer(name), merge_mode="sum")
    return _beside(layer, _OPS["slice"][0], masked, **_ROWS)


@case(stateful=True, batches=_BATCHES, fused={LSTM: 1})
def lstm_beside_scalar_variable():
    owner = tf.Module()
    owner.layer = _built(_layer())
    owner.calls = tf.Variable(0.5, name="calls")

    def run(x):
        calls = owner.calls.assign_add(1.0) * 1.0
        return {"calls": calls, "y": owner.layer(x)}

    traced = tf.function(run).get_concrete_function(x=tf.TensorSpec((None, 5, 4), name="x"))
    return ModuleExport(owner, {"serving_default": traced})


@case(batches=_BATCHES, fused={LSTM: 1})
def lstm_after_slice():
    """The layer reads a part of each sequence, whose size LiteRT learns as it runs."""
    layer = _built(_layer())

    def run(x):
        return layer(x[:, 1:-1], initial_state=[x[:, 0, :3], x[:, -1, 1:]])

    return function(run, [v.value for v in layer.variables], x=spec(None, 7, 4))
