//===- CompareModels.cpp - How a quantized model differs ------------------===//

#include "tfuse/Quantize/CompareModels.h"

#include "LiteRt.h"
#include "ModelRunner.h"
#include "RandomSamples.h"
#include "RealTensors.h"

#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include <cmath>

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

void Difference::add(double exact, double quantized) {
  double error = std::abs(exact - quantized);
  signal += exact * exact;
  other += quantized * quantized;
  dot += exact * quantized;
  noise += error * error;
  // A NaN stays.
  greatest = error <= greatest ? greatest : error;
  greatestValue = std::max(greatestValue, std::abs(exact));
  ++count;
}

void Difference::add(ArrayRef<float> exact, ArrayRef<float> quantized) {
  for (auto [a, b] : llvm::zip_equal(exact, quantized))
    add(a, b);
}

void Difference::addStrings(ArrayRef<float> exact, ArrayRef<float> quantized) {
  for (auto [a, b] : llvm::zip_equal(exact, quantized))
    add(1, a == b ? 1 : 0);
}

double Difference::snr() const {
  return noise == 0 ? INFINITY : 10 * std::log10(signal / noise);
}

double Difference::cosine() const {
  return noise == 0 ? 1 : dot / std::sqrt(signal * other);
}

double Difference::relativeError() const {
  return noise == 0 ? 0 : std::sqrt(noise / signal);
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {
/// One of the two models, with observers of the compared tensors.
class ComparedModel {
public:
  ComparedModel(StringRef name, ModuleOp original)
      : name(name), module(cast<ModuleOp>(original->clone())) {}

  Error open(bool comparesAll) {
    Expected<RealTensors> found = makeReal(*module, comparesAll);
    if (!found)
      return found.takeError();
    tensors = std::move(*found);
    signatures = signaturesOf(*module);
    return Error::success();
  }

  /// Observes the values: `elements[i]` is that of `values[i]` after a run, or
  /// empty if another signature ran.
  Error observeValues(ArrayRef<Value> compared, const CompareOptions &options);
  /// The same in LiteRT's interpreter.
  Error interpretValues(ArrayRef<Value> values, StringRef library,
                        const CompareOptions &options);
  /// The same in TensorFlow, for outputs only.
  Error runInTensorFlow(const TensorFlowModel &source,
                        ArrayRef<std::vector<std::string>> outputs,
                        const CompareOptions &options);
  Error run(const Sample &sample, bool continues) {
    for (std::vector<float> &content : elements)
      content.clear();
    return runner->run(sample, continues);
  }

  std::string name;
  OwningOpRef<ModuleOp> module;
  RealTensors tensors;
  std::vector<Signature> signatures;
  std::vector<std::vector<float>> elements;

private:
  Error createRunner(const CompareOptions &options);

  ObservedModel observed;
  std::unique_ptr<ModelRunner> runner;
};
} // namespace

/// True if an op computes with quantized tensors; the evaluator has kernels for
/// float32 tensors only.
static bool needsIntegerKernels(ModuleOp module) {
  auto isQuantized = [](Type type) {
    return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
  };
  return module
      .walk([&](Operation *op) {
        bool usesQuantized = !isa<tfl::DequantizeOp>(op) &&
                             llvm::any_of(op->getOperandTypes(), isQuantized);
        return usesQuantized ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// True if a state keeps its value from call to call: no op sets it first.
static bool keepsStates(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return op->hasAttr("tfl.is_variable") ? WalkResult::interrupt()
                                              : WalkResult::advance();
      })
      .wasInterrupted();
}

Error ComparedModel::createRunner(const CompareOptions &options) {
  std::string library =
      options.runtime.empty() ? litert::findLibrary() : options.runtime;
  std::string why;
  if (library == "none")
    why = options.prefersEvaluator ? "it has kernels for all ops"
                                   : "--runtime none excludes LiteRT";
  else if (hasVariableTensors(*observed.module))
    why = "LiteRT's C interface refuses the variable tensors of recurrent ops";
  else if (library.empty())
    why = "there is no LiteRT library (PyPI package ai-edge-litert, or "
          "--runtime)";
  if (why.empty()) {
    auto created = createLiteRtRunner(observed, signatures, library);
    if (created) {
      runner = std::move(*created);
      options.onNote("LiteRT runs the " + name + " model: " + library);
      return Error::success();
    }
    if (!options.runtime.empty())
      return created.takeError();
    why = llvm::toString(created.takeError());
  }
  if (needsIntegerKernels(*observed.module))
    return userError(Code::RuntimeFailed,
                     "the " + name +
                         " file cannot be compared: only LiteRT has integer "
                         "kernels, and " +
                         why,
                     "", "compare the file in an application of LiteRT");
  options.onNote("tfuse's evaluator runs the " + name + " model: " + why);
  runner = createEvaluatorRunner(observed, signatures);
  return Error::success();
}

Error ComparedModel::interpretValues(ArrayRef<Value> values, StringRef library,
                                     const CompareOptions &options) {
  elements.resize(values.size());
  auto created = createInterpreterRunner(
      *module, values, signatures, library,
      [this](unsigned index, ArrayRef<float> content) {
        elements[index].assign(content.begin(), content.end());
      });
  if (!created)
    return created.takeError();
  runner = std::move(*created);
  options.onNote("LiteRT's interpreter in Python runs the " + name + " model");
  return Error::success();
}

Error ComparedModel::runInTensorFlow(const TensorFlowModel &source,
                                     ArrayRef<std::vector<std::string>> outputs,
                                     const CompareOptions &options) {
  size_t count = 0;
  for (const std::vector<std::string> &names : outputs)
    count += names.size();
  elements.resize(count);
  auto created = createTensorFlowRunner(
      source, outputs, signatures,
      [this](unsigned index, ArrayRef<float> content) {
        elements[index].assign(content.begin(), content.end());
      });
  if (!created)
    return created.takeError();
  runner = std::move(*created);
  options.onNote("TensorFlow runs the " + name + " model: " + source.python);
  return Error::success();
}

Error ComparedModel::observeValues(ArrayRef<Value> compared,
                                   const CompareOptions &options) {
  SmallVector<Value> values = llvm::map_to_vector(compared, toFloat32);
  Expected<TensorIds> ids = TensorIds::of(*module);
  if (!ids)
    return ids.takeError();
  llvm::StringMap<SmallVector<unsigned>> indices;
  for (auto [i, value] : llvm::enumerate(values))
    indices[ids->of(value)].push_back(i);
  observed = observe(*module, *ids, {values.begin(), values.end()});
  elements.resize(values.size());
  observed.recorder.sink = [this, indices = std::move(indices)](
                               unsigned tensor, ArrayRef<float> content) {
    for (unsigned i : indices.lookup(observed.recorder.tensors[tensor].id))
      elements[i].assign(content.begin(), content.end());
  };
  return createRunner(options);
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {
class Comparison {
public:
  Comparison(ModuleOp exact, ModuleOp quantized, const CompareOptions &options)
      : exact(options.prefersEvaluator ? "source" : "float", exact),
        quantized(options.prefersEvaluator ? "converted" : "quantized",
                  quantized),
        options(options),
        library(options.runtime.empty() ? litert::findLibrary()
                                        : options.runtime) {
    if (library == "none")
      library.clear();
  }

  Expected<ModelComparison> run(ArrayRef<std::string> data);

private:
  Error checkSignatures() const;
  Error chooseOutputs();
  void chooseInner();
  Error createRunners();
  /// Creates the runners of a source model and of the file to check.
  Error createSourceRunners();
  Error createConvertedRunner();
  template <typename Samples> Error runSamples(Samples &data);
  Error addDifferences();

  ComparedModel exact, quantized;
  const CompareOptions &options;
  /// The LiteRT library; empty without one.
  std::string library;
  /// Pairs of values, the outputs first.
  SmallVector<Value> exactValues, quantizedValues;
  std::vector<TensorComparison> pairs;
  /// The names of the compared outputs of each signature.
  std::vector<std::vector<std::string>> outputNames;
  size_t numOutputs = 0;
  uint64_t samples = 0;
  /// Calls from one start with the initial states to the next.
  unsigned calls = 1;
};
} // namespace

Error Comparison::checkSignatures() const {
  auto differ = [](const Signature &a, const Signature &b) {
    return a.keys != b.keys || a.inputs.size() != b.inputs.size() ||
           llvm::any_of(llvm::zip(a.inputs, b.inputs), [](auto inputs) {
             auto &[x, y] = inputs;
             return x.name != y.name ||
                    x.type.getElementType() != y.type.getElementType();
           });
  };
  bool isSame = exact.signatures.size() == quantized.signatures.size();
  for (size_t i = 0; isSame && i < exact.signatures.size(); ++i)
    isSame =
        !differ(exact.signatures[i], quantized.signatures[i]) &&
        exact.tensors.outputs[i].size() == quantized.tensors.outputs[i].size();
  if (isSame)
    return Error::success();
  return userError(Code::InvalidOption,
                   "the files have different signatures, inputs or outputs", "",
                   "give a model and a file that was made from it; tfuse "
                   "inspect lists the signatures, inputs and outputs of each");
}

Error Comparison::chooseOutputs() {
  for (auto [signature, ours, theirs] :
       llvm::zip(exact.signatures, exact.tensors.outputs,
                 quantized.tensors.outputs)) {
    outputNames.emplace_back();
    for (auto [i, a] : llvm::enumerate(ours)) {
      // By name; outputs without names are in the same order in both.
      auto named = llvm::find_if(
          theirs, [&](const auto &other) { return other.name == a.name; });
      const auto &b = named == theirs.end() ? theirs[i] : *named;
      std::string name = a.name;
      if (exact.signatures.size() > 1 && !signature.keys.empty())
        name = (signature.keys.front() + ": " + llvm::Twine(a.name)).str();
      bool isText = a.value && tf_type::isStringTensor(a.value.getType());
      if (!a.value || !b.value || (isText && library.empty())) {
        options.onNote(
            "the output '" + name + "' is not compared: " +
            (isText ? "only LiteRT's interpreter in Python returns strings"
                    : "it is not a float"));
        continue;
      }
      pairs.push_back({name, "", {}, isText});
      outputNames.back().push_back(a.name);
      exactValues.push_back(a.value);
      quantizedValues.push_back(b.value);
    }
  }
  numOutputs = pairs.size();
  if (numOutputs > 0)
    return Error::success();
  return userError(Code::InvalidOption,
                   "the model has no outputs that can be compared", "",
                   "verify compares float and quantized outputs; of a source "
                   "model also integers, and with LiteRT strings");
}

void Comparison::chooseInner() {
  llvm::StringMap<Value> exactById;
  for (auto &[id, value] : exact.tensors.inner)
    exactById[id] = value;
  llvm::DenseSet<Value> chosen(exactValues.begin(), exactValues.end());
  chosen.insert_range(quantizedValues);
  for (auto &[id, value] : quantized.tensors.inner) {
    Value other = exactById.lookup(id);
    if (!other || !chosen.insert(other).second || !chosen.insert(value).second)
      continue;
    pairs.push_back({id, nodeName(other.getLoc()).str(), {}});
    exactValues.push_back(other);
    quantizedValues.push_back(value);
  }
}

Error Comparison::addDifferences() {
  for (auto [i, pair] : llvm::enumerate(pairs)) {
    ArrayRef<float> a = exact.elements[i], b = quantized.elements[i];
    if (a.size() == b.size() && pair.isText)
      pair.difference.addStrings(a, b);
    else if (a.size() == b.size())
      pair.difference.add(a, b);
    else if (i < numOutputs)
      return userError(Code::ShapeMismatch,
                       "the output has " + llvm::Twine(a.size()) +
                           " elements in the " + exact.name + " model and " +
                           llvm::Twine(b.size()) + " in the " + quantized.name +
                           " model",
                       pair.name, "convert the model again");
  }
  return Error::success();
}

template <typename Samples> Error Comparison::runSamples(Samples &data) {
  Sample sample;
  for (;;) {
    Expected<bool> isSample = data.next(sample);
    if (!isSample)
      return isSample.takeError();
    if (!*isSample)
      return Error::success();
    bool continues = samples % calls != 0;
    if (Error error = exact.run(sample, continues))
      return error;
    if (Error error = quantized.run(sample, continues))
      return error;
    if (Error error = addDifferences())
      return error;
    ++samples;
    if (options.onProgress && !options.onProgress(samples, data.numSamples()))
      return canceledError();
  }
}

/// The name of an op without a kernel in the evaluator; empty if there is none.
static StringRef missingKernel(ModuleOp module) {
  StringRef missing;
  module.walk([&](Operation *op) {
    bool isPart = op->hasTrait<OpTrait::IsTerminator>() ||
                  isa<ModuleOp, func::FuncOp>(op);
    if (isPart || check::canEvaluate(op))
      return WalkResult::advance();
    missing = op->getName().getStringRef();
    return WalkResult::interrupt();
  });
  return missing;
}

Error Comparison::createSourceRunners() {
  bool hasLiteRt = !library.empty();
  if (!options.tensorFlow.python.empty()) {
    if (Error error =
            exact.runInTensorFlow(options.tensorFlow, outputNames, options))
      return error;
    return createConvertedRunner();
  }
  CompareOptions forSource = options;
  bool hasText =
      llvm::any_of(pairs, [](const auto &pair) { return pair.isText; });
  if (StringRef missing = missingKernel(*exact.module); !missing.empty())
    options.onNote(("tfuse's evaluator has no kernel for " + missing).str());
  else if (!hasText)
    forSource.runtime = "none";
  bool isInterpreted = hasLiteRt && forSource.runtime != "none";
  if (Error error = isInterpreted
                        ? exact.interpretValues(exactValues, library, forSource)
                        : exact.observeValues(exactValues, forSource))
    return error;
  return createConvertedRunner();
}

Error Comparison::createConvertedRunner() {
  // The interpreter runs more models than LiteRT's C interface: variable
  // tensors, and sizes that depend on values.
  if (!library.empty())
    return quantized.interpretValues(quantizedValues, library, options);
  if (hasVariableTensors(*quantized.module))
    return userError(Code::RuntimeFailed,
                     "the file has variable tensors, which only LiteRT's "
                     "interpreter runs, and there is no LiteRT library",
                     "", "install the PyPI package ai-edge-litert");
  return quantized.observeValues(quantizedValues, options);
}

Error Comparison::createRunners() {
  bool keeps = keepsStates(*exact.module);
  if (keeps)
    calls = std::max(options.calls, 1U);
  if (calls > 1)
    options.onNote("the states start with their initial values every " +
                   std::to_string(calls) + " samples (--calls)");
  bool hasStates = hasVariableTensors(*exact.module) ||
                   hasVariableTensors(*quantized.module);
  bool isInterpreted = hasStates && !library.empty() &&
                       (keeps || needsIntegerKernels(*quantized.module));
  if (options.prefersEvaluator)
    return createSourceRunners();
  if (!isInterpreted) {
    if (Error error = exact.observeValues(exactValues, options))
      return error;
    return quantized.observeValues(quantizedValues, options);
  }
  if (Error error = exact.interpretValues(exactValues, library, options))
    return error;
  return quantized.interpretValues(quantizedValues, library, options);
}

Expected<ModelComparison> Comparison::run(ArrayRef<std::string> sources) {
  for (ComparedModel *model : {&exact, &quantized})
    if (Error error = model->open(options.comparesAll))
      return std::move(error);
  if (Error error = checkSignatures())
    return std::move(error);
  if (Error error = chooseOutputs())
    return std::move(error);
  if (options.tensorFlow.python.empty())
    chooseInner();
  if (sources.empty()) {
    RandomSamples data(exact.signatures, options.randomSamples, options.seed,
                       findWords(*exact.module));
    if (Error error = createRunners())
      return std::move(error);
    if (Error error = runSamples(data))
      return std::move(error);
  } else {
    Expected<CalibrationData> data =
        CalibrationData::open(sources, exact.signatures);
    if (!data)
      return data.takeError();
    if (Error error = createRunners())
      return std::move(error);
    if (Error error = runSamples(*data))
      return std::move(error);
  }
  ModelComparison result;
  result.samples = samples;
  for (auto [i, pair] : llvm::enumerate(pairs))
    if (pair.difference.elements() > 0)
      (i < numOutputs ? result.outputs : result.inner)
          .push_back(std::move(pair));
  return std::move(result);
}

Expected<ModelComparison> compareModels(ModuleOp exact, ModuleOp quantized,
                                        ArrayRef<std::string> data,
                                        const CompareOptions &options) {
  CompareOptions given = options;
  if (!given.onNote)
    given.onNote = [](StringRef) {};
  return Comparison(exact, quantized, given).run(data);
}

} // namespace tfuse::quantize
