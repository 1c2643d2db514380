#!/usr/bin/env python3
"""Writes the model of this example, with TensorFlow, and what TensorFlow computes for it.

  python make_model.py        writes model/ and expected/ beside this file

The model runs two convolutions over an image and hands their results to a function that stands for
one op, my_custom_fused_op. The annotation says that tfuse may make a custom op of it, and what its
kernel is to know: example_option. The function's body is what the kernel has to compute.
"""

from __future__ import annotations

import pathlib

import numpy as np
import tensorflow as tf

HERE = pathlib.Path(__file__).resolve().parent

ANNOTATION = """
name: "my_custom_fused_op"
attr { key: "tfl_fusable_op" value { b: true } }
attr { key: "example_option" value { i: 10 } }
"""


@tf.function(experimental_implements=ANNOTATION.replace("\n", " ").strip())
def my_custom_fused_op(input_1, input_2):
    output_1 = input_1 + 10.0 * input_2
    output_2 = tf.reduce_sum(input_1 * input_2, axis=-1)
    return output_1, output_2


class Model(tf.Module):
    def __init__(self):
        generator = np.random.default_rng(4)

        def weights(*shape):
            return tf.Variable(generator.normal(0, 0.3, shape).astype(np.float32))

        self.filter_1, self.bias_1 = weights(3, 3, 3, 4), weights(4)
        self.filter_2, self.bias_2 = weights(3, 3, 3, 4), weights(4)

    @tf.function(input_signature=[tf.TensorSpec([1, 16, 16, 3], tf.float32, name="image")])
    def __call__(self, image):
        input_1 = tf.nn.relu(tf.nn.conv2d(image, self.filter_1, 2, "SAME") + self.bias_1)
        input_2 = tf.nn.relu(tf.nn.conv2d(image, self.filter_2, 2, "SAME") + self.bias_2)
        output_1, output_2 = my_custom_fused_op(input_1, input_2)
        return {"output_1": output_1, "output_2": output_2}


def main() -> None:
    model = Model()
    tf.saved_model.save(model, HERE / "model", signatures=model.__call__)
    (HERE / "model" / "fingerprint.pb").unlink(missing_ok=True)
    image = np.random.default_rng(5).uniform(-1, 1, (1, 16, 16, 3)).astype(np.float32)
    expected = HERE / "expected"
    expected.mkdir(exist_ok=True)
    # Raw floats, so that the C++ programs need no library to read them.
    image.tofile(expected / "image.bin")
    for name, value in model(image).items():
        value.numpy().tofile(expected / f"{name}.bin")


if __name__ == "__main__":
    main()
