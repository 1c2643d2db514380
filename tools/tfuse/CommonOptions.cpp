//===- CommonOptions.cpp - Options of several commands --------------------===//

#include "Commands.h"

#include "tfuse/calibrate.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <sstream>

namespace tfuse::cli {

std::string parseShape(const std::string &text, InputShape &shape) {
  size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0)
    return "--input-shapes takes NAME:D1,D2,..., not '" + text + "'";
  shape.name = text.substr(0, colon);
  std::istringstream dimensions(text.substr(colon + 1));
  for (std::string item; std::getline(dimensions, item, ',');) {
    if (item == "?") {
      shape.dimensions.push_back(-1);
      continue;
    }
    char *end = nullptr;
    long long value = std::strtoll(item.c_str(), &end, 10);
    if (item.empty() || *end || value < -1)
      return "--input-shapes: '" + item + "' is not a valid dimension of '" +
             shape.name + "'";
    shape.dimensions.push_back(value);
  }
  return {};
}

void addModelRoots(CLI::App &command, std::vector<std::string> &folders) {
  command
      .add_option("--model-root", folders,
                  "Additional folder from which files named by the model, and "
                  "targets of its symbolic links, may be read; may be repeated")
      ->type_name("DIR")
      ->take_all();
}

template <typename Options>
void addModelSelection(CLI::App &command, Options &options,
                       std::vector<std::string> &shapes) {
  command
      .add_option("--signature", options.signatures,
                  "Signature to convert; may be repeated (default: all)")
      ->type_name("KEY")
      ->take_all();
  command
      .add_option("--function", options.functions,
                  "SavedModel: function of a saved object to convert as a "
                  "signature, e.g. generate or encoder.__call__; tfuse inspect "
                  "lists them; may be repeated")
      ->type_name("NAME")
      ->take_all();
  command
      .add_option("--tag", options.tags,
                  "Tag of the graph in the SavedModel (default: serve)")
      ->type_name("TAG")
      ->take_all();
  command
      .add_option("--input-arrays", options.inputArrays,
                  "GraphDef: inputs (default: its placeholders). SavedModel: "
                  "tensors of its main graph instead of the signature's inputs")
      ->type_name("NAME,...")
      ->delimiter(',');
  command
      .add_option("--output-arrays", options.outputArrays,
                  "GraphDef: outputs (default: the nodes without consumers). "
                  "SavedModel: tensors of its main graph instead of the "
                  "signature's outputs")
      ->type_name("NAME,...")
      ->delimiter(',');
  command
      .add_option("--from", options.fromTensors,
                  "Tensors within the model that become inputs, instead of "
                  "the ops that compute them: names of nodes, as diagnostics "
                  "show them, or NODE:OUTPUT")
      ->type_name("TENSOR,...")
      ->delimiter(',');
  command
      .add_option("--to", options.toTensors,
                  "Tensors within the model that become the outputs")
      ->type_name("TENSOR,...")
      ->delimiter(',');
  command
      .add_option("--input-shapes", shapes,
                  "Fix an input's shape, e.g. image:1,224,224,3; ? leaves a "
                  "dimension unknown; may be repeated")
      ->type_name("NAME:D1,D2,...")
      ->take_all();
  addModelRoots(command, options.modelRoots);
}

template <typename Options>
void addRuntimeChoice(CLI::App &command, Options &options) {
  command
      .add_option("--target", options.target,
                  "The runtime the file is for: interpreter (default), "
                  "compiled-model, micro or gpu")
      ->type_name("RUNTIME");
  command
      .add_option("--rnn", options.rnn,
                  "The form of recurrent networks: fused (default, except for "
                  "int16x8 and "
                  "compiled-model), while or unrolled")
      ->type_name("FORM");
}

template void addModelSelection(CLI::App &, ConvertOptions &,
                                std::vector<std::string> &);
template void addModelSelection(CLI::App &, CalibrateOptions &,
                                std::vector<std::string> &);
template void addRuntimeChoice(CLI::App &, ConvertOptions &);
template void addRuntimeChoice(CLI::App &, CalibrateOptions &);

void addFusions(CLI::App &command, ConvertOptions &options) {
  command
      .add_option("--fusion-plugin", options.fusionPlugins,
                  "Shared object with user-defined fusions; may be repeated")
      ->type_name("FILE.so")
      ->take_all();
  command
      .add_option("--fusions", options.fusionFiles,
                  "File with fusions as PDL patterns; may be repeated")
      ->type_name("FILE")
      ->take_all();
}

void addQuantization(CLI::App &command, QuantizationOptions &options) {
  command
      .add_option("--quantize", options.mode,
                  "dynamic-range, float16 or weights: smaller weights, no data "
                  "needed; int8 or int16x8: integer arithmetic, needs "
                  "--calibration")
      ->type_name("MODE");
  command
      .add_option("--recipe", options.recipe,
                  "Instead of --quantize: a recipe of ai-edge-quantizer, with "
                  "the configuration of each op")
      ->type_name("FILE.json");
  command
      .add_option("--weight-bits", options.weightBits,
                  "Bits of weights in mode weights: 8 (default) or 4")
      ->type_name("8|4");
  command
      .add_option("--min-elements", options.minElements,
                  "dynamic-range, float16, weights: constants with fewer "
                  "elements stay float (default: 128 for float16, else 1024)")
      ->type_name("N");
  command
      .add_option("--calibration", options.calibration,
                  "int8, int16x8: typical inputs: a .npz file with an array "
                  "[samples, *shape] for each input, or a folder of such "
                  "files, or a file of `tfuse calibrate`; may be repeated")
      ->type_name("[SIGNATURE=]PATH")
      ->take_all();
  command
      .add_option("--runtime", options.runtime,
                  "With calibration data: the LiteRT library that runs the "
                  "float model, libLiteRt.so (default: that of the Python "
                  "package ai_edge_litert); none: tfuse's own, slower "
                  "evaluator")
      ->type_name("FILE.so|none");
  command
      .add_option("--calls", options.calls,
                  "Samples that are calls one after the other, if the model "
                  "keeps states from call to call; the next sample starts with "
                  "the initial states (default: 1)")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  command
      .add_option_function<std::string>(
          "--io-type",
          [&options](const std::string &type) {
            options.inputType = options.outputType = type;
          },
          "int8, int16x8: type of inputs and outputs: float32 (default), "
          "int8, uint8 or int16")
      ->type_name("TYPE");
  command
      .add_option("--keep-float", options.keepFloat,
                  "Regular expression: layers whose name it matches stay "
                  "float; may be repeated")
      ->type_name("REGEX")
      ->take_all();
  command
      .add_option("--range-method", options.rangeMethod,
                  "int8, int16x8: how the range of an activation follows from "
                  "calibration: auto (default), minmax, percentile or mse")
      ->type_name("METHOD");
  command
      .add_option("--percentile", options.percentile,
                  "--range-method percentile: the percentage of the values "
                  "that a range holds (default: 99.99)")
      ->type_name("P");
  command.add_flag("--equalize", options.equalize,
                   "Scale the channels of weights so that their ranges are "
                   "more alike; the float function stays the same");
  command.add_flag("--bias-correction", options.biasCorrection,
                   "int8, int16x8, with samples: subtract the mean errors of "
                   "quantized weights from biases");
  command.add_flag("--integer-only", options.integerOnly,
                   "int8, int16x8: fail, and name the ops, if an op would "
                   "stay float");
}

} // namespace tfuse::cli
