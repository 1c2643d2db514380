"""json_schemas.py finds wrong schemas, wrong outputs and properties that no output has."""

import json

import json_schemas
import pytest

GOOD = {
    "type": "object",
    "additionalProperties": False,
    "required": ["version", "items"],
    "properties": {
        "version": {"const": 1, "description": "The version."},
        "items": {"type": "array", "items": {"$ref": "#/$defs/item"}, "description": "The items."},
    },
    "$defs": {
        "item": {
            "type": "object",
            "additionalProperties": False,
            "properties": {"bytes": {"type": "integer", "description": "The size, in bytes."}},
        }
    },
}


@pytest.fixture
def load(tmp_path):
    def load(schema):
        path = tmp_path / "good.schema.json"
        path.write_text(json.dumps(schema))
        return json_schemas.Schema(path)

    return load


def test_outputs(load):
    schema = load(GOOD)
    assert not list(schema.mistakes())
    assert schema.unseen() == ["/$defs/item/bytes", "/items", "/version"]
    assert not schema.validate({"version": 1, "items": []})
    assert schema.unseen() == ["/$defs/item/bytes"]
    assert not schema.validate({"version": 1, "items": [{"bytes": 3}]})
    assert schema.unseen() == []
    assert "'ops' was unexpected" in schema.validate({"version": 1, "items": [], "ops": 1})
    assert "'items' is a required property" in schema.validate({"version": 1})


def test_schemas(load):
    open_item = json.loads(json.dumps(GOOD))
    del open_item["$defs"]["item"]["additionalProperties"]
    assert any("additionalProperties" in text for text in load(open_item).mistakes())
    undescribed = json.loads(json.dumps(GOOD))
    del undescribed["properties"]["items"]["description"]
    assert list(load(undescribed).mistakes()) == ["/items: a description is missing"]
    assert list(load(GOOD | {"required": []}).mistakes()) == ["the version is not required"]


def test_equal_names_have_equal_types(load):
    other = json.loads(json.dumps(GOOD))
    other["properties"]["bytes"] = {"type": "string", "description": "The size."}
    assert json_schemas.disagreements({"good": load(GOOD)}) == []
    assert len(json_schemas.disagreements({"good": load(GOOD), "other": load(other)})) == 1
