#!/usr/bin/env python3
"""Fetches TFLite's interpreter as a C library, with its headers, into a directory.

  utils/fetch-tflite.py build/tflite-c

examples/custom_op runs on it. The package is the only one that has the library for Linux; its
checksum is pinned.
"""

from __future__ import annotations

import hashlib
import io
import pathlib
import shutil
import sys
import tarfile
import time
import urllib.request

URL = "https://registry.npmjs.org/tfjs-tflite-node/-/tfjs-tflite-node-0.0.2.tgz"
SHA256 = "3be1632328a76a2475e5b6833253763c802c859433becb4d879ee1860e3b5284"
LIBRARY = "linux_amd64/libtensorflowlite_c.so"
HEADERS = "include/tensorflow/lite/c/"


def download(attempts: int) -> bytes:
    """Downloads the package, with retries."""
    for attempt in range(1, attempts + 1):
        try:
            return urllib.request.urlopen(URL, timeout=120).read()
        except OSError as error:
            if attempt == attempts:
                sys.exit(f"fetch-tflite: {URL}: {error}")
            time.sleep(5 * attempt)
    raise AssertionError("attempts is positive")


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    directory = pathlib.Path(sys.argv[1])
    if directory.is_dir():
        return 0
    archive = download(attempts=3)
    digest = hashlib.sha256(archive).hexdigest()
    if digest != SHA256:
        print(f"{URL} has the checksum {digest}, not {SHA256}", file=sys.stderr)
        return 1
    partial = directory.with_name(directory.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            name = member.name.removeprefix("package/cc_deps/")
            if member.isfile() and (name == LIBRARY or name.startswith(HEADERS)):
                target = partial / (pathlib.Path(LIBRARY).name if name == LIBRARY else name)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(tar.extractfile(member).read())
    partial.rename(directory)
    return 0


if __name__ == "__main__":
    sys.exit(main())
