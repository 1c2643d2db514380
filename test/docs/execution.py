"""Runs a command block and compares what it prints with the page. Needs the standard library only."""

from __future__ import annotations

import pathlib
import subprocess

import blocks


class Failure(Exception):
    """A block that does not do what its page says."""


def run_block(block: blocks.Block, folder: pathlib.Path, environment: dict[str, str]) -> None:
    script = "\n".join([*block.setup, *block.commands]) + "\n"
    result = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", script],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=300,
    )
    if result.returncode != block.exit_code:
        raise Failure(f"exit code {result.returncode}, not {block.exit_code}\n{result.stdout}")
    printed = " ".join(result.stdout.split())
    missing = [line for line in block.output if line not in printed]
    if missing:
        raise Failure("the page shows, but the commands do not print:\n  " + "\n  ".join(missing) + f"\n{result.stdout}")
