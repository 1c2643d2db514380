"""Quantization from Python, without TensorFlow: the attributes of tf.lite, and tfuse's functions."""

import json
import pathlib
import weakref

import case_dir
import ai_edge_litert
import numpy as np
import pytest
from ai_edge_litert.interpreter import Interpreter, OpResolverType

import tfuse
from tfuse import TFLiteConverter, lite

DEFAULT = [lite.Optimize.DEFAULT]
BUILTINS = lite.OpsSet.TFLITE_BUILTINS
INT8 = lite.OpsSet.TFLITE_BUILTINS_INT8
INT16 = lite.OpsSet.EXPERIMENTAL_TFLITE_BUILTINS_ACTIVATIONS_INT16_WEIGHTS_INT8


def images(count=4):
    random = np.random.default_rng(1)
    return [random.random((1, 28, 28, 1), dtype=np.float32) for _ in range(count)]


def dataset():
    for image in images():
        yield [image]


@pytest.fixture
def converter(small_cnn):
    return TFLiteConverter.from_saved_model(small_cnn)


def types_of(content: bytes) -> tuple[set[str], list[str]]:
    """The element types of all tensors, and those of inputs and outputs."""
    interpreter = Interpreter(model_content=content)
    interpreter.allocate_tensors()
    ports = interpreter.get_input_details() + interpreter.get_output_details()
    every = {np.dtype(tensor["dtype"]).name for tensor in interpreter.get_tensor_details()}
    return every, [np.dtype(port["dtype"]).name for port in ports]


def run(content: bytes, image):
    interpreter = Interpreter(model_content=content)
    interpreter.allocate_tensors()
    interpreter.set_tensor(interpreter.get_input_details()[0]["index"], image)
    interpreter.invoke()
    return interpreter.get_tensor(interpreter.get_output_details()[0]["index"])


def test_dynamic_range(converter):
    reference = converter.convert()
    converter.optimizations = DEFAULT
    content = converter.convert(min_elements=1)
    assert len(content) < len(reference)
    assert types_of(content)[1] == ["float32", "float32"]
    np.testing.assert_allclose(run(content, images()[0]), run(reference, images()[0]), atol=0.05)


def test_float16(converter):
    converter.optimizations = DEFAULT
    converter.target_spec.supported_types = ["float16"]
    assert "float16" in types_of(converter.convert())[0]


@pytest.mark.parametrize("form", [lambda x: [x], lambda x: {"image": x}, lambda x: ("serving_default", {"image": x})])
def test_int8(converter, form):
    reference = converter.convert()
    converter.optimizations = DEFAULT
    converter.representative_dataset = lambda: (form(image) for image in images())
    content = converter.convert()
    every, ports = types_of(content)
    assert "int8" in every
    assert ports == ["float32", "float32"]
    np.testing.assert_allclose(run(content, images()[0]), run(reference, images()[0]), atol=0.05)


def test_forms_of_samples_give_the_same_file(converter):
    converter.optimizations = DEFAULT
    files = set()
    for form in (lambda x: [x], lambda x: {"image": x}, lambda x: ("serving_default", {"image": x})):
        converter.representative_dataset = lite.RepresentativeDataset(lambda form=form: map(form, images()))
        files.add(converter.convert())
    assert len(files) == 1


def test_integer_inputs_and_outputs(converter):
    converter.optimizations = DEFAULT
    converter.representative_dataset = dataset
    converter.target_spec.supported_ops = [INT8]
    converter.inference_input_type = np.int8
    converter.inference_output_type = np.uint8
    every, ports = types_of(converter.convert())
    assert ports == ["int8", "uint8"]
    assert "float32" not in every


def test_int16x8(converter):
    converter.optimizations = DEFAULT
    converter.representative_dataset = dataset
    converter.target_spec.supported_ops = [INT16, BUILTINS]
    converter.inference_input_type = "int16"
    every, ports = types_of(converter.convert())
    assert ports == ["int16", "float32"]
    assert {"int8", "int16", "int64"} <= every


def test_integers_only_names_the_ops_that_stay_float(converter):
    converter.optimizations = DEFAULT
    converter.representative_dataset = dataset
    converter.target_spec.supported_ops = [INT8]
    with pytest.raises(tfuse.ConversionError) as caught:
        converter.convert(keep_float=["digit"])
    assert caught.value.code == "unsupported-type"
    assert "stays float" in str(caught.value)
    assert "digit" in str(caught.value)
    converter.target_spec.supported_ops = [INT8, BUILTINS]
    converter.convert(keep_float=["digit"])


def test_samples_of_other_shapes(converter):
    """The batch size may change from sample to sample."""
    converter.optimizations = DEFAULT
    converter.representative_dataset = lambda: ([np.concatenate(images(count))] for count in (1, 3, 2))
    converter.convert()


def test_samples_are_written_one_at_a_time(converter):
    """The converter keeps no reference to a sample when it requests the next one."""
    def generate():
        preceding = None
        for _ in range(3):
            assert preceding is None or preceding() is None
            image = np.zeros((1, 28, 28, 1), np.float32)
            preceding = weakref.ref(image)
            sample = [image]
            del image
            yield sample
            sample.clear()

    converter.optimizations = DEFAULT
    converter.representative_dataset = generate
    converter.convert()


def test_several_signatures(case):
    folder, info = case("two_signatures")
    converter = TFLiteConverter.from_saved_model(folder / info.model)
    converter.optimizations = DEFAULT
    samples = [
        ("encode", {"x": np.ones((1, 6), np.float32)}),
        ("decode", {"code": np.ones((2, 4), np.float32)}),
        ("encode", {"x": np.zeros((3, 6), np.float32)}),
    ]
    converter.representative_dataset = lambda: iter(samples)
    converter.convert()
    converter.representative_dataset = lambda: iter([[np.ones((1, 6), np.float32)]])
    with pytest.raises(ValueError, match="several signatures.*decode, encode"):
        converter.convert()


@pytest.mark.parametrize(
    ("sample", "message"),
    [
        ({"picture": 1}, "the inputs are: image"),
        ([1, 2], "has 2 arrays"),
        (("predict", {"image": 1}), "no signature 'predict'"),
        (3, "a list of arrays"),
        ((1, 2), "a list of arrays"),
    ],
)
def test_wrong_samples(converter, sample, message):
    converter.optimizations = DEFAULT
    converter.representative_dataset = lambda: iter([sample])
    with pytest.raises(ValueError, match=message):
        converter.convert()


def test_wrong_data(converter):
    converter.optimizations = DEFAULT
    converter.representative_dataset = lambda: iter([])
    with pytest.raises(ValueError, match="no samples"):
        converter.convert()
    converter.representative_dataset = lambda: iter([[np.zeros((1, 28, 28, 1))]])  # float64
    with pytest.raises(tfuse.ConversionError) as caught:
        converter.convert()
    assert caught.value.code == "invalid-calibration-data"
    converter.representative_dataset = lambda: iter([[np.full((1, 28, 28, 1), np.nan, np.float32)]])
    with pytest.raises(tfuse.ConversionError) as caught:
        converter.convert()
    assert caught.value.code == "invalid-calibration-data"
    converter.representative_dataset = [1]
    with pytest.raises(TypeError, match="generator function"):
        converter.convert()


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ({"inference_input_type": "int8"}, "inference_input_type of a float model"),
        ({"optimizations": DEFAULT, "inference_output_type": "int8"}, "inference_output_type of mode 'dynamic-range'"),
        ({"optimizations": DEFAULT, "supported_ops": [INT8]}, "needs a representative_dataset"),
        ({"supported_types": ["int8"]}, "needs a representative_dataset"),
        ({"supported_ops": [INT8], "supported_types": ["float16"]}, "supported_types"),
    ],
)
def test_combinations_that_tf_lite_refuses(converter, attributes, message):
    for name, value in attributes.items():
        setattr(converter.target_spec if name.startswith("supported") else converter, name, value)
    with pytest.raises(ValueError, match=message):
        converter.convert()


def test_attributes_without_effect(converter):
    converter.representative_dataset = dataset
    with pytest.raises(tfuse.UnsupportedOptionError, match=r"Optimize\.DEFAULT"):
        converter.convert()
    converter.optimizations = DEFAULT
    converter.target_spec.supported_types = ["float16"]
    with pytest.raises(tfuse.UnsupportedOptionError, match="needs no data"):
        converter.convert()
    converter.target_spec.supported_types = []
    converter.inference_input_type = "int16"
    with pytest.raises(tfuse.UnsupportedOptionError, match="inference_input_type"):
        converter.convert()


def test_options_replace_attributes(converter):
    converter.representative_dataset = dataset
    assert "int16" in types_of(converter.convert(quantize="int16x8"))[0]


def save(path, samples):
    np.savez(path, image=np.concatenate(samples)[:, np.newaxis])
    return path


def test_calibrate_merge_quantize(small_cnn, tmp_path):
    reference = tmp_path / "float.tflite"
    tfuse.convert(small_cnn, reference, signatures=["serving_default"])
    samples = images(6)
    parts = []
    for index in range(3):
        data = save(tmp_path / f"{index}.npz", samples[2 * index : 2 * index + 2])
        ranges = tfuse.calibrate(reference, [data], tmp_path / f"{index}.ranges")
        assert ranges.samples == 2
        assert ranges.tensors > 3
        assert ranges.runtime
        parts.append(ranges.output)
    merged = tfuse.merge_ranges(reversed(parts), tmp_path / "merged.ranges")
    assert merged.samples == 6
    whole = tfuse.calibrate(reference, [save(tmp_path / "all.npz", samples)], tmp_path / "all.ranges")
    assert merged.output.read_bytes() == whole.output.read_bytes()
    report = tfuse.quantize(
        reference, tmp_path / "int8.tflite", quantize="int8", calibration=[merged.output], input_type="int8"
    )
    assert types_of(report.output.read_bytes())[1] == ["int8", "float32"]
    assert report.data["notes"] == []


def input_type_with(converter, **options) -> tuple[float, int]:
    """Scale and zero point of the int8 input."""
    interpreter = Interpreter(model_content=converter.convert(quantize="int8", input_type="int8", **options))
    return interpreter.get_input_details()[0]["quantization"]


def squared_error(values, bounds) -> float:
    """The squared error of rounding to the int8 type whose range is `bounds` widened to include 0."""
    low, high = min(bounds[0], 0), max(bounds[1], 0)
    scale = (high - low) / 255
    zero = np.round(-128 - low / scale)
    stored = np.clip(np.round(values / scale) + zero, -128, 127)
    return float(np.sum(((stored - zero) * scale - values) ** 2))


def test_range_methods(small_cnn, tmp_path):
    """The range of the input against its definition: extrema, percentiles, least squared error."""
    random = np.random.default_rng(3)
    values = random.normal(size=(40, 1, 28, 28, 1)).astype(np.float32)
    values[7, 0, 3, 3, 0] = 30
    data = tmp_path / "images.npz"
    np.savez(data, image=values)
    converter = TFLiteConverter.from_saved_model(small_cnn)

    def bounds(**options):
        scale, zero = input_type_with(converter, calibration=[data], **options)
        return scale, (scale * (-128 - zero), scale * (127 - zero))

    extrema = bounds(range_method="minmax")
    assert extrema[0] == pytest.approx((30 - values.min()) / 255, rel=1e-6)
    # The default: fractions of the extrema, both the same unless that costs 20 % more error.
    fractions = 2.0 ** (-np.arange(17) / 4)
    errors = {(i, k): squared_error(values, (values.min() * i, 30 * k)) for i in fractions for k in fractions}
    apart, alike = min(errors, key=errors.get), min(((i, i) for i in fractions), key=errors.get)
    low, high = alike if errors[alike] <= 1.2 * errors[apart] else apart
    assert bounds()[0] == pytest.approx((30 * high - values.min() * low) / 255, rel=1e-6)
    assert bounds(range_method="auto") == bounds()
    # The histogram has 128 bins per octave.
    for percentage, options in ((99.99, {}), (99.0, {"percentile": 99.0}), (90.0, {"percentile": 90})):
        scale, _ = bounds(range_method="percentile", **options)
        cut = (100 - percentage) / 2
        low, high = np.percentile(values, [cut, 100 - cut])
        assert scale == pytest.approx((high - low) / 255, rel=0.02)
    assert bounds(range_method="percentile", percentile=100) == extrema
    _, chosen = bounds(range_method="mse")
    ends = np.linspace(0.05, 1, 96)
    least = min(squared_error(values, (values.min() * i, 30 * k)) for i in ends[40:] for k in ends)
    assert squared_error(values, chosen) <= 1.1 * least
    assert squared_error(values, chosen) < squared_error(values, extrema[1])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"range_method": "entropy"}, "unknown range method 'entropy'"),
        ({"percentile": 99.9}, "a percentile is given for range method 'auto'"),
        ({"range_method": "mse", "percentile": 99.9}, "a percentile is given for range method 'mse'"),
        ({"range_method": "percentile", "percentile": 101}, "the percentile 101.00 is not above 0 and at most 100"),
        ({"range_method": "percentile", "percentile": -1}, "the percentile -1.00 is not above 0 and at most 100"),
        ({"range_method": "mse", "quantize": "float16"}, "mode 'float16' has no ranges to choose"),
    ],
)
def test_range_methods_that_do_not_exist(tmp_path, options, message):
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.quantize("m.tflite", tmp_path / "r", **{"quantize": "int8", "calibration": ["x.npz"], **options})
    assert (caught.value.code, caught.value.message) == ("invalid-option", message)
    assert not (tmp_path / "r").exists()


@pytest.mark.parametrize("name", ["qat_cnn", "qat_dense"])
def test_quantization_aware_training(case, name):
    """An export of tensorflow-model-optimization: no data, no float ops, and TensorFlow's values up to two steps."""
    folder, info = case(name)
    converter = TFLiteConverter.from_saved_model(folder / info.model, signature_keys=["serving_default"])
    content = converter.convert(quantize="int8", integer_only=True)
    interpreter = Interpreter(model_content=content, experimental_preserve_all_tensors=True)
    runner = interpreter.get_signature_runner()
    for sample in info.samples:
        inputs, expected = case_dir.load_expected(folder, sample.run)
        ((output, values),) = expected.items()
        (result,) = runner(**inputs).values()
        step = interpreter.get_tensor_details()[interpreter._get_ops_details()[-1]["inputs"][0]]["quantization"][0]
        np.testing.assert_allclose(result, values, atol=2.01 * step, err_msg=output)


def recipe_entry(regex, operation, **config):
    entry = {"regex": regex, "operation": operation, "algorithm_key": "no_quantize"}
    if config:
        entry |= {"algorithm_key": "min_max_uniform_quantize", "op_config": config}
    return entry


def test_recipe(converter, tmp_path):
    """Integers but for the dense layer, which has integer weights and float arithmetic."""
    weights = {"num_bits": 8, "granularity": "CHANNELWISE"}
    activations = {"num_bits": 8, "symmetric": False}
    static = {"activation_tensor_config": activations, "weight_tensor_config": weights, "compute_precision": "INTEGER"}
    recipe = tmp_path / "recipe.json"
    entries = [
        recipe_entry(".*", "*", **static),
        recipe_entry(".*", "FULLY_CONNECTED", weight_tensor_config=weights, explicit_dequantize=True),
        recipe_entry(".*", "OUTPUT"),
    ]
    recipe.write_text(json.dumps(entries))
    data = save(tmp_path / "data.npz", images())
    reference = converter.convert()
    content = converter.convert(recipe=recipe, calibration=[data])
    interpreter = Interpreter(model_content=content)
    interpreter.allocate_tensors()
    assert types_of(content)[1] == ["int8", "float32"]
    types = {tensor["index"]: np.dtype(tensor["dtype"]).name for tensor in interpreter.get_tensor_details()}
    inputs = {op["op_name"]: types[op["inputs"][0]] for op in interpreter._get_ops_details()}
    assert inputs["CONV_2D"] == "int8"
    assert inputs["FULLY_CONNECTED"] == "float32"
    floats = converter.convert(recipe=recipe, calibration=[data], input_type="float32")
    np.testing.assert_allclose(run(floats, images()[0]), run(reference, images()[0]), atol=0.05)
    with pytest.raises(tfuse.ConversionError, match="a recipe and --quantize exclude each other"):
        converter.convert(recipe=recipe, quantize="int8", calibration=[data])


@pytest.mark.parametrize("granularity", ["CHANNELWISE", "TENSORWISE"])
@pytest.mark.parametrize("bits", [8, 4])
def test_recipe_of_asymmetric_weights(converter, tmp_path, bits, granularity):
    """Each weight is at most half a step from the float weight, and the integers reach both ends."""
    recipe, lowest = tmp_path / "recipe.json", -(2 ** (bits - 1))
    weights = {"num_bits": bits, "symmetric": False, "granularity": granularity}
    recipe.write_text(json.dumps([recipe_entry(".*", "*", weight_tensor_config=weights, explicit_dequantize=True)]))
    reference, content = converter.convert(), converter.convert(recipe=recipe)

    def weights_of(content, tensor):
        interpreter = Interpreter(
            model_content=content,
            experimental_op_resolver_type=OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
            experimental_preserve_all_tensors=True,
        )
        interpreter.allocate_tensors()
        interpreter.invoke()
        ops = [op for op in interpreter._get_ops_details() if op["op_name"] in ("CONV_2D", "FULLY_CONNECTED")]
        found = [tensor(interpreter, op["inputs"][1]) for op in ops]
        assert found
        return found

    def details(interpreter, index):
        (producer,) = [op for op in interpreter._get_ops_details() if index in op["outputs"]]
        return interpreter.get_tensor_details()[producer["inputs"][0]]["quantization_parameters"]

    get = Interpreter.get_tensor
    values, wanted, types = (weights_of(*pair) for pair in ((content, get), (reference, get), (content, details)))
    for value, want, quantization in zip(values, wanted, types, strict=True):
        scales, zeros = quantization["scales"], quantization["zero_points"]
        assert len(scales) == (len(want) if granularity == "CHANNELWISE" else 1)
        rows, shape = want.reshape(len(scales), -1), (len(scales), -1)
        assert np.all(np.abs(value.reshape(shape) - rows) <= 0.5001 * scales[:, None] + 0.5 * scales[:, None] * (bits < 8))
        stored = np.round(value.reshape(shape) / scales[:, None] + zeros[:, None])
        assert np.all(stored.min(1) == lowest) and np.all(stored.max(1) == -lowest - 1)
    with pytest.raises(tfuse.ConversionError, match=r"entry 1 of the recipe .*asymmetric with compute_precision INTEGER"):
        recipe.write_text(
            json.dumps([recipe_entry(".*", "*", weight_tensor_config=weights, compute_precision="INTEGER")])
        )
        converter.convert(recipe=recipe)


@pytest.mark.parametrize(("bits", "tolerance"), [(8, 0.05), (16, 2e-3)])
def test_recipe_of_integers_with_four_bit_weights(converter, tmp_path, bits, tolerance):
    """Integer arithmetic with int4 weights gives the results of float arithmetic with the same weights."""
    recipe = tmp_path / "recipe.json"
    data = save(tmp_path / "data.npz", images())
    weights = {"num_bits": 4, "granularity": "CHANNELWISE"}
    activations = {"num_bits": bits, "symmetric": bits == 16}
    eight = {"activation_tensor_config": activations, "weight_tensor_config": weights | {"num_bits": 8}}
    results = []
    for arithmetic in (
        {"weight_tensor_config": weights, "explicit_dequantize": True},
        {"activation_tensor_config": activations, "weight_tensor_config": weights, "compute_precision": "INTEGER"},
    ):
        is_integer = "compute_precision" in arithmetic
        entries = [recipe_entry(".*", "*", **eight, compute_precision="INTEGER")] if is_integer else []
        entries += [recipe_entry(".*", operation, **arithmetic) for operation in ("CONV_2D", "FULLY_CONNECTED")]
        recipe.write_text(json.dumps(entries))
        options = {"calibration": [data], "input_type": "float32", "output_type": "float32"} if is_integer else {}
        results.append(converter.convert(recipe=recipe, **options))
    floats, integers = results
    assert len(integers) < len(converter.convert(quantize="int8", calibration=[data]))
    for image in images():
        np.testing.assert_allclose(run(integers, image), run(floats, image), atol=tolerance)


@pytest.mark.parametrize("activations", [{}, {"activation_tensor_config": {"num_bits": 16}}])
def test_recipe_of_four_bit_weights_without_a_kernel(case, tmp_path, activations):
    """DEPTHWISE_CONV_2D: LiteRT refuses int4 weights with float inputs, and reads them as int8 with int16 inputs."""
    folder, info = case("depthwise_valid_stride2")
    recipe = tmp_path / "recipe.json"
    weights = {"num_bits": 4, "granularity": "CHANNELWISE"}
    config = {"weight_tensor_config": weights, "compute_precision": "INTEGER"} | activations
    recipe.write_text(json.dumps([recipe_entry(".*", "DEPTHWISE_CONV_2D", **config)]))
    with pytest.raises(tfuse.ConversionError, match="its kernel takes int4 weights with int8 inputs only"):
        TFLiteConverter.from_saved_model(folder / info.model).convert(recipe=recipe, calibration=[tmp_path / "x.npz"])


def test_recipe_for_several_signatures(case, tmp_path):
    """INPUT and OUTPUT entries give all signatures the same types; --io-type replaces them."""
    folder, info = case("two_signatures")
    converter = TFLiteConverter.from_saved_model(folder / info.model)
    weights = {"num_bits": 8, "granularity": "CHANNELWISE"}
    static = {"activation_tensor_config": {"num_bits": 16}, "weight_tensor_config": weights}
    static["compute_precision"] = "INTEGER"
    recipe = tmp_path / "recipe.json"
    recipe.write_text(json.dumps([recipe_entry(".*", "*", **static), recipe_entry("^encode", "INPUT")]))
    converter.representative_dataset = lambda: iter(
        [("encode", {"x": np.ones((1, 6), np.float32)}), ("decode", {"code": np.ones((1, 4), np.float32)})]
    )
    with pytest.raises(tfuse.ConversionError, match="for INPUT give signatures different types"):
        converter.convert(recipe=recipe)
    recipe.write_text(json.dumps([recipe_entry(".*", "*", **static)]))
    assert types_of(converter.convert(recipe=recipe))[1] == ["int16", "int16"]
    assert types_of(converter.convert(recipe=recipe, output_type="float32"))[1] == ["int16", "float32"]


def first_convolution(content: bytes) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """The input of the first CONV_2D, its weights and bias: the stored values, and the scales."""
    interpreter = Interpreter(model_content=content, experimental_preserve_all_tensors=True)
    interpreter.allocate_tensors()
    details = {tensor["index"]: tensor for tensor in interpreter.get_tensor_details()}
    op = next(op for op in interpreter._get_ops_details() if op["op_name"] == "CONV_2D")
    found = {}
    for name, index in zip(("weights", "bias"), op["inputs"][1:]):
        scales = details[index]["quantization_parameters"]["scales"].astype(np.float64)
        found[name] = (interpreter.get_tensor(index).astype(np.float64), scales)
    return found


def test_bias_correction(converter, tmp_path):
    """The bias changes by the errors of the weights times the means of the input channels."""
    samples = images(6)
    data = save(tmp_path / "data.npz", samples)
    exact = first_convolution(converter.convert())
    plain = first_convolution(converter.convert(quantize="int8", calibration=[data]))
    corrected = first_convolution(converter.convert(quantize="int8", calibration=[data], bias_correction=True))
    stored, scales = corrected["weights"]
    np.testing.assert_array_equal(stored, plain["weights"][0])
    errors = stored * scales[:, np.newaxis, np.newaxis, np.newaxis] - exact["weights"][0]
    means = np.concatenate(samples).mean((0, 1, 2))
    expected = exact["bias"][0] - np.einsum("ohwi,i->o", errors, means)
    found, bias_scales = corrected["bias"]
    np.testing.assert_allclose(found * bias_scales, expected, atol=bias_scales.max())
    assert (found != plain["bias"][0]).any()


def test_equalization_keeps_the_float_function(converter):
    """Nothing is quantized here: outputs are equal bit for bit, and weights are not."""
    options = {"quantize": "weights", "min_elements": 10**9}
    plain, equalized = converter.convert(**options), converter.convert(**options, equalize=True)
    assert len(plain) == len(equalized)
    assert plain != equalized
    for image in images():
        np.testing.assert_array_equal(run(plain, image), run(equalized, image))


def test_equalization_and_ranges(small_cnn, tmp_path):
    """A ranges file belongs to the model with or without equalized channels."""
    reference = tmp_path / "float.tflite"
    tfuse.convert(small_cnn, reference, signatures=["serving_default"])
    data = save(tmp_path / "data.npz", images())
    plain = tfuse.calibrate(reference, [data], tmp_path / "plain.ranges").output
    equalized = tfuse.calibrate(reference, [data], tmp_path / "equalized.ranges", equalize=True).output
    output = tmp_path / "int8.tflite"
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.quantize(reference, output, quantize="int8", calibration=[plain], equalize=True)
    assert caught.value.code == "ranges-mismatch"
    assert not output.exists()
    report = tfuse.quantize(reference, output, quantize="int8", calibration=[equalized], equalize=True)
    assert "groups of activations with equalized channels" in report.summary
    direct = tmp_path / "direct.tflite"
    tfuse.quantize(reference, direct, quantize="int8", calibration=[data], equalize=True)
    assert output.read_bytes() == direct.read_bytes()
    with pytest.raises(tfuse.ConversionError, match="bias correction needs the means of channels"):
        tfuse.quantize(reference, tmp_path / "x", quantize="int8", calibration=[plain], bias_correction=True)
    with pytest.raises(tfuse.ConversionError, match="mode 'float16' has no biases to correct"):
        tfuse.quantize(reference, tmp_path / "x", quantize="float16", bias_correction=True)
    with pytest.raises(tfuse.ConversionError, match="channels are equalized for quantization"):
        tfuse.convert(small_cnn, tmp_path / "x", equalize=True)
    assert not (tmp_path / "x").exists()


def test_mistakes_of_the_functions(tmp_path):
    with pytest.raises(TypeError, match="no option 'rnn'"):
        tfuse.quantize("m.tflite", tmp_path / "n.tflite", quantize="int8", rnn="while")
    with pytest.raises(TypeError, match="no option 'keep_float'"):
        tfuse.calibrate("m.tflite", ["x.npz"], tmp_path / "r", keep_float=["dense"])
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.calibrate("m.tflite", ["x.npz"], tmp_path / "r", quantize="float16")
    assert (caught.value.code, caught.value.message) == ("invalid-option", "mode float16 needs no ranges")
    with pytest.raises(TypeError, match="list of files"):
        tfuse.calibrate("m.tflite", "x.npz", tmp_path / "r")
    with pytest.raises(TypeError, match="list of files"):
        tfuse.merge_ranges("x.ranges", tmp_path / "r")
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.quantize("m.tflite", tmp_path / "r", quantize="float16", integer_only=True)
    assert (caught.value.code, caught.value.message) == ("invalid-option", "mode 'float16' has float activations")
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.merge_ranges([tmp_path / "none.ranges"], tmp_path / "r")
    assert caught.value.code == "file-not-found"
    with pytest.raises(tfuse.ConversionError) as caught:
        tfuse.quantize(tmp_path / "none.tflite", tmp_path / "r", quantize="float16")
    assert caught.value.code == "file-not-found"
    assert not (tmp_path / "r").exists()


@pytest.mark.parametrize(
    "words",
    [
        [b"small", "large", b"no key"],
        np.array(["small", "large", "Zürich"]),
        np.array([b"small", b"large"]),
        np.array([b"small", "large"], object),
        np.array(["small", "large"], np.dtypes.StringDType()),
    ],
    ids=["list", "text", "bytes", "objects", "StringDType"],
)
def test_samples_of_strings(case, words):
    """A representative dataset has strings in each of NumPy's forms."""
    folder, _ = case("table_of_words_to_floats")
    converter = tfuse.TFLiteConverter.from_saved_model(folder / "model")
    converter.optimizations = [tfuse.Optimize.DEFAULT]
    converter.representative_dataset = lambda: iter([{"x": words}])
    library = pathlib.Path(ai_edge_litert.__file__).with_name("libLiteRt.so")
    contents = [converter.convert(runtime=library), TFLiteConverter.from_saved_model(folder / "model").convert()]
    given = np.array([b"small", b"large", b"no key"], object)
    quantized, exact = (Interpreter(model_content=c).get_signature_runner()(x=given)["found"] for c in contents)
    np.testing.assert_allclose(quantized, exact, rtol=0.02, atol=0.02)
