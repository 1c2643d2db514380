"""The registry of hostile models, and builders that several of them share."""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Callable

from graph_files import FLOAT, Graph, of_type, write_saved_model


@dataclasses.dataclass
class Hostile:
    """One model, and the allowed outcomes."""

    name: str
    build: Callable[[], Graph | bytes]
    # Acceptable codes, separated by blanks; empty: any code or success; "ok": must convert.
    codes: str = ""
    # Key -> (input, output) of a SavedModel; empty: a GraphDef.
    signatures: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    arguments: tuple[str, ...] = ()
    commands: tuple[str, ...] = ("convert", "optimize", "inspect")

    def write(self, directory: pathlib.Path) -> pathlib.Path:
        graph = self.build()
        if self.signatures:
            path = directory / "model"
            write_saved_model(path, graph.encode_saved_model(self.signatures))
        else:
            path = directory / "model.pb"
            path.write_bytes(graph if isinstance(graph, bytes) else graph.encode())
        return path


MODELS: list[Hostile] = []
LIMIT = "limit-exceeded"
REFUSED = "shape-mismatch invalid-graph"


def hostile(codes: str = "", **options) -> Callable:
    def register(build: Callable) -> Callable:
        MODELS.append(Hostile(build.__name__.replace("_", " "), build, codes, **options))
        return build

    return register


def variants(name: str, codes: str, builders: dict[str, Callable[[], Graph]]) -> None:
    for variant, build in builders.items():
        MODELS.append(Hostile(f"{name}: {variant}", build, codes))


def chain(length: int, step: Callable[[Graph, str], str], dims=(2, 2)) -> Callable[[], Graph]:
    def build() -> Graph:
        graph = Graph()
        value = graph.placeholder(list(dims))
        for _ in range(length):
            value = step(graph, value)
        return graph

    return build


def unary(op: str, dtype: int = FLOAT, **attributes: bytes) -> Callable[[Graph, str], str]:
    return lambda graph, value: graph.add(op, value, T=of_type(dtype), **attributes)


def with_vector(op: str, *values: int, **attributes: bytes) -> Callable[[Graph, str], str]:
    return lambda graph, value: graph.add(
        op, value, graph.int32(*values), T=of_type(FLOAT), **attributes
    )


def with_tensor(op: str, **attributes: bytes) -> Callable[[Graph, str], str]:
    return lambda graph, value: graph.add(
        op, value, graph.constant(FLOAT, [2, 2], [1, 2, 3, 4]), T=of_type(FLOAT), **attributes
    )
