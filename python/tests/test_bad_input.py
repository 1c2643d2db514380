"""One table of bad inputs for each operation of the command line, the C interface and Python: each gives an error with
a code, a place and a hint, changes no file, and leaks no memory."""

import dataclasses
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
from collections.abc import Callable

import numpy as np
import pytest

import tfuse
from tfuse import _native as native

COMMAND = pathlib.Path(tfuse.__file__).parent.parent.parent / "bin" / "tfuse"
CODES = tfuse.list_codes()


@dataclasses.dataclass
class Files:
    """The arguments of an operation, and its folder."""

    folder: pathlib.Path
    model: str
    data: str
    #: verify: the file to check.
    file: str
    output: str
    report: str
    signature: str = "serve"

    def link(self) -> str:
        path = self.folder / "link"
        if not path.is_symlink():
            path.symlink_to(self.model)
        return str(path)

    @property
    def unwritable(self) -> str:
        return "/proc/tfuse"

    @property
    def below_file(self) -> str:
        return str(self.folder / "garbage")

    @property
    def long_name(self) -> str:
        return str(self.folder / ("n" * 300))


@dataclasses.dataclass
class Operation:
    """An operation in each interface, and what it takes and writes."""

    words: Callable[[Files], list[str]]
    command: int
    values: Callable[[Files], dict]
    python: Callable[..., object]
    takes: str = "model output report"
    page: bool = False


def int8(f: Files) -> dict:
    return {"quantize": "int8", "calibration": [f.data], "runtime": "none"}


INT8 = ["--quantize", "int8", "--runtime", "none", "--calibration"]
OPERATIONS = {
    "convert": Operation(
        lambda f: ["convert", f.model, "-o", f.output, "--signature", f.signature, "--report", f.report, *INT8, f.data],
        native.CONVERT,
        lambda f: {"input": f.model, "output": f.output, "signatures": [f.signature], "report_file": f.report} | int8(f),
        lambda f, **more: tfuse.convert(f.model, f.output, signatures=[f.signature], report_file=f.report, **int8(f), **more),
        "model output report data signature phases",
    ),
    "quantize": Operation(
        lambda f: ["quantize", f.model, "-o", f.output, "--report", f.report, *INT8, f.data],
        native.QUANTIZE,
        lambda f: {"input": f.model, "output": f.output, "report_file": f.report} | int8(f),
        lambda f, **more: tfuse.quantize(f.model, f.output, report_file=f.report, **int8(f), **more),
        "model output report data phases",
    ),
    "calibrate": Operation(
        lambda f: ["calibrate", f.model, f.data, "-o", f.output, "--signature", f.signature, "--runtime", "none"],
        native.CALIBRATE,
        lambda f: {"input": f.model, "data": [f.data], "output": f.output, "signatures": [f.signature], "runtime": "none"},
        lambda f, **more: tfuse.calibrate(f.model, [f.data], f.output, signatures=[f.signature], runtime="none", **more),
        "model output data signature phases",
    ),
    "optimize": Operation(
        lambda f: ["optimize", f.model, "-o", f.output, "--report", f.report],
        native.OPTIMIZE,
        lambda f: {"input": f.model, "output": f.output, "report_file": f.report},
        lambda f, **more: tfuse.optimize_graph(f.model, f.output, report_file=f.report, **more),
        "model output report phases",
    ),
    "verify": Operation(
        lambda f: ["verify", f.model, f.file, "--data", f.data, "--runtime", "none", "--report", f.report],
        native.VERIFY,
        lambda f: {"float_file": f.model, "quantized_file": f.file, "data": [f.data], "runtime": "none", "report_file": f.report},
        lambda f, **more: tfuse.verify(f.model, f.file, [f.data], runtime="none", **more),
        "model report data file",
    ),
    "explain": Operation(
        lambda f: ["explain", f.model, "--signature", f.signature, "--float-only", "--html", f.report],
        native.EXPLAIN,
        lambda f: {"input": f.model, "signatures": [f.signature], "quantization_modes": False, "html_file": f.report},
        lambda f, **more: tfuse.explain(f.model, signatures=[f.signature], quantization_modes=False, html_file=f.report, **more),
        "model report signature phases",
        page=True,
    ),
    "inspect": Operation(
        lambda f: ["inspect", f.model, "--html", f.report],
        native.INSPECT,
        lambda f: {"input": f.model, "html_file": f.report},
        lambda f, **more: tfuse.inspect(f.model, **more),
        "model report",
        page=True,
    ),
}
#: Functions of Python that write no report.
NO_REPORT_IN_PYTHON = ("verify", "inspect")

#: The name of a bad input: the argument and its value.
MISTAKES = {
    "model: missing": ("model", lambda f: str(f.folder / "none")),
    "model: empty name": ("model", lambda f: ""),
    "model: name too long": ("model", lambda f: f.long_name),
    "model: empty folder": ("model", lambda f: str(f.folder / "empty")),
    "model: below a file": ("model", lambda f: f.below_file + "/model"),
    "model: unreadable": ("model", lambda f: "/proc/self/mem"),
    "model: empty": ("model", lambda f: str(f.folder / "nothing")),
    "model: garbage": ("model", lambda f: f.below_file),
    "model: truncated SavedModel": ("model", lambda f: str(f.folder / "truncated")),
    "model: truncated file": ("model", lambda f: str(f.folder / "truncated.tflite")),
    "file: missing": ("file", lambda f: str(f.folder / "none")),
    "file: folder": ("file", lambda f: str(f.folder / "empty")),
    "file: garbage": ("file", lambda f: f.below_file),
    "file: truncated": ("file", lambda f: str(f.folder / "truncated.tflite")),
    "data: missing": ("data", lambda f: str(f.folder / "none.npz")),
    "data: empty folder": ("data", lambda f: str(f.folder / "empty")),
    "data: garbage": ("data", lambda f: f.below_file),
    "data: NaN": ("data", lambda f: str(f.folder / "nan.npz")),
    "data: wrong name": ("data", lambda f: str(f.folder / "name.npz")),
    "data: truncated": ("data", lambda f: str(f.folder / "truncated.npz")),
    "signature: unknown": ("signature", lambda f: "predict"),
    "output: no folder": ("output", lambda f: str(f.folder / "none" / "out")),
    "output: below a file": ("output", lambda f: f.below_file + "/out"),
    "output: unwritable": ("output", lambda f: f.unwritable + "/out"),
    "output: name too long": ("output", lambda f: f.long_name),
    "output: folder": ("output", lambda f: str(f.folder / "full")),
    "output: the model": ("output", lambda f: f.model),
    "output: a link to the model": ("output", lambda f: f.link()),
    "report: no folder": ("report", lambda f: str(f.folder / "none" / "out")),
    "report: below a file": ("report", lambda f: f.below_file + "/out"),
    "report: unwritable": ("report", lambda f: f.unwritable),
    "report: name too long": ("report", lambda f: f.long_name),
    "report: folder": ("report", lambda f: str(f.folder / "folder")),
    "report: other suffix": ("report", lambda f: str(f.folder / "report.txt")),
    "report: the output": ("report", lambda f: f.output),
}
CASES = [(name, mistake) for name, op in OPERATIONS.items() for mistake, (what, _) in MISTAKES.items() if what in op.takes.split()]
CASES = [(n, m) for n, m in CASES if m != "report: the output" or "output" in OPERATIONS[n].takes]


@pytest.fixture(scope="module")
def inputs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("inputs")
    model = pathlib.Path(__file__).resolve().parents[2] / "examples" / "small_cnn" / "model"
    tfuse.convert(model, folder / "float.tflite", signatures=["serve"])
    images = np.random.default_rng(1).random((2, 1, 28, 28, 1), np.float32)
    np.savez(folder / "good.npz", image=images)
    np.savez(folder / "name.npz", picture=images)
    images[1, 0, 3, 4, 0] = np.nan
    np.savez(folder / "nan.npz", image=images)
    for name in ("empty", "truncated", "full", "folder.json", "folder.html"):
        (folder / name).mkdir()
    (folder / "full" / "old").write_text("old")
    (folder / "truncated" / "saved_model.pb").write_bytes((model / "saved_model.pb").read_bytes()[:1000])
    content = (folder / "float.tflite").read_bytes()
    (folder / "truncated.tflite").write_bytes(content[: len(content) // 2])
    (folder / "truncated.npz").write_bytes((folder / "good.npz").read_bytes()[:2000])
    (folder / "garbage").write_text("This is no model.")
    (folder / "nothing").touch()
    shutil.copytree(model, folder / "source")
    return folder


@pytest.fixture
def made(inputs, tmp_path):
    """A copy of all files, none of which may change."""
    return shutil.copytree(inputs, tmp_path / "files")


def files_for(name: str, mistake: str, folder: pathlib.Path) -> Files:
    suffix = ".html" if OPERATIONS[name].page else ".json"
    model = "float.tflite" if name in ("quantize", "verify") else "source"
    f = Files(folder, str(folder / model), str(folder / "good.npz"), str(folder / "float.tflite"), str(folder / "out"), str(folder / f"report{suffix}"))
    if mistake == "report: the output":
        f.output = f.report
    elif mistake:
        what, value = MISTAKES[mistake]
        path = value(f)
        setattr(f, what, path + suffix if what == "report" and not path.endswith(".txt") else path)
    return f


def snapshot(folder: pathlib.Path) -> dict[str, str]:
    return {str(p): hashlib.sha256(p.read_bytes()).hexdigest() if p.is_file() else str(p.is_symlink()) for p in sorted(folder.rglob("*"))}


def check(severity: str, code: str, message: str, layer: str, hint: str) -> None:
    assert severity == "error" and code in CODES, (severity, code, message)
    assert message and layer, f"[{code}] {message}: no place"
    assert hint, f"[{code}] {layer}: {message}: no hint"


#: A command that takes no model for an empty name calls this wrong usage.
EMPTY_NAME = "model: empty name"


def on_command_line(name: str, f: Files, *more: str, codes: tuple[int, ...] = (1,)) -> None:
    done = subprocess.run([COMMAND, *OPERATIONS[name].words(f), *more], capture_output=True, text=True, errors="replace")
    assert done.returncode in codes, (done.returncode, done.stderr)
    assert re.search(r"^error\[[a-z-]+\]: \S.*", done.stderr), done.stderr
    assert "\n  hint: " in done.stderr, done.stderr


def in_c(name: str, f: Files) -> None:
    operation = OPERATIONS[name]
    with pytest.raises(native.Failure) as caught, native.run(operation.command, operation.values(f)):
        pass
    check(*next(d for d in caught.value.diagnostics if d[0] == "error"))


def in_python(name: str, f: Files) -> None:
    with pytest.raises(tfuse.ConversionError) as caught:
        result = OPERATIONS[name].python(f)
        # An explanation has the errors of a model that does not convert.
        if name == "explain" and not result.converts:
            raise tfuse.ConversionError(result.diagnostics)
    error = caught.value
    check("error", error.code, str(error), error.layer, error.hint)


INTERFACES = {"command line": on_command_line, "C": in_c, "Python": in_python}


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize(("name", "mistake"), CASES)
def test_bad_input(name, mistake, interface, made):
    if interface == "Python" and mistake.startswith("report") and name in NO_REPORT_IN_PYTHON:
        pytest.skip("the function writes no report")
    files = files_for(name, mistake, made)
    before = snapshot(made)
    if interface == "command line" and mistake == EMPTY_NAME:
        on_command_line(name, files, codes=(1, 2))
    else:
        INTERFACES[interface](name, files)
    assert snapshot(made) == before


@pytest.mark.parametrize("name", OPERATIONS)
def test_wrong_options(name, made):
    """Unknown options, and values of the wrong type."""
    before = snapshot(made)
    f = files_for(name, "", made)
    on_command_line(name, f, "--unknown", codes=(2,))
    if "--calls" in subprocess.run([COMMAND, name, "--help"], capture_output=True, text=True).stdout:
        on_command_line(name, f, "--calls", "many", codes=(2,))
    for values in ({"unknown": "x"}, {"input": 3}, {"model_roots": "folder"}):
        with pytest.raises(TypeError), native.run(OPERATIONS[name].command, values):
            pass
    with pytest.raises(TypeError, match="unknown"):
        OPERATIONS[name].python(f, unknown=1)
    with pytest.raises(TypeError):
        OPERATIONS[name].python(dataclasses.replace(f, model=3))
    assert snapshot(made) == before


@pytest.mark.parametrize("name", [name for name, operation in OPERATIONS.items() if "phases" in operation.takes])
def test_callbacks(name, made):
    before = snapshot(made)
    f = files_for(name, "", made)
    operation = OPERATIONS[name]
    with pytest.raises(native.Failure) as caught, native.run(operation.command, operation.values(f), lambda phase: False):
        pass
    assert caught.value.diagnostics[-1][1] == "canceled"
    with pytest.raises(ZeroDivisionError):
        operation.python(f, on_phase=lambda phase: 1 / 0)
    assert snapshot(made) == before


def resident() -> int:
    """The resident set of this process in bytes."""
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_leak(name, made):
    """A leak of a model, 100 kB, in each of 300 runs would be 30 MB."""
    cases = [mistake for each, mistake in CASES if each == name]

    def run(times: int) -> None:
        for _ in range(times):
            for mistake in cases:
                in_c(name, files_for(name, mistake, made))

    run(3)
    before = resident()
    run(max(1, 300 // len(cases)))
    assert resident() - before < 8 << 20
