"""The type hints, for users who check theirs with `mypy --strict`, and the docstrings."""

import inspect
import os
import pathlib
import re
import subprocess
import sys

import pytest

import tfuse

HERE = pathlib.Path(__file__).resolve().parent
PACKAGES = pathlib.Path(tfuse.__file__).parents[1]
FUNCTIONS = [
    getattr(tfuse, name) for name in tfuse.__all__ if inspect.isfunction(getattr(tfuse, name))
]


def mypy(path: pathlib.Path, cache: pathlib.Path) -> str:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(cache), str(path)]
    result = subprocess.run(command, env=os.environ | {"MYPYPATH": str(PACKAGES)}, capture_output=True, text=True)
    return result.stdout + result.stderr


def test_a_consumer_passes_mypy(tmp_path):
    """consumer.py calls every function; each line with "# error: CODE" is a mistake that mypy finds, and no other."""
    assert (PACKAGES / "tfuse" / "py.typed").exists()
    consumer = HERE / "consumer.py"
    lines = consumer.read_text().splitlines()
    expected = {(number, match[1]) for number, line in enumerate(lines, 1) if (match := re.search(r"# error: (\S+)", line))}
    text = mypy(consumer, tmp_path)
    found = re.findall(r"consumer\.py:(\d+): error: .*\[([\w-]+)\]$", text, re.MULTILINE)
    assert {(int(line), code) for line, code in found} == expected, text
    called = set(re.findall(r"tfuse\.(\w+)\(", consumer.read_text()))
    assert {function.__name__ for function in FUNCTIONS} <= called


def test_the_package_passes_mypy(tmp_path):
    assert mypy(PACKAGES / "tfuse", tmp_path) == ""


@pytest.mark.parametrize("function", FUNCTIONS)
def test_docstrings(function):
    """Each function says what it takes, returns and raises, and has a type for each parameter."""
    text = inspect.getdoc(function)
    assert text and text.splitlines()[0].endswith((".", ":")) or "`tfuse " in text
    parameters = inspect.signature(function).parameters.values()
    assert all(parameter.annotation is not inspect.Parameter.empty for parameter in parameters)
    if function.__name__.startswith("list_"):
        return
    assert "Raises" in text
    named = [each.name for each in parameters if each.kind != inspect.Parameter.VAR_KEYWORD]
    if len(named) > 2:
        # Other functions explain the rest: "the other arguments are those of".
        assert all(f"`{name}`" in text or "other arguments" in text for name in named[2:]), text


def test_the_page_has_every_name():
    """docs/python.md names each export of the package, and the attributes of results."""
    page = (HERE.parents[1] / "docs" / "python.md").read_text()
    names = set(tfuse.__all__)
    for name in ("Report", "OptimizeReport", "QuantizeReport", "Ranges", "VerifyReport", "TensorDifference", "Rule", "Composite"):
        names.update(getattr(tfuse, name)._fields)
    names.update(name for name in vars(tfuse.Explanation) if not name.startswith("_"))
    assert [name for name in sorted(names) if not re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", page)] == []


def test_notebooks_show_every_result():
    names = {function.__annotations__["return"] for function in FUNCTIONS}
    results = [getattr(tfuse, name) for name in names if inspect.isclass(getattr(tfuse, name, None))]
    assert len(results) == 6
    assert all(callable(result._repr_html_) for result in results)
