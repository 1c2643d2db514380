"""Graphs for the Remapper: each pattern, and its near misses."""

from . import (activations, contractions, networks, normalizations,  # noqa: F401
               others, wrong)
from .builder import CASES  # noqa: F401
