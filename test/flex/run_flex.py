#!/usr/bin/env python3
"""Converts the models of models.py with --select-tf-ops, and compares the Flex ops with those of TFLiteConverter's file.

With --interpreter, also runs the files, and compares results with TensorFlow's: the pinned TensorFlow's wheel has no
Flex delegate, so another one has to run them.

Needs the packages of ../e2e/requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Callable

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
sys.path.insert(1, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))

import case_dir
import numpy as np
import tensorflow as tf

import flex_file
from models import MODELS, Model


class Failed(Exception):
    """The outcome of a model differs from what is expected; the message says how."""


def samples_of(model: Model, function: tf.types.experimental.ConcreteFunction) -> list[dict[str, np.ndarray]]:
    """The samples as arrays of the signature's types."""
    specs = function.structured_input_signature[0]
    names = list(model.samples[0])
    result = []
    for sample in model.samples:
        result.append(
            {name: tf.convert_to_tensor(sample[name], each.dtype).numpy() for name, each in zip(names, specs, strict=True)}
        )
    return result


def expected_of(module: tf.Module, samples: list[dict[str, np.ndarray]]) -> list[list[np.ndarray]]:
    return [[item.numpy() for item in tf.nest.flatten(module.serve(*sample.values()))] for sample in samples]


def run_files(python: str, folders: list[pathlib.Path]) -> None:
    """Runs the files of all folders in another Python, which writes results.pickle there."""
    script = pathlib.Path(__file__).resolve().parent / "interpret.py"
    subprocess.run([python, str(script), *map(str, folders)], stderr=subprocess.DEVNULL, timeout=600, check=False)


def compare_values(folder: pathlib.Path) -> None:
    """Compares the results that the interpreter wrote with TensorFlow's. A crash leaves no results."""
    if not (folder / "results.pickle").exists():
        raise Failed("no results: the interpreter, or an earlier file, crashed")
    with (folder / "results.pickle").open("rb") as file:
        results = pickle.load(file)
    if isinstance(results, str):
        raise Failed(f"the interpreter: {results}")
    with (folder / "expected.pickle").open("rb") as file:
        compare(results, pickle.load(file))


def compare(got: list[list[np.ndarray]], want: list[list[np.ndarray]]) -> None:
    for index, (ours, theirs) in enumerate(zip(got, want, strict=True)):
        if len(ours) != len(theirs):
            raise Failed(f"{len(ours)} outputs instead of {len(theirs)}")
        for number, (a, b) in enumerate(zip(ours, theirs, strict=True)):
            where = f"sample {index}, output {number}"
            b = np.asarray(b)
            if a.dtype.kind in "OSU" or b.dtype.kind in "OSU":
                if np.asarray(a, object).tolist() != np.asarray(b, object).tolist():
                    raise Failed(f"{where}: {a.tolist()} instead of {b.tolist()}")
            elif a.dtype != b.dtype or a.shape != b.shape:
                raise Failed(f"{where}: {a.dtype}{list(a.shape)} instead of {b.dtype}{list(b.shape)}")
            elif a.size and not case_dir.deviation(a, b) <= 1:
                raise Failed(f"{where}: {a.reshape(-1)[:6].tolist()} instead of {b.reshape(-1)[:6].tolist()}")


def upstream(module: tf.Module, function: tf.types.experimental.ConcreteFunction, user_ops: str) -> bytes:
    converter = tf.lite.TFLiteConverter.from_concrete_functions([function], module)
    converter.target_spec.supported_ops = [tf.lite.OpsSet.TFLITE_BUILTINS, tf.lite.OpsSet.SELECT_TF_OPS]
    converter.target_spec.experimental_select_user_tf_ops = [op for op in user_ops.split(",") if op]
    return converter.convert()


def describe(ops: list[flex_file.FlexOp]) -> str:
    return " ".join(op.name for op in ops) or "none"


def compare_structure(ours: bytes, theirs: bytes) -> None:
    """The same Flex ops with the same attributes and types."""
    mine, other = flex_file.flex_ops(ours), flex_file.flex_ops(theirs)
    if [op.name for op in mine] != [op.name for op in other]:
        raise Failed(f"Flex ops {describe(mine)}, TFLiteConverter has {describe(other)}")
    for a, b in zip(mine, other, strict=True):
        if a != b:
            raise Failed(f"{a}, TFLiteConverter has {b}")


def check(tfuse: str, model: Model, folder: pathlib.Path) -> str:
    """Raises Failed, or returns a line about the files."""
    module = model.build()
    function = module.serve.get_concrete_function()
    tf.saved_model.save(module, str(folder / "model"), signatures={"serving_default": named(module)})
    samples = samples_of(model, function)
    output = folder / "model.tflite"
    command = [tfuse, "convert", str(folder / "model"), "-o", str(output), "-q"]
    if model.flex:
        refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
        if refused.returncode != 1 or not (model.user_ops or "--select-tf-ops" in refused.stderr):
            raise Failed(f"without the option: exit code {refused.returncode}, {' '.join(refused.stderr.split())[:300]}")
    options = ["--select-tf-ops", *(["--select-user-tf-ops", model.user_ops] if model.user_ops else [])]
    run = subprocess.run([*command, *options], capture_output=True, text=True, timeout=60)
    if run.returncode:
        raise Failed(" ".join(run.stderr.split())[:600])
    content = output.read_bytes()
    names = {op.name for op in flex_file.flex_ops(content)}
    want = expected_of(module, samples)
    for name, value in (("samples", samples), ("expected", want)):
        with (folder / f"{name}.pickle").open("wb") as file:
            pickle.dump(value, file)
    if names != model.flex:
        raise Failed(f"Flex ops {sorted(names)} instead of {sorted(model.flex)}")
    try:
        other = upstream(module, function, model.user_ops)
    except Exception as error:
        if model.differs:
            return f"TFLiteConverter fails: {model.differs}"
        raise Failed(f"TFLiteConverter: {' '.join(str(error).split())[:200]}") from None
    try:
        compare_structure(content, other)
    except Failed:
        if not model.differs:
            raise
    else:
        if model.differs:
            raise Failed("the same Flex ops as in TFLiteConverter's file: the reason in models.py is not needed")
    sizes = f"{len(content)} bytes, TFLiteConverter {len(other)}"
    return f"{describe(flex_file.flex_ops(content))}; {flex_file.builtins(content)} builtins, {flex_file.builtins(other)}; {sizes}"


def named(module: tf.Module) -> tf.types.experimental.GenericFunction:
    """A function that returns the results as y0, y1, ..."""

    def serve(*arguments: tf.Tensor) -> dict[str, tf.Tensor]:
        return {f"y{i:02}": item for i, item in enumerate(tf.nest.flatten(module.serve(*arguments)))}

    names = list(module.serve.function_spec.arg_names if hasattr(module.serve.function_spec, "arg_names") else [])
    specs = module.serve.get_concrete_function().structured_input_signature[0]
    names = names[-len(specs) :] if names else [each.name for each in specs]
    named_specs = [tf.TensorSpec(each.shape, each.dtype, name) for each, name in zip(specs, names, strict=True)]
    module.named = tf.function(serve, input_signature=named_specs)
    return module.named


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument(
        "--interpreter", metavar="PYTHON", help="a Python whose TensorFlow has the Flex delegate (2.18), to compare values"
    )
    parser.add_argument("--only", action="append", metavar="GLOB", help="models of that name")
    parser.add_argument("--keep", type=pathlib.Path, metavar="DIR", help="keep models and files there")
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    chosen = [m for m in MODELS if not arguments.only or any(fnmatch.fnmatch(m.name, glob) for glob in arguments.only)]

    failures: dict[str, str] = {}

    def attempt(model: Model, work: Callable[[], str | None]) -> None:
        print(f"{model.name}: ", end="", flush=True)  # Names the model that kills the process.
        try:
            print(work() or "equal values", flush=True)
        except (Failed, RuntimeError, ValueError) as error:
            failures[model.name] = " ".join(str(error).split())[:600]
            print(f"FAILED {failures[model.name]}", flush=True)

    with tempfile.TemporaryDirectory() as temporary:
        folders = {model.name: (arguments.keep or pathlib.Path(temporary)) / model.name for model in chosen}
        for model in chosen:
            folders[model.name].mkdir(parents=True, exist_ok=True)
            attempt(model, lambda m=model: check(tfuse, m, folders[m.name]))
        converted = [model for model in chosen if (folders[model.name] / "expected.pickle").exists()]
        if arguments.interpreter:
            run_files(arguments.interpreter, [folders[model.name] for model in converted])
            for model in converted:
                attempt(model, lambda m=model: compare_values(folders[m.name]))
    failed = len(failures)
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 0 if chosen and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
