"""Correct refusals: TFLite cannot express the op as the program uses it.

Each row is a diagnostic code, a pattern of its text, and the reason. A refusal that matches no row
is a finding.
"""

from __future__ import annotations

import re

ACCEPTED: list[tuple[str, str, str]] = [
    # Limits of TFLite's kernels.
    ("unsupported-op", r"MatrixDiagV?.*main diagonal only", "MATRIX_DIAG has no offset"),
    ("unsupported-op", r"MatrixDiagV.*zeros only", "MATRIX_DIAG has no other padding"),
    ("unsupported-op", r"LeftShift.*no left shift", "LiteRT has no left shift"),
    ("unsupported-op", r"GatherV2.*strings from", "GATHER of strings has one axis"),
    ("unsupported-type", r"BatchMatMulV3.*float32, and int8", "BATCH_MATMUL has no other kernel"),
    ("unsupported-type", r"has no string kernel", "few kernels take strings"),
    ("unsupported-type", r"has no float64 kernel", "LiteRT has no arithmetic in double precision"),
    ("unsupported-type", r"has no complex(64|128) kernel", "few kernels take complex128, and few functions have a complex formula"),
    (
        "unsupported-op",
        r"DynamicPartition.*no equivalent op",
        "vectorized_map of a loop: the number of rows that continue differs in each iteration",
    ),
    # Facts that tfuse needs at conversion time.
    ("unsupported-op", r"ScaleAndTranslate.*scale or translation", "the sizes give its matrices"),
    ("unsupported-op", r"FFT.*length of the transform is", "the length gives its matrices"),
    ("unsupported-op", r"Roll.*size of axis \d+.* is not known", "the parts have unknown sizes"),
    ("unsupported-op", r"(ResizeBicubic|ResizeArea|ScaleAndTranslate).*have to be known", "the sizes give its two matrices"),
    ("unsupported-op", r"DiagPart.*sizes of its operand are not known", "it becomes a slice"),
]


def explain(code: str, text: str) -> str:
    """Why a refusal is correct; empty if no row explains it."""
    for accepted, pattern, reason in ACCEPTED:
        if code == accepted and re.search(pattern, text):
            return reason
    return ""
