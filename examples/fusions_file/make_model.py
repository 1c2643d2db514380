#!/usr/bin/env python3
"""Writes the model of this example, with TensorFlow, and what TensorFlow computes for it.

  python make_model.py        writes model/ and expected.npz beside this file
"""

from __future__ import annotations

import pathlib

import numpy as np
import tensorflow as tf

HERE = pathlib.Path(__file__).resolve().parent


class Model(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None, 7], tf.float32, name="x")])
    def __call__(self, x):
        e = tf.exp(x)
        return {"sigmoid": e / (e + 1.0), "mish": x * tf.tanh(tf.nn.softplus(x))}


def main() -> None:
    model = Model()
    tf.saved_model.save(model, HERE / "model", signatures=model.__call__)
    (HERE / "model" / "fingerprint.pb").unlink(missing_ok=True)
    arrays = {}
    for batch in (1, 3):
        x = np.random.default_rng(batch).uniform(-4, 4, (batch, 7)).astype(np.float32)
        arrays[f"{batch}/in/x"] = x
        for name, value in model(x).items():
            arrays[f"{batch}/out/{name}"] = value.numpy()
    np.savez_compressed(HERE / "expected.npz", **arrays)


if __name__ == "__main__":
    main()
