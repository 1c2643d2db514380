"""Writes TensorFlow.js layers models: the configuration of a Keras model, and its weights by name."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np

# Keys of Keras 3 that tensorflowjs_converter leaves out.
DISCARDED = ("module", "registered_name", "date_saved")


def without_keys(value: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return {key: without_keys(each, keys) for key, each in value.items() if key not in keys}
    if isinstance(value, list):
        return [without_keys(each, keys) for each in value]
    return value


def weight_name(weight: Any) -> str:
    """Keras 3 has paths, Keras 2 names that end with ":0"."""
    return weight.path if hasattr(weight, "path") else weight.name.removesuffix(":0")


def quantize(value: np.ndarray, stored: str) -> tuple[np.ndarray, dict[str, Any] | None, np.ndarray]:
    """The stored numbers, their description, and the numbers that a reader has."""
    if not stored or value.dtype != np.float32 or value.size < 2:
        return value, None, value
    if stored == "float16":
        half = value.astype(np.float16)
        return half, {"dtype": "float16", "original_dtype": "float32"}, half.astype(np.float32)
    levels = np.iinfo(stored).max
    low, high = float(value.min()), float(value.max())
    scale = (high - low) / levels or 1.0
    numbers = np.round((value.astype(np.float64) - low) / scale).astype(stored)
    facts = {"dtype": stored, "original_dtype": "float32", "scale": scale, "min": low}
    return numbers, facts, (numbers * scale + low).astype(np.float32)


def write_layers_model(
    model: Any,
    directory: pathlib.Path,
    version: str,
    *,
    stored: str = "",
    bare: bool = False,
    keeps_modules: bool = True,
    shard_bytes: int = 4 << 20,
) -> None:
    """Writes `model`, and gives it the weights that a reader of quantized ones has.

    `bare` writes the configuration as TensorFlow.js itself does, without model_config.
    """
    config = json.loads(model.to_json())
    config.pop("compile_config", None)
    if not keeps_modules:
        config = without_keys(config, DISCARDED)
    topology: dict[str, Any] = {"keras_version": version, "backend": "tensorflow"}
    if bare:
        topology |= {"class_name": config["class_name"], "config": config["config"]}
    else:
        topology["model_config"] = config
    entries, content = [], b""
    for weight in model.weights:
        value = np.asarray(weight.numpy() if hasattr(weight, "numpy") else weight)
        if value.dtype == np.int64:
            value = value.astype(np.int32)
        numbers, facts, seen = quantize(value, stored)
        entry: dict[str, Any] = {
            "name": weight_name(weight),
            "shape": list(value.shape),
            "dtype": value.dtype.name,
        }
        if facts:
            entry["quantization"] = facts
            weight.assign(seen)
        entries.append(entry)
        content += numbers.tobytes()
    directory.mkdir(parents=True, exist_ok=True)
    shards = [content[i : i + shard_bytes] for i in range(0, max(len(content), 1), shard_bytes)]
    paths = [f"group1-shard{i + 1}of{len(shards)}.bin" for i in range(len(shards))]
    for path, shard in zip(paths, shards):
        (directory / path).write_bytes(shard)
    written = {
        "format": "layers-model",
        "generatedBy": f"keras v{version}",
        "convertedBy": "layers_files.py",
        "modelTopology": topology,
        "weightsManifest": [{"paths": paths, "weights": entries}],
    }
    if bare:
        del written["format"]
    (directory / "model.json").write_text(json.dumps(written, indent=1) + "\n")
