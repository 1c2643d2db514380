#!/usr/bin/env python3
"""Writes converter_files: files of TFLiteConverter with recurrent loops, and TensorFlow's outputs.

Each NAME.tflite has one input, and NAME.npz has runs of it: "<run>/in" and "<run>/out". Needs the
packages of requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.framework.convert_to_constants import convert_variables_to_constants_v2

from models.exporters import randomized

HERE = pathlib.Path(__file__).resolve().parent
LAYERS = keras.layers


def sequences(**options):
    return LAYERS.LSTM(3, return_sequences=True, **options)


# Name -> batch, and the layers.
NETWORKS = {
    "lstm_last": (1, lambda x: LAYERS.LSTM(3)(x)),
    "lstm_sequences": (2, lambda x: sequences()(x)),
    "lstm_backwards": (2, lambda x: sequences(go_backwards=True)(x)),
    "lstm_masked": (2, lambda x: sequences()(LAYERS.Masking()(x))),
    "lstm_bidirectional": (1, lambda x: LAYERS.Bidirectional(sequences())(x)),
    "lstm_stacked": (1, lambda x: LAYERS.LSTM(2)(sequences()(x))),
    "simple_rnn": (1, lambda x: LAYERS.SimpleRNN(3)(x)),
    "gru": (1, lambda x: LAYERS.GRU(3)(x)),
}


def write(name: str, folder: pathlib.Path) -> None:
    batch, build = NETWORKS[name]
    x = keras.Input((5, 4), batch_size=batch, name="x")
    model = randomized(keras.Model(x, build(x)))
    traced = tf.function(lambda x: model(x)).get_concrete_function(
        tf.TensorSpec((batch, 5, 4), tf.float32, name="x")
    )
    # The converter reads weights of a loop from variables if they are not frozen.
    frozen = convert_variables_to_constants_v2(traced)
    converter = tf.lite.TFLiteConverter.from_concrete_functions([frozen], model)
    (folder / f"{name}.tflite").write_bytes(converter.convert())
    runs = {}
    rng = np.random.default_rng(7)
    for run in range(3):
        inputs = rng.normal(size=(batch, 5, 4)).astype(np.float32)
        if "masked" in name:
            inputs[0, run + 2 :] = 0
            inputs[-1, [0, 3]] = 0
        runs[f"{run}/in"] = inputs
        runs[f"{run}/out"] = traced(x=tf.constant(inputs)).numpy()
    np.savez_compressed(folder / f"{name}.npz", **runs)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "converter_files")
    folder = parser.parse_args().out
    folder.mkdir(exist_ok=True)
    for name in NETWORKS:
        write(name, folder)


if __name__ == "__main__":
    main()
