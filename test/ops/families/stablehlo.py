"""Ops of StableHLO, as programs inside XlaCallModule; TensorFlow compiles and runs them."""

from __future__ import annotations

import numpy as np

from case import Feed, Program, feed
from family import Family
from values import SIGNED, UNSIGNED, array, extremes, is_float, some

FAMILY = Family("stablehlo")

MLIR = {
    "float32": "f32",
    "float64": "f64",
    "float16": "f16",
    "bfloat16": "bf16",
    "bool": "i1",
    "complex64": "complex<f32>",
    "complex128": "complex<f64>",
    **{f"int{bits}": f"i{bits}" for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": f"ui{bits}" for bits in (8, 16, 32, 64)},
}
FLOATS = "float32 float16 bfloat16 float64".split()
INTS = [*SIGNED, *UNSIGNED]
NUMBERS = [*FLOATS, *INTS]


def tensor(dtype: str, *shape: int) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{MLIR[dtype]}>"


def module(text: str, inputs: list[str], results: list[str]) -> Program:
    """A program whose main function has operands %0, %1, ... and this body."""
    args = ", ".join(f"%arg{i}: {type}" for i, type in enumerate(inputs))
    return Program(f"module @m {{\n  func.func public @main({args}) -> ({', '.join(results)}) {{\n{text}\n  }}\n}}\n")


def case(
    op: str,
    form: str,
    dtype: str,
    feeds: list[Feed],
    results: list[tuple[str, tuple[int, ...]]],
    text: str,
    **facts: object,
) -> None:
    """A case whose program is the text; its operands are called %arg0, %arg1, ..."""
    inputs = [tensor(item.dtype, *item.shape) for item in feeds]
    types = [tensor(dtype, *shape) for dtype, shape in results]
    FAMILY.add(
        "XlaCallModule",
        feeds,
        name=f"stablehlo.{op}/{dtype}/{form}",
        attrs={
            "module": module(text, inputs, types),
            "version": 9,
            "platforms": ["CPU"],
            "Sout": [shape for _, shape in results],
            "Tout": [dtype for dtype, _ in results],
        },
        **facts,
    )


def simple(
    op: str,
    form: str,
    dtype: str,
    feeds: list[Feed],
    result: tuple[str, tuple[int, ...]],
    attrs: str = "",
    **facts: object,
) -> None:
    """A program of one op."""
    operands = ", ".join(f"%arg{i}" for i in range(len(feeds)))
    types = ", ".join(tensor(item.dtype, *item.shape) for item in feeds)
    out = tensor(result[0], *result[1])
    text = f'    %r = "stablehlo.{op}"({operands}) {f"{{{attrs}}}" if attrs else ""} : ({types}) -> {out}\n    return %r : {out}'
    case(op, form, dtype, feeds, [result], text, **facts)


UNARY = {
    "ceil floor cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan tanh cbrt": (
        FLOATS,
        0.2,
        3,
    ),
    "round_nearest_even round_nearest_afz": (FLOATS, -3, 3),
    "abs": ([*FLOATS, *SIGNED], -3, 3),
    "negate": ([*NUMBERS], -3, 3),
    "sign": ([*FLOATS, *SIGNED], -3, 3),
    "not": ([*INTS, "bool"], 0, 5),
}
for names, (types, low, high) in UNARY.items():
    for op in names.split():
        for dtype in types:
            values = some(dtype, (9,), op, low, high)
            if op.startswith("round") or op in ("ceil", "floor", "sign", "abs"):
                values[:3] = array([0, 1, 2], dtype)
                if is_float(dtype):
                    values[3:7] = array([0.5, -0.5, 2.5, -1.5], dtype)
            simple(op, "plain", dtype, [feed(values)], (dtype, (9,)))
            if not is_float(dtype):
                simple(op, "extremes", dtype, [feed(*extremes(dtype))], (dtype, (8,)))
for dtype in FLOATS:
    simple("is_finite", "plain", dtype, [feed(*extremes(dtype))], ("bool", (8,)))
    simple(
        "reduce_precision",
        "plain",
        dtype,
        [feed(some(dtype, (9,)))],
        (dtype, (9,)),
        "exponent_bits = 5 : i32, mantissa_bits = 10 : i32",
    )
for source, real in (("complex64", "float32"), ("complex128", "float64")):
    for op in "real imag abs".split():
        simple(op, "plain", source, [feed(some(source, (4,)))], (real, (4,)))
    simple(
        "complex",
        "plain",
        real,
        [feed(some(real, (4,))), feed(some(real, (4,), "i"))],
        (source, (4,)),
        code="unsupported-type" if real == "float64" else "",
    )
    parts = (
        f'    %c = "stablehlo.complex"(%arg0, %arg1) : ({tensor(real, 4)}, {tensor(real, 4)}) -> {tensor(source, 4)}\n'
    )
    text = (
        parts
        + f'    %r = "stablehlo.real"(%c) : ({tensor(source, 4)}) -> {tensor(real, 4)}\n    return %r : {tensor(real, 4)}'
    )
    case(
        "complex",
        "taken-apart",
        real,
        [feed(some(real, (4,))), feed(some(real, (4,), "i"))],
        [(real, (4,))],
        text,
        code="unsupported-type" if real == "float64" else "",
    )

BINARY = {
    "add subtract multiply": NUMBERS,
    "maximum minimum": [*NUMBERS, "bool"],
    "and or xor": [*INTS, "bool"],
    "atan2": FLOATS,
    "divide remainder power": [*FLOATS, "int32", "int8", "uint8"],
    "shift_left shift_right_arithmetic shift_right_logical": INTS,
}
for names, types in BINARY.items():
    for op in names.split():
        for dtype in types:
            x, y = some(dtype, (2, 4), op, -3, 5), some(dtype, (2, 4), op + "y", 1, 3)
            if op == "power":
                x = np.abs(x)
            if op.startswith("shift"):
                y = np.full_like(y, 2)
                # Left shifts become multiplications in TFLite, so the amount must be a constant.
                text = f"    %c = stablehlo.constant dense<2> : {tensor(dtype, 2, 4)}\n    %r = stablehlo.{op} %arg0, %c : {tensor(dtype, 2, 4)}\n"
                case(op, "by-two", dtype, [feed(x)], [(dtype, (2, 4))], text + f"    return %r : {tensor(dtype, 2, 4)}")
                continue
            # TFLite has no such ops on integers.
            code = {"code": "unsupported-op"} if op in ("and", "or") and dtype != "bool" else {}
            simple(op, "plain", dtype, [feed(x), feed(y)], (dtype, (2, 4)), **code)
            if dtype in INTS and op in ("add", "subtract", "multiply", "maximum", "minimum", "and", "or", "xor"):
                run = extremes(dtype)[0]
                simple(op, "extremes", dtype, [feed(run), feed(np.roll(run, 3))], (dtype, (8,)), **code)
for dtype in [*NUMBERS, "bool"]:
    x, y = feed(some(dtype, (2, 4), "x", -2, 2)), feed(some(dtype, (2, 4), "y", -2, 2))
    for direction in ("EQ", "NE", "LT", "LE", "GT", "GE"):
        simple(
            "compare",
            direction,
            dtype,
            [x, y],
            ("bool", (2, 4)),
            f"comparison_direction = #stablehlo<comparison_direction {direction}>",
        )
    simple("select", "plain", dtype, [feed(some("bool", (2, 4))), x, y], (dtype, (2, 4)))
    if dtype != "bool":
        simple(
            "clamp",
            "plain",
            dtype,
            [feed(array(1, dtype)), feed(some(dtype, (2, 4), "c", 0, 5)), feed(array(3, dtype))],
            (dtype, (2, 4)),
        )
    values = some(dtype, (2, 3), "constant")
    text = f"    %c = stablehlo.constant dense<{str(bool(values.flat[0])).lower() if dtype == 'bool' else 3 if dtype in INTS else 1.5}> : {tensor(dtype, 2, 4)}\n"
    op = "or" if dtype == "bool" else "maximum"
    case(
        "constant",
        "splat",
        dtype,
        [x],
        [(dtype, (2, 4))],
        text + f"    %r = stablehlo.{op} %arg0, %c : {tensor(dtype, 2, 4)}\n    return %r : {tensor(dtype, 2, 4)}",
    )
    for target in ("float32", "int32", "bool", "uint8"):
        code = "unsupported-type" if dtype == "uint64" and target in ("float32", "bool") else ""
        simple("convert", f"to-{target}", dtype, [feed(some(dtype, (2, 3), "v", 0, 4))], (target, (2, 3)), code=code)
for source, target in (
    ("float32", "int32"),
    ("int32", "float32"),
    ("int16", "float16"),
    ("float64", "int64"),
    ("uint8", "int8"),
):
    simple("bitcast_convert", f"to-{target}", source, [feed(some(source, (2, 3), low=1))], (target, (2, 3)))

# Shapes, slices, gathers.
for dtype in [*NUMBERS, "bool"]:
    x = some(dtype, (2, 3))
    simple("broadcast", "plain", dtype, [feed(x)], (dtype, (4, 2, 3)), "broadcast_sizes = array<i64: 4>")
    simple("broadcast_in_dim", "plain", dtype, [feed(x)], (dtype, (2, 4, 3)), "broadcast_dimensions = array<i64: 0, 2>")
    simple(
        "broadcast_in_dim",
        "stretched",
        dtype,
        [feed(x[:1])],
        (dtype, (4, 3)),
        "broadcast_dimensions = array<i64: 0, 1>",
    )
    simple("concatenate", "plain", dtype, [feed(x), feed(some(dtype, (2, 1)))], (dtype, (2, 4)), "dimension = 1 : i64")
    simple("reshape", "plain", dtype, [feed(x)], (dtype, (3, 2, 1)))
    simple(
        "transpose",
        "plain",
        dtype,
        [feed(some(dtype, (2, 3, 4)))],
        (dtype, (4, 2, 3)),
        "permutation = array<i64: 2, 0, 1>",
    )
    simple("reverse", "plain", dtype, [feed(x)], (dtype, (2, 3)), "dimensions = array<i64: 1>")
    simple(
        "slice",
        "plain",
        dtype,
        [feed(some(dtype, (4, 5)))],
        (dtype, (2, 2)),
        "start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 2>",
    )
    simple(
        "pad",
        "plain",
        dtype,
        [feed(x), feed(some(dtype, (), "p"))],
        (dtype, (3, 5)),
        "edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>",
    )
    if dtype in ("float32", "int32"):
        simple(
            "pad",
            "interior",
            dtype,
            [feed(x), feed(some(dtype, (), "p"))],
            (dtype, (3, 5)),
            "edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 1, 1>",
        )
    i = [feed(np.int32(1), np.int32(0)), feed(np.int32(2), np.int32(9))]
    both = feed(some(dtype, (4, 5)), some(dtype, (4, 5), "b"))
    simple("dynamic_slice", "plain", dtype, [both, *i], (dtype, (2, 3)), "slice_sizes = array<i64: 2, 3>")
    simple(
        "dynamic_update_slice",
        "plain",
        dtype,
        [both, feed(some(dtype, (2, 2)), some(dtype, (2, 2), "b")), *i],
        (dtype, (4, 5)),
    )
    simple(
        "gather",
        "rows",
        dtype,
        [feed(some(dtype, (4, 3))), feed(np.int32([[2], [0], [3]]))],
        (dtype, (3, 3)),
        "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
        "slice_sizes = array<i64: 1, 3>, indices_are_sorted = false",
    )
    simple(
        "torch_index_select",
        "rows",
        dtype,
        [feed(some(dtype, (4, 3))), feed(np.int32([2, 0, 3]))],
        (dtype, (3, 3)),
        "dim = 0 : i64, batch_dims = 0 : i64",
    )
    one = f"tensor<{MLIR[dtype]}>"
    update = f"""    %r = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({{
    ^bb0(%a: {one}, %b: {one}):
      "stablehlo.return"(%b) : ({one}) -> ()
    }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}}
      : ({tensor(dtype, 4, 3)}, tensor<2x1xi32>, {tensor(dtype, 2, 3)}) -> {tensor(dtype, 4, 3)}
    return %r : {tensor(dtype, 4, 3)}"""
    case(
        "scatter",
        "update",
        dtype,
        [feed(some(dtype, (4, 3))), feed(np.int32([[2], [0]])), feed(some(dtype, (2, 3), "u"))],
        [(dtype, (4, 3))],
        update,
    )
    if dtype != "bool":
        case(
            "iota",
            "plain",
            dtype,
            [feed(x)],
            [(dtype, (2, 3))],
            f"    %i = stablehlo.iota dim = 1 : {tensor(dtype, 2, 3)}\n"
            f"    %r = stablehlo.add %arg0, %i : {tensor(dtype, 2, 3)}\n    return %r : {tensor(dtype, 2, 3)}",
        )
    # Reductions, windows, sorting.
    for name, init in (
        (("add", "0"), ("multiply", "1"), ("maximum", "0"), ("minimum", "100"))
        if dtype != "bool"
        else (("and", "true"), ("or", "false"))
    ):
        init = f"{init}.0" if is_float(dtype) else init
        positive = feed(some(dtype, (2, 4), name, 1, 3))
        text = f"""    %i = stablehlo.constant dense<{init}> : {one}
    %r = stablehlo.reduce(%arg0 init: %i) applies stablehlo.{name} across dimensions = [1] : ({tensor(dtype, 2, 4)}, {one}) -> {tensor(dtype, 2)}
    return %r : {tensor(dtype, 2)}"""
        code = "unsupported-type" if dtype == "uint64" and name in ("maximum", "minimum") else ""
        case("reduce", name, dtype, [positive], [(dtype, (2,))], text, code=code)
    order = f"""    %r = "stablehlo.sort"(%arg0) ({{
    ^bb0(%a: {one}, %b: {one}):
      %c = stablehlo.compare LT, %a, %b : ({one}, {one}) -> tensor<i1>
      "stablehlo.return"(%c) : (tensor<i1>) -> ()
    }}) {{dimension = 1 : i64, is_stable = true}} : ({tensor(dtype, 2, 5)}) -> {tensor(dtype, 2, 5)}
    return %r : {tensor(dtype, 2, 5)}"""
    case("sort", "plain", dtype, [feed(some(dtype, (2, 5), "s"))], [(dtype, (2, 5))], order)
    # Control flow.
    t23 = tensor(dtype, 2, 3)
    op = "or" if dtype == "bool" else "add"
    case(
        "optimization_barrier",
        "plain",
        dtype,
        [feed(x)],
        [(dtype, (2, 3))],
        f"    %r = stablehlo.optimization_barrier %arg0 : {t23}\n    return %r : {t23}",
    )
    for op_of_tuple in ("tuple", "get_tuple_element"):
        index = int(op_of_tuple == "tuple")
        text = f"""    %n = stablehlo.{op} %arg0, %arg0 : {t23}
    %t = "stablehlo.tuple"(%n, %arg0) : ({t23}, {t23}) -> tuple<{t23}, {t23}>
    %r = "stablehlo.get_tuple_element"(%t) {{index = {index} : i32}} : (tuple<{t23}, {t23}>) -> {t23}
    return %r : {t23}"""
        case(op_of_tuple, "plain", dtype, [feed(x)], [(dtype, (2, 3))], text)
    branches = [
        f'      %b{i} = stablehlo.{name} %arg1, %arg1 : {t23}\n      "stablehlo.return"(%b{i}) : ({t23}) -> ()\n'
        for i, name in enumerate((op, "and" if dtype == "bool" else "multiply"))
    ]
    two = feed(x, x)
    case(
        "if",
        "plain",
        dtype,
        [feed(np.True_, np.False_), two],
        [(dtype, (2, 3))],
        f'    %r = "stablehlo.if"(%arg0) ({{\n{branches[0]}    }}, {{\n{branches[1]}    }}) : (tensor<i1>) -> {t23}\n    return %r : {t23}',
    )
    case(
        "case",
        "plain",
        dtype,
        [feed(*(np.int32(i) for i in (0, 1, 7))), feed(x, x, x)],
        [(dtype, (2, 3))],
        f'    %r = "stablehlo.case"(%arg0) ({{\n{branches[0]}    }}, {{\n{branches[1]}    }}) : (tensor<i32>) -> {t23}\n    return %r : {t23}',
    )
    loop = f"""    %z = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %r:2 = "stablehlo.while"(%z, %arg1) ({{
    ^bb0(%i: tensor<i32>, %v: {t23}):
      %c = stablehlo.compare LT, %i, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%c) : (tensor<i1>) -> ()
    }}, {{
    ^bb0(%i: tensor<i32>, %v: {t23}):
      %n = stablehlo.add %i, %one : tensor<i32>
      %w = stablehlo.{op} %v, %v : {t23}
      "stablehlo.return"(%n, %w) : (tensor<i32>, {t23}) -> ()
    }}) : (tensor<i32>, {t23}) -> (tensor<i32>, {t23})
    return %r#1 : {t23}"""
    case("while", "plain", dtype, [feed(np.int32(3), np.int32(0)), two], [(dtype, (2, 3))], loop)
    mapped = f"""    %r = "stablehlo.map"(%arg0, %arg1) ({{
    ^bb0(%a: {one}, %b: {one}):
      %s = stablehlo.{op} %a, %b : {one}
      "stablehlo.return"(%s) : ({one}) -> ()
    }}) {{dimensions = array<i64: 0, 1>}} : ({t23}, {t23}) -> {t23}
    return %r : {t23}"""
    case("map", "plain", dtype, [feed(x), feed(some(dtype, (2, 3), "y"))], [(dtype, (2, 3))], mapped)

for dtype in [*FLOATS, "int32", "int64", "int8"]:
    x, w = feed(some(dtype, (2, 3), "x")), feed(some(dtype, (3, 4), "w"))
    simple("dot", "plain", dtype, [x, w], (dtype, (2, 4)))
    simple(
        "dot_general",
        "plain",
        dtype,
        [x, w],
        (dtype, (2, 4)),
        "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>",
    )
    simple("einsum", "plain", dtype, [x, w], (dtype, (2, 4)), 'einsum_config = "ij,jk->ik"')
    simple(
        "convolution",
        "plain",
        dtype,
        [feed(some(dtype, (1, 5, 5, 2), "x")), feed(some(dtype, (3, 3, 2, 3), "w"))],
        (dtype, (1, 5, 5, 3)),
        "window_strides = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, "
        "dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>",
    )
for dtype in [*FLOATS, "int32"]:
    one = f"tensor<{MLIR[dtype]}>"
    low = {
        "int32": "-2147483648",
        "float16": "0xFC00",
        "bfloat16": "0xFF80",
        "float32": "0xFF800000",
        "float64": "0xFFF0000000000000",
    }[dtype]
    window = f"""    %i = stablehlo.constant dense<{low}> : {one}
    %r = "stablehlo.reduce_window"(%arg0, %i) ({{
    ^bb0(%a: {one}, %b: {one}):
      %m = stablehlo.maximum %a, %b : {one}
      "stablehlo.return"(%m) : ({one}) -> ()
    }}) {{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<0> : tensor<4x2xi64>}}
      : ({tensor(dtype, 1, 4, 4, 2)}, {one}) -> {tensor(dtype, 1, 2, 2, 2)}
    return %r : {tensor(dtype, 1, 2, 2, 2)}"""
    case("reduce_window", "maximum", dtype, [feed(some(dtype, (1, 4, 4, 2)))], [(dtype, (1, 2, 2, 2))], window)
for dtype in FLOATS:
    numbers = [feed(some(dtype, (3,), seed, 0.5, 2)) for seed in ("scale", "offset", "mean", "variance")]
    simple(
        "batch_norm_inference",
        "plain",
        dtype,
        [feed(some(dtype, (2, 4, 3))), *numbers],
        (dtype, (2, 4, 3)),
        "epsilon = 1.0e-3 : f32, feature_index = 2 : i64",
    )

# Ops whose sizes are operands.
for dtype in ("float32", "int32", "bool"):

    def dynamic(
        op: str, feeds: list[Feed], numbers: dict[str, list[int]], shape: tuple[int, ...], attrs: str = ""
    ) -> None:
        """A program of one op, whose operands are the inputs and then constants."""
        text = "".join(
            f"    %{name} = stablehlo.constant dense<{values}> : tensor<{len(values)}xi64>\n"
            for name, values in numbers.items()
        )
        operands = [f"%arg{i}" for i in range(len(feeds))] + [f"%{name}" for name in numbers]
        types = [tensor(item.dtype, *item.shape) for item in feeds] + [
            f"tensor<{len(values)}xi64>" for values in numbers.values()
        ]
        out = tensor(dtype, *shape)
        text += f'    %r = "stablehlo.{op}"({", ".join(operands)}) {f"{{{attrs}}}" if attrs else ""} : ({", ".join(types)}) -> {out}\n'
        case(op, "plain", dtype, feeds, [(dtype, shape)], text + f"    return %r : {out}")

    x = feed(some(dtype, (2, 3)))
    dynamic("dynamic_broadcast_in_dim", [x], {"s": [4, 2, 3]}, (4, 2, 3), "broadcast_dimensions = array<i64: 1, 2>")
    dynamic("dynamic_reshape", [x], {"s": [3, 2]}, (3, 2))
    dynamic("real_dynamic_slice", [x], {"b": [0, 1], "e": [2, 3], "s": [1, 1]}, (2, 2))
    dynamic("dynamic_pad", [x, feed(some(dtype, (), "p"))], {"l": [1, 0], "h": [0, 2], "i": [0, 0]}, (3, 5))
    dynamic(
        "dynamic_gather",
        [feed(some(dtype, (4, 3))), feed(np.int32([[2], [0]]))],
        {"s": [1, 3]},
        (2, 3),
        "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
        "indices_are_sorted = false",
    )
    size = f'    %r = "stablehlo.get_dimension_size"(%arg0) {{dimension = 1 : i64}} : ({tensor(dtype, 2, 3)}) -> tensor<i32>\n    return %r : tensor<i32>'
    case("get_dimension_size", "plain", dtype, [x], [("int32", ())], size)
    if dtype != "bool":
        text = f"""    %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
    %i = "stablehlo.dynamic_iota"(%s) {{iota_dimension = 1 : i64}} : (tensor<2xi64>) -> {tensor(dtype, 2, 3)}
    %r = stablehlo.add %arg0, %i : {tensor(dtype, 2, 3)}
    return %r : {tensor(dtype, 2, 3)}"""
        case("dynamic_iota", "plain", dtype, [x], [(dtype, (2, 3))], text)
