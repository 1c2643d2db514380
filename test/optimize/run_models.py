#!/usr/bin/env python3
"""Optimizes the models of test/e2e, runs the results in TensorFlow and compares their outputs.

    run_models.py --tfuse tfuse [--only 'keras3_*'] [--device cpu]

The models are the cases of test/e2e, SavedModels and GraphDefs, with the outputs that TensorFlow
recorded for them. TensorFlow's own Grappler is off. Needs TensorFlow.

Floats may differ as in test/e2e: by 1e-5 of the tensor's largest value, plus 1e-6. That is what
another order of summation can move: each addition rounds by 2^-24 of a partial sum, the roundings
of n additions add up to about sqrt(n) of these, and n is below 10,000 in all models; half precision
likewise. All else may not differ at all.
"""

import argparse
import fnmatch
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(ROOT / "test" / "e2e"))

import case_dir  # noqa: E402
import numpy as np  # noqa: E402
import oracle  # noqa: E402
from google.protobuf import text_format  # noqa: E402
from oracle import tf  # noqa: E402

# Models that TensorFlow runs neither before nor after, with its message: the first have
# annotations that only converters understand, programs with ops that it does not know, or
# ops for a GPU.
CANNOT_RUN = {
    "composite_embedding_handle": "AssertionError",
    "composite_*lstm_cell_*": "AssertionError",
    "stablehlo_composite_*": "Cannot deserialize computation",
    "stablehlo_elementwise": "Cannot deserialize computation",
    "stablehlo_sizes_unknown": "Cannot deserialize computation",
    "stablehlo_sorting": "Cannot deserialize computation",
    "cudnn_*": "Graph execution error",
    "function_*": "KeyError",  # Functions of objects are no signatures.
}


# `tfuse optimize` writes the format that it reads. It reads no models of TensorFlow.js.
OPTIMIZED = ("saved_model", "graphdef")


class Wrong(Exception):
    """Describes the mistake in an optimized model."""


def optimize(tfuse, source, target, device, info):
    command = [tfuse, "optimize", str(source), "-o", str(target), "-q"]
    if device:
        command.append("--device=" + device)
    if info.fetches:
        command.append("--fetch=" + ",".join(info.fetches))
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise Wrong(result.stderr.strip())


def run_saved_model(model, info, case):
    """Pairs of computed and expected values, by name."""
    loaded = tf.saved_model.load(str(model), tags=info.tags)
    for sample in info.samples:
        inputs, expected = case_dir.load_expected(case, sample.run)
        function = loaded.signatures[sample.signature]
        outputs = function(**{name: tf.constant(value) for name, value in inputs.items()})
        for name, want in expected.items():
            yield "%s of %s" % (name, sample.signature), np.asarray(outputs[name].numpy()), want


def run_graph(model, info, case):
    def tensor(name):
        return name if ":" in name else name + ":0"

    graph = tf.compat.v1.GraphDef()
    if model.suffix == ".pbtxt":
        text_format.Parse(model.read_text(), graph)
    else:
        graph.ParseFromString(model.read_bytes())
    for sample in info.samples:
        inputs, expected = case_dir.load_expected(case, sample.run)
        feeds = {tensor(name): value for name, value in inputs.items()}
        outputs = oracle.run(graph, feeds, [tensor(name) for name in expected])
        for (name, want), got in zip(expected.items(), outputs):
            yield name, np.asarray(got), want


def compare(model, info, case):
    """The largest deviation, as a multiple of the tolerance."""
    worst = 0.0
    run = run_saved_model if info.kind == "saved_model" else run_graph
    for name, got, want in run(model, info, case):
        deviation = case_dir.deviation(got, want)
        if not deviation <= 1:
            raise Wrong("%s: %.1f times the tolerance" % (name, deviation))
        worst = max(worst, deviation)
    return worst


def says(model, info, case):
    """TensorFlow's error message for a model that it cannot run."""
    try:
        compare(model, info, case)
    except Wrong:
        raise
    except Exception as error:  # Whatever TensorFlow raises.
        return "%s: %s" % (type(error).__name__, str(error).split("\n")[0][:300])
    return ""


def check(tfuse, case, directory, device):
    """The largest deviation; None if TensorFlow runs neither model."""
    info = case_dir.load_info(case)
    source = case / info.model
    target = pathlib.Path(directory) / ("out" + source.suffix)
    if target.is_dir():
        shutil.rmtree(target)
    optimize(tfuse, source, target, device, info)
    for name in ("variables", "assets"):
        if (source / name).exists():
            if subprocess.run(["diff", "-r", source / name, target / name]).returncode:
                raise Wrong(name + " differ")
    expected = [text for glob, text in CANNOT_RUN.items() if fnmatch.fnmatch(case.name, glob)]
    if expected:
        for model in (source, target):
            said = says(model, info, case)
            if expected[0] not in said:
                raise Wrong("CANNOT_RUN lists it, but %s" % (said or "it runs"))
        return None
    try:
        return compare(target, info, case)
    except Wrong:
        raise
    except Exception as error:  # Whatever TensorFlow raises.
        raise Wrong("%s: %s" % (type(error).__name__, str(error).split("\n")[0][:300]))


def run_share(arguments, cases):
    """Runs some of the cases; prints a line for each."""
    tf.config.optimizer.set_experimental_options({"disable_meta_optimizer": True})
    with tempfile.TemporaryDirectory() as directory:
        for case in cases:
            try:
                worst = check(arguments.tfuse, case, directory, arguments.device)
                print("ok %s %s" % (case.name, "cannot" if worst is None else worst), flush=True)
            except Wrong as wrong:
                print("FAIL %s: %s" % (case.name, wrong), flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--only", default="*")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--cases", default=str(ROOT / "test" / "e2e" / "cases"))
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--share", help="only each N-th case, from the I-th on: I/N")
    arguments = parser.parse_args()
    cases = [case for case in case_dir.find_cases([pathlib.Path(arguments.cases)])
             if fnmatch.fnmatch(case.name, arguments.only)
             and case_dir.load_info(case).kind in OPTIMIZED]
    if arguments.share:
        first, step = map(int, arguments.share.split("/"))
        run_share(arguments, cases[first::step])
        return 0
    # TensorFlow does not survive a fork, so each share is a separate program.
    command = [sys.executable, __file__, "--tfuse", arguments.tfuse, "--only", arguments.only,
               "--device", arguments.device, "--cases", arguments.cases]
    shares = [subprocess.Popen(command + ["--share", "%d/%d" % (i, arguments.jobs)],
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
              for i in range(arguments.jobs)]
    lines = "".join(share.communicate()[0] for share in shares).splitlines()
    done = {line.split()[1]: line.split()[2] for line in lines if line.startswith("ok ")}
    for line in lines:
        if line.startswith("FAIL "):
            print(line)
    for case in cases:
        if not any(line.split()[1].rstrip(":") == case.name for line in lines):
            print("FAIL %s: TensorFlow or the program died" % case.name)
    cannot = [name for name, worst in done.items() if worst == "cannot"]
    worst = [float(worst) for worst in done.values() if worst != "cannot"]
    unused = [glob for glob in CANNOT_RUN if arguments.only == "*" and
              not any(fnmatch.fnmatch(name, glob) for name in cannot)]
    for glob in unused:
        print("FAIL CANNOT_RUN: no case is like %s" % glob)
    print("%d cannot be run, as CANNOT_RUN lists; the largest deviation is %.3f of the tolerance"
          % (len(cannot), max(worst, default=0)))
    # Models that cannot run are not counted.
    failed = len(cases) - len(done) + len(unused)
    print("%d passed, %d failed" % (len(done) - len(cannot), failed))
    return 1 if failed or not done else 0


if __name__ == "__main__":
    sys.exit(main())
