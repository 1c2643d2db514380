#!/usr/bin/env python3
"""Validates every JSON that a command writes against docs/reference/schemas.

  - On each case, tfuse runs convert, quantize, optimize and verify with --report, inspect, explain
    and verify with --json, and calibrate.
  - A command with --json that fails prints the diagnostics of standard error under schema failure.
    Other commands that fail write no JSON.
  - Each property of a schema occurs in an output, and each schema has an output, if all cases run.
  - Schemas allow no other properties, describe each property, and agree on the types of
    properties with equal names.

Needs the packages of requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import fnmatch
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
from typing import Any

import case_dir
import json_schemas
import run_explain

HERE = pathlib.Path(__file__).resolve().parent
NESTED_CALLS = 40  # more than the levels of a graph in a report

NO_BUILTIN = """
node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_STRING } } }
node { name: "hash" op: "StringToHashBucketFast" input: "x" attr { key: "num_buckets" value { i: 10 } } }
"""


class Checker:
    def __init__(self, tfuse: str) -> None:
        self.tfuse = tfuse
        self.schemas = json_schemas.load()
        self.lock = threading.Lock()

    def run(self, schema: str, *command: str, file: pathlib.Path | None = None) -> str:
        """Runs a command; validates its standard output, or the file that it writes. Returns the mistake."""
        done = subprocess.run([self.tfuse, *command], capture_output=True, text=True)
        if done.returncode < 0:
            return f"{command[0]} crashed: {done.stderr[-300:]}"
        text = done.stdout if file is None else file.read_text() if file.exists() else ""
        if not text:
            silent = done.returncode and "--json" not in command
            return "" if silent else f"{' '.join(command)}: exit code {done.returncode} without JSON"
        try:
            output = json.loads(text)
        except ValueError as error:
            return f"{' '.join(command)}: {error}"
        mistake = ""
        if "failed" in output:
            schema = "failure"
            mistake = disagreement(output, done, command[0])
        with self.lock:
            mistake = self.schemas[schema].validate(output) or mistake
        return f"{' '.join(command)}: {mistake}" if mistake else ""

    def fail(self, code: int, *command: str) -> str:
        """Runs a command that has to fail with an exit code and the JSON of failures."""
        done = subprocess.run([self.tfuse, *command], capture_output=True, text=True)
        if done.returncode != code or '"failed"' not in done.stdout:
            return f"{' '.join(command)}: exit code {done.returncode}, output {done.stdout[:100]!r}"
        return self.run("failure", *command)

    def check(self, case: pathlib.Path) -> list[str]:
        info = case_dir.load_info(case)
        model, options = str(case / info.model), run_explain.options_of(info)
        with tempfile.TemporaryDirectory() as folder:
            work = pathlib.Path(folder)
            file, quantized = str(work / "m.tflite"), str(work / "q.tflite")
            reports = {name: work / f"{name}.json" for name in ("convert", "quantize", "optimize", "verify")}
            inputs = [spec["dtype"] for signature in info.signatures.values() for spec in signature["inputs"].values()]
            # calibration_data draws numbers only.
            data = run_explain.calibration_data(info, work)[1::2] if "string" not in inputs else [str(work / "none.npz")]

            def report(command: str, *arguments: str) -> str:
                return self.run("report", command, *arguments, "--report", str(reports[command]), file=reports[command])

            return [
                report("convert", model, "-o", file, "-q", "--allow-custom-ops", "--target", "gpu", *options),
                report("convert", model, "-o", str(work / "micro.tflite"), "-q", "--target", "micro", *options),
                report("quantize", file, "-o", quantized, "-q", "--quantize", "dynamic-range"),
                report("optimize", model, "-o", str(work / f"o{pathlib.Path(model).suffix}"), "-q"),
                report("verify", model, file, "-q", "--samples", "1", "--runtime", "none"),
                self.run("verify", "verify", model, file, "--json", "--samples", "1", "--runtime", "none"),
                self.run("inspect", "inspect", model, "--json"),
                self.run("inspect", "inspect", file, "--json", "--target", "gpu"),
                self.run("inspect", "inspect", file, "--json", "--target", "micro"),
                self.run("explain", "explain", model, "--json", "--float-only", "--target", "gpu", *options),
                self.run("ranges", "calibrate", file, *data, "-q", "--runtime", "none", "-o", str(work / "r"), file=work / "r"),
            ]

    def check_errors(self) -> list[str]:
        """Models that commands refuse, and a graph that is too deep for a report."""
        with tempfile.TemporaryDirectory() as folder:
            work = pathlib.Path(folder)
            none, report = str(work / "none.tflite"), work / "report.json"
            broken = work / "broken.tflite"
            broken.write_bytes(b"\x1c\0\0\0TFL3")
            deep = work / "deep.pbtxt"
            deep.write_text(nested_calls())
            write = ["-q", "-o", str(work / "out.pb"), "--report", str(report)]
            mistakes = [self.run("report", "optimize", str(deep), *write, file=report)]
            if '"truncated": true' not in report.read_text():
                mistakes.append("the graph of nested calls is not truncated")
            report.unlink()
            no_builtin = work / "no_builtin.pbtxt"
            no_builtin.write_text(NO_BUILTIN)
            for model in (none, str(broken), str(work), str(no_builtin)):
                mistakes += [
                    self.run("inspect", "inspect", model, "--json"),
                    self.run("explain", "explain", model, "--json"),
                    self.run("verify", "verify", model, str(broken), "--json"),
                    self.run("report", "convert", model, *write, file=report),
                    self.run("report", "quantize", model, "--quantize", "float16", *write, file=report),
                    self.run("report", "optimize", model, *write, "--fetch", "none", file=report),
                ]
            for command in ("inspect", "explain", "verify"):
                files = (str(broken), none) if command == "verify" else (none,)
                mistakes += [
                    self.fail(1, command, *files, "--json", *(("--data", none) if command == "verify" else ())),
                    self.fail(2, command, *files, "--json", "--no-such-option"),
                    self.fail(2, command, "--no-such-option", *files, "--json"),
                    self.fail(2, command, "--json"),
                ]
            shapes = ["--input-shapes", "x:1,a"]
            mistakes.append(self.fail(2, "explain", str(no_builtin), "--json", *shapes))
            mistakes.append(self.fail(1, "inspect", str(no_builtin), "--json", "--target", "none"))
            mistakes.append(self.fail(2, "verify", str(broken), str(broken), "--json"))
            return mistakes

    def check_schemas(self, complete: bool) -> list[str]:
        mistakes = [f"{s.name}: {text}" for s in self.schemas.values() for text in s.mistakes()]
        mistakes += json_schemas.disagreements(self.schemas)
        if complete:
            mistakes += [f"{s.name}: no output has {place}" for s in self.schemas.values() for place in s.unseen()]
        return mistakes


def disagreement(output: dict[str, Any], done: subprocess.CompletedProcess[str], command: str) -> str:
    """What the JSON of a failure says otherwise than exit code and standard error."""
    if not done.returncode:
        return "a failure with exit code 0"
    if output["failed"] != command:
        return f"the failed command is {output['failed']}"
    lines = done.stderr.splitlines()
    for each in output["diagnostics"]:
        kind = each["severity"] + (f"[{each['code']}]" if each["code"] else "")
        where = f"{each['where']}: " if each["where"] else ""
        text = f"{kind}: {where}{each['message']}" + (f"\n  hint: {each['hint']}" if each["hint"] else "")
        if any(line not in lines for line in text.splitlines()):
            return f"standard error does not have {text!r}"
    return ""


def nested_calls() -> str:
    """A GraphDef whose functions call each other, NESTED_CALLS levels deep."""

    def function(level: int) -> str:
        op = f"f{level + 1}" if level + 1 < NESTED_CALLS else "Neg"
        attribute = "" if op != "Neg" else 'attr { key: "T" value { type: DT_FLOAT } }'
        output = "call:y:0"
        return f"""
  function {{
    signature {{ name: "f{level}" input_arg {{ name: "x" type: DT_FLOAT }} output_arg {{ name: "y" type: DT_FLOAT }} }}
    node_def {{ name: "call" op: "{op}" input: "x" {attribute} }}
    ret {{ key: "y" value: "{output}" }}
  }}"""

    library = "".join(function(level) for level in range(NESTED_CALLS))
    return f"""
node {{ name: "x" op: "Placeholder" attr {{ key: "dtype" value {{ type: DT_FLOAT }} }} }}
node {{ name: "y" op: "f0" input: "x" }}
library {{{library}
}}
versions {{ producer: 1882 }}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", default=["*"], help="globs of case names (default: all)")
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--folder", type=pathlib.Path, default=HERE / "cases")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    chosen = [c for c in sorted(arguments.folder.iterdir()) if any(fnmatch.fnmatch(c.name, g) for g in arguments.cases)]
    checker = Checker(arguments.tfuse)
    results = [("errors", checker.check_errors())]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results += zip((case.name for case in chosen), pool.map(checker.check, chosen))
    results.append(("schemas", checker.check_schemas(complete=arguments.cases == ["*"])))
    failed = 0
    for name, mistakes in results:
        failed += any(mistakes)
        for mistake in filter(None, mistakes):
            print(f"FAIL {name}: {mistake}")
    for schema in checker.schemas.values():
        print(f"{schema.outputs:5} outputs of {schema.name}")
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
