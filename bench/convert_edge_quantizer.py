"""One quantization by ai-edge-quantizer, as a user's script does it: FLOAT.tflite OUTPUT MODE [FILE.npz].

MODE is dynamic-range, float16, weights, weights-4, int8 or int16x8. The last two calibrate with the arrays
[samples, *shape] of FILE.npz, one for each input.
"""

import sys

import numpy as np
from ai_edge_litert.interpreter import Interpreter
from ai_edge_quantizer import qtyping, quantizer, recipe

RECIPES = {
    "dynamic-range": recipe.dynamic_wi8_afp32,
    "weights": recipe.weight_only_wi8_afp32,
    "weights-4": recipe.weight_only_wi4_afp32,
    "int8": recipe.static_wi8_ai8,
    "int16x8": recipe.static_wi8_ai16,
}

model, output, mode, *data = sys.argv[1:]
tool = quantizer.Quantizer(model)
if mode == "float16":
    half = qtyping.TensorQuantizationConfig(num_bits=16, dtype=qtyping.TensorDataType.FLOAT)
    tool.update_quantization_recipe(
        ".*",
        qtyping.TFLOperationName.ALL_SUPPORTED,
        qtyping.OpQuantizationConfig(
            weight_tensor_config=half,
            compute_precision=qtyping.ComputePrecision.FLOAT,
            explicit_dequantize=True,
        ),
        "float_casting",
    )
else:
    tool.load_quantization_recipe(RECIPES[mode]())
ranges = None
if tool.need_calibration:
    arrays = np.load(data[0])
    count = len(arrays[arrays.files[0]])
    samples = [{name: arrays[name][index : index + 1] for name in arrays.files} for index in range(count)]
    ranges = tool.calibrate({signature: samples for signature in Interpreter(model_path=model).get_signature_list()})
tool.quantize(ranges, serialize_to_path=output, enable_progress_report=False)
