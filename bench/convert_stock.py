"""Converts one model with TFLiteConverter as a user's script does, with default settings."""

import sys

import tensorflow as tf

model, output = sys.argv[1:]
content = tf.lite.TFLiteConverter.from_saved_model(model).convert()
with open(output, "wb") as file:
    file.write(content)
