"""Importing this registers all cases."""

from . import arithmetic, models, near_misses, semantics  # noqa: F401
