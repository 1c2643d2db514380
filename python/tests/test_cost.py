"""The cost of the Python package beside that of the command line: time of the import and of a conversion, and memory
over many conversions. Times are minima of processor time over several runs, so that other load of the machine
matters less: a process that waits for a processor uses no time."""

import os
import pathlib
import resource
import subprocess
import sys
import threading

import numpy as np
import pytest

import tfuse

BUILD = pathlib.Path(tfuse.__file__).parents[2]
PACKAGES = pathlib.Path(tfuse.__file__).parents[1]
#: Milliseconds.
IMPORT_LIMIT = 40
OVERHEAD_LIMIT = 20


def fastest(*command, runs: int = 20) -> float:
    """Milliseconds of processor time of the fastest run of a command, after one that fills caches."""
    # Installed packages have bytecode.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {
        "PYTHONPATH": str(PACKAGES)
    }
    times = []
    for _ in range(runs + 1):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([str(word) for word in command], check=True, env=environment, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return min(times[1:])


def test_import_is_fast():
    assert fastest(sys.executable, "-c", "import tfuse") - fastest(sys.executable, "-c", "pass") <= IMPORT_LIMIT


def test_a_conversion_costs_little_more_than_the_command_line(small_cnn, tmp_path):
    """The first conversion of a process; the start of Python and the import are apart."""
    output = tmp_path / "m.tflite"
    command_line = fastest(BUILD / "bin" / "tfuse", "convert", small_cnn, "-o", output)
    code = f"import tfuse; tfuse.convert({str(small_cnn)!r}, {str(output)!r})"
    python = fastest(sys.executable, "-c", code) - fastest(sys.executable, "-c", "import tfuse")
    assert python - command_line <= OVERHEAD_LIMIT


def resident() -> int:
    """Bytes of memory of this process."""
    pages = int(pathlib.Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_memory_does_not_grow(small_cnn, tmp_path):
    """1,000 conversions with a callback; beside every fourth one that fails and one that the callback ends. A leak of
    4 kB each would fail."""

    def work(count: int) -> None:
        for index in range(count):
            tfuse.convert(small_cnn, tmp_path / "m.tflite", signatures=["serve"], on_phase=lambda phase: None)
            if index % 4 == 0:
                for options in ({"signatures": ["none"]}, {"on_phase": lambda phase: phase != "lower"}):
                    with pytest.raises(tfuse.ConversionError):
                        tfuse.convert(small_cnn, tmp_path / "m.tflite", **options)

    work(200)
    before = resident()
    work(1000)
    assert resident() - before < 4_000_000


@pytest.fixture
def float_file(small_cnn, tmp_path):
    tfuse.convert(small_cnn, tmp_path / "float.tflite", signatures=["serve"])
    return tmp_path / "float.tflite"


#: Commands on files of a folder, with two callbacks that may end them.
COMMANDS = {
    "quantize": lambda model, float_file, output, **end: tfuse.quantize(
        float_file, output, quantize="float16", on_phase=end["on_phase"]
    ),
    "calibrated": lambda model, float_file, output, **end: tfuse.quantize(
        float_file, output, quantize="int8", runtime="none", calibration=[float_file.with_name("x.npz")], **end
    ),
    "calibrate": lambda model, float_file, output, **end: tfuse.calibrate(
        float_file, [float_file.with_name("x.npz")], output, runtime="none", **end
    ),
    "optimize": lambda model, float_file, output, **end: tfuse.optimize_graph(
        model / "saved_model.pb", output, on_phase=end["on_phase"]
    ),
    "verify": lambda model, float_file, output, **end: tfuse.verify(
        model, float_file, runtime="none", random_samples=1, **end
    ),
    "explain": lambda model, float_file, output, **end: tfuse.explain(
        model, quantization_modes=False, on_phase=end["on_phase"]
    ),
    "inspect": lambda model, float_file, output, **end: tfuse.inspect(float_file),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_memory_does_not_grow_in_other_commands(small_cnn, float_file, tmp_path, name):
    """300 runs; beside every fourth one that a callback ends. A leak of 10 kB each would fail."""
    np.savez(tmp_path / "x.npz", image=np.zeros((2, 1, 28, 28, 1), np.float32))

    def work(count: int) -> None:
        for index in range(count):
            go = {"on_phase": lambda phase: None, "on_sample": lambda done, total: None}
            COMMANDS[name](small_cnn, float_file, tmp_path / "out", **go)
            if index % 4 == 0 and name != "inspect":
                end = go | {"on_phase": lambda phase: phase not in ("quantize", "calibrate", "export", "verify")}
                with pytest.raises(tfuse.ConversionError):
                    COMMANDS[name](small_cnn, float_file, tmp_path / "out", **end)

    work(60)
    before = resident()
    work(300)
    assert resident() - before < 3_000_000


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "inspect"])
def test_four_threads_run_other_commands_at_once(small_cnn, float_file, tmp_path, name):
    """As for conversions below."""
    np.savez(tmp_path / "x.npz", image=np.zeros((2, 1, 28, 28, 1), np.float32))
    first = {"optimize": "read"}.get(name, "import")
    meeting = threading.Barrier(4, timeout=60)
    results: list[object] = []

    def meet(phase: str) -> None:
        if phase == first:
            meeting.wait()

    def work(index: int) -> None:
        try:
            output = tmp_path / f"out{index}"
            COMMANDS[name](small_cnn, float_file, output, on_phase=meet, on_sample=lambda done, total: None)
            results.append(output.read_bytes() if output.is_file() else None)
        except Exception as failure:
            results.append(failure)

    threads = [threading.Thread(target=work, args=(index,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4
    assert all(result == results[0] and not isinstance(result, Exception) for result in results), results


def test_four_threads_convert_at_once(small_cnn, tmp_path):
    """All four are inside of a conversion at the same time: each waits there for the others."""
    meeting = threading.Barrier(4, timeout=60)
    failures = []

    def meet(phase: str) -> None:
        if phase == "import":
            meeting.wait()

    def work(index: int) -> None:
        try:
            tfuse.convert(small_cnn, tmp_path / f"{index}.tflite", on_phase=meet)
        except Exception as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(index,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert len({(tmp_path / f"{index}.tflite").read_bytes() for index in range(4)}) == 1
