#!/usr/bin/env python3
"""Turns the op registry of lib/Dialect/TF/IR into C++ tables.

Run by the build:

    python3 utils/gen-op-table.py IR_FOLDER OpTable.inc OpNames.inc

OpTable.inc holds the definitions of OpRegistry.txt and ExtraOps.txt as constexpr
arrays of plain records that refer to each other by index and to text by offset
into one string pool, so they live in .rodata, need no relocations and cost
nothing at startup. Equal runs of elements are stored once. The record types are
in lib/Support/OpTables.h.

OpNames.inc holds the names of all ops of the tf dialect, those of TestOps.def
left out, for the compile-time check of tfuse/Support/OpName.h.
"""

import itertools
import pathlib
import re
import struct
import sys

ATTR_TYPES = {
    "string": "String", "int": "Int", "float": "Float", "bool": "Bool",
    "type": "Type", "shape": "Shape", "tensor": "Tensor", "func": "Func",
}

FLAGS = {
    "stateful": 1, "commutative": 2, "aggregate": 4,
    "allows_uninitialized_input": 8, "distributed": 16,
}


class Array:
    """One output array; equal runs of elements are shared."""

    def __init__(self, cxx_type, name, empty):
        self.cxx_type, self.name, self.empty = cxx_type, name, empty
        self.elements, self.runs = [], {}

    def add(self, run):
        run = tuple(run)
        if not run:
            return "{0, 0}"
        if run not in self.runs:
            self.runs[run] = len(self.elements)
            self.elements += run
        return f"{{{self.runs[run]}, {len(run)}}}"

    def write(self, out):
        # C++ has no empty arrays: write one unused element.
        out.append(f"constexpr {self.cxx_type} {self.name}[] = {{")
        out += [f"{e}," for e in self.elements or [self.empty]]
        out.append("};")


class StringPool:
    def __init__(self):
        self.size, self.chunks, self.offsets = 0, [], {}

    def add(self, data):
        if data not in self.offsets:
            self.offsets[data] = self.size
            self.chunks.append(data)
            self.size += len(data)
        return f"{{{self.offsets[data]}, {len(data)}}}"

    def write(self, out):
        out.append("constexpr char kStrings[] =")
        # Octal escapes end after three digits; hexadecimal ones would run on.
        out += ['"' + "".join(
            chr(b) if 0x20 <= b < 0x7F and b not in b'"\\?' else f"\\{b:03o}"
            for b in chunk) + '"' for chunk in self.chunks]
        out.append(";")


class Scanner:
    """Reads VALUEs of the data file from one line."""

    STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
    WORD = re.compile(r"[^\s,\[\]:]+")
    HEX = re.compile(r"[0-9a-f]*")
    ESCAPE = re.compile(rb"\\(x[0-9a-f]{2}|.)")

    def __init__(self, text, dtypes):
        self.text, self.pos, self.dtypes = text, 0, dtypes

    def peek(self, token):
        return self.text.startswith(token, self.pos)

    def accept(self, token):
        if not self.peek(token):
            return False
        self.pos += len(token)
        return True

    def expect(self, token):
        if not self.accept(token):
            raise ValueError(f"expected {token!r} at ...{self.text[self.pos:]!r}")

    def match(self, pattern):
        match = pattern.match(self.text, self.pos)
        if not match:
            raise ValueError(f"malformed value at ...{self.text[self.pos:]!r}")
        self.pos = match.end()
        return match

    def word(self):
        return self.match(self.WORD).group()

    def list(self, element):
        self.expect("[")
        values = []
        while not self.accept("]"):
            if values:
                self.expect(",")
            values.append(element())
        return values

    def string(self):
        def unescape(match):
            code = match.group(1)
            if len(code) == 3:
                return bytes([int(code[1:], 16)])
            return {b"n": b"\n", b"t": b"\t"}.get(code, code)

        return self.ESCAPE.sub(unescape, self.match(self.STRING).group(1).encode("ascii"))

    def int(self):
        return int(self.word())

    def float(self):
        return float(self.word())

    def bool(self):
        return {"true": True, "false": False}[self.word()]

    def type(self):
        return self.dtypes[self.word()]

    def shape(self):
        if self.accept("*"):
            return None
        return tuple(self.list(lambda: -1 if self.accept("?") else self.int()))

    def tensor(self):
        dtype, shape = self.type(), self.shape()
        self.expect(":")
        if dtype == self.dtypes["string"]:
            return dtype, shape, b"", tuple(self.list(self.string))
        return dtype, shape, bytes.fromhex(self.match(self.HEX).group()), ()

    def func(self):
        self.expect("@")
        return self.word().encode()


class Generator:
    def __init__(self):
        self.pool = StringPool()
        self.dtypes, self.checks, self.version = {}, [], ""
        self.ops = {"kOps": [], "kExtraOps": []}
        self.args = Array("ArgRecord", "kArgs", "{}")
        self.attrs = Array("AttrRecord", "kAttrs", "{}")
        self.strings = Array("StringRecord", "kStringLists", "{0, 0}")
        self.ints = Array("int64_t", "kInts", "0")
        self.floats = Array("float", "kFloats", "0")
        self.bools = Array("bool", "kBools", "false")
        self.types = Array("DataType", "kTypes", "DataType{0}")
        self.shapes = Array("ShapeRecord", "kShapes", "{0, 0}")
        self.tensors = Array("TensorRecord", "kTensors", "{}")

    def shape(self, dims):
        if dims is None:
            return "{0, -1}"
        first = re.match(r"{(\d+)", self.ints.add(map(self.int64, dims))).group(1)
        return f"{{{first}, {len(dims)}}}"

    def tensor(self, value):
        dtype, shape, content, strings = value
        listed = self.strings.add(map(self.pool.add, strings))
        return (f"{{DataType{{{dtype}}}, {self.shape(shape)}, "
                f"{self.pool.add(content)}, {listed}}}")

    @staticmethod
    def int64(value):
        return "INT64_MIN" if value == -(2**63) else str(value)

    @staticmethod
    def float32(value):
        value = struct.unpack("<f", struct.pack("<f", value))[0]
        if value != value:
            return '__builtin_nanf("")'
        if value in (float("inf"), -float("inf")):
            return ("-" if value < 0 else "") + "__builtin_inff()"
        return value.hex() + "f"

    def values(self, element, values):
        """Stores values of one attribute element type, returns the slice."""
        array, show = {
            "string": (self.strings, self.pool.add),
            "func": (self.strings, self.pool.add),
            "int": (self.ints, self.int64),
            "float": (self.floats, self.float32),
            "bool": (self.bools, lambda b: str(b).lower()),
            "type": (self.types, lambda t: f"DataType{{{t}}}"),
            "shape": (self.shapes, self.shape),
            "tensor": (self.tensors, self.tensor),
        }[element]
        return array.add([show(v) for v in values])

    def arg(self, words):
        name, fields = words[0], {}
        for word in words[1:]:
            key, _, value = word.partition("=")
            fields[key] = value or True
        names = [self.pool.add(fields.pop(key, "").encode())
                 for key in ("type_attr", "number_attr", "type_list_attr")]
        dtype = self.dtypes[fields.pop("type", "invalid")]
        is_ref = str(fields.pop("is_ref", False)).lower()
        if fields:
            raise ValueError(f"unknown argument fields {sorted(fields)}")
        return (f"{{{self.pool.add(name.encode())}, {', '.join(names)}, "
                f"DataType{{{dtype}}}, {is_ref}}}")

    def attr(self, text):
        name, attr_type, *rest = text.split(" ", 2)
        element = attr_type.removeprefix("list(").removesuffix(")")
        is_list = element != attr_type
        scanner = Scanner(rest[0] if rest else "", self.dtypes)
        minimum = default = None
        allowed = []
        while scanner.pos < len(scanner.text):
            scanner.accept(" ")
            if scanner.accept("minimum="):
                minimum = scanner.int()
            elif scanner.accept("allowed="):
                allowed = scanner.list(getattr(scanner, element))
            else:
                scanner.expect("default=")
                read = getattr(scanner, element)
                default = scanner.list(read) if is_list else [read()]
        if allowed and element not in ("type", "string"):
            raise ValueError(f"allowed values of type {element}")
        return (f"{{{self.pool.add(name.encode())}, "
                f"AttrType::{'List' if is_list else ''}{ATTR_TYPES[element]}, "
                f"{str(default is not None).lower()}, "
                f"{str(minimum is not None).lower()}, {self.int64(minimum or 0)}, "
                f"{self.values(element, default or [])}, "
                f"{self.values(element, allowed)}}}")

    def op(self, table, words, body):
        """Stores one op: its 'op' line split into words, and the lines below."""
        flags, deprecated = 0, 0
        for word in words[1:]:
            if word.startswith("deprecated="):
                deprecated = int(word.partition("=")[2])
            else:
                flags |= FLAGS[word]
        parts = {"in": [], "out": [], "control_output": [], "attr": []}
        for line in body:
            keyword, _, rest = line.partition(" ")
            parts[keyword].append(rest)
        args = [self.args.add([self.arg(line.split()) for line in parts[key]])
                for key in ("in", "out")]
        attrs = self.attrs.add(map(self.attr, parts["attr"]))
        controls = self.strings.add(
            self.pool.add(n.encode()) for n in parts["control_output"])
        name = self.pool.add(words[0].encode())
        self.ops[table].append((words[0], f"{{{name}, {', '.join(args)}, {attrs}, "
                                          f"{controls}, {deprecated}, {flags}}}"))

    def read(self, source, table):
        lines = source.read_text(encoding="ascii").splitlines()
        lines = [(n, l) for n, l in enumerate(lines, 1) if l and l[0] != "#"]
        while lines:
            number, line = lines.pop(0)
            body = []
            try:
                keyword, *words = line.split()
                if keyword == "tensorflow":
                    self.version = words[0]
                elif keyword == "dtype":
                    self.dtypes[words[2]] = int(words[0])
                    self.checks.append('static_assert(isDataType({}, "{}", "{}", {}));'
                                       .format(*words))
                elif keyword == "op":
                    while lines and lines[0][1].startswith("  "):
                        body.append(lines.pop(0)[1].strip())
                    self.op(table, words, body)
                else:
                    raise ValueError(f"unknown line {keyword!r}")
            except (ValueError, KeyError, IndexError) as error:
                raise SystemExit(f"{source}:{number}: {line}: {error}")
        names = self.names(table)
        if names != sorted(set(names)):
            raise SystemExit(f"{source}: ops are not sorted, or repeat")

    def names(self, table):
        return [name for name, _ in self.ops[table]]

    def write(self):
        out = ["// Generated by utils/gen-op-table.py.",
               f'constexpr char kTensorFlowVersion[] = "{self.version}";',
               # DataType.h is handwritten: the build fails if it differs.
               *self.checks]
        self.pool.write(out)
        for array in (self.args, self.attrs, self.strings, self.ints, self.floats,
                      self.bools, self.types, self.shapes, self.tensors):
            array.write(out)
        for table, ops in self.ops.items():
            out += [f"constexpr OpRecord {table}[] = {{", *(f"{op}," for _, op in ops), "};"]
        return "\n".join(out) + "\n"

    def write_names(self, test_ops):
        """The names of all ops except `test_ops`, concatenated, and the offset of each."""
        names = sorted({*self.names("kOps"), *self.names("kExtraOps")} - set(test_ops))
        starts = [0, *itertools.accumulate(map(len, names))]
        if starts[-1] > 0xFFFF:
            raise SystemExit("the names of all ops do not fit into 64 KiB")
        return "\n".join([
            "// Generated by utils/gen-op-table.py.",
            "inline constexpr char opNameText[] =", *(f'"{name}"' for name in names), ";",
            "inline constexpr uint16_t opNameStarts[] = {", *(f"{start}," for start in starts),
            "};"]) + "\n"


def main():
    folder, table, names = map(pathlib.Path, sys.argv[1:])
    generator = Generator()
    generator.read(folder / "OpRegistry.txt", "kOps")
    generator.read(folder / "ExtraOps.txt", "kExtraOps")
    table.write_text(generator.write(), encoding="ascii")
    test_ops = re.findall(r'TFUSE_TF_TEST_OP\("(.*)"\)', (folder / "TestOps.def").read_text())
    names.write_text(generator.write_names(test_ops), encoding="ascii")


if __name__ == "__main__":
    main()
