"""Random valid programs, one for each seed."""

from __future__ import annotations

import collections
import dataclasses

import families
import program as ir
import registry
from builder import Builder, Rejected, Value

# Rows of Lowerings.def without a generator, and why.
NEVER = {
    "Const": "every program has constants",
    "NoOp": "no value",
    "Assert": "no value",
    "Print": "no value",
    "PrintV2": "no value",
    "XlaCallModule": "test/e2e has those of JAX",
    "XlaSharding": "TensorFlow's CPU has no kernel",
    "UnidirectionalSequenceLstm": "TensorFlow 1's hints",
    "UnidirectionalSequenceRnn": "TensorFlow 1's hints",
    "Multinomial": "random",
    "RandomStandardNormal": "random",
    "RandomUniform": "random",
    "CaseRegion": "no TensorFlow op",
    "IfRegion": "no TensorFlow op",
    "WhileRegion": "no TensorFlow op",
    "LegacyCall": "no TensorFlow op",
    "RaggedTensorFromVariant": "always refused",
    "RaggedTensorToVariant": "always refused",
    "MutableDenseHashTableV2": "always refused",
    "MutableHashTableV2": "always refused",
    "MutableHashTableOfTensorsV2": "always refused",
    "VarHandleOp": "part of ReadVariableOp",
    "StringToHashBucket": "needs strings that vary",
    "StringToHashBucketFast": "needs strings that vary",
    "StringToHashBucketStrong": "needs strings that vary",
    **dict.fromkeys(
        "BatchMatrixBandPart BatchMatrixDiag BatchMatrixDiagPart BatchMatrixSetDiag"
        " BatchNormWithGlobalNormalization TopK AccumulateNV2 XlaDynamicSlice XlaDynamicUpdateSlice".split(),
        "TensorFlow's CPU has no kernel",
    ),
}
# Ops that come with the generator of another one.
IMPLIED = {
    "StatelessCase": "Case",
    "StatelessIf": "If",
    "StatelessWhile": "While",
    "StatefulPartitionedCall": "PartitionedCall",
    "HashTableV2": "LookupTable",
    "LookupTableFindV2": "LookupTable",
    "LookupTableImportV2": "LookupTable",
    "LookupTableSizeV2": "LookupTable",
}
DEEP = {
    "If",
    "Case",
    "While",
    "PartitionedCall",
    "MapFn",
    "VectorizedMap",
    "Scan",
    "FoldL",
    "TensorArrayLoop",
}

rejections: collections.Counter = collections.Counter()


def never_generated() -> list[str]:
    """Ops of Lowerings.def with neither a generator nor a reason."""
    table = families.load()
    return sorted(
        op
        for op in registry.lowerings()
        if op not in table and op not in NEVER and IMPLIED.get(op) not in table
    )


def grow_one(b: Builder, shallow: bool = False) -> None:
    """One random op or idiom, tried a few times."""
    table = families.load()
    names = [n for n in table if not (shallow and n in DEEP)]
    weights = [table[n][1] for n in names]
    for _ in range(6):
        name = b.choose(names, weights)
        if attempt(b, name):
            return


def attempt(b: Builder, name: str) -> bool:
    """Generates this op or idiom; on failure, the program stays unchanged."""
    function, _ = families.load()[name]
    inputs, values, statements = len(b.inputs), len(b.values), len(b.statements)
    try:
        function(b, name)
        return True
    except Rejected as rejected:
        rejections[f"{name}: {rejected}"[:160]] += 1
        del b.inputs[inputs:], b.values[values:], b.statements[statements:]
        return False


def outputs_of(b: Builder) -> dict[str, str]:
    """The unused results and some others; sometimes a result twice, or an input."""
    used = set().union(*(s.uses() for s in b.statements)) if b.statements else set()
    tensors = [v for v in b.values if v.dtype != "opaque" and v.name.startswith("v")]
    chosen = [v for v in tensors if v.name not in used][-12:]
    chosen += [v for v in tensors if v.name in used and b.chance(0.15)][:4]
    if chosen and b.chance(0.08):
        chosen.append(b.rng.choice(chosen))
    if b.inputs and b.chance(0.05):
        chosen.append(next(v for v in b.values if v.name == b.inputs[0].name))
    return {f"o{index}": value.name for index, value in enumerate(chosen)}


def generate(seed: int, only: str = "") -> ir.Program:
    """The program of a seed. With `only`, a program with this op or idiom, if possible."""
    b = Builder(seed)
    count = b.choose((1, 2, 3), (14, 2, 1))
    for index in range(count):
        b.start_function()
        for _ in range(b.rng.randint(1, 2)):
            b.input(b.main_type, b.random_dims(b.random_rank()))
        size = b.rng.randint(3, 14) if count == 1 else b.rng.randint(2, 6)
        if only:
            for _ in range(8):
                if attempt(b, only):
                    break
            size = 2
        for _ in range(size):
            if len(b.statements) < 40:
                grow_one(b)
        outputs = outputs_of(b)
        if not outputs:
            value = b.values[0]
            b.statements.append(ir.Statement(["v0"], f"tf.identity({value.name})", "Identity"))
            outputs = {"o0": "v0"}
        name = "serving_default" if index == 0 else f"other{index}"
        b.functions.append(ir.Function(name, b.inputs, b.statements, outputs))
    calls = [(f, s) for s in range(b.samples) for f in range(count)]
    result = ir.prune(ir.Program(seed, b.functions, b.members, calls))
    for function in result.functions:
        if not function.inputs:
            function.inputs = b.functions[result.functions.index(function)].inputs[:1]
    return result


def ops_of(program: ir.Program) -> collections.Counter:
    return collections.Counter(s.op for s in program.statements())


__all__ = ["Value", "dataclasses", "generate", "never_generated", "ops_of"]
