"""`tfuse quantize` of our own files in which ops write the states of LSTMs: initial states and those of an encoder."""

from __future__ import annotations

import pathlib
import subprocess

import numpy as np
import pytest
from ai_edge_litert.interpreter import Interpreter

CASES = pathlib.Path(__file__).resolve().parent.parent / "cases"
MODELS = [
    "composite_keras_lstm_encoder_decoder",
    "composite_keras_lstm_initial_state",
    "keras3_lstm_encoder_decoder",
    "keras3_lstm_initial_state",
    "lstm_beside_open_sizes",
]


def signature(path: pathlib.Path):
    return Interpreter(str(path)).get_signature_runner()


def samples(path: pathlib.Path) -> list[dict[str, np.ndarray]]:
    rng = np.random.default_rng(3)
    shapes = {
        name: [size if size > 0 else 2 for size in detail["shape_signature"]]
        for name, detail in signature(path).get_input_details().items()
    }
    return [{name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()} for _ in range(8)]


@pytest.mark.parametrize("mode, bound", [("int8", 28), ("dynamic-range", 35)])
@pytest.mark.parametrize("model", MODELS)
def test_outputs_are_near_float(tfuse: str, tmp_path: pathlib.Path, model: str, mode: str, bound: float) -> None:
    exact, quantized, data = tmp_path / "float.tflite", tmp_path / "quantized.tflite", tmp_path / "data.npz"
    chosen = [] if model == "lstm_beside_open_sizes" else ["--signature", "serving_default"]
    subprocess.run([tfuse, "convert", CASES / model / "model", *chosen, "-o", exact, "-q"], check=True)
    inputs = samples(exact)
    np.savez(data, **{name: np.stack([sample[name] for sample in inputs]) for name in inputs[0]})
    command = [tfuse, "quantize", exact, "-o", quantized, "--quantize", mode, "-q"]
    command += ["--calibration", data] if mode == "int8" else ["--min-elements", "1"]
    done = subprocess.run([*map(str, command)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    run, run_quantized = signature(exact), signature(quantized)
    signal: dict[str, float] = {}
    noise: dict[str, float] = {}
    for sample in inputs:
        got = run_quantized(**sample)
        for name, want in run(**sample).items():
            if want.dtype == np.float32:
                signal[name] = signal.get(name, 0) + np.square(want).sum()
                noise[name] = noise.get(name, 0) + np.square(got[name] - want).sum()
    assert signal
    for name in signal:
        assert noise[name] == 0 or 10 * np.log10(signal[name] / noise[name]) > bound, name
