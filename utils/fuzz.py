#!/usr/bin/env python3
"""Runs the fuzz targets of fuzz/, which `utils/build.sh fuzz` builds. See docs/fuzzing.md.

  utils/fuzz.py run --minutes 10                 fuzz every target for ten minutes
  utils/fuzz.py run --minutes 60 --target tflite fuzz one
  utils/fuzz.py replay                           what CI does: replay the corpora
  utils/fuzz.py seed [--tfuse PROGRAM]           start BUILD/corpus with the test data
  utils/fuzz.py minimize                         write fuzz/corpus from BUILD/corpus
  utils/fuzz.py coverage                         lines of each reader that the corpora reach

The last line is `N passed, N failed`: a target fails if an input crashes it, hangs it, makes it
exceed a limit of memory, or makes a sanitizer speak. The input is left in BUILD/artifacts.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import dataclasses
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import fuzz_seeds

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT / "fuzz" / "corpus"
FINDINGS = ROOT / "fuzz" / "findings"

# These limits are far above the size of an input: no reader may allocate much more than
# its file is long.
MALLOC_LIMIT_MB = 64
RSS_LIMIT_MB = 2048
TIMEOUT_SECONDS = 10


@dataclasses.dataclass
class Target:
    """A program in BUILD/fuzzers and the libraries whose code it should cover."""

    name: str
    readers: list[str]  # Sources that `coverage` reports.
    max_length: int = 16384
    dictionary: str = ""


TARGETS = [
    Target("annotation", ["lib/Rules/Composite/Fusion/"], 4096),
    Target("checkpoint", ["lib/Import/TensorBundle/"], 32768),
    Target("flex-options", ["lib/Import/Flex/"], 4096),
    Target("graphdef", ["lib/Import/GraphDef/", "lib/Format/Proto/", "lib/Conversion/TFGToTF/"]),
    Target("graphdef-text", ["lib/Format/Proto/ModelFile.cpp", "lib/Format/Proto/ModelKind.cpp"]),
    Target("hdf5", ["lib/Format/HDF5/"], 49152),
    Target("op-hints", []),
    Target("patterns", ["lib/Plugin/LoadPatterns.cpp"], 4096, "patterns.dict"),
    Target("ranges", ["lib/Quantize/Ranges/"], 4096, "ranges.dict"),
    Target("recipe", ["lib/Quantize/Recipe/"], 4096, "recipe.dict"),
    Target("saved-model", ["lib/Import/SavedModel/"], 32768),
    Target("stablehlo", ["lib/Import/StableHLO/"]),
    Target("tflite", ["lib/Import/TFLite/"]),
    Target("zip", ["lib/Format/Zip/"], 4096),
]


def pick_targets(names: list[str]) -> list[Target]:
    known = {target.name: target for target in TARGETS}
    for name in names:
        if name not in known:
            sys.exit(f"fuzz.py: there is no target '{name}'; there are {', '.join(known)}")
    return [known[name] for name in names] or TARGETS


def unpack(target: Target, directory: pathlib.Path) -> None:
    """Adds the committed inputs of a target to a directory."""
    directory.mkdir(parents=True, exist_ok=True)
    archive = CORPUS / f"{target.name}.zip"
    if archive.exists():
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(directory)
    for finding in sorted((FINDINGS / target.name).glob("*")):
        shutil.copy(finding, directory / f"finding-{finding.name}")


def pack(files: list[pathlib.Path], archive: pathlib.Path) -> None:
    """Writes the same bytes for the same files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(files):
            packed.writestr(zipfile.ZipInfo(file.name), file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    archive.parent.mkdir(parents=True, exist_ok=True)
    archive.write_bytes(content.getvalue())


def command(build: pathlib.Path, target: Target, *arguments: str) -> list[str]:
    artifacts = build / "artifacts" / target.name
    artifacts.mkdir(parents=True, exist_ok=True)
    result = [
        str(build / "fuzzers" / target.name),
        f"-max_len={target.max_length}",
        f"-malloc_limit_mb={MALLOC_LIMIT_MB}",
        f"-rss_limit_mb={RSS_LIMIT_MB}",
        f"-timeout={TIMEOUT_SECONDS}",
        f"-artifact_prefix={artifacts}/",
        "-print_final_stats=1",
        "-detect_leaks=0",
    ]
    if target.dictionary:
        result.append(f"-dict={ROOT / 'fuzz' / target.dictionary}")
    return result + list(arguments)


def execute(words: list[str]) -> tuple[int, str]:
    run = subprocess.run(words, capture_output=True, text=True, errors="replace", cwd=ROOT)
    return run.returncode, run.stdout + run.stderr


def number(output: str, pattern: str) -> int:
    found = re.findall(pattern, output)
    return int(found[-1]) if found else 0


def describe(target: Target, output: str) -> str:
    executions = number(output, r"stat::number_of_executed_units:\s*(\d+)")
    rate = number(output, r"stat::average_exec_per_sec:\s*(\d+)")
    edges = number(output, r"cov: (\d+)")
    peak = number(output, r"stat::peak_rss_mb:\s*(\d+)")
    return f"{target.name:14} {executions:9} executions {rate:6}/s {edges:6} edges {peak:5} MB"


def tail(output: str) -> str:
    """The report from the first line that names a problem."""
    lines = output.splitlines()
    starts = [i for i, line in enumerate(lines) if "ERROR:" in line or "runtime error:" in line or "Assertion" in line]
    begin = starts[0] if starts else max(0, len(lines) - 30)
    return "\n".join(lines[begin : begin + 40])


def fuzz(build: pathlib.Path, target: Target, seconds: int, seed: int) -> bool:
    """Replays the corpus and fuzzes from it; returns whether nothing was found."""
    corpus = build / "corpus" / target.name
    unpack(target, corpus)
    words = command(build, target, f"-max_total_time={seconds}", f"-seed={seed}", str(corpus))
    code, output = execute(words)
    print(describe(target, output), flush=True)
    if code != 0:
        print(f"FAILED {target.name}: exit code {code}\n{tail(output)}", flush=True)
    return code == 0


def replay(build: pathlib.Path, target: Target, runs: int) -> bool:
    """Runs the committed inputs, then --runs mutations of them."""
    with tempfile.TemporaryDirectory() as temporary:
        corpus = pathlib.Path(temporary)
        unpack(target, corpus)
        inputs = sorted(corpus.iterdir())
        if not inputs:
            print(f"FAILED {target.name}: there is no corpus", flush=True)
            return False
        code, output = execute(command(build, target, "-runs=0", str(corpus)))
        if code == 0 and runs:
            code, output = execute(
                command(build, target, f"-runs={runs}", "-seed=1", str(corpus))
            )
        print(f"{describe(target, output)}, {len(inputs)} committed inputs", flush=True)
        if code != 0:
            print(f"FAILED {target.name}: exit code {code}\n{tail(output)}", flush=True)
        return code == 0


def minimize(build: pathlib.Path, target: Target) -> bool:
    """Keeps the smallest inputs that reach every edge."""
    with tempfile.TemporaryDirectory() as temporary:
        kept = pathlib.Path(temporary) / "kept"
        kept.mkdir()
        found = build / "corpus" / target.name
        unpack(target, found)
        # Covering each edge once, instead of each execution count, needs a fifth of the inputs.
        merge = ["-set_cover_merge=1", "-use_counters=0", str(kept), str(found)]
        code, output = execute(command(build, target, *merge))
        files = [file for file in kept.iterdir() if file.stat().st_size <= target.max_length]
        if code != 0 or not files:
            print(f"FAILED {target.name}: exit code {code}\n{tail(output)}", flush=True)
            return False
        pack(files, CORPUS / f"{target.name}.zip")
        size = (CORPUS / f"{target.name}.zip").stat().st_size
        print(f"{target.name:14} {len(files):5} inputs {size / 1024:7.0f} KB", flush=True)
        return True


def coverage(build: pathlib.Path, target: Target) -> bool:
    """Prints the lines of the readers' sources that the committed corpus reaches."""
    with tempfile.TemporaryDirectory() as temporary:
        corpus = pathlib.Path(temporary) / "corpus"
        unpack(target, corpus)
        own = build / "corpus" / target.name
        profile = pathlib.Path(temporary) / "profile"
        program = build / "fuzzers" / target.name
        run = subprocess.run(
            [program, "-runs=0", "-detect_leaks=0", corpus, *([own] if own.exists() else [])],
            capture_output=True,
            env=os.environ | {"LLVM_PROFILE_FILE": str(profile) + ".raw"},
        )
        merged = subprocess.run(["llvm-profdata-22", "merge", "-o", profile, str(profile) + ".raw"])
        if run.returncode != 0 or merged.returncode != 0:
            print(f"FAILED {target.name}: exit code {run.returncode}", flush=True)
            return False
        exported = subprocess.run(
            ["llvm-cov-22", "export", "--summary-only", f"--instr-profile={profile}", program],
            capture_output=True,
            check=True,
        )
    lines: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    for file in json.loads(exported.stdout)["data"][0]["files"]:
        path = file["filename"]
        for reader in target.readers:
            # The build folder may have been moved.
            start = path.find("/" + reader) + 1
            if start and path.endswith(".cpp"):
                for key in (reader, f"  {path[start:]}"):
                    lines[key][0] += file["summary"]["lines"]["covered"]
                    lines[key][1] += file["summary"]["lines"]["count"]
    print(target.name)
    for name, (covered, count) in lines.items():
        print(f"  {100 * covered / max(count, 1):5.1f} % of {count:5} lines  {name}", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["run", "replay", "seed", "minimize", "coverage"])
    parser.add_argument("--build", type=pathlib.Path, help="default: build/fuzz, for coverage build/fuzz-coverage")
    parser.add_argument("--target", action="append", default=[], help="just this target")
    parser.add_argument("--minutes", type=float, default=1, help="of `run`, per target")
    parser.add_argument("--runs", type=int, default=0, help="of `replay`: executions per target")
    parser.add_argument("--seed", type=int, default=0, help="of `run`; 0: another one each time")
    parser.add_argument("--jobs", type=int, default=1, help="targets at a time")
    parser.add_argument("--tfuse", help="a tfuse program, to make .tflite files for `seed`")
    arguments = parser.parse_args()
    default = "fuzz-coverage" if arguments.action == "coverage" else "fuzz"
    build = (arguments.build or ROOT / "build" / default).resolve()
    targets = pick_targets(arguments.target)
    if arguments.action == "seed":
        fuzz_seeds.write(build / "corpus", {target.name: target.max_length for target in TARGETS}, arguments.tfuse)
        return 0
    missing = [target.name for target in targets if not (build / "fuzzers" / target.name).exists()]
    if missing:
        sys.exit(f"fuzz.py: {build} lacks {', '.join(missing)}; run utils/build.sh fuzz")

    def work(target: Target) -> bool:
        if arguments.action == "run":
            return fuzz(build, target, int(60 * arguments.minutes), arguments.seed)
        if arguments.action == "replay":
            return replay(build, target, arguments.runs)
        if arguments.action == "minimize":
            return minimize(build, target)
        return coverage(build, target)

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = list(pool.map(work, targets))
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
