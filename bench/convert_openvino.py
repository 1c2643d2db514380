"""Converts one model with OpenVINO as a user's script does, with float32 weights."""

import sys

import openvino

model, output = sys.argv[1:]
openvino.save_model(openvino.convert_model(model), output, compress_to_fp16=False)
