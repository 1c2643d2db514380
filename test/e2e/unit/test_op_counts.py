"""The runner compares the number of ops with TFLiteConverter's, or with op_bounds.json."""

from __future__ import annotations

import collections
import json

import pytest

import case_dir
import run_cases
import tflite_file


def make_file(**counts: int) -> tflite_file.TfliteFile:
    """A file with one signature per argument, which is the number of its ops."""
    return tflite_file.TfliteFile(
        [collections.Counter(ADD=count) for count in counts.values()],
        {key: index for index, key in enumerate(counts)},
        100,
    )


def make_stock(**counts: int) -> case_dir.StockResult:
    total = sum(counts.values())
    return case_dir.StockResult("stock", None, total, 100, {"ADD": total}, counts, 0.0)


FAILED = case_dir.StockResult("stock", error="no such op")
DOES_NOT_RUN = case_dir.StockResult("stock", None, 2, 100, {"ADD": 2}, {"a": 2}, "failed to invoke")


def test_stock_file_is_the_bound():
    run_cases.check_op_counts(make_file(a=2), make_stock(a=2))
    run_cases.check_op_counts(make_file(a=1), make_stock(a=2))
    with pytest.raises(run_cases.Mismatch, match="3 ops in a, TFLiteConverter has 2"):
        run_cases.check_op_counts(make_file(a=3), make_stock(a=2))
    with pytest.raises(run_cases.Mismatch, match="remove the entry of op_bounds"):
        run_cases.check_op_counts(make_file(a=2), make_stock(a=2), bound=2)


@pytest.mark.parametrize("stock", [FAILED, DOES_NOT_RUN, make_stock(b=5)])
def test_recorded_bound(stock):
    """TFLiteConverter fails, its file does not run, or it omits a signature."""
    file = make_file(a=2, b=3)
    run_cases.check_op_counts(file, stock, bound=5)
    with pytest.raises(run_cases.Mismatch, match="gives no bound for 5 ops"):
        run_cases.check_op_counts(file, stock)
    with pytest.raises(run_cases.Mismatch, match="5 ops, op_bounds.json allows 4$"):
        run_cases.check_op_counts(file, stock, bound=4)
    with pytest.raises(run_cases.Mismatch, match="lower the bound"):
        run_cases.check_op_counts(file, stock, bound=6)


def test_shared_graph_is_covered():
    """TFLiteConverter omits a signature that shares its graph with another signature."""
    file = tflite_file.TfliteFile([collections.Counter(ADD=3)], {"a": 0, "b": 0}, 100)
    run_cases.check_op_counts(file, make_stock(a=3))
    with pytest.raises(run_cases.Mismatch, match="TFLiteConverter has 2"):
        run_cases.check_op_counts(file, make_stock(a=2))


def test_ops_outside_signatures_count():
    file = tflite_file.TfliteFile(
        [collections.Counter(WHILE=1), collections.Counter(ADD=4)], {"a": 0}, 100
    )
    with pytest.raises(run_cases.Mismatch, match="5 ops, TFLiteConverter has 1"):
        run_cases.check_op_counts(file, make_stock(a=1))


def test_bounds_file(tmp_path):
    path = tmp_path / "bounds.json"
    path.write_text(json.dumps([{"reason": "a test", "ops": {"x": 1}}] * 2))
    with pytest.raises(ValueError, match="x is there twice"):
        run_cases.load_bounds(path)
    path.write_text(json.dumps([{"reason": "", "ops": {"x": 1}}]))
    with pytest.raises(ValueError, match="has no reason"):
        run_cases.load_bounds(path)


def test_committed_bounds():
    bounds = run_cases.load_bounds(run_cases.BOUNDS)
    # A network of empty results needs no ops.
    assert len(bounds) > 100 and all(count >= 0 for count in bounds.values())
