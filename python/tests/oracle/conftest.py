"""Tests with the user's TensorFlow, Keras 3 and Keras 2 in the same process."""

from __future__ import annotations

import collections
import os

import numpy as np
import pytest

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import case_dir  # noqa: E402  # of test/e2e
from ai_edge_litert.interpreter import Interpreter, OpResolverType  # noqa: E402

RESOLVERS = [OpResolverType.BUILTIN, OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES]


@pytest.fixture
def ops():
    """Counts the ops of a converted model."""

    def count(content: bytes) -> collections.Counter:
        details = Interpreter(model_content=content)._get_ops_details()
        return collections.Counter(op["op_name"] for op in details if op["op_name"] != "DELEGATE")

    return count


@pytest.fixture
def same():
    """Asserts that a converted model computes what `want` computes, with XNNPACK and without, and
    twice in a row: no state of the first run may affect the second."""

    def check(content: bytes, want, *runs: dict[str, np.ndarray], signature: str | None = None) -> None:
        expected = [want(**inputs) for inputs in runs]
        assert expected, "there is nothing to compare"
        for resolver in RESOLVERS:
            runner = Interpreter(model_content=content, experimental_op_resolver_type=resolver).get_signature_runner(
                signature
            )
            for _ in range(2):
                for inputs, outputs in zip(runs, expected, strict=True):
                    got = runner(**inputs)
                    outputs = outputs if isinstance(outputs, dict) else {next(iter(got)): outputs}
                    assert got.keys() == outputs.keys()
                    for name, value in outputs.items():
                        value = np.asarray(value)
                        # Infinities and NaN would hide failures.
                        assert value.size and np.isfinite(value).all()
                        assert case_dir.deviation(got[name], value) <= 1, name

    return check


@pytest.fixture
def random():
    """Normally distributed numbers, the same in every run of a test."""
    generator = np.random.default_rng(0)
    return lambda *shape: generator.normal(size=shape).astype(np.float32)
