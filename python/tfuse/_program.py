"""The program `tfuse` of the package: the command line that libtfuse.so has, in this process."""

import os
import signal
import sys
from importlib.machinery import PathFinder  # importlib.util takes milliseconds to import.

from tfuse import _native


def _choose_runtime() -> None:
    """LiteRT of this Python. The library would ask the python3 of PATH, which is another one unless the virtual
    environment is active."""
    package = PathFinder.find_spec("ai_edge_litert")
    folders = package.submodule_search_locations if package else None
    library = os.path.join(folders[0], "libLiteRt.so") if folders else ""
    if os.path.exists(library):
        os.environ.setdefault("TFUSE_RUNTIME", library)


def main() -> int:
    # Python would only take note of Ctrl-C and act on it after the command.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _choose_runtime()
    return _native.main(["tfuse", *sys.argv[1:]])
