#!/usr/bin/env python3
"""Converts the cases to files of single time steps, and runs these over the recorded sequences.

`--rnn-state=init-step` gives two signatures: `init` computes the initial states, `step` a few time
steps. A case of STREAMED passes when the outputs of all calls of `step`, one after the other, are those
that TensorFlow computes for the whole sequence. An output without time steps is compared after the last
call. The file has the op counts of STREAMED, so that one time step costs no more than now. The other
cases of recurrent layers and convolutions must not convert, or must pass, too.

Needs the packages of requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import argparse
import fnmatch
import pathlib
import subprocess
import sys
import tempfile
from typing import Any

import numpy as np

import case_dir
import forked
import litert
import run_cases
import tflite_file

HERE = pathlib.Path(__file__).resolve().parent
# Case -> time steps per call, and the number of ops of both signatures.
STREAMED = {
    "composite_keras_lstm": (1, 7),
    "composite_keras_lstm_fixed_batch": (1, 3),
    "composite_keras_lstm_initial_state": (1, 3),
    "composite_keras_lstm_sequences": (1, 12),
    "composite_keras_lstm_shared": (1, 15),
    "composite_keras_lstm_states": (1, 7),
    "composite_keras_lstm_time_major": (1, 7),
    "composite_keras_lstm_unknown_length": (1, 7),
    "keras3_convolutions_and_pooling_before_lstm": (4, 23),
    "keras3_layer_conv1d_causal": (1, 9),
    "keras3_lstm_activation_relu": (1, 7),
    "keras3_lstm_activation_relu6": (1, 7),
    "keras3_lstm_activation_relu_unrolled": (1, 7),
    "keras3_lstm_any_length": (1, 7),
    "keras3_lstm_computed_state": (1, 7),
    "keras3_lstm_initial_state": (1, 3),
    "keras3_lstm_last": (1, 7),
    "keras3_lstm_mixed_precision": (1, 8),
    "keras3_lstm_no_bias": (1, 7),
    "keras3_lstm_return_state": (1, 9),
    "keras3_lstm_sequences": (1, 7),
    "keras3_lstm_stacked": (1, 19),
    "keras3_lstm_times_ones": (1, 7),
    "keras3_masked_any_length": (1, 31),
    "keras3_masked_gru": (1, 27),
    "keras3_masked_relu": (1, 26),
    "keras3_masked_simple": (1, 16),
    "keras3_masked_states": (1, 26),
    "keras3_masked_zero_output_last": (1, 25),
    "keras3_rnn_any_length_masked": (1, 25),
    "keras3_rnn_cells": (1, 34),
    "keras3_simple_rnn_activation_none": (1, 6),
    "keras3_simple_rnn_activation_relu6": (1, 6),
    "keras3_simple_rnn_last": (1, 6),
    "keras3_simple_rnn_relu": (1, 6),
    "keras3_simple_rnn_unrolled": (1, 6),
    "keras3_unrolled_stacked": (1, 18),
    "keras_h5_version_2": (1, 25),
    "keras_h5_version_3": (1, 24),
    "lstm_beside_loop": (1, 15),
    "lstm_beside_open_sizes": (1, 14),
    "lstm_beside_slice": (1, 9),
    "lstm_beside_sum_of_axis": (1, 10),
    "raw_block_lstm_v1": (1, 3),
    "raw_lstm_concatenated_kernel": (1, 7),
    "raw_lstm_constant_state": (1, 3),
    "raw_lstm_for_in_range": (1, 7),
    "raw_lstm_input_dense": (1, 8),
    "raw_lstm_input_shifted": (1, 8),
    "raw_lstm_normalized_batch_normalization": (1, 7),
    "raw_lstm_normalized_otherwise": (1, 55),
    "raw_lstm_output_residual": (1, 8),
    "raw_lstm_output_softmax": (1, 9),
    "raw_lstm_sigmoid_exp": (1, 7),
    "raw_lstm_sigmoid_tanh_half": (1, 7),
    "raw_lstm_unstacked_ogfi": (1, 7),
    "stablehlo_keras_lstm": (1, 9),
    "stablehlo_scan_lstm": (1, 7),
    "stablehlo_scan_lstm_separate_kernels": (1, 8),
    "stablehlo_scan_simple_rnn": (1, 7),
    "tf1_loop_lstm_any_length_sequence": (1, 7),
    "tf1_loop_lstm_sequence": (1, 7),
    "tfkeras_masked_cells": (1, 42),
    "tfkeras_masked_zero_output": (1, 26),
    "tfkeras_rnn_cells": (1, 34),
    "torch_lstm": (1, 4),
}


def axis_of_time(step: list[int], whole: tuple[int, ...], chunk: int) -> int | None:
    """The axis that has `chunk` elements in the file and more in the recorded array."""
    axes = [i for i, (few, all_) in enumerate(zip(step, whole, strict=True)) if few == chunk < all_]
    return axes[0] if axes else None


def compare(name: str, got: np.ndarray, want: np.ndarray) -> None:
    if got.shape != want.shape:
        raise run_cases.Mismatch(f"{name}: shape {got.shape} instead of {want.shape}")
    if (deviation := case_dir.deviation(got, want)) > 1:
        raise run_cases.Mismatch(f"{name}: {deviation:.3g} times the tolerance")


Arrays = dict[str, np.ndarray]


def axes_of_time(model: pathlib.Path, samples: list[Arrays], chunk: int) -> dict[str, int]:
    """The axis of time of each input that is a sequence. Some recorded sequences have one time step."""
    interpreter = litert.open_model(model, "xnnpack")
    axes = {}
    for name, detail in interpreter.get_signature_runner("step").get_input_details().items():
        for given in samples:
            if name not in given:
                continue
            shape = [int(size) for size in detail["shape_signature"]]
            axis = axis_of_time(shape, given[name].shape, chunk)
            if axis is not None:
                axes[name] = axis
    return axes


def run_sequence(
    model: pathlib.Path,
    kernels: str,
    given: Arrays,
    wanted: Arrays,
    axes: dict[str, int],
    chunk: int,
) -> None:
    """Calls the file for one recorded sequence and compares the outputs."""
    interpreter = litert.open_model(model, kernels)
    init, step = (interpreter.get_signature_runner(name) for name in ("init", "step"))
    lengths = {given[name].shape[axis] for name, axis in axes.items()}
    if len(lengths) != 1:
        raise run_cases.Mismatch(f"sequences of {sorted(lengths)} time steps")
    calls = lengths.pop() // chunk

    def inputs_at(runner: Any, call: int, states: Arrays) -> Arrays:
        inputs = {}
        for name in runner.get_input_details():
            axis = axes.get(name)
            if name in states:
                inputs[name] = states[name]
            elif axis is None:
                inputs[name] = given[name]
            else:
                steps = np.arange(call * chunk, (call + 1) * chunk)
                inputs[name] = np.take(given[name], steps, axis)
        return inputs

    states = init(**inputs_at(init, 0, {}))
    parts: dict[str, list[np.ndarray]] = {name: [] for name in wanted}
    for call in range(calls):
        out = step(**inputs_at(step, call, states))
        states = {name: np.array(out[name]) for name in states}
        for name in wanted:
            parts[name].append(np.array(out[name]))
    for name, want in wanted.items():
        last = parts[name][-1]
        joined = [
            axis
            for axis in range(want.ndim)
            if last.shape[axis] * calls == want.shape[axis] and calls > 1
        ]
        if last.shape == want.shape:
            compare(name, last, want)
        elif len(joined) == 1:
            compare(name, np.concatenate(parts[name], joined[0]), want)
        else:
            raise run_cases.Mismatch(f"{name}: parts of shape {last.shape}, not {want.shape}")


def check(case: pathlib.Path, tfuse: str, chunk: int, folder: pathlib.Path) -> tuple[str, int]:
    """The number of ops, or the diagnostic for a case that does not stream."""
    info = case_dir.load_info(case)
    file = folder / "step.tflite"
    options = f"--rnn-state=init-step --chunk={chunk}"
    done = subprocess.run(
        [*run_cases.convert_command(tfuse, case, info, file, options), "-q"],
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        if done.returncode != 1 or "error[" not in done.stderr:
            raise run_cases.Mismatch(f"exit code {done.returncode}: {done.stderr.strip()}")
        return done.stderr.strip().splitlines()[0], 0
    recorded = np.load(case / case_dir.EXPECTED_FILE)
    runs = [
        [
            {
                name.removeprefix(f"{sample.run}/{part}/"): recorded[name]
                for name in recorded.files
                if name.startswith(f"{sample.run}/{part}/")
            }
            for part in ("in", "out")
        ]
        for sample in info.samples
    ]
    axes = axes_of_time(file, [given for given, _ in runs], chunk)
    for given, wanted in runs:
        for kernels in litert.RESOLVERS:
            run_sequence(file, kernels, given, wanted, axes, chunk)
    return "", tflite_file.read(file).op_count


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "cases",
        nargs="*",
        type=pathlib.Path,
        default=[HERE / "cases"],
        help="case directories, or directories of them (default: %(default)s)",
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--only", metavar="GLOB", help="only cases of that name")
    parser.add_argument("--jobs", type=int, default=2, help="cases at a time (default: %(default)s)")
    parser.add_argument("--list", action="store_true", help="print each diagnostic and op count")
    arguments = parser.parse_args()
    cases = [
        case
        for case in case_dir.find_cases(arguments.cases)
        if fnmatch.fnmatch(case.name, arguments.only or "*")
    ]

    def work(case: pathlib.Path) -> str:
        chunk, ops = STREAMED.get(case.name, (1, 0))
        try:
            with tempfile.TemporaryDirectory() as folder:
                refused, found = check(case, arguments.tfuse, chunk, pathlib.Path(folder))
        except run_cases.Mismatch as mismatch:
            return f"FAILED {mismatch}"
        if arguments.list:
            return refused or f"ops: {found}"
        if case.name not in STREAMED:
            return "" if refused else f"FAILED {found} ops: add the case to STREAMED"
        if refused or found != ops:
            return f"FAILED {refused or f'{found} ops instead of {ops}'}"
        return ""

    failed = 0
    for case, text, log in forked.run(cases, work, arguments.jobs):
        if text is None or text.startswith("FAILED"):
            failed += 1
        if text != "":
            print(f"{case.name}: {text or log}")
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 0 if cases and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
