#!/usr/bin/env python3
"""Writes docs/reference/ from the tables and headers it describes.

  utils/gen-docs.py            writes the pages
  utils/gen-docs.py --check    says which are stale or missing, and changes nothing

A rule's page is the comment its source file opens with: the graph before and after, the source it
follows, its conditions. So there is one text, beside the code, and the page cannot contradict it.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import pathlib
import re
import sys

import rule_files

ROOT = pathlib.Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"

GROUPS = {
    "Arithmetic": "Grappler's ArithmeticOptimizer, on GraphDefs",
    "Remapper": "Grappler's Remapper, on GraphDefs",
    "StableHLO": "Formulas in StableHLO programs",
    "Composite": "Annotated functions into single ops",
    "Recurrent": "Loops into recurrent ops",
    "Peephole": "Fusions on TFLite ops",
}
STATES = {
    "On": "",
    "Off": "Off by default.",
    "GrapplerOnly": "With `--semantics=grappler` only.",
    "NotGrappler": "Not with `--semantics=grappler`.",
}


@dataclasses.dataclass
class Rule:
    """A line of a Rules.def, and the head comment of the rule's source."""

    group: str
    id: str
    name: str
    state: str  # said about it unless it is simply on
    summary: str
    note: str

    @property
    def source(self) -> str:
        return rule_files.source_of(self.group, self.name)


class StaleDocs(Exception):
    """A table or header that this script cannot parse; the message has the place."""


def entries(path: pathlib.Path, macro: str) -> list[list[str]]:
    """The argument lists of all lines `macro(...)`; strings without their quotes."""
    found = []
    text = "\n".join(line for line in path.read_text().split("\n") if not line.lstrip().startswith("//"))
    for match in re.finditer(rf"^{macro}\(((?:[^()\"]|\"(?:[^\"\\]|\\.)*\"|\([^()]*\))*)\)", text, re.MULTILINE):
        arguments = re.findall(r"(?:\"(?:[^\"\\]|\\.)*\"\s*)+|[^,\s][^,]*", match[1])
        found.append(["".join(re.findall(r"\"((?:[^\"\\]|\\.)*)\"", a)) if a.startswith('"') else a.strip() for a in arguments])
    return found


def capitalized(text: str) -> str:
    """A sentence, unless it begins with a formula or a name."""
    return text[:1].upper() + text[1:] if re.match(r"[a-z]+[ ,-][a-z]", text) and not text.startswith("x ") else text


def rules() -> list[Rule]:
    result = []
    for table in sorted((ROOT / "lib" / "Rules").glob("*/Rules.def")):
        group = table.parent.name
        for id, name, default, _, summary, note in entries(table, "TFUSE_RULE"):
            summary, note = (capitalized(text.replace('\\"', '"')) for text in (summary, note))
            result.append(Rule(group, id, name, STATES[default], summary, note))
    return result


def header(path: pathlib.Path) -> list[str]:
    """The lines of a file's head comment."""
    lines = path.read_text().split("\n")
    if not lines[0].startswith("//===-"):
        raise StaleDocs(f"{path}: the first line is no header")
    body = []
    for line in lines[1:]:
        if line.startswith("//===") or not line.startswith("//"):
            break
        body.append(line[2:].removeprefix(" "))
    return body


def markdown(lines: list[str]) -> str:
    """A comment as Markdown: indented lines are drawings, `C1 (reason) text` are conditions."""
    blocks: list[tuple[str, list[str]]] = []
    for line in lines:
        if not line.strip():
            if blocks and blocks[-1][0] == "drawing":
                blocks[-1][1].append("")
            else:
                blocks.append(("gap", []))
            continue
        condition = re.match(r"(C\d+[a-z]?)\s+(?:\(([\w-]+)\)\s*|:?\s*)(.*)", line) or re.match(r"(C\d+[a-z]?):\s*()(.*)", line)
        if condition:
            reason = f" ([{condition[2]}](../../reasons.md))" if condition[2] else ""
            blocks.append(("condition", [f"- **{condition[1]}**{reason} {condition[3]}"]))
        elif line.startswith("  ") and blocks and blocks[-1][0] == "condition":
            blocks[-1][1].append("  " + line.strip())
        elif line.startswith("  "):
            if blocks and blocks[-1][0] == "drawing":
                blocks[-1][1].append(line)
            else:
                blocks.append(("drawing", [line]))
        elif blocks and blocks[-1][0] == "text":
            blocks[-1][1].append(line)
        else:
            blocks.append(("text", [line]))
    out: list[str] = []
    previous = ""
    for kind, content in blocks:
        if kind == "gap":
            continue
        if kind == "condition" and previous != "condition":
            out += ["", "## Conditions", ""]
        elif kind != "condition":
            out.append("")
        if kind == "drawing":
            while content and not content[-1]:
                content.pop()
            out += ["```text", *content, "```"]
        else:
            out += content
        previous = kind
    return "\n".join(out).strip("\n") + "\n"


def rule_page(rule: Rule) -> str:
    page = f"# `{rule.id}`\n\n{rule.summary}. {rule.state}".rstrip() + "\n\n"
    if rule.note:
        page += f"{rule.note}.\n\n"
    page += markdown(header(ROOT / rule.source)) + "\n"
    test = rule_files.test_of(rule.group, rule.name)
    return page + f"[source](../../../../{rule.source}), [test](../../../../{test})\n"


def rule_index(all_rules: list[Rule]) -> str:
    page = "# Rewrites\n\nEvery named rewrite, with a page each: before, after, conditions.\n"
    for group, what in GROUPS.items():
        members = [rule for rule in all_rules if rule.group == group]
        if not members:
            continue
        page += f"\n## {what}\n\n| rule | what it does |\n|---|---|\n"
        for rule in members:
            page += f"| [`{rule.id}`]({group.lower()}/{rule.id}.md) | {f'{rule.summary}. {rule.state}'.strip()} |\n"
    return page


def code_table(title: str, text: str, table: str, macro: str) -> str:
    page = f"# {title}\n\n{text}\n\n| name | meaning |\n|---|---|\n"
    for _, name, meaning in entries(ROOT / table, macro):
        page += f"| `{name}` | {meaning} |\n"
    return page


def lowerings_page() -> str:
    table = ROOT / "lib" / "Conversion" / "TFToTFL" / "Lowerings.def"
    rows = []
    for macro in ("TFUSE_RENAME", "TFUSE_BINARY", "TFUSE_LOWERING", "TFUSE_PREPARE"):
        for arguments in entries(table, macro):
            if macro in ("TFUSE_RENAME", "TFUSE_BINARY"):
                name, target, types = arguments[0], arguments[1], arguments[2]
            else:
                name, target, types = arguments[0], arguments[3], arguments[5]
            shown = ", ".join(t.strip().lower() for t in types.split("|"))
            rows.append((name, f"`{target.removeprefix('tfl.')}`" if target else "several", shown))
    page = (
        "# TensorFlow ops that convert\n\n"
        "The main TFLite op that each becomes, and the element types that its kernel computes with; other\n"
        "types are brought to one of these where that is exact.\n\n| op | becomes | types |\n|---|---|---|\n"
    )
    for name, target, types in sorted(set(rows)):
        page += f"| `{name}` | {target} | {types} |\n"
    page += (
        "\n## Ops that never convert\n\nTFLite cannot express these; the error says why and what to do instead. All ops that are in\n"
        "neither table are refused as well, with a general error.\n\n| op | where the reason is |\n|---|---|\n"
    )
    for name, family, _ in sorted(entries(table, "TFUSE_REFUSE")):
        page += f"| `{name}` | [{family}.cpp](../../lib/Conversion/TFToTFL/{family}.cpp) |\n"
    return page


def stablehlo_page() -> str:
    table = ROOT / "lib" / "Conversion" / "StableHLOToTF" / "Lowerings.def"
    rows = []
    for name, target, logical in entries(table, "TFUSE_HLO_SAME"):
        rows.append((name, f"`{target}`" + (f", `{logical}` of truth values" if logical else "")))
    for macro in ("TFUSE_HLO", "TFUSE_HLO_ANY"):
        for name, family, _ in entries(table, macro):
            rows.append((name, f"see [{family}.cpp](../../lib/Conversion/StableHLOToTF/{family}.cpp)"))
    page = (
        "# StableHLO ops that convert\n\n"
        "What each becomes on the way: ops of TensorFlow, which then convert as all others do.\n\n"
        "| op | becomes |\n|---|---|\n"
    )
    for name, target in sorted(rows):
        page += f"| `{name}` | {target} |\n"
    return page


def converter_attributes() -> list[tuple[str, str]]:
    """The attributes of tfuse's TFLiteConverter and of its TargetSpec, with the source text of their defaults."""
    tree = ast.parse((ROOT / "python" / "tfuse" / "_converter.py").read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    result = []
    for name, prefix in (("TFLiteConverter", ""), ("TargetSpec", "target_spec.")):
        for line in classes[name].body:
            if isinstance(line, ast.AnnAssign) and line.target.id == "_DEFAULTS":
                items = zip(line.value.keys, line.value.values, strict=True)
                result += [(prefix + key.value, ast.unparse(value)) for key, value in items]
    return result


def converter_attributes_page() -> str:
    tests = ast.parse((ROOT / "python" / "tests" / "test_attributes.py").read_text())
    effects = {node.name: " ".join((ast.get_docstring(node) or "").split()) for node in tests.body if isinstance(node, ast.FunctionDef)}
    page = (
        "# Attributes of TFLiteConverter\n\n"
        "Every attribute of `tf.lite.TFLiteConverter` of TensorFlow 2.21 and of its `target_spec`, by\n"
        "`python/tests/test_attributes.py`. An attribute that does not work can be read, and set to its default; any other\n"
        "value raises `UnsupportedOptionError`, which names the attribute.\n\n| attribute | default | in tfuse |\n|---|---|---|\n"
    )
    attributes = converter_attributes()
    names = {f"test_{name.replace('.', '__')}" for name, _ in attributes}
    if len(names & effects.keys()) < 5:
        raise StaleDocs("python/tests/test_attributes.py has no tests of attributes")
    for name, default in attributes:
        effect = effects.get(f"test_{name.replace('.', '__')}")
        page += f"| `{name}` | `{default}` | {'works: ' + effect if effect else 'raises'} |\n"
    return page


def pages() -> dict[pathlib.Path, str]:
    all_rules = rules()
    unknown = {rule.group for rule in all_rules} - set(GROUPS)
    if unknown:
        raise StaleDocs(f"GROUPS of {__file__} lacks {', '.join(sorted(unknown))}")
    result = {
        REFERENCE / "rules" / "README.md": rule_index(all_rules),
        REFERENCE / "lowerings.md": lowerings_page(),
        REFERENCE / "stablehlo.md": stablehlo_page(),
        REFERENCE / "converter-attributes.md": converter_attributes_page(),
        REFERENCE
        / "diagnostics.md": code_table(
            "Diagnostics",
            "Every error has a code. Codes are stable: scripts may rely on them. The same codes are in the\n"
            "JSON report and in the C++ interface (`tfuse::listCodes()`).",
            "include/tfuse/Support/Diagnostics.def",
            "TFUSE_CODE",
        ),
        REFERENCE
        / "reasons.md": code_table(
            "Reasons",
            "Why a rewrite that nearly fired did not. Reports and tests show these names; they are stable.",
            "include/tfuse/Rules/Reasons.def",
            "TFUSE_REASON",
        ),
    }
    for rule in all_rules:
        result[REFERENCE / "rules" / rule.group.lower() / f"{rule.id}.md"] = rule_page(rule)
    result[REFERENCE / "README.md"] = (
        "# Reference\n\nWritten by `utils/gen-docs.py` from the tables and sources; do not edit.\n\n"
        "- [Rewrites](rules/README.md): a page each\n- [TensorFlow ops that convert](lowerings.md)\n"
        "- [StableHLO ops that convert](stablehlo.md)\n"
        "- [Attributes of TFLiteConverter](converter-attributes.md)\n"
        "- [Diagnostics](diagnostics.md)\n- [Reasons](reasons.md)\n"
    )
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only; exit code 1 if a page is stale")
    arguments = parser.parse_args()
    try:
        wanted = pages()
    except (StaleDocs, OSError) as error:
        print(f"gen-docs: {error}", file=sys.stderr)
        return 1
    present = set(REFERENCE.rglob("*.md")) if REFERENCE.exists() else set()
    wrong = sorted(present - set(wanted)) + [p for p in wanted if p not in present or p.read_text() != wanted[p]]
    if arguments.check:
        for path in wrong:
            print(f"stale: {path.relative_to(ROOT)} (run utils/gen-docs.py)")
        print(f"{len(set(wanted) - set(wrong))} passed, {len(wrong)} failed")
        return 1 if wrong else 0
    for path in present - set(wanted):
        path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    print(f"{len(wanted)} pages in {REFERENCE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
