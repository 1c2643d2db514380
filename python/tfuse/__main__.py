"""`python -m tfuse` is the program `tfuse`."""

import sys

from tfuse._program import main

if __name__ == "__main__":
    sys.exit(main())
