"""Runs ops in TensorFlow and writes them down as MLIR."""

import os
import zlib

import numpy as np
import tensorflow as tf
from tensorflow.python.framework import op_def_library, op_def_registry

BF16 = tf.bfloat16.as_numpy_dtype
FLOATS = [np.float32, np.float64, np.float16, BF16]
SIGNED = [np.int8, np.int16, np.int32, np.int64]
UNSIGNED = [np.uint8, np.uint16, np.uint32, np.uint64]
INTS = SIGNED + UNSIGNED
COMPLEX = [np.complex64, np.complex128]
NUMBERS = FLOATS + INTS + COMPLEX
REALS = FLOATS + INTS

MLIR_TYPES = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64",
    "bool": "i1", "complex64": "complex<f32>", "complex128": "complex<f64>",
    "string": "!tf_type.string",
}


# ---------------------------------------------------------------------------
# MLIR text
# ---------------------------------------------------------------------------

def dtype_name(array):
    name = np.dtype(array.dtype).name
    return "string" if array.dtype.kind in "OSU" else name


def tensor_type(array):
    dims = "".join(f"{size}x" for size in array.shape)
    return f"tensor<{dims}{MLIR_TYPES[dtype_name(array)]}>"


def quoted(data):
    """An MLIR string of any bytes."""
    out = []
    for byte in data:
        char = chr(byte)
        plain = 32 <= byte < 127 and char not in '"\\'
        out.append(char if plain else f"\\{byte:02X}")
    return '"' + "".join(out) + '"'


def nested(array, text):
    def of(value):
        if isinstance(value, list):
            return "[" + ", ".join(map(of, value)) + "]"
        return text(value)
    return of(array.tolist())


def elements(array):
    """A tensor as an MLIR attribute."""
    type_text = tensor_type(array)
    if array.size == 0:
        return f"dense<> : {type_text}"
    if dtype_name(array) == "string":
        def text(value):
            return quoted(value.encode() if isinstance(value, str) else value)
        return f"dense<{nested(array, text)}> : {type_text}"
    if array.dtype == bool:
        return f"dense<{nested(array, lambda b: str(bool(b)).lower())}> : {type_text}"
    content = np.ascontiguousarray(array).tobytes().hex().upper()
    return f'dense<"0x{content}"> : {type_text}'


def attribute(kind, value):
    """An attribute of a node, of the kind in the op definition."""
    if kind.startswith("list("):
        return "[" + ", ".join(attribute(kind[5:-1], item) for item in value) + "]"
    if kind == "int":
        return f"{int(value)} : i64"
    if kind == "float":
        bits = np.float32(value).view(np.uint32)
        return f"0x{bits:08X} : f32"
    if kind == "bool":
        return str(bool(value)).lower()
    if kind == "string":
        return quoted(value.encode() if isinstance(value, str) else value)
    if kind == "type":
        return MLIR_TYPES[tf.as_dtype(value).name]
    if kind == "shape":
        if value is None:
            return "#tf_type.shape<*>"
        return "#tf_type.shape<" + "x".join("?" if d is None else str(d) for d in value) + ">"
    raise ValueError(kind)


# ---------------------------------------------------------------------------
# Running
# ---------------------------------------------------------------------------

class Unsupported(Exception):
    """TensorFlow has no kernel for these types."""


class Refused(Exception):
    """TensorFlow refuses these operands."""


def default_attrs(op_def):
    """The defaults of attributes that are not derived from operands."""
    fields = {"int": "i", "float": "f", "bool": "b", "string": "s", "type": "type",
              "shape": "shape"}
    defaults = {}
    inputs = {name for arg in op_def.input_arg
              for name in (arg.type_attr, arg.number_attr, arg.type_list_attr)}
    for attr in op_def.attr:
        if attr.name in inputs or not attr.HasField("default_value"):
            continue
        if attr.type.startswith("list("):
            value = list(getattr(attr.default_value.list, fields[attr.type[5:-1]]))
        else:
            value = getattr(attr.default_value, fields[attr.type])
        defaults[attr.name] = value
    return defaults


def declared_types(op_def, operands, attrs):
    """The result types that an op's definition gives for these operands."""
    known = {**default_attrs(op_def), **attrs}
    for arg, value in zip(op_def.input_arg, operands):
        parts = value if isinstance(value, list) else [value]
        if arg.number_attr:
            known[arg.number_attr] = len(parts)
        if arg.type_attr:
            array = parts[0]
            known[arg.type_attr] = tf.string if array.dtype == object else array.dtype
    types = []
    for arg in op_def.output_arg:
        dtype = known[arg.type_attr] if arg.type_attr else arg.type
        count = known[arg.number_attr] if arg.number_attr else 1
        types += [MLIR_TYPES[tf.as_dtype(dtype).name]] * count
    return types


def run_op(op_def, operands, attrs):
    """The results of one op, by its definition's names, unoptimized."""
    attrs = {**default_attrs(op_def), **attrs}
    config = tf.compat.v1.ConfigProto(intra_op_parallelism_threads=1,
                                      inter_op_parallelism_threads=1)
    config.graph_options.rewrite_options.disable_meta_optimizer = True
    config.graph_options.optimizer_options.opt_level = -1
    with tf.Graph().as_default() as graph:
        feeds = {}

        def placeholder(array):
            dtype = tf.string if array.dtype == object else tf.as_dtype(array.dtype)
            tensor = tf.compat.v1.placeholder(dtype, array.shape)
            feeds[tensor] = array
            return tensor
        arguments = {arg.name: [placeholder(part) for part in value]
                     if isinstance(value, list) else placeholder(value)
                     for arg, value in zip(op_def.input_arg, operands)}
        try:
            node = op_def_library.apply_op(op_def.name, **arguments, **attrs)
        except TypeError as error:
            if "not in list of allowed values" not in str(error):
                raise
            raise Unsupported from error
        except (ValueError, tf.errors.InvalidArgumentError) as error:
            raise Refused from error
        if isinstance(node, tf.Operation):
            return []
        fetches = list(node) if isinstance(node, (list, tuple)) else [node]
        fetches = flatten(fetches)
        try:
            with tf.compat.v1.Session(graph=graph, config=config) as session:
                results = session.run(fetches, feeds)
        except (tf.errors.NotFoundError, tf.errors.UnimplementedError) as error:
            raise Unsupported from error
        except (tf.errors.InvalidArgumentError, tf.errors.OutOfRangeError,
                tf.errors.InternalError) as error:
            # The session reports a node without a kernel as an invalid argument.
            if "No OpKernel was registered" in str(error):
                raise Unsupported from error
            raise Refused from error
    return [np.asarray(result) for result in results]


class Group:
    """The cases of one output file."""

    def __init__(self, name):
        self.name = name
        self.functions = []
        self.counts = {}
        self.skipped = {}

    def add(self, op, *operands, tolerance=None, ignored=(), **attrs):
        """Runs `op`. A list among the operands is a list argument; `ignored`
        are results that TensorFlow leaves undefined."""
        op_def = op_def_registry.get(op)
        operands = [[as_array(o) for o in item] if isinstance(item, list)
                    else as_array(item) for item in operands]
        kinds = {attr.name: attr.type for attr in op_def.attr}
        try:
            results = run_op(op_def, operands, attrs)
        except Unsupported:
            self.skipped[op] = self.skipped.get(op, 0) + 1
            return
        except Refused:
            results = None
        self.emit(op_def, operands, results, ignored, tolerance, attrs,
                  {name: attribute(kinds[name], value)
                   for name, value in attrs.items()
                   if not is_derived(op_def, name)})

    def emit(self, op_def, arguments, results, ignored, tolerance, values, attrs):
        op, operands = op_def.name, flatten(arguments)
        index = self.counts[op] = self.counts.get(op, 0) + 1
        kind = dtype_name(operands[0]) if operands else "none"
        lines = [f"func.func @{op}_{kind}_{index}() {{"]
        for i, operand in enumerate(operands):
            lines.append(f'  %{i} = "tf.Const"() <{{value = {elements(operand)}}}>'
                         f" : () -> {tensor_type(operand)}")
        facts = []
        if results is None:
            facts.append("refused")
            result_types = [f"tensor<*x{name}>"
                            for name in declared_types(op_def, arguments, values)]
        else:
            expected = ["unit" if i in ignored else elements(result)
                        for i, result in enumerate(results)]
            facts.append(f"expected = [{', '.join(expected)}]")
            result_types = list(map(tensor_type, results))
        count = f":{len(result_types)}" if len(result_types) > 1 else ""
        left = f"%r{count} = " if result_types else ""
        result_types = ", ".join(result_types)
        if count or not left:
            result_types = f"({result_types})"
        if tolerance is not None:
            facts.append(f"tolerance = {tolerance:e} : f64")
        properties = ", ".join(f"{name} = {text}" for name, text in sorted(attrs.items()))
        names = ", ".join(f"%{i}" for i in range(len(operands)))
        types = ", ".join(map(tensor_type, operands))
        lines.append(f'  {left}"tf.{op}"({names})'
                     + (f" <{{{properties}}}>" if properties else "")
                     + f" {{{', '.join(facts)}}} : ({types}) -> {result_types}")
        lines += ["  return", "}"]
        self.functions.append("\n".join(lines))

    def write(self, directory):
        text = (f"// {self.name}: cases for the evaluator. Written by utils/dump-eval-cases.py\n"
                f"// with TensorFlow {tf.__version__}.\n\n"
                + "\n".join(self.functions) + "\n")
        with open(os.path.join(directory, f"{self.name}.mlir"), "w") as out:
            out.write(text)
        missing = sorted(op for op in self.skipped if op not in self.counts)
        print(f"{self.name}: {len(self.functions)} cases, {len(text)} bytes"
              + (f"; nothing for {missing}" if missing else ""))


def as_array(value):
    if isinstance(value, np.ndarray) or isinstance(value, np.generic):
        return np.asarray(value)
    if isinstance(value, (bytes, str)):
        return np.asarray(value, dtype=object)
    if isinstance(value, bool):
        return np.asarray(value)
    if isinstance(value, float):
        return np.asarray(value, dtype=np.float32)
    return np.asarray(value, dtype=np.int32)


def flatten(operands):
    return [o for item in operands for o in (item if isinstance(item, list) else [item])]


def is_derived(op_def, name):
    """Whether an attribute follows from operand or result types."""
    args = list(op_def.input_arg) + list(op_def.output_arg)
    return any(name in (arg.type_attr, arg.number_attr, arg.type_list_attr) for arg in args)


# ---------------------------------------------------------------------------
# Operands
# ---------------------------------------------------------------------------

class Values:
    """Random values that depend on the given name only."""

    def __init__(self, name):
        self.random = np.random.RandomState(zlib.crc32(name.encode()))

    def __call__(self, dtype, shape=(2, 3), low=-4.0, high=4.0):
        """Uniform random values from `low` to `high`; for integer types, integers of that interval."""
        dtype = np.dtype(dtype)
        shape = tuple(np.atleast_1d(shape)) if not isinstance(shape, tuple) else shape
        if dtype == bool:
            return self.random.randint(0, 2, shape).astype(bool)
        if dtype.kind == "c":
            real = self.random.uniform(low, high, shape)
            return (real + 1j * self.random.uniform(low, high, shape)).astype(dtype)
        if dtype.kind in "iu":
            low = max(low, 0) if dtype.kind == "u" else low
            return self.random.randint(int(np.ceil(low)), int(high) + 1, shape).astype(dtype)
        return self.random.uniform(low, high, shape).astype(dtype)

    def wide(self, dtype, shape=(2, 3)):
        """Integers over the whole range of their type."""
        info = np.iinfo(dtype)
        raw = self.random.bytes(int(np.prod(shape)) * info.bits // 8)
        return np.frombuffer(raw, dtype).reshape(shape).copy()


def specials(dtype):
    return np.asarray([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.5, -2.5], dtype)
