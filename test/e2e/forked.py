"""A small process pool: every item runs in a separate forked process, which may crash.

The parent imports what is expensive once. A child inherits it, does its work on one item, and
sends back text; everything else it prints goes to a log that is kept for when it fails.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any


def run(
    items: Iterable[Any], work: Callable[[Any], str], jobs: int
) -> Iterator[tuple[Any, str | None, str]]:
    """Calls `work` on every item, `jobs` at a time, in child processes.

    Yields (item, text, log) in the order in which items finish. The text is the result of `work`;
    it is None if `work` raised or the child was killed, and the log has the reason.
    """
    running: dict[int, tuple[Any, int, pathlib.Path]] = {}
    with tempfile.TemporaryDirectory() as logs:
        for number, item in enumerate(items):
            if len(running) >= jobs:
                yield _finish(running)
            log = pathlib.Path(logs) / str(number)
            reading, writing = os.pipe()
            sys.stdout.flush()
            child = os.fork()
            if child == 0:
                os.close(reading)
                _be_child(item, work, writing, log)
            os.close(writing)
            running[child] = (item, reading, log)
        while running:
            yield _finish(running)


def _be_child(item: Any, work: Callable[[Any], str], writing: int, log: pathlib.Path) -> None:
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    status = 1
    with contextlib.suppress(BaseException):
        try:
            # Limited to a pipe's buffer size: the parent reads only after the child has ended.
            os.write(writing, work(item).encode()[:60000])
            status = 0
        except BaseException:
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(status)


def _finish(running: dict[int, tuple[Any, int, pathlib.Path]]) -> tuple[Any, str | None, str]:
    child, status = os.wait()
    item, reading, path = running.pop(child)
    with os.fdopen(reading, "rb") as pipe:
        text = pipe.read().decode()
    log = path.read_text(errors="replace")
    path.unlink()
    if os.WIFSIGNALED(status):
        log += f"\nkilled by {signal.Signals(os.WTERMSIG(status)).name}\n"
    return item, text if status == 0 else None, log
