#!/usr/bin/env python3
"""Trains small networks on real data, quantizes them, and compares accuracies.

  run_trained.py --tfuse build/release/bin/tfuse

The data are those of scikit-learn: handwritten digits as images (CNN) and as sequences of rows (LSTM),
and the diabetes data (regression with dense layers). The float TFLite file, int8 and int16x8 are run in
LiteRT on samples that neither training nor calibration has seen. A mode fails if its mean loss over SEEDS
is more than MAX_LOSS points of accuracy, or of the coefficient of determination times 100.

One network and one test set do not resolve 0.1 points:
- A label of 599 weighs 0.17 points. Each sample is scored NUM_COPIES times, with noise of a twentieth of
  the data's deviation. Calibration samples have such noise, too: without it, pixels above 1 saturate.
- Rounding weights to int8 moves the decision boundary. The accuracy of one network rises or falls by
  0.1 points then, even with float activations (the column "weights alone").

The last line is `N passed, N failed`. Needs the packages of requirements-oracle.txt.
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
# For the column "weights alone": float activations, and loops, because fused LSTMs of unknown batch size keep float
# weights in this mode.
WEIGHTS_ALONE = ("--quantize", "weights", "--min-elements", "1", "--rnn", "while")
SEEDS = range(7, 12)
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


def with_noise(x: np.ndarray, deviation: float, seed: int) -> np.ndarray:
    return x + np.random.default_rng(seed).normal(0, deviation / 20, x.shape).astype(np.float32)


def scores(build_model, seed: int, tfuse: str, directory: pathlib.Path) -> dict[str, float]:
    """Mode -> points of one trained network."""
    keras.utils.set_random_seed(seed)
    model, loss, epochs, x, y = build_model()
    num_test = len(y) // 3
    train, train_y = x[num_test:], y[num_test:]
    test, test_y = np.repeat(x[:num_test], NUM_COPIES, axis=0), np.repeat(y[:num_test], NUM_COPIES)
    test = with_noise(test, x.std(), seed=1)
    model.compile(keras.optimizers.Adam(3e-3), loss)
    model.fit(train, train_y, epochs=epochs, batch_size=32, verbose=0)
    model.export(directory / "model", verbose=False)
    data = directory / "data.npy"
    np.save(data, with_noise(train[:NUM_CALIBRATION], x.std(), seed=2))

    def points(*options: str) -> float:
        path = directory / "model.tflite"
        command = [tfuse, "convert", str(directory / "model"), "-q", "--signature", "serving_default"]
        subprocess.run([*command, "-o", str(path), *options], check=True)
        return score(path, test, test_y)

    found = {"float": points(), "weights alone": points(*WEIGHTS_ALONE)}
    return found | {mode: points("--quantize", mode, "--calibration", str(data)) for mode in MAX_LOSS}


def check(build_model, tfuse: str) -> list[str]:
    """One line for each mode."""
    runs = []
    for seed in SEEDS:
        with tempfile.TemporaryDirectory() as directory:
            runs.append(scores(build_model, seed, tfuse, pathlib.Path(directory)))

    def losses(mode: str) -> list[float]:
        return [run["float"] - run[mode] for run in runs]

    lines = []
    for mode, allowed in MAX_LOSS.items():
        mean = float(np.mean(losses(mode)))
        verdict = "ok  " if mean <= allowed else "FAIL"
        each = " ".join(f"{loss:.2f}" for loss in losses(mode))
        lines.append(
            f"{verdict} {build_model.__name__:12s}{mode:8s} float {np.mean([run['float'] for run in runs]):.2f}, "
            f"mean loss {mean:.3f} ({each}), of the weights alone {np.mean(losses('weights alone')):.3f}"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True, help="the tfuse program")
    arguments = parser.parse_args()
    lines = []
    for build_model in (cnn, lstm, regression):
        for line in check(build_model, arguments.tfuse):
            print(line, flush=True)
            lines.append(line)
    failed = sum(line.startswith("FAIL") for line in lines)
    print(f"{len(lines) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
