"""The inputs that dump-shape-cases.py tries each op with.

`cases` returns the ops to try for one row of ShapeFunctions.def. For a
signature they are made up from the signature itself; for a function they are
listed here, by function, or by op where the ops of a function differ.

An input is a shape (a tuple), `C(array)` for a constant, `H((dtype, shape))`
for a handle that points to that, or an Input. Element types that the op leaves
open are chosen by `choose_type`, unless a case gives the attribute.
"""

import copy
import re

import numpy as np


class Input:
    """The known facts about one input of an op."""

    def __init__(self, dtype, shape=None, value=None, handle=None,
                 fixed=False):
        self.dtype, self.value, self.handle = dtype, value, handle
        self.shape = shape if value is None else np.shape(value)
        self.fixed = fixed or handle is not None

    def _with(self, **changes):
        result = copy.copy(self)
        result.__dict__.update(changes)
        return result

    def without_dims(self, which):
        if self.shape is None or self.value is not None:
            return self
        return self._with(shape=tuple(
            None if which(i) else d for i, d in enumerate(self.shape)))

    def without_rank(self):
        return self if self.value is not None else self._with(shape=None)

    def without_value(self):
        return self._with(value=None)

    def __str__(self):
        text = self.dtype + dims(self.shape)
        if self.value is not None:
            text += "=" + ",".join(element(e) for e in np.ravel(self.value))
        if self.handle:
            text += "<" + ";".join(t + dims(s) for t, s in self.handle) + ">"
        return text


def dims(shape):
    if shape is None:
        return "*"
    return "[" + ",".join("?" if d is None else str(d) for d in shape) + "]"


def element(value):
    if isinstance(value, (bytes, str)):
        return value.decode() if isinstance(value, bytes) else value
    if isinstance(value, (bool, np.bool_)):
        return str(int(value))
    return str(value.item() if hasattr(value, "item") else value)


class Op:
    """An op with inputs and attributes; `fails` if TensorFlow rejects them."""

    def __init__(self, name, inputs, attrs=None, counts=None, fails=False):
        self.name, self.inputs = name, inputs
        self.attrs, self.counts = attrs or {}, counts or {}
        self.fails = fails


class C:
    """A constant; `fixed` if its content is always known."""

    def __init__(self, value, dtype=None, fixed=False):
        self.value, self.dtype, self.fixed = value, dtype, fixed


class H:
    """A handle that points to tensors, given as (dtype, shape)."""

    def __init__(self, *types, shape=()):
        self.types, self.shape = types, shape


class Case:
    def __init__(self, *inputs, fails=False, counts=None, **attrs):
        self.inputs, self.attrs = inputs, attrs
        self.fails, self.counts = fails, counts or {}


def bad(*inputs, **attrs):
    return Case(*inputs, fails=True, **attrs)


# ---------------------------------------------------------------------------
# Element types and attributes
# ---------------------------------------------------------------------------

PREFERRED = ["float32", "int32", "int64", "string", "complex64", "qint32",
             "quint8", "qint8"]

NAMES = {
    1: "float32", 2: "float64", 3: "int32", 4: "uint8", 5: "int16", 6: "int8",
    7: "string", 8: "complex64", 9: "int64", 10: "bool", 11: "qint8",
    12: "quint8", 13: "qint32", 14: "bfloat16", 15: "qint16", 16: "quint16",
    17: "uint16", 18: "complex128", 19: "float16", 20: "resource",
    21: "variant", 22: "uint32", 23: "uint64",
}

# Attributes without a default that do not affect shapes but need a value.
ATTRS = {
    "N": 2, "num": 2, "dtype": "float32", "element_dtype": "float32",
    "key_dtype": "int64", "value_dtype": "float32", "out_type": "float32",
    "shape": [2, 3], "padding": "VALID", "strides": [1, 1, 1, 1],
    "ksize": [1, 2, 2, 1], "ksizes": [1, 2, 2, 1], "rates": [1, 1, 1, 1],
    "limit": 10, "Tparams": "float32", "Tin": "int64", "Tout": "float32",
    "num_buckets": 10, "key": [1, 2], "window_size": 4, "stride": 2,
    "num_true": 2, "num_sampled": 5, "unique": True, "range_max": 50,
    "seq_dim": 0, "block_size": 2, "top_paths": 2, "beam_width": 3,
    "SrcT": "float32", "DstT": "int32", "key_index": -2, "value_index": -1,
    "memory_region_name": "m", "elem_type": "float32", "frame_name": "frame",
    "shape_type": "int32", "var_name": "v", "Tvalues": "float32",
    "concat_dim": 0, "set_operation": "union", "num_partitions": 2,
    "interpolation": "BILINEAR", "output_encoding": "UTF-8",
    "input_encoding": "UTF-8", "pattern": "a", "rewrite": "b",
    "message": "m", "source": "s", "op_names": ["Abs"],
    "boundaries": [1.0, 2.0], "equation": "ij,jk->ik", "use_peephole": False,
    "variance_epsilon": 0.1, "scale_after_normalization": False,
    "given_y_min": 0.0, "clip_value_max": 1.0, "hashed_output": False,
    "hash_key": 1, "internal_type": "int64", "num_split": 2,
    "sparse_types": ["int64"], "dense_types": [], "separator": " ",
    "ngram_widths": [2], "left_pad": "", "right_pad": "", "pad_width": 0,
    "preserve_short_sequences": False, "num_params": 2,
    "num_params_weights": 2, "num_params_biases": 3, "device_names": ["CPU"],
    "batched_input": True, "mode": "REFLECT", "f": "function",
    "then_branch": "function", "else_branch": "function", "cond": "function",
    "body": "function", "branches": ["function"], "token": "t",
    "pooling_ratio": [1.0, 1.5, 1.5, 1.0], "squeeze_dims": [],
    "quantization_min_val": -128, "quantization_max_val": 127,
    "input_quantization_min_val": -128, "input_quantization_max_val": 127,
    "output_quantization_min_val": -128, "output_quantization_max_val": 127,
    "lhs_quantization_min_val": -128, "lhs_quantization_max_val": 127,
    "rhs_quantization_min_val": -128, "rhs_quantization_max_val": 127,
    "row_partition_types": ["ROW_SPLITS"], "input_order": "R",
    "out_values_type": "int64", "out_row_splits_type": "int64",
    "num_outs": 2, "loc": 0, "output_ragged_rank": 1, "input_ragged_rank": 0,
    "Targs": [], "Tkeys": "int64", "OUTPUT_RAGGED_RANK": 1,
    "RAGGED_RANK": 1, "num_args": 0, "TArgs": [], "filename": "f",
    "Tmultiples": "int32", "containers": ["a"], "shared_names": ["b"],
    "tensor_name": "t", "sparse_keys": ["a"], "dense_keys": ["b"], "k": 3,
}


def default_attr(attr):
    value = ATTRS[attr.name] if attr.name in ATTRS else None
    if value is None and attr.type == "type":
        value = "float32"
    if value is None:
        raise KeyError(f"no value for attribute {attr.name} ({attr.type})")
    if attr.type == "type" and attr.allowed_values.list.type:
        allowed = [NAMES.get(t) for t in attr.allowed_values.list.type]
        if value not in allowed:
            value = next((t for t in PREFERRED if t in allowed), allowed[0])
    return value


def choose_type(op_def, arg, index, spec, attrs):
    """The element type of an input that the case leaves open; `index` is the
    input's number within a list argument."""
    if arg.type:
        return NAMES[arg.type]
    if arg.type_list_attr in attrs:
        return attrs[arg.type_list_attr][index]
    if arg.type_attr in attrs:
        return attrs[arg.type_attr]
    attr = next(a for a in op_def.attr
                if a.name == (arg.type_attr or arg.type_list_attr))
    allowed = [NAMES.get(t) for t in attr.allowed_values.list.type]
    is_int = isinstance(spec, C) and np.asarray(spec.value).dtype.kind in "iu"
    if attr.HasField("default_value") and attr.type == "type":
        return NAMES[attr.default_value.type]
    order = (["int32", "int64"] if is_int else []) + PREFERRED
    return next((t for t in order if not allowed or t in allowed),
                (allowed or [None])[0])


def make_op(op_def, case):
    attrs = dict(case.attrs)
    inputs, position = [], 0
    singles = sum(not (a.number_attr or a.type_list_attr)
                  for a in op_def.input_arg)
    for arg in op_def.input_arg:
        count = 1
        if arg.number_attr or arg.type_list_attr:
            count = case.counts.get(arg.name, len(case.inputs) - singles)
        for index, spec in enumerate(case.inputs[position:position + count]):
            if isinstance(spec, Input):
                if arg.type_attr:
                    attrs.setdefault(arg.type_attr, spec.dtype)
                inputs.append(spec)
                continue
            dtype = choose_type(op_def, arg, index, spec, attrs)
            if isinstance(spec, C):
                dtype = spec.dtype or dtype
                kind = object if dtype == "string" else (
                    np.float32 if dtype == "bfloat16" else dtype)
                value = np.array(spec.value, dtype=kind)
                inputs.append(Input(dtype, value=value, fixed=spec.fixed))
            elif isinstance(spec, H):
                inputs.append(Input(dtype, spec.shape, handle=spec.types))
            else:
                inputs.append(Input(dtype, spec))
            if arg.type_attr:
                attrs.setdefault(arg.type_attr, dtype)
        position += count
    if position != len(case.inputs):
        raise ValueError(f"{len(case.inputs)} inputs, {position} used")
    return Op(op_def.name, inputs, attrs, case.counts, case.fails)


# ---------------------------------------------------------------------------
# Inputs from op signatures
# ---------------------------------------------------------------------------


def from_signature(op_def, text):
    """Inputs that fit a signature: each symbolic dimension gets a different size."""
    left, right = text.split("->")
    sizes, sequences = {}, {}
    attrs = {**ATTRS, **OP_ATTRS.get(op_def.name, {})}

    def size(name):
        if name == "?":
            return 3
        if name.isdigit():
            return int(name)
        if name.startswith("$"):
            return attrs[name[1:]]
        return sizes.setdefault(name, 4 + len(sizes))

    def shape(items):
        result = []
        for item in items:
            if item.startswith("..."):
                result += sequences.setdefault(
                    item, [2, 5][:1 + len(sequences) % 2])
            else:
                result.append(size(item))
        return tuple(result)

    # Inputs that are read as shapes or sizes are constants.
    vectors = {int(m) for m in re.findall(r"@(\d+)", right)}
    ranks = {int(m): int(r) for m, r in re.findall(r"@(\d+):(\d)", right)}
    scalars = {int(m) for m in re.findall(r"#(\d+)(?!\.)", right)}
    elements = {}
    for arg, index in re.findall(r"#(\d+)\.(\d+)", right):
        elements[int(arg)] = max(elements.get(int(arg), 0), int(index) + 1)
    specs = re.findall(r"\[[^]]*\]|_|<=\d", left)
    inputs = []
    for k, arg in enumerate(op_def.input_arg):
        spec = specs[k] if k < len(specs) else "_"
        if k in elements:
            value = C([5 + i for i in range(elements[k])])
        elif k in vectors:
            value = C([3, 4, 5, 6, 7][:ranks.get(k, 3)])
        elif k in scalars:
            value = C(7)
        elif spec == "_":
            value = (3, 4)
        elif spec.startswith("<="):
            value = tuple([3] * int(spec[2:]))
        else:
            value = shape(spec[1:-1].split())
        count = 1
        if arg.number_attr:
            count = attrs.get(arg.number_attr, 2)
        elif arg.type_list_attr:
            count = len(attrs.get(arg.type_list_attr, ["int64"]))
        inputs += [value] * count
    case = Case(*inputs, **OP_ATTRS.get(op_def.name, {}))
    counts = {}
    for arg in op_def.input_arg:
        if arg.number_attr:
            counts[arg.name] = attrs.get(arg.number_attr, 2)
        elif arg.type_list_attr:
            counts[arg.name] = len(attrs.get(arg.type_list_attr, ["int64"]))
    case.counts = counts
    return [case]


def cases(op_def, signature, function):
    listed = OPS.get(op_def.name)
    if listed is None and signature is not None:
        listed = from_signature(op_def, signature)
    if listed is None:
        listed = FUNCTIONS.get(function, [])
        if callable(listed):
            listed = listed(op_def)
    return [make_op(op_def, case) for case in listed + MORE.get(
        op_def.name, [])]


from shape_case_tables import FUNCTIONS, MORE, OP_ATTRS, OPS  # noqa: E402
