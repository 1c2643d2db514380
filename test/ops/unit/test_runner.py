"""The runner fails if the outcome of a case differs from its declaration, or is missing."""

import demands
import numpy as np
import pytest
import recorded
import run_ops
from case import feed
from family import Family


def recorded_case(tmp_path, monkeypatch, change=lambda values: values, **facts):
    """A case of tf.Abs whose recorded results are TensorFlow's, with `change` applied to them."""
    monkeypatch.setattr(recorded, "DIRECTORY", tmp_path)
    family = Family("unit")
    x = np.float32([-1.5, 2, -3])
    family.add("Abs", feed(x), form="plain", **facts)
    results = recorded.Results("unit")
    results.add(family.cases[0], [[change(np.abs(x))]])
    results.save()
    return family.cases[0], recorded.Results.load("unit")


def test_right_values_pass(tfuse, tmp_path, monkeypatch):
    case, results = recorded_case(tmp_path, monkeypatch)
    outcome = run_ops.check(tfuse, case, results, tmp_path)
    assert outcome.failure == "" and outcome.ops == ["ABS"]


@pytest.mark.parametrize(
    "change, message",
    [
        (lambda x: x + np.float32(1e-3), "times the tolerance"),
        (lambda x: x[:2], "float32[3] instead of float32[2]"),
        (lambda x: x.astype(np.float64), "float32[3] instead of float64[3]"),
    ],
)
def test_other_values_fail(tfuse, tmp_path, monkeypatch, change, message):
    case, results = recorded_case(tmp_path, monkeypatch, change)
    assert message in run_ops.check(tfuse, case, results, tmp_path).failure


def test_conversion_instead_of_refusal_fails(tfuse, tmp_path, monkeypatch):
    case, results = recorded_case(tmp_path, monkeypatch, code="unsupported-type")
    assert "expected, but it converts" in run_ops.check(tfuse, case, results, tmp_path).failure


def test_refusal_with_another_code_fails(tfuse, tmp_path):
    family = Family("unit")
    family.add("Abs", feed(np.float64([1, -2])), form="plain", code="unsupported-op")
    results = recorded.Results("unit")
    results.add(family.cases[0], [[np.float64([1, 2])]])
    assert "error[unsupported-type]" in run_ops.check(tfuse, family.cases[0], results, tmp_path).failure


def test_stale_recording_fails(tfuse, tmp_path, monkeypatch):
    _, results = recorded_case(tmp_path, monkeypatch)
    changed = Family("unit")
    changed.add("Abs", feed(np.float32([4, 5, 6])), form="plain")
    assert "not recorded" in run_ops.check(tfuse, changed.cases[0], results, tmp_path).failure


def test_lines_and_ops_without_a_case_are_named():
    assert "Abs of Lowerings.def has no case" in demands.missing_rows([])
    assert "stablehlo.abs of Lowerings.def has no case" in demands.missing_rows([])
    assert "no file that ran has ABS" in demands.missing_ops(set())
    assert any("remove it from tflite_ops.txt" in text for text in demands.missing_ops({"DENSIFY"}))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "complex64", "int32", "string"])
def test_comparison_finds_a_difference(dtype):
    from values import some

    want = some(dtype, (3, 4), low=1)
    got = want.astype("S") if dtype == "string" else want.copy()
    run_ops.compare_values(got, want, 1)
    got[1, 2] = got[0, 0] + got[1, 2] if dtype != "string" else b"other"
    with pytest.raises(run_ops.Failed):
        run_ops.compare_values(got, want, 1)


def test_distributions_differ():
    rng = np.random.default_rng(0)
    want = rng.uniform(size=5000).astype(np.float32)
    run_ops.compare_distribution(rng.uniform(size=5000).astype(np.float32), want, 1)
    for got in (want + np.float32(0.1), want * np.float32(0.8), np.full_like(want, want.mean())):
        with pytest.raises(run_ops.Failed):
            run_ops.compare_distribution(got, want, 1)
