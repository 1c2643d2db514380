#!/usr/bin/env python3
"""Converts networks of keras.applications from .keras files, and compares LiteRT with Keras.

  run_applications.py --tfuse build/release/bin/tfuse [--only MobileNetV2]

Weights are random. The file must have no more ops than that of the SavedModel which Keras exports.
Needs the packages of ../e2e/requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import keras
import numpy as np
from ai_edge_litert.interpreter import Interpreter

# Random weights let values grow or vanish through a hundred layers; results are compared relative to
# the largest one.
TOLERANCE = 1e-4

# Name: the size of the input.
NETWORKS = {
    "MobileNetV2": 96,
    "MobileNetV3Small": 96,
    "EfficientNetV2B0": 96,
    "EfficientNetB0": 96,
    "ResNet50V2": 96,
    "ResNet50": 96,
    "ConvNeXtTiny": 64,
    "DenseNet121": 64,
    "NASNetMobile": 224,
    "InceptionV3": 96,
    "Xception": 96,
}


def convert(tfuse: str, source: pathlib.Path, output: pathlib.Path) -> float:
    start = time.monotonic()
    command = [tfuse, "convert", str(source), "-o", str(output), "-q"]
    if source.is_dir():
        command += ["--signature", "serving_default"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(done.stderr.strip()[:400])
    return time.monotonic() - start


def count_ops(model: pathlib.Path) -> int:
    interpreter = Interpreter(str(model), experimental_delegates=[])
    return len(interpreter._get_ops_details())


def run(tfuse: str, name: str, folder: pathlib.Path) -> str:
    keras.backend.clear_session()
    keras.utils.set_random_seed(1)
    size = NETWORKS[name]
    shape = (size, size, 3)
    model = getattr(keras.applications, name)(weights=None, input_shape=shape, classes=10)
    rng = np.random.default_rng(1)
    for weight in model.weights:
        if any(word in weight.path for word in ("moving_", "gamma", "beta", "bias")):
            noise = rng.standard_normal(weight.shape).astype(np.float32) * 0.1
            weight.assign(weight + (np.abs(noise) if "variance" in weight.path else noise))
    file, exported = folder / "model.keras", folder / "saved_model"
    model.save(file)
    model.export(str(exported), verbose=False)
    ours, other = folder / "keras.tflite", folder / "saved_model.tflite"
    seconds = [convert(tfuse, file, ours), convert(tfuse, exported, other)]
    x = rng.random((1, *shape)).astype(np.float32) * 255
    expected = np.asarray(model(x, training=False))
    runner = Interpreter(str(ours), num_threads=1).get_signature_runner("serving_default")
    (key,) = runner.get_input_details()
    (actual,) = runner(**{key: x}).values()
    error = np.max(np.abs(actual - expected)) / np.max(np.abs(expected))
    counts = [count_ops(each) for each in (ours, other)]
    text = f"{name}: deviates by {error:.1e}, {counts[0]} ops in {seconds[0]:.2f} s; SavedModel: {counts[1]} ops in {seconds[1]:.2f} s"
    if not error <= TOLERANCE or counts[0] > counts[1]:
        raise AssertionError(text)
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    passed = failed = 0
    for name in NETWORKS:
        if arguments.only not in name:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                print(run(os.path.abspath(arguments.tfuse), name, pathlib.Path(folder)), flush=True)
                passed += 1
            except AssertionError as error:
                print(f"FAIL {name}: {error}", flush=True)
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
