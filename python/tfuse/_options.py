"""The options of a conversion: those of `tfuse convert --help`, one line each."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypedDict


class Options(TypedDict, total=False):
    """Keyword arguments of `tfuse.convert` and `TFLiteConverter.convert`."""

    #: SavedModel: the signatures to convert. Default: all that can be called.
    signatures: Sequence[str]
    #: SavedModel: the tags of the graph to take. Default: "serve".
    tags: Sequence[str]
    #: GraphDef: names of input and output tensors ("x", "y:1"). Default: the placeholders, and the
    #: nodes nothing consumes.
    input_arrays: Sequence[str]
    output_arrays: Sequence[str]
    #: Shapes that replace or refine those in the model; None leaves a dimension unknown.
    input_shapes: Mapping[str, Sequence[int | None]]
    #: Folders besides the model's from which files that the model names may be read: vocabularies,
    #: and targets of symbolic links (docs/security.md).
    model_roots: Sequence[str | os.PathLike[str]]
    #: Ends after the named phase and writes the IR as text instead.
    stop_after: str
    #: Where to write the report: a .json or .html file.
    report_file: str | os.PathLike[str]
    #: Rules to leave out, or the only ones to use: ids of `tfuse.list_rules()`.
    disabled_rules: Sequence[str]
    only_rules: Sequence[str]
    #: Ops that have no builtin become custom ops of the same name.
    allow_custom_ops: bool
    #: Convert the body of an annotated function that does not have the interface of what it claims
    #: to implement, with a warning, instead of failing.
    fallback_composites: bool
    #: Composites that have to be fused: names and ids of `tfuse.list_composites()`; "*": all.
    required_fusions: Sequence[str]
    #: Shared objects with fusions (docs/fusion-plugins.md). Their code runs in this process.
    fusion_plugins: Sequence[str | os.PathLike[str]]
    #: Files with patterns in PDL (docs/fusions-file.md).
    fusion_files: Sequence[str | os.PathLike[str]]
    #: The runtime the file is for: "interpreter" (default), "compiled-model" or "micro".
    target: str
    #: Writes the file, with a warning, although that runtime does not take it; otherwise it is an
    #: error.
    force: bool
    #: The form of recurrent networks: "fused" (default where the runtime takes it), "while" or
    #: "unrolled".
    rnn: str
    #: Compares each fused recurrent layer with the loop it replaces, on random inputs; one that
    #: differs stays a loop, with a warning.
    verify: bool
    #: Checks the IR after each phase.
    verify_each_phase: bool
    #: Called at the start of each phase with its name.
    on_phase: Callable[[str], object]


def to_native(options: Options) -> dict[str, object]:
    """The values as the native module takes them; a mistake in one is a TypeError."""
    native: dict[str, object] = {}
    for name, value in options.items():
        if name not in Options.__annotations__:
            raise TypeError(f"there is no option '{name}'")
        if name == "on_phase" or value is None:
            continue
        if name == "input_shapes":
            if not isinstance(value, Mapping):
                raise TypeError(f"option 'input_shapes' takes a dict, not {value!r}")
            value = {key: [-1 if size is None else size for size in shape] for key, shape in value.items()}
        elif name == "report_file" and isinstance(value, os.PathLike):
            value = os.fspath(value)
        elif "Sequence" in Options.__annotations__[name].__forward_arg__:
            # A string is a sequence, too, but never what was meant.
            if isinstance(value, str) or not isinstance(value, Iterable):
                raise TypeError(f"option '{name}' takes a list, not {value!r}")
            value = [os.fspath(item) if isinstance(item, os.PathLike) else item for item in value]
        native[name] = value
    return native
