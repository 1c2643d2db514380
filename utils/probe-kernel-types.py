#!/usr/bin/env python3
"""Checks include/tfuse/Dialect/TFL/IR/KernelTypes.def against LiteRT.

    probe-kernel-types.py --bin build/release/bin

writes a model of one op for each row and element type, and runs it with LiteRT's own kernels. Exit
code 1: a row differs from the types for which the op runs.

Needs the packages of test/e2e/requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "include/tfuse/Dialect/TFL/IR/KernelTypes.def"

# The table's names of element types, and MLIR's.
TYPES = {
    name: name.lower()
    for name in "F32 F16 F64 BF16 I1 I4 I8 I16 I32 I64 UI8 UI16 UI32 UI64".split()
} | {"C64": "complex<f32>", "C128": "complex<f64>", "STR": "!tf_type.string"}

SLICE_MASKS = ", ".join(
    f"{name}_mask = 0 : i32" for name in ("begin", "ellipsis", "end", "new_axis", "shrink_axis")
)
# Op: operands, shapes of the results, attributes. An operand is "x" with a shape, a tensor of the
# element type; "m", a tensor of booleans; or a constant of 32-bit integers, its shape and value.
OPS = {
    "broadcast_to": ("x:2x4 3:[3,2,4]", "3x2x4", ""),
    "concatenation": (
        "x:2x4 x:2x4",
        "4x4",
        'axis = 0 : i32, fused_activation_function = "NONE"',
    ),
    "embedding_lookup": ("2:[1,0] x:2x4", "2x4", ""),
    "gather": ("x:4 2:[1,0]", "2", "axis = 0 : i32, batch_dims = 0 : i32"),
    "gather_nd": ("x:2x4 2x1:[[1],[0]]", "2x4", ""),
    "one_hot": ("2:[1,0] :3 x: x:", "2x3", "axis = -1 : i32"),
    "pack": ("x:2x4 x:2x4", "2x2x4", "axis = 0 : i32, values_count = 2 : i32"),
    "pad": ("x:2x4 2x2:[[0,1],[0,0]]", "3x4", ""),
    "resize_nearest_neighbor": (
        "x:1x1x2x1 2:[2,4]",
        "1x2x4x1",
        "align_corners = false, half_pixel_centers = false",
    ),
    "reverse_v2": ("x:2x4 1:[0]", "2x4", ""),
    "select_v2": ("m:2x4 x:2x4 x:4", "2x4", ""),
    "slice": ("x:2x4 2:[0,0] 2:[2,2]", "2x2", ""),
    "split": (":1 x:2x4", "2x2 2x2", "num_splits = 2 : i32"),
    "strided_slice": ("x:2x4 2:[0,0] 2:[2,2] 2:[1,1]", "2x2", f"{SLICE_MASKS}, offset = false"),
    "sum": ("x:2x4 1:[1]", "2", "keep_dims = false"),
    "tile": ("x:2x4 2:[1,2]", "2x8", ""),
    "topk_v2": ("x:2x4 :2", "2x2 2x2:i32", ""),
    "transpose": ("x:2x4 2:[1,0]", "4x2", ""),
    "unpack": ("x:2x4", "4 4", "num = 2 : i32, axis = 0 : i32"),
}


def tensor(shape: str, element: str) -> str:
    return f"tensor<{shape}x{element}>" if shape else f"tensor<{element}>"


def model(op: str, element: str) -> str:
    operands, results, attributes = OPS[op]
    arguments, constants, names, types = [], [], [], []
    for index, operand in enumerate(operands.split()):
        first, second = operand.split(":")
        is_argument = first in ("x", "m")
        kind = tensor(second, "i1" if first == "m" else element)
        if is_argument:
            arguments.append(f"%v{index}: {kind}")
        else:
            kind = tensor(first, "i32")
            value = f"value = dense<{second}> : {kind}"
            constants.append(f'%v{index} = "tfl.pseudo_const"() <{{{value}}}> : () -> {kind}')
        names.append(f"%v{index}")
        types.append(kind)
    kinds = [
        tensor(shape, kind or element)
        for shape, _, kind in (result.partition(":") for result in results.split())
    ]
    body = "\n  ".join(constants)
    attributes = f" <{{{attributes}}}>" if attributes else ""
    return (
        f"func.func @main({', '.join(arguments)}) -> {kinds[0]} {{\n  {body}\n"
        f'  %r:{len(kinds)} = "tfl.{op}"({", ".join(names)}){attributes} : '
        f"({', '.join(types)}) -> ({', '.join(kinds)})\n  return %r#0 : {kinds[0]}\n}}\n"
    )


def runs(file: pathlib.Path, has_texts: bool) -> bool:
    """Whether LiteRT runs the model. Runs it in a child process: a kernel may crash."""
    from ai_edge_litert.interpreter import Interpreter, OpResolverType

    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            interpreter = Interpreter(
                str(file),
                experimental_op_resolver_type=OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
            )
            interpreter.allocate_tensors()
            # String tensors have no memory before they are set.
            for item in interpreter.get_input_details() if has_texts else ():
                if item["dtype"] != np.bool_:
                    interpreter.set_tensor(item["index"], np.full(item["shape"], b"text"))
            interpreter.invoke()
        except (RuntimeError, ValueError):
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bin", default=str(ROOT / "build/release/bin"))
    options = parser.parse_args()
    row = re.compile(r'^TFUSE_KERNEL_TYPES\("tfl\.(\w+)", (.*)\)', re.MULTILINE)
    rows = {op: set(types.split(" | ")) for op, types in row.findall(TABLE.read_text())}
    translate = [f"{options.bin}/tfuse-translate", "-mlir-to-tflite-flatbuffer"]
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        source, target = pathlib.Path(name) / "m.mlir", pathlib.Path(name) / "m.tflite"
        for op in sorted(OPS.keys() | rows.keys()):
            found = set()
            for element, text in TYPES.items() if op in OPS else ():
                source.write_text(model(op, text))
                written = subprocess.run([*translate, source, "-o", target], capture_output=True)
                if written.returncode == 0 and runs(target, element == "STR"):
                    found.add(element)
            if found != rows.get(op):
                wrong += 1
                print(f"tfl.{op}: the runtime has {' | '.join(t for t in TYPES if t in found)}")
    print(f"{len(OPS)} ops, {wrong} differ from {TABLE.name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
