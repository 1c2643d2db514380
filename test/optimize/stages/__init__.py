"""Importing this registers all cases."""

from . import arithmetic, models, semantics  # noqa: F401
