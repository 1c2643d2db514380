"""Diagnostics, exceptions and warnings."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tfuse._native import Failure

_PACKAGE = os.path.dirname(__file__)


class Diagnostic(NamedTuple):
    """A message about a model."""

    #: "error", "warning" or "note".
    severity: str
    #: One of the stable codes of docs/reference/diagnostics.md, or "".
    code: str
    message: str
    #: The layer, node, function or file that caused it, by the model's name.
    layer: str
    #: What to do next; may be empty.
    hint: str

    def __str__(self) -> str:
        text = f"[{self.code}] " if self.code else ""
        text += f"{self.layer}: " if self.layer else ""
        text += self.message
        return f"{text}\n  hint: {self.hint}" if self.hint else text


class ConversionError(Exception):
    """The model could not be converted; nothing was written.

    `code`, `layer` and `hint` are those of the first error, `diagnostics` has all messages of the
    conversion.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__(self.diagnostics)
        self.errors = tuple(d for d in self.diagnostics if d.severity == "error")
        first = self.errors[0] if self.errors else Diagnostic("error", "", "the conversion failed", "", "")
        self.code, self.layer, self.hint = first.code, first.layer, first.hint
        self.message = first.message

    def __str__(self) -> str:
        lines = []
        severity = ""
        for diagnostic in self.diagnostics:
            # A note belongs to the preceding diagnostic.
            if diagnostic.severity == "note":
                lines += [f"  note: {diagnostic}"] if severity == "error" else []
                continue
            severity = diagnostic.severity
            lines += [str(diagnostic)] if severity == "error" else []
        return "\n".join(lines) or self.message


class ConversionWarning(UserWarning):
    """A warning about a model that was converted."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic
        self.code, self.layer, self.hint = diagnostic.code, diagnostic.layer, diagnostic.hint

    def __str__(self) -> str:
        return str(self.diagnostic)


class UnsupportedOptionError(NotImplementedError):
    """An option of tf.lite's converter was set that has no effect in tfuse."""

    def __init__(self, attribute: str, value: object, hint: str = "") -> None:
        super().__init__(attribute, value, hint)
        self.attribute, self.value, self.hint = attribute, value, hint

    def __str__(self) -> str:
        text = f"{self.attribute} = {self.value!r} has no effect in tfuse yet"
        return f"{text}: {self.hint}" if self.hint else text


def _caller_level() -> int:
    """The `stacklevel` that names the first line outside this package."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back and frame.f_code.co_filename.startswith(_PACKAGE):
        level, frame = level + 1, frame.f_back
    return level


def deliver(diagnostics: Iterable[Diagnostic]) -> None:
    """Passes warnings to Python's `warnings`."""
    for diagnostic in diagnostics:
        if diagnostic.severity == "warning":
            warnings.warn(ConversionWarning(diagnostic), stacklevel=_caller_level())


@contextmanager
def raised() -> Iterator[None]:
    """Raises a ConversionError for a run that fails."""
    try:
        yield
    except Failure as failure:
        diagnostics = tuple(Diagnostic(*fields) for fields in failure.diagnostics)
        deliver(diagnostics)
        raise ConversionError(diagnostics) from None


def add_note(error: BaseException, note: str) -> None:
    """BaseException.add_note, which Python 3.10 does not have."""
    if sys.version_info >= (3, 11):
        error.add_note(note)
    elif error.args and isinstance(error.args[0], str):
        error.args = (f"{error.args[0]}\n{note}", *error.args[1:])
