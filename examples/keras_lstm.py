#!/usr/bin/env python3
"""The two examples of TensorFlow's guide "RNN conversion", with one line changed: the import.

An LSTM layer of Keras becomes one fused op, from a SavedModel and from the model itself. Each
result is run in LiteRT and compared with Keras.

  pip install . keras tensorflow ai-edge-litert
  python examples/keras_lstm.py                    # Keras 3
  python examples/keras_lstm.py --keras tf_keras   # Keras 2
"""

from __future__ import annotations

import argparse
import collections
import importlib
import tempfile

import numpy as np
from ai_edge_litert.interpreter import Interpreter

from tfuse import TFLiteConverter  # Was: TFLiteConverter = tf.lite.TFLiteConverter


def build_keras_lstm(keras, batch: int | None):
    """The model of the guide's notebook: the rows of a picture are the steps of a sequence."""
    return keras.Sequential(
        [
            keras.Input((28, 28), batch_size=batch, name="input"),
            keras.layers.LSTM(20, return_sequences=True),
            keras.layers.Flatten(),
            keras.layers.Dense(10, activation="softmax", name="output"),
        ]
    )


def from_saved_model(keras, batch: int | None) -> tuple[object, bytes]:
    model = build_keras_lstm(keras, batch)
    with tempfile.TemporaryDirectory() as directory:
        model.export(directory)

        # Convert the model.
        converter = TFLiteConverter.from_saved_model(directory)
        tflite_model = converter.convert()
    print(converter.report)
    return model, tflite_model


def from_keras_model(keras, batch: int | None) -> tuple[object, bytes]:
    keras_model = build_keras_lstm(keras, batch)

    # Convert the model.
    converter = TFLiteConverter.from_keras_model(keras_model)
    tflite_model = converter.convert()
    print(converter.report)
    return keras_model, tflite_model


def compare(model, tflite_model: bytes, batch: int) -> float:
    """Runs the converted model on several inputs; returns the largest difference to Keras'."""
    run = Interpreter(model_content=tflite_model).get_signature_runner()
    (name,) = run.get_input_details()
    pictures = np.random.default_rng(0).random((3, batch, 28, 28), np.float32)
    return max(np.abs(next(iter(run(**{name: x}).values())) - np.asarray(model(x))).max() for x in pictures)


def count_ops(tflite_model: bytes) -> dict[str, int]:
    ops = Interpreter(model_content=tflite_model)._get_ops_details()
    return dict(collections.Counter(op["op_name"] for op in ops if op["op_name"] != "DELEGATE"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keras", choices=["keras", "tf_keras"], default="keras")
    parser.add_argument("--batch", type=int, help="fix the batch size")
    arguments = parser.parse_args()
    keras = importlib.import_module(arguments.keras)
    for example in (from_saved_model, from_keras_model):
        print(f"=== {example.__name__}, {arguments.keras}")
        model, tflite_model = example(keras, arguments.batch)
        ops = count_ops(tflite_model)
        difference = compare(model, tflite_model, arguments.batch or 2)
        print(f"ops: {ops}\nlargest difference to Keras: {difference:.1e}\n")
        if ops.get("UNIDIRECTIONAL_SEQUENCE_LSTM") != 1 or difference > 1e-5:
            raise SystemExit("the LSTM is not one fused op with Keras' results")


if __name__ == "__main__":
    main()
