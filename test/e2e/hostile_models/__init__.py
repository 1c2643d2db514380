"""Small model files of absurd extent: valid models, or nearly valid ones.

A model is a function without arguments that returns a `Graph`; `@hostile(...)` registers it under
its name, with the codes of the diagnostics it may end in. The sizes are those at which recursion
overflows an 8 MB stack, quadratic work takes minutes, and copies fill the memory.
"""

from hostile_models import chains, constants, contradictions, data_files, folders, functions, lists, tflite_files, v1_control_flow  # noqa: F401  (each registers its models)
from hostile_models.registry import MODELS, Hostile

__all__ = ["MODELS", "Hostile"]
