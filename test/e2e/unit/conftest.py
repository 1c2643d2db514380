"""Options and fixtures of the tests of the runner itself."""

from __future__ import annotations

import pathlib
import shutil
import sys

import pytest

E2E = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(E2E))


def pytest_addoption(parser):
    parser.addoption("--tfuse", default="tfuse", help="the tfuse program")


@pytest.fixture
def tfuse(request) -> str:
    return request.config.getoption("--tfuse")


@pytest.fixture
def copied(tmp_path):
    """Copies a committed case, which a test may then change."""

    def copy(name: str) -> pathlib.Path:
        return pathlib.Path(shutil.copytree(E2E / "cases" / name, tmp_path / name))

    return copy
