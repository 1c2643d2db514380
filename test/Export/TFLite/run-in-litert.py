#!/usr/bin/env python3
"""Runs a model in LiteRT and prints what comes out.

    run-in-litert.py model.tflite [--signature=KEY] [NAME=JSON ...] [+ NAME=JSON ...]

Inputs are resized to the shape of the value given. "+" begins a further run of
the same interpreter.
"""

import json
import sys

import numpy as np
from ai_edge_litert.interpreter import Interpreter


def split_runs(arguments):
    runs = [[]]
    for argument in arguments:
        if argument == "+":
            runs.append([])
        else:
            runs[-1].append(argument.split("=", 1))
    return runs


def print_output(name, value):
    text = np.array2string(value, separator=", ", max_line_width=1000, precision=4)
    print(f"{name}: {value.dtype} {' '.join(text.split())}")


def run_signature(interpreter, key, inputs):
    runner = interpreter.get_signature_runner(key)
    details = runner.get_input_details()
    values = {name: np.array(json.loads(text), details[name]["dtype"]) for name, text in inputs}
    for name, value in sorted(runner(**values).items()):
        print_output(name, value)


def run(interpreter, inputs):
    details = {detail["name"]: detail for detail in interpreter.get_input_details()}
    values = [(details[name], np.array(json.loads(text), details[name]["dtype"])) for name, text in inputs]
    for detail, value in values:
        interpreter.resize_tensor_input(detail["index"], value.shape)
    interpreter.allocate_tensors()
    for detail, value in values:
        interpreter.set_tensor(detail["index"], value)
    interpreter.invoke()
    for detail in interpreter.get_output_details():
        print_output(detail["name"], interpreter.get_tensor(detail["index"]))


def main():
    arguments = sys.argv[2:]
    signature = None
    if arguments[0].startswith("--signature="):
        signature = arguments.pop(0).split("=", 1)[1]
    interpreter = Interpreter(sys.argv[1])
    for inputs in split_runs(arguments):
        if signature:
            run_signature(interpreter, signature, inputs)
        else:
            run(interpreter, inputs)


main()
