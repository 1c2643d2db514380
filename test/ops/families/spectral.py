"""Fourier transforms, and complex numbers that are made of real ones."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family
from values import extremes, some, sizes

FAMILY = Family("spectral")

REALS = (("float32", "complex64"), ("float64", "complex128"))

for real, dtype in REALS:
    FAMILY.add("Complex", feed(some(real, (2, 3), "a")), feed(some(real, (2, 3), "b")), form="plain", Tout=dtype)
    FAMILY.add("Complex", feed(some(real, (2, 3), "a")), feed(some(real, (3,), "b")), form="broadcast", Tout=dtype)
    FAMILY.add("Complex", feed(some(real, (), "a")), feed(some(real, (), "b")), form="scalar", Tout=dtype)
    shapes = ((2, 3), (0, 3), (5, 1))
    FAMILY.add(
        "Complex", sizes(real, *shapes, seed="a"), sizes(real, *shapes, seed="b"), form="unknown", Tout=dtype
    )
    if real == "float32":
        FAMILY.add("Complex", feed(*extremes(real)), feed(*extremes(real)[::-1]), form="extremes", Tout=dtype)


def lengths(*values: int) -> object:
    return const(np.int32(values))


# 12 and 30 are no powers of two, 7 is prime; the matrix of 288 and 1000 would be large.
for op in "FFT IFFT".split():
    for _, dtype in REALS:
        for n in (1, 7, 8, 12, 288, 1000) if dtype == "complex64" else (8,):
            FAMILY.add(op, feed(some(dtype, (2, n))), form=f"length-{n}", attrs={"Tcomplex": dtype})
        FAMILY.add(op, feed(some(dtype, (8,))), form="vector", attrs={"Tcomplex": dtype})
        FAMILY.add(op, sizes(dtype, (2, 3, 8), (0, 3, 8), (1, 5, 8)), form="unknown", attrs={"Tcomplex": dtype})
    long = sizes("complex64", (2, 3, 400), (1, 5, 400))
    FAMILY.add(op, long, form="unknown-long", attrs={"Tcomplex": "complex64"})
    unknown = sizes("complex64", (2, 8), (2, 6))
    FAMILY.add(op, unknown, form="unknown-length", code="unsupported-op", attrs={"Tcomplex": "complex64"})
    prime = feed(some("complex64", (1, 1031)))
    FAMILY.add(op, prime, form="large-prime", code="unsupported-op", attrs={"Tcomplex": "complex64"})
for op, shape in (("2D", (2, 4, 6)), ("3D", (2, 4, 3, 6))):
    for _, dtype in REALS:
        for name in ("FFT", "IFFT"):
            FAMILY.add(name + op, feed(some(dtype, shape)), form="plain", attrs={"Tcomplex": dtype})
            FAMILY.add(
                name + op, sizes(dtype, shape, (3, *shape[1:])), form="unknown", attrs={"Tcomplex": dtype}
            )

for real, dtype in REALS:
    types = {"Tcomplex": dtype, "Treal": real}
    FAMILY.add("RFFT", feed(some(real, (3, 8))), lengths(8), form="plain", **types)
    FAMILY.add("RFFT", feed(some(real, (16,))), lengths(4), form="cropped", **types)
    FAMILY.add("RFFT2D", feed(some(real, (2, 4, 8))), lengths(4, 8), form="plain", **types)
    FAMILY.add("RFFT2D", feed(some(real, (2, 5, 6))), lengths(5, 6), form="no-powers", **types)
    FAMILY.add("RFFT2D", feed(some(real, (2, 5, 6))), lengths(3, 5), form="no-powers-cropped", **types)
    FAMILY.add("RFFT3D", feed(some(real, (2, 3, 4, 5))), lengths(3, 4, 5), form="plain", **types)
    FAMILY.add("RFFT3D", feed(some(real, (3, 5, 8))), lengths(2, 4, 7), form="cropped", **types)
    for n in (1, 7, 12, 30, 1000) if real == "float32" else (12,):
        FAMILY.add("RFFT", feed(some(real, (2, n))), lengths(n), form=f"length-{n}", **types)
    FAMILY.add("RFFT", feed(some(real, (2, 20))), lengths(12), form="cropped-12", **types)
    FAMILY.add("RFFT", sizes(real, (2, 12), (0, 12), (5, 12)), lengths(12), form="unknown", **types)
    FAMILY.add("RFFT", sizes(real, (2, 12), (2, 14), (2, 20)), lengths(12), form="unknown-length", **types)
    for n in (1, 2, 7, 8, 12, 1000, 1125) if real == "float32" else (8,):
        FAMILY.add("IRFFT", feed(some(dtype, (2, n // 2 + 1))), lengths(n), form=f"length-{n}", **types)
    FAMILY.add("IRFFT", feed(some(dtype, (9,))), lengths(8), form="cropped", **types)
    FAMILY.add("IRFFT", sizes(dtype, (2, 7), (0, 7), (5, 7)), lengths(12), form="unknown", **types)
    FAMILY.add("IRFFT", sizes(dtype, (2, 7), (2, 8), (2, 9)), lengths(12), form="unknown-length", **types)
    FAMILY.add("IRFFT2D", feed(some(dtype, (2, 4, 5))), lengths(4, 8), form="plain", **types)
    FAMILY.add("IRFFT2D", feed(some(dtype, (2, 4, 5))), lengths(3, 7), form="cropped", **types)
    FAMILY.add("IRFFT3D", feed(some(dtype, (2, 4, 3, 5))), lengths(4, 3, 8), form="plain", **types)
computed = feed(np.int32([8]))
FAMILY.add(
    "IRFFT", feed(some("complex64", (2, 5))), computed, form="computed-length", code="unsupported-op",
    Tcomplex="complex64", Treal="float32",
)
