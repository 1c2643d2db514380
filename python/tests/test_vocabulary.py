"""An option of several commands has one name, value and help text, in the command line and in the C interface."""

import pathlib
import re
import subprocess

import tfuse
from tfuse import _native as native

COMMAND = pathlib.Path(tfuse.__file__).parent.parent.parent / "bin" / "tfuse"
COMMANDS = ("convert", "explain", "verify", "inspect", "optimize", "quantize", "calibrate")

#: Options whose help texts say what differs between commands.
TEXTS_DIFFER = {
    "--output": "the formats of outputs differ",
    "--report": "the contents of reports differ",
    "--html": "the contents of pages differ",
    "--json": "verify prints all layers, its text the worst ones",
    "--quantize": "calibrate has the modes that need ranges, explain takes all modes by default",
    "--equalize": "calibrate measures, the others quantize",
    "--runtime": "what runs without LiteRT differs",
    "--calls": "the default of verify is 4",
    "--target": "inspect describes a file, the others write one",
    "--verify": "convert keeps recurrent layers as loops",
}
#: Options whose values differ as well.
VALUES_DIFFER = {"--output": "optimize writes folders, too"}


def options_of(command: str) -> dict[str, tuple[str, str]]:
    """The options in the help of a command: their values and texts."""
    text = subprocess.run([COMMAND, command, "--help"], capture_output=True, text=True, check=True).stdout
    section = text.split("\nOptions:\n")[1].split("\n\n")[0]
    section = re.sub(r"\n {6,}", "  ", section)
    found = {}
    for line in section.splitlines():
        names, text = re.fullmatch(r" +(\S.*?)(?: {2,}(.*)| +(?=Print|$).*)?", line).group(1, 2)
        name = re.search(r"--[\w-]+", names)[0]
        found[name] = (names.partition(name)[2].strip(), text or "")
    return found


def differing(part: int) -> dict[str, set[str]]:
    """Options of several commands with several values (part 0) or texts (part 1)."""
    found: dict[str, set[str]] = {}
    for command in COMMANDS:
        for name, entry in options_of(command).items():
            found.setdefault(name, set()).add(entry[part])
    assert len(found) > 50
    return {name: entries for name, entries in found.items() if len(entries) > 1}


def test_values():
    assert set(differing(0)) == set(VALUES_DIFFER), differing(0)


def test_texts():
    """An option that no longer differs has to leave the table."""
    assert set(differing(1)) == set(TEXTS_DIFFER), differing(1)


def test_types_in_c():
    """Options with equal names have equal types in all commands."""
    types: dict[str, set[int]] = {}
    for command in range(native.EXPLAIN + 1):
        with native.Options(command, {}) as options:
            for name in native.option_names(command):
                types.setdefault(name, set()).add(native._options_type(options.handle, name.encode()))
    assert len(types) > 50
    assert {name for name, each in types.items() if len(each) > 1} == set()
