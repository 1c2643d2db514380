#!/usr/bin/env python3
"""Measures what --equalize and --bias-correction change: the error of int8 files against the float file.

MobileNetV2, MobileNetV3-Large and EfficientNetB0 of Keras, with random weights whose batch normalizations
have the statistics of random images; and the same networks with channels of spread ranges, as training
leaves them: the factors of batch normalizations, and the weights of each input channel of convolutions,
are multiplied by log-normal factors. The error is the root mean square of the difference from tfuse's float
file on images that calibration did not see, relative to the float file's. Prints a Markdown table. Needs
the packages of bench/requirements.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent

os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np  # noqa: E402
from ai_edge_litert.interpreter import Interpreter  # noqa: E402

# Network -> the range of its pixels.
NETWORKS = {"MobileNetV2": (-1, 1), "MobileNetV3Large": (0, 255), "EfficientNetB0": (0, 255)}
SIZE = 128

OPTIONS = {
    "neither": [],
    "equalize": ["--equalize"],
    "bias correction": ["--bias-correction"],
    "both": ["--equalize", "--bias-correction"],
}


def images(count: int, seed: int, bounds: tuple[int, int]) -> np.ndarray:
    """Images with large and small structures."""
    random = np.random.default_rng(seed)
    result = np.zeros((count, SIZE, SIZE, 3))
    for size in (4, 16, 64):
        coarse = random.normal(size=(count, size, size, 3))
        result += np.repeat(np.repeat(coarse, SIZE // size, 1), SIZE // size, 2)
    low, high = bounds
    return (low + (high - low) * np.clip(result / 8 + 0.5, 0, 1)).astype(np.float32)


def write(name: str, spread: float, path: pathlib.Path) -> None:
    import keras
    import tensorflow as tf

    keras.utils.set_random_seed(0)
    random = np.random.default_rng(0)
    network = getattr(keras.applications, name)(
        weights=None, input_shape=(SIZE, SIZE, 3), input_tensor=keras.Input((SIZE, SIZE, 3), 1),
        classifier_activation=None,
    )  # fmt: skip
    norms = [layer for layer in network.layers if isinstance(layer, keras.layers.BatchNormalization)]
    for layer in network.layers:
        if isinstance(layer, (keras.layers.Conv2D, keras.layers.DepthwiseConv2D)):
            kernel, *bias = layer.get_weights()
            kernel *= np.exp(spread * random.normal(size=(1, 1, kernel.shape[2], 1)))
            layer.set_weights([kernel, *bias])
    for layer in norms:
        gamma, beta, mean, variance = layer.get_weights()
        gamma *= np.exp(spread * random.normal(size=gamma.shape))
        beta = random.normal(size=beta.shape) * gamma / 2
        layer.set_weights([gamma, beta, mean, variance])
        layer.momentum = 0.0
    # One step of training sets the statistics of the batch normalizations.
    keras.Model(network.inputs, network.outputs)(images(16, 1, NETWORKS[name]), training=True)
    module = tf.Module()
    module.network = network
    signature = [tf.TensorSpec((1, SIZE, SIZE, 3), tf.float32, name="x")]
    module.serve = tf.function(lambda x: {"output": network(x, training=False)}, input_signature=signature)
    tf.saved_model.save(module, str(path), signatures=module.serve)


def outputs_of(path: pathlib.Path, samples: np.ndarray) -> np.ndarray:
    interpreter = Interpreter(str(path), num_threads=1)
    interpreter.allocate_tensors()
    results = []
    for sample in samples:
        interpreter.set_tensor(interpreter.get_input_details()[0]["index"], sample[np.newaxis])
        interpreter.invoke()
        results.append(interpreter.get_tensor(interpreter.get_output_details()[0]["index"]).astype(np.float64))
    return np.stack(results)


def relative_error(got: np.ndarray, want: np.ndarray) -> float:
    return float(np.sqrt(np.mean((got - want) ** 2) / np.mean(want**2)))


def measure(name: str, spread: float, arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder = pathlib.Path(directory)
        source = folder / "model"
        # Another process, whose memory is free afterwards.
        subprocess.run([sys.executable, __file__, "--write", name, str(spread), str(source)], check=True)
        data, test = folder / "data.npz", images(arguments.samples, 3, NETWORKS[name])
        np.savez(data, x=images(arguments.samples, 2, NETWORKS[name]))
        convert = [arguments.tfuse, "convert", str(source), "-q", "-o"]
        subprocess.run([*convert, str(folder / "float.tflite")], check=True)
        want = outputs_of(folder / "float.tflite", test)
        errors = []
        for options in OPTIONS.values():
            file = folder / "int8.tflite"
            subprocess.run([*convert, str(file), "--quantize", "int8", "--calibration", str(data), *options], check=True)
            errors.append(relative_error(outputs_of(file, test), want))
        if arguments.stock:
            file = folder / "stock.tflite"
            script = [sys.executable, str(HERE / "convert_stock.py"), str(source), str(file), "int8", "--frozen"]
            subprocess.run([*script, "--data", str(data)], check=True, capture_output=True)
            errors.append(relative_error(outputs_of(file, test), want))
        print(f"| {name} | {spread:g} | {' | '.join(f'{error:.3f}' for error in errors)} |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default=str(ROOT / "build/release/bin/tfuse"), help="the tfuse program")
    parser.add_argument("--network", action="append", choices=NETWORKS, help="only this network (repeatable)")
    parser.add_argument("--spread", action="append", type=float, help="standard deviation of the logarithms")
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--stock", action="store_true", help="measure TFLiteConverter as well")
    parser.add_argument("--write", nargs=3, metavar=("NETWORK", "SPREAD", "PATH"), help="write a network")
    arguments = parser.parse_args()
    if arguments.write:
        name, spread, path = arguments.write
        write(name, float(spread), pathlib.Path(path))
        return 0
    columns = [*OPTIONS, *(["TFLiteConverter"] if arguments.stock else [])]
    print(f"| network | spread | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 2)}")
    for name in arguments.network or NETWORKS:
        for spread in arguments.spread or [0, 0.5, 1]:
            measure(name, spread, arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
