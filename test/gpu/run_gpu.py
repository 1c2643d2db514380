#!/usr/bin/env python3
"""Compares what tfuse says of the GPU delegate with LiteRT's own check, op by op.

  run_gpu.py --tfuse build/release/bin/tfuse

The files are those of the end-to-end cases, for both targets, and of test/ops. `verdicts.txt` has the recorded answer
of the check (tflite/tools/versioning/gpu_compatibility.cc) for each op, its types, shapes, constants
and options. tfuse has to take exactly the ops that the check takes, except for the differences that
REFUSED and TAKEN list with their reasons: the check is part of what the delegate asks, and its
latest release with an interface, TensorFlow 2.15.1, is older than the delegate.

To record the answers again, extract tensorflow/lite/python/analyzer_wrapper/_pywrap_analyzer_wrapper.so
from the wheel of tensorflow-cpu 2.15.1 for Python 3.11 (later releases answer that every model is
compatible), and run

  run_gpu.py --tfuse build/release/bin/tfuse --record _pywrap_analyzer_wrapper.so
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[1:1] = [str(HERE.parent / "e2e"), str(HERE.parent / "ops")]

from ai_edge_litert import schema_py_generated as schema

import family
import graph_text

VERDICTS = HERE / "verdicts.txt"

# tfuse refuses what the check takes: pattern of tfuse's reason -> why.
REFUSED = {
    "^element type ": "the delegate checks the types of computed tensors itself",
    "^rank ": "the delegate checks the rank itself",
    "^unknown rank$": "the file has no shape, which the check reads as that of a scalar",
    "^version ": "the delegate checks the versions of ops itself",
    "^its result is not used by": "the delegate takes comparisons only together with the user of the bools",
    "^a CAST of bools": "the delegate takes such a CAST only together with a comparison",
    "^the full kernel": "the delegate fails to build the full LSTM, which later delegates have",
    "^it broadcasts": "the rule is younger than the release",
    "^a computed choice of rank 2": "the rule is younger than the release",
    "^a condition that broadcasts": "the rule is younger than the release",
}

# tfuse takes what the check refuses: pattern of the check's message -> why.
TAKEN = {
    "^UNPACK": "the delegate has UNPACK, and does not ask the check",
    "^RELU_0_TO_1": "the delegate has RELU_0_TO_1, and does not ask the check",
    r"\tdepth_multiplier != 1 && input.c != 1": "later releases dropped the rule",
    r"\tMUL requires one tensor that not less": "later releases dropped the rule",
}

# The element types of the cases of test/ops.
ELEMENTS = ("float32", "float16", "int32", "bool")
# Element types that are younger than the release of the check.
UNKNOWN_TYPES = re.compile(r"\b(bfloat16|int2|uint4|float8\w*)\[")

NAMES = {code: name for name, code in vars(schema.BuiltinOperator).items() if not name.startswith("_")}
TYPES = {code: name for name, code in vars(schema.TensorType).items() if not name.startswith("_")}


def describe_tensor(model: Any, graph: Any, index: int) -> str:
    if index < 0:
        return "-"
    tensor = graph.tensors[index]
    data = model.buffers[tensor.buffer].data
    shape = ",".join(map(str, [] if tensor.shape is None else tensor.shape))
    constant = "=" if data is not None and len(data) else ""
    return f"{TYPES[tensor.type].lower()}[{shape}]{constant}"


def operators(content: bytes) -> list[tuple[str, list[str]]]:
    """For each graph of a file its name, and its operators as texts: what the check looks at."""
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    graphs = []
    for graph in model.subgraphs:
        texts = []
        for op in graph.operators or []:
            code = model.operatorCodes[op.opcodeIndex]
            name = NAMES[max(code.builtinCode, code.deprecatedBuiltinCode)]
            if name == "CUSTOM":
                name = code.customCode.decode()
            tensors = [describe_tensor(model, graph, i) for i in (op.inputs if op.inputs is not None else [])]
            results = [describe_tensor(model, graph, i) for i in (op.outputs if op.outputs is not None else [])]
            options = [
                f"{key}={value}"
                for key, value in sorted(vars(op.builtinOptions).items())
                if isinstance(value, (bool, int, float)) and value
            ] if op.builtinOptions else []
            texts.append(f"{name}({' '.join(tensors)}) -> {' '.join(results)} {' '.join(options)}".rstrip())
        graphs.append(((graph.name or b"").decode(errors="replace"), texts))
    return graphs


def load_check(path: str) -> Any:
    """The module with LiteRT's check, loaded from its file."""
    spec = importlib.util.spec_from_file_location("_pywrap_analyzer_wrapper", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ask(check: Any, file: pathlib.Path) -> dict[tuple[int, int], str]:
    """The check's message for each op that it refuses, by graph and position."""
    messages = {}
    graph, last = -1, -1
    for line in check.ModelAnalyzer(str(file), True, True).splitlines():
        if found := re.match(r"Subgraph#(\d+)", line):
            graph = int(found[1])
        elif found := re.match(r"  Op#(\d+) ", line):
            last = int(found[1])
        elif (found := re.match(r"GPU COMPATIBILITY WARNING: (?!Subgraph#)(.*)", line)) and last >= 0:
            messages[graph, last] = found[1]
        elif line.startswith("Tensors of "):
            last = -1
    return messages


def commands(tfuse: str, folder: pathlib.Path) -> list[tuple[str, list[str], pathlib.Path]]:
    """The conversions: name, command and output."""
    jobs = []
    for case in sorted((HERE.parent / "e2e" / "cases").iterdir()):
        if (case / "model").is_dir():
            for target in ("interpreter", "gpu"):
                output = folder / f"e2e-{case.name}-{target}.tflite"
                command = [tfuse, "convert", str(case / "model"), "-o", str(output), f"--target={target}"]
                jobs.append((f"e2e/{case.name} --target={target}", command, output))
    for item in family.load_all():
        for number, case in enumerate(item.cases):
            element = case.name.split("/")[1]
            if case.code or element not in ELEMENTS:
                continue
            graph = folder / f"{item.name}-{number}.pbtxt"
            graph.write_text(graph_text.graph_text(case))
            output = graph.with_suffix(".tflite")
            command = [tfuse, "convert", str(graph), "-o", str(output)]
            if case.feeds:
                command += ["--input-arrays", ",".join(case.value_name(feed) for feed in case.feeds)]
            command += ["--output-arrays", ",".join(case.value_name(fetch) for fetch in case.fetches)]
            jobs.append((case.name, command, output))
    return jobs


def answer(tfuse: str, job: tuple[str, list[str], pathlib.Path]) -> dict[str, Any] | None:
    """What tfuse says of a converted file; None for models that do not convert, which other suites test."""
    _, command, output = job
    if subprocess.run([*command, "-q"], capture_output=True, timeout=120).returncode:
        return None
    inspect = [tfuse, "inspect", str(output), "--target", "gpu", "--json"]
    run = subprocess.run(inspect, capture_output=True, text=True, timeout=120, check=True)
    return json.loads(run.stdout)["gpu"]


def is_listed(message: str, table: dict[str, str], used: set[str]) -> bool:
    for pattern in table:
        if re.search(pattern, message):
            used.add(pattern)
            return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True, help="the tfuse to test")
    parser.add_argument("--record", metavar="FILE.so", help="record the answers of this check")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="parallel conversions")
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse)

    verdicts: dict[str, str] = {}
    check = load_check(arguments.record) if arguments.record else None
    if not check:
        for line in VERDICTS.read_text().splitlines():
            text, _, message = line.partition("\t")
            verdicts[text] = message

    passed = failed = unknown = 0
    used: set[str] = set()
    compared: dict[tuple[str, str], None] = {}
    with tempfile.TemporaryDirectory() as temporary:
        jobs = commands(tfuse, pathlib.Path(temporary))
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for (name, _, output), gpu in zip(jobs, pool.map(lambda job: answer(tfuse, job), jobs)):
                if gpu is None:
                    continue
                graphs = operators(output.read_bytes())
                # The interface ends the process for element types that it does not know.
                is_known = not any(UNKNOWN_TYPES.search(text) for _, texts in graphs for text in texts)
                messages = ask(check, output) if check and is_known else {}
                output.unlink()
                reasons = {(op["graph"], op["position"]): op for op in gpu["cpuOps"]}
                if check and is_known:
                    for index, (_, texts) in enumerate(graphs):
                        for position, text in enumerate(texts):
                            verdicts[text] = messages.get((index, position), "")
                title, texts = graphs[0]
                for position, text in enumerate(texts):
                    ours = reasons.get((title, position))
                    if ours and not text.startswith(ours["op"] + "("):
                        print(f"FAILED {name}: op {position} is {text}, tfuse names {ours['op']}")
                        failed += 1
                        continue
                    reason = ours["reason"] if ours else ""
                    if text not in verdicts:
                        unknown += 1
                        continue
                    if (text, reason) in compared:
                        continue
                    compared[text, reason] = None
                    theirs = verdicts[text]
                    if bool(theirs) == bool(reason):
                        passed += 1
                    elif is_listed(reason, REFUSED, used) if reason else is_listed(text + "\t" + theirs, TAKEN, used):
                        passed += 1
                    else:
                        failed += 1
                        print(f"FAILED {name}: {text}: tfuse: {reason or 'taken'}; the check: {theirs or 'taken'}")
    if check:
        VERDICTS.write_text("".join(f"{text}\t{message}\n" for text, message in sorted(verdicts.items())))
    for pattern in [*REFUSED, *TAKEN]:
        if pattern not in used:
            print(f"FAILED no op has the difference '{pattern}'")
            failed += 1
    # Ops of new cases are compared after the next recording.
    if unknown > len(compared) // 5:
        print(f"FAILED {unknown} ops have no recorded answer: record them")
        failed += 1
    counts = collections.Counter(bool(verdicts[text]) for text, _ in compared)
    print(f"ops that the check takes: {counts[False]}, refuses: {counts[True]}; without a recorded answer: {unknown}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
