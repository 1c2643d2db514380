#!/usr/bin/env python3
"""Times the forms of recurrent networks in LiteRT: fused op, WHILE loop, unrolled.

A Keras 3 LSTM and a GRU over a sequence, batch 1. Each form is converted by tfuse, and by TFLiteConverter
where it can: the batch is fixed for that. All run in turn, in one process, on one thread, with
XNNPACK as LiteRT chooses it; shown are medians, sizes and op counts, as a Markdown table.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ["KERAS_BACKEND"] = "tensorflow"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "test" / "e2e"))

import numpy as np  # noqa: E402
import tflite_file  # noqa: E402
from ai_edge_litert.interpreter import Interpreter  # noqa: E402

# The forms of each layer.
FORMS = {
    "LSTM": ("fused", "while", "unrolled"),
    "masked LSTM": ("fused", "while"),
    "GRU": ("while", "unrolled"),
}


def make_model(layer: str, units: int, steps: int, features: int):
    import keras

    keras.utils.set_random_seed(0)
    x = y = keras.Input((steps, features), name="x")
    if layer.startswith("masked"):
        y = keras.layers.Masking()(x)
    return keras.Model(x, getattr(keras.layers, layer.split()[-1])(units)(y))


def convert(tfuse: str, model: pathlib.Path, shape: str, form: str, output: pathlib.Path) -> None:
    subprocess.run(
        [tfuse, "convert", str(model), "-o", str(output), "-q", "--rnn", form]
        + ["--input-shapes", shape],
        check=True,
    )


def convert_stock(model, shape: tuple[int, ...], output: pathlib.Path) -> bool:
    import tensorflow as tf
    from tensorflow.python.framework import convert_to_constants

    function = tf.function(lambda x: model(x, training=False))
    concrete = function.get_concrete_function(tf.TensorSpec(shape, tf.float32))
    try:
        # Freeze the variables: TFLiteConverter would not restore those that loops read.
        frozen = convert_to_constants.convert_variables_to_constants_v2(concrete)
        converter = tf.lite.TFLiteConverter.from_concrete_functions([frozen])
        output.write_bytes(converter.convert())
    except Exception as error:  # The converter raises whatever it likes.
        print(f"TFLiteConverter: {str(error).splitlines()[0]}", file=sys.stderr)
        return False
    return True


class Runner:
    """Runs a file in a separate interpreter."""

    def __init__(self, path: pathlib.Path, shape: tuple[int, ...]):
        self.interpreter = Interpreter(model_path=str(path), num_threads=1)
        details = self.interpreter.get_input_details()[0]
        self.interpreter.resize_tensor_input(details["index"], shape)
        self.interpreter.allocate_tensors()
        rng = np.random.default_rng(0)
        self.interpreter.set_tensor(details["index"], rng.normal(size=shape).astype(np.float32))
        self.times: list[float] = []

    def run(self) -> None:
        start = time.perf_counter()
        self.interpreter.invoke()
        self.times.append(time.perf_counter() - start)

    def output(self) -> np.ndarray:
        return self.interpreter.get_tensor(self.interpreter.get_output_details()[0]["index"])


def compare(layer: str, arguments: argparse.Namespace) -> bool:
    """Prints the table of one layer; returns whether all forms agree."""
    units, steps, features = arguments.units, arguments.steps, arguments.features
    shape = (1, steps, features)
    with tempfile.TemporaryDirectory() as temporary:
        directory = pathlib.Path(temporary)
        model = make_model(layer, units, steps, features)
        model.export(str(directory / "model"), verbose=False)
        files = {f"tfuse --rnn={form}": directory / f"{form}.tflite" for form in FORMS[layer]}
        sizes = "x:" + ",".join(map(str, shape))
        for form, path in zip(FORMS[layer], files.values()):
            convert(arguments.tfuse, directory / "model", sizes, form, path)
        if convert_stock(model, shape, directory / "stock.tflite"):
            files["TFLiteConverter, batch fixed"] = directory / "stock.tflite"
        runners = {name: Runner(path, shape) for name, path in files.items()}
        for _ in range(arguments.runs + 5):
            for runner in runners.values():
                runner.run()
        outputs = [runner.output() for runner in runners.values()]
        print(f"{layer}({units}), {steps} steps of {features} features, batch 1, one thread:\n")
        print("| form | median ms | ops | bytes |\n|---|---|---|---|")
        for name, runner in runners.items():
            file = tflite_file.read(files[name])
            median = statistics.median(runner.times[5:]) * 1e3
            print(f"| {name} | {median:.2f} | {file.op_count} | {file.size:,} |")
        print()
    return all(np.abs(other - outputs[0]).max() <= 1e-5 for other in outputs[1:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--features", type=int, default=32)
    parser.add_argument("--runs", type=int, default=100)
    arguments = parser.parse_args()
    agree = [compare(layer, arguments) for layer in FORMS]
    if not all(agree):
        print("the results differ", file=sys.stderr)
    return 0 if all(agree) else 1


if __name__ == "__main__":
    sys.exit(main())
