"""Float numbers that quantized types represent exactly, so that a case tests the arithmetic of its op alone.

`tfuse` derives the scale of an input from the least and the greatest number of the calibration data, and
that of a weight from the greatest magnitude of its channel. The arrays here contain these extremes, and
all their numbers are multiples of the derived scales.
"""

from __future__ import annotations

import dataclasses
import math

import numpy as np

from case import Const, Feed, const, feed
from values import random

WEIGHT_LIMIT = 127  # Weights are symmetric: [-127, 127].


@dataclasses.dataclass(frozen=True)
class Mode:
    """A mode of `tfuse --quantize` with integer activations."""

    name: str
    bits: int

    def scale(self, low: float, high: float) -> float:
        """The scale of an activation with this range, which includes zero."""
        low, high = min(low, 0), max(high, 0)
        return float(np.float32((high - low) / 255 if self.bits == 8 else max(-low, high) / 32767))

    def values(self, shape: tuple[int, ...], low: float = -4, high: float = 4, seed: str = "") -> np.ndarray:
        """Random activations between about `low` and `high`; the first and the last are the extremes."""
        scale = self.scale(low, high)
        if self.bits == 8:
            zero = round(-128 - min(low, 0) / scale)
            first = -128 if low <= 0 else math.ceil(low / scale) + zero
            last = 127 if high >= 0 else math.floor(high / scale) + zero
        else:
            zero, first, last = 0, max(math.ceil(low / scale), -32767), min(math.floor(high / scale), 32767)
            if -low >= high:
                first = -32767
            else:
                last = 32767
        stored = random(f"{self.name} {shape} {low} {high} {seed}").integers(first, last + 1, shape)
        if stored.ndim == 0:
            stored = np.asarray(last)
        elif stored.size:
            stored.flat[0], stored.flat[-1] = first, last
        return ((stored - zero) * np.float64(scale)).astype(np.float32)

    def feed(self, *shapes: tuple[int, ...], low: float = -4, high: float = 4, seed: str = "") -> Feed:
        """An input with one run per shape; sizes that differ are unknown in the graph."""
        return feed(*(self.values(shape, low, high, seed) for shape in shapes))

    def const(self, shape: tuple[int, ...], low: float = -4, high: float = 4, seed: str = "") -> Const:
        return const(self.values(shape, low, high, seed))


    def allows(self, steps: float, reason: str) -> dict[str, object]:
        """The tolerance of kernels that are less exact than a step with 16 bits."""
        return {} if self.bits == 8 else {"tolerance": steps, "reason": reason}


MODES = (Mode("int8", 8), Mode("int16x8", 16))


def weight_scales(channels: int, are_equal: bool = False) -> np.ndarray:
    """Scales between 0.004 and 0.03."""
    parts = np.full(channels, 0.5) if are_equal else np.arange(channels) * 0.618 % 1
    return np.float32(0.004 + 0.026 * parts)


def weights(shape: tuple[int, ...], axes: tuple[int, ...] = (), seed: str = "", are_equal: bool = False) -> np.ndarray:
    """Weights with a scale for each index of `axes`, equal ones if asked; with one scale if there are no axes."""
    stored = random(f"weights {shape} {seed}").integers(-WEIGHT_LIMIT, WEIGHT_LIMIT + 1, shape)
    channels = [shape[axis] for axis in axes]
    inner = [axis for axis in range(len(shape)) if axis not in axes]
    by_channel = stored.transpose(*axes, *inner).reshape(math.prod(channels), -1).copy()
    by_channel[:, 0] = WEIGHT_LIMIT
    scales = weight_scales(len(by_channel), are_equal).astype(np.float64)
    real = (by_channel * scales[:, None]).astype(np.float32)
    order = [*axes, *inner]
    return real.reshape([shape[axis] for axis in order]).transpose(np.argsort(order)).copy()


def bias(channels: int, input_scale: float, are_equal: bool = False) -> np.ndarray:
    """Multiples of the product of the input's and the weights' scales."""
    scales = weight_scales(channels, are_equal).astype(np.float64) * input_scale
    limit = max(1, int(2 / scales.max()))  # up to 2 in magnitude
    return (random(f"bias {channels}").integers(-limit, limit + 1, channels) * scales).astype(np.float32)
