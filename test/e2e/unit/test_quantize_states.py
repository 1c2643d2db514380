"""Calibrated .tflite files of ops with states: `tfuse quantize` takes the ranges of states and intermediates.

LiteRT runs the float file and the int8 file on the same calls, which the states connect.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess

import ai_edge_litert
import flatbuffers
import numpy as np
import pytest
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter

INPUTS, CELLS, UNITS, BATCH = 5, 8, 6, 2


class File:
    """A .tflite file of one operator."""

    def __init__(self, op: str, options: object) -> None:
        self.model, self.graph, self.operator = schema.ModelT(), schema.SubGraphT(), schema.OperatorT()
        self.model.version, self.model.buffers = 3, [schema.BufferT()]
        self.model.subgraphs = [self.graph]
        code = schema.OperatorCodeT()
        code.builtinCode = code.deprecatedBuiltinCode = getattr(schema.BuiltinOperator, op)
        self.model.operatorCodes, self.graph.operators, self.graph.tensors = [code], [self.operator], []
        self.operator.builtinOptionsType = getattr(schema.BuiltinOptions, type(options).__name__.removesuffix("T"))
        self.operator.builtinOptions = options
        self.operator.inputs, self.operator.intermediates = [], []

    def tensor(self, name: str, shape: tuple[int, ...], limits: tuple[float, float] | None = None) -> int:
        tensor = schema.TensorT()
        tensor.name, tensor.shape = name.encode(), list(shape)
        if limits:
            tensor.quantization = schema.QuantizationParametersT()
            tensor.quantization.min, tensor.quantization.max = [limits[0]], [limits[1]]
        self.graph.tensors.append(tensor)
        return len(self.graph.tensors) - 1

    def constant(self, name: str, values: np.ndarray | None) -> None:
        if values is None:
            self.operator.inputs.append(-1)
            return
        index = self.tensor(name, values.shape)
        buffer = schema.BufferT()
        buffer.data = np.frombuffer(values.astype(np.float32).tobytes(), np.uint8)
        self.graph.tensors[index].buffer = len(self.model.buffers)
        self.model.buffers.append(buffer)
        self.operator.inputs.append(index)

    def variable(self, name: str, shape: tuple[int, ...], limits: tuple[float, float]) -> None:
        index = self.tensor(name, shape, limits)
        self.graph.tensors[index].isVariable = True
        self.operator.inputs.append(index)

    def input(self, shape: tuple[int, ...], limits: tuple[float, float]) -> None:
        self.graph.inputs = [self.tensor("x", shape, limits)]
        self.operator.inputs.append(self.graph.inputs[0])

    def finish(self, path: pathlib.Path, shape: tuple[int, ...], limits: tuple[float, float]) -> None:
        self.graph.outputs = self.operator.outputs = [self.tensor("y", shape, limits)]
        builder = flatbuffers.Builder(1024)
        builder.Finish(self.model.Pack(builder), b"TFL3")
        path.write_bytes(bytes(builder.Output()))


def limits(values: list) -> tuple[float, float]:
    values = np.concatenate([np.ravel(value) for value in values])
    return float(values.min()), float(values.max())


def sigmoid(values: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-values))


class SVDF:
    """out = relu(bias + sum over rank and memory of time weights * feature products)."""

    code = "SVDF"

    def __init__(self, rng: np.random.Generator, rank: int, memory: int) -> None:
        self.rank, self.memory, self.filters = rank, memory, UNITS * rank
        self.features = rng.normal(size=(self.filters, INPUTS))
        self.time = rng.normal(size=(self.filters, memory)) / np.sqrt(memory)
        self.bias = rng.normal(size=UNITS)
        self.calls = list(rng.normal(size=(40, BATCH, INPUTS)).astype(np.float32))

    def write(self, path: pathlib.Path) -> None:
        state, states, results = np.zeros((BATCH, self.filters, self.memory)), [], []
        for x in self.calls:
            state = np.concatenate([state[:, :, 1:], (x @ self.features.T)[:, :, None]], axis=2)
            states.append(state)
            sums = (state * self.time).sum(axis=2).reshape(BATCH, UNITS, self.rank).sum(axis=2)
            results.append(np.maximum(sums + self.bias, 0))
        options = schema.SVDFOptionsT()
        options.rank, options.fusedActivationFunction = self.rank, schema.ActivationFunctionType.RELU
        file = File(self.code, options)
        file.input((BATCH, INPUTS), limits(self.calls))
        file.constant("features", self.features)
        file.constant("time", self.time)
        file.constant("bias", self.bias)
        file.variable("state", (BATCH, self.filters * self.memory), limits(states))
        file.finish(path, (BATCH, UNITS), limits(results))


class LSTM:
    """One time step per call, or a sequence of them."""

    GATES = "ifgo"

    def __init__(self, rng: np.random.Generator, code: str, normalized: bool, projected: bool) -> None:
        self.code, self.normalized = code, normalized
        self.units = UNITS if projected else CELLS
        self.steps = 3 if code.startswith("UNI") else 1
        self.weights = {g: rng.normal(size=(CELLS, INPUTS)) / 2 for g in self.GATES}
        self.recurrent = {g: rng.normal(size=(CELLS, self.units)) / 3 for g in self.GATES}
        self.bias = {g: rng.normal(size=CELLS) / 3 for g in self.GATES}
        self.scale = {g: rng.uniform(0.5, 1.5, size=CELLS) if normalized else None for g in self.GATES}
        self.projection = rng.normal(size=(self.units, CELLS)) / 3 if projected else None
        self.calls = list(rng.normal(size=(24, BATCH, self.steps, INPUTS)).astype(np.float32))
        if self.steps == 1:
            self.calls = [x[:, 0] for x in self.calls]

    def seen(self) -> dict[str, list]:
        """All values of each tensor."""
        h, c = np.zeros((BATCH, self.units)), np.zeros((BATCH, CELLS))
        seen: dict[str, list] = {name: [] for name in (*self.GATES, "hidden", "cell", "result")}
        sequences = [call.reshape(BATCH, self.steps, INPUTS) for call in self.calls]
        for x in np.concatenate(sequences, axis=1).swapaxes(0, 1):
            gates = {}
            for g in self.GATES:
                value = x @ self.weights[g].T + h @ self.recurrent[g].T
                seen[g].append(value)
                if self.normalized:
                    value = (value - value.mean(axis=1, keepdims=True)) / value.std(axis=1, keepdims=True)
                    value = value * self.scale[g]
                gates[g] = value + self.bias[g]
            c = sigmoid(gates["f"]) * c + sigmoid(gates["i"]) * np.tanh(gates["g"])
            hidden = sigmoid(gates["o"]) * np.tanh(c)
            h = hidden if self.projection is None else hidden @ self.projection.T
            seen["cell"].append(c)
            seen["hidden"].append(hidden)
            seen["result"].append(h)
        return seen

    def write(self, path: pathlib.Path) -> None:
        seen = self.seen()
        is_sequence = self.code.startswith("UNI")
        options = schema.UnidirectionalSequenceLSTMOptionsT() if is_sequence else schema.LSTMOptionsT()
        options.fusedActivationFunction = schema.ActivationFunctionType.TANH
        file = File(self.code, options)
        file.input(self.calls[0].shape, limits(self.calls))
        for kind in ("weights", "recurrent"):
            for g in self.GATES:
                file.constant(f"{kind}_{g}", getattr(self, kind)[g])
        for _ in range(3):
            file.constant("peephole", None)
        for g in self.GATES:
            file.constant(f"bias_{g}", self.bias[g])
        file.constant("projection", self.projection)
        file.constant("projection_bias", None)
        file.variable("h", (BATCH, self.units), limits(seen["result"]))
        file.variable("c", (BATCH, CELLS), limits(seen["cell"]))
        for g in self.GATES:
            file.constant(f"scale_{g}", self.scale[g])
        for name in (*self.GATES, "hidden"):
            file.operator.intermediates.append(file.tensor(f"inside_{name}", (0,), limits(seen[name])))
        file.finish(path, (*self.calls[0].shape[:-1], self.units), limits(seen["result"]))


def cases() -> list:
    rng = np.random.default_rng(5)
    made = [SVDF(rng, rank, memory) for rank, memory in ((1, 4), (2, 7), (2, 100))]
    for code in ("LSTM", "UNIDIRECTIONAL_SEQUENCE_LSTM"):
        made += [LSTM(rng, code, normalized, projected) for normalized in (False, True) for projected in (False, True)]
    return made


CASES = cases()


def name(case: SVDF | LSTM) -> str:
    if isinstance(case, SVDF):
        return f"svdf-{case.rank}-{case.memory}"
    return f"{case.code.lower()}{'-normalized' * case.normalized}{'-projected' * (case.projection is not None)}"


def run(path: pathlib.Path, calls: list[np.ndarray], resets: bool = False) -> np.ndarray:
    """The results of the calls; with `resets`, each starts with the initial states."""
    interpreter = Interpreter(str(path))
    interpreter.allocate_tensors()
    given, result = interpreter.get_input_details()[0]["index"], interpreter.get_output_details()[0]["index"]
    results = []
    for x in calls:
        if resets:
            interpreter.reset_all_variables()
        interpreter.set_tensor(given, x)
        interpreter.invoke()
        results.append(interpreter.get_tensor(result))
    return np.stack(results)


def scale_of_output(path: pathlib.Path) -> float:
    """That of the operand of the last operator, DEQUANTIZE."""
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(path.read_bytes(), 0))
    graph = model.subgraphs[0]
    return graph.tensors[graph.operators[-1].inputs[0]].quantization.scale[0]


def ops(path: pathlib.Path) -> list[int]:
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(path.read_bytes(), 0))
    return [model.operatorCodes[operator.opcodeIndex].builtinCode for operator in model.subgraphs[0].operators]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_int8_is_near_float(tfuse: str, tmp_path: pathlib.Path, case: SVDF | LSTM) -> None:
    exact, quantized = tmp_path / "float.tflite", tmp_path / "int8.tflite"
    case.write(exact)
    command = [tfuse, "quantize", str(exact), "-o", str(quantized), "--quantize", "int8", "-q", "--integer-only"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    builtin = schema.BuiltinOperator
    assert ops(quantized) == [builtin.QUANTIZE, getattr(builtin, case.code), builtin.DEQUANTIZE]
    want, got = run(exact, case.calls), run(quantized, case.calls)
    snr = 10 * np.log10(np.square(want).sum() / np.square(got - want).sum())
    # The kernel for normalized gates has fewer bits inside.
    assert snr > (15 if getattr(case, "normalized", False) else 30)


@pytest.mark.parametrize("case", CASES[:3], ids=name)
def test_svdf_in_micro(tfuse: str, tmp_path: pathlib.Path, case: SVDF) -> None:
    micro = pytest.importorskip("tflite_micro").runtime
    exact, quantized = tmp_path / "float.tflite", tmp_path / "int8.tflite"
    case.write(exact)
    command = [tfuse, "quantize", str(exact), "-o", str(quantized), "--quantize", "int8", "-q", "--target", "micro"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    interpreter = micro.Interpreter.from_file(str(quantized))
    for x, want in zip(case.calls, run(quantized, case.calls)):
        interpreter.set_input(x, 0)
        interpreter.invoke()
        assert np.array_equal(interpreter.get_output(0), want)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_ranges_from_data(tfuse: str, tmp_path: pathlib.Path, case: SVDF | LSTM) -> None:
    """Calibration starts each sample with the initial states, in tfuse's evaluator."""
    exact, quantized, data = tmp_path / "float.tflite", tmp_path / "int8.tflite", tmp_path / "calls.npz"
    case.write(exact)
    np.savez(data, x=np.stack(case.calls))
    command = [tfuse, "quantize", str(exact), "-o", str(quantized), "--quantize", "int8", "-q", "--integer-only"]
    done = subprocess.run([*command, "--calibration", str(data)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    want, got = run(exact, case.calls, resets=True), run(quantized, case.calls, resets=True)
    snr = 10 * np.log10(np.square(want).sum() / np.square(got - want).sum())
    assert snr > (15 if getattr(case, "normalized", False) else 30)


@pytest.mark.parametrize("case", [CASES[1], CASES[3]], ids=name)
def test_calibration_keeps_states(tfuse: str, tmp_path: pathlib.Path, case: SVDF | LSTM) -> None:
    """With --calls, the ranges are those of a stream of calls, as in the calibrated file."""
    exact, quantized, data = tmp_path / "float.tflite", tmp_path / "int8.tflite", tmp_path / "calls.npz"
    case.write(exact)
    np.savez(data, x=np.stack(case.calls))
    command = [tfuse, "quantize", str(exact), "-o", str(quantized), "--quantize", "int8", "-q"]
    subprocess.run(command, check=True)
    want = scale_of_output(quantized)
    subprocess.run([*command, "--calibration", data, "--calls", str(len(case.calls))], check=True)
    assert scale_of_output(quantized) == pytest.approx(want, rel=1e-4)
    ranges = tmp_path / "ranges"
    subprocess.run([tfuse, "calibrate", exact, data, "--calls", "1000", "-o", ranges, "-q"], check=True)
    subprocess.run([*command, "--calibration", ranges], check=True)
    assert scale_of_output(quantized) == pytest.approx(want, rel=1e-4)
    subprocess.run([*command, "--calibration", data], check=True)
    assert scale_of_output(quantized) < 0.99 * want


def verify(tfuse: str, *arguments: object, **environment: str) -> subprocess.CompletedProcess:
    library = pathlib.Path(ai_edge_litert.__file__).with_name("libLiteRt.so")
    command = [tfuse, "verify", *map(str, arguments), "--json"]
    environment = os.environ | {"TFUSE_RUNTIME": str(library)} | environment
    return subprocess.run(command, capture_output=True, text=True, env=environment)


@pytest.mark.parametrize("calls", [1, 5, 1000])
@pytest.mark.parametrize("case", [CASES[1], CASES[3], CASES[-1]], ids=name)
def test_verify_keeps_states(tfuse: str, tmp_path: pathlib.Path, case: SVDF | LSTM, calls: int) -> None:
    """`tfuse verify` compares the results of the interpreter; `--calls` samples are calls one after the other."""
    exact, quantized, data = tmp_path / "float.tflite", tmp_path / "int8.tflite", tmp_path / "calls.npz"
    case.write(exact)
    subprocess.run([tfuse, "quantize", exact, "-o", quantized, "--quantize", "int8", "-q"], check=True)
    np.savez(data, x=np.stack(case.calls))
    done = verify(tfuse, exact, quantized, "--data", data, "--calls", calls)
    assert done.returncode == 0, done.stderr
    chunks = [case.calls[start : start + calls] for start in range(0, len(case.calls), calls)]
    want, got = (np.concatenate([run(path, chunk) for chunk in chunks]) for path in (exact, quantized))
    [output] = json.loads(done.stdout)["outputs"]
    assert output["snr"] == pytest.approx(10 * np.log10(np.square(want).sum() / np.square(got - want).sum()), abs=1e-3)
    assert output["maxError"] == pytest.approx(np.abs(want - got).max())


@pytest.mark.parametrize("case", [CASES[1], CASES[3]], ids=name)
def test_verify_keeps_states_in_the_evaluator(tfuse: str, tmp_path: pathlib.Path, case: SVDF | LSTM) -> None:
    exact, half, data = tmp_path / "float.tflite", tmp_path / "half.tflite", tmp_path / "calls.npz"
    case.write(exact)
    command = [tfuse, "quantize", exact, "-o", half, "--quantize", "float16", "--min-elements", "1", "-q"]
    subprocess.run(command, check=True)
    np.savez(data, x=np.stack(case.calls))
    runs = [verify(tfuse, exact, half, "--data", data, *options) for options in ((), ("--runtime", "none"))]
    assert all(done.returncode == 0 for done in runs), runs[1].stderr
    [want], [got] = (json.loads(done.stdout)["outputs"] for done in runs)
    assert got["snr"] == pytest.approx(want["snr"], abs=0.1)
    assert got["elements"] == want["elements"]


FAILURES = {
    "ModuleNotFoundError: No module named 'numpy'": "LiteRT's interpreter in Python cannot run: ModuleNotFoundError",
    "RuntimeError: a kernel failed": "LiteRT's interpreter fails: RuntimeError: a kernel failed",
}


@pytest.mark.parametrize("line", FAILURES)
def test_verify_shows_errors_of_python(tfuse: str, tmp_path: pathlib.Path, line: str) -> None:
    """The Python of the library's virtual environment runs the interpreter."""
    exact, quantized, data = tmp_path / "float.tflite", tmp_path / "int8.tflite", tmp_path / "calls.npz"
    CASES[0].write(exact)
    subprocess.run([tfuse, "quantize", exact, "-o", quantized, "--quantize", "int8", "-q"], check=True)
    np.savez(data, x=np.stack(CASES[0].calls))
    python, package = tmp_path / "bin" / "python3", tmp_path / "lib" / "python3" / "site-packages" / "ai_edge_litert"
    python.parent.mkdir()
    package.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\necho Traceback >&2\necho \"{line}\" >&2\nexit 1\n")
    python.chmod(0o755)
    done = verify(tfuse, exact, quantized, "--data", data, TFUSE_RUNTIME=str(package / "libLiteRt.so"))
    assert done.returncode == 1
    assert f"error[runtime-failed]: {FAILURES[line]}" in done.stderr


@pytest.mark.parametrize("activation", ["NONE", "RELU6"])
def test_svdf_with_other_activations_stays_float(tfuse: str, tmp_path: pathlib.Path, activation: str) -> None:
    exact, quantized = tmp_path / "float.tflite", tmp_path / "int8.tflite"
    case = SVDF(np.random.default_rng(0), 1, 4)
    case.write(exact)
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(exact.read_bytes(), 0))
    options = model.subgraphs[0].operators[0].builtinOptions
    options.fusedActivationFunction = getattr(schema.ActivationFunctionType, activation)
    builder = flatbuffers.Builder(1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    exact.write_bytes(bytes(builder.Output()))
    command = [tfuse, "quantize", str(exact), "-o", str(quantized), "--quantize", "int8"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    message = f"SVDF stays float at 'y': its kernel for integers computes RELU, not {activation}"
    assert message in done.stdout + done.stderr
    assert np.array_equal(run(exact, case.calls), run(quantized, case.calls))
