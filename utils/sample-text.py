#!/usr/bin/env python3
"""Draws comment blocks, doc sentences and diagnostics at random, for a reader who has not seen the code.

  utils/sample-text.py --seed 1 --count 150            from the whole repository
  utils/sample-text.py --seed 1 --count 20 lib/Eval    from some folders or files

Prints each with its file and line, but without the code beside it. The same seed draws the same
texts from the same sources.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs", "include", "lib", "tools", "python", "fuzz", "unittests", "test", "utils", "bench")
# Generated pages repeat their sources; test data is not prose.
SKIPPED = re.compile(r"docs/reference/|test/.*\.(mlir|test)$|Cases|/data/")
COMMENTED = {".cpp", ".h", ".td", ".def", ".inc"}
# The start of a diagnostic or a hint: calls, and members that hold a hint.
DIAGNOSTIC = re.compile(r"\b(?:emit\w*(?:Error|Warning|Remark)|userError|fileError|\w*[eE]rror|reject|refuse\w*|attachNote|attachHint|hint|warning|remark|require)\b[^;{}]*;")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def comments(text: str, marker: str) -> list[tuple[int, str]]:
    """(line, text) of each block of whole-line comments, without rulers and drawings."""
    found, block, start = [], [], 0
    for number, line in enumerate(text.split("\n") + [""], 1):
        match = re.match(rf"\s*{marker}+[/!<]?\s?(.*)", line)
        if match and not re.match(r"^[=\-*/ ]*$|===-.*===", match[1]):
            start = start or number
            block.append(match[1].rstrip())
            continue
        words = " ".join(block)
        if len(re.findall(r"[a-z]{2,}", words)) >= 4 and "clang-format" not in words:
            found.append((start, "\n".join(block)))
        block, start = [], 0
    return found


def sentences(text: str) -> list[tuple[int, str]]:
    """(line, text) of each sentence, list item and table cell of a Markdown page."""
    found = []
    plain = re.sub(r"```.*?```", lambda match: "\n" * match[0].count("\n"), text, flags=re.S)
    for match in re.finditer(r"(?:[^\n]+\n?)+", plain):
        line = plain.count("\n", 0, match.start()) + 1
        if match[0].startswith(("    ", "#")):
            continue
        if match[0].startswith("|"):
            found += [(line + offset, row) for offset, row in enumerate(match[0].strip().split("\n")) if not re.match(r"^[|\s:-]*$", row)]
            continue
        position = 0
        for part in re.split(r"(?<=[.!?:])\s+(?=[A-Z`\[-])", match[0]):
            at = match[0].find(part, position)
            position = at + len(part)
            found.append((line + match[0].count("\n", 0, at), " ".join(part.split())))
    return [(line, part) for line, part in found if len(re.findall(r"[a-z]{2,}", part)) >= 4]


def diagnostics(text: str) -> list[tuple[int, str]]:
    """(line, text) of each message: the literals of one statement, and the code between them."""
    found = []
    for match in DIAGNOSTIC.finditer(re.sub(r"//[^\n]*", lambda comment: " " * len(comment[0]), text)):
        literals = LITERAL.findall(match[0])
        message = " .. ".join(part for part in literals if part.strip())
        if len(re.findall(r"[a-z]{2,}", message)) >= 3:
            found.append((text.count("\n", 0, match.start()) + 1, message))
    return found


def docstrings(text: str) -> list[tuple[int, str]]:
    return [(text.count("\n", 0, match.start()) + 1, match[1].strip()) for match in re.finditer(r'"""(.*?)"""', text, flags=re.S)]


def texts_of(path: pathlib.Path) -> list[tuple[str, int, str]]:
    text = path.read_text(errors="replace")
    if path.suffix == ".md":
        return [("sentence", *item) for item in sentences(text)]
    if path.suffix == ".py":
        return [("comment", *item) for item in comments(text, "#")] + [("docstring", *item) for item in docstrings(text)]
    found = [("comment", *item) for item in comments(text, "//")]
    if path.suffix in {".cpp", ".h"}:
        found += [("diagnostic", *item) for item in diagnostics(text)]
    if path.suffix == ".def":
        lines = enumerate(text.split("\n"), 1)
        found += [("summary", number, part) for number, line in lines if not line.startswith("//") for part in LITERAL.findall(line) if len(re.findall(r"[a-z]{2,}", part)) >= 4 and " " in part]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--count", type=int, default=150, metavar="N")
    parser.add_argument("paths", nargs="*", help="folders or files; the whole repository if none is given")
    arguments = parser.parse_args()

    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "--", *(arguments.paths or FOLDERS)], check=True, capture_output=True, text=True)
    files = [name for name in listed.stdout.split() if pathlib.Path(name).suffix in COMMENTED | {".py", ".md"} and not SKIPPED.search(name)]
    drawn = [(name, *item) for name in files for item in texts_of(ROOT / name)]
    if len(drawn) > arguments.count:
        drawn = sorted(random.Random(arguments.seed).sample(drawn, arguments.count))
    for name, kind, line, text in drawn:
        print(f"{name}:{line}: {kind}")
        print("".join(f"    {part}\n" for part in text.split("\n")))


if __name__ == "__main__":
    sys.exit(main())
