"""Inputs that the families share: ordinary numbers, and the ones at which kernels go wrong."""

from __future__ import annotations

import zlib

import numpy as np

from case import Feed, feed, np_dtype

FLOATS = "float32 float64 float16 bfloat16".split()
SIGNED = "int8 int16 int32 int64".split()
UNSIGNED = "uint8 uint16 uint32 uint64".split()
COMPLEX = "complex64 complex128".split()

# Smallest normal and a large finite number of each floating-point type.
TINY = {"float32": 1.2e-38, "float64": 1.2e-38, "float16": 6.2e-5, "bfloat16": 1.2e-38}
LARGE = {"float32": 3e38, "float64": 3e38, "float16": 6e4, "bfloat16": 3e38}


def random(seed: str) -> np.random.Generator:
    """A generator that depends on nothing but a text."""
    return np.random.default_rng(zlib.crc32(seed.encode()))


def is_float(dtype: str) -> bool:
    return dtype in FLOATS


def array(values: object, dtype: str) -> np.ndarray:
    return np.asarray(values, np.float64 if is_float(dtype) else None).astype(np_dtype(dtype))


def some(dtype: str, shape: tuple[int, ...], seed: str = "", low: float = -4, high: float = 4) -> np.ndarray:
    """Ordinary numbers of any type; of unsigned ones from 0 to `high`."""
    rng = random(f"{dtype} {shape} {seed}")
    if dtype == "string":
        words = [bytes(rng.integers(97, 123, rng.integers(0, 6)).astype(np.uint8)) for _ in range(int(np.prod(shape)))]
        result = np.empty(len(words), object)
        result[:] = words
        return result.reshape(shape)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if is_float(dtype):
        return rng.uniform(low, high, shape).astype(np_dtype(dtype))
    if dtype in COMPLEX:
        return (rng.uniform(low, high, shape) + 1j * rng.uniform(low, high, shape)).astype(dtype)
    return rng.integers(max(low, 0) if dtype in UNSIGNED else low, high + 1, shape).astype(dtype)


def extremes(dtype: str, infinite: bool = True, largest: float | None = None, zeros: bool = True) -> list[np.ndarray]:
    """Vectors of eight: the smallest and largest numbers, zeros of both signs, infinities.

    `largest` bounds finite numbers where a runtime is wrong beyond it; without `zeros` there is
    none of them in float inputs."""
    if dtype == "bool":
        return [array([True, False, True, True, False, False, True, False], dtype)]
    if dtype == "string":
        return [np.array([b"", b"a", b"\x00", b"b" * 40, b"\xff", b"a", b"ab", b"A"], object)]
    if dtype in COMPLEX:
        numbers = [0, 1, -1, 1j, -1j, 3 - 4j, -0.5 + 2j, 1e3 + 1e-3j]
        return [np.array(numbers if zeros else numbers[1:], dtype)]
    if not is_float(dtype):
        info = np.iinfo(dtype)
        middle = 100 if dtype in UNSIGNED else -1
        return [np.array([info.min, info.max, 0, middle, 1, 2, info.max - 1, 77], dtype)]
    tiny, large = TINY[dtype], min(LARGE[dtype], largest or np.inf)
    zero = 0 if zeros else 0.25
    runs = [
        [-2.5, -1, -0.5, -zero, zero, 0.5, 1, 3.5],
        [tiny, -tiny, 4 * tiny, -4 * tiny, zero, -zero, tiny, 2 * tiny],
        [large, -large, large / 3, -large / 3, 1, -1, large / 2, min(100, large)],
    ]
    if infinite:
        runs.append([np.inf, -np.inf, 1, np.inf, -1, zero, -np.inf, 2])
    return [array(run, dtype) for run in runs]


def sizes(dtype: str, *shapes: tuple[int, ...], seed: str = "", low: float = -4, high: float = 4) -> Feed:
    """An input with sizes that are unknown where the shapes differ."""
    return feed(*(some(dtype, shape, seed, low, high) for shape in shapes))
