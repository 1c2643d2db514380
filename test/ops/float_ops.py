"""Quantized cases that stay float, and why. utils/check-quantization.py tries the kernels."""

from __future__ import annotations

import fnmatch

from case import Case

NO_KERNEL = "LiteRT has no kernel for quantized tensors"
NO_INT16_KERNEL = "LiteRT has no kernel for int16 tensors"
NO_INT16_VERSION = "LiteRT's kernel takes int16, but no version of the operator says so to older runtimes"
ZERO_FILL = "LiteRT's kernel fills with the integer 0 instead of the zero point"

# Glob over names of cases -> reason.
INTERPRETER = {
    "Cos/*": NO_KERNEL,
    "Cumsum/*": NO_KERNEL,
    "Floor/*": NO_KERNEL,
    "FloorDiv/*": "LiteRT's kernel divides the integers, whatever the scales",
    "FloorMod/*": "LiteRT's kernel divides the integers, whatever the scales",
    "MatrixDiag/*": ZERO_FILL,
    "Pow/*": NO_KERNEL,
    "ReverseSequence/int8/*": "LiteRT's kernel takes int16, not int8",
    "ScatterNd/*": ZERO_FILL,
    "Sign/*": NO_KERNEL,
    "Sin/*": NO_KERNEL,
    "AddV2/int16x8/prelu": NO_INT16_KERNEL,
    "ArgMax/int16x8/*": NO_INT16_KERNEL,
    "ArgMin/int16x8/*": NO_INT16_KERNEL,
    "DepthToSpace/int16x8/*": NO_INT16_KERNEL,
    "Elu/int16x8/*": NO_INT16_KERNEL,
    "LogSoftmax/int16x8/*": NO_INT16_KERNEL,
    "Minimum/int16x8/relu-*": NO_INT16_KERNEL,
    "Mul/int16x8/gelu": NO_INT16_VERSION,
    "Mul/int16x8/l2-normalize*": NO_INT16_KERNEL,
    "OneHot/int16x8/*": NO_INT16_KERNEL,
    "SpaceToDepth/int16x8/*": NO_INT16_KERNEL,
    "Tile/int16x8/*": NO_INT16_VERSION,
}
NOT_IN_MICRO = "TFLite Micro has no kernel for the op"
NOT_IN_MICRO_16 = "TFLite Micro has no kernel for int16 tensors"
MICRO = {
    "BatchMatMulV2/int16x8/weights-*": "",  # FULLY_CONNECTED
    "BatchMatMulV2/int16x8/*": "TFLite Micro multiplies int16 by int16 only",
    "MatMul/int16x8/fed": "TFLite Micro multiplies int16 by int16 only",
    "BatchToSpaceND/int16x8/*": NOT_IN_MICRO_16,
    "Equal/int16x8/*": NOT_IN_MICRO_16,
    "Exp/*": "TFLite Micro's kernel takes float32 only",
    "GatherNd/int16x8/*": NOT_IN_MICRO_16,
    "GatherV2/int16x8/*": NOT_IN_MICRO_16,
    "Greater/int16x8/*": NOT_IN_MICRO_16,
    "GreaterEqual/int16x8/*": NOT_IN_MICRO_16,
    "Less/int16x8/*": NOT_IN_MICRO_16,
    "LessEqual/int16x8/*": NOT_IN_MICRO_16,
    "Log/*": "TFLite Micro's kernel takes float32 only",
    "MatrixSetDiag/*": NOT_IN_MICRO,
    "Max/int16x8/*": NOT_IN_MICRO_16,
    "Min/int16x8/*": NOT_IN_MICRO_16,
    "Minimum/*/relu-*": NOT_IN_MICRO,
    "MirrorPad/int16x8/*": NOT_IN_MICRO_16,
    "Mul/*/gelu": NOT_IN_MICRO,
    "NotEqual/int16x8/*": NOT_IN_MICRO_16,
    "OneHot/*": NOT_IN_MICRO,
    "Prod/*": NOT_IN_MICRO,
    "RealDiv/int16x8/*": NOT_IN_MICRO_16,
    "Relu6/*": "TFLite Micro's kernel needs equal scales of input and result",
    "ResizeBilinear/int16x8/*": NOT_IN_MICRO_16,
    "ReverseSequence/*": NOT_IN_MICRO,
    "SpaceToBatchND/*": "TFLite Micro's kernel pads with the integer 0, and takes no int16",
    "Sqrt/*": "TFLite Micro's kernel takes float32 only",
    "Tile/*": NOT_IN_MICRO,
    "TopKV2/*": NOT_IN_MICRO,
}


def reason(case: Case, target: str) -> str:
    """Why a case stays float on a target; empty if it is quantized."""
    table = INTERPRETER | (MICRO if target == "micro" else {})
    return next((why for glob, why in table.items() if fnmatch.fnmatch(case.name, glob)), "")
