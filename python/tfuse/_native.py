"""libtfuse.so through ctypes: the functions of tfuse-c.h with Python's types.

Independent of the version of Python. ctypes releases the GIL during calls, so that several threads can convert
at once; callbacks acquire it.
"""

from __future__ import annotations

import ctypes
import operator
import os
from collections.abc import Callable, Iterable, Mapping
from ctypes import POINTER, byref, c_bool, c_char_p, c_double, c_int, c_int64, c_size_t, c_uint64, c_void_p
from typing import Any, cast

# Commands of tfuse-c.h.
CONVERT, QUANTIZE, CALIBRATE, MERGE_RANGES, OPTIMIZE, VERIFY, INSPECT, EXPLAIN = range(8)
_STRING, _STRINGS, _BOOL, _INTEGER, _NUMBER, _SHAPES = range(6)
_SEVERITIES = ("error", "warning", "note")

#: severity, code, message, layer, hint
DiagnosticFields = tuple[str, str, str, str, str]

# TensorFlow exports the symbols of its libraries, including its version of protobuf, globally (RTLD_GLOBAL). With
# RTLD_DEEPBIND libtfuse.so and its dependencies bind to their own symbols first, whatever was imported before.
_library = ctypes.CDLL(
    os.path.join(os.path.dirname(__file__), "libtfuse.so"),
    mode=os.RTLD_NOW | os.RTLD_LOCAL | getattr(os, "RTLD_DEEPBIND", 0),
)
_Error = POINTER(c_void_p)
_PhaseCallback = ctypes.CFUNCTYPE(None, c_char_p, c_void_p)
_SampleCallback = ctypes.CFUNCTYPE(None, c_uint64, c_uint64, c_void_p)
_CancelCallback = ctypes.CFUNCTYPE(c_bool, c_void_p)


def _declare(restype: Any, name: str, *argtypes: Any) -> Callable[..., Any]:
    function = getattr(_library, f"tfuse_{name}")
    function.restype, function.argtypes = restype, argtypes
    return cast("Callable[..., Any]", function)


_version = _declare(c_char_p, "version")
_diagnostic_severity = _declare(c_int, "diagnostic_severity", c_void_p)
_diagnostic_texts = [
    _declare(c_char_p, f"diagnostic_{field}", c_void_p) for field in ("code", "message", "layer", "hint")
]
_error_message = _declare(c_char_p, "error_message", c_void_p)
_error_diagnostic_count = _declare(c_size_t, "error_diagnostic_count", c_void_p)
_error_diagnostic = _declare(c_void_p, "error_diagnostic", c_void_p, c_size_t)
_error_free = _declare(None, "error_free", c_void_p)
_options_new = _declare(c_void_p, "options_new", c_int)
_options_free = _declare(None, "options_free", c_void_p)
_options_count = _declare(c_size_t, "options_count", c_void_p)
_options_name = _declare(c_char_p, "options_name", c_void_p, c_size_t)
_options_type = _declare(c_int, "options_type", c_void_p, c_char_p)
_options_set_string = _declare(c_bool, "options_set_string", c_void_p, c_char_p, c_char_p, _Error)
_options_add_string = _declare(c_bool, "options_add_string", c_void_p, c_char_p, c_char_p, _Error)
_options_set_bool = _declare(c_bool, "options_set_bool", c_void_p, c_char_p, c_bool, _Error)
_options_set_integer = _declare(c_bool, "options_set_integer", c_void_p, c_char_p, c_int64, _Error)
_options_set_number = _declare(c_bool, "options_set_number", c_void_p, c_char_p, c_double, _Error)
_options_add_shape = _declare(
    c_bool, "options_add_shape", c_void_p, c_char_p, c_char_p, POINTER(c_int64), c_size_t, _Error
)
_options_on_phase = _declare(None, "options_on_phase", c_void_p, _PhaseCallback, c_void_p)
_options_on_sample = _declare(None, "options_on_sample", c_void_p, _SampleCallback, c_void_p)
_options_on_cancel = _declare(None, "options_on_cancel", c_void_p, _CancelCallback, c_void_p)
_run = _declare(c_void_p, "run", c_void_p, _Error)
_result_free = _declare(None, "result_free", c_void_p)
_result_string = _declare(c_char_p, "result_string", c_void_p, c_char_p)
_result_integer = _declare(c_uint64, "result_integer", c_void_p, c_char_p)
_result_table_size = _declare(c_size_t, "result_table_size", c_void_p, c_char_p)
_result_table_name = _declare(c_char_p, "result_table_name", c_void_p, c_char_p, c_size_t)
_result_table_value = _declare(c_double, "result_table_value", c_void_p, c_char_p, c_size_t)
_result_diagnostic_count = _declare(c_size_t, "result_diagnostic_count", c_void_p)
_result_diagnostic = _declare(c_void_p, "result_diagnostic", c_void_p, c_size_t)
_list_rules = _declare(c_void_p, "list_rules", c_void_p, _Error)
_lists = {name: _declare(c_void_p, f"list_{name}") for name in ("composites", "phases", "codes", "stages")}
_list_free = _declare(None, "list_free", c_void_p)
_list_size = _declare(c_size_t, "list_size", c_void_p)
_list_count = _declare(c_size_t, "list_count", c_void_p, c_size_t, c_char_p)
_list_get = _declare(c_char_p, "list_get", c_void_p, c_size_t, c_char_p, c_size_t)
_main = _declare(c_int, "main", c_int, POINTER(c_char_p))


def _text(value: bytes | None) -> str:
    """Names of nodes need not be valid UTF-8."""
    return (value or b"").decode("utf-8", "replace")


def _encoded(value: Any) -> bytes:
    """A text or a path. Raises a TypeError for other values, and for NUL, which would end the text in C."""
    encoded = os.fsencode(value)
    if b"\0" in encoded:
        raise TypeError("embedded null byte")
    return encoded


class Options:
    """Options of a command, to be used in a `with` statement."""

    def __init__(self, command: int, values: Mapping[str, object]) -> None:
        self.handle = _options_new(command)
        self._callbacks: list[Any] = []
        self._failure: BaseException | None = None
        self._canceled = False
        try:
            for name, value in values.items():
                self._set(name, value)
        except BaseException:
            _options_free(self.handle)
            raise

    def __enter__(self) -> Options:
        return self

    def __exit__(self, *exception: object) -> None:
        _options_free(self.handle)

    def _set(self, name: str, value: Any) -> None:
        """Sets an option; raises a TypeError for a value of the wrong type."""
        key = name.encode()
        kind = _options_type(self.handle, key)
        if kind == _STRINGS and (isinstance(value, (str, bytes)) or not isinstance(value, Iterable)):
            # A string is a sequence, too, but never intended here.
            raise TypeError(f"option '{name}' takes a list, not {value!r}")
        if kind == _SHAPES and not isinstance(value, Mapping):
            raise TypeError(f"option '{name}' takes a dict, not {value!r}")
        error = c_void_p()
        try:
            done = self._store(kind, key, value, byref(error))
        except (TypeError, ValueError, OverflowError, ctypes.ArgumentError) as mistake:
            raise TypeError(f"option '{name}' cannot be {value!r}") from mistake
        if not done:
            message = _text(_error_message(error))
            _error_free(error)
            raise TypeError(message)

    def _store(self, kind: int, key: bytes, value: Any, error: Any) -> bool:
        if kind == _STRINGS:
            return all(_options_add_string(self.handle, key, _encoded(item), error) for item in value)
        if kind == _BOOL:
            if not hasattr(value, "__bool__"):
                raise TypeError
            return bool(_options_set_bool(self.handle, key, bool(value), error))
        if kind == _INTEGER:
            return bool(_options_set_integer(self.handle, key, operator.index(value), error))
        if kind == _NUMBER:
            if isinstance(value, (str, bytes)):
                raise TypeError
            return bool(_options_set_number(self.handle, key, float(value), error))
        if kind == _SHAPES:
            return all(self._add_shape(key, name, shape, error) for name, shape in value.items())
        return bool(_options_set_string(self.handle, key, _encoded(value), error))

    def _add_shape(self, key: bytes, name: Any, shape: Iterable[Any], error: Any) -> bool:
        sizes = [-1 if size is None else operator.index(size) for size in shape]
        dimensions = (c_int64 * len(sizes))(*sizes)
        return bool(_options_add_shape(self.handle, key, _encoded(name), dimensions, len(sizes), error))

    def on_phase(self, function: Callable[[str], object]) -> None:
        callback = _PhaseCallback(lambda phase, _: self._call(function, _text(phase)))
        self._callbacks.append(callback)
        _options_on_phase(self.handle, callback, None)

    def on_cancel(self) -> None:
        """Lets callbacks, and Ctrl-C, which Python raises in a callback, end the run."""
        callback = _CancelCallback(lambda _: self._ends())
        self._callbacks.append(callback)
        _options_on_cancel(self.handle, callback, None)

    def on_sample(self, function: Callable[[int, int], object]) -> None:
        callback = _SampleCallback(lambda done, total, _: self._call(function, done, total))
        self._callbacks.append(callback)
        _options_on_sample(self.handle, callback, None)

    def _call(self, function: Callable[..., object], *arguments: object) -> None:
        """Exceptions cannot pass through the library: they end the run, and are raised afterwards."""
        if self._canceled:
            return
        try:
            self._canceled = function(*arguments) is False
        except BaseException as failure:
            self._failure, self._canceled = failure, True

    def _ends(self) -> bool:
        self._call(lambda: None)
        return self._canceled

    def raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure


def _diagnostics(owner: c_void_p, count: Callable[..., int], get: Callable[..., Any]) -> list[DiagnosticFields]:
    result = []
    for index in range(count(owner)):
        diagnostic = get(owner, index)
        code, message, layer, hint = (_text(text(diagnostic)) for text in _diagnostic_texts)
        result.append((_SEVERITIES[_diagnostic_severity(diagnostic)], code, message, layer, hint))
    return result


class Result:
    """The result of a run, valid in a `with` statement."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    def __enter__(self) -> Result:
        return self

    def __exit__(self, *exception: object) -> None:
        _result_free(self._handle)

    def string(self, field: str) -> str:
        return _text(_result_string(self._handle, field.encode()))

    def path(self, field: str) -> str:
        return os.fsdecode(_result_string(self._handle, field.encode()))

    def integer(self, field: str) -> int:
        return int(_result_integer(self._handle, field.encode()))

    def table(self, field: str) -> dict[str, float]:
        key = field.encode()
        rows = range(_result_table_size(self._handle, key))
        return {
            _text(_result_table_name(self._handle, key, row)): _result_table_value(self._handle, key, row)
            for row in rows
        }

    def counts(self, field: str) -> dict[str, int]:
        return {name: int(value) for name, value in self.table(field).items()}

    def diagnostics(self) -> list[DiagnosticFields]:
        return _diagnostics(self._handle, _result_diagnostic_count, _result_diagnostic)


class Failure(Exception):
    """A run that failed; the argument has its diagnostics."""

    def __init__(self, diagnostics: list[DiagnosticFields]) -> None:
        super().__init__(diagnostics)
        self.diagnostics = diagnostics


def _failure(error: c_void_p) -> Failure:
    """Takes the error's diagnostics and frees it."""
    diagnostics = _diagnostics(error, _error_diagnostic_count, _error_diagnostic)
    _error_free(error)
    return Failure(diagnostics)


def run(
    command: int,
    values: Mapping[str, object],
    on_phase: Callable[[str], object] | None = None,
    on_sample: Callable[[int, int], object] | None = None,
) -> Result:
    """Runs a command. A callback that returns False or raises ends the run: it fails with the code "canceled", or
    raises the callback's exception."""
    with Options(command, values) as options:
        options.on_cancel()
        if on_phase is not None:
            options.on_phase(on_phase)
        if on_sample is not None:
            options.on_sample(on_sample)
        error = c_void_p()
        result = Result(_run(options.handle, byref(error)))
        if error:
            failure = _failure(error)
            options.raise_failure()
            raise failure
        return result


def version() -> str:
    return _text(_version())


def main(arguments: list[str]) -> int:
    """Runs the command line; returns the exit code."""
    return int(_main(len(arguments), (c_char_p * len(arguments))(*map(os.fsencode, arguments))))


def option_names(command: int = CONVERT) -> list[str]:
    """The options of a command, without its files and without the flags that debug passes."""
    with Options(command, {}) as options:
        names = [_text(_options_name(options.handle, i)) for i in range(_options_count(options.handle))]
    return [name for name in names if name not in ("input", "output") and not name.startswith("debug_")]


def _rows(handle: Any, fields: Iterable[str]) -> list[tuple[list[str], ...]]:
    """Takes the rows of a list and frees it. Each field is a list of texts."""
    keys = [field.encode() for field in fields]
    try:
        return [
            tuple([_text(_list_get(handle, row, key, i)) for i in range(_list_count(handle, row, key))] for key in keys)
            for row in range(_list_size(handle))
        ]
    finally:
        _list_free(handle)


def list_rules(values: Mapping[str, object]) -> list[tuple[str, str, str, bool]]:
    """id, group, summary, whether it is on by default. Raises a Failure if a fusion cannot be loaded."""
    with Options(CONVERT, values) as options:
        error = c_void_p()
        handle = _list_rules(options.handle, byref(error))
        if error:
            raise _failure(error)
    rows = _rows(handle, ("id", "group", "summary", "on_by_default"))
    return [(id, group, summary, on == "true") for (id,), (group,), (summary,), (on,) in rows]


def list_composites() -> list[tuple[str, str, list[str], bool]]:
    """id, summary, names, whether a person writes the annotation."""
    rows = _rows(_lists["composites"](), ("id", "summary", "names", "by_person"))
    return [(id, summary, names, by == "true") for (id,), (summary,), names, (by,) in rows]


def list_phases() -> list[tuple[str, str]]:
    return [(name, summary) for (name,), (summary,) in _rows(_lists["phases"](), ("name", "summary"))]


def list_codes() -> list[tuple[str, str]]:
    return [(name, summary) for (name,), (summary,) in _rows(_lists["codes"](), ("name", "summary"))]
