#!/usr/bin/env python3
"""Lists the largest files, functions and paths. These deserve a second look; there is no limit.

  utils/sizes.py            what is above the aims
  utils/sizes.py --top 20   the largest of each kind
"""

from __future__ import annotations

import argparse
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("include", "lib", "tools", "unittests", "test", "utils", "bench", "python")
AIMS = {".cpp": 600, ".h": 600, ".td": 800, ".py": 600, ".mlir": 500}
FUNCTION_AIM, PATH_AIM = 60, 75


def files() -> list[pathlib.Path]:
    return sorted(p for folder in FOLDERS for p in (ROOT / folder).rglob("*") if p.suffix in AIMS and p.is_file())


def functions(text: str) -> list[tuple[int, str]]:
    """(lines, first line) of each function of formatted C++: from `...{` at the margin to `}`."""
    found, start = [], None
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if start is None and re.match(r"[A-Za-z~].*\{$", line) and not line.startswith(("namespace", "class", "struct", "enum", "extern")):
            start = number
        elif start is None and re.match(r"  .*\) (?:const )?(?:override )?\{$", line):
            start = number
        elif start is not None and line == re.match(r"\s*", lines[start])[0] + "}":
            found.append((number - start + 1, lines[start].strip()))
            start = None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--top", type=int, metavar="N", help="the N largest, above the aims or not")
    top = parser.parse_args().top

    sizes, lengths, paths = [], [], []
    for path in files():
        name, text = str(path.relative_to(ROOT)), path.read_text(errors="replace")
        count = text.count("\n")
        sizes.append((count, AIMS[path.suffix], name))
        paths.append((len(name), PATH_AIM, name))
        if path.suffix == ".cpp":
            lengths += [(n, FUNCTION_AIM, f"{name}: {first}") for n, first in functions(text)]
    for title, rows in (("file (lines)", sizes), ("function (lines)", lengths), ("path (characters)", paths)):
        shown = sorted(rows, reverse=True)[:top] if top else sorted((r for r in rows if r[0] > r[1]), reverse=True)
        print(f"{title}: {sum(r[0] > r[1] for r in rows)} of {len(rows)} above the aim")
        for size, aim, name in shown:
            print(f"  {size:5} (aim {aim})  {name}")


if __name__ == "__main__":
    main()
