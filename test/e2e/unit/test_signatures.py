"""The runner compares the shapes that a file declares with the SavedModel's."""

from __future__ import annotations

import json

import pytest

import case_dir
import run_cases
from test_samples import change_case, reason


@pytest.mark.parametrize(
    "shape, general, expected",
    [
        ([3, 4], [None, 4], True),
        ([3, 4], [3, 4], True),
        ([3, 4], None, True),
        ([None, 4], [3, 4], False),
        ([3, 5], [3, 4], False),
        ([3, 4], [None, None, None], False),
        ([], [None], False),
    ],
)
def test_fits(shape, general, expected):
    assert run_cases.fits(shape, general) == expected


@pytest.mark.parametrize("role, shape", [("inputs", [None, 4]), ("outputs", [2, 3])])
def test_other_shape_is_refused(role, shape, copied, tfuse):
    case = copied("cond")
    signatures = json.loads((case / case_dir.CASE_FILE).read_text())["signatures"]
    for spec in signatures["serving_default"][role].values():
        spec["shape"] = shape
    change_case(case, signatures=signatures)
    assert "shape [None, 3] instead of" in reason(case, tfuse)


def test_shape_that_a_run_contradicts(copied, tfuse, monkeypatch):
    """A file may be more precise than the SavedModel, but not wrong."""
    declared = run_cases.declared_shape

    def precise(details: dict) -> list[int | None]:
        return [1, 3] if "PartitionedCall" in details["name"] else declared(details)

    monkeypatch.setattr(run_cases, "declared_shape", precise)
    assert "but a run has [3, 3]" in reason(copied("cond"), tfuse)
