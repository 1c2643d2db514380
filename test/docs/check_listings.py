#!/usr/bin/env python3
"""Completions and manual pages list every command and option; the last line is `N passed, N failed`.

  test/docs/check_listings.py --build build/release

The help texts are the reference; completions also know MLIR's flags, which help texts leave out.
tfuse is installed into a temporary directory. Manual pages are checked only if help2man is
installed (utils/setup.sh packages), as only then tfuse installs them.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SHELLS = {
    "bash": "share/bash-completion/completions/tfuse",
    "zsh": "share/zsh/site-functions/_tfuse",
    "fish": "share/fish/vendor_completions.d/tfuse.fish",
}


def output_of(*command: object) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def commands_of(help_text: str) -> list[str]:
    return re.findall(r"^  ([a-z][\w-]*)  ", help_text.split("Subcommands:\n")[1].split("\n\n")[0], re.MULTILINE)


def options_of(help_text: str) -> set[str]:
    """The long options that the help text of a command explains."""
    return {name for line in help_text.splitlines() for name in re.findall(r"^  (?:-\w,)?--([a-z][\w-]*)", line)}


def completed(shell: str, script: str, command: str) -> set[str]:
    """The long options of a command in a completion script."""
    if shell == "fish":
        words = re.findall(rf"__fish_seen_subcommand_from {command}' -l (\S+)", script)
    else:
        line = re.search(rf"^  {command}\) words='([^']*)'", script, re.MULTILINE)
        words = re.findall(r"--(\S+)", line[1]) if line else []
    return {word for word in words if not word.startswith("mlir-")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    build = parser.parse_args().build.resolve()
    tfuse = build / "bin" / "tfuse"
    commands = commands_of(output_of(tfuse, "--help"))
    options = {command: options_of(output_of(tfuse, command, "--help")) for command in commands}
    problems, passed = [], 0

    def check(place: str, expected: set[str], found: set[str]) -> None:
        nonlocal passed
        passed += expected == found
        problems.extend(f"{place}: {word} is missing" for word in sorted(expected - found))
        problems.extend(f"{place}: {word} is not in the help text" for word in sorted(found - expected))

    with tempfile.TemporaryDirectory() as folder:
        prefix = pathlib.Path(folder)
        subprocess.run(["cmake", "--install", str(build), "--prefix", folder], check=True, stdout=subprocess.DEVNULL)
        for shell, file in SHELLS.items():
            script = (prefix / file).read_text()
            listed = re.findall(r" -a (\S+)", script) if shell == "fish" else re.findall(r"^  (\S+)\) words", script, re.M)
            check(f"{shell} completion, commands", set(commands), set(listed))
            for command in commands:
                check(f"{shell} completion of tfuse {command}", options[command], completed(shell, script, command))
        if shutil.which("help2man"):
            manual = prefix / "share" / "man" / "man1"
            pages = {path.name for path in manual.glob("*")}
            check("manual pages", {"tfuse.1", *(f"tfuse-{command}.1" for command in commands)}, pages)
            for command in commands:
                page = manual / f"tfuse-{command}.1"
                text = page.read_text().replace("\\-", "-") if page.exists() else ""
                check(f"tfuse-{command}(1)", options[command], {o for o in options[command] if f"--{o}" in text})
    print("\n".join(problems))
    print(f"{passed} passed, {len(problems)} failed")
    return 1 if problems or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
