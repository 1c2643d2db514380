"""Protocol buffers as lists of fields, for tests that change one field of a model."""

from __future__ import annotations

from collections.abc import Callable

VARINT, FIXED64, LENGTH, FIXED32 = 0, 1, 2, 5
# (number, wire type, value): an int for VARINT, else the bytes.
Field = tuple[int, int, "int | bytes"]


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def _write_varint(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out) + bytes([value])


def decode(data: bytes) -> list[Field]:
    fields: list[Field] = []
    at = 0
    while at < len(data):
        key, at = _read_varint(data, at)
        number, kind = key >> 3, key & 7
        value: int | bytes
        if kind == VARINT:
            value, at = _read_varint(data, at)
        else:
            size = {FIXED64: 8, FIXED32: 4}.get(kind)
            if size is None:
                size, at = _read_varint(data, at)
            value, at = data[at : at + size], at + size
        fields.append((number, kind, value))
    return fields


def encode(fields: list[Field]) -> bytes:
    out = bytearray()
    for number, kind, value in fields:
        out += _write_varint(number << 3 | kind)
        if isinstance(value, int):
            out += _write_varint(value)
        else:
            out += (_write_varint(len(value)) if kind == LENGTH else b"") + value
    return bytes(out)


def text(number: int, value: bytes | str) -> Field:
    return number, LENGTH, value.encode() if isinstance(value, str) else value


def message(number: int, *fields: Field) -> Field:
    return number, LENGTH, encode(list(fields))


def change(data: bytes, path: list[int], edit: Callable[[list[Field]], list[Field]]) -> bytes:
    """Applies `edit` to the fields of each message at `path`, a list of field numbers."""
    fields = decode(data)
    if not path:
        return encode(edit(fields))
    return encode(
        [
            (number, kind, change(value, path[1:], edit))
            if number == path[0] and isinstance(value, bytes)
            else (number, kind, value)
            for number, kind, value in fields
        ]
    )
