"""The program `tfuse` of the package: the command line that libtfuse.so has, in this process."""

import signal
import sys

from tfuse import _native


def main() -> int:
    # Python would only take note of Ctrl-C and act on it after the command.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _native.main(["tfuse", *sys.argv[1:]])
