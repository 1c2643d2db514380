#!/usr/bin/env python3
"""Compares quantized files of tfuse, TFLiteConverter and ai-edge-quantizer: size, ops, latency, error,
time, memory.

Every model is converted in every mode by every tool, each conversion a process; ai-edge-quantizer
quantizes TFLiteConverter's float file (tfuse's where that does not run, or has no signature), so its time
is that of quantization alone. All tools get the same calibration data. The files run in LiteRT, one
thread, XNNPACK as LiteRT chooses it, in turn, each in a process; latencies are medians. The error is the
root mean square of the difference from tfuse's float file on random inputs, divided by the root mean
square of the float file's output; of several outputs the greatest counts.

The networks are those of test/e2e/write_models.py, and of networks_to_quantize.py with batch 1. Prints a
Markdown table and what misses a goal; --json writes all measurements. --files DIR keeps the networks and
the files of the other tools: a later run converts with tfuse alone, and repeats the figures of the other
conversions.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import dataclasses
import json
import multiprocessing
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "test" / "e2e"))
sys.path.insert(0, str(HERE))

os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np  # noqa: E402
import ai_edge_litert  # noqa: E402
import tflite_file  # noqa: E402
from ai_edge_litert.interpreter import Interpreter  # noqa: E402

import bench_convert  # noqa: E402
import networks_to_quantize  # noqa: E402

NETWORKS = ["keras3_mobilenet_v2", "keras3_resnet50", "keras3_vgg16", "keras3_bert"] + networks_to_quantize.ALL

# Mode -> options of tfuse, mode of convert_stock.py (None: TFLiteConverter does not have it).
MODES = {
    "float": ([], ""),
    "dynamic-range": (["--quantize", "dynamic-range"], "dynamic-range"),
    "float16": (["--quantize", "float16"], "float16"),
    "weights": (["--quantize", "weights"], None),
    "weights-4": (["--quantize", "weights", "--weight-bits", "4"], None),
    "int8": (["--quantize", "int8"], "int8"),
    "int16x8": (["--quantize", "int16x8"], "int16x8"),
}
# Modes whose conversions run the float model on samples.
CALIBRATED = ("int8", "int16x8")

RUNTIME = pathlib.Path(ai_edge_litert.__file__).parent / "libLiteRt.so"

TOOLS = ["tfuse", "TFLiteConverter", "ai-edge-quantizer"]

# Slow files run fewer times: this long, three times.
SECONDS = 2.0

# The greatest ratio to the best value that another tool's file of the same mode has. The error is compared
# with that of files that are at most MAX_SIZE times as large.
MAX_SIZE = 1.1
GOALS = {"error": 1.05, "size": 1.0, "ops": 1.0, "latency": 1.05}


# A child's peak memory includes that of the process that forks it: a small process measures.
MEASURE = "import json, sys; sys.path.insert(0, sys.argv[1]); import bench_convert as bench; " + (
    "print(json.dumps(bench.measure(sys.argv[2:], bench.environment_of_tools())))"
)


def measure(command: list[str]) -> tuple[float, int]:
    """Wall time and peak memory; raises CalledProcessError."""
    run = subprocess.run([sys.executable, "-c", MEASURE, str(HERE), *command], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


@dataclasses.dataclass
class Measured:
    """Latencies of one file in seconds, and its outputs: sample -> output -> values."""

    times: list[float]
    outputs: list[list[np.ndarray]]


def quantized(detail: dict, value: np.ndarray) -> np.ndarray:
    """A sample as the input takes it: the files of ai-edge-quantizer have integer inputs."""
    if not (np.issubdtype(detail["dtype"], np.integer) and np.issubdtype(value.dtype, np.floating)):
        return value
    scale, zero_point = detail["quantization"]
    info = np.iinfo(detail["dtype"])
    return np.clip(np.round(value / scale) + zero_point, info.min, info.max).astype(detail["dtype"])


def real(detail: dict, value: np.ndarray) -> np.ndarray:
    """The real numbers that an output stands for."""
    scale, zero_point = detail["quantization"]
    return (value.astype(np.float64) - zero_point) * scale if scale else value.astype(np.float64)


def run_file(path: pathlib.Path, samples: list[list[np.ndarray]], runs: int) -> Measured:
    """Runs a file in this process; outputs are sorted by shape, as the tools name them differently."""
    interpreter = Interpreter(model_path=str(path), num_threads=1)
    inputs = sorted(interpreter.get_input_details(), key=lambda item: item["name"])
    for detail, value in zip(inputs, samples[0]):
        interpreter.resize_tensor_input(detail["index"], value.shape)
    interpreter.allocate_tensors()
    outputs = interpreter.get_output_details()
    outputs.sort(key=lambda item: (item["shape"].tolist(), item["name"]))

    def run(sample: list[np.ndarray]) -> float:
        for detail, value in zip(inputs, sample):
            interpreter.set_tensor(detail["index"], quantized(detail, value))
        interpreter.reset_all_variables()
        start = time.perf_counter()
        interpreter.invoke()
        return time.perf_counter() - start

    values = []
    for sample in samples:
        run(sample)
        values.append([real(item, interpreter.get_tensor(item["index"])) for item in outputs])
    times, spent = [], 0.0
    while len(times) < runs and (not times or spent < SECONDS):
        times.append(run(samples[0]))
        spent += times[-1]
    return Measured(times, values)


def run_files(paths: dict, samples: list[list[np.ndarray]], runs: int) -> dict:
    """Runs files in turn, three times, each time in a new process: interpreters in one process influence
    each other's latency. Returns a Measured, or the error as text, for each key of `paths`."""
    results: dict = {}
    with concurrent.futures.ProcessPoolExecutor(
        max_workers=1, mp_context=multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as pool:
        for turn in range(3):
            for key, path in paths.items():
                if isinstance(results.get(key), str):
                    continue
                try:
                    measured = pool.submit(run_file, path, samples if turn == 0 else samples[:1], runs).result()
                except (RuntimeError, ValueError) as error:
                    results[key] = str(error)
                    continue
                if turn == 0:
                    results[key] = measured
                else:
                    results[key].times += measured.times
    return results


def random_samples(path: pathlib.Path, count: int) -> list[list[np.ndarray]]:
    details = sorted(Interpreter(model_path=str(path)).get_input_details(), key=lambda item: item["name"])
    rng = np.random.default_rng(0)

    def value(detail: dict) -> np.ndarray:
        shape = np.where(detail["shape_signature"] < 0, 1, detail["shape_signature"])
        if np.issubdtype(detail["dtype"], np.integer):
            return rng.integers(0, 100, shape).astype(detail["dtype"])
        return rng.normal(size=shape).astype(detail["dtype"])

    return [[value(detail) for detail in details] for _ in range(count)]


def write_calibration_data(path: pathlib.Path, model: pathlib.Path, count: int) -> None:
    """Writes samples for the inputs of a float file; the comparison uses different samples."""
    interpreter = Interpreter(model_path=str(model))
    inputs = interpreter.get_signature_runner(next(iter(interpreter.get_signature_list()))).get_input_details()
    rng = np.random.default_rng(1)
    arrays = {}
    for name, detail in inputs.items():
        shape = (count, *np.where(detail["shape_signature"] < 0, 1, detail["shape_signature"])[1:])
        if np.issubdtype(detail["dtype"], np.integer):
            arrays[name] = rng.integers(0, 100, shape).astype(detail["dtype"])
        else:
            arrays[name] = rng.normal(size=shape).astype(detail["dtype"])
    np.savez(path, **arrays)


def relative_error(got: Measured, want: Measured) -> float:
    errors = []
    for index in range(len(want.outputs[0])):
        values = np.stack([outputs[index] for outputs in want.outputs])
        others = np.stack([outputs[index] for outputs in got.outputs]).reshape(values.shape)
        errors.append(float(np.sqrt(np.mean((others - values) ** 2) / np.mean(values**2))))
    return max(errors)


def command_of(tool: str, mode: str, source: pathlib.Path, out: pathlib.Path, tfuse: str) -> list[str] | None:
    """The command that writes out/MODE-TOOL.tflite; None if the tool does not have the mode."""
    options, stock_mode = MODES[mode]
    path, data = str(out / f"{mode}-{tool}.tflite"), str(out / "calibration.npz")
    if tool == "tfuse":
        if mode in CALIBRATED:
            options = [*options, "--calibration", data, "--runtime", str(RUNTIME)]
        return [tfuse, "convert", str(source), "-o", path, "-q", *options]
    if tool == "TFLiteConverter":
        if stock_mode is None:
            return None
        command = [sys.executable, str(HERE / "convert_stock.py"), str(source), path, *([stock_mode] if stock_mode else [])]
        frozen = ["--frozen"] if source.parent.name in networks_to_quantize.ALL else []
        return command + (["--data", data] if mode in CALIBRATED else []) + frozen
    if mode == "float":
        return None
    command = [sys.executable, str(HERE / "convert_edge_quantizer.py"), str(out / "float.tflite"), path, mode]
    return command + ([data] if mode in CALIBRATED else [])


def is_usable(path: pathlib.Path) -> bool:
    """Whether LiteRT can run the file, which has a signature: ai-edge-quantizer calibrates signatures."""
    try:
        run_file(path, random_samples(path, 1), 0)
    except (RuntimeError, ValueError):
        return False
    return bool(Interpreter(model_path=str(path)).get_signature_list())


def convert_all(arguments: argparse.Namespace, source: pathlib.Path, out: pathlib.Path) -> dict[tuple[str, str], dict]:
    """(mode, tool) -> path, seconds, memory; or what a tool says that fails."""
    results: dict[tuple[str, str], dict] = {}
    for mode in MODES:
        for tool in TOOLS:
            if (command := command_of(tool, mode, source, out, arguments.tfuse)) is None:
                continue
            path = out / f"{mode}-{tool}.tflite"
            figures = path.with_suffix(".json")
            if tool != "tfuse" and figures.exists():
                results[mode, tool] = json.loads(figures.read_text())
                if "failure" not in results[mode, tool]:
                    results[mode, tool]["path"] = path
                continue
            try:
                measured = [measure(command) for _ in range(arguments.reps if tool == "tfuse" else 1)]
            except subprocess.CalledProcessError as failure:
                if tool == "tfuse":
                    raise
                results[mode, tool] = {"failure": failure.stderr[-300:]}
                figures.write_text(json.dumps(results[mode, tool]))
                continue
            file = tflite_file.read(path)
            seconds, memory = (statistics.median(column) for column in zip(*measured))
            results[mode, tool] = {"seconds": seconds, "memory": memory, "size": file.size, "ops": file.op_count}
            figures.write_text(json.dumps(results[mode, tool]))
            results[mode, tool]["path"] = path
        if mode == "float":
            stock, ours = out / "float-TFLiteConverter.tflite", out / "float-tfuse.tflite"
            shutil.copyfile(stock if stock.exists() and is_usable(stock) else ours, out / "float.tflite")
            if not (out / "calibration.npz").exists():
                write_calibration_data(out / "calibration.npz", ours, arguments.calibration_samples)
    return results


def measure_model(
    arguments: argparse.Namespace, name: str, source: pathlib.Path, out: pathlib.Path
) -> dict[tuple[str, str], dict]:
    out.mkdir(parents=True, exist_ok=True)
    results = convert_all(arguments, source, out)
    samples = random_samples(results["float", "tfuse"]["path"], arguments.samples)
    paths = {key: result.pop("path") for key, result in results.items() if "path" in result}
    for key, measured in (files := run_files(paths, samples, arguments.runs)).items():
        if isinstance(measured, str):
            results[key]["failure"] = measured
            print(f"{name} {key}: {measured}", file=sys.stderr)
            continue
        results[key]["latency"] = statistics.median(measured.times)
        results[key]["error"] = relative_error(measured, files["float", "tfuse"])
    return results


def misses(results: dict[tuple[str, str], dict]) -> list[str]:
    """Figures that are worse, beyond GOALS, than those of another tool's best file in the same mode."""
    found = []
    for mode in MODES:
        others = {tool: results.get((mode, tool), {}) for tool in TOOLS[1:]}
        others = {tool: result for tool, result in others.items() if "error" in result}
        if mode == "float" or not others:
            continue
        ours = results[mode, "tfuse"]
        if "error" not in ours:
            found.append(f"{mode}: LiteRT refuses the file")
            continue
        for what, limit in GOALS.items():
            # A file that is much larger has layers that stayed float, and less error.
            comparable = [tool for tool in others if what != "error" or others[tool]["size"] <= MAX_SIZE * ours["size"]]
            if not comparable:
                continue
            best = min(comparable, key=lambda tool: others[tool][what])
            if ours[what] > others[best][what] * limit:
                found.append(f"{mode}: {what} {ours[what]:.4g}, {best} has {others[best][what]:.4g}")
    return found


def print_model(name: str, results: dict[tuple[str, str], dict]) -> None:
    for (mode, tool), result in results.items():
        if "error" not in result:
            print(f"| {name} | {mode} | {tool} | fails | | | | | |", flush=True)
            continue
        print(
            f"| {name} | {mode} | {tool} | {result['size']:,} | {result['ops']} | {result['latency'] * 1e3:.2f} ms "
            f"| {result['error']:.2e} | {result['seconds']:.2f} s | {result['memory'] / 1e6:.0f} MB |",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default=str(ROOT / "build/release/bin/tfuse"), help="the tfuse program")
    parser.add_argument("--models", type=pathlib.Path, default=ROOT / "build/models", metavar="DIR",
        help="where the networks are, or are written to (default: build/models)")  # fmt: skip
    parser.add_argument("--model", action="append", metavar="NAME", help=f"default: {', '.join(NETWORKS)}")
    parser.add_argument("--samples", type=int, default=16, help="inputs to measure the error with")
    parser.add_argument("--calibration-samples", type=int, default=64, help="inputs to calibrate int8 and int16x8 with")
    parser.add_argument("--runs", type=int, default=20, help="runs to measure the latency with")
    parser.add_argument("--reps", type=int, default=3, help="conversions by tfuse")
    parser.add_argument("--json", type=pathlib.Path, default=ROOT / "build/bench-quantize.json", metavar="FILE")
    parser.add_argument("--files", type=pathlib.Path, metavar="DIR", help="where files are kept (default: nowhere)")
    parser.add_argument("--check", action="store_true", help="exit code 1 when a goal is missed")
    arguments = parser.parse_args()
    names = arguments.model or NETWORKS
    writing = argparse.Namespace(
        model=[name for name in names if name not in networks_to_quantize.ALL], models=arguments.models, tf_python=sys.executable
    )
    bench_convert.write_missing_models(writing)
    print("| model | mode | tool | bytes | ops | latency | error | conversion | memory |\n|---|---|---|---|---|---|---|---|---|")
    everything, missed = {}, []
    with tempfile.TemporaryDirectory() as directory:
        kept = arguments.files or pathlib.Path(directory)
        for name in names:
            source = arguments.models / name / "model"
            if name in networks_to_quantize.ALL:
                source = kept / name / "model"
                if not source.exists():
                    networks_to_quantize.write(name, source)
            results = measure_model(arguments, name, source, kept / name / "files")
            print_model(name, results)
            missed += [f"{name}, {text}" for text in misses(results)]
            everything[name] = [{"mode": mode, "tool": tool, **result} for (mode, tool), result in results.items()]
    print("\nMissed goals:\n" if missed else "\nAll goals are met.")
    for text in missed:
        print(f"- {text}")
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps({"models": everything, "missed": missed}, indent=1) + "\n")
    return 1 if arguments.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
