#!/usr/bin/env python3
"""Quantizes LSTMs of every form, and loops, and runs them in LiteRT and TFLite Micro.

  run_quantized_lstm.py --build build/release

Each case is one UNIDIRECTIONAL_SEQUENCE_LSTM with random weights and random inputs. The definition of
the op, in NumPy, gives the expected results and the ranges of all tensors. A case fails if the ratio
of signal to quantization noise is below the bound of its mode, or if two runs in a row differ: the
state starts anew in each.

LSTM models of test/e2e/cases follow (MODELS): each becomes a file without float tensors for TFLite Micro
(--integer-only), whose results are compared with TensorFlow's. The same holds for recurrent layers that
stay loops (LOOPS), as loops and unrolled; masked layers have some float tensors. The last line is `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import itertools
import pathlib
import subprocess
import sys
import tempfile

import case_dir
import numpy as np
from ai_edge_litert import schema_py_generated as schema

GATES = "ifco"  # input, forget, cell, output: the order of the op's operands

# The least ratio of signal to noise in dB. An int8 result alone has about 45 dB; the gates, the states
# and the weights of each time step add noise. Layer normalization multiplies it.
MIN_SNR = {"int8": 30.0, "int16x8": 38.0}
MIN_SNR_NORMALIZED = 24.0

# Cases of test/e2e/cases: exports of Keras 3 and of tf_keras, the latter with functions that annotate the layer.
MODELS = (
    "composite_keras_lstm",
    "composite_keras_lstm_fixed_batch",
    "composite_keras_lstm_sequences",
    "composite_keras_lstm_states",
    "keras3_bidirectional_concat",
    "keras3_lstm_initial_state",
    "keras3_lstm_last",
    "keras3_lstm_return_state",
    "keras3_lstm_sequences",
    "keras3_lstm_stacked",
)

# Cells without an op in TFLite Micro. The inputs of masked layers are floats, which the mask compares.
LOOPS = (
    "keras3_bidirectional_simple_rnn_concat",
    "keras3_lstm_activation_relu",
    "keras3_masked_gru",
    "keras3_masked_simple",
    "keras3_simple_rnn_last",
    "keras3_simple_rnn_relu",
)
FORMS = ("while", "unrolled")
# Loops round the state to one scale for all time steps; the cell state of an LSTM with relu grows with time.
MIN_SNR_LOOP = {"int8": 24.0, "int16x8": 32.0}


@dataclasses.dataclass(frozen=True)
class Case:
    """One form of the op."""

    mode: str
    runtime: str  # interpreter or micro
    batch: int = 1
    steps: int = 6
    inputs: int = 4
    cells: int = 5
    peephole: bool = False
    coupled: bool = False  # the input gate is 1 - forget gate
    projection: int = 0  # number of outputs; 0: no projection
    normalized: bool = False
    time_major: bool = False
    cell_clip: float = 0.0

    def __str__(self) -> str:
        words = [self.mode, self.runtime, f"{self.batch}x{self.steps}x{self.inputs}->{self.cells}"]
        words += [name for name in ("peephole", "coupled", "normalized", "time_major") if getattr(self, name)]
        words += [f"projection={self.projection}"] if self.projection else []
        words += [f"clip={self.cell_clip}"] if self.cell_clip else []
        return " ".join(words)

    @property
    def outputs(self) -> int:
        return self.projection or self.cells

    @property
    def stays_float(self) -> bool:
        """LiteRT's integer kernel applies peepholes to as many cells as there are outputs."""
        return self.peephole and self.outputs != self.cells


def all_cases() -> list[Case]:
    cases = []
    for peephole, coupled, projection, normalized in itertools.product(
        (False, True), (False, True), (0, 3), (False, True)
    ):
        form = dict(peephole=peephole, coupled=coupled, projection=projection, normalized=normalized)
        cases.append(Case("int8", "interpreter", **form))
        cases.append(Case("int8", "interpreter", batch=3, steps=9, inputs=7, cells=8, **form))
    cases.append(Case("int8", "interpreter", cells=3, peephole=True, projection=3))
    for sizes in ((1, 6, 4, 5), (2, 3, 1, 1), (3, 12, 10, 16), (1, 1, 3, 2)):
        shape = dict(zip(("batch", "steps", "inputs", "cells"), sizes))
        for time_major in (False, True):
            cases.append(Case("int8", "interpreter", time_major=time_major, **shape))
            for mode in ("int8", "int16x8"):
                cases.append(Case(mode, "micro", time_major=time_major, **shape))
    cases.append(Case("int8", "interpreter", cell_clip=0.5))
    return cases


class LSTM:
    """The float op: weights, and its definition."""

    def __init__(self, case: Case, rng: np.random.Generator) -> None:
        self.case = case
        self.weights: dict[str, np.ndarray] = {}
        self.seen: dict[str, list[np.ndarray]] = {}
        for gate in GATES:
            if gate == "i" and case.coupled:
                continue
            self.weights["w" + gate] = rng.normal(size=(case.cells, case.inputs)) * 0.6
            self.weights["r" + gate] = rng.normal(size=(case.cells, case.outputs)) * 0.5
            self.weights["b" + gate] = rng.normal(size=case.cells) * 0.3 + (gate == "f")
            if case.peephole and gate != "c":
                self.weights["p" + gate] = rng.normal(size=case.cells) * 0.4
            if case.normalized:
                self.weights["n" + gate] = rng.normal(size=case.cells) * 0.3 + 1
        if case.projection:
            self.weights["pw"] = rng.normal(size=(case.projection, case.cells)) * 0.5
            self.weights["pb"] = rng.normal(size=case.projection) * 0.1
        self.weights = {name: values.astype(np.float32) for name, values in self.weights.items()}

    def see(self, name: str, values: np.ndarray) -> np.ndarray:
        self.seen.setdefault(name, []).append(values)
        return values

    def gate(self, gate: str, x: np.ndarray, h: np.ndarray, c: np.ndarray) -> np.ndarray:
        weights = self.weights
        total = x @ weights["w" + gate].T + h @ weights["r" + gate].T
        if "p" + gate in weights:
            total = total + c * weights["p" + gate]
        if self.case.normalized:
            self.see("gate " + gate, total)
            scale = np.sqrt(total.var(-1, keepdims=True) + 1e-8)
            total = (total - total.mean(-1, keepdims=True)) / scale * weights["n" + gate]
        return total + weights["b" + gate]

    def run(self, inputs: np.ndarray) -> np.ndarray:
        """`inputs` and the result are [batch, steps, ...], or [steps, batch, ...] if time-major."""
        case = self.case
        self.see("input", inputs)
        sequence = inputs if case.time_major else inputs.swapaxes(0, 1)
        h = np.zeros((case.batch, case.outputs))
        c = self.see("cell", np.zeros((case.batch, case.cells)))
        results = []
        for x in sequence:
            forget = sigmoid(self.gate("f", x, h, c))
            taken = 1 - forget if case.coupled else sigmoid(self.gate("i", x, h, c))
            c = forget * c + taken * np.tanh(self.gate("c", x, h, c))
            if case.cell_clip:
                c = np.clip(c, -case.cell_clip, case.cell_clip)
            self.see("cell", c)
            h = self.see("hidden", sigmoid(self.gate("o", x, h, c)) * np.tanh(c))
            if case.projection:
                h = h @ self.weights["pw"].T + self.weights["pb"]
            results.append(h)
        return self.see("result", np.stack(results, 0 if case.time_major else 1))

    def range(self, name: str) -> str:
        """The range attribute of a tensor; `unit` if it does not exist."""
        if name not in self.seen:
            return "unit"
        values = np.concatenate([part.ravel() for part in self.seen[name]])
        return f"[{values.min():.9e}, {values.max():.9e}]"

    def module(self) -> str:
        """The op in tfl, with the ranges that were seen."""
        case = self.case
        lines, operands = [], []

        def constant(name: str) -> tuple[str, str]:
            values = self.weights.get(name)
            if values is None:
                return "%none", "none"
            kind = f"tensor<{'x'.join(map(str, values.shape))}xf32>"
            text = np.array2string(
                values, separator=",", threshold=sys.maxsize, formatter={"float_kind": lambda v: f"{v:.9e}"}
            )
            lines.append(f'%{name} = "tfl.pseudo_const"() {{value = dense<{text}> : {kind}}} : () -> {kind}')
            return f"%{name}", kind

        sizes = (case.steps, case.batch) if case.time_major else (case.batch, case.steps)
        sequence, result = (f"tensor<{sizes[0]}x{sizes[1]}x{n}xf32>" for n in (case.inputs, case.outputs))
        hidden, cell = (f"tensor<{case.batch}x{n}xf32>" for n in (case.outputs, case.cells))
        operands.append(("%x", sequence))
        operands += [constant(kind + gate) for kind in "wr" for gate in GATES]
        operands += [constant("p" + gate) for gate in "ifo"]
        operands += [constant("b" + gate) for gate in GATES]
        operands += [constant("pw"), constant("pb"), ("%h", hidden), ("%c", cell)]
        operands += [constant("n" + gate) for gate in GATES]
        gates = ", ".join(self.range("gate " + gate) for gate in GATES)
        constants = "\n".join(lines)
        return f"""
func.func @main(%x: {sequence} {{tfl.range = {self.range("input")}}}) -> {result} {{
  %none = "tfl.no_value"() {{value}} : () -> none
  %zero = "tfl.pseudo_const"() {{value = dense<0.0> : tensor<f32>}} : () -> tensor<f32>
  %hs = "tfl.pseudo_const"() {{value = dense<[{case.batch}, {case.outputs}]> : tensor<2xi32>}} : () -> tensor<2xi32>
  %cs = "tfl.pseudo_const"() {{value = dense<[{case.batch}, {case.cells}]> : tensor<2xi32>}} : () -> tensor<2xi32>
  %h = "tfl.fill"(%hs, %zero) : (tensor<2xi32>, tensor<f32>) -> {hidden}
  %c = "tfl.fill"(%cs, %zero) : (tensor<2xi32>, tensor<f32>) -> {cell}
{constants}
  %y = "tfl.unidirectional_sequence_lstm"({", ".join(name for name, _ in operands)}) {{
    cell_clip = {case.cell_clip} : f32, proj_clip = 0.0 : f32, fused_activation_function = "TANH",
    time_major = {str(case.time_major).lower()}, tfl.ranges = [{self.range("result")}],
    tfl.state_ranges = [unit, {self.range("cell")}],
    tfl.intermediate_ranges = [{gates}, {self.range("hidden")}]}} : ({", ".join(kind for _, kind in operands)}) -> {result}
  return %y : {result}
}}
"""


def sigmoid(values: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-values))


def runner(case: Case, path: pathlib.Path):
    """A function that runs the file on one input."""
    if case.runtime == "micro":
        from tflite_micro import runtime

        micro = runtime.Interpreter.from_file(str(path))

        def run_micro(inputs: np.ndarray) -> np.ndarray:
            micro.set_input(inputs, 0)
            micro.invoke()
            return micro.get_output(0)

        return run_micro
    from ai_edge_litert.interpreter import Interpreter

    interpreter = Interpreter(str(path))
    interpreter.allocate_tensors()

    def run(inputs: np.ndarray) -> np.ndarray:
        interpreter.set_tensor(interpreter.get_input_details()[0]["index"], inputs)
        interpreter.invoke()
        return interpreter.get_tensor(interpreter.get_output_details()[0]["index"])

    return run


def command(*arguments: object) -> None:
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip()[-600:])


def check(case: Case, build: pathlib.Path, directory: pathlib.Path, seed: int) -> str:
    """Empty if the case passes, otherwise what is wrong."""
    rng = np.random.default_rng(seed)
    lstm = LSTM(case, rng)
    sizes = (case.steps, case.batch) if case.time_major else (case.batch, case.steps)
    samples = [rng.normal(size=(*sizes, case.inputs)).astype(np.float32) for _ in range(24)]
    expected = [lstm.run(sample) for sample in samples]
    source, quantized, path = directory / "float.mlir", directory / "quantized.mlir", directory / "model.tflite"
    source.write_text(lstm.module())
    micro = str(case.runtime == "micro").lower()
    command(build / "bin/tfuse-opt", source, f"-tfl-quantize=mode={case.mode} micro={micro}", "-o", quantized)
    if "_intermediate" not in quantized.read_text():
        return "" if case.stays_float else "the op stays float"
    if case.stays_float:
        return "the op became integer, and its kernel is wrong"
    command(build / "bin/tfuse-translate", "--mlir-to-tflite-flatbuffer", quantized, "-o", path)
    run = runner(case, path)
    signal = noise = 0.0
    for sample, want in zip(samples[:8], expected):
        got = run(sample)
        if not np.array_equal(got, run(sample)):
            return "a second run gives another result"
        signal += np.square(want).sum()
        noise += np.square(got - want).sum()
    snr = 10 * np.log10(signal / noise)
    bound = MIN_SNR_NORMALIZED if case.normalized else MIN_SNR[case.mode]
    return "" if snr >= bound else f"{snr:.1f} dB, less than {bound}"


class IntegerFile:
    """A file with integer inputs and outputs, in TFLite Micro."""

    def __init__(self, path: pathlib.Path) -> None:
        from tflite_micro import runtime

        model = schema.ModelT.InitFromObj(schema.Model.GetRootAsModel(path.read_bytes(), 0))
        self.graph = model.subgraphs[0]
        self.signature = model.signatureDefs[0]
        self.micro = runtime.Interpreter.from_file(str(path))

    def float_tensors(self) -> list[str]:
        return [t.name.decode() for t in self.graph.tensors if t.type == schema.TensorType.FLOAT32]

    def parameters(self, tensor: int) -> tuple[np.dtype, float, int]:
        found = self.graph.tensors[tensor]
        dtype = np.dtype({schema.TensorType.INT8: np.int8, schema.TensorType.INT16: np.int16}[found.type])
        return dtype, found.quantization.scale[0], found.quantization.zeroPoint[0]

    def run(self, inputs: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        for item in self.signature.inputs:
            dtype, scale, zero = self.parameters(item.tensorIndex)
            limits = np.iinfo(dtype)
            stored = np.round(inputs[item.name.decode()] / scale + zero).clip(limits.min, limits.max)
            self.micro.set_input(stored.astype(dtype), list(self.graph.inputs).index(item.tensorIndex))
        self.micro.invoke()
        results = {}
        for item in self.signature.outputs:
            _, scale, zero = self.parameters(item.tensorIndex)
            stored = self.micro.get_output(list(self.graph.outputs).index(item.tensorIndex))
            results[item.name.decode()] = (stored.astype(np.float64) - zero) * scale
        return results


def check_model(name: str, mode: str, form: str, build: pathlib.Path, directory: pathlib.Path) -> str:
    """Empty if the integer file of an end-to-end case runs in TFLite Micro with TensorFlow's results."""
    bound = (MIN_SNR_LOOP if name in LOOPS else MIN_SNR)[mode]
    is_masked = "masked" in name
    case = pathlib.Path(__file__).resolve().parent / "cases" / name
    info = case_dir.load_info(case)
    key = next(iter(info.signatures))
    sizes = {n: [size or 1 for size in spec["shape"]] for n, spec in info.signatures[key]["inputs"].items()}
    batch = next(iter(sizes.values()))[0]
    samples = []
    for sample in info.samples:
        if sample.signature == key:
            inputs, outputs = case_dir.load_expected(case, sample.run)
            for row in range(0, len(next(iter(inputs.values()))), batch):
                rows = slice(row, row + batch)
                samples.append(
                    ({n: v[rows] for n, v in inputs.items()}, {n: v[rows] for n, v in outputs.items()})
                )  # fmt: skip
    data, path = directory / "data.npz", directory / "model.tflite"
    np.savez(data, **{n: np.stack([inputs[n] for inputs, _ in samples]) for n in sizes})
    shapes = [f"--input-shapes={n}:{','.join(map(str, shape))}" for n, shape in sizes.items()]
    options = ["--quantize", mode, "--target", "micro", "--io-type", mode.removesuffix("x8"), "--min-elements=8"]
    options += [] if is_masked else ["--integer-only"]
    options += [f"--rnn={form}"] if form else []
    command(build / "bin/tfuse", "convert", case / info.model, "-o", path, "-q", "--signature", key,
            "--calibration", data, *shapes, *options)  # fmt: skip
    file = IntegerFile(path)
    if (floats := file.float_tensors()) and not is_masked:
        return f"float tensors: {', '.join(floats)}"
    signal = noise = 0.0
    for inputs, expected in samples:
        got, again = file.run(inputs), file.run(inputs)
        for output, want in expected.items():
            if not np.array_equal(got[output], again[output]):
                return "a second run gives another result"
            signal += np.square(want).sum()
            noise += np.square(got[output] - want).sum()
    snr = 10 * np.log10(signal / noise)
    return "" if snr >= bound else f"{snr:.1f} dB, less than {bound}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    checks = [(str(case), functools.partial(check, case, build, seed=seed)) for seed, case in enumerate(all_cases())]
    for name, mode in itertools.product(MODELS, MIN_SNR):
        checks.append((f"{name} {mode} micro", functools.partial(check_model, name, mode, "", build)))
    for name, mode, form in itertools.product(LOOPS, MIN_SNR_LOOP, FORMS):
        checks.append((f"{name} {mode} {form} micro", functools.partial(check_model, name, mode, form, build)))
    failed = 0
    for name, run in checks:
        with tempfile.TemporaryDirectory() as directory:
            try:
                problem = run(directory=pathlib.Path(directory))
            except RuntimeError as error:
                problem = str(error)
        if problem:
            failed += 1
            print(f"FAIL {name}: {problem}", flush=True)
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
