#!/usr/bin/env python3
"""Converts recurrent cases for TFLite Micro, one file per recorded shape, and runs them there.

Each file runs twice. TFLite Micro runs a file's first signature; samples of others are left out, as
are files that tfuse itself says Micro does not take. Needs the packages of
requirements-runtime.txt, no TensorFlow.
"""

from __future__ import annotations

import pathlib
import sys
import tempfile

import case_dir
import for_target
from ai_edge_litert import schema_py_generated as schema
from tflite_micro import runtime

ARENA_BYTES = 4 << 20


def first_signature(content: bytes) -> tuple[str, list[str], list[str]]:
    """The signature of the main graph; its inputs and outputs in the graph's order."""
    model = schema.Model.GetRootAs(content, 0)
    for index in range(model.SignatureDefsLength()):
        signature = model.SignatureDefs(index)
        if signature.SubgraphIndex() != 0:
            continue
        graph = model.Subgraphs(0)
        inputs = {signature.Inputs(i).TensorIndex(): signature.Inputs(i).Name().decode()
                  for i in range(signature.InputsLength())}  # fmt: skip
        outputs = [(signature.Outputs(i).TensorIndex(), signature.Outputs(i).Name().decode())
                   for i in range(signature.OutputsLength())]  # fmt: skip
        positions = list(graph.OutputsAsNumpy())
        outputs.sort(key=lambda item: positions.index(item[0]))
        key = signature.SignatureKey().decode()
        return key, [inputs[i] for i in graph.InputsAsNumpy()], [name for _, name in outputs]
    return "", [], []


def check(tfuse: str, case: pathlib.Path, info: case_dir.CaseInfo) -> float:
    """Runs one case; returns the worst deviation."""
    worst = 0.0
    interpreters: dict[tuple, tuple] = {}
    done = set()
    for sample in info.samples:
        inputs, outputs = case_dir.load_expected(case, sample.run)
        shapes = tuple(sorted((name, value.shape) for name, value in inputs.items()))
        if shapes not in interpreters:
            with tempfile.TemporaryDirectory() as temporary:
                output = pathlib.Path(temporary) / "model.tflite"
                for_target.convert(tfuse, case, info, output, "micro", inputs)
                content = output.read_bytes()
            interpreter = runtime.Interpreter.from_bytes(content, arena_size=ARENA_BYTES)
            interpreters[shapes] = (interpreter, first_signature(content))
        interpreter, (key, names, results) = interpreters[shapes]
        # Signatures that compute the same are one in the file.
        if sample.run in done or (key and sample.signature != key and info.stateful):
            continue
        done.add(sample.run)
        if sorted(names) != sorted(inputs) or sorted(results) != sorted(outputs):
            if key:
                continue
            names, results = info.feeds, info.fetches
        for _ in (1,) if info.stateful else (1, 2):
            for index, name in enumerate(names):
                interpreter.set_input(inputs[name], index)
            interpreter.invoke()
            for index, name in enumerate(results):
                got = interpreter.get_output(index)
                worst = max(worst, case_dir.deviation(got, outputs[name]))
    return worst


if __name__ == "__main__":
    sys.exit(for_target.main(__doc__, "micro", check))
