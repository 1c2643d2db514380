"""Progress of a run: the callbacks of the caller, and a bar in a notebook or a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, Optional, Protocol

from tfuse import _native as native

_WIDTH = 24
_Callbacks = tuple[Optional[Callable[[str], object]], Optional[Callable[[int, int], object]]]


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

    def __init__(self, bar: _Bar, callbacks: _Callbacks, phases: list[str], runs: int) -> None:
        self._bar, self._phases, self._runs = bar, phases, runs
        self._on_phase, self._on_sample = callbacks
        self._phase, self._run, self._finished = "", -1, 0.0

    def on_phase(self, phase: str) -> object:
        self._phase = phase
        self._run += phase == self._phases[0]
        if phase in self._phases:
            fraction = (self._run + self._phases.index(phase) / len(self._phases)) / self._runs
            # `optimize` repeats phases for each graph.
            self._finished = min(max(self._finished, fraction), 1.0)
        self._bar.show(self._finished, phase)
        return self._on_phase(phase) if self._on_phase is not None else None

    def on_sample(self, done: int, total: int) -> object:
        fraction = self._finished + done / max(total, 1) / len(self._phases) / self._runs
        self._bar.show(min(fraction, 1.0), f"{self._phase}: sample {done} of {total}")
        return self._on_sample(done, total) if self._on_sample is not None else None


def _phases_of(command: int) -> list[str]:
    return {
        native.CALIBRATE: ["import", "calibrate"],
        native.QUANTIZE: ["import", "quantize", "export"],
        native.OPTIMIZE: ["read", "import", "rewrite", "export", "write"],
        native.VERIFY: ["import", "verify"],
    }.get(command) or [name for name, _ in native.list_phases()]


def _runs_of(command: int, values: Mapping[str, object]) -> int:
    """How often the phases run: `explain` converts for each quantization mode."""
    modes = ("float", "dynamic-range", "float16", "weights", "int8", "int16x8")
    explains_all = command == native.EXPLAIN and values["quantization_modes"]
    return len(modes) if explains_all and not (values.get("quantize") or values.get("recipe")) else 1


def run_with_progress(
    command: int,
    values: Mapping[str, object],
    on_phase: Callable[[str], object] | None = None,
    on_sample: Callable[[int, int], object] | None = None,
    progress: bool | None = None,
) -> native.Result:
    """Runs a command with the callbacks and, if `progress` is true and somebody can see it, with a bar."""
    bar = _make_bar() if progress else None
    if bar is None:
        return native.run(command, values, on_phase, on_sample)
    shown = _Progress(bar, (on_phase, on_sample), _phases_of(command), _runs_of(command, values))
    try:
        return native.run(command, values, shown.on_phase, shown.on_sample)
    finally:
        bar.close()
