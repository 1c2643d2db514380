#!/usr/bin/env python3
"""Runs every test suite of a build and sums up: the last line is `N passed, N failed`.

  utils/run-tests.py --build build/release                   what `make test` runs
  utils/run-tests.py --build build/release --parity PYTHON   + the suites that need TensorFlow
  utils/run-tests.py --build build/release --only lit        one suite
  utils/run-tests.py --build build/release --turn SEED ...   + what CI does by turns: clang-tidy on what
                                                             changed, a tenth of the uncommitted models
  utils/run-tests.py --build build/release --packages dist   + the packages of a release, installed and used
  utils/run-tests.py --build build/fuzz --fuzzers build/fuzz --only fuzz-corpus
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


# The suites whose tests check the texts of diagnostics.
DIAGNOSTICS = ("unit", "lit", "e2e-runner", "bad-input", "bombs", "hostile", "optimize-bad", "model-paths")


@dataclasses.dataclass
class Suite:
    """A command and the patterns that find its numbers of passed and failed tests."""

    name: str
    command: list[str]
    passed: str = r"^(\d+) passed, \d+ failed$"
    failed: str = r"^\d+ passed, (\d+) failed$"
    environment: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Result:
    """What a suite counted, and the lines that say what failed."""

    name: str
    passed: int
    failed: int
    failures: list[str]


# Lines that name a failed test, of lit, pytest, GoogleTest and our own runners.
FAILURE = re.compile(r"^\s*(FAIL|FAILED|failed|ERROR|TIMEOUT|UNRESOLVED|XPASS)\b|\[  FAILED  \]|: exit code -?\d+, ")
SHOWN_FAILURES = 20


def pytest(name: str, python: str, build: pathlib.Path, *arguments: str) -> Suite:
    """Tests of the Python package in a build directory."""
    return Suite(
        name,
        [python, "-m", "pytest", *arguments],
        passed=r"^(?:\d+ failed, )?(\d+) passed\b.* in [\d.]+s",
        failed=r"^(\d+) (?:failed|errors?)\b.* in [\d.]+s",
        environment={"PYTHONPATH": str(build / "python")},
    )


TIDY_SOURCES = 40  # how many sources clang-tidy sees in a turn: about five minutes on two cores
SHARE_OF_MODELS = "0.1"


def commit_before(days: int) -> str:
    """The latest older commit, or the first commit."""
    git = ["git", "-C", str(ROOT), "rev-list"]
    for arguments in (["-1", f"--before={days} days ago", "HEAD"], ["--max-parents=0", "HEAD"]):
        output = subprocess.run([*git, *arguments], capture_output=True, text=True, check=True).stdout
        if output.strip():
            return output.split()[0]
    raise SystemExit("run-tests: this is not a git checkout")


def report_page(tfuse: str) -> Suite:
    """Tests of reports in a browser, which utils/setup.sh browser installs."""
    drivers = (ROOT / "build" / "venv-browser").glob("lib/*/site-packages/playwright/driver/node")
    node = next(map(str, drivers), "build/venv-browser is missing: utils/setup.sh browser")
    return Suite("report-page", [node, str(ROOT / "test" / "Report" / "run_page.mjs"), "--tfuse", tfuse])


def model_explorer(tfuse: str) -> Suite:
    """The files for Model Explorer against its published formats, which utils/setup.sh browser installs."""
    python = str(ROOT / "build" / "venv-browser" / "bin" / "python")
    return Suite(
        "model-explorer",
        [python, "-m", "unittest", "discover", "-s", str(ROOT / "test" / "Report")],
        passed=r"^Ran (\d+) tests? in",
        failed=r"^FAILED \(.*?(\d+)\)",
        environment={"TFUSE": tfuse},
    )


def docs_commands(build: pathlib.Path, python: str, *arguments: str) -> Suite:
    """The commands in README.md and docs/."""
    script = str(ROOT / "test" / "docs" / "run_commands.py")
    name = "docs-commands-tf" if arguments else "docs-commands"
    return Suite(name, [python, script, "--build", str(build), *arguments])


def fuzz_corpus(build: pathlib.Path) -> Suite:
    """The committed inputs of the fuzz targets. Fuzzing itself depends on the machine: `make fuzz`."""
    replay = [str(ROOT / "utils" / "fuzz.py"), "replay", "--build", str(build)]
    return Suite("fuzz-corpus", [sys.executable, *replay, "--jobs", "2"])


def suites(build: pathlib.Path, parity: str | None, models: list[str], turn: str | None) -> list[Suite]:
    python = sys.executable
    tfuse = str(build / "bin" / "tfuse")
    e2e = ROOT / "test" / "e2e"
    remap = [str(ROOT / "test" / "optimize" / "remap" / "run_cases.py"), "--tfuse", tfuse]
    optimize = ROOT / "test" / "optimize"
    result = [
        Suite(
            "unit",
            [python, str(ROOT / "utils" / "run-unittests.py"), str(build / "unittests")],
        ),
        Suite(
            "lit",
            [str(pathlib.Path(python).parent / "lit"), "-v", "--order=lexical", str(build / "test")],
            passed=r"^\s*(?:Passed|Expectedly Failed)\s*:\s*(\d+)",
            failed=r"^\s*(?:Failed|Unexpectedly Passed|Unresolved|Timed Out)\s*:\s*(\d+)",
        ),
        Suite(
            "e2e",
            [python, str(e2e / "run_cases.py"), "--tfuse", tfuse, str(e2e / "cases"), str(ROOT / "examples")],
        ),
        pytest("e2e-runner", python, build, str(e2e / "unit"), "--tfuse", tfuse),
        pytest("ops-runner", python, build, str(ROOT / "test" / "ops" / "unit"), "--tfuse", tfuse),
        Suite("ops", [python, str(ROOT / "test" / "ops" / "run_ops.py"), "--tfuse", tfuse]),
        Suite("quantize", [python, str(e2e / "run_quantize.py"), "--tfuse", tfuse]),
        Suite("quantize-ops", [python, str(ROOT / "test" / "ops" / "run_quantized.py"), "--tfuse", tfuse]),
        Suite(
            "quantize-micro",
            [python, str(ROOT / "test" / "ops" / "run_quantized.py"), "--tfuse", tfuse, "--target", "micro"],
        ),
        Suite("compiled-model", [python, str(e2e / "run_compiled.py"), "--tfuse", tfuse]),
        Suite("gpu", [python, str(ROOT / "test" / "gpu" / "run_gpu.py"), "--tfuse", tfuse]),
        Suite("gpu-values", [python, str(ROOT / "test" / "gpu" / "run_values.py"), "--tfuse", tfuse]),
        Suite("calibration", [python, str(e2e / "run_calibration.py"), "--tfuse", tfuse]),
        Suite("micro", [python, str(e2e / "run_micro.py"), "--tfuse", tfuse]),
        Suite("micro-arena", [python, str(e2e / "run_arena.py"), "--tfuse", tfuse]),
        Suite("quantize-lstm", [python, str(e2e / "run_quantized_lstm.py"), "--build", str(build)]),
        Suite("check-rewrites", [python, str(ROOT / "utils" / "check-rewrites.py"), "--build", str(build)]),
        Suite("examples", [python, str(ROOT / "utils" / "run-examples.py"), "--build", str(build)]),
        Suite("explain", [python, str(e2e / "run_explain.py"), "--tfuse", tfuse]),
        Suite("schemas", [python, str(e2e / "run_schemas.py"), "--tfuse", tfuse]),
        Suite("verify", [python, str(e2e / "run_verify.py"), "--tfuse", tfuse]),
        Suite("streaming", [python, str(e2e / "run_streaming.py"), "--tfuse", tfuse]),
        Suite("tflite-files", [python, str(e2e / "run_tflite.py"), "--tfuse", tfuse]),
        Suite("pipelines", [python, str(e2e / "run_pipelines.py"), "--bin", str(build / "bin")]),
        Suite("remap", [python, *remap]),
        Suite("bad-input", [python, str(e2e / "bad_input.py"), "--tfuse", tfuse]),
        Suite("bombs", [python, str(e2e / "bombs.py"), "--tfuse", tfuse]),
        # Sanitizers cost time and memory, and such a build has no Python package.
        Suite(
            "hostile",
            [python, str(e2e / "hostile.py"), "--tfuse", tfuse]
            + ([] if (build / "python").exists() else ["--no-limits"]),
        ),
        Suite("optimize", [python, str(optimize / "run_parity.py"), "--tfuse", tfuse]),
        Suite("optimize-bad", [python, str(optimize / "bad_input.py"), "--tfuse", tfuse]),
        Suite("what-stays", [python, str(optimize / "what_stays" / "run.py"), "--tfuse", tfuse]),
        Suite("round-trip", [python, str(optimize / "round_trip.py"), "--tfuse", tfuse]),
        Suite("model-paths", [python, str(e2e / "model_paths.py"), "--tfuse", tfuse]),
        report_page(tfuse),
        model_explorer(tfuse),
        Suite("kernels", [python, str(ROOT / "utils" / "probe-kernels.py"), "--check"]),
        Suite("quantization-facts", [python, str(ROOT / "utils" / "check-quantization.py")]),
        Suite("format", [python, str(ROOT / "utils" / "check-format.py")]),
        Suite("docs", [python, str(ROOT / "utils" / "gen-docs.py"), "--check"]),
        Suite("mirrors", [python, str(ROOT / "utils" / "mirrors.py")]),
        Suite("layers", [python, str(ROOT / "utils" / "layers.py")]),
    ]
    tests = ROOT / "python" / "tests"
    if (build / "python").exists():  # A build with sanitizers has none.
        others = [f"--ignore={tests / folder}" for folder in ("oracle", "beam", "on_jax")]
        result.append(pytest("python", python, build, str(tests), *others))
        result.append(Suite("abi", [python, str(ROOT / "utils" / "check-abi.py"), "--build", str(build)]))
        listings = str(ROOT / "test" / "docs" / "check_listings.py")
        result.append(docs_commands(build, python))
        result.append(pytest("docs-runner", python, build, str(ROOT / "test" / "docs" / "unit")))
        result.append(Suite("listings", [python, listings, "--build", str(build)]))
        result.append(Suite("docs-site", [python, str(ROOT / "utils" / "check-site.py")]))
    if parity:
        result.append(pytest("python-tf", parity, build, str(tests / "oracle")))
        jax = str(ROOT / "build" / "venv-jax" / "bin" / "python")
        result.append(pytest("python-jax", jax, build, str(tests / "on_jax")))
        result.append(pytest("beam", str(ROOT / "build" / "venv-beam" / "bin" / "python"), build, str(tests / "beam")))
        result.append(Suite("remap-values", [parity, *remap, "--values"]))
        result.append(
            Suite("optimize-tf", [parity, str(optimize / "run_parity.py"), "--tfuse", tfuse, "--session"])
        )
        result.append(Suite("optimize-models", [parity, str(optimize / "run_models.py"), "--tfuse", tfuse]))
        result.append(Suite("vela", [python, str(e2e / "run_vela.py"), "--tfuse", tfuse]))
        result.append(Suite("quantize-trained", [parity, str(e2e / "run_trained.py"), "--tfuse", tfuse]))
        result.append(Suite("large", [parity, str(e2e / "run_large.py"), "--tfuse", tfuse]))
        result.append(docs_commands(build, python, "--tensorflow", parity))
        result.append(Suite("keras-layers", [parity, str(ROOT / "test" / "keras" / "run_layers.py"), "--tfuse", tfuse]))
        old = str(ROOT / "test" / "keras" / "run_old_files.py")
        result.append(Suite("keras-old-files", [parity, old, "--tfuse", tfuse]))
        networks = str(ROOT / "test" / "keras" / "run_applications.py")
        result.append(Suite("keras-applications", [parity, networks, "--tfuse", tfuse]))
        result.append(Suite("flex", [parity, str(ROOT / "test" / "flex" / "run_flex.py"), "--tfuse", tfuse]))
        values = str(ROOT / "test" / "fuzz_values" / "fuzz.py")
        result.append(Suite("fuzz-values", [parity, values, "--tfuse", tfuse, "--count", "300"]))
        result.append(Suite("optimize-fuzz", [parity, str(optimize / "fuzz.py"), "--tfuse", tfuse]))
        result.append(
            Suite(
                "parity",
                [parity, str(e2e / "run_parity.py"), "--tfuse", tfuse, "--models", str(ROOT / "build" / "models")]
                + [word for glob in models for word in ("--only", glob)]
                + (["--share", SHARE_OF_MODELS, "--seed", turn] if turn else []),
            )
        )
    if turn:
        tidy = [python, str(ROOT / "utils" / "tidy.py"), "--build", str(build)]
        tidy += ["--since", commit_before(days=1), "--limit", str(TIDY_SOURCES), "--seed", turn]
        result.append(Suite("tidy", tidy))
    return result


def run(suite: Suite) -> Result:
    """Runs one suite, showing its output as it comes; returns (passed, failed)."""
    print(f"=== {suite.name}: {' '.join(suite.command)}", flush=True)
    start = time.monotonic()
    process = subprocess.Popen(
        suite.command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        errors="replace",
        env=os.environ | suite.environment,
    )
    output = []
    assert process.stdout
    for line in process.stdout:
        output.append(line)
        print(line, end="", flush=True)
    process.wait()
    text = "".join(output)

    def total(pattern: str) -> int:
        return sum(int(number) for number in re.findall(pattern, text, re.MULTILINE))

    passed, failed = total(suite.passed), total(suite.failed)
    # A suite that crashes or runs no test has failed, even without a failed test.
    if failed == 0 and (process.returncode != 0 or passed == 0):
        output.append(f"{suite.name}: exit code {process.returncode}, {passed} tests counted\n")
        print(output[-1], end="")
        failed = 1
    print(f"=== {suite.name}: {passed} passed, {failed} failed in {time.monotonic() - start:.0f} s\n")
    return Result(suite.name, passed, failed, failures(output) if failed else [])


def failures(output: list[str]) -> list[str]:
    """The lines of a failed suite that name what failed, or else its last lines."""
    named = [line.rstrip() for line in output if FAILURE.search(line)]
    return (named or [line.rstrip() for line in output])[-SHOWN_FAILURES:]


def trace_diagnostics(chosen: list[Suite], record: pathlib.Path) -> list[Suite]:
    """The suites, and if all of DIAGNOSTICS are chosen, one that checks that they trigger every diagnostic."""
    tracing = [suite for suite in chosen if suite.name in DIAGNOSTICS]
    if len(tracing) < len(DIAGNOSTICS):
        return chosen
    for suite in tracing:
        suite.environment["TFUSE_DIAGNOSTIC_SITES"] = str(record)
    script = ROOT / "utils" / "diagnostics-coverage.py"
    return [*chosen, Suite("diagnostics", [sys.executable, str(script), "--record", str(record)])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--parity", metavar="PYTHON", help="a Python that has the pinned TensorFlow")
    parser.add_argument("--models", action="append", default=[], metavar="GLOB", help="parity with just these models")
    parser.add_argument("--turn", metavar="SEED", help="what CI does by turns, too; the seed chooses what")
    parser.add_argument("--fuzzers", type=pathlib.Path, metavar="BUILD", help="a build of the fuzz targets, whose corpora to replay")
    parser.add_argument("--packages", type=pathlib.Path, metavar="DIR", help="the output of `make packages`, to be tried")
    parser.add_argument("--only", action="append", default=[], metavar="SUITE", help="run just this suite")
    arguments = parser.parse_args()
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"

    build = arguments.build.resolve()
    all_suites = suites(build, arguments.parity, arguments.models, arguments.turn)
    if arguments.fuzzers:
        all_suites.append(fuzz_corpus(arguments.fuzzers))
    if arguments.packages:
        script = str(ROOT / "utils" / "test-packages.py")
        all_suites.append(Suite("packages", [sys.executable, script, "--packages", str(arguments.packages)]))
    only = set(arguments.only)
    if "diagnostics" in only:
        only.update(DIAGNOSTICS)
    chosen = [s for s in all_suites if not only or s.name in only]
    if not chosen:
        parser.error("no such suite")
    with tempfile.TemporaryDirectory() as folder:
        record = pathlib.Path(folder) / "sites"
        record.touch()
        results = [run(suite) for suite in trace_diagnostics(chosen, record)]
    for result in results:
        print(f"{result.name:12} {result.passed:6} passed {result.failed:4} failed")
    for result in results:
        for line in result.failures:
            print(f"{result.name}: {line}")
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
