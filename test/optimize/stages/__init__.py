"""Importing this registers all cases."""

from . import arithmetic, semantics  # noqa: F401
