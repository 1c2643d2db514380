#!/usr/bin/env python3
"""Fetches axe-core, which checks the accessibility of pages, into a directory.

  utils/fetch-axe.py build/venv-browser

test/Report/run_page.mjs runs it in Chromium. The checksum of the package is pinned.
"""

from __future__ import annotations

import hashlib
import io
import pathlib
import sys
import tarfile
import urllib.request

URL = "https://registry.npmjs.org/axe-core/-/axe-core-4.10.3.tgz"
SHA256 = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292"


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    file = pathlib.Path(sys.argv[1]) / "axe-4.10.3.min.js"
    if file.is_file():
        return 0
    try:
        archive = urllib.request.urlopen(URL, timeout=120).read()
    except OSError as error:
        print(f"fetch-axe: {URL}: {error}", file=sys.stderr)
        return 1
    digest = hashlib.sha256(archive).hexdigest()
    if digest != SHA256:
        print(f"{URL} has the checksum {digest}, not {SHA256}", file=sys.stderr)
        return 1
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        content = tar.extractfile("package/axe.min.js").read()
    partial = file.with_suffix(".partial")
    partial.write_bytes(content)
    partial.rename(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
