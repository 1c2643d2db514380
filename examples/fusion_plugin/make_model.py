#!/usr/bin/env python3
"""Writes the model of this example, with TensorFlow, and what TensorFlow computes for it.

  python make_model.py        writes model/ and expected.npz beside this file
"""

from __future__ import annotations

import pathlib

import numpy as np
import tensorflow as tf

HERE = pathlib.Path(__file__).resolve().parent


def acme_linear(activation: str, function):
    """What Acme's layer library does: a function that says what it is."""

    @tf.function(
        experimental_implements=f'name: "acme:linear" attr {{ key: "activation" value {{ s: "{activation}" }} }}'
    )
    def linear(x, weights, bias):
        return function(tf.tensordot(x, weights, 1) + bias)

    return linear


def pixel_shuffle(x, size: int):
    _, height, width, channels = x.shape
    channels //= size * size
    x = tf.reshape(x, [-1, height, width, size, size, channels])
    x = tf.transpose(x, [0, 1, 3, 2, 4, 5])
    return tf.reshape(x, [-1, height * size, width * size, channels])


class Model(tf.Module):
    def __init__(self):
        generator = np.random.default_rng(1)

        def weights(*shape):
            return tf.Variable(generator.normal(0, 0.5, shape).astype(np.float32))

        self.weights_1, self.bias_1 = weights(6, 8), weights(8)
        self.weights_2, self.bias_2 = weights(8, 12), weights(12)
        self.linear_1 = acme_linear("relu", tf.nn.relu)
        self.linear_2 = acme_linear("tanh", tf.tanh)

    @tf.function(input_signature=[tf.TensorSpec([None, 4, 5, 6], tf.float32, name="x")])
    def __call__(self, x):
        x = self.linear_1(x, self.weights_1, self.bias_1)
        x = self.linear_2(x, self.weights_2, self.bias_2)
        return {"image": pixel_shuffle(x, 2)}


def main() -> None:
    model = Model()
    tf.saved_model.save(model, HERE / "model", signatures=model.__call__)
    (HERE / "model" / "fingerprint.pb").unlink(missing_ok=True)
    arrays = {}
    for batch in (1, 3):
        x = np.random.default_rng(batch).uniform(-1, 1, (batch, 4, 5, 6)).astype(np.float32)
        arrays[f"{batch}/in/x"] = x
        arrays[f"{batch}/out/image"] = model(x)["image"].numpy()
    np.savez_compressed(HERE / "expected.npz", **arrays)


if __name__ == "__main__":
    main()
