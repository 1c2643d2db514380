#!/usr/bin/env python3
"""Converts the bundled model, runs the result in LiteRT and compares with TensorFlow.

The model, examples/small_cnn, was written by Keras 3's `model.export()`; TensorFlow's outputs for
it are recorded beside it. Nothing here needs TensorFlow.
"""

from __future__ import annotations

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "test" / "e2e"))

import case_dir  # noqa: E402


def print_table(before: dict[str, int], after: dict[str, int]) -> None:
    print(f"\n{'TensorFlow ops':<34}TFLite ops")
    rows = list(before.items()), list(after.items())
    for index in range(max(map(len, rows))):
        cells = [f"{row[index][1]:4}  {row[index][0]}" if index < len(row) else "" for row in rows]
        print(f"{cells[0]:<34}{cells[1]}")
    print(f"{sum(before.values()):4}  in all{'':<24}{sum(after.values()):4}  in all")


def print_rewrites(report: dict) -> None:
    print("\nWhat was fused:")
    counts = collections.Counter(event["rule"] for event in report["applied"])
    example = {event["rule"]: event for event in reversed(report["applied"])}
    for rule, count in counts.most_common():
        print(f"{count:4} x {rule:<40} e.g. at {example[rule]['nodes'][0]}")


def compare(model: pathlib.Path, case: pathlib.Path) -> bool:
    """Runs every recorded input through LiteRT; true if all outputs agree with TensorFlow's."""
    from ai_edge_litert.interpreter import Interpreter

    info = case_dir.load_info(case)
    interpreter = Interpreter(model_path=str(model))
    agreed = True
    print("\nAgainst TensorFlow's outputs (1.0 is the tolerance, 1e-5 relative):")
    for sample in info.samples:
        inputs, outputs = case_dir.load_expected(case, sample.run)
        results = interpreter.get_signature_runner(sample.signature)(**inputs)
        worst = max(case_dir.deviation(results[name], value) for name, value in outputs.items())
        agreed &= worst <= 1
        shapes = ", ".join(f"{name} {shape}" for name, shape in sample.shapes.items())
        print(f"  {sample.signature:<18}{shapes:<26}deviation {worst:.3f}  {'ok' if worst <= 1 else 'DIFFERS'}")
    return agreed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--case", type=pathlib.Path, default=ROOT / "examples" / "small_cnn")
    arguments = parser.parse_args()
    info = case_dir.load_info(arguments.case)
    with tempfile.TemporaryDirectory() as temporary:
        output = pathlib.Path(temporary) / "model.tflite"
        report = pathlib.Path(temporary) / "report.json"
        command = [arguments.tfuse, "convert", str(arguments.case / info.model)]
        command += ["-o", str(output), "--report", str(report), "--timing"]
        print("$", " ".join(command), flush=True)
        if subprocess.run(command).returncode:
            return 1
        content = json.loads(report.read_text())
        print_table(content["opCounts"]["before"], content["opCounts"]["after"])
        print_rewrites(content)
        return 0 if compare(output, arguments.case) else 1


if __name__ == "__main__":
    sys.exit(main())
