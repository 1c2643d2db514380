"""The interface of tf.lite's converter (TensorFlow 2.21) on tfuse.

Scripts written for tf.lite.TFLiteConverter run with this one. An option that they set either takes
effect or raises an UnsupportedOptionError: no option is ignored. What is new in tfuse are keyword arguments of
`convert`.
"""

from __future__ import annotations

import difflib
import enum
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tfuse import _quantization_mode as quantization_mode
from tfuse._conversion import Report, convert, inspect
from tfuse._dataset import Signatures, write_dataset
from tfuse._errors import UnsupportedOptionError
from tfuse._export import DirectorySource, FunctionsSource, JaxSource, KerasSource, SavedModel, Source
from tfuse._options import Options

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Optimize(enum.Enum):
    """Optimizations to apply, as tf.lite.Optimize."""

    DEFAULT = "DEFAULT"
    OPTIMIZE_FOR_SIZE = "OPTIMIZE_FOR_SIZE"
    OPTIMIZE_FOR_LATENCY = "OPTIMIZE_FOR_LATENCY"
    EXPERIMENTAL_SPARSITY = "EXPERIMENTAL_SPARSITY"


class OpsSet(enum.Enum):
    """Sets of ops that a runtime may support, as tf.lite.OpsSet."""

    TFLITE_BUILTINS = "TFLITE_BUILTINS"
    SELECT_TF_OPS = "SELECT_TF_OPS"
    TFLITE_BUILTINS_INT8 = "TFLITE_BUILTINS_INT8"
    EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8 = (
        "EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8"
    )
    EXPERIMENTAL_STABLEHLO_OPS = "EXPERIMENTAL_STABLEHLO_OPS"


class RepresentativeDataset:
    """Samples for calibration, as tf.lite.RepresentativeDataset."""

    def __init__(self, input_gen: Callable[[], Iterator[Any]]) -> None:
        self.input_gen = input_gen


def _name(value: Any) -> Any:
    """A key that is equal for equal enumerators of tf.lite and of this module, and for tf.float32,
    numpy.float32 and "float32"; a container becomes a set of keys."""
    if isinstance(value, (list, tuple, set, frozenset)):
        return frozenset(map(_name, value))
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    name = getattr(value, "name", None) or getattr(value, "__name__", None)
    return name if isinstance(name, str) else (type(value), id(value))


def names_of(value: Any) -> frozenset[Any]:
    """The keys of a container's elements, of a single value, or none for None."""
    name = _name(value)
    return name if isinstance(name, frozenset) else frozenset() if name is None else frozenset({name})


class _Settings:
    """An object with a fixed list of attributes, of which only those in `_EFFECTIVE` can be changed."""

    #: Every attribute and its default in tf.lite.
    _DEFAULTS: ClassVar[dict[str, Any]] = {}
    _EFFECTIVE: ClassVar[frozenset[str]] = frozenset()
    #: For attributes that take some values only: the names of these values, or of their elements.
    _VALUES: ClassVar[dict[str, frozenset[str]]] = {}
    #: Hints for some attributes: why they are not needed.
    _HINTS: ClassVar[dict[str, str]] = {}
    #: Ordinary attributes that tf.lite does not have.
    _OWN: ClassVar[frozenset[str]] = frozenset()
    #: The prefix of attribute names in messages.
    _PREFIX: ClassVar[str] = ""

    def __init__(self) -> None:
        object.__setattr__(self, "_values", {})

    def __getattr__(self, name: str) -> Any:
        values = self.__dict__.get("_values", {})
        if name in values:
            return values[name]
        if name not in self._DEFAULTS:
            raise self._unknown(name)
        # Containers are copied: a caller may modify them in place, which `check` detects.
        default = self._DEFAULTS[name]
        values[name] = type(default)(default) if isinstance(default, (set, list)) else default
        return values[name]

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self._OWN:
            object.__setattr__(self, name, value)
            return
        if name not in self._DEFAULTS:
            raise self._unknown(name)
        self._check_value(name, value)
        self._values[name] = value

    def __dir__(self) -> Iterable[str]:
        return sorted({*super().__dir__(), *self._DEFAULTS})

    def check(self) -> None:
        """Raises if an attribute without effect was modified in place."""
        for name, value in self._values.items():
            self._check_value(name, value)

    def _check_value(self, name: str, value: Any) -> None:
        if name in self._EFFECTIVE:
            return
        default = self._DEFAULTS[name]
        if name in self._VALUES and names_of(value) <= self._VALUES[name]:
            return
        empty = default is None or isinstance(default, (set, list))
        if empty and (value is None or _name(value) == frozenset()) and not default:
            return
        if _name(value) != _name(default):
            raise UnsupportedOptionError(self._PREFIX + name, value, self._HINTS.get(name, ""))

    def _unknown(self, name: str) -> AttributeError:
        text = f"tf.lite's {type(self).__name__} has no attribute '{name}'"
        close = difflib.get_close_matches(name, [*self._DEFAULTS, *self._OWN], n=1)
        text += f"; did you mean '{close[0]}'?" if close else ""
        return AttributeError(text, name=name, obj=self)


class TargetSpec(_Settings):
    """The features of the runtime, as tf.lite.TargetSpec. Ops with a builtin become builtins in any case."""

    supported_ops: Iterable[Any]
    supported_types: Iterable[Any]
    experimental_select_user_tf_ops: Iterable[str]
    experimental_supported_backends: Iterable[str] | None

    _DEFAULTS: ClassVar = {
        "supported_ops": {OpsSet.TFLITE_BUILTINS},
        "supported_types": set(),
        "experimental_select_user_tf_ops": set(),
        "experimental_supported_backends": None,
        "_experimental_custom_op_registerers": [],
        "_experimental_supported_accumulation_type": None,
    }
    _HINTS: ClassVar = {
        "supported_ops": "tfuse writes TFLite builtins, with SELECT_TF_OPS also Flex ops; add TFLITE_BUILTINS",
        "supported_types": "tfuse writes float32, float16 and int8 weights",
    }
    _VALUES: ClassVar = {
        "supported_ops": quantization_mode.SUPPORTED_OPS,
        "supported_types": quantization_mode.SUPPORTED_TYPES,
    }
    _EFFECTIVE = frozenset({"experimental_select_user_tf_ops"})
    _PREFIX = "target_spec."

    def __init__(
        self,
        supported_ops: Iterable[Any] | None = None,
        supported_types: Iterable[Any] | None = None,
        experimental_select_user_tf_ops: Iterable[str] | None = None,
        experimental_supported_backends: Iterable[str] | None = None,
    ) -> None:
        super().__init__()
        if supported_ops is not None:
            self.supported_ops = supported_ops
        if supported_types is not None:
            self.supported_types = supported_types
        if experimental_select_user_tf_ops is not None:
            self.experimental_select_user_tf_ops = experimental_select_user_tf_ops
        if experimental_supported_backends is not None:
            self.experimental_supported_backends = experimental_supported_backends

    def _check_value(self, name: str, value: Any) -> None:
        # TFLiteConverter makes every op a Flex op then.
        if name == "supported_ops" and names_of(value) == {quantization_mode.SELECT_TF_OPS}:
            raise UnsupportedOptionError(self._PREFIX + name, value, self._HINTS[name])
        super()._check_value(name, value)

    def flex_options(self) -> Options:
        """The options for Flex ops. As in tf.lite, the user's ops have no effect without SELECT_TF_OPS."""
        if quantization_mode.SELECT_TF_OPS not in names_of(self.supported_ops):
            return Options()
        return Options(select_tf_ops=True, select_user_tf_ops=sorted(names_of(self.experimental_select_user_tf_ops)))

    @classmethod
    def of(cls, other: Any) -> TargetSpec:
        """`other`, converted from a tf.lite.TargetSpec if necessary."""
        if isinstance(other, cls):
            return other
        result = cls()
        for name in cls._DEFAULTS:
            if hasattr(other, name):
                setattr(result, name, getattr(other, name))
        return result


class TFLiteConverter(_Settings):
    """Converts a model; the interface of tf.lite.TFLiteConverter.

    Make one with `from_saved_model`, `from_keras_model`, `from_concrete_functions` or `experimental_from_jax`.
    """

    allow_custom_ops: bool
    optimizations: Iterable[Any]
    representative_dataset: Any
    inference_input_type: Any
    inference_output_type: Any
    exclude_conversion_metadata: bool
    saved_model_dir: str | None

    #: The report of the last `convert()`; None before it, and if it failed.
    report: Report | None
    target_spec: TargetSpec

    _DEFAULTS: ClassVar = {
        "allow_custom_ops": False,
        "canonicalizing_inf_as_min_max_float": True,
        "elide_elementsattrs_if_larger": None,
        "enable_timing": None,
        "exclude_conversion_metadata": False,
        "experimental_enable_resource_variables": True,
        "experimental_lower_to_saved_model": True,
        "experimental_new_converter": True,
        "experimental_new_dynamic_range_quantizer": True,
        "experimental_new_quantizer": True,
        "experimental_stablehlo_quantizer_config": None,
        "experimental_use_stablehlo_quantizer": False,
        "inference_input_type": "float32",
        "inference_output_type": "float32",
        "ir_dump_dir": None,
        "ir_dump_func_regex": None,
        "ir_dump_pass_regex": None,
        "legalize_custom_tensor_list_ops": False,
        "model_origin_framework": "UNSET",
        "optimizations": set(),
        "print_ir_after": None,
        "print_ir_before": None,
        "print_ir_module_scope": None,
        "representative_dataset": None,
        "saved_model_dir": None,
        "serialize_debug_metadata": False,
        "unfold_batchmatmul": False,
        "_experimental_allow_all_select_tf_ops": False,
        "_experimental_calibrate_only": False,
        "_experimental_default_to_single_batch_in_tensor_list_ops": False,
        "_experimental_disable_fuse_mul_and_fc": False,
        "_experimental_disable_per_channel": False,
        "_experimental_disable_per_channel_quantization_for_dense_layers": False,
        "_experimental_enable_composite_direct_lowering": True,
        "_experimental_enable_dynamic_update_slice": False,
        "_experimental_full_integer_quantization_bias_type": None,
        "_experimental_guarantee_all_funcs_one_use": False,
        "_experimental_low_bit_qat": False,
        "_experimental_lower_tensor_list_ops": True,
        "_experimental_preserve_assert_op": False,
        "_experimental_qdq_conversion_mode": None,
        "_experimental_quantization_options": None,
        "_experimental_reduce_type_precision": False,
        "_experimental_sparsify_model": False,
        "_experimental_strict_qdq": False,
        "_experimental_tf_quantization_mode": None,
        "_experimental_unfold_large_splat_constant": False,
        "_experimental_unsafe_fuse_dynamic_shaped_broadcast": False,
        "_experimental_use_buffer_offset": False,
        "_experimental_variable_quantization": False,
    }
    # tfuse never embeds conversion metadata, so excluding it is always in effect.
    _EFFECTIVE = frozenset({"allow_custom_ops", "exclude_conversion_metadata", "representative_dataset"})
    _VALUES: ClassVar = {
        "inference_input_type": quantization_mode.IO_TYPES,
        "inference_output_type": quantization_mode.IO_TYPES,
        "optimizations": quantization_mode.OPTIMIZATIONS,
    }
    _HINTS: ClassVar = {
        "_experimental_lower_tensor_list_ops": "TensorLists never become TensorFlow ops; remove the line",
        "enable_timing": "report.timings has the times",
        "inference_input_type": "inputs are float32, int8, uint8 or int16",
        "inference_output_type": "outputs are float32, int8, uint8 or int16",
        "optimizations": "tfuse does not write sparse tensors",
    }
    _OWN = frozenset({"report", "target_spec"})

    def __init__(self, funcs: Sequence[Any], trackable_obj: Any = None) -> None:
        """As `from_concrete_functions`."""
        self._begin(FunctionsSource(funcs, trackable_obj))

    def _begin(self, source: Source) -> None:
        _Settings.__init__(self)
        object.__setattr__(self, "_source", source)
        self.report = None
        self.target_spec = TargetSpec()

    @classmethod
    def _from(cls, source: Source) -> TFLiteConverter:
        converter = cls.__new__(cls)
        converter._begin(source)
        return converter

    @classmethod
    def from_saved_model(
        cls,
        saved_model_dir: str | os.PathLike[str],
        signature_keys: Sequence[str] | None = None,
        tags: Iterable[str] | None = None,
    ) -> TFLiteConverter:
        """A converter for a SavedModel directory; TensorFlow is not needed.

        Without `signature_keys` all signatures are converted; of Keras' identical signatures `serve`
        and `serving_default` only the second.
        """
        converter = cls._from(DirectorySource(saved_model_dir, signature_keys, tags))
        converter._values["saved_model_dir"] = saved_model_dir
        return converter

    @classmethod
    def from_keras_model(cls, model: Any) -> TFLiteConverter:
        """A converter for a model of Keras 3 or Keras 2 (`tf_keras`), which Keras exports to a
        temporary SavedModel when `convert()` runs."""
        return cls._from(KerasSource(model))

    @classmethod
    def from_concrete_functions(cls, funcs: Sequence[Any], trackable_obj: Any = None) -> TFLiteConverter:
        """A converter for concrete functions, which TensorFlow saves to a temporary SavedModel
        when `convert()` runs. `trackable_obj` owns the resources that they use; it is needed only for
        resources other than variables. A single function becomes the signature
        `serving_default`, several keep their names.
        """
        return cls._from(FunctionsSource(funcs, trackable_obj))

    @classmethod
    def experimental_from_jax(
        cls, serving_funcs: Sequence[Any], inputs: Sequence[Sequence[tuple[str, Any]]]
    ) -> TFLiteConverter:
        """A converter for one function of JAX, which jax2tf and TensorFlow save to a temporary SavedModel when
        `convert()` runs. `serving_funcs` has the function, with its parameters bound; `inputs` has one list of pairs, the
        name of each input and an array of its shape and type: `[[("x", jnp.zeros([1, 8]))]]`.
        """
        return cls._from(JaxSource(serving_funcs, inputs))

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "target_spec":
            value = TargetSpec.of(value)
        super().__setattr__(name, value)

    def _check_value(self, name: str, value: Any) -> None:
        if name == "saved_model_dir" and value == self._values.get(name):
            return
        super()._check_value(name, value)

    def _quantization(self, model: SavedModel, scratch: Path, given: Options) -> Options:
        """The options that the attributes for quantization amount to, with calibration data in `scratch`.
        The caller's own options for quantization replace those of the attributes."""
        dataset = self.representative_dataset
        roots = given.get("model_roots", ())
        chosen = Options()
        if "quantize" not in given and "recipe" not in given:
            attributes = quantization_mode.Attributes(
                optimizations=names_of(self.optimizations),
                supported_ops=names_of(self.target_spec.supported_ops),
                supported_types=names_of(self.target_spec.supported_types),
                has_data=dataset is not None or "calibration" in given,
                input_type=_name(self.inference_input_type),
                output_type=_name(self.inference_output_type),
            )
            chosen = attributes.options(lambda: _has_fake_quant_ops(model, roots))
        if dataset is not None and "calibration" not in given:
            generator = getattr(dataset, "input_gen", dataset)
            if not callable(generator):
                raise TypeError(f"representative_dataset is a generator function, not {type(dataset).__name__}")
            chosen["calibration"] = write_dataset(generator, _inputs_of(model, roots), scratch / "samples")
        return chosen

    def convert(self, **options: Unpack[Options]) -> bytes:
        """Converts the model and returns the .tflite file's content.

        `options` are those of `tfuse.convert`. Raises ConversionError with every reason if the
        model cannot be converted, and UnsupportedOptionError if an option is set that would have no
        effect. `report` says afterwards what was done.
        """
        self.report = None
        self.check()
        self.target_spec.check()
        with tempfile.TemporaryDirectory(prefix="tfuse-") as directory:
            scratch = Path(directory)
            model = self._source.saved_model(scratch, options.get("model_roots", ()))
            chosen = Options(signatures=model.signatures, tags=model.tags, allow_custom_ops=bool(self.allow_custom_ops))
            chosen.update(self.target_spec.flex_options())
            chosen.update(self._quantization(model, scratch, options))
            chosen.update(options)
            output = scratch / "model.tflite"
            report = convert(model.directory, output, **chosen)
            content = output.read_bytes()
        self.report = report._replace(output=None)
        return content


def _inputs_of(model: SavedModel, model_roots: Iterable[str | os.PathLike[str]]) -> Signatures:
    """The inputs of the signatures to convert."""
    signatures = inspect(model.directory, model.tags, list(model_roots))["signatures"]
    return {
        signature["key"]: [port["name"] for port in signature["inputs"]]
        for signature in signatures
        if not model.signatures or signature["key"] in model.signatures
    }


def _has_fake_quant_ops(model: SavedModel, model_roots: Iterable[str | os.PathLike[str]]) -> bool:
    ops = inspect(model.directory, model.tags, list(model_roots))["opCounts"]
    return any(op.startswith(("FakeQuantWithMinMax", "QuantizeAndDequantize")) for op in ops)
