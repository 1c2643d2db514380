"""How a model of a case is saved: Keras 3, tf_keras, plain TensorFlow functions, frozen graphs."""

from __future__ import annotations

import dataclasses
import pathlib
import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import keras
import numpy as np
import tensorflow as tf
import tf_keras
from keras.src.export import saved_model_export_archive
from tensorflow.core.protobuf import saved_model_pb2
from tf_keras.src.export import export_lib

from . import values


def _save_in_order(module: Any) -> None:
    """Makes a Keras package save the variables of a function in the order of their creation.

    It takes them from a set ordered by address, so that every run would write another file.
    """
    unordered = module._list_variables_used_by_fns

    def ordered(functions: Sequence[Any]) -> tuple[list, list]:
        def number(variable: tf.Variable) -> int:
            return int(variable._unique_id.rsplit("_", 1)[-1])

        trainable, others = unordered(functions)
        return sorted(trainable, key=number), sorted(others, key=number)

    module._list_variables_used_by_fns = ordered


_save_in_order(saved_model_export_archive)
_save_in_order(export_lib)


def spec(*shape: int | None, dtype: Any = tf.float32, name: str | None = None) -> tf.TensorSpec:
    return tf.TensorSpec(list(shape), dtype, name)


@dataclasses.dataclass
class Saved:
    """A saved model: its path, its producer, and its input and output tensors."""

    kind: str
    model: str
    producer: str
    feeds: Sequence[str] = ()
    fetches: Sequence[str] = ()
    # For a frozen graph, a TensorFlow.js model and a file of Keras: runs it. Input and output names as in `feeds` and `fetches`.
    run: Callable[..., dict[str, tf.Tensor]] | None = None
    input_specs: dict[str, tf.TensorSpec] | None = None
    # For a TensorFlow.js model and a file of Keras.
    output_specs: dict[str, tf.TensorSpec] | None = None
    # A change of the saved model that TensorFlow cannot load, applied after it was run.
    afterwards: Callable[[], None] | None = None


class Export(Protocol):
    """A built model that can be saved below a case's directory."""

    def save(self, directory: pathlib.Path) -> Saved: ...


@dataclasses.dataclass
class KerasExport:
    """`model.export()` of Keras 3: endpoint `serve` and signature `serving_default`."""

    model: keras.Model
    input_signature: Sequence[Any] | None = None

    def save(self, directory: pathlib.Path) -> Saved:
        self.model.export(
            str(directory),
            format="tf_saved_model",
            verbose=False,
            input_signature=self.input_signature,
        )
        return Saved("saved_model", "model", f"keras {keras.__version__} export")


@dataclasses.dataclass
class TfKerasExport:
    """tf_keras, the Keras 2 code base: by `model.export()` or by `tf.saved_model.save()`."""

    model: tf_keras.Model
    by_save: bool = False

    def save(self, directory: pathlib.Path) -> Saved:
        if self.by_save:
            tf.saved_model.save(self.model, str(directory))
        else:
            self.model.export(str(directory))
        how = "tf.saved_model.save" if self.by_save else "export"
        return Saved("saved_model", "model", f"tf_keras {tf_keras.__version__} {how}")


@dataclasses.dataclass
class ModuleExport:
    """A tf.Module with the given signatures, by `tf.saved_model.save`."""

    module: tf.Module
    signatures: dict[str, Any]
    options: tf.saved_model.SaveOptions | None = None

    def save(self, directory: pathlib.Path) -> Saved:
        tf.saved_model.save(self.module, str(directory), self.signatures, self.options)
        return Saved("saved_model", "model", f"tensorflow {tf.__version__} saved_model.save")


@dataclasses.dataclass
class AnnotatedExport:
    """A module in which all functions of one name are annotated as a composite.

    TensorFlow 2 refuses `experimental_implements` for functions with variables. lingvo annotates
    functions of TensorFlow 1, which may have variables.
    """

    export: ModuleExport
    function: str
    text: str

    def save(self, directory: pathlib.Path) -> Saved:
        saved = self.export.save(directory)
        saved.afterwards = lambda: self._annotate(directory / "saved_model.pb")
        return saved

    def _annotate(self, file: pathlib.Path) -> None:
        model = saved_model_pb2.SavedModel.FromString(file.read_bytes())
        for function in model.meta_graphs[0].graph_def.library.function:
            if re.fullmatch(rf"__inference_{self.function}_\d+", function.signature.name):
                function.attr["_implements"].s = self.text.encode()
        file.write_bytes(model.SerializeToString(deterministic=True))


@dataclasses.dataclass
class FrozenExport:
    """A function with its variables turned into constants, as a GraphDef file."""

    function: Any  # a tf.function
    specs: Sequence[tf.TensorSpec]
    text: bool = False
    # Computes the same results if `function` has ops that do not run everywhere. Takes the inputs and
    # returns the outputs in their order.
    equivalent: Callable[..., Any] | None = None

    def save(self, directory: pathlib.Path) -> Saved:
        from tensorflow.python.framework import convert_to_constants

        concrete = self.function.get_concrete_function(*self.specs)
        frozen = convert_to_constants.convert_variables_to_constants_v2(concrete)
        directory.mkdir(parents=True)
        name = "graph.pbtxt" if self.text else "graph.pb"
        graph_def = frozen.graph.as_graph_def()
        if self.text:
            (directory / name).write_text(str(graph_def))
        else:
            (directory / name).write_bytes(graph_def.SerializeToString(deterministic=True))
        feeds = [tensor.name.split(":")[0] for tensor in frozen.inputs]
        fetches = [_strip_first_output(tensor.name) for tensor in frozen.outputs]

        def run(**inputs: tf.Tensor) -> dict[str, tf.Tensor]:
            outputs = (self.equivalent or frozen)(*[inputs[name] for name in feeds])
            outputs = outputs if isinstance(outputs, (list, tuple)) else [outputs]
            return dict(zip(fetches, outputs))

        specs = {
            name: tf.TensorSpec(tensor.shape, tensor.dtype)
            for name, tensor in zip(feeds, frozen.inputs)
        }
        producer = f"tensorflow {tf.__version__} convert_variables_to_constants_v2"
        return Saved("graphdef", f"model/{name}", producer, feeds, fetches, run, specs)


def _strip_first_output(name: str) -> str:
    return name.removesuffix(":0")


def run_of_keras(model: Any) -> dict[str, Any]:
    """What `Saved` says of a model that is not a SavedModel: its inputs and outputs by the names of layers."""
    inputs = [each.name.split(":")[0] for each in model.inputs]
    outputs = list(getattr(model, "output_names", [model.layers[-1].name]))

    @tf.function(autograph=False)
    def run(**given: tf.Tensor) -> dict[str, tf.Tensor]:
        results = model([given[name] for name in inputs], training=False)
        return dict(zip(outputs, tf.nest.flatten(results)))

    def specs(names: list[str], tensors: Any) -> dict[str, tf.TensorSpec]:
        return {n: tf.TensorSpec(t.shape, t.dtype, n) for n, t in zip(names, tensors)}

    return {
        "run": run,
        "input_specs": specs(inputs, model.inputs),
        "output_specs": specs(outputs, model.outputs),
    }


def function(
    body: Callable, /, variables: Sequence[tf.Variable] = (), **specs: tf.TensorSpec
) -> ModuleExport:
    """A module whose only signature, `serving_default`, is the given function.

    The function takes the inputs in the order of the specs; what it returns becomes the output
    `output`, or, when it returns a dict, the outputs of those names.
    """
    named = {name: tf.TensorSpec(s.shape, s.dtype, name) for name, s in specs.items()}

    def serve(**inputs):
        result = body(*(inputs[name] for name in specs))
        return result if isinstance(result, dict) else {"output": result}

    module = tf.Module()
    module.weights = list(variables)
    module.serve = tf.function(serve, autograph=False)
    signature = module.serve.get_concrete_function(**named)
    return ModuleExport(module, {"serving_default": signature})


def randomized(model: Any, seed: int = 0) -> Any:
    """The same Keras model with random values in all its variables."""
    values.randomize(model.variables, np.random.default_rng(seed))
    return model


def scaled_logits(model: Any, layer: Any, inputs: np.ndarray, spread: float = 2.0) -> Any:
    """The model with the kernel of its last dense layer scaled so that logits spread about so far.

    Keeps the softmax of a deep random network away from both the uniform and the one-hot vector.
    """
    probabilities = np.asarray(model(inputs, training=False))
    logits = np.log(np.maximum(probabilities, 1e-30))
    layer.kernel.assign(layer.kernel * (spread / max(float(logits.std()), 1e-6)))
    return model


@dataclasses.dataclass
class GraphExport:
    """A graph of TensorFlow 1, with its own branches and loops, as a GraphDef or a SavedModel.

    `build` gets a placeholder for each spec and returns the outputs by name.
    """

    build: Callable[..., dict[str, tf.Tensor]]
    specs: dict[str, tf.TensorSpec]
    saved_model: bool = False

    def save(self, directory: pathlib.Path) -> Saved:
        from tensorflow.python.ops import control_flow_util

        before = control_flow_util.ENABLE_CONTROL_FLOW_V2
        control_flow_util.ENABLE_CONTROL_FLOW_V2 = False
        graph = tf.Graph()
        try:
            with graph.as_default():
                feeds = {
                    name: tf.compat.v1.placeholder(s.dtype, s.shape, name)
                    for name, s in self.specs.items()
                }
                outputs = self.build(**feeds)
                fetches = {k: tf.identity(v, name=k) for k, v in outputs.items()}
        finally:
            control_flow_util.ENABLE_CONTROL_FLOW_V2 = before
        producer = f"tensorflow {tf.__version__} compat.v1"
        if self.saved_model:
            with tf.compat.v1.Session(graph=graph) as session:
                with graph.as_default():
                    session.run(tf.compat.v1.global_variables_initializer())
                tf.compat.v1.saved_model.simple_save(session, str(directory), feeds, fetches)
            return Saved("saved_model", "model", f"{producer} simple_save")
        directory.mkdir(parents=True)
        path = directory / "graph.pb"
        path.write_bytes(graph.as_graph_def().SerializeToString(deterministic=True))

        def run(**inputs: tf.Tensor) -> dict[str, tf.Tensor]:
            with tf.compat.v1.Session(graph=graph) as session:
                values = session.run(
                    fetches, {feeds[name]: value.numpy() for name, value in inputs.items()}
                )
            return {name: tf.constant(value) for name, value in values.items()}

        return Saved(
            "graphdef", "model/graph.pb", producer, list(feeds), list(fetches), run, self.specs
        )
