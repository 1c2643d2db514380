"""Runs the kernel of an op with quantized tensors and finds out which scales it takes."""

from __future__ import annotations

import dataclasses
from typing import Any

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as schema

from .one_op import RUNTIMES, Const, Probe, build

STORAGE = {"QI8": np.dtype(np.int8), "QI16": np.dtype(np.int16)}
# How scales of operands and results may relate:
#   free   all tensors have different scales
#   same   all tensors have one scale
#   fixed  the result has a fixed scale (FIXED)
FORMS = ("free", "same", "fixed")
# Scale and zero point of results with a fixed range, by storage.
FIXED = {"QI8": ((2.0**-8, -128), (2.0**-7, 0), (2.0**-4, 127)), "QI16": ((2.0**-15, 0),)}
# The largest error of a right result, as a part of its range: two steps of int8.
TOLERANCE = 2 / 255


@dataclasses.dataclass(frozen=True)
class Scale:
    """Scale and zero point of a tensor."""

    scale: float
    zero_point: int
    storage: np.dtype

    @classmethod
    def of(cls, low: float, high: float, kind: str) -> Scale:
        """For a range, widened so that zero points are not zero."""
        storage = STORAGE[kind]
        low, high = min(low - 1.5, 0), max(high, 0.5)
        if kind == "QI16":
            return cls(float(np.float32(max(-low, high) / 32767)), 0, storage)
        scale = float(np.float32((high - low) / 255))
        return cls(scale, int(np.clip(round(-128 - low / scale), -128, 127)), storage)

    def stored(self, real: np.ndarray) -> np.ndarray:
        limits = np.iinfo(self.storage)
        return np.clip(np.rint(real / self.scale) + self.zero_point, limits.min, limits.max).astype(self.storage)

    def real(self, stored: np.ndarray) -> np.ndarray:
        return (stored.astype(np.float64) - self.zero_point) * self.scale


def _is_float(array: np.ndarray) -> bool:
    return array.dtype == np.float32


def _with_scales(content: bytes, scales: list[Scale | None]) -> bytes:
    """The file with the scales of its tensors set."""
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content, 0))
    for tensor, scale in zip(model.subgraphs[0].tensors, scales, strict=True):
        if scale:
            tensor.quantization = schema.QuantizationParametersT()
            tensor.quantization.scale, tensor.quantization.zeroPoint = [scale.scale], [scale.zero_point]
    builder = flatbuffers.Builder(1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def _scales(values: list[np.ndarray], probe: Probe, kind: str, form: str, fixed: tuple) -> tuple[list, list]:
    """The scales of operands and of results, None for tensors that are not float."""
    floats = [value for value in values if _is_float(value)]
    low = min((float(value.min()) for value in floats), default=0.0)
    high = max((float(value.max()) for value in floats), default=0.0)
    operands = [
        None
        if not _is_float(value)
        else Scale.of(low, high, kind)
        if form == "same"
        else Scale.of(float(value.min()) - 0.3 * place, float(value.max()), kind)
        for place, value in enumerate(values)
    ]
    rounded = [
        scale.real(scale.stored(value)).astype(np.float32) if scale else value
        for value, scale in zip(values, operands, strict=True)
    ]
    results = probe.compute(*rounded)
    results = [np.asarray(result) for result in (results if isinstance(results, list) else [results])]
    scales = []
    for result in results:
        if not _is_float(result):
            scales.append(None)
        elif form == "fixed":
            scales.append(Scale(*fixed, STORAGE[kind]))
        elif form == "same":
            scales.append(Scale.of(low, high, kind))
        else:
            scales.append(Scale.of(float(result.min()) - 0.7, float(result.max()) + 0.4, kind))
    return operands, [*zip(results, scales, strict=True)]


def _is_right(op: str, probe: Probe, kind: str, runtime: str, form: str, fixed: tuple = ()) -> bool:
    operands = probe.operands(np.dtype(np.float32))
    values = [operand.value if isinstance(operand, Const) else operand for operand in operands]
    values = [np.asarray(value) for value in values]
    scales, results = _scales(values, probe, kind, form, fixed)
    stored = [scale.stored(value) if scale else value for value, scale in zip(values, scales, strict=True)]
    given: list[Any] = [
        Const(value) if isinstance(operand, Const) else value
        for operand, value in zip(operands, stored, strict=True)
    ]
    typed = [np.zeros(value.shape, scale.storage) if scale else value for value, scale in results]
    content = _with_scales(build(op, probe, given, typed), [*scales, *(scale for _, scale in results)])
    got = RUNTIMES[runtime](content, [value for value in given if not isinstance(value, Const)])
    for found, (want, scale) in zip(got, results, strict=True):
        if found.shape != want.shape:
            return False
        if not scale:
            if not np.array_equal(found, want):
                return False
            continue
        limits = scale.real(np.asarray([np.iinfo(scale.storage).min, np.iinfo(scale.storage).max]))
        error = np.abs(scale.real(found) - np.clip(want, *limits)).max() if want.size else 0
        if not error <= TOLERANCE * (limits[1] - limits[0]):
            return False
    return True


def scale_form(op: str, probe: Probe, kind: str, runtime: str, form: str) -> str:
    """ "ok", "wrong" or "refused"; the caller handles a crash of the process."""
    word = "refused"
    for fixed in FIXED[kind] if form == "fixed" else [()]:
        try:
            if _is_right(op, probe, kind, runtime, form, fixed):
                return "ok"
            word = "wrong"
        except (RuntimeError, ValueError, TypeError):
            pass
    return word
