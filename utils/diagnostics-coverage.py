#!/usr/bin/env python3
"""Finds the diagnostics of lib/Import, lib/Conversion and lib/Export that no test triggers.

  utils/run-tests.py --build build/release --only diagnostics   run the tests, then this script
  utils/diagnostics-coverage.py --record FILE                   report on a record that exists
  utils/diagnostics-coverage.py --list                          every place that makes a diagnostic

A function makes diagnostics if it takes a `DiagnosticSite` (tfuse/Support/Diagnostics.h); a call of
one is a site. Programs append the sites that they reach to the file that the environment variable
TFUSE_DIAGNOSTIC_SITES names. A site that is missing there is a failure: provoke it in a test that
checks its text, or delete it. EXCEPTIONS lists the sites that no test of reasonable size can provoke.
"""

from __future__ import annotations

import argparse
import dataclasses
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("lib/Import", "lib/Conversion", "lib/Export")
# (file, words of the diagnostic): why no test triggers it. An entry that is triggered, or that names
# no site, is a failure.
_GUARD = "guards the translation of control flow of TensorFlow 1: no graph is known that gets there"
_OPEN = "no test provokes it yet"
EXCEPTIONS: dict[tuple[str, str], str] = {
    ("lib/Conversion/TFGToTF/GraphRaiser.cpp", "has an operand without a producer"): _GUARD,
    ("lib/Conversion/TFGToTF/SignatureRaiser.cpp", "does not compute this output"): "only a fuzz finding, which fuzz-corpus replays",
    ("lib/Conversion/TFGToTF/StructureRaiser.cpp", "belongs to branches that depend on each other's results"): _GUARD,
    ("lib/Conversion/TFGToTF/StructureRaiser.cpp", "is part of a cycle that is not a loop"): _GUARD,
    ("lib/Conversion/TFGToTF/StructureRaiser.cpp", "has an operand without a producer"): _GUARD,
    ("lib/Conversion/TFGToTF/StructureRaiser.cpp", "has a condition without a producer"): _GUARD,
    ("lib/Conversion/TFGToTF/StructureRaiser.cpp", "belongs to a loop with a result that has no producer"): _GUARD,
    ("lib/Conversion/TFGToTF/TFGToTF.cpp", "returns a value without a producer"): _GUARD,
    ("lib/Export/TFLite/Buffers.cpp", "a tensor of strings takes more"): "needs 2 GiB of strings in memory",
    ("lib/Import/GraphDef/BodyImporter.cpp", "the graph has too many nodes"): "needs a file of 4 GiB",
    ("lib/Import/TensorBundle/TensorSlices.cpp", "there is no memory for tensor"): "needs a tensor larger than the memory",
    ("lib/Import/StableHLO/Elements.cpp", "it has types of dialect '"): _OPEN,
    ("lib/Import/StableHLO/PortableArtifact.cpp", "the use lists of an op are damaged"): _OPEN,
    ("lib/Import/StableHLO/PortableArtifact.cpp", "regions have more values than bytes"): _OPEN,
    ("lib/Import/StableHLO/PortableArtifact.cpp", "a composite has no name, no decomposition"): _OPEN,
    ("lib/Import/StableHLO/PortableArtifact.cpp", "regions are nested too deeply"): _OPEN,
}


@dataclasses.dataclass(frozen=True)
class Maker:
    """A function that makes diagnostics for its callers."""

    name: str
    file: str  # Where it is declared.
    required: int  # Arguments without a default.


@dataclasses.dataclass(frozen=True)
class Site:
    file: str
    line: int
    text: str  # The call, to the end of the statement.


def blank(text: str) -> str:
    """The source with comments and the contents of literals as blanks, at the same positions."""
    pattern = r'//[^\n]*|/\*.*?\*/|R"\((?:.*?)\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''

    def erase(match: re.Match) -> str:
        kept = match[0][0] if match[0][0] in "\"'" else " "
        return kept + re.sub(r"[^\n]", " ", match[0][1:-1]) + kept if len(match[0]) > 1 else match[0]

    return re.sub(pattern, erase, text, flags=re.DOTALL)


def arguments(source: str, start: int) -> tuple[list[str], int]:
    """The arguments of a call whose "(" is at `start`, and the position of its ")"."""
    depth, begin, found = 0, start + 1, []
    for i in range(start, len(source)):
        c = source[i]
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
            if depth == 0:
                found.append(source[begin:i])
                return [a for a in found if a.strip()], i
        elif c == "," and depth == 1:
            found.append(source[begin:i])
            begin = i + 1
    raise ValueError("unbalanced brackets")


def read_sources() -> dict[str, str]:
    """All sources and headers below lib and include, without comments and literals."""
    files = [p for folder in ("lib", "include") for p in sorted((ROOT / folder).rglob("*")) if p.suffix in (".h", ".cpp")]
    return {str(path.relative_to(ROOT)): blank(path.read_text()) for path in files}


def find_makers(sources: dict[str, str]) -> list[Maker]:
    makers = []
    for file, source in sources.items():
        for match in re.finditer(r"DiagnosticSite\s+site\s*=\s*DiagnosticSite::current\(\)", source):
            start, depth = match.start(), 0
            while depth >= 0:  # To the "(" of the parameters.
                start -= 1
                depth += {")": 1, "(": -1}.get(source[start], 0)
            parameters, _ = arguments(source, start)
            before = source[:start].rstrip()
            name = re.search(r"(\w+)\s*=\s*\[[^][]*\]$|(\w+)$", before)
            assert name, f"{file}: who takes a DiagnosticSite?"
            required = sum("=" not in parameter for parameter in parameters)
            makers.append(Maker(name[1] or name[2], file, required))
    return makers


def visible(maker: Maker, file: str) -> bool:
    """Whether a file can call the maker: a source's maker is local, a lib header's maker is its folder's."""
    if maker.file.endswith(".cpp"):
        return maker.file == file
    if maker.file.startswith("include/tfuse/Support"):
        return True
    folder = str(pathlib.PurePath(maker.file).parent).replace("include/tfuse", "lib")
    # StableHLO lowerings use the makers of the tf lowerings' context.
    return file.startswith(folder + "/") or (maker.name == "reject" and file.startswith("lib/Conversion/StableHLOToTF/"))


def find_sites(sources: dict[str, str], makers: list[Maker]) -> list[Site]:
    sites = set()
    for file, source in sources.items():
        if not file.startswith(tuple(folder + "/" for folder in FOLDERS)):
            continue
        original = (ROOT / file).read_text()
        local = [maker for maker in makers if visible(maker, file)]
        for maker in local:
            for match in re.finditer(rf"\b{maker.name}\s*\(", source):
                given, end = arguments(source, match.end() - 1)
                if any(re.search(r"DiagnosticSite|\w*[sS]ite$", argument.strip()) for argument in given):
                    continue  # A declaration, or a call for somebody else's site.
                if len(given) < maker.required:
                    continue  # Another function of that name.
                statement = source.find(";", end)
                text = " ".join(original[match.start() : statement].split())
                sites.add(Site(file, source.count("\n", 0, match.start()) + 1, text))
    return sorted(sites, key=lambda site: (site.file, site.line))


def find_strays(sources: dict[str, str]) -> list[str]:
    """Errors that are emitted without a code and a site."""
    found = []
    for file, source in sources.items():
        if file.startswith(tuple(folder + "/" for folder in FOLDERS)):
            for match in re.finditer(r"(?:->|\.)emit(?:OpError|Error|Warning)\s*\(|\bcreateStringError\s*\(", source):
                found.append(f"{file}:{source.count(chr(10), 0, match.start()) + 1}: use userError or emitUserError")
    return found


def hash_path(path: str) -> str:
    """As DiagnosticSite::hash computes it."""
    result = 0xCBF29CE484222325
    for byte in path.encode():
        result = (result ^ byte) * 0x100000001B3 % 2**64
    return f"{result:016x}"


def read_record(path: pathlib.Path, sources: dict[str, str]) -> set[tuple[str, int]]:
    names = {hash_path(file): file for file in sources}
    reached = set()
    for line in path.read_text().splitlines():
        file, number = line.split()
        if file in names:
            reached.add((names[file], int(number)))
    return reached


def report(record: pathlib.Path, sources: dict[str, str], sites: list[Site]) -> int:
    reached = read_record(record, sources)
    known = {(site.file, site.line) for site in sites}
    problems = find_strays(sources)
    for file, line in sorted(reached - known):
        if file.startswith(FOLDERS):
            problems.append(f"{file}:{line}: makes a diagnostic, and is not found by this script")
    excepted = set()
    for site in sites:
        keys = [key for key in EXCEPTIONS if key[0] == site.file and key[1] in site.text]
        excepted.update(keys)
        where = f"{site.file}:{site.line}: "
        if (site.file, site.line) in reached:
            problems += [f"{where}the exception '{key[1]}' is stale: a test provokes it" for key in keys]
        elif not keys:
            problems.append(f"{where}no test provokes {site.text[:160]}")
    problems += [f"{key[0]}: the exception '{key[1]}' is stale: there is no such diagnostic" for key in EXCEPTIONS.keys() - excepted]
    for problem in problems:
        print(problem)
    print(f"{len(known & reached)} of {len(known)} diagnostics are provoked, {len(EXCEPTIONS)} are excepted")
    print(f"{len(known) - len(problems)} passed, {len(problems)} failed")
    return 1 if problems else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", type=pathlib.Path, help="the file that TFUSE_DIAGNOSTIC_SITES named")
    parser.add_argument("--list", action="store_true", help="print all sites")
    arguments = parser.parse_args()
    sources = read_sources()
    sites = find_sites(sources, find_makers(sources))
    if arguments.list:
        for site in sites:
            print(f"{site.file}:{site.line}: {site.text}")
        return 0
    if not arguments.record:
        parser.error("--record or --list")
    return report(arguments.record, sources, sites)


if __name__ == "__main__":
    sys.exit(main())
