#!/usr/bin/env python3
"""Converts files in the forms of old versions of Keras, and compares LiteRT with Keras.

  run_old_files.py --tfuse build/release/bin/tfuse

A case builds a model with tf_keras, rewrites its file as an old version writes it, and converts it.
Needs the packages of ../e2e/requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import warnings
import zipfile
from collections.abc import Callable

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import h5py
import numpy as np
import tf_keras as k
from run_layers import Failed, compare, flat, randomize

CASES: list[tuple[str, Callable[[pathlib.Path], tuple[pathlib.Path, k.Model]]]] = []


def case(function):
    CASES.append((function.__name__, function))
    return function


def network(name: str = "net") -> k.Model:
    layers = k.layers
    return k.Sequential([
        k.Input((12, 12, 3), name="x"), layers.Conv2D(4, 3, padding="same", use_bias=False, name="conv"),
        layers.BatchNormalization(name="bn"), layers.Activation("relu"), layers.Conv2D(4, 3, name="conv_1"),
        layers.MaxPooling2D(), layers.Flatten(), layers.Dense(6, activation="tanh", name="fc"),
        layers.Dense(6, name="fc_1"), layers.Dense(6, name="fc_2"),
    ], name=name)  # fmt: skip


def save(model: k.Model, path: pathlib.Path) -> pathlib.Path:
    randomize(model, np.random.default_rng(1))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # tf_keras warns about the format .h5.
        model.save(path)
    return path


def rename_weights(group: h5py.Group, owners: dict[str, str]) -> None:
    """Gives the weights of a layer the names of other owners: "conv/kernel:0" becomes "conv_3/kernel:0"."""
    names = [name.decode() if isinstance(name, bytes) else name for name in group.attrs["weight_names"]]
    values = {name: group[name][()] for name in names}
    for name in list(group):
        del group[name]
    renamed = []
    for name in names:
        owner, rest = name.split("/", 1)
        renamed.append(f"{owners[owner]}/{rest}")
        group[renamed[-1]] = values[name]
    group.attrs["weight_names"] = [name.encode() for name in renamed]


def nested(folder: pathlib.Path, owners: dict[str, str]) -> tuple[pathlib.Path, k.Model]:
    x = k.Input((12, 12, 3), name="x")
    model = k.Model(x, k.layers.Dense(2, name="y")(network()(x)))
    path = save(model, folder / "model.h5")
    with h5py.File(path, "a") as file:
        rename_weights(file["model_weights/net"], owners)
    return path, model


@case
def nested_with_one_number(folder):
    """The model was built again in TensorFlow 1: its weights have other names than its layers."""
    return nested(folder, {"conv": "conv_1", "conv_1": "conv_1_1", "bn": "bn_1", "fc": "fc_3", "fc_1": "fc_1_3", "fc_2": "fc_2_3"})


@case
def nested_with_several_numbers(folder):
    return nested(folder, {"conv": "conv_5", "conv_1": "conv_1_2", "bn": "bn", "fc": "fc_1", "fc_1": "fc_1_1", "fc_2": "fc_2"})


@case
def renamed_layer(folder):
    """Layers of the outermost model have their group, whatever the names of the weights are."""
    model = network()
    path = save(model, folder / "model.h5")
    with h5py.File(path, "a") as file:
        rename_weights(file["model_weights/fc"], {"fc": "fc_1"})
        rename_weights(file["model_weights/fc_1"], {"fc_1": "other"})
    return path, model


@case
def theano_without_convolutions(folder):
    model = k.Sequential([k.Input((4, 3), name="x"), k.layers.LSTM(4), k.layers.Dense(2)])
    path = save(model, folder / "model.h5")
    with h5py.File(path, "a") as file:
        file.attrs["backend"] = "theano"
    return path, model


@case
def flags_as_numbers(folder):
    model = network()
    path = save(model, folder / "model.h5")
    with h5py.File(path, "a") as file:
        config = json.loads(file.attrs["model_config"])
        layer = next(each for each in config["config"]["layers"] if each["class_name"] == "BatchNormalization")
        layer["config"].update(scale=1, center=1)
        file.attrs["model_config"] = json.dumps(config)
    return path, model


@case
def number_of_numpy(folder):
    model = k.Sequential([k.Input((5,), name="x"), k.layers.LeakyReLU(0.1)])
    path = save(model, folder / "model.h5")
    with h5py.File(path, "a") as file:
        config = json.loads(file.attrs["model_config"])
        layer = next(each for each in config["config"]["layers"] if each["class_name"] == "LeakyReLU")
        layer["config"]["alpha"] = {"type": "ndarray", "value": layer["config"]["alpha"]}
        file.attrs["model_config"] = json.dumps(config)
    return path, model


def rewrite_archive(path: pathlib.Path, rewrite: Callable[[h5py.File, h5py.File], None]) -> None:
    with zipfile.ZipFile(path) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    old, new = path.with_suffix(".old.h5"), path.with_suffix(".new.h5")
    old.write_bytes(contents["model.weights.h5"])
    with h5py.File(old) as source, h5py.File(new, "w") as target:
        rewrite(source, target)
    contents["model.weights.h5"] = new.read_bytes()
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in contents.items():
            archive.writestr(name, content)


def list_of(source: h5py.File) -> h5py.Group:
    return source["layers"] if "layers" in source else source["_layer_checkpoint_dependencies"]


@case
def keras_2_13(folder):
    """Keras 2.13 counts each layer with weights twice: dense, dense_2, dense_4."""
    model = network()
    path = save(model, folder / "model.keras")

    def rewrite(source, target):
        for name, group in list_of(source).items():
            stem, _, number = name.rpartition("_")
            where = name
            if number.isdigit() and "vars/0" in group:
                where = f"{stem}_{2 * int(number)}"
            source.copy(group, target.require_group("_layer_checkpoint_dependencies"), where)

    rewrite_archive(path, rewrite)
    return path, model


@case
def keras_2_14_of_windows(folder):
    """The file has paths with backslashes."""
    model = network()
    path = save(model, folder / "model.keras")

    def rewrite(source, target):
        for name, group in list_of(source).items():
            source.copy(group, target, f"_layer_checkpoint_dependencies\\{name}")

    rewrite_archive(path, rewrite)
    return path, model


def run_case(tfuse: str, build, folder: pathlib.Path) -> None:
    k.utils.set_random_seed(1)
    k.backend.clear_session()
    path, model = build(folder)
    output = folder / "model.tflite"
    output.unlink(missing_ok=True)
    done = subprocess.run([tfuse, "convert", str(path), "-o", str(output), "-q"], capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        raise Failed(f"exit code {done.returncode}, {done.stderr.strip()[:400]}")
    rng = np.random.default_rng(2)
    inputs = []
    for tensor in model.inputs:
        shape = [3 if size is None else size for size in tensor.shape]
        integers = any(isinstance(layer, k.layers.Embedding) for layer in model.layers)
        value = rng.integers(0, 7, shape) if integers else rng.standard_normal(shape)
        inputs.append(value.astype(np.float32))
    expected = flat(model(inputs[0] if len(inputs) == 1 else inputs, training=False))
    compare(output, model, inputs, expected)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", required=True)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse)
    passed, failed = 0, 0
    for name, build in CASES:
        if arguments.only not in name:
            continue
        with tempfile.TemporaryDirectory() as temporary:
            try:
                run_case(tfuse, build, pathlib.Path(temporary))
                passed += 1
            except Exception as error:
                known = isinstance(error, (Failed, RuntimeError, ValueError))
                print(f"FAIL {name}: {'' if known else type(error).__name__ + ': '}{error}", flush=True)
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
