#!/usr/bin/env python3
"""Trains small networks on real data, quantizes them, and compares accuracies.

  run_trained.py --tfuse build/release/bin/tfuse

The data are those of scikit-learn: handwritten digits as images (CNN) and as sequences of rows (LSTM),
and the diabetes data (regression with dense layers). The float TFLite file, int8 and int16x8 are run in
LiteRT on samples that neither training nor calibration has seen. Each is scored NUM_COPIES times, with
noise of a twentieth of the data's deviation: a label of 599 weighs 0.17 points, more than int16x8 may
lose. A mode fails if it loses more than MAX_LOSS points of accuracy, or of the coefficient of
determination times 100. The last line is `N passed, N failed`. Needs the packages of
requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ["KERAS_BACKEND"] = "tensorflow"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import keras
import numpy as np
from ai_edge_litert.interpreter import Interpreter
from keras import layers
from sklearn import datasets

# The greatest loss in points, against the float file.
MAX_LOSS = {"int8": 0.5, "int16x8": 0.1}
NUM_CALIBRATION = 200
NUM_COPIES = 16


def digits(shape: tuple[int, ...]):
    """Images of 8 x 8 pixels in [0, 1], in a fixed random order."""
    images, labels = datasets.load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(labels))
    return (images[order] / 16).reshape(-1, *shape).astype(np.float32), labels[order]


def cnn():
    x, y = digits((8, 8, 1))
    model = keras.Sequential(
        [
            keras.Input((8, 8, 1)),
            layers.Conv2D(16, 3, padding="same", use_bias=False),
            layers.BatchNormalization(),
            layers.ReLU(),
            layers.DepthwiseConv2D(3, activation="relu6"),
            layers.MaxPooling2D(),
            layers.Conv2D(32, 3, activation="relu"),
            layers.GlobalAveragePooling2D(),
            layers.Dense(10, activation="softmax"),
        ]
    )
    return model, "sparse_categorical_crossentropy", 40, x, y


def lstm():
    x, y = digits((8, 8))
    model = keras.Sequential(
        [
            keras.Input((8, 8)),
            layers.LSTM(32, return_sequences=True),
            layers.Bidirectional(layers.LSTM(16)),
            layers.Dense(10, activation="softmax"),
        ]
    )
    return model, "sparse_categorical_crossentropy", 40, x, y


def regression():
    x, y = datasets.load_diabetes(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(y))
    x, y = x[order] / x.std(0), (y[order] - y.mean()) / y.std()
    model = keras.Sequential(
        [
            keras.Input((10,)),
            layers.Dense(32, activation="tanh"),
            layers.Dense(16, activation="relu"),
            layers.Dense(1),
        ]
    )
    return model, "mean_squared_error", 30, x.astype(np.float32), y


def score(path: pathlib.Path, x: np.ndarray, y: np.ndarray) -> float:
    """Points: percents of right labels, or 100 times the coefficient of determination."""
    interpreter = Interpreter(str(path), num_threads=1)
    index = interpreter.get_input_details()[0]["index"]
    interpreter.resize_tensor_input(index, x.shape)
    interpreter.allocate_tensors()
    interpreter.set_tensor(index, x)
    interpreter.invoke()
    results = interpreter.get_tensor(interpreter.get_output_details()[0]["index"])
    if results.shape[-1] > 1:
        return 100 * float(np.mean(results.argmax(-1) == y))
    return 100 * float(1 - np.mean(np.square(results[:, 0] - y)) / np.var(y))


def check(build_model, tfuse: str, directory: pathlib.Path) -> list[str]:
    """One line for each mode."""
    keras.utils.set_random_seed(7)
    model, loss, epochs, x, y = build_model()
    num_test = len(y) // 3
    train, train_y = x[num_test:], y[num_test:]
    test, test_y = np.repeat(x[:num_test], NUM_COPIES, axis=0), np.repeat(y[:num_test], NUM_COPIES)
    noise = np.random.default_rng(1).normal(0, x.std() / 20, test.shape).astype(np.float32)
    test = test + noise
    model.compile(keras.optimizers.Adam(3e-3), loss)
    model.fit(train, train_y, epochs=epochs, batch_size=32, verbose=0)
    model.export(directory / "model", verbose=False)
    data = directory / "data.npy"
    np.save(data, train[:NUM_CALIBRATION])

    def convert(mode: str) -> pathlib.Path:
        path = directory / f"{mode}.tflite"
        options = [] if mode == "float" else ["--quantize", mode, "--calibration", str(data)]
        command = [tfuse, "convert", str(directory / "model"), "-q", "--signature", "serving_default"]
        subprocess.run([*command, "-o", str(path), *options], check=True)
        return path

    reference = score(convert("float"), test, test_y)
    lines = []
    for mode, allowed in MAX_LOSS.items():
        points = score(convert(mode), test, test_y)
        verdict = "ok  " if reference - points <= allowed else "FAIL"
        lines.append(
            f"{verdict} {build_model.__name__:12s}{mode:8s} float {reference:.2f}, quantized {points:.2f} "
            f"({len(test_y)} samples)"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True, help="the tfuse program")
    arguments = parser.parse_args()
    lines = []
    for build_model in (cnn, lstm, regression):
        with tempfile.TemporaryDirectory() as directory:
            for line in check(build_model, arguments.tfuse, pathlib.Path(directory)):
                print(line, flush=True)
                lines.append(line)
    failed = sum(line.startswith("FAIL") for line in lines)
    print(f"{len(lines) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
