"""Keras' `model.quantize("int4")`: two weights in a byte, float arithmetic."""

from __future__ import annotations

import keras
from keras import layers
from keras.quantizers import Int4QuantizationConfig

from .exporters import KerasExport, randomized
from .registry import case, variants
from .values import integers

# One group of all inputs with zero points (the default for small layers), groups of 8 inputs, no zero points.
_CONFIGS = {"default": {}, "blocks": {"block_size": 8}, "channels": {"block_size": -1}}


@variants({name: (config,) for name, config in _CONFIGS.items()})
def keras3_quantize_int4_dense(config):
    x = keras.Input((24,), name="x")
    y = layers.Dense(6)(layers.Dense(16, activation="relu")(x))
    model = randomized(keras.Model(x, y))
    model.quantize(config=Int4QuantizationConfig(**config))
    return KerasExport(model)


@case(values={"x": integers(0, 30)})
def keras3_quantize_int4_embedding():
    x = keras.Input((5,), dtype="int32", name="x")
    y = layers.EinsumDense("abc,cd->abd", output_shape=(None, 6), bias_axes="d")(layers.Embedding(30, 8)(x))
    model = randomized(keras.Model(x, y))
    model.quantize("int4")
    return KerasExport(model)
