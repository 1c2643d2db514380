#!/usr/bin/env python3
"""Writes the cases of quantization-aware training: exports of tensorflow-model-optimization.

Needs a separate environment: the packages of requirements-oracle.txt and

    pip install --no-deps tensorflow-model-optimization==0.8.1 dm-tree==0.1.10

The expected values are TensorFlow's, with the simulated quantization of training. The layout of cases is that of
write_models.py.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys

# Before TensorFlow is imported; tensorflow-model-optimization needs Keras 2.
os.environ["TF_USE_LEGACY_KERAS"] = "1"

import write_models

import numpy as np
import tensorflow_model_optimization as tfmot
import tf_keras
from models.exporters import TfKerasExport
from models.registry import Case
from tf_keras import layers


def trained(model: tf_keras.Model, classes: int) -> TfKerasExport:
    """The model with simulated quantization, after some steps of training, in which it observes its ranges."""
    rng = np.random.default_rng(5)
    x = rng.normal(size=(128, *model.input_shape[1:])).astype(np.float32)
    quantized = tfmot.quantization.keras.quantize_model(model)
    quantized.compile(tf_keras.optimizers.Adam(1e-2), "sparse_categorical_crossentropy")
    quantized.fit(x, rng.integers(0, classes, len(x)), batch_size=16, epochs=3, verbose=0)
    return TfKerasExport(quantized)


def cnn() -> TfKerasExport:
    """A batch norm to be folded, a depthwise convolution, and two branches that are added."""
    x = y = tf_keras.Input((8, 8, 2), name="image")
    y = layers.Conv2D(6, 3, padding="same", use_bias=False)(y)
    y = layers.ReLU()(layers.BatchNormalization()(y))
    y = layers.Add()([y, layers.Conv2D(6, 1)(y)])
    y = layers.ReLU()(layers.DepthwiseConv2D(3, strides=2)(y))
    y = layers.Flatten()(y)
    return trained(tf_keras.Model(x, layers.Dense(4, activation="softmax")(y)), classes=4)


def dense() -> TfKerasExport:
    x = tf_keras.Input((20,), name="features")
    y = layers.Dense(24, activation="relu")(x)
    y = layers.Dense(12, activation="tanh")(y)
    return trained(tf_keras.Model(x, layers.Dense(3, activation="softmax")(y)), classes=3)


CASES = [Case(f"qat_{build.__name__}", "qat", build) for build in (cnn, dense)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, required=True, metavar="DIR")
    arguments = parser.parse_args()
    for case in CASES:
        print(case.name, write_models.write_case(case, arguments.out / case.name, write_models.SMALL_LIMIT), flush=True)
    return 0


if __name__ == "__main__":
    write_models.make_reproducible()
    sys.exit(main())
