#!/usr/bin/env python3
"""GraphDef -> tfg -> GraphDef is the identity: `tfuse optimize` without any iteration.

    round_trip.py --tfuse tfuse [FOLDER or FILE ...]

The folders are searched for SavedModels and GraphDefs in binary form; the default is
test/e2e and examples. Two differences are allowed: the order of map entries, which
protocol buffers do not define, and the spelling of output 0 ("x:0" or "x").
"""

import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

# Messages with the numbers of their fields that are messages. "map": entries
# without order, whose field 2 is the message. "ref": a list of inputs.
SCHEMA = {
    "SavedModel": {2: "MetaGraphDef"},
    "MetaGraphDef": {2: "GraphDef", 4: "map:bytes", 5: "map:bytes"},
    "GraphDef": {1: "NodeDef", 2: "FunctionDefLibrary"},
    "FunctionDefLibrary": {1: "FunctionDef"},
    "FunctionDef": {1: "OpDef", 3: "NodeDef", 4: "map:bytes", 5: "map:AttrValue",
                    6: "map:bytes", 7: "map:ArgAttrs", 8: "map:bytes"},
    "OpDef": {2: "bytes"},
    "ArgAttrs": {1: "map:AttrValue"},
    "NodeDef": {3: "ref", 5: "map:AttrValue"},
    "AttrValue": {1: "ListValue", 10: "NameAttrList"},
    "ListValue": {9: "NameAttrList"},
    "NameAttrList": {2: "map:AttrValue"},
}


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def fields(data):
    """(number, wire type, bytes of the content) of each field."""
    at = 0
    while at < len(data):
        tag, at = varint(data, at)
        kind, start = tag & 7, at
        if kind == 0:
            _, at = varint(data, at)
        elif kind == 1:
            at += 8
        elif kind == 5:
            at += 4
        else:
            size, start = varint(data, at)
            at = start + size
        yield tag >> 3, kind, data[start:at]


def entry(data, message):
    """An entry of a map. Keys and values equal to the default may be absent."""
    parts = [(key, canonical(value, message)
              if key == 2 and message in SCHEMA else bytes(value))
             for key, _, value in fields(data)]
    return tuple(sorted(p for p in parts if p[1] not in ((), b"", b"\0")))


def canonical(data, message):
    """A nested tuple that is equal for equal messages."""
    schema = SCHEMA.get(message, {})
    result = []
    for number, kind, content in fields(data):
        part = schema.get(number, "")
        if kind == 2 and part.startswith("map:"):
            result.append((number, entry(content, part[4:]), "map"))
        elif kind == 2 and part == "ref":
            text = bytes(content)
            result.append((number, text[:-2] if text.endswith(b":0") and
                           text.count(b":") == 1 else text, ""))
        elif kind == 2 and part in SCHEMA:
            result.append((number, canonical(content, part), ""))
        else:
            result.append((number, bytes(content), ""))
    # Repeated fields keep their order, map entries do not. An empty message
    # counts as absent.
    return tuple(sorted((entry for entry in result if entry[1] not in ((), b"")),
                        key=lambda entry: (entry[0],) +
                        ((repr(entry[1]),) if entry[2] else ("",))))


def models(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path, path, "GraphDef"
        for folder, folders, files in os.walk(path):
            folders.sort()
            if "saved_model.pb" in files:
                yield folder, os.path.join(folder, "saved_model.pb"), "SavedModel"
            for name in sorted(files):
                if name == "graph.pb":
                    file = os.path.join(folder, name)
                    yield file, file, "GraphDef"


def difference(tfuse, model, file, message, directory):
    """The difference after the round trip; empty if there is none."""
    target = os.path.join(directory, "out")
    subprocess.run(["rm", "-rf", target], check=True)
    result = subprocess.run(
        [tfuse, "optimize", model, "-o", target, "--iterations=0", "-q"],
        capture_output=True, text=True)
    if result.returncode:
        return result.stderr.strip()
    out = os.path.join(target, os.path.basename(file)) if model != file else target
    with open(file, "rb") as before, open(out, "rb") as after:
        a, b = canonical(before.read(), message), canonical(after.read(), message)
    if a == b:
        return None

    def first(x, y, path):
        if isinstance(x, tuple) and isinstance(y, tuple):
            if len(x) != len(y):
                return "%s: %d entries became %d" % (path, len(x), len(y))
            for i, (p, q) in enumerate(zip(x, y)):
                if p != q:
                    return first(p, q, "%s/%d" % (path, i))
        return "%s: %.80r became %.80r" % (path, x, y)

    return first(a, b, "")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("paths", nargs="*", default=[
        os.path.join(ROOT, "test", "e2e", "cases"), os.path.join(ROOT, "examples")])
    arguments = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as directory:
        for model, file, message in models(arguments.paths):
            why = difference(arguments.tfuse, model, file, message, directory)
            passed += not why
            failed += bool(why)
            if why:
                print("FAIL %s: %s" % (os.path.relpath(model, ROOT), why))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
