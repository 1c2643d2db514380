#!/usr/bin/env python3
"""Compares the quantization facts of the tfl records with the sources of the field, and with kernels.

  utils/check-quantization.py                        with the recorded facts and the kernels
  utils/check-quantization.py --upstream GIT_DIR     also that the recorded facts are those of LiteRT
  utils/check-quantization.py --record GIT_DIR       records the facts of LiteRT and ai-edge-quantizer

Sources, in quantization_facts/upstream.json:
  property   LiteRT's operator_property.cc
  traits     traits of LiteRT's tfl_ops.td
  aeq        the policy and the constraints of the PyPI package ai-edge-quantizer, if --record finds it
  kernel     LiteRT's own kernels and XNNPACK, which run a file of one op (kernel_probes)
  micro      TFLite Micro's kernels; compared with TFUSE_MICRO_OP of Runtimes.def

Facts of an op: int8, int16 (it is quantized with such activations), same (operands and results have one
scale), fixed8, fixed16 (scale and zero point of its results), bias (operand, operands whose scales its scale is
the product of), axis (of the scales of weights). quantization_facts/differences.txt gives the reason for
each difference; a difference without a reason fails, and so does a reason without a difference.

LiteRT's bare repository may also be given as UPSTREAM_LITERT. Needs llvm-tblgen and the packages of
test/e2e/requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT / "test" / "e2e"))

import forked
from kernel_probes.probes import PROBES
from kernel_probes.quantized import FORMS, STORAGE, scale_form
from quantization_facts.records import WIDTHS, Facts, own_facts

FOLDER = ROOT / "utils" / "quantization_facts"
RECORDED = FOLDER / "upstream.json"
DIFFERENCES = FOLDER / "differences.txt"


# Sources


def show(git: str, path: str) -> str:
    command = ["git", "--git-dir", git, "show", f"HEAD:{path}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def properties(text: str) -> Facts:
    facts: Facts = {}
    pattern = r"((?:\n    case BuiltinOperator_\w+:)+)(.*?)(?=\n    case |\n    default)"
    for cases, body in re.findall(pattern, text[text.index("switch (op_code)") :], re.DOTALL):
        for op in re.findall(r"BuiltinOperator_(\w+)", cases):
            if op in ("LSTM", "UNIDIRECTIONAL_SEQUENCE_LSTM"):
                continue  # Their properties depend on the variant; test/e2e/run_quantized_lstm.py runs them.
            is_quantizable = "property.quantizable = false" not in body
            facts[op] = {
                "int8": is_quantizable,
                "int16": is_quantizable and "quantizable_int16 = false" not in body,
                "same": "restrict_same_input_output_scale" in body,
            }
            for width in (8, 16):
                if found := re.search(rf"restricted_value_int{width} = \{{([^,]+), ([-\d]+)\}}", body):
                    scale = eval(found[1].replace("f", ""))  # A quotient of numbers.
                    facts[op][f"fixed{width}"] = [scale, int(found[2])]
            # The bias of SVDF: the other ops derive the scale from operands 0 and 1, without a number of the bias.
            if found := re.search(r"derived_scale = \{\{(\d), (\d)\}.*\{(\d), tensor_property_bias\}", body, re.DOTALL):
                facts[op]["bias"] = [int(found[3]), [int(found[1]), int(found[2])]]
            if found := re.search(r"per_axis_index = (\d+)", body):
                facts[op]["axis"] = int(found[1])
    return facts


def evaluate(text: str, width: int) -> float:
    """A C++ expression of numbers, shifts and at most one choice by `bit_width`."""
    head, test, choices = " ".join(text.split()).partition("bit_width == 8 ? ")
    if test:
        first, second = re.split(r"\s*:\s*", choices)
        closing = ")" if head.endswith("(") else ""
        text = head + (first + closing if width == 8 else second)
    return eval(text, {"bit_width": width})


def traits(text: str) -> Facts:
    facts: Facts = {}
    for mnemonic, body in re.findall(r'^def TFL_\w+\s*:\s*TFL_\w*Op<"(\w+)"(.*?)^}', text, re.MULTILINE | re.DOTALL):
        op: dict[str, Any] = {"same": "SameOperandsAndResultsScale" in body}
        if found := re.search(r"AccumulatorUniformScale<(\d), (\d), (\d)>", body):
            op["bias"] = [int(found[1]), [int(found[2]), int(found[3])]]
        if found := re.search(r"/\*scale=\*/(.*?),\s*/\*zero_point=\*/(.*?)\);", body, re.DOTALL):
            for width in (8, 16):
                op[f"fixed{width}"] = [evaluate(part, width) for part in found.groups()]
        facts[mnemonic.upper()] = op
    return facts


def aeq() -> Facts:
    """The facts of ai-edge-quantizer; none if it is not installed."""
    try:
        from ai_edge_quantizer import algorithm_manager, default_policy
        from ai_edge_quantizer.algorithms.uniform_quantize import common_quantize
    except ImportError:
        return {}
    policy = json.loads(default_policy.DEFAULT_JSON_POLICY)["ops_per_config"]
    source = pathlib.Path(common_quantize.__file__).read_text()
    functions = dict(re.findall(r"^def (materialize_\w+)\((.*?)(?=^def |\Z)", source, re.MULTILINE | re.DOTALL))
    facts: Facts = {}
    for op, function in algorithm_manager.MIN_MAX_OP_NAME_MATERIALIZE_FUNC_DICT.items():
        if op.value in ("INPUT", "OUTPUT", "STABLEHLO_COMPOSITE"):
            continue
        name = {"CONV_2D_TRANSPOSE": "TRANSPOSE_CONV"}.get(op.value, op.value)
        facts[name] = {
            f"int{width}": any(op.value in ops for config, ops in policy.items() if config.endswith(f"_ai{width}"))
            for width in (8, 16)
        }
        facts[name]["same"] = "SAME_AS_" in functions[function.__name__]
    return facts


def record(git: str) -> dict[str, Facts]:
    return {
        "property": properties(show(git, "tflite/converter/tools/optimize/operator_property.cc")),
        "traits": traits(show(git, "tflite/converter/ir/tfl_ops.td")),
        "aeq": aeq(),
    }


# Kernels


def measure(jobs: int) -> dict[tuple[str, str, str], dict[str, str]]:
    """(op, storage, runtime) -> form of scales -> verdict."""
    items = [(op, kind, runtime) for op in PROBES for kind in STORAGE for runtime in ("builtin", "xnnpack", "micro")]

    def verdict(op: str, kind: str, runtime: str, form: str) -> str:
        return scale_form(op, PROBES[op], kind, runtime, form)

    measured: dict[tuple[str, str, str], dict[str, str]] = {}
    died = []
    for item, text, _ in forked.run(items, lambda i: json.dumps({f: verdict(*i, f) for f in FORMS}), jobs):
        if text is None:
            died.append(item)
        else:
            measured[item] = json.loads(text)
    single = [(*item, form) for item in died for form in FORMS]
    for item, text, _ in forked.run(single, lambda i: verdict(*i), jobs):
        measured.setdefault(item[:3], {})[item[3]] = text or "died"
    return measured


def kernel_facts(own: Facts, measured: dict, runtimes: tuple[str, ...]) -> Facts:
    """int8 and int16: the kernel is right with the scales that the facts demand, or, if tfuse does not quantize the op,
    with any."""
    facts: Facts = {}
    for op in PROBES:
        if op not in own:
            continue
        facts[op] = {}
        for kind, width in WIDTHS.items():
            verdicts = [measured[op, kind, runtime] for runtime in runtimes]
            form = "fixed" if f"fixed{width}" in own[op] else "same" if own[op]["same"] else "free"
            forms = (form,) if own[op][f"int{width}"] else FORMS
            facts[op][f"int{width}"] = any(all(words[form] == "ok" for words in verdicts) for form in forms)
    return facts


def micro_claims() -> Facts:
    text = (ROOT / "include" / "tfuse" / "Pipeline" / "Runtimes.def").read_text()
    rows = re.findall(r'^TFUSE_MICRO_OP\((\w+), "([^"]+)"\)', text, re.MULTILINE)
    return {op: {f"int{width}": f"qi{width}" in re.findall(r"\w+", types) for width in (8, 16)} for op, types in rows}


# Comparison


def compare(own: Facts, source: str, facts: Facts) -> tuple[int, dict[tuple[str, str, str], str]]:
    """The number of equal facts, and (op, fact, source) -> what differs."""
    same, differences = 0, {}
    for op, theirs in facts.items():
        ours = own.get(op)
        if ours is None:
            continue
        for fact, value in theirs.items():
            # Scales of ops that are not quantized have no effect.
            width = fact.removeprefix("fixed")
            if fact == "same" and not (ours["int8"] or ours["int16"]):
                continue
            if width != fact and not ours[f"int{width}"]:
                continue
            if ours.get(fact) == value:
                same += 1
            else:
                differences[op, fact, source] = f"{ours.get(fact)}, {source} has {value}"
    return same, differences


def reasons() -> dict[tuple[str, str, str], str]:
    lines = [line for line in DIFFERENCES.read_text().splitlines() if line and not line.startswith("#")]
    return {(op, fact, source): why for op, fact, source, why in (line.split(maxsplit=3) for line in lines)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--upstream", metavar="GIT_DIR", default=os.environ.get("UPSTREAM_LITERT"))
    parser.add_argument("--record", metavar="GIT_DIR", help="write quantization_facts/upstream.json")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: %(default)s)")
    arguments = parser.parse_args()
    if arguments.record:
        found = record(arguments.record)
        if not found["aeq"]:
            parser.error("ai-edge-quantizer is not installed")
        RECORDED.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")
        return 0
    sources = json.loads(RECORDED.read_text())
    own, measured = own_facts(), measure(arguments.jobs)
    sources["kernel"] = kernel_facts(own, measured, ("builtin", "xnnpack"))
    failures, passed, differences = [], 0, {}
    if arguments.upstream:
        now = record(arguments.upstream)
        failures += [
            f"{RECORDED.name}: {source} is out of date: --record"
            for source in ("property", "traits")
            if json.loads(json.dumps(now[source])) != sources[source]
        ]
    for source, facts in sources.items():
        same, found = compare(own, source, facts)
        passed += same
        differences |= found
    claims = micro_claims()
    for op, works in kernel_facts(own, measured, ("micro",)).items():
        for fact, claimed in claims.get(op, {}).items():
            if claimed == works[fact] or not claimed and not own[op][fact]:
                passed += 1
            else:
                differences[op, fact, "micro"] = f"Runtimes.def has {claimed}, TFLite Micro's kernel {works[fact]}"
    known = reasons()
    for key in sorted(differences.keys() | known.keys()):
        if key in differences and key in known:
            passed += 1
        elif key in differences:
            failures.append(f"{' '.join(key)}: {differences[key]}")
        else:
            failures.append(f"{' '.join(key)}: differences.txt has a reason, but nothing differs")
    for failure in failures:
        print(f"FAILED {failure}")
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
