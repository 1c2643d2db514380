"""Tests of the parser of command blocks and of the checks of their output."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import blocks  # noqa: E402
import run_commands  # noqa: E402


def parse(folder: pathlib.Path, text: str) -> list[blocks.Block]:
    page = folder / "page.md"
    page.write_text(text)
    return blocks.blocks_of(page)


def run(folder: pathlib.Path, text: str) -> None:
    for block in parse(folder, text):
        run_commands.run_block(block, folder, dict(os.environ))


def test_indented_and_fenced_blocks_are_found(tmp_path):
    text = "Text:\n\n    tfuse --help\n    tfuse --version\n\n```sh\nmake docs\n```\n\n```text\nmake docs\n```\n\n    no command\n"
    assert [(b.line, b.lines) for b in parse(tmp_path, text)] == [(3, ["tfuse --help", "tfuse --version"]), (6, ["make docs"])]


def test_output_is_separate_from_commands(tmp_path):
    (block,) = parse(tmp_path, "    $ echo a \\\n      b\n    a  b\n    ...\n    $ echo c\n    c\n")
    assert block.commands == ["echo a \\", "  b", "echo c"]
    assert block.output == ["a b", "c"]


def test_comments_apply_to_the_next_block_only(tmp_path):
    text = "<!-- commands: skip a reason -->\n<!-- commands: setup true -->\n\n    tfuse x\n\nText.\n\n    tfuse y\n"
    first, second = parse(tmp_path, text)
    assert (first.skip, first.setup, second.skip, second.setup) == ("a reason", ["true"], "", [])
    assert [b.skip for b in parse(tmp_path, text + "\n<!-- commands: skip-page all -->\n")] == ["a reason", "all"]


@pytest.mark.parametrize("comment", ["skip", "unknown word", "exit"])
def test_bad_comments_are_errors(tmp_path, comment):
    with pytest.raises(ValueError):
        parse(tmp_path, f"<!-- commands: {comment} -->\n\n    tfuse x\n")


def test_a_comment_without_commands_is_an_error(tmp_path):
    with pytest.raises(ValueError):
        parse(tmp_path, "<!-- commands: skip a reason -->\n\n    no command\n")


def test_commands_have_to_succeed_and_print_what_the_page_shows(tmp_path):
    run(tmp_path, "    $ echo one two\n    one  two\n")
    run(tmp_path, "<!-- commands: exit 3 -->\n\n    $ exit 3\n")
    for text in ("    $ echo one\n    two\n", "    $ false\n", "    $ false\n    $ true\n", "<!-- commands: exit 3 -->\n\n    $ true\n"):
        with pytest.raises(run_commands.Failure):
            run(tmp_path, text)


PAGE = """
<!-- commands: packages -->

    $ echo installed > list

<!-- commands: file list.py -->

```python
print("used:", open("list").read())
```

    $ python3 list.py
    used: installed

## Section

    $ cat list
    installed
"""


@pytest.mark.parametrize("option, commands", [("", 3), ("--intro", 2), ("--packages", 1)])
def test_walk(tmp_path, option, commands):
    """A walk runs the blocks of a page in its order, with its files, and counts commands."""
    (tmp_path / "page.md").write_text(PAGE)
    result = walk(tmp_path, *option.split())
    assert result.returncode == 0, result.stdout
    assert f"\n{commands} commands in 0." in "\n" + result.stdout


@pytest.mark.parametrize(
    "old, new", [("used: installed", "used: other"), ("installed >", "removed >"), ("commands: packages", "commands: skip a reason")]
)
def test_a_walk_ends_at_the_first_wrong_block(tmp_path, old, new):
    (tmp_path / "page.md").write_text(PAGE.replace(old, new))
    result = walk(tmp_path)
    assert result.returncode == 1
    assert "commands in" not in result.stdout


def walk(folder: pathlib.Path, *options: str) -> subprocess.CompletedProcess:
    command = [sys.executable, str(HERE.parent / "walk.py"), str(folder / "page.md"), str(folder), *options]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_tutorial_has_six_commands():
    found = blocks.blocks_of(HERE.parents[2] / "docs" / "tutorial.md")
    assert not any(block.skip for block in found)
    assert sum(len(block.commands) for block in found if not block.file) <= 6


def test_targets_of_make_have_to_exist(tmp_path):
    (good,) = parse(tmp_path, "    ./make test   # all tests\n    utils/setup.sh docs\n")
    assert run_commands.only_names_targets(good)
    (bad,) = parse(tmp_path, "    make no-such-target\n")
    with pytest.raises(run_commands.Failure):
        run_commands.only_names_targets(bad)
    (mixed,) = parse(tmp_path, "    make test\n    tfuse --help\n")
    assert not run_commands.only_names_targets(mixed)
