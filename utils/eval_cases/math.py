"""Elementwise ops, comparisons, casts, reductions and contractions."""

import numpy as np

from .harness import (BF16, COMPLEX, FLOATS, INTS, NUMBERS, REALS, SIGNED,
                      UNSIGNED, specials)

# Tolerances where the function is steep or TensorFlow's kernel is approximate.
LOOSE = {"Lgamma": 2e-5, "Digamma": 2e-5, "Erfinv": 2e-5, "Ndtri": 2e-5,
         "BesselI0": 1e-5, "BesselI1": 1e-5, "Tan": 1e-5, "Acosh": 1e-5,
         "Asinh": 1e-5, "Atanh": 1e-5, "Erfc": 1e-5, "Igamma": 2e-5,
         "Igammac": 2e-5, "Zeta": 2e-5, "Polygamma": 2e-5}


def tolerance(op, dtype):
    loose = LOOSE.get(op)
    if loose is None or np.dtype(dtype).itemsize < 4:
        return None
    return loose if dtype in (np.float32, np.complex64) else 1e-10


def unary(g, v):
    intervals = {"Sqrt": (0, 9), "Rsqrt": (0.1, 9), "Log": (0.1, 9), "Log1p": (-0.9, 5),
                 "Asin": (-1, 1), "Acos": (-1, 1), "Acosh": (1, 9), "Atanh": (-0.95, 0.95),
                 "Erfinv": (-0.95, 0.95), "Ndtri": (0.05, 0.95), "Lgamma": (0.2, 9),
                 "Digamma": (0.2, 9), "Reciprocal": (0.2, 4), "Inv": (0.2, 4)}
    for op in ("Sqrt Rsqrt Exp Expm1 Log Log1p Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh "
               "Asinh Acosh Atanh Erf Erfc Erfinv Ndtri Lgamma Digamma BesselI0 BesselI1 "
               "BesselI0e BesselI1e Sigmoid Softplus Softsign Elu Selu Floor Ceil Rint "
               "Reciprocal Inv").split():
        low, high = intervals.get(op, (-4, 4))
        for dtype in FLOATS:
            g.add(op, v(dtype, (2, 4), low, high), tolerance=tolerance(op, dtype))
        if op not in ("Lgamma", "Digamma", "BesselI0", "BesselI1", "BesselI0e", "BesselI1e"):
            g.add(op, specials(np.float32), tolerance=tolerance(op, np.float32))
        if op not in ("Floor", "Ceil", "Rint", "Softplus", "Elu"):
            for dtype in COMPLEX:
                g.add(op, v(dtype, (3,), 0.2, 2), tolerance=tolerance(op, dtype))
    g.add("Softplus", np.float32([-100, -20, -5, 5, 20, 100]))
    for op in ("Abs", "Neg", "Sign", "Square", "Round"):
        # Round is broken for integers: TensorFlow 2.21 gives zeros.
        for dtype in FLOATS if op == "Round" else NUMBERS:
            g.add(op, v(dtype, (2, 3)))
        g.add(op, specials(np.float32))
        for dtype in SIGNED if op != "Round" else []:
            g.add(op, np.asarray([np.iinfo(dtype).min, np.iinfo(dtype).max], dtype))
    for op in ("Floor", "Ceil", "Rint", "Round"):
        g.add(op, np.float32([0.5, 1.5, 2.5, -0.5, -1.5, 1e20]))
    for dtype in REALS:
        g.add("Relu", v(dtype))
        g.add("Relu6", v(dtype, (2, 4), -9, 9))
    for dtype in FLOATS:
        g.add("LeakyRelu", v(dtype), alpha=0.25)
    g.add("LeakyRelu", specials(np.float32))
    for op in ("Relu", "Relu6"):
        g.add(op, specials(np.float32))
    for dtype in INTS:
        g.add("Invert", v.wide(dtype))
        g.add("PopulationCount", v.wide(dtype))
    g.add("LogicalNot", v(bool))
    for op in ("IsNan", "IsInf", "IsFinite"):
        for dtype in FLOATS:
            g.add(op, specials(dtype))
    for dtype, real in zip(COMPLEX, (np.float32, np.float64)):
        value = v(dtype, (4,))
        g.add("Conj", value)
        for op in ("Real", "Imag", "Angle", "ComplexAbs"):
            g.add(op, value, Tout=real)
    g.add("Exp", np.zeros((0, 3), np.float32))
    g.add("Exp", np.float32(1.5))


def binary(g, v):
    for op in ("Add", "AddV2", "Sub", "Mul", "Maximum", "Minimum", "SquaredDifference"):
        for dtype in NUMBERS:
            g.add(op, v(dtype), v(dtype))
        for dtype in SIGNED + UNSIGNED:
            g.add(op, v.wide(dtype), v.wide(dtype))
    for op in ("Maximum", "Minimum"):
        special = specials(np.float32)
        g.add(op, special[:, None], special)
    for op in ("Div", "RealDiv", "DivNoNan", "FloorDiv", "TruncateDiv", "Mod", "TruncateMod",
               "FloorMod", "Pow", "MulNoNan", "Xdivy", "Xlogy", "Xlog1py", "Atan2", "NextAfter"):
        for dtype in NUMBERS:
            a, b = v(dtype, (2, 6), -9, 9), v(dtype, (6,), 1, 4)
            if np.dtype(dtype).kind in "if" and op not in ("Pow", "Xlogy", "Xlog1py"):
                b[::2] = -b[::2]
            if op == "Pow" and np.dtype(dtype).kind not in "iuc":
                a = np.abs(a)
            g.add(op, a, b, tolerance=tolerance(op, dtype))
    for dtype in SIGNED + UNSIGNED:
        # Division by zero, the smallest integer divided by -1, negative powers.
        zero = np.asarray([0, 1], dtype)
        for op in ("Div", "FloorDiv", "TruncateDiv", "FloorMod"):
            g.add(op, np.asarray([5, 6], dtype), zero)
        if dtype in SIGNED:
            for op in ("FloorDiv", "FloorMod"):
                g.add(op, np.asarray([7, -7, 6, -6], dtype), np.asarray([-3, 3, -3, 3], dtype))
    for dtype in (np.int32, np.int64):
        g.add("Pow", np.asarray([2, 3], dtype), np.asarray([-1, 2], dtype))
        g.add("Pow", np.asarray([-3, 7, 0], dtype), np.asarray([5, 31, 0], dtype))
    special = specials(np.float32)
    for op in ("RealDiv", "DivNoNan", "MulNoNan", "FloorDiv", "FloorMod", "Pow", "Xdivy",
               "Xlogy", "Xlog1py", "Atan2"):
        g.add(op, special[:, None], special)
    for op in ("Igamma", "Igammac"):
        for dtype in FLOATS:
            g.add(op, v(dtype, (4,), 0.5, 4), v(dtype, (4,), 0.5, 4),
                  tolerance=tolerance(op, dtype))
    for dtype in (np.float32, np.float64):
        g.add("Zeta", v(dtype, (4,), 1.5, 5), v(dtype, (4,), 0.5, 4),
              tolerance=tolerance("Zeta", dtype))
        g.add("Polygamma", np.asarray([1, 2, 3, 4], dtype), v(dtype, (4,), 0.5, 4),
              tolerance=tolerance("Polygamma", dtype))
    for dtype in INTS:
        for op in ("BitwiseAnd", "BitwiseOr", "BitwiseXor"):
            g.add(op, v.wide(dtype), v.wide(dtype))
        bits = np.iinfo(dtype).bits
        shifts = np.asarray([0, 1, bits - 1], dtype)
        for op in ("LeftShift", "RightShift"):
            g.add(op, v.wide(dtype), shifts)
    for op in ("LogicalAnd", "LogicalOr"):
        g.add(op, np.asarray([[False], [True]]), np.asarray([False, True]))
    g.add("Complex", v(np.float32), v(np.float32), Tout=np.complex64)
    g.add("Complex", v(np.float64, (2, 1)), v(np.float64, (3,)), Tout=np.complex128)
    for dtype in NUMBERS:
        g.add("AddN", [v(dtype), v(dtype), v(dtype)])
    g.add("AddN", [v(np.float32)])
    # Broadcasting.
    for a, b in [((), (2, 3)), ((2, 3), ()), ((2, 1, 3), (4, 1)), ((1,), (5,)), ((0, 3), (1, 3)),
                 ((2, 3), (4,)), ((3, 1, 2, 1), (4, 1, 5))]:
        g.add("AddV2", v(np.float32, a), v(np.float32, b))
        g.add("Sub", v(np.int32, a), v(np.int32, b))
    text = np.asarray([["a"], ["bc"]], dtype=object)
    g.add("AddV2", text, np.asarray(["x", ""], dtype=object))
    g.add("Add", text, text)


def compare(g, v):
    for op in ("Less", "LessEqual", "Greater", "GreaterEqual", "Equal", "NotEqual"):
        for dtype in NUMBERS:
            g.add(op, v(dtype, (2, 6), -1, 2), v(dtype, (6,), -1, 2))
        special = specials(np.float32)
        g.add(op, special[:, None], special)
    for op in ("Equal", "NotEqual"):
        g.add(op, v(bool), v(bool))
        g.add(op, np.asarray(["a", "b"], object), np.asarray(["a", "c"], object))
        g.add(op, v(np.int32, (2,)), v(np.int32, (3,)), incompatible_shape_error=False)
        g.add(op, v(np.int32, (2,)), v(np.int32, (3,)))
    for dtype in FLOATS:
        g.add("ApproximateEqual", v(dtype, (5,), 0, 0.2), v(dtype, (5,), 0, 0.2), tolerance=None)
    for dtype in [bool] + NUMBERS:
        g.add("Select", v(bool), v(dtype), v(dtype))
        g.add("SelectV2", v(bool, (2, 1)), v(dtype, (3,)), v(dtype, (4, 1, 3)))
    g.add("Select", np.asarray([True, False]), v(np.float32), v(np.float32))
    g.add("Select", np.asarray(True), v(np.float32), v(np.float32))
    g.add("Select", np.asarray([True]), v(np.float32), v(np.float32))
    text = np.asarray(["a", "b"], object)
    g.add("Select", np.asarray([True, False]), text, text[::-1].copy())
    g.add("SelectV2", np.asarray([True, False]), text, text[::-1].copy())
    g.add("SelectV2", np.asarray([True, False]), v(np.float32), v(np.float32))
    for dtype in REALS:
        low, high = np.asarray(1, dtype), np.asarray(2, dtype)
        g.add("ClipByValue", v(dtype), low, high)
    g.add("ClipByValue", v(np.float32), v(np.float32, (2, 3), -2, 0), np.float32(1))


def cast(g, v):
    kinds = [bool] + NUMBERS
    for source in kinds:
        value = v(source, (7,), -3.5, 3.5)
        if source is not bool and np.dtype(source).kind not in "ui":
            value[0] = 0
        for target in kinds:
            # The cast of a negative float to an unsigned integer depends on the
            # processor.
            unsigned = target in UNSIGNED
            fractional = np.dtype(source).kind not in "iub"
            operand = np.abs(value).astype(source) if unsigned and fractional else value
            g.add("Cast", operand, DstT=target)
    for source in INTS:
        for target in INTS + FLOATS:
            g.add("Cast", v.wide(source, (4,)), DstT=target)
    for target in (np.float16, BF16, np.float64):
        g.add("Cast", np.float32([1e-8, 6e-8, 65504, 65519, 65520, 1e38, 3.4e38, np.nan, np.inf,
                                  -np.inf, 1.0009765625, 0.333333343, 1e-40]), DstT=target)
    g.add("Cast", np.frombuffer(bytes(range(256)) * 2, np.float16).copy(), DstT=np.float32)
    g.add("Cast", np.float64([1 + 2 ** -11, 1 + 2 ** -11 + 2 ** -40, 1e-310]), DstT=np.float16)
    for source in (np.int32, np.float32, np.uint8, np.int64, np.float64, BF16, np.complex64):
        for target in (np.int8, np.uint16, np.float16, np.float32, np.int64, np.complex128):
            g.add("Bitcast", v(source, (2, 8)), type=target)
    g.add("Bitcast", v(np.int8, (2, 4)), type=np.float32)
    g.add("Bitcast", v(np.int8, (4,)), type=np.int32)


def reduction(g, v):
    axes_of = [([0], False), ([1], True), ([-1], False), ([0, 2], False), ([0, 1, 2], True), ([], False)]
    for op in ("Sum", "Mean", "Prod", "Max", "Min", "EuclideanNorm"):
        for dtype in FLOATS + COMPLEX if op == "EuclideanNorm" else NUMBERS:
            g.add(op, v(dtype, (2, 3, 4), -3, 3), np.int32([1]))
            g.add(op, v(dtype, (2, 3), 0, 3), np.int32([0, 1]), keep_dims=True)
        for axes, keep in axes_of:
            g.add(op, v(np.float32, (2, 3, 4)), np.asarray(axes, np.int64), keep_dims=keep)
        g.add(op, v(np.float32, (0, 3)), np.int32([0]))
        g.add(op, v(np.float32, (2, 3)), np.int32([2]))
        g.add(op, v(np.float32, (2, 3)), np.int32([0, 0]))
        g.add(op, v(np.float32, (2, 3)), np.int32(-1))
        g.add(op, np.float32([[1, np.nan], [np.inf, 2]]), np.int32([1]))
    for op in ("All", "Any"):
        for axes, keep in axes_of:
            g.add(op, v(bool, (2, 3, 2)), np.asarray(axes, np.int32), keep_dims=keep)
        g.add(op, v(bool, (0, 2)), np.int32([0]))
    for dtype in FLOATS:
        g.add("L2Loss", v(dtype))
    for op in ("ArgMax", "ArgMin"):
        for dtype in REALS + [bool]:
            g.add(op, v(dtype, (3, 4)), np.int32(1))
        for axis in (0, -1, -3):
            g.add(op, v(np.float32, (2, 3, 4), 0, 2), np.int64(axis), output_type=np.int32)
        g.add(op, np.float32([3, 1, 3, 1]), np.int32(0))
        g.add(op, v(np.float32, (0, 3)), np.int32(0))
        g.add(op, v(np.float32, (2, 3)), np.int32(2))
    for op in ("Cumsum", "Cumprod"):
        for dtype in NUMBERS:
            g.add(op, v(dtype, (2, 4), -2, 2), np.int32(1))
        for exclusive in (False, True):
            for reverse in (False, True):
                g.add(op, v(np.float32, (2, 3, 2)), np.int32(-2), exclusive=exclusive, reverse=reverse)
        g.add(op, v(np.float32, (2, 3)), np.int32(5))
    for dtype in FLOATS:
        g.add("CumulativeLogsumexp", v(dtype, (2, 4)), np.int32(1))
    g.add("CumulativeLogsumexp", v(np.float32, (2, 4)), np.int32(1), exclusive=True, reverse=True)


def product(g, v):
    for dtype in FLOATS + [np.int32, np.int64, np.uint32, np.int16, np.int8] + COMPLEX:
        for ta in (False, True):
            for tb in (False, True):
                a = v(dtype, (3, 2) if ta else (2, 3), -3, 3)
                b = v(dtype, (4, 3) if tb else (3, 4), -3, 3)
                g.add("MatMul", a, b, transpose_a=ta, transpose_b=tb)
        for op in ("BatchMatMul", "BatchMatMulV2"):
            g.add(op, v(dtype, (2, 2, 3), -3, 3), v(dtype, (2, 3, 2), -3, 3))
            g.add(op, v(dtype, (2, 3, 2), -3, 3), v(dtype, (2, 2, 3), -3, 3), adj_x=True, adj_y=True)
        g.add("BatchMatMulV2", v(dtype, (2, 1, 2, 3), -3, 3), v(dtype, (3, 3, 2), -3, 3))
        g.add("BatchMatMulV3", v(dtype, (2, 1, 2, 3), -3, 3), v(dtype, (3, 3, 2), -3, 3), Tout=dtype)
    for ta, tb in ((np.int8, np.int8), (np.uint8, np.uint8)):
        g.add("BatchMatMulV3", v(ta, (1, 2, 3), -100, 100), v(tb, (1, 3, 2), -100, 100), Tout=np.int32)
    g.add("MatMul", v(np.float32, (0, 3)), v(np.float32, (3, 2)))
    g.add("MatMul", v(np.float32, (2, 0)), v(np.float32, (0, 2)))
    g.add("MatMul", v(np.float32, (2, 3)), v(np.float32, (2, 3)))
    g.add("BatchMatMul", v(np.float32, (2, 2, 3)), v(np.float32, (3, 3, 2)))
    g.add("BatchMatMulV2", v(np.float32, (2, 2, 3)), v(np.float32, (3, 3, 2)))
    for equation, a, b in [
            ("ij,jk->ik", (2, 3), (3, 4)), ("bij,bjk->bik", (2, 2, 3), (2, 3, 2)),
            ("bqhd,bkhd->bhqk", (1, 2, 2, 3), (1, 4, 2, 3)), ("bhqk,bkhd->bqhd", (1, 2, 2, 3), (1, 3, 2, 2)),
            ("abc,cde->abde", (2, 2, 3), (3, 2, 2)), ("...ij,...jk->...ik", (2, 1, 2, 3), (3, 3, 2)),
            ("i,j->ij", (2,), (3,)), ("i,i->", (4,), (4,)), ("ij,ij->i", (2, 3), (2, 3)),
            ("ij,kj->ki", (2, 3), (4, 3)), ("...i,i->...", (2, 3, 4), (4,)), ("ij,jk->ki", (2, 3), (3, 4)),
            ("ij,jk->ik", (2, 3), (2, 4))]:
        g.add("Einsum", [v(np.float32, a), v(np.float32, b)], equation=equation)
    for dtype in FLOATS + COMPLEX + [np.int32, np.int64]:
        g.add("Einsum", [v(dtype, (2, 3), -3, 3), v(dtype, (3, 2), -3, 3)], equation="ab,bc->ac")
    for equation, shape in [("ij->ji", (2, 3)), ("ij->", (2, 3)), ("ii->i", (3, 3)), ("ijk->kj", (2, 3, 2)),
                            ("...ij->...ji", (2, 2, 3)), ("iij->j", (2, 2, 3))]:
        g.add("Einsum", [v(np.float32, shape)], equation=equation)


GROUPS = {"UnaryMath": unary, "BinaryMath": binary, "Compare": compare, "Cast": cast,
          "Reduction": reduction, "Products": product}
