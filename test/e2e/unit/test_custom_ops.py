"""Files with custom ops: the entry of outcomes.json names them, and they run with our kernels."""

from __future__ import annotations

import dataclasses

import pytest

import reference_kernels
import run_cases

CASE = "composite_ngrams"


def reason(case, tfuse, **fields) -> str:
    expected = dataclasses.replace(run_cases.load_expectation(CASE), **fields)
    return run_cases.check_case(case, tfuse, expected, ["xnnpack", "builtin"], 60, None).reason


def test_committed_case_passes(copied, tfuse):
    assert reason(copied(CASE), tfuse) == ""


@pytest.mark.parametrize("ops", [[], ["tftext:Other"], ["tftext:Ngrams", "tftext:Other"]])
def test_other_ops_are_refused(ops, copied, tfuse):
    assert "the file's custom ops are ['tftext:Ngrams']" in reason(copied(CASE), tfuse, ops=ops)


def test_entry_is_needed(copied, tfuse):
    assert "unresolved custom op" in reason(copied(CASE), tfuse, status="pass", ops=[])


def test_entry_of_a_file_that_runs(copied, tfuse):
    case = copied("composite_detection_post_process")
    ops = ["TFLite_Detection_PostProcess"]
    assert "the runtime has the kernels after all" in reason(case, tfuse, ops=ops)


def test_op_without_reference_kernel(copied, tfuse, monkeypatch):
    monkeypatch.delitem(reference_kernels.KERNELS, "tftext:Ngrams")
    assert "has no kernel for tftext:Ngrams" in reason(copied(CASE), tfuse)


def test_other_values_are_refused(copied, tfuse, monkeypatch):
    monkeypatch.setitem(
        reference_kernels.KERNELS, "tftext:Ngrams", lambda _, tokens: (tokens[1:],)
    )
    assert "times the tolerance (reference kernels)" in reason(copied(CASE), tfuse)


def test_failing_kernel_is_reported(copied, tfuse, monkeypatch):
    def fail(*_):
        raise ValueError("no such ngram")

    monkeypatch.setitem(reference_kernels.KERNELS, "tftext:Ngrams", fail)
    assert "no such ngram" in reason(copied(CASE), tfuse)
