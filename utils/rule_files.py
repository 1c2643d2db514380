"""Where a rule's source and test are; lib/Rules/CMakeLists.txt insists on the same."""

from __future__ import annotations

import re


def kebab(name: str) -> str:
    """FuseConvBias -> fuse-conv-bias, LSTMCell -> lstmcell."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def source_of(group: str, name: str) -> str:
    return f"lib/Rules/{group}/{name}.cpp"


def test_of(group: str, name: str) -> str:
    return f"test/Rules/{group}/{kebab(name)}.mlir"
