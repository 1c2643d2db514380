"""The runner fails if more cases than allowed have no bound on their number of ops."""

from __future__ import annotations

import subprocess
import sys

import run_cases


def run(tfuse: str, tmp_path, *options: str) -> subprocess.CompletedProcess:
    bounds = tmp_path / "bounds.json"
    bounds.write_text("[]")
    command = [sys.executable, str(run_cases.HERE / "run_cases.py"), "--tfuse", tfuse]
    command += ["--only", "roll", "--only", "composite_lstm_cell_*", "--bounds", str(bounds)]
    return subprocess.run([*command, *options], capture_output=True, text=True)


def test_none_is_the_default(tfuse, tmp_path):
    done = run(tfuse, tmp_path)
    assert done.returncode == 1 and "gives no bound" in done.stdout


def test_so_many_are_counted(tfuse, tmp_path):
    done = run(tfuse, tmp_path, "--unbounded", "4")
    assert done.returncode == 0, done.stdout
    assert "4 cases without a bound of ops, 4 may be" in done.stdout


def test_more_fail(tfuse, tmp_path):
    done = run(tfuse, tmp_path, "--unbounded", "3")
    assert done.returncode == 1
    assert "enter them in op_bounds.json: composite_lstm_cell_coupled" in done.stdout
