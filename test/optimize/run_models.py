#!/usr/bin/env python3
"""Optimizes SavedModels, loads the results in TensorFlow and compares what they compute.

    run_models.py --tfuse tfuse [--only 'keras3_*'] [--device cpu]

The models are the cases of test/e2e, with the outputs that TensorFlow recorded for
them. TensorFlow's own Grappler is off. Needs TensorFlow.
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
from oracle import tf  # noqa: E402

# Rewrites round otherwise than the graph did.
TOLERANCE = 20


def optimize(tfuse, source, target, device):
    command = [tfuse, "optimize", str(source), "-o", str(target), "-q"]
    if device:
        command.append("--device=" + device)
    result = subprocess.run(command, capture_output=True, text=True)
    return result.stderr.strip() if result.returncode else None


def check(tfuse, case, directory, device):
    """What is wrong with the optimized model; nothing if all is well."""
    info = case_dir.load_info(case)
    target = pathlib.Path(directory) / "out"
    shutil.rmtree(target, ignore_errors=True)
    error = optimize(tfuse, case / info.model, target, device)
    if error:
        return error
    source = case / info.model
    for name in ("variables", "assets"):
        if (source / name).exists():
            if subprocess.run(["diff", "-r", source / name, target / name]).returncode:
                return name + " differ"
    try:
        tf.saved_model.load(str(source), tags=info.tags)
    except AssertionError:
        return None  # An annotation that only converters understand.
    model = tf.saved_model.load(str(target), tags=info.tags)
    for sample in info.samples:
        inputs, expected = case_dir.load_expected(case, sample.run)
        function = model.signatures[sample.signature]
        outputs = function(**{name: tf.constant(value) for name, value in inputs.items()})
        for name, want in expected.items():
            got = outputs[name].numpy()
            if want.dtype.kind in "SO":
                continue
            deviation = case_dir.deviation(got, want)
            if deviation > TOLERANCE:
                return "%s of %s: %.1f times the tolerance" % (name, sample.signature, deviation)
    return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--only", default="*")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--cases", default=str(ROOT / "test" / "e2e" / "cases"))
    arguments = parser.parse_args()
    tf.config.optimizer.set_experimental_options({"disable_meta_optimizer": True})
    passed = failed = 0
    with tempfile.TemporaryDirectory() as directory:
        for case in case_dir.find_cases([pathlib.Path(arguments.cases)]):
            if not fnmatch.fnmatch(case.name, arguments.only):
                continue
            if case_dir.load_info(case).kind != "saved_model":
                continue
            try:
                why = check(arguments.tfuse, case, directory, arguments.device)
            except Exception as error:  # Whatever TensorFlow raises.
                why = "%s: %s" % (type(error).__name__, str(error).split("\n")[0][:300])
            passed += not why
            failed += bool(why)
            if why:
                print("FAIL %s: %s" % (case.name, why), flush=True)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
