"""NumPy's files, written by hand so that their parts may contradict one another."""

from __future__ import annotations

import io
import struct
import zipfile


def npy(dtype: str, dims: tuple[int, ...], content: bytes, *, order: bool = False) -> bytes:
    return npy_of(f"{{'descr': '{dtype}', 'fortran_order': {order}, 'shape': {dims!r}, }}", content)


def npy_of(header: str, content: bytes) -> bytes:
    """A file with this text as its header; long ones have the form of version 2."""
    text = header.encode("latin1") + b"\n"
    if len(text) < 1 << 16:
        return b"\x93NUMPY\1\0" + struct.pack("<H", len(text)) + text + content
    return b"\x93NUMPY\2\0" + struct.pack("<I", len(text)) + text + content


def npz(arrays: dict[str, bytes] | list[tuple[str, bytes]], compression: int = zipfile.ZIP_STORED) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", compression) as packed:
        for name, array in arrays.items() if isinstance(arrays, dict) else arrays:
            packed.writestr(f"{name}.npy", array)
    return content.getvalue()
