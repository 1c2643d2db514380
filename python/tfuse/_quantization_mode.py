"""The quantization mode that attributes of tf.lite's converter select."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tfuse._errors import UnsupportedOptionError
from tfuse._options import Options

_INT8_OPS = "TFLITE_BUILTINS_INT8"
SELECT_TF_OPS = "SELECT_TF_OPS"
_INT16_OPS = "EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8"

#: Values that the attributes accept, by name.
OPTIMIZATIONS = frozenset({"DEFAULT", "OPTIMIZE_FOR_SIZE", "OPTIMIZE_FOR_LATENCY"})
SUPPORTED_OPS = frozenset({"TFLITE_BUILTINS", SELECT_TF_OPS, _INT8_OPS, _INT16_OPS})
SUPPORTED_TYPES = frozenset({"float32", "float16", "int8"})
IO_TYPES = frozenset({"float32", "int8", "uint8", "int16"})

_BYTES = {"float32": 4, "float16": 2, "int8": 1}


class Attributes(NamedTuple):
    """The attributes of a converter that quantization depends on; enumerators and types by name."""

    optimizations: frozenset[str]
    supported_ops: frozenset[str]
    supported_types: frozenset[str]
    has_data: bool
    input_type: str
    output_type: str

    def options(self, is_quantization_aware: Callable[[], bool]) -> Options:
        """The options of `tfuse.convert` with the same meaning. Raises a ValueError where tf.lite does, and
        an UnsupportedOptionError for attributes that would have no effect.

        `is_quantization_aware` tells whether the model has fake-quant ops.
        """
        mode, allows_float = self._mode(is_quantization_aware)
        self._check_io_types(mode)
        if self.has_data and mode not in ("int8", "int16x8"):
            hint = f"mode '{mode}' needs no data; remove the line" if mode else "it needs optimizations=[Optimize.DEFAULT]"
            raise UnsupportedOptionError("representative_dataset", "<data>", hint)
        if not mode:
            return Options()
        if mode in ("int8", "int16x8"):
            return Options(
                quantize=mode, input_type=self.input_type, output_type=self.output_type, integer_only=not allows_float
            )
        return Options(quantize=mode)

    def _mode(self, is_quantization_aware: Callable[[], bool]) -> tuple[str, bool]:
        """The mode, empty for float, and whether ops may stay float."""
        ops, types = self.supported_ops - {SELECT_TF_OPS}, self.supported_types
        if ops == {_INT8_OPS} and types and types != {"int8"}:
            raise ValueError("target_spec.supported_ops = {TFLITE_BUILTINS_INT8} takes supported_types = {int8} only")
        if types == {"int8"}:
            ops = frozenset({_INT8_OPS})
        # Flex ops are float.
        allows_float = bool(self.supported_ops & {"TFLITE_BUILTINS", SELECT_TF_OPS})
        is_optimized = bool(self.optimizations)
        # Fake-quant ops have the ranges that data would give.
        has_ranges = self.has_data or (is_optimized and is_quantization_aware())
        if _INT8_OPS in ops and not has_ranges:
            raise ValueError("integer quantization (TFLITE_BUILTINS_INT8, int8) needs a representative_dataset")
        if not is_optimized:
            return "", allows_float
        smallest = min(types, key=_BYTES.__getitem__, default="int8")
        if has_ranges and _INT16_OPS in ops:
            return "int16x8", allows_float
        if has_ranges and smallest == "int8":
            return "int8", allows_float
        return {"int8": "dynamic-range", "float16": "float16", "float32": ""}[smallest], allows_float

    def _check_io_types(self, mode: str) -> None:
        valid = {"int8": {"float32", "int8", "uint8"}, "int16x8": {"float32", "int16"}}.get(mode, {"float32"})
        for name, value in (("inference_input_type", self.input_type), ("inference_output_type", self.output_type)):
            if value in valid:
                continue
            if mode == "int8" and value == "int16":
                raise UnsupportedOptionError(name, value, "int8 models take float32, int8 and uint8")
            described = f"of mode '{mode}'" if mode else "of a float model"
            raise ValueError(f"{name} {described} cannot be {value}, only {', '.join(sorted(valid))}")
