#!/usr/bin/env python3
"""Writes TensorFlow's results as expected values for the evaluator's kernels.

    utils/dump-eval-cases.py unittests/Eval/Cases

runs many ops on many operands in the pinned TensorFlow and writes one MLIR
file per group. A case is a function: constants, and one op with the results
TensorFlow gave:

    func.func @AddV2_float32_1() {
      %0 = "tf.Const"() <{value = dense<"0x..."> : tensor<2xf32>}> : ...
      %1 = ...
      %2 = "tf.AddV2"(%0, %1) {expected = [dense<"0x..."> : tensor<2xf32>]} : ...
      return
    }

`tolerance` is the relative error that results may have (none: by their type).
`refused` stands in the place of `expected` where TensorFlow fails; the
evaluator has to fail, too. The output depends on this script and on TensorFlow
only. Each row of lib/Eval/Kernels.def needs a case: unittests/Eval fails
without.
"""

import os
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = "-1"

import tensorflow as tf  # noqa: E402

from eval_cases import arrays, math, network  # noqa: E402
from eval_cases.harness import Group, Values  # noqa: E402

PINNED = "2.21"
GROUPS = {**math.GROUPS, **arrays.GROUPS, **network.GROUPS}


def main():
    if not tf.__version__.startswith(PINNED):
        sys.exit(f"needs TensorFlow {PINNED}, found {tf.__version__}")
    directory = sys.argv[1]
    only = sys.argv[2:]
    os.makedirs(directory, exist_ok=True)
    for name, fill in GROUPS.items():
        if only and name not in only:
            continue
        group = Group(name)
        fill(group, Values(name))
        group.write(directory)


if __name__ == "__main__":
    main()
