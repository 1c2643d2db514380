"""One conversion by TensorFlow's own converter, default settings: what a user's script does."""

import sys

import tensorflow as tf

model, output = sys.argv[1:]
content = tf.lite.TFLiteConverter.from_saved_model(model).convert()
with open(output, "wb") as file:
    file.write(content)
