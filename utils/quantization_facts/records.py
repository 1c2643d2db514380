"""The quantization facts of the tfl records."""

from __future__ import annotations

import json
import pathlib
import shutil
import subprocess
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTHS = {"QI8": 8, "QI16": 16}
Facts = dict[str, dict[str, Any]]  # op -> fact -> value


def own_facts() -> Facts:
    """The facts of the tfl records."""
    llvm = pathlib.Path("/usr/lib/llvm-22")
    tblgen = shutil.which("llvm-tblgen-22") or str(llvm / "bin" / "llvm-tblgen")
    source = ROOT / "include" / "tfuse" / "Dialect" / "TFL" / "IR" / "TFLOps.td"
    command = [tblgen, "--dump-json", "-I", str(ROOT / "include"), "-I", str(llvm / "include"), str(source)]
    records = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)

    def kinds(arguments: list) -> set[str]:
        """The quantized types that all float values take; values of any type take all."""
        found = []
        for value, _ in arguments:
            types = records[value["def"]].get("kernelTypes", []) if value["def"] in records else []
            names = {item["def"].removeprefix("TFL_") for item in types}
            if "F32" in names or names & set(WIDTHS):
                found.append(names & set(WIDTHS))
        return set.intersection(*found) if found else set(WIDTHS)

    facts = {}
    for name in records["!instanceof"]["TFL_Op"]:
        record = records[name]
        # Weights are int8, and biases int32 or int64.
        others = {*record["weights"], record["bias"]}
        operands = [item for i, item in enumerate(record["arguments"]["args"]) if i not in others]
        results = record["results"]["args"]
        types = kinds(operands) & kinds(results) if record["quantizable"] else set()
        op = {f"int{width}": kind in types for kind, width in WIDTHS.items()}
        op["same"] = bool(record["sameScales"])
        for item in record["fixedRanges"]:
            fixed = records[item["def"]]
            op[f"fixed{fixed['width']}"] = [2.0 ** -fixed["scaleLog2"], fixed["zeroPoint"]]
        if record["bias"] >= 0:
            op["bias"] = [record["bias"], record["biasScales"]]
        if record["channelAxis"] >= 0:
            op["axis"] = record["channelAxis"]
        facts[records[record["builtin"]["def"]]["name"]] = op
    return facts
