"""Loads the native module.

TensorFlow puts its libraries, with their own protobuf, in front of everybody's symbols (RTLD_GLOBAL).
RTLD_DEEPBIND has ours and what it links against find their own first, whatever is imported first.
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
