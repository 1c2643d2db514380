"""The files that a reader of the docs has: models, samples and ranges under the names that pages use."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Each name that pages use for a SavedModel or a frozen graph: one is as good as another in a command.
SAVED_MODELS = ("my_saved_model", "saved_model", "model", "MODEL")
# A frozen graph with input x and outputs softmax and y.
FROZEN = """
node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } }
  attr { key: "shape" value { shape { dim { size: 4 } dim { size: 8 } } } } }
node { name: "softmax" op: "Softmax" input: "x" attr { key: "T" value { type: DT_FLOAT } } }
node { name: "reciprocal" op: "Reciprocal" input: "softmax" attr { key: "T" value { type: DT_FLOAT } } }
node { name: "y" op: "Mul" input: "softmax" input: "softmax" attr { key: "T" value { type: DT_FLOAT } } }
"""


class Fixtures:
    """Made once; each page gets a copy."""

    def __init__(self, folder: pathlib.Path, tfuse: pathlib.Path):
        self.folder = folder
        folder.mkdir(parents=True)
        for name in SAVED_MODELS:
            shutil.copytree(ROOT / "examples" / "small_cnn" / "model", folder / name)
        (folder / "frozen.pbtxt").write_text(FROZEN)
        self._tfuse(tfuse, "optimize", "frozen.pbtxt", "-o", "frozen.pb", "--stages=remove_identity_transpose", "--optimizers=arithmetic")
        images = np.random.default_rng(0).uniform(size=(8, 28, 28, 1)).astype(np.float32)
        for name in ("images", "part1", "part2"):
            np.savez(folder / f"{name}.npz", image=images)
        self._tfuse(tfuse, "convert", "model", "-o", "float.tflite")
        for name in ("model", "m", "old"):
            shutil.copy(folder / "float.tflite", folder / f"{name}.tflite")
        self._tfuse(tfuse, "calibrate", "float.tflite", "images.npz", "-o", "my.ranges")
        quantize = ("quantize", "float.tflite", "--quantize", "int8", "--calibration", "my.ranges")
        self._tfuse(tfuse, *quantize, "-o", "int8.tflite")

    def _tfuse(self, tfuse: pathlib.Path, *words: str) -> None:
        subprocess.run([str(tfuse), *words, "-q"], cwd=self.folder, check=True)

    def copy_to(self, folder: pathlib.Path) -> None:
        shutil.copytree(self.folder, folder)
