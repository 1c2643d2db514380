//===- Passes.td - Passes that quantize ---------------------*- tablegen -*-===//
//
// They run on tfl modules after phase peephole: loops and branches call
// functions, and the float file could be written as it is.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_PASSES
#define TFUSE_QUANTIZE_PASSES

include "mlir/Pass/PassBase.td"

def QuantizePass : Pass<"tfl-quantize", "::mlir::ModuleOp"> {
  let summary = "Quantize activations and weights to integers";
  let description = [{
    Quantizes every op that has a kernel for int8 or int16 tensors and whose
    operands and results have known ranges. Ranges are attributes: `tfl.ranges`
    of an op has the minimum and maximum of each result, `tfl.range` of a
    function argument those of the argument. Ranges that an op implies (softmax,
    reshape) need no attribute. `tfl.fake_quant`, and `tfl.quantize` followed by
    `tfl.dequantize`, give the range that a model was trained with; these ops
    disappear.

    Other ops stay float, between `tfl.dequantize` and `tfl.quantize`, or are
    errors with `integer-only`.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect",
                           "::mlir::quant::QuantDialect"];
  let options = [
    Option<"mode", "mode", "std::string", "\"int8\"",
           "Types of activations: int8 or int16x8">,
    Option<"inputType", "input-type", "std::string", "\"float32\"",
           "Type of the inputs: float32, int8, uint8 or int16">,
    Option<"outputType", "output-type", "std::string", "\"float32\"",
           "Type of the outputs: float32, int8, uint8 or int16">,
    ListOption<"keepFloat", "keep-float", "std::string",
               "Regular expressions for names of layers that stay float">,
    Option<"integerOnly", "integer-only", "bool", "false",
           "Fail if an op stays float">,
    Option<"calibrated", "calibrated", "bool", "true",
           "Ranges were measured. Otherwise the model must have fake-quant ops, "
           "and an op that stays float because a range is unknown is an error">,
    Option<"micro", "micro", "bool", "false",
           "Quantize what kernels of TFLite Micro take">,
    ListOption<"missingKernels", "missing-kernels", "std::string",
               "Builtins whose kernels take no integers of a width: ARG_MAX:16">,
    Option<"perChannelFullyConnected", "per-channel-fully-connected", "bool",
           "true",
           "Give each row of fully-connected weights a separate scale">
  ];
}

def QuantizeWeightsPass : Pass<"tfl-quantize-weights", "::mlir::ModuleOp"> {
  let summary = "Quantize constants; activations stay float32";
  let description = [{
    Mode dynamic-range gives int8 weights to the kernels that quantize their
    float32 inputs while they run. Mode float16 stores constants as float16,
    mode weights stores weights as int8 or int4; `tfl.dequantize` makes them
    float32 for the float32 kernels.

    A constant that other ops need as float32 is stored twice.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect",
                           "::mlir::quant::QuantDialect"];
  let options = [
    Option<"mode", "mode", "std::string", "\"dynamic-range\"",
           "dynamic-range, float16 or weights">,
    Option<"weightBits", "weight-bits", "unsigned", "8",
           "Bits of weights in mode weights: 8 or 4">,
    Option<"minElements", "min-elements", "unsigned", "0",
           "Constants with fewer elements stay float32; "
           "0: 128 for float16, 1024 for the other modes">,
    ListOption<"keepFloat", "keep-float", "std::string",
               "Regular expressions for names of layers that stay float">
  ];
}

def ApplyRecipePass : Pass<"tfl-apply-recipe", "::mlir::ModuleOp"> {
  let summary = "Set the quantization of each op from a recipe";
  let description = [{
    Sets the attribute `tfl.quantization` of each op with float tensors: mode,
    bits of weights, least number of elements, and whether weights have a scale
    for each channel. `tfl-quantize` and `tfl-quantize-weights` read it instead
    of their options and quantize the ops of their modes.
  }];
  let options = [
    Option<"recipe", "recipe", "std::string", "",
           "A JSON file in the format of ai-edge-quantizer">
  ];
}

def EqualizeChannelsPass : Pass<"tfl-equalize-channels", "::mlir::ModuleOp"> {
  let summary = "Scale channels so that their ranges are more alike";
  let description = [{
    Cross-layer equalization: divides the weights and biases of an output channel
    by a power of two, and multiplies the weights that read the channel, where
    the ops between commute with positive factors (RELU, ADD, pooling). The float
    function stays the same, bit for bit.
  }];
}

def AttachRangesPass : Pass<"tfl-attach-ranges", "::mlir::ModuleOp"> {
  let summary = "Set the ranges of activations from a ranges file";
  let description = [{
    Sets the attributes that `tfl-quantize` reads: minimum and maximum of each
    tensor in the file.
  }];
  let options = [
    Option<"ranges", "ranges", "std::string", "",
           "The file that `tfuse calibrate` wrote">,
    Option<"bits", "bits", "unsigned", "8", "Bits of activations: 8 or 16">,
    Option<"rangeMethod", "range-method", "std::string", "\"auto\"",
           "auto, minmax, percentile or mse">,
    Option<"percentile", "percentile", "double", "0",
           "The percentage of range method percentile; 0: 99.99">
  ];
}

#endif // TFUSE_QUANTIZE_PASSES
