"""Command blocks of Markdown pages, and the comments that say how they are run.

A command block is an indented or fenced block whose first line is a command. Comments of the form
`<!-- commands: WORD TEXT -->` are not shown on the site; those directly before a block apply to it:

  skip REASON    the block is not run
  setup SHELL    runs before the block, in the same folder
  exit CODE      the last command of the block exits with this code
  tensorflow     the block needs TensorFlow and Keras
  packages       the block installs packages: walk.py runs it, from the suite `packages`
  file NAME      the block, in any language, is the content of this file

and `skip-page REASON` anywhere applies to all blocks of the page. A line `$ COMMAND` is a command,
and the other lines of its block are output that the block has to print; `...` stands for any lines.
"""

from __future__ import annotations

import dataclasses
import pathlib
import re

COMMAND = re.compile(
    r"^(\$ |(\./)?make\b|tfuse(-opt|-translate)?\s|pip\s|python3?\s|cmake\s|utils/\w|build/venv|env/bin/"
    r"|PYTHONPATH=|cd\s|uvx\s|apt|dpkg\s|tar\s|cat\s+>)"
)
COMMENT = re.compile(r"^\s*<!-- commands: (\S+)\s*(.*?) -->\s*$")


@dataclasses.dataclass
class Block:
    page: pathlib.Path
    line: int
    lines: list[str]
    skip: str = ""
    setup: list[str] = dataclasses.field(default_factory=list)
    exit_code: int = 0
    tensorflow: bool = False
    packages: bool = False
    file: str = ""

    @property
    def shows_output(self) -> bool:
        return self.lines[0].startswith("$ ")

    @property
    def commands(self) -> list[str]:
        if not self.shows_output:
            return self.lines
        result, continued = [], False
        for line in self.lines:
            if line.startswith("$ ") or continued:
                result.append(line.removeprefix("$ "))
                continued = line.endswith("\\")
        return result

    @property
    def output(self) -> list[str]:
        if not self.shows_output:
            return []
        result, continued = [], False
        for line in self.lines:
            if line.startswith("$ ") or continued:
                continued = line.endswith("\\")
            elif line.strip() not in ("", "..."):
                result.append(" ".join(line.split()))
        return result


def apply(block: Block, comments: list[tuple[str, str]]) -> Block:
    for word, text in comments:
        if word == "skip" and text:
            block.skip = text
        elif word == "setup" and text:
            block.setup.append(text)
        elif word == "file" and text:
            block.file = text
        elif word == "exit":
            block.exit_code = int(text)
        elif word in ("tensorflow", "packages") and not text:
            setattr(block, word, True)
        else:
            raise ValueError(f"{block.page}:{block.line}: comment '{word} {text}' is unknown or lacks its text")
    return block


def python_blocks(page: pathlib.Path) -> list[tuple[int, str]]:
    """The line and the text of each fenced block in Python."""
    text = page.read_text()
    matches = re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, match.start()) + 1, match[1]) for match in matches]


def blocks_of(page: pathlib.Path) -> list[Block]:
    lines = page.read_text().splitlines()
    found: list[Block] = []
    comments: list[tuple[str, str]] = []
    page_skip = ""
    at = 0
    while at < len(lines):
        line = lines[at]
        if match := COMMENT.match(line):
            if match[1] == "skip-page":
                page_skip = match[2]
            else:
                comments.append((match[1], match[2]))
            at += 1
            continue
        if not line.strip():
            at += 1
            continue
        start = at + 1
        if fence := re.match(r"^\s*(`{3,})(\w*)", line):
            at += 1
            body = []
            while at < len(lines) and not lines[at].strip().startswith(fence[1]):
                body.append(lines[at])
                at += 1
            at += 1
            is_shell = fence[2] in ("", "sh", "bash", "console")
        elif line.startswith("    "):
            body = []
            while at < len(lines) and (lines[at].startswith("    ") or not lines[at].strip()):
                body.append(lines[at][4:])
                at += 1
            is_shell = True
        else:
            comments = []
            at += 1
            continue
        while body and not body[-1].strip():
            body.pop()
        is_file = any(word == "file" for word, _ in comments)
        if is_file or (is_shell and body and COMMAND.match(body[0])):
            found.append(apply(Block(page, start, body), comments))
        elif comments:
            raise ValueError(f"{page}:{start}: a comment for commands, but this block has none")
        comments = []
    for block in found:
        block.skip = block.skip or page_skip
    return found
