"""Converts TensorFlow models to fused TFLite models, without TensorFlow.

    from tfuse import TFLiteConverter

    converter = TFLiteConverter.from_saved_model("my_saved_model")
    open("model.tflite", "wb").write(converter.convert())

`TFLiteConverter` has the interface of tf.lite's; `convert`, `explain`, `quantize`, `calibrate`, `inspect`,
`optimize_graph`, `verify` and `verify_quantized` are the commands of the program. TensorFlow is imported only to export
what lives in memory: Keras models, concrete functions and functions of JAX.
"""

from typing import TYPE_CHECKING

from tfuse import _native
from tfuse._conversion import (
    Composite,
    Report,
    Rule,
    convert,
    inspect,
    list_codes,
    list_composites,
    list_phases,
    list_rules,
)
from tfuse._errors import ConversionError, ConversionWarning, Diagnostic, UnsupportedOptionError
from tfuse._explain import Explanation, explain
from tfuse._optimize import OptimizeOptions, OptimizeReport, optimize_graph
from tfuse._options import Options
from tfuse._quantize import QuantizeReport, Ranges, calibrate, merge_ranges, quantize
from tfuse._verify import TensorDifference, VerifyReport, verify, verify_quantized

if TYPE_CHECKING:
    from tfuse import lite
    from tfuse._converter import OpsSet, Optimize, RepresentativeDataset, TargetSpec, TFLiteConverter

__version__ = _native.version()

__all__ = [
    "Composite",
    "ConversionError",
    "ConversionWarning",
    "Diagnostic",
    "Explanation",
    "OpsSet",
    "Optimize",
    "OptimizeOptions",
    "OptimizeReport",
    "Options",
    "QuantizeReport",
    "Ranges",
    "Report",
    "RepresentativeDataset",
    "Rule",
    "TFLiteConverter",
    "TargetSpec",
    "TensorDifference",
    "UnsupportedOptionError",
    "VerifyReport",
    "calibrate",
    "convert",
    "explain",
    "inspect",
    "list_codes",
    "list_composites",
    "list_phases",
    "list_rules",
    "lite",
    "merge_ranges",
    "optimize_graph",
    "quantize",
    "verify",
    "verify_quantized",
]


def __getattr__(name: str) -> object:
    """The interface of tf.lite is loaded when it is used: it takes as long to import as all the rest."""
    if name not in __all__:
        raise AttributeError(f"module 'tfuse' has no attribute '{name}'")
    from importlib import import_module

    lite = import_module("tfuse.lite")
    globals().update({each: getattr(lite, each) for each in lite.__all__}, lite=lite)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
