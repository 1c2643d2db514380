"""One conversion by OpenVINO, weights kept in single precision: what a user's script does."""

import sys

import openvino

model, output = sys.argv[1:]
openvino.save_model(openvino.convert_model(model), output, compress_to_fp16=False)
