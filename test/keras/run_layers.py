#!/usr/bin/env python3
"""Converts layers of Keras 3 and tf_keras with their options, and compares LiteRT with Keras.

  run_layers.py --tfuse build/release/bin/tfuse              all cases
  run_layers.py --tfuse build/release/bin/tfuse --only LSTM  cases whose name contains a text

A case is a model, which is written as a TensorFlow.js layers model, a .keras file and an .h5 file.
The first is converted, run in LiteRT on random inputs, and compared with Keras' result; the others
must give the same bytes, or are run and compared as well. A case may name the code of an error
instead.
Needs the packages of ../e2e/requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import warnings

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import keras
import numpy as np
import tf_keras
from ai_edge_litert.interpreter import Interpreter

sys.path.insert(1, str(pathlib.Path(__file__).resolve().parent))

import layers

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent / "e2e" / "models"))

from layers_files import write_layers_model

LIBRARIES = {"keras3": keras, "tf_keras": tf_keras}
TOLERANCE = 2e-5


class Failed(Exception):
    """The outcome of a case differs from its declaration; the message says how."""


def random_inputs(model, case: layers.Case, rng: np.random.Generator) -> list[np.ndarray]:
    result = []
    for tensor in model.inputs:
        shape = [case.unknown if size is None else size for size in tensor.shape]
        if case.integers:
            value = rng.integers(0, case.integers, shape).astype(np.float32)
        else:
            value = rng.standard_normal(shape).astype(np.float32)
        name = getattr(tensor.dtype, "name", tensor.dtype)
        if case.zero_steps and value.ndim > 1:
            for row, steps in enumerate(case.zero_steps[: len(value)]):
                value[row, steps] = 0
        result.append(value.astype(name))
    return result


def randomize(model, rng: np.random.Generator) -> None:
    """Weights other than those that layers start with: zero biases and unit scales test nothing."""
    for weight in model.weights:
        value = np.asarray(weight.numpy())
        if value.dtype != np.float32:
            continue
        positive = any(word in weight.name for word in ("variance", "gamma"))
        noise = rng.standard_normal(value.shape).astype(np.float32) * 0.4
        weight.assign(np.abs(noise) + 0.5 if positive else noise)
    for layer in model.layers:
        if hasattr(layer, "finalize_state"):
            layer.finalize_state()


def flat(value) -> list[np.ndarray]:
    if isinstance(value, dict):
        return [each for key in value for each in flat(value[key])]
    if isinstance(value, (list, tuple)):
        return [each for part in value for each in flat(part)]
    return [np.asarray(value)]


def run_case(tfuse: str, library: str, case: layers.Case, folder: pathlib.Path) -> None:
    module = LIBRARIES[library]
    rng = np.random.default_rng(1)
    module.utils.set_random_seed(1)
    module.backend.clear_session()
    model = case.build(module)
    randomize(model, rng)
    inputs = random_inputs(model, case, rng)
    outputs = {}
    for source in write_files(model, case, module.__version__, folder):
        output = folder / f"{source.name}.tflite"
        output.unlink(missing_ok=True)
        command = [tfuse, "convert", str(source), "-o", str(output), "-q", *case.arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        if case.code:
            if done.returncode != 1 or f"[{case.code}]" not in done.stderr or "layer '" not in done.stderr:
                raise Failed(f"{source.name}: exit code {done.returncode}, {done.stderr.strip()[:300]}; expected {case.code}")
        elif done.returncode != 0:
            raise Failed(f"{source.name}: exit code {done.returncode}, {done.stderr.strip()[:400]}")
        else:
            outputs.setdefault(output.read_bytes(), output)
    if case.code:
        return
    if case.twin:
        twin = case.twin(module)
        twin.set_weights(model.get_weights())
        result = np.asarray(twin(np.moveaxis(inputs[0], 1, -1), training=False))
        expected = [np.moveaxis(result, -1, 1)]
    else:
        expected = flat(model(inputs[0] if len(inputs) == 1 else inputs, training=False))
    for output in outputs.values():
        try:
            compare(output, model, inputs, expected)
        except Failed as error:
            raise Failed(f"{output.stem}: {error}") from None
        ops = ops_of(output)
        if missing := [op for op in case.ops if op not in ops]:
            raise Failed(f"{output.stem}: no {', '.join(missing)} among {', '.join(sorted(ops))}")


def write_files(model, case: layers.Case, version: str, folder: pathlib.Path) -> list[pathlib.Path]:
    """The model in every form that has its configuration. `options` change the TensorFlow.js model only."""
    result = [folder / "model"]
    shutil.rmtree(result[0], ignore_errors=True)
    write_layers_model(model, result[0], version, **case.options)
    if not case.options:
        # Keras 3 does not load what it writes into .h5 files for operations between layers.
        operations = getattr(model, "operations", model.layers)
        loadable = all(hasattr(each, "trainable") for each in operations)
        for suffix in case.suffixes if loadable else (".keras",):
            result.append(folder / f"model{suffix}")
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Keras warns about the format .h5.
                model.save(result[-1])
    return result


def ops_of(output: pathlib.Path) -> set[str]:
    interpreter = Interpreter(str(output), experimental_delegates=[])
    return {op["op_name"] for op in interpreter._get_ops_details()}


def compare(output: pathlib.Path, model, inputs: list[np.ndarray], expected: list[np.ndarray]) -> None:
    interpreter = Interpreter(str(output), num_threads=1)
    runner = interpreter.get_signature_runner("serving_default")
    names = [name.split(":")[0] for name in model.input_names] if hasattr(model, "input_names") else [
        tensor.name for tensor in model.inputs
    ]
    given = dict(zip(names, inputs))
    if set(given) != set(runner.get_input_details()):
        raise Failed(f"inputs {sorted(runner.get_input_details())}; expected {sorted(given)}")
    for _ in range(2):  # A second call must not see states of the first.
        results = runner(**given)
    wanted = list(dict.fromkeys(getattr(model, "output_names", [model.layers[-1].name])))
    if len(wanted) == len(expected) and set(wanted) != set(results):
        raise Failed(f"outputs {sorted(results)}; expected {sorted(wanted)}")
    names = wanted if len(wanted) == len(expected) else sorted(results, key=lambda n: (len(n), n))
    for name, value in zip(names, expected):
        actual = results[name]
        if actual.shape != value.shape:
            raise Failed(f"{name} has the shape {actual.shape}; expected {value.shape}")
        error = np.max(np.abs(actual.astype(np.float64) - value) / (1 + np.abs(value)), initial=0)
        if not error <= TOLERANCE:
            raise Failed(f"{name} deviates by {error:.2e}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--library", choices=sorted(LIBRARIES))
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse)
    passed, failures = 0, []
    with tempfile.TemporaryDirectory() as temporary:
        for case in layers.CASES:
            for library in LIBRARIES:
                name = f"{case.name}/{library}"
                if arguments.only not in name or library not in case.libraries:
                    continue
                if arguments.library and library != arguments.library:
                    continue
                try:
                    run_case(tfuse, library, case, pathlib.Path(temporary))
                    passed += 1
                except Exception as error:
                    known = isinstance(error, (Failed, RuntimeError, ValueError))
                    failures.append(f"FAIL {name}: {'' if known else type(error).__name__ + ': '}{error}")
                    print(failures[-1], flush=True)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
