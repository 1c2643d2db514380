#!/usr/bin/env python3
"""Runs model.tflite of each folder on samples.pickle, in TensorFlow's interpreter with the Flex delegate, and writes
results.pickle: a list of outputs per sample, or the text of an error.

Needs a TensorFlow whose wheel has the delegate, such as tensorflow-cpu 2.18.
"""

from __future__ import annotations

import os
import pathlib
import pickle
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import numpy as np
import tensorflow as tf


def run(folder: pathlib.Path) -> list[list[np.ndarray]]:
    """The results of all samples, one after the other in one interpreter."""
    with (folder / "samples.pickle").open("rb") as file:
        samples = pickle.load(file)
    interpreter = tf.lite.Interpreter(model_path=str(folder / "model.tflite"), num_threads=1)
    runner = interpreter.get_signature_runner()
    results = []
    for sample in samples:
        # A scalar string is no array.
        outputs = runner(**{name: np.asarray(value) for name, value in sample.items()})
        results.append([outputs[name] for name in sorted(outputs)])
    return results


def main() -> None:
    for folder in map(pathlib.Path, sys.argv[1:]):
        try:
            results = run(folder)
        except (RuntimeError, ValueError) as error:
            results = str(error)
        with (folder / "results.pickle").open("wb") as file:
            pickle.dump(results, file)


if __name__ == "__main__":
    main()
