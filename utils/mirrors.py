#!/usr/bin/env python3
"""Checks docs/map.md's rules for folders.

Every folder of include/tfuse, test and unittests is a folder of lib, and every folder of lib that
has sources has tests: in the folder of the same path below test or unittests, or in one around it.
EXCEPTIONS says what is otherwise, and why; an entry that is not needed is a failure.
"""

from __future__ import annotations

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Folders with input files of tests.
DATA = ("Inputs", "Cases", "Graphs")
EXCEPTIONS = {
    "test/CLI": "tests of tools/tfuse",
    "test/Tools": "tests of tools/tfuse-opt and tools/tfuse-translate",
    "test/docs": "the commands of the documentation",
    "test/e2e": "whole models: they pass through all of lib",
    "test/flex": "whole models with Flex ops: they pass through all of lib",
    "test/fuzz_values": "random programs: they pass through all of lib",
    "test/fuzz_values": "random programs: they pass through all of lib",
    "test/gpu": "what LiteRT's GPU delegate takes of the files of test/e2e and test/ops",
    "test/keras": "layers of Keras as TensorFlow.js models, compared with Keras: lib/Import/Keras and all of lib",
    "test/ops": "cases of the tables of lowerings, run in LiteRT",
    "test/optimize": "whole graphs: they pass through all of tfuse optimize",
    "test/lib": "libraries that tests load",
    "lib/InitAll": "a list of dialects and passes, which every test of tfuse-opt needs",
}


def folders(top: str) -> set[str]:
    """The folders below `top` with a file in them or in a subfolder."""
    found = set()
    for path in (ROOT / top).rglob("*"):
        folder = path.relative_to(ROOT / top).parent
        if path.is_file() and "__pycache__" not in folder.parts and not set(folder.parts) & set(DATA):
            found.update(str(f) for f in (folder, *folder.parents) if f != pathlib.PurePath("."))
    return found


def main() -> int:
    lib = folders("lib")
    problems, used = [], set()

    def report(path: str, problem: str) -> None:
        excepted = [e for e in EXCEPTIONS if path == e or path.startswith(e + "/")]
        used.update(excepted)
        if not excepted:
            problems.append(f"{path}: {problem}")

    tests = folders("test") | folders("unittests")
    for top in ("include/tfuse", "test", "unittests"):
        for folder in sorted(folders(top) - lib):
            report(f"{top}/{folder}", f"there is no lib/{folder}")
    for folder in sorted(lib):
        around = {str(f) for f in pathlib.PurePath(folder).parents} | {folder}
        if any((ROOT / "lib" / folder).glob("*.cpp")) and not around & tests:
            report(f"lib/{folder}", f"there is neither test/{folder} nor unittests/{folder}")
    problems += [f"{e}: this exception is not needed" for e in EXCEPTIONS if e not in used]
    for problem in problems:
        print(problem)
    print(f"{len(lib)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
