#!/usr/bin/env python3
"""Builds and runs the examples as a user would; the last line is `N passed, N failed`.

  utils/run-examples.py --build build/release

tfuse is installed into a temporary directory first, and the examples are built against that. Each
example's expected values come from TensorFlow, whose outputs are committed beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
sys.path.insert(0, str(ROOT / "test" / "e2e"))

import case_dir  # noqa: E402

# utils/setup.sh runtime puts TFLite's C library and headers here.
TFLITE = ROOT / "build" / "tflite-c"


class Failure(Exception):
    """A failed check."""


def run(*command, cwd: pathlib.Path | None = None) -> str:
    """Runs a command and returns its output; raises Failure with the output if it fails."""
    result = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, errors="replace", timeout=600
    )
    if result.returncode:
        raise Failure(f"{' '.join(map(str, command))}\nexit code {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def require(condition: bool, message: str) -> None:
    if not condition:
        raise Failure(message)


def find_compiler() -> str:
    for name in (os.environ.get("CXX"), "clang++-22", "c++"):
        if name and shutil.which(name):
            return name
    raise Failure("there is no C++ compiler")


def compare(model: pathlib.Path, expected: pathlib.Path, signature: str | None = None) -> None:
    """Runs a model in LiteRT's interpreter with each recorded input. Without a signature it has to have one only."""
    from ai_edge_litert.interpreter import Interpreter

    arrays = np.load(expected)
    for sample in sorted({name.split("/")[0] for name in arrays.files}):
        inputs = {n.split("/")[-1]: arrays[n] for n in arrays.files if n.startswith(f"{sample}/in/")}
        results = Interpreter(model_path=str(model)).get_signature_runner(signature)(**inputs)
        for name in arrays.files:
            if name.startswith(f"{sample}/out/"):
                deviation = case_dir.deviation(results[name.split("/")[-1]], arrays[name])
                require(deviation <= 1, f"{name} is {deviation:.3g} times the tolerance off")


def op_names(tfuse: pathlib.Path, model: pathlib.Path) -> dict[str, int]:
    description = json.loads(run(tfuse, "inspect", model, "--json"))
    return description["opCounts"]


class Examples:
    def __init__(self, build: pathlib.Path, work: pathlib.Path):
        self.build, self.work = build, work
        self.prefix = work / "usr"
        self.tfuse = self.prefix / "bin" / "tfuse"
        self.compiler = find_compiler()
        # Sanitizer builds have no shared library.
        self.has_library = (build / "python" / "tfuse" / "libtfuse.so").exists()

    def install(self) -> None:
        """The install tree has all of its parts."""
        run("cmake", "--install", self.build, "--prefix", self.prefix)
        for file in (
            *(("include/tfuse/tfuse.h", "include/tfuse/tfuse-c.h", "lib/libtfuse.so") if self.has_library else ()),
            "bin/tfuse",
            "include/tfuse/Fusion.h",
            "include/tfuse/FusionABI.h",
            "lib/cmake/tfuse/tfuseConfig.cmake",
            "lib/cmake/tfuse/tfuseConfigVersion.cmake",
            "share/doc/tfuse/LICENSE",
            "share/bash-completion/completions/tfuse",
            "share/zsh/site-functions/_tfuse",
            "share/fish/vendor_completions.d/tfuse.fish",
        ):
            found = list(self.prefix.glob(file.replace("lib/", "lib*/**/", 1)))
            require(bool(found) and found[0].stat().st_size > 0, f"{file} is not installed")
        run("bash", "-n", self.prefix / "share/bash-completion/completions/tfuse")

    def build_plugin(self) -> None:
        """The plug-in builds with CMake's find_package, and with one call of a compiler."""
        source, build = EXAMPLES / "fusion_plugin", self.work / "plugin"
        run(
            "cmake", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}",
            f"-DCMAKE_CXX_COMPILER={self.compiler}", "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror",
        )  # fmt: skip
        run("cmake", "--build", build)
        self.plugin = build / "acme.so"
        run(
            self.compiler, "-std=c++17", "-shared", "-fPIC", "-fno-exceptions", "-fno-rtti",
            f"-I{self.prefix}/include", source / "acme.cpp", "-o", self.work / "acme.so",
        )  # fmt: skip

    def fusion_plugin(self) -> None:
        """The plug-in's fusions are applied and reported, and give TensorFlow's results."""
        model, report = self.work / "plugin.tflite", self.work / "plugin.json"
        run(
            self.tfuse, "convert", EXAMPLES / "fusion_plugin" / "model", "-o", model,
            "--fusion-plugin", self.plugin, "--report", report,
        )  # fmt: skip
        ops = op_names(self.tfuse, model)
        wanted = {"fully_connected": 2, "tanh": 1, "depth_to_space": 1}
        require(ops == wanted, f"the ops are {ops}, not {wanted}")
        applied = [event["rule"] for event in json.loads(report.read_text())["applied"]]
        require(applied.count("acme-linear") == 2, f"the report has {applied}")
        require(applied.count("acme-pixel-shuffle") == 1, f"the report has {applied}")
        compare(model, EXAMPLES / "fusion_plugin" / "expected.npz")

    def without_plugin(self) -> None:
        """Without the plug-in, the functions' bodies are converted."""
        model = self.work / "without.tflite"
        run(self.tfuse, "convert", EXAMPLES / "fusion_plugin" / "model", "-o", model)
        compare(model, EXAMPLES / "fusion_plugin" / "expected.npz")

    def fusions_file(self) -> None:
        """The file's patterns match; without `acme_mish`, whose kernel LiteRT lacks, results are TensorFlow's."""
        example = EXAMPLES / "fusions_file"
        model = self.work / "file.tflite"
        convert = [self.tfuse, "convert", example / "model", "-o", model, "--fusions", example / "acme.pdl.mlir"]
        run(*convert)
        ops = op_names(self.tfuse, model)
        require(ops == {"logistic": 1, "custom": 1}, f"the ops are {ops}")
        content = model.read_bytes()
        for text in (b"AcmeMish", b"version", b"fast", b"threshold"):
            require(text in content, f"{text.decode()} is missing")
        run(*convert, "--disable-rule", "acme_mish")
        require(op_names(self.tfuse, model).get("logistic") == 1, "there is no logistic")
        compare(model, example / "expected.npz")

    def c_api(self) -> None:
        """The programs in C and C++ build with find_package, convert a model and explain an error."""
        source, build = EXAMPLES / "c_api", self.work / "c_api"
        run(
            "cmake", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}",
            f"-DCMAKE_CXX_COMPILER={self.compiler}", "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror",
            "-DCMAKE_C_FLAGS=-Wall -Wextra -Wpedantic -Werror",
        )  # fmt: skip
        run("cmake", "--build", build)
        for language in ("c", "cpp"):
            model = self.work / f"{language}.tflite"
            program = build / f"convert_{language}"
            output = run(program, EXAMPLES / "small_cnn" / "model", model)
            for text in ("phase: import\n", "peephole-fuse-bias", "3 conv_2d\n"):
                require(text in output, f"{language}: {text!r} is not in {output}")
            compare(model, EXAMPLES / "small_cnn" / "expected.npz", signature="serving_default")
            model.unlink()
            failed = subprocess.run([program, self.work / "nowhere", model], capture_output=True, text=True)
            require(failed.returncode == 1 and "error[file-not-found]" in failed.stderr, f"{language}: {failed}")
            require(not model.exists(), f"{language}: a file was written")

    def custom_op(self) -> None:
        """The annotated function becomes a custom op with its option."""
        self.custom_model = self.work / "custom.tflite"
        run(self.tfuse, "convert", EXAMPLES / "custom_op" / "model", "-o", self.custom_model)
        ops = op_names(self.tfuse, self.custom_model)
        require(ops == {"conv_2d": 2, "custom": 1}, f"the ops are {ops}")
        require(b"example_option" in self.custom_model.read_bytes(), "the option is missing")

    def run_custom_op(self, name: str, library: pathlib.Path, *flags) -> None:
        source = EXAMPLES / "custom_op" / f"{name}.cpp"
        program = self.work / name
        run(
            self.compiler, "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", *flags, source, library,
            f"-Wl,-rpath,{library.parent}", "-o", program,
        )  # fmt: skip
        output = run(program, self.custom_model, EXAMPLES / "custom_op" / "expected")
        print("".join(f"    {line}\n" for line in output.splitlines()), end="")
        require(output.count(": ok") == 2, output)

    def custom_op_litert(self) -> None:
        """The kernel runs in LiteRT's CompiledModel."""
        import ai_edge_litert

        self.run_custom_op("run_litert", pathlib.Path(ai_edge_litert.__file__).parent / "libLiteRt.so")

    def custom_op_interpreter(self) -> None:
        """The kernel runs in the TFLite interpreter."""
        require(TFLITE.is_dir(), "TFLite's C library is missing; utils/setup.sh runtime fetches it")
        self.run_custom_op("run_interpreter", TFLITE / "libtensorflowlite_c.so", "-isystem", TFLITE / "include")

    def checks(self):
        return [
            self.install,
            *([self.c_api] if self.has_library else []),
            self.build_plugin,
            self.fusion_plugin,
            self.without_plugin,
            self.fusions_file,
            self.custom_op,
            self.custom_op_litert,
            self.custom_op_interpreter,
        ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="the build directory")
    parser.add_argument("--keep", type=pathlib.Path, help="work in this directory and leave it")
    arguments = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        work = arguments.keep or pathlib.Path(temporary)
        work.mkdir(parents=True, exist_ok=True)
        for check in Examples(arguments.build.resolve(), work.resolve()).checks():
            print(f"{check.__name__}: {check.__doc__}", flush=True)
            try:
                check()
                passed += 1
            except Exception as mistake:  # Whatever it is, the other checks go on.
                failed += 1
                print(f"    FAILED: {type(mistake).__name__}: {mistake}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
