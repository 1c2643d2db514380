"""TensorFlow.js layers models: configurations of Keras 2 and 3 instead of graphs."""

from __future__ import annotations

import dataclasses
import pathlib
from typing import Any

import keras
import numpy as np
import tf_keras

from . import values
from .exporters import Saved, run_of_keras
from .layers_files import write_layers_model
from .registry import case


@dataclasses.dataclass
class LayersExport:
    """A model of Keras 3 or tf_keras as a TensorFlow.js layers model."""

    model: Any
    version: str
    stored: str = ""
    bare: bool = False
    shard_bytes: int = 4 << 20

    def save(self, directory: pathlib.Path) -> Saved:
        model = self.model
        values.randomize(model.weights, np.random.default_rng(7))
        write_layers_model(
            model,
            directory,
            self.version,
            stored=self.stored,
            bare=self.bare,
            shard_bytes=self.shard_bytes,
        )
        return Saved("tfjs", "model", f"keras {self.version}, layers_files.py", **run_of_keras(model))


@case(values={"conv_input": values.normal(8.0)})
def tfjs_layers_images():
    """A Sequential model of Keras 2 as TensorFlow.js writes it, with quantized weights in many files."""
    layers = tf_keras.layers
    model = tf_keras.Sequential(
        [
            layers.Conv2D(4, 3, padding="same", use_bias=False, input_shape=(12, 12, 3), name="conv"),
            layers.BatchNormalization(name="norm"),
            layers.ReLU(6.0, name="relu"),
            layers.DepthwiseConv2D(3, strides=2, padding="same", activation="relu", name="depthwise"),
            layers.MaxPooling2D(name="pool"),
            layers.SeparableConv2D(5, 2, name="separable"),
            layers.PReLU(shared_axes=[1, 2], name="prelu"),
            layers.Dropout(0.5, name="dropout"),
            layers.Flatten(name="flatten"),
            layers.Dense(3, activation="softmax", name="scores"),
        ],
        name="images",
    )
    return LayersExport(model, "2.15.0", stored="uint8", bare=True, shard_bytes=200)


@case(shapes=[{"a": (2, 4), "b": (2, 4)}, {"a": (3, 4), "b": (3, 4)}])
def tfjs_layers_functional():
    """Models in a model, shared layers, several inputs and outputs, and operations, of Keras 3."""
    layers = keras.layers
    inner = keras.Sequential([keras.Input((4,)), layers.Dense(5, activation="gelu"), layers.Dense(4)], name="inner")
    x = keras.Input((4,), name="inside")
    block = keras.Model(x, layers.LayerNormalization(name="norm")(x + inner(x)), name="block")
    a, b = keras.Input((4,), name="a"), keras.Input((4,), name="b")
    left, right = block(block(a)), block(b)
    joined = layers.Concatenate(name="joined")([left, right])
    outputs = [layers.Dense(2, name="first")(joined), layers.Dot(axes=1, normalize=True, name="second")([left, right])]
    return LayersExport(keras.Model([a, b], outputs), "3.15.1")


@case(values={"words": values.integers(0, 6)}, fused={"UNIDIRECTIONAL_SEQUENCE_LSTM": 3})
def tfjs_layers_masked_lstm():
    """Masks of an embedding through a bidirectional layer, of Keras 2."""
    layers = tf_keras.layers
    words = tf_keras.Input((7,), dtype="int32", name="words")
    x = layers.Embedding(6, 4, mask_zero=True, name="embedding")(words)
    x = layers.Bidirectional(layers.LSTM(3, return_sequences=True), name="both")(x)
    y = layers.LSTM(3, name="last")(x)
    return LayersExport(tf_keras.Model(words, layers.Dense(2, name="y")(y)), "2.15.0")
