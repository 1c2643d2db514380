"""TFLiteConverter without TensorFlow: SavedModels and every settable attribute."""

import pytest

import tfuse
from tfuse import TFLiteConverter, lite


def test_from_saved_model(small_cnn, deviation):
    converter = TFLiteConverter.from_saved_model(small_cnn)
    assert converter.report is None
    content = converter.convert()
    assert isinstance(content, bytes)
    assert content[4:8] == b"TFL3"
    assert deviation(content, "small_cnn", skip_missing=True) <= 1
    assert converter.report.ops_after["conv_2d"] == 3
    assert converter.report.output is None
    assert converter.convert() == content


def signatures(content: bytes, folder) -> list[str]:
    (folder / "m.tflite").write_bytes(content)
    return [signature["key"] for signature in tfuse.inspect(folder / "m.tflite")["signatures"]]


def test_of_keras_equal_signatures_one_is_taken(small_cnn, tmp_path):
    converter = TFLiteConverter.from_saved_model(small_cnn)
    assert signatures(converter.convert(), tmp_path) == ["serving_default"]
    both = TFLiteConverter.from_saved_model(small_cnn, signature_keys=["serve", "serving_default"])
    assert signatures(both.convert(), tmp_path) == ["serve", "serving_default"]


def test_signature_keys_and_tags(case, deviation, tmp_path):
    folder, info = case("two_signatures")
    both = TFLiteConverter.from_saved_model(str(folder / info.model)).convert()
    assert signatures(both, tmp_path) == ["decode", "encode"]
    assert deviation(both, "two_signatures") <= 1
    one = TFLiteConverter.from_saved_model(folder / info.model, signature_keys=["encode"], tags={"serve"})
    assert signatures(one.convert(), tmp_path) == ["encode"]
    with pytest.raises(tfuse.ConversionError) as caught:
        TFLiteConverter.from_saved_model(folder / info.model, signature_keys=["encod"]).convert()
    assert caught.value.code == "unknown-signature"
    with pytest.raises(tfuse.ConversionError) as caught:
        TFLiteConverter.from_saved_model(folder / info.model, tags=["train"]).convert()
    assert "serve" in caught.value.hint
    with pytest.raises(TypeError):
        TFLiteConverter.from_saved_model(folder / info.model, signature_keys="encode")


def test_failure_leaves_no_report(small_cnn):
    converter = TFLiteConverter.from_saved_model(small_cnn)
    converter.convert()
    with pytest.raises(tfuse.ConversionError):
        converter.convert(disabled_rules=["no-such-rule"])
    assert converter.report is None


def test_missing_model(tmp_path):
    with pytest.raises(tfuse.ConversionError) as caught:
        TFLiteConverter.from_saved_model(tmp_path / "nowhere").convert()
    assert caught.value.code == "file-not-found"


def test_options_of_tfuse(small_cnn):
    converter = TFLiteConverter.from_saved_model(small_cnn)
    converter.convert(disabled_rules=["peephole-fuse-activation"])
    assert converter.report.ops_after["relu"] > 0


def test_names_of_tf_lite():
    assert lite.TFLiteConverter is TFLiteConverter
    for name in ("Optimize", "OpsSet", "RepresentativeDataset", "TargetSpec"):
        assert getattr(lite, name) is getattr(tfuse, name)


def custom_op(folder):
    graph = folder / "graph.pbtxt"
    graph.write_text("""
      node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_STRING } }
             attr { key: "shape" value { shape { dim { size: 4 } } } } }
      node { name: "hash" op: "StringToHashBucketFast" input: "x"
             attr { key: "num_buckets" value { i: 10 } } }
    """)
    return graph


def test_allow_custom_ops(tmp_path):
    converter = TFLiteConverter.from_saved_model(custom_op(tmp_path))
    with pytest.raises(tfuse.ConversionError):
        converter.convert()
    converter.allow_custom_ops = True
    converter.convert()
    assert sum(converter.report.ops_after.values()) == 1


@pytest.fixture
def converter(small_cnn):
    return TFLiteConverter.from_saved_model(small_cnn)


class NumpyLike:
    """A class that stands for an element type, as numpy.float32 does."""

    __name__ = "float32"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("optimizations", []),
        ("optimizations", None),
        ("representative_dataset", None),
        ("inference_input_type", "float32"),
        ("inference_output_type", NumpyLike()),
        ("experimental_new_converter", True),
        ("exclude_conversion_metadata", True),
        ("_experimental_lower_tensor_list_ops", True),
    ],
)
def test_defaults_can_be_set(converter, name, value):
    setattr(converter, name, value)
    assert getattr(converter, name) is value
    converter.convert()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("optimizations", [lite.Optimize.DEFAULT, lite.Optimize.EXPERIMENTAL_SPARSITY]),
        ("optimizations", {lite.Optimize.EXPERIMENTAL_SPARSITY}),
        ("inference_input_type", "bfloat16"),
        ("inference_output_type", "int32"),
        ("experimental_new_converter", False),
        ("experimental_enable_resource_variables", False),
        ("_experimental_lower_tensor_list_ops", False),
        ("ir_dump_dir", "/tmp"),
        ("unfold_batchmatmul", True),
        ("saved_model_dir", "/elsewhere"),
    ],
)
def test_what_would_have_no_effect_raises(converter, name, value):
    before = getattr(converter, name)
    with pytest.raises(NotImplementedError, match=name) as caught:
        setattr(converter, name, value)
    assert isinstance(caught.value, tfuse.UnsupportedOptionError)
    assert (caught.value.attribute, caught.value.value) == (name, value)
    assert getattr(converter, name) == before


def test_what_was_added_in_place_raises(converter):
    converter.optimizations.add(lite.Optimize.EXPERIMENTAL_SPARSITY)
    with pytest.raises(tfuse.UnsupportedOptionError, match="optimizations"):
        converter.convert()


def test_target_spec(converter):
    converter.target_spec.supported_ops = [lite.OpsSet.TFLITE_BUILTINS]
    converter.target_spec = lite.TargetSpec(supported_ops={lite.OpsSet.TFLITE_BUILTINS})
    converter.convert()
    with pytest.raises(tfuse.UnsupportedOptionError, match=r"target_spec\.supported_ops.*add TFLITE_BUILTINS"):
        converter.target_spec.supported_ops = [lite.OpsSet.SELECT_TF_OPS]
    converter.target_spec.supported_ops = [lite.OpsSet.TFLITE_BUILTINS, lite.OpsSet.SELECT_TF_OPS]
    converter.target_spec.experimental_select_user_tf_ops = ["StringLower"]
    converter.convert()
    with pytest.raises(tfuse.UnsupportedOptionError, match=r"target_spec\.supported_types"):
        lite.TargetSpec(supported_types=["bfloat16"])
    with pytest.raises(AttributeError, match="did you mean 'supported_ops'"):
        converter.target_spec.supported_op = []
    converter.target_spec.supported_ops.append(lite.OpsSet.EXPERIMENTAL_STABLEHLO_OPS)
    with pytest.raises(tfuse.UnsupportedOptionError, match=r"target_spec\.supported_ops"):
        converter.convert()


def test_unknown_attributes_raise(converter):
    with pytest.raises(AttributeError, match="did you mean 'allow_custom_ops'"):
        converter.allow_custom_op = True
    with pytest.raises(AttributeError):
        _ = converter.quantize
    assert not hasattr(converter, "post_training_quantize")
    assert {"allow_custom_ops", "convert", "report", "target_spec"} <= set(dir(converter))


def test_converters_do_not_share_settings(small_cnn):
    one, other = (TFLiteConverter.from_saved_model(small_cnn) for _ in range(2))
    one.optimizations.add(lite.Optimize.DEFAULT)
    one.allow_custom_ops = True
    assert other.optimizations == set()
    assert not other.allow_custom_ops
    other.convert()


def test_what_is_no_model():
    with pytest.raises(TypeError, match="Keras model"):
        TFLiteConverter.from_keras_model(object())
    with pytest.raises(ValueError, match="get_concrete_function"):
        TFLiteConverter.from_concrete_functions([len])
    with pytest.raises(ValueError, match="at least one"):
        TFLiteConverter([])
    with pytest.raises(ValueError, match="one function"):
        TFLiteConverter.experimental_from_jax([], [])
    with pytest.raises(TypeError, match="functions, not int"):
        TFLiteConverter.experimental_from_jax([3], [[("x", 0)]])
    with pytest.raises(TypeError, match="list of pairs"):
        TFLiteConverter.experimental_from_jax([len], [{"x": 0}])
