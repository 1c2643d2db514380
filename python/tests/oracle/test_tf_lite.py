"""The interface equals that of the pinned tf.lite: attributes, defaults and names."""

import enum

import pytest
import tensorflow as tf

import tfuse
from tfuse._converter import _name

# Internal attributes of tf.lite's converter, which are not settings.
INTERNAL = {
    "_collected_converter_params",
    "_debug_info",
    "_funcs",
    "_metadata",
    "_saved_model_exported_names",
    "_saved_model_tags",
    "_saved_model_version",
    "_tflite_metrics",
    "_trackable_obj",
}


@pytest.fixture
def theirs():
    function = tf.function(lambda x: x + 1).get_concrete_function(tf.TensorSpec([2]))
    return tf.lite.TFLiteConverter.from_concrete_functions([function], tf.Module())


@pytest.fixture
def ours():
    function = tf.function(lambda x: x + 1).get_concrete_function(tf.TensorSpec([2]))
    return tfuse.TFLiteConverter.from_concrete_functions([function], tf.Module())


def test_same_attributes_and_defaults(theirs, ours):
    attributes = set(vars(theirs)) - INTERNAL - {"target_spec"}
    assert set(ours._DEFAULTS) == attributes
    for name in attributes:
        assert _name(getattr(ours, name)) == _name(getattr(theirs, name)), name


def test_same_methods(theirs, ours):
    def methods(converter) -> set[str]:
        return {name for name in dir(type(converter)) if not name.startswith("_") and callable(getattr(converter, name))}

    # TensorFlow makes converters of another class for functions of JAX, in a method of TFLiteConverter.
    assert methods(ours) - {"check"} == {name for name in dir(tf.lite.TFLiteConverter) if not name.startswith("_")}
    assert methods(theirs) <= methods(ours)


def test_same_target_spec(theirs, ours):
    attributes = set(vars(theirs.target_spec))
    assert set(ours.target_spec._DEFAULTS) == attributes
    for name in attributes:
        assert _name(getattr(ours.target_spec, name)) == _name(getattr(theirs.target_spec, name)), name


@pytest.mark.parametrize("name", ["Optimize", "OpsSet"])
def test_same_enums(name):
    def members(enumeration: type[enum.Enum]):
        return {member.name for member in enumeration}

    assert members(getattr(tfuse.lite, name)) == members(getattr(tf.lite, name))


def test_tf_lites_own_values_are_understood(theirs, ours):
    for name in set(vars(theirs)) - INTERNAL:
        setattr(ours, name, getattr(theirs, name))
    ours.inference_input_type = tf.float32
    ours.target_spec.supported_ops = [tf.lite.OpsSet.TFLITE_BUILTINS]
    ours.convert()
    for name, value in {
        "optimizations": [tf.lite.Optimize.EXPERIMENTAL_SPARSITY],
        "inference_input_type": tf.complex64,
        "target_spec": tf.lite.TargetSpec(supported_types=[tf.bfloat16]),
    }.items():
        with pytest.raises(tfuse.UnsupportedOptionError):
            setattr(ours, name, value)
