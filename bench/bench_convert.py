#!/usr/bin/env python3
"""Times whole conversions, side by side: tfuse, TFLiteConverter and OpenVINO, each a process.

Every repetition runs all tools on all models in turn, so that other load of the machine affects
all tools alike. Shown are medians of wall time and peak resident memory, and the ratios to tfuse.
A plain `cp` of tfuse's result is timed as well: the cost of reading and writing the bytes.

The models are those of test/e2e/write_models.py; missing ones are written first, by the Python
that has TensorFlow. Prints a Markdown table; --json writes every single measurement.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent

MODELS = [
    "keras3_mobilenet_v2",
    "keras3_nasnet_mobile",
    "keras3_resnet50",
    "keras3_bert",
    "keras3_vgg16",
]
PEERS = ["TFLiteConverter", "OpenVINO"]

# The project's goals: model -> peer -> largest fraction of the peer's time, of its memory.
GOALS = {
    "keras3_mobilenet_v2": {"TFLiteConverter": (1 / 200, 1 / 10), "OpenVINO": (1 / 60, 1 / 1.5)},
    "keras3_nasnet_mobile": {"TFLiteConverter": (1 / 100, None)},
    "keras3_vgg16": {"TFLiteConverter": (1 / 60, None), "OpenVINO": (1 / 3, None)},
}
MEMORY_GOAL = {"keras3_vgg16": 1.2}  # peak memory as a multiple of the weights
STARTUP_GOAL = 0.020  # seconds for `tfuse --version`


class CommandFailed(Exception):
    """A measured command failed; the message has the end of its output."""


def measure(command: list[str], environment: dict[str, str]) -> tuple[float, int]:
    """Runs a command; returns wall time in seconds and peak resident memory in bytes."""
    with tempfile.TemporaryFile() as log:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            log.seek(0)
            tail = log.read().decode(errors="replace")[-800:]
            raise CommandFailed(f"{' '.join(command)}: exit code {process.returncode}\n{tail}")
    return seconds, usage.ru_maxrss * 1024


def settle() -> None:
    """Flushes the last command's writes to disk, outside of any measurement."""
    os.sync()


def environment_of_tools() -> dict[str, str]:
    return os.environ | {"TF_CPP_MIN_LOG_LEVEL": "3", "CUDA_VISIBLE_DEVICES": ""}


def version_of(python: str, package: str) -> str:
    code = f"import importlib.metadata as m; print(m.version({package!r}))"
    run = subprocess.run([python, "-c", code], capture_output=True, text=True)
    return run.stdout.strip() or "not installed"


def describe_environment(arguments: argparse.Namespace) -> dict[str, str]:
    processor = platform.machine()
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            processor = line.split(":", 1)[1].strip()
            break
    tfuse = subprocess.run([arguments.tfuse, "--version"], capture_output=True, text=True)
    return {
        "processor": f"{processor}, {os.cpu_count()} cores",
        "memory": f"{os.sysconf('SC_PHYS_PAGES') * os.sysconf('SC_PAGE_SIZE') / 2**30:.0f} GB",
        "system": f"{platform.system()} {platform.release()}",
        "tfuse": f"{tfuse.stdout.strip()} ({arguments.tfuse})",
        "TFLiteConverter": f"tensorflow-cpu {version_of(arguments.tf_python, 'tensorflow-cpu')}",
        "OpenVINO": version_of(arguments.openvino_python, "openvino"),
        "Python": platform.python_version(),
    }


def write_missing_models(arguments: argparse.Namespace) -> None:
    script = ROOT / "test" / "e2e" / "write_models.py"
    command = [arguments.tf_python, str(script), "--missing", "--out", str(arguments.models)]
    missing = [name for name in arguments.model if not (arguments.models / name).is_dir()]
    for name in missing:
        command += ["--only", name]
    if missing:
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)


def commands(arguments: argparse.Namespace, model: str, out: pathlib.Path) -> dict[str, list[str]]:
    """Tool -> command; each command writes below `out`."""
    source = str(arguments.models / model / "model")
    result = {"tfuse": [arguments.tfuse, "convert", source, "-o", str(out / "tfuse.tflite"), "-q"]}
    if "TFLiteConverter" in arguments.peer:
        script = str(HERE / "convert_stock.py")
        result["TFLiteConverter"] = [arguments.tf_python, script, source, str(out / "stock.tflite")]
    if "OpenVINO" in arguments.peer:
        script = str(HERE / "convert_openvino.py")
        result["OpenVINO"] = [arguments.openvino_python, script, source, str(out / "ov.xml")]
    result["cp"] = ["cp", str(out / "tfuse.tflite"), str(out / "copy.tflite")]
    return result


def run_all(arguments: argparse.Namespace) -> dict[str, dict]:
    """model -> {"weights": bytes, "tools": {tool: {"seconds": [...], "memory": [...]}}}."""
    results: dict[str, dict] = {name: {"weights": 0, "tools": {}} for name in arguments.model}
    environment = environment_of_tools()
    for repetition in range(-1, arguments.reps):
        # The first repetition, number -1, only fills the page cache.
        for model in arguments.model:
            with tempfile.TemporaryDirectory(dir=arguments.scratch) as directory:
                out = pathlib.Path(directory)
                for tool, command in commands(arguments, model, out).items():
                    settle()
                    seconds, memory = measure(command, environment)
                    label = "warm-up" if repetition < 0 else f"{repetition + 1}/{arguments.reps}"
                    print(
                        f"{label:8} {model:24} {tool:16} {seconds:8.3f} s {memory / 1e6:8.0f} MB",
                        file=sys.stderr,
                        flush=True,
                    )
                    if repetition < 0:
                        continue
                    entry = results[model]["tools"].setdefault(tool, {"seconds": [], "memory": []})
                    entry["seconds"].append(seconds)
                    entry["memory"].append(memory)
                results[model]["weights"] = (out / "tfuse.tflite").stat().st_size
    return results


def medians(results: dict[str, dict]) -> None:
    """Adds the medians, and the ratios of tfuse to each peer."""
    for result in results.values():
        tools = result["tools"]
        for entry in tools.values():
            entry["median_seconds"] = statistics.median(entry["seconds"])
            entry["median_memory"] = statistics.median(entry["memory"])
        for tool in PEERS:
            if tool in tools:
                for what in ("seconds", "memory"):
                    ratio = tools[tool][f"median_{what}"] / tools["tfuse"][f"median_{what}"]
                    tools[tool][f"ratio_{what}"] = ratio


def check_goals(results: dict[str, dict], startup: float) -> list[tuple[str, bool]]:
    """For each measured goal, a sentence with the figure and whether the goal is met."""
    goals = []
    for model, peers in GOALS.items():
        tools = results.get(model, {}).get("tools", {})
        for peer, fractions in peers.items():
            for what, fraction in zip(("seconds", "memory"), fractions):
                if fraction is None or peer not in tools:
                    continue
                ratio, wanted = tools[peer][f"ratio_{what}"], 1 / fraction
                noun = "time" if what == "seconds" else "peak memory"
                goals.append(
                    (f"{model}: 1/{ratio:.3g} of {peer}'s {noun} (1/{wanted:.3g})", ratio >= wanted)
                )
    for model, limit in MEMORY_GOAL.items():
        if model in results:
            result = results[model]
            used = result["tools"]["tfuse"]["median_memory"] / result["weights"]
            text = f"{model}: peak memory {used:.2f} x the weights ({limit} x)"
            goals.append((text, used <= limit))
    text = f"tfuse --version: {startup * 1e3:.1f} ms ({STARTUP_GOAL * 1e3:.0f} ms)"
    goals.append((text, startup <= STARTUP_GOAL))
    return goals


def print_report(
    environment: dict[str, str],
    results: dict[str, dict],
    startup: float,
    goals: list[tuple[str, bool]],
    reps: int,
) -> None:
    for key, value in environment.items():
        print(f"- {key}: {value}")
    print(f"\nMedians of {reps} runs; in brackets how many times what tfuse takes.\n")
    tools = ["tfuse", *PEERS, "cp"]
    print("| model | output | " + " | ".join(tools) + " |")
    print("|---|---|" + "---|" * len(tools))
    for model, result in results.items():
        cells = []
        for tool in tools:
            entry = result["tools"].get(tool)
            if entry is None:
                cells.append("-")
                continue
            seconds, memory = entry["median_seconds"], entry["median_memory"]
            if tool in PEERS:
                times, sizes = entry["ratio_seconds"], entry["ratio_memory"]
                cells.append(
                    f"{seconds:.2f} s ({times:.1f} x), {memory / 1e6:.0f} MB ({sizes:.1f} x)"
                )
            elif tool == "cp":
                cells.append(f"{seconds:.3f} s")
            else:
                cells.append(f"{seconds:.3f} s, {memory / 1e6:.0f} MB")
        print(f"| {model} | {result['weights'] / 1e6:.1f} MB | " + " | ".join(cells) + " |")
    print(f"\n`tfuse --version`: {startup * 1e3:.1f} ms (median of 20)\n")
    print("Goals, the wanted value in brackets:\n")
    for text, met in goals:
        print(f"- {'met   ' if met else 'MISSED'} {text}")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--tfuse", default=str(ROOT / "build/release/bin/tfuse"), help="the tfuse program")
    add("--models", type=pathlib.Path, default=ROOT / "build/models", metavar="DIR",
        help="where the models are, or are written to (default: build/models)")  # fmt: skip
    add("--model", action="append", metavar="NAME", help=f"default: {', '.join(MODELS)}")
    add("--peer", action="append", choices=PEERS, help="only against this one (repeatable)")
    add("--reps", type=int, default=5, help="repetitions (default: %(default)s)")
    add("--tf-python", default=sys.executable, metavar="PYTHON",
        help="a Python with requirements-oracle.txt (default: this one)")  # fmt: skip
    add("--openvino-python", default=str(ROOT / "build/venv-openvino/bin/python"),
        metavar="PYTHON", help="a Python with bench/requirements.txt")  # fmt: skip
    add("--scratch", metavar="DIR", help="where the outputs go (default: the temporary directory)")
    add("--json", type=pathlib.Path, default=ROOT / "build/bench.json", metavar="FILE",
        help="write every measurement there (default: build/bench.json)")  # fmt: skip
    add("--check", action="store_true", help="exit code 1 when a goal is missed")
    arguments = parser.parse_args()
    arguments.model = arguments.model or MODELS
    arguments.peer = arguments.peer or PEERS
    return arguments


def main() -> int:
    arguments = parse_arguments()
    write_missing_models(arguments)
    environment = describe_environment(arguments)
    try:
        version = [arguments.tfuse, "--version"]
        starts = [measure(version, environment_of_tools())[0] for _ in range(21)][1:]
        results = run_all(arguments)
    except CommandFailed as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 1
    startup = statistics.median(starts)
    medians(results)
    goals = check_goals(results, startup)
    print_report(environment, results, startup, goals, arguments.reps)
    content = {
        "environment": environment,
        "startup_seconds": starts,
        "models": results,
        "goals": [{"goal": text, "met": met} for text, met in goals],
    }
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(content, indent=1) + "\n")
    return 1 if arguments.check and not all(met for _, met in goals) else 0


if __name__ == "__main__":
    sys.exit(main())
