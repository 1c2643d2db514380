"""Converts a program, runs it, and compares it with TensorFlow.

Three sets of values belong to a program: TensorFlow's, those of the converted file, and those of
TensorFlow with noise of 1e-6 on all tensors. An element counts as wrong if it differs by far more
than the noise moves it.
"""

from __future__ import annotations

import dataclasses
import os
import pathlib
import pickle
import re
import select
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import tensorflow as tf
from ai_edge_litert.interpreter import Interpreter, OpResolverType

import program as ir
import refusals

KERNELS = {
    "xnnpack": OpResolverType.BUILTIN,
    "builtin": OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
}
NOISE = 1e-6
FEW_RUNS, MANY_RUNS = 2, 22
FACTOR = 8  # times what the noise makes of it
ABSOLUTE = 1e-6  # as in test/e2e: log(1 + x) is exact to the rounding of 1
TIMEOUT = 20  # seconds for a conversion


@dataclasses.dataclass
class Outcome:
    """The outcome for a program. `kind` and `key` identify equal findings."""

    # "pass"; "explained": refused for a known reason; "invalid": TensorFlow cannot run it; "empty":
    # LiteRT fails at tensors without elements only; else what is wrong.
    kind: str
    text: str = ""
    key: str = ""
    wrong: tuple[str, ...] = ()  # "signature/output" that differ

    @property
    def found(self) -> bool:
        return self.kind not in ("pass", "explained", "invalid", "empty")


Values = list[dict[str, np.ndarray]]  # the outputs of each call


# -- TensorFlow -------------------------------------------------------------------------------


def arguments(program: ir.Program, function: int, sample: int) -> dict[str, tf.Tensor]:
    return {
        item.name: tf.constant(item.values[sample], item.dtype)
        for item in program.functions[function].inputs
    }


class Model:
    """A program as TensorFlow sees it: its module and its traced signatures."""

    def __init__(self, program: ir.Program):
        self.program = program
        self.module = ir.execute(ir.module_source(program))["Model"]()
        self.signatures = {}
        for function in program.functions:
            specs = [tf.TensorSpec(i.shape, i.dtype, i.name) for i in function.inputs]
            traced = tf.function(getattr(self.module, function.name), specs, autograph=False)
            self.signatures[function.name] = traced.get_concrete_function()

    def save(self, directory: pathlib.Path) -> None:
        tf.saved_model.save(self.module, str(directory), self.signatures)

    def run(self) -> Values:
        result = []
        for function, sample in self.program.calls:
            signature = self.signatures[self.program.functions[function].name]
            outputs = signature(**arguments(self.program, function, sample))
            result.append({name: array_of(value) for name, value in outputs.items()})
        return result


def array_of(value: tf.Tensor) -> np.ndarray:
    data = value.numpy()
    return np.array(data, object) if isinstance(data, bytes) else data


def unit_of(dtype: tf.DType) -> float:
    """The noise of a type: 1e-6, or the rounding of a type that is less exact."""
    return {tf.float16: 2.0**-10, tf.bfloat16: 2.0**-7}.get(dtype, NOISE)


def noise_of(generator: np.random.Generator) -> Callable[[Any, bool], Any]:
    """A function that moves elements of a tensor by up to one unit, where rounding may occur.

        Results that are small multiples of 2^-10 (2^-4 of a half) are likely exact, and stay: 0.5 is
    exactly between two integers, and rounding it has one result.
    """

    def noise(value: Any, rounds: bool) -> Any:
        # Tensors traced by vectorized_map have no values yet.
        if not tf.is_tensor(value) or not hasattr(value, "numpy"):
            return value
        if not (value.dtype.is_floating or value.dtype.is_complex):
            return value
        data = value.numpy()
        kind = np.complex128 if value.dtype.is_complex else np.float64
        wide = data.astype(kind)
        moved = wide * (1 + unit_of(value.dtype) * generator.uniform(-1, 1, wide.shape))
        if rounds and value.dtype.is_complex and wide.size:
            # The rounding errors of a Fourier transform are relative to its largest element.
            parts = generator.uniform(-1, 1, (2, *wide.shape))
            moved = wide + unit_of(value.dtype) * np.abs(wide).max() * (parts[0] + 1j * parts[1])
        if not rounds and not value.dtype.is_complex:
            grid = 16 if value.dtype in (tf.float16, tf.bfloat16) else 1024
            scaled = wide * grid
            moved = np.where((np.round(scaled) == scaled) & (np.abs(wide) < grid), wide, moved)
        # Kernels differ in the sign of a zero that results, and Atan2 and Angle show it.
        moved = np.array(moved, data.dtype)
        for part in (moved.real, moved.imag) if np.iscomplexobj(moved) else (moved,):
            part[...] = np.where(part == 0, generator.choice([0.0, -0.0], part.shape), part)
        return tf.constant(moved, value.dtype)

    return noise


def noisy_values(
    program: ir.Program, seed: int, watch: Callable[[int, Any], None] | None = None
) -> Values:
    """The results of TensorFlow, statement by statement, with noise on every result.

    `watch` gets the number of the call and every result.
    """
    noise = noise_of(np.random.default_rng(seed))
    result: list[dict[str, np.ndarray]] = []

    def watched(value: Any, rounds: bool) -> Any:
        if watch:
            watch(len(result), value)
        return noise(value, rounds)

    module = ir.execute(ir.module_source(program, noisy=True), {"noise": watched})["Model"]()
    for name in program.members:
        for weight in getattr(getattr(module, name), "weights", []):
            weight.assign(noise(tf.convert_to_tensor(weight), True))
    tf.config.run_functions_eagerly(True)
    try:
        for function, sample in program.calls:
            method = getattr(module, program.functions[function].name)
            outputs = method(**arguments(program, function, sample))
            result.append({k: array_of(tf.convert_to_tensor(v)) for k, v in outputs.items()})
    finally:
        tf.config.run_functions_eagerly(False)
    return result


def calls_without_elements(program: ir.Program) -> set[int]:
    """The calls in which an input or a result of a statement has no elements."""
    found = {
        index
        for index, (function, sample) in enumerate(program.calls)
        if is_empty(program.functions[function], sample)
    }

    def watch(call: int, value: Any) -> None:
        if tf.is_tensor(value) and hasattr(value, "numpy") and 0 in value.shape:
            found.add(call)

    noisy_values(program, 0, watch)
    return found


# -- LiteRT -----------------------------------------------------------------------------------


class EmptyTensors:
    """Extends LiteRT's wrapper to read tensors without elements."""

    def __init__(self, interpreter: Interpreter, wrapper: Any):
        self.interpreter, self.wrapper = interpreter, wrapper

    def __getattr__(self, name: str) -> Any:
        return getattr(self.wrapper, name)

    def GetTensor(self, index: int, subgraph: int) -> np.ndarray:  # pylint: disable=invalid-name
        try:
            return self.wrapper.GetTensor(index, subgraph)
        except ValueError:
            # pylint: disable-next=protected-access
            details = self.interpreter._get_tensor_details(index, subgraph)
            if 0 not in details["shape"]:
                raise
            return np.zeros(details["shape"], details["dtype"])


def run_file(model: bytes, program: ir.Program, kernels: str) -> Values:
    interpreter = Interpreter(
        model_content=model, num_threads=1, experimental_op_resolver_type=KERNELS[kernels]
    )
    result = []
    for function, sample in program.calls:
        item = program.functions[function]
        if kernels == "xnnpack" and is_empty(item, sample):
            result.append({})  # XNNPACK refuses tensors without elements.
            continue
        runner = interpreter.get_signature_runner(item.name)
        # pylint: disable-next=protected-access
        runner._interpreter_wrapper = EmptyTensors(interpreter, runner._interpreter_wrapper)
        values = {
            i.name: np.array(i.values[sample], dtype=tf.as_dtype(i.dtype).as_numpy_dtype)
            for i in item.inputs
        }
        outputs = runner(**values)
        result.append({name: np.array(value) for name, value in outputs.items()})
    return result


@dataclasses.dataclass
class LiteRTRun:
    """The outcome of a file with one set of kernels: values, or the failure."""

    values: Values | None = None
    error: str = ""  # what LiteRT raised
    death: str = ""  # the signal that ended the process, or "hang"

    @property
    def failed(self) -> bool:
        return bool(self.error or self.death)


def run_isolated(model: bytes, program: ir.Program) -> dict[str, LiteRTRun]:
    """Runs the file in a child process, which LiteRT may crash."""
    return {kernels: _run_in_child(model, program, kernels) for kernels in KERNELS}


def _run_in_child(model: bytes, program: ir.Program, kernels: str) -> LiteRTRun:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            result = LiteRTRun(run_file(model, program, kernels))
        except BaseException as error:  # LiteRT raises ValueError and RuntimeError.
            result = LiteRTRun(error=first_line(error))
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(result, pipe)
        os._exit(0)
    os.close(writing)
    data, end = b"", time.monotonic() + TIMEOUT
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while True:
            ready, _, _ = select.select([pipe], [], [], max(0, end - time.monotonic()))
            part = pipe.read(1 << 16) if ready else b""
            data += part
            if not part:
                break
    if not ready:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not ready:
        return LiteRTRun(death="hang")
    if os.WIFSIGNALED(status):
        return LiteRTRun(death=signal.Signals(os.WTERMSIG(status)).name)
    return pickle.loads(data)


def is_empty(function: ir.Function, sample: int) -> bool:
    return any(0 in item.values[sample].shape for item in function.inputs)


# -- Comparison -------------------------------------------------------------------------------


def wide(array: np.ndarray) -> np.ndarray:
    return (
        array.astype(np.float64)
        if array.dtype.kind in "fV" or array.dtype.name == "bfloat16"
        else array
    )


def is_real(array: np.ndarray) -> bool:
    return array.dtype.kind == "f" or array.dtype.name == "bfloat16"


def difference(want: np.ndarray, got: np.ndarray, noisy: list[np.ndarray]) -> str:
    """How two results differ beyond noise; empty if they agree."""
    if got.dtype != want.dtype and want.dtype.kind != "O":
        return f"type {got.dtype} instead of {want.dtype}"
    if any(n.shape != want.shape for n in noisy):
        return ""  # The noise decides how many elements there are.
    if got.shape != want.shape:
        return f"shape {list(got.shape)} instead of {list(want.shape)}"
    if want.dtype.kind == "c":
        return difference(want.real, got.real, [n.real for n in noisy]) or difference(
            want.imag, got.imag, [n.imag for n in noisy]
        )
    if not is_real(want):
        certain = np.ones(want.shape, bool)
        for other in noisy:
            certain &= other == want
        wrong = certain & (got != want)
    else:
        unit = {2: 2.0**-9 if want.dtype.name == "float16" else 2.0**-6}.get(
            want.dtype.itemsize, 1e-5
        )
        # float16 may also be rounded inside an op, where values are about 1.
        absolute = ABSOLUTE if unit == 1e-5 else unit
        want, got, noisy = wide(want), wide(got), [wide(n) for n in noisy]
        finite = np.isfinite(want)
        certain = np.ones(want.shape, bool)
        spread = np.zeros(want.shape)
        with np.errstate(all="ignore"):
            for other in noisy:
                certain &= np.where(
                    finite, np.isfinite(other), (other == want) | np.isnan(other) & np.isnan(want)
                )
                spread = np.maximum(spread, np.where(certain & finite, np.abs(other - want), 0))
            largest = np.abs(want[finite]).max(initial=0)
            limit = FACTOR * spread + unit * np.abs(want) + 1e-7 * largest + absolute
            same = (got == want) | np.isnan(got) & np.isnan(want)
            wrong = certain & np.where(finite, ~(np.abs(got - want) <= limit), ~same)
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0]) if wrong.shape else ()
    return f"{int(wrong.sum())} of {wrong.size} differ, {list(at)}: {got[at]!r} instead of {want[at]!r}"


def compare(program: ir.Program, want: Values, got: Values, noisy: list[Values]) -> dict[str, str]:
    """The outputs that differ: "signature/output" -> how."""
    found = {}
    for index, (function, sample) in enumerate(program.calls):
        for name, expected in want[index].items():
            label = f"{program.functions[function].name}/{name}"
            if label in found or not got[index]:
                continue
            if name not in got[index]:
                found[label] = "missing"
                continue
            text = difference(expected, got[index][name], [n[index][name] for n in noisy])
            if text:
                found[label] = f"sample {sample}: {text}"
    return found


# -- A whole program --------------------------------------------------------------------------


def convert(tfuse: str, model: pathlib.Path, output: pathlib.Path) -> subprocess.CompletedProcess:
    return subprocess.run(
        [tfuse, "convert", str(model), "-o", str(output), "-q"],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=TIMEOUT,
        check=False,
    )


def first_line(error: BaseException) -> str:
    return f"{type(error).__name__}: " + " ".join(str(error).split())[:300]


class Checker:
    def __init__(self, tfuse: str, stage: Callable[[str], None] = lambda stage: None):
        self.tfuse, self.stage = tfuse, stage

    def check(self, program: ir.Program) -> Outcome:
        with tempfile.TemporaryDirectory(prefix="fuzz-values-") as directory:
            return self._check(program, pathlib.Path(directory))

    def _check(self, program: ir.Program, directory: pathlib.Path) -> Outcome:
        self.stage("tensorflow")
        try:
            model = Model(program)
            want = model.run()
            # Saved afresh: running may have changed variables.
            if any(s.has_effect() for s in program.statements()):
                model = Model(program)
            model.save(directory / "model")
        except Exception as error:  # TensorFlow raises many types.
            return Outcome("invalid", first_line(error), key=first_line(error)[:150])
        self.stage("convert")
        output = directory / "model.tflite"
        try:
            run = convert(self.tfuse, directory / "model", output)
        except subprocess.TimeoutExpired:
            return Outcome("hang", f"convert takes more than {TIMEOUT} s", "hang")
        if run.returncode != 0:
            return self._refused(program, run)
        content = output.read_bytes()
        noisy: list[Values] = []
        wrong: dict[str, str] = {}
        self.stage("litert")
        runs = run_isolated(content, program)
        usual = program.calls
        if any(run.failed for run in runs.values()):
            empty = calls_without_elements(program)
            usual = [call for index, call in enumerate(usual) if index not in empty]
        if not usual and runs["xnnpack"].error and not runs["builtin"].failed:
            del runs["xnnpack"]  # It refuses tensors without elements, and all calls have one.
        if 0 < len(usual) < len(program.calls):
            # Some LiteRT kernels crash on tensors without elements or reject them.
            usual_runs = run_isolated(content, dataclasses.replace(program, calls=usual))
            if not any(run.failed for run in usual_runs.values()):
                return Outcome(
                    "empty", key=str([run.error or run.death for run in runs.values()])[:150]
                )
        for kernels, run in runs.items():
            if run.death:
                return Outcome(
                    "litert " + ("hang" if run.death == "hang" else "crash"),
                    f"{kernels}: {run.death}",
                    f"{kernels} {run.death}",
                )
            if run.error:
                node = re.findall(r"Node number \d+ \(([A-Z_0-9a-z]+)\)", run.error)
                return Outcome(
                    "litert",
                    f"{kernels}: {run.error}",
                    f"{kernels} {node[-1:]} {re.sub('[0-9]+', '#', run.error)[:90]}",
                )
        for kernels, run in runs.items():
            got = run.values or []
            self.stage("compare")
            try:
                for seed in range(len(noisy), FEW_RUNS):
                    noisy.append(noisy_values(program, seed))
                found = compare(program, want, got, noisy)
                while found and len(noisy) < MANY_RUNS:
                    noisy += [
                        noisy_values(program, seed) for seed in range(len(noisy), len(noisy) + 10)
                    ]
                    found = compare(program, want, got, noisy)
            except Exception as error:
                return Outcome(
                    "invalid", "noise: " + first_line(error), "noise: " + first_line(error)[:150]
                )
            wrong.update(
                {label: f"{kernels}: {text}" for label, text in found.items() if label not in wrong}
            )
        if wrong:
            return Outcome(
                "wrong",
                "; ".join(f"{k} {v}" for k, v in wrong.items())[:600],
                "wrong",
                tuple(wrong),
            )
        return Outcome("pass")

    def _refused(self, program: ir.Program, run: subprocess.CompletedProcess) -> Outcome:
        message = re.search(r"error\[([a-z-]+)\]: .*", run.stderr)
        if run.returncode != 1 or not message:
            tail = " ".join(run.stderr.split())[-300:]
            return Outcome(
                "crash", f"exit code {run.returncode}: {tail}", f"crash {run.returncode}"
            )
        reason = refusals.explain(message[1], message[0])
        text = message[0][:400]
        key = re.sub(r"'[^']*'|\d+|\"[^\"]*\"", "#", text)[:120]
        return Outcome("explained" if reason else "refused", text, key)
