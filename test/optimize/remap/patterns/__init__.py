"""Graphs for the Remapper: each pattern where it fires, and where it must not."""

from . import (activations, contractions, networks, normalizations,  # noqa: F401
               others, wrong)
from .builder import CASES  # noqa: F401
