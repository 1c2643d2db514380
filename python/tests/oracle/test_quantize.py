"""The same script quantizes with tf.lite and with tfuse."""

import numpy as np
import pytest
import tensorflow as tf

import tfuse

RANDOM = np.random.default_rng(3)
SAMPLES = [RANDOM.uniform(-1, 1, (1, 8, 8, 3)).astype(np.float32) for _ in range(8)]


class Network(tf.Module):
    """A convolution, a mean and two matmuls of enough weights for dynamic-range."""

    def __init__(self):
        super().__init__()
        self.filter = tf.Variable(RANDOM.normal(0, 0.3, (3, 3, 3, 32)).astype(np.float32))
        self.weights = tf.Variable(RANDOM.normal(0, 0.2, (32, 64)).astype(np.float32))
        self.last = tf.Variable(RANDOM.normal(0, 0.2, (64, 10)).astype(np.float32))

    @tf.function(input_signature=[tf.TensorSpec([1, 8, 8, 3], tf.float32, name="image")])
    def __call__(self, image):
        x = tf.nn.relu(tf.nn.conv2d(image, self.filter, 1, "SAME"))
        x = tf.nn.relu(tf.reduce_mean(x, [1, 2]) @ self.weights)
        return {"y": x @ self.last}


@pytest.fixture(scope="module")
def network():
    return Network()


def dataset():
    for sample in SAMPLES:
        yield [sample]


def run(content):
    """The inputs' and outputs' types, and the outputs for all samples, as float32."""
    interpreter = tf.lite.Interpreter(model_content=content)
    interpreter.allocate_tensors()
    source, result = interpreter.get_input_details()[0], interpreter.get_output_details()[0]
    outputs = []
    for sample in SAMPLES:
        if source["dtype"] != np.float32:
            scale, zero = source["quantization"]
            limits = np.iinfo(source["dtype"])
            sample = np.clip(np.round(sample / scale + zero), limits.min, limits.max).astype(source["dtype"])
        interpreter.set_tensor(source["index"], sample)
        interpreter.invoke()
        output = interpreter.get_tensor(result["index"]).astype(np.float32)
        if result["dtype"] != np.float32:
            scale, zero = result["quantization"]
            output = (output - zero) * scale
        outputs.append(output)
    types = {np.dtype(tensor["dtype"]).name for tensor in interpreter.get_tensor_details()}
    return source["dtype"], result["dtype"], types & {"float16", "int16"}, np.concatenate(outputs)


def nothing(converter, lite):
    del converter, lite


def dynamic_range(converter, lite):
    converter.optimizations = [lite.Optimize.DEFAULT]


def deprecated_name(converter, lite):
    converter.optimizations = [lite.Optimize.OPTIMIZE_FOR_SIZE]


def dynamic_range_of_int16_ops(converter, lite):
    dynamic_range(converter, lite)
    converter.target_spec.supported_ops = [
        lite.OpsSet.EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8,
        lite.OpsSet.TFLITE_BUILTINS,
    ]


def float32_types(converter, lite):
    dynamic_range(converter, lite)
    converter.target_spec.supported_types = [tf.float32]


def float16(converter, lite):
    dynamic_range(converter, lite)
    converter.target_spec.supported_types = [tf.float16]


def int8(converter, lite):
    dynamic_range(converter, lite)
    converter.representative_dataset = dataset


def int8_by_name(converter, lite):
    dynamic_range(converter, lite)
    converter.representative_dataset = lite.RepresentativeDataset(lambda: ({"image": s} for s in SAMPLES))


def int8_by_signature(converter, lite):
    dynamic_range(converter, lite)
    converter.representative_dataset = lambda: (("serving_default", {"image": s}) for s in SAMPLES)


def int8_only(converter, lite):
    int8(converter, lite)
    converter.target_spec.supported_ops = [lite.OpsSet.TFLITE_BUILTINS_INT8]
    converter.inference_input_type = tf.int8
    converter.inference_output_type = tf.uint8


def int8_types(converter, lite):
    int8(converter, lite)
    converter.target_spec.supported_types = [tf.int8]
    converter.inference_input_type = tf.uint8


def int16x8(converter, lite):
    int8(converter, lite)
    converter.target_spec.supported_ops = [
        lite.OpsSet.EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8
    ]
    converter.inference_input_type = tf.int16
    converter.inference_output_type = tf.int16


SCRIPTS = [
    nothing,
    dynamic_range,
    deprecated_name,
    dynamic_range_of_int16_ops,
    float32_types,
    float16,
    int8,
    int8_by_name,
    int8_by_signature,
    int8_only,
    int8_types,
    int16x8,
]


def convert(network, lite, script):
    converter = lite.TFLiteConverter.from_concrete_functions([network.__call__.get_concrete_function()], network)
    script(converter, lite)
    return converter.convert()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_same_script(network, script):
    *theirs, reference = run(convert(network, tf.lite, script))
    *ours, result = run(convert(network, tfuse.lite, script))
    assert ours == theirs
    exact = run(convert(network, tf.lite, nothing))[-1]
    scale = np.sqrt(np.mean(exact**2))
    error, theirs_error = (np.sqrt(np.mean((output - exact) ** 2)) / scale for output in (result, reference))
    # Rounding differs between equally good parameters; the error itself is of the same size.
    assert error <= 1.2 * theirs_error + 1e-4


def needs_data(converter, lite):
    dynamic_range(converter, lite)
    converter.target_spec.supported_ops = [lite.OpsSet.TFLITE_BUILTINS_INT8]


def integer_inputs_of_floats(converter, lite):
    dynamic_range(converter, lite)
    converter.inference_input_type = tf.int8


def float16_with_int8_ops(converter, lite):
    int8_only(converter, lite)
    converter.target_spec.supported_types = [tf.float16]


def int8_inputs_of_int16x8(converter, lite):
    int16x8(converter, lite)
    converter.inference_input_type = tf.int8


@pytest.mark.parametrize(
    "script",
    [needs_data, integer_inputs_of_floats, float16_with_int8_ops, int8_inputs_of_int16x8],
    ids=lambda script: script.__name__,
)
def test_combinations_that_both_refuse(network, script):
    for lite in (tf.lite, tfuse.lite):
        with pytest.raises(ValueError):
            convert(network, lite, script)


@tf.function(input_signature=[tf.TensorSpec([1, 4], name="b"), tf.TensorSpec([1, 6], name="a")])
def two_inputs(b, a):
    return {"y": tf.nn.relu(tf.concat([b, a], 1))}


def convert_two_inputs(lite, sample=None):
    converter = lite.TFLiteConverter.from_concrete_functions([two_inputs.get_concrete_function()], tf.Module())
    if sample is not None:
        converter.optimizations = [lite.Optimize.DEFAULT]
        converter.representative_dataset = lambda: iter([sample])
    return converter.convert()


@pytest.mark.parametrize("lite", [tf.lite, tfuse.lite], ids=["tf.lite", "tfuse"])
def test_inputs_by_name_and_by_order(lite):
    """The arrays of a list are in the order of the inputs of the converter's own files."""
    interpreter = tf.lite.Interpreter(model_content=convert_two_inputs(lite))
    arrays = [np.ones(detail["shape"], np.float32) for detail in interpreter.get_input_details()]
    by_name = {"b": np.ones((1, 4), np.float32), "a": np.ones((1, 6), np.float32)}
    assert convert_two_inputs(lite, arrays) == convert_two_inputs(lite, by_name)


def test_fake_quant_ops_replace_data():
    """Fake-quant ops select int8, as in tf.lite. tfuse asks for data if a layer has none."""

    def converter(body):
        function = tf.function(
            lambda x: {"y": body(tf.quantization.fake_quant_with_min_max_args(x, -1, 1))},
            input_signature=[tf.TensorSpec([1, 4], name="x")],
        )
        result = tfuse.TFLiteConverter.from_concrete_functions([function.get_concrete_function()], tf.Module())
        result.optimizations = [tf.lite.Optimize.DEFAULT]
        return result

    content = converter(tf.tanh).convert()
    interpreter = tf.lite.Interpreter(model_content=content)
    assert {np.dtype(tensor["dtype"]).name for tensor in interpreter.get_tensor_details()} >= {"int8"}
    weights = np.ones((4, 4), np.float32)
    with pytest.raises(tfuse.ConversionError, match="data.*: FULLY_CONNECTED stays float: the range of its result"):
        converter(lambda x: tf.matmul(x, weights, name="data")).convert()
