"""The runner of quantized cases fails if a result is wrong, or if an op stays float or does not unexpectedly."""

import float_ops
import numpy as np
import pytest
import recorded
import run_quantized
from family import Family, make
from grids import MODES


def quantized_case(tmp_path, monkeypatch, change=lambda values: values, op="Abs"):
    monkeypatch.setattr(recorded, "DIRECTORY", tmp_path)
    family = Family("unit")
    x = MODES[0].feed((3, 5))
    family.graph(f"{op}/int8/plain", [make(op, x)])
    results = recorded.Results("unit")
    results.add(family.cases[0], [[change(np.abs(x.runs[0]))]])
    results.save()
    return family.cases[0], recorded.Results.load("unit")


def test_right_values_pass(tfuse, tmp_path, monkeypatch):
    case, results = quantized_case(tmp_path, monkeypatch)
    outcome = run_quantized.check(tfuse, case, results, "interpreter", tmp_path)
    assert outcome.failure == "" and outcome.ops == ["ABS"]


@pytest.mark.parametrize(
    "change, message",
    [(lambda x: x + np.float32(0.1), "scales: "), (lambda x: x[:2], "[3, 5] instead of [2, 5]")],
)
def test_other_values_fail(tfuse, tmp_path, monkeypatch, change, message):
    case, results = quantized_case(tmp_path, monkeypatch, change)
    assert message in run_quantized.check(tfuse, case, results, "interpreter", tmp_path).failure


def test_float_op_fails_unless_declared(tfuse, tmp_path, monkeypatch):
    case, results = quantized_case(tmp_path, monkeypatch, op="Floor")
    monkeypatch.setattr(float_ops, "INTERPRETER", {})
    assert run_quantized.check(tfuse, case, results, "interpreter", tmp_path).failure == "it stays float"
    monkeypatch.setattr(float_ops, "INTERPRETER", {"Floor/*": "no kernel"})
    assert run_quantized.check(tfuse, case, results, "interpreter", tmp_path).failure == ""


def test_quantized_op_that_is_declared_as_float_fails(tfuse, tmp_path, monkeypatch):
    case, results = quantized_case(tmp_path, monkeypatch)
    monkeypatch.setattr(float_ops, "INTERPRETER", {"Abs/*": "no kernel"})
    assert "stays float" in run_quantized.check(tfuse, case, results, "interpreter", tmp_path).failure
