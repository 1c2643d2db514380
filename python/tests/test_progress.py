"""Callbacks that end a run, and the progress bar."""

import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys
import types
from typing import NamedTuple

import numpy as np
import pytest

import tfuse

PHASES = list(tfuse.list_phases())


class Stop(Exception):
    pass


def stopper(phase: str, how: str):
    """A callback that ends the run at a phase."""

    def callback(current: str) -> object:
        if current != phase:
            return None
        if how == "returns":
            return False
        if how == "raises":
            raise Stop(phase)
        return signal.raise_signal(signal.SIGINT)

    return callback


def ends(how: str, run) -> None:
    if how == "returns":
        with pytest.raises(tfuse.ConversionError) as caught:
            run()
        assert caught.value.code == "canceled"
    else:
        with pytest.raises(Stop if how == "raises" else KeyboardInterrupt):
            run()


@pytest.fixture
def interruptible():
    """Ctrl-C raises, as in a terminal: a shell starts background processes with SIGINT ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("how", ["returns", "raises", "is interrupted"])
@pytest.mark.parametrize("phase", PHASES)
def test_phases_of_a_conversion(small_cnn, tmp_path, interruptible, phase, how):
    """Nothing is written, and a file of an earlier conversion stays."""
    output = tmp_path / "m.tflite"
    files = {"report_file": tmp_path / "report.json", "model_explorer": tmp_path / "graphs"}
    ends(how, lambda: tfuse.convert(small_cnn, output, on_phase=stopper(phase, how), **files))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    output.write_bytes(b"earlier")
    ends(how, lambda: tfuse.convert(small_cnn, output, on_phase=stopper(phase, how)))
    assert output.read_bytes() == b"earlier"


def test_no_callback_after_the_end(small_cnn, tmp_path):
    seen = []
    with pytest.raises(tfuse.ConversionError):
        tfuse.convert(small_cnn, tmp_path / "m.tflite", on_phase=lambda phase: seen.append(phase) or phase != "fold")
    assert seen == PHASES[: PHASES.index("fold") + 1]


def test_other_results_continue(small_cnn, tmp_path):
    """Only False ends a run, not other values that are false."""
    for value in (None, 0, "", True):
        tfuse.convert(small_cnn, tmp_path / "m.tflite", on_phase=lambda phase, value=value: value)


def test_the_interpreter_of_a_converter_stays_usable(small_cnn):
    converter = tfuse.TFLiteConverter.from_saved_model(small_cnn)
    ends("returns", lambda: converter.convert(on_phase=stopper("lower", "returns")))
    assert converter.report is None
    assert converter.convert()


@pytest.fixture
def samples(tmp_path):
    file = tmp_path / "in" / "samples.npz"
    file.parent.mkdir()
    np.savez(file, image=np.random.default_rng(0).random((4, 1, 28, 28, 1), dtype=np.float32))
    return file


@pytest.mark.parametrize("how", ["returns", "raises"])
@pytest.mark.parametrize("runtime", ["", "none"])
def test_samples(small_cnn, tmp_path, samples, how, runtime):
    folder = tmp_path / "out"
    folder.mkdir()
    model = samples.with_name("float.tflite")
    tfuse.convert(small_cnn, model, signatures=["serve"])
    seen = []

    def second(done: int, total: int) -> object:
        seen.append((done, total))
        if done < 2:
            return None
        if how == "raises":
            raise Stop
        return False

    options = {"on_sample": second, "runtime": runtime} if runtime else {"on_sample": second}
    integer = {"quantize": "int8", "calibration": [samples], **options}
    ends(how, lambda: tfuse.calibrate(model, [samples], folder / "m.ranges", **options))
    ends(how, lambda: tfuse.quantize(model, folder / "m.tflite", **integer))
    ends(how, lambda: tfuse.convert(small_cnn, folder / "m.tflite", signatures=["serve"], **integer))
    assert seen == [(1, 4), (2, 4)] * 3
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("how", ["returns", "raises", "is interrupted"])
@pytest.mark.parametrize("phase", ["import", "verify"])
def test_phases_of_verification(small_cnn, tmp_path, interruptible, phase, how):
    tfuse.convert(small_cnn, tmp_path / "m.tflite", signatures=["serve"])
    ends(how, lambda: tfuse.verify(small_cnn, tmp_path / "m.tflite", on_phase=stopper(phase, how)))


@pytest.mark.parametrize("how", ["returns", "raises"])
def test_samples_of_verification(small_cnn, tmp_path, how):
    tfuse.convert(small_cnn, tmp_path / "m.tflite", signatures=["serve"])

    def first(done: int, total: int) -> object:
        assert (done, total) == (1, 3)
        if how == "raises":
            raise Stop
        return False

    ends(how, lambda: tfuse.verify(small_cnn, tmp_path / "m.tflite", on_sample=first))
    ends(how, lambda: tfuse.verify(small_cnn, tmp_path / "m.tflite", random_samples=3, on_sample=first))


@pytest.mark.parametrize("phase", ["import", "quantize", "export"])
def test_phases_of_quantization(small_cnn, tmp_path, samples, phase):
    model = samples.with_name("float.tflite")
    tfuse.convert(small_cnn, model)
    ends("returns", lambda: tfuse.quantize(model, tmp_path / "m.tflite", quantize="float16", on_phase=stopper(phase, "returns")))
    assert not (tmp_path / "m.tflite").exists()


@pytest.mark.parametrize("phase", ["read", "import", "rewrite", "export", "write"])
def test_phases_of_optimization(small_cnn, tmp_path, phase):
    ends("returns", lambda: tfuse.optimize_graph(small_cnn, tmp_path / "model", on_phase=stopper(phase, "returns")))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("conversion", [1, 2])
def test_explanations(small_cnn, tmp_path, conversion):
    """The first conversion is that of the model, the others are those of the quantization modes."""
    left = [conversion]

    def callback(phase: str) -> object:
        left[0] -= phase == "import"
        return left[0] > 0

    ends("returns", lambda: tfuse.explain(small_cnn, html_file=tmp_path / "page.html", on_phase=callback))
    assert list(tmp_path.iterdir()) == []


class Command(NamedTuple):
    """A command in Python and in a shell; both are formatted with the paths."""

    code: str
    words: str
    phases: list[str]
    has_samples: bool = False


INTEGER = "quantize='int8', calibration=['{samples}'], runtime='none'"
COMMANDS = {
    "convert": Command(
        "tfuse.convert('{model}', '{out}', signatures=['serve'], " + INTEGER + ", progress=True)",
        "convert {model} -o {out} --signature serve --quantize int8 --calibration {samples} --runtime none",
        PHASES,
        True,
    ),
    "optimize": Command(
        "tfuse.optimize_graph('{model}', '{out}', progress=True)",
        "optimize {model} -o {out}",
        ["read", "import", "rewrite", "export", "write"],
    ),
    "quantize": Command(
        "tfuse.quantize('{float}', '{out}', " + INTEGER + ", progress=True)",
        "quantize {float} -o {out} --quantize int8 --calibration {samples} --runtime none",
        ["import", "quantize", "export"],
        True,
    ),
    "calibrate": Command(
        "tfuse.calibrate('{float}', ['{samples}'], '{out}', runtime='none', progress=True)",
        "calibrate {float} {samples} -o {out} --runtime none",
        ["import", "calibrate"],
        True,
    ),
    "verify": Command(
        "tfuse.verify('{model}', '{float}', progress=True)",
        "verify {model} {float}",
        ["import", "verify"],
        True,
    ),
    "explain": Command("tfuse.explain('{model}', progress=True)", "explain {model}", PHASES),
}


@pytest.fixture
def paths(small_cnn, samples, tmp_path):
    tfuse.convert(small_cnn, samples.with_name("float.tflite"), signatures=["serve"])
    return {"model": small_cnn, "float": samples.with_name("float.tflite"), "samples": samples, "out": tmp_path / "out"}


def in_terminal(command: list[str], environment: dict[str, str]) -> str:
    """Runs a command with a terminal as stderr; returns the text written there."""
    main, terminal = pty.openpty()
    process = subprocess.Popen(command, env=environment, stderr=terminal, stdout=subprocess.DEVNULL)
    os.close(terminal)
    text = b""
    try:
        while part := os.read(main, 1 << 16):
            text += part
    except OSError:  # The end, on Linux.
        pass
    os.close(main)
    assert process.wait() == 0, text
    return text.decode()


@pytest.mark.parametrize("name", COMMANDS)
def test_progress_in_a_terminal(name, paths):
    """Phases and samples on stderr, and an empty line at the end. No bar if stderr is a pipe."""
    known = COMMANDS[name]
    command = [sys.executable, "-c", f"import tfuse; {known.code.format(**paths)}"]
    environment = os.environ | {"PYTHONPATH": str(pathlib.Path(tfuse.__file__).parents[1])}
    piped = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert piped.stdout == piped.stderr == b""
    if name == "optimize":
        shutil.rmtree(paths["out"])
    text = in_terminal(command, environment)
    assert all(f"] {phase}" in text for phase in known.phases)
    assert f"[........................] {known.phases[0]}" in text
    assert ("sample 3 of" in text) == known.has_samples
    full = [len(bar) for bar in re.findall(r"\[(#*)\.*\]", text)]
    assert full == sorted(full) and full[-1] < 24 * 1.01
    assert text.endswith("\r\x1b[K")


@pytest.mark.parametrize("name", COMMANDS)
def test_progress_of_the_program(name, paths):
    """A line with phases and samples, from the start with TFUSE_PROGRESS_AFTER=0; nothing if stderr is a pipe."""
    known = COMMANDS[name]
    program = str(pathlib.Path(tfuse.__file__).parents[2] / "bin" / "tfuse")
    command = [program, *known.words.format(**paths).split()]
    environment = os.environ | {"TFUSE_PROGRESS_AFTER": "0"}
    piped = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert piped.stderr == b""
    if name == "optimize":
        shutil.rmtree(paths["out"])
    text = in_terminal(command, environment)
    assert all(f"\r\x1b[K{phase} ... 0 s" in text or f"\r\x1b[K{phase} [" in text for phase in known.phases)
    assert ("3 of" in text) == known.has_samples
    assert text.endswith("\r\x1b[K")
    if name == "optimize":
        shutil.rmtree(paths["out"])
    assert in_terminal(command, os.environ | {"TFUSE_PROGRESS_AFTER": "1000"}) == ""


def test_progress_in_a_notebook(small_cnn, tmp_path, monkeypatch, samples):
    """The bar is one output of the cell, which is updated."""
    shown = []
    handle = types.SimpleNamespace(update=lambda data, raw: shown.append(data))
    ipython = types.SimpleNamespace(get_ipython=lambda: types.SimpleNamespace(kernel=object()))
    display = types.SimpleNamespace(display=lambda data, raw, display_id: handle)
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    phases = []
    options = {"quantize": "int8", "calibration": [samples], "runtime": "none", "signatures": ["serve"]}
    tfuse.convert(small_cnn, tmp_path / "m.tflite", progress=True, on_phase=phases.append, **options)
    assert phases == PHASES
    texts = [data["text/plain"] for data in shown]
    assert set(PHASES) <= set(texts)
    assert "quantize: sample 4 of 4" in texts
    assert texts[-1] == "" and "text/html" not in shown[-1]
    assert all("<progress value=" in data["text/html"] for data in shown[:-1])
    fractions = [float(data["text/html"].split('"')[1]) for data in shown[:-1]]
    assert fractions == sorted(fractions) and fractions[-1] <= 1
    shown.clear()
    ends("raises", lambda: tfuse.convert(small_cnn, tmp_path / "n.tflite", progress=True, on_phase=stopper("fold", "raises")))
    assert shown[-1]["text/plain"] == ""
