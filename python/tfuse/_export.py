"""The sources of a converter's model: a SavedModel, or an in-memory model that is exported to one.

Keras models, concrete functions and functions of JAX are exported with the user's Keras, TensorFlow and JAX. Only this
module imports them, and only when they are needed.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from tfuse._conversion import inspect
from tfuse._errors import ConversionError, add_note

DEFAULT_SIGNATURE = "serving_default"


ModelRoots = Sequence[str | os.PathLike[str]]


class SavedModel(NamedTuple):
    """A SavedModel directory with the signatures and tags to convert; empty: tfuse's defaults."""

    directory: str
    signatures: list[str]
    tags: list[str]


class Source(Protocol):
    """A model that can be provided as a SavedModel."""

    #: Names the kind in messages.
    kind: str

    def saved_model(self, scratch: Path, model_roots: ModelRoots = ()) -> SavedModel:
        """The SavedModel, exported below `scratch` if necessary. `model_roots` are additional folders
        that the files of an existing SavedModel may be in."""


class DirectorySource:
    """An existing SavedModel."""

    kind = "SavedModel"

    def __init__(
        self, directory: str | os.PathLike[str], signature_keys: Sequence[str] | None, tags: Iterable[str] | None
    ) -> None:
        if isinstance(signature_keys, str) or isinstance(tags, str):
            raise TypeError("signature_keys and tags are lists of strings")
        self._model = SavedModel(os.fspath(directory), list(signature_keys or ()), sorted(tags or ()))

    def saved_model(self, scratch: Path, model_roots: ModelRoots = ()) -> SavedModel:
        if self._model.signatures:
            return self._model
        return self._model._replace(signatures=_default_signatures(self._model, model_roots))


def _default_signatures(model: SavedModel, model_roots: ModelRoots) -> list[str]:
    """Keras' `export()` writes each model twice, as `serve` and as `serving_default`. Like tf.lite's
    converter, selects only the second, so that callers need not name a signature."""
    try:
        signatures = {s["key"]: s for s in inspect(model.directory, model.tags, model_roots)["signatures"]}
    except ConversionError:
        return []  # The conversion has the better message.
    serve, default = signatures.get("serve"), signatures.get(DEFAULT_SIGNATURE)
    if not serve or not default:
        return []
    if any(serve[ports] != default[ports] for ports in ("inputs", "outputs")):
        return []
    return [key for key in signatures if key != "serve"]


def source_of(model: Any) -> Source:
    """The source of a model in memory, or of a file of Keras. Raises a TypeError for other objects."""
    if isinstance(model, (str, os.PathLike)):
        return KerasSource(_load_keras_file(os.fspath(model)))
    if isinstance(model, (list, tuple)):
        return FunctionsSource(model, None)
    if hasattr(model, "structured_input_signature"):
        return FunctionsSource([model], None)
    if hasattr(model, "get_concrete_function"):
        with _explained("while TensorFlow traced the function for tfuse: it needs an input_signature"):
            return FunctionsSource([model.get_concrete_function()], None)
    if not any(base.__module__.partition(".")[0] in ("keras", "tf_keras") for base in type(model).__mro__):
        name = f"{type(model).__module__}.{type(model).__qualname__}"
        raise TypeError(f"tfuse converts files, Keras models and functions of TensorFlow, not {name}")
    return KerasSource(model)


def _load_keras_file(path: str) -> Any:
    """The model of a .keras or .h5 file, loaded with the version of Keras that wrote it."""
    with _explained(f"while Keras loaded '{path}' for tfuse; converting a SavedModel needs no Keras"):
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                version = json.loads(archive.read("metadata.json"))["keras_version"]
        else:
            with importlib.import_module("h5py").File(path) as file:
                version = str(file.attrs["keras_version"])
        package = "tf_keras" if version.startswith("2.") else "keras"
        return importlib.import_module(package).models.load_model(path, compile=False)


class KerasSource:
    """A Keras 3 or Keras 2 (`tf_keras`) model."""

    kind = "Keras model"

    def __init__(self, model: Any) -> None:
        self._keras = _keras_of(model)
        self._model = model

    def saved_model(self, scratch: Path, model_roots: ModelRoots = ()) -> SavedModel:
        directory = str(scratch / "model")
        with _explained("while Keras exported the model for tfuse"):
            if self._keras.__version__.startswith("2"):
                if self._model.save_spec() is None:
                    raise ValueError("the model has never been called, so its inputs are not known: call it once")
                # Not `export()`: outputs keep their layers' names, as with tf.lite's converter.
                _tensorflow(self.kind).saved_model.save(self._model, directory)
            else:
                signature = _fixed_batch_signature(self._keras, self._model)
                arguments = {} if signature is None else {"input_signature": signature}
                self._model.export(directory, verbose=False, **arguments)
        return SavedModel(directory, [DEFAULT_SIGNATURE], [])


def _keras_of(model: Any) -> ModuleType:
    """The Keras package that `model` belongs to."""
    for base in type(model).__mro__:
        package = base.__module__.partition(".")[0]
        if package in ("keras", "tf_keras") and base.__name__ == "Model":
            return sys.modules[package]
    raise TypeError(f"from_keras_model takes a Keras model, not {type(model).__module__}.{type(model).__qualname__}")


def _fixed_batch_signature(keras: ModuleType, model: Any) -> Any:
    """The signature to export a model with whose inputs fix the batch size (`batch_size=1`), which
    `export()` ignores; None for other models."""
    inputs = getattr(model, "_inputs_struct", None)
    if inputs is None:
        inputs = getattr(model, "inputs", None)
    if inputs is None or all(x.shape[:1] in ((), (None,)) for x in keras.tree.flatten(inputs)):
        return None
    specs = keras.tree.map_structure(lambda x: keras.InputSpec(shape=x.shape, dtype=x.dtype, name=x.name), inputs)
    return specs if isinstance(model, keras.Sequential) and isinstance(specs, list) else [specs]


class FunctionsSource:
    """Concrete functions: `tf.function(...).get_concrete_function(...)`."""

    kind = "concrete function"

    def __init__(self, functions: Sequence[Any], trackable: Any) -> None:
        self._functions = list(functions)
        if not self._functions:
            raise ValueError("from_concrete_functions takes at least one function")
        for function in self._functions:
            if not hasattr(function, "structured_input_signature"):
                raise ValueError(
                    f"from_concrete_functions takes concrete functions, not {type(function).__name__}; "
                    "a tf.function has get_concrete_function()"
                )
        self._trackable = trackable

    def saved_model(self, scratch: Path, model_roots: ModelRoots = ()) -> SavedModel:
        tf = _tensorflow(self.kind)
        if len(self._functions) == 1:
            signatures = {DEFAULT_SIGNATURE: self._functions[0]}
        else:
            signatures = {function.graph.name: function for function in self._functions}
        if len(signatures) != len(self._functions):
            raise ValueError("from_concrete_functions: two functions have the same name")
        root = self._trackable
        if root is None or hasattr(root, "structured_input_signature") or hasattr(root, "get_concrete_function"):
            root = tf.Module()
            root.used = [function.graph.variables for function in self._functions]
        directory = str(scratch / "model")
        with _explained("while TensorFlow saved the functions for tfuse (trackable_obj has to own their variables)"):
            tf.saved_model.save(root, directory, signatures=signatures)
        return SavedModel(directory, list(signatures), [])


class JaxSource:
    """A function of JAX whose parameters are constants, with an example of each input by name."""

    kind = "JAX function"

    def __init__(self, functions: Sequence[Any], inputs: Sequence[Sequence[tuple[str, Any]]]) -> None:
        if len(functions) != 1 or len(inputs) != 1:
            raise ValueError("experimental_from_jax takes one function, and one list of its inputs")
        (self._function,), (placeholders,) = functions, inputs
        if not callable(self._function):
            raise TypeError(f"experimental_from_jax takes functions, not {type(self._function).__name__}")
        if not isinstance(placeholders, (list, tuple)) or not all(
            isinstance(each, (list, tuple)) and len(each) == 2 and isinstance(each[0], str) for each in placeholders
        ):
            raise TypeError('the inputs of a function are a list of pairs: [("x", jnp.zeros([1, 8]))]')
        self._inputs = list(placeholders)

    def saved_model(self, scratch: Path, model_roots: ModelRoots = ()) -> SavedModel:
        tf = _tensorflow(self.kind)
        jax2tf = importlib.import_module("jax.experimental.jax2tf")
        directory = str(scratch / "model")
        with _explained("while JAX and TensorFlow exported the function for tfuse"):
            specs = [tf.TensorSpec(value.shape, value.dtype, name=name) for name, value in self._inputs]
            traced = tf.function(
                jax2tf.convert(self._function, with_gradient=False), input_signature=specs, autograph=False
            ).get_concrete_function()
            tf.saved_model.save(tf.Module(), directory, signatures={DEFAULT_SIGNATURE: traced})
        return SavedModel(directory, [DEFAULT_SIGNATURE], [])


def _tensorflow(kind: str) -> ModuleType:
    try:
        return importlib.import_module("tensorflow")
    except ImportError as error:
        add_note(error, f"Exporting a {kind} takes TensorFlow; converting a SavedModel does not.")
        raise


@contextmanager
def _explained(note: str) -> Iterator[None]:
    """Adds a note about the current step to exceptions of Keras and TensorFlow."""
    try:
        yield
    except Exception as error:
        add_note(error, f"({note})")
        raise
