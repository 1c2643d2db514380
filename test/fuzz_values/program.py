"""A random program as data: functions made of statements, each the text of one TensorFlow call.

A program renders as the Python source of a `tf.Module`. The same source serves the generator (which
runs each statement eagerly), the exporter (which traces it), the noise measurement (which renders a
call of `noise` after each statement) and the reader of a finding.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

# v: results, x: inputs, p: parameters of nested functions, f: nested functions, w: variables, l: layers.
NAME = re.compile(r"\b[vxpfwl]\d+\b")
EFFECT = re.compile(r"self\.w\d+\.(?:assign|scatter)|\.raw_ops\.Assign|\.raw_ops\.Resource")


@dataclasses.dataclass
class Body:
    """A function defined before the statement that uses it: a branch, a loop body, a callee."""

    name: str
    parameters: list[str]
    statements: list[Statement]
    results: list[str]
    decorator: str = ""

    def free_names(self) -> set[str]:
        names = set(self.results)
        for statement in self.statements:
            names |= statement.uses()
        return names - set(self.parameters) - {t for s in self.statements for t in s.targets}


@dataclasses.dataclass
class Statement:
    targets: list[str]
    text: str
    op: str = ""
    bodies: list[Body] = dataclasses.field(default_factory=list)
    # The results carry rounding errors even if all operands are exact.
    rounds: bool = False

    def uses(self) -> set[str]:
        names = set(NAME.findall(self.text))
        for body in self.bodies:
            names |= body.free_names()
        return names

    def has_effect(self) -> bool:
        return bool(EFFECT.search(self.text)) or any(
            inner.has_effect() for body in self.bodies for inner in body.statements
        )


@dataclasses.dataclass
class Input:
    """An argument of a signature. Sizes of None are unknown."""

    name: str
    dtype: str
    shape: list[int | None]
    values: list[np.ndarray]  # one for each sample


@dataclasses.dataclass
class Function:
    """A signature of the model."""

    name: str
    inputs: list[Input]
    statements: list[Statement]
    outputs: dict[str, str]

    def needed_inputs(self) -> list[Input]:
        names = set(self.outputs.values())
        for statement in self.statements:
            names |= statement.uses()
        return [item for item in self.inputs if item.name in names]


@dataclasses.dataclass
class Program:
    seed: int
    functions: list[Function]
    # Members of the module: "w0" or "l0" -> the expression that makes it.
    members: dict[str, str]
    # The calls, in order: (index of the function, index of the sample).
    calls: list[tuple[int, int]]

    def statements(self) -> Iterator[Statement]:
        for function in self.functions:
            yield from all_statements(function.statements)


def all_statements(statements: Iterable[Statement]) -> Iterator[Statement]:
    for statement in statements:
        for body in statement.bodies:
            yield from all_statements(body.statements)
        yield statement


# -- Rendering --------------------------------------------------------------------------------


def _lines(statements: list[Statement], indent: str, noisy: bool) -> Iterator[str]:
    for statement in statements:
        for body in statement.bodies:
            if body.decorator:
                yield indent + body.decorator
            yield f"{indent}def {body.name}({', '.join(body.parameters)}):"
            yield from _lines(body.statements, indent + "    ", noisy)
            yield f"{indent}    return {as_tuple(body.results)}"
        if statement.targets:
            yield f"{indent}{', '.join(statement.targets)} = {statement.text}"
            if noisy:
                for target in statement.targets:
                    yield f"{indent}{target} = noise({target}, {statement.rounds})"
        else:
            yield indent + statement.text


def as_tuple(names: list[str]) -> str:
    return names[0] if len(names) == 1 else "(" + ", ".join(names) + ")"


def module_source(program: Program, noisy: bool = False) -> str:
    """The class `Model`: a method for each signature."""
    lines = ["class Model(tf.Module):", "    def __init__(self):", "        super().__init__()"]
    if any(name.startswith("l") for name in program.members):
        lines.append("        keras.utils.set_random_seed(1)")
    for name, text in program.members.items():
        lines.append(f"        self.{name} = {text}")
    for function in program.functions:
        names = ", ".join(["self", *(item.name for item in function.inputs)])
        lines += ["", f"    def {function.name}({names}):"]
        if noisy:
            lines += [
                f"        {item.name} = noise({item.name}, False)" for item in function.inputs
            ]
        lines += _lines(function.statements, "        ", noisy)
        results = ", ".join(f'"{key}": {name}' for key, name in function.outputs.items())
        lines.append(f"        return {{{results}}}")
    return "\n".join(lines) + "\n"


def spec_text(item: Input) -> str:
    return f'tf.TensorSpec({item.shape}, "{item.dtype}", "{item.name}")'


def literal(array: np.ndarray) -> str:
    """Python source of nested lists with the elements of an array."""
    values = array.tolist()
    if array.dtype.kind == "O":
        values = [v.decode() if isinstance(v, bytes) else v for v in values]
    return re.sub(r"\b(nan|inf)\b", r"np.\1", repr(values))


def script(program: Program) -> str:
    """A standalone Python program that saves the model and prints TensorFlow's results."""
    lines = ["import numpy as np", "import tensorflow as tf"]
    if any(name.startswith("l") for name in program.members):
        lines += ["import keras", "", BUILT]
    lines += ["", module_source(program), "model = Model()", "signatures = {"]
    for function in program.functions:
        specs = ", ".join(spec_text(item) for item in function.inputs)
        lines.append(
            f'    "{function.name}": tf.function(model.{function.name}, [{specs}], autograph=False)'
            ".get_concrete_function(),"
        )
    lines += ["}", 'tf.saved_model.save(model, "model", signatures)']
    for function_index, sample in program.calls:
        function = program.functions[function_index]
        arguments = ", ".join(
            f'{item.name}=tf.constant({literal(item.values[sample])}, "{item.dtype}",'
            f" {list(item.values[sample].shape)})"
            for item in function.inputs
        )
        lines.append(f'print(signatures["{function.name}"]({arguments}))')
    return "\n".join(lines) + "\n"


# Makes the variables of a Keras layer at once, as a tf.function may not make them when it is traced.
BUILT = """def built(layer, *shapes):
    layer.build(*shapes)
    return layer
"""


def execute(source: str, extra: dict[str, Any] | None = None) -> dict[str, Any]:
    import keras
    import tensorflow as tf

    namespace: dict[str, Any] = {"tf": tf, "np": np, "keras": keras, **(extra or {})}
    exec(compile(BUILT + source, "<program>", "exec"), namespace)  # pylint: disable=exec-used
    return namespace


# -- Changes ----------------------------------------------------------------------------------


def prune(program: Program) -> Program:
    """Without statements, inputs and members that no output and no effect needs."""
    functions = []
    for function in program.functions:
        statements = _prune(function.statements, set(function.outputs.values()))
        pruned = dataclasses.replace(function, statements=statements)
        functions.append(dataclasses.replace(pruned, inputs=pruned.needed_inputs()))
    result = dataclasses.replace(program, functions=functions)
    used = {name for s in result.statements() for name in NAME.findall(s.text)}
    result.members = {name: text for name, text in program.members.items() if name in used}
    return result


def _prune(statements: list[Statement], needed: set[str]) -> list[Statement]:
    kept: list[Statement] = []
    needed = set(needed)
    for statement in reversed(statements):
        # A call may be dropped while a later one needs the function that it defines.
        names = {*statement.targets, *(body.name for body in statement.bodies)}
        if not needed & names and not statement.has_effect():
            continue
        bodies = [
            dataclasses.replace(body, statements=_prune(body.statements, set(body.results)))
            for body in statement.bodies
        ]
        statement = dataclasses.replace(statement, bodies=bodies)
        needed |= statement.uses()
        kept.append(statement)
    return kept[::-1]


def without(program: Program, dropped: Callable[[Statement], bool]) -> Program:
    """Drops statements, their users and the outputs that they computed."""
    functions = []
    for function in program.functions:
        statements, gone = [], set()
        for statement in function.statements:
            if (
                dropped(statement)
                or any(
                    dropped(inner)
                    for body in statement.bodies
                    for inner in all_statements(body.statements)
                )
                or statement.uses() & gone
            ):
                gone |= {*statement.targets, *(body.name for body in statement.bodies)}
            else:
                statements.append(statement)
        outputs = {key: name for key, name in function.outputs.items() if name not in gone}
        functions.append(dataclasses.replace(function, statements=statements, outputs=outputs))
    indices = [i for i, function in enumerate(functions) if function.outputs]
    calls = [(indices.index(f), sample) for f, sample in program.calls if f in indices]
    return prune(
        dataclasses.replace(program, functions=[functions[i] for i in indices], calls=calls)
    )
