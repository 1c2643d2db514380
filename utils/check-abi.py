#!/usr/bin/env python3
"""Checks that the C interface keeps its ABI; the last line is `N passed, N failed`.

  utils/check-abi.py --build build/release             compares with lib/CAPI/libtfuse.abi
  utils/check-abi.py --build build/release --update    writes that file after functions were added

Two checks. libtfuse.so exports each function of tfuse-c.h with the version that the description has for it, and no
other C symbol. And abidiff compares the declarations, types included, with the description: the functions are compiled
from the header with empty bodies and debug information, which the library itself does not have.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ROOT / "include" / "tfuse" / "tfuse-c.h"
DESCRIPTION = ROOT / "lib" / "CAPI" / "libtfuse.abi"
#: Exit codes of abidiff that say that it could not compare.
ABIDIFF_FAILED = 1 | 2


def functions() -> dict[str, str]:
    """The declarations of the header by name."""
    text = re.sub(r"/\*.*?\*/", "", HEADER.read_text(), flags=re.DOTALL)
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    found = re.findall(r"^((?!typedef)\w[\w\s]*?[\s*]+(tfuse_\w+)\([^;{}]*\));", text, flags=re.MULTILINE)
    return {name: declaration for declaration, name in found}


def exports(library: pathlib.Path) -> dict[str, str]:
    """The versions of the exported functions with C names."""
    command = ["nm", "-D", "--defined-only", library]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Symbols of type A are the versions themselves.
    symbols = [line.split()[2].split("@@") for line in listing.splitlines() if line.split()[1] != "A"]
    return {name: version for name, version in symbols if not name.startswith("_Z")}


def describe(work: pathlib.Path, build: pathlib.Path) -> pathlib.Path:
    """The ABI of the header, as abidw writes it."""
    source, library, description = work / "stubs.c", work / "libtfuse.so", work / "libtfuse.abi"
    bodies = "".join(f"{declaration} {{ __builtin_trap(); }}\n" for declaration in functions().values())
    source.write_text('#include "tfuse/tfuse-c.h"\n' + bodies)
    subprocess.run(
        ["clang-22", "-std=c11", "-g", "-fPIC", "-shared", "-nostdlib", f"-I{ROOT / 'include'}", source,
         "-fuse-ld=lld-22", "-Wl,-soname,libtfuse.so", "-Wl,--undefined-version",
         f"-Wl,--version-script={build / 'python' / 'libtfuse.map'}", "-o", library],
        check=True,
    )  # fmt: skip
    options = ["--no-show-locs", "--no-comp-dir-path", "--no-corpus-path"]
    subprocess.run(["abidw", *options, "--out-file", description, library], check=True)
    # The name of the source depends on the temporary folder.
    text = re.sub(r" path='[^']*stubs\.c'", " path='tfuse-c.h'", description.read_text())
    description.write_text(text)
    return description


def differs(description: pathlib.Path, *options: str) -> tuple[bool, str]:
    """Whether the committed description and another differ, and how."""
    compared = subprocess.run(["abidiff", *options, DESCRIPTION, description], capture_output=True, text=True)
    if compared.returncode & ABIDIFF_FAILED:
        raise SystemExit(compared.stdout + compared.stderr)
    return compared.returncode != 0, compared.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--update", action="store_true", help="write the description, if the change is compatible")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    failures = []
    exported = exports(build / "python" / "tfuse" / "libtfuse.so")
    declared = functions()
    for name in sorted(declared.keys() - exported.keys()):
        failures.append(f"{name} is declared in tfuse-c.h and not exported")
    for name in sorted(exported.keys() - declared.keys()):
        failures.append(f"{name} is exported and not declared in tfuse-c.h")
    with tempfile.TemporaryDirectory() as work:
        description = describe(pathlib.Path(work), build)
        text = description.read_text()
        for name, version in exported.items():
            if f"name='{name}' version='{version}'" not in text:
                failures.append(f"{name} has the version {version} in libtfuse.so and another in the linker map")
        # A description that does not exist yet is like an empty one.
        changed, message = differs(description, "--no-added-syms") if DESCRIPTION.exists() else (False, "")
        extended, _ = differs(description) if DESCRIPTION.exists() else (True, "")
    if changed:
        failures.append(f"the C interface is not compatible with lib/CAPI/libtfuse.abi\n{message}")
    elif arguments.update and not failures:
        DESCRIPTION.write_text(text)
    elif extended:
        failures.append("the C interface has additions: utils/check-abi.py --update describes them")
    for failure in failures:
        print(f"FAILED {failure}")
    print(f"{len(declared)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
