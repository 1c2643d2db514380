"""Cases of run_quantize.py that int8 and int16x8 refuse, or quantize with a larger error, and why.

Keys are modes, then names of cases (globs). A case that does not need its entry is a failure.
"""

from __future__ import annotations

import fnmatch

# (code of the diagnostic, reason)
_NAN = ("invalid-calibration-data", "the recorded inputs or inner tensors contain NaN or infinity")
_NO_INPUTS = ("invalid-option", "a model without inputs takes no calibration data")
_VARIABLES = ("unsupported-op", "LiteRT's C interface refuses the model, and the evaluator has no variables")
_CELL = ("unsupported-resource", "LiteRT starts variable tensors at the integer 0, which is not the state 0 in int8")

_REFUSED = {
    "keras3_masked_nan": _NAN,
    "lstm_beside_scalar_variable": _VARIABLES,
    "no_inputs": _NO_INPUTS,
    "stablehlo_elementwise": _NAN,
    "variable_in_control_flow": _VARIABLES,
    "variable_scatter_factors_float32": _VARIABLES,
}
REFUSED: dict[str, dict[str, tuple[str, str]]] = {
    # int16x8 has loops of other ops, which LiteRT runs.
    "int8": _REFUSED
    | {
        "composite_keras_lstm_stateful": _VARIABLES,
        "composite_lstm_cell_*": _CELL,
        "composite_layer_norm_lstm_cell_*": _CELL,
    },
    "int16x8": _REFUSED,
}

_STATE = "the samples are one sequence of calls; calibration runs each from the initial state, so states saturate"
_TAILS = "results from 1e-38 to 2: no scale represents the small ones, which the model computes apart"
_LOG_EXP = "log(1 + exp(x)): LiteRT interpolates LOG in 256 or 512 steps of its operand, which exp stretches"
# The error varies from run to run, and may be small.
EMPTY_SUM = "LiteRT's integer SUM of no elements leaves its result unset; sizes are 0 at run time only"

LARGE_ERRORS: dict[str, dict[str, str]] = {
    "int8": {
        "activation_softplus": _LOG_EXP,
        "composite_embedding_written": _STATE,
        "erfc_tails": _TAILS,
        "keras_layers_that_share_a_name": _STATE,
        "loop_until_converged": "the loop ends when two values differ by less than 1e-4, far below a step of int8",
        "loop_writes_variable": _STATE,
        "ragged_map_fn": EMPTY_SUM,
        "ragged_push_and_pop": EMPTY_SUM,
        "raw_lstm_normalized_otherwise": "normalized gates, whose mean of 3 values is small beside their step",
        "read_after_assign": _STATE,
        "stablehlo_writing": "LiteRT's QUANTIZE of FLT_MAX, which UNSORTED_SEGMENT_MIN gives, overflows",
        "variable_optimizers": _STATE,
        "variable_scatter_gather": _STATE,
        "variable_training": _STATE,
    },
    "int16x8": {
        "activation_mish": _LOG_EXP,
        "activation_softplus": _LOG_EXP,
        "composite_embedding_written": _STATE,
        "composite_lstm_cell_*": _STATE,
        "composite_layer_norm_lstm_cell_*": _STATE,
        "erfc_tails": _TAILS,
        "keras3_archive_endpoints": _STATE,
        "loop_writes_variable": _STATE,
        "ragged_push_and_pop": EMPTY_SUM,
        "read_after_assign": _STATE,
        "stablehlo_writing": "int16 ranges are symmetric: MAXIMUM with -FLT_MAX, an empty segment, has that range",
        "variable_batch_norm_training": _STATE,
        "variable_optimizers": _STATE,
    },
}


def find(table: dict, mode: str, case: str):
    """The entry of a case and its glob; (None, "") without one."""
    entries = table.get(mode, {})
    glob = next((glob for glob in entries if fnmatch.fnmatch(case, glob)), "")
    return entries.get(glob), glob
