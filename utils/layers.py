#!/usr/bin/env python3
"""Checks the directions of includes.

A file of lib or include/tfuse may include headers of its own folder of LAYERS and of the folders in
lines before it. ONLY says which folders may include the headers of a third-party library. EXCEPTIONS
lists includes that break a rule, with the reason; an entry that is not needed is a failure.
"""

from __future__ import annotations

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# From the lowest to the highest layer. Folders of one layer do not include each other.
LAYERS = [
    ["Support", "Report"],
    ["Format/Proto", "Format/Zip"],
    ["Format/HDF5"],
    ["Dialect/TF/IR"],
    ["Eval"],
    ["Dialect/Utils"],  # constants of every dialect
    ["Dialect/TF/Utils", "Dialect/TFG/IR", "Dialect/TFL/IR", "Dialect/StableHLO/IR"],
    ["Format/TFLite"],  # the options of operators are facts of tfl ops
    ["Dialect/TF/Analysis", "Dialect/TFL/Analysis", "Dialect/TFL/Utils"],
    ["Shape"],
    ["Check"],
    ["Dialect/TF/Transforms"],
    ["Dialect/TFG/Transforms", "Dialect/TFL/Transforms", "Dialect/StableHLO/Transforms"],
    ["Import/Annotation", "Import/TensorBundle", "Import/StableHLO", "Import/TFLite"],
    ["Import/GraphDef", "Import/Keras"],
    ["Import/SavedModel", "Import/TFJS", "Import/Flex", "Export/GraphDef", "Export/TFLite"],
    ["Export/Model", "Export/Flex"],  # both use the writer of GraphDefs
    ["Conversion"],  # ConversionContext.h, Passes.h
    ["Conversion/StableHLOToTF", "Conversion/TensorLists", "Conversion/TFGToTF", "Conversion/TFToTFL", "Conversion/TFLToTF", "Rules"],
    ["Plugin", "Quantize"],
    ["Pipeline", "InitAll"],
    ["CAPI"],
]

# Third-party headers and the folders that may include them.
ONLY = {
    r"google/protobuf/|.*\.pb\.h$": ["Format/Proto", "Import", "Export"],
    r"flatbuffers/": ["Format/TFLite", "Import/TFLite", "Import/Flex", "Export/Flex", "Export/TFLite"],
    # Graph rewrites must not depend on the tfl dialect.
    r"tfuse/Dialect/TFL/": ["Dialect/TFL", "Dialect/StableHLO", "Format/TFLite", "Import", "Export/Flex", "Export/TFLite",
                            "Check", "Conversion", "Rules/Composite", "Rules/Peephole", "Rules/Recurrent",
                            "Plugin", "Quantize", "Pipeline", "InitAll"],
}

# (including file, included header, both as regular expressions): reason.
EXCEPTIONS = {
}

INCLUDE = re.compile(r'^#include [<"]([^>"]+)[>"]', re.MULTILINE)
LEVELS = {folder: level for level, folders in enumerate(LAYERS) for folder in folders}


def layer_of(folder: str) -> str | None:
    """The innermost entry of LEVELS that is `folder` or contains it; None without one."""
    parts = pathlib.PurePosixPath(folder).parts
    return next((f for n in range(len(parts), 0, -1) if (f := "/".join(parts[:n])) in LEVELS), None)


def folder_of(file: pathlib.Path, header: str) -> str | None:
    """The folder of lib that an included header belongs to; None for third-party headers."""
    if (file.parent / header).exists():
        return str((file.parent / header).resolve().parent.relative_to(ROOT / "lib"))
    if (ROOT / "lib" / header).exists():
        return str(pathlib.PurePosixPath(header).parent)
    return str(pathlib.PurePosixPath(header).parent).removeprefix("tfuse/") if header.startswith("tfuse/") else None


def problem_of(file: pathlib.Path, folder: str, header: str) -> str | None:
    for pattern, allowed in ONLY.items():
        if re.match(pattern, header) and not any(folder == a or folder.startswith(a + "/") for a in allowed):
            return f"only {', '.join(allowed)} may include it"
    target = folder_of(file, header) if not header.endswith(".pb.h") else None
    here, there = layer_of(folder), layer_of(target) if target else None
    if target and not there and target not in ("tfuse", "Conversion"):
        return f"utils/layers.py has no layer for {target}"
    if here and there and here != there and LEVELS[there] >= LEVELS[here]:
        return f"{there} is not below {here}"
    return None


def main() -> int:
    files = [f for top in ("lib", "include/tfuse") for f in sorted((ROOT / top).rglob("*"))
             if f.suffix in (".cpp", ".h", ".def", ".td")]
    problems, used = [], set()
    for file in files:
        path = file.relative_to(ROOT)
        folder = str(path.parent.relative_to("lib" if path.parts[0] == "lib" else "include/tfuse"))
        if folder == ".":
            continue  # The public interface.
        if not layer_of(folder):
            problems.append(f"{path}: utils/layers.py has no layer for {folder}")
        for header in INCLUDE.findall(file.read_text(encoding="utf-8")):
            problem = problem_of(file, folder, header)
            excepted = [e for e in EXCEPTIONS if re.fullmatch(e[0], str(path)) and re.fullmatch(e[1], header)]
            if problem and not excepted:
                problems.append(f"{path}: {header}: {problem}")
            elif problem:
                used.update(excepted)
    problems += [f"{e[0]}: this exception is not needed" for e in EXCEPTIONS if e not in used]
    for problem in problems:
        print(problem)
    print(f"{len(files)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
