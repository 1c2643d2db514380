#!/usr/bin/env python3
"""Converts cases for TFLite Micro, one file per recorded shape, and runs them there.

Files that tfuse itself says Micro does not take are left out and counted. Needs the package
tflite-micro besides what run_cases.py needs; no TensorFlow.
"""

from __future__ import annotations

import argparse
import fnmatch
import pathlib
import subprocess
import sys
import tempfile

import case_dir
from ai_edge_litert import schema_py_generated as schema
from run_cases import convert_command
from tflite_micro import runtime

HERE = pathlib.Path(__file__).resolve().parent


def convert(tfuse: str, case: pathlib.Path, info, inputs, output: pathlib.Path) -> str:
    """Converts with the shapes of `inputs`; returns what tfuse says about runtimes."""
    command = convert_command(tfuse, case, info, output, "--target micro")
    for name, value in inputs.items():
        command += ["--input-shapes", f"{name}:{','.join(map(str, value.shape))}"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        raise RuntimeError(run.stderr.strip().splitlines()[-1])
    return next(line for line in run.stdout.splitlines() if line.startswith("runs on"))


def tensor_order(content: bytes, key: str) -> tuple[list[str], list[str]]:
    """Names of a signature's inputs and outputs in the order of the file's own."""
    model = schema.Model.GetRootAs(content, 0)
    for index in range(model.SignatureDefsLength()):
        signature = model.SignatureDefs(index)
        if signature.SignatureKey().decode() != key:
            continue
        graph = model.Subgraphs(signature.SubgraphIndex())
        inputs = {signature.Inputs(i).TensorIndex(): signature.Inputs(i).Name().decode()
                  for i in range(signature.InputsLength())}  # fmt: skip
        outputs = [(signature.Outputs(i).TensorIndex(), signature.Outputs(i).Name().decode())
                   for i in range(signature.OutputsLength())]  # fmt: skip
        positions = list(graph.OutputsAsNumpy())
        outputs.sort(key=lambda item: positions.index(item[0]))
        return [inputs[i] for i in graph.InputsAsNumpy()], [name for _, name in outputs]
    raise ValueError(f"no signature {key}")


def check(tfuse: str, case: pathlib.Path) -> str:
    """Runs one case; says what came of it."""
    info = case_dir.load_info(case)
    worst, done = 0.0, set()
    for sample in info.samples:
        if sample.run in done:
            continue
        done.add(sample.run)
        inputs, outputs = case_dir.load_expected(case, sample.run)
        with tempfile.TemporaryDirectory() as temporary:
            output = pathlib.Path(temporary) / "model.tflite"
            says = convert(tfuse, case, info, inputs, output)
            if "micro" not in says.split(";")[0]:
                return "not for micro: " + says
            content = output.read_bytes()
        if sample.signature:
            names, results = tensor_order(content, sample.signature)
        else:
            names, results = list(inputs), list(outputs)
        interpreter = runtime.Interpreter.from_bytes(content, arena_size=4 << 20)
        for _ in range(2):
            for index, name in enumerate(names):
                interpreter.set_input(inputs[name], index)
            interpreter.invoke()
            for index, name in enumerate(results):
                worst = max(worst, case_dir.deviation(interpreter.get_output(index), outputs[name]))
    if worst > 1:
        raise RuntimeError(f"{worst:.3g} times the tolerance")
    return f"error {worst:.3f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", type=pathlib.Path, default=[HERE / "cases"])
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--only", action="append", metavar="GLOB")
    arguments = parser.parse_args()
    ran = failed = 0
    for case in case_dir.find_cases(arguments.cases):
        if arguments.only and not any(fnmatch.fnmatch(case.name, g) for g in arguments.only):
            continue
        try:
            said = check(arguments.tfuse, case)
            ran += said.startswith("error")
        except (RuntimeError, ValueError) as error:
            failed += 1
            said = f"FAILED: {error}"
        print(f"{case.name:44} {said}", flush=True)
    print(f"{ran} ran, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
