#!/usr/bin/env python3
"""Writes unittests/Shape/ShapeCases.txt: the shapes that TensorFlow infers.

Run it with a Python that has the pinned TensorFlow:

    python utils/dump-shape-cases.py [--only OP,OP...] [--output FILE]

The cases come from utils/shape_case_inputs.py (for ops with a function of their
own) and from the signatures of lib/Shape/ShapeFunctions.def. Every case is
tried with all sizes known, and with less and less known: without the first
size of each input, without every other size, without ranks, and with unknown
contents of constants. TensorFlow's shape functions see a graph with one
placeholder or constant for each input.
"""

import argparse
import os
import pathlib
import re
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import numpy as np
import tensorflow as tf
from tensorflow.core.framework import attr_value_pb2, graph_pb2
from tensorflow.python.framework import op_def_registry
from tensorflow.python.framework import tensor_util
from tensorflow.python.ops import handle_data_util

import shape_case_inputs
from shape_case_inputs import Input, Op

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEF = ROOT / "lib/Shape/ShapeFunctions.def"

HEADER = """\
# What TensorFlow infers. Written by utils/dump-shape-cases.py; do not edit.
#
#   tensorflow VERSION
#   Op {attributes, in MLIR's notation}
#     INPUT ... -> OUTPUT ... [~ OUTPUT ...]
#     INPUT ... fails
#
# INPUT is TYPE[2,?,3], or TYPE* if the rank is unknown; a constant goes on with
# =1,2,3 (its elements), a handle with <TYPE[2];TYPE[3]> (what it points to).
# OUTPUT is [2,?,3] or *, followed by the handle's types. After ~ follows the
# shape that TensorFlow infers when all sizes and contents are known; the shape
# inferred from less must not contradict it.
"""

MLIR_TYPES = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64",
    "bool": "i1", "complex64": "complex<f32>", "complex128": "complex<f64>",
}


def mlir_type(dtype):
    name = tf.dtypes.as_dtype(dtype).base_dtype.name
    return MLIR_TYPES.get(name, f"!tf_type.{name}")


# ---------------------------------------------------------------------------
# Attributes
# ---------------------------------------------------------------------------


def attr_text(value):
    """An AttrValue in MLIR's notation."""
    kind = value.WhichOneof("value")
    if kind == "s":
        return '"' + value.s.decode("latin-1").replace("\\", "\\\\").replace(
            '"', '\\"').replace("\n", "\\0A").replace("\t", "\\09") + '"'
    if kind == "i":
        return str(value.i)
    if kind == "f":
        return f"{value.f!r} : f32" if "." in repr(value.f) or "e" in repr(
            value.f) else f"{value.f!r}.0 : f32"
    if kind == "b":
        return "true" if value.b else "false"
    if kind == "type":
        return mlir_type(value.type)
    if kind == "shape":
        return shape_attr_text(value.shape)
    if kind == "func":
        return f"@{value.func.name}"
    if kind == "tensor":
        array = tensor_util.MakeNdarray(value.tensor)
        dims = "".join(f"{d}x" for d in array.shape)
        return (f"dense<{array.tolist()}> : "
                f"tensor<{dims}{mlir_type(array.dtype.name)}>")
    if kind == "list":
        items = []
        for field in ("s", "i", "f", "b", "type", "shape", "func"):
            for item in getattr(value.list, field):
                one = attr_value_pb2.AttrValue()
                if field in ("shape", "func"):
                    getattr(one, field).CopyFrom(item)
                else:
                    setattr(one, field, item)
                items.append(attr_text(one))
        return "[" + ", ".join(items) + "]"
    raise ValueError(f"attribute kind {kind}")


def shape_attr_text(proto):
    if proto.unknown_rank:
        return "#tf_type.shape<*>"
    dims = "x".join("?" if d.size < 0 else str(d.size) for d in proto.dim)
    return f"#tf_type.shape<{dims}>"


def to_attr(value, kind):
    """A Python value as an AttrValue of the OpDef's attribute type."""
    result = attr_value_pb2.AttrValue()
    if kind.startswith("list("):
        result.list.SetInParent()
        for item in value:
            one = to_attr(item, kind[5:-1])
            field = one.WhichOneof("value")
            if field in ("shape", "func"):
                getattr(result.list, field).add().CopyFrom(
                    getattr(one, field))
            else:
                getattr(result.list, field).append(getattr(one, field))
        return result
    if kind == "string":
        result.s = value.encode() if isinstance(value, str) else value
    elif kind == "int":
        result.i = value
    elif kind == "float":
        result.f = value
    elif kind == "bool":
        result.b = value
    elif kind == "type":
        result.type = tf.dtypes.as_dtype(value).as_datatype_enum
    elif kind == "shape":
        result.shape.CopyFrom(tf.TensorShape(value).as_proto())
    elif kind == "tensor":
        result.tensor.CopyFrom(tensor_util.make_tensor_proto(value))
    elif kind == "func":
        result.func.name = value
    else:
        raise ValueError(f"attribute type {kind}")
    return result


# ---------------------------------------------------------------------------
# One op in a graph
# ---------------------------------------------------------------------------


class Skip(Exception):
    """This variant is invalid."""


def add_node(graph, name, op, inputs=(), **attrs):
    node = graph.node.add(name=name, op=op)
    node.input.extend(inputs)
    for key, value in attrs.items():
        node.attr[key].CopyFrom(value)
    return name


def type_value(dtype):
    return attr_value_pb2.AttrValue(
        type=tf.dtypes.as_dtype(dtype).as_datatype_enum)


def shape_value(shape):
    return attr_value_pb2.AttrValue(shape=tf.TensorShape(shape).as_proto())


def const_node(graph, name, array, dtype):
    tensor = tensor_util.make_tensor_proto(array, dtype=dtype)
    value = attr_value_pb2.AttrValue()
    value.tensor.CopyFrom(tensor)
    return add_node(graph, name, "Const", dtype=type_value(dtype), value=value)


def add_handle(graph, name, spec, is_table):
    """A node whose result is a handle with the types of `spec`."""
    if spec.dtype == "variant":
        (dtype, shape), = spec.handle
        if shape is None:
            const_node(graph, name + "_shape", np.int32(-1), "int32")
        else:
            dims = [-1 if d is None else d for d in shape]
            const_node(graph, name + "_shape", np.array(dims, np.int32),
                       "int32")
        const_node(graph, name + "_size", np.int32(4), "int32")
        return add_node(graph, name, "TensorListReserve",
                        [name + "_shape", name + "_size"],
                        element_dtype=type_value(dtype),
                        shape_type=type_value("int32"))
    if is_table:
        (key, _), (value, value_shape) = spec.handle
        return add_node(graph, name, "MutableHashTableOfTensorsV2",
                        key_dtype=type_value(key),
                        value_dtype=type_value(value),
                        value_shape=shape_value(value_shape))
    (dtype, shape), = spec.handle
    if spec.shape == (2,):
        const_node(graph, name + "_size", np.int32(4), "int32")
        identical = attr_value_pb2.AttrValue(b=True)
        return add_node(graph, name, "TensorArrayV3", [name + "_size"],
                        dtype=type_value(dtype),
                        element_shape=shape_value(shape),
                        identical_element_shapes=identical)
    return add_node(graph, name, "VarHandleOp", dtype=type_value(dtype),
                    shape=shape_value(shape))


def add_input(graph, index, spec, is_ref):
    name = f"in{index}"
    if spec.handle:
        return add_handle(graph, name, spec, len(spec.handle) == 2)
    if is_ref:
        return add_node(graph, name, "VariableV2", dtype=type_value(spec.dtype),
                        shape=shape_value(spec.shape))
    if spec.value is not None:
        return const_node(graph, name, spec.value, spec.dtype)
    return add_node(graph, name, "Placeholder", dtype=type_value(spec.dtype),
                    shape=shape_value(spec.shape))


def output_handle(tensor):
    if tensor.dtype.base_dtype not in (tf.resource, tf.variant):
        return ""
    data = handle_data_util.get_resource_handle_data(tensor)
    if not data.is_set:
        return ""
    return "<" + ";".join(
        tf.dtypes.as_dtype(e.dtype).name + shape_text(tf.TensorShape(e.shape))
        for e in data.shape_and_type) + ">"


def shape_text(shape):
    if shape is None:
        return "*"
    if isinstance(shape, tf.TensorShape):
        if shape.rank is None:
            return "*"
        shape = shape.as_list()
    return "[" + ",".join("?" if d is None else str(d) for d in shape) + "]"


class Node:
    """An op with its attributes, ready to be inferred for any inputs."""

    def __init__(self, op):
        self.op = op
        self.op_def = op_def_registry.get(op.name)
        self.refs = []
        self.attrs = {}
        self.bind()

    def bind(self):
        """Derived attributes follow from the inputs; the others are given."""
        given = dict(self.op.attrs)
        kinds = {a.name: a.type for a in self.op_def.attr}
        position = 0
        inputs = self.op.inputs
        for arg in self.op_def.input_arg:
            count = 1
            if arg.number_attr:
                given.setdefault(arg.number_attr, self.op.counts.get(
                    arg.name, self.list_length(position)))
                count = given[arg.number_attr]
            elif arg.type_list_attr:
                count = self.op.counts.get(arg.name,
                                           self.list_length(position))
                given.setdefault(arg.type_list_attr, [
                    i.dtype for i in inputs[position:position + count]])
            if arg.type_attr and count and position < len(inputs):
                given.setdefault(arg.type_attr, inputs[position].dtype)
            position += count
            self.refs += [arg.is_ref] * count
        for attr in self.op_def.attr:
            if attr.name in given:
                self.attrs[attr.name] = to_attr(given[attr.name],
                                                kinds[attr.name])
            elif attr.HasField("default_value"):
                continue
            else:
                self.attrs[attr.name] = to_attr(
                    shape_case_inputs.default_attr(attr), attr.type)

    def list_length(self, position):
        """The only list argument takes the inputs that single arguments leave."""
        single = sum(not (a.number_attr or a.type_list_attr)
                     for a in self.op_def.input_arg)
        return len(self.op.inputs) - single

    def infer(self, inputs):
        """The shapes TensorFlow infers; None if it refuses."""
        graph = graph_pb2.GraphDef()
        graph.versions.producer = 2000
        if self.op_def.deprecation.version:
            graph.versions.producer = self.op_def.deprecation.version - 1
        names = [add_input(graph, i, spec, self.refs[i])
                 for i, spec in enumerate(inputs)]
        add_node(graph, "op", self.op.name, names, **self.attrs)
        with tf.Graph().as_default() as g:
            try:
                tf.graph_util.import_graph_def(graph, name="")
            except (ValueError, tf.errors.OpError) as error:
                self.error = str(error)
                return None
            op = g.get_operation_by_name("op")
            return [shape_text(t.shape) + output_handle(t) for t in op.outputs]


# ---------------------------------------------------------------------------
# Less precise variants
# ---------------------------------------------------------------------------


def variants(inputs):
    def each(change):
        return [change(i) if not i.fixed else i for i in inputs]

    yield each(lambda i: i.without_dims(lambda axis: axis == 0))
    yield each(lambda i: i.without_dims(lambda axis: axis % 2 == 1))
    yield each(lambda i: i.without_dims(lambda axis: True))
    yield each(lambda i: i.without_rank())
    for k, spec in enumerate(inputs):
        if spec.value is not None and not spec.fixed:
            yield inputs[:k] + [spec.without_value()] + inputs[k + 1:]
        elif len(inputs) > 1 and not spec.fixed:
            yield inputs[:k] + [spec.without_rank()] + inputs[k + 1:]


def lines_for(op, limit):
    node = Node(op)
    static = node.infer(op.inputs)
    text = " ".join(map(str, op.inputs))
    if static is None:
        if not op.fails:
            raise ValueError(f"{op.name} {text} refused: {node.error}")
        return node, [f"  {text} fails".rstrip()]
    if op.fails:
        raise ValueError(f"{op.name} {text} should fail")
    result = [f"  {text} -> {' '.join(static)}".rstrip()]
    seen = {text}
    for inputs in variants(list(op.inputs)):
        text = " ".join(map(str, inputs))
        if text in seen or len(result) >= limit:
            continue
        seen.add(text)
        shapes = node.infer(inputs)
        if shapes is None:
            continue
        line = f"  {text} -> {' '.join(shapes)}"
        if shapes != static:
            line += " ~ " + " ".join(static)
        result.append(line.rstrip())
    return node, result


def read_rows():
    text = re.sub(r"//[^\n]*", "", DEF.read_text())
    rows = re.findall(
        r'TFUSE_SHAPE(?:_SIGNATURE)?\(\s*(\w+),\s*(?:"([^"]*)"|(\w+))\)', text)
    return [row for row in rows if row[0] not in ("op", "Op")]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--output", type=pathlib.Path,
                        default=ROOT / "unittests/Shape/ShapeCases.txt")
    parser.add_argument("--only", help="ops, separated by commas")
    args = parser.parse_args()
    wanted = set(args.only.split(",")) if args.only else None

    blocks, problems = {}, []
    for name, signature, function in read_rows():
        if wanted and name not in wanted:
            continue
        op_def = op_def_registry.get(name)
        if op_def is None:
            problems.append(f"{name}: not in the registry")
            continue
        try:
            ops = shape_case_inputs.cases(op_def, signature or None, function)
        except Exception as error:  # pylint: disable=broad-except
            problems.append(f"{name}: {error!r}")
            continue
        if not ops:
            problems.append(f"{name} ({function}): no inputs")
        for op in ops:
            try:
                node, lines = lines_for(op, 3 if function == "unchanged" else 7)
            except Exception as error:  # pylint: disable=broad-except
                problems.append(f"{name}: {str(error)[:300]}")
                continue
            attrs = ", ".join(f"{k} = {attr_text(v)}"
                              for k, v in sorted(node.attrs.items()))
            key = f"{name} {{{attrs}}}"
            block = blocks.setdefault(key, [])
            block += [line for line in lines if line not in block]
    for problem in problems:
        print(problem, file=sys.stderr)
    with open(args.output, "w", encoding="utf-8") as out:
        out.write(HEADER)
        out.write(f"tensorflow {tf.__version__}\n")
        for key, lines in blocks.items():
            out.write(key + "\n" + "\n".join(lines) + "\n")
    covered = {key.split(" ")[0] for key in blocks}
    print(f"{len(covered)} ops, {sum(map(len, blocks.values()))} cases, "
          f"{len(problems)} problems", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
