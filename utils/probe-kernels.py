#!/usr/bin/env python3
"""Tries each TFLite kernel with each element type, and compares with the tables of the sources.

  utils/probe-kernels.py            prints which types each runtime computes
  utils/probe-kernels.py --check    fails if a table claims a type that a kernel does not compute

A file of one op runs in LiteRT, with its own kernels and with XNNPACK, and in TFLite Micro; its result is
compared with numpy's. The tables are lib/Conversion/TFToTFL/Lowerings.def, for ops that become one op of
the same operands, and the operand types of TFUSE_MICRO_OP in include/tfuse/Pipeline/Runtimes.def.

Needs the packages of test/e2e/requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT / "test" / "e2e"))

import forked
from kernel_probes.one_op import RUNTIMES, TYPES, verdict
from kernel_probes.probes import PROBES

# Types that a line's lowering computes with ops other than the line's target. test/ops has
# cases of them; an entry for a type that the kernel does compute is an error.
BY_OTHER_OPS = {
    "Abs": "I64",
    "AccumulateNV2": "I16 I64",
    "AddN": "I16 I64",
    "Angle": "C64",
    "ArgMax": "I64",
    "ArgMin": "I64",
    "BatchMatMul": "I32 I64",
    "BatchMatMulV2": "I32 I64",
    "Div": "I64",
    "FloorDiv": "I64",
    "Invert": "I64 UI64",
    "LeftShift": "I8 UI8 UI16",
    "MatMul": "I32 I64",
    "Pack": "F16 I1",
    "Pow": "I64",
    "Relu": "I8 UI8 I16 I32 I64",
    "Relu6": "I8 UI8 I16 I32 I64",
    "Round": "I8 UI8 I16 UI16 I32 UI32 I64 UI64 C64",
    "Sign": "I64",
    "Square": "I16 I32 I64 UI32 C64",
    "SquaredDifference": "I64",
    "Unpack": "I64",
    "UnsortedSegmentMax": "F16 BF16",
    "UnsortedSegmentMin": "F16 BF16",
    "Where": "F64",
    "ZerosLike": "F16 F64 I1 I8 UI8 I16 UI16 UI32 UI64 C64",
}
# Kernels that are not probed: their lines claim only float32, for which test/ops has cases.
FLOAT_ONLY = set(
    "CONV_3D CONV_3D_TRANSPOSE LOCAL_RESPONSE_NORMALIZATION MULTINOMIAL NON_MAX_SUPPRESSION_V4 "
    "NON_MAX_SUPPRESSION_V5 RANDOM_STANDARD_NORMAL RANDOM_UNIFORM TRANSPOSE_CONV".split()
)
FIXED = "F16 F32 F64 I1 I8 UI8 I16 UI16 I32 UI32 I64 UI64 C64".split()


def claimed(text: str) -> set[str] | None:
    """A set of types in the notation of Lowerings.def; None if it covers all types."""
    if text.startswith("Any"):
        return None
    types: set[str] = set()
    plus, *minus = text.replace("(", "").replace(")", "").split(" - ")
    for word in plus.split("|"):
        types |= set(FIXED) if word.strip() == "Fixed" else {word.strip()}
    return (types - {word.strip() for word in minus}) & set(TYPES)


def lowerings() -> dict[str, tuple[str, set[str]]]:
    """TensorFlow op -> TFLite op, types."""
    found = {}
    text = (ROOT / "lib" / "Conversion" / "TFToTFL" / "Lowerings.def").read_text()
    patterns = (
        r'^TFUSE_(?:RENAME|BINARY)\("(\w+)", "tfl\.(\w+)", ([^,]+),',
        r'^TFUSE_LOWERING\("(\w+)", \w+, \w+, "tfl\.(\w+)", "\w+", ([^,]+),',
    )
    for pattern in patterns:
        for name, target, types in re.findall(pattern, text, re.MULTILINE):
            claim = claimed(types)
            if claim is not None:
                found[name] = (target.upper(), claim)
    return found


def micro_ops() -> dict[str, set[str]]:
    """TFLite op -> types of its first operand, ignoring types of results."""
    found = {}
    text = (ROOT / "include" / "tfuse" / "Pipeline" / "Runtimes.def").read_text()
    for name, types in re.findall(r'^TFUSE_MICRO_OP\((\w+), "([^"]*)"\)', text, re.MULTILINE):
        operands, _, results = types.replace(",", " ,").partition("->")
        operands = operands.partition(",")[0]  # of the first operand
        words = operands.split() or (results.split() if name in ("EMBEDDING_LOOKUP", "FILL", "SPLIT") else [])
        if words:
            found[name] = {word.upper() for word in words}
    return found


def measure(ops: list[str], jobs: int) -> dict[str, dict[str, dict[str, str]]]:
    """op -> runtime -> type -> verdict. A kernel that ends its process gets "died"."""
    items = [(op, runtime) for op in ops for runtime in RUNTIMES]

    def work(item: tuple[str, str], types: list[str] | None = None) -> str:
        op, runtime = item[:2]
        return json.dumps({name: verdict(op, PROBES[op], name, runtime) for name in (item[2:] or TYPES)})

    result: dict[str, dict[str, dict[str, str]]] = {op: {runtime: {} for runtime in RUNTIMES} for op in ops}
    died = []
    for item, text, _ in forked.run(items, work, jobs):
        if text is None:
            died += [(*item, name) for name in TYPES]
        else:
            result[item[0]][item[1]] = json.loads(text)
    for item, text, _ in forked.run(died, work, jobs):
        result[item[0]][item[1]][item[2]] = "died" if text is None else json.loads(text)[item[2]]
    return result


def show(measured: dict[str, dict[str, dict[str, str]]]) -> None:
    print(f"{'op':22} {'runtime':8} computes; wrong")
    for op, runtimes in measured.items():
        for runtime, verdicts in runtimes.items():
            right = " ".join(name.lower() for name, word in verdicts.items() if word == "ok")
            wrong = " ".join(name.lower() for name, word in verdicts.items() if word in ("wrong", "died"))
            print(f"{op:22} {runtime:8} {right or '-'}; {wrong or '-'}")


def check(measured: dict[str, dict[str, dict[str, str]]]) -> int:
    passed, failures = 0, []
    for name, (op, types) in lowerings().items():
        if op not in measured:
            if op not in PROBES and op not in FLOAT_ONLY:
                failures.append(f"Lowerings.def: {op}, of {name}, has no probe in kernel_probes/probes.py")
            continue
        for runtime in ("builtin", "xnnpack"):
            for dtype in sorted(types):
                word = measured[op][runtime][dtype]
                if dtype in BY_OTHER_OPS.get(name, "").split():
                    if word == "ok":
                        failures.append(f"BY_OTHER_OPS: {op} ({runtime}) computes {dtype}, as {name} needs it")
                    continue
                passed += word == "ok"
                if word != "ok":
                    failures.append(f"Lowerings.def: {name} claims {dtype}, but {op} ({runtime}) is {word}")
    for op, types in micro_ops().items():
        if op not in PROBES:
            failures.append(f"Runtimes.def: {op} has no probe in kernel_probes/probes.py")
        for dtype in sorted(types & set(TYPES)) if op in measured else []:
            word = measured[op]["micro"][dtype]
            passed += word == "ok"
            if word != "ok":
                failures.append(f"Runtimes.def: {op} claims {dtype.lower()}, but TFLite Micro's kernel is {word}")
    for text in failures:
        print(f"FAILED {text}")
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures or not passed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the tables; exit code 1 if one is wrong")
    parser.add_argument("--only", action="append", metavar="GLOB", help="just these TFLite ops")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: %(default)s)")
    arguments = parser.parse_args()
    ops = [op for op in PROBES if not arguments.only or any(fnmatch.fnmatch(op, glob) for glob in arguments.only)]
    measured = measure(ops, arguments.jobs)
    if arguments.check:
        return check(measured)
    show(measured)
    return 0


if __name__ == "__main__":
    sys.exit(main())
