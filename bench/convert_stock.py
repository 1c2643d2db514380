"""One conversion by TensorFlow's converter, as a user's script does it: MODEL OUTPUT [MODE] [--frozen].

MODE is dynamic-range or float16; without it, default settings. With --frozen, variables become
constants first: files with variables that loops read do not run.
"""

import sys

import tensorflow as tf
from tensorflow.python.framework import convert_to_constants

arguments = [argument for argument in sys.argv[1:] if argument != "--frozen"]
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
content = converter.convert()
with open(output, "wb") as file:
    file.write(content)
