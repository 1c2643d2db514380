"""The files of `tfuse convert --model-explorer` against the classes that Model Explorer publishes for its formats.

Model Explorer's package (test/Report/requirements.txt) has the graphs and the node data as dataclasses, from which dacite
creates objects in strict mode: an unknown field, a missing one and a wrong type are errors. Its web application has the
mapping of two panes. The package itself is not imported: it needs a web server.

    build/venv-browser/bin/python -m unittest discover -s test/Report      # with TFUSE=build/release/bin/tfuse
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import types
import unittest
from typing import Any

import dacite

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "test" / "e2e" / "cases"
MODELS = [
    ROOT / "examples" / "small_cnn" / "model",
    CASES / "composite_keras_lstm" / "model",
    CASES / "loop_nested" / "model",
    CASES / "frozen_graph_pb" / "model" / "graph.pb",
]


def published(name: str) -> Any:
    """A module of the package model_explorer, without the package's own imports."""
    folder = pathlib.Path(str(importlib.metadata.distribution("ai-edge-model-explorer").locate_file("model_explorer")))
    if "model_explorer" not in sys.modules:
        package = types.ModuleType("model_explorer")
        package.__path__ = [str(folder)]
        sys.modules["model_explorer"] = package
        # node_data_builder needs only this of the package's utilities, which import the web server.
        utilities = types.ModuleType("model_explorer.utils")
        utilities.remove_none = lambda data: data  # type: ignore[attr-defined]
        sys.modules["model_explorer.utils"] = utilities
    return importlib.import_module(f"model_explorer.{name}")


def web_application() -> str:
    folder = pathlib.Path(str(importlib.metadata.distribution("ai-edge-model-explorer").locate_file("model_explorer")))
    return "".join(file.read_text() for file in sorted((folder / "web_app").glob("main-*.js")))


class ModelExplorerFiles(unittest.TestCase):
    def files(self, model: pathlib.Path, folder: str) -> dict[str, Any]:
        tfuse = os.environ.get("TFUSE", str(ROOT / "build" / "release" / "bin" / "tfuse"))
        out = pathlib.Path(folder) / "explorer"
        subprocess.run([tfuse, "convert", model, "-o", f"{folder}/m.tflite", "-q", "--model-explorer", out], check=True)
        return {file.name: json.loads(file.read_text()) for file in out.iterdir()}

    def check(self, files: dict[str, Any]) -> None:
        graphs, data = published("graph_builder"), published("node_data_builder")
        strict = dacite.Config(strict=True)
        # The web application takes text as a value as well, which the annotation of the package does not say.
        values = dacite.Config(strict=True, type_hooks={data.Num: lambda value: value}, check_types=False)
        ids = {}
        for side in ("source", "result"):
            collection = dacite.from_dict(graphs.GraphCollection, files.pop(f"{side}.json"), strict)
            (graph,) = collection.graphs
            ids[graph.id] = {node.id for node in graph.nodes}
            self.assertEqual(len(ids[graph.id]), len(graph.nodes))
            for node in graph.nodes:
                outputs = {output.id for output in node.outputsMetadata}
                self.assertEqual(len(outputs), len(node.outputsMetadata))
                for edge in node.incomingEdges:
                    self.assertIn(edge.sourceNodeId, ids[graph.id])
                ports = [edge.targetNodeInputId for edge in node.incomingEdges]
                self.assertEqual(len(set(ports)), len(ports))
        sync = files.pop("sync.json")
        self.assertEqual(set(sync), {"type", "mapping", "mappingEntries", "disableMappingFallback"})
        self.assertEqual(sync["type"], "sync_navigation")
        left = [each for entry in sync["mappingEntries"] for each in entry["leftNodeIds"]]
        right = [each for entry in sync["mappingEntries"] for each in entry["rightNodeIds"]]
        self.assertEqual(len(set(left)), len(left), "the application keeps one entry for a node")
        self.assertEqual(len(set(right)), len(right), "the application keeps one entry for a node")
        self.assertLessEqual(set(left), ids["source"])
        self.assertLessEqual(set(right), ids["result"])
        self.assertEqual(set(sync["mapping"]), set(left))
        self.assertTrue(left)
        for name, content in files.items():
            model = dacite.from_dict(data.ModelNodeData, {"graphsData": content}, values)
            for graph_id, node_data in model.graphsData.items():
                self.assertLessEqual(set(node_data.results), ids[graph_id], name)
                kinds = {type(result.value) for result in node_data.results.values()}
                self.assertLessEqual(kinds, {int, float} if len(kinds) > 1 else {str, int, float}, name)

    def test_files_of_models(self) -> None:
        for model in MODELS:
            with self.subTest(model=str(model.relative_to(ROOT))), tempfile.TemporaryDirectory() as folder:
                self.check(self.files(model, folder))

    def test_wrong_files_are_found(self) -> None:
        """A field that Model Explorer does not know, a missing field and a wrong type."""

        def unknown(node: dict[str, Any]) -> None:
            node["sources"] = []

        def missing(node: dict[str, Any]) -> None:
            del node["label"]

        def number(node: dict[str, Any]) -> None:
            node["id"] = 1

        with tempfile.TemporaryDirectory() as folder:
            files = self.files(MODELS[0], folder)
        for change in (unknown, missing, number):
            copy = json.loads(json.dumps(files))
            change(copy["source.json"]["graphs"][0]["nodes"][0])
            with self.subTest(change=change.__name__), self.assertRaises((dacite.DaciteError, AssertionError)):
                self.check(copy)

    def test_the_application_reads_these_fields(self) -> None:
        application = web_application()
        for field in ("mappingEntries", "leftNodeIds", "rightNodeIds", "disableMappingFallback"):
            self.assertTrue(re.search(rf"\.{field}\b", application), field)

    def test_every_source_of_a_fused_op_leads_to_it_and_back(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            files = self.files(MODELS[0], folder)
        nodes = {side: files[f"{side}.json"]["graphs"][0]["nodes"] for side in ("source", "result")}

        def names(side: str, ids: list[str]) -> list[str]:
            return sorted(node["label"] for node in nodes[side] if node["id"] in ids)

        fused = [entry for entry in files["sync.json"]["mappingEntries"] if names("result", entry["rightNodeIds"]) == ["depthwise_conv_2d"]]
        self.assertEqual(len(fused), 1)
        found = names("source", fused[0]["leftNodeIds"])
        for op in ("DepthwiseConv2dNative", "Relu6", "Mul", "AddV2"):
            self.assertIn(op, found)


if __name__ == "__main__":
    unittest.main()
