#!/usr/bin/env python3
"""Installs the packages of a release in a minimal Debian 12 and uses them; the last line is `N passed, N failed`.

  utils/test-packages.py --packages dist      needs root: each test has a file system, in a mount namespace

The system has neither compiler, LLVM, protobuf nor TensorFlow (debootstrap --variant=minbase, with Debian's
Python), and no network. Other versions of Python are those of pyenv (PYENV_ROOT), if there are some. Each
test installs a package, converts examples/small_cnn, calibrates it with an .npz file, and runs the model in LiteRT.
One test runs the program of the wheel with uvx. Another runs examples/keras_lstm.py, whose models TensorFlow makes: that
of build/venv-oracle, mounted. The commands of the tutorial and of the first screen of the README run as they stand
(test/docs/walk.py), `pip` included: the tutorial installs TensorFlow, from wheels that are downloaded once.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = ROOT / "build" / "packages"
SYSTEM = CACHE / "bookworm"
# Debian's Python and the libraries that Pythons of pyenv need.
INCLUDED = (
    "ca-certificates,python3,python3-venv,libffi8,libssl3,libbz2-1.0,liblzma5,libsqlite3-0,libreadline8,zlib1g,"
    "libncursesw6,libuuid1"
)
WHEEL_LIMIT = 15_000_000
#: Seconds from the installation of the wheel to the converted model, or to the end of keras_lstm.py.
WHEEL_TIME_LIMIT = 60
#: Where TensorFlow is, for Debian's Python.
TENSORFLOW = ROOT / "build" / "venv-oracle" / "lib" / "python3.11" / "site-packages"
PAGE = ROOT / "third_party" / "page"
LITERT = "ai-edge-litert"
#: What the tutorial installs besides tfuse.
TUTORIAL = ("keras", "tensorflow", LITERT)
#: Commands of the tutorial, from the installation to the model in LiteRT.
TUTORIAL_COMMANDS = 6
DEBIAN_PYTHON = pathlib.Path("/usr/bin/python3")


def run(*command: object, cwd: pathlib.Path | None = None) -> str:
    words = [str(word) for word in command]
    result = subprocess.run(words, capture_output=True, text=True, errors="replace", timeout=900, cwd=cwd)
    if result.returncode:
        raise RuntimeError(f"{' '.join(words)}\nexit code {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def require(condition: object, message: str) -> None:
    if not condition:
        raise RuntimeError(message)


def make_system() -> None:
    """Makes the minimal system, with the Debian packages that tfuse depends on in /debs, once."""
    if (SYSTEM / "debs").is_dir():
        return
    print("making the minimal system with debootstrap", flush=True)
    shutil.rmtree(SYSTEM, ignore_errors=True)
    SYSTEM.parent.mkdir(parents=True, exist_ok=True)
    run("debootstrap", "--variant=minbase", f"--include={INCLUDED}", "bookworm", SYSTEM, "http://deb.debian.org/debian")
    folder = SYSTEM / "debs.part"
    folder.mkdir()
    run("apt-get", "download", "-q", "libzip4", "libisal2", "libprotobuf32", "libsnappy1v5", cwd=folder)
    folder.rename(SYSTEM / "debs")


def pythons() -> list[pathlib.Path]:
    """Debian's Python, and one of each other version of pyenv that the wheel supports."""
    root = pathlib.Path(os.environ.get("PYENV_ROOT", pathlib.Path.home() / ".pyenv"))
    versions = {}
    for program in sorted(root.glob("versions/3.*/bin/python3")):
        minor = int(program.parents[1].name.split(".")[1])
        if minor >= 10 and minor != 11:
            versions[minor] = program
    return [DEBIAN_PYTHON, *(versions[minor] for minor in sorted(versions))]


def wheels_of(python: pathlib.Path, name: str, *packages: str) -> pathlib.Path:
    """A folder with packages (default: the one of this name) and their dependencies for a Python, downloaded once."""
    version = run(python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])").strip()
    folder = CACHE / f"{name}-{version}"
    if not folder.is_dir():
        part = folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        run(python, "-m", "pip", "download", "-q", "--only-binary=:all:", "-d", part, *(packages or [name]))
        part.rename(folder)
    return folder


class Sandbox:
    """A copy of the minimal system without network; changes are discarded at the end."""

    def __init__(self, work: pathlib.Path, mounts: dict[str, pathlib.Path]):
        self.work = work
        for folder in ("upper", "layer", "root"):
            (work / folder).mkdir()
        # Folders of this machine, by their path in the sandbox.
        self.mounts = mounts

    def run(self, script: str) -> str:
        """Runs a shell script in the sandbox. Its files stay for the next script."""
        root = self.work / "root"
        layers = f"lowerdir={SYSTEM},upperdir={self.work}/upper,workdir={self.work}/layer"
        lines = [
            "set -e",
            f"mount -t overlay overlay -o {layers} {root}",
            f"mount -t proc proc {root}/proc",
            f"mount --rbind /dev {root}/dev",
        ]
        for target, source in self.mounts.items():
            lines += [f"mkdir -p {root}{target}", f"mount --bind -o ro {source} {root}{target}"]
        environment = (
            "env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 PIP_DISABLE_PIP_VERSION_CHECK=1"
        )
        lines.append(f"exec chroot {root} {environment} sh -e /script")
        (self.work / "upper" / "script").write_text(script)
        return run("unshare", "--mount", "--pid", "--net", "--fork", "sh", "-c", "\n".join(lines))


# Fails if the system has a program or library that a package could need by mistake.
BARE = """
for program in cc gcc g++ clang protoc cmake; do
  if command -v $program; then echo "$program is installed"; exit 1; fi
done
for library in LLVM MLIR protobuf snappy isal zip; do
  if ls /usr/lib/x86_64-linux-gnu/lib$library* 2>/dev/null; then echo "lib$library is installed"; exit 1; fi
done
"""
# Uses the program `tfuse` of PATH.
USE = """
tfuse --version
tfuse convert /example/model --signature serving_default -o /tmp/model.tflite
tfuse inspect /tmp/model.tflite
/tmp/venv/bin/python - <<'EOF'
import numpy
image = numpy.load("/example/expected.npz")["0/in/image"]
numpy.savez_compressed("/tmp/samples.npz", image=image[numpy.newaxis])
EOF
tfuse calibrate /tmp/model.tflite /tmp/samples.npz -o /tmp/model.ranges
tfuse quantize /tmp/model.tflite --quantize int8 --calibration /tmp/model.ranges -o /tmp/int8.tflite
/tmp/venv/bin/python /utils/try_model.py /tmp/model.tflite /example
"""
# Uses the Python package.
USE_PYTHON = """
/tmp/venv/bin/python -m tfuse --version
test -s /tmp/venv/share/man/man1/tfuse.1
cat > /tmp/convert.py <<'EOF'
import pathlib
import tfuse

converter = tfuse.TFLiteConverter.from_saved_model("/example/model")
assert converter.convert() == pathlib.Path("/tmp/model.tflite").read_bytes()
tfuse.quantize("/tmp/model.tflite", "/tmp/again.tflite", quantize="int8", calibration=["/tmp/samples.npz"])
try:
    tfuse.convert("/nowhere", "/tmp/x.tflite")
except tfuse.ConversionError as error:
    assert error.code == "file-not-found"
else:
    raise AssertionError("a missing model was converted")
EOF
/tmp/venv/bin/python -W error::DeprecationWarning /tmp/convert.py
if tfuse convert /nowhere -o /tmp/x.tflite; then exit 1; fi
"""


def make_venv(python: pathlib.Path) -> str:
    """Makes /tmp/venv with LiteRT."""
    return f"""
{python} -m venv /tmp/venv
/tmp/venv/bin/python -m pip install -q --no-index --find-links /litert {LITERT}
"""


class Tests:
    def __init__(self, packages: pathlib.Path, work: pathlib.Path):
        self.packages, self.work = packages, work
        (self.wheel,) = packages.glob("*.whl")
        (self.deb,) = packages.glob("*.deb")
        (self.tarball,) = packages.glob("*.tar.gz")

    def sandbox(self, python: pathlib.Path, **others: pathlib.Path) -> Sandbox:
        """A sandbox with a Python; `others` are mounted in its root."""
        mounts = {
            "/packages": self.packages,
            "/example": ROOT / "examples" / "small_cnn",
            "/utils": ROOT / "utils" / "packages",
            "/litert": wheels_of(python, LITERT),
        }
        if python != DEBIAN_PYTHON:
            mounts[str(python.parents[1])] = python.parents[1]
        mounts |= {f"/{name}": folder for name, folder in others.items()}
        return Sandbox(pathlib.Path(tempfile.mkdtemp(dir=self.work)), mounts)

    def test_wheel_file(self) -> None:
        require(re.fullmatch(r"tfuse-[\d.]+-py3-none-manylinux_2_\d+_x86_64\.whl", self.wheel.name), self.wheel.name)
        size = self.wheel.stat().st_size
        require(size <= WHEEL_LIMIT, f"{size} bytes")
        names = run(sys.executable, "-m", "zipfile", "-l", self.wheel)
        for name in (
            "sboms/tfuse.cdx.json",
            "licenses/THIRD_PARTY_LICENSES",
            "man1/tfuse-convert.1",
            "_tfuse",
            "tfuse.fish",
        ):
            require(name in names, f"{name} is missing")

    def test_documents(self) -> None:
        """The licenses and the list of libraries have those of JavaScript, too."""
        with zipfile.ZipFile(self.wheel) as archive:
            (bom,) = (name for name in archive.namelist() if name.endswith("/tfuse.cdx.json"))
            (licenses,) = (name for name in archive.namelist() if name.endswith("/THIRD_PARTY_LICENSES"))
            listed = {each["name"]: each for each in json.loads(archive.read(bom))["components"]}
            texts = archive.read(licenses).decode()
        for name in ("llvm-project", "protobuf", "flatbuffers"):
            require(name in listed and name in texts, f"{name} is missing")
        for library in json.loads((PAGE / "libraries.json").read_text()):
            name = library["name"]
            require(listed.get(name, {}).get("version") == library["version"], f"{name} is not in the SBOM")
            (license,) = listed[name]["licenses"]
            require(license["license"]["id"] == library["license"], f"the SBOM has another license for {name}")
            text = (PAGE / library["licenseFile"]).read_text()
            require(name in texts and text in texts, f"the license of {name} is missing")

    def test_uvx(self) -> None:
        """uvx makes an environment for the program, and runs it."""
        sandbox = self.sandbox(DEBIAN_PYTHON, uv=wheels_of(DEBIAN_PYTHON, "uv"))
        uvx = f"/tmp/uv/bin/uvx --offline --python {DEBIAN_PYTHON} --from /packages/{self.wheel.name}"
        sandbox.run(f"""{BARE}
{DEBIAN_PYTHON} -m venv /tmp/uv
/tmp/uv/bin/python -m pip install -q --no-index --find-links /uv uv
{uvx} tfuse --version
{uvx} tfuse convert /example/model --signature serving_default -o /tmp/model.tflite
{make_venv(DEBIAN_PYTHON)}
/tmp/venv/bin/python /utils/try_model.py /tmp/model.tflite /example
""")

    def test_guide(self) -> None:
        """The examples of TensorFlow's guide, with the import changed, have one fused op each."""
        require(TENSORFLOW.is_dir(), f"there is no {TENSORFLOW}: utils/setup.sh oracle")
        sandbox = self.sandbox(DEBIAN_PYTHON, tensorflow=TENSORFLOW, examples=ROOT / "examples")
        sandbox.run(f"{BARE}\n{DEBIAN_PYTHON} -m venv /tmp/venv")
        start = time.monotonic()
        output = sandbox.run(
            f"/tmp/venv/bin/python -m pip install -q --no-index /packages/{self.wheel.name}\n"
            "PYTHONPATH=/tensorflow TF_CPP_MIN_LOG_LEVEL=2 /tmp/venv/bin/python /examples/keras_lstm.py"
        )
        seconds = time.monotonic() - start
        require(output.count("'UNIDIRECTIONAL_SEQUENCE_LSTM': 1") == 2, output)
        require(seconds <= WHEEL_TIME_LIMIT, f"the installation and the guide took {seconds:.0f} s")

    def walk(self, page: str, *options: str, environment: str = "", **others: pathlib.Path) -> tuple[int, float, float]:
        """Runs the commands of a page in a new virtual environment; returns their number, and the seconds of all and of
        the installation. dist/ has the packages."""
        sandbox = self.sandbox(DEBIAN_PYTHON, walk=ROOT / "test" / "docs", **others)
        (sandbox.work / "upper" / "page.md").write_text((ROOT / page).read_text())
        output = sandbox.run(f"""{BARE}
{DEBIAN_PYTHON} -m venv /tmp/venv
mkdir /tmp/reader
ln -s /packages /tmp/reader/dist
export PATH=/tmp/venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PIP_NO_INDEX=1 {environment}
{DEBIAN_PYTHON} /walk/walk.py /page.md /tmp/reader {" ".join(options)}
""")
        print(output, end="", flush=True)
        numbers = re.search(r"^(\d+) commands in ([\d.]+) s, ([\d.]+) s", output, re.MULTILINE)
        require(numbers, output)
        return int(numbers[1]), float(numbers[2]), float(numbers[3])

    def test_tutorial(self) -> None:
        wheels = wheels_of(DEBIAN_PYTHON, "tutorial", *TUTORIAL)
        commands, seconds, installation = self.walk(
            "docs/tutorial.md", environment="PIP_FIND_LINKS=/wheels", wheels=wheels
        )
        require(commands <= TUTORIAL_COMMANDS, f"the tutorial has {commands} commands")
        seconds -= installation
        require(seconds <= WHEEL_TIME_LIMIT, f"the commands after the installation took {seconds:.0f} s")

    def test_readme(self) -> None:
        """The examples of TensorFlow's guide, as the first screen of the README has them."""
        require(TENSORFLOW.is_dir(), f"there is no {TENSORFLOW}: utils/setup.sh oracle")
        _, seconds, _ = self.walk(
            "README.md", "--intro", environment="PYTHONPATH=/tensorflow", tensorflow=TENSORFLOW
        )
        require(seconds <= WHEEL_TIME_LIMIT, f"the installation and the examples took {seconds:.0f} s")

    def test_python_page(self) -> None:
        self.walk("docs/python.md", "--packages")

    def test_wheel(self, python: pathlib.Path) -> None:
        sandbox = self.sandbox(python)
        sandbox.run(BARE + make_venv(python))
        start = time.monotonic()
        sandbox.run(
            f"/tmp/venv/bin/python -m pip install -q --no-index /packages/{self.wheel.name}\n"
            "/tmp/venv/bin/tfuse convert /example/model -o /tmp/first.tflite"
        )
        seconds = time.monotonic() - start
        require(seconds <= WHEEL_TIME_LIMIT, f"the installation and the first conversion took {seconds:.0f} s")
        sandbox.run(f"PATH=/tmp/venv/bin:$PATH\n{USE}{USE_PYTHON}")

    def test_deb(self) -> None:
        script = f"""
dpkg -i /debs/*.deb /packages/{self.deb.name}
{USE}
test -s /usr/share/doc/tfuse/copyright
test -s /usr/share/doc/tfuse/tfuse.cdx.json
dpkg -L tfuse > /tmp/files
for file in man1/tfuse-convert.1 bash-completion/completions/tfuse zsh/vendor-completions/_tfuse \\
            fish/vendor_completions.d/tfuse.fish tfuse/tfuse-c.h tfuseConfig.cmake; do
  grep -q $file /tmp/files
done
python3 -c "import ctypes; ctypes.CDLL('libtfuse.so').tfuse_options_new(0) or exit(1)"
dpkg -r tfuse
test ! -e /usr/bin/tfuse
"""
        self.sandbox(DEBIAN_PYTHON).run(BARE + make_venv(DEBIAN_PYTHON) + script)

    def test_tarball(self) -> None:
        """The folder can be moved."""
        script = f"""
tar -x -f /packages/{self.tarball.name} -C /tmp
mv /tmp/tfuse-* /tmp/moved
PATH=/tmp/moved/bin:$PATH
{USE}
test -s /tmp/moved/lib/cmake/tfuse/tfuseConfig.cmake
test -s /tmp/moved/include/tfuse/tfuse-c.h
test -s /tmp/moved/share/doc/tfuse/copyright
python3 -c "import ctypes; ctypes.CDLL('/tmp/moved/lib/libtfuse.so').tfuse_options_new(0) or exit(1)"
"""
        self.sandbox(DEBIAN_PYTHON).run(BARE + make_venv(DEBIAN_PYTHON) + script)

    def tests(self):
        yield "wheel: file", self.test_wheel_file
        yield "wheel: licenses and SBOM", self.test_documents
        yield "wheel: uvx", self.test_uvx
        yield "wheel: the guide's examples", self.test_guide
        yield "wheel: the tutorial", self.test_tutorial
        yield "wheel: the first screen of the README", self.test_readme
        yield "wheel: the page of the Python package", self.test_python_page
        for python in pythons():
            yield f"wheel: {python}", lambda python=python: self.test_wheel(python)
        yield "Debian package", self.test_deb
        yield "tarball", self.test_tarball


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--packages", type=pathlib.Path, required=True, help="the output of utils/build-packages.py")
    parser.add_argument("--only", default="*", metavar="GLOB", help="run just the tests of these names")
    arguments = parser.parse_args()
    make_system()
    passed = failed = 0
    with tempfile.TemporaryDirectory(dir=CACHE) as work:
        for name, test in Tests(arguments.packages.resolve(), pathlib.Path(work)).tests():
            if not fnmatch.fnmatch(name, arguments.only):
                continue
            start = time.monotonic()
            try:
                test()
                passed += 1
                print(f"ok {name} ({time.monotonic() - start:.0f} s)", flush=True)
            except Exception as failure:  # The other tests go on.
                failed += 1
                print(f"FAILED {name}: {failure}", flush=True)
                if not isinstance(failure, RuntimeError):
                    traceback.print_exc()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
