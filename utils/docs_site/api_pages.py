"""Reference pages that the site generates: the Python and C interfaces, and the tested models and ops."""

from __future__ import annotations

import ast
import collections
import json
import pathlib


def signature(function: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    line = f"{function.name}({ast.unparse(function.args)}){returns}"
    if len(line) <= 80:
        return line
    # A definition without body, and with one argument a line.
    arguments = function.args
    defaults = [None] * (len(arguments.posonlyargs + arguments.args) - len(arguments.defaults)) + arguments.defaults
    pairs = list(zip(arguments.posonlyargs + arguments.args, defaults))
    words = [ast.unparse(a) + (f" = {ast.unparse(d)}" if d else "") for a, d in pairs]
    if arguments.vararg:
        words.append(f"*{ast.unparse(arguments.vararg)}")
    elif arguments.kwonlyargs:
        words.append("*")
    for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults):
        words.append(ast.unparse(a) + (f" = {ast.unparse(d)}" if d else ""))
    if arguments.kwarg:
        words.append(f"**{ast.unparse(arguments.kwarg)}")
    lines = "".join(f"    {word},\n" for word in words)
    return f"{function.name}(\n{lines}){returns}"


def docstring(node: ast.AST) -> str:
    text = ast.get_docstring(node) or ""
    # Examples are indented by four, which is a code block in Markdown, too.
    return text.replace("\n    ", "\n\n    ", 1) if "\n    " in text and "\n\n    " not in text else text


def exported_definitions(root: pathlib.Path) -> dict[str, ast.AST]:
    """The classes and functions of the names in `tfuse.__all__`."""
    package = root / "python" / "tfuse"
    names: list[str] = []
    for node in ast.parse((package / "__init__.py").read_text()).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            names = ast.literal_eval(node.value)
    found = {}
    for module in sorted(package.glob("*.py")):
        for node in ast.parse(module.read_text()).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name in names:
                found[node.name] = node
    return found


def class_page(node: ast.ClassDef) -> list[str]:
    bases = [ast.unparse(base) for base in node.bases]
    lines = [f"### {node.name}", "", *([f"Bases: `{', '.join(bases)}`", ""] if bases else []), docstring(node), ""]
    for member in node.body:
        if isinstance(member, ast.AnnAssign) and not ast.unparse(member.target).startswith("_"):
            lines.append(f"- `{ast.unparse(member.target)}: {ast.unparse(member.annotation)}`")
    lines.append("")
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            is_property = any(ast.unparse(d) in ("property", "functools.cached_property") for d in member.decorator_list)
            title = member.name if is_property else signature(member)
            lines += ["```python", title, "```", "", docstring(member), ""]
    return lines


def python_page(root: pathlib.Path) -> str:
    definitions = exported_definitions(root)
    lines = ["# Python API", "", "Generated from the package. [The guide](../python.md) explains how to use it.", ""]
    lines += ["## Functions", ""]
    for name, node in sorted(definitions.items()):
        if isinstance(node, ast.FunctionDef):
            lines += [f"### {name}", "", "```python", signature(node), "```", "", docstring(node), ""]
    lines += ["## Classes", ""]
    for _, node in sorted(definitions.items()):
        if isinstance(node, ast.ClassDef):
            lines += class_page(node)
    return "\n".join(lines)


def c_page(root: pathlib.Path) -> str:
    header = (root / "include" / "tfuse" / "tfuse-c.h").read_text()
    return f"# tfuse-c.h\n\n[The guide](../c-api.md) explains how to use the C interface.\n\n```c\n{header}```\n"


def coverage_page(root: pathlib.Path) -> str:
    """The families of end-to-end cases, and the cases with another outcome than conversion to builtin ops."""
    families: collections.Counter[str] = collections.Counter()
    for file in sorted((root / "test" / "e2e" / "cases").glob("*/case.json")):
        families[json.loads(file.read_text()).get("family", "other")] += 1
    outcomes = json.loads((root / "test" / "e2e" / "outcomes.json").read_text())
    lines = [
        "# Tested models and ops",
        "",
        "Each end-to-end case is a model that TensorFlow saved. It is converted and run in LiteRT, and its outputs",
        "are compared with those of TensorFlow. [Lowerings](lowerings.md) lists the tested ops and element types.",
        "",
        "| family | cases |",
        "|---|---|",
        *(f"| {family} | {count} |" for family, count in sorted(families.items())),
        "",
        "## Known differences",
        "",
        "Models that are refused, or that need more ops than with TensorFlow's converter:",
        "",
        "| case | outcome | reason |",
        "|---|---|---|",
    ]
    for name, outcome in sorted(outcomes.items()):
        known = {key: value for key, value in outcome.items() if key != "reason"}
        text = ", ".join(f"{key} {value}" for key, value in known.items())
        reason = outcome.get("reason", "").replace("|", "\\|")
        lines.append(f"| `{name}` | {text} | {reason} |")
    return "\n".join(lines) + "\n"


def pages(root: pathlib.Path) -> dict[str, str]:
    return {
        "reference/python-api.md": python_page(root),
        "reference/tfuse-c.md": c_page(root),
        "reference/coverage.md": coverage_page(root),
    }
