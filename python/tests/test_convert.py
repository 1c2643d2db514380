"""tfuse.convert and tfuse.inspect: files in, files out, exceptions and warnings."""

import html.parser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import warnings

import pytest

import tfuse

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEADER = ROOT / "include" / "tfuse" / "tfuse.h"
BUILD = pathlib.Path(tfuse.__file__).parents[2]


@pytest.mark.parametrize("name", ["small_cnn", "keras3_bert_tiny", "two_signatures"])
def test_outputs_equal_tensorflows(case, deviation, tmp_path, name):
    folder, info = case(name)
    report = tfuse.convert(folder / info.model, tmp_path / "m.tflite")
    assert report.output == tmp_path / "m.tflite"
    assert deviation(report.output.read_bytes(), name) <= 1


def test_frozen_graph(case, tmp_path):
    folder, info = case("frozen_graph_two_inputs")
    report = tfuse.convert(
        folder / info.model, tmp_path / "m.tflite", input_arrays=["left", "right"], output_arrays=["Identity"]
    )
    assert sum(report.ops_after.values()) > 0


def test_tensorflow_stays_out(small_cnn, tmp_path):
    script = "import sys, tfuse; tfuse.convert(*sys.argv[1:]); assert not {'tensorflow', 'keras', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", script, small_cnn, tmp_path / "m.tflite"], check=True)


def test_near_misses_have_reasons(case, tmp_path):
    report = tfuse.convert(case("ragged_rows")[0] / "model", tmp_path / "m.tflite")
    assert report.near_misses and all(event["reason"] for event in report.near_misses)


def test_report(small_cnn, tmp_path):
    report = tfuse.convert(small_cnn, tmp_path / "m.tflite", report_file=tmp_path / "report.json")
    assert report.ops_before["Conv2D"] == 3
    assert report.ops_after["conv_2d"] == 3
    assert list(report.timings)[0] == "import"
    assert {"peephole-fuse-bias"} <= {event["rule"] for event in report.applied}
    assert "peephole-fuse-bias" in str(report)
    assert "TFLite ops" in str(report)
    assert report.runtimes in str(report)
    assert "interpreter" in report.runtimes
    assert (tmp_path / "report.json").exists()


class Tags(html.parser.HTMLParser):
    """Fails if elements are not nested properly; collects the texts of table cells."""

    def __init__(self):
        super().__init__()
        self.open, self.cells = [], []

    def handle_starttag(self, tag, attributes):
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open[-1] == "td":
            self.cells.append(data)


def test_report_in_notebooks(case, tmp_path):
    report = tfuse.convert(case("ragged_rows")[0] / "model", tmp_path / "m.tflite")
    tags = Tags()
    tags.feed(report._repr_html_())
    assert not tags.open
    assert {event["rule"] for event in (*report.applied, *report.near_misses)} <= set(tags.cells)
    assert {event["detail"] for event in report.near_misses} <= set(tags.cells)
    assert set(report.ops_after) <= set(tags.cells)
    hostile = report._replace(runtimes="<script>", ops_after={"<b>": 100} | {f"op{i}": 1 for i in range(40)})
    text = hostile._repr_html_()
    assert "<script>" not in text and "&lt;b&gt;" in text and "and 11 more" in text


def test_input_shapes(small_cnn, tmp_path):
    tfuse.convert(small_cnn, tmp_path / "m.tflite", signatures=["serve"], input_shapes={"image": [3, None, 28, 1]})
    (signature,) = tfuse.inspect(tmp_path / "m.tflite")["signatures"]
    assert signature["inputs"] == [{"name": "image", "type": "f32[3,28,28,1]"}]


def test_phases(small_cnn, tmp_path):
    phases = []
    tfuse.convert(small_cnn, tmp_path / "m.mlir", stop_after="raise", on_phase=phases.append)
    assert phases == ["import", "raise"]
    assert "tf.Conv2D" in (tmp_path / "m.mlir").read_text()


def test_callback_that_raises(small_cnn, tmp_path):
    def fail(phase):
        raise KeyError(phase)

    with pytest.raises(KeyError, match="import"):
        tfuse.convert(small_cnn, tmp_path / "m.tflite", on_phase=fail)


@pytest.mark.parametrize(
    ("options", "mistake"),
    [
        ({"signature": ["serve"]}, "there is no option 'signature'"),
        ({"signatures": "serve"}, "option 'signatures' takes a list, not 'serve'"),
        ({"signatures": [3]}, "option 'signatures' cannot be"),
        ({"signatures": 3}, "option 'signatures' takes a list, not 3"),
        ({"rnn": 1}, "option 'rnn' cannot be 1"),
        ({"allow_custom_ops": "yes"}, "option 'allow_custom_ops' cannot be"),
        ({"input_shapes": {"image": ["a"]}}, "option 'input_shapes' cannot be"),
        ({"input_shapes": [1, 2]}, "option 'input_shapes' takes a dict, not [1, 2]"),
    ],
)
def test_wrong_options(small_cnn, tmp_path, options, mistake):
    with pytest.raises(TypeError, match=re.escape(mistake)):
        tfuse.convert(small_cnn, tmp_path / "m.tflite", **options)
    assert not (tmp_path / "m.tflite").exists()


def fields_of(struct: str) -> set[str]:
    """The fields of a struct of tfuse.h, spelled as in Python."""
    body = re.search(rf"struct {struct} \{{(.*?)\n\}};", HEADER.read_text(), re.DOTALL)[1]
    body = re.sub(r"//[^\n]*", "", body)
    fields = set()
    for declaration in body.split(";"):
        # The names at the end of a declaration, without types and initial values.
        names = re.search(r"(\w+(?:\s*,\s*\w+)*)\s*(?:=.*)?$", declaration.strip(), re.DOTALL)
        if names:
            fields |= {re.sub(r"(?<=[a-z])[A-Z]", lambda m: "_" + m[0].lower(), n.strip()) for n in names[1].split(",")}
    return fields


def test_every_option_of_the_library_is_there():
    # Flags that debug passes exist on the command line only.
    fields = fields_of("ConvertOptions") - {"input", "output", "on_diagnostic", "pass_debugging", "quantization"}
    assert len(fields) >= 14
    # `mode` is too general without the name of its struct.
    fields |= fields_of("QuantizationOptions") - {"mode"} | {"quantize"}
    assert fields | {"progress"} == set(tfuse.Options.__annotations__)
    assert fields - {"on_phase", "on_sample"} == set(tfuse._native.option_names())


def test_errors_have_code_place_and_hint(small_cnn, tmp_path):
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(small_cnn, tmp_path / "m.tflite", signatures=["predict"])
    error = caught.value
    assert error.code == "unknown-signature"
    assert error.hint == "the available signatures are: serve, serving_default"
    assert error.code in tfuse.list_codes()
    assert "[unknown-signature]" in str(error)
    assert error.hint in str(error)
    assert error.diagnostics[0].severity == "error"
    assert not (tmp_path / "m.tflite").exists()


def test_errors_name_the_layer(tmp_path):
    graph = tmp_path / "graph.pbtxt"
    graph.write_text("""
      node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_STRING } } }
      node { name: "tower/hash" op: "StringToHashBucketFast" input: "x"
             attr { key: "num_buckets" value { i: 10 } } }
    """)
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(graph, tmp_path / "m.tflite")
    assert caught.value.code == "unsupported-op"
    assert caught.value.layer == "tower/hash"
    assert caught.value.hint


def test_missing_file(tmp_path):
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(tmp_path / "nowhere", tmp_path / "m.tflite")
    assert (caught.value.code, caught.value.layer) == ("file-not-found", str(tmp_path / "nowhere"))
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.inspect(tmp_path / "nowhere")
    assert caught.value.code == "file-not-found"


def mismatched_composite(folder: pathlib.Path) -> pathlib.Path:
    """A function annotated as a TFLite op has too few results."""
    graph = folder / "graph.pbtxt"
    graph.write_text("""
      node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } }
             attr { key: "shape" value { shape { dim { size: 4 } } } } }
      node { name: "tower/pool" op: "PartitionedCall" input: "x"
             attr { key: "Tin" value { list { type: DT_FLOAT } } }
             attr { key: "Tout" value { list { type: DT_FLOAT } } }
             attr { key: "f" value { func { name: "pool" } } } }
      library { function {
        signature { name: "pool" input_arg { name: "x" type: DT_FLOAT } output_arg { name: "y" type: DT_FLOAT } }
        node_def { name: "neg" op: "Neg" input: "x" attr { key: "T" value { type: DT_FLOAT } } }
        ret { key: "y" value: "neg:y:0" }
        attr { key: "_implements" value { s: "addons:MaxUnpooling2D" } } } }
      versions { producer: 2000 }
    """)
    return graph


def test_warnings(tmp_path):
    graph = mismatched_composite(tmp_path)
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(graph, tmp_path / "m.tflite")
    assert caught.value.code == "composite-mismatch"
    assert "note: " in str(caught.value)
    with pytest.warns(tfuse.ConversionWarning) as warned:
        report = tfuse.convert(graph, tmp_path / "m.tflite", fallback_composites=True)
    assert warned[0].filename == __file__
    assert "MaxUnpooling2D" in str(warned[0].message)
    assert warned[0].message.layer
    assert [d for d in report.diagnostics if d.severity == "warning"] == [warned[0].message.diagnostic]


def test_fusion_plugins(tmp_path):
    plugin = BUILD / "test" / "lib" / "TestFusions.so"
    assert {"test-echo", "test-square"} <= {rule.id for rule in tfuse.list_rules(fusion_plugins=[plugin])}
    graph = ROOT / "test" / "Plugin" / "Inputs" / "composite.pbtxt"
    report = tfuse.convert(graph, tmp_path / "m.tflite", fusion_plugins=[plugin])
    assert {"test-echo", "test-square"} <= {event["rule"] for event in report.applied}
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(graph, tmp_path / "n.tflite", fusion_plugins=[tmp_path / "none.so"])
    assert (caught.value.code, caught.value.layer) == ("plugin-failed", str(tmp_path / "none.so"))


def test_fusion_files(tmp_path):
    example = ROOT / "examples" / "fusions_file"
    patterns = {"fusion_files": [example / "acme.pdl.mlir"]}
    assert {"acme_sigmoid", "acme_mish"} <= {rule.id for rule in tfuse.list_rules(**patterns)}
    report = tfuse.convert(example / "model", tmp_path / "m.tflite", **patterns)
    assert {"acme_sigmoid", "acme_mish"} <= {event["rule"] for event in report.applied}


def test_other_threads_run_meanwhile(small_cnn, tmp_path):
    # With a switch interval of an hour, this thread continues only if the conversion releases the GIL.
    def work():
        for index in range(10):
            tfuse.convert(small_cnn, tmp_path / f"{index}.tflite")
        done.set()

    done = threading.Event()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    try:
        thread = threading.Thread(target=work)
        thread.start()
        seen = set()
        while not done.is_set():
            seen.add(len(os.listdir(tmp_path)))
        thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert len(seen) > 2


def test_threads_do_not_meet(small_cnn, tmp_path):
    def work(index):
        with warnings.catch_warnings():
            tfuse.convert(small_cnn, tmp_path / f"{index}.tflite")

    threads = [threading.Thread(target=work, args=(index,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({(tmp_path / f"{index}.tflite").read_bytes() for index in range(4)}) == 1


def test_model_roots(case, tmp_path):
    """A symbolic link out of the model is followed only into folders that the caller names."""
    shutil.copytree(case("keras3_mlp")[0] / "model", tmp_path / "model")
    file = tmp_path / "model" / "saved_model.pb"
    file.rename(tmp_path / "blob")
    file.symlink_to("../blob")
    with pytest.raises(tfuse.ConversionError) as refused:
        tfuse.convert(tmp_path / "model", tmp_path / "m.tflite")
    assert refused.value.code == "path-outside-model"
    with pytest.raises(tfuse.ConversionError):
        tfuse.inspect(tmp_path / "model")
    assert tfuse.inspect(tmp_path / "model", model_roots=[tmp_path])["signatures"]
    tfuse.convert(tmp_path / "model", tmp_path / "m.tflite", model_roots=[tmp_path])
    converter = tfuse.TFLiteConverter.from_saved_model(tmp_path / "model")
    converter.convert(model_roots=[tmp_path])
    assert tfuse.inspect(tmp_path / "m.tflite")["signatures"]


def test_gpu(small_cnn, tmp_path):
    report = tfuse.convert(small_cnn, tmp_path / "m.tflite", target="gpu")
    assert report.gpu.startswith("GPU: the delegate takes ")
    assert report.gpu in str(report)
    described = tfuse.inspect(tmp_path / "m.tflite", target="gpu")
    assert described["gpu"] == report.data["gpu"]
    assert described["runtime"] == {"name": "gpu", "runs": True, "refusal": ""}
    assert "gpu" not in tfuse.inspect(tmp_path / "m.tflite")


def test_convert_for_micro_predicts_the_arena(small_cnn, tmp_path):
    shapes = {"image": [1, 28, 28, 1]}
    report = tfuse.convert(
        small_cnn, tmp_path / "m.tflite", target="micro", signatures=["serving_default"], input_shapes=shapes
    )
    assert report.arena.startswith("arena: about ")
    assert report.arena in str(report)
    arena = report.data["arena"]
    assert arena["summary"] == report.arena
    assert arena["bytes"] >= arena["tensorBytes"] + arena["persistentBytes"] > 0
    described = tfuse.inspect(tmp_path / "m.tflite", target="micro")
    assert described["arena"] == arena
    assert "arena" not in tfuse.inspect(tmp_path / "m.tflite")
    assert not tfuse.convert(small_cnn, tmp_path / "m.tflite").gpu


def test_inspect(small_cnn):
    model = tfuse.inspect(small_cnn)
    assert {s["key"] for s in model["signatures"]} == {"serve", "serving_default"}
    assert model["opCounts"]["Conv2D"] == 3
    assert model["format"] == "SavedModel"


def test_form_of_recurrent_networks(case, tmp_path):
    folder, info = case("composite_keras_lstm_fixed_batch")
    fused = tfuse.convert(folder / info.model, tmp_path / "fused.tflite")
    assert fused.ops_after["unidirectional_sequence_lstm"] == 1
    loop = tfuse.convert(folder / info.model, tmp_path / "while.tflite", rnn="while", target="compiled-model")
    assert loop.ops_after["while"] == 1
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.convert(folder / info.model, tmp_path / "m.tflite", rnn="folded")
    assert caught.value.code == "invalid-option"


def test_lists():
    assert {"peephole-fuse-bias"} <= {rule.id for rule in tfuse.list_rules()}
    assert any("addons:MaxUnpooling2D" in composite.names for composite in tfuse.list_composites())
    assert list(tfuse.list_phases())[0] == "import"
    assert "unsupported-op" in tfuse.list_codes()
    assert re.fullmatch(r"\d+\.\d+\.\d+", tfuse.__version__)


def test_the_library_exports_the_functions_of_its_headers():
    library = pathlib.Path(tfuse.__file__).with_name("libtfuse.so")
    listing = subprocess.run(["nm", "-DC", "--defined-only", library], capture_output=True, text=True, check=True)
    exported = set(re.findall(r" [TW] (?:tfuse::)?(\w+).*@@TFUSE_(?:1|CXX_[\d.]+)$", listing.stdout, re.MULTILINE))
    others = {line.split()[-1] for line in listing.stdout.splitlines() if line.split()[1] not in "TW"}
    assert all(name.startswith("TFUSE_") for name in others), others  # The names of versions.
    assert len(exported) + len(others) <= len(listing.stdout.splitlines())
    files = [HEADER.with_name(name) for name in ("tfuse.h", "optimize.h", "calibrate.h", "verify.h", "explain.h", "tfuse-c.h")]
    text = "".join(re.sub(r"(//|/\*|\|\*).*", "", file.read_text()) for file in files)
    declared = set(re.findall(r"^(?!typedef)[\w:].*?\b(\w+)\(", text, re.MULTILINE))
    assert {"convert", "verifyQuantized", "tfuse_run", "tfuse_options_set_string"} <= exported
    assert exported == declared


def test_the_docs_of_the_c_interface_name_every_option():
    page = (ROOT / "docs" / "c-api.md").read_text()
    for line in page.splitlines():
        if command := re.match(r"\| `TFUSE_(\w+)` \| ([^|]*)", line):
            names = set(re.findall(r"`(\w+)`", command[2]))
            if "options of quantization" in command[2]:
                names |= set(re.findall(r"`(\w+)`", re.search(r"^Options of quantization: (.*)\.", page, re.MULTILINE)[1]))
            hidden = {"input", "output"} | {name for name in names if name.startswith("debug_")}
            assert names - hidden == set(tfuse._native.option_names(getattr(tfuse._native, command[1]))), command[1]


def test_functions_of_a_model_without_signatures(tmp_path, case):
    model = case("function_of_hub_module")[0] / "model"
    listed = tfuse.inspect(model)
    assert listed["signatures"] == []
    assert [function["key"] for function in listed["callableFunctions"]] == ["__call__"]
    tfuse.convert(model, tmp_path / "m.tflite", functions=["projection.__call__"])
    (signature,) = tfuse.inspect(tmp_path / "m.tflite")["signatures"]
    assert signature["key"] == "projection.__call__"
    assert signature["inputs"] == [{"name": "x", "type": "f32[?,4]"}]
