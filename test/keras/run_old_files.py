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


# Keras 1: options of layers, and the names of their weights, in the order of Keras 2.

OLD_OPTIONS = {
    "Dense": {"units": "output_dim", "use_bias": "bias"},
    "Conv1D": {"filters": "nb_filter", "kernel_size": "filter_length", "padding": "border_mode", "strides": "subsample_length", "use_bias": "bias"},
    "Conv2D": {"filters": "nb_filter", "padding": "border_mode", "strides": "subsample", "dilation_rate": "atrous_rate", "use_bias": "bias"},
    "MaxPooling1D": {"pool_size": "pool_length", "strides": "stride", "padding": "border_mode"},
    "MaxPooling2D": {"padding": "border_mode"},
    "AveragePooling2D": {"padding": "border_mode"},
    "UpSampling1D": {"size": "length"},
    "Dropout": {"rate": "p"},
    "Concatenate": {"axis": "concat_axis"},
}  # fmt: skip
for _name in ("LSTM", "GRU", "SimpleRNN"):
    OLD_OPTIONS[_name] = {"units": "output_dim", "recurrent_activation": "inner_activation", "use_bias": "bias"}
OLD_CLASSES = {"Conv1D": "Convolution1D", "Conv2D": "Convolution2D", "Add": "Merge", "Multiply": "Merge", "Concatenate": "Merge",
               "Maximum": "Merge", "Average": "Merge", "Functional": "Model"}  # fmt: skip
MODES = {"Add": "sum", "Multiply": "mul", "Concatenate": "concat", "Maximum": "max", "Average": "ave"}
# The options of Keras 2 that change values: the others are left out.
KEPT = {"name", "batch_input_shape", "activation", "pool_size", "strides", "epsilon", "axis", "input_dim", "output_dim", "mask_zero",
        "return_sequences", "go_backwards", "unroll", "target_shape", "dims", "n", "padding", "cropping", "alpha", "size"}  # fmt: skip
GATES = {"LSTM": "ifco", "GRU": "zrh"}
GATES_IN_FILE = {"LSTM": "icfo", "GRU": "zrh"}


def old_layer(layer: dict) -> None:
    name, config = layer["class_name"], layer["config"]
    if name == "Functional":
        return
    options = OLD_OPTIONS.get(name, {})
    old = {key: value for key, value in config.items() if key in KEPT and key not in options}
    old.update({new: config[key] for key, new in options.items() if key in config})
    if name == "Conv2D":
        old["nb_row"], old["nb_col"] = config["kernel_size"]
        if old["atrous_rate"] == [1, 1]:
            del old["atrous_rate"]
        else:
            name = "AtrousConvolution2D"
    if name == "Conv1D":
        old["filter_length"] = old["filter_length"][0]
        old["subsample_length"] = old["subsample_length"][0]
    if config.get("data_format"):
        old["dim_ordering"] = "tf"
    if name == "BatchNormalization":
        old["mode"] = 0
        old["axis"] = old["axis"][0] if isinstance(old["axis"], list) else old["axis"]
    if name in MODES:
        old["mode"] = MODES[name]
    layer["config"] = old
    layer["class_name"] = OLD_CLASSES.get(name, name)


def old_weights(layer, values: list[np.ndarray]) -> dict[str, np.ndarray]:
    gates = GATES.get(type(layer).__name__)
    if gates:
        parts = {}
        for letter, value in zip("WUb", values):
            for gate, part in zip(gates, np.split(value, len(gates), axis=-1)):
                parts[f"{letter}_{gate}"] = part
        return {f"{layer.name}_{each}_{gate}": parts[f"{each}_{gate}"] for gate in GATES_IN_FILE[type(layer).__name__] for each in "WUb"}
    if isinstance(layer, k.layers.Conv1D):
        values = [values[0][:, None], *values[1:]]
    names = ["gamma", "beta", "running_mean", "running_std"] if len(values) == 4 else ["W", "b", "c"]
    return {f"{layer.name}_{name}": value for name, value in zip(names, values)}


def keras_1(folder: pathlib.Path, model: k.Model) -> tuple[pathlib.Path, k.Model]:
    path = save(model, folder / "model.h5")
    with h5py.File(path, "a") as file:
        config = json.loads(file.attrs["model_config"])
        layers = config["config"]["layers"]
        if config["class_name"] == "Sequential":
            first = layers.pop(0)["config"]
            layers[0]["config"]["batch_input_shape"] = first["batch_input_shape"]
            config["config"] = layers
        else:
            config["class_name"] = "Model"
        for layer in layers:
            old_layer(layer)
        file.attrs["model_config"] = json.dumps(config)
        file.attrs["keras_version"] = "1.2.2"
        for layer in model.layers:
            group = file["model_weights"][layer.name]
            for name in list(group):
                del group[name]
            weights = old_weights(layer, [np.asarray(value) for value in layer.get_weights()])
            for name, value in weights.items():
                group[name] = value
            group.attrs["weight_names"] = [name.encode() for name in weights]
    return path, model


@case
def keras_1_images(folder):
    layers = k.layers
    return keras_1(folder, k.Sequential([
        layers.Conv2D(4, (3, 2), strides=2, padding="same", input_shape=(16, 14, 3), name="first"), layers.BatchNormalization(),
        layers.Activation("relu"), layers.Conv2D(3, 2, dilation_rate=2), layers.MaxPooling2D(2, 1, padding="same"), layers.ELU(),
        layers.AveragePooling2D(), layers.Dropout(0.5), layers.Flatten(), layers.Dense(5, use_bias=False, activation="tanh"),
        layers.Dense(4, activation="softmax"),
    ]))  # fmt: skip


@case
def keras_1_text(folder):
    layers = k.layers
    x = k.Input((11,), name="x")
    embedded = layers.Embedding(7, 6, name="embedding")(x)
    y = layers.MaxPooling1D(2, 2)(layers.Conv1D(5, 3, activation="relu", padding="same")(embedded))
    left = layers.LSTM(4, return_sequences=True, recurrent_activation="hard_sigmoid")(y)
    right = layers.GRU(4, return_sequences=True, reset_after=False, go_backwards=True)(y)
    joined = layers.Concatenate(axis=-1)([layers.Multiply()([left, right]), layers.Add()([left, right]), layers.Maximum()([left, right])])
    last = layers.SimpleRNN(3)(joined)
    return keras_1(folder, k.Model(x, layers.Average()([last, layers.Dense(3)(last)])))


@case
def keras_1_1d(folder):
    layers = k.layers
    return keras_1(folder, k.Sequential([
        layers.Conv1D(4, 3, strides=2, input_shape=(15, 3), name="first"), layers.UpSampling1D(2), layers.LSTM(5, return_sequences=True),
        layers.Permute((2, 1)), layers.Reshape((-1, 7)), layers.Dense(3),
    ]))  # fmt: skip


# Refusals: the name, a part of the message, and what changes a configuration of Keras 1.

REFUSED = [
    ("keras_1_theano_axes", "data_format", lambda layers: layers[0]["config"].update(dim_ordering="th")),
    ("keras_1_normalization_of_samples", "BatchNormalization with mode 1", lambda layers: layers[1]["config"].update(mode=1)),
    ("keras_1_full_padding", "padding", lambda layers: layers[0]["config"].update(border_mode="full")),
]


def run_refused(tfuse: str, message: str, change, folder: pathlib.Path) -> None:
    path, _ = keras_1(folder, k.Sequential([k.layers.Conv2D(4, 3, input_shape=(9, 9, 3), name="first"), k.layers.BatchNormalization()]))
    with h5py.File(path, "a") as file:
        config = json.loads(file.attrs["model_config"])
        change(config["config"])
        file.attrs["model_config"] = json.dumps(config)
    command = [tfuse, "convert", str(path), "-o", str(folder / "model.tflite"), "-q"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode != 1 or "[unsupported-op]: layer '" not in done.stderr or message not in done.stderr:
        raise Failed(f"exit code {done.returncode}, {done.stderr.strip()[:400]}")


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
    runs = [(name, lambda folder, build=build: run_case(tfuse, build, folder)) for name, build in CASES]
    runs += [(name, lambda folder, m=message, c=change: run_refused(tfuse, m, c, folder)) for name, message, change in REFUSED]
    for name, run in runs:
        if arguments.only not in name:
            continue
        with tempfile.TemporaryDirectory() as temporary:
            try:
                run(pathlib.Path(temporary))
                passed += 1
            except Exception as error:
                known = isinstance(error, (Failed, RuntimeError, ValueError))
                print(f"FAIL {name}: {'' if known else type(error).__name__ + ': '}{error}", flush=True)
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
