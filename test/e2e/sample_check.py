"""Finds cases whose recorded runs prove too little.

Two samples of a signature with the same inputs are one test that runs twice. An output that holds
one value in all samples agrees with a model that returns a constant. Infinities and NaN agree
with any other way to fail. A case that cannot do better says why, in the fields `same_inputs`,
`constant` and `non_finite` of its case.json.
"""

from __future__ import annotations

import itertools
import pathlib
from collections.abc import Mapping, Sequence

import numpy as np

import case_dir

Arrays = Mapping[str, np.ndarray]


def equal(left: np.ndarray, right: np.ndarray) -> bool:
    """True if two arrays have the same type, shape and bits; a NaN equals itself."""
    return (
        left.dtype == right.dtype
        and left.shape == right.shape
        and np.array_equal(left, right, equal_nan=left.dtype.kind in "fc")
    )


def same_inputs(runs: Sequence[Arrays]) -> bool:
    """True if a signature with inputs has a single sample, or two samples with equal inputs."""
    if not runs or not runs[0]:
        return False
    return len(runs) == 1 or any(
        left.keys() == right.keys() and all(equal(left[name], right[name]) for name in left)
        for left, right in itertools.combinations(runs, 2)
    )


def is_constant(values: Sequence[np.ndarray]) -> bool:
    """True if all elements of all samples are the same value, or if no sample has an element."""
    elements = np.concatenate([value.ravel() for value in values])
    return elements.size == 0 or equal(elements, np.full_like(elements, elements[0]))


def is_finite(values: Sequence[np.ndarray]) -> bool:
    """True if no element is infinite or NaN."""
    return all(value.dtype.kind not in "fc" or np.isfinite(value).all() for value in values)


def complaints(case: pathlib.Path, info: case_dir.CaseInfo) -> list[str]:
    """Describes the mistake in the samples of a case; empty if they are good."""
    runs = {run: case_dir.load_expected(case, run) for run in {s.run for s in info.samples}}
    keys = list(info.signatures) or [""]
    found: list[str] = []
    coincide, constant, non_finite = False, set(), set()
    for key in keys:
        chosen = [runs[sample.run] for sample in info.samples if sample.signature == key]
        name = key or "the graph"
        if not chosen:
            found.append(f"{name} has no sample")
            continue
        if same_inputs([inputs for inputs, _ in chosen]):
            coincide = True
            if not info.same_inputs:
                found.append(f"{name}: two samples have the same inputs, or there is only one")
        for output in chosen[0][1]:
            values = [outputs[output] for _, outputs in chosen]
            if is_constant(values):
                constant.add(output)
                if output not in info.constant:
                    found.append(f"{name}: output {output} has the same value in all samples")
            if not is_finite(values):
                non_finite.add(output)
                if output not in info.non_finite:
                    found.append(f"{name}: output {output} has infinite elements or NaN")
    if info.same_inputs and not coincide:
        found.append("same_inputs gives a reason, but all inputs differ: remove it")
    for output in sorted(info.constant.keys() - constant):
        found.append(f"constant names {output}, whose value changes: remove it")
    for output in sorted(info.non_finite.keys() - non_finite):
        found.append(f"non_finite names {output}, whose values are finite: remove it")
    return found
