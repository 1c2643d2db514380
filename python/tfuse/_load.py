"""Loads the native module.

TensorFlow exports the symbols of its libraries, including its version of protobuf, globally
(RTLD_GLOBAL). With RTLD_DEEPBIND the native module and its dependencies bind to their own symbols
first, regardless of the order of imports.
"""

import os
import sys

_flags = sys.getdlopenflags()
sys.setdlopenflags(os.RTLD_NOW | os.RTLD_LOCAL | getattr(os, "RTLD_DEEPBIND", 0))
try:
    from tfuse import _native as native
finally:
    sys.setdlopenflags(_flags)

__all__ = ["native"]
