"""The runner refuses cases whose recorded runs prove too little."""

from __future__ import annotations

import json
import pathlib

import numpy as np
import pytest

import case_dir
import litert
import run_cases


def reason(case: pathlib.Path, tfuse: str) -> str:
    """Why the runner refuses a case; empty if it passes."""
    expected = run_cases.load_expectation(case.name)
    return run_cases.check_case(case, tfuse, expected, ["xnnpack", "builtin"], 60, None).reason


def change_case(case: pathlib.Path, **fields) -> None:
    path = case / case_dir.CASE_FILE
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def runs_of(case: pathlib.Path) -> list[tuple[dict, dict]]:
    info = case_dir.load_info(case)
    count = len({sample.run for sample in info.samples})
    return [case_dir.load_expected(case, run) for run in range(count)]


def keep_samples(case: pathlib.Path, *numbers: int) -> None:
    samples = json.loads((case / case_dir.CASE_FILE).read_text())["samples"]
    change_case(case, samples=[samples[number] for number in numbers])


@pytest.mark.parametrize("name", ["cond", "tf1_while_nested", "table_of_lines", "map_fn_no_rows"])
def test_committed_case_passes(name, copied, tfuse):
    assert reason(copied(name), tfuse) == ""


def test_sample_that_repeats_a_run(copied, tfuse):
    case = copied("tf1_while_nested")
    keep_samples(case, 0, 1, 1)
    assert "same inputs" in reason(case, tfuse)


def test_equal_inputs_in_different_runs(copied, tfuse):
    case = copied("tf1_while_nested")
    runs = runs_of(case)
    runs[2] = runs[0]
    case_dir.save_expected(case, runs)
    assert "same inputs" in reason(case, tfuse)


def test_single_sample(copied, tfuse):
    case = copied("einsum_outer")
    keep_samples(case, 0)
    assert "same inputs" in reason(case, tfuse)


def test_signature_without_sample(copied, tfuse):
    case = copied("composite_two_signatures")
    keep_samples(case, 0, 1)
    assert "second has no sample" in reason(case, tfuse)


def test_constant_output(copied, tfuse):
    """A constant output: a model that returns 0 would pass."""
    case = copied("tf1_while_nested")
    runs = runs_of(case)
    case_dir.save_expected(case, [(i, {"y": np.zeros_like(o["y"])}) for i, o in runs])
    assert "output y has the same value" in reason(case, tfuse)


def test_reasons_are_accepted_but_not_when_stale(copied, tfuse):
    case = copied("tf1_while_nested")
    keep_samples(case, 0, 0)
    change_case(case, same_inputs="a test", constant={"y": "a test"})
    assert reason(case, tfuse) == ""
    other = copied("cond")
    change_case(other, same_inputs="a test")
    assert "remove it" in reason(other, tfuse)
    change_case(other, same_inputs="", constant={"output": "a test"})
    assert "remove it" in reason(other, tfuse)


def test_missing_reason_for_constant(copied, tfuse):
    case = copied("table_of_lines")
    change_case(case, constant={})
    assert "output size has the same value" in reason(case, tfuse)


def test_branch_that_no_sample_takes(copied, tfuse):
    case = copied("switch_case_default")
    # No sample takes branch 2; out-of-range indices take the last branch.
    keep_samples(case, 0, 1, 3, 4)
    assert "no sample needs the" in reason(case, tfuse)


def test_reason_for_branch(copied, tfuse):
    case = copied("loop_autograph")
    change_case(case, unneeded="")
    assert "no sample needs the else branch" in reason(case, tfuse)
    case = copied("cond")
    change_case(case, unneeded="a test")
    assert "remove it" in reason(case, tfuse)


def test_bound_that_no_sample_reaches(copied, tfuse):
    case = copied("activation_relu6")
    inside = []
    for inputs, outputs in runs_of(case):
        x = np.clip(inputs["x"], -5, 5)
        inside.append(({"x": x}, {name: np.maximum(x, 0) for name in outputs}))
    case_dir.save_expected(case, inside)
    assert "no sample needs the bound of RELU6" in reason(case, tfuse)


def test_fused_bound_that_no_sample_reaches(copied, tfuse):
    case = copied("fused_chain")
    inside = []
    for inputs, outputs in runs_of(case):
        x, y = inputs["x"] * 0.1, inputs["y"]
        results = {"add": x + y, "sub": x - y, "mul": x * y, "div": x / (abs(y) + 1)}
        inside.append((inputs | {"x": x}, {name: np.maximum(results[name], 0) for name in outputs}))
    case_dir.save_expected(case, inside)
    assert "no sample needs the bound of RELU6" in reason(case, tfuse)


def test_non_finite_output(copied, tfuse):
    case = copied("cond")
    runs = runs_of(case)
    runs[1][1]["output"][0, 0] = np.nan
    case_dir.save_expected(case, runs)
    assert "output output has infinite elements or NaN" in reason(case, tfuse)
    change_case(case, non_finite={"output": "a test"})
    # The stated reason allows NaN as an expected value; a finite value there is still an error.
    assert "times the tolerance" in reason(case, tfuse)
    other = copied("while_loop")
    change_case(other, non_finite={"output": "a test"})
    assert "remove it" in reason(other, tfuse)


def test_nothing_to_compare(copied):
    case = copied("cond")
    info = case_dir.load_info(case)
    with pytest.raises(ValueError, match="none of the signatures"):
        litert.compare_runs(lambda key: None, case, info, lambda key: False)
