"""The required coverage of the suite: every line of both lowering tables, and every TFLite op.

The build demands the same of the tables (cmake/TFuseOpCases.cmake).
"""

from __future__ import annotations

import pathlib
import re

import recorded

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TABLES = {"": "lib/Conversion/TFToTFL/Lowerings.def", "stablehlo.": "lib/Conversion/StableHLOToTF/Lowerings.def"}


def rows() -> list[str]:
    """The ops of both tables; those of StableHLO begin with its name."""
    found = []
    for prefix, table in TABLES.items():
        text = (ROOT / table).read_text()
        found += [prefix + op for op in re.findall(r'^TFUSE_\w+\("(\w+)"', text, re.MULTILINE)]
    return found


def tflite_ops() -> list[str]:
    """The builtins that the tfl dialect has an op for."""
    found: set[str] = set()
    for path in (ROOT / "include" / "tfuse" / "Dialect" / "TFL" / "IR" / "Ops").glob("*.td"):
        found |= set(re.findall(r'TFL_Builtin<"(\w+)"', path.read_text()))
    return sorted(found)


def notes(path: pathlib.Path) -> dict[str, tuple[str, str]]:
    """The lines `name test reason` of a file."""
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return {name: (test, reason) for name, test, reason in (line.split(maxsplit=2) for line in lines)}


def mentions(test: str, op: str) -> bool:
    """Whether a lit test or the model of an e2e case has an op."""
    path = ROOT / test
    if path.is_dir():
        content = b"".join(file.read_bytes() for file in sorted((path / "model").rglob("*")) if file.is_file())
        name = op.removeprefix("stablehlo.").encode()
        return re.search(rb"\b" + name + (rb"_v\d" if op.startswith("stablehlo.") else rb"\b"), content) is not None
    return path.exists() and re.search(rf"\b(tf\.|tfl\.|){re.escape(op)}\b", path.read_text()) is not None


def missing_rows(results: list[recorded.Results]) -> list[str]:
    """The lines of the tables without a case."""
    covered = {name.split("/")[0] for item in results for name in item.arrays}
    elsewhere = notes(HERE / "elsewhere.txt")
    complaints = [f"{op} of Lowerings.def has no case" for op in rows() if op not in covered and op not in elsewhere]
    for op, (test, _) in elsewhere.items():
        if op in covered:
            complaints.append(f"{op} has cases: remove it from elsewhere.txt")
        elif not mentions(test, op):
            complaints.append(f"{op}: {test} of elsewhere.txt does not have it")
    return complaints


def missing_ops(executed: set[str]) -> list[str]:
    """The TFLite ops that occur in no executed file and have no reason in tflite_ops.txt."""
    unemitted = notes(HERE / "tflite_ops.txt")
    complaints = [f"no file that ran has {op}" for op in tflite_ops() if op not in executed and op not in unemitted]
    for op, (test, _) in unemitted.items():
        if op in executed:
            complaints.append(f"{op} is in a file that ran: remove it from tflite_ops.txt")
        elif not test.startswith("test/e2e/") and not mentions(test, op.lower()):
            complaints.append(f"{op}: {test} of tflite_ops.txt does not have it")
    return complaints


def cases_of_ops() -> dict[str, str]:
    """The e2e cases needed to have every op in an executed file."""
    return {op: test for op, (test, _) in notes(HERE / "tflite_ops.txt").items() if test.startswith("test/e2e/")}
