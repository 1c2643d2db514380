#!/usr/bin/env python3
"""Compares the speed of tfuse's and TFLiteConverter's files of the same model in LiteRT.

Every file runs on one thread and on all cores, with XNNPACK and without. All files of a model run in turn
in one process, and the order alternates, so that other load of the machine affects all files alike. Ratios are
medians over the rounds of a file's time by that of TFLiteConverter's file in the same round: CPU time of the
process on one thread, wall time on all cores. Also shown are the memory that a file takes in LiteRT (private
memory after one run, without the mapped file, XNNPACK on), its ops, the ops of the main graph that XNNPACK
takes, and the greatest difference between the outputs of the files.

The networks are those of test/e2e/write_models.py, and of networks_to_quantize.py with batch 1. They and
TFLiteConverter's files are kept in --files: a later run converts with tfuse alone. Prints Markdown tables;
--json writes all measurements.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import multiprocessing
import os
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "test" / "e2e"))
sys.path.insert(0, str(HERE))

os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np  # noqa: E402
import tflite_file  # noqa: E402
from ai_edge_litert.interpreter import Interpreter, OpResolverType  # noqa: E402

import bench_convert  # noqa: E402
import bench_quantize  # noqa: E402
import networks_to_quantize  # noqa: E402

OWN = networks_to_quantize.ALL + networks_to_quantize.SEQUENCES + networks_to_quantize.UNROLLED
NETWORKS = bench_convert.MODELS + OWN

STOCK = "TFLiteConverter"
# Options of tfuse for each of its files.
OPTIONS = {"tfuse": [], "tfuse for speed": ["--optimize-for", "speed"]}

# Name -> threads, whether XNNPACK runs.
SETTINGS = {
    "1 thread": (1, True),
    "all cores": (os.cpu_count(), True),
    "1 thread, no XNNPACK": (1, False),
    "all cores, no XNNPACK": (os.cpu_count(), False),
}

# The project's goals for the ratio to TFLiteConverter's file.
WORST_GOAL, MEDIAN_GOAL = 1.05, 0.90

# A file stops running after this many seconds in one process, but not before three runs.
SECONDS = 2.0


class File:
    """A file in an interpreter, with the inputs of `sample`."""

    def __init__(self, path: pathlib.Path, sample: list[np.ndarray], threads: int, has_xnnpack: bool):
        resolver = OpResolverType.AUTO if has_xnnpack else OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES
        self.interpreter = Interpreter(
            model_path=str(path), num_threads=threads, experimental_op_resolver_type=resolver
        )
        inputs = sorted(self.interpreter.get_input_details(), key=lambda item: item["name"])
        for detail, value in zip(inputs, sample):
            self.interpreter.resize_tensor_input(detail["index"], value.shape)
        self.interpreter.allocate_tensors()
        for detail, value in zip(inputs, sample):
            self.interpreter.set_tensor(detail["index"], value)

    def run(self) -> tuple[float, float]:
        """Wall time and the CPU time of all threads of the process."""
        # TFLiteConverter's files keep the states of recurrent ops from run to run.
        self.interpreter.reset_all_variables()
        start, cpu = time.perf_counter(), time.process_time()
        self.interpreter.invoke()
        return time.perf_counter() - start, time.process_time() - cpu

    def outputs(self) -> list[np.ndarray]:
        details = self.interpreter.get_output_details()
        details.sort(key=lambda item: (item["shape"].tolist(), item["name"]))
        return [self.interpreter.get_tensor(item["index"]) for item in details]

    def delegated(self) -> tuple[int, int]:
        """The ops of the main graph that a delegate runs, and all its ops."""
        nodes = self.interpreter._get_ops_details()
        producers = {
            output: index
            for index, node in enumerate(nodes)
            if node["op_name"] != "DELEGATE"
            for output in node["outputs"].tolist()
        }
        taken: set[int] = set()
        for node in nodes:
            if node["op_name"] != "DELEGATE":
                continue
            given, pending = set(node["inputs"].tolist()), node["outputs"].tolist()
            while pending:
                if (tensor := pending.pop()) in given or (producer := producers.get(tensor)) in taken | {None}:
                    continue
                taken.add(producer)
                pending += nodes[producer]["inputs"].tolist()
        return len(taken), sum(node["op_name"] != "DELEGATE" for node in nodes)


def time_files(
    paths: dict[str, pathlib.Path], sample: list[np.ndarray], setting: str, runs: int
) -> dict[str, list[tuple[float, float]]]:
    """Runs all files in turn in this process."""
    files = {tool: File(path, sample, *SETTINGS[setting]) for tool, path in paths.items()}
    for file in files.values():
        file.run()
    times: dict[str, list[tuple[float, float]]] = {tool: [] for tool in files}
    start = time.perf_counter()
    for turn in range(runs):
        if turn >= 3 and time.perf_counter() - start > SECONDS * len(files):
            break
        for tool in sorted(files, reverse=turn % 2 == 1):
            times[tool].append(files[tool].run())
    return times


def private_memory() -> int:
    for line in pathlib.Path("/proc/self/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("/proc/self/status has no RssAnon")


def inspect_file(path: pathlib.Path, sample: list[np.ndarray]) -> tuple[int, tuple[int, int], list[np.ndarray]]:
    """Memory in bytes, ops that XNNPACK takes of all ops, and outputs."""
    before = private_memory()
    file = File(path, sample, 1, True)
    file.run()
    return private_memory() - before, file.delegated(), file.outputs()


def in_process(function, *arguments):
    """Calls a function in a new process: interpreters leave memory and threads behind."""
    with concurrent.futures.ProcessPoolExecutor(
        max_workers=1, mp_context=multiprocessing.get_context("spawn")
    ) as pool:
        return pool.submit(function, *arguments).result()


def convert(arguments: argparse.Namespace, name: str) -> dict[str, pathlib.Path]:
    """Tool -> file. TFLiteConverter's file is absent if it fails; its reason is kept."""
    folder = arguments.files / name
    folder.mkdir(parents=True, exist_ok=True)
    source = arguments.models / name / "model"
    if name in OWN:
        source = folder / "model"
        if not source.exists():
            networks_to_quantize.write(name, source)
    stock, failure = folder / f"{STOCK}.tflite", folder / f"{STOCK}.txt"
    if not stock.exists() and not failure.exists():
        command = [sys.executable, str(HERE / "convert_stock.py"), str(source), str(stock)]
        # Files with variables that loops read do not run.
        run = subprocess.run(command + (["--frozen"] if name in OWN else []), capture_output=True, text=True)
        if run.returncode != 0:
            failure.write_text(run.stderr)
    paths = {}
    for tool in arguments.tool:
        paths[tool] = folder / f"{tool.replace(' ', '-')}.tflite"
        subprocess.run(
            [arguments.tfuse, "convert", str(source), "-o", str(paths[tool]), "-q", *OPTIONS[tool]], check=True
        )
    if stock.exists():
        paths[STOCK] = stock
    return paths


def relative_difference(values: list[np.ndarray], others: list[np.ndarray]) -> float:
    """The greatest difference of an element, by the greatest element of its tensor."""
    return max(
        float(np.max(np.abs(a.astype(np.float64) - b.reshape(a.shape))) / max(np.max(np.abs(a)), 1e-30))
        for a, b in zip(values, others)
    )


def measure_network(arguments: argparse.Namespace, name: str) -> dict[str, dict]:
    """Tool -> its figures."""
    paths = convert(arguments, name)
    (sample,) = in_process(bench_quantize.random_samples, paths[arguments.tool[0]], 1)
    figures: dict[str, dict] = {}
    expected = None
    for tool, path in paths.items():
        memory, (taken, ops), outputs = in_process(inspect_file, path, sample)
        expected = expected or outputs
        file = tflite_file.read(path)
        figures[tool] = {
            "bytes": file.size,
            "ops": file.op_count,
            "xnnpack_ops": taken,
            "main_graph_ops": ops,
            "memory": memory,
            "difference": relative_difference(expected, outputs),
            "times": {setting: [] for setting in SETTINGS},
        }
    for _ in range(arguments.turns):
        for setting in arguments.setting:
            times = in_process(time_files, paths, sample, setting, arguments.runs)
            for tool, values in times.items():
                figures[tool]["times"][setting] += values
    for tool, figure in figures.items():
        figure["median_ms"], figure["ratio"] = {}, {}
        for setting in arguments.setting:
            kind = 1 if SETTINGS[setting][0] == 1 else 0
            own = [times[kind] for times in figure["times"][setting]]
            figure["median_ms"][setting] = statistics.median(own) * 1e3
            if STOCK in figures:
                stock = [times[kind] for times in figures[STOCK]["times"][setting]]
                figure["ratio"][setting] = statistics.median(a / b for a, b in zip(own, stock))
    return figures


def print_header(settings: list[str]) -> None:
    columns = ["network", "file", *settings, "memory", "bytes", "ops", "in XNNPACK"]
    print("| " + " | ".join(columns) + " |\n|" + "---|" * len(columns))


def print_network(name: str, figures: dict[str, dict], settings: list[str]) -> None:
    for tool, figure in figures.items():
        cells = [name, tool]
        for setting in settings:
            ratio = figure["ratio"].get(setting) if tool != STOCK else None
            text = f"{figure['median_ms'][setting]:.3g} ms"
            cells.append(text + (f" ({ratio:.2f})" if ratio else ""))
        cells += [f"{figure['memory'] / 1e6:.1f} MB", f"{figure['bytes']:,}", str(figure["ops"])]
        cells.append(f"{figure['xnnpack_ops']} of {figure['main_graph_ops']}")
        print("| " + " | ".join(cells) + " |", flush=True)
        if figure["difference"] > 1e-3:
            print(f"{name}: the outputs of {tool} differ by {figure['difference']:.1e}", file=sys.stderr)


def print_summary(results: dict[str, dict[str, dict]], arguments: argparse.Namespace) -> bool:
    """Prints median and worst ratio of each tool; returns whether the goals are met."""
    print(f"\nRatios to {STOCK}'s file (goals: median {MEDIAN_GOAL}, worst {WORST_GOAL}):\n")
    print("| file | setting | networks | median | worst |\n|---|---|---|---|---|")
    met = True
    for tool in arguments.tool:
        for setting in arguments.setting:
            ratios = {
                name: figures[tool]["ratio"][setting]
                for name, figures in results.items()
                if setting in figures[tool]["ratio"]
            }
            if not ratios:
                continue
            median, worst = statistics.median(ratios.values()), max(ratios, key=ratios.__getitem__)
            met &= median <= MEDIAN_GOAL and ratios[worst] <= WORST_GOAL
            print(f"| {tool} | {setting} | {len(ratios)} | {median:.2f} | {ratios[worst]:.2f} ({worst}) |")
        memory = {
            name: figures[tool]["memory"] / figures[STOCK]["memory"]
            for name, figures in results.items()
            if STOCK in figures
        }
        if memory:
            worst = max(memory, key=memory.__getitem__)
            median = statistics.median(memory.values())
            print(f"| {tool} | memory | {len(memory)} | {median:.2f} | {memory[worst]:.2f} ({worst}) |")
    return met


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--tfuse", default=str(ROOT / "build/release/bin/tfuse"), help="the tfuse program")
    add("--models", type=pathlib.Path, default=ROOT / "build/models", metavar="DIR",
        help="where the models are, or are written to (default: build/models)")  # fmt: skip
    add("--files", type=pathlib.Path, default=ROOT / "build/inference", metavar="DIR",
        help="where other networks and all files are kept (default: build/inference)")  # fmt: skip
    add("--model", action="append", metavar="NAME", help=f"default: {', '.join(NETWORKS)}")
    add("--tool", action="append", choices=list(OPTIONS), help="only this file of tfuse (repeatable)")
    add("--setting", action="append", choices=list(SETTINGS), help="only this setting (repeatable)")
    add("--runs", type=int, default=20, help="rounds in each process (default: %(default)s)")
    add("--turns", type=int, default=3, help="processes for each setting (default: %(default)s)")
    add("--json", type=pathlib.Path, default=ROOT / "build/bench-inference.json", metavar="FILE",
        help="write every measurement there (default: build/bench-inference.json)")  # fmt: skip
    add("--check", action="store_true", help="exit code 1 when a goal is missed")
    arguments = parser.parse_args()
    arguments.model = arguments.model or NETWORKS
    arguments.tool = arguments.tool or list(OPTIONS)
    arguments.setting = arguments.setting or list(SETTINGS)
    return arguments


def main() -> int:
    arguments = parse_arguments()
    writing = argparse.Namespace(
        model=[name for name in arguments.model if name not in OWN],
        models=arguments.models,
        tf_python=sys.executable,
    )
    bench_convert.write_missing_models(writing)
    print_header(arguments.setting)
    results: dict[str, dict[str, dict]] = {}
    for name in arguments.model:
        results[name] = measure_network(arguments, name)
        print_network(name, results[name], arguments.setting)
    met = print_summary(results, arguments)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps({"networks": results}, indent=1) + "\n")
    return 1 if arguments.check and not met else 0


if __name__ == "__main__":
    sys.exit(main())
