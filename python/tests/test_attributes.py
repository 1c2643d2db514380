"""Every attribute of tf.lite's converter works or raises.

`test_NAME` and `test_target_spec__NAME` are the tests of attributes that work; the docstring is the attribute's line in
docs/reference/converter-attributes.md (utils/gen-docs.py). All other attributes take their default only.
oracle/test_tf_lite.py compares names and defaults with tf.lite.
"""

import numpy as np
import pytest
from ai_edge_litert.interpreter import Interpreter

import tfuse
from tfuse import TFLiteConverter, lite

UNSUPPORTED_OP = """
node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_STRING } }
       attr { key: "shape" value { shape { dim { size: 4 } } } } }
node { name: "hash" op: "StringToHashBucketFast" input: "x" attr { key: "num_buckets" value { i: 10 } } }
"""

LGAMMA = 'node { name: "y" op: "Lgamma" input: "x" attr { key: "T" value { type: DT_FLOAT } } }'


@pytest.fixture
def converter(small_cnn):
    return TFLiteConverter.from_saved_model(small_cnn)


def samples():
    generator = np.random.default_rng(0)
    for _ in range(2):
        yield {"image": generator.random((1, 28, 28, 1), dtype=np.float32)}


def input_type(content: bytes) -> type:
    return Interpreter(model_content=content).get_input_details()[0]["dtype"]


def output_type(content: bytes) -> type:
    return Interpreter(model_content=content).get_output_details()[0]["dtype"]


def weight_types(content: bytes) -> set[str]:
    """The types of the tensors with the elements of the first dense layer or more."""
    details = Interpreter(model_content=content).get_tensor_details()
    return {np.dtype(each["dtype"]).name for each in details if np.prod(each["shape"]) >= 1024}


def integer(converter: TFLiteConverter, ops=lite.OpsSet.TFLITE_BUILTINS_INT8) -> TFLiteConverter:
    converter.optimizations = [lite.Optimize.DEFAULT]
    converter.representative_dataset = samples
    converter.target_spec.supported_ops = [ops]
    return converter


def test_allow_custom_ops(tmp_path):
    """Ops without a builtin become custom ops."""
    (tmp_path / "graph.pbtxt").write_text(UNSUPPORTED_OP)
    converter = TFLiteConverter.from_saved_model(tmp_path / "graph.pbtxt")
    with pytest.raises(tfuse.ConversionError):
        converter.convert()
    converter.allow_custom_ops = True
    converter.convert()
    assert sum(converter.report.ops_after.values()) == 1


def test_exclude_conversion_metadata(converter):
    """Can be set to both values: tfuse embeds no conversion metadata."""
    content = converter.convert()
    assert b"CONVERSION_METADATA" not in content
    converter.exclude_conversion_metadata = True
    assert converter.convert() == content


def test_optimizations(converter):
    """`DEFAULT`, `OPTIMIZE_FOR_SIZE` and `OPTIMIZE_FOR_LATENCY` quantize the model; `EXPERIMENTAL_SPARSITY` raises."""
    size = len(converter.convert())
    files = set()
    for optimization in (lite.Optimize.DEFAULT, lite.Optimize.OPTIMIZE_FOR_SIZE, lite.Optimize.OPTIMIZE_FOR_LATENCY):
        converter.optimizations = [optimization]
        files.add(converter.convert())
    (quantized,) = files
    assert len(quantized) < size
    with pytest.raises(tfuse.UnsupportedOptionError):
        converter.optimizations = [lite.Optimize.EXPERIMENTAL_SPARSITY]


def test_representative_dataset(converter):
    """A function that yields samples, or a `RepresentativeDataset`: the ranges of activations are those of the samples."""
    converter.optimizations = [lite.Optimize.DEFAULT]
    converter.representative_dataset = samples
    content = converter.convert()
    assert converter.report.ops_after["quantize"] == 1
    converter.representative_dataset = lite.RepresentativeDataset(samples)
    assert converter.convert() == content


def test_inference_input_type(converter):
    """`float32`, `int8`, `uint8` or `int16`, as the quantization mode allows; other types raise."""
    assert input_type(integer(converter).convert()) is np.float32
    for element in (np.int8, np.uint8):
        converter.inference_input_type = element
        assert input_type(converter.convert()) is element
    with pytest.raises(tfuse.UnsupportedOptionError):
        converter.inference_input_type = np.complex64


def test_inference_output_type(converter):
    """As `inference_input_type`."""
    assert output_type(integer(converter).convert()) is np.float32
    for element in (np.int8, np.uint8):
        converter.inference_output_type = element
        assert output_type(converter.convert()) is element
    with pytest.raises(tfuse.UnsupportedOptionError):
        converter.inference_output_type = np.complex64


def test_saved_model_dir(converter, small_cnn):
    """The directory of `from_saved_model`; another value raises."""
    assert converter.saved_model_dir == small_cnn
    converter.saved_model_dir = small_cnn
    with pytest.raises(tfuse.UnsupportedOptionError):
        converter.saved_model_dir = "/elsewhere"


def test_target_spec__supported_ops(converter):
    """`TFLITE_BUILTINS`, `TFLITE_BUILTINS_INT8` and `EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8` select
    the quantization mode; `SELECT_TF_OPS` beside one of these allows Flex ops; without one, and `EXPERIMENTAL_STABLEHLO_OPS`,
    it raises."""
    ops = lite.OpsSet.EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8
    integer(converter, ops).inference_input_type = np.int16
    assert input_type(converter.convert()) is np.int16
    for ops in (lite.OpsSet.SELECT_TF_OPS, lite.OpsSet.EXPERIMENTAL_STABLEHLO_OPS):
        with pytest.raises(tfuse.UnsupportedOptionError):
            converter.target_spec.supported_ops = [ops]


def flex_converter(tmp_path) -> TFLiteConverter:
    (tmp_path / "graph.pbtxt").write_text(UNSUPPORTED_OP)
    return TFLiteConverter.from_saved_model(tmp_path / "graph.pbtxt")


def test_supported_ops_with_flex_ops(tmp_path):
    converter = flex_converter(tmp_path)
    converter.target_spec.supported_ops = {lite.OpsSet.TFLITE_BUILTINS, lite.OpsSet.SELECT_TF_OPS}
    assert b"FlexStringToHashBucketFast" in converter.convert()


def test_target_spec__experimental_select_user_tf_ops(tmp_path):
    """Ops that become Flex ops besides those on the Flex delegate's list; needs `SELECT_TF_OPS`."""
    converter = flex_converter(tmp_path)
    graph = tmp_path / "graph.pbtxt"
    graph.write_text(graph.read_text().replace("DT_STRING", "DT_FLOAT").split("node { name: \"hash\"")[0] + LGAMMA)
    converter.target_spec.experimental_select_user_tf_ops = ["Lgamma"]
    with pytest.raises(tfuse.ConversionError):
        converter.convert()
    converter.target_spec.supported_ops = [lite.OpsSet.TFLITE_BUILTINS, lite.OpsSet.SELECT_TF_OPS]
    assert b"FlexLgamma" in converter.convert()


def test_target_spec__supported_types(converter):
    """`float32`, `float16` and `int8` select the type of weights; other types raise."""
    converter.optimizations = [lite.Optimize.DEFAULT]
    seen = {}
    for element in ("float32", "float16", "int8"):
        converter.target_spec.supported_types = [element]
        converter.representative_dataset = samples if element == "int8" else None
        seen[element] = weight_types(converter.convert())
    assert seen["float32"] == {"float32"}
    assert "float16" in seen["float16"]
    assert "int8" in seen["int8"]
    with pytest.raises(tfuse.UnsupportedOptionError):
        converter.target_spec.supported_types = ["bfloat16"]


def untested() -> list[tuple[str, object]]:
    """The attributes without a test of their effect, with their defaults."""
    prefixes = {TFLiteConverter: "", lite.TargetSpec: "target_spec."}
    names = [(prefix + name, value) for owner, prefix in prefixes.items() for name, value in owner._DEFAULTS.items()]
    return [(name, value) for name, value in names if f"test_{name.replace('.', '__')}" not in globals()]


def others(default) -> list[object]:
    """Values that differ from a default."""
    if isinstance(default, bool):
        return [not default]
    return ["value", 3] if default is None or isinstance(default, str) else [["value"], {"value"}]


@pytest.mark.parametrize(("name", "default"), untested())
def test_other_attributes_take_their_default_only(converter, name, default):
    prefix, _, attribute = name.rpartition(".")
    owner = getattr(converter, prefix) if prefix else converter
    assert getattr(owner, attribute) == default
    setattr(owner, attribute, default)
    for value in others(default):
        with pytest.raises(tfuse.UnsupportedOptionError) as caught:
            setattr(owner, attribute, value)
        assert caught.value.attribute == name
        assert getattr(owner, attribute) == default
