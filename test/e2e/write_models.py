#!/usr/bin/env python3
"""Writes the end-to-end cases: models, TensorFlow's outputs for them, TFLiteConverter's results.

Needs the packages of requirements-oracle.txt. A separate process writes each case, forked after
TensorFlow is imported, so that a case does not depend on preceding cases and a crash of
TFLiteConverter costs one line of output.
"""

from __future__ import annotations

import argparse
import fnmatch
import functools
import itertools
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import zlib
from typing import TYPE_CHECKING, Any

# Before TensorFlow is imported: plain Eigen kernels, no GPU search, quiet.
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ["KERAS_BACKEND"] = "tensorflow"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np

import case_dir
import forked
import litert
import sample_check
import tflite_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from models.exporters import Saved
    from models.registry import Case

SMALL_LIMIT = 256 * 1024  # bytes of model directory up to which a case is committed


def directory_size(path: pathlib.Path) -> int:
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file())


def seed_everything(name: str) -> np.random.Generator:
    import keras
    import tf_keras

    seed = zlib.crc32(name.encode())
    keras.utils.set_random_seed(seed)
    tf_keras.utils.set_random_seed(seed)
    return np.random.default_rng(seed)


def sample_shapes(case: Case, specs: dict[str, Any]) -> list[dict[str, list[int]]]:
    """The input shapes of every sample: given by the case, or one per batch size.

    A signature with inputs has at least two samples.
    """
    if case.shapes:
        shapes = [
            {name: list(shapes.get(name, specs[name].shape)) for name in specs}
            for shapes in case.shapes
        ]
    else:
        ranks = [spec.shape.as_list() for spec in specs.values()]
        dynamic = any(size is None for shape in ranks for size in shape)
        shapes = [
            {
                name: [batch if size is None else size for size in spec.shape.as_list()]
                for name, spec in specs.items()
            }
            for batch in (case.batches if dynamic else (0,))
        ]
    return shapes * 2 if specs and len(shapes) == 1 else shapes


def storage_dtype(spec: Any) -> np.dtype:
    """The dtype in expected.npz: strings are bytes there, not objects."""
    return np.dtype("S16" if spec.dtype.name == "string" else spec.dtype.as_numpy_dtype)


def storable(value: Any) -> np.ndarray:
    array = np.asarray(value)
    return array.astype("S") if array.dtype == np.object_ else array


def make_inputs(
    case: Case,
    rng: np.random.Generator,
    specs: dict[str, Any],
    shapes: dict[str, list[int]],
    sample: int,
) -> dict[str, np.ndarray]:
    """The inputs of a signature's sample of that number."""
    from models import values

    inputs = {}
    for name, spec in sorted(specs.items()):
        dtype = storage_dtype(spec)
        generate = case.values.get(name) or values.default(dtype)
        if isinstance(generate, tuple):
            generate = generate[sample % len(generate)]
        inputs[name] = np.asarray(generate(rng, tuple(shapes[name]), dtype), dtype)
    return inputs


def describe(specs: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        name: {
            "dtype": spec.dtype.name,
            "shape": spec.shape.as_list() if spec.shape.rank is not None else None,
        }
        for name, spec in sorted(specs.items())
    }


def same_arrays(run: Any, recorded: tuple[dict, dict], specs: dict[str, Any]) -> bool:
    """True if `run` accepts the recorded inputs and returns exactly the recorded outputs.

    Two signatures can share one recording then.
    """
    inputs, outputs = recorded
    if any(inputs[name].dtype != specs[name].dtype.as_numpy_dtype for name in inputs):
        return False
    results = run(inputs)
    return results.keys() == outputs.keys() and all(
        np.array_equal(results[name], outputs[name], equal_nan=outputs[name].dtype.kind in "fc")
        for name in outputs
    )


def sequence(case: Case, callables: dict[str, tuple[Any, dict]]) -> list[tuple[str, dict]]:
    """Which signatures are called with which shapes, in order."""
    shapes = {key: sample_shapes(case, specs) for key, (_, specs) in callables.items()}
    if not case.calls:
        return [(key, each) for key in callables for each in shapes[key]]
    cycles = {key: itertools.cycle(each) for key, each in shapes.items()}
    return [(key, next(cycles[key])) for key in case.calls]


def named_tensors(result: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The tensors of a structured result: dictionaries give names, sequences numbers."""
    import tensorflow as tf

    if isinstance(result, dict):
        for key in sorted(result):
            yield from named_tensors(result[key], f"{prefix}_{key}" if prefix else key)
    elif isinstance(result, (list, tuple)):
        for i, element in enumerate(result):
            yield from named_tensors(element, f"{prefix or 'output'}_{i}")
    elif isinstance(result, tf.RaggedTensor):
        yield f"{prefix or 'output_0'}_values", result.values
        yield f"{prefix or 'output_0'}_row_splits", result.row_splits
    elif isinstance(result, tf.RaggedTensorSpec):
        values = tf.TensorSpec([None, *result.shape[2:]], result.dtype)
        yield f"{prefix or 'output_0'}_values", values
        yield f"{prefix or 'output_0'}_row_splits", tf.TensorSpec([None], result.row_splits_dtype)
    elif result is not None:
        yield prefix or "output_0", result


class SavedFunction:
    """A function of a loaded object, with the interface of a signature."""

    def __init__(self, loaded: Any, path: str):
        import tensorflow as tf

        self.function = functools.reduce(getattr, path.split("."), loaded)
        traced = self.function.concrete_functions[0]
        self.arguments = traced.structured_input_signature
        specs = [s for s in tf.nest.flatten(self.arguments) if isinstance(s, tf.TensorSpec)]
        self.structured_input_signature = ((), {each.name: each for each in specs})
        self.structured_outputs = dict(named_tensors(traced.structured_outputs))

    def __call__(self, **inputs: Any) -> dict[str, Any]:
        import tensorflow as tf

        values = [
            inputs[leaf.name] if isinstance(leaf, tf.TensorSpec) else leaf
            for leaf in tf.nest.flatten(self.arguments)
        ]
        args, kwargs = tf.nest.pack_sequence_as(self.arguments, values)
        return dict(named_tensors(self.function(*args, **kwargs)))


def record(case: Case, saved: Saved, directory: pathlib.Path) -> case_dir.CaseInfo:
    """Runs the saved model in TensorFlow; writes expected.npz and case.json."""
    import tensorflow as tf

    rng = np.random.default_rng(zlib.crc32(case.name.encode()))
    signatures: dict[str, Any] = {}
    tags: list[str] = []
    callables: dict[str, tuple[Any, dict]] = {}
    if saved.kind == "graphdef":
        callables[""] = (saved.run, saved.input_specs)
    elif saved.kind in ("tfjs", "keras"):
        callables["serving_default"] = (saved.run, saved.input_specs)
        signatures["serving_default"] = {
            "inputs": describe(saved.input_specs),
            "outputs": describe(saved.output_specs),
        }
    else:
        tags = ["serve"]
        loaded = tf.saved_model.load(str(directory / saved.model))
        for key, function in sorted(
            {case.function: SavedFunction(loaded, case.function)}.items()
            if case.function
            else loaded.signatures.items()
        ):
            specs = dict(sorted(function.structured_input_signature[1].items()))
            callables[key] = (function, specs)
            signatures[key] = {
                "inputs": describe(specs),
                "outputs": describe(function.structured_outputs),
            }
    samples: list[case_dir.Sample] = []
    runs: list[tuple[dict, dict]] = []
    for key, shapes in sequence(case, callables):
        function, specs = callables[key]

        def run(inputs, function=function):
            outputs = function(**{name: tf.constant(value) for name, value in inputs.items()})
            return {name: storable(value.numpy()) for name, value in sorted(outputs.items())}

        # Equal signatures share runs, but no signature has the same run twice.
        own = [sample.run for sample in samples if sample.signature == key]
        same = [
            sample.run
            for sample in samples
            if not case.stateful
            and sample.run not in own
            and sample.shapes == shapes
            and same_arrays(run, runs[sample.run], specs)
        ]
        if not same:
            inputs = make_inputs(case, rng, specs, shapes, len(own))
            runs.append((inputs, run(inputs)))
        samples.append(case_dir.Sample(key, same[0] if same else len(runs) - 1, shapes))
    case_dir.save_expected(directory, runs)
    dynamic = any(
        None in spec.shape.as_list() for _, specs in callables.values() for spec in specs.values()
    )
    info = case_dir.CaseInfo(
        name=case.name,
        family=case.family,
        kind=saved.kind,
        model=saved.model,
        producer=saved.producer,
        tags=tags,
        signatures=signatures,
        batches=list(case.batches) if dynamic and not case.shapes else [],
        samples=samples,
        stateful=case.stateful,
        feeds=list(saved.feeds),
        fetches=list(saved.fetches),
        fused=case.fused,
        same_inputs=case.same_inputs,
        constant=case.constant,
        non_finite=case.non_finite,
        unneeded=case.unneeded,
    )
    case_dir.write_json(directory / case_dir.CASE_FILE, info)
    weak = sample_check.complaints(directory, info)
    if weak:
        raise ValueError("\n".join(["the samples prove too little:", *weak]))
    return info


def stock_convert(directory: pathlib.Path, info: case_dir.CaseInfo) -> bytes:
    """The model converted by TensorFlow's own converter, default settings."""
    import tensorflow as tf

    path = str(directory / info.model)
    if info.kind == "tfjs":
        raise ValueError("TFLiteConverter reads no TensorFlow.js models")
    if info.kind == "keras":
        import keras
        import tf_keras

        package = keras if info.producer.startswith("keras ") else tf_keras
        return tf.lite.TFLiteConverter.from_keras_model(package.models.load_model(path)).convert()
    if info.kind == "saved_model":
        return tf.lite.TFLiteConverter.from_saved_model(path).convert()
    converter = tf.compat.v1.lite.TFLiteConverter.from_frozen_graph(
        path, [f.split(":")[0] for f in info.feeds], [f.split(":")[0] for f in info.fetches]
    )
    return converter.convert()


def record_stock(directory: pathlib.Path, info: case_dir.CaseInfo) -> case_dir.StockResult:
    """Converts with TFLiteConverter, runs the result, writes tflite_ops.json."""
    import tensorflow as tf

    result = case_dir.StockResult(f"TFLiteConverter {tf.__version__}")
    try:
        content = stock_convert(directory, info)
    except Exception as error:  # The converter raises whatever it likes.
        result.error = shorten_error(str(error))
    else:
        file = tflite_file.parse(content)
        result.op_count = file.op_count
        result.file_size = file.size
        result.ops = dict(sorted(file.ops.items()))
        result.signature_op_counts = file.signature_op_counts()
        with tempfile.NamedTemporaryFile(suffix=".tflite") as output:
            pathlib.Path(output.name).write_bytes(content)
            # In a child process, which may crash: the runtime does not check all files.
            work = lambda _: stock_deviation(output.name, directory, info)  # noqa: E731
            for _, text, log in forked.run([None], work, 1):
                result.deviation = json.loads(text) if text else log.strip().splitlines()[-1]
    case_dir.write_json(directory / case_dir.STOCK_FILE, result)
    return result


def stock_deviation(model: str, directory: pathlib.Path, info: case_dir.CaseInfo) -> str:
    """The file's largest deviation from TensorFlow, or why it does not run, as JSON."""
    try:
        worst = litert.compare(model, directory, info, skip_missing=True).worst
        return json.dumps(round(worst, 3))
    except Exception as error:
        return json.dumps(shorten_error(str(error)))


def shorten_error(text: str, limit: int = 300) -> str:
    """The sentences of a message that mention ops, or else its beginning."""
    about_ops = re.findall(r"'tf\.\w+' op [^\n]*", text)
    return "\n".join(dict.fromkeys(about_ops)) or " ".join(text.split())[:limit]


def strip_model(model: pathlib.Path) -> None:
    """Removes files that the model does not need."""
    for name in ("fingerprint.pb", "keras_metadata.pb"):
        (model / name).unlink(missing_ok=True)
    assets = model / "assets"
    if assets.is_dir() and not any(assets.iterdir()):
        assets.rmdir()


def write_case(case: Case, directory: pathlib.Path, limit: int | None) -> str:
    """Writes one case atomically; returns a line about it."""
    partial = directory.with_name(directory.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    seed_everything(case.name)
    saved = case.build().save(partial / case_dir.MODEL_DIR)
    strip_model(partial / case_dir.MODEL_DIR)
    size = directory_size(partial / case_dir.MODEL_DIR)
    if limit is not None and size > limit:
        shutil.rmtree(partial)
        return f"left out: {size:,} bytes"
    info = record(case, saved, partial)
    if saved.afterwards:
        saved.afterwards()
    stock = record_stock(partial, info)
    shutil.rmtree(directory, ignore_errors=True)
    partial.rename(directory)
    if stock.error is not None:
        outcome = "stock converter fails: " + " ".join(stock.error.split())[:100]
    else:
        outcome = f"stock converter: {stock.op_count} ops, deviation {stock.deviation}"
    return f"{size:,} bytes, {len(info.samples)} samples, {outcome}"


def make_reproducible() -> None:
    """Restarts Python with fixed hashes, since SavedModels depend on the order of string sets."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, *sys.argv])


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--out", type=pathlib.Path, metavar="DIR", help="where the case directories go"
    )
    parser.add_argument(
        "--only", action="append", metavar="GLOB", help="only cases of that name (repeatable)"
    )
    parser.add_argument("--list", action="store_true", help="list the cases and stop")
    parser.add_argument(
        "--small",
        action="store_true",
        help="only the cases to commit: small ones that differ enough from one another",
    )
    parser.add_argument(
        "--missing", action="store_true", help="leave cases alone that are there already"
    )
    parser.add_argument(
        "--jobs", type=int, default=1, help="cases at a time (default: %(default)s)"
    )
    arguments = parser.parse_args()
    if not arguments.list and not arguments.out:
        parser.error("--out DIR is needed")
    return arguments


def main() -> int:
    arguments = parse_arguments()
    make_reproducible()
    from models import registry

    cases = registry.all_cases()
    if arguments.only:
        cases = [c for c in cases if any(fnmatch.fnmatch(c.name, glob) for glob in arguments.only)]
    if arguments.small:
        cases = [c for c in cases if c.committed]
    if arguments.list:
        for case in cases:
            print(f"{case.name:40} {case.family}{'' if case.committed else '  (not committed)'}")
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.missing:
        cases = [c for c in cases if not (arguments.out / c.name).is_dir()]
    limit = SMALL_LIMIT if arguments.small else None
    failed = 0
    work = lambda case: write_case(case, arguments.out / case.name, limit)  # noqa: E731
    for case, message, log in forked.run(cases, work, arguments.jobs):
        if message is None:
            failed += 1
            print(f"FAILED  {case.name}", flush=True)
            print("\n".join("    " + line for line in log.splitlines()[-25:]), flush=True)
        else:
            print(f"written {case.name}: {message}", flush=True)
    print(f"{len(cases) - failed} written, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
