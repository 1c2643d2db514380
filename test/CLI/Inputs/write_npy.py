"""Writes an .npy file of float32: write_npy.py FILE D0 D1 ... [--value V]: V, or 0, 0.5, 1, 1.5, ..."""

import pathlib
import struct
import sys

path, *words = sys.argv[1:]
value = float(words.pop()) if "--value" in words else None
shape = [int(word) for word in words if word != "--value"]
count = 1
for size in shape:
    count *= size
header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({', '.join(map(str, shape))},), }}\n".encode()
elements = [i / 2 if value is None else value for i in range(count)]
pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
pathlib.Path(path).write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + struct.pack(f"<{count}f", *elements))
