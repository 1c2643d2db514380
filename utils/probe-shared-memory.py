#!/usr/bin/env python3
"""Checks include/tfuse/Dialect/TFL/Analysis/SharedMemory.def against LiteRT.

    probe-shared-memory.py --bin build/release/bin [--litert DIR] [--random N]

writes a model for each op below, in which LiteRT could compute the op in place, runs the model and
compares the addresses of the result and of the operands. With --litert, a checkout or a bare clone
of LiteRT, it also compares the table with the flags in the registrations of the kernels.

--random N makes N random graphs of such ops, orders them with tfl-order-in-place-ops, and compares
their results with those of an interpreter that preserves all tensors, so that nothing shares
memory. It says how many graphs are wrong without the pass. Exit code 1: something differs.

Needs the packages of test/e2e/requirements-runtime.txt.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "include/tfuse/Dialect/TFL/Analysis/SharedMemory.def"

# Op: the operands after the first, and the attributes. "x" is a tensor like the first operand,
# "m" such a tensor of booleans, "row" four numbers, anything else a constant of 32-bit integers.
ACT = 'fused_activation_function = "NONE"'
UNARY = """abs ceil cos elu exp floor gelu hard_swish l2_normalization leaky_relu log log_softmax
    logistic neg relu relu6 relu_0_to_1 relu_n1_to_1 round rsqrt sign sin softmax sqrt square tanh
    zeros_like bitcast cast""".split()
BINARY = """add atan2 div floor_div floor_mod maximum minimum mul pow squared_difference
    sub""".split()
ATTRIBUTES = {
    **dict.fromkeys(("add", "sub", "mul", "div", "l2_normalization"), ACT),
    "gelu": "approximate = false",
    "leaky_relu": "alpha = 0.5 : f32",
    "softmax": "beta = 1.0 : f32",
    "concatenation": f"axis = 0 : i32, {ACT}",
    "cumsum": "exclusive = false, reverse = false",
    "squeeze": "squeeze_dims = []",
    "strided_slice": (
        "begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32,"
        " new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32"
    ),
    "gather": "axis = 0 : i32, batch_dims = 0 : i32",
    "mirror_pad": "mode = #tfl<mirror_pad_attr REFLECT>",
}
OPERANDS = {
    **dict.fromkeys(UNARY, ()),
    **dict.fromkeys(BINARY, ("x",)),
    "add_n": ("x",),
    "select_v2": ("m", "x"),
    "prelu": ("row",),
    "concatenation": (),
    "reshape": ([6, 4],),
    "squeeze": (),
    "expand_dims": ([0],),
    "broadcast_to": ([6, 4],),
    "cumsum": (0,),
    "dynamic_update_slice": ("x", [0, 0]),
    "gather": ([0, 1, 2, 3, 4, 5],),
    "mirror_pad": ([[0, 0], [0, 0]],),
    "pad": ([[0, 0], [0, 0]],),
    "reverse_v2": ([0],),
    "slice": ([0, 0], [6, 4]),
    "strided_slice": ([0, 0], [6, 4], [1, 1]),
    "tile": ([1, 1],),
    "transpose": ([0, 1],),
}
# Results of another shape than 6x4.
SHAPES = {"expand_dims": "1x6x4"}
# The first operand is the condition.
MASK_FIRST = {"select_v2"}


def constant(value: list | int) -> tuple[str, str]:
    array = np.asarray(value)
    dims = "".join(f"{size}x" for size in array.shape)
    text = str(array.tolist())
    return text, f"tensor<{dims}i32>"


def define(name: str, value: str, kind: str) -> str:
    """The op that makes a constant."""
    return f'{name} = "tfl.pseudo_const"() <{{value = dense<{value}> : {kind}}}> : () -> {kind}'


def model(op: str, shared: int) -> tuple[str, int]:
    """A module with the op, in which operand `shared` has one user, and how many operands it has.

    All other tensors have two users, so that nothing else is done in place.
    """
    kind, row = "tensor<6x4xf32>", "tensor<4xf32>"
    values: list[tuple[str, str]] = []
    lines: list[str] = []

    def produce(index: int) -> tuple[str, str]:
        lines.append(f'%t{index} = "tfl.neg"(%x) : ({kind}) -> {kind}')
        if index != shared:
            lines.append(f'%u{index} = "tfl.abs"(%t{index}) : ({kind}) -> {kind}')
            extra.append((f"%u{index}", kind))
        return f"%t{index}", kind

    extra: list[tuple[str, str]] = []
    operands = ("x", *OPERANDS[op]) if op not in MASK_FIRST else OPERANDS[op] + ("x",)
    for index, operand in enumerate(operands):
        if operand == "x":
            values.append(produce(index))
        elif operand == "m":
            mask = "tensor<6x4xi1>"
            lines.append(f'%m = "tfl.greater"(%x, %y) : ({kind}, {kind}) -> {mask}')
            values.append(("%m", mask))
        elif operand == "row":
            values.append(("%row", row))
        else:
            text, ctype = constant(operand)
            lines.append(define(f"%c{index}", text, ctype))
            values.append((f"%c{index}", ctype))
    result = f"tensor<{SHAPES.get(op, '6x4')}xf32>"
    names = ", ".join(name for name, _ in values)
    types = ", ".join(item for _, item in values)
    attributes = f" <{{{ATTRIBUTES[op]}}}>" if op in ATTRIBUTES else ""
    lines.append(f'%r = "tfl.{op}"({names}){attributes} : ({types}) -> {result}')
    lines.append(f'%out = "tfl.sin"(%r) : ({result}) -> {result}')
    returned = [("%out", result), *extra]
    body = "\n  ".join(lines)
    returns = ", ".join(name for name, _ in returned)
    return_types = ", ".join(item for _, item in returned)
    text = (
        f"func.func @main(%x: {kind}, %y: {kind}, %row: {row}) -> ({return_types}) {{\n  {body}\n"
        f"  return {returns} : {return_types}\n}}\n"
    )
    return text, len(values)


def shares(translate: str, op: str, index: int, directory: pathlib.Path) -> bool | None:
    """Whether the result shares the memory of operand `index`; None if that is not a float tensor."""
    from ai_edge_litert.interpreter import Interpreter, OpResolverType

    text, _ = model(op, index)
    if f"%t{index} =" not in text:
        return None
    source, target = directory / "m.mlir", directory / "m.tflite"
    source.write_text(text)
    done = subprocess.run(
        [translate, "-mlir-to-tflite-flatbuffer", str(source), "-o", str(target)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{op}: {done.stderr}\n{text}")
    interpreter = Interpreter(
        str(target),
        experimental_op_resolver_type=OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
    )
    interpreter.allocate_tensors()
    for item in interpreter.get_input_details():
        interpreter.set_tensor(item["index"], np.full(item["shape"], 0.5, np.float32))
    interpreter.invoke()

    def address(tensor: int) -> int:
        return interpreter.tensor(tensor)().__array_interface__["data"][0]

    sin = [item for item in interpreter._get_ops_details() if item["op_name"] == "SIN"][-1]
    (result,) = sin["inputs"]
    (node,) = [item for item in interpreter._get_ops_details() if result in item["outputs"]]
    return address(result) == address(node["inputs"][index])


def table() -> dict[str, tuple[int, bool]]:
    """SharedMemory.def: by op, the mask of operands and whether the data stays."""
    rows = {}
    text = TABLE.read_text()
    for name, mask in re.findall(
        r"^TFUSE_(?:SHARES_DATA|COMPUTES_IN_PLACE)\((\w+)Op(?:, (0b\d+))?\)", text, re.MULTILINE
    ):
        op = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        rows[op] = (int(mask, 2), False) if mask else (1, True)
    return rows


def probe(translate: str) -> int:
    rows = table()
    wrong = 0
    with tempfile.TemporaryDirectory() as directory:
        for op in sorted(OPERANDS):
            seen = 0
            for index in range(len(OPERANDS[op]) + 1):
                if shares(translate, op, index, pathlib.Path(directory)):
                    seen |= 1 << index
            mask, keeps = rows.get(op, (0, False))
            # The planner overwrites operands with one user, so each operand is tried in turn.
            if seen != mask:
                wrong += 1
                print(f"{op}: the table has operands {mask:#b}, the runtime {seen:#b}")
    for op in rows.keys() - OPERANDS.keys():
        wrong += 1
        print(f"{op}: in the table, but not tried")
    print(f"{len(OPERANDS)} ops tried, {wrong} differ")
    return wrong


def kernel_files(litert: pathlib.Path) -> dict[str, str]:
    """The sources of kernels that name a flag of TfLiteInPlaceOp."""
    if (litert / "tflite/kernels").is_dir():
        files = (litert / "tflite/kernels").glob("*.cc")
        return {file.name: text for file in files if "kTfLiteInplace" in (text := file.read_text())}
    git = ["git", f"--git-dir={litert}"]
    listed = subprocess.run(
        [*git, "grep", "-l", "kTfLiteInplace", "HEAD", "--", "tflite/kernels/*.cc"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    return {
        name.rsplit("/", 1)[-1]: subprocess.run(
            [*git, "show", name], capture_output=True, text=True, check=True
        ).stdout
        for name in listed
    }


REGISTRATION = re.compile(r"TfLiteRegistration\* Register_(\w+)\(\) \{(.*?)\n\}", re.DOTALL)


def registered(litert: pathlib.Path) -> dict[str, tuple[int, bool]]:
    """The flags in the registrations of LiteRT's kernels, in the form of `table`."""
    rows: dict[str, tuple[int, bool]] = {}
    for text in kernel_files(litert).values():
        for name, body in REGISTRATION.findall(text):
            operands = set(re.findall(r"kTfLiteInplaceOpInput(\d)Shared", body))
            mask = sum(1 << int(i) for i in operands)
            op = re.sub(r"_(REF|GENERIC_OPT|NEON_OPT)$", "", name).lower()
            if mask:
                rows[op] = (mask, "kTfLiteInplaceOpDataUnmodified" in body)
    return rows


def compare_sources(litert: pathlib.Path) -> int:
    ours, theirs = table(), registered(litert)
    wrong = sorted(op for op in ours.keys() | theirs.keys() if ours.get(op) != theirs.get(op))
    for op in wrong:
        print(f"{op}: the table has {ours.get(op)}, the sources {theirs.get(op)}")
    print(f"{len(theirs)} ops in the sources, {len(wrong)} differ")
    return len(wrong)


# Shapes of six elements, which RESHAPE converts into each other.
SIX = ((6,), (2, 3), (3, 2), (1, 6), (6, 1), (1, 2, 3), (1, 1, 6))


def random_graph(seed: int) -> str:
    """A function of arithmetic and reshapes on tensors of six numbers."""
    rng = np.random.default_rng(seed)
    element = str(rng.choice(["i32", "i64", "f32"]))
    # Every third graph has dynamic argument shapes, which the runtime may resize.
    unknown = rng.integers(3) == 0

    def name(shape: tuple[int, ...]) -> str:
        largest = int(np.argmax(shape)) if unknown else -1
        dims = ["?" if axis == largest else str(dim) for axis, dim in enumerate(shape)]
        return f"tensor<{'x'.join([*dims, element])}>"

    number = "1.5" if element == "f32" else "3"
    lines = [define("%k", number, f"tensor<{element}>")]
    for i, shape in enumerate(SIX):
        lines.append(define(f"%s{i}", str(list(shape)), f"tensor<{len(shape)}xi32>"))
    # The sum may overwrite a tensor with one user.
    lines += [
        f'%n = "tfl.neg"(%x) : ({name((2, 3))}) -> {name((2, 3))}',
        f'%a = "tfl.add"(%n, %k) <{{{ACT}}}> : '
        f"({name((2, 3))}, tensor<{element}>) -> {name((2, 3))}",
    ]
    values: list[tuple[str, tuple[int, ...]]] = [("%y", (6,)), ("%a", (2, 3))]
    for i in range(int(rng.integers(5, 14))):
        # Recent values are likelier, which gives chains.
        source, shape = values[-1 - min(int(rng.geometric(0.35)) - 1, len(values) - 1)]
        kind, result = name(shape), f"%v{i}"
        choice = rng.integers(8)
        if choice <= 3:
            target = int(rng.integers(len(SIX)))
            shape = SIX[target]
            types = f"({kind}, tensor<{len(shape)}xi32>) -> {name(shape)}"
            lines.append(f'{result} = "tfl.reshape"({source}, %s{target}) : {types}')
        elif choice <= 6:
            op = rng.choice(["add", "sub", "mul"])
            same = [other for other, its in values if its == shape]
            other = rng.choice(same) if rng.integers(3) == 0 else "%k"
            other_kind = f"tensor<{element}>" if other == "%k" else kind
            first = (source, kind), (other, other_kind)
            (a, at), (b, bt) = first if rng.integers(4) else first[::-1]
            types = f"({at}, {bt}) -> {kind}"
            lines.append(f'{result} = "tfl.{op}"({a}, {b}) <{{{ACT}}}> : {types}')
        else:
            lines.append(f'{result} = "tfl.neg"({source}) : ({kind}) -> {kind}')
        values.append((result, shape))
    # Results of the function never share memory: unused values are negated before they are returned.
    read = " ".join(line.split(" = ")[1] for line in lines)
    chosen = []
    for value, shape in values[1:]:
        if f"{value}," not in read and f"{value})" not in read:
            lines.append(f'{value}_ = "tfl.neg"({value}) : ({name(shape)}) -> {name(shape)}')
            chosen.append((f"{value}_", shape))
    types = ", ".join(name(shape) for _, shape in chosen)
    body = "\n  ".join(lines)
    return (
        f"func.func @main(%x: {name((2, 3))}, %y: {name((6,))}) -> ({types}) {{\n  {body}\n"
        f"  return {', '.join(value for value, _ in chosen)} : {types}\n}}\n"
    )


def run_graph(
    bin_dir: str,
    text: str,
    ordered: bool,
    directory: pathlib.Path,
    sizes: tuple = ((2, 3), (6,)),
    **options,
) -> list:
    from ai_edge_litert.interpreter import Interpreter

    source, target = directory / "m.mlir", directory / "m.tflite"
    source.write_text(text)
    if ordered:
        passes = ["-tfl-order-in-place-ops", "-tfl-verify-memory-sharing"]
        done = subprocess.run(
            [f"{bin_dir}/tfuse-opt", source, *passes], capture_output=True, text=True, check=True
        )
        source.write_text(done.stdout)
    subprocess.run(
        [f"{bin_dir}/tfuse-translate", "-mlir-to-tflite-flatbuffer", source, "-o", target],
        check=True,
        capture_output=True,
    )
    interpreter = Interpreter(str(target), **options)
    for item, shape in zip(interpreter.get_input_details(), sizes, strict=True):
        interpreter.resize_tensor_input(item["index"], shape)
    interpreter.allocate_tensors()
    for item, shape in zip(interpreter.get_input_details(), sizes, strict=True):
        interpreter.set_tensor(item["index"], np.arange(1, 7).reshape(shape).astype(item["dtype"]))
    interpreter.invoke()
    return [interpreter.get_tensor(item["index"]) for item in interpreter.get_output_details()]


def compare_random(bin_dir: str, count: int) -> int:
    from ai_edge_litert.interpreter import OpResolverType

    plain = OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES
    before = wrong = 0
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        for seed in range(count):
            text = random_graph(seed)

            def run(ordered: bool, resolver=plain, preserve: bool = False) -> list:
                return run_graph(
                    bin_dir,
                    text,
                    ordered,
                    directory,
                    experimental_op_resolver_type=resolver,
                    experimental_preserve_all_tensors=preserve,
                )

            def equal(got: list, want: list) -> bool:
                return all(np.array_equal(a, b) for a, b in zip(got, want, strict=True))

            want = run(False, preserve=True)
            before += not equal(run(False), want)
            for resolver in (plain, OpResolverType.BUILTIN):
                if not equal(run(True, resolver), want):
                    wrong += 1
                    print(f"graph {seed} is wrong with {resolver.name}:\n{text}")
    print(f"{count} random graphs, {before} wrong without the pass, {wrong} with it")
    return wrong


# XNNPACK takes the MUL only. Without an edge in the file it runs after the second
# DYNAMIC_UPDATE_SLICE, which overwrites %b.
DELEGATED = """
func.func @main(%x: tensor<1x6xf32>, %y: tensor<6xf32>) -> (tensor<6xf32>, tensor<1x6xf32>) {
  %0 = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %at = "tfl.pseudo_const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z = "tfl.pseudo_const"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %u = "tfl.pseudo_const"() <{value = dense<7.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %v = "tfl.pseudo_const"() <{value = dense<9.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %c = "tfl.pseudo_const"() <{value = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
  %t = "tfl.cumsum"(%x, %1) <{exclusive = false, reverse = false}>
      : (tensor<1x6xf32>, tensor<i32>) -> tensor<1x6xf32>
  %b = "tfl.dynamic_update_slice"(%t, %u, %z)
      : (tensor<1x6xf32>, tensor<1x2xf32>, tensor<2xi32>) -> tensor<1x6xf32>
  %r = "tfl.squeeze"(%b) <{squeeze_dims = [0]}> : (tensor<1x6xf32>) -> tensor<6xf32>
  %n = "tfl.dynamic_update_slice"(%r, %v, %at)
      : (tensor<6xf32>, tensor<2xf32>, tensor<1xi32>) -> tensor<6xf32>
  %s = "tfl.cumsum"(%n, %0) <{exclusive = false, reverse = false}>
      : (tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
  %m = "tfl.mul"(%b, %c) <{fused_activation_function = "NONE"}>
      : (tensor<1x6xf32>, tensor<f32>) -> tensor<1x6xf32>
  return %s, %m : tensor<6xf32>, tensor<1x6xf32>
}
"""


def check_delegate(bin_dir: str) -> int:
    """Whether a delegate that runs the op in a separate partition changes the values it reads."""
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        shapes = ((1, 6), (6,))
        want = run_graph(
            bin_dir, DELEGATED, False, directory, shapes, experimental_preserve_all_tensors=True
        )
        got = run_graph(bin_dir, DELEGATED, True, directory, shapes)
    wrong = not all(np.array_equal(a, b) for a, b in zip(got, want, strict=True))
    print(f"an op in a delegate: {'wrong' if wrong else 'right'}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bin", default=str(ROOT / "build/release/bin"), help="tfuse-opt's folder")
    parser.add_argument("--litert", type=pathlib.Path, help="a checkout or bare clone of LiteRT")
    parser.add_argument("--random", type=int, default=0, metavar="N")
    options = parser.parse_args()
    wrong = probe(f"{options.bin}/tfuse-translate") + check_delegate(options.bin)
    if options.litert:
        wrong += compare_sources(options.litert)
    if options.random:
        wrong += compare_random(options.bin, options.random)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
