"""Makes the runner's modules importable; the option --tfuse."""

import pathlib
import sys

import pytest

OPS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(OPS), str(OPS.parent / "e2e")]


def pytest_addoption(parser):
    parser.addoption("--tfuse", default="tfuse")


@pytest.fixture
def tfuse(request):
    return request.config.getoption("--tfuse")
