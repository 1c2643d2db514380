"""Models of one op with invalid or extreme sizes, axes and indices.

A row of `OPS` is an op with good operands and attributes; sizes, axes and indices are `Vary`ed. Each variant comes with the data operand as an input and as a constant, so that shapes
are inferred, constants folded and ops lowered with the bad value.
`hostile_refused.json` names the variants that TensorFlow refuses to run (`record_hostile.py`).
"""

from __future__ import annotations

import dataclasses
import fnmatch
import itertools
import json
import pathlib
from collections.abc import Iterator, Sequence

from graph_files import (
    BOOL, FLOAT, INT32, INT64, STRING, VARIANT, Graph, of_bool, of_float, of_int, of_ints, of_shape,
    of_string, of_type, of_types,
)  # fmt: skip

REFUSED = pathlib.Path(__file__).resolve().parent / "hostile_refused.json"

SCALARS = (-(2**31), -5, -1, 0, 3, 7, 1000, 2**31 - 1)
WIDE = (-(2**63), -(2**31), -5, -1, 0, 3, 7, 2**31, 2**62, 2**63 - 1)


@dataclasses.dataclass(frozen=True)
class Data:
    """A data operand: an input of the model, or a constant."""

    dims: tuple[int, ...]
    dtype: int = FLOAT


@dataclasses.dataclass(frozen=True)
class Fixed:
    """A valid constant operand."""

    dims: tuple[int, ...]
    values: tuple
    dtype: int = INT32


@dataclasses.dataclass(frozen=True)
class Vary:
    """A constant operand of integers, or an attribute: an integer, or a list of them."""

    values: tuple[int, ...]
    dims: tuple[int, ...] | None = None  # of an operand; None: a vector
    dtype: int = INT32
    scalar: bool = False

    def variants(self) -> Iterator[tuple[str, Vary]]:
        pool = WIDE if self.dtype == INT64 else SCALARS
        if self.scalar:
            for value in pool:
                yield str(value), dataclasses.replace(self, values=(value,))
            return
        count = len(self.values)
        for value in pool:
            for place in {0, count - 1} if count else ():
                changed = (*self.values[:place], value, *self.values[place + 1 :])
                yield f"{value} at {place}", dataclasses.replace(self, values=changed)
            if count > 1:
                yield f"all {value}", dataclasses.replace(self, values=(value,) * count)
        if self.dims is None:
            yield "none", dataclasses.replace(self, values=())
            longer = (*self.values, *self.values, 1)
            yield "too many", dataclasses.replace(self, values=longer)
            yield "300", dataclasses.replace(self, values=(1,) * 300)


def scalar(value: int, dtype: int = INT32) -> Vary:
    return Vary((value,), (), dtype, scalar=True)


def vector(*values: int, dtype: int = INT32) -> Vary:
    return Vary(values, dtype=dtype)


def matrix(rows: int, *values: int) -> Vary:
    return Vary(values, (rows, len(values) // rows))


def number(value: int) -> Vary:
    """An attribute that is an integer."""
    return Vary((value,), dtype=INT64, scalar=True)


def numbers(*values: int) -> Vary:
    """An attribute that is a list of integers."""
    return Vary(values, dtype=INT64)


T = {"T": of_type(FLOAT)}
X = Data((2, 3))
IMAGE = Data((1, 4, 4, 8))
FILTER = Fixed((2, 2, 8, 2), (0.5,), FLOAT)
IDS = Data((3,), INT32)
HALF = Fixed((), (0.5,), FLOAT)
SAME = {"padding": of_string("SAME")}
INDEX = {"Index": of_type(INT32)}

# Name -> (op, operands, attributes).
OPS: dict[str, tuple[str, Sequence, dict]] = {
    **{
        op: (op, [X, vector(1)], {"keep_dims": of_bool(False), **T})
        for op in ("Sum", "Mean", "Max", "Min", "Prod")
    },
    "All": ("All", [Data((2, 3), BOOL), vector(1)], {}),
    "Any": ("Any", [Data((2, 3), BOOL), vector(1)], {}),
    "ArgMax": ("ArgMax", [X, scalar(1)], T),
    "ArgMin": ("ArgMin", [X, scalar(1)], T),
    "Cumsum": ("Cumsum", [X, scalar(1)], T),
    "Cumprod": ("Cumprod", [X, scalar(1)], T),
    "ConcatV2": ("ConcatV2", [X, X, scalar(1)], {"N": of_int(2), **T}),
    "Concat": ("Concat", [scalar(1), X, X], {"N": of_int(2), **T}),
    "Pack": ("Pack", [X, X], {"N": of_int(2), "axis": number(0), **T}),
    "Unpack": ("Unpack", [X], {"num": number(2), "axis": number(0), **T}),
    "Split": ("Split", [scalar(0), X], {"num_split": number(2), **T}),
    "SplitV": ("SplitV", [X, vector(1, 1), scalar(0)], {"num_split": of_int(2), "Tlen": of_type(INT32), **T}),
    "GatherV2": (
        "GatherV2", [X, vector(0, 1), scalar(0)],
        {"batch_dims": number(0), "Tparams": of_type(FLOAT), "Tindices": of_type(INT32), "Taxis": of_type(INT32)},
    ),
    "Gather": ("Gather", [X, vector(0, 1)], {"Tparams": of_type(FLOAT), "Tindices": of_type(INT32)}),
    "GatherNd": ("GatherNd", [X, matrix(1, 0, 1)], {"Tparams": of_type(FLOAT), "Tindices": of_type(INT32)}),
    "Squeeze": ("Squeeze", [Data((1, 3, 1))], {"squeeze_dims": numbers(0), **T}),
    "ExpandDims": ("ExpandDims", [X, scalar(0)], T),
    "Reshape": ("Reshape", [X, vector(3, 2)], T),
    "Reshape int64": ("Reshape", [X, vector(3, 2, dtype=INT64)], {"Tshape": of_type(INT64), **T}),
    "Transpose": ("Transpose", [X, vector(1, 0)], T),
    "Tile": ("Tile", [X, vector(2, 2)], T),
    "Tile int64": ("Tile", [X, vector(2, 2, dtype=INT64)], {"Tmultiples": of_type(INT64), **T}),
    "BroadcastTo": ("BroadcastTo", [X, vector(4, 2, 3)], T),
    "BroadcastTo int64": ("BroadcastTo", [X, vector(4, 2, 3, dtype=INT64)], {"Tidx": of_type(INT64), **T}),
    "Fill": ("Fill", [vector(2, 3), HALF], T),
    "Fill int64": ("Fill", [vector(2, 3, dtype=INT64), HALF], {"index_type": of_type(INT64), **T}),
    "Range": ("Range", [scalar(0), scalar(10), scalar(2)], {}),
    "Range int64": (
        "Range", [scalar(0, INT64), scalar(10, INT64), scalar(2, INT64)], {"Tidx": of_type(INT64)}
    ),
    "LinSpace": ("LinSpace", [HALF, Fixed((), (2.0,), FLOAT), scalar(3)], T),
    "Pad": ("Pad", [X, matrix(2, 1, 1, 1, 1)], T),
    "PadV2": ("PadV2", [X, matrix(2, 1, 1, 1, 1), HALF], T),
    "MirrorPad": ("MirrorPad", [X, matrix(2, 1, 1, 1, 1)], {"mode": of_string("REFLECT"), **T}),
    "OneHot": (
        "OneHot", [IDS, scalar(4), HALF, HALF], {"axis": number(-1), "TI": of_type(INT32), **T}
    ),
    "Slice": ("Slice", [X, vector(0, 1), vector(1, 2)], {**INDEX, **T}),
    "StridedSlice": (
        "StridedSlice", [X, vector(0, 1), vector(2, 3), vector(1, 1)],
        {
            "begin_mask": number(0), "end_mask": number(0), "ellipsis_mask": number(0),
            "new_axis_mask": number(0), "shrink_axis_mask": number(0), **INDEX, **T,
        },
    ),
    "ReverseV2": ("ReverseV2", [X, vector(1)], T),
    "ReverseSequence": (
        "ReverseSequence", [X, vector(1, 2)],
        {"seq_dim": number(1), "batch_dim": number(0), "Tlen": of_type(INT32), **T},
    ),
    "Roll": ("Roll", [X, vector(1), vector(0)], {"Tshift": of_type(INT32), "Taxis": of_type(INT32), **T}),
    "TopKV2": ("TopKV2", [X, scalar(2)], T),
    "DepthToSpace": ("DepthToSpace", [IMAGE], {"block_size": number(2), **T}),
    "SpaceToDepth": ("SpaceToDepth", [IMAGE], {"block_size": number(2), **T}),
    "SpaceToBatchND": ("SpaceToBatchND", [IMAGE, vector(2, 2), matrix(2, 0, 0, 0, 0)], T),
    "BatchToSpaceND": (
        "BatchToSpaceND", [Data((4, 2, 2, 1)), vector(2, 2), matrix(2, 0, 0, 0, 0)], T
    ),
    "Conv2D": (
        "Conv2D", [IMAGE, FILTER],
        {"strides": numbers(1, 1, 1, 1), "dilations": numbers(1, 1, 1, 1), **SAME, **T},
    ),
    "Conv2D of explicit padding": (
        "Conv2D", [IMAGE, FILTER],
        {
            "strides": of_ints([1, 1, 1, 1]), "padding": of_string("EXPLICIT"),
            "explicit_paddings": numbers(0, 0, 1, 1, 1, 1, 0, 0), **T,
        },
    ),
    "DepthwiseConv2dNative": (
        "DepthwiseConv2dNative", [IMAGE, Fixed((2, 2, 8, 1), (0.5,), FLOAT)],
        {"strides": numbers(1, 1, 1, 1), "dilations": numbers(1, 1, 1, 1), **SAME, **T},
    ),
    "Conv2DBackpropInput": (
        "Conv2DBackpropInput", [vector(1, 4, 4, 8), FILTER, Data((1, 4, 4, 2))],
        {"strides": numbers(1, 1, 1, 1), **SAME, **T},
    ),
    "Conv3D": (
        "Conv3D", [Data((1, 3, 3, 3, 1)), Fixed((2, 2, 2, 1, 1), (0.5,), FLOAT)],
        {"strides": numbers(1, 1, 1, 1, 1), "dilations": numbers(1, 1, 1, 1, 1), **SAME, **T},
    ),
    "MaxPool": ("MaxPool", [IMAGE], {"ksize": numbers(1, 2, 2, 1), "strides": numbers(1, 2, 2, 1), **SAME, **T}),
    "AvgPool": ("AvgPool", [IMAGE], {"ksize": numbers(1, 2, 2, 1), "strides": numbers(1, 2, 2, 1), **SAME, **T}),
    "MaxPool3D": (
        "MaxPool3D", [Data((1, 3, 3, 3, 1))],
        {"ksize": numbers(1, 2, 2, 2, 1), "strides": numbers(1, 2, 2, 2, 1), **SAME, **T},
    ),
    "ResizeBicubic": ("ResizeBicubic", [IMAGE, vector(2, 2)], T),
    "ResizeBilinear": ("ResizeBilinear", [IMAGE, vector(2, 2)], T),
    "ResizeNearestNeighbor": ("ResizeNearestNeighbor", [IMAGE, vector(2, 2)], T),
    "CropAndResize": (
        "CropAndResize",
        [IMAGE, Fixed((1, 4), (0.0, 0.0, 1.0, 1.0), FLOAT), vector(0), vector(2, 2)], T,
    ),
    "LRN": ("LRN", [IMAGE], {"depth_radius": number(2), **T}),
    "ExtractImagePatches": (
        "ExtractImagePatches", [IMAGE],
        {"ksizes": numbers(1, 2, 2, 1), "strides": numbers(1, 1, 1, 1), "rates": numbers(1, 1, 1, 1), **SAME, **T},
    ),
    "MatrixDiagV3": ("MatrixDiagV3", [X, scalar(0), scalar(-1), scalar(-1), HALF], T),
    "MatrixBandPart": (
        "MatrixBandPart", [X, scalar(1, INT64), scalar(1, INT64)], {"Tindex": of_type(INT64), **T}
    ),
    "Bincount": ("Bincount", [IDS, scalar(4), Fixed((3,), (1.0,), FLOAT)], T),
    "DenseBincount": (
        "DenseBincount", [IDS, scalar(4), Fixed((3,), (1.0,), FLOAT)], {"Tidx": of_type(INT32), **T}
    ),
    "UnsortedSegmentSum": (
        "UnsortedSegmentSum", [Data((3, 2)), vector(0, 1, 0), scalar(2)],
        {"Tindices": of_type(INT32), "Tnumsegments": of_type(INT32), **T},
    ),
    "SegmentSum": ("SegmentSum", [Data((3, 2)), vector(0, 1, 1)], {"Tindices": of_type(INT32), **T}),
    "ScatterNd": ("ScatterNd", [matrix(2, 0, 1), Data((2,)), vector(4)], {"Tindices": of_type(INT32), **T}),
    "TensorScatterUpdate": (
        "TensorScatterUpdate", [Data((4,)), matrix(2, 0, 1), Data((2,))], {"Tindices": of_type(INT32), **T}
    ),
    "SparseToDense": (
        "SparseToDense", [matrix(2, 0, 1), vector(4), Data((2,)), HALF], {"Tindices": of_type(INT32), **T}
    ),
    "RandomUniform": ("RandomUniform", [vector(2, 3)], {"dtype": of_type(FLOAT), "T": of_type(INT32)}),
    "Multinomial": ("Multinomial", [X, scalar(3)], T),
    "NonMaxSuppressionV3": (
        "NonMaxSuppressionV3", [Data((2, 4)), Data((2,)), scalar(2), HALF, HALF], T
    ),
    "RFFT": ("RFFT", [Data((8,)), vector(8)], {}),
    "RFFT2D": ("RFFT2D", [Data((4, 4)), vector(4, 4)], {}),
    "BatchMatMulV2": ("BatchMatMulV2", [Data((2, 3)), Data((2, 3))], T),
    "MatMul": ("MatMul", [Data((2, 3)), Data((2, 3))], T),
    "AddV2": ("AddV2", [Data((2, 3)), Data((4,))], T),
    "BiasAdd": ("BiasAdd", [Data((2, 3)), Data((4,))], T),
    "Softmax of a scalar": ("Softmax", [Data(())], T),
    "EmptyTensorList": (
        "EmptyTensorList", [vector(2), scalar(3)],
        {"element_dtype": of_type(FLOAT), "shape_type": of_type(INT32)},
    ),
    "TensorListReserve": (
        "TensorListReserve", [vector(2), scalar(3)],
        {"element_dtype": of_type(FLOAT), "shape_type": of_type(INT32)},
    ),
    "TensorListFromTensor": (
        "TensorListFromTensor", [X, vector(3)],
        {"element_dtype": of_type(FLOAT), "shape_type": of_type(INT32)},
    ),
    "DynamicStitch": ("DynamicStitch", [vector(0, 1), Data((2, 3))], {"N": of_int(1), **T}),
    "InTopKV2": ("InTopKV2", [X, vector(0, 1), scalar(2)], {"T": of_type(INT32)}),
}  # fmt: skip

# A following stack op uses the list, which would be dead otherwise.
LISTS = {"EmptyTensorList", "TensorListReserve", "TensorListFromTensor"}


def build(op: str, operands: Sequence, attributes: dict, constant: bool, stacked: bool) -> Graph:
    graph = Graph()
    names = []
    for operand in operands:
        if isinstance(operand, Vary):
            dims = (len(operand.values),) if operand.dims is None else operand.dims
            names.append(graph.constant(operand.dtype, dims, operand.values))
        elif isinstance(operand, Fixed):
            names.append(graph.constant(operand.dtype, operand.dims, operand.values))
        elif constant:
            value = 1 if operand.dtype in (INT32, BOOL) else 1.5
            values = [value, 0] if operand.dims else [value]
            names.append(graph.constant(operand.dtype, operand.dims, values))
        else:
            names.append(graph.placeholder(operand.dims, operand.dtype))
    encoded = {
        key: (of_int(value.values[0]) if value.scalar else of_ints(value.values))
        if isinstance(value, Vary)
        else value
        for key, value in attributes.items()
    }
    result = graph.add(op, *names, name="bad", **encoded)
    if stacked:
        result = graph.add(
            "TensorListStack", result, graph.int32(-1), name="stack", element_dtype=of_type(FLOAT)
        )
    wide = op == "Range" and "Tidx" in attributes
    graph.add("Identity", result, name="y", T=of_type(INT64 if wide else result_type(op)))
    return graph


def result_type(op: str) -> int:
    if op in ("All", "Any", "InTopKV2"):
        return BOOL
    if op in ("ArgMax", "ArgMin", "Multinomial"):
        return INT64
    if op in ("Range", "NonMaxSuppressionV3"):
        return INT32
    return 8 if op.startswith("RFFT") else FLOAT


def variants() -> Iterator[tuple[str, tuple]]:
    """Yields the name of each variant and the arguments of `build`."""
    for name, (op, operands, attributes) in OPS.items():
        kinds = [False, True] if any(isinstance(o, Data) for o in operands) else [True]
        changes: list[tuple[str, Sequence, dict]] = []
        if not any(isinstance(v, Vary) for v in itertools.chain(operands, attributes.values())):
            changes.append(("that does not fit", operands, attributes))
        for i, operand in enumerate(operands):
            if isinstance(operand, Vary):
                for text, other in operand.variants():
                    changed = [*operands[:i], other, *operands[i + 1 :]]
                    changes.append((f"operand {i} {text}", changed, attributes))
        for key, value in attributes.items():
            if isinstance(value, Vary):
                for text, other in value.variants():
                    changes.append((f"{key} {text}", operands, {**attributes, key: other}))
        for text, changed, attrs in changes:
            for constant in kinds:
                kind = "constant" if constant else "input"
                yield f"{name}, {text}, {kind}", (op, changed, attrs, constant, op in LISTS)


# Variants that TensorFlow rejects but tfuse converts, and why.
KNOWN = {
    "StridedSlice, *_mask *": "the bits of a mask beyond those of the operands mean nothing",
    "LRN, depth_radius *": "the radius is a number that LiteRT's kernel clips",
    "MatrixBandPart, operand *, input": "a band wider than the matrix is the whole matrix",
    "Conv2DBackpropInput, operand 0 * at 3, input": "the depth follows from the filter",
    "ReverseSequence, seq_dim *": "seq_dim must not be batch_dim; the lengths are all there is",
    "SparseToDense, operand 0 all *": "indices that repeat",
    "SparseToDense, operand 1 too many, input": "a shape of another rank than the indices",
    "SegmentSum, operand 1 too many, input": "more segment numbers than rows",
}


def is_known(name: str) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in KNOWN)


def refused() -> set[str]:
    """The variants that TensorFlow refuses."""
    return set(json.loads(REFUSED.read_text()))
