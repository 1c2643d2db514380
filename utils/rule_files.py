"""The paths of a rule's source and test, which lib/Rules/CMakeLists.txt checks."""

from __future__ import annotations

import re


# : Words that stay one word in kebab case, although CamelCase has two capitals.
WORDS = {"MatMul": "Matmul", "NoOp": "Noop", "PRelu": "Prelu", "TopK": "Topk"}


def kebab(name: str) -> str:
    """FuseConvBias -> fuse-conv-bias, LSTMCell -> lstm-cell, MatMul -> matmul."""
    for word, joined in WORDS.items():
        name = name.replace(word, joined)
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


def source_of(group: str, name: str) -> str:
    return f"lib/Rules/{group}/{name}.cpp"


def test_of(group: str, name: str) -> str:
    return f"test/Rules/{group}/{kebab(name)}.mlir"
