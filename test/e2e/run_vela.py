#!/usr/bin/env python3
"""Compiles the integer files of the end-to-end cases with Vela, and checks which ops it leaves to the CPU.

  run_vela.py --tfuse build/release/bin/tfuse

Each case with float inputs is converted for TFLite Micro with batch 1, in int8 and int16x8, without float ops
(`--integer-only`); the recorded inputs are the calibration data. Vela compiles the file for an Ethos-U55 and an
Ethos-U85. It replaces ops by `ethos-u` ops; all others run on the CPU. A file passes if vela_known.py gives a
reason for each op that stays. Entries that no file needs are failures. Cases are not counted if an op has no
integer kernel, or if dimensions other than the batch are unknown.

Needs `utils/setup.sh vela`.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import fnmatch
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np
from ai_edge_litert import schema_py_generated as schema

import case_dir
import forked
import tflite_file
import vela_known

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VELA = ROOT / "build" / "venv-vela" / "bin" / "vela"
ACCELERATORS = ("ethos-u55-128", "ethos-u85-256")
# What Vela prints for an op that stays on the CPU: the op, and the rule that it breaks.
STAYS = re.compile(r"operator: (\w+), ofm: .*\n((?:(?!.*operator:).+\n){1,3})")
IO_TYPES = {"int8": "int8", "int16x8": "int16"}


def first_signature(info: case_dir.CaseInfo) -> str:
    return next(iter(info.signatures), "")


def with_batch_1(case: pathlib.Path, info: case_dir.CaseInfo, path: pathlib.Path) -> list[str] | None:
    """Writes calibration data for the first signature; returns the options for the inputs' shapes.

    None if the case has no recorded float inputs, or if sizes other than the batch are unknown."""
    key = first_signature(info)
    specs = info.signatures[key]["inputs"] if key else {}
    if not specs or any(None in (spec["shape"] or [None])[1:] for spec in specs.values()):
        return None
    is_open = any((spec["shape"] or [0])[0] is None for spec in specs.values())
    rows: dict[str, list[np.ndarray]] = collections.defaultdict(list)
    for sample in info.samples:
        if sample.signature != key:
            continue
        inputs, _ = case_dir.load_expected(case, sample.run)
        if any(value.dtype != np.float32 or value.ndim == 0 for value in inputs.values()):
            return None
        counts = {len(value) if is_open else 1 for value in inputs.values()}
        if len(counts) != 1:
            return None
        for name, value in inputs.items():
            rows[name] += [row[None] for row in value] if is_open else [value]
    if not rows or set(rows) != set(specs):
        return None
    np.savez(path, **{name: np.stack(values) for name, values in rows.items()})
    if not is_open:
        return []
    shapes = [f"{name}:{','.join(map(str, [1, *spec['shape'][1:]]))}" for name, spec in specs.items()]
    return [word for shape in shapes for word in ("--input-shapes", shape)]


def reads_final_states(content: bytes) -> bool:
    """Whether something reads the state of an LSTM, a tensor that the LSTM changes in place."""
    model = schema.ModelT.InitFromPackedBuf(content)
    codes = [code.builtinCode for code in model.operatorCodes]
    for graph in model.subgraphs:
        lstms = [op for op in graph.operators if codes[op.opcodeIndex] == schema.BuiltinOperator.UNIDIRECTIONAL_SEQUENCE_LSTM]
        states = {index for op in lstms for index in op.inputs[18:20]}
        readers = [op for op in graph.operators if op not in lstms]
        if states & {index for tensors in [graph.outputs, *(op.inputs for op in readers)] for index in tensors}:
            return True
    return False


@dataclasses.dataclass
class Outcome:
    file: str
    failures: list[str] = dataclasses.field(default_factory=list)
    # Entries of vela_known.py that the file needs: (op, index in KNOWN); (pattern, -1) for ERRORS, (case, -2) for
    # STATES_AS_RESULTS.
    used: list[tuple[str, int]] = dataclasses.field(default_factory=list)


def compile_with_vela(model: pathlib.Path, accelerator: str, directory: pathlib.Path, case: str) -> Outcome:
    command = [str(VELA), "--accelerator-config", accelerator, "--output-dir", str(directory), str(model)]
    run = subprocess.run(command, capture_output=True, text=True)
    text = run.stdout + run.stderr
    outcome = Outcome(f"{case} {model.stem} {accelerator}")
    output = directory / f"{model.stem}_vela.tflite"
    error = vela_known.error_pattern(outcome.file)
    if error:
        outcome.used.append((error, -1))
    if run.returncode or not output.exists():
        if vela_known.ERRORS.get(error or "", "no message") not in text:
            outcome.failures += (text.strip().splitlines() or [f"exit code {run.returncode}"])[-1:]
        return outcome
    if error:
        outcome.failures.append("vela_known.py says that Vela does not compile it")
    explained = set()
    for op, reason in STAYS.findall(text):
        known = vela_known.find(op, reason)
        explained.add(op)
        if known is None:
            outcome.failures.append(f"{op}: {' '.join(reason.split())}")
        else:
            outcome.used.append((op, vela_known.KNOWN.index(known)))
    if reads_final_states(model.read_bytes()):
        if any(fnmatch.fnmatch(case, pattern) for pattern in vela_known.STATES_AS_RESULTS):
            outcome.used += [(pattern, -2) for pattern in vela_known.STATES_AS_RESULTS if fnmatch.fnmatch(case, pattern)]
        else:
            outcome.failures.append("an op or a result reads the final state of an LSTM")
    left = set(tflite_file.read(output).ops) - {"CUSTOM:ethos-u"}
    if vela_known.UNNAMED not in explained and (silent := left - explained):
        outcome.failures.append(f"on the CPU without a reason: {', '.join(sorted(silent))}")
    return outcome


def run_case(tfuse: str, case: pathlib.Path) -> list[Outcome]:
    info = case_dir.load_info(case)
    outcomes = []
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        data = directory / "data.npz"
        shapes = with_batch_1(case, info, data)
        if shapes is None:
            return []
        for mode, io_type in IO_TYPES.items():
            model = directory / f"{mode}.tflite"
            command = [tfuse, "convert", str(case / info.model), "-o", str(model), "-q", "--target", "micro"]
            command += ["--signature", first_signature(info), *shapes, "--quantize", mode, "--calibration", str(data)]
            command += ["--io-type", io_type, "--integer-only"]
            if subprocess.run(command, capture_output=True).returncode:
                continue
            for accelerator in ACCELERATORS:
                outcomes.append(compile_with_vela(model, accelerator, directory / accelerator, info.name))
    return outcomes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True, help="the tfuse program")
    parser.add_argument("--jobs", type=int, default=2, help="cases to compile at a time")
    parser.add_argument("cases", nargs="*", help="names of cases; default: all")
    arguments = parser.parse_args()
    if not VELA.exists():
        print(f"{VELA} is missing: run utils/setup.sh vela", file=sys.stderr)
        return 1
    cases = sorted(path.parent for path in (HERE / "cases").glob("*/case.json"))
    if arguments.cases:
        cases = [case for case in cases if case.name in arguments.cases]
    passed, failed, used = 0, 0, set()

    def work(case: pathlib.Path) -> str:
        return json.dumps([dataclasses.asdict(outcome) for outcome in run_case(arguments.tfuse, case)])

    for case, text, log in forked.run(cases, work, arguments.jobs):
        if text is None:
            failed += 1
            print(f"FAIL {case.name}: {log}", flush=True)
            continue
        for outcome in json.loads(text):
            used.update(map(tuple, outcome["used"]))
            passed, failed = passed + (not outcome["failures"]), failed + bool(outcome["failures"])
            for failure in outcome["failures"]:
                print(f"FAIL {outcome['file']}: {failure}", flush=True)
    if not arguments.cases:
        entries = [(op, place) for place, known in enumerate(vela_known.KNOWN) for op in known.ops]
        entries += [(case, -1) for case in vela_known.ERRORS] + [(case, -2) for case in vela_known.STATES_AS_RESULTS]
        for name, place in entries:
            if (name, place) not in used:
                failed += 1
                print(f"FAIL vela_known.py: no file needs {name}" + (f", {vela_known.KNOWN[place].says}" if place >= 0 else ""))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
