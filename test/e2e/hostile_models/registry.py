"""The registry of hostile models, and builders that several of them share."""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Callable

from graph_files import FLOAT, Graph, of_type, write_saved_model


# The bytes of a file, the files of a folder by name, or a function that makes a path, such as a link.
Content = bytes | dict[str, "Content"] | Callable[[pathlib.Path], object]


def place(path: pathlib.Path, content: Content) -> None:
    if isinstance(content, dict):
        path.mkdir(parents=True, exist_ok=True)
        for name, each in content.items():
            place(path / name, each)
    elif isinstance(content, bytes):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        content(path)


@dataclasses.dataclass
class Hostile:
    """One model, and the allowed outcomes."""

    name: str
    build: Callable[[], Graph | Content]
    # Acceptable codes, separated by blanks; empty: any code or success; "ok": must convert.
    codes: str = ""
    # Key -> (input, output) of a SavedModel; empty: a GraphDef.
    signatures: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    arguments: tuple[str, ...] = ()
    commands: tuple[str, ...] = ("convert", "optimize", "inspect")
    # The name of the model's file or folder, if it is neither a GraphDef nor a SavedModel of a Graph.
    file: str = ""
    # The samples, or the ranges file, of the commands that take them.
    data: Callable[[], Content] | None = None
    data_name: str = "data.npz"

    def write(self, directory: pathlib.Path) -> pathlib.Path:
        if self.data:
            place(directory / self.data_name, self.data())
        graph = self.build()
        if self.file:
            path = directory / self.file
            place(path, graph)
        elif self.signatures:
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


def hostile_file(name: str, build: Callable[[], Content], file: str, codes: str = "", **options) -> None:
    MODELS.append(Hostile(name, build, codes, file=file, **options))


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
