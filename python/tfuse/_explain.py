"""`tfuse explain` as a function."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tfuse import _native as native
from tfuse._conversion import needs_keras
from tfuse._errors import ConversionError, raised
from tfuse._options import Options, callbacks_of, checked
from tfuse._progress import run_with_progress

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Explanation(NamedTuple):
    """What a conversion would make of a model: docs/explain.md.

    The lists hold the objects of the JSON that docs/reference/schemas/explain.schema.json describes.
    """

    #: The whole explanation.
    data: dict[str, Any]

    @property
    def converts(self) -> bool:
        """True if `convert` writes a file with the same options."""
        return bool(self.data["converts"])

    @property
    def annotated_functions(self) -> list[dict[str, Any]]:
        """What becomes of functions with `experimental_implements`."""
        return list(self.data["annotatedFunctions"])

    @property
    def recurrent_layers(self) -> list[dict[str, Any]]:
        """What becomes of recurrent layers and other loops."""
        return list(self.data["recurrentLayers"])

    @property
    def near_misses(self) -> list[dict[str, Any]]:
        """Patterns that almost fuse."""
        return list(self.data["nearMisses"])

    @property
    def missing_builtins(self) -> list[dict[str, Any]]:
        """Ops without a TFLite builtin, with the choices."""
        return list(self.data["missingBuiltins"])

    @property
    def modes(self) -> dict[str, dict[str, Any]]:
        """Size in bytes and number of ops in each quantization mode."""
        return {mode["mode"]: mode for mode in self.data["modes"]}

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        from tfuse._html import explanation_to_html

        return explanation_to_html(self)

    def __str__(self) -> str:
        lines = ["converts" if self.converts else "does not convert"]
        for item in self.annotated_functions + self.recurrent_layers:
            name = item["layer"] or item["node"]
            if item["fuses"]:
                lines.append(f"{name}: {', '.join(item['becomes'])}")
            else:
                lines.append(f"{name} stays: {item['detail']}" + (f"; {item['hint']}" if item["hint"] else ""))
        lines += [f"{missing['op']} has no builtin: {missing['choices'][0]}" for missing in self.missing_builtins]
        return "\n".join(lines)


def explain(
    model: Any,
    *,
    quantization_modes: bool = True,
    html_file: str | os.PathLike[str] = "",
    **options: Unpack[Options],
) -> Explanation:
    """Explains what `convert` makes of a model with the same options, without writing a file: `tfuse explain MODEL`.

    `model` is what `convert` takes. With `quantization_modes` the model is converted in each mode, which gives the size
    of the files; `html_file` is a page to write. The keyword arguments are `tfuse.Options`. Other threads run meanwhile.

    Returns an Explanation: what becomes of each layer, and the bytes and ops of each file. Raises ConversionError if the
    model cannot be read; that it does not convert is no exception, but `converts` is False and `data["diagnostics"]`
    has the reasons.
    """
    extra = {"quantization_modes": quantization_modes, "html_file": os.fspath(html_file)}
    if isinstance(model, (str, os.PathLike)):
        try:
            return _explain(model, options, extra)
        except ConversionError as error:
            if not needs_keras(model, error):
                raise
    from tempfile import TemporaryDirectory

    from tfuse._export import source_of

    with TemporaryDirectory(prefix="tfuse-") as folder:
        saved = source_of(model).saved_model(Path(folder), options.get("model_roots", ()))
        chosen = Options(signatures=saved.signatures, tags=saved.tags)
        chosen.update(options)
        return _explain(saved.directory, chosen, extra)


def _explain(model: str | os.PathLike[str], options: Options, extra: dict[str, Any]) -> Explanation:
    values = {"input": os.fspath(model), **checked(options), **extra}
    with raised(), run_with_progress(native.EXPLAIN, values, **callbacks_of(options)) as result:
        return Explanation(json.loads(result.string("json")))
