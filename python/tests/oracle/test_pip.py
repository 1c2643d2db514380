"""`pip install .` into a fresh environment, and the guide's examples there."""

import os
import pathlib
import re
import site
import subprocess

import pytest

import tfuse

ROOT = pathlib.Path(__file__).resolve().parents[3]
# The tested build, <build>/python/tfuse/__init__.py, which pip reuses.
PRESET = pathlib.Path(tfuse.__file__).parents[2].name


def run(*command, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    result = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, env=clean | environment, cwd="/"
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory) -> pathlib.Path:
    """The Python of a fresh environment into which tfuse was installed."""
    environment = tmp_path_factory.mktemp("environment")
    run("/usr/bin/python3", "-m", "venv", environment)
    python = environment / "bin" / "python"
    run(python, "-m", "pip", "install", "--no-deps", f"--config-settings=cmake.define.TFUSE_PRESET={PRESET}", ROOT)
    return python


def test_version_comes_from_one_place(python):
    version = re.search(r"project\(tfuse VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
    assert run(python, "-c", "import tfuse; print(tfuse.__version__)").strip() == version
    assert f"Version: {version}\n" in run(python, "-m", "pip", "show", "tfuse")


def test_nothing_else_is_needed(python, small_cnn):
    script = f"""
import tfuse
converter = tfuse.TFLiteConverter.from_saved_model({str(small_cnn)!r})
assert len(converter.convert()) > 10_000
"""
    run(python, "-c", script)
    listed = run(python, "-m", "pip", "list", "--format=freeze")
    assert {line.partition("==")[0] for line in listed.splitlines()} <= {"pip", "setuptools", "tfuse"}


def test_types_are_part_of_the_package(python):
    files = run(python, "-m", "pip", "show", "--files", "tfuse").split()
    assert {"tfuse/py.typed", "tfuse/_native.py", "tfuse/libtfuse.so"} <= set(files)


@pytest.mark.parametrize("keras", ["keras", "tf_keras"])
def test_guide(python, keras):
    # TensorFlow and Keras come from the environment that runs the tests.
    (packages,) = site.getsitepackages()[:1]
    output = run(python, ROOT / "examples" / "keras_lstm.py", "--keras", keras, PYTHONPATH=packages)
    assert output.count("'UNIDIRECTIONAL_SEQUENCE_LSTM': 1") == 2
