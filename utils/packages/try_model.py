"""Runs a converted model of examples/small_cnn in LiteRT and compares it with TensorFlow's outputs:
try_model.py MODEL EXAMPLE. Runs in the environments of utils/test-packages.py."""

import pathlib
import sys

import numpy as np
from ai_edge_litert.interpreter import Interpreter


def main() -> int:
    model, example = sys.argv[1:]
    expected = np.load(pathlib.Path(example) / "expected.npz")
    run = Interpreter(model_path=model).get_signature_runner("serving_default")
    for sample in sorted({name.split("/")[0] for name in expected.files}):
        result = run(image=expected[f"{sample}/in/image"])["output_0"]
        np.testing.assert_allclose(result, expected[f"{sample}/out/output_0"], rtol=1e-4, atol=1e-6)
    return 0


if __name__ == "__main__":
    sys.exit(main())
