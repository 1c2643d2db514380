"""Fixtures of the tests: the models of test/e2e and the comparison with TensorFlow's outputs.

The package is imported from a build: PYTHONPATH=build/release/python. Tests here need no
TensorFlow, those in oracle/ do.
"""

from __future__ import annotations

import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "e2e"))

import case_dir  # noqa: E402
import litert  # noqa: E402


@pytest.fixture
def small_cnn() -> pathlib.Path:
    """A SavedModel as Keras 3's `model.export()` writes it."""
    return ROOT / "examples" / "small_cnn" / "model"


@pytest.fixture
def case():
    """Finds a case of test/e2e by name; returns its folder and its case.json."""

    def find(name: str) -> tuple[pathlib.Path, case_dir.CaseInfo]:
        folder = ROOT / "examples" / name if name == "small_cnn" else ROOT / "test" / "e2e" / "cases" / name
        return folder, case_dir.load_info(folder)

    return find


@pytest.fixture
def deviation(tmp_path, case):
    """Runs a model in LiteRT on a case's inputs; returns the deviation from TensorFlow's outputs
    as a multiple of the tolerance."""

    def compare(content: bytes, name: str, **options) -> float:
        model = tmp_path / "compared.tflite"
        model.write_bytes(content)
        return litert.compare(model, *case(name), **options).worst

    return compare
