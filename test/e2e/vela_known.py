"""Ops that Vela leaves to the CPU in the files of run_vela.py, and why.

Vela says for each op that stays why: a rule of its list of supported operators (`vela --supported-ops-report`). An
entry is a set of ops, part of Vela's text, and what the rule means for the converted models.
"""

from __future__ import annotations

import dataclasses
import fnmatch


@dataclasses.dataclass(frozen=True)
class Known:
    ops: tuple[str, ...]
    says: str
    reason: str


# Vela does not know the names of some ops of the schema.
UNNAMED = "None"

KNOWN = [
    Known(("WHILE", "IF"), "Unsupported opType", "the CPU runs loops and branches; ops in their bodies run on the NPU"),
    Known((UNNAMED,), "Unsupported opType", "DYNAMIC_UPDATE_SLICE, in loops that write rows, and BROADCAST_TO"),
    Known(("FILL",), "Unsupported opType", "initial states of LSTMs"),
    Known(
        ("CAST", "GATHER", "LESS", "GREATER", "EQUAL", "LOGICAL_AND", "LOGICAL_NOT", "DIV", "SELECT_V2")
        + ("NOT_EQUAL", "REDUCE_ALL"),
        "Unsupported opType",
        "operators of the Ethos-U85 alone",
    ),
    Known(
        ("BATCH_TO_SPACE_ND", "DEPTH_TO_SPACE", "SPACE_TO_DEPTH", "L2_NORMALIZATION", "LOG_SOFTMAX"),
        "Unsupported opType",
        "no Ethos-U has the operator",
    ),
    Known(
        ("ABS", "ADD", "GATHER", "GREATER", "LESS", "LOGICAL_AND", "LOGICAL_NOT", "MEAN", "MUL", "PACK")
        + ("REDUCE_MAX", "RESHAPE", "SUB", "SUM"),
        "Tensors must have constant shape",
        "Vela takes shape [] for unknown: scalars, such as induction variables",
    ),
    Known(("CAST", "UNPACK"), "missing quantization parameters", "masks of time steps, which are booleans"),
    Known(("RESHAPE",), "unsupported DataType Bool8", "masks of time steps"),
    Known(("GATHER",), "axis must be equal to batch_dims", "GATHER from another axis than the first"),
    Known(("MEAN",), "Batch must be 1", "group normalization, whose tensors have five dimensions"),
    Known(("MEAN",), "Reduction over depth is only supported if any of h,w,c == 1", "layer normalization of images"),
    Known(("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"), "scale-factor", "sizes that are no power of two as large"),
    Known(("REVERSE_V2",), "Axis attribute is not supported", "REVERSE_V2 on Ethos-U55"),
    Known(("SLICE",), "Parameter tensors must be constant", "the time step of a loop"),
    Known(("CONCATENATION", "MAXIMUM", "MINIMUM"), "32-bit feature-maps are not supported", "the begin of that SLICE"),
    Known(("STRIDED_SLICE",), "Stride must be non-negative", "negative strides"),
    Known(("TRANSPOSE_CONV",), "Stride values WxH must be", "strides above 2 on Ethos-U55"),
]

# Cases (globs) whose compiled files are wrong: an op or a result reads the final state of an LSTM, which the LSTM
# changes in place. Vela takes the tensor for the result of the FILL that initializes it, and drops the LSTM.
STATES_AS_RESULTS = [
    "composite_keras_lstm_encoder_decoder",
    "composite_keras_lstm_states",
    "keras3_lstm_encoder_decoder",
    "keras3_lstm_return_state",
    "keras3_unrolled_encoder_decoder",
    "raw_block_lstm_v1",
    "raw_lstm_for_in_range",
    "raw_lstm_part_but_first",
    "raw_lstm_unstacked_ogfi",
    "stablehlo_scan_lstm",
    "stablehlo_scan_lstm_reversed",
]

# Pattern of "CASE MODE ACCELERATOR" -> part of Vela's message: files that Vela does not compile, though LiteRT
# runs them.
ERRORS = {
    # Logical operators of bools in loops: Ethos-U55 lacks them, and Vela does not leave these to the CPU.
    "array_type_bool int8 ethos-u55-128": "Non-passthrough operation (And) could not run on NPU",
    "keras3_masked_backwards int8 ethos-u55-128": "Non-passthrough operation (NotEqual) could not run on NPU",
    "keras3_masked_gru int8 ethos-u55-128": "Non-passthrough operation (NotEqual) could not run on NPU",
    "keras3_masked_relu int8 ethos-u55-128": "Non-passthrough operation (NotEqual) could not run on NPU",
    "keras3_masked_simple int8 ethos-u55-128": "Non-passthrough operation (NotEqual) could not run on NPU",
    "keras3_masked_states int8 ethos-u55-128": "Non-passthrough operation (NotEqual) could not run on NPU",
    # The shape of a scalar is a constant without elements.
    "loop_slices_in_branch *": "Failed to parse TFLite file",
    "raw_lstm_normalized_batch_normalization int8 *": "Non-passthrough operation (Mul) could not run on NPU",
    "stablehlo_loops *": "Failed to parse TFLite file",  # It has a constant without elements.
}


def error_pattern(file: str) -> str | None:
    """The key of ERRORS that matches "CASE MODE ACCELERATOR"."""
    return next((pattern for pattern in ERRORS if fnmatch.fnmatchcase(file, pattern)), None)


def find(op: str, text: str) -> Known | None:
    """The entry that explains why the op stays on the CPU."""
    return next((known for known in KNOWN if op in known.ops and known.says in text), None)
