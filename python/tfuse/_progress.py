"""Progress of a run: the callbacks of the caller, and a bar in a notebook or a terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from tfuse import _native as native

if TYPE_CHECKING:
    from tfuse._options import Options

_WIDTH = 24


class _Bar(Protocol):
    def show(self, fraction: float, text: str) -> None: ...
    def close(self) -> None: ...


class _TerminalBar:
    """A line on stderr that is erased at the end."""

    def show(self, fraction: float, text: str) -> None:
        full = round(fraction * _WIDTH)
        sys.stderr.write(f"\r\x1b[K[{'#' * full}{'.' * (_WIDTH - full)}] {text}")
        sys.stderr.flush()

    def close(self) -> None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


class _NotebookBar:
    """An output of the current cell that is emptied at the end."""

    def __init__(self, display: Any) -> None:
        self._handle = display({"text/plain": ""}, raw=True, display_id=True)

    def show(self, fraction: float, text: str) -> None:
        from html import escape  # Not above: it would add a millisecond to `import tfuse`.

        html = f'<progress value="{fraction:.3f}" aria-label="progress"></progress> {escape(text)}'
        self._handle.update({"text/plain": text, "text/html": html}, raw=True)

    def close(self) -> None:
        self._handle.update({"text/plain": ""}, raw=True)


def _make_bar() -> _Bar | None:
    """The bar for where the process runs. None if nobody would see one: stderr is a file or a pipe."""
    # Notebooks have imported IPython. IPython in a terminal has another shell, without outputs that can change.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None and getattr(shell, "kernel", None) is not None:
        from importlib import import_module

        return _NotebookBar(import_module("IPython.display").display)
    return _TerminalBar() if sys.stderr is not None and sys.stderr.isatty() else None


class _Progress:
    """Callbacks that show the bar, then call those of the caller."""

    def __init__(self, bar: _Bar, options: Options, phases: list[str]) -> None:
        self._bar, self._phases = bar, phases
        self._on_phase, self._on_sample = options.get("on_phase"), options.get("on_sample")
        self._phase, self._finished = "", 0.0

    def on_phase(self, phase: str) -> object:
        self._phase = phase
        if phase in self._phases:
            self._finished = self._phases.index(phase) / len(self._phases)
        self._bar.show(self._finished, phase)
        return self._on_phase(phase) if self._on_phase is not None else None

    def on_sample(self, done: int, total: int) -> object:
        fraction = self._finished + done / max(total, 1) / len(self._phases)
        self._bar.show(min(fraction, 1.0), f"{self._phase}: sample {done} of {total}")
        return self._on_sample(done, total) if self._on_sample is not None else None


def run_with_progress(command: int, values: Mapping[str, object], options: Options) -> native.Result:
    """Runs a command with the callbacks and the bar that the options ask for."""
    bar = _make_bar() if options.get("progress") else None
    if bar is None:
        return native.run(command, values, options.get("on_phase"), options.get("on_sample"))
    phases = {
        native.CALIBRATE: ["import", "calibrate"],
        native.QUANTIZE: ["import", "quantize", "export"],
    }.get(command) or [name for name, _ in native.list_phases()]
    progress = _Progress(bar, options, phases)
    try:
        return native.run(command, values, progress.on_phase, progress.on_sample)
    finally:
        bar.close()
