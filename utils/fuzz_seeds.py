"""The test data as first inputs of the fuzz targets, for `fuzz.py seed`."""

from __future__ import annotations

import hashlib
import json
import pathlib
import re
import struct
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = [ROOT / "test", ROOT / "unittests", ROOT / "examples"]

Inputs = Iterator[tuple[str, bytes]]


def files(pattern: str) -> Iterator[pathlib.Path]:
    for folder in DATA:
        yield from sorted(folder.rglob(pattern))


def unescape(text: str) -> bytes:
    """The bytes of a string in MLIR's text."""
    return re.sub(
        rb"\\([0-9A-Fa-f]{2}|.)",
        lambda found: bytes.fromhex(found[1].decode()) if len(found[1]) == 2 else found[1],
        text.encode(),
    )


def annotations() -> Inputs:
    for file in files("*.mlir"):
        for found in re.findall(r'tf\._implements = "((?:[^"\\]|\\.)*)"', file.read_text(errors="replace")):
            yield "annotation", unescape(found)


def checkpoints() -> Inputs:
    for index in files("*.index"):
        data = sorted(index.parent.glob(index.stem + ".data-*"))
        if len(data) == 1:
            head = index.read_bytes()
            yield "checkpoint", head + data[0].read_bytes() + struct.pack("<I", len(head))


def graphs() -> Inputs:
    for file in files("*.pb"):
        content = file.read_bytes()
        if file.name != "saved_model.pb":
            yield "graphdef", content
            continue
        yield "saved-model", content
        # Without a restore op, the importer compares object graphs.
        yield "saved-model", content.replace(b"RestoreV2", b"RestoreV9")
    for file in files("*.pbtxt"):
        yield "graphdef-text", file.read_bytes()
        yield "op-hints", file.read_bytes()


def patterns() -> Inputs:
    for file in files("*.pdl.mlir"):
        text = file.read_bytes()
        yield "patterns", text
        for one in re.split(rb"\n(?=pdl\.pattern)", text)[1:]:
            yield "patterns", one
    for file in files("fusions-file-errors.test"):
        for one in re.split(rb"(?m)^(?://|#)--- .*$", file.read_bytes())[1:]:
            yield "patterns", one


def ranges() -> Inputs:
    bins = "[[16128,3,0,5],[16200,1],[48896,2]]"
    tensor = f'{{"count": 11, "min": -0.5, "max": 0.82, "bins": {bins}}}'
    for tensors in ("{}", f'{{"main:x": {tensor}}}', f'{{"main:x": {tensor}, "body:y#2": {tensor}}}'):
        head = '"format": "tfuse-ranges", "version": 1, "model": "0a1b", "samples": 3'
        yield "ranges", f'{{{head}, "tensors": {tensors}}}'.encode()


def recipes() -> Inputs:
    for file in files("*recipe*.json"):
        content = file.read_bytes()
        yield "recipe", content
        for entry in json.loads(content):
            yield "recipe", json.dumps([entry]).encode()


def programs() -> Inputs:
    for file in files("*.mlirbc"):
        yield "stablehlo", file.read_bytes()
    for file in files("saved_model.pb"):
        content = file.read_bytes()
        for found in re.finditer(rb"ML\xefR", content):
            # The bytes before the string hold its length.
            for length in (1, 2, 3):
                digits = content[found.start() - length : found.start()]
                size = sum((byte & 0x7F) << 7 * i for i, byte in enumerate(digits))
                isVarint = all(byte >= 0x80 for byte in digits[:-1]) and digits[-1] < 0x80
                if isVarint and content[found.start() - length - 1] == 0x12 and size > 64:
                    yield "stablehlo", content[found.start() : found.start() + size]
                    break


def converted(tfuse: str) -> Inputs:
    """The end-to-end cases, converted."""
    with tempfile.TemporaryDirectory() as temporary:
        output = pathlib.Path(temporary) / "model.tflite"
        for case in sorted((ROOT / "test" / "e2e" / "cases").iterdir()):
            for model in case.glob("model"):
                subprocess.run([tfuse, "convert", "-q", str(model), "-o", str(output)], capture_output=True)
                if output.exists():
                    yield "tflite", output.read_bytes()
                    output.unlink()


def exported(translate: pathlib.Path) -> Inputs:
    """Files with every kind of constant, type and operator, from the tests of the exporter."""
    for file in sorted((ROOT / "test" / "Export" / "TFLite").glob("*.mlir")):
        options = ["--mlir-to-tflite-flatbuffer", "--split-input-file", "--emit-custom-ops", file]
        written = subprocess.run([translate, *options], capture_output=True).stdout
        # A separator line precedes each file of a split input.
        for content in written.split(b"// -----\n"):
            yield "tflite", content


def containers() -> Inputs:
    for pattern in ("*.h5", "*.zip", "*.keras"):
        for file in files(pattern):
            content = file.read_bytes()
            yield "hdf5" if content.startswith(b"\x89HDF") else "zip", content
            if pattern == "*.keras":
                with zipfile.ZipFile(file) as archive:
                    yield "hdf5", archive.read("model.weights.h5")


def flex_options() -> Inputs:
    # NodeDefs: each field starts with its tag and length.
    add = b"\x0a\x01y\x12\x05AddV2\x1a\x01a\x1a\x01b\x2a\x07\x0a\x01T\x12\x020\x01"
    for name, node in (("AddV2", add), ("Identity", b"\x12\x08Identity\x2a\x07\x0a\x01T\x12\x020\x01")):
        texts = b"".join(bytes([len(one)]) + one + b"\0" for one in (name.encode(), node))
        first, second = 1, len(name) + 3
        # A vector of two strings (type 5), stored as offsets back from each entry.
        vector = bytes([2, len(texts) + 1 - first, len(texts) + 2 - second, 5 << 2, 5 << 2])
        yield "flex-options", name.encode() + b"\0" + texts + vector + bytes([4, 10 << 2, 1])


def write(corpus: pathlib.Path, limits: dict[str, int], tfuse: str | None) -> None:
    """Writes every input below `corpus`/<target>, under the digest of its content."""
    for folder in sorted((ROOT / "fuzz" / "seeds").iterdir()):
        for seed in folder.iterdir():
            (corpus / folder.name).mkdir(parents=True, exist_ok=True)
            (corpus / folder.name / seed.name).write_bytes(seed.read_bytes())
    sources = [annotations(), checkpoints(), graphs(), patterns(), programs(), ranges(), recipes(), flex_options(), containers()]
    if tfuse:
        sources += [converted(tfuse), exported(pathlib.Path(tfuse).with_name("tfuse-translate"))]
    for source in sources:
        for target, content in source:
            if 0 < len(content) <= limits[target]:
                folder = corpus / target
                folder.mkdir(parents=True, exist_ok=True)
                (folder / hashlib.sha1(content).hexdigest()).write_bytes(content)
