"""Results as notebooks show them: well-formed HTML with the facts of the result, with the names of a model escaped."""

import html.parser
import pathlib

import numpy as np
import pytest

import tfuse

#: Elements without an end tag.
VOID = {"br"}


class Page(html.parser.HTMLParser):
    """The text of a page, and its tables by their captions. Fails for elements that do not end where they should."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.tables: dict[str, list[list[str]]] = {}
        self.feed(content)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        self.open.append(tag)
        if tag == "caption":
            self.rows: list[list[str]] = []
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.open[-1] == "caption":
            self.tables[data] = self.rows
        if self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


@pytest.fixture
def files(small_cnn, tmp_path):
    np.savez(tmp_path / "x.npz", image=np.random.default_rng(0).random((3, 1, 28, 28, 1), np.float32))
    tfuse.convert(small_cnn, tmp_path / "float.tflite", signatures=["serve"])
    return tmp_path


def test_optimization(small_cnn, files):
    report = tfuse.optimize_graph(small_cnn, files / "optimized")
    page = Page(report._repr_html_())
    assert f"{report.nodes_before} nodes \N{RIGHTWARDS ARROW} {report.nodes_after} nodes" in page.text
    rows = page.tables["Rewrites"]
    assert rows[0] == ["rule", "applied"]
    assert sum(int(count) for _, count in rows[1:]) == len(report.data["applied"])


def test_quantization(files):
    ranges = tfuse.calibrate(files / "float.tflite", [files / "x.npz"], files / "m.ranges", runtime="none")
    page = Page(ranges._repr_html_())
    assert f"{ranges.tensors} tensors, 3 samples" in page.text and str(ranges.output) in page.text
    report = tfuse.quantize(
        files / "float.tflite", files / "m.tflite", quantize="int8", calibration=[files / "m.ranges"]
    )
    page = Page(report._repr_html_())
    assert all(line.strip() in page.text for line in str(report).splitlines())


def test_verification(small_cnn, files):
    report = tfuse.verify(small_cnn, files / "float.tflite", runtime="none")
    page = Page(report._repr_html_())
    assert "3 samples" in page.text
    assert [row[0] for row in page.tables["Outputs"][1:]] == [output.name for output in report.outputs]
    assert [row[0] for row in page.tables["Layers"][1:]] == [layer.name for layer in report.layers[:30]]


def test_names_are_escaped():
    name = "<script>alert('1')</script>&amp;"
    tensor = tfuse.TensorDifference(name, name, 4, 20.0, 0.5, 0.25, 0.125, 1.0)
    report = tfuse.VerifyReport(1, [tensor], [tensor], [name], {"firstLayer": name})
    shown = report._repr_html_()
    assert "<script" not in shown
    assert Page(shown).tables["Outputs"][1] == [name, "20.0 dB", "0.500000", "0.25", "12.50%"]
    data = {"applied": [{"rule": name}], "nearMisses": [{"rule": name, "node": name, "detail": name}], "notes": [name]}
    for result in (
        tfuse.QuantizeReport(pathlib.Path(name), name, data),
        tfuse.OptimizeReport(pathlib.Path(name), None, 1, 1, 1, name, data, {}),
        tfuse.Ranges(pathlib.Path(name), 1, 1, name),
    ):
        shown = result._repr_html_()
        assert "<script" not in shown and name in Page(shown).text
