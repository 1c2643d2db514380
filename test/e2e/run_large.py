#!/usr/bin/env python3
"""A model of more than 2 GB: converted and quantized with little memory, and compared with TensorFlow.

  run_large.py --tfuse build/release/bin/tfuse

The SavedModel has three embedding tables of 0.8 GB each. A FlatBuffer is limited to 2 GB, so the .tflite
file holds them outside of it. tfuse runs with MAX_DATA bytes of private memory (RLIMIT_DATA), less than
one table: it must map files instead of reading them. Needs 8 GB on the disk of the temporary folder.

The last line is `N passed, N failed`. Needs the packages of requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np
from ai_edge_litert.interpreter import Interpreter

NUM_ROWS, NUM_COLUMNS, NUM_TABLES = 400_000, 512, 3
MAX_DATA = 300 << 20
IDS = np.array([0, 7, NUM_ROWS - 1], np.int32)

# In a process of its own, so that its memory is free before tfuse starts.
WRITE = f"""
import sys
import numpy as np
import tensorflow as tf

class Tables(tf.Module):
    def __init__(self):
        rng = np.random.default_rng(0)
        shape = ({NUM_ROWS}, {NUM_COLUMNS})
        self.tables = [tf.Variable(rng.random(shape, np.float32), name=f"table{{i}}") for i in range({NUM_TABLES})]

    @tf.function(input_signature=[tf.TensorSpec([None], tf.int32, name="ids")])
    def embed(self, ids):
        return {{"sum": tf.add_n([tf.gather(table, ids) for table in self.tables])}}

model = Tables()
tf.saved_model.save(model, sys.argv[1], signatures=model.embed)
np.save(sys.argv[2], model.embed(tf.constant({IDS.tolist()}, tf.int32))["sum"])
"""

# A step: the arguments of tfuse, the file it writes, and the largest error. Values are in [0, 3): float16 rounds each
# of the three numbers in [0, 1) by at most 2^-12, and int8 by half of 1/127.
STEPS = {
    "convert": (["convert", "model"], "float32.tflite", 0.0),
    "convert the .tflite file": (["convert", "float32.tflite"], "again.tflite", 0.0),
    "convert --quantize=float16": (["convert", "model", "--quantize=float16"], "float16.tflite", 3 * 2.0**-12),
    "quantize --quantize=weights": (["quantize", "float32.tflite", "--quantize=weights"], "weights.tflite", 3 / 254 + 1e-6),
}


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MAX_DATA, MAX_DATA))


def check(tfuse: str, folder: pathlib.Path, step: str) -> str | None:
    """Runs a step; returns what is wrong."""
    arguments, output, max_error = STEPS[step]
    run = subprocess.run(
        [tfuse, *arguments, "-o", output], cwd=folder, preexec_fn=limit_memory, capture_output=True, text=True
    )
    if run.returncode != 0:
        return f"exit code {run.returncode}: {run.stderr.strip()}"
    if step == "convert" and (folder / output).stat().st_size <= 1 << 31:
        return "the file has less than 2 GB: the test tests nothing"
    runner = Interpreter(str(folder / output)).get_signature_runner()
    error = float(np.max(np.abs(runner(ids=IDS)["sum"] - np.load(folder / "expected.npy"))))
    return None if error <= max_error else f"largest error {error:.3g}, more than {max_error:.3g}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True)
    tfuse = str(pathlib.Path(parser.parse_args().tfuse).resolve())
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        subprocess.run([sys.executable, "-c", WRITE, "model", "expected.npy"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
        for step in STEPS:
            wrong = check(tfuse, folder, step)
            failed += wrong is not None
            if wrong:
                print(f"FAILED {step}: {wrong}")
            if step != "convert":  # The others need its file.
                (folder / STEPS[step][1]).unlink(missing_ok=True)
    print(f"{len(STEPS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
