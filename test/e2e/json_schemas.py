"""The published schemas of docs/reference/schemas: rules for schemas, and which properties outputs have."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator
from typing import Any

import jsonschema

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs" / "reference" / "schemas"
SUFFIX = ".schema.json"


class Schema:
    """A schema, and the properties that validated outputs had."""

    def __init__(self, path: pathlib.Path) -> None:
        self.name = path.name.removesuffix(SUFFIX)
        self.root: dict[str, Any] = json.loads(path.read_text())
        self.validator = jsonschema.Draft202012Validator(self.root)
        self.outputs = 0
        self.seen: set[str] = set()

    def mistakes(self) -> Iterator[str]:
        """Rules that the schema itself breaks."""
        jsonschema.Draft202012Validator.check_schema(self.root)
        if "version" not in self.root.get("required", []):
            yield "the version is not required"
        for place, schema in _subschemas(self.root, ""):
            if schema.get("type") == "object" and "additionalProperties" not in schema:
                yield f"{place}: additionalProperties is missing"
            if "properties" in schema and schema.get("additionalProperties") is not False:
                yield f"{place}: additionalProperties is not false"
            for name, prop in schema.get("properties", {}).items():
                if not prop.get("description", "").endswith("."):
                    yield f"{place}/{name}: a description is missing"

    def validate(self, output: Any) -> str:
        """The first mistake of an output, or an empty text. Records its properties."""
        self.outputs += 1
        self._visit(self.root, output, "")
        error = jsonschema.exceptions.best_match(self.validator.iter_errors(output))
        return f"{self.name}: {error.json_path}: {error.message}" if error else ""

    def unseen(self) -> list[str]:
        """The properties that no output had."""
        listed = {f"{place}/{name}" for place, s in _subschemas(self.root, "") for name in s.get("properties", {})}
        return sorted(listed - self.seen)

    def _visit(self, schema: dict[str, Any], value: Any, place: str) -> None:
        if "$ref" in schema:
            place = "/$defs/" + schema["$ref"].rpartition("/")[2]
            schema = self.root["$defs"][schema["$ref"].rpartition("/")[2]]
        if isinstance(value, list):
            for element in value:
                self._visit(schema.get("items", {}), element, place + "[]")
        if not isinstance(value, dict):
            return
        properties, others = schema.get("properties", {}), schema.get("additionalProperties")
        for name, each in value.items():
            if name in properties:
                self.seen.add(f"{place}/{name}")
                self._visit(properties[name], each, f"{place}/{name}")
            elif isinstance(others, dict):
                self._visit(others, each, place + "{}")


def _subschemas(schema: dict[str, Any], place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All schemas in a schema, by the places that Schema._visit gives them."""
    yield place, schema
    for name, each in schema.get("properties", {}).items():
        yield from _subschemas(each, f"{place}/{name}")
    for name, each in schema.get("$defs", {}).items():
        yield from _subschemas(each, f"/$defs/{name}")
    if "items" in schema:
        yield from _subschemas(schema["items"], place + "[]")
    if isinstance(schema.get("additionalProperties"), dict):
        yield from _subschemas(schema["additionalProperties"], place + "{}")


def load(folder: pathlib.Path = FOLDER) -> dict[str, Schema]:
    return {s.name: s for s in map(Schema, sorted(folder.glob("*" + SUFFIX)))}


# Properties whose meaning depends on the object.
OF_SEVERAL_TYPES = {"after", "before", "constants", "inputs", "model", "nodes", "opCounts", "outputs", "tensors", "format"}


def disagreements(schemas: dict[str, Schema]) -> list[str]:
    """Properties that have the same name and another type or version in another schema."""
    types: dict[str, set[str]] = {}
    for schema in schemas.values():
        for _, part in _subschemas(schema.root, ""):
            for name, prop in part.get("properties", {}).items():
                kind = prop.get("type") or prop.get("$ref") or prop.get("const") or "string"
                types.setdefault(name, set()).add(json.dumps(kind))
    return [f"{name}: {', '.join(sorted(t))}" for name, t in sorted(types.items()) if len(t) > 1 and name not in OF_SEVERAL_TYPES]
