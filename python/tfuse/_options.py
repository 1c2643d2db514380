"""The options of a conversion: those of `tfuse convert --help`, one line each."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, cast


class Options(TypedDict, total=False):
    """Keyword arguments of `tfuse.convert` and `TFLiteConverter.convert`."""

    #: The signatures to convert. Default: all callable signatures.
    signatures: Sequence[str]
    #: SavedModel: functions of saved objects to convert as signatures ("generate", "encoder.__call__"), for models
    #: without signatures.
    functions: Sequence[str]
    #: New names of signatures in the file, "OLD=NEW" each; "=NEW" gives a model without signatures one.
    renamed_signatures: Sequence[str]
    #: SavedModel: the tags of the graph to convert. Default: "serve".
    tags: Sequence[str]
    #: GraphDef: names of input and output tensors ("x", "y:1"). Default: the placeholders, and the
    #: nodes without consumers.
    input_arrays: Sequence[str]
    output_arrays: Sequence[str]
    #: Tensors within the model, by the names that diagnostics show ("node", "node:1"): those that become inputs,
    #: instead of the ops that compute them, and those that become the outputs.
    from_tensors: Sequence[str]
    to_tensors: Sequence[str]
    #: Shapes that replace or refine those in the model; None leaves a dimension unknown.
    input_shapes: Mapping[str, Sequence[int | None]]
    #: Additional folders from which files named by the model may be read: vocabularies, and
    #: targets of symbolic links (docs/security.md).
    model_roots: Sequence[str | os.PathLike[str]]
    #: Stops after the named phase and writes the IR as text.
    stop_after: str
    #: The report file to write (.json or .html).
    report_file: str | os.PathLike[str]
    #: The folder to write the graphs to for Model Explorer (docs/report.md).
    model_explorer: str | os.PathLike[str]
    #: Rules to disable, or the only rules to run: ids of `tfuse.list_rules()`.
    disabled_rules: Sequence[str]
    only_rules: Sequence[str]
    #: Converts ops without a TFLite builtin to custom ops of the same name.
    allow_custom_ops: bool
    #: Converts ops without a TFLite builtin to Flex ops, which run in TensorFlow's kernels in runtimes with the Flex
    #: delegate (docs/select-tf-ops.md).
    select_tf_ops: bool
    #: Ops outside the Flex delegate's list that become Flex ops as well: the application links their kernels.
    select_user_tf_ops: Sequence[str]
    #: Computes float64 models in float32, and complex128 in complex64, inputs and outputs included
    #: (docs/how-to/convert-a-float64-model.md).
    allow_narrowing: bool
    #: Converts the body of an annotated function that does not match its annotation, with a
    #: warning, instead of failing.
    fallback_composites: bool
    #: Composites that must be fused: names and ids of `tfuse.list_composites()`; "*": all.
    required_fusions: Sequence[str]
    #: Shared objects with fusions (docs/fusion-plugins.md). Their code runs in this process.
    fusion_plugins: Sequence[str | os.PathLike[str]]
    #: Files with patterns in PDL (docs/fusions-file.md).
    fusion_files: Sequence[str | os.PathLike[str]]
    #: The runtime the file is for: "interpreter" (default), "compiled-model", "micro" or "gpu".
    target: str
    #: Writes the file even if the target runtime cannot run it, with a warning, instead of failing.
    force: bool
    #: The form of recurrent networks: "fused" (default if the runtime supports it), "while" or
    #: "unrolled".
    rnn: str
    #: "size" (default): recurrent layers become fused ops. "speed": fused ops or loops, whichever is faster by measured
    #: costs (docs/rnn.md).
    optimize_for: str
    #: "io": compute `chunk` time steps per call; the states of recurrent layers and causal convolutions are inputs and
    #: outputs (docs/how-to/stream-a-model.md). "init-step": the same as signature "step", and a signature "init" that
    #: computes the initial states. Default: whole sequences.
    rnn_state: str
    #: With rnn_state: time steps per call. Default: 1.
    chunk: int
    #: "dynamic-range", "float16", "weights", "int8" or "int16x8". Default: the model stays float.
    quantize: str
    #: Instead of `quantize`: a recipe of ai-edge-quantizer, a JSON file with the configuration of each op
    #: (docs/quantization/recipes.md).
    recipe: str | os.PathLike[str]
    #: Bits of weights for quantize="weights": 8 or 4.
    weight_bits: int
    #: Modes "dynamic-range", "float16" and "weights": constants with fewer elements stay float.
    #: Default: 128 for "float16", 1024 for the others.
    min_elements: int
    #: For "int8" and "int16x8": typical inputs (.npz, .npy, folders of such files), or one file of
    #: `tfuse calibrate`.
    calibration: Sequence[str | os.PathLike[str]]
    #: The LiteRT library that runs the model on calibration data (libLiteRt.so). Default: that of
    #: the package ai_edge_litert, if it is installed, otherwise tfuse's evaluator, as with "none".
    runtime: str
    #: Calibration samples that are calls one after the other, if the model keeps states from call to call; the
    #: next sample starts with the initial states. Default: 1.
    calls: int
    #: The type of inputs and outputs that are float32 in the float model: "float32" (default),
    #: "int8", "uint8" or "int16".
    input_type: str
    output_type: str
    #: Regular expressions: layers of these names stay float.
    keep_float: Sequence[str]
    #: Scales the channels of weights so that their ranges are more alike; the float function stays the same.
    equalize: bool
    #: For "int8" and "int16x8", with samples: subtracts the mean errors of quantized weights from biases.
    bias_correction: bool
    #: For "int8" and "int16x8": raises, and names the ops, if an op would stay float.
    integer_only: bool
    #: For "int8" and "int16x8": how the range of an activation follows from calibration: "auto"
    #: (default), "minmax", "percentile" or "mse".
    range_method: str
    #: For range_method="percentile": the percentage of the values that a range holds. Default: 99.99.
    percentile: float
    #: Evaluates each rewrite before and after on random inputs and warns if values change; a
    #: recurrent layer then stays a loop.
    verify: bool
    #: Verifies the IR after each phase.
    verify_each_phase: bool
    #: Called at the start of each phase with its name. If it returns False or raises, the conversion ends and
    #: writes nothing: with a ConversionError of the code "canceled", or with that exception.
    on_phase: Callable[[str], object]
    #: Called after each sample of calibration data with the numbers of finished and of all samples; ends the
    #: conversion as on_phase does.
    on_sample: Callable[[int, int], object]
    #: Shows a progress bar, in a notebook or on stderr. Nothing is shown if stderr is no terminal.
    progress: bool


#: Options that are no options of the library.
_LOCAL = frozenset({"on_phase", "on_sample", "progress"})


class Callbacks(TypedDict, total=False):
    """The options that run_with_progress takes."""

    on_phase: Callable[[str], object] | None
    on_sample: Callable[[int, int], object] | None
    progress: bool


def callbacks_of(options: Options) -> Callbacks:
    return cast("Callbacks", {name: value for name, value in options.items() if name in _LOCAL})


def checked(options: Options) -> dict[str, object]:
    """The options that are given, without callbacks. Raises a TypeError for an unknown name."""
    for name in options:
        if name not in Options.__annotations__:
            raise TypeError(f"there is no option '{name}'")
    return {name: value for name, value in options.items() if name not in _LOCAL and value is not None}
