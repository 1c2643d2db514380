#!/usr/bin/env python3
"""Checks `tfuse verify MODEL FILE.tflite`.

  - It finds no difference between each case and the file that `tfuse convert` writes, on random
    samples or on the inputs of the case (OWN_INPUTS). It cannot run the cases of NOT_RUN.
  - It finds each of MUTATIONS: damage to a file that LiteRT runs without complaint.

Needs the packages of requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import fnmatch
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as schema

import case_dir

HERE = pathlib.Path(__file__).resolve().parent

_CUSTOM = "LiteRT has no kernel for the custom op"
# Case -> why it cannot be compared.
NOT_RUN = {
    "composite_dense_image_warp": _CUSTOM,
    "composite_fusable_op": _CUSTOM,
    "composite_fusable_op_lists": _CUSTOM,
    "composite_max_unpooling_same": _CUSTOM,
    "composite_max_unpooling_valid": _CUSTOM,
    "composite_ngrams": _CUSTOM,
    "composite_sgnn_projection": _CUSTOM,
    "composite_whitespace_tokenizer": _CUSTOM,
    "stablehlo_composite_custom_op": _CUSTOM,
}
_INVALID = "the model has no result for random integers"
# Case -> why it is compared on its own inputs, with --data, instead of random samples.
OWN_INPUTS = {
    "cast_from_float32": "the result of a cast of negative floats to unsigned integers is undefined",
    "equal_unknown_and_known": _INVALID,
    "lstm_beside_sum_of_axis": _INVALID,
    "lstm_open_sizes": _INVALID,
    "ragged_split": _INVALID,
    "variable_slices_with_steps": _INVALID,
}
# Half precision: its rounding is larger than the default tolerance.
HALF = ["keras3_lstm_mixed_precision", "keras3_masked_half", "keras3_mixed_precision", "*float16*"]


class Mismatch(Exception):
    pass


# ----------------------------------------------------------------------------------------------
# Mutations
# ----------------------------------------------------------------------------------------------


class Editor:
    """A .tflite file as objects."""

    def __init__(self, content: bytes):
        self.model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))

    def ops(self, name: str) -> list[tuple[schema.SubGraphT, schema.OperatorT]]:
        """The operators of a builtin, in all subgraphs."""
        code = getattr(schema.BuiltinOperator, name)
        found = [
            (subgraph, op)
            for subgraph in self.model.subgraphs
            for op in subgraph.operators or ()
            if self.model.operatorCodes[op.opcodeIndex].builtinCode == code
        ]
        if not found:
            raise Mismatch(f"the file has no {name}")
        return found

    def data(self, subgraph: schema.SubGraphT, op: schema.OperatorT, operand: int, dtype: type) -> np.ndarray:
        """The elements of a constant operand; writes to them change the file."""
        buffer = self.model.buffers[subgraph.tensors[op.inputs[operand]].buffer]
        buffer.data = np.array(buffer.data, dtype=np.uint8)
        return buffer.data.view(dtype)

    def content(self) -> bytes:
        builder = flatbuffers.Builder(1 << 16)
        builder.Finish(self.model.Pack(builder), b"TFL3")
        return bytes(builder.Output())


def scale_all(op: str, operand: int, factor: float) -> Callable[[Editor], None]:
    def mutate(editor: Editor) -> None:
        editor.data(*editor.ops(op)[0], operand, np.float32)[:] *= factor

    return mutate


def scale(op: str, operand: int, factor: float = 1.5, dtype: type = np.float32) -> Callable[[Editor], None]:
    """Scales one element of a constant: that with the greatest absolute value."""

    def mutate(editor: Editor) -> None:
        data = editor.data(*editor.ops(op)[0], operand, dtype)
        data[np.argmax(np.abs(data))] *= factor

    return mutate


def swap_constants(op: str, first: int, second: int) -> Callable[[Editor], None]:
    def mutate(editor: Editor) -> None:
        for _, found in editor.ops(op):
            inputs = list(found.inputs)
            inputs[first], inputs[second] = inputs[second], inputs[first]
            found.inputs = inputs

    return mutate


def option(op: str, name: str, value: object) -> Callable[[Editor], None]:
    def mutate(editor: Editor) -> None:
        for _, found in editor.ops(op):
            if getattr(found.builtinOptions, name) == value:
                raise Mismatch(f"{op} has the option {name} = {value} already")
            setattr(found.builtinOptions, name, value)

    return mutate


def replace(op: str, other: str) -> Callable[[Editor], None]:
    """Another builtin in place of an op, without options or with those of pooling."""

    def mutate(editor: Editor) -> None:
        for _, found in editor.ops(op):
            code = editor.model.operatorCodes[found.opcodeIndex]
            code.builtinCode = getattr(schema.BuiltinOperator, other)
            code.deprecatedBuiltinCode = min(code.builtinCode, 127)
            if not isinstance(found.builtinOptions, schema.Pool2DOptionsT):
                found.builtinOptionsType, found.builtinOptions = 0, None

    return mutate


def swap_outputs(editor: Editor) -> None:
    for signature in editor.model.signatureDefs:
        first, second = signature.outputs[:2]
        first.tensorIndex, second.tensorIndex = second.tensorIndex, first.tensorIndex


def reverse_perm(editor: Editor) -> None:
    data = editor.data(*editor.ops("TRANSPOSE")[0], 1, np.int32)
    data[:] = data[::-1].copy()


def change_strings(editor: Editor) -> None:
    """The last character of each constant with strings."""
    for subgraph in editor.model.subgraphs:
        for tensor in subgraph.tensors:
            data = editor.model.buffers[tensor.buffer].data
            if tensor.type == schema.TensorType.STRING and data is not None and len(data):
                data = np.array(data, dtype=np.uint8)
                data[-1] ^= 1
                editor.model.buffers[tensor.buffer].data = data


def scale_quantized(editor: Editor) -> None:
    """The scale of weights, as a wrong quantization has."""
    for subgraph, op in editor.ops("FULLY_CONNECTED"):
        quantization = subgraph.tensors[op.inputs[1]].quantization
        if quantization and quantization.scale is not None:
            quantization.scale = np.array(quantization.scale) * 1.2
            return
    raise Mismatch("no weights are quantized")


NONE = schema.ActivationFunctionType.NONE
RELU6 = schema.ActivationFunctionType.RELU6
RELU_N1_TO_1 = schema.ActivationFunctionType.RELU_N1_TO_1
LSTM = "UNIDIRECTIONAL_SEQUENCE_LSTM"

# Case, options of `tfuse convert`, what is changed.
MUTATIONS: dict[str, tuple[str, str, Callable[[Editor], None]]] = {
    "a weight of a convolution": ("conv2d_same", "", scale("CONV_2D", 1)),
    "a bias of a convolution": ("conv2d_bias_relu", "", scale("CONV_2D", 2, 2)),
    "the activation of a convolution is gone": ("conv2d_bias_relu", "", option("CONV_2D", "fusedActivationFunction", NONE)),
    "another activation of a convolution": (
        "conv2d_bias_relu",
        "",
        option("CONV_2D", "fusedActivationFunction", RELU_N1_TO_1),
    ),
    "a weight of a depthwise convolution": ("depthwise_bias_relu6", "", scale("DEPTHWISE_CONV_2D", 1)),
    "a weight of a dense layer": ("keras3_mlp", "", scale("FULLY_CONNECTED", 1)),
    "the sign of a weight": ("keras3_mlp", "", scale("FULLY_CONNECTED", 1, -1)),
    "a small error of a weight": ("keras3_mlp", "", scale("FULLY_CONNECTED", 1, 1.01)),
    "beta of softmax": ("activation_softmax", "", option("SOFTMAX", "beta", 2.0)),
    "alpha of leaky relu": ("activation_leaky_relu", "", option("LEAKY_RELU", "alpha", 0.7)),
    "gelu by tanh": ("activation_gelu_exact", "", option("GELU", "approximate", True)),
    "the operands of a subtraction": ("binary_sub_float32", "", swap_constants("SUB", 0, 1)),
    "a subtraction instead of an addition": ("binary_add_float32", "", replace("ADD", "SUB")),
    "an addition instead of a product": ("binary_mul_int32", "", replace("MUL", "ADD")),
    "a minimum instead of a maximum": ("binary_maximum_float32", "", replace("MAXIMUM", "MINIMUM")),
    "exp instead of abs": ("unary_abs", "", replace("ABS", "EXP")),
    "the order of concatenated tensors": ("concat_last", "", swap_constants("CONCATENATION", 0, 1)),
    "exclusive sums": ("cumsum_plain", "", option("CUMSUM", "exclusive", True)),
    "swapped outputs": ("keras3_two_outputs", "", swap_outputs),
    "words that a branch returns": ("cond_of_strings", "", change_strings),
    "the keys of a table": ("table_of_columns", "", change_strings),
    "the values of a table": ("table_of_constants", "", scale("HASHTABLE_IMPORT", 2, 2, np.int64)),
    "the order of strings": ("strided_slice_strings", "", scale("STRIDED_SLICE", 1, 0, np.int32)),
    "a permutation": ("transpose_rank3", "", reverse_perm),
    "maximum instead of average pooling": ("keras3_pool_average2d_same", "", replace("AVERAGE_POOL_2D", "MAX_POOL_2D")),
    "the table of an embedding": ("keras3_embedding_pooled", "", scale_all("GATHER", 0, 1.1)),
    "gate weights of an LSTM": ("keras3_lstm_sequences", "", swap_constants(LSTM, 1, 2)),
    "a recurrent weight of an LSTM": ("keras3_lstm_last", "", scale(LSTM, 5, 2)),
    "the clipping of cell states": ("keras3_lstm_sequences", "", option(LSTM, "cellClip", 0.05)),
    "the scale of quantized weights": (
        "keras3_mlp",
        "--quantize dynamic-range --min-elements 1",
        scale_quantized,
    ),
}
# Quantized files differ from the model, but not by so much.
QUANTIZED_TOLERANCE = ["--tolerance", "0.015"]


# ----------------------------------------------------------------------------------------------
# Checks
# ----------------------------------------------------------------------------------------------


def run(*command: str) -> subprocess.CompletedProcess:
    # The package ai_edge_litert of this Python.
    path = f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"PATH": path})
    if done.returncode < 0:
        raise Mismatch(f"{command[1]} crashed: {done.stderr[-300:]}")
    return done


def options_of(info: case_dir.CaseInfo) -> list[str]:
    options = ["--input-arrays", ",".join(info.feeds)] if info.feeds else []
    return options + (["--output-arrays", ",".join(info.fetches)] if info.fetches else [])


def converted(case: pathlib.Path, tfuse: str, output: pathlib.Path, flags: str = "") -> list[str] | None:
    """Converts a case; returns the model and the options that both commands take, None without a file."""
    info = case_dir.load_info(case)
    model = [str(case / info.model), *options_of(info)]
    done = run(tfuse, "convert", model[0], "-o", str(output), "-q", *model[1:], *flags.split())
    return model if done.returncode == 0 else None


def own_inputs(case: pathlib.Path, folder: str) -> list[str]:
    """The option for the first run of a case."""
    with np.load(case / "expected.npz") as expected:
        inputs = {name.removeprefix("0/in/"): expected[name] for name in expected if name.startswith("0/in/")}
    samples = pathlib.Path(folder) / "samples.npz"
    np.savez(samples, **{name: values[np.newaxis] for name, values in inputs.items()})
    return ["--data", str(samples)]


def check_case(case: pathlib.Path, tfuse: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "m.tflite"
        model = converted(case, tfuse, output)
        if not model:
            return
        tolerance = ["--tolerance", "0.01"] if any(fnmatch.fnmatch(case.name, glob) for glob in HALF) else []
        data = own_inputs(case, folder) if case.name in OWN_INPUTS else []
        done = run(tfuse, "verify", model[0], str(output), *model[1:], *tolerance, *data)
        code = re.search(r"error\[([a-z-]+)\]: .*", done.stderr)
        if case.name in NOT_RUN:
            if done.returncode == 0:
                raise Mismatch("it can be compared: remove it from NOT_RUN")
            if not code or code[1] == "verify":
                raise Mismatch(f"verify finds a difference: {done.stderr[-300:]}")
        elif done.returncode != 0:
            raise Mismatch(code[0] if code else done.stderr[-300:])


def check_mutation(name: str, tfuse: str) -> None:
    case, flags, mutate = MUTATIONS[name]
    tolerance = QUANTIZED_TOLERANCE if flags else []
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "m.tflite"
        model = converted(HERE / "cases" / case, tfuse, output, flags)
        if not model:
            raise Mismatch("the case does not convert")
        done = run(tfuse, "verify", model[0], str(output), *model[1:], *tolerance)
        if done.returncode != 0:
            raise Mismatch(f"the file differs before the change: {done.stderr[-300:]}")
        editor = Editor(output.read_bytes())
        mutate(editor)
        output.write_bytes(editor.content())
        done = run(tfuse, "verify", model[0], str(output), *model[1:], *tolerance)
        if done.returncode != 1 or not re.search(r"error\[(verify|shape-mismatch)\]", done.stderr):
            raise Mismatch(f"verify ends with {done.returncode}: {done.stderr[-300:]}")


def attempt(check: Callable, *arguments: object) -> str:
    try:
        check(*arguments)
    except Mismatch as mismatch:
        return str(mismatch)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", default=["*"], help="globs of case names (default: all)")
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    cases = [c for c in sorted((HERE / "cases").iterdir()) if any(fnmatch.fnmatch(c.name, g) for g in arguments.cases)]
    missing = {*NOT_RUN, *OWN_INPUTS} - {case.name for case in (HERE / "cases").iterdir()}
    failures = [f"{name}: there is no such case" for name in sorted(missing)]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        checks = [(name, pool.submit(attempt, check_mutation, name, arguments.tfuse)) for name in MUTATIONS]
        checks += [(case.name, pool.submit(attempt, check_case, case, arguments.tfuse)) for case in cases]
        failures += [f"{name}: {result.result()}" for name, result in checks if result.result()]
    for failure in failures:
        print(f"FAIL {failure}")
    print(f"{len(MUTATIONS)} changed files; {len(NOT_RUN)} cases cannot be compared, as NOT_RUN lists")
    print(f"{len(checks) - len(failures) + len(missing)} passed, {len(failures)} failed")
    return 1 if failures or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
