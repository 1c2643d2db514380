#!/usr/bin/env python3
"""Converts every case for TFLite Micro, one file per signature and recorded shape, and runs them.

Each file runs twice. TFLite Micro runs a file's first graph only, so each signature gets a separate
file; a stateful case runs the calls before the first call of another signature. tfuse's prediction
for Micro has to be right, see for_target.py. Needs the packages of requirements-runtime.txt, no
TensorFlow.
"""

from __future__ import annotations

import itertools
import pathlib
import sys

from ai_edge_litert import schema_py_generated as schema
from tflite_micro import runtime

import case_dir
import for_target

ARENA_BYTES = 32 << 20


def files_of(case: pathlib.Path, info: case_dir.CaseInfo) -> list[for_target.File]:
    def key(position: int) -> tuple:
        sample = info.samples[position]
        return sample.signature, sorted((name, tuple(shape)) for name, shape in sample.shapes.items())

    positions = list(range(len(info.samples)))
    if info.stateful:
        groups = [list(itertools.takewhile(lambda i: key(i) == key(0), positions))]
    else:
        # Equal signatures share their recorded runs, so one of them is enough.
        runs = [sample.run for sample in info.samples]
        distinct = [i for i in positions if runs.index(runs[i]) == i]
        groups = [list(group) for _, group in itertools.groupby(sorted(distinct, key=key), key)]
    return [
        for_target.File(case, tuple(group), info.samples[group[0]].signature, is_fixed=True)
        for group in groups
    ]


def places(content: bytes) -> tuple[dict[str, int], dict[str, int]]:
    """The positions of the inputs and the outputs of the first graph, by the signature's names."""
    model = schema.Model.GetRootAs(content, 0)
    graph = model.Subgraphs(0)
    inputs, outputs = list(graph.InputsAsNumpy()), list(graph.OutputsAsNumpy())
    if model.SignatureDefsLength() == 0:
        def name(tensor: int) -> str:
            return graph.Tensors(tensor).Name().decode()

        return (
            {name(tensor): index for index, tensor in enumerate(inputs)},
            {name(tensor): index for index, tensor in enumerate(outputs)},
        )
    signature = model.SignatureDefs(0)
    # Two names may stand for one tensor.
    ins = (signature.Inputs(i) for i in range(signature.InputsLength()))
    outs = (signature.Outputs(i) for i in range(signature.OutputsLength()))
    return (
        {item.Name().decode(): inputs.index(item.TensorIndex()) for item in ins},
        {item.Name().decode(): outputs.index(item.TensorIndex()) for item in outs},
    )


def run(model: pathlib.Path, file: for_target.File, info: case_dir.CaseInfo) -> float:
    """Runs one file; returns the worst deviation."""
    content = model.read_bytes()
    inputs_at, outputs_at = places(content)
    interpreter = runtime.Interpreter.from_bytes(content, arena_size=ARENA_BYTES)
    worst = 0.0
    for position in file.samples:
        inputs, outputs = case_dir.load_expected(file.case, info.samples[position].run)
        for _ in (1,) if info.stateful else (1, 2):
            for name, value in inputs.items():
                interpreter.set_input(value, inputs_at[name])
            interpreter.invoke()
            for name, want in outputs.items():
                got = interpreter.get_output(outputs_at[name])
                worst = max(worst, case_dir.deviation(got, want))
    return worst


if __name__ == "__main__":
    sys.exit(for_target.main(__doc__, "micro", files_of, run))
