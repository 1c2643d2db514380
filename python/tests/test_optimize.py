"""tfuse.optimize_graph: the command's result, for files and for GraphDefs."""

import pathlib
import re
import subprocess

import pytest

import tfuse

HEADER = pathlib.Path(__file__).resolve().parents[2] / "include" / "tfuse" / "optimize.h"
COMMAND = pathlib.Path(tfuse.__file__).parents[2] / "bin" / "tfuse"
# x + x, which an arithmetic stage rewrites to a multiplication, and a node that is not fetched.
GRAPH = """
  node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } }
         attr { key: "shape" value { shape { dim { size: 4 } } } } }
  node { name: "sum" op: "AddN" input: "x" input: "x"
         attr { key: "T" value { type: DT_FLOAT } } attr { key: "N" value { i: 2 } } }
  node { name: "y" op: "Neg" input: "sum" attr { key: "T" value { type: DT_FLOAT } } }
  node { name: "unused" op: "Neg" input: "x" attr { key: "T" value { type: DT_FLOAT } } }
  versions { producer: 2000 }
"""


@pytest.fixture
def graph(tmp_path):
    path = tmp_path / "graph.pbtxt"
    path.write_text(GRAPH)
    return path


def test_file(graph, tmp_path):
    report = tfuse.optimize_graph(graph, tmp_path / "python.pbtxt", fetches=["y"], prune=True)
    command = [COMMAND, "optimize", graph, "-o", tmp_path / "command.pbtxt", "--fetch", "y", "--prune"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert report.output == tmp_path / "python.pbtxt"
    assert report.output.read_bytes() == (tmp_path / "command.pbtxt").read_bytes()
    text = report.output.read_text()
    assert "AddN" not in text and "Mul" in text and "unused" not in text
    assert report.nodes_before == 4
    assert report.nodes_after == text.count("op:")
    assert report.rewrites == len(report.data["applied"]) >= 1
    assert str(report) == report.summary.rstrip()
    assert report.graph_def is None
    assert report.timings


class Message:
    """The functions of a protobuf message that optimize_graph calls."""

    def __init__(self, content: bytes):
        self.content = content

    def SerializeToString(self) -> bytes:  # noqa: N802
        return self.content

    @classmethod
    def FromString(cls, content: bytes) -> "Message":  # noqa: N802
        return cls(content)


def test_graph_def(graph, tmp_path):
    tfuse.optimize_graph(graph, tmp_path / "same.pbtxt", fetches=["y"])
    # A binary GraphDef: one node, "x", of the op Placeholder.
    node = b"\n\x01x\x12\x0bPlaceholder*\x0b\n\x05dtype\x12\x020\x01"
    content = b"\n" + bytes([len(node)]) + node
    report = tfuse.optimize_graph(Message(content), fetches=["x"])
    assert report.output is None
    assert isinstance(report.graph_def, Message)
    assert b"Placeholder" in report.graph_def.content
    assert report.nodes_before == report.nodes_after == 1


def test_errors(graph, tmp_path):
    output = tmp_path / "o.pbtxt"
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.optimize_graph(graph, output, fetches=["nothing"])
    assert caught.value.code == "unknown-tensor"
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.optimize_graph(graph, output, stages=["no_such_stage"])
    assert caught.value.code == "invalid-option"
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.optimize_graph(Message(b"\xff\xff\xff"), fetches=["x"])
    for model, arguments, message in (
        (graph, {}, "takes an output"),
        (3, {}, "takes a path or a GraphDef, not int"),
        (Message(b""), {"output": output}, "writes no output for a GraphDef"),
        (graph, {"output": output, "fetch": ["y"]}, "tfuse.optimize_graph has no option 'fetch'"),
        (graph, {"output": output, "fetches": "y"}, "option 'fetches' takes a list, not 'y'"),
        (graph, {"output": output, "iterations": "2"}, "option 'iterations' cannot be '2'"),
    ):
        with pytest.raises(TypeError, match=re.escape(message)):
            tfuse.optimize_graph(model, **arguments)
    assert not output.exists()


def test_every_option_of_the_library_is_there():
    # Python always takes the summary and the report as JSON.
    others = {"output", "summary", "explain", "report_as_json", "leaves_memory"}
    names = set(tfuse._native.option_names(tfuse._native.OPTIMIZE))
    assert names - others == set(tfuse.OptimizeOptions.__annotations__) - {"on_phase", "progress"}
    assert "optimize(const OptimizeOptions" in HEADER.read_text()
