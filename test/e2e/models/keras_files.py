"""Files of Keras: .keras archives and .h5 files of Keras 3 and tf_keras."""

from __future__ import annotations

import dataclasses
import pathlib
from typing import Any

import keras
import numpy as np
import tf_keras

from . import values
from .exporters import Saved, run_of_keras
from .registry import case


@dataclasses.dataclass
class FileExport:
    """`model.save()`, whose format is that of the file's name."""

    model: Any
    name: str

    def save(self, directory: pathlib.Path) -> Saved:
        values.randomize(self.model.weights, np.random.default_rng(7))
        directory.mkdir(parents=True)
        self.model.save(directory / self.name)
        package = keras if isinstance(self.model, keras.Model) else tf_keras
        producer = f"{package.__name__} {package.__version__} save"
        return Saved("keras", f"model/{self.name}", producer, **run_of_keras(self.model))


@case(values={"image": values.normal(4.0)})
def keras_images():
    """A model in a model, each with layers of the same names, and layers of one class with other names."""
    layers = keras.layers
    stem = keras.Sequential(
        [
            keras.Input((10, 10, 3)),
            layers.Conv2D(4, 3, padding="same", use_bias=False, name="conv"),
            layers.BatchNormalization(name="norm"),
            layers.ReLU(6.0, name="relu"),
        ],
        name="stem",
    )
    image = keras.Input((10, 10, 3), name="image")
    x = layers.Conv2D(5, 1, activation="relu", name="conv")(stem(image))
    x = layers.BatchNormalization(name="norm")(x)
    left = layers.DepthwiseConv2D(3, padding="same", name="conv_7")(x)
    right = layers.SeparableConv2D(5, 3, padding="same", name="conv_2")(x)
    x = layers.GlobalAveragePooling2D(name="pool")(layers.Add(name="sum")([left, right]))
    return FileExport(keras.Model(image, layers.Dense(3, name="scores")(x)), "images.keras")


@case(values={"words": values.integers(0, 6)})
def keras_masked_bidirectional():
    """Masks of an embedding through a bidirectional layer, and stacked cells whose names are not in order."""
    layers = keras.layers
    words = keras.Input((7,), dtype="int32", name="words")
    x = layers.Embedding(6, 4, mask_zero=True, name="embedding")(words)
    x = layers.Bidirectional(layers.LSTM(3, return_sequences=True), name="both")(x)
    cells = [layers.SimpleRNNCell(4, name=name) for name in ("simple_rnn_cell_1", "simple_rnn_cell")]
    x = layers.RNN(cells, name="cells")(x)
    return FileExport(keras.Model(words, layers.Dense(2, name="y")(x)), "words.keras")


@case(shapes=[{"x": (2, 5, 6)}, {"x": (3, 5, 6)}])
def keras_attention():
    """Attention, with a shared layer and a distributed model inside, of tf_keras."""
    layers = tf_keras.layers
    x = tf_keras.Input((5, 6), name="x")
    norm = layers.LayerNormalization(name="norm")
    y = layers.MultiHeadAttention(2, 3, name="attention")(norm(x), norm(x))
    y = norm(layers.Add(name="residual")([x, y]))
    inner = tf_keras.Sequential([layers.Dense(8, activation="relu"), layers.Dense(4)], name="inner")
    y = layers.TimeDistributed(inner, name="each")(y)
    return FileExport(tf_keras.Model(x, y), "attention.keras")


def small_network(package: Any) -> Any:
    layers = package.layers
    inner = package.Sequential([package.Input((4,)), layers.Dense(5, activation="tanh"), layers.Dense(4)], name="inner")
    x = package.Input((6, 4), name="x")
    y = layers.Normalization(mean=[0.5] * 4, variance=[2.0] * 4, name="scale")(x)
    y = layers.GRU(4, name="gru")(layers.Dense(4, activation="hard_sigmoid", name="gates")(y))
    return package.Model(x, layers.Dense(3, name="y")(inner(y)))


@case(values={"x": values.normal(3.0)})
def keras_h5_version_2():
    """The file of tf_keras, whose hard_sigmoid is not that of Keras 3."""
    return FileExport(small_network(tf_keras), "network.h5")


@case(values={"x": values.normal(3.0)})
def keras_h5_version_3():
    """The same network of Keras 3."""
    return FileExport(small_network(keras), "network.h5")
