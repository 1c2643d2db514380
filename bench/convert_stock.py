"""One conversion by TensorFlow's converter, as a user's script does it:
MODEL OUTPUT [MODE] [--data FILE.npz] [--frozen].

MODE is dynamic-range, float16, int8 or int16x8; without it, default settings. The last two calibrate with
the arrays [samples, *shape] of FILE.npz, one for each input. With --frozen, variables become
constants first: files with variables that loops read do not run.
"""

import sys

import numpy as np
import tensorflow as tf
from tensorflow.python.framework import convert_to_constants

arguments = [argument for argument in sys.argv[1:] if argument != "--frozen"]
data = None
if "--data" in arguments:
    at = arguments.index("--data")
    data = np.load(arguments[at + 1])
    del arguments[at : at + 2]
model, output, *mode = arguments
if "--frozen" in sys.argv:
    loaded = tf.saved_model.load(model)
    frozen = convert_to_constants.convert_variables_to_constants_v2(loaded.signatures["serving_default"])
    converter = tf.lite.TFLiteConverter.from_concrete_functions([frozen])
else:
    converter = tf.lite.TFLiteConverter.from_saved_model(model)
if mode:
    converter.optimizations = [tf.lite.Optimize.DEFAULT]
if mode == ["float16"]:
    converter.target_spec.supported_types = [tf.float16]
if data is not None:
    arrays = {name: data[name] for name in data.files}

    def samples():
        for index in range(len(next(iter(arrays.values())))):
            sample = {name: values[index : index + 1] for name, values in arrays.items()}
            # A dict names inputs; files without signatures need a list.
            yield sample if len(sample) > 1 else list(sample.values())

    converter.representative_dataset = samples
if mode == ["int16x8"]:
    converter.target_spec.supported_ops = [
        tf.lite.OpsSet.EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8,
        tf.lite.OpsSet.TFLITE_BUILTINS,
    ]
content = converter.convert()
with open(output, "wb") as file:
    file.write(content)
