"""Makes a failing program small: fewer outputs, calls and statements while it fails in the same way."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator

import numpy as np
import tensorflow as tf

import check
import program as ir

MAX_SECONDS = 45


def same(a: check.Outcome, b: check.Outcome) -> bool:
    return a.kind == b.kind and a.key == b.key


def reduce(
    program: ir.Program, outcome: check.Outcome, checker: check.Checker
) -> tuple[ir.Program, check.Outcome]:
    """The smallest failing program found, and its outcome."""
    end = time.monotonic() + MAX_SECONDS
    progress = True
    while progress and time.monotonic() < end:
        progress = False
        for candidate in candidates(program, outcome):
            if time.monotonic() > end:
                break
            try:
                got = checker.check(candidate)
            except Exception:  # A candidate may be no program at all.
                continue
            if same(got, outcome):
                program, outcome, progress = candidate, got, True
                break
    return program, outcome


def candidates(program: ir.Program, outcome: check.Outcome) -> Iterator[ir.Program]:
    """Smaller programs, the smallest ones first."""
    labels = [(f, k) for f in program.functions for k in f.outputs]
    if len(labels) > 1:
        preferred = [label for label in labels if f"{label[0].name}/{label[1]}" in outcome.wrong]
        for function, key in preferred + [label for label in labels if label not in preferred]:
            yield keep_output(program, function, key)
        half = len(labels) // 2
        for part in (labels[:half], labels[half:]):
            yield keep_outputs(program, part)
        for drop in labels:
            yield keep_outputs(program, [label for label in labels if label != drop])
    if len(program.calls) > 1:
        for call in program.calls:
            yield dataclasses.replace(program, calls=[call])
    for index, function in enumerate(program.functions):
        for place, statement in reversed(list(enumerate(function.statements))):
            made = cut(program, index, place)
            if made:
                yield made
            if statement.has_effect():
                yield without_statement(program, index, place)
    for index, function in enumerate(program.functions):
        for place, statement in enumerate(function.statements):
            for body_index, body in enumerate(statement.bodies):
                for inner in range(len(body.statements)):
                    made = simplify_body(program, index, place, body_index, inner)
                    if made:
                        yield made


def keep_output(program: ir.Program, function: ir.Function, key: str) -> ir.Program:
    return keep_outputs(program, [(function, key)])


def keep_outputs(program: ir.Program, labels) -> ir.Program:
    functions = []
    for function in program.functions:
        wanted = {key for other, key in labels if other is function}
        outputs = {k: v for k, v in function.outputs.items() if k in wanted}
        functions.append(dataclasses.replace(function, outputs=outputs))
    kept = [i for i, f in enumerate(functions) if f.outputs]
    calls = [(kept.index(f), s) for f, s in program.calls if f in kept]
    return with_input(
        ir.prune(dataclasses.replace(program, functions=[functions[i] for i in kept], calls=calls)),
        program,
    )


def with_input(program: ir.Program, before: ir.Program) -> ir.Program:
    """Restores one argument of a signature without arguments: models need at least one."""
    for function in program.functions:
        if not function.inputs:
            old = next(f for f in before.functions if f.name == function.name)
            function.inputs = old.inputs[:1]
    return program


def values_at(program: ir.Program, index: int, names: list[str]) -> dict[str, list] | None:
    """The values of these results in each call of a signature, by sample."""
    function = program.functions[index]
    probe = dataclasses.replace(function, outputs={name: name for name in names})
    try:
        module = ir.execute(ir.module_source(dataclasses.replace(program, functions=[probe])))[
            "Model"
        ]()
        samples = sorted({s for f, s in program.calls if f == index})
        result: dict[str, list] = {name: [None] * (max(samples) + 1) for name in names}
        for sample in samples:
            arguments = {i.name: tf.constant(i.values[sample], i.dtype) for i in function.inputs}
            got = getattr(module, function.name)(**arguments)
            for name in names:
                result[name][sample] = tf.convert_to_tensor(got[name]).numpy()
        return result
    except Exception:
        return None


def cut(program: ir.Program, index: int, place: int) -> ir.Program | None:
    """The results of a statement become arguments of the signature."""
    function = program.functions[index]
    statement = function.statements[place]
    later = set(function.outputs.values())
    for other in function.statements[place + 1 :]:
        later |= other.uses()
    names = [t for t in statement.targets if t in later]
    if not names or statement.text.startswith("tf.constant"):
        return None
    values = values_at(program, index, names)
    if values is None:
        return None
    inputs = list(function.inputs)
    for name in names:
        arrays = [a for a in values[name] if a is not None]
        shape = [
            sizes.pop()
            if len(sizes) == 1 and len(arrays) > 1
            else (None if len(sizes) > 1 else min(sizes))
            for sizes in ({a.shape[axis] for a in arrays} for axis in range(arrays[0].ndim))
        ]
        dtype = "string" if arrays[0].dtype.kind == "O" else tf.as_dtype(arrays[0].dtype).name
        filled = [a if a is not None else np.zeros_like(arrays[0]) for a in values[name]]
        inputs.append(ir.Input(name, dtype, shape, filled))
    changed = dataclasses.replace(
        function,
        inputs=inputs,
        statements=function.statements[:place] + function.statements[place + 1 :],
    )
    return with_input(replaced(program, index, changed), program)


def replaced(program: ir.Program, index: int, function: ir.Function) -> ir.Program:
    functions = list(program.functions)
    functions[index] = function
    return ir.prune(dataclasses.replace(program, functions=functions))


def without_statement(program: ir.Program, index: int, place: int) -> ir.Program:
    statement = program.functions[index].statements[place]
    return ir.without(program, lambda s: s is statement)


def simplify_body(
    program: ir.Program, index: int, place: int, body_index: int, inner: int
) -> ir.Program | None:
    """A statement of a nested function passes an operand on instead of computing."""
    function = program.functions[index]
    statement = function.statements[place]
    body = statement.bodies[body_index]
    old = body.statements[inner]
    operands = sorted(n for n in old.uses() if n[0] in "vxp")
    if len(old.targets) != 1 or not operands or old.text == f"tf.identity({operands[0]})":
        return None
    new = ir.Statement(old.targets, f"tf.identity({operands[0]})", "Identity")
    statements = list(body.statements)
    statements[inner] = new
    bodies = list(statement.bodies)
    bodies[body_index] = dataclasses.replace(body, statements=statements)
    outer = list(function.statements)
    outer[place] = dataclasses.replace(statement, bodies=bodies)
    return replaced(program, index, dataclasses.replace(function, statements=outer))
