"""Matmuls, diagonals, bands."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family, TYPES, types_of
from values import some, sizes

FAMILY = Family("matrices")

for dtype in types_of("MatMul"):
    x, w = some(dtype, (3, 4)), some(dtype, (4, 2), "w")
    FAMILY.add("MatMul", feed(x), feed(w), form="plain")
    FAMILY.add("MatMul", feed(x, some(dtype, (0, 4))), const(w), form="weights")
    FAMILY.add("MatMul", feed(x.T.copy()), feed(w.T.copy()), form="transposed", transpose_a=True, transpose_b=True)
    FAMILY.add("MatMul", const(x), feed(w.T.copy()), form="constant-left", transpose_b=True)
for op, attr in (("BatchMatMul", "T"), ("BatchMatMulV2", "T"), ("BatchMatMulV3", "Ta")):
    for dtype in types_of(op, attr):
        more = {"Tout": dtype} if op == "BatchMatMulV3" else {}
        x, y = some(dtype, (2, 3, 4)), some(dtype, (2, 4, 2), "y")
        FAMILY.add(op, feed(x), feed(y), form="plain", **more)
        FAMILY.add(
            op,
            feed(x.swapaxes(1, 2).copy()),
            feed(y.swapaxes(1, 2).copy()),
            form="adjoint",
            adj_x=True,
            adj_y=True,
            **more,
        )
        FAMILY.add(op, feed(x, x[:1]), feed(y, y[:1]), form="unknown", **more)
        if op != "BatchMatMul":
            FAMILY.add(op, feed(x[None]), feed(some(dtype, (3, 1, 4, 2))), form="broadcast", **more)
            FAMILY.add(op, feed(x), const(y[0]), form="weights", **more)
for dtype in types_of("Einsum"):

    def einsum(form: str, equation: str, *shapes: tuple[int, ...]) -> None:
        operands = [feed(some(dtype, shape, str(i))) for i, shape in enumerate(shapes)]
        FAMILY.add("Einsum", operands, form=form, equation=equation)

    einsum("matmul", "ij,jk->ik", (2, 3), (3, 4))
    einsum("batch", "bij,bkj->bik", (2, 3, 4), (2, 5, 4))
    einsum("outer", "i,j->ij", (3,), (4,))
    einsum("transpose", "abc->cab", (2, 3, 4))
    einsum("ellipsis", "...ij,jk->...ik", (2, 2, 3), (3, 2))
    einsum("sum", "ij->i", (2, 3))
for dtype in types_of("SparseMatMul", "Ta"):
    for other in types_of("SparseMatMul", "Tb"):
        FAMILY.add("SparseMatMul", feed(some(dtype, (3, 4))), feed(some(other, (4, 2))), form=f"by-{other}")

for dtype in TYPES:
    if dtype == "string":
        continue
    v, m, batch = some(dtype, (3,)), some(dtype, (3, 4)), some(dtype, (2, 3, 3))
    d2 = some(dtype, (2, 3), "d")
    FAMILY.add("BatchMatrixDiag", feed(d2), form="plain")
    FAMILY.add("MatrixDiag", feed(v), form="plain")
    FAMILY.add("MatrixDiag", sizes(dtype, (2, 3), (1, 3)), form="unknown")
    FAMILY.add("BatchMatrixDiagPart", feed(batch), form="plain")
    FAMILY.add("MatrixDiagPart", feed(m), form="wide")
    FAMILY.add("MatrixDiagPart", feed(batch, batch[:1]), form="unknown")
    FAMILY.add("BatchMatrixBandPart", feed(batch), const(np.int64(0)), const(np.int64(-1)), form="upper")
    FAMILY.add("MatrixBandPart", feed(m), const(np.int64(1)), const(np.int64(1)), form="band")
    FAMILY.add("MatrixBandPart", feed(batch, batch[:1]), const(np.int32(-1)), const(np.int32(0)), form="unknown")
    FAMILY.add("BatchMatrixSetDiag", feed(batch), feed(d2), form="plain")
    FAMILY.add("MatrixSetDiag", feed(batch), feed(d2), form="plain")
    FAMILY.add("MatrixSetDiag", feed(m), feed(v), form="wide")
    if dtype in types_of("Diag"):
        FAMILY.add("Diag", feed(v), form="plain")
        FAMILY.add("DiagPart", feed(batch[0]), form="plain")
    zero = const(np.zeros((), v.dtype))
    k = const(np.int32(0))
    FAMILY.add("MatrixDiagPartV2", feed(m), k, zero, form="main")
    FAMILY.add("MatrixDiagPartV3", feed(m), k, zero, form="main")
    size = const(np.int32(-1))
    FAMILY.add("MatrixDiagV2", feed(v), k, size, size, zero, form="main")
    FAMILY.add("MatrixDiagV3", feed(v), k, size, size, zero, form="main")
    FAMILY.add("MatrixSetDiagV2", feed(batch), feed(d2), k, form="main")
    FAMILY.add("MatrixSetDiagV3", feed(batch), feed(d2), k, form="main")
    if dtype == "float32":
        # TFLite's ops support the main diagonal only.
        one, band, facts = const(np.int32(1)), const(np.int32([-1, 1])), {"code": "unsupported-op"}
        FAMILY.add("MatrixDiagPartV3", feed(m), one, zero, form="above", **facts)
        FAMILY.add("MatrixDiagV3", feed(v), one, size, size, zero, form="above", **facts)
        FAMILY.add("MatrixSetDiagV3", feed(batch), feed(d2[:, :2]), one, form="above", **facts)
        FAMILY.add("MatrixDiagPartV3", feed(m), band, zero, form="band", **facts)
        FAMILY.add("MatrixDiagV3", feed(some(dtype, (3, 3))), band, size, size, zero, form="band", **facts)
