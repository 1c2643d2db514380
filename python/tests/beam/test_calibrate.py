"""Tests examples/beam_calibration: with Beam's direct runner, its ranges files equal those of one process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import tfuse

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples" / "beam_calibration"
sys.path.insert(0, str(EXAMPLE))

import calibrate  # noqa: E402

SAMPLES = 60


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("model") / "float.tflite"
    tfuse.convert(ROOT / "examples" / "small_cnn" / "model", path, signatures=["serve"])
    return path


@pytest.fixture(scope="module")
def images() -> np.ndarray:
    return np.random.default_rng(0).normal(size=(SAMPLES, 28, 28, 1)).astype(np.float32)


@pytest.fixture(scope="module")
def of_one_process(model: Path, images: np.ndarray, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("one")
    np.savez(folder / "all.npz", image=images)
    tfuse.calibrate(model, [folder / "all.npz"], folder / "all.ranges", runtime="none")
    return (folder / "all.ranges").read_bytes()


def run(model: Path, data: str, output: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLE / "calibrate.py"), "--model", str(model), "--data", data]
    command += ["--output", str(output), "--tfuse-runtime", "none", *options]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("division", "batch_size"), [([SAMPLES], 64), ([1, 7, 23, 29], 10), ([20, 20, 20], 1), ([59, 1], 60)]
)
def test_any_division_gives_the_same_file(
    model: Path, images: np.ndarray, of_one_process: bytes, tmp_path: Path, division: list[int], batch_size: int
) -> None:
    ends = np.cumsum(division)
    for number, (end, size) in enumerate(zip(ends, division, strict=True)):
        np.savez(tmp_path / f"part-{number}.npz", image=images[end - size : end])
    output = tmp_path / "my.ranges"
    result = run(model, f"{tmp_path}/part-*.npz", output, "--batch-size", str(batch_size))
    assert result.returncode == 0, result.stderr
    assert output.read_bytes() == of_one_process


def test_workers_that_are_processes(
    model: Path, images: np.ndarray, of_one_process: bytes, tmp_path: Path
) -> None:
    for number, part in enumerate(np.array_split(images, 6)):
        np.savez(tmp_path / f"part-{number}.npz", image=part)
    output = tmp_path / "my.ranges"
    workers = ["--runner", "DirectRunner", "--direct_num_workers", "2", "--direct_running_mode", "multi_processing"]
    result = run(model, f"{tmp_path}/part-*.npz", output, *workers)
    assert result.returncode == 0, result.stderr
    assert output.read_bytes() == of_one_process


def test_accumulators_merge_in_any_order(model: Path, images: np.ndarray, of_one_process: bytes) -> None:
    combine = calibrate.CalibrateFn(str(model), batch_size=8, runtime="none")
    accumulators = []
    for part in np.array_split(images, 5):
        accumulator = combine.create_accumulator()
        for image in part:
            accumulator = combine.add_input(accumulator, {"image": image})
        accumulators.append(accumulator)
    accumulators.append(combine.create_accumulator())
    for order in ([0, 1, 2, 3, 4, 5], [5, 3, 1, 4, 0, 2]):
        merged = combine.merge_accumulators([accumulators[index] for index in order])
        assert combine.extract_output(merged) == of_one_process


def test_ranges_quantize_the_model(model: Path, of_one_process: bytes, tmp_path: Path) -> None:
    (tmp_path / "my.ranges").write_bytes(of_one_process)
    tfuse.quantize(model, tmp_path / "int8.tflite", quantize="int8", calibration=[tmp_path / "my.ranges"])
    assert (tmp_path / "int8.tflite").stat().st_size < model.stat().st_size
    assert json.loads(of_one_process)


def test_no_samples_is_an_error(model: Path, tmp_path: Path) -> None:
    np.savez(tmp_path / "part-0.npz", image=np.zeros((0, 28, 28, 1), np.float32))
    result = run(model, f"{tmp_path}/part-*.npz", tmp_path / "my.ranges")
    assert result.returncode != 0
    assert "no samples" in result.stderr
    assert not list(tmp_path.glob("my.ranges*"))


def test_nan_is_an_error(model: Path, images: np.ndarray, tmp_path: Path) -> None:
    broken = images[:3].copy()
    broken[1, 5, 5, 0] = np.nan
    np.savez(tmp_path / "part-0.npz", image=broken)
    result = run(model, f"{tmp_path}/part-*.npz", tmp_path / "my.ranges")
    assert result.returncode != 0
    assert "invalid-calibration-data" in result.stderr
    assert not list(tmp_path.glob("my.ranges*"))
