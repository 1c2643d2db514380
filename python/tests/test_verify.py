"""`tfuse verify` against the definitions, computed from the tensors of LiteRT's interpreter."""

import json
import os
import pathlib
import subprocess
import sys

import ai_edge_litert
import numpy as np
import pytest
from ai_edge_litert.interpreter import Interpreter, OpResolverType

import tfuse

COMMAND = pathlib.Path(tfuse.__file__).parent.parent.parent / "bin" / "tfuse"
LIBRARY = pathlib.Path(ai_edge_litert.__file__).with_name("libLiteRt.so")


def verify(*arguments) -> dict:
    run = subprocess.run(
        [COMMAND, "verify", *arguments, "--json"],
        capture_output=True,
        text=True,
        env=os.environ | {"TFUSE_RUNTIME": str(LIBRARY)},
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def real(detail, values):
    """The real numbers that quantized values stand for."""
    scale, zero = detail["quantization"]
    return values.astype(np.float64) if scale == 0 else (values.astype(np.float64) - zero) * scale


def tensors(path, samples) -> dict[str, np.ndarray]:
    """All tensors by name, over all samples."""
    interpreter = Interpreter(
        str(path),
        experimental_preserve_all_tensors=True,
        experimental_op_resolver_type=OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
    )
    interpreter.allocate_tensors()
    source = interpreter.get_input_details()[0]
    found = {}
    for sample in samples:
        if source["dtype"] != np.float32:
            scale, zero = source["quantization"]
            limits = np.iinfo(source["dtype"])
            sample = np.clip(np.round(sample / np.float32(scale)) + zero, limits.min, limits.max)
        interpreter.set_tensor(source["index"], sample.astype(source["dtype"]))
        interpreter.invoke()
        for detail in interpreter.get_tensor_details():
            if len(detail["quantization_parameters"]["scales"]) <= 1 and detail["name"]:
                values = interpreter.get_tensor(detail["index"])
                found.setdefault(detail["name"], []).append(real(detail, values).ravel())
        output = interpreter.get_output_details()[0]
        found.setdefault("output", []).append(real(output, interpreter.get_tensor(output["index"])).ravel())
    return {name: np.concatenate(values) for name, values in found.items()}


def test_function(small_cnn, tmp_path, samples):
    """The function returns what the command prints; equal tensors have an infinite ratio."""
    exact, quantized, data = (tmp_path / name for name in ("f.tflite", "q.tflite", "x.npy"))
    tfuse.convert(small_cnn, exact, signatures=["serving_default"])
    tfuse.quantize(exact, quantized, quantize="int8", calibration=[data])
    seen = []
    report = tfuse.verify_quantized(
        exact, quantized, [data], runtime=LIBRARY, on_sample=lambda done, total: seen.append((done, total))
    )
    assert report.data == verify(exact, quantized, "--data", data)
    assert seen == [(index, len(samples)) for index in range(1, len(samples) + 1)]
    (output,) = report.outputs
    assert 10 < output.snr < 60
    assert output.max_error == report.data["outputs"][0]["maxError"]
    assert report.layers and all(layer.layer for layer in report.layers)
    same = tfuse.verify_quantized(exact, exact, [data], runtime=LIBRARY)
    assert same.outputs[0].snr == float("inf")
    assert same.outputs[0].max_error == 0


def test_function_errors(small_cnn, tmp_path, samples):
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.verify_quantized(tmp_path / "none", tmp_path / "none", [tmp_path / "x.npy"])
    assert (caught.value.code, caught.value.layer) == ("file-not-found", str(tmp_path / "none"))
    with pytest.raises(TypeError, match="data is a list of files"):
        tfuse.verify_quantized("a", "b", "x.npy")
    with pytest.raises(TypeError, match="option 'calls' cannot be -1"):
        tfuse.verify_quantized("a", "b", [], calls=-1)

    def fail(done, total):
        raise KeyError(done)

    exact = tmp_path / "f.tflite"
    tfuse.convert(small_cnn, exact, signatures=["serving_default"])
    with pytest.raises(KeyError):
        tfuse.verify_quantized(exact, exact, [tmp_path / "x.npy"], runtime=LIBRARY, on_sample=fail)


def snr(exact, other) -> float:
    return 10 * np.log10(np.sum(exact**2) / np.sum((exact - other) ** 2))


@pytest.fixture
def samples(tmp_path):
    values = np.random.default_rng(2).random((6, 28, 28, 1), dtype=np.float32)
    np.save(tmp_path / "x.npy", values)
    return [values[i : i + 1] for i in range(len(values))]


@pytest.mark.parametrize(
    ("mode", "io_type"), [("int8", "float32"), ("int8", "uint8"), ("int16x8", "int16"), ("dynamic-range", "float32")]
)
def test_measures(small_cnn, tmp_path, samples, mode, io_type):
    exact, quantized, data = (tmp_path / name for name in ("f.tflite", "q.tflite", "x.npy"))
    tfuse.convert(small_cnn, exact, signatures=["serving_default"])
    options = {"calibration": [data], "input_type": io_type, "output_type": io_type} if mode.startswith("int") else {}
    tfuse.quantize(exact, quantized, quantize=mode, **options)
    result = verify(exact, quantized, "--data", data)
    theirs, ours = tensors(exact, samples), tensors(quantized, samples)
    assert result["samples"] == len(samples)

    [output] = result["outputs"]
    a, b = theirs["output"], ours["output"]
    # LiteRT's delegate rounds some values to the neighboring integer.
    assert output["snr"] == pytest.approx(snr(a, b), abs=1.5)
    assert output["cosine"] == pytest.approx(a @ b / np.linalg.norm(a) / np.linalg.norm(b), abs=1e-3)
    assert output["maxError"] == pytest.approx(np.max(np.abs(a - b)), rel=0.3)
    assert output["relativeRMS"] == pytest.approx(10 ** (-output["snr"] / 20))
    assert output["elements"] == a.size

    assert len(result["layers"]) >= 5
    # null: the tensors are equal.
    ratios = [np.inf if layer["snr"] is None else layer["snr"] for layer in result["layers"]]
    assert ratios == sorted(ratios)
    for layer in result["layers"]:
        name = layer["name"].removeprefix("main:")
        assert layer["elements"] == theirs[name].size
        if layer["snr"] is None:
            np.testing.assert_allclose(ours[name], theirs[name], rtol=1e-4, atol=1e-6)
            continue
        assert layer["snr"] == pytest.approx(snr(theirs[name], ours[name]), abs=1.5)


def test_source_model(small_cnn, tmp_path):
    file = tmp_path / "m.tflite"
    tfuse.convert(small_cnn, file)
    report = tfuse.verify(small_cnn, file, runtime="none", random_samples=2)
    assert report.samples == 2 and report.first_layer == ""
    (output,) = report.outputs
    assert output.is_within(1e-4) and not output.is_within(0)
    again = tfuse.verify(small_cnn, file, runtime="none", random_samples=2, seed=5)
    assert again.outputs[0].max_value != output.max_value
    with pytest.raises(tfuse.ConversionError, match="nowhere"):
        tfuse.verify(tmp_path / "nowhere", file)
    with pytest.raises(TypeError, match="list of files"):
        tfuse.verify(small_cnn, file, "x.npz")


@pytest.fixture
def words(case, tmp_path):
    """A model that finds floats for words, its file, and its table."""
    folder, _ = case("table_of_words_to_floats")
    tfuse.convert(folder / "model", tmp_path / "words.tflite")
    runner = Interpreter(str(tmp_path / "words.tflite")).get_signature_runner()
    return folder / "model", tmp_path / "words.tflite", runner


@pytest.mark.parametrize("kind", ["S", "U"])
def test_strings(words, tmp_path, kind):
    """Bytes and text reach the source and the file, which LiteRT runs through C and in Python."""
    model, file, runner = words
    texts = np.array([["small", "large", "", "Zürich"], ["none", "small", "small", "x" * 300]])
    samples = np.char.encode(texts, "utf-8") if kind == "S" else texts
    np.savez(tmp_path / "samples.npz", x=samples)
    found = [runner(x=np.array([text.encode() for text in row], object))["found"] for row in texts]
    greatest = float(np.abs(found).max())
    for report in (
        tfuse.verify(model, file, [tmp_path / "samples.npz"], runtime=LIBRARY),
        tfuse.verify_quantized(file, file, [tmp_path / "samples.npz"], runtime=LIBRARY),
    ):
        assert report.samples == 2
        (output,) = [each for each in report.outputs if each.name == "found"]
        assert (output.elements, output.max_error) == (8, 0)
        assert output.max_value == pytest.approx(greatest)


def test_random_strings_have_the_words_of_the_model(words):
    """Without its keys, a table would only ever return its default."""
    model, file, runner = words
    default = runner(x=np.array([b"no key"], object))["found"][0]
    report = tfuse.verify(model, file, random_samples=20, runtime=LIBRARY)
    (output,) = [each for each in report.outputs if each.name == "found"]
    assert output.max_error == 0
    assert output.max_value != abs(default)


def test_objects_are_refused(words, tmp_path):
    """Only Python reads its pickles."""
    model, file, _ = words
    np.savez(tmp_path / "samples.npz", x=np.array([["small", "large"]], object))
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.verify(model, file, [tmp_path / "samples.npz"], runtime=LIBRARY)
    assert caught.value.code == "invalid-calibration-data"
    assert "object[1, 2]" in caught.value.message and "string[samples]" in caught.value.message
    assert "astype('S')" in caught.value.hint


def test_strings_that_differ(case, tmp_path):
    """A string counts as 1, and as 0 in the other model if it differs."""
    folder, _ = case("cond_of_strings")
    file = tmp_path / "m.tflite"
    tfuse.convert(folder / "model", file)
    content = file.read_bytes()
    for word, other in (b"yes", b"yet"), (b"no", b"on"):
        assert content.count(word + b"\0") == 1
        content = content.replace(word + b"\0", other + b"\0")
    file.write_bytes(content)
    report = tfuse.verify(folder / "model", file, runtime=LIBRARY)
    assert {output.name: output.max_error for output in report.outputs}["word"] == 1


def test_the_runtime_of_the_environment(small_cnn, tmp_path):
    """LiteRT is that of the python3 of PATH, as in an activated virtual environment; for `python -m tfuse` that of this
    Python, whatever PATH is."""
    tfuse.convert(small_cnn, tmp_path / "m.tflite", signatures=["serve"])
    environment = {k: v for k, v in os.environ.items() if k != "TFUSE_RUNTIME"} | {
        "PATH": f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(pathlib.Path(tfuse.__file__).parents[1]),
    }
    model = [str(small_cnn), str(tmp_path / "m.tflite")]
    code = f"import tfuse; print(*tfuse.verify(*{model}).notes)"
    for command, path in (
        ([sys.executable, "-c", code], environment["PATH"]),
        ([sys.executable, "-m", "tfuse", "verify", *model], os.defpath),
    ):
        run = subprocess.run(command, env=environment | {"PATH": path}, capture_output=True, text=True, check=True)
        assert "LiteRT's interpreter in Python runs the converted model" in run.stdout
