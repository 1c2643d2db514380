#!/usr/bin/env python3
"""Writes TensorFlow's op registry to lib/Dialect/TF/IR/OpRegistry.txt.

Run it with a Python that has the pinned TensorFlow:

    python utils/dump-op-registry.py [--output FILE]

Everything tfuse knows about TensorFlow ops (argument lists, attributes,
defaults, statefulness) comes from that file; utils/gen-op-table.py turns it
into a C++ table at build time. The format is explained in the file's header.
"""

import argparse
import os
import pathlib
import re
import struct
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import numpy as np
import tensorflow as tf
from tensorflow.core.framework import op_def_pb2, types_pb2
from tensorflow.python.client import pywrap_tf_session

PINNED = "2.21"

HEADER = """\
# The op registry of TensorFlow, as data. Written by utils/dump-op-registry.py;
# do not edit. Read at build time by utils/gen-op-table.py.
#
#   tensorflow VERSION
#   dtype NUMBER ENUM_NAME SHORT_NAME BYTES      (0 bytes: no fixed size)
#   op NAME [stateful] [commutative] [aggregate] [allows_uninitialized_input]
#           [distributed] [deprecated=GRAPH_VERSION]
#     in ARG / out ARG                           (in the order of the op)
#     control_output NAME
#     attr NAME TYPE [minimum=N] [allowed=LIST] [default=VALUE]
#
# Ops are sorted by name and hold one indented line per argument and attribute.
# ARG is NAME, then one of type=DTYPE, type_attr=ATTR or type_list_attr=ATTR,
# then optionally number_attr=ATTR (a list of that many tensors) and is_ref.
# TYPE is string, int, float, bool, type, shape, tensor, func or list(...).
# VALUE, by type:
#   string  "text"; bytes outside printable ASCII are \\xNN, also \\n \\t \\" \\\\
#   int     decimal              float   shortest decimal, inf, -inf, nan
#   bool    true, false          type    short name of the dtype
#   shape   [2,?,3], * if the rank is unknown
#   tensor  uint8[4]:ff0000ff (little-endian bytes), string[2]:["a","b"]
#   func    @name                list    [VALUE,VALUE]
"""

FLAGS = [
    ("is_stateful", "stateful"),
    ("is_commutative", "commutative"),
    ("is_aggregate", "aggregate"),
    ("allows_uninitialized_input", "allows_uninitialized_input"),
    ("is_distributed_communication", "distributed"),
]

NAME = re.compile(r"[A-Za-z0-9_.>/-]+")


def name(text):
    assert NAME.fullmatch(text), f"name {text!r} does not fit the format"
    return text


def dtype(number):
    if number == types_pb2.DT_INVALID:
        return "invalid"
    return tf.as_dtype(number).name


def string(value):
    escapes = {ord("\n"): "\\n", ord("\t"): "\\t", ord('"'): '\\"', ord("\\"): "\\\\"}

    def one(byte):
        if byte in escapes:
            return escapes[byte]
        return chr(byte) if 0x20 <= byte < 0x7F else f"\\x{byte:02x}"

    return '"' + "".join(map(one, value)) + '"'


def float32(value):
    text = str(np.float32(value))
    # The generator reads the decimal as a double: prove that nothing is lost.
    assert struct.pack("<f", float(text)) == struct.pack("<f", value), text
    return text


def shape(proto):
    if proto.unknown_rank:
        return "*"
    dims = ("?" if d.size < 0 else str(d.size) for d in proto.dim)
    return "[" + ",".join(dims) + "]"


def tensor(proto):
    array = tf.make_ndarray(proto)
    if proto.dtype == types_pb2.DT_STRING:
        content = "[" + ",".join(string(s) for s in array.flat) + "]"
    else:
        content = array.astype(array.dtype.newbyteorder("<")).tobytes().hex()
    return dtype(proto.dtype) + shape(proto.tensor_shape) + ":" + content


def func(proto):
    assert not proto.attr, f"default function {proto.name} has attributes"
    return "@" + name(proto.name)


# Attribute type -> (field of AttrValue and of AttrValue.ListValue, printer).
ELEMENT = {
    "string": ("s", string),
    "int": ("i", str),
    "float": ("f", float32),
    "bool": ("b", lambda b: "true" if b else "false"),
    "type": ("type", dtype),
    "shape": ("shape", shape),
    "tensor": ("tensor", tensor),
    "func": ("func", func),
}


def value(attr_type, proto):
    if attr_type.startswith("list("):
        field, show = ELEMENT[attr_type[len("list(") : -1]]
        return "[" + ",".join(show(v) for v in getattr(proto.list, field)) + "]"
    field, show = ELEMENT[attr_type]
    return show(getattr(proto, field))


def arg_line(keyword, arg):
    words = [keyword, name(arg.name)]
    if arg.type_list_attr:
        words.append("type_list_attr=" + name(arg.type_list_attr))
    elif arg.type_attr:
        words.append("type_attr=" + name(arg.type_attr))
    else:
        words.append("type=" + dtype(arg.type))
    if arg.number_attr:
        words.append("number_attr=" + name(arg.number_attr))
    if arg.is_ref:
        words.append("is_ref")
    return "  " + " ".join(words)


def attr_line(attr):
    words = ["attr", name(attr.name), attr.type]
    if attr.has_minimum:
        words.append(f"minimum={attr.minimum}")
    if attr.HasField("allowed_values"):
        element = attr.type.removeprefix("list(").removesuffix(")")
        words.append("allowed=" + value(f"list({element})", attr.allowed_values))
    if attr.HasField("default_value"):
        words.append("default=" + value(attr.type, attr.default_value))
    return "  " + " ".join(words)


def op_lines(op):
    words = ["op", name(op.name)]
    words += [word for field, word in FLAGS if getattr(op, field)]
    if op.HasField("deprecation"):
        words.append(f"deprecated={op.deprecation.version}")
    yield " ".join(words)
    yield from (arg_line("in", arg) for arg in op.input_arg)
    yield from (arg_line("out", arg) for arg in op.output_arg)
    yield from ("  control_output " + name(out) for out in op.control_output)
    yield from map(attr_line, op.attr)


def dtype_lines():
    for enum_name, number in sorted(types_pb2.DataType.items(), key=lambda e: e[1]):
        if number > 100:  # The reference type of number - 100.
            continue
        size = tf.as_dtype(number).size if number else 0
        yield f"dtype {number} {enum_name} {dtype(number)} {size}"


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--output", type=pathlib.Path,
                        default=root / "lib/Dialect/TF/IR/OpRegistry.txt")
    args = parser.parse_args()
    if not tf.__version__.startswith(PINNED + "."):
        sys.exit(f"TensorFlow {PINNED} is pinned, this is {tf.__version__}")

    # The C registry, not the Python wrappers: it also has the internal ops
    # (names with a leading '_') that Grappler's rewrites produce.
    ops = op_def_pb2.OpList.FromString(
        pywrap_tf_session.TF_GetBuffer(pywrap_tf_session.TF_GetAllOpList())).op
    lines = [HEADER + f"tensorflow {tf.__version__}"]
    lines += dtype_lines()
    for op in sorted(ops, key=lambda op: op.name.encode()):
        lines += op_lines(op)
    args.output.write_text("\n".join(lines) + "\n", encoding="ascii")
    print(f"{args.output}: {len(ops)} ops")


if __name__ == "__main__":
    main()
