"""Samples for calibration and ranges files that are no good, beside a sound model."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable

from hostile_models.arrays import npy, npy_of, npz
from hostile_models.registry import hostile_file
from hostile_models.tflite_files import File, Op

SAMPLE = bytes(8)


def model() -> bytes:
    file = File()
    file.chain(Op.RELU, Op.TANH)
    return file.encode()


def samples(name: str, data: Callable, file: str = "data.npz", codes: str = "invalid-calibration-data file-corrupt limit-exceeded") -> None:
    hostile_file(
        f"samples: {name}", model, "model.tflite", codes,
        data=data, data_name=file, commands=("calibrate", "quantize int8", "verify"),
    )  # fmt: skip


def ranges(name: str, data: Callable, codes: str = "file-corrupt invalid-calibration-data ranges-mismatch limit-exceeded") -> None:
    hostile_file(
        f"ranges: {name}", model, "model.tflite", codes,
        data=data, data_name="data.ranges", commands=("quantize int8", "merge"),
    )  # fmt: skip


def header(text: str) -> Callable[[], bytes]:
    return lambda: npz({"x": npy_of(text, SAMPLE)})


def described(dtype: str, dims: str) -> Callable[[], bytes]:
    return header(f"{{'descr': {dtype}, 'fortran_order': False, 'shape': {dims}, }}")


# Archives.
samples("a sample of 256 MB in 256 KB", lambda: npz({"x": npy("<f4", (1, 1 << 25, 2), bytes(1 << 28))}, zipfile.ZIP_DEFLATED))
samples("zeros under a header of two samples", lambda: npz({"x": npy("<f4", (2, 1, 2), bytes(1 << 28))}, zipfile.ZIP_DEFLATED), codes="")
samples("10000 arrays of one name", lambda: npz([("x", npy("<f4", (1, 1, 2), SAMPLE))] * 10_000), codes="")
samples("an archive without entries", lambda: npz({}))
samples("an archive in an archive", lambda: npz({"x": npz({"x": npy("<f4", (1, 1, 2), SAMPLE)})}))
samples("names that leave the folder", lambda: npz({"../../x": npy("<f4", (1, 1, 2), SAMPLE), "/x": b""}))
samples("names that are not text", lambda: npz({"x\x1b[2J\n": npy("<f4", (1, 1, 2), SAMPLE)}))


def claiming_size(size: int) -> bytes:
    """An archive whose directory states another size of its only entry."""
    content = bytearray(npz({"x": npy("<f4", (1, 1, 2), SAMPLE)}))
    start = content.rindex(b"PK\x01\x02")
    for place in (start + 20, start + 24):
        content[place : place + 4] = size.to_bytes(4, "little")
    return bytes(content)


samples("an entry that claims 4 GB", lambda: claiming_size(0xFFFFFFFE))
samples("an entry that claims nothing", lambda: claiming_size(0))

# Headers.
samples("2^60 samples", described("'<f4'", f"({1 << 60}, 1, 2)"))
samples("2^62 samples without elements", described("'<f4'", f"({1 << 62}, 0, 2)"))
samples("a product above 64 bits", described("'<f4'", f"({1 << 40}, {1 << 40}, 2)"))
samples("a size of 400 digits", described("'<f4'", f"({'9' * 400}, 1, 2)"))
samples("a negative number of samples", described("'<f4'", "(-1, 1, 2)"))
samples("100000 dimensions", described("'<f4'", "(" + "1, " * 100_000 + ")"))
samples("brackets 100000 deep", described("'<f4'", "(" * 100_000))
samples("elements of 2 GB", described("'<U500000000'", "(1, 1, 2)"))
samples("records", described("[('a', '<f4'), ('b', '<O')]", "(1, 1, 2)"))
samples("a text without end", header("{'descr': '<f4"))
samples("a header that is code", header("__import__('os').system('true')"))
samples("big-endian floats", described("'>f4'", "(1, 1, 2)"), codes="")
samples("a header of 4 GB", lambda: b"\x93NUMPY\2\0\xff\xff\xff\xff{", "data.npy")

# Folders and special files.
samples("a folder of links to itself", lambda: {"a": lambda path: os.symlink(".", path), "b.npz": lambda path: os.symlink("b.npz", path)}, "data")
samples("a pipe", lambda: os.mkfifo, codes="invalid-calibration-data file-corrupt file-not-found")
samples("a device without end", lambda: lambda path: os.symlink("/dev/zero", path), codes="invalid-calibration-data file-corrupt file-not-found limit-exceeded")

# Ranges files.
ranges("brackets 100000 deep", lambda: b"[" * 100_000)
ranges("objects 100000 deep", lambda: b'{"tensors":' * 100_000)
ranges("no JSON", lambda: b"\xff\xfe\0\0")
ranges("an array", lambda: b"[1, 2]")
ranges("a key twice", lambda: b'{"version": 1, "version": 1, "tensors": {}, "tensors": {}}')
ranges("tensors of every kind but the right one", lambda: json.dumps({
    "version": 1, "model": "0" * 32, "samples": 1,
    "tensors": {"a": None, "b": [], "c": "x", "d": {"min": "NaN", "max": {}, "count": -1, "histogram": 1e400}},
}).encode())  # fmt: skip
ranges("numbers beyond 64 bits", lambda: b'{"version": 1, "model": "' + b"0" * 32 + b'", "samples": 1e999, "tensors": {"t": {"min": -1e999, "max": 1e999, "count": 99999999999999999999999}}}')
ranges("a megabyte of names", lambda: json.dumps({"version": 1, "model": "m" * (1 << 20), "samples": 1, "tensors": {f"t{i}\x1b": {} for i in range(20_000)}}).encode())
