#!/usr/bin/env python3
"""Adds the hashes of the pinned packages to requirement files, in place.

  utils/hash-requirements.py test/e2e/requirements-runtime.txt ...

Each package is downloaded for the Python that runs this script (use Debian 12's, /usr/bin/python3,
in a virtual environment), and its line gets the SHA-256 of that file: `setup.sh` installs with
`pip install --require-hashes`, so that another file under the same version is refused.
"""

from __future__ import annotations

import argparse
import hashlib
import pathlib
import subprocess
import sys
import tempfile


def hashed(requirement: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder, requirement]
        subprocess.run([*command, "--disable-pip-version-check"], check=True)
        (file,) = pathlib.Path(folder).iterdir()
        return f"{requirement} --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE")
    for file in parser.parse_args().files:
        lines = []
        for line in file.read_text().splitlines():
            requirement = line.split(" --hash")[0].strip()
            lines.append(hashed(requirement) if "==" in requirement and line[0] != "#" else line)
            print(lines[-1])
        file.write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
